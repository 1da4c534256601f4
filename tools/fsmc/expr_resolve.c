/* expr_resolve.c: operators, literals and functions. What a name stands for is in expr_names.c. */
#include <string.h>

#include "expr.h"
#include "expr_names.h"
#include "symbols.h"
#include "types.h"

const struct expr *expr_error(const struct scope *scope, const struct node *node)
{
    struct expr *expr = arena_alloc(scope->model->arena, sizeof *expr);
    expr->kind = X_ERROR;
    expr->type = type_error();
    expr->at = node->at;
    return expr;
}

/* Reports that a value of some other type is wanted. */
static const struct expr *unlike(const struct scope *scope, const struct node *node, const struct expr *found,
                                 const char *wanted)
{
    diag_add(scope->model->diags, "E207", node->at, "this is %s; %s is wanted here",
             type_text_of(scope->model, &found->type), wanted);
    return expr_error(scope, node);
}

/* ---- literals ---- */

static const struct expr *resolve_number(const struct scope *scope, const struct node *node,
                                         const struct fsm_type *expected)
{
    int64_t value = node->value;
    uint8_t scale = node->scale;
    struct fsm_type type = type_int(value, value);
    if (expected && expected->kind == FSM_INT)
        for (; scale < expected->scale && value < INT64_MAX / 10 && value > INT64_MIN / 10; scale++)
            value *= 10;
    if (expected && expected->kind == FSM_INT && scale > expected->scale) {
        diag_add(scope->model->diags, "E208", node->at, "this has more decimal places than %s",
                 type_text_of(scope->model, expected));
        return expr_error(scope, node);
    }
    type.scale = scale;
    type.lo = type.hi = value;
    if (expected && expected->kind == FSM_DURATION) {
        struct diag *diag =
            diag_add(scope->model->diags, "E207", node->at, "a duration is wanted here, and a duration has a unit");
        diag_hint(diag, "did you mean `%llds`?", (long long)node->value);
        return expr_error(scope, node);
    }
    return expr_const(scope->model, type, value, node->at);
}

static const struct expr *resolve_duration(const struct scope *scope, const struct node *node)
{
    struct fsm_type type = type_duration();
    type.lo = type.hi = node->value;
    return expr_const(scope->model, type, node->value, node->at);
}

static const struct expr *resolve_string(const struct scope *scope, const struct node *node)
{
    return expr_const(scope->model, type_text(node->value), text_constant(scope->model, node->text), node->at);
}

static const struct expr *resolve_set(const struct scope *scope, const struct node *node,
                                      const struct fsm_type *expected)
{
    if (!expected || expected->kind != FSM_SET) {
        diag_add(scope->model->diags, "E207", node->at, "a set is written only where a set is wanted");
        return expr_error(scope, node);
    }
    struct fsm_type element = type_named(scope->model, expected->names);
    int64_t bits = 0;
    for (const struct node *kid = node->kid; kid; kid = kid->next) {
        int64_t value;
        if (!expr_constant(scope, kid, &element, "a member of a set", &value))
            return expr_error(scope, node);
        bits |= INT64_C(1) << value;
    }
    return expr_const(scope->model, *expected, bits, node->at);
}

/* ---- operators ---- */

static const struct expr *want_bool(const struct scope *scope, const struct node *node)
{
    struct fsm_type type = type_bool();
    const struct expr *expr = expr_resolve(scope, node, &type);
    if (expr->type.kind == FSM_BOOL && expr->type.optional) {
        diag_add(scope->model->diags, "E206", node->at,
                 "this may be missing, and then it is neither true nor false; ask `= true`");
        return expr_error(scope, node);
    }
    if (expr_is_error(expr) || (expr->type.kind == FSM_BOOL && !type_is_array(&expr->type)))
        return expr;
    return unlike(scope, node, expr, "true or false");
}

static const struct expr *resolve_logic(const struct scope *scope, const struct node *node)
{
    const struct expr *x = want_bool(scope, node_kid(node, 0)), *y = want_bool(scope, node_kid(node, 1));
    if (expr_is_error(x) || expr_is_error(y))
        return expr_error(scope, node);
    return expr_op(scope->model, node->op == OP_OR ? FSM_OP_OR : FSM_OP_AND, type_bool(), x, y, node->at);
}

static uint8_t op_of(uint8_t op)
{
    static const uint8_t of[] = {[OP_EQ] = FSM_OP_EQ, [OP_NE] = FSM_OP_NE, [OP_LT] = FSM_OP_LT,
                                 [OP_LE] = FSM_OP_LE, [OP_GT] = FSM_OP_GT, [OP_GE] = FSM_OP_GE};
    return of[op];
}

/* Resolves both sides so that each can lend its type to bare names on the other. */
static void resolve_sides(const struct scope *scope, const struct node *a, const struct node *b, const struct expr **x,
                          const struct expr **y)
{
    if (a->kind == NODE_ID && !name_is_value(scope, a->text)) {
        *y = expr_resolve(scope, b, NULL);
        *x = expr_resolve(scope, a, expr_is_error(*y) ? NULL : &(*y)->type);
    } else {
        *x = expr_resolve(scope, a, NULL);
        *y = expr_resolve(scope, b, expr_is_error(*x) ? NULL : &(*x)->type);
    }
}

/* A whole number beside a fixed-point one takes its scale, whichever side it stands on. */
static const struct expr *rescale(struct model *model, const struct expr *expr, uint8_t scale)
{
    if (expr->kind != X_CONST || expr->type.kind != FSM_INT || expr->type.scale >= scale)
        return expr;
    struct fsm_type type = expr->type;
    int64_t value = expr->value;
    for (; type.scale < scale && value < INT64_MAX / 10 && value > INT64_MIN / 10; type.scale++)
        value *= 10;
    type.lo = type.hi = value;
    return expr_const(model, type, value, expr->at);
}

bool comparable(const struct fsm_type *x, const struct fsm_type *y)
{
    if (x->kind == KIND_TIMER || y->kind == KIND_TIMER)
        return (x->kind == KIND_TIMER || x->kind == FSM_TIME) && (y->kind == KIND_TIMER || y->kind == FSM_TIME);
    return type_alike(x, y);
}

static const struct expr *compare_state(const struct scope *scope, const struct node *node, const struct expr *x,
                                        const struct node *name)
{
    uint16_t index = symbol_index(scope->model, NS_STATE, name->text, name->at, "state");
    if (index == NO_INDEX)
        return expr_error(scope, node);
    const struct state *state = &scope->model->states.item[index];
    struct fsm_type type = type_state(scope->model);
    const struct expr *lo = expr_const(scope->model, type, state->first_leaf, name->at);
    const struct expr *hi = expr_const(scope->model, type, state->first_leaf + state->leaves - 1, name->at);
    const struct expr *in = expr_op(scope->model, FSM_OP_EQ, type_bool(), x, lo, node->at);
    if (state->leaves > 1)
        in = expr_op(scope->model, FSM_OP_AND, type_bool(),
                     expr_op(scope->model, FSM_OP_GE, type_bool(), x, lo, node->at),
                     expr_op(scope->model, FSM_OP_LE, type_bool(), x, hi, node->at), node->at);
    return node->op == OP_NE ? expr_op(scope->model, FSM_OP_NOT, type_bool(), in, NULL, node->at) : in;
}

static bool ordered(const struct fsm_type *type)
{
    return type->kind == FSM_INT || type->kind == FSM_DURATION || type->kind == FSM_TIME || type->kind == FSM_NAMED;
}

static const struct expr *resolve_comparison(const struct scope *scope, const struct node *node)
{
    const struct node *a = node_kid(node, 0), *b = node_kid(node, 1);
    const struct expr *x, *y;
    bool equality = node->op == OP_EQ || node->op == OP_NE;
    if (equality && b->kind == NODE_ID && symbol_find(scope->model, NS_STATE, b->text)) {
        x = expr_resolve(scope, a, NULL);
        if (x->type.kind == FSM_STATE)
            return compare_state(scope, node, x, b);
        if (expr_is_error(x))
            return x;
    }
    resolve_sides(scope, a, b, &x, &y);
    if (expr_is_error(x) || expr_is_error(y))
        return expr_error(scope, node);
    x = rescale(scope->model, x, y->type.scale);
    y = rescale(scope->model, y, x->type.scale);
    if (x->type.kind == FSM_TEXT || y->type.kind == FSM_TEXT) {
        diag_add(scope->model->diags, "E218", node->at, "a text is carried and emitted; it cannot decide");
        return expr_error(scope, node);
    }
    if (!comparable(&x->type, &y->type) || type_is_array(&x->type)) {
        diag_add(scope->model->diags, "E206", node->at, "%s cannot be compared with %s",
                 type_text_of(scope->model, &x->type), type_text_of(scope->model, &y->type));
        return expr_error(scope, node);
    }
    if (!equality && !ordered(&x->type)) {
        diag_add(scope->model->diags, "E206", node->at,
                 "%s has no order; it can be compared with = and !=", type_text_of(scope->model, &x->type));
        return expr_error(scope, node);
    }
    return expr_op(scope->model, op_of(node->op), type_bool(), x, y, node->at);
}

static const struct expr *resolve_in(const struct scope *scope, const struct node *node)
{
    const struct expr *set = expr_resolve(scope, node_kid(node, 1), NULL);
    if (expr_is_error(set))
        return set;
    if (set->type.kind != FSM_SET)
        return unlike(scope, node_kid(node, 1), set, "a set");
    struct fsm_type element = type_named(scope->model, set->type.names);
    const struct expr *value = expr_expect(scope, node_kid(node, 0), &element, "a member of this set");
    if (expr_is_error(value))
        return value;
    return expr_op(scope->model, FSM_OP_IN, type_bool(), value, set, node->at);
}

/* The type of x + y or x - y; false if there is none. */
static bool sum_type(uint8_t op, const struct fsm_type *x, const struct fsm_type *y, struct fsm_type *type)
{
    *type = *x;
    type->choices = 0;
    type->optional = x->optional || y->optional;
    if (type_is_array(x) || type_is_array(y))
        return false;
    if (x->kind == FSM_INT && y->kind == FSM_INT)
        return x->scale == y->scale;
    if (x->kind == FSM_DURATION && y->kind == FSM_DURATION)
        return true;
    if (x->kind == FSM_TIME && y->kind == FSM_DURATION)
        return true;
    if (x->kind == FSM_TIME && y->kind == FSM_TIME && op == OP_SUB)
        return type->kind = FSM_DURATION, true;
    return false;
}

static const struct expr *resolve_sum(const struct scope *scope, const struct node *node,
                                      const struct fsm_type *expected)
{
    struct model *model = scope->model;
    bool useful = expected && (expected->kind == FSM_INT || expected->kind == FSM_SET);
    const struct expr *x = expr_value(model, expr_resolve(scope, node_kid(node, 0), useful ? expected : NULL));
    if (expr_is_error(x))
        return x;
    struct fsm_type type, member;
    if (x->type.kind == FSM_SET) {
        member = type_named(model, x->type.names);
        const struct expr *y = expr_expect(scope, node_kid(node, 1), &member, "a member of this set");
        return expr_is_error(y)
                   ? y
                   : expr_op(model, node->op == OP_ADD ? FSM_OP_SET_ADD : FSM_OP_SET_DEL, x->type, x, y, node->at);
    }
    const struct expr *y =
        expr_value(model, expr_resolve(scope, node_kid(node, 1), x->type.kind == FSM_INT ? &x->type : NULL));
    if (expr_is_error(y))
        return y;
    x = rescale(model, x, y->type.scale);
    if (sum_type(node->op, &x->type, &y->type, &type))
        return expr_op(model, node->op == OP_ADD ? FSM_OP_ADD : FSM_OP_SUB, type, x, y, node->at);
    diag_add(model->diags, "E206", node->at, "%s and %s do not go together with `%s`", type_text_of(model, &x->type),
             type_text_of(model, &y->type), node_op_name(node->op));
    return expr_error(scope, node);
}

static const struct expr *resolve_binary(const struct scope *scope, const struct node *node,
                                         const struct fsm_type *expected)
{
    switch (node->op) {
    case OP_OR:
    case OP_AND:
        return resolve_logic(scope, node);
    case OP_IN:
        return resolve_in(scope, node);
    case OP_ADD:
    case OP_SUB:
        return resolve_sum(scope, node, expected);
    default:
        return resolve_comparison(scope, node);
    }
}

static const struct expr *resolve_unary(const struct scope *scope, const struct node *node,
                                        const struct fsm_type *expected)
{
    if (node->op == OP_NOT) {
        const struct expr *x = want_bool(scope, node->kid);
        return expr_is_error(x) ? x : expr_op(scope->model, FSM_OP_NOT, type_bool(), x, NULL, node->at);
    }
    const struct expr *x = expr_resolve(scope, node->kid, expected);
    if (expr_is_error(x))
        return x;
    if (x->type.kind != FSM_INT && x->type.kind != FSM_DURATION)
        return unlike(scope, node->kid, x, "a number or a duration");
    struct fsm_type type = x->type;
    type.choices = 0;
    type.lo = -x->type.hi;
    type.hi = -x->type.lo;
    return expr_op(scope->model, FSM_OP_NEG, type, x, NULL, node->at);
}

/* x running, x missing, x some, x is last … */
static const struct expr *resolve_is(const struct scope *scope, const struct node *node)
{
    struct model *model = scope->model;
    const struct expr *x = expr_resolve(scope, node->kid, NULL);
    if (expr_is_error(x))
        return x;
    struct fsm_type boolean = type_bool();
    const char *word = node->text;
    bool end = !strcmp(word, "last") || !strcmp(word, "first");
    if (end && (x->type.kind == FSM_NAMED))
        return expr_op(model, FSM_OP_EQ, boolean, x,
                       expr_const(model, x->type, *word == 'l' ? x->type.hi : 0, node->at), node->at);
    bool timer = !strcmp(word, "running") || !strcmp(word, "stopped");
    bool mask = x->type.kind == KIND_MASK && (!strcmp(word, "some") || !strcmp(word, "none"));
    bool missing = !strcmp(word, "missing") || !strcmp(word, "some");
    if (mask)
        return expr_op(model, *word == 's' ? FSM_OP_NE : FSM_OP_EQ, boolean, x,
                       expr_const(model, type_int(0, 0), 0, node->at), node->at);
    if ((timer && x->type.kind == KIND_TIMER) || (missing && x->type.optional && x->type.kind != KIND_TIMER)) {
        const struct expr *has = expr_op(model, FSM_OP_HAS, boolean, x, NULL, node->at);
        bool negate = !strcmp(word, "stopped") || !strcmp(word, "missing");
        return negate ? expr_op(model, FSM_OP_NOT, boolean, has, NULL, node->at) : has;
    }
    diag_add(model->diags, "E206", node->at, "`%s` cannot be asked of %s", word, type_text_of(model, &x->type));
    return expr_error(scope, node);
}

static const struct expr *resolve_fold(const struct scope *scope, const struct node *node)
{
    struct model *model = scope->model;
    const struct expr *array = expr_resolve(scope, node_kid(node, 0), NULL);
    if (expr_is_error(array))
        return array;
    if (!type_is_array(&array->type) || array->kind != X_LOAD) {
        diag_add(model->diags, "E216", node_kid(node, 0)->at, "`%s` wants an array; this is %s", node->text,
                 type_text_of(model, &array->type));
        return expr_error(scope, node);
    }
    struct fsm_type element = type_element(array->type);
    if (element.kind == FSM_TEXT) {
        diag_add(model->diags, "E218", node->at, "a text is carried and emitted; it cannot decide");
        return expr_error(scope, node);
    }
    const struct expr *y = expr_resolve(scope, node_kid(node, 1), &element);
    if (expr_is_error(y))
        return y;
    bool equality = node->op == OP_EQ || node->op == OP_NE;
    if (!equality && !ordered(&element)) {
        diag_add(model->diags, "E206", node->at,
                 "%s has no order; it can be compared with = and !=", type_text_of(model, &element));
        return expr_error(scope, node);
    }
    if (!comparable(&element, &y->type)) {
        diag_add(model->diags, "E206", node->at, "%s cannot be compared with %s", type_text_of(model, &element),
                 type_text_of(model, &y->type));
        return expr_error(scope, node);
    }
    struct expr *expr = arena_alloc(model->arena, sizeof *expr);
    expr->kind = X_FOLD;
    expr->op = !strcmp(node->text, "all") ? FSM_OP_ALL : !strcmp(node->text, "any") ? FSM_OP_ANY : FSM_OP_COUNT;
    expr->cmp = op_of(node->op);
    expr->type = expr->op == FSM_OP_COUNT ? type_int(0, array->type.count) : type_bool();
    expr->at = node->at;
    expr->place = array->place;
    expr->n = array->type.count;
    expr->y = y;
    return expr;
}

static const struct expr *resolve_emitted(const struct scope *scope, const struct node *node)
{
    if (!scope->promise) {
        diag_add(scope->model->diags, "E217", node->at, "`emitted` is asked in promises only");
        return expr_error(scope, node);
    }
    uint32_t effect = 0xffff;
    if (strcmp(node->text, "any"))
        effect = symbol_index(scope->model, NS_EFFECT, node->text, node->at, "effect");
    if (effect == NO_INDEX && strcmp(node->text, "any"))
        return expr_error(scope, node);
    struct expr *expr = arena_alloc(scope->model->arena, sizeof *expr);
    *expr = (struct expr){.kind = X_EMITTED, .type = type_bool(), .at = node->at, .place = effect};
    return expr;
}

const struct expr *expr_resolve(const struct scope *scope, const struct node *node, const struct fsm_type *expected)
{
    switch (node->kind) {
    case NODE_ID:
    case NODE_KEYWORD:
    case NODE_NAME:
        return name_resolve(scope, node, expected);
    case NODE_INT:
    case NODE_DECIMAL:
        return resolve_number(scope, node, expected);
    case NODE_DURATION:
        return resolve_duration(scope, node);
    case NODE_STRING:
        return resolve_string(scope, node);
    case NODE_EMPTY_SET:
        return resolve_set(scope, node, expected);
    case NODE_DOT:
        return dot_resolve(scope, node);
    case NODE_INDEX:
        return index_resolve(scope, node);
    case NODE_CALL:
        return call_resolve(scope, node, expected);
    case NODE_LIST:
        return list_resolve(scope, node);
    case NODE_BINARY:
        return resolve_binary(scope, node, expected);
    case NODE_UNARY:
        return resolve_unary(scope, node, expected);
    case NODE_IS:
        return resolve_is(scope, node);
    case NODE_FOLD:
        return resolve_fold(scope, node);
    case NODE_EMITTED:
        return resolve_emitted(scope, node);
    default:
        diag_add(scope->model->diags, "E207", node->at, "a value is wanted here");
        return expr_error(scope, node);
    }
}

static bool outside(const struct model *model, const struct fsm_type *type, int64_t value)
{
    if (value == FSM_MISSING)
        return !type->optional;
    if (type->kind == FSM_TEXT)
        return (int64_t)strlen(model->texts.item[value]) > type->hi;
    if (type->kind == FSM_SET)
        return false;
    if (value < type->lo || value > type->hi)
        return true;
    for (uint32_t i = 0; i < type->choices; i++)
        if (model->constants.item[type->choice + i] == value)
            return false;
    return type->choices > 0;
}

const struct expr *expr_expect(const struct scope *scope, const struct node *node, const struct fsm_type *expected,
                               const char *what)
{
    struct model *model = scope->model;
    const struct expr *expr = expr_resolve(scope, node, expected);
    if (expr_is_error(expr) || type_is_error(expected))
        return expr;
    if (!type_is_array(expected) || type_is_array(&expr->type))
        expr = expr->type.kind == KIND_TIMER && expected->kind == FSM_TIME
                   ? expr_load(model, type_time(), expr->place, expr->at)
                   : expr_value(model, expr);
    if (expr->type.kind == FSM_INT && expected->kind == FSM_INT)
        expr = rescale(model, expr, expected->scale);
    if (expr->type.list && !expected->list) {
        diag_add(model->diags, "E223", node->at, "a list goes into an effect's `list of` argument or into a view");
        return expr_error(scope, node);
    }
    bool missing = expr->kind == X_CONST && expr->value == FSM_MISSING && !type_is_array(expected) && !expected->list;
    if (!type_alike(&expr->type, expected) && !missing) {
        diag_add(model->diags, "E207", node->at, "%s wants %s; this is %s", what, type_text_of(model, expected),
                 type_text_of(model, &expr->type));
        return expr_error(scope, node);
    }
    if (expr->kind == X_CONST && expected->kind == FSM_TEXT && expr->value != FSM_MISSING &&
        outside(model, expected, expr->value)) {
        diag_add(model->diags, "E208", node->at, "this text has %zu bytes; %s holds at most %lld",
                 strlen(model->texts.item[expr->value]), what, (long long)expected->hi);
        return expr_error(scope, node);
    }
    if (expr->kind == X_CONST && outside(model, expected, expr->value)) {
        if (expr->value == FSM_MISSING)
            diag_add(model->diags, "E208", node->at, "%s cannot be missing unless it is `optional`",
                     type_text_of(model, expected));
        else if (expected->hi > INT64_C(1) << 50 && expr->value < expected->lo)
            diag_add(model->diags, "E208", node->at, "%s is at least %s; this is %s", what,
                     value_text(model, expected, expected->lo), value_text(model, &expr->type, expr->value));
        else
            diag_add(model->diags, "E208", node->at, "%s is %s %s", value_text(model, &expr->type, expr->value),
                     expected->choices ? "none of" : "outside", type_text_of(model, expected));
        return expr_error(scope, node);
    }
    return expr;
}

const struct expr *expr_condition(const struct scope *scope, const struct node *node, const char *what)
{
    struct fsm_type boolean = type_bool();
    const struct expr *expr = expr_expect(scope, node, &boolean, what);
    if (expr_is_error(expr) || !expr->type.optional)
        return expr;
    diag_add(scope->model->diags, "E206", node->at,
             "this may be missing, and then it is neither true nor false; ask `= true`");
    return expr_error(scope, node);
}

bool expr_constant(const struct scope *scope, const struct node *node, const struct fsm_type *expected,
                   const char *what, int64_t *value)
{
    const struct expr *expr = expr_expect(scope, node, expected, what);
    if (expr_is_error(expr))
        return false;
    *value = expr->value;
    if (expr->kind == X_CONST)
        return true;
    diag_add(scope->model->diags, "E210", node->at, "%s must be known when the spec is compiled", what);
    return false;
}
