/* expr_calls.c: what is called: decisions, picks and the functions of the language. */
#include <string.h>

#include "expr_names.h"
#include "suggest.h"
#include "symbols.h"
#include "types.h"

static const struct expr *min_max(const struct scope *scope, const struct node *node, const struct fsm_type *expected)
{
    struct model *model = scope->model;
    const struct expr *x = expr_value(model, expr_resolve(scope, node_kid(node, 0), expected));
    if (expr_is_error(x))
        return x;
    const struct expr *y = expr_value(model, expr_resolve(scope, node_kid(node, 1), &x->type));
    if (expr_is_error(y))
        return y;
    if (!type_alike(&x->type, &y->type) ||
        (x->type.kind != FSM_INT && x->type.kind != FSM_DURATION && x->type.kind != FSM_TIME)) {
        diag_add(model->diags, "E206", node->at, "`%s` wants two of one kind; these are %s and %s", node->text,
                 type_text_of(model, &x->type), type_text_of(model, &y->type));
        return expr_error(scope, node);
    }
    struct fsm_type type = x->type;
    type.choices = 0;
    type.optional = x->type.optional || y->type.optional;
    return expr_op(model, !strcmp(node->text, "min") ? FSM_OP_MIN : FSM_OP_MAX, type, x, y, node->at);
}

static const struct expr *neighbour(const struct scope *scope, const struct node *node, const struct fsm_type *expected)
{
    struct model *model = scope->model;
    const struct expr *x = expr_resolve(scope, node_kid(node, 0), expected);
    if (expr_is_error(x))
        return x;
    if (x->type.kind != FSM_NAMED) {
        diag_add(model->diags, "E207", node->at, "`%s` wants a named value; this is %s", node->text,
                 type_text_of(model, &x->type));
        return expr_error(scope, node);
    }
    bool up = !strcmp(node->text, "following");
    struct expr *expr = arena_alloc(model->arena, sizeof *expr);
    *expr = (struct expr){.kind = X_OP,
                          .op = up ? FSM_OP_SUCC : FSM_OP_PRED,
                          .type = type_optional(x->type),
                          .at = node->at,
                          .place = up ? (uint32_t)x->type.hi + 1 : 0,
                          .x = x};
    return expr;
}

static const struct expr *bucket(const struct scope *scope, const struct node *node, const struct fsm_type *expected)
{
    (void)expected;
    struct fsm_type instant = type_time(), length = type_duration();
    struct expr *expr = arena_alloc(scope->model->arena, sizeof *expr);
    *expr = (struct expr){.kind = X_OP,
                          .op = FSM_OP_BUCKET,
                          .type = type_optional(type_int(-(INT64_C(1) << 52), INT64_C(1) << 52)),
                          .at = node->at};
    expr->x = expr_expect(scope, node_kid(node, 0), &instant, "the instant of a bucket");
    expr->y = expr_expect(scope, node_kid(node, 1), &length, "the window of a bucket");
    expr->z = node_kid(node, 2) ? expr_expect(scope, node_kid(node, 2), &length, "the offset of a bucket")
                                : expr_const(scope->model, length, 0, node->at);
    return expr_is_error(expr->x) || expr_is_error(expr->y) || expr_is_error(expr->z) ? expr_error(scope, node) : expr;
}

static const struct expr *of_timer(const struct scope *scope, const struct node *node, const struct fsm_type *expected)
{
    (void)expected;
    const struct expr *x = expr_resolve(scope, node_kid(node, 0), NULL);
    if (expr_is_error(x))
        return x;
    if (x->type.kind != KIND_TIMER) {
        diag_add(scope->model->diags, "E207", node->at, "`%s` wants a timer; this is %s", node->text,
                 type_text_of(scope->model, &x->type));
        return expr_error(scope, node);
    }
    return !strcmp(node->text, "deadline") ? expr_load(scope->model, type_time(), x->place, node->at)
                                           : expr_value(scope->model, x);
}

static const struct expr *count_window(const struct scope *scope, const struct node *node,
                                       const struct fsm_type *expected)
{
    (void)expected;
    const struct node *name = node_kid(node, 0);
    const struct symbol *symbol = name->kind == NODE_ID ? symbol_find(scope->model, NS_VALUE, name->text) : NULL;
    if (!symbol || symbol->kind != SYM_WINDOW) {
        diag_add(scope->model->diags, "E203", name->at,
                 "`count(…)` wants a window; arrays are counted with `count a = x`");
        return expr_error(scope, node);
    }
    struct expr *expr = arena_alloc(scope->model->arena, sizeof *expr);
    *expr = (struct expr){.kind = X_WINDOW,
                          .type = type_int(0, scope->model->windows.item[symbol->index].count),
                          .at = node->at,
                          .place = symbol->index};
    return expr;
}

static const struct {
    const char *name;
    uint8_t least, most;
    const struct expr *(*resolve)(const struct scope *, const struct node *, const struct fsm_type *);
} function[] = {
    {"min", 2, 2, min_max},         {"max", 2, 2, min_max},        {"following", 1, 1, neighbour},
    {"preceding", 1, 1, neighbour}, {"bucket", 2, 3, bucket},      {"deadline", 1, 1, of_timer},
    {"remaining", 1, 1, of_timer},  {"count", 1, 1, count_window},
};

static const struct expr *unknown_call(const struct scope *scope, const struct node *node)
{
    const char *names[sizeof function / sizeof *function];
    for (size_t i = 0; i < sizeof function / sizeof *function; i++)
        names[i] = function[i].name;
    struct diag *diag =
        diag_add(scope->model->diags, "E202", node->at, "there is no decision, pick or function `%s`", node->text);
    const char *near = suggest(node->text, names, sizeof names / sizeof *names);
    if (near)
        diag_hint(diag, "did you mean `%s`?", near);
    else
        symbol_suggest(scope->model, NS_VALUE, node->text, diag);
    return expr_error(scope, node);
}

const struct expr *call_resolve(const struct scope *scope, const struct node *node, const struct fsm_type *expected)
{
    const struct symbol *symbol = symbol_find(scope->model, NS_VALUE, node->text);
    if (symbol && symbol->kind == SYM_DECISION)
        return use_decision(scope, scope->model->decisions.item[symbol->index], node);
    if (symbol && symbol->kind == SYM_PICK)
        return use_pick(scope, scope->model->picks.item[symbol->index], node);
    for (size_t i = 0; i < sizeof function / sizeof *function; i++) {
        if (strcmp(function[i].name, node->text))
            continue;
        unsigned count = node_count(node);
        if (count >= function[i].least && count <= function[i].most)
            return function[i].resolve(scope, node, expected);
        diag_add(scope->model->diags, "E209", node->at, "`%s` takes %u%s argument%s, not %u", node->text,
                 (unsigned)function[i].least, function[i].most > function[i].least ? " or 3" : "",
                 function[i].most == 1 ? "" : "s", count);
        return expr_error(scope, node);
    }
    return unknown_call(scope, node);
}

const struct expr *list_resolve(const struct scope *scope, const struct node *node)
{
    const struct expr *of = expr_resolve(scope, node->kid, NULL);
    if (expr_is_error(of))
        return of;
    if (of->kind == X_OUTPUT && scope->model->uses.item[of->place]->decision->policy == FSM_COLLECT) {
        struct expr *expr = arena_alloc(scope->model->arena, sizeof *expr);
        *expr = *of;
        expr->kind = X_LIST;
        expr->type.optional = 0;
        expr->type.list = 1;
        return expr;
    }
    diag_add(scope->model->diags, "E223", node->at,
             "`list` wants an output of a collect table, as in `list reasons.reason`");
    return expr_error(scope, node);
}
