/* same.h: whether two machines behave alike because they are alike. */
#ifndef MUTATE_SAME_H
#define MUTATE_SAME_H

#include "fsm.h"

/* Whether the tables are the same but for what only explanations read: the texts and lines of rows, cells and tests,
 * the names of decisions, the hash. True means that every step is the same; false need not mean that one differs. */
bool machine_is_same(const struct fsm_machine *a, const struct fsm_machine *b);

#endif
