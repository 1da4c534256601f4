/* meet.h: a table of the old machine and one of the new, as rows of one grid in the joint world.
 *
 * What both ask is one test, cut by the bounds of both; what only one asks is a test that the other's rows do not
 * mention. So an input of the grid is an input of both tables. */
#ifndef DIFF_MEET_H
#define DIFF_MEET_H

#include "joint.h"

struct table_side { /* the rows of one machine, in the order they are asked */
    const struct grid *grid;
    const uint32_t *pick;  /* [rows]: in the grid */
    const uint16_t *level; /* [rows], or NULL */
    size_t rows;
    const decl_list *params;   /* of the decision; NULL for a state's table */
    const struct event *event; /* whose fields are read, or NULL */
    uint16_t leaf;             /* the state it is asked in, or NO_INDEX */
};

struct answers { /* of a decision that the tables ask */
    LIST(int64_t) value;
    bool open; /* it may be anything of its type */
};

struct meeting {
    struct joint *joint;
    const struct table_side *table[2];
    struct arena arena;
    struct model model; /* of the joint world, with constants and stand-ins for decisions of its own */
    struct names places, uses, picks;
    LIST(struct expr *) exprs; /* each once */
    LIST(struct answers) answers;
    LIST(char) text; /* of cells that are tests of their own */
    struct source source;
    struct cursor cursor;
    struct grid grid;
    size_t first[2];   /* where each machine's rows begin in the grid */
    const char *fault; /* why the tables cannot be laid over each other, or NULL */
};

/* On false meeting->fault says why; meeting_close in any case. */
bool meeting_open(struct meeting *meeting, struct joint *joint, const struct table_side table[2]);
void meeting_close(struct meeting *meeting);

/* meet_expr.c: an expression of one machine in the joint world. */
const struct expr *meet_expr(struct meeting *meeting, enum which which, const struct expr *expr);
/* The value of a constant of that type; NO value of a state or name stays what it was. */
int64_t meet_value(struct meeting *meeting, enum which which, const struct fsm_type *type, int64_t value);
void meet_fail(struct meeting *meeting, const char *format, ...) __attribute__((format(printf, 2, 3)));

#endif
