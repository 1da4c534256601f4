/* compare.h: what explore() found beside what the naive explorer found, and its traces beside the machine. */
#ifndef EXPLORE_COMPARE_H
#define EXPLORE_COMPARE_H

#include <stdio.h>

#include "explore.h"
#include "naive.h"

/* The number of differences; each is a line to `to`. With free timers explore() may find what cannot be. */
unsigned compare_findings(const struct exploration *fast, const struct naive *slow, FILE *to);

/* Every trace leads where its finding says, in as many moves as that says. The number of those that do not. A
 * trace with a free timer or a refill need not be real; it then says so itself. */
unsigned compare_traces(const struct exploration *fast, const char *source, FILE *to);

/* `expired t`, `Coin`, or for the column after all of them `always`. */
const char *column_name(const struct fsm_machine *m, uint16_t column);
const char *leaf_name(const struct fsm_machine *m, size_t leaf);

#endif
