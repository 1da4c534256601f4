/* expr_names.c: names in expressions. A name is looked up from the inside out: what the context expects
 * (a named value, a state), parameters, the effect's arguments, the event's fields, the spec's values, and
 * last a named value that only one type has. */
#include "expr_names.h"

#include <string.h>

#include "declare.h"
#include "suggest.h"
#include "symbols.h"
#include "text.h"
#include "types.h"

int64_t text_constant(struct model *model, const char *text)
{
    uint32_t at = names_add(&model->text_index, text);
    if (at == NAMES_NONE)
        at = names_find(&model->text_index, text);
    else
        list_push(&model->texts, text);
    return fsm_text_handle(FSM_TEXT_CONSTANT, at);
}

/* ---- names ---- */

static const struct expr *decl_value(struct model *model, const struct decl *decl, enum fsm_space space,
                                     struct place at)
{
    if (type_is_error(&decl->type)) { /* its declaration was reported */
        struct expr *expr = arena_alloc(model->arena, sizeof *expr);
        *expr = (struct expr){.kind = X_ERROR, .type = decl->type, .at = at};
        return expr;
    }
    return expr_load(model, decl->type, FSM_AT(space, decl->slot), at);
}

static const struct decl *decl_find(const decl_list *decls, const char *name)
{
    for (size_t i = 0; i < decls->count; i++)
        if (!strcmp(decls->item[i].name, name))
            return &decls->item[i];
    return NULL;
}

/* Parameters, effect arguments and event fields. */
const struct expr *expr_local(const struct scope *scope, const char *name, struct place at)
{
    for (size_t i = 0; i < scope->bindings; i++)
        if (!strcmp(scope->binding[i].name, name))
            return scope->binding[i].expr;
    const struct decl *decl = scope->effect ? decl_find(&scope->effect->args, name) : NULL;
    if (decl)
        return decl_value(scope->model, decl, FSM_ARGUMENT, at);
    decl = scope->event ? decl_find(&scope->event->fields, name) : NULL;
    return decl ? decl_value(scope->model, decl, FSM_FIELD, at) : NULL;
}

static const struct expr *symbol_value(const struct scope *scope, const struct symbol *symbol, const struct node *node)
{
    struct model *model = scope->model;
    struct fsm_type timer = {.kind = KIND_TIMER, .optional = 1, .names = NO_INDEX, .index = NO_INDEX, .count = 1};
    switch (symbol->kind) {
    case SYM_CONST: {
        const struct decl *decl = &model->consts.item[symbol->index];
        struct fsm_type type = decl->type;
        if (type_is_error(&type))
            return expr_error(scope, node);
        if (type.kind == FSM_INT || type.kind == FSM_DURATION)
            type.lo = type.hi = decl->initial, type.choices = 0;
        return expr_const(model, type, decl->initial, node->at);
    }
    case SYM_PARAM:
        return decl_value(model, &model->params.item[symbol->index], FSM_INST, node->at);
    case SYM_VAR:
        return decl_value(model, &model->vars.item[symbol->index], FSM_INST, node->at);
    case SYM_SHARED:
        return decl_value(model, &model->shared.item[symbol->index], FSM_SHARED, node->at);
    case SYM_TIMER:
        return expr_load(model, timer, FSM_AT(FSM_INST, model->timers.item[symbol->index].slot), node->at);
    case SYM_DECISION:
        return use_decision(scope, model->decisions.item[symbol->index], node);
    case SYM_PICK:
        return use_pick(scope, model->picks.item[symbol->index], node);
    default:
        break;
    }
    struct diag *diag = diag_add(model->diags, "E203", node->at, "`%s` is a %s; it has no value of its own", node->text,
                                 symbol->kind == SYM_DATA ? "table" : "window");
    if (symbol->kind == SYM_DATA)
        diag_hint(diag, "a row is read by its key, as in `%s[key].column`, or with `pick`", node->text);
    else
        diag_hint(diag, "did you mean `count(%s)`?", node->text);
    return expr_error(scope, node);
}

/* A named value of `type`, if it has one called so. */
static const struct expr *member(const struct scope *scope, const struct node *node, const struct fsm_type *type)
{
    if (!type || (type->kind != FSM_NAMED && type->kind != FSM_SET) || type->names == NO_INDEX)
        return NULL;
    uint32_t at = names_find(&scope->model->values.item[type->names].names, node->text);
    return at == NAMES_NONE ? NULL : expr_const(scope->model, type_named(scope->model, type->names), at, node->at);
}

/* A named value of whichever type has it. */
static const struct expr *any_member(const struct scope *scope, const struct node *node)
{
    const struct model *model = scope->model;
    size_t found = NO_INDEX, count = 0;
    for (size_t i = 0; i < model->values.count; i++)
        if (names_find(&model->values.item[i].names, node->text) != NAMES_NONE)
            found = i, count++;
    if (count != 1)
        return NULL;
    struct fsm_type type = type_named(model, (uint16_t)found);
    return member(scope, node, &type);
}

static bool field_of_other(const struct model *model, const char *name)
{
    for (size_t i = 0; i < model->events.count; i++)
        if (decl_find(&model->events.item[i].fields, name))
            return true;
    return false;
}

/* Constants come before parameters, and both before variables: what is written may not be known yet. */
static bool declared_later(const struct model *model, const char *name)
{
    for (const struct node *item = model->file->kid; item; item = item->next) {
        bool value =
            item->kind == NODE_CONST || item->kind == NODE_PARAM || item->kind == NODE_VAR || item->kind == NODE_SHARED;
        if (value && !strcmp(item->text, name))
            return true;
    }
    return false;
}

static const struct expr *unknown(const struct scope *scope, const struct node *node, const struct fsm_type *expected)
{
    struct model *model = scope->model;
    if (field_of_other(model, node->text)) {
        if (scope->event)
            diag_add(model->diags, "E219", node->at, "event `%s` has no field `%s`", scope->event->name, node->text);
        else
            diag_add(model->diags, "E219", node->at, "`%s` is a field of an event, and there is no event here",
                     node->text);
        return expr_error(scope, node);
    }
    if (expected && expected->kind == FSM_NAMED) {
        const struct values *values = &model->values.item[expected->names];
        struct diag *diag =
            diag_add(model->diags, "E202", node->at, "%s has no value `%s`", type_text_of(model, expected), node->text);
        const char *near = suggest(node->text, values->names.name, values->names.count);
        if (near)
            diag_hint(diag, "did you mean `%s`?", near);
        else if (scope->effect)
            decl_suggest(model, &scope->effect->args, node->text, diag);
        else if (scope->event)
            decl_suggest(model, &scope->event->fields, node->text, diag);
        return expr_error(scope, node);
    }
    if (declared_later(model, node->text)) {
        diag_add(model->diags, "E210", node->at, "`%s` is not known yet where this is computed", node->text);
        return expr_error(scope, node);
    }
    struct diag *diag = diag_add(model->diags, "E202", node->at, "there is no `%s`", node->text);
    symbol_suggest(model, expected && expected->kind == FSM_STATE ? NS_STATE : NS_VALUE, node->text, diag);
    return expr_error(scope, node);
}

static const struct expr *state_name(const struct scope *scope, const struct node *node)
{
    const struct symbol *symbol = symbol_find(scope->model, NS_STATE, node->text);
    const struct state *state = symbol ? &scope->model->states.item[symbol->index] : NULL;
    if (state && state->leaves == 1)
        return expr_const(scope->model, type_state(scope->model), state->first_leaf, node->at);
    return NULL;
}

static const struct expr *fixed_name(const struct scope *scope, const struct node *node,
                                     const struct fsm_type *expected)
{
    struct model *model = scope->model;
    if (node->kind == NODE_ID && !node->value) /* a name, perhaps in backquotes, is not the word it looks like */
        return NULL;
    if (!strcmp(node->text, "true") || !strcmp(node->text, "false"))
        return expr_const(model, type_bool(), *node->text == 't', node->at);
    if (!strcmp(node->text, "missing"))
        return expr_const(model, type_optional(expected ? type_element(*expected) : type_time()), FSM_MISSING,
                          node->at);
    struct fsm_type instant = type_time();
    instant.optional = 0;
    if (!strcmp(node->text, "now"))
        return expr_load(model, instant, FSM_AT(FSM_NOW, 0), node->at);
    if (!strcmp(node->text, "state"))
        return expr_load(model, type_state(model), FSM_AT(FSM_INST, FSM_SLOT_LEAF), node->at);
    return NULL;
}

bool name_is_value(const struct scope *scope, const char *name)
{
    static const char *const fixed[] = {"true", "false", "missing", "now", "state"};
    for (size_t i = 0; i < sizeof fixed / sizeof *fixed; i++)
        if (!strcmp(fixed[i], name))
            return true;
    struct place nowhere = {0, 0};
    return expr_local(scope, name, nowhere) || symbol_find(scope->model, NS_VALUE, name);
}

const struct expr *name_resolve(const struct scope *scope, const struct node *node, const struct fsm_type *expected)
{
    const struct expr *expr = fixed_name(scope, node, expected);
    for (size_t i = 0; !expr && i < scope->bindings; i++)
        if (!strcmp(scope->binding[i].name, node->text))
            expr = scope->binding[i].expr;
    if (!expr)
        expr = member(scope, node, expected);
    if (!expr && expected && expected->kind == FSM_STATE)
        expr = state_name(scope, node);
    if (!expr)
        expr = expr_local(scope, node->text, node->at);
    if (expr)
        return expr;
    const struct symbol *symbol = symbol_find(scope->model, NS_VALUE, node->text);
    if (symbol)
        return symbol_value(scope, symbol, node);
    expr = any_member(scope, node);
    return expr ? expr : unknown(scope, node, expected);
}

/* ---- fields and elements ---- */

static uint32_t place_before(uint32_t place)
{
    return FSM_AT(FSM_AT_SPACE(place) == FSM_SHARED ? FSM_BEFORE_SHARED : FSM_BEFORE, FSM_AT_INDEX(place));
}

static const struct expr *before(const struct scope *scope, const struct node *node)
{
    struct node name = {.kind = NODE_ID, .at = node->at, .text = node->text};
    if (!scope->promise) {
        diag_add(scope->model->diags, "E217", node->at, "`before` is asked in promises only");
        return expr_error(scope, node);
    }
    /* an argument declared by name hides the variable from the promise, but not from `before` */
    struct scope plain = {.model = scope->model, .promise = true};
    name.value = !strcmp(node->text, "state");
    const struct symbol *symbol = symbol_find(scope->model, NS_VALUE, node->text);
    bool window = symbol && symbol->kind == SYM_WINDOW;
    bool only_local = !symbol && !name.value && expr_local(scope, node->text, node->at);
    const struct expr *expr = window || only_local ? NULL : name_resolve(&plain, &name, NULL);
    if (expr && expr_is_error(expr))
        return expr;
    uint32_t space = expr ? FSM_AT_SPACE(expr->place) : 0;
    if (expr && expr->kind == X_LOAD &&
        ((space == FSM_INST && FSM_AT_INDEX(expr->place) < scope->model->hot_slots) || space == FSM_SHARED))
        return expr_load(scope->model, expr->type, place_before(expr->place), node->at);
    diag_add(scope->model->diags, "E217", node->at, "`before` is asked of a variable, a timer or `state`");
    return expr_error(scope, node);
}

static const struct decl *column_find(const struct scope *scope, uint16_t data, const struct node *node)
{
    declare_data(scope->model, data, node);
    const struct data *table = &scope->model->data.item[data];
    const struct decl *column = decl_find(&table->columns, node->text);
    if (!column)
        decl_suggest(
            scope->model, &table->columns, node->text,
            diag_add(scope->model->diags, "E202", node->at, "table `%s` has no column `%s`", table->name, node->text));
    return column;
}

static const struct expr *row_column(const struct scope *scope, const struct expr *row, const struct node *node)
{
    struct model *model = scope->model;
    const struct decl *column = column_find(scope, row->type.names, node);
    if (!column || type_is_error(&column->type))
        return expr_error(scope, node);
    uint32_t first = model->data.item[row->type.names].constant + column->slot;
    if (row->kind == X_CONST &&
        row->value != FSM_MISSING) { /* a parameter that may be missing is asked so, though here it is not */
        struct fsm_type type = column->type;
        type.optional |= row->type.optional;
        return expr_const(model, type, model->constants.item[first + (size_t)row->value], node->at);
    }
    struct expr *expr = arena_alloc(model->arena, sizeof *expr);
    *expr = (struct expr){.kind = X_DATA,
                          .type = column->type,
                          .at = node->at,
                          .place = first,
                          .n = model->data.item[row->type.names].rows,
                          .x = row};
    expr->type.optional = row->type.optional || column->type.optional;
    return expr;
}

const struct expr *dot_resolve(const struct scope *scope, const struct node *node)
{
    const struct node *base = node->kid;
    if (base->kind == NODE_ID || base->kind == NODE_KEYWORD) {
        if (!strcmp(base->text, "before"))
            return before(scope, node);
        const struct symbol *symbol = symbol_find(scope->model, NS_VALUE, base->text);
        if (scope->row_of && !strcmp(scope->row_of, base->text)) {
            struct fsm_type type = type_row(scope->model, symbol->index);
            return row_column(scope, expr_const(scope->model, type, scope->row, base->at), node);
        }
    }
    const struct expr *expr = expr_resolve(scope, base, NULL);
    if (expr_is_error(expr))
        return expr;
    if (expr->type.kind == FSM_ROW && !(expr->kind == X_DECIDE))
        return row_column(scope, expr, node);
    if (expr->kind == X_DECIDE || (expr->kind == X_OUTPUT && expr->x))
        return use_output(scope, expr->kind == X_OUTPUT ? expr->x : expr, node->text, node->at);
    diag_add(scope->model->diags, "E203", node->at, "%s has no fields", type_text_of(scope->model, &expr->type));
    return expr_error(scope, node);
}

static const struct expr *key_row(const struct scope *scope, const struct node *node, uint16_t index)
{
    struct model *model = scope->model;
    declare_data(model, index, node);
    const struct data *data = &model->data.item[index];
    if (!data->columns.count)
        return expr_error(scope, node);
    if (!data->keyed) {
        diag_add(model->diags, "E203", node->at, "table `%s` has no key; it is read with `pick`", data->name);
        return expr_error(scope, node);
    }
    const struct expr *key =
        expr_expect(scope, node_kid(node, 1), &data->columns.item[0].type, "the key of this table");
    if (expr_is_error(key))
        return key;
    struct expr *row = arena_alloc(model->arena, sizeof *row);
    *row = *key;
    row->type = type_row(model, index);
    row->type.optional = key->type.optional;
    return row;
}

const struct expr *index_resolve(const struct scope *scope, const struct node *node)
{
    struct model *model = scope->model;
    const struct node *base = node_kid(node, 0);
    const struct symbol *symbol = base->kind == NODE_ID ? symbol_find(model, NS_VALUE, base->text) : NULL;
    struct place nowhere = {0, 0};
    if (symbol && symbol->kind == SYM_DATA && !expr_local(scope, base->text, nowhere))
        return key_row(scope, node, symbol->index);
    const struct expr *array = expr_resolve(scope, base, NULL);
    if (expr_is_error(array))
        return array;
    if (!type_is_array(&array->type)) {
        diag_add(model->diags, "E216", base->at, "this is %s, not an array", type_text_of(model, &array->type));
        return expr_error(scope, node);
    }
    struct fsm_type index = type_named(model, array->type.index), element = type_element(array->type);
    const struct expr *at = expr_expect(scope, node_kid(node, 1), &index, "the index of this array");
    if (expr_is_error(at))
        return at;
    if (at->kind == X_CONST && at->value != FSM_MISSING) {
        element.optional |= at->type.optional;
        return expr_load(model, element, array->place + (uint32_t)at->value, node->at);
    }
    if (element.kind == FSM_TEXT && FSM_AT_SPACE(array->place) == FSM_FIELD) {
        diag_add(model->diags, "E216", node->at, "the texts of an event are read by a constant index");
        return expr_error(scope, node);
    }
    struct expr *expr = arena_alloc(model->arena, sizeof *expr);
    *expr = (struct expr){
        .kind = X_INDEX, .type = element, .at = node->at, .place = array->place, .n = array->type.count, .x = at};
    expr->type.optional = element.optional || at->type.optional;
    return expr;
}

/* ---- headers shared by several events ---- */

static bool name_known(const struct scope *scope, const char *name)
{
    if (name_is_value(scope, name) || !strcmp(name, "before"))
        return true;
    for (size_t i = 0; i < scope->model->values.count; i++)
        if (names_find(&scope->model->values.item[i].names, name) != NAMES_NONE)
            return true;
    return !field_of_other(scope->model, name);
}

bool expr_known(const struct scope *scope, const struct node *node)
{
    if (node->kind == NODE_ID && !name_known(scope, node->text))
        return false;
    for (const struct node *kid = node->kid; kid; kid = kid->next)
        if (!expr_known(scope, kid))
            return false;
    return true;
}
