/* encode.h: instances and shared variables as bytes, the same on every machine, and back. The format is at the top
 * of encode.c. */
#ifndef FSM_ENCODE_H
#define FSM_ENCODE_H

#include "fsm.h"

#define FSM_ENCODING 1 /* the version of the format */

/* Answers how many bytes the encoding has; they are all written if that is not more than `room`. */
size_t fsm_encode(const struct fsm_machine *m, const struct fsm_instance *inst, uint8_t *to, size_t room);
size_t fsm_shared_encode(const struct fsm_machine *m, const struct fsm_shared *shared, uint8_t *to, size_t room);

/* Refuses what is not exactly an encoding of this machine's, value by value. On false, `why` says what is wrong and
 * the target is untouched. */
bool fsm_decode(const struct fsm_machine *m, const uint8_t *from, size_t length, struct fsm_instance *inst, char *why,
                size_t size);
bool fsm_shared_decode(const struct fsm_machine *m, const uint8_t *from, size_t length, struct fsm_shared *shared,
                       char *why, size_t size);

#endif
