/* cover_promise.c: whether anything was ever asked of a promise.
 *
 * One that speaks of an event, an effect or a refill is exercised when that happens; a `reachable`, when it is reached.
 * One that always holds would be asked after every step, and is exercised when a step changes something it reads. */
#include <string.h>

#include "code.h"
#include "cover_data.h"

static void read_slots(struct cover_promise *promise, const struct fsm_machine *m, uint32_t place, uint32_t count)
{
    uint32_t space = FSM_AT_SPACE(place), index = FSM_AT_INDEX(place);
    bool own = space == FSM_INST || space == FSM_OLD || space == FSM_BEFORE;
    bool shared = space == FSM_SHARED || space == FSM_OLD_SHARED || space == FSM_BEFORE_SHARED;
    for (uint32_t i = index; i < index + count; i++) {
        if (own && i < m->hot_slots)
            promise->reads[i] = promise->reads_any = true;
        if (shared && i < m->shared_slots)
            promise->reads_shared[i] = promise->reads_any = true;
    }
}

static void read_effect(struct cover_promise *promise, const struct fsm_machine *m, uint32_t effect)
{
    promise->reads_any = true;
    for (uint32_t e = 0; e < m->effect_count; e++)
        promise->reads_effect[e] |= effect == 0xffff || effect == e;
}

static void read_word(struct cover *cover, struct cover_promise *promise, uint32_t at)
{
    const struct fsm_machine *m = cover->m;
    const uint32_t *word = &m->code[at];
    uint32_t a = FSM_I_A(*word);
    switch (FSM_I_OP(*word)) {
    case FSM_OP_LOAD:
    case FSM_OP_SWITCH:
    case FSM_OP_CUT:
    case FSM_OP_CUTS:
        read_slots(promise, m, a, 1);
        break;
    case FSM_OP_INDEX:
    case FSM_OP_ALL:
    case FSM_OP_ANY:
    case FSM_OP_COUNT:
        read_slots(promise, m, a, word[1] & 0xffffu);
        break;
    case FSM_OP_WINDOW:
        read_slots(promise, m, FSM_AT(FSM_INST, m->windows[a].slot), m->windows[a].count);
        break;
    case FSM_OP_EMITTED:
        read_effect(promise, m, a);
        break;
    case FSM_OP_CALL:
        code_walk_add(&cover->walk, a);
        break;
    default:
        break;
    }
}

static bool *flags(size_t count)
{
    return memset(mem_resize(NULL, count + 1), 0, count + 1);
}

void cover_promises_open(struct cover *cover)
{
    const struct fsm_machine *m = cover->m;
    cover->promise = mem_resize(NULL, (m->promise_count + 1u) * sizeof *cover->promise);
    for (uint16_t p = 0; p < m->promise_count; p++) {
        struct cover_promise *promise = &cover->promise[p];
        *promise = (struct cover_promise){.reads = flags(m->hot_slots),
                                          .reads_shared = flags(m->shared_slots),
                                          .reads_effect = flags(m->effect_count)};
        uint32_t at;
        code_walk_begin(&cover->walk, m->promises[p].code);
        while (code_walk_next(&cover->walk, &at)) {
            read_word(cover, promise, at);
            code_walk_after(&cover->walk, at);
        }
    }
}

void cover_promises_close(struct cover *cover)
{
    for (uint16_t p = 0; p < cover->m->promise_count; p++) {
        mem_free(cover->promise[p].reads);
        mem_free(cover->promise[p].reads_shared);
        mem_free(cover->promise[p].reads_effect);
    }
    mem_free(cover->promise);
}

static bool slots_changed(const bool *reads, const int64_t *before, const int64_t *after, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++)
        if (reads[i] && before[i] != after[i])
            return true;
    return false;
}

static bool something_changed(const struct cover *cover, const struct cover_promise *promise,
                              const struct scn_step *step)
{
    const struct fsm_machine *m = cover->m;
    if (!promise->reads_any)
        return true;
    for (uint16_t i = 0; i < step->out->effect_count; i++)
        if (promise->reads_effect[step->out->effect[i].effect])
            return true;
    if (step->before && slots_changed(promise->reads, step->before->slot, step->inst->slot, m->hot_slots))
        return true;
    return step->shared_before && step->shared &&
           slots_changed(promise->reads_shared, step->shared_before->slot, step->shared->slot, m->shared_slots);
}

void cover_promises_step(struct cover *cover, const struct scn_step *step)
{
    for (uint16_t p = 0; p < cover->m->promise_count; p++) {
        const struct fsm_promise_def *def = &cover->m->promises[p];
        struct cover_promise *promise = &cover->promise[p];
        if (promise->exercised || !step->asked[p])
            continue;
        if (def->kind == FSM_REACHABLE)
            promise->exercised = step->held[p];
        else
            promise->exercised = def->when != FSM_ALWAYS_HOLDS || something_changed(cover, promise, step);
    }
}
