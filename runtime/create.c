/* create.c: an instance comes to be: first values, then the entry into the initial state as a step of its own. */
#include <string.h>

#include "domain.h"
#include "refill.h"
#include "step.h"
#include "text.h"

static uint32_t bad_param(const struct fsm_machine *m, const int64_t *params)
{
    for (uint16_t p = 0; p < m->param_count; p++) {
        const struct fsm_type *type = &m->types[m->params[p].type];
        for (uint16_t i = 0; i < type->count; i++)
            if (!fsm_in_domain(m, type, params[m->params[p].slot - m->param_slot + i]))
                return m->params[p].slot;
    }
    return UINT32_MAX;
}

static void fill_missing(int64_t *slot, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++)
        slot[i] = FSM_MISSING;
}

static void variable_init(const struct fsm_machine *m, int64_t *slot, const struct fsm_var *var)
{
    for (uint16_t i = 0; i < m->types[var->type].count; i++)
        slot[var->slot + i] = var->initial;
}

static void texts_init(const struct fsm_machine *m, struct fsm_instance *inst)
{
    struct fsm_text_slot at;
    for (bool more = fsm_text_first(m, &at); more; more = fsm_text_next(m, &at)) {
        int64_t *slot = &inst->slot[at.slot];
        fsm_text_put(fsm_text_area(m, inst), &at, fsm_text_of(m, NULL, NULL, NULL, *slot));
        if (*slot != FSM_MISSING)
            *slot = fsm_text_handle(FSM_TEXT_VARIABLE, at.offset);
    }
}

static void instance_init(const struct fsm_machine *m, struct fsm_instance *inst, const int64_t *params, int64_t now)
{
    int64_t *slot = inst->slot;
    memset(slot, 0, fsm_instance_size(m));
    slot[FSM_SLOT_NOW] = now;
    for (uint16_t s = 0; s < m->state_count; s++)
        if (m->states[s].history != UINT16_MAX)
            slot[m->states[s].history] = FSM_MISSING;
    for (uint16_t v = 0; v < m->var_count; v++)
        variable_init(m, slot, &m->vars[v]);
    for (uint16_t t = 0; t < m->timer_count; t++)
        slot[m->timers[t].slot] = FSM_MISSING;
    for (uint16_t w = 0; w < m->window_count; w++)
        fill_missing(slot + m->windows[w].slot, m->windows[w].count);
    for (uint16_t e = 0; e < m->effect_count; e++)
        if (m->effects[e].mode != FSM_NO_CALL)
            fill_missing(slot + m->effects[e].slot, m->effects[e].calls);
    if (m->queue_slot > m->param_slot)
        memcpy(slot + m->param_slot, params, (size_t)(m->queue_slot - m->param_slot) * sizeof *slot);
    texts_init(m, inst);
}

/* Refills that are due at the beginning leave no trace in the log. */
static void refill_all(const struct fsm_machine *m, struct fsm_shared *shared, const struct fsm_instance *inst,
                       int64_t now)
{
    struct fsm_refill_window window;
    uint16_t variable;
    while ((variable = fsm_refill_due(m, shared, inst, now, &window)) != UINT16_MAX)
        fsm_refill(m, shared, inst, variable, &window, now);
}

enum fsm_result fsm_create(const struct fsm_machine *m, struct fsm_shared *shared, struct fsm_instance *inst,
                           const int64_t *params, int64_t now, struct fsm_out *out)
{
    struct fsm_step step;
    int64_t original[FSM_SLOTS_MAX];
    if (now == FSM_MISSING)
        now++;
    fsm_out_begin(out, FSM_BY_CREATION, 0, now, FSM_MISSING);
    uint32_t bad = bad_param(m, params);
    if (bad != UINT32_MAX) {
        out->culprit = bad;
        return out->result = FSM_RANGE;
    }
    instance_init(m, inst, params, now);
    fsm_copy_slots(original, (int64_t *)shared, m->shared_slots);
    refill_all(m, shared, inst, now);
    fsm_step_begin(&step, m, shared, inst, NULL, NULL, out);
    fsm_run_chosen(&step.run, true);
    out->result = fsm_step_transact(&step, inst, m->start);
    if (out->result != FSM_STEPPED)
        fsm_copy_slots((int64_t *)shared, original, m->shared_slots);
    return out->result;
}
