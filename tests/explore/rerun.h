/* rerun.h: a trace run once more from the beginning with fsm_create and fsm_step, on real instants.
 *
 * It shares nothing with exploration: no ages, no images, no search. A trace that is no run of the machine is told so.
 */
#ifndef EXPLORE_RERUN_H
#define EXPLORE_RERUN_H

#include "explore.h"
#include "world.h"

#define RERUN_NEVER UINT32_MAX

struct rerun {
    const struct fsm_machine *m;
    struct world world;
    int64_t *image; /* of all instances; its instants are real */
    int64_t now, tick;
    uint32_t moves; /* made so far */
    struct decided {
        uint32_t moves; /* made until then, or RERUN_NEVER */
        int64_t at;
    } * decided;      /* [promises]: when it was violated or reached first */
    bool *has_states; /* [promises] */
    struct fsm_out out;
    struct arena arena;
    char message[200]; /* why the trace is no run */
};

/* False, with a message, if the machine does not do what the trace says. Released by rerun_close either way. `tick`
 * says at which instants promises about states are asked while time passes; `source` which those are. */
bool rerun_run(struct rerun *rerun, const struct fsm_machine *m, const char *source, int64_t tick,
               const struct trace *trace);
void rerun_close(struct rerun *rerun);

#endif
