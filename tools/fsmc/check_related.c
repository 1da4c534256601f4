/* check_related.c: two tests may speak of one column: `0` and `> limit`. They are asked one by one, but not every pair
 * of answers can be: where limit is at least 1, nothing is 0 and above it. Such inputs are no gaps and no overlaps. */
#include <string.h>

#include "check_space.h"
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

#define RELATED_ATOMS_MAX 64 /* of a test: beyond that the pairs are too many to go through */

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

/* ---- for the checks ---- */

#define CLASSES_MAX 2048 /* of a subject */

/* Whether the atom is missing and nothing else. */
static bool is_missing(const struct grid_test *test, uint16_t atom)
{
    struct span span;
    return !atom_span(test, atom, &span) && span.hi < test->expr->type.lo;
}

/* Where the one is missing the other is too, unless its own bound may be. */
static bool missing_fit(const struct grid_test *x, uint16_t i, const struct grid_test *y, uint16_t j)
{
    struct span ignored;
    bool x_missing = is_missing(x, i), y_missing = is_missing(y, j);
    if ((!x_missing && !atom_span(x, i, &ignored)) || (!y_missing && !atom_span(y, j, &ignored)))
        return true; /* no cut parts missing from what follows */
    if (x_missing == y_missing)
        return true;
    const struct grid_test *missing = x_missing ? x : y;
    return missing->bound && missing->expr->y->type.optional;
}

/* Whether the atom says that the column is there. */
static bool known_there(const struct grid_test *test, uint16_t atom)
{
    struct span ignored;
    return atom_span(test, atom, &ignored);
}

static bool fits(const struct space *space, const struct subject *x, uint32_t i, const struct subject *y, uint32_t j)
{
    const struct grid_test *first = &space->grid->tests.item[x->test[0]];
    const struct grid_test *second = &space->grid->tests.item[y->test[0]];
    bool first_gone = x->atom[0][i] >= grid_atoms(first), second_gone = y->atom[0][j] >= grid_atoms(second);
    if (first_gone || second_gone)
        return (first_gone || !known_there(first, x->atom[0][i])) &&
               (second_gone || !known_there(second, y->atom[0][j]));
    return compatible(first, x->atom[0][i], second, y->atom[0][j]) &&
           missing_fit(first, x->atom[0][i], second, y->atom[0][j]);
}

/* What class i of subject a rules out of subject b; NULL if nothing. */
static uint64_t *classes_out(const struct space *space, uint16_t a, uint32_t i, uint16_t b)
{
    const struct subject *x = &space->subjects.item[a], *y = &space->subjects.item[b];
    uint64_t *out = NULL;
    for (uint32_t j = 0; j < y->classes; j++) {
        if (fits(space, x, i, y, j))
            continue;
        if (!out)
            out = arena_alloc(space->model->arena, (y->classes + 63u) / 64 * sizeof *out);
        out[j / 64] |= UINT64_C(1) << j % 64;
    }
    return out;
}

static bool subjects_related(const struct space *space, const struct subject *x, const struct subject *y)
{
    return x->component == y->component && x->tests == 1 && y->tests == 1 && x->classes <= CLASSES_MAX &&
           y->classes <= CLASSES_MAX &&
           related(&space->grid->tests.item[x->test[0]], &space->grid->tests.item[y->test[0]]);
}

size_t related_rows(const struct space *space, struct diagram_row **row)
{
    struct arena *arena = space->model->arena;
    LIST(struct diagram_row) rows = {0};
    for (uint16_t a = 0; a < space->subjects.count; a++)
        for (uint16_t b = (uint16_t)(a + 1); b < space->subjects.count; b++) {
            if (!subjects_related(space, &space->subjects.item[a], &space->subjects.item[b]))
                continue;
            for (uint32_t i = 0; i < space->subjects.item[a].classes; i++) {
                uint64_t *out = classes_out(space, a, i, b);
                if (!out)
                    continue;
                uint64_t *own = arena_alloc(arena, (space->subjects.item[a].classes + 63u) / 64 * sizeof *own);
                struct diagram_cell *cell = arena_alloc(arena, 2 * sizeof *cell);
                own[i / 64] |= UINT64_C(1) << i % 64;
                cell[0] = (struct diagram_cell){.test = a, .atoms = own};
                cell[1] = (struct diagram_cell){.test = b, .atoms = out};
                struct diagram_row one = {.cell = cell, .cells = 2};
                list_push(&rows, one);
            }
        }
    *row = arena_alloc(arena, (rows.count + 1) * sizeof **row);
    if (rows.count)
        memcpy(*row, rows.item, rows.count * sizeof **row);
    size_t count = rows.count;
    list_release(&rows);
    return count;
}
