/* json_write.c: named JSON out of slots. */
#include "json.h"
#include "number.h"
#include "queue.h"
#include "text.h"
#include "value.h"

struct out {
    struct fsm_sink sink;
    const struct fsm_machine *m;
    bool first; /* nothing was written yet into the object or array */
};

/* ---- pieces ---- */

static void put_string(struct out *o, const char *bytes, size_t length)
{
    static const char HEX[] = "0123456789abcdef";
    fsm_sink_char(&o->sink, '"');
    for (size_t i = 0; i < length; i++) {
        unsigned char c = (unsigned char)bytes[i];
        if (c == '"' || c == '\\') {
            fsm_sink_char(&o->sink, '\\');
        } else if (c < 0x20) {
            fsm_sink_text(&o->sink, "\\u00");
            fsm_sink_char(&o->sink, HEX[c >> 4]);
            fsm_sink_char(&o->sink, HEX[c & 15]);
            continue;
        }
        fsm_sink_char(&o->sink, (char)c);
    }
    fsm_sink_char(&o->sink, '"');
}

static void put_name(struct out *o, const char *name)
{
    put_string(o, name, strlen(name));
}

static void comma(struct out *o)
{
    if (!o->first)
        fsm_sink_char(&o->sink, ',');
    o->first = false;
}

static void key(struct out *o, const char *name)
{
    comma(o);
    put_name(o, name);
    fsm_sink_char(&o->sink, ':');
}

static void open(struct out *o, char bracket)
{
    fsm_sink_char(&o->sink, bracket);
    o->first = true;
}

static void close(struct out *o, char bracket)
{
    fsm_sink_char(&o->sink, bracket);
    o->first = false;
}

static void put_time(struct out *o, int64_t time)
{
    if (time == FSM_MISSING) {
        fsm_sink_text(&o->sink, "null");
        return;
    }
    fsm_sink_char(&o->sink, '"');
    fsm_time_print(&o->sink, time);
    fsm_sink_char(&o->sink, '"');
}

static void put_set(struct out *o, const struct fsm_type *type, int64_t set)
{
    open(o, '[');
    for (int64_t bit = 0; bit < FSM_SET_MAX; bit++) {
        if (!(set >> bit & 1))
            continue;
        comma(o);
        put_name(o, fsm_value_name(o->m, type, bit));
    }
    close(o, ']');
}

static void put_value(struct out *o, const struct fsm_type *type, int64_t v)
{
    const char *name = fsm_value_name(o->m, type, v);
    if (v == FSM_MISSING)
        fsm_sink_text(&o->sink, "null");
    else if (type->kind == FSM_BOOL)
        fsm_sink_text(&o->sink, v ? "true" : "false");
    else if (type->kind == FSM_TIME)
        put_time(o, v);
    else if (type->kind == FSM_SET)
        put_set(o, type, v);
    else if (name)
        put_name(o, name);
    else
        fsm_number_print(&o->sink, v, type->kind == FSM_INT ? type->scale : 0);
}

/* ---- variables ---- */

/* One element of a variable, parameter or field; a text comes from `text`. */
typedef struct fsm_text (*text_source)(void *context, uint16_t slot, int64_t v);

static void put_element(struct out *o, const struct fsm_type *type, uint16_t slot, int64_t v, text_source text,
                        void *context)
{
    if (type->kind != FSM_TEXT || v == FSM_MISSING) {
        put_value(o, type, v);
        return;
    }
    struct fsm_text bytes = text(context, slot, v);
    put_string(o, bytes.bytes, bytes.length);
}

static void put_vars(struct out *o, const struct fsm_var *vars, uint16_t count, const int64_t *slot, text_source text,
                     void *context)
{
    open(o, '{');
    for (uint16_t i = 0; i < count; i++) {
        const struct fsm_type *type = &o->m->types[vars[i].type];
        key(o, vars[i].name);
        if (type->index == UINT16_MAX) {
            put_element(o, type, vars[i].slot, slot[vars[i].slot], text, context);
            continue;
        }
        open(o, '{');
        for (uint16_t k = 0; k < type->count; k++) {
            uint16_t at = (uint16_t)(vars[i].slot + k);
            key(o, o->m->names[type->index].name_of[k]);
            put_element(o, type, at, slot[at], text, context);
        }
        close(o, '}');
    }
    close(o, '}');
}

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

static void put_head(struct out *o)
{
    char hash[2 * sizeof o->m->hash];
    for (size_t i = 0; i < sizeof hash; i++)
        hash[i] = "0123456789abcdef"[o->m->hash[i / 2] >> (i % 2 ? 0 : 4) & 15];
    key(o, "machine");
    put_name(o, o->m->name);
    key(o, "version");
    fsm_number_print(&o->sink, o->m->version, 0);
    key(o, "hash");
    put_string(o, hash, sizeof hash);
}

static void put_leaf(struct out *o, int64_t leaf)
{
    struct fsm_type state = {.kind = FSM_STATE};
    put_value(o, &state, leaf);
}

static void put_history(struct out *o, const int64_t *slot)
{
    open(o, '{');
    for (uint16_t s = 0; s < o->m->state_count; s++) {
        if (o->m->states[s].history == UINT16_MAX)
            continue;
        key(o, o->m->states[s].name);
        put_leaf(o, slot[o->m->states[s].history]);
    }
    close(o, '}');
}

static void put_timers(struct out *o, const int64_t *slot)
{
    open(o, '{');
    for (uint16_t t = 0; t < o->m->timer_count; t++) {
        key(o, o->m->timers[t].name);
        put_time(o, slot[o->m->timers[t].slot]);
    }
    close(o, '}');
}

static void put_windows(struct out *o, const int64_t *slot)
{
    open(o, '{');
    for (uint16_t w = 0; w < o->m->window_count; w++) {
        const struct fsm_window_def *window = &o->m->windows[w];
        key(o, window->name);
        open(o, '[');
        for (uint16_t i = 0; i < window->count; i++) {
            if (slot[window->slot + i] == FSM_MISSING)
                continue;
            comma(o);
            put_time(o, slot[window->slot + i]);
        }
        close(o, ']');
    }
    close(o, '}');
}

static void put_calls(struct out *o, const int64_t *slot)
{
    open(o, '{');
    for (uint16_t e = 0; e < o->m->effect_count; e++) {
        const struct fsm_effect_def *effect = &o->m->effects[e];
        if (effect->mode == FSM_NO_CALL)
            continue;
        key(o, effect->name);
        open(o, '[');
        for (uint16_t i = 0; i < effect->calls && slot[effect->slot + i] != FSM_MISSING; i++) {
            comma(o);
            fsm_number_print(&o->sink, slot[effect->slot + i], 0);
        }
        close(o, ']');
    }
    close(o, '}');
}

static void put_deferred(struct out *o, const struct fsm_instance *inst)
{
    const struct fsm_machine *m = o->m;
    struct texts_of texts = {m, inst, fsm_queue_area(m, inst)};
    open(o, '[');
    for (int64_t i = 0; i < inst->slot[FSM_SLOT_QUEUED]; i++) {
        const int64_t *entry = fsm_queue_entry(m, (struct fsm_instance *)(uintptr_t)inst, i);
        const struct fsm_event_def *event = &m->events[entry[0]];
        comma(o);
        open(o, '{');
        key(o, "event");
        put_name(o, event->name);
        key(o, "call");
        fsm_number_print(&o->sink, entry[1], 0);
        key(o, "fields");
        put_vars(o, &m->fields[event->field], event->fields, entry + 2, text_of_deferred, &texts);
        close(o, '}');
    }
    close(o, ']');
}

size_t fsm_to_json(const struct fsm_machine *m, const struct fsm_instance *inst, char *to, size_t room)
{
    struct out o = {{to, room, 0}, m, true};
    struct texts_of texts = {m, inst, NULL};
    const int64_t *slot = inst->slot;
    open(&o, '{');
    put_head(&o);
    key(&o, "state");
    put_leaf(&o, slot[FSM_SLOT_LEAF]);
    key(&o, "at");
    put_time(&o, slot[FSM_SLOT_NOW]);
    key(&o, "history");
    put_history(&o, slot);
    key(&o, "vars");
    put_vars(&o, m->vars, m->var_count, slot, text_of_variable, &texts);
    key(&o, "timers");
    put_timers(&o, slot);
    key(&o, "windows");
    put_windows(&o, slot);
    key(&o, "last_call");
    fsm_number_print(&o.sink, slot[FSM_SLOT_CALL], 0);
    key(&o, "calls");
    put_calls(&o, slot);
    key(&o, "params");
    put_vars(&o, m->params, m->param_count, slot, text_of_variable, &texts);
    key(&o, "deferred");
    put_deferred(&o, inst);
    key(&o, "released");
    fsm_number_print(&o.sink, slot[FSM_SLOT_RELEASED], 0);
    close(&o, '}');
    return fsm_sink_end(&o.sink);
}

static void put_refills(struct out *o, const int64_t *slot)
{
    open(o, '{');
    for (uint16_t s = 0; s < o->m->shared_count; s++) {
        const struct fsm_var *var = &o->m->shared[s];
        if (!var->every)
            continue;
        key(o, var->name);
        open(o, '{');
        key(o, "window");
        fsm_number_print(&o->sink, slot[var->bucket], 0);
        key(o, "next");
        put_time(o, slot[var->bucket + 1]);
        close(o, '}');
    }
    close(o, '}');
}

size_t fsm_shared_to_json(const struct fsm_machine *m, const struct fsm_shared *shared, char *to, size_t room)
{
    struct out o = {{to, room, 0}, m, true};
    open(&o, '{');
    put_head(&o);
    key(&o, "shared");
    put_vars(&o, m->shared, m->shared_count, (const int64_t *)shared, NULL, NULL);
    key(&o, "refills");
    put_refills(&o, (const int64_t *)shared);
    close(&o, '}');
    return fsm_sink_end(&o.sink);
}
