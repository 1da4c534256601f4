/* json_event.c: events, parameters and outcomes between JSON and slots. */
#include "json_event.h"

#include <stdio.h>
#include <string.h>

#include "json_put.h"
#include "json_values.h"
#include "value.h"

/* ---- reading ---- */

static void put_bound(struct fsm_sink *sink, const struct fsm_machine *m, const struct fsm_type *type, int64_t v)
{
    char number[80];
    fsm_value_print(m, type, v, number, sizeof number);
    fsm_sink_text(sink, number);
}

static void put_choices(struct fsm_sink *sink, const struct fsm_machine *m, const struct fsm_type *type)
{
    for (uint16_t i = 0; i < type->choices; i++) {
        fsm_sink_text(sink, i ? ", " : "one of ");
        put_bound(sink, m, type, m->constants[type->choice + i]);
    }
}

static void put_names(struct fsm_sink *sink, const struct fsm_machine *m, const struct fsm_type *type)
{
    for (int64_t v = type->lo; v <= (type->kind == FSM_SET ? FSM_SET_MAX : type->hi); v++) {
        const char *name = fsm_value_name(m, type, v);
        if (!name)
            break;
        fsm_sink_text(sink, v != type->lo ? ", " : type->kind == FSM_SET ? "an array of: " : "one of ");
        fsm_sink_text(sink, name);
    }
}

static void put_range(struct fsm_sink *sink, const struct fsm_machine *m, const struct fsm_type *type)
{
    bool duration = type->kind == FSM_DURATION;
    fsm_sink_text(sink, duration ? "a duration in ms" : "a number");
    if (type->lo == FSM_MISSING + 1 && type->hi == INT64_MAX)
        return;
    fsm_sink_text(sink, " from ");
    put_bound(sink, m, type, type->lo);
    fsm_sink_text(sink, " to ");
    put_bound(sink, m, type, type->hi);
}

/* What a value of the type may be, in words. */
static void put_domain(struct fsm_sink *sink, const struct fsm_machine *m, const struct fsm_type *type)
{
    char most[40];
    if (type->choices)
        put_choices(sink, m, type);
    else if (type->kind == FSM_BOOL)
        fsm_sink_text(sink, "true or false");
    else if (type->kind == FSM_TIME)
        fsm_sink_text(sink, "a time like \"2026-01-31T23:59:30.000Z\"");
    else if (type->kind == FSM_TEXT) {
        snprintf(most, sizeof most, "a text of at most %lld bytes", (long long)type->hi);
        fsm_sink_text(sink, most);
    } else if (type->kind == FSM_INT || type->kind == FSM_DURATION)
        put_range(sink, m, type);
    else
        put_names(sink, m, type);
    if (type->optional)
        fsm_sink_text(sink, ", or null");
}

/* After a refusal: what the variable at fault wants. */
static void add_domain(const struct load *l)
{
    struct fsm_sink sink = {l->why.to, l->why.size, strlen(l->why.to)};
    if (!l->crumbs || !l->var || strcmp(l->crumb[0], l->var->name))
        return;
    fsm_sink_text(&sink, ": it is ");
    put_domain(&sink, l->m, &l->m->types[l->var->type]);
    fsm_sink_end(&sink);
}

static bool optional_lacks(struct load *l, uint32_t i)
{
    const struct fsm_type *type = &l->m->types[l->vars[i].type];
    l->var = &l->vars[i];
    if (!type->optional)
        return false;
    for (uint16_t k = 0; k < type->count; k++)
        l->base[l->vars[i].slot + k] = FSM_MISSING;
    return true;
}

static bool any_lacks(struct load *l, uint32_t i)
{
    (void)l;
    (void)i;
    return true;
}

static bool read_whole(struct load *l, const struct fsm_var *vars, uint16_t count, int64_t *base, enum texts texts,
                       bool (*lacks)(struct load *l, uint32_t i))
{
    if (load_some_vars(l, vars, count, base, texts, lacks) && (json_at_end(&l->json) || load_refuse(l, "goes on")))
        return true;
    add_domain(l);
    return false;
}

bool fsm_fields_from_json(const struct fsm_machine *m, uint16_t event, const char *text, size_t length,
                          struct fsm_fields *fields, char *bytes, char *why, size_t size)
{
    const struct fsm_event_def *def = &m->events[event];
    struct load l = {.m = m, .json = {text, text + length}, .why = {why, size}, .sent = fields->text, .bytes = bytes};
    return read_whole(&l, &m->fields[def->field], def->fields, fields->value, TEXTS_SENT, optional_lacks);
}

bool fsm_params_from_json(const struct fsm_machine *m, const char *text, size_t length, int64_t *value, char *why,
                          size_t size)
{
    int64_t slot[FSM_SLOTS_MAX];
    size_t count = (size_t)(m->queue_slot - m->param_slot);
    struct load l = {.m = m, .json = {text, text + length}, .why = {why, size}};
    memcpy(slot + m->param_slot, value, count * sizeof *value);
    if (!read_whole(&l, m->params, m->param_count, slot, TEXTS_CONSTANT, any_lacks))
        return false;
    memcpy(value, slot + m->param_slot, count * sizeof *value);
    return true;
}

/* ---- writing ---- */

struct texts_of { /* the context of json_text_source */
    const struct fsm_machine *m;
    const struct fsm_instance *inst;
    const struct fsm_event *event;
    const struct fsm_out *out;
};

static struct fsm_text text_sent(void *context, uint16_t slot, int64_t v)
{
    const struct texts_of *of = context;
    (void)slot;
    return of->event->text[v];
}

static struct fsm_text text_held(void *context, uint16_t slot, int64_t v)
{
    const struct texts_of *of = context;
    (void)slot;
    return fsm_text_of(of->m, of->inst, of->event, of->out, v);
}

size_t fsm_fields_to_json(const struct fsm_machine *m, const struct fsm_event *event, char *to, size_t room)
{
    struct json_out o = {{to, room, 0}, m, true};
    struct texts_of texts = {m, NULL, event, NULL};
    const struct fsm_event_def *def = &m->events[event->type];
    json_put_vars(&o, &m->fields[def->field], def->fields, event->field, text_sent, &texts);
    return fsm_sink_end(&o.sink);
}

size_t fsm_params_to_json(const struct fsm_machine *m, const struct fsm_instance *inst, char *to, size_t room)
{
    struct json_out o = {{to, room, 0}, m, true};
    struct texts_of texts = {m, inst, NULL, NULL};
    json_put_vars(&o, m->params, m->param_count, inst->slot, text_held, &texts);
    return fsm_sink_end(&o.sink);
}

/* One argument, which begins at `value`; answers how many slots it has. */
static uint16_t put_argument(struct json_out *o, const struct fsm_type *type, const int64_t *value,
                             struct texts_of *texts)
{
    uint16_t slots = type->list ? (uint16_t)(value[0] + 1) : type->index == UINT16_MAX ? 1 : type->count;
    if (!type->list && type->index == UINT16_MAX) {
        json_put_element(o, type, 0, value[0], text_held, texts);
        return slots;
    }
    json_open(o, type->list ? '[' : '{');
    for (uint16_t i = type->list != 0; i < slots; i++) {
        if (type->list)
            json_comma(o);
        else
            json_key(o, o->m->names[type->index].name_of[i]);
        json_put_element(o, type, 0, value[i], text_held, texts);
    }
    json_close(o, type->list ? ']' : '}');
    return slots;
}

static void put_arguments(struct json_out *o, uint16_t arg, uint16_t args, const int64_t *value, struct texts_of *texts)
{
    json_open(o, '{');
    for (uint16_t i = arg; i < arg + args; i++) {
        json_key(o, o->m->args[i].name);
        value += put_argument(o, &o->m->types[o->m->args[i].type], value, texts);
    }
    json_close(o, '}');
}

size_t fsm_effects_to_json(const struct fsm_machine *m, const struct fsm_instance *inst, const struct fsm_event *event,
                           const struct fsm_out *out, char *to, size_t room)
{
    struct json_out o = {{to, room, 0}, m, true};
    struct texts_of texts = {m, inst, event, out};
    char call[24];
    json_open(&o, '[');
    for (uint16_t i = 0; i < out->effect_count; i++) {
        const struct fsm_effect *effect = &out->effect[i];
        const struct fsm_effect_def *def = &m->effects[effect->effect];
        json_comma(&o);
        json_open(&o, '{');
        json_key(&o, "name");
        json_put_name(&o, def->name);
        if (def->mode != FSM_NO_CALL) {
            snprintf(call, sizeof call, "%u", effect->call);
            json_key(&o, "call");
            fsm_sink_text(&o.sink, call);
        }
        json_key(&o, "args");
        put_arguments(&o, def->arg, def->args, out->arg + effect->arg, &texts);
        json_close(&o, '}');
    }
    json_close(&o, ']');
    return fsm_sink_end(&o.sink);
}

size_t fsm_views_to_json(const struct fsm_machine *m, const struct fsm_shared *shared, const struct fsm_instance *inst,
                         int64_t now, char *to, size_t room)
{
    struct json_out o = {{to, room, 0}, m, true};
    struct fsm_out out = {0};
    struct texts_of texts = {m, inst, NULL, &out};
    json_open(&o, '{');
    for (uint16_t v = 0; v < m->view_count; v++) {
        fsm_view(m, shared, inst, now, v, &out);
        json_key(&o, m->views[v].name);
        put_arguments(&o, m->views[v].arg, m->views[v].args, out.arg, &texts);
    }
    json_close(&o, '}');
    return fsm_sink_end(&o.sink);
}

size_t fsm_facts_to_json(const struct fsm_machine *m, const struct fsm_shared *shared, const struct fsm_instance *inst,
                         char *to, size_t room)
{
    struct json_out o = {{to, room, 0}, m, true};
    struct texts_of texts = {m, inst, NULL, NULL};
    json_key(&o, "state");
    json_put_leaf(&o, inst->slot[FSM_SLOT_LEAF]);
    json_key(&o, "at");
    json_put_time(&o, inst->slot[FSM_SLOT_NOW]);
    json_key(&o, "vars");
    json_put_vars(&o, m->vars, m->var_count, inst->slot, text_held, &texts);
    json_key(&o, "timers");
    json_put_timers(&o, inst->slot);
    json_key(&o, "calls");
    json_put_calls(&o, inst->slot);
    if (m->shared_count && shared) {
        json_key(&o, "shared");
        json_put_vars(&o, m->shared, m->shared_count, shared->slot, NULL, NULL);
    }
    return fsm_sink_end(&o.sink);
}

size_t fsm_time_to_json(int64_t time, char *to, size_t room)
{
    struct json_out o = {{to, room, 0}, NULL, true};
    json_put_time(&o, time);
    return fsm_sink_end(&o.sink);
}
