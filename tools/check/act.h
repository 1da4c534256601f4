/* act.h: one move of one instance, made by fsm_step itself on an unpacked state, and what the promises say of it. */
#ifndef CHECK_ACT_H
#define CHECK_ACT_H

#include "explore.h"
#include "layout.h"

struct act {
    uint8_t kind;   /* enum move_kind, but no tick */
    uint32_t index; /* MOVE_EVENT: input; MOVE_EXPIRY: timer; MOVE_REFILL: shared variable; else 0 */
};

/* What one move came to. Promises that speak of states alone are not asked here. */
struct outcome {
    enum fsm_result result;
    uint16_t column;
    int64_t from, to;
    uint16_t rows;
    uint32_t row[FSM_ROWS_MAX];
    uint32_t culprit;
    bool excluded;      /* by an assumption about its event */
    bool *asked, *held; /* [promises] */
    enum pack_result pack;
    int64_t off;
    uint32_t input; /* MOVE_EVENT, MOVE_RELEASE: which */
};

struct actor {
    const struct layout *layout;
    const struct fsm_machine *m;
    struct fsm_instance *inst, *before;
    struct fsm_shared *shared, *shared_before; /* NULL if nothing is shared */
    struct fsm_out *out;
    bool *state_only; /* [promises] */
};

void actor_open(struct actor *actor, const struct layout *layout);
void actor_close(struct actor *actor);
void outcome_open(struct outcome *outcome, const struct fsm_machine *m);
void outcome_close(struct outcome *outcome);

/* Acts on `joint`; `after` is what comes of it, the same if nothing does. */
void actor_do(struct actor *actor, const uint64_t *joint, struct act act, uint64_t *after, struct outcome *outcome);

/* The promises that speak of states alone: false for the first that does not hold, whose number is *promise. `from`
 * is where to begin. Reachables hold when they are not reached. */
bool actor_holds(struct actor *actor, const uint64_t *joint, uint16_t from, uint16_t *promise);

/* The only thing an instance can do when something is due. */
struct act layout_due(const struct layout *layout, const uint64_t *joint);

#endif
