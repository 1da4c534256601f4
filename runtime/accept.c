/* accept.c: the texts of an event from outside. */
#include "accept.h"

#include "text.h"

bool fsm_text_fits(const struct fsm_event_def *def, const struct fsm_event *event, const struct fsm_type *type,
                   int64_t v)
{
    if (v == FSM_MISSING)
        return type->optional;
    return v >= 0 && v < def->texts && event->text[v].length <= (uint64_t)type->hi &&
           fsm_utf8_valid(event->text[v].bytes, event->text[v].length);
}
