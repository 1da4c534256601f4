/* promela.h: a machine as a model for SPIN, for a second opinion on what fsmc check says.
 *
 * The model is made from the code that runs, but shares nothing with the code that explores: guards and deeds become
 * Promela, and SPIN does the rest. The world is that of abstract.h: live slots, ages up to their clamp, one tick of
 * time for all, the same inputs. So verdicts must agree, and the numbers of states as well. */
#ifndef EXPORT_PROMELA_H
#define EXPORT_PROMELA_H

#include <stdbool.h>
#include <stdio.h>

#include "abstract.h"

/* Writes the model of `instances` instances side by side (at least 1). False if the machine has something that
 * Promela cannot say; `why` then names it, and what was written is of no use. */
bool promela_write(FILE *to, const struct abstraction *world, unsigned instances, char *why, size_t room);

#endif
