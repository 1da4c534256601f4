/* record_value.c: values of JSON as a scenario writes them. Numbers stay the digits they are: no double is involved. */
#include <string.h>

#include "literal.h"
#include "number.h"
#include "record_in.h"
#include "scn_print.h"
#include "value.h"

#define HOURS_MAX INT64_C(999999999) /* of a clock: nine digits */

struct writing {
    FILE *to;
    const struct fsm_machine *m;
    const struct fsm_type *type;
    int64_t base;
    const char **what;
};

static bool refuse(const struct writing *w, const char *what)
{
    *w->what = what;
    return false;
}

static bool write_bool(const struct writing *w, struct json_object *value)
{
    if (!json_object_is_type(value, json_type_boolean))
        return refuse(w, "true or false");
    fputs(json_object_get_boolean(value) ? "true" : "false", w->to);
    return true;
}

/* The digits as they stand in the log. */
static bool write_number(const struct writing *w, struct json_object *value)
{
    bool number = json_object_is_type(value, json_type_int) || json_object_is_type(value, json_type_double);
    const char *digits = number ? json_object_to_json_string(value) : "";
    int64_t v;
    if (!fsm_number_parse(digits, strlen(digits), w->type->scale, &v))
        return refuse(w, "a number of no more decimal places than its type has");
    fputs(digits, w->to);
    return true;
}

static bool write_duration(const struct writing *w, struct json_object *value)
{
    int64_t v = json_object_is_type(value, json_type_int) ? json_object_get_int64(value) : FSM_MISSING;
    if (v > LITERAL_MAX || v < -LITERAL_MAX)
        return refuse(w, "a number of ms that a scenario can write");
    scn_print_duration(w->to, v);
    return true;
}

static bool write_time(const struct writing *w, struct json_object *value)
{
    const char *text = json_object_is_type(value, json_type_string) ? json_object_get_string(value) : "";
    int64_t v;
    if (!fsm_time_parse(text, strlen(text), &v))
        return refuse(w, "an instant");
    if (v >= w->base && (v - w->base) / 3600000 <= HOURS_MAX)
        scn_print_clock(w->to, v - w->base);
    else if (strlen(text) == strlen("2026-01-31T23:59:30.000Z"))
        fputs(text, w->to);
    else
        return refuse(w, "an instant between the years 0 and 9999");
    return true;
}

static bool write_text(const struct writing *w, struct json_object *value)
{
    if (!json_object_is_type(value, json_type_string))
        return refuse(w, "a text");
    struct fsm_text text = {json_object_get_string(value), (uint32_t)json_object_get_string_len(value)};
    if (memchr(text.bytes, 0, text.length))
        return refuse(w, "a text without NUL");
    scn_print_text(w->to, text);
    return true;
}

static bool write_name(const struct writing *w, struct json_object *value)
{
    const char *name = json_object_is_type(value, json_type_string) ? json_object_get_string(value) : "";
    if (fsm_value_named(w->m, w->type, name, strlen(name)) == FSM_MISSING)
        return refuse(w, "one of the names of its type");
    scn_print_name(w->to, name);
    return true;
}

/* A row of a table without a key is its number. */
static bool write_row(const struct writing *w, struct json_object *value)
{
    if (!json_object_is_type(value, json_type_int))
        return write_name(w, value);
    fputs(json_object_to_json_string(value), w->to);
    return true;
}

static bool write_set(const struct writing *w, struct json_object *value)
{
    if (!json_object_is_type(value, json_type_array))
        return refuse(w, "an array of names");
    putc('{', w->to);
    for (size_t i = 0; i < json_object_array_length(value); i++) {
        fputs(i ? ", " : "", w->to);
        if (!write_name(w, json_object_array_get_idx(value, i)))
            return false;
    }
    putc('}', w->to);
    return true;
}

static bool write_slot(const struct writing *w, struct json_object *value)
{
    static bool (*const WRITE[])(const struct writing *, struct json_object *) = {
        [FSM_BOOL] = write_bool,         [FSM_NAMED] = write_name, [FSM_INT] = write_number,
        [FSM_DURATION] = write_duration, [FSM_TIME] = write_time,  [FSM_SET] = write_set,
        [FSM_TEXT] = write_text,         [FSM_STATE] = write_name, [FSM_ROW] = write_row,
    };
    if (value)
        return WRITE[w->type->kind](w, value);
    fputs("missing", w->to);
    return true;
}

static bool write_list(const struct writing *w, struct json_object *value)
{
    if (!json_object_is_type(value, json_type_array))
        return refuse(w, "an array");
    putc('[', w->to);
    for (size_t i = 0; i < json_object_array_length(value); i++) {
        fputs(i ? ", " : "", w->to);
        if (!write_slot(w, json_object_array_get_idx(value, i)))
            return false;
    }
    putc(']', w->to);
    return true;
}

static bool write_array(const struct writing *w, struct json_object *value)
{
    const struct fsm_names *index = &w->m->names[w->type->index];
    if (!json_object_is_type(value, json_type_object) || json_object_object_length(value) != index->count)
        return refuse(w, "an object with every element");
    putc('{', w->to);
    for (uint16_t k = 0; k < index->count; k++) {
        struct json_object *element;
        if (!json_object_object_get_ex(value, index->name_of[k], &element))
            return refuse(w, "an object with every element");
        fprintf(w->to, "%s%s: ", k ? ", " : "", index->name_of[k]);
        if (!write_slot(w, element))
            return false;
    }
    putc('}', w->to);
    return true;
}

bool record_value(FILE *to, const struct fsm_machine *m, const struct fsm_type *type, int64_t base,
                  struct json_object *value, const char **what)
{
    struct writing w = {to, m, type, base, what};
    if (type->list)
        return write_list(&w, value);
    return type->index == UINT16_MAX ? write_slot(&w, value) : write_array(&w, value);
}
