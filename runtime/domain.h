/* domain.h: domains and sizes as the step needs them, quickly. */
#ifndef FSM_DOMAIN_H
#define FSM_DOMAIN_H

#include "fsm.h"

#define FSM_CHUNK 4u /* slots that a step copies at a time; instances and shared variables are padded to it */

/* As fsm_in_domain, for every kind but text. */
static inline bool fsm_fits(const struct fsm_machine *m, const struct fsm_type *type, int64_t v)
{
    if (v >= type->lo && v <= type->hi && type->choices == 0)
        return true;
    return fsm_in_domain(m, type, v);
}

#endif
