/* moves.c: keys, and what was remembered for them. */
#include "moves.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "code.h"
#include "list.h"
#include "mix.h"
#include "reads.h"

struct ask {
    uint64_t mask[JOINT_MAX]; /* what its acts read */
    uint64_t
        exact[JOINT_MAX];   /* of that, what is read to the last tick even if tests tell no more than classes apart */
    LIST(uint16_t) classed; /* fields of which only the class is read */
    LIST(struct act) acts;
    uint64_t *key; /* [room][words] */
    uint32_t *at;  /* [room]: first delta + 1, or 0 */
    uint32_t *count;
    size_t room, used;
};

const struct act *moves_acts(const struct moves *moves, uint32_t ask, uint32_t *count)
{
    *count = (uint32_t)moves->ask[ask].acts.count;
    return moves->ask[ask].acts.item;
}

/* ---- what is read ---- */

static void mask_field(const struct field *field, uint64_t *mask)
{
    mask[field->word] |= ((UINT64_C(1) << field->bits) - 1) << field->shift;
}

static bool is_read(const struct fsm_machine *m, const struct reads *reads, const struct field *field)
{
    switch ((enum field_kind)field->kind) {
    case FIELD_CALLS:
        return reads->emits[field->slot];
    case FIELD_QUEUED:
    case FIELD_RELEASED:
        return true;
    case FIELD_ENTRY:
        return false;
    default:
        (void)m;
        return field->shared ? reads->shared[field->slot] : reads->slot[field->slot];
    }
}

static bool any_trigger(const struct fsm_machine *m, const struct fsm_promise_def *promise, const bool *emits,
                        uint32_t column)
{
    for (uint16_t i = 0; i < promise->triggers; i++) {
        uint16_t trigger = m->triggers[promise->trigger + i];
        if (promise->when == FSM_ON_EMIT ? emits[trigger] : trigger == column)
            return true;
    }
    return promise->when == FSM_ALWAYS_HOLDS;
}

/* Promises that a step may ask read on its behalf. */
static void add_promises(const struct moves *moves, struct reads *reads, uint32_t column, bool refill)
{
    const struct fsm_machine *m = moves->layout->m;
    for (uint16_t p = 0; p < m->promise_count; p++) {
        const struct fsm_promise_def *promise = &m->promises[p];
        if (moves->actor.state_only[p] || (promise->when == FSM_ON_REFILL) > refill ||
            (promise->when == FSM_ON_EVENT && refill) || !any_trigger(m, promise, reads->emits, column))
            continue;
        reads_add(reads, promise->code);
    }
}

static void make_mask(const struct moves *moves, const struct reads *reads, uint64_t *mask)
{
    const struct layout *layout = moves->layout;
    memset(mask, 0, JOINT_MAX * sizeof *mask);
    for (uint16_t f = 0; f < layout->fields; f++)
        if (f == layout->leaf || is_read(layout->m, reads, &layout->field[f]))
            mask_field(&layout->field[f], mask);
}

static void mask_slot(const struct layout *layout, enum field_kind kind, uint16_t slot, uint64_t *mask)
{
    for (uint16_t f = layout->leaf; f < layout->fields; f++)
        if (layout->field[f].kind == kind && layout->field[f].slot == slot)
            mask_field(&layout->field[f], mask);
}

static void mask_step(const struct moves *moves, struct reads *reads, uint16_t leaf, uint16_t column, uint64_t *mask)
{
    const struct fsm_machine *m = moves->layout->m;
    reads_clear(reads);
    reads_add_step(reads, leaf, column);
    add_promises(moves, reads, column, false);
    if (column < m->event_count && m->events[column].reply_to != UINT16_MAX)
        reads->emits[m->events[column].reply_to] = true;
    make_mask(moves, reads, mask);
}

/* ---- asks of a leaf ---- */

static bool has_field(const uint64_t *mask, const struct field *field)
{
    return mask[field->word] >> field->shift & 1;
}

typedef LIST(struct ask) ask_list;

static bool within(const struct layout *layout, const uint64_t *x, const uint64_t *y)
{
    for (uint16_t w = 0; w < layout->words; w++)
        if (x[w] & ~y[w])
            return false;
    return true;
}

static unsigned bits_in(const struct layout *layout, const uint64_t *mask)
{
    unsigned bits = 0;
    for (uint16_t w = 0; w < layout->words; w++)
        bits += (unsigned)__builtin_popcountll(mask[w]);
    return bits;
}

/* In bits. To meet a key costs far more than to know it, so that an ask should not read much in vain. */
#define FEW_MORE 4

/* Whether the narrower of two may as well read what the wider one does: little more, and no time to the last tick. */
static bool may_join(const struct layout *layout, const uint64_t *narrow, const uint64_t *wide)
{
    if (!within(layout, narrow, wide) || bits_in(layout, wide) > bits_in(layout, narrow) + FEW_MORE)
        return false;
    for (uint16_t f = 0; f < layout->fields; f++) {
        const struct field *field = &layout->field[f];
        bool timed = field->kind == FIELD_AGE || field->kind == FIELD_REMAINING;
        if (timed && !field->class_of && has_field(wide, field) && !has_field(narrow, field))
            return false;
    }
    return true;
}

static void add_act(const struct moves *moves, ask_list *asks, size_t first, struct act act, const uint64_t *mask,
                    const uint64_t *exact)
{
    const struct layout *layout = moves->layout;
    for (size_t i = first; i < asks->count; i++) {
        struct ask *ask = &asks->item[i];
        bool wider = may_join(layout, ask->mask, mask);
        if (!wider && !may_join(layout, mask, ask->mask))
            continue;
        if (memcmp(ask->exact, exact, sizeof ask->exact))
            continue;
        if (wider)
            memcpy(ask->mask, mask, sizeof ask->mask);
        list_push(&ask->acts, act);
        return;
    }
    struct ask ask = {0};
    memcpy(ask.mask, mask, sizeof ask.mask);
    memcpy(ask.exact, exact, sizeof ask.exact);
    list_push(&ask.acts, act);
    list_push(asks, ask);
}

#define FEW_BITS 26

static unsigned bits_of(const struct layout *layout)
{
    unsigned bits = 0;
    for (uint16_t w = 0; w < layout->words; w++)
        bits += layout->width[w];
    return bits;
}

static void all_of(const struct layout *layout, uint64_t *mask)
{
    if (bits_of(layout) <= FEW_BITS)
        for (uint16_t f = 0; f < layout->fields; f++)
            mask_field(&layout->field[f], mask);
}

static bool is_free(const struct abstraction *world, uint16_t timer)
{
    for (uint16_t i = 0; i < world->free_starts; i++)
        if (world->free_start[i].timer == timer)
            return true;
    return false;
}

static void add_leaf(struct moves *moves, ask_list *asks, struct reads *reads, uint16_t leaf)
{
    const struct layout *layout = moves->layout;
    const struct fsm_machine *m = layout->m;
    size_t first = asks->count;
    uint64_t mask[JOINT_MAX], none[JOINT_MAX] = {0};
    for (uint16_t e = 0; e < m->event_count; e++) {
        mask_step(moves, reads, leaf, e, mask);
        all_of(layout, mask);
        for (uint32_t n = layout->world->first_input[e]; n < layout->world->first_input[e + 1]; n++)
            add_act(moves, asks, first, (struct act){MOVE_EVENT, n}, mask, none);
    }
    for (uint16_t t = 0; t < m->timer_count; t++) {
        if (!is_free(layout->world, t))
            continue;
        uint64_t exact[JOINT_MAX] = {0};
        mask_step(moves, reads, leaf, fsm_expired(m, t), mask);
        mask_slot(layout, FIELD_REMAINING, m->timers[t].slot, exact);
        for (uint16_t w = 0; w < layout->words; w++)
            mask[w] |= exact[w];
        all_of(layout, mask);
        add_act(moves, asks, first, (struct act){MOVE_EXPIRY, t}, mask, exact);
    }
    moves->first_refill[leaf] = (uint32_t)asks->count;
    first = asks->count;
    for (uint16_t s = 0; s < m->shared_count; s++) {
        if (!m->shared[s].every)
            continue;
        reads_clear(reads);
        add_promises(moves, reads, s, true);
        make_mask(moves, reads, mask);
        all_of(layout, mask);
        add_act(moves, asks, first, (struct act){MOVE_REFILL, s}, mask, none);
    }
}

/* What is due is one act, which a timer or the head of the queue names; either has an ask of its own. */
static uint32_t add_forced(struct moves *moves, ask_list *asks, struct reads *reads, uint16_t leaf, uint16_t column)
{
    const struct layout *layout = moves->layout;
    const struct fsm_machine *m = layout->m;
    struct ask ask = {0};
    mask_step(moves, reads, leaf, column, ask.mask);
    if (column < m->event_count) {
        for (uint16_t w = 0; w < layout->words; w++)
            ask.mask[w] |= layout->queue_mask[w];
        list_push(&ask.acts, ((struct act){MOVE_RELEASE, 0}));
    } else {
        mask_slot(layout, FIELD_REMAINING, m->timers[column - m->event_count].slot, ask.exact);
        for (uint16_t w = 0; w < layout->words; w++)
            ask.mask[w] |= ask.exact[w];
        list_push(&ask.acts, ((struct act){MOVE_EXPIRY, column - m->event_count}));
    }
    list_push(asks, ask);
    return (uint32_t)asks->count - 1;
}

static void find_classed(const struct layout *layout, struct ask *ask)
{
    for (uint16_t f = 0; f < layout->fields; f++)
        if (layout->field[f].class_of && has_field(ask->mask, &layout->field[f]) &&
            !has_field(ask->exact, &layout->field[f]))
            list_push(&ask->classed, f);
}

static void make_asks(struct moves *moves)
{
    const struct fsm_machine *m = moves->layout->m;
    ask_list asks = {0};
    struct reads reads;
    reads_open(&reads, m);
    moves->first_ask = mem_resize(NULL, (m->leaves + 1u) * sizeof *moves->first_ask);
    moves->first_refill = mem_resize(NULL, (m->leaves + 1u) * sizeof *moves->first_refill);
    for (uint16_t p = 0; p < m->promise_count; p++)
        moves->refill_asks = moves->refill_asks || m->promises[p].when == FSM_ON_REFILL;
    moves->expiry = mem_resize(NULL, ((size_t)m->leaves * m->timer_count + 1) * sizeof *moves->expiry);
    moves->release = mem_resize(NULL, ((size_t)m->leaves * m->event_count + 1) * sizeof *moves->release);
    for (uint16_t leaf = 0; leaf < m->leaves; leaf++) {
        moves->first_ask[leaf] = (uint32_t)asks.count;
        add_leaf(moves, &asks, &reads, leaf);
    }
    moves->first_ask[m->leaves] = (uint32_t)asks.count;
    for (uint16_t leaf = 0; leaf < m->leaves; leaf++) {
        for (uint16_t t = 0; t < m->timer_count; t++)
            moves->expiry[leaf * m->timer_count + t] = add_forced(moves, &asks, &reads, leaf, fsm_expired(m, t));
        for (uint16_t e = 0; moves->layout->queued != UINT16_MAX && e < m->event_count; e++)
            moves->release[leaf * m->event_count + e] = add_forced(moves, &asks, &reads, leaf, e);
    }
    for (size_t i = 0; i < asks.count; i++)
        find_classed(moves->layout, &asks.item[i]);
    moves->ask = asks.item;
    reads_close(&reads);
}

uint32_t moves_due(const struct moves *moves, uint64_t leaf, const uint64_t *joint)
{
    const struct layout *layout = moves->layout;
    const struct fsm_machine *m = layout->m;
    struct act act = layout_due(layout, joint);
    if (act.kind == MOVE_EXPIRY)
        return moves->expiry[leaf * m->timer_count + act.index];
    uint64_t head = 0;
    for (uint16_t f = layout->queued; f < layout->fields; f++)
        if (layout->field[f].kind == FIELD_ENTRY && layout->field[f].slot == 0)
            head = field_get(&layout->field[f], joint);
    assert(head);
    return moves->release[leaf * m->event_count + layout->world->input[head - 1].event];
}

/* ---- the first meeting ---- */

static uint64_t another(const struct layout *layout, const struct field *field, const uint64_t *joint)
{
    uint64_t content = field_get(field, joint);
    switch ((enum field_kind)field->kind) {
    case FIELD_REMAINING: /* never one that is due */
        return content ? 0 : field->most >= 2 ? 2 : 0;
    case FIELD_ENTRY: /* what waits stays an event that may wait */
        return !content ? 0 : content > 1 ? content - 1 : content < layout->world->inputs ? content + 1 : content;
    default:
        return content ? content - 1 : field->most ? 1 : 0;
    }
}

/* Another content of the same class, but not one that is due. */
static uint64_t another_alike(const struct field *field, uint64_t content)
{
    uint64_t least = field->kind == FIELD_REMAINING ? 2 : 1;
    if (content < field->most && content >= least && field->class_of[content + 1] == field->class_of[content])
        return content + 1;
    if (content > least && field->class_of[content - 1] == field->class_of[content])
        return content - 1;
    return content;
}

static void vary(const struct layout *layout, const struct ask *ask, const uint64_t *joint, uint64_t *varied)
{
    memcpy(varied, joint, layout->words * sizeof *varied);
    for (uint16_t f = 0; f < layout->fields; f++)
        if (!has_field(ask->mask, &layout->field[f]))
            field_put(&layout->field[f], varied, another(layout, &layout->field[f], joint));
    for (size_t i = 0; i < ask->classed.count; i++) {
        const struct field *field = &layout->field[ask->classed.item[i]];
        field_put(field, varied, another_alike(field, field_get(field, joint)));
    }
}

static void check_same(const struct moves *moves, struct act act, bool same)
{
    if (same)
        return;
    fprintf(stderr, "fsmc: internal error: a step of %s depends on more than it is known to read (move %u, %u)\n",
            moves->layout->m->name, act.kind, act.index);
    abort();
}

static bool same_outcome(const struct outcome *x, const struct outcome *y, uint16_t promises)
{
    return x->result == y->result && x->to == y->to && x->rows == y->rows &&
           !memcmp(x->row, y->row, x->rows * sizeof *x->row) && x->excluded == y->excluded &&
           !memcmp(x->asked, y->asked, promises) && !memcmp(x->held, y->held, promises);
}

/* The bits that an act sets: those it changed in either of two states that agree in all it reads. */
static bool find_delta(struct moves *moves, const struct ask *ask, struct act act, const uint64_t *joint,
                       uint64_t *mask, uint64_t *value)
{
    const struct layout *layout = moves->layout;
    uint64_t varied[JOINT_MAX], after[JOINT_MAX], other[JOINT_MAX];
    bool any = false;
    vary(layout, ask, joint, varied);
    actor_do(&moves->actor, varied, act, other, &moves->other);
    actor_do(&moves->actor, joint, act, after, &moves->outcome);
    moves->met(moves->context, act, &moves->outcome);
    if (moves->outcome.pack != PACK_FINE || moves->other.pack != PACK_FINE)
        return false;
    check_same(moves, act, same_outcome(&moves->outcome, &moves->other, layout->m->promise_count));
    memset(mask, 0, layout->words * sizeof *mask);
    for (uint16_t f = 0; f < layout->fields; f++) {
        const struct field *field = &layout->field[f];
        uint64_t to = field_get(field, after);
        if (to == field_get(field, joint) && field_get(field, other) == field_get(field, varied))
            continue;
        check_same(moves, act, to == field_get(field, other));
        mask_field(field, mask);
        any = true;
    }
    for (uint16_t w = 0; w < layout->words; w++)
        value[w] = after[w] & mask[w];
    return any;
}

/* A free timer expires only once its least time is over. */
bool moves_applies(const struct moves *moves, uint32_t ask, struct act act, const uint64_t *joint)
{
    const struct layout *layout = moves->layout;
    if (act.kind != MOVE_EXPIRY || ask >= moves->first_ask[layout->m->leaves])
        return true;
    for (uint16_t f = layout->leaf; f < layout->fields; f++) {
        const struct field *field = &layout->field[f];
        if (field->kind == FIELD_REMAINING && field->timer == act.index)
            return field_get(field, joint) == field->free_base;
    }
    return false;
}

static void keep_delta(struct moves *moves, size_t first, const uint64_t *mask, const uint64_t *value)
{
    size_t words = moves->layout->words;
    for (size_t d = first; d < moves->deltas; d++) {
        const uint64_t *known = moves->delta + d * 2 * words;
        if (!memcmp(known, mask, words * sizeof *mask) && !memcmp(known + words, value, words * sizeof *value))
            return;
    }
    if ((moves->deltas + 1) * 2 * words > moves->room) {
        moves->room = moves->room * 2 + 1024 + 2 * words;
        moves->delta = mem_resize(moves->delta, moves->room * sizeof *moves->delta);
    }
    uint64_t *to = moves->delta + moves->deltas++ * 2 * words;
    memcpy(to, mask, words * sizeof *mask);
    memcpy(to + words, value, words * sizeof *value);
}

static void meet(struct moves *moves, uint32_t number, const uint64_t *joint, uint32_t *at, uint32_t *count)
{
    const struct ask *ask = &moves->ask[number];
    size_t first = moves->deltas;
    uint64_t mask[JOINT_MAX], value[JOINT_MAX];
    for (size_t i = 0; i < ask->acts.count; i++)
        if (moves_applies(moves, number, ask->acts.item[i], joint) &&
            find_delta(moves, ask, ask->acts.item[i], joint, mask, value))
            keep_delta(moves, first, mask, value);
    *at = (uint32_t)first + 1;
    *count = (uint32_t)(moves->deltas - first);
}

/* ---- memory ---- */

static size_t find(const struct moves *moves, const struct ask *ask, const uint64_t *key)
{
    size_t words = moves->layout->words;
    size_t i = mix_words(key, words) & (ask->room - 1);
    for (; ask->at[i]; i = (i + 1) & (ask->room - 1)) {
        size_t w = words;
        while (w && ask->key[i * words + w - 1] == key[w - 1])
            w--;
        if (!w)
            break;
    }
    return i;
}

static void grow(const struct moves *moves, struct ask *ask)
{
    size_t words = moves->layout->words;
    struct ask old = *ask;
    ask->room = old.room ? old.room * 2 : 16;
    ask->key = mem_resize(NULL, ask->room * words * sizeof *ask->key);
    ask->at = mem_resize(NULL, ask->room * sizeof *ask->at);
    ask->count = mem_resize(NULL, ask->room * sizeof *ask->count);
    memset(ask->at, 0, ask->room * sizeof *ask->at);
    for (size_t i = 0; i < old.room; i++) {
        if (!old.at[i])
            continue;
        size_t to = find(moves, ask, old.key + i * words);
        memcpy(ask->key + to * words, old.key + i * words, words * sizeof *ask->key);
        ask->at[to] = old.at[i];
        ask->count[to] = old.count[i];
    }
    mem_free(old.key);
    mem_free(old.at);
    mem_free(old.count);
}

struct deltas moves_ask(struct moves *moves, uint32_t number, const uint64_t *joint)
{
    struct ask *ask = &moves->ask[number];
    size_t words = moves->layout->words;
    uint64_t key[JOINT_MAX];
    for (size_t w = 0; w < words; w++)
        key[w] = joint[w] & ask->mask[w];
    for (size_t c = 0; c < ask->classed.count; c++) {
        const struct field *field = &moves->layout->field[ask->classed.item[c]];
        field_put(field, key, field->class_of[field_get(field, key)]);
    }
    if (ask->used * 2 >= ask->room)
        grow(moves, ask);
    size_t i = find(moves, ask, key);
    if (!ask->at[i]) {
        meet(moves, number, joint, &ask->at[i], &ask->count[i]);
        memcpy(ask->key + i * words, key, words * sizeof *key);
        ask->used++;
    }
    return (struct deltas){(ask->at[i] - 1) * 2 * words, ask->count[i]};
}

void moves_open(struct moves *moves, const struct layout *layout,
                void (*met)(void *, struct act, const struct outcome *), void *context)
{
    memset(moves, 0, sizeof *moves);
    moves->layout = layout;
    moves->met = met;
    moves->context = context;
    actor_open(&moves->actor, layout);
    outcome_open(&moves->outcome, layout->m);
    outcome_open(&moves->other, layout->m);
    make_asks(moves);
}

void moves_close(struct moves *moves)
{
    const struct fsm_machine *m = moves->layout->m;
    uint32_t forced = m->leaves * (m->timer_count + (moves->layout->queued != UINT16_MAX ? m->event_count : 0u));
    for (uint32_t i = 0; i < moves->first_ask[m->leaves] + forced; i++) {
        list_release(&moves->ask[i].acts);
        list_release(&moves->ask[i].classed);
        mem_free(moves->ask[i].key);
        mem_free(moves->ask[i].at);
        mem_free(moves->ask[i].count);
    }
    mem_free(moves->ask);
    mem_free(moves->first_ask);
    mem_free(moves->first_refill);
    mem_free(moves->expiry);
    mem_free(moves->release);
    mem_free(moves->delta);
    outcome_close(&moves->outcome);
    outcome_close(&moves->other);
    actor_close(&moves->actor);
}
