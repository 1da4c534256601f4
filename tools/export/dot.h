/* dot.h: a machine as a drawing, in the language of Graphviz. */
#ifndef EXPORT_DOT_H
#define EXPORT_DOT_H

#include <stdio.h>

#include "fsm.h"

/* Writes one digraph: a box for each state, a frame around states with states inside, an arrow for each (state, next
 * state, event) with the guards of its rows. The same machine gives the same bytes. */
void dot_write(FILE *to, const struct fsm_machine *m);

#endif
