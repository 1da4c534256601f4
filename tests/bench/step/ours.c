/* ours.c: finds everything by name at start, so that it survives any renumbering of the generated tables. */
#include "ours.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

extern const struct fsm_machine intervention_machine; /* from gen/ */

/* The index of the element named `name` in an array of structs whose first member is the name. */
static uint16_t find(const void *array, size_t size, unsigned count, const char *name)
{
    for (unsigned i = 0; i < count; i++) {
        const char *const *found = (const void *)((const char *)array + i * size);
        if (strcmp(*found, name) == 0)
            return (uint16_t)i;
    }
    assert(!"the intervention machine lacks a name the benchmark needs");
    return 0;
}
#define FIND(array, count, name) find(array, sizeof *(array), count, name)

void ours_open(struct ours *ours)
{
    static const char *const events[] = {"Foreground", "Exit", "Quit", "Continue", "SetIntention", "StartActivity"};
    static const char *const timers[] = {"quick_task_left", "intention_left", "activity_left"};
    const struct fsm_machine *m = &intervention_machine;

    *ours = (struct ours){.m = m};
    for (unsigned i = 0; i < EVENTS; i++)
        ours->event[i] = FIND(m->events, m->event_count, events[i]);
    for (unsigned i = 0; i < TIMERS; i++) {
        ours->timer[i] = FIND(m->timers, m->timer_count, timers[i]);
        ours->timer_slot[i] = m->timers[ours->timer[i]].slot;
    }
    ours->on_app = m->vars[FIND(m->vars, m->var_count, "on_app")].slot;
    ours->preserved = m->vars[FIND(m->vars, m->var_count, "preserved")].slot;
    ours->quota = m->shared[FIND(m->shared, m->shared_count, "quota")].slot;
    ours->shared = calloc(1, fsm_shared_size(m));
    ours->inst = calloc(1, fsm_instance_size(m));
    ours->out = calloc(1, sizeof *ours->out);
    ours->params = calloc(m->slots, sizeof *ours->params);
    assert(ours->shared && ours->inst && ours->out && ours->params);
    fsm_defaults(m, ours->params);
    assert(fsm_out_size(m) == 0); /* no texts in this machine */
}

void ours_close(struct ours *ours)
{
    free(ours->shared);
    free(ours->inst);
    free(ours->out);
    free(ours->params);
}

void ours_init(struct ours *ours, int64_t now)
{
    fsm_shared_init(ours->m, ours->params, now, ours->shared);
    enum fsm_result created = fsm_create(ours->m, ours->shared, ours->inst, ours->params, now, ours->out);
    assert(created == FSM_STEPPED);
    (void)created;
}

static enum app_state state_of(const struct ours *ours, int64_t leaf)
{
    static const char *const states[] = {"IDLE", "QUICK_TASK_ACTIVE", "POST_QUICK_TASK_CHOICE", "INTERVENTION_ACTIVE"};
    return (enum app_state)FIND(states, 4, ours->m->states[ours->m->leaf_state[leaf]].name);
}

static enum app_effect effect_of(const struct ours *ours, uint16_t effect)
{
    static const char *const effects[] = {
        "StartQuickTask", "StartIntervention",  "ShowPostQuickTaskDialog", "ClearQuickTask", "LaunchHome",
        "GrantAccess",    "StartActivityTimer", "ClearIntervention",       "NoAction",
    };
    return (enum app_effect)FIND(effects, 9, ours->m->effects[effect].name);
}

static enum app_result result_of(enum fsm_result result)
{
    switch (result) {
    case FSM_STEPPED:
        return STEPPED;
    case FSM_REJECTED:
        return REJECTED;
    case FSM_BAD_FIELD:
        return BAD_FIELD;
    default:
        return NO_ROW;
    }
}

static unsigned what_of(const struct ours *ours, const struct fsm_out *told)
{
    for (unsigned i = 0; told->cause == FSM_BY_EVENT && i < EVENTS; i++)
        if (ours->event[i] == told->column)
            return i;
    for (unsigned i = 0; told->cause == FSM_BY_TIMER && i < TIMERS; i++)
        if (fsm_expired(ours->m, ours->timer[i]) == told->column)
            return i;
    return 0;
}

void ours_tell(const struct ours *ours, struct app *app, struct app_quota *quota, struct app_out *out)
{
    const struct fsm_out *told = ours->out;
    const int64_t *slot = ours->inst->slot;

    *out = (struct app_out){.result = result_of(told->result), .what = what_of(ours, told), .at = told->at};
    out->cause = told->cause == FSM_BY_TIMER ? BY_TIMER : told->cause == FSM_BY_REFILL ? BY_REFILL : BY_EVENT;
    out->from = state_of(ours, told->from);
    out->to = state_of(ours, told->to);
    out->row = told->row_count > 0 ? told->row[0] : 0;
    out->effects = told->effect_count;
    assert(told->effect_count <= APP_EFFECTS_MAX);
    for (unsigned i = 0; i < told->effect_count; i++) {
        out->effect[i] = effect_of(ours, told->effect[i].effect);
        out->arg[i] = told->effect[i].args > 0 ? told->arg[told->effect[i].arg] : 0;
    }
    app->state = state_of(ours, slot[FSM_SLOT_LEAF]);
    app->on_app = slot[ours->on_app] != 0;
    app->preserved = slot[ours->preserved] != 0;
    for (unsigned i = 0; i < TIMERS; i++)
        app->deadline[i] = slot[ours->timer_slot[i]] == FSM_MISSING ? NEVER : slot[ours->timer_slot[i]];
    quota->left = ours->shared->slot[ours->quota];
}
