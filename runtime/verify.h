/* verify.h: whether tables are well formed.
 *
 * After fsm_verify has said true, fsm_create, fsm_step, fsm_view and fsm_eval stay inside the tables, the instance
 * and the outcome, whatever a decoded instance and an event hold. It cannot know how long an array really is: the
 * counts are believed. */
#ifndef FSM_VERIFY_H
#define FSM_VERIFY_H

#include "fsm.h"

/* On false, `why` says what is wrong and where. Allocates while it runs; it is for load time. */
bool fsm_verify(const struct fsm_machine *m, char *why, size_t size);

#endif
