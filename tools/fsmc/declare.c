/* declare.c: what a spec declares, in an order in which each thing finds what it needs:
 * types, keys of data tables, states, constants, variables and events, slots, data, decisions and the rest. */
#include "declare.h"

#include <string.h>

#include "expr.h"
#include "states.h"
#include "symbols.h"
#include "types.h"

static void each(struct model *model, enum node_kind kind, void (*declare_one)(struct model *, const struct node *))
{
    for (const struct node *item = model->file->kid; item; item = item->next)
        if (item->kind == kind)
            declare_one(model, item);
}

static void declare_machine(struct model *model, const struct node *node)
{
    if (model->machine)
        diag_other(diag_add(model->diags, "E214", node->at, "a file holds one machine"), model->machine->at,
                   "the first one");
    else
        model->machine = node;
    if (node->value < 1 || node->value > INT32_MAX)
        diag_add(model->diags, "E208", node->at, "a version is a number from 1 to %d", INT32_MAX);
}

/* ---- types ---- */

static struct fsm_type not_a_list(struct model *model, const struct node *node, struct fsm_type type)
{
    if (!type.list)
        return type;
    diag_add(model->diags, "E223", node->at, "only an effect's argument is a list");
    return type_error();
}

static bool is_choice_of_names(const struct node *type)
{
    return type->kind == NODE_CHOICE && type->kid->kind == NODE_ID;
}

/* Named values come before the types made of them, in whatever order they are written. */
static void declare_values(struct model *model, const struct node *node)
{
    if (type_is_built_in(node->text)) {
        diag_add(model->diags, "E201", node->at, "`%s` is a type already", node->text);
        return;
    }
    struct fsm_type type = is_choice_of_names(node->kid) ? type_resolve(model, node->kid) : type_error();
    if (type_is_error(&type))
        return;
    struct values *values = &model->values.item[type.names];
    values->name = node->text;
    values->at = node->at;
    symbol_add(model, NS_TYPE, node->text, SYM_TYPE, type.names, node);
}

static void declare_alias(struct model *model, const struct node *node)
{
    if (is_choice_of_names(node->kid) || type_is_built_in(node->text))
        return;
    struct fsm_type type = not_a_list(model, node->kid, type_resolve(model, node->kid));
    if (symbol_add(model, NS_TYPE, node->text, SYM_OTHER, model->aliases.count, node))
        list_push(&model->aliases, type);
}

/* ---- variables ---- */

static bool decl_type(struct model *model, const struct node *type, struct decl *decl)
{
    decl->type = not_a_list(model, type, type_resolve(model, type));
    return !type_is_error(&decl->type);
}

static void declare_const(struct model *model, const struct node *node)
{
    struct scope scope = {.model = model};
    struct decl decl = {.name = node->text, .node = node};
    if (decl_type(model, node_kid(node, 0), &decl) &&
        !expr_constant(&scope, node_kid(node, 1), &decl.type, "this constant", &decl.initial))
        decl.type = type_error();
    if (symbol_add(model, NS_VALUE, node->text, SYM_CONST, model->consts.count, node))
        list_push(&model->consts, decl);
}

static void declare_param(struct model *model, const struct node *node)
{
    struct scope scope = {.model = model};
    const struct node *env = node_kid(node, 2);
    struct decl decl = {.name = node->text, .node = node, .env = env && env->kind == NODE_NAME ? env->text : NULL};
    if (decl_type(model, node_kid(node, 0), &decl) && decl.type.kind == FSM_TEXT) {
        diag_add(model->diags, "E205", node->at, "a parameter is decided with; it cannot be a text");
        decl.type = type_error();
    }
    if (!type_is_error(&decl.type) &&
        !expr_constant(&scope, node_kid(node, 1), &decl.type, "this default", &decl.initial))
        decl.initial = decl.type.lo;
    if (symbol_add(model, NS_VALUE, node->text, SYM_PARAM, model->params.count, node))
        list_push(&model->params, decl);
}

static void declare_var(struct model *model, const struct node *node)
{
    struct scope scope = {.model = model};
    struct decl decl = {.name = node->text, .node = node};
    const struct node *index = node_kid(node, 0);
    if (decl_type(model, node_kid(node, 1), &decl) &&
        !expr_constant(&scope, node_kid(node, 2), &decl.type, "this first value", &decl.initial))
        decl.initial = decl.type.optional ? FSM_MISSING : decl.type.kind == FSM_TEXT ? 0 : decl.type.lo;
    if (index->kind == NODE_NAME && !type_is_error(&decl.type)) {
        uint16_t values = type_values(model, index);
        decl.type = values == NO_INDEX ? type_error() : type_array(model, decl.type, values);
    }
    if (symbol_add(model, NS_VALUE, node->text, SYM_VAR, model->vars.count, node))
        list_push(&model->vars, decl);
}

static void declare_shared(struct model *model, const struct node *node)
{
    struct decl decl = {.name = node->text, .node = node};
    if (decl_type(model, node_kid(node, 0), &decl) && decl.type.kind == FSM_TEXT) {
        diag_add(model->diags, "E205", node->at, "a shared variable is decided with; it cannot be a text");
        decl.type = type_error();
    }
    if (symbol_add(model, NS_VALUE, node->text, SYM_SHARED, model->shared.count, node))
        list_push(&model->shared, decl);
}

/* When a shared variable is made or filled again there is no instance to read, only its parameters. */
static bool reads_parameters_only(const struct model *model, const struct expr *expr)
{
    if (!expr || expr->kind == X_CONST || expr->kind == X_ERROR)
        return true;
    if (expr->kind == X_LOAD)
        return FSM_AT_SPACE(expr->place) == FSM_INST && FSM_AT_INDEX(expr->place) >= model->param_slot;
    if (expr->kind != X_OP && expr->kind != X_DATA)
        return false;
    return reads_parameters_only(model, expr->x) && reads_parameters_only(model, expr->y) &&
           reads_parameters_only(model, expr->z);
}

static void check_shared(struct model *model, const struct expr *expr, const struct node *node)
{
    if (!reads_parameters_only(model, expr))
        diag_add(model->diags, "E210", node->at,
                 "a shared variable's values are made of parameters and constants only");
}

/* A refill's window: a duration that is never 0 or less. */
static const struct expr *window_length(const struct scope *scope, const struct node *node)
{
    struct fsm_type length = type_duration();
    length.lo = 1;
    const struct expr *expr = expr_expect(scope, node, &length, "a refill's window");
    if (!expr_is_error(expr) && reads_parameters_only(scope->model, expr) && expr->type.lo < 1)
        diag_add(scope->model->diags, "E208", node->at, "a refill's window is more than 0s; this may be %s",
                 value_text(scope->model, &expr->type, expr->type.lo));
    return expr;
}

/* Once parameters have slots: the first value may read them. */
static void resolve_shared(struct model *model)
{
    struct scope scope = {.model = model};
    struct fsm_type length = type_duration();
    for (size_t i = 0; i < model->shared.count; i++) {
        struct decl *decl = &model->shared.item[i];
        if (type_is_error(&decl->type))
            continue;
        const struct node *every = node_kid(decl->node, 2), *offset = node_kid(decl->node, 3);
        decl->init = expr_expect(&scope, node_kid(decl->node, 1), &decl->type, "this first value");
        if (every && every->kind != NODE_NONE)
            decl->every = window_length(&scope, every);
        if (offset && offset->kind != NODE_NONE)
            decl->offset = expr_expect(&scope, offset, &length, "a refill's offset");
        check_shared(model, decl->init, node_kid(decl->node, 1));
        check_shared(model, decl->every, every);
        check_shared(model, decl->offset, offset);
    }
}

static void declare_timer(struct model *model, const struct node *node)
{
    struct timer timer = {.name = node->text, .node = node};
    if (model->timers.count == FSM_TIMERS_MAX)
        diag_add(model->diags, "E215", node->at, "more than %d timers", FSM_TIMERS_MAX);
    if (symbol_add(model, NS_VALUE, node->text, SYM_TIMER, model->timers.count, node))
        list_push(&model->timers, timer);
}

static void declare_window(struct model *model, const struct node *node)
{
    struct scope scope = {.model = model};
    struct fsm_type count = type_int(1, 1000), length = type_duration();
    int64_t marks = 1, span = 1;
    length.lo = 1;
    expr_constant(&scope, node_kid(node, 0), &count, "how many marks a window keeps", &marks);
    expr_constant(&scope, node_kid(node, 1), &length, "a window's length", &span);
    struct window window = {.name = node->text, .node = node, .count = (uint16_t)marks, .length = span};
    if (symbol_add(model, NS_VALUE, node->text, SYM_WINDOW, model->windows.count, node))
        list_push(&model->windows, window);
}

/* ---- fields ---- */

static const struct fsm_type *event_field_type(const struct model *model, const char *name)
{
    for (size_t i = 0; i < model->events.count; i++)
        for (size_t k = 0; k < model->events.item[i].fields.count; k++)
            if (!strcmp(model->events.item[i].fields.item[k].name, name))
                return &model->events.item[i].fields.item[k].type;
    return NULL;
}

static bool type_by_name(struct model *model, const struct node *field, struct fsm_type *type)
{
    const struct symbol *symbol = symbol_find(model, NS_VALUE, field->text);
    enum symbol_kind kind = symbol ? symbol->kind : SYM_OTHER;
    if (kind == SYM_VAR || kind == SYM_PARAM || kind == SYM_SHARED || kind == SYM_CONST) {
        const decl_list *list = kind == SYM_VAR     ? &model->vars
                                : kind == SYM_PARAM ? &model->params
                                : kind == SYM_CONST ? &model->consts
                                                    : &model->shared;
        return *type = list->item[symbol->index].type, true;
    }
    if (kind == SYM_TIMER)
        return *type = type_optional(type_duration()), true;
    const struct fsm_type *found = event_field_type(model, field->text);
    symbol = symbol_find(model, NS_TYPE, field->text);
    if (symbol && symbol->kind == SYM_TYPE)
        return *type = type_named(model, symbol->index), true;
    if (symbol && symbol->kind == SYM_OTHER)
        return *type = model->aliases.item[symbol->index], true;
    return found ? *type = *found, true : false;
}

struct fsm_type declare_field_type(struct model *model, const struct node *field)
{
    const struct node *index = node_kid(field, 0), *written = node_kid(field, 1);
    struct fsm_type type;
    if (written && written->kind != NODE_NONE) {
        type = type_resolve(model, written);
    } else if (!type_by_name(model, field, &type)) {
        diag_add(model->diags, "E204", field->at, "`%s` needs a type: no variable, type or event field has that name",
                 field->text);
        return type_error();
    }
    if (!index || index->kind != NODE_NAME || type_is_error(&type))
        return type;
    uint16_t values = type_values(model, index);
    return values == NO_INDEX ? type_error() : type_array(model, type, values);
}

uint16_t declare_fields(struct model *model, const struct node *from, decl_list *fields, bool lists)
{
    uint32_t slot = 0;
    for (const struct node *field = from; field; field = field->next) {
        if (field->kind != NODE_FIELD)
            continue;
        struct decl decl = {
            .name = field->text, .node = field, .slot = (uint16_t)slot, .type = declare_field_type(model, field)};
        for (size_t i = 0; i < fields->count; i++)
            if (!strcmp(fields->item[i].name, field->text))
                diag_other(diag_add(model->diags, "E201", field->at, "`%s` is named twice", field->text),
                           fields->item[i].node->at, "first here");
        if (!lists || decl.type.kind == FSM_TEXT)
            decl.type = not_a_list(model, field, decl.type);
        slot += decl.type.count;
        list_push(fields, decl);
    }
    if (slot > FSM_FIELDS_MAX) {
        diag_add(model->diags, "E215", from->at, "%u values in one list of fields; the most is %d", slot,
                 FSM_FIELDS_MAX);
        slot = FSM_FIELDS_MAX;
    }
    return (uint16_t)slot;
}

static uint16_t add_event(struct model *model, const struct node *node, uint16_t reply_to)
{
    struct event event = {.name = node->text, .node = node, .reply_to = reply_to};
    uint16_t index = (uint16_t)model->events.count;
    event.slots = declare_fields(model, node->kid, &event.fields, false);
    for (size_t i = 0; i < event.fields.count; i++) {
        const struct decl *field = &event.fields.item[i];
        if (field->type.kind == FSM_TEXT)
            event.texts = (uint16_t)(event.texts + field->type.count);
    }
    if (!symbol_add(model, NS_EVENT, node->text, SYM_OTHER, index, node)) {
        list_release(&event.fields);
        const struct symbol *first = symbol_find(model, NS_EVENT, node->text);
        return first ? first->index : NO_INDEX;
    }
    list_push(&model->events, event);
    return index;
}

static void declare_event(struct model *model, const struct node *node)
{
    add_event(model, node, NO_INDEX);
}

static void declare_calls(struct model *model, struct effect *effect, uint16_t index, const struct node *calls)
{
    const char *mode = node_kid(calls, 0)->text;
    struct scope scope = {.model = model};
    struct fsm_type count = type_int(1, 64);
    int64_t most = 1;
    effect->prompt = calls->text;
    effect->mode = !strcmp(mode, "once") ? FSM_ONCE : !strcmp(mode, "latest") ? FSM_LATEST : FSM_QUEUE;
    const struct node *size = node_kid(calls, 1), *failure = node_kid(calls, 3);
    if (effect->mode == FSM_QUEUE)
        most = 8;
    if (size->kind != NODE_NONE)
        expr_constant(&scope, size, &count, "how many calls may be out", &most);
    effect->calls = (uint16_t)most;
    effect->reply = add_event(model, node_kid(calls, 2), index);
    effect->failure = failure && failure->kind == NODE_EVENT ? add_event(model, failure, index) : NO_INDEX;
}

static void declare_effect(struct model *model, const struct node *node)
{
    struct effect effect = {.name = node->text, .node = node, .reply = NO_INDEX, .failure = NO_INDEX};
    const struct node *params = node_kid(node, 0), *calls = node_kid(node, 1);
    uint16_t index = (uint16_t)model->effects.count;
    if (!symbol_add(model, NS_EFFECT, node->text, SYM_OTHER, index, node))
        return;
    declare_fields(model, params->kid, &effect.args, true);
    if (calls && calls->kind == NODE_CALLS)
        declare_calls(model, &effect, index, calls);
    list_push(&model->effects, effect);
}

static void declare_view(struct model *model, const struct node *node)
{
    struct view view = {.name = node->text, .node = node};
    if (symbol_add(model, NS_VIEW, node->text, SYM_OTHER, model->views.count, node))
        list_push(&model->views, view);
}

static void declare_promise(struct model *model, const struct node *node)
{
    static const char *const when[] = {"always", "emit", "event", "refill"};
    struct promise promise = {.name = node->text, .node = node};
    promise.kind = node->kind == NODE_INVARIANT ? FSM_INVARIANT
                   : node->kind == NODE_ASSUME  ? FSM_ASSUME
                                                : FSM_REACHABLE;
    for (uint8_t i = 0; i < 4; i++)
        if (!strcmp(node_kid(node, 0)->text, when[i]))
            promise.when = i;
    if (symbol_add(model, NS_PROMISE, node->text, SYM_OTHER, model->promises.count, node))
        list_push(&model->promises, promise);
}

/* Counts of the machine are 16 bits wide. */
static void check_totals(struct model *model)
{
    size_t fields = 0, args = 0, columns = 0;
    for (size_t i = 0; i < model->events.count; i++)
        fields += model->events.item[i].fields.count;
    for (size_t i = 0; i < model->effects.count; i++)
        args += model->effects.item[i].args.count;
    for (size_t i = 0; i < model->data.count; i++)
        columns += model->data.item[i].columns.count;
    if (fields > FSM_DECLARED_MAX || args > FSM_DECLARED_MAX || columns > FSM_DECLARED_MAX)
        diag_add(model->diags, "E215", model->file->at, "more than %d fields, arguments or data columns in all",
                 FSM_DECLARED_MAX);
}

/* In a row a field's name would mean the field, everywhere else what it hides. */
static void check_fields(struct model *model)
{
    for (size_t i = 0; i < model->events.count; i++)
        for (size_t k = 0; k < model->events.item[i].fields.count; k++) {
            const struct decl *field = &model->events.item[i].fields.item[k];
            const struct symbol *hidden = symbol_find(model, NS_VALUE, field->name);
            if (hidden)
                diag_other(diag_add(model->diags, "E211", field->node->at, "field `%s` hides what has the same name",
                                    field->name),
                           hidden->node->at, "this one");
        }
}

void declare(struct model *model)
{
    each(model, NODE_MACHINE, declare_machine);
    if (!model->machine)
        diag_add(model->diags, "E214", (struct place){0, 0},
                 "the file declares no machine; it begins with `machine NAME version N`");
    each(model, NODE_TYPE_DEF, declare_values);
    each(model, NODE_TABLE, declare_key);
    each(model, NODE_TYPE_DEF, declare_alias);
    states_declare(model);
    each(model, NODE_CONST, declare_const);
    each(model, NODE_PARAM, declare_param);
    each(model, NODE_VAR, declare_var);
    each(model, NODE_SHARED, declare_shared);
    each(model, NODE_TIMER, declare_timer);
    each(model, NODE_WINDOW, declare_window);
    each(model, NODE_LIMIT, declare_limit);
    each(model, NODE_EVENT, declare_event);
    each(model, NODE_EFFECT, declare_effect);
    declare_slots(model);
    resolve_shared(model);
    for (uint16_t i = 0; i < model->data.count; i++)
        declare_data(model, i, model->data.item[i].node);
    each(model, NODE_DECISION, declare_decision);
    each(model, NODE_PICK, declare_pick);
    each(model, NODE_ACTION, declare_action);
    each(model, NODE_VIEW, declare_view);
    each(model, NODE_INVARIANT, declare_promise);
    each(model, NODE_ASSUME, declare_promise);
    each(model, NODE_REACHABLE, declare_promise);
    check_fields(model);
    check_totals(model);
}
