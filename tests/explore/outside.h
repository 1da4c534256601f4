/* outside.h: every event that can come from outside, with every value of its fields.
 *
 * Of a field with too many values to take all, those are taken at which anything in the machine could begin to
 * differ: its bounds, every number that the machine mentions and its neighbours. Of durations, instead, the bounds and
 * those that lie on the grid of time. */
#ifndef EXPLORE_OUTSIDE_H
#define EXPLORE_OUTSIDE_H

#include "arena.h"
#include "fsm.h"
#include "list.h"

struct outside { /* an event from outside */
    uint16_t event;
    const int64_t *field; /* FSM_FIELDS_MAX of them, the unused ones 0 */
};

typedef LIST(struct outside) outside_list;

/* False if the machine has an event whose values cannot be listed, or with more than `most` values. Memory is the
 * arena's, but for the list itself. */
bool outside_events(const struct fsm_machine *m, int64_t tick, size_t most, struct arena *arena, outside_list *list);

#endif
