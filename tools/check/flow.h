/* flow.h: where values go, read off the code that runs.
 *
 * Every piece of code is walked once with symbolic values on its stack. What comes out is a list of facts: a value is
 * tested, flows into a variable or an effect's argument, or sets a timer; each with the sink it counts for. What
 * matters, and how much of it, follows from the facts alone (demand.c). */
#ifndef CHECK_FLOW_H
#define CHECK_FLOW_H

#include "arena.h"
#include "fsm.h"
#include "list.h"

/* Everything that holds a value, numbered: slots of the instance (parameters too), shared slots, then each event's
 * fields and each effect's arguments. */
struct places {
    uint32_t shared, *field, *argument; /* first numbers; field[event], argument[effect] */
    uint32_t count;
    uint32_t now; /* the instant of the step: a place of its own, the last */
};

#define TERMS_MAX 3
#define CONSTS_MAX 64

struct term {
    uint32_t place;
    uint8_t space; /* enum fsm_space: before.x and x are two things */
    int8_t sign;   /* +1 or -1 */
};

enum shape { SHAPE_CONSTS, SHAPE_LINEAR, SHAPE_OPAQUE };

/* What is known of a value: one of some constants, a sum of places and a constant, or only what it depends on. */
struct value {
    uint8_t shape; /* enum shape */
    uint8_t terms;
    bool may_miss;
    uint16_t consts;
    uint16_t type;    /* a single place's type, unchanged since; or UINT16_MAX */
    int64_t lo, hi;   /* when present */
    int64_t constant; /* SHAPE_LINEAR */
    struct term term[TERMS_MAX];
    const int64_t *constant_of; /* ascending: all it can be if SHAPE_CONSTS, else some of it */
    const uint64_t *deps;       /* places that can influence it, by any way */
    const uint64_t *raw;        /* places whose very value is in it (a comparison's result holds none) */
};

enum fact_kind {
    FACT_TEST,  /* the value is cut at `cuts` */
    FACT_SEES,  /* only what it depends on matters: missing or not, or facts of their own say the rest */
    FACT_FLOW,  /* the value becomes the sink's */
    FACT_START, /* timer `timer` is started for the value, or at it */
};

#define SINK_ALWAYS UINT32_MAX /* guards, promises, refusals: always matters */

struct fact {
    uint8_t kind;
    bool at;               /* FACT_START: an instant */
    uint16_t timer, event; /* event: whose fields are meant; UINT16_MAX for none */
    uint32_t sink;         /* place number, or SINK_ALWAYS */
    struct value value;
    const int64_t *cut; /* FACT_TEST */
    uint32_t cuts;
};

struct flow {
    const struct fsm_machine *m;
    const int64_t *params;
    struct arena *arena;
    struct places places;
    uint32_t words; /* of a set of places */
    LIST(struct fact) facts;
    bool absolute; /* bucket() is asked: wall-clock time itself matters */
};

/* Walks guards, deeds, promises and creation; views are left out: they decide nothing. */
void flow_walk(struct flow *flow, const struct fsm_machine *m, const int64_t *params, struct arena *arena);
void flow_release(struct flow *flow);

/* The type of a place that has one: a variable, shared variable, field or argument; else NULL. */
const struct fsm_type *flow_type(const struct flow *flow, uint32_t place);

#endif
