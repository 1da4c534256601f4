/* json_put.c: values as JSON. */
#include "json_put.h"

#include "number.h"
#include "value.h"

void json_put_string(struct json_out *o, const char *bytes, size_t length)
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

void json_put_name(struct json_out *o, const char *name)
{
    json_put_string(o, name, strlen(name));
}

void json_comma(struct json_out *o)
{
    if (!o->first)
        fsm_sink_char(&o->sink, ',');
    o->first = false;
}

void json_key(struct json_out *o, const char *name)
{
    json_comma(o);
    json_put_name(o, name);
    fsm_sink_char(&o->sink, ':');
}

void json_open(struct json_out *o, char bracket)
{
    fsm_sink_char(&o->sink, bracket);
    o->first = true;
}

void json_close(struct json_out *o, char bracket)
{
    fsm_sink_char(&o->sink, bracket);
    o->first = false;
}

void json_put_time(struct json_out *o, int64_t time)
{
    if (time == FSM_MISSING) {
        fsm_sink_text(&o->sink, "null");
        return;
    }
    fsm_sink_char(&o->sink, '"');
    fsm_time_print(&o->sink, time);
    fsm_sink_char(&o->sink, '"');
}

static void put_set(struct json_out *o, const struct fsm_type *type, int64_t set)
{
    json_open(o, '[');
    for (int64_t bit = 0; bit < FSM_SET_MAX; bit++) {
        if (!(set >> bit & 1))
            continue;
        json_comma(o);
        json_put_name(o, fsm_value_name(o->m, type, bit));
    }
    json_close(o, ']');
}

void json_put_value(struct json_out *o, const struct fsm_type *type, int64_t v)
{
    const char *name = fsm_value_name(o->m, type, v);
    if (v == FSM_MISSING)
        fsm_sink_text(&o->sink, "null");
    else if (type->kind == FSM_BOOL)
        fsm_sink_text(&o->sink, v ? "true" : "false");
    else if (type->kind == FSM_TIME)
        json_put_time(o, v);
    else if (type->kind == FSM_SET)
        put_set(o, type, v);
    else if (name)
        json_put_name(o, name);
    else
        fsm_number_print(&o->sink, v, type->kind == FSM_INT ? type->scale : 0);
}

/* ---- variables ---- */

void json_put_element(struct json_out *o, const struct fsm_type *type, uint16_t slot, int64_t v, json_text_source text,
                      void *context)
{
    if (type->kind != FSM_TEXT || v == FSM_MISSING) {
        json_put_value(o, type, v);
        return;
    }
    struct fsm_text bytes = text(context, slot, v);
    json_put_string(o, bytes.bytes, bytes.length);
}

void json_put_vars(struct json_out *o, const struct fsm_var *vars, uint16_t count, const int64_t *slot,
                   json_text_source text, void *context)
{
    json_open(o, '{');
    for (uint16_t i = 0; i < count; i++) {
        const struct fsm_type *type = &o->m->types[vars[i].type];
        json_key(o, vars[i].name);
        if (type->index == UINT16_MAX) {
            json_put_element(o, type, vars[i].slot, slot[vars[i].slot], text, context);
            continue;
        }
        json_open(o, '{');
        for (uint16_t k = 0; k < type->count; k++) {
            uint16_t at = (uint16_t)(vars[i].slot + k);
            json_key(o, o->m->names[type->index].name_of[k]);
            json_put_element(o, type, at, slot[at], text, context);
        }
        json_close(o, '}');
    }
    json_close(o, '}');
}
