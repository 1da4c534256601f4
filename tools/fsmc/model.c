/* model.c: a model's text and end. */
#include "model.h"

#include <ctype.h>
#include <string.h>

#include "columns.h"
#include "diagram.h"

unsigned model_line(const struct model *model, const struct node *node)
{
    cursor_move(model->cursor, model->source, node->at.offset);
    return model->cursor->line;
}

/* Where its first token is: `at` may be an operator in its middle. */
static uint32_t node_start(const struct node *node)
{
    uint32_t start = node->at.offset;
    for (const struct node *kid = node->kid; kid; kid = kid->next) {
        uint32_t inner = kid->kind == NODE_NONE ? start : node_start(kid);
        start = inner < start ? inner : start;
    }
    return start;
}

/* A node begins at its first token, which a parenthesis before it is not. */
static uint32_t with_parentheses(const char *text, uint32_t from, uint32_t to)
{
    int closed = 0, open = 0;
    for (uint32_t i = from; i < to; i++) {
        open += text[i] == '(';
        closed += text[i] == ')';
    }
    for (; closed > open && from > 0 && text[from - 1] != '\n' && text[from - 1] != '|'; from--)
        open += text[from - 1] == '(';
    return from;
}

const char *model_text(const struct model *model, const struct node *node)
{
    uint32_t from = node_start(node), to = node->end > from ? node->end : from + node->at.length;
    from = with_parentheses(model->source->text, from, to);
    char *text = arena_alloc(model->arena, to - from + 1), *end = text;
    for (uint32_t i = from; i < to; i++) {
        char c = model->source->text[i];
        if (!isspace((unsigned char)c))
            *end++ = c;
        else if (end > text && end[-1] != ' ')
            *end++ = ' ';
    }
    while (end > text && end[-1] == ' ')
        end--;
    *end = 0;
    return text;
}

static void release_states(struct model *model)
{
    for (size_t i = 0; i < model->states.count; i++) {
        struct state *state = &model->states.item[i];
        for (size_t r = 0; r < state->rules.count; r++) {
            list_release(&state->rules.item[r].seen);
            list_release(&state->rules.item[r].hidden_by);
        }
        list_release(&state->rules);
        list_release(&state->enter);
        list_release(&state->exit);
    }
    list_release(&model->states);
    list_release(&model->leaf_state);
}

static void release_tables(struct model *model)
{
    for (size_t i = 0; i < model->uses.count; i++) {
        grid_release(&model->uses.item[i]->grid);
        if (model->uses.item[i]->diagram)
            diagram_release(model->uses.item[i]->diagram);
    }
    for (size_t c = 0; model->grids && c < model_columns(model); c++)
        grid_release(&model->grids[c]);
    for (size_t i = 0; i < model->decisions.count; i++) {
        list_release(&model->decisions.item[i]->params);
        list_release(&model->decisions.item[i]->outputs);
        list_release(&model->decisions.item[i]->rows);
    }
    for (size_t i = 0; i < model->picks.count; i++) {
        list_release(&model->picks.item[i]->params);
        list_release(&model->picks.item[i]->order);
    }
    for (size_t i = 0; i < model->actions.count; i++)
        list_release(&model->actions.item[i]->params);
    list_release(&model->uses);
    list_release(&model->pick_uses);
    list_release(&model->decisions);
    list_release(&model->picks);
    list_release(&model->actions);
}

static void release_declarations(struct model *model)
{
    for (size_t i = 0; i < model->values.count; i++)
        names_release(&model->values.item[i].names);
    for (size_t i = 0; i < model->events.count; i++)
        list_release(&model->events.item[i].fields);
    for (size_t i = 0; i < model->effects.count; i++)
        list_release(&model->effects.item[i].args);
    for (size_t i = 0; i < model->data.count; i++)
        list_release(&model->data.item[i].columns);
    for (size_t i = 0; i < model->data.count; i++)
        list_release(&model->data.item[i].written);
    for (size_t i = 0; i < model->views.count; i++)
        list_release(&model->views.item[i].args);
    for (size_t i = 0; i < model->promises.count; i++)
        list_release(&model->promises.item[i].triggers);
    list_release(&model->events);
    list_release(&model->effects);
    list_release(&model->values);
    list_release(&model->types);
    list_release(&model->aliases);
    list_release(&model->consts);
    list_release(&model->params);
    list_release(&model->vars);
    list_release(&model->shared);
    list_release(&model->timers);
    list_release(&model->windows);
    list_release(&model->views);
    list_release(&model->promises);
    list_release(&model->data);
}

void model_release(struct model *model)
{
    release_tables(model);
    release_declarations(model);
    release_states(model);
    for (size_t i = 0; i < NAME_SPACES; i++) {
        names_release(&model->space[i]);
        list_release(&model->symbol[i]);
    }
    list_release(&model->constants);
    list_release(&model->texts);
    names_release(&model->text_index);
    list_release(&model->masks);
    list_release(&model->tests);
    list_release(&model->cells);
    list_release(&model->rows);
    list_release(&model->pair_rows);
    list_release(&model->pairs);
    list_release(&model->gaps);
    list_release(&model->gap_reports);
    list_release(&model->overlaps);
    list_release(&model->code);
}
