/* Names, made by fsmc from guard.fsm: guard version 1.
 * Change the spec, not this file. Spec 570748562961037757109f477e90aa1a11d7a2429b9026972b3068f80ee07fc5 */
#ifndef GEN_guard_H
#define GEN_guard_H

#include "fsm.h"

enum guard_state {
    guard_state_WAITING,
    guard_state_BACKGROUND,
    guard_state_CODING,
};

enum guard_event {
    guard_event_FirstQuestion,
    guard_event_AiStarted,
    guard_event_AiDone,
    guard_event_AssistantMessage,
    guard_event_UserStarted,
    guard_event_UserStopped,
    guard_event_UserFinal,
    guard_event_CodingCommand,
    guard_event_Reloaded,
    guard_event_Control,
    guard_event_ControlFailed,
};

enum guard_effect {
    guard_effect_Deliver,
    guard_effect_Withhold,
    guard_effect_NextBackgroundTurn,
    guard_effect_AskAnotherProject,
    guard_effect_SwitchToCoding,
    guard_effect_PresentCodingQuestion,
    guard_effect_LogControl,
    guard_effect_Score,
};

enum guard_timer {
    guard_timer_timebox_left,
    guard_timer_settle,
};

extern const struct fsm_machine guard_machine;
extern const char guard_certificate[];

#endif
