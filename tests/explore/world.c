/* world.c: see world.h. */
#include "world.h"

#include <string.h>

#include "code.h"

/* ---- the horizon ---- */

static int64_t larger(int64_t most, int64_t v)
{
    bool real = v != FSM_MISSING && v < INT64_C(1000000000000); /* bounds of what has none are no numbers */
    return real && v > most ? v : most;
}

/* Operands are taken for numbers whatever they are: too large a horizon costs states, too small a one truth. But the
 * words after an instruction are left out, being constants' indices and places in the code. */
static int64_t largest_number(const struct fsm_machine *m, const int64_t *params)
{
    int64_t most = 0;
    for (uint32_t c = 0; c < m->constant_count; c++)
        most = larger(most, m->constants[c]);
    for (uint32_t at = 0; at < m->code_count; at += fsm_op_words(m->code, at))
        if (FSM_I_OP(m->code[at]) == FSM_OP_PUSH)
            most = larger(most, (int32_t)m->code[at] >> 8);
    for (uint16_t w = 0; w < m->window_count; w++)
        most = larger(most, m->windows[w].length);
    for (uint16_t p = 0; p < m->queue_slot - m->param_slot; p++)
        most = larger(most, params[p]);
    for (uint16_t t = 0; t < m->type_count; t++)
        if (m->types[t].kind == FSM_DURATION)
            most = larger(most, m->types[t].hi);
    return most;
}

/* ---- images ---- */

static size_t slots_of(size_t bytes)
{
    return (bytes + sizeof(int64_t) - 1) / sizeof(int64_t);
}

void world_init(struct world *world, const struct fsm_machine *m, const int64_t *params, unsigned instances,
                int64_t tick)
{
    world->m = m;
    world->instances = instances;
    world->instance_slots = slots_of(fsm_instance_size(m));
    world->shared_slots = slots_of(fsm_shared_size(m));
    world->horizon = 2 * largest_number(m, params);
    if (tick)
        world->horizon += 2 * tick - world->horizon % tick;
}

size_t world_slots(const struct world *world)
{
    return world->instances * world->instance_slots + world->shared_slots;
}

struct fsm_instance *world_instance(const struct world *world, int64_t *image, unsigned instance)
{
    return (struct fsm_instance *)(image + instance * world->instance_slots);
}

struct fsm_shared *world_shared(const struct world *world, int64_t *image)
{
    return (struct fsm_shared *)(image + world->instances * world->instance_slots);
}

void world_share(const struct fsm_machine *m, const int64_t *params, struct fsm_shared *shared)
{
    fsm_shared_init(m, params, 0, shared);
    for (uint16_t s = 0; s < m->shared_count; s++)
        if (m->shared[s].every) {
            shared->slot[m->shared[s].bucket] = 0;
            shared->slot[m->shared[s].bucket + 1] = INT64_MAX;
        }
}

/* ---- time ---- */

static void age(const struct world *world, int64_t *slot, unsigned count, int64_t passed_ms)
{
    for (unsigned i = 0; i < count; i++) {
        if (slot[i] == FSM_MISSING)
            continue;
        slot[i] -= passed_ms;
        if (slot[i] < -world->horizon)
            slot[i] = -world->horizon;
    }
}

static void age_variables(const struct world *world, const struct fsm_var *var, uint16_t count, int64_t *slot,
                          int64_t passed_ms)
{
    for (uint16_t v = 0; v < count; v++) {
        const struct fsm_type *type = &world->m->types[var[v].type];
        if (type->kind == FSM_TIME)
            age(world, slot + var[v].slot, type->count, passed_ms);
    }
}

/* ---- calls ---- */

static unsigned calls_before(const struct fsm_machine *m, const int64_t *slot, int64_t number)
{
    unsigned before = 0;
    for (uint16_t e = 0; e < m->effect_count; e++)
        for (uint16_t c = 0; c < m->effects[e].calls; c++) {
            int64_t other = slot[m->effects[e].slot + c];
            before += other != FSM_MISSING && other < number;
        }
    return before;
}

/* The numbers of the calls out become 1, 2, 3 … The number of a deferred reply is of no use: its call has ended. */
static void number_calls(const struct fsm_machine *m, int64_t *slot)
{
    int64_t old[FSM_SLOTS_MAX], entry = 2 + m->queue_fields;
    memcpy(old, slot, m->hot_slots * sizeof *old);
    slot[FSM_SLOT_CALL] = calls_before(m, old, INT64_MAX);
    for (uint16_t e = 0; e < m->effect_count; e++)
        for (uint16_t c = 0; c < m->effects[e].calls; c++) {
            uint16_t at = (uint16_t)(m->effects[e].slot + c);
            if (old[at] != FSM_MISSING)
                slot[at] = 1 + calls_before(m, old, old[at]);
        }
    for (int64_t q = 0; q < slot[FSM_SLOT_QUEUED]; q++)
        slot[m->queue_slot + q * entry + 1] = 0;
}

void world_settle(const struct world *world, int64_t *image, int64_t passed_ms)
{
    const struct fsm_machine *m = world->m;
    for (unsigned i = 0; i < world->instances; i++) {
        int64_t *slot = world_instance(world, image, i)->slot;
        slot[FSM_SLOT_NOW] = 0;
        for (uint16_t t = 0; t < m->timer_count; t++)
            age(world, slot + m->timers[t].slot, 1, passed_ms);
        for (uint16_t w = 0; w < m->window_count; w++)
            age(world, slot + m->windows[w].slot, m->windows[w].count, passed_ms);
        age_variables(world, m->vars, m->var_count, slot, passed_ms);
        number_calls(m, slot);
    }
    age_variables(world, m->shared, m->shared_count, world_shared(world, image)->slot, passed_ms);
}

/* ---- questions and deeds ---- */

bool instance_is_due(const struct fsm_machine *m, const struct fsm_instance *inst, int64_t now)
{
    for (uint16_t t = 0; t < m->timer_count; t++) {
        int64_t deadline = inst->slot[m->timers[t].slot];
        if (deadline != FSM_MISSING && deadline <= now)
            return true;
    }
    return inst->slot[FSM_SLOT_RELEASED] > 0;
}

bool instance_waits(const struct fsm_machine *m, const struct fsm_instance *inst)
{
    for (uint16_t t = 0; t < m->timer_count; t++)
        if (inst->slot[m->timers[t].slot] != FSM_MISSING)
            return false;
    for (uint16_t e = 0; e < m->effect_count; e++)
        if (m->effects[e].calls && inst->slot[m->effects[e].slot] != FSM_MISSING)
            return false;
    return inst->slot[FSM_SLOT_RELEASED] == 0;
}

bool world_refill(const struct fsm_machine *m, struct fsm_shared *shared, const struct fsm_instance *inst,
                  uint16_t variable, int64_t now, struct fsm_out *out)
{
    const struct fsm_var *var = &m->shared[variable];
    struct fsm_scene scene = {.inst = inst, .now = now};
    int64_t v = var->init ? fsm_eval(m, var->init, &scene) : var->initial;
    bool fits = fsm_in_domain(m, &m->types[var->type], v);
    if (fits)
        shared->slot[var->slot] = v;
    out->result = fits ? FSM_STEPPED : FSM_RANGE;
    out->culprit = fits ? 0 : var->slot | FSM_CULPRIT_SHARED;
    out->cause = FSM_BY_REFILL;
    out->column = variable;
    out->at = now;
    out->from = out->to = inst->slot[FSM_SLOT_LEAF];
    out->row_count = out->effect_count = out->arg_count = 0;
    return fits;
}
