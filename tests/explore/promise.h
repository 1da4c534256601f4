/* promise.h: what a promise says about one step, and about one state.
 *
 * A step that was taken or ignored is asked about; one that was rejected, deferred or refused has not happened. A
 * promise that speaks of states alone is asked of states instead, where nothing is due. */
#ifndef EXPLORE_PROMISE_H
#define EXPLORE_PROMISE_H

#include "fsm.h"

struct answer {
    bool asked;
    bool decides; /* it is violated; or, for a `reachable`, reached */
};

/* `scene` has everything but the effect. scene->out says what the step was. */
struct answer promise_of_step(const struct fsm_machine *m, const struct fsm_promise_def *promise,
                              const struct fsm_scene *scene);

/* `scene` has an instance, what it shares and an instant. */
struct answer promise_of_state(const struct fsm_machine *m, const struct fsm_promise_def *promise,
                               const struct fsm_scene *scene);

/* Whether it speaks of states alone: without `on`, and its line in the source says neither `before` nor `emitted`. */
bool promise_has_states(const char *source, const struct fsm_promise_def *promise);

/* Whether the world would do this: all that is assumed of the event that caused the step holds, however it ended. */
bool promises_allow(const struct fsm_machine *m, const struct fsm_scene *scene);

/* A timer is stopped already when the step of its expiry begins. */
void instance_began(const struct fsm_machine *m, const struct fsm_out *out, struct fsm_instance *before);

#endif
