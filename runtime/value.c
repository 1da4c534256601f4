/* value.c: values as people write them. */
#include "value.h"

#include <string.h>

#include "number.h"

/* ---- names ---- */

/* A table's key is its first column; a row goes by it if it is a named value that no other row has. */
static const char *row_name(const struct fsm_machine *m, uint16_t table, int64_t row)
{
    const struct fsm_data_def *data = &m->data[table];
    if (data->columns == 0 || row >= data->rows)
        return NULL;
    const struct fsm_var *key = &m->columns[data->column];
    const struct fsm_type *type = &m->types[key->type];
    const int64_t *value = &m->constants[key->init];
    if (type->kind != FSM_NAMED || value[row] < 0 || value[row] >= m->names[type->names].count)
        return NULL;
    for (uint16_t other = 0; other < data->rows; other++)
        if (other != row && value[other] == value[row])
            return NULL;
    return m->names[type->names].name_of[value[row]];
}

const char *fsm_value_name(const struct fsm_machine *m, const struct fsm_type *type, int64_t value)
{
    if (!m || value < 0)
        return NULL;
    switch ((enum fsm_kind)type->kind) {
    case FSM_NAMED:
    case FSM_SET:
        return value < m->names[type->names].count ? m->names[type->names].name_of[value] : NULL;
    case FSM_STATE:
        return value < m->leaves ? m->states[m->leaf_state[value]].name : NULL;
    case FSM_ROW:
        return row_name(m, type->names, value);
    default:
        return NULL;
    }
}

static int64_t value_count(const struct fsm_machine *m, const struct fsm_type *type)
{
    switch ((enum fsm_kind)type->kind) {
    case FSM_NAMED:
    case FSM_SET:
        return m->names[type->names].count;
    case FSM_STATE:
        return m->leaves;
    case FSM_ROW:
        return m->data[type->names].rows;
    default:
        return 0;
    }
}

int64_t fsm_value_named(const struct fsm_machine *m, const struct fsm_type *type, const char *name, size_t length)
{
    for (int64_t v = 0; m && v < value_count(m, type); v++) {
        const char *known = fsm_value_name(m, type, v);
        if (known && strlen(known) == length && memcmp(known, name, length) == 0)
            return v;
    }
    return FSM_MISSING;
}

/* ---- printing ---- */

static void print_set(struct fsm_sink *sink, const struct fsm_machine *m, const struct fsm_type *type, int64_t set)
{
    const char *before = "";
    fsm_sink_char(sink, '{');
    for (int64_t bit = 0; bit < FSM_SET_MAX; bit++) {
        if (!(set >> bit & 1))
            continue;
        const char *name = fsm_value_name(m, type, bit);
        fsm_sink_text(sink, before);
        if (name)
            fsm_sink_text(sink, name);
        else
            fsm_number_print(sink, bit, 0);
        before = ", ";
    }
    fsm_sink_char(sink, '}');
}

static void print_text(struct fsm_sink *sink, const struct fsm_machine *m, int64_t handle)
{
    bool known = m && handle >= 0 && handle < m->text_count;
    fsm_sink_char(sink, '"');
    fsm_sink_text(sink, known ? m->texts[handle] : "…");
    fsm_sink_char(sink, '"');
}

static void print_named(struct fsm_sink *sink, const struct fsm_machine *m, const struct fsm_type *type, int64_t value)
{
    const char *name = fsm_value_name(m, type, value);
    if (name)
        fsm_sink_text(sink, name);
    else
        fsm_number_print(sink, value, 0);
}

static void print(struct fsm_sink *sink, const struct fsm_machine *m, const struct fsm_type *type, int64_t value)
{
    if (value == FSM_MISSING) {
        fsm_sink_text(sink, "missing");
        return;
    }
    switch ((enum fsm_kind)type->kind) {
    case FSM_BOOL:
        fsm_sink_text(sink, value ? "true" : "false");
        break;
    case FSM_NAMED:
    case FSM_STATE:
    case FSM_ROW:
        print_named(sink, m, type, value);
        break;
    case FSM_INT:
        fsm_number_print(sink, value, type->scale);
        break;
    case FSM_DURATION:
        fsm_duration_print(sink, value);
        break;
    case FSM_TIME:
        fsm_time_print(sink, value);
        break;
    case FSM_SET:
        print_set(sink, m, type, value);
        break;
    case FSM_TEXT:
        print_text(sink, m, value);
        break;
    }
}

size_t fsm_value_print(const struct fsm_machine *m, const struct fsm_type *type, int64_t value, char *to, size_t room)
{
    struct fsm_sink sink = {to, room, 0};
    print(&sink, m, type, value);
    return fsm_sink_end(&sink);
}

/* ---- parsing ---- */

static bool parse_set(const struct fsm_machine *m, const struct fsm_type *type, const char *text, size_t length,
                      int64_t *set)
{
    const char *end = text + length - 1;
    if (length < 2 || text[0] != '{' || *end != '}')
        return false;
    *set = 0;
    text++;
    text += strspn(text, " ");
    while (text < end) {
        size_t name = strcspn(text, ", }");
        int64_t member = fsm_value_named(m, type, text, name);
        if (member == FSM_MISSING)
            return false;
        *set |= (int64_t)1 << member;
        text += name;
        text += strspn(text, " ");
        if (text < end && *text++ != ',')
            return false;
        text += strspn(text, " ");
    }
    return text == end;
}

static bool parse_bool(const char *text, int64_t *value)
{
    *value = strcmp(text, "true") == 0;
    return *value || strcmp(text, "false") == 0;
}

static bool parse_named(const struct fsm_machine *m, const struct fsm_type *type, const char *text, size_t length,
                        int64_t *value)
{
    *value = fsm_value_named(m, type, text, length);
    if (*value != FSM_MISSING)
        return true;
    /* A row that no name stands for goes by its number. */
    return type->kind == FSM_ROW && fsm_number_parse(text, length, 0, value) && !fsm_value_name(m, type, *value);
}

static bool parse(const struct fsm_machine *m, const struct fsm_type *type, const char *text, int64_t *value)
{
    size_t length = strlen(text);
    switch ((enum fsm_kind)type->kind) {
    case FSM_BOOL:
        return parse_bool(text, value);
    case FSM_NAMED:
    case FSM_STATE:
    case FSM_ROW:
        return parse_named(m, type, text, length, value);
    case FSM_INT:
        return fsm_number_parse(text, length, type->scale, value);
    case FSM_DURATION:
        return fsm_duration_parse(text, length, value);
    case FSM_TIME:
        return fsm_time_parse(text, length, value);
    case FSM_SET:
        return parse_set(m, type, text, length, value);
    case FSM_TEXT:
        return false;
    }
    return false;
}

bool fsm_value_parse(const struct fsm_machine *m, const struct fsm_type *type, const char *text, int64_t *value)
{
    int64_t v = FSM_MISSING;
    if (strcmp(text, "missing") != 0 && !parse(m, type, text, &v))
        return false;
    if (!fsm_in_domain(m, type, v))
        return false;
    *value = v;
    return true;
}
