/* text.h: where the bytes of texts are.
 *
 * While a step runs only handles move. A handle is a kind and an index. What a text variable holds at rest is
 * the handle of its own storage; after a step that stored texts, fsm_text_commit copies the bytes behind
 * foreign handles into the storage and makes the slots their own again. */
#ifndef FSM_TEXT_H
#define FSM_TEXT_H

#include "fsm.h"

enum fsm_text_kind {
    FSM_TEXT_CONSTANT, /* index in machine->texts */
    FSM_TEXT_VARIABLE, /* offset in the instance's text area */
    FSM_TEXT_FIELD,    /* index in event->text */
    FSM_TEXT_OUT,      /* offset in out->bytes: a length, then bytes, as in the text area */
};

static inline int64_t fsm_text_handle(enum fsm_text_kind kind, uint32_t index)
{
    return (int64_t)((uint64_t)kind << 32 | index);
}
static inline bool fsm_text_is(int64_t handle, enum fsm_text_kind kind)
{
    return (uint64_t)handle >> 32 == (uint64_t)kind;
}

/* The variables that have storage, one element after the other. */
struct fsm_text_slot {
    uint16_t slot;
    uint32_t offset, capacity;
    uint16_t var, element; /* to go on from */
};
bool fsm_text_first(const struct fsm_machine *m, struct fsm_text_slot *at);
bool fsm_text_next(const struct fsm_machine *m, struct fsm_text_slot *at);
/* The storage of the text variable in `slot`, or false. */
bool fsm_text_find(const struct fsm_machine *m, uint16_t slot, struct fsm_text_slot *at);
/* Whether a step may keep the handle: a constant, a variable's own or a field's. */
bool fsm_text_known(const struct fsm_machine *m, const struct fsm_event *event, int64_t handle);

static inline char *fsm_text_area(const struct fsm_machine *m, const struct fsm_instance *inst)
{
    return (char *)(uintptr_t)&inst->slot[m->slots];
}
static inline char *fsm_queue_area(const struct fsm_machine *m, const struct fsm_instance *inst)
{
    return fsm_text_area(m, inst) + m->text_bytes;
}

/* Puts the text into a variable's storage, which it fits, and zeroes what it no longer needs. */
void fsm_text_put(char *area, const struct fsm_text_slot *at, struct fsm_text text);
struct fsm_text fsm_text_get(const char *area, uint32_t offset);

/* Ends a step: variables named in arg[position[i]] are read as they were before it. */
void fsm_text_commit(const struct fsm_machine *m, struct fsm_instance *inst, const struct fsm_event *event,
                     struct fsm_out *out, const uint16_t *position, uint32_t positions);

bool fsm_utf8_valid(const char *bytes, size_t length);

#endif
