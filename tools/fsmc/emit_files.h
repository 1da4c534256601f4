/* emit_files.h: DIR/NAME.c and DIR/NAME.h. */
#ifndef FSMC_EMIT_FILES_H
#define FSMC_EMIT_FILES_H

#include "certificate.h"

/* False after a message. The directory exists. */
bool emit_files(const char *directory, const struct fsm_machine *m, const struct certificate *certificate);

#endif
