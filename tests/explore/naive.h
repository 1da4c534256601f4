/* naive.h: the oracle for exploration: all reachable states of a machine, found by the simplest means.
 *
 * Every state is kept whole, every event is tried with every value, one move at a time, breadth first. Nothing is
 * sliced, packed, remembered or left out for speed. What it says is what explore() must say.
 *
 * A move is one of
 *   - an expiry, or a deferred event tried again: the only move of an instance that has one due;
 *   - an event with one choice of values; for a reply, one of the calls that are out;
 *   - a refill of one shared variable as a step of one instance, possible at any time;
 *   - a tick for all instances, if nothing is due on any.
 *
 * Promises are asked after each step, of the instance that took it, and after its creation. Those that speak of states
 * alone are asked of every state instead, of each instance on which nothing is due. A step that an `assume … on event`
 * does not hold for is no move, whatever its end.
 *
 * A limit that refuses an event is no finding, since its sender is told, but a second call of `once` is. Expiries that
 * bring each other about for ever in no time are. */
#ifndef EXPLORE_NAIVE_H
#define EXPLORE_NAIVE_H

#include "arena.h"
#include "fsm.h"
#include "list.h"

struct naive_promise {
    bool exercised;
    bool decided; /* violated, or for a `reachable` reached */
    uint32_t depth;
};

struct naive_refusal {
    enum fsm_result result;
    uint16_t leaf, column;
};

struct naive {
    /* what to do */
    const struct fsm_machine *m;
    const char *source; /* the spec, for the promises that speak of states */
    const int64_t *params;
    int64_t tick; /* 0: time does not pass */
    unsigned instances;
    size_t max_states;

    /* what was found */
    bool exhausted;
    size_t states;
    struct naive_promise *promise;       /* [m->promise_count] */
    bool *reached, *waits;               /* [m->leaves] */
    bool *row_taken;                     /* [m->row_count] */
    bool *edge;                          /* [leaves][leaves][columns] */
    LIST(struct naive_refusal) refusals; /* each once */
    bool circles;                        /* somewhere time cannot go on: something is always due */
    struct arena arena;
};

/* False if the machine cannot be explored this way: its creation is refused, or its events cannot be listed. */
bool naive_explore(struct naive *naive);
void naive_close(struct naive *naive);

#endif
