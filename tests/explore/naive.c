/* naive.c: see naive.h. */
#include "naive.h"

#include <assert.h>
#include <string.h>

#include "outside.h"
#include "promise.h"
#include "world.h"

#define INPUTS_MOST 4000
#define CHAIN_MOST 1000

static const struct fsm_text NO_TEXT[FSM_FIELDS_MAX] = {{"", 0}};

struct search {
    struct naive *found;
    const struct fsm_machine *m;
    struct world world;
    size_t slots; /* of an image */
    outside_list inputs;
    LIST(int64_t *) image;   /* all states, in the order they were found */
    LIST(uint32_t) depth;    /* of each */
    size_t *table, room;     /* hash set of indices + 1 */
    bool *has_states;        /* [promises] */
    const int64_t *state;    /* the moves from here are made */
    int64_t *before, *after; /* the move at hand */
    int64_t *chain;          /* a state that only what is due goes on from */
    uint32_t after_depth;
    struct fsm_out out;
};

/* ---- the set of states ---- */

static size_t hash(const int64_t *image, size_t slots)
{
    uint64_t h = 0;
    for (size_t i = 0; i < slots; i++) {
        h = (h ^ (uint64_t)image[i]) * UINT64_C(0x9e3779b97f4a7c15);
        h ^= h >> 29;
    }
    return (size_t)h;
}

static size_t *place_of(struct search *search, const int64_t *image)
{
    size_t at = hash(image, search->slots) & (search->room - 1);
    while (search->table[at] &&
           memcmp(search->image.item[search->table[at] - 1], image, search->slots * sizeof *image) != 0)
        at = (at + 1) & (search->room - 1);
    return &search->table[at];
}

static void grow(struct search *search)
{
    search->room = search->room ? search->room * 2 : 1024;
    search->table = mem_resize(search->table, search->room * sizeof *search->table);
    memset(search->table, 0, search->room * sizeof *search->table);
    for (size_t i = 0; i < search->image.count; i++)
        *place_of(search, search->image.item[i]) = i + 1;
}

static void note_leaves(struct search *search, int64_t *image)
{
    for (unsigned i = 0; i < search->world.instances; i++) {
        const struct fsm_instance *inst = world_instance(&search->world, image, i);
        int64_t leaf = inst->slot[FSM_SLOT_LEAF];
        search->found->reached[leaf] = true;
        if (instance_waits(search->m, inst))
            search->found->waits[leaf] = true;
    }
}

static void note_answer(struct search *search, uint16_t promise, struct answer answer)
{
    struct naive_promise *found = &search->found->promise[promise];
    found->exercised = found->exercised || answer.asked;
    if (answer.decides && !found->decided) {
        found->decided = true;
        found->depth = search->after_depth;
    }
}

/* What speaks of states alone, of every instance on which nothing is due. */
static void note_rest(struct search *search, int64_t *image)
{
    const struct fsm_machine *m = search->m;
    for (unsigned i = 0; i < search->world.instances; i++) {
        struct fsm_scene scene = {.shared = world_shared(&search->world, image),
                                  .inst = world_instance(&search->world, image, i)};
        if (instance_is_due(m, scene.inst, 0))
            continue;
        for (uint16_t p = 0; p < m->promise_count; p++)
            if (search->has_states[p])
                note_answer(search, p, promise_of_state(m, &m->promises[p], &scene));
    }
}

/* Whether the instance is due still after so many steps that some state must have come twice. */
static bool circles(struct search *search, const int64_t *image, unsigned instance)
{
    struct fsm_shared *shared = world_shared(&search->world, search->chain);
    struct fsm_instance *inst = world_instance(&search->world, search->chain, instance);
    memcpy(search->chain, image, search->slots * sizeof *image);
    for (unsigned step = 0; step < CHAIN_MOST; step++) {
        if (!instance_is_due(search->m, inst, 0))
            return false;
        fsm_advance(search->m, shared, inst, 0, &search->out);
    }
    return true;
}

/* The state after the move, if it is new. */
static void arrive(struct search *search, int64_t passed_ms)
{
    world_settle(&search->world, search->after, passed_ms);
    if (search->image.count * 2 >= search->room)
        grow(search);
    size_t *place = place_of(search, search->after);
    if (*place)
        return;
    int64_t *image = arena_alloc(&search->found->arena, search->slots * sizeof *image);
    memcpy(image, search->after, search->slots * sizeof *image);
    list_push(&search->image, image);
    list_push(&search->depth, search->after_depth);
    *place = search->image.count;
    note_leaves(search, image);
    note_rest(search, image);
    for (unsigned i = 0; i < search->world.instances; i++)
        search->found->circles = search->found->circles || circles(search, image, i);
}

/* ---- what a step says ---- */

static void note_promises(struct search *search, const struct fsm_scene *scene)
{
    for (uint16_t p = 0; p < search->m->promise_count; p++)
        if (!search->has_states[p])
            note_answer(search, p, promise_of_step(search->m, &search->m->promises[p], scene));
}

static bool is_told(const struct fsm_machine *m, const struct fsm_out *out)
{
    if (out->result != FSM_LIMIT || out->cause != FSM_BY_EVENT)
        return false;
    for (uint16_t e = 0; e < m->effect_count; e++)
        if (m->effects[e].mode == FSM_ONCE && m->effects[e].slot == out->culprit)
            return false;
    return true;
}

static void note_refusal(struct search *search, const struct fsm_out *out)
{
    if (is_told(search->m, out))
        return;
    struct naive_refusal refusal = {out->result, (uint16_t)out->from, out->column};
    for (size_t i = 0; i < search->found->refusals.count; i++) {
        const struct naive_refusal *known = &search->found->refusals.item[i];
        if (known->result == refusal.result && known->leaf == refusal.leaf && known->column == refusal.column)
            return;
    }
    list_push(&search->found->refusals, refusal);
}

static void note_rows(struct search *search, const struct fsm_out *out)
{
    const struct fsm_machine *m = search->m;
    for (uint16_t r = 0; r < out->row_count; r++)
        search->found->row_taken[out->row[r]] = true;
    bool moves = out->result == FSM_STEPPED && out->cause != FSM_BY_REFILL && out->cause != FSM_BY_CREATION;
    if (moves && out->from != out->to) {
        size_t pair = (size_t)out->from * m->leaves + (size_t)out->to;
        search->found->edge[pair * fsm_columns(m) + out->column] = true;
    }
}

/* `after` is what the step made of `before`. False if the outside world would not have done this. */
static bool note_step(struct search *search, unsigned instance, const int64_t *field)
{
    const struct fsm_out *out = &search->out;
    bool creation = out->cause == FSM_BY_CREATION;
    struct fsm_scene scene = {
        .shared = world_shared(&search->world, search->after),
        .shared_before = creation ? NULL : world_shared(&search->world, search->before),
        .inst = world_instance(&search->world, search->after, instance),
        .before = creation ? NULL : world_instance(&search->world, search->before, instance),
        .field = field,
        .out = out,
        .now = 0,
    };
    if (!creation)
        instance_began(search->m, out, world_instance(&search->world, search->before, instance));
    if (!promises_allow(search->m, &scene))
        return false;
    if (out->result >= FSM_BAD_EVENT) {
        note_refusal(search, out);
        return true;
    }
    note_rows(search, out);
    note_promises(search, &scene);
    return true;
}

/* ---- moves ---- */

static void begin_move(struct search *search)
{
    memcpy(search->before, search->state, search->slots * sizeof *search->before);
    memcpy(search->after, search->state, search->slots * sizeof *search->after);
}

static void move_step(struct search *search, unsigned instance, const struct fsm_event *event)
{
    begin_move(search);
    struct fsm_instance *inst = world_instance(&search->world, search->after, instance);
    fsm_step(search->m, world_shared(&search->world, search->after), inst, event, 0, &search->out);
    assert((search->out.cause == FSM_BY_EVENT) == (event != NULL));
    const int64_t *field = event                                 ? event->field
                           : search->out.cause == FSM_BY_RELEASE ? search->out.released_field
                                                                 : NULL;
    if (note_step(search, instance, field))
        arrive(search, 0);
    else if (!event) /* what is due is assumed not to happen, and nothing else can */
        search->found->circles = true;
}

static void move_input(struct search *search, unsigned instance, const struct outside *outside)
{
    const struct fsm_machine *m = search->m;
    const struct fsm_event_def *def = &m->events[outside->event];
    struct fsm_event event = {.type = outside->event, .field = outside->field, .text = NO_TEXT};
    if (def->reply_to == UINT16_MAX) {
        move_step(search, instance, &event);
        return;
    }
    const struct fsm_effect_def *effect = &m->effects[def->reply_to];
    const int64_t *slot = search->state + instance * search->world.instance_slots;
    for (uint16_t c = 0; c < effect->calls && slot[effect->slot + c] != FSM_MISSING; c++) {
        event.call = (uint32_t)slot[effect->slot + c];
        move_step(search, instance, &event);
    }
}

static void move_refill(struct search *search, unsigned instance, uint16_t variable)
{
    begin_move(search);
    const struct fsm_instance *inst = world_instance(&search->world, search->after, instance);
    world_refill(search->m, world_shared(&search->world, search->after), inst, variable, 0, &search->out);
    if (note_step(search, instance, NULL))
        arrive(search, 0);
}

/* Every move from `state`. */
static void move_all(struct search *search)
{
    const struct fsm_machine *m = search->m;
    bool anything_due = false;
    for (unsigned i = 0; i < search->world.instances; i++) {
        begin_move(search);
        bool due = instance_is_due(m, world_instance(&search->world, search->before, i), 0);
        anything_due = anything_due || due;
        if (due)
            move_step(search, i, NULL);
        for (size_t n = 0; !due && n < search->inputs.count; n++)
            move_input(search, i, &search->inputs.item[n]);
        for (uint16_t s = 0; !due && s < m->shared_count; s++)
            if (m->shared[s].every)
                move_refill(search, i, s);
    }
    if (!anything_due && search->found->tick > 0) {
        begin_move(search);
        arrive(search, search->found->tick);
    }
}

/* ---- the whole ---- */

static bool create_all(struct search *search)
{
    struct naive *naive = search->found;
    world_share(search->m, naive->params, world_shared(&search->world, search->after));
    for (unsigned i = 0; i < naive->instances; i++) {
        struct fsm_instance *inst = world_instance(&search->world, search->after, i);
        struct fsm_shared *shared = world_shared(&search->world, search->after);
        if (fsm_create(search->m, shared, inst, naive->params, 0, &search->out) != FSM_STEPPED)
            return false;
        note_step(search, i, NULL);
    }
    arrive(search, 0);
    return true;
}

static void search_all(struct search *search)
{
    struct naive *naive = search->found;
    size_t next = 0;
    for (; next < search->image.count && search->image.count <= naive->max_states; next++) {
        search->state = search->image.item[next];
        search->after_depth = search->depth.item[next] + 1;
        move_all(search);
    }
    naive->states = search->image.count;
    naive->exhausted = next == search->image.count;
}

static void make_room(struct search *search)
{
    struct naive *naive = search->found;
    const struct fsm_machine *m = search->m;
    size_t edges = (size_t)m->leaves * m->leaves * fsm_columns(m);
    naive->promise = arena_alloc(&naive->arena, (m->promise_count + 1u) * sizeof *naive->promise);
    naive->reached = arena_alloc(&naive->arena, m->leaves);
    naive->waits = arena_alloc(&naive->arena, m->leaves);
    naive->row_taken = arena_alloc(&naive->arena, m->row_count + 1u);
    naive->edge = arena_alloc(&naive->arena, edges);
    search->before = arena_alloc(&naive->arena, search->slots * sizeof *search->before);
    search->after = arena_alloc(&naive->arena, search->slots * sizeof *search->after);
    search->chain = arena_alloc(&naive->arena, search->slots * sizeof *search->chain);
    search->has_states = arena_alloc(&naive->arena, m->promise_count + 1u);
    for (uint16_t p = 0; p < m->promise_count; p++)
        search->has_states[p] = promise_has_states(naive->source, &m->promises[p]);
    search->out.capacity = (uint32_t)fsm_out_size(m);
    search->out.bytes = arena_alloc(&naive->arena, search->out.capacity + 1u);
}

bool naive_explore(struct naive *naive)
{
    struct search search = {.found = naive, .m = naive->m};
    world_init(&search.world, naive->m, naive->params, naive->instances, naive->tick);
    search.slots = world_slots(&search.world);
    make_room(&search);
    bool good =
        outside_events(naive->m, naive->tick, INPUTS_MOST, &naive->arena, &search.inputs) && create_all(&search);
    if (good)
        search_all(&search);
    list_release(&search.inputs);
    list_release(&search.image);
    list_release(&search.depth);
    mem_free(search.table);
    return good;
}

void naive_close(struct naive *naive)
{
    list_release(&naive->refusals);
    arena_release(&naive->arena);
}
