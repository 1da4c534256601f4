/* layout.c: where everything lies in a state, and the ways there and back. */
#include "layout.h"

#include <assert.h>
#include <string.h>

#include "queue.h"
#include "text.h"

#define FREE_DEADLINE (CHECK_NOW + (INT64_C(1) << 52)) /* of a timer that runs for nobody knows how long */
#define WIDE_BITS 40                                   /* where no bound is known */

/* ---- making ---- */

struct maker {
    struct layout *layout;
    struct arena *arena;
    uint16_t room;
    bool fits;
};

static uint8_t bits_for(uint64_t most)
{
    uint8_t bits = 1;
    while (bits < 63 && most >> bits)
        bits++;
    return bits;
}

#define CLASSES_MAX 100000

/* Contents that no test tells apart: ages between two cuts; whatever a timer that is not due has left. */
static void make_classes(struct maker *maker, struct field *field)
{
    const struct abstraction *world = maker->layout->world;
    const struct slot *slot = field->shared ? &world->shared[field->slot] : &world->slot[field->slot];
    if (!slot->classed || field->most > CLASSES_MAX)
        return;
    uint32_t *class_of = arena_alloc(maker->arena, (field->most + 1) * sizeof *class_of);
    uint32_t cut = 0, first = 1;
    for (uint32_t content = 1; content <= field->most; content++) {
        bool next = field->kind == FIELD_REMAINING && content == 2;
        int64_t age = (int64_t)(content - 1) * world->tick;
        for (; field->kind == FIELD_AGE && cut < slot->cuts && slot->cut[cut] <= age; cut++)
            next = true;
        first = next ? content : first;
        class_of[content] = first;
    }
    field->class_of = class_of;
}

static uint16_t add_field(struct maker *maker, struct field field)
{
    struct layout *layout = maker->layout;
    field.bits = bits_for(field.most);
    if (field.kind == FIELD_AGE || field.kind == FIELD_REMAINING)
        make_classes(maker, &field);
    if (!layout->words || layout->width[layout->words - 1] + field.bits > 64) {
        if (layout->words == JOINT_MAX) {
            maker->fits = false;
            return 0;
        }
        layout->words++;
    }
    field.word = (uint8_t)(layout->words - 1);
    field.shift = layout->width[field.word];
    layout->width[field.word] = (uint8_t)(field.shift + field.bits);
    if (layout->fields == maker->room) {
        struct field *more = arena_alloc(maker->arena, (maker->room * 2u + 16) * sizeof *more);
        if (layout->fields)
            memcpy(more, layout->field, layout->fields * sizeof *more);
        maker->room = (uint16_t)(maker->room * 2 + 16);
        layout->field = more;
    }
    layout->field[layout->fields] = field;
    return layout->fields++;
}

static uint64_t ticks(const struct layout *layout, int64_t duration)
{
    int64_t tick = layout->world->tick;
    return tick ? (uint64_t)((duration + tick - 1) / tick) : 0;
}

static void add_value(struct maker *maker, const struct slot *slot, uint16_t index, bool shared)
{
    const struct fsm_machine *m = maker->layout->m;
    const struct fsm_type *type = slot->type == UINT16_MAX ? NULL : &m->types[slot->type];
    struct field field = {.kind = FIELD_VALUE, .shared = shared, .slot = index, .lo = -1};
    if (!type) { /* a leaf: the state, or one that history keeps */
        field.lo = index == FSM_SLOT_LEAF ? 0 : -1;
        field.most = index == FSM_SLOT_LEAF ? m->leaves - 1u : m->leaves;
    } else if (type->kind == FSM_TEXT) { /* there or missing */
        struct fsm_text_slot at;
        field.lo = fsm_text_find(m, index, &at) ? fsm_text_handle(FSM_TEXT_VARIABLE, at.offset) - 1 : 0;
        field.most = 1;
    } else if ((uint64_t)type->hi - (uint64_t)type->lo >= UINT64_C(1) << 62) {
        field.most = UINT64_C(1) << WIDE_BITS;
    } else {
        field.lo = type->optional ? type->lo - 1 : type->lo;
        field.most = (uint64_t)(type->hi - field.lo);
    }
    add_field(maker, field);
}

static bool is_window_mark(const struct fsm_machine *m, uint16_t slot)
{
    for (uint16_t w = 0; w < m->window_count; w++)
        if (slot >= m->windows[w].slot && slot < m->windows[w].slot + m->windows[w].count)
            return true;
    return false;
}

static void add_age(struct maker *maker, const struct slot *slot, uint16_t index, bool shared)
{
    uint64_t most = slot->clamp == INT64_MAX ? UINT64_C(1) << 20 : ticks(maker->layout, slot->clamp) + 1;
    bool fades = !shared && is_window_mark(maker->layout->m, index);
    add_field(maker, (struct field){.kind = FIELD_AGE, .shared = shared, .slot = index, .most = most, .fades = fades});
}

static void add_slot(struct maker *maker, const struct slot *slot, uint16_t index, bool shared)
{
    if (slot->kind == SLOT_VALUE)
        add_value(maker, slot, index, shared);
    else if (slot->kind == SLOT_INSTANT)
        add_age(maker, slot, index, shared);
}

static void add_timer(struct maker *maker, uint16_t timer)
{
    const struct abstraction *world = maker->layout->world;
    uint64_t fixed = ticks(maker->layout, world->longest) + 1, least = 0;
    bool is_free = false;
    for (uint16_t i = 0; i < world->free_starts; i++) {
        const struct free_start *start = &world->free_start[i];
        for (uint32_t n = world->first_input[start->event]; n < world->first_input[start->event + 1]; n++) {
            int64_t from = world->input[n].range[start->field].lo + start->offset;
            uint64_t count = from > 0 ? ticks(maker->layout, from) : 0;
            if (start->timer == timer && count > least)
                least = count;
        }
        is_free = is_free || start->timer == timer;
    }
    for (uint16_t i = 0; i < world->note_count; i++) /* the longest is not known */
        if (strstr(world->notes[i], "without bounds"))
            fixed = UINT64_C(1) << 20;
    add_field(maker, (struct field){.kind = FIELD_REMAINING,
                                    .slot = maker->layout->m->timers[timer].slot,
                                    .timer = timer,
                                    .most = is_free ? fixed + 1 + least : fixed,
                                    .free_base = fixed + 1});
}

static bool defers(const struct fsm_machine *m)
{
    for (uint32_t r = 0; r < m->row_count; r++)
        if (m->rows[r].verdict == FSM_DEFERRED)
            return true;
    return false;
}

static void add_queue(struct maker *maker)
{
    struct layout *layout = maker->layout;
    const struct fsm_machine *m = layout->m;
    layout->queued = layout->released = UINT16_MAX;
    if (!m->queue_limit || !defers(m))
        return;
    layout->queued = add_field(maker, (struct field){.kind = FIELD_QUEUED, .most = m->queue_limit});
    layout->released = add_field(maker, (struct field){.kind = FIELD_RELEASED, .most = m->queue_limit});
    for (uint16_t i = 0; i < m->queue_limit; i++)
        add_field(maker, (struct field){.kind = FIELD_ENTRY, .slot = i, .most = layout->world->inputs});
}

static void add_instance(struct maker *maker)
{
    struct layout *layout = maker->layout;
    const struct fsm_machine *m = layout->m;
    for (uint16_t i = 0; i < m->param_slot; i++)
        add_slot(maker, &layout->world->slot[i], i, false);
    for (uint16_t e = 0; e < m->effect_count; e++)
        if (m->effects[e].mode != FSM_NO_CALL)
            add_field(maker, (struct field){.kind = FIELD_CALLS, .slot = e, .most = m->effects[e].calls});
    for (uint16_t t = 0; t < m->timer_count; t++)
        add_timer(maker, t);
    add_queue(maker);
}

static void make_masks(struct layout *layout)
{
    for (uint16_t f = 0; f < layout->fields; f++) {
        const struct field *field = &layout->field[f];
        uint64_t mask = ((UINT64_C(1) << field->bits) - 1) << field->shift;
        if (field->kind == FIELD_REMAINING)
            layout->remaining_mask[field->word] |= mask;
        if (field->kind == FIELD_REMAINING || field->kind == FIELD_AGE)
            layout->timed_mask[field->word] |= mask;
        if (field->kind == FIELD_QUEUED || field->kind == FIELD_RELEASED || field->kind == FIELD_ENTRY)
            layout->queue_mask[field->word] |= mask;
    }
}

bool layout_make(struct layout *layout, const struct abstraction *world, const struct fsm_instance *blank,
                 const struct fsm_shared *blank_shared, struct arena *arena)
{
    struct maker maker = {.layout = layout, .arena = arena, .fits = true};
    memset(layout, 0, sizeof *layout);
    layout->world = world;
    layout->m = world->m;
    layout->blank = blank;
    layout->blank_shared = blank_shared;
    for (uint16_t i = 0; i < world->m->shared_slots; i++)
        add_slot(&maker, &world->shared[i], i, true);
    layout->shared_words = layout->words;
    if (layout->words)
        layout->width[layout->words - 1] = 64; /* the instance begins a word of its own … */
    layout->leaf = layout->fields;
    add_instance(&maker);
    if (layout->shared_words) { /* … but only the bits that are used count */
        const struct field *last = &layout->field[layout->leaf - 1u];
        layout->width[layout->shared_words - 1] = (uint8_t)(last->shift + last->bits);
    }
    make_masks(layout);
    return maker.fits;
}

/* ---- unpacking ---- */

static int64_t unpack_age(const struct layout *layout, uint64_t content)
{
    return content ? CHECK_NOW - (int64_t)(content - 1) * layout->world->tick : FSM_MISSING;
}

static int64_t unpack_remaining(const struct layout *layout, const struct field *field, uint64_t content)
{
    if (content == 0)
        return FSM_MISSING;
    if (content >= field->free_base)
        return FREE_DEADLINE + (int64_t)(content - field->free_base);
    return CHECK_NOW + (int64_t)(content - 1) * layout->world->tick;
}

static void unpack_calls(const struct fsm_effect_def *effect, int64_t *slot, uint64_t content)
{
    for (uint16_t i = 0; i < effect->calls; i++)
        slot[effect->slot + i] = i < content ? i + 1 : FSM_MISSING;
    if (slot[FSM_SLOT_CALL] < (int64_t)content)
        slot[FSM_SLOT_CALL] = (int64_t)content;
}

/* A text waits as its length, which is that of "". */
static void unpack_entry(const struct layout *layout, struct fsm_instance *inst, uint16_t at, uint64_t content)
{
    if (!content)
        return;
    const struct input *input = &layout->world->input[content - 1];
    int64_t *entry = fsm_queue_entry(layout->m, inst, at);
    entry[0] = input->event;
    memcpy(entry + 2, input->field, layout->m->events[input->event].slots * sizeof *entry);
}

static int64_t unpack_value(const struct layout *layout, const struct field *field, uint64_t content)
{
    const struct slot *slot = field->shared ? &layout->world->shared[field->slot] : &layout->world->slot[field->slot];
    bool optional = slot->type == UINT16_MAX ? field->slot != FSM_SLOT_LEAF : layout->m->types[slot->type].optional;
    return optional && !content ? FSM_MISSING : field->lo + (int64_t)content;
}

void layout_unpack(const struct layout *layout, const uint64_t *joint, struct fsm_instance *inst,
                   struct fsm_shared *shared)
{
    const struct fsm_machine *m = layout->m;
    memcpy(inst, layout->blank, m->slots * sizeof *inst->slot); /* texts decide nothing: theirs stay as they are */
    if (m->shared_slots)
        memcpy(shared, layout->blank_shared, fsm_shared_size(m));
    inst->slot[FSM_SLOT_NOW] = CHECK_NOW;
    inst->slot[FSM_SLOT_CALL] = 0;
    for (uint16_t f = 0; f < layout->fields; f++) {
        const struct field *field = &layout->field[f];
        uint64_t content = field_get(field, joint);
        int64_t *slot = field->shared ? shared->slot : inst->slot;
        switch ((enum field_kind)field->kind) {
        case FIELD_VALUE:
            slot[field->slot] = unpack_value(layout, field, content);
            break;
        case FIELD_AGE:
            slot[field->slot] = unpack_age(layout, content);
            break;
        case FIELD_REMAINING:
            slot[field->slot] = unpack_remaining(layout, field, content);
            break;
        case FIELD_CALLS:
            unpack_calls(&m->effects[field->slot], slot, content);
            break;
        case FIELD_QUEUED:
            slot[FSM_SLOT_QUEUED] = (int64_t)content;
            break;
        case FIELD_RELEASED:
            slot[FSM_SLOT_RELEASED] = (int64_t)content;
            break;
        case FIELD_ENTRY:
            unpack_entry(layout, inst, field->slot, content);
            break;
        }
    }
}

/* ---- packing ---- */

struct packer {
    const struct layout *layout;
    const struct fsm_instance *inst;
    const struct input *cause;
    uint64_t timers;
    int64_t off;
    enum pack_result result;
};

static uint64_t fail(struct packer *packer, enum pack_result result)
{
    packer->result = result > packer->result ? result : packer->result;
    return 0;
}

static uint64_t on_grid(struct packer *packer, int64_t duration)
{
    int64_t tick = packer->layout->world->tick;
    if (tick && duration % tick == 0)
        return (uint64_t)(duration / tick);
    packer->off = duration;
    return fail(packer, PACK_OFF_GRID);
}

static uint64_t pack_value(struct packer *packer, const struct field *field, int64_t v)
{
    const struct layout *layout = packer->layout;
    const struct slot *slot = field->shared ? &layout->world->shared[field->slot] : &layout->world->slot[field->slot];
    if (v == FSM_MISSING)
        return 0;
    if (slot->type != UINT16_MAX && layout->m->types[slot->type].kind == FSM_TEXT)
        return 1;
    if (v < field->lo || (uint64_t)(v - field->lo) > field->most)
        return fail(packer, PACK_TOO_LONG);
    return (uint64_t)(v - field->lo);
}

static uint64_t pack_age(struct packer *packer, const struct field *field, int64_t instant)
{
    const struct layout *layout = packer->layout;
    const struct slot *slot = field->shared ? &layout->world->shared[field->slot] : &layout->world->slot[field->slot];
    if (instant == FSM_MISSING)
        return 0;
    int64_t age = CHECK_NOW - instant;
    if (age >= slot->clamp)
        return ticks(layout, slot->clamp) + 1;
    return age < 0 ? fail(packer, PACK_TOO_LONG) : on_grid(packer, age) + 1;
}

/* The input that has just started a timer for as long as its field says. */
static const struct free_start *free_start_of(const struct packer *packer, uint16_t timer, int64_t remaining)
{
    const struct abstraction *world = packer->layout->world;
    for (uint16_t i = 0; packer->cause && packer->timers >> timer & 1 && i < world->free_starts; i++) {
        const struct free_start *start = &world->free_start[i];
        if (start->timer == timer && start->event == packer->cause->event &&
            packer->cause->field[start->field] + start->offset == remaining)
            return start;
    }
    return NULL;
}

static bool is_overtaken(const struct packer *packer, uint16_t timer, int64_t deadline)
{
    const struct fsm_machine *m = packer->layout->m;
    for (uint16_t t = 0; t < timer; t++) {
        int64_t other = packer->inst->slot[m->timers[t].slot];
        if (other != FSM_MISSING && other <= CHECK_NOW && other > deadline)
            return true;
    }
    return false;
}

static uint64_t pack_remaining(struct packer *packer, const struct field *field, int64_t deadline)
{
    if (deadline == FSM_MISSING)
        return 0;
    if (deadline >= FREE_DEADLINE)
        return field->free_base + (uint64_t)(deadline - FREE_DEADLINE);
    int64_t remaining = deadline - CHECK_NOW;
    const struct free_start *start = free_start_of(packer, field->timer, remaining);
    if (start) {
        int64_t least = packer->cause->range[start->field].lo + start->offset;
        return field->free_base + (least > 0 ? ticks(packer->layout, least) : 0);
    }
    if (remaining < 0 && is_overtaken(packer, field->timer, deadline))
        return fail(packer, PACK_LATE);
    if (remaining <= 0)
        return 1;
    uint64_t count = on_grid(packer, remaining) + 1;
    return count < field->free_base ? count : fail(packer, PACK_TOO_LONG);
}

static uint64_t pack_calls(const struct fsm_effect_def *effect, const int64_t *slot)
{
    uint64_t count = 0;
    for (uint16_t i = 0; i < effect->calls; i++)
        count += slot[effect->slot + i] != FSM_MISSING;
    return count;
}

static uint64_t pack_entry(struct packer *packer, uint16_t at)
{
    const struct layout *layout = packer->layout;
    const struct abstraction *world = layout->world;
    if (at >= packer->inst->slot[FSM_SLOT_QUEUED])
        return 0;
    const int64_t *entry = &packer->inst->slot[layout->m->queue_slot + at * (2u + layout->m->queue_fields)];
    uint16_t event = (uint16_t)entry[0];
    for (uint32_t n = world->first_input[event]; n < world->first_input[event + 1]; n++)
        if (!memcmp(world->input[n].field, entry + 2, layout->m->events[event].slots * sizeof *entry))
            return n + 1;
    assert(!"a deferred event is one that was sent");
    return 0;
}

static uint64_t pack_field(struct packer *packer, const struct field *field, const int64_t *slot)
{
    switch ((enum field_kind)field->kind) {
    case FIELD_VALUE:
        return pack_value(packer, field, slot[field->slot]);
    case FIELD_AGE: {
        uint64_t age = pack_age(packer, field, slot[field->slot]);
        return field->fades && age == field->most ? 0 : age;
    }
    case FIELD_REMAINING:
        return pack_remaining(packer, field, slot[field->slot]);
    case FIELD_CALLS:
        return pack_calls(&packer->layout->m->effects[field->slot], slot);
    case FIELD_QUEUED:
        return (uint64_t)slot[FSM_SLOT_QUEUED];
    case FIELD_RELEASED:
        return (uint64_t)slot[FSM_SLOT_RELEASED];
    case FIELD_ENTRY:
        return pack_entry(packer, field->slot);
    }
    return 0;
}

enum pack_result layout_pack(const struct layout *layout, const struct fsm_instance *inst,
                             const struct fsm_shared *shared, const struct input *cause, uint64_t timers,
                             uint64_t *joint, int64_t *off)
{
    struct packer packer = {.layout = layout, .inst = inst, .cause = cause, .timers = timers, .result = PACK_FINE};
    memset(joint, 0, layout->words * sizeof *joint);
    for (uint16_t f = 0; f < layout->fields; f++) {
        const struct field *field = &layout->field[f];
        uint64_t content = pack_field(&packer, field, field->shared ? shared->slot : inst->slot);
        if (content > field->most)
            fail(&packer, PACK_TOO_LONG);
        else
            joint[field->word] |= content << field->shift;
    }
    *off = packer.off;
    return packer.result;
}

/* ---- time ---- */

bool layout_is_due(const struct layout *layout, const uint64_t *joint)
{
    if (layout->released != UINT16_MAX && field_get(&layout->field[layout->released], joint))
        return true;
    for (uint16_t f = layout->leaf; f < layout->fields; f++)
        if (layout->field[f].kind == FIELD_REMAINING && field_get(&layout->field[f], joint) == 1)
            return true;
    return false;
}

bool layout_expects(const struct layout *layout, const uint64_t *joint)
{
    for (uint16_t f = layout->leaf; f < layout->fields; f++)
        if ((layout->field[f].kind == FIELD_REMAINING || layout->field[f].kind == FIELD_CALLS) &&
            field_get(&layout->field[f], joint))
            return true;
    return false;
}

static uint64_t later(const struct field *field, uint64_t content)
{
    if (content == 0)
        return 0;
    if (field->kind == FIELD_REMAINING)
        return content == field->free_base ? content : content - 1;
    content += content < field->most;
    return field->fades && content == field->most ? 0 : content;
}

void layout_tick(const struct layout *layout, uint64_t *joint)
{
    for (uint16_t f = 0; f < layout->fields; f++) {
        const struct field *field = &layout->field[f];
        if (field->kind == FIELD_REMAINING || field->kind == FIELD_AGE)
            field_put(field, joint, later(field, field_get(field, joint)));
    }
}
