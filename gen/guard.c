/* Tables, made by fsmc from guard.fsm: guard version 1.
 * Change the spec, not this file. Spec 570748562961037757109f477e90aa1a11d7a2429b9026972b3068f80ee07fc5 */
#include "guard.h"

#include "code.h"

static const char *const names_0[] = {
    "adaptability", "creativity", "reasoning",
};

static const char *const names_1[] = {
    "timebox", "projects_cap", "gate", "command",
};

static const char *const names_2[] = {
    "unasked", "due", "asked", "answered",
};

static const struct fsm_names names[] = {
    {"trait", 3, names_0},
    {"reason", 4, names_1},
    {"another", 4, names_2},
};

static const struct fsm_type types[] = {
    {FSM_NAMED, 0, 1, 0, 1, 65535, 1, 0, 0, 0, 3},
    {FSM_BOOL, 0, 0, 0, 65535, 65535, 1, 0, 0, 0, 1},
    {FSM_TEXT, 0, 0, 0, 65535, 65535, 1, 0, 0, 0, 1000},
    {FSM_TIME, 0, 1, 0, 65535, 65535, 1, 0, 0, INT64_C(-4503599627370496), INT64_C(4503599627370496)},
    {FSM_NAMED, 0, 0, 0, 2, 65535, 1, 0, 0, 0, 3},
    {FSM_INT, 0, 0, 0, 65535, 65535, 1, 0, 0, 0, 3},
    {FSM_INT, 0, 0, 0, 65535, 65535, 1, 0, 0, 0, 10},
    {FSM_INT, 2, 0, 0, 65535, 65535, 1, 0, 0, 0, 100},
    {FSM_DURATION, 0, 1, 0, 65535, 65535, 1, 0, 0, INT64_C(-9007199258340992), INT64_C(9007199254739992)},
    {FSM_INT, 0, 0, 0, 65535, 65535, 1, 0, 0, -2, 3},
    {FSM_INT, 0, 0, 0, 65535, 65535, 1, 0, 0, 0, INT64_C(9223372036854775807)},
    {FSM_DURATION, 0, 0, 0, 65535, 65535, 1, 0, 0, 1000, 3600000},
    {FSM_INT, 0, 0, 0, 65535, 65535, 1, 0, 0, 1, 3},
    {FSM_DURATION, 0, 0, 0, 65535, 65535, 1, 0, 0, 0, 10000},
    {FSM_INT, 0, 0, 0, 65535, 0, 3, 0, 0, 0, 10},
    {FSM_INT, 2, 0, 0, 65535, 0, 3, 0, 0, 0, 100},
    {FSM_TEXT, 0, 0, 0, 65535, 0, 3, 0, 0, 0, 1000},
    {FSM_NAMED, 0, 0, 0, 1, 65535, 1, 0, 0, 0, 3},
    {FSM_NAMED, 0, 0, 1, 1, 65535, 1, 0, 0, 0, 3},
    {FSM_DURATION, 0, 1, 0, 65535, 65535, 1, 0, 0, INT64_C(-4503599627370496), INT64_C(4503599627370496)},
    {FSM_DURATION, 0, 0, 0, 65535, 65535, 1, 0, 0, INT64_C(-4503599627370496), INT64_C(4503599627370496)},
    {FSM_DURATION, 0, 1, 0, 65535, 65535, 1, 0, 0, INT64_C(-9007199254740992), INT64_C(9007199254740992)},
};

static const struct fsm_var params[] = {
    {"timebox", 11, 36, 240000, "TIMEBOX_MS", 0, 0, 0, 0},
    {"zero_run_limit", 12, 37, 2, "ZERO_RUN_LIMIT", 0, 0, 0, 0},
    {"project_cap", 12, 38, 2, "PROJECT_CAP", 0, 0, 0, 0},
    {"tau", 7, 39, 70, "GATE_TAU", 0, 0, 0, 0},
    {"debounce", 13, 40, 800, "CONTROL_DEBOUNCE_MS", 0, 0, 0, 0},
};

static const struct fsm_var vars[] = {
    {"ai_busy", 1, 5, 0, NULL, 0, 0, 0, 0},
    {"user_talking", 1, 6, 0, NULL, 0, 0, 0, 0},
    {"answer_owed", 1, 7, 0, NULL, 0, 0, 0, 0},
    {"started_at", 3, 8, FSM_MISSING, NULL, 0, 0, 0, 0},
    {"zero_runs", 5, 9, 0, NULL, 0, 0, 0, 0},
    {"projects_used", 5, 10, 0, NULL, 0, 0, 0, 0},
    {"reason", 0, 11, FSM_MISSING, NULL, 0, 0, 0, 0},
    {"another", 4, 12, 0, NULL, 0, 0, 0, 0},
    {"cap_hit", 1, 13, 0, NULL, 0, 0, 0, 0},
    {"stop_check", 1, 14, 0, NULL, 0, 0, 0, 0},
    {"commanded", 1, 15, 0, NULL, 0, 0, 0, 0},
    {"last_question", 2, 16, 0, NULL, 0, 0, 0, 0},
    {"last_answer", 2, 17, 0, NULL, 0, 0, 0, 0},
    {"said_question", 2, 18, 0, NULL, 0, 0, 0, 0},
    {"scored_question", 2, 19, 0, NULL, 0, 0, 0, 0},
    {"scored_answer", 2, 20, 0, NULL, 0, 0, 0, 0},
    {"pillar", 14, 21, 0, NULL, 0, 0, 0, 0},
    {"conf", 15, 24, 0, NULL, 0, 0, 0, 0},
    {"weight", 15, 27, 0, NULL, 0, 0, 0, 0},
    {"rationale", 16, 30, 0, NULL, 0, 0, 0, 0},
};

static const struct fsm_var fields[] = {
    {"question", 2, 0, 0, NULL, 0, 0, 0, 0},
    {"question", 2, 0, 0, NULL, 0, 0, 0, 0},
    {"id", 2, 0, 0, NULL, 0, 0, 0, 0},
    {"solicits", 1, 1, 0, NULL, 0, 0, 0, 0},
    {"answer", 2, 0, 0, NULL, 0, 0, 0, 0},
    {"score", 14, 0, 0, NULL, 0, 0, 0, 0},
    {"level", 15, 3, 0, NULL, 0, 0, 0, 0},
    {"w", 15, 6, 0, NULL, 0, 0, 0, 0},
    {"because", 16, 9, 0, NULL, 0, 0, 0, 0},
    {"error", 2, 0, 0, NULL, 0, 0, 0, 0},
};

static const struct fsm_var args[] = {
    {"id", 2, 0, 0, NULL, 0, 0, 0, 0},
    {"id", 2, 0, 0, NULL, 0, 0, 0, 0},
    {"line", 2, 0, 0, NULL, 0, 0, 0, 0},
    {"reason", 17, 0, 0, NULL, 0, 0, 0, 0},
    {"recorded", 18, 1, 0, NULL, 0, 0, 0, 0},
    {"at", 3, 2, 0, NULL, 0, 0, 0, 0},
    {"elapsed", 19, 3, 0, NULL, 0, 0, 0, 0},
    {"at", 3, 0, 0, NULL, 0, 0, 0, 0},
    {"last_question", 2, 1, 0, NULL, 0, 0, 0, 0},
    {"last_answer", 2, 2, 0, NULL, 0, 0, 0, 0},
    {"pillar", 14, 3, 0, NULL, 0, 0, 0, 0},
    {"weight", 15, 6, 0, NULL, 0, 0, 0, 0},
    {"conf", 15, 9, 0, NULL, 0, 0, 0, 0},
    {"zero_runs", 5, 12, 0, NULL, 0, 0, 0, 0},
    {"projects_used", 5, 13, 0, NULL, 0, 0, 0, 0},
    {"elapsed", 20, 14, 0, NULL, 0, 0, 0, 0},
    {"reason", 0, 15, 0, NULL, 0, 0, 0, 0},
    {"question", 2, 0, 0, NULL, 0, 0, 0, 0},
    {"answer", 2, 1, 0, NULL, 0, 0, 0, 0},
    {"timebox_left", 21, 0, 0, NULL, 0, 0, 0, 0},
    {"zero_runs", 5, 0, 0, NULL, 0, 0, 0, 0},
    {"projects_used", 5, 0, 0, NULL, 0, 0, 0, 0},
    {"stop_check", 1, 0, 0, NULL, 0, 0, 0, 0},
    {"pillar", 14, 0, 0, NULL, 0, 0, 0, 0},
    {"conf", 15, 0, 0, NULL, 0, 0, 0, 0},
    {"weight", 15, 0, 0, NULL, 0, 0, 0, 0},
    {"tau", 7, 0, 0, NULL, 0, 0, 0, 0},
    {"rationale", 16, 0, 0, NULL, 0, 0, 0, 0},
    {"reason", 0, 0, 0, NULL, 0, 0, 0, 0},
    {"started_at", 3, 0, 0, NULL, 0, 0, 0, 0},
    {"now - started_at", 21, 0, 0, NULL, 0, 0, 0, 0},
    {"zero_runs", 5, 0, 0, NULL, 0, 0, 0, 0},
    {"projects_used", 5, 0, 0, NULL, 0, 0, 0, 0},
    {"reason", 0, 0, 0, NULL, 0, 0, 0, 0},
    {"last_question", 2, 0, 0, NULL, 0, 0, 0, 0},
    {"last_answer", 2, 0, 0, NULL, 0, 0, 0, 0},
};

static const struct fsm_event_def events[] = {
    {"FirstQuestion", 0, 1, 1, 1, 65535, 46, 0, 0, 0},
    {"AiStarted", 1, 0, 0, 0, 65535, 47, 1, 0, 0},
    {"AiDone", 1, 1, 1, 1, 65535, 48, 0, 0, 0},
    {"AssistantMessage", 2, 2, 2, 1, 65535, 49, 0, 0, 0},
    {"UserStarted", 4, 0, 0, 0, 65535, 50, 1, 0, 0},
    {"UserStopped", 4, 0, 0, 0, 65535, 51, 1, 0, 0},
    {"UserFinal", 4, 1, 1, 1, 65535, 52, 0, 0, 0},
    {"CodingCommand", 5, 0, 0, 0, 65535, 53, 1, 0, 0},
    {"Reloaded", 5, 0, 0, 0, 65535, 54, 1, 0, 0},
    {"Control", 5, 4, 12, 3, 7, 63, 0, 0, 0},
    {"ControlFailed", 9, 1, 1, 1, 7, 63, 0, 0, 0},
};

static const struct fsm_effect_def effects[] = {
    {"Deliver", 0, 1, FSM_NO_CALL, 0, 35, NULL, 65535, 65535, 56},
    {"Withhold", 1, 1, FSM_NO_CALL, 0, 35, NULL, 65535, 65535, 57},
    {"NextBackgroundTurn", 2, 0, FSM_NO_CALL, 0, 35, NULL, 65535, 65535, 58},
    {"AskAnotherProject", 2, 1, FSM_NO_CALL, 0, 35, NULL, 65535, 65535, 59},
    {"SwitchToCoding", 3, 4, FSM_NO_CALL, 0, 35, NULL, 65535, 65535, 60},
    {"PresentCodingQuestion", 7, 0, FSM_NO_CALL, 0, 35, NULL, 65535, 65535, 61},
    {"LogControl", 7, 10, FSM_NO_CALL, 0, 35, NULL, 65535, 65535, 62},
    {"Score", 17, 2, FSM_LATEST, 1, 35, "control", 9, 10, 63},
};

static const struct fsm_timer_def timers[] = {
    {"timebox_left", 33},
    {"settle", 34},
};

static const struct fsm_state_def states[] = {
    {"GUARDED", 65535, 0, 2, 1, 65535, 124},
    {"WAITING", 0, 0, 1, 13, 65535, 139},
    {"BACKGROUND", 0, 1, 1, 12, 65535, 147},
    {"CODING", 65535, 2, 1, 10, 65535, 170},
};

static const uint16_t leaf_state[] = {
    1, /* WAITING */
    2, /* BACKGROUND */
    3, /* CODING */
};

static const struct fsm_view_def views[] = {
    {"Panel", 19, 10, 641},
    {"GuardState", 29, 5, 664},
    {"LastTurn", 34, 2, 677},
};

static const struct fsm_promise_def promises[] = {
    {"no_ai_coding", FSM_INVARIANT, FSM_ON_EMIT, 0, 1, 340, 177},
    {"no_cut", FSM_INVARIANT, FSM_ON_EMIT, 1, 1, 347, 179},
    {"timeboxed", FSM_INVARIANT, FSM_ALWAYS_HOLDS, 2, 0, 353, 181},
    {"at_once", FSM_INVARIANT, FSM_ALWAYS_HOLDS, 2, 0, 370, 182},
    {"scripted", FSM_INVARIANT, FSM_ON_EMIT, 2, 1, 389, 183},
    {"only_then", FSM_INVARIANT, FSM_ON_EMIT, 3, 1, 395, 184},
    {"has_reason", FSM_INVARIANT, FSM_ON_EMIT, 4, 1, 397, 186},
    {"timebox_first", FSM_INVARIANT, FSM_ON_EMIT, 5, 1, 405, 187},
    {"cap_second", FSM_INVARIANT, FSM_ON_EMIT, 6, 1, 416, 188},
    {"gate_third", FSM_INVARIANT, FSM_ON_EMIT, 7, 1, 423, 189},
    {"not_before", FSM_INVARIANT, FSM_ON_EMIT, 8, 1, 430, 190},
    {"no_new_prompt", FSM_INVARIANT, FSM_ON_EMIT, 9, 2, 440, 192},
    {"very_next", FSM_INVARIANT, FSM_ON_EMIT, 11, 1, 444, 194},
    {"prompt_waits", FSM_INVARIANT, FSM_ALWAYS_HOLDS, 12, 0, 451, 195},
    {"asked_once", FSM_INVARIANT, FSM_ON_EMIT, 12, 1, 466, 196},
    {"project_left", FSM_INVARIANT, FSM_ON_EMIT, 13, 1, 474, 197},
    {"cap", FSM_INVARIANT, FSM_ALWAYS_HOLDS, 14, 0, 482, 198},
    {"capped", FSM_INVARIANT, FSM_ALWAYS_HOLDS, 14, 0, 487, 199},
    {"cap_after_ask", FSM_INVARIANT, FSM_ALWAYS_HOLDS, 14, 0, 495, 200},
    {"run_ends", FSM_INVARIANT, FSM_ALWAYS_HOLDS, 14, 0, 506, 202},
    {"consecutive", FSM_INVARIANT, FSM_ON_EVENT, 14, 1, 511, 203},
    {"new_project", FSM_INVARIANT, FSM_ALWAYS_HOLDS, 15, 0, 523, 204},
    {"silence", FSM_INVARIANT, FSM_ON_EVENT, 15, 5, 536, 206},
    {"silent_timer", FSM_INVARIANT, FSM_ON_EVENT, 20, 4, 547, 207},
    {"clock_starts", FSM_INVARIANT, FSM_ALWAYS_HOLDS, 24, 0, 550, 209},
    {"clock_runs", FSM_INVARIANT, FSM_ALWAYS_HOLDS, 24, 0, 558, 210},
    {"clock_ends", FSM_INVARIANT, FSM_ALWAYS_HOLDS, 24, 0, 574, 211},
    {"by_timebox", FSM_REACHABLE, FSM_ON_EMIT, 24, 1, 585, 213},
    {"by_cap", FSM_REACHABLE, FSM_ON_EMIT, 25, 1, 589, 214},
    {"by_gate", FSM_REACHABLE, FSM_ON_EMIT, 26, 1, 593, 215},
    {"by_command", FSM_REACHABLE, FSM_ON_EMIT, 27, 1, 597, 216},
    {"all_at_once", FSM_REACHABLE, FSM_ON_EMIT, 28, 1, 601, 217},
    {"waits_ai", FSM_REACHABLE, FSM_ALWAYS_HOLDS, 29, 0, 613, 218},
    {"waits_user", FSM_REACHABLE, FSM_ALWAYS_HOLDS, 29, 0, 625, 219},
    {"asks", FSM_REACHABLE, FSM_ON_EMIT, 29, 1, 637, 220},
};

static const uint16_t triggers[] = {
    0,
    4,
    4,
    5,
    4,
    4,
    4,
    4,
    4,
    2,
    3,
    2,
    3,
    3,
    9,
    11,
    4,
    5,
    1,
    10,
    11,
    1,
    4,
    10,
    4,
    4,
    4,
    4,
    4,
    3,
};

static const struct fsm_test tests[] = {
    {"now - started_at - timebox", 1, 8, 1, 9},
    {"cap_hit", 7, 1, 1, 10},
    {"stop_check", 9, 1, 1, 11},
    {"commanded", 11, 1, 1, 12},
    {"now - started_at - timebox", 115, 8, 1, 17},
    {"cap_hit", 121, 1, 1, 18},
    {"stop_check", 123, 1, 1, 19},
    {"commanded", 125, 1, 1, 20},
    {"all level >= tau", 229, 1, 1, 25},
    {"all score = 0", 244, 1, 1, 26},
    {"another", 248, 4, 3, 27},
    {"zero_runs + 1 - zero_run_limit", 250, 9, 1, 30},
    {"projects_used + 1 - project_cap", 256, 9, 1, 31},
    {"solicits", 313, 1, 1, 32},
    {"reasons", 315, 10, 1, 33},
    {"another", 317, 4, 2, 34},
    {"reasons", 319, 10, 1, 36},
    {"ai_busy or user_talking", 321, 1, 1, 37},
    {"settle running or answer_owed", 325, 1, 1, 38},
    {"ai_busy", 330, 1, 1, 39},
    {"user_talking", 332, 1, 1, 40},
    {"another", 334, 4, 2, 41},
    {"settle", 336, 3, 1, 43},
    {"answer_owed", 338, 1, 1, 44},
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
    {"true", 9, 0},
    {"due, asked", 10, 2},
    {"true", 9, 0},
    {"< zero_run_limit", 11, 1},
    {"true", 9, 0},
    {"unasked", 10, 1},
    {"< project_cap", 12, 1},
    {"true", 9, 0},
    {"true", 13, 0},
    {"false", 13, 1},
    {"none", 14, 1},
    {"some", 14, 0},
    {"asked", 15, 0},
    {"not asked", 15, 3},
    {"some", 16, 0},
    {"false", 17, 1},
    {"some", 16, 0},
    {"true", 18, 0},
    {"none", 16, 1},
    {"false", 19, 1},
    {"false", 20, 1},
    {"due", 21, 0},
    {"running", 22, 0},
    {"none", 16, 1},
    {"false", 19, 1},
    {"false", 20, 1},
    {"due", 21, 0},
    {"stopped", 22, 1},
    {"none", 16, 1},
    {"false", 19, 1},
    {"false", 20, 1},
    {"not due", 21, 3},
    {"true", 23, 0},
};

static const struct fsm_row rows[] = {
    {"| >= timebox | - | - | - || timebox |", 74, 0, 1, 65535, FSM_STEPPED},
    {"| - | true | - | - || projects_cap |", 75, 1, 1, 65535, FSM_STEPPED},
    {"| - | - | true | - || gate |", 76, 2, 1, 65535, FSM_STEPPED},
    {"| - | - | - | true || command |", 77, 3, 1, 65535, FSM_STEPPED},
    {"| >= timebox | - | - | - || timebox |", 74, 4, 1, 65535, FSM_STEPPED},
    {"| - | true | - | - || projects_cap |", 75, 5, 1, 65535, FSM_STEPPED},
    {"| - | - | true | - || gate |", 76, 6, 1, 65535, FSM_STEPPED},
    {"| - | - | - | true || command |", 77, 7, 1, 65535, FSM_STEPPED},
    {"| true || true |", 82, 8, 1, 65535, FSM_STEPPED},
    {"| false || - |", 83, 9, 1, 65535, FSM_STEPPED},
    {"| false | - | - | - || 0 | - | - | - |", 91, 10, 1, 65535, FSM_STEPPED},
    {"| true | due, asked | - | - || - | - | - | - |", 92, 11, 2, 65535, FSM_STEPPED},
    {"| true | - | < zero_run_limit | - || zero_runs + 1 | - | - | - |", 93, 13, 2, 65535, FSM_STEPPED},
    {"| true | unasked | - | < project_cap || 0 | projects_used + 1 | due | - |", 94, 15, 3, 65535, FSM_STEPPED},
    {"| true | - | - | - || 0 | min(projects_used + 1, project_cap) | - | true |", 95, 18, 1, 65535, FSM_STEPPED},
    {"| FirstQuestion || BACKGROUND | started_at = now; said_question = question; start timebox_left for timebox |", 141, 19, 0, 1, FSM_STEPPED},
    {"FirstQuestion", 166, 19, 0, 2, FSM_IGNORED},
    {"FirstQuestion", 174, 19, 0, 3, FSM_IGNORED},
    {"| AiStarted | - || stay | ai_busy = true; answer_owed = false |", 130, 19, 0, 0, FSM_STEPPED},
    {"AiStarted", 174, 19, 0, 3, FSM_IGNORED},
    {"| AiDone | - || stay | ai_busy = false; said_question = question |", 131, 19, 0, 0, FSM_STEPPED},
    {"AiDone", 174, 19, 0, 3, FSM_IGNORED},
    {"| AssistantMessage | true || stay | emit Withhold(id) |", 135, 19, 1, 0, FSM_STEPPED},
    {"| AssistantMessage | false || stay | emit Deliver(id) |", 136, 20, 1, 0, FSM_STEPPED},
    {"| AssistantMessage || stay | emit Deliver(id) |", 173, 21, 0, 3, FSM_STEPPED},
    {"| UserStarted | - || stay | user_talking = true |", 132, 21, 0, 0, FSM_STEPPED},
    {"UserStarted", 174, 21, 0, 3, FSM_IGNORED},
    {"| UserStopped | - || stay | user_talking = false |", 133, 21, 0, 0, FSM_STEPPED},
    {"UserStopped", 174, 21, 0, 3, FSM_IGNORED},
    {"| UserFinal || stay | user_talking = false |", 142, 21, 0, 1, FSM_STEPPED},
    {"| UserFinal | none | - || stay | hear; answer_owed = true; start settle for debounce |", 158, 21, 1, 2, FSM_STEPPED},
    {"| UserFinal | some | - || stay | hear |", 159, 22, 1, 2, FSM_STEPPED},
    {"UserFinal", 174, 23, 0, 3, FSM_IGNORED},
    {"| CodingCommand | - || stay | commanded = true |", 134, 23, 0, 0, FSM_STEPPED},
    {"CodingCommand", 174, 23, 0, 3, FSM_IGNORED},
    {"| Reloaded || stay | ai_busy = false; user_talking = false |", 143, 23, 0, 1, FSM_STEPPED},
    {"| Reloaded | - | - || stay | answer_owed = answer_owed or ai_busy; ai_busy = false; user_talking = false |", 165, 23, 0, 2, FSM_STEPPED},
    {"Reloaded", 174, 23, 0, 3, FSM_IGNORED},
    {"Control", 144, 23, 0, 1, FSM_IGNORED},
    {"| Control | - | - || stay | take_result |", 162, 23, 0, 2, FSM_STEPPED},
    {"Control", 174, 23, 0, 3, FSM_IGNORED},
    {"ControlFailed", 144, 23, 0, 1, FSM_IGNORED},
    {"| ControlFailed | - | - || stay | - |", 163, 23, 0, 2, FSM_STEPPED},
    {"ControlFailed", 174, 23, 0, 3, FSM_IGNORED},
    {"| expired timebox_left | - | - || stay | - |", 164, 23, 0, 2, FSM_STEPPED},
    {"| expired settle | - | asked || stay | another = answered; score_last |", 160, 23, 1, 2, FSM_STEPPED},
    {"| expired settle | - | not asked || stay | score_last |", 161, 24, 1, 2, FSM_STEPPED},
    {"| always | some | false || CODING | - |", 127, 25, 2, 0, FSM_STEPPED},
    {"| always | some | true || stay | stop settle; answer_owed = false |", 150, 27, 2, 2, FSM_STEPPED},
    {"| always | none | false | false | due | running | - || stay | score_last; ask |", 153, 29, 5, 2, FSM_STEPPED},
    {"| always | none | false | false | due | stopped | - || stay | ask |", 154, 34, 5, 2, FSM_STEPPED},
    {"| always | none | false | false | not due | - | true || stay | order_turn |", 155, 39, 5, 2, FSM_STEPPED},
};

static const struct fsm_decision_def decisions[] = {
    {"reasons", FSM_COLLECT, 0, 4, 13, 71},
    {"reasons", FSM_COLLECT, 4, 4, 127, 71},
    {"gate(level)", FSM_UNIQUE, 8, 2, 233, 80},
    {"counters(score)", FSM_FIRST, 10, 5, 262, 88},
};

static const uint32_t pair_rows[] = {
    15, 18, 20, 22, 23, 25, 27, 29, 33, 35, 38, 41, 47, 16, 18, 20,
    22, 23, 25, 27, 30, 31, 33, 36, 39, 42, 44, 45, 46, 48, 49, 50,
    51, 47, 17, 19, 21, 24, 26, 28, 32, 34, 37, 40, 43,
};

static const struct fsm_pair pairs[] = {
    /* WAITING */
    {765, 0, 1}, /* FirstQuestion */
    {776, 1, 1}, /* AiStarted */
    {782, 2, 1}, /* AiDone */
    {684, 3, 2}, /* AssistantMessage */
    {799, 5, 1}, /* UserStarted */
    {803, 6, 1}, /* UserStopped */
    {807, 7, 1}, /* UserFinal */
    {811, 8, 1}, /* CodingCommand */
    {815, 9, 1}, /* Reloaded */
    {821, 10, 1}, /* Control */
    {823, 11, 1}, /* ControlFailed */
    {0, 0, 0}, /* expired timebox_left */
    {0, 0, 0}, /* expired settle */
    {688, 12, 1}, /* always */
    /* BACKGROUND */
    {845, 13, 1}, /* FirstQuestion */
    {776, 14, 1}, /* AiStarted */
    {782, 15, 1}, /* AiDone */
    {700, 16, 2}, /* AssistantMessage */
    {799, 18, 1}, /* UserStarted */
    {803, 19, 1}, /* UserStopped */
    {704, 20, 2}, /* UserFinal */
    {811, 22, 1}, /* CodingCommand */
    {871, 23, 1}, /* Reloaded */
    {882, 24, 1}, /* Control */
    {976, 25, 1}, /* ControlFailed */
    {978, 26, 1}, /* expired timebox_left */
    {709, 27, 2}, /* expired settle */
    {715, 29, 5}, /* always */
    /* CODING */
    {1056, 34, 1}, /* FirstQuestion */
    {1058, 35, 1}, /* AiStarted */
    {1060, 36, 1}, /* AiDone */
    {1062, 37, 1}, /* AssistantMessage */
    {1067, 38, 1}, /* UserStarted */
    {1069, 39, 1}, /* UserStopped */
    {1071, 40, 1}, /* UserFinal */
    {1073, 41, 1}, /* CodingCommand */
    {1075, 42, 1}, /* Reloaded */
    {1077, 43, 1}, /* Control */
    {1079, 44, 1}, /* ControlFailed */
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
    3, 1, 1, 1, 2, 3, 0, 0,
    1, 1, 2, 3, 1, 1, 1, 1,
    1, 1, 2, INT64_C(-4503599627370496), 1,
};

static const uint64_t masks[] = {
    0x2, 0x1, 0x6, 0x5,
};

/* Every diagram, expression and action: see runtime/code.h. */
static const uint32_t code[] = {
    /*     0 */ FSM_I(FSM_OP_GAP, 0),
    /*     1 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*     2 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 8)), /* started_at */
    /*     3 */ FSM_I(FSM_OP_SUB, 0),
    /*     4 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 36)), /* timebox */
    /*     5 */ FSM_I(FSM_OP_SUB, 0),
    /*     6 */ FSM_I(FSM_OP_RET, 0),
    /*     7 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 13)), /* cap_hit */
    /*     8 */ FSM_I(FSM_OP_RET, 0),
    /*     9 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 14)), /* stop_check */
    /*    10 */ FSM_I(FSM_OP_RET, 0),
    /*    11 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 15)), /* commanded */
    /*    12 */ FSM_I(FSM_OP_RET, 0),
    /* reasons */
    /*    13 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*    14 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 8)), /* started_at */
    /*    15 */ FSM_I(FSM_OP_SUB, 0),
    /*    16 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 36)), /* timebox */
    /*    17 */ FSM_I(FSM_OP_SUB, 0),
    /*    18 */ FSM_I(FSM_OP_CUT_TOP, 0), 9, 50, 22,
    /*    22 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 13)), 10, 38, 26, /* cap_hit */
    /*    26 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 14)), 11, 34, 30, /* stop_check */
    /*    30 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 15)), 12, 78, 80, /* commanded */
    /*    34 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 15)), 12, 82, 84, /* commanded */
    /*    38 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 14)), 11, 46, 42, /* stop_check */
    /*    42 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 15)), 12, 86, 88, /* commanded */
    /*    46 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 15)), 12, 90, 92, /* commanded */
    /*    50 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 13)), 10, 66, 54, /* cap_hit */
    /*    54 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 14)), 11, 62, 58, /* stop_check */
    /*    58 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 15)), 12, 94, 96, /* commanded */
    /*    62 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 15)), 12, 98, 100, /* commanded */
    /*    66 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 14)), 11, 74, 70, /* stop_check */
    /*    70 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 15)), 12, 102, 104, /* commanded */
    /*    74 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 15)), 12, 106, 108, /* commanded */
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
    /*   116 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_OLD, 8)), /* started_at */
    /*   117 */ FSM_I(FSM_OP_SUB, 0),
    /*   118 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 36)), /* timebox */
    /*   119 */ FSM_I(FSM_OP_SUB, 0),
    /*   120 */ FSM_I(FSM_OP_RET, 0),
    /*   121 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_OLD, 13)), /* cap_hit */
    /*   122 */ FSM_I(FSM_OP_RET, 0),
    /*   123 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_OLD, 14)), /* stop_check */
    /*   124 */ FSM_I(FSM_OP_RET, 0),
    /*   125 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_OLD, 15)), /* commanded */
    /*   126 */ FSM_I(FSM_OP_RET, 0),
    /* reasons */
    /*   127 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*   128 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_OLD, 8)), /* started_at */
    /*   129 */ FSM_I(FSM_OP_SUB, 0),
    /*   130 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 36)), /* timebox */
    /*   131 */ FSM_I(FSM_OP_SUB, 0),
    /*   132 */ FSM_I(FSM_OP_CUT_TOP, 0), 17, 164, 136,
    /*   136 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_OLD, 13)), 18, 152, 140, /* cap_hit */
    /*   140 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_OLD, 14)), 19, 148, 144, /* stop_check */
    /*   144 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_OLD, 15)), 20, 192, 194, /* commanded */
    /*   148 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_OLD, 15)), 20, 196, 198, /* commanded */
    /*   152 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_OLD, 14)), 19, 160, 156, /* stop_check */
    /*   156 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_OLD, 15)), 20, 200, 202, /* commanded */
    /*   160 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_OLD, 15)), 20, 204, 206, /* commanded */
    /*   164 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_OLD, 13)), 18, 180, 168, /* cap_hit */
    /*   168 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_OLD, 14)), 19, 176, 172, /* stop_check */
    /*   172 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_OLD, 15)), 20, 208, 210, /* commanded */
    /*   176 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_OLD, 15)), 20, 212, 214, /* commanded */
    /*   180 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_OLD, 14)), 19, 188, 184, /* stop_check */
    /*   184 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_OLD, 15)), 20, 216, 218, /* commanded */
    /*   188 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_OLD, 15)), 20, 220, 222, /* commanded */
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
    /*   229 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 39)), /* tau */
    /*   230 */ FSM_I(FSM_OP_ALL, FSM_AT(FSM_FIELD, 3)), 851971,
    /*   232 */ FSM_I(FSM_OP_RET, 0),
    /* gate(level) */
    /*   233 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 39)), /* tau */
    /*   234 */ FSM_I(FSM_OP_ALL, FSM_AT(FSM_FIELD, 3)), 851971,
    /*   236 */ FSM_I(FSM_OP_CUT_TOP, 0), 25, 240, 242,
    /*   240 */ FSM_I(FSM_OP_PUSH, 1),
    /*   241 */ FSM_I(FSM_OP_RET, 0),
    /*   242 */ FSM_I(FSM_OP_PUSH, 0),
    /*   243 */ FSM_I(FSM_OP_RET, 0),
    /*   244 */ FSM_I(FSM_OP_PUSH, 0),
    /*   245 */ FSM_I(FSM_OP_ALL, FSM_AT(FSM_FIELD, 0)), 524291,
    /*   247 */ FSM_I(FSM_OP_RET, 0),
    /*   248 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 12)), /* another */
    /*   249 */ FSM_I(FSM_OP_RET, 0),
    /*   250 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 9)), /* zero_runs */
    /*   251 */ FSM_I(FSM_OP_PUSH, 1),
    /*   252 */ FSM_I(FSM_OP_ADD, 0),
    /*   253 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 37)), /* zero_run_limit */
    /*   254 */ FSM_I(FSM_OP_SUB, 0),
    /*   255 */ FSM_I(FSM_OP_RET, 0),
    /*   256 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 10)), /* projects_used */
    /*   257 */ FSM_I(FSM_OP_PUSH, 1),
    /*   258 */ FSM_I(FSM_OP_ADD, 0),
    /*   259 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 38)), /* project_cap */
    /*   260 */ FSM_I(FSM_OP_SUB, 0),
    /*   261 */ FSM_I(FSM_OP_RET, 0),
    /* counters(score) */
    /*   262 */ FSM_I(FSM_OP_PUSH, 0),
    /*   263 */ FSM_I(FSM_OP_ALL, FSM_AT(FSM_FIELD, 0)), 524291,
    /*   265 */ FSM_I(FSM_OP_CUT_TOP, 0), 26, 303, 269,
    /*   269 */ FSM_I(FSM_OP_SWITCH, FSM_AT(FSM_INST, 12)), 4, 0, 285, 305, 305, 276, /* another */
    /*   276 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 9)), /* zero_runs */
    /*   277 */ FSM_I(FSM_OP_PUSH, 1),
    /*   278 */ FSM_I(FSM_OP_ADD, 0),
    /*   279 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 37)), /* zero_run_limit */
    /*   280 */ FSM_I(FSM_OP_SUB, 0),
    /*   281 */ FSM_I(FSM_OP_CUT_TOP, 0), 30, 307, 309,
    /*   285 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 9)), /* zero_runs */
    /*   286 */ FSM_I(FSM_OP_PUSH, 1),
    /*   287 */ FSM_I(FSM_OP_ADD, 0),
    /*   288 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 37)), /* zero_run_limit */
    /*   289 */ FSM_I(FSM_OP_SUB, 0),
    /*   290 */ FSM_I(FSM_OP_CUT_TOP, 0), 30, 307, 294,
    /*   294 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 10)), /* projects_used */
    /*   295 */ FSM_I(FSM_OP_PUSH, 1),
    /*   296 */ FSM_I(FSM_OP_ADD, 0),
    /*   297 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 38)), /* project_cap */
    /*   298 */ FSM_I(FSM_OP_SUB, 0),
    /*   299 */ FSM_I(FSM_OP_CUT_TOP, 0), 31, 311, 309,
    /*   303 */ FSM_I(FSM_OP_PUSH, 0),
    /*   304 */ FSM_I(FSM_OP_RET, 0),
    /*   305 */ FSM_I(FSM_OP_PUSH, 1),
    /*   306 */ FSM_I(FSM_OP_RET, 0),
    /*   307 */ FSM_I(FSM_OP_PUSH, 2),
    /*   308 */ FSM_I(FSM_OP_RET, 0),
    /*   309 */ FSM_I(FSM_OP_PUSH, 4),
    /*   310 */ FSM_I(FSM_OP_RET, 0),
    /*   311 */ FSM_I(FSM_OP_PUSH, 3),
    /*   312 */ FSM_I(FSM_OP_RET, 0),
    /*   313 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 1)),
    /*   314 */ FSM_I(FSM_OP_RET, 0),
    /*   315 */ FSM_I(FSM_OP_CALL, 13),
    /*   316 */ FSM_I(FSM_OP_RET, 0),
    /*   317 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 12)), /* another */
    /*   318 */ FSM_I(FSM_OP_RET, 0),
    /*   319 */ FSM_I(FSM_OP_CALL, 13),
    /*   320 */ FSM_I(FSM_OP_RET, 0),
    /*   321 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 5)), /* ai_busy */
    /*   322 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* user_talking */
    /*   323 */ FSM_I(FSM_OP_OR, 0),
    /*   324 */ FSM_I(FSM_OP_RET, 0),
    /*   325 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 34)), /* settle */
    /*   326 */ FSM_I(FSM_OP_HAS, 0),
    /*   327 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* answer_owed */
    /*   328 */ FSM_I(FSM_OP_OR, 0),
    /*   329 */ FSM_I(FSM_OP_RET, 0),
    /*   330 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 5)), /* ai_busy */
    /*   331 */ FSM_I(FSM_OP_RET, 0),
    /*   332 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* user_talking */
    /*   333 */ FSM_I(FSM_OP_RET, 0),
    /*   334 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 12)), /* another */
    /*   335 */ FSM_I(FSM_OP_RET, 0),
    /*   336 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 34)), /* settle */
    /*   337 */ FSM_I(FSM_OP_RET, 0),
    /*   338 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* answer_owed */
    /*   339 */ FSM_I(FSM_OP_RET, 0),
    /* promise, no_ai_coding */
    /*   340 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 1)),
    /*   341 */ FSM_I(FSM_OP_NOT, 0),
    /*   342 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 0)), /* state */
    /*   343 */ FSM_I(FSM_OP_PUSH, 2),
    /*   344 */ FSM_I(FSM_OP_EQ, 0),
    /*   345 */ FSM_I(FSM_OP_OR, 0),
    /*   346 */ FSM_I(FSM_OP_RET, 0),
    /* promise, no_cut */
    /*   347 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 5)), /* ai_busy */
    /*   348 */ FSM_I(FSM_OP_NOT, 0),
    /*   349 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* user_talking */
    /*   350 */ FSM_I(FSM_OP_NOT, 0),
    /*   351 */ FSM_I(FSM_OP_AND, 0),
    /*   352 */ FSM_I(FSM_OP_RET, 0),
    /* promise, timeboxed */
    /*   353 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 0)), /* state */
    /*   354 */ FSM_I(FSM_OP_PUSH, 1),
    /*   355 */ FSM_I(FSM_OP_EQ, 0),
    /*   356 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*   357 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 8)), /* started_at */
    /*   358 */ FSM_I(FSM_OP_SUB, 0),
    /*   359 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 36)), /* timebox */
    /*   360 */ FSM_I(FSM_OP_GT, 0),
    /*   361 */ FSM_I(FSM_OP_AND, 0),
    /*   362 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 5)), /* ai_busy */
    /*   363 */ FSM_I(FSM_OP_NOT, 0),
    /*   364 */ FSM_I(FSM_OP_AND, 0),
    /*   365 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* user_talking */
    /*   366 */ FSM_I(FSM_OP_NOT, 0),
    /*   367 */ FSM_I(FSM_OP_AND, 0),
    /*   368 */ FSM_I(FSM_OP_NOT, 0),
    /*   369 */ FSM_I(FSM_OP_RET, 0),
    /* promise, at_once */
    /*   370 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 0)), /* state */
    /*   371 */ FSM_I(FSM_OP_PUSH, 0),
    /*   372 */ FSM_I(FSM_OP_GE, 0),
    /*   373 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 0)), /* state */
    /*   374 */ FSM_I(FSM_OP_PUSH, 1),
    /*   375 */ FSM_I(FSM_OP_LE, 0),
    /*   376 */ FSM_I(FSM_OP_AND, 0),
    /*   377 */ FSM_I(FSM_OP_CALL, 13),
    /*   378 */ FSM_I(FSM_OP_PUSH, 0),
    /*   379 */ FSM_I(FSM_OP_NE, 0),
    /*   380 */ FSM_I(FSM_OP_AND, 0),
    /*   381 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 5)), /* ai_busy */
    /*   382 */ FSM_I(FSM_OP_NOT, 0),
    /*   383 */ FSM_I(FSM_OP_AND, 0),
    /*   384 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* user_talking */
    /*   385 */ FSM_I(FSM_OP_NOT, 0),
    /*   386 */ FSM_I(FSM_OP_AND, 0),
    /*   387 */ FSM_I(FSM_OP_NOT, 0),
    /*   388 */ FSM_I(FSM_OP_RET, 0),
    /* promise, scripted */
    /*   389 */ FSM_I(FSM_OP_EMITTED, 5),
    /*   390 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 0)), /* state */
    /*   391 */ FSM_I(FSM_OP_PUSH, 2),
    /*   392 */ FSM_I(FSM_OP_EQ, 0),
    /*   393 */ FSM_I(FSM_OP_AND, 0),
    /*   394 */ FSM_I(FSM_OP_RET, 0),
    /* promise, only_then */
    /*   395 */ FSM_I(FSM_OP_EMITTED, 4),
    /*   396 */ FSM_I(FSM_OP_RET, 0),
    /* promise, has_reason */
    /*   397 */ FSM_I(FSM_OP_CALL, 13),
    /*   398 */ FSM_I(FSM_OP_PUSH, 0),
    /*   399 */ FSM_I(FSM_OP_NE, 0),
    /*   400 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_ARGUMENT, 0)),
    /*   401 */ FSM_I(FSM_OP_CALL, 110),
    /*   402 */ FSM_I(FSM_OP_EQ, 0),
    /*   403 */ FSM_I(FSM_OP_AND, 0),
    /*   404 */ FSM_I(FSM_OP_RET, 0),
    /* promise, timebox_first */
    /*   405 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_ARGUMENT, 0)),
    /*   406 */ FSM_I(FSM_OP_PUSH, 0),
    /*   407 */ FSM_I(FSM_OP_EQ, 0),
    /*   408 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*   409 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 8)), /* started_at */
    /*   410 */ FSM_I(FSM_OP_SUB, 0),
    /*   411 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 36)), /* timebox */
    /*   412 */ FSM_I(FSM_OP_GE, 0),
    /*   413 */ FSM_I(FSM_OP_NOT, 0),
    /*   414 */ FSM_I(FSM_OP_OR, 0),
    /*   415 */ FSM_I(FSM_OP_RET, 0),
    /* promise, cap_second */
    /*   416 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_ARGUMENT, 0)),
    /*   417 */ FSM_I(FSM_OP_PUSH, 1),
    /*   418 */ FSM_I(FSM_OP_LE, 0),
    /*   419 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 13)), /* cap_hit */
    /*   420 */ FSM_I(FSM_OP_NOT, 0),
    /*   421 */ FSM_I(FSM_OP_OR, 0),
    /*   422 */ FSM_I(FSM_OP_RET, 0),
    /* promise, gate_third */
    /*   423 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_ARGUMENT, 0)),
    /*   424 */ FSM_I(FSM_OP_PUSH, 2),
    /*   425 */ FSM_I(FSM_OP_LE, 0),
    /*   426 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 14)), /* stop_check */
    /*   427 */ FSM_I(FSM_OP_NOT, 0),
    /*   428 */ FSM_I(FSM_OP_OR, 0),
    /*   429 */ FSM_I(FSM_OP_RET, 0),
    /* promise, not_before */
    /*   430 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_ARGUMENT, 0)),
    /*   431 */ FSM_I(FSM_OP_PUSH, 0),
    /*   432 */ FSM_I(FSM_OP_NE, 0),
    /*   433 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*   434 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 8)), /* started_at */
    /*   435 */ FSM_I(FSM_OP_SUB, 0),
    /*   436 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 36)), /* timebox */
    /*   437 */ FSM_I(FSM_OP_GE, 0),
    /*   438 */ FSM_I(FSM_OP_OR, 0),
    /*   439 */ FSM_I(FSM_OP_RET, 0),
    /* promise, no_new_prompt */
    /*   440 */ FSM_I(FSM_OP_CALL, 13),
    /*   441 */ FSM_I(FSM_OP_PUSH, 0),
    /*   442 */ FSM_I(FSM_OP_EQ, 0),
    /*   443 */ FSM_I(FSM_OP_RET, 0),
    /* promise, very_next */
    /*   444 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 12)), /* another */
    /*   445 */ FSM_I(FSM_OP_PUSH, 1),
    /*   446 */ FSM_I(FSM_OP_NE, 0),
    /*   447 */ FSM_I(FSM_OP_EMITTED, 3),
    /*   448 */ FSM_I(FSM_OP_NOT, 0),
    /*   449 */ FSM_I(FSM_OP_AND, 0),
    /*   450 */ FSM_I(FSM_OP_RET, 0),
    /* promise, prompt_waits */
    /*   451 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 0)), /* state */
    /*   452 */ FSM_I(FSM_OP_PUSH, 1),
    /*   453 */ FSM_I(FSM_OP_EQ, 0),
    /*   454 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 12)), /* another */
    /*   455 */ FSM_I(FSM_OP_PUSH, 1),
    /*   456 */ FSM_I(FSM_OP_EQ, 0),
    /*   457 */ FSM_I(FSM_OP_AND, 0),
    /*   458 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 5)), /* ai_busy */
    /*   459 */ FSM_I(FSM_OP_NOT, 0),
    /*   460 */ FSM_I(FSM_OP_AND, 0),
    /*   461 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* user_talking */
    /*   462 */ FSM_I(FSM_OP_NOT, 0),
    /*   463 */ FSM_I(FSM_OP_AND, 0),
    /*   464 */ FSM_I(FSM_OP_NOT, 0),
    /*   465 */ FSM_I(FSM_OP_RET, 0),
    /* promise, asked_once */
    /*   466 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 12)), /* another */
    /*   467 */ FSM_I(FSM_OP_PUSH, 2),
    /*   468 */ FSM_I(FSM_OP_LT, 0),
    /*   469 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 12)), /* another */
    /*   470 */ FSM_I(FSM_OP_PUSH, 2),
    /*   471 */ FSM_I(FSM_OP_EQ, 0),
    /*   472 */ FSM_I(FSM_OP_AND, 0),
    /*   473 */ FSM_I(FSM_OP_RET, 0),
    /* promise, project_left */
    /*   474 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 10)), /* projects_used */
    /*   475 */ FSM_I(FSM_OP_PUSH, 0),
    /*   476 */ FSM_I(FSM_OP_GT, 0),
    /*   477 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 10)), /* projects_used */
    /*   478 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 38)), /* project_cap */
    /*   479 */ FSM_I(FSM_OP_LT, 0),
    /*   480 */ FSM_I(FSM_OP_AND, 0),
    /*   481 */ FSM_I(FSM_OP_RET, 0),
    /* promise, cap */
    /*   482 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 10)), /* projects_used */
    /*   483 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 38)), /* project_cap */
    /*   484 */ FSM_I(FSM_OP_GT, 0),
    /*   485 */ FSM_I(FSM_OP_NOT, 0),
    /*   486 */ FSM_I(FSM_OP_RET, 0),
    /* promise, capped */
    /*   487 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 10)), /* projects_used */
    /*   488 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 38)), /* project_cap */
    /*   489 */ FSM_I(FSM_OP_GE, 0),
    /*   490 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 13)), /* cap_hit */
    /*   491 */ FSM_I(FSM_OP_NOT, 0),
    /*   492 */ FSM_I(FSM_OP_AND, 0),
    /*   493 */ FSM_I(FSM_OP_NOT, 0),
    /*   494 */ FSM_I(FSM_OP_RET, 0),
    /* promise, cap_after_ask */
    /*   495 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 13)), /* cap_hit */
    /*   496 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 10)), /* projects_used */
    /*   497 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 38)), /* project_cap */
    /*   498 */ FSM_I(FSM_OP_LT, 0),
    /*   499 */ FSM_I(FSM_OP_AND, 0),
    /*   500 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 12)), /* another */
    /*   501 */ FSM_I(FSM_OP_PUSH, 3),
    /*   502 */ FSM_I(FSM_OP_NE, 0),
    /*   503 */ FSM_I(FSM_OP_AND, 0),
    /*   504 */ FSM_I(FSM_OP_NOT, 0),
    /*   505 */ FSM_I(FSM_OP_RET, 0),
    /* promise, run_ends */
    /*   506 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 9)), /* zero_runs */
    /*   507 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 37)), /* zero_run_limit */
    /*   508 */ FSM_I(FSM_OP_GE, 0),
    /*   509 */ FSM_I(FSM_OP_NOT, 0),
    /*   510 */ FSM_I(FSM_OP_RET, 0),
    /* promise, consecutive */
    /*   511 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 0)), /* state */
    /*   512 */ FSM_I(FSM_OP_PUSH, 2),
    /*   513 */ FSM_I(FSM_OP_EQ, 0),
    /*   514 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 9)), /* zero_runs */
    /*   515 */ FSM_I(FSM_OP_PUSH, 0),
    /*   516 */ FSM_I(FSM_OP_EQ, 0),
    /*   517 */ FSM_I(FSM_OP_OR, 0),
    /*   518 */ FSM_I(FSM_OP_PUSH, 0),
    /*   519 */ FSM_I(FSM_OP_ALL, FSM_AT(FSM_FIELD, 0)), 524291,
    /*   521 */ FSM_I(FSM_OP_OR, 0),
    /*   522 */ FSM_I(FSM_OP_RET, 0),
    /* promise, new_project */
    /*   523 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 9)), /* zero_runs */
    /*   524 */ FSM_I(FSM_OP_PUSH, 0),
    /*   525 */ FSM_I(FSM_OP_GT, 0),
    /*   526 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 12)), /* another */
    /*   527 */ FSM_I(FSM_OP_PUSH, 1),
    /*   528 */ FSM_I(FSM_OP_EQ, 0),
    /*   529 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 12)), /* another */
    /*   530 */ FSM_I(FSM_OP_PUSH, 2),
    /*   531 */ FSM_I(FSM_OP_EQ, 0),
    /*   532 */ FSM_I(FSM_OP_OR, 0),
    /*   533 */ FSM_I(FSM_OP_AND, 0),
    /*   534 */ FSM_I(FSM_OP_NOT, 0),
    /*   535 */ FSM_I(FSM_OP_RET, 0),
    /* promise, silence */
    /*   536 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 9)), /* zero_runs */
    /*   537 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 9)), /* zero_runs */
    /*   538 */ FSM_I(FSM_OP_EQ, 0),
    /*   539 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 10)), /* projects_used */
    /*   540 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 10)), /* projects_used */
    /*   541 */ FSM_I(FSM_OP_EQ, 0),
    /*   542 */ FSM_I(FSM_OP_AND, 0),
    /*   543 */ FSM_I(FSM_OP_EMITTED, 6),
    /*   544 */ FSM_I(FSM_OP_NOT, 0),
    /*   545 */ FSM_I(FSM_OP_AND, 0),
    /*   546 */ FSM_I(FSM_OP_RET, 0),
    /* promise, silent_timer */
    /*   547 */ FSM_I(FSM_OP_EMITTED, 7),
    /*   548 */ FSM_I(FSM_OP_NOT, 0),
    /*   549 */ FSM_I(FSM_OP_RET, 0),
    /* promise, clock_starts */
    /*   550 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 0)), /* state */
    /*   551 */ FSM_I(FSM_OP_PUSH, 0),
    /*   552 */ FSM_I(FSM_OP_EQ, 0),
    /*   553 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 8)), /* started_at */
    /*   554 */ FSM_I(FSM_OP_HAS, 0),
    /*   555 */ FSM_I(FSM_OP_AND, 0),
    /*   556 */ FSM_I(FSM_OP_NOT, 0),
    /*   557 */ FSM_I(FSM_OP_RET, 0),
    /* promise, clock_runs */
    /*   558 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 0)), /* state */
    /*   559 */ FSM_I(FSM_OP_PUSH, 1),
    /*   560 */ FSM_I(FSM_OP_EQ, 0),
    /*   561 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 33)), /* timebox_left */
    /*   562 */ FSM_I(FSM_OP_HAS, 0),
    /*   563 */ FSM_I(FSM_OP_NOT, 0),
    /*   564 */ FSM_I(FSM_OP_AND, 0),
    /*   565 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*   566 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 8)), /* started_at */
    /*   567 */ FSM_I(FSM_OP_SUB, 0),
    /*   568 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 36)), /* timebox */
    /*   569 */ FSM_I(FSM_OP_GE, 0),
    /*   570 */ FSM_I(FSM_OP_NOT, 0),
    /*   571 */ FSM_I(FSM_OP_AND, 0),
    /*   572 */ FSM_I(FSM_OP_NOT, 0),
    /*   573 */ FSM_I(FSM_OP_RET, 0),
    /* promise, clock_ends */
    /*   574 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 0)), /* state */
    /*   575 */ FSM_I(FSM_OP_PUSH, 2),
    /*   576 */ FSM_I(FSM_OP_EQ, 0),
    /*   577 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 33)), /* timebox_left */
    /*   578 */ FSM_I(FSM_OP_HAS, 0),
    /*   579 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 34)), /* settle */
    /*   580 */ FSM_I(FSM_OP_HAS, 0),
    /*   581 */ FSM_I(FSM_OP_OR, 0),
    /*   582 */ FSM_I(FSM_OP_AND, 0),
    /*   583 */ FSM_I(FSM_OP_NOT, 0),
    /*   584 */ FSM_I(FSM_OP_RET, 0),
    /* promise, by_timebox */
    /*   585 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_ARGUMENT, 0)),
    /*   586 */ FSM_I(FSM_OP_PUSH, 0),
    /*   587 */ FSM_I(FSM_OP_EQ, 0),
    /*   588 */ FSM_I(FSM_OP_RET, 0),
    /* promise, by_cap */
    /*   589 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_ARGUMENT, 0)),
    /*   590 */ FSM_I(FSM_OP_PUSH, 1),
    /*   591 */ FSM_I(FSM_OP_EQ, 0),
    /*   592 */ FSM_I(FSM_OP_RET, 0),
    /* promise, by_gate */
    /*   593 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_ARGUMENT, 0)),
    /*   594 */ FSM_I(FSM_OP_PUSH, 2),
    /*   595 */ FSM_I(FSM_OP_EQ, 0),
    /*   596 */ FSM_I(FSM_OP_RET, 0),
    /* promise, by_command */
    /*   597 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_ARGUMENT, 0)),
    /*   598 */ FSM_I(FSM_OP_PUSH, 3),
    /*   599 */ FSM_I(FSM_OP_EQ, 0),
    /*   600 */ FSM_I(FSM_OP_RET, 0),
    /* promise, all_at_once */
    /*   601 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*   602 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 8)), /* started_at */
    /*   603 */ FSM_I(FSM_OP_SUB, 0),
    /*   604 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 36)), /* timebox */
    /*   605 */ FSM_I(FSM_OP_GE, 0),
    /*   606 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 13)), /* cap_hit */
    /*   607 */ FSM_I(FSM_OP_AND, 0),
    /*   608 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 14)), /* stop_check */
    /*   609 */ FSM_I(FSM_OP_AND, 0),
    /*   610 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 15)), /* commanded */
    /*   611 */ FSM_I(FSM_OP_AND, 0),
    /*   612 */ FSM_I(FSM_OP_RET, 0),
    /* promise, waits_ai */
    /*   613 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 0)), /* state */
    /*   614 */ FSM_I(FSM_OP_PUSH, 1),
    /*   615 */ FSM_I(FSM_OP_EQ, 0),
    /*   616 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*   617 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 8)), /* started_at */
    /*   618 */ FSM_I(FSM_OP_SUB, 0),
    /*   619 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 36)), /* timebox */
    /*   620 */ FSM_I(FSM_OP_GT, 0),
    /*   621 */ FSM_I(FSM_OP_AND, 0),
    /*   622 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 5)), /* ai_busy */
    /*   623 */ FSM_I(FSM_OP_AND, 0),
    /*   624 */ FSM_I(FSM_OP_RET, 0),
    /* promise, waits_user */
    /*   625 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 0)), /* state */
    /*   626 */ FSM_I(FSM_OP_PUSH, 1),
    /*   627 */ FSM_I(FSM_OP_EQ, 0),
    /*   628 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*   629 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 8)), /* started_at */
    /*   630 */ FSM_I(FSM_OP_SUB, 0),
    /*   631 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 36)), /* timebox */
    /*   632 */ FSM_I(FSM_OP_GT, 0),
    /*   633 */ FSM_I(FSM_OP_AND, 0),
    /*   634 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* user_talking */
    /*   635 */ FSM_I(FSM_OP_AND, 0),
    /*   636 */ FSM_I(FSM_OP_RET, 0),
    /* promise, asks */
    /*   637 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 12)), /* another */
    /*   638 */ FSM_I(FSM_OP_PUSH, 2),
    /*   639 */ FSM_I(FSM_OP_EQ, 0),
    /*   640 */ FSM_I(FSM_OP_RET, 0),
    /* view, Panel */
    /*   641 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 33)), /* timebox_left */
    /*   642 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*   643 */ FSM_I(FSM_OP_SUB, 0),
    /*   644 */ FSM_I(FSM_OP_ARG, 0),
    /*   645 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 9)), /* zero_runs */
    /*   646 */ FSM_I(FSM_OP_ARG, 0),
    /*   647 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 10)), /* projects_used */
    /*   648 */ FSM_I(FSM_OP_ARG, 0),
    /*   649 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 14)), /* stop_check */
    /*   650 */ FSM_I(FSM_OP_ARG, 0),
    /*   651 */ FSM_I(FSM_OP_ARGS, FSM_AT(FSM_INST, 21)), 3, /* pillar */
    /*   653 */ FSM_I(FSM_OP_ARGS, FSM_AT(FSM_INST, 24)), 3, /* conf */
    /*   655 */ FSM_I(FSM_OP_ARGS, FSM_AT(FSM_INST, 27)), 3, /* weight */
    /*   657 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 39)), /* tau */
    /*   658 */ FSM_I(FSM_OP_ARG, 0),
    /*   659 */ FSM_I(FSM_OP_ARGS, FSM_AT(FSM_INST, 30)), 65539, /* rationale */
    /*   661 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* reason */
    /*   662 */ FSM_I(FSM_OP_ARG, 0),
    /*   663 */ FSM_I(FSM_OP_DONE, 0),
    /* view, GuardState */
    /*   664 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 8)), /* started_at */
    /*   665 */ FSM_I(FSM_OP_ARG, 0),
    /*   666 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*   667 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 8)), /* started_at */
    /*   668 */ FSM_I(FSM_OP_SUB, 0),
    /*   669 */ FSM_I(FSM_OP_ARG, 0),
    /*   670 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 9)), /* zero_runs */
    /*   671 */ FSM_I(FSM_OP_ARG, 0),
    /*   672 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 10)), /* projects_used */
    /*   673 */ FSM_I(FSM_OP_ARG, 0),
    /*   674 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* reason */
    /*   675 */ FSM_I(FSM_OP_ARG, 0),
    /*   676 */ FSM_I(FSM_OP_DONE, 0),
    /* view, LastTurn */
    /*   677 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 16)), /* last_question */
    /*   678 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*   679 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 17)), /* last_answer */
    /*   680 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*   681 */ FSM_I(FSM_OP_DONE, 0),
    /* creation */
    /*   682 */ FSM_I(FSM_OP_GOTO, 0), /* WAITING */
    /*   683 */ FSM_I(FSM_OP_DONE, 0),
    /* WAITING, AssistantMessage */
    /*   684 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_FIELD, 1)), 32, 789, 794,
    /* WAITING, always */
    /*   688 */ FSM_I(FSM_OP_CALL, 13),
    /*   689 */ FSM_I(FSM_OP_CUT_TOP, 0), 36, 1081, 693,
    /*   693 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 5)), /* ai_busy */
    /*   694 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* user_talking */
    /*   695 */ FSM_I(FSM_OP_OR, 0),
    /*   696 */ FSM_I(FSM_OP_CUT_TOP, 0), 37, 825, 1081,
    /* BACKGROUND, AssistantMessage */
    /*   700 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_FIELD, 1)), 32, 789, 794,
    /* BACKGROUND, UserFinal */
    /*   704 */ FSM_I(FSM_OP_CALL, 13),
    /*   705 */ FSM_I(FSM_OP_CUT_TOP, 0), 33, 847, 861,
    /* BACKGROUND, expired settle */
    /*   709 */ FSM_I(FSM_OP_CUTS, FSM_AT(FSM_INST, 12)), 2, 34, 980, 994, 980, /* another */
    /* BACKGROUND, always */
    /*   715 */ FSM_I(FSM_OP_CALL, 13),
    /*   716 */ FSM_I(FSM_OP_CUT_TOP, 0), 36, 743, 720,
    /*   720 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 5)), /* ai_busy */
    /*   721 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* user_talking */
    /*   722 */ FSM_I(FSM_OP_OR, 0),
    /*   723 */ FSM_I(FSM_OP_CUT_TOP, 0), 37, 735, 727,
    /*   727 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 34)), /* settle */
    /*   728 */ FSM_I(FSM_OP_HAS, 0),
    /*   729 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* answer_owed */
    /*   730 */ FSM_I(FSM_OP_OR, 0),
    /*   731 */ FSM_I(FSM_OP_CUT_TOP, 0), 38, 1081, 1010,
    /*   735 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 34)), /* settle */
    /*   736 */ FSM_I(FSM_OP_HAS, 0),
    /*   737 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* answer_owed */
    /*   738 */ FSM_I(FSM_OP_OR, 0),
    /*   739 */ FSM_I(FSM_OP_CUT_TOP, 0), 38, 825, 1010,
    /*   743 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 5)), 39, 747, 1081, /* ai_busy */
    /*   747 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 6)), 40, 751, 1081, /* user_talking */
    /*   751 */ FSM_I(FSM_OP_CUTS, FSM_AT(FSM_INST, 12)), 2, 41, 761, 757, 761, /* another */
    /*   757 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 34)), 43, 1015, 1026, /* settle */
    /*   761 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 7)), 44, 1081, 1049, /* answer_owed */
    /* WAITING, FirstQuestion */
    /*   765 */ FSM_I(FSM_OP_TAKE, 15), /* | FirstQuestion || BACKGROUND | started_at = now; said_question = question; start timebox_left for timebox | */
    /*   766 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*   767 */ FSM_I(FSM_OP_STORE, 8), 3, /* started_at */
    /*   769 */ FSM_I(FSM_OP_TEXT, FSM_AT(FSM_FIELD, 0)),
    /*   770 */ FSM_I(FSM_OP_STORE, 18), 2, /* said_question */
    /*   772 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 36)), /* timebox */
    /*   773 */ FSM_I(FSM_OP_START, 0), /* timebox_left */
    /*   774 */ FSM_I(FSM_OP_GOTO, 1), /* BACKGROUND */
    /*   775 */ FSM_I(FSM_OP_DONE, 0),
    /* WAITING, AiStarted */
    /* BACKGROUND, AiStarted */
    /*   776 */ FSM_I(FSM_OP_TAKE, 18), /* | AiStarted | - || stay | ai_busy = true; answer_owed = false | */
    /*   777 */ FSM_I(FSM_OP_SET, 5), 1, /* ai_busy */
    /*   779 */ FSM_I(FSM_OP_SET, 7), 0, /* answer_owed */
    /*   781 */ FSM_I(FSM_OP_DONE, 0),
    /* WAITING, AiDone */
    /* BACKGROUND, AiDone */
    /*   782 */ FSM_I(FSM_OP_TAKE, 20), /* | AiDone | - || stay | ai_busy = false; said_question = question | */
    /*   783 */ FSM_I(FSM_OP_SET, 5), 0, /* ai_busy */
    /*   785 */ FSM_I(FSM_OP_TEXT, FSM_AT(FSM_FIELD, 0)),
    /*   786 */ FSM_I(FSM_OP_STORE, 18), 2, /* said_question */
    /*   788 */ FSM_I(FSM_OP_DONE, 0),
    /*   789 */ FSM_I(FSM_OP_TAKE, 23), /* | AssistantMessage | false || stay | emit Deliver(id) | */
    /*   790 */ FSM_I(FSM_OP_TEXT, FSM_AT(FSM_FIELD, 0)),
    /*   791 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*   792 */ FSM_I(FSM_OP_EMIT, 0), /* Deliver */
    /*   793 */ FSM_I(FSM_OP_DONE, 0),
    /*   794 */ FSM_I(FSM_OP_TAKE, 22), /* | AssistantMessage | true || stay | emit Withhold(id) | */
    /*   795 */ FSM_I(FSM_OP_TEXT, FSM_AT(FSM_FIELD, 0)),
    /*   796 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*   797 */ FSM_I(FSM_OP_EMIT, 1), /* Withhold */
    /*   798 */ FSM_I(FSM_OP_DONE, 0),
    /* WAITING, UserStarted */
    /* BACKGROUND, UserStarted */
    /*   799 */ FSM_I(FSM_OP_TAKE, 25), /* | UserStarted | - || stay | user_talking = true | */
    /*   800 */ FSM_I(FSM_OP_SET, 6), 1, /* user_talking */
    /*   802 */ FSM_I(FSM_OP_DONE, 0),
    /* WAITING, UserStopped */
    /* BACKGROUND, UserStopped */
    /*   803 */ FSM_I(FSM_OP_TAKE, 27), /* | UserStopped | - || stay | user_talking = false | */
    /*   804 */ FSM_I(FSM_OP_SET, 6), 0, /* user_talking */
    /*   806 */ FSM_I(FSM_OP_DONE, 0),
    /* WAITING, UserFinal */
    /*   807 */ FSM_I(FSM_OP_TAKE, 29), /* | UserFinal || stay | user_talking = false | */
    /*   808 */ FSM_I(FSM_OP_SET, 6), 0, /* user_talking */
    /*   810 */ FSM_I(FSM_OP_DONE, 0),
    /* WAITING, CodingCommand */
    /* BACKGROUND, CodingCommand */
    /*   811 */ FSM_I(FSM_OP_TAKE, 33), /* | CodingCommand | - || stay | commanded = true | */
    /*   812 */ FSM_I(FSM_OP_SET, 15), 1, /* commanded */
    /*   814 */ FSM_I(FSM_OP_DONE, 0),
    /* WAITING, Reloaded */
    /*   815 */ FSM_I(FSM_OP_TAKE, 35), /* | Reloaded || stay | ai_busy = false; user_talking = false | */
    /*   816 */ FSM_I(FSM_OP_SET, 5), 0, /* ai_busy */
    /*   818 */ FSM_I(FSM_OP_SET, 6), 0, /* user_talking */
    /*   820 */ FSM_I(FSM_OP_DONE, 0),
    /* WAITING, Control */
    /*   821 */ FSM_I(FSM_OP_ANSWER, 38), 1, /* Control */
    /* WAITING, ControlFailed */
    /*   823 */ FSM_I(FSM_OP_ANSWER, 41), 1, /* ControlFailed */
    /*   825 */ FSM_I(FSM_OP_TAKE, 47), /* | always | some | false || CODING | - | */
    /*   826 */ FSM_I(FSM_OP_GOTO, 2), /* CODING */
    /*   827 */ FSM_I(FSM_OP_STOP, 0), /* timebox_left */
    /*   828 */ FSM_I(FSM_OP_STOP, 1), /* settle */
    /*   829 */ FSM_I(FSM_OP_CALL, 224),
    /*   830 */ FSM_I(FSM_OP_STORE, 11), 0, /* reason */
    /*   832 */ FSM_I(FSM_OP_CALL, 224),
    /*   833 */ FSM_I(FSM_OP_ARG, 0),
    /*   834 */ FSM_I(FSM_OP_CALL, 127),
    /*   835 */ FSM_I(FSM_OP_ARG_LIST, 1),
    /*   836 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*   837 */ FSM_I(FSM_OP_ARG, 0),
    /*   838 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*   839 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 8)), /* started_at */
    /*   840 */ FSM_I(FSM_OP_SUB, 0),
    /*   841 */ FSM_I(FSM_OP_ARG, 0),
    /*   842 */ FSM_I(FSM_OP_EMIT, 4), /* SwitchToCoding */
    /*   843 */ FSM_I(FSM_OP_EMIT, 5), /* PresentCodingQuestion */
    /*   844 */ FSM_I(FSM_OP_DONE, 0),
    /* BACKGROUND, FirstQuestion */
    /*   845 */ FSM_I(FSM_OP_ANSWER, 16), 1, /* FirstQuestion */
    /*   847 */ FSM_I(FSM_OP_TAKE, 30), /* | UserFinal | none | - || stay | hear; answer_owed = true; start settle for debounce | */
    /*   848 */ FSM_I(FSM_OP_SET, 6), 0, /* user_talking */
    /*   850 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* said_question */
    /*   851 */ FSM_I(FSM_OP_STORE, 16), 2, /* last_question */
    /*   853 */ FSM_I(FSM_OP_TEXT, FSM_AT(FSM_FIELD, 0)),
    /*   854 */ FSM_I(FSM_OP_STORE, 17), 2, /* last_answer */
    /*   856 */ FSM_I(FSM_OP_SET, 7), 1, /* answer_owed */
    /*   858 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 40)), /* debounce */
    /*   859 */ FSM_I(FSM_OP_START, 1), /* settle */
    /*   860 */ FSM_I(FSM_OP_DONE, 0),
    /*   861 */ FSM_I(FSM_OP_TAKE, 31), /* | UserFinal | some | - || stay | hear | */
    /*   862 */ FSM_I(FSM_OP_SET, 6), 0, /* user_talking */
    /*   864 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 18)), /* said_question */
    /*   865 */ FSM_I(FSM_OP_STORE, 16), 2, /* last_question */
    /*   867 */ FSM_I(FSM_OP_TEXT, FSM_AT(FSM_FIELD, 0)),
    /*   868 */ FSM_I(FSM_OP_STORE, 17), 2, /* last_answer */
    /*   870 */ FSM_I(FSM_OP_DONE, 0),
    /* BACKGROUND, Reloaded */
    /*   871 */ FSM_I(FSM_OP_TAKE, 36), /* | Reloaded | - | - || stay | answer_owed = answer_owed or ai_busy; ai_busy = false; user_talking = false | */
    /*   872 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* answer_owed */
    /*   873 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 5)), /* ai_busy */
    /*   874 */ FSM_I(FSM_OP_OR, 0),
    /*   875 */ FSM_I(FSM_OP_STORE, 7), 1, /* answer_owed */
    /*   877 */ FSM_I(FSM_OP_SET, 5), 0, /* ai_busy */
    /*   879 */ FSM_I(FSM_OP_SET, 6), 0, /* user_talking */
    /*   881 */ FSM_I(FSM_OP_DONE, 0),
    /* BACKGROUND, Control */
    /*   882 */ FSM_I(FSM_OP_TAKE, 39), /* | Control | - | - || stay | take_result | */
    /*   883 */ FSM_I(FSM_OP_CALL, 233),
    /*   884 */ FSM_I(FSM_OP_SWITCH_TOP, 0), 2, 0, 889, 893,
    /*   889 */ FSM_I(FSM_OP_PUSH, 1),
    /*   890 */ FSM_I(FSM_OP_STORE, 14), 1, /* stop_check */
    /*   892 */ FSM_I(FSM_OP_JUMP, 894),
    /*   893 */ FSM_I(FSM_OP_JUMP, 894),
    /*   894 */ FSM_I(FSM_OP_CALL, 262),
    /*   895 */ FSM_I(FSM_OP_SWITCH_TOP, 0), 5, 0, 903, 907, 908, 914, 926,
    /*   903 */ FSM_I(FSM_OP_PUSH, 0),
    /*   904 */ FSM_I(FSM_OP_STORE, 9), 5, /* zero_runs */
    /*   906 */ FSM_I(FSM_OP_JUMP, 940),
    /*   907 */ FSM_I(FSM_OP_JUMP, 940),
    /*   908 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 9)), /* zero_runs */
    /*   909 */ FSM_I(FSM_OP_PUSH, 1),
    /*   910 */ FSM_I(FSM_OP_ADD, 0),
    /*   911 */ FSM_I(FSM_OP_STORE, 9), 5, /* zero_runs */
    /*   913 */ FSM_I(FSM_OP_JUMP, 940),
    /*   914 */ FSM_I(FSM_OP_PUSH, 0),
    /*   915 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 10)), /* projects_used */
    /*   916 */ FSM_I(FSM_OP_PUSH, 1),
    /*   917 */ FSM_I(FSM_OP_ADD, 0),
    /*   918 */ FSM_I(FSM_OP_PUSH, 1),
    /*   919 */ FSM_I(FSM_OP_STORE, 12), 4, /* another */
    /*   921 */ FSM_I(FSM_OP_STORE, 10), 5, /* projects_used */
    /*   923 */ FSM_I(FSM_OP_STORE, 9), 5, /* zero_runs */
    /*   925 */ FSM_I(FSM_OP_JUMP, 940),
    /*   926 */ FSM_I(FSM_OP_PUSH, 0),
    /*   927 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 10)), /* projects_used */
    /*   928 */ FSM_I(FSM_OP_PUSH, 1),
    /*   929 */ FSM_I(FSM_OP_ADD, 0),
    /*   930 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 38)), /* project_cap */
    /*   931 */ FSM_I(FSM_OP_MIN, 0),
    /*   932 */ FSM_I(FSM_OP_PUSH, 1),
    /*   933 */ FSM_I(FSM_OP_STORE, 13), 1, /* cap_hit */
    /*   935 */ FSM_I(FSM_OP_STORE, 10), 5, /* projects_used */
    /*   937 */ FSM_I(FSM_OP_STORE, 9), 5, /* zero_runs */
    /*   939 */ FSM_I(FSM_OP_JUMP, 940),
    /*   940 */ FSM_I(FSM_OP_COPY, 21), 6291456, 196614, /* pillar */
    /*   943 */ FSM_I(FSM_OP_COPY, 24), 6291459, 196615, /* conf */
    /*   946 */ FSM_I(FSM_OP_COPY, 27), 6291462, 196615, /* weight */
    /*   949 */ FSM_I(FSM_OP_COPY, 30), 6291465, 196610, /* rationale */
    /*   952 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*   953 */ FSM_I(FSM_OP_ARG, 0),
    /*   954 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 19)), /* scored_question */
    /*   955 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*   956 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 20)), /* scored_answer */
    /*   957 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*   958 */ FSM_I(FSM_OP_ARGS, FSM_AT(FSM_INST, 21)), 3, /* pillar */
    /*   960 */ FSM_I(FSM_OP_ARGS, FSM_AT(FSM_INST, 27)), 3, /* weight */
    /*   962 */ FSM_I(FSM_OP_ARGS, FSM_AT(FSM_INST, 24)), 3, /* conf */
    /*   964 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 9)), /* zero_runs */
    /*   965 */ FSM_I(FSM_OP_ARG, 0),
    /*   966 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 10)), /* projects_used */
    /*   967 */ FSM_I(FSM_OP_ARG, 0),
    /*   968 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*   969 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 8)), /* started_at */
    /*   970 */ FSM_I(FSM_OP_SUB, 0),
    /*   971 */ FSM_I(FSM_OP_ARG, 0),
    /*   972 */ FSM_I(FSM_OP_CALL, 110),
    /*   973 */ FSM_I(FSM_OP_ARG, 0),
    /*   974 */ FSM_I(FSM_OP_EMIT, 6), /* LogControl */
    /*   975 */ FSM_I(FSM_OP_DONE, 0),
    /* BACKGROUND, ControlFailed */
    /*   976 */ FSM_I(FSM_OP_TAKE, 42), /* | ControlFailed | - | - || stay | - | */
    /*   977 */ FSM_I(FSM_OP_DONE, 0),
    /* BACKGROUND, expired timebox_left */
    /*   978 */ FSM_I(FSM_OP_TAKE, 44), /* | expired timebox_left | - | - || stay | - | */
    /*   979 */ FSM_I(FSM_OP_DONE, 0),
    /*   980 */ FSM_I(FSM_OP_TAKE, 46), /* | expired settle | - | not asked || stay | score_last | */
    /*   981 */ FSM_I(FSM_OP_STOP, 1), /* settle */
    /*   982 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 16)), /* last_question */
    /*   983 */ FSM_I(FSM_OP_STORE, 19), 2, /* scored_question */
    /*   985 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 17)), /* last_answer */
    /*   986 */ FSM_I(FSM_OP_STORE, 20), 2, /* scored_answer */
    /*   988 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 19)), /* scored_question */
    /*   989 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*   990 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 20)), /* scored_answer */
    /*   991 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*   992 */ FSM_I(FSM_OP_EMIT, 7), /* Score */
    /*   993 */ FSM_I(FSM_OP_DONE, 0),
    /*   994 */ FSM_I(FSM_OP_TAKE, 45), /* | expired settle | - | asked || stay | another = answered; score_last | */
    /*   995 */ FSM_I(FSM_OP_SET, 12), 3, /* another */
    /*   997 */ FSM_I(FSM_OP_STOP, 1), /* settle */
    /*   998 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 16)), /* last_question */
    /*   999 */ FSM_I(FSM_OP_STORE, 19), 2, /* scored_question */
    /*  1001 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 17)), /* last_answer */
    /*  1002 */ FSM_I(FSM_OP_STORE, 20), 2, /* scored_answer */
    /*  1004 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 19)), /* scored_question */
    /*  1005 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  1006 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 20)), /* scored_answer */
    /*  1007 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  1008 */ FSM_I(FSM_OP_EMIT, 7), /* Score */
    /*  1009 */ FSM_I(FSM_OP_DONE, 0),
    /*  1010 */ FSM_I(FSM_OP_TAKE, 48), /* | always | some | true || stay | stop settle; answer_owed = false | */
    /*  1011 */ FSM_I(FSM_OP_STOP, 1), /* settle */
    /*  1012 */ FSM_I(FSM_OP_SET, 7), 0, /* answer_owed */
    /*  1014 */ FSM_I(FSM_OP_DONE, 0),
    /*  1015 */ FSM_I(FSM_OP_TAKE, 50), /* | always | none | false | false | due | stopped | - || stay | ask | */
    /*  1016 */ FSM_I(FSM_OP_SET, 12), 2, /* another */
    /*  1018 */ FSM_I(FSM_OP_SET, 5), 1, /* ai_busy */
    /*  1020 */ FSM_I(FSM_OP_SET, 7), 0, /* answer_owed */
    /*  1022 */ FSM_I(FSM_OP_PUSH, 1),
    /*  1023 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  1024 */ FSM_I(FSM_OP_EMIT, 3), /* AskAnotherProject */
    /*  1025 */ FSM_I(FSM_OP_DONE, 0),
    /*  1026 */ FSM_I(FSM_OP_TAKE, 49), /* | always | none | false | false | due | running | - || stay | score_last; ask | */
    /*  1027 */ FSM_I(FSM_OP_STOP, 1), /* settle */
    /*  1028 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 16)), /* last_question */
    /*  1029 */ FSM_I(FSM_OP_STORE, 19), 2, /* scored_question */
    /*  1031 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 17)), /* last_answer */
    /*  1032 */ FSM_I(FSM_OP_STORE, 20), 2, /* scored_answer */
    /*  1034 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 19)), /* scored_question */
    /*  1035 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  1036 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 20)), /* scored_answer */
    /*  1037 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  1038 */ FSM_I(FSM_OP_EMIT, 7), /* Score */
    /*  1039 */ FSM_I(FSM_OP_SET, 12), 2, /* another */
    /*  1041 */ FSM_I(FSM_OP_SET, 5), 1, /* ai_busy */
    /*  1043 */ FSM_I(FSM_OP_SET, 7), 0, /* answer_owed */
    /*  1045 */ FSM_I(FSM_OP_PUSH, 1),
    /*  1046 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  1047 */ FSM_I(FSM_OP_EMIT, 3), /* AskAnotherProject */
    /*  1048 */ FSM_I(FSM_OP_DONE, 0),
    /*  1049 */ FSM_I(FSM_OP_TAKE, 51), /* | always | none | false | false | not due | - | true || stay | order_turn | */
    /*  1050 */ FSM_I(FSM_OP_SET, 5), 1, /* ai_busy */
    /*  1052 */ FSM_I(FSM_OP_SET, 7), 0, /* answer_owed */
    /*  1054 */ FSM_I(FSM_OP_EMIT, 2), /* NextBackgroundTurn */
    /*  1055 */ FSM_I(FSM_OP_DONE, 0),
    /* CODING, FirstQuestion */
    /*  1056 */ FSM_I(FSM_OP_ANSWER, 17), 1, /* FirstQuestion */
    /* CODING, AiStarted */
    /*  1058 */ FSM_I(FSM_OP_ANSWER, 19), 1, /* AiStarted */
    /* CODING, AiDone */
    /*  1060 */ FSM_I(FSM_OP_ANSWER, 21), 1, /* AiDone */
    /* CODING, AssistantMessage */
    /*  1062 */ FSM_I(FSM_OP_TAKE, 24), /* | AssistantMessage || stay | emit Deliver(id) | */
    /*  1063 */ FSM_I(FSM_OP_TEXT, FSM_AT(FSM_FIELD, 0)),
    /*  1064 */ FSM_I(FSM_OP_ARG_TEXT, 0),
    /*  1065 */ FSM_I(FSM_OP_EMIT, 0), /* Deliver */
    /*  1066 */ FSM_I(FSM_OP_DONE, 0),
    /* CODING, UserStarted */
    /*  1067 */ FSM_I(FSM_OP_ANSWER, 26), 1, /* UserStarted */
    /* CODING, UserStopped */
    /*  1069 */ FSM_I(FSM_OP_ANSWER, 28), 1, /* UserStopped */
    /* CODING, UserFinal */
    /*  1071 */ FSM_I(FSM_OP_ANSWER, 32), 1, /* UserFinal */
    /* CODING, CodingCommand */
    /*  1073 */ FSM_I(FSM_OP_ANSWER, 34), 1, /* CodingCommand */
    /* CODING, Reloaded */
    /*  1075 */ FSM_I(FSM_OP_ANSWER, 37), 1, /* Reloaded */
    /* CODING, Control */
    /*  1077 */ FSM_I(FSM_OP_ANSWER, 40), 1, /* Control */
    /* CODING, ControlFailed */
    /*  1079 */ FSM_I(FSM_OP_ANSWER, 43), 1, /* ControlFailed */
    /*  1081 */ FSM_I(FSM_OP_GAP, 0),
};

const struct fsm_machine guard_machine = {
    .format = 1,
    .name = "guard", .source = "guard.fsm", .version = 1,
    .hash = {0x57, 0x07, 0x48, 0x56, 0x29, 0x61, 0x03, 0x77, 0x57, 0x10, 0x9f, 0x47, 0x7e, 0x90, 0xaa, 0x1a,
             0x11, 0xd7, 0xa2, 0x42, 0x9b, 0x90, 0x26, 0x97, 0x2b, 0x30, 0x68, 0xf8, 0x0e, 0xe0, 0x7f, 0xc5},
    .leaves = 3, .hot_slots = 36, .slots = 41, .shared_slots = 0, .param_slot = 36,
    .queue_slot = 41, .queue_limit = 0, .queue_fields = 0, .text_bytes = 8032, .queue_bytes = 0,
    .types = types, .type_count = 22,
    .names = names, .name_count = 3,
    .params = params, .param_count = 5,
    .vars = vars, .var_count = 20,
    .fields = fields, .field_count = 10,
    .args = args, .arg_count = 36,
    .events = events, .event_count = 11,
    .effects = effects, .effect_count = 8,
    .timers = timers, .timer_count = 2,
    .states = states, .state_count = 4,
    .leaf_state = leaf_state,
    .views = views, .view_count = 3,
    .promises = promises, .promise_count = 35,
    .triggers = triggers, .trigger_count = 30,
    .tests = tests, .test_count = 24,
    .cells = cells, .cell_count = 44,
    .masks = masks, .mask_count = 4,
    .rows = rows, .row_count = 52,
    .decisions = decisions, .decision_count = 4,
    .pair_rows = pair_rows, .pair_row_count = 45,
    .pairs = pairs,
    .texts = texts, .text_count = 2,
    .constants = constants, .constant_count = 45,
    .code = code, .code_count = 1082,
    .start = 682,
};

const char guard_certificate[] =
    "spec: sha256 570748562961037757109f477e90aa1a11d7a2429b9026972b3068f80ee07fc5\n"
    "tables: 41 exact: no gap, no overlap\n"
    "states: exhausted 1839426 states on a grid of 400ms, 9 settings of parameters\n"
    "parameters: every value of zero_run_limit, project_cap; timebox = 4m, tau = 0.70, debounce = 800ms\n"
    "promises: 27 invariants, 0 assumptions, 8 reachable: all hold\n"
    "tables' bytes: 16919; comparisons per event: at most 17; no malloc, no recursion\n";
