/* flow_value.h: arithmetic on what is known of values. */
#ifndef CHECK_FLOW_VALUE_H
#define CHECK_FLOW_VALUE_H

#include "flow.h"

struct value value_const(const struct flow *flow, int64_t v);
struct value value_consts(const struct flow *flow, const int64_t *v, size_t count);
/* A place as it is read in `space`; `type` may be UINT16_MAX when nothing is known of it. */
struct value value_place(const struct flow *flow, uint32_t place, uint8_t space, uint16_t type);
/* Only what it depends on: all that x and y depend on; `raw` keeps their very values in it. */
struct value value_opaque(const struct flow *flow, const struct value *x, const struct value *y, bool raw, int64_t lo,
                          int64_t hi);
struct value value_add(const struct flow *flow, const struct value *x, const struct value *y, bool negative);
struct value value_negate(const struct flow *flow, const struct value *x);
struct value value_extreme(const struct flow *flow, const struct value *x, const struct value *y, bool greatest);
/* Either of the two. */
struct value value_either(const struct flow *flow, const struct value *x, const struct value *y);
bool value_same(const struct flow *flow, const struct value *x, const struct value *y);
/* It depends on what `other` depends on, too. */
void value_depend(const struct flow *flow, struct value *value, const struct value *other);
/* Whether a store into this type is never refused. */
bool value_fits(const struct flow *flow, const struct value *value, uint16_t type);

#endif
