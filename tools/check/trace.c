/* trace.c: how a state was reached, as moves that the runtime itself can make.
 *
 * The store knows each state's parent; which move led from one to the other is found again by trying them all. A free
 * timer that expires fixes the field it was started with, and a refill fixes where in its window the run began. The
 * whole is then replayed from the beginning by fsm_create and fsm_step: what does not come to the same is called so. */
#include <string.h>

#include "replay.h"
#include "search.h"

struct tracer {
    struct search *search;
    LIST(struct move) moves;
    struct {         /* what each timer of each instance was started by, if it runs freely */
        size_t move; /* index + 1 */
        uint16_t field;
        int64_t offset;
    } * started; /* [instances][timers] */
    int64_t now;
};

/* ---- finding a move again ---- */

static bool leads(struct search *search, const uint64_t *from, unsigned instance, struct act act, const uint64_t *to)
{
    uint64_t joint[JOINT_MAX], after[JOINT_MAX], next[JOINT_MAX * INSTANCES_MAX];
    size_t words = search->store.words;
    product_get(&search->product, from, instance, joint);
    actor_do(&search->moves.actor, joint, act, after, &search->moves.outcome);
    memcpy(next, from, words * sizeof *next);
    product_put(&search->product, next, instance, after);
    return search->moves.outcome.pack == PACK_FINE && !memcmp(next, to, words * sizeof *next);
}

static bool find_act(struct search *search, const uint64_t *from, const uint64_t *to, unsigned instance,
                     struct act *act)
{
    const struct layout *layout = &search->layout;
    const struct moves *moves = &search->moves;
    uint64_t joint[JOINT_MAX];
    product_get(&search->product, from, instance, joint);
    uint64_t leaf = field_get(&layout->field[layout->leaf], joint);
    bool due = layout_is_due(layout, joint);
    uint32_t first = due ? moves_due(moves, leaf, joint) : moves->first_ask[leaf];
    uint32_t end = due ? first + 1 : moves->first_ask[leaf + 1];
    for (uint32_t ask = first; ask < end; ask++) {
        uint32_t count;
        const struct act *acts = moves_acts(moves, ask, &count);
        for (uint32_t i = 0; i < count; i++)
            if (moves_applies(moves, ask, acts[i], joint) && leads(search, from, instance, acts[i], to)) {
                *act = acts[i];
                return true;
            }
    }
    return false;
}

/* ---- making it real ---- */

static int64_t *copy_fields(struct search *search, const int64_t *field, uint16_t count)
{
    int64_t *copy = arena_alloc(&search->x->arena, (count + 1u) * sizeof *copy);
    if (count)
        memcpy(copy, field, count * sizeof *copy);
    return copy;
}

/* A timer that ran freely ran for as long as this: its event said so. */
static void fix_duration(struct tracer *tracer, unsigned instance, uint16_t timer)
{
    const struct fsm_machine *m = tracer->search->x->m;
    size_t at = instance * m->timer_count + timer, start = tracer->started[at].move;
    if (!start)
        return;
    struct move *move = &tracer->moves.item[start - 1];
    int64_t *field = copy_fields(tracer->search, move->field, m->events[move->column].slots);
    field[tracer->started[at].field] = tracer->now - move->at - tracer->started[at].offset;
    move->field = field;
    tracer->started[at].move = 0;
}

/* After a move: which timers it has started, stopped or left alone. */
static void note_timers(struct tracer *tracer, unsigned instance, const struct input *input)
{
    const struct abstraction *world = &tracer->search->x->world;
    const struct actor *actor = &tracer->search->moves.actor;
    const struct fsm_machine *m = world->m;
    for (uint16_t t = 0; t < m->timer_count; t++) {
        int64_t deadline = actor->inst->slot[m->timers[t].slot];
        size_t at = instance * m->timer_count + t;
        if (actor->out->timers >> t & 1)
            tracer->started[at].move = 0;
        for (uint16_t i = 0; input && i < world->free_starts; i++) {
            const struct free_start *start = &world->free_start[i];
            if (start->timer != t || start->event != input->event || !(actor->out->timers >> t & 1) ||
                deadline != CHECK_NOW + input->field[start->field] + start->offset)
                continue;
            tracer->started[at].move = tracer->moves.count;
            tracer->started[at].field = start->field;
            tracer->started[at].offset = start->offset;
        }
    }
}

static void add_move(struct tracer *tracer, unsigned instance, struct act act)
{
    struct search *search = tracer->search;
    const struct fsm_machine *m = search->x->m;
    const struct outcome *outcome = &search->moves.outcome; /* of the act, just made */
    const struct input *input = outcome->input == UINT32_MAX ? NULL : &search->x->world.input[outcome->input];
    struct move move = {.kind = act.kind, .instance = (uint8_t)instance, .column = outcome->column, .at = tracer->now};
    if (act.kind == MOVE_EVENT && m->events[input->event].reply_to != UINT16_MAX)
        move.call = 1; /* which one does not matter: the oldest */
    if (act.kind == MOVE_EVENT)
        move.field = copy_fields(search, input->field, m->events[input->event].slots);
    if (act.kind == MOVE_EXPIRY)
        fix_duration(tracer, instance, (uint16_t)act.index);
    list_push(&tracer->moves, move);
    if (act.kind == MOVE_EVENT)
        note_timers(tracer, instance, input);
    else if (act.kind != MOVE_REFILL)
        note_timers(tracer, instance, NULL);
}

static void step_between(struct tracer *tracer, const uint64_t *from, const uint64_t *to)
{
    struct search *search = tracer->search;
    struct act act;
    for (unsigned i = 0; i < search->product.instances; i++)
        if (find_act(search, from, to, i, &act)) {
            add_move(tracer, i, act);
            return;
        }
    tracer->now += search->x->world.tick;
}

/* ---- the whole ---- */

static void walk_back(struct tracer *tracer, uint32_t state)
{
    struct search *search = tracer->search;
    LIST(uint32_t) chain = {0};
    for (uint32_t at = state; at; at = search->store.parent[at])
        list_push(&chain, at);
    for (size_t i = chain.count; i-- > 0;)
        step_between(tracer, visited_at(&search->store, search->store.parent[chain.item[i]]),
                     visited_at(&search->store, chain.item[i]));
    list_release(&chain);
}

struct trace trace_to(struct search *search, const struct spot *spot)
{
    struct exploration *x = search->x;
    struct tracer tracer = {.search = search};
    size_t timers = (size_t)search->product.instances * x->m->timer_count;
    uint64_t joint[JOINT_MAX], after[JOINT_MAX];
    tracer.started = arena_alloc(&x->arena, (timers + 1) * sizeof *tracer.started);
    walk_back(&tracer, spot->state);
    if (spot->moving) {
        product_get(&search->product, visited_at(&search->store, spot->state), spot->instance, joint);
        actor_do(&search->moves.actor, joint, spot->act, after, &search->moves.outcome);
        add_move(&tracer, spot->instance, spot->act);
    }
    struct move *moves = arena_alloc(&x->arena, (tracer.moves.count + 1) * sizeof *moves);
    if (tracer.moves.count)
        memcpy(moves, tracer.moves.item, tracer.moves.count * sizeof *moves);
    struct trace trace = {.move = moves,
                          .moves = (uint32_t)tracer.moves.count,
                          .end = tracer.now,
                          .params = x->params,
                          .instances = search->product.instances};
    list_release(&tracer.moves);
    replay_fit(x->m, &trace);
    return trace;
}
