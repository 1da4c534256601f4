/* engine.h: instances of machines, stepped, durable, timed.
 *
 * Everything asked of the engine is decided at once in memory and written at the end of the loop's turn in one
 * transaction (at most ENGINE_BATCH steps each). Nothing may be told to anyone before that commit: so an answer is
 * given to engine_hold, which delivers it afterwards, or says that the commit failed; then nothing of the turn has
 * happened. Timers fire on the loop's clock, through the same batch. */
#ifndef ENGINE_H
#define ENGINE_H

#include <json-c/json.h>
#include <uv.h>

#include "catalog.h"
#include "codec.h"
#include "web.h"

#define ENGINE_BATCH 512

struct engine;

struct engine_options {
    const char *data_dir;   /* machines.db lies there */
    bool normal;            /* synchronous = NORMAL */
    int64_t instances_max;  /* 0: none */
    size_t cache_bytes;     /* of instances kept in memory */
    int64_t (*clock)(void); /* ms since the epoch; NULL: the real one */
};

struct engine *engine_open(uv_loop_t *loop, struct catalog *catalog, const struct engine_options *options, char *why,
                           size_t size);
/* Commits what is pending and closes. */
void engine_close(struct engine *engine);

/* The declared defaults of parameters, and what the environment says instead. On false, `why` names the variable. */
bool engine_defaults(const struct fsm_machine *m, int64_t *value, char *why, size_t size);

/* ---- errors ---- */

struct engine_problem {
    const char *code; /* "UNKNOWN_MACHINE", "NO_INSTANCE", "UNKNOWN_EVENT", "BAD_PAYLOAD", "REJECTED", "CONFLICT",
                       * "SPEC_CHANGED", "LIMIT", "UNAVAILABLE" (the store refuses) */
    char message[600];
    int64_t cursor; /* CONFLICT: the current one; REJECTED: its own; else 0 */
};

/* ---- what an instance looks like ---- */

/* Writes the members `"instance":…,"machine":…,"version":…,"hash":…,"owner":…,"state":…,"cursor":…,"vars":{…},
 * "shared":{…},"timers":{name: ISO deadline or null},"views":{…}` without braces. False: problem is set. */
bool engine_describe(struct engine *engine, const char *instance, struct text *to, struct engine_problem *problem);

/* ---- asking ---- */

struct engine_creation {
    const char *machine, *instance, *owner, *actor; /* instance NULL: one is made up; owner, actor may be NULL */
    struct json_object *params;                     /* or NULL */
};
/* Writes the members of `machine:created`, as engine_describe and with "effects". */
bool engine_create(struct engine *engine, const struct engine_creation *creation, struct text *to,
                   struct engine_problem *problem);

struct engine_message {
    const char *instance, *event, *event_id, *actor; /* event_id, actor may be NULL */
    struct json_object *payload;                     /* an object, or NULL */
    int64_t expected_cursor, call;                   /* CODEC_ABSENT if not given */
};
/* Writes the members of `machine:ack`: instance, eventId, cursor, result, from, to, row, effects, duplicate. A refusal
 * by the machine (reject, a gap, a range) is in the log and comes back as a problem, also when it is a repeat. */
bool engine_send(struct engine *engine, const struct engine_message *message, struct text *to,
                 struct engine_problem *problem);

/* Members of `machine:explanation`. Changes nothing. */
bool engine_explain(struct engine *engine, const struct engine_message *message, struct text *to,
                    struct engine_problem *problem);

/* Writes `"instance":…,"events":[…],"more":…`; after, limit: CODEC_ABSENT if not given. */
bool engine_history(struct engine *engine, const char *instance, int64_t after, int64_t limit, struct text *to,
                    struct engine_problem *problem);
/* The whole log of an instance, a JSON object a line, the first of them about the instance (docs/log.md). */
bool engine_log(struct engine *engine, const char *instance, struct text *to, struct engine_problem *problem);

/* ---- telling ---- */

/* `answer` is taken. Called after the turn's commit, or after its failure with committed = false; `tag` is a copy. */
typedef void engine_deliver(void *context, uint64_t to, const char *tag, struct web_bytes *answer, bool committed);
void engine_hold(struct engine *engine, engine_deliver *deliver, void *context, uint64_t to, const char *tag,
                 struct web_bytes *answer);

/* Told of every step as it is made, before the commit: `members` are those of `machine:step`. What is made of it goes
 * to engine_hold. `wanted` is asked first, so that nobody's steps cost nothing. */
struct engine_listener {
    void *context;
    bool (*wanted)(void *context, const char *instance, const char *machine);
    void (*step)(void *context, const char *instance, const char *machine, const char *members, size_t length);
};
void engine_listen(struct engine *engine, const struct engine_listener *listener);

struct engine_numbers {
    int64_t instances, timers, cached, steps, commits;
};
struct engine_numbers engine_count(const struct engine *engine);

#endif
