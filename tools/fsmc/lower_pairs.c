/* lower_pairs.c: each (leaf, event) becomes one diagram over the rules of the leaf and of the states around it.
 *
 * Rows of a state are asked before its lists, and both before those of the state around it. Where a guard asks
 * a decision that reads `state`, the answers it cannot give in this leaf are no gaps. */
#include <string.h>

#include "check_table.h"
#include "columns.h"
#include "lower.h"

struct pair { /* the rules of one pair, in the order they are asked */
    struct model *model;
    uint16_t leaf, column;
    LIST(struct rule *) rules;
    LIST(uint32_t) pick;
    LIST(uint16_t) level;
};

struct pending { /* what a row does, still to be written */
    struct rule *rule;
    uint16_t leaf;
    uint32_t label;
};

struct pairs {
    struct code *code;
    struct pair *pair;
    LIST(struct pending) pending;
    LIST(uint32_t) straight; /* by pair: the label of the row it leads straight to, + 1, or 0 */
    uint32_t *label;         /* by rule of the pair */
    uint32_t gap;
};

static void gather(struct pair *pair)
{
    struct model *model = pair->model;
    uint16_t depth = 0;
    for (uint16_t at = model->leaf_state.item[pair->leaf]; at != NO_INDEX; at = model->states.item[at].parent, depth++)
        for (int lists = 0; lists < 2; lists++)
            for (size_t i = 0; i < model->states.item[at].rules.count; i++) {
                struct rule *rule = &model->states.item[at].rules.item[i];
                if (rule->column != pair->column || (rule->list != NULL) != lists)
                    continue;
                list_push(&pair->rules, rule);
                list_push(&pair->pick, rule->row);
                list_push(&pair->level, (uint16_t)(2 * depth + lists));
            }
}

static uint32_t pair_leaf(void *context, uint32_t leaf)
{
    struct pairs *pairs = context;
    uint32_t at = leaf & ~DIAGRAM_LEAF;
    if (leaf == DIAGRAM_NONE || at >= pairs->pair->rules.count)
        return pairs->gap;
    struct rule *rule = pairs->pair->rules.item[at];
    bool moves = rule->verdict == FSM_STEPPED &&
                 (rule->next->kind == NODE_GO || strcmp(rule->next->text ? rule->next->text : "", "stay"));
    uint16_t outer = NO_INDEX;
    bool shared = !moves || (lower_exits_quietly(pairs->pair->model, rule, pairs->pair->leaf, &outer) &&
                             (!rule->label || rule->outer == outer));
    uint32_t *label = shared ? &rule->label : &pairs->label[at];
    if (shared)
        rule->outer = outer;
    if (*label)
        return *label - 1;
    *label = code_label(pairs->code) + 1;
    struct pending pending = {rule, pairs->pair->leaf, *label - 1};
    list_push(&pairs->pending, pending);
    return *label - 1;
}

static void note_rows(struct model *model, const struct pair *pair, struct pair_out *out)
{
    out->row = (uint32_t)model->pair_rows.count;
    out->rows = (uint32_t)pair->rules.count;
    for (size_t i = 0; i < pair->rules.count; i++) {
        const struct rule *rule = pair->rules.item[i];
        uint32_t row = model->grids[pair->column].rows.item[rule->row].row;
        model->rows.item[row].state = rule->state;
        model->rows.item[row].verdict = rule->verdict;
        list_push(&model->pair_rows, row);
    }
}

static void write_pair(struct pairs *pairs, struct pair_out *out)
{
    struct code *code = pairs->code;
    struct pair *pair = pairs->pair;
    struct model *model = code->model;
    struct grid *grid = &model->grids[pair->column];
    struct diagram diagram;
    struct diagram_input input = lower_input(model, grid, pair->pick.item, pair->level.item, pair->pick.count);
    input.unique = true;
    check_impossible(model, grid, pair->leaf, &input);
    check_related(model, grid, &input);
    diagram_build(&input, &diagram);
    out->unsure = check_pair(model, pair->leaf, pair->column, pair->rules.item, pair->rules.count, &input, &diagram);
    out->code = code_here(code);
    uint32_t scanned = code->scanned; /* pairs are never asked inside each other: their atoms may share room */
    if (!diagram.exploded && diagram.root & DIAGRAM_LEAF)
        pairs->straight.item[pairs->straight.count - 1] = pair_leaf(pairs, diagram.root) + 1;
    else if (diagram.exploded)
        lower_scan(code, grid, pair->pick.item, pair->pick.count,
                   lower_scan_temps(code, grid, pair->rules.item[0]->node->at), pair_leaf, pairs);
    else
        lower_diagram(code, grid, &diagram, pair->leaf, pair_leaf, pairs);
    code->scanned = scanned;
    diagram_release(&diagram);
}

static void lower_pair(struct pairs *pairs, uint16_t leaf, uint16_t column)
{
    struct model *model = pairs->code->model;
    struct pair pair = {.model = model, .leaf = leaf, .column = column};
    struct pair_out out = {0};
    list_push(&pairs->straight, 0);
    gather(&pair);
    if (pair.rules.count) {
        pairs->pair = &pair;
        pairs->label = arena_alloc(model->arena, pair.rules.count * sizeof *pairs->label);
        note_rows(model, &pair, &out);
        write_pair(pairs, &out);
    }
    list_push(&model->pairs, out);
    list_release(&pair.rules);
    list_release(&pair.pick);
    list_release(&pair.level);
}

void lower_pairs(struct code *code)
{
    struct pairs pairs = {.code = code, .gap = code_label(code)};
    struct model *model = code->model;
    for (uint16_t leaf = 0; leaf < model->leaf_state.count; leaf++)
        for (uint16_t column = 0; column < model_columns(model); column++)
            lower_pair(&pairs, leaf, column);
    for (size_t i = 0; i < pairs.pending.count; i++) {
        code_place(code, pairs.pending.item[i].label);
        lower_rule(code, pairs.pending.item[i].rule, pairs.pending.item[i].leaf);
    }
    code_place(code, pairs.gap);
    code_op(code, FSM_OP_GAP, 0);
    for (size_t i = 0; i < model->pairs.count; i++)
        if (pairs.straight.item[i])
            model->pairs.item[i].code = code->labels.item[pairs.straight.item[i] - 1];
    list_release(&pairs.pending);
    list_release(&pairs.straight);
    code_finish(code);
}
