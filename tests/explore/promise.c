/* promise.c: see promise.h. */
#include "promise.h"

#include <string.h>

static bool has_trigger(const struct fsm_machine *m, const struct fsm_promise_def *promise, uint16_t trigger)
{
    for (uint16_t t = 0; t < promise->triggers; t++)
        if (m->triggers[promise->trigger + t] == trigger)
            return true;
    return false;
}

/* ---- steps ---- */

/* One effect that decides is enough. */
static void ask(const struct fsm_machine *m, const struct fsm_promise_def *promise, const struct fsm_scene *scene,
                struct answer *answer)
{
    bool holds = fsm_eval(m, promise->code, scene) == 1;
    answer->asked = true;
    answer->decides = answer->decides || holds == (promise->kind == FSM_REACHABLE);
}

static void ask_effects(const struct fsm_machine *m, const struct fsm_promise_def *promise, struct fsm_scene scene,
                        struct answer *answer)
{
    for (uint16_t e = 0; e < scene.out->effect_count; e++) {
        scene.effect = &scene.out->effect[e];
        if (has_trigger(m, promise, scene.effect->effect))
            ask(m, promise, &scene, answer);
    }
}

static struct answer ask_step(const struct fsm_machine *m, const struct fsm_promise_def *promise,
                              const struct fsm_scene *scene)
{
    struct answer answer = {0};
    enum fsm_cause cause = scene->out->cause;
    bool triggered = has_trigger(m, promise, scene->out->column);
    switch ((enum fsm_promise_when)promise->when) {
    case FSM_ALWAYS_HOLDS:
        ask(m, promise, scene, &answer);
        break;
    case FSM_ON_EMIT:
        ask_effects(m, promise, *scene, &answer);
        break;
    case FSM_ON_EVENT:
        if (triggered && cause != FSM_BY_REFILL && cause != FSM_BY_CREATION)
            ask(m, promise, scene, &answer);
        break;
    case FSM_ON_REFILL:
        if (triggered && cause == FSM_BY_REFILL)
            ask(m, promise, scene, &answer);
        break;
    }
    return answer;
}

struct answer promise_of_step(const struct fsm_machine *m, const struct fsm_promise_def *promise,
                              const struct fsm_scene *scene)
{
    enum fsm_result result = scene->out->result;
    struct answer answer = {0};
    if (result == FSM_STEPPED || result == FSM_IGNORED)
        answer = ask_step(m, promise, scene);
    if (promise->kind == FSM_ASSUME && promise->when == FSM_ON_EVENT)
        answer.decides = false; /* it speaks of what comes: promises_allow has the say */
    return answer;
}

bool promises_allow(const struct fsm_machine *m, const struct fsm_scene *scene)
{
    for (uint16_t p = 0; p < m->promise_count; p++) {
        const struct fsm_promise_def *promise = &m->promises[p];
        if (promise->kind == FSM_ASSUME && promise->when == FSM_ON_EVENT && scene->out->cause == FSM_BY_EVENT &&
            ask_step(m, promise, scene).decides)
            return false;
    }
    return true;
}

void instance_began(const struct fsm_machine *m, const struct fsm_out *out, struct fsm_instance *before)
{
    if (out->cause == FSM_BY_TIMER)
        before->slot[m->timers[out->column - m->event_count].slot] = FSM_MISSING;
}

/* ---- states ---- */

struct answer promise_of_state(const struct fsm_machine *m, const struct fsm_promise_def *promise,
                               const struct fsm_scene *scene)
{
    struct answer answer = {0};
    ask(m, promise, scene, &answer);
    return answer;
}

static bool line_has(const char *line, const char *word)
{
    const char *at = strstr(line, word);
    return at && at < line + strcspn(line, "\n");
}

bool promise_has_states(const char *source, const struct fsm_promise_def *promise)
{
    for (uint32_t line = 1; line < promise->line; line++)
        source += strcspn(source, "\n") + 1;
    return promise->when == FSM_ALWAYS_HOLDS && !line_has(source, "before.") && !line_has(source, "emitted ");
}
