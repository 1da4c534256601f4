/* types.h: domains. A type is a plain struct fsm_type; named values and data tables are referred to by index. */
#ifndef FSMC_TYPES_H
#define FSMC_TYPES_H

#include "model.h"

struct fsm_type type_error(void);
struct fsm_type type_bool(void);
struct fsm_type type_int(int64_t lo, int64_t hi);
struct fsm_type type_duration(void);
struct fsm_type type_time(void);
struct fsm_type type_text(int64_t bytes);
struct fsm_type type_named(const struct model *model, uint16_t values);
struct fsm_type type_row(const struct model *model, uint16_t data);
struct fsm_type type_state(const struct model *model);
struct fsm_type type_optional(struct fsm_type type);
struct fsm_type type_element(struct fsm_type type); /* of an array */
struct fsm_type type_array(const struct model *model, struct fsm_type element, uint16_t values);

bool type_is_built_in(const char *name); /* bool, duration, time, text */
bool type_is_error(const struct fsm_type *type);
bool type_is_array(const struct fsm_type *type);
bool type_is_number(const struct fsm_type *type); /* int or fixed point */
/* Whether two values of these types may be compared, or the one stored into the other; domains may differ. */
bool type_alike(const struct fsm_type *a, const struct fsm_type *b);
bool type_equal(const struct fsm_type *a, const struct fsm_type *b); /* domains too */

/* The type written at `node`; errors are reported and give type_error. */
struct fsm_type type_resolve(struct model *model, const struct node *node);
/* The index of the named values called `name`, reporting what is wrong with it; NO_INDEX then. */
uint16_t type_values(struct model *model, const struct node *name);

uint16_t type_intern(struct model *model, struct fsm_type type);
/* "0..20", "a trait", "a duration" … for messages; in the arena. */
const char *type_text_of(const struct model *model, const struct fsm_type *type);
/* "3m", "IDLE", "0.70" … for messages; in the arena. */
const char *value_text(const struct model *model, const struct fsm_type *type, int64_t value);

#endif
