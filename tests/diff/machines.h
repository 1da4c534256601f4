/* machines.h: whole random machines, diffed with themselves and with each other. */
#ifndef DIFF_MACHINES_H
#define DIFF_MACHINES_H

#include <stdbool.h>
#include <stdint.h>

#include "arena.h"

/* generated.c: the text of a machine, in the arena. */
const char *machine_generated(struct arena *arena, uint64_t seed);

/* The machine of this seed, with every table written anew as `version 2`, does not differ from itself; and from the
 * machine of the next seed it does, both ways, without more ado. */
bool machines_good(uint64_t seed, const char **why);

#endif
