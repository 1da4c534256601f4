/* accept.h: whether an event from outside is one the machine knows. */
#ifndef FSM_ACCEPT_H
#define FSM_ACCEPT_H

#include "domain.h"

/* Whether a text field may hold v. */
bool fsm_text_fits(const struct fsm_event_def *def, const struct fsm_event *event, const struct fsm_type *type,
                   int64_t v);

/* The index of the event's first field outside its domain, or UINT32_MAX. */
static inline uint32_t fsm_bad_field(const struct fsm_machine *m, const struct fsm_event_def *def,
                                     const struct fsm_event *event)
{
    for (uint32_t f = def->field, end = f + def->fields; f < end; f++) {
        const struct fsm_type *type = &m->types[m->fields[f].type];
        const int64_t *v = event->field + m->fields[f].slot;
        for (uint16_t i = 0; i < type->count; i++)
            if (type->kind == FSM_TEXT ? !fsm_text_fits(def, event, type, v[i]) : !fsm_fits(m, type, v[i]))
                return f;
    }
    return UINT32_MAX;
}

#endif
