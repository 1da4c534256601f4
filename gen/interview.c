/* Tables, made by fsmc from interview.fsm: interview version 1.
 * Change the spec, not this file. Spec fc25f756645f79ca3fffb123ed25e0200f2acc85e8da231afc78869d23be2034 */
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
    "testing_1", "testing_2", "reflection_0", "reflection_1", "trade_offs_1", "learning_1",
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
    {"question", 22, names_8},
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
    {FSM_SET, 0, 0, 0, 8, 65535, 1, 0, 0, 0, 4194303},
    {FSM_NAMED, 0, 0, 0, 3, 65535, 1, 0, 0, 0, 2},
    {FSM_NAMED, 0, 0, 0, 9, 65535, 1, 0, 0, 0, 2},
    {FSM_NAMED, 0, 0, 0, 10, 65535, 1, 0, 0, 0, 2},
    {FSM_NAMED, 0, 0, 0, 11, 65535, 1, 0, 0, 0, 2},
    {FSM_SET, 0, 0, 0, 1, 65535, 1, 0, 0, 0, 15},
    {FSM_TEXT, 0, 0, 0, 65535, 65535, 1, 0, 0, 0, 1000},
    {FSM_NAMED, 0, 0, 0, 1, 65535, 1, 0, 0, 0, 3},
    {FSM_NAMED, 0, 1, 0, 5, 65535, 1, 0, 0, 0, 4},
    {FSM_ROW, 0, 1, 0, 3, 65535, 1, 0, 0, 0, 21},
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
    {FSM_NAMED, 0, 0, 0, 8, 65535, 1, 0, 0, 0, 21},
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
    {"kind", 31, 4, 0, NULL, 0, 0, 0, 0},
    {"text", 10, 5, 0, NULL, 0, 0, 0, 0},
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
    {"dimension", 34, 0, 0, NULL, 99, 0, 0, 0},
    {"kind", 31, 0, 0, NULL, 121, 0, 0, 0},
    {"text", 33, 0, 0, NULL, 143, 0, 0, 0},
};

static const struct fsm_event_def events[] = {
    {"Start", 0, 1, 1, 1, 65535, 113, 0, 0, 0},
    {"Disconnect", 1, 0, 0, 0, 65535, 114, 1, 0, 0},
    {"Reconnect", 1, 0, 0, 0, 65535, 115, 1, 0, 0},
    {"Abandon", 1, 0, 0, 0, 65535, 116, 1, 0, 0},
    {"CandidateMessage", 1, 2, 2, 1, 65535, 117, 0, 0, 0},
    {"CodeSubmission", 3, 2, 2, 1, 65535, 118, 0, 0, 0},
    {"AssistantQuery", 5, 1, 1, 1, 65535, 119, 0, 0, 0},
    {"Done", 6, 0, 0, 0, 65535, 120, 1, 0, 0},
    {"Presented", 6, 1, 1, 1, 15, 140, 0, 0, 0},
    {"PresentFailed", 7, 1, 1, 1, 15, 140, 0, 0, 0},
    {"Coverage", 8, 1, 3, 0, 16, 141, 0, 0, 0},
    {"CoverageFailed", 9, 0, 0, 0, 16, 141, 1, 0, 0},
    {"Summary", 9, 2, 2, 1, 17, 142, 0, 0, 0},
    {"SummaryFailed", 11, 1, 1, 0, 17, 142, 1, 0, 3},
    {"AssistantReply", 12, 3, 3, 1, 18, 143, 0, 0, 0},
    {"AssistantFailed", 15, 0, 0, 0, 18, 143, 1, 0, 0},
};

static const struct fsm_effect_def effects[] = {
    {"INTERVIEW_CREATED", 0, 2, FSM_NO_CALL, 0, 45, NULL, 65535, 65535, 122},
    {"INTERVIEW_STARTED", 2, 2, FSM_NO_CALL, 0, 45, NULL, 65535, 65535, 123},
    {"SECTION_STARTED", 4, 4, FSM_NO_CALL, 0, 45, NULL, 65535, 65535, 124},
    {"PROMPT_PRESENTED", 8, 3, FSM_NO_CALL, 0, 45, NULL, 65535, 65535, 125},
    {"CANDIDATE_MESSAGE", 11, 4, FSM_NO_CALL, 0, 45, NULL, 65535, 65535, 126},
    {"FOLLOWUP_PRESENTED", 15, 6, FSM_NO_CALL, 0, 45, NULL, 65535, 65535, 127},
    {"CANDIDATE_CODE_SUBMISSION", 21, 4, FSM_NO_CALL, 0, 45, NULL, 65535, 65535, 128},
    {"ASSISTANT_QUERY", 25, 3, FSM_NO_CALL, 0, 45, NULL, 65535, 65535, 129},
    {"ASSISTANT_RESPONSE", 28, 4, FSM_NO_CALL, 0, 45, NULL, 65535, 65535, 130},
    {"SECTION_TIME_WARNING", 32, 3, FSM_NO_CALL, 0, 45, NULL, 65535, 65535, 131},
    {"SECTION_ENDED", 35, 4, FSM_NO_CALL, 0, 45, NULL, 65535, 65535, 132},
    {"INTERVIEW_COMPLETED", 39, 1, FSM_NO_CALL, 0, 45, NULL, 65535, 65535, 133},
    {"INTERVIEW_TERMINATED", 40, 3, FSM_NO_CALL, 0, 45, NULL, 65535, 65535, 134},
    {"NeedOutline", 43, 1, FSM_NO_CALL, 0, 45, NULL, 65535, 65535, 135},
    {"StoreSummary", 44, 2, FSM_NO_CALL, 0, 45, NULL, 65535, 65535, 136},
    {"Present", 46, 2, FSM_LATEST, 1, 45, "interviewer", 8, 9, 140},
    {"Evaluate", 48, 2, FSM_LATEST, 1, 46, "coverage", 10, 11, 141},
    {"Summarise", 50, 1, FSM_QUEUE, 4, 47, "summary", 12, 13, 142},
    {"Assist", 51, 2, FSM_LATEST, 1, 51, "assistant", 14, 15, 143},
    {"TalentUIState", 53, 5, FSM_NO_CALL, 0, 52, NULL, 65535, 65535, 146},
};

static const struct fsm_timer_def timers[] = {
    {"section_left", 41},
    {"warn_first", 42},
    {"warn_last", 43},
    {"grace", 44},
};

static const struct fsm_state_def states[] = {
    {"NOT_STARTED", 65535, 0, 1, 13, 65535, 293},
    {"UNDERWAY", 65535, 1, 5, 0, 65535, 303},
    {"IN_PROGRESS", 1, 1, 4, 1, 5, 321},
    {"SECTION_OPEN", 2, 1, 3, 1, 65535, 329},
    {"SECTION_INTRO", 3, 1, 1, 9, 65535, 356},
    {"SECTION_QUESTION_ACTIVE", 3, 2, 1, 8, 65535, 362},
    {"SECTION_FOLLOWUP_ACTIVE", 3, 3, 1, 8, 65535, 364},
    {"SECTION_WRAPUP", 2, 4, 1, 8, 65535, 368},
    {"PAUSED", 1, 5, 1, 8, 65535, 385},
    {"COMPLETED", 65535, 6, 1, 10, 65535, 412},
    {"TERMINATED", 65535, 7, 1, 10, 65535, 428},
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
    {"pool", 13, 4, 22},
};

static const struct fsm_view_def views[] = {
    {"TalentUIState", 58, 5, 1519},
    {"SectionArtifacts", 63, 6, 1536},
};

static const struct fsm_promise_def promises[] = {
    {"order", FSM_INVARIANT, FSM_ALWAYS_HOLDS, 0, 0, 1234, 439},
    {"boundary", FSM_INVARIANT, FSM_ON_EMIT, 0, 1, 1243, 440},
    {"ends_once", FSM_INVARIANT, FSM_ON_EMIT, 1, 1, 1251, 441},
    {"at_rest", FSM_INVARIANT, FSM_ALWAYS_HOLDS, 2, 0, 1254, 442},
    {"complete", FSM_INVARIANT, FSM_ON_EMIT, 2, 1, 1271, 443},
    {"in_all", FSM_INVARIANT, FSM_ALWAYS_HOLDS, 3, 0, 1277, 446},
    {"timed", FSM_INVARIANT, FSM_ALWAYS_HOLDS, 3, 0, 1279, 447},
    {"time_is_up", FSM_INVARIANT, FSM_ON_EVENT, 3, 1, 1292, 448},
    {"clock_runs", FSM_INVARIANT, FSM_ON_EVENT, 4, 2, 1305, 449},
    {"warned", FSM_INVARIANT, FSM_ON_EMIT, 6, 1, 1314, 450},
    {"late_is_late", FSM_INVARIANT, FSM_ON_EMIT, 7, 1, 1320, 451},
    {"late_is_mute", FSM_INVARIANT, FSM_ON_EMIT, 8, 1, 1327, 452},
    {"code_is_coded", FSM_INVARIANT, FSM_ON_EMIT, 9, 1, 1338, 453},
    {"paused", FSM_INVARIANT, FSM_ON_EVENT, 10, 7, 1342, 454},
    {"bounded", FSM_INVARIANT, FSM_ON_EMIT, 17, 1, 1355, 457},
    {"not_repeated", FSM_INVARIANT, FSM_ON_EMIT, 18, 1, 1365, 458},
    {"of_the_section", FSM_INVARIANT, FSM_ON_EMIT, 19, 1, 1374, 459},
    {"question_first", FSM_INVARIANT, FSM_ON_EMIT, 20, 1, 1388, 460},
    {"covered_enough", FSM_INVARIANT, FSM_ON_EVENT, 21, 1, 1392, 461},
    {"no_skip", FSM_INVARIANT, FSM_ON_EMIT, 22, 1, 1408, 462},
    {"prompted_once", FSM_INVARIANT, FSM_ON_EMIT, 23, 1, 1416, 463},
    {"assistant_mute", FSM_INVARIANT, FSM_ON_EVENT, 24, 3, 1424, 466},
    {"no_restart", FSM_INVARIANT, FSM_ON_EVENT, 27, 1, 1439, 469},
    {"stored_once", FSM_INVARIANT, FSM_ON_EMIT, 28, 1, 1446, 470},
    {"two_failures", FSM_INVARIANT, FSM_ON_EMIT, 29, 1, 1455, 471},
    {"all_done", FSM_REACHABLE, FSM_ALWAYS_HOLDS, 30, 0, 1463, 473},
    {"slept_through", FSM_REACHABLE, FSM_ON_EVENT, 30, 1, 1467, 474},
    {"gives_up", FSM_REACHABLE, FSM_ON_EMIT, 31, 1, 1475, 475},
    {"budget_spent", FSM_REACHABLE, FSM_ALWAYS_HOLDS, 32, 0, 1483, 476},
    {"minimum_met", FSM_REACHABLE, FSM_ON_EVENT, 32, 1, 1495, 477},
    {"late_code", FSM_REACHABLE, FSM_ON_EMIT, 33, 1, 1501, 478},
    {"three_owed", FSM_REACHABLE, FSM_ALWAYS_HOLDS, 34, 0, 1503, 479},
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
    {"followup_budget_remaining", 929, 3, 1, 170},
    {"question_for(cov, not_covered)", 931, 13, 1, 171},
    {"question_for(cov, partially_covered)", 933, 13, 1, 172},
    {"count cov = covered - sections[section].need", 961, 14, 1, 177},
    {"ask(cov)", 969, 15, 2, 178},
    {"any cov = not_covered", 971, 2, 1, 180},
    {"state", 975, 16, 4, 181},
    {"presenting", 977, 7, 2, 185},
    {"length - max_help_len", 1055, 17, 1, 187},
    {"code_lines - max_help_code", 1059, 18, 1, 188},
    {"sections[section].code", 1083, 2, 1, 189},
    {"grace", 1087, 1, 1, 190},
    {"sections[preceding(section)].code", 1089, 19, 1, 191},
    {"state", 1119, 16, 2, 192},
    {"sections[section].code", 1121, 2, 1, 194},
    {"answered", 1144, 2, 1, 195},
    {"answered", 1159, 2, 1, 196},
    {"ended", 1174, 2, 1, 197},
    {"grace", 1176, 1, 1, 198},
    {"code_place", 1182, 20, 2, 199},
    {"sections[section].code", 1184, 2, 1, 201},
    {"grace", 1188, 1, 1, 205},
    {"content", 1190, 6, 2, 206},
    {"presenting", 1192, 7, 1, 208},
    {"presenting", 1194, 7, 2, 209},
    {"judging", 1196, 8, 2, 211},
    {"verdict(level)", 1202, 21, 3, 213},
    {"which in awaiting", 1204, 2, 1, 223},
    {"which in awaiting", 1208, 2, 1, 224},
    {"overstep(length, code_lines)", 1216, 2, 1, 225},
    {"section is last", 1218, 2, 1, 229},
    {"ended", 1222, 2, 1, 230},
    {"judging", 1224, 8, 1, 231},
    {"section in awaiting", 1226, 2, 1, 232},
    {"section is last", 1230, 2, 1, 233},
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
    {"pending", 24, 0},
    {"not pending", 24, 5},
    {"pending", 24, 0},
    {"retried", 24, 2},
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
    {"| > 0 | some | - || uncovered |", 166, 0, 2, 65535, FSM_STEPPED},
    {"| > 0 | missing | some || partial |", 167, 2, 3, 65535, FSM_STEPPED},
    {"| > 0 | missing | missing || nothing |", 168, 5, 3, 65535, FSM_STEPPED},
    {"| = 0 | - | - || nothing |", 169, 8, 1, 65535, FSM_STEPPED},
    {"| >= sections[section].need | - | - | - | - || satisfied |", 176, 9, 1, 65535, FSM_STEPPED},
    {"| - | nothing | false | - | - || satisfied |", 177, 10, 2, 65535, FSM_STEPPED},
    {"| - | nothing | true | - | - || wait |", 178, 12, 2, 65535, FSM_STEPPED},
    {"| - | - | - | SECTION_INTRO | - || wait |", 179, 14, 1, 65535, FSM_STEPPED},
    {"| - | - | - | PAUSED | pending, retried || wait |", 180, 15, 2, 65535, FSM_STEPPED},
    {"| - | uncovered | - | - | - || uncovered |", 181, 17, 1, 65535, FSM_STEPPED},
    {"| - | partial | - | - | - || partial |", 182, 18, 1, 65535, FSM_STEPPED},
    {"| > max_help_len | - || true |", 202, 19, 1, 65535, FSM_STEPPED},
    {"| - | > max_help_code || true |", 203, 20, 1, 65535, FSM_STEPPED},
    {"| - | - || false |", 204, 21, 0, 65535, FSM_STEPPED},
    {"| true | - | - || current |", 194, 21, 1, 65535, FSM_STEPPED},
    {"| - | running | true || previous |", 195, 22, 2, 65535, FSM_STEPPED},
    {"| - | - | - || nowhere |", 196, 24, 0, 65535, FSM_STEPPED},
    {"| IN_PROGRESS | - || chat |", 153, 24, 1, 65535, FSM_STEPPED},
    {"| IN_PROGRESS | true || code |", 154, 25, 2, 65535, FSM_STEPPED},
    {"| IN_PROGRESS | true || submit |", 155, 27, 2, 65535, FSM_STEPPED},
    {"| IN_PROGRESS | - || ask_assistant |", 156, 29, 1, 65535, FSM_STEPPED},
    {"| true || enough |", 187, 30, 1, 65535, FSM_STEPPED},
    {"| false || - |", 188, 31, 1, 65535, FSM_STEPPED},
    {"| true || enough |", 187, 32, 1, 65535, FSM_STEPPED},
    {"| false || - |", 188, 33, 1, 65535, FSM_STEPPED},
    {"| Start || IN_PROGRESS | candidate_id = who; emit INTERVIEW_STARTED(system, who); begin |", 296, 34, 0, 0, FSM_STEPPED},
    {"Start", 319, 34, 0, 1, FSM_IGNORED},
    {"Start", 423, 34, 0, 9, FSM_IGNORED},
    {"Start", 434, 34, 0, 10, FSM_IGNORED},
    {"Disconnect", 298, 34, 0, 0, FSM_IGNORED},
    {"| Disconnect || PAUSED | - |", 324, 34, 0, 2, FSM_STEPPED},
    {"Disconnect", 407, 34, 0, 8, FSM_IGNORED},
    {"Disconnect", 423, 34, 0, 9, FSM_IGNORED},
    {"Disconnect", 434, 34, 0, 10, FSM_IGNORED},
    {"Reconnect", 298, 34, 0, 0, FSM_IGNORED},
    {"Reconnect", 326, 34, 0, 2, FSM_IGNORED},
    {"| Reconnect | - | - || history IN_PROGRESS | - |", 388, 34, 0, 8, FSM_STEPPED},
    {"Reconnect", 423, 34, 0, 9, FSM_IGNORED},
    {"Reconnect", 434, 34, 0, 10, FSM_IGNORED},
    {"| Abandon || TERMINATED | emit INTERVIEW_TERMINATED(system, abandoned, \"\") |", 297, 34, 0, 0, FSM_STEPPED},
    {"| Abandon | - || TERMINATED | close(abandoned); emit INTERVIEW_TERMINATED(system, abandoned, \"\") |", 336, 34, 0, 3, FSM_STEPPED},
    {"| Abandon | - | - || TERMINATED | emit INTERVIEW_TERMINATED(system, abandoned, \"\") |", 374, 34, 0, 7, FSM_STEPPED},
    {"| Abandon | false | - || TERMINATED | close(abandoned); emit INTERVIEW_TERMINATED(system, abandoned, \"\") |", 396, 34, 1, 8, FSM_STEPPED},
    {"| Abandon | true | - || TERMINATED | emit INTERVIEW_TERMINATED(system, abandoned, \"\") |", 397, 35, 1, 8, FSM_STEPPED},
    {"Abandon", 423, 36, 0, 9, FSM_IGNORED},
    {"Abandon", 434, 36, 0, 10, FSM_IGNORED},
    {"CandidateMessage", 299, 36, 0, 0, FSM_REJECTED},
    {"| CandidateMessage | running | - || stay | emit CANDIDATE_MESSAGE(candidate, preceding(section), true, text) |", 339, 36, 1, 3, FSM_STEPPED},
    {"| CandidateMessage | stopped | - || stay | message |", 340, 37, 1, 3, FSM_STEPPED},
    {"| CandidateMessage | - || stay | emit CANDIDATE_MESSAGE(candidate, section, true, text) |", 377, 38, 0, 7, FSM_STEPPED},
    {"CandidateMessage", 408, 38, 0, 8, FSM_REJECTED},
    {"| CandidateMessage | running || stay | emit CANDIDATE_MESSAGE(candidate, section, true, text) |", 415, 38, 1, 9, FSM_STEPPED},
    {"| CandidateMessage | stopped || reject | - |", 416, 39, 1, 9, FSM_REJECTED},
    {"CandidateMessage", 435, 40, 0, 10, FSM_REJECTED},
    {"CodeSubmission", 299, 40, 0, 0, FSM_REJECTED},
    {"| CodeSubmission | - | current || stay | submission |", 341, 40, 1, 3, FSM_STEPPED},
    {"| CodeSubmission | - | previous || stay | emit CANDIDATE_CODE_SUBMISSION(candidate, preceding(section), true, code) |", 342, 41, 1, 3, FSM_STEPPED},
    {"| CodeSubmission | - | nowhere || reject | - |", 343, 42, 1, 3, FSM_REJECTED},
    {"| CodeSubmission | true || stay | emit CANDIDATE_CODE_SUBMISSION(candidate, section, true, code) |", 378, 43, 1, 7, FSM_STEPPED},
    {"| CodeSubmission | false || reject | - |", 379, 44, 1, 7, FSM_REJECTED},
    {"CodeSubmission", 408, 45, 0, 8, FSM_REJECTED},
    {"CodeSubmission", 424, 45, 0, 9, FSM_REJECTED},
    {"CodeSubmission", 435, 45, 0, 10, FSM_REJECTED},
    {"AssistantQuery", 299, 45, 0, 0, FSM_REJECTED},
    {"| AssistantQuery || stay | query |", 325, 45, 0, 2, FSM_STEPPED},
    {"AssistantQuery", 408, 45, 0, 8, FSM_REJECTED},
    {"AssistantQuery", 424, 45, 0, 9, FSM_REJECTED},
    {"AssistantQuery", 435, 45, 0, 10, FSM_REJECTED},
    {"Done", 299, 45, 0, 0, FSM_REJECTED},
    {"| Done | running | - || ignore | - |", 346, 45, 1, 3, FSM_IGNORED},
    {"| Done | stopped | enough || SECTION_WRAPUP | close(candidate_done) |", 347, 46, 2, 3, FSM_STEPPED},
    {"| Done | stopped | nothing || stay | content = prompted; emit NeedOutline(\"Please provide a brief outline so we can proceed.\") |", 348, 48, 2, 3, FSM_STEPPED},
    {"| Done | stopped | prompted || reject | - |", 349, 50, 2, 3, FSM_REJECTED},
    {"Done", 380, 52, 0, 7, FSM_IGNORED},
    {"Done", 408, 52, 0, 8, FSM_REJECTED},
    {"Done", 424, 52, 0, 9, FSM_REJECTED},
    {"Done", 435, 52, 0, 10, FSM_REJECTED},
    {"Presented", 300, 52, 0, 0, FSM_IGNORED},
    {"Presented", 319, 52, 0, 1, FSM_IGNORED},
    {"| Presented | - || SECTION_QUESTION_ACTIVE | present |", 358, 52, 0, 4, FSM_STEPPED},
    {"| Presented | not idle || stay | present; history IN_PROGRESS = SECTION_QUESTION_ACTIVE |", 400, 52, 1, 8, FSM_STEPPED},
    {"Presented", 425, 53, 0, 9, FSM_IGNORED},
    {"Presented", 436, 53, 0, 10, FSM_IGNORED},
    {"PresentFailed", 300, 53, 0, 0, FSM_IGNORED},
    {"PresentFailed", 319, 53, 0, 1, FSM_IGNORED},
    {"| PresentFailed | pending || stay | present_again |", 359, 53, 1, 4, FSM_STEPPED},
    {"| PresentFailed | not pending || TERMINATED | fail |", 360, 54, 1, 4, FSM_STEPPED},
    {"| PresentFailed | pending || stay | present_again |", 401, 55, 1, 8, FSM_STEPPED},
    {"| PresentFailed | retried || TERMINATED | fail |", 402, 56, 1, 8, FSM_STEPPED},
    {"PresentFailed", 425, 57, 0, 9, FSM_IGNORED},
    {"PresentFailed", 436, 57, 0, 10, FSM_IGNORED},
    {"Coverage", 300, 57, 0, 0, FSM_IGNORED},
    {"| Coverage | pending | satisfied || stay | coverage_flags = level; judging = satisfied |", 305, 57, 2, 1, FSM_STEPPED},
    {"| Coverage | pending | wait || stay | coverage_flags = level; judging = idle |", 306, 59, 2, 1, FSM_STEPPED},
    {"| Coverage | idle, satisfied | - || ignore | - |", 307, 61, 1, 1, FSM_IGNORED},
    {"| Coverage | pending | uncovered || SECTION_FOLLOWUP_ACTIVE | follow_up(question_for(level, not_covered)) |", 353, 62, 2, 3, FSM_STEPPED},
    {"| Coverage | pending | partial || SECTION_FOLLOWUP_ACTIVE | follow_up(question_for(level, partially_covered)) |", 354, 64, 2, 3, FSM_STEPPED},
    {"Coverage", 380, 66, 0, 7, FSM_IGNORED},
    {"| Coverage | pending | uncovered || stay | follow_up(question_for(level, not_covered)); history IN_PROGRESS = SECTION_FOLLOWUP_ACTIVE |", 405, 66, 2, 8, FSM_STEPPED},
    {"| Coverage | pending | partial || stay | follow_up(question_for(level, partially_covered)); history IN_PROGRESS = SECTION_FOLLOWUP_ACTIVE |", 406, 68, 2, 8, FSM_STEPPED},
    {"Coverage", 425, 70, 0, 9, FSM_IGNORED},
    {"Coverage", 436, 70, 0, 10, FSM_IGNORED},
    {"CoverageFailed", 300, 70, 0, 0, FSM_IGNORED},
    {"| CoverageFailed | - | - || stay | judging = idle |", 308, 70, 0, 1, FSM_STEPPED},
    {"CoverageFailed", 425, 70, 0, 9, FSM_IGNORED},
    {"CoverageFailed", 436, 70, 0, 10, FSM_IGNORED},
    {"Summary", 300, 70, 0, 0, FSM_IGNORED},
    {"| Summary | true || stay | store(text) |", 311, 70, 1, 1, FSM_STEPPED},
    {"| Summary, SummaryFailed | false || ignore | - |", 313, 71, 1, 1, FSM_IGNORED},
    {"| Summary | true || stay | store(text) |", 420, 72, 1, 9, FSM_STEPPED},
    {"| Summary, SummaryFailed | false || ignore | - |", 422, 73, 1, 9, FSM_IGNORED},
    {"| Summary | true || stay | store(text) |", 431, 74, 1, 10, FSM_STEPPED},
    {"| Summary, SummaryFailed | false || ignore | - |", 433, 75, 1, 10, FSM_IGNORED},
    {"SummaryFailed", 300, 76, 0, 0, FSM_IGNORED},
    {"| SummaryFailed | true || stay | store(\"\") |", 312, 76, 1, 1, FSM_STEPPED},
    {"| Summary, SummaryFailed | false || ignore | - |", 313, 77, 1, 1, FSM_IGNORED},
    {"| SummaryFailed | true || stay | store(\"\") |", 421, 78, 1, 9, FSM_STEPPED},
    {"| Summary, SummaryFailed | false || ignore | - |", 422, 79, 1, 9, FSM_IGNORED},
    {"| SummaryFailed | true || stay | store(\"\") |", 432, 80, 1, 10, FSM_STEPPED},
    {"| Summary, SummaryFailed | false || ignore | - |", 433, 81, 1, 10, FSM_IGNORED},
    {"AssistantReply", 300, 82, 0, 0, FSM_IGNORED},
    {"| AssistantReply | true || stay | flagged = true; respond(true, text) |", 316, 82, 1, 1, FSM_STEPPED},
    {"| AssistantReply | false || stay | respond(false, text) |", 317, 83, 1, 1, FSM_STEPPED},
    {"AssistantReply", 425, 84, 0, 9, FSM_IGNORED},
    {"AssistantReply", 436, 84, 0, 10, FSM_IGNORED},
    {"AssistantFailed", 300, 84, 0, 0, FSM_IGNORED},
    {"| AssistantFailed | - || stay | respond(true, \"\") |", 318, 84, 0, 1, FSM_STEPPED},
    {"AssistantFailed", 425, 84, 0, 9, FSM_IGNORED},
    {"AssistantFailed", 436, 84, 0, 10, FSM_IGNORED},
    {"| expired section_left | false || SECTION_INTRO | time_up; advance |", 331, 84, 1, 3, FSM_STEPPED},
    {"| expired section_left | true || COMPLETED | close(time_expired) |", 332, 85, 1, 3, FSM_STEPPED},
    {"| expired section_left | - | false || SECTION_INTRO | advance |", 372, 86, 1, 7, FSM_STEPPED},
    {"| expired section_left | - | true || COMPLETED | - |", 373, 87, 1, 7, FSM_STEPPED},
    {"| expired section_left | false | false || stay | time_up; advance; history IN_PROGRESS = SECTION_INTRO |", 389, 88, 2, 8, FSM_STEPPED},
    {"| expired section_left | true | false || stay | advance; history IN_PROGRESS = SECTION_INTRO |", 390, 90, 2, 8, FSM_STEPPED},
    {"| expired section_left | false | true || COMPLETED | close(time_expired) |", 391, 92, 2, 8, FSM_STEPPED},
    {"| expired section_left | true | true || COMPLETED | - |", 392, 94, 2, 8, FSM_STEPPED},
    {"| expired warn_first | - || stay | emit SECTION_TIME_WARNING(system, section, first_warning) |", 333, 96, 0, 3, FSM_STEPPED},
    {"| expired warn_first | - | - || stay | emit SECTION_TIME_WARNING(system, section, first_warning) |", 393, 96, 0, 8, FSM_STEPPED},
    {"| expired warn_last | - || stay | emit SECTION_TIME_WARNING(system, section, last_warning) |", 334, 96, 0, 3, FSM_STEPPED},
    {"| expired warn_last | - | - || stay | emit SECTION_TIME_WARNING(system, section, last_warning) |", 394, 96, 0, 8, FSM_STEPPED},
    {"| expired grace | - || stay | - |", 335, 96, 0, 3, FSM_STEPPED},
    {"| expired grace | - | - || stay | - |", 395, 96, 0, 8, FSM_STEPPED},
    {"| expired grace | - || stay | - |", 417, 96, 0, 9, FSM_STEPPED},
    {"| always | satisfied | - || SECTION_WRAPUP | close(coverage_satisfied) |", 352, 96, 1, 3, FSM_STEPPED},
    {"| always | false | false || SECTION_INTRO | advance |", 370, 97, 2, 7, FSM_STEPPED},
    {"| always | false | true || COMPLETED | - |", 371, 99, 2, 7, FSM_STEPPED},
};

static const struct fsm_decision_def decisions[] = {
    {"verdict(level)", FSM_FIRST, 4, 7, 979, 173},
    {"ask(cov)", FSM_UNIQUE, 0, 4, 935, 164},
    {"overstep(length, code_lines)", FSM_FIRST, 11, 3, 1063, 199},
    {"code_place", FSM_FIRST, 14, 3, 1094, 191},
    {"allowed_actions", FSM_COLLECT, 17, 4, 1125, 150},
    {"collect_content(words >= min_words)", FSM_UNIQUE, 21, 2, 1148, 185},
    {"collect_content(lines >= min_code_lines)", FSM_UNIQUE, 23, 2, 1163, 185},
};

static const uint32_t pair_rows[] = {
    25, 29, 34, 39, 46, 54, 63, 68, 77, 83, 91, 102, 106, 113, 120, 125,
    26, 30, 35, 40, 47, 48, 55, 56, 57, 64, 69, 70, 71, 72, 79, 78,
    85, 86, 84, 95, 96, 92, 93, 94, 103, 107, 108, 114, 115, 121, 122, 126,
    129, 130, 137, 139, 141, 144, 26, 30, 35, 40, 47, 48, 55, 56, 57, 64,
    69, 70, 71, 72, 78, 84, 95, 96, 92, 93, 94, 103, 107, 108, 114, 115,
    121, 122, 126, 129, 130, 137, 139, 141, 144, 26, 30, 35, 40, 47, 48, 55,
    56, 57, 64, 69, 70, 71, 72, 78, 84, 95, 96, 92, 93, 94, 103, 107,
    108, 114, 115, 121, 122, 126, 129, 130, 137, 139, 141, 144, 26, 30, 35, 41,
    49, 58, 59, 64, 73, 78, 84, 97, 92, 93, 94, 103, 107, 108, 114, 115,
    121, 122, 126, 131, 132, 145, 146, 26, 31, 36, 42, 43, 50, 60, 65, 74,
    80, 78, 87, 88, 84, 98, 99, 92, 93, 94, 103, 107, 108, 114, 115, 121,
    122, 126, 133, 134, 135, 136, 138, 140, 142, 27, 32, 37, 44, 51, 52, 61,
    66, 75, 81, 89, 100, 104, 109, 110, 116, 117, 123, 127, 143, 28, 33, 38,
    45, 53, 62, 67, 76, 82, 90, 101, 105, 111, 112, 118, 119, 124, 128,
};

static const struct fsm_pair pairs[] = {
    /* NOT_STARTED */
    {2078, 0, 1}, /* Start */
    {2159, 1, 1}, /* Disconnect */
    {2161, 2, 1}, /* Reconnect */
    {2163, 3, 1}, /* Abandon */
    {2191, 4, 1}, /* CandidateMessage */
    {2193, 5, 1}, /* CodeSubmission */
    {2195, 6, 1}, /* AssistantQuery */
    {2197, 7, 1}, /* Done */
    {2199, 8, 1}, /* Presented */
    {2201, 9, 1}, /* PresentFailed */
    {2203, 10, 1}, /* Coverage */
    {2205, 11, 1}, /* CoverageFailed */
    {2207, 12, 1}, /* Summary */
    {2209, 13, 1}, /* SummaryFailed */
    {2211, 14, 1}, /* AssistantReply */
    {2213, 15, 1}, /* AssistantFailed */
    {0, 0, 0}, /* expired section_left */
    {0, 0, 0}, /* expired warn_first */
    {0, 0, 0}, /* expired warn_last */
    {0, 0, 0}, /* expired grace */
    {0, 0, 0}, /* always */
    /* SECTION_INTRO */
    {2215, 16, 1}, /* Start */
    {2217, 17, 1}, /* Disconnect */
    {2238, 18, 1}, /* Reconnect */
    {2240, 19, 1}, /* Abandon */
    {1575, 20, 2}, /* CandidateMessage */
    {1579, 22, 3}, /* CodeSubmission */
    {2401, 25, 1}, /* AssistantQuery */
    {1598, 26, 4}, /* Done */
    {2480, 30, 2}, /* Presented */
    {1608, 32, 3}, /* PresentFailed */
    {1614, 35, 5}, /* Coverage */
    {2682, 40, 1}, /* CoverageFailed */
    {1645, 41, 2}, /* Summary */
    {1652, 43, 2}, /* SummaryFailed */
    {1659, 45, 2}, /* AssistantReply */
    {2760, 47, 1}, /* AssistantFailed */
    {1673, 48, 2}, /* expired section_left */
    {2977, 50, 1}, /* expired warn_first */
    {2986, 51, 1}, /* expired warn_last */
    {2995, 52, 1}, /* expired grace */
    {1680, 53, 1}, /* always */
    /* SECTION_QUESTION_ACTIVE */
    {2215, 54, 1}, /* Start */
    {3048, 55, 1}, /* Disconnect */
    {2238, 56, 1}, /* Reconnect */
    {3069, 57, 1}, /* Abandon */
    {1684, 58, 2}, /* CandidateMessage */
    {1688, 60, 3}, /* CodeSubmission */
    {2401, 63, 1}, /* AssistantQuery */
    {1707, 64, 4}, /* Done */
    {3146, 68, 1}, /* Presented */
    {3148, 69, 1}, /* PresentFailed */
    {1717, 70, 5}, /* Coverage */
    {2682, 75, 1}, /* CoverageFailed */
    {1748, 76, 2}, /* Summary */
    {1755, 78, 2}, /* SummaryFailed */
    {1762, 80, 2}, /* AssistantReply */
    {2760, 82, 1}, /* AssistantFailed */
    {1776, 83, 2}, /* expired section_left */
    {2977, 85, 1}, /* expired warn_first */
    {2986, 86, 1}, /* expired warn_last */
    {2995, 87, 1}, /* expired grace */
    {1783, 88, 1}, /* always */
    /* SECTION_FOLLOWUP_ACTIVE */
    {2215, 89, 1}, /* Start */
    {3225, 90, 1}, /* Disconnect */
    {2238, 91, 1}, /* Reconnect */
    {3246, 92, 1}, /* Abandon */
    {1787, 93, 2}, /* CandidateMessage */
    {1791, 95, 3}, /* CodeSubmission */
    {2401, 98, 1}, /* AssistantQuery */
    {1810, 99, 4}, /* Done */
    {3146, 103, 1}, /* Presented */
    {3148, 104, 1}, /* PresentFailed */
    {1820, 105, 5}, /* Coverage */
    {2682, 110, 1}, /* CoverageFailed */
    {1851, 111, 2}, /* Summary */
    {1858, 113, 2}, /* SummaryFailed */
    {1865, 115, 2}, /* AssistantReply */
    {2760, 117, 1}, /* AssistantFailed */
    {1879, 118, 2}, /* expired section_left */
    {2977, 120, 1}, /* expired warn_first */
    {2986, 121, 1}, /* expired warn_last */
    {2995, 122, 1}, /* expired grace */
    {1886, 123, 1}, /* always */
    /* SECTION_WRAPUP */
    {2215, 124, 1}, /* Start */
    {3398, 125, 1}, /* Disconnect */
    {2238, 126, 1}, /* Reconnect */
    {3419, 127, 1}, /* Abandon */
    {3448, 128, 1}, /* CandidateMessage */
    {1890, 129, 2}, /* CodeSubmission */
    {2401, 131, 1}, /* AssistantQuery */
    {3472, 132, 1}, /* Done */
    {3146, 133, 1}, /* Presented */
    {3148, 134, 1}, /* PresentFailed */
    {3474, 135, 4}, /* Coverage */
    {2682, 139, 1}, /* CoverageFailed */
    {1897, 140, 2}, /* Summary */
    {1904, 142, 2}, /* SummaryFailed */
    {1911, 144, 2}, /* AssistantReply */
    {2760, 146, 1}, /* AssistantFailed */
    {1925, 147, 2}, /* expired section_left */
    {0, 0, 0}, /* expired warn_first */
    {0, 0, 0}, /* expired warn_last */
    {0, 0, 0}, /* expired grace */
    {1932, 149, 2}, /* always */
    /* PAUSED */
    {2215, 151, 1}, /* Start */
    {3684, 152, 1}, /* Disconnect */
    {3686, 153, 1}, /* Reconnect */
    {1946, 154, 2}, /* Abandon */
    {3874, 156, 1}, /* CandidateMessage */
    {3876, 157, 1}, /* CodeSubmission */
    {3878, 158, 1}, /* AssistantQuery */
    {3880, 159, 1}, /* Done */
    {1950, 160, 2}, /* Presented */
    {1954, 162, 3}, /* PresentFailed */
    {1960, 165, 5}, /* Coverage */
    {2682, 170, 1}, /* CoverageFailed */
    {2003, 171, 2}, /* Summary */
    {2010, 173, 2}, /* SummaryFailed */
    {2017, 175, 2}, /* AssistantReply */
    {2760, 177, 1}, /* AssistantFailed */
    {2031, 178, 4}, /* expired section_left */
    {4376, 182, 1}, /* expired warn_first */
    {4385, 183, 1}, /* expired warn_last */
    {4394, 184, 1}, /* expired grace */
    {0, 0, 0}, /* always */
    /* COMPLETED */
    {4396, 185, 1}, /* Start */
    {4398, 186, 1}, /* Disconnect */
    {4400, 187, 1}, /* Reconnect */
    {4402, 188, 1}, /* Abandon */
    {2046, 189, 2}, /* CandidateMessage */
    {4417, 191, 1}, /* CodeSubmission */
    {4419, 192, 1}, /* AssistantQuery */
    {4421, 193, 1}, /* Done */
    {4423, 194, 1}, /* Presented */
    {4425, 195, 1}, /* PresentFailed */
    {4427, 196, 1}, /* Coverage */
    {4429, 197, 1}, /* CoverageFailed */
    {2050, 198, 2}, /* Summary */
    {2057, 200, 2}, /* SummaryFailed */
    {4473, 202, 1}, /* AssistantReply */
    {4475, 203, 1}, /* AssistantFailed */
    {0, 0, 0}, /* expired section_left */
    {0, 0, 0}, /* expired warn_first */
    {0, 0, 0}, /* expired warn_last */
    {4477, 204, 1}, /* expired grace */
    {0, 0, 0}, /* always */
    /* TERMINATED */
    {4479, 205, 1}, /* Start */
    {4481, 206, 1}, /* Disconnect */
    {4483, 207, 1}, /* Reconnect */
    {4485, 208, 1}, /* Abandon */
    {4487, 209, 1}, /* CandidateMessage */
    {4489, 210, 1}, /* CodeSubmission */
    {4491, 211, 1}, /* AssistantQuery */
    {4493, 212, 1}, /* Done */
    {4495, 213, 1}, /* Presented */
    {4497, 214, 1}, /* PresentFailed */
    {4499, 215, 1}, /* Coverage */
    {4501, 216, 1}, /* CoverageFailed */
    {2064, 217, 2}, /* Summary */
    {2071, 219, 2}, /* SummaryFailed */
    {4545, 221, 1}, /* AssistantReply */
    {4547, 222, 1}, /* AssistantFailed */
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
    "What did you trade for speed today?",
    "What did you learn from this interview?",
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
    19, 20, 21, 0, 0, 1, 1, 2,
    2, 3, 3, 4, 4, 5, 5, 6,
    6, 7, 7, 8, 8, 9, 9, 10,
    11, 0, 1, 0, 1, 0, 1, 0,
    2, 0, 1, 0, 2, 0, 2, 0,
    1, 0, 1, 2, 0, 0, 0, 12,
    13, 14, 15, 16, 17, 18, 19, 20,
    21, 22, 23, 24, 25, 26, 27, 28,
    29, 30, 31, 32, 33, 0, 1, 2,
    3, FSM_MISSING, 1, 0, 0, 0, 1, 2,
    2, 0, 1, 2, 1, 1, 2, 5,
    6, 1, 2, 1, 1, 1, INT64_C(-4503599627370496), 1,
    1, 5, 1, 1, 1, 1, INT64_C(-4503599627370496), 1,
    2, 1, 0, 1, 2, INT64_C(-4503599627370496), 1, 2,
    1, 1, 2, 1, 2, 1, 2, 3,
    0, 0, 3, 3, 3, 1, 2, 1,
    1, 1, 1, 1, 0, 1, 1, 2,
    1, 1,
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
    /*   169 */ FSM_I(FSM_OP_PUSH, 0),
    /*   170 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   171 */ FSM_I(FSM_OP_EQ, 0),
    /*   172 */ FSM_I(FSM_OP_PUSH, 0),
    /*   173 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   174 */ FSM_I(FSM_OP_DATA, 13), 4,
    /*   176 */ FSM_I(FSM_OP_LE, 0),
    /*   177 */ FSM_I(FSM_OP_AND, 0),
    /*   178 */ FSM_I(FSM_OP_PUSH, 2),
    /*   179 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* asked */
    /*   180 */ FSM_I(FSM_OP_IN, 0),
    /*   181 */ FSM_I(FSM_OP_NOT, 0),
    /*   182 */ FSM_I(FSM_OP_AND, 0),
    /*   183 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 1)),
    /*   184 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 0)),
    /*   185 */ FSM_I(FSM_OP_EQ, 0),
    /*   186 */ FSM_I(FSM_OP_AND, 0),
    /*   187 */ FSM_I(FSM_OP_UNLESS, 190),
    /*   188 */ FSM_I(FSM_OP_PUSH, 2),
    /*   189 */ FSM_I(FSM_OP_RET, 0),
    /*   190 */ FSM_I(FSM_OP_PUSH, 0),
    /*   191 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   192 */ FSM_I(FSM_OP_EQ, 0),
    /*   193 */ FSM_I(FSM_OP_PUSH, 1),
    /*   194 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   195 */ FSM_I(FSM_OP_DATA, 13), 4,
    /*   197 */ FSM_I(FSM_OP_LE, 0),
    /*   198 */ FSM_I(FSM_OP_AND, 0),
    /*   199 */ FSM_I(FSM_OP_PUSH, 3),
    /*   200 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* asked */
    /*   201 */ FSM_I(FSM_OP_IN, 0),
    /*   202 */ FSM_I(FSM_OP_NOT, 0),
    /*   203 */ FSM_I(FSM_OP_AND, 0),
    /*   204 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 1)),
    /*   205 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 0)),
    /*   206 */ FSM_I(FSM_OP_EQ, 0),
    /*   207 */ FSM_I(FSM_OP_AND, 0),
    /*   208 */ FSM_I(FSM_OP_UNLESS, 211),
    /*   209 */ FSM_I(FSM_OP_PUSH, 3),
    /*   210 */ FSM_I(FSM_OP_RET, 0),
    /*   211 */ FSM_I(FSM_OP_PUSH, 1),
    /*   212 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   213 */ FSM_I(FSM_OP_EQ, 0),
    /*   214 */ FSM_I(FSM_OP_PUSH, 0),
    /*   215 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   216 */ FSM_I(FSM_OP_DATA, 13), 4,
    /*   218 */ FSM_I(FSM_OP_LE, 0),
    /*   219 */ FSM_I(FSM_OP_AND, 0),
    /*   220 */ FSM_I(FSM_OP_PUSH, 8),
    /*   221 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* asked */
    /*   222 */ FSM_I(FSM_OP_IN, 0),
    /*   223 */ FSM_I(FSM_OP_NOT, 0),
    /*   224 */ FSM_I(FSM_OP_AND, 0),
    /*   225 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 1)),
    /*   226 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 0)),
    /*   227 */ FSM_I(FSM_OP_EQ, 0),
    /*   228 */ FSM_I(FSM_OP_AND, 0),
    /*   229 */ FSM_I(FSM_OP_UNLESS, 232),
    /*   230 */ FSM_I(FSM_OP_PUSH, 8),
    /*   231 */ FSM_I(FSM_OP_RET, 0),
    /*   232 */ FSM_I(FSM_OP_PUSH, 1),
    /*   233 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   234 */ FSM_I(FSM_OP_EQ, 0),
    /*   235 */ FSM_I(FSM_OP_PUSH, 1),
    /*   236 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   237 */ FSM_I(FSM_OP_DATA, 13), 4,
    /*   239 */ FSM_I(FSM_OP_LE, 0),
    /*   240 */ FSM_I(FSM_OP_AND, 0),
    /*   241 */ FSM_I(FSM_OP_PUSH, 9),
    /*   242 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* asked */
    /*   243 */ FSM_I(FSM_OP_IN, 0),
    /*   244 */ FSM_I(FSM_OP_NOT, 0),
    /*   245 */ FSM_I(FSM_OP_AND, 0),
    /*   246 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 1)),
    /*   247 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 0)),
    /*   248 */ FSM_I(FSM_OP_EQ, 0),
    /*   249 */ FSM_I(FSM_OP_AND, 0),
    /*   250 */ FSM_I(FSM_OP_UNLESS, 253),
    /*   251 */ FSM_I(FSM_OP_PUSH, 9),
    /*   252 */ FSM_I(FSM_OP_RET, 0),
    /*   253 */ FSM_I(FSM_OP_PUSH, 2),
    /*   254 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   255 */ FSM_I(FSM_OP_EQ, 0),
    /*   256 */ FSM_I(FSM_OP_PUSH, 0),
    /*   257 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   258 */ FSM_I(FSM_OP_DATA, 13), 4,
    /*   260 */ FSM_I(FSM_OP_LE, 0),
    /*   261 */ FSM_I(FSM_OP_AND, 0),
    /*   262 */ FSM_I(FSM_OP_PUSH, 14),
    /*   263 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* asked */
    /*   264 */ FSM_I(FSM_OP_IN, 0),
    /*   265 */ FSM_I(FSM_OP_NOT, 0),
    /*   266 */ FSM_I(FSM_OP_AND, 0),
    /*   267 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 1)),
    /*   268 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 0)),
    /*   269 */ FSM_I(FSM_OP_EQ, 0),
    /*   270 */ FSM_I(FSM_OP_AND, 0),
    /*   271 */ FSM_I(FSM_OP_UNLESS, 274),
    /*   272 */ FSM_I(FSM_OP_PUSH, 14),
    /*   273 */ FSM_I(FSM_OP_RET, 0),
    /*   274 */ FSM_I(FSM_OP_PUSH, 2),
    /*   275 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   276 */ FSM_I(FSM_OP_EQ, 0),
    /*   277 */ FSM_I(FSM_OP_PUSH, 1),
    /*   278 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   279 */ FSM_I(FSM_OP_DATA, 13), 4,
    /*   281 */ FSM_I(FSM_OP_LE, 0),
    /*   282 */ FSM_I(FSM_OP_AND, 0),
    /*   283 */ FSM_I(FSM_OP_PUSH, 15),
    /*   284 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* asked */
    /*   285 */ FSM_I(FSM_OP_IN, 0),
    /*   286 */ FSM_I(FSM_OP_NOT, 0),
    /*   287 */ FSM_I(FSM_OP_AND, 0),
    /*   288 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 1)),
    /*   289 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 0)),
    /*   290 */ FSM_I(FSM_OP_EQ, 0),
    /*   291 */ FSM_I(FSM_OP_AND, 0),
    /*   292 */ FSM_I(FSM_OP_UNLESS, 295),
    /*   293 */ FSM_I(FSM_OP_PUSH, 15),
    /*   294 */ FSM_I(FSM_OP_RET, 0),
    /*   295 */ FSM_I(FSM_OP_PUSH, 3),
    /*   296 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   297 */ FSM_I(FSM_OP_EQ, 0),
    /*   298 */ FSM_I(FSM_OP_PUSH, 0),
    /*   299 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   300 */ FSM_I(FSM_OP_DATA, 13), 4,
    /*   302 */ FSM_I(FSM_OP_LE, 0),
    /*   303 */ FSM_I(FSM_OP_AND, 0),
    /*   304 */ FSM_I(FSM_OP_PUSH, 20),
    /*   305 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* asked */
    /*   306 */ FSM_I(FSM_OP_IN, 0),
    /*   307 */ FSM_I(FSM_OP_NOT, 0),
    /*   308 */ FSM_I(FSM_OP_AND, 0),
    /*   309 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 1)),
    /*   310 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 0)),
    /*   311 */ FSM_I(FSM_OP_EQ, 0),
    /*   312 */ FSM_I(FSM_OP_AND, 0),
    /*   313 */ FSM_I(FSM_OP_UNLESS, 316),
    /*   314 */ FSM_I(FSM_OP_PUSH, 20),
    /*   315 */ FSM_I(FSM_OP_RET, 0),
    /*   316 */ FSM_I(FSM_OP_PUSH, 0),
    /*   317 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   318 */ FSM_I(FSM_OP_EQ, 0),
    /*   319 */ FSM_I(FSM_OP_PUSH, 0),
    /*   320 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   321 */ FSM_I(FSM_OP_DATA, 13), 4,
    /*   323 */ FSM_I(FSM_OP_LE, 0),
    /*   324 */ FSM_I(FSM_OP_AND, 0),
    /*   325 */ FSM_I(FSM_OP_PUSH, 4),
    /*   326 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* asked */
    /*   327 */ FSM_I(FSM_OP_IN, 0),
    /*   328 */ FSM_I(FSM_OP_NOT, 0),
    /*   329 */ FSM_I(FSM_OP_AND, 0),
    /*   330 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 2)),
    /*   331 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 0)),
    /*   332 */ FSM_I(FSM_OP_EQ, 0),
    /*   333 */ FSM_I(FSM_OP_AND, 0),
    /*   334 */ FSM_I(FSM_OP_UNLESS, 337),
    /*   335 */ FSM_I(FSM_OP_PUSH, 4),
    /*   336 */ FSM_I(FSM_OP_RET, 0),
    /*   337 */ FSM_I(FSM_OP_PUSH, 0),
    /*   338 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   339 */ FSM_I(FSM_OP_EQ, 0),
    /*   340 */ FSM_I(FSM_OP_PUSH, 1),
    /*   341 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   342 */ FSM_I(FSM_OP_DATA, 13), 4,
    /*   344 */ FSM_I(FSM_OP_LE, 0),
    /*   345 */ FSM_I(FSM_OP_AND, 0),
    /*   346 */ FSM_I(FSM_OP_PUSH, 5),
    /*   347 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* asked */
    /*   348 */ FSM_I(FSM_OP_IN, 0),
    /*   349 */ FSM_I(FSM_OP_NOT, 0),
    /*   350 */ FSM_I(FSM_OP_AND, 0),
    /*   351 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 2)),
    /*   352 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 0)),
    /*   353 */ FSM_I(FSM_OP_EQ, 0),
    /*   354 */ FSM_I(FSM_OP_AND, 0),
    /*   355 */ FSM_I(FSM_OP_UNLESS, 358),
    /*   356 */ FSM_I(FSM_OP_PUSH, 5),
    /*   357 */ FSM_I(FSM_OP_RET, 0),
    /*   358 */ FSM_I(FSM_OP_PUSH, 1),
    /*   359 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   360 */ FSM_I(FSM_OP_EQ, 0),
    /*   361 */ FSM_I(FSM_OP_PUSH, 0),
    /*   362 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   363 */ FSM_I(FSM_OP_DATA, 13), 4,
    /*   365 */ FSM_I(FSM_OP_LE, 0),
    /*   366 */ FSM_I(FSM_OP_AND, 0),
    /*   367 */ FSM_I(FSM_OP_PUSH, 10),
    /*   368 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* asked */
    /*   369 */ FSM_I(FSM_OP_IN, 0),
    /*   370 */ FSM_I(FSM_OP_NOT, 0),
    /*   371 */ FSM_I(FSM_OP_AND, 0),
    /*   372 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 2)),
    /*   373 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 0)),
    /*   374 */ FSM_I(FSM_OP_EQ, 0),
    /*   375 */ FSM_I(FSM_OP_AND, 0),
    /*   376 */ FSM_I(FSM_OP_UNLESS, 379),
    /*   377 */ FSM_I(FSM_OP_PUSH, 10),
    /*   378 */ FSM_I(FSM_OP_RET, 0),
    /*   379 */ FSM_I(FSM_OP_PUSH, 1),
    /*   380 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   381 */ FSM_I(FSM_OP_EQ, 0),
    /*   382 */ FSM_I(FSM_OP_PUSH, 2),
    /*   383 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   384 */ FSM_I(FSM_OP_DATA, 13), 4,
    /*   386 */ FSM_I(FSM_OP_LE, 0),
    /*   387 */ FSM_I(FSM_OP_AND, 0),
    /*   388 */ FSM_I(FSM_OP_PUSH, 11),
    /*   389 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* asked */
    /*   390 */ FSM_I(FSM_OP_IN, 0),
    /*   391 */ FSM_I(FSM_OP_NOT, 0),
    /*   392 */ FSM_I(FSM_OP_AND, 0),
    /*   393 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 2)),
    /*   394 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 0)),
    /*   395 */ FSM_I(FSM_OP_EQ, 0),
    /*   396 */ FSM_I(FSM_OP_AND, 0),
    /*   397 */ FSM_I(FSM_OP_UNLESS, 400),
    /*   398 */ FSM_I(FSM_OP_PUSH, 11),
    /*   399 */ FSM_I(FSM_OP_RET, 0),
    /*   400 */ FSM_I(FSM_OP_PUSH, 2),
    /*   401 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   402 */ FSM_I(FSM_OP_EQ, 0),
    /*   403 */ FSM_I(FSM_OP_PUSH, 0),
    /*   404 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   405 */ FSM_I(FSM_OP_DATA, 13), 4,
    /*   407 */ FSM_I(FSM_OP_LE, 0),
    /*   408 */ FSM_I(FSM_OP_AND, 0),
    /*   409 */ FSM_I(FSM_OP_PUSH, 16),
    /*   410 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* asked */
    /*   411 */ FSM_I(FSM_OP_IN, 0),
    /*   412 */ FSM_I(FSM_OP_NOT, 0),
    /*   413 */ FSM_I(FSM_OP_AND, 0),
    /*   414 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 2)),
    /*   415 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 0)),
    /*   416 */ FSM_I(FSM_OP_EQ, 0),
    /*   417 */ FSM_I(FSM_OP_AND, 0),
    /*   418 */ FSM_I(FSM_OP_UNLESS, 421),
    /*   419 */ FSM_I(FSM_OP_PUSH, 16),
    /*   420 */ FSM_I(FSM_OP_RET, 0),
    /*   421 */ FSM_I(FSM_OP_PUSH, 2),
    /*   422 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   423 */ FSM_I(FSM_OP_EQ, 0),
    /*   424 */ FSM_I(FSM_OP_PUSH, 1),
    /*   425 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   426 */ FSM_I(FSM_OP_DATA, 13), 4,
    /*   428 */ FSM_I(FSM_OP_LE, 0),
    /*   429 */ FSM_I(FSM_OP_AND, 0),
    /*   430 */ FSM_I(FSM_OP_PUSH, 17),
    /*   431 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* asked */
    /*   432 */ FSM_I(FSM_OP_IN, 0),
    /*   433 */ FSM_I(FSM_OP_NOT, 0),
    /*   434 */ FSM_I(FSM_OP_AND, 0),
    /*   435 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 2)),
    /*   436 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 0)),
    /*   437 */ FSM_I(FSM_OP_EQ, 0),
    /*   438 */ FSM_I(FSM_OP_AND, 0),
    /*   439 */ FSM_I(FSM_OP_UNLESS, 442),
    /*   440 */ FSM_I(FSM_OP_PUSH, 17),
    /*   441 */ FSM_I(FSM_OP_RET, 0),
    /*   442 */ FSM_I(FSM_OP_PUSH, 3),
    /*   443 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   444 */ FSM_I(FSM_OP_EQ, 0),
    /*   445 */ FSM_I(FSM_OP_PUSH, 0),
    /*   446 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   447 */ FSM_I(FSM_OP_DATA, 13), 4,
    /*   449 */ FSM_I(FSM_OP_LE, 0),
    /*   450 */ FSM_I(FSM_OP_AND, 0),
    /*   451 */ FSM_I(FSM_OP_PUSH, 21),
    /*   452 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* asked */
    /*   453 */ FSM_I(FSM_OP_IN, 0),
    /*   454 */ FSM_I(FSM_OP_NOT, 0),
    /*   455 */ FSM_I(FSM_OP_AND, 0),
    /*   456 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 2)),
    /*   457 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 0)),
    /*   458 */ FSM_I(FSM_OP_EQ, 0),
    /*   459 */ FSM_I(FSM_OP_AND, 0),
    /*   460 */ FSM_I(FSM_OP_UNLESS, 463),
    /*   461 */ FSM_I(FSM_OP_PUSH, 21),
    /*   462 */ FSM_I(FSM_OP_RET, 0),
    /*   463 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 169)),
    /*   464 */ FSM_I(FSM_OP_RET, 0),
    /*   465 */ FSM_I(FSM_OP_PUSH, 0),
    /*   466 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   467 */ FSM_I(FSM_OP_EQ, 0),
    /*   468 */ FSM_I(FSM_OP_PUSH, 0),
    /*   469 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   470 */ FSM_I(FSM_OP_DATA, 13), 4,
    /*   472 */ FSM_I(FSM_OP_LE, 0),
    /*   473 */ FSM_I(FSM_OP_AND, 0),
    /*   474 */ FSM_I(FSM_OP_PUSH, 0),
    /*   475 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* asked */
    /*   476 */ FSM_I(FSM_OP_IN, 0),
    /*   477 */ FSM_I(FSM_OP_NOT, 0),
    /*   478 */ FSM_I(FSM_OP_AND, 0),
    /*   479 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*   480 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 2)),
    /*   481 */ FSM_I(FSM_OP_EQ, 0),
    /*   482 */ FSM_I(FSM_OP_AND, 0),
    /*   483 */ FSM_I(FSM_OP_UNLESS, 486),
    /*   484 */ FSM_I(FSM_OP_PUSH, 0),
    /*   485 */ FSM_I(FSM_OP_RET, 0),
    /*   486 */ FSM_I(FSM_OP_PUSH, 0),
    /*   487 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   488 */ FSM_I(FSM_OP_EQ, 0),
    /*   489 */ FSM_I(FSM_OP_PUSH, 1),
    /*   490 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   491 */ FSM_I(FSM_OP_DATA, 13), 4,
    /*   493 */ FSM_I(FSM_OP_LE, 0),
    /*   494 */ FSM_I(FSM_OP_AND, 0),
    /*   495 */ FSM_I(FSM_OP_PUSH, 1),
    /*   496 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* asked */
    /*   497 */ FSM_I(FSM_OP_IN, 0),
    /*   498 */ FSM_I(FSM_OP_NOT, 0),
    /*   499 */ FSM_I(FSM_OP_AND, 0),
    /*   500 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*   501 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 2)),
    /*   502 */ FSM_I(FSM_OP_EQ, 0),
    /*   503 */ FSM_I(FSM_OP_AND, 0),
    /*   504 */ FSM_I(FSM_OP_UNLESS, 507),
    /*   505 */ FSM_I(FSM_OP_PUSH, 1),
    /*   506 */ FSM_I(FSM_OP_RET, 0),
    /*   507 */ FSM_I(FSM_OP_PUSH, 1),
    /*   508 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   509 */ FSM_I(FSM_OP_EQ, 0),
    /*   510 */ FSM_I(FSM_OP_PUSH, 0),
    /*   511 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   512 */ FSM_I(FSM_OP_DATA, 13), 4,
    /*   514 */ FSM_I(FSM_OP_LE, 0),
    /*   515 */ FSM_I(FSM_OP_AND, 0),
    /*   516 */ FSM_I(FSM_OP_PUSH, 6),
    /*   517 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* asked */
    /*   518 */ FSM_I(FSM_OP_IN, 0),
    /*   519 */ FSM_I(FSM_OP_NOT, 0),
    /*   520 */ FSM_I(FSM_OP_AND, 0),
    /*   521 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*   522 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 2)),
    /*   523 */ FSM_I(FSM_OP_EQ, 0),
    /*   524 */ FSM_I(FSM_OP_AND, 0),
    /*   525 */ FSM_I(FSM_OP_UNLESS, 528),
    /*   526 */ FSM_I(FSM_OP_PUSH, 6),
    /*   527 */ FSM_I(FSM_OP_RET, 0),
    /*   528 */ FSM_I(FSM_OP_PUSH, 1),
    /*   529 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   530 */ FSM_I(FSM_OP_EQ, 0),
    /*   531 */ FSM_I(FSM_OP_PUSH, 2),
    /*   532 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   533 */ FSM_I(FSM_OP_DATA, 13), 4,
    /*   535 */ FSM_I(FSM_OP_LE, 0),
    /*   536 */ FSM_I(FSM_OP_AND, 0),
    /*   537 */ FSM_I(FSM_OP_PUSH, 7),
    /*   538 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* asked */
    /*   539 */ FSM_I(FSM_OP_IN, 0),
    /*   540 */ FSM_I(FSM_OP_NOT, 0),
    /*   541 */ FSM_I(FSM_OP_AND, 0),
    /*   542 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*   543 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 2)),
    /*   544 */ FSM_I(FSM_OP_EQ, 0),
    /*   545 */ FSM_I(FSM_OP_AND, 0),
    /*   546 */ FSM_I(FSM_OP_UNLESS, 549),
    /*   547 */ FSM_I(FSM_OP_PUSH, 7),
    /*   548 */ FSM_I(FSM_OP_RET, 0),
    /*   549 */ FSM_I(FSM_OP_PUSH, 2),
    /*   550 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   551 */ FSM_I(FSM_OP_EQ, 0),
    /*   552 */ FSM_I(FSM_OP_PUSH, 0),
    /*   553 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   554 */ FSM_I(FSM_OP_DATA, 13), 4,
    /*   556 */ FSM_I(FSM_OP_LE, 0),
    /*   557 */ FSM_I(FSM_OP_AND, 0),
    /*   558 */ FSM_I(FSM_OP_PUSH, 12),
    /*   559 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* asked */
    /*   560 */ FSM_I(FSM_OP_IN, 0),
    /*   561 */ FSM_I(FSM_OP_NOT, 0),
    /*   562 */ FSM_I(FSM_OP_AND, 0),
    /*   563 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*   564 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 2)),
    /*   565 */ FSM_I(FSM_OP_EQ, 0),
    /*   566 */ FSM_I(FSM_OP_AND, 0),
    /*   567 */ FSM_I(FSM_OP_UNLESS, 570),
    /*   568 */ FSM_I(FSM_OP_PUSH, 12),
    /*   569 */ FSM_I(FSM_OP_RET, 0),
    /*   570 */ FSM_I(FSM_OP_PUSH, 2),
    /*   571 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   572 */ FSM_I(FSM_OP_EQ, 0),
    /*   573 */ FSM_I(FSM_OP_PUSH, 2),
    /*   574 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   575 */ FSM_I(FSM_OP_DATA, 13), 4,
    /*   577 */ FSM_I(FSM_OP_LE, 0),
    /*   578 */ FSM_I(FSM_OP_AND, 0),
    /*   579 */ FSM_I(FSM_OP_PUSH, 13),
    /*   580 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* asked */
    /*   581 */ FSM_I(FSM_OP_IN, 0),
    /*   582 */ FSM_I(FSM_OP_NOT, 0),
    /*   583 */ FSM_I(FSM_OP_AND, 0),
    /*   584 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*   585 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 2)),
    /*   586 */ FSM_I(FSM_OP_EQ, 0),
    /*   587 */ FSM_I(FSM_OP_AND, 0),
    /*   588 */ FSM_I(FSM_OP_UNLESS, 591),
    /*   589 */ FSM_I(FSM_OP_PUSH, 13),
    /*   590 */ FSM_I(FSM_OP_RET, 0),
    /*   591 */ FSM_I(FSM_OP_PUSH, 3),
    /*   592 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   593 */ FSM_I(FSM_OP_EQ, 0),
    /*   594 */ FSM_I(FSM_OP_PUSH, 2),
    /*   595 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   596 */ FSM_I(FSM_OP_DATA, 13), 4,
    /*   598 */ FSM_I(FSM_OP_LE, 0),
    /*   599 */ FSM_I(FSM_OP_AND, 0),
    /*   600 */ FSM_I(FSM_OP_PUSH, 18),
    /*   601 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* asked */
    /*   602 */ FSM_I(FSM_OP_IN, 0),
    /*   603 */ FSM_I(FSM_OP_NOT, 0),
    /*   604 */ FSM_I(FSM_OP_AND, 0),
    /*   605 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*   606 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 2)),
    /*   607 */ FSM_I(FSM_OP_EQ, 0),
    /*   608 */ FSM_I(FSM_OP_AND, 0),
    /*   609 */ FSM_I(FSM_OP_UNLESS, 612),
    /*   610 */ FSM_I(FSM_OP_PUSH, 18),
    /*   611 */ FSM_I(FSM_OP_RET, 0),
    /*   612 */ FSM_I(FSM_OP_PUSH, 3),
    /*   613 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   614 */ FSM_I(FSM_OP_EQ, 0),
    /*   615 */ FSM_I(FSM_OP_PUSH, 0),
    /*   616 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   617 */ FSM_I(FSM_OP_DATA, 13), 4,
    /*   619 */ FSM_I(FSM_OP_LE, 0),
    /*   620 */ FSM_I(FSM_OP_AND, 0),
    /*   621 */ FSM_I(FSM_OP_PUSH, 19),
    /*   622 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* asked */
    /*   623 */ FSM_I(FSM_OP_IN, 0),
    /*   624 */ FSM_I(FSM_OP_NOT, 0),
    /*   625 */ FSM_I(FSM_OP_AND, 0),
    /*   626 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*   627 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 2)),
    /*   628 */ FSM_I(FSM_OP_EQ, 0),
    /*   629 */ FSM_I(FSM_OP_AND, 0),
    /*   630 */ FSM_I(FSM_OP_UNLESS, 633),
    /*   631 */ FSM_I(FSM_OP_PUSH, 19),
    /*   632 */ FSM_I(FSM_OP_RET, 0),
    /*   633 */ FSM_I(FSM_OP_PUSH, 0),
    /*   634 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   635 */ FSM_I(FSM_OP_EQ, 0),
    /*   636 */ FSM_I(FSM_OP_PUSH, 0),
    /*   637 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   638 */ FSM_I(FSM_OP_DATA, 13), 4,
    /*   640 */ FSM_I(FSM_OP_LE, 0),
    /*   641 */ FSM_I(FSM_OP_AND, 0),
    /*   642 */ FSM_I(FSM_OP_PUSH, 2),
    /*   643 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* asked */
    /*   644 */ FSM_I(FSM_OP_IN, 0),
    /*   645 */ FSM_I(FSM_OP_NOT, 0),
    /*   646 */ FSM_I(FSM_OP_AND, 0),
    /*   647 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 1)),
    /*   648 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 2)),
    /*   649 */ FSM_I(FSM_OP_EQ, 0),
    /*   650 */ FSM_I(FSM_OP_AND, 0),
    /*   651 */ FSM_I(FSM_OP_UNLESS, 654),
    /*   652 */ FSM_I(FSM_OP_PUSH, 2),
    /*   653 */ FSM_I(FSM_OP_RET, 0),
    /*   654 */ FSM_I(FSM_OP_PUSH, 0),
    /*   655 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   656 */ FSM_I(FSM_OP_EQ, 0),
    /*   657 */ FSM_I(FSM_OP_PUSH, 1),
    /*   658 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   659 */ FSM_I(FSM_OP_DATA, 13), 4,
    /*   661 */ FSM_I(FSM_OP_LE, 0),
    /*   662 */ FSM_I(FSM_OP_AND, 0),
    /*   663 */ FSM_I(FSM_OP_PUSH, 3),
    /*   664 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* asked */
    /*   665 */ FSM_I(FSM_OP_IN, 0),
    /*   666 */ FSM_I(FSM_OP_NOT, 0),
    /*   667 */ FSM_I(FSM_OP_AND, 0),
    /*   668 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 1)),
    /*   669 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 2)),
    /*   670 */ FSM_I(FSM_OP_EQ, 0),
    /*   671 */ FSM_I(FSM_OP_AND, 0),
    /*   672 */ FSM_I(FSM_OP_UNLESS, 675),
    /*   673 */ FSM_I(FSM_OP_PUSH, 3),
    /*   674 */ FSM_I(FSM_OP_RET, 0),
    /*   675 */ FSM_I(FSM_OP_PUSH, 1),
    /*   676 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   677 */ FSM_I(FSM_OP_EQ, 0),
    /*   678 */ FSM_I(FSM_OP_PUSH, 0),
    /*   679 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   680 */ FSM_I(FSM_OP_DATA, 13), 4,
    /*   682 */ FSM_I(FSM_OP_LE, 0),
    /*   683 */ FSM_I(FSM_OP_AND, 0),
    /*   684 */ FSM_I(FSM_OP_PUSH, 8),
    /*   685 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* asked */
    /*   686 */ FSM_I(FSM_OP_IN, 0),
    /*   687 */ FSM_I(FSM_OP_NOT, 0),
    /*   688 */ FSM_I(FSM_OP_AND, 0),
    /*   689 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 1)),
    /*   690 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 2)),
    /*   691 */ FSM_I(FSM_OP_EQ, 0),
    /*   692 */ FSM_I(FSM_OP_AND, 0),
    /*   693 */ FSM_I(FSM_OP_UNLESS, 696),
    /*   694 */ FSM_I(FSM_OP_PUSH, 8),
    /*   695 */ FSM_I(FSM_OP_RET, 0),
    /*   696 */ FSM_I(FSM_OP_PUSH, 1),
    /*   697 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   698 */ FSM_I(FSM_OP_EQ, 0),
    /*   699 */ FSM_I(FSM_OP_PUSH, 1),
    /*   700 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   701 */ FSM_I(FSM_OP_DATA, 13), 4,
    /*   703 */ FSM_I(FSM_OP_LE, 0),
    /*   704 */ FSM_I(FSM_OP_AND, 0),
    /*   705 */ FSM_I(FSM_OP_PUSH, 9),
    /*   706 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* asked */
    /*   707 */ FSM_I(FSM_OP_IN, 0),
    /*   708 */ FSM_I(FSM_OP_NOT, 0),
    /*   709 */ FSM_I(FSM_OP_AND, 0),
    /*   710 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 1)),
    /*   711 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 2)),
    /*   712 */ FSM_I(FSM_OP_EQ, 0),
    /*   713 */ FSM_I(FSM_OP_AND, 0),
    /*   714 */ FSM_I(FSM_OP_UNLESS, 717),
    /*   715 */ FSM_I(FSM_OP_PUSH, 9),
    /*   716 */ FSM_I(FSM_OP_RET, 0),
    /*   717 */ FSM_I(FSM_OP_PUSH, 2),
    /*   718 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   719 */ FSM_I(FSM_OP_EQ, 0),
    /*   720 */ FSM_I(FSM_OP_PUSH, 0),
    /*   721 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   722 */ FSM_I(FSM_OP_DATA, 13), 4,
    /*   724 */ FSM_I(FSM_OP_LE, 0),
    /*   725 */ FSM_I(FSM_OP_AND, 0),
    /*   726 */ FSM_I(FSM_OP_PUSH, 14),
    /*   727 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* asked */
    /*   728 */ FSM_I(FSM_OP_IN, 0),
    /*   729 */ FSM_I(FSM_OP_NOT, 0),
    /*   730 */ FSM_I(FSM_OP_AND, 0),
    /*   731 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 1)),
    /*   732 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 2)),
    /*   733 */ FSM_I(FSM_OP_EQ, 0),
    /*   734 */ FSM_I(FSM_OP_AND, 0),
    /*   735 */ FSM_I(FSM_OP_UNLESS, 738),
    /*   736 */ FSM_I(FSM_OP_PUSH, 14),
    /*   737 */ FSM_I(FSM_OP_RET, 0),
    /*   738 */ FSM_I(FSM_OP_PUSH, 2),
    /*   739 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   740 */ FSM_I(FSM_OP_EQ, 0),
    /*   741 */ FSM_I(FSM_OP_PUSH, 1),
    /*   742 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   743 */ FSM_I(FSM_OP_DATA, 13), 4,
    /*   745 */ FSM_I(FSM_OP_LE, 0),
    /*   746 */ FSM_I(FSM_OP_AND, 0),
    /*   747 */ FSM_I(FSM_OP_PUSH, 15),
    /*   748 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* asked */
    /*   749 */ FSM_I(FSM_OP_IN, 0),
    /*   750 */ FSM_I(FSM_OP_NOT, 0),
    /*   751 */ FSM_I(FSM_OP_AND, 0),
    /*   752 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 1)),
    /*   753 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 2)),
    /*   754 */ FSM_I(FSM_OP_EQ, 0),
    /*   755 */ FSM_I(FSM_OP_AND, 0),
    /*   756 */ FSM_I(FSM_OP_UNLESS, 759),
    /*   757 */ FSM_I(FSM_OP_PUSH, 15),
    /*   758 */ FSM_I(FSM_OP_RET, 0),
    /*   759 */ FSM_I(FSM_OP_PUSH, 3),
    /*   760 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   761 */ FSM_I(FSM_OP_EQ, 0),
    /*   762 */ FSM_I(FSM_OP_PUSH, 0),
    /*   763 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   764 */ FSM_I(FSM_OP_DATA, 13), 4,
    /*   766 */ FSM_I(FSM_OP_LE, 0),
    /*   767 */ FSM_I(FSM_OP_AND, 0),
    /*   768 */ FSM_I(FSM_OP_PUSH, 20),
    /*   769 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* asked */
    /*   770 */ FSM_I(FSM_OP_IN, 0),
    /*   771 */ FSM_I(FSM_OP_NOT, 0),
    /*   772 */ FSM_I(FSM_OP_AND, 0),
    /*   773 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 1)),
    /*   774 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 2)),
    /*   775 */ FSM_I(FSM_OP_EQ, 0),
    /*   776 */ FSM_I(FSM_OP_AND, 0),
    /*   777 */ FSM_I(FSM_OP_UNLESS, 780),
    /*   778 */ FSM_I(FSM_OP_PUSH, 20),
    /*   779 */ FSM_I(FSM_OP_RET, 0),
    /*   780 */ FSM_I(FSM_OP_PUSH, 0),
    /*   781 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   782 */ FSM_I(FSM_OP_EQ, 0),
    /*   783 */ FSM_I(FSM_OP_PUSH, 0),
    /*   784 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   785 */ FSM_I(FSM_OP_DATA, 13), 4,
    /*   787 */ FSM_I(FSM_OP_LE, 0),
    /*   788 */ FSM_I(FSM_OP_AND, 0),
    /*   789 */ FSM_I(FSM_OP_PUSH, 4),
    /*   790 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* asked */
    /*   791 */ FSM_I(FSM_OP_IN, 0),
    /*   792 */ FSM_I(FSM_OP_NOT, 0),
    /*   793 */ FSM_I(FSM_OP_AND, 0),
    /*   794 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 2)),
    /*   795 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 2)),
    /*   796 */ FSM_I(FSM_OP_EQ, 0),
    /*   797 */ FSM_I(FSM_OP_AND, 0),
    /*   798 */ FSM_I(FSM_OP_UNLESS, 801),
    /*   799 */ FSM_I(FSM_OP_PUSH, 4),
    /*   800 */ FSM_I(FSM_OP_RET, 0),
    /*   801 */ FSM_I(FSM_OP_PUSH, 0),
    /*   802 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   803 */ FSM_I(FSM_OP_EQ, 0),
    /*   804 */ FSM_I(FSM_OP_PUSH, 1),
    /*   805 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   806 */ FSM_I(FSM_OP_DATA, 13), 4,
    /*   808 */ FSM_I(FSM_OP_LE, 0),
    /*   809 */ FSM_I(FSM_OP_AND, 0),
    /*   810 */ FSM_I(FSM_OP_PUSH, 5),
    /*   811 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* asked */
    /*   812 */ FSM_I(FSM_OP_IN, 0),
    /*   813 */ FSM_I(FSM_OP_NOT, 0),
    /*   814 */ FSM_I(FSM_OP_AND, 0),
    /*   815 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 2)),
    /*   816 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 2)),
    /*   817 */ FSM_I(FSM_OP_EQ, 0),
    /*   818 */ FSM_I(FSM_OP_AND, 0),
    /*   819 */ FSM_I(FSM_OP_UNLESS, 822),
    /*   820 */ FSM_I(FSM_OP_PUSH, 5),
    /*   821 */ FSM_I(FSM_OP_RET, 0),
    /*   822 */ FSM_I(FSM_OP_PUSH, 1),
    /*   823 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   824 */ FSM_I(FSM_OP_EQ, 0),
    /*   825 */ FSM_I(FSM_OP_PUSH, 0),
    /*   826 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   827 */ FSM_I(FSM_OP_DATA, 13), 4,
    /*   829 */ FSM_I(FSM_OP_LE, 0),
    /*   830 */ FSM_I(FSM_OP_AND, 0),
    /*   831 */ FSM_I(FSM_OP_PUSH, 10),
    /*   832 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* asked */
    /*   833 */ FSM_I(FSM_OP_IN, 0),
    /*   834 */ FSM_I(FSM_OP_NOT, 0),
    /*   835 */ FSM_I(FSM_OP_AND, 0),
    /*   836 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 2)),
    /*   837 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 2)),
    /*   838 */ FSM_I(FSM_OP_EQ, 0),
    /*   839 */ FSM_I(FSM_OP_AND, 0),
    /*   840 */ FSM_I(FSM_OP_UNLESS, 843),
    /*   841 */ FSM_I(FSM_OP_PUSH, 10),
    /*   842 */ FSM_I(FSM_OP_RET, 0),
    /*   843 */ FSM_I(FSM_OP_PUSH, 1),
    /*   844 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   845 */ FSM_I(FSM_OP_EQ, 0),
    /*   846 */ FSM_I(FSM_OP_PUSH, 2),
    /*   847 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   848 */ FSM_I(FSM_OP_DATA, 13), 4,
    /*   850 */ FSM_I(FSM_OP_LE, 0),
    /*   851 */ FSM_I(FSM_OP_AND, 0),
    /*   852 */ FSM_I(FSM_OP_PUSH, 11),
    /*   853 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* asked */
    /*   854 */ FSM_I(FSM_OP_IN, 0),
    /*   855 */ FSM_I(FSM_OP_NOT, 0),
    /*   856 */ FSM_I(FSM_OP_AND, 0),
    /*   857 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 2)),
    /*   858 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 2)),
    /*   859 */ FSM_I(FSM_OP_EQ, 0),
    /*   860 */ FSM_I(FSM_OP_AND, 0),
    /*   861 */ FSM_I(FSM_OP_UNLESS, 864),
    /*   862 */ FSM_I(FSM_OP_PUSH, 11),
    /*   863 */ FSM_I(FSM_OP_RET, 0),
    /*   864 */ FSM_I(FSM_OP_PUSH, 2),
    /*   865 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   866 */ FSM_I(FSM_OP_EQ, 0),
    /*   867 */ FSM_I(FSM_OP_PUSH, 0),
    /*   868 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   869 */ FSM_I(FSM_OP_DATA, 13), 4,
    /*   871 */ FSM_I(FSM_OP_LE, 0),
    /*   872 */ FSM_I(FSM_OP_AND, 0),
    /*   873 */ FSM_I(FSM_OP_PUSH, 16),
    /*   874 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* asked */
    /*   875 */ FSM_I(FSM_OP_IN, 0),
    /*   876 */ FSM_I(FSM_OP_NOT, 0),
    /*   877 */ FSM_I(FSM_OP_AND, 0),
    /*   878 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 2)),
    /*   879 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 2)),
    /*   880 */ FSM_I(FSM_OP_EQ, 0),
    /*   881 */ FSM_I(FSM_OP_AND, 0),
    /*   882 */ FSM_I(FSM_OP_UNLESS, 885),
    /*   883 */ FSM_I(FSM_OP_PUSH, 16),
    /*   884 */ FSM_I(FSM_OP_RET, 0),
    /*   885 */ FSM_I(FSM_OP_PUSH, 2),
    /*   886 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   887 */ FSM_I(FSM_OP_EQ, 0),
    /*   888 */ FSM_I(FSM_OP_PUSH, 1),
    /*   889 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   890 */ FSM_I(FSM_OP_DATA, 13), 4,
    /*   892 */ FSM_I(FSM_OP_LE, 0),
    /*   893 */ FSM_I(FSM_OP_AND, 0),
    /*   894 */ FSM_I(FSM_OP_PUSH, 17),
    /*   895 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* asked */
    /*   896 */ FSM_I(FSM_OP_IN, 0),
    /*   897 */ FSM_I(FSM_OP_NOT, 0),
    /*   898 */ FSM_I(FSM_OP_AND, 0),
    /*   899 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 2)),
    /*   900 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 2)),
    /*   901 */ FSM_I(FSM_OP_EQ, 0),
    /*   902 */ FSM_I(FSM_OP_AND, 0),
    /*   903 */ FSM_I(FSM_OP_UNLESS, 906),
    /*   904 */ FSM_I(FSM_OP_PUSH, 17),
    /*   905 */ FSM_I(FSM_OP_RET, 0),
    /*   906 */ FSM_I(FSM_OP_PUSH, 3),
    /*   907 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   908 */ FSM_I(FSM_OP_EQ, 0),
    /*   909 */ FSM_I(FSM_OP_PUSH, 0),
    /*   910 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   911 */ FSM_I(FSM_OP_DATA, 13), 4,
    /*   913 */ FSM_I(FSM_OP_LE, 0),
    /*   914 */ FSM_I(FSM_OP_AND, 0),
    /*   915 */ FSM_I(FSM_OP_PUSH, 21),
    /*   916 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* asked */
    /*   917 */ FSM_I(FSM_OP_IN, 0),
    /*   918 */ FSM_I(FSM_OP_NOT, 0),
    /*   919 */ FSM_I(FSM_OP_AND, 0),
    /*   920 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 2)),
    /*   921 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 2)),
    /*   922 */ FSM_I(FSM_OP_EQ, 0),
    /*   923 */ FSM_I(FSM_OP_AND, 0),
    /*   924 */ FSM_I(FSM_OP_UNLESS, 927),
    /*   925 */ FSM_I(FSM_OP_PUSH, 21),
    /*   926 */ FSM_I(FSM_OP_RET, 0),
    /*   927 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 169)),
    /*   928 */ FSM_I(FSM_OP_RET, 0),
    /*   929 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 10)), /* followup_budget_remaining */
    /*   930 */ FSM_I(FSM_OP_RET, 0),
    /*   931 */ FSM_I(FSM_OP_CALL, 1),
    /*   932 */ FSM_I(FSM_OP_RET, 0),
    /*   933 */ FSM_I(FSM_OP_CALL, 465),
    /*   934 */ FSM_I(FSM_OP_RET, 0),
    /* ask(cov) */
    /*   935 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 10)), 170, 949, 939, /* followup_budget_remaining */
    /*   939 */ FSM_I(FSM_OP_CALL, 1),
    /*   940 */ FSM_I(FSM_OP_CUT_TOP, 0), 171, 944, 951,
    /*   944 */ FSM_I(FSM_OP_CALL, 465),
    /*   945 */ FSM_I(FSM_OP_CUT_TOP, 0), 172, 953, 955,
    /*   949 */ FSM_I(FSM_OP_PUSH, 3),
    /*   950 */ FSM_I(FSM_OP_RET, 0),
    /*   951 */ FSM_I(FSM_OP_PUSH, 0),
    /*   952 */ FSM_I(FSM_OP_RET, 0),
    /*   953 */ FSM_I(FSM_OP_PUSH, 2),
    /*   954 */ FSM_I(FSM_OP_RET, 0),
    /*   955 */ FSM_I(FSM_OP_PUSH, 1),
    /*   956 */ FSM_I(FSM_OP_RET, 0),
    /*   957 */ FSM_I(FSM_OP_CALL, 935),
    /*   958 */ FSM_I(FSM_OP_DATA, 173), 4,
    /*   960 */ FSM_I(FSM_OP_RET, 0),
    /*   961 */ FSM_I(FSM_OP_PUSH, 2),
    /*   962 */ FSM_I(FSM_OP_COUNT, FSM_AT(FSM_FIELD, 0)), 524291,
    /*   964 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   965 */ FSM_I(FSM_OP_DATA, 17), 4,
    /*   967 */ FSM_I(FSM_OP_SUB, 0),
    /*   968 */ FSM_I(FSM_OP_RET, 0),
    /*   969 */ FSM_I(FSM_OP_CALL, 957),
    /*   970 */ FSM_I(FSM_OP_RET, 0),
    /*   971 */ FSM_I(FSM_OP_PUSH, 0),
    /*   972 */ FSM_I(FSM_OP_ANY, FSM_AT(FSM_FIELD, 0)), 524291,
    /*   974 */ FSM_I(FSM_OP_RET, 0),
    /*   975 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 0)), /* state */
    /*   976 */ FSM_I(FSM_OP_RET, 0),
    /*   977 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 16)), /* presenting */
    /*   978 */ FSM_I(FSM_OP_RET, 0),
    /* verdict(level) */
    /*   979 */ FSM_I(FSM_OP_PUSH, 2),
    /*   980 */ FSM_I(FSM_OP_COUNT, FSM_AT(FSM_FIELD, 0)), 524291,
    /*   982 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*   983 */ FSM_I(FSM_OP_DATA, 17), 4,
    /*   985 */ FSM_I(FSM_OP_SUB, 0),
    /*   986 */ FSM_I(FSM_OP_CUT_TOP, 0), 177, 990, 1039,
    /*   990 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 10)), 170, 1004, 994, /* followup_budget_remaining */
    /*   994 */ FSM_I(FSM_OP_CALL, 1),
    /*   995 */ FSM_I(FSM_OP_CUT_TOP, 0), 171, 999, 1025,
    /*   999 */ FSM_I(FSM_OP_CALL, 465),
    /*  1000 */ FSM_I(FSM_OP_CUT_TOP, 0), 172, 1004, 1011,
    /*  1004 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1005 */ FSM_I(FSM_OP_ANY, FSM_AT(FSM_FIELD, 0)), 524291,
    /*  1007 */ FSM_I(FSM_OP_CUT_TOP, 0), 180, 1043, 1045,
    /*  1011 */ FSM_I(FSM_OP_CUTS, FSM_AT(FSM_INST, 0)), 4, 181, 1047, 1049, 1047, 1019, 1047, /* state */
    /*  1019 */ FSM_I(FSM_OP_SWITCH, FSM_AT(FSM_INST, 16)), 3, 0, 1047, 1051, 1051, /* presenting */
    /*  1025 */ FSM_I(FSM_OP_CUTS, FSM_AT(FSM_INST, 0)), 4, 181, 1053, 1049, 1053, 1033, 1053, /* state */
    /*  1033 */ FSM_I(FSM_OP_SWITCH, FSM_AT(FSM_INST, 16)), 3, 0, 1053, 1051, 1051, /* presenting */
    /*  1039 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1040 */ FSM_I(FSM_OP_RET, 0),
    /*  1041 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 169)),
    /*  1042 */ FSM_I(FSM_OP_RET, 0),
    /*  1043 */ FSM_I(FSM_OP_PUSH, 1),
    /*  1044 */ FSM_I(FSM_OP_RET, 0),
    /*  1045 */ FSM_I(FSM_OP_PUSH, 2),
    /*  1046 */ FSM_I(FSM_OP_RET, 0),
    /*  1047 */ FSM_I(FSM_OP_PUSH, 6),
    /*  1048 */ FSM_I(FSM_OP_RET, 0),
    /*  1049 */ FSM_I(FSM_OP_PUSH, 3),
    /*  1050 */ FSM_I(FSM_OP_RET, 0),
    /*  1051 */ FSM_I(FSM_OP_PUSH, 4),
    /*  1052 */ FSM_I(FSM_OP_RET, 0),
    /*  1053 */ FSM_I(FSM_OP_PUSH, 5),
    /*  1054 */ FSM_I(FSM_OP_RET, 0),
    /*  1055 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 1)),
    /*  1056 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 54)), /* max_help_len */
    /*  1057 */ FSM_I(FSM_OP_SUB, 0),
    /*  1058 */ FSM_I(FSM_OP_RET, 0),
    /*  1059 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 2)),
    /*  1060 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 55)), /* max_help_code */
    /*  1061 */ FSM_I(FSM_OP_SUB, 0),
    /*  1062 */ FSM_I(FSM_OP_RET, 0),
    /* overstep(length, code_lines) */
    /*  1063 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 1)),
    /*  1064 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 54)), /* max_help_len */
    /*  1065 */ FSM_I(FSM_OP_SUB, 0),
    /*  1066 */ FSM_I(FSM_OP_CUT_TOP, 0), 187, 1070, 1077,
    /*  1070 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 2)),
    /*  1071 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 55)), /* max_help_code */
    /*  1072 */ FSM_I(FSM_OP_SUB, 0),
    /*  1073 */ FSM_I(FSM_OP_CUT_TOP, 0), 188, 1079, 1081,
    /*  1077 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1078 */ FSM_I(FSM_OP_RET, 0),
    /*  1079 */ FSM_I(FSM_OP_PUSH, 2),
    /*  1080 */ FSM_I(FSM_OP_RET, 0),
    /*  1081 */ FSM_I(FSM_OP_PUSH, 1),
    /*  1082 */ FSM_I(FSM_OP_RET, 0),
    /*  1083 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1084 */ FSM_I(FSM_OP_DATA, 21), 4,
    /*  1086 */ FSM_I(FSM_OP_RET, 0),
    /*  1087 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 44)), /* grace */
    /*  1088 */ FSM_I(FSM_OP_RET, 0),
    /*  1089 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1090 */ FSM_I(FSM_OP_PRED, 0),
    /*  1091 */ FSM_I(FSM_OP_DATA, 21), 4,
    /*  1093 */ FSM_I(FSM_OP_RET, 0),
    /* code_place */
    /*  1094 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1095 */ FSM_I(FSM_OP_DATA, 21), 4,
    /*  1097 */ FSM_I(FSM_OP_CUT_TOP, 0), 189, 1101, 1113,
    /*  1101 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 44)), 190, 1115, 1105, /* grace */
    /*  1105 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1106 */ FSM_I(FSM_OP_PRED, 0),
    /*  1107 */ FSM_I(FSM_OP_DATA, 21), 4,
    /*  1109 */ FSM_I(FSM_OP_CUT_TOP, 0), 191, 1115, 1117,
    /*  1113 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1114 */ FSM_I(FSM_OP_RET, 0),
    /*  1115 */ FSM_I(FSM_OP_PUSH, 2),
    /*  1116 */ FSM_I(FSM_OP_RET, 0),
    /*  1117 */ FSM_I(FSM_OP_PUSH, 1),
    /*  1118 */ FSM_I(FSM_OP_RET, 0),
    /*  1119 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 0)), /* state */
    /*  1120 */ FSM_I(FSM_OP_RET, 0),
    /*  1121 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1122 */ FSM_I(FSM_OP_DATA, 21), 4,
    /*  1124 */ FSM_I(FSM_OP_RET, 0),
    /* allowed_actions */
    /*  1125 */ FSM_I(FSM_OP_CUTS, FSM_AT(FSM_INST, 0)), 2, 192, 1138, 1131, 1138, /* state */
    /*  1131 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1132 */ FSM_I(FSM_OP_DATA, 21), 4,
    /*  1134 */ FSM_I(FSM_OP_CUT_TOP, 0), 194, 1140, 1142,
    /*  1138 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1139 */ FSM_I(FSM_OP_RET, 0),
    /*  1140 */ FSM_I(FSM_OP_PUSH, 9),
    /*  1141 */ FSM_I(FSM_OP_RET, 0),
    /*  1142 */ FSM_I(FSM_OP_PUSH, 15),
    /*  1143 */ FSM_I(FSM_OP_RET, 0),
    /*  1144 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 1)),
    /*  1145 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 52)), /* min_words */
    /*  1146 */ FSM_I(FSM_OP_GE, 0),
    /*  1147 */ FSM_I(FSM_OP_RET, 0),
    /* collect_content(words >= min_words) */
    /*  1148 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 1)),
    /*  1149 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 52)), /* min_words */
    /*  1150 */ FSM_I(FSM_OP_GE, 0),
    /*  1151 */ FSM_I(FSM_OP_CUT_TOP, 0), 195, 1155, 1157,
    /*  1155 */ FSM_I(FSM_OP_PUSH, 1),
    /*  1156 */ FSM_I(FSM_OP_RET, 0),
    /*  1157 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1158 */ FSM_I(FSM_OP_RET, 0),
    /*  1159 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 1)),
    /*  1160 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 53)), /* min_code_lines */
    /*  1161 */ FSM_I(FSM_OP_GE, 0),
    /*  1162 */ FSM_I(FSM_OP_RET, 0),
    /* collect_content(lines >= min_code_lines) */
    /*  1163 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 1)),
    /*  1164 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 53)), /* min_code_lines */
    /*  1165 */ FSM_I(FSM_OP_GE, 0),
    /*  1166 */ FSM_I(FSM_OP_CUT_TOP, 0), 196, 1170, 1172,
    /*  1170 */ FSM_I(FSM_OP_PUSH, 1),
    /*  1171 */ FSM_I(FSM_OP_RET, 0),
    /*  1172 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1173 */ FSM_I(FSM_OP_RET, 0),
    /*  1174 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 9)), /* ended */
    /*  1175 */ FSM_I(FSM_OP_RET, 0),
    /*  1176 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 44)), /* grace */
    /*  1177 */ FSM_I(FSM_OP_RET, 0),
    /*  1178 */ FSM_I(FSM_OP_CALL, 1094),
    /*  1179 */ FSM_I(FSM_OP_DATA, 202), 3,
    /*  1181 */ FSM_I(FSM_OP_RET, 0),
    /*  1182 */ FSM_I(FSM_OP_CALL, 1178),
    /*  1183 */ FSM_I(FSM_OP_RET, 0),
    /*  1184 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1185 */ FSM_I(FSM_OP_DATA, 21), 4,
    /*  1187 */ FSM_I(FSM_OP_RET, 0),
    /*  1188 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 44)), /* grace */
    /*  1189 */ FSM_I(FSM_OP_RET, 0),
    /*  1190 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 15)), /* content */
    /*  1191 */ FSM_I(FSM_OP_RET, 0),
    /*  1192 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 16)), /* presenting */
    /*  1193 */ FSM_I(FSM_OP_RET, 0),
    /*  1194 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 16)), /* presenting */
    /*  1195 */ FSM_I(FSM_OP_RET, 0),
    /*  1196 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 17)), /* judging */
    /*  1197 */ FSM_I(FSM_OP_RET, 0),
    /*  1198 */ FSM_I(FSM_OP_CALL, 979),
    /*  1199 */ FSM_I(FSM_OP_DATA, 216), 7,
    /*  1201 */ FSM_I(FSM_OP_RET, 0),
    /*  1202 */ FSM_I(FSM_OP_CALL, 1198),
    /*  1203 */ FSM_I(FSM_OP_RET, 0),
    /*  1204 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  1205 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  1206 */ FSM_I(FSM_OP_IN, 0),
    /*  1207 */ FSM_I(FSM_OP_RET, 0),
    /*  1208 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  1209 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  1210 */ FSM_I(FSM_OP_IN, 0),
    /*  1211 */ FSM_I(FSM_OP_RET, 0),
    /*  1212 */ FSM_I(FSM_OP_CALL, 1063),
    /*  1213 */ FSM_I(FSM_OP_DATA, 226), 3,
    /*  1215 */ FSM_I(FSM_OP_RET, 0),
    /*  1216 */ FSM_I(FSM_OP_CALL, 1212),
    /*  1217 */ FSM_I(FSM_OP_RET, 0),
    /*  1218 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1219 */ FSM_I(FSM_OP_PUSH, 3),
    /*  1220 */ FSM_I(FSM_OP_EQ, 0),
    /*  1221 */ FSM_I(FSM_OP_RET, 0),
    /*  1222 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 9)), /* ended */
    /*  1223 */ FSM_I(FSM_OP_RET, 0),
    /*  1224 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 17)), /* judging */
    /*  1225 */ FSM_I(FSM_OP_RET, 0),
    /*  1226 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1227 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  1228 */ FSM_I(FSM_OP_IN, 0),
    /*  1229 */ FSM_I(FSM_OP_RET, 0),
    /*  1230 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1231 */ FSM_I(FSM_OP_PUSH, 3),
    /*  1232 */ FSM_I(FSM_OP_EQ, 0),
    /*  1233 */ FSM_I(FSM_OP_RET, 0),
    /* promise, order */
    /*  1234 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1235 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 7)), /* section */
    /*  1236 */ FSM_I(FSM_OP_EQ, 0),
    /*  1237 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1238 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 7)), /* section */
    /*  1239 */ FSM_I(FSM_OP_SUCC, 4),
    /*  1240 */ FSM_I(FSM_OP_EQ, 0),
    /*  1241 */ FSM_I(FSM_OP_OR, 0),
    /*  1242 */ FSM_I(FSM_OP_RET, 0),
    /* promise, boundary */
    /*  1243 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 0)), /* state */
    /*  1244 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1245 */ FSM_I(FSM_OP_EQ, 0),
    /*  1246 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 9)), /* ended */
    /*  1247 */ FSM_I(FSM_OP_OR, 0),
    /*  1248 */ FSM_I(FSM_OP_EMITTED, 10),
    /*  1249 */ FSM_I(FSM_OP_OR, 0),
    /*  1250 */ FSM_I(FSM_OP_RET, 0),
    /* promise, ends_once */
    /*  1251 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 9)), /* ended */
    /*  1252 */ FSM_I(FSM_OP_NOT, 0),
    /*  1253 */ FSM_I(FSM_OP_RET, 0),
    /* promise, at_rest */
    /*  1254 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 0)), /* state */
    /*  1255 */ FSM_I(FSM_OP_PUSH, 7),
    /*  1256 */ FSM_I(FSM_OP_EQ, 0),
    /*  1257 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 41)), /* section_left */
    /*  1258 */ FSM_I(FSM_OP_HAS, 0),
    /*  1259 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 42)), /* warn_first */
    /*  1260 */ FSM_I(FSM_OP_HAS, 0),
    /*  1261 */ FSM_I(FSM_OP_OR, 0),
    /*  1262 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 43)), /* warn_last */
    /*  1263 */ FSM_I(FSM_OP_HAS, 0),
    /*  1264 */ FSM_I(FSM_OP_OR, 0),
    /*  1265 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 44)), /* grace */
    /*  1266 */ FSM_I(FSM_OP_HAS, 0),
    /*  1267 */ FSM_I(FSM_OP_OR, 0),
    /*  1268 */ FSM_I(FSM_OP_AND, 0),
    /*  1269 */ FSM_I(FSM_OP_NOT, 0),
    /*  1270 */ FSM_I(FSM_OP_RET, 0),
    /* promise, complete */
    /*  1271 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1272 */ FSM_I(FSM_OP_PUSH, 3),
    /*  1273 */ FSM_I(FSM_OP_EQ, 0),
    /*  1274 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 9)), /* ended */
    /*  1275 */ FSM_I(FSM_OP_AND, 0),
    /*  1276 */ FSM_I(FSM_OP_RET, 0),
    /* promise, in_all */
    /*  1277 */ FSM_I(FSM_OP_PUSH, 1),
    /*  1278 */ FSM_I(FSM_OP_RET, 0),
    /* promise, timed */
    /*  1279 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 0)), /* state */
    /*  1280 */ FSM_I(FSM_OP_PUSH, 1),
    /*  1281 */ FSM_I(FSM_OP_GE, 0),
    /*  1282 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 0)), /* state */
    /*  1283 */ FSM_I(FSM_OP_PUSH, 5),
    /*  1284 */ FSM_I(FSM_OP_LE, 0),
    /*  1285 */ FSM_I(FSM_OP_AND, 0),
    /*  1286 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 41)), /* section_left */
    /*  1287 */ FSM_I(FSM_OP_HAS, 0),
    /*  1288 */ FSM_I(FSM_OP_NOT, 0),
    /*  1289 */ FSM_I(FSM_OP_AND, 0),
    /*  1290 */ FSM_I(FSM_OP_NOT, 0),
    /*  1291 */ FSM_I(FSM_OP_RET, 0),
    /* promise, time_is_up */
    /*  1292 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 9)), /* ended */
    /*  1293 */ FSM_I(FSM_OP_EMITTED, 10),
    /*  1294 */ FSM_I(FSM_OP_OR, 0),
    /*  1295 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1296 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 7)), /* section */
    /*  1297 */ FSM_I(FSM_OP_SUCC, 4),
    /*  1298 */ FSM_I(FSM_OP_EQ, 0),
    /*  1299 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 0)), /* state */
    /*  1300 */ FSM_I(FSM_OP_PUSH, 6),
    /*  1301 */ FSM_I(FSM_OP_EQ, 0),
    /*  1302 */ FSM_I(FSM_OP_OR, 0),
    /*  1303 */ FSM_I(FSM_OP_AND, 0),
    /*  1304 */ FSM_I(FSM_OP_RET, 0),
    /* promise, clock_runs */
    /*  1305 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 41)), /* section_left */
    /*  1306 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 41)), /* section_left */
    /*  1307 */ FSM_I(FSM_OP_EQ, 0),
    /*  1308 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 9)), /* ended */
    /*  1309 */ FSM_I(FSM_OP_EMITTED, 10),
    /*  1310 */ FSM_I(FSM_OP_NOT, 0),
    /*  1311 */ FSM_I(FSM_OP_AND, 0),
    /*  1312 */ FSM_I(FSM_OP_OR, 0),
    /*  1313 */ FSM_I(FSM_OP_RET, 0),
    /* promise, warned */
    /*  1314 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_ARGUMENT, 2)),
    /*  1315 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 41)), /* section_left */
    /*  1316 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  1317 */ FSM_I(FSM_OP_SUB, 0),
    /*  1318 */ FSM_I(FSM_OP_EQ, 0),
    /*  1319 */ FSM_I(FSM_OP_RET, 0),
    /* promise, late_is_late */
    /*  1320 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_ARGUMENT, 2)),
    /*  1321 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 44)), /* grace */
    /*  1322 */ FSM_I(FSM_OP_HAS, 0),
    /*  1323 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 9)), /* ended */
    /*  1324 */ FSM_I(FSM_OP_OR, 0),
    /*  1325 */ FSM_I(FSM_OP_EQ, 0),
    /*  1326 */ FSM_I(FSM_OP_RET, 0),
    /* promise, late_is_mute */
    /*  1327 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_ARGUMENT, 2)),
    /*  1328 */ FSM_I(FSM_OP_NOT, 0),
    /*  1329 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 15)), /* content */
    /*  1330 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 15)), /* content */
    /*  1331 */ FSM_I(FSM_OP_EQ, 0),
    /*  1332 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 17)), /* judging */
    /*  1333 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 17)), /* judging */
    /*  1334 */ FSM_I(FSM_OP_EQ, 0),
    /*  1335 */ FSM_I(FSM_OP_AND, 0),
    /*  1336 */ FSM_I(FSM_OP_OR, 0),
    /*  1337 */ FSM_I(FSM_OP_RET, 0),
    /* promise, code_is_coded */
    /*  1338 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_ARGUMENT, 1)),
    /*  1339 */ FSM_I(FSM_OP_DATA, 21), 4,
    /*  1341 */ FSM_I(FSM_OP_RET, 0),
    /* promise, paused */
    /*  1342 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 0)), /* state */
    /*  1343 */ FSM_I(FSM_OP_PUSH, 5),
    /*  1344 */ FSM_I(FSM_OP_EQ, 0),
    /*  1345 */ FSM_I(FSM_OP_NOT, 0),
    /*  1346 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 0)), /* state */
    /*  1347 */ FSM_I(FSM_OP_PUSH, 5),
    /*  1348 */ FSM_I(FSM_OP_EQ, 0),
    /*  1349 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1350 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 7)), /* section */
    /*  1351 */ FSM_I(FSM_OP_EQ, 0),
    /*  1352 */ FSM_I(FSM_OP_AND, 0),
    /*  1353 */ FSM_I(FSM_OP_OR, 0),
    /*  1354 */ FSM_I(FSM_OP_RET, 0),
    /* promise, bounded */
    /*  1355 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 10)), /* followup_budget_remaining */
    /*  1356 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1357 */ FSM_I(FSM_OP_GT, 0),
    /*  1358 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 10)), /* followup_budget_remaining */
    /*  1359 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 10)), /* followup_budget_remaining */
    /*  1360 */ FSM_I(FSM_OP_PUSH, 1),
    /*  1361 */ FSM_I(FSM_OP_SUB, 0),
    /*  1362 */ FSM_I(FSM_OP_EQ, 0),
    /*  1363 */ FSM_I(FSM_OP_AND, 0),
    /*  1364 */ FSM_I(FSM_OP_RET, 0),
    /* promise, not_repeated */
    /*  1365 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_ARGUMENT, 2)),
    /*  1366 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 11)), /* asked */
    /*  1367 */ FSM_I(FSM_OP_IN, 0),
    /*  1368 */ FSM_I(FSM_OP_NOT, 0),
    /*  1369 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_ARGUMENT, 2)),
    /*  1370 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* asked */
    /*  1371 */ FSM_I(FSM_OP_IN, 0),
    /*  1372 */ FSM_I(FSM_OP_AND, 0),
    /*  1373 */ FSM_I(FSM_OP_RET, 0),
    /* promise, of_the_section */
    /*  1374 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_ARGUMENT, 3)),
    /*  1375 */ FSM_I(FSM_OP_DATA, 53), 12,
    /*  1377 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_ARGUMENT, 1)),
    /*  1378 */ FSM_I(FSM_OP_EQ, 0),
    /*  1379 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_ARGUMENT, 2)),
    /*  1380 */ FSM_I(FSM_OP_DATA, 121), 22,
    /*  1382 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_ARGUMENT, 1)),
    /*  1383 */ FSM_I(FSM_OP_DATA, 13), 4,
    /*  1385 */ FSM_I(FSM_OP_LE, 0),
    /*  1386 */ FSM_I(FSM_OP_AND, 0),
    /*  1387 */ FSM_I(FSM_OP_RET, 0),
    /* promise, question_first */
    /*  1388 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 16)), /* presenting */
    /*  1389 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1390 */ FSM_I(FSM_OP_EQ, 0),
    /*  1391 */ FSM_I(FSM_OP_RET, 0),
    /* promise, covered_enough */
    /*  1392 */ FSM_I(FSM_OP_EMITTED, 10),
    /*  1393 */ FSM_I(FSM_OP_NOT, 0),
    /*  1394 */ FSM_I(FSM_OP_PUSH, 2),
    /*  1395 */ FSM_I(FSM_OP_COUNT, FSM_AT(FSM_FIELD, 0)), 524291,
    /*  1397 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 7)), /* section */
    /*  1398 */ FSM_I(FSM_OP_DATA, 17), 4,
    /*  1400 */ FSM_I(FSM_OP_GE, 0),
    /*  1401 */ FSM_I(FSM_OP_OR, 0),
    /*  1402 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1403 */ FSM_I(FSM_OP_ANY, FSM_AT(FSM_FIELD, 0)), 524291,
    /*  1405 */ FSM_I(FSM_OP_NOT, 0),
    /*  1406 */ FSM_I(FSM_OP_OR, 0),
    /*  1407 */ FSM_I(FSM_OP_RET, 0),
    /* promise, no_skip */
    /*  1408 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_ARGUMENT, 2)),
    /*  1409 */ FSM_I(FSM_OP_PUSH, 2),
    /*  1410 */ FSM_I(FSM_OP_NE, 0),
    /*  1411 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 15)), /* content */
    /*  1412 */ FSM_I(FSM_OP_PUSH, 2),
    /*  1413 */ FSM_I(FSM_OP_EQ, 0),
    /*  1414 */ FSM_I(FSM_OP_OR, 0),
    /*  1415 */ FSM_I(FSM_OP_RET, 0),
    /* promise, prompted_once */
    /*  1416 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 15)), /* content */
    /*  1417 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1418 */ FSM_I(FSM_OP_EQ, 0),
    /*  1419 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 15)), /* content */
    /*  1420 */ FSM_I(FSM_OP_PUSH, 1),
    /*  1421 */ FSM_I(FSM_OP_EQ, 0),
    /*  1422 */ FSM_I(FSM_OP_AND, 0),
    /*  1423 */ FSM_I(FSM_OP_RET, 0),
    /* promise, assistant_mute */
    /*  1424 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 0)), /* state */
    /*  1425 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 0)), /* state */
    /*  1426 */ FSM_I(FSM_OP_EQ, 0),
    /*  1427 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1428 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 7)), /* section */
    /*  1429 */ FSM_I(FSM_OP_EQ, 0),
    /*  1430 */ FSM_I(FSM_OP_AND, 0),
    /*  1431 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 41)), /* section_left */
    /*  1432 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 41)), /* section_left */
    /*  1433 */ FSM_I(FSM_OP_EQ, 0),
    /*  1434 */ FSM_I(FSM_OP_AND, 0),
    /*  1435 */ FSM_I(FSM_OP_EMITTED, 5),
    /*  1436 */ FSM_I(FSM_OP_NOT, 0),
    /*  1437 */ FSM_I(FSM_OP_AND, 0),
    /*  1438 */ FSM_I(FSM_OP_RET, 0),
    /* promise, no_restart */
    /*  1439 */ FSM_I(FSM_OP_EMITTED, 2),
    /*  1440 */ FSM_I(FSM_OP_NOT, 0),
    /*  1441 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1442 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 7)), /* section */
    /*  1443 */ FSM_I(FSM_OP_NE, 0),
    /*  1444 */ FSM_I(FSM_OP_OR, 0),
    /*  1445 */ FSM_I(FSM_OP_RET, 0),
    /* promise, stored_once */
    /*  1446 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_ARGUMENT, 0)),
    /*  1447 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 18)), /* awaiting */
    /*  1448 */ FSM_I(FSM_OP_IN, 0),
    /*  1449 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_ARGUMENT, 0)),
    /*  1450 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  1451 */ FSM_I(FSM_OP_IN, 0),
    /*  1452 */ FSM_I(FSM_OP_NOT, 0),
    /*  1453 */ FSM_I(FSM_OP_AND, 0),
    /*  1454 */ FSM_I(FSM_OP_RET, 0),
    /* promise, two_failures */
    /*  1455 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_ARGUMENT, 1)),
    /*  1456 */ FSM_I(FSM_OP_PUSH, 1),
    /*  1457 */ FSM_I(FSM_OP_EQ, 0),
    /*  1458 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 16)), /* presenting */
    /*  1459 */ FSM_I(FSM_OP_PUSH, 2),
    /*  1460 */ FSM_I(FSM_OP_EQ, 0),
    /*  1461 */ FSM_I(FSM_OP_OR, 0),
    /*  1462 */ FSM_I(FSM_OP_RET, 0),
    /* promise, all_done */
    /*  1463 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 0)), /* state */
    /*  1464 */ FSM_I(FSM_OP_PUSH, 6),
    /*  1465 */ FSM_I(FSM_OP_EQ, 0),
    /*  1466 */ FSM_I(FSM_OP_RET, 0),
    /* promise, slept_through */
    /*  1467 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 0)), /* state */
    /*  1468 */ FSM_I(FSM_OP_PUSH, 5),
    /*  1469 */ FSM_I(FSM_OP_EQ, 0),
    /*  1470 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 0)), /* state */
    /*  1471 */ FSM_I(FSM_OP_PUSH, 6),
    /*  1472 */ FSM_I(FSM_OP_EQ, 0),
    /*  1473 */ FSM_I(FSM_OP_AND, 0),
    /*  1474 */ FSM_I(FSM_OP_RET, 0),
    /* promise, gives_up */
    /*  1475 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_ARGUMENT, 1)),
    /*  1476 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1477 */ FSM_I(FSM_OP_EQ, 0),
    /*  1478 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1479 */ FSM_I(FSM_OP_PUSH, 3),
    /*  1480 */ FSM_I(FSM_OP_EQ, 0),
    /*  1481 */ FSM_I(FSM_OP_AND, 0),
    /*  1482 */ FSM_I(FSM_OP_RET, 0),
    /* promise, budget_spent */
    /*  1483 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 0)), /* state */
    /*  1484 */ FSM_I(FSM_OP_PUSH, 3),
    /*  1485 */ FSM_I(FSM_OP_EQ, 0),
    /*  1486 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1487 */ FSM_I(FSM_OP_PUSH, 1),
    /*  1488 */ FSM_I(FSM_OP_EQ, 0),
    /*  1489 */ FSM_I(FSM_OP_AND, 0),
    /*  1490 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 10)), /* followup_budget_remaining */
    /*  1491 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1492 */ FSM_I(FSM_OP_EQ, 0),
    /*  1493 */ FSM_I(FSM_OP_AND, 0),
    /*  1494 */ FSM_I(FSM_OP_RET, 0),
    /* promise, minimum_met */
    /*  1495 */ FSM_I(FSM_OP_EMITTED, 10),
    /*  1496 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1497 */ FSM_I(FSM_OP_ANY, FSM_AT(FSM_FIELD, 0)), 524291,
    /*  1499 */ FSM_I(FSM_OP_AND, 0),
    /*  1500 */ FSM_I(FSM_OP_RET, 0),
    /* promise, late_code */
    /*  1501 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_ARGUMENT, 2)),
    /*  1502 */ FSM_I(FSM_OP_RET, 0),
    /* promise, three_owed */
    /*  1503 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 0)), /* state */
    /*  1504 */ FSM_I(FSM_OP_PUSH, 1),
    /*  1505 */ FSM_I(FSM_OP_EQ, 0),
    /*  1506 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1507 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  1508 */ FSM_I(FSM_OP_IN, 0),
    /*  1509 */ FSM_I(FSM_OP_AND, 0),
    /*  1510 */ FSM_I(FSM_OP_PUSH, 1),
    /*  1511 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  1512 */ FSM_I(FSM_OP_IN, 0),
    /*  1513 */ FSM_I(FSM_OP_AND, 0),
    /*  1514 */ FSM_I(FSM_OP_PUSH, 2),
    /*  1515 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  1516 */ FSM_I(FSM_OP_IN, 0),
    /*  1517 */ FSM_I(FSM_OP_AND, 0),
    /*  1518 */ FSM_I(FSM_OP_RET, 0),
    /* view, TalentUIState */
    /*  1519 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1520 */ FSM_I(FSM_OP_ARG, 0),
    /*  1521 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1522 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  1524 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  1525 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 41)), /* section_left */
    /*  1526 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  1527 */ FSM_I(FSM_OP_SUB, 0),
    /*  1528 */ FSM_I(FSM_OP_ARG, 0),
    /*  1529 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1530 */ FSM_I(FSM_OP_DATA, 37), 4,
    /*  1532 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  1533 */ FSM_I(FSM_OP_CALL, 1125),
    /*  1534 */ FSM_I(FSM_OP_ARG_LIST, 165),
    /*  1535 */ FSM_I(FSM_OP_DONE, 0),
    /* view, SectionArtifacts */
    /*  1536 */ FSM_I(FSM_OP_ARGS, FSM_AT(FSM_INST, 21)), 4, /* exit_reason */
    /*  1538 */ FSM_I(FSM_OP_ARGS, FSM_AT(FSM_INST, 25)), 4, /* flags_high */
    /*  1540 */ FSM_I(FSM_OP_ARGS, FSM_AT(FSM_INST, 29)), 4, /* flags_middle */
    /*  1542 */ FSM_I(FSM_OP_ARGS, FSM_AT(FSM_INST, 33)), 4, /* flags_low */
    /*  1544 */ FSM_I(FSM_OP_ARGS, FSM_AT(FSM_INST, 37)), 65540, /* bounded_context_summary */
    /*  1546 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 20)), /* flagged */
    /*  1547 */ FSM_I(FSM_OP_ARG, 0),
    /*  1548 */ FSM_I(FSM_OP_DONE, 0),
    /* creation */
    /*  1549 */ FSM_I(FSM_OP_SET, 5), 1,
    /*  1551 */ FSM_I(FSM_OP_GOTO, 0), /* NOT_STARTED */
    /*  1552 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1553 */ FSM_I(FSM_OP_ARG, 0),
    /*  1554 */ FSM_I(FSM_OP_PUSH, 1),
    /*  1555 */ FSM_I(FSM_OP_ARG, 0),
    /*  1556 */ FSM_I(FSM_OP_EMIT, 0), /* INTERVIEW_CREATED */
    /*  1557 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1558 */ FSM_I(FSM_OP_ARG, 0),
    /*  1559 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1560 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  1562 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  1563 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 41)), /* section_left */
    /*  1564 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  1565 */ FSM_I(FSM_OP_SUB, 0),
    /*  1566 */ FSM_I(FSM_OP_ARG, 0),
    /*  1567 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1568 */ FSM_I(FSM_OP_DATA, 37), 4,
    /*  1570 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  1571 */ FSM_I(FSM_OP_CALL, 1125),
    /*  1572 */ FSM_I(FSM_OP_ARG_LIST, 165),
    /*  1573 */ FSM_I(FSM_OP_EMIT, 19), /* TalentUIState */
    /*  1574 */ FSM_I(FSM_OP_DONE, 0),
    /* SECTION_INTRO, CandidateMessage */
    /*  1575 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 44)), 198, 2317, 2346, /* grace */
    /* SECTION_INTRO, CodeSubmission */
    /*  1579 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1580 */ FSM_I(FSM_OP_DATA, 21), 4,
    /*  1582 */ FSM_I(FSM_OP_CUT_TOP, 0), 189, 1586, 2358,
    /*  1586 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 44)), 190, 2399, 1590, /* grace */
    /*  1590 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1591 */ FSM_I(FSM_OP_PRED, 0),
    /*  1592 */ FSM_I(FSM_OP_DATA, 21), 4,
    /*  1594 */ FSM_I(FSM_OP_CUT_TOP, 0), 191, 2399, 2387,
    /* SECTION_INTRO, Done */
    /*  1598 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 44)), 205, 1602, 2418, /* grace */
    /*  1602 */ FSM_I(FSM_OP_SWITCH, FSM_AT(FSM_INST, 15)), 3, 0, 2420, 2427, 2429, /* content */
    /* SECTION_INTRO, PresentFailed */
    /*  1608 */ FSM_I(FSM_OP_SWITCH, FSM_AT(FSM_INST, 16)), 3, 0, 2492, 2569, 2492, /* presenting */
    /* SECTION_INTRO, Coverage */
    /*  1614 */ FSM_I(FSM_OP_SWITCH, FSM_AT(FSM_INST, 17)), 3, 0, 2580, 1620, 2580, /* judging */
    /*  1620 */ FSM_I(FSM_OP_PUSH, 2),
    /*  1621 */ FSM_I(FSM_OP_COUNT, FSM_AT(FSM_FIELD, 0)), 524291,
    /*  1623 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1624 */ FSM_I(FSM_OP_DATA, 17), 4,
    /*  1626 */ FSM_I(FSM_OP_SUB, 0),
    /*  1627 */ FSM_I(FSM_OP_CUT_TOP, 0), 177, 1631, 2582,
    /*  1631 */ FSM_I(FSM_OP_CALL, 957),
    /*  1632 */ FSM_I(FSM_OP_SWITCH_TOP, 0), 3, 0, 2675, 2675, 1638,
    /*  1638 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1639 */ FSM_I(FSM_OP_ANY, FSM_AT(FSM_FIELD, 0)), 524291,
    /*  1641 */ FSM_I(FSM_OP_CUT_TOP, 0), 180, 2582, 2675,
    /* SECTION_INTRO, Summary */
    /*  1645 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  1646 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  1647 */ FSM_I(FSM_OP_IN, 0),
    /*  1648 */ FSM_I(FSM_OP_CUT_TOP, 0), 223, 2686, 2688,
    /* SECTION_INTRO, SummaryFailed */
    /*  1652 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  1653 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  1654 */ FSM_I(FSM_OP_IN, 0),
    /*  1655 */ FSM_I(FSM_OP_CUT_TOP, 0), 224, 2707, 2709,
    /* SECTION_INTRO, AssistantReply */
    /*  1659 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 1)),
    /*  1660 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 54)), /* max_help_len */
    /*  1661 */ FSM_I(FSM_OP_SUB, 0),
    /*  1662 */ FSM_I(FSM_OP_CUT_TOP, 0), 187, 1666, 2743,
    /*  1666 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 2)),
    /*  1667 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 55)), /* max_help_code */
    /*  1668 */ FSM_I(FSM_OP_SUB, 0),
    /*  1669 */ FSM_I(FSM_OP_CUT_TOP, 0), 188, 2728, 2743,
    /* SECTION_INTRO, expired section_left */
    /*  1673 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1674 */ FSM_I(FSM_OP_PUSH, 3),
    /*  1675 */ FSM_I(FSM_OP_EQ, 0),
    /*  1676 */ FSM_I(FSM_OP_CUT_TOP, 0), 229, 2775, 2902,
    /* SECTION_INTRO, always */
    /*  1680 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 17)), 231, 4549, 2997, /* judging */
    /* SECTION_QUESTION_ACTIVE, CandidateMessage */
    /*  1684 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 44)), 198, 2317, 2346, /* grace */
    /* SECTION_QUESTION_ACTIVE, CodeSubmission */
    /*  1688 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1689 */ FSM_I(FSM_OP_DATA, 21), 4,
    /*  1691 */ FSM_I(FSM_OP_CUT_TOP, 0), 189, 1695, 2358,
    /*  1695 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 44)), 190, 2399, 1699, /* grace */
    /*  1699 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1700 */ FSM_I(FSM_OP_PRED, 0),
    /*  1701 */ FSM_I(FSM_OP_DATA, 21), 4,
    /*  1703 */ FSM_I(FSM_OP_CUT_TOP, 0), 191, 2399, 2387,
    /* SECTION_QUESTION_ACTIVE, Done */
    /*  1707 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 44)), 205, 1711, 2418, /* grace */
    /*  1711 */ FSM_I(FSM_OP_SWITCH, FSM_AT(FSM_INST, 15)), 3, 0, 2420, 2427, 2429, /* content */
    /* SECTION_QUESTION_ACTIVE, Coverage */
    /*  1717 */ FSM_I(FSM_OP_SWITCH, FSM_AT(FSM_INST, 17)), 3, 0, 2580, 1723, 2580, /* judging */
    /*  1723 */ FSM_I(FSM_OP_PUSH, 2),
    /*  1724 */ FSM_I(FSM_OP_COUNT, FSM_AT(FSM_FIELD, 0)), 524291,
    /*  1726 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1727 */ FSM_I(FSM_OP_DATA, 17), 4,
    /*  1729 */ FSM_I(FSM_OP_SUB, 0),
    /*  1730 */ FSM_I(FSM_OP_CUT_TOP, 0), 177, 1734, 2582,
    /*  1734 */ FSM_I(FSM_OP_CALL, 957),
    /*  1735 */ FSM_I(FSM_OP_SWITCH_TOP, 0), 3, 0, 2589, 2632, 1741,
    /*  1741 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1742 */ FSM_I(FSM_OP_ANY, FSM_AT(FSM_FIELD, 0)), 524291,
    /*  1744 */ FSM_I(FSM_OP_CUT_TOP, 0), 180, 2582, 2675,
    /* SECTION_QUESTION_ACTIVE, Summary */
    /*  1748 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  1749 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  1750 */ FSM_I(FSM_OP_IN, 0),
    /*  1751 */ FSM_I(FSM_OP_CUT_TOP, 0), 223, 2686, 2688,
    /* SECTION_QUESTION_ACTIVE, SummaryFailed */
    /*  1755 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  1756 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  1757 */ FSM_I(FSM_OP_IN, 0),
    /*  1758 */ FSM_I(FSM_OP_CUT_TOP, 0), 224, 2707, 2709,
    /* SECTION_QUESTION_ACTIVE, AssistantReply */
    /*  1762 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 1)),
    /*  1763 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 54)), /* max_help_len */
    /*  1764 */ FSM_I(FSM_OP_SUB, 0),
    /*  1765 */ FSM_I(FSM_OP_CUT_TOP, 0), 187, 1769, 2743,
    /*  1769 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 2)),
    /*  1770 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 55)), /* max_help_code */
    /*  1771 */ FSM_I(FSM_OP_SUB, 0),
    /*  1772 */ FSM_I(FSM_OP_CUT_TOP, 0), 188, 2728, 2743,
    /* SECTION_QUESTION_ACTIVE, expired section_left */
    /*  1776 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1777 */ FSM_I(FSM_OP_PUSH, 3),
    /*  1778 */ FSM_I(FSM_OP_EQ, 0),
    /*  1779 */ FSM_I(FSM_OP_CUT_TOP, 0), 229, 2775, 3150,
    /* SECTION_QUESTION_ACTIVE, always */
    /*  1783 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 17)), 231, 4549, 2997, /* judging */
    /* SECTION_FOLLOWUP_ACTIVE, CandidateMessage */
    /*  1787 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 44)), 198, 2317, 2346, /* grace */
    /* SECTION_FOLLOWUP_ACTIVE, CodeSubmission */
    /*  1791 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1792 */ FSM_I(FSM_OP_DATA, 21), 4,
    /*  1794 */ FSM_I(FSM_OP_CUT_TOP, 0), 189, 1798, 2358,
    /*  1798 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 44)), 190, 2399, 1802, /* grace */
    /*  1802 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1803 */ FSM_I(FSM_OP_PRED, 0),
    /*  1804 */ FSM_I(FSM_OP_DATA, 21), 4,
    /*  1806 */ FSM_I(FSM_OP_CUT_TOP, 0), 191, 2399, 2387,
    /* SECTION_FOLLOWUP_ACTIVE, Done */
    /*  1810 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 44)), 205, 1814, 2418, /* grace */
    /*  1814 */ FSM_I(FSM_OP_SWITCH, FSM_AT(FSM_INST, 15)), 3, 0, 2420, 2427, 2429, /* content */
    /* SECTION_FOLLOWUP_ACTIVE, Coverage */
    /*  1820 */ FSM_I(FSM_OP_SWITCH, FSM_AT(FSM_INST, 17)), 3, 0, 2580, 1826, 2580, /* judging */
    /*  1826 */ FSM_I(FSM_OP_PUSH, 2),
    /*  1827 */ FSM_I(FSM_OP_COUNT, FSM_AT(FSM_FIELD, 0)), 524291,
    /*  1829 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1830 */ FSM_I(FSM_OP_DATA, 17), 4,
    /*  1832 */ FSM_I(FSM_OP_SUB, 0),
    /*  1833 */ FSM_I(FSM_OP_CUT_TOP, 0), 177, 1837, 2582,
    /*  1837 */ FSM_I(FSM_OP_CALL, 957),
    /*  1838 */ FSM_I(FSM_OP_SWITCH_TOP, 0), 3, 0, 2589, 2632, 1844,
    /*  1844 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1845 */ FSM_I(FSM_OP_ANY, FSM_AT(FSM_FIELD, 0)), 524291,
    /*  1847 */ FSM_I(FSM_OP_CUT_TOP, 0), 180, 2582, 2675,
    /* SECTION_FOLLOWUP_ACTIVE, Summary */
    /*  1851 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  1852 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  1853 */ FSM_I(FSM_OP_IN, 0),
    /*  1854 */ FSM_I(FSM_OP_CUT_TOP, 0), 223, 2686, 2688,
    /* SECTION_FOLLOWUP_ACTIVE, SummaryFailed */
    /*  1858 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  1859 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  1860 */ FSM_I(FSM_OP_IN, 0),
    /*  1861 */ FSM_I(FSM_OP_CUT_TOP, 0), 224, 2707, 2709,
    /* SECTION_FOLLOWUP_ACTIVE, AssistantReply */
    /*  1865 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 1)),
    /*  1866 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 54)), /* max_help_len */
    /*  1867 */ FSM_I(FSM_OP_SUB, 0),
    /*  1868 */ FSM_I(FSM_OP_CUT_TOP, 0), 187, 1872, 2743,
    /*  1872 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 2)),
    /*  1873 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 55)), /* max_help_code */
    /*  1874 */ FSM_I(FSM_OP_SUB, 0),
    /*  1875 */ FSM_I(FSM_OP_CUT_TOP, 0), 188, 2728, 2743,
    /* SECTION_FOLLOWUP_ACTIVE, expired section_left */
    /*  1879 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1880 */ FSM_I(FSM_OP_PUSH, 3),
    /*  1881 */ FSM_I(FSM_OP_EQ, 0),
    /*  1882 */ FSM_I(FSM_OP_CUT_TOP, 0), 229, 2775, 3323,
    /* SECTION_FOLLOWUP_ACTIVE, always */
    /*  1886 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 17)), 231, 4549, 2997, /* judging */
    /* SECTION_WRAPUP, CodeSubmission */
    /*  1890 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1891 */ FSM_I(FSM_OP_DATA, 21), 4,
    /*  1893 */ FSM_I(FSM_OP_CUT_TOP, 0), 201, 3459, 3461,
    /* SECTION_WRAPUP, Summary */
    /*  1897 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  1898 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  1899 */ FSM_I(FSM_OP_IN, 0),
    /*  1900 */ FSM_I(FSM_OP_CUT_TOP, 0), 223, 2686, 2688,
    /* SECTION_WRAPUP, SummaryFailed */
    /*  1904 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  1905 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  1906 */ FSM_I(FSM_OP_IN, 0),
    /*  1907 */ FSM_I(FSM_OP_CUT_TOP, 0), 224, 2707, 2709,
    /* SECTION_WRAPUP, AssistantReply */
    /*  1911 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 1)),
    /*  1912 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 54)), /* max_help_len */
    /*  1913 */ FSM_I(FSM_OP_SUB, 0),
    /*  1914 */ FSM_I(FSM_OP_CUT_TOP, 0), 187, 1918, 2743,
    /*  1918 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 2)),
    /*  1919 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 55)), /* max_help_code */
    /*  1920 */ FSM_I(FSM_OP_SUB, 0),
    /*  1921 */ FSM_I(FSM_OP_CUT_TOP, 0), 188, 2728, 2743,
    /* SECTION_WRAPUP, expired section_left */
    /*  1925 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1926 */ FSM_I(FSM_OP_PUSH, 3),
    /*  1927 */ FSM_I(FSM_OP_EQ, 0),
    /*  1928 */ FSM_I(FSM_OP_CUT_TOP, 0), 229, 3476, 3553,
    /* SECTION_WRAPUP, always */
    /*  1932 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1933 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  1934 */ FSM_I(FSM_OP_IN, 0),
    /*  1935 */ FSM_I(FSM_OP_CUT_TOP, 0), 232, 1939, 4549,
    /*  1939 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1940 */ FSM_I(FSM_OP_PUSH, 3),
    /*  1941 */ FSM_I(FSM_OP_EQ, 0),
    /*  1942 */ FSM_I(FSM_OP_CUT_TOP, 0), 233, 3580, 3657,
    /* PAUSED, Abandon */
    /*  1946 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 9)), 197, 3770, 3846, /* ended */
    /* PAUSED, Presented */
    /*  1950 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 16)), 208, 3146, 3882, /* presenting */
    /* PAUSED, PresentFailed */
    /*  1954 */ FSM_I(FSM_OP_SWITCH, FSM_AT(FSM_INST, 16)), 3, 0, 3148, 3895, 3906, /* presenting */
    /* PAUSED, Coverage */
    /*  1960 */ FSM_I(FSM_OP_SWITCH, FSM_AT(FSM_INST, 17)), 3, 0, 2580, 1966, 2580, /* judging */
    /*  1966 */ FSM_I(FSM_OP_PUSH, 2),
    /*  1967 */ FSM_I(FSM_OP_COUNT, FSM_AT(FSM_FIELD, 0)), 524291,
    /*  1969 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  1970 */ FSM_I(FSM_OP_DATA, 17), 4,
    /*  1972 */ FSM_I(FSM_OP_SUB, 0),
    /*  1973 */ FSM_I(FSM_OP_CUT_TOP, 0), 177, 1977, 2582,
    /*  1977 */ FSM_I(FSM_OP_CALL, 957),
    /*  1978 */ FSM_I(FSM_OP_SWITCH_TOP, 0), 3, 0, 1997, 1991, 1984,
    /*  1984 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1985 */ FSM_I(FSM_OP_ANY, FSM_AT(FSM_FIELD, 0)), 524291,
    /*  1987 */ FSM_I(FSM_OP_CUT_TOP, 0), 180, 2582, 2675,
    /*  1991 */ FSM_I(FSM_OP_SWITCH, FSM_AT(FSM_INST, 16)), 3, 0, 4026, 2675, 2675, /* presenting */
    /*  1997 */ FSM_I(FSM_OP_SWITCH, FSM_AT(FSM_INST, 16)), 3, 0, 3982, 2675, 2675, /* presenting */
    /* PAUSED, Summary */
    /*  2003 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  2004 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  2005 */ FSM_I(FSM_OP_IN, 0),
    /*  2006 */ FSM_I(FSM_OP_CUT_TOP, 0), 223, 2686, 2688,
    /* PAUSED, SummaryFailed */
    /*  2010 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  2011 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  2012 */ FSM_I(FSM_OP_IN, 0),
    /*  2013 */ FSM_I(FSM_OP_CUT_TOP, 0), 224, 2707, 2709,
    /* PAUSED, AssistantReply */
    /*  2017 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 1)),
    /*  2018 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 54)), /* max_help_len */
    /*  2019 */ FSM_I(FSM_OP_SUB, 0),
    /*  2020 */ FSM_I(FSM_OP_CUT_TOP, 0), 187, 2024, 2743,
    /*  2024 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 2)),
    /*  2025 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 55)), /* max_help_code */
    /*  2026 */ FSM_I(FSM_OP_SUB, 0),
    /*  2027 */ FSM_I(FSM_OP_CUT_TOP, 0), 188, 2728, 2743,
    /* PAUSED, expired section_left */
    /*  2031 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2032 */ FSM_I(FSM_OP_PUSH, 3),
    /*  2033 */ FSM_I(FSM_OP_EQ, 0),
    /*  2034 */ FSM_I(FSM_OP_CUT_TOP, 0), 229, 2042, 2038,
    /*  2038 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 9)), 230, 4070, 4144, /* ended */
    /*  2042 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 9)), 230, 4170, 4298, /* ended */
    /* COMPLETED, CandidateMessage */
    /*  2046 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 44)), 198, 4404, 4406, /* grace */
    /* COMPLETED, Summary */
    /*  2050 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  2051 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  2052 */ FSM_I(FSM_OP_IN, 0),
    /*  2053 */ FSM_I(FSM_OP_CUT_TOP, 0), 223, 4431, 4433,
    /* COMPLETED, SummaryFailed */
    /*  2057 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  2058 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  2059 */ FSM_I(FSM_OP_IN, 0),
    /*  2060 */ FSM_I(FSM_OP_CUT_TOP, 0), 224, 4452, 4454,
    /* TERMINATED, Summary */
    /*  2064 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  2065 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  2066 */ FSM_I(FSM_OP_IN, 0),
    /*  2067 */ FSM_I(FSM_OP_CUT_TOP, 0), 223, 4503, 4505,
    /* TERMINATED, SummaryFailed */
    /*  2071 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  2072 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  2073 */ FSM_I(FSM_OP_IN, 0),
    /*  2074 */ FSM_I(FSM_OP_CUT_TOP, 0), 224, 4524, 4526,
    /* NOT_STARTED, Start */
    /*  2078 */ FSM_I(FSM_OP_TAKE, 25), /* | Start || IN_PROGRESS | candidate_id = who; emit INTERVIEW_STARTED(system, who); begin | */
    /*  2079 */ FSM_I(FSM_OP_TEXT, FSM_AT(FSM_FIELD, 0)),
    /*  2080 */ FSM_I(FSM_OP_STORE, 6), 0, /* candidate_id */
    /*  2082 */ FSM_I(FSM_OP_PUSH, 0),
    /*  2083 */ FSM_I(FSM_OP_ARG, 0),
    /*  2084 */ FSM_I(FSM_OP_TEXT, FSM_AT(FSM_FIELD, 0)),
    /*  2085 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2086 */ FSM_I(FSM_OP_EMIT, 1), /* INTERVIEW_STARTED */
    /*  2087 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  2088 */ FSM_I(FSM_OP_STORE, 8), 1, /* section_start_time */
    /*  2090 */ FSM_I(FSM_OP_SET, 9), 0, /* ended */
    /*  2092 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2093 */ FSM_I(FSM_OP_DATA, 9), 4,
    /*  2095 */ FSM_I(FSM_OP_STORE, 10), 3, /* followup_budget_remaining */
    /*  2097 */ FSM_I(FSM_OP_SET, 11), 0, /* asked */
    /*  2099 */ FSM_I(FSM_OP_PUSH, 0),
    /*  2100 */ FSM_I(FSM_OP_FILL, 12), 196613, /* coverage_flags */
    /*  2102 */ FSM_I(FSM_OP_SET, 15), 0, /* content */
    /*  2104 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2105 */ FSM_I(FSM_OP_DATA, 5), 4,
    /*  2107 */ FSM_I(FSM_OP_START, 0), /* section_left */
    /*  2108 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2109 */ FSM_I(FSM_OP_DATA, 5), 4,
    /*  2111 */ FSM_I(FSM_OP_PUSH, 120000),
    /*  2112 */ FSM_I(FSM_OP_SUB, 0),
    /*  2113 */ FSM_I(FSM_OP_START, 1), /* warn_first */
    /*  2114 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2115 */ FSM_I(FSM_OP_DATA, 5), 4,
    /*  2117 */ FSM_I(FSM_OP_PUSH, 30000),
    /*  2118 */ FSM_I(FSM_OP_SUB, 0),
    /*  2119 */ FSM_I(FSM_OP_START, 2), /* warn_last */
    /*  2120 */ FSM_I(FSM_OP_PUSH, 0),
    /*  2121 */ FSM_I(FSM_OP_ARG, 0),
    /*  2122 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2123 */ FSM_I(FSM_OP_ARG, 0),
    /*  2124 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2125 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  2127 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2128 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 41)), /* section_left */
    /*  2129 */ FSM_I(FSM_OP_ARG, 0),
    /*  2130 */ FSM_I(FSM_OP_EMIT, 2), /* SECTION_STARTED */
    /*  2131 */ FSM_I(FSM_OP_SET, 16), 1, /* presenting */
    /*  2133 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2134 */ FSM_I(FSM_OP_ARG, 0),
    /*  2135 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2136 */ FSM_I(FSM_OP_DATA, 33), 4,
    /*  2138 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2139 */ FSM_I(FSM_OP_EMIT, 15), /* Present */
    /*  2140 */ FSM_I(FSM_OP_GOTO, 1), /* SECTION_INTRO */
    /*  2141 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2142 */ FSM_I(FSM_OP_ARG, 0),
    /*  2143 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2144 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  2146 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2147 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 41)), /* section_left */
    /*  2148 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  2149 */ FSM_I(FSM_OP_SUB, 0),
    /*  2150 */ FSM_I(FSM_OP_ARG, 0),
    /*  2151 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2152 */ FSM_I(FSM_OP_DATA, 37), 4,
    /*  2154 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2155 */ FSM_I(FSM_OP_CALL, 1125),
    /*  2156 */ FSM_I(FSM_OP_ARG_LIST, 165),
    /*  2157 */ FSM_I(FSM_OP_EMIT, 19), /* TalentUIState */
    /*  2158 */ FSM_I(FSM_OP_DONE, 0),
    /* NOT_STARTED, Disconnect */
    /*  2159 */ FSM_I(FSM_OP_ANSWER, 29), 1, /* Disconnect */
    /* NOT_STARTED, Reconnect */
    /*  2161 */ FSM_I(FSM_OP_ANSWER, 34), 1, /* Reconnect */
    /* NOT_STARTED, Abandon */
    /*  2163 */ FSM_I(FSM_OP_TAKE, 39), /* | Abandon || TERMINATED | emit INTERVIEW_TERMINATED(system, abandoned, "") | */
    /*  2164 */ FSM_I(FSM_OP_PUSH, 0),
    /*  2165 */ FSM_I(FSM_OP_ARG, 0),
    /*  2166 */ FSM_I(FSM_OP_PUSH, 1),
    /*  2167 */ FSM_I(FSM_OP_ARG, 0),
    /*  2168 */ FSM_I(FSM_OP_PUSH, 0),
    /*  2169 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2170 */ FSM_I(FSM_OP_EMIT, 12), /* INTERVIEW_TERMINATED */
    /*  2171 */ FSM_I(FSM_OP_GOTO, 7), /* TERMINATED */
    /*  2172 */ FSM_I(FSM_OP_STOP, 0), /* section_left */
    /*  2173 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2174 */ FSM_I(FSM_OP_ARG, 0),
    /*  2175 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2176 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  2178 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2179 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 41)), /* section_left */
    /*  2180 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  2181 */ FSM_I(FSM_OP_SUB, 0),
    /*  2182 */ FSM_I(FSM_OP_ARG, 0),
    /*  2183 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2184 */ FSM_I(FSM_OP_DATA, 37), 4,
    /*  2186 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2187 */ FSM_I(FSM_OP_CALL, 1125),
    /*  2188 */ FSM_I(FSM_OP_ARG_LIST, 165),
    /*  2189 */ FSM_I(FSM_OP_EMIT, 19), /* TalentUIState */
    /*  2190 */ FSM_I(FSM_OP_DONE, 0),
    /* NOT_STARTED, CandidateMessage */
    /*  2191 */ FSM_I(FSM_OP_ANSWER, 46), 3, /* CandidateMessage */
    /* NOT_STARTED, CodeSubmission */
    /*  2193 */ FSM_I(FSM_OP_ANSWER, 54), 3, /* CodeSubmission */
    /* NOT_STARTED, AssistantQuery */
    /*  2195 */ FSM_I(FSM_OP_ANSWER, 63), 3, /* AssistantQuery */
    /* NOT_STARTED, Done */
    /*  2197 */ FSM_I(FSM_OP_ANSWER, 68), 3, /* Done */
    /* NOT_STARTED, Presented */
    /*  2199 */ FSM_I(FSM_OP_ANSWER, 77), 1, /* Presented */
    /* NOT_STARTED, PresentFailed */
    /*  2201 */ FSM_I(FSM_OP_ANSWER, 83), 1, /* PresentFailed */
    /* NOT_STARTED, Coverage */
    /*  2203 */ FSM_I(FSM_OP_ANSWER, 91), 1, /* Coverage */
    /* NOT_STARTED, CoverageFailed */
    /*  2205 */ FSM_I(FSM_OP_ANSWER, 102), 1, /* CoverageFailed */
    /* NOT_STARTED, Summary */
    /*  2207 */ FSM_I(FSM_OP_ANSWER, 106), 1, /* Summary */
    /* NOT_STARTED, SummaryFailed */
    /*  2209 */ FSM_I(FSM_OP_ANSWER, 113), 1, /* SummaryFailed */
    /* NOT_STARTED, AssistantReply */
    /*  2211 */ FSM_I(FSM_OP_ANSWER, 120), 1, /* AssistantReply */
    /* NOT_STARTED, AssistantFailed */
    /*  2213 */ FSM_I(FSM_OP_ANSWER, 125), 1, /* AssistantFailed */
    /* SECTION_INTRO, Start */
    /* SECTION_QUESTION_ACTIVE, Start */
    /* SECTION_FOLLOWUP_ACTIVE, Start */
    /* SECTION_WRAPUP, Start */
    /* PAUSED, Start */
    /*  2215 */ FSM_I(FSM_OP_ANSWER, 26), 1, /* Start */
    /* SECTION_INTRO, Disconnect */
    /*  2217 */ FSM_I(FSM_OP_TAKE, 30), /* | Disconnect || PAUSED | - | */
    /*  2218 */ FSM_I(FSM_OP_SAVE_LEAF, 5),
    /*  2219 */ FSM_I(FSM_OP_GOTO, 5), /* PAUSED */
    /*  2220 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2221 */ FSM_I(FSM_OP_ARG, 0),
    /*  2222 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2223 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  2225 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2226 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 41)), /* section_left */
    /*  2227 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  2228 */ FSM_I(FSM_OP_SUB, 0),
    /*  2229 */ FSM_I(FSM_OP_ARG, 0),
    /*  2230 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2231 */ FSM_I(FSM_OP_DATA, 37), 4,
    /*  2233 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2234 */ FSM_I(FSM_OP_CALL, 1125),
    /*  2235 */ FSM_I(FSM_OP_ARG_LIST, 165),
    /*  2236 */ FSM_I(FSM_OP_EMIT, 19), /* TalentUIState */
    /*  2237 */ FSM_I(FSM_OP_DONE, 0),
    /* SECTION_INTRO, Reconnect */
    /* SECTION_QUESTION_ACTIVE, Reconnect */
    /* SECTION_FOLLOWUP_ACTIVE, Reconnect */
    /* SECTION_WRAPUP, Reconnect */
    /*  2238 */ FSM_I(FSM_OP_ANSWER, 35), 1, /* Reconnect */
    /* SECTION_INTRO, Abandon */
    /*  2240 */ FSM_I(FSM_OP_TAKE, 40), /* | Abandon | - || TERMINATED | close(abandoned); emit INTERVIEW_TERMINATED(system, abandoned, "") | */
    /*  2241 */ FSM_I(FSM_OP_SAVE_LEAF, 5),
    /*  2242 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 10)),
    /*  2243 */ FSM_I(FSM_OP_STORE_TEMP, 0),
    /*  2244 */ FSM_I(FSM_OP_SET, 9), 1, /* ended */
    /*  2246 */ FSM_I(FSM_OP_SET, 16), 0, /* presenting */
    /*  2248 */ FSM_I(FSM_OP_SET, 17), 0, /* judging */
    /*  2250 */ FSM_I(FSM_OP_STOP, 1), /* warn_first */
    /*  2251 */ FSM_I(FSM_OP_STOP, 2), /* warn_last */
    /*  2252 */ FSM_I(FSM_OP_STOP, 3), /* grace */
    /*  2253 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2254 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  2255 */ FSM_I(FSM_OP_STORE_AT, 21), 12, 4, /* exit_reason */
    /*  2258 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2259 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 12)), /* coverage_flags */
    /*  2260 */ FSM_I(FSM_OP_STORE_AT, 25), 5, 4, /* flags_high */
    /*  2263 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2264 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 13)), /* coverage_flags */
    /*  2265 */ FSM_I(FSM_OP_STORE_AT, 29), 5, 4, /* flags_middle */
    /*  2268 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2269 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 14)), /* coverage_flags */
    /*  2270 */ FSM_I(FSM_OP_STORE_AT, 33), 5, 4, /* flags_low */
    /*  2273 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  2274 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2275 */ FSM_I(FSM_OP_SET_ADD, 0),
    /*  2276 */ FSM_I(FSM_OP_STORE, 18), 9, /* awaiting */
    /*  2278 */ FSM_I(FSM_OP_PUSH, 0),
    /*  2279 */ FSM_I(FSM_OP_ARG, 0),
    /*  2280 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2281 */ FSM_I(FSM_OP_ARG, 0),
    /*  2282 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  2283 */ FSM_I(FSM_OP_ARG, 0),
    /*  2284 */ FSM_I(FSM_OP_ARGS, FSM_AT(FSM_INST, 12)), 3, /* coverage_flags */
    /*  2286 */ FSM_I(FSM_OP_EMIT, 10), /* SECTION_ENDED */
    /*  2287 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2288 */ FSM_I(FSM_OP_ARG, 0),
    /*  2289 */ FSM_I(FSM_OP_EMIT, 17), /* Summarise */
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
    /*  2313 */ FSM_I(FSM_OP_CALL, 1125),
    /*  2314 */ FSM_I(FSM_OP_ARG_LIST, 165),
    /*  2315 */ FSM_I(FSM_OP_EMIT, 19), /* TalentUIState */
    /*  2316 */ FSM_I(FSM_OP_DONE, 0),
    /*  2317 */ FSM_I(FSM_OP_TAKE, 48), /* | CandidateMessage | stopped | - || stay | message | */
    /*  2318 */ FSM_I(FSM_OP_PUSH, 3),
    /*  2319 */ FSM_I(FSM_OP_ARG, 0),
    /*  2320 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2321 */ FSM_I(FSM_OP_ARG, 0),
    /*  2322 */ FSM_I(FSM_OP_PUSH, 0),
    /*  2323 */ FSM_I(FSM_OP_ARG, 0),
    /*  2324 */ FSM_I(FSM_OP_TEXT, FSM_AT(FSM_FIELD, 0)),
    /*  2325 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2326 */ FSM_I(FSM_OP_EMIT, 4), /* CANDIDATE_MESSAGE */
    /*  2327 */ FSM_I(FSM_OP_CALL, 1148),
    /*  2328 */ FSM_I(FSM_OP_SWITCH_TOP, 0), 2, 0, 2333, 2337,
    /*  2333 */ FSM_I(FSM_OP_PUSH, 2),
    /*  2334 */ FSM_I(FSM_OP_STORE, 15), 6, /* content */
    /*  2336 */ FSM_I(FSM_OP_JUMP, 2338),
    /*  2337 */ FSM_I(FSM_OP_JUMP, 2338),
    /*  2338 */ FSM_I(FSM_OP_SET, 17), 1, /* judging */
    /*  2340 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2341 */ FSM_I(FSM_OP_ARG, 0),
    /*  2342 */ FSM_I(FSM_OP_TEXT, FSM_AT(FSM_FIELD, 0)),
    /*  2343 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2344 */ FSM_I(FSM_OP_EMIT, 16), /* Evaluate */
    /*  2345 */ FSM_I(FSM_OP_DONE, 0),
    /*  2346 */ FSM_I(FSM_OP_TAKE, 47), /* | CandidateMessage | running | - || stay | emit CANDIDATE_MESSAGE(candidate, preceding(section), true, text) | */
    /*  2347 */ FSM_I(FSM_OP_PUSH, 3),
    /*  2348 */ FSM_I(FSM_OP_ARG, 0),
    /*  2349 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2350 */ FSM_I(FSM_OP_PRED, 0),
    /*  2351 */ FSM_I(FSM_OP_ARG, 0),
    /*  2352 */ FSM_I(FSM_OP_PUSH, 1),
    /*  2353 */ FSM_I(FSM_OP_ARG, 0),
    /*  2354 */ FSM_I(FSM_OP_TEXT, FSM_AT(FSM_FIELD, 0)),
    /*  2355 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2356 */ FSM_I(FSM_OP_EMIT, 4), /* CANDIDATE_MESSAGE */
    /*  2357 */ FSM_I(FSM_OP_DONE, 0),
    /*  2358 */ FSM_I(FSM_OP_TAKE, 55), /* | CodeSubmission | - | current || stay | submission | */
    /*  2359 */ FSM_I(FSM_OP_PUSH, 3),
    /*  2360 */ FSM_I(FSM_OP_ARG, 0),
    /*  2361 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2362 */ FSM_I(FSM_OP_ARG, 0),
    /*  2363 */ FSM_I(FSM_OP_PUSH, 0),
    /*  2364 */ FSM_I(FSM_OP_ARG, 0),
    /*  2365 */ FSM_I(FSM_OP_TEXT, FSM_AT(FSM_FIELD, 0)),
    /*  2366 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2367 */ FSM_I(FSM_OP_EMIT, 6), /* CANDIDATE_CODE_SUBMISSION */
    /*  2368 */ FSM_I(FSM_OP_CALL, 1163),
    /*  2369 */ FSM_I(FSM_OP_SWITCH_TOP, 0), 2, 0, 2374, 2378,
    /*  2374 */ FSM_I(FSM_OP_PUSH, 2),
    /*  2375 */ FSM_I(FSM_OP_STORE, 15), 6, /* content */
    /*  2377 */ FSM_I(FSM_OP_JUMP, 2379),
    /*  2378 */ FSM_I(FSM_OP_JUMP, 2379),
    /*  2379 */ FSM_I(FSM_OP_SET, 17), 1, /* judging */
    /*  2381 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2382 */ FSM_I(FSM_OP_ARG, 0),
    /*  2383 */ FSM_I(FSM_OP_TEXT, FSM_AT(FSM_FIELD, 0)),
    /*  2384 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2385 */ FSM_I(FSM_OP_EMIT, 16), /* Evaluate */
    /*  2386 */ FSM_I(FSM_OP_DONE, 0),
    /*  2387 */ FSM_I(FSM_OP_TAKE, 56), /* | CodeSubmission | - | previous || stay | emit CANDIDATE_CODE_SUBMISSION(candidate, preceding(section), true, code) | */
    /*  2388 */ FSM_I(FSM_OP_PUSH, 3),
    /*  2389 */ FSM_I(FSM_OP_ARG, 0),
    /*  2390 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2391 */ FSM_I(FSM_OP_PRED, 0),
    /*  2392 */ FSM_I(FSM_OP_ARG, 0),
    /*  2393 */ FSM_I(FSM_OP_PUSH, 1),
    /*  2394 */ FSM_I(FSM_OP_ARG, 0),
    /*  2395 */ FSM_I(FSM_OP_TEXT, FSM_AT(FSM_FIELD, 0)),
    /*  2396 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2397 */ FSM_I(FSM_OP_EMIT, 6), /* CANDIDATE_CODE_SUBMISSION */
    /*  2398 */ FSM_I(FSM_OP_DONE, 0),
    /*  2399 */ FSM_I(FSM_OP_ANSWER, 57), 3, /* | CodeSubmission | - | nowhere || reject | - | */
    /* SECTION_INTRO, AssistantQuery */
    /* SECTION_QUESTION_ACTIVE, AssistantQuery */
    /* SECTION_FOLLOWUP_ACTIVE, AssistantQuery */
    /* SECTION_WRAPUP, AssistantQuery */
    /*  2401 */ FSM_I(FSM_OP_TAKE, 64), /* | AssistantQuery || stay | query | */
    /*  2402 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2403 */ FSM_I(FSM_OP_STORE, 19), 11, /* assisted_in */
    /*  2405 */ FSM_I(FSM_OP_PUSH, 3),
    /*  2406 */ FSM_I(FSM_OP_ARG, 0),
    /*  2407 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2408 */ FSM_I(FSM_OP_ARG, 0),
    /*  2409 */ FSM_I(FSM_OP_TEXT, FSM_AT(FSM_FIELD, 0)),
    /*  2410 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2411 */ FSM_I(FSM_OP_EMIT, 7), /* ASSISTANT_QUERY */
    /*  2412 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2413 */ FSM_I(FSM_OP_ARG, 0),
    /*  2414 */ FSM_I(FSM_OP_TEXT, FSM_AT(FSM_FIELD, 0)),
    /*  2415 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2416 */ FSM_I(FSM_OP_EMIT, 18), /* Assist */
    /*  2417 */ FSM_I(FSM_OP_DONE, 0),
    /*  2418 */ FSM_I(FSM_OP_ANSWER, 69), 1, /* | Done | running | - || ignore | - | */
    /*  2420 */ FSM_I(FSM_OP_TAKE, 71), /* | Done | stopped | nothing || stay | content = prompted; emit NeedOutline("Please provide a brief outline so we can proceed.") | */
    /*  2421 */ FSM_I(FSM_OP_SET, 15), 1, /* content */
    /*  2423 */ FSM_I(FSM_OP_PUSH, 34),
    /*  2424 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2425 */ FSM_I(FSM_OP_EMIT, 13), /* NeedOutline */
    /*  2426 */ FSM_I(FSM_OP_DONE, 0),
    /*  2427 */ FSM_I(FSM_OP_ANSWER, 72), 3, /* | Done | stopped | prompted || reject | - | */
    /*  2429 */ FSM_I(FSM_OP_TAKE, 70), /* | Done | stopped | enough || SECTION_WRAPUP | close(candidate_done) | */
    /*  2430 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 3)),
    /*  2431 */ FSM_I(FSM_OP_STORE_TEMP, 0),
    /*  2432 */ FSM_I(FSM_OP_SET, 9), 1, /* ended */
    /*  2434 */ FSM_I(FSM_OP_SET, 16), 0, /* presenting */
    /*  2436 */ FSM_I(FSM_OP_SET, 17), 0, /* judging */
    /*  2438 */ FSM_I(FSM_OP_STOP, 1), /* warn_first */
    /*  2439 */ FSM_I(FSM_OP_STOP, 2), /* warn_last */
    /*  2440 */ FSM_I(FSM_OP_STOP, 3), /* grace */
    /*  2441 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2442 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  2443 */ FSM_I(FSM_OP_STORE_AT, 21), 12, 4, /* exit_reason */
    /*  2446 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2447 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 12)), /* coverage_flags */
    /*  2448 */ FSM_I(FSM_OP_STORE_AT, 25), 5, 4, /* flags_high */
    /*  2451 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2452 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 13)), /* coverage_flags */
    /*  2453 */ FSM_I(FSM_OP_STORE_AT, 29), 5, 4, /* flags_middle */
    /*  2456 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2457 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 14)), /* coverage_flags */
    /*  2458 */ FSM_I(FSM_OP_STORE_AT, 33), 5, 4, /* flags_low */
    /*  2461 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  2462 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2463 */ FSM_I(FSM_OP_SET_ADD, 0),
    /*  2464 */ FSM_I(FSM_OP_STORE, 18), 9, /* awaiting */
    /*  2466 */ FSM_I(FSM_OP_PUSH, 0),
    /*  2467 */ FSM_I(FSM_OP_ARG, 0),
    /*  2468 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2469 */ FSM_I(FSM_OP_ARG, 0),
    /*  2470 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  2471 */ FSM_I(FSM_OP_ARG, 0),
    /*  2472 */ FSM_I(FSM_OP_ARGS, FSM_AT(FSM_INST, 12)), 3, /* coverage_flags */
    /*  2474 */ FSM_I(FSM_OP_EMIT, 10), /* SECTION_ENDED */
    /*  2475 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2476 */ FSM_I(FSM_OP_ARG, 0),
    /*  2477 */ FSM_I(FSM_OP_EMIT, 17), /* Summarise */
    /*  2478 */ FSM_I(FSM_OP_GOTO, 4), /* SECTION_WRAPUP */
    /*  2479 */ FSM_I(FSM_OP_DONE, 0),
    /* SECTION_INTRO, Presented */
    /*  2480 */ FSM_I(FSM_OP_TAKE, 79), /* | Presented | - || SECTION_QUESTION_ACTIVE | present | */
    /*  2481 */ FSM_I(FSM_OP_SET, 16), 0, /* presenting */
    /*  2483 */ FSM_I(FSM_OP_PUSH, 1),
    /*  2484 */ FSM_I(FSM_OP_ARG, 0),
    /*  2485 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2486 */ FSM_I(FSM_OP_ARG, 0),
    /*  2487 */ FSM_I(FSM_OP_TEXT, FSM_AT(FSM_FIELD, 0)),
    /*  2488 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2489 */ FSM_I(FSM_OP_EMIT, 3), /* PROMPT_PRESENTED */
    /*  2490 */ FSM_I(FSM_OP_GOTO, 2), /* SECTION_QUESTION_ACTIVE */
    /*  2491 */ FSM_I(FSM_OP_DONE, 0),
    /*  2492 */ FSM_I(FSM_OP_TAKE, 86), /* | PresentFailed | not pending || TERMINATED | fail | */
    /*  2493 */ FSM_I(FSM_OP_SAVE_LEAF, 5),
    /*  2494 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 4)),
    /*  2495 */ FSM_I(FSM_OP_STORE_TEMP, 0),
    /*  2496 */ FSM_I(FSM_OP_SET, 9), 1, /* ended */
    /*  2498 */ FSM_I(FSM_OP_SET, 16), 0, /* presenting */
    /*  2500 */ FSM_I(FSM_OP_SET, 17), 0, /* judging */
    /*  2502 */ FSM_I(FSM_OP_STOP, 1), /* warn_first */
    /*  2503 */ FSM_I(FSM_OP_STOP, 2), /* warn_last */
    /*  2504 */ FSM_I(FSM_OP_STOP, 3), /* grace */
    /*  2505 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2506 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  2507 */ FSM_I(FSM_OP_STORE_AT, 21), 12, 4, /* exit_reason */
    /*  2510 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2511 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 12)), /* coverage_flags */
    /*  2512 */ FSM_I(FSM_OP_STORE_AT, 25), 5, 4, /* flags_high */
    /*  2515 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2516 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 13)), /* coverage_flags */
    /*  2517 */ FSM_I(FSM_OP_STORE_AT, 29), 5, 4, /* flags_middle */
    /*  2520 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2521 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 14)), /* coverage_flags */
    /*  2522 */ FSM_I(FSM_OP_STORE_AT, 33), 5, 4, /* flags_low */
    /*  2525 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  2526 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2527 */ FSM_I(FSM_OP_SET_ADD, 0),
    /*  2528 */ FSM_I(FSM_OP_STORE, 18), 9, /* awaiting */
    /*  2530 */ FSM_I(FSM_OP_PUSH, 0),
    /*  2531 */ FSM_I(FSM_OP_ARG, 0),
    /*  2532 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2533 */ FSM_I(FSM_OP_ARG, 0),
    /*  2534 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  2535 */ FSM_I(FSM_OP_ARG, 0),
    /*  2536 */ FSM_I(FSM_OP_ARGS, FSM_AT(FSM_INST, 12)), 3, /* coverage_flags */
    /*  2538 */ FSM_I(FSM_OP_EMIT, 10), /* SECTION_ENDED */
    /*  2539 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2540 */ FSM_I(FSM_OP_ARG, 0),
    /*  2541 */ FSM_I(FSM_OP_EMIT, 17), /* Summarise */
    /*  2542 */ FSM_I(FSM_OP_PUSH, 0),
    /*  2543 */ FSM_I(FSM_OP_ARG, 0),
    /*  2544 */ FSM_I(FSM_OP_PUSH, 0),
    /*  2545 */ FSM_I(FSM_OP_ARG, 0),
    /*  2546 */ FSM_I(FSM_OP_TEXT, FSM_AT(FSM_FIELD, 0)),
    /*  2547 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2548 */ FSM_I(FSM_OP_EMIT, 12), /* INTERVIEW_TERMINATED */
    /*  2549 */ FSM_I(FSM_OP_GOTO, 7), /* TERMINATED */
    /*  2550 */ FSM_I(FSM_OP_STOP, 0), /* section_left */
    /*  2551 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2552 */ FSM_I(FSM_OP_ARG, 0),
    /*  2553 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2554 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  2556 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2557 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 41)), /* section_left */
    /*  2558 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  2559 */ FSM_I(FSM_OP_SUB, 0),
    /*  2560 */ FSM_I(FSM_OP_ARG, 0),
    /*  2561 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2562 */ FSM_I(FSM_OP_DATA, 37), 4,
    /*  2564 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2565 */ FSM_I(FSM_OP_CALL, 1125),
    /*  2566 */ FSM_I(FSM_OP_ARG_LIST, 165),
    /*  2567 */ FSM_I(FSM_OP_EMIT, 19), /* TalentUIState */
    /*  2568 */ FSM_I(FSM_OP_DONE, 0),
    /*  2569 */ FSM_I(FSM_OP_TAKE, 85), /* | PresentFailed | pending || stay | present_again | */
    /*  2570 */ FSM_I(FSM_OP_SET, 16), 2, /* presenting */
    /*  2572 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2573 */ FSM_I(FSM_OP_ARG, 0),
    /*  2574 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2575 */ FSM_I(FSM_OP_DATA, 33), 4,
    /*  2577 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2578 */ FSM_I(FSM_OP_EMIT, 15), /* Present */
    /*  2579 */ FSM_I(FSM_OP_DONE, 0),
    /*  2580 */ FSM_I(FSM_OP_ANSWER, 94), 1, /* | Coverage | idle, satisfied | - || ignore | - | */
    /*  2582 */ FSM_I(FSM_OP_TAKE, 92), /* | Coverage | pending | satisfied || stay | coverage_flags = level; judging = satisfied | */
    /*  2583 */ FSM_I(FSM_OP_COPY, 12), 6291456, 196613, /* coverage_flags */
    /*  2586 */ FSM_I(FSM_OP_SET, 17), 2, /* judging */
    /*  2588 */ FSM_I(FSM_OP_DONE, 0),
    /*  2589 */ FSM_I(FSM_OP_TAKE, 95), /* | Coverage | pending | uncovered || SECTION_FOLLOWUP_ACTIVE | follow_up(question_for(level, not_covered)) | */
    /*  2590 */ FSM_I(FSM_OP_CALL, 1),
    /*  2591 */ FSM_I(FSM_OP_STORE_TEMP, 0),
    /*  2592 */ FSM_I(FSM_OP_COPY, 12), 6291456, 196613, /* coverage_flags */
    /*  2595 */ FSM_I(FSM_OP_SET, 17), 0, /* judging */
    /*  2597 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 10)), /* followup_budget_remaining */
    /*  2598 */ FSM_I(FSM_OP_PUSH, 1),
    /*  2599 */ FSM_I(FSM_OP_SUB, 0),
    /*  2600 */ FSM_I(FSM_OP_STORE, 10), 3, /* followup_budget_remaining */
    /*  2602 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* asked */
    /*  2603 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  2604 */ FSM_I(FSM_OP_DATA, 77), 22,
    /*  2606 */ FSM_I(FSM_OP_SET_ADD, 0),
    /*  2607 */ FSM_I(FSM_OP_STORE, 11), 4, /* asked */
    /*  2609 */ FSM_I(FSM_OP_PUSH, 1),
    /*  2610 */ FSM_I(FSM_OP_ARG, 0),
    /*  2611 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2612 */ FSM_I(FSM_OP_ARG, 0),
    /*  2613 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  2614 */ FSM_I(FSM_OP_DATA, 77), 22,
    /*  2616 */ FSM_I(FSM_OP_ARG, 0),
    /*  2617 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  2618 */ FSM_I(FSM_OP_DATA, 99), 22,
    /*  2620 */ FSM_I(FSM_OP_ARG, 0),
    /*  2621 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  2622 */ FSM_I(FSM_OP_DATA, 121), 22,
    /*  2624 */ FSM_I(FSM_OP_ARG, 0),
    /*  2625 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  2626 */ FSM_I(FSM_OP_DATA, 143), 22,
    /*  2628 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2629 */ FSM_I(FSM_OP_EMIT, 5), /* FOLLOWUP_PRESENTED */
    /*  2630 */ FSM_I(FSM_OP_GOTO, 3), /* SECTION_FOLLOWUP_ACTIVE */
    /*  2631 */ FSM_I(FSM_OP_DONE, 0),
    /*  2632 */ FSM_I(FSM_OP_TAKE, 96), /* | Coverage | pending | partial || SECTION_FOLLOWUP_ACTIVE | follow_up(question_for(level, partially_covered)) | */
    /*  2633 */ FSM_I(FSM_OP_CALL, 465),
    /*  2634 */ FSM_I(FSM_OP_STORE_TEMP, 0),
    /*  2635 */ FSM_I(FSM_OP_COPY, 12), 6291456, 196613, /* coverage_flags */
    /*  2638 */ FSM_I(FSM_OP_SET, 17), 0, /* judging */
    /*  2640 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 10)), /* followup_budget_remaining */
    /*  2641 */ FSM_I(FSM_OP_PUSH, 1),
    /*  2642 */ FSM_I(FSM_OP_SUB, 0),
    /*  2643 */ FSM_I(FSM_OP_STORE, 10), 3, /* followup_budget_remaining */
    /*  2645 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* asked */
    /*  2646 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  2647 */ FSM_I(FSM_OP_DATA, 77), 22,
    /*  2649 */ FSM_I(FSM_OP_SET_ADD, 0),
    /*  2650 */ FSM_I(FSM_OP_STORE, 11), 4, /* asked */
    /*  2652 */ FSM_I(FSM_OP_PUSH, 1),
    /*  2653 */ FSM_I(FSM_OP_ARG, 0),
    /*  2654 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2655 */ FSM_I(FSM_OP_ARG, 0),
    /*  2656 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  2657 */ FSM_I(FSM_OP_DATA, 77), 22,
    /*  2659 */ FSM_I(FSM_OP_ARG, 0),
    /*  2660 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  2661 */ FSM_I(FSM_OP_DATA, 99), 22,
    /*  2663 */ FSM_I(FSM_OP_ARG, 0),
    /*  2664 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  2665 */ FSM_I(FSM_OP_DATA, 121), 22,
    /*  2667 */ FSM_I(FSM_OP_ARG, 0),
    /*  2668 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  2669 */ FSM_I(FSM_OP_DATA, 143), 22,
    /*  2671 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2672 */ FSM_I(FSM_OP_EMIT, 5), /* FOLLOWUP_PRESENTED */
    /*  2673 */ FSM_I(FSM_OP_GOTO, 3), /* SECTION_FOLLOWUP_ACTIVE */
    /*  2674 */ FSM_I(FSM_OP_DONE, 0),
    /*  2675 */ FSM_I(FSM_OP_TAKE, 93), /* | Coverage | pending | wait || stay | coverage_flags = level; judging = idle | */
    /*  2676 */ FSM_I(FSM_OP_COPY, 12), 6291456, 196613, /* coverage_flags */
    /*  2679 */ FSM_I(FSM_OP_SET, 17), 0, /* judging */
    /*  2681 */ FSM_I(FSM_OP_DONE, 0),
    /* SECTION_INTRO, CoverageFailed */
    /* SECTION_QUESTION_ACTIVE, CoverageFailed */
    /* SECTION_FOLLOWUP_ACTIVE, CoverageFailed */
    /* SECTION_WRAPUP, CoverageFailed */
    /* PAUSED, CoverageFailed */
    /*  2682 */ FSM_I(FSM_OP_TAKE, 103), /* | CoverageFailed | - | - || stay | judging = idle | */
    /*  2683 */ FSM_I(FSM_OP_SET, 17), 0, /* judging */
    /*  2685 */ FSM_I(FSM_OP_DONE, 0),
    /*  2686 */ FSM_I(FSM_OP_ANSWER, 108), 1, /* | Summary, SummaryFailed | false || ignore | - | */
    /*  2688 */ FSM_I(FSM_OP_TAKE, 107), /* | Summary | true || stay | store(text) | */
    /*  2689 */ FSM_I(FSM_OP_TEXT, FSM_AT(FSM_FIELD, 1)),
    /*  2690 */ FSM_I(FSM_OP_STORE_TEMP, 0),
    /*  2691 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  2692 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  2693 */ FSM_I(FSM_OP_SET_DEL, 0),
    /*  2694 */ FSM_I(FSM_OP_STORE, 18), 9, /* awaiting */
    /*  2696 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  2697 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  2698 */ FSM_I(FSM_OP_STORE_AT, 37), 10, 4, /* bounded_context_summary */
    /*  2701 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  2702 */ FSM_I(FSM_OP_ARG, 0),
    /*  2703 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  2704 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2705 */ FSM_I(FSM_OP_EMIT, 14), /* StoreSummary */
    /*  2706 */ FSM_I(FSM_OP_DONE, 0),
    /*  2707 */ FSM_I(FSM_OP_ANSWER, 115), 1, /* | Summary, SummaryFailed | false || ignore | - | */
    /*  2709 */ FSM_I(FSM_OP_TAKE, 114), /* | SummaryFailed | true || stay | store("") | */
    /*  2710 */ FSM_I(FSM_OP_PUSH, 0),
    /*  2711 */ FSM_I(FSM_OP_STORE_TEMP, 0),
    /*  2712 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  2713 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  2714 */ FSM_I(FSM_OP_SET_DEL, 0),
    /*  2715 */ FSM_I(FSM_OP_STORE, 18), 9, /* awaiting */
    /*  2717 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  2718 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  2719 */ FSM_I(FSM_OP_STORE_AT, 37), 10, 4, /* bounded_context_summary */
    /*  2722 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  2723 */ FSM_I(FSM_OP_ARG, 0),
    /*  2724 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  2725 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2726 */ FSM_I(FSM_OP_EMIT, 14), /* StoreSummary */
    /*  2727 */ FSM_I(FSM_OP_DONE, 0),
    /*  2728 */ FSM_I(FSM_OP_TAKE, 122), /* | AssistantReply | false || stay | respond(false, text) | */
    /*  2729 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 0)),
    /*  2730 */ FSM_I(FSM_OP_STORE_TEMP, 0),
    /*  2731 */ FSM_I(FSM_OP_TEXT, FSM_AT(FSM_FIELD, 0)),
    /*  2732 */ FSM_I(FSM_OP_STORE_TEMP, 1),
    /*  2733 */ FSM_I(FSM_OP_PUSH, 2),
    /*  2734 */ FSM_I(FSM_OP_ARG, 0),
    /*  2735 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 19)), /* assisted_in */
    /*  2736 */ FSM_I(FSM_OP_ARG, 0),
    /*  2737 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  2738 */ FSM_I(FSM_OP_ARG, 0),
    /*  2739 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 1)),
    /*  2740 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2741 */ FSM_I(FSM_OP_EMIT, 8), /* ASSISTANT_RESPONSE */
    /*  2742 */ FSM_I(FSM_OP_DONE, 0),
    /*  2743 */ FSM_I(FSM_OP_TAKE, 121), /* | AssistantReply | true || stay | flagged = true; respond(true, text) | */
    /*  2744 */ FSM_I(FSM_OP_SET, 20), 1, /* flagged */
    /*  2746 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 2)),
    /*  2747 */ FSM_I(FSM_OP_STORE_TEMP, 0),
    /*  2748 */ FSM_I(FSM_OP_TEXT, FSM_AT(FSM_FIELD, 0)),
    /*  2749 */ FSM_I(FSM_OP_STORE_TEMP, 1),
    /*  2750 */ FSM_I(FSM_OP_PUSH, 2),
    /*  2751 */ FSM_I(FSM_OP_ARG, 0),
    /*  2752 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 19)), /* assisted_in */
    /*  2753 */ FSM_I(FSM_OP_ARG, 0),
    /*  2754 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  2755 */ FSM_I(FSM_OP_ARG, 0),
    /*  2756 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 1)),
    /*  2757 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2758 */ FSM_I(FSM_OP_EMIT, 8), /* ASSISTANT_RESPONSE */
    /*  2759 */ FSM_I(FSM_OP_DONE, 0),
    /* SECTION_INTRO, AssistantFailed */
    /* SECTION_QUESTION_ACTIVE, AssistantFailed */
    /* SECTION_FOLLOWUP_ACTIVE, AssistantFailed */
    /* SECTION_WRAPUP, AssistantFailed */
    /* PAUSED, AssistantFailed */
    /*  2760 */ FSM_I(FSM_OP_TAKE, 126), /* | AssistantFailed | - || stay | respond(true, "") | */
    /*  2761 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 2)),
    /*  2762 */ FSM_I(FSM_OP_STORE_TEMP, 0),
    /*  2763 */ FSM_I(FSM_OP_PUSH, 0),
    /*  2764 */ FSM_I(FSM_OP_STORE_TEMP, 1),
    /*  2765 */ FSM_I(FSM_OP_PUSH, 2),
    /*  2766 */ FSM_I(FSM_OP_ARG, 0),
    /*  2767 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 19)), /* assisted_in */
    /*  2768 */ FSM_I(FSM_OP_ARG, 0),
    /*  2769 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  2770 */ FSM_I(FSM_OP_ARG, 0),
    /*  2771 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 1)),
    /*  2772 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2773 */ FSM_I(FSM_OP_EMIT, 8), /* ASSISTANT_RESPONSE */
    /*  2774 */ FSM_I(FSM_OP_DONE, 0),
    /*  2775 */ FSM_I(FSM_OP_TAKE, 129), /* | expired section_left | false || SECTION_INTRO | time_up; advance | */
    /*  2776 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 0)),
    /*  2777 */ FSM_I(FSM_OP_STORE_TEMP, 0),
    /*  2778 */ FSM_I(FSM_OP_SET, 9), 1, /* ended */
    /*  2780 */ FSM_I(FSM_OP_SET, 16), 0, /* presenting */
    /*  2782 */ FSM_I(FSM_OP_SET, 17), 0, /* judging */
    /*  2784 */ FSM_I(FSM_OP_STOP, 1), /* warn_first */
    /*  2785 */ FSM_I(FSM_OP_STOP, 2), /* warn_last */
    /*  2786 */ FSM_I(FSM_OP_STOP, 3), /* grace */
    /*  2787 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2788 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  2789 */ FSM_I(FSM_OP_STORE_AT, 21), 12, 4, /* exit_reason */
    /*  2792 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2793 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 12)), /* coverage_flags */
    /*  2794 */ FSM_I(FSM_OP_STORE_AT, 25), 5, 4, /* flags_high */
    /*  2797 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2798 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 13)), /* coverage_flags */
    /*  2799 */ FSM_I(FSM_OP_STORE_AT, 29), 5, 4, /* flags_middle */
    /*  2802 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2803 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 14)), /* coverage_flags */
    /*  2804 */ FSM_I(FSM_OP_STORE_AT, 33), 5, 4, /* flags_low */
    /*  2807 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  2808 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2809 */ FSM_I(FSM_OP_SET_ADD, 0),
    /*  2810 */ FSM_I(FSM_OP_STORE, 18), 9, /* awaiting */
    /*  2812 */ FSM_I(FSM_OP_PUSH, 0),
    /*  2813 */ FSM_I(FSM_OP_ARG, 0),
    /*  2814 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2815 */ FSM_I(FSM_OP_ARG, 0),
    /*  2816 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  2817 */ FSM_I(FSM_OP_ARG, 0),
    /*  2818 */ FSM_I(FSM_OP_ARGS, FSM_AT(FSM_INST, 12)), 3, /* coverage_flags */
    /*  2820 */ FSM_I(FSM_OP_EMIT, 10), /* SECTION_ENDED */
    /*  2821 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2822 */ FSM_I(FSM_OP_ARG, 0),
    /*  2823 */ FSM_I(FSM_OP_EMIT, 17), /* Summarise */
    /*  2824 */ FSM_I(FSM_OP_PUSH, 15000),
    /*  2825 */ FSM_I(FSM_OP_START, 3), /* grace */
    /*  2826 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2827 */ FSM_I(FSM_OP_SUCC, 4),
    /*  2828 */ FSM_I(FSM_OP_STORE, 7), 11, /* section */
    /*  2830 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  2831 */ FSM_I(FSM_OP_STORE, 8), 1, /* section_start_time */
    /*  2833 */ FSM_I(FSM_OP_SET, 9), 0, /* ended */
    /*  2835 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2836 */ FSM_I(FSM_OP_DATA, 9), 4,
    /*  2838 */ FSM_I(FSM_OP_STORE, 10), 3, /* followup_budget_remaining */
    /*  2840 */ FSM_I(FSM_OP_SET, 11), 0, /* asked */
    /*  2842 */ FSM_I(FSM_OP_PUSH, 0),
    /*  2843 */ FSM_I(FSM_OP_FILL, 12), 196613, /* coverage_flags */
    /*  2845 */ FSM_I(FSM_OP_SET, 15), 0, /* content */
    /*  2847 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2848 */ FSM_I(FSM_OP_DATA, 5), 4,
    /*  2850 */ FSM_I(FSM_OP_START, 0), /* section_left */
    /*  2851 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2852 */ FSM_I(FSM_OP_DATA, 5), 4,
    /*  2854 */ FSM_I(FSM_OP_PUSH, 120000),
    /*  2855 */ FSM_I(FSM_OP_SUB, 0),
    /*  2856 */ FSM_I(FSM_OP_START, 1), /* warn_first */
    /*  2857 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2858 */ FSM_I(FSM_OP_DATA, 5), 4,
    /*  2860 */ FSM_I(FSM_OP_PUSH, 30000),
    /*  2861 */ FSM_I(FSM_OP_SUB, 0),
    /*  2862 */ FSM_I(FSM_OP_START, 2), /* warn_last */
    /*  2863 */ FSM_I(FSM_OP_PUSH, 0),
    /*  2864 */ FSM_I(FSM_OP_ARG, 0),
    /*  2865 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2866 */ FSM_I(FSM_OP_ARG, 0),
    /*  2867 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2868 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  2870 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2871 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 41)), /* section_left */
    /*  2872 */ FSM_I(FSM_OP_ARG, 0),
    /*  2873 */ FSM_I(FSM_OP_EMIT, 2), /* SECTION_STARTED */
    /*  2874 */ FSM_I(FSM_OP_SET, 16), 1, /* presenting */
    /*  2876 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2877 */ FSM_I(FSM_OP_ARG, 0),
    /*  2878 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2879 */ FSM_I(FSM_OP_DATA, 33), 4,
    /*  2881 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2882 */ FSM_I(FSM_OP_EMIT, 15), /* Present */
    /*  2883 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2884 */ FSM_I(FSM_OP_ARG, 0),
    /*  2885 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2886 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  2888 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2889 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 41)), /* section_left */
    /*  2890 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  2891 */ FSM_I(FSM_OP_SUB, 0),
    /*  2892 */ FSM_I(FSM_OP_ARG, 0),
    /*  2893 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2894 */ FSM_I(FSM_OP_DATA, 37), 4,
    /*  2896 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2897 */ FSM_I(FSM_OP_CALL, 1125),
    /*  2898 */ FSM_I(FSM_OP_ARG_LIST, 165),
    /*  2899 */ FSM_I(FSM_OP_EMIT, 19), /* TalentUIState */
    /*  2900 */ FSM_I(FSM_OP_GOTO, 1), /* SECTION_INTRO */
    /*  2901 */ FSM_I(FSM_OP_DONE, 0),
    /*  2902 */ FSM_I(FSM_OP_TAKE, 130), /* | expired section_left | true || COMPLETED | close(time_expired) | */
    /*  2903 */ FSM_I(FSM_OP_SAVE_LEAF, 5),
    /*  2904 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 0)),
    /*  2905 */ FSM_I(FSM_OP_STORE_TEMP, 0),
    /*  2906 */ FSM_I(FSM_OP_SET, 9), 1, /* ended */
    /*  2908 */ FSM_I(FSM_OP_SET, 16), 0, /* presenting */
    /*  2910 */ FSM_I(FSM_OP_SET, 17), 0, /* judging */
    /*  2912 */ FSM_I(FSM_OP_STOP, 1), /* warn_first */
    /*  2913 */ FSM_I(FSM_OP_STOP, 2), /* warn_last */
    /*  2914 */ FSM_I(FSM_OP_STOP, 3), /* grace */
    /*  2915 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2916 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  2917 */ FSM_I(FSM_OP_STORE_AT, 21), 12, 4, /* exit_reason */
    /*  2920 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2921 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 12)), /* coverage_flags */
    /*  2922 */ FSM_I(FSM_OP_STORE_AT, 25), 5, 4, /* flags_high */
    /*  2925 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2926 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 13)), /* coverage_flags */
    /*  2927 */ FSM_I(FSM_OP_STORE_AT, 29), 5, 4, /* flags_middle */
    /*  2930 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2931 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 14)), /* coverage_flags */
    /*  2932 */ FSM_I(FSM_OP_STORE_AT, 33), 5, 4, /* flags_low */
    /*  2935 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  2936 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2937 */ FSM_I(FSM_OP_SET_ADD, 0),
    /*  2938 */ FSM_I(FSM_OP_STORE, 18), 9, /* awaiting */
    /*  2940 */ FSM_I(FSM_OP_PUSH, 0),
    /*  2941 */ FSM_I(FSM_OP_ARG, 0),
    /*  2942 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2943 */ FSM_I(FSM_OP_ARG, 0),
    /*  2944 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  2945 */ FSM_I(FSM_OP_ARG, 0),
    /*  2946 */ FSM_I(FSM_OP_ARGS, FSM_AT(FSM_INST, 12)), 3, /* coverage_flags */
    /*  2948 */ FSM_I(FSM_OP_EMIT, 10), /* SECTION_ENDED */
    /*  2949 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2950 */ FSM_I(FSM_OP_ARG, 0),
    /*  2951 */ FSM_I(FSM_OP_EMIT, 17), /* Summarise */
    /*  2952 */ FSM_I(FSM_OP_GOTO, 6), /* COMPLETED */
    /*  2953 */ FSM_I(FSM_OP_STOP, 0), /* section_left */
    /*  2954 */ FSM_I(FSM_OP_PUSH, 0),
    /*  2955 */ FSM_I(FSM_OP_ARG, 0),
    /*  2956 */ FSM_I(FSM_OP_EMIT, 11), /* INTERVIEW_COMPLETED */
    /*  2957 */ FSM_I(FSM_OP_PUSH, 15000),
    /*  2958 */ FSM_I(FSM_OP_START, 3), /* grace */
    /*  2959 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2960 */ FSM_I(FSM_OP_ARG, 0),
    /*  2961 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2962 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  2964 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2965 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 41)), /* section_left */
    /*  2966 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  2967 */ FSM_I(FSM_OP_SUB, 0),
    /*  2968 */ FSM_I(FSM_OP_ARG, 0),
    /*  2969 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2970 */ FSM_I(FSM_OP_DATA, 37), 4,
    /*  2972 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2973 */ FSM_I(FSM_OP_CALL, 1125),
    /*  2974 */ FSM_I(FSM_OP_ARG_LIST, 165),
    /*  2975 */ FSM_I(FSM_OP_EMIT, 19), /* TalentUIState */
    /*  2976 */ FSM_I(FSM_OP_DONE, 0),
    /* SECTION_INTRO, expired warn_first */
    /* SECTION_QUESTION_ACTIVE, expired warn_first */
    /* SECTION_FOLLOWUP_ACTIVE, expired warn_first */
    /*  2977 */ FSM_I(FSM_OP_TAKE, 137), /* | expired warn_first | - || stay | emit SECTION_TIME_WARNING(system, section, first_warning) | */
    /*  2978 */ FSM_I(FSM_OP_PUSH, 0),
    /*  2979 */ FSM_I(FSM_OP_ARG, 0),
    /*  2980 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2981 */ FSM_I(FSM_OP_ARG, 0),
    /*  2982 */ FSM_I(FSM_OP_PUSH, 120000),
    /*  2983 */ FSM_I(FSM_OP_ARG, 0),
    /*  2984 */ FSM_I(FSM_OP_EMIT, 9), /* SECTION_TIME_WARNING */
    /*  2985 */ FSM_I(FSM_OP_DONE, 0),
    /* SECTION_INTRO, expired warn_last */
    /* SECTION_QUESTION_ACTIVE, expired warn_last */
    /* SECTION_FOLLOWUP_ACTIVE, expired warn_last */
    /*  2986 */ FSM_I(FSM_OP_TAKE, 139), /* | expired warn_last | - || stay | emit SECTION_TIME_WARNING(system, section, last_warning) | */
    /*  2987 */ FSM_I(FSM_OP_PUSH, 0),
    /*  2988 */ FSM_I(FSM_OP_ARG, 0),
    /*  2989 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  2990 */ FSM_I(FSM_OP_ARG, 0),
    /*  2991 */ FSM_I(FSM_OP_PUSH, 30000),
    /*  2992 */ FSM_I(FSM_OP_ARG, 0),
    /*  2993 */ FSM_I(FSM_OP_EMIT, 9), /* SECTION_TIME_WARNING */
    /*  2994 */ FSM_I(FSM_OP_DONE, 0),
    /* SECTION_INTRO, expired grace */
    /* SECTION_QUESTION_ACTIVE, expired grace */
    /* SECTION_FOLLOWUP_ACTIVE, expired grace */
    /*  2995 */ FSM_I(FSM_OP_TAKE, 141), /* | expired grace | - || stay | - | */
    /*  2996 */ FSM_I(FSM_OP_DONE, 0),
    /*  2997 */ FSM_I(FSM_OP_TAKE, 144), /* | always | satisfied | - || SECTION_WRAPUP | close(coverage_satisfied) | */
    /*  2998 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 2)),
    /*  2999 */ FSM_I(FSM_OP_STORE_TEMP, 0),
    /*  3000 */ FSM_I(FSM_OP_SET, 9), 1, /* ended */
    /*  3002 */ FSM_I(FSM_OP_SET, 16), 0, /* presenting */
    /*  3004 */ FSM_I(FSM_OP_SET, 17), 0, /* judging */
    /*  3006 */ FSM_I(FSM_OP_STOP, 1), /* warn_first */
    /*  3007 */ FSM_I(FSM_OP_STOP, 2), /* warn_last */
    /*  3008 */ FSM_I(FSM_OP_STOP, 3), /* grace */
    /*  3009 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3010 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  3011 */ FSM_I(FSM_OP_STORE_AT, 21), 12, 4, /* exit_reason */
    /*  3014 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3015 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 12)), /* coverage_flags */
    /*  3016 */ FSM_I(FSM_OP_STORE_AT, 25), 5, 4, /* flags_high */
    /*  3019 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3020 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 13)), /* coverage_flags */
    /*  3021 */ FSM_I(FSM_OP_STORE_AT, 29), 5, 4, /* flags_middle */
    /*  3024 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3025 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 14)), /* coverage_flags */
    /*  3026 */ FSM_I(FSM_OP_STORE_AT, 33), 5, 4, /* flags_low */
    /*  3029 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  3030 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3031 */ FSM_I(FSM_OP_SET_ADD, 0),
    /*  3032 */ FSM_I(FSM_OP_STORE, 18), 9, /* awaiting */
    /*  3034 */ FSM_I(FSM_OP_PUSH, 0),
    /*  3035 */ FSM_I(FSM_OP_ARG, 0),
    /*  3036 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3037 */ FSM_I(FSM_OP_ARG, 0),
    /*  3038 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  3039 */ FSM_I(FSM_OP_ARG, 0),
    /*  3040 */ FSM_I(FSM_OP_ARGS, FSM_AT(FSM_INST, 12)), 3, /* coverage_flags */
    /*  3042 */ FSM_I(FSM_OP_EMIT, 10), /* SECTION_ENDED */
    /*  3043 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3044 */ FSM_I(FSM_OP_ARG, 0),
    /*  3045 */ FSM_I(FSM_OP_EMIT, 17), /* Summarise */
    /*  3046 */ FSM_I(FSM_OP_GOTO, 4), /* SECTION_WRAPUP */
    /*  3047 */ FSM_I(FSM_OP_DONE, 0),
    /* SECTION_QUESTION_ACTIVE, Disconnect */
    /*  3048 */ FSM_I(FSM_OP_TAKE, 30), /* | Disconnect || PAUSED | - | */
    /*  3049 */ FSM_I(FSM_OP_SAVE_LEAF, 5),
    /*  3050 */ FSM_I(FSM_OP_GOTO, 5), /* PAUSED */
    /*  3051 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3052 */ FSM_I(FSM_OP_ARG, 0),
    /*  3053 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3054 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  3056 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3057 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 41)), /* section_left */
    /*  3058 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  3059 */ FSM_I(FSM_OP_SUB, 0),
    /*  3060 */ FSM_I(FSM_OP_ARG, 0),
    /*  3061 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3062 */ FSM_I(FSM_OP_DATA, 37), 4,
    /*  3064 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3065 */ FSM_I(FSM_OP_CALL, 1125),
    /*  3066 */ FSM_I(FSM_OP_ARG_LIST, 165),
    /*  3067 */ FSM_I(FSM_OP_EMIT, 19), /* TalentUIState */
    /*  3068 */ FSM_I(FSM_OP_DONE, 0),
    /* SECTION_QUESTION_ACTIVE, Abandon */
    /*  3069 */ FSM_I(FSM_OP_TAKE, 40), /* | Abandon | - || TERMINATED | close(abandoned); emit INTERVIEW_TERMINATED(system, abandoned, "") | */
    /*  3070 */ FSM_I(FSM_OP_SAVE_LEAF, 5),
    /*  3071 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 10)),
    /*  3072 */ FSM_I(FSM_OP_STORE_TEMP, 0),
    /*  3073 */ FSM_I(FSM_OP_SET, 9), 1, /* ended */
    /*  3075 */ FSM_I(FSM_OP_SET, 16), 0, /* presenting */
    /*  3077 */ FSM_I(FSM_OP_SET, 17), 0, /* judging */
    /*  3079 */ FSM_I(FSM_OP_STOP, 1), /* warn_first */
    /*  3080 */ FSM_I(FSM_OP_STOP, 2), /* warn_last */
    /*  3081 */ FSM_I(FSM_OP_STOP, 3), /* grace */
    /*  3082 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3083 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  3084 */ FSM_I(FSM_OP_STORE_AT, 21), 12, 4, /* exit_reason */
    /*  3087 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3088 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 12)), /* coverage_flags */
    /*  3089 */ FSM_I(FSM_OP_STORE_AT, 25), 5, 4, /* flags_high */
    /*  3092 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3093 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 13)), /* coverage_flags */
    /*  3094 */ FSM_I(FSM_OP_STORE_AT, 29), 5, 4, /* flags_middle */
    /*  3097 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3098 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 14)), /* coverage_flags */
    /*  3099 */ FSM_I(FSM_OP_STORE_AT, 33), 5, 4, /* flags_low */
    /*  3102 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  3103 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3104 */ FSM_I(FSM_OP_SET_ADD, 0),
    /*  3105 */ FSM_I(FSM_OP_STORE, 18), 9, /* awaiting */
    /*  3107 */ FSM_I(FSM_OP_PUSH, 0),
    /*  3108 */ FSM_I(FSM_OP_ARG, 0),
    /*  3109 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3110 */ FSM_I(FSM_OP_ARG, 0),
    /*  3111 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  3112 */ FSM_I(FSM_OP_ARG, 0),
    /*  3113 */ FSM_I(FSM_OP_ARGS, FSM_AT(FSM_INST, 12)), 3, /* coverage_flags */
    /*  3115 */ FSM_I(FSM_OP_EMIT, 10), /* SECTION_ENDED */
    /*  3116 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3117 */ FSM_I(FSM_OP_ARG, 0),
    /*  3118 */ FSM_I(FSM_OP_EMIT, 17), /* Summarise */
    /*  3119 */ FSM_I(FSM_OP_PUSH, 0),
    /*  3120 */ FSM_I(FSM_OP_ARG, 0),
    /*  3121 */ FSM_I(FSM_OP_PUSH, 1),
    /*  3122 */ FSM_I(FSM_OP_ARG, 0),
    /*  3123 */ FSM_I(FSM_OP_PUSH, 0),
    /*  3124 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3125 */ FSM_I(FSM_OP_EMIT, 12), /* INTERVIEW_TERMINATED */
    /*  3126 */ FSM_I(FSM_OP_GOTO, 7), /* TERMINATED */
    /*  3127 */ FSM_I(FSM_OP_STOP, 0), /* section_left */
    /*  3128 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3129 */ FSM_I(FSM_OP_ARG, 0),
    /*  3130 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3131 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  3133 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3134 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 41)), /* section_left */
    /*  3135 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  3136 */ FSM_I(FSM_OP_SUB, 0),
    /*  3137 */ FSM_I(FSM_OP_ARG, 0),
    /*  3138 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3139 */ FSM_I(FSM_OP_DATA, 37), 4,
    /*  3141 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3142 */ FSM_I(FSM_OP_CALL, 1125),
    /*  3143 */ FSM_I(FSM_OP_ARG_LIST, 165),
    /*  3144 */ FSM_I(FSM_OP_EMIT, 19), /* TalentUIState */
    /*  3145 */ FSM_I(FSM_OP_DONE, 0),
    /* SECTION_QUESTION_ACTIVE, Presented */
    /* SECTION_FOLLOWUP_ACTIVE, Presented */
    /* SECTION_WRAPUP, Presented */
    /*  3146 */ FSM_I(FSM_OP_ANSWER, 78), 1, /* Presented */
    /* SECTION_QUESTION_ACTIVE, PresentFailed */
    /* SECTION_FOLLOWUP_ACTIVE, PresentFailed */
    /* SECTION_WRAPUP, PresentFailed */
    /*  3148 */ FSM_I(FSM_OP_ANSWER, 84), 1, /* PresentFailed */
    /*  3150 */ FSM_I(FSM_OP_TAKE, 130), /* | expired section_left | true || COMPLETED | close(time_expired) | */
    /*  3151 */ FSM_I(FSM_OP_SAVE_LEAF, 5),
    /*  3152 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 0)),
    /*  3153 */ FSM_I(FSM_OP_STORE_TEMP, 0),
    /*  3154 */ FSM_I(FSM_OP_SET, 9), 1, /* ended */
    /*  3156 */ FSM_I(FSM_OP_SET, 16), 0, /* presenting */
    /*  3158 */ FSM_I(FSM_OP_SET, 17), 0, /* judging */
    /*  3160 */ FSM_I(FSM_OP_STOP, 1), /* warn_first */
    /*  3161 */ FSM_I(FSM_OP_STOP, 2), /* warn_last */
    /*  3162 */ FSM_I(FSM_OP_STOP, 3), /* grace */
    /*  3163 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3164 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  3165 */ FSM_I(FSM_OP_STORE_AT, 21), 12, 4, /* exit_reason */
    /*  3168 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3169 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 12)), /* coverage_flags */
    /*  3170 */ FSM_I(FSM_OP_STORE_AT, 25), 5, 4, /* flags_high */
    /*  3173 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3174 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 13)), /* coverage_flags */
    /*  3175 */ FSM_I(FSM_OP_STORE_AT, 29), 5, 4, /* flags_middle */
    /*  3178 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3179 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 14)), /* coverage_flags */
    /*  3180 */ FSM_I(FSM_OP_STORE_AT, 33), 5, 4, /* flags_low */
    /*  3183 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  3184 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3185 */ FSM_I(FSM_OP_SET_ADD, 0),
    /*  3186 */ FSM_I(FSM_OP_STORE, 18), 9, /* awaiting */
    /*  3188 */ FSM_I(FSM_OP_PUSH, 0),
    /*  3189 */ FSM_I(FSM_OP_ARG, 0),
    /*  3190 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3191 */ FSM_I(FSM_OP_ARG, 0),
    /*  3192 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  3193 */ FSM_I(FSM_OP_ARG, 0),
    /*  3194 */ FSM_I(FSM_OP_ARGS, FSM_AT(FSM_INST, 12)), 3, /* coverage_flags */
    /*  3196 */ FSM_I(FSM_OP_EMIT, 10), /* SECTION_ENDED */
    /*  3197 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3198 */ FSM_I(FSM_OP_ARG, 0),
    /*  3199 */ FSM_I(FSM_OP_EMIT, 17), /* Summarise */
    /*  3200 */ FSM_I(FSM_OP_GOTO, 6), /* COMPLETED */
    /*  3201 */ FSM_I(FSM_OP_STOP, 0), /* section_left */
    /*  3202 */ FSM_I(FSM_OP_PUSH, 0),
    /*  3203 */ FSM_I(FSM_OP_ARG, 0),
    /*  3204 */ FSM_I(FSM_OP_EMIT, 11), /* INTERVIEW_COMPLETED */
    /*  3205 */ FSM_I(FSM_OP_PUSH, 15000),
    /*  3206 */ FSM_I(FSM_OP_START, 3), /* grace */
    /*  3207 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3208 */ FSM_I(FSM_OP_ARG, 0),
    /*  3209 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3210 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  3212 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3213 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 41)), /* section_left */
    /*  3214 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  3215 */ FSM_I(FSM_OP_SUB, 0),
    /*  3216 */ FSM_I(FSM_OP_ARG, 0),
    /*  3217 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3218 */ FSM_I(FSM_OP_DATA, 37), 4,
    /*  3220 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3221 */ FSM_I(FSM_OP_CALL, 1125),
    /*  3222 */ FSM_I(FSM_OP_ARG_LIST, 165),
    /*  3223 */ FSM_I(FSM_OP_EMIT, 19), /* TalentUIState */
    /*  3224 */ FSM_I(FSM_OP_DONE, 0),
    /* SECTION_FOLLOWUP_ACTIVE, Disconnect */
    /*  3225 */ FSM_I(FSM_OP_TAKE, 30), /* | Disconnect || PAUSED | - | */
    /*  3226 */ FSM_I(FSM_OP_SAVE_LEAF, 5),
    /*  3227 */ FSM_I(FSM_OP_GOTO, 5), /* PAUSED */
    /*  3228 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3229 */ FSM_I(FSM_OP_ARG, 0),
    /*  3230 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3231 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  3233 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3234 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 41)), /* section_left */
    /*  3235 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  3236 */ FSM_I(FSM_OP_SUB, 0),
    /*  3237 */ FSM_I(FSM_OP_ARG, 0),
    /*  3238 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3239 */ FSM_I(FSM_OP_DATA, 37), 4,
    /*  3241 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3242 */ FSM_I(FSM_OP_CALL, 1125),
    /*  3243 */ FSM_I(FSM_OP_ARG_LIST, 165),
    /*  3244 */ FSM_I(FSM_OP_EMIT, 19), /* TalentUIState */
    /*  3245 */ FSM_I(FSM_OP_DONE, 0),
    /* SECTION_FOLLOWUP_ACTIVE, Abandon */
    /*  3246 */ FSM_I(FSM_OP_TAKE, 40), /* | Abandon | - || TERMINATED | close(abandoned); emit INTERVIEW_TERMINATED(system, abandoned, "") | */
    /*  3247 */ FSM_I(FSM_OP_SAVE_LEAF, 5),
    /*  3248 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 10)),
    /*  3249 */ FSM_I(FSM_OP_STORE_TEMP, 0),
    /*  3250 */ FSM_I(FSM_OP_SET, 9), 1, /* ended */
    /*  3252 */ FSM_I(FSM_OP_SET, 16), 0, /* presenting */
    /*  3254 */ FSM_I(FSM_OP_SET, 17), 0, /* judging */
    /*  3256 */ FSM_I(FSM_OP_STOP, 1), /* warn_first */
    /*  3257 */ FSM_I(FSM_OP_STOP, 2), /* warn_last */
    /*  3258 */ FSM_I(FSM_OP_STOP, 3), /* grace */
    /*  3259 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3260 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  3261 */ FSM_I(FSM_OP_STORE_AT, 21), 12, 4, /* exit_reason */
    /*  3264 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3265 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 12)), /* coverage_flags */
    /*  3266 */ FSM_I(FSM_OP_STORE_AT, 25), 5, 4, /* flags_high */
    /*  3269 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3270 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 13)), /* coverage_flags */
    /*  3271 */ FSM_I(FSM_OP_STORE_AT, 29), 5, 4, /* flags_middle */
    /*  3274 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3275 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 14)), /* coverage_flags */
    /*  3276 */ FSM_I(FSM_OP_STORE_AT, 33), 5, 4, /* flags_low */
    /*  3279 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  3280 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3281 */ FSM_I(FSM_OP_SET_ADD, 0),
    /*  3282 */ FSM_I(FSM_OP_STORE, 18), 9, /* awaiting */
    /*  3284 */ FSM_I(FSM_OP_PUSH, 0),
    /*  3285 */ FSM_I(FSM_OP_ARG, 0),
    /*  3286 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3287 */ FSM_I(FSM_OP_ARG, 0),
    /*  3288 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  3289 */ FSM_I(FSM_OP_ARG, 0),
    /*  3290 */ FSM_I(FSM_OP_ARGS, FSM_AT(FSM_INST, 12)), 3, /* coverage_flags */
    /*  3292 */ FSM_I(FSM_OP_EMIT, 10), /* SECTION_ENDED */
    /*  3293 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3294 */ FSM_I(FSM_OP_ARG, 0),
    /*  3295 */ FSM_I(FSM_OP_EMIT, 17), /* Summarise */
    /*  3296 */ FSM_I(FSM_OP_PUSH, 0),
    /*  3297 */ FSM_I(FSM_OP_ARG, 0),
    /*  3298 */ FSM_I(FSM_OP_PUSH, 1),
    /*  3299 */ FSM_I(FSM_OP_ARG, 0),
    /*  3300 */ FSM_I(FSM_OP_PUSH, 0),
    /*  3301 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3302 */ FSM_I(FSM_OP_EMIT, 12), /* INTERVIEW_TERMINATED */
    /*  3303 */ FSM_I(FSM_OP_GOTO, 7), /* TERMINATED */
    /*  3304 */ FSM_I(FSM_OP_STOP, 0), /* section_left */
    /*  3305 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3306 */ FSM_I(FSM_OP_ARG, 0),
    /*  3307 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3308 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  3310 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3311 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 41)), /* section_left */
    /*  3312 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  3313 */ FSM_I(FSM_OP_SUB, 0),
    /*  3314 */ FSM_I(FSM_OP_ARG, 0),
    /*  3315 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3316 */ FSM_I(FSM_OP_DATA, 37), 4,
    /*  3318 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3319 */ FSM_I(FSM_OP_CALL, 1125),
    /*  3320 */ FSM_I(FSM_OP_ARG_LIST, 165),
    /*  3321 */ FSM_I(FSM_OP_EMIT, 19), /* TalentUIState */
    /*  3322 */ FSM_I(FSM_OP_DONE, 0),
    /*  3323 */ FSM_I(FSM_OP_TAKE, 130), /* | expired section_left | true || COMPLETED | close(time_expired) | */
    /*  3324 */ FSM_I(FSM_OP_SAVE_LEAF, 5),
    /*  3325 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 0)),
    /*  3326 */ FSM_I(FSM_OP_STORE_TEMP, 0),
    /*  3327 */ FSM_I(FSM_OP_SET, 9), 1, /* ended */
    /*  3329 */ FSM_I(FSM_OP_SET, 16), 0, /* presenting */
    /*  3331 */ FSM_I(FSM_OP_SET, 17), 0, /* judging */
    /*  3333 */ FSM_I(FSM_OP_STOP, 1), /* warn_first */
    /*  3334 */ FSM_I(FSM_OP_STOP, 2), /* warn_last */
    /*  3335 */ FSM_I(FSM_OP_STOP, 3), /* grace */
    /*  3336 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3337 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  3338 */ FSM_I(FSM_OP_STORE_AT, 21), 12, 4, /* exit_reason */
    /*  3341 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3342 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 12)), /* coverage_flags */
    /*  3343 */ FSM_I(FSM_OP_STORE_AT, 25), 5, 4, /* flags_high */
    /*  3346 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3347 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 13)), /* coverage_flags */
    /*  3348 */ FSM_I(FSM_OP_STORE_AT, 29), 5, 4, /* flags_middle */
    /*  3351 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3352 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 14)), /* coverage_flags */
    /*  3353 */ FSM_I(FSM_OP_STORE_AT, 33), 5, 4, /* flags_low */
    /*  3356 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  3357 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3358 */ FSM_I(FSM_OP_SET_ADD, 0),
    /*  3359 */ FSM_I(FSM_OP_STORE, 18), 9, /* awaiting */
    /*  3361 */ FSM_I(FSM_OP_PUSH, 0),
    /*  3362 */ FSM_I(FSM_OP_ARG, 0),
    /*  3363 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3364 */ FSM_I(FSM_OP_ARG, 0),
    /*  3365 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  3366 */ FSM_I(FSM_OP_ARG, 0),
    /*  3367 */ FSM_I(FSM_OP_ARGS, FSM_AT(FSM_INST, 12)), 3, /* coverage_flags */
    /*  3369 */ FSM_I(FSM_OP_EMIT, 10), /* SECTION_ENDED */
    /*  3370 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3371 */ FSM_I(FSM_OP_ARG, 0),
    /*  3372 */ FSM_I(FSM_OP_EMIT, 17), /* Summarise */
    /*  3373 */ FSM_I(FSM_OP_GOTO, 6), /* COMPLETED */
    /*  3374 */ FSM_I(FSM_OP_STOP, 0), /* section_left */
    /*  3375 */ FSM_I(FSM_OP_PUSH, 0),
    /*  3376 */ FSM_I(FSM_OP_ARG, 0),
    /*  3377 */ FSM_I(FSM_OP_EMIT, 11), /* INTERVIEW_COMPLETED */
    /*  3378 */ FSM_I(FSM_OP_PUSH, 15000),
    /*  3379 */ FSM_I(FSM_OP_START, 3), /* grace */
    /*  3380 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3381 */ FSM_I(FSM_OP_ARG, 0),
    /*  3382 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3383 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  3385 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3386 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 41)), /* section_left */
    /*  3387 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  3388 */ FSM_I(FSM_OP_SUB, 0),
    /*  3389 */ FSM_I(FSM_OP_ARG, 0),
    /*  3390 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3391 */ FSM_I(FSM_OP_DATA, 37), 4,
    /*  3393 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3394 */ FSM_I(FSM_OP_CALL, 1125),
    /*  3395 */ FSM_I(FSM_OP_ARG_LIST, 165),
    /*  3396 */ FSM_I(FSM_OP_EMIT, 19), /* TalentUIState */
    /*  3397 */ FSM_I(FSM_OP_DONE, 0),
    /* SECTION_WRAPUP, Disconnect */
    /*  3398 */ FSM_I(FSM_OP_TAKE, 30), /* | Disconnect || PAUSED | - | */
    /*  3399 */ FSM_I(FSM_OP_SAVE_LEAF, 5),
    /*  3400 */ FSM_I(FSM_OP_GOTO, 5), /* PAUSED */
    /*  3401 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3402 */ FSM_I(FSM_OP_ARG, 0),
    /*  3403 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3404 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  3406 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3407 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 41)), /* section_left */
    /*  3408 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  3409 */ FSM_I(FSM_OP_SUB, 0),
    /*  3410 */ FSM_I(FSM_OP_ARG, 0),
    /*  3411 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3412 */ FSM_I(FSM_OP_DATA, 37), 4,
    /*  3414 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3415 */ FSM_I(FSM_OP_CALL, 1125),
    /*  3416 */ FSM_I(FSM_OP_ARG_LIST, 165),
    /*  3417 */ FSM_I(FSM_OP_EMIT, 19), /* TalentUIState */
    /*  3418 */ FSM_I(FSM_OP_DONE, 0),
    /* SECTION_WRAPUP, Abandon */
    /*  3419 */ FSM_I(FSM_OP_TAKE, 41), /* | Abandon | - | - || TERMINATED | emit INTERVIEW_TERMINATED(system, abandoned, "") | */
    /*  3420 */ FSM_I(FSM_OP_SAVE_LEAF, 5),
    /*  3421 */ FSM_I(FSM_OP_PUSH, 0),
    /*  3422 */ FSM_I(FSM_OP_ARG, 0),
    /*  3423 */ FSM_I(FSM_OP_PUSH, 1),
    /*  3424 */ FSM_I(FSM_OP_ARG, 0),
    /*  3425 */ FSM_I(FSM_OP_PUSH, 0),
    /*  3426 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3427 */ FSM_I(FSM_OP_EMIT, 12), /* INTERVIEW_TERMINATED */
    /*  3428 */ FSM_I(FSM_OP_GOTO, 7), /* TERMINATED */
    /*  3429 */ FSM_I(FSM_OP_STOP, 0), /* section_left */
    /*  3430 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3431 */ FSM_I(FSM_OP_ARG, 0),
    /*  3432 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3433 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  3435 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3436 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 41)), /* section_left */
    /*  3437 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  3438 */ FSM_I(FSM_OP_SUB, 0),
    /*  3439 */ FSM_I(FSM_OP_ARG, 0),
    /*  3440 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3441 */ FSM_I(FSM_OP_DATA, 37), 4,
    /*  3443 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3444 */ FSM_I(FSM_OP_CALL, 1125),
    /*  3445 */ FSM_I(FSM_OP_ARG_LIST, 165),
    /*  3446 */ FSM_I(FSM_OP_EMIT, 19), /* TalentUIState */
    /*  3447 */ FSM_I(FSM_OP_DONE, 0),
    /* SECTION_WRAPUP, CandidateMessage */
    /*  3448 */ FSM_I(FSM_OP_TAKE, 49), /* | CandidateMessage | - || stay | emit CANDIDATE_MESSAGE(candidate, section, true, text) | */
    /*  3449 */ FSM_I(FSM_OP_PUSH, 3),
    /*  3450 */ FSM_I(FSM_OP_ARG, 0),
    /*  3451 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3452 */ FSM_I(FSM_OP_ARG, 0),
    /*  3453 */ FSM_I(FSM_OP_PUSH, 1),
    /*  3454 */ FSM_I(FSM_OP_ARG, 0),
    /*  3455 */ FSM_I(FSM_OP_TEXT, FSM_AT(FSM_FIELD, 0)),
    /*  3456 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3457 */ FSM_I(FSM_OP_EMIT, 4), /* CANDIDATE_MESSAGE */
    /*  3458 */ FSM_I(FSM_OP_DONE, 0),
    /*  3459 */ FSM_I(FSM_OP_ANSWER, 59), 3, /* | CodeSubmission | false || reject | - | */
    /*  3461 */ FSM_I(FSM_OP_TAKE, 58), /* | CodeSubmission | true || stay | emit CANDIDATE_CODE_SUBMISSION(candidate, section, true, code) | */
    /*  3462 */ FSM_I(FSM_OP_PUSH, 3),
    /*  3463 */ FSM_I(FSM_OP_ARG, 0),
    /*  3464 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3465 */ FSM_I(FSM_OP_ARG, 0),
    /*  3466 */ FSM_I(FSM_OP_PUSH, 1),
    /*  3467 */ FSM_I(FSM_OP_ARG, 0),
    /*  3468 */ FSM_I(FSM_OP_TEXT, FSM_AT(FSM_FIELD, 0)),
    /*  3469 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3470 */ FSM_I(FSM_OP_EMIT, 6), /* CANDIDATE_CODE_SUBMISSION */
    /*  3471 */ FSM_I(FSM_OP_DONE, 0),
    /* SECTION_WRAPUP, Done */
    /*  3472 */ FSM_I(FSM_OP_ANSWER, 73), 1, /* Done */
    /* SECTION_WRAPUP, Coverage */
    /*  3474 */ FSM_I(FSM_OP_ANSWER, 97), 1, /* Coverage */
    /*  3476 */ FSM_I(FSM_OP_TAKE, 131), /* | expired section_left | - | false || SECTION_INTRO | advance | */
    /*  3477 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3478 */ FSM_I(FSM_OP_SUCC, 4),
    /*  3479 */ FSM_I(FSM_OP_STORE, 7), 11, /* section */
    /*  3481 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  3482 */ FSM_I(FSM_OP_STORE, 8), 1, /* section_start_time */
    /*  3484 */ FSM_I(FSM_OP_SET, 9), 0, /* ended */
    /*  3486 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3487 */ FSM_I(FSM_OP_DATA, 9), 4,
    /*  3489 */ FSM_I(FSM_OP_STORE, 10), 3, /* followup_budget_remaining */
    /*  3491 */ FSM_I(FSM_OP_SET, 11), 0, /* asked */
    /*  3493 */ FSM_I(FSM_OP_PUSH, 0),
    /*  3494 */ FSM_I(FSM_OP_FILL, 12), 196613, /* coverage_flags */
    /*  3496 */ FSM_I(FSM_OP_SET, 15), 0, /* content */
    /*  3498 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3499 */ FSM_I(FSM_OP_DATA, 5), 4,
    /*  3501 */ FSM_I(FSM_OP_START, 0), /* section_left */
    /*  3502 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3503 */ FSM_I(FSM_OP_DATA, 5), 4,
    /*  3505 */ FSM_I(FSM_OP_PUSH, 120000),
    /*  3506 */ FSM_I(FSM_OP_SUB, 0),
    /*  3507 */ FSM_I(FSM_OP_START, 1), /* warn_first */
    /*  3508 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3509 */ FSM_I(FSM_OP_DATA, 5), 4,
    /*  3511 */ FSM_I(FSM_OP_PUSH, 30000),
    /*  3512 */ FSM_I(FSM_OP_SUB, 0),
    /*  3513 */ FSM_I(FSM_OP_START, 2), /* warn_last */
    /*  3514 */ FSM_I(FSM_OP_PUSH, 0),
    /*  3515 */ FSM_I(FSM_OP_ARG, 0),
    /*  3516 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3517 */ FSM_I(FSM_OP_ARG, 0),
    /*  3518 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3519 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  3521 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3522 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 41)), /* section_left */
    /*  3523 */ FSM_I(FSM_OP_ARG, 0),
    /*  3524 */ FSM_I(FSM_OP_EMIT, 2), /* SECTION_STARTED */
    /*  3525 */ FSM_I(FSM_OP_SET, 16), 1, /* presenting */
    /*  3527 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3528 */ FSM_I(FSM_OP_ARG, 0),
    /*  3529 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3530 */ FSM_I(FSM_OP_DATA, 33), 4,
    /*  3532 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3533 */ FSM_I(FSM_OP_EMIT, 15), /* Present */
    /*  3534 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3535 */ FSM_I(FSM_OP_ARG, 0),
    /*  3536 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3537 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  3539 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3540 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 41)), /* section_left */
    /*  3541 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  3542 */ FSM_I(FSM_OP_SUB, 0),
    /*  3543 */ FSM_I(FSM_OP_ARG, 0),
    /*  3544 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3545 */ FSM_I(FSM_OP_DATA, 37), 4,
    /*  3547 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3548 */ FSM_I(FSM_OP_CALL, 1125),
    /*  3549 */ FSM_I(FSM_OP_ARG_LIST, 165),
    /*  3550 */ FSM_I(FSM_OP_EMIT, 19), /* TalentUIState */
    /*  3551 */ FSM_I(FSM_OP_GOTO, 1), /* SECTION_INTRO */
    /*  3552 */ FSM_I(FSM_OP_DONE, 0),
    /*  3553 */ FSM_I(FSM_OP_TAKE, 132), /* | expired section_left | - | true || COMPLETED | - | */
    /*  3554 */ FSM_I(FSM_OP_SAVE_LEAF, 5),
    /*  3555 */ FSM_I(FSM_OP_GOTO, 6), /* COMPLETED */
    /*  3556 */ FSM_I(FSM_OP_STOP, 0), /* section_left */
    /*  3557 */ FSM_I(FSM_OP_PUSH, 0),
    /*  3558 */ FSM_I(FSM_OP_ARG, 0),
    /*  3559 */ FSM_I(FSM_OP_EMIT, 11), /* INTERVIEW_COMPLETED */
    /*  3560 */ FSM_I(FSM_OP_PUSH, 15000),
    /*  3561 */ FSM_I(FSM_OP_START, 3), /* grace */
    /*  3562 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3563 */ FSM_I(FSM_OP_ARG, 0),
    /*  3564 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3565 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  3567 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3568 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 41)), /* section_left */
    /*  3569 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  3570 */ FSM_I(FSM_OP_SUB, 0),
    /*  3571 */ FSM_I(FSM_OP_ARG, 0),
    /*  3572 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3573 */ FSM_I(FSM_OP_DATA, 37), 4,
    /*  3575 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3576 */ FSM_I(FSM_OP_CALL, 1125),
    /*  3577 */ FSM_I(FSM_OP_ARG_LIST, 165),
    /*  3578 */ FSM_I(FSM_OP_EMIT, 19), /* TalentUIState */
    /*  3579 */ FSM_I(FSM_OP_DONE, 0),
    /*  3580 */ FSM_I(FSM_OP_TAKE, 145), /* | always | false | false || SECTION_INTRO | advance | */
    /*  3581 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3582 */ FSM_I(FSM_OP_SUCC, 4),
    /*  3583 */ FSM_I(FSM_OP_STORE, 7), 11, /* section */
    /*  3585 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  3586 */ FSM_I(FSM_OP_STORE, 8), 1, /* section_start_time */
    /*  3588 */ FSM_I(FSM_OP_SET, 9), 0, /* ended */
    /*  3590 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3591 */ FSM_I(FSM_OP_DATA, 9), 4,
    /*  3593 */ FSM_I(FSM_OP_STORE, 10), 3, /* followup_budget_remaining */
    /*  3595 */ FSM_I(FSM_OP_SET, 11), 0, /* asked */
    /*  3597 */ FSM_I(FSM_OP_PUSH, 0),
    /*  3598 */ FSM_I(FSM_OP_FILL, 12), 196613, /* coverage_flags */
    /*  3600 */ FSM_I(FSM_OP_SET, 15), 0, /* content */
    /*  3602 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3603 */ FSM_I(FSM_OP_DATA, 5), 4,
    /*  3605 */ FSM_I(FSM_OP_START, 0), /* section_left */
    /*  3606 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3607 */ FSM_I(FSM_OP_DATA, 5), 4,
    /*  3609 */ FSM_I(FSM_OP_PUSH, 120000),
    /*  3610 */ FSM_I(FSM_OP_SUB, 0),
    /*  3611 */ FSM_I(FSM_OP_START, 1), /* warn_first */
    /*  3612 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3613 */ FSM_I(FSM_OP_DATA, 5), 4,
    /*  3615 */ FSM_I(FSM_OP_PUSH, 30000),
    /*  3616 */ FSM_I(FSM_OP_SUB, 0),
    /*  3617 */ FSM_I(FSM_OP_START, 2), /* warn_last */
    /*  3618 */ FSM_I(FSM_OP_PUSH, 0),
    /*  3619 */ FSM_I(FSM_OP_ARG, 0),
    /*  3620 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3621 */ FSM_I(FSM_OP_ARG, 0),
    /*  3622 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3623 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  3625 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3626 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 41)), /* section_left */
    /*  3627 */ FSM_I(FSM_OP_ARG, 0),
    /*  3628 */ FSM_I(FSM_OP_EMIT, 2), /* SECTION_STARTED */
    /*  3629 */ FSM_I(FSM_OP_SET, 16), 1, /* presenting */
    /*  3631 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3632 */ FSM_I(FSM_OP_ARG, 0),
    /*  3633 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3634 */ FSM_I(FSM_OP_DATA, 33), 4,
    /*  3636 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3637 */ FSM_I(FSM_OP_EMIT, 15), /* Present */
    /*  3638 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3639 */ FSM_I(FSM_OP_ARG, 0),
    /*  3640 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3641 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  3643 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3644 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 41)), /* section_left */
    /*  3645 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  3646 */ FSM_I(FSM_OP_SUB, 0),
    /*  3647 */ FSM_I(FSM_OP_ARG, 0),
    /*  3648 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3649 */ FSM_I(FSM_OP_DATA, 37), 4,
    /*  3651 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3652 */ FSM_I(FSM_OP_CALL, 1125),
    /*  3653 */ FSM_I(FSM_OP_ARG_LIST, 165),
    /*  3654 */ FSM_I(FSM_OP_EMIT, 19), /* TalentUIState */
    /*  3655 */ FSM_I(FSM_OP_GOTO, 1), /* SECTION_INTRO */
    /*  3656 */ FSM_I(FSM_OP_DONE, 0),
    /*  3657 */ FSM_I(FSM_OP_TAKE, 146), /* | always | false | true || COMPLETED | - | */
    /*  3658 */ FSM_I(FSM_OP_SAVE_LEAF, 5),
    /*  3659 */ FSM_I(FSM_OP_GOTO, 6), /* COMPLETED */
    /*  3660 */ FSM_I(FSM_OP_STOP, 0), /* section_left */
    /*  3661 */ FSM_I(FSM_OP_PUSH, 0),
    /*  3662 */ FSM_I(FSM_OP_ARG, 0),
    /*  3663 */ FSM_I(FSM_OP_EMIT, 11), /* INTERVIEW_COMPLETED */
    /*  3664 */ FSM_I(FSM_OP_PUSH, 15000),
    /*  3665 */ FSM_I(FSM_OP_START, 3), /* grace */
    /*  3666 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3667 */ FSM_I(FSM_OP_ARG, 0),
    /*  3668 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3669 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  3671 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3672 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 41)), /* section_left */
    /*  3673 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  3674 */ FSM_I(FSM_OP_SUB, 0),
    /*  3675 */ FSM_I(FSM_OP_ARG, 0),
    /*  3676 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3677 */ FSM_I(FSM_OP_DATA, 37), 4,
    /*  3679 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3680 */ FSM_I(FSM_OP_CALL, 1125),
    /*  3681 */ FSM_I(FSM_OP_ARG_LIST, 165),
    /*  3682 */ FSM_I(FSM_OP_EMIT, 19), /* TalentUIState */
    /*  3683 */ FSM_I(FSM_OP_DONE, 0),
    /* PAUSED, Disconnect */
    /*  3684 */ FSM_I(FSM_OP_ANSWER, 31), 1, /* Disconnect */
    /* PAUSED, Reconnect */
    /*  3686 */ FSM_I(FSM_OP_TAKE, 36), /* | Reconnect | - | - || history IN_PROGRESS | - | */
    /*  3687 */ FSM_I(FSM_OP_SWITCH, FSM_AT(FSM_INST, 5)), 4, 1, 3694, 3713, 3732, 3751,
    /*  3694 */ FSM_I(FSM_OP_GOTO, 1), /* SECTION_INTRO */
    /*  3695 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3696 */ FSM_I(FSM_OP_ARG, 0),
    /*  3697 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3698 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  3700 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3701 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 41)), /* section_left */
    /*  3702 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  3703 */ FSM_I(FSM_OP_SUB, 0),
    /*  3704 */ FSM_I(FSM_OP_ARG, 0),
    /*  3705 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3706 */ FSM_I(FSM_OP_DATA, 37), 4,
    /*  3708 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3709 */ FSM_I(FSM_OP_CALL, 1125),
    /*  3710 */ FSM_I(FSM_OP_ARG_LIST, 165),
    /*  3711 */ FSM_I(FSM_OP_EMIT, 19), /* TalentUIState */
    /*  3712 */ FSM_I(FSM_OP_DONE, 0),
    /*  3713 */ FSM_I(FSM_OP_GOTO, 2), /* SECTION_QUESTION_ACTIVE */
    /*  3714 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3715 */ FSM_I(FSM_OP_ARG, 0),
    /*  3716 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3717 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  3719 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3720 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 41)), /* section_left */
    /*  3721 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  3722 */ FSM_I(FSM_OP_SUB, 0),
    /*  3723 */ FSM_I(FSM_OP_ARG, 0),
    /*  3724 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3725 */ FSM_I(FSM_OP_DATA, 37), 4,
    /*  3727 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3728 */ FSM_I(FSM_OP_CALL, 1125),
    /*  3729 */ FSM_I(FSM_OP_ARG_LIST, 165),
    /*  3730 */ FSM_I(FSM_OP_EMIT, 19), /* TalentUIState */
    /*  3731 */ FSM_I(FSM_OP_DONE, 0),
    /*  3732 */ FSM_I(FSM_OP_GOTO, 3), /* SECTION_FOLLOWUP_ACTIVE */
    /*  3733 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3734 */ FSM_I(FSM_OP_ARG, 0),
    /*  3735 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3736 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  3738 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3739 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 41)), /* section_left */
    /*  3740 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  3741 */ FSM_I(FSM_OP_SUB, 0),
    /*  3742 */ FSM_I(FSM_OP_ARG, 0),
    /*  3743 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3744 */ FSM_I(FSM_OP_DATA, 37), 4,
    /*  3746 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3747 */ FSM_I(FSM_OP_CALL, 1125),
    /*  3748 */ FSM_I(FSM_OP_ARG_LIST, 165),
    /*  3749 */ FSM_I(FSM_OP_EMIT, 19), /* TalentUIState */
    /*  3750 */ FSM_I(FSM_OP_DONE, 0),
    /*  3751 */ FSM_I(FSM_OP_GOTO, 4), /* SECTION_WRAPUP */
    /*  3752 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3753 */ FSM_I(FSM_OP_ARG, 0),
    /*  3754 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3755 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  3757 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3758 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 41)), /* section_left */
    /*  3759 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  3760 */ FSM_I(FSM_OP_SUB, 0),
    /*  3761 */ FSM_I(FSM_OP_ARG, 0),
    /*  3762 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3763 */ FSM_I(FSM_OP_DATA, 37), 4,
    /*  3765 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3766 */ FSM_I(FSM_OP_CALL, 1125),
    /*  3767 */ FSM_I(FSM_OP_ARG_LIST, 165),
    /*  3768 */ FSM_I(FSM_OP_EMIT, 19), /* TalentUIState */
    /*  3769 */ FSM_I(FSM_OP_DONE, 0),
    /*  3770 */ FSM_I(FSM_OP_TAKE, 42), /* | Abandon | false | - || TERMINATED | close(abandoned); emit INTERVIEW_TERMINATED(system, abandoned, "") | */
    /*  3771 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 10)),
    /*  3772 */ FSM_I(FSM_OP_STORE_TEMP, 0),
    /*  3773 */ FSM_I(FSM_OP_SET, 9), 1, /* ended */
    /*  3775 */ FSM_I(FSM_OP_SET, 16), 0, /* presenting */
    /*  3777 */ FSM_I(FSM_OP_SET, 17), 0, /* judging */
    /*  3779 */ FSM_I(FSM_OP_STOP, 1), /* warn_first */
    /*  3780 */ FSM_I(FSM_OP_STOP, 2), /* warn_last */
    /*  3781 */ FSM_I(FSM_OP_STOP, 3), /* grace */
    /*  3782 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3783 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  3784 */ FSM_I(FSM_OP_STORE_AT, 21), 12, 4, /* exit_reason */
    /*  3787 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3788 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 12)), /* coverage_flags */
    /*  3789 */ FSM_I(FSM_OP_STORE_AT, 25), 5, 4, /* flags_high */
    /*  3792 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3793 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 13)), /* coverage_flags */
    /*  3794 */ FSM_I(FSM_OP_STORE_AT, 29), 5, 4, /* flags_middle */
    /*  3797 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3798 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 14)), /* coverage_flags */
    /*  3799 */ FSM_I(FSM_OP_STORE_AT, 33), 5, 4, /* flags_low */
    /*  3802 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  3803 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3804 */ FSM_I(FSM_OP_SET_ADD, 0),
    /*  3805 */ FSM_I(FSM_OP_STORE, 18), 9, /* awaiting */
    /*  3807 */ FSM_I(FSM_OP_PUSH, 0),
    /*  3808 */ FSM_I(FSM_OP_ARG, 0),
    /*  3809 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3810 */ FSM_I(FSM_OP_ARG, 0),
    /*  3811 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  3812 */ FSM_I(FSM_OP_ARG, 0),
    /*  3813 */ FSM_I(FSM_OP_ARGS, FSM_AT(FSM_INST, 12)), 3, /* coverage_flags */
    /*  3815 */ FSM_I(FSM_OP_EMIT, 10), /* SECTION_ENDED */
    /*  3816 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3817 */ FSM_I(FSM_OP_ARG, 0),
    /*  3818 */ FSM_I(FSM_OP_EMIT, 17), /* Summarise */
    /*  3819 */ FSM_I(FSM_OP_PUSH, 0),
    /*  3820 */ FSM_I(FSM_OP_ARG, 0),
    /*  3821 */ FSM_I(FSM_OP_PUSH, 1),
    /*  3822 */ FSM_I(FSM_OP_ARG, 0),
    /*  3823 */ FSM_I(FSM_OP_PUSH, 0),
    /*  3824 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3825 */ FSM_I(FSM_OP_EMIT, 12), /* INTERVIEW_TERMINATED */
    /*  3826 */ FSM_I(FSM_OP_GOTO, 7), /* TERMINATED */
    /*  3827 */ FSM_I(FSM_OP_STOP, 0), /* section_left */
    /*  3828 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3829 */ FSM_I(FSM_OP_ARG, 0),
    /*  3830 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3831 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  3833 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3834 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 41)), /* section_left */
    /*  3835 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  3836 */ FSM_I(FSM_OP_SUB, 0),
    /*  3837 */ FSM_I(FSM_OP_ARG, 0),
    /*  3838 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3839 */ FSM_I(FSM_OP_DATA, 37), 4,
    /*  3841 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3842 */ FSM_I(FSM_OP_CALL, 1125),
    /*  3843 */ FSM_I(FSM_OP_ARG_LIST, 165),
    /*  3844 */ FSM_I(FSM_OP_EMIT, 19), /* TalentUIState */
    /*  3845 */ FSM_I(FSM_OP_DONE, 0),
    /*  3846 */ FSM_I(FSM_OP_TAKE, 43), /* | Abandon | true | - || TERMINATED | emit INTERVIEW_TERMINATED(system, abandoned, "") | */
    /*  3847 */ FSM_I(FSM_OP_PUSH, 0),
    /*  3848 */ FSM_I(FSM_OP_ARG, 0),
    /*  3849 */ FSM_I(FSM_OP_PUSH, 1),
    /*  3850 */ FSM_I(FSM_OP_ARG, 0),
    /*  3851 */ FSM_I(FSM_OP_PUSH, 0),
    /*  3852 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3853 */ FSM_I(FSM_OP_EMIT, 12), /* INTERVIEW_TERMINATED */
    /*  3854 */ FSM_I(FSM_OP_GOTO, 7), /* TERMINATED */
    /*  3855 */ FSM_I(FSM_OP_STOP, 0), /* section_left */
    /*  3856 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3857 */ FSM_I(FSM_OP_ARG, 0),
    /*  3858 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3859 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  3861 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3862 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 41)), /* section_left */
    /*  3863 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  3864 */ FSM_I(FSM_OP_SUB, 0),
    /*  3865 */ FSM_I(FSM_OP_ARG, 0),
    /*  3866 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3867 */ FSM_I(FSM_OP_DATA, 37), 4,
    /*  3869 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3870 */ FSM_I(FSM_OP_CALL, 1125),
    /*  3871 */ FSM_I(FSM_OP_ARG_LIST, 165),
    /*  3872 */ FSM_I(FSM_OP_EMIT, 19), /* TalentUIState */
    /*  3873 */ FSM_I(FSM_OP_DONE, 0),
    /* PAUSED, CandidateMessage */
    /*  3874 */ FSM_I(FSM_OP_ANSWER, 50), 3, /* CandidateMessage */
    /* PAUSED, CodeSubmission */
    /*  3876 */ FSM_I(FSM_OP_ANSWER, 60), 3, /* CodeSubmission */
    /* PAUSED, AssistantQuery */
    /*  3878 */ FSM_I(FSM_OP_ANSWER, 65), 3, /* AssistantQuery */
    /* PAUSED, Done */
    /*  3880 */ FSM_I(FSM_OP_ANSWER, 74), 3, /* Done */
    /*  3882 */ FSM_I(FSM_OP_TAKE, 80), /* | Presented | not idle || stay | present; history IN_PROGRESS = SECTION_QUESTION_ACTIVE | */
    /*  3883 */ FSM_I(FSM_OP_SET, 16), 0, /* presenting */
    /*  3885 */ FSM_I(FSM_OP_PUSH, 1),
    /*  3886 */ FSM_I(FSM_OP_ARG, 0),
    /*  3887 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3888 */ FSM_I(FSM_OP_ARG, 0),
    /*  3889 */ FSM_I(FSM_OP_TEXT, FSM_AT(FSM_FIELD, 0)),
    /*  3890 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3891 */ FSM_I(FSM_OP_EMIT, 3), /* PROMPT_PRESENTED */
    /*  3892 */ FSM_I(FSM_OP_SET, 5), 2,
    /*  3894 */ FSM_I(FSM_OP_DONE, 0),
    /*  3895 */ FSM_I(FSM_OP_TAKE, 87), /* | PresentFailed | pending || stay | present_again | */
    /*  3896 */ FSM_I(FSM_OP_SET, 16), 2, /* presenting */
    /*  3898 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3899 */ FSM_I(FSM_OP_ARG, 0),
    /*  3900 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3901 */ FSM_I(FSM_OP_DATA, 33), 4,
    /*  3903 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3904 */ FSM_I(FSM_OP_EMIT, 15), /* Present */
    /*  3905 */ FSM_I(FSM_OP_DONE, 0),
    /*  3906 */ FSM_I(FSM_OP_TAKE, 88), /* | PresentFailed | retried || TERMINATED | fail | */
    /*  3907 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 4)),
    /*  3908 */ FSM_I(FSM_OP_STORE_TEMP, 0),
    /*  3909 */ FSM_I(FSM_OP_SET, 9), 1, /* ended */
    /*  3911 */ FSM_I(FSM_OP_SET, 16), 0, /* presenting */
    /*  3913 */ FSM_I(FSM_OP_SET, 17), 0, /* judging */
    /*  3915 */ FSM_I(FSM_OP_STOP, 1), /* warn_first */
    /*  3916 */ FSM_I(FSM_OP_STOP, 2), /* warn_last */
    /*  3917 */ FSM_I(FSM_OP_STOP, 3), /* grace */
    /*  3918 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3919 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  3920 */ FSM_I(FSM_OP_STORE_AT, 21), 12, 4, /* exit_reason */
    /*  3923 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3924 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 12)), /* coverage_flags */
    /*  3925 */ FSM_I(FSM_OP_STORE_AT, 25), 5, 4, /* flags_high */
    /*  3928 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3929 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 13)), /* coverage_flags */
    /*  3930 */ FSM_I(FSM_OP_STORE_AT, 29), 5, 4, /* flags_middle */
    /*  3933 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3934 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 14)), /* coverage_flags */
    /*  3935 */ FSM_I(FSM_OP_STORE_AT, 33), 5, 4, /* flags_low */
    /*  3938 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  3939 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3940 */ FSM_I(FSM_OP_SET_ADD, 0),
    /*  3941 */ FSM_I(FSM_OP_STORE, 18), 9, /* awaiting */
    /*  3943 */ FSM_I(FSM_OP_PUSH, 0),
    /*  3944 */ FSM_I(FSM_OP_ARG, 0),
    /*  3945 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3946 */ FSM_I(FSM_OP_ARG, 0),
    /*  3947 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  3948 */ FSM_I(FSM_OP_ARG, 0),
    /*  3949 */ FSM_I(FSM_OP_ARGS, FSM_AT(FSM_INST, 12)), 3, /* coverage_flags */
    /*  3951 */ FSM_I(FSM_OP_EMIT, 10), /* SECTION_ENDED */
    /*  3952 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3953 */ FSM_I(FSM_OP_ARG, 0),
    /*  3954 */ FSM_I(FSM_OP_EMIT, 17), /* Summarise */
    /*  3955 */ FSM_I(FSM_OP_PUSH, 0),
    /*  3956 */ FSM_I(FSM_OP_ARG, 0),
    /*  3957 */ FSM_I(FSM_OP_PUSH, 0),
    /*  3958 */ FSM_I(FSM_OP_ARG, 0),
    /*  3959 */ FSM_I(FSM_OP_TEXT, FSM_AT(FSM_FIELD, 0)),
    /*  3960 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3961 */ FSM_I(FSM_OP_EMIT, 12), /* INTERVIEW_TERMINATED */
    /*  3962 */ FSM_I(FSM_OP_GOTO, 7), /* TERMINATED */
    /*  3963 */ FSM_I(FSM_OP_STOP, 0), /* section_left */
    /*  3964 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3965 */ FSM_I(FSM_OP_ARG, 0),
    /*  3966 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3967 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  3969 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3970 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 41)), /* section_left */
    /*  3971 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  3972 */ FSM_I(FSM_OP_SUB, 0),
    /*  3973 */ FSM_I(FSM_OP_ARG, 0),
    /*  3974 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  3975 */ FSM_I(FSM_OP_DATA, 37), 4,
    /*  3977 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  3978 */ FSM_I(FSM_OP_CALL, 1125),
    /*  3979 */ FSM_I(FSM_OP_ARG_LIST, 165),
    /*  3980 */ FSM_I(FSM_OP_EMIT, 19), /* TalentUIState */
    /*  3981 */ FSM_I(FSM_OP_DONE, 0),
    /*  3982 */ FSM_I(FSM_OP_TAKE, 98), /* | Coverage | pending | uncovered || stay | follow_up(question_for(level, not_covered)); history IN_PROGRESS = SECTION_FOLLOWUP_ACTIVE | */
    /*  3983 */ FSM_I(FSM_OP_CALL, 1),
    /*  3984 */ FSM_I(FSM_OP_STORE_TEMP, 0),
    /*  3985 */ FSM_I(FSM_OP_COPY, 12), 6291456, 196613, /* coverage_flags */
    /*  3988 */ FSM_I(FSM_OP_SET, 17), 0, /* judging */
    /*  3990 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 10)), /* followup_budget_remaining */
    /*  3991 */ FSM_I(FSM_OP_PUSH, 1),
    /*  3992 */ FSM_I(FSM_OP_SUB, 0),
    /*  3993 */ FSM_I(FSM_OP_STORE, 10), 3, /* followup_budget_remaining */
    /*  3995 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* asked */
    /*  3996 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  3997 */ FSM_I(FSM_OP_DATA, 77), 22,
    /*  3999 */ FSM_I(FSM_OP_SET_ADD, 0),
    /*  4000 */ FSM_I(FSM_OP_STORE, 11), 4, /* asked */
    /*  4002 */ FSM_I(FSM_OP_PUSH, 1),
    /*  4003 */ FSM_I(FSM_OP_ARG, 0),
    /*  4004 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4005 */ FSM_I(FSM_OP_ARG, 0),
    /*  4006 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  4007 */ FSM_I(FSM_OP_DATA, 77), 22,
    /*  4009 */ FSM_I(FSM_OP_ARG, 0),
    /*  4010 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  4011 */ FSM_I(FSM_OP_DATA, 99), 22,
    /*  4013 */ FSM_I(FSM_OP_ARG, 0),
    /*  4014 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  4015 */ FSM_I(FSM_OP_DATA, 121), 22,
    /*  4017 */ FSM_I(FSM_OP_ARG, 0),
    /*  4018 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  4019 */ FSM_I(FSM_OP_DATA, 143), 22,
    /*  4021 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  4022 */ FSM_I(FSM_OP_EMIT, 5), /* FOLLOWUP_PRESENTED */
    /*  4023 */ FSM_I(FSM_OP_SET, 5), 3,
    /*  4025 */ FSM_I(FSM_OP_DONE, 0),
    /*  4026 */ FSM_I(FSM_OP_TAKE, 99), /* | Coverage | pending | partial || stay | follow_up(question_for(level, partially_covered)); history IN_PROGRESS = SECTION_FOLLOWUP_ACTIVE | */
    /*  4027 */ FSM_I(FSM_OP_CALL, 465),
    /*  4028 */ FSM_I(FSM_OP_STORE_TEMP, 0),
    /*  4029 */ FSM_I(FSM_OP_COPY, 12), 6291456, 196613, /* coverage_flags */
    /*  4032 */ FSM_I(FSM_OP_SET, 17), 0, /* judging */
    /*  4034 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 10)), /* followup_budget_remaining */
    /*  4035 */ FSM_I(FSM_OP_PUSH, 1),
    /*  4036 */ FSM_I(FSM_OP_SUB, 0),
    /*  4037 */ FSM_I(FSM_OP_STORE, 10), 3, /* followup_budget_remaining */
    /*  4039 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* asked */
    /*  4040 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  4041 */ FSM_I(FSM_OP_DATA, 77), 22,
    /*  4043 */ FSM_I(FSM_OP_SET_ADD, 0),
    /*  4044 */ FSM_I(FSM_OP_STORE, 11), 4, /* asked */
    /*  4046 */ FSM_I(FSM_OP_PUSH, 1),
    /*  4047 */ FSM_I(FSM_OP_ARG, 0),
    /*  4048 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4049 */ FSM_I(FSM_OP_ARG, 0),
    /*  4050 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  4051 */ FSM_I(FSM_OP_DATA, 77), 22,
    /*  4053 */ FSM_I(FSM_OP_ARG, 0),
    /*  4054 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  4055 */ FSM_I(FSM_OP_DATA, 99), 22,
    /*  4057 */ FSM_I(FSM_OP_ARG, 0),
    /*  4058 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  4059 */ FSM_I(FSM_OP_DATA, 121), 22,
    /*  4061 */ FSM_I(FSM_OP_ARG, 0),
    /*  4062 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  4063 */ FSM_I(FSM_OP_DATA, 143), 22,
    /*  4065 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  4066 */ FSM_I(FSM_OP_EMIT, 5), /* FOLLOWUP_PRESENTED */
    /*  4067 */ FSM_I(FSM_OP_SET, 5), 3,
    /*  4069 */ FSM_I(FSM_OP_DONE, 0),
    /*  4070 */ FSM_I(FSM_OP_TAKE, 135), /* | expired section_left | false | true || COMPLETED | close(time_expired) | */
    /*  4071 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 0)),
    /*  4072 */ FSM_I(FSM_OP_STORE_TEMP, 0),
    /*  4073 */ FSM_I(FSM_OP_SET, 9), 1, /* ended */
    /*  4075 */ FSM_I(FSM_OP_SET, 16), 0, /* presenting */
    /*  4077 */ FSM_I(FSM_OP_SET, 17), 0, /* judging */
    /*  4079 */ FSM_I(FSM_OP_STOP, 1), /* warn_first */
    /*  4080 */ FSM_I(FSM_OP_STOP, 2), /* warn_last */
    /*  4081 */ FSM_I(FSM_OP_STOP, 3), /* grace */
    /*  4082 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4083 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  4084 */ FSM_I(FSM_OP_STORE_AT, 21), 12, 4, /* exit_reason */
    /*  4087 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4088 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 12)), /* coverage_flags */
    /*  4089 */ FSM_I(FSM_OP_STORE_AT, 25), 5, 4, /* flags_high */
    /*  4092 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4093 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 13)), /* coverage_flags */
    /*  4094 */ FSM_I(FSM_OP_STORE_AT, 29), 5, 4, /* flags_middle */
    /*  4097 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4098 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 14)), /* coverage_flags */
    /*  4099 */ FSM_I(FSM_OP_STORE_AT, 33), 5, 4, /* flags_low */
    /*  4102 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  4103 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4104 */ FSM_I(FSM_OP_SET_ADD, 0),
    /*  4105 */ FSM_I(FSM_OP_STORE, 18), 9, /* awaiting */
    /*  4107 */ FSM_I(FSM_OP_PUSH, 0),
    /*  4108 */ FSM_I(FSM_OP_ARG, 0),
    /*  4109 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4110 */ FSM_I(FSM_OP_ARG, 0),
    /*  4111 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  4112 */ FSM_I(FSM_OP_ARG, 0),
    /*  4113 */ FSM_I(FSM_OP_ARGS, FSM_AT(FSM_INST, 12)), 3, /* coverage_flags */
    /*  4115 */ FSM_I(FSM_OP_EMIT, 10), /* SECTION_ENDED */
    /*  4116 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4117 */ FSM_I(FSM_OP_ARG, 0),
    /*  4118 */ FSM_I(FSM_OP_EMIT, 17), /* Summarise */
    /*  4119 */ FSM_I(FSM_OP_GOTO, 6), /* COMPLETED */
    /*  4120 */ FSM_I(FSM_OP_STOP, 0), /* section_left */
    /*  4121 */ FSM_I(FSM_OP_PUSH, 0),
    /*  4122 */ FSM_I(FSM_OP_ARG, 0),
    /*  4123 */ FSM_I(FSM_OP_EMIT, 11), /* INTERVIEW_COMPLETED */
    /*  4124 */ FSM_I(FSM_OP_PUSH, 15000),
    /*  4125 */ FSM_I(FSM_OP_START, 3), /* grace */
    /*  4126 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4127 */ FSM_I(FSM_OP_ARG, 0),
    /*  4128 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4129 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  4131 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  4132 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 41)), /* section_left */
    /*  4133 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  4134 */ FSM_I(FSM_OP_SUB, 0),
    /*  4135 */ FSM_I(FSM_OP_ARG, 0),
    /*  4136 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4137 */ FSM_I(FSM_OP_DATA, 37), 4,
    /*  4139 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  4140 */ FSM_I(FSM_OP_CALL, 1125),
    /*  4141 */ FSM_I(FSM_OP_ARG_LIST, 165),
    /*  4142 */ FSM_I(FSM_OP_EMIT, 19), /* TalentUIState */
    /*  4143 */ FSM_I(FSM_OP_DONE, 0),
    /*  4144 */ FSM_I(FSM_OP_TAKE, 136), /* | expired section_left | true | true || COMPLETED | - | */
    /*  4145 */ FSM_I(FSM_OP_GOTO, 6), /* COMPLETED */
    /*  4146 */ FSM_I(FSM_OP_STOP, 0), /* section_left */
    /*  4147 */ FSM_I(FSM_OP_PUSH, 0),
    /*  4148 */ FSM_I(FSM_OP_ARG, 0),
    /*  4149 */ FSM_I(FSM_OP_EMIT, 11), /* INTERVIEW_COMPLETED */
    /*  4150 */ FSM_I(FSM_OP_PUSH, 15000),
    /*  4151 */ FSM_I(FSM_OP_START, 3), /* grace */
    /*  4152 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4153 */ FSM_I(FSM_OP_ARG, 0),
    /*  4154 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4155 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  4157 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  4158 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 41)), /* section_left */
    /*  4159 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  4160 */ FSM_I(FSM_OP_SUB, 0),
    /*  4161 */ FSM_I(FSM_OP_ARG, 0),
    /*  4162 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4163 */ FSM_I(FSM_OP_DATA, 37), 4,
    /*  4165 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  4166 */ FSM_I(FSM_OP_CALL, 1125),
    /*  4167 */ FSM_I(FSM_OP_ARG_LIST, 165),
    /*  4168 */ FSM_I(FSM_OP_EMIT, 19), /* TalentUIState */
    /*  4169 */ FSM_I(FSM_OP_DONE, 0),
    /*  4170 */ FSM_I(FSM_OP_TAKE, 133), /* | expired section_left | false | false || stay | time_up; advance; history IN_PROGRESS = SECTION_INTRO | */
    /*  4171 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 0)),
    /*  4172 */ FSM_I(FSM_OP_STORE_TEMP, 0),
    /*  4173 */ FSM_I(FSM_OP_SET, 9), 1, /* ended */
    /*  4175 */ FSM_I(FSM_OP_SET, 16), 0, /* presenting */
    /*  4177 */ FSM_I(FSM_OP_SET, 17), 0, /* judging */
    /*  4179 */ FSM_I(FSM_OP_STOP, 1), /* warn_first */
    /*  4180 */ FSM_I(FSM_OP_STOP, 2), /* warn_last */
    /*  4181 */ FSM_I(FSM_OP_STOP, 3), /* grace */
    /*  4182 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4183 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  4184 */ FSM_I(FSM_OP_STORE_AT, 21), 12, 4, /* exit_reason */
    /*  4187 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4188 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 12)), /* coverage_flags */
    /*  4189 */ FSM_I(FSM_OP_STORE_AT, 25), 5, 4, /* flags_high */
    /*  4192 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4193 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 13)), /* coverage_flags */
    /*  4194 */ FSM_I(FSM_OP_STORE_AT, 29), 5, 4, /* flags_middle */
    /*  4197 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4198 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 14)), /* coverage_flags */
    /*  4199 */ FSM_I(FSM_OP_STORE_AT, 33), 5, 4, /* flags_low */
    /*  4202 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  4203 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4204 */ FSM_I(FSM_OP_SET_ADD, 0),
    /*  4205 */ FSM_I(FSM_OP_STORE, 18), 9, /* awaiting */
    /*  4207 */ FSM_I(FSM_OP_PUSH, 0),
    /*  4208 */ FSM_I(FSM_OP_ARG, 0),
    /*  4209 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4210 */ FSM_I(FSM_OP_ARG, 0),
    /*  4211 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  4212 */ FSM_I(FSM_OP_ARG, 0),
    /*  4213 */ FSM_I(FSM_OP_ARGS, FSM_AT(FSM_INST, 12)), 3, /* coverage_flags */
    /*  4215 */ FSM_I(FSM_OP_EMIT, 10), /* SECTION_ENDED */
    /*  4216 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4217 */ FSM_I(FSM_OP_ARG, 0),
    /*  4218 */ FSM_I(FSM_OP_EMIT, 17), /* Summarise */
    /*  4219 */ FSM_I(FSM_OP_PUSH, 15000),
    /*  4220 */ FSM_I(FSM_OP_START, 3), /* grace */
    /*  4221 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4222 */ FSM_I(FSM_OP_SUCC, 4),
    /*  4223 */ FSM_I(FSM_OP_STORE, 7), 11, /* section */
    /*  4225 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  4226 */ FSM_I(FSM_OP_STORE, 8), 1, /* section_start_time */
    /*  4228 */ FSM_I(FSM_OP_SET, 9), 0, /* ended */
    /*  4230 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4231 */ FSM_I(FSM_OP_DATA, 9), 4,
    /*  4233 */ FSM_I(FSM_OP_STORE, 10), 3, /* followup_budget_remaining */
    /*  4235 */ FSM_I(FSM_OP_SET, 11), 0, /* asked */
    /*  4237 */ FSM_I(FSM_OP_PUSH, 0),
    /*  4238 */ FSM_I(FSM_OP_FILL, 12), 196613, /* coverage_flags */
    /*  4240 */ FSM_I(FSM_OP_SET, 15), 0, /* content */
    /*  4242 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4243 */ FSM_I(FSM_OP_DATA, 5), 4,
    /*  4245 */ FSM_I(FSM_OP_START, 0), /* section_left */
    /*  4246 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4247 */ FSM_I(FSM_OP_DATA, 5), 4,
    /*  4249 */ FSM_I(FSM_OP_PUSH, 120000),
    /*  4250 */ FSM_I(FSM_OP_SUB, 0),
    /*  4251 */ FSM_I(FSM_OP_START, 1), /* warn_first */
    /*  4252 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4253 */ FSM_I(FSM_OP_DATA, 5), 4,
    /*  4255 */ FSM_I(FSM_OP_PUSH, 30000),
    /*  4256 */ FSM_I(FSM_OP_SUB, 0),
    /*  4257 */ FSM_I(FSM_OP_START, 2), /* warn_last */
    /*  4258 */ FSM_I(FSM_OP_PUSH, 0),
    /*  4259 */ FSM_I(FSM_OP_ARG, 0),
    /*  4260 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4261 */ FSM_I(FSM_OP_ARG, 0),
    /*  4262 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4263 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  4265 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  4266 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 41)), /* section_left */
    /*  4267 */ FSM_I(FSM_OP_ARG, 0),
    /*  4268 */ FSM_I(FSM_OP_EMIT, 2), /* SECTION_STARTED */
    /*  4269 */ FSM_I(FSM_OP_SET, 16), 1, /* presenting */
    /*  4271 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4272 */ FSM_I(FSM_OP_ARG, 0),
    /*  4273 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4274 */ FSM_I(FSM_OP_DATA, 33), 4,
    /*  4276 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  4277 */ FSM_I(FSM_OP_EMIT, 15), /* Present */
    /*  4278 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4279 */ FSM_I(FSM_OP_ARG, 0),
    /*  4280 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4281 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  4283 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  4284 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 41)), /* section_left */
    /*  4285 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  4286 */ FSM_I(FSM_OP_SUB, 0),
    /*  4287 */ FSM_I(FSM_OP_ARG, 0),
    /*  4288 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4289 */ FSM_I(FSM_OP_DATA, 37), 4,
    /*  4291 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  4292 */ FSM_I(FSM_OP_CALL, 1125),
    /*  4293 */ FSM_I(FSM_OP_ARG_LIST, 165),
    /*  4294 */ FSM_I(FSM_OP_EMIT, 19), /* TalentUIState */
    /*  4295 */ FSM_I(FSM_OP_SET, 5), 1,
    /*  4297 */ FSM_I(FSM_OP_DONE, 0),
    /*  4298 */ FSM_I(FSM_OP_TAKE, 134), /* | expired section_left | true | false || stay | advance; history IN_PROGRESS = SECTION_INTRO | */
    /*  4299 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4300 */ FSM_I(FSM_OP_SUCC, 4),
    /*  4301 */ FSM_I(FSM_OP_STORE, 7), 11, /* section */
    /*  4303 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  4304 */ FSM_I(FSM_OP_STORE, 8), 1, /* section_start_time */
    /*  4306 */ FSM_I(FSM_OP_SET, 9), 0, /* ended */
    /*  4308 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4309 */ FSM_I(FSM_OP_DATA, 9), 4,
    /*  4311 */ FSM_I(FSM_OP_STORE, 10), 3, /* followup_budget_remaining */
    /*  4313 */ FSM_I(FSM_OP_SET, 11), 0, /* asked */
    /*  4315 */ FSM_I(FSM_OP_PUSH, 0),
    /*  4316 */ FSM_I(FSM_OP_FILL, 12), 196613, /* coverage_flags */
    /*  4318 */ FSM_I(FSM_OP_SET, 15), 0, /* content */
    /*  4320 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4321 */ FSM_I(FSM_OP_DATA, 5), 4,
    /*  4323 */ FSM_I(FSM_OP_START, 0), /* section_left */
    /*  4324 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4325 */ FSM_I(FSM_OP_DATA, 5), 4,
    /*  4327 */ FSM_I(FSM_OP_PUSH, 120000),
    /*  4328 */ FSM_I(FSM_OP_SUB, 0),
    /*  4329 */ FSM_I(FSM_OP_START, 1), /* warn_first */
    /*  4330 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4331 */ FSM_I(FSM_OP_DATA, 5), 4,
    /*  4333 */ FSM_I(FSM_OP_PUSH, 30000),
    /*  4334 */ FSM_I(FSM_OP_SUB, 0),
    /*  4335 */ FSM_I(FSM_OP_START, 2), /* warn_last */
    /*  4336 */ FSM_I(FSM_OP_PUSH, 0),
    /*  4337 */ FSM_I(FSM_OP_ARG, 0),
    /*  4338 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4339 */ FSM_I(FSM_OP_ARG, 0),
    /*  4340 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4341 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  4343 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  4344 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 41)), /* section_left */
    /*  4345 */ FSM_I(FSM_OP_ARG, 0),
    /*  4346 */ FSM_I(FSM_OP_EMIT, 2), /* SECTION_STARTED */
    /*  4347 */ FSM_I(FSM_OP_SET, 16), 1, /* presenting */
    /*  4349 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4350 */ FSM_I(FSM_OP_ARG, 0),
    /*  4351 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4352 */ FSM_I(FSM_OP_DATA, 33), 4,
    /*  4354 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  4355 */ FSM_I(FSM_OP_EMIT, 15), /* Present */
    /*  4356 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4357 */ FSM_I(FSM_OP_ARG, 0),
    /*  4358 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4359 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*  4361 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  4362 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 41)), /* section_left */
    /*  4363 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*  4364 */ FSM_I(FSM_OP_SUB, 0),
    /*  4365 */ FSM_I(FSM_OP_ARG, 0),
    /*  4366 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4367 */ FSM_I(FSM_OP_DATA, 37), 4,
    /*  4369 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  4370 */ FSM_I(FSM_OP_CALL, 1125),
    /*  4371 */ FSM_I(FSM_OP_ARG_LIST, 165),
    /*  4372 */ FSM_I(FSM_OP_EMIT, 19), /* TalentUIState */
    /*  4373 */ FSM_I(FSM_OP_SET, 5), 1,
    /*  4375 */ FSM_I(FSM_OP_DONE, 0),
    /* PAUSED, expired warn_first */
    /*  4376 */ FSM_I(FSM_OP_TAKE, 138), /* | expired warn_first | - | - || stay | emit SECTION_TIME_WARNING(system, section, first_warning) | */
    /*  4377 */ FSM_I(FSM_OP_PUSH, 0),
    /*  4378 */ FSM_I(FSM_OP_ARG, 0),
    /*  4379 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4380 */ FSM_I(FSM_OP_ARG, 0),
    /*  4381 */ FSM_I(FSM_OP_PUSH, 120000),
    /*  4382 */ FSM_I(FSM_OP_ARG, 0),
    /*  4383 */ FSM_I(FSM_OP_EMIT, 9), /* SECTION_TIME_WARNING */
    /*  4384 */ FSM_I(FSM_OP_DONE, 0),
    /* PAUSED, expired warn_last */
    /*  4385 */ FSM_I(FSM_OP_TAKE, 140), /* | expired warn_last | - | - || stay | emit SECTION_TIME_WARNING(system, section, last_warning) | */
    /*  4386 */ FSM_I(FSM_OP_PUSH, 0),
    /*  4387 */ FSM_I(FSM_OP_ARG, 0),
    /*  4388 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4389 */ FSM_I(FSM_OP_ARG, 0),
    /*  4390 */ FSM_I(FSM_OP_PUSH, 30000),
    /*  4391 */ FSM_I(FSM_OP_ARG, 0),
    /*  4392 */ FSM_I(FSM_OP_EMIT, 9), /* SECTION_TIME_WARNING */
    /*  4393 */ FSM_I(FSM_OP_DONE, 0),
    /* PAUSED, expired grace */
    /*  4394 */ FSM_I(FSM_OP_TAKE, 142), /* | expired grace | - | - || stay | - | */
    /*  4395 */ FSM_I(FSM_OP_DONE, 0),
    /* COMPLETED, Start */
    /*  4396 */ FSM_I(FSM_OP_ANSWER, 27), 1, /* Start */
    /* COMPLETED, Disconnect */
    /*  4398 */ FSM_I(FSM_OP_ANSWER, 32), 1, /* Disconnect */
    /* COMPLETED, Reconnect */
    /*  4400 */ FSM_I(FSM_OP_ANSWER, 37), 1, /* Reconnect */
    /* COMPLETED, Abandon */
    /*  4402 */ FSM_I(FSM_OP_ANSWER, 44), 1, /* Abandon */
    /*  4404 */ FSM_I(FSM_OP_ANSWER, 52), 3, /* | CandidateMessage | stopped || reject | - | */
    /*  4406 */ FSM_I(FSM_OP_TAKE, 51), /* | CandidateMessage | running || stay | emit CANDIDATE_MESSAGE(candidate, section, true, text) | */
    /*  4407 */ FSM_I(FSM_OP_PUSH, 3),
    /*  4408 */ FSM_I(FSM_OP_ARG, 0),
    /*  4409 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* section */
    /*  4410 */ FSM_I(FSM_OP_ARG, 0),
    /*  4411 */ FSM_I(FSM_OP_PUSH, 1),
    /*  4412 */ FSM_I(FSM_OP_ARG, 0),
    /*  4413 */ FSM_I(FSM_OP_TEXT, FSM_AT(FSM_FIELD, 0)),
    /*  4414 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  4415 */ FSM_I(FSM_OP_EMIT, 4), /* CANDIDATE_MESSAGE */
    /*  4416 */ FSM_I(FSM_OP_DONE, 0),
    /* COMPLETED, CodeSubmission */
    /*  4417 */ FSM_I(FSM_OP_ANSWER, 61), 3, /* CodeSubmission */
    /* COMPLETED, AssistantQuery */
    /*  4419 */ FSM_I(FSM_OP_ANSWER, 66), 3, /* AssistantQuery */
    /* COMPLETED, Done */
    /*  4421 */ FSM_I(FSM_OP_ANSWER, 75), 3, /* Done */
    /* COMPLETED, Presented */
    /*  4423 */ FSM_I(FSM_OP_ANSWER, 81), 1, /* Presented */
    /* COMPLETED, PresentFailed */
    /*  4425 */ FSM_I(FSM_OP_ANSWER, 89), 1, /* PresentFailed */
    /* COMPLETED, Coverage */
    /*  4427 */ FSM_I(FSM_OP_ANSWER, 100), 1, /* Coverage */
    /* COMPLETED, CoverageFailed */
    /*  4429 */ FSM_I(FSM_OP_ANSWER, 104), 1, /* CoverageFailed */
    /*  4431 */ FSM_I(FSM_OP_ANSWER, 110), 1, /* | Summary, SummaryFailed | false || ignore | - | */
    /*  4433 */ FSM_I(FSM_OP_TAKE, 109), /* | Summary | true || stay | store(text) | */
    /*  4434 */ FSM_I(FSM_OP_TEXT, FSM_AT(FSM_FIELD, 1)),
    /*  4435 */ FSM_I(FSM_OP_STORE_TEMP, 0),
    /*  4436 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  4437 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  4438 */ FSM_I(FSM_OP_SET_DEL, 0),
    /*  4439 */ FSM_I(FSM_OP_STORE, 18), 9, /* awaiting */
    /*  4441 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  4442 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  4443 */ FSM_I(FSM_OP_STORE_AT, 37), 10, 4, /* bounded_context_summary */
    /*  4446 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  4447 */ FSM_I(FSM_OP_ARG, 0),
    /*  4448 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  4449 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  4450 */ FSM_I(FSM_OP_EMIT, 14), /* StoreSummary */
    /*  4451 */ FSM_I(FSM_OP_DONE, 0),
    /*  4452 */ FSM_I(FSM_OP_ANSWER, 117), 1, /* | Summary, SummaryFailed | false || ignore | - | */
    /*  4454 */ FSM_I(FSM_OP_TAKE, 116), /* | SummaryFailed | true || stay | store("") | */
    /*  4455 */ FSM_I(FSM_OP_PUSH, 0),
    /*  4456 */ FSM_I(FSM_OP_STORE_TEMP, 0),
    /*  4457 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  4458 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  4459 */ FSM_I(FSM_OP_SET_DEL, 0),
    /*  4460 */ FSM_I(FSM_OP_STORE, 18), 9, /* awaiting */
    /*  4462 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  4463 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  4464 */ FSM_I(FSM_OP_STORE_AT, 37), 10, 4, /* bounded_context_summary */
    /*  4467 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  4468 */ FSM_I(FSM_OP_ARG, 0),
    /*  4469 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  4470 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  4471 */ FSM_I(FSM_OP_EMIT, 14), /* StoreSummary */
    /*  4472 */ FSM_I(FSM_OP_DONE, 0),
    /* COMPLETED, AssistantReply */
    /*  4473 */ FSM_I(FSM_OP_ANSWER, 123), 1, /* AssistantReply */
    /* COMPLETED, AssistantFailed */
    /*  4475 */ FSM_I(FSM_OP_ANSWER, 127), 1, /* AssistantFailed */
    /* COMPLETED, expired grace */
    /*  4477 */ FSM_I(FSM_OP_TAKE, 143), /* | expired grace | - || stay | - | */
    /*  4478 */ FSM_I(FSM_OP_DONE, 0),
    /* TERMINATED, Start */
    /*  4479 */ FSM_I(FSM_OP_ANSWER, 28), 1, /* Start */
    /* TERMINATED, Disconnect */
    /*  4481 */ FSM_I(FSM_OP_ANSWER, 33), 1, /* Disconnect */
    /* TERMINATED, Reconnect */
    /*  4483 */ FSM_I(FSM_OP_ANSWER, 38), 1, /* Reconnect */
    /* TERMINATED, Abandon */
    /*  4485 */ FSM_I(FSM_OP_ANSWER, 45), 1, /* Abandon */
    /* TERMINATED, CandidateMessage */
    /*  4487 */ FSM_I(FSM_OP_ANSWER, 53), 3, /* CandidateMessage */
    /* TERMINATED, CodeSubmission */
    /*  4489 */ FSM_I(FSM_OP_ANSWER, 62), 3, /* CodeSubmission */
    /* TERMINATED, AssistantQuery */
    /*  4491 */ FSM_I(FSM_OP_ANSWER, 67), 3, /* AssistantQuery */
    /* TERMINATED, Done */
    /*  4493 */ FSM_I(FSM_OP_ANSWER, 76), 3, /* Done */
    /* TERMINATED, Presented */
    /*  4495 */ FSM_I(FSM_OP_ANSWER, 82), 1, /* Presented */
    /* TERMINATED, PresentFailed */
    /*  4497 */ FSM_I(FSM_OP_ANSWER, 90), 1, /* PresentFailed */
    /* TERMINATED, Coverage */
    /*  4499 */ FSM_I(FSM_OP_ANSWER, 101), 1, /* Coverage */
    /* TERMINATED, CoverageFailed */
    /*  4501 */ FSM_I(FSM_OP_ANSWER, 105), 1, /* CoverageFailed */
    /*  4503 */ FSM_I(FSM_OP_ANSWER, 112), 1, /* | Summary, SummaryFailed | false || ignore | - | */
    /*  4505 */ FSM_I(FSM_OP_TAKE, 111), /* | Summary | true || stay | store(text) | */
    /*  4506 */ FSM_I(FSM_OP_TEXT, FSM_AT(FSM_FIELD, 1)),
    /*  4507 */ FSM_I(FSM_OP_STORE_TEMP, 0),
    /*  4508 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  4509 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  4510 */ FSM_I(FSM_OP_SET_DEL, 0),
    /*  4511 */ FSM_I(FSM_OP_STORE, 18), 9, /* awaiting */
    /*  4513 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  4514 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  4515 */ FSM_I(FSM_OP_STORE_AT, 37), 10, 4, /* bounded_context_summary */
    /*  4518 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  4519 */ FSM_I(FSM_OP_ARG, 0),
    /*  4520 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  4521 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  4522 */ FSM_I(FSM_OP_EMIT, 14), /* StoreSummary */
    /*  4523 */ FSM_I(FSM_OP_DONE, 0),
    /*  4524 */ FSM_I(FSM_OP_ANSWER, 119), 1, /* | Summary, SummaryFailed | false || ignore | - | */
    /*  4526 */ FSM_I(FSM_OP_TAKE, 118), /* | SummaryFailed | true || stay | store("") | */
    /*  4527 */ FSM_I(FSM_OP_PUSH, 0),
    /*  4528 */ FSM_I(FSM_OP_STORE_TEMP, 0),
    /*  4529 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* awaiting */
    /*  4530 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  4531 */ FSM_I(FSM_OP_SET_DEL, 0),
    /*  4532 */ FSM_I(FSM_OP_STORE, 18), 9, /* awaiting */
    /*  4534 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  4535 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  4536 */ FSM_I(FSM_OP_STORE_AT, 37), 10, 4, /* bounded_context_summary */
    /*  4539 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  4540 */ FSM_I(FSM_OP_ARG, 0),
    /*  4541 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  4542 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  4543 */ FSM_I(FSM_OP_EMIT, 14), /* StoreSummary */
    /*  4544 */ FSM_I(FSM_OP_DONE, 0),
    /* TERMINATED, AssistantReply */
    /*  4545 */ FSM_I(FSM_OP_ANSWER, 124), 1, /* AssistantReply */
    /* TERMINATED, AssistantFailed */
    /*  4547 */ FSM_I(FSM_OP_ANSWER, 128), 1, /* AssistantFailed */
    /*  4549 */ FSM_I(FSM_OP_GAP, 0),
};

const struct fsm_machine interview_machine = {
    .format = 1,
    .name = "interview", .source = "interview.fsm", .version = 1,
    .hash = {0xfc, 0x25, 0xf7, 0x56, 0x64, 0x5f, 0x79, 0xca, 0x3f, 0xff, 0xb1, 0x23, 0xed, 0x25, 0xe0, 0x20,
             0x0f, 0x2a, 0xcc, 0x85, 0xe8, 0xda, 0x23, 0x1a, 0xfc, 0x78, 0x86, 0x9d, 0x23, 0xbe, 0x20, 0x34},
    .leaves = 8, .hot_slots = 52, .slots = 56, .shared_slots = 0, .param_slot = 52,
    .queue_slot = 56, .queue_limit = 0, .queue_fields = 0, .text_bytes = 4120, .queue_bytes = 0,
    .types = types, .type_count = 50,
    .names = names, .name_count = 16,
    .params = params, .param_count = 4,
    .vars = vars, .var_count = 18,
    .fields = fields, .field_count = 15,
    .args = args, .arg_count = 69,
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
    .cells = cells, .cell_count = 101,
    .masks = masks, .mask_count = 6,
    .rows = rows, .row_count = 147,
    .decisions = decisions, .decision_count = 7,
    .pair_rows = pair_rows, .pair_row_count = 223,
    .pairs = pairs,
    .texts = texts, .text_count = 35,
    .constants = constants, .constant_count = 234,
    .code = code, .code_count = 4550,
    .start = 1549,
};

const char interview_certificate[] =
    "spec: sha256 fc25f756645f79ca3fffb123ed25e0200f2acc85e8da231afc78869d23be2034\n"
    "tables: 157 exact: no gap, no overlap\n"
    "states: exhausted 3748310 states on a grid of 7s500ms\n"
    "parameters: min_words = 15, min_code_lines = 1, max_help_len = 1200, max_help_code = 5\n"
    "promises: 25 invariants, 0 assumptions, 7 reachable: all hold\n"
    "tables' bytes: 46699; comparisons per event: at most 274; no malloc, no recursion\n";
