/* slots.c: where everything of an instance lives. What a step may change comes first (runtime/fsm.h). */
#include <string.h>

#include "declare.h"
#include "expr.h"
#include "types.h"

static uint16_t take(struct model *model, uint32_t *next, uint32_t count, const struct node *node)
{
    uint32_t slot = *next;
    *next += count;
    if (*next > FSM_SLOTS_MAX && slot <= FSM_SLOTS_MAX)
        diag_add(model->diags, "E215", node->at, "an instance of more than %d values", FSM_SLOTS_MAX);
    return (uint16_t)(slot < FSM_SLOTS_MAX ? slot : FSM_SLOTS_MAX - 1);
}

static int64_t limit_most(const char *name)
{
    return strcmp(name, "deferred") ? FSM_TEXT_MAX : 1000;
}

static int64_t limit_of(struct model *model, const char *name, int64_t most, int64_t otherwise)
{
    struct scope scope = {.model = model};
    struct fsm_type count = type_int(1, most);
    for (const struct node *item = model->file->kid; item; item = item->next)
        if (item->kind == NODE_LIMIT && !strcmp(item->text, name))
            expr_constant(&scope, item->kid, &count, "this limit", &otherwise);
    return otherwise;
}

void declare_limit(struct model *model, const struct node *node)
{
    if (strcmp(node->text, "deferred") && strcmp(node->text, "deferred_bytes"))
        diag_hint(diag_add(model->diags, "E202", node->at, "there is no limit `%s`", node->text),
                  "the limits are deferred and deferred_bytes");
    else
        limit_of(model, node->text, limit_most(node->text), 0);
    for (const struct node *item = model->file->kid; item != node; item = item->next)
        if (item->kind == NODE_LIMIT && !strcmp(item->text, node->text))
            diag_other(diag_add(model->diags, "E201", node->at, "limit `%s` is set twice", node->text), item->at,
                       "first here");
}

/* Whether any row or list of the tree defers an event. */
static bool defers(const struct node *node)
{
    if (node->kind == NODE_DEFER || (node->kind == NODE_KEYWORD && !strcmp(node->text, "defer")))
        return true;
    for (const struct node *kid = node->kid; kid; kid = kid->next)
        if (defers(kid))
            return true;
    return false;
}

static void assign_queue(struct model *model, uint32_t *next)
{
    bool texts = false;
    model->queue_slot = take(model, next, 0, model->file);
    if (!defers(model->file))
        return;
    for (size_t i = 0; i < model->events.count; i++) {
        if (model->events.item[i].slots > model->queue_fields)
            model->queue_fields = model->events.item[i].slots;
        texts = texts || model->events.item[i].texts;
    }
    model->queue_limit = (uint16_t)limit_of(model, "deferred", limit_most("deferred"), 8);
    model->queue_bytes = texts ? (uint32_t)limit_of(model, "deferred_bytes", limit_most("deferred_bytes"), 16384) : 0;
    take(model, next, (uint32_t)model->queue_limit * (2u + model->queue_fields), model->file);
}

void declare_slots(struct model *model)
{
    uint32_t next = FSM_SLOT_FIRST, shared = 0;
    uint64_t texts = 0;
    for (size_t i = 0; i < model->states.count; i++)
        if (model->states.item[i].keeps_history)
            model->states.item[i].history = take(model, &next, 1, model->states.item[i].node);
    for (size_t i = 0; i < model->vars.count; i++) {
        struct decl *decl = &model->vars.item[i];
        decl->slot = take(model, &next, decl->type.count, decl->node);
        if (decl->type.kind == FSM_TEXT)
            texts += decl->type.count * ((uint64_t)decl->type.hi + sizeof(uint32_t));
    }
    for (size_t i = 0; i < model->timers.count; i++)
        model->timers.item[i].slot = take(model, &next, 1, model->timers.item[i].node);
    for (size_t i = 0; i < model->windows.count; i++)
        model->windows.item[i].slot = take(model, &next, model->windows.item[i].count, model->windows.item[i].node);
    for (size_t i = 0; i < model->effects.count; i++)
        model->effects.item[i].slot = take(model, &next, model->effects.item[i].calls, model->effects.item[i].node);
    model->hot_slots = model->param_slot = (uint16_t)(next < FSM_SLOTS_MAX ? next : FSM_SLOTS_MAX);
    for (size_t i = 0; i < model->params.count; i++)
        model->params.item[i].slot = take(model, &next, 1, model->params.item[i].node);
    assign_queue(model, &next);
    model->slots = (uint16_t)(next < FSM_SLOTS_MAX ? next : FSM_SLOTS_MAX);
    for (size_t i = 0; i < model->shared.count; i++) {
        struct decl *decl = &model->shared.item[i];
        decl->slot = take(model, &shared, decl->type.count, decl->node);
        if (node_kid(decl->node, 2)->kind != NODE_NONE)
            decl->bucket = take(model, &shared, 2, decl->node);
    }
    model->shared_slots = (uint16_t)(shared < FSM_SLOTS_MAX ? shared : FSM_SLOTS_MAX);
    if (texts > FSM_INSTANCE_TEXT_MAX)
        diag_add(model->diags, "E215", model->file->at, "the texts of an instance come to %llu bytes; the most is %d",
                 (unsigned long long)texts, FSM_INSTANCE_TEXT_MAX);
    model->text_bytes = (uint32_t)(texts > FSM_INSTANCE_TEXT_MAX ? 0 : texts);
}
