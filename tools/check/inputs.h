/* inputs.h: one event for every difference that an event's fields can make. */
#ifndef CHECK_INPUTS_H
#define CHECK_INPUTS_H

#include "abstract.h"
#include "demand.h"

void inputs_find(struct abstraction *a, const struct flow *flow, const struct demands *demands, struct arena *arena);

/* Whether a field that starts a timer has few values on the grid: then it has them all, and the timer is not free. */
bool field_is_narrow(const struct abstraction *a, const struct fsm_type *type);

/* Adds a sentence to a->notes unless it is there. abstract_sampled: and not everything is tried, so that nothing can be
 * called proved. */
void abstract_note(struct abstraction *a, struct arena *arena, const char *note);
void abstract_sampled(struct abstraction *a, struct arena *arena, const char *note);

#endif
