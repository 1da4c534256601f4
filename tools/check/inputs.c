/* inputs.c: one event for every difference that an event's fields can make.
 *
 * A field nobody asks for has one value. A field that is only compared has one per piece between the cuts. A field
 * whose value goes on has all its values, as long as they are few; else it is sampled, and that is said. */
#include "inputs.h"

#include <stdlib.h>
#include <string.h>

#define VALUES_MAX 256  /* of one field */
#define INPUTS_MAX 4096 /* of one event */

struct choice { /* what one slot of an event may hold */
    struct range *range;
    size_t count;
};

static int ascending(const void *x, const void *y)
{
    int64_t a = *(const int64_t *)x, b = *(const int64_t *)y;
    return (a > b) - (a < b);
}

static void put(struct choice *choice, int64_t lo, int64_t hi)
{
    choice->range[choice->count++] = (struct range){lo, hi};
}

static void put_choices(struct choice *choice, const struct fsm_machine *m, const struct fsm_type *type)
{
    for (uint16_t i = 0; i < type->choices && i < VALUES_MAX; i++)
        put(choice, m->constants[type->choice + i], m->constants[type->choice + i]);
}

/* The pieces between cuts; with `ends` the first and the last value of each. */
static void put_pieces(struct choice *choice, const struct fsm_type *type, const struct demand *demand, bool ends)
{
    int64_t cut[VALUES_MAX], lo = type->lo;
    size_t cuts = demand->cuts.count < VALUES_MAX / 2 - 1 ? demand->cuts.count : VALUES_MAX / 2 - 1;
    if (cuts)
        memcpy(cut, demand->cuts.item, cuts * sizeof *cut);
    qsort(cut, cuts, sizeof *cut, ascending);
    for (size_t i = 0; i <= cuts; i++) {
        int64_t hi = i < cuts ? cut[i] - 1 : type->hi;
        if (ends && hi > lo) {
            put(choice, lo, lo);
            put(choice, hi, hi);
        } else {
            put(choice, lo, hi);
        }
        lo = hi == INT64_MAX ? hi : hi + 1;
    }
}

static bool is_named(const struct fsm_type *type)
{
    return type->kind == FSM_BOOL || type->kind == FSM_NAMED || type->kind == FSM_STATE || type->kind == FSM_ROW;
}

static void sampled(struct abstraction *a, uint16_t event, const struct fsm_var *field, struct arena *arena)
{
    abstract_sampled(a, arena,
                     arena_printf(arena, "field `%s` of `%s` is sampled: its values are too many to go through",
                                  field->name, a->m->events[event].name));
}

#define NARROW 32

static bool has_fewer(const struct abstraction *a, const struct fsm_type *type, uint64_t most)
{
    return a->tick && !type->choices && (uint64_t)(type->hi - type->lo) / (uint64_t)a->tick < most;
}

bool field_is_narrow(const struct abstraction *a, const struct fsm_type *type)
{
    return has_fewer(a, type, NARROW);
}

static bool starts_timer(const struct flow *flow, uint32_t place)
{
    for (size_t i = 0; i < flow->facts.count; i++) {
        const struct fact *fact = &flow->facts.item[i];
        uint32_t field;
        int64_t offset;
        if (fact_is_free_start(flow, fact, &field, &offset) && flow->places.field[fact->event] + field == place)
            return true;
    }
    return false;
}

static bool is_free(const struct abstraction *a, uint16_t event, uint16_t field)
{
    for (uint16_t i = 0; i < a->free_starts; i++)
        if (a->free_start[i].event == event && a->free_start[i].field == field)
            return true;
    return false;
}

static void choose(struct abstraction *a, uint16_t event, const struct fsm_var *field, const struct demand *demand,
                   bool lasts, struct choice *choice, struct arena *arena)
{
    const struct fsm_machine *m = a->m;
    const struct fsm_type *type = &m->types[field->type];
    choice->range = arena_alloc(arena, (VALUES_MAX + 2) * sizeof *choice->range);
    if (type->kind == FSM_TEXT) {
        put(choice, 0, 0);
    } else if (type->kind == FSM_TIME) {
        put(choice, CHECK_NOW, CHECK_NOW);
        if (demand->live)
            sampled(a, event, field, arena);
    } else if (!demand->live) {
        int64_t any = type->choices  ? m->constants[type->choice]
                      : type->lo > 0 ? type->lo
                      : type->hi < 0 ? type->hi
                                     : 0;
        put(choice, any, any);
        return;
    } else if (type->choices) {
        put_choices(choice, m, type);
    } else if (lasts && has_fewer(a, type, is_free(a, event, field->slot) ? NARROW : VALUES_MAX)) {
        for (int64_t v = type->lo; v <= type->hi; v += a->tick)
            put(choice, v, v);
    } else if (lasts && !is_free(a, event, field->slot)) {
        put_pieces(choice, type, demand, true);
        sampled(a, event, field, arena);
    } else if ((uint64_t)type->hi - (uint64_t)type->lo < VALUES_MAX && (demand->exact || is_named(type))) {
        for (int64_t v = type->lo; v <= type->hi; v++)
            put(choice, v, v);
    } else {
        put_pieces(choice, type, demand, demand->exact);
        if (demand->exact)
            sampled(a, event, field, arena);
    }
    if (type->optional && demand->live)
        put(choice, FSM_MISSING, FSM_MISSING);
}

static void put_inputs(struct abstraction *a, uint16_t event, const struct choice *choice, struct arena *arena)
{
    uint16_t slots = a->m->events[event].slots;
    size_t total = 1, at[FSM_FIELDS_MAX] = {0};
    for (uint16_t s = 0; s < slots; s++)
        total = total > INPUTS_MAX ? total : total * choice[s].count;
    if (total > INPUTS_MAX) {
        abstract_sampled(a, arena,
                         arena_printf(arena, "event `%s` has more inputs than %d; only so many are tried",
                                      a->m->events[event].name, INPUTS_MAX));
        total = INPUTS_MAX;
    }
    struct input *grown = arena_alloc(arena, (a->inputs + total) * sizeof *grown);
    if (a->inputs)
        memcpy(grown, a->input, a->inputs * sizeof *grown);
    a->input = grown;
    for (size_t n = 0; n < total; n++) {
        int64_t *field = arena_alloc(arena, (slots + 1u) * sizeof *field);
        struct range *range = arena_alloc(arena, (slots + 1u) * sizeof *range);
        for (uint16_t s = 0; s < slots; s++) {
            range[s] = choice[s].range[at[s]];
            field[s] = range[s].hi; /* the highest, which no shorter timer of the same piece reaches */
        }
        a->input[a->inputs++] = (struct input){event, field, range};
        for (uint16_t s = slots; s-- > 0 && ++at[s] == choice[s].count;)
            at[s] = 0;
    }
}

void inputs_find(struct abstraction *a, const struct flow *flow, const struct demands *demands, struct arena *arena)
{
    const struct fsm_machine *m = a->m;
    uint32_t *first = arena_alloc(arena, (m->event_count + 1u) * sizeof *first);
    for (uint16_t e = 0; e < m->event_count; e++) {
        const struct fsm_event_def *event = &m->events[e];
        struct choice choice[FSM_FIELDS_MAX] = {{0}};
        for (uint16_t f = 0; f < event->fields; f++) {
            const struct fsm_var *field = &m->fields[event->field + f];
            for (uint16_t i = 0; i < m->types[field->type].count; i++) {
                uint32_t place = flow->places.field[e] + field->slot + i;
                choose(a, e, field, &demands->place[place], starts_timer(flow, place), &choice[field->slot + i], arena);
            }
        }
        first[e] = a->inputs;
        put_inputs(a, e, choice, arena);
    }
    first[m->event_count] = a->inputs;
    a->first_input = first;
}
