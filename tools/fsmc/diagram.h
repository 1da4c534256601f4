/* diagram.h: a table becomes one decision diagram.
 *
 * Input: tests (columns cut into atoms) and rows, each a set of allowed atoms per test. Output: a reduced,
 * ordered diagram whose leaves are answers. A node is made once per (test, rows still alive) and once per
 * (test, children): equal sub-tables share nodes. Nothing here knows what a test means. */
#ifndef FSMC_DIAGRAM_H
#define FSMC_DIAGRAM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "arena.h"

#define DIAGRAM_TESTS_MAX 64 /* the tests a row asks are one word */

struct diagram_cell { /* a row's demand on one test; tests it does not mention are `-` */
    uint16_t test;
    const uint64_t *atoms; /* one bit per atom of the test, further bits are ignored; borrowed */
};
struct diagram_row {
    const struct diagram_cell *cell; /* ascending by test, each test at most once */
    uint16_t cells;
    uint16_t level; /* 0 for the rows asked first: a row of level 1 counts only where no row of level 0 matches */
};
struct diagram_input {
    const uint16_t *atoms; /* [tests]: how many atoms each has, at least 1 */
    uint16_t tests;
    const struct diagram_row *row; /* in order; levels ascending */
    uint32_t rows;
    bool collect; /* leaves are sets of rows (at most 63 rows); else the first row that matches */
    bool unique;  /* diagram_facts looks for overlaps */
    uint32_t max_nodes;
    uint32_t impossible;         /* the first so many rows are no rows: they say which inputs cannot be */
    const double *const *weight; /* [tests][atoms]: how many inputs an atom stands for; NULL: one each */
};

static inline double diagram_weight(const struct diagram_input *input, unsigned test, uint32_t atom)
{
    return input->weight ? input->weight[test][atom] : 1;
}

#define DIAGRAM_LEAF 0x80000000u
#define DIAGRAM_NONE 0xffffffffu /* leaf: no row matches (never used under collect: that is the empty set) */

struct diagram_node {
    uint16_t test;
    uint32_t kid; /* index in `kids` of the child for atom 0; `atoms[test]` children follow */
};
struct diagram {
    struct diagram_node *node; /* children before parents */
    uint32_t *kids;            /* node index, or DIAGRAM_LEAF | row, or DIAGRAM_LEAF | index in sets, or DIAGRAM_NONE */
    uint64_t *sets;            /* collect: masks of rows */
    uint32_t nodes, kid_count, set_count;
    uint32_t root; /* as in kids */
    bool exploded; /* more than max_nodes, or out of proportion in memory or work: node, kids and
                      sets are empty, root is DIAGRAM_NONE; compile as row tests */
};

/* Builds the diagram; memory comes from mem_resize and is released by diagram_release. */
void diagram_build(const struct diagram_input *input, struct diagram *diagram);
void diagram_release(struct diagram *diagram);

/* Facts for the checks, from the same walk. Counts are exact up to 2^53 and doubles beyond.
 *
 * gap: atoms of one input (index per test, DIAGRAM_ANY where any will do) that no row matches.
 * overlap: an input that two rows of the same level match, and the two rows. */
#define DIAGRAM_ANY UINT16_MAX
struct diagram_facts {
    double inputs, uncovered; /* sizes of the input space; what cannot be does not count */
    bool has_gap, has_overlap;
    uint16_t *gap, *overlap; /* [tests]; from the arena */
    uint32_t overlap_row[2];
    bool *row_used;     /* [rows]: some input is answered by it (under collect: contains it) */
    bool *test_matters; /* [tests]: some node asks it */
    uint32_t depth;     /* the most tests on any path */
};
/* `same(context, a, b)` says whether two overlapping rows are allowed (equal outputs under `any`); NULL
 * allows none. Overlaps are looked for if input->unique; they are found from the rows, so also when the
 * diagram exploded. Of an exploded one little else is known: a gap found is a gap but none found proves
 * nothing, uncovered stays 0, every row that can match counts as used and every test asked as one that
 * matters. */
void diagram_facts(const struct diagram_input *input, const struct diagram *diagram, struct arena *arena,
                   bool (*same)(void *context, uint32_t a, uint32_t b), void *context, struct diagram_facts *facts);

/* ---- all overlaps ---- */

/* Calls found(context, a, b) for each pair of rows of one level, in row order, whose cells have an input in common;
 * until it says false. */
void diagram_overlaps(const struct diagram_input *input, bool (*found)(void *context, uint32_t a, uint32_t b),
                      void *context);
/* Whether an input that can be matches both rows (of which one may be given twice); `witness` [tests] is one,
 * DIAGRAM_ANY where neither row asks. What cannot be is only looked through as far as is quick: past that, true. */
bool diagram_meet(const struct diagram_input *input, uint32_t a, uint32_t b, uint16_t *witness);

/* ---- all gaps ---- */

/* How a test is written down: on one axis or several. Each of its atoms is one value of each axis; not every
 * combination of values need be an atom. */
struct diagram_axes {
    uint16_t axes;
    const uint16_t *values;       /* [axes]: how many */
    const uint16_t *const *value; /* [axes][atoms] */
    const uint16_t *lone;         /* [axes]: a value that a box has alone, or with all others; DIAGRAM_ANY: none */
};
struct diagram_box { /* inputs without an answer, as a row would say them */
    double inputs;
    const uint64_t **allowed; /* [axes of all tests, one after the other]: a bit per value; NULL: any */
    const uint64_t **atoms;   /* [tests]: the same in atoms */
    uint16_t *witness;        /* [tests]: an input inside that has no answer and can be */
    uint32_t order;           /* in which it was found */
};
struct diagram_boxes {
    struct diagram_box *box;
    unsigned count;
    unsigned more; /* boxes not kept */
    bool many;     /* and then some: the search was given up */
};
/* Covers the gaps of a table with boxes, the largest first, no two of which have an input in common, and keeps the
 * first `most`. `axes` [tests] may be NULL: each test is one axis. From the arena. */
void diagram_boxes(const struct diagram_input *input, const struct diagram *diagram, const struct diagram_axes *axes,
                   unsigned most, struct arena *arena, struct diagram_boxes *boxes);

#endif
