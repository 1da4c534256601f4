/* abstract.h: the finite world a machine is checked in.
 *
 * Exploration runs fsm_step on real instances. To make them finitely many, and few, this pass finds out from the
 * code that runs: which slots matter (the others reach no guard, no timer, no promise and are held at their first
 * value), how far the past matters (an instant is its age, counted up to the largest bound it is compared with), on
 * which grid time is walked, and which values of an event's fields can make a difference. Everything that is not
 * exact is said in `notes`. */
#ifndef CHECK_ABSTRACT_H
#define CHECK_ABSTRACT_H

#include "arena.h"
#include "fsm.h"

#define CHECK_NOW (INT64_C(1) << 42) /* the instant at which every state is stepped: all times are relative to it */

struct range { /* inclusive */
    int64_t lo, hi;
};

/* One representative of an event: nothing in the machine can tell it from any other event in `range`. */
struct input {
    uint16_t event;
    const int64_t *field;      /* [slots of the event]; a text field holds 0, the index of the one text "" */
    const struct range *range; /* [slots]: the values each field stands for */
};

enum slot_kind {
    SLOT_DEAD,     /* held at its first value */
    SLOT_VALUE,    /* as it is */
    SLOT_INSTANT,  /* as an age: now - instant, up to `clamp` */
    SLOT_DEADLINE, /* of a timer: deadline - now */
    SLOT_CALL,     /* number of an outstanding call: only the order counts */
};

struct slot {
    uint8_t kind;  /* enum slot_kind */
    uint16_t type; /* SLOT_VALUE, SLOT_INSTANT: index in machine->types; else UINT16_MAX */
    bool classed;  /* SLOT_INSTANT, SLOT_DEADLINE: only compared, an instant with `cut`, a timer with stopped */
    uint32_t cuts;
    const int64_t *cut; /* ages, ascending */
    int64_t clamp;      /* SLOT_INSTANT: ages above are all alike; INT64_MAX if there is no bound */
};

/* A timer started for `field + offset` of a wide field: the machine cannot tell one duration from another until it
 * expires, so that "expires at any time from range.lo + offset on" says the same with one state. */
struct free_start {
    uint16_t timer, event, field; /* field: slot in the event */
    int64_t offset;
};

struct abstraction {
    const struct fsm_machine *m;
    const int64_t *params; /* as from fsm_defaults; borrowed */
    int64_t tick;          /* ms of one step of time; 0 if nothing is measured */
    struct slot *slot;     /* [m->queue_slot]: parameters are SLOT_DEAD; the queue's fields are as their inputs */
    struct slot *shared;   /* [m->shared_slots]: the two slots of a refill window are SLOT_DEAD: refills are free */
    struct input *input;   /* by event */
    uint32_t inputs;
    const uint32_t *first_input; /* [events + 1] */
    const struct free_start *free_start;
    uint16_t free_starts;
    int64_t longest;          /* the longest time a timer is started for, as far as is known */
    bool sampled; /* not all inputs are tried: what is not found may be there */
    const char *const *notes; /* what is not exact, each one a sentence without its dot */
    uint16_t note_count;
};

/* `tick` 0 chooses half the gcd of all durations that matter. Memory is the arena's, and so are the demands and flow
 * that it is made from. */
void abstract(struct abstraction *a, const struct fsm_machine *m, const int64_t *params, int64_t tick,
              struct arena *arena);

#endif
