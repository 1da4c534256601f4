/* interpreter.c: the order of things: refills, then timers, then released events, then the event from outside, each
 * as a step of its own; and how instances begin. */
#include "interpreter.h"

#include <assert.h>
#include <string.h>

#include "scene.h"

/* ---- refills ---- */

static struct value shared_expression(const struct naive_instance *inst, const struct node *node,
                                      const struct domain *wanted, int64_t now_ms)
{
    static struct naive_outcome nowhere;
    static struct run run;
    run = (struct run){.spec = inst->spec, .inst = (struct naive_instance *)inst, .now_ms = now_ms, .out = &nowhere};
    struct scope scope = {.run = &run};
    return eval(&scope, node, wanted);
}

static bool refills(const struct variable *shared)
{
    return node_kid(shared->node, 2)->kind != NODE_NONE;
}

/* The window around `at`: it begins at a multiple of its length, seen from the offset. */
static int64_t window_begin(const struct naive_instance *inst, const struct variable *shared, int64_t at_ms,
                            int64_t *length)
{
    const struct node *offset = node_kid(shared->node, 3);
    int64_t shift = offset->kind == NODE_NONE ? 0 : shared_expression(inst, offset, NULL, at_ms).number;
    *length = shared_expression(inst, node_kid(shared->node, 2), NULL, at_ms).number;
    int64_t past = (at_ms + shift) % *length;
    return at_ms - (past < 0 ? past + *length : past);
}

static void window_enter(const struct naive_instance *inst, struct naive_shared *shared, unsigned index, int64_t at_ms)
{
    int64_t length, begins = window_begin(inst, &inst->spec->shared.item[index], at_ms, &length);
    shared->next_ms[index] = begins + length;
}

static struct value fill_value(const struct naive_instance *inst, unsigned index, int64_t at_ms)
{
    const struct variable *variable = &inst->spec->shared.item[index];
    struct value v = shared_expression(inst, variable->first, &variable->domain, at_ms);
    v = value_rescale(v, variable->domain.scale);
    v.kind = variable->domain.kind;
    return v;
}

/* The refill due first at or before `limit`, or -1. */
static int refill_due(const struct naive_instance *inst, const struct naive_shared *shared, int64_t limit_ms,
                      int64_t *at_ms)
{
    const struct spec *spec = inst->spec;
    int first = -1;
    for (unsigned i = 0; i < spec->shared.count; i++) {
        int64_t length;
        if (!refills(&spec->shared.item[i]) || shared->next_ms[i] > limit_ms)
            continue;
        int64_t begins = window_begin(inst, &spec->shared.item[i], limit_ms, &length);
        if (first == -1 || begins < *at_ms) {
            first = (int)i;
            *at_ms = begins;
        }
    }
    return first;
}

static bool refill(const struct naive_instance *inst, struct naive_shared *shared, unsigned index, int64_t limit_ms)
{
    struct value v = fill_value(inst, index, limit_ms);
    window_enter(inst, shared, index, limit_ms);
    if (!domain_has(&inst->spec->shared.item[index].domain, &v))
        return false;
    shared->value[index] = v;
    return true;
}

/* ---- what is due ---- */

static int timer_due(const struct naive_instance *inst, int64_t limit_ms)
{
    int first = -1;
    for (unsigned t = 0; t < inst->spec->timers; t++) {
        const struct value *deadline = &inst->deadline[t];
        if (deadline->missing || deadline->number > limit_ms)
            continue;
        if (first == -1 || deadline->number < inst->deadline[first].number)
            first = (int)t;
    }
    return first;
}

static int64_t later(int64_t x, int64_t y)
{
    return x > y ? x : y;
}

static void step_refill(struct naive_instance *inst, struct naive_shared *shared, unsigned index, int64_t at_ms,
                        int64_t limit_ms, struct naive_outcome *out)
{
    inst->last_ms = later(at_ms, inst->last_ms);
    step_begin(out, FSM_BY_REFILL, index, inst->last_ms, inst->leaf);
    if (!refill(inst, shared, index, limit_ms))
        out->result = FSM_RANGE;
}

static void step_timer(struct naive_instance *inst, struct naive_shared *shared, int timer, struct naive_outcome *out)
{
    static struct run run;
    step_begin(out, FSM_BY_TIMER, (unsigned)timer, later(inst->deadline[timer].number, inst->last_ms), inst->leaf);
    inst->deadline[timer] = value_missing(VALUE_TIME);
    inst->last_ms = out->at_ms;
    out->timers = UINT64_C(1) << timer;
    run_begin(&run, inst, shared, NULL, out);
    step_transact(&run, (struct cause){-1, timer});
}

static void step_released(struct naive_instance *inst, struct naive_shared *shared, struct naive_outcome *out)
{
    static struct run run;
    const struct occurrence *occurrence = inst->queue[0];
    memmove(inst->queue, inst->queue + 1, --inst->queued * sizeof *inst->queue);
    inst->released--;
    step_begin(out, FSM_BY_RELEASE, occurrence->event, inst->last_ms, inst->leaf);
    out->released = occurrence;
    run_begin(&run, inst, shared, occurrence, out);
    step_transact(&run, (struct cause){(int)occurrence->event, -1});
}

/* ---- events from outside ---- */

static bool fields_fit(const struct spec *spec, const struct occurrence *occurrence)
{
    const struct variables *fields = &spec->event[occurrence->event].fields;
    for (unsigned f = 0; f < fields->count; f++)
        if (!domain_has(&fields->item[f].domain, &occurrence->field[f]))
            return false;
    return true;
}

/* A reply ends the call it answers; 0 is the oldest. */
static bool call_end(struct naive_calls *calls, uint32_t number)
{
    for (unsigned i = 0; i < calls->count; i++)
        if (number == 0 || calls->number[i] == number) {
            memmove(calls->number + i, calls->number + i + 1, (calls->count - i - 1) * sizeof *calls->number);
            calls->count--;
            return true;
        }
    return false;
}

static void step_occurrence(struct naive_instance *inst, struct naive_shared *shared,
                            const struct occurrence *occurrence, int64_t now_ms, struct naive_outcome *out)
{
    static struct run run;
    int effect = inst->spec->event[occurrence->event].reply_to;
    step_begin(out, FSM_BY_EVENT, occurrence->event, now_ms, inst->leaf);
    if (!fields_fit(inst->spec, occurrence)) {
        out->result = FSM_BAD_FIELD;
        return;
    }
    struct naive_calls calls = {0};
    if (effect >= 0) {
        calls = inst->calls[effect];
        if (!call_end(&inst->calls[effect], occurrence->call)) {
            out->result = FSM_SUPERSEDED;
            return;
        }
    }
    run_begin(&run, inst, shared, occurrence, out);
    step_transact(&run, (struct cause){(int)occurrence->event, -1});
    if (effect >= 0 && out->result >= FSM_BAD_EVENT)
        inst->calls[effect] = calls;
    else if (effect >= 0 || out->result == FSM_DEFERRED)
        inst->last_ms = now_ms;
}

void naive_step(struct naive_instance *inst, struct naive_shared *shared, const struct occurrence *occurrence,
                int64_t now_ms, struct naive_outcome *out)
{
    int64_t now = later(now_ms, inst->last_ms), at = 0;
    int64_t limit = inst->released ? inst->last_ms : now;
    int timer = timer_due(inst, limit);
    int64_t instant = timer < 0 ? limit : later(inst->deadline[timer].number, inst->last_ms);
    int variable = refill_due(inst, shared, instant, &at);
    if (variable >= 0) {
        step_refill(inst, shared, (unsigned)variable, at, instant, out);
    } else if (timer >= 0) {
        step_timer(inst, shared, timer, out);
    } else if (inst->released) {
        step_released(inst, shared, out);
    } else if (occurrence) {
        step_occurrence(inst, shared, occurrence, now, out);
    } else {
        step_begin(out, FSM_BY_EVENT, 0, now, inst->leaf);
        out->result = FSM_IDLE;
    }
}

/* ---- beginnings ---- */

struct value naive_first(const struct spec *spec, const struct variable *variable)
{
    static struct naive_instance nobody;
    nobody.spec = spec;
    struct value v = shared_expression(&nobody, variable->first, &variable->domain, 0);
    v = value_rescale(v, variable->domain.scale);
    v.kind = variable->domain.kind;
    if (v.kind == VALUE_NAMED || v.kind == VALUE_SET)
        v.names = variable->domain.names;
    return v;
}

static void params_set(const struct spec *spec, struct naive_instance *inst, const struct value *param)
{
    inst->spec = spec;
    for (unsigned i = 0; i < spec->params.count; i++)
        inst->param[i] = param[i];
}

static int64_t nearest(const struct domain *domain, int64_t number)
{
    return number < domain->lo ? domain->lo : number > domain->hi ? domain->hi : number;
}

void naive_shared_init(const struct spec *spec, struct naive_shared *shared, const struct value *param, int64_t now_ms)
{
    static struct naive_instance nobody;
    params_set(spec, &nobody, param);
    for (unsigned i = 0; i < spec->shared.count; i++) {
        shared->value[i] = fill_value(&nobody, i, now_ms);
        if (!domain_has(&spec->shared.item[i].domain, &shared->value[i]))
            shared->value[i].number = nearest(&spec->shared.item[i].domain, shared->value[i].number);
        if (refills(&spec->shared.item[i]))
            window_enter(&nobody, shared, i, now_ms);
    }
}

static void instance_init(const struct spec *spec, struct naive_instance *inst, const struct value *param,
                          int64_t now_ms)
{
    assert(spec->vars.slots <= NAIVE_SLOTS && spec->windows <= NAIVE_WINDOWS && spec->queue_limit <= NAIVE_QUEUE);
    memset(inst, 0, sizeof *inst);
    params_set(spec, inst, param);
    inst->last_ms = now_ms;
    for (unsigned i = 0; i < spec->vars.count; i++) {
        const struct variable *variable = &spec->vars.item[i];
        for (unsigned k = 0; k < domain_count(&variable->domain); k++)
            inst->slot[variable->slot + k] = naive_first(spec, variable);
    }
    for (unsigned t = 0; t < spec->timers; t++)
        inst->deadline[t] = value_missing(VALUE_TIME);
    for (unsigned s = 0; s < spec->states; s++)
        inst->history[s] = spec_leaf(spec, (int)s);
}

void naive_create(const struct spec *spec, struct naive_instance *inst, struct naive_shared *shared,
                  const struct value *param, int64_t now_ms, struct naive_outcome *out)
{
    static struct run run;
    struct naive_shared original = *shared;
    int64_t at;
    int variable;
    step_begin(out, FSM_BY_CREATION, 0, now_ms, -1);
    instance_init(spec, inst, param, now_ms);
    while ((variable = refill_due(inst, shared, now_ms, &at)) >= 0)
        refill(inst, shared, (unsigned)variable, now_ms);
    inst->leaf = spec_leaf(spec, spec->initial);
    run_begin(&run, inst, shared, NULL, out);
    struct scope scope = {.run = &run, .statement = true};
    if (step_enter(&scope, -1, inst->leaf) && step_rest(&run)) {
        out->to = inst->leaf;
        return;
    }
    *shared = original;
    out->effects = out->args = 0;
    out->timers = 0;
}
