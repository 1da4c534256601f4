/* verify.c: declarations: every index inside its array, every slot with one owner, every first value in its
 * domain. Then verify_code.c may rely on them. */
#include "verify.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "text.h"
#include "verify_in.h"

bool verify_fail(const struct verify *v, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    if (v->size)
        vsnprintf(v->why, v->size, format, args);
    va_end(args);
    return false;
}

/* ---- sizes ---- */

static bool check_sizes(const struct verify *v)
{
    const struct fsm_machine *m = v->m;
    uint32_t queue = (uint32_t)m->queue_limit * (2u + m->queue_fields);
    if (m->format != FSM_FORMAT)
        return verify_fail(v, "format %u, not %d", m->format, FSM_FORMAT);
    if (m->leaves == 0 || m->code_count == 0 || FSM_I_OP(m->code[0]) != FSM_OP_GAP)
        return verify_fail(v, "no leaves, or the code does not begin with a gap");
    if (m->hot_slots < FSM_SLOT_FIRST || m->param_slot != m->hot_slots || m->queue_slot < m->param_slot ||
        m->slots != m->queue_slot + queue || m->slots > FSM_SLOTS_MAX || m->shared_slots > FSM_SLOTS_MAX)
        return verify_fail(v, "the slots are not laid out as they should be");
    if (m->queue_fields > FSM_FIELDS_MAX || m->timer_count > FSM_TIMERS_MAX)
        return verify_fail(v, "too many timers or deferred fields");
    if ((uint32_t)m->event_count + m->timer_count + 1 > UINT16_MAX)
        return verify_fail(v, "too many events");
    return true;
}

/* A range of an array that has `count` items. */
static bool within(const struct verify *v, const char *what, uint64_t first, uint64_t length, uint64_t count)
{
    return first + length <= count || verify_fail(v, "%s: outside its array", what);
}

/* ---- types and names ---- */

static bool check_names(const struct verify *v)
{
    const struct fsm_machine *m = v->m;
    for (uint16_t i = 0; i < m->name_count; i++) {
        if (m->names[i].count > FSM_NAMED_MAX)
            return verify_fail(v, "names %u: too many", i);
        for (uint16_t n = 0; n < m->names[i].count; n++)
            if (!m->names[i].name_of[n])
                return verify_fail(v, "names %u: one is absent", i);
    }
    for (uint32_t i = 0; i < m->text_count; i++)
        if (!m->texts[i] || !fsm_utf8_valid(m->texts[i], strlen(m->texts[i])))
            return verify_fail(v, "text %u is not UTF-8", i);
    return true;
}

/* The greatest value a kind can have, or -1 where its index is wrong. */
static int64_t kind_limit(const struct fsm_machine *m, const struct fsm_type *type)
{
    switch ((enum fsm_kind)type->kind) {
    case FSM_BOOL:
        return 1;
    case FSM_NAMED:
        return type->names < m->name_count ? m->names[type->names].count - 1 : -1;
    case FSM_SET:
        if (type->names >= m->name_count || m->names[type->names].count > FSM_SET_MAX)
            return -1;
        return (int64_t)(((uint64_t)1 << m->names[type->names].count) - 1);
    case FSM_TEXT:
        return FSM_TEXT_MAX;
    case FSM_STATE:
        return m->leaves - 1;
    case FSM_ROW:
        return type->names < m->data_count ? m->data[type->names].rows - 1 : -1;
    case FSM_INT:
    case FSM_DURATION:
    case FSM_TIME:
        return INT64_MAX;
    }
    return -1;
}

static bool is_numeric(const struct fsm_type *type)
{
    return type->kind == FSM_INT || type->kind == FSM_DURATION || type->kind == FSM_TIME;
}

static bool check_type(const struct verify *v, uint16_t i)
{
    const struct fsm_machine *m = v->m;
    const struct fsm_type *type = &m->types[i];
    uint16_t count = 1;
    if (type->lo == FSM_MISSING || type->lo > type->hi || (type->lo < 0 && !is_numeric(type)) ||
        type->hi > kind_limit(m, type))
        return verify_fail(v, "type %u: its bounds are not those of its kind", i);
    if (type->scale > 18)
        return verify_fail(v, "type %u: too many decimal places", i);
    if (type->index != UINT16_MAX)
        count = type->index < m->name_count ? m->names[type->index].count : 0;
    if (type->count == 0 || type->count != count)
        return verify_fail(v, "type %u: its slots are not those of its index", i);
    if (type->choices && (!is_numeric(type) || !within(v, "choices", type->choice, type->choices, m->constant_count)))
        return verify_fail(v, "type %u: choices of what has none, or outside the constants", i);
    for (uint32_t k = 0; k < type->choices; k++)
        if (m->constants[type->choice + k] < type->lo || m->constants[type->choice + k] > type->hi)
            return verify_fail(v, "type %u: a choice is out of bounds", i);
    return true;
}

static bool check_types(const struct verify *v)
{
    for (uint16_t i = 0; i < v->m->type_count; i++)
        if (!check_type(v, i))
            return false;
    return true;
}

/* ---- slots ---- */

static bool claim(const struct verify *v, uint16_t *map, uint32_t from, uint32_t to, uint32_t first, uint32_t count,
                  uint16_t owner, const char *name)
{
    if (first < from || first > to || count > to - first)
        return verify_fail(v, "%s: its slots are not where they belong", name);
    for (uint32_t slot = first; slot < first + count; slot++) {
        if (map[slot] != SLOT_FREE)
            return verify_fail(v, "%s: slot %u has an owner already", name, slot);
        map[slot] = owner;
    }
    return true;
}

static bool claim_hot(struct verify *v, uint32_t first, uint32_t count, uint16_t owner, const char *name)
{
    return claim(v, v->slot, FSM_SLOT_FIRST, v->m->hot_slots, first, count, owner, name);
}

static bool check_var(const struct verify *v, const struct fsm_var *var)
{
    if (!var->name || var->type >= v->m->type_count)
        return verify_fail(v, "%s: no such type", var->name ? var->name : "a nameless variable");
    return true;
}

static bool check_initial(const struct verify *v, const struct fsm_var *var)
{
    return fsm_in_domain(v->m, &v->m->types[var->type], var->initial) ||
           verify_fail(v, "%s: its first value is not in its domain", var->name);
}

static bool check_variables(struct verify *v)
{
    const struct fsm_machine *m = v->m;
    uint64_t bytes = 0;
    for (uint16_t i = 0; i < m->var_count; i++) {
        const struct fsm_var *var = &m->vars[i];
        if (!check_var(v, var) || !check_initial(v, var))
            return false;
        const struct fsm_type *type = &m->types[var->type];
        if (!claim_hot(v, var->slot, type->count, var->type, var->name))
            return false;
        if (type->kind == FSM_TEXT)
            bytes += type->count * (sizeof(uint32_t) + (uint64_t)type->hi);
    }
    return bytes == m->text_bytes || verify_fail(v, "text_bytes is not what the text variables need");
}

static bool check_params(struct verify *v)
{
    const struct fsm_machine *m = v->m;
    for (uint16_t i = 0; i < m->param_count; i++) {
        const struct fsm_var *param = &m->params[i];
        if (!check_var(v, param) || !check_initial(v, param) ||
            !claim(v, v->slot, m->param_slot, m->queue_slot, param->slot, m->types[param->type].count, SLOT_TAKEN,
                   param->name))
            return false;
    }
    return true;
}

static bool check_shared(struct verify *v)
{
    const struct fsm_machine *m = v->m;
    for (uint16_t i = 0; i < m->shared_count; i++) {
        const struct fsm_var *var = &m->shared[i];
        if (!check_var(v, var) || (!var->init && !check_initial(v, var)))
            return false;
        const struct fsm_type *type = &m->types[var->type];
        if (type->kind == FSM_TEXT)
            return verify_fail(v, "%s: a text cannot be shared", var->name);
        if (!claim(v, v->shared, 0, m->shared_slots, var->slot, type->count, var->type, var->name) ||
            (var->every && !claim(v, v->shared, 0, m->shared_slots, var->bucket, 2, SLOT_TAKEN, var->name)))
            return false;
    }
    return true;
}

static bool check_time(struct verify *v)
{
    const struct fsm_machine *m = v->m;
    for (uint16_t i = 0; i < m->timer_count; i++)
        if (!claim_hot(v, m->timers[i].slot, 1, SLOT_TAKEN, m->timers[i].name))
            return false;
    for (uint16_t i = 0; i < m->window_count; i++)
        if (m->windows[i].count == 0 ||
            !claim_hot(v, m->windows[i].slot, m->windows[i].count, SLOT_TAKEN, m->windows[i].name))
            return verify_fail(v, "window %u: no slots, or not where they belong", i);
    return true;
}

/* ---- events and effects ---- */

static bool check_event(const struct verify *v, const struct fsm_event_def *event)
{
    const struct fsm_machine *m = v->m;
    uint16_t map[FSM_FIELDS_MAX];
    uint32_t slots = 0, texts = 0;
    memset(map, 0xff, sizeof map);
    if (event->slots > FSM_FIELDS_MAX || !within(v, event->name, event->field, event->fields, m->field_count))
        return verify_fail(v, "%s: too many fields, or outside their array", event->name);
    for (uint32_t f = event->field; f < (uint32_t)event->field + event->fields; f++) {
        const struct fsm_var *field = &m->fields[f];
        if (!check_var(v, field))
            return false;
        const struct fsm_type *type = &m->types[field->type];
        if (!claim(v, map, 0, event->slots, field->slot, type->count, SLOT_TAKEN, field->name))
            return false;
        slots += type->count;
        texts += type->kind == FSM_TEXT ? type->count : 0;
    }
    if (slots != event->slots || texts != event->texts)
        return verify_fail(v, "%s: its slots or texts are not those of its fields", event->name);
    return event->reply_to == UINT16_MAX || event->reply_to < m->effect_count ||
           verify_fail(v, "%s: a reply to no effect", event->name);
}

static bool check_args(const struct verify *v, const char *name, uint32_t first, uint32_t count)
{
    const struct fsm_machine *m = v->m;
    uint32_t slots = 0;
    if (!within(v, name, first, count, m->arg_count))
        return false;
    for (uint32_t a = first; a < first + count; a++) {
        if (!check_var(v, &m->args[a]))
            return false;
        slots += m->types[m->args[a].type].count;
    }
    return slots <= FSM_ARGS_MAX || verify_fail(v, "%s: too many arguments", name);
}

static bool check_effect(struct verify *v, const struct fsm_effect_def *effect)
{
    const struct fsm_machine *m = v->m;
    if (!check_args(v, effect->name, effect->arg, effect->args))
        return false;
    if (effect->mode > FSM_QUEUE || (effect->reply != UINT16_MAX && effect->reply >= m->event_count) ||
        (effect->failure != UINT16_MAX && effect->failure >= m->event_count))
        return verify_fail(v, "%s: its call is not one", effect->name);
    if (effect->mode == FSM_NO_CALL)
        return true;
    if (effect->calls == 0 || (effect->mode != FSM_QUEUE && effect->calls != 1))
        return verify_fail(v, "%s: its calls do not fit its mode", effect->name);
    return claim_hot(v, effect->slot, effect->calls, SLOT_TAKEN, effect->name);
}

static bool check_wires(struct verify *v)
{
    const struct fsm_machine *m = v->m;
    for (uint16_t i = 0; i < m->event_count; i++)
        if (!check_event(v, &m->events[i]))
            return false;
    for (uint16_t i = 0; i < m->effect_count; i++)
        if (!check_effect(v, &m->effects[i]))
            return false;
    for (uint16_t i = 0; i < m->view_count; i++)
        if (!check_args(v, m->views[i].name, m->views[i].arg, m->views[i].args))
            return false;
    return true;
}

/* ---- states ---- */

static bool check_states(struct verify *v)
{
    const struct fsm_machine *m = v->m;
    for (uint16_t i = 0; i < m->state_count; i++) {
        const struct fsm_state_def *state = &m->states[i];
        if ((state->parent != UINT16_MAX && state->parent >= i) || state->leaves == 0 ||
            !within(v, state->name, state->first_leaf, state->leaves, m->leaves))
            return verify_fail(v, "state %s: its parent or leaves are wrong", state->name);
        if (state->history != UINT16_MAX && !claim_hot(v, state->history, 1, SLOT_HISTORY, state->name))
            return false;
    }
    for (uint16_t leaf = 0; leaf < m->leaves; leaf++)
        if (m->leaf_state[leaf] >= m->state_count || m->states[m->leaf_state[leaf]].first_leaf != leaf)
            return verify_fail(v, "leaf %u is no state", leaf);
    return true;
}

/* ---- tables ---- */

static bool check_data(const struct verify *v)
{
    const struct fsm_machine *m = v->m;
    for (uint16_t i = 0; i < m->data_count; i++) {
        const struct fsm_data_def *data = &m->data[i];
        if (!within(v, data->name, data->column, data->columns, m->column_count))
            return false;
        for (uint32_t c = data->column; c < (uint32_t)data->column + data->columns; c++)
            if (!check_var(v, &m->columns[c]) ||
                !within(v, m->columns[c].name, m->columns[c].init, data->rows, m->constant_count))
                return false;
    }
    return true;
}

static bool ascending(const int64_t *cut, uint32_t cuts)
{
    for (uint32_t i = 1; i < cuts; i++)
        if (cut[i - 1] >= cut[i])
            return false;
    return true;
}

static bool check_tests(const struct verify *v)
{
    const struct fsm_machine *m = v->m;
    for (uint32_t i = 0; i < m->test_count; i++) {
        const struct fsm_test *test = &m->tests[i];
        if (test->type >= m->type_count || !within(v, "test", test->cut, test->cuts, m->constant_count) ||
            !ascending(&m->constants[test->cut], test->cuts))
            return verify_fail(v, "test %u: its type or cuts are wrong", i);
    }
    for (uint32_t i = 0; i < m->cell_count; i++) {
        const struct fsm_cell *cell = &m->cells[i];
        if (cell->test >= m->test_count ||
            !within(v, "cell", cell->atoms, m->tests[cell->test].cuts / 64u + 1, m->mask_count))
            return verify_fail(v, "cell %u: its test or atoms are wrong", i);
    }
    return true;
}

static bool check_rows(const struct verify *v)
{
    const struct fsm_machine *m = v->m;
    size_t pairs = (size_t)m->leaves * fsm_columns(m);
    for (uint32_t i = 0; i < m->row_count; i++)
        if (!within(v, "row", m->rows[i].cell, m->rows[i].cells, m->cell_count) || m->rows[i].verdict >= FSM_RESULTS ||
            (m->rows[i].state != UINT16_MAX && m->rows[i].state >= m->state_count))
            return verify_fail(v, "row %u: its cells, state or verdict are wrong", i);
    for (uint16_t i = 0; i < m->decision_count; i++)
        if (!within(v, "decision", m->decisions[i].row, m->decisions[i].rows, m->row_count))
            return false;
    for (uint32_t i = 0; i < m->pair_row_count; i++)
        if (m->pair_rows[i] >= m->row_count)
            return verify_fail(v, "pair row %u: no such row", i);
    for (size_t i = 0; i < pairs; i++)
        if (!within(v, "pair", m->pairs[i].row, m->pairs[i].rows, m->pair_row_count))
            return false;
    return true;
}

static bool check_promises(const struct verify *v)
{
    const struct fsm_machine *m = v->m;
    const uint32_t count[] = {
        [FSM_ALWAYS_HOLDS] = 0,
        [FSM_ON_EMIT] = m->effect_count,
        [FSM_ON_EVENT] = (uint32_t)m->event_count + m->timer_count,
        [FSM_ON_REFILL] = m->shared_count,
    };
    for (uint16_t i = 0; i < m->promise_count; i++) {
        const struct fsm_promise_def *promise = &m->promises[i];
        if (promise->when > FSM_ON_REFILL || promise->kind > FSM_REACHABLE ||
            !within(v, promise->name, promise->trigger, promise->triggers, m->trigger_count))
            return verify_fail(v, "promise %s is not one", promise->name);
        for (uint32_t t = promise->trigger; t < (uint32_t)promise->trigger + promise->triggers; t++)
            if (m->triggers[t] >= count[promise->when])
                return verify_fail(v, "promise %s: it is on what there is not", promise->name);
    }
    return true;
}

/* Everyone has claimed what is theirs: no slot may be left. */
static bool check_owners(const struct verify *v)
{
    const struct fsm_machine *m = v->m;
    for (uint32_t slot = FSM_SLOT_FIRST; slot < m->queue_slot; slot++)
        if (v->slot[slot] == SLOT_FREE)
            return verify_fail(v, "slot %u has no owner", slot);
    for (uint32_t slot = 0; slot < m->shared_slots; slot++)
        if (v->shared[slot] == SLOT_FREE)
            return verify_fail(v, "shared slot %u has no owner", slot);
    return true;
}

bool fsm_verify(const struct fsm_machine *m, char *why, size_t size)
{
    struct verify v = {.m = m, .why = why, .size = size};
    memset(v.slot, 0xff, sizeof v.slot);
    memset(v.shared, 0xff, sizeof v.shared);
    return check_sizes(&v) && check_names(&v) && check_types(&v) && check_variables(&v) && check_params(&v) &&
           check_shared(&v) && check_time(&v) && check_wires(&v) && check_states(&v) && check_owners(&v) &&
           check_data(&v) && check_tests(&v) && check_rows(&v) && check_promises(&v) && verify_code(&v);
}
