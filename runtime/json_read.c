/* json_read.c: named JSON into slots.
 *
 * The text is read twice: first into slots that are then judged like any others, the second time only to copy the
 * texts, when nothing can be refused any more. The shape is known, so nothing nests deeper than it should. */
#include <string.h>

#include "admit.h"
#include "json.h"
#include "json_scan.h"
#include "number.h"
#include "queue.h"
#include "text.h"
#include "value.h"

enum { NAME_MAX_BYTES = 1024 };
enum texts { TEXTS_STORED, TEXTS_CONSTANT, TEXTS_DEFERRED }; /* what a text in `vars` becomes */

struct load {
    const struct fsm_machine *m;
    struct json json;
    int64_t *slot;
    struct fsm_instance *inst; /* the second time: takes the texts */
    struct fsm_why why;
    const char *crumb[4]; /* the members on the way to this one, for messages */
    unsigned crumbs;

    const struct fsm_var *vars; /* the variables, parameters, fields or shared variables being read */
    uint16_t var_count;
    int64_t *base;
    enum texts texts;
    const struct fsm_var *var;
    int64_t *entry; /* the deferred event being read */
    bool named;     /* its event is known */
};

static bool refuse(const struct load *l, const char *what)
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

struct members {
    uint32_t count;
    const char *(*name)(const struct load *l, uint32_t i); /* NULL where i is no member */
    bool (*read)(struct load *l, uint32_t i);
};

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
        return refuse(l, "is not well-formed JSON");
    uint32_t i = member_find(l, members, key);
    if (i == members->count) {
        char name[80];
        int shown = key.length < sizeof name ? (int)key.length : (int)sizeof name - 1;
        memcpy(name, key.from, (size_t)shown);
        name[fsm_utf8_valid(name, (size_t)shown) ? shown : 0] = 0;
        l->crumb[l->crumbs++] = name;
        return refuse(l, "is not a known member");
    }
    l->crumb[l->crumbs++] = members->name(l, i);
    if (seen[i / 64] >> i % 64 & 1)
        return refuse(l, "is there twice");
    seen[i / 64] |= (uint64_t)1 << i % 64;
    if (!members->read(l, i))
        return false;
    l->crumbs--;
    return true;
}

static bool read_object(struct load *l, const struct members *members)
{
    uint64_t seen[UINT16_MAX / 64 + 1];
    memset(seen, 0, (members->count / 64 + 1) * sizeof *seen);
    if (!json_take(&l->json, '{'))
        return refuse(l, "is not an object");
    if (!json_take(&l->json, '}')) {
        do
            if (!read_member(l, members, seen))
                return false;
        while (json_take(&l->json, ','));
        if (!json_take(&l->json, '}'))
            return refuse(l, "is not well-formed JSON");
    }
    for (uint32_t i = 0; i < members->count; i++) {
        if ((seen[i / 64] >> i % 64 & 1) || !members->name(l, i))
            continue;
        l->crumb[l->crumbs++] = members->name(l, i);
        return refuse(l, "is missing");
    }
    return true;
}

/* Reads [ … ] with at most `most` items. */
static bool read_array(struct load *l, uint32_t most, bool (*item)(struct load *l, uint32_t i, int64_t *to),
                       int64_t *to, uint32_t *count)
{
    *count = 0;
    if (!json_take(&l->json, '['))
        return refuse(l, "is not an array");
    if (json_take(&l->json, ']'))
        return true;
    do {
        if (*count == most)
            return refuse(l, "has too many items");
        if (!item(l, *count, to))
            return false;
        ++*count;
    } while (json_take(&l->json, ','));
    return json_take(&l->json, ']') || refuse(l, "is not well-formed JSON");
}

/* ---- values ---- */

static bool read_number(struct load *l, unsigned scale, int64_t *v)
{
    struct json_piece number;
    if (!json_number(&l->json, &number))
        return refuse(l, "is not a number in decimal notation");
    return fsm_number_parse(number.from, number.length, scale, v) || refuse(l, "is not a number that fits");
}

static bool read_time(struct load *l, int64_t *v)
{
    struct json_piece string;
    if (!json_string(&l->json, &string) || !fsm_time_parse(string.from, string.length, v))
        return refuse(l, "is not a time");
    return true;
}

static bool read_named(struct load *l, const struct fsm_type *type, int64_t *v)
{
    struct json_piece string;
    char name[NAME_MAX_BYTES];
    if (type->kind == FSM_ROW && json_number(&l->json, &string))
        return fsm_number_parse(string.from, string.length, 0, v) || refuse(l, "is not a row");
    if (!json_string(&l->json, &string))
        return refuse(l, "is not a name");
    size_t length = json_unescape(string, name, sizeof name);
    *v = length <= sizeof name ? fsm_value_named(l->m, type, name, length) : FSM_MISSING;
    return *v != FSM_MISSING || refuse(l, "is not the name of a value it can have");
}

static bool read_set_member(struct load *l, uint32_t i, int64_t *set)
{
    int64_t member;
    (void)i;
    if (!read_named(l, &l->m->types[l->var->type], &member))
        return false;
    if (*set >> member & 1)
        return refuse(l, "has a member twice");
    *set |= (int64_t)1 << member;
    return true;
}

static bool read_set(struct load *l, int64_t *v)
{
    uint32_t count;
    *v = 0;
    return read_array(l, FSM_SET_MAX, read_set_member, v, &count);
}

static bool read_bool(struct load *l, int64_t *v)
{
    *v = json_word(&l->json, "true");
    return *v || json_word(&l->json, "false") || refuse(l, "is not true or false");
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

static bool read_constant(struct load *l, struct json_piece string, int64_t *v)
{
    for (uint32_t i = 0; i < l->m->text_count; i++)
        if (json_equals(string, l->m->texts[i])) {
            *v = i;
            return true;
        }
    return refuse(l, "is not a text of the machine");
}

static bool read_text(struct load *l, const struct fsm_type *type, int64_t *v)
{
    struct json_piece string;
    struct fsm_text_slot at;
    if (!json_string(&l->json, &string))
        return refuse(l, "is not a text");
    size_t length = json_unescape(string, NULL, 0);
    if (length == SIZE_MAX || !fsm_utf8_valid(string.from, string.length))
        return refuse(l, "is not a well-formed text");
    if (length > (uint64_t)type->hi)
        return refuse(l, "is too long");
    if (l->inst) {
        copy_text(l, string, length, v);
        return true;
    }
    if (l->texts == TEXTS_CONSTANT)
        return read_constant(l, string, v);
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
        return read_named(l, type, v);
    case FSM_INT:
        return read_number(l, type->scale, v);
    case FSM_DURATION:
        return read_number(l, 0, v);
    case FSM_TIME:
        return read_time(l, v);
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
        return type->optional || refuse(l, "is missing");
    }
    if (!read_value(l, type, v))
        return false;
    return type->kind == FSM_TEXT || fsm_in_domain(l->m, type, *v) || refuse(l, "is not in its domain");
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
    return read_object(l, &(struct members){type->count, element_name, element_read});
}

static bool read_vars(struct load *l, const struct fsm_var *vars, uint16_t count, int64_t *base, enum texts texts)
{
    l->vars = vars;
    l->var_count = count;
    l->base = base;
    l->texts = texts;
    return read_object(l, &(struct members){count, var_name, var_read});
}

/* ---- history, timers, windows, calls ---- */

static const char *history_name(const struct load *l, uint32_t i)
{
    return l->m->states[i].history == UINT16_MAX ? NULL : l->m->states[i].name;
}

static bool read_leaf(struct load *l, int64_t *v)
{
    return read_named(l, &(struct fsm_type){.kind = FSM_STATE}, v);
}

static bool history_read(struct load *l, uint32_t i)
{
    int64_t *v = &l->slot[l->m->states[i].history];
    *v = FSM_MISSING;
    return json_word(&l->json, "null") || read_leaf(l, v);
}

static const char *timer_name(const struct load *l, uint32_t i)
{
    return l->m->timers[i].name;
}

static bool timer_read(struct load *l, uint32_t i)
{
    int64_t *v = &l->slot[l->m->timers[i].slot];
    *v = FSM_MISSING;
    return json_word(&l->json, "null") || read_time(l, v);
}

static const char *window_name(const struct load *l, uint32_t i)
{
    return l->m->windows[i].name;
}

static bool mark_read(struct load *l, uint32_t i, int64_t *to)
{
    return read_time(l, to + i);
}

static bool window_read(struct load *l, uint32_t i)
{
    const struct fsm_window_def *window = &l->m->windows[i];
    int64_t *mark = l->slot + window->slot;
    uint32_t count;
    if (!read_array(l, window->count, mark_read, mark, &count))
        return false;
    memmove(mark + window->count - count, mark, count * sizeof *mark);
    for (uint32_t k = 0; k < window->count - count; k++)
        mark[k] = FSM_MISSING;
    return true;
}

static const char *call_name(const struct load *l, uint32_t i)
{
    return l->m->effects[i].mode == FSM_NO_CALL ? NULL : l->m->effects[i].name;
}

static bool number_read(struct load *l, uint32_t i, int64_t *to)
{
    return read_number(l, 0, to + i);
}

static bool call_read(struct load *l, uint32_t i)
{
    const struct fsm_effect_def *effect = &l->m->effects[i];
    uint32_t count;
    if (!read_array(l, effect->calls, number_read, l->slot + effect->slot, &count))
        return false;
    for (uint32_t k = count; k < effect->calls; k++)
        l->slot[effect->slot + k] = FSM_MISSING;
    return true;
}

/* ---- deferred events ---- */

static const char *const ENTRY[] = {"event", "call", "fields"};

static const char *entry_name(const struct load *l, uint32_t i)
{
    (void)l;
    return ENTRY[i];
}

static bool entry_event(struct load *l)
{
    struct json_piece string;
    if (!json_string(&l->json, &string))
        return refuse(l, "is not a name");
    for (uint16_t e = 0; e < l->m->event_count; e++)
        if (json_equals(string, l->m->events[e].name) && l->m->events[e].slots <= l->m->queue_fields) {
            l->entry[0] = e;
            l->named = true;
            return true;
        }
    return refuse(l, "is not an event that can be deferred");
}

static bool entry_read(struct load *l, uint32_t i)
{
    if (i == 0)
        return entry_event(l);
    if (i == 1)
        return read_number(l, 0, &l->entry[1]);
    if (!l->named)
        return refuse(l, "comes before its event");
    const struct fsm_event_def *event = &l->m->events[l->entry[0]];
    return read_vars(l, &l->m->fields[event->field], event->fields, l->entry + 2, TEXTS_DEFERRED);
}

static bool deferred_read(struct load *l, uint32_t i, int64_t *to)
{
    l->entry = to + i * (2u + l->m->queue_fields);
    l->named = false;
    return read_object(l, &(struct members){3, entry_name, entry_read});
}

static bool read_deferred(struct load *l)
{
    uint32_t count;
    if (!read_array(l, l->m->queue_limit, deferred_read, l->slot + l->m->queue_slot, &count))
        return false;
    l->slot[FSM_SLOT_QUEUED] = count;
    return true;
}

/* ---- the whole ---- */

static bool read_head(struct load *l, uint32_t i)
{
    char hash[2 * sizeof l->m->hash + 1] = "";
    struct json_piece string;
    int64_t version;
    if (i == 1)
        return read_number(l, 0, &version) && (version == l->m->version || refuse(l, "is another"));
    for (size_t k = 0; k + 1 < sizeof hash; k++)
        hash[k] = "0123456789abcdef"[l->m->hash[k / 2] >> (k % 2 ? 0 : 4) & 15];
    if (!json_string(&l->json, &string) || !json_equals(string, i == 0 ? l->m->name : hash))
        return refuse(l, "is another");
    return true;
}

static const char *const INSTANCE[] = {"machine", "version", "hash",      "state", "at",     "history",  "vars",
                                       "timers",  "windows", "last_call", "calls", "params", "deferred", "released"};
enum { INSTANCE_MEMBERS = sizeof INSTANCE / sizeof INSTANCE[0], HEAD_MEMBERS = 3 };

static const char *instance_name(const struct load *l, uint32_t i)
{
    (void)l;
    return INSTANCE[i];
}

static bool instance_read(struct load *l, uint32_t i)
{
    const struct fsm_machine *m = l->m;
    switch (i) {
    case 3:
        return read_leaf(l, &l->slot[FSM_SLOT_LEAF]);
    case 4:
        return read_time(l, &l->slot[FSM_SLOT_NOW]);
    case 5:
        return read_object(l, &(struct members){m->state_count, history_name, history_read});
    case 6:
        return read_vars(l, m->vars, m->var_count, l->slot, TEXTS_STORED);
    case 7:
        return read_object(l, &(struct members){m->timer_count, timer_name, timer_read});
    case 8:
        return read_object(l, &(struct members){m->window_count, window_name, window_read});
    case 9:
        return read_number(l, 0, &l->slot[FSM_SLOT_CALL]);
    case 10:
        return read_object(l, &(struct members){m->effect_count, call_name, call_read});
    case 11:
        return read_vars(l, m->params, m->param_count, l->slot, TEXTS_CONSTANT);
    case 12:
        return read_deferred(l);
    case 13:
        return read_number(l, 0, &l->slot[FSM_SLOT_RELEASED]);
    default:
        return read_head(l, i);
    }
}

static bool read_whole(struct load *l, const struct members *members)
{
    return read_object(l, members) && (json_at_end(&l->json) || refuse(l, "goes on after its end"));
}

static bool admit(const struct load *l)
{
    const struct fsm_machine *m = l->m;
    uint64_t bytes = 0;
    if (!fsm_admit_slots(m, l->slot, l->why))
        return false;
    for (int64_t i = 0; i < l->slot[FSM_SLOT_QUEUED]; i++) {
        const int64_t *entry = l->slot + m->queue_slot + (size_t)i * (2u + m->queue_fields);
        if (!fsm_admit_entry(m, entry, l->why))
            return false;
        bytes += fsm_queue_entry_bytes(m, entry);
    }
    return bytes <= m->queue_bytes || fsm_refuse(l->why, "the texts of the deferred events are too long");
}

bool fsm_from_json(const struct fsm_machine *m, const char *text, size_t length, struct fsm_instance *inst, char *why,
                   size_t size)
{
    static const struct members MEMBERS = {INSTANCE_MEMBERS, instance_name, instance_read};
    int64_t slot[FSM_SLOTS_MAX], again[FSM_SLOTS_MAX];
    struct load l = {.m = m, .json = {text, text + length}, .slot = slot, .why = {why, size}};
    memset(slot, 0, m->slots * sizeof *slot);
    if (!read_whole(&l, &MEMBERS) || !admit(&l))
        return false;
    memset(inst->slot, 0, fsm_instance_size(m));
    memcpy(inst->slot, slot, m->slots * sizeof *slot);
    memcpy(again, slot, m->slots * sizeof *slot);
    struct load texts = {.m = m, .json = {text, text + length}, .slot = again, .inst = inst, .why = {why, size}};
    return read_whole(&texts, &MEMBERS);
}

/* ---- shared variables ---- */

static const char *const REFILL[] = {"window", "next"};

static const char *refill_part_name(const struct load *l, uint32_t i)
{
    (void)l;
    return REFILL[i];
}

static bool refill_part_read(struct load *l, uint32_t i)
{
    int64_t *v = &l->slot[l->var->bucket + i];
    return i == 0 ? read_number(l, 0, v) : read_time(l, v);
}

static const char *refill_name(const struct load *l, uint32_t i)
{
    return l->m->shared[i].every ? l->m->shared[i].name : NULL;
}

static bool refill_read(struct load *l, uint32_t i)
{
    l->var = &l->m->shared[i];
    return read_object(l, &(struct members){2, refill_part_name, refill_part_read});
}

static const char *const SHARED[] = {"machine", "version", "hash", "shared", "refills"};

static const char *shared_name(const struct load *l, uint32_t i)
{
    (void)l;
    return SHARED[i];
}

static bool shared_read(struct load *l, uint32_t i)
{
    if (i < HEAD_MEMBERS)
        return read_head(l, i);
    if (i == HEAD_MEMBERS)
        return read_vars(l, l->m->shared, l->m->shared_count, l->slot, TEXTS_CONSTANT);
    return read_object(l, &(struct members){l->m->shared_count, refill_name, refill_read});
}

bool fsm_shared_from_json(const struct fsm_machine *m, const char *text, size_t length, struct fsm_shared *shared,
                          char *why, size_t size)
{
    static const struct members MEMBERS = {sizeof SHARED / sizeof SHARED[0], shared_name, shared_read};
    int64_t slot[FSM_SLOTS_MAX];
    struct load l = {.m = m, .json = {text, text + length}, .slot = slot, .why = {why, size}};
    memset(slot, 0, m->shared_slots * sizeof *slot);
    if (!read_whole(&l, &MEMBERS) || !fsm_admit_shared(m, slot, l.why))
        return false;
    if (m->shared_slots) {
        memset(shared->slot, 0, fsm_shared_size(m));
        memcpy(shared->slot, slot, m->shared_slots * sizeof *slot);
    }
    return true;
}
