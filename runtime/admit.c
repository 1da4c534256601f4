/* admit.c: slots are judged by the declarations of their owners. */
#include "admit.h"

#include <stdarg.h>
#include <stdio.h>

#include "text.h"

bool fsm_refuse(struct fsm_why why, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    if (why.size)
        vsnprintf(why.to, why.size, format, args);
    va_end(args);
    return false;
}

static bool admit_base(const struct fsm_machine *m, const int64_t *slot, struct fsm_why why)
{
    if (slot[FSM_SLOT_LEAF] < 0 || slot[FSM_SLOT_LEAF] >= m->leaves)
        return fsm_refuse(why, "there is no such state");
    if (slot[FSM_SLOT_NOW] == FSM_MISSING)
        return fsm_refuse(why, "its last instant is missing");
    if (slot[FSM_SLOT_CALL] < 0 || slot[FSM_SLOT_CALL] > UINT32_MAX)
        return fsm_refuse(why, "the number of its last call is out of range");
    if (slot[FSM_SLOT_QUEUED] < 0 || slot[FSM_SLOT_QUEUED] > m->queue_limit)
        return fsm_refuse(why, "more events are deferred than the limit of %u", m->queue_limit);
    if (slot[FSM_SLOT_RELEASED] < 0 || slot[FSM_SLOT_RELEASED] > slot[FSM_SLOT_QUEUED])
        return fsm_refuse(why, "more events are released than deferred");
    return true;
}

static bool admit_history(const struct fsm_machine *m, const int64_t *slot, struct fsm_why why)
{
    for (uint16_t s = 0; s < m->state_count; s++) {
        const struct fsm_state_def *state = &m->states[s];
        if (state->history == UINT16_MAX || slot[state->history] == FSM_MISSING)
            continue;
        int64_t leaf = slot[state->history] - state->first_leaf;
        if (slot[state->history] < 0 || leaf < 0 || leaf >= state->leaves)
            return fsm_refuse(why, "the history of %s is no state in it", state->name);
    }
    return true;
}

static bool admit_values(const struct fsm_machine *m, const struct fsm_var *vars, uint16_t count, const int64_t *slot,
                         struct fsm_why why)
{
    for (uint16_t v = 0; v < count; v++) {
        const struct fsm_type *type = &m->types[vars[v].type];
        for (uint16_t i = 0; i < type->count; i++)
            if (!fsm_in_domain(m, type, slot[vars[v].slot + i]))
                return fsm_refuse(why, "%s has a value outside its domain", vars[v].name);
    }
    return true;
}

static bool admit_texts(const struct fsm_machine *m, const int64_t *slot, struct fsm_why why)
{
    struct fsm_text_slot at;
    for (bool more = fsm_text_first(m, &at); more; more = fsm_text_next(m, &at)) {
        const struct fsm_var *var = &m->vars[at.var];
        bool missing = slot[at.slot] == FSM_MISSING;
        if (missing ? !m->types[var->type].optional : slot[at.slot] != fsm_text_handle(FSM_TEXT_VARIABLE, at.offset))
            return fsm_refuse(why, "%s has no text", var->name);
    }
    return true;
}

static bool admit_variables(const struct fsm_machine *m, const int64_t *slot, struct fsm_why why)
{
    for (uint16_t v = 0; v < m->var_count; v++)
        if (m->types[m->vars[v].type].kind != FSM_TEXT && !admit_values(m, &m->vars[v], 1, slot, why))
            return false;
    return admit_texts(m, slot, why);
}

/* Marks stand newest last, the free slots before them. */
static bool admit_windows(const struct fsm_machine *m, const int64_t *slot, struct fsm_why why)
{
    for (uint16_t w = 0; w < m->window_count; w++) {
        const struct fsm_window_def *window = &m->windows[w];
        const int64_t *mark = slot + window->slot;
        for (uint16_t i = 0; i < window->count; i++)
            if (mark[i] > slot[FSM_SLOT_NOW] || (i && mark[i] < mark[i - 1]))
                return fsm_refuse(why, "the marks of %s are not in order", window->name);
    }
    return true;
}

/* Calls stand oldest first, the free slots after them. */
static bool admit_calls(const struct fsm_machine *m, const int64_t *slot, struct fsm_why why)
{
    for (uint16_t e = 0; e < m->effect_count; e++) {
        const struct fsm_effect_def *effect = &m->effects[e];
        const int64_t *call = slot + effect->slot;
        for (uint16_t i = 0; effect->mode != FSM_NO_CALL && i < effect->calls; i++) {
            if (call[i] == FSM_MISSING)
                continue;
            if (call[i] <= 0 || call[i] > slot[FSM_SLOT_CALL] || (i && call[i] <= call[i - 1]) ||
                (i && call[i - 1] == FSM_MISSING))
                return fsm_refuse(why, "the calls of %s are not in order", effect->name);
        }
    }
    return true;
}

bool fsm_admit_slots(const struct fsm_machine *m, const int64_t *slot, struct fsm_why why)
{
    return admit_base(m, slot, why) && admit_history(m, slot, why) && admit_variables(m, slot, why) &&
           admit_windows(m, slot, why) && admit_calls(m, slot, why) &&
           admit_values(m, m->params, m->param_count, slot, why);
}

static bool admit_field(const struct fsm_machine *m, const struct fsm_type *type, int64_t v)
{
    if (type->kind != FSM_TEXT || v == FSM_MISSING)
        return fsm_in_domain(m, type, v);
    return v >= 0 && v <= type->hi;
}

bool fsm_admit_entry(const struct fsm_machine *m, const int64_t *entry, struct fsm_why why)
{
    if (entry[0] < 0 || entry[0] >= m->event_count || m->events[entry[0]].slots > m->queue_fields)
        return fsm_refuse(why, "a deferred event is none that can be");
    const struct fsm_event_def *event = &m->events[entry[0]];
    if (entry[1] < 0 || entry[1] > UINT32_MAX)
        return fsm_refuse(why, "the call of deferred %s is out of range", event->name);
    for (uint32_t f = event->field; f < (uint32_t)event->field + event->fields; f++) {
        const struct fsm_type *type = &m->types[m->fields[f].type];
        for (uint16_t i = 0; i < type->count; i++)
            if (!admit_field(m, type, entry[2 + m->fields[f].slot + i]))
                return fsm_refuse(why, "%s of deferred %s has a value outside its domain", m->fields[f].name,
                                  event->name);
    }
    return true;
}

bool fsm_admit_shared(const struct fsm_machine *m, const int64_t *slot, struct fsm_why why)
{
    for (uint16_t s = 0; s < m->shared_count; s++)
        if (m->shared[s].every &&
            (slot[m->shared[s].bucket] == FSM_MISSING || slot[m->shared[s].bucket + 1] == FSM_MISSING))
            return fsm_refuse(why, "the window of %s or its next refill is missing", m->shared[s].name);
    return admit_values(m, m->shared, m->shared_count, slot, why);
}
