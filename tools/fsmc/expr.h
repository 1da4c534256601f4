/* expr.h: from a tree to a typed expression, with names looked up in a scope. */
#ifndef FSMC_EXPR_H
#define FSMC_EXPR_H

#include "model.h"

struct binding { /* a parameter */
    const char *name;
    const struct expr *expr;
};

/* Where a name is looked up, innermost first: bindings, then effect arguments, then the event's fields, then
 * the spec's values. */
struct scope {
    struct model *model;
    const struct binding *binding;
    size_t bindings;
    const struct event *event;   /* its fields are in scope, or NULL */
    const struct effect *effect; /* its arguments are in scope (promises), or NULL */
    const char *row_of;          /* a data table whose row `row` is in scope under its name (picks) */
    uint16_t row;
    const struct expr *const *seen; /* table uses that keep the answer their guard saw */
    size_t seen_count;
    uint16_t temps; /* arguments of the actions around this one */
    bool promise;   /* before.x and emitted are allowed */
    bool old;       /* bounds of cells read the values a guard saw (the old twin of a decision) */
};

/* Resolves `node`; `expected` (may be NULL) helps bare names and literals. Never NULL: X_ERROR when reported. */
const struct expr *expr_resolve(const struct scope *scope, const struct node *node, const struct fsm_type *expected);
/* The same, and its value fits where `expected` is wanted; `what` says where, for the message. */
const struct expr *expr_expect(const struct scope *scope, const struct node *node, const struct fsm_type *expected,
                               const char *what);
/* The same for what is true or false, and never missing. */
const struct expr *expr_condition(const struct scope *scope, const struct node *node, const char *what);
/* A constant expression's value, reported if it is none; false then. */
bool expr_constant(const struct scope *scope, const struct node *node, const struct fsm_type *expected,
                   const char *what, int64_t *value);

#define EXPR_SIZE_MAX 500 /* arguments stand in for parameters: without a bound they could double at each call */
int expr_size(const struct expr *expr, int size); /* counted from `size`; stops counting past the bound */
/* A parameter, an effect's argument or a field of that name; NULL if there is none. */
const struct expr *expr_local(const struct scope *scope, const char *name, struct place at);
bool expr_is_error(const struct expr *expr);
bool expr_equal(const struct expr *a, const struct expr *b);
const struct expr *expr_const(struct model *model, struct fsm_type type, int64_t value, struct place at);
const struct expr *expr_load(struct model *model, struct fsm_type type, uint32_t place, struct place at);
const struct expr *expr_op(struct model *model, uint8_t op, struct fsm_type type, const struct expr *x,
                           const struct expr *y, struct place at);
/* What an operator makes of two known values (of the first alone, if it takes one); false if that is not known here. */
bool expr_fold(uint8_t op, int64_t x, int64_t y, int64_t *value);
/* Whether every value of the expression lies outside what is declared; reported as E220. */
bool expr_never_fits(struct model *model, const struct decl *decl, const struct expr *expr);
/* x - y as a number of the runtime, whatever the types: for comparing a column with a bound that is not constant. */
const struct expr *expr_difference(struct model *model, const struct expr *x, const struct expr *y);
/* The same expression on the values as they were when the row was chosen. */
const struct expr *expr_old(struct model *model, const struct expr *expr);
/* A timer used as a value is the time that remains. */
const struct expr *expr_value(struct model *model, const struct expr *expr);
/* Whether fields of the event occur in the tree (for headers shared by several events). */
bool expr_known(const struct scope *scope, const struct node *node);

/* Calls: decisions and picks with their arguments (uses.c). */
const struct expr *use_decision(const struct scope *scope, struct decision *decision, const struct node *call);
/* Only which row answers, for `apply`. */
const struct expr *use_hit(const struct scope *scope, struct decision *decision, const struct node *call);
const struct expr *use_output(const struct scope *scope, const struct expr *decide, const char *output,
                              struct place at);
const struct expr *use_pick(const struct scope *scope, struct pick *pick, const struct node *call);
const struct expr *use_old(struct model *model, const struct expr *decide);
/* Fills a use made earlier: its grid and outputs. */
void use_resolve(struct model *model, struct table_use *use);
void use_resolve_pick(struct model *model, struct pick_use *use); /* its conditions */
/* Binds parameters to the children of `call`, checked; NULL when something was reported. */
struct binding *bind_arguments(const struct scope *scope, const decl_list *params, const struct node *call,
                               const char *what, const char *name, const struct node *defined);

#endif
