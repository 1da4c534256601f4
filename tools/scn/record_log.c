/* record_log.c: reads a log line by line.
 *
 * Only the form is judged here: every member that is needed, announced instances, cursors without holes. What the names
 * in it mean is asked where they are written. */
#include "record_in.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "number.h"

struct reader {
    struct record_log *log;
    struct record_why why;
    unsigned line;
    struct json_object *object; /* this line's */
};

bool record_refuse(struct record_why why, unsigned line, const char *format, ...)
{
    va_list arguments;
    int used = snprintf(why.to, why.size, "line %u: ", line);
    va_start(arguments, format);
    if (used >= 0 && (size_t)used < why.size)
        vsnprintf(why.to + used, why.size - (size_t)used, format, arguments);
    va_end(arguments);
    return false;
}

/* ---- members ---- */

/* The member of that name and type; null counts as none. NULL after a message if it is needed and not there. */
static struct json_object *member(const struct reader *r, const char *name, enum json_type type)
{
    struct json_object *value;
    if (json_object_object_get_ex(r->object, name, &value) && json_object_is_type(value, type))
        return value;
    record_refuse(r->why, r->line, "`%s` must be %s %s", name, type == json_type_int ? "an" : "a",
                  type == json_type_int      ? "integer"
                  : type == json_type_string ? "string"
                                             : json_type_to_name(type));
    return NULL;
}

static bool read_text(const struct reader *r, const char *name, const char **to)
{
    struct json_object *value = member(r, name, json_type_string);
    if (!value)
        return false;
    *to = json_object_get_string(value);
    return strlen(*to) == (size_t)json_object_get_string_len(value) ||
           record_refuse(r->why, r->line, "`%s` has a NUL in it", name);
}

static bool read_integer(const struct reader *r, const char *name, int64_t least, int64_t most, int64_t *to)
{
    struct json_object *value = member(r, name, json_type_int);
    if (!value)
        return false;
    *to = json_object_get_int64(value);
    return (*to >= least && *to <= most) ||
           record_refuse(r->why, r->line, "`%s` is not from %" PRId64 " to %" PRId64, name, least, most);
}

static bool read_time(const struct reader *r, const char *name, int64_t *to)
{
    const char *text;
    return read_text(r, name, &text) && (fsm_time_parse(text, strlen(text), to) ||
                                         record_refuse(r->why, r->line, "`%s` is no instant: %s", name, text));
}

static int hex_digit(char c)
{
    return c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

static bool read_hash(const struct reader *r, uint8_t hash[32])
{
    const char *text;
    if (!read_text(r, "hash", &text))
        return false;
    bool good = strlen(text) == 64;
    for (int i = 0; good && i < 32; i++) {
        int high = hex_digit(text[2 * i]), low = hex_digit(text[2 * i + 1]);
        good = high >= 0 && low >= 0;
        hash[i] = (uint8_t)(high << 4 | low);
    }
    return good || record_refuse(r->why, r->line, "`hash` has 64 hexadecimal digits");
}

/* ---- the line about an instance ---- */

static bool read_head(const struct reader *r, struct record_head *head)
{
    const char *machine;
    int64_t format, version;
    if (!read_integer(r, "log", 1, INT32_MAX, &format) || !read_text(r, "machine", &machine) ||
        !read_integer(r, "version", 0, UINT32_MAX, &version) || !read_hash(r, head->hash))
        return false;
    if (format != 1)
        return record_refuse(r->why, r->line, "a log of form %" PRId64 " is newer than this program", format);
    head->version = (uint32_t)version;
    return (size_t)snprintf(head->machine, sizeof head->machine, "%s", machine) < sizeof head->machine ||
           record_refuse(r->why, r->line, "`machine` is longer than a name");
}

static unsigned find_instance(const struct record_log *log, const char *id)
{
    unsigned who = 0;
    while (who < log->instances.count && strcmp(log->instances.item[who].id, id) != 0)
        who++;
    return who;
}

static bool read_instance(const struct reader *r)
{
    struct record_log *log = r->log;
    struct record_head head;
    struct record_instance instance = {0};
    if (!read_head(r, &head) || !read_text(r, "instance", &instance.id) || !read_text(r, "owner", &instance.owner) ||
        !(instance.params = member(r, "params", json_type_object)))
        return false;
    if (find_instance(log, instance.id) < log->instances.count)
        return record_refuse(r->why, r->line, "`%s` is announced twice", instance.id);
    if (log->instances.count && memcmp(head.hash, log->head.hash, sizeof head.hash) != 0)
        return record_refuse(r->why, r->line, "`%s` runs another spec than the first instance", instance.id);
    if (!log->instances.count)
        log->head = head;
    list_push(&log->instances, instance);
    return true;
}

/* ---- the line about a step ---- */

static bool read_cause(const struct reader *r, enum fsm_cause *cause)
{
    static const char *const NAME[] = {
        [FSM_BY_EVENT] = "event",     [FSM_BY_TIMER] = "timer",       [FSM_BY_REFILL] = "refill",
        [FSM_BY_RELEASE] = "release", [FSM_BY_CREATION] = "creation",
    };
    const char *text;
    if (!read_text(r, "cause", &text))
        return false;
    for (unsigned i = 0; i < sizeof NAME / sizeof *NAME; i++)
        if (!strcmp(NAME[i], text))
            return *cause = (enum fsm_cause)i, true;
    return record_refuse(r->why, r->line, "`cause` is one of event, timer, refill, release, creation; not %s", text);
}

/* What a log can hold: what was badly sent was never given to the machine. */
static bool read_result(const struct reader *r, enum fsm_result *result)
{
    const char *text;
    if (!read_text(r, "result", &text))
        return false;
    for (int i = 0; i < FSM_RESULTS; i++)
        if (i != FSM_IDLE && i != FSM_BAD_EVENT && i != FSM_BAD_FIELD &&
            !strcmp(fsm_result_name((enum fsm_result)i), text))
            return *result = (enum fsm_result)i, true;
    return record_refuse(r->why, r->line, "no step comes to `%s`", text);
}

static bool read_who(const struct reader *r, struct record_entry *entry)
{
    const char *id;
    int64_t cursor;
    if (!read_text(r, "instance", &id) || !read_integer(r, "cursor", 1, INT64_MAX, &cursor))
        return false;
    entry->who = find_instance(r->log, id);
    if (entry->who == r->log->instances.count)
        return record_refuse(r->why, r->line, "no line before says what `%s` is", id);
    struct record_instance *instance = &r->log->instances.item[entry->who];
    if (cursor != instance->cursor + 1)
        return record_refuse(r->why, r->line, "cursor %" PRId64 " of `%s` follows %" PRId64 ": lines are missing",
                             cursor, id, instance->cursor);
    if ((entry->cause == FSM_BY_CREATION) != (cursor == 1))
        return record_refuse(r->why, r->line, "the creation, and nothing else, has cursor 1");
    if (cursor == 1 && entry->result != FSM_STEPPED)
        return record_refuse(r->why, r->line, "`%s` was not created", id);
    instance->cursor = cursor;
    return true;
}

static bool read_entry(const struct reader *r)
{
    struct record_entry entry = {.line = r->line};
    int64_t call;
    if (!read_cause(r, &entry.cause) || !read_result(r, &entry.result) || !read_who(r, &entry) ||
        !read_time(r, "at", &entry.at) || !read_text(r, "event", &entry.event) ||
        !read_integer(r, "call", 0, UINT32_MAX, &call) || !read_text(r, "to", &entry.to) ||
        !(entry.effects = member(r, "effects", json_type_array)))
        return false;
    entry.call = (uint32_t)call;
    if (json_object_object_get_ex(r->object, "payload", &entry.payload) && entry.payload &&
        !(entry.payload = member(r, "payload", json_type_object)))
        return false;
    list_push(&r->log->entries, entry);
    return true;
}

/* ---- all lines ---- */

/* One JSON object and white space after it. */
static struct json_object *parse_line(const char *text, size_t length)
{
    struct json_tokener *tokener = json_tokener_new();
    if (!tokener)
        abort();
    json_tokener_set_flags(tokener, JSON_TOKENER_STRICT | JSON_TOKENER_VALIDATE_UTF8);
    struct json_object *object = json_tokener_parse_ex(tokener, text, (int)length);
    bool whole =
        object && json_tokener_get_error(tokener) == json_tokener_success &&
        strspn(text + json_tokener_get_parse_end(tokener), " \t\r") == length - json_tokener_get_parse_end(tokener);
    json_tokener_free(tokener);
    if (whole && json_object_is_type(object, json_type_object))
        return object;
    json_object_put(object);
    return NULL;
}

static bool read_line(struct reader *r, const char *text, size_t length)
{
    char *copy = arena_text(&r->log->arena, text, length);
    if (strspn(copy, " \t\r") == length)
        return true;
    r->object = length < INT32_MAX ? parse_line(copy, length) : NULL;
    if (!r->object)
        return record_refuse(r->why, r->line, "this is no JSON object");
    list_push(&r->log->roots, r->object);
    return json_object_object_get_ex(r->object, "log", NULL) ? read_instance(r) : read_entry(r);
}

static bool read_lines(struct reader *r, const char *text, size_t length, bool head_only)
{
    const char *end = text + length;
    while (text < end && !(head_only && r->log->instances.count)) {
        const char *newline = memchr(text, '\n', (size_t)(end - text));
        size_t line = newline ? (size_t)(newline - text) : (size_t)(end - text);
        r->line++;
        if (!read_line(r, text, line))
            return false;
        text += line + (newline != NULL);
    }
    return r->log->instances.count > 0 ||
           record_refuse(r->why, r->line ? r->line : 1, "this is no log: no line says of whom");
}

static int by_time(const void *left, const void *right)
{
    const struct record_entry *a = left, *b = right;
    return a->at != b->at ? (a->at > b->at) - (a->at < b->at) : (a->line > b->line) - (a->line < b->line);
}

/* Of several instances, one may have been late: what it did then has happened before. */
static void put_in_order(struct record_log *log)
{
    for (size_t i = 1; i < log->entries.count; i++)
        log->reordered = log->reordered || log->entries.item[i].at < log->entries.item[i - 1].at;
    if (log->reordered)
        qsort(log->entries.item, log->entries.count, sizeof *log->entries.item, by_time);
}

bool record_log_read(struct record_log *log, const char *text, size_t length, struct record_why why)
{
    struct reader r = {.log = log, .why = why};
    *log = (struct record_log){0};
    if (!read_lines(&r, text, length, false))
        return false;
    for (size_t i = 0; i < log->instances.count; i++)
        if (log->instances.item[i].cursor == 0)
            return record_refuse(why, r.line, "`%s` was never created", log->instances.item[i].id);
    put_in_order(log);
    return true;
}

void record_log_release(struct record_log *log)
{
    for (size_t i = 0; i < log->roots.count; i++)
        json_object_put(log->roots.item[i]);
    list_release(&log->roots);
    list_release(&log->entries);
    list_release(&log->instances);
    arena_release(&log->arena);
}

bool scn_record_head(const char *log, size_t length, struct record_head *head, char *why, size_t size)
{
    struct record_log read = {0};
    struct reader r = {.log = &read, .why = {why, size}};
    bool good = read_lines(&r, log, length, true);
    *head = read.head;
    record_log_release(&read);
    return good;
}
