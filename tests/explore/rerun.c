/* rerun.c: see rerun.h. */
#include "rerun.h"

#include <stdio.h>
#include <string.h>

#include "promise.h"

static const struct fsm_text NO_TEXT[FSM_FIELDS_MAX] = {{"", 0}};

static bool fail(struct rerun *rerun, const char *why)
{
    snprintf(rerun->message, sizeof rerun->message, "move %u: %s", rerun->moves, why);
    return false;
}

static struct fsm_instance *instance_of(struct rerun *rerun, unsigned instance)
{
    return world_instance(&rerun->world, rerun->image, instance);
}

static struct fsm_shared *shared_of(struct rerun *rerun)
{
    return world_shared(&rerun->world, rerun->image);
}

/* ---- promises ---- */

static void note(struct rerun *rerun, uint16_t promise, struct answer answer)
{
    if (answer.decides && rerun->decided[promise].moves == RERUN_NEVER)
        rerun->decided[promise] = (struct decided){rerun->moves, rerun->now};
}

/* What speaks of states alone, of every instance on which nothing is due. */
static void ask_of_state(struct rerun *rerun)
{
    const struct fsm_machine *m = rerun->m;
    for (unsigned i = 0; i < rerun->world.instances; i++) {
        struct fsm_scene scene = {.shared = shared_of(rerun), .inst = instance_of(rerun, i), .now = rerun->now};
        for (uint16_t p = 0; p < m->promise_count && !instance_is_due(m, scene.inst, rerun->now); p++)
            if (rerun->has_states[p])
                note(rerun, p, promise_of_state(m, &m->promises[p], &scene));
    }
}

/* After a step of one instance; `before` is the image it began with. */
static bool ask_of_step(struct rerun *rerun, unsigned instance, int64_t *before, const int64_t *field)
{
    const struct fsm_machine *m = rerun->m;
    bool creation = rerun->out.cause == FSM_BY_CREATION;
    struct fsm_scene scene = {
        .shared = shared_of(rerun),
        .shared_before = creation ? NULL : world_shared(&rerun->world, before),
        .inst = instance_of(rerun, instance),
        .before = creation ? NULL : world_instance(&rerun->world, before, instance),
        .field = field,
        .out = &rerun->out,
        .now = rerun->out.at,
    };
    instance_began(m, &rerun->out, world_instance(&rerun->world, before, instance));
    if (!promises_allow(m, &scene))
        return fail(rerun, "the event is assumed not to happen");
    for (uint16_t p = 0; p < m->promise_count; p++)
        if (!rerun->has_states[p])
            note(rerun, p, promise_of_step(m, &m->promises[p], &scene));
    return true;
}

/* ---- time ---- */

static bool anything_due(struct rerun *rerun)
{
    for (unsigned i = 0; i < rerun->world.instances; i++)
        if (instance_is_due(rerun->m, instance_of(rerun, i), rerun->now))
            return true;
    return false;
}

/* Time goes from one instant of the grid to the next while nothing is due. */
static bool wait_until(struct rerun *rerun, int64_t at)
{
    if (at < rerun->now || (at > rerun->now && rerun->tick <= 0))
        return fail(rerun, "time does not pass so");
    while (rerun->now < at) {
        if (anything_due(rerun))
            return fail(rerun, "something was due before");
        rerun->now += rerun->tick;
        ask_of_state(rerun);
    }
    return rerun->now == at || fail(rerun, "its instant is not on the grid");
}

/* ---- moves ---- */

static bool call_number(struct rerun *rerun, const struct move *move, uint32_t *number)
{
    const struct fsm_machine *m = rerun->m;
    uint16_t reply_to = m->events[move->column].reply_to;
    *number = 0;
    if (reply_to == UINT16_MAX)
        return move->call == 0;
    const struct fsm_effect_def *effect = &m->effects[reply_to];
    const int64_t *slot = instance_of(rerun, move->instance)->slot + effect->slot;
    if (move->call == 0 || move->call > effect->calls || slot[move->call - 1] == FSM_MISSING)
        return false;
    *number = (uint32_t)slot[move->call - 1];
    return true;
}

static bool do_event(struct rerun *rerun, const struct move *move, const int64_t **field)
{
    struct fsm_event event = {.type = move->column, .field = move->field, .text = NO_TEXT};
    if (move->column >= rerun->m->event_count || !call_number(rerun, move, &event.call))
        return fail(rerun, "no such event, or no such call out");
    fsm_step(rerun->m, shared_of(rerun), instance_of(rerun, move->instance), &event, rerun->now, &rerun->out);
    *field = event.field;
    return rerun->out.cause == FSM_BY_EVENT || fail(rerun, "something else is due first");
}

static bool do_due(struct rerun *rerun, const struct move *move, enum fsm_cause cause)
{
    fsm_advance(rerun->m, shared_of(rerun), instance_of(rerun, move->instance), rerun->now, &rerun->out);
    if (rerun->out.result == FSM_IDLE)
        return fail(rerun, "nothing is due");
    if (rerun->out.cause != cause || rerun->out.column != move->column)
        return fail(rerun, "something else is due");
    return rerun->out.at == move->at || fail(rerun, "it is due at another instant");
}

static bool do_refill(struct rerun *rerun, const struct move *move)
{
    const struct fsm_machine *m = rerun->m;
    if (move->column >= m->shared_count || !m->shared[move->column].every)
        return fail(rerun, "no such refill");
    world_refill(m, shared_of(rerun), instance_of(rerun, move->instance), move->column, rerun->now, &rerun->out);
    return true;
}

static bool do_move(struct rerun *rerun, const struct move *move, const int64_t **field)
{
    switch ((enum move_kind)move->kind) {
    case MOVE_EVENT:
        return do_event(rerun, move, field);
    case MOVE_EXPIRY:
        return do_due(rerun, move, FSM_BY_TIMER);
    case MOVE_RELEASE:
        *field = rerun->out.released_field;
        return do_due(rerun, move, FSM_BY_RELEASE);
    case MOVE_REFILL:
        return do_refill(rerun, move);
    case MOVE_TICK:
        break;
    }
    return fail(rerun, "ticks are no part of a trace");
}

/* ---- the whole ---- */

static bool create_all(struct rerun *rerun, const struct trace *trace, int64_t *before)
{
    world_share(rerun->m, trace->params, shared_of(rerun));
    for (unsigned i = 0; i < trace->instances; i++) {
        struct fsm_instance *inst = instance_of(rerun, i);
        memcpy(before, rerun->image, world_slots(&rerun->world) * sizeof *before);
        if (fsm_create(rerun->m, shared_of(rerun), inst, trace->params, 0, &rerun->out) != FSM_STEPPED)
            return fail(rerun, "creation is refused");
        ask_of_step(rerun, i, before, NULL);
    }
    ask_of_state(rerun);
    return true;
}

static bool move_all(struct rerun *rerun, const struct trace *trace, int64_t *before)
{
    for (uint32_t n = 0; n < trace->moves; n++) {
        const struct move *move = &trace->move[n];
        const int64_t *field = NULL;
        if (move->instance >= trace->instances)
            return fail(rerun, "no such instance");
        if (!wait_until(rerun, move->at))
            return false;
        rerun->moves++;
        memcpy(before, rerun->image, world_slots(&rerun->world) * sizeof *before);
        if (!do_move(rerun, move, &field) || !ask_of_step(rerun, move->instance, before, field))
            return false;
        ask_of_state(rerun);
    }
    return true;
}

static void make_room(struct rerun *rerun, const char *source)
{
    const struct fsm_machine *m = rerun->m;
    rerun->image = arena_alloc(&rerun->arena, world_slots(&rerun->world) * sizeof *rerun->image);
    rerun->decided = arena_alloc(&rerun->arena, (m->promise_count + 1u) * sizeof *rerun->decided);
    rerun->has_states = arena_alloc(&rerun->arena, m->promise_count + 1u);
    for (uint16_t p = 0; p < m->promise_count; p++) {
        rerun->decided[p].moves = RERUN_NEVER;
        rerun->has_states[p] = promise_has_states(source, &m->promises[p]);
    }
    rerun->out.capacity = (uint32_t)fsm_out_size(m);
    rerun->out.bytes = arena_alloc(&rerun->arena, rerun->out.capacity + 1u);
}

bool rerun_run(struct rerun *rerun, const struct fsm_machine *m, const char *source, int64_t tick,
               const struct trace *trace)
{
    *rerun = (struct rerun){.m = m, .tick = tick};
    world_init(&rerun->world, m, trace->params, trace->instances, tick);
    make_room(rerun, source);
    int64_t *before = arena_alloc(&rerun->arena, world_slots(&rerun->world) * sizeof *before);
    return create_all(rerun, trace, before) && move_all(rerun, trace, before) && wait_until(rerun, trace->end);
}

void rerun_close(struct rerun *rerun)
{
    arena_release(&rerun->arena);
}
