/* declare_tables.c: decisions, picks and actions: their parameters, outputs and rows. What their cells and statements
 * mean is found where they are used. */
#include <string.h>

#include "declare.h"
#include "expr.h"
#include "states.h"
#include "symbols.h"
#include "types.h"

static void declare_outputs(struct model *model, struct decision *decision, const struct node *outputs)
{
    const struct node *only = outputs->kid;
    if (only && !only->next && !only->text) {
        const struct node *type = node_kid(only, 1);
        struct node named = *only;
        struct decl output = {.name = decision->name, .node = only};
        if (type->kind == NODE_ID &&
            !type_is_built_in(type->text)) { /* `-> reason` names an output and its type at once */
            named.text = output.name = type->text;
            named.kid = NULL;
            output.type = declare_field_type(model, &named);
        } else {
            output.type = declare_field_type(model, only);
        }
        list_push(&decision->outputs, output);
    } else {
        declare_fields(model, only, &decision->outputs, false);
    }
    for (size_t i = 0; i < decision->outputs.count; i++)
        if (type_is_array(&decision->outputs.item[i].type)) {
            diag_add(model->diags, "E205", decision->outputs.item[i].node->at, "an output is one value, not an array");
            decision->outputs.item[i].type = type_error();
        }
}

static uint8_t policy_of(struct model *model, const struct node *name)
{
    static const char *const names[] = {"unique", "first", "any", "collect"};
    for (uint8_t i = 0; i < 4; i++)
        if (!strcmp(names[i], name->text))
            return i;
    diag_hint(diag_add(model->diags, "E202", name->at, "there is no policy `%s`", name->text),
              "policies are unique, first, any and collect");
    return FSM_UNIQUE;
}

uint8_t declare_policy(struct model *model, const struct node *name)
{
    return policy_of(model, name);
}

static void decision_rows(struct model *model, struct decision *decision)
{
    for (const struct node *row = node_kid(decision->node, 3); row; row = row->next) {
        if (!decision->header)
            decision->header = row;
        else if (declare_row_fits(model, decision->header, row))
            list_push(&decision->rows, row);
    }
    for (const struct node *cell = decision->header ? decision->header->kid : NULL; cell; cell = cell->next)
        if (cell->kid && cell->kid->next)
            diag_add(model->diags, "E308", cell->kid->next->at, "a header cell holds one expression");
    if (!decision->header) {
        diag_add(model->diags, "E308", decision->node->at, "decision `%s` has no table", decision->name);
        return;
    }
    if (decision->header->value == node_count(decision->header)) {
        diag_add(model->diags, "E308", decision->header->at, "a decision's table has `||` and its outputs after it");
        decision->header = NULL;
        decision->rows.count = 0;
    }
}

void declare_decision(struct model *model, const struct node *node)
{
    struct decision *decision = arena_alloc(model->arena, sizeof *decision);
    const struct node *policy = node_kid(node, 2);
    decision->name = node->text;
    decision->node = node;
    decision->policy = policy->kind == NODE_NAME ? policy_of(model, policy) : FSM_UNIQUE;
    if (!symbol_add(model, NS_VALUE, node->text, SYM_DECISION, model->decisions.count, node))
        return;
    list_push(&model->decisions, decision);
    declare_fields(model, node_kid(node, 0)->kid, &decision->params, false);
    declare_outputs(model, decision, node_kid(node, 1));
    decision_rows(model, decision);
    if (decision->policy == FSM_COLLECT && decision->rows.count > FSM_COLLECT_MAX)
        diag_add(model->diags, "E215", node->at, "a collect table of %zu rows; the most is %d", decision->rows.count,
                 FSM_COLLECT_MAX);
}

/* Rows as they are asked: by the order given, and otherwise as they stand in the table. */
static void order_rows(struct model *model, struct pick *pick, const struct node *by)
{
    const struct data *data = &model->data.item[pick->data];
    int64_t *key = arena_alloc(model->arena, (data->rows + 1u) * sizeof *key);
    pick->busy = true; /* an order that reads the pick itself */
    for (size_t i = 0; i < data->written.count; i++) {
        uint16_t row = data->written.item[i];
        struct scope scope = {.model = model, .row_of = data->name, .row = row};
        const struct expr *expr = by && by->kind != NODE_NONE ? expr_resolve(&scope, by, NULL) : NULL;
        if (expr && !expr_is_error(expr) && expr->kind != X_CONST)
            diag_add(model->diags, "E210", by->at, "the order of a pick must be known when the spec is compiled");
        key[row] = expr && expr->kind == X_CONST ? expr->value : 0;
        size_t at = pick->order.count;
        list_push(&pick->order, row);
        for (; at > 0 && key[pick->order.item[at - 1]] > key[row]; at--)
            pick->order.item[at] = pick->order.item[at - 1];
        pick->order.item[at] = row;
    }
    pick->busy = false;
}

void declare_pick(struct model *model, const struct node *node)
{
    struct pick *pick = arena_alloc(model->arena, sizeof *pick);
    const struct node *table = node_kid(node, 1);
    const struct symbol *symbol = symbol_find(model, NS_VALUE, table->text);
    pick->name = node->text;
    pick->node = node;
    pick->data = symbol && symbol->kind == SYM_DATA ? symbol->index : NO_INDEX;
    if (!symbol_add(model, NS_VALUE, node->text, SYM_PICK, model->picks.count, node))
        return;
    list_push(&model->picks, pick);
    declare_fields(model, node_kid(node, 0)->kid, &pick->params, false);
    if (pick->data == NO_INDEX)
        symbol_suggest(model, NS_VALUE, table->text,
                       diag_add(model->diags, "E202", table->at, "there is no table `%s`", table->text));
    else
        order_rows(model, pick, node_kid(node, 3));
}

void declare_action(struct model *model, const struct node *node)
{
    struct action *action = arena_alloc(model->arena, sizeof *action);
    action->name = node->text;
    action->node = node;
    if (!symbol_add(model, NS_ACTION, node->text, SYM_OTHER, model->actions.count, node))
        return;
    list_push(&model->actions, action);
    declare_fields(model, node_kid(node, 0)->kid, &action->params, false);
}
