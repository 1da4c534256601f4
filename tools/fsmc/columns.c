/* columns.c: see columns.h. A cell is a list of items, each a set of spans; `not` before the first item
 * negates the whole list. */
#include "columns.h"

#include <stdlib.h>
#include <string.h>

#include "symbols.h"
#include "types.h"

typedef LIST(struct span) span_list;

#define LEAST INT64_MIN
#define MOST INT64_MAX

/* An item: spans of `column`, or of the difference column - bound where the bound is not constant. */
struct item {
    const struct expr *bound;     /* NULL for constants */
    const struct node *node;      /* the bound as written */
    const struct expr *condition; /* a question asked as a whole: `in` a set, `=` where either may be missing */
    bool denied;                  /* `!=`: the condition must not hold */
    bool given;                   /* its bound depends on the caller */
    span_list spans;
};

static void span_add(span_list *spans, int64_t lo, int64_t hi)
{
    struct span span = {lo, hi};
    if (lo <= hi)
        list_push(spans, span);
}

static int span_compare(const void *a, const void *b)
{
    const struct span *x = a, *y = b;
    return (x->lo > y->lo) - (x->lo < y->lo);
}

/* Everything the spans leave out. */
static void span_complement(span_list *spans)
{
    span_list rest = {0};
    if (spans->count > 1)
        qsort(spans->item, spans->count, sizeof *spans->item, span_compare);
    int64_t from = LEAST;
    bool open = true;
    for (size_t i = 0; i < spans->count && open; i++) {
        const struct span *span = &spans->item[i];
        if (span->lo > from)
            span_add(&rest, from, span->lo - 1);
        open = span->hi != MOST;
        if (open && span->hi + 1 > from)
            from = span->hi + 1;
    }
    if (open)
        span_add(&rest, from, MOST);
    list_release(spans);
    *spans = rest;
}

/* The values v with `v op bound`, missing excluded but for !=. */
static void span_compare_with(span_list *spans, uint8_t op, int64_t bound)
{
    switch (op) {
    case OP_LT:
        span_add(spans, LEAST + 1, bound - 1);
        break;
    case OP_LE:
        span_add(spans, LEAST + 1, bound);
        break;
    case OP_GT:
        span_add(spans, bound + 1, MOST);
        break;
    case OP_GE:
        span_add(spans, bound, MOST);
        break;
    case OP_NE:
        span_add(spans, LEAST, bound - 1);
        span_add(spans, bound + 1, MOST);
        break;
    default:
        span_add(spans, bound, bound);
        break;
    }
}

/* The test a cell asks: the column itself, or its difference to a bound. */
static const struct expr *test_expr(struct model *model, const struct expr *column, const struct expr *bound)
{
    const struct expr *plain = column;
    struct fsm_type type = column->type;
    if (type.kind == KIND_TIMER)
        plain = expr_load(model, type_time(), column->place, column->at);
    if (bound)
        return expr_difference(model, plain, bound);
    return plain;
}

/* ---- items ---- */

static bool item_word(const struct scope *scope, const struct expr *column, const struct node *node, struct item *item)
{
    const struct fsm_type *type = &column->type;
    const char *word = node->kind == NODE_ID || node->kind == NODE_KEYWORD ? node->text : NULL;
    const struct symbol *symbol = word && type->kind == FSM_STATE ? symbol_find(scope->model, NS_STATE, word) : NULL;
    if (symbol) {
        const struct state *state = &scope->model->states.item[symbol->index];
        return span_add(&item->spans, state->first_leaf, state->first_leaf + state->leaves - 1), true;
    }
    if (!word || (node->kind == NODE_ID && !node->value)) /* a name, not a word of the language */
        return false;
    if (type->kind == KIND_MASK && !strcmp(word, "some"))
        return span_add(&item->spans, 1, MOST), true;
    if (type->kind == KIND_MASK && !strcmp(word, "none"))
        return span_add(&item->spans, 0, 0), true;
    bool timer = type->kind == KIND_TIMER;
    if ((timer && !strcmp(word, "running")) || (!timer && type->optional && !strcmp(word, "some")))
        return span_add(&item->spans, LEAST + 1, MOST), true;
    if ((timer && !strcmp(word, "stopped")) || (!timer && type->optional && !strcmp(word, "missing")))
        return span_add(&item->spans, LEAST, LEAST), true;
    return false;
}

static bool wrong_word(const struct scope *scope, const struct expr *column, const struct node *node)
{
    static const char *const words[] = {"some", "none", "missing", "running", "stopped"};
    struct model *model = scope->model;
    if (node->kind != NODE_ID && node->kind != NODE_KEYWORD)
        return false;
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (node->value && !strcmp(words[i], node->text)) {
            diag_add(model->diags, "E309", node->at, "`%s` cannot be asked of this column: it is %s", node->text,
                     type_text_of(model, &column->type));
            return true;
        }
    if (column->type.kind == FSM_STATE)
        return symbol_index(model, NS_STATE, node->text, node->at, "state") == NO_INDEX;
    return false;
}

static bool decidable(const struct scope *scope, const struct expr *column, const struct node *cell)
{
    const struct fsm_type *type = &column->type;
    if (type->kind == FSM_TEXT) {
        diag_add(scope->model->diags, "E218", cell->at, "a text is carried and emitted; it cannot decide");
        return false;
    }
    if (type->kind == KIND_HIT) {
        const struct decision *decision = scope->model->uses.item[column->place]->decision;
        diag_add(scope->model->diags, "E203", column->at, "decision `%s` has several outputs; name one, as in `%s.%s`",
                 decision->name, decision->name, decision->outputs.item[0].name);
        return false;
    }
    if (type->list) {
        diag_add(scope->model->diags, "E223", column->at, "a list goes into an effect or a view; it cannot decide");
        return false;
    }
    if (type_is_array(type) || type->kind == FSM_SET) {
        diag_add(scope->model->diags, "E309", cell->at, "a column asks one value; this one is %s",
                 type_text_of(scope->model, type));
        return false;
    }
    return true;
}

/* Whether the value depends on how the decision is called: then it may lie outside, and the row is dead there. */
static bool is_given(const struct scope *scope, const struct node *node)
{
    for (size_t i = 0; node->kind == NODE_ID && i < scope->bindings; i++)
        if (!strcmp(scope->binding[i].name, node->text))
            return true;
    for (const struct node *kid = node->kid; kid; kid = kid->next)
        if (is_given(scope, kid))
            return true;
    return false;
}

static bool item_bound(const struct scope *scope, const struct expr *column, const struct node *node, uint8_t op,
                       struct item *item)
{
    struct model *model = scope->model;
    struct fsm_type type = column->type.kind == KIND_TIMER ? type_time() : column->type;
    struct fsm_type wide = type;
    bool fixed = column->kind == X_CONST || is_given(scope, node);
    item->given |= fixed; /* rows that cannot match are dead, not wrong */
    if ((op != OP_EQ && op != OP_NE) ||
        (fixed && type.kind != FSM_NAMED)) /* bounds may lie outside if they split the domain */
        wide.lo = INT64_MIN / 4, wide.hi = INT64_MAX / 4, wide.choices = 0;
    const struct expr *bound = expr_expect(scope, node, &wide, "this column");
    if (expr_is_error(bound))
        return false;
    if (op != OP_EQ && op != OP_NE && (type.kind == FSM_BOOL || type.kind == FSM_STATE || type.kind == KIND_MASK)) {
        diag_add(model->diags, "E309", node->at, "%s has no order", type_text_of(model, &type));
        return false;
    }
    bool equality = op == OP_EQ || op == OP_NE;
    if (bound->kind == X_CONST && bound->value == FSM_MISSING) {
        if (equality)
            return span_add(&item->spans, op == OP_EQ ? LEAST : LEAST + 1, op == OP_EQ ? LEAST : MOST), true;
        diag_add(model->diags, "E309", node->at, "`missing` has no order");
        return false;
    }
    if (equality && bound->kind != X_CONST && (type.optional || bound->type.optional)) { /* missing equals missing */
        const struct expr *known = scope->old ? expr_old(model, bound) : bound;
        item->condition = expr_op(model, FSM_OP_EQ, type_bool(), test_expr(model, column, NULL), known, node->at);
        item->denied = op == OP_NE;
        return true;
    }
    item->node = node;
    item->bound = bound->kind == X_CONST ? NULL : scope->old ? expr_old(model, bound) : bound;
    span_compare_with(&item->spans, op, item->bound ? 0 : bound->value);
    return true;
}

static bool item_span(const struct scope *scope, const struct expr *column, const struct node *node, struct item *item)
{
    struct fsm_type type = column->type;
    item->given = column->kind == X_CONST || is_given(scope, node);
    if (item->given && type.kind != FSM_NAMED)
        type.lo = INT64_MIN / 4, type.hi = INT64_MAX / 4;
    int64_t lo, hi;
    if (!expr_constant(scope, node_kid(node, 0), &type, "the lower bound of this range", &lo) ||
        !expr_constant(scope, node_kid(node, 1), &type, "the upper bound of this range", &hi))
        return false;
    if (lo == FSM_MISSING || hi == FSM_MISSING) {
        diag_add(scope->model->diags, "E309", node->at, "`missing` has no order");
        return false;
    }
    if (lo > hi) {
        diag_add(scope->model->diags, "E208", node->at,
                 "this range is empty: its lower bound is above its upper bound");
        return false;
    }
    span_add(&item->spans, lo, hi);
    return true;
}

static bool item_in(const struct scope *scope, const struct expr *column, const struct node *node, struct item *item)
{
    struct model *model = scope->model;
    struct fsm_type wanted = column->type;
    if (column->type.kind != FSM_NAMED || model->values.item[wanted.names].names.count > FSM_SET_MAX) {
        diag_add(model->diags, "E309", node->at, "`in` asks whether a named value is in a set; this column is %s",
                 type_text_of(model, &column->type));
        return false;
    }
    wanted.kind = FSM_SET;
    wanted.optional = 0;
    const struct expr *set = expr_expect(scope, node->kid, &wanted, "`in`");
    if (expr_is_error(set))
        return false;
    item->given = column->kind == X_CONST || is_given(scope, node->kid);
    if (scope->old)
        set = expr_old(model, set);
    if (set->kind != X_CONST)
        item->condition = expr_op(model, FSM_OP_IN, type_bool(), column, set, node->at);
    for (int64_t v = 0; set->kind == X_CONST && v <= column->type.hi; v++)
        if ((uint64_t)set->value >> v & 1)
            span_add(&item->spans, v, v);
    return true;
}

static bool item_of(const struct scope *scope, const struct expr *column, const struct node *node, struct item *item)
{
    if (item_word(scope, column, node, item))
        return true;
    if (wrong_word(scope, column, node))
        return false;
    if (column->type.kind == KIND_TIMER || column->type.kind == KIND_MASK) {
        diag_add(scope->model->diags, "E309", node->at, "this column is %s: it is asked with %s",
                 type_text_of(scope->model, &column->type),
                 column->type.kind == KIND_TIMER ? "`running` or `stopped`" : "`some` or `none`");
        return false;
    }
    if (node->kind == NODE_TEST && node->op == OP_IN)
        return item_in(scope, column, node, item);
    if (node->kind == NODE_TEST)
        return item_bound(scope, column, node->kid, node->op, item);
    if (node->kind == NODE_SPAN)
        return item_span(scope, column, node, item);
    return item_bound(scope, column, node, OP_EQ, item);
}

/* ---- cells ---- */

/* What a new test is called. `mixed` is a cell that is a test of its own. */
struct test_name {
    const struct node *head, *mixed, *bound;
    bool timer, denied, given;
};

static void test_named(struct model *model, struct grid_test *test, const struct test_name *name)
{
    test->text = test->column = model_text(model, name->head);
    test->mixed = name->mixed != NULL;
    if (name->mixed) {
        const char *cell = model_text(model, name->mixed);
        cell += strncmp(cell, "not ", 4) ? 0 : 4;
        test->text = arena_printf(model->arena, name->denied ? "not (%s %s)" : "%s %s", test->column, cell);
    }
    if (!name->bound)
        return;
    test->bound = model_text(model, name->bound);
    test->text = arena_printf(model->arena, "%s - %s", test->column, test->bound);
}

static uint16_t test_add(struct model *model, struct grid *grid, const struct expr *expr, const struct test_name *name)
{
    for (size_t i = 0; i < grid->tests.count; i++)
        if (expr_equal(grid->tests.item[i].expr, expr) && type_equal(&grid->tests.item[i].expr->type, &expr->type))
            return (uint16_t)i;
    struct grid_test test = {.expr = expr};
    test_named(model, &test, name);
    list_push(&grid->tests, test);
    return (uint16_t)(grid->tests.count - 1);
}

static bool spans_meet(const span_list *spans, const struct fsm_type *type)
{
    for (size_t i = 0; i < spans->count; i++) {
        const struct span *span = &spans->item[i];
        if (type->optional && span->lo == LEAST)
            return true;
        if (span->hi >= type->lo && span->lo <= type->hi)
            return true;
    }
    return false;
}

static bool cell_add(const struct scope *scope, struct grid *grid, struct grid_row *row, const struct expr *expr,
                     const struct test_name *name, const struct node *node, const span_list *spans)
{
    struct model *model = scope->model;
    if (expr->type.kind != KIND_MASK && !name->bound && !name->given && expr->kind != X_CONST &&
        !spans_meet(spans, &expr->type)) {
        diag_add(model->diags, "E208", node->at, "no value passes this cell: the column is %s",
                 type_text_of(model, &expr->type));
        return false;
    }
    uint16_t index = test_add(model, grid, expr, name);
    grid->tests.item[index].timer = name->timer;
    struct span *copy = arena_alloc(model->arena, spans->count * sizeof *copy);
    if (spans->count)
        memcpy(copy, spans->item, spans->count * sizeof *copy);
    struct grid_cell cell = {.test = index, .spans = (uint16_t)spans->count, .span = copy, .node = node};
    list_push(&row->cells, cell);
    return true;
}

/* One item as a condition, for cells that mix constant and other bounds. */
static const struct expr *item_condition(struct model *model, const struct expr *column, const struct item *item)
{
    const struct expr *test = test_expr(model, column, item->bound), *any = item->condition;
    if (any && item->denied)
        return expr_op(model, FSM_OP_NOT, type_bool(), any, NULL, column->at);
    for (size_t i = 0; i < item->spans.count; i++) {
        struct span span = item->spans.item[i];
        const struct expr *lo = expr_const(model, test->type, span.lo, column->at),
                          *hi = expr_const(model, test->type, span.hi, column->at);
        const struct expr *both;
        if (span.lo == span.hi)
            both = expr_op(model, FSM_OP_EQ, type_bool(), test, lo, column->at);
        else if (span.lo == LEAST) /* missing passes too, and no comparison with it holds */
            both = expr_op(model, FSM_OP_NOT, type_bool(), expr_op(model, FSM_OP_GT, type_bool(), test, hi, column->at),
                           NULL, column->at);
        else
            both = expr_op(model, FSM_OP_AND, type_bool(), expr_op(model, FSM_OP_GE, type_bool(), test, lo, column->at),
                           expr_op(model, FSM_OP_LE, type_bool(), test, hi, column->at), column->at);
        any = any ? expr_op(model, FSM_OP_OR, type_bool(), any, both, column->at) : both;
    }
    return any;
}

static bool mixed_cell(const struct scope *scope, struct grid *grid, struct grid_row *row, const struct expr *column,
                       const struct node *head, const struct node *cell, const struct item *items, size_t count,
                       bool negate)
{
    struct model *model = scope->model;
    const struct expr *any = NULL;
    for (size_t i = 0; i < count; i++) {
        const struct expr *one = item_condition(model, column, &items[i]);
        any = any ? expr_op(model, FSM_OP_OR, type_bool(), any, one, cell->at) : one;
    }
    bool denied = any->kind == X_OP && any->op == FSM_OP_NOT; /* so that `= x` and `!= x` are one test */
    if (denied)
        any = any->x;
    span_list spans = {0};
    span_add(&spans, negate == denied, negate == denied);
    bool good = cell_add(scope, grid, row, any, &(struct test_name){.head = head, .mixed = cell, .denied = denied},
                         cell, &spans);
    list_release(&spans);
    return good;
}

static bool same_bound(const struct item *items, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (items[i].condition || !expr_equal(items[0].bound, items[i].bound))
            return false;
    return true;
}

static bool any_given(const struct item *items, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (items[i].given)
            return true;
    return false;
}

static bool any_condition(const struct item *items, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (items[i].condition)
            return true;
    return false;
}

/* Items that all speak of one bound, or all of constants: one set of spans. Their lists are gathered in the first. */
static bool bound_cell(const struct scope *scope, struct grid *grid, struct grid_row *row, const struct expr *column,
                       const struct node *head, const struct node *cell, struct item *items, size_t count, bool negate)
{
    for (size_t i = 1; i < count; i++)
        for (size_t k = 0; k < items[i].spans.count; k++)
            list_push(&items[0].spans, items[i].spans.item[k]);
    if (negate)
        span_complement(&items[0].spans);
    return cell_add(scope, grid, row, test_expr(scope->model, column, items[0].bound),
                    &(struct test_name){.head = head,
                                        .bound = items[0].bound ? items[0].node : NULL,
                                        .timer = column->type.kind == KIND_TIMER,
                                        .given = any_given(items, count)},
                    cell, &items[0].spans);
}

/* `not a, b` is neither: where a and b speak of different bounds, two tests, and both must pass. */
static bool denied_cells(const struct scope *scope, struct grid *grid, struct grid_row *row, const struct expr *column,
                         const struct node *head, const struct node *cell, struct item *items, size_t count)
{
    bool good = true;
    for (size_t i = 0, same; i < count && good; i += same) {
        for (size_t k = same = i + 1; k < count; k++)
            if (expr_equal(items[i].bound, items[k].bound)) { /* gathers those of one bound at i */
                struct item swapped = items[k];
                items[k] = items[same];
                items[same++] = swapped;
            }
        same -= i;
        good = bound_cell(scope, grid, row, column, head, cell, items + i, same, true);
    }
    return good;
}

static bool cell_items(const struct scope *scope, const struct expr *column, const struct node *cell,
                       struct item *items, bool *negate)
{
    size_t n = 0;
    for (const struct node *kid = cell->kid; kid; kid = kid->next, n++) {
        const struct node *node = kid;
        if (kid->kind == NODE_UNARY && kid->op == OP_NOT) {
            if (n) {
                diag_add(scope->model->diags, "E309", kid->at,
                         "`not` stands before the first value of a cell and negates them all");
                return false;
            }
            *negate = true;
            node = kid->kid;
        }
        if (!item_of(scope, column, node, &items[n]))
            return false;
    }
    return true;
}

bool column_cell(const struct scope *scope, struct grid *grid, struct grid_row *row, const struct expr *column,
                 const struct node *head, const struct node *cell)
{
    if (!cell->kid || cell->kid->kind == NODE_DASH || expr_is_error(column))
        return true;
    if (!decidable(scope, column, cell))
        return false;
    size_t count = node_count(cell);
    struct item *items = arena_alloc(scope->model->arena, count * sizeof *items);
    bool negate = false, good = cell_items(scope, column, cell, items, &negate);
    if (good && same_bound(items, count)) {
        good = bound_cell(scope, grid, row, column, head, cell, items, count, negate);
    } else if (good && negate && !any_condition(items, count)) {
        good = denied_cells(scope, grid, row, column, head, cell, items, count);
    } else if (good) {
        good = mixed_cell(scope, grid, row, column, head, cell, items, count, negate);
    }
    for (size_t i = 0; i < count; i++)
        list_release(&items[i].spans);
    return good;
}
