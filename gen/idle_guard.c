/* Tables, made by fsmc from idle_guard.fsm: idle_guard version 1.
 * Change the spec, not this file. Spec 0d98b56d64b3dae496ed0e7ee22a797abfa10f203cde53861bd6939c9b0bf153 */
#include "idle_guard.h"

#include "code.h"

static const char *const names_0[] = {
    "max_idle_cap", "active_turn", "grace", "idle",
};

static const char *const names_1[] = {
    "kill", "recheck",
};

static const struct fsm_names names[] = {
    {"why", 4, names_0},
    {"", 2, names_1},
};

static const struct fsm_type types[] = {
    {FSM_TIME, 0, 1, 0, 65535, 65535, 1, 0, 0, INT64_C(-4503599627370496), INT64_C(4503599627370496)},
    {FSM_BOOL, 0, 0, 0, 65535, 65535, 1, 0, 0, 0, 1},
    {FSM_DURATION, 0, 1, 0, 65535, 65535, 1, 0, 0, INT64_C(-9007199341140992), INT64_C(9007199254740991)},
    {FSM_INT, 0, 0, 0, 65535, 65535, 1, 0, 0, 0, INT64_C(9223372036854775807)},
    {FSM_INT, 0, 0, 0, 65535, 65535, 1, 0, 0, 0, 1000},
    {FSM_NAMED, 0, 0, 0, 1, 65535, 1, 0, 0, 0, 1},
    {FSM_DURATION, 0, 0, 0, 65535, 65535, 1, 0, 0, 1, 86400000},
    {FSM_INT, 0, 0, 0, 65535, 65535, 1, 0, 0, 0, 255},
    {FSM_NAMED, 0, 0, 0, 0, 65535, 1, 0, 0, 0, 3},
    {FSM_DURATION, 0, 0, 0, 65535, 65535, 1, 0, 0, INT64_C(-4503599627370496), INT64_C(4503599627370496)},
    {FSM_DURATION, 0, 1, 0, 65535, 65535, 1, 0, 0, INT64_C(-9007199254740992), INT64_C(9007199254740992)},
};

static const struct fsm_var params[] = {
    {"idle_timeout", 6, 11, 300000, "IDLE_TIMEOUT_MS", 0, 0, 0, 0},
    {"max_idle", 6, 12, 1800000, "MAX_IDLE_MS", 0, 0, 0, 0},
    {"stale_output", 6, 13, 600000, "STALE_OUTPUT_MS", 0, 0, 0, 0},
};

static const struct fsm_var vars[] = {
    {"turn_in_progress", 1, 5, 0, NULL, 0, 0, 0, 0},
    {"last_output_time", 0, 6, FSM_MISSING, NULL, 0, 0, 0, 0},
    {"idle_start", 0, 7, FSM_MISSING, NULL, 0, 0, 0, 0},
    {"guard_was_deferred", 1, 8, 0, NULL, 0, 0, 0, 0},
};

static const struct fsm_var fields[] = {
    {"remaining", 4, 0, 0, NULL, 0, 0, 0, 0},
    {"result", 1, 0, 0, NULL, 0, 0, 0, 0},
    {"code", 7, 0, 0, NULL, 0, 0, 0, 0},
};

static const struct fsm_var args[] = {
    {"reason", 8, 0, 0, NULL, 0, 0, 0, 0},
    {"reason", 8, 0, 0, NULL, 0, 0, 0, 0},
    {"delay", 9, 1, 0, NULL, 0, 0, 0, 0},
    {"turn_in_progress", 1, 0, 0, NULL, 0, 0, 0, 0},
    {"last_output_time", 0, 0, 0, NULL, 0, 0, 0, 0},
    {"idle_start", 0, 0, 0, NULL, 0, 0, 0, 0},
    {"idle_check", 10, 0, 0, NULL, 0, 0, 0, 0},
    {"idle_cap", 10, 0, 0, NULL, 0, 0, 0, 0},
    {"guard_was_deferred", 1, 0, 0, NULL, 0, 0, 0, 0},
};

static const struct fsm_event_def events[] = {
    {"ClientAttached", 0, 0, 0, 0, 65535, 22, 1, 0, 0},
    {"ClientLeft", 0, 1, 1, 0, 65535, 23, 1, 0, 1000},
    {"PromptWritten", 1, 0, 0, 0, 65535, 24, 1, 0, 0},
    {"OutputLine", 1, 1, 1, 0, 65535, 25, 1, 0, 1},
    {"ProcessExited", 2, 1, 1, 0, 65535, 26, 1, 0, 255},
};

static const struct fsm_effect_def effects[] = {
    {"Kill", 0, 1, FSM_NO_CALL, 0, 11, NULL, 65535, 65535, 28},
    {"LogDeferred", 1, 2, FSM_NO_CALL, 0, 11, NULL, 65535, 65535, 29},
};

static const struct fsm_timer_def timers[] = {
    {"idle_cap", 9},
    {"idle_check", 10},
};

static const struct fsm_state_def states[] = {
    {"ATTACHED", 65535, 0, 1, 13, 65535, 64},
    {"COUNTING", 65535, 1, 1, 8, 65535, 75},
    {"KILLED", 65535, 2, 1, 10, 65535, 88},
};

static const uint16_t leaf_state[] = {
    0, /* ATTACHED */
    1, /* COUNTING */
    2, /* KILLED */
};

static const struct fsm_view_def views[] = {
    {"Idle", 3, 6, 397},
};

static const struct fsm_promise_def promises[] = {
    {"cap_holds", FSM_INVARIANT, FSM_ALWAYS_HOLDS, 0, 0, 224, 92},
    {"cap_is_cap", FSM_INVARIANT, FSM_ON_EMIT, 0, 1, 235, 93},
    {"cap_not_early", FSM_INVARIANT, FSM_ON_EMIT, 1, 1, 245, 94},
    {"spares_worker", FSM_INVARIANT, FSM_ON_EMIT, 2, 1, 255, 96},
    {"not_early", FSM_INVARIANT, FSM_ON_EMIT, 3, 1, 268, 97},
    {"kill_is_idle", FSM_INVARIANT, FSM_ON_EMIT, 4, 1, 278, 98},
    {"grace_first", FSM_INVARIANT, FSM_ON_EMIT, 5, 1, 286, 100},
    {"grace_once", FSM_INVARIANT, FSM_ON_EMIT, 6, 1, 293, 101},
    {"kept_by_guard", FSM_INVARIANT, FSM_ON_EMIT, 7, 1, 302, 102},
    {"no_leak", FSM_INVARIANT, FSM_ALWAYS_HOLDS, 8, 0, 310, 104},
    {"is_checked", FSM_INVARIANT, FSM_ALWAYS_HOLDS, 8, 0, 326, 105},
    {"saved", FSM_INVARIANT, FSM_ON_EVENT, 8, 1, 339, 106},
    {"turn_begins", FSM_INVARIANT, FSM_ON_EVENT, 9, 1, 347, 108},
    {"turn_ends", FSM_INVARIANT, FSM_ON_EVENT, 10, 1, 353, 109},
    {"grace", FSM_REACHABLE, FSM_ON_EMIT, 11, 1, 360, 111},
    {"deferred", FSM_REACHABLE, FSM_ON_EMIT, 12, 1, 364, 112},
    {"idle_kill", FSM_REACHABLE, FSM_ON_EMIT, 13, 1, 368, 113},
    {"cap_kill", FSM_REACHABLE, FSM_ON_EMIT, 14, 1, 372, 114},
    {"capped_worker", FSM_REACHABLE, FSM_ON_EMIT, 15, 1, 376, 115},
    {"second_grace", FSM_REACHABLE, FSM_ON_EMIT, 16, 1, 384, 116},
};

static const uint16_t triggers[] = {
    0,
    0,
    0,
    0,
    0,
    0,
    1,
    1,
    0,
    2,
    4,
    1,
    1,
    0,
    0,
    0,
    1,
};

static const struct fsm_test tests[] = {
    {"turn_in_progress", 1, 1, 1, 2},
    {"now - last_output_time - stale_output", 3, 2, 2, 3},
    {"now - idle_start - max_idle", 38, 2, 1, 7},
    {"guards", 44, 3, 1, 8},
    {"guard_was_deferred", 46, 1, 1, 9},
    {"turn_in_progress", 93, 1, 1, 14},
    {"now - last_output_time - stale_output", 95, 2, 2, 15},
    {"now - idle_start - max_idle", 130, 2, 1, 19},
    {"guards", 136, 3, 1, 20},
    {"guard_was_deferred", 138, 1, 1, 21},
    {"remaining", 216, 4, 1, 34},
    {"check_idle.verdict", 222, 5, 1, 35},
};

static const struct fsm_cell cells[] = {
    {"true", 0, 0},
    {"< stale_output", 1, 0},
    {">= max_idle", 2, 0},
    {"some", 3, 0},
    {"none", 3, 1},
    {"true", 4, 0},
    {"none", 3, 1},
    {"false", 4, 1},
    {"true", 5, 0},
    {"< stale_output", 6, 0},
    {">= max_idle", 7, 0},
    {"some", 8, 0},
    {"none", 8, 1},
    {"true", 9, 0},
    {"none", 8, 1},
    {"false", 9, 1},
    {"= 0", 10, 1},
    {"> 0", 10, 0},
    {"kill", 11, 1},
    {"recheck", 11, 0},
};

static const struct fsm_row rows[] = {
    {"| true | < stale_output || true | idle_recheck | active_turn |", 38, 0, 2, 65535, FSM_STEPPED},
    {"| >= max_idle | - | - || kill | 0s | false | max_idle_cap |", 44, 2, 1, 65535, FSM_STEPPED},
    {"| - | some | - || recheck | min(guards.recheck, remaining(idle_cap)) | true | guards.reason |", 45, 3, 1, 65535, FSM_STEPPED},
    {"| - | none | true || recheck | min(idle_timeout, remaining(idle_cap)) | false | grace |", 46, 4, 2, 65535, FSM_STEPPED},
    {"| - | none | false || kill | 0s | false | idle |", 47, 6, 2, 65535, FSM_STEPPED},
    {"| true | < stale_output || true | idle_recheck | active_turn |", 38, 8, 2, 65535, FSM_STEPPED},
    {"| >= max_idle | - | - || kill | 0s | false | max_idle_cap |", 44, 10, 1, 65535, FSM_STEPPED},
    {"| - | some | - || recheck | min(guards.recheck, remaining(idle_cap)) | true | guards.reason |", 45, 11, 1, 65535, FSM_STEPPED},
    {"| - | none | true || recheck | min(idle_timeout, remaining(idle_cap)) | false | grace |", 46, 12, 2, 65535, FSM_STEPPED},
    {"| - | none | false || kill | 0s | false | idle |", 47, 14, 2, 65535, FSM_STEPPED},
    {"| ClientAttached | - || stay | - |", 69, 16, 0, 0, FSM_STEPPED},
    {"| ClientAttached | - || ATTACHED | - |", 82, 16, 0, 1, FSM_STEPPED},
    {"ClientAttached", 89, 16, 0, 2, FSM_IGNORED},
    {"| ClientLeft | = 0 || COUNTING | - |", 67, 16, 1, 0, FSM_STEPPED},
    {"| ClientLeft | > 0 || stay | - |", 68, 17, 1, 0, FSM_STEPPED},
    {"ClientLeft", 86, 18, 0, 1, FSM_REJECTED},
    {"ClientLeft", 89, 18, 0, 2, FSM_IGNORED},
    {"| PromptWritten | - || stay | begin_turn |", 70, 18, 0, 0, FSM_STEPPED},
    {"| PromptWritten | - || stay | begin_turn |", 83, 18, 0, 1, FSM_STEPPED},
    {"PromptWritten", 89, 18, 0, 2, FSM_IGNORED},
    {"| OutputLine | - || stay | read_line |", 71, 18, 0, 0, FSM_STEPPED},
    {"| OutputLine | - || stay | read_line |", 84, 18, 0, 1, FSM_STEPPED},
    {"OutputLine", 89, 18, 0, 2, FSM_IGNORED},
    {"| ProcessExited | - || stay | turn_in_progress = false |", 72, 18, 0, 0, FSM_STEPPED},
    {"| ProcessExited | - || stay | turn_in_progress = false |", 85, 18, 0, 1, FSM_STEPPED},
    {"ProcessExited", 89, 18, 0, 2, FSM_IGNORED},
    {"| expired idle_cap | - || KILLED | emit Kill(check_idle.reason) |", 79, 18, 0, 1, FSM_STEPPED},
    {"| expired idle_check | kill || KILLED | emit Kill(check_idle.reason) |", 80, 18, 1, 1, FSM_STEPPED},
    {"| expired idle_check | recheck || stay | look_again |", 81, 19, 1, 1, FSM_STEPPED},
};

static const struct fsm_decision_def decisions[] = {
    {"check_idle", FSM_FIRST, 1, 4, 48, 41},
    {"guards", FSM_COLLECT, 0, 1, 9, 35},
    {"check_idle", FSM_FIRST, 6, 4, 140, 41},
    {"guards", FSM_COLLECT, 5, 1, 101, 35},
};

static const uint32_t pair_rows[] = {
    10, 13, 14, 17, 20, 23, 11, 15, 18, 21, 24, 26, 27, 28, 12, 16,
    19, 22, 25,
};

static const struct fsm_pair pairs[] = {
    /* ATTACHED */
    {443, 0, 1}, /* ClientAttached */
    {421, 1, 2}, /* ClientLeft */
    {457, 3, 1}, /* PromptWritten */
    {464, 4, 1}, /* OutputLine */
    {475, 5, 1}, /* ProcessExited */
    {0, 0, 0}, /* expired idle_cap */
    {0, 0, 0}, /* expired idle_check */
    {0, 0, 0}, /* always */
    /* COUNTING */
    {479, 6, 1}, /* ClientAttached */
    {489, 7, 1}, /* ClientLeft */
    {491, 8, 1}, /* PromptWritten */
    {498, 9, 1}, /* OutputLine */
    {509, 10, 1}, /* ProcessExited */
    {513, 11, 1}, /* expired idle_cap */
    {425, 12, 2}, /* expired idle_check */
    {0, 0, 0}, /* always */
    /* KILLED */
    {541, 14, 1}, /* ClientAttached */
    {543, 15, 1}, /* ClientLeft */
    {545, 16, 1}, /* PromptWritten */
    {547, 17, 1}, /* OutputLine */
    {549, 18, 1}, /* ProcessExited */
    {0, 0, 0}, /* expired idle_cap */
    {0, 0, 0}, /* expired idle_check */
    {0, 0, 0}, /* always */
};

static const char *const texts[] = {
    "",
};

static const int64_t constants[] = {
    0, FSM_MISSING, 1, INT64_C(-9007199341140992), 0, 30000, 1, 0,
    1, 1, 0, 1, 2, 3, 1, INT64_C(-9007199341140992),
    0, 30000, 1, 0, 1, 1, 0, 1,
    2, 3, 0, 1, 0, 0, 0, 1,
    2, 3, 1, 1, 0, 1, 1, 0,
};

static const uint64_t masks[] = {
    0x2, 0x1,
};

/* Every diagram, expression and action: see runtime/code.h. */
static const uint32_t code[] = {
    /*     0 */ FSM_I(FSM_OP_GAP, 0),
    /*     1 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 5)), /* turn_in_progress */
    /*     2 */ FSM_I(FSM_OP_RET, 0),
    /*     3 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*     4 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* last_output_time */
    /*     5 */ FSM_I(FSM_OP_SUB, 0),
    /*     6 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 13)), /* stale_output */
    /*     7 */ FSM_I(FSM_OP_SUB, 0),
    /*     8 */ FSM_I(FSM_OP_RET, 0),
    /* guards */
    /*     9 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 5)), 2, 24, 13, /* turn_in_progress */
    /*    13 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*    14 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* last_output_time */
    /*    15 */ FSM_I(FSM_OP_SUB, 0),
    /*    16 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 13)), /* stale_output */
    /*    17 */ FSM_I(FSM_OP_SUB, 0),
    /*    18 */ FSM_I(FSM_OP_CUTS_TOP, 0), 2, 3, 24, 26, 24,
    /*    24 */ FSM_I(FSM_OP_PUSH, 0),
    /*    25 */ FSM_I(FSM_OP_RET, 0),
    /*    26 */ FSM_I(FSM_OP_PUSH, 1),
    /*    27 */ FSM_I(FSM_OP_RET, 0),
    /*    28 */ FSM_I(FSM_OP_CALL, 9),
    /*    29 */ FSM_I(FSM_OP_FIRST, 0),
    /*    30 */ FSM_I(FSM_OP_DATA, 5), 1,
    /*    32 */ FSM_I(FSM_OP_RET, 0),
    /*    33 */ FSM_I(FSM_OP_CALL, 9),
    /*    34 */ FSM_I(FSM_OP_FIRST, 0),
    /*    35 */ FSM_I(FSM_OP_DATA, 6), 1,
    /*    37 */ FSM_I(FSM_OP_RET, 0),
    /*    38 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*    39 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* idle_start */
    /*    40 */ FSM_I(FSM_OP_SUB, 0),
    /*    41 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 12)), /* max_idle */
    /*    42 */ FSM_I(FSM_OP_SUB, 0),
    /*    43 */ FSM_I(FSM_OP_RET, 0),
    /*    44 */ FSM_I(FSM_OP_CALL, 9),
    /*    45 */ FSM_I(FSM_OP_RET, 0),
    /*    46 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 8)), /* guard_was_deferred */
    /*    47 */ FSM_I(FSM_OP_RET, 0),
    /* check_idle */
    /*    48 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*    49 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* idle_start */
    /*    50 */ FSM_I(FSM_OP_SUB, 0),
    /*    51 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 12)), /* max_idle */
    /*    52 */ FSM_I(FSM_OP_SUB, 0),
    /*    53 */ FSM_I(FSM_OP_CUT_TOP, 0), 7, 57, 66,
    /*    57 */ FSM_I(FSM_OP_CALL, 9),
    /*    58 */ FSM_I(FSM_OP_CUT_TOP, 0), 8, 62, 68,
    /*    62 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 8)), 9, 70, 72, /* guard_was_deferred */
    /*    66 */ FSM_I(FSM_OP_PUSH, 0),
    /*    67 */ FSM_I(FSM_OP_RET, 0),
    /*    68 */ FSM_I(FSM_OP_PUSH, 1),
    /*    69 */ FSM_I(FSM_OP_RET, 0),
    /*    70 */ FSM_I(FSM_OP_PUSH, 3),
    /*    71 */ FSM_I(FSM_OP_RET, 0),
    /*    72 */ FSM_I(FSM_OP_PUSH, 2),
    /*    73 */ FSM_I(FSM_OP_RET, 0),
    /*    74 */ FSM_I(FSM_OP_CALL, 48),
    /*    75 */ FSM_I(FSM_OP_CUTS_TOP, 0), 4, 10, 83, 85, 87, 89, 91,
    /*    83 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 1)),
    /*    84 */ FSM_I(FSM_OP_RET, 0),
    /*    85 */ FSM_I(FSM_OP_PUSH, 0),
    /*    86 */ FSM_I(FSM_OP_RET, 0),
    /*    87 */ FSM_I(FSM_OP_CALL, 33),
    /*    88 */ FSM_I(FSM_OP_RET, 0),
    /*    89 */ FSM_I(FSM_OP_PUSH, 2),
    /*    90 */ FSM_I(FSM_OP_RET, 0),
    /*    91 */ FSM_I(FSM_OP_PUSH, 3),
    /*    92 */ FSM_I(FSM_OP_RET, 0),
    /*    93 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_OLD, 5)), /* turn_in_progress */
    /*    94 */ FSM_I(FSM_OP_RET, 0),
    /*    95 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*    96 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_OLD, 6)), /* last_output_time */
    /*    97 */ FSM_I(FSM_OP_SUB, 0),
    /*    98 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 13)), /* stale_output */
    /*    99 */ FSM_I(FSM_OP_SUB, 0),
    /*   100 */ FSM_I(FSM_OP_RET, 0),
    /* guards */
    /*   101 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_OLD, 5)), 14, 116, 105, /* turn_in_progress */
    /*   105 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*   106 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_OLD, 6)), /* last_output_time */
    /*   107 */ FSM_I(FSM_OP_SUB, 0),
    /*   108 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 13)), /* stale_output */
    /*   109 */ FSM_I(FSM_OP_SUB, 0),
    /*   110 */ FSM_I(FSM_OP_CUTS_TOP, 0), 2, 15, 116, 118, 116,
    /*   116 */ FSM_I(FSM_OP_PUSH, 0),
    /*   117 */ FSM_I(FSM_OP_RET, 0),
    /*   118 */ FSM_I(FSM_OP_PUSH, 1),
    /*   119 */ FSM_I(FSM_OP_RET, 0),
    /*   120 */ FSM_I(FSM_OP_CALL, 101),
    /*   121 */ FSM_I(FSM_OP_FIRST, 0),
    /*   122 */ FSM_I(FSM_OP_DATA, 17), 1,
    /*   124 */ FSM_I(FSM_OP_RET, 0),
    /*   125 */ FSM_I(FSM_OP_CALL, 101),
    /*   126 */ FSM_I(FSM_OP_FIRST, 0),
    /*   127 */ FSM_I(FSM_OP_DATA, 18), 1,
    /*   129 */ FSM_I(FSM_OP_RET, 0),
    /*   130 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*   131 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_OLD, 7)), /* idle_start */
    /*   132 */ FSM_I(FSM_OP_SUB, 0),
    /*   133 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 12)), /* max_idle */
    /*   134 */ FSM_I(FSM_OP_SUB, 0),
    /*   135 */ FSM_I(FSM_OP_RET, 0),
    /*   136 */ FSM_I(FSM_OP_CALL, 101),
    /*   137 */ FSM_I(FSM_OP_RET, 0),
    /*   138 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_OLD, 8)), /* guard_was_deferred */
    /*   139 */ FSM_I(FSM_OP_RET, 0),
    /* check_idle */
    /*   140 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*   141 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_OLD, 7)), /* idle_start */
    /*   142 */ FSM_I(FSM_OP_SUB, 0),
    /*   143 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 12)), /* max_idle */
    /*   144 */ FSM_I(FSM_OP_SUB, 0),
    /*   145 */ FSM_I(FSM_OP_CUT_TOP, 0), 19, 149, 158,
    /*   149 */ FSM_I(FSM_OP_CALL, 101),
    /*   150 */ FSM_I(FSM_OP_CUT_TOP, 0), 20, 154, 160,
    /*   154 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_OLD, 8)), 21, 162, 164, /* guard_was_deferred */
    /*   158 */ FSM_I(FSM_OP_PUSH, 0),
    /*   159 */ FSM_I(FSM_OP_RET, 0),
    /*   160 */ FSM_I(FSM_OP_PUSH, 1),
    /*   161 */ FSM_I(FSM_OP_RET, 0),
    /*   162 */ FSM_I(FSM_OP_PUSH, 3),
    /*   163 */ FSM_I(FSM_OP_RET, 0),
    /*   164 */ FSM_I(FSM_OP_PUSH, 2),
    /*   165 */ FSM_I(FSM_OP_RET, 0),
    /*   166 */ FSM_I(FSM_OP_CALL, 140),
    /*   167 */ FSM_I(FSM_OP_CUTS_TOP, 0), 4, 22, 175, 177, 179, 185, 191,
    /*   175 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 1)),
    /*   176 */ FSM_I(FSM_OP_RET, 0),
    /*   177 */ FSM_I(FSM_OP_PUSH, 0),
    /*   178 */ FSM_I(FSM_OP_RET, 0),
    /*   179 */ FSM_I(FSM_OP_CALL, 120),
    /*   180 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_OLD, 9)), /* idle_cap */
    /*   181 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*   182 */ FSM_I(FSM_OP_SUB, 0),
    /*   183 */ FSM_I(FSM_OP_MIN, 0),
    /*   184 */ FSM_I(FSM_OP_RET, 0),
    /*   185 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* idle_timeout */
    /*   186 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_OLD, 9)), /* idle_cap */
    /*   187 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*   188 */ FSM_I(FSM_OP_SUB, 0),
    /*   189 */ FSM_I(FSM_OP_MIN, 0),
    /*   190 */ FSM_I(FSM_OP_RET, 0),
    /*   191 */ FSM_I(FSM_OP_PUSH, 0),
    /*   192 */ FSM_I(FSM_OP_RET, 0),
    /*   193 */ FSM_I(FSM_OP_CALL, 140),
    /*   194 */ FSM_I(FSM_OP_DATA, 26), 4,
    /*   196 */ FSM_I(FSM_OP_RET, 0),
    /*   197 */ FSM_I(FSM_OP_CALL, 140),
    /*   198 */ FSM_I(FSM_OP_CUTS_TOP, 0), 4, 30, 206, 208, 210, 212, 214,
    /*   206 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 1)),
    /*   207 */ FSM_I(FSM_OP_RET, 0),
    /*   208 */ FSM_I(FSM_OP_PUSH, 0),
    /*   209 */ FSM_I(FSM_OP_RET, 0),
    /*   210 */ FSM_I(FSM_OP_CALL, 125),
    /*   211 */ FSM_I(FSM_OP_RET, 0),
    /*   212 */ FSM_I(FSM_OP_PUSH, 2),
    /*   213 */ FSM_I(FSM_OP_RET, 0),
    /*   214 */ FSM_I(FSM_OP_PUSH, 3),
    /*   215 */ FSM_I(FSM_OP_RET, 0),
    /*   216 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*   217 */ FSM_I(FSM_OP_RET, 0),
    /*   218 */ FSM_I(FSM_OP_CALL, 48),
    /*   219 */ FSM_I(FSM_OP_DATA, 36), 4,
    /*   221 */ FSM_I(FSM_OP_RET, 0),
    /*   222 */ FSM_I(FSM_OP_CALL, 218),
    /*   223 */ FSM_I(FSM_OP_RET, 0),
    /* promise, cap_holds */
    /*   224 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 0)), /* state */
    /*   225 */ FSM_I(FSM_OP_PUSH, 1),
    /*   226 */ FSM_I(FSM_OP_EQ, 0),
    /*   227 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*   228 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* idle_start */
    /*   229 */ FSM_I(FSM_OP_SUB, 0),
    /*   230 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 12)), /* max_idle */
    /*   231 */ FSM_I(FSM_OP_GE, 0),
    /*   232 */ FSM_I(FSM_OP_AND, 0),
    /*   233 */ FSM_I(FSM_OP_NOT, 0),
    /*   234 */ FSM_I(FSM_OP_RET, 0),
    /* promise, cap_is_cap */
    /*   235 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_ARGUMENT, 0)),
    /*   236 */ FSM_I(FSM_OP_PUSH, 0),
    /*   237 */ FSM_I(FSM_OP_EQ, 0),
    /*   238 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*   239 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 7)), /* idle_start */
    /*   240 */ FSM_I(FSM_OP_SUB, 0),
    /*   241 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 12)), /* max_idle */
    /*   242 */ FSM_I(FSM_OP_LT, 0),
    /*   243 */ FSM_I(FSM_OP_OR, 0),
    /*   244 */ FSM_I(FSM_OP_RET, 0),
    /* promise, cap_not_early */
    /*   245 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_ARGUMENT, 0)),
    /*   246 */ FSM_I(FSM_OP_PUSH, 0),
    /*   247 */ FSM_I(FSM_OP_NE, 0),
    /*   248 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*   249 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 7)), /* idle_start */
    /*   250 */ FSM_I(FSM_OP_SUB, 0),
    /*   251 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 12)), /* max_idle */
    /*   252 */ FSM_I(FSM_OP_GE, 0),
    /*   253 */ FSM_I(FSM_OP_OR, 0),
    /*   254 */ FSM_I(FSM_OP_RET, 0),
    /* promise, spares_worker */
    /*   255 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_ARGUMENT, 0)),
    /*   256 */ FSM_I(FSM_OP_PUSH, 0),
    /*   257 */ FSM_I(FSM_OP_EQ, 0),
    /*   258 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 5)), /* turn_in_progress */
    /*   259 */ FSM_I(FSM_OP_NOT, 0),
    /*   260 */ FSM_I(FSM_OP_OR, 0),
    /*   261 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*   262 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 6)), /* last_output_time */
    /*   263 */ FSM_I(FSM_OP_SUB, 0),
    /*   264 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 13)), /* stale_output */
    /*   265 */ FSM_I(FSM_OP_GE, 0),
    /*   266 */ FSM_I(FSM_OP_OR, 0),
    /*   267 */ FSM_I(FSM_OP_RET, 0),
    /* promise, not_early */
    /*   268 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_ARGUMENT, 0)),
    /*   269 */ FSM_I(FSM_OP_PUSH, 0),
    /*   270 */ FSM_I(FSM_OP_EQ, 0),
    /*   271 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*   272 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 7)), /* idle_start */
    /*   273 */ FSM_I(FSM_OP_SUB, 0),
    /*   274 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* idle_timeout */
    /*   275 */ FSM_I(FSM_OP_GE, 0),
    /*   276 */ FSM_I(FSM_OP_OR, 0),
    /*   277 */ FSM_I(FSM_OP_RET, 0),
    /* promise, kill_is_idle */
    /*   278 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 0)), /* state */
    /*   279 */ FSM_I(FSM_OP_PUSH, 1),
    /*   280 */ FSM_I(FSM_OP_EQ, 0),
    /*   281 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 0)), /* state */
    /*   282 */ FSM_I(FSM_OP_PUSH, 2),
    /*   283 */ FSM_I(FSM_OP_EQ, 0),
    /*   284 */ FSM_I(FSM_OP_AND, 0),
    /*   285 */ FSM_I(FSM_OP_RET, 0),
    /* promise, grace_first */
    /*   286 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_ARGUMENT, 0)),
    /*   287 */ FSM_I(FSM_OP_PUSH, 0),
    /*   288 */ FSM_I(FSM_OP_EQ, 0),
    /*   289 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 8)), /* guard_was_deferred */
    /*   290 */ FSM_I(FSM_OP_NOT, 0),
    /*   291 */ FSM_I(FSM_OP_OR, 0),
    /*   292 */ FSM_I(FSM_OP_RET, 0),
    /* promise, grace_once */
    /*   293 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_ARGUMENT, 0)),
    /*   294 */ FSM_I(FSM_OP_PUSH, 2),
    /*   295 */ FSM_I(FSM_OP_NE, 0),
    /*   296 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 8)), /* guard_was_deferred */
    /*   297 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 8)), /* guard_was_deferred */
    /*   298 */ FSM_I(FSM_OP_NOT, 0),
    /*   299 */ FSM_I(FSM_OP_AND, 0),
    /*   300 */ FSM_I(FSM_OP_OR, 0),
    /*   301 */ FSM_I(FSM_OP_RET, 0),
    /* promise, kept_by_guard */
    /*   302 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_ARGUMENT, 0)),
    /*   303 */ FSM_I(FSM_OP_PUSH, 1),
    /*   304 */ FSM_I(FSM_OP_NE, 0),
    /*   305 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 5)), /* turn_in_progress */
    /*   306 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 8)), /* guard_was_deferred */
    /*   307 */ FSM_I(FSM_OP_AND, 0),
    /*   308 */ FSM_I(FSM_OP_OR, 0),
    /*   309 */ FSM_I(FSM_OP_RET, 0),
    /* promise, no_leak */
    /*   310 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 0)), /* state */
    /*   311 */ FSM_I(FSM_OP_PUSH, 0),
    /*   312 */ FSM_I(FSM_OP_EQ, 0),
    /*   313 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 10)), /* idle_check */
    /*   314 */ FSM_I(FSM_OP_HAS, 0),
    /*   315 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 9)), /* idle_cap */
    /*   316 */ FSM_I(FSM_OP_HAS, 0),
    /*   317 */ FSM_I(FSM_OP_OR, 0),
    /*   318 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* idle_start */
    /*   319 */ FSM_I(FSM_OP_HAS, 0),
    /*   320 */ FSM_I(FSM_OP_OR, 0),
    /*   321 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 8)), /* guard_was_deferred */
    /*   322 */ FSM_I(FSM_OP_OR, 0),
    /*   323 */ FSM_I(FSM_OP_AND, 0),
    /*   324 */ FSM_I(FSM_OP_NOT, 0),
    /*   325 */ FSM_I(FSM_OP_RET, 0),
    /* promise, is_checked */
    /*   326 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 0)), /* state */
    /*   327 */ FSM_I(FSM_OP_PUSH, 1),
    /*   328 */ FSM_I(FSM_OP_EQ, 0),
    /*   329 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 10)), /* idle_check */
    /*   330 */ FSM_I(FSM_OP_HAS, 0),
    /*   331 */ FSM_I(FSM_OP_NOT, 0),
    /*   332 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 9)), /* idle_cap */
    /*   333 */ FSM_I(FSM_OP_HAS, 0),
    /*   334 */ FSM_I(FSM_OP_NOT, 0),
    /*   335 */ FSM_I(FSM_OP_OR, 0),
    /*   336 */ FSM_I(FSM_OP_AND, 0),
    /*   337 */ FSM_I(FSM_OP_NOT, 0),
    /*   338 */ FSM_I(FSM_OP_RET, 0),
    /* promise, saved */
    /*   339 */ FSM_I(FSM_OP_EMITTED, 65535),
    /*   340 */ FSM_I(FSM_OP_NOT, 0),
    /*   341 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 0)), /* state */
    /*   342 */ FSM_I(FSM_OP_PUSH, 1),
    /*   343 */ FSM_I(FSM_OP_EQ, 0),
    /*   344 */ FSM_I(FSM_OP_NOT, 0),
    /*   345 */ FSM_I(FSM_OP_AND, 0),
    /*   346 */ FSM_I(FSM_OP_RET, 0),
    /* promise, turn_begins */
    /*   347 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 5)), /* turn_in_progress */
    /*   348 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 0)), /* state */
    /*   349 */ FSM_I(FSM_OP_PUSH, 2),
    /*   350 */ FSM_I(FSM_OP_EQ, 0),
    /*   351 */ FSM_I(FSM_OP_OR, 0),
    /*   352 */ FSM_I(FSM_OP_RET, 0),
    /* promise, turn_ends */
    /*   353 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 5)), /* turn_in_progress */
    /*   354 */ FSM_I(FSM_OP_NOT, 0),
    /*   355 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 0)), /* state */
    /*   356 */ FSM_I(FSM_OP_PUSH, 2),
    /*   357 */ FSM_I(FSM_OP_EQ, 0),
    /*   358 */ FSM_I(FSM_OP_OR, 0),
    /*   359 */ FSM_I(FSM_OP_RET, 0),
    /* promise, grace */
    /*   360 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_ARGUMENT, 0)),
    /*   361 */ FSM_I(FSM_OP_PUSH, 2),
    /*   362 */ FSM_I(FSM_OP_EQ, 0),
    /*   363 */ FSM_I(FSM_OP_RET, 0),
    /* promise, deferred */
    /*   364 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_ARGUMENT, 0)),
    /*   365 */ FSM_I(FSM_OP_PUSH, 1),
    /*   366 */ FSM_I(FSM_OP_EQ, 0),
    /*   367 */ FSM_I(FSM_OP_RET, 0),
    /* promise, idle_kill */
    /*   368 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_ARGUMENT, 0)),
    /*   369 */ FSM_I(FSM_OP_PUSH, 3),
    /*   370 */ FSM_I(FSM_OP_EQ, 0),
    /*   371 */ FSM_I(FSM_OP_RET, 0),
    /* promise, cap_kill */
    /*   372 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_ARGUMENT, 0)),
    /*   373 */ FSM_I(FSM_OP_PUSH, 0),
    /*   374 */ FSM_I(FSM_OP_EQ, 0),
    /*   375 */ FSM_I(FSM_OP_RET, 0),
    /* promise, capped_worker */
    /*   376 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 5)), /* turn_in_progress */
    /*   377 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*   378 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 6)), /* last_output_time */
    /*   379 */ FSM_I(FSM_OP_SUB, 0),
    /*   380 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 13)), /* stale_output */
    /*   381 */ FSM_I(FSM_OP_LT, 0),
    /*   382 */ FSM_I(FSM_OP_AND, 0),
    /*   383 */ FSM_I(FSM_OP_RET, 0),
    /* promise, second_grace */
    /*   384 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_ARGUMENT, 0)),
    /*   385 */ FSM_I(FSM_OP_PUSH, 1),
    /*   386 */ FSM_I(FSM_OP_EQ, 0),
    /*   387 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 8)), /* guard_was_deferred */
    /*   388 */ FSM_I(FSM_OP_NOT, 0),
    /*   389 */ FSM_I(FSM_OP_AND, 0),
    /*   390 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*   391 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* idle_start */
    /*   392 */ FSM_I(FSM_OP_SUB, 0),
    /*   393 */ FSM_I(FSM_OP_PUSH, 600000),
    /*   394 */ FSM_I(FSM_OP_GT, 0),
    /*   395 */ FSM_I(FSM_OP_AND, 0),
    /*   396 */ FSM_I(FSM_OP_RET, 0),
    /* view, Idle */
    /*   397 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 5)), /* turn_in_progress */
    /*   398 */ FSM_I(FSM_OP_ARG, 0),
    /*   399 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* last_output_time */
    /*   400 */ FSM_I(FSM_OP_ARG, 0),
    /*   401 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* idle_start */
    /*   402 */ FSM_I(FSM_OP_ARG, 0),
    /*   403 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 10)), /* idle_check */
    /*   404 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*   405 */ FSM_I(FSM_OP_SUB, 0),
    /*   406 */ FSM_I(FSM_OP_ARG, 0),
    /*   407 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 9)), /* idle_cap */
    /*   408 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*   409 */ FSM_I(FSM_OP_SUB, 0),
    /*   410 */ FSM_I(FSM_OP_ARG, 0),
    /*   411 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 8)), /* guard_was_deferred */
    /*   412 */ FSM_I(FSM_OP_ARG, 0),
    /*   413 */ FSM_I(FSM_OP_DONE, 0),
    /* creation */
    /*   414 */ FSM_I(FSM_OP_GOTO, 0), /* ATTACHED */
    /*   415 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 1)),
    /*   416 */ FSM_I(FSM_OP_STORE, 7), 0, /* idle_start */
    /*   418 */ FSM_I(FSM_OP_SET, 8), 0, /* guard_was_deferred */
    /*   420 */ FSM_I(FSM_OP_DONE, 0),
    /* ATTACHED, ClientLeft */
    /*   421 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_FIELD, 0)), 34, 445, 455,
    /* COUNTING, expired idle_check */
    /*   425 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*   426 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* idle_start */
    /*   427 */ FSM_I(FSM_OP_SUB, 0),
    /*   428 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 12)), /* max_idle */
    /*   429 */ FSM_I(FSM_OP_SUB, 0),
    /*   430 */ FSM_I(FSM_OP_CUT_TOP, 0), 7, 434, 521,
    /*   434 */ FSM_I(FSM_OP_CALL, 9),
    /*   435 */ FSM_I(FSM_OP_CUT_TOP, 0), 8, 439, 529,
    /*   439 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 8)), 9, 521, 529, /* guard_was_deferred */
    /* ATTACHED, ClientAttached */
    /*   443 */ FSM_I(FSM_OP_TAKE_SURE, 10), /* | ClientAttached | - || stay | - | */
    /*   444 */ FSM_I(FSM_OP_DONE, 0),
    /*   445 */ FSM_I(FSM_OP_TAKE, 13), /* | ClientLeft | = 0 || COUNTING | - | */
    /*   446 */ FSM_I(FSM_OP_GOTO, 1), /* COUNTING */
    /*   447 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*   448 */ FSM_I(FSM_OP_STORE, 7), 0, /* idle_start */
    /*   450 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* idle_timeout */
    /*   451 */ FSM_I(FSM_OP_START, 1), /* idle_check */
    /*   452 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 12)), /* max_idle */
    /*   453 */ FSM_I(FSM_OP_START, 0), /* idle_cap */
    /*   454 */ FSM_I(FSM_OP_DONE, 0),
    /*   455 */ FSM_I(FSM_OP_TAKE_SURE, 14), /* | ClientLeft | > 0 || stay | - | */
    /*   456 */ FSM_I(FSM_OP_DONE, 0),
    /* ATTACHED, PromptWritten */
    /*   457 */ FSM_I(FSM_OP_TAKE, 17), /* | PromptWritten | - || stay | begin_turn | */
    /*   458 */ FSM_I(FSM_OP_SET, 5), 1, /* turn_in_progress */
    /*   460 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*   461 */ FSM_I(FSM_OP_STORE, 6), 0, /* last_output_time */
    /*   463 */ FSM_I(FSM_OP_DONE, 0),
    /* ATTACHED, OutputLine */
    /*   464 */ FSM_I(FSM_OP_TAKE, 20), /* | OutputLine | - || stay | read_line | */
    /*   465 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 5)), /* turn_in_progress */
    /*   466 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*   467 */ FSM_I(FSM_OP_NOT, 0),
    /*   468 */ FSM_I(FSM_OP_AND, 0),
    /*   469 */ FSM_I(FSM_OP_STORE, 5), 1, /* turn_in_progress */
    /*   471 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*   472 */ FSM_I(FSM_OP_STORE, 6), 0, /* last_output_time */
    /*   474 */ FSM_I(FSM_OP_DONE, 0),
    /* ATTACHED, ProcessExited */
    /*   475 */ FSM_I(FSM_OP_TAKE_SURE, 23), /* | ProcessExited | - || stay | turn_in_progress = false | */
    /*   476 */ FSM_I(FSM_OP_SET, 5), 0, /* turn_in_progress */
    /*   478 */ FSM_I(FSM_OP_DONE, 0),
    /* COUNTING, ClientAttached */
    /*   479 */ FSM_I(FSM_OP_TAKE, 11), /* | ClientAttached | - || ATTACHED | - | */
    /*   480 */ FSM_I(FSM_OP_STOP, 1), /* idle_check */
    /*   481 */ FSM_I(FSM_OP_STOP, 0), /* idle_cap */
    /*   482 */ FSM_I(FSM_OP_GOTO, 0), /* ATTACHED */
    /*   483 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 1)),
    /*   484 */ FSM_I(FSM_OP_STORE, 7), 0, /* idle_start */
    /*   486 */ FSM_I(FSM_OP_SET, 8), 0, /* guard_was_deferred */
    /*   488 */ FSM_I(FSM_OP_DONE, 0),
    /* COUNTING, ClientLeft */
    /*   489 */ FSM_I(FSM_OP_ANSWER, 15), 3, /* ClientLeft */
    /* COUNTING, PromptWritten */
    /*   491 */ FSM_I(FSM_OP_TAKE, 18), /* | PromptWritten | - || stay | begin_turn | */
    /*   492 */ FSM_I(FSM_OP_SET, 5), 1, /* turn_in_progress */
    /*   494 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*   495 */ FSM_I(FSM_OP_STORE, 6), 0, /* last_output_time */
    /*   497 */ FSM_I(FSM_OP_DONE, 0),
    /* COUNTING, OutputLine */
    /*   498 */ FSM_I(FSM_OP_TAKE, 21), /* | OutputLine | - || stay | read_line | */
    /*   499 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 5)), /* turn_in_progress */
    /*   500 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*   501 */ FSM_I(FSM_OP_NOT, 0),
    /*   502 */ FSM_I(FSM_OP_AND, 0),
    /*   503 */ FSM_I(FSM_OP_STORE, 5), 1, /* turn_in_progress */
    /*   505 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*   506 */ FSM_I(FSM_OP_STORE, 6), 0, /* last_output_time */
    /*   508 */ FSM_I(FSM_OP_DONE, 0),
    /* COUNTING, ProcessExited */
    /*   509 */ FSM_I(FSM_OP_TAKE_SURE, 24), /* | ProcessExited | - || stay | turn_in_progress = false | */
    /*   510 */ FSM_I(FSM_OP_SET, 5), 0, /* turn_in_progress */
    /*   512 */ FSM_I(FSM_OP_DONE, 0),
    /* COUNTING, expired idle_cap */
    /*   513 */ FSM_I(FSM_OP_TAKE, 26), /* | expired idle_cap | - || KILLED | emit Kill(check_idle.reason) | */
    /*   514 */ FSM_I(FSM_OP_STOP, 1), /* idle_check */
    /*   515 */ FSM_I(FSM_OP_STOP, 0), /* idle_cap */
    /*   516 */ FSM_I(FSM_OP_CALL, 74),
    /*   517 */ FSM_I(FSM_OP_ARG, 0),
    /*   518 */ FSM_I(FSM_OP_EMIT, 0), /* Kill */
    /*   519 */ FSM_I(FSM_OP_GOTO, 2), /* KILLED */
    /*   520 */ FSM_I(FSM_OP_DONE, 0),
    /*   521 */ FSM_I(FSM_OP_TAKE, 27), /* | expired idle_check | kill || KILLED | emit Kill(check_idle.reason) | */
    /*   522 */ FSM_I(FSM_OP_STOP, 1), /* idle_check */
    /*   523 */ FSM_I(FSM_OP_STOP, 0), /* idle_cap */
    /*   524 */ FSM_I(FSM_OP_CALL, 197),
    /*   525 */ FSM_I(FSM_OP_ARG, 0),
    /*   526 */ FSM_I(FSM_OP_EMIT, 0), /* Kill */
    /*   527 */ FSM_I(FSM_OP_GOTO, 2), /* KILLED */
    /*   528 */ FSM_I(FSM_OP_DONE, 0),
    /*   529 */ FSM_I(FSM_OP_TAKE, 28), /* | expired idle_check | recheck || stay | look_again | */
    /*   530 */ FSM_I(FSM_OP_CALL, 193),
    /*   531 */ FSM_I(FSM_OP_STORE, 8), 1, /* guard_was_deferred */
    /*   533 */ FSM_I(FSM_OP_CALL, 166),
    /*   534 */ FSM_I(FSM_OP_START, 1), /* idle_check */
    /*   535 */ FSM_I(FSM_OP_CALL, 197),
    /*   536 */ FSM_I(FSM_OP_ARG, 0),
    /*   537 */ FSM_I(FSM_OP_CALL, 166),
    /*   538 */ FSM_I(FSM_OP_ARG, 0),
    /*   539 */ FSM_I(FSM_OP_EMIT, 1), /* LogDeferred */
    /*   540 */ FSM_I(FSM_OP_DONE, 0),
    /* KILLED, ClientAttached */
    /*   541 */ FSM_I(FSM_OP_ANSWER, 12), 1, /* ClientAttached */
    /* KILLED, ClientLeft */
    /*   543 */ FSM_I(FSM_OP_ANSWER, 16), 1, /* ClientLeft */
    /* KILLED, PromptWritten */
    /*   545 */ FSM_I(FSM_OP_ANSWER, 19), 1, /* PromptWritten */
    /* KILLED, OutputLine */
    /*   547 */ FSM_I(FSM_OP_ANSWER, 22), 1, /* OutputLine */
    /* KILLED, ProcessExited */
    /*   549 */ FSM_I(FSM_OP_ANSWER, 25), 1, /* ProcessExited */
    /*   551 */ FSM_I(FSM_OP_GAP, 0),
};

const struct fsm_machine idle_guard_machine = {
    .format = 1,
    .name = "idle_guard", .source = "idle_guard.fsm", .version = 1,
    .hash = {0x0d, 0x98, 0xb5, 0x6d, 0x64, 0xb3, 0xda, 0xe4, 0x96, 0xed, 0x0e, 0x7e, 0xe2, 0x2a, 0x79, 0x7a,
             0xbf, 0xa1, 0x0f, 0x20, 0x3c, 0xde, 0x53, 0x86, 0x1b, 0xd6, 0x93, 0x9c, 0x9b, 0x0b, 0xf1, 0x53},
    .leaves = 3, .hot_slots = 11, .slots = 14, .shared_slots = 0, .param_slot = 11,
    .queue_slot = 14, .queue_limit = 0, .queue_fields = 0, .text_bytes = 0, .queue_bytes = 0,
    .types = types, .type_count = 11,
    .names = names, .name_count = 2,
    .params = params, .param_count = 3,
    .vars = vars, .var_count = 4,
    .fields = fields, .field_count = 3,
    .args = args, .arg_count = 9,
    .events = events, .event_count = 5,
    .effects = effects, .effect_count = 2,
    .timers = timers, .timer_count = 2,
    .states = states, .state_count = 3,
    .leaf_state = leaf_state,
    .views = views, .view_count = 1,
    .promises = promises, .promise_count = 20,
    .triggers = triggers, .trigger_count = 17,
    .tests = tests, .test_count = 12,
    .cells = cells, .cell_count = 20,
    .masks = masks, .mask_count = 2,
    .rows = rows, .row_count = 29,
    .decisions = decisions, .decision_count = 4,
    .pair_rows = pair_rows, .pair_row_count = 19,
    .pairs = pairs,
    .texts = texts, .text_count = 1,
    .constants = constants, .constant_count = 40,
    .code = code, .code_count = 552,
    .start = 414,
};

const char idle_guard_certificate[] =
    "spec: sha256 0d98b56d64b3dae496ed0e7ee22a797abfa10f203cde53861bd6939c9b0bf153\n"
    "tables: 21 exact: no gap, no overlap\n"
    "states: exhausted 62455 states on a grid of 15s\n"
    "parameters: idle_timeout = 5m, max_idle = 30m, stale_output = 10m\n"
    "promises: 14 invariants, 0 assumptions, 6 reachable: all hold\n"
    "tables' bytes: 8529; comparisons per event: at most 48; no malloc, no recursion\n";
