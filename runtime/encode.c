/* encode.c: instances and shared variables as bytes.
 *
 *   4    "FSMI" for an instance, "FSMS" for shared variables
 *   4    FSM_ENCODING
 *   32   the machine's hash
 *   8*n  slots: of an instance all before the queue, a text variable's being 0 or FSM_MISSING;
 *        of shared variables all
 *   then of an instance
 *        each present text variable in order of storage: 4 length, bytes
 *        each deferred event, oldest first: 8*(2 + its own slots), then the bytes of its texts in order
 *
 * All numbers are little-endian, signed ones in two's complement. Nothing unused is written, so equal instances
 * have equal encodings, and every byte of one is needed. */
#include "encode.h"

#include <string.h>

#include "admit.h"
#include "queue.h"
#include "text.h"

static const char INSTANCE[4] = "FSMI", SHARED[4] = "FSMS";

/* ---- writing ---- */

struct writer {
    uint8_t *to;
    size_t room, length;
};

static void put_bytes(struct writer *w, const void *bytes, size_t count)
{
    if (count && w->length <= w->room && count <= w->room - w->length)
        memcpy(w->to + w->length, bytes, count);
    w->length += count;
}

static void put_number(struct writer *w, uint64_t value, unsigned bytes)
{
    uint8_t byte[8];
    for (unsigned i = 0; i < bytes; i++)
        byte[i] = (uint8_t)(value >> 8 * i);
    put_bytes(w, byte, bytes);
}

static void put_slots(struct writer *w, const int64_t *slot, size_t count)
{
    for (size_t i = 0; i < count; i++)
        put_number(w, (uint64_t)slot[i], 8);
}

static void put_head(struct writer *w, const struct fsm_machine *m, const char magic[4])
{
    put_bytes(w, magic, 4);
    put_number(w, FSM_ENCODING, 4);
    put_bytes(w, m->hash, sizeof m->hash);
}

static void put_texts(struct writer *w, const struct fsm_machine *m, const struct fsm_instance *inst)
{
    const char *area = fsm_text_area(m, inst);
    struct fsm_text_slot at;
    for (bool more = fsm_text_first(m, &at); more; more = fsm_text_next(m, &at)) {
        if (inst->slot[at.slot] == FSM_MISSING)
            continue;
        struct fsm_text text = fsm_text_get(area, at.offset);
        put_number(w, text.length, 4);
        put_bytes(w, text.bytes, text.length);
    }
}

static void put_queue(struct writer *w, const struct fsm_machine *m, const struct fsm_instance *inst)
{
    const char *bytes = fsm_queue_area(m, inst);
    for (int64_t i = 0; i < inst->slot[FSM_SLOT_QUEUED]; i++) {
        const int64_t *entry = fsm_queue_entry(m, (struct fsm_instance *)(uintptr_t)inst, i);
        uint32_t length = fsm_queue_entry_bytes(m, entry);
        put_slots(w, entry, 2u + m->events[entry[0]].slots);
        put_bytes(w, bytes, length);
        bytes += length;
    }
}

size_t fsm_encode(const struct fsm_machine *m, const struct fsm_instance *inst, uint8_t *to, size_t room)
{
    struct writer w = {to, room, 0};
    int64_t slot[FSM_SLOTS_MAX];
    struct fsm_text_slot at;
    memcpy(slot, inst->slot, m->queue_slot * sizeof *slot);
    for (bool more = fsm_text_first(m, &at); more; more = fsm_text_next(m, &at))
        slot[at.slot] = slot[at.slot] == FSM_MISSING ? FSM_MISSING : 0;
    put_head(&w, m, INSTANCE);
    put_slots(&w, slot, m->queue_slot);
    put_texts(&w, m, inst);
    put_queue(&w, m, inst);
    return w.length;
}

size_t fsm_shared_encode(const struct fsm_machine *m, const struct fsm_shared *shared, uint8_t *to, size_t room)
{
    struct writer w = {to, room, 0};
    put_head(&w, m, SHARED);
    if (m->shared_slots)
        put_slots(&w, shared->slot, m->shared_slots);
    return w.length;
}

/* ---- reading ---- */

struct reader {
    const uint8_t *at, *end;
    struct fsm_why why;
};

static bool have(const struct reader *r, size_t count)
{
    return (size_t)(r->end - r->at) >= count || fsm_refuse(r->why, "it ends too early");
}

static uint64_t get_number(struct reader *r, unsigned bytes)
{
    uint64_t value = 0;
    for (unsigned i = 0; i < bytes; i++)
        value |= (uint64_t)*r->at++ << 8 * i;
    return value;
}

static bool get_slots(struct reader *r, int64_t *slot, size_t count)
{
    if (!have(r, count * 8))
        return false;
    for (size_t i = 0; i < count; i++)
        slot[i] = (int64_t)get_number(r, 8);
    return true;
}

static bool get_head(struct reader *r, const struct fsm_machine *m, const char magic[4])
{
    if (!have(r, 8 + sizeof m->hash))
        return false;
    if (memcmp(r->at, magic, 4) != 0)
        return fsm_refuse(r->why, "it is no encoding of %s", magic == INSTANCE ? "an instance" : "shared variables");
    r->at += 4;
    uint64_t version = get_number(r, 4);
    if (version != FSM_ENCODING)
        return fsm_refuse(r->why, "its format is %u, not %d", (unsigned)version, FSM_ENCODING);
    if (memcmp(r->at, m->hash, sizeof m->hash) != 0)
        return fsm_refuse(r->why, "it is of another version of %s", m->name);
    r->at += sizeof m->hash;
    return true;
}

static bool get_text(struct reader *r, uint64_t length, uint64_t most, const char *of)
{
    if (length > most)
        return fsm_refuse(r->why, "%s: a text is too long", of);
    if (!have(r, length))
        return false;
    if (!fsm_utf8_valid((const char *)r->at, length))
        return fsm_refuse(r->why, "%s: a text is not UTF-8", of);
    r->at += length;
    return true;
}

/* Slots with a text get the handles they have at rest; the texts are read once to check them. */
static bool get_texts(struct reader *r, const struct fsm_machine *m, int64_t *slot)
{
    struct fsm_text_slot at;
    for (bool more = fsm_text_first(m, &at); more; more = fsm_text_next(m, &at)) {
        const char *name = m->vars[at.var].name;
        if (slot[at.slot] == FSM_MISSING)
            continue;
        if (slot[at.slot] != 0)
            return fsm_refuse(r->why, "%s has no text", name);
        slot[at.slot] = fsm_text_handle(FSM_TEXT_VARIABLE, at.offset);
        if (!have(r, 4) || !get_text(r, get_number(r, 4), at.capacity, name))
            return false;
    }
    return true;
}

/* A text ends where a character does, so each is checked by itself. */
static bool get_entry_texts(struct reader *r, const struct fsm_machine *m, const int64_t *entry)
{
    const struct fsm_event_def *event = &m->events[entry[0]];
    for (uint32_t f = event->field; f < (uint32_t)event->field + event->fields; f++) {
        const struct fsm_type *type = &m->types[m->fields[f].type];
        for (uint16_t i = 0; type->kind == FSM_TEXT && i < type->count; i++) {
            int64_t length = entry[2 + m->fields[f].slot + i];
            if (length != FSM_MISSING && !get_text(r, (uint64_t)length, (uint64_t)type->hi, m->fields[f].name))
                return false;
        }
    }
    return true;
}

static bool get_entry(struct reader *r, const struct fsm_machine *m, int64_t *entry, uint32_t *bytes)
{
    if (!get_slots(r, entry, 1))
        return false;
    if (entry[0] < 0 || entry[0] >= m->event_count || m->events[entry[0]].slots > m->queue_fields)
        return fsm_refuse(r->why, "a deferred event is none that can be");
    if (!get_slots(r, entry + 1, 1u + m->events[entry[0]].slots) || !fsm_admit_entry(m, entry, r->why))
        return false;
    uint32_t length = fsm_queue_entry_bytes(m, entry);
    if (length > m->queue_bytes - *bytes)
        return fsm_refuse(r->why, "the texts of the deferred events are too long");
    *bytes += length;
    return get_entry_texts(r, m, entry);
}

static bool get_queue(struct reader *r, const struct fsm_machine *m, int64_t *slot)
{
    uint32_t bytes = 0;
    size_t entry = 2u + m->queue_fields;
    memset(slot + m->queue_slot, 0, (size_t)(m->slots - m->queue_slot) * sizeof *slot);
    for (int64_t i = 0; i < slot[FSM_SLOT_QUEUED]; i++)
        if (!get_entry(r, m, slot + m->queue_slot + (size_t)i * entry, &bytes))
            return false;
    return r->at == r->end || fsm_refuse(r->why, "it goes on after its end");
}

/* All is known to be right: the texts are read a second time, into their places. */
static void fill(const struct fsm_machine *m, struct reader r, const int64_t *slot, struct fsm_instance *inst)
{
    char *bytes = fsm_queue_area(m, inst);
    struct fsm_text_slot at;
    memset(inst->slot, 0, fsm_instance_size(m));
    memcpy(inst->slot, slot, m->slots * sizeof *slot);
    for (bool more = fsm_text_first(m, &at); more; more = fsm_text_next(m, &at)) {
        if (slot[at.slot] == FSM_MISSING)
            continue;
        struct fsm_text text = {.length = (uint32_t)get_number(&r, 4)};
        text.bytes = (const char *)r.at;
        fsm_text_put(fsm_text_area(m, inst), &at, text);
        r.at += text.length;
    }
    for (int64_t i = 0; i < slot[FSM_SLOT_QUEUED]; i++) {
        const int64_t *entry = fsm_queue_entry(m, inst, i);
        uint32_t length = fsm_queue_entry_bytes(m, entry);
        r.at += (2u + m->events[entry[0]].slots) * 8u;
        if (length)
            memcpy(bytes, r.at, length);
        bytes += length;
        r.at += length;
    }
}

bool fsm_decode(const struct fsm_machine *m, const uint8_t *from, size_t length, struct fsm_instance *inst, char *why,
                size_t size)
{
    struct reader r = {from, from + length, {why, size}};
    int64_t slot[FSM_SLOTS_MAX];
    if (!get_head(&r, m, INSTANCE) || !get_slots(&r, slot, m->queue_slot))
        return false;
    struct reader texts = r;
    if (!get_texts(&r, m, slot) || !fsm_admit_slots(m, slot, r.why) || !get_queue(&r, m, slot))
        return false;
    fill(m, texts, slot, inst);
    return true;
}

bool fsm_shared_decode(const struct fsm_machine *m, const uint8_t *from, size_t length, struct fsm_shared *shared,
                       char *why, size_t size)
{
    struct reader r = {from, from + length, {why, size}};
    int64_t slot[FSM_SLOTS_MAX];
    if (!get_head(&r, m, SHARED) || !get_slots(&r, slot, m->shared_slots))
        return false;
    if (r.at != r.end)
        return fsm_refuse(r.why, "it goes on after its end");
    if (!fsm_admit_shared(m, slot, r.why))
        return false;
    if (m->shared_slots) {
        memset(shared->slot, 0, fsm_shared_size(m));
        memcpy(shared->slot, slot, m->shared_slots * sizeof *slot);
    }
    return true;
}
