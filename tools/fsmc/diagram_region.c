/* diagram_region.c: see diagram_region.h. */
#include "diagram_region.h"

#include <string.h>

#define REGION_NODES_MAX 2000000u
#define REGION_KIDS_MAX 16000000u /* 64 MB */
#define REGION_MEMO_MAX 7000000u  /* words: short of where the pool begins to forget */

static bool has_bit(const uint64_t *set, uint32_t bit)
{
    return set[bit / 64] >> bit % 64 & 1;
}

static unsigned test_of(const struct region *region, uint32_t at)
{
    return at & DIAGRAM_LEAF ? region->input->tests : region->diagram.node[at].test;
}

/* ---- from a table's diagram ---- */

static uint32_t leaf_of(const struct diagram_input *input, const struct diagram *diagram, uint32_t leaf)
{
    bool none = leaf == DIAGRAM_NONE || (input->collect && diagram->sets[leaf & ~DIAGRAM_LEAF] == 0);
    return none ? REGION_IN : REGION_OUT;
}

static void region_read(struct region *region, const struct diagram *diagram)
{
    const struct diagram_input *input = region->input;
    uint32_t *same = mem_resize(NULL, ((size_t)diagram->nodes + 1) * sizeof *same);
    for (uint32_t i = 0; i < diagram->nodes; i++) {
        const struct diagram_node *node = &diagram->node[i];
        uint32_t *to = region->kid[node->test];
        for (uint32_t atom = 0; atom < input->atoms[node->test]; atom++) {
            uint32_t kid = diagram->kids[node->kid + atom];
            to[atom] = kid & DIAGRAM_LEAF ? leaf_of(input, diagram, kid) : same[kid];
        }
        same[i] = pool_node(&region->pool, node->test, to);
    }
    region->root = diagram->root & DIAGRAM_LEAF ? leaf_of(input, diagram, diagram->root) : same[diagram->root];
    mem_free(same);
}

static void region_measure(struct region *region)
{
    const struct diagram_input *input = region->input;
    for (unsigned a = 0; a <= input->tests; a++) {
        region->inputs[a][a] = 1;
        for (unsigned b = a; b < input->tests; b++) {
            double own = 0;
            for (uint32_t atom = 0; atom < input->atoms[b]; atom++)
                own += diagram_weight(input, b, atom);
            region->inputs[a][b + 1] = region->inputs[a][b] * own;
        }
    }
}

void region_open(struct region *region, const struct diagram_input *input, const struct diagram *diagram)
{
    memset(region, 0, sizeof *region);
    region->input = input;
    region->pool.diagram = &region->diagram;
    region->pool.atoms = input->atoms;
    for (unsigned test = 0; test < input->tests; test++)
        region->kid[test] = mem_resize(NULL, input->atoms[test] * sizeof *region->kid[test]);
    region_measure(region);
    region_read(region, diagram);
}

void region_release(struct region *region)
{
    for (unsigned test = 0; test < region->input->tests; test++)
        mem_free(region->kid[test]);
    pool_release(&region->pool);
    diagram_release(&region->diagram);
    mem_free(region->best);
    mem_free(region->sum);
    memset(region, 0, sizeof *region);
}

bool region_is_large(const struct region *region)
{
    return region->diagram.nodes > REGION_NODES_MAX || region->diagram.kid_count > REGION_KIDS_MAX ||
           region->pool.memo_words > REGION_MEMO_MAX;
}

/* ---- the heaviest way ---- */

static double best_below(const struct region *region, unsigned from, uint32_t at)
{
    if (at == REGION_OUT)
        return 0;
    double own = at == REGION_IN ? 1 : region->best[at].inputs;
    return own * region->inputs[from][test_of(region, at)];
}

/* Children stand before parents, so the nodes not yet known are done in order. */
static void learn_node(struct region *region, uint32_t id)
{
    const struct diagram_node *node = &region->diagram.node[id];
    const uint32_t *kid = region->diagram.kids + node->kid;
    uint32_t atoms = region->input->atoms[node->test];
    struct region_best best = {.kid = REGION_OUT};
    for (uint32_t atom = 0; atom < atoms; atom++)
        if (kid[atom] != REGION_OUT)
            region->sum[kid[atom] == REGION_IN ? region->diagram.nodes : kid[atom]] +=
                diagram_weight(region->input, node->test, atom);
    for (uint32_t atom = 0; atom < atoms; atom++) {
        double *sum = &region->sum[kid[atom] == REGION_IN ? region->diagram.nodes : kid[atom]];
        if (kid[atom] == REGION_OUT || *sum <= 0)
            continue;
        double inputs = *sum * best_below(region, node->test + 1u, kid[atom]);
        if (inputs > best.inputs)
            best = (struct region_best){inputs, kid[atom]};
        *sum = 0;
    }
    region->best[id] = best;
}

static void region_learn(struct region *region)
{
    size_t nodes = region->diagram.nodes, had = region->sum_room;
    region->best = pool_reserve(region->best, nodes + 1, &region->best_room, sizeof *region->best);
    region->sum = pool_reserve(region->sum, nodes + 1, &region->sum_room, sizeof *region->sum);
    memset(region->sum + had, 0, (region->sum_room - had) * sizeof *region->sum);
    for (; region->known < nodes; region->known++)
        learn_node(region, region->known);
}

void region_heaviest(struct region *region, uint64_t *const *set)
{
    region_learn(region);
    for (unsigned test = 0; test < region->input->tests; test++)
        memset(set[test], 0xff, (region->input->atoms[test] + 63u) / 64 * sizeof **set);
    for (uint32_t at = region->root; !(at & DIAGRAM_LEAF); at = region->best[at].kid) {
        const struct diagram_node *node = &region->diagram.node[at];
        for (uint32_t atom = 0; atom < region->input->atoms[node->test]; atom++)
            if (region->diagram.kids[node->kid + atom] != region->best[at].kid)
                set[node->test][atom / 64] &= ~(UINT64_C(1) << atom % 64);
    }
}

/* ---- taking away ---- */

struct taking {
    struct region *region;
    uint64_t *const *set;
    bool all[DIAGRAM_TESTS_MAX]; /* the box has every atom of the test */
};

/* What is left of `at` outside the box, of which the tests before `test` are inside. */
static uint32_t without(struct taking *taking, uint32_t at, unsigned test)
{
    struct region *region = taking->region;
    const struct diagram_input *input = region->input;
    unsigned next = test, own = test_of(region, at);
    while (next < input->tests && taking->all[next])
        next++;
    if (next == input->tests || at == REGION_OUT)
        return REGION_OUT;
    unsigned asks = next < own ? next : own;
    const uint32_t key[2] = {at, region->taken};
    uint32_t hash, answer;
    if (pool_recall(&region->pool, asks, key, 2, &hash, &answer))
        return answer;
    uint32_t *to = mem_resize(NULL, input->atoms[asks] * sizeof *to);
    for (uint32_t atom = 0; atom < input->atoms[asks]; atom++) {
        uint32_t below = own == asks ? region->diagram.kids[region->diagram.node[at].kid + atom] : at;
        to[atom] = has_bit(taking->set[asks], atom) ? without(taking, below, asks + 1) : below;
    }
    answer = pool_node(&region->pool, asks, to);
    mem_free(to);
    pool_remember(&region->pool, asks, key, 2, hash, answer);
    return answer;
}

void region_take(struct region *region, uint64_t *const *set)
{
    struct taking taking = {.region = region, .set = set};
    for (unsigned test = 0; test < region->input->tests; test++) {
        uint32_t atom = 0;
        while (atom < region->input->atoms[test] && has_bit(set[test], atom))
            atom++;
        taking.all[test] = atom == region->input->atoms[test];
    }
    region->taken++;
    region->root = without(&taking, region->root, 0);
}
