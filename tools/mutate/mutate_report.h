/* mutate_report.h: what is told of a run of mutants. */
#ifndef MUTATE_MUTATE_REPORT_H
#define MUTATE_MUTATE_REPORT_H

#include <stdio.h>

#include "excuse.h"
#include "judge.h"

struct mutate_report {
    const char *path, *machine; /* the spec and its name */
    unsigned scenarios;
    const struct mutant *const *mutant; /* [count] */
    const struct verdict *verdict;      /* [count] */
    const struct excuse *const *excuse; /* [count]: of a survivor, or NULL */
    size_t count;
    const struct excuses *excuses;
    bool complete; /* all mutants of the spec were asked for: an excuse without one is stale */
    bool proved;   /* the checks were asked too */
    bool interrupted;
};

struct mutate_tally {
    size_t made, killed, fate[FATES], explained; /* made: without what is equal, invalid and untried */
};

/* Of one kind, or of all for MUTANT_KINDS. */
struct mutate_tally mutate_report_tally(const struct mutate_report *report, enum mutant_kind kind);
double mutate_report_percent(const struct mutate_tally *tally); /* killed of made; 100 if none was made */
/* Whether an excuse is for a mutant that is not there, or is killed. */
bool mutate_report_is_stale(const struct mutate_report *report, const struct excuse *excuse);

void mutate_report_text(FILE *to, const struct mutate_report *report);
void mutate_report_json(FILE *to, const struct mutate_report *report);

#endif
