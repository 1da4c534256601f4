/* refill.h: shared variables that are filled again when a wall-clock window begins.
 *
 * slot[bucket] is the number of the current window, slot[bucket + 1] the instant the next one begins, so that
 * asking whether a refill is due takes one comparison and no division. */
#ifndef FSM_REFILL_H
#define FSM_REFILL_H

#include "run.h"

static inline bool fsm_refill_is_due(const struct fsm_var *var, const int64_t *slot, int64_t limit)
{
    int64_t next = var->every ? slot[var->bucket + 1] : INT64_MAX;
    return next <= limit && next != INT64_MAX;
}

struct fsm_refill_window { /* of the wall clock */
    int64_t number, begin, next;
};

/* The shared variable whose refill comes first, among those due at or before `limit`, and the window it enters.
 * UINT16_MAX if none is due. */
uint16_t fsm_refill_due(const struct fsm_machine *m, const struct fsm_shared *shared, const struct fsm_instance *inst,
                        int64_t limit, struct fsm_refill_window *window);

/* Enters the window and fills the variable again; false if the value is outside its domain. */
bool fsm_refill(const struct fsm_machine *m, struct fsm_shared *shared, const struct fsm_instance *inst,
                uint16_t variable, const struct fsm_refill_window *window, int64_t limit);

#endif
