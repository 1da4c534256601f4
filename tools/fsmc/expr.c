/* expr.c: making, folding and comparing typed expressions. Names are not known here (expr_resolve.c). */
#include "expr.h"

#include <string.h>

#include "types.h"

bool expr_is_error(const struct expr *expr)
{
    return expr->kind == X_ERROR;
}

static struct expr *expr_new(struct model *model, enum expr_kind kind, struct fsm_type type, struct place at)
{
    struct expr *expr = arena_alloc(model->arena, sizeof *expr);
    expr->kind = kind;
    expr->type = type;
    expr->at = at;
    return expr;
}

const struct expr *expr_const(struct model *model, struct fsm_type type, int64_t value, struct place at)
{
    struct expr *expr = expr_new(model, X_CONST, type, at);
    expr->value = value;
    return expr;
}

const struct expr *expr_load(struct model *model, struct fsm_type type, uint32_t place, struct place at)
{
    bool field_text = type.kind == FSM_TEXT && FSM_AT_SPACE(place) == FSM_FIELD && !type_is_array(&type);
    struct expr *expr = expr_new(model, field_text ? X_TEXT : X_LOAD, type, at);
    expr->place = place;
    return expr;
}

/* Clamped well inside int64_t, so that bounds of bounds never overflow. */
static int64_t bounded(__int128 value)
{
    const int64_t most = INT64_C(1) << 60;
    return value > most ? most : value < -most ? -most : (int64_t)value;
}

static void bounds_of(uint8_t op, const struct fsm_type *x, const struct fsm_type *y, struct fsm_type *type)
{
    __int128 xl = x->lo, xh = x->hi, yl = y->lo, yh = y->hi;
    switch (op) {
    case FSM_OP_ADD:
        type->lo = bounded(xl + yl), type->hi = bounded(xh + yh);
        break;
    case FSM_OP_SUB:
        type->lo = bounded(xl - yh), type->hi = bounded(xh - yl);
        break;
    case FSM_OP_MIN:
        type->lo = bounded(xl < yl ? xl : yl), type->hi = bounded(xh < yh ? xh : yh);
        break;
    case FSM_OP_MAX:
        type->lo = bounded(xl > yl ? xl : yl), type->hi = bounded(xh > yh ? xh : yh);
        break;
    default:
        break;
    }
}

static bool fold_compare(uint8_t op, int64_t x, int64_t y)
{
    if (op == FSM_OP_EQ)
        return x == y;
    if (op == FSM_OP_NE)
        return x != y;
    if (x == FSM_MISSING || y == FSM_MISSING)
        return false;
    return op == FSM_OP_LT ? x < y : op == FSM_OP_LE ? x <= y : op == FSM_OP_GT ? x > y : x >= y;
}

bool expr_fold(uint8_t op, int64_t x, int64_t y, int64_t *value)
{
    bool missing = x == FSM_MISSING || y == FSM_MISSING;
    switch (op) {
    case FSM_OP_ADD:
        return *value = missing ? FSM_MISSING : bounded((__int128)x + y), true;
    case FSM_OP_SUB:
        return *value = missing ? FSM_MISSING : bounded((__int128)x - y), true;
    case FSM_OP_NEG:
        return *value = missing ? FSM_MISSING : -x, true;
    case FSM_OP_MIN:
        return *value = x < y ? x : y, true;
    case FSM_OP_MAX:
        return *value = missing ? FSM_MISSING : x > y ? x : y, true;
    case FSM_OP_EQ:
    case FSM_OP_NE:
    case FSM_OP_LT:
    case FSM_OP_LE:
    case FSM_OP_GT:
    case FSM_OP_GE:
        return *value = fold_compare(op, x, y), true;
    case FSM_OP_AND:
        return *value = x && y, true;
    case FSM_OP_OR:
        return *value = x || y, true;
    case FSM_OP_NOT:
        return *value = !x, true;
    case FSM_OP_HAS:
        return *value = x != FSM_MISSING, true;
    case FSM_OP_IN:
        return *value = !missing && (uint64_t)y >> x & 1, true;
    case FSM_OP_SET_ADD:
        return *value = missing ? FSM_MISSING : (int64_t)((uint64_t)x | UINT64_C(1) << y), true;
    case FSM_OP_SET_DEL:
        return *value = missing ? FSM_MISSING : (int64_t)((uint64_t)x & ~(UINT64_C(1) << y)), true;
    default:
        return false;
    }
}

/* x and false, x or true: known without x. */
static const struct expr *fold_half(uint8_t op, const struct expr *x, const struct expr *y)
{
    if (op != FSM_OP_AND && op != FSM_OP_OR)
        return NULL;
    const struct expr *known = x->kind == X_CONST ? x : y->kind == X_CONST ? y : NULL;
    if (!known)
        return NULL;
    const struct expr *other = known == x ? y : x;
    return (known->value != 0) == (op == FSM_OP_OR) ? known : other;
}

const struct expr *expr_op(struct model *model, uint8_t op, struct fsm_type type, const struct expr *x,
                           const struct expr *y, struct place at)
{
    int64_t value;
    if (y) {
        bounds_of(op, &x->type, &y->type, &type);
        const struct expr *half = fold_half(op, x, y);
        if (half)
            return half;
    }
    if (x->kind == X_CONST && (!y || y->kind == X_CONST) && expr_fold(op, x->value, y ? y->value : 0, &value)) {
        if ((type.kind == FSM_INT || type.kind == FSM_DURATION) && value != FSM_MISSING)
            type.lo = type.hi = value;
        return expr_const(model, type, value, at);
    }
    struct expr *expr = expr_new(model, X_OP, type, at);
    expr->op = op;
    expr->x = x;
    expr->y = y;
    return expr;
}

const struct expr *expr_difference(struct model *model, const struct expr *x, const struct expr *y)
{
    struct fsm_type type = type_int(0, 0);
    type.optional = x->type.optional || y->type.optional;
    if (x->type.kind == FSM_DURATION || x->type.kind == FSM_TIME)
        type.kind = FSM_DURATION;
    return expr_op(model, FSM_OP_SUB, type, x, y, x->at);
}

const struct expr *expr_value(struct model *model, const struct expr *expr)
{
    if (expr->type.kind != KIND_TIMER)
        return expr;
    struct fsm_type instant = type_time();
    const struct expr *deadline = expr_load(model, instant, expr->place, expr->at);
    const struct expr *now = expr_load(model, instant, FSM_AT(FSM_NOW, 0), expr->at);
    return expr_op(model, FSM_OP_SUB, type_optional(type_duration()), deadline, now, expr->at);
}

bool expr_equal(const struct expr *a, const struct expr *b)
{
    if (a == b)
        return true;
    if (!a || !b || a->kind != b->kind)
        return false;
    return a->op == b->op && a->cmp == b->cmp && a->value == b->value && a->place == b->place && a->n == b->n &&
           type_alike(&a->type, &b->type) && expr_equal(a->x, b->x) && expr_equal(a->y, b->y) && expr_equal(a->z, b->z);
}

bool expr_never_fits(struct model *model, const struct decl *decl, const struct expr *expr)
{
    const struct fsm_type *have = &expr->type, *want = &decl->type;
    if ((have->kind != FSM_INT && have->kind != FSM_DURATION) || have->optional ||
        (have->hi >= want->lo && have->lo <= want->hi))
        return false;
    struct diag *diag = diag_add(model->diags, "E220", expr->at, "this is never inside `%s`, which is %s", decl->name,
                                 type_text_of(model, want));
    diag_note(diag, "its values are %s..%s", value_text(model, have, have->lo), value_text(model, have, have->hi));
    return true;
}

int expr_size(const struct expr *expr, int size)
{
    if (!expr || size > EXPR_SIZE_MAX)
        return size;
    size = expr_size(expr->x, size + 1);
    size = expr_size(expr->y, size);
    return expr_size(expr->z, size);
}

/* Parameters never change and have no old twin. */
static uint32_t place_old(const struct model *model, uint32_t place)
{
    switch (FSM_AT_SPACE(place)) {
    case FSM_INST:
        return FSM_AT_INDEX(place) < model->hot_slots ? FSM_AT(FSM_OLD, FSM_AT_INDEX(place)) : place;
    case FSM_SHARED:
        return FSM_AT(FSM_OLD_SHARED, FSM_AT_INDEX(place));
    default:
        return place;
    }
}

const struct expr *expr_old(struct model *model, const struct expr *expr)
{
    if (!expr || expr->kind == X_CONST || expr->kind == X_ERROR || expr->kind == X_TEXT)
        return expr;
    if (expr->kind == X_DECIDE || expr->kind == X_OUTPUT || expr->kind == X_LIST || expr->kind == X_PICK)
        return use_old(model, expr);
    struct expr *old = expr_new(model, expr->kind, expr->type, expr->at);
    *old = *expr;
    if (expr->kind == X_WINDOW) {
        const struct window *window = &model->windows.item[expr->place];
        struct fsm_type instant = type_time();
        old->kind = X_FOLD; /* count of the marks later than now - length */
        old->op = FSM_OP_COUNT;
        old->cmp = FSM_OP_GT;
        old->place = FSM_AT(FSM_OLD, window->slot);
        old->n = window->count;
        old->y = expr_op(model, FSM_OP_SUB, instant, expr_load(model, instant, FSM_AT(FSM_NOW, 0), expr->at),
                         expr_const(model, type_duration(), window->length, expr->at), expr->at);
        return old;
    }
    if (expr->kind == X_LOAD || expr->kind == X_INDEX || expr->kind == X_FOLD)
        old->place = place_old(model, expr->place);
    old->x = expr_old(model, expr->x);
    old->y = expr_old(model, expr->y);
    old->z = expr_old(model, expr->z);
    return old;
}
