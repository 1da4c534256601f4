/* emit_c.h: a machine as a C header and a C file that need runtime/fsm.h alone. */
#ifndef FSMC_EMIT_C_H
#define FSMC_EMIT_C_H

#include <stdio.h>

#include "fsm.h"

void emit_header(FILE *to, const struct fsm_machine *m);
void emit_source(FILE *to, const struct fsm_machine *m);

#endif
