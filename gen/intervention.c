/* Tables, made by fsmc from intervention.fsm: intervention version 4.
 * Change the spec, not this file. Spec 98bf1e98a464d5151f8ecf3f027748005476c74fa8d8ec7d3cf5cb5d3c6a3ce6 */
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
    {"quota", 1, 0, 0, NULL, 72, 74, 76, 1},
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
    {"Foreground", 0, 1, 1, 0, 65535, 20, 1, 0, 1},
    {"Exit", 1, 0, 0, 0, 65535, 21, 1, 0, 0},
    {"Quit", 1, 0, 0, 0, 65535, 22, 1, 0, 0},
    {"Continue", 1, 0, 0, 0, 65535, 23, 1, 0, 0},
    {"SetIntention", 1, 1, 1, 0, 65535, 24, 1, 60000, 28800000},
    {"StartActivity", 2, 1, 1, 0, 65535, 25, 1, 60000, 28800000},
};

static const struct fsm_effect_def effects[] = {
    {"StartQuickTask", 0, 0, FSM_NO_CALL, 0, 10, NULL, 65535, 65535, 27},
    {"StartIntervention", 0, 0, FSM_NO_CALL, 0, 10, NULL, 65535, 65535, 28},
    {"ShowPostQuickTaskDialog", 0, 0, FSM_NO_CALL, 0, 10, NULL, 65535, 65535, 29},
    {"ClearQuickTask", 0, 0, FSM_NO_CALL, 0, 10, NULL, 65535, 65535, 30},
    {"LaunchHome", 0, 0, FSM_NO_CALL, 0, 10, NULL, 65535, 65535, 31},
    {"GrantAccess", 0, 1, FSM_NO_CALL, 0, 10, NULL, 65535, 65535, 32},
    {"StartActivityTimer", 1, 1, FSM_NO_CALL, 0, 10, NULL, 65535, 65535, 33},
    {"ClearIntervention", 2, 0, FSM_NO_CALL, 0, 10, NULL, 65535, 65535, 34},
    {"NoAction", 2, 0, FSM_NO_CALL, 0, 10, NULL, 65535, 65535, 35},
};

static const struct fsm_timer_def timers[] = {
    {"quick_task_left", 7},
    {"intention_left", 8},
    {"activity_left", 9},
};

static const struct fsm_state_def states[] = {
    {"IDLE", 65535, 0, 1, 13, 65535, 64},
    {"QUICK_TASK_ACTIVE", 65535, 1, 1, 8, 65535, 75},
    {"POST_QUICK_TASK_CHOICE", 65535, 2, 1, 12, 65535, 85},
    {"INTERVENTION_ACTIVE", 65535, 3, 1, 12, 65535, 96},
};

static const uint16_t leaf_state[] = {
    0, /* IDLE */
    1, /* QUICK_TASK_ACTIVE */
    2, /* POST_QUICK_TASK_CHOICE */
    3, /* INTERVENTION_ACTIVE */
};

static const struct fsm_promise_def promises[] = {
    {"exclusive", FSM_INVARIANT, FSM_ALWAYS_HOLDS, 0, 0, 78, 109},
    {"quick_task_runs", FSM_INVARIANT, FSM_ALWAYS_HOLDS, 0, 0, 86, 110},
    {"quick_task_here", FSM_INVARIANT, FSM_ALWAYS_HOLDS, 0, 0, 95, 111},
    {"intention_idle", FSM_INVARIANT, FSM_ALWAYS_HOLDS, 0, 0, 104, 112},
    {"kept_by_clock", FSM_INVARIANT, FSM_ALWAYS_HOLDS, 0, 0, 113, 113},
    {"intention_over", FSM_INVARIANT, FSM_ON_EVENT, 0, 1, 120, 116},
    {"intention_is_over", FSM_INVARIANT, FSM_ON_EMIT, 1, 3, 126, 117},
    {"qt_over", FSM_INVARIANT, FSM_ON_EMIT, 4, 1, 130, 118},
    {"unmonitored", FSM_INVARIANT, FSM_ON_EVENT, 5, 1, 134, 119},
    {"qt_drains", FSM_INVARIANT, FSM_ON_EVENT, 6, 2, 138, 122},
    {"off_app_quiet", FSM_INVARIANT, FSM_ON_EVENT, 8, 1, 146, 123},
    {"reset_on_exit", FSM_INVARIANT, FSM_ON_EVENT, 9, 1, 155, 124},
    {"kept_on_exit", FSM_INVARIANT, FSM_ON_EVENT, 10, 1, 162, 125},
    {"no_free_lunch", FSM_INVARIANT, FSM_ON_EMIT, 11, 1, 169, 128},
    {"nothing_else", FSM_INVARIANT, FSM_ON_EVENT, 12, 6, 175, 129},
    {"hard_reset", FSM_INVARIANT, FSM_ON_EVENT, 18, 1, 181, 132},
    {"refill_silent", FSM_INVARIANT, FSM_ON_REFILL, 19, 1, 185, 135},
    {"refill_still", FSM_INVARIANT, FSM_ON_REFILL, 20, 1, 188, 136},
    {"strict_timeout", FSM_INVARIANT, FSM_ON_EVENT, 21, 1, 196, 137},
    {"exhausted", FSM_REACHABLE, FSM_ON_EMIT, 22, 1, 201, 139},
    {"strict_anyway", FSM_REACHABLE, FSM_ON_EVENT, 23, 1, 209, 140},
    {"bought_again", FSM_REACHABLE, FSM_ON_EVENT, 24, 1, 215, 141},
    {"kept_away", FSM_REACHABLE, FSM_ALWAYS_HOLDS, 25, 0, 217, 142},
};

static const uint16_t triggers[] = {
    0,
    0,
    1,
    2,
    1,
    0,
    1,
    0,
    6,
    1,
    1,
    0,
    0,
    1,
    2,
    3,
    4,
    5,
    2,
    0,
    0,
    7,
    1,
    7,
    3,
};

static const struct fsm_test tests[] = {
    {"monitored", 1, 0, 1, 5},
    {"state", 3, 2, 3, 6},
    {"intention_left", 5, 3, 1, 9},
    {"quick_task_left", 7, 3, 1, 10},
    {"quota", 9, 1, 1, 11},
    {"entry(monitored)", 60, 4, 2, 12},
    {"preserved", 62, 0, 1, 21},
    {"quota", 64, 1, 1, 22},
    {"on_app", 66, 0, 1, 23},
    {"on_app", 68, 0, 1, 24},
    {"on_app", 70, 0, 1, 25},
};

static const struct fsm_cell cells[] = {
    {"false", 0, 0},
    {"true", 0, 1},
    {"INTERVENTION_ACTIVE", 1, 2},
    {"true", 0, 1},
    {"running", 2, 1},
    {"true", 0, 1},
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
    {"QUICK_TASK_ACTIVE, POST_QUICK_TASK_CHOICE", 1, 3},
    {"stopped", 2, 0},
    {"stopped", 3, 0},
    {"NoAction", 5, 0},
    {"StartQuickTask", 5, 1},
    {"StartIntervention", 5, 4},
    {"NoAction", 5, 0},
    {"NoAction", 5, 0},
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
    {"| false | - | - | - | - || NoAction |", 43, 0, 1, 65535, FSM_STEPPED},
    {"| true | INTERVENTION_ACTIVE | - | - | - || NoAction |", 44, 1, 2, 65535, FSM_STEPPED},
    {"| true | - | running | - | - || NoAction |", 45, 3, 2, 65535, FSM_STEPPED},
    {"| true | - | - | running | - || NoAction |", 46, 5, 2, 65535, FSM_STEPPED},
    {"| true | IDLE | stopped | stopped | > 0 || StartQuickTask |", 47, 7, 5, 65535, FSM_STEPPED},
    {"| true | IDLE | stopped | stopped | = 0 || StartIntervention |", 48, 12, 5, 65535, FSM_STEPPED},
    {"| true | QUICK_TASK_ACTIVE, POST_QUICK_TASK_CHOICE | stopped | stopped | - || NoAction |", 49, 17, 4, 65535, FSM_STEPPED},
    {"| Foreground | NoAction | - || stay | on_app = monitored; emit NoAction |", 66, 21, 1, 0, FSM_STEPPED},
    {"| Foreground | StartQuickTask | - || QUICK_TASK_ACTIVE | on_app = true; begin_quick_task |", 67, 22, 1, 0, FSM_STEPPED},
    {"| Foreground | StartIntervention | - || INTERVENTION_ACTIVE | on_app = true; emit StartIntervention |", 68, 23, 1, 0, FSM_STEPPED},
    {"| Foreground | NoAction | - || stay | on_app = monitored; emit NoAction |", 77, 24, 1, 1, FSM_STEPPED},
    {"| Foreground | NoAction | - || stay | on_app = monitored; emit NoAction |", 87, 25, 1, 2, FSM_STEPPED},
    {"| Foreground | NoAction | - | - || stay | on_app = monitored; emit NoAction |", 99, 26, 1, 3, FSM_STEPPED},
    {"| Exit | - | - || stay | on_app = false |", 69, 27, 0, 0, FSM_STEPPED},
    {"| Exit | - | - || stay | on_app = false |", 78, 27, 0, 1, FSM_STEPPED},
    {"| Exit | - | - || IDLE | on_app = false |", 88, 27, 0, 2, FSM_STEPPED},
    {"| Exit | - | false | - || IDLE | on_app = false; emit ClearIntervention |", 102, 27, 1, 3, FSM_STEPPED},
    {"| Exit | - | true | - || stay | on_app = false |", 103, 28, 1, 3, FSM_STEPPED},
    {"Quit", 72, 29, 0, 0, FSM_REJECTED},
    {"| Quit | - | - || IDLE | quit |", 81, 29, 0, 1, FSM_STEPPED},
    {"| Quit | - | - || IDLE | quit |", 89, 29, 0, 2, FSM_STEPPED},
    {"Quit", 106, 29, 0, 3, FSM_REJECTED},
    {"Continue", 72, 29, 0, 0, FSM_REJECTED},
    {"Continue", 82, 29, 0, 1, FSM_REJECTED},
    {"| Continue | - | > 0 || QUICK_TASK_ACTIVE | begin_quick_task |", 90, 29, 1, 2, FSM_STEPPED},
    {"| Continue | - | = 0 || INTERVENTION_ACTIVE | emit StartIntervention |", 91, 30, 1, 2, FSM_STEPPED},
    {"Continue", 106, 31, 0, 3, FSM_REJECTED},
    {"SetIntention", 72, 31, 0, 0, FSM_REJECTED},
    {"SetIntention", 82, 31, 0, 1, FSM_REJECTED},
    {"SetIntention", 92, 31, 0, 2, FSM_REJECTED},
    {"| SetIntention | - | - | - || IDLE | start intention_left for length; emit GrantAccess(length) |", 100, 31, 0, 3, FSM_STEPPED},
    {"StartActivity", 72, 31, 0, 0, FSM_REJECTED},
    {"StartActivity", 82, 31, 0, 1, FSM_REJECTED},
    {"StartActivity", 92, 31, 0, 2, FSM_REJECTED},
    {"| StartActivity | - | - | - || stay | preserved = true; start activity_left for length; emit StartActivityTimer(length) |", 101, 31, 0, 3, FSM_STEPPED},
    {"| expired quick_task_left | - | true || POST_QUICK_TASK_CHOICE | emit ShowPostQuickTaskDialog |", 79, 31, 1, 1, FSM_STEPPED},
    {"| expired quick_task_left | - | false || IDLE | emit ClearQuickTask |", 80, 32, 1, 1, FSM_STEPPED},
    {"| expired intention_left | - | true || INTERVENTION_ACTIVE | emit StartIntervention |", 70, 33, 1, 0, FSM_STEPPED},
    {"| expired intention_left | - | false || stay | - |", 71, 34, 1, 0, FSM_STEPPED},
    {"| expired activity_left | - | - | true || stay | preserved = false |", 104, 35, 1, 3, FSM_STEPPED},
    {"| expired activity_left | - | - | false || IDLE | emit ClearIntervention |", 105, 36, 1, 3, FSM_STEPPED},
};

static const struct fsm_decision_def decisions[] = {
    {"entry(monitored)", FSM_ANY, 0, 7, 11, 40},
};

static const uint32_t pair_rows[] = {
    7, 8, 9, 13, 18, 22, 27, 31, 37, 38, 10, 14, 19, 23, 28, 32,
    35, 36, 11, 15, 20, 24, 25, 29, 33, 12, 16, 17, 21, 26, 30, 34,
    39, 40,
};

static const struct fsm_pair pairs[] = {
    /* IDLE */
    {228, 0, 3}, /* Foreground */
    {317, 3, 1}, /* Exit */
    {321, 4, 1}, /* Quit */
    {323, 5, 1}, /* Continue */
    {325, 6, 1}, /* SetIntention */
    {327, 7, 1}, /* StartActivity */
    {0, 0, 0}, /* expired quick_task_left */
    {244, 8, 2}, /* expired intention_left */
    {0, 0, 0}, /* expired activity_left */
    {0, 0, 0}, /* always */
    /* QUICK_TASK_ACTIVE */
    {248, 10, 1}, /* Foreground */
    {341, 11, 1}, /* Exit */
    {345, 12, 1}, /* Quit */
    {352, 13, 1}, /* Continue */
    {354, 14, 1}, /* SetIntention */
    {356, 15, 1}, /* StartActivity */
    {260, 16, 2}, /* expired quick_task_left */
    {0, 0, 0}, /* expired intention_left */
    {0, 0, 0}, /* expired activity_left */
    {0, 0, 0}, /* always */
    /* POST_QUICK_TASK_CHOICE */
    {264, 18, 1}, /* Foreground */
    {372, 19, 1}, /* Exit */
    {377, 20, 1}, /* Quit */
    {276, 21, 2}, /* Continue */
    {399, 23, 1}, /* SetIntention */
    {401, 24, 1}, /* StartActivity */
    {0, 0, 0}, /* expired quick_task_left */
    {0, 0, 0}, /* expired intention_left */
    {0, 0, 0}, /* expired activity_left */
    {0, 0, 0}, /* always */
    /* INTERVENTION_ACTIVE */
    {280, 25, 1}, /* Foreground */
    {284, 26, 2}, /* Exit */
    {422, 28, 1}, /* Quit */
    {424, 29, 1}, /* Continue */
    {426, 30, 1}, /* SetIntention */
    {437, 31, 1}, /* StartActivity */
    {0, 0, 0}, /* expired quick_task_left */
    {0, 0, 0}, /* expired intention_left */
    {288, 32, 2}, /* expired activity_left */
    {0, 0, 0}, /* always */
};

static const char *const texts[] = {
    "",
};

static const int64_t constants[] = {
    0, 3600000, 14400000, 43200000, 86400000, 1, 1, 2,
    3, INT64_C(-4503599627370496), INT64_C(-4503599627370496), 1, 1, 2, 0, 0,
    0, 0, 1, 2, 0, 1, 1, 1,
    1, 1,
};

static const uint64_t masks[] = {
    0x1, 0x2, 0x8, 0x6, 0x4,
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
    /*    11 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_FIELD, 0)), 5, 42, 15,
    /*    15 */ FSM_I(FSM_OP_SWITCH, FSM_AT(FSM_INST, 0)), 4, 0, 30, 22, 22, 44, /* state */
    /*    22 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 8)), 9, 26, 46, /* intention_left */
    /*    26 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 7)), 10, 48, 50, /* quick_task_left */
    /*    30 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 8)), 9, 34, 46, /* intention_left */
    /*    34 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 7)), 10, 38, 50, /* quick_task_left */
    /*    38 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_SHARED, 0)), 11, 52, 54, /* quota */
    /*    42 */ FSM_I(FSM_OP_PUSH, 0),
    /*    43 */ FSM_I(FSM_OP_RET, 0),
    /*    44 */ FSM_I(FSM_OP_PUSH, 1),
    /*    45 */ FSM_I(FSM_OP_RET, 0),
    /*    46 */ FSM_I(FSM_OP_PUSH, 2),
    /*    47 */ FSM_I(FSM_OP_RET, 0),
    /*    48 */ FSM_I(FSM_OP_PUSH, 6),
    /*    49 */ FSM_I(FSM_OP_RET, 0),
    /*    50 */ FSM_I(FSM_OP_PUSH, 3),
    /*    51 */ FSM_I(FSM_OP_RET, 0),
    /*    52 */ FSM_I(FSM_OP_PUSH, 5),
    /*    53 */ FSM_I(FSM_OP_RET, 0),
    /*    54 */ FSM_I(FSM_OP_PUSH, 4),
    /*    55 */ FSM_I(FSM_OP_RET, 0),
    /*    56 */ FSM_I(FSM_OP_CALL, 11),
    /*    57 */ FSM_I(FSM_OP_DATA, 14), 7,
    /*    59 */ FSM_I(FSM_OP_RET, 0),
    /*    60 */ FSM_I(FSM_OP_CALL, 56),
    /*    61 */ FSM_I(FSM_OP_RET, 0),
    /*    62 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* preserved */
    /*    63 */ FSM_I(FSM_OP_RET, 0),
    /*    64 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_SHARED, 0)), /* quota */
    /*    65 */ FSM_I(FSM_OP_RET, 0),
    /*    66 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 5)), /* on_app */
    /*    67 */ FSM_I(FSM_OP_RET, 0),
    /*    68 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 5)), /* on_app */
    /*    69 */ FSM_I(FSM_OP_RET, 0),
    /*    70 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 5)), /* on_app */
    /*    71 */ FSM_I(FSM_OP_RET, 0),
    /*    72 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* quota_size */
    /*    73 */ FSM_I(FSM_OP_RET, 0),
    /*    74 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 12)), /* quota_window */
    /*    75 */ FSM_I(FSM_OP_RET, 0),
    /*    76 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 13)), /* utc_offset */
    /*    77 */ FSM_I(FSM_OP_RET, 0),
    /* promise, exclusive */
    /*    78 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 0)), /* state */
    /*    79 */ FSM_I(FSM_OP_PUSH, 3),
    /*    80 */ FSM_I(FSM_OP_EQ, 0),
    /*    81 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* quick_task_left */
    /*    82 */ FSM_I(FSM_OP_HAS, 0),
    /*    83 */ FSM_I(FSM_OP_AND, 0),
    /*    84 */ FSM_I(FSM_OP_NOT, 0),
    /*    85 */ FSM_I(FSM_OP_RET, 0),
    /* promise, quick_task_runs */
    /*    86 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 0)), /* state */
    /*    87 */ FSM_I(FSM_OP_PUSH, 1),
    /*    88 */ FSM_I(FSM_OP_EQ, 0),
    /*    89 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* quick_task_left */
    /*    90 */ FSM_I(FSM_OP_HAS, 0),
    /*    91 */ FSM_I(FSM_OP_NOT, 0),
    /*    92 */ FSM_I(FSM_OP_AND, 0),
    /*    93 */ FSM_I(FSM_OP_NOT, 0),
    /*    94 */ FSM_I(FSM_OP_RET, 0),
    /* promise, quick_task_here */
    /*    95 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 0)), /* state */
    /*    96 */ FSM_I(FSM_OP_PUSH, 1),
    /*    97 */ FSM_I(FSM_OP_EQ, 0),
    /*    98 */ FSM_I(FSM_OP_NOT, 0),
    /*    99 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* quick_task_left */
    /*   100 */ FSM_I(FSM_OP_HAS, 0),
    /*   101 */ FSM_I(FSM_OP_AND, 0),
    /*   102 */ FSM_I(FSM_OP_NOT, 0),
    /*   103 */ FSM_I(FSM_OP_RET, 0),
    /* promise, intention_idle */
    /*   104 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 8)), /* intention_left */
    /*   105 */ FSM_I(FSM_OP_HAS, 0),
    /*   106 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 0)), /* state */
    /*   107 */ FSM_I(FSM_OP_PUSH, 0),
    /*   108 */ FSM_I(FSM_OP_EQ, 0),
    /*   109 */ FSM_I(FSM_OP_NOT, 0),
    /*   110 */ FSM_I(FSM_OP_AND, 0),
    /*   111 */ FSM_I(FSM_OP_NOT, 0),
    /*   112 */ FSM_I(FSM_OP_RET, 0),
    /* promise, kept_by_clock */
    /*   113 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* preserved */
    /*   114 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 9)), /* activity_left */
    /*   115 */ FSM_I(FSM_OP_HAS, 0),
    /*   116 */ FSM_I(FSM_OP_NOT, 0),
    /*   117 */ FSM_I(FSM_OP_AND, 0),
    /*   118 */ FSM_I(FSM_OP_NOT, 0),
    /*   119 */ FSM_I(FSM_OP_RET, 0),
    /* promise, intention_over */
    /*   120 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 8)), /* intention_left */
    /*   121 */ FSM_I(FSM_OP_HAS, 0),
    /*   122 */ FSM_I(FSM_OP_NOT, 0),
    /*   123 */ FSM_I(FSM_OP_EMITTED, 8),
    /*   124 */ FSM_I(FSM_OP_OR, 0),
    /*   125 */ FSM_I(FSM_OP_RET, 0),
    /* promise, intention_is_over */
    /*   126 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 8)), /* intention_left */
    /*   127 */ FSM_I(FSM_OP_HAS, 0),
    /*   128 */ FSM_I(FSM_OP_NOT, 0),
    /*   129 */ FSM_I(FSM_OP_RET, 0),
    /* promise, qt_over */
    /*   130 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 7)), /* quick_task_left */
    /*   131 */ FSM_I(FSM_OP_HAS, 0),
    /*   132 */ FSM_I(FSM_OP_NOT, 0),
    /*   133 */ FSM_I(FSM_OP_RET, 0),
    /* promise, unmonitored */
    /*   134 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*   135 */ FSM_I(FSM_OP_EMITTED, 8),
    /*   136 */ FSM_I(FSM_OP_OR, 0),
    /*   137 */ FSM_I(FSM_OP_RET, 0),
    /* promise, qt_drains */
    /*   138 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 7)), /* quick_task_left */
    /*   139 */ FSM_I(FSM_OP_HAS, 0),
    /*   140 */ FSM_I(FSM_OP_NOT, 0),
    /*   141 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* quick_task_left */
    /*   142 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 7)), /* quick_task_left */
    /*   143 */ FSM_I(FSM_OP_EQ, 0),
    /*   144 */ FSM_I(FSM_OP_OR, 0),
    /*   145 */ FSM_I(FSM_OP_RET, 0),
    /* promise, off_app_quiet */
    /*   146 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 5)), /* on_app */
    /*   147 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 0)), /* state */
    /*   148 */ FSM_I(FSM_OP_PUSH, 0),
    /*   149 */ FSM_I(FSM_OP_EQ, 0),
    /*   150 */ FSM_I(FSM_OP_EMITTED, 1),
    /*   151 */ FSM_I(FSM_OP_NOT, 0),
    /*   152 */ FSM_I(FSM_OP_AND, 0),
    /*   153 */ FSM_I(FSM_OP_OR, 0),
    /*   154 */ FSM_I(FSM_OP_RET, 0),
    /* promise, reset_on_exit */
    /*   155 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 6)), /* preserved */
    /*   156 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 0)), /* state */
    /*   157 */ FSM_I(FSM_OP_PUSH, 3),
    /*   158 */ FSM_I(FSM_OP_EQ, 0),
    /*   159 */ FSM_I(FSM_OP_NOT, 0),
    /*   160 */ FSM_I(FSM_OP_OR, 0),
    /*   161 */ FSM_I(FSM_OP_RET, 0),
    /* promise, kept_on_exit */
    /*   162 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 6)), /* preserved */
    /*   163 */ FSM_I(FSM_OP_NOT, 0),
    /*   164 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 0)), /* state */
    /*   165 */ FSM_I(FSM_OP_PUSH, 3),
    /*   166 */ FSM_I(FSM_OP_EQ, 0),
    /*   167 */ FSM_I(FSM_OP_OR, 0),
    /*   168 */ FSM_I(FSM_OP_RET, 0),
    /* promise, no_free_lunch */
    /*   169 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_SHARED, 0)), /* quota */
    /*   170 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE_SHARED, 0)), /* quota */
    /*   171 */ FSM_I(FSM_OP_PUSH, 1),
    /*   172 */ FSM_I(FSM_OP_SUB, 0),
    /*   173 */ FSM_I(FSM_OP_EQ, 0),
    /*   174 */ FSM_I(FSM_OP_RET, 0),
    /* promise, nothing_else */
    /*   175 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_SHARED, 0)), /* quota */
    /*   176 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE_SHARED, 0)), /* quota */
    /*   177 */ FSM_I(FSM_OP_EQ, 0),
    /*   178 */ FSM_I(FSM_OP_EMITTED, 0),
    /*   179 */ FSM_I(FSM_OP_OR, 0),
    /*   180 */ FSM_I(FSM_OP_RET, 0),
    /* promise, hard_reset */
    /*   181 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* quick_task_left */
    /*   182 */ FSM_I(FSM_OP_HAS, 0),
    /*   183 */ FSM_I(FSM_OP_NOT, 0),
    /*   184 */ FSM_I(FSM_OP_RET, 0),
    /* promise, refill_silent */
    /*   185 */ FSM_I(FSM_OP_EMITTED, 65535),
    /*   186 */ FSM_I(FSM_OP_NOT, 0),
    /*   187 */ FSM_I(FSM_OP_RET, 0),
    /* promise, refill_still */
    /*   188 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 0)), /* state */
    /*   189 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 0)), /* state */
    /*   190 */ FSM_I(FSM_OP_EQ, 0),
    /*   191 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 8)), /* intention_left */
    /*   192 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 8)), /* intention_left */
    /*   193 */ FSM_I(FSM_OP_EQ, 0),
    /*   194 */ FSM_I(FSM_OP_AND, 0),
    /*   195 */ FSM_I(FSM_OP_RET, 0),
    /* promise, strict_timeout */
    /*   196 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 5)), /* on_app */
    /*   197 */ FSM_I(FSM_OP_NOT, 0),
    /*   198 */ FSM_I(FSM_OP_EMITTED, 1),
    /*   199 */ FSM_I(FSM_OP_OR, 0),
    /*   200 */ FSM_I(FSM_OP_RET, 0),
    /* promise, exhausted */
    /*   201 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 0)), /* state */
    /*   202 */ FSM_I(FSM_OP_PUSH, 0),
    /*   203 */ FSM_I(FSM_OP_EQ, 0),
    /*   204 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_SHARED, 0)), /* quota */
    /*   205 */ FSM_I(FSM_OP_PUSH, 0),
    /*   206 */ FSM_I(FSM_OP_EQ, 0),
    /*   207 */ FSM_I(FSM_OP_AND, 0),
    /*   208 */ FSM_I(FSM_OP_RET, 0),
    /* promise, strict_anyway */
    /*   209 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_SHARED, 0)), /* quota */
    /*   210 */ FSM_I(FSM_OP_PUSH, 0),
    /*   211 */ FSM_I(FSM_OP_GT, 0),
    /*   212 */ FSM_I(FSM_OP_EMITTED, 1),
    /*   213 */ FSM_I(FSM_OP_AND, 0),
    /*   214 */ FSM_I(FSM_OP_RET, 0),
    /* promise, bought_again */
    /*   215 */ FSM_I(FSM_OP_EMITTED, 0),
    /*   216 */ FSM_I(FSM_OP_RET, 0),
    /* promise, kept_away */
    /*   217 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 0)), /* state */
    /*   218 */ FSM_I(FSM_OP_PUSH, 3),
    /*   219 */ FSM_I(FSM_OP_EQ, 0),
    /*   220 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* preserved */
    /*   221 */ FSM_I(FSM_OP_AND, 0),
    /*   222 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 5)), /* on_app */
    /*   223 */ FSM_I(FSM_OP_NOT, 0),
    /*   224 */ FSM_I(FSM_OP_AND, 0),
    /*   225 */ FSM_I(FSM_OP_RET, 0),
    /* creation */
    /*   226 */ FSM_I(FSM_OP_GOTO, 0), /* IDLE */
    /*   227 */ FSM_I(FSM_OP_DONE, 0),
    /* IDLE, Foreground */
    /*   228 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_FIELD, 0)), 5, 292, 232,
    /*   232 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 8)), 9, 236, 292, /* intention_left */
    /*   236 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 7)), 10, 240, 292, /* quick_task_left */
    /*   240 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_SHARED, 0)), 11, 311, 298, /* quota */
    /* IDLE, expired intention_left */
    /*   244 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 5)), 24, 329, 331, /* on_app */
    /* QUICK_TASK_ACTIVE, Foreground */
    /*   248 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_FIELD, 0)), 5, 335, 252,
    /*   252 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 8)), 9, 256, 335, /* intention_left */
    /*   256 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 7)), 10, 335, 335, /* quick_task_left */
    /* QUICK_TASK_ACTIVE, expired quick_task_left */
    /*   260 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 5)), 23, 358, 362, /* on_app */
    /* POST_QUICK_TASK_CHOICE, Foreground */
    /*   264 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_FIELD, 0)), 5, 366, 268,
    /*   268 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 8)), 9, 272, 366, /* intention_left */
    /*   272 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 7)), 10, 366, 366, /* quick_task_left */
    /* POST_QUICK_TASK_CHOICE, Continue */
    /*   276 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_SHARED, 0)), 22, 384, 388, /* quota */
    /* INTERVENTION_ACTIVE, Foreground */
    /*   280 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_FIELD, 0)), 5, 403, 403,
    /* INTERVENTION_ACTIVE, Exit */
    /*   284 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 6)), 21, 409, 418, /* preserved */
    /* INTERVENTION_ACTIVE, expired activity_left */
    /*   288 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 5)), 25, 446, 453, /* on_app */
    /*   292 */ FSM_I(FSM_OP_TAKE, 7), /* | Foreground | NoAction | - || stay | on_app = monitored; emit NoAction | */
    /*   293 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*   294 */ FSM_I(FSM_OP_STORE, 5), 0, /* on_app */
    /*   296 */ FSM_I(FSM_OP_EMIT, 8), /* NoAction */
    /*   297 */ FSM_I(FSM_OP_DONE, 0),
    /*   298 */ FSM_I(FSM_OP_TAKE, 8), /* | Foreground | StartQuickTask | - || QUICK_TASK_ACTIVE | on_app = true; begin_quick_task | */
    /*   299 */ FSM_I(FSM_OP_SET, 5), 1, /* on_app */
    /*   301 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_SHARED, 0)), /* quota */
    /*   302 */ FSM_I(FSM_OP_PUSH, 1),
    /*   303 */ FSM_I(FSM_OP_SUB, 0),
    /*   304 */ FSM_I(FSM_OP_STORE_SHARED, 0), 1, /* quota */
    /*   306 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 10)), /* quick_task */
    /*   307 */ FSM_I(FSM_OP_START, 0), /* quick_task_left */
    /*   308 */ FSM_I(FSM_OP_EMIT, 0), /* StartQuickTask */
    /*   309 */ FSM_I(FSM_OP_GOTO, 1), /* QUICK_TASK_ACTIVE */
    /*   310 */ FSM_I(FSM_OP_DONE, 0),
    /*   311 */ FSM_I(FSM_OP_TAKE_SURE, 9), /* | Foreground | StartIntervention | - || INTERVENTION_ACTIVE | on_app = true; emit StartIntervention | */
    /*   312 */ FSM_I(FSM_OP_SET, 5), 1, /* on_app */
    /*   314 */ FSM_I(FSM_OP_EMIT, 1), /* StartIntervention */
    /*   315 */ FSM_I(FSM_OP_GOTO, 3), /* INTERVENTION_ACTIVE */
    /*   316 */ FSM_I(FSM_OP_DONE, 0),
    /* IDLE, Exit */
    /*   317 */ FSM_I(FSM_OP_TAKE_SURE, 13), /* | Exit | - | - || stay | on_app = false | */
    /*   318 */ FSM_I(FSM_OP_SET, 5), 0, /* on_app */
    /*   320 */ FSM_I(FSM_OP_DONE, 0),
    /* IDLE, Quit */
    /*   321 */ FSM_I(FSM_OP_ANSWER, 18), 3, /* Quit */
    /* IDLE, Continue */
    /*   323 */ FSM_I(FSM_OP_ANSWER, 22), 3, /* Continue */
    /* IDLE, SetIntention */
    /*   325 */ FSM_I(FSM_OP_ANSWER, 27), 3, /* SetIntention */
    /* IDLE, StartActivity */
    /*   327 */ FSM_I(FSM_OP_ANSWER, 31), 3, /* StartActivity */
    /*   329 */ FSM_I(FSM_OP_TAKE_SURE, 38), /* | expired intention_left | - | false || stay | - | */
    /*   330 */ FSM_I(FSM_OP_DONE, 0),
    /*   331 */ FSM_I(FSM_OP_TAKE_SURE, 37), /* | expired intention_left | - | true || INTERVENTION_ACTIVE | emit StartIntervention | */
    /*   332 */ FSM_I(FSM_OP_EMIT, 1), /* StartIntervention */
    /*   333 */ FSM_I(FSM_OP_GOTO, 3), /* INTERVENTION_ACTIVE */
    /*   334 */ FSM_I(FSM_OP_DONE, 0),
    /*   335 */ FSM_I(FSM_OP_TAKE, 10), /* | Foreground | NoAction | - || stay | on_app = monitored; emit NoAction | */
    /*   336 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*   337 */ FSM_I(FSM_OP_STORE, 5), 0, /* on_app */
    /*   339 */ FSM_I(FSM_OP_EMIT, 8), /* NoAction */
    /*   340 */ FSM_I(FSM_OP_DONE, 0),
    /* QUICK_TASK_ACTIVE, Exit */
    /*   341 */ FSM_I(FSM_OP_TAKE_SURE, 14), /* | Exit | - | - || stay | on_app = false | */
    /*   342 */ FSM_I(FSM_OP_SET, 5), 0, /* on_app */
    /*   344 */ FSM_I(FSM_OP_DONE, 0),
    /* QUICK_TASK_ACTIVE, Quit */
    /*   345 */ FSM_I(FSM_OP_TAKE_SURE, 19), /* | Quit | - | - || IDLE | quit | */
    /*   346 */ FSM_I(FSM_OP_SET, 5), 0, /* on_app */
    /*   348 */ FSM_I(FSM_OP_STOP, 0), /* quick_task_left */
    /*   349 */ FSM_I(FSM_OP_EMIT, 4), /* LaunchHome */
    /*   350 */ FSM_I(FSM_OP_GOTO, 0), /* IDLE */
    /*   351 */ FSM_I(FSM_OP_DONE, 0),
    /* QUICK_TASK_ACTIVE, Continue */
    /*   352 */ FSM_I(FSM_OP_ANSWER, 23), 3, /* Continue */
    /* QUICK_TASK_ACTIVE, SetIntention */
    /*   354 */ FSM_I(FSM_OP_ANSWER, 28), 3, /* SetIntention */
    /* QUICK_TASK_ACTIVE, StartActivity */
    /*   356 */ FSM_I(FSM_OP_ANSWER, 32), 3, /* StartActivity */
    /*   358 */ FSM_I(FSM_OP_TAKE_SURE, 36), /* | expired quick_task_left | - | false || IDLE | emit ClearQuickTask | */
    /*   359 */ FSM_I(FSM_OP_EMIT, 3), /* ClearQuickTask */
    /*   360 */ FSM_I(FSM_OP_GOTO, 0), /* IDLE */
    /*   361 */ FSM_I(FSM_OP_DONE, 0),
    /*   362 */ FSM_I(FSM_OP_TAKE_SURE, 35), /* | expired quick_task_left | - | true || POST_QUICK_TASK_CHOICE | emit ShowPostQuickTaskDialog | */
    /*   363 */ FSM_I(FSM_OP_EMIT, 2), /* ShowPostQuickTaskDialog */
    /*   364 */ FSM_I(FSM_OP_GOTO, 2), /* POST_QUICK_TASK_CHOICE */
    /*   365 */ FSM_I(FSM_OP_DONE, 0),
    /*   366 */ FSM_I(FSM_OP_TAKE, 11), /* | Foreground | NoAction | - || stay | on_app = monitored; emit NoAction | */
    /*   367 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*   368 */ FSM_I(FSM_OP_STORE, 5), 0, /* on_app */
    /*   370 */ FSM_I(FSM_OP_EMIT, 8), /* NoAction */
    /*   371 */ FSM_I(FSM_OP_DONE, 0),
    /* POST_QUICK_TASK_CHOICE, Exit */
    /*   372 */ FSM_I(FSM_OP_TAKE_SURE, 15), /* | Exit | - | - || IDLE | on_app = false | */
    /*   373 */ FSM_I(FSM_OP_SET, 5), 0, /* on_app */
    /*   375 */ FSM_I(FSM_OP_GOTO, 0), /* IDLE */
    /*   376 */ FSM_I(FSM_OP_DONE, 0),
    /* POST_QUICK_TASK_CHOICE, Quit */
    /*   377 */ FSM_I(FSM_OP_TAKE_SURE, 20), /* | Quit | - | - || IDLE | quit | */
    /*   378 */ FSM_I(FSM_OP_SET, 5), 0, /* on_app */
    /*   380 */ FSM_I(FSM_OP_STOP, 0), /* quick_task_left */
    /*   381 */ FSM_I(FSM_OP_EMIT, 4), /* LaunchHome */
    /*   382 */ FSM_I(FSM_OP_GOTO, 0), /* IDLE */
    /*   383 */ FSM_I(FSM_OP_DONE, 0),
    /*   384 */ FSM_I(FSM_OP_TAKE_SURE, 25), /* | Continue | - | = 0 || INTERVENTION_ACTIVE | emit StartIntervention | */
    /*   385 */ FSM_I(FSM_OP_EMIT, 1), /* StartIntervention */
    /*   386 */ FSM_I(FSM_OP_GOTO, 3), /* INTERVENTION_ACTIVE */
    /*   387 */ FSM_I(FSM_OP_DONE, 0),
    /*   388 */ FSM_I(FSM_OP_TAKE, 24), /* | Continue | - | > 0 || QUICK_TASK_ACTIVE | begin_quick_task | */
    /*   389 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_SHARED, 0)), /* quota */
    /*   390 */ FSM_I(FSM_OP_PUSH, 1),
    /*   391 */ FSM_I(FSM_OP_SUB, 0),
    /*   392 */ FSM_I(FSM_OP_STORE_SHARED, 0), 1, /* quota */
    /*   394 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 10)), /* quick_task */
    /*   395 */ FSM_I(FSM_OP_START, 0), /* quick_task_left */
    /*   396 */ FSM_I(FSM_OP_EMIT, 0), /* StartQuickTask */
    /*   397 */ FSM_I(FSM_OP_GOTO, 1), /* QUICK_TASK_ACTIVE */
    /*   398 */ FSM_I(FSM_OP_DONE, 0),
    /* POST_QUICK_TASK_CHOICE, SetIntention */
    /*   399 */ FSM_I(FSM_OP_ANSWER, 29), 3, /* SetIntention */
    /* POST_QUICK_TASK_CHOICE, StartActivity */
    /*   401 */ FSM_I(FSM_OP_ANSWER, 33), 3, /* StartActivity */
    /*   403 */ FSM_I(FSM_OP_TAKE, 12), /* | Foreground | NoAction | - | - || stay | on_app = monitored; emit NoAction | */
    /*   404 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*   405 */ FSM_I(FSM_OP_STORE, 5), 0, /* on_app */
    /*   407 */ FSM_I(FSM_OP_EMIT, 8), /* NoAction */
    /*   408 */ FSM_I(FSM_OP_DONE, 0),
    /*   409 */ FSM_I(FSM_OP_TAKE_SURE, 16), /* | Exit | - | false | - || IDLE | on_app = false; emit ClearIntervention | */
    /*   410 */ FSM_I(FSM_OP_SET, 6), 0, /* preserved */
    /*   412 */ FSM_I(FSM_OP_STOP, 2), /* activity_left */
    /*   413 */ FSM_I(FSM_OP_SET, 5), 0, /* on_app */
    /*   415 */ FSM_I(FSM_OP_EMIT, 7), /* ClearIntervention */
    /*   416 */ FSM_I(FSM_OP_GOTO, 0), /* IDLE */
    /*   417 */ FSM_I(FSM_OP_DONE, 0),
    /*   418 */ FSM_I(FSM_OP_TAKE_SURE, 17), /* | Exit | - | true | - || stay | on_app = false | */
    /*   419 */ FSM_I(FSM_OP_SET, 5), 0, /* on_app */
    /*   421 */ FSM_I(FSM_OP_DONE, 0),
    /* INTERVENTION_ACTIVE, Quit */
    /*   422 */ FSM_I(FSM_OP_ANSWER, 21), 3, /* Quit */
    /* INTERVENTION_ACTIVE, Continue */
    /*   424 */ FSM_I(FSM_OP_ANSWER, 26), 3, /* Continue */
    /* INTERVENTION_ACTIVE, SetIntention */
    /*   426 */ FSM_I(FSM_OP_TAKE_SURE, 30), /* | SetIntention | - | - | - || IDLE | start intention_left for length; emit GrantAccess(length) | */
    /*   427 */ FSM_I(FSM_OP_SET, 6), 0, /* preserved */
    /*   429 */ FSM_I(FSM_OP_STOP, 2), /* activity_left */
    /*   430 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*   431 */ FSM_I(FSM_OP_START, 1), /* intention_left */
    /*   432 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*   433 */ FSM_I(FSM_OP_ARG, 0),
    /*   434 */ FSM_I(FSM_OP_EMIT, 5), /* GrantAccess */
    /*   435 */ FSM_I(FSM_OP_GOTO, 0), /* IDLE */
    /*   436 */ FSM_I(FSM_OP_DONE, 0),
    /* INTERVENTION_ACTIVE, StartActivity */
    /*   437 */ FSM_I(FSM_OP_TAKE_SURE, 34), /* | StartActivity | - | - | - || stay | preserved = true; start activity_left for length; emit StartActivityTimer(length) | */
    /*   438 */ FSM_I(FSM_OP_SET, 6), 1, /* preserved */
    /*   440 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*   441 */ FSM_I(FSM_OP_START, 2), /* activity_left */
    /*   442 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*   443 */ FSM_I(FSM_OP_ARG, 0),
    /*   444 */ FSM_I(FSM_OP_EMIT, 6), /* StartActivityTimer */
    /*   445 */ FSM_I(FSM_OP_DONE, 0),
    /*   446 */ FSM_I(FSM_OP_TAKE_SURE, 40), /* | expired activity_left | - | - | false || IDLE | emit ClearIntervention | */
    /*   447 */ FSM_I(FSM_OP_SET, 6), 0, /* preserved */
    /*   449 */ FSM_I(FSM_OP_STOP, 2), /* activity_left */
    /*   450 */ FSM_I(FSM_OP_EMIT, 7), /* ClearIntervention */
    /*   451 */ FSM_I(FSM_OP_GOTO, 0), /* IDLE */
    /*   452 */ FSM_I(FSM_OP_DONE, 0),
    /*   453 */ FSM_I(FSM_OP_TAKE_SURE, 39), /* | expired activity_left | - | - | true || stay | preserved = false | */
    /*   454 */ FSM_I(FSM_OP_SET, 6), 0, /* preserved */
    /*   456 */ FSM_I(FSM_OP_DONE, 0),
    /*   457 */ FSM_I(FSM_OP_GAP, 0),
};

const struct fsm_machine intervention_machine = {
    .format = 1,
    .name = "intervention", .source = "intervention.fsm", .version = 4,
    .hash = {0x98, 0xbf, 0x1e, 0x98, 0xa4, 0x64, 0xd5, 0x15, 0x1f, 0x8e, 0xcf, 0x3f, 0x02, 0x77, 0x48, 0x00,
             0x54, 0x76, 0xc7, 0x4f, 0xa8, 0xd8, 0xec, 0x7d, 0x3c, 0xf5, 0xcb, 0x5d, 0x3c, 0x6a, 0x3c, 0xe6},
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
    .promises = promises, .promise_count = 23,
    .triggers = triggers, .trigger_count = 25,
    .tests = tests, .test_count = 11,
    .cells = cells, .cell_count = 37,
    .masks = masks, .mask_count = 5,
    .rows = rows, .row_count = 41,
    .decisions = decisions, .decision_count = 1,
    .pair_rows = pair_rows, .pair_row_count = 34,
    .pairs = pairs,
    .texts = texts, .text_count = 1,
    .constants = constants, .constant_count = 26,
    .code = code, .code_count = 458,
    .start = 226,
};

const char intervention_certificate[] =
    "spec: sha256 98bf1e98a464d5151f8ecf3f027748005476c74fa8d8ec7d3cf5cb5d3c6a3ce6\n"
    "tables: 28 exact: no gap, no overlap\n"
    "states: exhausted 184015 states on a grid of 30s, 2 instances that share, 21 settings of parameters\n"
    "parameters: every value of quota_size; quick_task = 3m\n"
    "promises: 19 invariants, 0 assumptions, 4 reachable: all hold\n"
    "not exact: timer `intention_left` may run longer than `SetIntention` allows; what holds, holds all the same\n"
    "not exact: timer `activity_left` may run longer than `StartActivity` allows; what holds, holds all the same\n"
    "tables' bytes: 9525; comparisons per event: at most 4; no malloc, no recursion\n";
