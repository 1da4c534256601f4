/* lower_inline.c: a guard that asks a decision walks the decision's diagram in place. No call, no answer to look
 * up, and in a known state no question about the state. */
#include "columns.h"
#include "lower.h"

#define INLINE_NODES_MAX                                                                        \
    64 /* larger decisions are called, so that code grows with the spec and not with its square \
        */

static bool can_inline(const struct grid_test *test, const struct table_use *use, uint32_t output)
{
    size_t outputs = use->decision->outputs.count;
    if (use->decision->policy == FSM_COLLECT || use->diagram->exploded || use->diagram->nodes > INLINE_NODES_MAX ||
        test->bound)
        return false;
    for (size_t r = 0; r < use->decision->rows.count; r++) {
        const struct expr *expr = use->output[r * outputs + output];
        if (!expr || expr->kind != X_CONST)
            return false;
    }
    return true;
}

/* Where a child leads once what is known of the state is used. */
static uint32_t settle(const struct table_use *use, uint16_t state, uint32_t kid)
{
    while (!(kid & DIAGRAM_LEAF)) {
        const struct diagram_node *node = &use->diagram->node[kid];
        const struct grid_test *test = &use->grid.tests.item[node->test];
        if (state == NO_INDEX || !grid_asks_state(test))
            break;
        kid = use->diagram->kids[node->kid + grid_atom_of(test, state)];
    }
    return kid;
}

struct inlined {
    struct code *code;
    const struct grid_test *test;
    const struct table_use *use;
    uint32_t output, gap, first;
    const uint32_t *way;
};

static uint32_t label_of(const struct inlined *in, uint32_t kid)
{
    if (!(kid & DIAGRAM_LEAF))
        return in->first + kid;
    if ((kid & ~DIAGRAM_LEAF) >= in->use->decision->rows.count) /* none, or an input that cannot be */
        return in->gap;
    size_t row = kid & ~DIAGRAM_LEAF;
    const struct expr *answer = in->use->output[row * in->use->decision->outputs.count + in->output];
    return in->way[grid_atom_of(in->test, answer->value)];
}

static void write_node(const struct inlined *in, uint16_t state, uint32_t index, bool *live)
{
    const struct diagram *diagram = in->use->diagram;
    const struct diagram_node *node = &diagram->node[index];
    const struct grid_test *asked = &in->use->grid.tests.item[node->test];
    code_place(in->code, in->first + index);
    lower_branch(in->code, asked);
    for (uint16_t atom = 0; atom < grid_atoms(asked); atom++) {
        uint32_t kid = settle(in->use, state, diagram->kids[node->kid + atom]);
        if (!(kid & DIAGRAM_LEAF))
            live[kid] = true;
        code_target(in->code, label_of(in, kid));
    }
}

bool lower_inline(struct code *code, const struct grid_test *test, uint16_t state, const uint32_t *way, uint32_t gap)
{
    const struct expr *expr = test->expr;
    const struct table_use *use = expr->kind == X_OUTPUT ? code->model->uses.item[expr->place] : NULL;
    bool live[INLINE_NODES_MAX + 1] = {false};
    if (!use || !can_inline(test, use, expr->n))
        return false;
    struct inlined in = {.code = code,
                         .test = test,
                         .use = use,
                         .output = expr->n,
                         .gap = gap,
                         .way = way,
                         .first = (uint32_t)code->labels.count};
    for (uint32_t i = 0; i < use->diagram->nodes; i++)
        code_label(code);
    uint32_t root = settle(use, state, use->diagram->root);
    if (root & DIAGRAM_LEAF) {
        code_jump(code, FSM_OP_JUMP, label_of(&in, root));
        return true;
    }
    live[root] = true;
    for (uint32_t i = root + 1; i-- > 0;)
        if (live[i])
            write_node(&in, state, i, live);
    return true;
}
