/* abstract.c: from demands to a finite world: slots, the grid of time, and what happens on it. */
#include "abstract.h"

#include <stdlib.h>
#include <string.h>

#include "arith.h"
#include "demand.h"
#include "inputs.h"

/* ---- notes ---- */

void abstract_note(struct abstraction *a, struct arena *arena, const char *note)
{
    const char **notes = arena_alloc(arena, (a->note_count + 1u) * sizeof *notes);
    for (uint16_t i = 0; i < a->note_count; i++) {
        if (!strcmp(a->notes[i], note))
            return;
        notes[i] = a->notes[i];
    }
    notes[a->note_count++] = note;
    a->notes = notes;
}

void abstract_sampled(struct abstraction *a, struct arena *arena, const char *note)
{
    a->sampled = true;
    abstract_note(a, arena, note);
}

/* ---- time ---- */

static int64_t gcd(int64_t x, int64_t y)
{
    while (y) {
        int64_t rest = x % y;
        x = y;
        y = rest;
    }
    return x < 0 ? -x : x;
}

#define DAY_MS INT64_C(86400000)

/* `> 30m` cuts at 30m and a millisecond: the rounder of the two numbers is the one that was meant. */
static int64_t meant(int64_t cut)
{
    return gcd(cut - 1, DAY_MS) > gcd(cut, DAY_MS) ? cut - 1 : cut;
}

struct grid_time {
    int64_t step;    /* gcd of all durations so far, 0 before the first */
    int64_t longest; /* that a timer runs */
};

static void lasts(struct grid_time *time, int64_t duration)
{
    if (duration <= 0 || duration > INT64_MAX / 4)
        return;
    time->step = gcd(time->step, duration);
    time->longest = duration > time->longest ? duration : time->longest;
}

static void start_lasts(struct abstraction *a, struct grid_time *time, const struct flow *flow,
                        const struct demands *demands, const struct fact *fact, struct arena *arena)
{
    const struct value *value = &fact->value;
    uint32_t field;
    int64_t offset;
    for (uint16_t i = 0; i < value->consts; i++)
        lasts(time, value->constant_of[i]);
    if (value->shape == SHAPE_CONSTS)
        return;
    if (fact_is_free_start(flow, fact, &field, &offset)) {
        const struct demand *demand = &demands->place[flow->places.field[fact->event] + field];
        lasts(time, fsm_add(value->lo, 0));
        for (size_t i = 0; i < demand->cuts.count; i++)
            lasts(time, fsm_add(meant(demand->cuts.item[i]), offset));
    } else if (fact->at && value->shape == SHAPE_LINEAR && value->terms == 1) {
        lasts(time, value->constant);
    } else if (value->hi < DAY_MS * 366) {
        lasts(time, value->hi); /* a variable's bounds, or a field's */
        lasts(time, value->lo);
    } else {
        abstract_note(a, arena,
                      arena_printf(arena, "timer `%s` is started for a duration without bounds",
                                   flow->m->timers[fact->timer].name));
    }
}

static bool is_timer(const struct fsm_machine *m, uint32_t place)
{
    for (uint16_t t = 0; t < m->timer_count; t++)
        if (m->timers[t].slot == place)
            return true;
    return false;
}

/* Deadlines that are compared, with now or with each other: the difference is a duration. */
static void test_lasts(struct grid_time *time, const struct flow *flow, const struct fact *fact)
{
    const struct value *value = &fact->value;
    bool deadline = false;
    if (fact->kind != FACT_TEST || value->shape != SHAPE_LINEAR)
        return;
    for (uint8_t i = 0; i < value->terms; i++)
        deadline = deadline || is_timer(flow->m, value->term[i].place);
    for (uint32_t i = 0; deadline && value->terms > 1 && i < fact->cuts; i++) {
        int64_t difference = fsm_subtract(fact->cut[i], value->constant);
        lasts(time, meant(difference < 0 ? -difference + 1 : difference));
    }
}

static struct grid_time find_time(struct abstraction *a, const struct flow *flow, const struct demands *demands,
                                  struct arena *arena)
{
    struct grid_time time = {0, 0};
    for (size_t i = 0; i < flow->facts.count; i++)
        if (flow->facts.item[i].kind == FACT_START)
            start_lasts(a, &time, flow, demands, &flow->facts.item[i], arena);
    int64_t longest = time.longest;
    for (size_t i = 0; i < flow->facts.count; i++)
        test_lasts(&time, flow, &flow->facts.item[i]);
    for (uint32_t p = 0; p < flow->m->param_slot; p++)
        for (size_t i = 0; place_is_instant(flow, p) && demands->place[p].live && i < demands->place[p].cuts.count; i++)
            lasts(&time, meant(demands->place[p].cuts.item[i]));
    time.longest = longest;
    return time;
}

/* Between two deadlines there is an instant for events: half the gcd. */
static int64_t choose_tick(int64_t step)
{
    return step > 1 && step % 2 == 0 ? step / 2 : step;
}

/* ---- slots ---- */

static int64_t clamp_of(const struct demand *demand, int64_t tick)
{
    int64_t most = 0;
    if (demand->exact)
        return INT64_MAX;
    for (size_t i = 0; i < demand->cuts.count; i++)
        most = demand->cuts.item[i] > most ? demand->cuts.item[i] : most;
    return tick ? (most + tick - 1) / tick * tick : most;
}

static int ascending(const void *x, const void *y)
{
    int64_t a = *(const int64_t *)x, b = *(const int64_t *)y;
    return (a > b) - (a < b);
}

static void set_classes(struct slot *slot, const struct demand *demand, struct arena *arena)
{
    slot->classed = !demand->exact && !demand->moved;
    slot->cuts = (uint32_t)demand->cuts.count;
    int64_t *cut = arena_alloc(arena, (slot->cuts + 1u) * sizeof *cut);
    if (slot->cuts)
        memcpy(cut, demand->cuts.item, slot->cuts * sizeof *cut);
    qsort(cut, slot->cuts, sizeof *cut, ascending);
    slot->cut = cut;
}

static void set_variable(struct abstraction *a, const struct flow *flow, const struct demands *demands,
                         const struct fsm_var *var, struct slot *slot, uint32_t place, struct arena *arena)
{
    const struct fsm_type *type = &flow->m->types[var->type];
    for (uint16_t i = 0; i < type->count; i++) {
        const struct demand *demand = &demands->place[place + i];
        struct slot *to = &slot[var->slot + i];
        to->type = var->type;
        to->clamp = INT64_MAX;
        if (!demand->live)
            continue;
        to->kind = type->kind == FSM_TIME ? SLOT_INSTANT : SLOT_VALUE;
        if (to->kind == SLOT_VALUE)
            continue;
        to->clamp = clamp_of(demand, a->tick);
        set_classes(to, demand, arena);
        if (to->clamp == INT64_MAX)
            abstract_note(a, arena, arena_printf(arena, "no bound is known for the age of `%s`", var->name));
    }
}

static void set_slots(struct abstraction *a, const struct flow *flow, const struct demands *demands,
                      struct arena *arena)
{
    const struct fsm_machine *m = a->m;
    a->slot = arena_alloc(arena, (m->queue_slot + 1u) * sizeof *a->slot);
    a->shared = arena_alloc(arena, (m->shared_slots + 1u) * sizeof *a->shared);
    for (uint32_t i = 0; i < m->queue_slot; i++)
        a->slot[i] = (struct slot){.kind = SLOT_DEAD, .type = UINT16_MAX};
    a->slot[FSM_SLOT_LEAF].kind = SLOT_VALUE;
    for (uint16_t s = 0; s < m->state_count; s++)
        if (m->states[s].history != UINT16_MAX && demands->place[m->states[s].history].live)
            a->slot[m->states[s].history].kind = SLOT_VALUE;
    for (uint16_t v = 0; v < m->var_count; v++)
        set_variable(a, flow, demands, &m->vars[v], a->slot, m->vars[v].slot, arena);
    for (uint16_t s = 0; s < m->shared_count; s++)
        set_variable(a, flow, demands, &m->shared[s], a->shared, flow->places.shared + m->shared[s].slot, arena);
    for (uint16_t t = 0; t < m->timer_count; t++) {
        a->slot[m->timers[t].slot].kind = SLOT_DEADLINE;
        set_classes(&a->slot[m->timers[t].slot], &demands->place[m->timers[t].slot], arena);
    }
    for (uint16_t w = 0; w < m->window_count; w++)
        for (uint16_t i = 0; i < m->windows[w].count; i++)
            if (demands->place[m->windows[w].slot + i].live) {
                struct slot *slot = &a->slot[m->windows[w].slot + i];
                slot->kind = SLOT_INSTANT;
                slot->clamp = clamp_of(&demands->place[m->windows[w].slot + i], a->tick);
            }
    for (uint16_t e = 0; e < m->effect_count; e++)
        for (uint16_t i = 0; m->effects[e].mode != FSM_NO_CALL && i < m->effects[e].calls; i++)
            a->slot[m->effects[e].slot + i].kind = SLOT_CALL;
}

static const struct fsm_type *field_type(const struct flow *flow, uint16_t event, uint32_t field)
{
    return flow_type(flow, flow->places.field[event] + field);
}

static bool rest_is_asked(const struct abstraction *a, const struct demands *demands, uint16_t timer)
{
    return demands->place[a->m->timers[timer].slot].rest_asked;
}

/* A timer whose durations are few on the grid runs for each of them; only the others run freely. */
static void follow_narrow(struct abstraction *a, const struct flow *flow, const struct demands *demands)
{
    for (size_t i = 0; i < flow->facts.count; i++) {
        const struct fact *fact = &flow->facts.item[i];
        uint32_t field;
        int64_t offset;
        if (fact_is_free_start(flow, fact, &field, &offset) && fact->value.hi > a->longest &&
            (field_is_narrow(a, field_type(flow, fact->event, field)) || rest_is_asked(a, demands, fact->timer)))
            a->longest = fact->value.hi;
    }
}

static void set_free_starts(struct abstraction *a, const struct flow *flow, const struct demands *demands,
                            struct arena *arena)
{
    struct free_start *starts = arena_alloc(arena, (flow->facts.count + 1) * sizeof *starts);
    for (size_t i = 0; i < flow->facts.count; i++) {
        const struct fact *fact = &flow->facts.item[i];
        uint32_t field;
        int64_t offset;
        if (!fact_is_free_start(flow, fact, &field, &offset) ||
            field_is_narrow(a, field_type(flow, fact->event, field)) || rest_is_asked(a, demands, fact->timer))
            continue;
        struct free_start start = {fact->timer, fact->event, (uint16_t)field, offset};
        bool seen = false;
        for (uint16_t k = 0; k < a->free_starts && !seen; k++)
            seen = starts[k].timer == start.timer && starts[k].event == start.event && starts[k].field == start.field &&
                   starts[k].offset == start.offset;
        if (seen)
            continue;
        starts[a->free_starts++] = start;
        abstract_note(a, arena,
                      arena_printf(arena, "timer `%s` may run longer than `%s` allows; what holds, holds all the same",
                                   a->m->timers[start.timer].name, a->m->events[start.event].name));
    }
    a->free_start = starts;
}

void abstract(struct abstraction *a, const struct fsm_machine *m, const int64_t *params, int64_t tick,
              struct arena *arena)
{
    struct flow flow;
    struct demands demands;
    memset(a, 0, sizeof *a);
    a->m = m;
    a->params = params;
    flow_walk(&flow, m, params, arena);
    demands_find(&demands, &flow);
    struct grid_time time = find_time(a, &flow, &demands, arena);
    a->tick = time.step ? (tick ? tick : choose_tick(time.step)) : m->timer_count ? (tick ? tick : 1000) : 0;
    a->longest = time.longest;
    if (flow.absolute)
        abstract_sampled(a, arena, "bucket() asks for wall-clock time itself: one instant is tried");
    follow_narrow(a, &flow, &demands);
    set_free_starts(a, &flow, &demands, arena);
    set_slots(a, &flow, &demands, arena);
    inputs_find(a, &flow, &demands, arena);
    demands_release(&demands);
    flow_release(&flow);
}
