/* diagram_facts.c: what the checks want to know of a table, read from its diagram.
 *
 * Children stand before parents, so one pass over the nodes counts what is uncovered, finds the shortest way
 * to a gap and the longest way at all. A gap is then widened against the rows themselves until no test can
 * be left out: what is printed as the missing row is as general as it can be. */
#include "diagram.h"

#include <string.h>

#include "diagram_rows.h"

#define NO_GAP UINT8_MAX         /* more than the tests of any way */
#define GAP_VISITS_MAX 10000000u /* rows looked at in search of a gap: a fraction of a second */

struct fact {          /* of a node, or of a leaf */
    double uncovered;  /* inputs that reach no row, of the tests from the node's on */
    double impossible; /* inputs that cannot be */
    uint8_t gap;       /* the fewest tests asked on a way to a gap, or NO_GAP */
    uint8_t depth;
};
struct reader {
    const struct diagram_input *input;
    const struct diagram *diagram;
    struct diagram_facts *facts;
    struct fact *fact;                                           /* [nodes] */
    double inputs[DIAGRAM_TESTS_MAX + 1][DIAGRAM_TESTS_MAX + 1]; /* [a][b]: how many for tests a..b-1 */
};

static double test_inputs(const struct diagram_input *input, unsigned test)
{
    double inputs = 0;
    for (uint32_t atom = 0; input->weight && atom < input->atoms[test]; atom++)
        inputs += input->weight[test][atom];
    return input->weight ? inputs : input->atoms[test];
}

static void reader_inputs(struct reader *reader)
{
    unsigned tests = reader->input->tests;
    for (unsigned a = 0; a <= tests; a++) {
        reader->inputs[a][a] = 1;
        for (unsigned b = a; b < tests; b++)
            reader->inputs[a][b + 1] = reader->inputs[a][b] * test_inputs(reader->input, b);
    }
}

static bool is_impossible(const struct diagram_input *input, const struct diagram *diagram, uint32_t leaf)
{
    if (leaf == DIAGRAM_NONE || input->impossible == 0)
        return false;
    if (!input->collect)
        return (leaf & ~DIAGRAM_LEAF) < input->impossible;
    return diagram->sets[leaf & ~DIAGRAM_LEAF] & (((uint64_t)1 << input->impossible) - 1);
}

/* The fact of a node or leaf, and the test where it stands; a leaf stands after the last. */
static struct fact reader_fact(const struct reader *reader, uint32_t answer, unsigned *test)
{
    *test = reader->input->tests;
    if (!(answer & DIAGRAM_LEAF)) {
        *test = reader->diagram->node[answer].test;
        return reader->fact[answer];
    }
    if (answer == DIAGRAM_NONE || (reader->input->collect && reader->diagram->sets[answer & ~DIAGRAM_LEAF] == 0))
        return (struct fact){.uncovered = 1, .gap = 0};
    return (struct fact){.impossible = is_impossible(reader->input, reader->diagram, answer), .gap = NO_GAP};
}

static void reader_node(struct reader *reader, uint32_t id)
{
    const struct diagram_node *node = &reader->diagram->node[id];
    const uint32_t *kid = reader->diagram->kids + node->kid;
    struct fact fact = {.uncovered = 0, .gap = NO_GAP, .depth = 1};
    for (unsigned atom = 0; atom < reader->input->atoms[node->test]; atom++) {
        unsigned test;
        struct fact below = reader_fact(reader, kid[atom], &test);
        double inputs = diagram_weight(reader->input, node->test, atom) * reader->inputs[node->test + 1][test];
        fact.uncovered += below.uncovered * inputs;
        fact.impossible += below.impossible * inputs;
        if (below.gap != NO_GAP && below.gap + 1 < fact.gap)
            fact.gap = (uint8_t)(below.gap + 1);
        if (below.depth + 1 > fact.depth)
            fact.depth = (uint8_t)(below.depth + 1);
    }
    reader->fact[id] = fact;
    reader->facts->test_matters[node->test] = true;
}

static void reader_leaf(struct reader *reader, uint32_t answer)
{
    if (!(answer & DIAGRAM_LEAF) || answer == DIAGRAM_NONE)
        return;
    if (!reader->input->collect) {
        reader->facts->row_used[answer & ~DIAGRAM_LEAF] = true;
        return;
    }
    for (uint64_t set = reader->diagram->sets[answer & ~DIAGRAM_LEAF]; set != 0; set &= set - 1)
        reader->facts->row_used[__builtin_ctzll(set)] = true;
}

/* Follows the shortest way to a gap. */
static void reader_gap(struct reader *reader)
{
    uint32_t at = reader->diagram->root;
    while (!(at & DIAGRAM_LEAF)) {
        const struct diagram_node *node = &reader->diagram->node[at];
        const uint32_t *kid = reader->diagram->kids + node->kid;
        uint16_t atom = 0;
        unsigned test;
        while (reader_fact(reader, kid[atom], &test).gap + 1 != reader->fact[at].gap)
            atom++;
        reader->facts->gap[node->test] = atom;
        at = kid[atom];
    }
}

/* The tests whose atom in `input` the row does not allow. */
static uint64_t row_refuses(const struct diagram_rows *rows, uint32_t row, const uint16_t *input)
{
    uint64_t refuses = 0;
    for (uint64_t asks = rows->demand[row].asks; asks != 0; asks &= asks - 1) {
        unsigned test = (unsigned)__builtin_ctzll(asks);
        const struct diagram_run *past, *run = diagram_runs(rows, row, test, &past);
        while (run < past && run->past <= input[test])
            run++;
        if (input[test] != DIAGRAM_ANY && (run == past || input[test] < run->from))
            refuses |= (uint64_t)1 << test;
    }
    return refuses;
}

/* Leaves out each test, the last first, without which every row still refuses the input. */
static void gap_widen(const struct diagram_rows *rows, unsigned tests, uint16_t *gap)
{
    uint64_t *refuses = mem_resize(NULL, ((size_t)rows->lives + 1) * sizeof *refuses);
    uint64_t kept = ~(uint64_t)0;
    for (uint32_t i = 0; i < rows->lives; i++)
        refuses[i] = row_refuses(rows, rows->live[i], gap);
    for (unsigned test = tests; test-- > 0;) {
        uint64_t without = kept & ~((uint64_t)1 << test);
        uint32_t i = 0;
        while (i < rows->lives && (refuses[i] & without) != 0)
            i++;
        if (i < rows->lives)
            continue;
        gap[test] = DIAGRAM_ANY;
        kept = without;
    }
    mem_free(refuses);
}

static void reader_read(struct reader *reader, const struct diagram_rows *rows)
{
    const struct diagram *diagram = reader->diagram;
    struct diagram_facts *facts = reader->facts;
    unsigned test;
    reader->fact = mem_resize(NULL, ((size_t)diagram->nodes + 1) * sizeof *reader->fact);
    for (uint32_t i = 0; i < diagram->nodes; i++)
        reader_node(reader, i);
    for (uint32_t i = 0; i < diagram->kid_count; i++)
        reader_leaf(reader, diagram->kids[i]);
    reader_leaf(reader, diagram->root);
    struct fact root = reader_fact(reader, diagram->root, &test);
    facts->uncovered = root.uncovered * reader->inputs[0][test];
    facts->inputs -= root.impossible * reader->inputs[0][test];
    facts->depth = root.depth;
    facts->has_gap = root.gap != NO_GAP;
    if (facts->has_gap) {
        reader_gap(reader);
        gap_widen(rows, reader->input->tests, facts->gap);
    }
    mem_free(reader->fact);
}

/* An atom the row's cell does not allow; there is one, since the row asks the test. */
static uint16_t atom_outside(const struct diagram_rows *rows, uint32_t row, unsigned test, uint32_t atoms,
                             uint32_t dice)
{
    const struct diagram_run *past, *run, *first = diagram_runs(rows, row, test, &past);
    uint32_t outside = atoms;
    for (run = first; run < past; run++)
        outside -= (uint32_t)(run->past - run->from);
    uint32_t atom = dice % outside;
    for (run = first; run < past && run->from <= atom; run++)
        atom += (uint32_t)(run->past - run->from);
    return (uint16_t)atom;
}

/* Whether the row matches the input. Most rows do not, and are left at the first test that says so. */
static bool row_takes(const struct diagram_rows *rows, uint32_t row, const uint16_t *input)
{
    const uint32_t *cell = &rows->cell[rows->demand[row].cell];
    for (uint64_t asks = rows->demand[row].asks; asks != 0; asks &= asks - 1, cell++) {
        uint16_t atom = input[__builtin_ctzll(asks)];
        const struct diagram_run *run = rows->run + cell[0], *past = rows->run + cell[1];
        while (run < past && run->past <= atom)
            run++;
        if (run == past || atom < run->from)
            return false;
    }
    return true;
}

/* How long to look for one: where there are few inputs, until each was likely met some times. */
static uint32_t search_visits(const struct diagram_input *input, const struct diagram_rows *rows)
{
    double visits = 32.0 * ((double)rows->lives + 1);
    for (unsigned test = 0; test < input->tests && visits < GAP_VISITS_MAX; test++)
        visits *= input->atoms[test];
    return visits < GAP_VISITS_MAX ? (uint32_t)visits : GAP_VISITS_MAX;
}

/* Looks for a gap without a diagram: from an input that a row matches, one step out of that row, by chance
 * but the same on every run. What it finds is a gap; that it finds none proves nothing. */
bool diagram_search(const struct diagram_input *input, const struct diagram_rows *rows, uint16_t *gap)
{
    uint64_t dice = 1;
    uint32_t most = search_visits(input, rows);
    memset(gap, 0, input->tests * sizeof *gap);
    for (uint32_t visits = 0, i = 0; visits < most; visits++) {
        if (i == rows->lives)
            return true;
        uint64_t asks = rows->demand[rows->live[i]].asks;
        if (!row_takes(rows, rows->live[i++], gap))
            continue;
        if (asks == 0)
            return false;
        dice = dice * 6364136223846793005u + 1442695040888963407u;
        for (uint32_t skip = (uint32_t)(dice >> 33) % (uint32_t)__builtin_popcountll(asks); skip > 0; skip--)
            asks &= asks - 1;
        unsigned test = (unsigned)__builtin_ctzll(asks);
        gap[test] = atom_outside(rows, rows->live[i - 1], test, input->atoms[test], (uint32_t)(dice >> 40));
        i = 0;
    }
    return false;
}

/* Without a diagram: nothing is claimed that the rows do not say. */
static void facts_exploded(const struct diagram_input *input, const struct diagram_rows *rows,
                           struct diagram_facts *facts)
{
    uint64_t asks = 0;
    for (uint32_t i = 0; i < rows->lives; i++) {
        facts->row_used[rows->live[i]] = true;
        asks |= rows->demand[rows->live[i]].asks;
    }
    for (; asks != 0; asks &= asks - 1) {
        facts->test_matters[__builtin_ctzll(asks)] = true;
        facts->depth++;
    }
    facts->has_gap = diagram_search(input, rows, facts->gap);
    if (facts->has_gap)
        gap_widen(rows, input->tests, facts->gap);
}

void diagram_facts(const struct diagram_input *input, const struct diagram *diagram, struct arena *arena,
                   bool (*same)(void *context, uint32_t a, uint32_t b), void *context, struct diagram_facts *facts)
{
    struct reader reader = {.input = input, .diagram = diagram, .facts = facts};
    struct diagram_rows rows;
    memset(facts, 0, sizeof *facts);
    facts->gap = arena_alloc(arena, (input->tests + 1u) * sizeof *facts->gap);
    facts->overlap = arena_alloc(arena, (input->tests + 1u) * sizeof *facts->overlap);
    facts->row_used = arena_alloc(arena, ((size_t)input->rows + 1) * sizeof *facts->row_used);
    facts->test_matters = arena_alloc(arena, (input->tests + 1u) * sizeof *facts->test_matters);
    for (unsigned i = 0; i < input->tests; i++)
        facts->gap[i] = facts->overlap[i] = DIAGRAM_ANY;
    diagram_rows_init(&rows, input);
    reader_inputs(&reader);
    facts->inputs = reader.inputs[0][input->tests];
    if (diagram->exploded)
        facts_exploded(input, &rows, facts);
    else
        reader_read(&reader, &rows);
    if (input->unique)
        facts->has_overlap = diagram_overlap(input, &rows, same, context, facts->overlap_row, facts->overlap);
    diagram_rows_release(&rows);
}
