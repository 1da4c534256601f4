/* check_cells.h: sets of atoms as the cells and values an author would write. */
#ifndef FSMC_CHECK_CELLS_H
#define FSMC_CHECK_CELLS_H

#include "check_space.h"

/* The cell of the column called `column` that lets exactly these atoms pass; `allowed` [tests] as in struct gap. Cells
 * of a column that is asked with several bounds may not be able to say it: then *exact is cleared. In the arena. */
const char *column_cell_text(const struct model *model, const struct grid *grid, const uint64_t *const *allowed,
                             const char *column, bool *exact);

/* One input in words: "x = 3, t = running"; `witness` [subjects] as in struct diagram_box, `asked` [subjects] says
 * which to name, NULL for those that are not DIAGRAM_ANY. */
const char *witness_text(const struct space *space, const uint16_t *witness, const bool *asked);

#endif
