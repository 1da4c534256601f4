/* compiled.h: the compiler behind a door, so that its names and the oracle's do not meet. */
#ifndef ORACLE_COMPILED_H
#define ORACLE_COMPILED_H

#include "diag.h"
#include "fsm.h"

struct compiled {
    const struct fsm_machine *machine; /* NULL if the compiler refused the source */
    struct diags *diags;
    void *compilation;
};

/* `source` is borrowed until compiled_close, which also releases the machine. */
struct compiled compiled_open(const struct source *source);
void compiled_close(struct compiled *compiled);

#endif
