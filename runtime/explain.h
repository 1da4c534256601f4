/* explain.h: why a row was taken, and why every other was not. Pure; nothing is allocated. */
#ifndef FSM_EXPLAIN_H
#define FSM_EXPLAIN_H

#include "fsm.h"

struct fsm_reason { /* about one row */
    uint32_t row;   /* index in machine->rows */
    bool matches;   /* every cell passes */
    bool chosen;    /* it is the one taken: the first that matches; under collect every one that does */
    uint32_t cell;  /* if it does not match: the first cell that fails, index in machine->cells */
    int64_t value;  /* and the value that cell's test read, of that test's type */
};

/* About the rows of (the instance's leaf, column), in the order they are asked. `scene` needs inst, now, shared where
 * there are shared variables, and the event's fields; `slots` is how many those are. Answers how many rows there are;
 * the first `room` reasons are written. In `expired t` the timer reads stopped, as it will in the step. */
uint32_t fsm_explain(const struct fsm_machine *m, const struct fsm_scene *scene, uint16_t slots, uint16_t column,
                     struct fsm_reason *reason, uint32_t room);

/* The same about the rows of a decision. */
uint32_t fsm_explain_decision(const struct fsm_machine *m, const struct fsm_scene *scene, uint16_t slots,
                              uint16_t decision, struct fsm_reason *reason, uint32_t room);

/* The decision that a test calls, so that its cell can be explained further; UINT16_MAX if it calls none. */
uint16_t fsm_test_decision(const struct fsm_machine *m, uint16_t test);

#endif
