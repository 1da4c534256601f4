/* cover_data.h: the insides of a cover, for the files that fill and print it. */
#ifndef SCN_COVER_DATA_H
#define SCN_COVER_DATA_H

#include "arrows.h"
#include "cover.h"
#include "list.h"
#include "step.h"

/* A row as it was written. A decision that is asked with several lists of arguments is one table; a state's row for
 * several events is one row for each. */
struct cover_row {
    uint32_t row;    /* the first of machine->rows that it became */
    uint16_t column; /* of machine->pairs, or UINT16_MAX for a row of a decision */
    bool listed;     /* in an ignore, defer or reject list: a pair, not a row */
    bool hit;
};

/* A place where a cell changes its mind, and the sides it was seen from. */
struct cover_bound {
    uint32_t cell, line;
    uint16_t cut; /* between atoms cut and cut + 1; UINT16_MAX: between any that pass and any that do not */
    bool inside, outside;
};

struct cover_transition {
    uint16_t leaf, column, to;
    bool taken;
};

struct cover_calls { /* CALL instructions that ask a decision, in machine->code */
    LIST(uint32_t) sites;
};

struct cover_promise {
    bool exercised;
    bool *reads, *reads_shared, *reads_effect; /* [hot_slots], [shared_slots], [effect_count]: what it depends on */
    bool reads_any;                            /* any of these: else only time and the parameters */
};

struct cover {
    const struct fsm_machine *m;
    struct fsm_machine traced; /* m with code of its own, in which a call can be made to stop the run */
    uint32_t *code;

    LIST(struct cover_row) rows;
    uint32_t *row_item; /* [row_count]: in `rows` */
    LIST(struct cover_bound) bounds;
    uint32_t *cell_bound;  /* [cell_count + 1]: a cell's first in `bounds`; the same for cells that are one */
    uint16_t *cell_bounds; /* [cell_count]: how many */
    LIST(struct cover_transition) transitions; /* by leaf, column and next leaf */
    bool *pair_asked;                          /* [leaves][columns] */
    uint64_t timers_fired, timers_stopped;     /* seen */
    uint64_t timers_start, timers_stop;        /* that the machine can do */
    bool *effect_emitted;                      /* [effect_count] */
    struct cover_promise *promise;

    uint16_t *decision_at;          /* [code_count]: the decision whose code begins here, or UINT16_MAX */
    struct cover_calls *test_calls; /* [test_count] */
    struct cover_calls *row_calls;  /* [row_count] */
    struct code_walk walk;

    /* while a step is looked at */
    struct fsm_step step;
    struct fsm_out *out;
    int64_t *slot, *shared, *kept, *kept_shared;
    int64_t field[FSM_FIELDS_MAX];
    struct fsm_pair *quiet_pairs; /* m's without `always` */
    uint16_t *atom;               /* [test_count]: of the table asked last */
    uint64_t *atom_asked, asking;
    LIST(uint16_t) asked;
};

/* The order of cover->transitions, for qsort and bsearch. */
int cover_transition_compare(const void *left, const void *right);

/* Whether the leaf answers this event or expiry, and was never asked. */
bool cover_pair_missed(const struct cover *cover, uint16_t leaf, uint16_t column);

/* ---- cover_table.c: tables asked as they were written ---- */

/* Makes the bounds of all cells. */
void cover_cells_open(struct cover *cover);
/* Looks at the rows of (leaf, column) on the values of the run; `chosen` is the row that decided, or UINT32_MAX. */
void cover_ask_pair(struct cover *cover, uint16_t leaf, uint16_t column, uint32_t chosen);
/* The same for a decision. */
void cover_ask_decision(struct cover *cover, uint16_t decision);

/* ---- cover_calls.c: which decisions a piece of code asks ---- */

void cover_calls_open(struct cover *cover, const arrow_list *arrows);
void cover_calls_close(struct cover *cover);
/* Asks the decisions that a test reads, on the values of the run. */
void cover_ask_test(struct cover *cover, uint16_t test);
/* Asks those that the row's statements read, each with the values of its moment. `at` is the code of the row's pair;
 * the run is left as it was. */
void cover_ask_row(struct cover *cover, uint32_t row, uint32_t at);

/* ---- cover_promise.c ---- */

void cover_promises_open(struct cover *cover);
void cover_promises_close(struct cover *cover);
void cover_promises_step(struct cover *cover, const struct scn_step *step);

#endif
