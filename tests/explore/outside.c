/* outside.c: see outside.h. */
#include "outside.h"

#include <stdlib.h>
#include <string.h>

#include "code.h"

#define ALL_VALUES_MOST 64 /* a field with no more values is taken whole */

typedef LIST(int64_t) value_list;

/* ---- one field ---- */

static void add(const struct fsm_machine *m, const struct fsm_type *type, value_list *values, int64_t v)
{
    if (!fsm_in_domain(m, type, v))
        return;
    for (size_t i = 0; i < values->count; i++)
        if (values->item[i] == v)
            return;
    list_push(values, v);
}

static void add_around(const struct fsm_machine *m, const struct fsm_type *type, value_list *values, int64_t v)
{
    for (int64_t by = -1; by <= 1 && v >= type->lo - 1 && v <= type->hi + 1; by++)
        add(m, type, values, v + by);
}

static void add_mentioned(const struct fsm_machine *m, const struct fsm_type *type, value_list *values)
{
    add(m, type, values, type->lo);
    add(m, type, values, type->hi);
    for (uint32_t c = 0; c < m->constant_count; c++)
        add_around(m, type, values, m->constants[c]);
    for (uint32_t at = 0; at < m->code_count; at += fsm_op_words(m->code, at))
        if (FSM_I_OP(m->code[at]) == FSM_OP_PUSH)
            add_around(m, type, values, (int32_t)m->code[at] >> 8);
}

static void add_grid(const struct fsm_machine *m, const struct fsm_type *type, value_list *values, int64_t tick)
{
    int64_t first = type->lo - type->lo % tick - tick;
    add(m, type, values, type->lo);
    add(m, type, values, type->hi);
    for (int64_t v = first; v <= type->hi; v += tick)
        add(m, type, values, v);
}

static bool field_values(const struct fsm_machine *m, const struct fsm_type *type, int64_t tick, value_list *values)
{
    bool bounded = type->lo > -INT64_C(1000000000000) && type->hi < INT64_C(1000000000000);
    if (type->optional)
        list_push(values, FSM_MISSING);
    if (type->kind == FSM_TEXT)
        list_push(values, 0);
    else if (type->choices)
        for (uint16_t c = 0; c < type->choices; c++)
            list_push(values, m->constants[type->choice + c]);
    else if (!bounded)
        return false;
    else if (type->hi - type->lo < ALL_VALUES_MOST)
        for (int64_t v = type->lo; v <= type->hi; v++)
            list_push(values, v);
    else if (type->kind == FSM_DURATION && tick > 0)
        add_grid(m, type, values, tick);
    else
        add_mentioned(m, type, values);
    return true;
}

/* ---- whole events ---- */

struct listing {
    const struct fsm_machine *m;
    int64_t tick;
    size_t most;
    struct arena *arena;
    outside_list *list;
};

static bool list_event(const struct listing *listing, uint16_t event, uint16_t slots, const value_list *values)
{
    size_t digit[FSM_FIELDS_MAX] = {0};
    for (;;) {
        int64_t *field = arena_alloc(listing->arena, FSM_FIELDS_MAX * sizeof *field);
        for (uint16_t s = 0; s < slots; s++)
            field[s] = values[s].item[digit[s]];
        list_push(listing->list, ((struct outside){event, field}));
        uint16_t s = 0;
        while (s < slots && ++digit[s] == values[s].count)
            digit[s++] = 0;
        if (s == slots)
            return true;
        if (listing->list->count > listing->most)
            return false;
    }
}

static bool list_event_values(const struct listing *listing, uint16_t event)
{
    const struct fsm_machine *m = listing->m;
    const struct fsm_event_def *def = &m->events[event];
    value_list values[FSM_FIELDS_MAX] = {{0}};
    bool good = true;
    for (uint16_t f = 0; f < def->fields; f++) {
        const struct fsm_var *field = &m->fields[def->field + f];
        for (uint16_t i = 0; i < m->types[field->type].count; i++)
            good = good && field_values(m, &m->types[field->type], listing->tick, &values[field->slot + i]);
    }
    good = good && list_event(listing, event, def->slots, values);
    for (uint16_t s = 0; s < def->slots; s++)
        list_release(&values[s]);
    return good;
}

bool outside_events(const struct fsm_machine *m, int64_t tick, size_t most, struct arena *arena, outside_list *list)
{
    struct listing listing = {m, tick, most, arena, list};
    for (uint16_t e = 0; e < m->event_count; e++)
        if (!list_event_values(&listing, e))
            return false;
    return true;
}
