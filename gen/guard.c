/* Tables, made by fsmc from guard.fsm: guard version 1.
 * Change the spec, not this file. Spec b0763744f7abbe827d6812acd3511c80308e3f6b70abcdcf4b0c24bdc3608be7 */
#include "guard.h"

#include "code.h"

static const char *const names_0[] = {
    "adaptability", "creativity", "reasoning",
};

static const char *const names_1[] = {
    "timebox", "projects_cap", "gate", "command",
};

static const struct fsm_names names[] = {
    {"trait", 3, names_0},
    {"reason", 4, names_1},
};

static const struct fsm_type types[] = {
    {FSM_TIME, 0, 1, 0, 65535, 65535, 1, 0, 0, INT64_C(-4503599627370496), INT64_C(4503599627370496)},
    {FSM_TEXT, 0, 0, 0, 65535, 65535, 1, 0, 0, 0, 1000},
    {FSM_BOOL, 0, 0, 0, 65535, 65535, 1, 0, 0, 0, 1},
    {FSM_INT, 0, 0, 0, 65535, 65535, 1, 0, 0, 0, 5},
    {FSM_INT, 0, 0, 0, 65535, 65535, 1, 0, 0, 0, 10},
    {FSM_INT, 2, 0, 0, 65535, 65535, 1, 0, 0, 0, 100},
    {FSM_DURATION, 0, 1, 0, 65535, 65535, 1, 0, 0, INT64_C(-9007199258340992), INT64_C(9007199254739992)},
    {FSM_INT, 0, 0, 0, 65535, 65535, 1, 0, 0, -4, 5},
    {FSM_INT, 0, 0, 0, 65535, 65535, 1, 0, 0, 0, INT64_C(9223372036854775807)},
    {FSM_DURATION, 0, 0, 0, 65535, 65535, 1, 0, 0, 1000, 3600000},
    {FSM_INT, 0, 0, 0, 65535, 65535, 1, 0, 0, 1, 5},
    {FSM_DURATION, 0, 0, 0, 65535, 65535, 1, 0, 0, 0, 10000},
    {FSM_INT, 0, 0, 0, 65535, 0, 3, 0, 0, 0, 10},
    {FSM_INT, 2, 0, 0, 65535, 0, 3, 0, 0, 0, 100},
    {FSM_TEXT, 0, 0, 0, 65535, 0, 3, 0, 0, 0, 1000},
    {FSM_NAMED, 0, 0, 0, 1, 65535, 1, 0, 0, 0, 3},
    {FSM_NAMED, 0, 0, 1, 1, 65535, 1, 0, 0, 0, 3},
    {FSM_DURATION, 0, 0, 0, 65535, 65535, 1, 0, 0, INT64_C(-4503599627370496), INT64_C(4503599627370496)},
    {FSM_DURATION, 0, 1, 0, 65535, 65535, 1, 0, 0, INT64_C(-9007199254740992), INT64_C(9007199254740992)},
    {FSM_NAMED, 0, 1, 0, 1, 65535, 1, 0, 0, 0, 3},
};

static const struct fsm_var params[] = {
    {"timebox", 9, 32, 240000, "TIMEBOX_MS", 0, 0, 0, 0},
    {"zero_run_limit", 10, 33, 2, "ZERO_RUN_LIMIT", 0, 0, 0, 0},
    {"project_cap", 10, 34, 2, "PROJECT_CAP", 0, 0, 0, 0},
    {"tau", 5, 35, 70, "GATE_TAU", 0, 0, 0, 0},
    {"debounce", 11, 36, 800, "CONTROL_DEBOUNCE_MS", 0, 0, 0, 0},
};

static const struct fsm_var vars[] = {
    {"started", 0, 5, FSM_MISSING, NULL, 0, 0, 0, 0},
    {"ai_busy", 2, 6, 0, NULL, 0, 0, 0, 0},
    {"user_talking", 2, 7, 0, NULL, 0, 0, 0, 0},
    {"zero_runs", 3, 8, 0, NULL, 0, 0, 0, 0},
    {"projects_used", 3, 9, 0, NULL, 0, 0, 0, 0},
    {"asked", 2, 10, 0, NULL, 0, 0, 0, 0},
    {"ask_due", 2, 11, 0, NULL, 0, 0, 0, 0},
    {"cap_hit", 2, 12, 0, NULL, 0, 0, 0, 0},
    {"stop_check", 2, 13, 0, NULL, 0, 0, 0, 0},
    {"commanded", 2, 14, 0, NULL, 0, 0, 0, 0},
    {"pillar", 12, 15, 0, NULL, 0, 0, 0, 0},
    {"conf", 13, 18, 0, NULL, 0, 0, 0, 0},
    {"weight", 13, 21, 0, NULL, 0, 0, 0, 0},
    {"last_question", 1, 24, 0, NULL, 0, 0, 0, 0},
    {"last_answer", 1, 25, 0, NULL, 0, 0, 0, 0},
    {"rationale", 14, 26, 0, NULL, 0, 0, 0, 0},
};

static const struct fsm_var fields[] = {
    {"question", 1, 0, 0, NULL, 0, 0, 0, 0},
    {"question", 1, 0, 0, NULL, 0, 0, 0, 0},
    {"id", 1, 0, 0, NULL, 0, 0, 0, 0},
    {"solicits", 2, 1, 0, NULL, 0, 0, 0, 0},
    {"answer", 1, 0, 0, NULL, 0, 0, 0, 0},
    {"score", 12, 0, 0, NULL, 0, 0, 0, 0},
    {"level", 13, 3, 0, NULL, 0, 0, 0, 0},
    {"w", 13, 6, 0, NULL, 0, 0, 0, 0},
    {"because", 14, 9, 0, NULL, 0, 0, 0, 0},
    {"error", 1, 0, 0, NULL, 0, 0, 0, 0},
};

static const struct fsm_var args[] = {
    {"id", 1, 0, 0, NULL, 0, 0, 0, 0},
    {"id", 1, 0, 0, NULL, 0, 0, 0, 0},
    {"line", 1, 0, 0, NULL, 0, 0, 0, 0},
    {"reason", 15, 0, 0, NULL, 0, 0, 0, 0},
    {"recorded", 16, 1, 0, NULL, 0, 0, 0, 0},
    {"last_question", 1, 0, 0, NULL, 0, 0, 0, 0},
    {"last_answer", 1, 1, 0, NULL, 0, 0, 0, 0},
    {"pillar", 12, 2, 0, NULL, 0, 0, 0, 0},
    {"weight", 13, 5, 0, NULL, 0, 0, 0, 0},
    {"conf", 13, 8, 0, NULL, 0, 0, 0, 0},
    {"zero_runs", 3, 11, 0, NULL, 0, 0, 0, 0},
    {"projects_used", 3, 12, 0, NULL, 0, 0, 0, 0},
    {"elapsed", 17, 13, 0, NULL, 0, 0, 0, 0},
    {"reason", 15, 14, 0, NULL, 0, 0, 0, 0},
    {"question", 1, 0, 0, NULL, 0, 0, 0, 0},
    {"answer", 1, 1, 0, NULL, 0, 0, 0, 0},
    {"timebox_left", 18, 0, 0, NULL, 0, 0, 0, 0},
    {"zero_runs", 3, 0, 0, NULL, 0, 0, 0, 0},
    {"projects_used", 3, 0, 0, NULL, 0, 0, 0, 0},
    {"stop_check", 2, 0, 0, NULL, 0, 0, 0, 0},
    {"pillar", 12, 0, 0, NULL, 0, 0, 0, 0},
    {"conf", 13, 0, 0, NULL, 0, 0, 0, 0},
    {"tau", 5, 0, 0, NULL, 0, 0, 0, 0},
    {"rationale", 14, 0, 0, NULL, 0, 0, 0, 0},
    {"reasons.reason", 19, 0, 0, NULL, 0, 0, 0, 0},
};

static const struct fsm_event_def events[] = {
    {"FirstQuestion", 0, 1, 1, 1, 65535, 32, 0, 0, 0},
    {"AiStarted", 1, 0, 0, 0, 65535, 33, 1, 0, 0},
    {"AiDone", 1, 1, 1, 1, 65535, 34, 0, 0, 0},
    {"AssistantMessage", 2, 2, 2, 1, 65535, 35, 0, 0, 0},
    {"UserStarted", 4, 0, 0, 0, 65535, 36, 1, 0, 0},
    {"UserFinal", 4, 1, 1, 1, 65535, 37, 0, 0, 0},
    {"CodingCommand", 5, 0, 0, 0, 65535, 38, 1, 0, 0},
    {"Control", 5, 4, 12, 3, 7, 47, 0, 0, 0},
    {"ControlFailed", 9, 1, 1, 1, 7, 47, 0, 0, 0},
};

static const struct fsm_effect_def effects[] = {
    {"Deliver", 0, 1, FSM_NO_CALL, 0, 31, NULL, 65535, 65535, 40},
    {"Withhold", 1, 1, FSM_NO_CALL, 0, 31, NULL, 65535, 65535, 41},
    {"NextBackgroundTurn", 2, 0, FSM_NO_CALL, 0, 31, NULL, 65535, 65535, 42},
    {"AskAnotherProject", 2, 1, FSM_NO_CALL, 0, 31, NULL, 65535, 65535, 43},
    {"SwitchToCoding", 3, 2, FSM_NO_CALL, 0, 31, NULL, 65535, 65535, 44},
    {"PresentCodingQuestion", 5, 0, FSM_NO_CALL, 0, 31, NULL, 65535, 65535, 45},
    {"LogControl", 5, 9, FSM_NO_CALL, 0, 31, NULL, 65535, 65535, 46},
    {"Score", 14, 2, FSM_LATEST, 1, 31, "control", 7, 8, 47},
};

static const struct fsm_timer_def timers[] = {
    {"timebox_left", 29},
    {"settle", 30},
};

static const struct fsm_state_def states[] = {
    {"WAITING", 65535, 0, 1, 13, 65535, 80},
    {"BACKGROUND", 65535, 1, 1, 8, 65535, 89},
    {"CODING", 65535, 2, 1, 10, 65535, 114},
};

static const uint16_t leaf_state[] = {
    0, /* WAITING */
    1, /* BACKGROUND */
    2, /* CODING */
};

static const struct fsm_view_def views[] = {
    {"Panel", 16, 9, 372},
};

static const struct fsm_promise_def promises[] = {
    {"no_ai_coding", FSM_INVARIANT, FSM_ON_EMIT, 0, 1, 313, 120},
    {"no_cut", FSM_INVARIANT, FSM_ON_EMIT, 1, 1, 320, 121},
    {"timeboxed", FSM_INVARIANT, FSM_ALWAYS_HOLDS, 2, 0, 326, 122},
    {"has_reason", FSM_INVARIANT, FSM_ON_EMIT, 2, 1, 343, 123},
    {"cap", FSM_INVARIANT, FSM_ALWAYS_HOLDS, 3, 0, 347, 124},
    {"once", FSM_INVARIANT, FSM_ON_EMIT, 3, 1, 352, 125},
    {"no_new_prompt", FSM_INVARIANT, FSM_ON_EMIT, 4, 1, 356, 126},
    {"silent_timer", FSM_INVARIANT, FSM_ON_EVENT, 5, 1, 360, 127},
    {"by_cap", FSM_REACHABLE, FSM_ON_EMIT, 6, 1, 364, 128},
    {"by_gate", FSM_REACHABLE, FSM_ON_EMIT, 7, 1, 368, 129},
};

static const uint16_t triggers[] = {
    0,
    4,
    4,
    3,
    2,
    9,
    4,
    4,
};

static const struct fsm_test tests[] = {
    {"now - started - timebox", 1, 6, 1, 9},
    {"cap_hit", 7, 2, 1, 10},
    {"stop_check", 9, 2, 1, 11},
    {"commanded", 11, 2, 1, 12},
    {"now - started - timebox", 115, 6, 1, 17},
    {"cap_hit", 121, 2, 1, 18},
    {"stop_check", 123, 2, 1, 19},
    {"commanded", 125, 2, 1, 20},
    {"all level >= tau", 229, 2, 1, 25},
    {"all score = 0", 233, 2, 1, 26},
    {"zero_runs + 1 - zero_run_limit", 237, 7, 1, 27},
    {"asked", 243, 2, 1, 28},
    {"projects_used + 1 - project_cap", 245, 7, 1, 29},
    {"solicits", 299, 2, 1, 30},
    {"reasons", 301, 8, 1, 31},
    {"ask_due", 303, 2, 1, 32},
    {"reasons", 305, 8, 1, 33},
    {"ai_busy", 307, 2, 1, 34},
    {"user_talking", 309, 2, 1, 35},
    {"ask_due", 311, 2, 1, 36},
};

static const struct fsm_cell cells[] = {
    {">= timebox", 0, 0},
    {"true", 1, 0},
    {"true", 2, 0},
    {"true", 3, 0},
    {">= timebox", 4, 0},
    {"true", 5, 0},
    {"true", 6, 0},
    {"true", 7, 0},
    {"true", 8, 0},
    {"false", 8, 1},
    {"false", 9, 1},
    {"false", 8, 1},
    {"true", 9, 0},
    {"< zero_run_limit", 10, 1},
    {"false", 8, 1},
    {"true", 9, 0},
    {"true", 11, 0},
    {"false", 8, 1},
    {"true", 9, 0},
    {"false", 11, 1},
    {">= project_cap", 12, 0},
    {"false", 8, 1},
    {"true", 9, 0},
    {"false", 11, 1},
    {"true", 13, 0},
    {"false", 13, 1},
    {"true", 13, 0},
    {"false", 13, 1},
    {"none", 14, 1},
    {"false", 15, 1},
    {"none", 14, 1},
    {"true", 15, 0},
    {"some", 14, 0},
    {"some", 16, 0},
    {"false", 17, 1},
    {"false", 18, 1},
    {"none", 16, 1},
    {"false", 17, 1},
    {"false", 18, 1},
    {"true", 19, 0},
};

static const struct fsm_row rows[] = {
    {"| >= timebox | - | - | - || timebox |", 55, 0, 1, 65535, FSM_STEPPED},
    {"| - | true | - | - || projects_cap |", 56, 1, 1, 65535, FSM_STEPPED},
    {"| - | - | true | - || gate |", 57, 2, 1, 65535, FSM_STEPPED},
    {"| - | - | - | true || command |", 58, 3, 1, 65535, FSM_STEPPED},
    {"| >= timebox | - | - | - || timebox |", 55, 4, 1, 65535, FSM_STEPPED},
    {"| - | true | - | - || projects_cap |", 56, 5, 1, 65535, FSM_STEPPED},
    {"| - | - | true | - || gate |", 57, 6, 1, 65535, FSM_STEPPED},
    {"| - | - | - | true || command |", 58, 7, 1, 65535, FSM_STEPPED},
    {"| true | - | - | - | - || 0 | - | - | - | - | true |", 64, 8, 1, 65535, FSM_STEPPED},
    {"| false | false | - | - | - || 0 | - | - | - | - | - |", 65, 9, 2, 65535, FSM_STEPPED},
    {"| false | true | < zero_run_limit | - | - || zero_runs + 1 | - | - | - | - | - |", 66, 11, 3, 65535, FSM_STEPPED},
    {"| false | true | - | true | - || 0 | min(projects_used + 1, project_cap) | - | false | true | - |", 67, 14, 3, 65535, FSM_STEPPED},
    {"| false | true | - | false | >= project_cap || 0 | project_cap | - | false | true | - |", 68, 17, 4, 65535, FSM_STEPPED},
    {"| false | true | - | false | - || 0 | projects_used + 1 | true | true | - | - |", 69, 21, 3, 65535, FSM_STEPPED},
    {"| FirstQuestion || BACKGROUND | started = now; last_question = question; start timebox_left for timebox |", 82, 24, 0, 0, FSM_STEPPED},
    {"FirstQuestion", 108, 24, 0, 1, FSM_IGNORED},
    {"FirstQuestion", 118, 24, 0, 2, FSM_IGNORED},
    {"AiStarted", 87, 24, 0, 0, FSM_IGNORED},
    {"| AiStarted | - | - | - || stay | ai_busy = true |", 95, 24, 0, 1, FSM_STEPPED},
    {"AiStarted", 118, 24, 0, 2, FSM_IGNORED},
    {"AiDone", 87, 24, 0, 0, FSM_IGNORED},
    {"| AiDone | - | - | - || stay | ai_busy = false; last_question = question |", 96, 24, 0, 1, FSM_STEPPED},
    {"AiDone", 118, 24, 0, 2, FSM_IGNORED},
    {"| AssistantMessage | true || stay | emit Withhold(id) |", 85, 24, 1, 0, FSM_STEPPED},
    {"| AssistantMessage | false || stay | emit Deliver(id) |", 86, 25, 1, 0, FSM_STEPPED},
    {"| AssistantMessage | true | - | - || stay | emit Withhold(id) |", 106, 26, 1, 1, FSM_STEPPED},
    {"| AssistantMessage | false | - | - || stay | emit Deliver(id) |", 107, 27, 1, 1, FSM_STEPPED},
    {"| AssistantMessage || stay | emit Deliver(id) |", 117, 28, 0, 2, FSM_STEPPED},
    {"UserStarted", 87, 28, 0, 0, FSM_IGNORED},
    {"| UserStarted | - | - | - || stay | user_talking = true |", 97, 28, 0, 1, FSM_STEPPED},
    {"UserStarted", 118, 28, 0, 2, FSM_IGNORED},
    {"UserFinal", 87, 28, 0, 0, FSM_IGNORED},
    {"| UserFinal | - | none | false || stay | heard; start settle for debounce; ai_busy = true; emit NextBackgroundTurn |", 98, 28, 2, 1, FSM_STEPPED},
    {"| UserFinal | - | none | true || stay | heard; start settle for debounce; ask |", 99, 30, 2, 1, FSM_STEPPED},
    {"| UserFinal | - | some | - || stay | heard |", 100, 32, 1, 1, FSM_STEPPED},
    {"UserFinal", 118, 33, 0, 2, FSM_IGNORED},
    {"| CodingCommand || CODING | commanded = true |", 83, 33, 0, 0, FSM_STEPPED},
    {"| CodingCommand | - | - | - || stay | commanded = true |", 105, 33, 0, 1, FSM_STEPPED},
    {"CodingCommand", 118, 33, 0, 2, FSM_IGNORED},
    {"Control", 87, 33, 0, 0, FSM_IGNORED},
    {"| Control | - | - | - || stay | apply counters(score, level); log_control |", 102, 33, 0, 1, FSM_STEPPED},
    {"Control", 118, 33, 0, 2, FSM_IGNORED},
    {"ControlFailed", 87, 33, 0, 0, FSM_IGNORED},
    {"| ControlFailed | - | - | - || stay | - |", 103, 33, 0, 1, FSM_STEPPED},
    {"ControlFailed", 118, 33, 0, 2, FSM_IGNORED},
    {"| expired timebox_left | - | - | - || stay | - |", 104, 33, 0, 1, FSM_STEPPED},
    {"| expired settle | - | - | - || stay | emit Score(last_question, last_answer) |", 101, 33, 0, 1, FSM_STEPPED},
    {"| always | some | false | false | - || CODING | - |", 91, 33, 3, 1, FSM_STEPPED},
    {"| always | none | false | false | true || stay | ask |", 92, 36, 4, 1, FSM_STEPPED},
};

static const struct fsm_decision_def decisions[] = {
    {"reasons", FSM_COLLECT, 0, 4, 13, 52},
    {"reasons", FSM_COLLECT, 4, 4, 127, 52},
    {"counters(score, level)", FSM_FIRST, 8, 6, 251, 61},
};

static const uint32_t pair_rows[] = {
    14, 17, 20, 23, 24, 28, 31, 36, 39, 42, 15, 18, 21, 25, 26, 29,
    32, 33, 34, 37, 40, 43, 45, 46, 47, 48, 16, 19, 22, 27, 30, 35,
    38, 41, 44,
};

static const struct fsm_pair pairs[] = {
    /* WAITING */
    {437, 0, 1}, /* FirstQuestion */
    {448, 1, 1}, /* AiStarted */
    {450, 2, 1}, /* AiDone */
    {395, 3, 2}, /* AssistantMessage */
    {462, 5, 1}, /* UserStarted */
    {464, 6, 1}, /* UserFinal */
    {466, 7, 1}, /* CodingCommand */
    {479, 8, 1}, /* Control */
    {481, 9, 1}, /* ControlFailed */
    {0, 0, 0}, /* expired timebox_left */
    {0, 0, 0}, /* expired settle */
    {0, 0, 0}, /* always */
    /* BACKGROUND */
    {483, 10, 1}, /* FirstQuestion */
    {485, 11, 1}, /* AiStarted */
    {489, 12, 1}, /* AiDone */
    {399, 13, 2}, /* AssistantMessage */
    {506, 15, 1}, /* UserStarted */
    {403, 16, 3}, /* UserFinal */
    {545, 19, 1}, /* CodingCommand */
    {549, 20, 1}, /* Control */
    {656, 21, 1}, /* ControlFailed */
    {658, 22, 1}, /* expired timebox_left */
    {660, 23, 1}, /* expired settle */
    {412, 24, 2}, /* always */
    /* CODING */
    {687, 26, 1}, /* FirstQuestion */
    {689, 27, 1}, /* AiStarted */
    {691, 28, 1}, /* AiDone */
    {693, 29, 1}, /* AssistantMessage */
    {698, 30, 1}, /* UserStarted */
    {700, 31, 1}, /* UserFinal */
    {702, 32, 1}, /* CodingCommand */
    {704, 33, 1}, /* Control */
    {706, 34, 1}, /* ControlFailed */
    {0, 0, 0}, /* expired timebox_left */
    {0, 0, 0}, /* expired settle */
    {0, 0, 0}, /* always */
};

static const char *const texts[] = {
    "",
    "Would you like to share another challenging project you worked on?",
};

static const int64_t constants[] = {
    0, 0, 1, 2, 3, 0, 1, 2,
    3, 0, 1, 1, 1, 0, 1, 2,
    3, 0, 1, 1, 1, 0, 1, 2,
    3, 1, 1, 0, 1, 0, 1, 1,
    1, 1, 1, 1, 1,
};

static const uint64_t masks[] = {
    0x2, 0x1,
};

/* Every diagram, expression and action: see runtime/code.h. */
static const uint32_t code[] = {
    /*     0 */ FSM_I(FSM_OP_GAP, 0),
    /*     1 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*     2 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 5)), /* started */
    /*     3 */ FSM_I(FSM_OP_SUB, 0),
    /*     4 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 32)), /* timebox */
    /*     5 */ FSM_I(FSM_OP_SUB, 0),
    /*     6 */ FSM_I(FSM_OP_RET, 0),
    /*     7 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 12)), /* cap_hit */
    /*     8 */ FSM_I(FSM_OP_RET, 0),
    /*     9 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 13)), /* stop_check */
    /*    10 */ FSM_I(FSM_OP_RET, 0),
    /*    11 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 14)), /* commanded */
    /*    12 */ FSM_I(FSM_OP_RET, 0),
    /* reasons */
    /*    13 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*    14 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 5)), /* started */
    /*    15 */ FSM_I(FSM_OP_SUB, 0),
    /*    16 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 32)), /* timebox */
    /*    17 */ FSM_I(FSM_OP_SUB, 0),
    /*    18 */ FSM_I(FSM_OP_CUT_TOP, 0), 9, 50, 22,
    /*    22 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 12)), 10, 38, 26, /* cap_hit */
    /*    26 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 13)), 11, 34, 30, /* stop_check */
    /*    30 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 14)), 12, 78, 80, /* commanded */
    /*    34 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 14)), 12, 82, 84, /* commanded */
    /*    38 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 13)), 11, 46, 42, /* stop_check */
    /*    42 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 14)), 12, 86, 88, /* commanded */
    /*    46 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 14)), 12, 90, 92, /* commanded */
    /*    50 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 12)), 10, 66, 54, /* cap_hit */
    /*    54 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 13)), 11, 62, 58, /* stop_check */
    /*    58 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 14)), 12, 94, 96, /* commanded */
    /*    62 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 14)), 12, 98, 100, /* commanded */
    /*    66 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 13)), 11, 74, 70, /* stop_check */
    /*    70 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 14)), 12, 102, 104, /* commanded */
    /*    74 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 14)), 12, 106, 108, /* commanded */
    /*    78 */ FSM_I(FSM_OP_PUSH, 7),
    /*    79 */ FSM_I(FSM_OP_RET, 0),
    /*    80 */ FSM_I(FSM_OP_PUSH, 15),
    /*    81 */ FSM_I(FSM_OP_RET, 0),
    /*    82 */ FSM_I(FSM_OP_PUSH, 3),
    /*    83 */ FSM_I(FSM_OP_RET, 0),
    /*    84 */ FSM_I(FSM_OP_PUSH, 11),
    /*    85 */ FSM_I(FSM_OP_RET, 0),
    /*    86 */ FSM_I(FSM_OP_PUSH, 5),
    /*    87 */ FSM_I(FSM_OP_RET, 0),
    /*    88 */ FSM_I(FSM_OP_PUSH, 13),
    /*    89 */ FSM_I(FSM_OP_RET, 0),
    /*    90 */ FSM_I(FSM_OP_PUSH, 1),
    /*    91 */ FSM_I(FSM_OP_RET, 0),
    /*    92 */ FSM_I(FSM_OP_PUSH, 9),
    /*    93 */ FSM_I(FSM_OP_RET, 0),
    /*    94 */ FSM_I(FSM_OP_PUSH, 6),
    /*    95 */ FSM_I(FSM_OP_RET, 0),
    /*    96 */ FSM_I(FSM_OP_PUSH, 14),
    /*    97 */ FSM_I(FSM_OP_RET, 0),
    /*    98 */ FSM_I(FSM_OP_PUSH, 2),
    /*    99 */ FSM_I(FSM_OP_RET, 0),
    /*   100 */ FSM_I(FSM_OP_PUSH, 10),
    /*   101 */ FSM_I(FSM_OP_RET, 0),
    /*   102 */ FSM_I(FSM_OP_PUSH, 4),
    /*   103 */ FSM_I(FSM_OP_RET, 0),
    /*   104 */ FSM_I(FSM_OP_PUSH, 12),
    /*   105 */ FSM_I(FSM_OP_RET, 0),
    /*   106 */ FSM_I(FSM_OP_PUSH, 0),
    /*   107 */ FSM_I(FSM_OP_RET, 0),
    /*   108 */ FSM_I(FSM_OP_PUSH, 8),
    /*   109 */ FSM_I(FSM_OP_RET, 0),
    /*   110 */ FSM_I(FSM_OP_CALL, 13),
    /*   111 */ FSM_I(FSM_OP_FIRST, 0),
    /*   112 */ FSM_I(FSM_OP_DATA, 13), 4,
    /*   114 */ FSM_I(FSM_OP_RET, 0),
    /*   115 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*   116 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_OLD, 5)), /* started */
    /*   117 */ FSM_I(FSM_OP_SUB, 0),
    /*   118 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 32)), /* timebox */
    /*   119 */ FSM_I(FSM_OP_SUB, 0),
    /*   120 */ FSM_I(FSM_OP_RET, 0),
    /*   121 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_OLD, 12)), /* cap_hit */
    /*   122 */ FSM_I(FSM_OP_RET, 0),
    /*   123 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_OLD, 13)), /* stop_check */
    /*   124 */ FSM_I(FSM_OP_RET, 0),
    /*   125 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_OLD, 14)), /* commanded */
    /*   126 */ FSM_I(FSM_OP_RET, 0),
    /* reasons */
    /*   127 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*   128 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_OLD, 5)), /* started */
    /*   129 */ FSM_I(FSM_OP_SUB, 0),
    /*   130 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 32)), /* timebox */
    /*   131 */ FSM_I(FSM_OP_SUB, 0),
    /*   132 */ FSM_I(FSM_OP_CUT_TOP, 0), 17, 164, 136,
    /*   136 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_OLD, 12)), 18, 152, 140, /* cap_hit */
    /*   140 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_OLD, 13)), 19, 148, 144, /* stop_check */
    /*   144 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_OLD, 14)), 20, 192, 194, /* commanded */
    /*   148 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_OLD, 14)), 20, 196, 198, /* commanded */
    /*   152 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_OLD, 13)), 19, 160, 156, /* stop_check */
    /*   156 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_OLD, 14)), 20, 200, 202, /* commanded */
    /*   160 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_OLD, 14)), 20, 204, 206, /* commanded */
    /*   164 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_OLD, 12)), 18, 180, 168, /* cap_hit */
    /*   168 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_OLD, 13)), 19, 176, 172, /* stop_check */
    /*   172 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_OLD, 14)), 20, 208, 210, /* commanded */
    /*   176 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_OLD, 14)), 20, 212, 214, /* commanded */
    /*   180 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_OLD, 13)), 19, 188, 184, /* stop_check */
    /*   184 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_OLD, 14)), 20, 216, 218, /* commanded */
    /*   188 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_OLD, 14)), 20, 220, 222, /* commanded */
    /*   192 */ FSM_I(FSM_OP_PUSH, 7),
    /*   193 */ FSM_I(FSM_OP_RET, 0),
    /*   194 */ FSM_I(FSM_OP_PUSH, 15),
    /*   195 */ FSM_I(FSM_OP_RET, 0),
    /*   196 */ FSM_I(FSM_OP_PUSH, 3),
    /*   197 */ FSM_I(FSM_OP_RET, 0),
    /*   198 */ FSM_I(FSM_OP_PUSH, 11),
    /*   199 */ FSM_I(FSM_OP_RET, 0),
    /*   200 */ FSM_I(FSM_OP_PUSH, 5),
    /*   201 */ FSM_I(FSM_OP_RET, 0),
    /*   202 */ FSM_I(FSM_OP_PUSH, 13),
    /*   203 */ FSM_I(FSM_OP_RET, 0),
    /*   204 */ FSM_I(FSM_OP_PUSH, 1),
    /*   205 */ FSM_I(FSM_OP_RET, 0),
    /*   206 */ FSM_I(FSM_OP_PUSH, 9),
    /*   207 */ FSM_I(FSM_OP_RET, 0),
    /*   208 */ FSM_I(FSM_OP_PUSH, 6),
    /*   209 */ FSM_I(FSM_OP_RET, 0),
    /*   210 */ FSM_I(FSM_OP_PUSH, 14),
    /*   211 */ FSM_I(FSM_OP_RET, 0),
    /*   212 */ FSM_I(FSM_OP_PUSH, 2),
    /*   213 */ FSM_I(FSM_OP_RET, 0),
    /*   214 */ FSM_I(FSM_OP_PUSH, 10),
    /*   215 */ FSM_I(FSM_OP_RET, 0),
    /*   216 */ FSM_I(FSM_OP_PUSH, 4),
    /*   217 */ FSM_I(FSM_OP_RET, 0),
    /*   218 */ FSM_I(FSM_OP_PUSH, 12),
    /*   219 */ FSM_I(FSM_OP_RET, 0),
    /*   220 */ FSM_I(FSM_OP_PUSH, 0),
    /*   221 */ FSM_I(FSM_OP_RET, 0),
    /*   222 */ FSM_I(FSM_OP_PUSH, 8),
    /*   223 */ FSM_I(FSM_OP_RET, 0),
    /*   224 */ FSM_I(FSM_OP_CALL, 127),
    /*   225 */ FSM_I(FSM_OP_FIRST, 0),
    /*   226 */ FSM_I(FSM_OP_DATA, 21), 4,
    /*   228 */ FSM_I(FSM_OP_RET, 0),
    /*   229 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 35)), /* tau */
    /*   230 */ FSM_I(FSM_OP_ALL, FSM_AT(FSM_FIELD, 3)), 851971,
    /*   232 */ FSM_I(FSM_OP_RET, 0),
    /*   233 */ FSM_I(FSM_OP_PUSH, 0),
    /*   234 */ FSM_I(FSM_OP_ALL, FSM_AT(FSM_FIELD, 0)), 524291,
    /*   236 */ FSM_I(FSM_OP_RET, 0),
    /*   237 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 8)), /* zero_runs */
    /*   238 */ FSM_I(FSM_OP_PUSH, 1),
    /*   239 */ FSM_I(FSM_OP_ADD, 0),
    /*   240 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 33)), /* zero_run_limit */
    /*   241 */ FSM_I(FSM_OP_SUB, 0),
    /*   242 */ FSM_I(FSM_OP_RET, 0),
    /*   243 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 10)), /* asked */
    /*   244 */ FSM_I(FSM_OP_RET, 0),
    /*   245 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 9)), /* projects_used */
    /*   246 */ FSM_I(FSM_OP_PUSH, 1),
    /*   247 */ FSM_I(FSM_OP_ADD, 0),
    /*   248 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 34)), /* project_cap */
    /*   249 */ FSM_I(FSM_OP_SUB, 0),
    /*   250 */ FSM_I(FSM_OP_RET, 0),
    /* counters(score, level) */
    /*   251 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 35)), /* tau */
    /*   252 */ FSM_I(FSM_OP_ALL, FSM_AT(FSM_FIELD, 3)), 851971,
    /*   254 */ FSM_I(FSM_OP_CUT_TOP, 0), 25, 258, 287,
    /*   258 */ FSM_I(FSM_OP_PUSH, 0),
    /*   259 */ FSM_I(FSM_OP_ALL, FSM_AT(FSM_FIELD, 0)), 524291,
    /*   261 */ FSM_I(FSM_OP_CUT_TOP, 0), 26, 289, 265,
    /*   265 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 8)), /* zero_runs */
    /*   266 */ FSM_I(FSM_OP_PUSH, 1),
    /*   267 */ FSM_I(FSM_OP_ADD, 0),
    /*   268 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 33)), /* zero_run_limit */
    /*   269 */ FSM_I(FSM_OP_SUB, 0),
    /*   270 */ FSM_I(FSM_OP_CUT_TOP, 0), 27, 291, 274,
    /*   274 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 10)), 28, 278, 293, /* asked */
    /*   278 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 9)), /* projects_used */
    /*   279 */ FSM_I(FSM_OP_PUSH, 1),
    /*   280 */ FSM_I(FSM_OP_ADD, 0),
    /*   281 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 34)), /* project_cap */
    /*   282 */ FSM_I(FSM_OP_SUB, 0),
    /*   283 */ FSM_I(FSM_OP_CUT_TOP, 0), 29, 295, 297,
    /*   287 */ FSM_I(FSM_OP_PUSH, 0),
    /*   288 */ FSM_I(FSM_OP_RET, 0),
    /*   289 */ FSM_I(FSM_OP_PUSH, 1),
    /*   290 */ FSM_I(FSM_OP_RET, 0),
    /*   291 */ FSM_I(FSM_OP_PUSH, 2),
    /*   292 */ FSM_I(FSM_OP_RET, 0),
    /*   293 */ FSM_I(FSM_OP_PUSH, 3),
    /*   294 */ FSM_I(FSM_OP_RET, 0),
    /*   295 */ FSM_I(FSM_OP_PUSH, 5),
    /*   296 */ FSM_I(FSM_OP_RET, 0),
    /*   297 */ FSM_I(FSM_OP_PUSH, 4),
    /*   298 */ FSM_I(FSM_OP_RET, 0),
    /*   299 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 1)),
    /*   300 */ FSM_I(FSM_OP_RET, 0),
    /*   301 */ FSM_I(FSM_OP_CALL, 13),
    /*   302 */ FSM_I(FSM_OP_RET, 0),
    /*   303 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* ask_due */
    /*   304 */ FSM_I(FSM_OP_RET, 0),
    /*   305 */ FSM_I(FSM_OP_CALL, 13),
    /*   306 */ FSM_I(FSM_OP_RET, 0),
    /*   307 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* ai_busy */
    /*   308 */ FSM_I(FSM_OP_RET, 0),
    /*   309 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* user_talking */
    /*   310 */ FSM_I(FSM_OP_RET, 0),
    /*   311 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* ask_due */
    /*   312 */ FSM_I(FSM_OP_RET, 0),
    /* promise, no_ai_coding */
    /*   313 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 1)),
    /*   314 */ FSM_I(FSM_OP_NOT, 0),
    /*   315 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 0)), /* state */
    /*   316 */ FSM_I(FSM_OP_PUSH, 2),
    /*   317 */ FSM_I(FSM_OP_EQ, 0),
    /*   318 */ FSM_I(FSM_OP_OR, 0),
    /*   319 */ FSM_I(FSM_OP_RET, 0),
    /* promise, no_cut */
    /*   320 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* ai_busy */
    /*   321 */ FSM_I(FSM_OP_NOT, 0),
    /*   322 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* user_talking */
    /*   323 */ FSM_I(FSM_OP_NOT, 0),
    /*   324 */ FSM_I(FSM_OP_AND, 0),
    /*   325 */ FSM_I(FSM_OP_RET, 0),
    /* promise, timeboxed */
    /*   326 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 0)), /* state */
    /*   327 */ FSM_I(FSM_OP_PUSH, 1),
    /*   328 */ FSM_I(FSM_OP_EQ, 0),
    /*   329 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*   330 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 5)), /* started */
    /*   331 */ FSM_I(FSM_OP_SUB, 0),
    /*   332 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 32)), /* timebox */
    /*   333 */ FSM_I(FSM_OP_GT, 0),
    /*   334 */ FSM_I(FSM_OP_AND, 0),
    /*   335 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* ai_busy */
    /*   336 */ FSM_I(FSM_OP_NOT, 0),
    /*   337 */ FSM_I(FSM_OP_AND, 0),
    /*   338 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* user_talking */
    /*   339 */ FSM_I(FSM_OP_NOT, 0),
    /*   340 */ FSM_I(FSM_OP_AND, 0),
    /*   341 */ FSM_I(FSM_OP_NOT, 0),
    /*   342 */ FSM_I(FSM_OP_RET, 0),
    /* promise, has_reason */
    /*   343 */ FSM_I(FSM_OP_CALL, 13),
    /*   344 */ FSM_I(FSM_OP_PUSH, 0),
    /*   345 */ FSM_I(FSM_OP_NE, 0),
    /*   346 */ FSM_I(FSM_OP_RET, 0),
    /* promise, cap */
    /*   347 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 9)), /* projects_used */
    /*   348 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 34)), /* project_cap */
    /*   349 */ FSM_I(FSM_OP_GT, 0),
    /*   350 */ FSM_I(FSM_OP_NOT, 0),
    /*   351 */ FSM_I(FSM_OP_RET, 0),
    /* promise, once */
    /*   352 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 9)), /* projects_used */
    /*   353 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 34)), /* project_cap */
    /*   354 */ FSM_I(FSM_OP_LT, 0),
    /*   355 */ FSM_I(FSM_OP_RET, 0),
    /* promise, no_new_prompt */
    /*   356 */ FSM_I(FSM_OP_CALL, 13),
    /*   357 */ FSM_I(FSM_OP_PUSH, 0),
    /*   358 */ FSM_I(FSM_OP_EQ, 0),
    /*   359 */ FSM_I(FSM_OP_RET, 0),
    /* promise, silent_timer */
    /*   360 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 8)), /* zero_runs */
    /*   361 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 8)), /* zero_runs */
    /*   362 */ FSM_I(FSM_OP_EQ, 0),
    /*   363 */ FSM_I(FSM_OP_RET, 0),
    /* promise, by_cap */
    /*   364 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_ARGUMENT, 0)),
    /*   365 */ FSM_I(FSM_OP_PUSH, 1),
    /*   366 */ FSM_I(FSM_OP_EQ, 0),
    /*   367 */ FSM_I(FSM_OP_RET, 0),
    /* promise, by_gate */
    /*   368 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_ARGUMENT, 0)),
    /*   369 */ FSM_I(FSM_OP_PUSH, 2),
    /*   370 */ FSM_I(FSM_OP_EQ, 0),
    /*   371 */ FSM_I(FSM_OP_RET, 0),
    /* view, Panel */
    /*   372 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 29)), /* timebox_left */
    /*   373 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*   374 */ FSM_I(FSM_OP_SUB, 0),
    /*   375 */ FSM_I(FSM_OP_ARG, 0),
    /*   376 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 8)), /* zero_runs */
    /*   377 */ FSM_I(FSM_OP_ARG, 0),
    /*   378 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 9)), /* projects_used */
    /*   379 */ FSM_I(FSM_OP_ARG, 0),
    /*   380 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 13)), /* stop_check */
    /*   381 */ FSM_I(FSM_OP_ARG, 0),
    /*   382 */ FSM_I(FSM_OP_ARGS, FSM_AT(FSM_INST, 15)), 3, /* pillar */
    /*   384 */ FSM_I(FSM_OP_ARGS, FSM_AT(FSM_INST, 18)), 3, /* conf */
    /*   386 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 35)), /* tau */
    /*   387 */ FSM_I(FSM_OP_ARG, 0),
    /*   388 */ FSM_I(FSM_OP_ARGS, FSM_AT(FSM_INST, 26)), 65539, /* rationale */
    /*   390 */ FSM_I(FSM_OP_CALL, 110),
    /*   391 */ FSM_I(FSM_OP_ARG, 0),
    /*   392 */ FSM_I(FSM_OP_DONE, 0),
    /* creation */
    /*   393 */ FSM_I(FSM_OP_GOTO, 0), /* WAITING */
    /*   394 */ FSM_I(FSM_OP_DONE, 0),
    /* WAITING, AssistantMessage */
    /*   395 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_FIELD, 1)), 30, 452, 457,
    /* BACKGROUND, AssistantMessage */
    /*   399 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_FIELD, 1)), 30, 496, 501,
    /* BACKGROUND, UserFinal */
    /*   403 */ FSM_I(FSM_OP_CALL, 13),
    /*   404 */ FSM_I(FSM_OP_CUT_TOP, 0), 31, 408, 510,
    /*   408 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 11)), 32, 517, 529, /* ask_due */
    /* BACKGROUND, always */
    /*   412 */ FSM_I(FSM_OP_CALL, 13),
    /*   413 */ FSM_I(FSM_OP_CUT_TOP, 0), 33, 425, 417,
    /*   417 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 6)), 34, 421, 708, /* ai_busy */
    /*   421 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 7)), 35, 667, 708, /* user_talking */
    /*   425 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 6)), 34, 429, 708, /* ai_busy */
    /*   429 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 7)), 35, 433, 708, /* user_talking */
    /*   433 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 11)), 36, 708, 678, /* ask_due */
    /* WAITING, FirstQuestion */
    /*   437 */ FSM_I(FSM_OP_TAKE, 14), /* | FirstQuestion || BACKGROUND | started = now; last_question = question; start timebox_left for timebox | */
    /*   438 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*   439 */ FSM_I(FSM_OP_STORE, 5), 0, /* started */
    /*   441 */ FSM_I(FSM_OP_TEXT, FSM_AT(FSM_FIELD, 0)),
    /*   442 */ FSM_I(FSM_OP_STORE, 24), 1, /* last_question */
    /*   444 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 32)), /* timebox */
    /*   445 */ FSM_I(FSM_OP_START, 0), /* timebox_left */
    /*   446 */ FSM_I(FSM_OP_GOTO, 1), /* BACKGROUND */
    /*   447 */ FSM_I(FSM_OP_DONE, 0),
    /* WAITING, AiStarted */
    /*   448 */ FSM_I(FSM_OP_ANSWER, 17), 1, /* AiStarted */
    /* WAITING, AiDone */
    /*   450 */ FSM_I(FSM_OP_ANSWER, 20), 1, /* AiDone */
    /*   452 */ FSM_I(FSM_OP_TAKE, 24), /* | AssistantMessage | false || stay | emit Deliver(id) | */
    /*   453 */ FSM_I(FSM_OP_TEXT, FSM_AT(FSM_FIELD, 0)),
    /*   454 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*   455 */ FSM_I(FSM_OP_EMIT, 0), /* Deliver */
    /*   456 */ FSM_I(FSM_OP_DONE, 0),
    /*   457 */ FSM_I(FSM_OP_TAKE, 23), /* | AssistantMessage | true || stay | emit Withhold(id) | */
    /*   458 */ FSM_I(FSM_OP_TEXT, FSM_AT(FSM_FIELD, 0)),
    /*   459 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*   460 */ FSM_I(FSM_OP_EMIT, 1), /* Withhold */
    /*   461 */ FSM_I(FSM_OP_DONE, 0),
    /* WAITING, UserStarted */
    /*   462 */ FSM_I(FSM_OP_ANSWER, 28), 1, /* UserStarted */
    /* WAITING, UserFinal */
    /*   464 */ FSM_I(FSM_OP_ANSWER, 31), 1, /* UserFinal */
    /* WAITING, CodingCommand */
    /*   466 */ FSM_I(FSM_OP_TAKE, 36), /* | CodingCommand || CODING | commanded = true | */
    /*   467 */ FSM_I(FSM_OP_SET, 14), 1, /* commanded */
    /*   469 */ FSM_I(FSM_OP_GOTO, 2), /* CODING */
    /*   470 */ FSM_I(FSM_OP_STOP, 0), /* timebox_left */
    /*   471 */ FSM_I(FSM_OP_STOP, 1), /* settle */
    /*   472 */ FSM_I(FSM_OP_CALL, 110),
    /*   473 */ FSM_I(FSM_OP_ARG, 0),
    /*   474 */ FSM_I(FSM_OP_CALL, 13),
    /*   475 */ FSM_I(FSM_OP_ARG_LIST, 1),
    /*   476 */ FSM_I(FSM_OP_EMIT, 4), /* SwitchToCoding */
    /*   477 */ FSM_I(FSM_OP_EMIT, 5), /* PresentCodingQuestion */
    /*   478 */ FSM_I(FSM_OP_DONE, 0),
    /* WAITING, Control */
    /*   479 */ FSM_I(FSM_OP_ANSWER, 39), 1, /* Control */
    /* WAITING, ControlFailed */
    /*   481 */ FSM_I(FSM_OP_ANSWER, 42), 1, /* ControlFailed */
    /* BACKGROUND, FirstQuestion */
    /*   483 */ FSM_I(FSM_OP_ANSWER, 15), 1, /* FirstQuestion */
    /* BACKGROUND, AiStarted */
    /*   485 */ FSM_I(FSM_OP_TAKE, 18), /* | AiStarted | - | - | - || stay | ai_busy = true | */
    /*   486 */ FSM_I(FSM_OP_SET, 6), 1, /* ai_busy */
    /*   488 */ FSM_I(FSM_OP_DONE, 0),
    /* BACKGROUND, AiDone */
    /*   489 */ FSM_I(FSM_OP_TAKE, 21), /* | AiDone | - | - | - || stay | ai_busy = false; last_question = question | */
    /*   490 */ FSM_I(FSM_OP_SET, 6), 0, /* ai_busy */
    /*   492 */ FSM_I(FSM_OP_TEXT, FSM_AT(FSM_FIELD, 0)),
    /*   493 */ FSM_I(FSM_OP_STORE, 24), 1, /* last_question */
    /*   495 */ FSM_I(FSM_OP_DONE, 0),
    /*   496 */ FSM_I(FSM_OP_TAKE, 26), /* | AssistantMessage | false | - | - || stay | emit Deliver(id) | */
    /*   497 */ FSM_I(FSM_OP_TEXT, FSM_AT(FSM_FIELD, 0)),
    /*   498 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*   499 */ FSM_I(FSM_OP_EMIT, 0), /* Deliver */
    /*   500 */ FSM_I(FSM_OP_DONE, 0),
    /*   501 */ FSM_I(FSM_OP_TAKE, 25), /* | AssistantMessage | true | - | - || stay | emit Withhold(id) | */
    /*   502 */ FSM_I(FSM_OP_TEXT, FSM_AT(FSM_FIELD, 0)),
    /*   503 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*   504 */ FSM_I(FSM_OP_EMIT, 1), /* Withhold */
    /*   505 */ FSM_I(FSM_OP_DONE, 0),
    /* BACKGROUND, UserStarted */
    /*   506 */ FSM_I(FSM_OP_TAKE, 29), /* | UserStarted | - | - | - || stay | user_talking = true | */
    /*   507 */ FSM_I(FSM_OP_SET, 7), 1, /* user_talking */
    /*   509 */ FSM_I(FSM_OP_DONE, 0),
    /*   510 */ FSM_I(FSM_OP_TAKE, 34), /* | UserFinal | - | some | - || stay | heard | */
    /*   511 */ FSM_I(FSM_OP_SET, 7), 0, /* user_talking */
    /*   513 */ FSM_I(FSM_OP_TEXT, FSM_AT(FSM_FIELD, 0)),
    /*   514 */ FSM_I(FSM_OP_STORE, 25), 1, /* last_answer */
    /*   516 */ FSM_I(FSM_OP_DONE, 0),
    /*   517 */ FSM_I(FSM_OP_TAKE, 32), /* | UserFinal | - | none | false || stay | heard; start settle for debounce; ai_busy = true; emit NextBackgroundTurn | */
    /*   518 */ FSM_I(FSM_OP_SET, 7), 0, /* user_talking */
    /*   520 */ FSM_I(FSM_OP_TEXT, FSM_AT(FSM_FIELD, 0)),
    /*   521 */ FSM_I(FSM_OP_STORE, 25), 1, /* last_answer */
    /*   523 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 36)), /* debounce */
    /*   524 */ FSM_I(FSM_OP_START, 1), /* settle */
    /*   525 */ FSM_I(FSM_OP_SET, 6), 1, /* ai_busy */
    /*   527 */ FSM_I(FSM_OP_EMIT, 2), /* NextBackgroundTurn */
    /*   528 */ FSM_I(FSM_OP_DONE, 0),
    /*   529 */ FSM_I(FSM_OP_TAKE, 33), /* | UserFinal | - | none | true || stay | heard; start settle for debounce; ask | */
    /*   530 */ FSM_I(FSM_OP_SET, 7), 0, /* user_talking */
    /*   532 */ FSM_I(FSM_OP_TEXT, FSM_AT(FSM_FIELD, 0)),
    /*   533 */ FSM_I(FSM_OP_STORE, 25), 1, /* last_answer */
    /*   535 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 36)), /* debounce */
    /*   536 */ FSM_I(FSM_OP_START, 1), /* settle */
    /*   537 */ FSM_I(FSM_OP_SET, 11), 0, /* ask_due */
    /*   539 */ FSM_I(FSM_OP_SET, 6), 1, /* ai_busy */
    /*   541 */ FSM_I(FSM_OP_PUSH, 1),
    /*   542 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*   543 */ FSM_I(FSM_OP_EMIT, 3), /* AskAnotherProject */
    /*   544 */ FSM_I(FSM_OP_DONE, 0),
    /* BACKGROUND, CodingCommand */
    /*   545 */ FSM_I(FSM_OP_TAKE, 37), /* | CodingCommand | - | - | - || stay | commanded = true | */
    /*   546 */ FSM_I(FSM_OP_SET, 14), 1, /* commanded */
    /*   548 */ FSM_I(FSM_OP_DONE, 0),
    /* BACKGROUND, Control */
    /*   549 */ FSM_I(FSM_OP_TAKE, 40), /* | Control | - | - | - || stay | apply counters(score, level); log_control | */
    /*   550 */ FSM_I(FSM_OP_CALL, 251),
    /*   551 */ FSM_I(FSM_OP_SWITCH_TOP, 0), 6, 0, 560, 567, 571, 577, 594, 607,
    /*   560 */ FSM_I(FSM_OP_PUSH, 0),
    /*   561 */ FSM_I(FSM_OP_PUSH, 1),
    /*   562 */ FSM_I(FSM_OP_STORE, 13), 2, /* stop_check */
    /*   564 */ FSM_I(FSM_OP_STORE, 8), 3, /* zero_runs */
    /*   566 */ FSM_I(FSM_OP_JUMP, 622),
    /*   567 */ FSM_I(FSM_OP_PUSH, 0),
    /*   568 */ FSM_I(FSM_OP_STORE, 8), 3, /* zero_runs */
    /*   570 */ FSM_I(FSM_OP_JUMP, 622),
    /*   571 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 8)), /* zero_runs */
    /*   572 */ FSM_I(FSM_OP_PUSH, 1),
    /*   573 */ FSM_I(FSM_OP_ADD, 0),
    /*   574 */ FSM_I(FSM_OP_STORE, 8), 3, /* zero_runs */
    /*   576 */ FSM_I(FSM_OP_JUMP, 622),
    /*   577 */ FSM_I(FSM_OP_PUSH, 0),
    /*   578 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 9)), /* projects_used */
    /*   579 */ FSM_I(FSM_OP_PUSH, 1),
    /*   580 */ FSM_I(FSM_OP_ADD, 0),
    /*   581 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 34)), /* project_cap */
    /*   582 */ FSM_I(FSM_OP_MIN, 0),
    /*   583 */ FSM_I(FSM_OP_PUSH, 0),
    /*   584 */ FSM_I(FSM_OP_PUSH, 1),
    /*   585 */ FSM_I(FSM_OP_STORE, 12), 2, /* cap_hit */
    /*   587 */ FSM_I(FSM_OP_STORE, 11), 2, /* ask_due */
    /*   589 */ FSM_I(FSM_OP_STORE, 9), 3, /* projects_used */
    /*   591 */ FSM_I(FSM_OP_STORE, 8), 3, /* zero_runs */
    /*   593 */ FSM_I(FSM_OP_JUMP, 622),
    /*   594 */ FSM_I(FSM_OP_PUSH, 0),
    /*   595 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 34)), /* project_cap */
    /*   596 */ FSM_I(FSM_OP_PUSH, 0),
    /*   597 */ FSM_I(FSM_OP_PUSH, 1),
    /*   598 */ FSM_I(FSM_OP_STORE, 12), 2, /* cap_hit */
    /*   600 */ FSM_I(FSM_OP_STORE, 11), 2, /* ask_due */
    /*   602 */ FSM_I(FSM_OP_STORE, 9), 3, /* projects_used */
    /*   604 */ FSM_I(FSM_OP_STORE, 8), 3, /* zero_runs */
    /*   606 */ FSM_I(FSM_OP_JUMP, 622),
    /*   607 */ FSM_I(FSM_OP_PUSH, 0),
    /*   608 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 9)), /* projects_used */
    /*   609 */ FSM_I(FSM_OP_PUSH, 1),
    /*   610 */ FSM_I(FSM_OP_ADD, 0),
    /*   611 */ FSM_I(FSM_OP_PUSH, 1),
    /*   612 */ FSM_I(FSM_OP_PUSH, 1),
    /*   613 */ FSM_I(FSM_OP_STORE, 11), 2, /* ask_due */
    /*   615 */ FSM_I(FSM_OP_STORE, 10), 2, /* asked */
    /*   617 */ FSM_I(FSM_OP_STORE, 9), 3, /* projects_used */
    /*   619 */ FSM_I(FSM_OP_STORE, 8), 3, /* zero_runs */
    /*   621 */ FSM_I(FSM_OP_JUMP, 622),
    /*   622 */ FSM_I(FSM_OP_COPY, 15), 6291456, 196612, /* pillar */
    /*   625 */ FSM_I(FSM_OP_COPY, 18), 6291459, 196613, /* conf */
    /*   628 */ FSM_I(FSM_OP_COPY, 21), 6291462, 196613, /* weight */
    /*   631 */ FSM_I(FSM_OP_COPY, 26), 6291465, 196609, /* rationale */
    /*   634 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 24)), /* last_question */
    /*   635 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*   636 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 25)), /* last_answer */
    /*   637 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*   638 */ FSM_I(FSM_OP_ARGS, FSM_AT(FSM_INST, 15)), 3, /* pillar */
    /*   640 */ FSM_I(FSM_OP_ARGS, FSM_AT(FSM_INST, 21)), 3, /* weight */
    /*   642 */ FSM_I(FSM_OP_ARGS, FSM_AT(FSM_INST, 18)), 3, /* conf */
    /*   644 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 8)), /* zero_runs */
    /*   645 */ FSM_I(FSM_OP_ARG, 0),
    /*   646 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 9)), /* projects_used */
    /*   647 */ FSM_I(FSM_OP_ARG, 0),
    /*   648 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*   649 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 5)), /* started */
    /*   650 */ FSM_I(FSM_OP_SUB, 0),
    /*   651 */ FSM_I(FSM_OP_ARG, 0),
    /*   652 */ FSM_I(FSM_OP_CALL, 110),
    /*   653 */ FSM_I(FSM_OP_ARG, 0),
    /*   654 */ FSM_I(FSM_OP_EMIT, 6), /* LogControl */
    /*   655 */ FSM_I(FSM_OP_DONE, 0),
    /* BACKGROUND, ControlFailed */
    /*   656 */ FSM_I(FSM_OP_TAKE, 43), /* | ControlFailed | - | - | - || stay | - | */
    /*   657 */ FSM_I(FSM_OP_DONE, 0),
    /* BACKGROUND, expired timebox_left */
    /*   658 */ FSM_I(FSM_OP_TAKE, 45), /* | expired timebox_left | - | - | - || stay | - | */
    /*   659 */ FSM_I(FSM_OP_DONE, 0),
    /* BACKGROUND, expired settle */
    /*   660 */ FSM_I(FSM_OP_TAKE, 46), /* | expired settle | - | - | - || stay | emit Score(last_question, last_answer) | */
    /*   661 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 24)), /* last_question */
    /*   662 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*   663 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 25)), /* last_answer */
    /*   664 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*   665 */ FSM_I(FSM_OP_EMIT, 7), /* Score */
    /*   666 */ FSM_I(FSM_OP_DONE, 0),
    /*   667 */ FSM_I(FSM_OP_TAKE, 47), /* | always | some | false | false | - || CODING | - | */
    /*   668 */ FSM_I(FSM_OP_GOTO, 2), /* CODING */
    /*   669 */ FSM_I(FSM_OP_STOP, 0), /* timebox_left */
    /*   670 */ FSM_I(FSM_OP_STOP, 1), /* settle */
    /*   671 */ FSM_I(FSM_OP_CALL, 224),
    /*   672 */ FSM_I(FSM_OP_ARG, 0),
    /*   673 */ FSM_I(FSM_OP_CALL, 127),
    /*   674 */ FSM_I(FSM_OP_ARG_LIST, 5),
    /*   675 */ FSM_I(FSM_OP_EMIT, 4), /* SwitchToCoding */
    /*   676 */ FSM_I(FSM_OP_EMIT, 5), /* PresentCodingQuestion */
    /*   677 */ FSM_I(FSM_OP_DONE, 0),
    /*   678 */ FSM_I(FSM_OP_TAKE, 48), /* | always | none | false | false | true || stay | ask | */
    /*   679 */ FSM_I(FSM_OP_SET, 11), 0, /* ask_due */
    /*   681 */ FSM_I(FSM_OP_SET, 6), 1, /* ai_busy */
    /*   683 */ FSM_I(FSM_OP_PUSH, 1),
    /*   684 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*   685 */ FSM_I(FSM_OP_EMIT, 3), /* AskAnotherProject */
    /*   686 */ FSM_I(FSM_OP_DONE, 0),
    /* CODING, FirstQuestion */
    /*   687 */ FSM_I(FSM_OP_ANSWER, 16), 1, /* FirstQuestion */
    /* CODING, AiStarted */
    /*   689 */ FSM_I(FSM_OP_ANSWER, 19), 1, /* AiStarted */
    /* CODING, AiDone */
    /*   691 */ FSM_I(FSM_OP_ANSWER, 22), 1, /* AiDone */
    /* CODING, AssistantMessage */
    /*   693 */ FSM_I(FSM_OP_TAKE, 27), /* | AssistantMessage || stay | emit Deliver(id) | */
    /*   694 */ FSM_I(FSM_OP_TEXT, FSM_AT(FSM_FIELD, 0)),
    /*   695 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*   696 */ FSM_I(FSM_OP_EMIT, 0), /* Deliver */
    /*   697 */ FSM_I(FSM_OP_DONE, 0),
    /* CODING, UserStarted */
    /*   698 */ FSM_I(FSM_OP_ANSWER, 30), 1, /* UserStarted */
    /* CODING, UserFinal */
    /*   700 */ FSM_I(FSM_OP_ANSWER, 35), 1, /* UserFinal */
    /* CODING, CodingCommand */
    /*   702 */ FSM_I(FSM_OP_ANSWER, 38), 1, /* CodingCommand */
    /* CODING, Control */
    /*   704 */ FSM_I(FSM_OP_ANSWER, 41), 1, /* Control */
    /* CODING, ControlFailed */
    /*   706 */ FSM_I(FSM_OP_ANSWER, 44), 1, /* ControlFailed */
    /*   708 */ FSM_I(FSM_OP_GAP, 0),
};

const struct fsm_machine guard_machine = {
    .format = 1,
    .name = "guard", .source = "guard.fsm", .version = 1,
    .hash = {0xb0, 0x76, 0x37, 0x44, 0xf7, 0xab, 0xbe, 0x82, 0x7d, 0x68, 0x12, 0xac, 0xd3, 0x51, 0x1c, 0x80,
             0x30, 0x8e, 0x3f, 0x6b, 0x70, 0xab, 0xcd, 0xcf, 0x4b, 0x0c, 0x24, 0xbd, 0xc3, 0x60, 0x8b, 0xe7},
    .leaves = 3, .hot_slots = 32, .slots = 37, .shared_slots = 0, .param_slot = 32,
    .queue_slot = 37, .queue_limit = 0, .queue_fields = 0, .text_bytes = 5020, .queue_bytes = 0,
    .types = types, .type_count = 20,
    .names = names, .name_count = 2,
    .params = params, .param_count = 5,
    .vars = vars, .var_count = 16,
    .fields = fields, .field_count = 10,
    .args = args, .arg_count = 25,
    .events = events, .event_count = 9,
    .effects = effects, .effect_count = 8,
    .timers = timers, .timer_count = 2,
    .states = states, .state_count = 3,
    .leaf_state = leaf_state,
    .views = views, .view_count = 1,
    .promises = promises, .promise_count = 10,
    .triggers = triggers, .trigger_count = 8,
    .tests = tests, .test_count = 20,
    .cells = cells, .cell_count = 40,
    .masks = masks, .mask_count = 2,
    .rows = rows, .row_count = 49,
    .decisions = decisions, .decision_count = 3,
    .pair_rows = pair_rows, .pair_row_count = 35,
    .pairs = pairs,
    .texts = texts, .text_count = 2,
    .constants = constants, .constant_count = 37,
    .code = code, .code_count = 709,
    .start = 393,
};
