/* catalog_bounds.h: compiling and proving within bounds, for what runs in a child of the server. */
#ifndef CATALOG_BOUNDS_H
#define CATALOG_BOUNDS_H

#include "prove.h"

/* Tables with gaps are built too, if nothing else is wrong. */
void catalog_compile(struct compilation *c, const struct source *source);
/* At most so many states for each setting, and so many seconds in all: then what was not explored is not said. */
void catalog_prove_within(struct proof *proof, struct compilation *c, uint64_t states, unsigned seconds);

#endif
