/* spec.c: see spec.h. The tree is known to be sound: what the compiler refuses never comes here. */
#include "spec.h"

#include <assert.h>
#include <string.h>

#include "domain.h"

/* ---- looking up ---- */

static unsigned hash_of(const char *name)
{
    unsigned hash = 5381;
    for (; *name; name++)
        hash = hash * 33 + (unsigned char)*name;
    return hash;
}

static void symbol_add(struct spec *spec, const char *name, enum symbol_kind kind, unsigned index)
{
    const unsigned room = sizeof spec->symbol / sizeof *spec->symbol;
    unsigned at = hash_of(name) % room;
    assert(++spec->symbols < room);
    while (spec->symbol[at].kind != SYMBOL_NONE)
        at = (at + 1) % room;
    spec->symbol[at] = (struct symbol){name, kind, index};
}

const struct symbol *spec_symbol(const struct spec *spec, const char *name)
{
    const unsigned room = sizeof spec->symbol / sizeof *spec->symbol;
    for (unsigned at = hash_of(name) % room; spec->symbol[at].kind != SYMBOL_NONE; at = (at + 1) % room)
        if (!strcmp(spec->symbol[at].name, name))
            return &spec->symbol[at];
    return NULL;
}

int spec_state(const struct spec *spec, const char *name)
{
    for (unsigned i = 0; i < spec->states; i++)
        if (!strcmp(spec->state[i].name, name))
            return (int)i;
    return -1;
}

int spec_event(const struct spec *spec, const char *name)
{
    for (unsigned i = 0; i < spec->events; i++)
        if (!strcmp(spec->event[i].name, name))
            return (int)i;
    return -1;
}

int spec_effect(const struct spec *spec, const char *name)
{
    for (unsigned i = 0; i < spec->effects; i++)
        if (!strcmp(spec->effect[i].name, name))
            return (int)i;
    return -1;
}

int spec_timer(const struct spec *spec, const char *name)
{
    for (unsigned i = 0; i < spec->timers; i++)
        if (!strcmp(spec->timer[i], name))
            return (int)i;
    return -1;
}

int spec_action(const struct spec *spec, const char *name)
{
    for (unsigned i = 0; i < spec->actions; i++)
        if (!strcmp(spec->action[i]->text, name))
            return (int)i;
    return -1;
}

int enumeration_find(const struct enumeration *names, const char *name)
{
    for (unsigned i = 0; i < names->count; i++)
        if (!strcmp(names->name_of[i], name))
            return (int)i;
    return -1;
}

const struct variable *variables_find(const struct variables *variables, const char *name)
{
    for (unsigned i = 0; i < variables->count; i++)
        if (!strcmp(variables->item[i].name, name))
            return &variables->item[i];
    return NULL;
}

bool spec_inside(const struct spec *spec, int state, int outer)
{
    while (state != -1 && state != outer)
        state = spec->state[state].parent;
    return state == outer;
}

int spec_leaf(const struct spec *spec, int state)
{
    while (spec->state[state].initial != -1)
        state = spec->state[state].initial;
    return state;
}

unsigned spec_line(const struct spec *spec, const struct node *node)
{
    return spec->line_at[node->at.offset];
}

bool cell_is(const struct node *cell, const char *word)
{
    const struct node *only = cell ? cell->kid : NULL;
    return only && !only->next && (only->kind == NODE_KEYWORD || only->kind == NODE_ID) && !strcmp(only->text, word);
}

/* ---- declarations ---- */

static struct variable *variable_add(struct spec *spec, struct variables *list, const struct node *node,
                                     struct domain domain)
{
    if (!list->item)
        list->item = arena_alloc(spec->arena, SPEC_MOST * sizeof *list->item);
    assert(list->count < SPEC_MOST);
    struct variable *variable = &list->item[list->count++];
    *variable = (struct variable){.name = node->text, .domain = domain, .node = node, .slot = list->slots};
    list->slots += domain_count(&domain);
    return variable;
}

static const struct enumeration *index_of(const struct spec *spec, const struct node *node)
{
    return node && node->kind == NODE_NAME ? enumeration_named(spec, node->text) : NULL;
}

/* The domain of a field written without one: that of the variable, timer, type or event field of its name. */
static struct domain domain_by_name(struct spec *spec, const char *name)
{
    const struct symbol *symbol = spec_symbol(spec, name);
    switch (symbol ? symbol->kind : SYMBOL_NONE) {
    case SYMBOL_VAR:
        return spec->vars.item[symbol->index].domain;
    case SYMBOL_PARAM:
        return spec->params.item[symbol->index].domain;
    case SYMBOL_SHARED:
        return spec->shared.item[symbol->index].domain;
    case SYMBOL_CONST:
        return spec->consts.item[symbol->index].domain;
    case SYMBOL_TIMER: {
        struct domain domain = domain_word(spec, "duration");
        domain.optional = true;
        return domain;
    }
    default:
        break;
    }
    for (unsigned i = 0; i < spec->types; i++)
        if (!strcmp(spec->type[i].name, name))
            return spec->type[i].domain;
    if (enumeration_named(spec, name))
        return domain_word(spec, name);
    for (unsigned e = 0; e < spec->events; e++) {
        const struct variable *field = variables_find(&spec->event[e].fields, name);
        if (field)
            return field->domain;
    }
    assert(!"a field has a domain");
    return domain_word(spec, name);
}

static void fields_add(struct spec *spec, struct variables *list, const struct node *field)
{
    for (; field; field = field->next) {
        const struct node *index = node_kid(field, 0), *type = node_kid(field, 1);
        if (field->kind != NODE_FIELD)
            continue;
        bool written = type && type->kind != NODE_NONE;
        struct domain domain = written ? domain_of(spec, type, "") : domain_by_name(spec, field->text);
        if (index_of(spec, index))
            domain.index = index_of(spec, index);
        variable_add(spec, list, field, domain);
    }
}

static void read_variable(struct spec *spec, const struct node *node)
{
    switch (node->kind) {
    case NODE_CONST:
        symbol_add(spec, node->text, SYMBOL_CONST, spec->consts.count);
        variable_add(spec, &spec->consts, node, domain_of(spec, node_kid(node, 0), ""))->first = node_kid(node, 1);
        break;
    case NODE_PARAM:
        symbol_add(spec, node->text, SYMBOL_PARAM, spec->params.count);
        variable_add(spec, &spec->params, node, domain_of(spec, node_kid(node, 0), ""))->first = node_kid(node, 1);
        break;
    case NODE_SHARED:
        symbol_add(spec, node->text, SYMBOL_SHARED, spec->shared.count);
        variable_add(spec, &spec->shared, node, domain_of(spec, node_kid(node, 0), ""))->first = node_kid(node, 1);
        break;
    case NODE_VAR: {
        struct domain domain = domain_of(spec, node_kid(node, 1), "");
        domain.index = index_of(spec, node_kid(node, 0));
        symbol_add(spec, node->text, SYMBOL_VAR, spec->vars.count);
        variable_add(spec, &spec->vars, node, domain)->first = node_kid(node, 2);
        break;
    }
    case NODE_TIMER:
        assert(spec->timers < SPEC_MOST);
        symbol_add(spec, node->text, SYMBOL_TIMER, spec->timers);
        spec->timer[spec->timers++] = node->text;
        break;
    case NODE_WINDOW:
        symbol_add(spec, node->text, SYMBOL_WINDOW, spec->windows);
        spec->window[spec->windows++] =
            (struct window){node->text, (unsigned)literal_value(spec, node->kid), literal_value(spec, node->last)};
        break;
    default:
        break;
    }
}

static void event_add(struct spec *spec, const struct node *node, int reply_to)
{
    assert(spec->events < SPEC_MOST);
    struct event *event = &spec->event[spec->events++];
    event->name = node->text;
    event->node = node;
    event->reply_to = reply_to;
    fields_add(spec, &event->fields, node->kid);
}

static void effect_add(struct spec *spec, const struct node *node)
{
    const struct node *calls = node_kid(node, 1);
    struct effect *effect = &spec->effect[spec->effects];
    effect->name = node->text;
    fields_add(spec, &effect->args, node->kid->kid);
    if (calls && calls->kind == NODE_CALLS) {
        const char *mode = node_kid(calls, 0)->text;
        const struct node *size = node_kid(calls, 1), *failure = node_kid(calls, 3);
        effect->mode = !strcmp(mode, "once") ? CALL_ONCE : !strcmp(mode, "latest") ? CALL_LATEST : CALL_QUEUE;
        effect->calls = effect->mode == CALL_QUEUE ? 8 : 1;
        if (size->kind != NODE_NONE)
            effect->calls = (unsigned)literal_value(spec, size);
        assert(effect->calls <= SPEC_CALLS_MOST);
        event_add(spec, node_kid(calls, 2), (int)spec->effects);
        if (failure && failure->kind == NODE_EVENT)
            event_add(spec, failure, (int)spec->effects);
    }
    spec->effects++;
}

/* ---- data tables ---- */

static const struct node *first_row(const struct node *node)
{
    const struct node *kid = node->kid;
    while (kid && kid->kind != NODE_ROW)
        kid = kid->next;
    return kid;
}

/* The rows come first, because a key nobody declared is a type made of them. */
static void table_rows(struct spec *spec, const struct node *node)
{
    struct table *table = &spec->table[spec->tables];
    symbol_add(spec, node->text, SYMBOL_TABLE, spec->tables++);
    table->name = node->text;
    table->node = node;
    table->header = first_row(node);
    for (const struct node *row = table->header->next; row; row = row->next) {
        assert(table->rows < SPEC_MOST);
        table->row[table->rows++] = row;
    }
    if (node->kid->kind != NODE_NAME)
        return;
    table->key = enumeration_named(spec, node->kid->text);
    if (table->key)
        return;
    const char **name_of = arena_alloc(spec->arena, table->rows * sizeof *name_of);
    for (unsigned r = 0; r < table->rows; r++)
        name_of[r] = table->row[r]->kid->kid->text;
    table->key = enumeration_add(spec, node->kid->text, table->rows, name_of);
}

static bool cells_in(const struct table *table, unsigned column, const struct enumeration *names)
{
    for (unsigned r = 0; r < table->rows; r++) {
        const struct node *value = node_kid(table->row[r], column)->kid;
        if (value->kind != NODE_ID || enumeration_find(names, value->text) < 0)
            return false;
    }
    return true;
}

static struct domain column_domain(struct spec *spec, const struct table *table, unsigned column,
                                   const struct node *head)
{
    const struct node *value = literal_of(node_kid(table->row[0], column)->kid);
    if (column == 0 && table->key)
        return domain_named(table->key);
    if (enumeration_named(spec, head->kid->text))
        return domain_word(spec, head->kid->text);
    if (value->kind == NODE_DURATION)
        return domain_word(spec, "duration");
    if (value->kind == NODE_STRING)
        return domain_make(VALUE_TEXT, 0, INT64_MAX);
    if (value->kind == NODE_INT || value->kind == NODE_DECIMAL) {
        struct domain domain = domain_make(VALUE_NUMBER, INT64_MIN + 1, INT64_MAX);
        for (unsigned r = 0; r < table->rows; r++) {
            uint8_t scale = literal_of(node_kid(table->row[r], column)->kid)->scale;
            domain.scale = scale > domain.scale ? scale : domain.scale;
        }
        return domain;
    }
    for (unsigned i = 0; i < spec->enumerations; i++)
        if (cells_in(table, column, spec->enumeration[i]))
            return domain_named(spec->enumeration[i]);
    return domain_word(spec, "bool");
}

static void table_columns(struct spec *spec, struct table *table)
{
    unsigned column = 0;
    for (const struct node *head = table->header->kid; head; head = head->next, column++)
        variable_add(spec, &table->columns, head, column_domain(spec, table, column, head))->name = head->kid->text;
}

/* ---- decisions, picks, actions ---- */

/* `-> bool` is named like the decision; `-> reason` names an output and its type at once. */
static void only_output(struct spec *spec, struct decision *decision, const struct node *only)
{
    const struct node *type = node_kid(only, 1);
    bool built_in = type->kind != NODE_ID || !strcmp(type->text, "bool") || !strcmp(type->text, "duration") ||
                    !strcmp(type->text, "time") || !strcmp(type->text, "text");
    struct domain domain = built_in ? domain_of(spec, type, "") : domain_by_name(spec, type->text);
    variable_add(spec, &decision->outputs, only, domain)->name = built_in ? decision->name : type->text;
}

static void decision_add(struct spec *spec, const struct node *node)
{
    const struct node *only = node_kid(node, 1)->kid, *policy = node_kid(node, 2);
    struct decision *decision = &spec->decision[spec->decisions];
    symbol_add(spec, node->text, SYMBOL_DECISION, spec->decisions++);
    decision->name = node->text;
    decision->node = node;
    decision->policy = policy->kind == NODE_NAME ? policy->text : "unique";
    fields_add(spec, &decision->params, node->kid->kid);
    if (only && !only->text)
        only_output(spec, decision, only);
    else
        fields_add(spec, &decision->outputs, only);
    decision->header = node_kid(node, 3);
    for (const struct node *row = decision->header->next; row; row = row->next) {
        assert(decision->rows < SPEC_MOST);
        decision->row[decision->rows++] = row;
    }
}

static void read_callable(struct spec *spec, const struct node *node)
{
    if (node->kind == NODE_DECISION)
        decision_add(spec, node);
    if (node->kind == NODE_PICK) {
        symbol_add(spec, node->text, SYMBOL_PICK, spec->picks);
        fields_add(spec, &spec->pick_params[spec->picks], node->kid->kid);
        spec->pick[spec->picks++] = node;
    }
    if (node->kind == NODE_ACTION) {
        fields_add(spec, &spec->action_params[spec->actions], node->kid->kid);
        spec->action[spec->actions++] = node;
    }
}

/* ---- states ---- */

static bool has_flag(const struct node *state, const char *flag)
{
    for (const struct node *name = state->kid->kid; name; name = name->next)
        if (!strcmp(name->text, flag))
            return true;
    return false;
}

/* Adds the states among `first` and its siblings; gives the initial one. */
static int states_add(struct spec *spec, const struct node *first, int parent)
{
    int initial = -1;
    for (const struct node *node = first; node; node = node->next) {
        if (node->kind != NODE_STATE)
            continue;
        assert(spec->states < SPEC_MOST);
        int index = (int)spec->states++;
        spec->state[index] = (struct state){.name = node->text, .node = node, .parent = parent};
        spec->state[index].initial = states_add(spec, node->kid, index);
        if (has_flag(node, "initial"))
            initial = index;
    }
    return initial;
}

static void mark_history(struct spec *spec, const struct node *node)
{
    if (node->kind == NODE_GO)
        spec->state[spec_state(spec, node->kid->text)].keeps_history = true;
    if (node->kind == NODE_SET_HISTORY)
        spec->state[spec_state(spec, node->text)].keeps_history = true;
    for (const struct node *kid = node->kid; kid; kid = kid->next)
        mark_history(spec, kid);
}

static bool defers(const struct node *node)
{
    if (node->kind == NODE_DEFER || (node->kind == NODE_KEYWORD && !strcmp(node->text, "defer")))
        return true;
    for (const struct node *kid = node->kid; kid; kid = kid->next)
        if (defers(kid))
            return true;
    return false;
}

static void read_limits(struct spec *spec)
{
    if (!defers(spec->file))
        return;
    spec->queue_limit = 8;
    spec->queue_bytes = 16384;
    for (const struct node *item = spec->file->kid; item; item = item->next)
        if (item->kind == NODE_LIMIT)
            *(strcmp(item->text, "deferred") ? &spec->queue_bytes : &spec->queue_limit) =
                (unsigned)literal_value(spec, item->kid);
}

/* ---- the whole ---- */

static void each(struct spec *spec, enum node_kind kind, void (*read)(struct spec *, const struct node *))
{
    for (const struct node *item = spec->file->kid; item; item = item->next)
        if (item->kind == kind)
            read(spec, item);
}

static void read_lines(struct spec *spec, const struct source *source)
{
    uint16_t *line_at = arena_alloc(spec->arena, (source->length + 1) * sizeof *line_at);
    uint16_t line = 1;
    for (uint32_t i = 0; i <= source->length; i++) {
        line_at[i] = line;
        line = (uint16_t)(line + (source->text[i] == '\n'));
    }
    spec->line_at = line_at;
}

static void read_type(struct spec *spec, const struct node *node)
{
    struct domain domain = domain_of(spec, node->kid, node->text);
    assert(spec->types < SPEC_MOST);
    spec->type[spec->types++] = (struct named_domain){node->text, domain};
}

static void read_event(struct spec *spec, const struct node *node)
{
    event_add(spec, node, -1);
}

void spec_read(struct spec *spec, struct arena *arena, const struct source *source, const struct node *file)
{
    static const enum node_kind variables[] = {NODE_CONST, NODE_PARAM, NODE_VAR, NODE_SHARED, NODE_TIMER, NODE_WINDOW};
    memset(spec, 0, sizeof *spec);
    spec->arena = arena;
    spec->file = file;
    read_lines(spec, source);
    each(spec, NODE_TYPE_DEF, read_type);
    each(spec, NODE_TABLE, table_rows);
    for (unsigned i = 0; i < sizeof variables / sizeof *variables; i++)
        each(spec, variables[i], read_variable);
    each(spec, NODE_EVENT, read_event);
    each(spec, NODE_EFFECT, effect_add);
    for (unsigned i = 0; i < spec->tables; i++)
        table_columns(spec, &spec->table[i]);
    each(spec, NODE_DECISION, read_callable);
    each(spec, NODE_PICK, read_callable);
    each(spec, NODE_ACTION, read_callable);
    spec->initial = states_add(spec, file->kid, -1);
    mark_history(spec, file);
    read_limits(spec);
}
