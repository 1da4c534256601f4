/* Tables, made by fsmc from interview.fsm: interview version 1.
 * Change the spec, not this file. Spec 10079b12efe4b0439e62ce7be49d3fe08ebf53c45177218da0c9c2f022b44724 */
#include "interview.h"

#include "code.h"

static const char *const names_0[] = {
    "background", "design", "coding", "closing",
};

static const char *const names_1[] = {
    "a", "b", "c",
};

static const char *const names_2[] = {
    "not_covered", "partially_covered", "covered",
};

static const char *const names_3[] = {
    "system", "interviewer_ai", "assistant_ai", "candidate",
};

static const char *const names_4[] = {
    "time_expired", "coverage_satisfied", "candidate_done", "system_error",
};

static const char *const names_5[] = {
    "chat", "code", "submit", "ask_assistant",
};

static const char *const names_6[] = {
    "idle", "pending", "retried",
};

static const char *const names_7[] = {
    "q1", "q2", "q3", "q4", "q5", "q6", "q7", "q8",
    "q9", "q10", "q11", "q12",
};

static const char *const names_8[] = {
    "system_error", "abandoned",
};

static const char *const names_9[] = {
    "uncovered", "deepen", "nothing",
};

static const struct fsm_names names[] = {
    {"section", 4, names_0},
    {"slot", 3, names_1},
    {"level", 3, names_2},
    {"actor", 4, names_3},
    {"why", 4, names_4},
    {"act", 4, names_5},
    {"call", 3, names_6},
    {"question", 12, names_7},
    {"", 2, names_8},
    {"", 3, names_9},
};

static const struct fsm_type types[] = {
    {FSM_NAMED, 0, 0, 0, 2, 65535, 1, 0, 0, 0, 2},
    {FSM_SET, 0, 0, 0, 7, 65535, 1, 0, 0, 0, 4095},
    {FSM_BOOL, 0, 0, 0, 65535, 65535, 1, 0, 0, 0, 1},
    {FSM_INT, 0, 0, 0, 65535, 65535, 1, 0, 0, 0, 4},
    {FSM_NAMED, 0, 0, 0, 6, 65535, 1, 0, 0, 0, 2},
    {FSM_NAMED, 0, 0, 0, 0, 65535, 1, 0, 0, 0, 3},
    {FSM_INT, 0, 0, 0, 65535, 65535, 1, 0, 0, -9999, 9998},
    {FSM_INT, 0, 0, 0, 65535, 65535, 1, 0, 0, -99, 99},
    {FSM_INT, 0, 0, 0, 65535, 65535, 1, 0, 0, -3, 1},
    {FSM_ROW, 0, 1, 0, 1, 65535, 1, 0, 0, 0, 11},
    {FSM_STATE, 0, 0, 0, 65535, 65535, 1, 0, 0, 0, 7},
    {FSM_TIME, 0, 1, 0, 65535, 65535, 1, 0, 0, INT64_C(-4503599627370496), INT64_C(4503599627370496)},
    {FSM_NAMED, 0, 0, 0, 9, 65535, 1, 0, 0, 0, 2},
    {FSM_INT, 0, 0, 0, 65535, 65535, 1, 0, 0, 1, 100},
    {FSM_INT, 0, 0, 0, 65535, 65535, 1, 0, 0, 1, 9999},
    {FSM_INT, 0, 0, 0, 65535, 65535, 1, 0, 0, 0, 99},
    {FSM_NAMED, 0, 0, 0, 2, 1, 3, 0, 0, 0, 2},
    {FSM_DURATION, 0, 0, 0, 65535, 65535, 1, 0, 0, 300000, 900000},
    {FSM_INT, 0, 0, 0, 65535, 65535, 1, 0, 0, 1, 4},
    {FSM_INT, 0, 0, 0, 65535, 65535, 1, 0, 0, 2, 3},
    {FSM_TEXT, 0, 0, 0, 65535, 65535, 1, 0, 0, 0, 1000000},
    {FSM_NAMED, 0, 0, 0, 7, 65535, 1, 0, 0, 0, 11},
    {FSM_NAMED, 0, 0, 0, 1, 65535, 1, 0, 0, 0, 2},
    {FSM_TEXT, 0, 0, 0, 65535, 65535, 1, 0, 0, 0, 1000},
    {FSM_INT, 0, 0, 0, 65535, 65535, 1, 0, 0, 0, 5000},
    {FSM_INT, 0, 0, 0, 65535, 65535, 1, 0, 0, 0, 9999},
    {FSM_NAMED, 0, 0, 0, 3, 65535, 1, 0, 0, 0, 3},
    {FSM_DURATION, 0, 0, 0, 65535, 65535, 1, 0, 0, INT64_C(-4503599627370496), INT64_C(4503599627370496)},
    {FSM_NAMED, 0, 0, 0, 4, 65535, 1, 0, 0, 0, 3},
    {FSM_NAMED, 0, 0, 0, 8, 65535, 1, 0, 0, 0, 1},
    {FSM_DURATION, 0, 1, 0, 65535, 65535, 1, 0, 0, INT64_C(-9007199254740992), INT64_C(9007199254740992)},
    {FSM_NAMED, 0, 0, 1, 5, 65535, 1, 0, 0, 0, 3},
};

static const struct fsm_var params[] = {
    {"min_words", 13, 38, 15, "INTERVIEW_MIN_WORDS", 0, 0, 0, 0},
    {"max_help_len", 14, 39, 1200, "ASSISTANT_MAX_CHARS", 0, 0, 0, 0},
    {"max_help_code", 15, 40, 5, "ASSISTANT_MAX_CODE_LINES", 0, 0, 0, 0},
};

static const struct fsm_var vars[] = {
    {"section", 5, 6, 0, NULL, 0, 0, 0, 0},
    {"coverage", 16, 7, 0, NULL, 0, 0, 0, 0},
    {"asked", 1, 10, 0, NULL, 0, 0, 0, 0},
    {"budget", 3, 11, 0, NULL, 0, 0, 0, 0},
    {"content", 2, 12, 0, NULL, 0, 0, 0, 0},
    {"nagged", 2, 13, 0, NULL, 0, 0, 0, 0},
    {"presenting", 4, 14, 0, NULL, 0, 0, 0, 0},
    {"flagged", 2, 15, 0, NULL, 0, 0, 0, 0},
};

static const struct fsm_var fields[] = {
    {"text", 23, 0, 0, NULL, 0, 0, 0, 0},
    {"words", 24, 1, 0, NULL, 0, 0, 0, 0},
    {"code", 23, 0, 0, NULL, 0, 0, 0, 0},
    {"text", 23, 0, 0, NULL, 0, 0, 0, 0},
    {"which", 5, 0, 0, NULL, 0, 0, 0, 0},
    {"text", 23, 1, 0, NULL, 0, 0, 0, 0},
    {"which", 5, 0, 0, NULL, 0, 0, 0, 0},
    {"error", 23, 1, 0, NULL, 0, 0, 0, 0},
    {"which", 5, 0, 0, NULL, 0, 0, 0, 0},
    {"level", 16, 1, 0, NULL, 0, 0, 0, 0},
    {"which", 5, 0, 0, NULL, 0, 0, 0, 0},
    {"text", 23, 1, 0, NULL, 0, 0, 0, 0},
    {"which", 5, 0, 0, NULL, 0, 0, 0, 0},
    {"text", 23, 0, 0, NULL, 0, 0, 0, 0},
    {"length", 25, 1, 0, NULL, 0, 0, 0, 0},
    {"code_lines", 15, 2, 0, NULL, 0, 0, 0, 0},
};

static const struct fsm_var args[] = {
    {"actor", 26, 0, 0, NULL, 0, 0, 0, 0},
    {"actor", 26, 0, 0, NULL, 0, 0, 0, 0},
    {"actor", 26, 0, 0, NULL, 0, 0, 0, 0},
    {"section", 5, 1, 0, NULL, 0, 0, 0, 0},
    {"deadline", 11, 2, 0, NULL, 0, 0, 0, 0},
    {"actor", 26, 0, 0, NULL, 0, 0, 0, 0},
    {"section", 5, 1, 0, NULL, 0, 0, 0, 0},
    {"text", 23, 2, 0, NULL, 0, 0, 0, 0},
    {"actor", 26, 0, 0, NULL, 0, 0, 0, 0},
    {"section", 5, 1, 0, NULL, 0, 0, 0, 0},
    {"late", 2, 2, 0, NULL, 0, 0, 0, 0},
    {"text", 23, 3, 0, NULL, 0, 0, 0, 0},
    {"actor", 26, 0, 0, NULL, 0, 0, 0, 0},
    {"section", 5, 1, 0, NULL, 0, 0, 0, 0},
    {"slot", 22, 2, 0, NULL, 0, 0, 0, 0},
    {"text", 23, 3, 0, NULL, 0, 0, 0, 0},
    {"actor", 26, 0, 0, NULL, 0, 0, 0, 0},
    {"section", 5, 1, 0, NULL, 0, 0, 0, 0},
    {"late", 2, 2, 0, NULL, 0, 0, 0, 0},
    {"code", 23, 3, 0, NULL, 0, 0, 0, 0},
    {"actor", 26, 0, 0, NULL, 0, 0, 0, 0},
    {"section", 5, 1, 0, NULL, 0, 0, 0, 0},
    {"text", 23, 2, 0, NULL, 0, 0, 0, 0},
    {"actor", 26, 0, 0, NULL, 0, 0, 0, 0},
    {"section", 5, 1, 0, NULL, 0, 0, 0, 0},
    {"withheld", 2, 2, 0, NULL, 0, 0, 0, 0},
    {"text", 23, 3, 0, NULL, 0, 0, 0, 0},
    {"actor", 26, 0, 0, NULL, 0, 0, 0, 0},
    {"section", 5, 1, 0, NULL, 0, 0, 0, 0},
    {"left", 27, 2, 0, NULL, 0, 0, 0, 0},
    {"actor", 26, 0, 0, NULL, 0, 0, 0, 0},
    {"section", 5, 1, 0, NULL, 0, 0, 0, 0},
    {"reason", 28, 2, 0, NULL, 0, 0, 0, 0},
    {"coverage", 16, 3, 0, NULL, 0, 0, 0, 0},
    {"actor", 26, 0, 0, NULL, 0, 0, 0, 0},
    {"actor", 26, 0, 0, NULL, 0, 0, 0, 0},
    {"reason", 29, 1, 0, NULL, 0, 0, 0, 0},
    {"context", 23, 2, 0, NULL, 0, 0, 0, 0},
    {"text", 23, 0, 0, NULL, 0, 0, 0, 0},
    {"section", 5, 0, 0, NULL, 0, 0, 0, 0},
    {"section", 5, 0, 0, NULL, 0, 0, 0, 0},
    {"text", 23, 1, 0, NULL, 0, 0, 0, 0},
    {"section", 5, 0, 0, NULL, 0, 0, 0, 0},
    {"section", 5, 0, 0, NULL, 0, 0, 0, 0},
    {"text", 23, 1, 0, NULL, 0, 0, 0, 0},
    {"section", 5, 0, 0, NULL, 0, 0, 0, 0},
    {"text", 23, 1, 0, NULL, 0, 0, 0, 0},
    {"section", 5, 0, 0, NULL, 0, 0, 0, 0},
    {"sections[section].goal", 20, 0, 0, NULL, 0, 0, 0, 0},
    {"section_left", 30, 0, 0, NULL, 0, 0, 0, 0},
    {"sections[section].upcoming", 20, 0, 0, NULL, 0, 0, 0, 0},
    {"list allowed.act", 31, 0, 0, NULL, 0, 0, 0, 0},
};

static const struct fsm_var columns[] = {
    {"section", 5, 0, 0, NULL, 1, 0, 0, 0},
    {"duration", 17, 0, 0, NULL, 5, 0, 0, 0},
    {"cap", 18, 0, 0, NULL, 9, 0, 0, 0},
    {"need", 19, 0, 0, NULL, 13, 0, 0, 0},
    {"code", 2, 0, 0, NULL, 17, 0, 0, 0},
    {"goal", 20, 0, 0, NULL, 21, 0, 0, 0},
    {"wording", 20, 0, 0, NULL, 25, 0, 0, 0},
    {"upcoming", 20, 0, 0, NULL, 29, 0, 0, 0},
    {"question", 21, 0, 0, NULL, 33, 0, 0, 0},
    {"section", 5, 0, 0, NULL, 45, 0, 0, 0},
    {"slot", 22, 0, 0, NULL, 57, 0, 0, 0},
    {"text", 20, 0, 0, NULL, 69, 0, 0, 0},
};

static const struct fsm_event_def events[] = {
    {"Start", 0, 0, 0, 0, 65535, 55, 1, 0, 0},
    {"Disconnect", 0, 0, 0, 0, 65535, 56, 1, 0, 0},
    {"Reconnect", 0, 0, 0, 0, 65535, 57, 1, 0, 0},
    {"Abandon", 0, 0, 0, 0, 65535, 58, 1, 0, 0},
    {"CandidateMessage", 0, 2, 2, 1, 65535, 59, 0, 0, 0},
    {"CodeSubmission", 2, 1, 1, 1, 65535, 60, 0, 0, 0},
    {"AssistantQuery", 3, 1, 1, 1, 65535, 61, 0, 0, 0},
    {"Done", 4, 0, 0, 0, 65535, 62, 1, 0, 0},
    {"Presented", 4, 2, 2, 1, 14, 78, 0, 0, 0},
    {"PresentFailed", 6, 2, 2, 1, 14, 78, 0, 0, 0},
    {"Coverage", 8, 2, 4, 0, 15, 79, 0, 0, 0},
    {"CoverageFailed", 10, 0, 0, 0, 15, 79, 1, 0, 0},
    {"Summary", 10, 2, 2, 1, 16, 80, 0, 0, 0},
    {"SummaryFailed", 12, 1, 1, 0, 16, 80, 1, 0, 3},
    {"AssistantReply", 13, 3, 3, 1, 18, 82, 0, 0, 0},
    {"AssistantFailed", 16, 0, 0, 0, 18, 82, 1, 0, 0},
};

static const struct fsm_effect_def effects[] = {
    {"INTERVIEW_CREATED", 0, 1, FSM_NO_CALL, 0, 20, NULL, 65535, 65535, 64},
    {"INTERVIEW_STARTED", 1, 1, FSM_NO_CALL, 0, 20, NULL, 65535, 65535, 65},
    {"SECTION_STARTED", 2, 3, FSM_NO_CALL, 0, 20, NULL, 65535, 65535, 66},
    {"PROMPT_PRESENTED", 5, 3, FSM_NO_CALL, 0, 20, NULL, 65535, 65535, 67},
    {"CANDIDATE_MESSAGE", 8, 4, FSM_NO_CALL, 0, 20, NULL, 65535, 65535, 68},
    {"FOLLOWUP_PRESENTED", 12, 4, FSM_NO_CALL, 0, 20, NULL, 65535, 65535, 69},
    {"CANDIDATE_CODE_SUBMISSION", 16, 4, FSM_NO_CALL, 0, 20, NULL, 65535, 65535, 70},
    {"ASSISTANT_QUERY", 20, 3, FSM_NO_CALL, 0, 20, NULL, 65535, 65535, 71},
    {"ASSISTANT_RESPONSE", 23, 4, FSM_NO_CALL, 0, 20, NULL, 65535, 65535, 72},
    {"SECTION_TIME_WARNING", 27, 3, FSM_NO_CALL, 0, 20, NULL, 65535, 65535, 73},
    {"SECTION_ENDED", 30, 4, FSM_NO_CALL, 0, 20, NULL, 65535, 65535, 74},
    {"INTERVIEW_COMPLETED", 34, 1, FSM_NO_CALL, 0, 20, NULL, 65535, 65535, 75},
    {"INTERVIEW_TERMINATED", 35, 3, FSM_NO_CALL, 0, 20, NULL, 65535, 65535, 76},
    {"NeedOutline", 38, 1, FSM_NO_CALL, 0, 20, NULL, 65535, 65535, 77},
    {"Present", 39, 1, FSM_LATEST, 1, 20, "interviewer", 8, 9, 78},
    {"Evaluate", 40, 2, FSM_LATEST, 1, 21, "coverage", 10, 11, 79},
    {"Summarise", 42, 1, FSM_QUEUE, 8, 22, "summary", 12, 13, 80},
    {"StoreSummary", 43, 2, FSM_NO_CALL, 0, 30, NULL, 65535, 65535, 81},
    {"Assist", 45, 2, FSM_QUEUE, 8, 30, "assistant", 14, 15, 82},
};

static const struct fsm_timer_def timers[] = {
    {"section_left", 16},
    {"warn_first", 17},
    {"warn_last", 18},
    {"grace", 19},
};

static const struct fsm_state_def states[] = {
    {"NOT_STARTED", 65535, 0, 1, 13, 65535, 162},
    {"IN_PROGRESS", 65535, 1, 4, 0, 5, 170},
    {"INTRO", 1, 1, 1, 9, 65535, 199},
    {"ANSWERING", 1, 2, 2, 0, 65535, 212},
    {"QUESTION", 3, 2, 1, 13, 65535, 224},
    {"FOLLOWUP", 3, 3, 1, 12, 65535, 225},
    {"WRAPUP", 1, 4, 1, 8, 65535, 228},
    {"PAUSED", 65535, 5, 1, 8, 65535, 240},
    {"COMPLETED", 65535, 6, 1, 10, 65535, 253},
    {"TERMINATED", 65535, 7, 1, 10, 65535, 262},
};

static const uint16_t leaf_state[] = {
    0, /* NOT_STARTED */
    2, /* INTRO */
    4, /* QUESTION */
    5, /* FOLLOWUP */
    6, /* WRAPUP */
    7, /* PAUSED */
    8, /* COMPLETED */
    9, /* TERMINATED */
};

static const struct fsm_data_def data[] = {
    {"sections", 0, 8, 4},
    {"pool", 8, 4, 12},
};

static const struct fsm_view_def views[] = {
    {"TalentUIState", 47, 5, 616},
};

static const struct fsm_promise_def promises[] = {
    {"bounded", FSM_INVARIANT, FSM_ON_EMIT, 0, 1, 563, 269},
    {"assistant_mute", FSM_INVARIANT, FSM_ON_EVENT, 1, 3, 573, 270},
    {"clock_runs", FSM_INVARIANT, FSM_ON_EVENT, 4, 2, 581, 271},
    {"no_restart", FSM_INVARIANT, FSM_ON_EVENT, 6, 1, 585, 272},
    {"no_skip", FSM_INVARIANT, FSM_ON_EMIT, 7, 1, 588, 273},
    {"order", FSM_INVARIANT, FSM_ON_EVENT, 8, 1, 594, 274},
    {"timed", FSM_INVARIANT, FSM_ALWAYS_HOLDS, 9, 0, 603, 275},
    {"all_done", FSM_REACHABLE, FSM_ALWAYS_HOLDS, 9, 0, 612, 276},
};

static const uint16_t triggers[] = {
    5,
    6,
    14,
    15,
    1,
    2,
    2,
    10,
    16,
};

static const struct fsm_test tests[] = {
    {"length - max_help_len", 365, 6, 1, 86},
    {"code_lines - max_help_code", 369, 7, 1, 87},
    {"all cov = covered", 393, 2, 1, 88},
    {"count cov = covered - sections[section].need", 397, 8, 1, 89},
    {"budget", 405, 3, 1, 90},
    {"any cov = not_covered", 407, 2, 1, 91},
    {"budget", 448, 3, 1, 92},
    {"uncovered(cov)", 450, 9, 1, 93},
    {"deepen(cov)", 452, 9, 1, 94},
    {"state", 476, 10, 2, 95},
    {"sections[section].code", 478, 2, 1, 97},
    {"grace", 501, 11, 1, 98},
    {"sections[section].code", 503, 2, 1, 99},
    {"content", 507, 2, 1, 100},
    {"nagged", 509, 2, 1, 101},
    {"which = section", 511, 2, 1, 102},
    {"which = section", 515, 2, 1, 103},
    {"presenting", 519, 4, 2, 104},
    {"which = section", 521, 2, 1, 106},
    {"satisfied(level)", 529, 2, 1, 107},
    {"ask(level)", 535, 12, 2, 108},
    {"which = section", 537, 2, 1, 118},
    {"section is last", 541, 2, 1, 119},
    {"which = section", 545, 2, 1, 120},
    {"section is last", 549, 2, 1, 121},
    {"overstep(length, code_lines)", 557, 2, 1, 122},
    {"section is last", 559, 2, 1, 126},
};

static const struct fsm_cell cells[] = {
    {"> max_help_len", 0, 0},
    {"> max_help_code", 1, 0},
    {"true", 2, 0},
    {">= sections[section].need", 3, 0},
    {"= 0", 4, 1},
    {"false", 5, 1},
    {"= 0", 6, 1},
    {"> 0", 6, 0},
    {"some", 7, 0},
    {"> 0", 6, 0},
    {"missing", 7, 1},
    {"some", 8, 0},
    {"> 0", 6, 0},
    {"missing", 7, 1},
    {"missing", 8, 1},
    {"IN_PROGRESS", 9, 0},
    {"IN_PROGRESS", 9, 0},
    {"true", 10, 0},
    {"IN_PROGRESS", 9, 0},
    {"true", 10, 0},
    {"IN_PROGRESS", 9, 0},
    {"running", 11, 0},
    {"stopped", 11, 1},
    {"stopped", 11, 1},
    {"stopped", 11, 1},
    {"running", 11, 0},
    {"stopped", 11, 1},
    {"false", 12, 1},
    {"true", 12, 0},
    {"true", 12, 0},
    {"true", 12, 0},
    {"true", 13, 0},
    {"false", 13, 1},
    {"false", 14, 1},
    {"false", 13, 1},
    {"true", 14, 0},
    {"true", 15, 0},
    {"false", 15, 1},
    {"true", 16, 0},
    {"pending", 17, 0},
    {"true", 16, 0},
    {"retried", 17, 2},
    {"false", 16, 1},
    {"true", 16, 0},
    {"idle", 17, 1},
    {"false", 18, 1},
    {"true", 18, 0},
    {"true", 19, 0},
    {"true", 18, 0},
    {"false", 19, 1},
    {"uncovered", 20, 1},
    {"true", 18, 0},
    {"false", 19, 1},
    {"deepen", 20, 0},
    {"true", 18, 0},
    {"false", 19, 1},
    {"nothing", 20, 2},
    {"true", 21, 0},
    {"false", 22, 1},
    {"true", 21, 0},
    {"true", 22, 0},
    {"true", 23, 0},
    {"false", 24, 1},
    {"true", 23, 0},
    {"true", 24, 0},
    {"true", 25, 0},
    {"false", 25, 1},
    {"false", 26, 1},
    {"true", 26, 0},
    {"false", 26, 1},
    {"true", 26, 0},
};

static const struct fsm_row rows[] = {
    {"| > max_help_len | - || true |", 117, 0, 1, 65535, FSM_STEPPED},
    {"| - | > max_help_code || true |", 118, 1, 1, 65535, FSM_STEPPED},
    {"| - | - || false |", 119, 2, 0, 65535, FSM_STEPPED},
    {"| true | - | - | - || true |", 101, 2, 1, 65535, FSM_STEPPED},
    {"| - | >= sections[section].need | - | - || true |", 102, 3, 1, 65535, FSM_STEPPED},
    {"| - | - | = 0 | false || true |", 103, 4, 2, 65535, FSM_STEPPED},
    {"| - | - | - | - || false |", 104, 6, 0, 65535, FSM_STEPPED},
    {"| = 0 | - | - || nothing |", 109, 6, 1, 65535, FSM_STEPPED},
    {"| > 0 | some | - || uncovered |", 110, 7, 2, 65535, FSM_STEPPED},
    {"| > 0 | missing | some || deepen |", 111, 9, 3, 65535, FSM_STEPPED},
    {"| > 0 | missing | missing || nothing |", 112, 12, 3, 65535, FSM_STEPPED},
    {"| IN_PROGRESS | - || chat |", 89, 15, 1, 65535, FSM_STEPPED},
    {"| IN_PROGRESS | true || code |", 90, 16, 2, 65535, FSM_STEPPED},
    {"| IN_PROGRESS | true || submit |", 91, 18, 2, 65535, FSM_STEPPED},
    {"| IN_PROGRESS | - || ask_assistant |", 92, 20, 1, 65535, FSM_STEPPED},
    {"| Start || IN_PROGRESS | emit INTERVIEW_STARTED(system); begin |", 165, 21, 0, 0, FSM_STEPPED},
    {"Start", 197, 21, 0, 1, FSM_IGNORED},
    {"Start", 251, 21, 0, 7, FSM_IGNORED},
    {"Start", 259, 21, 0, 8, FSM_IGNORED},
    {"Start", 266, 21, 0, 9, FSM_IGNORED},
    {"Disconnect", 167, 21, 0, 0, FSM_IGNORED},
    {"| Disconnect | - || PAUSED | - |", 177, 21, 0, 1, FSM_STEPPED},
    {"Disconnect", 251, 21, 0, 7, FSM_IGNORED},
    {"Disconnect", 259, 21, 0, 8, FSM_IGNORED},
    {"Disconnect", 266, 21, 0, 9, FSM_IGNORED},
    {"Reconnect", 167, 21, 0, 0, FSM_IGNORED},
    {"Reconnect", 197, 21, 0, 1, FSM_IGNORED},
    {"| Reconnect | - || resume IN_PROGRESS | - |", 242, 21, 0, 7, FSM_STEPPED},
    {"Reconnect", 259, 21, 0, 8, FSM_IGNORED},
    {"Reconnect", 266, 21, 0, 9, FSM_IGNORED},
    {"| Abandon || TERMINATED | emit INTERVIEW_TERMINATED(system, abandoned, \"\") |", 166, 21, 0, 0, FSM_STEPPED},
    {"| Abandon | - || TERMINATED | close(system_error); emit INTERVIEW_TERMINATED(system, abandoned, \"\") |", 178, 21, 0, 1, FSM_STEPPED},
    {"| Abandon | - || TERMINATED | close(system_error); emit INTERVIEW_TERMINATED(system, abandoned, \"\") |", 248, 21, 0, 7, FSM_STEPPED},
    {"Abandon", 259, 21, 0, 8, FSM_IGNORED},
    {"Abandon", 266, 21, 0, 9, FSM_IGNORED},
    {"CandidateMessage", 168, 21, 0, 0, FSM_REJECTED},
    {"| CandidateMessage | running | - || stay | late_message |", 190, 21, 1, 1, FSM_STEPPED},
    {"| CandidateMessage | stopped | - || defer | - |", 209, 22, 1, 2, FSM_DEFERRED},
    {"| CandidateMessage | stopped | - || stay | message |", 214, 23, 1, 3, FSM_STEPPED},
    {"| CandidateMessage | stopped | - || defer | - |", 235, 24, 1, 6, FSM_DEFERRED},
    {"CandidateMessage", 249, 25, 0, 7, FSM_DEFERRED},
    {"| CandidateMessage | running || stay | emit CANDIDATE_MESSAGE(candidate, section, true, text) |", 255, 25, 1, 8, FSM_STEPPED},
    {"| CandidateMessage | stopped || reject | - |", 256, 26, 1, 8, FSM_REJECTED},
    {"CandidateMessage", 267, 27, 0, 9, FSM_REJECTED},
    {"CodeSubmission", 168, 27, 0, 0, FSM_REJECTED},
    {"| CodeSubmission | - | false || reject | - |", 191, 27, 1, 1, FSM_REJECTED},
    {"| CodeSubmission | - | true || defer | - |", 210, 28, 1, 2, FSM_DEFERRED},
    {"| CodeSubmission | - | true || stay | content = true; emit CANDIDATE_CODE_SUBMISSION(candidate, section, false, code); emit Evaluate(section, code) |", 215, 29, 1, 3, FSM_STEPPED},
    {"| CodeSubmission | - | true || defer | - |", 236, 30, 1, 6, FSM_DEFERRED},
    {"CodeSubmission", 249, 31, 0, 7, FSM_DEFERRED},
    {"CodeSubmission", 260, 31, 0, 8, FSM_REJECTED},
    {"CodeSubmission", 267, 31, 0, 9, FSM_REJECTED},
    {"AssistantQuery", 168, 31, 0, 0, FSM_REJECTED},
    {"| AssistantQuery | - || stay | emit ASSISTANT_QUERY(candidate, section, text); emit Assist(section, text) |", 182, 31, 0, 1, FSM_STEPPED},
    {"AssistantQuery", 250, 31, 0, 7, FSM_REJECTED},
    {"AssistantQuery", 260, 31, 0, 8, FSM_REJECTED},
    {"AssistantQuery", 267, 31, 0, 9, FSM_REJECTED},
    {"Done", 168, 31, 0, 0, FSM_REJECTED},
    {"| Done | true | - || WRAPUP | close(candidate_done) |", 194, 31, 1, 1, FSM_STEPPED},
    {"| Done | false | false || stay | nagged = true; emit NeedOutline(\"Please provide a brief outline so we can proceed.\") |", 195, 32, 2, 1, FSM_STEPPED},
    {"| Done | false | true || reject | - |", 196, 34, 2, 1, FSM_REJECTED},
    {"Done", 237, 36, 0, 6, FSM_IGNORED},
    {"Done", 250, 36, 0, 7, FSM_REJECTED},
    {"Done", 260, 36, 0, 8, FSM_REJECTED},
    {"Done", 267, 36, 0, 9, FSM_REJECTED},
    {"Presented", 167, 36, 0, 0, FSM_IGNORED},
    {"| Presented | true | - || QUESTION | presenting = idle; emit PROMPT_PRESENTED(interviewer_ai, section, text) |", 201, 36, 1, 2, FSM_STEPPED},
    {"| Presented | false | - || stay | - |", 202, 37, 1, 2, FSM_STEPPED},
    {"Presented", 223, 38, 0, 3, FSM_IGNORED},
    {"Presented", 237, 38, 0, 6, FSM_IGNORED},
    {"Presented", 249, 38, 0, 7, FSM_DEFERRED},
    {"Presented", 259, 38, 0, 8, FSM_IGNORED},
    {"Presented", 266, 38, 0, 9, FSM_IGNORED},
    {"PresentFailed", 167, 38, 0, 0, FSM_IGNORED},
    {"| PresentFailed | true | pending || stay | presenting = retried; emit Present(section) |", 203, 38, 2, 2, FSM_STEPPED},
    {"| PresentFailed | true | retried || TERMINATED | close(system_error); emit INTERVIEW_TERMINATED(system, system_error, error) |", 204, 40, 2, 2, FSM_STEPPED},
    {"| PresentFailed | false | - || stay | - |", 205, 42, 1, 2, FSM_STEPPED},
    {"| PresentFailed | true | idle || stay | - |", 206, 43, 2, 2, FSM_STEPPED},
    {"PresentFailed", 223, 45, 0, 3, FSM_IGNORED},
    {"PresentFailed", 237, 45, 0, 6, FSM_IGNORED},
    {"PresentFailed", 249, 45, 0, 7, FSM_DEFERRED},
    {"PresentFailed", 259, 45, 0, 8, FSM_IGNORED},
    {"PresentFailed", 266, 45, 0, 9, FSM_IGNORED},
    {"Coverage", 167, 45, 0, 0, FSM_IGNORED},
    {"| Coverage | - | - || stay | - |", 207, 45, 0, 2, FSM_STEPPED},
    {"| Coverage | false | - | - || stay | - |", 218, 45, 1, 3, FSM_STEPPED},
    {"| Coverage | true | true | - || WRAPUP | coverage = level; close(coverage_satisfied) |", 219, 46, 2, 3, FSM_STEPPED},
    {"| Coverage | true | false | uncovered || FOLLOWUP | coverage = level; follow(uncovered(level)) |", 220, 48, 3, 3, FSM_STEPPED},
    {"| Coverage | true | false | deepen || FOLLOWUP | coverage = level; follow(deepen(level)) |", 221, 51, 3, 3, FSM_STEPPED},
    {"| Coverage | true | false | nothing || stay | coverage = level |", 222, 54, 3, 3, FSM_STEPPED},
    {"Coverage", 237, 57, 0, 6, FSM_IGNORED},
    {"Coverage", 249, 57, 0, 7, FSM_DEFERRED},
    {"Coverage", 259, 57, 0, 8, FSM_IGNORED},
    {"Coverage", 266, 57, 0, 9, FSM_IGNORED},
    {"CoverageFailed", 167, 57, 0, 0, FSM_IGNORED},
    {"| CoverageFailed | - || stay | - |", 179, 57, 0, 1, FSM_STEPPED},
    {"CoverageFailed", 249, 57, 0, 7, FSM_DEFERRED},
    {"CoverageFailed", 259, 57, 0, 8, FSM_IGNORED},
    {"CoverageFailed", 266, 57, 0, 9, FSM_IGNORED},
    {"Summary", 167, 57, 0, 0, FSM_IGNORED},
    {"| Summary | - || stay | emit StoreSummary(which, text) |", 180, 57, 0, 1, FSM_STEPPED},
    {"| Summary | true | false || INTRO | emit StoreSummary(which, text); advance |", 230, 57, 2, 6, FSM_STEPPED},
    {"| Summary | true | true || COMPLETED | emit StoreSummary(which, text); emit INTERVIEW_COMPLETED(system) |", 231, 59, 2, 6, FSM_STEPPED},
    {"Summary", 249, 61, 0, 7, FSM_DEFERRED},
    {"| Summary | - || stay | emit StoreSummary(which, text) |", 258, 61, 0, 8, FSM_STEPPED},
    {"| Summary || stay | emit StoreSummary(which, text) |", 265, 61, 0, 9, FSM_STEPPED},
    {"SummaryFailed", 167, 61, 0, 0, FSM_IGNORED},
    {"| SummaryFailed | - || stay | emit StoreSummary(which, \"\") |", 181, 61, 0, 1, FSM_STEPPED},
    {"| SummaryFailed | true | false || INTRO | emit StoreSummary(which, \"\"); advance |", 232, 61, 2, 6, FSM_STEPPED},
    {"| SummaryFailed | true | true || COMPLETED | emit StoreSummary(which, \"\"); emit INTERVIEW_COMPLETED(system) |", 233, 63, 2, 6, FSM_STEPPED},
    {"SummaryFailed", 249, 65, 0, 7, FSM_DEFERRED},
    {"SummaryFailed", 259, 65, 0, 8, FSM_IGNORED},
    {"SummaryFailed", 266, 65, 0, 9, FSM_IGNORED},
    {"AssistantReply", 167, 65, 0, 0, FSM_IGNORED},
    {"| AssistantReply | true || stay | flagged = true; emit ASSISTANT_RESPONSE(assistant_ai, section, true, text) |", 186, 65, 1, 1, FSM_STEPPED},
    {"| AssistantReply | false || stay | emit ASSISTANT_RESPONSE(assistant_ai, section, false, text) |", 187, 66, 1, 1, FSM_STEPPED},
    {"AssistantReply", 249, 67, 0, 7, FSM_DEFERRED},
    {"AssistantReply", 259, 67, 0, 8, FSM_IGNORED},
    {"AssistantReply", 266, 67, 0, 9, FSM_IGNORED},
    {"AssistantFailed", 167, 67, 0, 0, FSM_IGNORED},
    {"| AssistantFailed | - || stay | emit ASSISTANT_RESPONSE(assistant_ai, section, true, \"\") |", 183, 67, 0, 1, FSM_STEPPED},
    {"AssistantFailed", 249, 67, 0, 7, FSM_DEFERRED},
    {"AssistantFailed", 259, 67, 0, 8, FSM_IGNORED},
    {"AssistantFailed", 266, 67, 0, 9, FSM_IGNORED},
    {"| expired section_left | false || INTRO | timeup; advance |", 172, 67, 1, 1, FSM_STEPPED},
    {"| expired section_left | true || COMPLETED | timeup; emit INTERVIEW_COMPLETED(system) |", 173, 68, 1, 1, FSM_STEPPED},
    {"| expired section_left | false || stay | timeup; advance; history IN_PROGRESS = INTRO |", 243, 69, 1, 7, FSM_STEPPED},
    {"| expired section_left | true || COMPLETED | timeup; emit INTERVIEW_COMPLETED(system) |", 244, 70, 1, 7, FSM_STEPPED},
    {"| expired warn_first | - || stay | emit SECTION_TIME_WARNING(system, section, first_warning) |", 174, 71, 0, 1, FSM_STEPPED},
    {"| expired warn_first | - || stay | emit SECTION_TIME_WARNING(system, section, first_warning) |", 245, 71, 0, 7, FSM_STEPPED},
    {"| expired warn_last | - || stay | emit SECTION_TIME_WARNING(system, section, last_warning) |", 175, 71, 0, 1, FSM_STEPPED},
    {"| expired warn_last | - || stay | emit SECTION_TIME_WARNING(system, section, last_warning) |", 246, 71, 0, 7, FSM_STEPPED},
    {"| expired grace | - || stay | - |", 176, 71, 0, 1, FSM_STEPPED},
    {"| expired grace | - || stay | - |", 247, 71, 0, 7, FSM_STEPPED},
    {"| expired grace | - || stay | - |", 257, 71, 0, 8, FSM_STEPPED},
};

static const struct fsm_decision_def decisions[] = {
    {"overstep(length, code_lines)", FSM_FIRST, 0, 3, 373, 114},
    {"satisfied(level)", FSM_FIRST, 3, 4, 411, 98},
    {"ask(level)", FSM_FIRST, 7, 4, 454, 106},
    {"allowed", FSM_COLLECT, 11, 4, 482, 86},
};

static const uint32_t pair_rows[] = {
    15, 20, 25, 30, 35, 44, 52, 57, 65, 73, 83, 94, 99, 106, 113, 119,
    16, 21, 26, 31, 37, 36, 46, 45, 53, 58, 59, 60, 66, 67, 74, 75,
    76, 77, 84, 95, 100, 107, 114, 115, 120, 124, 125, 128, 130, 132, 16, 21,
    26, 31, 38, 36, 47, 45, 53, 58, 59, 60, 68, 78, 85, 86, 87, 88,
    89, 95, 100, 107, 114, 115, 120, 124, 125, 128, 130, 132, 16, 21, 26, 31,
    38, 36, 47, 45, 53, 58, 59, 60, 68, 78, 85, 86, 87, 88, 89, 95,
    100, 107, 114, 115, 120, 124, 125, 128, 130, 132, 16, 21, 26, 31, 39, 36,
    48, 45, 53, 61, 58, 59, 60, 69, 79, 90, 95, 101, 102, 100, 108, 109,
    107, 114, 115, 120, 124, 125, 128, 130, 132, 17, 22, 27, 32, 40, 49, 54,
    62, 70, 80, 91, 96, 103, 110, 116, 121, 126, 127, 129, 131, 133, 18, 23,
    28, 33, 41, 42, 50, 55, 63, 71, 81, 92, 97, 104, 111, 117, 122, 134,
    19, 24, 29, 34, 43, 51, 56, 64, 72, 82, 93, 98, 105, 112, 118, 123,
};

static const struct fsm_pair pairs[] = {
    /* NOT_STARTED */
    {951, 0, 1}, /* Start */
    {999, 1, 1}, /* Disconnect */
    {1001, 2, 1}, /* Reconnect */
    {1003, 3, 1}, /* Abandon */
    {1017, 4, 1}, /* CandidateMessage */
    {1019, 5, 1}, /* CodeSubmission */
    {1021, 6, 1}, /* AssistantQuery */
    {1023, 7, 1}, /* Done */
    {1025, 8, 1}, /* Presented */
    {1027, 9, 1}, /* PresentFailed */
    {1029, 10, 1}, /* Coverage */
    {1031, 11, 1}, /* CoverageFailed */
    {1033, 12, 1}, /* Summary */
    {1035, 13, 1}, /* SummaryFailed */
    {1037, 14, 1}, /* AssistantReply */
    {1039, 15, 1}, /* AssistantFailed */
    {0, 0, 0}, /* expired section_left */
    {0, 0, 0}, /* expired warn_first */
    {0, 0, 0}, /* expired warn_last */
    {0, 0, 0}, /* expired grace */
    {0, 0, 0}, /* always */
    /* INTRO */
    {1041, 16, 1}, /* Start */
    {1043, 17, 1}, /* Disconnect */
    {1047, 18, 1}, /* Reconnect */
    {1049, 19, 1}, /* Abandon */
    {640, 20, 2}, /* CandidateMessage */
    {644, 22, 2}, /* CodeSubmission */
    {1099, 24, 1}, /* AssistantQuery */
    {651, 25, 3}, /* Done */
    {659, 28, 2}, /* Presented */
    {666, 30, 4}, /* PresentFailed */
    {1199, 34, 1}, /* Coverage */
    {1201, 35, 1}, /* CoverageFailed */
    {1203, 36, 1}, /* Summary */
    {1210, 37, 1}, /* SummaryFailed */
    {679, 38, 2}, /* AssistantReply */
    {1241, 40, 1}, /* AssistantFailed */
    {693, 41, 2}, /* expired section_left */
    {1346, 43, 1}, /* expired warn_first */
    {1355, 44, 1}, /* expired warn_last */
    {1364, 45, 1}, /* expired grace */
    {0, 0, 0}, /* always */
    /* QUESTION */
    {1041, 46, 1}, /* Start */
    {1366, 47, 1}, /* Disconnect */
    {1047, 48, 1}, /* Reconnect */
    {1370, 49, 1}, /* Abandon */
    {700, 50, 2}, /* CandidateMessage */
    {704, 52, 2}, /* CodeSubmission */
    {1099, 54, 1}, /* AssistantQuery */
    {711, 55, 3}, /* Done */
    {1443, 58, 1}, /* Presented */
    {1445, 59, 1}, /* PresentFailed */
    {719, 60, 5}, /* Coverage */
    {1201, 65, 1}, /* CoverageFailed */
    {1203, 66, 1}, /* Summary */
    {1210, 67, 1}, /* SummaryFailed */
    {769, 68, 2}, /* AssistantReply */
    {1241, 70, 1}, /* AssistantFailed */
    {783, 71, 2}, /* expired section_left */
    {1346, 73, 1}, /* expired warn_first */
    {1355, 74, 1}, /* expired warn_last */
    {1364, 75, 1}, /* expired grace */
    {0, 0, 0}, /* always */
    /* FOLLOWUP */
    {1041, 76, 1}, /* Start */
    {1569, 77, 1}, /* Disconnect */
    {1047, 78, 1}, /* Reconnect */
    {1573, 79, 1}, /* Abandon */
    {790, 80, 2}, /* CandidateMessage */
    {794, 82, 2}, /* CodeSubmission */
    {1099, 84, 1}, /* AssistantQuery */
    {801, 85, 3}, /* Done */
    {1443, 88, 1}, /* Presented */
    {1445, 89, 1}, /* PresentFailed */
    {809, 90, 5}, /* Coverage */
    {1201, 95, 1}, /* CoverageFailed */
    {1203, 96, 1}, /* Summary */
    {1210, 97, 1}, /* SummaryFailed */
    {859, 98, 2}, /* AssistantReply */
    {1241, 100, 1}, /* AssistantFailed */
    {873, 101, 2}, /* expired section_left */
    {1346, 103, 1}, /* expired warn_first */
    {1355, 104, 1}, /* expired warn_last */
    {1364, 105, 1}, /* expired grace */
    {0, 0, 0}, /* always */
    /* WRAPUP */
    {1041, 106, 1}, /* Start */
    {1631, 107, 1}, /* Disconnect */
    {1047, 108, 1}, /* Reconnect */
    {1635, 109, 1}, /* Abandon */
    {880, 110, 2}, /* CandidateMessage */
    {884, 112, 2}, /* CodeSubmission */
    {1099, 114, 1}, /* AssistantQuery */
    {1671, 115, 4}, /* Done */
    {1673, 119, 1}, /* Presented */
    {1675, 120, 1}, /* PresentFailed */
    {1677, 121, 1}, /* Coverage */
    {1201, 122, 1}, /* CoverageFailed */
    {891, 123, 3}, /* Summary */
    {905, 126, 3}, /* SummaryFailed */
    {919, 129, 2}, /* AssistantReply */
    {1241, 131, 1}, /* AssistantFailed */
    {933, 132, 2}, /* expired section_left */
    {1346, 134, 1}, /* expired warn_first */
    {1355, 135, 1}, /* expired warn_last */
    {1364, 136, 1}, /* expired grace */
    {0, 0, 0}, /* always */
    /* PAUSED */
    {1837, 137, 1}, /* Start */
    {1839, 138, 1}, /* Disconnect */
    {1841, 139, 1}, /* Reconnect */
    {1857, 140, 1}, /* Abandon */
    {1888, 141, 1}, /* CandidateMessage */
    {1890, 142, 1}, /* CodeSubmission */
    {1892, 143, 1}, /* AssistantQuery */
    {1894, 144, 1}, /* Done */
    {1896, 145, 1}, /* Presented */
    {1898, 146, 1}, /* PresentFailed */
    {1900, 147, 1}, /* Coverage */
    {1902, 148, 1}, /* CoverageFailed */
    {1904, 149, 1}, /* Summary */
    {1906, 150, 1}, /* SummaryFailed */
    {1908, 151, 1}, /* AssistantReply */
    {1910, 152, 1}, /* AssistantFailed */
    {940, 153, 2}, /* expired section_left */
    {2006, 155, 1}, /* expired warn_first */
    {2015, 156, 1}, /* expired warn_last */
    {2024, 157, 1}, /* expired grace */
    {0, 0, 0}, /* always */
    /* COMPLETED */
    {2026, 158, 1}, /* Start */
    {2028, 159, 1}, /* Disconnect */
    {2030, 160, 1}, /* Reconnect */
    {2032, 161, 1}, /* Abandon */
    {947, 162, 2}, /* CandidateMessage */
    {2047, 164, 1}, /* CodeSubmission */
    {2049, 165, 1}, /* AssistantQuery */
    {2051, 166, 1}, /* Done */
    {2053, 167, 1}, /* Presented */
    {2055, 168, 1}, /* PresentFailed */
    {2057, 169, 1}, /* Coverage */
    {2059, 170, 1}, /* CoverageFailed */
    {2061, 171, 1}, /* Summary */
    {2068, 172, 1}, /* SummaryFailed */
    {2070, 173, 1}, /* AssistantReply */
    {2072, 174, 1}, /* AssistantFailed */
    {0, 0, 0}, /* expired section_left */
    {0, 0, 0}, /* expired warn_first */
    {0, 0, 0}, /* expired warn_last */
    {2074, 175, 1}, /* expired grace */
    {0, 0, 0}, /* always */
    /* TERMINATED */
    {2076, 176, 1}, /* Start */
    {2078, 177, 1}, /* Disconnect */
    {2080, 178, 1}, /* Reconnect */
    {2082, 179, 1}, /* Abandon */
    {2084, 180, 1}, /* CandidateMessage */
    {2086, 181, 1}, /* CodeSubmission */
    {2088, 182, 1}, /* AssistantQuery */
    {2090, 183, 1}, /* Done */
    {2092, 184, 1}, /* Presented */
    {2094, 185, 1}, /* PresentFailed */
    {2096, 186, 1}, /* Coverage */
    {2098, 187, 1}, /* CoverageFailed */
    {2100, 188, 1}, /* Summary */
    {2107, 189, 1}, /* SummaryFailed */
    {2109, 190, 1}, /* AssistantReply */
    {2111, 191, 1}, /* AssistantFailed */
    {0, 0, 0}, /* expired section_left */
    {0, 0, 0}, /* expired warn_first */
    {0, 0, 0}, /* expired warn_last */
    {0, 0, 0}, /* expired grace */
    {0, 0, 0}, /* always */
};

static const char *const texts[] = {
    "",
    "Your past work",
    "Tell me about a project.",
    "design, coding, closing",
    "Design a system",
    "Design a URL shortener.",
    "coding, closing",
    "Write code",
    "Implement an LRU cache.",
    "closing",
    "Reflection",
    "What would you do otherwise?",
    "What did you measure?",
    "Which constraints did you face?",
    "What failed?",
    "By how much did it move?",
    "What load do you expect?",
    "Where is the bottleneck?",
    "What happens when the store dies?",
    "How would you shard?",
    "What is the complexity?",
    "Which edge cases matter?",
    "How would you test it?",
    "What did you learn?",
    "Please provide a brief outline so we can proceed.",
};

static const int64_t constants[] = {
    0, 0, 1, 2, 3, 600000, 900000, 900000,
    300000, 3, 4, 2, 1, 3, 3, 3,
    2, 0, 0, 1, 0, 1, 4, 7,
    10, 2, 5, 8, 11, 3, 6, 9,
    0, 0, 1, 2, 3, 4, 5, 6,
    7, 8, 9, 10, 11, 0, 0, 0,
    0, 1, 1, 1, 1, 2, 2, 2,
    3, 0, 1, 2, 0, 0, 1, 2,
    1, 0, 1, 2, 0, 12, 13, 14,
    15, 16, 17, 18, 19, 20, 21, 22,
    23, 0, 1, 2, 3, FSM_MISSING, 1, 1,
    1, 0, 1, 1, 1, 0, 0, 1,
    5, 1, INT64_C(-4503599627370496), 1, 1, 1, 1, 1,
    1, 2, 1, 1, 1, 2, 1, 1,
    1, 0, 2, 0, 1, 2, 1, 1,
    1, 1, 1, 1, 1, 0, 1,
};

static const uint64_t masks[] = {
    0x2, 0x1, 0x4,
};

/* Every diagram, expression and action: see runtime/code.h. */
static const uint32_t code[] = {
    /*     0 */ FSM_I(FSM_OP_GAP, 0),
    /*     1 */ FSM_I(FSM_OP_PUSH, 0),
    /*     2 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*     3 */ FSM_I(FSM_OP_EQ, 0),
    /*     4 */ FSM_I(FSM_OP_PUSH, 0),
    /*     5 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 10)), /* asked */
    /*     6 */ FSM_I(FSM_OP_IN, 0),
    /*     7 */ FSM_I(FSM_OP_NOT, 0),
    /*     8 */ FSM_I(FSM_OP_AND, 0),
    /*     9 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 1)),
    /*    10 */ FSM_I(FSM_OP_PUSH, 0),
    /*    11 */ FSM_I(FSM_OP_EQ, 0),
    /*    12 */ FSM_I(FSM_OP_AND, 0),
    /*    13 */ FSM_I(FSM_OP_UNLESS, 16),
    /*    14 */ FSM_I(FSM_OP_PUSH, 0),
    /*    15 */ FSM_I(FSM_OP_RET, 0),
    /*    16 */ FSM_I(FSM_OP_PUSH, 0),
    /*    17 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*    18 */ FSM_I(FSM_OP_EQ, 0),
    /*    19 */ FSM_I(FSM_OP_PUSH, 1),
    /*    20 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 10)), /* asked */
    /*    21 */ FSM_I(FSM_OP_IN, 0),
    /*    22 */ FSM_I(FSM_OP_NOT, 0),
    /*    23 */ FSM_I(FSM_OP_AND, 0),
    /*    24 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 2)),
    /*    25 */ FSM_I(FSM_OP_PUSH, 0),
    /*    26 */ FSM_I(FSM_OP_EQ, 0),
    /*    27 */ FSM_I(FSM_OP_AND, 0),
    /*    28 */ FSM_I(FSM_OP_UNLESS, 31),
    /*    29 */ FSM_I(FSM_OP_PUSH, 1),
    /*    30 */ FSM_I(FSM_OP_RET, 0),
    /*    31 */ FSM_I(FSM_OP_PUSH, 0),
    /*    32 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*    33 */ FSM_I(FSM_OP_EQ, 0),
    /*    34 */ FSM_I(FSM_OP_PUSH, 2),
    /*    35 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 10)), /* asked */
    /*    36 */ FSM_I(FSM_OP_IN, 0),
    /*    37 */ FSM_I(FSM_OP_NOT, 0),
    /*    38 */ FSM_I(FSM_OP_AND, 0),
    /*    39 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 3)),
    /*    40 */ FSM_I(FSM_OP_PUSH, 0),
    /*    41 */ FSM_I(FSM_OP_EQ, 0),
    /*    42 */ FSM_I(FSM_OP_AND, 0),
    /*    43 */ FSM_I(FSM_OP_UNLESS, 46),
    /*    44 */ FSM_I(FSM_OP_PUSH, 2),
    /*    45 */ FSM_I(FSM_OP_RET, 0),
    /*    46 */ FSM_I(FSM_OP_PUSH, 0),
    /*    47 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*    48 */ FSM_I(FSM_OP_EQ, 0),
    /*    49 */ FSM_I(FSM_OP_PUSH, 3),
    /*    50 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 10)), /* asked */
    /*    51 */ FSM_I(FSM_OP_IN, 0),
    /*    52 */ FSM_I(FSM_OP_NOT, 0),
    /*    53 */ FSM_I(FSM_OP_AND, 0),
    /*    54 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 1)),
    /*    55 */ FSM_I(FSM_OP_PUSH, 0),
    /*    56 */ FSM_I(FSM_OP_EQ, 0),
    /*    57 */ FSM_I(FSM_OP_AND, 0),
    /*    58 */ FSM_I(FSM_OP_UNLESS, 61),
    /*    59 */ FSM_I(FSM_OP_PUSH, 3),
    /*    60 */ FSM_I(FSM_OP_RET, 0),
    /*    61 */ FSM_I(FSM_OP_PUSH, 1),
    /*    62 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*    63 */ FSM_I(FSM_OP_EQ, 0),
    /*    64 */ FSM_I(FSM_OP_PUSH, 4),
    /*    65 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 10)), /* asked */
    /*    66 */ FSM_I(FSM_OP_IN, 0),
    /*    67 */ FSM_I(FSM_OP_NOT, 0),
    /*    68 */ FSM_I(FSM_OP_AND, 0),
    /*    69 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 1)),
    /*    70 */ FSM_I(FSM_OP_PUSH, 0),
    /*    71 */ FSM_I(FSM_OP_EQ, 0),
    /*    72 */ FSM_I(FSM_OP_AND, 0),
    /*    73 */ FSM_I(FSM_OP_UNLESS, 76),
    /*    74 */ FSM_I(FSM_OP_PUSH, 4),
    /*    75 */ FSM_I(FSM_OP_RET, 0),
    /*    76 */ FSM_I(FSM_OP_PUSH, 1),
    /*    77 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*    78 */ FSM_I(FSM_OP_EQ, 0),
    /*    79 */ FSM_I(FSM_OP_PUSH, 5),
    /*    80 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 10)), /* asked */
    /*    81 */ FSM_I(FSM_OP_IN, 0),
    /*    82 */ FSM_I(FSM_OP_NOT, 0),
    /*    83 */ FSM_I(FSM_OP_AND, 0),
    /*    84 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 2)),
    /*    85 */ FSM_I(FSM_OP_PUSH, 0),
    /*    86 */ FSM_I(FSM_OP_EQ, 0),
    /*    87 */ FSM_I(FSM_OP_AND, 0),
    /*    88 */ FSM_I(FSM_OP_UNLESS, 91),
    /*    89 */ FSM_I(FSM_OP_PUSH, 5),
    /*    90 */ FSM_I(FSM_OP_RET, 0),
    /*    91 */ FSM_I(FSM_OP_PUSH, 1),
    /*    92 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*    93 */ FSM_I(FSM_OP_EQ, 0),
    /*    94 */ FSM_I(FSM_OP_PUSH, 6),
    /*    95 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 10)), /* asked */
    /*    96 */ FSM_I(FSM_OP_IN, 0),
    /*    97 */ FSM_I(FSM_OP_NOT, 0),
    /*    98 */ FSM_I(FSM_OP_AND, 0),
    /*    99 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 3)),
    /*   100 */ FSM_I(FSM_OP_PUSH, 0),
    /*   101 */ FSM_I(FSM_OP_EQ, 0),
    /*   102 */ FSM_I(FSM_OP_AND, 0),
    /*   103 */ FSM_I(FSM_OP_UNLESS, 106),
    /*   104 */ FSM_I(FSM_OP_PUSH, 6),
    /*   105 */ FSM_I(FSM_OP_RET, 0),
    /*   106 */ FSM_I(FSM_OP_PUSH, 1),
    /*   107 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*   108 */ FSM_I(FSM_OP_EQ, 0),
    /*   109 */ FSM_I(FSM_OP_PUSH, 7),
    /*   110 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 10)), /* asked */
    /*   111 */ FSM_I(FSM_OP_IN, 0),
    /*   112 */ FSM_I(FSM_OP_NOT, 0),
    /*   113 */ FSM_I(FSM_OP_AND, 0),
    /*   114 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 2)),
    /*   115 */ FSM_I(FSM_OP_PUSH, 0),
    /*   116 */ FSM_I(FSM_OP_EQ, 0),
    /*   117 */ FSM_I(FSM_OP_AND, 0),
    /*   118 */ FSM_I(FSM_OP_UNLESS, 121),
    /*   119 */ FSM_I(FSM_OP_PUSH, 7),
    /*   120 */ FSM_I(FSM_OP_RET, 0),
    /*   121 */ FSM_I(FSM_OP_PUSH, 2),
    /*   122 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*   123 */ FSM_I(FSM_OP_EQ, 0),
    /*   124 */ FSM_I(FSM_OP_PUSH, 8),
    /*   125 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 10)), /* asked */
    /*   126 */ FSM_I(FSM_OP_IN, 0),
    /*   127 */ FSM_I(FSM_OP_NOT, 0),
    /*   128 */ FSM_I(FSM_OP_AND, 0),
    /*   129 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 1)),
    /*   130 */ FSM_I(FSM_OP_PUSH, 0),
    /*   131 */ FSM_I(FSM_OP_EQ, 0),
    /*   132 */ FSM_I(FSM_OP_AND, 0),
    /*   133 */ FSM_I(FSM_OP_UNLESS, 136),
    /*   134 */ FSM_I(FSM_OP_PUSH, 8),
    /*   135 */ FSM_I(FSM_OP_RET, 0),
    /*   136 */ FSM_I(FSM_OP_PUSH, 2),
    /*   137 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*   138 */ FSM_I(FSM_OP_EQ, 0),
    /*   139 */ FSM_I(FSM_OP_PUSH, 9),
    /*   140 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 10)), /* asked */
    /*   141 */ FSM_I(FSM_OP_IN, 0),
    /*   142 */ FSM_I(FSM_OP_NOT, 0),
    /*   143 */ FSM_I(FSM_OP_AND, 0),
    /*   144 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 2)),
    /*   145 */ FSM_I(FSM_OP_PUSH, 0),
    /*   146 */ FSM_I(FSM_OP_EQ, 0),
    /*   147 */ FSM_I(FSM_OP_AND, 0),
    /*   148 */ FSM_I(FSM_OP_UNLESS, 151),
    /*   149 */ FSM_I(FSM_OP_PUSH, 9),
    /*   150 */ FSM_I(FSM_OP_RET, 0),
    /*   151 */ FSM_I(FSM_OP_PUSH, 2),
    /*   152 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*   153 */ FSM_I(FSM_OP_EQ, 0),
    /*   154 */ FSM_I(FSM_OP_PUSH, 10),
    /*   155 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 10)), /* asked */
    /*   156 */ FSM_I(FSM_OP_IN, 0),
    /*   157 */ FSM_I(FSM_OP_NOT, 0),
    /*   158 */ FSM_I(FSM_OP_AND, 0),
    /*   159 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 3)),
    /*   160 */ FSM_I(FSM_OP_PUSH, 0),
    /*   161 */ FSM_I(FSM_OP_EQ, 0),
    /*   162 */ FSM_I(FSM_OP_AND, 0),
    /*   163 */ FSM_I(FSM_OP_UNLESS, 166),
    /*   164 */ FSM_I(FSM_OP_PUSH, 10),
    /*   165 */ FSM_I(FSM_OP_RET, 0),
    /*   166 */ FSM_I(FSM_OP_PUSH, 3),
    /*   167 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*   168 */ FSM_I(FSM_OP_EQ, 0),
    /*   169 */ FSM_I(FSM_OP_PUSH, 11),
    /*   170 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 10)), /* asked */
    /*   171 */ FSM_I(FSM_OP_IN, 0),
    /*   172 */ FSM_I(FSM_OP_NOT, 0),
    /*   173 */ FSM_I(FSM_OP_AND, 0),
    /*   174 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 1)),
    /*   175 */ FSM_I(FSM_OP_PUSH, 0),
    /*   176 */ FSM_I(FSM_OP_EQ, 0),
    /*   177 */ FSM_I(FSM_OP_AND, 0),
    /*   178 */ FSM_I(FSM_OP_UNLESS, 181),
    /*   179 */ FSM_I(FSM_OP_PUSH, 11),
    /*   180 */ FSM_I(FSM_OP_RET, 0),
    /*   181 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 85)),
    /*   182 */ FSM_I(FSM_OP_RET, 0),
    /*   183 */ FSM_I(FSM_OP_PUSH, 0),
    /*   184 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*   185 */ FSM_I(FSM_OP_EQ, 0),
    /*   186 */ FSM_I(FSM_OP_PUSH, 0),
    /*   187 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 10)), /* asked */
    /*   188 */ FSM_I(FSM_OP_IN, 0),
    /*   189 */ FSM_I(FSM_OP_NOT, 0),
    /*   190 */ FSM_I(FSM_OP_AND, 0),
    /*   191 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 1)),
    /*   192 */ FSM_I(FSM_OP_PUSH, 1),
    /*   193 */ FSM_I(FSM_OP_EQ, 0),
    /*   194 */ FSM_I(FSM_OP_AND, 0),
    /*   195 */ FSM_I(FSM_OP_UNLESS, 198),
    /*   196 */ FSM_I(FSM_OP_PUSH, 0),
    /*   197 */ FSM_I(FSM_OP_RET, 0),
    /*   198 */ FSM_I(FSM_OP_PUSH, 0),
    /*   199 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*   200 */ FSM_I(FSM_OP_EQ, 0),
    /*   201 */ FSM_I(FSM_OP_PUSH, 1),
    /*   202 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 10)), /* asked */
    /*   203 */ FSM_I(FSM_OP_IN, 0),
    /*   204 */ FSM_I(FSM_OP_NOT, 0),
    /*   205 */ FSM_I(FSM_OP_AND, 0),
    /*   206 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 2)),
    /*   207 */ FSM_I(FSM_OP_PUSH, 1),
    /*   208 */ FSM_I(FSM_OP_EQ, 0),
    /*   209 */ FSM_I(FSM_OP_AND, 0),
    /*   210 */ FSM_I(FSM_OP_UNLESS, 213),
    /*   211 */ FSM_I(FSM_OP_PUSH, 1),
    /*   212 */ FSM_I(FSM_OP_RET, 0),
    /*   213 */ FSM_I(FSM_OP_PUSH, 0),
    /*   214 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*   215 */ FSM_I(FSM_OP_EQ, 0),
    /*   216 */ FSM_I(FSM_OP_PUSH, 2),
    /*   217 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 10)), /* asked */
    /*   218 */ FSM_I(FSM_OP_IN, 0),
    /*   219 */ FSM_I(FSM_OP_NOT, 0),
    /*   220 */ FSM_I(FSM_OP_AND, 0),
    /*   221 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 3)),
    /*   222 */ FSM_I(FSM_OP_PUSH, 1),
    /*   223 */ FSM_I(FSM_OP_EQ, 0),
    /*   224 */ FSM_I(FSM_OP_AND, 0),
    /*   225 */ FSM_I(FSM_OP_UNLESS, 228),
    /*   226 */ FSM_I(FSM_OP_PUSH, 2),
    /*   227 */ FSM_I(FSM_OP_RET, 0),
    /*   228 */ FSM_I(FSM_OP_PUSH, 0),
    /*   229 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*   230 */ FSM_I(FSM_OP_EQ, 0),
    /*   231 */ FSM_I(FSM_OP_PUSH, 3),
    /*   232 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 10)), /* asked */
    /*   233 */ FSM_I(FSM_OP_IN, 0),
    /*   234 */ FSM_I(FSM_OP_NOT, 0),
    /*   235 */ FSM_I(FSM_OP_AND, 0),
    /*   236 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 1)),
    /*   237 */ FSM_I(FSM_OP_PUSH, 1),
    /*   238 */ FSM_I(FSM_OP_EQ, 0),
    /*   239 */ FSM_I(FSM_OP_AND, 0),
    /*   240 */ FSM_I(FSM_OP_UNLESS, 243),
    /*   241 */ FSM_I(FSM_OP_PUSH, 3),
    /*   242 */ FSM_I(FSM_OP_RET, 0),
    /*   243 */ FSM_I(FSM_OP_PUSH, 1),
    /*   244 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*   245 */ FSM_I(FSM_OP_EQ, 0),
    /*   246 */ FSM_I(FSM_OP_PUSH, 4),
    /*   247 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 10)), /* asked */
    /*   248 */ FSM_I(FSM_OP_IN, 0),
    /*   249 */ FSM_I(FSM_OP_NOT, 0),
    /*   250 */ FSM_I(FSM_OP_AND, 0),
    /*   251 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 1)),
    /*   252 */ FSM_I(FSM_OP_PUSH, 1),
    /*   253 */ FSM_I(FSM_OP_EQ, 0),
    /*   254 */ FSM_I(FSM_OP_AND, 0),
    /*   255 */ FSM_I(FSM_OP_UNLESS, 258),
    /*   256 */ FSM_I(FSM_OP_PUSH, 4),
    /*   257 */ FSM_I(FSM_OP_RET, 0),
    /*   258 */ FSM_I(FSM_OP_PUSH, 1),
    /*   259 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*   260 */ FSM_I(FSM_OP_EQ, 0),
    /*   261 */ FSM_I(FSM_OP_PUSH, 5),
    /*   262 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 10)), /* asked */
    /*   263 */ FSM_I(FSM_OP_IN, 0),
    /*   264 */ FSM_I(FSM_OP_NOT, 0),
    /*   265 */ FSM_I(FSM_OP_AND, 0),
    /*   266 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 2)),
    /*   267 */ FSM_I(FSM_OP_PUSH, 1),
    /*   268 */ FSM_I(FSM_OP_EQ, 0),
    /*   269 */ FSM_I(FSM_OP_AND, 0),
    /*   270 */ FSM_I(FSM_OP_UNLESS, 273),
    /*   271 */ FSM_I(FSM_OP_PUSH, 5),
    /*   272 */ FSM_I(FSM_OP_RET, 0),
    /*   273 */ FSM_I(FSM_OP_PUSH, 1),
    /*   274 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*   275 */ FSM_I(FSM_OP_EQ, 0),
    /*   276 */ FSM_I(FSM_OP_PUSH, 6),
    /*   277 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 10)), /* asked */
    /*   278 */ FSM_I(FSM_OP_IN, 0),
    /*   279 */ FSM_I(FSM_OP_NOT, 0),
    /*   280 */ FSM_I(FSM_OP_AND, 0),
    /*   281 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 3)),
    /*   282 */ FSM_I(FSM_OP_PUSH, 1),
    /*   283 */ FSM_I(FSM_OP_EQ, 0),
    /*   284 */ FSM_I(FSM_OP_AND, 0),
    /*   285 */ FSM_I(FSM_OP_UNLESS, 288),
    /*   286 */ FSM_I(FSM_OP_PUSH, 6),
    /*   287 */ FSM_I(FSM_OP_RET, 0),
    /*   288 */ FSM_I(FSM_OP_PUSH, 1),
    /*   289 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*   290 */ FSM_I(FSM_OP_EQ, 0),
    /*   291 */ FSM_I(FSM_OP_PUSH, 7),
    /*   292 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 10)), /* asked */
    /*   293 */ FSM_I(FSM_OP_IN, 0),
    /*   294 */ FSM_I(FSM_OP_NOT, 0),
    /*   295 */ FSM_I(FSM_OP_AND, 0),
    /*   296 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 2)),
    /*   297 */ FSM_I(FSM_OP_PUSH, 1),
    /*   298 */ FSM_I(FSM_OP_EQ, 0),
    /*   299 */ FSM_I(FSM_OP_AND, 0),
    /*   300 */ FSM_I(FSM_OP_UNLESS, 303),
    /*   301 */ FSM_I(FSM_OP_PUSH, 7),
    /*   302 */ FSM_I(FSM_OP_RET, 0),
    /*   303 */ FSM_I(FSM_OP_PUSH, 2),
    /*   304 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*   305 */ FSM_I(FSM_OP_EQ, 0),
    /*   306 */ FSM_I(FSM_OP_PUSH, 8),
    /*   307 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 10)), /* asked */
    /*   308 */ FSM_I(FSM_OP_IN, 0),
    /*   309 */ FSM_I(FSM_OP_NOT, 0),
    /*   310 */ FSM_I(FSM_OP_AND, 0),
    /*   311 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 1)),
    /*   312 */ FSM_I(FSM_OP_PUSH, 1),
    /*   313 */ FSM_I(FSM_OP_EQ, 0),
    /*   314 */ FSM_I(FSM_OP_AND, 0),
    /*   315 */ FSM_I(FSM_OP_UNLESS, 318),
    /*   316 */ FSM_I(FSM_OP_PUSH, 8),
    /*   317 */ FSM_I(FSM_OP_RET, 0),
    /*   318 */ FSM_I(FSM_OP_PUSH, 2),
    /*   319 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*   320 */ FSM_I(FSM_OP_EQ, 0),
    /*   321 */ FSM_I(FSM_OP_PUSH, 9),
    /*   322 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 10)), /* asked */
    /*   323 */ FSM_I(FSM_OP_IN, 0),
    /*   324 */ FSM_I(FSM_OP_NOT, 0),
    /*   325 */ FSM_I(FSM_OP_AND, 0),
    /*   326 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 2)),
    /*   327 */ FSM_I(FSM_OP_PUSH, 1),
    /*   328 */ FSM_I(FSM_OP_EQ, 0),
    /*   329 */ FSM_I(FSM_OP_AND, 0),
    /*   330 */ FSM_I(FSM_OP_UNLESS, 333),
    /*   331 */ FSM_I(FSM_OP_PUSH, 9),
    /*   332 */ FSM_I(FSM_OP_RET, 0),
    /*   333 */ FSM_I(FSM_OP_PUSH, 2),
    /*   334 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*   335 */ FSM_I(FSM_OP_EQ, 0),
    /*   336 */ FSM_I(FSM_OP_PUSH, 10),
    /*   337 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 10)), /* asked */
    /*   338 */ FSM_I(FSM_OP_IN, 0),
    /*   339 */ FSM_I(FSM_OP_NOT, 0),
    /*   340 */ FSM_I(FSM_OP_AND, 0),
    /*   341 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 3)),
    /*   342 */ FSM_I(FSM_OP_PUSH, 1),
    /*   343 */ FSM_I(FSM_OP_EQ, 0),
    /*   344 */ FSM_I(FSM_OP_AND, 0),
    /*   345 */ FSM_I(FSM_OP_UNLESS, 348),
    /*   346 */ FSM_I(FSM_OP_PUSH, 10),
    /*   347 */ FSM_I(FSM_OP_RET, 0),
    /*   348 */ FSM_I(FSM_OP_PUSH, 3),
    /*   349 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*   350 */ FSM_I(FSM_OP_EQ, 0),
    /*   351 */ FSM_I(FSM_OP_PUSH, 11),
    /*   352 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 10)), /* asked */
    /*   353 */ FSM_I(FSM_OP_IN, 0),
    /*   354 */ FSM_I(FSM_OP_NOT, 0),
    /*   355 */ FSM_I(FSM_OP_AND, 0),
    /*   356 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 1)),
    /*   357 */ FSM_I(FSM_OP_PUSH, 1),
    /*   358 */ FSM_I(FSM_OP_EQ, 0),
    /*   359 */ FSM_I(FSM_OP_AND, 0),
    /*   360 */ FSM_I(FSM_OP_UNLESS, 363),
    /*   361 */ FSM_I(FSM_OP_PUSH, 11),
    /*   362 */ FSM_I(FSM_OP_RET, 0),
    /*   363 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 85)),
    /*   364 */ FSM_I(FSM_OP_RET, 0),
    /*   365 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 1)),
    /*   366 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 39)), /* max_help_len */
    /*   367 */ FSM_I(FSM_OP_SUB, 0),
    /*   368 */ FSM_I(FSM_OP_RET, 0),
    /*   369 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 2)),
    /*   370 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 40)), /* max_help_code */
    /*   371 */ FSM_I(FSM_OP_SUB, 0),
    /*   372 */ FSM_I(FSM_OP_RET, 0),
    /* overstep(length, code_lines) */
    /*   373 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 1)),
    /*   374 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 39)), /* max_help_len */
    /*   375 */ FSM_I(FSM_OP_SUB, 0),
    /*   376 */ FSM_I(FSM_OP_CUT_TOP, 0), 86, 380, 387,
    /*   380 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 2)),
    /*   381 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 40)), /* max_help_code */
    /*   382 */ FSM_I(FSM_OP_SUB, 0),
    /*   383 */ FSM_I(FSM_OP_CUT_TOP, 0), 87, 389, 391,
    /*   387 */ FSM_I(FSM_OP_PUSH, 0),
    /*   388 */ FSM_I(FSM_OP_RET, 0),
    /*   389 */ FSM_I(FSM_OP_PUSH, 2),
    /*   390 */ FSM_I(FSM_OP_RET, 0),
    /*   391 */ FSM_I(FSM_OP_PUSH, 1),
    /*   392 */ FSM_I(FSM_OP_RET, 0),
    /*   393 */ FSM_I(FSM_OP_PUSH, 2),
    /*   394 */ FSM_I(FSM_OP_ALL, FSM_AT(FSM_FIELD, 1)), 524291,
    /*   396 */ FSM_I(FSM_OP_RET, 0),
    /*   397 */ FSM_I(FSM_OP_PUSH, 2),
    /*   398 */ FSM_I(FSM_OP_COUNT, FSM_AT(FSM_FIELD, 1)), 524291,
    /*   400 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*   401 */ FSM_I(FSM_OP_DATA, 13), 4,
    /*   403 */ FSM_I(FSM_OP_SUB, 0),
    /*   404 */ FSM_I(FSM_OP_RET, 0),
    /*   405 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* budget */
    /*   406 */ FSM_I(FSM_OP_RET, 0),
    /*   407 */ FSM_I(FSM_OP_PUSH, 0),
    /*   408 */ FSM_I(FSM_OP_ANY, FSM_AT(FSM_FIELD, 1)), 524291,
    /*   410 */ FSM_I(FSM_OP_RET, 0),
    /* satisfied(level) */
    /*   411 */ FSM_I(FSM_OP_PUSH, 2),
    /*   412 */ FSM_I(FSM_OP_ALL, FSM_AT(FSM_FIELD, 1)), 524291,
    /*   414 */ FSM_I(FSM_OP_CUT_TOP, 0), 88, 418, 440,
    /*   418 */ FSM_I(FSM_OP_PUSH, 2),
    /*   419 */ FSM_I(FSM_OP_COUNT, FSM_AT(FSM_FIELD, 1)), 524291,
    /*   421 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*   422 */ FSM_I(FSM_OP_DATA, 13), 4,
    /*   424 */ FSM_I(FSM_OP_SUB, 0),
    /*   425 */ FSM_I(FSM_OP_CUT_TOP, 0), 89, 429, 442,
    /*   429 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 11)), 90, 433, 444, /* budget */
    /*   433 */ FSM_I(FSM_OP_PUSH, 0),
    /*   434 */ FSM_I(FSM_OP_ANY, FSM_AT(FSM_FIELD, 1)), 524291,
    /*   436 */ FSM_I(FSM_OP_CUT_TOP, 0), 91, 446, 444,
    /*   440 */ FSM_I(FSM_OP_PUSH, 0),
    /*   441 */ FSM_I(FSM_OP_RET, 0),
    /*   442 */ FSM_I(FSM_OP_PUSH, 1),
    /*   443 */ FSM_I(FSM_OP_RET, 0),
    /*   444 */ FSM_I(FSM_OP_PUSH, 3),
    /*   445 */ FSM_I(FSM_OP_RET, 0),
    /*   446 */ FSM_I(FSM_OP_PUSH, 2),
    /*   447 */ FSM_I(FSM_OP_RET, 0),
    /*   448 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* budget */
    /*   449 */ FSM_I(FSM_OP_RET, 0),
    /*   450 */ FSM_I(FSM_OP_CALL, 1),
    /*   451 */ FSM_I(FSM_OP_RET, 0),
    /*   452 */ FSM_I(FSM_OP_CALL, 183),
    /*   453 */ FSM_I(FSM_OP_RET, 0),
    /* ask(level) */
    /*   454 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 11)), 92, 468, 458, /* budget */
    /*   458 */ FSM_I(FSM_OP_CALL, 1),
    /*   459 */ FSM_I(FSM_OP_CUT_TOP, 0), 93, 463, 470,
    /*   463 */ FSM_I(FSM_OP_CALL, 183),
    /*   464 */ FSM_I(FSM_OP_CUT_TOP, 0), 94, 472, 474,
    /*   468 */ FSM_I(FSM_OP_PUSH, 0),
    /*   469 */ FSM_I(FSM_OP_RET, 0),
    /*   470 */ FSM_I(FSM_OP_PUSH, 1),
    /*   471 */ FSM_I(FSM_OP_RET, 0),
    /*   472 */ FSM_I(FSM_OP_PUSH, 3),
    /*   473 */ FSM_I(FSM_OP_RET, 0),
    /*   474 */ FSM_I(FSM_OP_PUSH, 2),
    /*   475 */ FSM_I(FSM_OP_RET, 0),
    /*   476 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 0)), /* state */
    /*   477 */ FSM_I(FSM_OP_RET, 0),
    /*   478 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*   479 */ FSM_I(FSM_OP_DATA, 17), 4,
    /*   481 */ FSM_I(FSM_OP_RET, 0),
    /* allowed */
    /*   482 */ FSM_I(FSM_OP_CUTS, FSM_AT(FSM_INST, 0)), 2, 95, 495, 488, 495, /* state */
    /*   488 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*   489 */ FSM_I(FSM_OP_DATA, 17), 4,
    /*   491 */ FSM_I(FSM_OP_CUT_TOP, 0), 97, 497, 499,
    /*   495 */ FSM_I(FSM_OP_PUSH, 0),
    /*   496 */ FSM_I(FSM_OP_RET, 0),
    /*   497 */ FSM_I(FSM_OP_PUSH, 9),
    /*   498 */ FSM_I(FSM_OP_RET, 0),
    /*   499 */ FSM_I(FSM_OP_PUSH, 15),
    /*   500 */ FSM_I(FSM_OP_RET, 0),
    /*   501 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 19)), /* grace */
    /*   502 */ FSM_I(FSM_OP_RET, 0),
    /*   503 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*   504 */ FSM_I(FSM_OP_DATA, 17), 4,
    /*   506 */ FSM_I(FSM_OP_RET, 0),
    /*   507 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 12)), /* content */
    /*   508 */ FSM_I(FSM_OP_RET, 0),
    /*   509 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 13)), /* nagged */
    /*   510 */ FSM_I(FSM_OP_RET, 0),
    /*   511 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*   512 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*   513 */ FSM_I(FSM_OP_EQ, 0),
    /*   514 */ FSM_I(FSM_OP_RET, 0),
    /*   515 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*   516 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*   517 */ FSM_I(FSM_OP_EQ, 0),
    /*   518 */ FSM_I(FSM_OP_RET, 0),
    /*   519 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 14)), /* presenting */
    /*   520 */ FSM_I(FSM_OP_RET, 0),
    /*   521 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*   522 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*   523 */ FSM_I(FSM_OP_EQ, 0),
    /*   524 */ FSM_I(FSM_OP_RET, 0),
    /*   525 */ FSM_I(FSM_OP_CALL, 411),
    /*   526 */ FSM_I(FSM_OP_DATA, 110), 4,
    /*   528 */ FSM_I(FSM_OP_RET, 0),
    /*   529 */ FSM_I(FSM_OP_CALL, 525),
    /*   530 */ FSM_I(FSM_OP_RET, 0),
    /*   531 */ FSM_I(FSM_OP_CALL, 454),
    /*   532 */ FSM_I(FSM_OP_DATA, 114), 4,
    /*   534 */ FSM_I(FSM_OP_RET, 0),
    /*   535 */ FSM_I(FSM_OP_CALL, 531),
    /*   536 */ FSM_I(FSM_OP_RET, 0),
    /*   537 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*   538 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*   539 */ FSM_I(FSM_OP_EQ, 0),
    /*   540 */ FSM_I(FSM_OP_RET, 0),
    /*   541 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*   542 */ FSM_I(FSM_OP_PUSH, 3),
    /*   543 */ FSM_I(FSM_OP_EQ, 0),
    /*   544 */ FSM_I(FSM_OP_RET, 0),
    /*   545 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*   546 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*   547 */ FSM_I(FSM_OP_EQ, 0),
    /*   548 */ FSM_I(FSM_OP_RET, 0),
    /*   549 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*   550 */ FSM_I(FSM_OP_PUSH, 3),
    /*   551 */ FSM_I(FSM_OP_EQ, 0),
    /*   552 */ FSM_I(FSM_OP_RET, 0),
    /*   553 */ FSM_I(FSM_OP_CALL, 373),
    /*   554 */ FSM_I(FSM_OP_DATA, 123), 3,
    /*   556 */ FSM_I(FSM_OP_RET, 0),
    /*   557 */ FSM_I(FSM_OP_CALL, 553),
    /*   558 */ FSM_I(FSM_OP_RET, 0),
    /*   559 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*   560 */ FSM_I(FSM_OP_PUSH, 3),
    /*   561 */ FSM_I(FSM_OP_EQ, 0),
    /*   562 */ FSM_I(FSM_OP_RET, 0),
    /* promise, bounded */
    /*   563 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 11)), /* budget */
    /*   564 */ FSM_I(FSM_OP_PUSH, 0),
    /*   565 */ FSM_I(FSM_OP_GT, 0),
    /*   566 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* budget */
    /*   567 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 11)), /* budget */
    /*   568 */ FSM_I(FSM_OP_PUSH, 1),
    /*   569 */ FSM_I(FSM_OP_SUB, 0),
    /*   570 */ FSM_I(FSM_OP_EQ, 0),
    /*   571 */ FSM_I(FSM_OP_AND, 0),
    /*   572 */ FSM_I(FSM_OP_RET, 0),
    /* promise, assistant_mute */
    /*   573 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 0)), /* state */
    /*   574 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 0)), /* state */
    /*   575 */ FSM_I(FSM_OP_EQ, 0),
    /*   576 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*   577 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 6)), /* section */
    /*   578 */ FSM_I(FSM_OP_EQ, 0),
    /*   579 */ FSM_I(FSM_OP_AND, 0),
    /*   580 */ FSM_I(FSM_OP_RET, 0),
    /* promise, clock_runs */
    /*   581 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 16)), /* section_left */
    /*   582 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 16)), /* section_left */
    /*   583 */ FSM_I(FSM_OP_EQ, 0),
    /*   584 */ FSM_I(FSM_OP_RET, 0),
    /* promise, no_restart */
    /*   585 */ FSM_I(FSM_OP_EMITTED, 2),
    /*   586 */ FSM_I(FSM_OP_NOT, 0),
    /*   587 */ FSM_I(FSM_OP_RET, 0),
    /* promise, no_skip */
    /*   588 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_ARGUMENT, 2)),
    /*   589 */ FSM_I(FSM_OP_PUSH, 2),
    /*   590 */ FSM_I(FSM_OP_NE, 0),
    /*   591 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 12)), /* content */
    /*   592 */ FSM_I(FSM_OP_OR, 0),
    /*   593 */ FSM_I(FSM_OP_RET, 0),
    /* promise, order */
    /*   594 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*   595 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 6)), /* section */
    /*   596 */ FSM_I(FSM_OP_EQ, 0),
    /*   597 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*   598 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 6)), /* section */
    /*   599 */ FSM_I(FSM_OP_SUCC, 4),
    /*   600 */ FSM_I(FSM_OP_EQ, 0),
    /*   601 */ FSM_I(FSM_OP_OR, 0),
    /*   602 */ FSM_I(FSM_OP_RET, 0),
    /* promise, timed */
    /*   603 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 0)), /* state */
    /*   604 */ FSM_I(FSM_OP_PUSH, 2),
    /*   605 */ FSM_I(FSM_OP_EQ, 0),
    /*   606 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 16)), /* section_left */
    /*   607 */ FSM_I(FSM_OP_HAS, 0),
    /*   608 */ FSM_I(FSM_OP_NOT, 0),
    /*   609 */ FSM_I(FSM_OP_AND, 0),
    /*   610 */ FSM_I(FSM_OP_NOT, 0),
    /*   611 */ FSM_I(FSM_OP_RET, 0),
    /* promise, all_done */
    /*   612 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 0)), /* state */
    /*   613 */ FSM_I(FSM_OP_PUSH, 6),
    /*   614 */ FSM_I(FSM_OP_EQ, 0),
    /*   615 */ FSM_I(FSM_OP_RET, 0),
    /* view, TalentUIState */
    /*   616 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*   617 */ FSM_I(FSM_OP_ARG, 0),
    /*   618 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*   619 */ FSM_I(FSM_OP_DATA, 21), 4,
    /*   621 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*   622 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 16)), /* section_left */
    /*   623 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*   624 */ FSM_I(FSM_OP_SUB, 0),
    /*   625 */ FSM_I(FSM_OP_ARG, 0),
    /*   626 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*   627 */ FSM_I(FSM_OP_DATA, 29), 4,
    /*   629 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*   630 */ FSM_I(FSM_OP_CALL, 482),
    /*   631 */ FSM_I(FSM_OP_ARG_LIST, 81),
    /*   632 */ FSM_I(FSM_OP_DONE, 0),
    /* creation */
    /*   633 */ FSM_I(FSM_OP_SET, 5), 1,
    /*   635 */ FSM_I(FSM_OP_GOTO, 0), /* NOT_STARTED */
    /*   636 */ FSM_I(FSM_OP_PUSH, 0),
    /*   637 */ FSM_I(FSM_OP_ARG, 0),
    /*   638 */ FSM_I(FSM_OP_EMIT, 0), /* INTERVIEW_CREATED */
    /*   639 */ FSM_I(FSM_OP_DONE, 0),
    /* INTRO, CandidateMessage */
    /*   640 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 19)), 98, 1081, 1083, /* grace */
    /* INTRO, CodeSubmission */
    /*   644 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*   645 */ FSM_I(FSM_OP_DATA, 17), 4,
    /*   647 */ FSM_I(FSM_OP_CUT_TOP, 0), 99, 1095, 1097,
    /* INTRO, Done */
    /*   651 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 12)), 100, 655, 1113, /* content */
    /*   655 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 13)), 101, 1133, 1140, /* nagged */
    /* INTRO, Presented */
    /*   659 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*   660 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*   661 */ FSM_I(FSM_OP_EQ, 0),
    /*   662 */ FSM_I(FSM_OP_CUT_TOP, 0), 102, 1142, 1144,
    /* INTRO, PresentFailed */
    /*   666 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*   667 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*   668 */ FSM_I(FSM_OP_EQ, 0),
    /*   669 */ FSM_I(FSM_OP_CUT_TOP, 0), 103, 1156, 673,
    /*   673 */ FSM_I(FSM_OP_SWITCH, FSM_AT(FSM_INST, 14)), 3, 0, 1158, 1160, 1167, /* presenting */
    /* INTRO, AssistantReply */
    /*   679 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 1)),
    /*   680 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 39)), /* max_help_len */
    /*   681 */ FSM_I(FSM_OP_SUB, 0),
    /*   682 */ FSM_I(FSM_OP_CUT_TOP, 0), 86, 686, 1228,
    /*   686 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 2)),
    /*   687 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 40)), /* max_help_code */
    /*   688 */ FSM_I(FSM_OP_SUB, 0),
    /*   689 */ FSM_I(FSM_OP_CUT_TOP, 0), 87, 1217, 1228,
    /* INTRO, expired section_left */
    /*   693 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*   694 */ FSM_I(FSM_OP_PUSH, 3),
    /*   695 */ FSM_I(FSM_OP_EQ, 0),
    /*   696 */ FSM_I(FSM_OP_CUT_TOP, 0), 126, 1252, 1320,
    /* QUESTION, CandidateMessage */
    /*   700 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 19)), 98, 1402, 1083, /* grace */
    /* QUESTION, CodeSubmission */
    /*   704 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*   705 */ FSM_I(FSM_OP_DATA, 17), 4,
    /*   707 */ FSM_I(FSM_OP_CUT_TOP, 0), 99, 1095, 1425,
    /* QUESTION, Done */
    /*   711 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 12)), 100, 715, 1113, /* content */
    /*   715 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 13)), 101, 1133, 1140, /* nagged */
    /* QUESTION, Coverage */
    /*   719 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*   720 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*   721 */ FSM_I(FSM_OP_EQ, 0),
    /*   722 */ FSM_I(FSM_OP_CUT_TOP, 0), 106, 1447, 726,
    /*   726 */ FSM_I(FSM_OP_PUSH, 2),
    /*   727 */ FSM_I(FSM_OP_ALL, FSM_AT(FSM_FIELD, 1)), 524291,
    /*   729 */ FSM_I(FSM_OP_CUT_TOP, 0), 88, 733, 1449,
    /*   733 */ FSM_I(FSM_OP_PUSH, 2),
    /*   734 */ FSM_I(FSM_OP_COUNT, FSM_AT(FSM_FIELD, 1)), 524291,
    /*   736 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*   737 */ FSM_I(FSM_OP_DATA, 13), 4,
    /*   739 */ FSM_I(FSM_OP_SUB, 0),
    /*   740 */ FSM_I(FSM_OP_CUT_TOP, 0), 89, 744, 1449,
    /*   744 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 11)), 90, 748, 755, /* budget */
    /*   748 */ FSM_I(FSM_OP_PUSH, 0),
    /*   749 */ FSM_I(FSM_OP_ANY, FSM_AT(FSM_FIELD, 1)), 524291,
    /*   751 */ FSM_I(FSM_OP_CUT_TOP, 0), 91, 1449, 755,
    /*   755 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 11)), 92, 1538, 759, /* budget */
    /*   759 */ FSM_I(FSM_OP_CALL, 1),
    /*   760 */ FSM_I(FSM_OP_CUT_TOP, 0), 93, 764, 1472,
    /*   764 */ FSM_I(FSM_OP_CALL, 183),
    /*   765 */ FSM_I(FSM_OP_CUT_TOP, 0), 94, 1538, 1505,
    /* QUESTION, AssistantReply */
    /*   769 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 1)),
    /*   770 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 39)), /* max_help_len */
    /*   771 */ FSM_I(FSM_OP_SUB, 0),
    /*   772 */ FSM_I(FSM_OP_CUT_TOP, 0), 86, 776, 1228,
    /*   776 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 2)),
    /*   777 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 40)), /* max_help_code */
    /*   778 */ FSM_I(FSM_OP_SUB, 0),
    /*   779 */ FSM_I(FSM_OP_CUT_TOP, 0), 87, 1217, 1228,
    /* QUESTION, expired section_left */
    /*   783 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*   784 */ FSM_I(FSM_OP_PUSH, 3),
    /*   785 */ FSM_I(FSM_OP_EQ, 0),
    /*   786 */ FSM_I(FSM_OP_CUT_TOP, 0), 126, 1252, 1543,
    /* FOLLOWUP, CandidateMessage */
    /*   790 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 19)), 98, 1402, 1083, /* grace */
    /* FOLLOWUP, CodeSubmission */
    /*   794 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*   795 */ FSM_I(FSM_OP_DATA, 17), 4,
    /*   797 */ FSM_I(FSM_OP_CUT_TOP, 0), 99, 1095, 1425,
    /* FOLLOWUP, Done */
    /*   801 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 12)), 100, 805, 1113, /* content */
    /*   805 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 13)), 101, 1133, 1140, /* nagged */
    /* FOLLOWUP, Coverage */
    /*   809 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*   810 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*   811 */ FSM_I(FSM_OP_EQ, 0),
    /*   812 */ FSM_I(FSM_OP_CUT_TOP, 0), 106, 1447, 816,
    /*   816 */ FSM_I(FSM_OP_PUSH, 2),
    /*   817 */ FSM_I(FSM_OP_ALL, FSM_AT(FSM_FIELD, 1)), 524291,
    /*   819 */ FSM_I(FSM_OP_CUT_TOP, 0), 88, 823, 1449,
    /*   823 */ FSM_I(FSM_OP_PUSH, 2),
    /*   824 */ FSM_I(FSM_OP_COUNT, FSM_AT(FSM_FIELD, 1)), 524291,
    /*   826 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*   827 */ FSM_I(FSM_OP_DATA, 13), 4,
    /*   829 */ FSM_I(FSM_OP_SUB, 0),
    /*   830 */ FSM_I(FSM_OP_CUT_TOP, 0), 89, 834, 1449,
    /*   834 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 11)), 90, 838, 845, /* budget */
    /*   838 */ FSM_I(FSM_OP_PUSH, 0),
    /*   839 */ FSM_I(FSM_OP_ANY, FSM_AT(FSM_FIELD, 1)), 524291,
    /*   841 */ FSM_I(FSM_OP_CUT_TOP, 0), 91, 1449, 845,
    /*   845 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 11)), 92, 1538, 849, /* budget */
    /*   849 */ FSM_I(FSM_OP_CALL, 1),
    /*   850 */ FSM_I(FSM_OP_CUT_TOP, 0), 93, 854, 1472,
    /*   854 */ FSM_I(FSM_OP_CALL, 183),
    /*   855 */ FSM_I(FSM_OP_CUT_TOP, 0), 94, 1538, 1505,
    /* FOLLOWUP, AssistantReply */
    /*   859 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 1)),
    /*   860 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 39)), /* max_help_len */
    /*   861 */ FSM_I(FSM_OP_SUB, 0),
    /*   862 */ FSM_I(FSM_OP_CUT_TOP, 0), 86, 866, 1228,
    /*   866 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 2)),
    /*   867 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 40)), /* max_help_code */
    /*   868 */ FSM_I(FSM_OP_SUB, 0),
    /*   869 */ FSM_I(FSM_OP_CUT_TOP, 0), 87, 1217, 1228,
    /* FOLLOWUP, expired section_left */
    /*   873 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*   874 */ FSM_I(FSM_OP_PUSH, 3),
    /*   875 */ FSM_I(FSM_OP_EQ, 0),
    /*   876 */ FSM_I(FSM_OP_CUT_TOP, 0), 126, 1252, 1605,
    /* WRAPUP, CandidateMessage */
    /*   880 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 19)), 98, 1667, 1083, /* grace */
    /* WRAPUP, CodeSubmission */
    /*   884 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*   885 */ FSM_I(FSM_OP_DATA, 17), 4,
    /*   887 */ FSM_I(FSM_OP_CUT_TOP, 0), 99, 1095, 1669,
    /* WRAPUP, Summary */
    /*   891 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*   892 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*   893 */ FSM_I(FSM_OP_EQ, 0),
    /*   894 */ FSM_I(FSM_OP_CUT_TOP, 0), 118, 1203, 898,
    /*   898 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*   899 */ FSM_I(FSM_OP_PUSH, 3),
    /*   900 */ FSM_I(FSM_OP_EQ, 0),
    /*   901 */ FSM_I(FSM_OP_CUT_TOP, 0), 119, 1679, 1733,
    /* WRAPUP, SummaryFailed */
    /*   905 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*   906 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*   907 */ FSM_I(FSM_OP_EQ, 0),
    /*   908 */ FSM_I(FSM_OP_CUT_TOP, 0), 120, 1210, 912,
    /*   912 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*   913 */ FSM_I(FSM_OP_PUSH, 3),
    /*   914 */ FSM_I(FSM_OP_EQ, 0),
    /*   915 */ FSM_I(FSM_OP_CUT_TOP, 0), 121, 1745, 1799,
    /* WRAPUP, AssistantReply */
    /*   919 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 1)),
    /*   920 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 39)), /* max_help_len */
    /*   921 */ FSM_I(FSM_OP_SUB, 0),
    /*   922 */ FSM_I(FSM_OP_CUT_TOP, 0), 86, 926, 1228,
    /*   926 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 2)),
    /*   927 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 40)), /* max_help_code */
    /*   928 */ FSM_I(FSM_OP_SUB, 0),
    /*   929 */ FSM_I(FSM_OP_CUT_TOP, 0), 87, 1217, 1228,
    /* WRAPUP, expired section_left */
    /*   933 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*   934 */ FSM_I(FSM_OP_PUSH, 3),
    /*   935 */ FSM_I(FSM_OP_EQ, 0),
    /*   936 */ FSM_I(FSM_OP_CUT_TOP, 0), 126, 1252, 1811,
    /* PAUSED, expired section_left */
    /*   940 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*   941 */ FSM_I(FSM_OP_PUSH, 3),
    /*   942 */ FSM_I(FSM_OP_EQ, 0),
    /*   943 */ FSM_I(FSM_OP_CUT_TOP, 0), 126, 1912, 1981,
    /* COMPLETED, CandidateMessage */
    /*   947 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 19)), 98, 2034, 2036, /* grace */
    /* NOT_STARTED, Start */
    /*   951 */ FSM_I(FSM_OP_TAKE, 15), /* | Start || IN_PROGRESS | emit INTERVIEW_STARTED(system); begin | */
    /*   952 */ FSM_I(FSM_OP_PUSH, 0),
    /*   953 */ FSM_I(FSM_OP_ARG, 0),
    /*   954 */ FSM_I(FSM_OP_EMIT, 1), /* INTERVIEW_STARTED */
    /*   955 */ FSM_I(FSM_OP_PUSH, 0),
    /*   956 */ FSM_I(FSM_OP_FILL, 7), 196608, /* coverage */
    /*   958 */ FSM_I(FSM_OP_SET, 10), 0, /* asked */
    /*   960 */ FSM_I(FSM_OP_SET, 12), 0, /* content */
    /*   962 */ FSM_I(FSM_OP_SET, 13), 0, /* nagged */
    /*   964 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*   965 */ FSM_I(FSM_OP_DATA, 9), 4,
    /*   967 */ FSM_I(FSM_OP_STORE, 11), 3, /* budget */
    /*   969 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*   970 */ FSM_I(FSM_OP_DATA, 5), 4,
    /*   972 */ FSM_I(FSM_OP_START, 0), /* section_left */
    /*   973 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*   974 */ FSM_I(FSM_OP_DATA, 5), 4,
    /*   976 */ FSM_I(FSM_OP_PUSH, 120000),
    /*   977 */ FSM_I(FSM_OP_SUB, 0),
    /*   978 */ FSM_I(FSM_OP_START, 1), /* warn_first */
    /*   979 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*   980 */ FSM_I(FSM_OP_DATA, 5), 4,
    /*   982 */ FSM_I(FSM_OP_PUSH, 30000),
    /*   983 */ FSM_I(FSM_OP_SUB, 0),
    /*   984 */ FSM_I(FSM_OP_START, 2), /* warn_last */
    /*   985 */ FSM_I(FSM_OP_PUSH, 0),
    /*   986 */ FSM_I(FSM_OP_ARG, 0),
    /*   987 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*   988 */ FSM_I(FSM_OP_ARG, 0),
    /*   989 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 16)), /* section_left */
    /*   990 */ FSM_I(FSM_OP_ARG, 0),
    /*   991 */ FSM_I(FSM_OP_EMIT, 2), /* SECTION_STARTED */
    /*   992 */ FSM_I(FSM_OP_SET, 14), 1, /* presenting */
    /*   994 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*   995 */ FSM_I(FSM_OP_ARG, 0),
    /*   996 */ FSM_I(FSM_OP_EMIT, 14), /* Present */
    /*   997 */ FSM_I(FSM_OP_GOTO, 1), /* INTRO */
    /*   998 */ FSM_I(FSM_OP_DONE, 0),
    /* NOT_STARTED, Disconnect */
    /*   999 */ FSM_I(FSM_OP_ANSWER, 20), 1, /* Disconnect */
    /* NOT_STARTED, Reconnect */
    /*  1001 */ FSM_I(FSM_OP_ANSWER, 25), 1, /* Reconnect */
    /* NOT_STARTED, Abandon */
    /*  1003 */ FSM_I(FSM_OP_TAKE, 30), /* | Abandon || TERMINATED | emit INTERVIEW_TERMINATED(system, abandoned, "") | */
    /*  1004 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1005 */ FSM_I(FSM_OP_ARG, 0),
    /*  1006 */ FSM_I(FSM_OP_PUSH, 1),
    /*  1007 */ FSM_I(FSM_OP_ARG, 0),
    /*  1008 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1009 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  1010 */ FSM_I(FSM_OP_EMIT, 12), /* INTERVIEW_TERMINATED */
    /*  1011 */ FSM_I(FSM_OP_GOTO, 7), /* TERMINATED */
    /*  1012 */ FSM_I(FSM_OP_STOP, 0), /* section_left */
    /*  1013 */ FSM_I(FSM_OP_STOP, 1), /* warn_first */
    /*  1014 */ FSM_I(FSM_OP_STOP, 2), /* warn_last */
    /*  1015 */ FSM_I(FSM_OP_STOP, 3), /* grace */
    /*  1016 */ FSM_I(FSM_OP_DONE, 0),
    /* NOT_STARTED, CandidateMessage */
    /*  1017 */ FSM_I(FSM_OP_ANSWER, 35), 3, /* CandidateMessage */
    /* NOT_STARTED, CodeSubmission */
    /*  1019 */ FSM_I(FSM_OP_ANSWER, 44), 3, /* CodeSubmission */
    /* NOT_STARTED, AssistantQuery */
    /*  1021 */ FSM_I(FSM_OP_ANSWER, 52), 3, /* AssistantQuery */
    /* NOT_STARTED, Done */
    /*  1023 */ FSM_I(FSM_OP_ANSWER, 57), 3, /* Done */
    /* NOT_STARTED, Presented */
    /*  1025 */ FSM_I(FSM_OP_ANSWER, 65), 1, /* Presented */
    /* NOT_STARTED, PresentFailed */
    /*  1027 */ FSM_I(FSM_OP_ANSWER, 73), 1, /* PresentFailed */
    /* NOT_STARTED, Coverage */
    /*  1029 */ FSM_I(FSM_OP_ANSWER, 83), 1, /* Coverage */
    /* NOT_STARTED, CoverageFailed */
    /*  1031 */ FSM_I(FSM_OP_ANSWER, 94), 1, /* CoverageFailed */
    /* NOT_STARTED, Summary */
    /*  1033 */ FSM_I(FSM_OP_ANSWER, 99), 1, /* Summary */
    /* NOT_STARTED, SummaryFailed */
    /*  1035 */ FSM_I(FSM_OP_ANSWER, 106), 1, /* SummaryFailed */
    /* NOT_STARTED, AssistantReply */
    /*  1037 */ FSM_I(FSM_OP_ANSWER, 113), 1, /* AssistantReply */
    /* NOT_STARTED, AssistantFailed */
    /*  1039 */ FSM_I(FSM_OP_ANSWER, 119), 1, /* AssistantFailed */
    /* INTRO, Start */
    /* QUESTION, Start */
    /* FOLLOWUP, Start */
    /* WRAPUP, Start */
    /*  1041 */ FSM_I(FSM_OP_ANSWER, 16), 1, /* Start */
    /* INTRO, Disconnect */
    /*  1043 */ FSM_I(FSM_OP_TAKE_SURE, 21), /* | Disconnect | - || PAUSED | - | */
    /*  1044 */ FSM_I(FSM_OP_SAVE_LEAF, 5),
    /*  1045 */ FSM_I(FSM_OP_GOTO, 5), /* PAUSED */
    /*  1046 */ FSM_I(FSM_OP_DONE, 0),
    /* INTRO, Reconnect */
    /* QUESTION, Reconnect */
    /* FOLLOWUP, Reconnect */
    /* WRAPUP, Reconnect */
    /*  1047 */ FSM_I(FSM_OP_ANSWER, 26), 1, /* Reconnect */
    /* INTRO, Abandon */
    /*  1049 */ FSM_I(FSM_OP_TAKE, 31), /* | Abandon | - || TERMINATED | close(system_error); emit INTERVIEW_TERMINATED(system, abandoned, "") | */
    /*  1050 */ FSM_I(FSM_OP_SAVE_LEAF, 5),
    /*  1051 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 4)),
    /*  1052 */ FSM_I(FSM_OP_STORE_TEMP, 0),
    /*  1053 */ FSM_I(FSM_OP_STOP, 0), /* section_left */
    /*  1054 */ FSM_I(FSM_OP_STOP, 1), /* warn_first */
    /*  1055 */ FSM_I(FSM_OP_STOP, 2), /* warn_last */
    /*  1056 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1057 */ FSM_I(FSM_OP_ARG, 0),
    /*  1058 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*  1059 */ FSM_I(FSM_OP_ARG, 0),
    /*  1060 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  1061 */ FSM_I(FSM_OP_ARG, 0),
    /*  1062 */ FSM_I(FSM_OP_ARGS, FSM_AT(FSM_INST, 7)), 3, /* coverage */
    /*  1064 */ FSM_I(FSM_OP_EMIT, 10), /* SECTION_ENDED */
    /*  1065 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*  1066 */ FSM_I(FSM_OP_ARG, 0),
    /*  1067 */ FSM_I(FSM_OP_EMIT, 16), /* Summarise */
    /*  1068 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1069 */ FSM_I(FSM_OP_ARG, 0),
    /*  1070 */ FSM_I(FSM_OP_PUSH, 1),
    /*  1071 */ FSM_I(FSM_OP_ARG, 0),
    /*  1072 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1073 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  1074 */ FSM_I(FSM_OP_EMIT, 12), /* INTERVIEW_TERMINATED */
    /*  1075 */ FSM_I(FSM_OP_GOTO, 7), /* TERMINATED */
    /*  1076 */ FSM_I(FSM_OP_STOP, 0), /* section_left */
    /*  1077 */ FSM_I(FSM_OP_STOP, 1), /* warn_first */
    /*  1078 */ FSM_I(FSM_OP_STOP, 2), /* warn_last */
    /*  1079 */ FSM_I(FSM_OP_STOP, 3), /* grace */
    /*  1080 */ FSM_I(FSM_OP_DONE, 0),
    /*  1081 */ FSM_I(FSM_OP_ANSWER, 37), 2, /* | CandidateMessage | stopped | - || defer | - | */
    /*  1083 */ FSM_I(FSM_OP_TAKE, 36), /* | CandidateMessage | running | - || stay | late_message | */
    /*  1084 */ FSM_I(FSM_OP_PUSH, 3),
    /*  1085 */ FSM_I(FSM_OP_ARG, 0),
    /*  1086 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*  1087 */ FSM_I(FSM_OP_PRED, 0),
    /*  1088 */ FSM_I(FSM_OP_ARG, 0),
    /*  1089 */ FSM_I(FSM_OP_PUSH, 1),
    /*  1090 */ FSM_I(FSM_OP_ARG, 0),
    /*  1091 */ FSM_I(FSM_OP_TEXT, FSM_AT(FSM_FIELD, 0)),
    /*  1092 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  1093 */ FSM_I(FSM_OP_EMIT, 4), /* CANDIDATE_MESSAGE */
    /*  1094 */ FSM_I(FSM_OP_DONE, 0),
    /*  1095 */ FSM_I(FSM_OP_ANSWER, 45), 3, /* | CodeSubmission | - | false || reject | - | */
    /*  1097 */ FSM_I(FSM_OP_ANSWER, 46), 2, /* | CodeSubmission | - | true || defer | - | */
    /* INTRO, AssistantQuery */
    /* QUESTION, AssistantQuery */
    /* FOLLOWUP, AssistantQuery */
    /* WRAPUP, AssistantQuery */
    /*  1099 */ FSM_I(FSM_OP_TAKE, 53), /* | AssistantQuery | - || stay | emit ASSISTANT_QUERY(candidate, section, text); emit Assist(section, text) | */
    /*  1100 */ FSM_I(FSM_OP_PUSH, 3),
    /*  1101 */ FSM_I(FSM_OP_ARG, 0),
    /*  1102 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*  1103 */ FSM_I(FSM_OP_ARG, 0),
    /*  1104 */ FSM_I(FSM_OP_TEXT, FSM_AT(FSM_FIELD, 0)),
    /*  1105 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  1106 */ FSM_I(FSM_OP_EMIT, 7), /* ASSISTANT_QUERY */
    /*  1107 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*  1108 */ FSM_I(FSM_OP_ARG, 0),
    /*  1109 */ FSM_I(FSM_OP_TEXT, FSM_AT(FSM_FIELD, 0)),
    /*  1110 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  1111 */ FSM_I(FSM_OP_EMIT, 18), /* Assist */
    /*  1112 */ FSM_I(FSM_OP_DONE, 0),
    /*  1113 */ FSM_I(FSM_OP_TAKE, 58), /* | Done | true | - || WRAPUP | close(candidate_done) | */
    /*  1114 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 3)),
    /*  1115 */ FSM_I(FSM_OP_STORE_TEMP, 0),
    /*  1116 */ FSM_I(FSM_OP_STOP, 0), /* section_left */
    /*  1117 */ FSM_I(FSM_OP_STOP, 1), /* warn_first */
    /*  1118 */ FSM_I(FSM_OP_STOP, 2), /* warn_last */
    /*  1119 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1120 */ FSM_I(FSM_OP_ARG, 0),
    /*  1121 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*  1122 */ FSM_I(FSM_OP_ARG, 0),
    /*  1123 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  1124 */ FSM_I(FSM_OP_ARG, 0),
    /*  1125 */ FSM_I(FSM_OP_ARGS, FSM_AT(FSM_INST, 7)), 3, /* coverage */
    /*  1127 */ FSM_I(FSM_OP_EMIT, 10), /* SECTION_ENDED */
    /*  1128 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*  1129 */ FSM_I(FSM_OP_ARG, 0),
    /*  1130 */ FSM_I(FSM_OP_EMIT, 16), /* Summarise */
    /*  1131 */ FSM_I(FSM_OP_GOTO, 4), /* WRAPUP */
    /*  1132 */ FSM_I(FSM_OP_DONE, 0),
    /*  1133 */ FSM_I(FSM_OP_TAKE, 59), /* | Done | false | false || stay | nagged = true; emit NeedOutline("Please provide a brief outline so we can proceed.") | */
    /*  1134 */ FSM_I(FSM_OP_SET, 13), 1, /* nagged */
    /*  1136 */ FSM_I(FSM_OP_PUSH, 24),
    /*  1137 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  1138 */ FSM_I(FSM_OP_EMIT, 13), /* NeedOutline */
    /*  1139 */ FSM_I(FSM_OP_DONE, 0),
    /*  1140 */ FSM_I(FSM_OP_ANSWER, 60), 3, /* | Done | false | true || reject | - | */
    /*  1142 */ FSM_I(FSM_OP_TAKE_SURE, 67), /* | Presented | false | - || stay | - | */
    /*  1143 */ FSM_I(FSM_OP_DONE, 0),
    /*  1144 */ FSM_I(FSM_OP_TAKE, 66), /* | Presented | true | - || QUESTION | presenting = idle; emit PROMPT_PRESENTED(interviewer_ai, section, text) | */
    /*  1145 */ FSM_I(FSM_OP_SET, 14), 0, /* presenting */
    /*  1147 */ FSM_I(FSM_OP_PUSH, 1),
    /*  1148 */ FSM_I(FSM_OP_ARG, 0),
    /*  1149 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*  1150 */ FSM_I(FSM_OP_ARG, 0),
    /*  1151 */ FSM_I(FSM_OP_TEXT, FSM_AT(FSM_FIELD, 1)),
    /*  1152 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  1153 */ FSM_I(FSM_OP_EMIT, 3), /* PROMPT_PRESENTED */
    /*  1154 */ FSM_I(FSM_OP_GOTO, 2), /* QUESTION */
    /*  1155 */ FSM_I(FSM_OP_DONE, 0),
    /*  1156 */ FSM_I(FSM_OP_TAKE_SURE, 76), /* | PresentFailed | false | - || stay | - | */
    /*  1157 */ FSM_I(FSM_OP_DONE, 0),
    /*  1158 */ FSM_I(FSM_OP_TAKE_SURE, 77), /* | PresentFailed | true | idle || stay | - | */
    /*  1159 */ FSM_I(FSM_OP_DONE, 0),
    /*  1160 */ FSM_I(FSM_OP_TAKE, 74), /* | PresentFailed | true | pending || stay | presenting = retried; emit Present(section) | */
    /*  1161 */ FSM_I(FSM_OP_SET, 14), 2, /* presenting */
    /*  1163 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*  1164 */ FSM_I(FSM_OP_ARG, 0),
    /*  1165 */ FSM_I(FSM_OP_EMIT, 14), /* Present */
    /*  1166 */ FSM_I(FSM_OP_DONE, 0),
    /*  1167 */ FSM_I(FSM_OP_TAKE, 75), /* | PresentFailed | true | retried || TERMINATED | close(system_error); emit INTERVIEW_TERMINATED(system, system_error, error) | */
    /*  1168 */ FSM_I(FSM_OP_SAVE_LEAF, 5),
    /*  1169 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 4)),
    /*  1170 */ FSM_I(FSM_OP_STORE_TEMP, 0),
    /*  1171 */ FSM_I(FSM_OP_STOP, 0), /* section_left */
    /*  1172 */ FSM_I(FSM_OP_STOP, 1), /* warn_first */
    /*  1173 */ FSM_I(FSM_OP_STOP, 2), /* warn_last */
    /*  1174 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1175 */ FSM_I(FSM_OP_ARG, 0),
    /*  1176 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*  1177 */ FSM_I(FSM_OP_ARG, 0),
    /*  1178 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  1179 */ FSM_I(FSM_OP_ARG, 0),
    /*  1180 */ FSM_I(FSM_OP_ARGS, FSM_AT(FSM_INST, 7)), 3, /* coverage */
    /*  1182 */ FSM_I(FSM_OP_EMIT, 10), /* SECTION_ENDED */
    /*  1183 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*  1184 */ FSM_I(FSM_OP_ARG, 0),
    /*  1185 */ FSM_I(FSM_OP_EMIT, 16), /* Summarise */
    /*  1186 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1187 */ FSM_I(FSM_OP_ARG, 0),
    /*  1188 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1189 */ FSM_I(FSM_OP_ARG, 0),
    /*  1190 */ FSM_I(FSM_OP_TEXT, FSM_AT(FSM_FIELD, 1)),
    /*  1191 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  1192 */ FSM_I(FSM_OP_EMIT, 12), /* INTERVIEW_TERMINATED */
    /*  1193 */ FSM_I(FSM_OP_GOTO, 7), /* TERMINATED */
    /*  1194 */ FSM_I(FSM_OP_STOP, 0), /* section_left */
    /*  1195 */ FSM_I(FSM_OP_STOP, 1), /* warn_first */
    /*  1196 */ FSM_I(FSM_OP_STOP, 2), /* warn_last */
    /*  1197 */ FSM_I(FSM_OP_STOP, 3), /* grace */
    /*  1198 */ FSM_I(FSM_OP_DONE, 0),
    /* INTRO, Coverage */
    /*  1199 */ FSM_I(FSM_OP_TAKE_SURE, 84), /* | Coverage | - | - || stay | - | */
    /*  1200 */ FSM_I(FSM_OP_DONE, 0),
    /* INTRO, CoverageFailed */
    /* QUESTION, CoverageFailed */
    /* FOLLOWUP, CoverageFailed */
    /* WRAPUP, CoverageFailed */
    /*  1201 */ FSM_I(FSM_OP_TAKE_SURE, 95), /* | CoverageFailed | - || stay | - | */
    /*  1202 */ FSM_I(FSM_OP_DONE, 0),
    /* INTRO, Summary */
    /* QUESTION, Summary */
    /* FOLLOWUP, Summary */
    /*  1203 */ FSM_I(FSM_OP_TAKE, 100), /* | Summary | - || stay | emit StoreSummary(which, text) | */
    /*  1204 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  1205 */ FSM_I(FSM_OP_ARG, 0),
    /*  1206 */ FSM_I(FSM_OP_TEXT, FSM_AT(FSM_FIELD, 1)),
    /*  1207 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  1208 */ FSM_I(FSM_OP_EMIT, 17), /* StoreSummary */
    /*  1209 */ FSM_I(FSM_OP_DONE, 0),
    /* INTRO, SummaryFailed */
    /* QUESTION, SummaryFailed */
    /* FOLLOWUP, SummaryFailed */
    /*  1210 */ FSM_I(FSM_OP_TAKE, 107), /* | SummaryFailed | - || stay | emit StoreSummary(which, "") | */
    /*  1211 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  1212 */ FSM_I(FSM_OP_ARG, 0),
    /*  1213 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1214 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  1215 */ FSM_I(FSM_OP_EMIT, 17), /* StoreSummary */
    /*  1216 */ FSM_I(FSM_OP_DONE, 0),
    /*  1217 */ FSM_I(FSM_OP_TAKE, 115), /* | AssistantReply | false || stay | emit ASSISTANT_RESPONSE(assistant_ai, section, false, text) | */
    /*  1218 */ FSM_I(FSM_OP_PUSH, 2),
    /*  1219 */ FSM_I(FSM_OP_ARG, 0),
    /*  1220 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*  1221 */ FSM_I(FSM_OP_ARG, 0),
    /*  1222 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1223 */ FSM_I(FSM_OP_ARG, 0),
    /*  1224 */ FSM_I(FSM_OP_TEXT, FSM_AT(FSM_FIELD, 0)),
    /*  1225 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  1226 */ FSM_I(FSM_OP_EMIT, 8), /* ASSISTANT_RESPONSE */
    /*  1227 */ FSM_I(FSM_OP_DONE, 0),
    /*  1228 */ FSM_I(FSM_OP_TAKE, 114), /* | AssistantReply | true || stay | flagged = true; emit ASSISTANT_RESPONSE(assistant_ai, section, true, text) | */
    /*  1229 */ FSM_I(FSM_OP_SET, 15), 1, /* flagged */
    /*  1231 */ FSM_I(FSM_OP_PUSH, 2),
    /*  1232 */ FSM_I(FSM_OP_ARG, 0),
    /*  1233 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*  1234 */ FSM_I(FSM_OP_ARG, 0),
    /*  1235 */ FSM_I(FSM_OP_PUSH, 1),
    /*  1236 */ FSM_I(FSM_OP_ARG, 0),
    /*  1237 */ FSM_I(FSM_OP_TEXT, FSM_AT(FSM_FIELD, 0)),
    /*  1238 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  1239 */ FSM_I(FSM_OP_EMIT, 8), /* ASSISTANT_RESPONSE */
    /*  1240 */ FSM_I(FSM_OP_DONE, 0),
    /* INTRO, AssistantFailed */
    /* QUESTION, AssistantFailed */
    /* FOLLOWUP, AssistantFailed */
    /* WRAPUP, AssistantFailed */
    /*  1241 */ FSM_I(FSM_OP_TAKE, 120), /* | AssistantFailed | - || stay | emit ASSISTANT_RESPONSE(assistant_ai, section, true, "") | */
    /*  1242 */ FSM_I(FSM_OP_PUSH, 2),
    /*  1243 */ FSM_I(FSM_OP_ARG, 0),
    /*  1244 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*  1245 */ FSM_I(FSM_OP_ARG, 0),
    /*  1246 */ FSM_I(FSM_OP_PUSH, 1),
    /*  1247 */ FSM_I(FSM_OP_ARG, 0),
    /*  1248 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1249 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  1250 */ FSM_I(FSM_OP_EMIT, 8), /* ASSISTANT_RESPONSE */
    /*  1251 */ FSM_I(FSM_OP_DONE, 0),
    /*  1252 */ FSM_I(FSM_OP_TAKE, 124), /* | expired section_left | false || INTRO | timeup; advance | */
    /*  1253 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 0)),
    /*  1254 */ FSM_I(FSM_OP_STORE_TEMP, 0),
    /*  1255 */ FSM_I(FSM_OP_STOP, 0), /* section_left */
    /*  1256 */ FSM_I(FSM_OP_STOP, 1), /* warn_first */
    /*  1257 */ FSM_I(FSM_OP_STOP, 2), /* warn_last */
    /*  1258 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1259 */ FSM_I(FSM_OP_ARG, 0),
    /*  1260 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*  1261 */ FSM_I(FSM_OP_ARG, 0),
    /*  1262 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  1263 */ FSM_I(FSM_OP_ARG, 0),
    /*  1264 */ FSM_I(FSM_OP_ARGS, FSM_AT(FSM_INST, 7)), 3, /* coverage */
    /*  1266 */ FSM_I(FSM_OP_EMIT, 10), /* SECTION_ENDED */
    /*  1267 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*  1268 */ FSM_I(FSM_OP_ARG, 0),
    /*  1269 */ FSM_I(FSM_OP_EMIT, 16), /* Summarise */
    /*  1270 */ FSM_I(FSM_OP_PUSH, 15000),
    /*  1271 */ FSM_I(FSM_OP_START, 3), /* grace */
    /*  1272 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*  1273 */ FSM_I(FSM_OP_SUCC, 4),
    /*  1274 */ FSM_I(FSM_OP_STORE, 6), 5, /* section */
    /*  1276 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1277 */ FSM_I(FSM_OP_FILL, 7), 196608, /* coverage */
    /*  1279 */ FSM_I(FSM_OP_SET, 10), 0, /* asked */
    /*  1281 */ FSM_I(FSM_OP_SET, 12), 0, /* content */
    /*  1283 */ FSM_I(FSM_OP_SET, 13), 0, /* nagged */
    /*  1285 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*  1286 */ FSM_I(FSM_OP_DATA, 9), 4,
    /*  1288 */ FSM_I(FSM_OP_STORE, 11), 3, /* budget */
    /*  1290 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*  1291 */ FSM_I(FSM_OP_DATA, 5), 4,
    /*  1293 */ FSM_I(FSM_OP_START, 0), /* section_left */
    /*  1294 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*  1295 */ FSM_I(FSM_OP_DATA, 5), 4,
    /*  1297 */ FSM_I(FSM_OP_PUSH, 120000),
    /*  1298 */ FSM_I(FSM_OP_SUB, 0),
    /*  1299 */ FSM_I(FSM_OP_START, 1), /* warn_first */
    /*  1300 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*  1301 */ FSM_I(FSM_OP_DATA, 5), 4,
    /*  1303 */ FSM_I(FSM_OP_PUSH, 30000),
    /*  1304 */ FSM_I(FSM_OP_SUB, 0),
    /*  1305 */ FSM_I(FSM_OP_START, 2), /* warn_last */
    /*  1306 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1307 */ FSM_I(FSM_OP_ARG, 0),
    /*  1308 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*  1309 */ FSM_I(FSM_OP_ARG, 0),
    /*  1310 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 16)), /* section_left */
    /*  1311 */ FSM_I(FSM_OP_ARG, 0),
    /*  1312 */ FSM_I(FSM_OP_EMIT, 2), /* SECTION_STARTED */
    /*  1313 */ FSM_I(FSM_OP_SET, 14), 1, /* presenting */
    /*  1315 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*  1316 */ FSM_I(FSM_OP_ARG, 0),
    /*  1317 */ FSM_I(FSM_OP_EMIT, 14), /* Present */
    /*  1318 */ FSM_I(FSM_OP_GOTO, 1), /* INTRO */
    /*  1319 */ FSM_I(FSM_OP_DONE, 0),
    /*  1320 */ FSM_I(FSM_OP_TAKE, 125), /* | expired section_left | true || COMPLETED | timeup; emit INTERVIEW_COMPLETED(system) | */
    /*  1321 */ FSM_I(FSM_OP_SAVE_LEAF, 5),
    /*  1322 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 0)),
    /*  1323 */ FSM_I(FSM_OP_STORE_TEMP, 0),
    /*  1324 */ FSM_I(FSM_OP_STOP, 0), /* section_left */
    /*  1325 */ FSM_I(FSM_OP_STOP, 1), /* warn_first */
    /*  1326 */ FSM_I(FSM_OP_STOP, 2), /* warn_last */
    /*  1327 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1328 */ FSM_I(FSM_OP_ARG, 0),
    /*  1329 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*  1330 */ FSM_I(FSM_OP_ARG, 0),
    /*  1331 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  1332 */ FSM_I(FSM_OP_ARG, 0),
    /*  1333 */ FSM_I(FSM_OP_ARGS, FSM_AT(FSM_INST, 7)), 3, /* coverage */
    /*  1335 */ FSM_I(FSM_OP_EMIT, 10), /* SECTION_ENDED */
    /*  1336 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*  1337 */ FSM_I(FSM_OP_ARG, 0),
    /*  1338 */ FSM_I(FSM_OP_EMIT, 16), /* Summarise */
    /*  1339 */ FSM_I(FSM_OP_PUSH, 15000),
    /*  1340 */ FSM_I(FSM_OP_START, 3), /* grace */
    /*  1341 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1342 */ FSM_I(FSM_OP_ARG, 0),
    /*  1343 */ FSM_I(FSM_OP_EMIT, 11), /* INTERVIEW_COMPLETED */
    /*  1344 */ FSM_I(FSM_OP_GOTO, 6), /* COMPLETED */
    /*  1345 */ FSM_I(FSM_OP_DONE, 0),
    /* INTRO, expired warn_first */
    /* QUESTION, expired warn_first */
    /* FOLLOWUP, expired warn_first */
    /* WRAPUP, expired warn_first */
    /*  1346 */ FSM_I(FSM_OP_TAKE_SURE, 128), /* | expired warn_first | - || stay | emit SECTION_TIME_WARNING(system, section, first_warning) | */
    /*  1347 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1348 */ FSM_I(FSM_OP_ARG, 0),
    /*  1349 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*  1350 */ FSM_I(FSM_OP_ARG, 0),
    /*  1351 */ FSM_I(FSM_OP_PUSH, 120000),
    /*  1352 */ FSM_I(FSM_OP_ARG, 0),
    /*  1353 */ FSM_I(FSM_OP_EMIT, 9), /* SECTION_TIME_WARNING */
    /*  1354 */ FSM_I(FSM_OP_DONE, 0),
    /* INTRO, expired warn_last */
    /* QUESTION, expired warn_last */
    /* FOLLOWUP, expired warn_last */
    /* WRAPUP, expired warn_last */
    /*  1355 */ FSM_I(FSM_OP_TAKE_SURE, 130), /* | expired warn_last | - || stay | emit SECTION_TIME_WARNING(system, section, last_warning) | */
    /*  1356 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1357 */ FSM_I(FSM_OP_ARG, 0),
    /*  1358 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*  1359 */ FSM_I(FSM_OP_ARG, 0),
    /*  1360 */ FSM_I(FSM_OP_PUSH, 30000),
    /*  1361 */ FSM_I(FSM_OP_ARG, 0),
    /*  1362 */ FSM_I(FSM_OP_EMIT, 9), /* SECTION_TIME_WARNING */
    /*  1363 */ FSM_I(FSM_OP_DONE, 0),
    /* INTRO, expired grace */
    /* QUESTION, expired grace */
    /* FOLLOWUP, expired grace */
    /* WRAPUP, expired grace */
    /*  1364 */ FSM_I(FSM_OP_TAKE_SURE, 132), /* | expired grace | - || stay | - | */
    /*  1365 */ FSM_I(FSM_OP_DONE, 0),
    /* QUESTION, Disconnect */
    /*  1366 */ FSM_I(FSM_OP_TAKE_SURE, 21), /* | Disconnect | - || PAUSED | - | */
    /*  1367 */ FSM_I(FSM_OP_SAVE_LEAF, 5),
    /*  1368 */ FSM_I(FSM_OP_GOTO, 5), /* PAUSED */
    /*  1369 */ FSM_I(FSM_OP_DONE, 0),
    /* QUESTION, Abandon */
    /*  1370 */ FSM_I(FSM_OP_TAKE, 31), /* | Abandon | - || TERMINATED | close(system_error); emit INTERVIEW_TERMINATED(system, abandoned, "") | */
    /*  1371 */ FSM_I(FSM_OP_SAVE_LEAF, 5),
    /*  1372 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 4)),
    /*  1373 */ FSM_I(FSM_OP_STORE_TEMP, 0),
    /*  1374 */ FSM_I(FSM_OP_STOP, 0), /* section_left */
    /*  1375 */ FSM_I(FSM_OP_STOP, 1), /* warn_first */
    /*  1376 */ FSM_I(FSM_OP_STOP, 2), /* warn_last */
    /*  1377 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1378 */ FSM_I(FSM_OP_ARG, 0),
    /*  1379 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*  1380 */ FSM_I(FSM_OP_ARG, 0),
    /*  1381 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  1382 */ FSM_I(FSM_OP_ARG, 0),
    /*  1383 */ FSM_I(FSM_OP_ARGS, FSM_AT(FSM_INST, 7)), 3, /* coverage */
    /*  1385 */ FSM_I(FSM_OP_EMIT, 10), /* SECTION_ENDED */
    /*  1386 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*  1387 */ FSM_I(FSM_OP_ARG, 0),
    /*  1388 */ FSM_I(FSM_OP_EMIT, 16), /* Summarise */
    /*  1389 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1390 */ FSM_I(FSM_OP_ARG, 0),
    /*  1391 */ FSM_I(FSM_OP_PUSH, 1),
    /*  1392 */ FSM_I(FSM_OP_ARG, 0),
    /*  1393 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1394 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  1395 */ FSM_I(FSM_OP_EMIT, 12), /* INTERVIEW_TERMINATED */
    /*  1396 */ FSM_I(FSM_OP_GOTO, 7), /* TERMINATED */
    /*  1397 */ FSM_I(FSM_OP_STOP, 0), /* section_left */
    /*  1398 */ FSM_I(FSM_OP_STOP, 1), /* warn_first */
    /*  1399 */ FSM_I(FSM_OP_STOP, 2), /* warn_last */
    /*  1400 */ FSM_I(FSM_OP_STOP, 3), /* grace */
    /*  1401 */ FSM_I(FSM_OP_DONE, 0),
    /*  1402 */ FSM_I(FSM_OP_TAKE, 38), /* | CandidateMessage | stopped | - || stay | message | */
    /*  1403 */ FSM_I(FSM_OP_PUSH, 3),
    /*  1404 */ FSM_I(FSM_OP_ARG, 0),
    /*  1405 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*  1406 */ FSM_I(FSM_OP_ARG, 0),
    /*  1407 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1408 */ FSM_I(FSM_OP_ARG, 0),
    /*  1409 */ FSM_I(FSM_OP_TEXT, FSM_AT(FSM_FIELD, 0)),
    /*  1410 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  1411 */ FSM_I(FSM_OP_EMIT, 4), /* CANDIDATE_MESSAGE */
    /*  1412 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 12)), /* content */
    /*  1413 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 1)),
    /*  1414 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 38)), /* min_words */
    /*  1415 */ FSM_I(FSM_OP_GE, 0),
    /*  1416 */ FSM_I(FSM_OP_OR, 0),
    /*  1417 */ FSM_I(FSM_OP_STORE, 12), 2, /* content */
    /*  1419 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*  1420 */ FSM_I(FSM_OP_ARG, 0),
    /*  1421 */ FSM_I(FSM_OP_TEXT, FSM_AT(FSM_FIELD, 0)),
    /*  1422 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  1423 */ FSM_I(FSM_OP_EMIT, 15), /* Evaluate */
    /*  1424 */ FSM_I(FSM_OP_DONE, 0),
    /*  1425 */ FSM_I(FSM_OP_TAKE, 47), /* | CodeSubmission | - | true || stay | content = true; emit CANDIDATE_CODE_SUBMISSION(candidate, section, false, code); emit Evaluate(section, code) | */
    /*  1426 */ FSM_I(FSM_OP_SET, 12), 1, /* content */
    /*  1428 */ FSM_I(FSM_OP_PUSH, 3),
    /*  1429 */ FSM_I(FSM_OP_ARG, 0),
    /*  1430 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*  1431 */ FSM_I(FSM_OP_ARG, 0),
    /*  1432 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1433 */ FSM_I(FSM_OP_ARG, 0),
    /*  1434 */ FSM_I(FSM_OP_TEXT, FSM_AT(FSM_FIELD, 0)),
    /*  1435 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  1436 */ FSM_I(FSM_OP_EMIT, 6), /* CANDIDATE_CODE_SUBMISSION */
    /*  1437 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*  1438 */ FSM_I(FSM_OP_ARG, 0),
    /*  1439 */ FSM_I(FSM_OP_TEXT, FSM_AT(FSM_FIELD, 0)),
    /*  1440 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  1441 */ FSM_I(FSM_OP_EMIT, 15), /* Evaluate */
    /*  1442 */ FSM_I(FSM_OP_DONE, 0),
    /* QUESTION, Presented */
    /* FOLLOWUP, Presented */
    /*  1443 */ FSM_I(FSM_OP_ANSWER, 68), 1, /* Presented */
    /* QUESTION, PresentFailed */
    /* FOLLOWUP, PresentFailed */
    /*  1445 */ FSM_I(FSM_OP_ANSWER, 78), 1, /* PresentFailed */
    /*  1447 */ FSM_I(FSM_OP_TAKE_SURE, 85), /* | Coverage | false | - | - || stay | - | */
    /*  1448 */ FSM_I(FSM_OP_DONE, 0),
    /*  1449 */ FSM_I(FSM_OP_TAKE, 86), /* | Coverage | true | true | - || WRAPUP | coverage = level; close(coverage_satisfied) | */
    /*  1450 */ FSM_I(FSM_OP_COPY, 7), 6291457, 196608, /* coverage */
    /*  1453 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 2)),
    /*  1454 */ FSM_I(FSM_OP_STORE_TEMP, 0),
    /*  1455 */ FSM_I(FSM_OP_STOP, 0), /* section_left */
    /*  1456 */ FSM_I(FSM_OP_STOP, 1), /* warn_first */
    /*  1457 */ FSM_I(FSM_OP_STOP, 2), /* warn_last */
    /*  1458 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1459 */ FSM_I(FSM_OP_ARG, 0),
    /*  1460 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*  1461 */ FSM_I(FSM_OP_ARG, 0),
    /*  1462 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  1463 */ FSM_I(FSM_OP_ARG, 0),
    /*  1464 */ FSM_I(FSM_OP_ARGS, FSM_AT(FSM_INST, 7)), 3, /* coverage */
    /*  1466 */ FSM_I(FSM_OP_EMIT, 10), /* SECTION_ENDED */
    /*  1467 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*  1468 */ FSM_I(FSM_OP_ARG, 0),
    /*  1469 */ FSM_I(FSM_OP_EMIT, 16), /* Summarise */
    /*  1470 */ FSM_I(FSM_OP_GOTO, 4), /* WRAPUP */
    /*  1471 */ FSM_I(FSM_OP_DONE, 0),
    /*  1472 */ FSM_I(FSM_OP_TAKE, 87), /* | Coverage | true | false | uncovered || FOLLOWUP | coverage = level; follow(uncovered(level)) | */
    /*  1473 */ FSM_I(FSM_OP_COPY, 7), 6291457, 196608, /* coverage */
    /*  1476 */ FSM_I(FSM_OP_CALL, 1),
    /*  1477 */ FSM_I(FSM_OP_STORE_TEMP, 0),
    /*  1478 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* budget */
    /*  1479 */ FSM_I(FSM_OP_PUSH, 1),
    /*  1480 */ FSM_I(FSM_OP_SUB, 0),
    /*  1481 */ FSM_I(FSM_OP_STORE, 11), 3, /* budget */
    /*  1483 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 10)), /* asked */
    /*  1484 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  1485 */ FSM_I(FSM_OP_DATA, 33), 12,
    /*  1487 */ FSM_I(FSM_OP_SET_ADD, 0),
    /*  1488 */ FSM_I(FSM_OP_STORE, 10), 1, /* asked */
    /*  1490 */ FSM_I(FSM_OP_PUSH, 1),
    /*  1491 */ FSM_I(FSM_OP_ARG, 0),
    /*  1492 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*  1493 */ FSM_I(FSM_OP_ARG, 0),
    /*  1494 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  1495 */ FSM_I(FSM_OP_DATA, 57), 12,
    /*  1497 */ FSM_I(FSM_OP_ARG, 0),
    /*  1498 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  1499 */ FSM_I(FSM_OP_DATA, 69), 12,
    /*  1501 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  1502 */ FSM_I(FSM_OP_EMIT, 5), /* FOLLOWUP_PRESENTED */
    /*  1503 */ FSM_I(FSM_OP_GOTO, 3), /* FOLLOWUP */
    /*  1504 */ FSM_I(FSM_OP_DONE, 0),
    /*  1505 */ FSM_I(FSM_OP_TAKE, 88), /* | Coverage | true | false | deepen || FOLLOWUP | coverage = level; follow(deepen(level)) | */
    /*  1506 */ FSM_I(FSM_OP_COPY, 7), 6291457, 196608, /* coverage */
    /*  1509 */ FSM_I(FSM_OP_CALL, 183),
    /*  1510 */ FSM_I(FSM_OP_STORE_TEMP, 0),
    /*  1511 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* budget */
    /*  1512 */ FSM_I(FSM_OP_PUSH, 1),
    /*  1513 */ FSM_I(FSM_OP_SUB, 0),
    /*  1514 */ FSM_I(FSM_OP_STORE, 11), 3, /* budget */
    /*  1516 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 10)), /* asked */
    /*  1517 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  1518 */ FSM_I(FSM_OP_DATA, 33), 12,
    /*  1520 */ FSM_I(FSM_OP_SET_ADD, 0),
    /*  1521 */ FSM_I(FSM_OP_STORE, 10), 1, /* asked */
    /*  1523 */ FSM_I(FSM_OP_PUSH, 1),
    /*  1524 */ FSM_I(FSM_OP_ARG, 0),
    /*  1525 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*  1526 */ FSM_I(FSM_OP_ARG, 0),
    /*  1527 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  1528 */ FSM_I(FSM_OP_DATA, 57), 12,
    /*  1530 */ FSM_I(FSM_OP_ARG, 0),
    /*  1531 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  1532 */ FSM_I(FSM_OP_DATA, 69), 12,
    /*  1534 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  1535 */ FSM_I(FSM_OP_EMIT, 5), /* FOLLOWUP_PRESENTED */
    /*  1536 */ FSM_I(FSM_OP_GOTO, 3), /* FOLLOWUP */
    /*  1537 */ FSM_I(FSM_OP_DONE, 0),
    /*  1538 */ FSM_I(FSM_OP_TAKE, 89), /* | Coverage | true | false | nothing || stay | coverage = level | */
    /*  1539 */ FSM_I(FSM_OP_COPY, 7), 6291457, 196608, /* coverage */
    /*  1542 */ FSM_I(FSM_OP_DONE, 0),
    /*  1543 */ FSM_I(FSM_OP_TAKE, 125), /* | expired section_left | true || COMPLETED | timeup; emit INTERVIEW_COMPLETED(system) | */
    /*  1544 */ FSM_I(FSM_OP_SAVE_LEAF, 5),
    /*  1545 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 0)),
    /*  1546 */ FSM_I(FSM_OP_STORE_TEMP, 0),
    /*  1547 */ FSM_I(FSM_OP_STOP, 0), /* section_left */
    /*  1548 */ FSM_I(FSM_OP_STOP, 1), /* warn_first */
    /*  1549 */ FSM_I(FSM_OP_STOP, 2), /* warn_last */
    /*  1550 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1551 */ FSM_I(FSM_OP_ARG, 0),
    /*  1552 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*  1553 */ FSM_I(FSM_OP_ARG, 0),
    /*  1554 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  1555 */ FSM_I(FSM_OP_ARG, 0),
    /*  1556 */ FSM_I(FSM_OP_ARGS, FSM_AT(FSM_INST, 7)), 3, /* coverage */
    /*  1558 */ FSM_I(FSM_OP_EMIT, 10), /* SECTION_ENDED */
    /*  1559 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*  1560 */ FSM_I(FSM_OP_ARG, 0),
    /*  1561 */ FSM_I(FSM_OP_EMIT, 16), /* Summarise */
    /*  1562 */ FSM_I(FSM_OP_PUSH, 15000),
    /*  1563 */ FSM_I(FSM_OP_START, 3), /* grace */
    /*  1564 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1565 */ FSM_I(FSM_OP_ARG, 0),
    /*  1566 */ FSM_I(FSM_OP_EMIT, 11), /* INTERVIEW_COMPLETED */
    /*  1567 */ FSM_I(FSM_OP_GOTO, 6), /* COMPLETED */
    /*  1568 */ FSM_I(FSM_OP_DONE, 0),
    /* FOLLOWUP, Disconnect */
    /*  1569 */ FSM_I(FSM_OP_TAKE_SURE, 21), /* | Disconnect | - || PAUSED | - | */
    /*  1570 */ FSM_I(FSM_OP_SAVE_LEAF, 5),
    /*  1571 */ FSM_I(FSM_OP_GOTO, 5), /* PAUSED */
    /*  1572 */ FSM_I(FSM_OP_DONE, 0),
    /* FOLLOWUP, Abandon */
    /*  1573 */ FSM_I(FSM_OP_TAKE, 31), /* | Abandon | - || TERMINATED | close(system_error); emit INTERVIEW_TERMINATED(system, abandoned, "") | */
    /*  1574 */ FSM_I(FSM_OP_SAVE_LEAF, 5),
    /*  1575 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 4)),
    /*  1576 */ FSM_I(FSM_OP_STORE_TEMP, 0),
    /*  1577 */ FSM_I(FSM_OP_STOP, 0), /* section_left */
    /*  1578 */ FSM_I(FSM_OP_STOP, 1), /* warn_first */
    /*  1579 */ FSM_I(FSM_OP_STOP, 2), /* warn_last */
    /*  1580 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1581 */ FSM_I(FSM_OP_ARG, 0),
    /*  1582 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*  1583 */ FSM_I(FSM_OP_ARG, 0),
    /*  1584 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  1585 */ FSM_I(FSM_OP_ARG, 0),
    /*  1586 */ FSM_I(FSM_OP_ARGS, FSM_AT(FSM_INST, 7)), 3, /* coverage */
    /*  1588 */ FSM_I(FSM_OP_EMIT, 10), /* SECTION_ENDED */
    /*  1589 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*  1590 */ FSM_I(FSM_OP_ARG, 0),
    /*  1591 */ FSM_I(FSM_OP_EMIT, 16), /* Summarise */
    /*  1592 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1593 */ FSM_I(FSM_OP_ARG, 0),
    /*  1594 */ FSM_I(FSM_OP_PUSH, 1),
    /*  1595 */ FSM_I(FSM_OP_ARG, 0),
    /*  1596 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1597 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  1598 */ FSM_I(FSM_OP_EMIT, 12), /* INTERVIEW_TERMINATED */
    /*  1599 */ FSM_I(FSM_OP_GOTO, 7), /* TERMINATED */
    /*  1600 */ FSM_I(FSM_OP_STOP, 0), /* section_left */
    /*  1601 */ FSM_I(FSM_OP_STOP, 1), /* warn_first */
    /*  1602 */ FSM_I(FSM_OP_STOP, 2), /* warn_last */
    /*  1603 */ FSM_I(FSM_OP_STOP, 3), /* grace */
    /*  1604 */ FSM_I(FSM_OP_DONE, 0),
    /*  1605 */ FSM_I(FSM_OP_TAKE, 125), /* | expired section_left | true || COMPLETED | timeup; emit INTERVIEW_COMPLETED(system) | */
    /*  1606 */ FSM_I(FSM_OP_SAVE_LEAF, 5),
    /*  1607 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 0)),
    /*  1608 */ FSM_I(FSM_OP_STORE_TEMP, 0),
    /*  1609 */ FSM_I(FSM_OP_STOP, 0), /* section_left */
    /*  1610 */ FSM_I(FSM_OP_STOP, 1), /* warn_first */
    /*  1611 */ FSM_I(FSM_OP_STOP, 2), /* warn_last */
    /*  1612 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1613 */ FSM_I(FSM_OP_ARG, 0),
    /*  1614 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*  1615 */ FSM_I(FSM_OP_ARG, 0),
    /*  1616 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  1617 */ FSM_I(FSM_OP_ARG, 0),
    /*  1618 */ FSM_I(FSM_OP_ARGS, FSM_AT(FSM_INST, 7)), 3, /* coverage */
    /*  1620 */ FSM_I(FSM_OP_EMIT, 10), /* SECTION_ENDED */
    /*  1621 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*  1622 */ FSM_I(FSM_OP_ARG, 0),
    /*  1623 */ FSM_I(FSM_OP_EMIT, 16), /* Summarise */
    /*  1624 */ FSM_I(FSM_OP_PUSH, 15000),
    /*  1625 */ FSM_I(FSM_OP_START, 3), /* grace */
    /*  1626 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1627 */ FSM_I(FSM_OP_ARG, 0),
    /*  1628 */ FSM_I(FSM_OP_EMIT, 11), /* INTERVIEW_COMPLETED */
    /*  1629 */ FSM_I(FSM_OP_GOTO, 6), /* COMPLETED */
    /*  1630 */ FSM_I(FSM_OP_DONE, 0),
    /* WRAPUP, Disconnect */
    /*  1631 */ FSM_I(FSM_OP_TAKE_SURE, 21), /* | Disconnect | - || PAUSED | - | */
    /*  1632 */ FSM_I(FSM_OP_SAVE_LEAF, 5),
    /*  1633 */ FSM_I(FSM_OP_GOTO, 5), /* PAUSED */
    /*  1634 */ FSM_I(FSM_OP_DONE, 0),
    /* WRAPUP, Abandon */
    /*  1635 */ FSM_I(FSM_OP_TAKE, 31), /* | Abandon | - || TERMINATED | close(system_error); emit INTERVIEW_TERMINATED(system, abandoned, "") | */
    /*  1636 */ FSM_I(FSM_OP_SAVE_LEAF, 5),
    /*  1637 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 4)),
    /*  1638 */ FSM_I(FSM_OP_STORE_TEMP, 0),
    /*  1639 */ FSM_I(FSM_OP_STOP, 0), /* section_left */
    /*  1640 */ FSM_I(FSM_OP_STOP, 1), /* warn_first */
    /*  1641 */ FSM_I(FSM_OP_STOP, 2), /* warn_last */
    /*  1642 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1643 */ FSM_I(FSM_OP_ARG, 0),
    /*  1644 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*  1645 */ FSM_I(FSM_OP_ARG, 0),
    /*  1646 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  1647 */ FSM_I(FSM_OP_ARG, 0),
    /*  1648 */ FSM_I(FSM_OP_ARGS, FSM_AT(FSM_INST, 7)), 3, /* coverage */
    /*  1650 */ FSM_I(FSM_OP_EMIT, 10), /* SECTION_ENDED */
    /*  1651 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*  1652 */ FSM_I(FSM_OP_ARG, 0),
    /*  1653 */ FSM_I(FSM_OP_EMIT, 16), /* Summarise */
    /*  1654 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1655 */ FSM_I(FSM_OP_ARG, 0),
    /*  1656 */ FSM_I(FSM_OP_PUSH, 1),
    /*  1657 */ FSM_I(FSM_OP_ARG, 0),
    /*  1658 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1659 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  1660 */ FSM_I(FSM_OP_EMIT, 12), /* INTERVIEW_TERMINATED */
    /*  1661 */ FSM_I(FSM_OP_GOTO, 7), /* TERMINATED */
    /*  1662 */ FSM_I(FSM_OP_STOP, 0), /* section_left */
    /*  1663 */ FSM_I(FSM_OP_STOP, 1), /* warn_first */
    /*  1664 */ FSM_I(FSM_OP_STOP, 2), /* warn_last */
    /*  1665 */ FSM_I(FSM_OP_STOP, 3), /* grace */
    /*  1666 */ FSM_I(FSM_OP_DONE, 0),
    /*  1667 */ FSM_I(FSM_OP_ANSWER, 39), 2, /* | CandidateMessage | stopped | - || defer | - | */
    /*  1669 */ FSM_I(FSM_OP_ANSWER, 48), 2, /* | CodeSubmission | - | true || defer | - | */
    /* WRAPUP, Done */
    /*  1671 */ FSM_I(FSM_OP_ANSWER, 61), 1, /* Done */
    /* WRAPUP, Presented */
    /*  1673 */ FSM_I(FSM_OP_ANSWER, 69), 1, /* Presented */
    /* WRAPUP, PresentFailed */
    /*  1675 */ FSM_I(FSM_OP_ANSWER, 79), 1, /* PresentFailed */
    /* WRAPUP, Coverage */
    /*  1677 */ FSM_I(FSM_OP_ANSWER, 90), 1, /* Coverage */
    /*  1679 */ FSM_I(FSM_OP_TAKE, 101), /* | Summary | true | false || INTRO | emit StoreSummary(which, text); advance | */
    /*  1680 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  1681 */ FSM_I(FSM_OP_ARG, 0),
    /*  1682 */ FSM_I(FSM_OP_TEXT, FSM_AT(FSM_FIELD, 1)),
    /*  1683 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  1684 */ FSM_I(FSM_OP_EMIT, 17), /* StoreSummary */
    /*  1685 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*  1686 */ FSM_I(FSM_OP_SUCC, 4),
    /*  1687 */ FSM_I(FSM_OP_STORE, 6), 5, /* section */
    /*  1689 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1690 */ FSM_I(FSM_OP_FILL, 7), 196608, /* coverage */
    /*  1692 */ FSM_I(FSM_OP_SET, 10), 0, /* asked */
    /*  1694 */ FSM_I(FSM_OP_SET, 12), 0, /* content */
    /*  1696 */ FSM_I(FSM_OP_SET, 13), 0, /* nagged */
    /*  1698 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*  1699 */ FSM_I(FSM_OP_DATA, 9), 4,
    /*  1701 */ FSM_I(FSM_OP_STORE, 11), 3, /* budget */
    /*  1703 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*  1704 */ FSM_I(FSM_OP_DATA, 5), 4,
    /*  1706 */ FSM_I(FSM_OP_START, 0), /* section_left */
    /*  1707 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*  1708 */ FSM_I(FSM_OP_DATA, 5), 4,
    /*  1710 */ FSM_I(FSM_OP_PUSH, 120000),
    /*  1711 */ FSM_I(FSM_OP_SUB, 0),
    /*  1712 */ FSM_I(FSM_OP_START, 1), /* warn_first */
    /*  1713 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*  1714 */ FSM_I(FSM_OP_DATA, 5), 4,
    /*  1716 */ FSM_I(FSM_OP_PUSH, 30000),
    /*  1717 */ FSM_I(FSM_OP_SUB, 0),
    /*  1718 */ FSM_I(FSM_OP_START, 2), /* warn_last */
    /*  1719 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1720 */ FSM_I(FSM_OP_ARG, 0),
    /*  1721 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*  1722 */ FSM_I(FSM_OP_ARG, 0),
    /*  1723 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 16)), /* section_left */
    /*  1724 */ FSM_I(FSM_OP_ARG, 0),
    /*  1725 */ FSM_I(FSM_OP_EMIT, 2), /* SECTION_STARTED */
    /*  1726 */ FSM_I(FSM_OP_SET, 14), 1, /* presenting */
    /*  1728 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*  1729 */ FSM_I(FSM_OP_ARG, 0),
    /*  1730 */ FSM_I(FSM_OP_EMIT, 14), /* Present */
    /*  1731 */ FSM_I(FSM_OP_GOTO, 1), /* INTRO */
    /*  1732 */ FSM_I(FSM_OP_DONE, 0),
    /*  1733 */ FSM_I(FSM_OP_TAKE, 102), /* | Summary | true | true || COMPLETED | emit StoreSummary(which, text); emit INTERVIEW_COMPLETED(system) | */
    /*  1734 */ FSM_I(FSM_OP_SAVE_LEAF, 5),
    /*  1735 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  1736 */ FSM_I(FSM_OP_ARG, 0),
    /*  1737 */ FSM_I(FSM_OP_TEXT, FSM_AT(FSM_FIELD, 1)),
    /*  1738 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  1739 */ FSM_I(FSM_OP_EMIT, 17), /* StoreSummary */
    /*  1740 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1741 */ FSM_I(FSM_OP_ARG, 0),
    /*  1742 */ FSM_I(FSM_OP_EMIT, 11), /* INTERVIEW_COMPLETED */
    /*  1743 */ FSM_I(FSM_OP_GOTO, 6), /* COMPLETED */
    /*  1744 */ FSM_I(FSM_OP_DONE, 0),
    /*  1745 */ FSM_I(FSM_OP_TAKE, 108), /* | SummaryFailed | true | false || INTRO | emit StoreSummary(which, ""); advance | */
    /*  1746 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  1747 */ FSM_I(FSM_OP_ARG, 0),
    /*  1748 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1749 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  1750 */ FSM_I(FSM_OP_EMIT, 17), /* StoreSummary */
    /*  1751 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*  1752 */ FSM_I(FSM_OP_SUCC, 4),
    /*  1753 */ FSM_I(FSM_OP_STORE, 6), 5, /* section */
    /*  1755 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1756 */ FSM_I(FSM_OP_FILL, 7), 196608, /* coverage */
    /*  1758 */ FSM_I(FSM_OP_SET, 10), 0, /* asked */
    /*  1760 */ FSM_I(FSM_OP_SET, 12), 0, /* content */
    /*  1762 */ FSM_I(FSM_OP_SET, 13), 0, /* nagged */
    /*  1764 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*  1765 */ FSM_I(FSM_OP_DATA, 9), 4,
    /*  1767 */ FSM_I(FSM_OP_STORE, 11), 3, /* budget */
    /*  1769 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*  1770 */ FSM_I(FSM_OP_DATA, 5), 4,
    /*  1772 */ FSM_I(FSM_OP_START, 0), /* section_left */
    /*  1773 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*  1774 */ FSM_I(FSM_OP_DATA, 5), 4,
    /*  1776 */ FSM_I(FSM_OP_PUSH, 120000),
    /*  1777 */ FSM_I(FSM_OP_SUB, 0),
    /*  1778 */ FSM_I(FSM_OP_START, 1), /* warn_first */
    /*  1779 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*  1780 */ FSM_I(FSM_OP_DATA, 5), 4,
    /*  1782 */ FSM_I(FSM_OP_PUSH, 30000),
    /*  1783 */ FSM_I(FSM_OP_SUB, 0),
    /*  1784 */ FSM_I(FSM_OP_START, 2), /* warn_last */
    /*  1785 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1786 */ FSM_I(FSM_OP_ARG, 0),
    /*  1787 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*  1788 */ FSM_I(FSM_OP_ARG, 0),
    /*  1789 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 16)), /* section_left */
    /*  1790 */ FSM_I(FSM_OP_ARG, 0),
    /*  1791 */ FSM_I(FSM_OP_EMIT, 2), /* SECTION_STARTED */
    /*  1792 */ FSM_I(FSM_OP_SET, 14), 1, /* presenting */
    /*  1794 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*  1795 */ FSM_I(FSM_OP_ARG, 0),
    /*  1796 */ FSM_I(FSM_OP_EMIT, 14), /* Present */
    /*  1797 */ FSM_I(FSM_OP_GOTO, 1), /* INTRO */
    /*  1798 */ FSM_I(FSM_OP_DONE, 0),
    /*  1799 */ FSM_I(FSM_OP_TAKE, 109), /* | SummaryFailed | true | true || COMPLETED | emit StoreSummary(which, ""); emit INTERVIEW_COMPLETED(system) | */
    /*  1800 */ FSM_I(FSM_OP_SAVE_LEAF, 5),
    /*  1801 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  1802 */ FSM_I(FSM_OP_ARG, 0),
    /*  1803 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1804 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  1805 */ FSM_I(FSM_OP_EMIT, 17), /* StoreSummary */
    /*  1806 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1807 */ FSM_I(FSM_OP_ARG, 0),
    /*  1808 */ FSM_I(FSM_OP_EMIT, 11), /* INTERVIEW_COMPLETED */
    /*  1809 */ FSM_I(FSM_OP_GOTO, 6), /* COMPLETED */
    /*  1810 */ FSM_I(FSM_OP_DONE, 0),
    /*  1811 */ FSM_I(FSM_OP_TAKE, 125), /* | expired section_left | true || COMPLETED | timeup; emit INTERVIEW_COMPLETED(system) | */
    /*  1812 */ FSM_I(FSM_OP_SAVE_LEAF, 5),
    /*  1813 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 0)),
    /*  1814 */ FSM_I(FSM_OP_STORE_TEMP, 0),
    /*  1815 */ FSM_I(FSM_OP_STOP, 0), /* section_left */
    /*  1816 */ FSM_I(FSM_OP_STOP, 1), /* warn_first */
    /*  1817 */ FSM_I(FSM_OP_STOP, 2), /* warn_last */
    /*  1818 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1819 */ FSM_I(FSM_OP_ARG, 0),
    /*  1820 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*  1821 */ FSM_I(FSM_OP_ARG, 0),
    /*  1822 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  1823 */ FSM_I(FSM_OP_ARG, 0),
    /*  1824 */ FSM_I(FSM_OP_ARGS, FSM_AT(FSM_INST, 7)), 3, /* coverage */
    /*  1826 */ FSM_I(FSM_OP_EMIT, 10), /* SECTION_ENDED */
    /*  1827 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*  1828 */ FSM_I(FSM_OP_ARG, 0),
    /*  1829 */ FSM_I(FSM_OP_EMIT, 16), /* Summarise */
    /*  1830 */ FSM_I(FSM_OP_PUSH, 15000),
    /*  1831 */ FSM_I(FSM_OP_START, 3), /* grace */
    /*  1832 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1833 */ FSM_I(FSM_OP_ARG, 0),
    /*  1834 */ FSM_I(FSM_OP_EMIT, 11), /* INTERVIEW_COMPLETED */
    /*  1835 */ FSM_I(FSM_OP_GOTO, 6), /* COMPLETED */
    /*  1836 */ FSM_I(FSM_OP_DONE, 0),
    /* PAUSED, Start */
    /*  1837 */ FSM_I(FSM_OP_ANSWER, 17), 1, /* Start */
    /* PAUSED, Disconnect */
    /*  1839 */ FSM_I(FSM_OP_ANSWER, 22), 1, /* Disconnect */
    /* PAUSED, Reconnect */
    /*  1841 */ FSM_I(FSM_OP_TAKE, 27), /* | Reconnect | - || resume IN_PROGRESS | - | */
    /*  1842 */ FSM_I(FSM_OP_SWITCH, FSM_AT(FSM_INST, 5)), 4, 1, 1849, 1851, 1853, 1855,
    /*  1849 */ FSM_I(FSM_OP_GOTO, 1), /* INTRO */
    /*  1850 */ FSM_I(FSM_OP_DONE, 0),
    /*  1851 */ FSM_I(FSM_OP_GOTO, 2), /* QUESTION */
    /*  1852 */ FSM_I(FSM_OP_DONE, 0),
    /*  1853 */ FSM_I(FSM_OP_GOTO, 3), /* FOLLOWUP */
    /*  1854 */ FSM_I(FSM_OP_DONE, 0),
    /*  1855 */ FSM_I(FSM_OP_GOTO, 4), /* WRAPUP */
    /*  1856 */ FSM_I(FSM_OP_DONE, 0),
    /* PAUSED, Abandon */
    /*  1857 */ FSM_I(FSM_OP_TAKE, 32), /* | Abandon | - || TERMINATED | close(system_error); emit INTERVIEW_TERMINATED(system, abandoned, "") | */
    /*  1858 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 4)),
    /*  1859 */ FSM_I(FSM_OP_STORE_TEMP, 0),
    /*  1860 */ FSM_I(FSM_OP_STOP, 0), /* section_left */
    /*  1861 */ FSM_I(FSM_OP_STOP, 1), /* warn_first */
    /*  1862 */ FSM_I(FSM_OP_STOP, 2), /* warn_last */
    /*  1863 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1864 */ FSM_I(FSM_OP_ARG, 0),
    /*  1865 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*  1866 */ FSM_I(FSM_OP_ARG, 0),
    /*  1867 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  1868 */ FSM_I(FSM_OP_ARG, 0),
    /*  1869 */ FSM_I(FSM_OP_ARGS, FSM_AT(FSM_INST, 7)), 3, /* coverage */
    /*  1871 */ FSM_I(FSM_OP_EMIT, 10), /* SECTION_ENDED */
    /*  1872 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*  1873 */ FSM_I(FSM_OP_ARG, 0),
    /*  1874 */ FSM_I(FSM_OP_EMIT, 16), /* Summarise */
    /*  1875 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1876 */ FSM_I(FSM_OP_ARG, 0),
    /*  1877 */ FSM_I(FSM_OP_PUSH, 1),
    /*  1878 */ FSM_I(FSM_OP_ARG, 0),
    /*  1879 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1880 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  1881 */ FSM_I(FSM_OP_EMIT, 12), /* INTERVIEW_TERMINATED */
    /*  1882 */ FSM_I(FSM_OP_GOTO, 7), /* TERMINATED */
    /*  1883 */ FSM_I(FSM_OP_STOP, 0), /* section_left */
    /*  1884 */ FSM_I(FSM_OP_STOP, 1), /* warn_first */
    /*  1885 */ FSM_I(FSM_OP_STOP, 2), /* warn_last */
    /*  1886 */ FSM_I(FSM_OP_STOP, 3), /* grace */
    /*  1887 */ FSM_I(FSM_OP_DONE, 0),
    /* PAUSED, CandidateMessage */
    /*  1888 */ FSM_I(FSM_OP_ANSWER, 40), 2, /* CandidateMessage */
    /* PAUSED, CodeSubmission */
    /*  1890 */ FSM_I(FSM_OP_ANSWER, 49), 2, /* CodeSubmission */
    /* PAUSED, AssistantQuery */
    /*  1892 */ FSM_I(FSM_OP_ANSWER, 54), 3, /* AssistantQuery */
    /* PAUSED, Done */
    /*  1894 */ FSM_I(FSM_OP_ANSWER, 62), 3, /* Done */
    /* PAUSED, Presented */
    /*  1896 */ FSM_I(FSM_OP_ANSWER, 70), 2, /* Presented */
    /* PAUSED, PresentFailed */
    /*  1898 */ FSM_I(FSM_OP_ANSWER, 80), 2, /* PresentFailed */
    /* PAUSED, Coverage */
    /*  1900 */ FSM_I(FSM_OP_ANSWER, 91), 2, /* Coverage */
    /* PAUSED, CoverageFailed */
    /*  1902 */ FSM_I(FSM_OP_ANSWER, 96), 2, /* CoverageFailed */
    /* PAUSED, Summary */
    /*  1904 */ FSM_I(FSM_OP_ANSWER, 103), 2, /* Summary */
    /* PAUSED, SummaryFailed */
    /*  1906 */ FSM_I(FSM_OP_ANSWER, 110), 2, /* SummaryFailed */
    /* PAUSED, AssistantReply */
    /*  1908 */ FSM_I(FSM_OP_ANSWER, 116), 2, /* AssistantReply */
    /* PAUSED, AssistantFailed */
    /*  1910 */ FSM_I(FSM_OP_ANSWER, 121), 2, /* AssistantFailed */
    /*  1912 */ FSM_I(FSM_OP_TAKE, 126), /* | expired section_left | false || stay | timeup; advance; history IN_PROGRESS = INTRO | */
    /*  1913 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 0)),
    /*  1914 */ FSM_I(FSM_OP_STORE_TEMP, 0),
    /*  1915 */ FSM_I(FSM_OP_STOP, 0), /* section_left */
    /*  1916 */ FSM_I(FSM_OP_STOP, 1), /* warn_first */
    /*  1917 */ FSM_I(FSM_OP_STOP, 2), /* warn_last */
    /*  1918 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1919 */ FSM_I(FSM_OP_ARG, 0),
    /*  1920 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*  1921 */ FSM_I(FSM_OP_ARG, 0),
    /*  1922 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  1923 */ FSM_I(FSM_OP_ARG, 0),
    /*  1924 */ FSM_I(FSM_OP_ARGS, FSM_AT(FSM_INST, 7)), 3, /* coverage */
    /*  1926 */ FSM_I(FSM_OP_EMIT, 10), /* SECTION_ENDED */
    /*  1927 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*  1928 */ FSM_I(FSM_OP_ARG, 0),
    /*  1929 */ FSM_I(FSM_OP_EMIT, 16), /* Summarise */
    /*  1930 */ FSM_I(FSM_OP_PUSH, 15000),
    /*  1931 */ FSM_I(FSM_OP_START, 3), /* grace */
    /*  1932 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*  1933 */ FSM_I(FSM_OP_SUCC, 4),
    /*  1934 */ FSM_I(FSM_OP_STORE, 6), 5, /* section */
    /*  1936 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1937 */ FSM_I(FSM_OP_FILL, 7), 196608, /* coverage */
    /*  1939 */ FSM_I(FSM_OP_SET, 10), 0, /* asked */
    /*  1941 */ FSM_I(FSM_OP_SET, 12), 0, /* content */
    /*  1943 */ FSM_I(FSM_OP_SET, 13), 0, /* nagged */
    /*  1945 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*  1946 */ FSM_I(FSM_OP_DATA, 9), 4,
    /*  1948 */ FSM_I(FSM_OP_STORE, 11), 3, /* budget */
    /*  1950 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*  1951 */ FSM_I(FSM_OP_DATA, 5), 4,
    /*  1953 */ FSM_I(FSM_OP_START, 0), /* section_left */
    /*  1954 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*  1955 */ FSM_I(FSM_OP_DATA, 5), 4,
    /*  1957 */ FSM_I(FSM_OP_PUSH, 120000),
    /*  1958 */ FSM_I(FSM_OP_SUB, 0),
    /*  1959 */ FSM_I(FSM_OP_START, 1), /* warn_first */
    /*  1960 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*  1961 */ FSM_I(FSM_OP_DATA, 5), 4,
    /*  1963 */ FSM_I(FSM_OP_PUSH, 30000),
    /*  1964 */ FSM_I(FSM_OP_SUB, 0),
    /*  1965 */ FSM_I(FSM_OP_START, 2), /* warn_last */
    /*  1966 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1967 */ FSM_I(FSM_OP_ARG, 0),
    /*  1968 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*  1969 */ FSM_I(FSM_OP_ARG, 0),
    /*  1970 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 16)), /* section_left */
    /*  1971 */ FSM_I(FSM_OP_ARG, 0),
    /*  1972 */ FSM_I(FSM_OP_EMIT, 2), /* SECTION_STARTED */
    /*  1973 */ FSM_I(FSM_OP_SET, 14), 1, /* presenting */
    /*  1975 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*  1976 */ FSM_I(FSM_OP_ARG, 0),
    /*  1977 */ FSM_I(FSM_OP_EMIT, 14), /* Present */
    /*  1978 */ FSM_I(FSM_OP_SET, 5), 1,
    /*  1980 */ FSM_I(FSM_OP_DONE, 0),
    /*  1981 */ FSM_I(FSM_OP_TAKE, 127), /* | expired section_left | true || COMPLETED | timeup; emit INTERVIEW_COMPLETED(system) | */
    /*  1982 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 0)),
    /*  1983 */ FSM_I(FSM_OP_STORE_TEMP, 0),
    /*  1984 */ FSM_I(FSM_OP_STOP, 0), /* section_left */
    /*  1985 */ FSM_I(FSM_OP_STOP, 1), /* warn_first */
    /*  1986 */ FSM_I(FSM_OP_STOP, 2), /* warn_last */
    /*  1987 */ FSM_I(FSM_OP_PUSH, 0),
    /*  1988 */ FSM_I(FSM_OP_ARG, 0),
    /*  1989 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*  1990 */ FSM_I(FSM_OP_ARG, 0),
    /*  1991 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 0)),
    /*  1992 */ FSM_I(FSM_OP_ARG, 0),
    /*  1993 */ FSM_I(FSM_OP_ARGS, FSM_AT(FSM_INST, 7)), 3, /* coverage */
    /*  1995 */ FSM_I(FSM_OP_EMIT, 10), /* SECTION_ENDED */
    /*  1996 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*  1997 */ FSM_I(FSM_OP_ARG, 0),
    /*  1998 */ FSM_I(FSM_OP_EMIT, 16), /* Summarise */
    /*  1999 */ FSM_I(FSM_OP_PUSH, 15000),
    /*  2000 */ FSM_I(FSM_OP_START, 3), /* grace */
    /*  2001 */ FSM_I(FSM_OP_PUSH, 0),
    /*  2002 */ FSM_I(FSM_OP_ARG, 0),
    /*  2003 */ FSM_I(FSM_OP_EMIT, 11), /* INTERVIEW_COMPLETED */
    /*  2004 */ FSM_I(FSM_OP_GOTO, 6), /* COMPLETED */
    /*  2005 */ FSM_I(FSM_OP_DONE, 0),
    /* PAUSED, expired warn_first */
    /*  2006 */ FSM_I(FSM_OP_TAKE_SURE, 129), /* | expired warn_first | - || stay | emit SECTION_TIME_WARNING(system, section, first_warning) | */
    /*  2007 */ FSM_I(FSM_OP_PUSH, 0),
    /*  2008 */ FSM_I(FSM_OP_ARG, 0),
    /*  2009 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*  2010 */ FSM_I(FSM_OP_ARG, 0),
    /*  2011 */ FSM_I(FSM_OP_PUSH, 120000),
    /*  2012 */ FSM_I(FSM_OP_ARG, 0),
    /*  2013 */ FSM_I(FSM_OP_EMIT, 9), /* SECTION_TIME_WARNING */
    /*  2014 */ FSM_I(FSM_OP_DONE, 0),
    /* PAUSED, expired warn_last */
    /*  2015 */ FSM_I(FSM_OP_TAKE_SURE, 131), /* | expired warn_last | - || stay | emit SECTION_TIME_WARNING(system, section, last_warning) | */
    /*  2016 */ FSM_I(FSM_OP_PUSH, 0),
    /*  2017 */ FSM_I(FSM_OP_ARG, 0),
    /*  2018 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*  2019 */ FSM_I(FSM_OP_ARG, 0),
    /*  2020 */ FSM_I(FSM_OP_PUSH, 30000),
    /*  2021 */ FSM_I(FSM_OP_ARG, 0),
    /*  2022 */ FSM_I(FSM_OP_EMIT, 9), /* SECTION_TIME_WARNING */
    /*  2023 */ FSM_I(FSM_OP_DONE, 0),
    /* PAUSED, expired grace */
    /*  2024 */ FSM_I(FSM_OP_TAKE_SURE, 133), /* | expired grace | - || stay | - | */
    /*  2025 */ FSM_I(FSM_OP_DONE, 0),
    /* COMPLETED, Start */
    /*  2026 */ FSM_I(FSM_OP_ANSWER, 18), 1, /* Start */
    /* COMPLETED, Disconnect */
    /*  2028 */ FSM_I(FSM_OP_ANSWER, 23), 1, /* Disconnect */
    /* COMPLETED, Reconnect */
    /*  2030 */ FSM_I(FSM_OP_ANSWER, 28), 1, /* Reconnect */
    /* COMPLETED, Abandon */
    /*  2032 */ FSM_I(FSM_OP_ANSWER, 33), 1, /* Abandon */
    /*  2034 */ FSM_I(FSM_OP_ANSWER, 42), 3, /* | CandidateMessage | stopped || reject | - | */
    /*  2036 */ FSM_I(FSM_OP_TAKE, 41), /* | CandidateMessage | running || stay | emit CANDIDATE_MESSAGE(candidate, section, true, text) | */
    /*  2037 */ FSM_I(FSM_OP_PUSH, 3),
    /*  2038 */ FSM_I(FSM_OP_ARG, 0),
    /*  2039 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* section */
    /*  2040 */ FSM_I(FSM_OP_ARG, 0),
    /*  2041 */ FSM_I(FSM_OP_PUSH, 1),
    /*  2042 */ FSM_I(FSM_OP_ARG, 0),
    /*  2043 */ FSM_I(FSM_OP_TEXT, FSM_AT(FSM_FIELD, 0)),
    /*  2044 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2045 */ FSM_I(FSM_OP_EMIT, 4), /* CANDIDATE_MESSAGE */
    /*  2046 */ FSM_I(FSM_OP_DONE, 0),
    /* COMPLETED, CodeSubmission */
    /*  2047 */ FSM_I(FSM_OP_ANSWER, 50), 3, /* CodeSubmission */
    /* COMPLETED, AssistantQuery */
    /*  2049 */ FSM_I(FSM_OP_ANSWER, 55), 3, /* AssistantQuery */
    /* COMPLETED, Done */
    /*  2051 */ FSM_I(FSM_OP_ANSWER, 63), 3, /* Done */
    /* COMPLETED, Presented */
    /*  2053 */ FSM_I(FSM_OP_ANSWER, 71), 1, /* Presented */
    /* COMPLETED, PresentFailed */
    /*  2055 */ FSM_I(FSM_OP_ANSWER, 81), 1, /* PresentFailed */
    /* COMPLETED, Coverage */
    /*  2057 */ FSM_I(FSM_OP_ANSWER, 92), 1, /* Coverage */
    /* COMPLETED, CoverageFailed */
    /*  2059 */ FSM_I(FSM_OP_ANSWER, 97), 1, /* CoverageFailed */
    /* COMPLETED, Summary */
    /*  2061 */ FSM_I(FSM_OP_TAKE, 104), /* | Summary | - || stay | emit StoreSummary(which, text) | */
    /*  2062 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  2063 */ FSM_I(FSM_OP_ARG, 0),
    /*  2064 */ FSM_I(FSM_OP_TEXT, FSM_AT(FSM_FIELD, 1)),
    /*  2065 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2066 */ FSM_I(FSM_OP_EMIT, 17), /* StoreSummary */
    /*  2067 */ FSM_I(FSM_OP_DONE, 0),
    /* COMPLETED, SummaryFailed */
    /*  2068 */ FSM_I(FSM_OP_ANSWER, 111), 1, /* SummaryFailed */
    /* COMPLETED, AssistantReply */
    /*  2070 */ FSM_I(FSM_OP_ANSWER, 117), 1, /* AssistantReply */
    /* COMPLETED, AssistantFailed */
    /*  2072 */ FSM_I(FSM_OP_ANSWER, 122), 1, /* AssistantFailed */
    /* COMPLETED, expired grace */
    /*  2074 */ FSM_I(FSM_OP_TAKE_SURE, 134), /* | expired grace | - || stay | - | */
    /*  2075 */ FSM_I(FSM_OP_DONE, 0),
    /* TERMINATED, Start */
    /*  2076 */ FSM_I(FSM_OP_ANSWER, 19), 1, /* Start */
    /* TERMINATED, Disconnect */
    /*  2078 */ FSM_I(FSM_OP_ANSWER, 24), 1, /* Disconnect */
    /* TERMINATED, Reconnect */
    /*  2080 */ FSM_I(FSM_OP_ANSWER, 29), 1, /* Reconnect */
    /* TERMINATED, Abandon */
    /*  2082 */ FSM_I(FSM_OP_ANSWER, 34), 1, /* Abandon */
    /* TERMINATED, CandidateMessage */
    /*  2084 */ FSM_I(FSM_OP_ANSWER, 43), 3, /* CandidateMessage */
    /* TERMINATED, CodeSubmission */
    /*  2086 */ FSM_I(FSM_OP_ANSWER, 51), 3, /* CodeSubmission */
    /* TERMINATED, AssistantQuery */
    /*  2088 */ FSM_I(FSM_OP_ANSWER, 56), 3, /* AssistantQuery */
    /* TERMINATED, Done */
    /*  2090 */ FSM_I(FSM_OP_ANSWER, 64), 3, /* Done */
    /* TERMINATED, Presented */
    /*  2092 */ FSM_I(FSM_OP_ANSWER, 72), 1, /* Presented */
    /* TERMINATED, PresentFailed */
    /*  2094 */ FSM_I(FSM_OP_ANSWER, 82), 1, /* PresentFailed */
    /* TERMINATED, Coverage */
    /*  2096 */ FSM_I(FSM_OP_ANSWER, 93), 1, /* Coverage */
    /* TERMINATED, CoverageFailed */
    /*  2098 */ FSM_I(FSM_OP_ANSWER, 98), 1, /* CoverageFailed */
    /* TERMINATED, Summary */
    /*  2100 */ FSM_I(FSM_OP_TAKE, 105), /* | Summary || stay | emit StoreSummary(which, text) | */
    /*  2101 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*  2102 */ FSM_I(FSM_OP_ARG, 0),
    /*  2103 */ FSM_I(FSM_OP_TEXT, FSM_AT(FSM_FIELD, 1)),
    /*  2104 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  2105 */ FSM_I(FSM_OP_EMIT, 17), /* StoreSummary */
    /*  2106 */ FSM_I(FSM_OP_DONE, 0),
    /* TERMINATED, SummaryFailed */
    /*  2107 */ FSM_I(FSM_OP_ANSWER, 112), 1, /* SummaryFailed */
    /* TERMINATED, AssistantReply */
    /*  2109 */ FSM_I(FSM_OP_ANSWER, 118), 1, /* AssistantReply */
    /* TERMINATED, AssistantFailed */
    /*  2111 */ FSM_I(FSM_OP_ANSWER, 123), 1, /* AssistantFailed */
    /*  2113 */ FSM_I(FSM_OP_GAP, 0),
};

const struct fsm_machine interview_machine = {
    .format = 1,
    .name = "interview", .source = "interview.fsm", .version = 1,
    .hash = {0x10, 0x07, 0x9b, 0x12, 0xef, 0xe4, 0xb0, 0x43, 0x9e, 0x62, 0xce, 0x7b, 0xe4, 0x9d, 0x3f, 0xe0,
             0x8e, 0xbf, 0x53, 0xc4, 0x51, 0x77, 0x21, 0x8d, 0xa0, 0xc9, 0xc2, 0xf0, 0x22, 0xb4, 0x47, 0x24},
    .leaves = 8, .hot_slots = 38, .slots = 89, .shared_slots = 0, .param_slot = 38,
    .queue_slot = 41, .queue_limit = 8, .queue_fields = 4, .text_bytes = 0, .queue_bytes = 16384,
    .types = types, .type_count = 32,
    .names = names, .name_count = 10,
    .params = params, .param_count = 3,
    .vars = vars, .var_count = 8,
    .fields = fields, .field_count = 16,
    .args = args, .arg_count = 52,
    .columns = columns, .column_count = 12,
    .events = events, .event_count = 16,
    .effects = effects, .effect_count = 19,
    .timers = timers, .timer_count = 4,
    .states = states, .state_count = 10,
    .leaf_state = leaf_state,
    .data = data, .data_count = 2,
    .views = views, .view_count = 1,
    .promises = promises, .promise_count = 8,
    .triggers = triggers, .trigger_count = 9,
    .tests = tests, .test_count = 27,
    .cells = cells, .cell_count = 71,
    .masks = masks, .mask_count = 3,
    .rows = rows, .row_count = 135,
    .decisions = decisions, .decision_count = 4,
    .pair_rows = pair_rows, .pair_row_count = 192,
    .pairs = pairs,
    .texts = texts, .text_count = 25,
    .constants = constants, .constant_count = 127,
    .code = code, .code_count = 2114,
    .start = 633,
};
