/* fmt.h: a source in its one layout. */
#ifndef FSMC_FMT_H
#define FSMC_FMT_H

#include <stdbool.h>
#include <stdio.h>

#include "diag.h"

/* Writes the source with tables and declarations aligned, blocks indented and every comment kept. Its tokens
 * are the same before and after, and formatting again changes nothing.
 * False, and nothing written, if the source does not parse. */
bool fmt_source(const struct source *source, FILE *out);

#endif
