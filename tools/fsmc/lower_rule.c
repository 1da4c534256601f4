/* lower_rule.c: what a row does, for one leaf: exits from the leaf outwards, the row's statements, entries inwards.
 * The sequences are fixed here; nothing of the hierarchy is left to run time but the choice of a history. */
#include <string.h>

#include "actions.h"
#include "lower.h"
#include "symbols.h"

static bool inside(const struct model *model, uint16_t state, uint16_t outer)
{
    const struct state *in = &model->states.item[state], *out = &model->states.item[outer];
    return in->first_leaf >= out->first_leaf && in->first_leaf + in->leaves <= out->first_leaf + out->leaves;
}

/* The state that neither is left nor entered when `leaf` goes to `target`. */
static uint16_t common(const struct model *model, uint16_t leaf, uint16_t target)
{
    uint16_t outer = model->states.item[target].parent;
    while (outer != NO_INDEX && !inside(model, leaf, outer))
        outer = model->states.item[outer].parent;
    return outer;
}

static void write_blocks(struct code *code, const struct scope *scope, const struct node *const *block, size_t count)
{
    struct scope plain = *scope;
    plain.event = NULL; /* a state is entered and left by many events */
    for (size_t i = 0; i < count; i++)
        action_block(code, &plain, block[i]);
}

static void write_exits(struct code *code, const struct scope *scope, uint16_t from, uint16_t outer)
{
    for (uint16_t at = from; at != outer; at = code->model->states.item[at].parent) {
        const struct state *state = &code->model->states.item[at];
        write_blocks(code, scope, state->exit.item, state->exit.count);
        if (state->history != NO_INDEX)
            code_op(code, FSM_OP_SAVE_LEAF, state->history);
    }
}

/* Enters the states between `outer` (excluded) and `to`, the outermost first. */
static void write_path(struct code *code, const struct scope *scope, uint16_t outer, uint16_t to)
{
    uint16_t path[256];
    size_t depth = 0;
    for (uint16_t at = to; at != outer && depth < sizeof path / sizeof *path; at = code->model->states.item[at].parent)
        path[depth++] = at;
    while (depth-- > 0) {
        const struct state *state = &code->model->states.item[path[depth]];
        write_blocks(code, scope, state->enter.item, state->enter.count);
    }
}

static uint16_t initial_leaf(const struct model *model, uint16_t state)
{
    while (model->states.item[state].initial != NO_INDEX)
        state = model->states.item[state].initial;
    return state;
}

static void write_entry(struct code *code, const struct scope *scope, uint16_t outer, uint16_t target)
{
    uint16_t leaf = initial_leaf(code->model, target);
    code_op(code, FSM_OP_GOTO, code->model->states.item[leaf].first_leaf);
    write_path(code, scope, outer, leaf);
    code_op(code, FSM_OP_DONE, 0);
}

/* Goes to the leaf a state was last left in: `resume` restores it, `history` enters it. */
static void write_history(struct code *code, const struct scope *scope, uint16_t outer, uint16_t target, bool enter)
{
    const struct model *model = code->model;
    const struct state *state = &model->states.item[target];
    uint32_t first = (uint32_t)code->labels.count;
    code_op(code, FSM_OP_SWITCH, FSM_AT(FSM_INST, state->history));
    code_word(code, state->leaves);
    code_word(code, state->first_leaf);
    for (uint16_t i = 0; i < state->leaves; i++)
        code_target(code, code_label(code));
    for (uint16_t i = 0; i < state->leaves; i++) {
        uint16_t leaf = model->leaf_state.item[state->first_leaf + i];
        code_place(code, first + i);
        code_op(code, FSM_OP_GOTO, (uint32_t)(state->first_leaf + i));
        if (enter)
            write_path(code, scope, outer, leaf);
        code_op(code, FSM_OP_DONE, 0);
    }
}

static void write_move(struct code *code, const struct scope *scope, const struct rule *rule, uint16_t leaf)
{
    struct model *model = code->model;
    const struct node *next = rule->next;
    bool go = next->kind == NODE_GO;
    const struct node *name = go ? next->kid : next;
    if (!name->text || (name->kind != NODE_ID && name->kind != NODE_NAME)) {
        diag_add(model->diags, "E411", next->at,
                 "a `next` cell is a state, `stay`, `defer`, `reject`, `ignore`, `history S` or `resume S`");
        return;
    }
    uint16_t target = symbol_index(model, NS_STATE, name->text, name->at, "state");
    if (target == NO_INDEX || (go && model->states.item[target].history == NO_INDEX)) {
        action_block(code, scope, rule->block); /* its own mistakes are told in the same run */
        return;
    }
    uint16_t from = model->leaf_state.item[leaf], outer = common(model, from, target);
    write_exits(code, scope, from, outer);
    action_block(code, scope, rule->block);
    if (go)
        write_history(code, scope, outer, target, !strcmp(next->text, "history"));
    else
        write_entry(code, scope, outer, target);
}

/* The state a rule leads to, or NO_INDEX if it stays, answers otherwise, or was reported. */
static uint16_t target_of(const struct model *model, const struct rule *rule)
{
    const struct node *name = rule->next && rule->next->kind == NODE_GO ? rule->next->kid : rule->next;
    const struct symbol *symbol =
        rule->verdict == FSM_STEPPED && name && name->text ? symbol_find(model, NS_STATE, name->text) : NULL;
    return symbol ? symbol->index : NO_INDEX;
}

void lower_check_final(struct model *model, const struct rule *rule, uint16_t leaf)
{
    uint16_t target = target_of(model, rule);
    for (uint16_t at = model->leaf_state.item[leaf]; target != NO_INDEX && at != NO_INDEX;
         at = model->states.item[at].parent)
        if (model->states.item[at].flags & FSM_FINAL && (at == target || !inside(model, target, at))) {
            struct diag *diag = diag_add(model->diags, "E412", rule->next->at, "`%s` is final and is never left",
                                         model->states.item[at].name);
            diag_other(diag, model->states.item[at].node->at, "this state");
        }
}

/* Only exits differ from leaf to leaf: where there are none, what a rule does is the same for all. */
bool lower_exits_quietly(const struct model *model, const struct rule *rule, uint16_t leaf, uint16_t *outer)
{
    uint16_t from = model->leaf_state.item[leaf], target = target_of(model, rule);
    if (target == NO_INDEX)
        return false;
    *outer = common(model, from, target);
    for (uint16_t at = from; at != *outer; at = model->states.item[at].parent)
        if (model->states.item[at].exit.count || model->states.item[at].history != NO_INDEX)
            return false;
    return true;
}

/* ---- rows that nothing can refuse ---- */

static bool always_there(const struct model *model, uint32_t word)
{
    uint32_t a = FSM_I_A(word), index = FSM_AT_INDEX(a);
    if (FSM_I_OP(word) == FSM_OP_PUSH)
        return true;
    if (FSM_I_OP(word) != FSM_OP_LOAD)
        return false;
    if (FSM_AT_SPACE(a) == FSM_CONST)
        return model->constants.item[index] != FSM_MISSING;
    for (size_t i = 0; FSM_AT_SPACE(a) == FSM_INST && i < model->params.count; i++)
        if (model->params.item[i].slot == index)
            return !model->params.item[i].type.optional;
    for (size_t e = 0; FSM_AT_SPACE(a) == FSM_FIELD && e < model->events.count; e++) /* whichever event it is */
        for (size_t i = 0; i < model->events.item[e].fields.count; i++) {
            const struct decl *field = &model->events.item[e].fields.item[i];
            if (index >= field->slot && index < (uint32_t)field->slot + field->type.count && field->type.optional)
                return false;
        }
    return FSM_AT_SPACE(a) == FSM_FIELD;
}

static bool is_sure(const struct model *model, uint32_t at)
{
    uint32_t word = model->code.item[at];
    if (FSM_I_OP(word) == FSM_OP_START)
        return always_there(model, model->code.item[at - 1]);
    if (FSM_I_OP(word) == FSM_OP_EMIT)
        return model->effects.item[FSM_I_A(word)].mode == FSM_NO_CALL;
    return fsm_op_is_sure(word);
}

/* A row of which every instruction always succeeds needs no copy to go back to: the usual row is of this kind. */
static void mark_sure(struct model *model, uint32_t from)
{
    if (model->grids[model_columns(model) - 1].rows.count || model->code.count - from > FSM_SURE_MAX)
        return;
    for (uint32_t at = from + 1; at < model->code.count; at += fsm_op_words(model->code.item, at))
        if (!is_sure(model, at))
            return;
    model->code.item[from] = FSM_I(FSM_OP_TAKE_SURE, FSM_I_A(model->code.item[from]));
}

void lower_rule(struct code *code, const struct rule *rule, uint16_t leaf)
{
    struct model *model = code->model;
    uint32_t row = code->dry ? 0 : model->grids[rule->column].rows.item[rule->row].row;
    struct scope scope = {.model = model, .seen = rule->seen.item, .seen_count = rule->seen.count};
    scope.event = rule->column < model->events.count ? &model->events.item[rule->column] : NULL;
    if (rule->verdict != FSM_STEPPED) {
        if (rule->block)
            diag_add(model->diags, "E411", rule->block->at, "a row that does not take the event does nothing");
        code_op(code, FSM_OP_ANSWER, row);
        code_word(code, rule->verdict);
        return;
    }
    uint32_t from = code_here(code);
    code->statements = 0;
    code_op(code, FSM_OP_TAKE, row);
    if (rule->next->text && !strcmp(rule->next->text, "stay") && rule->next->kind != NODE_GO) {
        action_block(code, &scope, rule->block);
        code_op(code, FSM_OP_DONE, 0);
    } else {
        write_move(code, &scope, rule, leaf);
    }
    if (!code->dry)
        mark_sure(model, from);
}

void lower_start(struct code *code)
{
    const struct model *model = code->model;
    struct scope scope = {.model = code->model};
    for (uint16_t i = 0; i < model->states.count; i++)
        if (model->states.item[i].history != NO_INDEX) {
            code_op(code, FSM_OP_SET, model->states.item[i].history);
            code_word(code, model->states.item[initial_leaf(model, i)].first_leaf);
        }
    if (model->states.count)
        write_entry(code, &scope, NO_INDEX, code->model->initial);
}
