/* diagram_rows.h: the rows of a table in the form the diagram's algorithms read.
 *
 * A cell's bits become runs of atoms, so that a column of thousands of atoms costs what its cells' bounds
 * cost. A cell that allows every atom asks nothing; a row with a cell that allows none matches nothing and
 * is left out of `live`. */
#ifndef FSMC_DIAGRAM_ROWS_H
#define FSMC_DIAGRAM_ROWS_H

#include "diagram.h"

struct diagram_run { /* atoms from..past-1; the runs of a cell ascend and do not touch */
    uint16_t from, past;
};
struct diagram_demand {
    uint64_t asks; /* bit per test */
    uint32_t cell; /* index in `cell` of its first asked test; the others follow */
    uint16_t level;
};
struct diagram_rows {
    struct diagram_demand *demand; /* [rows] */
    uint32_t *cell;                /* [cells + 1]: index in `run` of the cell's first run */
    struct diagram_run *run;
    uint32_t *live; /* the rows that can match, in order */
    uint32_t cells, runs, lives;
    size_t cell_room, run_room;
};

void diagram_rows_init(struct diagram_rows *rows, const struct diagram_input *input);
void diagram_rows_release(struct diagram_rows *rows);

/* The runs of a row's cell for a test it asks; *past is set to their end. */
static inline const struct diagram_run *diagram_runs(const struct diagram_rows *rows, uint32_t row, unsigned test,
                                                     const struct diagram_run **past)
{
    const struct diagram_demand *demand = &rows->demand[row];
    uint64_t before = demand->asks & (((uint64_t)1 << test) - 1);
    const uint32_t *cell = &rows->cell[demand->cell + (uint32_t)__builtin_popcountll(before)];
    *past = rows->run + cell[1];
    return rows->run + cell[0];
}

static inline bool diagram_asks(const struct diagram_rows *rows, uint32_t row, unsigned test)
{
    return rows->demand[row].asks >> test & 1;
}

/* The first pair of rows of one level, in row order, that match an input in common and that `same` (may be
 * NULL) does not allow; `witness` [tests] gets one such input, and is left alone where neither row asks. */
bool diagram_overlap(const struct diagram_input *input, const struct diagram_rows *rows,
                     bool (*same)(void *context, uint32_t a, uint32_t b), void *context, uint32_t row[2],
                     uint16_t *witness);

/* Looks for an input that no row matches, without a diagram; `gap` [tests] is it. Finding none proves nothing. */
bool diagram_search(const struct diagram_input *input, const struct diagram_rows *rows, uint16_t *gap);

#endif
