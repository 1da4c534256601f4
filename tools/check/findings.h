/* findings.h: what an exploration says to the author of a spec. */
#ifndef CHECK_FINDINGS_H
#define CHECK_FINDINGS_H

#include "compile.h"
#include "explore.h"

/* What several explorations of one machine, with several values of its parameters, come to together. */
struct findings {
    const struct compilation *c;
    const char *save;                         /* directory for counterexamples, or NULL */
    bool exhausted;                           /* all of them */
    bool *leaf_reached, *row_taken, *edge;    /* in any */
    bool *waits, *violated, *reached, *asked; /* said already, or seen */
    bool refused;                             /* some step */
    bool *gap_met;                            /* [model.gaps] */
    LIST(const char *) saved;                 /* files written */
    bool cannot_save;
};

void findings_open(struct findings *findings, const struct compilation *c, const char *save);
/* Takes in one exploration and reports what it shows by itself: violations, refusals, states that wait. */
void findings_add(struct findings *findings, const struct exploration *x);
/* For exploration.gap: notes which gap of which table was met. */
void findings_gap(void *context, uint16_t leaf, uint16_t column, const struct fsm_scene *scene);
/* Reports what only all of them together show: what is never reached, never taken, never left. */
void findings_conclude(struct findings *findings);
void findings_close(struct findings *findings);

#endif
