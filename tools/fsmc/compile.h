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
};

/* Runs all passes; what is wrong is in c->diags. compilation_close releases everything, the machine too. */
void compile(struct compilation *c, const struct source *source);
void compilation_close(struct compilation *c);

#endif
