/* diff_deeds.h: what a rule does, and how that differs. */
#ifndef DIFF_DEEDS_H
#define DIFF_DEEDS_H

#include "diff.h"
#include "words.h"

struct rule_words {
    uint8_t verdict;  /* enum fsm_result */
    const char *next; /* where it leads, or NULL for a block */
    deed_list deeds;  /* owned by the caller */
    const char *all;  /* everything, in order: equal texts do the same */
};

struct rule_words rule_words(struct diff *diff, enum which which, const struct rule *rule);
/* What entering, or leaving, a state does. */
struct rule_words block_words(struct diff *diff, enum which which, const struct state *state, bool exit);

/* Adds a case to `transitions` for what differs in `next` and in the statements that are of no timer, and cases to
 * `timers` for those that are. Only what both take is compared here. */
void deeds_compare(struct diff *diff, const struct rule_words *old, const struct rule_words *new,
                   const char *const *cell, struct diff_change *transitions, struct diff_change *timers);

#endif
