/* plan.h: what a random machine consists of, while it is being written. */
#ifndef EXPLORE_PLAN_H
#define EXPLORE_PLAN_H

#include <stdio.h>

#include "../oracle/random.h"
#include "arena.h"

#define PLAN_MOST 8

enum sort {
    SORT_BOOL,
    SORT_COLOUR, /* red | green | blue */
    SORT_NUMBER, /* 0..hi */
    SORT_MAYBE,  /* 0..hi optional */
    SORT_SET,    /* of colours */
    SORT_ARRAY,  /* 0..hi for each colour */
    SORT_TIME,
    SORT_WIDE,   /* fields: 0..hi with hi large, compared with `cut` alone */
    SORT_LENGTH, /* fields: a duration of 1..hi units */
};

struct thing { /* a variable or a field */
    const char *name;
    enum sort sort;
    int64_t hi, cut;
    bool shared, refilled;
};

struct things {
    struct thing item[PLAN_MOST];
    unsigned count;
};

struct planned_event {
    const char *name;
    struct things fields;
};

struct planned_effect {
    const char *name;
    bool level; /* it has one argument, level: 0..3 */
    bool calls;
};

struct planned_state {
    const char *name;
    int parent; /* -1 at the top */
    bool composite, initial;
};

enum decision_kind { DECISION_NONE, DECISION_VALUE, DECISION_COLLECT, DECISION_APPLIED };

struct plan {
    struct arena *arena;
    struct random *random;
    FILE *to;
    int64_t unit; /* seconds: every duration is a multiple */
    struct things vars;
    unsigned timers, windows;
    bool wait_param, limit_param, defers;
    struct planned_event event[PLAN_MOST];
    unsigned events;
    struct planned_effect effect[PLAN_MOST];
    unsigned effects;
    struct planned_state state[PLAN_MOST + 2];
    unsigned states;
    enum decision_kind decision;
    int applied; /* DECISION_APPLIED: the variable it assigns */
};

/* ---- chance ---- */

static inline unsigned below(struct plan *plan, unsigned count)
{
    return random_below(plan->random, count);
}
static inline bool chance(struct plan *plan, unsigned percent)
{
    return random_chance(plan->random, percent);
}
#define say(plan, ...) arena_printf((plan)->arena, __VA_ARGS__)

/* ---- the parts ---- */

extern const char *const COLOURS[3];

/* 1..most units, as a literal. */
const char *duration_text(struct plan *plan, unsigned most);

/* A leaf or, if `any`, perhaps a state with others inside. */
const struct planned_state *some_state(struct plan *plan, bool any);

/* A variable of that sort, or NULL. */
const struct thing *some_variable(struct plan *plan, enum sort sort);

/* ---- columns and cells ---- */

enum column_kind {
    COLUMN_BOOL,
    COLUMN_COLOUR,
    COLUMN_NUMBER,
    COLUMN_MAYBE,
    COLUMN_AGE,
    COLUMN_TIMER,
    COLUMN_CUT,
    COLUMN_LENGTH,
    COLUMN_VERDICT,
    COLUMN_SOME
};

struct column {
    enum column_kind kind;
    const char *header;
    int64_t hi, cut;
};

/* Something to ask; of the event's fields too, if there are any. `decisions`: also of decisions. */
struct column some_column(struct plan *plan, const struct things *fields, bool decisions);
const char *some_cell(struct plan *plan, const struct column *column);
/* Two cells of which every value passes exactly one. */
void both_cells(struct plan *plan, const struct column *column, const char *cell[2]);

/* ---- statements ---- */

/* Up to `most` of them in one cell, or "-". */
const char *statements(struct plan *plan, const struct things *fields, unsigned most);

/* ---- what stands in a file ---- */

void write_declarations(struct plan *plan);
void write_decision(struct plan *plan);
void write_states(struct plan *plan);
void write_promises(struct plan *plan);

#endif
