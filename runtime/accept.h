/* accept.h: whether an event from outside is one the machine knows. */
#ifndef FSM_ACCEPT_H
#define FSM_ACCEPT_H

#include "domain.h"

/* Whether a text field may hold v. */
bool fsm_text_fits(const struct fsm_event_def *def, const struct fsm_event *event, const struct fsm_type *type,
                   int64_t v);

/* The same for a plain event. Which event comes is hard to foresee for a processor: no jump depends on it here. */
static inline bool fsm_plain_fits(const struct fsm_event_def *def, const struct fsm_event *event)
{
    const int64_t *v = def->slots ? event->field : &def->lo;
    return (*v >= def->lo) & (*v <= def->hi);
}

/* The index of the event's first field outside its domain, or UINT32_MAX. */
static inline uint32_t fsm_bad_field(const struct fsm_machine *m, const struct fsm_event_def *def,
                                     const struct fsm_event *event)
{
    const struct fsm_var *field = m->fields + def->field, *end = field + def->fields;
    for (; field < end; field++) {
        const struct fsm_type *type = &m->types[field->type];
        const int64_t *v = event->field + field->slot, *last = v + type->count;
        do {
            if (type->kind == FSM_TEXT ? !fsm_text_fits(def, event, type, *v) : !fsm_fits(m, type, *v))
                return (uint32_t)(field - m->fields);
        } while (++v < last);
    }
    return UINT32_MAX;
}

#endif
