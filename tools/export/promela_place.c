/* promela_place.c: what code reads, and the variables that keep what it has computed.
 *
 * A formula on the stack is text that has not been run yet. Before anything changes what it reads it is kept in a
 * variable of its own; such variables belong to one move and are no part of a state. */
#include "promela_in.h"

/* ---- the stack ---- */

const char *walk_own(struct walk *w, const char *what, unsigned number)
{
    return promela_hidden(w->p, arena_printf(&w->p->arena, "%s%s%u", w->prefix, what, number));
}

static void keep_in(struct walk *w, struct formula *f)
{
    const char *name = walk_own(w, "v", ++w->scratch);
    struct formula kept = formula_name(name, f->span, true);
    promela_line(w->p, "%s = %s;", name, formula_in(w->p, f, BINDS_LOGIC));
    kept.field = f->field;
    kept.offset = f->offset;
    *f = kept;
}

void walk_keep(struct walk *w, struct formula *f)
{
    if (!f->plain && !f->known)
        keep_in(w, f);
}

void walk_settle(struct walk *w, struct stack *stack)
{
    for (uint16_t i = 0; i < stack->depth; i++)
        if (!stack->item[i].fixed)
            keep_in(w, &stack->item[i]);
}

/* ---- places ---- */

int64_t input_value(const struct promela *p, const struct input *input, uint32_t index)
{
    const struct fsm_event_def *event = &p->m->events[input->event];
    for (uint16_t f = 0; f < event->fields; f++) {
        const struct fsm_var *field = &p->m->fields[event->field + f];
        const struct fsm_type *type = &p->m->types[field->type];
        if (type->kind == FSM_TIME && index >= field->slot && index < (uint32_t)field->slot + type->count &&
            input->field[index] != FSM_MISSING)
            return input->field[index] - CHECK_NOW;
    }
    return input->field[index];
}

static struct formula read_field(struct walk *w, uint32_t index)
{
    struct promela *p = w->p;
    struct span span = {1, 0, false};
    for (uint32_t i = 0; i < p->world->inputs; i++) {
        const struct input *input = &p->world->input[i];
        if ((w->event != UINT16_MAX && input->event != w->event) || index >= p->m->events[input->event].slots)
            continue;
        struct formula number = formula_number(p, input_value(p, input, index));
        span = span_either(span, number.span);
    }
    p->next.field_read[index] = true;
    struct formula f = formula_name(promela_hidden(p, arena_printf(&p->arena, "field_%u", index)), span, true);
    f.field = (int)index;
    return f;
}

struct formula walk_temp(struct walk *w, uint32_t index)
{
    struct promela *p = w->p;
    struct span all = {-PROMELA_LARGEST, PROMELA_LARGEST, true};
    const char *name = promela_hidden(p, arena_printf(&p->arena, "temp_%u", index));
    return formula_name(name, p->last ? p->facts.temp[index] : all, false);
}

static struct formula read_argument(struct walk *w, uint32_t index)
{
    struct promela *p = w->p;
    struct span all = {-PROMELA_LARGEST, PROMELA_LARGEST, true};
    p->looks.back = true;
    return formula_name(promela_hidden(p, arena_printf(&p->arena, "argument_%u", index)), all, true);
}

struct formula walk_place(struct walk *w, uint32_t a)
{
    uint32_t space = FSM_AT_SPACE(a), index = FSM_AT_INDEX(a);
    switch (space) {
    case FSM_OLD:
        return slot_read(w->p, w->promise ? FSM_BEFORE : FSM_OLD, index);
    case FSM_OLD_SHARED:
        return slot_read(w->p, w->promise ? FSM_BEFORE_SHARED : FSM_OLD_SHARED, index);
    case FSM_FIELD:
        return read_field(w, index);
    case FSM_CONST:
        return formula_number(w->p, w->p->m->constants[index]);
    case FSM_TEMP:
        return walk_temp(w, index);
    case FSM_ARGUMENT:
        return read_argument(w, index);
    case FSM_NOW:
        return formula_number(w->p, 0);
    default:
        return slot_read(w->p, space, index);
    }
}

void walk_set_temp(struct walk *w, uint32_t index, const struct formula *value)
{
    struct promela *p = w->p;
    struct span *span = &p->next.temp[index];
    *span = p->next.temp_used[index] ? span_either(*span, value->span) : value->span;
    p->next.temp_used[index] = true;
    promela_line(p, "%s = %s;", promela_hidden(p, arena_printf(&p->arena, "temp_%u", index)),
                 formula_in(p, value, BINDS_LOGIC));
}

/* ---- calls ---- */

void walk_call(struct walk *w, uint32_t target, struct stack *stack)
{
    struct promela *p = w->p;
    if (shape_is_straight(p->m, target)) {
        walk_straight(w, target, stack);
        return;
    }
    const struct function *function = promela_function(p, target);
    if (w->promise && function->looks.chosen)
        promela_refuse(p, "a promise asks a decision that a row has asked before");
    p->looks.back |= function->looks.back;
    p->looks.shared |= function->looks.shared;
    walk_settle(w, stack);
    promela_call(p, arena_printf(&p->arena, "f%u", target));
    const char *name = promela_hidden(p, arena_printf(&p->arena, "f%u_value", target));
    struct formula value = formula_name(name, function->span, false);
    keep_in(w, &value);
    stack_push(stack, value);
}
