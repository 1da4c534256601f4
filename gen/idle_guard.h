/* Names, made by fsmc from idle_guard.fsm: idle_guard version 1.
 * Change the spec, not this file. Spec 0d98b56d64b3dae496ed0e7ee22a797abfa10f203cde53861bd6939c9b0bf153 */
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
    idle_guard_timer_idle_cap,
    idle_guard_timer_idle_check,
};

extern const struct fsm_machine idle_guard_machine;
extern const char idle_guard_certificate[];

#endif
