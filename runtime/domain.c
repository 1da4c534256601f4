/* domain.c: what a value may be, how big things are, and what parameters are worth by default. */
#include <string.h>

#include "domain.h"

static size_t whole_chunks(size_t slots)
{
    return (slots + FSM_CHUNK - 1) / FSM_CHUNK * FSM_CHUNK * sizeof(int64_t);
}

size_t fsm_instance_size(const struct fsm_machine *m)
{
    size_t bytes = (size_t)m->text_bytes + m->queue_bytes;
    return whole_chunks(m->slots + (bytes + sizeof(int64_t) - 1) / sizeof(int64_t));
}

size_t fsm_shared_size(const struct fsm_machine *m)
{
    return whole_chunks(m->shared_slots);
}

size_t fsm_out_size(const struct fsm_machine *m)
{
    return (size_t)m->text_bytes + m->queue_bytes;
}

static bool among_choices(const struct fsm_machine *m, const struct fsm_type *type, int64_t v)
{
    for (uint32_t i = 0; i < type->choices; i++)
        if (m->constants[type->choice + i] == v)
            return true;
    return false;
}

bool fsm_in_domain(const struct fsm_machine *m, const struct fsm_type *type, int64_t v)
{
    if (v == FSM_MISSING)
        return type->optional;
    if (type->kind == FSM_TEXT)
        return v >= 0 && v < m->text_count && strlen(m->texts[v]) <= (uint64_t)type->hi;
    if (v < type->lo || v > type->hi)
        return false;
    return type->choices == 0 || among_choices(m, type, v);
}

void fsm_defaults(const struct fsm_machine *m, int64_t *value)
{
    for (uint16_t p = 0; p < m->param_count; p++) {
        const struct fsm_var *param = &m->params[p];
        for (uint16_t i = 0; i < m->types[param->type].count; i++)
            value[param->slot - m->param_slot + i] = param->initial;
    }
}

const char *fsm_result_name(enum fsm_result result)
{
    static const char *const NAMES[FSM_RESULTS] = {
        [FSM_STEPPED] = "stepped",     [FSM_IGNORED] = "ignored",       [FSM_DEFERRED] = "deferred",
        [FSM_REJECTED] = "rejected",   [FSM_SUPERSEDED] = "superseded", [FSM_IDLE] = "idle",
        [FSM_BAD_EVENT] = "bad_event", [FSM_BAD_FIELD] = "bad_field",   [FSM_NO_ROW] = "no_row",
        [FSM_RANGE] = "range",         [FSM_LIMIT] = "limit",           [FSM_LOOP] = "loop",
    };
    return (unsigned)result < FSM_RESULTS ? NAMES[result] : "?";
}
