/* machines.h: every machine in gen/. */
#ifndef TEST_MACHINES_H
#define TEST_MACHINES_H

#include "fsm.h"

extern const struct fsm_machine guard_machine, idle_guard_machine, intervention_machine, interview_machine,
    turnstile_machine;

static const struct fsm_machine *const machines[] = {&guard_machine,     &idle_guard_machine, &intervention_machine,
                                                     &interview_machine, &turnstile_machine,  NULL};

#endif
