/* check_related.c: two tests may speak of one column: `0` and `> limit`. They are asked one by one, but not every pair
 * of answers can be: where limit is at least 1, nothing is 0 and above it. Such inputs are no gaps and no overlaps. */
#include <string.h>

#include "check_table.h"
#include "columns.h"
#include "expr.h"

/* What an atom of a test holds; false for the atom that is missing. */
static bool atom_span(const struct grid_test *test, uint16_t atom, struct span *span)
{
    span->lo = grid_atom_value(test, atom);
    span->hi = atom < test->cuts.count ? test->cuts.item[atom] - 1 : test->expr->type.hi;
    return span->lo != FSM_MISSING;
}

/* The column a test is about, and the bounds of what is taken from it. */
static const struct expr *about(const struct grid_test *test, struct span *bound)
{
    *bound = (struct span){0, 0};
    if (!test->bound)
        return test->expr;
    *bound = (struct span){test->expr->y->type.lo, test->expr->y->type.hi};
    return test->expr->x;
}

/* Whether a column can be in atom i of one test and atom j of another at once. */
static bool compatible(const struct grid_test *x, uint16_t i, const struct grid_test *y, uint16_t j)
{
    struct span a, b, from_x, from_y;
    about(x, &from_x);
    about(y, &from_y);
    if (!atom_span(x, i, &a) || !atom_span(y, j, &b))
        return true; /* columns.c links what is missing */
    return (__int128)a.lo + from_x.lo <= (__int128)b.hi + from_y.hi &&
           (__int128)b.lo + from_y.lo <= (__int128)a.hi + from_x.hi;
}

static bool related(const struct grid_test *x, const struct grid_test *y)
{
    struct span ignored;
    return !x->mixed && !y->mixed && (x->bound || y->bound) && expr_equal(about(x, &ignored), about(y, &ignored));
}

static const uint64_t *atoms_of(const struct diagram_row *row, uint16_t test)
{
    for (uint16_t i = 0; i < row->cells; i++)
        if (row->cell[i].test == test)
            return row->cell[i].atoms;
    return NULL;
}

static bool has_atom(const uint64_t *atoms, uint16_t atom)
{
    return !atoms || (atoms[atom / 64] >> atom % 64 & 1);
}

/* Whether some value of the column passes both rows, as far as tests x and y are concerned. */
static bool both_pass(const struct grid *grid, const struct diagram_row *a, const struct diagram_row *b, uint16_t x,
                      uint16_t y)
{
    const struct grid_test *first = &grid->tests.item[x], *second = &grid->tests.item[y];
    const uint64_t *ax = atoms_of(a, x), *bx = atoms_of(b, x), *ay = atoms_of(a, y), *by = atoms_of(b, y);
    for (uint16_t i = 0; i < grid_atoms(first); i++)
        for (uint16_t j = 0; has_atom(ax, i) && has_atom(bx, i) && j < grid_atoms(second); j++)
            if (has_atom(ay, j) && has_atom(by, j) && compatible(first, i, second, j))
                return true;
    return false;
}

#define RELATED_ATOMS_MAX 64 /* of a test: beyond that the pairs are too many to go through */

/* Whether two rows that overlap by their tests can really be met at once. */
bool check_can_meet(const struct grid *grid, const struct diagram_input *input, uint32_t a, uint32_t b)
{
    for (uint16_t x = 0; x < grid->tests.count; x++)
        for (uint16_t y = (uint16_t)(x + 1); y < grid->tests.count; y++) {
            const struct grid_test *first = &grid->tests.item[x], *second = &grid->tests.item[y];
            if (grid_atoms(first) <= RELATED_ATOMS_MAX && grid_atoms(second) <= RELATED_ATOMS_MAX &&
                related(first, second) && !both_pass(grid, &input->row[a], &input->row[b], x, y))
                return false;
        }
    return true;
}

/* A row, below all others, for what atom i of test x rules out of test y. */
static bool ruled_out(struct model *model, const struct grid *grid, uint16_t x, uint16_t i, uint16_t y,
                      struct diagram_row *row)
{
    const struct grid_test *first = &grid->tests.item[x], *second = &grid->tests.item[y];
    uint64_t *here = arena_alloc(model->arena, (grid_atoms(first) + 63u) / 64 * sizeof *here);
    uint64_t *there = arena_alloc(model->arena, (grid_atoms(second) + 63u) / 64 * sizeof *there);
    bool any = false;
    here[i / 64] |= UINT64_C(1) << i % 64;
    for (uint16_t j = 0; j < grid_atoms(second); j++)
        if (!compatible(first, i, second, j)) {
            there[j / 64] |= UINT64_C(1) << j % 64;
            any = true;
        }
    struct diagram_cell *cell = arena_alloc(model->arena, 2 * sizeof *cell);
    cell[0] = (struct diagram_cell){.test = x, .atoms = here};
    cell[1] = (struct diagram_cell){.test = y, .atoms = there};
    *row = (struct diagram_row){.cell = cell, .cells = 2, .level = UINT16_MAX};
    return any;
}

void check_related(struct model *model, const struct grid *grid, struct diagram_input *input)
{
    LIST(struct diagram_row) rows = {0};
    for (uint16_t x = 0; x < grid->tests.count; x++)
        for (uint16_t y = (uint16_t)(x + 1); y < grid->tests.count; y++) {
            const struct grid_test *first = &grid->tests.item[x], *second = &grid->tests.item[y];
            if (grid_atoms(first) > RELATED_ATOMS_MAX || grid_atoms(second) > RELATED_ATOMS_MAX ||
                !related(first, second))
                continue;
            for (uint16_t i = 0; i < grid_atoms(first); i++) {
                struct diagram_row row;
                if (ruled_out(model, grid, x, i, y, &row))
                    list_push(&rows, row);
            }
        }
    struct diagram_row *all = arena_alloc(model->arena, (input->rows + rows.count + 1) * sizeof *all);
    memcpy(all, input->row, input->rows * sizeof *all);
    for (size_t i = 0; i < rows.count; i++)
        all[input->rows + i] = rows.item[i];
    input->row = all;
    input->rows += (uint32_t)rows.count;
    list_release(&rows);
}
