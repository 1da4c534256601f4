/* Names, made by fsmc from intervention.fsm: intervention version 4.
 * Change the spec, not this file. Spec 98bf1e98a464d5151f8ecf3f027748005476c74fa8d8ec7d3cf5cb5d3c6a3ce6 */
#ifndef GEN_intervention_H
#define GEN_intervention_H

#include "fsm.h"

enum intervention_state {
    intervention_state_IDLE,
    intervention_state_QUICK_TASK_ACTIVE,
    intervention_state_POST_QUICK_TASK_CHOICE,
    intervention_state_INTERVENTION_ACTIVE,
};

enum intervention_event {
    intervention_event_Foreground,
    intervention_event_Exit,
    intervention_event_Quit,
    intervention_event_Continue,
    intervention_event_SetIntention,
    intervention_event_StartActivity,
};

enum intervention_effect {
    intervention_effect_StartQuickTask,
    intervention_effect_StartIntervention,
    intervention_effect_ShowPostQuickTaskDialog,
    intervention_effect_ClearQuickTask,
    intervention_effect_LaunchHome,
    intervention_effect_GrantAccess,
    intervention_effect_StartActivityTimer,
    intervention_effect_ClearIntervention,
    intervention_effect_NoAction,
};

enum intervention_timer {
    intervention_timer_quick_task_left,
    intervention_timer_intention_left,
    intervention_timer_activity_left,
};

extern const struct fsm_machine intervention_machine;
extern const char intervention_certificate[];

#endif
