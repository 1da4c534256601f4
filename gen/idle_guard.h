/* Names, made by fsmc from idle_guard.fsm: idle_guard version 1.
 * Change the spec, not this file. Spec 06817690c1f7f90afbdc03e815b09e159797c76020e4d782152968540eb7166b */
#ifndef GEN_idle_guard_H
#define GEN_idle_guard_H

#include "fsm.h"

enum idle_guard_state {
    idle_guard_state_ATTACHED,
    idle_guard_state_COUNTING,
    idle_guard_state_KILLED,
};

enum idle_guard_event {
    idle_guard_event_ClientAttached,
    idle_guard_event_ClientLeft,
    idle_guard_event_PromptWritten,
    idle_guard_event_OutputLine,
    idle_guard_event_ProcessExited,
};

enum idle_guard_effect {
    idle_guard_effect_Kill,
    idle_guard_effect_LogDeferred,
};

enum idle_guard_timer {
    idle_guard_timer_check,
    idle_guard_timer_cap,
};

extern const struct fsm_machine idle_guard_machine;

#endif
