/* admit.h: whether slots make an instance the machine could have left behind. Both decoders ask here. */
#ifndef FSM_ADMIT_H
#define FSM_ADMIT_H

#include "fsm.h"

/* Where the reason of a refusal goes. */
struct fsm_why {
    char *to;
    size_t size;
};
/* Writes the reason and answers false. */
bool fsm_refuse(struct fsm_why why, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* All slots before the queue; a text variable holds FSM_MISSING or its own handle. */
bool fsm_admit_slots(const struct fsm_machine *m, const int64_t *slot, struct fsm_why why);
/* One deferred event; its texts are lengths. */
bool fsm_admit_entry(const struct fsm_machine *m, const int64_t *entry, struct fsm_why why);
bool fsm_admit_shared(const struct fsm_machine *m, const int64_t *slot, struct fsm_why why);

#endif
