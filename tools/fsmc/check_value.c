/* check_value.c: see check_value.h. */
#include "check_value.h"

#include <stdlib.h>
#include <string.h>

#include "columns.h"
#include "diagram.h"
#include "expr.h"

#define WHOLE_MAX 4096 /* values of a source that are looked at one by one */

/* ---- taking apart ---- */

/* `now - since` is a source: its instants are too many to go through, and how they differ is all that is asked. */
static bool is_opened(const struct expr *expr)
{
    int64_t ignored;
    if (expr->kind == X_DATA)
        return true;
    if (expr->kind == X_OP && expr->y && expr->x->type.kind == FSM_TIME && expr->y->type.kind == FSM_TIME &&
        expr->op == FSM_OP_SUB)
        return false;
    return expr->kind == X_OP && !expr->z && expr_fold(expr->op, 0, 0, &ignored);
}

bool sources_have(const source_list *sources, const struct expr *expr)
{
    for (size_t i = 0; i < sources->count; i++)
        if (expr_equal(sources->item[i].expr, expr))
            return true;
    return false;
}

void sources_add(source_list *sources, const struct expr *expr)
{
    if (!expr || expr->kind == X_CONST || sources_have(sources, expr))
        return;
    if (is_opened(expr)) {
        sources_add(sources, expr->x);
        sources_add(sources, expr->y);
        return;
    }
    struct value_source source = {.expr = expr,
                                  .cases = expr->type.kind == FSM_DURATION || expr->type.kind == FSM_TIME};
    list_push(sources, source);
}

void sources_release(source_list *sources)
{
    for (size_t i = 0; i < sources->count; i++) {
        list_release(&sources->item[i].cuts);
        list_release(&sources->item[i].values);
    }
    list_release(sources);
}

static struct value_source *source_of(source_list *sources, const struct expr *expr)
{
    for (size_t i = 0; i < sources->count; i++)
        if (expr_equal(sources->item[i].expr, expr))
            return &sources->item[i];
    return NULL;
}

/* ---- where sources are cut ---- */

static void look_at_all(source_list *sources, const struct expr *expr)
{
    struct value_source *source = expr ? source_of(sources, expr) : NULL;
    if (source)
        source->whole = true;
    if (!expr || source)
        return;
    look_at_all(sources, expr->x);
    look_at_all(sources, expr->y);
}

/* The cuts of `expr`, each times `sign` and moved by `by`; those of a value that falls as the source rises lie one
 * further. Bounds that leave the numbers cut nothing. */
static void cut_moved(source_list *sources, const struct expr *expr, const int64_t *cut, size_t cuts, int sign,
                      int64_t by)
{
    int64_t *moved = mem_resize(NULL, (cuts + 1) * sizeof *moved);
    size_t kept = 0;
    for (size_t i = 0; i < cuts; i++) {
        __int128 at = sign > 0 ? (__int128)cut[i] + by : (__int128)by - cut[i] + 1;
        if (at > INT64_MIN && at <= INT64_MAX)
            moved[kept++] = (int64_t)at;
    }
    sources_cut(sources, expr, moved, kept);
    mem_free(moved);
}

static void cut_sum(source_list *sources, const struct expr *expr, const int64_t *cut, size_t cuts)
{
    bool add = expr->op == FSM_OP_ADD, left = expr->y && expr->y->kind == X_CONST;
    const struct expr *known = left ? expr->y : expr->x, *open = left ? expr->x : expr->y;
    if (known->kind != X_CONST || known->value == FSM_MISSING)
        look_at_all(sources, expr);
    else if (add || left)
        cut_moved(sources, open, cut, cuts, 1, add ? -known->value : known->value);
    else
        cut_moved(sources, open, cut, cuts, -1, known->value);
}

/* A comparison with a known value changes its answer there, or just past it, or both. */
static void cut_compared(source_list *sources, const struct expr *expr)
{
    bool left = expr->y->kind == X_CONST;
    const struct expr *known = left ? expr->y : expr->x, *open = left ? expr->x : expr->y;
    bool there = expr->op != (left ? FSM_OP_LE : FSM_OP_GE) && expr->op != (left ? FSM_OP_GT : FSM_OP_LT);
    bool past = expr->op != (left ? FSM_OP_LT : FSM_OP_GT) && expr->op != (left ? FSM_OP_GE : FSM_OP_LE);
    int64_t cut[2];
    size_t cuts = 0;
    if (known->kind != X_CONST) {
        look_at_all(sources, expr);
        return;
    }
    if (there && known->value != FSM_MISSING)
        cut[cuts++] = known->value;
    if (past && known->value != FSM_MISSING && known->value < INT64_MAX)
        cut[cuts++] = known->value + 1;
    sources_cut(sources, open, cut, cuts);
}

static void cut_op(source_list *sources, const struct expr *expr, const int64_t *cut, size_t cuts)
{
    static const int64_t truth = 1;
    switch (expr->op) {
    case FSM_OP_ADD:
    case FSM_OP_SUB:
        cut_sum(sources, expr, cut, cuts);
        break;
    case FSM_OP_NEG:
        cut_moved(sources, expr->x, cut, cuts, -1, 0);
        break;
    case FSM_OP_EQ:
    case FSM_OP_NE:
    case FSM_OP_LT:
    case FSM_OP_LE:
    case FSM_OP_GT:
    case FSM_OP_GE:
        cut_compared(sources, expr);
        break;
    case FSM_OP_AND:
    case FSM_OP_OR:
        sources_cut(sources, expr->y, &truth, 1); /* fall through */
    case FSM_OP_NOT:
        sources_cut(sources, expr->x, &truth, 1);
        break;
    case FSM_OP_HAS:
        sources_cut(sources, expr->x, NULL, 0); /* what is missing is a piece of its own anyway */
        break;
    default:
        look_at_all(sources, expr);
        break;
    }
}

void sources_cut(source_list *sources, const struct expr *expr, const int64_t *cut, size_t cuts)
{
    struct value_source *source = source_of(sources, expr);
    if (expr->kind == X_CONST)
        return;
    for (size_t i = 0; source && i < cuts; i++)
        list_push(&source->cuts, cut[i]);
    if (source)
        return;
    if (expr->kind == X_OP)
        cut_op(sources, expr, cut, cuts);
    else
        look_at_all(sources, expr);
}

/* ---- what is read underneath ---- */

static void use_reads(const struct model *model, const struct table_use *use, place_list *places, unsigned depth);

static void place_add(place_list *places, uint32_t place)
{
    bool of_all = FSM_AT_SPACE(place) == FSM_NOW || FSM_AT_SPACE(place) == FSM_CONST ||
                  (FSM_AT_SPACE(place) == FSM_INST && FSM_AT_INDEX(place) == FSM_SLOT_LEAF);
    for (size_t i = 0; i < places->count; i++)
        of_all = of_all || places->item[i] == place;
    if (!of_all)
        list_push(places, place);
}

void expr_reads(const struct model *model, const struct expr *expr, place_list *places, unsigned depth)
{
    if (!expr || depth > FSM_CALLS_MAX)
        return;
    if (expr->kind == X_LOAD || expr->kind == X_INDEX || expr->kind == X_FOLD)
        place_add(places, expr->place);
    if (expr->kind == X_DECIDE || expr->kind == X_OUTPUT)
        use_reads(model, model->uses.item[expr->place], places, depth + 1);
    for (size_t i = 0; expr->kind == X_PICK && i < model->pick_uses.item[expr->place]->pick->order.count; i++)
        expr_reads(model, model->pick_uses.item[expr->place]->where[i], places, depth + 1);
    expr_reads(model, expr->x, places, depth);
    expr_reads(model, expr->y, places, depth);
    expr_reads(model, expr->z, places, depth);
}

static void use_reads(const struct model *model, const struct table_use *use, place_list *places, unsigned depth)
{
    size_t outputs = use->decision->outputs.count * use->decision->rows.count;
    for (size_t i = 0; i < use->grid.tests.count; i++)
        expr_reads(model, use->grid.tests.item[i].expr, places, depth);
    for (size_t i = 0; i < outputs; i++)
        if (use->output[i] && use->output[i]->kind != X_CONST)
            expr_reads(model, use->output[i], places, depth);
}

/* ---- which values there are ---- */

static int value_compare(const void *a, const void *b)
{
    int64_t x = *(const int64_t *)a, y = *(const int64_t *)b;
    return (x > y) - (x < y);
}

static size_t values_sort(int64_t *value, size_t count)
{
    size_t kept = 0;
    if (count > 1)
        qsort(value, count, sizeof *value, value_compare);
    for (size_t i = 0; i < count; i++)
        if (!kept || value[kept - 1] != value[i])
            value[kept++] = value[i];
    return kept;
}

/* Which rows a decision can answer with in this leaf. Children come before parents, so one pass downwards does. */
static void possible_rows(struct model *model, const struct table_use *use, uint16_t leaf, bool *row)
{
    const struct diagram *diagram = use->diagram;
    bool *live = arena_alloc(model->arena, (diagram->nodes + 1) * sizeof *live);
    if (diagram->root & DIAGRAM_LEAF) {
        if ((diagram->root & ~DIAGRAM_LEAF) < use->decision->rows.count)
            row[diagram->root & ~DIAGRAM_LEAF] = true;
        return;
    }
    live[diagram->root] = true;
    for (uint32_t i = diagram->root + 1; i-- > 0;) {
        const struct grid_test *test = &use->grid.tests.item[diagram->node[i].test];
        for (uint16_t atom = 0; live[i] && atom < grid_atoms(test); atom++) {
            uint32_t kid = diagram->kids[diagram->node[i].kid + atom];
            bool beyond = kid & DIAGRAM_LEAF && (kid & ~DIAGRAM_LEAF) >= use->decision->rows.count;
            if ((grid_asks_state(test) && atom != grid_atom_of(test, leaf)) || beyond)
                continue;
            if (kid & DIAGRAM_LEAF)
                row[kid & ~DIAGRAM_LEAF] = true;
            else
                live[kid] = true;
        }
    }
}

/* The constants a decision can answer with in this leaf; false if it computes its answers, or too many rows. */
static bool known_answers(struct model *model, const struct expr *expr, uint16_t leaf, const int64_t **value,
                          size_t *count)
{
    const struct table_use *use = model->uses.item[expr->place];
    size_t outputs = use->decision->outputs.count, rows = use->decision->rows.count, n = 0;
    if (use->decision->policy == FSM_COLLECT || use->diagram->exploded)
        return false;
    bool *row = arena_alloc(model->arena, (rows + 1) * sizeof *row);
    int64_t *answer = arena_alloc(model->arena, (rows + 1) * sizeof *answer);
    possible_rows(model, use, leaf, row);
    for (size_t r = 0; r < rows; r++) {
        const struct expr *output = use->output[r * outputs + expr->n];
        if (row[r] && (!output || output->kind != X_CONST))
            return false;
        if (row[r])
            answer[n++] = output->value;
    }
    *value = answer;
    *count = values_sort(answer, n);
    return true;
}

static bool is_state(const struct expr *expr)
{
    uint32_t space = FSM_AT_SPACE(expr->place);
    return expr->kind == X_LOAD && FSM_AT_INDEX(expr->place) == FSM_SLOT_LEAF &&
           (space == FSM_INST || space == FSM_OLD);
}

static bool known_choices(struct model *model, const struct fsm_type *type, const int64_t **value, size_t *count)
{
    int64_t *choice = arena_alloc(model->arena, (type->choices + 2u) * sizeof *choice);
    size_t n = 0;
    if (type->optional)
        choice[n++] = FSM_MISSING;
    for (uint32_t i = 0; i < type->choices; i++)
        choice[n++] = model->constants.item[type->choice + i];
    *value = choice;
    *count = values_sort(choice, n);
    return true;
}

bool values_known(struct model *model, const struct expr *expr, uint16_t leaf, const int64_t **value, size_t *count)
{
    static const int64_t none_or_some[2] = {0, 1};
    if (leaf != NO_INDEX && is_state(expr)) {
        int64_t *own = arena_alloc(model->arena, sizeof *own);
        *own = leaf;
        *value = own;
        *count = 1;
        return true;
    }
    if (leaf != NO_INDEX && expr->kind == X_OUTPUT && known_answers(model, expr, leaf, value, count))
        return true;
    if (expr->type.kind == KIND_MASK) {
        *value = none_or_some;
        *count = 2;
        return true;
    }
    return expr->type.choices && known_choices(model, &expr->type, value, count);
}

int64_t value_between(int64_t lo, int64_t hi)
{
    if (lo <= 0 && hi >= 0)
        return 0;
    return lo < -(INT64_C(1) << 50) ? hi : lo; /* a bound that nobody wrote is no example */
}

static void value_add(struct value_source *source, int64_t value, double inputs)
{
    struct source_value one = {value, inputs};
    list_push(&source->values, one);
}

/* The pieces between the cuts of a source's domain. */
static void fill_pieces(struct value_source *source)
{
    const struct fsm_type *type = &source->expr->type;
    int64_t from = type->lo;
    size_t cuts = values_sort(source->cuts.item, source->cuts.count);
    for (size_t i = 0; i <= cuts; i++) {
        int64_t to = i < cuts ? source->cuts.item[i] - 1 : type->hi;
        to = to > type->hi ? type->hi : to;
        if (to < from)
            continue;
        value_add(source, value_between(from, to), source->cases ? 1 : (double)to - (double)from + 1);
        if (to == type->hi)
            return;
        from = to + 1;
    }
}

static bool fill(struct model *model, struct value_source *source, uint16_t leaf)
{
    const struct fsm_type *type = &source->expr->type;
    const int64_t *known;
    size_t count;
    if (values_known(model, source->expr, leaf, &known, &count)) {
        for (size_t i = 0; i < count; i++)
            value_add(source, known[i], 1);
        return true;
    }
    if (type->index != NO_INDEX && type->count > 1)
        return false; /* an array */
    if (type->optional)
        value_add(source, FSM_MISSING, 1);
    if (!source->whole) {
        fill_pieces(source);
        return true;
    }
    if (type->kind == FSM_TEXT || type->hi < type->lo || (uint64_t)type->hi - (uint64_t)type->lo >= WHOLE_MAX)
        return false;
    for (int64_t v = type->lo; v <= type->hi; v++)
        value_add(source, v, 1);
    return true;
}

bool sources_fill(struct model *model, source_list *sources, uint16_t leaf, size_t most)
{
    size_t combinations = 1;
    for (size_t i = 0; i < sources->count; i++) {
        if (!fill(model, &sources->item[i], leaf))
            return false;
        size_t values = sources->item[i].values.count;
        if (values == 0 || combinations > most / values)
            return false;
        combinations *= values;
    }
    return true;
}

/* ---- evaluating ---- */

static int64_t data_value(const struct model *model, const struct expr *expr, int64_t row)
{
    return row < 0 || row >= (int64_t)expr->n ? FSM_MISSING : model->constants.item[expr->place + (size_t)row];
}

int64_t sources_value(const struct model *model, const source_list *sources, const int64_t *value,
                      const struct expr *expr)
{
    int64_t result = FSM_MISSING;
    if (expr->kind == X_CONST)
        return expr->value;
    for (size_t i = 0; i < sources->count; i++)
        if (expr_equal(sources->item[i].expr, expr))
            return value[i];
    int64_t x = sources_value(model, sources, value, expr->x);
    if (expr->kind == X_DATA)
        return data_value(model, expr, x);
    int64_t y = expr->y ? sources_value(model, sources, value, expr->y) : 0;
    expr_fold(expr->op, x, y, &result);
    return result;
}
