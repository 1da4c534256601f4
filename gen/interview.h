/* Names, made by fsmc from interview.fsm: interview version 1.
 * Change the spec, not this file. Spec fc25f756645f79ca3fffb123ed25e0200f2acc85e8da231afc78869d23be2034 */
#ifndef GEN_interview_H
#define GEN_interview_H

#include "fsm.h"

enum interview_state {
    interview_state_NOT_STARTED,
    interview_state_SECTION_INTRO,
    interview_state_SECTION_QUESTION_ACTIVE,
    interview_state_SECTION_FOLLOWUP_ACTIVE,
    interview_state_SECTION_WRAPUP,
    interview_state_PAUSED,
    interview_state_COMPLETED,
    interview_state_TERMINATED,
};

enum interview_event {
    interview_event_Start,
    interview_event_Disconnect,
    interview_event_Reconnect,
    interview_event_Abandon,
    interview_event_CandidateMessage,
    interview_event_CodeSubmission,
    interview_event_AssistantQuery,
    interview_event_Done,
    interview_event_Presented,
    interview_event_PresentFailed,
    interview_event_Coverage,
    interview_event_CoverageFailed,
    interview_event_Summary,
    interview_event_SummaryFailed,
    interview_event_AssistantReply,
    interview_event_AssistantFailed,
};

enum interview_effect {
    interview_effect_INTERVIEW_CREATED,
    interview_effect_INTERVIEW_STARTED,
    interview_effect_SECTION_STARTED,
    interview_effect_PROMPT_PRESENTED,
    interview_effect_CANDIDATE_MESSAGE,
    interview_effect_FOLLOWUP_PRESENTED,
    interview_effect_CANDIDATE_CODE_SUBMISSION,
    interview_effect_ASSISTANT_QUERY,
    interview_effect_ASSISTANT_RESPONSE,
    interview_effect_SECTION_TIME_WARNING,
    interview_effect_SECTION_ENDED,
    interview_effect_INTERVIEW_COMPLETED,
    interview_effect_INTERVIEW_TERMINATED,
    interview_effect_NeedOutline,
    interview_effect_StoreSummary,
    interview_effect_Present,
    interview_effect_Evaluate,
    interview_effect_Summarise,
    interview_effect_Assist,
    interview_effect_TalentUIState,
};

enum interview_timer {
    interview_timer_section_left,
    interview_timer_warn_first,
    interview_timer_warn_last,
    interview_timer_grace,
};

extern const struct fsm_machine interview_machine;
extern const char interview_certificate[];

#endif
