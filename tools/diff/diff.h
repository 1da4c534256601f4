/* diff.h: what differs in the behaviour of two machines: a list of changes, made by one file per section and printed by
 * printers that decide nothing. All texts live in the diff's arena. */
#ifndef DIFF_DIFF_H
#define DIFF_DIFF_H

#include <stdio.h>

#include "joint.h"

enum diff_section {
    DIFF_DECLARATIONS,
    DIFF_DECISIONS,
    DIFF_TRANSITIONS,
    DIFF_TIMERS,
    DIFF_PROMISES,
    DIFF_SCENARIOS,
    DIFF_SECTIONS
};

struct diff_case {           /* inputs that have another answer */
    const char *const *cell; /* [columns], or NULL: for all, or `old` and `new` are rows as written */
    const char *change;      /* as in struct diff_change, or NULL */
    const char *old, *new;   /* NULL: nothing */
};

struct diff_change {
    enum diff_section section;
    const char *change; /* added, removed, changed, renamed … */
    const char *what;   /* state, event, decision, entering, scenario … */
    const char *name;
    const char *in;        /* transitions: the states; timers: where; scenarios: the file. Or NULL */
    const char *old, *new; /* NULL: nothing */
    unsigned line[2];      /* 0: none */
    const char *const *column;
    size_t columns;
    LIST(struct diff_case) cases;
    double inputs, changed; /* of the cases; 0: not counted */
    const char *note;       /* or NULL */
};

struct diff {
    struct arena arena;
    struct joint joint;
    LIST(struct diff_change *) changes;
};

struct diff_change *diff_add(struct diff *diff, enum diff_section section, const char *change, const char *what,
                             const char *name);
void diff_case_add(struct diff_change *change, const char *const *cell, const char *kind, const char *old,
                   const char *new);

/* Lays two models, borrowed, over each other. */
void diff_open(struct diff *diff, struct model *old, struct model *new);
void diff_release(struct diff *diff);

/* Everything but scenarios. Machines built from the models are not to be used any more. */
void diff_models(struct diff *diff);

/* diff_scenario.c: the scenarios of a file that are for one of the machines, run on both and added to `count`. False if
 * it is no file of scenarios: then its mistakes were written to `mistakes`. */
bool diff_scenarios(struct diff *diff, const struct source *source, const struct fsm_machine *old,
                    const struct fsm_machine *new, FILE *mistakes, unsigned *count);

/* ---- the sections ---- */
bool diff_renamed(struct diff *diff);      /* diff_names.c: whether only names differ; then they are told */
void diff_declarations(struct diff *diff); /* diff_declare.c; promises too */
void diff_decisions(struct diff *diff);    /* diff_decide.c */
void diff_states(struct diff *diff);       /* diff_states.c: transitions and timers */

/* ---- the printers ---- */
void diff_print(FILE *to, const struct diff *diff, bool colour);
void diff_print_json(FILE *to, const struct diff *diff, const char *old, const char *new);

#endif
