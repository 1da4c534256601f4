/* explore.h: all reachable states of a machine, time included.
 *
 * A move is one call of fsm_step (an event, an expiry, a released event), a refill, or one tick of time for all
 * instances at once. Time waits while anything is due. On an instance with something due, or with an event released,
 * that is its only move. Search is breadth-first, so that the first way found to anything is a shortest one in moves.
 *
 * Promises are asked after every step of an instance, creation too; those that speak of states alone are asked of
 * every state in which nothing is due on the instance, whatever led there: a step, time, or another instance. */
#ifndef CHECK_EXPLORE_H
#define CHECK_EXPLORE_H

#include <signal.h>

#include "abstract.h"

enum move_kind { MOVE_TICK, MOVE_EVENT, MOVE_EXPIRY, MOVE_RELEASE, MOVE_REFILL };

struct move {
    uint8_t kind;
    uint8_t instance;     /* 0 … instances-1 */
    uint16_t column;      /* of machine->pairs: the event or expiry; the shared variable for a refill */
    int64_t at;           /* ms since the beginning */
    uint32_t call;        /* replies: which outstanding call of that effect, 1 for the oldest; else 0 */
    const int64_t *field; /* of the event */
};
struct trace {
    const struct move *move; /* without the ticks */
    uint32_t moves;
    int64_t end;  /* ms: time goes on to here after the last move */
    int64_t from; /* the wall clock at its beginning, which refills depend on */
    const int64_t *params;
    unsigned instances;
    bool real; /* replayed on fsm_step from the beginning with the same outcome */
};

struct promise_report {
    bool exercised; /* it was asked at least once */
    bool decided;   /* an invariant or assumption was violated; a `reachable` was reached */
    uint32_t depth; /* in moves, ticks included */
    struct trace trace;
};

/* A step that the runtime refuses: a gap, an assignment out of its domain, a limit, `always` without rest. */
struct refusal {
    enum fsm_result result; /* FSM_LOOP also for expiries that follow each other without end in no time */
    uint16_t column, leaf;
    uint32_t culprit; /* as in fsm_out */
    uint32_t row;     /* the row that was refused, or UINT32_MAX */
    struct trace trace;
};

struct leaf_report {
    bool reached;
    bool waits;         /* some state in it has no timer running and no call out */
    struct trace trace; /* to the first state that waits; without one, to the first state at all */
};

struct exploration {
    /* what to do */
    const struct fsm_machine *m;
    const int64_t *params;
    int64_t tick;                                                /* 0: choose */
    unsigned instances;                                          /* 0: 2 if the machine has shared variables, else 1 */
    uint64_t max_states;                                         /* 0: none */
    uint32_t max_depth;                                          /* 0: none */
    bool count_only;                                             /* no traces are kept */
    volatile sig_atomic_t *stop;                                 /* set by a signal handler; or NULL */
    void (*progress)(void *context, const struct exploration *); /* about every quarter of a second; or NULL */
    /* told about every input that meets a gap of a table, as far as they differ; or NULL */
    void (*gap)(void *context, uint16_t leaf, uint16_t column, const struct fsm_scene *scene);
    void *context;

    /* what was found */
    struct abstraction world;
    bool exhausted;
    uint64_t states, moves; /* distinct states; moves between them, self-loops left out */
    uint32_t depth;
    uint64_t state_bytes, overhead_bytes; /* packed states; all else that grows with them */
    double seconds;
    const char *bound;              /* why it is not exhausted, or NULL */
    uint64_t excluded;              /* inputs that assumptions exclude */
    struct promise_report *promise; /* [m->promise_count] */
    struct leaf_report *leaf;       /* [m->leaves] */
    bool *row_taken;                /* [m->row_count] */
    bool *edge;                     /* [leaves][leaves][columns]: some run goes from one leaf to another by it */
    struct refusal *refusal;        /* one per (result, leaf, column, culprit) */
    uint32_t refusals;
    struct arena arena;
};

/* Explores; `exploration_close` releases all that was found. */
void explore(struct exploration *x);
void exploration_close(struct exploration *x);

#endif
