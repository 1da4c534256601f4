/* catalog.h: the tables that are served: those of gen/, and those of .fsm files, compiled and proved at start.
 *
 * A name finds the newest tables of that name, a hash exactly those. Tables are never let go while the server runs:
 * instances stay on those they began with. Only catalog*.c know the compiler. Whatever explores, or reads a text from
 * outside, does so in a process of its own (job.h): the loop never waits for it. */
#ifndef CATALOG_H
#define CATALOG_H

#include <uv.h>

#include "codec.h"
#include "fsm.h"

struct catalog;

struct catalog *catalog_new(void);          /* with the tables of gen/ */
void catalog_free(struct catalog *catalog); /* after catalog_unwatch */

/* Compiles a file, and explores it within bounds. On false, `report` holds the diagnostics as fsmc check prints them,
 * and what was served before is served on. Unproved within the bounds is not false: `report` says so. Waits. */
bool catalog_add_file(struct catalog *catalog, const char *path, struct text *report);
/* The same without exploring: for who looks at what has happened. */
bool catalog_load_file(struct catalog *catalog, const char *path, struct text *report);
/* Adds again whatever file of catalog_add_file changes, and tells. */
void catalog_watch(struct catalog *catalog, uv_loop_t *loop,
                   void (*changed)(void *context, const char *path, bool good, const char *report), void *context);
/* Ends all that the catalog has on the loop: watches, and the jobs of the tools below, whose answers never come. */
void catalog_unwatch(struct catalog *catalog);

const struct fsm_machine *catalog_named(const struct catalog *catalog, const char *name);
const struct fsm_machine *catalog_hashed(const struct catalog *catalog, const uint8_t hash[32]);

/* Writes an array of {name, version, hash, proved, states, events: [{name, replyTo?, fields}], effects: [{name,
 * prompt?, args}], timers, params: [{name, type, default, …}]}. A field, argument or parameter is {name, type,
 * optional} and, as its type wants, least, most, places, values (names of a choice, members of a set, allowed numbers),
 * index (the elements of an array), list. Types are bool, name, number, duration (ms), time, set, text (most: bytes),
 * row. */
void catalog_list(const struct catalog *catalog, struct text *to);
/* The diagram as SVG; false if there is no such machine. Drawn when it is first asked for. */
bool catalog_svg(struct catalog *catalog, const char *name, struct text *to);

/* A log of docs/log.md as a scenario. On false, `why` says what is wrong. */
bool catalog_scenario(const struct catalog *catalog, const char *log, size_t length, struct text *to, char *why,
                      size_t size);

/* ---- the tools fsm_check and fsm_simulate ---- */

/* The answer, a JSON object, in time: called once from the loop, before the asking call returns only if there is no way
 * to begin. {"error": "…"} if the bounds of size, states, time or work in hand do not allow it. */
typedef void catalog_answer(void *context, const char *json, size_t length);

/* {"good", "verdict", "diagnostics": […], "promises": […], "certificate": {…}}, the last two if the tables could be
 * built; as fsmc check --json has them. The text is copied. */
void catalog_check_text(struct catalog *catalog, uv_loop_t *loop, const char *spec, size_t length,
                        catalog_answer *answer, void *context);
/* {"passed", "failed", "steps": [{scenario, instance, at, cause, event, result, from, to, row, effects}], "more",
 * "failures": [{scenario, line, problems, happened, why}], "diagnostics": […]}. `more` counts the steps left out. */
void catalog_simulate_text(struct catalog *catalog, uv_loop_t *loop, const char *spec, size_t length,
                           const char *scenario, size_t scenario_length, catalog_answer *answer, void *context);

#endif
