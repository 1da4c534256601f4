/* types.c: from a written domain to a struct fsm_type, and back to words for messages. */
#include "types.h"

#include <string.h>

#include "expr.h"
#include "suggest.h"
#include "symbols.h"
#include "value.h"

#define FOREVER_MS (INT64_C(1) << 52) /* bounds of `duration` and `time`: far beyond any clock, far from overflow */

static struct fsm_type type_make(uint8_t kind, int64_t lo, int64_t hi)
{
    return (struct fsm_type){.kind = kind, .names = NO_INDEX, .index = NO_INDEX, .count = 1, .lo = lo, .hi = hi};
}

struct fsm_type type_error(void)
{
    return type_make(KIND_ERROR, 0, 0);
}
struct fsm_type type_bool(void)
{
    return type_make(FSM_BOOL, 0, 1);
}
struct fsm_type type_int(int64_t lo, int64_t hi)
{
    return type_make(FSM_INT, lo, hi);
}
struct fsm_type type_duration(void)
{
    return type_make(FSM_DURATION, -FOREVER_MS, FOREVER_MS);
}
struct fsm_type type_time(void)
{
    struct fsm_type type = type_make(FSM_TIME, -FOREVER_MS, FOREVER_MS);
    type.optional = 1;
    return type;
}
struct fsm_type type_text(int64_t bytes)
{
    return type_make(FSM_TEXT, 0, bytes);
}
struct fsm_type type_named(const struct model *model, uint16_t values)
{
    struct fsm_type type = type_make(FSM_NAMED, 0, (int64_t)model->values.item[values].names.count - 1);
    type.names = values;
    return type;
}
struct fsm_type type_row(const struct model *model, uint16_t data)
{
    struct fsm_type type = type_make(FSM_ROW, 0, (int64_t)model->data.item[data].rows - 1);
    type.names = data;
    return type;
}
struct fsm_type type_state(const struct model *model)
{
    return type_make(FSM_STATE, 0, (int64_t)model->leaf_state.count - 1);
}
struct fsm_type type_optional(struct fsm_type type)
{
    type.optional = 1;
    return type;
}
struct fsm_type type_element(struct fsm_type type)
{
    type.index = NO_INDEX;
    type.count = 1;
    return type;
}
struct fsm_type type_array(const struct model *model, struct fsm_type element, uint16_t values)
{
    element.index = values;
    element.count = (uint16_t)model->values.item[values].names.count;
    return element;
}

bool type_is_built_in(const char *name)
{
    return !strcmp(name, "bool") || !strcmp(name, "duration") || !strcmp(name, "time") || !strcmp(name, "text");
}
bool type_is_error(const struct fsm_type *type)
{
    return type->kind == KIND_ERROR;
}
bool type_is_array(const struct fsm_type *type)
{
    return type->index != NO_INDEX;
}
bool type_is_number(const struct fsm_type *type)
{
    return type->kind == FSM_INT;
}

bool type_alike(const struct fsm_type *a, const struct fsm_type *b)
{
    return a->kind == b->kind && a->names == b->names && a->index == b->index && a->scale == b->scale;
}

bool type_equal(const struct fsm_type *a, const struct fsm_type *b)
{
    return type_alike(a, b) && a->lo == b->lo && a->hi == b->hi && a->optional == b->optional && a->list == b->list &&
           a->choices == b->choices && a->choice == b->choice;
}

uint16_t type_intern(struct model *model, struct fsm_type type)
{
    for (size_t i = 0; i < model->types.count; i++)
        if (type_equal(&model->types.item[i], &type))
            return (uint16_t)i;
    list_push(&model->types, type);
    return (uint16_t)(model->types.count - 1);
}

/* ---- written types ---- */

static struct fsm_type named_in_place(struct model *model, const struct node *node)
{
    struct values values = {.name = "", .at = node->at};
    for (const struct node *kid = node->kid; kid; kid = kid->next) {
        const struct node *first = node->kid;
        if (names_add(&values.names, kid->text) != NAMES_NONE)
            continue;
        while (strcmp(first->text, kid->text))
            first = first->next;
        diag_other(diag_add(model->diags, "E201", kid->at, "`%s` is named twice in one type", kid->text), first->at,
                   "first here");
    }
    if (values.names.count > FSM_NAMED_MAX)
        diag_add(model->diags, "E215", node->at, "a type of %zu named values; the most is %d", values.names.count,
                 FSM_NAMED_MAX);
    list_push(&model->values, values);
    return type_named(model, (uint16_t)(model->values.count - 1));
}

static int64_t literal_value(const struct node *node)
{
    return node->kind == NODE_UNARY ? -node->kid->value : node->value;
}

static const struct node *literal(const struct node *node)
{
    const struct node *bare = node->kind == NODE_UNARY && node->op == OP_NEG ? node->kid : node;
    return bare->kind == NODE_INT || bare->kind == NODE_DECIMAL || bare->kind == NODE_DURATION ? bare : NULL;
}

/* 1h | 4h | 12h: literals of one kind. */
static struct fsm_type choice_of_literals(struct model *model, const struct node *node)
{
    const struct node *first = literal(node->kid);
    struct fsm_type type = first->kind == NODE_DURATION ? type_duration() : type_int(0, 0);
    type.scale = first->scale;
    type.choice = (uint32_t)model->constants.count;
    type.lo = INT64_MAX, type.hi = INT64_MIN;
    for (const struct node *kid = node->kid; kid; kid = kid->next) {
        const struct node *bare = literal(kid);
        if (!bare || bare->kind != first->kind || bare->scale != first->scale) {
            diag_add(model->diags, "E205", kid->at,
                     "a type is a choice of names, of numbers or of durations, not a mixture");
            return type_error();
        }
        int64_t value = literal_value(kid);
        type.lo = value < type.lo ? value : type.lo;
        type.hi = value > type.hi ? value : type.hi;
        list_push(&model->constants, value);
        type.choices++;
    }
    return type;
}

static struct fsm_type resolve_choice(struct model *model, const struct node *node)
{
    if (literal(node->kid))
        return choice_of_literals(model, node);
    for (const struct node *kid = node->kid; kid; kid = kid->next)
        if (kid->kind != NODE_ID) {
            diag_add(model->diags, "E205", kid->at,
                     "a type is a choice of names, of numbers or of durations, not a mixture");
            return type_error();
        }
    return named_in_place(model, node);
}

static struct fsm_type resolve_span(struct model *model, const struct node *node)
{
    const struct node *lo = literal(node_kid(node, 0)), *hi = literal(node_kid(node, 1));
    if (!lo || !hi) {
        diag_add(model->diags, "E205", node->at, "the bounds of a type are literal numbers or durations");
        return type_error();
    }
    if ((lo->kind == NODE_DURATION) != (hi->kind == NODE_DURATION) || (lo->scale != hi->scale)) {
        diag_add(model->diags, "E205", node->at, "the two bounds of a type are of different kinds");
        return type_error();
    }
    struct fsm_type type = lo->kind == NODE_DURATION ? type_duration() : type_int(0, 0);
    type.scale = lo->scale;
    type.lo = literal_value(node_kid(node, 0));
    type.hi = literal_value(node_kid(node, 1));
    if (type.lo <= type.hi)
        return type;
    diag_add(model->diags, "E205", node->at, "this domain is empty: its lower bound is above its upper bound");
    return type_error();
}

static struct fsm_type resolve_name(struct model *model, const struct node *node)
{
    if (!strcmp(node->text, "bool"))
        return type_bool();
    if (!strcmp(node->text, "duration"))
        return type_duration();
    if (!strcmp(node->text, "time"))
        return type_time();
    if (!strcmp(node->text, "text"))
        return type_text(FSM_TEXT_DEFAULT);
    const struct symbol *symbol = symbol_find(model, NS_TYPE, node->text);
    if (symbol && symbol->kind == SYM_DATA)
        return type_row(model, symbol->index);
    if (symbol && symbol->kind == SYM_OTHER)
        return model->aliases.item[symbol->index];
    uint16_t values = type_values(model, node);
    return values == NO_INDEX ? type_error() : type_named(model, values);
}

static struct fsm_type resolve_sized_text(struct model *model, const struct node *node)
{
    const struct node *size = node->kid;
    if (strcmp(node->text, "text") || !size || size->next || size->kind != NODE_INT) {
        diag_add(model->diags, "E204", node->at, "`%s(…)` is not a type; a text of at most 500 bytes is `text(500)`",
                 node->text);
        return type_error();
    }
    if (size->value >= 1 && size->value <= FSM_TEXT_MAX)
        return type_text(size->value);
    diag_add(model->diags, "E215", size->at, "a text holds 1 to %d bytes", FSM_TEXT_MAX);
    return type_error();
}

static struct fsm_type resolve_set(struct model *model, const struct node *node)
{
    struct fsm_type element = type_resolve(model, node->kid);
    if (type_is_error(&element))
        return element;
    if (element.kind != FSM_NAMED) {
        diag_add(model->diags, "E205", node->at, "a set holds named values, not %s", type_text_of(model, &element));
        return type_error();
    }
    size_t count = model->values.item[element.names].names.count;
    if (count > FSM_SET_MAX) {
        diag_add(model->diags, "E215", node->at, "a set over %zu values; the most is %d", count, FSM_SET_MAX);
        return type_error();
    }
    element.kind = FSM_SET;
    element.hi = (int64_t)((UINT64_C(1) << count) - 1);
    return element;
}

static struct fsm_type resolve_list(struct model *model, const struct node *node)
{
    struct fsm_type type = type_resolve(model, node->kid);
    type.list = 1;
    return type;
}

struct fsm_type type_resolve(struct model *model, const struct node *node)
{
    switch (node->kind) {
    case NODE_ID:
    case NODE_NAME:
        return resolve_name(model, node);
    case NODE_CALL:
        return resolve_sized_text(model, node);
    case NODE_SPAN:
        return resolve_span(model, node);
    case NODE_CHOICE:
        return resolve_choice(model, node);
    case NODE_SET_OF:
        return resolve_set(model, node);
    case NODE_LIST_OF:
        return resolve_list(model, node);
    case NODE_OPTIONAL: {
        struct fsm_type type = type_resolve(model, node->kid);
        return type_optional(type);
    }
    default:
        diag_add(model->diags, "E204", node->at, "this is not a type");
        return type_error();
    }
}

/* What an author from another language may have meant. */
static void suggest_type(const struct model *model, const char *name, struct diag *diag)
{
    static const char *const built_in[] = {"bool", "duration", "time", "text"};
    static const char *const numbers[] = {"int", "integer", "number", "float", "double", "uint", "decimal"};
    const char *near = suggest(name, built_in, sizeof built_in / sizeof *built_in);
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
        if (!strcmp(name, numbers[i])) {
            diag_hint(diag, "a number has a domain, as in 0..100 or 0.00..1.00");
            return;
        }
    if (!strcmp(name, "string") || !strcmp(name, "boolean"))
        near = *name == 's' ? "text" : "bool";
    if (near)
        diag_hint(diag, "did you mean `%s`?", near);
    else
        symbol_suggest(model, NS_TYPE, name, diag);
}

uint16_t type_values(struct model *model, const struct node *name)
{
    const struct symbol *symbol = symbol_find(model, NS_TYPE, name->text);
    if (symbol && symbol->kind == SYM_TYPE)
        return symbol->index;
    if (symbol && symbol->kind == SYM_OTHER && model->aliases.item[symbol->index].kind == FSM_NAMED)
        return model->aliases.item[symbol->index].names;
    if (symbol) {
        diag_add(model->diags, "E204", name->at, "`%s` is no type of named values", name->text);
        return NO_INDEX;
    }
    suggest_type(model, name->text, diag_add(model->diags, "E204", name->at, "there is no type `%s`", name->text));
    return NO_INDEX;
}

/* ---- words ---- */

const char *value_text(const struct model *model, const struct fsm_type *type, int64_t value)
{
    if (value == FSM_MISSING)
        return "missing";
    if (type->kind == FSM_NAMED && value >= 0 && (size_t)value < model->values.item[type->names].names.count)
        return model->values.item[type->names].names.name[value];
    if (type->kind == FSM_STATE && value >= 0 && (size_t)value < model->leaf_state.count)
        return model->states.item[model->leaf_state.item[value]].name;
    if (type->kind == KIND_TIMER)
        return "running";
    char buffer[80];
    struct fsm_type plain = *type;
    if (type->kind != FSM_BOOL && type->kind != FSM_DURATION && type->kind != FSM_TIME)
        plain.kind = FSM_INT;
    fsm_value_print(NULL, &plain, value, buffer, sizeof buffer);
    return arena_text(model->arena, buffer, strlen(buffer));
}

static const char *kind_text(const struct model *model, const struct fsm_type *type)
{
    switch (type->kind) {
    case FSM_BOOL:
        return "a bool";
    case FSM_TIME:
        return "a time";
    case FSM_TEXT:
        return "a text";
    case FSM_STATE:
        return "a state";
    case KIND_TIMER:
        return "a timer";
    case KIND_MASK:
        return "the hits of a collect table";
    case KIND_HIT:
        return "a decision with several outputs";
    case FSM_ROW:
        return arena_printf(model->arena, "a row of `%s`", model->data.item[type->names].name);
    case FSM_NAMED:
    case FSM_SET: {
        const struct values *values = &model->values.item[type->names];
        const char *name = *values->name
                               ? values->name
                               : arena_printf(model->arena, "%s | …", values->names.count ? values->names.name[0] : "");
        return arena_printf(model->arena, type->kind == FSM_SET ? "a set of `%s`" : "a `%s`", name);
    }
    case FSM_DURATION:
        if (type->lo == -FOREVER_MS && type->hi == FOREVER_MS)
            return "a duration";
        break;
    default:
        break;
    }
    if (type->lo == type->hi)
        return value_text(model, type, type->lo);
    if (type->choices) {
        const char *text = value_text(model, type, model->constants.item[type->choice]);
        for (uint32_t i = 1; i < type->choices; i++)
            text = arena_printf(model->arena, "%s | %s", text,
                                value_text(model, type, model->constants.item[type->choice + i]));
        return text;
    }
    return arena_printf(model->arena, "%s..%s", value_text(model, type, type->lo), value_text(model, type, type->hi));
}

const char *type_text_of(const struct model *model, const struct fsm_type *type)
{
    const char *text = kind_text(model, type);
    if (type_is_array(type))
        text = arena_printf(model->arena, "an array over `%s` of %s", model->values.item[type->index].name, text);
    return text;
}
