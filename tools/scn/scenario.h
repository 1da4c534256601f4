/* scenario.h: runs .scn files on virtual time, for whoever wants to watch: fsmc test, cover, mutate, diff. */
#ifndef SCN_SCENARIO_H
#define SCN_SCENARIO_H

#include <stdio.h>

#include "fsm.h"

/* One step of one instance, as seen by a watcher. Everything is borrowed for the call. */
struct scn_step {
    const struct fsm_machine *m;
    const char *scenario;                            /* its title */
    uint32_t at;                                     /* where the line that caused it begins in the text */
    unsigned instance;                               /* 0 … */
    const struct fsm_shared *shared_before, *shared; /* NULL if nothing is shared */
    const struct fsm_instance *before, *inst;        /* before is NULL at creation */
    const struct fsm_event *event; /* NULL for expiries and refills; &out->released for a released event */
    const struct fsm_out *out;
    const bool *asked, *held; /* [m->promise_count]: whether the step asked it, and whether it held */
};

struct scn_watch {
    void *context;
    void (*step)(void *context, const struct scn_step *step); /* may be NULL */
};

struct scn_result {
    unsigned scenarios, failed;
    unsigned long long steps;
};

/* Runs every scenario of `text` that is for machine `m` (others are left out). Failures are written to `failures`,
 * unless it is NULL. False if the text is no scenario file: then a diagnostic was written. */
bool scn_run(const char *name, const char *text, size_t length, const struct fsm_machine *m,
             const struct scn_watch *watch, FILE *failures, struct scn_result *result);

#endif
