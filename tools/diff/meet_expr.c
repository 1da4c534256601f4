/* meet_expr.c: expressions in the joint world. Places become names and names places again, so that `quota` is one thing
 * wherever either machine keeps it. Equal expressions become one, whose domain is that of both. */
#include <stdarg.h>
#include <string.h>

#include "check_value.h"
#include "expr.h"
#include "meet.h"
#include "types.h"

void meet_fail(struct meeting *meeting, const char *format, ...)
{
    char text[300];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    if (!meeting->fault)
        meeting->fault = arena_text(&meeting->arena, text, strlen(text));
}

/* The number of a name, given at its first use. */
static uint32_t number_of(struct names *names, const char *name)
{
    uint32_t at = names_add(names, name);
    return at == NAMES_NONE ? names_find(names, name) : at;
}

/* ---- values and types ---- */

static const struct order_map *map_of(const struct meeting *meeting, enum which which, const struct fsm_type *type)
{
    const struct side *side = &meeting->joint->side[which];
    if (type->kind == FSM_STATE)
        return &side->leaves;
    return type->kind == FSM_NAMED || type->kind == FSM_SET ? &side->values[type->names] : NULL;
}

int64_t meet_value(struct meeting *meeting, enum which which, const struct fsm_type *type, int64_t value)
{
    const struct order_map *map = map_of(meeting, which, type);
    uint64_t set = 0;
    if (!map || value == FSM_MISSING)
        return value;
    if (type->kind != FSM_SET)
        return value >= 0 && value < map->count ? map->to[value] : value;
    for (uint16_t i = 0; i < map->count; i++)
        if ((uint64_t)value >> i & 1)
            set |= UINT64_C(1) << map->to[i];
    return (int64_t)set;
}

static void meet_choices(struct meeting *meeting, enum which which, struct fsm_type *type)
{
    const struct model *from = meeting->joint->side[which].model;
    uint32_t choice = (uint32_t)meeting->model.constants.count;
    for (uint32_t i = 0; i < type->choices; i++)
        list_push(&meeting->model.constants, from->constants.item[type->choice + i]);
    type->choice = choice;
}

static void meet_named(struct meeting *meeting, enum which which, struct fsm_type *type)
{
    const struct order_map *map = &meeting->joint->side[which].values[type->names];
    size_t count = meeting->model.values.item[map->joint].names.count;
    type->names = map->joint;
    if (type->kind == FSM_SET && count > FSM_SET_MAX)
        meet_fail(meeting, "together its sets have more than %d members", FSM_SET_MAX);
    else if (type->kind == FSM_SET)
        type->hi = (int64_t)((UINT64_C(1) << count) - 1);
    else
        type->lo = 0, type->hi = (int64_t)count - 1;
}

static struct fsm_type meet_type(struct meeting *meeting, enum which which, struct fsm_type type)
{
    const struct side *side = &meeting->joint->side[which];
    meet_choices(meeting, which, &type);
    if (type.kind == FSM_NAMED || type.kind == FSM_SET) {
        meet_named(meeting, which, &type);
    } else if (type.kind == FSM_STATE) {
        type.lo = 0;
        type.hi = (int64_t)meeting->model.leaf_state.count - 1;
    } else if (type.kind == FSM_ROW) {
        if (side->data[type.names] == NO_INDEX)
            meet_fail(meeting, "table `%s` has other rows", side->model->data.item[type.names].name);
        type.names = side->data[type.names];
    }
    if (type.index != NO_INDEX) {
        type.index = side->values[type.index].joint;
        type.count = (uint16_t)meeting->model.values.item[type.index].names.count;
    }
    return type;
}

/* ---- places ---- */

static const char *slot_name(struct meeting *meeting, const struct side *side, const decl_list *decls, uint32_t slot,
                             bool whole)
{
    for (size_t i = 0; i < decls->count; i++) {
        const struct decl *decl = &decls->item[i];
        if (slot < decl->slot || slot >= (uint32_t)decl->slot + decl->type.count)
            continue;
        if (whole || decl->type.index == NO_INDEX)
            return decl->name;
        return arena_printf(&meeting->arena, "%s[%s]", decl->name,
                            side->model->values.item[decl->type.index].names.name[slot - decl->slot]);
    }
    return NULL;
}

/* A parameter is known by its name, and where the other decision has none of that name, by its place in the list. */
static const char *param_name(struct meeting *meeting, enum which which, uint32_t slot, bool whole)
{
    const decl_list *own = meeting->table[which]->params, *other = meeting->table[1 - which]->params;
    const char *name = slot_name(meeting, &meeting->joint->side[which], own, slot, whole);
    if (!other || own->count != other->count || which == NEW)
        return name;
    for (size_t i = 0; i < own->count; i++) {
        size_t length = strlen(own->item[i].name);
        bool this = !strncmp(name, own->item[i].name, length) && (!name[length] || name[length] == '[');
        if (this && !decl_named(other, name) && !decl_named(own, other->item[i].name))
            return arena_printf(&meeting->arena, "%s%s", other->item[i].name, name + length);
    }
    return name;
}

static const char *instance_name(struct meeting *meeting, const struct side *side, uint32_t slot, bool whole)
{
    const char *name = slot_name(meeting, side, &side->model->vars, slot, whole);
    if (!name)
        name = slot_name(meeting, side, &side->model->params, slot, whole);
    for (size_t i = 0; !name && i < side->model->timers.count; i++)
        if (side->model->timers.item[i].slot == slot)
            name = side->model->timers.item[i].name;
    return name;
}

static uint32_t constant_place(struct meeting *meeting, int64_t value)
{
    uint32_t at = 0;
    while (at < meeting->model.constants.count && meeting->model.constants.item[at] != value)
        at++;
    if (at == meeting->model.constants.count)
        list_push(&meeting->model.constants, value);
    return FSM_AT(FSM_CONST, at);
}

static void type_widen(struct meeting *meeting, struct fsm_type *to, const struct fsm_type *from);

/* The domain that the other machine gives a thing of this name counts too, whether it asks it or not. */
static void widen_by_twin(struct meeting *meeting, enum which other, const char *sort, const char *name,
                          struct fsm_type *type)
{
    const struct model *model = meeting->joint->side[other].model;
    const struct event *event = meeting->table[other]->event;
    const decl_list *list[3] = {&model->vars, &model->params, &model->shared};
    if (*sort != 'v') {
        list[0] = *sort == 'f' ? event ? &event->fields : NULL : meeting->table[other]->params;
        list[1] = list[2] = NULL;
    }
    const char *plain = arena_text(&meeting->arena, name, strcspn(name, "["));
    for (int i = 0; i < 3; i++) {
        const struct decl *decl = list[i] ? decl_named(list[i], plain) : NULL;
        if (!decl)
            continue;
        struct fsm_type twin = meet_type(meeting, other, type_is_array(type) ? decl->type : type_element(decl->type));
        if (type_alike(type, &twin))
            type_widen(meeting, type, &twin);
    }
}

/* `type` is widened to what the place can hold in either machine. */
static uint32_t meet_place(struct meeting *meeting, enum which which, const struct expr *expr, struct fsm_type *type)
{
    const struct side *side = &meeting->joint->side[which];
    uint32_t space = FSM_AT_SPACE(expr->place), slot = FSM_AT_INDEX(expr->place);
    bool whole = expr->kind != X_LOAD || type_is_array(&expr->type);
    const char *name = NULL, *sort = "value";
    if (space == FSM_NOW || (space == FSM_INST && slot == FSM_SLOT_LEAF))
        return expr->place;
    if (space == FSM_CONST)
        return constant_place(meeting, meet_value(meeting, which, &expr->type, side->model->constants.item[slot]));
    if (space == FSM_INST)
        name = instance_name(meeting, side, slot, whole);
    else if (space == FSM_SHARED)
        name = slot_name(meeting, side, &side->model->shared, slot, whole);
    else if (space == FSM_ARGUMENT && meeting->table[which]->params)
        sort = "parameter", name = param_name(meeting, which, slot, whole);
    else if (space == FSM_FIELD && meeting->table[which]->event)
        sort = "field", name = slot_name(meeting, side, &meeting->table[which]->event->fields, slot, whole);
    if (!name) {
        meet_fail(meeting, "it asks something that has no name");
        return expr->place;
    }
    if (expr->kind == X_LOAD)
        widen_by_twin(meeting, (enum which)(1 - which), sort, name, type);
    return FSM_AT(FSM_INST,
                  FSM_SLOT_FIRST + number_of(&meeting->places, arena_printf(&meeting->arena, "%s %s", sort, name)));
}

/* ---- each expression once ---- */

static void choices_widen(struct meeting *meeting, struct fsm_type *to, const struct fsm_type *from)
{
    uint32_t first = (uint32_t)meeting->model.constants.count, count = 0;
    if (!to->choices || !from->choices) {
        to->choices = 0;
        return;
    }
    for (uint32_t i = 0; i < (uint32_t)to->choices + from->choices; i++) {
        int64_t value =
            meeting->model.constants.item[i < to->choices ? to->choice + i : from->choice + i - to->choices];
        bool again = false;
        for (uint32_t k = 0; k < count; k++)
            again = again || meeting->model.constants.item[first + k] == value;
        if (!again) {
            list_push(&meeting->model.constants, value);
            count++;
        }
    }
    to->choice = first;
    to->choices = (uint16_t)count;
}

static void type_widen(struct meeting *meeting, struct fsm_type *to, const struct fsm_type *from)
{
    to->optional |= from->optional;
    to->lo = from->lo < to->lo ? from->lo : to->lo;
    to->hi = from->hi > to->hi ? from->hi : to->hi;
    choices_widen(meeting, to, from);
}

static const struct expr *intern(struct meeting *meeting, const struct expr *expr)
{
    for (size_t i = 0; i < meeting->exprs.count; i++) {
        struct expr *known = meeting->exprs.item[i];
        if (expr_equal(known, expr)) {
            type_widen(meeting, &known->type, &expr->type);
            return known;
        }
        if (expr->kind == X_LOAD && known->kind == X_LOAD && known->place == expr->place &&
            !type_alike(&known->type, &expr->type) && known->type.kind != KIND_TIMER && expr->type.kind != KIND_TIMER &&
            FSM_AT_SPACE(expr->place) != FSM_CONST)
            meet_fail(meeting, "`%s` is of another kind in the two machines",
                      strchr(meeting->places.name[FSM_AT_INDEX(expr->place) - FSM_SLOT_FIRST], ' ') + 1);
    }
    struct expr *own = arena_alloc(&meeting->arena, sizeof *own);
    *own = *expr;
    list_push(&meeting->exprs, own);
    return own;
}

/* ---- decisions and picks ---- */

static const char *call_name(struct meeting *meeting, enum which which, const char *name, const struct expr *const *arg,
                             size_t args)
{
    for (size_t i = 0; i < args; i++)
        name = arena_printf(&meeting->arena, "%s %p", name, (const void *)meet_expr(meeting, which, arg[i]));
    return name;
}

/* Notes which answers of a decision can come in the state that asks. */
static void note_answers(struct meeting *meeting, enum which which, const struct expr *expr, uint32_t use)
{
    const int64_t *value;
    size_t count;
    struct answers none = {0};
    while (meeting->answers.count <= use)
        list_push(&meeting->answers, none);
    struct answers *answers = &meeting->answers.item[use];
    uint16_t leaf = meeting->table[which]->leaf;
    if (expr->kind != X_OUTPUT || leaf == NO_INDEX ||
        !values_known(meeting->joint->side[which].model, expr, leaf, &value, &count) || count == 0) {
        answers->open = true;
        return;
    }
    for (size_t i = 0; i < count; i++) {
        int64_t joint = meet_value(meeting, which, &expr->type, value[i]);
        bool again = false;
        for (size_t k = 0; k < answers->value.count; k++)
            again = again || answers->value.item[k] == joint;
        if (!again)
            list_push(&answers->value, joint);
    }
}

static uint32_t meet_use(struct meeting *meeting, enum which which, const struct expr *expr)
{
    const struct table_use *use = meeting->joint->side[which].model->uses.item[expr->place];
    const struct decision *decision = use->decision;
    const char *name = call_name(meeting, which, decision->name, use->arg, decision->params.count);
    if (expr->kind == X_OUTPUT && decision->outputs.count > 1)
        name = arena_printf(&meeting->arena, "%s .%s", name, decision->outputs.item[expr->n].name);
    if (expr->kind == X_DECIDE)
        name = arena_printf(&meeting->arena, "%s ?", name);
    uint32_t at = number_of(&meeting->uses, name);
    note_answers(meeting, which, expr, at);
    return at;
}

static uint32_t meet_pick(struct meeting *meeting, enum which which, const struct expr *expr)
{
    const struct pick_use *use = meeting->joint->side[which].model->pick_uses.item[expr->place];
    return number_of(&meeting->picks, call_name(meeting, which, use->pick->name, use->arg, use->pick->params.count));
}

/* ---- operators ---- */

static bool asks_order(uint8_t op)
{
    return op == FSM_OP_LT || op == FSM_OP_LE || op == FSM_OP_GT || op == FSM_OP_GE || op == FSM_OP_SUB ||
           op == FSM_OP_MIN || op == FSM_OP_MAX;
}

/* Names that stand in another order, or beside others, are not always compared as they were. */
static void check_order(struct meeting *meeting, enum which which, const struct expr *operand, uint8_t op)
{
    const struct order_map *map = operand ? map_of(meeting, which, &operand->type) : NULL;
    bool moves = op == FSM_OP_SUCC || op == FSM_OP_PRED;
    if (map && operand->type.kind != FSM_SET && ((asks_order(op) && !map->ordered) || (moves && !map->same)))
        meet_fail(meeting, "it asks for the order of values, and that is another");
}

static const struct expr *meet_op(struct meeting *meeting, enum which which, const struct expr *expr, struct expr *out)
{
    check_order(meeting, which, expr->x, expr->op);
    check_order(meeting, which, expr->y, expr->op);
    if (expr->z || expr->place || !out->x || expr->op == FSM_OP_SUCC)
        return out;
    if (expr->op == FSM_OP_ADD || expr->op == FSM_OP_SUB)
        out->type.optional = out->x->type.optional || (out->y && out->y->type.optional);
    return expr_op(&meeting->model, expr->op, out->type, out->x, out->y, expr->at);
}

/* Where these constants stand, always the same place: the first, though it may reach into what was added for them. */
static uint32_t column_place(struct meeting *meeting, const int64_t *column, uint32_t n)
{
    size_t had = meeting->model.constants.count;
    uint32_t at = 0;
    for (uint32_t i = 0; i < n; i++)
        list_push(&meeting->model.constants, column[i]);
    while (memcmp(&meeting->model.constants.item[at], column, n * sizeof *column) != 0)
        at++;
    if (at + n <= had)
        meeting->model.constants.count = had;
    return at;
}

/* The cells of a column of constants, by the joint index. */
static uint32_t meet_data(struct meeting *meeting, enum which which, const struct expr *expr, struct expr *out)
{
    const struct model *from = meeting->joint->side[which].model;
    const struct order_map *map = map_of(meeting, which, &expr->x->type);
    uint32_t n = map ? (uint32_t)meeting->model.values.item[map->joint].names.count : expr->n;
    int64_t *column = arena_alloc(&meeting->arena, (n + 1) * sizeof *column);
    for (uint32_t i = 0; i < n; i++)
        column[i] = FSM_MISSING;
    for (uint32_t i = 0; i < expr->n; i++)
        column[map ? map->to[i] : i] = meet_value(meeting, which, &expr->type, from->constants.item[expr->place + i]);
    out->n = n;
    return column_place(meeting, column, n);
}

static uint32_t meet_window(struct meeting *meeting, enum which which, const struct expr *expr)
{
    const char *name = meeting->joint->side[which].model->windows.item[expr->place].name;
    return number_of(&meeting->places, arena_printf(&meeting->arena, "window %s", name));
}

const struct expr *meet_expr(struct meeting *meeting, enum which which, const struct expr *expr)
{
    if (!expr)
        return NULL;
    struct expr out = *expr;
    const struct expr *made = &out;
    out.at = (struct place){0, 0};
    out.type = meet_type(meeting, which, expr->type);
    if (expr->kind != X_OUTPUT) {
        out.x = meet_expr(meeting, which, expr->x);
        out.y = meet_expr(meeting, which, expr->y);
        out.z = meet_expr(meeting, which, expr->z);
    }
    switch (expr->kind) {
    case X_CONST:
        out.value = meet_value(meeting, which, &expr->type, expr->value);
        out.type.optional = out.value == FSM_MISSING; /* the same, wherever else it stands */
        if ((out.type.kind == FSM_INT || out.type.kind == FSM_DURATION) && out.value != FSM_MISSING)
            out.type.lo = out.type.hi = out.value, out.type.choices = 0;
        break;
    case X_FOLD:
        check_order(meeting, which, expr->y, expr->cmp); /* fall through */
    case X_LOAD:
    case X_INDEX:
        out.place = meet_place(meeting, which, expr, &out.type);
        out.n = expr->kind == X_LOAD ? expr->n : 0;
        break;
    case X_DATA:
        out.place = meet_data(meeting, which, expr, &out);
        break;
    case X_WINDOW:
        out.place = meet_window(meeting, which, expr);
        break;
    case X_DECIDE:
        out.place = meet_use(meeting, which, expr);
        break;
    case X_OUTPUT:
        out.place = meet_use(meeting, which, expr);
        out.n = 0;
        out.x = NULL;
        break;
    case X_PICK:
        out.place = meet_pick(meeting, which, expr);
        break;
    case X_OP:
        made = meet_op(meeting, which, expr, &out);
        break;
    default:
        meet_fail(meeting, "it asks something that no table asks");
        break;
    }
    return intern(meeting, made);
}
