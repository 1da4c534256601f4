/* compile.h: a source becomes a machine, or diagnostics. */
#ifndef FSMC_COMPILE_H
#define FSMC_COMPILE_H

#include "model.h"

#ifndef COMPILE_MAX_NODES         /* a test lowers it */
#define COMPILE_MAX_NODES 1000000 /* past this a diagram is replaced by row tests (W305) */
#endif

struct compilation {
    struct arena arena;
    const struct source *source; /* borrowed */
    struct diags *diags;
    const struct node *file;
    struct model model;
    const struct fsm_machine *machine; /* NULL after errors */
    bool with_gaps;
};

/* Runs all passes; what is wrong is in c->diags. compilation_close releases everything, the machine too. */
void compile(struct compilation *c, const struct source *source);
/* The same, but tables with gaps and overlaps (E301, E302) are built all the same, if nothing else is wrong: an input
 * without a row is FSM_NO_ROW, and of two rows the first answers. For who wants to know whether any run gets there. */
void compile_with_gaps(struct compilation *c, const struct source *source);
void compilation_close(struct compilation *c);

#endif
