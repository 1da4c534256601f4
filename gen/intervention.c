/* Tables, made by fsmc from intervention.fsm: intervention version 4.
 * Change the spec, not this file. Spec b58fef1e68688914a8106304f751abd2fcefd2a4d51fe6b6969190500f27c782 */
#include "intervention.h"

#include "code.h"

static const char *const names_0[] = {
    "NoAction", "StartQuickTask", "StartIntervention",
};

static const struct fsm_names names[] = {
    {"", 3, names_0},
};

static const struct fsm_type types[] = {
    {FSM_BOOL, 0, 0, 0, 65535, 65535, 1, 0, 0, 0, 1},
    {FSM_INT, 0, 0, 0, 65535, 65535, 1, 0, 0, 0, 20},
    {FSM_STATE, 0, 0, 0, 65535, 65535, 1, 0, 0, 0, 3},
    {FSM_TIME, 0, 1, 0, 65535, 65535, 1, 0, 0, INT64_C(-4503599627370496), INT64_C(4503599627370496)},
    {FSM_NAMED, 0, 0, 0, 0, 65535, 1, 0, 0, 0, 2},
    {FSM_DURATION, 0, 0, 0, 65535, 65535, 1, 0, 0, 1000, 3600000},
    {FSM_DURATION, 0, 0, 0, 65535, 65535, 1, 4, 1, 3600000, 86400000},
    {FSM_DURATION, 0, 0, 0, 65535, 65535, 1, 0, 0, -50400000, 50400000},
    {FSM_DURATION, 0, 0, 0, 65535, 65535, 1, 0, 0, 60000, 28800000},
    {FSM_DURATION, 0, 0, 0, 65535, 65535, 1, 0, 0, INT64_C(-4503599627370496), INT64_C(4503599627370496)},
};

static const struct fsm_var params[] = {
    {"quick_task", 5, 10, 180000, "QUICK_TASK_MS", 0, 0, 0, 0},
    {"quota_size", 1, 11, 3, "QUICK_TASK_QUOTA", 0, 0, 0, 0},
    {"quota_window", 6, 12, 3600000, "QUICK_TASK_WINDOW", 0, 0, 0, 0},
    {"utc_offset", 7, 13, 0, "UTC_OFFSET", 0, 0, 0, 0},
};

static const struct fsm_var vars[] = {
    {"on_app", 0, 5, 0, NULL, 0, 0, 0, 0},
    {"preserved", 0, 6, 0, NULL, 0, 0, 0, 0},
};

static const struct fsm_var shared[] = {
    {"quota", 1, 0, 0, NULL, 80, 82, 84, 1},
};

static const struct fsm_var fields[] = {
    {"monitored", 0, 0, 0, NULL, 0, 0, 0, 0},
    {"length", 8, 0, 0, NULL, 0, 0, 0, 0},
    {"length", 8, 0, 0, NULL, 0, 0, 0, 0},
};

static const struct fsm_var args[] = {
    {"length", 9, 0, 0, NULL, 0, 0, 0, 0},
    {"length", 9, 0, 0, NULL, 0, 0, 0, 0},
};

static const struct fsm_event_def events[] = {
    {"Foreground", 0, 1, 1, 0, 65535, 17, 1, 0, 1},
    {"Exit", 1, 0, 0, 0, 65535, 18, 1, 0, 0},
    {"Quit", 1, 0, 0, 0, 65535, 19, 1, 0, 0},
    {"Continue", 1, 0, 0, 0, 65535, 20, 1, 0, 0},
    {"SetIntention", 1, 1, 1, 0, 65535, 21, 1, 60000, 28800000},
    {"StartActivity", 2, 1, 1, 0, 65535, 22, 1, 60000, 28800000},
};

static const struct fsm_effect_def effects[] = {
    {"StartQuickTask", 0, 0, FSM_NO_CALL, 0, 10, NULL, 65535, 65535, 24},
    {"StartIntervention", 0, 0, FSM_NO_CALL, 0, 10, NULL, 65535, 65535, 25},
    {"ShowPostQuickTaskDialog", 0, 0, FSM_NO_CALL, 0, 10, NULL, 65535, 65535, 26},
    {"ClearQuickTask", 0, 0, FSM_NO_CALL, 0, 10, NULL, 65535, 65535, 27},
    {"LaunchHome", 0, 0, FSM_NO_CALL, 0, 10, NULL, 65535, 65535, 28},
    {"GrantAccess", 0, 1, FSM_NO_CALL, 0, 10, NULL, 65535, 65535, 29},
    {"StartActivityTimer", 1, 1, FSM_NO_CALL, 0, 10, NULL, 65535, 65535, 30},
    {"ClearIntervention", 2, 0, FSM_NO_CALL, 0, 10, NULL, 65535, 65535, 31},
    {"NoAction", 2, 0, FSM_NO_CALL, 0, 10, NULL, 65535, 65535, 32},
};

static const struct fsm_timer_def timers[] = {
    {"quick_task_left", 7},
    {"intention_left", 8},
    {"activity_left", 9},
};

static const struct fsm_state_def states[] = {
    {"IDLE", 65535, 0, 1, 13, 65535, 59},
    {"QUICK_TASK_ACTIVE", 65535, 1, 1, 8, 65535, 69},
    {"POST_QUICK_TASK_CHOICE", 65535, 2, 1, 12, 65535, 78},
    {"INTERVENTION_ACTIVE", 65535, 3, 1, 12, 65535, 87},
};

static const uint16_t leaf_state[] = {
    0, /* IDLE */
    1, /* QUICK_TASK_ACTIVE */
    2, /* POST_QUICK_TASK_CHOICE */
    3, /* INTERVENTION_ACTIVE */
};

static const struct fsm_promise_def promises[] = {
    {"exclusive", FSM_INVARIANT, FSM_ALWAYS_HOLDS, 0, 0, 86, 99},
    {"intention_idle", FSM_INVARIANT, FSM_ALWAYS_HOLDS, 0, 0, 94, 100},
    {"intention_over", FSM_INVARIANT, FSM_ON_EVENT, 0, 1, 103, 101},
    {"qt_over", FSM_INVARIANT, FSM_ON_EMIT, 1, 1, 109, 102},
    {"qt_drains", FSM_INVARIANT, FSM_ON_EVENT, 2, 2, 113, 103},
    {"off_app_quiet", FSM_INVARIANT, FSM_ON_EVENT, 4, 1, 121, 104},
    {"reset_on_exit", FSM_INVARIANT, FSM_ON_EVENT, 5, 1, 130, 105},
    {"no_free_lunch", FSM_INVARIANT, FSM_ON_EMIT, 6, 1, 137, 106},
    {"hard_reset", FSM_INVARIANT, FSM_ON_EVENT, 7, 1, 143, 107},
    {"refill_silent", FSM_INVARIANT, FSM_ON_REFILL, 8, 1, 147, 108},
    {"strict_timeout", FSM_INVARIANT, FSM_ON_EVENT, 9, 1, 150, 109},
};

static const uint16_t triggers[] = {
    0,
    1,
    1,
    0,
    6,
    1,
    0,
    2,
    0,
    7,
};

static const struct fsm_test tests[] = {
    {"monitored", 1, 0, 1, 5},
    {"state", 3, 2, 3, 6},
    {"intention_left", 5, 3, 1, 9},
    {"quick_task_left", 7, 3, 1, 10},
    {"quota", 9, 1, 1, 11},
    {"entry(monitored)", 68, 4, 2, 12},
    {"preserved", 70, 0, 1, 23},
    {"quota", 72, 1, 1, 24},
    {"on_app", 74, 0, 1, 25},
    {"on_app", 76, 0, 1, 26},
    {"on_app", 78, 0, 1, 27},
};

static const struct fsm_cell cells[] = {
    {"false", 0, 0},
    {"true", 0, 1},
    {"INTERVENTION_ACTIVE", 1, 2},
    {"true", 0, 1},
    {"running", 2, 1},
    {"true", 0, 1},
    {"QUICK_TASK_ACTIVE", 1, 1},
    {"stopped", 2, 0},
    {"running", 3, 1},
    {"true", 0, 1},
    {"IDLE", 1, 0},
    {"stopped", 2, 0},
    {"stopped", 3, 0},
    {"> 0", 4, 1},
    {"true", 0, 1},
    {"IDLE", 1, 0},
    {"stopped", 2, 0},
    {"stopped", 3, 0},
    {"= 0", 4, 0},
    {"true", 0, 1},
    {"POST_QUICK_TASK_CHOICE", 1, 3},
    {"stopped", 2, 0},
    {"true", 0, 1},
    {"QUICK_TASK_ACTIVE", 1, 1},
    {"stopped", 2, 0},
    {"stopped", 3, 0},
    {"true", 0, 1},
    {"IDLE", 1, 0},
    {"stopped", 2, 0},
    {"running", 3, 1},
    {"NoAction", 5, 0},
    {"StartQuickTask", 5, 1},
    {"StartIntervention", 5, 3},
    {"NoAction", 5, 0},
    {"false", 6, 0},
    {"true", 6, 1},
    {"> 0", 7, 1},
    {"= 0", 7, 0},
    {"true", 8, 1},
    {"false", 8, 0},
    {"true", 9, 1},
    {"false", 9, 0},
    {"true", 10, 1},
    {"false", 10, 0},
};

static const struct fsm_row rows[] = {
    {"| false | - | - | - | - || NoAction |", 39, 0, 1, 65535, FSM_STEPPED},
    {"| true | INTERVENTION_ACTIVE | - | - | - || NoAction |", 40, 1, 2, 65535, FSM_STEPPED},
    {"| true | - | running | - | - || NoAction |", 41, 3, 2, 65535, FSM_STEPPED},
    {"| true | QUICK_TASK_ACTIVE | stopped | running | - || NoAction |", 42, 5, 4, 65535, FSM_STEPPED},
    {"| true | IDLE | stopped | stopped | > 0 || StartQuickTask |", 43, 9, 5, 65535, FSM_STEPPED},
    {"| true | IDLE | stopped | stopped | = 0 || StartIntervention |", 44, 14, 5, 65535, FSM_STEPPED},
    {"| true | POST_QUICK_TASK_CHOICE | stopped | - | - || NoAction |", 45, 19, 3, 65535, FSM_STEPPED},
    {"| true | QUICK_TASK_ACTIVE | stopped | stopped | - || NoAction |", 46, 22, 4, 65535, FSM_STEPPED},
    {"| true | IDLE | stopped | running | - || NoAction |", 47, 26, 4, 65535, FSM_STEPPED},
    {"| Foreground | NoAction | - || stay | on_app = true; emit NoAction |", 61, 30, 1, 0, FSM_STEPPED},
    {"| Foreground | StartQuickTask | - || QUICK_TASK_ACTIVE | on_app = true; begin_quick_task |", 62, 31, 1, 0, FSM_STEPPED},
    {"| Foreground | StartIntervention | - || INTERVENTION_ACTIVE | on_app = true; emit StartIntervention |", 63, 32, 1, 0, FSM_STEPPED},
    {"| Foreground | NoAction | - || stay | on_app = true; emit NoAction |", 71, 33, 1, 1, FSM_STEPPED},
    {"| Foreground | - || stay | on_app = true; emit NoAction |", 80, 34, 0, 2, FSM_STEPPED},
    {"| Foreground | - | - || stay | on_app = true; emit NoAction |", 90, 34, 0, 3, FSM_STEPPED},
    {"| Exit | - | - || stay | on_app = false |", 64, 34, 0, 0, FSM_STEPPED},
    {"| Exit | - | - || stay | on_app = false |", 72, 34, 0, 1, FSM_STEPPED},
    {"| Exit | - || IDLE | on_app = false |", 81, 34, 0, 2, FSM_STEPPED},
    {"| Exit | false | - || IDLE | on_app = false; emit ClearIntervention |", 93, 34, 1, 3, FSM_STEPPED},
    {"| Exit | true | - || stay | on_app = false |", 94, 35, 1, 3, FSM_STEPPED},
    {"Quit", 67, 36, 0, 0, FSM_REJECTED},
    {"| Quit | - | - || IDLE | quit |", 75, 36, 0, 1, FSM_STEPPED},
    {"| Quit | - || IDLE | quit |", 82, 36, 0, 2, FSM_STEPPED},
    {"Quit", 97, 36, 0, 3, FSM_REJECTED},
    {"Continue", 67, 36, 0, 0, FSM_REJECTED},
    {"Continue", 76, 36, 0, 1, FSM_REJECTED},
    {"| Continue | > 0 || QUICK_TASK_ACTIVE | begin_quick_task |", 83, 36, 1, 2, FSM_STEPPED},
    {"| Continue | = 0 || INTERVENTION_ACTIVE | emit StartIntervention |", 84, 37, 1, 2, FSM_STEPPED},
    {"Continue", 97, 38, 0, 3, FSM_REJECTED},
    {"SetIntention", 67, 38, 0, 0, FSM_REJECTED},
    {"SetIntention", 76, 38, 0, 1, FSM_REJECTED},
    {"SetIntention", 85, 38, 0, 2, FSM_REJECTED},
    {"| SetIntention | - | - || IDLE | start intention_left for length; emit GrantAccess(length) |", 91, 38, 0, 3, FSM_STEPPED},
    {"StartActivity", 67, 38, 0, 0, FSM_REJECTED},
    {"StartActivity", 76, 38, 0, 1, FSM_REJECTED},
    {"StartActivity", 85, 38, 0, 2, FSM_REJECTED},
    {"| StartActivity | - | - || stay | preserved = true; start activity_left for length; emit StartActivityTimer(length) |", 92, 38, 0, 3, FSM_STEPPED},
    {"| expired quick_task_left | - | true || POST_QUICK_TASK_CHOICE | emit ShowPostQuickTaskDialog |", 73, 38, 1, 1, FSM_STEPPED},
    {"| expired quick_task_left | - | false || IDLE | emit ClearQuickTask |", 74, 39, 1, 1, FSM_STEPPED},
    {"| expired intention_left | - | true || INTERVENTION_ACTIVE | emit StartIntervention |", 65, 40, 1, 0, FSM_STEPPED},
    {"| expired intention_left | - | false || stay | - |", 66, 41, 1, 0, FSM_STEPPED},
    {"| expired activity_left | - | true || stay | preserved = false |", 95, 42, 1, 3, FSM_STEPPED},
    {"| expired activity_left | - | false || IDLE | emit ClearIntervention |", 96, 43, 1, 3, FSM_STEPPED},
};

static const struct fsm_decision_def decisions[] = {
    {"entry(monitored)", FSM_FIRST, 0, 9, 11, 36},
};

static const uint32_t pair_rows[] = {
    9, 10, 11, 15, 20, 24, 29, 33, 39, 40, 12, 16, 21, 25, 30, 34,
    37, 38, 13, 17, 22, 26, 27, 31, 35, 14, 18, 19, 23, 28, 32, 36,
    41, 42,
};

static const struct fsm_pair pairs[] = {
    /* IDLE */
    {157, 0, 3}, /* Foreground */
    {229, 3, 1}, /* Exit */
    {233, 4, 1}, /* Quit */
    {235, 5, 1}, /* Continue */
    {237, 6, 1}, /* SetIntention */
    {239, 7, 1}, /* StartActivity */
    {0, 0, 0}, /* expired quick_task_left */
    {173, 8, 2}, /* expired intention_left */
    {0, 0, 0}, /* expired activity_left */
    {0, 0, 0}, /* always */
    /* QUICK_TASK_ACTIVE */
    {177, 10, 1}, /* Foreground */
    {252, 11, 1}, /* Exit */
    {256, 12, 1}, /* Quit */
    {263, 13, 1}, /* Continue */
    {265, 14, 1}, /* SetIntention */
    {267, 15, 1}, /* StartActivity */
    {189, 16, 2}, /* expired quick_task_left */
    {0, 0, 0}, /* expired intention_left */
    {0, 0, 0}, /* expired activity_left */
    {0, 0, 0}, /* always */
    /* POST_QUICK_TASK_CHOICE */
    {277, 18, 1}, /* Foreground */
    {282, 19, 1}, /* Exit */
    {287, 20, 1}, /* Quit */
    {193, 21, 2}, /* Continue */
    {309, 23, 1}, /* SetIntention */
    {311, 24, 1}, /* StartActivity */
    {0, 0, 0}, /* expired quick_task_left */
    {0, 0, 0}, /* expired intention_left */
    {0, 0, 0}, /* expired activity_left */
    {0, 0, 0}, /* always */
    /* INTERVENTION_ACTIVE */
    {313, 25, 1}, /* Foreground */
    {197, 26, 2}, /* Exit */
    {331, 28, 1}, /* Quit */
    {333, 29, 1}, /* Continue */
    {335, 30, 1}, /* SetIntention */
    {346, 31, 1}, /* StartActivity */
    {0, 0, 0}, /* expired quick_task_left */
    {0, 0, 0}, /* expired intention_left */
    {201, 32, 2}, /* expired activity_left */
    {0, 0, 0}, /* always */
};

static const char *const texts[] = {
    "",
};

static const int64_t constants[] = {
    0, 3600000, 14400000, 43200000, 86400000, 1, 1, 2,
    3, INT64_C(-4503599627370496), INT64_C(-4503599627370496), 1, 1, 2, 0, 0,
    0, 0, 1, 2, 0, 0, 0, 1,
    1, 1, 1, 1,
};

static const uint64_t masks[] = {
    0x1, 0x2, 0x8, 0x4,
};

/* Every diagram, expression and action: see runtime/code.h. */
static const uint32_t code[] = {
    /*     0 */ FSM_I(FSM_OP_GAP, 0),
    /*     1 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*     2 */ FSM_I(FSM_OP_RET, 0),
    /*     3 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 0)), /* state */
    /*     4 */ FSM_I(FSM_OP_RET, 0),
    /*     5 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 8)), /* intention_left */
    /*     6 */ FSM_I(FSM_OP_RET, 0),
    /*     7 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* quick_task_left */
    /*     8 */ FSM_I(FSM_OP_RET, 0),
    /*     9 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_SHARED, 0)), /* quota */
    /*    10 */ FSM_I(FSM_OP_RET, 0),
    /* entry(monitored) */
    /*    11 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_FIELD, 0)), 5, 46, 15,
    /*    15 */ FSM_I(FSM_OP_SWITCH, FSM_AT(FSM_INST, 0)), 4, 0, 34, 26, 22, 48, /* state */
    /*    22 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 8)), 9, 50, 52, /* intention_left */
    /*    26 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 8)), 9, 30, 52, /* intention_left */
    /*    30 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 7)), 10, 54, 56, /* quick_task_left */
    /*    34 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 8)), 9, 38, 52, /* intention_left */
    /*    38 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 7)), 10, 42, 58, /* quick_task_left */
    /*    42 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_SHARED, 0)), 11, 60, 62, /* quota */
    /*    46 */ FSM_I(FSM_OP_PUSH, 0),
    /*    47 */ FSM_I(FSM_OP_RET, 0),
    /*    48 */ FSM_I(FSM_OP_PUSH, 1),
    /*    49 */ FSM_I(FSM_OP_RET, 0),
    /*    50 */ FSM_I(FSM_OP_PUSH, 6),
    /*    51 */ FSM_I(FSM_OP_RET, 0),
    /*    52 */ FSM_I(FSM_OP_PUSH, 2),
    /*    53 */ FSM_I(FSM_OP_RET, 0),
    /*    54 */ FSM_I(FSM_OP_PUSH, 7),
    /*    55 */ FSM_I(FSM_OP_RET, 0),
    /*    56 */ FSM_I(FSM_OP_PUSH, 3),
    /*    57 */ FSM_I(FSM_OP_RET, 0),
    /*    58 */ FSM_I(FSM_OP_PUSH, 8),
    /*    59 */ FSM_I(FSM_OP_RET, 0),
    /*    60 */ FSM_I(FSM_OP_PUSH, 5),
    /*    61 */ FSM_I(FSM_OP_RET, 0),
    /*    62 */ FSM_I(FSM_OP_PUSH, 4),
    /*    63 */ FSM_I(FSM_OP_RET, 0),
    /*    64 */ FSM_I(FSM_OP_CALL, 11),
    /*    65 */ FSM_I(FSM_OP_DATA, 14), 9,
    /*    67 */ FSM_I(FSM_OP_RET, 0),
    /*    68 */ FSM_I(FSM_OP_CALL, 64),
    /*    69 */ FSM_I(FSM_OP_RET, 0),
    /*    70 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* preserved */
    /*    71 */ FSM_I(FSM_OP_RET, 0),
    /*    72 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_SHARED, 0)), /* quota */
    /*    73 */ FSM_I(FSM_OP_RET, 0),
    /*    74 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 5)), /* on_app */
    /*    75 */ FSM_I(FSM_OP_RET, 0),
    /*    76 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 5)), /* on_app */
    /*    77 */ FSM_I(FSM_OP_RET, 0),
    /*    78 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 5)), /* on_app */
    /*    79 */ FSM_I(FSM_OP_RET, 0),
    /*    80 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* quota_size */
    /*    81 */ FSM_I(FSM_OP_RET, 0),
    /*    82 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 12)), /* quota_window */
    /*    83 */ FSM_I(FSM_OP_RET, 0),
    /*    84 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 13)), /* utc_offset */
    /*    85 */ FSM_I(FSM_OP_RET, 0),
    /* promise, exclusive */
    /*    86 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 0)), /* state */
    /*    87 */ FSM_I(FSM_OP_PUSH, 3),
    /*    88 */ FSM_I(FSM_OP_EQ, 0),
    /*    89 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* quick_task_left */
    /*    90 */ FSM_I(FSM_OP_HAS, 0),
    /*    91 */ FSM_I(FSM_OP_AND, 0),
    /*    92 */ FSM_I(FSM_OP_NOT, 0),
    /*    93 */ FSM_I(FSM_OP_RET, 0),
    /* promise, intention_idle */
    /*    94 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 8)), /* intention_left */
    /*    95 */ FSM_I(FSM_OP_HAS, 0),
    /*    96 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 0)), /* state */
    /*    97 */ FSM_I(FSM_OP_PUSH, 0),
    /*    98 */ FSM_I(FSM_OP_EQ, 0),
    /*    99 */ FSM_I(FSM_OP_NOT, 0),
    /*   100 */ FSM_I(FSM_OP_AND, 0),
    /*   101 */ FSM_I(FSM_OP_NOT, 0),
    /*   102 */ FSM_I(FSM_OP_RET, 0),
    /* promise, intention_over */
    /*   103 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 8)), /* intention_left */
    /*   104 */ FSM_I(FSM_OP_HAS, 0),
    /*   105 */ FSM_I(FSM_OP_NOT, 0),
    /*   106 */ FSM_I(FSM_OP_EMITTED, 8),
    /*   107 */ FSM_I(FSM_OP_OR, 0),
    /*   108 */ FSM_I(FSM_OP_RET, 0),
    /* promise, qt_over */
    /*   109 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 7)), /* quick_task_left */
    /*   110 */ FSM_I(FSM_OP_HAS, 0),
    /*   111 */ FSM_I(FSM_OP_NOT, 0),
    /*   112 */ FSM_I(FSM_OP_RET, 0),
    /* promise, qt_drains */
    /*   113 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 7)), /* quick_task_left */
    /*   114 */ FSM_I(FSM_OP_HAS, 0),
    /*   115 */ FSM_I(FSM_OP_NOT, 0),
    /*   116 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* quick_task_left */
    /*   117 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 7)), /* quick_task_left */
    /*   118 */ FSM_I(FSM_OP_EQ, 0),
    /*   119 */ FSM_I(FSM_OP_OR, 0),
    /*   120 */ FSM_I(FSM_OP_RET, 0),
    /* promise, off_app_quiet */
    /*   121 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 5)), /* on_app */
    /*   122 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 0)), /* state */
    /*   123 */ FSM_I(FSM_OP_PUSH, 0),
    /*   124 */ FSM_I(FSM_OP_EQ, 0),
    /*   125 */ FSM_I(FSM_OP_EMITTED, 1),
    /*   126 */ FSM_I(FSM_OP_NOT, 0),
    /*   127 */ FSM_I(FSM_OP_AND, 0),
    /*   128 */ FSM_I(FSM_OP_OR, 0),
    /*   129 */ FSM_I(FSM_OP_RET, 0),
    /* promise, reset_on_exit */
    /*   130 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 6)), /* preserved */
    /*   131 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 0)), /* state */
    /*   132 */ FSM_I(FSM_OP_PUSH, 3),
    /*   133 */ FSM_I(FSM_OP_EQ, 0),
    /*   134 */ FSM_I(FSM_OP_NOT, 0),
    /*   135 */ FSM_I(FSM_OP_OR, 0),
    /*   136 */ FSM_I(FSM_OP_RET, 0),
    /* promise, no_free_lunch */
    /*   137 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_SHARED, 0)), /* quota */
    /*   138 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE_SHARED, 0)), /* quota */
    /*   139 */ FSM_I(FSM_OP_PUSH, 1),
    /*   140 */ FSM_I(FSM_OP_SUB, 0),
    /*   141 */ FSM_I(FSM_OP_EQ, 0),
    /*   142 */ FSM_I(FSM_OP_RET, 0),
    /* promise, hard_reset */
    /*   143 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* quick_task_left */
    /*   144 */ FSM_I(FSM_OP_HAS, 0),
    /*   145 */ FSM_I(FSM_OP_NOT, 0),
    /*   146 */ FSM_I(FSM_OP_RET, 0),
    /* promise, refill_silent */
    /*   147 */ FSM_I(FSM_OP_EMITTED, 65535),
    /*   148 */ FSM_I(FSM_OP_NOT, 0),
    /*   149 */ FSM_I(FSM_OP_RET, 0),
    /* promise, strict_timeout */
    /*   150 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 5)), /* on_app */
    /*   151 */ FSM_I(FSM_OP_NOT, 0),
    /*   152 */ FSM_I(FSM_OP_EMITTED, 1),
    /*   153 */ FSM_I(FSM_OP_OR, 0),
    /*   154 */ FSM_I(FSM_OP_RET, 0),
    /* creation */
    /*   155 */ FSM_I(FSM_OP_GOTO, 0), /* IDLE */
    /*   156 */ FSM_I(FSM_OP_DONE, 0),
    /* IDLE, Foreground */
    /*   157 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_FIELD, 0)), 5, 205, 161,
    /*   161 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 8)), 9, 165, 205, /* intention_left */
    /*   165 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 7)), 10, 169, 205, /* quick_task_left */
    /*   169 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_SHARED, 0)), 11, 223, 210, /* quota */
    /* IDLE, expired intention_left */
    /*   173 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 5)), 26, 241, 243, /* on_app */
    /* QUICK_TASK_ACTIVE, Foreground */
    /*   177 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_FIELD, 0)), 5, 247, 181,
    /*   181 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 8)), 9, 185, 247, /* intention_left */
    /*   185 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 7)), 10, 247, 247, /* quick_task_left */
    /* QUICK_TASK_ACTIVE, expired quick_task_left */
    /*   189 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 5)), 25, 269, 273, /* on_app */
    /* POST_QUICK_TASK_CHOICE, Continue */
    /*   193 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_SHARED, 0)), 24, 294, 298, /* quota */
    /* INTERVENTION_ACTIVE, Exit */
    /*   197 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 6)), 23, 318, 327, /* preserved */
    /* INTERVENTION_ACTIVE, expired activity_left */
    /*   201 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 5)), 27, 355, 362, /* on_app */
    /*   205 */ FSM_I(FSM_OP_TAKE_SURE, 9), /* | Foreground | NoAction | - || stay | on_app = true; emit NoAction | */
    /*   206 */ FSM_I(FSM_OP_SET, 5), 1, /* on_app */
    /*   208 */ FSM_I(FSM_OP_EMIT, 8), /* NoAction */
    /*   209 */ FSM_I(FSM_OP_DONE, 0),
    /*   210 */ FSM_I(FSM_OP_TAKE, 10), /* | Foreground | StartQuickTask | - || QUICK_TASK_ACTIVE | on_app = true; begin_quick_task | */
    /*   211 */ FSM_I(FSM_OP_SET, 5), 1, /* on_app */
    /*   213 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_SHARED, 0)), /* quota */
    /*   214 */ FSM_I(FSM_OP_PUSH, 1),
    /*   215 */ FSM_I(FSM_OP_SUB, 0),
    /*   216 */ FSM_I(FSM_OP_STORE_SHARED, 0), 1, /* quota */
    /*   218 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 10)), /* quick_task */
    /*   219 */ FSM_I(FSM_OP_START, 0), /* quick_task_left */
    /*   220 */ FSM_I(FSM_OP_EMIT, 0), /* StartQuickTask */
    /*   221 */ FSM_I(FSM_OP_GOTO, 1), /* QUICK_TASK_ACTIVE */
    /*   222 */ FSM_I(FSM_OP_DONE, 0),
    /*   223 */ FSM_I(FSM_OP_TAKE_SURE, 11), /* | Foreground | StartIntervention | - || INTERVENTION_ACTIVE | on_app = true; emit StartIntervention | */
    /*   224 */ FSM_I(FSM_OP_SET, 5), 1, /* on_app */
    /*   226 */ FSM_I(FSM_OP_EMIT, 1), /* StartIntervention */
    /*   227 */ FSM_I(FSM_OP_GOTO, 3), /* INTERVENTION_ACTIVE */
    /*   228 */ FSM_I(FSM_OP_DONE, 0),
    /* IDLE, Exit */
    /*   229 */ FSM_I(FSM_OP_TAKE_SURE, 15), /* | Exit | - | - || stay | on_app = false | */
    /*   230 */ FSM_I(FSM_OP_SET, 5), 0, /* on_app */
    /*   232 */ FSM_I(FSM_OP_DONE, 0),
    /* IDLE, Quit */
    /*   233 */ FSM_I(FSM_OP_ANSWER, 20), 3, /* Quit */
    /* IDLE, Continue */
    /*   235 */ FSM_I(FSM_OP_ANSWER, 24), 3, /* Continue */
    /* IDLE, SetIntention */
    /*   237 */ FSM_I(FSM_OP_ANSWER, 29), 3, /* SetIntention */
    /* IDLE, StartActivity */
    /*   239 */ FSM_I(FSM_OP_ANSWER, 33), 3, /* StartActivity */
    /*   241 */ FSM_I(FSM_OP_TAKE_SURE, 40), /* | expired intention_left | - | false || stay | - | */
    /*   242 */ FSM_I(FSM_OP_DONE, 0),
    /*   243 */ FSM_I(FSM_OP_TAKE_SURE, 39), /* | expired intention_left | - | true || INTERVENTION_ACTIVE | emit StartIntervention | */
    /*   244 */ FSM_I(FSM_OP_EMIT, 1), /* StartIntervention */
    /*   245 */ FSM_I(FSM_OP_GOTO, 3), /* INTERVENTION_ACTIVE */
    /*   246 */ FSM_I(FSM_OP_DONE, 0),
    /*   247 */ FSM_I(FSM_OP_TAKE_SURE, 12), /* | Foreground | NoAction | - || stay | on_app = true; emit NoAction | */
    /*   248 */ FSM_I(FSM_OP_SET, 5), 1, /* on_app */
    /*   250 */ FSM_I(FSM_OP_EMIT, 8), /* NoAction */
    /*   251 */ FSM_I(FSM_OP_DONE, 0),
    /* QUICK_TASK_ACTIVE, Exit */
    /*   252 */ FSM_I(FSM_OP_TAKE_SURE, 16), /* | Exit | - | - || stay | on_app = false | */
    /*   253 */ FSM_I(FSM_OP_SET, 5), 0, /* on_app */
    /*   255 */ FSM_I(FSM_OP_DONE, 0),
    /* QUICK_TASK_ACTIVE, Quit */
    /*   256 */ FSM_I(FSM_OP_TAKE_SURE, 21), /* | Quit | - | - || IDLE | quit | */
    /*   257 */ FSM_I(FSM_OP_SET, 5), 0, /* on_app */
    /*   259 */ FSM_I(FSM_OP_STOP, 0), /* quick_task_left */
    /*   260 */ FSM_I(FSM_OP_EMIT, 4), /* LaunchHome */
    /*   261 */ FSM_I(FSM_OP_GOTO, 0), /* IDLE */
    /*   262 */ FSM_I(FSM_OP_DONE, 0),
    /* QUICK_TASK_ACTIVE, Continue */
    /*   263 */ FSM_I(FSM_OP_ANSWER, 25), 3, /* Continue */
    /* QUICK_TASK_ACTIVE, SetIntention */
    /*   265 */ FSM_I(FSM_OP_ANSWER, 30), 3, /* SetIntention */
    /* QUICK_TASK_ACTIVE, StartActivity */
    /*   267 */ FSM_I(FSM_OP_ANSWER, 34), 3, /* StartActivity */
    /*   269 */ FSM_I(FSM_OP_TAKE_SURE, 38), /* | expired quick_task_left | - | false || IDLE | emit ClearQuickTask | */
    /*   270 */ FSM_I(FSM_OP_EMIT, 3), /* ClearQuickTask */
    /*   271 */ FSM_I(FSM_OP_GOTO, 0), /* IDLE */
    /*   272 */ FSM_I(FSM_OP_DONE, 0),
    /*   273 */ FSM_I(FSM_OP_TAKE_SURE, 37), /* | expired quick_task_left | - | true || POST_QUICK_TASK_CHOICE | emit ShowPostQuickTaskDialog | */
    /*   274 */ FSM_I(FSM_OP_EMIT, 2), /* ShowPostQuickTaskDialog */
    /*   275 */ FSM_I(FSM_OP_GOTO, 2), /* POST_QUICK_TASK_CHOICE */
    /*   276 */ FSM_I(FSM_OP_DONE, 0),
    /* POST_QUICK_TASK_CHOICE, Foreground */
    /*   277 */ FSM_I(FSM_OP_TAKE_SURE, 13), /* | Foreground | - || stay | on_app = true; emit NoAction | */
    /*   278 */ FSM_I(FSM_OP_SET, 5), 1, /* on_app */
    /*   280 */ FSM_I(FSM_OP_EMIT, 8), /* NoAction */
    /*   281 */ FSM_I(FSM_OP_DONE, 0),
    /* POST_QUICK_TASK_CHOICE, Exit */
    /*   282 */ FSM_I(FSM_OP_TAKE_SURE, 17), /* | Exit | - || IDLE | on_app = false | */
    /*   283 */ FSM_I(FSM_OP_SET, 5), 0, /* on_app */
    /*   285 */ FSM_I(FSM_OP_GOTO, 0), /* IDLE */
    /*   286 */ FSM_I(FSM_OP_DONE, 0),
    /* POST_QUICK_TASK_CHOICE, Quit */
    /*   287 */ FSM_I(FSM_OP_TAKE_SURE, 22), /* | Quit | - || IDLE | quit | */
    /*   288 */ FSM_I(FSM_OP_SET, 5), 0, /* on_app */
    /*   290 */ FSM_I(FSM_OP_STOP, 0), /* quick_task_left */
    /*   291 */ FSM_I(FSM_OP_EMIT, 4), /* LaunchHome */
    /*   292 */ FSM_I(FSM_OP_GOTO, 0), /* IDLE */
    /*   293 */ FSM_I(FSM_OP_DONE, 0),
    /*   294 */ FSM_I(FSM_OP_TAKE_SURE, 27), /* | Continue | = 0 || INTERVENTION_ACTIVE | emit StartIntervention | */
    /*   295 */ FSM_I(FSM_OP_EMIT, 1), /* StartIntervention */
    /*   296 */ FSM_I(FSM_OP_GOTO, 3), /* INTERVENTION_ACTIVE */
    /*   297 */ FSM_I(FSM_OP_DONE, 0),
    /*   298 */ FSM_I(FSM_OP_TAKE, 26), /* | Continue | > 0 || QUICK_TASK_ACTIVE | begin_quick_task | */
    /*   299 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_SHARED, 0)), /* quota */
    /*   300 */ FSM_I(FSM_OP_PUSH, 1),
    /*   301 */ FSM_I(FSM_OP_SUB, 0),
    /*   302 */ FSM_I(FSM_OP_STORE_SHARED, 0), 1, /* quota */
    /*   304 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 10)), /* quick_task */
    /*   305 */ FSM_I(FSM_OP_START, 0), /* quick_task_left */
    /*   306 */ FSM_I(FSM_OP_EMIT, 0), /* StartQuickTask */
    /*   307 */ FSM_I(FSM_OP_GOTO, 1), /* QUICK_TASK_ACTIVE */
    /*   308 */ FSM_I(FSM_OP_DONE, 0),
    /* POST_QUICK_TASK_CHOICE, SetIntention */
    /*   309 */ FSM_I(FSM_OP_ANSWER, 31), 3, /* SetIntention */
    /* POST_QUICK_TASK_CHOICE, StartActivity */
    /*   311 */ FSM_I(FSM_OP_ANSWER, 35), 3, /* StartActivity */
    /* INTERVENTION_ACTIVE, Foreground */
    /*   313 */ FSM_I(FSM_OP_TAKE_SURE, 14), /* | Foreground | - | - || stay | on_app = true; emit NoAction | */
    /*   314 */ FSM_I(FSM_OP_SET, 5), 1, /* on_app */
    /*   316 */ FSM_I(FSM_OP_EMIT, 8), /* NoAction */
    /*   317 */ FSM_I(FSM_OP_DONE, 0),
    /*   318 */ FSM_I(FSM_OP_TAKE_SURE, 18), /* | Exit | false | - || IDLE | on_app = false; emit ClearIntervention | */
    /*   319 */ FSM_I(FSM_OP_SET, 6), 0, /* preserved */
    /*   321 */ FSM_I(FSM_OP_STOP, 2), /* activity_left */
    /*   322 */ FSM_I(FSM_OP_SET, 5), 0, /* on_app */
    /*   324 */ FSM_I(FSM_OP_EMIT, 7), /* ClearIntervention */
    /*   325 */ FSM_I(FSM_OP_GOTO, 0), /* IDLE */
    /*   326 */ FSM_I(FSM_OP_DONE, 0),
    /*   327 */ FSM_I(FSM_OP_TAKE_SURE, 19), /* | Exit | true | - || stay | on_app = false | */
    /*   328 */ FSM_I(FSM_OP_SET, 5), 0, /* on_app */
    /*   330 */ FSM_I(FSM_OP_DONE, 0),
    /* INTERVENTION_ACTIVE, Quit */
    /*   331 */ FSM_I(FSM_OP_ANSWER, 23), 3, /* Quit */
    /* INTERVENTION_ACTIVE, Continue */
    /*   333 */ FSM_I(FSM_OP_ANSWER, 28), 3, /* Continue */
    /* INTERVENTION_ACTIVE, SetIntention */
    /*   335 */ FSM_I(FSM_OP_TAKE_SURE, 32), /* | SetIntention | - | - || IDLE | start intention_left for length; emit GrantAccess(length) | */
    /*   336 */ FSM_I(FSM_OP_SET, 6), 0, /* preserved */
    /*   338 */ FSM_I(FSM_OP_STOP, 2), /* activity_left */
    /*   339 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*   340 */ FSM_I(FSM_OP_START, 1), /* intention_left */
    /*   341 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*   342 */ FSM_I(FSM_OP_ARG, 0),
    /*   343 */ FSM_I(FSM_OP_EMIT, 5), /* GrantAccess */
    /*   344 */ FSM_I(FSM_OP_GOTO, 0), /* IDLE */
    /*   345 */ FSM_I(FSM_OP_DONE, 0),
    /* INTERVENTION_ACTIVE, StartActivity */
    /*   346 */ FSM_I(FSM_OP_TAKE_SURE, 36), /* | StartActivity | - | - || stay | preserved = true; start activity_left for length; emit StartActivityTimer(length) | */
    /*   347 */ FSM_I(FSM_OP_SET, 6), 1, /* preserved */
    /*   349 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*   350 */ FSM_I(FSM_OP_START, 2), /* activity_left */
    /*   351 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*   352 */ FSM_I(FSM_OP_ARG, 0),
    /*   353 */ FSM_I(FSM_OP_EMIT, 6), /* StartActivityTimer */
    /*   354 */ FSM_I(FSM_OP_DONE, 0),
    /*   355 */ FSM_I(FSM_OP_TAKE_SURE, 42), /* | expired activity_left | - | false || IDLE | emit ClearIntervention | */
    /*   356 */ FSM_I(FSM_OP_SET, 6), 0, /* preserved */
    /*   358 */ FSM_I(FSM_OP_STOP, 2), /* activity_left */
    /*   359 */ FSM_I(FSM_OP_EMIT, 7), /* ClearIntervention */
    /*   360 */ FSM_I(FSM_OP_GOTO, 0), /* IDLE */
    /*   361 */ FSM_I(FSM_OP_DONE, 0),
    /*   362 */ FSM_I(FSM_OP_TAKE_SURE, 41), /* | expired activity_left | - | true || stay | preserved = false | */
    /*   363 */ FSM_I(FSM_OP_SET, 6), 0, /* preserved */
    /*   365 */ FSM_I(FSM_OP_DONE, 0),
    /*   366 */ FSM_I(FSM_OP_GAP, 0),
};

const struct fsm_machine intervention_machine = {
    .format = 1,
    .name = "intervention", .source = "intervention.fsm", .version = 4,
    .hash = {0xb5, 0x8f, 0xef, 0x1e, 0x68, 0x68, 0x89, 0x14, 0xa8, 0x10, 0x63, 0x04, 0xf7, 0x51, 0xab, 0xd2,
             0xfc, 0xef, 0xd2, 0xa4, 0xd5, 0x1f, 0xe6, 0xb6, 0x96, 0x91, 0x90, 0x50, 0x0f, 0x27, 0xc7, 0x82},
    .leaves = 4, .hot_slots = 10, .slots = 14, .shared_slots = 3, .param_slot = 10,
    .queue_slot = 14, .queue_limit = 0, .queue_fields = 0, .text_bytes = 0, .queue_bytes = 0,
    .types = types, .type_count = 10,
    .names = names, .name_count = 1,
    .params = params, .param_count = 4,
    .vars = vars, .var_count = 2,
    .shared = shared, .shared_count = 1,
    .fields = fields, .field_count = 3,
    .args = args, .arg_count = 2,
    .events = events, .event_count = 6,
    .effects = effects, .effect_count = 9,
    .timers = timers, .timer_count = 3,
    .states = states, .state_count = 4,
    .leaf_state = leaf_state,
    .promises = promises, .promise_count = 11,
    .triggers = triggers, .trigger_count = 10,
    .tests = tests, .test_count = 11,
    .cells = cells, .cell_count = 44,
    .masks = masks, .mask_count = 4,
    .rows = rows, .row_count = 43,
    .decisions = decisions, .decision_count = 1,
    .pair_rows = pair_rows, .pair_row_count = 34,
    .pairs = pairs,
    .texts = texts, .text_count = 1,
    .constants = constants, .constant_count = 28,
    .code = code, .code_count = 367,
    .start = 155,
};
