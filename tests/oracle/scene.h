/* scene.h: inside the interpreter: a step as it happens, and where in it an expression stands. */
#ifndef ORACLE_SCENE_H
#define ORACLE_SCENE_H

#include "interpreter.h"

#define SEEN_MOST 8
#define ANSWER_VALUES 256

struct answer { /* the rows a decision hit, with their outputs */
    unsigned hits, outputs;
    struct value value[ANSWER_VALUES]; /* [hit * outputs + output] */
    bool unchanged[ANSWER_VALUES];     /* the cell is `-` */
};

struct seen { /* an answer that the guard of the row taken saw */
    const struct decision *decision;
    const struct node *call;
    struct answer answer;
};

struct run {
    const struct spec *spec;
    struct naive_instance *inst;
    struct naive_shared *shared;
    const struct occurrence *occurrence; /* NULL for expiries, `always` and creation */
    int64_t now_ms;
    struct naive_outcome *out;
    unsigned seen_count;
    struct seen seen[SEEN_MOST];
};

struct binding {
    const char *name;
    struct value value;
};

struct scope {
    struct run *run;
    const struct event *event; /* whose fields are seen, or NULL */
    const struct binding *binding;
    unsigned bindings;
    const struct table *table; /* whose row a `where` asks, or NULL */
    unsigned row;
    bool statement; /* decisions that the guard saw keep their answer */
};

void complain(struct run *run, const char *what);

/* `wanted` lends its type to bare names, or is NULL. */
struct value eval(const struct scope *scope, const struct node *node, const struct domain *wanted);
struct value table_cell(const struct scope *scope, const struct table *table, unsigned row,
                        const struct variable *column);

/* Whether a row's cell passes; `head` is its header cell. */
bool cell_passes(const struct scope *scope, const struct node *head, const struct node *cell);

/* Values for `params` from the arguments of `call`; NULL call stands for none. */
void bind_params(const struct scope *scope, const struct variables *params, const struct node *call,
                 struct binding *binding);

/* All outputs of the rows that `call`, an ID, CALL or APPLY, hits. */
void decide(const struct scope *scope, const struct decision *decision, const struct node *call, struct answer *answer);
/* The first hit's output; missing if there is none. */
struct value decide_one(const struct scope *scope, const struct decision *decision, const struct node *call,
                        unsigned output);
unsigned decide_hits(const struct scope *scope, const struct decision *decision, const struct node *call);
struct value pick_row(const struct scope *scope, unsigned pick, const struct node *call);

/* Keeps the answers of the decisions that the guard of a row names. */
void see_guard(const struct scope *scope, const struct node *header, const struct node *row);

/* Runs statements; false if the step is refused, with the reason in out->result. */
bool perform(const struct scope *scope, const struct node *block);

/* ---- one step ---- */

struct cause {        /* what a row's `on` cell is asked for */
    int event, timer; /* -1: not that; both -1: `always` */
};

void step_begin(struct naive_outcome *out, enum fsm_cause cause, unsigned subject, int64_t at_ms, int leaf);
void run_begin(struct run *run, struct naive_instance *inst, struct naive_shared *shared,
               const struct occurrence *occurrence, struct naive_outcome *out);
/* Chooses and takes a row, and comes to rest; or leaves everything as it was. out->result says which. */
void step_transact(struct run *run, struct cause cause);
/* Enters from `common` (excluded) inwards to `to`. */
bool step_enter(const struct scope *scope, int common, int to);
/* Takes `always` rows until none matches. */
bool step_rest(struct run *run);

#endif
