/* act.c: one move of one instance, by the function that also runs it in earnest. */
#include "act.h"

#include <assert.h>
#include <string.h>

#include "asked.h"
#include "refill.h"

static const struct fsm_text EMPTY_TEXT[FSM_FIELDS_MAX];

static void *room(size_t size)
{
    void *memory = mem_resize(NULL, size);
    memset(memory, 0, size);
    return memory;
}

void actor_open(struct actor *actor, const struct layout *layout)
{
    const struct fsm_machine *m = layout->m;
    *actor = (struct actor){.layout = layout, .m = m};
    actor->inst = room(fsm_instance_size(m));
    actor->before = room(fsm_instance_size(m));
    if (m->shared_slots) {
        actor->shared = room(fsm_shared_size(m));
        actor->shared_before = room(fsm_shared_size(m));
    }
    actor->out = room(sizeof *actor->out);
    actor->out->capacity = (uint32_t)fsm_out_size(m);
    actor->out->bytes = actor->out->capacity ? room(actor->out->capacity) : NULL;
    actor->state_only = room(m->promise_count + 1u);
    for (uint16_t p = 0; p < m->promise_count; p++)
        actor->state_only[p] = promise_is_of_state(m, &m->promises[p]);
}

void actor_close(struct actor *actor)
{
    mem_free(actor->inst);
    mem_free(actor->before);
    mem_free(actor->shared);
    mem_free(actor->shared_before);
    mem_free(actor->out->bytes);
    mem_free(actor->out);
    mem_free(actor->state_only);
}

void outcome_open(struct outcome *outcome, const struct fsm_machine *m)
{
    memset(outcome, 0, sizeof *outcome);
    outcome->asked = room(m->promise_count + 1u);
    outcome->held = room(m->promise_count + 1u);
}

void outcome_close(struct outcome *outcome)
{
    mem_free(outcome->asked);
    mem_free(outcome->held);
}

/* ---- moves ---- */

struct act layout_due(const struct layout *layout, const uint64_t *joint)
{
    for (uint16_t f = layout->leaf; f < layout->fields; f++)
        if (layout->field[f].kind == FIELD_REMAINING && field_get(&layout->field[f], joint) == 1)
            return (struct act){MOVE_EXPIRY, layout->field[f].timer};
    return (struct act){MOVE_RELEASE, 0};
}

static void do_refill(struct actor *actor, uint16_t variable)
{
    const struct fsm_refill_window window = {0, FSM_MISSING + 1, INT64_MAX};
    struct fsm_out *out = actor->out;
    int64_t leaf = actor->inst->slot[FSM_SLOT_LEAF];
    out->cause = FSM_BY_REFILL;
    out->column = variable;
    out->at = CHECK_NOW;
    out->from = out->to = leaf;
    out->row_count = out->effect_count = out->arg_count = 0;
    out->timers = 0;
    out->culprit = actor->m->shared[variable].slot | FSM_CULPRIT_SHARED;
    bool fits = fsm_refill(actor->m, actor->shared, actor->inst, variable, &window, CHECK_NOW);
    out->result = fits ? FSM_STEPPED : FSM_RANGE;
}

static void do_event(struct actor *actor, const struct input *input)
{
    struct fsm_event event = {.type = input->event, .field = input->field, .text = EMPTY_TEXT};
    fsm_step(actor->m, actor->shared, actor->inst, &event, CHECK_NOW, actor->out);
    assert(actor->out->cause == FSM_BY_EVENT);
}

/* The input that a released event was sent as: the one at the head of the queue. */
static uint32_t head_of_queue(const struct layout *layout, const uint64_t *joint)
{
    for (uint16_t f = layout->leaf; f < layout->fields; f++)
        if (layout->field[f].kind == FIELD_ENTRY && layout->field[f].slot == 0)
            return (uint32_t)field_get(&layout->field[f], joint) - 1;
    return UINT32_MAX;
}

static void perform(struct actor *actor, struct act act)
{
    const struct abstraction *world = actor->layout->world;
    switch ((enum move_kind)act.kind) {
    case MOVE_EVENT:
        do_event(actor, &world->input[act.index]);
        break;
    case MOVE_EXPIRY:
        actor->inst->slot[actor->m->timers[act.index].slot] = CHECK_NOW;
        fsm_advance(actor->m, actor->shared, actor->inst, CHECK_NOW, actor->out);
        break;
    case MOVE_RELEASE:
        fsm_advance(actor->m, actor->shared, actor->inst, CHECK_NOW, actor->out);
        break;
    case MOVE_REFILL:
        do_refill(actor, (uint16_t)act.index);
        break;
    case MOVE_TICK:
        assert(!"an instance does not tick alone");
    }
}

/* ---- promises ---- */

static const int64_t *fields_of(const struct actor *actor, struct act act, int64_t *field)
{
    const struct fsm_out *out = actor->out;
    if (act.kind == MOVE_RELEASE && out->cause == FSM_BY_RELEASE)
        return out->released_field;
    if (act.kind != MOVE_EVENT)
        return NULL;
    const struct input *input = &actor->layout->world->input[act.index];
    memcpy(field, input->field, actor->m->events[input->event].slots * sizeof *field);
    return field;
}

static void ask(struct actor *actor, struct act act, struct outcome *outcome)
{
    const struct fsm_machine *m = actor->m;
    int64_t field[FSM_FIELDS_MAX] = {0};
    struct fsm_scene scene = {.shared = actor->shared,
                              .shared_before = actor->shared_before,
                              .inst = actor->inst,
                              .before = actor->before,
                              .field = fields_of(actor, act, field),
                              .out = actor->out,
                              .now = CHECK_NOW};
    promise_before(m, actor->out, actor->before);
    outcome->excluded = false;
    for (uint16_t p = 0; p < m->promise_count; p++) {
        const struct fsm_promise_def *promise = &m->promises[p];
        outcome->asked[p] = false;
        outcome->held[p] = true;
        if (!actor->state_only[p])
            promise_ask(m, promise, &scene, &outcome->asked[p], &outcome->held[p]);
        if (promise->kind == FSM_ASSUME && promise->when == FSM_ON_EVENT)
            outcome->excluded = outcome->excluded || promise_excludes(m, promise, &scene);
    }
}

bool actor_holds(struct actor *actor, const uint64_t *joint, uint16_t from, uint16_t *promise)
{
    const struct fsm_machine *m = actor->m;
    layout_unpack(actor->layout, joint, actor->inst, actor->shared);
    struct fsm_scene scene = {.shared = actor->shared, .inst = actor->inst, .now = CHECK_NOW};
    for (uint16_t p = from; p < m->promise_count; p++) {
        if (!actor->state_only[p])
            continue;
        bool is_true = fsm_eval(m, m->promises[p].code, &scene) == 1;
        if (is_true != (m->promises[p].kind != FSM_REACHABLE)) {
            *promise = p;
            return false;
        }
    }
    return true;
}

/* ---- together ---- */

static void report(const struct actor *actor, struct outcome *outcome)
{
    const struct fsm_out *out = actor->out;
    outcome->result = out->result;
    outcome->column = out->column;
    outcome->from = out->from;
    outcome->to = out->to;
    outcome->rows = out->row_count;
    memcpy(outcome->row, out->row, out->row_count * sizeof *out->row);
    outcome->culprit = out->culprit;
}

/* A refused expiry has stopped its timer and a refused deferred event is gone; anything else refused is as before. */
void actor_do(struct actor *actor, const uint64_t *joint, struct act act, uint64_t *after, struct outcome *outcome)
{
    const struct fsm_machine *m = actor->m;
    const struct layout *layout = actor->layout;
    layout_unpack(layout, joint, actor->inst, actor->shared);
    memcpy(actor->before, actor->inst, m->slots * sizeof *actor->inst->slot);
    if (actor->shared)
        memcpy(actor->shared_before, actor->shared, fsm_shared_size(m));
    perform(actor, act);
    report(actor, outcome);
    ask(actor, act, outcome);
    outcome->input = act.kind == MOVE_EVENT     ? act.index
                     : act.kind == MOVE_RELEASE ? head_of_queue(layout, joint)
                                                : UINT32_MAX;
    const struct input *cause = outcome->input == UINT32_MAX ? NULL : &layout->world->input[outcome->input];
    outcome->pack = layout_pack(layout, actor->inst, actor->shared, cause, actor->out->timers, after, &outcome->off);
    if (outcome->excluded)
        memcpy(after, joint, layout->words * sizeof *after);
}
