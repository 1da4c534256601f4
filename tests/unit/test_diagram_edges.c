/* test_diagram_edges.c: diagrams at their limits: no tests, 64 tests, tens of thousands of atoms, spaces
 * larger than any number, and tables whose diagram must be given up. */
#include <stdlib.h>
#include <string.h>

#include "diagram.h"
#include "greatest.h"

/* A table of which only the tests that a row asks are written down; owned by the test. */
struct grid {
    struct diagram_input input;
    uint16_t atoms[DIAGRAM_TESTS_MAX];
    struct diagram_row *row;
    struct diagram_cell *cell; /* [rows][tests] */
    uint64_t *bits;            /* [rows][tests][words] */
    size_t words;
    struct diagram diagram;
    struct diagram_facts facts;
    struct arena arena;
};

static void grid_open(struct grid *grid, uint16_t tests, uint16_t atoms, uint32_t rows)
{
    memset(grid, 0, sizeof *grid);
    grid->words = (atoms + 63u) / 64;
    grid->row = calloc(rows + 1u, sizeof *grid->row);
    grid->cell = calloc((size_t)rows * tests + 1, sizeof *grid->cell);
    grid->bits = calloc((size_t)rows * tests * grid->words + 1, sizeof *grid->bits);
    for (unsigned i = 0; i < tests; i++)
        grid->atoms[i] = atoms;
    for (uint32_t i = 0; i < rows; i++)
        grid->row[i].cell = grid->cell + (size_t)i * tests;
    grid->input = (struct diagram_input){
        .atoms = grid->atoms, .tests = tests, .row = grid->row, .rows = rows, .max_nodes = 1000000};
}

/* The row allows atoms from..past-1 of the test; tests must be given in order. */
static void grid_allow(struct grid *grid, uint32_t row, uint16_t test, unsigned from, unsigned past)
{
    uint64_t *bits = grid->bits + ((size_t)row * grid->input.tests + test) * grid->words;
    for (unsigned i = from; i < past; i++)
        bits[i / 64] |= (uint64_t)1 << i % 64;
    grid->cell[(size_t)row * grid->input.tests + grid->row[row].cells++] = (struct diagram_cell){test, bits};
}

static void grid_build(struct grid *grid)
{
    diagram_build(&grid->input, &grid->diagram);
    diagram_facts(&grid->input, &grid->diagram, &grid->arena, NULL, NULL, &grid->facts);
}

static void grid_close(struct grid *grid)
{
    free(grid->row);
    free(grid->cell);
    free(grid->bits);
    diagram_release(&grid->diagram);
    arena_release(&grid->arena);
}

TEST a_table_without_tests(void)
{
    struct grid grid;
    grid_open(&grid, 0, 1, 0);
    grid_build(&grid);
    ASSERT_EQ(DIAGRAM_NONE, grid.diagram.root);
    ASSERT(grid.facts.has_gap && grid.facts.inputs == 1 && grid.facts.uncovered == 1);
    grid_close(&grid);

    grid_open(&grid, 0, 1, 2);
    grid.input.unique = true;
    grid_build(&grid);
    ASSERT_EQ(DIAGRAM_LEAF | 0u, grid.diagram.root);
    ASSERT(!grid.facts.has_gap && grid.facts.uncovered == 0);
    ASSERT(grid.facts.row_used[0] && !grid.facts.row_used[1]);
    ASSERT(grid.facts.has_overlap && grid.facts.overlap_row[0] == 0 && grid.facts.overlap_row[1] == 1);
    grid_close(&grid);
    PASS();
}

TEST ten_thousand_values_in_one_column(void)
{
    struct grid grid;
    grid_open(&grid, 1, 10000, 10000);
    grid.input.unique = true;
    for (uint32_t i = 0; i < 10000; i++)
        grid_allow(&grid, i, 0, 9999 - i, 10000 - i);
    grid_build(&grid);
    ASSERT_EQ(1u, grid.diagram.nodes);
    for (uint32_t i = 0; i < 10000; i++)
        ASSERT_EQ(DIAGRAM_LEAF | (9999 - i), grid.diagram.kids[i]);
    ASSERT(!grid.facts.has_gap && !grid.facts.has_overlap);
    grid_close(&grid);
    PASS();
}

/* Rows `>= bound` with falling bounds, the most atoms a test can have: each row gets what the one before left. */
TEST comparisons_over_the_most_atoms(void)
{
    const uint32_t rows = 1000, step = 65;
    struct grid grid;
    grid_open(&grid, 2, UINT16_MAX, rows);
    grid.atoms[1] = 2;
    for (uint32_t i = 0; i < rows; i++) {
        grid_allow(&grid, i, 0, UINT16_MAX - step * (i + 1), UINT16_MAX);
        grid_allow(&grid, i, 1, 0, 1);
    }
    grid_build(&grid);
    ASSERT_FALSE(grid.diagram.exploded);
    ASSERT_EQ(rows + 1, grid.diagram.nodes);
    ASSERT_EQ(2.0 * UINT16_MAX - rows * step, grid.facts.uncovered);
    for (uint32_t i = 0; i < rows; i++)
        ASSERT(grid.facts.row_used[i]);
    grid_close(&grid);
    PASS();
}

/* Row i refuses value 3 of test i, so that of 7^64 inputs only 3, 3, 3 … is left. */
TEST one_gap_in_an_immense_space(void)
{
    struct grid grid;
    grid_open(&grid, 64, 7, 128);
    for (uint16_t i = 0; i < 64; i++) {
        grid_allow(&grid, 2u * i, i, 0, 3);
        grid_allow(&grid, 2u * i + 1, i, 4, 7);
    }
    grid_build(&grid);
    ASSERT_EQ(64u, grid.diagram.nodes);
    ASSERT_EQ(64u, grid.facts.depth);
    ASSERT(grid.facts.inputs > 1e54 && grid.facts.inputs < 1e55);
    ASSERT_EQ(1.0, grid.facts.uncovered);
    for (unsigned i = 0; i < 64; i++)
        ASSERT_EQ(3, grid.facts.gap[i]);
    grid_close(&grid);
    PASS();
}

/* The largest space of all is still a number. */
TEST the_largest_space_is_finite(void)
{
    struct grid grid;
    grid_open(&grid, 64, UINT16_MAX, 0);
    grid_build(&grid);
    ASSERT(grid.facts.inputs > 1e308 && grid.facts.inputs < 1.7976931348623157e308);
    ASSERT_EQ(grid.facts.inputs, grid.facts.uncovered);
    ASSERT_EQ(DIAGRAM_ANY, grid.facts.gap[0]);
    grid_close(&grid);
    PASS();
}

/* Two columns of thousands of values: a node for each value of the first, as wide as the second. */
TEST wide_nodes_are_given_up(void)
{
    struct grid grid;
    grid_open(&grid, 2, 6000, 6000);
    for (uint32_t i = 0; i < 6000; i++) {
        grid_allow(&grid, i, 0, i, i + 1);
        grid_allow(&grid, i, 1, i, i + 1);
    }
    grid.input.unique = true;
    grid_build(&grid);
    ASSERT(grid.diagram.exploded);
    ASSERT_FALSE(grid.facts.has_overlap);
    ASSERT(grid.facts.has_gap);
    ASSERT(grid.facts.gap[0] < 6000 && grid.facts.gap[1] < 6000 && grid.facts.gap[0] != grid.facts.gap[1]);
    grid_close(&grid);
    PASS();
}

/* A row that comes and goes at every atom, above thousands that stay: few nodes, much work. */
TEST endless_work_is_given_up(void)
{
    const uint32_t rows = 5000, atoms = 60000;
    struct grid grid;
    grid_open(&grid, 2, 1, rows);
    uint64_t *stripes = calloc(atoms / 64 + 1, sizeof *stripes), value[2] = {1, 2};
    grid.atoms[0] = (uint16_t)atoms;
    grid.atoms[1] = 3;
    for (uint32_t i = 0; i <= atoms / 64; i++)
        stripes[i] = 0x5555555555555555;
    for (uint32_t i = 0; i < rows; i++) {
        grid.cell[2 * i] = (struct diagram_cell){1, &value[i % 2]};
        grid.row[i].cells = 1;
    }
    grid.cell[0] = (struct diagram_cell){0, stripes};
    grid_build(&grid);
    ASSERT(grid.diagram.exploded);
    ASSERT(grid.facts.has_gap);
    free(stripes);
    grid_close(&grid);
    PASS();
}

/* Each row asks a test of its own: every subset of the rows is an answer. */
TEST collected_sets_explode(void)
{
    struct grid grid;
    grid_open(&grid, 63, 2, 63);
    grid.input.collect = true;
    for (uint16_t i = 0; i < 63; i++)
        grid_allow(&grid, i, i, 1, 2);
    grid.input.max_nodes = 20000;
    grid_build(&grid);
    ASSERT(grid.diagram.exploded);
    ASSERT_EQ(63u, grid.facts.depth);
    grid_close(&grid);
    PASS();
}

TEST sixty_three_collected_rows(void)
{
    struct grid grid;
    grid_open(&grid, 1, 70, 63);
    grid.input.collect = true;
    for (uint16_t i = 0; i < 63; i++)
        grid_allow(&grid, i, 0, i, 70);
    grid_build(&grid);
    ASSERT_EQ(1u, grid.diagram.nodes);
    ASSERT_EQ(63u, grid.diagram.set_count);
    for (unsigned i = 0; i < 70; i++)
        ASSERT_EQ(i < 63 ? UINT64_MAX >> (63 - i) : INT64_MAX, grid.diagram.sets[grid.diagram.kids[i] & ~DIAGRAM_LEAF]);
    grid_close(&grid);
    PASS();
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_TEST(a_table_without_tests);
    RUN_TEST(ten_thousand_values_in_one_column);
    RUN_TEST(comparisons_over_the_most_atoms);
    RUN_TEST(one_gap_in_an_immense_space);
    RUN_TEST(the_largest_space_is_finite);
    RUN_TEST(wide_nodes_are_given_up);
    RUN_TEST(endless_work_is_given_up);
    RUN_TEST(collected_sets_explode);
    RUN_TEST(sixty_three_collected_rows);
    GREATEST_MAIN_END();
}
