/* asked.c: which promises a step asks, and whether they hold. */
#include "asked.h"

#include "reads.h"

bool promise_is_of_state(const struct fsm_machine *m, const struct fsm_promise_def *promise)
{
    struct reads reads;
    if (promise->when != FSM_ALWAYS_HOLDS)
        return false;
    reads_open(&reads, m);
    reads_add(&reads, promise->code);
    bool alone = !reads.before && !reads.emitted && !reads.outside;
    reads_close(&reads);
    return alone;
}

bool instance_is_at_rest(const struct fsm_machine *m, const struct fsm_instance *inst, int64_t now)
{
    int64_t next = fsm_next_deadline(m, inst);
    return next == FSM_MISSING || next > now;
}

void promise_before(const struct fsm_machine *m, const struct fsm_out *out, struct fsm_instance *before)
{
    if (out->cause == FSM_BY_TIMER)
        before->slot[m->timers[out->column - m->event_count].slot] = FSM_MISSING;
}

static bool has_trigger(const struct fsm_machine *m, const struct fsm_promise_def *promise, uint16_t trigger)
{
    for (uint16_t i = 0; i < promise->triggers; i++)
        if (m->triggers[promise->trigger + i] == trigger)
            return true;
    return false;
}

static bool is_by_event(const struct fsm_out *out)
{
    return out->cause == FSM_BY_EVENT || out->cause == FSM_BY_TIMER || out->cause == FSM_BY_RELEASE;
}

static void ask_effects(const struct fsm_machine *m, const struct fsm_promise_def *promise,
                        const struct fsm_scene *scene, bool *asked, bool *held)
{
    bool reached = false;
    for (uint16_t i = 0; i < scene->out->effect_count; i++) {
        struct fsm_scene each = *scene;
        each.effect = &scene->out->effect[i];
        if (!has_trigger(m, promise, each.effect->effect))
            continue;
        *asked = true;
        if (fsm_eval(m, promise->code, &each) == 1)
            reached = true;
        else
            *held = false;
    }
    if (promise->kind == FSM_REACHABLE)
        *held = reached;
}

bool promise_excludes(const struct fsm_machine *m, const struct fsm_promise_def *promise, const struct fsm_scene *scene)
{
    return scene->out->cause == FSM_BY_EVENT && has_trigger(m, promise, scene->out->column) &&
           fsm_eval(m, promise->code, scene) != 1;
}

void promise_ask(const struct fsm_machine *m, const struct fsm_promise_def *promise, const struct fsm_scene *scene,
                 bool *asked, bool *held)
{
    const struct fsm_out *out = scene->out;
    *asked = false;
    *held = true;
    if (out->result != FSM_STEPPED && out->result != FSM_IGNORED)
        return;
    switch ((enum fsm_promise_when)promise->when) {
    case FSM_ON_EMIT:
        ask_effects(m, promise, scene, asked, held);
        return;
    case FSM_ON_EVENT:
        *asked = is_by_event(out) && has_trigger(m, promise, out->column);
        break;
    case FSM_ON_REFILL:
        *asked = out->cause == FSM_BY_REFILL && has_trigger(m, promise, out->column);
        break;
    case FSM_ALWAYS_HOLDS:
        *asked = true;
        break;
    }
    if (*asked)
        *held = fsm_eval(m, promise->code, scene) == 1;
}
