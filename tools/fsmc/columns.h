/* columns.h: what the cells of a column demand, cut into atoms.
 *
 * A column is an expression; a cell is a set of its values. The bounds that all cells of a grid mention cut
 * the domain into atoms: within one atom no cell can tell two values apart. A bound that is not constant
 * (>= max_idle) makes a test of its own on the difference, so that its atoms are: below, equal, above. */
#ifndef FSMC_COLUMNS_H
#define FSMC_COLUMNS_H

#include "expr.h"

/* Adds to `row` what `cell` demands of `column` (written at `head` in the header). False if reported. */
bool column_cell(const struct scope *scope, struct grid *grid, struct grid_row *row, const struct expr *column,
                 const struct node *head, const struct node *cell);
/* ---- grid.c ---- */

/* Sorts the cuts and computes each cell's atoms; then tests, cells and rows can be read. */
void grid_finish(struct model *model, struct grid *grid);
void grid_release(struct grid *grid);

uint16_t grid_atoms(const struct grid_test *test);
/* The least value of an atom, FSM_MISSING for the atom that is missing. */
int64_t grid_atom_value(const struct grid_test *test, uint16_t atom);
uint16_t grid_atom_of(const struct grid_test *test, int64_t value);
bool grid_asks_state(const struct grid_test *test); /* whether the column is plainly `state` */
/* An atom as a cell: "> 0", "running", "IDLE" …; in the arena. */
const char *grid_atom_text(const struct model *model, const struct grid_test *test, uint16_t atom);

#endif
