/* Tables, made by fsmc from interview.fsm: interview version 1.
 * Change the spec, not this file. Spec bce90d261e4fbad6265a6e50757dc771be154dbe1679e86be7a78e60cef4b56b */
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
    {"min_words", 22, 53, 15, "INTERVIEW_MIN_WORDS", 0, 0, 0, 0},
    {"min_code_lines", 22, 54, 1, "INTERVIEW_MIN_CODE_LINES", 0, 0, 0, 0},
    {"max_help_len", 23, 55, 1200, "ASSISTANT_MAX_CHARS", 0, 0, 0, 0},
    {"max_help_code", 24, 56, 5, "ASSISTANT_MAX_CODE_LINES", 0, 0, 0, 0},
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
    {"assisting", 2, 19, 0, NULL, 0, 0, 0, 0},
    {"assisted_in", 11, 20, 0, NULL, 0, 0, 0, 0},
    {"flagged", 2, 21, 0, NULL, 0, 0, 0, 0},
    {"exit_reason", 26, 22, FSM_MISSING, NULL, 0, 0, 0, 0},
    {"flags_high", 27, 26, 0, NULL, 0, 0, 0, 0},
    {"flags_middle", 27, 30, 0, NULL, 0, 0, 0, 0},
    {"flags_low", 27, 34, 0, NULL, 0, 0, 0, 0},
    {"bounded_context_summary", 28, 38, 0, NULL, 0, 0, 0, 0},
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
    {"Start", 0, 1, 1, 1, 65535, 117, 0, 0, 0},
    {"Disconnect", 1, 0, 0, 0, 65535, 118, 1, 0, 0},
    {"Reconnect", 1, 0, 0, 0, 65535, 119, 1, 0, 0},
    {"Abandon", 1, 0, 0, 0, 65535, 120, 1, 0, 0},
    {"CandidateMessage", 1, 2, 2, 1, 65535, 121, 0, 0, 0},
    {"CodeSubmission", 3, 2, 2, 1, 65535, 122, 0, 0, 0},
    {"AssistantQuery", 5, 1, 1, 1, 65535, 123, 0, 0, 0},
    {"Done", 6, 0, 0, 0, 65535, 124, 1, 0, 0},
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
    {"INTERVIEW_CREATED", 0, 2, FSM_NO_CALL, 0, 46, NULL, 65535, 65535, 126},
    {"INTERVIEW_STARTED", 2, 2, FSM_NO_CALL, 0, 46, NULL, 65535, 65535, 127},
    {"SECTION_STARTED", 4, 4, FSM_NO_CALL, 0, 46, NULL, 65535, 65535, 128},
    {"PROMPT_PRESENTED", 8, 3, FSM_NO_CALL, 0, 46, NULL, 65535, 65535, 129},
    {"CANDIDATE_MESSAGE", 11, 4, FSM_NO_CALL, 0, 46, NULL, 65535, 65535, 130},
    {"FOLLOWUP_PRESENTED", 15, 5, FSM_NO_CALL, 0, 46, NULL, 65535, 65535, 131},
    {"CANDIDATE_CODE_SUBMISSION", 20, 4, FSM_NO_CALL, 0, 46, NULL, 65535, 65535, 132},
    {"ASSISTANT_QUERY", 24, 3, FSM_NO_CALL, 0, 46, NULL, 65535, 65535, 133},
    {"ASSISTANT_RESPONSE", 27, 4, FSM_NO_CALL, 0, 46, NULL, 65535, 65535, 134},
    {"SECTION_TIME_WARNING", 31, 3, FSM_NO_CALL, 0, 46, NULL, 65535, 65535, 135},
    {"SECTION_ENDED", 34, 4, FSM_NO_CALL, 0, 46, NULL, 65535, 65535, 136},
    {"INTERVIEW_COMPLETED", 38, 1, FSM_NO_CALL, 0, 46, NULL, 65535, 65535, 137},
    {"INTERVIEW_TERMINATED", 39, 3, FSM_NO_CALL, 0, 46, NULL, 65535, 65535, 138},
    {"NeedOutline", 42, 1, FSM_NO_CALL, 0, 46, NULL, 65535, 65535, 139},
    {"StoreSummary", 43, 2, FSM_NO_CALL, 0, 46, NULL, 65535, 65535, 140},
    {"Present", 45, 2, FSM_LATEST, 1, 46, "interviewer", 8, 9, 143},
    {"Evaluate", 47, 2, FSM_LATEST, 1, 47, "coverage", 10, 11, 144},
    {"Summarise", 49, 1, FSM_QUEUE, 4, 48, "summary", 12, 13, 145},
    {"Assist", 50, 2, FSM_ONCE, 1, 52, "assistant", 14, 15, 146},
    {"TalentUIState", 52, 5, FSM_NO_CALL, 0, 53, NULL, 65535, 65535, 149},
};

static const struct fsm_timer_def timers[] = {
    {"section_left", 42},
    {"warn_first", 43},
    {"warn_last", 44},
    {"grace", 45},
};

static const struct fsm_state_def states[] = {
    {"NOT_STARTED", 65535, 0, 1, 13, 65535, 300},
    {"UNDERWAY", 65535, 1, 5, 0, 65535, 310},
    {"IN_PROGRESS", 1, 1, 4, 1, 5, 328},
    {"SECTION_OPEN", 2, 1, 3, 1, 65535, 337},
    {"SECTION_INTRO", 3, 1, 1, 9, 65535, 364},
    {"SECTION_QUESTION_ACTIVE", 3, 2, 1, 8, 65535, 370},
    {"SECTION_FOLLOWUP_ACTIVE", 3, 3, 1, 8, 65535, 373},
    {"SECTION_WRAPUP", 2, 4, 1, 8, 65535, 378},
    {"PAUSED", 1, 5, 1, 8, 65535, 395},
    {"COMPLETED", 65535, 6, 1, 10, 65535, 423},
    {"TERMINATED", 65535, 7, 1, 10, 65535, 439},
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
    {"TalentUIState", 57, 5, 1643},
    {"SectionArtifacts", 62, 6, 1660},
};

static const struct fsm_promise_def promises[] = {
    {"order", FSM_INVARIANT, FSM_ALWAYS_HOLDS, 0, 0, 1375, 450},
    {"boundary", FSM_INVARIANT, FSM_ON_EMIT, 0, 1, 1384, 451},
    {"ends_once", FSM_INVARIANT, FSM_ON_EMIT, 1, 1, 1392, 452},
    {"complete", FSM_INVARIANT, FSM_ON_EMIT, 2, 1, 1395, 453},
    {"in_all", FSM_INVARIANT, FSM_ALWAYS_HOLDS, 3, 0, 1401, 456},
    {"timed", FSM_INVARIANT, FSM_ALWAYS_HOLDS, 3, 0, 1403, 457},
    {"time_is_up", FSM_INVARIANT, FSM_ON_EVENT, 3, 1, 1416, 458},
    {"clock_runs", FSM_INVARIANT, FSM_ON_EVENT, 4, 2, 1429, 459},
    {"warned", FSM_INVARIANT, FSM_ON_EMIT, 6, 1, 1438, 460},
    {"late_is_late", FSM_INVARIANT, FSM_ON_EMIT, 7, 1, 1444, 461},
    {"late_is_mute", FSM_INVARIANT, FSM_ON_EMIT, 8, 1, 1451, 462},
    {"code_is_coded", FSM_INVARIANT, FSM_ON_EMIT, 9, 1, 1462, 463},
    {"paused", FSM_INVARIANT, FSM_ON_EVENT, 10, 7, 1466, 464},
    {"bounded", FSM_INVARIANT, FSM_ON_EMIT, 17, 1, 1479, 467},
    {"not_repeated", FSM_INVARIANT, FSM_ON_EMIT, 18, 1, 1489, 468},
    {"of_the_section", FSM_INVARIANT, FSM_ON_EMIT, 19, 1, 1498, 469},
    {"question_first", FSM_INVARIANT, FSM_ON_EMIT, 20, 1, 1512, 470},
    {"covered_enough", FSM_INVARIANT, FSM_ON_EVENT, 21, 1, 1516, 471},
    {"no_skip", FSM_INVARIANT, FSM_ON_EMIT, 22, 1, 1532, 472},
    {"prompted_once", FSM_INVARIANT, FSM_ON_EMIT, 23, 1, 1540, 473},
    {"assistant_mute", FSM_INVARIANT, FSM_ON_EVENT, 24, 3, 1548, 476},
    {"no_restart", FSM_INVARIANT, FSM_ON_EVENT, 27, 1, 1563, 479},
    {"stored_once", FSM_INVARIANT, FSM_ON_EMIT, 28, 1, 1570, 480},
    {"two_failures", FSM_INVARIANT, FSM_ON_EMIT, 29, 1, 1579, 481},
    {"all_done", FSM_REACHABLE, FSM_ALWAYS_HOLDS, 30, 0, 1587, 483},
    {"slept_through", FSM_REACHABLE, FSM_ON_EVENT, 30, 1, 1591, 484},
    {"gives_up", FSM_REACHABLE, FSM_ON_EMIT, 31, 1, 1599, 485},
    {"budget_spent", FSM_REACHABLE, FSM_ALWAYS_HOLDS, 32, 0, 1607, 486},
    {"minimum_met", FSM_REACHABLE, FSM_ON_EVENT, 32, 1, 1619, 487},
    {"late_code", FSM_REACHABLE, FSM_ON_EMIT, 33, 1, 1625, 488},
    {"three_owed", FSM_REACHABLE, FSM_ALWAYS_HOLDS, 34, 0, 1627, 489},
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
    {"length - max_help_len", 1180, 17, 1, 199},
    {"code_lines - max_help_code", 1184, 18, 1, 200},
    {"sections[section].code", 1208, 2, 1, 201},
    {"grace", 1212, 1, 1, 202},
    {"sections[preceding(section)].code", 1214, 19, 1, 203},
    {"state", 1244, 16, 2, 204},
    {"sections[section].code", 1246, 2, 1, 206},
    {"assisting", 1250, 2, 1, 207},
    {"answered", 1283, 2, 1, 208},
    {"answered", 1298, 2, 1, 209},
    {"ended", 1313, 2, 1, 210},
    {"grace", 1315, 1, 1, 211},
    {"code_place", 1321, 20, 2, 212},
    {"sections[section].code", 1323, 2, 1, 214},
    {"assisting", 1327, 2, 1, 218},
    {"grace", 1329, 1, 1, 219},
    {"content", 1331, 6, 2, 220},
    {"presenting", 1333, 7, 1, 222},
    {"presenting", 1335, 7, 2, 223},
    {"judging", 1337, 8, 2, 225},
    {"verdict(level)", 1343, 21, 3, 227},
    {"which in awaiting", 1345, 2, 1, 237},
    {"which in awaiting", 1349, 2, 1, 238},
    {"overstep(length, code_lines)", 1357, 2, 1, 239},
    {"section is last", 1359, 2, 1, 243},
    {"ended", 1363, 2, 1, 244},
    {"judging", 1365, 8, 1, 245},
    {"section in awaiting", 1367, 2, 1, 246},
    {"section is last", 1371, 2, 1, 247},
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
    {"false", 15, 1},
    {"true", 16, 0},
    {"false", 16, 1},
    {"true", 17, 0},
    {"false", 17, 1},
    {"false", 18, 1},
    {"true", 18, 0},
    {"running", 19, 0},
    {"stopped", 19, 1},
    {"running", 19, 0},
    {"stopped", 19, 1},
    {"current", 20, 1},
    {"previous", 20, 0},
    {"nowhere", 20, 2},
    {"true", 21, 0},
    {"false", 21, 1},
    {"false", 22, 1},
    {"true", 22, 0},
    {"running", 23, 0},
    {"stopped", 23, 1},
    {"enough", 24, 2},
    {"stopped", 23, 1},
    {"nothing", 24, 1},
    {"stopped", 23, 1},
    {"prompted", 24, 0},
    {"not idle", 25, 0},
    {"idle", 25, 1},
    {"pending", 26, 0},
    {"not pending", 26, 5},
    {"pending", 26, 0},
    {"retried", 26, 2},
    {"idle", 26, 1},
    {"pending", 27, 0},
    {"satisfied", 28, 1},
    {"pending", 27, 0},
    {"wait", 28, 3},
    {"idle, satisfied", 27, 5},
    {"pending", 27, 0},
    {"uncovered", 28, 0},
    {"pending", 27, 0},
    {"partial", 28, 2},
    {"pending", 27, 0},
    {"uncovered", 28, 0},
    {"pending", 27, 0},
    {"partial", 28, 2},
    {"true", 29, 0},
    {"false", 29, 1},
    {"true", 29, 0},
    {"false", 29, 1},
    {"true", 29, 0},
    {"false", 29, 1},
    {"true", 30, 0},
    {"false", 30, 1},
    {"true", 30, 0},
    {"false", 30, 1},
    {"true", 30, 0},
    {"false", 30, 1},
    {"true", 31, 0},
    {"false", 31, 1},
    {"false", 32, 1},
    {"true", 32, 0},
    {"false", 32, 1},
    {"true", 32, 0},
    {"false", 32, 1},
    {"false", 33, 1},
    {"false", 32, 1},
    {"true", 33, 0},
    {"true", 32, 0},
    {"false", 33, 1},
    {"true", 32, 0},
    {"true", 33, 0},
    {"satisfied", 34, 0},
    {"false", 35, 1},
    {"false", 36, 1},
    {"false", 35, 1},
    {"true", 36, 0},
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
    {"| IN_PROGRESS | - | - || chat |", 156, 24, 1, 65535, FSM_STEPPED},
    {"| IN_PROGRESS | true | - || code |", 157, 25, 2, 65535, FSM_STEPPED},
    {"| IN_PROGRESS | true | - || submit |", 158, 27, 2, 65535, FSM_STEPPED},
    {"| IN_PROGRESS | - | false || ask_assistant |", 159, 29, 2, 65535, FSM_STEPPED},
    {"| true || enough |", 190, 31, 1, 65535, FSM_STEPPED},
    {"| false || - |", 191, 32, 1, 65535, FSM_STEPPED},
    {"| true || enough |", 190, 33, 1, 65535, FSM_STEPPED},
    {"| false || - |", 191, 34, 1, 65535, FSM_STEPPED},
    {"| Start || IN_PROGRESS | candidate_id = who; emit INTERVIEW_STARTED(system, who); begin |", 303, 35, 0, 0, FSM_STEPPED},
    {"Start", 326, 35, 0, 1, FSM_IGNORED},
    {"Start", 434, 35, 0, 9, FSM_IGNORED},
    {"Start", 445, 35, 0, 10, FSM_IGNORED},
    {"Disconnect", 305, 35, 0, 0, FSM_IGNORED},
    {"| Disconnect | - || PAUSED | - |", 331, 35, 0, 2, FSM_STEPPED},
    {"Disconnect", 418, 35, 0, 8, FSM_IGNORED},
    {"Disconnect", 434, 35, 0, 9, FSM_IGNORED},
    {"Disconnect", 445, 35, 0, 10, FSM_IGNORED},
    {"Reconnect", 305, 35, 0, 0, FSM_IGNORED},
    {"Reconnect", 334, 35, 0, 2, FSM_IGNORED},
    {"| Reconnect | - | - || history IN_PROGRESS | - |", 398, 35, 0, 8, FSM_STEPPED},
    {"Reconnect", 434, 35, 0, 9, FSM_IGNORED},
    {"Reconnect", 445, 35, 0, 10, FSM_IGNORED},
    {"| Abandon || TERMINATED | emit INTERVIEW_TERMINATED(system, abandoned, \"\") |", 304, 35, 0, 0, FSM_STEPPED},
    {"| Abandon | - || TERMINATED | close(abandoned); emit INTERVIEW_TERMINATED(system, abandoned, \"\") |", 344, 35, 0, 3, FSM_STEPPED},
    {"| Abandon | - | - || TERMINATED | emit INTERVIEW_TERMINATED(system, abandoned, \"\") |", 384, 35, 0, 7, FSM_STEPPED},
    {"| Abandon | false | - || TERMINATED | close(abandoned); emit INTERVIEW_TERMINATED(system, abandoned, \"\") |", 406, 35, 1, 8, FSM_STEPPED},
    {"| Abandon | true | - || TERMINATED | emit INTERVIEW_TERMINATED(system, abandoned, \"\") |", 407, 36, 1, 8, FSM_STEPPED},
    {"Abandon", 434, 37, 0, 9, FSM_IGNORED},
    {"Abandon", 445, 37, 0, 10, FSM_IGNORED},
    {"CandidateMessage", 306, 37, 0, 0, FSM_REJECTED},
    {"| CandidateMessage | running | - || stay | emit CANDIDATE_MESSAGE(candidate, preceding(section), true, text) |", 347, 37, 1, 3, FSM_STEPPED},
    {"| CandidateMessage | stopped | - || stay | message |", 348, 38, 1, 3, FSM_STEPPED},
    {"| CandidateMessage | - || stay | emit CANDIDATE_MESSAGE(candidate, section, true, text) |", 387, 39, 0, 7, FSM_STEPPED},
    {"CandidateMessage", 419, 39, 0, 8, FSM_REJECTED},
    {"| CandidateMessage | running || stay | emit CANDIDATE_MESSAGE(candidate, section, true, text) |", 426, 39, 1, 9, FSM_STEPPED},
    {"| CandidateMessage | stopped || reject | - |", 427, 40, 1, 9, FSM_REJECTED},
    {"CandidateMessage", 446, 41, 0, 10, FSM_REJECTED},
    {"CodeSubmission", 306, 41, 0, 0, FSM_REJECTED},
    {"| CodeSubmission | - | current || stay | submission |", 349, 41, 1, 3, FSM_STEPPED},
    {"| CodeSubmission | - | previous || stay | emit CANDIDATE_CODE_SUBMISSION(candidate, preceding(section), true, code) |", 350, 42, 1, 3, FSM_STEPPED},
    {"| CodeSubmission | - | nowhere || reject | - |", 351, 43, 1, 3, FSM_REJECTED},
    {"| CodeSubmission | true || stay | emit CANDIDATE_CODE_SUBMISSION(candidate, section, true, code) |", 388, 44, 1, 7, FSM_STEPPED},
    {"| CodeSubmission | false || reject | - |", 389, 45, 1, 7, FSM_REJECTED},
    {"CodeSubmission", 419, 46, 0, 8, FSM_REJECTED},
    {"CodeSubmission", 435, 46, 0, 9, FSM_REJECTED},
    {"CodeSubmission", 446, 46, 0, 10, FSM_REJECTED},
    {"AssistantQuery", 306, 46, 0, 0, FSM_REJECTED},
    {"| AssistantQuery | false || stay | query |", 332, 46, 1, 2, FSM_STEPPED},
    {"| AssistantQuery | true || reject | - |", 333, 47, 1, 2, FSM_REJECTED},
    {"AssistantQuery", 419, 48, 0, 8, FSM_REJECTED},
    {"AssistantQuery", 435, 48, 0, 9, FSM_REJECTED},
    {"AssistantQuery", 446, 48, 0, 10, FSM_REJECTED},
    {"Done", 306, 48, 0, 0, FSM_REJECTED},
    {"| Done | running | - || ignore | - |", 354, 48, 1, 3, FSM_IGNORED},
    {"| Done | stopped | enough || SECTION_WRAPUP | close(candidate_done) |", 355, 49, 2, 3, FSM_STEPPED},
    {"| Done | stopped | nothing || stay | content = prompted; emit NeedOutline(\"Please provide a brief outline so we can proceed.\") |", 356, 51, 2, 3, FSM_STEPPED},
    {"| Done | stopped | prompted || reject | - |", 357, 53, 2, 3, FSM_REJECTED},
    {"Done", 390, 55, 0, 7, FSM_IGNORED},
    {"Done", 419, 55, 0, 8, FSM_REJECTED},
    {"Done", 435, 55, 0, 9, FSM_REJECTED},
    {"Done", 446, 55, 0, 10, FSM_REJECTED},
    {"Presented", 307, 55, 0, 0, FSM_IGNORED},
    {"| Presented | - || SECTION_QUESTION_ACTIVE | present |", 366, 55, 0, 4, FSM_STEPPED},
    {"Presented", 371, 55, 0, 5, FSM_IGNORED},
    {"Presented", 374, 55, 0, 6, FSM_IGNORED},
    {"Presented", 390, 55, 0, 7, FSM_IGNORED},
    {"| Presented | not idle || stay | present; history IN_PROGRESS = SECTION_QUESTION_ACTIVE |", 410, 55, 1, 8, FSM_STEPPED},
    {"| Presented, PresentFailed | idle || ignore | - |", 413, 56, 1, 8, FSM_IGNORED},
    {"Presented", 436, 57, 0, 9, FSM_IGNORED},
    {"Presented", 447, 57, 0, 10, FSM_IGNORED},
    {"PresentFailed", 307, 57, 0, 0, FSM_IGNORED},
    {"| PresentFailed | pending || stay | present_again |", 367, 57, 1, 4, FSM_STEPPED},
    {"| PresentFailed | not pending || TERMINATED | fail |", 368, 58, 1, 4, FSM_STEPPED},
    {"PresentFailed", 371, 59, 0, 5, FSM_IGNORED},
    {"PresentFailed", 374, 59, 0, 6, FSM_IGNORED},
    {"PresentFailed", 390, 59, 0, 7, FSM_IGNORED},
    {"| PresentFailed | pending || stay | present_again |", 411, 59, 1, 8, FSM_STEPPED},
    {"| PresentFailed | retried || TERMINATED | fail |", 412, 60, 1, 8, FSM_STEPPED},
    {"| Presented, PresentFailed | idle || ignore | - |", 413, 61, 1, 8, FSM_IGNORED},
    {"PresentFailed", 436, 62, 0, 9, FSM_IGNORED},
    {"PresentFailed", 447, 62, 0, 10, FSM_IGNORED},
    {"Coverage", 307, 62, 0, 0, FSM_IGNORED},
    {"| Coverage | pending | satisfied || stay | coverage_flags = level; judging = satisfied |", 312, 62, 2, 1, FSM_STEPPED},
    {"| Coverage | pending | wait || stay | coverage_flags = level; judging = idle |", 313, 64, 2, 1, FSM_STEPPED},
    {"| Coverage | idle, satisfied | - || ignore | - |", 314, 66, 1, 1, FSM_IGNORED},
    {"| Coverage | pending | uncovered || SECTION_FOLLOWUP_ACTIVE | follow_up(question_for(level, not_covered)) |", 361, 67, 2, 3, FSM_STEPPED},
    {"| Coverage | pending | partial || SECTION_FOLLOWUP_ACTIVE | follow_up(question_for(level, partially_covered)) |", 362, 69, 2, 3, FSM_STEPPED},
    {"Coverage", 390, 71, 0, 7, FSM_IGNORED},
    {"| Coverage | pending | uncovered || stay | follow_up(question_for(level, not_covered)); history IN_PROGRESS = SECTION_FOLLOWUP_ACTIVE |", 416, 71, 2, 8, FSM_STEPPED},
    {"| Coverage | pending | partial || stay | follow_up(question_for(level, partially_covered)); history IN_PROGRESS = SECTION_FOLLOWUP_ACTIVE |", 417, 73, 2, 8, FSM_STEPPED},
    {"Coverage", 436, 75, 0, 9, FSM_IGNORED},
    {"Coverage", 447, 75, 0, 10, FSM_IGNORED},
    {"CoverageFailed", 307, 75, 0, 0, FSM_IGNORED},
    {"| CoverageFailed | - | - || stay | judging = idle |", 315, 75, 0, 1, FSM_STEPPED},
    {"CoverageFailed", 436, 75, 0, 9, FSM_IGNORED},
    {"CoverageFailed", 447, 75, 0, 10, FSM_IGNORED},
    {"Summary", 307, 75, 0, 0, FSM_IGNORED},
    {"| Summary | true || stay | store(text) |", 318, 75, 1, 1, FSM_STEPPED},
    {"| Summary, SummaryFailed | false || ignore | - |", 320, 76, 1, 1, FSM_IGNORED},
    {"| Summary | true || stay | store(text) |", 431, 77, 1, 9, FSM_STEPPED},
    {"| Summary, SummaryFailed | false || ignore | - |", 433, 78, 1, 9, FSM_IGNORED},
    {"| Summary | true || stay | store(text) |", 442, 79, 1, 10, FSM_STEPPED},
    {"| Summary, SummaryFailed | false || ignore | - |", 444, 80, 1, 10, FSM_IGNORED},
    {"SummaryFailed", 307, 81, 0, 0, FSM_IGNORED},
    {"| SummaryFailed | true || stay | store(\"\") |", 319, 81, 1, 1, FSM_STEPPED},
    {"| Summary, SummaryFailed | false || ignore | - |", 320, 82, 1, 1, FSM_IGNORED},
    {"| SummaryFailed | true || stay | store(\"\") |", 432, 83, 1, 9, FSM_STEPPED},
    {"| Summary, SummaryFailed | false || ignore | - |", 433, 84, 1, 9, FSM_IGNORED},
    {"| SummaryFailed | true || stay | store(\"\") |", 443, 85, 1, 10, FSM_STEPPED},
    {"| Summary, SummaryFailed | false || ignore | - |", 444, 86, 1, 10, FSM_IGNORED},
    {"AssistantReply", 307, 87, 0, 0, FSM_IGNORED},
    {"| AssistantReply | true || stay | flagged = true; respond(true, text) |", 323, 87, 1, 1, FSM_STEPPED},
    {"| AssistantReply | false || stay | respond(false, text) |", 324, 88, 1, 1, FSM_STEPPED},
    {"AssistantReply", 436, 89, 0, 9, FSM_IGNORED},
    {"AssistantReply", 447, 89, 0, 10, FSM_IGNORED},
    {"AssistantFailed", 307, 89, 0, 0, FSM_IGNORED},
    {"| AssistantFailed | - || stay | respond(true, \"\") |", 325, 89, 0, 1, FSM_STEPPED},
    {"AssistantFailed", 436, 89, 0, 9, FSM_IGNORED},
    {"AssistantFailed", 447, 89, 0, 10, FSM_IGNORED},
    {"| expired section_left | false || SECTION_INTRO | time_up; advance |", 339, 89, 1, 3, FSM_STEPPED},
    {"| expired section_left | true || COMPLETED | close(time_expired) |", 340, 90, 1, 3, FSM_STEPPED},
    {"| expired section_left | - | false || SECTION_INTRO | advance |", 382, 91, 1, 7, FSM_STEPPED},
    {"| expired section_left | - | true || COMPLETED | - |", 383, 92, 1, 7, FSM_STEPPED},
    {"| expired section_left | false | false || stay | time_up; advance; history IN_PROGRESS = SECTION_INTRO |", 399, 93, 2, 8, FSM_STEPPED},
    {"| expired section_left | true | false || stay | advance; history IN_PROGRESS = SECTION_INTRO |", 400, 95, 2, 8, FSM_STEPPED},
    {"| expired section_left | false | true || COMPLETED | close(time_expired) |", 401, 97, 2, 8, FSM_STEPPED},
    {"| expired section_left | true | true || COMPLETED | - |", 402, 99, 2, 8, FSM_STEPPED},
    {"| expired warn_first | - || stay | emit SECTION_TIME_WARNING(system, section, first_warning) |", 341, 101, 0, 3, FSM_STEPPED},
    {"| expired warn_first | - | - || stay | emit SECTION_TIME_WARNING(system, section, first_warning) |", 403, 101, 0, 8, FSM_STEPPED},
    {"| expired warn_last | - || stay | emit SECTION_TIME_WARNING(system, section, last_warning) |", 342, 101, 0, 3, FSM_STEPPED},
    {"| expired warn_last | - | - || stay | emit SECTION_TIME_WARNING(system, section, last_warning) |", 404, 101, 0, 8, FSM_STEPPED},
    {"| expired grace | - || stay | - |", 343, 101, 0, 3, FSM_STEPPED},
    {"| expired grace | - | - || stay | - |", 405, 101, 0, 8, FSM_STEPPED},
    {"| expired grace | - || stay | - |", 428, 101, 0, 9, FSM_STEPPED},
    {"| always | satisfied | - || SECTION_WRAPUP | close(coverage_satisfied) |", 360, 101, 1, 3, FSM_STEPPED},
    {"| always | false | false || SECTION_INTRO | advance |", 380, 102, 2, 7, FSM_STEPPED},
    {"| always | false | true || COMPLETED | - |", 381, 104, 2, 7, FSM_STEPPED},
};

static const struct fsm_decision_def decisions[] = {
    {"verdict(level)", FSM_FIRST, 4, 7, 1105, 176},
    {"ask(cov)", FSM_UNIQUE, 0, 4, 1061, 167},
    {"overstep(length, code_lines)", FSM_FIRST, 11, 3, 1188, 202},
    {"code_place", FSM_FIRST, 14, 3, 1219, 194},
    {"allowed_actions", FSM_COLLECT, 17, 4, 1252, 153},
    {"collect_content(words >= min_words)", FSM_UNIQUE, 21, 2, 1287, 188},
    {"collect_content(lines >= min_code_lines)", FSM_UNIQUE, 23, 2, 1302, 188},
};

static const uint32_t pair_rows[] = {
    25, 29, 34, 39, 46, 54, 63, 69, 78, 87, 98, 109, 113, 120, 127, 132,
    26, 30, 35, 40, 47, 48, 55, 56, 57, 64, 65, 70, 71, 72, 73, 79,
    88, 89, 102, 103, 99, 100, 101, 110, 114, 115, 121, 122, 128, 129, 133, 136,
    137, 144, 146, 148, 151, 26, 30, 35, 40, 47, 48, 55, 56, 57, 64, 65,
    70, 71, 72, 73, 80, 90, 102, 103, 99, 100, 101, 110, 114, 115, 121, 122,
    128, 129, 133, 136, 137, 144, 146, 148, 151, 26, 30, 35, 40, 47, 48, 55,
    56, 57, 64, 65, 70, 71, 72, 73, 81, 91, 102, 103, 99, 100, 101, 110,
    114, 115, 121, 122, 128, 129, 133, 136, 137, 144, 146, 148, 151, 26, 30, 35,
    41, 49, 58, 59, 64, 65, 74, 82, 92, 104, 99, 100, 101, 110, 114, 115,
    121, 122, 128, 129, 133, 138, 139, 152, 153, 26, 31, 36, 42, 43, 50, 60,
    66, 75, 83, 84, 93, 94, 95, 105, 106, 99, 100, 101, 110, 114, 115, 121,
    122, 128, 129, 133, 140, 141, 142, 143, 145, 147, 149, 27, 32, 37, 44, 51,
    52, 61, 67, 76, 85, 96, 107, 111, 116, 117, 123, 124, 130, 134, 150, 28,
    33, 38, 45, 53, 62, 68, 77, 86, 97, 108, 112, 118, 119, 125, 126, 131,
    135,
};

static const struct fsm_pair pairs[] = {
    /* NOT_STARTED */
    {2218, 0, 1}, /* Start */
    {2299, 1, 1}, /* Disconnect */
    {2301, 2, 1}, /* Reconnect */
    {2303, 3, 1}, /* Abandon */
    {2334, 4, 1}, /* CandidateMessage */
    {2336, 5, 1}, /* CodeSubmission */
    {2338, 6, 1}, /* AssistantQuery */
    {2340, 7, 1}, /* Done */
    {2342, 8, 1}, /* Presented */
    {2344, 9, 1}, /* PresentFailed */
    {2346, 10, 1}, /* Coverage */
    {2348, 11, 1}, /* CoverageFailed */
    {2350, 12, 1}, /* Summary */
    {2352, 13, 1}, /* SummaryFailed */
    {2354, 14, 1}, /* AssistantReply */
    {2356, 15, 1}, /* AssistantFailed */
    {0, 0, 0}, /* expired section_left */
    {0, 0, 0}, /* expired warn_first */
    {0, 0, 0}, /* expired warn_last */
    {0, 0, 0}, /* expired grace */
    {0, 0, 0}, /* always */
    /* SECTION_INTRO */
    {2358, 16, 1}, /* Start */
    {2360, 17, 1}, /* Disconnect */
    {2381, 18, 1}, /* Reconnect */
    {2383, 19, 1}, /* Abandon */
    {1699, 20, 2}, /* CandidateMessage */
    {1703, 22, 3}, /* CodeSubmission */
    {1722, 25, 2}, /* AssistantQuery */
    {1726, 27, 4}, /* Done */
    {2647, 31, 1}, /* Presented */
    {1736, 32, 2}, /* PresentFailed */
    {1742, 34, 5}, /* Coverage */
    {2844, 39, 1}, /* CoverageFailed */
    {1773, 40, 2}, /* Summary */
    {1780, 42, 2}, /* SummaryFailed */
    {1787, 44, 2}, /* AssistantReply */
    {2960, 46, 1}, /* AssistantFailed */
    {1801, 47, 2}, /* expired section_left */
    {3196, 49, 1}, /* expired warn_first */
    {3205, 50, 1}, /* expired warn_last */
    {3214, 51, 1}, /* expired grace */
    {1808, 52, 1}, /* always */
    /* SECTION_QUESTION_ACTIVE */
    {2358, 53, 1}, /* Start */
    {3267, 54, 1}, /* Disconnect */
    {2381, 55, 1}, /* Reconnect */
    {3288, 56, 1}, /* Abandon */
    {1812, 57, 2}, /* CandidateMessage */
    {1816, 59, 3}, /* CodeSubmission */
    {1835, 62, 2}, /* AssistantQuery */
    {1839, 64, 4}, /* Done */
    {3368, 68, 1}, /* Presented */
    {3370, 69, 1}, /* PresentFailed */
    {1849, 70, 5}, /* Coverage */
    {2844, 75, 1}, /* CoverageFailed */
    {1880, 76, 2}, /* Summary */
    {1887, 78, 2}, /* SummaryFailed */
    {1894, 80, 2}, /* AssistantReply */
    {2960, 82, 1}, /* AssistantFailed */
    {1908, 83, 2}, /* expired section_left */
    {3196, 85, 1}, /* expired warn_first */
    {3205, 86, 1}, /* expired warn_last */
    {3214, 87, 1}, /* expired grace */
    {1915, 88, 1}, /* always */
    /* SECTION_FOLLOWUP_ACTIVE */
    {2358, 89, 1}, /* Start */
    {3447, 90, 1}, /* Disconnect */
    {2381, 91, 1}, /* Reconnect */
    {3468, 92, 1}, /* Abandon */
    {1919, 93, 2}, /* CandidateMessage */
    {1923, 95, 3}, /* CodeSubmission */
    {1942, 98, 2}, /* AssistantQuery */
    {1946, 100, 4}, /* Done */
    {3548, 104, 1}, /* Presented */
    {3550, 105, 1}, /* PresentFailed */
    {1956, 106, 5}, /* Coverage */
    {2844, 111, 1}, /* CoverageFailed */
    {1987, 112, 2}, /* Summary */
    {1994, 114, 2}, /* SummaryFailed */
    {2001, 116, 2}, /* AssistantReply */
    {2960, 118, 1}, /* AssistantFailed */
    {2015, 119, 2}, /* expired section_left */
    {3196, 121, 1}, /* expired warn_first */
    {3205, 122, 1}, /* expired warn_last */
    {3214, 123, 1}, /* expired grace */
    {2022, 124, 1}, /* always */
    /* SECTION_WRAPUP */
    {2358, 125, 1}, /* Start */
    {3627, 126, 1}, /* Disconnect */
    {2381, 127, 1}, /* Reconnect */
    {3648, 128, 1}, /* Abandon */
    {3680, 129, 1}, /* CandidateMessage */
    {2026, 130, 2}, /* CodeSubmission */
    {2033, 132, 2}, /* AssistantQuery */
    {3704, 134, 1}, /* Done */
    {3706, 135, 1}, /* Presented */
    {3708, 136, 1}, /* PresentFailed */
    {3710, 137, 4}, /* Coverage */
    {2844, 141, 1}, /* CoverageFailed */
    {2037, 142, 2}, /* Summary */
    {2044, 144, 2}, /* SummaryFailed */
    {2051, 146, 2}, /* AssistantReply */
    {2960, 148, 1}, /* AssistantFailed */
    {2065, 149, 2}, /* expired section_left */
    {0, 0, 0}, /* expired warn_first */
    {0, 0, 0}, /* expired warn_last */
    {0, 0, 0}, /* expired grace */
    {2072, 151, 2}, /* always */
    /* PAUSED */
    {2358, 153, 1}, /* Start */
    {3920, 154, 1}, /* Disconnect */
    {3922, 155, 1}, /* Reconnect */
    {2086, 156, 2}, /* Abandon */
    {4116, 158, 1}, /* CandidateMessage */
    {4118, 159, 1}, /* CodeSubmission */
    {4120, 160, 1}, /* AssistantQuery */
    {4122, 161, 1}, /* Done */
    {2090, 162, 2}, /* Presented */
    {2094, 164, 3}, /* PresentFailed */
    {2100, 167, 5}, /* Coverage */
    {2844, 172, 1}, /* CoverageFailed */
    {2143, 173, 2}, /* Summary */
    {2150, 175, 2}, /* SummaryFailed */
    {2157, 177, 2}, /* AssistantReply */
    {2960, 179, 1}, /* AssistantFailed */
    {2171, 180, 4}, /* expired section_left */
    {4617, 184, 1}, /* expired warn_first */
    {4626, 185, 1}, /* expired warn_last */
    {4635, 186, 1}, /* expired grace */
    {0, 0, 0}, /* always */
    /* COMPLETED */
    {4637, 187, 1}, /* Start */
    {4639, 188, 1}, /* Disconnect */
    {4641, 189, 1}, /* Reconnect */
    {4643, 190, 1}, /* Abandon */
    {2186, 191, 2}, /* CandidateMessage */
    {4658, 193, 1}, /* CodeSubmission */
    {4660, 194, 1}, /* AssistantQuery */
    {4662, 195, 1}, /* Done */
    {4664, 196, 1}, /* Presented */
    {4666, 197, 1}, /* PresentFailed */
    {4668, 198, 1}, /* Coverage */
    {4670, 199, 1}, /* CoverageFailed */
    {2190, 200, 2}, /* Summary */
    {2197, 202, 2}, /* SummaryFailed */
    {4714, 204, 1}, /* AssistantReply */
    {4716, 205, 1}, /* AssistantFailed */
    {0, 0, 0}, /* expired section_left */
    {0, 0, 0}, /* expired warn_first */
    {0, 0, 0}, /* expired warn_last */
    {4718, 206, 1}, /* expired grace */
    {0, 0, 0}, /* always */
    /* TERMINATED */
    {4720, 207, 1}, /* Start */
    {4722, 208, 1}, /* Disconnect */
    {4724, 209, 1}, /* Reconnect */
    {4726, 210, 1}, /* Abandon */
    {4728, 211, 1}, /* CandidateMessage */
    {4730, 212, 1}, /* CodeSubmission */
    {4732, 213, 1}, /* AssistantQuery */
    {4734, 214, 1}, /* Done */
    {4736, 215, 1}, /* Presented */
    {4738, 216, 1}, /* PresentFailed */
    {4740, 217, 1}, /* Coverage */
    {4742, 218, 1}, /* CoverageFailed */
    {2204, 219, 2}, /* Summary */
    {2211, 221, 2}, /* SummaryFailed */
    {4786, 223, 1}, /* AssistantReply */
    {4788, 224, 1}, /* AssistantFailed */
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
    1, 1, 1, INT64_C(-4503599627370496), 1, 2, 1, 0,
    1, 2, 1, INT64_C(-4503599627370496), 1, 2, 1, 1,
    2, 1, 2, 1, 2, 3, 0, 0,
    3, 3, 3, 1, 2, 1, 1, 1,
    1, 1, 0, 1, 1, 2, 1, 1,
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
    /*  1133 */ FSM_I(FSM_OP_CUT_TOP, 0), 192, 1168, 1170,
    /*  1137 */ FSM_I(FSM_OP_CUTS, FSM_AT(FSM_INST, 0)), 4, 193, 1172, 1174, 1172, 1145, 1172, /* state */
    /*  1145 */ FSM_I(FSM_OP_SWITCH, FSM_AT(FSM_INST, 16)), 3, 0, 1172, 1176, 1176, /* presenting */
    /*  1151 */ FSM_I(FSM_OP_CUTS, FSM_AT(FSM_INST, 0)), 4, 193, 1178, 1174, 1178, 1159, 1178, /* state */
    /*  1159 */ FSM_I(FSM_OP_SWITCH, FSM_AT(FSM_INST, 16)), 3, 0, 1178, 1176, 1176, /* presenting */
    /*  1165 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1166 */ FSM_I(FSM_OP_RET, 0),
    /*  1167 */ FSM_I(FSM_OP_GAP, 0),
    /*  1168 */ FSM_I(FSM_OP_PUSH, 1),
    /*  1169 */ FSM_I(FSM_OP_RET, 0),
    /*  1170 */ FSM_I(FSM_OP_PUSH, 2),
    /*  1171 */ FSM_I(FSM_OP_RET, 0),
    /*  1172 */ FSM_I(FSM_OP_PUSH, 6),
    /*  1173 */ FSM_I(FSM_OP_RET, 0),
    /*  1174 */ FSM_I(FSM_OP_PUSH, 3),
    /*  1175 */ FSM_I(FSM_OP_RET, 0),
    /*  1176 */ FSM_I(FSM_OP_PUSH, 4),
    /*  1177 */ FSM_I(FSM_OP_RET, 0),
    /*  1178 */ FSM_I(FSM_OP_PUSH, 5),
    /*  1179 */ FSM_I(FSM_OP_RET, 0),
    /*  1180 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 1)),
    /*  1181 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 55)), /* max_help_len */
    /*  1182 */ FSM_I(FSM_OP_SUB, 0),
    /*  1183 */ FSM_I(FSM_OP_RET, 0),
    /*  1184 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 2)),
    /*  1185 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 56)), /* max_help_code */
    /*  1186 */ FSM_I(FSM_OP_SUB, 0),
    /*  1187 */ FSM_I(FSM_OP_RET, 0),
    /* overstep(length, code_lines) */
    /*  1188 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 1)),
    /*  1189 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 55)), /* max_help_len */
    /*  1190 */ FSM_I(FSM_OP_SUB, 0),
    /*  1191 */ FSM_I(FSM_OP_CUT_TOP, 0), 199, 1195, 1202,
    /*  1195 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 2)),
    /*  1196 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 56)), /* max_help_code */
    /*  1197 */ FSM_I(FSM_OP_SUB, 0),
    /*  1198 */ FSM_I(FSM_OP_CUT_TOP, 0), 200, 1204, 1206,
    /*  1202 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1203 */ FSM_I(FSM_OP_RET, 0),
    /*  1204 */ FSM_I(FSM_OP_PUSH, 2),
    /*  1205 */ FSM_I(FSM_OP_RET, 0),
    /*  1206 */ FSM_I(FSM_OP_PUSH, 1),
    /*  1207 */ FSM_I(FSM_OP_RET, 0),
    /*  1208 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1209 */ FSM_I(FSM_OP_DATA, 21), 4,
    /*  1211 */ FSM_I(FSM_OP_RET, 0),
    /*  1212 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 45)), /* grace */
    /*  1213 */ FSM_I(FSM_OP_RET, 0),
    /*  1214 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1215 */ FSM_I(FSM_OP_PRED, 0),
    /*  1216 */ FSM_I(FSM_OP_DATA, 21), 4,
    /*  1218 */ FSM_I(FSM_OP_RET, 0),
    /* code_place */
    /*  1219 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1220 */ FSM_I(FSM_OP_DATA, 21), 4,
    /*  1222 */ FSM_I(FSM_OP_CUT_TOP, 0), 201, 1226, 1238,
    /*  1226 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 45)), 202, 1240, 1230, /* grace */
    /*  1230 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1231 */ FSM_I(FSM_OP_PRED, 0),
    /*  1232 */ FSM_I(FSM_OP_DATA, 21), 4,
    /*  1234 */ FSM_I(FSM_OP_CUT_TOP, 0), 203, 1240, 1242,
    /*  1238 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1239 */ FSM_I(FSM_OP_RET, 0),
    /*  1240 */ FSM_I(FSM_OP_PUSH, 2),
    /*  1241 */ FSM_I(FSM_OP_RET, 0),
    /*  1242 */ FSM_I(FSM_OP_PUSH, 1),
    /*  1243 */ FSM_I(FSM_OP_RET, 0),
    /*  1244 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 0)), /* state */
    /*  1245 */ FSM_I(FSM_OP_RET, 0),
    /*  1246 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1247 */ FSM_I(FSM_OP_DATA, 21), 4,
    /*  1249 */ FSM_I(FSM_OP_RET, 0),
    /*  1250 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 19)), /* assisting */
    /*  1251 */ FSM_I(FSM_OP_RET, 0),
    /* allowed_actions */
    /*  1252 */ FSM_I(FSM_OP_CUTS, FSM_AT(FSM_INST, 0)), 2, 204, 1273, 1258, 1273, /* state */
    /*  1258 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1259 */ FSM_I(FSM_OP_DATA, 21), 4,
    /*  1261 */ FSM_I(FSM_OP_CUT_TOP, 0), 206, 1269, 1265,
    /*  1265 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 19)), 207, 1275, 1277, /* assisting */
    /*  1269 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 19)), 207, 1279, 1281, /* assisting */
    /*  1273 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1274 */ FSM_I(FSM_OP_RET, 0),
    /*  1275 */ FSM_I(FSM_OP_PUSH, 15),
    /*  1276 */ FSM_I(FSM_OP_RET, 0),
    /*  1277 */ FSM_I(FSM_OP_PUSH, 7),
    /*  1278 */ FSM_I(FSM_OP_RET, 0),
    /*  1279 */ FSM_I(FSM_OP_PUSH, 9),
    /*  1280 */ FSM_I(FSM_OP_RET, 0),
    /*  1281 */ FSM_I(FSM_OP_PUSH, 1),
    /*  1282 */ FSM_I(FSM_OP_RET, 0),
    /*  1283 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 1)),
    /*  1284 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 53)), /* min_words */
    /*  1285 */ FSM_I(FSM_OP_GE, 0),
    /*  1286 */ FSM_I(FSM_OP_RET, 0),
    /* collect_content(words >= min_words) */
    /*  1287 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 1)),
    /*  1288 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 53)), /* min_words */
    /*  1289 */ FSM_I(FSM_OP_GE, 0),
    /*  1290 */ FSM_I(FSM_OP_CUT_TOP, 0), 208, 1294, 1296,
    /*  1294 */ FSM_I(FSM_OP_PUSH, 1),
    /*  1295 */ FSM_I(FSM_OP_RET, 0),
    /*  1296 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1297 */ FSM_I(FSM_OP_RET, 0),
    /*  1298 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 1)),
    /*  1299 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 54)), /* min_code_lines */
    /*  1300 */ FSM_I(FSM_OP_GE, 0),
    /*  1301 */ FSM_I(FSM_OP_RET, 0),
    /* collect_content(lines >= min_code_lines) */
    /*  1302 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 1)),
    /*  1303 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 54)), /* min_code_lines */
    /*  1304 */ FSM_I(FSM_OP_GE, 0),
    /*  1305 */ FSM_I(FSM_OP_CUT_TOP, 0), 209, 1309, 1311,
    /*  1309 */ FSM_I(FSM_OP_PUSH, 1),
    /*  1310 */ FSM_I(FSM_OP_RET, 0),
    /*  1311 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1312 */ FSM_I(FSM_OP_RET, 0),
    /*  1313 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 9)), /* ended */
    /*  1314 */ FSM_I(FSM_OP_RET, 0),
    /*  1315 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 45)), /* grace */
    /*  1316 */ FSM_I(FSM_OP_RET, 0),
    /*  1317 */ FSM_I(FSM_OP_CALL, 1219),
    /*  1318 */ FSM_I(FSM_OP_DATA, 215), 3,
    /*  1320 */ FSM_I(FSM_OP_RET, 0),
    /*  1321 */ FSM_I(FSM_OP_CALL, 1317),
    /*  1322 */ FSM_I(FSM_OP_RET, 0),
    /*  1323 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1324 */ FSM_I(FSM_OP_DATA, 21), 4,
    /*  1326 */ FSM_I(FSM_OP_RET, 0),
    /*  1327 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 19)), /* assisting */
    /*  1328 */ FSM_I(FSM_OP_RET, 0),
    /*  1329 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 45)), /* grace */
    /*  1330 */ FSM_I(FSM_OP_RET, 0),
    /*  1331 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 15)), /* content */
    /*  1332 */ FSM_I(FSM_OP_RET, 0),
    /*  1333 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 16)), /* presenting */
    /*  1334 */ FSM_I(FSM_OP_RET, 0),
    /*  1335 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 16)), /* presenting */
    /*  1336 */ FSM_I(FSM_OP_RET, 0),
    /*  1337 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 17)), /* judging */
    /*  1338 */ FSM_I(FSM_OP_RET, 0),
    /*  1339 */ FSM_I(FSM_OP_CALL, 1105),
    /*  1340 */ FSM_I(FSM_OP_DATA, 230), 7,
    /*  1342 */ FSM_I(FSM_OP_RET, 0),
    /*  1343 */ FSM_I(FSM_OP_CALL, 1339),
    /*  1344 */ FSM_I(FSM_OP_RET, 0),
    /*  1345 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  1346 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  1347 */ FSM_I(FSM_OP_IN, 0),
    /*  1348 */ FSM_I(FSM_OP_RET, 0),
    /*  1349 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  1350 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  1351 */ FSM_I(FSM_OP_IN, 0),
    /*  1352 */ FSM_I(FSM_OP_RET, 0),
    /*  1353 */ FSM_I(FSM_OP_CALL, 1188),
    /*  1354 */ FSM_I(FSM_OP_DATA, 240), 3,
    /*  1356 */ FSM_I(FSM_OP_RET, 0),
    /*  1357 */ FSM_I(FSM_OP_CALL, 1353),
    /*  1358 */ FSM_I(FSM_OP_RET, 0),
    /*  1359 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1360 */ FSM_I(FSM_OP_PUSH, 3),
    /*  1361 */ FSM_I(FSM_OP_EQ, 0),
    /*  1362 */ FSM_I(FSM_OP_RET, 0),
    /*  1363 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 9)), /* ended */
    /*  1364 */ FSM_I(FSM_OP_RET, 0),
    /*  1365 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 17)), /* judging */
    /*  1366 */ FSM_I(FSM_OP_RET, 0),
    /*  1367 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1368 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  1369 */ FSM_I(FSM_OP_IN, 0),
    /*  1370 */ FSM_I(FSM_OP_RET, 0),
    /*  1371 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1372 */ FSM_I(FSM_OP_PUSH, 3),
    /*  1373 */ FSM_I(FSM_OP_EQ, 0),
    /*  1374 */ FSM_I(FSM_OP_RET, 0),
    /* promise, order */
    /*  1375 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1376 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 7)), /* section */
    /*  1377 */ FSM_I(FSM_OP_EQ, 0),
    /*  1378 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1379 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 7)), /* section */
    /*  1380 */ FSM_I(FSM_OP_SUCC, 4),
    /*  1381 */ FSM_I(FSM_OP_EQ, 0),
    /*  1382 */ FSM_I(FSM_OP_OR, 0),
    /*  1383 */ FSM_I(FSM_OP_RET, 0),
    /* promise, boundary */
    /*  1384 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 0)), /* state */
    /*  1385 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1386 */ FSM_I(FSM_OP_EQ, 0),
    /*  1387 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 9)), /* ended */
    /*  1388 */ FSM_I(FSM_OP_OR, 0),
    /*  1389 */ FSM_I(FSM_OP_EMITTED, 10),
    /*  1390 */ FSM_I(FSM_OP_OR, 0),
    /*  1391 */ FSM_I(FSM_OP_RET, 0),
    /* promise, ends_once */
    /*  1392 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 9)), /* ended */
    /*  1393 */ FSM_I(FSM_OP_NOT, 0),
    /*  1394 */ FSM_I(FSM_OP_RET, 0),
    /* promise, complete */
    /*  1395 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1396 */ FSM_I(FSM_OP_PUSH, 3),
    /*  1397 */ FSM_I(FSM_OP_EQ, 0),
    /*  1398 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 9)), /* ended */
    /*  1399 */ FSM_I(FSM_OP_AND, 0),
    /*  1400 */ FSM_I(FSM_OP_RET, 0),
    /* promise, in_all */
    /*  1401 */ FSM_I(FSM_OP_PUSH, 1),
    /*  1402 */ FSM_I(FSM_OP_RET, 0),
    /* promise, timed */
    /*  1403 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 0)), /* state */
    /*  1404 */ FSM_I(FSM_OP_PUSH, 1),
    /*  1405 */ FSM_I(FSM_OP_GE, 0),
    /*  1406 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 0)), /* state */
    /*  1407 */ FSM_I(FSM_OP_PUSH, 5),
    /*  1408 */ FSM_I(FSM_OP_LE, 0),
    /*  1409 */ FSM_I(FSM_OP_AND, 0),
    /*  1410 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 42)), /* section_left */
    /*  1411 */ FSM_I(FSM_OP_HAS, 0),
    /*  1412 */ FSM_I(FSM_OP_NOT, 0),
    /*  1413 */ FSM_I(FSM_OP_AND, 0),
    /*  1414 */ FSM_I(FSM_OP_NOT, 0),
    /*  1415 */ FSM_I(FSM_OP_RET, 0),
    /* promise, time_is_up */
    /*  1416 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 9)), /* ended */
    /*  1417 */ FSM_I(FSM_OP_EMITTED, 10),
    /*  1418 */ FSM_I(FSM_OP_OR, 0),
    /*  1419 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1420 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 7)), /* section */
    /*  1421 */ FSM_I(FSM_OP_SUCC, 4),
    /*  1422 */ FSM_I(FSM_OP_EQ, 0),
    /*  1423 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 0)), /* state */
    /*  1424 */ FSM_I(FSM_OP_PUSH, 6),
    /*  1425 */ FSM_I(FSM_OP_EQ, 0),
    /*  1426 */ FSM_I(FSM_OP_OR, 0),
    /*  1427 */ FSM_I(FSM_OP_AND, 0),
    /*  1428 */ FSM_I(FSM_OP_RET, 0),
    /* promise, clock_runs */
    /*  1429 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 42)), /* section_left */
    /*  1430 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 42)), /* section_left */
    /*  1431 */ FSM_I(FSM_OP_EQ, 0),
    /*  1432 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 9)), /* ended */
    /*  1433 */ FSM_I(FSM_OP_EMITTED, 10),
    /*  1434 */ FSM_I(FSM_OP_NOT, 0),
    /*  1435 */ FSM_I(FSM_OP_AND, 0),
    /*  1436 */ FSM_I(FSM_OP_OR, 0),
    /*  1437 */ FSM_I(FSM_OP_RET, 0),
    /* promise, warned */
    /*  1438 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_ARGUMENT, 2)),
    /*  1439 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 42)), /* section_left */
    /*  1440 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  1441 */ FSM_I(FSM_OP_SUB, 0),
    /*  1442 */ FSM_I(FSM_OP_EQ, 0),
    /*  1443 */ FSM_I(FSM_OP_RET, 0),
    /* promise, late_is_late */
    /*  1444 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_ARGUMENT, 2)),
    /*  1445 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 45)), /* grace */
    /*  1446 */ FSM_I(FSM_OP_HAS, 0),
    /*  1447 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 9)), /* ended */
    /*  1448 */ FSM_I(FSM_OP_OR, 0),
    /*  1449 */ FSM_I(FSM_OP_EQ, 0),
    /*  1450 */ FSM_I(FSM_OP_RET, 0),
    /* promise, late_is_mute */
    /*  1451 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_ARGUMENT, 2)),
    /*  1452 */ FSM_I(FSM_OP_NOT, 0),
    /*  1453 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 15)), /* content */
    /*  1454 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 15)), /* content */
    /*  1455 */ FSM_I(FSM_OP_EQ, 0),
    /*  1456 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 17)), /* judging */
    /*  1457 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 17)), /* judging */
    /*  1458 */ FSM_I(FSM_OP_EQ, 0),
    /*  1459 */ FSM_I(FSM_OP_AND, 0),
    /*  1460 */ FSM_I(FSM_OP_OR, 0),
    /*  1461 */ FSM_I(FSM_OP_RET, 0),
    /* promise, code_is_coded */
    /*  1462 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_ARGUMENT, 1)),
    /*  1463 */ FSM_I(FSM_OP_DATA, 21), 4,
    /*  1465 */ FSM_I(FSM_OP_RET, 0),
    /* promise, paused */
    /*  1466 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 0)), /* state */
    /*  1467 */ FSM_I(FSM_OP_PUSH, 5),
    /*  1468 */ FSM_I(FSM_OP_EQ, 0),
    /*  1469 */ FSM_I(FSM_OP_NOT, 0),
    /*  1470 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 0)), /* state */
    /*  1471 */ FSM_I(FSM_OP_PUSH, 5),
    /*  1472 */ FSM_I(FSM_OP_EQ, 0),
    /*  1473 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1474 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 7)), /* section */
    /*  1475 */ FSM_I(FSM_OP_EQ, 0),
    /*  1476 */ FSM_I(FSM_OP_AND, 0),
    /*  1477 */ FSM_I(FSM_OP_OR, 0),
    /*  1478 */ FSM_I(FSM_OP_RET, 0),
    /* promise, bounded */
    /*  1479 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 10)), /* followup_budget_remaining */
    /*  1480 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1481 */ FSM_I(FSM_OP_GT, 0),
    /*  1482 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 10)), /* followup_budget_remaining */
    /*  1483 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 10)), /* followup_budget_remaining */
    /*  1484 */ FSM_I(FSM_OP_PUSH, 1),
    /*  1485 */ FSM_I(FSM_OP_SUB, 0),
    /*  1486 */ FSM_I(FSM_OP_EQ, 0),
    /*  1487 */ FSM_I(FSM_OP_AND, 0),
    /*  1488 */ FSM_I(FSM_OP_RET, 0),
    /* promise, not_repeated */
    /*  1489 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_ARGUMENT, 2)),
    /*  1490 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 11)), /* asked */
    /*  1491 */ FSM_I(FSM_OP_IN, 0),
    /*  1492 */ FSM_I(FSM_OP_NOT, 0),
    /*  1493 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_ARGUMENT, 2)),
    /*  1494 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* asked */
    /*  1495 */ FSM_I(FSM_OP_IN, 0),
    /*  1496 */ FSM_I(FSM_OP_AND, 0),
    /*  1497 */ FSM_I(FSM_OP_RET, 0),
    /* promise, of_the_section */
    /*  1498 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_ARGUMENT, 3)),
    /*  1499 */ FSM_I(FSM_OP_DATA, 53), 12,
    /*  1501 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_ARGUMENT, 1)),
    /*  1502 */ FSM_I(FSM_OP_EQ, 0),
    /*  1503 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_ARGUMENT, 2)),
    /*  1504 */ FSM_I(FSM_OP_DATA, 127), 25,
    /*  1506 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_ARGUMENT, 1)),
    /*  1507 */ FSM_I(FSM_OP_DATA, 13), 4,
    /*  1509 */ FSM_I(FSM_OP_LE, 0),
    /*  1510 */ FSM_I(FSM_OP_AND, 0),
    /*  1511 */ FSM_I(FSM_OP_RET, 0),
    /* promise, question_first */
    /*  1512 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 16)), /* presenting */
    /*  1513 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1514 */ FSM_I(FSM_OP_EQ, 0),
    /*  1515 */ FSM_I(FSM_OP_RET, 0),
    /* promise, covered_enough */
    /*  1516 */ FSM_I(FSM_OP_EMITTED, 10),
    /*  1517 */ FSM_I(FSM_OP_NOT, 0),
    /*  1518 */ FSM_I(FSM_OP_PUSH, 2),
    /*  1519 */ FSM_I(FSM_OP_COUNT, FSM_AT(FSM_FIELD, 0)), 524291,
    /*  1521 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 7)), /* section */
    /*  1522 */ FSM_I(FSM_OP_DATA, 17), 4,
    /*  1524 */ FSM_I(FSM_OP_GE, 0),
    /*  1525 */ FSM_I(FSM_OP_OR, 0),
    /*  1526 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1527 */ FSM_I(FSM_OP_ANY, FSM_AT(FSM_FIELD, 0)), 524291,
    /*  1529 */ FSM_I(FSM_OP_NOT, 0),
    /*  1530 */ FSM_I(FSM_OP_OR, 0),
    /*  1531 */ FSM_I(FSM_OP_RET, 0),
    /* promise, no_skip */
    /*  1532 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_ARGUMENT, 2)),
    /*  1533 */ FSM_I(FSM_OP_PUSH, 2),
    /*  1534 */ FSM_I(FSM_OP_NE, 0),
    /*  1535 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 15)), /* content */
    /*  1536 */ FSM_I(FSM_OP_PUSH, 2),
    /*  1537 */ FSM_I(FSM_OP_EQ, 0),
    /*  1538 */ FSM_I(FSM_OP_OR, 0),
    /*  1539 */ FSM_I(FSM_OP_RET, 0),
    /* promise, prompted_once */
    /*  1540 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 15)), /* content */
    /*  1541 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1542 */ FSM_I(FSM_OP_EQ, 0),
    /*  1543 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 15)), /* content */
    /*  1544 */ FSM_I(FSM_OP_PUSH, 1),
    /*  1545 */ FSM_I(FSM_OP_EQ, 0),
    /*  1546 */ FSM_I(FSM_OP_AND, 0),
    /*  1547 */ FSM_I(FSM_OP_RET, 0),
    /* promise, assistant_mute */
    /*  1548 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 0)), /* state */
    /*  1549 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 0)), /* state */
    /*  1550 */ FSM_I(FSM_OP_EQ, 0),
    /*  1551 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1552 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 7)), /* section */
    /*  1553 */ FSM_I(FSM_OP_EQ, 0),
    /*  1554 */ FSM_I(FSM_OP_AND, 0),
    /*  1555 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 42)), /* section_left */
    /*  1556 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 42)), /* section_left */
    /*  1557 */ FSM_I(FSM_OP_EQ, 0),
    /*  1558 */ FSM_I(FSM_OP_AND, 0),
    /*  1559 */ FSM_I(FSM_OP_EMITTED, 5),
    /*  1560 */ FSM_I(FSM_OP_NOT, 0),
    /*  1561 */ FSM_I(FSM_OP_AND, 0),
    /*  1562 */ FSM_I(FSM_OP_RET, 0),
    /* promise, no_restart */
    /*  1563 */ FSM_I(FSM_OP_EMITTED, 2),
    /*  1564 */ FSM_I(FSM_OP_NOT, 0),
    /*  1565 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1566 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 7)), /* section */
    /*  1567 */ FSM_I(FSM_OP_NE, 0),
    /*  1568 */ FSM_I(FSM_OP_OR, 0),
    /*  1569 */ FSM_I(FSM_OP_RET, 0),
    /* promise, stored_once */
    /*  1570 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_ARGUMENT, 0)),
    /*  1571 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 18)), /* awaiting */
    /*  1572 */ FSM_I(FSM_OP_IN, 0),
    /*  1573 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_ARGUMENT, 0)),
    /*  1574 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  1575 */ FSM_I(FSM_OP_IN, 0),
    /*  1576 */ FSM_I(FSM_OP_NOT, 0),
    /*  1577 */ FSM_I(FSM_OP_AND, 0),
    /*  1578 */ FSM_I(FSM_OP_RET, 0),
    /* promise, two_failures */
    /*  1579 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_ARGUMENT, 1)),
    /*  1580 */ FSM_I(FSM_OP_PUSH, 1),
    /*  1581 */ FSM_I(FSM_OP_EQ, 0),
    /*  1582 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 16)), /* presenting */
    /*  1583 */ FSM_I(FSM_OP_PUSH, 2),
    /*  1584 */ FSM_I(FSM_OP_EQ, 0),
    /*  1585 */ FSM_I(FSM_OP_OR, 0),
    /*  1586 */ FSM_I(FSM_OP_RET, 0),
    /* promise, all_done */
    /*  1587 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 0)), /* state */
    /*  1588 */ FSM_I(FSM_OP_PUSH, 6),
    /*  1589 */ FSM_I(FSM_OP_EQ, 0),
    /*  1590 */ FSM_I(FSM_OP_RET, 0),
    /* promise, slept_through */
    /*  1591 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 0)), /* state */
    /*  1592 */ FSM_I(FSM_OP_PUSH, 5),
    /*  1593 */ FSM_I(FSM_OP_EQ, 0),
    /*  1594 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 0)), /* state */
    /*  1595 */ FSM_I(FSM_OP_PUSH, 6),
    /*  1596 */ FSM_I(FSM_OP_EQ, 0),
    /*  1597 */ FSM_I(FSM_OP_AND, 0),
    /*  1598 */ FSM_I(FSM_OP_RET, 0),
    /* promise, gives_up */
    /*  1599 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_ARGUMENT, 1)),
    /*  1600 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1601 */ FSM_I(FSM_OP_EQ, 0),
    /*  1602 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1603 */ FSM_I(FSM_OP_PUSH, 3),
    /*  1604 */ FSM_I(FSM_OP_EQ, 0),
    /*  1605 */ FSM_I(FSM_OP_AND, 0),
    /*  1606 */ FSM_I(FSM_OP_RET, 0),
    /* promise, budget_spent */
    /*  1607 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 0)), /* state */
    /*  1608 */ FSM_I(FSM_OP_PUSH, 3),
    /*  1609 */ FSM_I(FSM_OP_EQ, 0),
    /*  1610 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1611 */ FSM_I(FSM_OP_PUSH, 1),
    /*  1612 */ FSM_I(FSM_OP_EQ, 0),
    /*  1613 */ FSM_I(FSM_OP_AND, 0),
    /*  1614 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 10)), /* followup_budget_remaining */
    /*  1615 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1616 */ FSM_I(FSM_OP_EQ, 0),
    /*  1617 */ FSM_I(FSM_OP_AND, 0),
    /*  1618 */ FSM_I(FSM_OP_RET, 0),
    /* promise, minimum_met */
    /*  1619 */ FSM_I(FSM_OP_EMITTED, 10),
    /*  1620 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1621 */ FSM_I(FSM_OP_ANY, FSM_AT(FSM_FIELD, 0)), 524291,
    /*  1623 */ FSM_I(FSM_OP_AND, 0),
    /*  1624 */ FSM_I(FSM_OP_RET, 0),
    /* promise, late_code */
    /*  1625 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_ARGUMENT, 2)),
    /*  1626 */ FSM_I(FSM_OP_RET, 0),
    /* promise, three_owed */
    /*  1627 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 0)), /* state */
    /*  1628 */ FSM_I(FSM_OP_PUSH, 1),
    /*  1629 */ FSM_I(FSM_OP_EQ, 0),
    /*  1630 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1631 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  1632 */ FSM_I(FSM_OP_IN, 0),
    /*  1633 */ FSM_I(FSM_OP_AND, 0),
    /*  1634 */ FSM_I(FSM_OP_PUSH, 1),
    /*  1635 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  1636 */ FSM_I(FSM_OP_IN, 0),
    /*  1637 */ FSM_I(FSM_OP_AND, 0),
    /*  1638 */ FSM_I(FSM_OP_PUSH, 2),
    /*  1639 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  1640 */ FSM_I(FSM_OP_IN, 0),
    /*  1641 */ FSM_I(FSM_OP_AND, 0),
    /*  1642 */ FSM_I(FSM_OP_RET, 0),
    /* view, TalentUIState */
    /*  1643 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1644 */ FSM_I(FSM_OP_ARG, 0),
    /*  1645 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1646 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  1648 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  1649 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 42)), /* section_left */
    /*  1650 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  1651 */ FSM_I(FSM_OP_SUB, 0),
    /*  1652 */ FSM_I(FSM_OP_ARG, 0),
    /*  1653 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1654 */ FSM_I(FSM_OP_DATA, 37), 4,
    /*  1656 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  1657 */ FSM_I(FSM_OP_CALL, 1252),
    /*  1658 */ FSM_I(FSM_OP_ARG_LIST, 177),
    /*  1659 */ FSM_I(FSM_OP_DONE, 0),
    /* view, SectionArtifacts */
    /*  1660 */ FSM_I(FSM_OP_ARGS, FSM_AT(FSM_INST, 22)), 4, /* exit_reason */
    /*  1662 */ FSM_I(FSM_OP_ARGS, FSM_AT(FSM_INST, 26)), 4, /* flags_high */
    /*  1664 */ FSM_I(FSM_OP_ARGS, FSM_AT(FSM_INST, 30)), 4, /* flags_middle */
    /*  1666 */ FSM_I(FSM_OP_ARGS, FSM_AT(FSM_INST, 34)), 4, /* flags_low */
    /*  1668 */ FSM_I(FSM_OP_ARGS, FSM_AT(FSM_INST, 38)), 65540, /* bounded_context_summary */
    /*  1670 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 21)), /* flagged */
    /*  1671 */ FSM_I(FSM_OP_ARG, 0),
    /*  1672 */ FSM_I(FSM_OP_DONE, 0),
    /* creation */
    /*  1673 */ FSM_I(FSM_OP_SET, 5), 1,
    /*  1675 */ FSM_I(FSM_OP_GOTO, 0), /* NOT_STARTED */
    /*  1676 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1677 */ FSM_I(FSM_OP_ARG, 0),
    /*  1678 */ FSM_I(FSM_OP_PUSH, 1),
    /*  1679 */ FSM_I(FSM_OP_ARG, 0),
    /*  1680 */ FSM_I(FSM_OP_EMIT, 0), /* INTERVIEW_CREATED */
    /*  1681 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1682 */ FSM_I(FSM_OP_ARG, 0),
    /*  1683 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1684 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  1686 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  1687 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 42)), /* section_left */
    /*  1688 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  1689 */ FSM_I(FSM_OP_SUB, 0),
    /*  1690 */ FSM_I(FSM_OP_ARG, 0),
    /*  1691 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1692 */ FSM_I(FSM_OP_DATA, 37), 4,
    /*  1694 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  1695 */ FSM_I(FSM_OP_CALL, 1252),
    /*  1696 */ FSM_I(FSM_OP_ARG_LIST, 177),
    /*  1697 */ FSM_I(FSM_OP_EMIT, 19), /* TalentUIState */
    /*  1698 */ FSM_I(FSM_OP_DONE, 0),
    /* SECTION_INTRO, CandidateMessage */
    /*  1699 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 45)), 211, 2463, 2492, /* grace */
    /* SECTION_INTRO, CodeSubmission */
    /*  1703 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1704 */ FSM_I(FSM_OP_DATA, 21), 4,
    /*  1706 */ FSM_I(FSM_OP_CUT_TOP, 0), 201, 1710, 2504,
    /*  1710 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 45)), 202, 2545, 1714, /* grace */
    /*  1714 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1715 */ FSM_I(FSM_OP_PRED, 0),
    /*  1716 */ FSM_I(FSM_OP_DATA, 21), 4,
    /*  1718 */ FSM_I(FSM_OP_CUT_TOP, 0), 203, 2545, 2533,
    /* SECTION_INTRO, AssistantQuery */
    /*  1722 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 19)), 218, 2547, 2583, /* assisting */
    /* SECTION_INTRO, Done */
    /*  1726 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 45)), 219, 1730, 2585, /* grace */
    /*  1730 */ FSM_I(FSM_OP_SWITCH, FSM_AT(FSM_INST, 15)), 3, 0, 2587, 2594, 2596, /* content */
    /* SECTION_INTRO, PresentFailed */
    /*  1736 */ FSM_I(FSM_OP_SWITCH, FSM_AT(FSM_INST, 16)), 3, 0, 2659, 2739, 2659, /* presenting */
    /* SECTION_INTRO, Coverage */
    /*  1742 */ FSM_I(FSM_OP_SWITCH, FSM_AT(FSM_INST, 17)), 3, 0, 2750, 1748, 2750, /* judging */
    /*  1748 */ FSM_I(FSM_OP_PUSH, 2),
    /*  1749 */ FSM_I(FSM_OP_COUNT, FSM_AT(FSM_FIELD, 0)), 524291,
    /*  1751 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1752 */ FSM_I(FSM_OP_DATA, 17), 4,
    /*  1754 */ FSM_I(FSM_OP_SUB, 0),
    /*  1755 */ FSM_I(FSM_OP_CUT_TOP, 0), 189, 1759, 2752,
    /*  1759 */ FSM_I(FSM_OP_CALL, 1083),
    /*  1760 */ FSM_I(FSM_OP_SWITCH_TOP, 0), 3, 0, 2837, 2837, 1766,
    /*  1766 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1767 */ FSM_I(FSM_OP_ANY, FSM_AT(FSM_FIELD, 0)), 524291,
    /*  1769 */ FSM_I(FSM_OP_CUT_TOP, 0), 192, 2752, 2837,
    /* SECTION_INTRO, Summary */
    /*  1773 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  1774 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  1775 */ FSM_I(FSM_OP_IN, 0),
    /*  1776 */ FSM_I(FSM_OP_CUT_TOP, 0), 237, 2848, 2850,
    /* SECTION_INTRO, SummaryFailed */
    /*  1780 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  1781 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  1782 */ FSM_I(FSM_OP_IN, 0),
    /*  1783 */ FSM_I(FSM_OP_CUT_TOP, 0), 238, 2869, 2871,
    /* SECTION_INTRO, AssistantReply */
    /*  1787 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 1)),
    /*  1788 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 55)), /* max_help_len */
    /*  1789 */ FSM_I(FSM_OP_SUB, 0),
    /*  1790 */ FSM_I(FSM_OP_CUT_TOP, 0), 199, 1794, 2924,
    /*  1794 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 2)),
    /*  1795 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 56)), /* max_help_code */
    /*  1796 */ FSM_I(FSM_OP_SUB, 0),
    /*  1797 */ FSM_I(FSM_OP_CUT_TOP, 0), 200, 2890, 2924,
    /* SECTION_INTRO, expired section_left */
    /*  1801 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1802 */ FSM_I(FSM_OP_PUSH, 3),
    /*  1803 */ FSM_I(FSM_OP_EQ, 0),
    /*  1804 */ FSM_I(FSM_OP_CUT_TOP, 0), 243, 2994, 3121,
    /* SECTION_INTRO, always */
    /*  1808 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 17)), 245, 4790, 3216, /* judging */
    /* SECTION_QUESTION_ACTIVE, CandidateMessage */
    /*  1812 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 45)), 211, 2463, 2492, /* grace */
    /* SECTION_QUESTION_ACTIVE, CodeSubmission */
    /*  1816 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1817 */ FSM_I(FSM_OP_DATA, 21), 4,
    /*  1819 */ FSM_I(FSM_OP_CUT_TOP, 0), 201, 1823, 2504,
    /*  1823 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 45)), 202, 2545, 1827, /* grace */
    /*  1827 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1828 */ FSM_I(FSM_OP_PRED, 0),
    /*  1829 */ FSM_I(FSM_OP_DATA, 21), 4,
    /*  1831 */ FSM_I(FSM_OP_CUT_TOP, 0), 203, 2545, 2533,
    /* SECTION_QUESTION_ACTIVE, AssistantQuery */
    /*  1835 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 19)), 218, 2547, 2583, /* assisting */
    /* SECTION_QUESTION_ACTIVE, Done */
    /*  1839 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 45)), 219, 1843, 2585, /* grace */
    /*  1843 */ FSM_I(FSM_OP_SWITCH, FSM_AT(FSM_INST, 15)), 3, 0, 2587, 2594, 2596, /* content */
    /* SECTION_QUESTION_ACTIVE, Coverage */
    /*  1849 */ FSM_I(FSM_OP_SWITCH, FSM_AT(FSM_INST, 17)), 3, 0, 2750, 1855, 2750, /* judging */
    /*  1855 */ FSM_I(FSM_OP_PUSH, 2),
    /*  1856 */ FSM_I(FSM_OP_COUNT, FSM_AT(FSM_FIELD, 0)), 524291,
    /*  1858 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1859 */ FSM_I(FSM_OP_DATA, 17), 4,
    /*  1861 */ FSM_I(FSM_OP_SUB, 0),
    /*  1862 */ FSM_I(FSM_OP_CUT_TOP, 0), 189, 1866, 2752,
    /*  1866 */ FSM_I(FSM_OP_CALL, 1083),
    /*  1867 */ FSM_I(FSM_OP_SWITCH_TOP, 0), 3, 0, 2759, 2798, 1873,
    /*  1873 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1874 */ FSM_I(FSM_OP_ANY, FSM_AT(FSM_FIELD, 0)), 524291,
    /*  1876 */ FSM_I(FSM_OP_CUT_TOP, 0), 192, 2752, 2837,
    /* SECTION_QUESTION_ACTIVE, Summary */
    /*  1880 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  1881 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  1882 */ FSM_I(FSM_OP_IN, 0),
    /*  1883 */ FSM_I(FSM_OP_CUT_TOP, 0), 237, 2848, 2850,
    /* SECTION_QUESTION_ACTIVE, SummaryFailed */
    /*  1887 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  1888 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  1889 */ FSM_I(FSM_OP_IN, 0),
    /*  1890 */ FSM_I(FSM_OP_CUT_TOP, 0), 238, 2869, 2871,
    /* SECTION_QUESTION_ACTIVE, AssistantReply */
    /*  1894 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 1)),
    /*  1895 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 55)), /* max_help_len */
    /*  1896 */ FSM_I(FSM_OP_SUB, 0),
    /*  1897 */ FSM_I(FSM_OP_CUT_TOP, 0), 199, 1901, 2924,
    /*  1901 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 2)),
    /*  1902 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 56)), /* max_help_code */
    /*  1903 */ FSM_I(FSM_OP_SUB, 0),
    /*  1904 */ FSM_I(FSM_OP_CUT_TOP, 0), 200, 2890, 2924,
    /* SECTION_QUESTION_ACTIVE, expired section_left */
    /*  1908 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1909 */ FSM_I(FSM_OP_PUSH, 3),
    /*  1910 */ FSM_I(FSM_OP_EQ, 0),
    /*  1911 */ FSM_I(FSM_OP_CUT_TOP, 0), 243, 2994, 3372,
    /* SECTION_QUESTION_ACTIVE, always */
    /*  1915 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 17)), 245, 4790, 3216, /* judging */
    /* SECTION_FOLLOWUP_ACTIVE, CandidateMessage */
    /*  1919 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 45)), 211, 2463, 2492, /* grace */
    /* SECTION_FOLLOWUP_ACTIVE, CodeSubmission */
    /*  1923 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1924 */ FSM_I(FSM_OP_DATA, 21), 4,
    /*  1926 */ FSM_I(FSM_OP_CUT_TOP, 0), 201, 1930, 2504,
    /*  1930 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 45)), 202, 2545, 1934, /* grace */
    /*  1934 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1935 */ FSM_I(FSM_OP_PRED, 0),
    /*  1936 */ FSM_I(FSM_OP_DATA, 21), 4,
    /*  1938 */ FSM_I(FSM_OP_CUT_TOP, 0), 203, 2545, 2533,
    /* SECTION_FOLLOWUP_ACTIVE, AssistantQuery */
    /*  1942 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 19)), 218, 2547, 2583, /* assisting */
    /* SECTION_FOLLOWUP_ACTIVE, Done */
    /*  1946 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 45)), 219, 1950, 2585, /* grace */
    /*  1950 */ FSM_I(FSM_OP_SWITCH, FSM_AT(FSM_INST, 15)), 3, 0, 2587, 2594, 2596, /* content */
    /* SECTION_FOLLOWUP_ACTIVE, Coverage */
    /*  1956 */ FSM_I(FSM_OP_SWITCH, FSM_AT(FSM_INST, 17)), 3, 0, 2750, 1962, 2750, /* judging */
    /*  1962 */ FSM_I(FSM_OP_PUSH, 2),
    /*  1963 */ FSM_I(FSM_OP_COUNT, FSM_AT(FSM_FIELD, 0)), 524291,
    /*  1965 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1966 */ FSM_I(FSM_OP_DATA, 17), 4,
    /*  1968 */ FSM_I(FSM_OP_SUB, 0),
    /*  1969 */ FSM_I(FSM_OP_CUT_TOP, 0), 189, 1973, 2752,
    /*  1973 */ FSM_I(FSM_OP_CALL, 1083),
    /*  1974 */ FSM_I(FSM_OP_SWITCH_TOP, 0), 3, 0, 2759, 2798, 1980,
    /*  1980 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1981 */ FSM_I(FSM_OP_ANY, FSM_AT(FSM_FIELD, 0)), 524291,
    /*  1983 */ FSM_I(FSM_OP_CUT_TOP, 0), 192, 2752, 2837,
    /* SECTION_FOLLOWUP_ACTIVE, Summary */
    /*  1987 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  1988 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  1989 */ FSM_I(FSM_OP_IN, 0),
    /*  1990 */ FSM_I(FSM_OP_CUT_TOP, 0), 237, 2848, 2850,
    /* SECTION_FOLLOWUP_ACTIVE, SummaryFailed */
    /*  1994 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  1995 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  1996 */ FSM_I(FSM_OP_IN, 0),
    /*  1997 */ FSM_I(FSM_OP_CUT_TOP, 0), 238, 2869, 2871,
    /* SECTION_FOLLOWUP_ACTIVE, AssistantReply */
    /*  2001 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 1)),
    /*  2002 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 55)), /* max_help_len */
    /*  2003 */ FSM_I(FSM_OP_SUB, 0),
    /*  2004 */ FSM_I(FSM_OP_CUT_TOP, 0), 199, 2008, 2924,
    /*  2008 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 2)),
    /*  2009 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 56)), /* max_help_code */
    /*  2010 */ FSM_I(FSM_OP_SUB, 0),
    /*  2011 */ FSM_I(FSM_OP_CUT_TOP, 0), 200, 2890, 2924,
    /* SECTION_FOLLOWUP_ACTIVE, expired section_left */
    /*  2015 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2016 */ FSM_I(FSM_OP_PUSH, 3),
    /*  2017 */ FSM_I(FSM_OP_EQ, 0),
    /*  2018 */ FSM_I(FSM_OP_CUT_TOP, 0), 243, 2994, 3552,
    /* SECTION_FOLLOWUP_ACTIVE, always */
    /*  2022 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 17)), 245, 4790, 3216, /* judging */
    /* SECTION_WRAPUP, CodeSubmission */
    /*  2026 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2027 */ FSM_I(FSM_OP_DATA, 21), 4,
    /*  2029 */ FSM_I(FSM_OP_CUT_TOP, 0), 214, 3691, 3693,
    /* SECTION_WRAPUP, AssistantQuery */
    /*  2033 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 19)), 218, 2547, 2583, /* assisting */
    /* SECTION_WRAPUP, Summary */
    /*  2037 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  2038 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  2039 */ FSM_I(FSM_OP_IN, 0),
    /*  2040 */ FSM_I(FSM_OP_CUT_TOP, 0), 237, 2848, 2850,
    /* SECTION_WRAPUP, SummaryFailed */
    /*  2044 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  2045 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  2046 */ FSM_I(FSM_OP_IN, 0),
    /*  2047 */ FSM_I(FSM_OP_CUT_TOP, 0), 238, 2869, 2871,
    /* SECTION_WRAPUP, AssistantReply */
    /*  2051 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 1)),
    /*  2052 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 55)), /* max_help_len */
    /*  2053 */ FSM_I(FSM_OP_SUB, 0),
    /*  2054 */ FSM_I(FSM_OP_CUT_TOP, 0), 199, 2058, 2924,
    /*  2058 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 2)),
    /*  2059 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 56)), /* max_help_code */
    /*  2060 */ FSM_I(FSM_OP_SUB, 0),
    /*  2061 */ FSM_I(FSM_OP_CUT_TOP, 0), 200, 2890, 2924,
    /* SECTION_WRAPUP, expired section_left */
    /*  2065 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2066 */ FSM_I(FSM_OP_PUSH, 3),
    /*  2067 */ FSM_I(FSM_OP_EQ, 0),
    /*  2068 */ FSM_I(FSM_OP_CUT_TOP, 0), 243, 3712, 3789,
    /* SECTION_WRAPUP, always */
    /*  2072 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2073 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  2074 */ FSM_I(FSM_OP_IN, 0),
    /*  2075 */ FSM_I(FSM_OP_CUT_TOP, 0), 246, 2079, 4790,
    /*  2079 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2080 */ FSM_I(FSM_OP_PUSH, 3),
    /*  2081 */ FSM_I(FSM_OP_EQ, 0),
    /*  2082 */ FSM_I(FSM_OP_CUT_TOP, 0), 247, 3816, 3893,
    /* PAUSED, Abandon */
    /*  2086 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 9)), 210, 4006, 4085, /* ended */
    /* PAUSED, Presented */
    /*  2090 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 16)), 222, 4124, 4126, /* presenting */
    /* PAUSED, PresentFailed */
    /*  2094 */ FSM_I(FSM_OP_SWITCH, FSM_AT(FSM_INST, 16)), 3, 0, 4139, 4141, 4152, /* presenting */
    /* PAUSED, Coverage */
    /*  2100 */ FSM_I(FSM_OP_SWITCH, FSM_AT(FSM_INST, 17)), 3, 0, 2750, 2106, 2750, /* judging */
    /*  2106 */ FSM_I(FSM_OP_PUSH, 2),
    /*  2107 */ FSM_I(FSM_OP_COUNT, FSM_AT(FSM_FIELD, 0)), 524291,
    /*  2109 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2110 */ FSM_I(FSM_OP_DATA, 17), 4,
    /*  2112 */ FSM_I(FSM_OP_SUB, 0),
    /*  2113 */ FSM_I(FSM_OP_CUT_TOP, 0), 189, 2117, 2752,
    /*  2117 */ FSM_I(FSM_OP_CALL, 1083),
    /*  2118 */ FSM_I(FSM_OP_SWITCH_TOP, 0), 3, 0, 2137, 2131, 2124,
    /*  2124 */ FSM_I(FSM_OP_PUSH, 0),
    /*  2125 */ FSM_I(FSM_OP_ANY, FSM_AT(FSM_FIELD, 0)), 524291,
    /*  2127 */ FSM_I(FSM_OP_CUT_TOP, 0), 192, 2752, 2837,
    /*  2131 */ FSM_I(FSM_OP_SWITCH, FSM_AT(FSM_INST, 16)), 3, 0, 4271, 2837, 2837, /* presenting */
    /*  2137 */ FSM_I(FSM_OP_SWITCH, FSM_AT(FSM_INST, 16)), 3, 0, 4231, 2837, 2837, /* presenting */
    /* PAUSED, Summary */
    /*  2143 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  2144 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  2145 */ FSM_I(FSM_OP_IN, 0),
    /*  2146 */ FSM_I(FSM_OP_CUT_TOP, 0), 237, 2848, 2850,
    /* PAUSED, SummaryFailed */
    /*  2150 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  2151 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  2152 */ FSM_I(FSM_OP_IN, 0),
    /*  2153 */ FSM_I(FSM_OP_CUT_TOP, 0), 238, 2869, 2871,
    /* PAUSED, AssistantReply */
    /*  2157 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 1)),
    /*  2158 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 55)), /* max_help_len */
    /*  2159 */ FSM_I(FSM_OP_SUB, 0),
    /*  2160 */ FSM_I(FSM_OP_CUT_TOP, 0), 199, 2164, 2924,
    /*  2164 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 2)),
    /*  2165 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 56)), /* max_help_code */
    /*  2166 */ FSM_I(FSM_OP_SUB, 0),
    /*  2167 */ FSM_I(FSM_OP_CUT_TOP, 0), 200, 2890, 2924,
    /* PAUSED, expired section_left */
    /*  2171 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2172 */ FSM_I(FSM_OP_PUSH, 3),
    /*  2173 */ FSM_I(FSM_OP_EQ, 0),
    /*  2174 */ FSM_I(FSM_OP_CUT_TOP, 0), 243, 2182, 2178,
    /*  2178 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 9)), 244, 4311, 4385, /* ended */
    /*  2182 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 9)), 244, 4411, 4539, /* ended */
    /* COMPLETED, CandidateMessage */
    /*  2186 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 45)), 211, 4645, 4647, /* grace */
    /* COMPLETED, Summary */
    /*  2190 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  2191 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  2192 */ FSM_I(FSM_OP_IN, 0),
    /*  2193 */ FSM_I(FSM_OP_CUT_TOP, 0), 237, 4672, 4674,
    /* COMPLETED, SummaryFailed */
    /*  2197 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  2198 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  2199 */ FSM_I(FSM_OP_IN, 0),
    /*  2200 */ FSM_I(FSM_OP_CUT_TOP, 0), 238, 4693, 4695,
    /* TERMINATED, Summary */
    /*  2204 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  2205 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  2206 */ FSM_I(FSM_OP_IN, 0),
    /*  2207 */ FSM_I(FSM_OP_CUT_TOP, 0), 237, 4744, 4746,
    /* TERMINATED, SummaryFailed */
    /*  2211 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  2212 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  2213 */ FSM_I(FSM_OP_IN, 0),
    /*  2214 */ FSM_I(FSM_OP_CUT_TOP, 0), 238, 4765, 4767,
    /* NOT_STARTED, Start */
    /*  2218 */ FSM_I(FSM_OP_TAKE, 25), /* | Start || IN_PROGRESS | candidate_id = who; emit INTERVIEW_STARTED(system, who); begin | */
    /*  2219 */ FSM_I(FSM_OP_TEXT, FSM_AT(FSM_FIELD, 0)),
    /*  2220 */ FSM_I(FSM_OP_STORE, 6), 0, /* candidate_id */
    /*  2222 */ FSM_I(FSM_OP_PUSH, 0),
    /*  2223 */ FSM_I(FSM_OP_ARG, 0),
    /*  2224 */ FSM_I(FSM_OP_TEXT, FSM_AT(FSM_FIELD, 0)),
    /*  2225 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2226 */ FSM_I(FSM_OP_EMIT, 1), /* INTERVIEW_STARTED */
    /*  2227 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  2228 */ FSM_I(FSM_OP_STORE, 8), 1, /* section_start_time */
    /*  2230 */ FSM_I(FSM_OP_SET, 9), 0, /* ended */
    /*  2232 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2233 */ FSM_I(FSM_OP_DATA, 9), 4,
    /*  2235 */ FSM_I(FSM_OP_STORE, 10), 3, /* followup_budget_remaining */
    /*  2237 */ FSM_I(FSM_OP_SET, 11), 0, /* asked */
    /*  2239 */ FSM_I(FSM_OP_PUSH, 0),
    /*  2240 */ FSM_I(FSM_OP_FILL, 12), 196613, /* coverage_flags */
    /*  2242 */ FSM_I(FSM_OP_SET, 15), 0, /* content */
    /*  2244 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2245 */ FSM_I(FSM_OP_DATA, 5), 4,
    /*  2247 */ FSM_I(FSM_OP_START, 0), /* section_left */
    /*  2248 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2249 */ FSM_I(FSM_OP_DATA, 5), 4,
    /*  2251 */ FSM_I(FSM_OP_PUSH, 120000),
    /*  2252 */ FSM_I(FSM_OP_SUB, 0),
    /*  2253 */ FSM_I(FSM_OP_START, 1), /* warn_first */
    /*  2254 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2255 */ FSM_I(FSM_OP_DATA, 5), 4,
    /*  2257 */ FSM_I(FSM_OP_PUSH, 30000),
    /*  2258 */ FSM_I(FSM_OP_SUB, 0),
    /*  2259 */ FSM_I(FSM_OP_START, 2), /* warn_last */
    /*  2260 */ FSM_I(FSM_OP_PUSH, 0),
    /*  2261 */ FSM_I(FSM_OP_ARG, 0),
    /*  2262 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2263 */ FSM_I(FSM_OP_ARG, 0),
    /*  2264 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2265 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  2267 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2268 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 42)), /* section_left */
    /*  2269 */ FSM_I(FSM_OP_ARG, 0),
    /*  2270 */ FSM_I(FSM_OP_EMIT, 2), /* SECTION_STARTED */
    /*  2271 */ FSM_I(FSM_OP_SET, 16), 1, /* presenting */
    /*  2273 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2274 */ FSM_I(FSM_OP_ARG, 0),
    /*  2275 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2276 */ FSM_I(FSM_OP_DATA, 33), 4,
    /*  2278 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2279 */ FSM_I(FSM_OP_EMIT, 15), /* Present */
    /*  2280 */ FSM_I(FSM_OP_GOTO, 1), /* SECTION_INTRO */
    /*  2281 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2282 */ FSM_I(FSM_OP_ARG, 0),
    /*  2283 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2284 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  2286 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2287 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 42)), /* section_left */
    /*  2288 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  2289 */ FSM_I(FSM_OP_SUB, 0),
    /*  2290 */ FSM_I(FSM_OP_ARG, 0),
    /*  2291 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2292 */ FSM_I(FSM_OP_DATA, 37), 4,
    /*  2294 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2295 */ FSM_I(FSM_OP_CALL, 1252),
    /*  2296 */ FSM_I(FSM_OP_ARG_LIST, 177),
    /*  2297 */ FSM_I(FSM_OP_EMIT, 19), /* TalentUIState */
    /*  2298 */ FSM_I(FSM_OP_DONE, 0),
    /* NOT_STARTED, Disconnect */
    /*  2299 */ FSM_I(FSM_OP_ANSWER, 29), 1, /* Disconnect */
    /* NOT_STARTED, Reconnect */
    /*  2301 */ FSM_I(FSM_OP_ANSWER, 34), 1, /* Reconnect */
    /* NOT_STARTED, Abandon */
    /*  2303 */ FSM_I(FSM_OP_TAKE, 39), /* | Abandon || TERMINATED | emit INTERVIEW_TERMINATED(system, abandoned, "") | */
    /*  2304 */ FSM_I(FSM_OP_PUSH, 0),
    /*  2305 */ FSM_I(FSM_OP_ARG, 0),
    /*  2306 */ FSM_I(FSM_OP_PUSH, 1),
    /*  2307 */ FSM_I(FSM_OP_ARG, 0),
    /*  2308 */ FSM_I(FSM_OP_PUSH, 0),
    /*  2309 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2310 */ FSM_I(FSM_OP_EMIT, 12), /* INTERVIEW_TERMINATED */
    /*  2311 */ FSM_I(FSM_OP_GOTO, 7), /* TERMINATED */
    /*  2312 */ FSM_I(FSM_OP_STOP, 0), /* section_left */
    /*  2313 */ FSM_I(FSM_OP_STOP, 1), /* warn_first */
    /*  2314 */ FSM_I(FSM_OP_STOP, 2), /* warn_last */
    /*  2315 */ FSM_I(FSM_OP_STOP, 3), /* grace */
    /*  2316 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2317 */ FSM_I(FSM_OP_ARG, 0),
    /*  2318 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2319 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  2321 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2322 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 42)), /* section_left */
    /*  2323 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  2324 */ FSM_I(FSM_OP_SUB, 0),
    /*  2325 */ FSM_I(FSM_OP_ARG, 0),
    /*  2326 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2327 */ FSM_I(FSM_OP_DATA, 37), 4,
    /*  2329 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2330 */ FSM_I(FSM_OP_CALL, 1252),
    /*  2331 */ FSM_I(FSM_OP_ARG_LIST, 177),
    /*  2332 */ FSM_I(FSM_OP_EMIT, 19), /* TalentUIState */
    /*  2333 */ FSM_I(FSM_OP_DONE, 0),
    /* NOT_STARTED, CandidateMessage */
    /*  2334 */ FSM_I(FSM_OP_ANSWER, 46), 3, /* CandidateMessage */
    /* NOT_STARTED, CodeSubmission */
    /*  2336 */ FSM_I(FSM_OP_ANSWER, 54), 3, /* CodeSubmission */
    /* NOT_STARTED, AssistantQuery */
    /*  2338 */ FSM_I(FSM_OP_ANSWER, 63), 3, /* AssistantQuery */
    /* NOT_STARTED, Done */
    /*  2340 */ FSM_I(FSM_OP_ANSWER, 69), 3, /* Done */
    /* NOT_STARTED, Presented */
    /*  2342 */ FSM_I(FSM_OP_ANSWER, 78), 1, /* Presented */
    /* NOT_STARTED, PresentFailed */
    /*  2344 */ FSM_I(FSM_OP_ANSWER, 87), 1, /* PresentFailed */
    /* NOT_STARTED, Coverage */
    /*  2346 */ FSM_I(FSM_OP_ANSWER, 98), 1, /* Coverage */
    /* NOT_STARTED, CoverageFailed */
    /*  2348 */ FSM_I(FSM_OP_ANSWER, 109), 1, /* CoverageFailed */
    /* NOT_STARTED, Summary */
    /*  2350 */ FSM_I(FSM_OP_ANSWER, 113), 1, /* Summary */
    /* NOT_STARTED, SummaryFailed */
    /*  2352 */ FSM_I(FSM_OP_ANSWER, 120), 1, /* SummaryFailed */
    /* NOT_STARTED, AssistantReply */
    /*  2354 */ FSM_I(FSM_OP_ANSWER, 127), 1, /* AssistantReply */
    /* NOT_STARTED, AssistantFailed */
    /*  2356 */ FSM_I(FSM_OP_ANSWER, 132), 1, /* AssistantFailed */
    /* SECTION_INTRO, Start */
    /* SECTION_QUESTION_ACTIVE, Start */
    /* SECTION_FOLLOWUP_ACTIVE, Start */
    /* SECTION_WRAPUP, Start */
    /* PAUSED, Start */
    /*  2358 */ FSM_I(FSM_OP_ANSWER, 26), 1, /* Start */
    /* SECTION_INTRO, Disconnect */
    /*  2360 */ FSM_I(FSM_OP_TAKE, 30), /* | Disconnect | - || PAUSED | - | */
    /*  2361 */ FSM_I(FSM_OP_SAVE_LEAF, 5),
    /*  2362 */ FSM_I(FSM_OP_GOTO, 5), /* PAUSED */
    /*  2363 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2364 */ FSM_I(FSM_OP_ARG, 0),
    /*  2365 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2366 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  2368 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2369 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 42)), /* section_left */
    /*  2370 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  2371 */ FSM_I(FSM_OP_SUB, 0),
    /*  2372 */ FSM_I(FSM_OP_ARG, 0),
    /*  2373 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2374 */ FSM_I(FSM_OP_DATA, 37), 4,
    /*  2376 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2377 */ FSM_I(FSM_OP_CALL, 1252),
    /*  2378 */ FSM_I(FSM_OP_ARG_LIST, 177),
    /*  2379 */ FSM_I(FSM_OP_EMIT, 19), /* TalentUIState */
    /*  2380 */ FSM_I(FSM_OP_DONE, 0),
    /* SECTION_INTRO, Reconnect */
    /* SECTION_QUESTION_ACTIVE, Reconnect */
    /* SECTION_FOLLOWUP_ACTIVE, Reconnect */
    /* SECTION_WRAPUP, Reconnect */
    /*  2381 */ FSM_I(FSM_OP_ANSWER, 35), 1, /* Reconnect */
    /* SECTION_INTRO, Abandon */
    /*  2383 */ FSM_I(FSM_OP_TAKE, 40), /* | Abandon | - || TERMINATED | close(abandoned); emit INTERVIEW_TERMINATED(system, abandoned, "") | */
    /*  2384 */ FSM_I(FSM_OP_SAVE_LEAF, 5),
    /*  2385 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 10)),
    /*  2386 */ FSM_I(FSM_OP_STORE_TEMP, 0),
    /*  2387 */ FSM_I(FSM_OP_SET, 9), 1, /* ended */
    /*  2389 */ FSM_I(FSM_OP_SET, 16), 0, /* presenting */
    /*  2391 */ FSM_I(FSM_OP_SET, 17), 0, /* judging */
    /*  2393 */ FSM_I(FSM_OP_STOP, 1), /* warn_first */
    /*  2394 */ FSM_I(FSM_OP_STOP, 2), /* warn_last */
    /*  2395 */ FSM_I(FSM_OP_STOP, 3), /* grace */
    /*  2396 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2397 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  2398 */ FSM_I(FSM_OP_STORE_AT, 22), 12, 4, /* exit_reason */
    /*  2401 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2402 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 12)), /* coverage_flags */
    /*  2403 */ FSM_I(FSM_OP_STORE_AT, 26), 5, 4, /* flags_high */
    /*  2406 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2407 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 13)), /* coverage_flags */
    /*  2408 */ FSM_I(FSM_OP_STORE_AT, 30), 5, 4, /* flags_middle */
    /*  2411 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2412 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 14)), /* coverage_flags */
    /*  2413 */ FSM_I(FSM_OP_STORE_AT, 34), 5, 4, /* flags_low */
    /*  2416 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  2417 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2418 */ FSM_I(FSM_OP_SET_ADD, 0),
    /*  2419 */ FSM_I(FSM_OP_STORE, 18), 9, /* awaiting */
    /*  2421 */ FSM_I(FSM_OP_PUSH, 0),
    /*  2422 */ FSM_I(FSM_OP_ARG, 0),
    /*  2423 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2424 */ FSM_I(FSM_OP_ARG, 0),
    /*  2425 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  2426 */ FSM_I(FSM_OP_ARG, 0),
    /*  2427 */ FSM_I(FSM_OP_ARGS, FSM_AT(FSM_INST, 12)), 3, /* coverage_flags */
    /*  2429 */ FSM_I(FSM_OP_EMIT, 10), /* SECTION_ENDED */
    /*  2430 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2431 */ FSM_I(FSM_OP_ARG, 0),
    /*  2432 */ FSM_I(FSM_OP_EMIT, 17), /* Summarise */
    /*  2433 */ FSM_I(FSM_OP_PUSH, 0),
    /*  2434 */ FSM_I(FSM_OP_ARG, 0),
    /*  2435 */ FSM_I(FSM_OP_PUSH, 1),
    /*  2436 */ FSM_I(FSM_OP_ARG, 0),
    /*  2437 */ FSM_I(FSM_OP_PUSH, 0),
    /*  2438 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2439 */ FSM_I(FSM_OP_EMIT, 12), /* INTERVIEW_TERMINATED */
    /*  2440 */ FSM_I(FSM_OP_GOTO, 7), /* TERMINATED */
    /*  2441 */ FSM_I(FSM_OP_STOP, 0), /* section_left */
    /*  2442 */ FSM_I(FSM_OP_STOP, 1), /* warn_first */
    /*  2443 */ FSM_I(FSM_OP_STOP, 2), /* warn_last */
    /*  2444 */ FSM_I(FSM_OP_STOP, 3), /* grace */
    /*  2445 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2446 */ FSM_I(FSM_OP_ARG, 0),
    /*  2447 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2448 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  2450 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2451 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 42)), /* section_left */
    /*  2452 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  2453 */ FSM_I(FSM_OP_SUB, 0),
    /*  2454 */ FSM_I(FSM_OP_ARG, 0),
    /*  2455 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2456 */ FSM_I(FSM_OP_DATA, 37), 4,
    /*  2458 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2459 */ FSM_I(FSM_OP_CALL, 1252),
    /*  2460 */ FSM_I(FSM_OP_ARG_LIST, 177),
    /*  2461 */ FSM_I(FSM_OP_EMIT, 19), /* TalentUIState */
    /*  2462 */ FSM_I(FSM_OP_DONE, 0),
    /*  2463 */ FSM_I(FSM_OP_TAKE, 48), /* | CandidateMessage | stopped | - || stay | message | */
    /*  2464 */ FSM_I(FSM_OP_PUSH, 3),
    /*  2465 */ FSM_I(FSM_OP_ARG, 0),
    /*  2466 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2467 */ FSM_I(FSM_OP_ARG, 0),
    /*  2468 */ FSM_I(FSM_OP_PUSH, 0),
    /*  2469 */ FSM_I(FSM_OP_ARG, 0),
    /*  2470 */ FSM_I(FSM_OP_TEXT, FSM_AT(FSM_FIELD, 0)),
    /*  2471 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2472 */ FSM_I(FSM_OP_EMIT, 4), /* CANDIDATE_MESSAGE */
    /*  2473 */ FSM_I(FSM_OP_CALL, 1287),
    /*  2474 */ FSM_I(FSM_OP_SWITCH_TOP, 0), 2, 0, 2479, 2483,
    /*  2479 */ FSM_I(FSM_OP_PUSH, 2),
    /*  2480 */ FSM_I(FSM_OP_STORE, 15), 6, /* content */
    /*  2482 */ FSM_I(FSM_OP_JUMP, 2484),
    /*  2483 */ FSM_I(FSM_OP_JUMP, 2484),
    /*  2484 */ FSM_I(FSM_OP_SET, 17), 1, /* judging */
    /*  2486 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2487 */ FSM_I(FSM_OP_ARG, 0),
    /*  2488 */ FSM_I(FSM_OP_TEXT, FSM_AT(FSM_FIELD, 0)),
    /*  2489 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2490 */ FSM_I(FSM_OP_EMIT, 16), /* Evaluate */
    /*  2491 */ FSM_I(FSM_OP_DONE, 0),
    /*  2492 */ FSM_I(FSM_OP_TAKE, 47), /* | CandidateMessage | running | - || stay | emit CANDIDATE_MESSAGE(candidate, preceding(section), true, text) | */
    /*  2493 */ FSM_I(FSM_OP_PUSH, 3),
    /*  2494 */ FSM_I(FSM_OP_ARG, 0),
    /*  2495 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2496 */ FSM_I(FSM_OP_PRED, 0),
    /*  2497 */ FSM_I(FSM_OP_ARG, 0),
    /*  2498 */ FSM_I(FSM_OP_PUSH, 1),
    /*  2499 */ FSM_I(FSM_OP_ARG, 0),
    /*  2500 */ FSM_I(FSM_OP_TEXT, FSM_AT(FSM_FIELD, 0)),
    /*  2501 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2502 */ FSM_I(FSM_OP_EMIT, 4), /* CANDIDATE_MESSAGE */
    /*  2503 */ FSM_I(FSM_OP_DONE, 0),
    /*  2504 */ FSM_I(FSM_OP_TAKE, 55), /* | CodeSubmission | - | current || stay | submission | */
    /*  2505 */ FSM_I(FSM_OP_PUSH, 3),
    /*  2506 */ FSM_I(FSM_OP_ARG, 0),
    /*  2507 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2508 */ FSM_I(FSM_OP_ARG, 0),
    /*  2509 */ FSM_I(FSM_OP_PUSH, 0),
    /*  2510 */ FSM_I(FSM_OP_ARG, 0),
    /*  2511 */ FSM_I(FSM_OP_TEXT, FSM_AT(FSM_FIELD, 0)),
    /*  2512 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2513 */ FSM_I(FSM_OP_EMIT, 6), /* CANDIDATE_CODE_SUBMISSION */
    /*  2514 */ FSM_I(FSM_OP_CALL, 1302),
    /*  2515 */ FSM_I(FSM_OP_SWITCH_TOP, 0), 2, 0, 2520, 2524,
    /*  2520 */ FSM_I(FSM_OP_PUSH, 2),
    /*  2521 */ FSM_I(FSM_OP_STORE, 15), 6, /* content */
    /*  2523 */ FSM_I(FSM_OP_JUMP, 2525),
    /*  2524 */ FSM_I(FSM_OP_JUMP, 2525),
    /*  2525 */ FSM_I(FSM_OP_SET, 17), 1, /* judging */
    /*  2527 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2528 */ FSM_I(FSM_OP_ARG, 0),
    /*  2529 */ FSM_I(FSM_OP_TEXT, FSM_AT(FSM_FIELD, 0)),
    /*  2530 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2531 */ FSM_I(FSM_OP_EMIT, 16), /* Evaluate */
    /*  2532 */ FSM_I(FSM_OP_DONE, 0),
    /*  2533 */ FSM_I(FSM_OP_TAKE, 56), /* | CodeSubmission | - | previous || stay | emit CANDIDATE_CODE_SUBMISSION(candidate, preceding(section), true, code) | */
    /*  2534 */ FSM_I(FSM_OP_PUSH, 3),
    /*  2535 */ FSM_I(FSM_OP_ARG, 0),
    /*  2536 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2537 */ FSM_I(FSM_OP_PRED, 0),
    /*  2538 */ FSM_I(FSM_OP_ARG, 0),
    /*  2539 */ FSM_I(FSM_OP_PUSH, 1),
    /*  2540 */ FSM_I(FSM_OP_ARG, 0),
    /*  2541 */ FSM_I(FSM_OP_TEXT, FSM_AT(FSM_FIELD, 0)),
    /*  2542 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2543 */ FSM_I(FSM_OP_EMIT, 6), /* CANDIDATE_CODE_SUBMISSION */
    /*  2544 */ FSM_I(FSM_OP_DONE, 0),
    /*  2545 */ FSM_I(FSM_OP_ANSWER, 57), 3, /* | CodeSubmission | - | nowhere || reject | - | */
    /*  2547 */ FSM_I(FSM_OP_TAKE, 64), /* | AssistantQuery | false || stay | query | */
    /*  2548 */ FSM_I(FSM_OP_SET, 19), 1, /* assisting */
    /*  2550 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2551 */ FSM_I(FSM_OP_STORE, 20), 11, /* assisted_in */
    /*  2553 */ FSM_I(FSM_OP_PUSH, 3),
    /*  2554 */ FSM_I(FSM_OP_ARG, 0),
    /*  2555 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2556 */ FSM_I(FSM_OP_ARG, 0),
    /*  2557 */ FSM_I(FSM_OP_TEXT, FSM_AT(FSM_FIELD, 0)),
    /*  2558 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2559 */ FSM_I(FSM_OP_EMIT, 7), /* ASSISTANT_QUERY */
    /*  2560 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2561 */ FSM_I(FSM_OP_ARG, 0),
    /*  2562 */ FSM_I(FSM_OP_TEXT, FSM_AT(FSM_FIELD, 0)),
    /*  2563 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2564 */ FSM_I(FSM_OP_EMIT, 18), /* Assist */
    /*  2565 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2566 */ FSM_I(FSM_OP_ARG, 0),
    /*  2567 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2568 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  2570 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2571 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 42)), /* section_left */
    /*  2572 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  2573 */ FSM_I(FSM_OP_SUB, 0),
    /*  2574 */ FSM_I(FSM_OP_ARG, 0),
    /*  2575 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2576 */ FSM_I(FSM_OP_DATA, 37), 4,
    /*  2578 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2579 */ FSM_I(FSM_OP_CALL, 1252),
    /*  2580 */ FSM_I(FSM_OP_ARG_LIST, 177),
    /*  2581 */ FSM_I(FSM_OP_EMIT, 19), /* TalentUIState */
    /*  2582 */ FSM_I(FSM_OP_DONE, 0),
    /*  2583 */ FSM_I(FSM_OP_ANSWER, 65), 3, /* | AssistantQuery | true || reject | - | */
    /*  2585 */ FSM_I(FSM_OP_ANSWER, 70), 1, /* | Done | running | - || ignore | - | */
    /*  2587 */ FSM_I(FSM_OP_TAKE, 72), /* | Done | stopped | nothing || stay | content = prompted; emit NeedOutline("Please provide a brief outline so we can proceed.") | */
    /*  2588 */ FSM_I(FSM_OP_SET, 15), 1, /* content */
    /*  2590 */ FSM_I(FSM_OP_PUSH, 37),
    /*  2591 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2592 */ FSM_I(FSM_OP_EMIT, 13), /* NeedOutline */
    /*  2593 */ FSM_I(FSM_OP_DONE, 0),
    /*  2594 */ FSM_I(FSM_OP_ANSWER, 73), 3, /* | Done | stopped | prompted || reject | - | */
    /*  2596 */ FSM_I(FSM_OP_TAKE, 71), /* | Done | stopped | enough || SECTION_WRAPUP | close(candidate_done) | */
    /*  2597 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 3)),
    /*  2598 */ FSM_I(FSM_OP_STORE_TEMP, 0),
    /*  2599 */ FSM_I(FSM_OP_SET, 9), 1, /* ended */
    /*  2601 */ FSM_I(FSM_OP_SET, 16), 0, /* presenting */
    /*  2603 */ FSM_I(FSM_OP_SET, 17), 0, /* judging */
    /*  2605 */ FSM_I(FSM_OP_STOP, 1), /* warn_first */
    /*  2606 */ FSM_I(FSM_OP_STOP, 2), /* warn_last */
    /*  2607 */ FSM_I(FSM_OP_STOP, 3), /* grace */
    /*  2608 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2609 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  2610 */ FSM_I(FSM_OP_STORE_AT, 22), 12, 4, /* exit_reason */
    /*  2613 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2614 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 12)), /* coverage_flags */
    /*  2615 */ FSM_I(FSM_OP_STORE_AT, 26), 5, 4, /* flags_high */
    /*  2618 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2619 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 13)), /* coverage_flags */
    /*  2620 */ FSM_I(FSM_OP_STORE_AT, 30), 5, 4, /* flags_middle */
    /*  2623 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2624 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 14)), /* coverage_flags */
    /*  2625 */ FSM_I(FSM_OP_STORE_AT, 34), 5, 4, /* flags_low */
    /*  2628 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  2629 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2630 */ FSM_I(FSM_OP_SET_ADD, 0),
    /*  2631 */ FSM_I(FSM_OP_STORE, 18), 9, /* awaiting */
    /*  2633 */ FSM_I(FSM_OP_PUSH, 0),
    /*  2634 */ FSM_I(FSM_OP_ARG, 0),
    /*  2635 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2636 */ FSM_I(FSM_OP_ARG, 0),
    /*  2637 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  2638 */ FSM_I(FSM_OP_ARG, 0),
    /*  2639 */ FSM_I(FSM_OP_ARGS, FSM_AT(FSM_INST, 12)), 3, /* coverage_flags */
    /*  2641 */ FSM_I(FSM_OP_EMIT, 10), /* SECTION_ENDED */
    /*  2642 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2643 */ FSM_I(FSM_OP_ARG, 0),
    /*  2644 */ FSM_I(FSM_OP_EMIT, 17), /* Summarise */
    /*  2645 */ FSM_I(FSM_OP_GOTO, 4), /* SECTION_WRAPUP */
    /*  2646 */ FSM_I(FSM_OP_DONE, 0),
    /* SECTION_INTRO, Presented */
    /*  2647 */ FSM_I(FSM_OP_TAKE, 79), /* | Presented | - || SECTION_QUESTION_ACTIVE | present | */
    /*  2648 */ FSM_I(FSM_OP_SET, 16), 0, /* presenting */
    /*  2650 */ FSM_I(FSM_OP_PUSH, 1),
    /*  2651 */ FSM_I(FSM_OP_ARG, 0),
    /*  2652 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2653 */ FSM_I(FSM_OP_ARG, 0),
    /*  2654 */ FSM_I(FSM_OP_TEXT, FSM_AT(FSM_FIELD, 0)),
    /*  2655 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2656 */ FSM_I(FSM_OP_EMIT, 3), /* PROMPT_PRESENTED */
    /*  2657 */ FSM_I(FSM_OP_GOTO, 2), /* SECTION_QUESTION_ACTIVE */
    /*  2658 */ FSM_I(FSM_OP_DONE, 0),
    /*  2659 */ FSM_I(FSM_OP_TAKE, 89), /* | PresentFailed | not pending || TERMINATED | fail | */
    /*  2660 */ FSM_I(FSM_OP_SAVE_LEAF, 5),
    /*  2661 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 4)),
    /*  2662 */ FSM_I(FSM_OP_STORE_TEMP, 0),
    /*  2663 */ FSM_I(FSM_OP_SET, 9), 1, /* ended */
    /*  2665 */ FSM_I(FSM_OP_SET, 16), 0, /* presenting */
    /*  2667 */ FSM_I(FSM_OP_SET, 17), 0, /* judging */
    /*  2669 */ FSM_I(FSM_OP_STOP, 1), /* warn_first */
    /*  2670 */ FSM_I(FSM_OP_STOP, 2), /* warn_last */
    /*  2671 */ FSM_I(FSM_OP_STOP, 3), /* grace */
    /*  2672 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2673 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  2674 */ FSM_I(FSM_OP_STORE_AT, 22), 12, 4, /* exit_reason */
    /*  2677 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2678 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 12)), /* coverage_flags */
    /*  2679 */ FSM_I(FSM_OP_STORE_AT, 26), 5, 4, /* flags_high */
    /*  2682 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2683 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 13)), /* coverage_flags */
    /*  2684 */ FSM_I(FSM_OP_STORE_AT, 30), 5, 4, /* flags_middle */
    /*  2687 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2688 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 14)), /* coverage_flags */
    /*  2689 */ FSM_I(FSM_OP_STORE_AT, 34), 5, 4, /* flags_low */
    /*  2692 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  2693 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2694 */ FSM_I(FSM_OP_SET_ADD, 0),
    /*  2695 */ FSM_I(FSM_OP_STORE, 18), 9, /* awaiting */
    /*  2697 */ FSM_I(FSM_OP_PUSH, 0),
    /*  2698 */ FSM_I(FSM_OP_ARG, 0),
    /*  2699 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2700 */ FSM_I(FSM_OP_ARG, 0),
    /*  2701 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  2702 */ FSM_I(FSM_OP_ARG, 0),
    /*  2703 */ FSM_I(FSM_OP_ARGS, FSM_AT(FSM_INST, 12)), 3, /* coverage_flags */
    /*  2705 */ FSM_I(FSM_OP_EMIT, 10), /* SECTION_ENDED */
    /*  2706 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2707 */ FSM_I(FSM_OP_ARG, 0),
    /*  2708 */ FSM_I(FSM_OP_EMIT, 17), /* Summarise */
    /*  2709 */ FSM_I(FSM_OP_PUSH, 0),
    /*  2710 */ FSM_I(FSM_OP_ARG, 0),
    /*  2711 */ FSM_I(FSM_OP_PUSH, 0),
    /*  2712 */ FSM_I(FSM_OP_ARG, 0),
    /*  2713 */ FSM_I(FSM_OP_TEXT, FSM_AT(FSM_FIELD, 0)),
    /*  2714 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2715 */ FSM_I(FSM_OP_EMIT, 12), /* INTERVIEW_TERMINATED */
    /*  2716 */ FSM_I(FSM_OP_GOTO, 7), /* TERMINATED */
    /*  2717 */ FSM_I(FSM_OP_STOP, 0), /* section_left */
    /*  2718 */ FSM_I(FSM_OP_STOP, 1), /* warn_first */
    /*  2719 */ FSM_I(FSM_OP_STOP, 2), /* warn_last */
    /*  2720 */ FSM_I(FSM_OP_STOP, 3), /* grace */
    /*  2721 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2722 */ FSM_I(FSM_OP_ARG, 0),
    /*  2723 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2724 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  2726 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2727 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 42)), /* section_left */
    /*  2728 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  2729 */ FSM_I(FSM_OP_SUB, 0),
    /*  2730 */ FSM_I(FSM_OP_ARG, 0),
    /*  2731 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2732 */ FSM_I(FSM_OP_DATA, 37), 4,
    /*  2734 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2735 */ FSM_I(FSM_OP_CALL, 1252),
    /*  2736 */ FSM_I(FSM_OP_ARG_LIST, 177),
    /*  2737 */ FSM_I(FSM_OP_EMIT, 19), /* TalentUIState */
    /*  2738 */ FSM_I(FSM_OP_DONE, 0),
    /*  2739 */ FSM_I(FSM_OP_TAKE, 88), /* | PresentFailed | pending || stay | present_again | */
    /*  2740 */ FSM_I(FSM_OP_SET, 16), 2, /* presenting */
    /*  2742 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2743 */ FSM_I(FSM_OP_ARG, 0),
    /*  2744 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2745 */ FSM_I(FSM_OP_DATA, 33), 4,
    /*  2747 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2748 */ FSM_I(FSM_OP_EMIT, 15), /* Present */
    /*  2749 */ FSM_I(FSM_OP_DONE, 0),
    /*  2750 */ FSM_I(FSM_OP_ANSWER, 101), 1, /* | Coverage | idle, satisfied | - || ignore | - | */
    /*  2752 */ FSM_I(FSM_OP_TAKE, 99), /* | Coverage | pending | satisfied || stay | coverage_flags = level; judging = satisfied | */
    /*  2753 */ FSM_I(FSM_OP_COPY, 12), 6291456, 196613, /* coverage_flags */
    /*  2756 */ FSM_I(FSM_OP_SET, 17), 2, /* judging */
    /*  2758 */ FSM_I(FSM_OP_DONE, 0),
    /*  2759 */ FSM_I(FSM_OP_TAKE, 102), /* | Coverage | pending | uncovered || SECTION_FOLLOWUP_ACTIVE | follow_up(question_for(level, not_covered)) | */
    /*  2760 */ FSM_I(FSM_OP_CALL, 1),
    /*  2761 */ FSM_I(FSM_OP_STORE_TEMP, 0),
    /*  2762 */ FSM_I(FSM_OP_COPY, 12), 6291456, 196613, /* coverage_flags */
    /*  2765 */ FSM_I(FSM_OP_SET, 17), 0, /* judging */
    /*  2767 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 10)), /* followup_budget_remaining */
    /*  2768 */ FSM_I(FSM_OP_PUSH, 1),
    /*  2769 */ FSM_I(FSM_OP_SUB, 0),
    /*  2770 */ FSM_I(FSM_OP_STORE, 10), 3, /* followup_budget_remaining */
    /*  2772 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* asked */
    /*  2773 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  2774 */ FSM_I(FSM_OP_DATA, 77), 25,
    /*  2776 */ FSM_I(FSM_OP_SET_ADD, 0),
    /*  2777 */ FSM_I(FSM_OP_STORE, 11), 4, /* asked */
    /*  2779 */ FSM_I(FSM_OP_PUSH, 1),
    /*  2780 */ FSM_I(FSM_OP_ARG, 0),
    /*  2781 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2782 */ FSM_I(FSM_OP_ARG, 0),
    /*  2783 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  2784 */ FSM_I(FSM_OP_DATA, 77), 25,
    /*  2786 */ FSM_I(FSM_OP_ARG, 0),
    /*  2787 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  2788 */ FSM_I(FSM_OP_DATA, 102), 25,
    /*  2790 */ FSM_I(FSM_OP_ARG, 0),
    /*  2791 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  2792 */ FSM_I(FSM_OP_DATA, 152), 25,
    /*  2794 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2795 */ FSM_I(FSM_OP_EMIT, 5), /* FOLLOWUP_PRESENTED */
    /*  2796 */ FSM_I(FSM_OP_GOTO, 3), /* SECTION_FOLLOWUP_ACTIVE */
    /*  2797 */ FSM_I(FSM_OP_DONE, 0),
    /*  2798 */ FSM_I(FSM_OP_TAKE, 103), /* | Coverage | pending | partial || SECTION_FOLLOWUP_ACTIVE | follow_up(question_for(level, partially_covered)) | */
    /*  2799 */ FSM_I(FSM_OP_CALL, 528),
    /*  2800 */ FSM_I(FSM_OP_STORE_TEMP, 0),
    /*  2801 */ FSM_I(FSM_OP_COPY, 12), 6291456, 196613, /* coverage_flags */
    /*  2804 */ FSM_I(FSM_OP_SET, 17), 0, /* judging */
    /*  2806 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 10)), /* followup_budget_remaining */
    /*  2807 */ FSM_I(FSM_OP_PUSH, 1),
    /*  2808 */ FSM_I(FSM_OP_SUB, 0),
    /*  2809 */ FSM_I(FSM_OP_STORE, 10), 3, /* followup_budget_remaining */
    /*  2811 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* asked */
    /*  2812 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  2813 */ FSM_I(FSM_OP_DATA, 77), 25,
    /*  2815 */ FSM_I(FSM_OP_SET_ADD, 0),
    /*  2816 */ FSM_I(FSM_OP_STORE, 11), 4, /* asked */
    /*  2818 */ FSM_I(FSM_OP_PUSH, 1),
    /*  2819 */ FSM_I(FSM_OP_ARG, 0),
    /*  2820 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2821 */ FSM_I(FSM_OP_ARG, 0),
    /*  2822 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  2823 */ FSM_I(FSM_OP_DATA, 77), 25,
    /*  2825 */ FSM_I(FSM_OP_ARG, 0),
    /*  2826 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  2827 */ FSM_I(FSM_OP_DATA, 102), 25,
    /*  2829 */ FSM_I(FSM_OP_ARG, 0),
    /*  2830 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  2831 */ FSM_I(FSM_OP_DATA, 152), 25,
    /*  2833 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2834 */ FSM_I(FSM_OP_EMIT, 5), /* FOLLOWUP_PRESENTED */
    /*  2835 */ FSM_I(FSM_OP_GOTO, 3), /* SECTION_FOLLOWUP_ACTIVE */
    /*  2836 */ FSM_I(FSM_OP_DONE, 0),
    /*  2837 */ FSM_I(FSM_OP_TAKE, 100), /* | Coverage | pending | wait || stay | coverage_flags = level; judging = idle | */
    /*  2838 */ FSM_I(FSM_OP_COPY, 12), 6291456, 196613, /* coverage_flags */
    /*  2841 */ FSM_I(FSM_OP_SET, 17), 0, /* judging */
    /*  2843 */ FSM_I(FSM_OP_DONE, 0),
    /* SECTION_INTRO, CoverageFailed */
    /* SECTION_QUESTION_ACTIVE, CoverageFailed */
    /* SECTION_FOLLOWUP_ACTIVE, CoverageFailed */
    /* SECTION_WRAPUP, CoverageFailed */
    /* PAUSED, CoverageFailed */
    /*  2844 */ FSM_I(FSM_OP_TAKE, 110), /* | CoverageFailed | - | - || stay | judging = idle | */
    /*  2845 */ FSM_I(FSM_OP_SET, 17), 0, /* judging */
    /*  2847 */ FSM_I(FSM_OP_DONE, 0),
    /*  2848 */ FSM_I(FSM_OP_ANSWER, 115), 1, /* | Summary, SummaryFailed | false || ignore | - | */
    /*  2850 */ FSM_I(FSM_OP_TAKE, 114), /* | Summary | true || stay | store(text) | */
    /*  2851 */ FSM_I(FSM_OP_TEXT, FSM_AT(FSM_FIELD, 1)),
    /*  2852 */ FSM_I(FSM_OP_STORE_TEMP, 0),
    /*  2853 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  2854 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  2855 */ FSM_I(FSM_OP_SET_DEL, 0),
    /*  2856 */ FSM_I(FSM_OP_STORE, 18), 9, /* awaiting */
    /*  2858 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  2859 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  2860 */ FSM_I(FSM_OP_STORE_AT, 38), 10, 4, /* bounded_context_summary */
    /*  2863 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  2864 */ FSM_I(FSM_OP_ARG, 0),
    /*  2865 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  2866 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2867 */ FSM_I(FSM_OP_EMIT, 14), /* StoreSummary */
    /*  2868 */ FSM_I(FSM_OP_DONE, 0),
    /*  2869 */ FSM_I(FSM_OP_ANSWER, 122), 1, /* | Summary, SummaryFailed | false || ignore | - | */
    /*  2871 */ FSM_I(FSM_OP_TAKE, 121), /* | SummaryFailed | true || stay | store("") | */
    /*  2872 */ FSM_I(FSM_OP_PUSH, 0),
    /*  2873 */ FSM_I(FSM_OP_STORE_TEMP, 0),
    /*  2874 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  2875 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  2876 */ FSM_I(FSM_OP_SET_DEL, 0),
    /*  2877 */ FSM_I(FSM_OP_STORE, 18), 9, /* awaiting */
    /*  2879 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  2880 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  2881 */ FSM_I(FSM_OP_STORE_AT, 38), 10, 4, /* bounded_context_summary */
    /*  2884 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  2885 */ FSM_I(FSM_OP_ARG, 0),
    /*  2886 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  2887 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2888 */ FSM_I(FSM_OP_EMIT, 14), /* StoreSummary */
    /*  2889 */ FSM_I(FSM_OP_DONE, 0),
    /*  2890 */ FSM_I(FSM_OP_TAKE, 129), /* | AssistantReply | false || stay | respond(false, text) | */
    /*  2891 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 0)),
    /*  2892 */ FSM_I(FSM_OP_STORE_TEMP, 0),
    /*  2893 */ FSM_I(FSM_OP_TEXT, FSM_AT(FSM_FIELD, 0)),
    /*  2894 */ FSM_I(FSM_OP_STORE_TEMP, 1),
    /*  2895 */ FSM_I(FSM_OP_SET, 19), 0, /* assisting */
    /*  2897 */ FSM_I(FSM_OP_PUSH, 2),
    /*  2898 */ FSM_I(FSM_OP_ARG, 0),
    /*  2899 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 20)), /* assisted_in */
    /*  2900 */ FSM_I(FSM_OP_ARG, 0),
    /*  2901 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  2902 */ FSM_I(FSM_OP_ARG, 0),
    /*  2903 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 1)),
    /*  2904 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2905 */ FSM_I(FSM_OP_EMIT, 8), /* ASSISTANT_RESPONSE */
    /*  2906 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2907 */ FSM_I(FSM_OP_ARG, 0),
    /*  2908 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2909 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  2911 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2912 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 42)), /* section_left */
    /*  2913 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  2914 */ FSM_I(FSM_OP_SUB, 0),
    /*  2915 */ FSM_I(FSM_OP_ARG, 0),
    /*  2916 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2917 */ FSM_I(FSM_OP_DATA, 37), 4,
    /*  2919 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2920 */ FSM_I(FSM_OP_CALL, 1252),
    /*  2921 */ FSM_I(FSM_OP_ARG_LIST, 177),
    /*  2922 */ FSM_I(FSM_OP_EMIT, 19), /* TalentUIState */
    /*  2923 */ FSM_I(FSM_OP_DONE, 0),
    /*  2924 */ FSM_I(FSM_OP_TAKE, 128), /* | AssistantReply | true || stay | flagged = true; respond(true, text) | */
    /*  2925 */ FSM_I(FSM_OP_SET, 21), 1, /* flagged */
    /*  2927 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 2)),
    /*  2928 */ FSM_I(FSM_OP_STORE_TEMP, 0),
    /*  2929 */ FSM_I(FSM_OP_TEXT, FSM_AT(FSM_FIELD, 0)),
    /*  2930 */ FSM_I(FSM_OP_STORE_TEMP, 1),
    /*  2931 */ FSM_I(FSM_OP_SET, 19), 0, /* assisting */
    /*  2933 */ FSM_I(FSM_OP_PUSH, 2),
    /*  2934 */ FSM_I(FSM_OP_ARG, 0),
    /*  2935 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 20)), /* assisted_in */
    /*  2936 */ FSM_I(FSM_OP_ARG, 0),
    /*  2937 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  2938 */ FSM_I(FSM_OP_ARG, 0),
    /*  2939 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 1)),
    /*  2940 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2941 */ FSM_I(FSM_OP_EMIT, 8), /* ASSISTANT_RESPONSE */
    /*  2942 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2943 */ FSM_I(FSM_OP_ARG, 0),
    /*  2944 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2945 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  2947 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2948 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 42)), /* section_left */
    /*  2949 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  2950 */ FSM_I(FSM_OP_SUB, 0),
    /*  2951 */ FSM_I(FSM_OP_ARG, 0),
    /*  2952 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2953 */ FSM_I(FSM_OP_DATA, 37), 4,
    /*  2955 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2956 */ FSM_I(FSM_OP_CALL, 1252),
    /*  2957 */ FSM_I(FSM_OP_ARG_LIST, 177),
    /*  2958 */ FSM_I(FSM_OP_EMIT, 19), /* TalentUIState */
    /*  2959 */ FSM_I(FSM_OP_DONE, 0),
    /* SECTION_INTRO, AssistantFailed */
    /* SECTION_QUESTION_ACTIVE, AssistantFailed */
    /* SECTION_FOLLOWUP_ACTIVE, AssistantFailed */
    /* SECTION_WRAPUP, AssistantFailed */
    /* PAUSED, AssistantFailed */
    /*  2960 */ FSM_I(FSM_OP_TAKE, 133), /* | AssistantFailed | - || stay | respond(true, "") | */
    /*  2961 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 2)),
    /*  2962 */ FSM_I(FSM_OP_STORE_TEMP, 0),
    /*  2963 */ FSM_I(FSM_OP_PUSH, 0),
    /*  2964 */ FSM_I(FSM_OP_STORE_TEMP, 1),
    /*  2965 */ FSM_I(FSM_OP_SET, 19), 0, /* assisting */
    /*  2967 */ FSM_I(FSM_OP_PUSH, 2),
    /*  2968 */ FSM_I(FSM_OP_ARG, 0),
    /*  2969 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 20)), /* assisted_in */
    /*  2970 */ FSM_I(FSM_OP_ARG, 0),
    /*  2971 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  2972 */ FSM_I(FSM_OP_ARG, 0),
    /*  2973 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 1)),
    /*  2974 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2975 */ FSM_I(FSM_OP_EMIT, 8), /* ASSISTANT_RESPONSE */
    /*  2976 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2977 */ FSM_I(FSM_OP_ARG, 0),
    /*  2978 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2979 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  2981 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2982 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 42)), /* section_left */
    /*  2983 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  2984 */ FSM_I(FSM_OP_SUB, 0),
    /*  2985 */ FSM_I(FSM_OP_ARG, 0),
    /*  2986 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2987 */ FSM_I(FSM_OP_DATA, 37), 4,
    /*  2989 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2990 */ FSM_I(FSM_OP_CALL, 1252),
    /*  2991 */ FSM_I(FSM_OP_ARG_LIST, 177),
    /*  2992 */ FSM_I(FSM_OP_EMIT, 19), /* TalentUIState */
    /*  2993 */ FSM_I(FSM_OP_DONE, 0),
    /*  2994 */ FSM_I(FSM_OP_TAKE, 136), /* | expired section_left | false || SECTION_INTRO | time_up; advance | */
    /*  2995 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 0)),
    /*  2996 */ FSM_I(FSM_OP_STORE_TEMP, 0),
    /*  2997 */ FSM_I(FSM_OP_SET, 9), 1, /* ended */
    /*  2999 */ FSM_I(FSM_OP_SET, 16), 0, /* presenting */
    /*  3001 */ FSM_I(FSM_OP_SET, 17), 0, /* judging */
    /*  3003 */ FSM_I(FSM_OP_STOP, 1), /* warn_first */
    /*  3004 */ FSM_I(FSM_OP_STOP, 2), /* warn_last */
    /*  3005 */ FSM_I(FSM_OP_STOP, 3), /* grace */
    /*  3006 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3007 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  3008 */ FSM_I(FSM_OP_STORE_AT, 22), 12, 4, /* exit_reason */
    /*  3011 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3012 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 12)), /* coverage_flags */
    /*  3013 */ FSM_I(FSM_OP_STORE_AT, 26), 5, 4, /* flags_high */
    /*  3016 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3017 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 13)), /* coverage_flags */
    /*  3018 */ FSM_I(FSM_OP_STORE_AT, 30), 5, 4, /* flags_middle */
    /*  3021 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3022 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 14)), /* coverage_flags */
    /*  3023 */ FSM_I(FSM_OP_STORE_AT, 34), 5, 4, /* flags_low */
    /*  3026 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  3027 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3028 */ FSM_I(FSM_OP_SET_ADD, 0),
    /*  3029 */ FSM_I(FSM_OP_STORE, 18), 9, /* awaiting */
    /*  3031 */ FSM_I(FSM_OP_PUSH, 0),
    /*  3032 */ FSM_I(FSM_OP_ARG, 0),
    /*  3033 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3034 */ FSM_I(FSM_OP_ARG, 0),
    /*  3035 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  3036 */ FSM_I(FSM_OP_ARG, 0),
    /*  3037 */ FSM_I(FSM_OP_ARGS, FSM_AT(FSM_INST, 12)), 3, /* coverage_flags */
    /*  3039 */ FSM_I(FSM_OP_EMIT, 10), /* SECTION_ENDED */
    /*  3040 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3041 */ FSM_I(FSM_OP_ARG, 0),
    /*  3042 */ FSM_I(FSM_OP_EMIT, 17), /* Summarise */
    /*  3043 */ FSM_I(FSM_OP_PUSH, 15000),
    /*  3044 */ FSM_I(FSM_OP_START, 3), /* grace */
    /*  3045 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3046 */ FSM_I(FSM_OP_SUCC, 4),
    /*  3047 */ FSM_I(FSM_OP_STORE, 7), 11, /* section */
    /*  3049 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  3050 */ FSM_I(FSM_OP_STORE, 8), 1, /* section_start_time */
    /*  3052 */ FSM_I(FSM_OP_SET, 9), 0, /* ended */
    /*  3054 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3055 */ FSM_I(FSM_OP_DATA, 9), 4,
    /*  3057 */ FSM_I(FSM_OP_STORE, 10), 3, /* followup_budget_remaining */
    /*  3059 */ FSM_I(FSM_OP_SET, 11), 0, /* asked */
    /*  3061 */ FSM_I(FSM_OP_PUSH, 0),
    /*  3062 */ FSM_I(FSM_OP_FILL, 12), 196613, /* coverage_flags */
    /*  3064 */ FSM_I(FSM_OP_SET, 15), 0, /* content */
    /*  3066 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3067 */ FSM_I(FSM_OP_DATA, 5), 4,
    /*  3069 */ FSM_I(FSM_OP_START, 0), /* section_left */
    /*  3070 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3071 */ FSM_I(FSM_OP_DATA, 5), 4,
    /*  3073 */ FSM_I(FSM_OP_PUSH, 120000),
    /*  3074 */ FSM_I(FSM_OP_SUB, 0),
    /*  3075 */ FSM_I(FSM_OP_START, 1), /* warn_first */
    /*  3076 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3077 */ FSM_I(FSM_OP_DATA, 5), 4,
    /*  3079 */ FSM_I(FSM_OP_PUSH, 30000),
    /*  3080 */ FSM_I(FSM_OP_SUB, 0),
    /*  3081 */ FSM_I(FSM_OP_START, 2), /* warn_last */
    /*  3082 */ FSM_I(FSM_OP_PUSH, 0),
    /*  3083 */ FSM_I(FSM_OP_ARG, 0),
    /*  3084 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3085 */ FSM_I(FSM_OP_ARG, 0),
    /*  3086 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3087 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  3089 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3090 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 42)), /* section_left */
    /*  3091 */ FSM_I(FSM_OP_ARG, 0),
    /*  3092 */ FSM_I(FSM_OP_EMIT, 2), /* SECTION_STARTED */
    /*  3093 */ FSM_I(FSM_OP_SET, 16), 1, /* presenting */
    /*  3095 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3096 */ FSM_I(FSM_OP_ARG, 0),
    /*  3097 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3098 */ FSM_I(FSM_OP_DATA, 33), 4,
    /*  3100 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3101 */ FSM_I(FSM_OP_EMIT, 15), /* Present */
    /*  3102 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3103 */ FSM_I(FSM_OP_ARG, 0),
    /*  3104 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3105 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  3107 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3108 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 42)), /* section_left */
    /*  3109 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  3110 */ FSM_I(FSM_OP_SUB, 0),
    /*  3111 */ FSM_I(FSM_OP_ARG, 0),
    /*  3112 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3113 */ FSM_I(FSM_OP_DATA, 37), 4,
    /*  3115 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3116 */ FSM_I(FSM_OP_CALL, 1252),
    /*  3117 */ FSM_I(FSM_OP_ARG_LIST, 177),
    /*  3118 */ FSM_I(FSM_OP_EMIT, 19), /* TalentUIState */
    /*  3119 */ FSM_I(FSM_OP_GOTO, 1), /* SECTION_INTRO */
    /*  3120 */ FSM_I(FSM_OP_DONE, 0),
    /*  3121 */ FSM_I(FSM_OP_TAKE, 137), /* | expired section_left | true || COMPLETED | close(time_expired) | */
    /*  3122 */ FSM_I(FSM_OP_SAVE_LEAF, 5),
    /*  3123 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 0)),
    /*  3124 */ FSM_I(FSM_OP_STORE_TEMP, 0),
    /*  3125 */ FSM_I(FSM_OP_SET, 9), 1, /* ended */
    /*  3127 */ FSM_I(FSM_OP_SET, 16), 0, /* presenting */
    /*  3129 */ FSM_I(FSM_OP_SET, 17), 0, /* judging */
    /*  3131 */ FSM_I(FSM_OP_STOP, 1), /* warn_first */
    /*  3132 */ FSM_I(FSM_OP_STOP, 2), /* warn_last */
    /*  3133 */ FSM_I(FSM_OP_STOP, 3), /* grace */
    /*  3134 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3135 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  3136 */ FSM_I(FSM_OP_STORE_AT, 22), 12, 4, /* exit_reason */
    /*  3139 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3140 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 12)), /* coverage_flags */
    /*  3141 */ FSM_I(FSM_OP_STORE_AT, 26), 5, 4, /* flags_high */
    /*  3144 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3145 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 13)), /* coverage_flags */
    /*  3146 */ FSM_I(FSM_OP_STORE_AT, 30), 5, 4, /* flags_middle */
    /*  3149 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3150 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 14)), /* coverage_flags */
    /*  3151 */ FSM_I(FSM_OP_STORE_AT, 34), 5, 4, /* flags_low */
    /*  3154 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  3155 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3156 */ FSM_I(FSM_OP_SET_ADD, 0),
    /*  3157 */ FSM_I(FSM_OP_STORE, 18), 9, /* awaiting */
    /*  3159 */ FSM_I(FSM_OP_PUSH, 0),
    /*  3160 */ FSM_I(FSM_OP_ARG, 0),
    /*  3161 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3162 */ FSM_I(FSM_OP_ARG, 0),
    /*  3163 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  3164 */ FSM_I(FSM_OP_ARG, 0),
    /*  3165 */ FSM_I(FSM_OP_ARGS, FSM_AT(FSM_INST, 12)), 3, /* coverage_flags */
    /*  3167 */ FSM_I(FSM_OP_EMIT, 10), /* SECTION_ENDED */
    /*  3168 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3169 */ FSM_I(FSM_OP_ARG, 0),
    /*  3170 */ FSM_I(FSM_OP_EMIT, 17), /* Summarise */
    /*  3171 */ FSM_I(FSM_OP_GOTO, 6), /* COMPLETED */
    /*  3172 */ FSM_I(FSM_OP_STOP, 0), /* section_left */
    /*  3173 */ FSM_I(FSM_OP_PUSH, 0),
    /*  3174 */ FSM_I(FSM_OP_ARG, 0),
    /*  3175 */ FSM_I(FSM_OP_EMIT, 11), /* INTERVIEW_COMPLETED */
    /*  3176 */ FSM_I(FSM_OP_PUSH, 15000),
    /*  3177 */ FSM_I(FSM_OP_START, 3), /* grace */
    /*  3178 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3179 */ FSM_I(FSM_OP_ARG, 0),
    /*  3180 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3181 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  3183 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3184 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 42)), /* section_left */
    /*  3185 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  3186 */ FSM_I(FSM_OP_SUB, 0),
    /*  3187 */ FSM_I(FSM_OP_ARG, 0),
    /*  3188 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3189 */ FSM_I(FSM_OP_DATA, 37), 4,
    /*  3191 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3192 */ FSM_I(FSM_OP_CALL, 1252),
    /*  3193 */ FSM_I(FSM_OP_ARG_LIST, 177),
    /*  3194 */ FSM_I(FSM_OP_EMIT, 19), /* TalentUIState */
    /*  3195 */ FSM_I(FSM_OP_DONE, 0),
    /* SECTION_INTRO, expired warn_first */
    /* SECTION_QUESTION_ACTIVE, expired warn_first */
    /* SECTION_FOLLOWUP_ACTIVE, expired warn_first */
    /*  3196 */ FSM_I(FSM_OP_TAKE, 144), /* | expired warn_first | - || stay | emit SECTION_TIME_WARNING(system, section, first_warning) | */
    /*  3197 */ FSM_I(FSM_OP_PUSH, 0),
    /*  3198 */ FSM_I(FSM_OP_ARG, 0),
    /*  3199 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3200 */ FSM_I(FSM_OP_ARG, 0),
    /*  3201 */ FSM_I(FSM_OP_PUSH, 120000),
    /*  3202 */ FSM_I(FSM_OP_ARG, 0),
    /*  3203 */ FSM_I(FSM_OP_EMIT, 9), /* SECTION_TIME_WARNING */
    /*  3204 */ FSM_I(FSM_OP_DONE, 0),
    /* SECTION_INTRO, expired warn_last */
    /* SECTION_QUESTION_ACTIVE, expired warn_last */
    /* SECTION_FOLLOWUP_ACTIVE, expired warn_last */
    /*  3205 */ FSM_I(FSM_OP_TAKE, 146), /* | expired warn_last | - || stay | emit SECTION_TIME_WARNING(system, section, last_warning) | */
    /*  3206 */ FSM_I(FSM_OP_PUSH, 0),
    /*  3207 */ FSM_I(FSM_OP_ARG, 0),
    /*  3208 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3209 */ FSM_I(FSM_OP_ARG, 0),
    /*  3210 */ FSM_I(FSM_OP_PUSH, 30000),
    /*  3211 */ FSM_I(FSM_OP_ARG, 0),
    /*  3212 */ FSM_I(FSM_OP_EMIT, 9), /* SECTION_TIME_WARNING */
    /*  3213 */ FSM_I(FSM_OP_DONE, 0),
    /* SECTION_INTRO, expired grace */
    /* SECTION_QUESTION_ACTIVE, expired grace */
    /* SECTION_FOLLOWUP_ACTIVE, expired grace */
    /*  3214 */ FSM_I(FSM_OP_TAKE, 148), /* | expired grace | - || stay | - | */
    /*  3215 */ FSM_I(FSM_OP_DONE, 0),
    /*  3216 */ FSM_I(FSM_OP_TAKE, 151), /* | always | satisfied | - || SECTION_WRAPUP | close(coverage_satisfied) | */
    /*  3217 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 2)),
    /*  3218 */ FSM_I(FSM_OP_STORE_TEMP, 0),
    /*  3219 */ FSM_I(FSM_OP_SET, 9), 1, /* ended */
    /*  3221 */ FSM_I(FSM_OP_SET, 16), 0, /* presenting */
    /*  3223 */ FSM_I(FSM_OP_SET, 17), 0, /* judging */
    /*  3225 */ FSM_I(FSM_OP_STOP, 1), /* warn_first */
    /*  3226 */ FSM_I(FSM_OP_STOP, 2), /* warn_last */
    /*  3227 */ FSM_I(FSM_OP_STOP, 3), /* grace */
    /*  3228 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3229 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  3230 */ FSM_I(FSM_OP_STORE_AT, 22), 12, 4, /* exit_reason */
    /*  3233 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3234 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 12)), /* coverage_flags */
    /*  3235 */ FSM_I(FSM_OP_STORE_AT, 26), 5, 4, /* flags_high */
    /*  3238 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3239 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 13)), /* coverage_flags */
    /*  3240 */ FSM_I(FSM_OP_STORE_AT, 30), 5, 4, /* flags_middle */
    /*  3243 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3244 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 14)), /* coverage_flags */
    /*  3245 */ FSM_I(FSM_OP_STORE_AT, 34), 5, 4, /* flags_low */
    /*  3248 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  3249 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3250 */ FSM_I(FSM_OP_SET_ADD, 0),
    /*  3251 */ FSM_I(FSM_OP_STORE, 18), 9, /* awaiting */
    /*  3253 */ FSM_I(FSM_OP_PUSH, 0),
    /*  3254 */ FSM_I(FSM_OP_ARG, 0),
    /*  3255 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3256 */ FSM_I(FSM_OP_ARG, 0),
    /*  3257 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  3258 */ FSM_I(FSM_OP_ARG, 0),
    /*  3259 */ FSM_I(FSM_OP_ARGS, FSM_AT(FSM_INST, 12)), 3, /* coverage_flags */
    /*  3261 */ FSM_I(FSM_OP_EMIT, 10), /* SECTION_ENDED */
    /*  3262 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3263 */ FSM_I(FSM_OP_ARG, 0),
    /*  3264 */ FSM_I(FSM_OP_EMIT, 17), /* Summarise */
    /*  3265 */ FSM_I(FSM_OP_GOTO, 4), /* SECTION_WRAPUP */
    /*  3266 */ FSM_I(FSM_OP_DONE, 0),
    /* SECTION_QUESTION_ACTIVE, Disconnect */
    /*  3267 */ FSM_I(FSM_OP_TAKE, 30), /* | Disconnect | - || PAUSED | - | */
    /*  3268 */ FSM_I(FSM_OP_SAVE_LEAF, 5),
    /*  3269 */ FSM_I(FSM_OP_GOTO, 5), /* PAUSED */
    /*  3270 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3271 */ FSM_I(FSM_OP_ARG, 0),
    /*  3272 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3273 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  3275 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3276 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 42)), /* section_left */
    /*  3277 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  3278 */ FSM_I(FSM_OP_SUB, 0),
    /*  3279 */ FSM_I(FSM_OP_ARG, 0),
    /*  3280 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3281 */ FSM_I(FSM_OP_DATA, 37), 4,
    /*  3283 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3284 */ FSM_I(FSM_OP_CALL, 1252),
    /*  3285 */ FSM_I(FSM_OP_ARG_LIST, 177),
    /*  3286 */ FSM_I(FSM_OP_EMIT, 19), /* TalentUIState */
    /*  3287 */ FSM_I(FSM_OP_DONE, 0),
    /* SECTION_QUESTION_ACTIVE, Abandon */
    /*  3288 */ FSM_I(FSM_OP_TAKE, 40), /* | Abandon | - || TERMINATED | close(abandoned); emit INTERVIEW_TERMINATED(system, abandoned, "") | */
    /*  3289 */ FSM_I(FSM_OP_SAVE_LEAF, 5),
    /*  3290 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 10)),
    /*  3291 */ FSM_I(FSM_OP_STORE_TEMP, 0),
    /*  3292 */ FSM_I(FSM_OP_SET, 9), 1, /* ended */
    /*  3294 */ FSM_I(FSM_OP_SET, 16), 0, /* presenting */
    /*  3296 */ FSM_I(FSM_OP_SET, 17), 0, /* judging */
    /*  3298 */ FSM_I(FSM_OP_STOP, 1), /* warn_first */
    /*  3299 */ FSM_I(FSM_OP_STOP, 2), /* warn_last */
    /*  3300 */ FSM_I(FSM_OP_STOP, 3), /* grace */
    /*  3301 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3302 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  3303 */ FSM_I(FSM_OP_STORE_AT, 22), 12, 4, /* exit_reason */
    /*  3306 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3307 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 12)), /* coverage_flags */
    /*  3308 */ FSM_I(FSM_OP_STORE_AT, 26), 5, 4, /* flags_high */
    /*  3311 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3312 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 13)), /* coverage_flags */
    /*  3313 */ FSM_I(FSM_OP_STORE_AT, 30), 5, 4, /* flags_middle */
    /*  3316 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3317 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 14)), /* coverage_flags */
    /*  3318 */ FSM_I(FSM_OP_STORE_AT, 34), 5, 4, /* flags_low */
    /*  3321 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  3322 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3323 */ FSM_I(FSM_OP_SET_ADD, 0),
    /*  3324 */ FSM_I(FSM_OP_STORE, 18), 9, /* awaiting */
    /*  3326 */ FSM_I(FSM_OP_PUSH, 0),
    /*  3327 */ FSM_I(FSM_OP_ARG, 0),
    /*  3328 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3329 */ FSM_I(FSM_OP_ARG, 0),
    /*  3330 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  3331 */ FSM_I(FSM_OP_ARG, 0),
    /*  3332 */ FSM_I(FSM_OP_ARGS, FSM_AT(FSM_INST, 12)), 3, /* coverage_flags */
    /*  3334 */ FSM_I(FSM_OP_EMIT, 10), /* SECTION_ENDED */
    /*  3335 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3336 */ FSM_I(FSM_OP_ARG, 0),
    /*  3337 */ FSM_I(FSM_OP_EMIT, 17), /* Summarise */
    /*  3338 */ FSM_I(FSM_OP_PUSH, 0),
    /*  3339 */ FSM_I(FSM_OP_ARG, 0),
    /*  3340 */ FSM_I(FSM_OP_PUSH, 1),
    /*  3341 */ FSM_I(FSM_OP_ARG, 0),
    /*  3342 */ FSM_I(FSM_OP_PUSH, 0),
    /*  3343 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3344 */ FSM_I(FSM_OP_EMIT, 12), /* INTERVIEW_TERMINATED */
    /*  3345 */ FSM_I(FSM_OP_GOTO, 7), /* TERMINATED */
    /*  3346 */ FSM_I(FSM_OP_STOP, 0), /* section_left */
    /*  3347 */ FSM_I(FSM_OP_STOP, 1), /* warn_first */
    /*  3348 */ FSM_I(FSM_OP_STOP, 2), /* warn_last */
    /*  3349 */ FSM_I(FSM_OP_STOP, 3), /* grace */
    /*  3350 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3351 */ FSM_I(FSM_OP_ARG, 0),
    /*  3352 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3353 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  3355 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3356 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 42)), /* section_left */
    /*  3357 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  3358 */ FSM_I(FSM_OP_SUB, 0),
    /*  3359 */ FSM_I(FSM_OP_ARG, 0),
    /*  3360 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3361 */ FSM_I(FSM_OP_DATA, 37), 4,
    /*  3363 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3364 */ FSM_I(FSM_OP_CALL, 1252),
    /*  3365 */ FSM_I(FSM_OP_ARG_LIST, 177),
    /*  3366 */ FSM_I(FSM_OP_EMIT, 19), /* TalentUIState */
    /*  3367 */ FSM_I(FSM_OP_DONE, 0),
    /* SECTION_QUESTION_ACTIVE, Presented */
    /*  3368 */ FSM_I(FSM_OP_ANSWER, 80), 1, /* Presented */
    /* SECTION_QUESTION_ACTIVE, PresentFailed */
    /*  3370 */ FSM_I(FSM_OP_ANSWER, 90), 1, /* PresentFailed */
    /*  3372 */ FSM_I(FSM_OP_TAKE, 137), /* | expired section_left | true || COMPLETED | close(time_expired) | */
    /*  3373 */ FSM_I(FSM_OP_SAVE_LEAF, 5),
    /*  3374 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 0)),
    /*  3375 */ FSM_I(FSM_OP_STORE_TEMP, 0),
    /*  3376 */ FSM_I(FSM_OP_SET, 9), 1, /* ended */
    /*  3378 */ FSM_I(FSM_OP_SET, 16), 0, /* presenting */
    /*  3380 */ FSM_I(FSM_OP_SET, 17), 0, /* judging */
    /*  3382 */ FSM_I(FSM_OP_STOP, 1), /* warn_first */
    /*  3383 */ FSM_I(FSM_OP_STOP, 2), /* warn_last */
    /*  3384 */ FSM_I(FSM_OP_STOP, 3), /* grace */
    /*  3385 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3386 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  3387 */ FSM_I(FSM_OP_STORE_AT, 22), 12, 4, /* exit_reason */
    /*  3390 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3391 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 12)), /* coverage_flags */
    /*  3392 */ FSM_I(FSM_OP_STORE_AT, 26), 5, 4, /* flags_high */
    /*  3395 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3396 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 13)), /* coverage_flags */
    /*  3397 */ FSM_I(FSM_OP_STORE_AT, 30), 5, 4, /* flags_middle */
    /*  3400 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3401 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 14)), /* coverage_flags */
    /*  3402 */ FSM_I(FSM_OP_STORE_AT, 34), 5, 4, /* flags_low */
    /*  3405 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  3406 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3407 */ FSM_I(FSM_OP_SET_ADD, 0),
    /*  3408 */ FSM_I(FSM_OP_STORE, 18), 9, /* awaiting */
    /*  3410 */ FSM_I(FSM_OP_PUSH, 0),
    /*  3411 */ FSM_I(FSM_OP_ARG, 0),
    /*  3412 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3413 */ FSM_I(FSM_OP_ARG, 0),
    /*  3414 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  3415 */ FSM_I(FSM_OP_ARG, 0),
    /*  3416 */ FSM_I(FSM_OP_ARGS, FSM_AT(FSM_INST, 12)), 3, /* coverage_flags */
    /*  3418 */ FSM_I(FSM_OP_EMIT, 10), /* SECTION_ENDED */
    /*  3419 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3420 */ FSM_I(FSM_OP_ARG, 0),
    /*  3421 */ FSM_I(FSM_OP_EMIT, 17), /* Summarise */
    /*  3422 */ FSM_I(FSM_OP_GOTO, 6), /* COMPLETED */
    /*  3423 */ FSM_I(FSM_OP_STOP, 0), /* section_left */
    /*  3424 */ FSM_I(FSM_OP_PUSH, 0),
    /*  3425 */ FSM_I(FSM_OP_ARG, 0),
    /*  3426 */ FSM_I(FSM_OP_EMIT, 11), /* INTERVIEW_COMPLETED */
    /*  3427 */ FSM_I(FSM_OP_PUSH, 15000),
    /*  3428 */ FSM_I(FSM_OP_START, 3), /* grace */
    /*  3429 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3430 */ FSM_I(FSM_OP_ARG, 0),
    /*  3431 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3432 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  3434 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3435 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 42)), /* section_left */
    /*  3436 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  3437 */ FSM_I(FSM_OP_SUB, 0),
    /*  3438 */ FSM_I(FSM_OP_ARG, 0),
    /*  3439 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3440 */ FSM_I(FSM_OP_DATA, 37), 4,
    /*  3442 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3443 */ FSM_I(FSM_OP_CALL, 1252),
    /*  3444 */ FSM_I(FSM_OP_ARG_LIST, 177),
    /*  3445 */ FSM_I(FSM_OP_EMIT, 19), /* TalentUIState */
    /*  3446 */ FSM_I(FSM_OP_DONE, 0),
    /* SECTION_FOLLOWUP_ACTIVE, Disconnect */
    /*  3447 */ FSM_I(FSM_OP_TAKE, 30), /* | Disconnect | - || PAUSED | - | */
    /*  3448 */ FSM_I(FSM_OP_SAVE_LEAF, 5),
    /*  3449 */ FSM_I(FSM_OP_GOTO, 5), /* PAUSED */
    /*  3450 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3451 */ FSM_I(FSM_OP_ARG, 0),
    /*  3452 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3453 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  3455 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3456 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 42)), /* section_left */
    /*  3457 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  3458 */ FSM_I(FSM_OP_SUB, 0),
    /*  3459 */ FSM_I(FSM_OP_ARG, 0),
    /*  3460 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3461 */ FSM_I(FSM_OP_DATA, 37), 4,
    /*  3463 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3464 */ FSM_I(FSM_OP_CALL, 1252),
    /*  3465 */ FSM_I(FSM_OP_ARG_LIST, 177),
    /*  3466 */ FSM_I(FSM_OP_EMIT, 19), /* TalentUIState */
    /*  3467 */ FSM_I(FSM_OP_DONE, 0),
    /* SECTION_FOLLOWUP_ACTIVE, Abandon */
    /*  3468 */ FSM_I(FSM_OP_TAKE, 40), /* | Abandon | - || TERMINATED | close(abandoned); emit INTERVIEW_TERMINATED(system, abandoned, "") | */
    /*  3469 */ FSM_I(FSM_OP_SAVE_LEAF, 5),
    /*  3470 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 10)),
    /*  3471 */ FSM_I(FSM_OP_STORE_TEMP, 0),
    /*  3472 */ FSM_I(FSM_OP_SET, 9), 1, /* ended */
    /*  3474 */ FSM_I(FSM_OP_SET, 16), 0, /* presenting */
    /*  3476 */ FSM_I(FSM_OP_SET, 17), 0, /* judging */
    /*  3478 */ FSM_I(FSM_OP_STOP, 1), /* warn_first */
    /*  3479 */ FSM_I(FSM_OP_STOP, 2), /* warn_last */
    /*  3480 */ FSM_I(FSM_OP_STOP, 3), /* grace */
    /*  3481 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3482 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  3483 */ FSM_I(FSM_OP_STORE_AT, 22), 12, 4, /* exit_reason */
    /*  3486 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3487 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 12)), /* coverage_flags */
    /*  3488 */ FSM_I(FSM_OP_STORE_AT, 26), 5, 4, /* flags_high */
    /*  3491 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3492 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 13)), /* coverage_flags */
    /*  3493 */ FSM_I(FSM_OP_STORE_AT, 30), 5, 4, /* flags_middle */
    /*  3496 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3497 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 14)), /* coverage_flags */
    /*  3498 */ FSM_I(FSM_OP_STORE_AT, 34), 5, 4, /* flags_low */
    /*  3501 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  3502 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3503 */ FSM_I(FSM_OP_SET_ADD, 0),
    /*  3504 */ FSM_I(FSM_OP_STORE, 18), 9, /* awaiting */
    /*  3506 */ FSM_I(FSM_OP_PUSH, 0),
    /*  3507 */ FSM_I(FSM_OP_ARG, 0),
    /*  3508 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3509 */ FSM_I(FSM_OP_ARG, 0),
    /*  3510 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  3511 */ FSM_I(FSM_OP_ARG, 0),
    /*  3512 */ FSM_I(FSM_OP_ARGS, FSM_AT(FSM_INST, 12)), 3, /* coverage_flags */
    /*  3514 */ FSM_I(FSM_OP_EMIT, 10), /* SECTION_ENDED */
    /*  3515 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3516 */ FSM_I(FSM_OP_ARG, 0),
    /*  3517 */ FSM_I(FSM_OP_EMIT, 17), /* Summarise */
    /*  3518 */ FSM_I(FSM_OP_PUSH, 0),
    /*  3519 */ FSM_I(FSM_OP_ARG, 0),
    /*  3520 */ FSM_I(FSM_OP_PUSH, 1),
    /*  3521 */ FSM_I(FSM_OP_ARG, 0),
    /*  3522 */ FSM_I(FSM_OP_PUSH, 0),
    /*  3523 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3524 */ FSM_I(FSM_OP_EMIT, 12), /* INTERVIEW_TERMINATED */
    /*  3525 */ FSM_I(FSM_OP_GOTO, 7), /* TERMINATED */
    /*  3526 */ FSM_I(FSM_OP_STOP, 0), /* section_left */
    /*  3527 */ FSM_I(FSM_OP_STOP, 1), /* warn_first */
    /*  3528 */ FSM_I(FSM_OP_STOP, 2), /* warn_last */
    /*  3529 */ FSM_I(FSM_OP_STOP, 3), /* grace */
    /*  3530 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3531 */ FSM_I(FSM_OP_ARG, 0),
    /*  3532 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3533 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  3535 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3536 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 42)), /* section_left */
    /*  3537 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  3538 */ FSM_I(FSM_OP_SUB, 0),
    /*  3539 */ FSM_I(FSM_OP_ARG, 0),
    /*  3540 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3541 */ FSM_I(FSM_OP_DATA, 37), 4,
    /*  3543 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3544 */ FSM_I(FSM_OP_CALL, 1252),
    /*  3545 */ FSM_I(FSM_OP_ARG_LIST, 177),
    /*  3546 */ FSM_I(FSM_OP_EMIT, 19), /* TalentUIState */
    /*  3547 */ FSM_I(FSM_OP_DONE, 0),
    /* SECTION_FOLLOWUP_ACTIVE, Presented */
    /*  3548 */ FSM_I(FSM_OP_ANSWER, 81), 1, /* Presented */
    /* SECTION_FOLLOWUP_ACTIVE, PresentFailed */
    /*  3550 */ FSM_I(FSM_OP_ANSWER, 91), 1, /* PresentFailed */
    /*  3552 */ FSM_I(FSM_OP_TAKE, 137), /* | expired section_left | true || COMPLETED | close(time_expired) | */
    /*  3553 */ FSM_I(FSM_OP_SAVE_LEAF, 5),
    /*  3554 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 0)),
    /*  3555 */ FSM_I(FSM_OP_STORE_TEMP, 0),
    /*  3556 */ FSM_I(FSM_OP_SET, 9), 1, /* ended */
    /*  3558 */ FSM_I(FSM_OP_SET, 16), 0, /* presenting */
    /*  3560 */ FSM_I(FSM_OP_SET, 17), 0, /* judging */
    /*  3562 */ FSM_I(FSM_OP_STOP, 1), /* warn_first */
    /*  3563 */ FSM_I(FSM_OP_STOP, 2), /* warn_last */
    /*  3564 */ FSM_I(FSM_OP_STOP, 3), /* grace */
    /*  3565 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3566 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  3567 */ FSM_I(FSM_OP_STORE_AT, 22), 12, 4, /* exit_reason */
    /*  3570 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3571 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 12)), /* coverage_flags */
    /*  3572 */ FSM_I(FSM_OP_STORE_AT, 26), 5, 4, /* flags_high */
    /*  3575 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3576 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 13)), /* coverage_flags */
    /*  3577 */ FSM_I(FSM_OP_STORE_AT, 30), 5, 4, /* flags_middle */
    /*  3580 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3581 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 14)), /* coverage_flags */
    /*  3582 */ FSM_I(FSM_OP_STORE_AT, 34), 5, 4, /* flags_low */
    /*  3585 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  3586 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3587 */ FSM_I(FSM_OP_SET_ADD, 0),
    /*  3588 */ FSM_I(FSM_OP_STORE, 18), 9, /* awaiting */
    /*  3590 */ FSM_I(FSM_OP_PUSH, 0),
    /*  3591 */ FSM_I(FSM_OP_ARG, 0),
    /*  3592 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3593 */ FSM_I(FSM_OP_ARG, 0),
    /*  3594 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  3595 */ FSM_I(FSM_OP_ARG, 0),
    /*  3596 */ FSM_I(FSM_OP_ARGS, FSM_AT(FSM_INST, 12)), 3, /* coverage_flags */
    /*  3598 */ FSM_I(FSM_OP_EMIT, 10), /* SECTION_ENDED */
    /*  3599 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3600 */ FSM_I(FSM_OP_ARG, 0),
    /*  3601 */ FSM_I(FSM_OP_EMIT, 17), /* Summarise */
    /*  3602 */ FSM_I(FSM_OP_GOTO, 6), /* COMPLETED */
    /*  3603 */ FSM_I(FSM_OP_STOP, 0), /* section_left */
    /*  3604 */ FSM_I(FSM_OP_PUSH, 0),
    /*  3605 */ FSM_I(FSM_OP_ARG, 0),
    /*  3606 */ FSM_I(FSM_OP_EMIT, 11), /* INTERVIEW_COMPLETED */
    /*  3607 */ FSM_I(FSM_OP_PUSH, 15000),
    /*  3608 */ FSM_I(FSM_OP_START, 3), /* grace */
    /*  3609 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3610 */ FSM_I(FSM_OP_ARG, 0),
    /*  3611 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3612 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  3614 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3615 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 42)), /* section_left */
    /*  3616 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  3617 */ FSM_I(FSM_OP_SUB, 0),
    /*  3618 */ FSM_I(FSM_OP_ARG, 0),
    /*  3619 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3620 */ FSM_I(FSM_OP_DATA, 37), 4,
    /*  3622 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3623 */ FSM_I(FSM_OP_CALL, 1252),
    /*  3624 */ FSM_I(FSM_OP_ARG_LIST, 177),
    /*  3625 */ FSM_I(FSM_OP_EMIT, 19), /* TalentUIState */
    /*  3626 */ FSM_I(FSM_OP_DONE, 0),
    /* SECTION_WRAPUP, Disconnect */
    /*  3627 */ FSM_I(FSM_OP_TAKE, 30), /* | Disconnect | - || PAUSED | - | */
    /*  3628 */ FSM_I(FSM_OP_SAVE_LEAF, 5),
    /*  3629 */ FSM_I(FSM_OP_GOTO, 5), /* PAUSED */
    /*  3630 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3631 */ FSM_I(FSM_OP_ARG, 0),
    /*  3632 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3633 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  3635 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3636 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 42)), /* section_left */
    /*  3637 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  3638 */ FSM_I(FSM_OP_SUB, 0),
    /*  3639 */ FSM_I(FSM_OP_ARG, 0),
    /*  3640 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3641 */ FSM_I(FSM_OP_DATA, 37), 4,
    /*  3643 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3644 */ FSM_I(FSM_OP_CALL, 1252),
    /*  3645 */ FSM_I(FSM_OP_ARG_LIST, 177),
    /*  3646 */ FSM_I(FSM_OP_EMIT, 19), /* TalentUIState */
    /*  3647 */ FSM_I(FSM_OP_DONE, 0),
    /* SECTION_WRAPUP, Abandon */
    /*  3648 */ FSM_I(FSM_OP_TAKE, 41), /* | Abandon | - | - || TERMINATED | emit INTERVIEW_TERMINATED(system, abandoned, "") | */
    /*  3649 */ FSM_I(FSM_OP_SAVE_LEAF, 5),
    /*  3650 */ FSM_I(FSM_OP_PUSH, 0),
    /*  3651 */ FSM_I(FSM_OP_ARG, 0),
    /*  3652 */ FSM_I(FSM_OP_PUSH, 1),
    /*  3653 */ FSM_I(FSM_OP_ARG, 0),
    /*  3654 */ FSM_I(FSM_OP_PUSH, 0),
    /*  3655 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3656 */ FSM_I(FSM_OP_EMIT, 12), /* INTERVIEW_TERMINATED */
    /*  3657 */ FSM_I(FSM_OP_GOTO, 7), /* TERMINATED */
    /*  3658 */ FSM_I(FSM_OP_STOP, 0), /* section_left */
    /*  3659 */ FSM_I(FSM_OP_STOP, 1), /* warn_first */
    /*  3660 */ FSM_I(FSM_OP_STOP, 2), /* warn_last */
    /*  3661 */ FSM_I(FSM_OP_STOP, 3), /* grace */
    /*  3662 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3663 */ FSM_I(FSM_OP_ARG, 0),
    /*  3664 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3665 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  3667 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3668 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 42)), /* section_left */
    /*  3669 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  3670 */ FSM_I(FSM_OP_SUB, 0),
    /*  3671 */ FSM_I(FSM_OP_ARG, 0),
    /*  3672 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3673 */ FSM_I(FSM_OP_DATA, 37), 4,
    /*  3675 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3676 */ FSM_I(FSM_OP_CALL, 1252),
    /*  3677 */ FSM_I(FSM_OP_ARG_LIST, 177),
    /*  3678 */ FSM_I(FSM_OP_EMIT, 19), /* TalentUIState */
    /*  3679 */ FSM_I(FSM_OP_DONE, 0),
    /* SECTION_WRAPUP, CandidateMessage */
    /*  3680 */ FSM_I(FSM_OP_TAKE, 49), /* | CandidateMessage | - || stay | emit CANDIDATE_MESSAGE(candidate, section, true, text) | */
    /*  3681 */ FSM_I(FSM_OP_PUSH, 3),
    /*  3682 */ FSM_I(FSM_OP_ARG, 0),
    /*  3683 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3684 */ FSM_I(FSM_OP_ARG, 0),
    /*  3685 */ FSM_I(FSM_OP_PUSH, 1),
    /*  3686 */ FSM_I(FSM_OP_ARG, 0),
    /*  3687 */ FSM_I(FSM_OP_TEXT, FSM_AT(FSM_FIELD, 0)),
    /*  3688 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3689 */ FSM_I(FSM_OP_EMIT, 4), /* CANDIDATE_MESSAGE */
    /*  3690 */ FSM_I(FSM_OP_DONE, 0),
    /*  3691 */ FSM_I(FSM_OP_ANSWER, 59), 3, /* | CodeSubmission | false || reject | - | */
    /*  3693 */ FSM_I(FSM_OP_TAKE, 58), /* | CodeSubmission | true || stay | emit CANDIDATE_CODE_SUBMISSION(candidate, section, true, code) | */
    /*  3694 */ FSM_I(FSM_OP_PUSH, 3),
    /*  3695 */ FSM_I(FSM_OP_ARG, 0),
    /*  3696 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3697 */ FSM_I(FSM_OP_ARG, 0),
    /*  3698 */ FSM_I(FSM_OP_PUSH, 1),
    /*  3699 */ FSM_I(FSM_OP_ARG, 0),
    /*  3700 */ FSM_I(FSM_OP_TEXT, FSM_AT(FSM_FIELD, 0)),
    /*  3701 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3702 */ FSM_I(FSM_OP_EMIT, 6), /* CANDIDATE_CODE_SUBMISSION */
    /*  3703 */ FSM_I(FSM_OP_DONE, 0),
    /* SECTION_WRAPUP, Done */
    /*  3704 */ FSM_I(FSM_OP_ANSWER, 74), 1, /* Done */
    /* SECTION_WRAPUP, Presented */
    /*  3706 */ FSM_I(FSM_OP_ANSWER, 82), 1, /* Presented */
    /* SECTION_WRAPUP, PresentFailed */
    /*  3708 */ FSM_I(FSM_OP_ANSWER, 92), 1, /* PresentFailed */
    /* SECTION_WRAPUP, Coverage */
    /*  3710 */ FSM_I(FSM_OP_ANSWER, 104), 1, /* Coverage */
    /*  3712 */ FSM_I(FSM_OP_TAKE, 138), /* | expired section_left | - | false || SECTION_INTRO | advance | */
    /*  3713 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3714 */ FSM_I(FSM_OP_SUCC, 4),
    /*  3715 */ FSM_I(FSM_OP_STORE, 7), 11, /* section */
    /*  3717 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  3718 */ FSM_I(FSM_OP_STORE, 8), 1, /* section_start_time */
    /*  3720 */ FSM_I(FSM_OP_SET, 9), 0, /* ended */
    /*  3722 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3723 */ FSM_I(FSM_OP_DATA, 9), 4,
    /*  3725 */ FSM_I(FSM_OP_STORE, 10), 3, /* followup_budget_remaining */
    /*  3727 */ FSM_I(FSM_OP_SET, 11), 0, /* asked */
    /*  3729 */ FSM_I(FSM_OP_PUSH, 0),
    /*  3730 */ FSM_I(FSM_OP_FILL, 12), 196613, /* coverage_flags */
    /*  3732 */ FSM_I(FSM_OP_SET, 15), 0, /* content */
    /*  3734 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3735 */ FSM_I(FSM_OP_DATA, 5), 4,
    /*  3737 */ FSM_I(FSM_OP_START, 0), /* section_left */
    /*  3738 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3739 */ FSM_I(FSM_OP_DATA, 5), 4,
    /*  3741 */ FSM_I(FSM_OP_PUSH, 120000),
    /*  3742 */ FSM_I(FSM_OP_SUB, 0),
    /*  3743 */ FSM_I(FSM_OP_START, 1), /* warn_first */
    /*  3744 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3745 */ FSM_I(FSM_OP_DATA, 5), 4,
    /*  3747 */ FSM_I(FSM_OP_PUSH, 30000),
    /*  3748 */ FSM_I(FSM_OP_SUB, 0),
    /*  3749 */ FSM_I(FSM_OP_START, 2), /* warn_last */
    /*  3750 */ FSM_I(FSM_OP_PUSH, 0),
    /*  3751 */ FSM_I(FSM_OP_ARG, 0),
    /*  3752 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3753 */ FSM_I(FSM_OP_ARG, 0),
    /*  3754 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3755 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  3757 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3758 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 42)), /* section_left */
    /*  3759 */ FSM_I(FSM_OP_ARG, 0),
    /*  3760 */ FSM_I(FSM_OP_EMIT, 2), /* SECTION_STARTED */
    /*  3761 */ FSM_I(FSM_OP_SET, 16), 1, /* presenting */
    /*  3763 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3764 */ FSM_I(FSM_OP_ARG, 0),
    /*  3765 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3766 */ FSM_I(FSM_OP_DATA, 33), 4,
    /*  3768 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3769 */ FSM_I(FSM_OP_EMIT, 15), /* Present */
    /*  3770 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3771 */ FSM_I(FSM_OP_ARG, 0),
    /*  3772 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3773 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  3775 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3776 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 42)), /* section_left */
    /*  3777 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  3778 */ FSM_I(FSM_OP_SUB, 0),
    /*  3779 */ FSM_I(FSM_OP_ARG, 0),
    /*  3780 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3781 */ FSM_I(FSM_OP_DATA, 37), 4,
    /*  3783 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3784 */ FSM_I(FSM_OP_CALL, 1252),
    /*  3785 */ FSM_I(FSM_OP_ARG_LIST, 177),
    /*  3786 */ FSM_I(FSM_OP_EMIT, 19), /* TalentUIState */
    /*  3787 */ FSM_I(FSM_OP_GOTO, 1), /* SECTION_INTRO */
    /*  3788 */ FSM_I(FSM_OP_DONE, 0),
    /*  3789 */ FSM_I(FSM_OP_TAKE, 139), /* | expired section_left | - | true || COMPLETED | - | */
    /*  3790 */ FSM_I(FSM_OP_SAVE_LEAF, 5),
    /*  3791 */ FSM_I(FSM_OP_GOTO, 6), /* COMPLETED */
    /*  3792 */ FSM_I(FSM_OP_STOP, 0), /* section_left */
    /*  3793 */ FSM_I(FSM_OP_PUSH, 0),
    /*  3794 */ FSM_I(FSM_OP_ARG, 0),
    /*  3795 */ FSM_I(FSM_OP_EMIT, 11), /* INTERVIEW_COMPLETED */
    /*  3796 */ FSM_I(FSM_OP_PUSH, 15000),
    /*  3797 */ FSM_I(FSM_OP_START, 3), /* grace */
    /*  3798 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3799 */ FSM_I(FSM_OP_ARG, 0),
    /*  3800 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3801 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  3803 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3804 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 42)), /* section_left */
    /*  3805 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  3806 */ FSM_I(FSM_OP_SUB, 0),
    /*  3807 */ FSM_I(FSM_OP_ARG, 0),
    /*  3808 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3809 */ FSM_I(FSM_OP_DATA, 37), 4,
    /*  3811 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3812 */ FSM_I(FSM_OP_CALL, 1252),
    /*  3813 */ FSM_I(FSM_OP_ARG_LIST, 177),
    /*  3814 */ FSM_I(FSM_OP_EMIT, 19), /* TalentUIState */
    /*  3815 */ FSM_I(FSM_OP_DONE, 0),
    /*  3816 */ FSM_I(FSM_OP_TAKE, 152), /* | always | false | false || SECTION_INTRO | advance | */
    /*  3817 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3818 */ FSM_I(FSM_OP_SUCC, 4),
    /*  3819 */ FSM_I(FSM_OP_STORE, 7), 11, /* section */
    /*  3821 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  3822 */ FSM_I(FSM_OP_STORE, 8), 1, /* section_start_time */
    /*  3824 */ FSM_I(FSM_OP_SET, 9), 0, /* ended */
    /*  3826 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3827 */ FSM_I(FSM_OP_DATA, 9), 4,
    /*  3829 */ FSM_I(FSM_OP_STORE, 10), 3, /* followup_budget_remaining */
    /*  3831 */ FSM_I(FSM_OP_SET, 11), 0, /* asked */
    /*  3833 */ FSM_I(FSM_OP_PUSH, 0),
    /*  3834 */ FSM_I(FSM_OP_FILL, 12), 196613, /* coverage_flags */
    /*  3836 */ FSM_I(FSM_OP_SET, 15), 0, /* content */
    /*  3838 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3839 */ FSM_I(FSM_OP_DATA, 5), 4,
    /*  3841 */ FSM_I(FSM_OP_START, 0), /* section_left */
    /*  3842 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3843 */ FSM_I(FSM_OP_DATA, 5), 4,
    /*  3845 */ FSM_I(FSM_OP_PUSH, 120000),
    /*  3846 */ FSM_I(FSM_OP_SUB, 0),
    /*  3847 */ FSM_I(FSM_OP_START, 1), /* warn_first */
    /*  3848 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3849 */ FSM_I(FSM_OP_DATA, 5), 4,
    /*  3851 */ FSM_I(FSM_OP_PUSH, 30000),
    /*  3852 */ FSM_I(FSM_OP_SUB, 0),
    /*  3853 */ FSM_I(FSM_OP_START, 2), /* warn_last */
    /*  3854 */ FSM_I(FSM_OP_PUSH, 0),
    /*  3855 */ FSM_I(FSM_OP_ARG, 0),
    /*  3856 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3857 */ FSM_I(FSM_OP_ARG, 0),
    /*  3858 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3859 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  3861 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3862 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 42)), /* section_left */
    /*  3863 */ FSM_I(FSM_OP_ARG, 0),
    /*  3864 */ FSM_I(FSM_OP_EMIT, 2), /* SECTION_STARTED */
    /*  3865 */ FSM_I(FSM_OP_SET, 16), 1, /* presenting */
    /*  3867 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3868 */ FSM_I(FSM_OP_ARG, 0),
    /*  3869 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3870 */ FSM_I(FSM_OP_DATA, 33), 4,
    /*  3872 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3873 */ FSM_I(FSM_OP_EMIT, 15), /* Present */
    /*  3874 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3875 */ FSM_I(FSM_OP_ARG, 0),
    /*  3876 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3877 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  3879 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3880 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 42)), /* section_left */
    /*  3881 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  3882 */ FSM_I(FSM_OP_SUB, 0),
    /*  3883 */ FSM_I(FSM_OP_ARG, 0),
    /*  3884 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3885 */ FSM_I(FSM_OP_DATA, 37), 4,
    /*  3887 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3888 */ FSM_I(FSM_OP_CALL, 1252),
    /*  3889 */ FSM_I(FSM_OP_ARG_LIST, 177),
    /*  3890 */ FSM_I(FSM_OP_EMIT, 19), /* TalentUIState */
    /*  3891 */ FSM_I(FSM_OP_GOTO, 1), /* SECTION_INTRO */
    /*  3892 */ FSM_I(FSM_OP_DONE, 0),
    /*  3893 */ FSM_I(FSM_OP_TAKE, 153), /* | always | false | true || COMPLETED | - | */
    /*  3894 */ FSM_I(FSM_OP_SAVE_LEAF, 5),
    /*  3895 */ FSM_I(FSM_OP_GOTO, 6), /* COMPLETED */
    /*  3896 */ FSM_I(FSM_OP_STOP, 0), /* section_left */
    /*  3897 */ FSM_I(FSM_OP_PUSH, 0),
    /*  3898 */ FSM_I(FSM_OP_ARG, 0),
    /*  3899 */ FSM_I(FSM_OP_EMIT, 11), /* INTERVIEW_COMPLETED */
    /*  3900 */ FSM_I(FSM_OP_PUSH, 15000),
    /*  3901 */ FSM_I(FSM_OP_START, 3), /* grace */
    /*  3902 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3903 */ FSM_I(FSM_OP_ARG, 0),
    /*  3904 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3905 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  3907 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3908 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 42)), /* section_left */
    /*  3909 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  3910 */ FSM_I(FSM_OP_SUB, 0),
    /*  3911 */ FSM_I(FSM_OP_ARG, 0),
    /*  3912 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3913 */ FSM_I(FSM_OP_DATA, 37), 4,
    /*  3915 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3916 */ FSM_I(FSM_OP_CALL, 1252),
    /*  3917 */ FSM_I(FSM_OP_ARG_LIST, 177),
    /*  3918 */ FSM_I(FSM_OP_EMIT, 19), /* TalentUIState */
    /*  3919 */ FSM_I(FSM_OP_DONE, 0),
    /* PAUSED, Disconnect */
    /*  3920 */ FSM_I(FSM_OP_ANSWER, 31), 1, /* Disconnect */
    /* PAUSED, Reconnect */
    /*  3922 */ FSM_I(FSM_OP_TAKE, 36), /* | Reconnect | - | - || history IN_PROGRESS | - | */
    /*  3923 */ FSM_I(FSM_OP_SWITCH, FSM_AT(FSM_INST, 5)), 4, 1, 3930, 3949, 3968, 3987,
    /*  3930 */ FSM_I(FSM_OP_GOTO, 1), /* SECTION_INTRO */
    /*  3931 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3932 */ FSM_I(FSM_OP_ARG, 0),
    /*  3933 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3934 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  3936 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3937 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 42)), /* section_left */
    /*  3938 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  3939 */ FSM_I(FSM_OP_SUB, 0),
    /*  3940 */ FSM_I(FSM_OP_ARG, 0),
    /*  3941 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3942 */ FSM_I(FSM_OP_DATA, 37), 4,
    /*  3944 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3945 */ FSM_I(FSM_OP_CALL, 1252),
    /*  3946 */ FSM_I(FSM_OP_ARG_LIST, 177),
    /*  3947 */ FSM_I(FSM_OP_EMIT, 19), /* TalentUIState */
    /*  3948 */ FSM_I(FSM_OP_DONE, 0),
    /*  3949 */ FSM_I(FSM_OP_GOTO, 2), /* SECTION_QUESTION_ACTIVE */
    /*  3950 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3951 */ FSM_I(FSM_OP_ARG, 0),
    /*  3952 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3953 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  3955 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3956 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 42)), /* section_left */
    /*  3957 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  3958 */ FSM_I(FSM_OP_SUB, 0),
    /*  3959 */ FSM_I(FSM_OP_ARG, 0),
    /*  3960 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3961 */ FSM_I(FSM_OP_DATA, 37), 4,
    /*  3963 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3964 */ FSM_I(FSM_OP_CALL, 1252),
    /*  3965 */ FSM_I(FSM_OP_ARG_LIST, 177),
    /*  3966 */ FSM_I(FSM_OP_EMIT, 19), /* TalentUIState */
    /*  3967 */ FSM_I(FSM_OP_DONE, 0),
    /*  3968 */ FSM_I(FSM_OP_GOTO, 3), /* SECTION_FOLLOWUP_ACTIVE */
    /*  3969 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3970 */ FSM_I(FSM_OP_ARG, 0),
    /*  3971 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3972 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  3974 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3975 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 42)), /* section_left */
    /*  3976 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  3977 */ FSM_I(FSM_OP_SUB, 0),
    /*  3978 */ FSM_I(FSM_OP_ARG, 0),
    /*  3979 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3980 */ FSM_I(FSM_OP_DATA, 37), 4,
    /*  3982 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3983 */ FSM_I(FSM_OP_CALL, 1252),
    /*  3984 */ FSM_I(FSM_OP_ARG_LIST, 177),
    /*  3985 */ FSM_I(FSM_OP_EMIT, 19), /* TalentUIState */
    /*  3986 */ FSM_I(FSM_OP_DONE, 0),
    /*  3987 */ FSM_I(FSM_OP_GOTO, 4), /* SECTION_WRAPUP */
    /*  3988 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3989 */ FSM_I(FSM_OP_ARG, 0),
    /*  3990 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3991 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  3993 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3994 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 42)), /* section_left */
    /*  3995 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  3996 */ FSM_I(FSM_OP_SUB, 0),
    /*  3997 */ FSM_I(FSM_OP_ARG, 0),
    /*  3998 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3999 */ FSM_I(FSM_OP_DATA, 37), 4,
    /*  4001 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  4002 */ FSM_I(FSM_OP_CALL, 1252),
    /*  4003 */ FSM_I(FSM_OP_ARG_LIST, 177),
    /*  4004 */ FSM_I(FSM_OP_EMIT, 19), /* TalentUIState */
    /*  4005 */ FSM_I(FSM_OP_DONE, 0),
    /*  4006 */ FSM_I(FSM_OP_TAKE, 42), /* | Abandon | false | - || TERMINATED | close(abandoned); emit INTERVIEW_TERMINATED(system, abandoned, "") | */
    /*  4007 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 10)),
    /*  4008 */ FSM_I(FSM_OP_STORE_TEMP, 0),
    /*  4009 */ FSM_I(FSM_OP_SET, 9), 1, /* ended */
    /*  4011 */ FSM_I(FSM_OP_SET, 16), 0, /* presenting */
    /*  4013 */ FSM_I(FSM_OP_SET, 17), 0, /* judging */
    /*  4015 */ FSM_I(FSM_OP_STOP, 1), /* warn_first */
    /*  4016 */ FSM_I(FSM_OP_STOP, 2), /* warn_last */
    /*  4017 */ FSM_I(FSM_OP_STOP, 3), /* grace */
    /*  4018 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4019 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  4020 */ FSM_I(FSM_OP_STORE_AT, 22), 12, 4, /* exit_reason */
    /*  4023 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4024 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 12)), /* coverage_flags */
    /*  4025 */ FSM_I(FSM_OP_STORE_AT, 26), 5, 4, /* flags_high */
    /*  4028 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4029 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 13)), /* coverage_flags */
    /*  4030 */ FSM_I(FSM_OP_STORE_AT, 30), 5, 4, /* flags_middle */
    /*  4033 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4034 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 14)), /* coverage_flags */
    /*  4035 */ FSM_I(FSM_OP_STORE_AT, 34), 5, 4, /* flags_low */
    /*  4038 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  4039 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4040 */ FSM_I(FSM_OP_SET_ADD, 0),
    /*  4041 */ FSM_I(FSM_OP_STORE, 18), 9, /* awaiting */
    /*  4043 */ FSM_I(FSM_OP_PUSH, 0),
    /*  4044 */ FSM_I(FSM_OP_ARG, 0),
    /*  4045 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4046 */ FSM_I(FSM_OP_ARG, 0),
    /*  4047 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  4048 */ FSM_I(FSM_OP_ARG, 0),
    /*  4049 */ FSM_I(FSM_OP_ARGS, FSM_AT(FSM_INST, 12)), 3, /* coverage_flags */
    /*  4051 */ FSM_I(FSM_OP_EMIT, 10), /* SECTION_ENDED */
    /*  4052 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4053 */ FSM_I(FSM_OP_ARG, 0),
    /*  4054 */ FSM_I(FSM_OP_EMIT, 17), /* Summarise */
    /*  4055 */ FSM_I(FSM_OP_PUSH, 0),
    /*  4056 */ FSM_I(FSM_OP_ARG, 0),
    /*  4057 */ FSM_I(FSM_OP_PUSH, 1),
    /*  4058 */ FSM_I(FSM_OP_ARG, 0),
    /*  4059 */ FSM_I(FSM_OP_PUSH, 0),
    /*  4060 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  4061 */ FSM_I(FSM_OP_EMIT, 12), /* INTERVIEW_TERMINATED */
    /*  4062 */ FSM_I(FSM_OP_GOTO, 7), /* TERMINATED */
    /*  4063 */ FSM_I(FSM_OP_STOP, 0), /* section_left */
    /*  4064 */ FSM_I(FSM_OP_STOP, 1), /* warn_first */
    /*  4065 */ FSM_I(FSM_OP_STOP, 2), /* warn_last */
    /*  4066 */ FSM_I(FSM_OP_STOP, 3), /* grace */
    /*  4067 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4068 */ FSM_I(FSM_OP_ARG, 0),
    /*  4069 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4070 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  4072 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  4073 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 42)), /* section_left */
    /*  4074 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  4075 */ FSM_I(FSM_OP_SUB, 0),
    /*  4076 */ FSM_I(FSM_OP_ARG, 0),
    /*  4077 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4078 */ FSM_I(FSM_OP_DATA, 37), 4,
    /*  4080 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  4081 */ FSM_I(FSM_OP_CALL, 1252),
    /*  4082 */ FSM_I(FSM_OP_ARG_LIST, 177),
    /*  4083 */ FSM_I(FSM_OP_EMIT, 19), /* TalentUIState */
    /*  4084 */ FSM_I(FSM_OP_DONE, 0),
    /*  4085 */ FSM_I(FSM_OP_TAKE, 43), /* | Abandon | true | - || TERMINATED | emit INTERVIEW_TERMINATED(system, abandoned, "") | */
    /*  4086 */ FSM_I(FSM_OP_PUSH, 0),
    /*  4087 */ FSM_I(FSM_OP_ARG, 0),
    /*  4088 */ FSM_I(FSM_OP_PUSH, 1),
    /*  4089 */ FSM_I(FSM_OP_ARG, 0),
    /*  4090 */ FSM_I(FSM_OP_PUSH, 0),
    /*  4091 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  4092 */ FSM_I(FSM_OP_EMIT, 12), /* INTERVIEW_TERMINATED */
    /*  4093 */ FSM_I(FSM_OP_GOTO, 7), /* TERMINATED */
    /*  4094 */ FSM_I(FSM_OP_STOP, 0), /* section_left */
    /*  4095 */ FSM_I(FSM_OP_STOP, 1), /* warn_first */
    /*  4096 */ FSM_I(FSM_OP_STOP, 2), /* warn_last */
    /*  4097 */ FSM_I(FSM_OP_STOP, 3), /* grace */
    /*  4098 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4099 */ FSM_I(FSM_OP_ARG, 0),
    /*  4100 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4101 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  4103 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  4104 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 42)), /* section_left */
    /*  4105 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  4106 */ FSM_I(FSM_OP_SUB, 0),
    /*  4107 */ FSM_I(FSM_OP_ARG, 0),
    /*  4108 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4109 */ FSM_I(FSM_OP_DATA, 37), 4,
    /*  4111 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  4112 */ FSM_I(FSM_OP_CALL, 1252),
    /*  4113 */ FSM_I(FSM_OP_ARG_LIST, 177),
    /*  4114 */ FSM_I(FSM_OP_EMIT, 19), /* TalentUIState */
    /*  4115 */ FSM_I(FSM_OP_DONE, 0),
    /* PAUSED, CandidateMessage */
    /*  4116 */ FSM_I(FSM_OP_ANSWER, 50), 3, /* CandidateMessage */
    /* PAUSED, CodeSubmission */
    /*  4118 */ FSM_I(FSM_OP_ANSWER, 60), 3, /* CodeSubmission */
    /* PAUSED, AssistantQuery */
    /*  4120 */ FSM_I(FSM_OP_ANSWER, 66), 3, /* AssistantQuery */
    /* PAUSED, Done */
    /*  4122 */ FSM_I(FSM_OP_ANSWER, 75), 3, /* Done */
    /*  4124 */ FSM_I(FSM_OP_ANSWER, 84), 1, /* | Presented, PresentFailed | idle || ignore | - | */
    /*  4126 */ FSM_I(FSM_OP_TAKE, 83), /* | Presented | not idle || stay | present; history IN_PROGRESS = SECTION_QUESTION_ACTIVE | */
    /*  4127 */ FSM_I(FSM_OP_SET, 16), 0, /* presenting */
    /*  4129 */ FSM_I(FSM_OP_PUSH, 1),
    /*  4130 */ FSM_I(FSM_OP_ARG, 0),
    /*  4131 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4132 */ FSM_I(FSM_OP_ARG, 0),
    /*  4133 */ FSM_I(FSM_OP_TEXT, FSM_AT(FSM_FIELD, 0)),
    /*  4134 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  4135 */ FSM_I(FSM_OP_EMIT, 3), /* PROMPT_PRESENTED */
    /*  4136 */ FSM_I(FSM_OP_SET, 5), 2,
    /*  4138 */ FSM_I(FSM_OP_DONE, 0),
    /*  4139 */ FSM_I(FSM_OP_ANSWER, 95), 1, /* | Presented, PresentFailed | idle || ignore | - | */
    /*  4141 */ FSM_I(FSM_OP_TAKE, 93), /* | PresentFailed | pending || stay | present_again | */
    /*  4142 */ FSM_I(FSM_OP_SET, 16), 2, /* presenting */
    /*  4144 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4145 */ FSM_I(FSM_OP_ARG, 0),
    /*  4146 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4147 */ FSM_I(FSM_OP_DATA, 33), 4,
    /*  4149 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  4150 */ FSM_I(FSM_OP_EMIT, 15), /* Present */
    /*  4151 */ FSM_I(FSM_OP_DONE, 0),
    /*  4152 */ FSM_I(FSM_OP_TAKE, 94), /* | PresentFailed | retried || TERMINATED | fail | */
    /*  4153 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 4)),
    /*  4154 */ FSM_I(FSM_OP_STORE_TEMP, 0),
    /*  4155 */ FSM_I(FSM_OP_SET, 9), 1, /* ended */
    /*  4157 */ FSM_I(FSM_OP_SET, 16), 0, /* presenting */
    /*  4159 */ FSM_I(FSM_OP_SET, 17), 0, /* judging */
    /*  4161 */ FSM_I(FSM_OP_STOP, 1), /* warn_first */
    /*  4162 */ FSM_I(FSM_OP_STOP, 2), /* warn_last */
    /*  4163 */ FSM_I(FSM_OP_STOP, 3), /* grace */
    /*  4164 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4165 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  4166 */ FSM_I(FSM_OP_STORE_AT, 22), 12, 4, /* exit_reason */
    /*  4169 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4170 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 12)), /* coverage_flags */
    /*  4171 */ FSM_I(FSM_OP_STORE_AT, 26), 5, 4, /* flags_high */
    /*  4174 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4175 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 13)), /* coverage_flags */
    /*  4176 */ FSM_I(FSM_OP_STORE_AT, 30), 5, 4, /* flags_middle */
    /*  4179 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4180 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 14)), /* coverage_flags */
    /*  4181 */ FSM_I(FSM_OP_STORE_AT, 34), 5, 4, /* flags_low */
    /*  4184 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  4185 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4186 */ FSM_I(FSM_OP_SET_ADD, 0),
    /*  4187 */ FSM_I(FSM_OP_STORE, 18), 9, /* awaiting */
    /*  4189 */ FSM_I(FSM_OP_PUSH, 0),
    /*  4190 */ FSM_I(FSM_OP_ARG, 0),
    /*  4191 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4192 */ FSM_I(FSM_OP_ARG, 0),
    /*  4193 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  4194 */ FSM_I(FSM_OP_ARG, 0),
    /*  4195 */ FSM_I(FSM_OP_ARGS, FSM_AT(FSM_INST, 12)), 3, /* coverage_flags */
    /*  4197 */ FSM_I(FSM_OP_EMIT, 10), /* SECTION_ENDED */
    /*  4198 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4199 */ FSM_I(FSM_OP_ARG, 0),
    /*  4200 */ FSM_I(FSM_OP_EMIT, 17), /* Summarise */
    /*  4201 */ FSM_I(FSM_OP_PUSH, 0),
    /*  4202 */ FSM_I(FSM_OP_ARG, 0),
    /*  4203 */ FSM_I(FSM_OP_PUSH, 0),
    /*  4204 */ FSM_I(FSM_OP_ARG, 0),
    /*  4205 */ FSM_I(FSM_OP_TEXT, FSM_AT(FSM_FIELD, 0)),
    /*  4206 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  4207 */ FSM_I(FSM_OP_EMIT, 12), /* INTERVIEW_TERMINATED */
    /*  4208 */ FSM_I(FSM_OP_GOTO, 7), /* TERMINATED */
    /*  4209 */ FSM_I(FSM_OP_STOP, 0), /* section_left */
    /*  4210 */ FSM_I(FSM_OP_STOP, 1), /* warn_first */
    /*  4211 */ FSM_I(FSM_OP_STOP, 2), /* warn_last */
    /*  4212 */ FSM_I(FSM_OP_STOP, 3), /* grace */
    /*  4213 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4214 */ FSM_I(FSM_OP_ARG, 0),
    /*  4215 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4216 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  4218 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  4219 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 42)), /* section_left */
    /*  4220 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  4221 */ FSM_I(FSM_OP_SUB, 0),
    /*  4222 */ FSM_I(FSM_OP_ARG, 0),
    /*  4223 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4224 */ FSM_I(FSM_OP_DATA, 37), 4,
    /*  4226 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  4227 */ FSM_I(FSM_OP_CALL, 1252),
    /*  4228 */ FSM_I(FSM_OP_ARG_LIST, 177),
    /*  4229 */ FSM_I(FSM_OP_EMIT, 19), /* TalentUIState */
    /*  4230 */ FSM_I(FSM_OP_DONE, 0),
    /*  4231 */ FSM_I(FSM_OP_TAKE, 105), /* | Coverage | pending | uncovered || stay | follow_up(question_for(level, not_covered)); history IN_PROGRESS = SECTION_FOLLOWUP_ACTIVE | */
    /*  4232 */ FSM_I(FSM_OP_CALL, 1),
    /*  4233 */ FSM_I(FSM_OP_STORE_TEMP, 0),
    /*  4234 */ FSM_I(FSM_OP_COPY, 12), 6291456, 196613, /* coverage_flags */
    /*  4237 */ FSM_I(FSM_OP_SET, 17), 0, /* judging */
    /*  4239 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 10)), /* followup_budget_remaining */
    /*  4240 */ FSM_I(FSM_OP_PUSH, 1),
    /*  4241 */ FSM_I(FSM_OP_SUB, 0),
    /*  4242 */ FSM_I(FSM_OP_STORE, 10), 3, /* followup_budget_remaining */
    /*  4244 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* asked */
    /*  4245 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  4246 */ FSM_I(FSM_OP_DATA, 77), 25,
    /*  4248 */ FSM_I(FSM_OP_SET_ADD, 0),
    /*  4249 */ FSM_I(FSM_OP_STORE, 11), 4, /* asked */
    /*  4251 */ FSM_I(FSM_OP_PUSH, 1),
    /*  4252 */ FSM_I(FSM_OP_ARG, 0),
    /*  4253 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4254 */ FSM_I(FSM_OP_ARG, 0),
    /*  4255 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  4256 */ FSM_I(FSM_OP_DATA, 77), 25,
    /*  4258 */ FSM_I(FSM_OP_ARG, 0),
    /*  4259 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  4260 */ FSM_I(FSM_OP_DATA, 102), 25,
    /*  4262 */ FSM_I(FSM_OP_ARG, 0),
    /*  4263 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  4264 */ FSM_I(FSM_OP_DATA, 152), 25,
    /*  4266 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  4267 */ FSM_I(FSM_OP_EMIT, 5), /* FOLLOWUP_PRESENTED */
    /*  4268 */ FSM_I(FSM_OP_SET, 5), 3,
    /*  4270 */ FSM_I(FSM_OP_DONE, 0),
    /*  4271 */ FSM_I(FSM_OP_TAKE, 106), /* | Coverage | pending | partial || stay | follow_up(question_for(level, partially_covered)); history IN_PROGRESS = SECTION_FOLLOWUP_ACTIVE | */
    /*  4272 */ FSM_I(FSM_OP_CALL, 528),
    /*  4273 */ FSM_I(FSM_OP_STORE_TEMP, 0),
    /*  4274 */ FSM_I(FSM_OP_COPY, 12), 6291456, 196613, /* coverage_flags */
    /*  4277 */ FSM_I(FSM_OP_SET, 17), 0, /* judging */
    /*  4279 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 10)), /* followup_budget_remaining */
    /*  4280 */ FSM_I(FSM_OP_PUSH, 1),
    /*  4281 */ FSM_I(FSM_OP_SUB, 0),
    /*  4282 */ FSM_I(FSM_OP_STORE, 10), 3, /* followup_budget_remaining */
    /*  4284 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* asked */
    /*  4285 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  4286 */ FSM_I(FSM_OP_DATA, 77), 25,
    /*  4288 */ FSM_I(FSM_OP_SET_ADD, 0),
    /*  4289 */ FSM_I(FSM_OP_STORE, 11), 4, /* asked */
    /*  4291 */ FSM_I(FSM_OP_PUSH, 1),
    /*  4292 */ FSM_I(FSM_OP_ARG, 0),
    /*  4293 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4294 */ FSM_I(FSM_OP_ARG, 0),
    /*  4295 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  4296 */ FSM_I(FSM_OP_DATA, 77), 25,
    /*  4298 */ FSM_I(FSM_OP_ARG, 0),
    /*  4299 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  4300 */ FSM_I(FSM_OP_DATA, 102), 25,
    /*  4302 */ FSM_I(FSM_OP_ARG, 0),
    /*  4303 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  4304 */ FSM_I(FSM_OP_DATA, 152), 25,
    /*  4306 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  4307 */ FSM_I(FSM_OP_EMIT, 5), /* FOLLOWUP_PRESENTED */
    /*  4308 */ FSM_I(FSM_OP_SET, 5), 3,
    /*  4310 */ FSM_I(FSM_OP_DONE, 0),
    /*  4311 */ FSM_I(FSM_OP_TAKE, 142), /* | expired section_left | false | true || COMPLETED | close(time_expired) | */
    /*  4312 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 0)),
    /*  4313 */ FSM_I(FSM_OP_STORE_TEMP, 0),
    /*  4314 */ FSM_I(FSM_OP_SET, 9), 1, /* ended */
    /*  4316 */ FSM_I(FSM_OP_SET, 16), 0, /* presenting */
    /*  4318 */ FSM_I(FSM_OP_SET, 17), 0, /* judging */
    /*  4320 */ FSM_I(FSM_OP_STOP, 1), /* warn_first */
    /*  4321 */ FSM_I(FSM_OP_STOP, 2), /* warn_last */
    /*  4322 */ FSM_I(FSM_OP_STOP, 3), /* grace */
    /*  4323 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4324 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  4325 */ FSM_I(FSM_OP_STORE_AT, 22), 12, 4, /* exit_reason */
    /*  4328 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4329 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 12)), /* coverage_flags */
    /*  4330 */ FSM_I(FSM_OP_STORE_AT, 26), 5, 4, /* flags_high */
    /*  4333 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4334 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 13)), /* coverage_flags */
    /*  4335 */ FSM_I(FSM_OP_STORE_AT, 30), 5, 4, /* flags_middle */
    /*  4338 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4339 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 14)), /* coverage_flags */
    /*  4340 */ FSM_I(FSM_OP_STORE_AT, 34), 5, 4, /* flags_low */
    /*  4343 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  4344 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4345 */ FSM_I(FSM_OP_SET_ADD, 0),
    /*  4346 */ FSM_I(FSM_OP_STORE, 18), 9, /* awaiting */
    /*  4348 */ FSM_I(FSM_OP_PUSH, 0),
    /*  4349 */ FSM_I(FSM_OP_ARG, 0),
    /*  4350 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4351 */ FSM_I(FSM_OP_ARG, 0),
    /*  4352 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  4353 */ FSM_I(FSM_OP_ARG, 0),
    /*  4354 */ FSM_I(FSM_OP_ARGS, FSM_AT(FSM_INST, 12)), 3, /* coverage_flags */
    /*  4356 */ FSM_I(FSM_OP_EMIT, 10), /* SECTION_ENDED */
    /*  4357 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4358 */ FSM_I(FSM_OP_ARG, 0),
    /*  4359 */ FSM_I(FSM_OP_EMIT, 17), /* Summarise */
    /*  4360 */ FSM_I(FSM_OP_GOTO, 6), /* COMPLETED */
    /*  4361 */ FSM_I(FSM_OP_STOP, 0), /* section_left */
    /*  4362 */ FSM_I(FSM_OP_PUSH, 0),
    /*  4363 */ FSM_I(FSM_OP_ARG, 0),
    /*  4364 */ FSM_I(FSM_OP_EMIT, 11), /* INTERVIEW_COMPLETED */
    /*  4365 */ FSM_I(FSM_OP_PUSH, 15000),
    /*  4366 */ FSM_I(FSM_OP_START, 3), /* grace */
    /*  4367 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4368 */ FSM_I(FSM_OP_ARG, 0),
    /*  4369 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4370 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  4372 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  4373 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 42)), /* section_left */
    /*  4374 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  4375 */ FSM_I(FSM_OP_SUB, 0),
    /*  4376 */ FSM_I(FSM_OP_ARG, 0),
    /*  4377 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4378 */ FSM_I(FSM_OP_DATA, 37), 4,
    /*  4380 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  4381 */ FSM_I(FSM_OP_CALL, 1252),
    /*  4382 */ FSM_I(FSM_OP_ARG_LIST, 177),
    /*  4383 */ FSM_I(FSM_OP_EMIT, 19), /* TalentUIState */
    /*  4384 */ FSM_I(FSM_OP_DONE, 0),
    /*  4385 */ FSM_I(FSM_OP_TAKE, 143), /* | expired section_left | true | true || COMPLETED | - | */
    /*  4386 */ FSM_I(FSM_OP_GOTO, 6), /* COMPLETED */
    /*  4387 */ FSM_I(FSM_OP_STOP, 0), /* section_left */
    /*  4388 */ FSM_I(FSM_OP_PUSH, 0),
    /*  4389 */ FSM_I(FSM_OP_ARG, 0),
    /*  4390 */ FSM_I(FSM_OP_EMIT, 11), /* INTERVIEW_COMPLETED */
    /*  4391 */ FSM_I(FSM_OP_PUSH, 15000),
    /*  4392 */ FSM_I(FSM_OP_START, 3), /* grace */
    /*  4393 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4394 */ FSM_I(FSM_OP_ARG, 0),
    /*  4395 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4396 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  4398 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  4399 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 42)), /* section_left */
    /*  4400 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  4401 */ FSM_I(FSM_OP_SUB, 0),
    /*  4402 */ FSM_I(FSM_OP_ARG, 0),
    /*  4403 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4404 */ FSM_I(FSM_OP_DATA, 37), 4,
    /*  4406 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  4407 */ FSM_I(FSM_OP_CALL, 1252),
    /*  4408 */ FSM_I(FSM_OP_ARG_LIST, 177),
    /*  4409 */ FSM_I(FSM_OP_EMIT, 19), /* TalentUIState */
    /*  4410 */ FSM_I(FSM_OP_DONE, 0),
    /*  4411 */ FSM_I(FSM_OP_TAKE, 140), /* | expired section_left | false | false || stay | time_up; advance; history IN_PROGRESS = SECTION_INTRO | */
    /*  4412 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 0)),
    /*  4413 */ FSM_I(FSM_OP_STORE_TEMP, 0),
    /*  4414 */ FSM_I(FSM_OP_SET, 9), 1, /* ended */
    /*  4416 */ FSM_I(FSM_OP_SET, 16), 0, /* presenting */
    /*  4418 */ FSM_I(FSM_OP_SET, 17), 0, /* judging */
    /*  4420 */ FSM_I(FSM_OP_STOP, 1), /* warn_first */
    /*  4421 */ FSM_I(FSM_OP_STOP, 2), /* warn_last */
    /*  4422 */ FSM_I(FSM_OP_STOP, 3), /* grace */
    /*  4423 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4424 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  4425 */ FSM_I(FSM_OP_STORE_AT, 22), 12, 4, /* exit_reason */
    /*  4428 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4429 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 12)), /* coverage_flags */
    /*  4430 */ FSM_I(FSM_OP_STORE_AT, 26), 5, 4, /* flags_high */
    /*  4433 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4434 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 13)), /* coverage_flags */
    /*  4435 */ FSM_I(FSM_OP_STORE_AT, 30), 5, 4, /* flags_middle */
    /*  4438 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4439 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 14)), /* coverage_flags */
    /*  4440 */ FSM_I(FSM_OP_STORE_AT, 34), 5, 4, /* flags_low */
    /*  4443 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  4444 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4445 */ FSM_I(FSM_OP_SET_ADD, 0),
    /*  4446 */ FSM_I(FSM_OP_STORE, 18), 9, /* awaiting */
    /*  4448 */ FSM_I(FSM_OP_PUSH, 0),
    /*  4449 */ FSM_I(FSM_OP_ARG, 0),
    /*  4450 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4451 */ FSM_I(FSM_OP_ARG, 0),
    /*  4452 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  4453 */ FSM_I(FSM_OP_ARG, 0),
    /*  4454 */ FSM_I(FSM_OP_ARGS, FSM_AT(FSM_INST, 12)), 3, /* coverage_flags */
    /*  4456 */ FSM_I(FSM_OP_EMIT, 10), /* SECTION_ENDED */
    /*  4457 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4458 */ FSM_I(FSM_OP_ARG, 0),
    /*  4459 */ FSM_I(FSM_OP_EMIT, 17), /* Summarise */
    /*  4460 */ FSM_I(FSM_OP_PUSH, 15000),
    /*  4461 */ FSM_I(FSM_OP_START, 3), /* grace */
    /*  4462 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4463 */ FSM_I(FSM_OP_SUCC, 4),
    /*  4464 */ FSM_I(FSM_OP_STORE, 7), 11, /* section */
    /*  4466 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  4467 */ FSM_I(FSM_OP_STORE, 8), 1, /* section_start_time */
    /*  4469 */ FSM_I(FSM_OP_SET, 9), 0, /* ended */
    /*  4471 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4472 */ FSM_I(FSM_OP_DATA, 9), 4,
    /*  4474 */ FSM_I(FSM_OP_STORE, 10), 3, /* followup_budget_remaining */
    /*  4476 */ FSM_I(FSM_OP_SET, 11), 0, /* asked */
    /*  4478 */ FSM_I(FSM_OP_PUSH, 0),
    /*  4479 */ FSM_I(FSM_OP_FILL, 12), 196613, /* coverage_flags */
    /*  4481 */ FSM_I(FSM_OP_SET, 15), 0, /* content */
    /*  4483 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4484 */ FSM_I(FSM_OP_DATA, 5), 4,
    /*  4486 */ FSM_I(FSM_OP_START, 0), /* section_left */
    /*  4487 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4488 */ FSM_I(FSM_OP_DATA, 5), 4,
    /*  4490 */ FSM_I(FSM_OP_PUSH, 120000),
    /*  4491 */ FSM_I(FSM_OP_SUB, 0),
    /*  4492 */ FSM_I(FSM_OP_START, 1), /* warn_first */
    /*  4493 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4494 */ FSM_I(FSM_OP_DATA, 5), 4,
    /*  4496 */ FSM_I(FSM_OP_PUSH, 30000),
    /*  4497 */ FSM_I(FSM_OP_SUB, 0),
    /*  4498 */ FSM_I(FSM_OP_START, 2), /* warn_last */
    /*  4499 */ FSM_I(FSM_OP_PUSH, 0),
    /*  4500 */ FSM_I(FSM_OP_ARG, 0),
    /*  4501 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4502 */ FSM_I(FSM_OP_ARG, 0),
    /*  4503 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4504 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  4506 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  4507 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 42)), /* section_left */
    /*  4508 */ FSM_I(FSM_OP_ARG, 0),
    /*  4509 */ FSM_I(FSM_OP_EMIT, 2), /* SECTION_STARTED */
    /*  4510 */ FSM_I(FSM_OP_SET, 16), 1, /* presenting */
    /*  4512 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4513 */ FSM_I(FSM_OP_ARG, 0),
    /*  4514 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4515 */ FSM_I(FSM_OP_DATA, 33), 4,
    /*  4517 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  4518 */ FSM_I(FSM_OP_EMIT, 15), /* Present */
    /*  4519 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4520 */ FSM_I(FSM_OP_ARG, 0),
    /*  4521 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4522 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  4524 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  4525 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 42)), /* section_left */
    /*  4526 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  4527 */ FSM_I(FSM_OP_SUB, 0),
    /*  4528 */ FSM_I(FSM_OP_ARG, 0),
    /*  4529 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4530 */ FSM_I(FSM_OP_DATA, 37), 4,
    /*  4532 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  4533 */ FSM_I(FSM_OP_CALL, 1252),
    /*  4534 */ FSM_I(FSM_OP_ARG_LIST, 177),
    /*  4535 */ FSM_I(FSM_OP_EMIT, 19), /* TalentUIState */
    /*  4536 */ FSM_I(FSM_OP_SET, 5), 1,
    /*  4538 */ FSM_I(FSM_OP_DONE, 0),
    /*  4539 */ FSM_I(FSM_OP_TAKE, 141), /* | expired section_left | true | false || stay | advance; history IN_PROGRESS = SECTION_INTRO | */
    /*  4540 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4541 */ FSM_I(FSM_OP_SUCC, 4),
    /*  4542 */ FSM_I(FSM_OP_STORE, 7), 11, /* section */
    /*  4544 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  4545 */ FSM_I(FSM_OP_STORE, 8), 1, /* section_start_time */
    /*  4547 */ FSM_I(FSM_OP_SET, 9), 0, /* ended */
    /*  4549 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4550 */ FSM_I(FSM_OP_DATA, 9), 4,
    /*  4552 */ FSM_I(FSM_OP_STORE, 10), 3, /* followup_budget_remaining */
    /*  4554 */ FSM_I(FSM_OP_SET, 11), 0, /* asked */
    /*  4556 */ FSM_I(FSM_OP_PUSH, 0),
    /*  4557 */ FSM_I(FSM_OP_FILL, 12), 196613, /* coverage_flags */
    /*  4559 */ FSM_I(FSM_OP_SET, 15), 0, /* content */
    /*  4561 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4562 */ FSM_I(FSM_OP_DATA, 5), 4,
    /*  4564 */ FSM_I(FSM_OP_START, 0), /* section_left */
    /*  4565 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4566 */ FSM_I(FSM_OP_DATA, 5), 4,
    /*  4568 */ FSM_I(FSM_OP_PUSH, 120000),
    /*  4569 */ FSM_I(FSM_OP_SUB, 0),
    /*  4570 */ FSM_I(FSM_OP_START, 1), /* warn_first */
    /*  4571 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4572 */ FSM_I(FSM_OP_DATA, 5), 4,
    /*  4574 */ FSM_I(FSM_OP_PUSH, 30000),
    /*  4575 */ FSM_I(FSM_OP_SUB, 0),
    /*  4576 */ FSM_I(FSM_OP_START, 2), /* warn_last */
    /*  4577 */ FSM_I(FSM_OP_PUSH, 0),
    /*  4578 */ FSM_I(FSM_OP_ARG, 0),
    /*  4579 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4580 */ FSM_I(FSM_OP_ARG, 0),
    /*  4581 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4582 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  4584 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  4585 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 42)), /* section_left */
    /*  4586 */ FSM_I(FSM_OP_ARG, 0),
    /*  4587 */ FSM_I(FSM_OP_EMIT, 2), /* SECTION_STARTED */
    /*  4588 */ FSM_I(FSM_OP_SET, 16), 1, /* presenting */
    /*  4590 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4591 */ FSM_I(FSM_OP_ARG, 0),
    /*  4592 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4593 */ FSM_I(FSM_OP_DATA, 33), 4,
    /*  4595 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  4596 */ FSM_I(FSM_OP_EMIT, 15), /* Present */
    /*  4597 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4598 */ FSM_I(FSM_OP_ARG, 0),
    /*  4599 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4600 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  4602 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  4603 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 42)), /* section_left */
    /*  4604 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  4605 */ FSM_I(FSM_OP_SUB, 0),
    /*  4606 */ FSM_I(FSM_OP_ARG, 0),
    /*  4607 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4608 */ FSM_I(FSM_OP_DATA, 37), 4,
    /*  4610 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  4611 */ FSM_I(FSM_OP_CALL, 1252),
    /*  4612 */ FSM_I(FSM_OP_ARG_LIST, 177),
    /*  4613 */ FSM_I(FSM_OP_EMIT, 19), /* TalentUIState */
    /*  4614 */ FSM_I(FSM_OP_SET, 5), 1,
    /*  4616 */ FSM_I(FSM_OP_DONE, 0),
    /* PAUSED, expired warn_first */
    /*  4617 */ FSM_I(FSM_OP_TAKE, 145), /* | expired warn_first | - | - || stay | emit SECTION_TIME_WARNING(system, section, first_warning) | */
    /*  4618 */ FSM_I(FSM_OP_PUSH, 0),
    /*  4619 */ FSM_I(FSM_OP_ARG, 0),
    /*  4620 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4621 */ FSM_I(FSM_OP_ARG, 0),
    /*  4622 */ FSM_I(FSM_OP_PUSH, 120000),
    /*  4623 */ FSM_I(FSM_OP_ARG, 0),
    /*  4624 */ FSM_I(FSM_OP_EMIT, 9), /* SECTION_TIME_WARNING */
    /*  4625 */ FSM_I(FSM_OP_DONE, 0),
    /* PAUSED, expired warn_last */
    /*  4626 */ FSM_I(FSM_OP_TAKE, 147), /* | expired warn_last | - | - || stay | emit SECTION_TIME_WARNING(system, section, last_warning) | */
    /*  4627 */ FSM_I(FSM_OP_PUSH, 0),
    /*  4628 */ FSM_I(FSM_OP_ARG, 0),
    /*  4629 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4630 */ FSM_I(FSM_OP_ARG, 0),
    /*  4631 */ FSM_I(FSM_OP_PUSH, 30000),
    /*  4632 */ FSM_I(FSM_OP_ARG, 0),
    /*  4633 */ FSM_I(FSM_OP_EMIT, 9), /* SECTION_TIME_WARNING */
    /*  4634 */ FSM_I(FSM_OP_DONE, 0),
    /* PAUSED, expired grace */
    /*  4635 */ FSM_I(FSM_OP_TAKE, 149), /* | expired grace | - | - || stay | - | */
    /*  4636 */ FSM_I(FSM_OP_DONE, 0),
    /* COMPLETED, Start */
    /*  4637 */ FSM_I(FSM_OP_ANSWER, 27), 1, /* Start */
    /* COMPLETED, Disconnect */
    /*  4639 */ FSM_I(FSM_OP_ANSWER, 32), 1, /* Disconnect */
    /* COMPLETED, Reconnect */
    /*  4641 */ FSM_I(FSM_OP_ANSWER, 37), 1, /* Reconnect */
    /* COMPLETED, Abandon */
    /*  4643 */ FSM_I(FSM_OP_ANSWER, 44), 1, /* Abandon */
    /*  4645 */ FSM_I(FSM_OP_ANSWER, 52), 3, /* | CandidateMessage | stopped || reject | - | */
    /*  4647 */ FSM_I(FSM_OP_TAKE, 51), /* | CandidateMessage | running || stay | emit CANDIDATE_MESSAGE(candidate, section, true, text) | */
    /*  4648 */ FSM_I(FSM_OP_PUSH, 3),
    /*  4649 */ FSM_I(FSM_OP_ARG, 0),
    /*  4650 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4651 */ FSM_I(FSM_OP_ARG, 0),
    /*  4652 */ FSM_I(FSM_OP_PUSH, 1),
    /*  4653 */ FSM_I(FSM_OP_ARG, 0),
    /*  4654 */ FSM_I(FSM_OP_TEXT, FSM_AT(FSM_FIELD, 0)),
    /*  4655 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  4656 */ FSM_I(FSM_OP_EMIT, 4), /* CANDIDATE_MESSAGE */
    /*  4657 */ FSM_I(FSM_OP_DONE, 0),
    /* COMPLETED, CodeSubmission */
    /*  4658 */ FSM_I(FSM_OP_ANSWER, 61), 3, /* CodeSubmission */
    /* COMPLETED, AssistantQuery */
    /*  4660 */ FSM_I(FSM_OP_ANSWER, 67), 3, /* AssistantQuery */
    /* COMPLETED, Done */
    /*  4662 */ FSM_I(FSM_OP_ANSWER, 76), 3, /* Done */
    /* COMPLETED, Presented */
    /*  4664 */ FSM_I(FSM_OP_ANSWER, 85), 1, /* Presented */
    /* COMPLETED, PresentFailed */
    /*  4666 */ FSM_I(FSM_OP_ANSWER, 96), 1, /* PresentFailed */
    /* COMPLETED, Coverage */
    /*  4668 */ FSM_I(FSM_OP_ANSWER, 107), 1, /* Coverage */
    /* COMPLETED, CoverageFailed */
    /*  4670 */ FSM_I(FSM_OP_ANSWER, 111), 1, /* CoverageFailed */
    /*  4672 */ FSM_I(FSM_OP_ANSWER, 117), 1, /* | Summary, SummaryFailed | false || ignore | - | */
    /*  4674 */ FSM_I(FSM_OP_TAKE, 116), /* | Summary | true || stay | store(text) | */
    /*  4675 */ FSM_I(FSM_OP_TEXT, FSM_AT(FSM_FIELD, 1)),
    /*  4676 */ FSM_I(FSM_OP_STORE_TEMP, 0),
    /*  4677 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  4678 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  4679 */ FSM_I(FSM_OP_SET_DEL, 0),
    /*  4680 */ FSM_I(FSM_OP_STORE, 18), 9, /* awaiting */
    /*  4682 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  4683 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  4684 */ FSM_I(FSM_OP_STORE_AT, 38), 10, 4, /* bounded_context_summary */
    /*  4687 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  4688 */ FSM_I(FSM_OP_ARG, 0),
    /*  4689 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  4690 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  4691 */ FSM_I(FSM_OP_EMIT, 14), /* StoreSummary */
    /*  4692 */ FSM_I(FSM_OP_DONE, 0),
    /*  4693 */ FSM_I(FSM_OP_ANSWER, 124), 1, /* | Summary, SummaryFailed | false || ignore | - | */
    /*  4695 */ FSM_I(FSM_OP_TAKE, 123), /* | SummaryFailed | true || stay | store("") | */
    /*  4696 */ FSM_I(FSM_OP_PUSH, 0),
    /*  4697 */ FSM_I(FSM_OP_STORE_TEMP, 0),
    /*  4698 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  4699 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  4700 */ FSM_I(FSM_OP_SET_DEL, 0),
    /*  4701 */ FSM_I(FSM_OP_STORE, 18), 9, /* awaiting */
    /*  4703 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  4704 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  4705 */ FSM_I(FSM_OP_STORE_AT, 38), 10, 4, /* bounded_context_summary */
    /*  4708 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  4709 */ FSM_I(FSM_OP_ARG, 0),
    /*  4710 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  4711 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  4712 */ FSM_I(FSM_OP_EMIT, 14), /* StoreSummary */
    /*  4713 */ FSM_I(FSM_OP_DONE, 0),
    /* COMPLETED, AssistantReply */
    /*  4714 */ FSM_I(FSM_OP_ANSWER, 130), 1, /* AssistantReply */
    /* COMPLETED, AssistantFailed */
    /*  4716 */ FSM_I(FSM_OP_ANSWER, 134), 1, /* AssistantFailed */
    /* COMPLETED, expired grace */
    /*  4718 */ FSM_I(FSM_OP_TAKE, 150), /* | expired grace | - || stay | - | */
    /*  4719 */ FSM_I(FSM_OP_DONE, 0),
    /* TERMINATED, Start */
    /*  4720 */ FSM_I(FSM_OP_ANSWER, 28), 1, /* Start */
    /* TERMINATED, Disconnect */
    /*  4722 */ FSM_I(FSM_OP_ANSWER, 33), 1, /* Disconnect */
    /* TERMINATED, Reconnect */
    /*  4724 */ FSM_I(FSM_OP_ANSWER, 38), 1, /* Reconnect */
    /* TERMINATED, Abandon */
    /*  4726 */ FSM_I(FSM_OP_ANSWER, 45), 1, /* Abandon */
    /* TERMINATED, CandidateMessage */
    /*  4728 */ FSM_I(FSM_OP_ANSWER, 53), 3, /* CandidateMessage */
    /* TERMINATED, CodeSubmission */
    /*  4730 */ FSM_I(FSM_OP_ANSWER, 62), 3, /* CodeSubmission */
    /* TERMINATED, AssistantQuery */
    /*  4732 */ FSM_I(FSM_OP_ANSWER, 68), 3, /* AssistantQuery */
    /* TERMINATED, Done */
    /*  4734 */ FSM_I(FSM_OP_ANSWER, 77), 3, /* Done */
    /* TERMINATED, Presented */
    /*  4736 */ FSM_I(FSM_OP_ANSWER, 86), 1, /* Presented */
    /* TERMINATED, PresentFailed */
    /*  4738 */ FSM_I(FSM_OP_ANSWER, 97), 1, /* PresentFailed */
    /* TERMINATED, Coverage */
    /*  4740 */ FSM_I(FSM_OP_ANSWER, 108), 1, /* Coverage */
    /* TERMINATED, CoverageFailed */
    /*  4742 */ FSM_I(FSM_OP_ANSWER, 112), 1, /* CoverageFailed */
    /*  4744 */ FSM_I(FSM_OP_ANSWER, 119), 1, /* | Summary, SummaryFailed | false || ignore | - | */
    /*  4746 */ FSM_I(FSM_OP_TAKE, 118), /* | Summary | true || stay | store(text) | */
    /*  4747 */ FSM_I(FSM_OP_TEXT, FSM_AT(FSM_FIELD, 1)),
    /*  4748 */ FSM_I(FSM_OP_STORE_TEMP, 0),
    /*  4749 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  4750 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  4751 */ FSM_I(FSM_OP_SET_DEL, 0),
    /*  4752 */ FSM_I(FSM_OP_STORE, 18), 9, /* awaiting */
    /*  4754 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  4755 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  4756 */ FSM_I(FSM_OP_STORE_AT, 38), 10, 4, /* bounded_context_summary */
    /*  4759 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  4760 */ FSM_I(FSM_OP_ARG, 0),
    /*  4761 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  4762 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  4763 */ FSM_I(FSM_OP_EMIT, 14), /* StoreSummary */
    /*  4764 */ FSM_I(FSM_OP_DONE, 0),
    /*  4765 */ FSM_I(FSM_OP_ANSWER, 126), 1, /* | Summary, SummaryFailed | false || ignore | - | */
    /*  4767 */ FSM_I(FSM_OP_TAKE, 125), /* | SummaryFailed | true || stay | store("") | */
    /*  4768 */ FSM_I(FSM_OP_PUSH, 0),
    /*  4769 */ FSM_I(FSM_OP_STORE_TEMP, 0),
    /*  4770 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  4771 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  4772 */ FSM_I(FSM_OP_SET_DEL, 0),
    /*  4773 */ FSM_I(FSM_OP_STORE, 18), 9, /* awaiting */
    /*  4775 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  4776 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  4777 */ FSM_I(FSM_OP_STORE_AT, 38), 10, 4, /* bounded_context_summary */
    /*  4780 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  4781 */ FSM_I(FSM_OP_ARG, 0),
    /*  4782 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  4783 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  4784 */ FSM_I(FSM_OP_EMIT, 14), /* StoreSummary */
    /*  4785 */ FSM_I(FSM_OP_DONE, 0),
    /* TERMINATED, AssistantReply */
    /*  4786 */ FSM_I(FSM_OP_ANSWER, 131), 1, /* AssistantReply */
    /* TERMINATED, AssistantFailed */
    /*  4788 */ FSM_I(FSM_OP_ANSWER, 135), 1, /* AssistantFailed */
    /*  4790 */ FSM_I(FSM_OP_GAP, 0),
};

const struct fsm_machine interview_machine = {
    .format = 1,
    .name = "interview", .source = "interview.fsm", .version = 1,
    .hash = {0xbc, 0xe9, 0x0d, 0x26, 0x1e, 0x4f, 0xba, 0xd6, 0x26, 0x5a, 0x6e, 0x50, 0x75, 0x7d, 0xc7, 0x71,
             0xbe, 0x15, 0x4d, 0xbe, 0x16, 0x79, 0xe8, 0x6b, 0xe7, 0xa7, 0x8e, 0x60, 0xce, 0xf4, 0xb5, 0x6b},
    .leaves = 8, .hot_slots = 53, .slots = 57, .shared_slots = 0, .param_slot = 53,
    .queue_slot = 57, .queue_limit = 0, .queue_fields = 0, .text_bytes = 4120, .queue_bytes = 0,
    .types = types, .type_count = 50,
    .names = names, .name_count = 16,
    .params = params, .param_count = 4,
    .vars = vars, .var_count = 19,
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
    .promises = promises, .promise_count = 31,
    .triggers = triggers, .trigger_count = 34,
    .tests = tests, .test_count = 37,
    .cells = cells, .cell_count = 106,
    .masks = masks, .mask_count = 6,
    .rows = rows, .row_count = 154,
    .decisions = decisions, .decision_count = 7,
    .pair_rows = pair_rows, .pair_row_count = 225,
    .pairs = pairs,
    .texts = texts, .text_count = 38,
    .constants = constants, .constant_count = 248,
    .code = code, .code_count = 4791,
    .start = 1673,
};

const char interview_certificate[] =
    "spec: sha256 bce90d261e4fbad6265a6e50757dc771be154dbe1679e86be7a78e60cef4b56b\n"
    "tables: 157 exact: no gap, no overlap\n"
    "states: exhausted 3766316 states on a grid of 7s500ms\n"
    "parameters: min_words = 15, min_code_lines = 1, max_help_len = 1200, max_help_code = 5\n"
    "promises: 24 invariants, 0 assumptions, 7 reachable: all hold\n"
    "tables' bytes: 48275; comparisons per event: at most 310; no malloc, no recursion\n";
