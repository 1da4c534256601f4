/* catalog_list.c: what a client needs to know of the machines to speak with them: names, and the domains of values. */
#include <string.h>

#include "catalog_in.h"
#include "value.h"

static void put_hash(struct text *to, const uint8_t hash[32])
{
    text_char(to, '"');
    for (int i = 0; i < 32; i++)
        text_format(to, "%02x", hash[i]);
    text_char(to, '"');
}

/* ---- types ---- */

/* A number, with its point; a duration is a number of ms. */
static void put_number(struct text *to, const struct fsm_machine *m, const struct fsm_type *type, int64_t v)
{
    char digits[80];
    if (type->kind == FSM_DURATION) {
        text_integer(to, v);
        return;
    }
    fsm_value_print(m, type, v, digits, sizeof digits);
    text_put(to, digits);
}

static void put_choices(struct text *to, const struct fsm_machine *m, const struct fsm_type *type)
{
    text_put(to, ",\"values\":[");
    for (uint16_t i = 0; i < type->choices; i++) {
        int64_t v = m->constants[type->choice + i];
        const char *name = fsm_value_name(m, type, v);
        text_put(to, i ? "," : "");
        if (name)
            text_json(to, name);
        else
            put_number(to, m, type, v);
    }
    text_char(to, ']');
}

static void put_names(struct text *to, const struct fsm_machine *m, const struct fsm_type *type)
{
    int64_t last = type->kind == FSM_SET ? m->names[type->names].count - 1 : type->hi;
    text_put(to, ",\"values\":[");
    for (int64_t v = type->kind == FSM_SET ? 0 : type->lo; v <= last; v++) {
        const char *name = fsm_value_name(m, type, v);
        text_put(to, v > (type->kind == FSM_SET ? 0 : type->lo) ? "," : "");
        if (name)
            text_json(to, name);
        else
            text_integer(to, v);
    }
    text_char(to, ']');
}

static void put_range(struct text *to, const struct fsm_machine *m, const struct fsm_type *type)
{
    if (type->lo > FSM_MISSING + 1) {
        text_put(to, ",\"least\":");
        put_number(to, m, type, type->lo);
    }
    if (type->hi < INT64_MAX) {
        text_put(to, ",\"most\":");
        put_number(to, m, type, type->hi);
    }
    if (type->scale)
        text_format(to, ",\"places\":%u", type->scale);
}

static void put_index(struct text *to, const struct fsm_names *names)
{
    text_put(to, ",\"index\":[");
    for (uint16_t k = 0; k < names->count; k++) {
        text_put(to, k ? "," : "");
        text_json(to, names->name_of[k]);
    }
    text_char(to, ']');
}

static void put_type(struct text *to, const struct fsm_machine *m, const struct fsm_type *type)
{
    static const char *const NAME[] = {[FSM_BOOL] = "bool",         [FSM_NAMED] = "name", [FSM_INT] = "number",
                                       [FSM_DURATION] = "duration", [FSM_TIME] = "time",  [FSM_SET] = "set",
                                       [FSM_TEXT] = "text",         [FSM_STATE] = "name", [FSM_ROW] = "row"};
    text_format(to, ",\"type\":\"%s\",\"optional\":%s", NAME[type->kind], type->optional ? "true" : "false");
    if (type->choices)
        put_choices(to, m, type);
    else if (type->kind == FSM_NAMED || type->kind == FSM_STATE || type->kind == FSM_ROW || type->kind == FSM_SET)
        put_names(to, m, type);
    else if (type->kind == FSM_INT || type->kind == FSM_DURATION)
        put_range(to, m, type);
    else if (type->kind == FSM_TEXT)
        text_format(to, ",\"most\":%lld", (long long)type->hi);
    if (type->index != UINT16_MAX)
        put_index(to, &m->names[type->index]);
    if (type->list)
        text_put(to, ",\"list\":true");
}

static void put_vars(struct text *to, const char *name, const struct fsm_machine *m, const struct fsm_var *vars,
                     uint16_t count)
{
    text_format(to, ",\"%s\":[", name);
    for (uint16_t i = 0; i < count; i++) {
        text_put(to, i ? ",{\"name\":" : "{\"name\":");
        text_json(to, vars[i].name);
        put_type(to, m, &m->types[vars[i].type]);
        text_char(to, '}');
    }
    text_char(to, ']');
}

/* ---- declarations ---- */

static void put_default(struct text *to, const struct fsm_machine *m, const struct fsm_var *param)
{
    const struct fsm_type *type = &m->types[param->type];
    const char *name = fsm_value_name(m, type, param->initial);
    char value[200];
    text_put(to, ",\"default\":");
    if (param->initial == FSM_MISSING)
        text_put(to, "null");
    else if (type->kind == FSM_TEXT)
        text_json(to, m->texts[param->initial]);
    else if (type->kind == FSM_BOOL)
        text_put(to, param->initial ? "true" : "false");
    else if (type->kind == FSM_INT || type->kind == FSM_DURATION)
        put_number(to, m, type, param->initial);
    else if (name && type->kind != FSM_SET)
        text_json(to, name);
    else {
        fsm_value_print(m, type, param->initial, value, sizeof value);
        text_json(to, value);
    }
}

static void put_params(struct text *to, const struct fsm_machine *m)
{
    text_put(to, ",\"params\":[");
    for (uint16_t i = 0; i < m->param_count; i++) {
        text_put(to, i ? ",{\"name\":" : "{\"name\":");
        text_json(to, m->params[i].name);
        put_type(to, m, &m->types[m->params[i].type]);
        put_default(to, m, &m->params[i]);
        text_char(to, '}');
    }
    text_char(to, ']');
}

static void put_states(struct text *to, const struct fsm_machine *m)
{
    text_put(to, ",\"states\":[");
    for (uint16_t leaf = 0; leaf < m->leaves; leaf++) {
        text_put(to, leaf ? "," : "");
        text_json(to, m->states[m->leaf_state[leaf]].name);
    }
    text_char(to, ']');
}

static void put_events(struct text *to, const struct fsm_machine *m)
{
    text_put(to, ",\"events\":[");
    for (uint16_t i = 0; i < m->event_count; i++) {
        const struct fsm_event_def *event = &m->events[i];
        text_put(to, i ? ",{\"name\":" : "{\"name\":");
        text_json(to, event->name);
        if (event->reply_to != UINT16_MAX) {
            text_put(to, ",\"replyTo\":");
            text_json(to, m->effects[event->reply_to].name);
        }
        put_vars(to, "fields", m, &m->fields[event->field], event->fields);
        text_char(to, '}');
    }
    text_char(to, ']');
}

static void put_effects(struct text *to, const struct fsm_machine *m)
{
    text_put(to, ",\"effects\":[");
    for (uint16_t i = 0; i < m->effect_count; i++) {
        const struct fsm_effect_def *effect = &m->effects[i];
        text_put(to, i ? ",{\"name\":" : "{\"name\":");
        text_json(to, effect->name);
        if (effect->prompt) {
            text_put(to, ",\"prompt\":");
            text_json(to, effect->prompt);
        }
        put_vars(to, "args", m, &m->args[effect->arg], effect->args);
        text_char(to, '}');
    }
    text_char(to, ']');
}

static void put_timers(struct text *to, const struct fsm_machine *m)
{
    text_put(to, ",\"timers\":[");
    for (uint16_t i = 0; i < m->timer_count; i++) {
        text_put(to, i ? "," : "");
        text_json(to, m->timers[i].name);
    }
    text_char(to, ']');
}

/* ---- the list ---- */

static void put_machine(struct text *to, const struct catalog_entry *entry)
{
    const struct fsm_machine *m = entry->m;
    text_put(to, "{\"name\":");
    text_json(to, m->name);
    text_format(to, ",\"version\":%u,\"hash\":", m->version);
    put_hash(to, m->hash);
    text_format(to, ",\"proved\":%s", entry->proved ? "true" : "false");
    put_states(to, m);
    put_events(to, m);
    put_effects(to, m);
    put_timers(to, m);
    put_params(to, m);
    text_char(to, '}');
}

void catalog_list(const struct catalog *catalog, struct text *to)
{
    bool first = true;
    text_char(to, '[');
    for (size_t i = 0; i < catalog->entries.count; i++) {
        const struct catalog_entry *entry = catalog->entries.item[i];
        if (catalog_named(catalog, entry->m->name) != entry->m) /* there are newer tables */
            continue;
        text_put(to, first ? "" : ",");
        put_machine(to, entry);
        first = false;
    }
    text_char(to, ']');
}
