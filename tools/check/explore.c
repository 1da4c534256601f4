/* explore.c: breadth-first through all states. The store keeps them in the order they are met, so that the search is
 * one walk along the store; new states go to its end. */
#include "explore.h"

#include <assert.h>
#include <string.h>
#include <time.h>

#include "asked.h"
#include "code.h"
#include "mix.h"
#include "reads.h"
#include "search.h"

static void *room(size_t size)
{
    void *memory = mem_resize(NULL, size + 1);
    memset(memory, 0, size + 1);
    return memory;
}

/* ---- what is found ---- */

static struct spot spot_here(const struct search *search, bool moving, struct act act)
{
    return (struct spot){search->state, search->depth + moving, moving, search->instance, act};
}

static void decide(struct search *search, uint16_t p, struct spot spot)
{
    struct promise_report *report = &search->x->promise[p];
    if (report->decided)
        return;
    report->decided = true;
    report->depth = spot.depth;
    search->promise[p] = spot;
}

/* An invariant is decided when it does not hold, a reachable when it does. */
static void weigh(struct search *search, const bool *asked, const bool *held, struct spot spot)
{
    const struct fsm_machine *m = search->x->m;
    for (uint16_t p = 0; p < m->promise_count; p++) {
        if (!asked[p])
            continue;
        search->x->promise[p].exercised = true;
        bool excludes = m->promises[p].kind == FSM_ASSUME && m->promises[p].when == FSM_ON_EVENT;
        if (!excludes && held[p] == (m->promises[p].kind == FSM_REACHABLE))
            decide(search, p, spot);
    }
}

static bool is_of_once(const struct fsm_machine *m, uint32_t slot)
{
    for (uint16_t e = 0; e < m->effect_count; e++)
        if (m->effects[e].mode == FSM_ONCE && m->effects[e].slot == slot)
            return true;
    return false;
}

/* Whoever sends an event is told that a limit is reached; nobody is when it happens to an expiry. */
static bool counts_as_refusal(const struct fsm_machine *m, struct act act, const struct outcome *outcome)
{
    if (outcome->result < FSM_BAD_EVENT)
        return false;
    return outcome->result != FSM_LIMIT || act.kind != MOVE_EVENT || is_of_once(m, outcome->culprit);
}

static void refuse(struct search *search, struct refusal refusal, struct spot spot)
{
    for (size_t i = 0; i < search->refusals.count; i++) {
        const struct refusal *known = &search->refusals.item[i].refusal;
        if (known->result == refusal.result && known->leaf == refusal.leaf && known->column == refusal.column &&
            known->culprit == refusal.culprit)
            return;
    }
    list_push(&search->refusals, ((struct refusal_spot){refusal, spot}));
}

/* The step was undone: the instance is as it was. */
static void tell_gap(struct search *search, const struct outcome *outcome)
{
    const struct exploration *x = search->x;
    const struct actor *actor = &search->moves.actor;
    struct fsm_scene scene = {.shared = actor->shared, .inst = actor->before, .now = CHECK_NOW};
    if (outcome->input != UINT32_MAX)
        scene.field = x->world.input[outcome->input].field;
    x->gap(x->context, (uint16_t)outcome->from, outcome->column, &scene);
}

/* The first time a move is made with its key. */
static void met(void *context, struct act act, const struct outcome *outcome)
{
    struct search *search = context;
    struct exploration *x = search->x;
    const struct fsm_machine *m = x->m;
    if (outcome->pack == PACK_OFF_GRID)
        search->off_grid = outcome->off;
    search->too_long = search->too_long || outcome->pack == PACK_TOO_LONG;
    search->late = search->late || outcome->pack == PACK_LATE;
    if (outcome->excluded) {
        x->excluded++;
        return;
    }
    for (uint16_t i = 0; outcome->result < FSM_BAD_EVENT && i < outcome->rows; i++)
        x->row_taken[outcome->row[i]] = true;
    weigh(search, outcome->asked, outcome->held, spot_here(search, true, act));
    if (counts_as_refusal(m, act, outcome))
        refuse(search,
               (struct refusal){.result = outcome->result,
                                .column = outcome->column,
                                .leaf = (uint16_t)outcome->from,
                                .culprit = outcome->culprit,
                                .row = outcome->rows ? outcome->row[outcome->rows - 1] : UINT32_MAX},
               spot_here(search, true, act));
    if (outcome->result == FSM_NO_ROW && x->gap)
        tell_gap(search, outcome);
    if (outcome->from != outcome->to && act.kind != MOVE_REFILL)
        x->edge[((size_t)outcome->from * m->leaves + (size_t)outcome->to) * fsm_columns(m) + outcome->column] = true;
}

/* ---- promises about states ---- */

static void make_asked(struct search *search)
{
    const struct layout *layout = &search->layout;
    const struct fsm_machine *m = layout->m;
    struct reads reads;
    bool any = false;
    reads_open(&reads, m);
    for (uint16_t p = 0; p < m->promise_count; p++)
        if (search->moves.actor.state_only[p]) {
            reads_add(&reads, m->promises[p].code);
            any = true;
        }
    for (uint16_t f = 0; any && f < layout->fields; f++) {
        const struct field *field = &layout->field[f];
        bool read =
            field->kind <= FIELD_REMAINING && (field->shared ? reads.shared[field->slot] : reads.slot[field->slot]);
        if (read || f == layout->leaf)
            search->asked[field->word] |= ((UINT64_C(1) << field->bits) - 1) << field->shift;
    }
    search->verdict_words = any ? (m->promise_count + 63u) / 64 : 0;
    reads_close(&reads);
}

static size_t verdict_find(const struct search *search, const uint64_t *key)
{
    size_t words = search->layout.words, i = mix_words(key, words) & (search->verdict_room - 1);
    while (search->verdict_known[i] && memcmp(search->verdict_key + i * words, key, words * sizeof *key))
        i = (i + 1) & (search->verdict_room - 1);
    return i;
}

static void verdict_grow(struct search *search)
{
    size_t words = search->layout.words, old_room = search->verdict_room;
    uint64_t *key = search->verdict_key, *verdict = search->verdict;
    bool *known = search->verdict_known;
    search->verdict_room = old_room ? old_room * 2 : 64;
    search->verdict_key = room(search->verdict_room * words * sizeof *key);
    search->verdict = room(search->verdict_room * search->verdict_words * sizeof *verdict);
    search->verdict_known = room(search->verdict_room);
    for (size_t i = 0; i < old_room; i++) {
        if (!known[i])
            continue;
        size_t to = verdict_find(search, key + i * words);
        search->verdict_known[to] = true;
        memcpy(search->verdict_key + to * words, key + i * words, words * sizeof *key);
        memcpy(search->verdict + to * search->verdict_words, verdict + i * search->verdict_words,
               search->verdict_words * sizeof *verdict);
    }
    mem_free(key);
    mem_free(verdict);
    mem_free(known);
}

/* Which promises about states are decided by this one. */
static const uint64_t *verdict_of(struct search *search, const uint64_t *joint)
{
    size_t words = search->layout.words;
    uint64_t key[JOINT_MAX];
    for (size_t w = 0; w < words; w++)
        key[w] = joint[w] & search->asked[w];
    if (search->verdict_used * 2 >= search->verdict_room)
        verdict_grow(search);
    size_t i = verdict_find(search, key);
    uint64_t *verdict = search->verdict + i * search->verdict_words;
    if (search->verdict_known[i])
        return verdict;
    uint16_t p;
    for (uint16_t from = 0; !actor_holds(&search->moves.actor, joint, from, &p); from = (uint16_t)(p + 1))
        verdict[p / 64] |= UINT64_C(1) << p % 64;
    memcpy(search->verdict_key + i * words, key, words * sizeof *key);
    search->verdict_known[i] = true;
    search->verdict_used++;
    return verdict;
}

static void ask_state(struct search *search, const uint64_t *joint, struct spot spot)
{
    if (!search->verdict_words)
        return;
    const uint64_t *verdict = verdict_of(search, joint);
    for (size_t w = 0; w < search->verdict_words; w++)
        for (uint64_t bits = verdict[w]; bits; bits &= bits - 1)
            decide(search, (uint16_t)(w * 64 + (unsigned)__builtin_ctzll(bits)), spot);
}

/* ---- new states ---- */

#define CHAIN_MAX 256 /* expiries in no time: so many can only be a circle */

/* Looks ahead, by itself: nothing is remembered or reported of what it meets. */
static void walk_chain(struct search *search, const uint64_t *joint, struct spot spot)
{
    const struct layout *layout = &search->layout;
    uint64_t here[JOINT_MAX], after[JOINT_MAX];
    memcpy(here, joint, layout->words * sizeof *here);
    for (int i = 0; i < CHAIN_MAX; i++) {
        if (!layout_is_due(layout, here))
            return;
        actor_do(&search->moves.actor, here, layout_due(layout, here), after, &search->moves.other);
        if (search->moves.other.pack != PACK_FINE)
            return;
        memcpy(here, after, layout->words * sizeof *here);
    }
    refuse(search,
           (struct refusal){.result = FSM_LOOP,
                            .column = UINT16_MAX,
                            .leaf = (uint16_t)field_get(&layout->field[layout->leaf], here),
                            .row = UINT32_MAX},
           spot);
}

/* With several instances a joint comes back in many states, and all there is to see of it was seen the first time. */
static bool is_known(struct search *search, const uint64_t *joint)
{
    if (search->product.instances == 1)
        return false;
    visited_reserve(&search->joints, 1);
    return !visited_add(&search->joints, joint, mix_words(joint, search->layout.words), 0);
}

/* Looks at a state the first time. */
static void look(struct search *search, const uint64_t *state, uint32_t number, uint32_t depth)
{
    const struct layout *layout = &search->layout;
    uint64_t joint[JOINT_MAX];
    for (unsigned i = 0; i < search->product.instances; i++) {
        struct spot spot = {number, depth, false, (uint8_t)i, {0, 0}};
        product_get(&search->product, state, i, joint);
        if (is_known(search, joint))
            continue;
        uint64_t leaf = field_get(&layout->field[layout->leaf], joint);
        bool due = layout_is_due(layout, joint);
        if (!search->x->leaf[leaf].reached) {
            search->x->leaf[leaf].reached = true;
            search->reached[leaf] = spot;
        }
        if (!due && !search->x->leaf[leaf].waits && !layout_expects(layout, joint)) {
            search->x->leaf[leaf].waits = true;
            search->waits[leaf] = spot;
        }
        if (due)
            walk_chain(search, joint, spot);
        else
            ask_state(search, joint, spot);
    }
}

/* ---- the walk ---- */

#define BATCH 128

struct batch { /* states on their way into the store: memory is waited for once for all */
    size_t count;
    uint64_t *state; /* [BATCH][words] */
    uint64_t hash[BATCH];
    uint32_t parent[BATCH];
};

#define AHEAD 12 /* states that are fetched while others are compared */

static void flush(struct search *search, struct batch *batch)
{
    struct visited *store = &search->store;
    size_t words = store->words;
    for (size_t i = 0; i < batch->count && i < AHEAD; i++)
        visited_foresee_state(store, batch->hash[i]);
    for (size_t i = 0; i < batch->count; i++) {
        if (i + AHEAD < batch->count)
            visited_foresee_state(store, batch->hash[i + AHEAD]);
        if (visited_add(store, batch->state + i * words, batch->hash[i], batch->parent[i]))
            look(search, batch->state + i * words, (uint32_t)store->count - 1, search->depth + 1);
    }
    batch->count = 0;
    visited_reserve(store, BATCH);
}

static inline void send(struct search *search, struct batch *batch, const uint64_t *state)
{
    size_t words = search->store.words;
    if (batch->count == BATCH)
        flush(search, batch);
    for (size_t w = 0; w < words; w++)
        batch->state[batch->count * words + w] = state[w];
    batch->hash[batch->count] = mix_words(state, words);
    visited_foresee(&search->store, batch->hash[batch->count]);
    batch->parent[batch->count++] = search->state;
    search->x->moves++;
}

/* Everything that may come of one ask. */
static void follow(struct search *search, struct batch *batch, uint32_t ask, const uint64_t *state,
                   const uint64_t *joint, uint8_t instance)
{
    size_t words = search->layout.words, own = search->store.words;
    uint64_t next[JOINT_MAX * INSTANCES_MAX], after[JOINT_MAX];
    struct deltas deltas = moves_ask(&search->moves, ask, joint);
    for (uint32_t d = 0; d < deltas.count; d++) {
        const uint64_t *delta = search->moves.delta + deltas.first + d * 2 * words; /* it may have moved meanwhile */
        uint64_t changed = 0;
        for (size_t w = 0; w < words; w++) {
            after[w] = (joint[w] & ~delta[w]) | delta[words + w];
            changed |= after[w] ^ joint[w];
        }
        if (!changed)
            continue;
        memcpy(next, state, own * sizeof *next);
        product_put(&search->product, next, instance, after);
        send(search, batch, next);
    }
}

static void tick(struct search *search, struct batch *batch, const uint64_t *state)
{
    uint64_t next[JOINT_MAX * INSTANCES_MAX], joint[JOINT_MAX];
    size_t own = search->store.words;
    memcpy(next, state, own * sizeof *next);
    for (unsigned i = 0; i < search->product.instances; i++) {
        product_get(&search->product, state, i, joint);
        layout_tick(&search->layout, joint);
        product_put(&search->product, next, i, joint);
    }
    if (memcmp(next, state, own * sizeof *next))
        send(search, batch, next);
}

static void expand(struct search *search, struct batch *batch)
{
    const struct layout *layout = &search->layout;
    uint64_t state[JOINT_MAX * INSTANCES_MAX], joint[JOINT_MAX];
    bool any_due = false, refilled = false;
    memcpy(state, visited_at(&search->store, search->state), search->store.words * sizeof *state);
    for (unsigned i = 0; i < search->product.instances; i++) {
        product_get(&search->product, state, i, joint);
        uint64_t leaf = field_get(&layout->field[layout->leaf], joint);
        search->instance = (uint8_t)i;
        if (layout_is_due(layout, joint)) {
            any_due = true;
            follow(search, batch, moves_due(&search->moves, leaf, joint), state, joint, (uint8_t)i);
            continue;
        }
        uint32_t first = search->moves.first_ask[leaf], end = search->moves.first_ask[leaf + 1];
        uint32_t refill = search->moves.first_refill[leaf];
        for (uint32_t n = first; n < (refilled ? refill : end); n++)
            follow(search, batch, n, state, joint, (uint8_t)i);
        for (uint32_t n = refill; refilled && search->moves.refill_asks && n < end; n++)
            moves_ask(&search->moves, n, joint); /* one refills for all; promises are asked of each */
        refilled = true;
    }
    if (!any_due && search->x->world.tick)
        tick(search, batch, state);
}

static double seconds_now(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

static void account(struct search *search, double began)
{
    struct exploration *x = search->x;
    const struct visited *store = &search->store;
    x->states = store->count;
    x->depth = search->depth;
    x->state_bytes = store->count * store->words * sizeof *store->state;
    x->overhead_bytes =
        store->slots * sizeof *store->table + (store->parent ? store->count * sizeof *store->parent : 0);
    x->seconds = seconds_now() - began;
}

/* Why the walk must end before its end, or NULL. */
static const char *bound(const struct search *search)
{
    const struct exploration *x = search->x;
    if (x->stop && *x->stop)
        return "interrupted";
    if (x->max_states && search->store.count >= x->max_states)
        return "as many as --max-states allows";
    if (search->store.count >= STORE_MOST - BATCH)
        return "no more states can be numbered";
    if (search->too_long)
        return "a value without bounds grew beyond what is followed";
    if (search->late)
        return "two deadlines lie in the past, in an order that is not followed";
    return NULL;
}

static void walk(struct search *search, double began)
{
    struct exploration *x = search->x;
    struct batch *batch = room(sizeof *batch);
    double told = began;
    uint32_t level_end = (uint32_t)search->store.count, since = 0;
    batch->state = room(BATCH * search->store.words * sizeof *batch->state);
    for (search->state = 0;; search->state++) {
        if (search->state == level_end) {
            flush(search, batch);
            if (search->store.count == level_end)
                break;
            search->depth++;
            level_end = (uint32_t)search->store.count;
            if (x->max_depth && search->depth >= x->max_depth)
                x->bound = "as many moves as --max-depth allows";
        }
        if (!x->bound)
            x->bound = bound(search);
        if (x->bound || search->off_grid)
            break;
        expand(search, batch);
        if (++since == 4096) {
            since = 0;
            if (x->progress && seconds_now() - told > 0.25) {
                told = seconds_now();
                account(search, began);
                x->progress(x->context, x);
            }
        }
    }
    if (!x->bound && x->world.sampled)
        x->bound = "not every input was tried";
    x->exhausted = !x->bound && !search->off_grid;
    mem_free(batch->state);
    mem_free(batch);
}

/* ---- the beginning ---- */

static void never_refill(const struct fsm_machine *m, struct fsm_shared *shared)
{
    for (uint16_t s = 0; s < m->shared_count; s++)
        if (m->shared[s].every)
            shared->slot[m->shared[s].bucket + 1] = INT64_MAX;
}

static void ask_creation(struct search *search, const struct fsm_instance *inst, const struct fsm_shared *shared,
                         const struct fsm_out *out)
{
    const struct fsm_machine *m = search->x->m;
    struct fsm_scene scene = {.shared = shared, .inst = inst, .out = out, .now = CHECK_NOW};
    bool *asked = room(m->promise_count), *held = room(m->promise_count);
    for (uint16_t p = 0; p < m->promise_count; p++)
        if (!promise_is_of_state(m, &m->promises[p]))
            promise_ask(m, &m->promises[p], &scene, &asked[p], &held[p]);
    weigh(search, asked, held, (struct spot){0, 0, false, search->instance, {0, 0}});
    mem_free(asked);
    mem_free(held);
}

static bool create(struct search *search, struct fsm_instance *inst, struct fsm_shared *shared, struct fsm_out *out)
{
    const struct exploration *x = search->x;
    enum fsm_result result = fsm_create(x->m, shared, inst, x->params, CHECK_NOW, out);
    if (result == FSM_STEPPED)
        return true;
    refuse(search, (struct refusal){.result = result, .column = UINT16_MAX, .culprit = out->culprit, .row = UINT32_MAX},
           (struct spot){0});
    return false;
}

/* All instances are created one after the other; the first is the pattern for what is dead. */
static bool begin(struct search *search)
{
    struct exploration *x = search->x;
    const struct fsm_machine *m = x->m;
    struct fsm_instance *inst[INSTANCES_MAX] = {0};
    struct fsm_out *out = room(sizeof *out);
    out->capacity = (uint32_t)fsm_out_size(m);
    out->bytes = room(out->capacity);
    search->blank_shared = m->shared_slots ? room(fsm_shared_size(m)) : NULL;
    struct fsm_shared *shared = m->shared_slots ? room(fsm_shared_size(m)) : NULL;
    if (shared)
        fsm_shared_init(m, x->params, CHECK_NOW, shared);
    bool created = true;
    for (unsigned i = 0; i < x->instances && created; i++) {
        inst[i] = room(fsm_instance_size(m));
        created = create(search, inst[i], shared, out);
        search->instance = (uint8_t)i;
        for (uint16_t r = 0; created && r < out->row_count; r++)
            x->row_taken[out->row[r]] = true;
        if (created)
            ask_creation(search, inst[i], shared, out);
    }
    search->blank = inst[0];
    if (shared) {
        never_refill(m, shared);
        memcpy(search->blank_shared, shared, fsm_shared_size(m));
    }
    bool fits = created && layout_make(&search->layout, &x->world, search->blank, search->blank_shared, &x->arena);
    if (created && !fits)
        x->bound = "its states are wider than can be packed";
    if (fits) {
        uint64_t state[JOINT_MAX * INSTANCES_MAX] = {0}, joint[JOINT_MAX];
        int64_t off;
        product_make(&search->product, &search->layout, x->instances);
        visited_open(&search->store, search->product.words, !x->count_only);
        visited_open(&search->joints, search->layout.words, false);
        visited_reserve(&search->store, BATCH + 1);
        moves_open(&search->moves, &search->layout, met, search);
        make_asked(search);
        for (unsigned i = 0; i < x->instances; i++) {
            enum pack_result result = layout_pack(&search->layout, inst[i], shared, NULL, 0, joint, &off);
            search->off_grid = result == PACK_OFF_GRID ? off : search->off_grid;
            search->too_long = search->too_long || result == PACK_TOO_LONG;
            product_put(&search->product, state, i, joint);
        }
        visited_add(&search->store, state, mix_words(state, search->store.words), 0);
        look(search, state, 0, 0);
    }
    for (unsigned i = 1; i < x->instances; i++)
        mem_free(inst[i]);
    mem_free(shared);
    mem_free(out->bytes);
    mem_free(out);
    return fits;
}

/* ---- the end ---- */

static void make_traces(struct search *search)
{
    struct exploration *x = search->x;
    const struct fsm_machine *m = x->m;
    for (uint16_t p = 0; p < m->promise_count; p++)
        if (x->promise[p].decided)
            x->promise[p].trace = trace_to(search, &search->promise[p]);
    for (uint16_t leaf = 0; leaf < m->leaves; leaf++)
        if (x->leaf[leaf].reached)
            x->leaf[leaf].trace = trace_to(search, x->leaf[leaf].waits ? &search->waits[leaf] : &search->reached[leaf]);
    for (uint32_t i = 0; i < x->refusals; i++)
        x->refusal[i].trace = trace_to(search, &search->refusals.item[i].spot);
}

static void conclude(struct search *search, bool began)
{
    struct exploration *x = search->x;
    x->refusals = (uint32_t)search->refusals.count;
    x->refusal = arena_alloc(&x->arena, (x->refusals + 1u) * sizeof *x->refusal);
    for (uint32_t i = 0; i < x->refusals; i++)
        x->refusal[i] = search->refusals.item[i].refusal;
    for (uint16_t p = 0; began && p < x->m->promise_count; p++)
        x->promise[p].exercised = x->promise[p].exercised || search->moves.actor.state_only[p];
    if (began && !x->count_only)
        make_traces(search);
}

static void forget(struct search *search, bool began)
{
    if (began) {
        moves_close(&search->moves);
        visited_close(&search->store);
        visited_close(&search->joints);
    }
    mem_free(search->blank);
    mem_free(search->blank_shared);
    mem_free(search->promise);
    mem_free(search->reached);
    mem_free(search->waits);
    mem_free(search->verdict);
    mem_free(search->verdict_key);
    mem_free(search->verdict_known);
    list_release(&search->refusals);
}

static void prepare(struct exploration *x)
{
    const struct fsm_machine *m = x->m;
    size_t leaves = m->leaves;
    x->promise = arena_alloc(&x->arena, (m->promise_count + 1u) * sizeof *x->promise);
    x->leaf = arena_alloc(&x->arena, leaves * sizeof *x->leaf);
    x->row_taken = arena_alloc(&x->arena, m->row_count + 1u);
    x->edge = arena_alloc(&x->arena, leaves * leaves * fsm_columns(m) + 1);
    x->states = x->moves = x->excluded = 0;
    x->depth = 0;
    x->bound = NULL;
}

static int64_t gcd(int64_t x, int64_t y)
{
    while (y) {
        int64_t rest = x % y;
        x = y;
        y = rest;
    }
    return x;
}

/* One try on one grid; false if the grid was too coarse: *tick is then a finer one. */
static bool explore_on(struct exploration *x, int64_t *tick)
{
    const struct fsm_machine *m = x->m;
    struct search search = {.x = x};
    double began = seconds_now();
    abstract(&x->world, m, x->params, *tick, &x->arena);
    prepare(x);
    search.promise = room(m->promise_count * sizeof *search.promise);
    search.reached = room(m->leaves * sizeof *search.reached);
    search.waits = room(m->leaves * sizeof *search.waits);
    bool good = begin(&search);
    if (good)
        walk(&search, began);
    bool finer = good && search.off_grid && x->world.tick > 1;
    if (finer)
        *tick = gcd(x->world.tick, search.off_grid < 0 ? -search.off_grid : search.off_grid);
    else
        conclude(&search, good);
    if (good)
        account(&search, began);
    forget(&search, good);
    return !finer;
}

void explore(struct exploration *x)
{
    int64_t tick = x->tick;
    if (!x->instances)
        x->instances = x->m->shared_count ? 2 : 1;
    if (x->instances > INSTANCES_MAX)
        x->instances = INSTANCES_MAX;
    while (!explore_on(x, &tick))
        ;
}

void exploration_close(struct exploration *x)
{
    arena_release(&x->arena);
}
