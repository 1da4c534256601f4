/* Tables, made by fsmc from interview.fsm: interview version 1.
 * Change the spec, not this file. Spec 04ab48c0429509ccad8c25fd0a584a4d95ef382e06dcc1a29c1ac1f9baad8c0c */
#include "interview.h"

#include "code.h"

static const char *const names_0[] = {
    "system", "interviewer_ai", "assistant_ai", "candidate",
};

static const char *const names_1[] = {
    "background", "design", "coding", "closing",
};

static const char *const names_2[] = {
    "high", "middle", "low",
};

static const char *const names_3[] = {
    "not_covered", "partially_covered", "covered",
};

static const char *const names_4[] = {
    "clarify", "deepen", "challenge",
};

static const char *const names_5[] = {
    "time_expired", "coverage_satisfied", "candidate_done", "system_error", "abandoned",
};

static const char *const names_6[] = {
    "chat", "code", "submit", "ask_assistant",
};

static const char *const names_7[] = {
    "metrics", "constraints", "failure_modes", "requirements", "bottlenecks", "resilience", "correctness", "complexity",
    "testing", "reflection", "trade_offs", "learning",
};

static const char *const names_8[] = {
    "metrics_1", "metrics_2", "constraints_1", "constraints_2", "failure_modes_1", "failure_modes_2", "requirements_1", "requirements_2",
    "bottlenecks_1", "bottlenecks_2", "resilience_1", "resilience_2", "correctness_1", "correctness_2", "complexity_1", "complexity_2",
    "testing_1", "testing_2", "reflection_0", "reflection_1", "reflection_2", "trade_offs_1", "trade_offs_2", "learning_1",
    "learning_2",
};

static const char *const names_9[] = {
    "nothing", "prompted", "enough",
};

static const char *const names_10[] = {
    "idle", "pending", "retried",
};

static const char *const names_11[] = {
    "idle", "pending", "satisfied",
};

static const char *const names_12[] = {
    "system_error", "abandoned",
};

static const char *const names_13[] = {
    "uncovered", "partial", "nothing",
};

static const char *const names_14[] = {
    "satisfied", "uncovered", "partial", "wait",
};

static const char *const names_15[] = {
    "current", "previous", "nowhere",
};

static const struct fsm_names names[] = {
    {"actor", 4, names_0},
    {"section", 4, names_1},
    {"priority", 3, names_2},
    {"level", 3, names_3},
    {"followup_type", 3, names_4},
    {"exit_reason", 5, names_5},
    {"act", 4, names_6},
    {"dimension", 12, names_7},
    {"question", 25, names_8},
    {"", 3, names_9},
    {"", 3, names_10},
    {"", 3, names_11},
    {"", 2, names_12},
    {"", 3, names_13},
    {"", 4, names_14},
    {"", 3, names_15},
};

static const struct fsm_type types[] = {
    {FSM_TEXT, 0, 0, 0, 65535, 65535, 1, 0, 0, 0, 100},
    {FSM_TIME, 0, 1, 0, 65535, 65535, 1, 0, 0, INT64_C(-4503599627370496), INT64_C(4503599627370496)},
    {FSM_BOOL, 0, 0, 0, 65535, 65535, 1, 0, 0, 0, 1},
    {FSM_INT, 0, 0, 0, 65535, 65535, 1, 0, 0, 0, 4},
    {FSM_SET, 0, 0, 0, 8, 65535, 1, 0, 0, 0, 33554431},
    {FSM_NAMED, 0, 0, 0, 3, 65535, 1, 0, 0, 0, 2},
    {FSM_NAMED, 0, 0, 0, 9, 65535, 1, 0, 0, 0, 2},
    {FSM_NAMED, 0, 0, 0, 10, 65535, 1, 0, 0, 0, 2},
    {FSM_NAMED, 0, 0, 0, 11, 65535, 1, 0, 0, 0, 2},
    {FSM_SET, 0, 0, 0, 1, 65535, 1, 0, 0, 0, 15},
    {FSM_TEXT, 0, 0, 0, 65535, 65535, 1, 0, 0, 0, 1000},
    {FSM_NAMED, 0, 0, 0, 1, 65535, 1, 0, 0, 0, 3},
    {FSM_NAMED, 0, 1, 0, 5, 65535, 1, 0, 0, 0, 4},
    {FSM_ROW, 0, 1, 0, 3, 65535, 1, 0, 0, 0, 24},
    {FSM_INT, 0, 0, 0, 65535, 65535, 1, 0, 0, -3, 1},
    {FSM_NAMED, 0, 0, 0, 13, 65535, 1, 0, 0, 0, 2},
    {FSM_STATE, 0, 0, 0, 65535, 65535, 1, 0, 0, 0, 7},
    {FSM_INT, 0, 0, 0, 65535, 65535, 1, 0, 0, -9999, 39999},
    {FSM_INT, 0, 0, 0, 65535, 65535, 1, 0, 0, -99, 10000},
    {FSM_BOOL, 0, 1, 0, 65535, 65535, 1, 0, 0, 0, 1},
    {FSM_NAMED, 0, 0, 0, 15, 65535, 1, 0, 0, 0, 2},
    {FSM_NAMED, 0, 0, 0, 14, 65535, 1, 0, 0, 0, 3},
    {FSM_INT, 0, 0, 0, 65535, 65535, 1, 0, 0, 1, 100},
    {FSM_INT, 0, 0, 0, 65535, 65535, 1, 0, 0, 1, 9999},
    {FSM_INT, 0, 0, 0, 65535, 65535, 1, 0, 0, 0, 99},
    {FSM_NAMED, 0, 0, 0, 3, 2, 3, 0, 0, 0, 2},
    {FSM_NAMED, 0, 1, 0, 5, 1, 4, 0, 0, 0, 4},
    {FSM_NAMED, 0, 0, 0, 3, 1, 4, 0, 0, 0, 2},
    {FSM_TEXT, 0, 0, 0, 65535, 1, 4, 0, 0, 0, 1000},
    {FSM_DURATION, 0, 0, 0, 65535, 65535, 1, 0, 0, 300000, 900000},
    {FSM_INT, 0, 0, 0, 65535, 65535, 1, 0, 0, 1, 4},
    {FSM_NAMED, 0, 0, 0, 4, 65535, 1, 0, 0, 0, 2},
    {FSM_INT, 0, 0, 0, 65535, 65535, 1, 0, 0, 2, 3},
    {FSM_TEXT, 0, 0, 0, 65535, 65535, 1, 0, 0, 0, 1000000},
    {FSM_NAMED, 0, 0, 0, 7, 65535, 1, 0, 0, 0, 11},
    {FSM_NAMED, 0, 0, 0, 2, 65535, 1, 0, 0, 0, 2},
    {FSM_NAMED, 0, 0, 0, 8, 65535, 1, 0, 0, 0, 24},
    {FSM_TEXT, 0, 0, 0, 65535, 65535, 1, 0, 0, 0, 40000},
    {FSM_INT, 0, 0, 0, 65535, 65535, 1, 0, 0, 0, 10000},
    {FSM_TEXT, 0, 0, 0, 65535, 65535, 1, 0, 0, 0, 100000},
    {FSM_TEXT, 0, 0, 0, 65535, 65535, 1, 0, 0, 0, 4000},
    {FSM_INT, 0, 0, 0, 65535, 65535, 1, 0, 0, 0, 40000},
    {FSM_NAMED, 0, 0, 0, 0, 65535, 1, 0, 0, 0, 3},
    {FSM_INT, 0, 0, 0, 65535, 65535, 1, 0, 0, 1, 99},
    {FSM_DURATION, 0, 0, 0, 65535, 65535, 1, 0, 0, INT64_C(-4503599627370496), INT64_C(4503599627370496)},
    {FSM_NAMED, 0, 0, 0, 5, 65535, 1, 0, 0, 0, 4},
    {FSM_NAMED, 0, 0, 0, 12, 65535, 1, 0, 0, 0, 1},
    {FSM_DURATION, 0, 1, 0, 65535, 65535, 1, 0, 0, INT64_C(-4503599627370496), INT64_C(4503599627370496)},
    {FSM_NAMED, 0, 0, 1, 6, 65535, 1, 0, 0, 0, 3},
    {FSM_DURATION, 0, 1, 0, 65535, 65535, 1, 0, 0, INT64_C(-9007199254740992), INT64_C(9007199254740992)},
};

static const struct fsm_var params[] = {
    {"min_words", 22, 52, 15, "INTERVIEW_MIN_WORDS", 0, 0, 0, 0},
    {"min_code_lines", 22, 53, 1, "INTERVIEW_MIN_CODE_LINES", 0, 0, 0, 0},
    {"max_help_len", 23, 54, 1200, "ASSISTANT_MAX_CHARS", 0, 0, 0, 0},
    {"max_help_code", 24, 55, 5, "ASSISTANT_MAX_CODE_LINES", 0, 0, 0, 0},
};

static const struct fsm_var vars[] = {
    {"candidate_id", 0, 6, 0, NULL, 0, 0, 0, 0},
    {"section", 11, 7, 0, NULL, 0, 0, 0, 0},
    {"section_start_time", 1, 8, FSM_MISSING, NULL, 0, 0, 0, 0},
    {"ended", 2, 9, 0, NULL, 0, 0, 0, 0},
    {"followup_budget_remaining", 3, 10, 0, NULL, 0, 0, 0, 0},
    {"asked", 4, 11, 0, NULL, 0, 0, 0, 0},
    {"coverage_flags", 25, 12, 0, NULL, 0, 0, 0, 0},
    {"content", 6, 15, 0, NULL, 0, 0, 0, 0},
    {"presenting", 7, 16, 0, NULL, 0, 0, 0, 0},
    {"judging", 8, 17, 0, NULL, 0, 0, 0, 0},
    {"awaiting", 9, 18, 0, NULL, 0, 0, 0, 0},
    {"assisted_in", 11, 19, 0, NULL, 0, 0, 0, 0},
    {"flagged", 2, 20, 0, NULL, 0, 0, 0, 0},
    {"exit_reason", 26, 21, FSM_MISSING, NULL, 0, 0, 0, 0},
    {"flags_high", 27, 25, 0, NULL, 0, 0, 0, 0},
    {"flags_middle", 27, 29, 0, NULL, 0, 0, 0, 0},
    {"flags_low", 27, 33, 0, NULL, 0, 0, 0, 0},
    {"bounded_context_summary", 28, 37, 0, NULL, 0, 0, 0, 0},
};

static const struct fsm_var fields[] = {
    {"who", 0, 0, 0, NULL, 0, 0, 0, 0},
    {"text", 37, 0, 0, NULL, 0, 0, 0, 0},
    {"words", 38, 1, 0, NULL, 0, 0, 0, 0},
    {"code", 39, 0, 0, NULL, 0, 0, 0, 0},
    {"lines", 38, 1, 0, NULL, 0, 0, 0, 0},
    {"text", 40, 0, 0, NULL, 0, 0, 0, 0},
    {"text", 10, 0, 0, NULL, 0, 0, 0, 0},
    {"error", 10, 0, 0, NULL, 0, 0, 0, 0},
    {"level", 25, 0, 0, NULL, 0, 0, 0, 0},
    {"which", 11, 0, 0, NULL, 0, 0, 0, 0},
    {"text", 10, 1, 0, NULL, 0, 0, 0, 0},
    {"which", 11, 0, 0, NULL, 0, 0, 0, 0},
    {"text", 37, 0, 0, NULL, 0, 0, 0, 0},
    {"length", 41, 1, 0, NULL, 0, 0, 0, 0},
    {"code_lines", 38, 2, 0, NULL, 0, 0, 0, 0},
};

static const struct fsm_var args[] = {
    {"actor", 42, 0, 0, NULL, 0, 0, 0, 0},
    {"schema_version", 43, 1, 0, NULL, 0, 0, 0, 0},
    {"actor", 42, 0, 0, NULL, 0, 0, 0, 0},
    {"candidate_id", 0, 1, 0, NULL, 0, 0, 0, 0},
    {"actor", 42, 0, 0, NULL, 0, 0, 0, 0},
    {"section", 11, 1, 0, NULL, 0, 0, 0, 0},
    {"goal", 10, 2, 0, NULL, 0, 0, 0, 0},
    {"deadline", 1, 3, 0, NULL, 0, 0, 0, 0},
    {"actor", 42, 0, 0, NULL, 0, 0, 0, 0},
    {"section", 11, 1, 0, NULL, 0, 0, 0, 0},
    {"text", 10, 2, 0, NULL, 0, 0, 0, 0},
    {"actor", 42, 0, 0, NULL, 0, 0, 0, 0},
    {"section", 11, 1, 0, NULL, 0, 0, 0, 0},
    {"late", 2, 2, 0, NULL, 0, 0, 0, 0},
    {"text", 37, 3, 0, NULL, 0, 0, 0, 0},
    {"actor", 42, 0, 0, NULL, 0, 0, 0, 0},
    {"section", 11, 1, 0, NULL, 0, 0, 0, 0},
    {"question", 36, 2, 0, NULL, 0, 0, 0, 0},
    {"dimension", 34, 3, 0, NULL, 0, 0, 0, 0},
    {"text", 10, 4, 0, NULL, 0, 0, 0, 0},
    {"actor", 42, 0, 0, NULL, 0, 0, 0, 0},
    {"section", 11, 1, 0, NULL, 0, 0, 0, 0},
    {"late", 2, 2, 0, NULL, 0, 0, 0, 0},
    {"code", 39, 3, 0, NULL, 0, 0, 0, 0},
    {"actor", 42, 0, 0, NULL, 0, 0, 0, 0},
    {"section", 11, 1, 0, NULL, 0, 0, 0, 0},
    {"text", 40, 2, 0, NULL, 0, 0, 0, 0},
    {"actor", 42, 0, 0, NULL, 0, 0, 0, 0},
    {"section", 11, 1, 0, NULL, 0, 0, 0, 0},
    {"withheld", 2, 2, 0, NULL, 0, 0, 0, 0},
    {"text", 37, 3, 0, NULL, 0, 0, 0, 0},
    {"actor", 42, 0, 0, NULL, 0, 0, 0, 0},
    {"section", 11, 1, 0, NULL, 0, 0, 0, 0},
    {"left", 44, 2, 0, NULL, 0, 0, 0, 0},
    {"actor", 42, 0, 0, NULL, 0, 0, 0, 0},
    {"section", 11, 1, 0, NULL, 0, 0, 0, 0},
    {"reason", 45, 2, 0, NULL, 0, 0, 0, 0},
    {"coverage_flags", 25, 3, 0, NULL, 0, 0, 0, 0},
    {"actor", 42, 0, 0, NULL, 0, 0, 0, 0},
    {"actor", 42, 0, 0, NULL, 0, 0, 0, 0},
    {"reason", 46, 1, 0, NULL, 0, 0, 0, 0},
    {"context", 10, 2, 0, NULL, 0, 0, 0, 0},
    {"text", 10, 0, 0, NULL, 0, 0, 0, 0},
    {"section", 11, 0, 0, NULL, 0, 0, 0, 0},
    {"text", 10, 1, 0, NULL, 0, 0, 0, 0},
    {"section", 11, 0, 0, NULL, 0, 0, 0, 0},
    {"prompt", 10, 1, 0, NULL, 0, 0, 0, 0},
    {"section", 11, 0, 0, NULL, 0, 0, 0, 0},
    {"text", 39, 1, 0, NULL, 0, 0, 0, 0},
    {"section", 11, 0, 0, NULL, 0, 0, 0, 0},
    {"section", 11, 0, 0, NULL, 0, 0, 0, 0},
    {"text", 40, 1, 0, NULL, 0, 0, 0, 0},
    {"current_section", 11, 0, 0, NULL, 0, 0, 0, 0},
    {"section_goal_text", 10, 1, 0, NULL, 0, 0, 0, 0},
    {"time_remaining", 47, 2, 0, NULL, 0, 0, 0, 0},
    {"upcoming_sections", 10, 3, 0, NULL, 0, 0, 0, 0},
    {"allowed_actions", 48, 4, 0, NULL, 0, 0, 0, 0},
    {"section", 11, 0, 0, NULL, 0, 0, 0, 0},
    {"script[section].goal", 33, 0, 0, NULL, 0, 0, 0, 0},
    {"section_left", 49, 0, 0, NULL, 0, 0, 0, 0},
    {"script[section].upcoming", 33, 0, 0, NULL, 0, 0, 0, 0},
    {"list allowed_actions.act", 48, 0, 0, NULL, 0, 0, 0, 0},
    {"exit_reason", 26, 0, 0, NULL, 0, 0, 0, 0},
    {"flags_high", 27, 0, 0, NULL, 0, 0, 0, 0},
    {"flags_middle", 27, 0, 0, NULL, 0, 0, 0, 0},
    {"flags_low", 27, 0, 0, NULL, 0, 0, 0, 0},
    {"bounded_context_summary", 28, 0, 0, NULL, 0, 0, 0, 0},
    {"flagged", 2, 0, 0, NULL, 0, 0, 0, 0},
};

static const struct fsm_var columns[] = {
    {"section", 11, 0, 0, NULL, 1, 0, 0, 0},
    {"duration", 29, 0, 0, NULL, 5, 0, 0, 0},
    {"followup_cap", 30, 0, 0, NULL, 9, 0, 0, 0},
    {"hardest", 31, 0, 0, NULL, 13, 0, 0, 0},
    {"need", 32, 0, 0, NULL, 17, 0, 0, 0},
    {"code", 2, 0, 0, NULL, 21, 0, 0, 0},
    {"section", 11, 0, 0, NULL, 25, 0, 0, 0},
    {"goal", 33, 0, 0, NULL, 29, 0, 0, 0},
    {"prompt", 33, 0, 0, NULL, 33, 0, 0, 0},
    {"upcoming", 33, 0, 0, NULL, 37, 0, 0, 0},
    {"dimension", 34, 0, 0, NULL, 41, 0, 0, 0},
    {"section", 11, 0, 0, NULL, 53, 0, 0, 0},
    {"priority", 35, 0, 0, NULL, 65, 0, 0, 0},
    {"question", 36, 0, 0, NULL, 77, 0, 0, 0},
    {"dimension", 34, 0, 0, NULL, 102, 0, 0, 0},
    {"kind", 31, 0, 0, NULL, 127, 0, 0, 0},
    {"text", 33, 0, 0, NULL, 152, 0, 0, 0},
};

static const struct fsm_event_def events[] = {
    {"Start", 0, 1, 1, 1, 65535, 116, 0, 0, 0},
    {"Disconnect", 1, 0, 0, 0, 65535, 117, 1, 0, 0},
    {"Reconnect", 1, 0, 0, 0, 65535, 118, 1, 0, 0},
    {"Abandon", 1, 0, 0, 0, 65535, 119, 1, 0, 0},
    {"CandidateMessage", 1, 2, 2, 1, 65535, 120, 0, 0, 0},
    {"CodeSubmission", 3, 2, 2, 1, 65535, 121, 0, 0, 0},
    {"AssistantQuery", 5, 1, 1, 1, 65535, 122, 0, 0, 0},
    {"Done", 6, 0, 0, 0, 65535, 123, 1, 0, 0},
    {"Presented", 6, 1, 1, 1, 15, 143, 0, 0, 0},
    {"PresentFailed", 7, 1, 1, 1, 15, 143, 0, 0, 0},
    {"Coverage", 8, 1, 3, 0, 16, 144, 0, 0, 0},
    {"CoverageFailed", 9, 0, 0, 0, 16, 144, 1, 0, 0},
    {"Summary", 9, 2, 2, 1, 17, 145, 0, 0, 0},
    {"SummaryFailed", 11, 1, 1, 0, 17, 145, 1, 0, 3},
    {"AssistantReply", 12, 3, 3, 1, 18, 146, 0, 0, 0},
    {"AssistantFailed", 15, 0, 0, 0, 18, 146, 1, 0, 0},
};

static const struct fsm_effect_def effects[] = {
    {"INTERVIEW_CREATED", 0, 2, FSM_NO_CALL, 0, 45, NULL, 65535, 65535, 125},
    {"INTERVIEW_STARTED", 2, 2, FSM_NO_CALL, 0, 45, NULL, 65535, 65535, 126},
    {"SECTION_STARTED", 4, 4, FSM_NO_CALL, 0, 45, NULL, 65535, 65535, 127},
    {"PROMPT_PRESENTED", 8, 3, FSM_NO_CALL, 0, 45, NULL, 65535, 65535, 128},
    {"CANDIDATE_MESSAGE", 11, 4, FSM_NO_CALL, 0, 45, NULL, 65535, 65535, 129},
    {"FOLLOWUP_PRESENTED", 15, 5, FSM_NO_CALL, 0, 45, NULL, 65535, 65535, 130},
    {"CANDIDATE_CODE_SUBMISSION", 20, 4, FSM_NO_CALL, 0, 45, NULL, 65535, 65535, 131},
    {"ASSISTANT_QUERY", 24, 3, FSM_NO_CALL, 0, 45, NULL, 65535, 65535, 132},
    {"ASSISTANT_RESPONSE", 27, 4, FSM_NO_CALL, 0, 45, NULL, 65535, 65535, 133},
    {"SECTION_TIME_WARNING", 31, 3, FSM_NO_CALL, 0, 45, NULL, 65535, 65535, 134},
    {"SECTION_ENDED", 34, 4, FSM_NO_CALL, 0, 45, NULL, 65535, 65535, 135},
    {"INTERVIEW_COMPLETED", 38, 1, FSM_NO_CALL, 0, 45, NULL, 65535, 65535, 136},
    {"INTERVIEW_TERMINATED", 39, 3, FSM_NO_CALL, 0, 45, NULL, 65535, 65535, 137},
    {"NeedOutline", 42, 1, FSM_NO_CALL, 0, 45, NULL, 65535, 65535, 138},
    {"StoreSummary", 43, 2, FSM_NO_CALL, 0, 45, NULL, 65535, 65535, 139},
    {"Present", 45, 2, FSM_LATEST, 1, 45, "interviewer", 8, 9, 143},
    {"Evaluate", 47, 2, FSM_LATEST, 1, 46, "coverage", 10, 11, 144},
    {"Summarise", 49, 1, FSM_QUEUE, 4, 47, "summary", 12, 13, 145},
    {"Assist", 50, 2, FSM_LATEST, 1, 51, "assistant", 14, 15, 146},
    {"TalentUIState", 52, 5, FSM_NO_CALL, 0, 52, NULL, 65535, 65535, 149},
};

static const struct fsm_timer_def timers[] = {
    {"section_left", 41},
    {"warn_first", 42},
    {"warn_last", 43},
    {"grace", 44},
};

static const struct fsm_state_def states[] = {
    {"NOT_STARTED", 65535, 0, 1, 13, 65535, 296},
    {"UNDERWAY", 65535, 1, 5, 0, 65535, 306},
    {"IN_PROGRESS", 1, 1, 4, 1, 5, 324},
    {"SECTION_OPEN", 2, 1, 3, 1, 65535, 332},
    {"SECTION_INTRO", 3, 1, 1, 9, 65535, 359},
    {"SECTION_QUESTION_ACTIVE", 3, 2, 1, 8, 65535, 365},
    {"SECTION_FOLLOWUP_ACTIVE", 3, 3, 1, 8, 65535, 368},
    {"SECTION_WRAPUP", 2, 4, 1, 8, 65535, 373},
    {"PAUSED", 1, 5, 1, 8, 65535, 390},
    {"COMPLETED", 65535, 6, 1, 10, 65535, 418},
    {"TERMINATED", 65535, 7, 1, 10, 65535, 434},
};

static const uint16_t leaf_state[] = {
    0, /* NOT_STARTED */
    4, /* SECTION_INTRO */
    5, /* SECTION_QUESTION_ACTIVE */
    6, /* SECTION_FOLLOWUP_ACTIVE */
    7, /* SECTION_WRAPUP */
    8, /* PAUSED */
    9, /* COMPLETED */
    10, /* TERMINATED */
};

static const struct fsm_data_def data[] = {
    {"sections", 0, 6, 4},
    {"script", 6, 4, 4},
    {"dimensions", 10, 3, 12},
    {"pool", 13, 4, 25},
};

static const struct fsm_view_def views[] = {
    {"TalentUIState", 57, 5, 1645},
    {"SectionArtifacts", 62, 6, 1662},
};

static const struct fsm_promise_def promises[] = {
    {"order", FSM_INVARIANT, FSM_ALWAYS_HOLDS, 0, 0, 1360, 445},
    {"boundary", FSM_INVARIANT, FSM_ON_EMIT, 0, 1, 1369, 446},
    {"ends_once", FSM_INVARIANT, FSM_ON_EMIT, 1, 1, 1377, 447},
    {"at_rest", FSM_INVARIANT, FSM_ALWAYS_HOLDS, 2, 0, 1380, 448},
    {"complete", FSM_INVARIANT, FSM_ON_EMIT, 2, 1, 1397, 449},
    {"in_all", FSM_INVARIANT, FSM_ALWAYS_HOLDS, 3, 0, 1403, 452},
    {"timed", FSM_INVARIANT, FSM_ALWAYS_HOLDS, 3, 0, 1405, 453},
    {"time_is_up", FSM_INVARIANT, FSM_ON_EVENT, 3, 1, 1418, 454},
    {"clock_runs", FSM_INVARIANT, FSM_ON_EVENT, 4, 2, 1431, 455},
    {"warned", FSM_INVARIANT, FSM_ON_EMIT, 6, 1, 1440, 456},
    {"late_is_late", FSM_INVARIANT, FSM_ON_EMIT, 7, 1, 1446, 457},
    {"late_is_mute", FSM_INVARIANT, FSM_ON_EMIT, 8, 1, 1453, 458},
    {"code_is_coded", FSM_INVARIANT, FSM_ON_EMIT, 9, 1, 1464, 459},
    {"paused", FSM_INVARIANT, FSM_ON_EVENT, 10, 7, 1468, 460},
    {"bounded", FSM_INVARIANT, FSM_ON_EMIT, 17, 1, 1481, 463},
    {"not_repeated", FSM_INVARIANT, FSM_ON_EMIT, 18, 1, 1491, 464},
    {"of_the_section", FSM_INVARIANT, FSM_ON_EMIT, 19, 1, 1500, 465},
    {"question_first", FSM_INVARIANT, FSM_ON_EMIT, 20, 1, 1514, 466},
    {"covered_enough", FSM_INVARIANT, FSM_ON_EVENT, 21, 1, 1518, 467},
    {"no_skip", FSM_INVARIANT, FSM_ON_EMIT, 22, 1, 1534, 468},
    {"prompted_once", FSM_INVARIANT, FSM_ON_EMIT, 23, 1, 1542, 469},
    {"assistant_mute", FSM_INVARIANT, FSM_ON_EVENT, 24, 3, 1550, 472},
    {"no_restart", FSM_INVARIANT, FSM_ON_EVENT, 27, 1, 1565, 475},
    {"stored_once", FSM_INVARIANT, FSM_ON_EMIT, 28, 1, 1572, 476},
    {"two_failures", FSM_INVARIANT, FSM_ON_EMIT, 29, 1, 1581, 477},
    {"all_done", FSM_REACHABLE, FSM_ALWAYS_HOLDS, 30, 0, 1589, 479},
    {"slept_through", FSM_REACHABLE, FSM_ON_EVENT, 30, 1, 1593, 480},
    {"gives_up", FSM_REACHABLE, FSM_ON_EMIT, 31, 1, 1601, 481},
    {"budget_spent", FSM_REACHABLE, FSM_ALWAYS_HOLDS, 32, 0, 1609, 482},
    {"minimum_met", FSM_REACHABLE, FSM_ON_EVENT, 32, 1, 1621, 483},
    {"late_code", FSM_REACHABLE, FSM_ON_EMIT, 33, 1, 1627, 484},
    {"three_owed", FSM_REACHABLE, FSM_ALWAYS_HOLDS, 34, 0, 1629, 485},
};

static const uint16_t triggers[] = {
    2,
    10,
    11,
    16,
    1,
    2,
    9,
    4,
    4,
    6,
    8,
    10,
    11,
    12,
    13,
    14,
    15,
    5,
    5,
    5,
    5,
    10,
    10,
    13,
    6,
    14,
    15,
    2,
    14,
    12,
    16,
    12,
    10,
    6,
};

static const struct fsm_test tests[] = {
    {"followup_budget_remaining", 1055, 3, 1, 182},
    {"question_for(cov, not_covered)", 1057, 13, 1, 183},
    {"question_for(cov, partially_covered)", 1059, 13, 1, 184},
    {"count cov = covered - sections[section].need", 1087, 14, 1, 189},
    {"ask(cov)", 1095, 15, 2, 190},
    {"any cov = not_covered", 1097, 2, 1, 192},
    {"state", 1101, 16, 4, 193},
    {"presenting", 1103, 7, 2, 197},
    {"length - max_help_len", 1181, 17, 1, 199},
    {"code_lines - max_help_code", 1185, 18, 1, 200},
    {"sections[section].code", 1209, 2, 1, 201},
    {"grace", 1213, 1, 1, 202},
    {"sections[preceding(section)].code", 1215, 19, 1, 203},
    {"state", 1245, 16, 2, 204},
    {"sections[section].code", 1247, 2, 1, 206},
    {"answered", 1270, 2, 1, 207},
    {"answered", 1285, 2, 1, 208},
    {"ended", 1300, 2, 1, 209},
    {"grace", 1302, 1, 1, 210},
    {"code_place", 1308, 20, 2, 211},
    {"sections[section].code", 1310, 2, 1, 213},
    {"grace", 1314, 1, 1, 217},
    {"content", 1316, 6, 2, 218},
    {"presenting", 1318, 7, 1, 220},
    {"presenting", 1320, 7, 2, 221},
    {"judging", 1322, 8, 2, 223},
    {"verdict(level)", 1328, 21, 3, 225},
    {"which in awaiting", 1330, 2, 1, 235},
    {"which in awaiting", 1334, 2, 1, 236},
    {"overstep(length, code_lines)", 1342, 2, 1, 237},
    {"section is last", 1344, 2, 1, 241},
    {"ended", 1348, 2, 1, 242},
    {"judging", 1350, 8, 1, 243},
    {"section in awaiting", 1352, 2, 1, 244},
    {"section is last", 1356, 2, 1, 245},
};

static const struct fsm_cell cells[] = {
    {"> 0", 0, 0},
    {"some", 1, 0},
    {"> 0", 0, 0},
    {"missing", 1, 1},
    {"some", 2, 0},
    {"> 0", 0, 0},
    {"missing", 1, 1},
    {"missing", 2, 1},
    {"= 0", 0, 1},
    {">= sections[section].need", 3, 0},
    {"nothing", 4, 2},
    {"false", 5, 1},
    {"nothing", 4, 2},
    {"true", 5, 0},
    {"SECTION_INTRO", 6, 0},
    {"PAUSED", 6, 3},
    {"pending, retried", 7, 4},
    {"uncovered", 4, 1},
    {"partial", 4, 0},
    {"> max_help_len", 8, 0},
    {"> max_help_code", 9, 0},
    {"true", 10, 0},
    {"running", 11, 0},
    {"true", 12, 0},
    {"IN_PROGRESS", 13, 0},
    {"IN_PROGRESS", 13, 0},
    {"true", 14, 0},
    {"IN_PROGRESS", 13, 0},
    {"true", 14, 0},
    {"IN_PROGRESS", 13, 0},
    {"true", 15, 0},
    {"false", 15, 1},
    {"true", 16, 0},
    {"false", 16, 1},
    {"false", 17, 1},
    {"true", 17, 0},
    {"running", 18, 0},
    {"stopped", 18, 1},
    {"running", 18, 0},
    {"stopped", 18, 1},
    {"current", 19, 1},
    {"previous", 19, 0},
    {"nowhere", 19, 2},
    {"true", 20, 0},
    {"false", 20, 1},
    {"running", 21, 0},
    {"stopped", 21, 1},
    {"enough", 22, 2},
    {"stopped", 21, 1},
    {"nothing", 22, 1},
    {"stopped", 21, 1},
    {"prompted", 22, 0},
    {"not idle", 23, 0},
    {"idle", 23, 1},
    {"pending", 24, 0},
    {"not pending", 24, 5},
    {"pending", 24, 0},
    {"retried", 24, 2},
    {"idle", 24, 1},
    {"pending", 25, 0},
    {"satisfied", 26, 1},
    {"pending", 25, 0},
    {"wait", 26, 3},
    {"idle, satisfied", 25, 5},
    {"pending", 25, 0},
    {"uncovered", 26, 0},
    {"pending", 25, 0},
    {"partial", 26, 2},
    {"pending", 25, 0},
    {"uncovered", 26, 0},
    {"pending", 25, 0},
    {"partial", 26, 2},
    {"true", 27, 0},
    {"false", 27, 1},
    {"true", 27, 0},
    {"false", 27, 1},
    {"true", 27, 0},
    {"false", 27, 1},
    {"true", 28, 0},
    {"false", 28, 1},
    {"true", 28, 0},
    {"false", 28, 1},
    {"true", 28, 0},
    {"false", 28, 1},
    {"true", 29, 0},
    {"false", 29, 1},
    {"false", 30, 1},
    {"true", 30, 0},
    {"false", 30, 1},
    {"true", 30, 0},
    {"false", 30, 1},
    {"false", 31, 1},
    {"false", 30, 1},
    {"true", 31, 0},
    {"true", 30, 0},
    {"false", 31, 1},
    {"true", 30, 0},
    {"true", 31, 0},
    {"satisfied", 32, 0},
    {"false", 33, 1},
    {"false", 34, 1},
    {"false", 33, 1},
    {"true", 34, 0},
};

static const struct fsm_row rows[] = {
    {"| > 0 | some | - || uncovered |", 169, 0, 2, 65535, FSM_STEPPED},
    {"| > 0 | missing | some || partial |", 170, 2, 3, 65535, FSM_STEPPED},
    {"| > 0 | missing | missing || nothing |", 171, 5, 3, 65535, FSM_STEPPED},
    {"| = 0 | - | - || nothing |", 172, 8, 1, 65535, FSM_STEPPED},
    {"| >= sections[section].need | - | - | - | - || satisfied |", 179, 9, 1, 65535, FSM_STEPPED},
    {"| - | nothing | false | - | - || satisfied |", 180, 10, 2, 65535, FSM_STEPPED},
    {"| - | nothing | true | - | - || wait |", 181, 12, 2, 65535, FSM_STEPPED},
    {"| - | - | - | SECTION_INTRO | - || wait |", 182, 14, 1, 65535, FSM_STEPPED},
    {"| - | - | - | PAUSED | pending, retried || wait |", 183, 15, 2, 65535, FSM_STEPPED},
    {"| - | uncovered | - | - | - || uncovered |", 184, 17, 1, 65535, FSM_STEPPED},
    {"| - | partial | - | - | - || partial |", 185, 18, 1, 65535, FSM_STEPPED},
    {"| > max_help_len | - || true |", 205, 19, 1, 65535, FSM_STEPPED},
    {"| - | > max_help_code || true |", 206, 20, 1, 65535, FSM_STEPPED},
    {"| - | - || false |", 207, 21, 0, 65535, FSM_STEPPED},
    {"| true | - | - || current |", 197, 21, 1, 65535, FSM_STEPPED},
    {"| - | running | true || previous |", 198, 22, 2, 65535, FSM_STEPPED},
    {"| - | - | - || nowhere |", 199, 24, 0, 65535, FSM_STEPPED},
    {"| IN_PROGRESS | - || chat |", 156, 24, 1, 65535, FSM_STEPPED},
    {"| IN_PROGRESS | true || code |", 157, 25, 2, 65535, FSM_STEPPED},
    {"| IN_PROGRESS | true || submit |", 158, 27, 2, 65535, FSM_STEPPED},
    {"| IN_PROGRESS | - || ask_assistant |", 159, 29, 1, 65535, FSM_STEPPED},
    {"| true || enough |", 190, 30, 1, 65535, FSM_STEPPED},
    {"| false || - |", 191, 31, 1, 65535, FSM_STEPPED},
    {"| true || enough |", 190, 32, 1, 65535, FSM_STEPPED},
    {"| false || - |", 191, 33, 1, 65535, FSM_STEPPED},
    {"| Start || IN_PROGRESS | candidate_id = who; emit INTERVIEW_STARTED(system, who); begin |", 299, 34, 0, 0, FSM_STEPPED},
    {"Start", 322, 34, 0, 1, FSM_IGNORED},
    {"Start", 429, 34, 0, 9, FSM_IGNORED},
    {"Start", 440, 34, 0, 10, FSM_IGNORED},
    {"Disconnect", 301, 34, 0, 0, FSM_IGNORED},
    {"| Disconnect || PAUSED | - |", 327, 34, 0, 2, FSM_STEPPED},
    {"Disconnect", 413, 34, 0, 8, FSM_IGNORED},
    {"Disconnect", 429, 34, 0, 9, FSM_IGNORED},
    {"Disconnect", 440, 34, 0, 10, FSM_IGNORED},
    {"Reconnect", 301, 34, 0, 0, FSM_IGNORED},
    {"Reconnect", 329, 34, 0, 2, FSM_IGNORED},
    {"| Reconnect | - | - || history IN_PROGRESS | - |", 393, 34, 0, 8, FSM_STEPPED},
    {"Reconnect", 429, 34, 0, 9, FSM_IGNORED},
    {"Reconnect", 440, 34, 0, 10, FSM_IGNORED},
    {"| Abandon || TERMINATED | emit INTERVIEW_TERMINATED(system, abandoned, \"\") |", 300, 34, 0, 0, FSM_STEPPED},
    {"| Abandon | - || TERMINATED | close(abandoned); emit INTERVIEW_TERMINATED(system, abandoned, \"\") |", 339, 34, 0, 3, FSM_STEPPED},
    {"| Abandon | - | - || TERMINATED | emit INTERVIEW_TERMINATED(system, abandoned, \"\") |", 379, 34, 0, 7, FSM_STEPPED},
    {"| Abandon | false | - || TERMINATED | close(abandoned); emit INTERVIEW_TERMINATED(system, abandoned, \"\") |", 401, 34, 1, 8, FSM_STEPPED},
    {"| Abandon | true | - || TERMINATED | emit INTERVIEW_TERMINATED(system, abandoned, \"\") |", 402, 35, 1, 8, FSM_STEPPED},
    {"Abandon", 429, 36, 0, 9, FSM_IGNORED},
    {"Abandon", 440, 36, 0, 10, FSM_IGNORED},
    {"CandidateMessage", 302, 36, 0, 0, FSM_REJECTED},
    {"| CandidateMessage | running | - || stay | emit CANDIDATE_MESSAGE(candidate, preceding(section), true, text) |", 342, 36, 1, 3, FSM_STEPPED},
    {"| CandidateMessage | stopped | - || stay | message |", 343, 37, 1, 3, FSM_STEPPED},
    {"| CandidateMessage | - || stay | emit CANDIDATE_MESSAGE(candidate, section, true, text) |", 382, 38, 0, 7, FSM_STEPPED},
    {"CandidateMessage", 414, 38, 0, 8, FSM_REJECTED},
    {"| CandidateMessage | running || stay | emit CANDIDATE_MESSAGE(candidate, section, true, text) |", 421, 38, 1, 9, FSM_STEPPED},
    {"| CandidateMessage | stopped || reject | - |", 422, 39, 1, 9, FSM_REJECTED},
    {"CandidateMessage", 441, 40, 0, 10, FSM_REJECTED},
    {"CodeSubmission", 302, 40, 0, 0, FSM_REJECTED},
    {"| CodeSubmission | - | current || stay | submission |", 344, 40, 1, 3, FSM_STEPPED},
    {"| CodeSubmission | - | previous || stay | emit CANDIDATE_CODE_SUBMISSION(candidate, preceding(section), true, code) |", 345, 41, 1, 3, FSM_STEPPED},
    {"| CodeSubmission | - | nowhere || reject | - |", 346, 42, 1, 3, FSM_REJECTED},
    {"| CodeSubmission | true || stay | emit CANDIDATE_CODE_SUBMISSION(candidate, section, true, code) |", 383, 43, 1, 7, FSM_STEPPED},
    {"| CodeSubmission | false || reject | - |", 384, 44, 1, 7, FSM_REJECTED},
    {"CodeSubmission", 414, 45, 0, 8, FSM_REJECTED},
    {"CodeSubmission", 430, 45, 0, 9, FSM_REJECTED},
    {"CodeSubmission", 441, 45, 0, 10, FSM_REJECTED},
    {"AssistantQuery", 302, 45, 0, 0, FSM_REJECTED},
    {"| AssistantQuery || stay | query |", 328, 45, 0, 2, FSM_STEPPED},
    {"AssistantQuery", 414, 45, 0, 8, FSM_REJECTED},
    {"AssistantQuery", 430, 45, 0, 9, FSM_REJECTED},
    {"AssistantQuery", 441, 45, 0, 10, FSM_REJECTED},
    {"Done", 302, 45, 0, 0, FSM_REJECTED},
    {"| Done | running | - || ignore | - |", 349, 45, 1, 3, FSM_IGNORED},
    {"| Done | stopped | enough || SECTION_WRAPUP | close(candidate_done) |", 350, 46, 2, 3, FSM_STEPPED},
    {"| Done | stopped | nothing || stay | content = prompted; emit NeedOutline(\"Please provide a brief outline so we can proceed.\") |", 351, 48, 2, 3, FSM_STEPPED},
    {"| Done | stopped | prompted || reject | - |", 352, 50, 2, 3, FSM_REJECTED},
    {"Done", 385, 52, 0, 7, FSM_IGNORED},
    {"Done", 414, 52, 0, 8, FSM_REJECTED},
    {"Done", 430, 52, 0, 9, FSM_REJECTED},
    {"Done", 441, 52, 0, 10, FSM_REJECTED},
    {"Presented", 303, 52, 0, 0, FSM_IGNORED},
    {"| Presented | - || SECTION_QUESTION_ACTIVE | present |", 361, 52, 0, 4, FSM_STEPPED},
    {"Presented", 366, 52, 0, 5, FSM_IGNORED},
    {"Presented", 369, 52, 0, 6, FSM_IGNORED},
    {"Presented", 385, 52, 0, 7, FSM_IGNORED},
    {"| Presented | not idle || stay | present; history IN_PROGRESS = SECTION_QUESTION_ACTIVE |", 405, 52, 1, 8, FSM_STEPPED},
    {"| Presented, PresentFailed | idle || ignore | - |", 408, 53, 1, 8, FSM_IGNORED},
    {"Presented", 431, 54, 0, 9, FSM_IGNORED},
    {"Presented", 442, 54, 0, 10, FSM_IGNORED},
    {"PresentFailed", 303, 54, 0, 0, FSM_IGNORED},
    {"| PresentFailed | pending || stay | present_again |", 362, 54, 1, 4, FSM_STEPPED},
    {"| PresentFailed | not pending || TERMINATED | fail |", 363, 55, 1, 4, FSM_STEPPED},
    {"PresentFailed", 366, 56, 0, 5, FSM_IGNORED},
    {"PresentFailed", 369, 56, 0, 6, FSM_IGNORED},
    {"PresentFailed", 385, 56, 0, 7, FSM_IGNORED},
    {"| PresentFailed | pending || stay | present_again |", 406, 56, 1, 8, FSM_STEPPED},
    {"| PresentFailed | retried || TERMINATED | fail |", 407, 57, 1, 8, FSM_STEPPED},
    {"| Presented, PresentFailed | idle || ignore | - |", 408, 58, 1, 8, FSM_IGNORED},
    {"PresentFailed", 431, 59, 0, 9, FSM_IGNORED},
    {"PresentFailed", 442, 59, 0, 10, FSM_IGNORED},
    {"Coverage", 303, 59, 0, 0, FSM_IGNORED},
    {"| Coverage | pending | satisfied || stay | coverage_flags = level; judging = satisfied |", 308, 59, 2, 1, FSM_STEPPED},
    {"| Coverage | pending | wait || stay | coverage_flags = level; judging = idle |", 309, 61, 2, 1, FSM_STEPPED},
    {"| Coverage | idle, satisfied | - || ignore | - |", 310, 63, 1, 1, FSM_IGNORED},
    {"| Coverage | pending | uncovered || SECTION_FOLLOWUP_ACTIVE | follow_up(question_for(level, not_covered)) |", 356, 64, 2, 3, FSM_STEPPED},
    {"| Coverage | pending | partial || SECTION_FOLLOWUP_ACTIVE | follow_up(question_for(level, partially_covered)) |", 357, 66, 2, 3, FSM_STEPPED},
    {"Coverage", 385, 68, 0, 7, FSM_IGNORED},
    {"| Coverage | pending | uncovered || stay | follow_up(question_for(level, not_covered)); history IN_PROGRESS = SECTION_FOLLOWUP_ACTIVE |", 411, 68, 2, 8, FSM_STEPPED},
    {"| Coverage | pending | partial || stay | follow_up(question_for(level, partially_covered)); history IN_PROGRESS = SECTION_FOLLOWUP_ACTIVE |", 412, 70, 2, 8, FSM_STEPPED},
    {"Coverage", 431, 72, 0, 9, FSM_IGNORED},
    {"Coverage", 442, 72, 0, 10, FSM_IGNORED},
    {"CoverageFailed", 303, 72, 0, 0, FSM_IGNORED},
    {"| CoverageFailed | - | - || stay | judging = idle |", 311, 72, 0, 1, FSM_STEPPED},
    {"CoverageFailed", 431, 72, 0, 9, FSM_IGNORED},
    {"CoverageFailed", 442, 72, 0, 10, FSM_IGNORED},
    {"Summary", 303, 72, 0, 0, FSM_IGNORED},
    {"| Summary | true || stay | store(text) |", 314, 72, 1, 1, FSM_STEPPED},
    {"| Summary, SummaryFailed | false || ignore | - |", 316, 73, 1, 1, FSM_IGNORED},
    {"| Summary | true || stay | store(text) |", 426, 74, 1, 9, FSM_STEPPED},
    {"| Summary, SummaryFailed | false || ignore | - |", 428, 75, 1, 9, FSM_IGNORED},
    {"| Summary | true || stay | store(text) |", 437, 76, 1, 10, FSM_STEPPED},
    {"| Summary, SummaryFailed | false || ignore | - |", 439, 77, 1, 10, FSM_IGNORED},
    {"SummaryFailed", 303, 78, 0, 0, FSM_IGNORED},
    {"| SummaryFailed | true || stay | store(\"\") |", 315, 78, 1, 1, FSM_STEPPED},
    {"| Summary, SummaryFailed | false || ignore | - |", 316, 79, 1, 1, FSM_IGNORED},
    {"| SummaryFailed | true || stay | store(\"\") |", 427, 80, 1, 9, FSM_STEPPED},
    {"| Summary, SummaryFailed | false || ignore | - |", 428, 81, 1, 9, FSM_IGNORED},
    {"| SummaryFailed | true || stay | store(\"\") |", 438, 82, 1, 10, FSM_STEPPED},
    {"| Summary, SummaryFailed | false || ignore | - |", 439, 83, 1, 10, FSM_IGNORED},
    {"AssistantReply", 303, 84, 0, 0, FSM_IGNORED},
    {"| AssistantReply | true || stay | flagged = true; respond(true, text) |", 319, 84, 1, 1, FSM_STEPPED},
    {"| AssistantReply | false || stay | respond(false, text) |", 320, 85, 1, 1, FSM_STEPPED},
    {"AssistantReply", 431, 86, 0, 9, FSM_IGNORED},
    {"AssistantReply", 442, 86, 0, 10, FSM_IGNORED},
    {"AssistantFailed", 303, 86, 0, 0, FSM_IGNORED},
    {"| AssistantFailed | - || stay | respond(true, \"\") |", 321, 86, 0, 1, FSM_STEPPED},
    {"AssistantFailed", 431, 86, 0, 9, FSM_IGNORED},
    {"AssistantFailed", 442, 86, 0, 10, FSM_IGNORED},
    {"| expired section_left | false || SECTION_INTRO | time_up; advance |", 334, 86, 1, 3, FSM_STEPPED},
    {"| expired section_left | true || COMPLETED | close(time_expired) |", 335, 87, 1, 3, FSM_STEPPED},
    {"| expired section_left | - | false || SECTION_INTRO | advance |", 377, 88, 1, 7, FSM_STEPPED},
    {"| expired section_left | - | true || COMPLETED | - |", 378, 89, 1, 7, FSM_STEPPED},
    {"| expired section_left | false | false || stay | time_up; advance; history IN_PROGRESS = SECTION_INTRO |", 394, 90, 2, 8, FSM_STEPPED},
    {"| expired section_left | true | false || stay | advance; history IN_PROGRESS = SECTION_INTRO |", 395, 92, 2, 8, FSM_STEPPED},
    {"| expired section_left | false | true || COMPLETED | close(time_expired) |", 396, 94, 2, 8, FSM_STEPPED},
    {"| expired section_left | true | true || COMPLETED | - |", 397, 96, 2, 8, FSM_STEPPED},
    {"| expired warn_first | - || stay | emit SECTION_TIME_WARNING(system, section, first_warning) |", 336, 98, 0, 3, FSM_STEPPED},
    {"| expired warn_first | - | - || stay | emit SECTION_TIME_WARNING(system, section, first_warning) |", 398, 98, 0, 8, FSM_STEPPED},
    {"| expired warn_last | - || stay | emit SECTION_TIME_WARNING(system, section, last_warning) |", 337, 98, 0, 3, FSM_STEPPED},
    {"| expired warn_last | - | - || stay | emit SECTION_TIME_WARNING(system, section, last_warning) |", 399, 98, 0, 8, FSM_STEPPED},
    {"| expired grace | - || stay | - |", 338, 98, 0, 3, FSM_STEPPED},
    {"| expired grace | - | - || stay | - |", 400, 98, 0, 8, FSM_STEPPED},
    {"| expired grace | - || stay | - |", 423, 98, 0, 9, FSM_STEPPED},
    {"| always | satisfied | - || SECTION_WRAPUP | close(coverage_satisfied) |", 355, 98, 1, 3, FSM_STEPPED},
    {"| always | false | false || SECTION_INTRO | advance |", 375, 99, 2, 7, FSM_STEPPED},
    {"| always | false | true || COMPLETED | - |", 376, 101, 2, 7, FSM_STEPPED},
};

static const struct fsm_decision_def decisions[] = {
    {"verdict(level)", FSM_FIRST, 4, 7, 1105, 176},
    {"ask(cov)", FSM_UNIQUE, 0, 4, 1061, 167},
    {"overstep(length, code_lines)", FSM_FIRST, 11, 3, 1189, 202},
    {"code_place", FSM_FIRST, 14, 3, 1220, 194},
    {"allowed_actions", FSM_COLLECT, 17, 4, 1251, 153},
    {"collect_content(words >= min_words)", FSM_UNIQUE, 21, 2, 1274, 188},
    {"collect_content(lines >= min_code_lines)", FSM_UNIQUE, 23, 2, 1289, 188},
};

static const uint32_t pair_rows[] = {
    25, 29, 34, 39, 46, 54, 63, 68, 77, 86, 97, 108, 112, 119, 126, 131,
    26, 30, 35, 40, 47, 48, 55, 56, 57, 64, 69, 70, 71, 72, 78, 87,
    88, 101, 102, 98, 99, 100, 109, 113, 114, 120, 121, 127, 128, 132, 135, 136,
    143, 145, 147, 150, 26, 30, 35, 40, 47, 48, 55, 56, 57, 64, 69, 70,
    71, 72, 79, 89, 101, 102, 98, 99, 100, 109, 113, 114, 120, 121, 127, 128,
    132, 135, 136, 143, 145, 147, 150, 26, 30, 35, 40, 47, 48, 55, 56, 57,
    64, 69, 70, 71, 72, 80, 90, 101, 102, 98, 99, 100, 109, 113, 114, 120,
    121, 127, 128, 132, 135, 136, 143, 145, 147, 150, 26, 30, 35, 41, 49, 58,
    59, 64, 73, 81, 91, 103, 98, 99, 100, 109, 113, 114, 120, 121, 127, 128,
    132, 137, 138, 151, 152, 26, 31, 36, 42, 43, 50, 60, 65, 74, 82, 83,
    92, 93, 94, 104, 105, 98, 99, 100, 109, 113, 114, 120, 121, 127, 128, 132,
    139, 140, 141, 142, 144, 146, 148, 27, 32, 37, 44, 51, 52, 61, 66, 75,
    84, 95, 106, 110, 115, 116, 122, 123, 129, 133, 149, 28, 33, 38, 45, 53,
    62, 67, 76, 85, 96, 107, 111, 117, 118, 124, 125, 130, 134,
};

static const struct fsm_pair pairs[] = {
    /* NOT_STARTED */
    {2204, 0, 1}, /* Start */
    {2285, 1, 1}, /* Disconnect */
    {2287, 2, 1}, /* Reconnect */
    {2289, 3, 1}, /* Abandon */
    {2317, 4, 1}, /* CandidateMessage */
    {2319, 5, 1}, /* CodeSubmission */
    {2321, 6, 1}, /* AssistantQuery */
    {2323, 7, 1}, /* Done */
    {2325, 8, 1}, /* Presented */
    {2327, 9, 1}, /* PresentFailed */
    {2329, 10, 1}, /* Coverage */
    {2331, 11, 1}, /* CoverageFailed */
    {2333, 12, 1}, /* Summary */
    {2335, 13, 1}, /* SummaryFailed */
    {2337, 14, 1}, /* AssistantReply */
    {2339, 15, 1}, /* AssistantFailed */
    {0, 0, 0}, /* expired section_left */
    {0, 0, 0}, /* expired warn_first */
    {0, 0, 0}, /* expired warn_last */
    {0, 0, 0}, /* expired grace */
    {0, 0, 0}, /* always */
    /* SECTION_INTRO */
    {2341, 16, 1}, /* Start */
    {2343, 17, 1}, /* Disconnect */
    {2364, 18, 1}, /* Reconnect */
    {2366, 19, 1}, /* Abandon */
    {1701, 20, 2}, /* CandidateMessage */
    {1705, 22, 3}, /* CodeSubmission */
    {2527, 25, 1}, /* AssistantQuery */
    {1724, 26, 4}, /* Done */
    {2606, 30, 1}, /* Presented */
    {1734, 31, 2}, /* PresentFailed */
    {1740, 33, 5}, /* Coverage */
    {2800, 38, 1}, /* CoverageFailed */
    {1771, 39, 2}, /* Summary */
    {1778, 41, 2}, /* SummaryFailed */
    {1785, 43, 2}, /* AssistantReply */
    {2878, 45, 1}, /* AssistantFailed */
    {1799, 46, 2}, /* expired section_left */
    {3095, 48, 1}, /* expired warn_first */
    {3104, 49, 1}, /* expired warn_last */
    {3113, 50, 1}, /* expired grace */
    {1806, 51, 1}, /* always */
    /* SECTION_QUESTION_ACTIVE */
    {2341, 52, 1}, /* Start */
    {3166, 53, 1}, /* Disconnect */
    {2364, 54, 1}, /* Reconnect */
    {3187, 55, 1}, /* Abandon */
    {1810, 56, 2}, /* CandidateMessage */
    {1814, 58, 3}, /* CodeSubmission */
    {2527, 61, 1}, /* AssistantQuery */
    {1833, 62, 4}, /* Done */
    {3264, 66, 1}, /* Presented */
    {3266, 67, 1}, /* PresentFailed */
    {1843, 68, 5}, /* Coverage */
    {2800, 73, 1}, /* CoverageFailed */
    {1874, 74, 2}, /* Summary */
    {1881, 76, 2}, /* SummaryFailed */
    {1888, 78, 2}, /* AssistantReply */
    {2878, 80, 1}, /* AssistantFailed */
    {1902, 81, 2}, /* expired section_left */
    {3095, 83, 1}, /* expired warn_first */
    {3104, 84, 1}, /* expired warn_last */
    {3113, 85, 1}, /* expired grace */
    {1909, 86, 1}, /* always */
    /* SECTION_FOLLOWUP_ACTIVE */
    {2341, 87, 1}, /* Start */
    {3343, 88, 1}, /* Disconnect */
    {2364, 89, 1}, /* Reconnect */
    {3364, 90, 1}, /* Abandon */
    {1913, 91, 2}, /* CandidateMessage */
    {1917, 93, 3}, /* CodeSubmission */
    {2527, 96, 1}, /* AssistantQuery */
    {1936, 97, 4}, /* Done */
    {3441, 101, 1}, /* Presented */
    {3443, 102, 1}, /* PresentFailed */
    {1946, 103, 5}, /* Coverage */
    {2800, 108, 1}, /* CoverageFailed */
    {1977, 109, 2}, /* Summary */
    {1984, 111, 2}, /* SummaryFailed */
    {1991, 113, 2}, /* AssistantReply */
    {2878, 115, 1}, /* AssistantFailed */
    {2005, 116, 2}, /* expired section_left */
    {3095, 118, 1}, /* expired warn_first */
    {3104, 119, 1}, /* expired warn_last */
    {3113, 120, 1}, /* expired grace */
    {2012, 121, 1}, /* always */
    /* SECTION_WRAPUP */
    {2341, 122, 1}, /* Start */
    {3520, 123, 1}, /* Disconnect */
    {2364, 124, 1}, /* Reconnect */
    {3541, 125, 1}, /* Abandon */
    {3570, 126, 1}, /* CandidateMessage */
    {2016, 127, 2}, /* CodeSubmission */
    {2527, 129, 1}, /* AssistantQuery */
    {3594, 130, 1}, /* Done */
    {3596, 131, 1}, /* Presented */
    {3598, 132, 1}, /* PresentFailed */
    {3600, 133, 4}, /* Coverage */
    {2800, 137, 1}, /* CoverageFailed */
    {2023, 138, 2}, /* Summary */
    {2030, 140, 2}, /* SummaryFailed */
    {2037, 142, 2}, /* AssistantReply */
    {2878, 144, 1}, /* AssistantFailed */
    {2051, 145, 2}, /* expired section_left */
    {0, 0, 0}, /* expired warn_first */
    {0, 0, 0}, /* expired warn_last */
    {0, 0, 0}, /* expired grace */
    {2058, 147, 2}, /* always */
    /* PAUSED */
    {2341, 149, 1}, /* Start */
    {3810, 150, 1}, /* Disconnect */
    {3812, 151, 1}, /* Reconnect */
    {2072, 152, 2}, /* Abandon */
    {4000, 154, 1}, /* CandidateMessage */
    {4002, 155, 1}, /* CodeSubmission */
    {4004, 156, 1}, /* AssistantQuery */
    {4006, 157, 1}, /* Done */
    {2076, 158, 2}, /* Presented */
    {2080, 160, 3}, /* PresentFailed */
    {2086, 163, 5}, /* Coverage */
    {2800, 168, 1}, /* CoverageFailed */
    {2129, 169, 2}, /* Summary */
    {2136, 171, 2}, /* SummaryFailed */
    {2143, 173, 2}, /* AssistantReply */
    {2878, 175, 1}, /* AssistantFailed */
    {2157, 176, 4}, /* expired section_left */
    {4498, 180, 1}, /* expired warn_first */
    {4507, 181, 1}, /* expired warn_last */
    {4516, 182, 1}, /* expired grace */
    {0, 0, 0}, /* always */
    /* COMPLETED */
    {4518, 183, 1}, /* Start */
    {4520, 184, 1}, /* Disconnect */
    {4522, 185, 1}, /* Reconnect */
    {4524, 186, 1}, /* Abandon */
    {2172, 187, 2}, /* CandidateMessage */
    {4539, 189, 1}, /* CodeSubmission */
    {4541, 190, 1}, /* AssistantQuery */
    {4543, 191, 1}, /* Done */
    {4545, 192, 1}, /* Presented */
    {4547, 193, 1}, /* PresentFailed */
    {4549, 194, 1}, /* Coverage */
    {4551, 195, 1}, /* CoverageFailed */
    {2176, 196, 2}, /* Summary */
    {2183, 198, 2}, /* SummaryFailed */
    {4595, 200, 1}, /* AssistantReply */
    {4597, 201, 1}, /* AssistantFailed */
    {0, 0, 0}, /* expired section_left */
    {0, 0, 0}, /* expired warn_first */
    {0, 0, 0}, /* expired warn_last */
    {4599, 202, 1}, /* expired grace */
    {0, 0, 0}, /* always */
    /* TERMINATED */
    {4601, 203, 1}, /* Start */
    {4603, 204, 1}, /* Disconnect */
    {4605, 205, 1}, /* Reconnect */
    {4607, 206, 1}, /* Abandon */
    {4609, 207, 1}, /* CandidateMessage */
    {4611, 208, 1}, /* CodeSubmission */
    {4613, 209, 1}, /* AssistantQuery */
    {4615, 210, 1}, /* Done */
    {4617, 211, 1}, /* Presented */
    {4619, 212, 1}, /* PresentFailed */
    {4621, 213, 1}, /* Coverage */
    {4623, 214, 1}, /* CoverageFailed */
    {2190, 215, 2}, /* Summary */
    {2197, 217, 2}, /* SummaryFailed */
    {4667, 219, 1}, /* AssistantReply */
    {4669, 220, 1}, /* AssistantFailed */
    {0, 0, 0}, /* expired section_left */
    {0, 0, 0}, /* expired warn_first */
    {0, 0, 0}, /* expired warn_last */
    {0, 0, 0}, /* expired grace */
    {0, 0, 0}, /* always */
};

static const char *const texts[] = {
    "",
    "What you built",
    "Tell me about a project of yours.",
    "design, coding, closing",
    "Design a system",
    "Design a service that shortens URLs.",
    "coding, closing",
    "Write code",
    "Implement an LRU cache.",
    "closing",
    "Look back",
    "What would you do differently?",
    "How did you measure whether it worked?",
    "By how much did that number move, and how do you know it was your change?",
    "Which constraints did you have to work within?",
    "Which of them did you question, and what came of it?",
    "What went wrong on the way?",
    "How did you notice, and what did you change so that it stays away?",
    "What load and what growth do you expect?",
    "Which requirement would you drop first, and what would it save?",
    "Which part gives way first as traffic grows?",
    "How would you shard it?",
    "What do users see when the store is down?",
    "Half of your machines are gone. Walk me through the next minute.",
    "Which edge cases does your code handle?",
    "What breaks if two threads call it at once?",
    "What do time and space cost?",
    "Where could you save memory?",
    "How would you test it?",
    "Which test would have found your last bug?",
    "Why should we not believe what you said about your design?",
    "Which of your decisions today are you least sure of?",
    "What would tell you that it was wrong?",
    "What did you trade for speed today?",
    "When would you choose the other way?",
    "What did you learn from this interview?",
    "What will you read up on first?",
    "Please provide a brief outline so we can proceed.",
};

static const int64_t constants[] = {
    0, 0, 1, 2, 3, 600000, 900000, 900000,
    300000, 3, 4, 2, 1, 1, 2, 2,
    1, 3, 3, 3, 2, 0, 0, 1,
    0, 0, 1, 2, 3, 1, 4, 7,
    10, 2, 5, 8, 11, 3, 6, 9,
    0, 0, 1, 2, 3, 4, 5, 6,
    7, 8, 9, 10, 11, 0, 0, 0,
    1, 1, 1, 2, 2, 2, 3, 3,
    3, 0, 1, 2, 0, 1, 2, 0,
    1, 2, 0, 1, 2, 0, 1, 2,
    3, 4, 5, 6, 7, 8, 9, 10,
    11, 12, 13, 14, 15, 16, 17, 18,
    19, 20, 21, 22, 23, 24, 0, 0,
    1, 1, 2, 2, 3, 3, 4, 4,
    5, 5, 6, 6, 7, 7, 8, 8,
    9, 9, 9, 10, 10, 11, 11, 0,
    1, 0, 1, 0, 1, 0, 2, 0,
    1, 0, 2, 0, 2, 0, 1, 0,
    1, 2, 0, 1, 0, 1, 0, 1,
    12, 13, 14, 15, 16, 17, 18, 19,
    20, 21, 22, 23, 24, 25, 26, 27,
    28, 29, 30, 31, 32, 33, 34, 35,
    36, 0, 1, 2, 3, FSM_MISSING, 1, 0,
    0, 0, 1, 2, 2, 0, 1, 2,
    1, 1, 2, 5, 6, 1, 2, 1,
    1, 1, INT64_C(-4503599627370496), 1, 1, 5, 1, 1,
    1, 1, INT64_C(-4503599627370496), 1, 2, 1, 0, 1,
    2, INT64_C(-4503599627370496), 1, 2, 1, 1, 2, 1,
    2, 1, 2, 3, 0, 0, 3, 3,
    3, 1, 2, 1, 1, 1, 1, 1,
    0, 1, 1, 2, 1, 1,
};

static const uint64_t masks[] = {
    0x2, 0x1, 0x4, 0x8, 0x6, 0x5,
};

/* Every diagram, expression and action: see runtime/code.h. */
static const uint32_t code[] = {
    /*     0 */ FSM_I(FSM_OP_GAP, 0),
    /*     1 */ FSM_I(FSM_OP_PUSH, 0),
    /*     2 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*     3 */ FSM_I(FSM_OP_EQ, 0),
    /*     4 */ FSM_I(FSM_OP_PUSH, 0),
    /*     5 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*     6 */ FSM_I(FSM_OP_DATA, 13), 4,
    /*     8 */ FSM_I(FSM_OP_LE, 0),
    /*     9 */ FSM_I(FSM_OP_AND, 0),
    /*    10 */ FSM_I(FSM_OP_PUSH, 0),
    /*    11 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* asked */
    /*    12 */ FSM_I(FSM_OP_IN, 0),
    /*    13 */ FSM_I(FSM_OP_NOT, 0),
    /*    14 */ FSM_I(FSM_OP_AND, 0),
    /*    15 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*    16 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 0)),
    /*    17 */ FSM_I(FSM_OP_EQ, 0),
    /*    18 */ FSM_I(FSM_OP_AND, 0),
    /*    19 */ FSM_I(FSM_OP_UNLESS, 22),
    /*    20 */ FSM_I(FSM_OP_PUSH, 0),
    /*    21 */ FSM_I(FSM_OP_RET, 0),
    /*    22 */ FSM_I(FSM_OP_PUSH, 0),
    /*    23 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*    24 */ FSM_I(FSM_OP_EQ, 0),
    /*    25 */ FSM_I(FSM_OP_PUSH, 1),
    /*    26 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*    27 */ FSM_I(FSM_OP_DATA, 13), 4,
    /*    29 */ FSM_I(FSM_OP_LE, 0),
    /*    30 */ FSM_I(FSM_OP_AND, 0),
    /*    31 */ FSM_I(FSM_OP_PUSH, 1),
    /*    32 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* asked */
    /*    33 */ FSM_I(FSM_OP_IN, 0),
    /*    34 */ FSM_I(FSM_OP_NOT, 0),
    /*    35 */ FSM_I(FSM_OP_AND, 0),
    /*    36 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*    37 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 0)),
    /*    38 */ FSM_I(FSM_OP_EQ, 0),
    /*    39 */ FSM_I(FSM_OP_AND, 0),
    /*    40 */ FSM_I(FSM_OP_UNLESS, 43),
    /*    41 */ FSM_I(FSM_OP_PUSH, 1),
    /*    42 */ FSM_I(FSM_OP_RET, 0),
    /*    43 */ FSM_I(FSM_OP_PUSH, 1),
    /*    44 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*    45 */ FSM_I(FSM_OP_EQ, 0),
    /*    46 */ FSM_I(FSM_OP_PUSH, 0),
    /*    47 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*    48 */ FSM_I(FSM_OP_DATA, 13), 4,
    /*    50 */ FSM_I(FSM_OP_LE, 0),
    /*    51 */ FSM_I(FSM_OP_AND, 0),
    /*    52 */ FSM_I(FSM_OP_PUSH, 6),
    /*    53 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* asked */
    /*    54 */ FSM_I(FSM_OP_IN, 0),
    /*    55 */ FSM_I(FSM_OP_NOT, 0),
    /*    56 */ FSM_I(FSM_OP_AND, 0),
    /*    57 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*    58 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 0)),
    /*    59 */ FSM_I(FSM_OP_EQ, 0),
    /*    60 */ FSM_I(FSM_OP_AND, 0),
    /*    61 */ FSM_I(FSM_OP_UNLESS, 64),
    /*    62 */ FSM_I(FSM_OP_PUSH, 6),
    /*    63 */ FSM_I(FSM_OP_RET, 0),
    /*    64 */ FSM_I(FSM_OP_PUSH, 1),
    /*    65 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*    66 */ FSM_I(FSM_OP_EQ, 0),
    /*    67 */ FSM_I(FSM_OP_PUSH, 2),
    /*    68 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*    69 */ FSM_I(FSM_OP_DATA, 13), 4,
    /*    71 */ FSM_I(FSM_OP_LE, 0),
    /*    72 */ FSM_I(FSM_OP_AND, 0),
    /*    73 */ FSM_I(FSM_OP_PUSH, 7),
    /*    74 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* asked */
    /*    75 */ FSM_I(FSM_OP_IN, 0),
    /*    76 */ FSM_I(FSM_OP_NOT, 0),
    /*    77 */ FSM_I(FSM_OP_AND, 0),
    /*    78 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*    79 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 0)),
    /*    80 */ FSM_I(FSM_OP_EQ, 0),
    /*    81 */ FSM_I(FSM_OP_AND, 0),
    /*    82 */ FSM_I(FSM_OP_UNLESS, 85),
    /*    83 */ FSM_I(FSM_OP_PUSH, 7),
    /*    84 */ FSM_I(FSM_OP_RET, 0),
    /*    85 */ FSM_I(FSM_OP_PUSH, 2),
    /*    86 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*    87 */ FSM_I(FSM_OP_EQ, 0),
    /*    88 */ FSM_I(FSM_OP_PUSH, 0),
    /*    89 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*    90 */ FSM_I(FSM_OP_DATA, 13), 4,
    /*    92 */ FSM_I(FSM_OP_LE, 0),
    /*    93 */ FSM_I(FSM_OP_AND, 0),
    /*    94 */ FSM_I(FSM_OP_PUSH, 12),
    /*    95 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* asked */
    /*    96 */ FSM_I(FSM_OP_IN, 0),
    /*    97 */ FSM_I(FSM_OP_NOT, 0),
    /*    98 */ FSM_I(FSM_OP_AND, 0),
    /*    99 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*   100 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 0)),
    /*   101 */ FSM_I(FSM_OP_EQ, 0),
    /*   102 */ FSM_I(FSM_OP_AND, 0),
    /*   103 */ FSM_I(FSM_OP_UNLESS, 106),
    /*   104 */ FSM_I(FSM_OP_PUSH, 12),
    /*   105 */ FSM_I(FSM_OP_RET, 0),
    /*   106 */ FSM_I(FSM_OP_PUSH, 2),
    /*   107 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   108 */ FSM_I(FSM_OP_EQ, 0),
    /*   109 */ FSM_I(FSM_OP_PUSH, 2),
    /*   110 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   111 */ FSM_I(FSM_OP_DATA, 13), 4,
    /*   113 */ FSM_I(FSM_OP_LE, 0),
    /*   114 */ FSM_I(FSM_OP_AND, 0),
    /*   115 */ FSM_I(FSM_OP_PUSH, 13),
    /*   116 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* asked */
    /*   117 */ FSM_I(FSM_OP_IN, 0),
    /*   118 */ FSM_I(FSM_OP_NOT, 0),
    /*   119 */ FSM_I(FSM_OP_AND, 0),
    /*   120 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*   121 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 0)),
    /*   122 */ FSM_I(FSM_OP_EQ, 0),
    /*   123 */ FSM_I(FSM_OP_AND, 0),
    /*   124 */ FSM_I(FSM_OP_UNLESS, 127),
    /*   125 */ FSM_I(FSM_OP_PUSH, 13),
    /*   126 */ FSM_I(FSM_OP_RET, 0),
    /*   127 */ FSM_I(FSM_OP_PUSH, 3),
    /*   128 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   129 */ FSM_I(FSM_OP_EQ, 0),
    /*   130 */ FSM_I(FSM_OP_PUSH, 2),
    /*   131 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   132 */ FSM_I(FSM_OP_DATA, 13), 4,
    /*   134 */ FSM_I(FSM_OP_LE, 0),
    /*   135 */ FSM_I(FSM_OP_AND, 0),
    /*   136 */ FSM_I(FSM_OP_PUSH, 18),
    /*   137 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* asked */
    /*   138 */ FSM_I(FSM_OP_IN, 0),
    /*   139 */ FSM_I(FSM_OP_NOT, 0),
    /*   140 */ FSM_I(FSM_OP_AND, 0),
    /*   141 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*   142 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 0)),
    /*   143 */ FSM_I(FSM_OP_EQ, 0),
    /*   144 */ FSM_I(FSM_OP_AND, 0),
    /*   145 */ FSM_I(FSM_OP_UNLESS, 148),
    /*   146 */ FSM_I(FSM_OP_PUSH, 18),
    /*   147 */ FSM_I(FSM_OP_RET, 0),
    /*   148 */ FSM_I(FSM_OP_PUSH, 3),
    /*   149 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   150 */ FSM_I(FSM_OP_EQ, 0),
    /*   151 */ FSM_I(FSM_OP_PUSH, 0),
    /*   152 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   153 */ FSM_I(FSM_OP_DATA, 13), 4,
    /*   155 */ FSM_I(FSM_OP_LE, 0),
    /*   156 */ FSM_I(FSM_OP_AND, 0),
    /*   157 */ FSM_I(FSM_OP_PUSH, 19),
    /*   158 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* asked */
    /*   159 */ FSM_I(FSM_OP_IN, 0),
    /*   160 */ FSM_I(FSM_OP_NOT, 0),
    /*   161 */ FSM_I(FSM_OP_AND, 0),
    /*   162 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*   163 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 0)),
    /*   164 */ FSM_I(FSM_OP_EQ, 0),
    /*   165 */ FSM_I(FSM_OP_AND, 0),
    /*   166 */ FSM_I(FSM_OP_UNLESS, 169),
    /*   167 */ FSM_I(FSM_OP_PUSH, 19),
    /*   168 */ FSM_I(FSM_OP_RET, 0),
    /*   169 */ FSM_I(FSM_OP_PUSH, 3),
    /*   170 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   171 */ FSM_I(FSM_OP_EQ, 0),
    /*   172 */ FSM_I(FSM_OP_PUSH, 1),
    /*   173 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   174 */ FSM_I(FSM_OP_DATA, 13), 4,
    /*   176 */ FSM_I(FSM_OP_LE, 0),
    /*   177 */ FSM_I(FSM_OP_AND, 0),
    /*   178 */ FSM_I(FSM_OP_PUSH, 20),
    /*   179 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* asked */
    /*   180 */ FSM_I(FSM_OP_IN, 0),
    /*   181 */ FSM_I(FSM_OP_NOT, 0),
    /*   182 */ FSM_I(FSM_OP_AND, 0),
    /*   183 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*   184 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 0)),
    /*   185 */ FSM_I(FSM_OP_EQ, 0),
    /*   186 */ FSM_I(FSM_OP_AND, 0),
    /*   187 */ FSM_I(FSM_OP_UNLESS, 190),
    /*   188 */ FSM_I(FSM_OP_PUSH, 20),
    /*   189 */ FSM_I(FSM_OP_RET, 0),
    /*   190 */ FSM_I(FSM_OP_PUSH, 0),
    /*   191 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   192 */ FSM_I(FSM_OP_EQ, 0),
    /*   193 */ FSM_I(FSM_OP_PUSH, 0),
    /*   194 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   195 */ FSM_I(FSM_OP_DATA, 13), 4,
    /*   197 */ FSM_I(FSM_OP_LE, 0),
    /*   198 */ FSM_I(FSM_OP_AND, 0),
    /*   199 */ FSM_I(FSM_OP_PUSH, 2),
    /*   200 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* asked */
    /*   201 */ FSM_I(FSM_OP_IN, 0),
    /*   202 */ FSM_I(FSM_OP_NOT, 0),
    /*   203 */ FSM_I(FSM_OP_AND, 0),
    /*   204 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 1)),
    /*   205 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 0)),
    /*   206 */ FSM_I(FSM_OP_EQ, 0),
    /*   207 */ FSM_I(FSM_OP_AND, 0),
    /*   208 */ FSM_I(FSM_OP_UNLESS, 211),
    /*   209 */ FSM_I(FSM_OP_PUSH, 2),
    /*   210 */ FSM_I(FSM_OP_RET, 0),
    /*   211 */ FSM_I(FSM_OP_PUSH, 0),
    /*   212 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   213 */ FSM_I(FSM_OP_EQ, 0),
    /*   214 */ FSM_I(FSM_OP_PUSH, 1),
    /*   215 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   216 */ FSM_I(FSM_OP_DATA, 13), 4,
    /*   218 */ FSM_I(FSM_OP_LE, 0),
    /*   219 */ FSM_I(FSM_OP_AND, 0),
    /*   220 */ FSM_I(FSM_OP_PUSH, 3),
    /*   221 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* asked */
    /*   222 */ FSM_I(FSM_OP_IN, 0),
    /*   223 */ FSM_I(FSM_OP_NOT, 0),
    /*   224 */ FSM_I(FSM_OP_AND, 0),
    /*   225 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 1)),
    /*   226 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 0)),
    /*   227 */ FSM_I(FSM_OP_EQ, 0),
    /*   228 */ FSM_I(FSM_OP_AND, 0),
    /*   229 */ FSM_I(FSM_OP_UNLESS, 232),
    /*   230 */ FSM_I(FSM_OP_PUSH, 3),
    /*   231 */ FSM_I(FSM_OP_RET, 0),
    /*   232 */ FSM_I(FSM_OP_PUSH, 1),
    /*   233 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   234 */ FSM_I(FSM_OP_EQ, 0),
    /*   235 */ FSM_I(FSM_OP_PUSH, 0),
    /*   236 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   237 */ FSM_I(FSM_OP_DATA, 13), 4,
    /*   239 */ FSM_I(FSM_OP_LE, 0),
    /*   240 */ FSM_I(FSM_OP_AND, 0),
    /*   241 */ FSM_I(FSM_OP_PUSH, 8),
    /*   242 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* asked */
    /*   243 */ FSM_I(FSM_OP_IN, 0),
    /*   244 */ FSM_I(FSM_OP_NOT, 0),
    /*   245 */ FSM_I(FSM_OP_AND, 0),
    /*   246 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 1)),
    /*   247 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 0)),
    /*   248 */ FSM_I(FSM_OP_EQ, 0),
    /*   249 */ FSM_I(FSM_OP_AND, 0),
    /*   250 */ FSM_I(FSM_OP_UNLESS, 253),
    /*   251 */ FSM_I(FSM_OP_PUSH, 8),
    /*   252 */ FSM_I(FSM_OP_RET, 0),
    /*   253 */ FSM_I(FSM_OP_PUSH, 1),
    /*   254 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   255 */ FSM_I(FSM_OP_EQ, 0),
    /*   256 */ FSM_I(FSM_OP_PUSH, 1),
    /*   257 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   258 */ FSM_I(FSM_OP_DATA, 13), 4,
    /*   260 */ FSM_I(FSM_OP_LE, 0),
    /*   261 */ FSM_I(FSM_OP_AND, 0),
    /*   262 */ FSM_I(FSM_OP_PUSH, 9),
    /*   263 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* asked */
    /*   264 */ FSM_I(FSM_OP_IN, 0),
    /*   265 */ FSM_I(FSM_OP_NOT, 0),
    /*   266 */ FSM_I(FSM_OP_AND, 0),
    /*   267 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 1)),
    /*   268 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 0)),
    /*   269 */ FSM_I(FSM_OP_EQ, 0),
    /*   270 */ FSM_I(FSM_OP_AND, 0),
    /*   271 */ FSM_I(FSM_OP_UNLESS, 274),
    /*   272 */ FSM_I(FSM_OP_PUSH, 9),
    /*   273 */ FSM_I(FSM_OP_RET, 0),
    /*   274 */ FSM_I(FSM_OP_PUSH, 2),
    /*   275 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   276 */ FSM_I(FSM_OP_EQ, 0),
    /*   277 */ FSM_I(FSM_OP_PUSH, 0),
    /*   278 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   279 */ FSM_I(FSM_OP_DATA, 13), 4,
    /*   281 */ FSM_I(FSM_OP_LE, 0),
    /*   282 */ FSM_I(FSM_OP_AND, 0),
    /*   283 */ FSM_I(FSM_OP_PUSH, 14),
    /*   284 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* asked */
    /*   285 */ FSM_I(FSM_OP_IN, 0),
    /*   286 */ FSM_I(FSM_OP_NOT, 0),
    /*   287 */ FSM_I(FSM_OP_AND, 0),
    /*   288 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 1)),
    /*   289 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 0)),
    /*   290 */ FSM_I(FSM_OP_EQ, 0),
    /*   291 */ FSM_I(FSM_OP_AND, 0),
    /*   292 */ FSM_I(FSM_OP_UNLESS, 295),
    /*   293 */ FSM_I(FSM_OP_PUSH, 14),
    /*   294 */ FSM_I(FSM_OP_RET, 0),
    /*   295 */ FSM_I(FSM_OP_PUSH, 2),
    /*   296 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   297 */ FSM_I(FSM_OP_EQ, 0),
    /*   298 */ FSM_I(FSM_OP_PUSH, 1),
    /*   299 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   300 */ FSM_I(FSM_OP_DATA, 13), 4,
    /*   302 */ FSM_I(FSM_OP_LE, 0),
    /*   303 */ FSM_I(FSM_OP_AND, 0),
    /*   304 */ FSM_I(FSM_OP_PUSH, 15),
    /*   305 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* asked */
    /*   306 */ FSM_I(FSM_OP_IN, 0),
    /*   307 */ FSM_I(FSM_OP_NOT, 0),
    /*   308 */ FSM_I(FSM_OP_AND, 0),
    /*   309 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 1)),
    /*   310 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 0)),
    /*   311 */ FSM_I(FSM_OP_EQ, 0),
    /*   312 */ FSM_I(FSM_OP_AND, 0),
    /*   313 */ FSM_I(FSM_OP_UNLESS, 316),
    /*   314 */ FSM_I(FSM_OP_PUSH, 15),
    /*   315 */ FSM_I(FSM_OP_RET, 0),
    /*   316 */ FSM_I(FSM_OP_PUSH, 3),
    /*   317 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   318 */ FSM_I(FSM_OP_EQ, 0),
    /*   319 */ FSM_I(FSM_OP_PUSH, 0),
    /*   320 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   321 */ FSM_I(FSM_OP_DATA, 13), 4,
    /*   323 */ FSM_I(FSM_OP_LE, 0),
    /*   324 */ FSM_I(FSM_OP_AND, 0),
    /*   325 */ FSM_I(FSM_OP_PUSH, 21),
    /*   326 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* asked */
    /*   327 */ FSM_I(FSM_OP_IN, 0),
    /*   328 */ FSM_I(FSM_OP_NOT, 0),
    /*   329 */ FSM_I(FSM_OP_AND, 0),
    /*   330 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 1)),
    /*   331 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 0)),
    /*   332 */ FSM_I(FSM_OP_EQ, 0),
    /*   333 */ FSM_I(FSM_OP_AND, 0),
    /*   334 */ FSM_I(FSM_OP_UNLESS, 337),
    /*   335 */ FSM_I(FSM_OP_PUSH, 21),
    /*   336 */ FSM_I(FSM_OP_RET, 0),
    /*   337 */ FSM_I(FSM_OP_PUSH, 3),
    /*   338 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   339 */ FSM_I(FSM_OP_EQ, 0),
    /*   340 */ FSM_I(FSM_OP_PUSH, 1),
    /*   341 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   342 */ FSM_I(FSM_OP_DATA, 13), 4,
    /*   344 */ FSM_I(FSM_OP_LE, 0),
    /*   345 */ FSM_I(FSM_OP_AND, 0),
    /*   346 */ FSM_I(FSM_OP_PUSH, 22),
    /*   347 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* asked */
    /*   348 */ FSM_I(FSM_OP_IN, 0),
    /*   349 */ FSM_I(FSM_OP_NOT, 0),
    /*   350 */ FSM_I(FSM_OP_AND, 0),
    /*   351 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 1)),
    /*   352 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 0)),
    /*   353 */ FSM_I(FSM_OP_EQ, 0),
    /*   354 */ FSM_I(FSM_OP_AND, 0),
    /*   355 */ FSM_I(FSM_OP_UNLESS, 358),
    /*   356 */ FSM_I(FSM_OP_PUSH, 22),
    /*   357 */ FSM_I(FSM_OP_RET, 0),
    /*   358 */ FSM_I(FSM_OP_PUSH, 0),
    /*   359 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   360 */ FSM_I(FSM_OP_EQ, 0),
    /*   361 */ FSM_I(FSM_OP_PUSH, 0),
    /*   362 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   363 */ FSM_I(FSM_OP_DATA, 13), 4,
    /*   365 */ FSM_I(FSM_OP_LE, 0),
    /*   366 */ FSM_I(FSM_OP_AND, 0),
    /*   367 */ FSM_I(FSM_OP_PUSH, 4),
    /*   368 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* asked */
    /*   369 */ FSM_I(FSM_OP_IN, 0),
    /*   370 */ FSM_I(FSM_OP_NOT, 0),
    /*   371 */ FSM_I(FSM_OP_AND, 0),
    /*   372 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 2)),
    /*   373 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 0)),
    /*   374 */ FSM_I(FSM_OP_EQ, 0),
    /*   375 */ FSM_I(FSM_OP_AND, 0),
    /*   376 */ FSM_I(FSM_OP_UNLESS, 379),
    /*   377 */ FSM_I(FSM_OP_PUSH, 4),
    /*   378 */ FSM_I(FSM_OP_RET, 0),
    /*   379 */ FSM_I(FSM_OP_PUSH, 0),
    /*   380 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   381 */ FSM_I(FSM_OP_EQ, 0),
    /*   382 */ FSM_I(FSM_OP_PUSH, 1),
    /*   383 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   384 */ FSM_I(FSM_OP_DATA, 13), 4,
    /*   386 */ FSM_I(FSM_OP_LE, 0),
    /*   387 */ FSM_I(FSM_OP_AND, 0),
    /*   388 */ FSM_I(FSM_OP_PUSH, 5),
    /*   389 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* asked */
    /*   390 */ FSM_I(FSM_OP_IN, 0),
    /*   391 */ FSM_I(FSM_OP_NOT, 0),
    /*   392 */ FSM_I(FSM_OP_AND, 0),
    /*   393 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 2)),
    /*   394 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 0)),
    /*   395 */ FSM_I(FSM_OP_EQ, 0),
    /*   396 */ FSM_I(FSM_OP_AND, 0),
    /*   397 */ FSM_I(FSM_OP_UNLESS, 400),
    /*   398 */ FSM_I(FSM_OP_PUSH, 5),
    /*   399 */ FSM_I(FSM_OP_RET, 0),
    /*   400 */ FSM_I(FSM_OP_PUSH, 1),
    /*   401 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   402 */ FSM_I(FSM_OP_EQ, 0),
    /*   403 */ FSM_I(FSM_OP_PUSH, 0),
    /*   404 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   405 */ FSM_I(FSM_OP_DATA, 13), 4,
    /*   407 */ FSM_I(FSM_OP_LE, 0),
    /*   408 */ FSM_I(FSM_OP_AND, 0),
    /*   409 */ FSM_I(FSM_OP_PUSH, 10),
    /*   410 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* asked */
    /*   411 */ FSM_I(FSM_OP_IN, 0),
    /*   412 */ FSM_I(FSM_OP_NOT, 0),
    /*   413 */ FSM_I(FSM_OP_AND, 0),
    /*   414 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 2)),
    /*   415 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 0)),
    /*   416 */ FSM_I(FSM_OP_EQ, 0),
    /*   417 */ FSM_I(FSM_OP_AND, 0),
    /*   418 */ FSM_I(FSM_OP_UNLESS, 421),
    /*   419 */ FSM_I(FSM_OP_PUSH, 10),
    /*   420 */ FSM_I(FSM_OP_RET, 0),
    /*   421 */ FSM_I(FSM_OP_PUSH, 1),
    /*   422 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   423 */ FSM_I(FSM_OP_EQ, 0),
    /*   424 */ FSM_I(FSM_OP_PUSH, 2),
    /*   425 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   426 */ FSM_I(FSM_OP_DATA, 13), 4,
    /*   428 */ FSM_I(FSM_OP_LE, 0),
    /*   429 */ FSM_I(FSM_OP_AND, 0),
    /*   430 */ FSM_I(FSM_OP_PUSH, 11),
    /*   431 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* asked */
    /*   432 */ FSM_I(FSM_OP_IN, 0),
    /*   433 */ FSM_I(FSM_OP_NOT, 0),
    /*   434 */ FSM_I(FSM_OP_AND, 0),
    /*   435 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 2)),
    /*   436 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 0)),
    /*   437 */ FSM_I(FSM_OP_EQ, 0),
    /*   438 */ FSM_I(FSM_OP_AND, 0),
    /*   439 */ FSM_I(FSM_OP_UNLESS, 442),
    /*   440 */ FSM_I(FSM_OP_PUSH, 11),
    /*   441 */ FSM_I(FSM_OP_RET, 0),
    /*   442 */ FSM_I(FSM_OP_PUSH, 2),
    /*   443 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   444 */ FSM_I(FSM_OP_EQ, 0),
    /*   445 */ FSM_I(FSM_OP_PUSH, 0),
    /*   446 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   447 */ FSM_I(FSM_OP_DATA, 13), 4,
    /*   449 */ FSM_I(FSM_OP_LE, 0),
    /*   450 */ FSM_I(FSM_OP_AND, 0),
    /*   451 */ FSM_I(FSM_OP_PUSH, 16),
    /*   452 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* asked */
    /*   453 */ FSM_I(FSM_OP_IN, 0),
    /*   454 */ FSM_I(FSM_OP_NOT, 0),
    /*   455 */ FSM_I(FSM_OP_AND, 0),
    /*   456 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 2)),
    /*   457 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 0)),
    /*   458 */ FSM_I(FSM_OP_EQ, 0),
    /*   459 */ FSM_I(FSM_OP_AND, 0),
    /*   460 */ FSM_I(FSM_OP_UNLESS, 463),
    /*   461 */ FSM_I(FSM_OP_PUSH, 16),
    /*   462 */ FSM_I(FSM_OP_RET, 0),
    /*   463 */ FSM_I(FSM_OP_PUSH, 2),
    /*   464 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   465 */ FSM_I(FSM_OP_EQ, 0),
    /*   466 */ FSM_I(FSM_OP_PUSH, 1),
    /*   467 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   468 */ FSM_I(FSM_OP_DATA, 13), 4,
    /*   470 */ FSM_I(FSM_OP_LE, 0),
    /*   471 */ FSM_I(FSM_OP_AND, 0),
    /*   472 */ FSM_I(FSM_OP_PUSH, 17),
    /*   473 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* asked */
    /*   474 */ FSM_I(FSM_OP_IN, 0),
    /*   475 */ FSM_I(FSM_OP_NOT, 0),
    /*   476 */ FSM_I(FSM_OP_AND, 0),
    /*   477 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 2)),
    /*   478 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 0)),
    /*   479 */ FSM_I(FSM_OP_EQ, 0),
    /*   480 */ FSM_I(FSM_OP_AND, 0),
    /*   481 */ FSM_I(FSM_OP_UNLESS, 484),
    /*   482 */ FSM_I(FSM_OP_PUSH, 17),
    /*   483 */ FSM_I(FSM_OP_RET, 0),
    /*   484 */ FSM_I(FSM_OP_PUSH, 3),
    /*   485 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   486 */ FSM_I(FSM_OP_EQ, 0),
    /*   487 */ FSM_I(FSM_OP_PUSH, 0),
    /*   488 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   489 */ FSM_I(FSM_OP_DATA, 13), 4,
    /*   491 */ FSM_I(FSM_OP_LE, 0),
    /*   492 */ FSM_I(FSM_OP_AND, 0),
    /*   493 */ FSM_I(FSM_OP_PUSH, 23),
    /*   494 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* asked */
    /*   495 */ FSM_I(FSM_OP_IN, 0),
    /*   496 */ FSM_I(FSM_OP_NOT, 0),
    /*   497 */ FSM_I(FSM_OP_AND, 0),
    /*   498 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 2)),
    /*   499 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 0)),
    /*   500 */ FSM_I(FSM_OP_EQ, 0),
    /*   501 */ FSM_I(FSM_OP_AND, 0),
    /*   502 */ FSM_I(FSM_OP_UNLESS, 505),
    /*   503 */ FSM_I(FSM_OP_PUSH, 23),
    /*   504 */ FSM_I(FSM_OP_RET, 0),
    /*   505 */ FSM_I(FSM_OP_PUSH, 3),
    /*   506 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   507 */ FSM_I(FSM_OP_EQ, 0),
    /*   508 */ FSM_I(FSM_OP_PUSH, 1),
    /*   509 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   510 */ FSM_I(FSM_OP_DATA, 13), 4,
    /*   512 */ FSM_I(FSM_OP_LE, 0),
    /*   513 */ FSM_I(FSM_OP_AND, 0),
    /*   514 */ FSM_I(FSM_OP_PUSH, 24),
    /*   515 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* asked */
    /*   516 */ FSM_I(FSM_OP_IN, 0),
    /*   517 */ FSM_I(FSM_OP_NOT, 0),
    /*   518 */ FSM_I(FSM_OP_AND, 0),
    /*   519 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 2)),
    /*   520 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 0)),
    /*   521 */ FSM_I(FSM_OP_EQ, 0),
    /*   522 */ FSM_I(FSM_OP_AND, 0),
    /*   523 */ FSM_I(FSM_OP_UNLESS, 526),
    /*   524 */ FSM_I(FSM_OP_PUSH, 24),
    /*   525 */ FSM_I(FSM_OP_RET, 0),
    /*   526 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 181)),
    /*   527 */ FSM_I(FSM_OP_RET, 0),
    /*   528 */ FSM_I(FSM_OP_PUSH, 0),
    /*   529 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   530 */ FSM_I(FSM_OP_EQ, 0),
    /*   531 */ FSM_I(FSM_OP_PUSH, 0),
    /*   532 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   533 */ FSM_I(FSM_OP_DATA, 13), 4,
    /*   535 */ FSM_I(FSM_OP_LE, 0),
    /*   536 */ FSM_I(FSM_OP_AND, 0),
    /*   537 */ FSM_I(FSM_OP_PUSH, 0),
    /*   538 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* asked */
    /*   539 */ FSM_I(FSM_OP_IN, 0),
    /*   540 */ FSM_I(FSM_OP_NOT, 0),
    /*   541 */ FSM_I(FSM_OP_AND, 0),
    /*   542 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*   543 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 2)),
    /*   544 */ FSM_I(FSM_OP_EQ, 0),
    /*   545 */ FSM_I(FSM_OP_AND, 0),
    /*   546 */ FSM_I(FSM_OP_UNLESS, 549),
    /*   547 */ FSM_I(FSM_OP_PUSH, 0),
    /*   548 */ FSM_I(FSM_OP_RET, 0),
    /*   549 */ FSM_I(FSM_OP_PUSH, 0),
    /*   550 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   551 */ FSM_I(FSM_OP_EQ, 0),
    /*   552 */ FSM_I(FSM_OP_PUSH, 1),
    /*   553 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   554 */ FSM_I(FSM_OP_DATA, 13), 4,
    /*   556 */ FSM_I(FSM_OP_LE, 0),
    /*   557 */ FSM_I(FSM_OP_AND, 0),
    /*   558 */ FSM_I(FSM_OP_PUSH, 1),
    /*   559 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* asked */
    /*   560 */ FSM_I(FSM_OP_IN, 0),
    /*   561 */ FSM_I(FSM_OP_NOT, 0),
    /*   562 */ FSM_I(FSM_OP_AND, 0),
    /*   563 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*   564 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 2)),
    /*   565 */ FSM_I(FSM_OP_EQ, 0),
    /*   566 */ FSM_I(FSM_OP_AND, 0),
    /*   567 */ FSM_I(FSM_OP_UNLESS, 570),
    /*   568 */ FSM_I(FSM_OP_PUSH, 1),
    /*   569 */ FSM_I(FSM_OP_RET, 0),
    /*   570 */ FSM_I(FSM_OP_PUSH, 1),
    /*   571 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   572 */ FSM_I(FSM_OP_EQ, 0),
    /*   573 */ FSM_I(FSM_OP_PUSH, 0),
    /*   574 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   575 */ FSM_I(FSM_OP_DATA, 13), 4,
    /*   577 */ FSM_I(FSM_OP_LE, 0),
    /*   578 */ FSM_I(FSM_OP_AND, 0),
    /*   579 */ FSM_I(FSM_OP_PUSH, 6),
    /*   580 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* asked */
    /*   581 */ FSM_I(FSM_OP_IN, 0),
    /*   582 */ FSM_I(FSM_OP_NOT, 0),
    /*   583 */ FSM_I(FSM_OP_AND, 0),
    /*   584 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*   585 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 2)),
    /*   586 */ FSM_I(FSM_OP_EQ, 0),
    /*   587 */ FSM_I(FSM_OP_AND, 0),
    /*   588 */ FSM_I(FSM_OP_UNLESS, 591),
    /*   589 */ FSM_I(FSM_OP_PUSH, 6),
    /*   590 */ FSM_I(FSM_OP_RET, 0),
    /*   591 */ FSM_I(FSM_OP_PUSH, 1),
    /*   592 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   593 */ FSM_I(FSM_OP_EQ, 0),
    /*   594 */ FSM_I(FSM_OP_PUSH, 2),
    /*   595 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   596 */ FSM_I(FSM_OP_DATA, 13), 4,
    /*   598 */ FSM_I(FSM_OP_LE, 0),
    /*   599 */ FSM_I(FSM_OP_AND, 0),
    /*   600 */ FSM_I(FSM_OP_PUSH, 7),
    /*   601 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* asked */
    /*   602 */ FSM_I(FSM_OP_IN, 0),
    /*   603 */ FSM_I(FSM_OP_NOT, 0),
    /*   604 */ FSM_I(FSM_OP_AND, 0),
    /*   605 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*   606 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 2)),
    /*   607 */ FSM_I(FSM_OP_EQ, 0),
    /*   608 */ FSM_I(FSM_OP_AND, 0),
    /*   609 */ FSM_I(FSM_OP_UNLESS, 612),
    /*   610 */ FSM_I(FSM_OP_PUSH, 7),
    /*   611 */ FSM_I(FSM_OP_RET, 0),
    /*   612 */ FSM_I(FSM_OP_PUSH, 2),
    /*   613 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   614 */ FSM_I(FSM_OP_EQ, 0),
    /*   615 */ FSM_I(FSM_OP_PUSH, 0),
    /*   616 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   617 */ FSM_I(FSM_OP_DATA, 13), 4,
    /*   619 */ FSM_I(FSM_OP_LE, 0),
    /*   620 */ FSM_I(FSM_OP_AND, 0),
    /*   621 */ FSM_I(FSM_OP_PUSH, 12),
    /*   622 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* asked */
    /*   623 */ FSM_I(FSM_OP_IN, 0),
    /*   624 */ FSM_I(FSM_OP_NOT, 0),
    /*   625 */ FSM_I(FSM_OP_AND, 0),
    /*   626 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*   627 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 2)),
    /*   628 */ FSM_I(FSM_OP_EQ, 0),
    /*   629 */ FSM_I(FSM_OP_AND, 0),
    /*   630 */ FSM_I(FSM_OP_UNLESS, 633),
    /*   631 */ FSM_I(FSM_OP_PUSH, 12),
    /*   632 */ FSM_I(FSM_OP_RET, 0),
    /*   633 */ FSM_I(FSM_OP_PUSH, 2),
    /*   634 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   635 */ FSM_I(FSM_OP_EQ, 0),
    /*   636 */ FSM_I(FSM_OP_PUSH, 2),
    /*   637 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   638 */ FSM_I(FSM_OP_DATA, 13), 4,
    /*   640 */ FSM_I(FSM_OP_LE, 0),
    /*   641 */ FSM_I(FSM_OP_AND, 0),
    /*   642 */ FSM_I(FSM_OP_PUSH, 13),
    /*   643 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* asked */
    /*   644 */ FSM_I(FSM_OP_IN, 0),
    /*   645 */ FSM_I(FSM_OP_NOT, 0),
    /*   646 */ FSM_I(FSM_OP_AND, 0),
    /*   647 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*   648 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 2)),
    /*   649 */ FSM_I(FSM_OP_EQ, 0),
    /*   650 */ FSM_I(FSM_OP_AND, 0),
    /*   651 */ FSM_I(FSM_OP_UNLESS, 654),
    /*   652 */ FSM_I(FSM_OP_PUSH, 13),
    /*   653 */ FSM_I(FSM_OP_RET, 0),
    /*   654 */ FSM_I(FSM_OP_PUSH, 3),
    /*   655 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   656 */ FSM_I(FSM_OP_EQ, 0),
    /*   657 */ FSM_I(FSM_OP_PUSH, 2),
    /*   658 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   659 */ FSM_I(FSM_OP_DATA, 13), 4,
    /*   661 */ FSM_I(FSM_OP_LE, 0),
    /*   662 */ FSM_I(FSM_OP_AND, 0),
    /*   663 */ FSM_I(FSM_OP_PUSH, 18),
    /*   664 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* asked */
    /*   665 */ FSM_I(FSM_OP_IN, 0),
    /*   666 */ FSM_I(FSM_OP_NOT, 0),
    /*   667 */ FSM_I(FSM_OP_AND, 0),
    /*   668 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*   669 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 2)),
    /*   670 */ FSM_I(FSM_OP_EQ, 0),
    /*   671 */ FSM_I(FSM_OP_AND, 0),
    /*   672 */ FSM_I(FSM_OP_UNLESS, 675),
    /*   673 */ FSM_I(FSM_OP_PUSH, 18),
    /*   674 */ FSM_I(FSM_OP_RET, 0),
    /*   675 */ FSM_I(FSM_OP_PUSH, 3),
    /*   676 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   677 */ FSM_I(FSM_OP_EQ, 0),
    /*   678 */ FSM_I(FSM_OP_PUSH, 0),
    /*   679 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   680 */ FSM_I(FSM_OP_DATA, 13), 4,
    /*   682 */ FSM_I(FSM_OP_LE, 0),
    /*   683 */ FSM_I(FSM_OP_AND, 0),
    /*   684 */ FSM_I(FSM_OP_PUSH, 19),
    /*   685 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* asked */
    /*   686 */ FSM_I(FSM_OP_IN, 0),
    /*   687 */ FSM_I(FSM_OP_NOT, 0),
    /*   688 */ FSM_I(FSM_OP_AND, 0),
    /*   689 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*   690 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 2)),
    /*   691 */ FSM_I(FSM_OP_EQ, 0),
    /*   692 */ FSM_I(FSM_OP_AND, 0),
    /*   693 */ FSM_I(FSM_OP_UNLESS, 696),
    /*   694 */ FSM_I(FSM_OP_PUSH, 19),
    /*   695 */ FSM_I(FSM_OP_RET, 0),
    /*   696 */ FSM_I(FSM_OP_PUSH, 3),
    /*   697 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   698 */ FSM_I(FSM_OP_EQ, 0),
    /*   699 */ FSM_I(FSM_OP_PUSH, 1),
    /*   700 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   701 */ FSM_I(FSM_OP_DATA, 13), 4,
    /*   703 */ FSM_I(FSM_OP_LE, 0),
    /*   704 */ FSM_I(FSM_OP_AND, 0),
    /*   705 */ FSM_I(FSM_OP_PUSH, 20),
    /*   706 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* asked */
    /*   707 */ FSM_I(FSM_OP_IN, 0),
    /*   708 */ FSM_I(FSM_OP_NOT, 0),
    /*   709 */ FSM_I(FSM_OP_AND, 0),
    /*   710 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*   711 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 2)),
    /*   712 */ FSM_I(FSM_OP_EQ, 0),
    /*   713 */ FSM_I(FSM_OP_AND, 0),
    /*   714 */ FSM_I(FSM_OP_UNLESS, 717),
    /*   715 */ FSM_I(FSM_OP_PUSH, 20),
    /*   716 */ FSM_I(FSM_OP_RET, 0),
    /*   717 */ FSM_I(FSM_OP_PUSH, 0),
    /*   718 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   719 */ FSM_I(FSM_OP_EQ, 0),
    /*   720 */ FSM_I(FSM_OP_PUSH, 0),
    /*   721 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   722 */ FSM_I(FSM_OP_DATA, 13), 4,
    /*   724 */ FSM_I(FSM_OP_LE, 0),
    /*   725 */ FSM_I(FSM_OP_AND, 0),
    /*   726 */ FSM_I(FSM_OP_PUSH, 2),
    /*   727 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* asked */
    /*   728 */ FSM_I(FSM_OP_IN, 0),
    /*   729 */ FSM_I(FSM_OP_NOT, 0),
    /*   730 */ FSM_I(FSM_OP_AND, 0),
    /*   731 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 1)),
    /*   732 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 2)),
    /*   733 */ FSM_I(FSM_OP_EQ, 0),
    /*   734 */ FSM_I(FSM_OP_AND, 0),
    /*   735 */ FSM_I(FSM_OP_UNLESS, 738),
    /*   736 */ FSM_I(FSM_OP_PUSH, 2),
    /*   737 */ FSM_I(FSM_OP_RET, 0),
    /*   738 */ FSM_I(FSM_OP_PUSH, 0),
    /*   739 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   740 */ FSM_I(FSM_OP_EQ, 0),
    /*   741 */ FSM_I(FSM_OP_PUSH, 1),
    /*   742 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   743 */ FSM_I(FSM_OP_DATA, 13), 4,
    /*   745 */ FSM_I(FSM_OP_LE, 0),
    /*   746 */ FSM_I(FSM_OP_AND, 0),
    /*   747 */ FSM_I(FSM_OP_PUSH, 3),
    /*   748 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* asked */
    /*   749 */ FSM_I(FSM_OP_IN, 0),
    /*   750 */ FSM_I(FSM_OP_NOT, 0),
    /*   751 */ FSM_I(FSM_OP_AND, 0),
    /*   752 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 1)),
    /*   753 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 2)),
    /*   754 */ FSM_I(FSM_OP_EQ, 0),
    /*   755 */ FSM_I(FSM_OP_AND, 0),
    /*   756 */ FSM_I(FSM_OP_UNLESS, 759),
    /*   757 */ FSM_I(FSM_OP_PUSH, 3),
    /*   758 */ FSM_I(FSM_OP_RET, 0),
    /*   759 */ FSM_I(FSM_OP_PUSH, 1),
    /*   760 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   761 */ FSM_I(FSM_OP_EQ, 0),
    /*   762 */ FSM_I(FSM_OP_PUSH, 0),
    /*   763 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   764 */ FSM_I(FSM_OP_DATA, 13), 4,
    /*   766 */ FSM_I(FSM_OP_LE, 0),
    /*   767 */ FSM_I(FSM_OP_AND, 0),
    /*   768 */ FSM_I(FSM_OP_PUSH, 8),
    /*   769 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* asked */
    /*   770 */ FSM_I(FSM_OP_IN, 0),
    /*   771 */ FSM_I(FSM_OP_NOT, 0),
    /*   772 */ FSM_I(FSM_OP_AND, 0),
    /*   773 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 1)),
    /*   774 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 2)),
    /*   775 */ FSM_I(FSM_OP_EQ, 0),
    /*   776 */ FSM_I(FSM_OP_AND, 0),
    /*   777 */ FSM_I(FSM_OP_UNLESS, 780),
    /*   778 */ FSM_I(FSM_OP_PUSH, 8),
    /*   779 */ FSM_I(FSM_OP_RET, 0),
    /*   780 */ FSM_I(FSM_OP_PUSH, 1),
    /*   781 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   782 */ FSM_I(FSM_OP_EQ, 0),
    /*   783 */ FSM_I(FSM_OP_PUSH, 1),
    /*   784 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   785 */ FSM_I(FSM_OP_DATA, 13), 4,
    /*   787 */ FSM_I(FSM_OP_LE, 0),
    /*   788 */ FSM_I(FSM_OP_AND, 0),
    /*   789 */ FSM_I(FSM_OP_PUSH, 9),
    /*   790 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* asked */
    /*   791 */ FSM_I(FSM_OP_IN, 0),
    /*   792 */ FSM_I(FSM_OP_NOT, 0),
    /*   793 */ FSM_I(FSM_OP_AND, 0),
    /*   794 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 1)),
    /*   795 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 2)),
    /*   796 */ FSM_I(FSM_OP_EQ, 0),
    /*   797 */ FSM_I(FSM_OP_AND, 0),
    /*   798 */ FSM_I(FSM_OP_UNLESS, 801),
    /*   799 */ FSM_I(FSM_OP_PUSH, 9),
    /*   800 */ FSM_I(FSM_OP_RET, 0),
    /*   801 */ FSM_I(FSM_OP_PUSH, 2),
    /*   802 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   803 */ FSM_I(FSM_OP_EQ, 0),
    /*   804 */ FSM_I(FSM_OP_PUSH, 0),
    /*   805 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   806 */ FSM_I(FSM_OP_DATA, 13), 4,
    /*   808 */ FSM_I(FSM_OP_LE, 0),
    /*   809 */ FSM_I(FSM_OP_AND, 0),
    /*   810 */ FSM_I(FSM_OP_PUSH, 14),
    /*   811 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* asked */
    /*   812 */ FSM_I(FSM_OP_IN, 0),
    /*   813 */ FSM_I(FSM_OP_NOT, 0),
    /*   814 */ FSM_I(FSM_OP_AND, 0),
    /*   815 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 1)),
    /*   816 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 2)),
    /*   817 */ FSM_I(FSM_OP_EQ, 0),
    /*   818 */ FSM_I(FSM_OP_AND, 0),
    /*   819 */ FSM_I(FSM_OP_UNLESS, 822),
    /*   820 */ FSM_I(FSM_OP_PUSH, 14),
    /*   821 */ FSM_I(FSM_OP_RET, 0),
    /*   822 */ FSM_I(FSM_OP_PUSH, 2),
    /*   823 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   824 */ FSM_I(FSM_OP_EQ, 0),
    /*   825 */ FSM_I(FSM_OP_PUSH, 1),
    /*   826 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   827 */ FSM_I(FSM_OP_DATA, 13), 4,
    /*   829 */ FSM_I(FSM_OP_LE, 0),
    /*   830 */ FSM_I(FSM_OP_AND, 0),
    /*   831 */ FSM_I(FSM_OP_PUSH, 15),
    /*   832 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* asked */
    /*   833 */ FSM_I(FSM_OP_IN, 0),
    /*   834 */ FSM_I(FSM_OP_NOT, 0),
    /*   835 */ FSM_I(FSM_OP_AND, 0),
    /*   836 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 1)),
    /*   837 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 2)),
    /*   838 */ FSM_I(FSM_OP_EQ, 0),
    /*   839 */ FSM_I(FSM_OP_AND, 0),
    /*   840 */ FSM_I(FSM_OP_UNLESS, 843),
    /*   841 */ FSM_I(FSM_OP_PUSH, 15),
    /*   842 */ FSM_I(FSM_OP_RET, 0),
    /*   843 */ FSM_I(FSM_OP_PUSH, 3),
    /*   844 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   845 */ FSM_I(FSM_OP_EQ, 0),
    /*   846 */ FSM_I(FSM_OP_PUSH, 0),
    /*   847 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   848 */ FSM_I(FSM_OP_DATA, 13), 4,
    /*   850 */ FSM_I(FSM_OP_LE, 0),
    /*   851 */ FSM_I(FSM_OP_AND, 0),
    /*   852 */ FSM_I(FSM_OP_PUSH, 21),
    /*   853 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* asked */
    /*   854 */ FSM_I(FSM_OP_IN, 0),
    /*   855 */ FSM_I(FSM_OP_NOT, 0),
    /*   856 */ FSM_I(FSM_OP_AND, 0),
    /*   857 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 1)),
    /*   858 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 2)),
    /*   859 */ FSM_I(FSM_OP_EQ, 0),
    /*   860 */ FSM_I(FSM_OP_AND, 0),
    /*   861 */ FSM_I(FSM_OP_UNLESS, 864),
    /*   862 */ FSM_I(FSM_OP_PUSH, 21),
    /*   863 */ FSM_I(FSM_OP_RET, 0),
    /*   864 */ FSM_I(FSM_OP_PUSH, 3),
    /*   865 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   866 */ FSM_I(FSM_OP_EQ, 0),
    /*   867 */ FSM_I(FSM_OP_PUSH, 1),
    /*   868 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   869 */ FSM_I(FSM_OP_DATA, 13), 4,
    /*   871 */ FSM_I(FSM_OP_LE, 0),
    /*   872 */ FSM_I(FSM_OP_AND, 0),
    /*   873 */ FSM_I(FSM_OP_PUSH, 22),
    /*   874 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* asked */
    /*   875 */ FSM_I(FSM_OP_IN, 0),
    /*   876 */ FSM_I(FSM_OP_NOT, 0),
    /*   877 */ FSM_I(FSM_OP_AND, 0),
    /*   878 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 1)),
    /*   879 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 2)),
    /*   880 */ FSM_I(FSM_OP_EQ, 0),
    /*   881 */ FSM_I(FSM_OP_AND, 0),
    /*   882 */ FSM_I(FSM_OP_UNLESS, 885),
    /*   883 */ FSM_I(FSM_OP_PUSH, 22),
    /*   884 */ FSM_I(FSM_OP_RET, 0),
    /*   885 */ FSM_I(FSM_OP_PUSH, 0),
    /*   886 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   887 */ FSM_I(FSM_OP_EQ, 0),
    /*   888 */ FSM_I(FSM_OP_PUSH, 0),
    /*   889 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   890 */ FSM_I(FSM_OP_DATA, 13), 4,
    /*   892 */ FSM_I(FSM_OP_LE, 0),
    /*   893 */ FSM_I(FSM_OP_AND, 0),
    /*   894 */ FSM_I(FSM_OP_PUSH, 4),
    /*   895 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* asked */
    /*   896 */ FSM_I(FSM_OP_IN, 0),
    /*   897 */ FSM_I(FSM_OP_NOT, 0),
    /*   898 */ FSM_I(FSM_OP_AND, 0),
    /*   899 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 2)),
    /*   900 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 2)),
    /*   901 */ FSM_I(FSM_OP_EQ, 0),
    /*   902 */ FSM_I(FSM_OP_AND, 0),
    /*   903 */ FSM_I(FSM_OP_UNLESS, 906),
    /*   904 */ FSM_I(FSM_OP_PUSH, 4),
    /*   905 */ FSM_I(FSM_OP_RET, 0),
    /*   906 */ FSM_I(FSM_OP_PUSH, 0),
    /*   907 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   908 */ FSM_I(FSM_OP_EQ, 0),
    /*   909 */ FSM_I(FSM_OP_PUSH, 1),
    /*   910 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   911 */ FSM_I(FSM_OP_DATA, 13), 4,
    /*   913 */ FSM_I(FSM_OP_LE, 0),
    /*   914 */ FSM_I(FSM_OP_AND, 0),
    /*   915 */ FSM_I(FSM_OP_PUSH, 5),
    /*   916 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* asked */
    /*   917 */ FSM_I(FSM_OP_IN, 0),
    /*   918 */ FSM_I(FSM_OP_NOT, 0),
    /*   919 */ FSM_I(FSM_OP_AND, 0),
    /*   920 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 2)),
    /*   921 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 2)),
    /*   922 */ FSM_I(FSM_OP_EQ, 0),
    /*   923 */ FSM_I(FSM_OP_AND, 0),
    /*   924 */ FSM_I(FSM_OP_UNLESS, 927),
    /*   925 */ FSM_I(FSM_OP_PUSH, 5),
    /*   926 */ FSM_I(FSM_OP_RET, 0),
    /*   927 */ FSM_I(FSM_OP_PUSH, 1),
    /*   928 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   929 */ FSM_I(FSM_OP_EQ, 0),
    /*   930 */ FSM_I(FSM_OP_PUSH, 0),
    /*   931 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   932 */ FSM_I(FSM_OP_DATA, 13), 4,
    /*   934 */ FSM_I(FSM_OP_LE, 0),
    /*   935 */ FSM_I(FSM_OP_AND, 0),
    /*   936 */ FSM_I(FSM_OP_PUSH, 10),
    /*   937 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* asked */
    /*   938 */ FSM_I(FSM_OP_IN, 0),
    /*   939 */ FSM_I(FSM_OP_NOT, 0),
    /*   940 */ FSM_I(FSM_OP_AND, 0),
    /*   941 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 2)),
    /*   942 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 2)),
    /*   943 */ FSM_I(FSM_OP_EQ, 0),
    /*   944 */ FSM_I(FSM_OP_AND, 0),
    /*   945 */ FSM_I(FSM_OP_UNLESS, 948),
    /*   946 */ FSM_I(FSM_OP_PUSH, 10),
    /*   947 */ FSM_I(FSM_OP_RET, 0),
    /*   948 */ FSM_I(FSM_OP_PUSH, 1),
    /*   949 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   950 */ FSM_I(FSM_OP_EQ, 0),
    /*   951 */ FSM_I(FSM_OP_PUSH, 2),
    /*   952 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   953 */ FSM_I(FSM_OP_DATA, 13), 4,
    /*   955 */ FSM_I(FSM_OP_LE, 0),
    /*   956 */ FSM_I(FSM_OP_AND, 0),
    /*   957 */ FSM_I(FSM_OP_PUSH, 11),
    /*   958 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* asked */
    /*   959 */ FSM_I(FSM_OP_IN, 0),
    /*   960 */ FSM_I(FSM_OP_NOT, 0),
    /*   961 */ FSM_I(FSM_OP_AND, 0),
    /*   962 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 2)),
    /*   963 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 2)),
    /*   964 */ FSM_I(FSM_OP_EQ, 0),
    /*   965 */ FSM_I(FSM_OP_AND, 0),
    /*   966 */ FSM_I(FSM_OP_UNLESS, 969),
    /*   967 */ FSM_I(FSM_OP_PUSH, 11),
    /*   968 */ FSM_I(FSM_OP_RET, 0),
    /*   969 */ FSM_I(FSM_OP_PUSH, 2),
    /*   970 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   971 */ FSM_I(FSM_OP_EQ, 0),
    /*   972 */ FSM_I(FSM_OP_PUSH, 0),
    /*   973 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   974 */ FSM_I(FSM_OP_DATA, 13), 4,
    /*   976 */ FSM_I(FSM_OP_LE, 0),
    /*   977 */ FSM_I(FSM_OP_AND, 0),
    /*   978 */ FSM_I(FSM_OP_PUSH, 16),
    /*   979 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* asked */
    /*   980 */ FSM_I(FSM_OP_IN, 0),
    /*   981 */ FSM_I(FSM_OP_NOT, 0),
    /*   982 */ FSM_I(FSM_OP_AND, 0),
    /*   983 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 2)),
    /*   984 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 2)),
    /*   985 */ FSM_I(FSM_OP_EQ, 0),
    /*   986 */ FSM_I(FSM_OP_AND, 0),
    /*   987 */ FSM_I(FSM_OP_UNLESS, 990),
    /*   988 */ FSM_I(FSM_OP_PUSH, 16),
    /*   989 */ FSM_I(FSM_OP_RET, 0),
    /*   990 */ FSM_I(FSM_OP_PUSH, 2),
    /*   991 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   992 */ FSM_I(FSM_OP_EQ, 0),
    /*   993 */ FSM_I(FSM_OP_PUSH, 1),
    /*   994 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   995 */ FSM_I(FSM_OP_DATA, 13), 4,
    /*   997 */ FSM_I(FSM_OP_LE, 0),
    /*   998 */ FSM_I(FSM_OP_AND, 0),
    /*   999 */ FSM_I(FSM_OP_PUSH, 17),
    /*  1000 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* asked */
    /*  1001 */ FSM_I(FSM_OP_IN, 0),
    /*  1002 */ FSM_I(FSM_OP_NOT, 0),
    /*  1003 */ FSM_I(FSM_OP_AND, 0),
    /*  1004 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 2)),
    /*  1005 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 2)),
    /*  1006 */ FSM_I(FSM_OP_EQ, 0),
    /*  1007 */ FSM_I(FSM_OP_AND, 0),
    /*  1008 */ FSM_I(FSM_OP_UNLESS, 1011),
    /*  1009 */ FSM_I(FSM_OP_PUSH, 17),
    /*  1010 */ FSM_I(FSM_OP_RET, 0),
    /*  1011 */ FSM_I(FSM_OP_PUSH, 3),
    /*  1012 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1013 */ FSM_I(FSM_OP_EQ, 0),
    /*  1014 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1015 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1016 */ FSM_I(FSM_OP_DATA, 13), 4,
    /*  1018 */ FSM_I(FSM_OP_LE, 0),
    /*  1019 */ FSM_I(FSM_OP_AND, 0),
    /*  1020 */ FSM_I(FSM_OP_PUSH, 23),
    /*  1021 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* asked */
    /*  1022 */ FSM_I(FSM_OP_IN, 0),
    /*  1023 */ FSM_I(FSM_OP_NOT, 0),
    /*  1024 */ FSM_I(FSM_OP_AND, 0),
    /*  1025 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 2)),
    /*  1026 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 2)),
    /*  1027 */ FSM_I(FSM_OP_EQ, 0),
    /*  1028 */ FSM_I(FSM_OP_AND, 0),
    /*  1029 */ FSM_I(FSM_OP_UNLESS, 1032),
    /*  1030 */ FSM_I(FSM_OP_PUSH, 23),
    /*  1031 */ FSM_I(FSM_OP_RET, 0),
    /*  1032 */ FSM_I(FSM_OP_PUSH, 3),
    /*  1033 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1034 */ FSM_I(FSM_OP_EQ, 0),
    /*  1035 */ FSM_I(FSM_OP_PUSH, 1),
    /*  1036 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1037 */ FSM_I(FSM_OP_DATA, 13), 4,
    /*  1039 */ FSM_I(FSM_OP_LE, 0),
    /*  1040 */ FSM_I(FSM_OP_AND, 0),
    /*  1041 */ FSM_I(FSM_OP_PUSH, 24),
    /*  1042 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* asked */
    /*  1043 */ FSM_I(FSM_OP_IN, 0),
    /*  1044 */ FSM_I(FSM_OP_NOT, 0),
    /*  1045 */ FSM_I(FSM_OP_AND, 0),
    /*  1046 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 2)),
    /*  1047 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 2)),
    /*  1048 */ FSM_I(FSM_OP_EQ, 0),
    /*  1049 */ FSM_I(FSM_OP_AND, 0),
    /*  1050 */ FSM_I(FSM_OP_UNLESS, 1053),
    /*  1051 */ FSM_I(FSM_OP_PUSH, 24),
    /*  1052 */ FSM_I(FSM_OP_RET, 0),
    /*  1053 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 181)),
    /*  1054 */ FSM_I(FSM_OP_RET, 0),
    /*  1055 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 10)), /* followup_budget_remaining */
    /*  1056 */ FSM_I(FSM_OP_RET, 0),
    /*  1057 */ FSM_I(FSM_OP_CALL, 1),
    /*  1058 */ FSM_I(FSM_OP_RET, 0),
    /*  1059 */ FSM_I(FSM_OP_CALL, 528),
    /*  1060 */ FSM_I(FSM_OP_RET, 0),
    /* ask(cov) */
    /*  1061 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 10)), 182, 1075, 1065, /* followup_budget_remaining */
    /*  1065 */ FSM_I(FSM_OP_CALL, 1),
    /*  1066 */ FSM_I(FSM_OP_CUT_TOP, 0), 183, 1070, 1077,
    /*  1070 */ FSM_I(FSM_OP_CALL, 528),
    /*  1071 */ FSM_I(FSM_OP_CUT_TOP, 0), 184, 1079, 1081,
    /*  1075 */ FSM_I(FSM_OP_PUSH, 3),
    /*  1076 */ FSM_I(FSM_OP_RET, 0),
    /*  1077 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1078 */ FSM_I(FSM_OP_RET, 0),
    /*  1079 */ FSM_I(FSM_OP_PUSH, 2),
    /*  1080 */ FSM_I(FSM_OP_RET, 0),
    /*  1081 */ FSM_I(FSM_OP_PUSH, 1),
    /*  1082 */ FSM_I(FSM_OP_RET, 0),
    /*  1083 */ FSM_I(FSM_OP_CALL, 1061),
    /*  1084 */ FSM_I(FSM_OP_DATA, 185), 4,
    /*  1086 */ FSM_I(FSM_OP_RET, 0),
    /*  1087 */ FSM_I(FSM_OP_PUSH, 2),
    /*  1088 */ FSM_I(FSM_OP_COUNT, FSM_AT(FSM_FIELD, 0)), 524291,
    /*  1090 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1091 */ FSM_I(FSM_OP_DATA, 17), 4,
    /*  1093 */ FSM_I(FSM_OP_SUB, 0),
    /*  1094 */ FSM_I(FSM_OP_RET, 0),
    /*  1095 */ FSM_I(FSM_OP_CALL, 1083),
    /*  1096 */ FSM_I(FSM_OP_RET, 0),
    /*  1097 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1098 */ FSM_I(FSM_OP_ANY, FSM_AT(FSM_FIELD, 0)), 524291,
    /*  1100 */ FSM_I(FSM_OP_RET, 0),
    /*  1101 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 0)), /* state */
    /*  1102 */ FSM_I(FSM_OP_RET, 0),
    /*  1103 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 16)), /* presenting */
    /*  1104 */ FSM_I(FSM_OP_RET, 0),
    /* verdict(level) */
    /*  1105 */ FSM_I(FSM_OP_PUSH, 2),
    /*  1106 */ FSM_I(FSM_OP_COUNT, FSM_AT(FSM_FIELD, 0)), 524291,
    /*  1108 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1109 */ FSM_I(FSM_OP_DATA, 17), 4,
    /*  1111 */ FSM_I(FSM_OP_SUB, 0),
    /*  1112 */ FSM_I(FSM_OP_CUT_TOP, 0), 189, 1116, 1165,
    /*  1116 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 10)), 182, 1130, 1120, /* followup_budget_remaining */
    /*  1120 */ FSM_I(FSM_OP_CALL, 1),
    /*  1121 */ FSM_I(FSM_OP_CUT_TOP, 0), 183, 1125, 1151,
    /*  1125 */ FSM_I(FSM_OP_CALL, 528),
    /*  1126 */ FSM_I(FSM_OP_CUT_TOP, 0), 184, 1130, 1137,
    /*  1130 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1131 */ FSM_I(FSM_OP_ANY, FSM_AT(FSM_FIELD, 0)), 524291,
    /*  1133 */ FSM_I(FSM_OP_CUT_TOP, 0), 192, 1169, 1171,
    /*  1137 */ FSM_I(FSM_OP_CUTS, FSM_AT(FSM_INST, 0)), 4, 193, 1173, 1175, 1173, 1145, 1173, /* state */
    /*  1145 */ FSM_I(FSM_OP_SWITCH, FSM_AT(FSM_INST, 16)), 3, 0, 1173, 1177, 1177, /* presenting */
    /*  1151 */ FSM_I(FSM_OP_CUTS, FSM_AT(FSM_INST, 0)), 4, 193, 1179, 1175, 1179, 1159, 1179, /* state */
    /*  1159 */ FSM_I(FSM_OP_SWITCH, FSM_AT(FSM_INST, 16)), 3, 0, 1179, 1177, 1177, /* presenting */
    /*  1165 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1166 */ FSM_I(FSM_OP_RET, 0),
    /*  1167 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 181)),
    /*  1168 */ FSM_I(FSM_OP_RET, 0),
    /*  1169 */ FSM_I(FSM_OP_PUSH, 1),
    /*  1170 */ FSM_I(FSM_OP_RET, 0),
    /*  1171 */ FSM_I(FSM_OP_PUSH, 2),
    /*  1172 */ FSM_I(FSM_OP_RET, 0),
    /*  1173 */ FSM_I(FSM_OP_PUSH, 6),
    /*  1174 */ FSM_I(FSM_OP_RET, 0),
    /*  1175 */ FSM_I(FSM_OP_PUSH, 3),
    /*  1176 */ FSM_I(FSM_OP_RET, 0),
    /*  1177 */ FSM_I(FSM_OP_PUSH, 4),
    /*  1178 */ FSM_I(FSM_OP_RET, 0),
    /*  1179 */ FSM_I(FSM_OP_PUSH, 5),
    /*  1180 */ FSM_I(FSM_OP_RET, 0),
    /*  1181 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 1)),
    /*  1182 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 54)), /* max_help_len */
    /*  1183 */ FSM_I(FSM_OP_SUB, 0),
    /*  1184 */ FSM_I(FSM_OP_RET, 0),
    /*  1185 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 2)),
    /*  1186 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 55)), /* max_help_code */
    /*  1187 */ FSM_I(FSM_OP_SUB, 0),
    /*  1188 */ FSM_I(FSM_OP_RET, 0),
    /* overstep(length, code_lines) */
    /*  1189 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 1)),
    /*  1190 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 54)), /* max_help_len */
    /*  1191 */ FSM_I(FSM_OP_SUB, 0),
    /*  1192 */ FSM_I(FSM_OP_CUT_TOP, 0), 199, 1196, 1203,
    /*  1196 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 2)),
    /*  1197 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 55)), /* max_help_code */
    /*  1198 */ FSM_I(FSM_OP_SUB, 0),
    /*  1199 */ FSM_I(FSM_OP_CUT_TOP, 0), 200, 1205, 1207,
    /*  1203 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1204 */ FSM_I(FSM_OP_RET, 0),
    /*  1205 */ FSM_I(FSM_OP_PUSH, 2),
    /*  1206 */ FSM_I(FSM_OP_RET, 0),
    /*  1207 */ FSM_I(FSM_OP_PUSH, 1),
    /*  1208 */ FSM_I(FSM_OP_RET, 0),
    /*  1209 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1210 */ FSM_I(FSM_OP_DATA, 21), 4,
    /*  1212 */ FSM_I(FSM_OP_RET, 0),
    /*  1213 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 44)), /* grace */
    /*  1214 */ FSM_I(FSM_OP_RET, 0),
    /*  1215 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1216 */ FSM_I(FSM_OP_PRED, 0),
    /*  1217 */ FSM_I(FSM_OP_DATA, 21), 4,
    /*  1219 */ FSM_I(FSM_OP_RET, 0),
    /* code_place */
    /*  1220 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1221 */ FSM_I(FSM_OP_DATA, 21), 4,
    /*  1223 */ FSM_I(FSM_OP_CUT_TOP, 0), 201, 1227, 1239,
    /*  1227 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 44)), 202, 1241, 1231, /* grace */
    /*  1231 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1232 */ FSM_I(FSM_OP_PRED, 0),
    /*  1233 */ FSM_I(FSM_OP_DATA, 21), 4,
    /*  1235 */ FSM_I(FSM_OP_CUT_TOP, 0), 203, 1241, 1243,
    /*  1239 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1240 */ FSM_I(FSM_OP_RET, 0),
    /*  1241 */ FSM_I(FSM_OP_PUSH, 2),
    /*  1242 */ FSM_I(FSM_OP_RET, 0),
    /*  1243 */ FSM_I(FSM_OP_PUSH, 1),
    /*  1244 */ FSM_I(FSM_OP_RET, 0),
    /*  1245 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 0)), /* state */
    /*  1246 */ FSM_I(FSM_OP_RET, 0),
    /*  1247 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1248 */ FSM_I(FSM_OP_DATA, 21), 4,
    /*  1250 */ FSM_I(FSM_OP_RET, 0),
    /* allowed_actions */
    /*  1251 */ FSM_I(FSM_OP_CUTS, FSM_AT(FSM_INST, 0)), 2, 204, 1264, 1257, 1264, /* state */
    /*  1257 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1258 */ FSM_I(FSM_OP_DATA, 21), 4,
    /*  1260 */ FSM_I(FSM_OP_CUT_TOP, 0), 206, 1266, 1268,
    /*  1264 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1265 */ FSM_I(FSM_OP_RET, 0),
    /*  1266 */ FSM_I(FSM_OP_PUSH, 9),
    /*  1267 */ FSM_I(FSM_OP_RET, 0),
    /*  1268 */ FSM_I(FSM_OP_PUSH, 15),
    /*  1269 */ FSM_I(FSM_OP_RET, 0),
    /*  1270 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 1)),
    /*  1271 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 52)), /* min_words */
    /*  1272 */ FSM_I(FSM_OP_GE, 0),
    /*  1273 */ FSM_I(FSM_OP_RET, 0),
    /* collect_content(words >= min_words) */
    /*  1274 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 1)),
    /*  1275 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 52)), /* min_words */
    /*  1276 */ FSM_I(FSM_OP_GE, 0),
    /*  1277 */ FSM_I(FSM_OP_CUT_TOP, 0), 207, 1281, 1283,
    /*  1281 */ FSM_I(FSM_OP_PUSH, 1),
    /*  1282 */ FSM_I(FSM_OP_RET, 0),
    /*  1283 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1284 */ FSM_I(FSM_OP_RET, 0),
    /*  1285 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 1)),
    /*  1286 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 53)), /* min_code_lines */
    /*  1287 */ FSM_I(FSM_OP_GE, 0),
    /*  1288 */ FSM_I(FSM_OP_RET, 0),
    /* collect_content(lines >= min_code_lines) */
    /*  1289 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 1)),
    /*  1290 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 53)), /* min_code_lines */
    /*  1291 */ FSM_I(FSM_OP_GE, 0),
    /*  1292 */ FSM_I(FSM_OP_CUT_TOP, 0), 208, 1296, 1298,
    /*  1296 */ FSM_I(FSM_OP_PUSH, 1),
    /*  1297 */ FSM_I(FSM_OP_RET, 0),
    /*  1298 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1299 */ FSM_I(FSM_OP_RET, 0),
    /*  1300 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 9)), /* ended */
    /*  1301 */ FSM_I(FSM_OP_RET, 0),
    /*  1302 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 44)), /* grace */
    /*  1303 */ FSM_I(FSM_OP_RET, 0),
    /*  1304 */ FSM_I(FSM_OP_CALL, 1220),
    /*  1305 */ FSM_I(FSM_OP_DATA, 214), 3,
    /*  1307 */ FSM_I(FSM_OP_RET, 0),
    /*  1308 */ FSM_I(FSM_OP_CALL, 1304),
    /*  1309 */ FSM_I(FSM_OP_RET, 0),
    /*  1310 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1311 */ FSM_I(FSM_OP_DATA, 21), 4,
    /*  1313 */ FSM_I(FSM_OP_RET, 0),
    /*  1314 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 44)), /* grace */
    /*  1315 */ FSM_I(FSM_OP_RET, 0),
    /*  1316 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 15)), /* content */
    /*  1317 */ FSM_I(FSM_OP_RET, 0),
    /*  1318 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 16)), /* presenting */
    /*  1319 */ FSM_I(FSM_OP_RET, 0),
    /*  1320 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 16)), /* presenting */
    /*  1321 */ FSM_I(FSM_OP_RET, 0),
    /*  1322 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 17)), /* judging */
    /*  1323 */ FSM_I(FSM_OP_RET, 0),
    /*  1324 */ FSM_I(FSM_OP_CALL, 1105),
    /*  1325 */ FSM_I(FSM_OP_DATA, 228), 7,
    /*  1327 */ FSM_I(FSM_OP_RET, 0),
    /*  1328 */ FSM_I(FSM_OP_CALL, 1324),
    /*  1329 */ FSM_I(FSM_OP_RET, 0),
    /*  1330 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  1331 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  1332 */ FSM_I(FSM_OP_IN, 0),
    /*  1333 */ FSM_I(FSM_OP_RET, 0),
    /*  1334 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  1335 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  1336 */ FSM_I(FSM_OP_IN, 0),
    /*  1337 */ FSM_I(FSM_OP_RET, 0),
    /*  1338 */ FSM_I(FSM_OP_CALL, 1189),
    /*  1339 */ FSM_I(FSM_OP_DATA, 238), 3,
    /*  1341 */ FSM_I(FSM_OP_RET, 0),
    /*  1342 */ FSM_I(FSM_OP_CALL, 1338),
    /*  1343 */ FSM_I(FSM_OP_RET, 0),
    /*  1344 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1345 */ FSM_I(FSM_OP_PUSH, 3),
    /*  1346 */ FSM_I(FSM_OP_EQ, 0),
    /*  1347 */ FSM_I(FSM_OP_RET, 0),
    /*  1348 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 9)), /* ended */
    /*  1349 */ FSM_I(FSM_OP_RET, 0),
    /*  1350 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 17)), /* judging */
    /*  1351 */ FSM_I(FSM_OP_RET, 0),
    /*  1352 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1353 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  1354 */ FSM_I(FSM_OP_IN, 0),
    /*  1355 */ FSM_I(FSM_OP_RET, 0),
    /*  1356 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1357 */ FSM_I(FSM_OP_PUSH, 3),
    /*  1358 */ FSM_I(FSM_OP_EQ, 0),
    /*  1359 */ FSM_I(FSM_OP_RET, 0),
    /* promise, order */
    /*  1360 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1361 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 7)), /* section */
    /*  1362 */ FSM_I(FSM_OP_EQ, 0),
    /*  1363 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1364 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 7)), /* section */
    /*  1365 */ FSM_I(FSM_OP_SUCC, 4),
    /*  1366 */ FSM_I(FSM_OP_EQ, 0),
    /*  1367 */ FSM_I(FSM_OP_OR, 0),
    /*  1368 */ FSM_I(FSM_OP_RET, 0),
    /* promise, boundary */
    /*  1369 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 0)), /* state */
    /*  1370 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1371 */ FSM_I(FSM_OP_EQ, 0),
    /*  1372 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 9)), /* ended */
    /*  1373 */ FSM_I(FSM_OP_OR, 0),
    /*  1374 */ FSM_I(FSM_OP_EMITTED, 10),
    /*  1375 */ FSM_I(FSM_OP_OR, 0),
    /*  1376 */ FSM_I(FSM_OP_RET, 0),
    /* promise, ends_once */
    /*  1377 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 9)), /* ended */
    /*  1378 */ FSM_I(FSM_OP_NOT, 0),
    /*  1379 */ FSM_I(FSM_OP_RET, 0),
    /* promise, at_rest */
    /*  1380 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 0)), /* state */
    /*  1381 */ FSM_I(FSM_OP_PUSH, 7),
    /*  1382 */ FSM_I(FSM_OP_EQ, 0),
    /*  1383 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 41)), /* section_left */
    /*  1384 */ FSM_I(FSM_OP_HAS, 0),
    /*  1385 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 42)), /* warn_first */
    /*  1386 */ FSM_I(FSM_OP_HAS, 0),
    /*  1387 */ FSM_I(FSM_OP_OR, 0),
    /*  1388 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 43)), /* warn_last */
    /*  1389 */ FSM_I(FSM_OP_HAS, 0),
    /*  1390 */ FSM_I(FSM_OP_OR, 0),
    /*  1391 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 44)), /* grace */
    /*  1392 */ FSM_I(FSM_OP_HAS, 0),
    /*  1393 */ FSM_I(FSM_OP_OR, 0),
    /*  1394 */ FSM_I(FSM_OP_AND, 0),
    /*  1395 */ FSM_I(FSM_OP_NOT, 0),
    /*  1396 */ FSM_I(FSM_OP_RET, 0),
    /* promise, complete */
    /*  1397 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1398 */ FSM_I(FSM_OP_PUSH, 3),
    /*  1399 */ FSM_I(FSM_OP_EQ, 0),
    /*  1400 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 9)), /* ended */
    /*  1401 */ FSM_I(FSM_OP_AND, 0),
    /*  1402 */ FSM_I(FSM_OP_RET, 0),
    /* promise, in_all */
    /*  1403 */ FSM_I(FSM_OP_PUSH, 1),
    /*  1404 */ FSM_I(FSM_OP_RET, 0),
    /* promise, timed */
    /*  1405 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 0)), /* state */
    /*  1406 */ FSM_I(FSM_OP_PUSH, 1),
    /*  1407 */ FSM_I(FSM_OP_GE, 0),
    /*  1408 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 0)), /* state */
    /*  1409 */ FSM_I(FSM_OP_PUSH, 5),
    /*  1410 */ FSM_I(FSM_OP_LE, 0),
    /*  1411 */ FSM_I(FSM_OP_AND, 0),
    /*  1412 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 41)), /* section_left */
    /*  1413 */ FSM_I(FSM_OP_HAS, 0),
    /*  1414 */ FSM_I(FSM_OP_NOT, 0),
    /*  1415 */ FSM_I(FSM_OP_AND, 0),
    /*  1416 */ FSM_I(FSM_OP_NOT, 0),
    /*  1417 */ FSM_I(FSM_OP_RET, 0),
    /* promise, time_is_up */
    /*  1418 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 9)), /* ended */
    /*  1419 */ FSM_I(FSM_OP_EMITTED, 10),
    /*  1420 */ FSM_I(FSM_OP_OR, 0),
    /*  1421 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1422 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 7)), /* section */
    /*  1423 */ FSM_I(FSM_OP_SUCC, 4),
    /*  1424 */ FSM_I(FSM_OP_EQ, 0),
    /*  1425 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 0)), /* state */
    /*  1426 */ FSM_I(FSM_OP_PUSH, 6),
    /*  1427 */ FSM_I(FSM_OP_EQ, 0),
    /*  1428 */ FSM_I(FSM_OP_OR, 0),
    /*  1429 */ FSM_I(FSM_OP_AND, 0),
    /*  1430 */ FSM_I(FSM_OP_RET, 0),
    /* promise, clock_runs */
    /*  1431 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 41)), /* section_left */
    /*  1432 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 41)), /* section_left */
    /*  1433 */ FSM_I(FSM_OP_EQ, 0),
    /*  1434 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 9)), /* ended */
    /*  1435 */ FSM_I(FSM_OP_EMITTED, 10),
    /*  1436 */ FSM_I(FSM_OP_NOT, 0),
    /*  1437 */ FSM_I(FSM_OP_AND, 0),
    /*  1438 */ FSM_I(FSM_OP_OR, 0),
    /*  1439 */ FSM_I(FSM_OP_RET, 0),
    /* promise, warned */
    /*  1440 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_ARGUMENT, 2)),
    /*  1441 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 41)), /* section_left */
    /*  1442 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  1443 */ FSM_I(FSM_OP_SUB, 0),
    /*  1444 */ FSM_I(FSM_OP_EQ, 0),
    /*  1445 */ FSM_I(FSM_OP_RET, 0),
    /* promise, late_is_late */
    /*  1446 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_ARGUMENT, 2)),
    /*  1447 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 44)), /* grace */
    /*  1448 */ FSM_I(FSM_OP_HAS, 0),
    /*  1449 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 9)), /* ended */
    /*  1450 */ FSM_I(FSM_OP_OR, 0),
    /*  1451 */ FSM_I(FSM_OP_EQ, 0),
    /*  1452 */ FSM_I(FSM_OP_RET, 0),
    /* promise, late_is_mute */
    /*  1453 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_ARGUMENT, 2)),
    /*  1454 */ FSM_I(FSM_OP_NOT, 0),
    /*  1455 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 15)), /* content */
    /*  1456 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 15)), /* content */
    /*  1457 */ FSM_I(FSM_OP_EQ, 0),
    /*  1458 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 17)), /* judging */
    /*  1459 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 17)), /* judging */
    /*  1460 */ FSM_I(FSM_OP_EQ, 0),
    /*  1461 */ FSM_I(FSM_OP_AND, 0),
    /*  1462 */ FSM_I(FSM_OP_OR, 0),
    /*  1463 */ FSM_I(FSM_OP_RET, 0),
    /* promise, code_is_coded */
    /*  1464 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_ARGUMENT, 1)),
    /*  1465 */ FSM_I(FSM_OP_DATA, 21), 4,
    /*  1467 */ FSM_I(FSM_OP_RET, 0),
    /* promise, paused */
    /*  1468 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 0)), /* state */
    /*  1469 */ FSM_I(FSM_OP_PUSH, 5),
    /*  1470 */ FSM_I(FSM_OP_EQ, 0),
    /*  1471 */ FSM_I(FSM_OP_NOT, 0),
    /*  1472 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 0)), /* state */
    /*  1473 */ FSM_I(FSM_OP_PUSH, 5),
    /*  1474 */ FSM_I(FSM_OP_EQ, 0),
    /*  1475 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1476 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 7)), /* section */
    /*  1477 */ FSM_I(FSM_OP_EQ, 0),
    /*  1478 */ FSM_I(FSM_OP_AND, 0),
    /*  1479 */ FSM_I(FSM_OP_OR, 0),
    /*  1480 */ FSM_I(FSM_OP_RET, 0),
    /* promise, bounded */
    /*  1481 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 10)), /* followup_budget_remaining */
    /*  1482 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1483 */ FSM_I(FSM_OP_GT, 0),
    /*  1484 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 10)), /* followup_budget_remaining */
    /*  1485 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 10)), /* followup_budget_remaining */
    /*  1486 */ FSM_I(FSM_OP_PUSH, 1),
    /*  1487 */ FSM_I(FSM_OP_SUB, 0),
    /*  1488 */ FSM_I(FSM_OP_EQ, 0),
    /*  1489 */ FSM_I(FSM_OP_AND, 0),
    /*  1490 */ FSM_I(FSM_OP_RET, 0),
    /* promise, not_repeated */
    /*  1491 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_ARGUMENT, 2)),
    /*  1492 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 11)), /* asked */
    /*  1493 */ FSM_I(FSM_OP_IN, 0),
    /*  1494 */ FSM_I(FSM_OP_NOT, 0),
    /*  1495 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_ARGUMENT, 2)),
    /*  1496 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* asked */
    /*  1497 */ FSM_I(FSM_OP_IN, 0),
    /*  1498 */ FSM_I(FSM_OP_AND, 0),
    /*  1499 */ FSM_I(FSM_OP_RET, 0),
    /* promise, of_the_section */
    /*  1500 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_ARGUMENT, 3)),
    /*  1501 */ FSM_I(FSM_OP_DATA, 53), 12,
    /*  1503 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_ARGUMENT, 1)),
    /*  1504 */ FSM_I(FSM_OP_EQ, 0),
    /*  1505 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_ARGUMENT, 2)),
    /*  1506 */ FSM_I(FSM_OP_DATA, 127), 25,
    /*  1508 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_ARGUMENT, 1)),
    /*  1509 */ FSM_I(FSM_OP_DATA, 13), 4,
    /*  1511 */ FSM_I(FSM_OP_LE, 0),
    /*  1512 */ FSM_I(FSM_OP_AND, 0),
    /*  1513 */ FSM_I(FSM_OP_RET, 0),
    /* promise, question_first */
    /*  1514 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 16)), /* presenting */
    /*  1515 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1516 */ FSM_I(FSM_OP_EQ, 0),
    /*  1517 */ FSM_I(FSM_OP_RET, 0),
    /* promise, covered_enough */
    /*  1518 */ FSM_I(FSM_OP_EMITTED, 10),
    /*  1519 */ FSM_I(FSM_OP_NOT, 0),
    /*  1520 */ FSM_I(FSM_OP_PUSH, 2),
    /*  1521 */ FSM_I(FSM_OP_COUNT, FSM_AT(FSM_FIELD, 0)), 524291,
    /*  1523 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 7)), /* section */
    /*  1524 */ FSM_I(FSM_OP_DATA, 17), 4,
    /*  1526 */ FSM_I(FSM_OP_GE, 0),
    /*  1527 */ FSM_I(FSM_OP_OR, 0),
    /*  1528 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1529 */ FSM_I(FSM_OP_ANY, FSM_AT(FSM_FIELD, 0)), 524291,
    /*  1531 */ FSM_I(FSM_OP_NOT, 0),
    /*  1532 */ FSM_I(FSM_OP_OR, 0),
    /*  1533 */ FSM_I(FSM_OP_RET, 0),
    /* promise, no_skip */
    /*  1534 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_ARGUMENT, 2)),
    /*  1535 */ FSM_I(FSM_OP_PUSH, 2),
    /*  1536 */ FSM_I(FSM_OP_NE, 0),
    /*  1537 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 15)), /* content */
    /*  1538 */ FSM_I(FSM_OP_PUSH, 2),
    /*  1539 */ FSM_I(FSM_OP_EQ, 0),
    /*  1540 */ FSM_I(FSM_OP_OR, 0),
    /*  1541 */ FSM_I(FSM_OP_RET, 0),
    /* promise, prompted_once */
    /*  1542 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 15)), /* content */
    /*  1543 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1544 */ FSM_I(FSM_OP_EQ, 0),
    /*  1545 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 15)), /* content */
    /*  1546 */ FSM_I(FSM_OP_PUSH, 1),
    /*  1547 */ FSM_I(FSM_OP_EQ, 0),
    /*  1548 */ FSM_I(FSM_OP_AND, 0),
    /*  1549 */ FSM_I(FSM_OP_RET, 0),
    /* promise, assistant_mute */
    /*  1550 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 0)), /* state */
    /*  1551 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 0)), /* state */
    /*  1552 */ FSM_I(FSM_OP_EQ, 0),
    /*  1553 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1554 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 7)), /* section */
    /*  1555 */ FSM_I(FSM_OP_EQ, 0),
    /*  1556 */ FSM_I(FSM_OP_AND, 0),
    /*  1557 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 41)), /* section_left */
    /*  1558 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 41)), /* section_left */
    /*  1559 */ FSM_I(FSM_OP_EQ, 0),
    /*  1560 */ FSM_I(FSM_OP_AND, 0),
    /*  1561 */ FSM_I(FSM_OP_EMITTED, 5),
    /*  1562 */ FSM_I(FSM_OP_NOT, 0),
    /*  1563 */ FSM_I(FSM_OP_AND, 0),
    /*  1564 */ FSM_I(FSM_OP_RET, 0),
    /* promise, no_restart */
    /*  1565 */ FSM_I(FSM_OP_EMITTED, 2),
    /*  1566 */ FSM_I(FSM_OP_NOT, 0),
    /*  1567 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1568 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 7)), /* section */
    /*  1569 */ FSM_I(FSM_OP_NE, 0),
    /*  1570 */ FSM_I(FSM_OP_OR, 0),
    /*  1571 */ FSM_I(FSM_OP_RET, 0),
    /* promise, stored_once */
    /*  1572 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_ARGUMENT, 0)),
    /*  1573 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 18)), /* awaiting */
    /*  1574 */ FSM_I(FSM_OP_IN, 0),
    /*  1575 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_ARGUMENT, 0)),
    /*  1576 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  1577 */ FSM_I(FSM_OP_IN, 0),
    /*  1578 */ FSM_I(FSM_OP_NOT, 0),
    /*  1579 */ FSM_I(FSM_OP_AND, 0),
    /*  1580 */ FSM_I(FSM_OP_RET, 0),
    /* promise, two_failures */
    /*  1581 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_ARGUMENT, 1)),
    /*  1582 */ FSM_I(FSM_OP_PUSH, 1),
    /*  1583 */ FSM_I(FSM_OP_EQ, 0),
    /*  1584 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 16)), /* presenting */
    /*  1585 */ FSM_I(FSM_OP_PUSH, 2),
    /*  1586 */ FSM_I(FSM_OP_EQ, 0),
    /*  1587 */ FSM_I(FSM_OP_OR, 0),
    /*  1588 */ FSM_I(FSM_OP_RET, 0),
    /* promise, all_done */
    /*  1589 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 0)), /* state */
    /*  1590 */ FSM_I(FSM_OP_PUSH, 6),
    /*  1591 */ FSM_I(FSM_OP_EQ, 0),
    /*  1592 */ FSM_I(FSM_OP_RET, 0),
    /* promise, slept_through */
    /*  1593 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 0)), /* state */
    /*  1594 */ FSM_I(FSM_OP_PUSH, 5),
    /*  1595 */ FSM_I(FSM_OP_EQ, 0),
    /*  1596 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 0)), /* state */
    /*  1597 */ FSM_I(FSM_OP_PUSH, 6),
    /*  1598 */ FSM_I(FSM_OP_EQ, 0),
    /*  1599 */ FSM_I(FSM_OP_AND, 0),
    /*  1600 */ FSM_I(FSM_OP_RET, 0),
    /* promise, gives_up */
    /*  1601 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_ARGUMENT, 1)),
    /*  1602 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1603 */ FSM_I(FSM_OP_EQ, 0),
    /*  1604 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1605 */ FSM_I(FSM_OP_PUSH, 3),
    /*  1606 */ FSM_I(FSM_OP_EQ, 0),
    /*  1607 */ FSM_I(FSM_OP_AND, 0),
    /*  1608 */ FSM_I(FSM_OP_RET, 0),
    /* promise, budget_spent */
    /*  1609 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 0)), /* state */
    /*  1610 */ FSM_I(FSM_OP_PUSH, 3),
    /*  1611 */ FSM_I(FSM_OP_EQ, 0),
    /*  1612 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1613 */ FSM_I(FSM_OP_PUSH, 1),
    /*  1614 */ FSM_I(FSM_OP_EQ, 0),
    /*  1615 */ FSM_I(FSM_OP_AND, 0),
    /*  1616 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 10)), /* followup_budget_remaining */
    /*  1617 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1618 */ FSM_I(FSM_OP_EQ, 0),
    /*  1619 */ FSM_I(FSM_OP_AND, 0),
    /*  1620 */ FSM_I(FSM_OP_RET, 0),
    /* promise, minimum_met */
    /*  1621 */ FSM_I(FSM_OP_EMITTED, 10),
    /*  1622 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1623 */ FSM_I(FSM_OP_ANY, FSM_AT(FSM_FIELD, 0)), 524291,
    /*  1625 */ FSM_I(FSM_OP_AND, 0),
    /*  1626 */ FSM_I(FSM_OP_RET, 0),
    /* promise, late_code */
    /*  1627 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_ARGUMENT, 2)),
    /*  1628 */ FSM_I(FSM_OP_RET, 0),
    /* promise, three_owed */
    /*  1629 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 0)), /* state */
    /*  1630 */ FSM_I(FSM_OP_PUSH, 1),
    /*  1631 */ FSM_I(FSM_OP_EQ, 0),
    /*  1632 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1633 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  1634 */ FSM_I(FSM_OP_IN, 0),
    /*  1635 */ FSM_I(FSM_OP_AND, 0),
    /*  1636 */ FSM_I(FSM_OP_PUSH, 1),
    /*  1637 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  1638 */ FSM_I(FSM_OP_IN, 0),
    /*  1639 */ FSM_I(FSM_OP_AND, 0),
    /*  1640 */ FSM_I(FSM_OP_PUSH, 2),
    /*  1641 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  1642 */ FSM_I(FSM_OP_IN, 0),
    /*  1643 */ FSM_I(FSM_OP_AND, 0),
    /*  1644 */ FSM_I(FSM_OP_RET, 0),
    /* view, TalentUIState */
    /*  1645 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1646 */ FSM_I(FSM_OP_ARG, 0),
    /*  1647 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1648 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  1650 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  1651 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 41)), /* section_left */
    /*  1652 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  1653 */ FSM_I(FSM_OP_SUB, 0),
    /*  1654 */ FSM_I(FSM_OP_ARG, 0),
    /*  1655 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1656 */ FSM_I(FSM_OP_DATA, 37), 4,
    /*  1658 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  1659 */ FSM_I(FSM_OP_CALL, 1251),
    /*  1660 */ FSM_I(FSM_OP_ARG_LIST, 177),
    /*  1661 */ FSM_I(FSM_OP_DONE, 0),
    /* view, SectionArtifacts */
    /*  1662 */ FSM_I(FSM_OP_ARGS, FSM_AT(FSM_INST, 21)), 4, /* exit_reason */
    /*  1664 */ FSM_I(FSM_OP_ARGS, FSM_AT(FSM_INST, 25)), 4, /* flags_high */
    /*  1666 */ FSM_I(FSM_OP_ARGS, FSM_AT(FSM_INST, 29)), 4, /* flags_middle */
    /*  1668 */ FSM_I(FSM_OP_ARGS, FSM_AT(FSM_INST, 33)), 4, /* flags_low */
    /*  1670 */ FSM_I(FSM_OP_ARGS, FSM_AT(FSM_INST, 37)), 65540, /* bounded_context_summary */
    /*  1672 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 20)), /* flagged */
    /*  1673 */ FSM_I(FSM_OP_ARG, 0),
    /*  1674 */ FSM_I(FSM_OP_DONE, 0),
    /* creation */
    /*  1675 */ FSM_I(FSM_OP_SET, 5), 1,
    /*  1677 */ FSM_I(FSM_OP_GOTO, 0), /* NOT_STARTED */
    /*  1678 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1679 */ FSM_I(FSM_OP_ARG, 0),
    /*  1680 */ FSM_I(FSM_OP_PUSH, 1),
    /*  1681 */ FSM_I(FSM_OP_ARG, 0),
    /*  1682 */ FSM_I(FSM_OP_EMIT, 0), /* INTERVIEW_CREATED */
    /*  1683 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1684 */ FSM_I(FSM_OP_ARG, 0),
    /*  1685 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1686 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  1688 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  1689 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 41)), /* section_left */
    /*  1690 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  1691 */ FSM_I(FSM_OP_SUB, 0),
    /*  1692 */ FSM_I(FSM_OP_ARG, 0),
    /*  1693 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1694 */ FSM_I(FSM_OP_DATA, 37), 4,
    /*  1696 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  1697 */ FSM_I(FSM_OP_CALL, 1251),
    /*  1698 */ FSM_I(FSM_OP_ARG_LIST, 177),
    /*  1699 */ FSM_I(FSM_OP_EMIT, 19), /* TalentUIState */
    /*  1700 */ FSM_I(FSM_OP_DONE, 0),
    /* SECTION_INTRO, CandidateMessage */
    /*  1701 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 44)), 210, 2443, 2472, /* grace */
    /* SECTION_INTRO, CodeSubmission */
    /*  1705 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1706 */ FSM_I(FSM_OP_DATA, 21), 4,
    /*  1708 */ FSM_I(FSM_OP_CUT_TOP, 0), 201, 1712, 2484,
    /*  1712 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 44)), 202, 2525, 1716, /* grace */
    /*  1716 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1717 */ FSM_I(FSM_OP_PRED, 0),
    /*  1718 */ FSM_I(FSM_OP_DATA, 21), 4,
    /*  1720 */ FSM_I(FSM_OP_CUT_TOP, 0), 203, 2525, 2513,
    /* SECTION_INTRO, Done */
    /*  1724 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 44)), 217, 1728, 2544, /* grace */
    /*  1728 */ FSM_I(FSM_OP_SWITCH, FSM_AT(FSM_INST, 15)), 3, 0, 2546, 2553, 2555, /* content */
    /* SECTION_INTRO, PresentFailed */
    /*  1734 */ FSM_I(FSM_OP_SWITCH, FSM_AT(FSM_INST, 16)), 3, 0, 2618, 2695, 2618, /* presenting */
    /* SECTION_INTRO, Coverage */
    /*  1740 */ FSM_I(FSM_OP_SWITCH, FSM_AT(FSM_INST, 17)), 3, 0, 2706, 1746, 2706, /* judging */
    /*  1746 */ FSM_I(FSM_OP_PUSH, 2),
    /*  1747 */ FSM_I(FSM_OP_COUNT, FSM_AT(FSM_FIELD, 0)), 524291,
    /*  1749 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1750 */ FSM_I(FSM_OP_DATA, 17), 4,
    /*  1752 */ FSM_I(FSM_OP_SUB, 0),
    /*  1753 */ FSM_I(FSM_OP_CUT_TOP, 0), 189, 1757, 2708,
    /*  1757 */ FSM_I(FSM_OP_CALL, 1083),
    /*  1758 */ FSM_I(FSM_OP_SWITCH_TOP, 0), 3, 0, 2793, 2793, 1764,
    /*  1764 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1765 */ FSM_I(FSM_OP_ANY, FSM_AT(FSM_FIELD, 0)), 524291,
    /*  1767 */ FSM_I(FSM_OP_CUT_TOP, 0), 192, 2708, 2793,
    /* SECTION_INTRO, Summary */
    /*  1771 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  1772 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  1773 */ FSM_I(FSM_OP_IN, 0),
    /*  1774 */ FSM_I(FSM_OP_CUT_TOP, 0), 235, 2804, 2806,
    /* SECTION_INTRO, SummaryFailed */
    /*  1778 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  1779 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  1780 */ FSM_I(FSM_OP_IN, 0),
    /*  1781 */ FSM_I(FSM_OP_CUT_TOP, 0), 236, 2825, 2827,
    /* SECTION_INTRO, AssistantReply */
    /*  1785 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 1)),
    /*  1786 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 54)), /* max_help_len */
    /*  1787 */ FSM_I(FSM_OP_SUB, 0),
    /*  1788 */ FSM_I(FSM_OP_CUT_TOP, 0), 199, 1792, 2861,
    /*  1792 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 2)),
    /*  1793 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 55)), /* max_help_code */
    /*  1794 */ FSM_I(FSM_OP_SUB, 0),
    /*  1795 */ FSM_I(FSM_OP_CUT_TOP, 0), 200, 2846, 2861,
    /* SECTION_INTRO, expired section_left */
    /*  1799 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1800 */ FSM_I(FSM_OP_PUSH, 3),
    /*  1801 */ FSM_I(FSM_OP_EQ, 0),
    /*  1802 */ FSM_I(FSM_OP_CUT_TOP, 0), 241, 2893, 3020,
    /* SECTION_INTRO, always */
    /*  1806 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 17)), 243, 4671, 3115, /* judging */
    /* SECTION_QUESTION_ACTIVE, CandidateMessage */
    /*  1810 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 44)), 210, 2443, 2472, /* grace */
    /* SECTION_QUESTION_ACTIVE, CodeSubmission */
    /*  1814 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1815 */ FSM_I(FSM_OP_DATA, 21), 4,
    /*  1817 */ FSM_I(FSM_OP_CUT_TOP, 0), 201, 1821, 2484,
    /*  1821 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 44)), 202, 2525, 1825, /* grace */
    /*  1825 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1826 */ FSM_I(FSM_OP_PRED, 0),
    /*  1827 */ FSM_I(FSM_OP_DATA, 21), 4,
    /*  1829 */ FSM_I(FSM_OP_CUT_TOP, 0), 203, 2525, 2513,
    /* SECTION_QUESTION_ACTIVE, Done */
    /*  1833 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 44)), 217, 1837, 2544, /* grace */
    /*  1837 */ FSM_I(FSM_OP_SWITCH, FSM_AT(FSM_INST, 15)), 3, 0, 2546, 2553, 2555, /* content */
    /* SECTION_QUESTION_ACTIVE, Coverage */
    /*  1843 */ FSM_I(FSM_OP_SWITCH, FSM_AT(FSM_INST, 17)), 3, 0, 2706, 1849, 2706, /* judging */
    /*  1849 */ FSM_I(FSM_OP_PUSH, 2),
    /*  1850 */ FSM_I(FSM_OP_COUNT, FSM_AT(FSM_FIELD, 0)), 524291,
    /*  1852 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1853 */ FSM_I(FSM_OP_DATA, 17), 4,
    /*  1855 */ FSM_I(FSM_OP_SUB, 0),
    /*  1856 */ FSM_I(FSM_OP_CUT_TOP, 0), 189, 1860, 2708,
    /*  1860 */ FSM_I(FSM_OP_CALL, 1083),
    /*  1861 */ FSM_I(FSM_OP_SWITCH_TOP, 0), 3, 0, 2715, 2754, 1867,
    /*  1867 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1868 */ FSM_I(FSM_OP_ANY, FSM_AT(FSM_FIELD, 0)), 524291,
    /*  1870 */ FSM_I(FSM_OP_CUT_TOP, 0), 192, 2708, 2793,
    /* SECTION_QUESTION_ACTIVE, Summary */
    /*  1874 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  1875 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  1876 */ FSM_I(FSM_OP_IN, 0),
    /*  1877 */ FSM_I(FSM_OP_CUT_TOP, 0), 235, 2804, 2806,
    /* SECTION_QUESTION_ACTIVE, SummaryFailed */
    /*  1881 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  1882 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  1883 */ FSM_I(FSM_OP_IN, 0),
    /*  1884 */ FSM_I(FSM_OP_CUT_TOP, 0), 236, 2825, 2827,
    /* SECTION_QUESTION_ACTIVE, AssistantReply */
    /*  1888 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 1)),
    /*  1889 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 54)), /* max_help_len */
    /*  1890 */ FSM_I(FSM_OP_SUB, 0),
    /*  1891 */ FSM_I(FSM_OP_CUT_TOP, 0), 199, 1895, 2861,
    /*  1895 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 2)),
    /*  1896 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 55)), /* max_help_code */
    /*  1897 */ FSM_I(FSM_OP_SUB, 0),
    /*  1898 */ FSM_I(FSM_OP_CUT_TOP, 0), 200, 2846, 2861,
    /* SECTION_QUESTION_ACTIVE, expired section_left */
    /*  1902 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1903 */ FSM_I(FSM_OP_PUSH, 3),
    /*  1904 */ FSM_I(FSM_OP_EQ, 0),
    /*  1905 */ FSM_I(FSM_OP_CUT_TOP, 0), 241, 2893, 3268,
    /* SECTION_QUESTION_ACTIVE, always */
    /*  1909 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 17)), 243, 4671, 3115, /* judging */
    /* SECTION_FOLLOWUP_ACTIVE, CandidateMessage */
    /*  1913 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 44)), 210, 2443, 2472, /* grace */
    /* SECTION_FOLLOWUP_ACTIVE, CodeSubmission */
    /*  1917 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1918 */ FSM_I(FSM_OP_DATA, 21), 4,
    /*  1920 */ FSM_I(FSM_OP_CUT_TOP, 0), 201, 1924, 2484,
    /*  1924 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 44)), 202, 2525, 1928, /* grace */
    /*  1928 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1929 */ FSM_I(FSM_OP_PRED, 0),
    /*  1930 */ FSM_I(FSM_OP_DATA, 21), 4,
    /*  1932 */ FSM_I(FSM_OP_CUT_TOP, 0), 203, 2525, 2513,
    /* SECTION_FOLLOWUP_ACTIVE, Done */
    /*  1936 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 44)), 217, 1940, 2544, /* grace */
    /*  1940 */ FSM_I(FSM_OP_SWITCH, FSM_AT(FSM_INST, 15)), 3, 0, 2546, 2553, 2555, /* content */
    /* SECTION_FOLLOWUP_ACTIVE, Coverage */
    /*  1946 */ FSM_I(FSM_OP_SWITCH, FSM_AT(FSM_INST, 17)), 3, 0, 2706, 1952, 2706, /* judging */
    /*  1952 */ FSM_I(FSM_OP_PUSH, 2),
    /*  1953 */ FSM_I(FSM_OP_COUNT, FSM_AT(FSM_FIELD, 0)), 524291,
    /*  1955 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1956 */ FSM_I(FSM_OP_DATA, 17), 4,
    /*  1958 */ FSM_I(FSM_OP_SUB, 0),
    /*  1959 */ FSM_I(FSM_OP_CUT_TOP, 0), 189, 1963, 2708,
    /*  1963 */ FSM_I(FSM_OP_CALL, 1083),
    /*  1964 */ FSM_I(FSM_OP_SWITCH_TOP, 0), 3, 0, 2715, 2754, 1970,
    /*  1970 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1971 */ FSM_I(FSM_OP_ANY, FSM_AT(FSM_FIELD, 0)), 524291,
    /*  1973 */ FSM_I(FSM_OP_CUT_TOP, 0), 192, 2708, 2793,
    /* SECTION_FOLLOWUP_ACTIVE, Summary */
    /*  1977 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  1978 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  1979 */ FSM_I(FSM_OP_IN, 0),
    /*  1980 */ FSM_I(FSM_OP_CUT_TOP, 0), 235, 2804, 2806,
    /* SECTION_FOLLOWUP_ACTIVE, SummaryFailed */
    /*  1984 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  1985 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  1986 */ FSM_I(FSM_OP_IN, 0),
    /*  1987 */ FSM_I(FSM_OP_CUT_TOP, 0), 236, 2825, 2827,
    /* SECTION_FOLLOWUP_ACTIVE, AssistantReply */
    /*  1991 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 1)),
    /*  1992 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 54)), /* max_help_len */
    /*  1993 */ FSM_I(FSM_OP_SUB, 0),
    /*  1994 */ FSM_I(FSM_OP_CUT_TOP, 0), 199, 1998, 2861,
    /*  1998 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 2)),
    /*  1999 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 55)), /* max_help_code */
    /*  2000 */ FSM_I(FSM_OP_SUB, 0),
    /*  2001 */ FSM_I(FSM_OP_CUT_TOP, 0), 200, 2846, 2861,
    /* SECTION_FOLLOWUP_ACTIVE, expired section_left */
    /*  2005 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2006 */ FSM_I(FSM_OP_PUSH, 3),
    /*  2007 */ FSM_I(FSM_OP_EQ, 0),
    /*  2008 */ FSM_I(FSM_OP_CUT_TOP, 0), 241, 2893, 3445,
    /* SECTION_FOLLOWUP_ACTIVE, always */
    /*  2012 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 17)), 243, 4671, 3115, /* judging */
    /* SECTION_WRAPUP, CodeSubmission */
    /*  2016 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2017 */ FSM_I(FSM_OP_DATA, 21), 4,
    /*  2019 */ FSM_I(FSM_OP_CUT_TOP, 0), 213, 3581, 3583,
    /* SECTION_WRAPUP, Summary */
    /*  2023 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  2024 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  2025 */ FSM_I(FSM_OP_IN, 0),
    /*  2026 */ FSM_I(FSM_OP_CUT_TOP, 0), 235, 2804, 2806,
    /* SECTION_WRAPUP, SummaryFailed */
    /*  2030 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  2031 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  2032 */ FSM_I(FSM_OP_IN, 0),
    /*  2033 */ FSM_I(FSM_OP_CUT_TOP, 0), 236, 2825, 2827,
    /* SECTION_WRAPUP, AssistantReply */
    /*  2037 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 1)),
    /*  2038 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 54)), /* max_help_len */
    /*  2039 */ FSM_I(FSM_OP_SUB, 0),
    /*  2040 */ FSM_I(FSM_OP_CUT_TOP, 0), 199, 2044, 2861,
    /*  2044 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 2)),
    /*  2045 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 55)), /* max_help_code */
    /*  2046 */ FSM_I(FSM_OP_SUB, 0),
    /*  2047 */ FSM_I(FSM_OP_CUT_TOP, 0), 200, 2846, 2861,
    /* SECTION_WRAPUP, expired section_left */
    /*  2051 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2052 */ FSM_I(FSM_OP_PUSH, 3),
    /*  2053 */ FSM_I(FSM_OP_EQ, 0),
    /*  2054 */ FSM_I(FSM_OP_CUT_TOP, 0), 241, 3602, 3679,
    /* SECTION_WRAPUP, always */
    /*  2058 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2059 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  2060 */ FSM_I(FSM_OP_IN, 0),
    /*  2061 */ FSM_I(FSM_OP_CUT_TOP, 0), 244, 2065, 4671,
    /*  2065 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2066 */ FSM_I(FSM_OP_PUSH, 3),
    /*  2067 */ FSM_I(FSM_OP_EQ, 0),
    /*  2068 */ FSM_I(FSM_OP_CUT_TOP, 0), 245, 3706, 3783,
    /* PAUSED, Abandon */
    /*  2072 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 9)), 209, 3896, 3972, /* ended */
    /* PAUSED, Presented */
    /*  2076 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 16)), 220, 4008, 4010, /* presenting */
    /* PAUSED, PresentFailed */
    /*  2080 */ FSM_I(FSM_OP_SWITCH, FSM_AT(FSM_INST, 16)), 3, 0, 4023, 4025, 4036, /* presenting */
    /* PAUSED, Coverage */
    /*  2086 */ FSM_I(FSM_OP_SWITCH, FSM_AT(FSM_INST, 17)), 3, 0, 2706, 2092, 2706, /* judging */
    /*  2092 */ FSM_I(FSM_OP_PUSH, 2),
    /*  2093 */ FSM_I(FSM_OP_COUNT, FSM_AT(FSM_FIELD, 0)), 524291,
    /*  2095 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2096 */ FSM_I(FSM_OP_DATA, 17), 4,
    /*  2098 */ FSM_I(FSM_OP_SUB, 0),
    /*  2099 */ FSM_I(FSM_OP_CUT_TOP, 0), 189, 2103, 2708,
    /*  2103 */ FSM_I(FSM_OP_CALL, 1083),
    /*  2104 */ FSM_I(FSM_OP_SWITCH_TOP, 0), 3, 0, 2123, 2117, 2110,
    /*  2110 */ FSM_I(FSM_OP_PUSH, 0),
    /*  2111 */ FSM_I(FSM_OP_ANY, FSM_AT(FSM_FIELD, 0)), 524291,
    /*  2113 */ FSM_I(FSM_OP_CUT_TOP, 0), 192, 2708, 2793,
    /*  2117 */ FSM_I(FSM_OP_SWITCH, FSM_AT(FSM_INST, 16)), 3, 0, 4152, 2793, 2793, /* presenting */
    /*  2123 */ FSM_I(FSM_OP_SWITCH, FSM_AT(FSM_INST, 16)), 3, 0, 4112, 2793, 2793, /* presenting */
    /* PAUSED, Summary */
    /*  2129 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  2130 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  2131 */ FSM_I(FSM_OP_IN, 0),
    /*  2132 */ FSM_I(FSM_OP_CUT_TOP, 0), 235, 2804, 2806,
    /* PAUSED, SummaryFailed */
    /*  2136 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  2137 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  2138 */ FSM_I(FSM_OP_IN, 0),
    /*  2139 */ FSM_I(FSM_OP_CUT_TOP, 0), 236, 2825, 2827,
    /* PAUSED, AssistantReply */
    /*  2143 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 1)),
    /*  2144 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 54)), /* max_help_len */
    /*  2145 */ FSM_I(FSM_OP_SUB, 0),
    /*  2146 */ FSM_I(FSM_OP_CUT_TOP, 0), 199, 2150, 2861,
    /*  2150 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 2)),
    /*  2151 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 55)), /* max_help_code */
    /*  2152 */ FSM_I(FSM_OP_SUB, 0),
    /*  2153 */ FSM_I(FSM_OP_CUT_TOP, 0), 200, 2846, 2861,
    /* PAUSED, expired section_left */
    /*  2157 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2158 */ FSM_I(FSM_OP_PUSH, 3),
    /*  2159 */ FSM_I(FSM_OP_EQ, 0),
    /*  2160 */ FSM_I(FSM_OP_CUT_TOP, 0), 241, 2168, 2164,
    /*  2164 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 9)), 242, 4192, 4266, /* ended */
    /*  2168 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 9)), 242, 4292, 4420, /* ended */
    /* COMPLETED, CandidateMessage */
    /*  2172 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 44)), 210, 4526, 4528, /* grace */
    /* COMPLETED, Summary */
    /*  2176 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  2177 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  2178 */ FSM_I(FSM_OP_IN, 0),
    /*  2179 */ FSM_I(FSM_OP_CUT_TOP, 0), 235, 4553, 4555,
    /* COMPLETED, SummaryFailed */
    /*  2183 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  2184 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  2185 */ FSM_I(FSM_OP_IN, 0),
    /*  2186 */ FSM_I(FSM_OP_CUT_TOP, 0), 236, 4574, 4576,
    /* TERMINATED, Summary */
    /*  2190 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  2191 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  2192 */ FSM_I(FSM_OP_IN, 0),
    /*  2193 */ FSM_I(FSM_OP_CUT_TOP, 0), 235, 4625, 4627,
    /* TERMINATED, SummaryFailed */
    /*  2197 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  2198 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  2199 */ FSM_I(FSM_OP_IN, 0),
    /*  2200 */ FSM_I(FSM_OP_CUT_TOP, 0), 236, 4646, 4648,
    /* NOT_STARTED, Start */
    /*  2204 */ FSM_I(FSM_OP_TAKE, 25), /* | Start || IN_PROGRESS | candidate_id = who; emit INTERVIEW_STARTED(system, who); begin | */
    /*  2205 */ FSM_I(FSM_OP_TEXT, FSM_AT(FSM_FIELD, 0)),
    /*  2206 */ FSM_I(FSM_OP_STORE, 6), 0, /* candidate_id */
    /*  2208 */ FSM_I(FSM_OP_PUSH, 0),
    /*  2209 */ FSM_I(FSM_OP_ARG, 0),
    /*  2210 */ FSM_I(FSM_OP_TEXT, FSM_AT(FSM_FIELD, 0)),
    /*  2211 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2212 */ FSM_I(FSM_OP_EMIT, 1), /* INTERVIEW_STARTED */
    /*  2213 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  2214 */ FSM_I(FSM_OP_STORE, 8), 1, /* section_start_time */
    /*  2216 */ FSM_I(FSM_OP_SET, 9), 0, /* ended */
    /*  2218 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2219 */ FSM_I(FSM_OP_DATA, 9), 4,
    /*  2221 */ FSM_I(FSM_OP_STORE, 10), 3, /* followup_budget_remaining */
    /*  2223 */ FSM_I(FSM_OP_SET, 11), 0, /* asked */
    /*  2225 */ FSM_I(FSM_OP_PUSH, 0),
    /*  2226 */ FSM_I(FSM_OP_FILL, 12), 196613, /* coverage_flags */
    /*  2228 */ FSM_I(FSM_OP_SET, 15), 0, /* content */
    /*  2230 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2231 */ FSM_I(FSM_OP_DATA, 5), 4,
    /*  2233 */ FSM_I(FSM_OP_START, 0), /* section_left */
    /*  2234 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2235 */ FSM_I(FSM_OP_DATA, 5), 4,
    /*  2237 */ FSM_I(FSM_OP_PUSH, 120000),
    /*  2238 */ FSM_I(FSM_OP_SUB, 0),
    /*  2239 */ FSM_I(FSM_OP_START, 1), /* warn_first */
    /*  2240 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2241 */ FSM_I(FSM_OP_DATA, 5), 4,
    /*  2243 */ FSM_I(FSM_OP_PUSH, 30000),
    /*  2244 */ FSM_I(FSM_OP_SUB, 0),
    /*  2245 */ FSM_I(FSM_OP_START, 2), /* warn_last */
    /*  2246 */ FSM_I(FSM_OP_PUSH, 0),
    /*  2247 */ FSM_I(FSM_OP_ARG, 0),
    /*  2248 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2249 */ FSM_I(FSM_OP_ARG, 0),
    /*  2250 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2251 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  2253 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2254 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 41)), /* section_left */
    /*  2255 */ FSM_I(FSM_OP_ARG, 0),
    /*  2256 */ FSM_I(FSM_OP_EMIT, 2), /* SECTION_STARTED */
    /*  2257 */ FSM_I(FSM_OP_SET, 16), 1, /* presenting */
    /*  2259 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2260 */ FSM_I(FSM_OP_ARG, 0),
    /*  2261 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2262 */ FSM_I(FSM_OP_DATA, 33), 4,
    /*  2264 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2265 */ FSM_I(FSM_OP_EMIT, 15), /* Present */
    /*  2266 */ FSM_I(FSM_OP_GOTO, 1), /* SECTION_INTRO */
    /*  2267 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2268 */ FSM_I(FSM_OP_ARG, 0),
    /*  2269 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2270 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  2272 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2273 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 41)), /* section_left */
    /*  2274 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  2275 */ FSM_I(FSM_OP_SUB, 0),
    /*  2276 */ FSM_I(FSM_OP_ARG, 0),
    /*  2277 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2278 */ FSM_I(FSM_OP_DATA, 37), 4,
    /*  2280 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2281 */ FSM_I(FSM_OP_CALL, 1251),
    /*  2282 */ FSM_I(FSM_OP_ARG_LIST, 177),
    /*  2283 */ FSM_I(FSM_OP_EMIT, 19), /* TalentUIState */
    /*  2284 */ FSM_I(FSM_OP_DONE, 0),
    /* NOT_STARTED, Disconnect */
    /*  2285 */ FSM_I(FSM_OP_ANSWER, 29), 1, /* Disconnect */
    /* NOT_STARTED, Reconnect */
    /*  2287 */ FSM_I(FSM_OP_ANSWER, 34), 1, /* Reconnect */
    /* NOT_STARTED, Abandon */
    /*  2289 */ FSM_I(FSM_OP_TAKE, 39), /* | Abandon || TERMINATED | emit INTERVIEW_TERMINATED(system, abandoned, "") | */
    /*  2290 */ FSM_I(FSM_OP_PUSH, 0),
    /*  2291 */ FSM_I(FSM_OP_ARG, 0),
    /*  2292 */ FSM_I(FSM_OP_PUSH, 1),
    /*  2293 */ FSM_I(FSM_OP_ARG, 0),
    /*  2294 */ FSM_I(FSM_OP_PUSH, 0),
    /*  2295 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2296 */ FSM_I(FSM_OP_EMIT, 12), /* INTERVIEW_TERMINATED */
    /*  2297 */ FSM_I(FSM_OP_GOTO, 7), /* TERMINATED */
    /*  2298 */ FSM_I(FSM_OP_STOP, 0), /* section_left */
    /*  2299 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2300 */ FSM_I(FSM_OP_ARG, 0),
    /*  2301 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2302 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  2304 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2305 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 41)), /* section_left */
    /*  2306 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  2307 */ FSM_I(FSM_OP_SUB, 0),
    /*  2308 */ FSM_I(FSM_OP_ARG, 0),
    /*  2309 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2310 */ FSM_I(FSM_OP_DATA, 37), 4,
    /*  2312 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2313 */ FSM_I(FSM_OP_CALL, 1251),
    /*  2314 */ FSM_I(FSM_OP_ARG_LIST, 177),
    /*  2315 */ FSM_I(FSM_OP_EMIT, 19), /* TalentUIState */
    /*  2316 */ FSM_I(FSM_OP_DONE, 0),
    /* NOT_STARTED, CandidateMessage */
    /*  2317 */ FSM_I(FSM_OP_ANSWER, 46), 3, /* CandidateMessage */
    /* NOT_STARTED, CodeSubmission */
    /*  2319 */ FSM_I(FSM_OP_ANSWER, 54), 3, /* CodeSubmission */
    /* NOT_STARTED, AssistantQuery */
    /*  2321 */ FSM_I(FSM_OP_ANSWER, 63), 3, /* AssistantQuery */
    /* NOT_STARTED, Done */
    /*  2323 */ FSM_I(FSM_OP_ANSWER, 68), 3, /* Done */
    /* NOT_STARTED, Presented */
    /*  2325 */ FSM_I(FSM_OP_ANSWER, 77), 1, /* Presented */
    /* NOT_STARTED, PresentFailed */
    /*  2327 */ FSM_I(FSM_OP_ANSWER, 86), 1, /* PresentFailed */
    /* NOT_STARTED, Coverage */
    /*  2329 */ FSM_I(FSM_OP_ANSWER, 97), 1, /* Coverage */
    /* NOT_STARTED, CoverageFailed */
    /*  2331 */ FSM_I(FSM_OP_ANSWER, 108), 1, /* CoverageFailed */
    /* NOT_STARTED, Summary */
    /*  2333 */ FSM_I(FSM_OP_ANSWER, 112), 1, /* Summary */
    /* NOT_STARTED, SummaryFailed */
    /*  2335 */ FSM_I(FSM_OP_ANSWER, 119), 1, /* SummaryFailed */
    /* NOT_STARTED, AssistantReply */
    /*  2337 */ FSM_I(FSM_OP_ANSWER, 126), 1, /* AssistantReply */
    /* NOT_STARTED, AssistantFailed */
    /*  2339 */ FSM_I(FSM_OP_ANSWER, 131), 1, /* AssistantFailed */
    /* SECTION_INTRO, Start */
    /* SECTION_QUESTION_ACTIVE, Start */
    /* SECTION_FOLLOWUP_ACTIVE, Start */
    /* SECTION_WRAPUP, Start */
    /* PAUSED, Start */
    /*  2341 */ FSM_I(FSM_OP_ANSWER, 26), 1, /* Start */
    /* SECTION_INTRO, Disconnect */
    /*  2343 */ FSM_I(FSM_OP_TAKE, 30), /* | Disconnect || PAUSED | - | */
    /*  2344 */ FSM_I(FSM_OP_SAVE_LEAF, 5),
    /*  2345 */ FSM_I(FSM_OP_GOTO, 5), /* PAUSED */
    /*  2346 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2347 */ FSM_I(FSM_OP_ARG, 0),
    /*  2348 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2349 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  2351 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2352 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 41)), /* section_left */
    /*  2353 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  2354 */ FSM_I(FSM_OP_SUB, 0),
    /*  2355 */ FSM_I(FSM_OP_ARG, 0),
    /*  2356 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2357 */ FSM_I(FSM_OP_DATA, 37), 4,
    /*  2359 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2360 */ FSM_I(FSM_OP_CALL, 1251),
    /*  2361 */ FSM_I(FSM_OP_ARG_LIST, 177),
    /*  2362 */ FSM_I(FSM_OP_EMIT, 19), /* TalentUIState */
    /*  2363 */ FSM_I(FSM_OP_DONE, 0),
    /* SECTION_INTRO, Reconnect */
    /* SECTION_QUESTION_ACTIVE, Reconnect */
    /* SECTION_FOLLOWUP_ACTIVE, Reconnect */
    /* SECTION_WRAPUP, Reconnect */
    /*  2364 */ FSM_I(FSM_OP_ANSWER, 35), 1, /* Reconnect */
    /* SECTION_INTRO, Abandon */
    /*  2366 */ FSM_I(FSM_OP_TAKE, 40), /* | Abandon | - || TERMINATED | close(abandoned); emit INTERVIEW_TERMINATED(system, abandoned, "") | */
    /*  2367 */ FSM_I(FSM_OP_SAVE_LEAF, 5),
    /*  2368 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 10)),
    /*  2369 */ FSM_I(FSM_OP_STORE_TEMP, 0),
    /*  2370 */ FSM_I(FSM_OP_SET, 9), 1, /* ended */
    /*  2372 */ FSM_I(FSM_OP_SET, 16), 0, /* presenting */
    /*  2374 */ FSM_I(FSM_OP_SET, 17), 0, /* judging */
    /*  2376 */ FSM_I(FSM_OP_STOP, 1), /* warn_first */
    /*  2377 */ FSM_I(FSM_OP_STOP, 2), /* warn_last */
    /*  2378 */ FSM_I(FSM_OP_STOP, 3), /* grace */
    /*  2379 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2380 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  2381 */ FSM_I(FSM_OP_STORE_AT, 21), 12, 4, /* exit_reason */
    /*  2384 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2385 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 12)), /* coverage_flags */
    /*  2386 */ FSM_I(FSM_OP_STORE_AT, 25), 5, 4, /* flags_high */
    /*  2389 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2390 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 13)), /* coverage_flags */
    /*  2391 */ FSM_I(FSM_OP_STORE_AT, 29), 5, 4, /* flags_middle */
    /*  2394 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2395 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 14)), /* coverage_flags */
    /*  2396 */ FSM_I(FSM_OP_STORE_AT, 33), 5, 4, /* flags_low */
    /*  2399 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  2400 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2401 */ FSM_I(FSM_OP_SET_ADD, 0),
    /*  2402 */ FSM_I(FSM_OP_STORE, 18), 9, /* awaiting */
    /*  2404 */ FSM_I(FSM_OP_PUSH, 0),
    /*  2405 */ FSM_I(FSM_OP_ARG, 0),
    /*  2406 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2407 */ FSM_I(FSM_OP_ARG, 0),
    /*  2408 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  2409 */ FSM_I(FSM_OP_ARG, 0),
    /*  2410 */ FSM_I(FSM_OP_ARGS, FSM_AT(FSM_INST, 12)), 3, /* coverage_flags */
    /*  2412 */ FSM_I(FSM_OP_EMIT, 10), /* SECTION_ENDED */
    /*  2413 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2414 */ FSM_I(FSM_OP_ARG, 0),
    /*  2415 */ FSM_I(FSM_OP_EMIT, 17), /* Summarise */
    /*  2416 */ FSM_I(FSM_OP_PUSH, 0),
    /*  2417 */ FSM_I(FSM_OP_ARG, 0),
    /*  2418 */ FSM_I(FSM_OP_PUSH, 1),
    /*  2419 */ FSM_I(FSM_OP_ARG, 0),
    /*  2420 */ FSM_I(FSM_OP_PUSH, 0),
    /*  2421 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2422 */ FSM_I(FSM_OP_EMIT, 12), /* INTERVIEW_TERMINATED */
    /*  2423 */ FSM_I(FSM_OP_GOTO, 7), /* TERMINATED */
    /*  2424 */ FSM_I(FSM_OP_STOP, 0), /* section_left */
    /*  2425 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2426 */ FSM_I(FSM_OP_ARG, 0),
    /*  2427 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2428 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  2430 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2431 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 41)), /* section_left */
    /*  2432 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  2433 */ FSM_I(FSM_OP_SUB, 0),
    /*  2434 */ FSM_I(FSM_OP_ARG, 0),
    /*  2435 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2436 */ FSM_I(FSM_OP_DATA, 37), 4,
    /*  2438 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2439 */ FSM_I(FSM_OP_CALL, 1251),
    /*  2440 */ FSM_I(FSM_OP_ARG_LIST, 177),
    /*  2441 */ FSM_I(FSM_OP_EMIT, 19), /* TalentUIState */
    /*  2442 */ FSM_I(FSM_OP_DONE, 0),
    /*  2443 */ FSM_I(FSM_OP_TAKE, 48), /* | CandidateMessage | stopped | - || stay | message | */
    /*  2444 */ FSM_I(FSM_OP_PUSH, 3),
    /*  2445 */ FSM_I(FSM_OP_ARG, 0),
    /*  2446 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2447 */ FSM_I(FSM_OP_ARG, 0),
    /*  2448 */ FSM_I(FSM_OP_PUSH, 0),
    /*  2449 */ FSM_I(FSM_OP_ARG, 0),
    /*  2450 */ FSM_I(FSM_OP_TEXT, FSM_AT(FSM_FIELD, 0)),
    /*  2451 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2452 */ FSM_I(FSM_OP_EMIT, 4), /* CANDIDATE_MESSAGE */
    /*  2453 */ FSM_I(FSM_OP_CALL, 1274),
    /*  2454 */ FSM_I(FSM_OP_SWITCH_TOP, 0), 2, 0, 2459, 2463,
    /*  2459 */ FSM_I(FSM_OP_PUSH, 2),
    /*  2460 */ FSM_I(FSM_OP_STORE, 15), 6, /* content */
    /*  2462 */ FSM_I(FSM_OP_JUMP, 2464),
    /*  2463 */ FSM_I(FSM_OP_JUMP, 2464),
    /*  2464 */ FSM_I(FSM_OP_SET, 17), 1, /* judging */
    /*  2466 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2467 */ FSM_I(FSM_OP_ARG, 0),
    /*  2468 */ FSM_I(FSM_OP_TEXT, FSM_AT(FSM_FIELD, 0)),
    /*  2469 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2470 */ FSM_I(FSM_OP_EMIT, 16), /* Evaluate */
    /*  2471 */ FSM_I(FSM_OP_DONE, 0),
    /*  2472 */ FSM_I(FSM_OP_TAKE, 47), /* | CandidateMessage | running | - || stay | emit CANDIDATE_MESSAGE(candidate, preceding(section), true, text) | */
    /*  2473 */ FSM_I(FSM_OP_PUSH, 3),
    /*  2474 */ FSM_I(FSM_OP_ARG, 0),
    /*  2475 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2476 */ FSM_I(FSM_OP_PRED, 0),
    /*  2477 */ FSM_I(FSM_OP_ARG, 0),
    /*  2478 */ FSM_I(FSM_OP_PUSH, 1),
    /*  2479 */ FSM_I(FSM_OP_ARG, 0),
    /*  2480 */ FSM_I(FSM_OP_TEXT, FSM_AT(FSM_FIELD, 0)),
    /*  2481 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2482 */ FSM_I(FSM_OP_EMIT, 4), /* CANDIDATE_MESSAGE */
    /*  2483 */ FSM_I(FSM_OP_DONE, 0),
    /*  2484 */ FSM_I(FSM_OP_TAKE, 55), /* | CodeSubmission | - | current || stay | submission | */
    /*  2485 */ FSM_I(FSM_OP_PUSH, 3),
    /*  2486 */ FSM_I(FSM_OP_ARG, 0),
    /*  2487 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2488 */ FSM_I(FSM_OP_ARG, 0),
    /*  2489 */ FSM_I(FSM_OP_PUSH, 0),
    /*  2490 */ FSM_I(FSM_OP_ARG, 0),
    /*  2491 */ FSM_I(FSM_OP_TEXT, FSM_AT(FSM_FIELD, 0)),
    /*  2492 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2493 */ FSM_I(FSM_OP_EMIT, 6), /* CANDIDATE_CODE_SUBMISSION */
    /*  2494 */ FSM_I(FSM_OP_CALL, 1289),
    /*  2495 */ FSM_I(FSM_OP_SWITCH_TOP, 0), 2, 0, 2500, 2504,
    /*  2500 */ FSM_I(FSM_OP_PUSH, 2),
    /*  2501 */ FSM_I(FSM_OP_STORE, 15), 6, /* content */
    /*  2503 */ FSM_I(FSM_OP_JUMP, 2505),
    /*  2504 */ FSM_I(FSM_OP_JUMP, 2505),
    /*  2505 */ FSM_I(FSM_OP_SET, 17), 1, /* judging */
    /*  2507 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2508 */ FSM_I(FSM_OP_ARG, 0),
    /*  2509 */ FSM_I(FSM_OP_TEXT, FSM_AT(FSM_FIELD, 0)),
    /*  2510 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2511 */ FSM_I(FSM_OP_EMIT, 16), /* Evaluate */
    /*  2512 */ FSM_I(FSM_OP_DONE, 0),
    /*  2513 */ FSM_I(FSM_OP_TAKE, 56), /* | CodeSubmission | - | previous || stay | emit CANDIDATE_CODE_SUBMISSION(candidate, preceding(section), true, code) | */
    /*  2514 */ FSM_I(FSM_OP_PUSH, 3),
    /*  2515 */ FSM_I(FSM_OP_ARG, 0),
    /*  2516 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2517 */ FSM_I(FSM_OP_PRED, 0),
    /*  2518 */ FSM_I(FSM_OP_ARG, 0),
    /*  2519 */ FSM_I(FSM_OP_PUSH, 1),
    /*  2520 */ FSM_I(FSM_OP_ARG, 0),
    /*  2521 */ FSM_I(FSM_OP_TEXT, FSM_AT(FSM_FIELD, 0)),
    /*  2522 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2523 */ FSM_I(FSM_OP_EMIT, 6), /* CANDIDATE_CODE_SUBMISSION */
    /*  2524 */ FSM_I(FSM_OP_DONE, 0),
    /*  2525 */ FSM_I(FSM_OP_ANSWER, 57), 3, /* | CodeSubmission | - | nowhere || reject | - | */
    /* SECTION_INTRO, AssistantQuery */
    /* SECTION_QUESTION_ACTIVE, AssistantQuery */
    /* SECTION_FOLLOWUP_ACTIVE, AssistantQuery */
    /* SECTION_WRAPUP, AssistantQuery */
    /*  2527 */ FSM_I(FSM_OP_TAKE, 64), /* | AssistantQuery || stay | query | */
    /*  2528 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2529 */ FSM_I(FSM_OP_STORE, 19), 11, /* assisted_in */
    /*  2531 */ FSM_I(FSM_OP_PUSH, 3),
    /*  2532 */ FSM_I(FSM_OP_ARG, 0),
    /*  2533 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2534 */ FSM_I(FSM_OP_ARG, 0),
    /*  2535 */ FSM_I(FSM_OP_TEXT, FSM_AT(FSM_FIELD, 0)),
    /*  2536 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2537 */ FSM_I(FSM_OP_EMIT, 7), /* ASSISTANT_QUERY */
    /*  2538 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2539 */ FSM_I(FSM_OP_ARG, 0),
    /*  2540 */ FSM_I(FSM_OP_TEXT, FSM_AT(FSM_FIELD, 0)),
    /*  2541 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2542 */ FSM_I(FSM_OP_EMIT, 18), /* Assist */
    /*  2543 */ FSM_I(FSM_OP_DONE, 0),
    /*  2544 */ FSM_I(FSM_OP_ANSWER, 69), 1, /* | Done | running | - || ignore | - | */
    /*  2546 */ FSM_I(FSM_OP_TAKE, 71), /* | Done | stopped | nothing || stay | content = prompted; emit NeedOutline("Please provide a brief outline so we can proceed.") | */
    /*  2547 */ FSM_I(FSM_OP_SET, 15), 1, /* content */
    /*  2549 */ FSM_I(FSM_OP_PUSH, 37),
    /*  2550 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2551 */ FSM_I(FSM_OP_EMIT, 13), /* NeedOutline */
    /*  2552 */ FSM_I(FSM_OP_DONE, 0),
    /*  2553 */ FSM_I(FSM_OP_ANSWER, 72), 3, /* | Done | stopped | prompted || reject | - | */
    /*  2555 */ FSM_I(FSM_OP_TAKE, 70), /* | Done | stopped | enough || SECTION_WRAPUP | close(candidate_done) | */
    /*  2556 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 3)),
    /*  2557 */ FSM_I(FSM_OP_STORE_TEMP, 0),
    /*  2558 */ FSM_I(FSM_OP_SET, 9), 1, /* ended */
    /*  2560 */ FSM_I(FSM_OP_SET, 16), 0, /* presenting */
    /*  2562 */ FSM_I(FSM_OP_SET, 17), 0, /* judging */
    /*  2564 */ FSM_I(FSM_OP_STOP, 1), /* warn_first */
    /*  2565 */ FSM_I(FSM_OP_STOP, 2), /* warn_last */
    /*  2566 */ FSM_I(FSM_OP_STOP, 3), /* grace */
    /*  2567 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2568 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  2569 */ FSM_I(FSM_OP_STORE_AT, 21), 12, 4, /* exit_reason */
    /*  2572 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2573 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 12)), /* coverage_flags */
    /*  2574 */ FSM_I(FSM_OP_STORE_AT, 25), 5, 4, /* flags_high */
    /*  2577 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2578 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 13)), /* coverage_flags */
    /*  2579 */ FSM_I(FSM_OP_STORE_AT, 29), 5, 4, /* flags_middle */
    /*  2582 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2583 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 14)), /* coverage_flags */
    /*  2584 */ FSM_I(FSM_OP_STORE_AT, 33), 5, 4, /* flags_low */
    /*  2587 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  2588 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2589 */ FSM_I(FSM_OP_SET_ADD, 0),
    /*  2590 */ FSM_I(FSM_OP_STORE, 18), 9, /* awaiting */
    /*  2592 */ FSM_I(FSM_OP_PUSH, 0),
    /*  2593 */ FSM_I(FSM_OP_ARG, 0),
    /*  2594 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2595 */ FSM_I(FSM_OP_ARG, 0),
    /*  2596 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  2597 */ FSM_I(FSM_OP_ARG, 0),
    /*  2598 */ FSM_I(FSM_OP_ARGS, FSM_AT(FSM_INST, 12)), 3, /* coverage_flags */
    /*  2600 */ FSM_I(FSM_OP_EMIT, 10), /* SECTION_ENDED */
    /*  2601 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2602 */ FSM_I(FSM_OP_ARG, 0),
    /*  2603 */ FSM_I(FSM_OP_EMIT, 17), /* Summarise */
    /*  2604 */ FSM_I(FSM_OP_GOTO, 4), /* SECTION_WRAPUP */
    /*  2605 */ FSM_I(FSM_OP_DONE, 0),
    /* SECTION_INTRO, Presented */
    /*  2606 */ FSM_I(FSM_OP_TAKE, 78), /* | Presented | - || SECTION_QUESTION_ACTIVE | present | */
    /*  2607 */ FSM_I(FSM_OP_SET, 16), 0, /* presenting */
    /*  2609 */ FSM_I(FSM_OP_PUSH, 1),
    /*  2610 */ FSM_I(FSM_OP_ARG, 0),
    /*  2611 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2612 */ FSM_I(FSM_OP_ARG, 0),
    /*  2613 */ FSM_I(FSM_OP_TEXT, FSM_AT(FSM_FIELD, 0)),
    /*  2614 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2615 */ FSM_I(FSM_OP_EMIT, 3), /* PROMPT_PRESENTED */
    /*  2616 */ FSM_I(FSM_OP_GOTO, 2), /* SECTION_QUESTION_ACTIVE */
    /*  2617 */ FSM_I(FSM_OP_DONE, 0),
    /*  2618 */ FSM_I(FSM_OP_TAKE, 88), /* | PresentFailed | not pending || TERMINATED | fail | */
    /*  2619 */ FSM_I(FSM_OP_SAVE_LEAF, 5),
    /*  2620 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 4)),
    /*  2621 */ FSM_I(FSM_OP_STORE_TEMP, 0),
    /*  2622 */ FSM_I(FSM_OP_SET, 9), 1, /* ended */
    /*  2624 */ FSM_I(FSM_OP_SET, 16), 0, /* presenting */
    /*  2626 */ FSM_I(FSM_OP_SET, 17), 0, /* judging */
    /*  2628 */ FSM_I(FSM_OP_STOP, 1), /* warn_first */
    /*  2629 */ FSM_I(FSM_OP_STOP, 2), /* warn_last */
    /*  2630 */ FSM_I(FSM_OP_STOP, 3), /* grace */
    /*  2631 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2632 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  2633 */ FSM_I(FSM_OP_STORE_AT, 21), 12, 4, /* exit_reason */
    /*  2636 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2637 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 12)), /* coverage_flags */
    /*  2638 */ FSM_I(FSM_OP_STORE_AT, 25), 5, 4, /* flags_high */
    /*  2641 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2642 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 13)), /* coverage_flags */
    /*  2643 */ FSM_I(FSM_OP_STORE_AT, 29), 5, 4, /* flags_middle */
    /*  2646 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2647 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 14)), /* coverage_flags */
    /*  2648 */ FSM_I(FSM_OP_STORE_AT, 33), 5, 4, /* flags_low */
    /*  2651 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  2652 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2653 */ FSM_I(FSM_OP_SET_ADD, 0),
    /*  2654 */ FSM_I(FSM_OP_STORE, 18), 9, /* awaiting */
    /*  2656 */ FSM_I(FSM_OP_PUSH, 0),
    /*  2657 */ FSM_I(FSM_OP_ARG, 0),
    /*  2658 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2659 */ FSM_I(FSM_OP_ARG, 0),
    /*  2660 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  2661 */ FSM_I(FSM_OP_ARG, 0),
    /*  2662 */ FSM_I(FSM_OP_ARGS, FSM_AT(FSM_INST, 12)), 3, /* coverage_flags */
    /*  2664 */ FSM_I(FSM_OP_EMIT, 10), /* SECTION_ENDED */
    /*  2665 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2666 */ FSM_I(FSM_OP_ARG, 0),
    /*  2667 */ FSM_I(FSM_OP_EMIT, 17), /* Summarise */
    /*  2668 */ FSM_I(FSM_OP_PUSH, 0),
    /*  2669 */ FSM_I(FSM_OP_ARG, 0),
    /*  2670 */ FSM_I(FSM_OP_PUSH, 0),
    /*  2671 */ FSM_I(FSM_OP_ARG, 0),
    /*  2672 */ FSM_I(FSM_OP_TEXT, FSM_AT(FSM_FIELD, 0)),
    /*  2673 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2674 */ FSM_I(FSM_OP_EMIT, 12), /* INTERVIEW_TERMINATED */
    /*  2675 */ FSM_I(FSM_OP_GOTO, 7), /* TERMINATED */
    /*  2676 */ FSM_I(FSM_OP_STOP, 0), /* section_left */
    /*  2677 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2678 */ FSM_I(FSM_OP_ARG, 0),
    /*  2679 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2680 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  2682 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2683 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 41)), /* section_left */
    /*  2684 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  2685 */ FSM_I(FSM_OP_SUB, 0),
    /*  2686 */ FSM_I(FSM_OP_ARG, 0),
    /*  2687 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2688 */ FSM_I(FSM_OP_DATA, 37), 4,
    /*  2690 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2691 */ FSM_I(FSM_OP_CALL, 1251),
    /*  2692 */ FSM_I(FSM_OP_ARG_LIST, 177),
    /*  2693 */ FSM_I(FSM_OP_EMIT, 19), /* TalentUIState */
    /*  2694 */ FSM_I(FSM_OP_DONE, 0),
    /*  2695 */ FSM_I(FSM_OP_TAKE, 87), /* | PresentFailed | pending || stay | present_again | */
    /*  2696 */ FSM_I(FSM_OP_SET, 16), 2, /* presenting */
    /*  2698 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2699 */ FSM_I(FSM_OP_ARG, 0),
    /*  2700 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2701 */ FSM_I(FSM_OP_DATA, 33), 4,
    /*  2703 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2704 */ FSM_I(FSM_OP_EMIT, 15), /* Present */
    /*  2705 */ FSM_I(FSM_OP_DONE, 0),
    /*  2706 */ FSM_I(FSM_OP_ANSWER, 100), 1, /* | Coverage | idle, satisfied | - || ignore | - | */
    /*  2708 */ FSM_I(FSM_OP_TAKE, 98), /* | Coverage | pending | satisfied || stay | coverage_flags = level; judging = satisfied | */
    /*  2709 */ FSM_I(FSM_OP_COPY, 12), 6291456, 196613, /* coverage_flags */
    /*  2712 */ FSM_I(FSM_OP_SET, 17), 2, /* judging */
    /*  2714 */ FSM_I(FSM_OP_DONE, 0),
    /*  2715 */ FSM_I(FSM_OP_TAKE, 101), /* | Coverage | pending | uncovered || SECTION_FOLLOWUP_ACTIVE | follow_up(question_for(level, not_covered)) | */
    /*  2716 */ FSM_I(FSM_OP_CALL, 1),
    /*  2717 */ FSM_I(FSM_OP_STORE_TEMP, 0),
    /*  2718 */ FSM_I(FSM_OP_COPY, 12), 6291456, 196613, /* coverage_flags */
    /*  2721 */ FSM_I(FSM_OP_SET, 17), 0, /* judging */
    /*  2723 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 10)), /* followup_budget_remaining */
    /*  2724 */ FSM_I(FSM_OP_PUSH, 1),
    /*  2725 */ FSM_I(FSM_OP_SUB, 0),
    /*  2726 */ FSM_I(FSM_OP_STORE, 10), 3, /* followup_budget_remaining */
    /*  2728 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* asked */
    /*  2729 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  2730 */ FSM_I(FSM_OP_DATA, 77), 25,
    /*  2732 */ FSM_I(FSM_OP_SET_ADD, 0),
    /*  2733 */ FSM_I(FSM_OP_STORE, 11), 4, /* asked */
    /*  2735 */ FSM_I(FSM_OP_PUSH, 1),
    /*  2736 */ FSM_I(FSM_OP_ARG, 0),
    /*  2737 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2738 */ FSM_I(FSM_OP_ARG, 0),
    /*  2739 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  2740 */ FSM_I(FSM_OP_DATA, 77), 25,
    /*  2742 */ FSM_I(FSM_OP_ARG, 0),
    /*  2743 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  2744 */ FSM_I(FSM_OP_DATA, 102), 25,
    /*  2746 */ FSM_I(FSM_OP_ARG, 0),
    /*  2747 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  2748 */ FSM_I(FSM_OP_DATA, 152), 25,
    /*  2750 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2751 */ FSM_I(FSM_OP_EMIT, 5), /* FOLLOWUP_PRESENTED */
    /*  2752 */ FSM_I(FSM_OP_GOTO, 3), /* SECTION_FOLLOWUP_ACTIVE */
    /*  2753 */ FSM_I(FSM_OP_DONE, 0),
    /*  2754 */ FSM_I(FSM_OP_TAKE, 102), /* | Coverage | pending | partial || SECTION_FOLLOWUP_ACTIVE | follow_up(question_for(level, partially_covered)) | */
    /*  2755 */ FSM_I(FSM_OP_CALL, 528),
    /*  2756 */ FSM_I(FSM_OP_STORE_TEMP, 0),
    /*  2757 */ FSM_I(FSM_OP_COPY, 12), 6291456, 196613, /* coverage_flags */
    /*  2760 */ FSM_I(FSM_OP_SET, 17), 0, /* judging */
    /*  2762 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 10)), /* followup_budget_remaining */
    /*  2763 */ FSM_I(FSM_OP_PUSH, 1),
    /*  2764 */ FSM_I(FSM_OP_SUB, 0),
    /*  2765 */ FSM_I(FSM_OP_STORE, 10), 3, /* followup_budget_remaining */
    /*  2767 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* asked */
    /*  2768 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  2769 */ FSM_I(FSM_OP_DATA, 77), 25,
    /*  2771 */ FSM_I(FSM_OP_SET_ADD, 0),
    /*  2772 */ FSM_I(FSM_OP_STORE, 11), 4, /* asked */
    /*  2774 */ FSM_I(FSM_OP_PUSH, 1),
    /*  2775 */ FSM_I(FSM_OP_ARG, 0),
    /*  2776 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2777 */ FSM_I(FSM_OP_ARG, 0),
    /*  2778 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  2779 */ FSM_I(FSM_OP_DATA, 77), 25,
    /*  2781 */ FSM_I(FSM_OP_ARG, 0),
    /*  2782 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  2783 */ FSM_I(FSM_OP_DATA, 102), 25,
    /*  2785 */ FSM_I(FSM_OP_ARG, 0),
    /*  2786 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  2787 */ FSM_I(FSM_OP_DATA, 152), 25,
    /*  2789 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2790 */ FSM_I(FSM_OP_EMIT, 5), /* FOLLOWUP_PRESENTED */
    /*  2791 */ FSM_I(FSM_OP_GOTO, 3), /* SECTION_FOLLOWUP_ACTIVE */
    /*  2792 */ FSM_I(FSM_OP_DONE, 0),
    /*  2793 */ FSM_I(FSM_OP_TAKE, 99), /* | Coverage | pending | wait || stay | coverage_flags = level; judging = idle | */
    /*  2794 */ FSM_I(FSM_OP_COPY, 12), 6291456, 196613, /* coverage_flags */
    /*  2797 */ FSM_I(FSM_OP_SET, 17), 0, /* judging */
    /*  2799 */ FSM_I(FSM_OP_DONE, 0),
    /* SECTION_INTRO, CoverageFailed */
    /* SECTION_QUESTION_ACTIVE, CoverageFailed */
    /* SECTION_FOLLOWUP_ACTIVE, CoverageFailed */
    /* SECTION_WRAPUP, CoverageFailed */
    /* PAUSED, CoverageFailed */
    /*  2800 */ FSM_I(FSM_OP_TAKE, 109), /* | CoverageFailed | - | - || stay | judging = idle | */
    /*  2801 */ FSM_I(FSM_OP_SET, 17), 0, /* judging */
    /*  2803 */ FSM_I(FSM_OP_DONE, 0),
    /*  2804 */ FSM_I(FSM_OP_ANSWER, 114), 1, /* | Summary, SummaryFailed | false || ignore | - | */
    /*  2806 */ FSM_I(FSM_OP_TAKE, 113), /* | Summary | true || stay | store(text) | */
    /*  2807 */ FSM_I(FSM_OP_TEXT, FSM_AT(FSM_FIELD, 1)),
    /*  2808 */ FSM_I(FSM_OP_STORE_TEMP, 0),
    /*  2809 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  2810 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  2811 */ FSM_I(FSM_OP_SET_DEL, 0),
    /*  2812 */ FSM_I(FSM_OP_STORE, 18), 9, /* awaiting */
    /*  2814 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  2815 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  2816 */ FSM_I(FSM_OP_STORE_AT, 37), 10, 4, /* bounded_context_summary */
    /*  2819 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  2820 */ FSM_I(FSM_OP_ARG, 0),
    /*  2821 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  2822 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2823 */ FSM_I(FSM_OP_EMIT, 14), /* StoreSummary */
    /*  2824 */ FSM_I(FSM_OP_DONE, 0),
    /*  2825 */ FSM_I(FSM_OP_ANSWER, 121), 1, /* | Summary, SummaryFailed | false || ignore | - | */
    /*  2827 */ FSM_I(FSM_OP_TAKE, 120), /* | SummaryFailed | true || stay | store("") | */
    /*  2828 */ FSM_I(FSM_OP_PUSH, 0),
    /*  2829 */ FSM_I(FSM_OP_STORE_TEMP, 0),
    /*  2830 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  2831 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  2832 */ FSM_I(FSM_OP_SET_DEL, 0),
    /*  2833 */ FSM_I(FSM_OP_STORE, 18), 9, /* awaiting */
    /*  2835 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  2836 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  2837 */ FSM_I(FSM_OP_STORE_AT, 37), 10, 4, /* bounded_context_summary */
    /*  2840 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  2841 */ FSM_I(FSM_OP_ARG, 0),
    /*  2842 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  2843 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2844 */ FSM_I(FSM_OP_EMIT, 14), /* StoreSummary */
    /*  2845 */ FSM_I(FSM_OP_DONE, 0),
    /*  2846 */ FSM_I(FSM_OP_TAKE, 128), /* | AssistantReply | false || stay | respond(false, text) | */
    /*  2847 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 0)),
    /*  2848 */ FSM_I(FSM_OP_STORE_TEMP, 0),
    /*  2849 */ FSM_I(FSM_OP_TEXT, FSM_AT(FSM_FIELD, 0)),
    /*  2850 */ FSM_I(FSM_OP_STORE_TEMP, 1),
    /*  2851 */ FSM_I(FSM_OP_PUSH, 2),
    /*  2852 */ FSM_I(FSM_OP_ARG, 0),
    /*  2853 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 19)), /* assisted_in */
    /*  2854 */ FSM_I(FSM_OP_ARG, 0),
    /*  2855 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  2856 */ FSM_I(FSM_OP_ARG, 0),
    /*  2857 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 1)),
    /*  2858 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2859 */ FSM_I(FSM_OP_EMIT, 8), /* ASSISTANT_RESPONSE */
    /*  2860 */ FSM_I(FSM_OP_DONE, 0),
    /*  2861 */ FSM_I(FSM_OP_TAKE, 127), /* | AssistantReply | true || stay | flagged = true; respond(true, text) | */
    /*  2862 */ FSM_I(FSM_OP_SET, 20), 1, /* flagged */
    /*  2864 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 2)),
    /*  2865 */ FSM_I(FSM_OP_STORE_TEMP, 0),
    /*  2866 */ FSM_I(FSM_OP_TEXT, FSM_AT(FSM_FIELD, 0)),
    /*  2867 */ FSM_I(FSM_OP_STORE_TEMP, 1),
    /*  2868 */ FSM_I(FSM_OP_PUSH, 2),
    /*  2869 */ FSM_I(FSM_OP_ARG, 0),
    /*  2870 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 19)), /* assisted_in */
    /*  2871 */ FSM_I(FSM_OP_ARG, 0),
    /*  2872 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  2873 */ FSM_I(FSM_OP_ARG, 0),
    /*  2874 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 1)),
    /*  2875 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2876 */ FSM_I(FSM_OP_EMIT, 8), /* ASSISTANT_RESPONSE */
    /*  2877 */ FSM_I(FSM_OP_DONE, 0),
    /* SECTION_INTRO, AssistantFailed */
    /* SECTION_QUESTION_ACTIVE, AssistantFailed */
    /* SECTION_FOLLOWUP_ACTIVE, AssistantFailed */
    /* SECTION_WRAPUP, AssistantFailed */
    /* PAUSED, AssistantFailed */
    /*  2878 */ FSM_I(FSM_OP_TAKE, 132), /* | AssistantFailed | - || stay | respond(true, "") | */
    /*  2879 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 2)),
    /*  2880 */ FSM_I(FSM_OP_STORE_TEMP, 0),
    /*  2881 */ FSM_I(FSM_OP_PUSH, 0),
    /*  2882 */ FSM_I(FSM_OP_STORE_TEMP, 1),
    /*  2883 */ FSM_I(FSM_OP_PUSH, 2),
    /*  2884 */ FSM_I(FSM_OP_ARG, 0),
    /*  2885 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 19)), /* assisted_in */
    /*  2886 */ FSM_I(FSM_OP_ARG, 0),
    /*  2887 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  2888 */ FSM_I(FSM_OP_ARG, 0),
    /*  2889 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 1)),
    /*  2890 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2891 */ FSM_I(FSM_OP_EMIT, 8), /* ASSISTANT_RESPONSE */
    /*  2892 */ FSM_I(FSM_OP_DONE, 0),
    /*  2893 */ FSM_I(FSM_OP_TAKE, 135), /* | expired section_left | false || SECTION_INTRO | time_up; advance | */
    /*  2894 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 0)),
    /*  2895 */ FSM_I(FSM_OP_STORE_TEMP, 0),
    /*  2896 */ FSM_I(FSM_OP_SET, 9), 1, /* ended */
    /*  2898 */ FSM_I(FSM_OP_SET, 16), 0, /* presenting */
    /*  2900 */ FSM_I(FSM_OP_SET, 17), 0, /* judging */
    /*  2902 */ FSM_I(FSM_OP_STOP, 1), /* warn_first */
    /*  2903 */ FSM_I(FSM_OP_STOP, 2), /* warn_last */
    /*  2904 */ FSM_I(FSM_OP_STOP, 3), /* grace */
    /*  2905 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2906 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  2907 */ FSM_I(FSM_OP_STORE_AT, 21), 12, 4, /* exit_reason */
    /*  2910 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2911 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 12)), /* coverage_flags */
    /*  2912 */ FSM_I(FSM_OP_STORE_AT, 25), 5, 4, /* flags_high */
    /*  2915 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2916 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 13)), /* coverage_flags */
    /*  2917 */ FSM_I(FSM_OP_STORE_AT, 29), 5, 4, /* flags_middle */
    /*  2920 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2921 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 14)), /* coverage_flags */
    /*  2922 */ FSM_I(FSM_OP_STORE_AT, 33), 5, 4, /* flags_low */
    /*  2925 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  2926 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2927 */ FSM_I(FSM_OP_SET_ADD, 0),
    /*  2928 */ FSM_I(FSM_OP_STORE, 18), 9, /* awaiting */
    /*  2930 */ FSM_I(FSM_OP_PUSH, 0),
    /*  2931 */ FSM_I(FSM_OP_ARG, 0),
    /*  2932 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2933 */ FSM_I(FSM_OP_ARG, 0),
    /*  2934 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  2935 */ FSM_I(FSM_OP_ARG, 0),
    /*  2936 */ FSM_I(FSM_OP_ARGS, FSM_AT(FSM_INST, 12)), 3, /* coverage_flags */
    /*  2938 */ FSM_I(FSM_OP_EMIT, 10), /* SECTION_ENDED */
    /*  2939 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2940 */ FSM_I(FSM_OP_ARG, 0),
    /*  2941 */ FSM_I(FSM_OP_EMIT, 17), /* Summarise */
    /*  2942 */ FSM_I(FSM_OP_PUSH, 15000),
    /*  2943 */ FSM_I(FSM_OP_START, 3), /* grace */
    /*  2944 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2945 */ FSM_I(FSM_OP_SUCC, 4),
    /*  2946 */ FSM_I(FSM_OP_STORE, 7), 11, /* section */
    /*  2948 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  2949 */ FSM_I(FSM_OP_STORE, 8), 1, /* section_start_time */
    /*  2951 */ FSM_I(FSM_OP_SET, 9), 0, /* ended */
    /*  2953 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2954 */ FSM_I(FSM_OP_DATA, 9), 4,
    /*  2956 */ FSM_I(FSM_OP_STORE, 10), 3, /* followup_budget_remaining */
    /*  2958 */ FSM_I(FSM_OP_SET, 11), 0, /* asked */
    /*  2960 */ FSM_I(FSM_OP_PUSH, 0),
    /*  2961 */ FSM_I(FSM_OP_FILL, 12), 196613, /* coverage_flags */
    /*  2963 */ FSM_I(FSM_OP_SET, 15), 0, /* content */
    /*  2965 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2966 */ FSM_I(FSM_OP_DATA, 5), 4,
    /*  2968 */ FSM_I(FSM_OP_START, 0), /* section_left */
    /*  2969 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2970 */ FSM_I(FSM_OP_DATA, 5), 4,
    /*  2972 */ FSM_I(FSM_OP_PUSH, 120000),
    /*  2973 */ FSM_I(FSM_OP_SUB, 0),
    /*  2974 */ FSM_I(FSM_OP_START, 1), /* warn_first */
    /*  2975 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2976 */ FSM_I(FSM_OP_DATA, 5), 4,
    /*  2978 */ FSM_I(FSM_OP_PUSH, 30000),
    /*  2979 */ FSM_I(FSM_OP_SUB, 0),
    /*  2980 */ FSM_I(FSM_OP_START, 2), /* warn_last */
    /*  2981 */ FSM_I(FSM_OP_PUSH, 0),
    /*  2982 */ FSM_I(FSM_OP_ARG, 0),
    /*  2983 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2984 */ FSM_I(FSM_OP_ARG, 0),
    /*  2985 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2986 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  2988 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2989 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 41)), /* section_left */
    /*  2990 */ FSM_I(FSM_OP_ARG, 0),
    /*  2991 */ FSM_I(FSM_OP_EMIT, 2), /* SECTION_STARTED */
    /*  2992 */ FSM_I(FSM_OP_SET, 16), 1, /* presenting */
    /*  2994 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2995 */ FSM_I(FSM_OP_ARG, 0),
    /*  2996 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2997 */ FSM_I(FSM_OP_DATA, 33), 4,
    /*  2999 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3000 */ FSM_I(FSM_OP_EMIT, 15), /* Present */
    /*  3001 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3002 */ FSM_I(FSM_OP_ARG, 0),
    /*  3003 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3004 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  3006 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3007 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 41)), /* section_left */
    /*  3008 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  3009 */ FSM_I(FSM_OP_SUB, 0),
    /*  3010 */ FSM_I(FSM_OP_ARG, 0),
    /*  3011 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3012 */ FSM_I(FSM_OP_DATA, 37), 4,
    /*  3014 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3015 */ FSM_I(FSM_OP_CALL, 1251),
    /*  3016 */ FSM_I(FSM_OP_ARG_LIST, 177),
    /*  3017 */ FSM_I(FSM_OP_EMIT, 19), /* TalentUIState */
    /*  3018 */ FSM_I(FSM_OP_GOTO, 1), /* SECTION_INTRO */
    /*  3019 */ FSM_I(FSM_OP_DONE, 0),
    /*  3020 */ FSM_I(FSM_OP_TAKE, 136), /* | expired section_left | true || COMPLETED | close(time_expired) | */
    /*  3021 */ FSM_I(FSM_OP_SAVE_LEAF, 5),
    /*  3022 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 0)),
    /*  3023 */ FSM_I(FSM_OP_STORE_TEMP, 0),
    /*  3024 */ FSM_I(FSM_OP_SET, 9), 1, /* ended */
    /*  3026 */ FSM_I(FSM_OP_SET, 16), 0, /* presenting */
    /*  3028 */ FSM_I(FSM_OP_SET, 17), 0, /* judging */
    /*  3030 */ FSM_I(FSM_OP_STOP, 1), /* warn_first */
    /*  3031 */ FSM_I(FSM_OP_STOP, 2), /* warn_last */
    /*  3032 */ FSM_I(FSM_OP_STOP, 3), /* grace */
    /*  3033 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3034 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  3035 */ FSM_I(FSM_OP_STORE_AT, 21), 12, 4, /* exit_reason */
    /*  3038 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3039 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 12)), /* coverage_flags */
    /*  3040 */ FSM_I(FSM_OP_STORE_AT, 25), 5, 4, /* flags_high */
    /*  3043 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3044 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 13)), /* coverage_flags */
    /*  3045 */ FSM_I(FSM_OP_STORE_AT, 29), 5, 4, /* flags_middle */
    /*  3048 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3049 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 14)), /* coverage_flags */
    /*  3050 */ FSM_I(FSM_OP_STORE_AT, 33), 5, 4, /* flags_low */
    /*  3053 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  3054 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3055 */ FSM_I(FSM_OP_SET_ADD, 0),
    /*  3056 */ FSM_I(FSM_OP_STORE, 18), 9, /* awaiting */
    /*  3058 */ FSM_I(FSM_OP_PUSH, 0),
    /*  3059 */ FSM_I(FSM_OP_ARG, 0),
    /*  3060 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3061 */ FSM_I(FSM_OP_ARG, 0),
    /*  3062 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  3063 */ FSM_I(FSM_OP_ARG, 0),
    /*  3064 */ FSM_I(FSM_OP_ARGS, FSM_AT(FSM_INST, 12)), 3, /* coverage_flags */
    /*  3066 */ FSM_I(FSM_OP_EMIT, 10), /* SECTION_ENDED */
    /*  3067 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3068 */ FSM_I(FSM_OP_ARG, 0),
    /*  3069 */ FSM_I(FSM_OP_EMIT, 17), /* Summarise */
    /*  3070 */ FSM_I(FSM_OP_GOTO, 6), /* COMPLETED */
    /*  3071 */ FSM_I(FSM_OP_STOP, 0), /* section_left */
    /*  3072 */ FSM_I(FSM_OP_PUSH, 0),
    /*  3073 */ FSM_I(FSM_OP_ARG, 0),
    /*  3074 */ FSM_I(FSM_OP_EMIT, 11), /* INTERVIEW_COMPLETED */
    /*  3075 */ FSM_I(FSM_OP_PUSH, 15000),
    /*  3076 */ FSM_I(FSM_OP_START, 3), /* grace */
    /*  3077 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3078 */ FSM_I(FSM_OP_ARG, 0),
    /*  3079 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3080 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  3082 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3083 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 41)), /* section_left */
    /*  3084 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  3085 */ FSM_I(FSM_OP_SUB, 0),
    /*  3086 */ FSM_I(FSM_OP_ARG, 0),
    /*  3087 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3088 */ FSM_I(FSM_OP_DATA, 37), 4,
    /*  3090 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3091 */ FSM_I(FSM_OP_CALL, 1251),
    /*  3092 */ FSM_I(FSM_OP_ARG_LIST, 177),
    /*  3093 */ FSM_I(FSM_OP_EMIT, 19), /* TalentUIState */
    /*  3094 */ FSM_I(FSM_OP_DONE, 0),
    /* SECTION_INTRO, expired warn_first */
    /* SECTION_QUESTION_ACTIVE, expired warn_first */
    /* SECTION_FOLLOWUP_ACTIVE, expired warn_first */
    /*  3095 */ FSM_I(FSM_OP_TAKE, 143), /* | expired warn_first | - || stay | emit SECTION_TIME_WARNING(system, section, first_warning) | */
    /*  3096 */ FSM_I(FSM_OP_PUSH, 0),
    /*  3097 */ FSM_I(FSM_OP_ARG, 0),
    /*  3098 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3099 */ FSM_I(FSM_OP_ARG, 0),
    /*  3100 */ FSM_I(FSM_OP_PUSH, 120000),
    /*  3101 */ FSM_I(FSM_OP_ARG, 0),
    /*  3102 */ FSM_I(FSM_OP_EMIT, 9), /* SECTION_TIME_WARNING */
    /*  3103 */ FSM_I(FSM_OP_DONE, 0),
    /* SECTION_INTRO, expired warn_last */
    /* SECTION_QUESTION_ACTIVE, expired warn_last */
    /* SECTION_FOLLOWUP_ACTIVE, expired warn_last */
    /*  3104 */ FSM_I(FSM_OP_TAKE, 145), /* | expired warn_last | - || stay | emit SECTION_TIME_WARNING(system, section, last_warning) | */
    /*  3105 */ FSM_I(FSM_OP_PUSH, 0),
    /*  3106 */ FSM_I(FSM_OP_ARG, 0),
    /*  3107 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3108 */ FSM_I(FSM_OP_ARG, 0),
    /*  3109 */ FSM_I(FSM_OP_PUSH, 30000),
    /*  3110 */ FSM_I(FSM_OP_ARG, 0),
    /*  3111 */ FSM_I(FSM_OP_EMIT, 9), /* SECTION_TIME_WARNING */
    /*  3112 */ FSM_I(FSM_OP_DONE, 0),
    /* SECTION_INTRO, expired grace */
    /* SECTION_QUESTION_ACTIVE, expired grace */
    /* SECTION_FOLLOWUP_ACTIVE, expired grace */
    /*  3113 */ FSM_I(FSM_OP_TAKE, 147), /* | expired grace | - || stay | - | */
    /*  3114 */ FSM_I(FSM_OP_DONE, 0),
    /*  3115 */ FSM_I(FSM_OP_TAKE, 150), /* | always | satisfied | - || SECTION_WRAPUP | close(coverage_satisfied) | */
    /*  3116 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 2)),
    /*  3117 */ FSM_I(FSM_OP_STORE_TEMP, 0),
    /*  3118 */ FSM_I(FSM_OP_SET, 9), 1, /* ended */
    /*  3120 */ FSM_I(FSM_OP_SET, 16), 0, /* presenting */
    /*  3122 */ FSM_I(FSM_OP_SET, 17), 0, /* judging */
    /*  3124 */ FSM_I(FSM_OP_STOP, 1), /* warn_first */
    /*  3125 */ FSM_I(FSM_OP_STOP, 2), /* warn_last */
    /*  3126 */ FSM_I(FSM_OP_STOP, 3), /* grace */
    /*  3127 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3128 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  3129 */ FSM_I(FSM_OP_STORE_AT, 21), 12, 4, /* exit_reason */
    /*  3132 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3133 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 12)), /* coverage_flags */
    /*  3134 */ FSM_I(FSM_OP_STORE_AT, 25), 5, 4, /* flags_high */
    /*  3137 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3138 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 13)), /* coverage_flags */
    /*  3139 */ FSM_I(FSM_OP_STORE_AT, 29), 5, 4, /* flags_middle */
    /*  3142 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3143 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 14)), /* coverage_flags */
    /*  3144 */ FSM_I(FSM_OP_STORE_AT, 33), 5, 4, /* flags_low */
    /*  3147 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  3148 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3149 */ FSM_I(FSM_OP_SET_ADD, 0),
    /*  3150 */ FSM_I(FSM_OP_STORE, 18), 9, /* awaiting */
    /*  3152 */ FSM_I(FSM_OP_PUSH, 0),
    /*  3153 */ FSM_I(FSM_OP_ARG, 0),
    /*  3154 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3155 */ FSM_I(FSM_OP_ARG, 0),
    /*  3156 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  3157 */ FSM_I(FSM_OP_ARG, 0),
    /*  3158 */ FSM_I(FSM_OP_ARGS, FSM_AT(FSM_INST, 12)), 3, /* coverage_flags */
    /*  3160 */ FSM_I(FSM_OP_EMIT, 10), /* SECTION_ENDED */
    /*  3161 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3162 */ FSM_I(FSM_OP_ARG, 0),
    /*  3163 */ FSM_I(FSM_OP_EMIT, 17), /* Summarise */
    /*  3164 */ FSM_I(FSM_OP_GOTO, 4), /* SECTION_WRAPUP */
    /*  3165 */ FSM_I(FSM_OP_DONE, 0),
    /* SECTION_QUESTION_ACTIVE, Disconnect */
    /*  3166 */ FSM_I(FSM_OP_TAKE, 30), /* | Disconnect || PAUSED | - | */
    /*  3167 */ FSM_I(FSM_OP_SAVE_LEAF, 5),
    /*  3168 */ FSM_I(FSM_OP_GOTO, 5), /* PAUSED */
    /*  3169 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3170 */ FSM_I(FSM_OP_ARG, 0),
    /*  3171 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3172 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  3174 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3175 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 41)), /* section_left */
    /*  3176 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  3177 */ FSM_I(FSM_OP_SUB, 0),
    /*  3178 */ FSM_I(FSM_OP_ARG, 0),
    /*  3179 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3180 */ FSM_I(FSM_OP_DATA, 37), 4,
    /*  3182 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3183 */ FSM_I(FSM_OP_CALL, 1251),
    /*  3184 */ FSM_I(FSM_OP_ARG_LIST, 177),
    /*  3185 */ FSM_I(FSM_OP_EMIT, 19), /* TalentUIState */
    /*  3186 */ FSM_I(FSM_OP_DONE, 0),
    /* SECTION_QUESTION_ACTIVE, Abandon */
    /*  3187 */ FSM_I(FSM_OP_TAKE, 40), /* | Abandon | - || TERMINATED | close(abandoned); emit INTERVIEW_TERMINATED(system, abandoned, "") | */
    /*  3188 */ FSM_I(FSM_OP_SAVE_LEAF, 5),
    /*  3189 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 10)),
    /*  3190 */ FSM_I(FSM_OP_STORE_TEMP, 0),
    /*  3191 */ FSM_I(FSM_OP_SET, 9), 1, /* ended */
    /*  3193 */ FSM_I(FSM_OP_SET, 16), 0, /* presenting */
    /*  3195 */ FSM_I(FSM_OP_SET, 17), 0, /* judging */
    /*  3197 */ FSM_I(FSM_OP_STOP, 1), /* warn_first */
    /*  3198 */ FSM_I(FSM_OP_STOP, 2), /* warn_last */
    /*  3199 */ FSM_I(FSM_OP_STOP, 3), /* grace */
    /*  3200 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3201 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  3202 */ FSM_I(FSM_OP_STORE_AT, 21), 12, 4, /* exit_reason */
    /*  3205 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3206 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 12)), /* coverage_flags */
    /*  3207 */ FSM_I(FSM_OP_STORE_AT, 25), 5, 4, /* flags_high */
    /*  3210 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3211 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 13)), /* coverage_flags */
    /*  3212 */ FSM_I(FSM_OP_STORE_AT, 29), 5, 4, /* flags_middle */
    /*  3215 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3216 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 14)), /* coverage_flags */
    /*  3217 */ FSM_I(FSM_OP_STORE_AT, 33), 5, 4, /* flags_low */
    /*  3220 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  3221 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3222 */ FSM_I(FSM_OP_SET_ADD, 0),
    /*  3223 */ FSM_I(FSM_OP_STORE, 18), 9, /* awaiting */
    /*  3225 */ FSM_I(FSM_OP_PUSH, 0),
    /*  3226 */ FSM_I(FSM_OP_ARG, 0),
    /*  3227 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3228 */ FSM_I(FSM_OP_ARG, 0),
    /*  3229 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  3230 */ FSM_I(FSM_OP_ARG, 0),
    /*  3231 */ FSM_I(FSM_OP_ARGS, FSM_AT(FSM_INST, 12)), 3, /* coverage_flags */
    /*  3233 */ FSM_I(FSM_OP_EMIT, 10), /* SECTION_ENDED */
    /*  3234 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3235 */ FSM_I(FSM_OP_ARG, 0),
    /*  3236 */ FSM_I(FSM_OP_EMIT, 17), /* Summarise */
    /*  3237 */ FSM_I(FSM_OP_PUSH, 0),
    /*  3238 */ FSM_I(FSM_OP_ARG, 0),
    /*  3239 */ FSM_I(FSM_OP_PUSH, 1),
    /*  3240 */ FSM_I(FSM_OP_ARG, 0),
    /*  3241 */ FSM_I(FSM_OP_PUSH, 0),
    /*  3242 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3243 */ FSM_I(FSM_OP_EMIT, 12), /* INTERVIEW_TERMINATED */
    /*  3244 */ FSM_I(FSM_OP_GOTO, 7), /* TERMINATED */
    /*  3245 */ FSM_I(FSM_OP_STOP, 0), /* section_left */
    /*  3246 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3247 */ FSM_I(FSM_OP_ARG, 0),
    /*  3248 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3249 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  3251 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3252 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 41)), /* section_left */
    /*  3253 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  3254 */ FSM_I(FSM_OP_SUB, 0),
    /*  3255 */ FSM_I(FSM_OP_ARG, 0),
    /*  3256 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3257 */ FSM_I(FSM_OP_DATA, 37), 4,
    /*  3259 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3260 */ FSM_I(FSM_OP_CALL, 1251),
    /*  3261 */ FSM_I(FSM_OP_ARG_LIST, 177),
    /*  3262 */ FSM_I(FSM_OP_EMIT, 19), /* TalentUIState */
    /*  3263 */ FSM_I(FSM_OP_DONE, 0),
    /* SECTION_QUESTION_ACTIVE, Presented */
    /*  3264 */ FSM_I(FSM_OP_ANSWER, 79), 1, /* Presented */
    /* SECTION_QUESTION_ACTIVE, PresentFailed */
    /*  3266 */ FSM_I(FSM_OP_ANSWER, 89), 1, /* PresentFailed */
    /*  3268 */ FSM_I(FSM_OP_TAKE, 136), /* | expired section_left | true || COMPLETED | close(time_expired) | */
    /*  3269 */ FSM_I(FSM_OP_SAVE_LEAF, 5),
    /*  3270 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 0)),
    /*  3271 */ FSM_I(FSM_OP_STORE_TEMP, 0),
    /*  3272 */ FSM_I(FSM_OP_SET, 9), 1, /* ended */
    /*  3274 */ FSM_I(FSM_OP_SET, 16), 0, /* presenting */
    /*  3276 */ FSM_I(FSM_OP_SET, 17), 0, /* judging */
    /*  3278 */ FSM_I(FSM_OP_STOP, 1), /* warn_first */
    /*  3279 */ FSM_I(FSM_OP_STOP, 2), /* warn_last */
    /*  3280 */ FSM_I(FSM_OP_STOP, 3), /* grace */
    /*  3281 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3282 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  3283 */ FSM_I(FSM_OP_STORE_AT, 21), 12, 4, /* exit_reason */
    /*  3286 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3287 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 12)), /* coverage_flags */
    /*  3288 */ FSM_I(FSM_OP_STORE_AT, 25), 5, 4, /* flags_high */
    /*  3291 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3292 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 13)), /* coverage_flags */
    /*  3293 */ FSM_I(FSM_OP_STORE_AT, 29), 5, 4, /* flags_middle */
    /*  3296 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3297 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 14)), /* coverage_flags */
    /*  3298 */ FSM_I(FSM_OP_STORE_AT, 33), 5, 4, /* flags_low */
    /*  3301 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  3302 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3303 */ FSM_I(FSM_OP_SET_ADD, 0),
    /*  3304 */ FSM_I(FSM_OP_STORE, 18), 9, /* awaiting */
    /*  3306 */ FSM_I(FSM_OP_PUSH, 0),
    /*  3307 */ FSM_I(FSM_OP_ARG, 0),
    /*  3308 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3309 */ FSM_I(FSM_OP_ARG, 0),
    /*  3310 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  3311 */ FSM_I(FSM_OP_ARG, 0),
    /*  3312 */ FSM_I(FSM_OP_ARGS, FSM_AT(FSM_INST, 12)), 3, /* coverage_flags */
    /*  3314 */ FSM_I(FSM_OP_EMIT, 10), /* SECTION_ENDED */
    /*  3315 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3316 */ FSM_I(FSM_OP_ARG, 0),
    /*  3317 */ FSM_I(FSM_OP_EMIT, 17), /* Summarise */
    /*  3318 */ FSM_I(FSM_OP_GOTO, 6), /* COMPLETED */
    /*  3319 */ FSM_I(FSM_OP_STOP, 0), /* section_left */
    /*  3320 */ FSM_I(FSM_OP_PUSH, 0),
    /*  3321 */ FSM_I(FSM_OP_ARG, 0),
    /*  3322 */ FSM_I(FSM_OP_EMIT, 11), /* INTERVIEW_COMPLETED */
    /*  3323 */ FSM_I(FSM_OP_PUSH, 15000),
    /*  3324 */ FSM_I(FSM_OP_START, 3), /* grace */
    /*  3325 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3326 */ FSM_I(FSM_OP_ARG, 0),
    /*  3327 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3328 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  3330 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3331 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 41)), /* section_left */
    /*  3332 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  3333 */ FSM_I(FSM_OP_SUB, 0),
    /*  3334 */ FSM_I(FSM_OP_ARG, 0),
    /*  3335 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3336 */ FSM_I(FSM_OP_DATA, 37), 4,
    /*  3338 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3339 */ FSM_I(FSM_OP_CALL, 1251),
    /*  3340 */ FSM_I(FSM_OP_ARG_LIST, 177),
    /*  3341 */ FSM_I(FSM_OP_EMIT, 19), /* TalentUIState */
    /*  3342 */ FSM_I(FSM_OP_DONE, 0),
    /* SECTION_FOLLOWUP_ACTIVE, Disconnect */
    /*  3343 */ FSM_I(FSM_OP_TAKE, 30), /* | Disconnect || PAUSED | - | */
    /*  3344 */ FSM_I(FSM_OP_SAVE_LEAF, 5),
    /*  3345 */ FSM_I(FSM_OP_GOTO, 5), /* PAUSED */
    /*  3346 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3347 */ FSM_I(FSM_OP_ARG, 0),
    /*  3348 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3349 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  3351 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3352 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 41)), /* section_left */
    /*  3353 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  3354 */ FSM_I(FSM_OP_SUB, 0),
    /*  3355 */ FSM_I(FSM_OP_ARG, 0),
    /*  3356 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3357 */ FSM_I(FSM_OP_DATA, 37), 4,
    /*  3359 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3360 */ FSM_I(FSM_OP_CALL, 1251),
    /*  3361 */ FSM_I(FSM_OP_ARG_LIST, 177),
    /*  3362 */ FSM_I(FSM_OP_EMIT, 19), /* TalentUIState */
    /*  3363 */ FSM_I(FSM_OP_DONE, 0),
    /* SECTION_FOLLOWUP_ACTIVE, Abandon */
    /*  3364 */ FSM_I(FSM_OP_TAKE, 40), /* | Abandon | - || TERMINATED | close(abandoned); emit INTERVIEW_TERMINATED(system, abandoned, "") | */
    /*  3365 */ FSM_I(FSM_OP_SAVE_LEAF, 5),
    /*  3366 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 10)),
    /*  3367 */ FSM_I(FSM_OP_STORE_TEMP, 0),
    /*  3368 */ FSM_I(FSM_OP_SET, 9), 1, /* ended */
    /*  3370 */ FSM_I(FSM_OP_SET, 16), 0, /* presenting */
    /*  3372 */ FSM_I(FSM_OP_SET, 17), 0, /* judging */
    /*  3374 */ FSM_I(FSM_OP_STOP, 1), /* warn_first */
    /*  3375 */ FSM_I(FSM_OP_STOP, 2), /* warn_last */
    /*  3376 */ FSM_I(FSM_OP_STOP, 3), /* grace */
    /*  3377 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3378 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  3379 */ FSM_I(FSM_OP_STORE_AT, 21), 12, 4, /* exit_reason */
    /*  3382 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3383 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 12)), /* coverage_flags */
    /*  3384 */ FSM_I(FSM_OP_STORE_AT, 25), 5, 4, /* flags_high */
    /*  3387 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3388 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 13)), /* coverage_flags */
    /*  3389 */ FSM_I(FSM_OP_STORE_AT, 29), 5, 4, /* flags_middle */
    /*  3392 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3393 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 14)), /* coverage_flags */
    /*  3394 */ FSM_I(FSM_OP_STORE_AT, 33), 5, 4, /* flags_low */
    /*  3397 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  3398 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3399 */ FSM_I(FSM_OP_SET_ADD, 0),
    /*  3400 */ FSM_I(FSM_OP_STORE, 18), 9, /* awaiting */
    /*  3402 */ FSM_I(FSM_OP_PUSH, 0),
    /*  3403 */ FSM_I(FSM_OP_ARG, 0),
    /*  3404 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3405 */ FSM_I(FSM_OP_ARG, 0),
    /*  3406 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  3407 */ FSM_I(FSM_OP_ARG, 0),
    /*  3408 */ FSM_I(FSM_OP_ARGS, FSM_AT(FSM_INST, 12)), 3, /* coverage_flags */
    /*  3410 */ FSM_I(FSM_OP_EMIT, 10), /* SECTION_ENDED */
    /*  3411 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3412 */ FSM_I(FSM_OP_ARG, 0),
    /*  3413 */ FSM_I(FSM_OP_EMIT, 17), /* Summarise */
    /*  3414 */ FSM_I(FSM_OP_PUSH, 0),
    /*  3415 */ FSM_I(FSM_OP_ARG, 0),
    /*  3416 */ FSM_I(FSM_OP_PUSH, 1),
    /*  3417 */ FSM_I(FSM_OP_ARG, 0),
    /*  3418 */ FSM_I(FSM_OP_PUSH, 0),
    /*  3419 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3420 */ FSM_I(FSM_OP_EMIT, 12), /* INTERVIEW_TERMINATED */
    /*  3421 */ FSM_I(FSM_OP_GOTO, 7), /* TERMINATED */
    /*  3422 */ FSM_I(FSM_OP_STOP, 0), /* section_left */
    /*  3423 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3424 */ FSM_I(FSM_OP_ARG, 0),
    /*  3425 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3426 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  3428 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3429 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 41)), /* section_left */
    /*  3430 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  3431 */ FSM_I(FSM_OP_SUB, 0),
    /*  3432 */ FSM_I(FSM_OP_ARG, 0),
    /*  3433 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3434 */ FSM_I(FSM_OP_DATA, 37), 4,
    /*  3436 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3437 */ FSM_I(FSM_OP_CALL, 1251),
    /*  3438 */ FSM_I(FSM_OP_ARG_LIST, 177),
    /*  3439 */ FSM_I(FSM_OP_EMIT, 19), /* TalentUIState */
    /*  3440 */ FSM_I(FSM_OP_DONE, 0),
    /* SECTION_FOLLOWUP_ACTIVE, Presented */
    /*  3441 */ FSM_I(FSM_OP_ANSWER, 80), 1, /* Presented */
    /* SECTION_FOLLOWUP_ACTIVE, PresentFailed */
    /*  3443 */ FSM_I(FSM_OP_ANSWER, 90), 1, /* PresentFailed */
    /*  3445 */ FSM_I(FSM_OP_TAKE, 136), /* | expired section_left | true || COMPLETED | close(time_expired) | */
    /*  3446 */ FSM_I(FSM_OP_SAVE_LEAF, 5),
    /*  3447 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 0)),
    /*  3448 */ FSM_I(FSM_OP_STORE_TEMP, 0),
    /*  3449 */ FSM_I(FSM_OP_SET, 9), 1, /* ended */
    /*  3451 */ FSM_I(FSM_OP_SET, 16), 0, /* presenting */
    /*  3453 */ FSM_I(FSM_OP_SET, 17), 0, /* judging */
    /*  3455 */ FSM_I(FSM_OP_STOP, 1), /* warn_first */
    /*  3456 */ FSM_I(FSM_OP_STOP, 2), /* warn_last */
    /*  3457 */ FSM_I(FSM_OP_STOP, 3), /* grace */
    /*  3458 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3459 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  3460 */ FSM_I(FSM_OP_STORE_AT, 21), 12, 4, /* exit_reason */
    /*  3463 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3464 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 12)), /* coverage_flags */
    /*  3465 */ FSM_I(FSM_OP_STORE_AT, 25), 5, 4, /* flags_high */
    /*  3468 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3469 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 13)), /* coverage_flags */
    /*  3470 */ FSM_I(FSM_OP_STORE_AT, 29), 5, 4, /* flags_middle */
    /*  3473 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3474 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 14)), /* coverage_flags */
    /*  3475 */ FSM_I(FSM_OP_STORE_AT, 33), 5, 4, /* flags_low */
    /*  3478 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  3479 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3480 */ FSM_I(FSM_OP_SET_ADD, 0),
    /*  3481 */ FSM_I(FSM_OP_STORE, 18), 9, /* awaiting */
    /*  3483 */ FSM_I(FSM_OP_PUSH, 0),
    /*  3484 */ FSM_I(FSM_OP_ARG, 0),
    /*  3485 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3486 */ FSM_I(FSM_OP_ARG, 0),
    /*  3487 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  3488 */ FSM_I(FSM_OP_ARG, 0),
    /*  3489 */ FSM_I(FSM_OP_ARGS, FSM_AT(FSM_INST, 12)), 3, /* coverage_flags */
    /*  3491 */ FSM_I(FSM_OP_EMIT, 10), /* SECTION_ENDED */
    /*  3492 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3493 */ FSM_I(FSM_OP_ARG, 0),
    /*  3494 */ FSM_I(FSM_OP_EMIT, 17), /* Summarise */
    /*  3495 */ FSM_I(FSM_OP_GOTO, 6), /* COMPLETED */
    /*  3496 */ FSM_I(FSM_OP_STOP, 0), /* section_left */
    /*  3497 */ FSM_I(FSM_OP_PUSH, 0),
    /*  3498 */ FSM_I(FSM_OP_ARG, 0),
    /*  3499 */ FSM_I(FSM_OP_EMIT, 11), /* INTERVIEW_COMPLETED */
    /*  3500 */ FSM_I(FSM_OP_PUSH, 15000),
    /*  3501 */ FSM_I(FSM_OP_START, 3), /* grace */
    /*  3502 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3503 */ FSM_I(FSM_OP_ARG, 0),
    /*  3504 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3505 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  3507 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3508 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 41)), /* section_left */
    /*  3509 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  3510 */ FSM_I(FSM_OP_SUB, 0),
    /*  3511 */ FSM_I(FSM_OP_ARG, 0),
    /*  3512 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3513 */ FSM_I(FSM_OP_DATA, 37), 4,
    /*  3515 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3516 */ FSM_I(FSM_OP_CALL, 1251),
    /*  3517 */ FSM_I(FSM_OP_ARG_LIST, 177),
    /*  3518 */ FSM_I(FSM_OP_EMIT, 19), /* TalentUIState */
    /*  3519 */ FSM_I(FSM_OP_DONE, 0),
    /* SECTION_WRAPUP, Disconnect */
    /*  3520 */ FSM_I(FSM_OP_TAKE, 30), /* | Disconnect || PAUSED | - | */
    /*  3521 */ FSM_I(FSM_OP_SAVE_LEAF, 5),
    /*  3522 */ FSM_I(FSM_OP_GOTO, 5), /* PAUSED */
    /*  3523 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3524 */ FSM_I(FSM_OP_ARG, 0),
    /*  3525 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3526 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  3528 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3529 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 41)), /* section_left */
    /*  3530 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  3531 */ FSM_I(FSM_OP_SUB, 0),
    /*  3532 */ FSM_I(FSM_OP_ARG, 0),
    /*  3533 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3534 */ FSM_I(FSM_OP_DATA, 37), 4,
    /*  3536 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3537 */ FSM_I(FSM_OP_CALL, 1251),
    /*  3538 */ FSM_I(FSM_OP_ARG_LIST, 177),
    /*  3539 */ FSM_I(FSM_OP_EMIT, 19), /* TalentUIState */
    /*  3540 */ FSM_I(FSM_OP_DONE, 0),
    /* SECTION_WRAPUP, Abandon */
    /*  3541 */ FSM_I(FSM_OP_TAKE, 41), /* | Abandon | - | - || TERMINATED | emit INTERVIEW_TERMINATED(system, abandoned, "") | */
    /*  3542 */ FSM_I(FSM_OP_SAVE_LEAF, 5),
    /*  3543 */ FSM_I(FSM_OP_PUSH, 0),
    /*  3544 */ FSM_I(FSM_OP_ARG, 0),
    /*  3545 */ FSM_I(FSM_OP_PUSH, 1),
    /*  3546 */ FSM_I(FSM_OP_ARG, 0),
    /*  3547 */ FSM_I(FSM_OP_PUSH, 0),
    /*  3548 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3549 */ FSM_I(FSM_OP_EMIT, 12), /* INTERVIEW_TERMINATED */
    /*  3550 */ FSM_I(FSM_OP_GOTO, 7), /* TERMINATED */
    /*  3551 */ FSM_I(FSM_OP_STOP, 0), /* section_left */
    /*  3552 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3553 */ FSM_I(FSM_OP_ARG, 0),
    /*  3554 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3555 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  3557 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3558 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 41)), /* section_left */
    /*  3559 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  3560 */ FSM_I(FSM_OP_SUB, 0),
    /*  3561 */ FSM_I(FSM_OP_ARG, 0),
    /*  3562 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3563 */ FSM_I(FSM_OP_DATA, 37), 4,
    /*  3565 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3566 */ FSM_I(FSM_OP_CALL, 1251),
    /*  3567 */ FSM_I(FSM_OP_ARG_LIST, 177),
    /*  3568 */ FSM_I(FSM_OP_EMIT, 19), /* TalentUIState */
    /*  3569 */ FSM_I(FSM_OP_DONE, 0),
    /* SECTION_WRAPUP, CandidateMessage */
    /*  3570 */ FSM_I(FSM_OP_TAKE, 49), /* | CandidateMessage | - || stay | emit CANDIDATE_MESSAGE(candidate, section, true, text) | */
    /*  3571 */ FSM_I(FSM_OP_PUSH, 3),
    /*  3572 */ FSM_I(FSM_OP_ARG, 0),
    /*  3573 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3574 */ FSM_I(FSM_OP_ARG, 0),
    /*  3575 */ FSM_I(FSM_OP_PUSH, 1),
    /*  3576 */ FSM_I(FSM_OP_ARG, 0),
    /*  3577 */ FSM_I(FSM_OP_TEXT, FSM_AT(FSM_FIELD, 0)),
    /*  3578 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3579 */ FSM_I(FSM_OP_EMIT, 4), /* CANDIDATE_MESSAGE */
    /*  3580 */ FSM_I(FSM_OP_DONE, 0),
    /*  3581 */ FSM_I(FSM_OP_ANSWER, 59), 3, /* | CodeSubmission | false || reject | - | */
    /*  3583 */ FSM_I(FSM_OP_TAKE, 58), /* | CodeSubmission | true || stay | emit CANDIDATE_CODE_SUBMISSION(candidate, section, true, code) | */
    /*  3584 */ FSM_I(FSM_OP_PUSH, 3),
    /*  3585 */ FSM_I(FSM_OP_ARG, 0),
    /*  3586 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3587 */ FSM_I(FSM_OP_ARG, 0),
    /*  3588 */ FSM_I(FSM_OP_PUSH, 1),
    /*  3589 */ FSM_I(FSM_OP_ARG, 0),
    /*  3590 */ FSM_I(FSM_OP_TEXT, FSM_AT(FSM_FIELD, 0)),
    /*  3591 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3592 */ FSM_I(FSM_OP_EMIT, 6), /* CANDIDATE_CODE_SUBMISSION */
    /*  3593 */ FSM_I(FSM_OP_DONE, 0),
    /* SECTION_WRAPUP, Done */
    /*  3594 */ FSM_I(FSM_OP_ANSWER, 73), 1, /* Done */
    /* SECTION_WRAPUP, Presented */
    /*  3596 */ FSM_I(FSM_OP_ANSWER, 81), 1, /* Presented */
    /* SECTION_WRAPUP, PresentFailed */
    /*  3598 */ FSM_I(FSM_OP_ANSWER, 91), 1, /* PresentFailed */
    /* SECTION_WRAPUP, Coverage */
    /*  3600 */ FSM_I(FSM_OP_ANSWER, 103), 1, /* Coverage */
    /*  3602 */ FSM_I(FSM_OP_TAKE, 137), /* | expired section_left | - | false || SECTION_INTRO | advance | */
    /*  3603 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3604 */ FSM_I(FSM_OP_SUCC, 4),
    /*  3605 */ FSM_I(FSM_OP_STORE, 7), 11, /* section */
    /*  3607 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  3608 */ FSM_I(FSM_OP_STORE, 8), 1, /* section_start_time */
    /*  3610 */ FSM_I(FSM_OP_SET, 9), 0, /* ended */
    /*  3612 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3613 */ FSM_I(FSM_OP_DATA, 9), 4,
    /*  3615 */ FSM_I(FSM_OP_STORE, 10), 3, /* followup_budget_remaining */
    /*  3617 */ FSM_I(FSM_OP_SET, 11), 0, /* asked */
    /*  3619 */ FSM_I(FSM_OP_PUSH, 0),
    /*  3620 */ FSM_I(FSM_OP_FILL, 12), 196613, /* coverage_flags */
    /*  3622 */ FSM_I(FSM_OP_SET, 15), 0, /* content */
    /*  3624 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3625 */ FSM_I(FSM_OP_DATA, 5), 4,
    /*  3627 */ FSM_I(FSM_OP_START, 0), /* section_left */
    /*  3628 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3629 */ FSM_I(FSM_OP_DATA, 5), 4,
    /*  3631 */ FSM_I(FSM_OP_PUSH, 120000),
    /*  3632 */ FSM_I(FSM_OP_SUB, 0),
    /*  3633 */ FSM_I(FSM_OP_START, 1), /* warn_first */
    /*  3634 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3635 */ FSM_I(FSM_OP_DATA, 5), 4,
    /*  3637 */ FSM_I(FSM_OP_PUSH, 30000),
    /*  3638 */ FSM_I(FSM_OP_SUB, 0),
    /*  3639 */ FSM_I(FSM_OP_START, 2), /* warn_last */
    /*  3640 */ FSM_I(FSM_OP_PUSH, 0),
    /*  3641 */ FSM_I(FSM_OP_ARG, 0),
    /*  3642 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3643 */ FSM_I(FSM_OP_ARG, 0),
    /*  3644 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3645 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  3647 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3648 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 41)), /* section_left */
    /*  3649 */ FSM_I(FSM_OP_ARG, 0),
    /*  3650 */ FSM_I(FSM_OP_EMIT, 2), /* SECTION_STARTED */
    /*  3651 */ FSM_I(FSM_OP_SET, 16), 1, /* presenting */
    /*  3653 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3654 */ FSM_I(FSM_OP_ARG, 0),
    /*  3655 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3656 */ FSM_I(FSM_OP_DATA, 33), 4,
    /*  3658 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3659 */ FSM_I(FSM_OP_EMIT, 15), /* Present */
    /*  3660 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3661 */ FSM_I(FSM_OP_ARG, 0),
    /*  3662 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3663 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  3665 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3666 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 41)), /* section_left */
    /*  3667 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  3668 */ FSM_I(FSM_OP_SUB, 0),
    /*  3669 */ FSM_I(FSM_OP_ARG, 0),
    /*  3670 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3671 */ FSM_I(FSM_OP_DATA, 37), 4,
    /*  3673 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3674 */ FSM_I(FSM_OP_CALL, 1251),
    /*  3675 */ FSM_I(FSM_OP_ARG_LIST, 177),
    /*  3676 */ FSM_I(FSM_OP_EMIT, 19), /* TalentUIState */
    /*  3677 */ FSM_I(FSM_OP_GOTO, 1), /* SECTION_INTRO */
    /*  3678 */ FSM_I(FSM_OP_DONE, 0),
    /*  3679 */ FSM_I(FSM_OP_TAKE, 138), /* | expired section_left | - | true || COMPLETED | - | */
    /*  3680 */ FSM_I(FSM_OP_SAVE_LEAF, 5),
    /*  3681 */ FSM_I(FSM_OP_GOTO, 6), /* COMPLETED */
    /*  3682 */ FSM_I(FSM_OP_STOP, 0), /* section_left */
    /*  3683 */ FSM_I(FSM_OP_PUSH, 0),
    /*  3684 */ FSM_I(FSM_OP_ARG, 0),
    /*  3685 */ FSM_I(FSM_OP_EMIT, 11), /* INTERVIEW_COMPLETED */
    /*  3686 */ FSM_I(FSM_OP_PUSH, 15000),
    /*  3687 */ FSM_I(FSM_OP_START, 3), /* grace */
    /*  3688 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3689 */ FSM_I(FSM_OP_ARG, 0),
    /*  3690 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3691 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  3693 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3694 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 41)), /* section_left */
    /*  3695 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  3696 */ FSM_I(FSM_OP_SUB, 0),
    /*  3697 */ FSM_I(FSM_OP_ARG, 0),
    /*  3698 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3699 */ FSM_I(FSM_OP_DATA, 37), 4,
    /*  3701 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3702 */ FSM_I(FSM_OP_CALL, 1251),
    /*  3703 */ FSM_I(FSM_OP_ARG_LIST, 177),
    /*  3704 */ FSM_I(FSM_OP_EMIT, 19), /* TalentUIState */
    /*  3705 */ FSM_I(FSM_OP_DONE, 0),
    /*  3706 */ FSM_I(FSM_OP_TAKE, 151), /* | always | false | false || SECTION_INTRO | advance | */
    /*  3707 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3708 */ FSM_I(FSM_OP_SUCC, 4),
    /*  3709 */ FSM_I(FSM_OP_STORE, 7), 11, /* section */
    /*  3711 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  3712 */ FSM_I(FSM_OP_STORE, 8), 1, /* section_start_time */
    /*  3714 */ FSM_I(FSM_OP_SET, 9), 0, /* ended */
    /*  3716 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3717 */ FSM_I(FSM_OP_DATA, 9), 4,
    /*  3719 */ FSM_I(FSM_OP_STORE, 10), 3, /* followup_budget_remaining */
    /*  3721 */ FSM_I(FSM_OP_SET, 11), 0, /* asked */
    /*  3723 */ FSM_I(FSM_OP_PUSH, 0),
    /*  3724 */ FSM_I(FSM_OP_FILL, 12), 196613, /* coverage_flags */
    /*  3726 */ FSM_I(FSM_OP_SET, 15), 0, /* content */
    /*  3728 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3729 */ FSM_I(FSM_OP_DATA, 5), 4,
    /*  3731 */ FSM_I(FSM_OP_START, 0), /* section_left */
    /*  3732 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3733 */ FSM_I(FSM_OP_DATA, 5), 4,
    /*  3735 */ FSM_I(FSM_OP_PUSH, 120000),
    /*  3736 */ FSM_I(FSM_OP_SUB, 0),
    /*  3737 */ FSM_I(FSM_OP_START, 1), /* warn_first */
    /*  3738 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3739 */ FSM_I(FSM_OP_DATA, 5), 4,
    /*  3741 */ FSM_I(FSM_OP_PUSH, 30000),
    /*  3742 */ FSM_I(FSM_OP_SUB, 0),
    /*  3743 */ FSM_I(FSM_OP_START, 2), /* warn_last */
    /*  3744 */ FSM_I(FSM_OP_PUSH, 0),
    /*  3745 */ FSM_I(FSM_OP_ARG, 0),
    /*  3746 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3747 */ FSM_I(FSM_OP_ARG, 0),
    /*  3748 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3749 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  3751 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3752 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 41)), /* section_left */
    /*  3753 */ FSM_I(FSM_OP_ARG, 0),
    /*  3754 */ FSM_I(FSM_OP_EMIT, 2), /* SECTION_STARTED */
    /*  3755 */ FSM_I(FSM_OP_SET, 16), 1, /* presenting */
    /*  3757 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3758 */ FSM_I(FSM_OP_ARG, 0),
    /*  3759 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3760 */ FSM_I(FSM_OP_DATA, 33), 4,
    /*  3762 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3763 */ FSM_I(FSM_OP_EMIT, 15), /* Present */
    /*  3764 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3765 */ FSM_I(FSM_OP_ARG, 0),
    /*  3766 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3767 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  3769 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3770 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 41)), /* section_left */
    /*  3771 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  3772 */ FSM_I(FSM_OP_SUB, 0),
    /*  3773 */ FSM_I(FSM_OP_ARG, 0),
    /*  3774 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3775 */ FSM_I(FSM_OP_DATA, 37), 4,
    /*  3777 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3778 */ FSM_I(FSM_OP_CALL, 1251),
    /*  3779 */ FSM_I(FSM_OP_ARG_LIST, 177),
    /*  3780 */ FSM_I(FSM_OP_EMIT, 19), /* TalentUIState */
    /*  3781 */ FSM_I(FSM_OP_GOTO, 1), /* SECTION_INTRO */
    /*  3782 */ FSM_I(FSM_OP_DONE, 0),
    /*  3783 */ FSM_I(FSM_OP_TAKE, 152), /* | always | false | true || COMPLETED | - | */
    /*  3784 */ FSM_I(FSM_OP_SAVE_LEAF, 5),
    /*  3785 */ FSM_I(FSM_OP_GOTO, 6), /* COMPLETED */
    /*  3786 */ FSM_I(FSM_OP_STOP, 0), /* section_left */
    /*  3787 */ FSM_I(FSM_OP_PUSH, 0),
    /*  3788 */ FSM_I(FSM_OP_ARG, 0),
    /*  3789 */ FSM_I(FSM_OP_EMIT, 11), /* INTERVIEW_COMPLETED */
    /*  3790 */ FSM_I(FSM_OP_PUSH, 15000),
    /*  3791 */ FSM_I(FSM_OP_START, 3), /* grace */
    /*  3792 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3793 */ FSM_I(FSM_OP_ARG, 0),
    /*  3794 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3795 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  3797 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3798 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 41)), /* section_left */
    /*  3799 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  3800 */ FSM_I(FSM_OP_SUB, 0),
    /*  3801 */ FSM_I(FSM_OP_ARG, 0),
    /*  3802 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3803 */ FSM_I(FSM_OP_DATA, 37), 4,
    /*  3805 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3806 */ FSM_I(FSM_OP_CALL, 1251),
    /*  3807 */ FSM_I(FSM_OP_ARG_LIST, 177),
    /*  3808 */ FSM_I(FSM_OP_EMIT, 19), /* TalentUIState */
    /*  3809 */ FSM_I(FSM_OP_DONE, 0),
    /* PAUSED, Disconnect */
    /*  3810 */ FSM_I(FSM_OP_ANSWER, 31), 1, /* Disconnect */
    /* PAUSED, Reconnect */
    /*  3812 */ FSM_I(FSM_OP_TAKE, 36), /* | Reconnect | - | - || history IN_PROGRESS | - | */
    /*  3813 */ FSM_I(FSM_OP_SWITCH, FSM_AT(FSM_INST, 5)), 4, 1, 3820, 3839, 3858, 3877,
    /*  3820 */ FSM_I(FSM_OP_GOTO, 1), /* SECTION_INTRO */
    /*  3821 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3822 */ FSM_I(FSM_OP_ARG, 0),
    /*  3823 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3824 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  3826 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3827 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 41)), /* section_left */
    /*  3828 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  3829 */ FSM_I(FSM_OP_SUB, 0),
    /*  3830 */ FSM_I(FSM_OP_ARG, 0),
    /*  3831 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3832 */ FSM_I(FSM_OP_DATA, 37), 4,
    /*  3834 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3835 */ FSM_I(FSM_OP_CALL, 1251),
    /*  3836 */ FSM_I(FSM_OP_ARG_LIST, 177),
    /*  3837 */ FSM_I(FSM_OP_EMIT, 19), /* TalentUIState */
    /*  3838 */ FSM_I(FSM_OP_DONE, 0),
    /*  3839 */ FSM_I(FSM_OP_GOTO, 2), /* SECTION_QUESTION_ACTIVE */
    /*  3840 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3841 */ FSM_I(FSM_OP_ARG, 0),
    /*  3842 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3843 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  3845 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3846 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 41)), /* section_left */
    /*  3847 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  3848 */ FSM_I(FSM_OP_SUB, 0),
    /*  3849 */ FSM_I(FSM_OP_ARG, 0),
    /*  3850 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3851 */ FSM_I(FSM_OP_DATA, 37), 4,
    /*  3853 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3854 */ FSM_I(FSM_OP_CALL, 1251),
    /*  3855 */ FSM_I(FSM_OP_ARG_LIST, 177),
    /*  3856 */ FSM_I(FSM_OP_EMIT, 19), /* TalentUIState */
    /*  3857 */ FSM_I(FSM_OP_DONE, 0),
    /*  3858 */ FSM_I(FSM_OP_GOTO, 3), /* SECTION_FOLLOWUP_ACTIVE */
    /*  3859 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3860 */ FSM_I(FSM_OP_ARG, 0),
    /*  3861 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3862 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  3864 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3865 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 41)), /* section_left */
    /*  3866 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  3867 */ FSM_I(FSM_OP_SUB, 0),
    /*  3868 */ FSM_I(FSM_OP_ARG, 0),
    /*  3869 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3870 */ FSM_I(FSM_OP_DATA, 37), 4,
    /*  3872 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3873 */ FSM_I(FSM_OP_CALL, 1251),
    /*  3874 */ FSM_I(FSM_OP_ARG_LIST, 177),
    /*  3875 */ FSM_I(FSM_OP_EMIT, 19), /* TalentUIState */
    /*  3876 */ FSM_I(FSM_OP_DONE, 0),
    /*  3877 */ FSM_I(FSM_OP_GOTO, 4), /* SECTION_WRAPUP */
    /*  3878 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3879 */ FSM_I(FSM_OP_ARG, 0),
    /*  3880 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3881 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  3883 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3884 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 41)), /* section_left */
    /*  3885 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  3886 */ FSM_I(FSM_OP_SUB, 0),
    /*  3887 */ FSM_I(FSM_OP_ARG, 0),
    /*  3888 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3889 */ FSM_I(FSM_OP_DATA, 37), 4,
    /*  3891 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3892 */ FSM_I(FSM_OP_CALL, 1251),
    /*  3893 */ FSM_I(FSM_OP_ARG_LIST, 177),
    /*  3894 */ FSM_I(FSM_OP_EMIT, 19), /* TalentUIState */
    /*  3895 */ FSM_I(FSM_OP_DONE, 0),
    /*  3896 */ FSM_I(FSM_OP_TAKE, 42), /* | Abandon | false | - || TERMINATED | close(abandoned); emit INTERVIEW_TERMINATED(system, abandoned, "") | */
    /*  3897 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 10)),
    /*  3898 */ FSM_I(FSM_OP_STORE_TEMP, 0),
    /*  3899 */ FSM_I(FSM_OP_SET, 9), 1, /* ended */
    /*  3901 */ FSM_I(FSM_OP_SET, 16), 0, /* presenting */
    /*  3903 */ FSM_I(FSM_OP_SET, 17), 0, /* judging */
    /*  3905 */ FSM_I(FSM_OP_STOP, 1), /* warn_first */
    /*  3906 */ FSM_I(FSM_OP_STOP, 2), /* warn_last */
    /*  3907 */ FSM_I(FSM_OP_STOP, 3), /* grace */
    /*  3908 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3909 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  3910 */ FSM_I(FSM_OP_STORE_AT, 21), 12, 4, /* exit_reason */
    /*  3913 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3914 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 12)), /* coverage_flags */
    /*  3915 */ FSM_I(FSM_OP_STORE_AT, 25), 5, 4, /* flags_high */
    /*  3918 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3919 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 13)), /* coverage_flags */
    /*  3920 */ FSM_I(FSM_OP_STORE_AT, 29), 5, 4, /* flags_middle */
    /*  3923 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3924 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 14)), /* coverage_flags */
    /*  3925 */ FSM_I(FSM_OP_STORE_AT, 33), 5, 4, /* flags_low */
    /*  3928 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  3929 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3930 */ FSM_I(FSM_OP_SET_ADD, 0),
    /*  3931 */ FSM_I(FSM_OP_STORE, 18), 9, /* awaiting */
    /*  3933 */ FSM_I(FSM_OP_PUSH, 0),
    /*  3934 */ FSM_I(FSM_OP_ARG, 0),
    /*  3935 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3936 */ FSM_I(FSM_OP_ARG, 0),
    /*  3937 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  3938 */ FSM_I(FSM_OP_ARG, 0),
    /*  3939 */ FSM_I(FSM_OP_ARGS, FSM_AT(FSM_INST, 12)), 3, /* coverage_flags */
    /*  3941 */ FSM_I(FSM_OP_EMIT, 10), /* SECTION_ENDED */
    /*  3942 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3943 */ FSM_I(FSM_OP_ARG, 0),
    /*  3944 */ FSM_I(FSM_OP_EMIT, 17), /* Summarise */
    /*  3945 */ FSM_I(FSM_OP_PUSH, 0),
    /*  3946 */ FSM_I(FSM_OP_ARG, 0),
    /*  3947 */ FSM_I(FSM_OP_PUSH, 1),
    /*  3948 */ FSM_I(FSM_OP_ARG, 0),
    /*  3949 */ FSM_I(FSM_OP_PUSH, 0),
    /*  3950 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3951 */ FSM_I(FSM_OP_EMIT, 12), /* INTERVIEW_TERMINATED */
    /*  3952 */ FSM_I(FSM_OP_GOTO, 7), /* TERMINATED */
    /*  3953 */ FSM_I(FSM_OP_STOP, 0), /* section_left */
    /*  3954 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3955 */ FSM_I(FSM_OP_ARG, 0),
    /*  3956 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3957 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  3959 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3960 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 41)), /* section_left */
    /*  3961 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  3962 */ FSM_I(FSM_OP_SUB, 0),
    /*  3963 */ FSM_I(FSM_OP_ARG, 0),
    /*  3964 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3965 */ FSM_I(FSM_OP_DATA, 37), 4,
    /*  3967 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3968 */ FSM_I(FSM_OP_CALL, 1251),
    /*  3969 */ FSM_I(FSM_OP_ARG_LIST, 177),
    /*  3970 */ FSM_I(FSM_OP_EMIT, 19), /* TalentUIState */
    /*  3971 */ FSM_I(FSM_OP_DONE, 0),
    /*  3972 */ FSM_I(FSM_OP_TAKE, 43), /* | Abandon | true | - || TERMINATED | emit INTERVIEW_TERMINATED(system, abandoned, "") | */
    /*  3973 */ FSM_I(FSM_OP_PUSH, 0),
    /*  3974 */ FSM_I(FSM_OP_ARG, 0),
    /*  3975 */ FSM_I(FSM_OP_PUSH, 1),
    /*  3976 */ FSM_I(FSM_OP_ARG, 0),
    /*  3977 */ FSM_I(FSM_OP_PUSH, 0),
    /*  3978 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3979 */ FSM_I(FSM_OP_EMIT, 12), /* INTERVIEW_TERMINATED */
    /*  3980 */ FSM_I(FSM_OP_GOTO, 7), /* TERMINATED */
    /*  3981 */ FSM_I(FSM_OP_STOP, 0), /* section_left */
    /*  3982 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3983 */ FSM_I(FSM_OP_ARG, 0),
    /*  3984 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3985 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  3987 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3988 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 41)), /* section_left */
    /*  3989 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  3990 */ FSM_I(FSM_OP_SUB, 0),
    /*  3991 */ FSM_I(FSM_OP_ARG, 0),
    /*  3992 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3993 */ FSM_I(FSM_OP_DATA, 37), 4,
    /*  3995 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3996 */ FSM_I(FSM_OP_CALL, 1251),
    /*  3997 */ FSM_I(FSM_OP_ARG_LIST, 177),
    /*  3998 */ FSM_I(FSM_OP_EMIT, 19), /* TalentUIState */
    /*  3999 */ FSM_I(FSM_OP_DONE, 0),
    /* PAUSED, CandidateMessage */
    /*  4000 */ FSM_I(FSM_OP_ANSWER, 50), 3, /* CandidateMessage */
    /* PAUSED, CodeSubmission */
    /*  4002 */ FSM_I(FSM_OP_ANSWER, 60), 3, /* CodeSubmission */
    /* PAUSED, AssistantQuery */
    /*  4004 */ FSM_I(FSM_OP_ANSWER, 65), 3, /* AssistantQuery */
    /* PAUSED, Done */
    /*  4006 */ FSM_I(FSM_OP_ANSWER, 74), 3, /* Done */
    /*  4008 */ FSM_I(FSM_OP_ANSWER, 83), 1, /* | Presented, PresentFailed | idle || ignore | - | */
    /*  4010 */ FSM_I(FSM_OP_TAKE, 82), /* | Presented | not idle || stay | present; history IN_PROGRESS = SECTION_QUESTION_ACTIVE | */
    /*  4011 */ FSM_I(FSM_OP_SET, 16), 0, /* presenting */
    /*  4013 */ FSM_I(FSM_OP_PUSH, 1),
    /*  4014 */ FSM_I(FSM_OP_ARG, 0),
    /*  4015 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4016 */ FSM_I(FSM_OP_ARG, 0),
    /*  4017 */ FSM_I(FSM_OP_TEXT, FSM_AT(FSM_FIELD, 0)),
    /*  4018 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  4019 */ FSM_I(FSM_OP_EMIT, 3), /* PROMPT_PRESENTED */
    /*  4020 */ FSM_I(FSM_OP_SET, 5), 2,
    /*  4022 */ FSM_I(FSM_OP_DONE, 0),
    /*  4023 */ FSM_I(FSM_OP_ANSWER, 94), 1, /* | Presented, PresentFailed | idle || ignore | - | */
    /*  4025 */ FSM_I(FSM_OP_TAKE, 92), /* | PresentFailed | pending || stay | present_again | */
    /*  4026 */ FSM_I(FSM_OP_SET, 16), 2, /* presenting */
    /*  4028 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4029 */ FSM_I(FSM_OP_ARG, 0),
    /*  4030 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4031 */ FSM_I(FSM_OP_DATA, 33), 4,
    /*  4033 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  4034 */ FSM_I(FSM_OP_EMIT, 15), /* Present */
    /*  4035 */ FSM_I(FSM_OP_DONE, 0),
    /*  4036 */ FSM_I(FSM_OP_TAKE, 93), /* | PresentFailed | retried || TERMINATED | fail | */
    /*  4037 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 4)),
    /*  4038 */ FSM_I(FSM_OP_STORE_TEMP, 0),
    /*  4039 */ FSM_I(FSM_OP_SET, 9), 1, /* ended */
    /*  4041 */ FSM_I(FSM_OP_SET, 16), 0, /* presenting */
    /*  4043 */ FSM_I(FSM_OP_SET, 17), 0, /* judging */
    /*  4045 */ FSM_I(FSM_OP_STOP, 1), /* warn_first */
    /*  4046 */ FSM_I(FSM_OP_STOP, 2), /* warn_last */
    /*  4047 */ FSM_I(FSM_OP_STOP, 3), /* grace */
    /*  4048 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4049 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  4050 */ FSM_I(FSM_OP_STORE_AT, 21), 12, 4, /* exit_reason */
    /*  4053 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4054 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 12)), /* coverage_flags */
    /*  4055 */ FSM_I(FSM_OP_STORE_AT, 25), 5, 4, /* flags_high */
    /*  4058 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4059 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 13)), /* coverage_flags */
    /*  4060 */ FSM_I(FSM_OP_STORE_AT, 29), 5, 4, /* flags_middle */
    /*  4063 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4064 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 14)), /* coverage_flags */
    /*  4065 */ FSM_I(FSM_OP_STORE_AT, 33), 5, 4, /* flags_low */
    /*  4068 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  4069 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4070 */ FSM_I(FSM_OP_SET_ADD, 0),
    /*  4071 */ FSM_I(FSM_OP_STORE, 18), 9, /* awaiting */
    /*  4073 */ FSM_I(FSM_OP_PUSH, 0),
    /*  4074 */ FSM_I(FSM_OP_ARG, 0),
    /*  4075 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4076 */ FSM_I(FSM_OP_ARG, 0),
    /*  4077 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  4078 */ FSM_I(FSM_OP_ARG, 0),
    /*  4079 */ FSM_I(FSM_OP_ARGS, FSM_AT(FSM_INST, 12)), 3, /* coverage_flags */
    /*  4081 */ FSM_I(FSM_OP_EMIT, 10), /* SECTION_ENDED */
    /*  4082 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4083 */ FSM_I(FSM_OP_ARG, 0),
    /*  4084 */ FSM_I(FSM_OP_EMIT, 17), /* Summarise */
    /*  4085 */ FSM_I(FSM_OP_PUSH, 0),
    /*  4086 */ FSM_I(FSM_OP_ARG, 0),
    /*  4087 */ FSM_I(FSM_OP_PUSH, 0),
    /*  4088 */ FSM_I(FSM_OP_ARG, 0),
    /*  4089 */ FSM_I(FSM_OP_TEXT, FSM_AT(FSM_FIELD, 0)),
    /*  4090 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  4091 */ FSM_I(FSM_OP_EMIT, 12), /* INTERVIEW_TERMINATED */
    /*  4092 */ FSM_I(FSM_OP_GOTO, 7), /* TERMINATED */
    /*  4093 */ FSM_I(FSM_OP_STOP, 0), /* section_left */
    /*  4094 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4095 */ FSM_I(FSM_OP_ARG, 0),
    /*  4096 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4097 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  4099 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  4100 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 41)), /* section_left */
    /*  4101 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  4102 */ FSM_I(FSM_OP_SUB, 0),
    /*  4103 */ FSM_I(FSM_OP_ARG, 0),
    /*  4104 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4105 */ FSM_I(FSM_OP_DATA, 37), 4,
    /*  4107 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  4108 */ FSM_I(FSM_OP_CALL, 1251),
    /*  4109 */ FSM_I(FSM_OP_ARG_LIST, 177),
    /*  4110 */ FSM_I(FSM_OP_EMIT, 19), /* TalentUIState */
    /*  4111 */ FSM_I(FSM_OP_DONE, 0),
    /*  4112 */ FSM_I(FSM_OP_TAKE, 104), /* | Coverage | pending | uncovered || stay | follow_up(question_for(level, not_covered)); history IN_PROGRESS = SECTION_FOLLOWUP_ACTIVE | */
    /*  4113 */ FSM_I(FSM_OP_CALL, 1),
    /*  4114 */ FSM_I(FSM_OP_STORE_TEMP, 0),
    /*  4115 */ FSM_I(FSM_OP_COPY, 12), 6291456, 196613, /* coverage_flags */
    /*  4118 */ FSM_I(FSM_OP_SET, 17), 0, /* judging */
    /*  4120 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 10)), /* followup_budget_remaining */
    /*  4121 */ FSM_I(FSM_OP_PUSH, 1),
    /*  4122 */ FSM_I(FSM_OP_SUB, 0),
    /*  4123 */ FSM_I(FSM_OP_STORE, 10), 3, /* followup_budget_remaining */
    /*  4125 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* asked */
    /*  4126 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  4127 */ FSM_I(FSM_OP_DATA, 77), 25,
    /*  4129 */ FSM_I(FSM_OP_SET_ADD, 0),
    /*  4130 */ FSM_I(FSM_OP_STORE, 11), 4, /* asked */
    /*  4132 */ FSM_I(FSM_OP_PUSH, 1),
    /*  4133 */ FSM_I(FSM_OP_ARG, 0),
    /*  4134 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4135 */ FSM_I(FSM_OP_ARG, 0),
    /*  4136 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  4137 */ FSM_I(FSM_OP_DATA, 77), 25,
    /*  4139 */ FSM_I(FSM_OP_ARG, 0),
    /*  4140 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  4141 */ FSM_I(FSM_OP_DATA, 102), 25,
    /*  4143 */ FSM_I(FSM_OP_ARG, 0),
    /*  4144 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  4145 */ FSM_I(FSM_OP_DATA, 152), 25,
    /*  4147 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  4148 */ FSM_I(FSM_OP_EMIT, 5), /* FOLLOWUP_PRESENTED */
    /*  4149 */ FSM_I(FSM_OP_SET, 5), 3,
    /*  4151 */ FSM_I(FSM_OP_DONE, 0),
    /*  4152 */ FSM_I(FSM_OP_TAKE, 105), /* | Coverage | pending | partial || stay | follow_up(question_for(level, partially_covered)); history IN_PROGRESS = SECTION_FOLLOWUP_ACTIVE | */
    /*  4153 */ FSM_I(FSM_OP_CALL, 528),
    /*  4154 */ FSM_I(FSM_OP_STORE_TEMP, 0),
    /*  4155 */ FSM_I(FSM_OP_COPY, 12), 6291456, 196613, /* coverage_flags */
    /*  4158 */ FSM_I(FSM_OP_SET, 17), 0, /* judging */
    /*  4160 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 10)), /* followup_budget_remaining */
    /*  4161 */ FSM_I(FSM_OP_PUSH, 1),
    /*  4162 */ FSM_I(FSM_OP_SUB, 0),
    /*  4163 */ FSM_I(FSM_OP_STORE, 10), 3, /* followup_budget_remaining */
    /*  4165 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* asked */
    /*  4166 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  4167 */ FSM_I(FSM_OP_DATA, 77), 25,
    /*  4169 */ FSM_I(FSM_OP_SET_ADD, 0),
    /*  4170 */ FSM_I(FSM_OP_STORE, 11), 4, /* asked */
    /*  4172 */ FSM_I(FSM_OP_PUSH, 1),
    /*  4173 */ FSM_I(FSM_OP_ARG, 0),
    /*  4174 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4175 */ FSM_I(FSM_OP_ARG, 0),
    /*  4176 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  4177 */ FSM_I(FSM_OP_DATA, 77), 25,
    /*  4179 */ FSM_I(FSM_OP_ARG, 0),
    /*  4180 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  4181 */ FSM_I(FSM_OP_DATA, 102), 25,
    /*  4183 */ FSM_I(FSM_OP_ARG, 0),
    /*  4184 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  4185 */ FSM_I(FSM_OP_DATA, 152), 25,
    /*  4187 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  4188 */ FSM_I(FSM_OP_EMIT, 5), /* FOLLOWUP_PRESENTED */
    /*  4189 */ FSM_I(FSM_OP_SET, 5), 3,
    /*  4191 */ FSM_I(FSM_OP_DONE, 0),
    /*  4192 */ FSM_I(FSM_OP_TAKE, 141), /* | expired section_left | false | true || COMPLETED | close(time_expired) | */
    /*  4193 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 0)),
    /*  4194 */ FSM_I(FSM_OP_STORE_TEMP, 0),
    /*  4195 */ FSM_I(FSM_OP_SET, 9), 1, /* ended */
    /*  4197 */ FSM_I(FSM_OP_SET, 16), 0, /* presenting */
    /*  4199 */ FSM_I(FSM_OP_SET, 17), 0, /* judging */
    /*  4201 */ FSM_I(FSM_OP_STOP, 1), /* warn_first */
    /*  4202 */ FSM_I(FSM_OP_STOP, 2), /* warn_last */
    /*  4203 */ FSM_I(FSM_OP_STOP, 3), /* grace */
    /*  4204 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4205 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  4206 */ FSM_I(FSM_OP_STORE_AT, 21), 12, 4, /* exit_reason */
    /*  4209 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4210 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 12)), /* coverage_flags */
    /*  4211 */ FSM_I(FSM_OP_STORE_AT, 25), 5, 4, /* flags_high */
    /*  4214 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4215 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 13)), /* coverage_flags */
    /*  4216 */ FSM_I(FSM_OP_STORE_AT, 29), 5, 4, /* flags_middle */
    /*  4219 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4220 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 14)), /* coverage_flags */
    /*  4221 */ FSM_I(FSM_OP_STORE_AT, 33), 5, 4, /* flags_low */
    /*  4224 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  4225 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4226 */ FSM_I(FSM_OP_SET_ADD, 0),
    /*  4227 */ FSM_I(FSM_OP_STORE, 18), 9, /* awaiting */
    /*  4229 */ FSM_I(FSM_OP_PUSH, 0),
    /*  4230 */ FSM_I(FSM_OP_ARG, 0),
    /*  4231 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4232 */ FSM_I(FSM_OP_ARG, 0),
    /*  4233 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  4234 */ FSM_I(FSM_OP_ARG, 0),
    /*  4235 */ FSM_I(FSM_OP_ARGS, FSM_AT(FSM_INST, 12)), 3, /* coverage_flags */
    /*  4237 */ FSM_I(FSM_OP_EMIT, 10), /* SECTION_ENDED */
    /*  4238 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4239 */ FSM_I(FSM_OP_ARG, 0),
    /*  4240 */ FSM_I(FSM_OP_EMIT, 17), /* Summarise */
    /*  4241 */ FSM_I(FSM_OP_GOTO, 6), /* COMPLETED */
    /*  4242 */ FSM_I(FSM_OP_STOP, 0), /* section_left */
    /*  4243 */ FSM_I(FSM_OP_PUSH, 0),
    /*  4244 */ FSM_I(FSM_OP_ARG, 0),
    /*  4245 */ FSM_I(FSM_OP_EMIT, 11), /* INTERVIEW_COMPLETED */
    /*  4246 */ FSM_I(FSM_OP_PUSH, 15000),
    /*  4247 */ FSM_I(FSM_OP_START, 3), /* grace */
    /*  4248 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4249 */ FSM_I(FSM_OP_ARG, 0),
    /*  4250 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4251 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  4253 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  4254 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 41)), /* section_left */
    /*  4255 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  4256 */ FSM_I(FSM_OP_SUB, 0),
    /*  4257 */ FSM_I(FSM_OP_ARG, 0),
    /*  4258 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4259 */ FSM_I(FSM_OP_DATA, 37), 4,
    /*  4261 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  4262 */ FSM_I(FSM_OP_CALL, 1251),
    /*  4263 */ FSM_I(FSM_OP_ARG_LIST, 177),
    /*  4264 */ FSM_I(FSM_OP_EMIT, 19), /* TalentUIState */
    /*  4265 */ FSM_I(FSM_OP_DONE, 0),
    /*  4266 */ FSM_I(FSM_OP_TAKE, 142), /* | expired section_left | true | true || COMPLETED | - | */
    /*  4267 */ FSM_I(FSM_OP_GOTO, 6), /* COMPLETED */
    /*  4268 */ FSM_I(FSM_OP_STOP, 0), /* section_left */
    /*  4269 */ FSM_I(FSM_OP_PUSH, 0),
    /*  4270 */ FSM_I(FSM_OP_ARG, 0),
    /*  4271 */ FSM_I(FSM_OP_EMIT, 11), /* INTERVIEW_COMPLETED */
    /*  4272 */ FSM_I(FSM_OP_PUSH, 15000),
    /*  4273 */ FSM_I(FSM_OP_START, 3), /* grace */
    /*  4274 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4275 */ FSM_I(FSM_OP_ARG, 0),
    /*  4276 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4277 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  4279 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  4280 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 41)), /* section_left */
    /*  4281 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  4282 */ FSM_I(FSM_OP_SUB, 0),
    /*  4283 */ FSM_I(FSM_OP_ARG, 0),
    /*  4284 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4285 */ FSM_I(FSM_OP_DATA, 37), 4,
    /*  4287 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  4288 */ FSM_I(FSM_OP_CALL, 1251),
    /*  4289 */ FSM_I(FSM_OP_ARG_LIST, 177),
    /*  4290 */ FSM_I(FSM_OP_EMIT, 19), /* TalentUIState */
    /*  4291 */ FSM_I(FSM_OP_DONE, 0),
    /*  4292 */ FSM_I(FSM_OP_TAKE, 139), /* | expired section_left | false | false || stay | time_up; advance; history IN_PROGRESS = SECTION_INTRO | */
    /*  4293 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 0)),
    /*  4294 */ FSM_I(FSM_OP_STORE_TEMP, 0),
    /*  4295 */ FSM_I(FSM_OP_SET, 9), 1, /* ended */
    /*  4297 */ FSM_I(FSM_OP_SET, 16), 0, /* presenting */
    /*  4299 */ FSM_I(FSM_OP_SET, 17), 0, /* judging */
    /*  4301 */ FSM_I(FSM_OP_STOP, 1), /* warn_first */
    /*  4302 */ FSM_I(FSM_OP_STOP, 2), /* warn_last */
    /*  4303 */ FSM_I(FSM_OP_STOP, 3), /* grace */
    /*  4304 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4305 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  4306 */ FSM_I(FSM_OP_STORE_AT, 21), 12, 4, /* exit_reason */
    /*  4309 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4310 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 12)), /* coverage_flags */
    /*  4311 */ FSM_I(FSM_OP_STORE_AT, 25), 5, 4, /* flags_high */
    /*  4314 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4315 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 13)), /* coverage_flags */
    /*  4316 */ FSM_I(FSM_OP_STORE_AT, 29), 5, 4, /* flags_middle */
    /*  4319 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4320 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 14)), /* coverage_flags */
    /*  4321 */ FSM_I(FSM_OP_STORE_AT, 33), 5, 4, /* flags_low */
    /*  4324 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  4325 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4326 */ FSM_I(FSM_OP_SET_ADD, 0),
    /*  4327 */ FSM_I(FSM_OP_STORE, 18), 9, /* awaiting */
    /*  4329 */ FSM_I(FSM_OP_PUSH, 0),
    /*  4330 */ FSM_I(FSM_OP_ARG, 0),
    /*  4331 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4332 */ FSM_I(FSM_OP_ARG, 0),
    /*  4333 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  4334 */ FSM_I(FSM_OP_ARG, 0),
    /*  4335 */ FSM_I(FSM_OP_ARGS, FSM_AT(FSM_INST, 12)), 3, /* coverage_flags */
    /*  4337 */ FSM_I(FSM_OP_EMIT, 10), /* SECTION_ENDED */
    /*  4338 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4339 */ FSM_I(FSM_OP_ARG, 0),
    /*  4340 */ FSM_I(FSM_OP_EMIT, 17), /* Summarise */
    /*  4341 */ FSM_I(FSM_OP_PUSH, 15000),
    /*  4342 */ FSM_I(FSM_OP_START, 3), /* grace */
    /*  4343 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4344 */ FSM_I(FSM_OP_SUCC, 4),
    /*  4345 */ FSM_I(FSM_OP_STORE, 7), 11, /* section */
    /*  4347 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  4348 */ FSM_I(FSM_OP_STORE, 8), 1, /* section_start_time */
    /*  4350 */ FSM_I(FSM_OP_SET, 9), 0, /* ended */
    /*  4352 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4353 */ FSM_I(FSM_OP_DATA, 9), 4,
    /*  4355 */ FSM_I(FSM_OP_STORE, 10), 3, /* followup_budget_remaining */
    /*  4357 */ FSM_I(FSM_OP_SET, 11), 0, /* asked */
    /*  4359 */ FSM_I(FSM_OP_PUSH, 0),
    /*  4360 */ FSM_I(FSM_OP_FILL, 12), 196613, /* coverage_flags */
    /*  4362 */ FSM_I(FSM_OP_SET, 15), 0, /* content */
    /*  4364 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4365 */ FSM_I(FSM_OP_DATA, 5), 4,
    /*  4367 */ FSM_I(FSM_OP_START, 0), /* section_left */
    /*  4368 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4369 */ FSM_I(FSM_OP_DATA, 5), 4,
    /*  4371 */ FSM_I(FSM_OP_PUSH, 120000),
    /*  4372 */ FSM_I(FSM_OP_SUB, 0),
    /*  4373 */ FSM_I(FSM_OP_START, 1), /* warn_first */
    /*  4374 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4375 */ FSM_I(FSM_OP_DATA, 5), 4,
    /*  4377 */ FSM_I(FSM_OP_PUSH, 30000),
    /*  4378 */ FSM_I(FSM_OP_SUB, 0),
    /*  4379 */ FSM_I(FSM_OP_START, 2), /* warn_last */
    /*  4380 */ FSM_I(FSM_OP_PUSH, 0),
    /*  4381 */ FSM_I(FSM_OP_ARG, 0),
    /*  4382 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4383 */ FSM_I(FSM_OP_ARG, 0),
    /*  4384 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4385 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  4387 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  4388 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 41)), /* section_left */
    /*  4389 */ FSM_I(FSM_OP_ARG, 0),
    /*  4390 */ FSM_I(FSM_OP_EMIT, 2), /* SECTION_STARTED */
    /*  4391 */ FSM_I(FSM_OP_SET, 16), 1, /* presenting */
    /*  4393 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4394 */ FSM_I(FSM_OP_ARG, 0),
    /*  4395 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4396 */ FSM_I(FSM_OP_DATA, 33), 4,
    /*  4398 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  4399 */ FSM_I(FSM_OP_EMIT, 15), /* Present */
    /*  4400 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4401 */ FSM_I(FSM_OP_ARG, 0),
    /*  4402 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4403 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  4405 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  4406 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 41)), /* section_left */
    /*  4407 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  4408 */ FSM_I(FSM_OP_SUB, 0),
    /*  4409 */ FSM_I(FSM_OP_ARG, 0),
    /*  4410 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4411 */ FSM_I(FSM_OP_DATA, 37), 4,
    /*  4413 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  4414 */ FSM_I(FSM_OP_CALL, 1251),
    /*  4415 */ FSM_I(FSM_OP_ARG_LIST, 177),
    /*  4416 */ FSM_I(FSM_OP_EMIT, 19), /* TalentUIState */
    /*  4417 */ FSM_I(FSM_OP_SET, 5), 1,
    /*  4419 */ FSM_I(FSM_OP_DONE, 0),
    /*  4420 */ FSM_I(FSM_OP_TAKE, 140), /* | expired section_left | true | false || stay | advance; history IN_PROGRESS = SECTION_INTRO | */
    /*  4421 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4422 */ FSM_I(FSM_OP_SUCC, 4),
    /*  4423 */ FSM_I(FSM_OP_STORE, 7), 11, /* section */
    /*  4425 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  4426 */ FSM_I(FSM_OP_STORE, 8), 1, /* section_start_time */
    /*  4428 */ FSM_I(FSM_OP_SET, 9), 0, /* ended */
    /*  4430 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4431 */ FSM_I(FSM_OP_DATA, 9), 4,
    /*  4433 */ FSM_I(FSM_OP_STORE, 10), 3, /* followup_budget_remaining */
    /*  4435 */ FSM_I(FSM_OP_SET, 11), 0, /* asked */
    /*  4437 */ FSM_I(FSM_OP_PUSH, 0),
    /*  4438 */ FSM_I(FSM_OP_FILL, 12), 196613, /* coverage_flags */
    /*  4440 */ FSM_I(FSM_OP_SET, 15), 0, /* content */
    /*  4442 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4443 */ FSM_I(FSM_OP_DATA, 5), 4,
    /*  4445 */ FSM_I(FSM_OP_START, 0), /* section_left */
    /*  4446 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4447 */ FSM_I(FSM_OP_DATA, 5), 4,
    /*  4449 */ FSM_I(FSM_OP_PUSH, 120000),
    /*  4450 */ FSM_I(FSM_OP_SUB, 0),
    /*  4451 */ FSM_I(FSM_OP_START, 1), /* warn_first */
    /*  4452 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4453 */ FSM_I(FSM_OP_DATA, 5), 4,
    /*  4455 */ FSM_I(FSM_OP_PUSH, 30000),
    /*  4456 */ FSM_I(FSM_OP_SUB, 0),
    /*  4457 */ FSM_I(FSM_OP_START, 2), /* warn_last */
    /*  4458 */ FSM_I(FSM_OP_PUSH, 0),
    /*  4459 */ FSM_I(FSM_OP_ARG, 0),
    /*  4460 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4461 */ FSM_I(FSM_OP_ARG, 0),
    /*  4462 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4463 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  4465 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  4466 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 41)), /* section_left */
    /*  4467 */ FSM_I(FSM_OP_ARG, 0),
    /*  4468 */ FSM_I(FSM_OP_EMIT, 2), /* SECTION_STARTED */
    /*  4469 */ FSM_I(FSM_OP_SET, 16), 1, /* presenting */
    /*  4471 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4472 */ FSM_I(FSM_OP_ARG, 0),
    /*  4473 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4474 */ FSM_I(FSM_OP_DATA, 33), 4,
    /*  4476 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  4477 */ FSM_I(FSM_OP_EMIT, 15), /* Present */
    /*  4478 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4479 */ FSM_I(FSM_OP_ARG, 0),
    /*  4480 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4481 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  4483 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  4484 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 41)), /* section_left */
    /*  4485 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  4486 */ FSM_I(FSM_OP_SUB, 0),
    /*  4487 */ FSM_I(FSM_OP_ARG, 0),
    /*  4488 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4489 */ FSM_I(FSM_OP_DATA, 37), 4,
    /*  4491 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  4492 */ FSM_I(FSM_OP_CALL, 1251),
    /*  4493 */ FSM_I(FSM_OP_ARG_LIST, 177),
    /*  4494 */ FSM_I(FSM_OP_EMIT, 19), /* TalentUIState */
    /*  4495 */ FSM_I(FSM_OP_SET, 5), 1,
    /*  4497 */ FSM_I(FSM_OP_DONE, 0),
    /* PAUSED, expired warn_first */
    /*  4498 */ FSM_I(FSM_OP_TAKE, 144), /* | expired warn_first | - | - || stay | emit SECTION_TIME_WARNING(system, section, first_warning) | */
    /*  4499 */ FSM_I(FSM_OP_PUSH, 0),
    /*  4500 */ FSM_I(FSM_OP_ARG, 0),
    /*  4501 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4502 */ FSM_I(FSM_OP_ARG, 0),
    /*  4503 */ FSM_I(FSM_OP_PUSH, 120000),
    /*  4504 */ FSM_I(FSM_OP_ARG, 0),
    /*  4505 */ FSM_I(FSM_OP_EMIT, 9), /* SECTION_TIME_WARNING */
    /*  4506 */ FSM_I(FSM_OP_DONE, 0),
    /* PAUSED, expired warn_last */
    /*  4507 */ FSM_I(FSM_OP_TAKE, 146), /* | expired warn_last | - | - || stay | emit SECTION_TIME_WARNING(system, section, last_warning) | */
    /*  4508 */ FSM_I(FSM_OP_PUSH, 0),
    /*  4509 */ FSM_I(FSM_OP_ARG, 0),
    /*  4510 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4511 */ FSM_I(FSM_OP_ARG, 0),
    /*  4512 */ FSM_I(FSM_OP_PUSH, 30000),
    /*  4513 */ FSM_I(FSM_OP_ARG, 0),
    /*  4514 */ FSM_I(FSM_OP_EMIT, 9), /* SECTION_TIME_WARNING */
    /*  4515 */ FSM_I(FSM_OP_DONE, 0),
    /* PAUSED, expired grace */
    /*  4516 */ FSM_I(FSM_OP_TAKE, 148), /* | expired grace | - | - || stay | - | */
    /*  4517 */ FSM_I(FSM_OP_DONE, 0),
    /* COMPLETED, Start */
    /*  4518 */ FSM_I(FSM_OP_ANSWER, 27), 1, /* Start */
    /* COMPLETED, Disconnect */
    /*  4520 */ FSM_I(FSM_OP_ANSWER, 32), 1, /* Disconnect */
    /* COMPLETED, Reconnect */
    /*  4522 */ FSM_I(FSM_OP_ANSWER, 37), 1, /* Reconnect */
    /* COMPLETED, Abandon */
    /*  4524 */ FSM_I(FSM_OP_ANSWER, 44), 1, /* Abandon */
    /*  4526 */ FSM_I(FSM_OP_ANSWER, 52), 3, /* | CandidateMessage | stopped || reject | - | */
    /*  4528 */ FSM_I(FSM_OP_TAKE, 51), /* | CandidateMessage | running || stay | emit CANDIDATE_MESSAGE(candidate, section, true, text) | */
    /*  4529 */ FSM_I(FSM_OP_PUSH, 3),
    /*  4530 */ FSM_I(FSM_OP_ARG, 0),
    /*  4531 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4532 */ FSM_I(FSM_OP_ARG, 0),
    /*  4533 */ FSM_I(FSM_OP_PUSH, 1),
    /*  4534 */ FSM_I(FSM_OP_ARG, 0),
    /*  4535 */ FSM_I(FSM_OP_TEXT, FSM_AT(FSM_FIELD, 0)),
    /*  4536 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  4537 */ FSM_I(FSM_OP_EMIT, 4), /* CANDIDATE_MESSAGE */
    /*  4538 */ FSM_I(FSM_OP_DONE, 0),
    /* COMPLETED, CodeSubmission */
    /*  4539 */ FSM_I(FSM_OP_ANSWER, 61), 3, /* CodeSubmission */
    /* COMPLETED, AssistantQuery */
    /*  4541 */ FSM_I(FSM_OP_ANSWER, 66), 3, /* AssistantQuery */
    /* COMPLETED, Done */
    /*  4543 */ FSM_I(FSM_OP_ANSWER, 75), 3, /* Done */
    /* COMPLETED, Presented */
    /*  4545 */ FSM_I(FSM_OP_ANSWER, 84), 1, /* Presented */
    /* COMPLETED, PresentFailed */
    /*  4547 */ FSM_I(FSM_OP_ANSWER, 95), 1, /* PresentFailed */
    /* COMPLETED, Coverage */
    /*  4549 */ FSM_I(FSM_OP_ANSWER, 106), 1, /* Coverage */
    /* COMPLETED, CoverageFailed */
    /*  4551 */ FSM_I(FSM_OP_ANSWER, 110), 1, /* CoverageFailed */
    /*  4553 */ FSM_I(FSM_OP_ANSWER, 116), 1, /* | Summary, SummaryFailed | false || ignore | - | */
    /*  4555 */ FSM_I(FSM_OP_TAKE, 115), /* | Summary | true || stay | store(text) | */
    /*  4556 */ FSM_I(FSM_OP_TEXT, FSM_AT(FSM_FIELD, 1)),
    /*  4557 */ FSM_I(FSM_OP_STORE_TEMP, 0),
    /*  4558 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  4559 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  4560 */ FSM_I(FSM_OP_SET_DEL, 0),
    /*  4561 */ FSM_I(FSM_OP_STORE, 18), 9, /* awaiting */
    /*  4563 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  4564 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  4565 */ FSM_I(FSM_OP_STORE_AT, 37), 10, 4, /* bounded_context_summary */
    /*  4568 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  4569 */ FSM_I(FSM_OP_ARG, 0),
    /*  4570 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  4571 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  4572 */ FSM_I(FSM_OP_EMIT, 14), /* StoreSummary */
    /*  4573 */ FSM_I(FSM_OP_DONE, 0),
    /*  4574 */ FSM_I(FSM_OP_ANSWER, 123), 1, /* | Summary, SummaryFailed | false || ignore | - | */
    /*  4576 */ FSM_I(FSM_OP_TAKE, 122), /* | SummaryFailed | true || stay | store("") | */
    /*  4577 */ FSM_I(FSM_OP_PUSH, 0),
    /*  4578 */ FSM_I(FSM_OP_STORE_TEMP, 0),
    /*  4579 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  4580 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  4581 */ FSM_I(FSM_OP_SET_DEL, 0),
    /*  4582 */ FSM_I(FSM_OP_STORE, 18), 9, /* awaiting */
    /*  4584 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  4585 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  4586 */ FSM_I(FSM_OP_STORE_AT, 37), 10, 4, /* bounded_context_summary */
    /*  4589 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  4590 */ FSM_I(FSM_OP_ARG, 0),
    /*  4591 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  4592 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  4593 */ FSM_I(FSM_OP_EMIT, 14), /* StoreSummary */
    /*  4594 */ FSM_I(FSM_OP_DONE, 0),
    /* COMPLETED, AssistantReply */
    /*  4595 */ FSM_I(FSM_OP_ANSWER, 129), 1, /* AssistantReply */
    /* COMPLETED, AssistantFailed */
    /*  4597 */ FSM_I(FSM_OP_ANSWER, 133), 1, /* AssistantFailed */
    /* COMPLETED, expired grace */
    /*  4599 */ FSM_I(FSM_OP_TAKE, 149), /* | expired grace | - || stay | - | */
    /*  4600 */ FSM_I(FSM_OP_DONE, 0),
    /* TERMINATED, Start */
    /*  4601 */ FSM_I(FSM_OP_ANSWER, 28), 1, /* Start */
    /* TERMINATED, Disconnect */
    /*  4603 */ FSM_I(FSM_OP_ANSWER, 33), 1, /* Disconnect */
    /* TERMINATED, Reconnect */
    /*  4605 */ FSM_I(FSM_OP_ANSWER, 38), 1, /* Reconnect */
    /* TERMINATED, Abandon */
    /*  4607 */ FSM_I(FSM_OP_ANSWER, 45), 1, /* Abandon */
    /* TERMINATED, CandidateMessage */
    /*  4609 */ FSM_I(FSM_OP_ANSWER, 53), 3, /* CandidateMessage */
    /* TERMINATED, CodeSubmission */
    /*  4611 */ FSM_I(FSM_OP_ANSWER, 62), 3, /* CodeSubmission */
    /* TERMINATED, AssistantQuery */
    /*  4613 */ FSM_I(FSM_OP_ANSWER, 67), 3, /* AssistantQuery */
    /* TERMINATED, Done */
    /*  4615 */ FSM_I(FSM_OP_ANSWER, 76), 3, /* Done */
    /* TERMINATED, Presented */
    /*  4617 */ FSM_I(FSM_OP_ANSWER, 85), 1, /* Presented */
    /* TERMINATED, PresentFailed */
    /*  4619 */ FSM_I(FSM_OP_ANSWER, 96), 1, /* PresentFailed */
    /* TERMINATED, Coverage */
    /*  4621 */ FSM_I(FSM_OP_ANSWER, 107), 1, /* Coverage */
    /* TERMINATED, CoverageFailed */
    /*  4623 */ FSM_I(FSM_OP_ANSWER, 111), 1, /* CoverageFailed */
    /*  4625 */ FSM_I(FSM_OP_ANSWER, 118), 1, /* | Summary, SummaryFailed | false || ignore | - | */
    /*  4627 */ FSM_I(FSM_OP_TAKE, 117), /* | Summary | true || stay | store(text) | */
    /*  4628 */ FSM_I(FSM_OP_TEXT, FSM_AT(FSM_FIELD, 1)),
    /*  4629 */ FSM_I(FSM_OP_STORE_TEMP, 0),
    /*  4630 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  4631 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  4632 */ FSM_I(FSM_OP_SET_DEL, 0),
    /*  4633 */ FSM_I(FSM_OP_STORE, 18), 9, /* awaiting */
    /*  4635 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  4636 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  4637 */ FSM_I(FSM_OP_STORE_AT, 37), 10, 4, /* bounded_context_summary */
    /*  4640 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  4641 */ FSM_I(FSM_OP_ARG, 0),
    /*  4642 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  4643 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  4644 */ FSM_I(FSM_OP_EMIT, 14), /* StoreSummary */
    /*  4645 */ FSM_I(FSM_OP_DONE, 0),
    /*  4646 */ FSM_I(FSM_OP_ANSWER, 125), 1, /* | Summary, SummaryFailed | false || ignore | - | */
    /*  4648 */ FSM_I(FSM_OP_TAKE, 124), /* | SummaryFailed | true || stay | store("") | */
    /*  4649 */ FSM_I(FSM_OP_PUSH, 0),
    /*  4650 */ FSM_I(FSM_OP_STORE_TEMP, 0),
    /*  4651 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  4652 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  4653 */ FSM_I(FSM_OP_SET_DEL, 0),
    /*  4654 */ FSM_I(FSM_OP_STORE, 18), 9, /* awaiting */
    /*  4656 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  4657 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  4658 */ FSM_I(FSM_OP_STORE_AT, 37), 10, 4, /* bounded_context_summary */
    /*  4661 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  4662 */ FSM_I(FSM_OP_ARG, 0),
    /*  4663 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  4664 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  4665 */ FSM_I(FSM_OP_EMIT, 14), /* StoreSummary */
    /*  4666 */ FSM_I(FSM_OP_DONE, 0),
    /* TERMINATED, AssistantReply */
    /*  4667 */ FSM_I(FSM_OP_ANSWER, 130), 1, /* AssistantReply */
    /* TERMINATED, AssistantFailed */
    /*  4669 */ FSM_I(FSM_OP_ANSWER, 134), 1, /* AssistantFailed */
    /*  4671 */ FSM_I(FSM_OP_GAP, 0),
};

const struct fsm_machine interview_machine = {
    .format = 1,
    .name = "interview", .source = "interview.fsm", .version = 1,
    .hash = {0x04, 0xab, 0x48, 0xc0, 0x42, 0x95, 0x09, 0xcc, 0xad, 0x8c, 0x25, 0xfd, 0x0a, 0x58, 0x4a, 0x4d,
             0x95, 0xef, 0x38, 0x2e, 0x06, 0xdc, 0xc1, 0xa2, 0x9c, 0x1a, 0xc1, 0xf9, 0xba, 0xad, 0x8c, 0x0c},
    .leaves = 8, .hot_slots = 52, .slots = 56, .shared_slots = 0, .param_slot = 52,
    .queue_slot = 56, .queue_limit = 0, .queue_fields = 0, .text_bytes = 4120, .queue_bytes = 0,
    .types = types, .type_count = 50,
    .names = names, .name_count = 16,
    .params = params, .param_count = 4,
    .vars = vars, .var_count = 18,
    .fields = fields, .field_count = 15,
    .args = args, .arg_count = 68,
    .columns = columns, .column_count = 17,
    .events = events, .event_count = 16,
    .effects = effects, .effect_count = 20,
    .timers = timers, .timer_count = 4,
    .states = states, .state_count = 11,
    .leaf_state = leaf_state,
    .data = data, .data_count = 4,
    .views = views, .view_count = 2,
    .promises = promises, .promise_count = 32,
    .triggers = triggers, .trigger_count = 34,
    .tests = tests, .test_count = 35,
    .cells = cells, .cell_count = 103,
    .masks = masks, .mask_count = 6,
    .rows = rows, .row_count = 153,
    .decisions = decisions, .decision_count = 7,
    .pair_rows = pair_rows, .pair_row_count = 221,
    .pairs = pairs,
    .texts = texts, .text_count = 38,
    .constants = constants, .constant_count = 246,
    .code = code, .code_count = 4672,
    .start = 1675,
};

const char interview_certificate[] =
    "spec: sha256 04ab48c0429509ccad8c25fd0a584a4d95ef382e06dcc1a29c1ac1f9baad8c0c\n"
    "tables: 157 exact: no gap, no overlap\n"
    "states: exhausted 3748310 states on a grid of 7s500ms\n"
    "parameters: min_words = 15, min_code_lines = 1, max_help_len = 1200, max_help_code = 5\n"
    "promises: 25 invariants, 0 assumptions, 7 reachable: all hold\n"
    "tables' bytes: 47551; comparisons per event: at most 310; no malloc, no recursion\n";
