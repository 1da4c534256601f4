/* diagram_region.h: a set of inputs as a diagram, from which boxes are taken until nothing is left.
 *
 * The region begins as the inputs that a table's diagram gives no row. What a box takes away is new nodes only, and
 * a node's heaviest box never changes: so each box costs what it touches, not what the region holds. */
#ifndef FSMC_DIAGRAM_REGION_H
#define FSMC_DIAGRAM_REGION_H

#include "diagram.h"
#include "diagram_pool.h"

struct region_best { /* of a node: the largest product of sets of atoms that one way down it allows */
    double inputs;
    uint32_t kid; /* where that way goes on */
};

struct region {
    const struct diagram_input *input;
    struct diagram diagram; /* leaves: REGION_OUT, REGION_IN */
    struct diagram_pool pool;
    struct region_best *best; /* [nodes], as far as `known` */
    double *sum;              /* scratch, by child; all 0 */
    uint32_t known, root, taken;
    size_t best_room, sum_room;
    uint32_t *kid[DIAGRAM_TESTS_MAX];                            /* scratch: the children of a node being made */
    double inputs[DIAGRAM_TESTS_MAX + 1][DIAGRAM_TESTS_MAX + 1]; /* [a][b]: of the tests a..b-1 */
};

#define REGION_OUT (DIAGRAM_LEAF | 0)
#define REGION_IN (DIAGRAM_LEAF | 1)

/* The inputs that `diagram` leads to no row. */
void region_open(struct region *region, const struct diagram_input *input, const struct diagram *diagram);
void region_release(struct region *region);

static inline bool region_is_empty(const struct region *region)
{
    return region->root == REGION_OUT;
}

/* Fills `set` [tests], each large enough for the test's atoms, with the largest box that one way down holds. */
void region_heaviest(struct region *region, uint64_t *const *set);
/* Takes a box away. */
void region_take(struct region *region, uint64_t *const *set);
/* Whether it has grown out of proportion: then better stop. */
bool region_is_large(const struct region *region);

#endif
