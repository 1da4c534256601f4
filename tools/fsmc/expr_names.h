/* expr_names.h: what a name, a field, an element or a call stands for. Internal to expr_*.c. */
#ifndef FSMC_EXPR_NAMES_H
#define FSMC_EXPR_NAMES_H

#include "expr.h"

const struct expr *expr_error(const struct scope *scope, const struct node *node);
bool comparable(const struct fsm_type *x, const struct fsm_type *y);

const struct expr *name_resolve(const struct scope *scope, const struct node *node, const struct fsm_type *expected);
/* Whether the name stands for something that has a value of its own (not only a named value of some type). */
bool name_is_value(const struct scope *scope, const char *name);
const struct expr *dot_resolve(const struct scope *scope, const struct node *node);
const struct expr *index_resolve(const struct scope *scope, const struct node *node);
const struct expr *call_resolve(const struct scope *scope, const struct node *node, const struct fsm_type *expected);
const struct expr *list_resolve(const struct scope *scope, const struct node *node);
/* The handle of a constant text. */
int64_t text_constant(struct model *model, const char *text);

#endif
