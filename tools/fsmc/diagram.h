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
};

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
    double inputs, uncovered; /* sizes of the input space */
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

#endif
