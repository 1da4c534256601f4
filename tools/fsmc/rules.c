/* rules.c: rows and lists of states become rules, one per event they answer. The guards of all rules of one
 * event share a grid: one set of tests, cut by all their bounds. */
#include <string.h>

#include "columns.h"
#include "declare.h"
#include "expr.h"
#include "states.h"
#include "symbols.h"

uint16_t states_column(struct model *model, const struct node *name)
{
    if (name->kind == NODE_EXPIRED) {
        const struct symbol *symbol = symbol_find(model, NS_VALUE, name->text);
        if (symbol && symbol->kind == SYM_TIMER)
            return (uint16_t)(model->events.count + symbol->index);
        symbol_suggest(model, NS_VALUE, name->text,
                       diag_add(model->diags, "E202", name->at, "there is no timer `%s`", name->text));
        return NO_INDEX;
    }
    if (!name->text) {
        diag_add(model->diags, "E309", name->at, "an `on` cell names events, `expired TIMER` or `always`");
        return NO_INDEX;
    }
    if (!strcmp(name->text, "always"))
        return (uint16_t)(model->events.count + model->timers.count);
    return symbol_index(model, NS_EVENT, name->text, name->at, "event");
}

/* ---- headers ---- */

struct header {
    const struct node *row;
    int next, act; /* columns, -1 if there is none */
};

static bool cell_is(const struct node *cell, const char *word)
{
    return cell && cell->kid && !cell->kid->next && cell->kid->text && !strcmp(cell->kid->text, word) &&
           (cell->kid->kind == NODE_KEYWORD || cell->kid->kind == NODE_ID);
}

/* Names in guards that no event's field and nothing else explains are reported here, once. */
static void check_guards(struct model *model, const struct node *row)
{
    int64_t c = 0;
    for (const struct node *cell = row->kid; cell && c < row->value; cell = cell->next, c++) {
        struct scope scope = {.model = model};
        if (cell->kid && cell->kid->next)
            diag_add(model->diags, "E308", cell->kid->next->at, "a header cell holds one expression");
        if (c && cell->kid && expr_known(&scope, cell->kid))
            expr_resolve(&scope, cell->kid, NULL);
    }
}

static bool header_read(struct model *model, const struct node *row, struct header *header)
{
    int c = 0;
    *header = (struct header){.row = row, .next = -1, .act = -1};
    if (row->value == node_count(row)) {
        diag_add(model->diags, "E308", row->at, "this table has no `||` with `next` after it");
        return false;
    }
    for (const struct node *cell = row->kid; cell; cell = cell->next, c++) {
        if (c < row->value)
            continue;
        if (cell_is(cell, "next") && header->next < 0)
            header->next = c;
        else if (cell_is(cell, "do") && header->act < 0)
            header->act = c;
        else
            diag_add(model->diags, "E308", cell->at, "the outputs of a state's table are one `next` and one `do`");
    }
    check_guards(model, row);
    if (header->next >= 0)
        return true;
    diag_add(model->diags, "E308", row->at, "this table has no `next` column after `||`");
    return false;
}

/* ---- rows ---- */

static uint8_t verdict_of(const struct node *next)
{
    const char *word = next->kind == NODE_KEYWORD || next->kind == NODE_ID ? next->text : "";
    if (!strcmp(word, "defer"))
        return FSM_DEFERRED;
    if (!strcmp(word, "reject"))
        return FSM_REJECTED;
    if (!strcmp(word, "ignore"))
        return FSM_IGNORED;
    return FSM_STEPPED;
}

static void note_seen(const struct model *model, const struct expr *expr, struct rule *rule)
{
    if (!expr)
        return;
    if (expr->kind == X_DECIDE) {
        const struct table_use *use = model->uses.item[expr->place];
        list_push(&rule->seen, expr);
        for (size_t i = 0; i < use->decision->params.count; i++)
            note_seen(model, use->arg[i], rule);
    }
    if (expr->kind == X_PICK) {
        const struct pick_use *use = model->pick_uses.item[expr->place];
        for (size_t i = 0; i < use->pick->params.count; i++)
            note_seen(model, use->arg[i], rule);
    }
    note_seen(model, expr->x, rule);
    note_seen(model, expr->y, rule);
    note_seen(model, expr->z, rule);
}

static const struct event *event_of(const struct model *model, uint16_t column)
{
    return column < model->events.count ? &model->events.item[column] : NULL;
}

static void resolve_guards(struct model *model, const struct header *header, const struct node *row, struct rule *rule)
{
    struct scope scope = {.model = model, .event = event_of(model, rule->column)};
    struct grid *grid = &model->grids[rule->column];
    struct grid_row guards = {.node = row};
    const struct node *head = header->row->kid->next, *cell = row->kid->next;
    for (int64_t c = 1; c < row->value && head && cell; c++, head = head->next, cell = cell->next) {
        if (!cell->kid || cell->kid->kind == NODE_DASH || !head->kid)
            continue;
        if (!expr_known(&scope, head->kid)) {
            struct diag *diag = diag_add(model->diags, "E219", cell->at, "`%s` has no such field: the cell must be `-`",
                                         states_column_name(model, rule->column));
            diag_other(diag, head->at, "the column");
            continue;
        }
        const struct expr *column = expr_resolve(&scope, head->kid, NULL);
        column_cell(&scope, grid, &guards, column, head, cell);
    }
    for (size_t i = 0; i < guards.cells.count; i++) /* in the column or in the cell: the guard saw it */
        note_seen(model, grid->tests.item[guards.cells.item[i].test].expr, rule);
    rule->row = (uint32_t)grid->rows.count;
    list_push(&grid->rows, guards);
}

static void add_row(struct model *model, uint16_t state, const struct header *header, const struct node *row,
                    const struct rule *shape)
{
    const struct node *next = node_kid(row, (unsigned)header->next)->kid;
    if (next && next->next)
        diag_add(model->diags, "E411", next->next->at, "a row leads to one state");
    const struct node *act = header->act < 0 ? NULL : node_kid(row, (unsigned)header->act)->kid;
    for (const struct node *name = row->kid->kid; name; name = name->next) {
        struct rule rule = *shape;
        rule.node = row;
        rule.header = header->row;
        rule.state = state;
        rule.column = states_column(model, name);
        if (rule.column == NO_INDEX || !next)
            continue;
        if (rule.column >= model->events.count && rule.column < model->events.count + model->timers.count)
            model->timers.item[rule.column - model->events.count].handled = true;
        rule.verdict = verdict_of(next);
        bool expiry = rule.column >= model->events.count && rule.column + 1u < model_columns(model);
        if (rule.verdict == FSM_DEFERRED && expiry)
            diag_add(model->diags, "E411", next->at, "an expiry happens now or never; it is not deferred");
        if (rule.verdict != FSM_STEPPED && rule.column + 1u == model_columns(model))
            diag_add(model->diags, "E411", next->at, "`always` is no event: there is nothing to %s", next->text);
        rule.next = next;
        rule.block = act && act->kind == NODE_BLOCK ? act : NULL;
        resolve_guards(model, header, row, &rule);
        list_push(&model->states.item[state].rules, rule);
    }
}

/* ---- lists ---- */

static const struct rule *listed(const struct state *state, uint16_t column)
{
    for (size_t i = 0; i < state->rules.count; i++)
        if (state->rules.item[i].list && state->rules.item[i].column == column)
            return &state->rules.item[i];
    return NULL;
}

static void add_list(struct model *model, uint16_t state, const struct node *list)
{
    for (const struct node *name = list->kid; name; name = name->next) {
        struct rule rule = {.node = name, .list = list, .state = state, .column = states_column(model, name)};
        if (rule.column == NO_INDEX)
            continue;
        const struct rule *twice = listed(&model->states.item[state], rule.column);
        if (twice) {
            diag_other(diag_add(model->diags, "E312", name->at, "state `%s` answers this twice",
                                model->states.item[state].name),
                       twice->node->at, "here too");
            continue;
        }
        if (rule.column >= model->events.count && rule.column < model->events.count + model->timers.count)
            model->timers.item[rule.column - model->events.count].handled = true;
        rule.verdict = list->kind == NODE_IGNORE ? FSM_IGNORED : list->kind == NODE_DEFER ? FSM_DEFERRED : FSM_REJECTED;
        if (rule.verdict == FSM_DEFERRED && rule.column >= model->events.count)
            diag_add(model->diags, "E411", name->at, "an expiry happens now or never; it is not deferred");
        struct grid_row empty = {.node = name};
        rule.row = (uint32_t)model->grids[rule.column].rows.count;
        list_push(&model->grids[rule.column].rows, empty);
        list_push(&model->states.item[state].rules, rule);
    }
}

/* ---- states ---- */

static void read_parts(struct model *model, uint16_t index)
{
    struct header header = {0};
    struct rule shape = {0};
    uint8_t policy = FSM_UNIQUE;
    bool good = false;
    for (const struct node *part = model->states.item[index].node->kid; part; part = part->next) {
        switch (part->kind) {
        case NODE_ENTER:
            list_push(&model->states.item[index].enter, part->kid);
            break;
        case NODE_EXIT:
            list_push(&model->states.item[index].exit, part->kid);
            break;
        case NODE_IGNORE:
        case NODE_DEFER:
        case NODE_REJECT:
            add_list(model, index, part);
            break;
        case NODE_POLICY: {
            struct node name = {.at = part->at, .text = part->text};
            policy = declare_policy(model, &name);
            if (policy == FSM_COLLECT || policy == FSM_ANY)
                diag_add(model->diags, "E308", part->at, "a state takes one row: its tables are `unique` or `first`");
            break;
        }
        case NODE_ROW:
            if (cell_is(part->kid, "on")) {
                if (header.row)
                    shape.table++;
                shape.policy = policy;
                policy = FSM_UNIQUE;
                good = header_read(model, part, &header);
                model->states.item[index].broken |= !good;
            } else if (!header.row) {
                diag_add(model->diags, "E308", part->at,
                         "this row has no header: a state's table begins with `| on | … || next | do |`");
                header.row = part;
                model->states.item[index].broken = true;
            } else if (good && declare_row_fits(model, header.row, part)) {
                add_row(model, index, &header, part, &shape);
            } else {
                model->states.item[index].broken = true;
            }
            break;
        default:
            break;
        }
    }
}

static bool answers(const struct model *model, uint16_t state, uint16_t column)
{
    for (; state != NO_INDEX; state = model->states.item[state].parent) {
        if (model->states.item[state].broken)
            return true;
        for (size_t i = 0; i < model->states.item[state].rules.count; i++)
            if (model->states.item[state].rules.item[i].column == column)
                return true;
    }
    return false;
}

/* Every leaf answers every event, by a row or a list of its own or of a state around it. */
static void check_complete(struct model *model)
{
    for (size_t leaf = 0; leaf < model->leaf_state.count; leaf++) {
        const struct state *state = &model->states.item[model->leaf_state.item[leaf]];
        const char *missing = NULL;
        for (uint16_t e = 0; e < model->events.count; e++)
            if (!answers(model, model->leaf_state.item[leaf], e))
                missing = missing ? arena_printf(model->arena, "%s, %s", missing, model->events.item[e].name)
                                  : model->events.item[e].name;
        if (!missing)
            continue;
        model->soft++;
        struct diag *diag = diag_add(model->diags, "E306", state->node->at,
                                     "state `%s` does not say what becomes of %s", state->name, missing);
        diag_hint(diag, "paste: ignore %s", missing);
    }
}

static void check_timers(struct model *model)
{
    for (size_t i = 0; i < model->timers.count; i++)
        if (!model->timers.item[i].handled && ++model->soft)
            diag_add(model->diags, "E405", model->timers.item[i].node->at,
                     "no state says what happens when timer `%s` expires", model->timers.item[i].name);
}

void states_rules(struct model *model)
{
    model->grids = arena_alloc(model->arena, (size_t)model_columns(model) * sizeof *model->grids);
    for (uint16_t i = 0; i < model->states.count; i++)
        read_parts(model, i);
    for (uint16_t c = 0; c < model_columns(model); c++)
        grid_finish(model, &model->grids[c]);
    check_complete(model);
    check_timers(model);
}
