/* test_diagram.c: diagrams against an oracle that asks every row about every input.
 *
 * Random tables are small enough to try their whole input space. The oracle reads the cells' bits as they
 * were given and shares no code with the diagram. TEST_SEED=n repeats a run. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "diagram.h"
#include "greatest.h"

#define TESTS_MAX 6
#define ROWS_MAX 30
#define ATOMS_MAX 140
#define INPUTS_MAX 6000
#define TABLES 6000

struct table {
    struct diagram_input input;
    uint16_t atoms[TESTS_MAX];
    struct diagram_row row[ROWS_MAX];
    struct diagram_cell cell[ROWS_MAX][TESTS_MAX];
    uint64_t bits[ROWS_MAX][TESTS_MAX][(ATOMS_MAX + 63) / 64];
    unsigned outputs; /* rows i and j may overlap if i and j are the same modulo this; 0: never */
    /* what the oracle found */
    uint32_t inputs;
    uint64_t answer[INPUTS_MAX]; /* the rows that count: the first under `first`, all of the level under collect */
};

static uint64_t random_state;

static uint32_t random_below(uint32_t bound)
{
    random_state = random_state * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)(((random_state >> 32) * bound) >> 32);
}

static bool bit(const uint64_t *bits, unsigned n)
{
    return bits[n / 64] >> n % 64 & 1;
}

/* A value, a range, a comparison, a random set, and now and then everything or nothing; garbage past the end. */
static void cell_fill(uint64_t *bits, unsigned atoms)
{
    unsigned kind = random_below(20), a = random_below(atoms), b = random_below(atoms);
    memset(bits, 0, (ATOMS_MAX + 63) / 64 * sizeof *bits);
    for (unsigned i = 0; i < (atoms + 63) / 64 * 64; i++) {
        bool set = kind == 0; /* everything; kind 1 is nothing */
        if (i >= atoms || (kind >= 2 && kind < 6))
            set = random_below(2);
        else if (kind >= 6)
            set = kind < 13 ? i == a : i >= a && (kind < 16 || i <= b);
        bits[i / 64] |= (uint64_t)set << i % 64;
    }
}

static void table_shape(struct table *table)
{
    struct diagram_input *input = &table->input;
    input->tests = (uint16_t)(1 + random_below(TESTS_MAX));
    input->rows = random_below(random_below(2) ? 8 : ROWS_MAX + 1);
    input->collect = random_below(3) == 0;
    input->unique = random_below(4) != 0;
    input->max_nodes = 1000000;
    input->atoms = table->atoms;
    input->row = table->row;
    table->outputs = random_below(4);
    for (table->inputs = 0; table->inputs == 0 || table->inputs > INPUTS_MAX;) {
        table->inputs = 1;
        for (unsigned i = 0; i < input->tests; i++) {
            unsigned kind = random_below(16);
            table->atoms[i] = (uint16_t)(kind == 0 ? 60 + random_below(ATOMS_MAX - 59) : 1 + random_below(7));
            table->inputs *= table->atoms[i];
            if (table->inputs > INPUTS_MAX)
                break;
        }
    }
}

static void table_fill(struct table *table)
{
    unsigned dash_percent = random_below(101), levels = 1 + random_below(3);
    memset(table, 0, sizeof *table);
    table_shape(table);
    for (uint32_t i = 0; i < table->input.rows; i++) {
        struct diagram_row *row = &table->row[i];
        row->cell = table->cell[i];
        row->level = (uint16_t)(i * levels / table->input.rows * 3);
        for (uint16_t test = 0; test < table->input.tests; test++) {
            if (random_below(100) < dash_percent)
                continue;
            cell_fill(table->bits[i][test], table->atoms[test]);
            table->cell[i][row->cells++] = (struct diagram_cell){test, table->bits[i][test]};
        }
    }
}

static bool row_matches(const struct table *table, uint32_t row, const uint16_t *input)
{
    for (unsigned i = 0; i < table->row[row].cells; i++)
        if (!bit(table->cell[row][i].atoms, input[table->cell[row][i].test]))
            return false;
    return true;
}

static uint64_t oracle_answer(const struct table *table, const uint16_t *input)
{
    uint64_t answer = 0;
    unsigned level = 0;
    for (uint32_t i = 0; i < table->input.rows; i++) {
        if (answer && (!table->input.collect || table->row[i].level != level))
            break;
        if (!row_matches(table, i, input))
            continue;
        answer |= (uint64_t)1 << i;
        level = table->row[i].level;
    }
    return answer;
}

/* The n-th input of the space: the last test runs fastest. */
static void input_at(const struct table *table, uint32_t n, uint16_t *input)
{
    for (unsigned i = table->input.tests; i-- > 0; n /= table->atoms[i])
        input[i] = (uint16_t)(n % table->atoms[i]);
}

static void oracle_run(struct table *table)
{
    uint16_t input[TESTS_MAX];
    for (uint32_t i = 0; i < table->inputs; i++) {
        input_at(table, i, input);
        table->answer[i] = oracle_answer(table, input);
    }
}

static uint64_t diagram_answer(const struct diagram_input *input, const struct diagram *diagram, const uint16_t *atom)
{
    uint32_t at = diagram->root;
    while (!(at & DIAGRAM_LEAF))
        at = diagram->kids[diagram->node[at].kid + atom[diagram->node[at].test]];
    if (input->collect)
        return diagram->sets[at & ~DIAGRAM_LEAF];
    return at == DIAGRAM_NONE ? 0 : (uint64_t)1 << (at & ~DIAGRAM_LEAF);
}

TEST answers_agree(const struct table *table, const struct diagram *diagram)
{
    uint16_t input[TESTS_MAX];
    for (uint32_t i = 0; i < table->inputs; i++) {
        input_at(table, i, input);
        ASSERT_EQ_FMT(table->answer[i], diagram_answer(&table->input, diagram, input), "%lx");
    }
    PASS();
}

static bool nodes_equal(const struct diagram_input *input, const struct diagram *diagram, uint32_t a, uint32_t b)
{
    const struct diagram_node *x = &diagram->node[a], *y = &diagram->node[b];
    return x->test == y->test &&
           memcmp(diagram->kids + x->kid, diagram->kids + y->kid, input->atoms[x->test] * sizeof(uint32_t)) == 0;
}

/* Ordered, reduced, shared, and nothing left lying about. */
TEST shape_is_canonical(const struct diagram_input *input, const struct diagram *diagram)
{
    bool *seen = calloc((size_t)diagram->nodes + 1, sizeof *seen);
    uint32_t kid_count = 0;
    for (uint32_t i = 0; i < diagram->nodes; i++) {
        const struct diagram_node *node = &diagram->node[i];
        uint32_t atoms = input->atoms[node->test];
        bool differ = false;
        ASSERT_EQ(kid_count, node->kid);
        kid_count += atoms;
        for (uint32_t k = 0; k < atoms; k++) {
            uint32_t kid = diagram->kids[node->kid + k];
            differ |= kid != diagram->kids[node->kid];
            if (kid & DIAGRAM_LEAF)
                continue;
            ASSERT(kid < i);
            ASSERT(diagram->node[kid].test > node->test);
            seen[kid] = true;
        }
        ASSERT(differ);
        for (uint32_t k = 0; k < i; k++)
            ASSERT_FALSE(nodes_equal(input, diagram, k, i));
    }
    ASSERT_EQ(diagram->kid_count, kid_count);
    ASSERT(diagram->nodes == 0 || diagram->root == diagram->nodes - 1);
    for (uint32_t i = 0; i + 1 < diagram->nodes; i++)
        ASSERT(seen[i]);
    free(seen);
    PASS();
}

static uint32_t longest_way(const struct diagram_input *input, const struct diagram *diagram, uint32_t at)
{
    uint32_t longest = 0;
    if (at & DIAGRAM_LEAF)
        return 0;
    for (uint32_t i = 0; i < input->atoms[diagram->node[at].test]; i++) {
        uint32_t way = longest_way(input, diagram, diagram->kids[diagram->node[at].kid + i]);
        longest = way > longest ? way : longest;
    }
    return longest + 1;
}

TEST counts_are_exact(const struct table *table, const struct diagram *diagram, const struct diagram_facts *facts)
{
    uint32_t uncovered = 0;
    uint64_t used = 0;
    for (uint32_t i = 0; i < table->inputs; i++) {
        uncovered += table->answer[i] == 0;
        used |= table->answer[i];
    }
    ASSERT_EQ((double)table->inputs, facts->inputs);
    ASSERT_EQ((double)uncovered, facts->uncovered);
    ASSERT_EQ(uncovered > 0, facts->has_gap);
    ASSERT_EQ(longest_way(&table->input, diagram, diagram->root), facts->depth);
    for (uint32_t i = 0; i < table->input.rows; i++)
        ASSERT_EQ((bool)(used >> i & 1), facts->row_used[i]);
    PASS();
}

/* A test matters if changing it alone changes some answer. */
TEST tests_that_matter(const struct table *table, const struct diagram_facts *facts)
{
    uint32_t stride = 1;
    for (unsigned test = table->input.tests; test-- > 0;) {
        bool matters = false;
        for (uint32_t i = 0; i + stride < table->inputs; i++)
            if (i / stride % table->atoms[test] + 1 < table->atoms[test])
                matters |= table->answer[i] != table->answer[i + stride];
        ASSERT_EQ(matters, facts->test_matters[test]);
        stride *= table->atoms[test];
    }
    PASS();
}

/* Whether some input of the cube has an answer. */
static bool cube_covered(const struct table *table, const uint16_t *cube)
{
    uint16_t input[TESTS_MAX];
    for (uint32_t i = 0; i < table->inputs; i++) {
        bool inside = true;
        input_at(table, i, input);
        for (unsigned test = 0; test < table->input.tests; test++)
            inside &= cube[test] == DIAGRAM_ANY || cube[test] == input[test];
        if (inside && table->answer[i] != 0)
            return true;
    }
    return false;
}

TEST gap_is_a_gap_and_cannot_be_wider(const struct table *table, const struct diagram_facts *facts)
{
    uint16_t wider[TESTS_MAX];
    if (!facts->has_gap)
        PASS();
    ASSERT_FALSE(cube_covered(table, facts->gap));
    for (unsigned test = 0; test < table->input.tests; test++) {
        memcpy(wider, facts->gap, sizeof(uint16_t) * table->input.tests);
        wider[test] = DIAGRAM_ANY;
        ASSERT(facts->gap[test] == DIAGRAM_ANY || cube_covered(table, wider));
    }
    PASS();
}

static bool overlap_allowed(void *context, uint32_t a, uint32_t b)
{
    const struct table *table = context;
    return table->outputs != 0 && a % table->outputs == b % table->outputs;
}

/* The first forbidden pair with an input in common, by trying every input. */
static bool oracle_overlap(const struct table *table, uint32_t pair[2])
{
    uint16_t input[TESTS_MAX];
    for (uint32_t a = 0; a < table->input.rows; a++)
        for (uint32_t b = a + 1; b < table->input.rows; b++) {
            if (table->row[a].level != table->row[b].level || overlap_allowed((void *)table, a, b))
                continue;
            for (uint32_t i = 0; i < table->inputs; i++) {
                input_at(table, i, input);
                if (row_matches(table, a, input) && row_matches(table, b, input)) {
                    pair[0] = a;
                    pair[1] = b;
                    return true;
                }
            }
        }
    return false;
}

TEST overlap_is_the_first(const struct table *table, const struct diagram_facts *facts)
{
    uint32_t pair[2];
    uint16_t input[TESTS_MAX];
    ASSERT_EQ(table->input.unique && oracle_overlap(table, pair), facts->has_overlap);
    if (!facts->has_overlap)
        PASS();
    ASSERT_EQ(pair[0], facts->overlap_row[0]);
    ASSERT_EQ(pair[1], facts->overlap_row[1]);
    for (unsigned test = 0; test < table->input.tests; test++) {
        bool any = facts->overlap[test] == DIAGRAM_ANY;
        input[test] = (uint16_t)(any ? random_below(table->atoms[test]) : facts->overlap[test]);
        ASSERT(input[test] < table->atoms[test]);
    }
    ASSERT(row_matches(table, pair[0], input));
    ASSERT(row_matches(table, pair[1], input));
    PASS();
}

/* The limit is exact: as many nodes as needed are enough, and one fewer is not. */
TEST limit_is_exact(const struct table *table, uint32_t nodes)
{
    struct diagram_input input = table->input;
    struct diagram diagram;
    input.max_nodes = nodes;
    diagram_build(&input, &diagram);
    ASSERT_FALSE(diagram.exploded);
    ASSERT_EQ(nodes, diagram.nodes);
    diagram_release(&diagram);
    if (nodes == 0)
        PASS();
    input.max_nodes = nodes - 1;
    diagram_build(&input, &diagram);
    ASSERT(diagram.exploded);
    ASSERT(diagram.node == NULL && diagram.kids == NULL && diagram.sets == NULL);
    ASSERT(diagram.nodes == 0 && diagram.kid_count == 0 && diagram.root == DIAGRAM_NONE);
    diagram_release(&diagram);
    PASS();
}

/* Without the diagram: the same overlap, and no gap or idle row that is none. */
TEST exploded_claims_nothing_false(const struct table *table, const struct diagram_facts *facts)
{
    struct diagram_input input = table->input;
    struct diagram diagram;
    struct diagram_facts blind;
    struct arena arena = {0};
    input.max_nodes = 0;
    diagram_build(&input, &diagram);
    diagram_facts(&input, &diagram, &arena, overlap_allowed, (void *)table, &blind);
    ASSERT_EQ(facts->inputs, blind.inputs);
    ASSERT(facts->has_gap || !blind.has_gap);
    CHECK_CALL(gap_is_a_gap_and_cannot_be_wider(table, &blind));
    CHECK_CALL(overlap_is_the_first(table, &blind));
    for (uint32_t i = 0; i < input.rows; i++)
        ASSERT(blind.row_used[i] || !facts->row_used[i]);
    for (unsigned i = 0; i < input.tests; i++)
        ASSERT(blind.test_matters[i] || !facts->test_matters[i]);
    ASSERT(blind.depth >= facts->depth);
    diagram_release(&diagram);
    arena_release(&arena);
    PASS();
}

TEST random_tables_agree_with_the_oracle(void)
{
    static struct table table;
    for (unsigned i = 0; i < TABLES; i++) {
        struct diagram diagram;
        struct diagram_facts facts;
        struct arena arena = {0};
        table_fill(&table);
        oracle_run(&table);
        diagram_build(&table.input, &diagram);
        ASSERT_FALSE(diagram.exploded);
        diagram_facts(&table.input, &diagram, &arena, overlap_allowed, &table, &facts);
        CHECK_CALL(answers_agree(&table, &diagram));
        CHECK_CALL(shape_is_canonical(&table.input, &diagram));
        CHECK_CALL(counts_are_exact(&table, &diagram, &facts));
        CHECK_CALL(tests_that_matter(&table, &facts));
        CHECK_CALL(gap_is_a_gap_and_cannot_be_wider(&table, &facts));
        CHECK_CALL(overlap_is_the_first(&table, &facts));
        CHECK_CALL(limit_is_exact(&table, diagram.nodes));
        if (i % 100 == 0)
            CHECK_CALL(exploded_claims_nothing_false(&table, &facts));
        diagram_release(&diagram);
        arena_release(&arena);
    }
    PASS();
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    const char *seed = getenv("TEST_SEED");
    random_state = seed ? strtoull(seed, NULL, 10) : (uint64_t)time(NULL);
    printf("TEST_SEED=%lu\n", (unsigned long)random_state);
    GREATEST_MAIN_BEGIN();
    RUN_TEST(random_tables_agree_with_the_oracle);
    GREATEST_MAIN_END();
}
