/* states.c: the tree of states. Leaves are numbered depth-first, so that those below one state are contiguous. */
#include "states.h"

#include <string.h>

#include "symbols.h"

const char *states_column_name(const struct model *model, uint16_t column)
{
    if (column < model->events.count)
        return model->events.item[column].name;
    size_t timer = column - model->events.count;
    return timer < model->timers.count ? arena_printf(model->arena, "expired %s", model->timers.item[timer].name)
                                       : "always";
}

static bool has_flag(const struct node *node, const char *flag)
{
    for (const struct node *name = node->kid->kid; name; name = name->next)
        if (!strcmp(name->text, flag))
            return true;
    return false;
}

static uint8_t flags_of(const struct node *node)
{
    return (uint8_t)((has_flag(node, "initial") ? FSM_INITIAL : 0) | (has_flag(node, "final") ? FSM_FINAL : 0) |
                     (has_flag(node, "waiting") ? FSM_WAITING : 0));
}

static void add_state(struct model *model, const struct node *node, uint16_t parent);

/* Adds the states among `first` and its siblings; returns the initial one. */
static uint16_t add_states(struct model *model, const struct node *first, uint16_t parent, const struct node *above)
{
    uint16_t initial = NO_INDEX;
    bool any = false;
    for (const struct node *node = first; node; node = node->next) {
        if (node->kind != NODE_STATE)
            continue;
        uint16_t index = (uint16_t)model->states.count;
        any = true;
        add_state(model, node, parent);
        if (!(flags_of(node) & FSM_INITIAL) || index == model->states.count)
            continue;
        if (initial != NO_INDEX)
            diag_other(diag_add(model->diags, "E410", node->at, "a second initial state"),
                       model->states.item[initial].node->at, "the first");
        else
            initial = index;
    }
    if (any && initial == NO_INDEX)
        diag_add(model->diags, "E410", above->at, "no state %s is `initial`",
                 parent == NO_INDEX ? "of the machine" : "inside this one");
    return initial;
}

static void add_leaf(struct model *model, uint16_t index)
{
    list_push(&model->leaf_state, index);
    model->states.item[index].flags |= FSM_LEAF;
}

static void add_state(struct model *model, const struct node *node, uint16_t parent)
{
    uint16_t index = (uint16_t)model->states.count;
    struct state state = {.name = node->text, .node = node, .parent = parent, .history = NO_INDEX, .initial = NO_INDEX};
    state.flags = flags_of(node);
    state.first_leaf = (uint16_t)model->leaf_state.count;
    if (model->states.count >= NO_INDEX - 1) {
        diag_add(model->diags, "E215", node->at, "too many states");
        return;
    }
    if (!symbol_add(model, NS_STATE, node->text, SYM_OTHER, index, node))
        return;
    list_push(&model->states, state);
    uint16_t initial = add_states(model, node->kid, index, node);
    if (model->leaf_state.count == state.first_leaf)
        add_leaf(model, index);
    model->states.item[index].initial = initial;
    model->states.item[index].leaves = (uint16_t)(model->leaf_state.count - state.first_leaf);
}

/* `history S`, `resume S` and `history S = X` make S keep its history. */
static void mark_history(struct model *model, const struct node *node)
{
    const char *name = node->kind == NODE_GO ? node->kid->text : node->kind == NODE_SET_HISTORY ? node->text : NULL;
    if (name) {
        struct place at = node->kind == NODE_GO ? node->kid->at : node->at;
        uint16_t index = symbol_index(model, NS_STATE, name, at, "state");
        if (index != NO_INDEX && model->states.item[index].flags & FSM_LEAF)
            diag_add(model->diags, "E413", at, "`%s` has no states inside, so it has no history", name);
        else if (index != NO_INDEX)
            model->states.item[index].keeps_history = true;
    }
    for (const struct node *kid = node->kid; kid; kid = kid->next)
        mark_history(model, kid);
}

void states_declare(struct model *model)
{
    const struct node *above = model->machine ? model->machine : model->file;
    uint16_t initial = add_states(model, model->file->kid, NO_INDEX, above);
    if (!model->states.count)
        diag_add(model->diags, "E410", above->at, "the machine has no states");
    model->initial = initial == NO_INDEX ? 0 : initial;
    mark_history(model, model->file);
}
