/* scn_print.c: what a scenario writes, written. */
#include "scn_print.h"

#include "number.h"
#include "scn_tree.h"
#include "value.h"

void scn_print_clock(FILE *to, int64_t ms)
{
    int64_t seconds = (ms < 0 ? -ms : ms) / 1000, rest = (ms < 0 ? -ms : ms) % 1000;
    if (ms < 0)
        putc('-', to);
    if (seconds >= 3600)
        fprintf(to, "%lld:%02d:%02d", (long long)(seconds / 3600), (int)(seconds / 60 % 60), (int)(seconds % 60));
    else
        fprintf(to, "%02d:%02d", (int)(seconds / 60), (int)(seconds % 60));
    if (rest)
        fprintf(to, ".%03d", (int)rest);
}

void scn_print_duration(FILE *to, int64_t ms)
{
    char text[80];
    struct fsm_sink sink = {text, sizeof text, 0};
    fsm_duration_print(&sink, ms);
    fsm_sink_end(&sink);
    fputs(text, to);
}

void scn_print_text(FILE *to, struct fsm_text text)
{
    putc('"', to);
    for (uint32_t i = 0; i < text.length; i++) {
        unsigned char c = (unsigned char)text.bytes[i];
        if (c == '"' || c == '\\')
            fprintf(to, "\\%c", c);
        else if (c == '\n' || c == '\t')
            fputs(c == '\n' ? "\\n" : "\\t", to);
        else if (c < ' ' || c == 0x7f)
            fprintf(to, "\\u%04x", c);
        else
            putc(c, to);
    }
    putc('"', to);
}

void scn_print_name(FILE *to, const char *name)
{
    fprintf(to, scn_is_word(name) ? "`%s`" : "%s", name);
}

static void print_set(FILE *to, const struct scn_values *values, const struct fsm_type *type, int64_t set)
{
    const char *before = "";
    putc('{', to);
    for (int64_t bit = 0; bit < FSM_SET_MAX; bit++) {
        if (!(set >> bit & 1))
            continue;
        fputs(before, to);
        scn_print_name(to, fsm_value_name(values->m, type, bit));
        before = ", ";
    }
    putc('}', to);
}

void scn_print_value(FILE *to, const struct scn_values *values, const struct fsm_type *type, int64_t v)
{
    char text[200];
    const char *name = type->kind == FSM_SET ? NULL : fsm_value_name(values->m, type, v);
    if (v == FSM_MISSING) {
        fputs("missing", to);
    } else if (type->kind == FSM_TEXT) {
        scn_print_text(to, values->text(values->context, v));
    } else if (type->kind == FSM_TIME && v >= values->base) {
        scn_print_clock(to, v - values->base);
    } else if (type->kind == FSM_SET) {
        print_set(to, values, type, v);
    } else if (name) {
        scn_print_name(to, name);
    } else {
        fsm_value_print(values->m, type, v, text, sizeof text);
        fputs(text, to);
    }
}

uint16_t scn_slots(const struct fsm_type *type, const int64_t *v)
{
    return type->list ? (uint16_t)(1 + v[0]) : type->count;
}

static void print_list(FILE *to, const struct scn_values *values, const struct fsm_type *type, const int64_t *v)
{
    putc('[', to);
    for (int64_t i = 1; i <= v[0]; i++) {
        if (i > 1)
            fputs(", ", to);
        scn_print_value(to, values, type, v[i]);
    }
    putc(']', to);
}

static void print_array(FILE *to, const struct scn_values *values, const struct fsm_type *type, const int64_t *v)
{
    bool equal = type->kind != FSM_TEXT;
    for (uint16_t k = 1; k < type->count; k++)
        equal &= v[k] == v[0];
    if (equal) {
        scn_print_value(to, values, type, v[0]);
        return;
    }
    putc('{', to);
    for (uint16_t k = 0; k < type->count; k++) {
        fprintf(to, "%s%s: ", k ? ", " : "", values->m->names[type->index].name_of[k]);
        scn_print_value(to, values, type, v[k]);
    }
    putc('}', to);
}

void scn_print_slots(FILE *to, const struct scn_values *values, const struct fsm_type *type, const int64_t *v)
{
    if (type->list)
        print_list(to, values, type, v);
    else if (type->index != UINT16_MAX)
        print_array(to, values, type, v);
    else
        scn_print_value(to, values, type, *v);
}

void scn_print_settings(FILE *to, const struct scn_values *values, const struct fsm_var *vars, uint16_t count,
                        const int64_t *v)
{
    for (uint16_t i = 0; i < count; i++) {
        const struct fsm_type *type = &values->m->types[vars[i].type];
        fprintf(to, "%s%s: ", i ? ", " : "(", vars[i].name);
        scn_print_slots(to, values, type, v);
        v += scn_slots(type, v);
    }
    if (count)
        putc(')', to);
}
