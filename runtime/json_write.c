/* json_write.c: named JSON out of slots. */
#include "json.h"
#include "json_put.h"
#include "number.h"
#include "queue.h"
#include "text.h"
#include "value.h"

struct texts_of { /* the context of text_source */
    const struct fsm_machine *m;
    const struct fsm_instance *inst;
    const char *bytes; /* of a deferred event: its next text */
};

static struct fsm_text text_of_variable(void *context, uint16_t slot, int64_t v)
{
    const struct texts_of *of = context;
    (void)slot;
    return fsm_text_of(of->m, of->inst, NULL, NULL, v);
}

/* Fields are declared in the order of their texts. */
static struct fsm_text text_of_deferred(void *context, uint16_t slot, int64_t v)
{
    struct texts_of *of = context;
    struct fsm_text text = {of->bytes, (uint32_t)v};
    (void)slot;
    of->bytes += text.length;
    return text;
}

/* ---- the parts of an instance ---- */

static void put_head(struct json_out *o)
{
    char hash[2 * sizeof o->m->hash];
    for (size_t i = 0; i < sizeof hash; i++)
        hash[i] = "0123456789abcdef"[o->m->hash[i / 2] >> (i % 2 ? 0 : 4) & 15];
    json_key(o, "machine");
    json_put_name(o, o->m->name);
    json_key(o, "version");
    fsm_number_print(&o->sink, o->m->version, 0);
    json_key(o, "hash");
    json_put_string(o, hash, sizeof hash);
}

void json_put_leaf(struct json_out *o, int64_t leaf)
{
    struct fsm_type state = {.kind = FSM_STATE};
    json_put_value(o, &state, leaf);
}

static void put_history(struct json_out *o, const int64_t *slot)
{
    json_open(o, '{');
    for (uint16_t s = 0; s < o->m->state_count; s++) {
        if (o->m->states[s].history == UINT16_MAX)
            continue;
        json_key(o, o->m->states[s].name);
        json_put_leaf(o, slot[o->m->states[s].history]);
    }
    json_close(o, '}');
}

void json_put_timers(struct json_out *o, const int64_t *slot)
{
    json_open(o, '{');
    for (uint16_t t = 0; t < o->m->timer_count; t++) {
        json_key(o, o->m->timers[t].name);
        json_put_time(o, slot[o->m->timers[t].slot]);
    }
    json_close(o, '}');
}

static void put_windows(struct json_out *o, const int64_t *slot)
{
    json_open(o, '{');
    for (uint16_t w = 0; w < o->m->window_count; w++) {
        const struct fsm_window_def *window = &o->m->windows[w];
        json_key(o, window->name);
        json_open(o, '[');
        for (uint16_t i = 0; i < window->count; i++) {
            if (slot[window->slot + i] == FSM_MISSING)
                continue;
            json_comma(o);
            json_put_time(o, slot[window->slot + i]);
        }
        json_close(o, ']');
    }
    json_close(o, '}');
}

void json_put_calls(struct json_out *o, const int64_t *slot)
{
    json_open(o, '{');
    for (uint16_t e = 0; e < o->m->effect_count; e++) {
        const struct fsm_effect_def *effect = &o->m->effects[e];
        if (effect->mode == FSM_NO_CALL)
            continue;
        json_key(o, effect->name);
        json_open(o, '[');
        for (uint16_t i = 0; i < effect->calls && slot[effect->slot + i] != FSM_MISSING; i++) {
            json_comma(o);
            fsm_number_print(&o->sink, slot[effect->slot + i], 0);
        }
        json_close(o, ']');
    }
    json_close(o, '}');
}

static void put_deferred(struct json_out *o, const struct fsm_instance *inst)
{
    const struct fsm_machine *m = o->m;
    struct texts_of texts = {m, inst, fsm_queue_area(m, inst)};
    json_open(o, '[');
    for (int64_t i = 0; i < inst->slot[FSM_SLOT_QUEUED]; i++) {
        const int64_t *entry = fsm_queue_entry(m, (struct fsm_instance *)(uintptr_t)inst, i);
        const struct fsm_event_def *event = &m->events[entry[0]];
        json_comma(o);
        json_open(o, '{');
        json_key(o, "event");
        json_put_name(o, event->name);
        json_key(o, "call");
        fsm_number_print(&o->sink, entry[1], 0);
        json_key(o, "fields");
        json_put_vars(o, &m->fields[event->field], event->fields, entry + 2, text_of_deferred, &texts);
        json_close(o, '}');
    }
    json_close(o, ']');
}

size_t fsm_to_json(const struct fsm_machine *m, const struct fsm_instance *inst, char *to, size_t room)
{
    struct json_out o = {{to, room, 0}, m, true};
    struct texts_of texts = {m, inst, NULL};
    const int64_t *slot = inst->slot;
    json_open(&o, '{');
    put_head(&o);
    json_key(&o, "state");
    json_put_leaf(&o, slot[FSM_SLOT_LEAF]);
    json_key(&o, "at");
    json_put_time(&o, slot[FSM_SLOT_NOW]);
    json_key(&o, "history");
    put_history(&o, slot);
    json_key(&o, "vars");
    json_put_vars(&o, m->vars, m->var_count, slot, text_of_variable, &texts);
    json_key(&o, "timers");
    json_put_timers(&o, slot);
    json_key(&o, "windows");
    put_windows(&o, slot);
    json_key(&o, "last_call");
    fsm_number_print(&o.sink, slot[FSM_SLOT_CALL], 0);
    json_key(&o, "calls");
    json_put_calls(&o, slot);
    json_key(&o, "params");
    json_put_vars(&o, m->params, m->param_count, slot, text_of_variable, &texts);
    json_key(&o, "deferred");
    put_deferred(&o, inst);
    json_key(&o, "released");
    fsm_number_print(&o.sink, slot[FSM_SLOT_RELEASED], 0);
    json_close(&o, '}');
    return fsm_sink_end(&o.sink);
}

static void put_refills(struct json_out *o, const int64_t *slot)
{
    json_open(o, '{');
    for (uint16_t s = 0; s < o->m->shared_count; s++) {
        const struct fsm_var *var = &o->m->shared[s];
        if (!var->every)
            continue;
        json_key(o, var->name);
        json_open(o, '{');
        json_key(o, "window");
        fsm_number_print(&o->sink, slot[var->bucket], 0);
        json_key(o, "next");
        json_put_time(o, slot[var->bucket + 1]);
        json_close(o, '}');
    }
    json_close(o, '}');
}

size_t fsm_shared_to_json(const struct fsm_machine *m, const struct fsm_shared *shared, char *to, size_t room)
{
    struct json_out o = {{to, room, 0}, m, true};
    json_open(&o, '{');
    put_head(&o);
    json_key(&o, "shared");
    json_put_vars(&o, m->shared, m->shared_count, (const int64_t *)shared, NULL, NULL);
    json_key(&o, "refills");
    put_refills(&o, (const int64_t *)shared);
    json_close(&o, '}');
    return fsm_sink_end(&o.sink);
}
