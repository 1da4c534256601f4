/* text.c: handles to bytes, storage of text variables, UTF-8. */
#include "text.h"

#include <assert.h>
#include <string.h>

/* ---- storage ---- */

static bool text_settle(const struct fsm_machine *m, struct fsm_text_slot *at)
{
    for (; at->var < m->var_count; at->var++, at->element = 0) {
        const struct fsm_var *var = &m->vars[at->var];
        const struct fsm_type *type = &m->types[var->type];
        if (type->kind != FSM_TEXT || at->element >= type->count)
            continue;
        at->slot = (uint16_t)(var->slot + at->element);
        at->capacity = (uint32_t)type->hi;
        return true;
    }
    return false;
}

bool fsm_text_first(const struct fsm_machine *m, struct fsm_text_slot *at)
{
    memset(at, 0, sizeof *at);
    return text_settle(m, at);
}

bool fsm_text_next(const struct fsm_machine *m, struct fsm_text_slot *at)
{
    at->offset += (uint32_t)sizeof(uint32_t) + at->capacity;
    at->element++;
    return text_settle(m, at);
}

bool fsm_text_find(const struct fsm_machine *m, uint16_t slot, struct fsm_text_slot *at)
{
    for (bool more = fsm_text_first(m, at); more; more = fsm_text_next(m, at))
        if (at->slot == slot)
            return true;
    return false;
}

static uint32_t length_at(const char *area, uint32_t offset)
{
    uint32_t length;
    memcpy(&length, area + offset, sizeof length);
    return length;
}

struct fsm_text fsm_text_get(const char *area, uint32_t offset)
{
    return (struct fsm_text){area + offset + sizeof(uint32_t), length_at(area, offset)};
}

void fsm_text_put(char *area, const struct fsm_text_slot *at, struct fsm_text text)
{
    uint32_t before = length_at(area, at->offset);
    char *bytes = area + at->offset + sizeof(uint32_t);
    assert(text.length <= at->capacity && before <= at->capacity);
    memcpy(area + at->offset, &text.length, sizeof text.length);
    if (text.length)
        memcpy(bytes, text.bytes, text.length);
    if (before > text.length)
        memset(bytes + text.length, 0, before - text.length);
}

/* ---- handles ---- */

/* A handle is trusted no further than the area it points into: tables may be wrong where fsm_verify cannot see. */
static struct fsm_text text_within(const char *area, uint32_t size, uint32_t offset)
{
    struct fsm_text none = {"", 0};
    if (size < sizeof(uint32_t) || offset > size - sizeof(uint32_t))
        return none;
    struct fsm_text text = fsm_text_get(area, offset);
    return text.length <= size - sizeof(uint32_t) - offset ? text : none;
}

static bool storage_begins_at(const struct fsm_machine *m, uint32_t offset)
{
    struct fsm_text_slot at;
    for (bool more = fsm_text_first(m, &at); more; more = fsm_text_next(m, &at))
        if (at.offset == offset)
            return true;
    return false;
}

bool fsm_text_known(const struct fsm_machine *m, const struct fsm_event *event, int64_t handle)
{
    uint32_t index = (uint32_t)handle;
    if (fsm_text_is(handle, FSM_TEXT_CONSTANT))
        return index < m->text_count;
    if (fsm_text_is(handle, FSM_TEXT_FIELD))
        return event && index < m->events[event->type].texts;
    return fsm_text_is(handle, FSM_TEXT_VARIABLE) && storage_begins_at(m, index);
}

struct fsm_text fsm_text_of(const struct fsm_machine *m, const struct fsm_instance *inst, const struct fsm_event *event,
                            const struct fsm_out *out, int64_t handle)
{
    struct fsm_text none = {"", 0};
    uint32_t index = (uint32_t)handle;
    if (handle < 0 || handle >> 32 > FSM_TEXT_OUT)
        return none;
    switch ((enum fsm_text_kind)(handle >> 32)) {
    case FSM_TEXT_CONSTANT:
        if (index < m->text_count)
            return (struct fsm_text){m->texts[index], (uint32_t)strlen(m->texts[index])};
        break;
    case FSM_TEXT_VARIABLE:
        if (inst)
            return text_within(fsm_text_area(m, inst), m->text_bytes, index);
        break;
    case FSM_TEXT_FIELD:
        if (event && event->type < m->event_count && index < m->events[event->type].texts)
            return event->text[index];
        break;
    case FSM_TEXT_OUT:
        if (out && out->bytes)
            return text_within(out->bytes, out->used, index);
        break;
    }
    return none;
}

/* ---- commit ---- */

/* Copies the text area, as far as it is used, to the end of out->bytes with the same layout: the variable at
 * offset x is then at the answer + x. */
static uint32_t text_snapshot(const struct fsm_machine *m, const struct fsm_instance *inst, struct fsm_out *out)
{
    const char *area = fsm_text_area(m, inst);
    uint32_t base = out->used;
    struct fsm_text_slot at;
    assert(out->capacity - base >= m->text_bytes);
    for (bool more = fsm_text_first(m, &at); more; more = fsm_text_next(m, &at))
        memcpy(out->bytes + base + at.offset, area + at.offset, sizeof(uint32_t) + length_at(area, at.offset));
    out->used += m->text_bytes;
    return base;
}

static int64_t snapshot_handle(int64_t handle, uint32_t base)
{
    return fsm_text_is(handle, FSM_TEXT_VARIABLE) ? fsm_text_handle(FSM_TEXT_OUT, base + (uint32_t)handle) : handle;
}

void fsm_text_commit(const struct fsm_machine *m, struct fsm_instance *inst, const struct fsm_event *event,
                     struct fsm_out *out, const uint16_t *position, uint32_t positions)
{
    char *area = fsm_text_area(m, inst);
    uint32_t base = text_snapshot(m, inst, out);
    for (uint32_t i = 0; i < positions; i++)
        out->arg[position[i]] = snapshot_handle(out->arg[position[i]], base);

    struct fsm_text_slot at;
    for (bool more = fsm_text_first(m, &at); more; more = fsm_text_next(m, &at)) {
        int64_t *slot = &inst->slot[at.slot];
        int64_t own = fsm_text_handle(FSM_TEXT_VARIABLE, at.offset);
        if (*slot == own)
            continue;
        fsm_text_put(area, &at, fsm_text_of(m, inst, event, out, snapshot_handle(*slot, base)));
        if (*slot != FSM_MISSING)
            *slot = own;
    }
}

/* ---- UTF-8 ---- */

/* The length of the sequence that `lead` begins, and the least second byte and the greatest it may have. */
static unsigned sequence_of(unsigned char lead, unsigned char *least, unsigned char *most)
{
    *least = lead == 0xe0 ? 0xa0 : lead == 0xf0 ? 0x90 : 0x80;
    *most = lead == 0xed ? 0x9f : lead == 0xf4 ? 0x8f : 0xbf;
    if (lead < 0x80)
        return 1;
    if (lead >= 0xc2 && lead <= 0xdf)
        return 2;
    if (lead >= 0xe0 && lead <= 0xef)
        return 3;
    return lead >= 0xf0 && lead <= 0xf4 ? 4 : 0;
}

bool fsm_utf8_valid(const char *bytes, size_t length)
{
    const unsigned char *byte = (const unsigned char *)bytes;
    for (size_t i = 0; i < length;) {
        unsigned char least, most;
        unsigned size = sequence_of(byte[i], &least, &most);
        if (size == 0 || size > length - i)
            return false;
        for (unsigned k = 1; k < size; k++, least = 0x80, most = 0xbf)
            if (byte[i + k] < least || byte[i + k] > most)
                return false;
        i += size;
    }
    return true;
}
