/* moves.h: what an instance can do, remembered.
 *
 * A step reads little of a state. What it reads is its key; what it makes of that is done once, by fsm_step, and
 * remembered as the bits it sets, which then holds for every state with the same key, at any time. On the first
 * meeting a move is made twice, with everything outside the key changed: what is not read must not matter, and what
 * is written must be the same. */
#ifndef CHECK_MOVES_H
#define CHECK_MOVES_H

#include "act.h"

/* Deltas of one key: each `words` of mask and `words` of value, from delta[first] on. */
struct deltas {
    size_t first;
    uint32_t count;
};

struct ask;

struct moves {
    const struct layout *layout;
    struct actor actor;
    struct outcome outcome, other;
    struct ask *ask;        /* the asks of a leaf are contiguous */
    uint32_t *first_ask;    /* [leaves + 1] */
    uint32_t *first_refill; /* [leaves]: from here on the leaf's asks are refills */
    bool refill_asks;       /* a promise looks at refills: then it matters which instance sees them */
    uint32_t *expiry;       /* [leaves][timers]: ask, of what is due */
    uint32_t *release;      /* [leaves][events] */
    uint64_t *delta;        /* all, one after the other */
    size_t deltas, room;
    /* Told about every move that is made for the first time with its key. */
    void (*met)(void *context, struct act act, const struct outcome *outcome);
    void *context;
};

void moves_open(struct moves *moves, const struct layout *layout,
                void (*met)(void *, struct act, const struct outcome *), void *context);
void moves_close(struct moves *moves);

/* The one ask of a state in which something is due; else those from first_ask[leaf] on are its asks. */
uint32_t moves_due(const struct moves *moves, uint64_t leaf, const uint64_t *joint);
struct deltas moves_ask(struct moves *moves, uint32_t ask, const uint64_t *joint);

/* All acts of an ask, for whoever wants to know which one led where; some may not apply to a state. */
const struct act *moves_acts(const struct moves *moves, uint32_t ask, uint32_t *count);
bool moves_applies(const struct moves *moves, uint32_t ask, struct act act, const uint64_t *joint);

#endif
