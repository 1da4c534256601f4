/* json_values.c: JSON values into slots, as the machine's types say.
 *
 * Objects have known members, each there exactly once; arrays have a limit; a value must be in its domain. What is
 * refused is named by the members on the way to it. A text is only measured the first time; the second time, with
 * an instance to take it, its bytes are copied to where it belongs. */
#include "json_values.h"

#include <string.h>

#include "number.h"
#include "queue.h"
#include "text.h"
#include "value.h"

enum { NAME_MAX_BYTES = 1024 };

bool load_refuse(const struct load *l, const char *what)
{
    char path[200] = "";
    size_t length = 0;
    for (unsigned i = 0; i < l->crumbs; i++) {
        size_t size = strlen(l->crumb[i]);
        if (length + size + 2 > sizeof path)
            break;
        if (i)
            path[length++] = '.';
        memcpy(path + length, l->crumb[i], size + 1);
        length += size;
    }
    return fsm_refuse(l->why, "%s %s", l->crumbs ? path : "the text", what);
}

/* ---- objects ---- */

static uint32_t member_find(const struct load *l, const struct members *members, struct json_piece key)
{
    uint32_t i = 0;
    for (; i < members->count; i++) {
        const char *name = members->name(l, i);
        if (name && json_equals(key, name))
            break;
    }
    return i;
}

static bool read_member(struct load *l, const struct members *members, uint64_t *seen)
{
    struct json_piece key;
    if (!json_string(&l->json, &key) || !json_take(&l->json, ':'))
        return load_refuse(l, "is not well-formed JSON");
    uint32_t i = member_find(l, members, key);
    if (i == members->count) {
        char name[80];
        int shown = key.length < sizeof name ? (int)key.length : (int)sizeof name - 1;
        memcpy(name, key.from, (size_t)shown);
        name[fsm_utf8_valid(name, (size_t)shown) ? shown : 0] = 0;
        l->crumb[l->crumbs++] = name;
        return load_refuse(l, "is not a known member");
    }
    l->crumb[l->crumbs++] = members->name(l, i);
    if (seen[i / 64] >> i % 64 & 1)
        return load_refuse(l, "is there twice");
    seen[i / 64] |= (uint64_t)1 << i % 64;
    if (!members->read(l, i))
        return false;
    l->crumbs--;
    return true;
}

bool load_object(struct load *l, const struct members *members)
{
    uint64_t seen[UINT16_MAX / 64 + 1];
    memset(seen, 0, (members->count / 64 + 1) * sizeof *seen);
    if (!json_take(&l->json, '{'))
        return load_refuse(l, "is not an object");
    if (!json_take(&l->json, '}')) {
        do
            if (!read_member(l, members, seen))
                return false;
        while (json_take(&l->json, ','));
        if (!json_take(&l->json, '}'))
            return load_refuse(l, "is not well-formed JSON");
    }
    for (uint32_t i = 0; i < members->count; i++) {
        if ((seen[i / 64] >> i % 64 & 1) || !members->name(l, i) || (members->lacks && members->lacks(l, i)))
            continue;
        l->crumb[l->crumbs++] = members->name(l, i);
        return load_refuse(l, "is missing");
    }
    return true;
}

bool load_array(struct load *l, uint32_t most, bool (*item)(struct load *l, uint32_t i, int64_t *to), int64_t *to,
                uint32_t *count)
{
    *count = 0;
    if (!json_take(&l->json, '['))
        return load_refuse(l, "is not an array");
    if (json_take(&l->json, ']'))
        return true;
    do {
        if (*count == most)
            return load_refuse(l, "has too many items");
        if (!item(l, *count, to))
            return false;
        ++*count;
    } while (json_take(&l->json, ','));
    return json_take(&l->json, ']') || load_refuse(l, "is not well-formed JSON");
}

/* ---- values ---- */

bool load_number(struct load *l, unsigned scale, int64_t *v)
{
    struct json_piece number;
    if (!json_number(&l->json, &number))
        return load_refuse(l, "is not a number in decimal notation");
    return fsm_number_parse(number.from, number.length, scale, v) || load_refuse(l, "is not a number that fits");
}

bool load_time(struct load *l, int64_t *v)
{
    struct json_piece string;
    if (!json_string(&l->json, &string) || !fsm_time_parse(string.from, string.length, v))
        return load_refuse(l, "is not a time");
    return true;
}

bool load_named(struct load *l, const struct fsm_type *type, int64_t *v)
{
    struct json_piece string;
    char name[NAME_MAX_BYTES];
    if (type->kind == FSM_ROW && json_number(&l->json, &string))
        return fsm_number_parse(string.from, string.length, 0, v) || load_refuse(l, "is not a row");
    if (!json_string(&l->json, &string))
        return load_refuse(l, "is not a name");
    size_t length = json_unescape(string, name, sizeof name);
    *v = length <= sizeof name ? fsm_value_named(l->m, type, name, length) : FSM_MISSING;
    return *v != FSM_MISSING || load_refuse(l, "is not the name of a value it can have");
}

static bool read_set_member(struct load *l, uint32_t i, int64_t *set)
{
    int64_t member;
    (void)i;
    if (!load_named(l, &l->m->types[l->var->type], &member))
        return false;
    if (*set >> member & 1)
        return load_refuse(l, "has a member twice");
    *set |= (int64_t)1 << member;
    return true;
}

static bool read_set(struct load *l, int64_t *v)
{
    uint32_t count;
    *v = 0;
    return load_array(l, FSM_SET_MAX, read_set_member, v, &count);
}

static bool read_bool(struct load *l, int64_t *v)
{
    *v = json_word(&l->json, "true");
    return *v || json_word(&l->json, "false") || load_refuse(l, "is not true or false");
}

/* ---- texts ---- */

/* Where the text of a field slot of a deferred event belongs among the bytes of the queue. */
static char *deferred_text(const struct load *l, const int64_t *to)
{
    const struct fsm_machine *m = l->m;
    char *bytes = fsm_queue_area(m, l->inst);
    const int64_t *entry = l->slot + m->queue_slot;
    for (; entry < l->entry; entry += 2u + m->queue_fields)
        bytes += fsm_queue_entry_bytes(m, entry);
    for (uint16_t f = 0; f < l->var_count; f++) {
        const struct fsm_type *type = &m->types[l->vars[f].type];
        for (uint16_t i = 0; type->kind == FSM_TEXT && i < type->count; i++) {
            const int64_t *length = entry + 2 + l->vars[f].slot + i;
            if (length == to)
                return bytes;
            bytes += *length == FSM_MISSING ? 0 : *length;
        }
    }
    return bytes;
}

/* The second time, when all is known to fit. */
static void copy_text(const struct load *l, struct json_piece string, size_t length, const int64_t *to)
{
    struct fsm_text_slot at;
    char *area = fsm_text_area(l->m, l->inst);
    uint32_t size = (uint32_t)length;
    if (l->texts == TEXTS_DEFERRED) {
        json_unescape(string, deferred_text(l, to), length);
    } else if (l->texts == TEXTS_STORED && fsm_text_find(l->m, (uint16_t)(to - l->base), &at)) {
        memcpy(area + at.offset, &size, sizeof size);
        json_unescape(string, area + at.offset + sizeof size, length);
    }
}

static void send_text(struct load *l, struct json_piece string, size_t length, int64_t *v)
{
    json_unescape(string, l->bytes, length);
    l->sent[l->sent_count] = (struct fsm_text){l->bytes, (uint32_t)length};
    l->bytes += length;
    *v = l->sent_count++;
}

static bool read_constant(struct load *l, struct json_piece string, int64_t *v)
{
    for (uint32_t i = 0; i < l->m->text_count; i++)
        if (json_equals(string, l->m->texts[i])) {
            *v = i;
            return true;
        }
    return load_refuse(l, "is not a text of the machine");
}

static bool read_text(struct load *l, const struct fsm_type *type, int64_t *v)
{
    struct json_piece string;
    struct fsm_text_slot at;
    if (!json_string(&l->json, &string))
        return load_refuse(l, "is not a text");
    size_t length = json_unescape(string, NULL, 0);
    if (length == SIZE_MAX || !fsm_utf8_valid(string.from, string.length))
        return load_refuse(l, "is not a well-formed text");
    if (length > (uint64_t)type->hi)
        return load_refuse(l, "is too long");
    if (l->inst) {
        copy_text(l, string, length, v);
        return true;
    }
    if (l->texts == TEXTS_CONSTANT)
        return read_constant(l, string, v);
    if (l->texts == TEXTS_SENT) {
        send_text(l, string, length, v);
        return true;
    }
    if (l->texts == TEXTS_STORED && fsm_text_find(l->m, (uint16_t)(v - l->base), &at))
        *v = fsm_text_handle(FSM_TEXT_VARIABLE, at.offset);
    else
        *v = (int64_t)length;
    return true;
}

/* ---- variables ---- */

static bool read_value(struct load *l, const struct fsm_type *type, int64_t *v)
{
    switch ((enum fsm_kind)type->kind) {
    case FSM_BOOL:
        return read_bool(l, v);
    case FSM_NAMED:
    case FSM_STATE:
    case FSM_ROW:
        return load_named(l, type, v);
    case FSM_INT:
        return load_number(l, type->scale, v);
    case FSM_DURATION:
        return load_number(l, 0, v);
    case FSM_TIME:
        return load_time(l, v);
    case FSM_SET:
        return read_set(l, v);
    case FSM_TEXT:
        return read_text(l, type, v);
    }
    return false;
}

static bool read_element(struct load *l, int64_t *v)
{
    const struct fsm_type *type = &l->m->types[l->var->type];
    if (json_word(&l->json, "null")) {
        *v = FSM_MISSING;
        return type->optional || load_refuse(l, "is missing");
    }
    if (!read_value(l, type, v))
        return false;
    return type->kind == FSM_TEXT || fsm_in_domain(l->m, type, *v) || load_refuse(l, "is not in its domain");
}

static const char *element_name(const struct load *l, uint32_t i)
{
    return l->m->names[l->m->types[l->var->type].index].name_of[i];
}

static bool element_read(struct load *l, uint32_t i)
{
    return read_element(l, l->base + l->var->slot + i);
}

static const char *var_name(const struct load *l, uint32_t i)
{
    return l->vars[i].name;
}

static bool var_read(struct load *l, uint32_t i)
{
    l->var = &l->vars[i];
    const struct fsm_type *type = &l->m->types[l->var->type];
    if (type->index == UINT16_MAX)
        return read_element(l, l->base + l->var->slot);
    return load_object(l, &(struct members){type->count, element_name, element_read, NULL});
}

bool load_some_vars(struct load *l, const struct fsm_var *vars, uint16_t count, int64_t *base, enum texts texts,
                    bool (*lacks)(struct load *l, uint32_t i))
{
    l->vars = vars;
    l->var_count = count;
    l->base = base;
    l->texts = texts;
    return load_object(l, &(struct members){count, var_name, var_read, lacks});
}

bool load_vars(struct load *l, const struct fsm_var *vars, uint16_t count, int64_t *base, enum texts texts)
{
    return load_some_vars(l, vars, count, base, texts, NULL);
}
