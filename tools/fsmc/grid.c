/* grid.c: the bounds that the cells of a grid mention cut each test's domain into atoms, and a cell becomes the set of
 * atoms it lets pass. */
#include <stdlib.h>
#include <string.h>

#include "columns.h"
#include "diagram.h"
#include "types.h"

#define LEAST INT64_MIN
#define MOST INT64_MAX

static int cut_compare(const void *a, const void *b)
{
    int64_t x = *(const int64_t *)a, y = *(const int64_t *)b;
    return (x > y) - (x < y);
}

uint16_t grid_atoms(const struct grid_test *test)
{
    return (uint16_t)(test->cuts.count + 1);
}

int64_t grid_atom_value(const struct grid_test *test, uint16_t atom)
{
    const struct fsm_type *type = &test->expr->type;
    if (atom)
        return test->cuts.item[atom - 1];
    return type->optional ? FSM_MISSING : type->kind == KIND_MASK ? 0 : type->lo;
}

uint16_t grid_atom_of(const struct grid_test *test, int64_t value)
{
    size_t lo = 0, hi = test->cuts.count;
    while (lo < hi) {
        size_t middle = (lo + hi) / 2;
        if (test->cuts.item[middle] <= value)
            lo = middle + 1;
        else
            hi = middle;
    }
    return (uint16_t)lo;
}

bool grid_asks_state(const struct grid_test *test)
{
    uint32_t space = FSM_AT_SPACE(test->expr->place);
    return test->expr->kind == X_LOAD && FSM_AT_INDEX(test->expr->place) == FSM_SLOT_LEAF &&
           (space == FSM_INST || space == FSM_OLD);
}

/* Of a choice of values only those are atoms: a cut with no choice behind it parts nothing. */
static void cuts_of_choices(const struct model *model, struct grid_test *test)
{
    const struct fsm_type *type = &test->expr->type;
    size_t kept = 0;
    for (size_t i = 0; type->choices && i < test->cuts.count; i++) {
        int64_t from = test->cuts.item[i], to = i + 1 < test->cuts.count ? test->cuts.item[i + 1] - 1 : MOST;
        bool some = false;
        for (uint32_t k = 0; k < type->choices; k++) {
            int64_t value = model->constants.item[type->choice + k];
            some = some || (value >= from && value <= to);
        }
        if (some)
            test->cuts.item[kept++] = from;
    }
    if (type->choices)
        test->cuts.count = kept;
}

static void cuts_sort(struct grid_test *test)
{
    if (test->cuts.count > 1)
        qsort(test->cuts.item, test->cuts.count, sizeof *test->cuts.item, cut_compare);
    size_t kept = 0;
    for (size_t i = 0; i < test->cuts.count; i++)
        if (!kept || test->cuts.item[kept - 1] != test->cuts.item[i])
            test->cuts.item[kept++] = test->cuts.item[i];
    test->cuts.count = kept;
}

/* The first atom whose values are all >= value. */
static size_t atom_from(const struct grid_test *test, int64_t value)
{
    size_t lo = 0, hi = test->cuts.count;
    if (grid_atom_value(test, 0) >= value)
        return 0;
    while (lo < hi) {
        size_t middle = (lo + hi) / 2;
        if (test->cuts.item[middle] >= value)
            hi = middle;
        else
            lo = middle + 1;
    }
    return lo + 1;
}

static uint64_t *cell_atoms(struct model *model, const struct grid_test *test, const struct grid_cell *cell)
{
    size_t atoms = grid_atoms(test);
    uint64_t *bits = arena_alloc(model->arena, (atoms + 63) / 64 * sizeof *bits);
    for (size_t i = 0; i < cell->spans; i++)
        for (size_t atom = atom_from(test, cell->span[i].lo); atom < atoms; atom++) {
            if (grid_atom_value(test, (uint16_t)atom) > cell->span[i].hi)
                break;
            bits[atom / 64] |= UINT64_C(1) << atom % 64;
        }
    return bits;
}

static int cell_compare(const void *a, const void *b)
{
    const struct grid_cell *x = a, *y = b;
    return (x->test > y->test) - (x->test < y->test);
}

/* Two cells of a row may ask one test (two columns with the same header): both must pass. */
static void cells_merge(const struct grid *grid, struct grid_row *row)
{
    size_t kept = 0;
    if (row->cells.count > 1)
        qsort(row->cells.item, row->cells.count, sizeof *row->cells.item, cell_compare);
    for (size_t i = 0; i < row->cells.count; i++) {
        struct grid_cell *last = kept ? &row->cells.item[kept - 1] : NULL, *cell = &row->cells.item[i];
        if (!last || last->test != cell->test) {
            row->cells.item[kept++] = *cell;
            continue;
        }
        for (size_t word = 0; word < (grid_atoms(&grid->tests.item[cell->test]) + 63u) / 64; word++)
            ((uint64_t *)last->atoms)[word] &= cell->atoms[word];
    }
    row->cells.count = kept;
}

static void cut_add(struct grid_test *test, int64_t cut)
{
    const struct fsm_type *type = &test->expr->type;
    bool mask = type->kind == KIND_MASK;
    int64_t lo = mask ? 0 : type->lo, hi = mask ? MOST : type->hi;
    if (cut > hi || (!type->optional && cut <= lo))
        return;
    if (cut < lo)
        cut = lo;
    list_push(&test->cuts, cut);
}

static void cell_cuts(struct grid_test *test, const struct grid_cell *cell)
{
    for (size_t i = 0; i < cell->spans; i++) {
        if (cell->span[i].lo > LEAST)
            cut_add(test, cell->span[i].lo);
        if (cell->span[i].hi < MOST)
            cut_add(test, cell->span[i].hi + 1);
    }
}

/* ---- columns asked in two ways ---- */

static bool has_missing(const struct grid_cell *cell)
{
    for (size_t i = 0; i < cell->spans; i++)
        if (cell->span[i].lo == LEAST)
            return true;
    return false;
}

/* Whether `difference` is `plain` minus a bound that is always there. */
static bool differs_from(const struct grid_test *difference, const struct grid_test *plain)
{
    const struct expr *expr = difference->expr;
    return difference->bound && expr->kind == X_OP && expr->op == FSM_OP_SUB && !expr->y->type.optional &&
           expr->x->type.optional && plain->expr->type.optional && expr_equal(expr->x, plain->expr);
}

/* A column may be asked `missing` and `>= wait`: two tests, but if the one is missing so is the other. Then the
 * difference is asked only where the column is there, and its own missing is no atom any more. */
static void link_missing(struct model *model, struct grid *grid, uint16_t plain, uint16_t difference)
{
    static const struct span present = {LEAST + 1, MOST};
    for (size_t r = 0; r < grid->rows.count; r++)
        for (size_t i = 0; i < grid->rows.item[r].cells.count; i++)
            if (grid->rows.item[r].cells.item[i].test == difference && has_missing(&grid->rows.item[r].cells.item[i]))
                return; /* `not < wait`: missing passes; the tests stay apart */
    for (size_t r = 0; r < grid->rows.count; r++) {
        struct grid_row *row = &grid->rows.item[r];
        for (size_t i = 0, count = row->cells.count; i < count; i++) {
            struct grid_cell there = {.test = plain, .spans = 1, .span = &present, .node = row->cells.item[i].node};
            if (row->cells.item[i].test == difference)
                list_push(&row->cells, there);
        }
    }
    struct expr *expr = arena_alloc(model->arena, sizeof *expr);
    *expr = *grid->tests.item[difference].expr;
    expr->type.optional = 0;
    grid->tests.item[difference].expr = expr;
}

static void link_tests(struct model *model, struct grid *grid)
{
    for (uint16_t p = 0; p < grid->tests.count; p++)
        for (uint16_t d = 0; d < grid->tests.count; d++)
            if (differs_from(&grid->tests.item[d], &grid->tests.item[p]))
                link_missing(model, grid, p, d);
}

void grid_finish(struct model *model, struct grid *grid)
{
    link_tests(model, grid);
    for (size_t r = 0; r < grid->rows.count; r++)
        for (size_t i = 0; i < grid->rows.item[r].cells.count; i++)
            cell_cuts(&grid->tests.item[grid->rows.item[r].cells.item[i].test], &grid->rows.item[r].cells.item[i]);
    if (grid->tests.count > DIAGRAM_TESTS_MAX) {
        diag_add(model->diags, "E215", grid->tests.item[DIAGRAM_TESTS_MAX].expr->at,
                 "these rows ask %zu things; the most is %d", grid->tests.count, DIAGRAM_TESTS_MAX);
        return;
    }
    for (size_t i = 0; i < grid->tests.count; i++) {
        struct grid_test *test = &grid->tests.item[i];
        cuts_sort(test);
        cuts_of_choices(model, test);
        if (test->cuts.count >= UINT16_MAX - 1) {
            diag_add(model->diags, "E215", test->expr->at, "a column with %zu distinct bounds; the most is %d",
                     test->cuts.count, UINT16_MAX - 2);
            test->cuts.count = UINT16_MAX - 2;
        }
    }
    for (size_t r = 0; r < grid->rows.count; r++) {
        struct grid_row *row = &grid->rows.item[r];
        for (size_t i = 0; i < row->cells.count; i++)
            row->cells.item[i].atoms =
                cell_atoms(model, &grid->tests.item[row->cells.item[i].test], &row->cells.item[i]);
        cells_merge(grid, row);
    }
}

void grid_release(struct grid *grid)
{
    for (size_t i = 0; i < grid->tests.count; i++)
        list_release(&grid->tests.item[i].cuts);
    for (size_t i = 0; i < grid->rows.count; i++)
        list_release(&grid->rows.item[i].cells);
    list_release(&grid->tests);
    list_release(&grid->rows);
}

const char *grid_atom_text(const struct model *model, const struct grid_test *test, uint16_t atom)
{
    const struct fsm_type *type = &test->expr->type;
    int64_t lo = grid_atom_value(test, atom);
    int64_t top = type->kind == KIND_MASK ? MOST : type->hi;
    int64_t hi = atom < test->cuts.count ? test->cuts.item[atom] - 1 : top;
    if (test->bound && lo != FSM_MISSING) {
        const char *op = hi < 0 ? "<" : lo > 0 ? ">" : lo == hi ? "=" : lo == 0 ? ">=" : "<=";
        return arena_printf(model->arena, "%s %s", op, test->bound);
    }
    if (type->kind == KIND_MASK)
        return lo ? "some" : "none";
    bool present = lo == type->lo && hi == top && type->optional;
    if (lo == FSM_MISSING)
        return test->timer ? "stopped" : "missing";
    if (present)
        return test->timer ? "running" : "some";
    if (lo == hi)
        return value_text(model, type, lo);
    if (type->kind == FSM_STATE || type->kind == FSM_NAMED) {
        const char *list = value_text(model, type, lo);
        for (int64_t v = lo + 1; v <= hi; v++)
            list = arena_printf(model->arena, "%s, %s", list, value_text(model, type, v));
        return list;
    }
    if (hi == top)
        return arena_printf(model->arena, ">= %s", value_text(model, type, lo));
    if (lo == type->lo)
        return arena_printf(model->arena, "< %s", value_text(model, type, hi + 1));
    return arena_printf(model->arena, "%s..%s", value_text(model, type, lo), value_text(model, type, hi));
}
