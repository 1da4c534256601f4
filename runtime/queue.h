/* queue.h: the deferred events of an instance; their layout is said at struct fsm_instance. */
#ifndef FSM_QUEUE_H
#define FSM_QUEUE_H

#include "fsm.h"

/* Appends a copy of a checked event; false if its limit of entries or bytes is reached, then nothing changed. */
bool fsm_queue_push(const struct fsm_machine *m, struct fsm_instance *inst, const struct fsm_event *event);

/* Takes the oldest event out, into out->released and what it borrows. There is one. */
void fsm_queue_pop(const struct fsm_machine *m, struct fsm_instance *inst, struct fsm_out *out);

/* Entry i's slots. */
static inline int64_t *fsm_queue_entry(const struct fsm_machine *m, struct fsm_instance *inst, int64_t i)
{
    return &inst->slot[m->queue_slot + (size_t)i * (2u + m->queue_fields)];
}

/* The bytes of all texts of an entry. */
uint32_t fsm_queue_entry_bytes(const struct fsm_machine *m, const int64_t *entry);

#endif
