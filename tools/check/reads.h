/* reads.h: what a piece of code may look at, and whether it looks back. */
#ifndef CHECK_READS_H
#define CHECK_READS_H

#include "fsm.h"

struct reads {
    const struct fsm_machine *m;
    bool *slot;                    /* [queue_slot] */
    bool *shared;                  /* [shared_slots] */
    bool *emits;                   /* [effects] */
    bool *leads;                   /* [leaves]: where GOTO leads */
    bool before, emitted, outside; /* the step's start; its effects; fields or arguments */
    uint8_t *seen;                 /* [code]: while it is followed */
    uint32_t top;
};

void reads_open(struct reads *reads, const struct fsm_machine *m);
void reads_clear(struct reads *reads);
/* Adds all that running `code` may read, calls included. */
void reads_add(struct reads *reads, uint32_t code);
/* Adds a step: the pair's code, then `always` in every leaf it may come to. */
void reads_add_step(struct reads *reads, uint16_t leaf, uint16_t column);
void reads_close(struct reads *reads);

#endif
