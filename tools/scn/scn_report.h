/* scn_report.h: running scenarios one by one, and what is said about a line that is not as expected. */
#ifndef SCN_REPORT_H
#define SCN_REPORT_H

#include <stdio.h>

#include "scenario.h"
#include "scn_tree.h"

struct scn_problem {
    struct place at;                        /* the expectation, or the line */
    const struct scn_item *item;            /* the expectation, or NULL */
    const char *text;                       /* a sentence without its dot */
    const char *instead;                    /* what the expectation would have to be, as text; or NULL */
    const struct fsm_promise_def *violated; /* the promise this is about, or NULL */
    struct scn_problem *next;
};

struct scn_failure { /* one line of a scenario; borrowed for the call */
    const struct scn_scenario *scenario;
    const struct scn_line *line;
    const struct scn_problem *problems;
    const char *loops;    /* "n = 3, k = 1", or "" */
    const char *happened; /* a line each */
    const char *why;      /* likewise; or "" */
    const char *machine;  /* the file whose lines that speaks of */
};

struct scn_report {
    void *context;
    void (*failed)(void *context, const struct scn_failure *failure);
    bool go_on; /* after a failing line; otherwise the scenario ends with it */
};

struct scn_outcome {
    bool passed;
    unsigned long long steps;
};

/* Runs a scenario that was bound to `m`. */
struct scn_outcome scn_run_one(const struct scn_scenario *scenario, const struct fsm_machine *m,
                               const struct scn_watch *watch, const struct scn_report *report);

/* scn_text.c, scn_json.c: a failure for people; the members of a JSON object, after a comma. */
void scn_failure_text(FILE *to, const struct source *source, const struct scn_failure *failure);
void scn_failure_json(FILE *to, const struct source *source, const struct scn_failure *failure);

#endif
