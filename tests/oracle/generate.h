/* generate.h: random machines, well-formed by construction: every decision is complete, every state answers every
 * event, every name is declared before somebody looks. What the compiler says against one is somebody's mistake. */
#ifndef ORACLE_GENERATE_H
#define ORACLE_GENERATE_H

#include "random.h"
#include "spec.h"

/* The text of a machine, in the arena. `size` from 1: how much of everything it has. */
const char *generate(struct arena *arena, struct random *random, unsigned size);

#endif
