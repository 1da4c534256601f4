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
        diag_other(diag_add(model->diags, "E214", node->at, "a file holds one machine"), model->machine->at, "the first one");
    else
        model->machine = node;
}

/* ---- types ---- */

static void declare_type(struct model *model, const struct node *node)
{
    struct fsm_type type = type_resolve(model, node->kid);
    if (type_is_error(&type))
        return;
    if (type.kind == FSM_NAMED && node->kid->kind == NODE_CHOICE) {
        struct values *values = &model->values.item[type.names];
        values->name = node->text;
        values->at = node->at;
        symbol_add(model, NS_TYPE, node->text, SYM_TYPE, type.names, node);
    } else if (symbol_add(model, NS_TYPE, node->text, SYM_OTHER, model->aliases.count, node)) {
        list_push(&model->aliases, type);
    }
}

static const struct node *first_row(const struct node *table)
{
    for (const struct node *kid = table->kid; kid; kid = kid->next)
        if (kid->kind == NODE_ROW)
            return kid;
    return NULL;
}

/* `table pool : question` names the type of its key; a type nobody declared is made of the first column. */
static void declare_key(struct model *model, const struct node *node)
{
    const struct node *key = node->kid;
    size_t index = model->data.count;
    struct data data = {.name = node->text, .node = node, .keyed = key->kind == NODE_NAME};
    list_push(&model->data, data);
    symbol_add(model, NS_VALUE, node->text, SYM_DATA, index, node);
    symbol_add(model, NS_TYPE, node->text, SYM_DATA, index, node);
    if (!data.keyed || symbol_find(model, NS_TYPE, key->text))
        return;
    const struct node *header = first_row(node);
    struct values values = {.name = key->text, .at = key->at};
    for (const struct node *row = header ? header->next : NULL; row; row = row->next) {
        const struct node *name = row->kid ? row->kid->kid : NULL;
        if (name && name->kind == NODE_ID)
            names_add(&values.names, name->text);
    }
    list_push(&model->values, values);
    symbol_add(model, NS_TYPE, key->text, SYM_TYPE, model->values.count - 1, key);
}

/* ---- variables ---- */

static bool decl_type(struct model *model, const struct node *type, struct decl *decl)
{
    decl->type = type_resolve(model, type);
    return !type_is_error(&decl->type);
}

static void declare_const(struct model *model, const struct node *node)
{
    struct scope scope = {.model = model};
    struct decl decl = {.name = node->text, .node = node};
    if (!decl_type(model, node_kid(node, 0), &decl))
        return;
    if (!expr_constant(&scope, node_kid(node, 1), &decl.type, "this constant", &decl.initial))
        decl.initial = decl.type.lo;
    if (symbol_add(model, NS_VALUE, node->text, SYM_CONST, model->consts.count, node))
        list_push(&model->consts, decl);
}

static void declare_param(struct model *model, const struct node *node)
{
    struct scope scope = {.model = model};
    const struct node *env = node_kid(node, 2);
    struct decl decl = {.name = node->text, .node = node, .env = env && env->kind == NODE_NAME ? env->text : NULL};
    if (!decl_type(model, node_kid(node, 0), &decl))
        return;
    if (decl.type.kind == FSM_TEXT) {
        diag_add(model->diags, "E205", node->at, "a parameter is decided with; it cannot be a text");
        return;
    }
    if (!expr_constant(&scope, node_kid(node, 1), &decl.type, "this default", &decl.initial))
        decl.initial = decl.type.lo;
    if (symbol_add(model, NS_VALUE, node->text, SYM_PARAM, model->params.count, node))
        list_push(&model->params, decl);
}

static void declare_var(struct model *model, const struct node *node)
{
    struct scope scope = {.model = model};
    struct decl decl = {.name = node->text, .node = node};
    const struct node *index = node_kid(node, 0);
    if (!decl_type(model, node_kid(node, 1), &decl))
        return;
    if (!expr_constant(&scope, node_kid(node, 2), &decl.type, "this first value", &decl.initial))
        decl.initial = decl.type.optional ? FSM_MISSING : decl.type.kind == FSM_TEXT ? 0 : decl.type.lo;
    if (index->kind == NODE_NAME) {
        uint16_t values = type_values(model, index);
        if (values != NO_INDEX)
            decl.type = type_array(model, decl.type, values);
    }
    if (symbol_add(model, NS_VALUE, node->text, SYM_VAR, model->vars.count, node))
        list_push(&model->vars, decl);
}

static void declare_shared(struct model *model, const struct node *node)
{
    struct decl decl = {.name = node->text, .node = node};
    if (!decl_type(model, node_kid(node, 0), &decl))
        return;
    if (decl.type.kind == FSM_TEXT) {
        diag_add(model->diags, "E205", node->at, "a shared variable is decided with; it cannot be a text");
        return;
    }
    if (symbol_add(model, NS_VALUE, node->text, SYM_SHARED, model->shared.count, node))
        list_push(&model->shared, decl);
}

/* Once parameters have slots: the first value may read them. */
static void resolve_shared(struct model *model)
{
    struct scope scope = {.model = model};
    struct fsm_type length = type_duration();
    for (size_t i = 0; i < model->shared.count; i++) {
        struct decl *decl = &model->shared.item[i];
        const struct node *every = node_kid(decl->node, 2), *offset = node_kid(decl->node, 3);
        decl->init = expr_expect(&scope, node_kid(decl->node, 1), &decl->type, "this first value");
        if (every && every->kind != NODE_NONE)
            decl->every = expr_expect(&scope, every, &length, "a refill's window");
        if (offset && offset->kind != NODE_NONE)
            decl->offset = expr_expect(&scope, offset, &length, "a refill's offset");
    }
}

static void declare_timer(struct model *model, const struct node *node)
{
    struct timer timer = {.name = node->text, .node = node};
    if (model->timers.count == FSM_TIMERS_MAX)
        diag_add(model->diags, "E215", node->at, "more than %d timers", FSM_TIMERS_MAX);
    else if (symbol_add(model, NS_VALUE, node->text, SYM_TIMER, model->timers.count, node))
        list_push(&model->timers, timer);
}

static void declare_window(struct model *model, const struct node *node)
{
    struct scope scope = {.model = model};
    struct fsm_type count = type_int(1, 1000), length = type_duration();
    int64_t marks = 1, span = 1;
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
    return found ? *type = *found, true : false;
}

struct fsm_type declare_field_type(struct model *model, const struct node *field)
{
    const struct node *index = node_kid(field, 0), *written = node_kid(field, 1);
    struct fsm_type type;
    if (written && written->kind != NODE_NONE) {
        type = type_resolve(model, written);
    } else if (!type_by_name(model, field, &type)) {
        diag_add(model->diags, "E204", field->at, "`%s` needs a type: no variable, type or event field has that name", field->text);
        return type_error();
    }
    if (!index || index->kind != NODE_NAME || type_is_error(&type))
        return type;
    uint16_t values = type_values(model, index);
    return values == NO_INDEX ? type_error() : type_array(model, type, values);
}

/* Appends the fields below `from`; slots count up from 0. Returns how many slots there are. */
static uint16_t declare_fields(struct model *model, const struct node *from, decl_list *fields)
{
    uint32_t slot = 0;
    for (const struct node *field = from; field; field = field->next) {
        if (field->kind != NODE_FIELD)
            continue;
        struct decl decl = {.name = field->text, .node = field, .slot = (uint16_t)slot, .type = declare_field_type(model, field)};
        for (size_t i = 0; i < fields->count; i++)
            if (!strcmp(fields->item[i].name, field->text))
                diag_other(diag_add(model->diags, "E201", field->at, "`%s` is named twice", field->text), fields->item[i].node->at, "first here");
        slot += decl.type.count;
        list_push(fields, decl);
    }
    if (slot > FSM_FIELDS_MAX) {
        diag_add(model->diags, "E215", from->at, "%u values in one list of fields; the most is %d", slot, FSM_FIELDS_MAX);
        slot = FSM_FIELDS_MAX;
    }
    return (uint16_t)slot;
}

static uint16_t add_event(struct model *model, const struct node *node, uint16_t reply_to)
{
    struct event event = {.name = node->text, .node = node, .reply_to = reply_to};
    uint16_t index = (uint16_t)model->events.count;
    event.slots = declare_fields(model, node->kid, &event.fields);
    for (size_t i = 0; i < event.fields.count; i++) {
        const struct decl *field = &event.fields.item[i];
        const struct symbol *shadowed = symbol_find(model, NS_VALUE, field->name);
        if (field->type.kind == FSM_TEXT)
            event.texts = (uint16_t)(event.texts + field->type.count);
        if (shadowed)
            diag_other(diag_add(model->diags, "E211", field->node->at, "field `%s` hides what has the same name", field->name),
                       shadowed->node->at, "this one");
    }
    symbol_add(model, NS_EVENT, node->text, SYM_OTHER, index, node);
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
    declare_fields(model, params->kid, &effect.args);
    if (calls && calls->kind == NODE_CALLS)
        declare_calls(model, &effect, index, calls);
    symbol_add(model, NS_EFFECT, node->text, SYM_OTHER, index, node);
    list_push(&model->effects, effect);
}

/* ---- slots ---- */

static uint16_t take(struct model *model, uint32_t *next, uint32_t count, const struct node *node)
{
    uint32_t slot = *next;
    *next += count;
    if (*next > FSM_SLOTS_MAX && slot <= FSM_SLOTS_MAX)
        diag_add(model->diags, "E215", node->at, "an instance of more than %d values", FSM_SLOTS_MAX);
    return (uint16_t)(slot < FSM_SLOTS_MAX ? slot : FSM_SLOTS_MAX - 1);
}

static int64_t limit_of(struct model *model, const char *name, int64_t otherwise)
{
    struct scope scope = {.model = model};
    struct fsm_type count = type_int(1, FSM_TEXT_MAX);
    for (const struct node *item = model->file->kid; item; item = item->next)
        if (item->kind == NODE_LIMIT && !strcmp(item->text, name))
            expr_constant(&scope, item->kid, &count, "this limit", &otherwise);
    return otherwise;
}

static void declare_limit(struct model *model, const struct node *node)
{
    if (strcmp(node->text, "deferred") && strcmp(node->text, "deferred_bytes"))
        diag_hint(diag_add(model->diags, "E202", node->at, "there is no limit `%s`", node->text), "the limits are deferred and deferred_bytes");
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
    model->queue_limit = (uint16_t)limit_of(model, "deferred", 8);
    model->queue_bytes = texts ? (uint32_t)limit_of(model, "deferred_bytes", 16384) : 0;
    take(model, next, (uint32_t)model->queue_limit * (2u + model->queue_fields), model->file);
}

static void assign_slots(struct model *model)
{
    uint32_t next = FSM_SLOT_FIRST, shared = 0;
    for (size_t i = 0; i < model->states.count; i++)
        if (model->states.item[i].keeps_history)
            model->states.item[i].history = take(model, &next, 1, model->states.item[i].node);
    for (size_t i = 0; i < model->vars.count; i++) {
        struct decl *decl = &model->vars.item[i];
        decl->slot = take(model, &next, decl->type.count, decl->node);
        if (decl->type.kind == FSM_TEXT)
            model->text_bytes += decl->type.count * ((uint32_t)decl->type.hi + (uint32_t)sizeof(uint32_t));
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
        model->shared.item[i].slot = (uint16_t)shared;
        model->shared.item[i].bucket = (uint16_t)(shared + 1);
        shared += 3;
    }
    model->shared_slots = (uint16_t)shared;
}

/* ---- data tables ---- */

static bool row_fits(struct model *model, const struct node *header, const struct node *row)
{
    unsigned want = node_count(header), have = node_count(row);
    if (want == have && (row->value == header->value || row->value == have))
        return true;
    struct diag *diag = want != have ? diag_add(model->diags, "E307", row->at, "this row has %u cells, the header %u", have, want)
                                     : diag_add(model->diags, "E307", row->at, "`||` stands elsewhere than in the header");
    diag_other(diag, header->at, "the header");
    return false;
}

static bool kinds_agree(const struct node *header, size_t column, enum node_kind kind, enum node_kind other)
{
    for (const struct node *row = header->next; row; row = row->next) {
        const struct node *cell = node_kid(row, (unsigned)column), *value = cell ? cell->kid : NULL;
        if (value && value->kind == NODE_UNARY)
            value = value->kid;
        if (!value || (value->kind != kind && value->kind != other))
            return false;
    }
    return true;
}

static bool all_in(const struct model *model, const struct node *header, size_t column, const struct values *values)
{
    (void)model;
    for (const struct node *row = header->next; row; row = row->next) {
        const struct node *cell = node_kid(row, (unsigned)column), *value = cell ? cell->kid : NULL;
        if (!value || value->kind != NODE_ID || names_find(&values->names, value->text) == NAMES_NONE)
            return false;
    }
    return true;
}

/* A column's type: that of its name, or what its cells are. */
static struct fsm_type column_type(struct model *model, const struct node *header, size_t column, const struct node *cell)
{
    const struct node *name = cell->kid;
    const struct symbol *symbol = name && name->kind == NODE_ID ? symbol_find(model, NS_TYPE, name->text) : NULL;
    if (symbol && symbol->kind == SYM_TYPE)
        return type_named(model, symbol->index);
    if (kinds_agree(header, column, NODE_DURATION, NODE_DURATION))
        return type_duration();
    if (kinds_agree(header, column, NODE_STRING, NODE_STRING))
        return type_text(FSM_TEXT_MAX);
    if (kinds_agree(header, column, NODE_INT, NODE_DECIMAL)) {
        struct fsm_type type = type_int(INT64_MIN / 4, INT64_MAX / 4);
        for (const struct node *row = header->next; row; row = row->next) {
            uint8_t scale = node_kid(row, (unsigned)column)->kid->scale;
            type.scale = scale > type.scale ? scale : type.scale;
        }
        return type;
    }
    struct values boolean = {0};
    names_add(&boolean.names, "true");
    names_add(&boolean.names, "false");
    bool is_bool = all_in(model, header, column, &boolean);
    names_release(&boolean.names);
    if (is_bool)
        return type_bool();
    for (size_t i = 0; i < model->values.count; i++)
        if (all_in(model, header, column, &model->values.item[i]))
            return type_named(model, (uint16_t)i);
    diag_add(model->diags, "E310", cell->at, "the cells of this column have no type in common");
    return type_error();
}

/* The row's place: its key's value, or its position. NO_INDEX is reported. */
static uint16_t row_place(struct model *model, const struct data *data, const struct node *row, uint16_t position, const struct node **taken)
{
    uint16_t place = position;
    if (data->keyed) {
        const struct node *name = row->kid->kid;
        const struct fsm_type *key = &data->columns.item[0].type;
        uint32_t found = name->kind == NODE_ID ? names_find(&model->values.item[key->names].names, name->text) : NAMES_NONE;
        if (found == NAMES_NONE) {
            diag_add(model->diags, "E310", row->kid->at, "the key is %s", type_text_of(model, key));
            return NO_INDEX;
        }
        place = (uint16_t)found;
    }
    if (taken[place]) {
        diag_other(diag_add(model->diags, "E310", row->at, "two rows for one key"), taken[place]->at, "the first");
        return NO_INDEX;
    }
    taken[place] = row;
    return place;
}

static void fill_row(struct model *model, const struct data *data, const struct node *row, uint16_t place)
{
    struct scope scope = {.model = model};
    size_t c = 0;
    for (const struct node *cell = row->kid; cell && c < data->columns.count; cell = cell->next, c++) {
        const struct decl *column = &data->columns.item[c];
        int64_t value = 0;
        if (!type_is_error(&column->type) && cell->kid && expr_constant(&scope, cell->kid, &column->type, "this column", &value))
            model->constants.item[data->constant + column->slot + place] = value;
    }
}

/* Numbers get the least domain that holds them, so that guards on them can be checked exactly. */
static void tighten(struct model *model, struct data *data)
{
    for (size_t c = 0; c < data->columns.count; c++) {
        struct decl *column = &data->columns.item[c];
        if ((column->type.kind != FSM_INT && column->type.kind != FSM_DURATION) || !data->rows)
            continue;
        const int64_t *value = &model->constants.item[data->constant + column->slot];
        column->type.lo = column->type.hi = value[0];
        for (uint16_t r = 1; r < data->rows; r++) {
            column->type.lo = value[r] < column->type.lo ? value[r] : column->type.lo;
            column->type.hi = value[r] > column->type.hi ? value[r] : column->type.hi;
        }
    }
}

static void check_keys(struct model *model, const struct data *data, const struct node *const *taken, size_t keys)
{
    const struct values *values = &model->values.item[data->columns.item[0].type.names];
    for (size_t i = 0; i < keys; i++)
        if (!taken[i])
            diag_add(model->diags, "E310", data->node->at, "table `%s` has no row for %s", data->name, values->names.name[i]);
}

static void resolve_data(struct model *model, struct data *data)
{
    const struct node *header = first_row(data->node);
    if (!header || !header->next) {
        diag_add(model->diags, "E308", data->node->at, "table `%s` has no rows", data->name);
        data->keyed = false;
        return;
    }
    size_t rows = 0, c = 0;
    for (const struct node *row = header->next; row; row = row->next)
        rows++;
    for (const struct node *cell = header->kid; cell; cell = cell->next, c++) {
        struct decl column = {.name = cell->kid && cell->kid->text ? cell->kid->text : "", .node = cell};
        column.type = column_type(model, header, c, cell);
        if (c == 0 && data->keyed && column.type.kind != FSM_NAMED) {
            uint16_t values = type_values(model, data->node->kid);
            column.type = values == NO_INDEX ? type_error() : type_named(model, values);
        }
        list_push(&data->columns, column);
    }
    data->keyed = data->keyed && data->columns.item[0].type.kind == FSM_NAMED;
    size_t keys = data->keyed ? model->values.item[data->columns.item[0].type.names].names.count : rows;
    keys = keys < UINT16_MAX - 1 ? keys : UINT16_MAX - 1;
    data->rows = (uint16_t)keys;
    data->constant = (uint32_t)model->constants.count;
    for (size_t i = 0; i < data->columns.count * keys; i++)
        list_push(&model->constants, 0);
    for (size_t i = 0; i < data->columns.count; i++)
        data->columns.item[i].slot = (uint16_t)(i * keys);
    const struct node **taken = arena_alloc(model->arena, (keys + rows + 1) * sizeof *taken);
    uint16_t position = 0;
    for (const struct node *row = header->next; row; row = row->next) {
        uint16_t place = row_fits(model, header, row) ? row_place(model, data, row, position, taken) : NO_INDEX;
        if (place != NO_INDEX)
            fill_row(model, data, row, place);
        position++;
    }
    tighten(model, data);
    if (data->keyed)
        check_keys(model, data, taken, keys);
}

/* ---- decisions, picks, actions, views ---- */

static void declare_outputs(struct model *model, struct decision *decision, const struct node *outputs)
{
    const struct node *only = outputs->kid;
    if (only && !only->next && !only->text) {
        const struct node *type = node_kid(only, 1);
        struct node named = *only;
        struct decl output = {.name = decision->name, .node = only};
        if (type->kind == NODE_ID && !type_is_built_in(type->text)) { /* `-> reason` names an output and its type at once */
            named.text = output.name = type->text;
            named.kid = NULL;
            output.type = declare_field_type(model, &named);
        } else {
            output.type = declare_field_type(model, only);
        }
        list_push(&decision->outputs, output);
    } else {
        declare_fields(model, only, &decision->outputs);
    }
    for (size_t i = 0; i < decision->outputs.count; i++)
        if (type_is_array(&decision->outputs.item[i].type))
            diag_add(model->diags, "E205", decision->outputs.item[i].node->at, "an output is one value, not an array");
}

static uint8_t policy_of(struct model *model, const struct node *name)
{
    static const char *const names[] = {"unique", "first", "any", "collect"};
    for (uint8_t i = 0; i < 4; i++)
        if (!strcmp(names[i], name->text))
            return i;
    diag_hint(diag_add(model->diags, "E202", name->at, "there is no policy `%s`", name->text), "policies are unique, first, any and collect");
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
        else if (row_fits(model, decision->header, row))
            list_push(&decision->rows, row);
    }
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

static void declare_decision(struct model *model, const struct node *node)
{
    struct decision *decision = arena_alloc(model->arena, sizeof *decision);
    const struct node *policy = node_kid(node, 2);
    decision->name = node->text;
    decision->node = node;
    decision->policy = policy->kind == NODE_NAME ? policy_of(model, policy) : FSM_UNIQUE;
    symbol_add(model, NS_VALUE, node->text, SYM_DECISION, model->decisions.count, node);
    list_push(&model->decisions, decision);
    declare_fields(model, node_kid(node, 0)->kid, &decision->params);
    declare_outputs(model, decision, node_kid(node, 1));
    decision_rows(model, decision);
    if (decision->policy == FSM_COLLECT && decision->rows.count > FSM_COLLECT_MAX)
        diag_add(model->diags, "E215", node->at, "a collect table of %zu rows; the most is %d", decision->rows.count, FSM_COLLECT_MAX);
}

static void order_rows(struct model *model, struct pick *pick, const struct node *by)
{
    struct data *data = &model->data.item[pick->data];
    LIST(int64_t) keys = {0};
    for (uint16_t r = 0; r < data->rows; r++) {
        struct scope scope = {.model = model, .row_of = data->name, .row = r};
        const struct expr *expr = by && by->kind != NODE_NONE ? expr_resolve(&scope, by, NULL) : NULL;
        if (expr && !expr_is_error(expr) && expr->kind != X_CONST)
            diag_add(model->diags, "E210", by->at, "the order of a pick must be known when the spec is compiled");
        list_push(&keys, expr && expr->kind == X_CONST ? expr->value : 0);
        size_t at = pick->order.count;
        list_push(&pick->order, r);
        for (; at > 0 && keys.item[pick->order.item[at - 1]] > keys.item[r]; at--)
            pick->order.item[at] = pick->order.item[at - 1];
        pick->order.item[at] = r;
    }
    list_release(&keys);
}

static void declare_pick(struct model *model, const struct node *node)
{
    struct pick *pick = arena_alloc(model->arena, sizeof *pick);
    const struct node *table = node_kid(node, 1);
    const struct symbol *symbol = symbol_find(model, NS_VALUE, table->text);
    pick->name = node->text;
    pick->node = node;
    pick->data = symbol && symbol->kind == SYM_DATA ? symbol->index : NO_INDEX;
    symbol_add(model, NS_VALUE, node->text, SYM_PICK, model->picks.count, node);
    list_push(&model->picks, pick);
    declare_fields(model, node_kid(node, 0)->kid, &pick->params);
    if (pick->data == NO_INDEX)
        symbol_suggest(model, NS_VALUE, table->text, diag_add(model->diags, "E202", table->at, "there is no table `%s`", table->text));
    else
        order_rows(model, pick, node_kid(node, 3));
}

static void declare_action(struct model *model, const struct node *node)
{
    struct action *action = arena_alloc(model->arena, sizeof *action);
    action->name = node->text;
    action->node = node;
    symbol_add(model, NS_ACTION, node->text, SYM_OTHER, model->actions.count, node);
    list_push(&model->actions, action);
    declare_fields(model, node_kid(node, 0)->kid, &action->params);
}

static void declare_view(struct model *model, const struct node *node)
{
    struct view view = {.name = node->text, .node = node};
    symbol_add(model, NS_VIEW, node->text, SYM_OTHER, model->views.count, node);
    list_push(&model->views, view);
}

static void declare_promise(struct model *model, const struct node *node)
{
    static const char *const when[] = {"always", "emit", "event", "refill"};
    struct promise promise = {.name = node->text, .node = node};
    promise.kind = node->kind == NODE_INVARIANT ? FSM_INVARIANT : node->kind == NODE_ASSUME ? FSM_ASSUME : FSM_REACHABLE;
    for (uint8_t i = 0; i < 4; i++)
        if (!strcmp(node_kid(node, 0)->text, when[i]))
            promise.when = i;
    symbol_add(model, NS_PROMISE, node->text, SYM_OTHER, model->promises.count, node);
    list_push(&model->promises, promise);
}

void declare(struct model *model)
{
    each(model, NODE_MACHINE, declare_machine);
    if (!model->machine)
        diag_add(model->diags, "E214", (struct place){0, 0}, "the file declares no machine; it begins with `machine NAME version N`");
    each(model, NODE_TYPE_DEF, declare_type);
    each(model, NODE_TABLE, declare_key);
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
    assign_slots(model);
    resolve_shared(model);
    for (size_t i = 0; i < model->data.count; i++)
        resolve_data(model, &model->data.item[i]);
    each(model, NODE_DECISION, declare_decision);
    each(model, NODE_PICK, declare_pick);
    each(model, NODE_ACTION, declare_action);
    each(model, NODE_VIEW, declare_view);
    each(model, NODE_INVARIANT, declare_promise);
    each(model, NODE_ASSUME, declare_promise);
    each(model, NODE_REACHABLE, declare_promise);
}
