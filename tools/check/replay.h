/* replay.h: runs a trace from the beginning, on real instances and real times. */
#ifndef CHECK_REPLAY_H
#define CHECK_REPLAY_H

#include "explore.h"

/* What a replay came to. */
struct replay {
    bool same;            /* every move happened, as the move it was, and nothing else did */
    bool *violated;       /* [promises]: an invariant or assumption did not hold, a reachable was reached; at the end */
    enum fsm_result last; /* of the last move */
};

/* Replays; `violated` is the caller's. */
void replay_run(const struct fsm_machine *m, const struct trace *trace, struct replay *replay);

/* Chooses trace->from so that refills fall where the trace has them, and sets trace->real if a replay agrees. */
void replay_fit(const struct fsm_machine *m, struct trace *trace);

#endif
