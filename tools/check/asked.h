/* asked.h: which promises a step asks, and whether they hold. For the explorer and for whoever replays. */
#ifndef CHECK_ASKED_H
#define CHECK_ASKED_H

#include "fsm.h"

/* Whether a promise speaks of a state alone: nothing before, nothing emitted, no field. Then it is asked of states, not
 * of steps: of every state that is at rest. */
bool promise_is_of_state(const struct fsm_machine *m, const struct fsm_promise_def *promise);

/* Nothing is due on the instance at `now`, and no deferred event waits to be tried again. */
bool instance_is_at_rest(const struct fsm_machine *m, const struct fsm_instance *inst, int64_t now);

/* Whether the step in scene->out asks the promise, and with what answer. A step that was refused asks none; one that
 * was rejected or deferred asks none either: it has not happened. */
void promise_ask(const struct fsm_machine *m, const struct fsm_promise_def *promise, const struct fsm_scene *scene,
                 bool *asked, bool *held);

/* Whether an assumption about events says that the one in scene->out does not come, whatever would become of it. What
 * has been deferred has come, and expiries are not the world's doing. */
bool promise_excludes(const struct fsm_machine *m, const struct fsm_promise_def *promise,
                      const struct fsm_scene *scene);

/* How an instance is looked back on from the step in `out`: a timer that expires was stopped when its step began. */
void promise_before(const struct fsm_machine *m, const struct fsm_out *out, struct fsm_instance *before);

#endif
