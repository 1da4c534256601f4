/* generate.h: random small machines whose states can all be listed: small domains, short durations, few of each. */
#ifndef EXPLORE_GENERATE_H
#define EXPLORE_GENERATE_H

#include "../oracle/random.h"
#include "arena.h"

/* The text of a machine, in the arena. It has no mistake; what the compiler says against it is somebody's fault. */
const char *generate(struct arena *arena, struct random *random);

#endif
