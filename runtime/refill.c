/* refill.c: the first value of shared variables, and their refills. */
#include "refill.h"

#include <string.h>

#include "arith.h"
#include "domain.h"

/* Parameters are all that this code may read. */
static int64_t value_of(const struct fsm_machine *m, const int64_t *slot, uint32_t code, int64_t now)
{
    uint32_t word = m->code[code], place = FSM_I_A(word);
    if (FSM_I_OP(word) == FSM_OP_LOAD && FSM_I_OP(m->code[code + 1]) == FSM_OP_RET && FSM_AT_SPACE(place) == FSM_INST)
        return slot[FSM_AT_INDEX(place)]; /* a parameter, as nearly always */
    struct fsm_run run;
    run.m = m;
    run.event = NULL;
    run.out = NULL;
    run.space[FSM_INST] = fsm_run_reads(slot);
    run.space[FSM_CONST] = fsm_run_reads(m->constants);
    run.space[FSM_TEMP] = run.temp;
    run.space[FSM_NOW] = &now;
    return fsm_run_value(&run, code);
}

/* A window that has no length never ends. */
static struct fsm_refill_window window_at(const struct fsm_machine *m, const int64_t *slot, const struct fsm_var *var,
                                          int64_t now)
{
    int64_t length = value_of(m, slot, var->every, now);
    int64_t offset = var->offset ? value_of(m, slot, var->offset, now) : 0;
    int64_t number = fsm_bucket(now, length, offset);
    if (number == FSM_MISSING)
        return (struct fsm_refill_window){0, FSM_LEAST, INT64_MAX};
    int64_t begin = fsm_subtract((int64_t)((uint64_t)number * (uint64_t)length), offset);
    return (struct fsm_refill_window){number, begin, fsm_add(begin, length)};
}

static int64_t fill_value(const struct fsm_machine *m, const int64_t *slot, const struct fsm_var *var, int64_t now)
{
    return var->init ? value_of(m, slot, var->init, now) : var->initial;
}

static int64_t nearest(const struct fsm_machine *m, const struct fsm_type *type, int64_t v)
{
    if (fsm_in_domain(m, type, v))
        return v;
    if (type->choices)
        return m->constants[type->choice];
    return v < type->lo ? type->lo : type->hi;
}

static void fill(const struct fsm_machine *m, struct fsm_shared *shared, const struct fsm_var *var, int64_t v)
{
    for (uint16_t i = 0; i < m->types[var->type].count; i++)
        shared->slot[var->slot + i] = v;
}

static void enter(struct fsm_shared *shared, const struct fsm_var *var, struct fsm_refill_window window)
{
    shared->slot[var->bucket] = window.number;
    shared->slot[var->bucket + 1] = window.next;
}

void fsm_shared_init(const struct fsm_machine *m, const int64_t *params, int64_t now, struct fsm_shared *shared)
{
    int64_t slot[FSM_SLOTS_MAX];
    if (m->queue_slot > m->param_slot)
        memcpy(slot + m->param_slot, params, (size_t)(m->queue_slot - m->param_slot) * sizeof *slot);
    if (m->shared_slots)
        memset(shared->slot, 0, fsm_shared_size(m));
    for (uint16_t s = 0; s < m->shared_count; s++) {
        const struct fsm_var *var = &m->shared[s];
        fill(m, shared, var, nearest(m, &m->types[var->type], fill_value(m, slot, var, now)));
        if (var->every)
            enter(shared, var, window_at(m, slot, var, now));
    }
}

uint16_t fsm_refill_due(const struct fsm_machine *m, const struct fsm_shared *shared, const struct fsm_instance *inst,
                        int64_t limit, struct fsm_refill_window *window)
{
    uint16_t first = UINT16_MAX;
    for (uint16_t s = 0; s < m->shared_count; s++) {
        const struct fsm_var *var = &m->shared[s];
        if (!fsm_refill_is_due(var, shared->slot, limit))
            continue;
        struct fsm_refill_window entered = window_at(m, inst->slot, var, limit);
        if (first == UINT16_MAX || entered.begin < window->begin) {
            first = s;
            *window = entered;
        }
    }
    return first;
}

bool fsm_refill(const struct fsm_machine *m, struct fsm_shared *shared, const struct fsm_instance *inst,
                uint16_t variable, const struct fsm_refill_window *window, int64_t limit)
{
    const struct fsm_var *var = &m->shared[variable];
    int64_t v = fill_value(m, inst->slot, var, limit);
    enter(shared, var, *window);
    if (!fsm_in_domain(m, &m->types[var->type], v))
        return false;
    fill(m, shared, var, v);
    return true;
}
