/* step.c: the order of things in time, and the transaction that is one step.
 *
 * A step runs in place. When its row is chosen, what it may change is copied; a refusal copies it back. Texts and
 * the queue are touched only after the last thing that can be refused. */
#include "step.h"

#include <string.h>

#include "accept.h"
#include "queue.h"
#include "refill.h"
#include "text.h"
#include "walk.h"

/* ---- the transaction ---- */

static inline uint32_t always_code(const struct fsm_machine *m, const int64_t *slot)
{
    return fsm_pair_of(m, slot[FSM_SLOT_LEAF], fsm_always(m))->code;
}

/* Takes `always` rows until none matches. */
static __attribute__((noinline)) enum fsm_result rest(struct fsm_run *run, uint32_t code)
{
    enum fsm_result result;
    uint16_t rows;
    do {
        rows = run->out->row_count;
        fsm_run_unchosen(run);
        result = fsm_run(run, code);
        code = always_code(run->m, run->space[FSM_INST]);
    } while (result == FSM_STEPPED);
    return result == FSM_NO_ROW && run->out->row_count == rows ? FSM_STEPPED : result;
}

static inline void commit(struct fsm_run *run, struct fsm_instance *inst)
{
    struct fsm_out *out = run->out;
    int64_t *slot = inst->slot;
    slot[FSM_SLOT_NOW] = out->at;
    out->to = slot[FSM_SLOT_LEAF];
    if (out->to != out->from)
        slot[FSM_SLOT_RELEASED] = slot[FSM_SLOT_QUEUED];
    if (__builtin_expect(run->texts_stored | run->text_args, 0))
        fsm_text_commit(run->m, inst, run->event, out, run->text_arg, run->text_args);
}

/* Before a row is chosen nothing has changed. */
static void roll_back(struct fsm_run *run, uint64_t timers)
{
    if (run->kept) {
        fsm_copy_slots(run->space[FSM_INST], run->space[FSM_BEFORE], run->m->hot_slots);
        fsm_copy_slots(run->space[FSM_SHARED], run->space[FSM_BEFORE_SHARED], run->m->shared_slots);
    }
    run->out->effect_count = run->out->arg_count = 0;
    run->out->timers = timers;
}

static inline enum fsm_result transact(struct fsm_run *run, struct fsm_instance *inst, uint32_t code)
{
    const struct fsm_machine *m = run->m;
    uint64_t timers = run->out->timers;
    enum fsm_result result = fsm_run(run, code);
    if (run->sure) {
        commit(run, inst);
        return FSM_STEPPED;
    }
    if (result == FSM_STEPPED) {
        uint32_t always = always_code(m, inst->slot);
        if (FSM_I_OP(m->code[always]) != FSM_OP_GAP)
            result = rest(run, always);
        if (result == FSM_STEPPED) {
            commit(run, inst);
            return FSM_STEPPED;
        }
    }
    if (result == FSM_DEFERRED && !fsm_queue_push(m, inst, run->event))
        result = FSM_LIMIT;
    if (result >= FSM_BAD_EVENT)
        roll_back(run, timers);
    return result;
}

enum fsm_result fsm_step_transact(struct fsm_step *step, struct fsm_instance *inst, uint32_t code)
{
    return transact(&step->run, inst, code);
}

/* ---- the short way ---- */

/* False if the code is more than a walk; nothing has changed then. */
static inline __attribute__((always_inline)) bool step_walk(const struct fsm_machine *m,
                                                            const struct fsm_shared *shared, struct fsm_instance *inst,
                                                            const int64_t *field, uint32_t code, struct fsm_out *out,
                                                            enum fsm_result *result)
{
    struct fsm_walk walk;
    int64_t *slot = inst->slot;
    walk.m = m;
    walk.slot = slot;
    walk.out = out;
    walk.space[FSM_INST] = slot;
    walk.space[FSM_SHARED] = (const int64_t *)shared;
    walk.space[FSM_FIELD] = field;
    walk.space[FSM_CONST] = m->constants;
    walk.space[FSM_NOW] = &out->at;
    if (!fsm_walk(&walk, code, result))
        return false;
    if (*result == FSM_STEPPED) {
        slot[FSM_SLOT_NOW] = out->at;
        out->to = slot[FSM_SLOT_LEAF];
        if (out->to != out->from)
            slot[FSM_SLOT_RELEASED] = slot[FSM_SLOT_QUEUED];
    }
    return true;
}

/* ---- what is due ---- */

/* Orders deadlines as numbers, a stopped timer's last. */
static inline uint64_t timer_key(int64_t deadline)
{
    return (uint64_t)deadline + INT64_MAX;
}

static inline uint64_t earliest_key(const struct fsm_machine *m, const int64_t *slot)
{
    uint64_t earliest = UINT64_MAX;
    const struct fsm_timer_def *timer = m->timers;
    for (uint32_t left = m->timer_count; left; left--, timer++) {
        uint64_t key = timer_key(slot[timer->slot]);
        earliest = key < earliest ? key : earliest;
    }
    return earliest;
}

/* The next thing due at or before `limit`, which a refill, a timer or none may be. */
struct due {
    bool refill, timer;
    int64_t limit; /* the timer's deadline if one is due */
};

static inline struct due due_before(const struct fsm_machine *m, const struct fsm_shared *shared, const int64_t *slot,
                                    int64_t limit)
{
    struct due due = {false, false, limit};
    uint64_t earliest = earliest_key(m, slot);
    if (__builtin_expect(earliest <= timer_key(limit), 0)) {
        due.timer = true;
        due.limit = (int64_t)(earliest - INT64_MAX);
    }
    const struct fsm_var *var = m->shared;
    for (uint32_t left = m->shared_count; left; left--, var++)
        if (__builtin_expect(fsm_refill_is_due(var, shared->slot, due.limit), 0))
            due.refill = true;
    return due;
}

static inline int64_t later(int64_t x, int64_t y)
{
    return x > y ? x : y;
}

static __attribute__((noinline)) enum fsm_result step_refill(const struct fsm_machine *m, struct fsm_shared *shared,
                                                             struct fsm_instance *inst, int64_t limit,
                                                             struct fsm_out *out)
{
    struct fsm_refill_window window;
    uint16_t variable = fsm_refill_due(m, shared, inst, limit, &window);
    int64_t at = later(window.begin, inst->slot[FSM_SLOT_NOW]);
    inst->slot[FSM_SLOT_NOW] = at;
    fsm_out_begin(out, FSM_BY_REFILL, variable, at, inst->slot[FSM_SLOT_LEAF]);
    if (fsm_refill(m, shared, inst, variable, &window, limit))
        return FSM_STEPPED;
    out->culprit = m->shared[variable].slot | FSM_CULPRIT_SHARED;
    return FSM_RANGE;
}

/* The first declared timer with that deadline expires. */
static __attribute__((noinline)) enum fsm_result step_timer(const struct fsm_machine *m, struct fsm_shared *shared,
                                                            struct fsm_instance *inst, int64_t deadline,
                                                            struct fsm_out *out)
{
    struct fsm_step step;
    int64_t *slot = inst->slot;
    int64_t leaf = slot[FSM_SLOT_LEAF];
    uint16_t timer = 0;
    while (slot[m->timers[timer].slot] != deadline)
        timer++;
    fsm_out_begin(out, FSM_BY_TIMER, fsm_expired(m, timer), later(deadline, slot[FSM_SLOT_NOW]), leaf);
    out->timers = (uint64_t)1 << timer;
    slot[m->timers[timer].slot] = FSM_MISSING;
    slot[FSM_SLOT_NOW] = out->at;
    uint32_t code = fsm_pair_of(m, leaf, out->column)->code;
    enum fsm_result result;
    if (step_walk(m, shared, inst, NULL, code, out, &result))
        return result;
    fsm_step_begin(&step, m, shared, inst, NULL, NULL, out);
    return transact(&step.run, inst, code);
}

static __attribute__((noinline)) enum fsm_result step_released(const struct fsm_machine *m, struct fsm_shared *shared,
                                                               struct fsm_instance *inst, struct fsm_out *out)
{
    struct fsm_step step;
    int64_t *slot = inst->slot;
    int64_t leaf = slot[FSM_SLOT_LEAF];
    fsm_out_begin(out, FSM_BY_RELEASE, 0, slot[FSM_SLOT_NOW], leaf);
    fsm_queue_pop(m, inst, out);
    slot[FSM_SLOT_RELEASED]--;
    out->column = out->released.type;
    fsm_step_begin(&step, m, shared, inst, &out->released, out->released_field, out);
    return transact(&step.run, inst, fsm_pair_of(m, leaf, out->column)->code);
}

/* ---- events from outside ---- */

/* A call that a reply has ended: what to put back if the reply is refused. */
struct ended {
    int64_t *call;
    uint16_t at, calls;
    int64_t number;
};

static bool call_end(const struct fsm_effect_def *effect, int64_t *slot, uint32_t number, struct ended *ended)
{
    int64_t *call = slot + effect->slot;
    uint16_t at = 0;
    while (at < effect->calls && number != 0 && call[at] != number)
        at++;
    if (at == effect->calls || call[at] == FSM_MISSING)
        return false;
    *ended = (struct ended){call, at, effect->calls, call[at]};
    memmove(call + at, call + at + 1, (effect->calls - at - 1u) * sizeof *call);
    call[effect->calls - 1] = FSM_MISSING;
    return true;
}

static void call_restore(const struct ended *ended)
{
    int64_t *call = ended->call + ended->at;
    memmove(call + 1, call, (ended->calls - ended->at - 1u) * sizeof *call);
    *call = ended->number;
}

static __attribute__((noinline)) enum fsm_result step_reply(struct fsm_run *run, struct fsm_instance *inst,
                                                            const struct fsm_effect_def *effect, uint32_t code)
{
    struct ended ended;
    if (!call_end(effect, inst->slot, run->event->call, &ended))
        return FSM_SUPERSEDED;
    enum fsm_result result = transact(run, inst, code);
    if (result >= FSM_BAD_EVENT)
        call_restore(&ended);
    else
        inst->slot[FSM_SLOT_NOW] = run->out->at;
    return result;
}

/* Everything the walk does not do. */
static __attribute__((noinline)) enum fsm_result step_fully(const struct fsm_machine *m, struct fsm_shared *shared,
                                                            struct fsm_instance *inst, const struct fsm_event *event,
                                                            uint32_t code, struct fsm_out *out)
{
    struct fsm_step step;
    const struct fsm_event_def *def = &m->events[event->type];
    fsm_step_begin(&step, m, shared, inst, event, event->field, out);
    if (def->reply_to != UINT16_MAX && m->effects[def->reply_to].mode != FSM_NO_CALL)
        return step_reply(&step.run, inst, &m->effects[def->reply_to], code);
    enum fsm_result result = transact(&step.run, inst, code);
    if (result == FSM_DEFERRED)
        inst->slot[FSM_SLOT_NOW] = out->at;
    return result;
}

static inline __attribute__((always_inline)) enum fsm_result
step_event(const struct fsm_machine *m, struct fsm_shared *shared, struct fsm_instance *inst,
           const struct fsm_event *event, int64_t now, struct fsm_out *out)
{
    int64_t leaf = inst->slot[FSM_SLOT_LEAF];
    enum fsm_result result;
    fsm_out_begin(out, FSM_BY_EVENT, event->type, now, leaf);
    if (event->type >= m->event_count)
        return FSM_BAD_EVENT;
    const struct fsm_event_def *def = &m->events[event->type];
    if (__builtin_expect(!def->plain || !fsm_plain_fits(def, event), 0)) {
        uint32_t bad = fsm_bad_field(m, def, event);
        if (bad != UINT32_MAX) {
            out->culprit = bad;
            return FSM_BAD_FIELD;
        }
    }
    uint32_t code = fsm_pair_of(m, leaf, event->type)->code;
    if (def->reply_to == UINT16_MAX && step_walk(m, shared, inst, event->field, code, out, &result))
        return result;
    return step_fully(m, shared, inst, event, code, out);
}

static inline __attribute__((always_inline)) enum fsm_result
step_next(const struct fsm_machine *m, struct fsm_shared *shared, struct fsm_instance *inst,
          const struct fsm_event *event, int64_t now, struct fsm_out *out)
{
    const int64_t *slot = inst->slot;
    bool released = slot[FSM_SLOT_RELEASED] > 0;
    now = later(now, slot[FSM_SLOT_NOW]);
    /* A released event waits for nothing but what is due at its own instant. */
    struct due due = due_before(m, shared, slot, released ? slot[FSM_SLOT_NOW] : now);
    if (__builtin_expect(due.refill, 0))
        return step_refill(m, shared, inst, due.limit, out);
    if (__builtin_expect(due.timer, 0))
        return step_timer(m, shared, inst, due.limit, out);
    if (__builtin_expect(released, 0))
        return step_released(m, shared, inst, out);
    if (event)
        return step_event(m, shared, inst, event, now, out);
    fsm_out_begin(out, FSM_BY_EVENT, 0, now, slot[FSM_SLOT_LEAF]);
    return FSM_IDLE;
}

enum fsm_result fsm_step(const struct fsm_machine *m, struct fsm_shared *shared, struct fsm_instance *inst,
                         const struct fsm_event *event, int64_t now, struct fsm_out *out)
{
    return out->result = step_next(m, shared, inst, event, now, out);
}

enum fsm_result fsm_advance(const struct fsm_machine *m, struct fsm_shared *shared, struct fsm_instance *inst,
                            int64_t now, struct fsm_out *out)
{
    return fsm_step(m, shared, inst, NULL, now, out);
}

int64_t fsm_next_deadline(const struct fsm_machine *m, const struct fsm_instance *inst)
{
    uint64_t earliest = earliest_key(m, inst->slot);
    uint64_t last = timer_key(inst->slot[FSM_SLOT_NOW]);
    if (inst->slot[FSM_SLOT_RELEASED] > 0 && last < earliest)
        earliest = last;
    return (int64_t)(earliest - INT64_MAX);
}
