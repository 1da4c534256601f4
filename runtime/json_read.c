/* json_read.c: named JSON into slots.
 *
 * The text is read twice: first into slots that are then judged like any others, the second time only to copy the
 * texts, when nothing can be refused any more. The shape is known, so nothing nests deeper than it should. */
#include <string.h>

#include "admit.h"
#include "json.h"
#include "json_values.h"
#include "queue.h"

/* ---- history, timers, windows, calls ---- */

static const char *history_name(const struct load *l, uint32_t i)
{
    return l->m->states[i].history == UINT16_MAX ? NULL : l->m->states[i].name;
}

static bool read_leaf(struct load *l, int64_t *v)
{
    return load_named(l, &(struct fsm_type){.kind = FSM_STATE}, v);
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
    return json_word(&l->json, "null") || load_time(l, v);
}

static const char *window_name(const struct load *l, uint32_t i)
{
    return l->m->windows[i].name;
}

static bool mark_read(struct load *l, uint32_t i, int64_t *to)
{
    return load_time(l, to + i);
}

static bool window_read(struct load *l, uint32_t i)
{
    const struct fsm_window_def *window = &l->m->windows[i];
    int64_t *mark = l->slot + window->slot;
    uint32_t count;
    if (!load_array(l, window->count, mark_read, mark, &count))
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
    return load_number(l, 0, to + i);
}

static bool call_read(struct load *l, uint32_t i)
{
    const struct fsm_effect_def *effect = &l->m->effects[i];
    uint32_t count;
    if (!load_array(l, effect->calls, number_read, l->slot + effect->slot, &count))
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
        return load_refuse(l, "is not a name");
    for (uint16_t e = 0; e < l->m->event_count; e++)
        if (json_equals(string, l->m->events[e].name) && l->m->events[e].slots <= l->m->queue_fields) {
            l->entry[0] = e;
            l->named = true;
            return true;
        }
    return load_refuse(l, "is not an event that can be deferred");
}

static bool entry_read(struct load *l, uint32_t i)
{
    if (i == 0)
        return entry_event(l);
    if (i == 1)
        return load_number(l, 0, &l->entry[1]);
    if (!l->named)
        return load_refuse(l, "comes before its event");
    const struct fsm_event_def *event = &l->m->events[l->entry[0]];
    return load_vars(l, &l->m->fields[event->field], event->fields, l->entry + 2, TEXTS_DEFERRED);
}

static bool deferred_read(struct load *l, uint32_t i, int64_t *to)
{
    l->entry = to + i * (2u + l->m->queue_fields);
    l->named = false;
    return load_object(l, &(struct members){3, entry_name, entry_read, NULL});
}

static bool read_deferred(struct load *l)
{
    uint32_t count;
    if (!load_array(l, l->m->queue_limit, deferred_read, l->slot + l->m->queue_slot, &count))
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
        return load_number(l, 0, &version) && (version == l->m->version || load_refuse(l, "is another"));
    for (size_t k = 0; k + 1 < sizeof hash; k++)
        hash[k] = "0123456789abcdef"[l->m->hash[k / 2] >> (k % 2 ? 0 : 4) & 15];
    if (!json_string(&l->json, &string) || !json_equals(string, i == 0 ? l->m->name : hash))
        return load_refuse(l, "is another");
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
        return load_time(l, &l->slot[FSM_SLOT_NOW]);
    case 5:
        return load_object(l, &(struct members){m->state_count, history_name, history_read, NULL});
    case 6:
        return load_vars(l, m->vars, m->var_count, l->slot, TEXTS_STORED);
    case 7:
        return load_object(l, &(struct members){m->timer_count, timer_name, timer_read, NULL});
    case 8:
        return load_object(l, &(struct members){m->window_count, window_name, window_read, NULL});
    case 9:
        return load_number(l, 0, &l->slot[FSM_SLOT_CALL]);
    case 10:
        return load_object(l, &(struct members){m->effect_count, call_name, call_read, NULL});
    case 11:
        return load_vars(l, m->params, m->param_count, l->slot, TEXTS_CONSTANT);
    case 12:
        return read_deferred(l);
    case 13:
        return load_number(l, 0, &l->slot[FSM_SLOT_RELEASED]);
    default:
        return read_head(l, i);
    }
}

static bool read_whole(struct load *l, const struct members *members)
{
    return load_object(l, members) && (json_at_end(&l->json) || load_refuse(l, "goes on after its end"));
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
    static const struct members MEMBERS = {INSTANCE_MEMBERS, instance_name, instance_read, NULL};
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
    return i == 0 ? load_number(l, 0, v) : load_time(l, v);
}

static const char *refill_name(const struct load *l, uint32_t i)
{
    return l->m->shared[i].every ? l->m->shared[i].name : NULL;
}

static bool refill_read(struct load *l, uint32_t i)
{
    l->var = &l->m->shared[i];
    return load_object(l, &(struct members){2, refill_part_name, refill_part_read, NULL});
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
        return load_vars(l, l->m->shared, l->m->shared_count, l->slot, TEXTS_CONSTANT);
    return load_object(l, &(struct members){l->m->shared_count, refill_name, refill_read, NULL});
}

bool fsm_shared_from_json(const struct fsm_machine *m, const char *text, size_t length, struct fsm_shared *shared,
                          char *why, size_t size)
{
    static const struct members MEMBERS = {sizeof SHARED / sizeof SHARED[0], shared_name, shared_read, NULL};
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
