/* queue.c: deferred events wait inside the instance, oldest first, packed, and what is unused is zero. */
#include "queue.h"

#include <assert.h>
#include <string.h>

#include "text.h"

static bool is_text(const struct fsm_machine *m, const struct fsm_var *field)
{
    return m->types[field->type].kind == FSM_TEXT;
}

uint32_t fsm_queue_entry_bytes(const struct fsm_machine *m, const int64_t *entry)
{
    const struct fsm_event_def *def = &m->events[entry[0]];
    uint32_t bytes = 0;
    for (uint16_t f = 0; f < def->fields; f++) {
        const struct fsm_var *field = &m->fields[def->field + f];
        for (uint16_t i = 0; is_text(m, field) && i < m->types[field->type].count; i++) {
            int64_t length = entry[2 + field->slot + i];
            bytes += length == FSM_MISSING ? 0 : (uint32_t)length;
        }
    }
    return bytes;
}

static uint32_t bytes_used(const struct fsm_machine *m, struct fsm_instance *inst)
{
    uint32_t bytes = 0;
    for (int64_t i = 0; i < inst->slot[FSM_SLOT_QUEUED]; i++)
        bytes += fsm_queue_entry_bytes(m, fsm_queue_entry(m, inst, i));
    return bytes;
}

/* Calls `text` for each present text slot of the event's fields, in slot order of the declarations. */
struct text_walk {
    const struct fsm_machine *m;
    const struct fsm_event_def *def;
    uint16_t field, element;
};

static bool next_text(struct text_walk *walk, uint16_t *slot)
{
    for (; walk->field < walk->def->fields; walk->field++, walk->element = 0) {
        const struct fsm_var *field = &walk->m->fields[walk->def->field + walk->field];
        if (!is_text(walk->m, field) || walk->element >= walk->m->types[field->type].count)
            continue;
        *slot = (uint16_t)(field->slot + walk->element++);
        return true;
    }
    return false;
}

bool fsm_queue_push(const struct fsm_machine *m, struct fsm_instance *inst, const struct fsm_event *event)
{
    const struct fsm_event_def *def = &m->events[event->type];
    uint32_t used = bytes_used(m, inst), room = m->queue_bytes - used;
    struct text_walk walk = {m, def, 0, 0};
    uint16_t slot;
    if (inst->slot[FSM_SLOT_QUEUED] >= m->queue_limit)
        return false;
    while (next_text(&walk, &slot)) {
        int64_t v = event->field[slot];
        uint32_t length = v == FSM_MISSING ? 0 : event->text[v].length;
        if (length > room)
            return false;
        room -= length;
    }

    int64_t *entry = fsm_queue_entry(m, inst, inst->slot[FSM_SLOT_QUEUED]++);
    char *bytes = fsm_queue_area(m, inst) + used;
    entry[0] = event->type;
    entry[1] = event->call;
    if (def->slots)
        memcpy(entry + 2, event->field, def->slots * sizeof *entry);
    walk = (struct text_walk){m, def, 0, 0};
    while (next_text(&walk, &slot)) {
        if (entry[2 + slot] == FSM_MISSING)
            continue;
        struct fsm_text text = event->text[event->field[slot]];
        if (text.length)
            memcpy(bytes, text.bytes, text.length);
        bytes += text.length;
        entry[2 + slot] = text.length;
    }
    return true;
}

/* The head entry becomes out->released; its bytes come to lie in out->bytes. */
static void release(const struct fsm_machine *m, const int64_t *entry, const char *bytes, struct fsm_out *out)
{
    const struct fsm_event_def *def = &m->events[entry[0]];
    struct text_walk walk = {m, def, 0, 0};
    uint16_t slot, texts = 0;
    memcpy(out->released_field, entry + 2, def->slots * sizeof *entry);
    while (next_text(&walk, &slot)) {
        int64_t length = entry[2 + slot];
        if (length == FSM_MISSING)
            continue;
        struct fsm_text *text = &out->released_text[texts];
        *text = (struct fsm_text){length ? out->bytes + out->used : "", (uint32_t)length};
        if (length)
            memcpy(out->bytes + out->used, bytes, text->length);
        bytes += text->length;
        out->used += text->length;
        out->released_field[slot] = texts++;
    }
    for (; texts < def->texts; texts++)
        out->released_text[texts] = (struct fsm_text){"", 0};
    out->released = (struct fsm_event){
        .type = (uint16_t)entry[0],
        .call = (uint32_t)entry[1],
        .field = out->released_field,
        .text = out->released_text,
    };
}

void fsm_queue_pop(const struct fsm_machine *m, struct fsm_instance *inst, struct fsm_out *out)
{
    size_t entry_size = (2u + m->queue_fields) * sizeof(int64_t);
    int64_t *head = fsm_queue_entry(m, inst, 0);
    char *bytes = fsm_queue_area(m, inst);
    uint32_t used = bytes_used(m, inst), length = fsm_queue_entry_bytes(m, head);
    assert(inst->slot[FSM_SLOT_QUEUED] > 0 && out->capacity - out->used >= length);
    release(m, head, bytes, out);

    size_t rest = (size_t)--inst->slot[FSM_SLOT_QUEUED];
    memmove(head, fsm_queue_entry(m, inst, 1), rest * entry_size);
    memset(fsm_queue_entry(m, inst, (int64_t)rest), 0, entry_size);
    if (length) {
        memmove(bytes, bytes + length, used - length);
        memset(bytes + used - length, 0, length);
    }
}
