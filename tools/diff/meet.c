/* meet.c: two tables as one grid. Everything is translated twice: the first time finds how wide each domain is, the
 * second makes the expressions that depend on them. */
#include "meet.h"

#include <stdlib.h>
#include <string.h>

#include "columns.h"
#include "diagram.h"
#include "expr.h"
#include "types.h"

#define LEAST INT64_MIN
#define MOST INT64_MAX

/* ---- stand-ins for decisions ---- */

/* A decision of one column and as many rows, each with one of the answers. */
static void stand_in_rows(struct meeting *meeting, struct table_use *use, const struct answers *answers)
{
    struct arena *arena = &meeting->arena;
    size_t rows = answers->value.count;
    struct grid_test test = {.expr = expr_const(&meeting->model, type_int(0, 1), 0, (struct place){0, 0})};
    struct diagram *diagram = arena_alloc(arena, sizeof *diagram);
    diagram->node = arena_alloc(arena, sizeof *diagram->node);
    diagram->kids = arena_alloc(arena, rows * sizeof *diagram->kids);
    diagram->nodes = 1;
    diagram->kid_count = (uint32_t)rows;
    use->output = arena_alloc(arena, rows * sizeof *use->output);
    for (size_t r = 0; r < rows; r++) {
        diagram->kids[r] = DIAGRAM_LEAF | (uint32_t)r;
        use->output[r] =
            expr_const(&meeting->model, type_int(LEAST / 2, MOST / 2), answers->value.item[r], (struct place){0, 0});
        if (r)
            list_push(&test.cuts, (int64_t)r);
    }
    list_push(&use->grid.tests, test);
    use->diagram = diagram;
}

/* What the joint world knows of a decision: which answers it can give where it is asked. */
static void stand_in(struct meeting *meeting, const struct answers *answers)
{
    struct table_use *use = arena_alloc(&meeting->arena, sizeof *use);
    struct decision *decision = arena_alloc(&meeting->arena, sizeof *decision);
    use->decision = decision;
    decision->policy = FSM_COLLECT;
    list_push(&meeting->model.uses, use);
    if (answers->open)
        return;
    decision->policy = FSM_FIRST;
    decision->outputs.count = 1;
    decision->rows.count = answers->value.count;
    stand_in_rows(meeting, use, answers);
}

static void stand_ins(struct meeting *meeting)
{
    struct pick *pick = arena_alloc(&meeting->arena, sizeof *pick);
    struct pick_use *use = arena_alloc(&meeting->arena, sizeof *use);
    use->pick = pick;
    for (size_t i = 0; i < meeting->answers.count; i++)
        stand_in(meeting, &meeting->answers.item[i]);
    for (size_t i = 0; i < meeting->picks.count; i++)
        list_push(&meeting->model.pick_uses, use);
}

/* ---- tests ---- */

static const struct expr *column_of(const struct grid_test *test)
{
    return test->bound ? test->expr->x : test->expr;
}

/* Two columns that are written alike and ask different things are told apart. */
static void tell_apart(struct meeting *meeting, struct grid_test *test)
{
    for (size_t i = 0; i < meeting->grid.tests.count; i++) {
        const struct grid_test *other = &meeting->grid.tests.item[i];
        if (other->mixed || test->mixed || strcmp(other->column, test->column) || column_of(other) == column_of(test))
            continue;
        test->column = arena_printf(&meeting->arena, "%s (old)", test->column);
        return;
    }
}

static uint16_t meet_test(struct meeting *meeting, enum which which, const struct grid_test *from)
{
    struct grid_test test = *from;
    test.expr = meet_expr(meeting, which, from->expr);
    memset(&test.cuts, 0, sizeof test.cuts);
    for (size_t i = 0; i < meeting->grid.tests.count; i++)
        if (meeting->grid.tests.item[i].expr == test.expr)
            return (uint16_t)i;
    if (from->bound && (test.expr->kind != X_OP || test.expr->op != FSM_OP_SUB))
        meet_fail(meeting, "a bound of `%s` is constant in one machine", from->column);
    if (which == OLD && !meeting->fault)
        tell_apart(meeting, &test);
    list_push(&meeting->grid.tests, test);
    return (uint16_t)(meeting->grid.tests.count - 1);
}

/* ---- cells ---- */

typedef LIST(struct span) span_list;

static void span_push(span_list *spans, int64_t lo, int64_t hi)
{
    struct span *last = spans->count ? &spans->item[spans->count - 1] : NULL;
    struct span span = {lo, hi};
    if (last && last->hi != MOST && last->hi + 1 == lo)
        last->hi = hi;
    else
        list_push(spans, span);
}

static int span_compare(const void *a, const void *b)
{
    const struct span *x = a, *y = b;
    return (x->lo > y->lo) - (x->lo < y->lo);
}

static bool cell_has(const struct grid_test *test, const struct grid_cell *cell, int64_t value)
{
    uint16_t atom = grid_atom_of(test, value);
    return cell->atoms[atom / 64] >> atom % 64 & 1;
}

/* What the cell says of values that its machine does not have: its words are taken for them all the same. */
static void add_outside(const struct grid_cell *cell, int64_t lo, int64_t hi, span_list *spans)
{
    for (size_t i = 0; i < cell->spans && lo <= hi; i++) {
        struct span span = cell->span[i];
        span.lo = span.lo < lo ? lo : span.lo;
        span.hi = span.hi > hi ? hi : span.hi;
        if (span.lo <= span.hi)
            list_push(spans, span);
    }
}

/* Between `lo` and `hi` of the machine's own domain its atoms count. */
static void add_inside(const struct grid_test *test, const struct grid_cell *cell, int64_t lo, int64_t hi,
                       span_list *spans)
{
    for (uint16_t atom = 0; atom < grid_atoms(test); atom++) {
        struct span span = {atom ? test->cuts.item[atom - 1] : lo,
                            atom < test->cuts.count ? test->cuts.item[atom] - 1 : hi};
        span.lo = span.lo < lo ? lo : span.lo;
        span.hi = span.hi > hi ? hi : span.hi;
        if (span.lo <= span.hi && cell->atoms[atom / 64] >> atom % 64 & 1)
            list_push(spans, span);
    }
}

static int value_compare(const void *a, const void *b)
{
    int64_t x = *(const int64_t *)a, y = *(const int64_t *)b;
    return (x > y) - (x < y);
}

/* Of a choice only the members are inside. */
static void add_choices(const struct model *model, const struct grid_test *test, const struct grid_cell *cell,
                        span_list *spans)
{
    const struct fsm_type *type = &test->expr->type;
    LIST(int64_t) members = {0};
    int64_t from = LEAST + 1;
    for (uint32_t i = 0; i < type->choices; i++)
        list_push(&members, model->constants.item[type->choice + i]);
    qsort(members.item, members.count, sizeof *members.item, value_compare);
    for (size_t i = 0; i < members.count; i++) {
        add_outside(cell, from, members.item[i] - 1, spans);
        add_inside(test, cell, members.item[i], members.item[i], spans);
        from = members.item[i] + 1;
    }
    add_outside(cell, from, MOST, spans);
    list_release(&members);
}

/* Whether the cell's words hold for a name that stands after the first `at` of the machine's own. */
static bool says_between(const struct grid_cell *cell, int64_t at)
{
    for (size_t i = 0; i < cell->spans; i++) {
        const struct span *span = &cell->span[i];
        bool around = span->lo < at && span->hi >= at;
        if (around || (span->hi == MOST && span->lo <= at) || (span->lo <= LEAST + 1 && at == 0))
            return true;
    }
    return false;
}

/* Names and states one by one: they may stand elsewhere, and beside others. */
static void add_names(struct meeting *meeting, enum which which, const struct grid_test *test,
                      const struct grid_cell *cell, span_list *spans)
{
    const struct fsm_type *type = &test->expr->type;
    const struct side *side = &meeting->joint->side[which];
    const struct order_map *map = type->kind == FSM_STATE ? &side->leaves : &side->values[type->names];
    size_t all =
        type->kind == FSM_STATE ? meeting->model.leaf_state.count : meeting->model.values.item[map->joint].names.count;
    for (int64_t joint = 0, before = 0; joint < (int64_t)all; joint++) {
        int64_t own = 0;
        struct span one = {joint, joint};
        while (own < map->count && map->to[own] != joint)
            own++;
        bool known = own < map->count;
        if (known ? cell_has(test, cell, own) : says_between(cell, before))
            list_push(spans, one);
        before = known ? own + 1 : before;
    }
}

/* Whether missing passes; where the machine has no missing, whether the words say so. */
static bool has_missing(const struct grid_test *test, const struct grid_cell *cell)
{
    if (test->expr->type.optional)
        return cell->atoms[0] & 1;
    for (size_t i = 0; i < cell->spans; i++)
        if (cell->span[i].lo == LEAST)
            return true;
    return false;
}

static void meet_spans(struct meeting *meeting, enum which which, const struct grid_test *test,
                       const struct grid_cell *from, struct grid_cell *to)
{
    span_list raw = {0}, spans = {0};
    const struct fsm_type *type = &test->expr->type;
    struct span missing = {LEAST, LEAST};
    if (has_missing(test, from))
        list_push(&raw, missing);
    if (type->kind == FSM_NAMED || type->kind == FSM_STATE) {
        add_names(meeting, which, test, from, &raw);
    } else if (type->choices) {
        add_choices(meeting->joint->side[which].model, test, from, &raw);
    } else {
        add_outside(from, LEAST + 1, type->lo - 1, &raw);
        add_inside(test, from, type->lo, type->hi, &raw);
        if (type->hi < MOST)
            add_outside(from, type->hi + 1, MOST, &raw);
    }
    if (raw.count > 1)
        qsort(raw.item, raw.count, sizeof *raw.item, span_compare);
    for (size_t i = 0; i < raw.count; i++)
        span_push(&spans, raw.item[i].lo, raw.item[i].hi);
    struct span *kept = arena_alloc(&meeting->arena, (spans.count + 1) * sizeof *kept);
    if (spans.count)
        memcpy(kept, spans.item, spans.count * sizeof *kept);
    to->span = kept;
    to->spans = (uint16_t)spans.count;
    list_release(&raw);
    list_release(&spans);
}

/* The text of a cell that is a test of its own, as a node of the meeting's source. */
static const struct node *meet_node(struct meeting *meeting, enum which which, const struct node *node)
{
    const char *text = model_text(meeting->joint->side[which].model, node);
    struct node *own = arena_alloc(&meeting->arena, sizeof *own);
    list_push(&meeting->text, '\n');
    own->at = (struct place){(uint32_t)meeting->text.count, (uint32_t)strlen(text)};
    own->end = own->at.offset + own->at.length;
    for (; *text; text++)
        list_push(&meeting->text, *text);
    return own;
}

static void meet_row(struct meeting *meeting, enum which which, const struct grid *grid, const struct grid_row *from)
{
    struct grid_row row = {0};
    for (size_t i = 0; i < from->cells.count; i++) {
        const struct grid_cell *cell = &from->cells.item[i];
        const struct grid_test *test = &grid->tests.item[cell->test];
        struct grid_cell own = {.test = meet_test(meeting, which, test)};
        meet_spans(meeting, which, test, cell, &own);
        if (test->mixed && cell->node)
            own.node = meet_node(meeting, which, cell->node);
        list_push(&row.cells, own);
    }
    list_push(&meeting->grid.rows, row);
}

static void meet_rows(struct meeting *meeting, enum which which)
{
    const struct table_side *table = meeting->table[which];
    meeting->first[which] = meeting->grid.rows.count;
    for (size_t r = 0; r < table->rows; r++)
        meet_row(meeting, which, table->grid, &table->grid->rows.item[table->pick[r]]);
}

/* The new machine's columns come first, and are spelled as there. */
static void meet_both(struct meeting *meeting)
{
    grid_release(&meeting->grid);
    meeting->text.count = 0;
    meet_rows(meeting, NEW);
    meet_rows(meeting, OLD);
    list_push(&meeting->text, '\0');
    meeting->source = (struct source){"", meeting->text.item, (uint32_t)meeting->text.count - 1};
}

/* ---- the meeting ---- */

static bool fits(struct meeting *meeting)
{
    size_t cells = 0;
    for (size_t r = 0; r < meeting->grid.rows.count; r++)
        for (size_t i = 0; i < meeting->grid.rows.item[r].cells.count; i++)
            cells += meeting->grid.rows.item[r].cells.item[i].spans;
    if (meeting->grid.tests.count > DIAGRAM_TESTS_MAX)
        meet_fail(meeting, "together they ask more than %d things", DIAGRAM_TESTS_MAX);
    else if (cells > UINT16_MAX / 2 - 1)
        meet_fail(meeting, "together they are too large");
    return !meeting->fault;
}

bool meeting_open(struct meeting *meeting, struct joint *joint, const struct table_side table[2])
{
    *meeting = (struct meeting){.joint = joint, .table = {&table[OLD], &table[NEW]}, .model = joint->model};
    meeting->model.arena = &meeting->arena;
    meeting->model.source = &meeting->source;
    meeting->model.cursor = &meeting->cursor;
    list_push(&meeting->model.constants, 0);
    meet_both(meeting);
    if (!meeting->fault)
        meet_both(meeting);
    if (meeting->fault || !fits(meeting))
        return false;
    stand_ins(meeting);
    grid_finish(&meeting->model, &meeting->grid);
    return true;
}

void meeting_close(struct meeting *meeting)
{
    grid_release(&meeting->grid);
    for (size_t i = 0; i < meeting->model.uses.count; i++)
        grid_release(&meeting->model.uses.item[i]->grid);
    for (size_t i = 0; i < meeting->answers.count; i++)
        list_release(&meeting->answers.item[i].value);
    list_release(&meeting->answers);
    list_release(&meeting->model.uses);
    list_release(&meeting->model.pick_uses);
    list_release(&meeting->model.constants);
    list_release(&meeting->exprs);
    list_release(&meeting->text);
    names_release(&meeting->places);
    names_release(&meeting->uses);
    names_release(&meeting->picks);
    arena_release(&meeting->arena);
}
