/* value.h: values as people write them: true, IDLE, 1h30m, 0.70, missing, {a, b}, 2026-01-01T00:00:00.000Z. */
#ifndef FSM_VALUE_H
#define FSM_VALUE_H

#include "fsm.h"

/* Prints one value (of an array: one element) and answers the whole length, whatever fits in `room`; the text is
 * terminated if room is not 0. `m` may be NULL for kinds without names. A constant text is quoted. */
size_t fsm_value_print(const struct fsm_machine *m, const struct fsm_type *type, int64_t value, char *to, size_t room);

/* Reads what fsm_value_print writes; a duration may also be a plain number of ms, a text is not readable.
 * False if the text is no value of the type's domain; *value is then unchanged. */
bool fsm_value_parse(const struct fsm_machine *m, const struct fsm_type *type, const char *text, int64_t *value);

/* The name of a value of the kinds that have names (named values, states, rows of a keyed table), or NULL.
 * A set is asked for one member at a time. */
const char *fsm_value_name(const struct fsm_machine *m, const struct fsm_type *type, int64_t value);
/* The value with that name, or FSM_MISSING. */
int64_t fsm_value_named(const struct fsm_machine *m, const struct fsm_type *type, const char *name, size_t length);

#endif
