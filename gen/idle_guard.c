/* Tables, made by fsmc from idle_guard.fsm: idle_guard version 1.
 * Change the spec, not this file. Spec 06817690c1f7f90afbdc03e815b09e159797c76020e4d782152968540eb7166b */
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
};

static const struct fsm_var params[] = {
    {"idle_timeout", 6, 11, 300000, "IDLE_TIMEOUT_MS", 0, 0, 0, 0},
    {"max_idle", 6, 12, 1800000, "MAX_IDLE_MS", 0, 0, 0, 0},
    {"stale_output", 6, 13, 600000, "STALE_OUTPUT_MS", 0, 0, 0, 0},
};

static const struct fsm_var vars[] = {
    {"turn", 1, 5, 0, NULL, 0, 0, 0, 0},
    {"last_output", 0, 6, FSM_MISSING, NULL, 0, 0, 0, 0},
    {"idle_start", 0, 7, FSM_MISSING, NULL, 0, 0, 0, 0},
    {"deferred", 1, 8, 0, NULL, 0, 0, 0, 0},
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
};

static const struct fsm_event_def events[] = {
    {"ClientAttached", 0, 0, 0, 0, 65535, 18, 1, 0, 0},
    {"ClientLeft", 0, 1, 1, 0, 65535, 19, 1, 0, 1000},
    {"PromptWritten", 1, 0, 0, 0, 65535, 20, 1, 0, 0},
    {"OutputLine", 1, 1, 1, 0, 65535, 21, 1, 0, 1},
    {"ProcessExited", 2, 1, 1, 0, 65535, 22, 1, 0, 255},
};

static const struct fsm_effect_def effects[] = {
    {"Kill", 0, 1, FSM_NO_CALL, 0, 11, NULL, 65535, 65535, 24},
    {"LogDeferred", 1, 2, FSM_NO_CALL, 0, 11, NULL, 65535, 65535, 25},
};

static const struct fsm_timer_def timers[] = {
    {"check", 9},
    {"cap", 10},
};

static const struct fsm_state_def states[] = {
    {"ATTACHED", 65535, 0, 1, 13, 65535, 50},
    {"COUNTING", 65535, 1, 1, 8, 65535, 59},
    {"KILLED", 65535, 2, 1, 10, 65535, 72},
};

static const uint16_t leaf_state[] = {
    0, /* ATTACHED */
    1, /* COUNTING */
    2, /* KILLED */
};

static const struct fsm_promise_def promises[] = {
    {"cap_holds", FSM_INVARIANT, FSM_ALWAYS_HOLDS, 0, 0, 199, 75},
    {"kill_is_idle", FSM_INVARIANT, FSM_ON_EMIT, 0, 1, 210, 76},
    {"spares_worker", FSM_INVARIANT, FSM_ON_EMIT, 1, 1, 214, 77},
    {"grace_first", FSM_INVARIANT, FSM_ON_EMIT, 2, 1, 228, 78},
    {"no_leak", FSM_INVARIANT, FSM_ALWAYS_HOLDS, 3, 0, 235, 79},
    {"grace", FSM_REACHABLE, FSM_ON_EMIT, 3, 1, 243, 80},
};

static const uint16_t triggers[] = {
    0,
    0,
    0,
    1,
};

static const struct fsm_test tests[] = {
    {"turn", 1, 1, 1, 2},
    {"now - last_output - stale_output", 3, 2, 2, 3},
    {"now - idle_start - max_idle", 38, 2, 1, 7},
    {"guards", 44, 3, 1, 8},
    {"deferred", 46, 1, 1, 9},
    {"turn", 74, 1, 1, 10},
    {"now - last_output - stale_output", 76, 2, 2, 11},
    {"now - idle_start - max_idle", 111, 2, 1, 15},
    {"guards", 117, 3, 1, 16},
    {"deferred", 119, 1, 1, 17},
    {"remaining", 189, 4, 1, 30},
    {"check_idle.verdict", 195, 5, 1, 31},
    {"check_idle.verdict", 197, 5, 1, 36},
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
    {"kill", 12, 1},
    {"recheck", 12, 0},
};

static const struct fsm_row rows[] = {
    {"| true | < stale_output || true | idle_recheck | active_turn |", 31, 0, 2, 65535, FSM_STEPPED},
    {"| >= max_idle | - | - || kill | 0s | false | max_idle_cap |", 36, 2, 1, 65535, FSM_STEPPED},
    {"| - | some | - || recheck | guards.recheck | true | guards.reason |", 37, 3, 1, 65535, FSM_STEPPED},
    {"| - | none | true || recheck | idle_timeout | false | grace |", 38, 4, 2, 65535, FSM_STEPPED},
    {"| - | none | false || kill | 0s | false | idle |", 39, 6, 2, 65535, FSM_STEPPED},
    {"| true | < stale_output || true | idle_recheck | active_turn |", 31, 8, 2, 65535, FSM_STEPPED},
    {"| >= max_idle | - | - || kill | 0s | false | max_idle_cap |", 36, 10, 1, 65535, FSM_STEPPED},
    {"| - | some | - || recheck | guards.recheck | true | guards.reason |", 37, 11, 1, 65535, FSM_STEPPED},
    {"| - | none | true || recheck | idle_timeout | false | grace |", 38, 12, 2, 65535, FSM_STEPPED},
    {"| - | none | false || kill | 0s | false | idle |", 39, 14, 2, 65535, FSM_STEPPED},
    {"| ClientAttached | - || stay | - |", 54, 16, 0, 0, FSM_STEPPED},
    {"| ClientAttached | - || ATTACHED | - |", 66, 16, 0, 1, FSM_STEPPED},
    {"ClientAttached", 73, 16, 0, 2, FSM_IGNORED},
    {"| ClientLeft | = 0 || COUNTING | - |", 52, 16, 1, 0, FSM_STEPPED},
    {"| ClientLeft | > 0 || stay | - |", 53, 17, 1, 0, FSM_STEPPED},
    {"ClientLeft", 70, 18, 0, 1, FSM_REJECTED},
    {"ClientLeft", 73, 18, 0, 2, FSM_IGNORED},
    {"| PromptWritten | - || stay | turn = true |", 55, 18, 0, 0, FSM_STEPPED},
    {"| PromptWritten | - || stay | turn = true |", 67, 18, 0, 1, FSM_STEPPED},
    {"PromptWritten", 73, 18, 0, 2, FSM_IGNORED},
    {"| OutputLine | - || stay | output |", 56, 18, 0, 0, FSM_STEPPED},
    {"| OutputLine | - || stay | output |", 68, 18, 0, 1, FSM_STEPPED},
    {"OutputLine", 73, 18, 0, 2, FSM_IGNORED},
    {"| ProcessExited | - || stay | turn = false |", 57, 18, 0, 0, FSM_STEPPED},
    {"| ProcessExited | - || stay | turn = false |", 69, 18, 0, 1, FSM_STEPPED},
    {"ProcessExited", 73, 18, 0, 2, FSM_IGNORED},
    {"| expired check, expired cap | kill || KILLED | emit Kill(check_idle.reason) |", 63, 18, 1, 1, FSM_STEPPED},
    {"| expired check | recheck || stay | again |", 64, 19, 1, 1, FSM_STEPPED},
    {"| expired check, expired cap | kill || KILLED | emit Kill(check_idle.reason) |", 63, 20, 1, 1, FSM_STEPPED},
    {"| expired cap | recheck || stay | - |", 65, 21, 1, 1, FSM_STEPPED},
};

static const struct fsm_decision_def decisions[] = {
    {"check_idle", FSM_FIRST, 1, 4, 48, 33},
    {"guards", FSM_COLLECT, 0, 1, 9, 28},
    {"check_idle", FSM_FIRST, 6, 4, 121, 33},
    {"guards", FSM_COLLECT, 5, 1, 82, 28},
};

static const uint32_t pair_rows[] = {
    10, 13, 14, 17, 20, 23, 11, 15, 18, 21, 24, 26, 27, 28, 29, 12,
    16, 19, 22, 25,
};

static const struct fsm_pair pairs[] = {
    /* ATTACHED */
    {289, 0, 1}, /* ClientAttached */
    {249, 1, 2}, /* ClientLeft */
    {303, 3, 1}, /* PromptWritten */
    {307, 4, 1}, /* OutputLine */
    {318, 5, 1}, /* ProcessExited */
    {0, 0, 0}, /* expired check */
    {0, 0, 0}, /* expired cap */
    {0, 0, 0}, /* always */
    /* COUNTING */
    {322, 6, 1}, /* ClientAttached */
    {332, 7, 1}, /* ClientLeft */
    {334, 8, 1}, /* PromptWritten */
    {338, 9, 1}, /* OutputLine */
    {349, 10, 1}, /* ProcessExited */
    {253, 11, 2}, /* expired check */
    {271, 13, 2}, /* expired cap */
    {0, 0, 0}, /* always */
    /* KILLED */
    {393, 15, 1}, /* ClientAttached */
    {395, 16, 1}, /* ClientLeft */
    {397, 17, 1}, /* PromptWritten */
    {399, 18, 1}, /* OutputLine */
    {401, 19, 1}, /* ProcessExited */
    {0, 0, 0}, /* expired check */
    {0, 0, 0}, /* expired cap */
    {0, 0, 0}, /* always */
};

static const char *const texts[] = {
    "",
};

static const int64_t constants[] = {
    0, FSM_MISSING, 1, INT64_C(-9007199341140992), 0, 30000, 1, 0,
    1, 1, 1, INT64_C(-9007199341140992), 0, 30000, 1, 0,
    1, 1, 0, 1, 2, 3, 0, 1,
    0, 0, 0, 1, 2, 3, 1, 1,
    0, 1, 1, 0, 1,
};

static const uint64_t masks[] = {
    0x2, 0x1,
};

/* Every diagram, expression and action: see runtime/code.h. */
static const uint32_t code[] = {
    /*     0 */ FSM_I(FSM_OP_GAP, 0),
    /*     1 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 5)), /* turn */
    /*     2 */ FSM_I(FSM_OP_RET, 0),
    /*     3 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*     4 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* last_output */
    /*     5 */ FSM_I(FSM_OP_SUB, 0),
    /*     6 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 13)), /* stale_output */
    /*     7 */ FSM_I(FSM_OP_SUB, 0),
    /*     8 */ FSM_I(FSM_OP_RET, 0),
    /* guards */
    /*     9 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 5)), 2, 24, 13, /* turn */
    /*    13 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*    14 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* last_output */
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
    /*    46 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 8)), /* deferred */
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
    /*    62 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 8)), 9, 70, 72, /* deferred */
    /*    66 */ FSM_I(FSM_OP_PUSH, 0),
    /*    67 */ FSM_I(FSM_OP_RET, 0),
    /*    68 */ FSM_I(FSM_OP_PUSH, 1),
    /*    69 */ FSM_I(FSM_OP_RET, 0),
    /*    70 */ FSM_I(FSM_OP_PUSH, 3),
    /*    71 */ FSM_I(FSM_OP_RET, 0),
    /*    72 */ FSM_I(FSM_OP_PUSH, 2),
    /*    73 */ FSM_I(FSM_OP_RET, 0),
    /*    74 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_OLD, 5)), /* turn */
    /*    75 */ FSM_I(FSM_OP_RET, 0),
    /*    76 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*    77 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_OLD, 6)), /* last_output */
    /*    78 */ FSM_I(FSM_OP_SUB, 0),
    /*    79 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 13)), /* stale_output */
    /*    80 */ FSM_I(FSM_OP_SUB, 0),
    /*    81 */ FSM_I(FSM_OP_RET, 0),
    /* guards */
    /*    82 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_OLD, 5)), 10, 97, 86, /* turn */
    /*    86 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*    87 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_OLD, 6)), /* last_output */
    /*    88 */ FSM_I(FSM_OP_SUB, 0),
    /*    89 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 13)), /* stale_output */
    /*    90 */ FSM_I(FSM_OP_SUB, 0),
    /*    91 */ FSM_I(FSM_OP_CUTS_TOP, 0), 2, 11, 97, 99, 97,
    /*    97 */ FSM_I(FSM_OP_PUSH, 0),
    /*    98 */ FSM_I(FSM_OP_RET, 0),
    /*    99 */ FSM_I(FSM_OP_PUSH, 1),
    /*   100 */ FSM_I(FSM_OP_RET, 0),
    /*   101 */ FSM_I(FSM_OP_CALL, 82),
    /*   102 */ FSM_I(FSM_OP_FIRST, 0),
    /*   103 */ FSM_I(FSM_OP_DATA, 13), 1,
    /*   105 */ FSM_I(FSM_OP_RET, 0),
    /*   106 */ FSM_I(FSM_OP_CALL, 82),
    /*   107 */ FSM_I(FSM_OP_FIRST, 0),
    /*   108 */ FSM_I(FSM_OP_DATA, 14), 1,
    /*   110 */ FSM_I(FSM_OP_RET, 0),
    /*   111 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*   112 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_OLD, 7)), /* idle_start */
    /*   113 */ FSM_I(FSM_OP_SUB, 0),
    /*   114 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 12)), /* max_idle */
    /*   115 */ FSM_I(FSM_OP_SUB, 0),
    /*   116 */ FSM_I(FSM_OP_RET, 0),
    /*   117 */ FSM_I(FSM_OP_CALL, 82),
    /*   118 */ FSM_I(FSM_OP_RET, 0),
    /*   119 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_OLD, 8)), /* deferred */
    /*   120 */ FSM_I(FSM_OP_RET, 0),
    /* check_idle */
    /*   121 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*   122 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_OLD, 7)), /* idle_start */
    /*   123 */ FSM_I(FSM_OP_SUB, 0),
    /*   124 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 12)), /* max_idle */
    /*   125 */ FSM_I(FSM_OP_SUB, 0),
    /*   126 */ FSM_I(FSM_OP_CUT_TOP, 0), 15, 130, 139,
    /*   130 */ FSM_I(FSM_OP_CALL, 82),
    /*   131 */ FSM_I(FSM_OP_CUT_TOP, 0), 16, 135, 141,
    /*   135 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_OLD, 8)), 17, 143, 145, /* deferred */
    /*   139 */ FSM_I(FSM_OP_PUSH, 0),
    /*   140 */ FSM_I(FSM_OP_RET, 0),
    /*   141 */ FSM_I(FSM_OP_PUSH, 1),
    /*   142 */ FSM_I(FSM_OP_RET, 0),
    /*   143 */ FSM_I(FSM_OP_PUSH, 3),
    /*   144 */ FSM_I(FSM_OP_RET, 0),
    /*   145 */ FSM_I(FSM_OP_PUSH, 2),
    /*   146 */ FSM_I(FSM_OP_RET, 0),
    /*   147 */ FSM_I(FSM_OP_CALL, 121),
    /*   148 */ FSM_I(FSM_OP_CUTS_TOP, 0), 4, 18, 156, 158, 160, 162, 164,
    /*   156 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 1)),
    /*   157 */ FSM_I(FSM_OP_RET, 0),
    /*   158 */ FSM_I(FSM_OP_PUSH, 0),
    /*   159 */ FSM_I(FSM_OP_RET, 0),
    /*   160 */ FSM_I(FSM_OP_CALL, 101),
    /*   161 */ FSM_I(FSM_OP_RET, 0),
    /*   162 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* idle_timeout */
    /*   163 */ FSM_I(FSM_OP_RET, 0),
    /*   164 */ FSM_I(FSM_OP_PUSH, 0),
    /*   165 */ FSM_I(FSM_OP_RET, 0),
    /*   166 */ FSM_I(FSM_OP_CALL, 121),
    /*   167 */ FSM_I(FSM_OP_DATA, 22), 4,
    /*   169 */ FSM_I(FSM_OP_RET, 0),
    /*   170 */ FSM_I(FSM_OP_CALL, 121),
    /*   171 */ FSM_I(FSM_OP_CUTS_TOP, 0), 4, 26, 179, 181, 183, 185, 187,
    /*   179 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 1)),
    /*   180 */ FSM_I(FSM_OP_RET, 0),
    /*   181 */ FSM_I(FSM_OP_PUSH, 0),
    /*   182 */ FSM_I(FSM_OP_RET, 0),
    /*   183 */ FSM_I(FSM_OP_CALL, 106),
    /*   184 */ FSM_I(FSM_OP_RET, 0),
    /*   185 */ FSM_I(FSM_OP_PUSH, 2),
    /*   186 */ FSM_I(FSM_OP_RET, 0),
    /*   187 */ FSM_I(FSM_OP_PUSH, 3),
    /*   188 */ FSM_I(FSM_OP_RET, 0),
    /*   189 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*   190 */ FSM_I(FSM_OP_RET, 0),
    /*   191 */ FSM_I(FSM_OP_CALL, 48),
    /*   192 */ FSM_I(FSM_OP_DATA, 32), 4,
    /*   194 */ FSM_I(FSM_OP_RET, 0),
    /*   195 */ FSM_I(FSM_OP_CALL, 191),
    /*   196 */ FSM_I(FSM_OP_RET, 0),
    /*   197 */ FSM_I(FSM_OP_CALL, 191),
    /*   198 */ FSM_I(FSM_OP_RET, 0),
    /* promise, cap_holds */
    /*   199 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 0)), /* state */
    /*   200 */ FSM_I(FSM_OP_PUSH, 1),
    /*   201 */ FSM_I(FSM_OP_EQ, 0),
    /*   202 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*   203 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* idle_start */
    /*   204 */ FSM_I(FSM_OP_SUB, 0),
    /*   205 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 12)), /* max_idle */
    /*   206 */ FSM_I(FSM_OP_GT, 0),
    /*   207 */ FSM_I(FSM_OP_AND, 0),
    /*   208 */ FSM_I(FSM_OP_NOT, 0),
    /*   209 */ FSM_I(FSM_OP_RET, 0),
    /* promise, kill_is_idle */
    /*   210 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 0)), /* state */
    /*   211 */ FSM_I(FSM_OP_PUSH, 1),
    /*   212 */ FSM_I(FSM_OP_EQ, 0),
    /*   213 */ FSM_I(FSM_OP_RET, 0),
    /* promise, spares_worker */
    /*   214 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_ARGUMENT, 0)),
    /*   215 */ FSM_I(FSM_OP_PUSH, 0),
    /*   216 */ FSM_I(FSM_OP_EQ, 0),
    /*   217 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 5)), /* turn */
    /*   218 */ FSM_I(FSM_OP_NOT, 0),
    /*   219 */ FSM_I(FSM_OP_OR, 0),
    /*   220 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*   221 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 6)), /* last_output */
    /*   222 */ FSM_I(FSM_OP_SUB, 0),
    /*   223 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 13)), /* stale_output */
    /*   224 */ FSM_I(FSM_OP_LT, 0),
    /*   225 */ FSM_I(FSM_OP_NOT, 0),
    /*   226 */ FSM_I(FSM_OP_OR, 0),
    /*   227 */ FSM_I(FSM_OP_RET, 0),
    /* promise, grace_first */
    /*   228 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_ARGUMENT, 0)),
    /*   229 */ FSM_I(FSM_OP_PUSH, 0),
    /*   230 */ FSM_I(FSM_OP_EQ, 0),
    /*   231 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 8)), /* deferred */
    /*   232 */ FSM_I(FSM_OP_NOT, 0),
    /*   233 */ FSM_I(FSM_OP_OR, 0),
    /*   234 */ FSM_I(FSM_OP_RET, 0),
    /* promise, no_leak */
    /*   235 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 0)), /* state */
    /*   236 */ FSM_I(FSM_OP_PUSH, 0),
    /*   237 */ FSM_I(FSM_OP_EQ, 0),
    /*   238 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 9)), /* check */
    /*   239 */ FSM_I(FSM_OP_HAS, 0),
    /*   240 */ FSM_I(FSM_OP_AND, 0),
    /*   241 */ FSM_I(FSM_OP_NOT, 0),
    /*   242 */ FSM_I(FSM_OP_RET, 0),
    /* promise, grace */
    /*   243 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_ARGUMENT, 0)),
    /*   244 */ FSM_I(FSM_OP_PUSH, 2),
    /*   245 */ FSM_I(FSM_OP_EQ, 0),
    /*   246 */ FSM_I(FSM_OP_RET, 0),
    /* creation */
    /*   247 */ FSM_I(FSM_OP_GOTO, 0), /* ATTACHED */
    /*   248 */ FSM_I(FSM_OP_DONE, 0),
    /* ATTACHED, ClientLeft */
    /*   249 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_FIELD, 0)), 30, 291, 301,
    /* COUNTING, expired check */
    /*   253 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*   254 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* idle_start */
    /*   255 */ FSM_I(FSM_OP_SUB, 0),
    /*   256 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 12)), /* max_idle */
    /*   257 */ FSM_I(FSM_OP_SUB, 0),
    /*   258 */ FSM_I(FSM_OP_CUT_TOP, 0), 7, 262, 353,
    /*   262 */ FSM_I(FSM_OP_CALL, 9),
    /*   263 */ FSM_I(FSM_OP_CUT_TOP, 0), 8, 267, 366,
    /*   267 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 8)), 9, 353, 366, /* deferred */
    /* COUNTING, expired cap */
    /*   271 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*   272 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* idle_start */
    /*   273 */ FSM_I(FSM_OP_SUB, 0),
    /*   274 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 12)), /* max_idle */
    /*   275 */ FSM_I(FSM_OP_SUB, 0),
    /*   276 */ FSM_I(FSM_OP_CUT_TOP, 0), 7, 280, 378,
    /*   280 */ FSM_I(FSM_OP_CALL, 9),
    /*   281 */ FSM_I(FSM_OP_CUT_TOP, 0), 8, 285, 391,
    /*   285 */ FSM_I(FSM_OP_CUT, FSM_AT(FSM_INST, 8)), 9, 378, 391, /* deferred */
    /* ATTACHED, ClientAttached */
    /*   289 */ FSM_I(FSM_OP_TAKE_SURE, 10), /* | ClientAttached | - || stay | - | */
    /*   290 */ FSM_I(FSM_OP_DONE, 0),
    /*   291 */ FSM_I(FSM_OP_TAKE, 13), /* | ClientLeft | = 0 || COUNTING | - | */
    /*   292 */ FSM_I(FSM_OP_GOTO, 1), /* COUNTING */
    /*   293 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*   294 */ FSM_I(FSM_OP_STORE, 7), 0, /* idle_start */
    /*   296 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 11)), /* idle_timeout */
    /*   297 */ FSM_I(FSM_OP_START, 0), /* check */
    /*   298 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 12)), /* max_idle */
    /*   299 */ FSM_I(FSM_OP_START, 1), /* cap */
    /*   300 */ FSM_I(FSM_OP_DONE, 0),
    /*   301 */ FSM_I(FSM_OP_TAKE_SURE, 14), /* | ClientLeft | > 0 || stay | - | */
    /*   302 */ FSM_I(FSM_OP_DONE, 0),
    /* ATTACHED, PromptWritten */
    /*   303 */ FSM_I(FSM_OP_TAKE_SURE, 17), /* | PromptWritten | - || stay | turn = true | */
    /*   304 */ FSM_I(FSM_OP_SET, 5), 1, /* turn */
    /*   306 */ FSM_I(FSM_OP_DONE, 0),
    /* ATTACHED, OutputLine */
    /*   307 */ FSM_I(FSM_OP_TAKE, 20), /* | OutputLine | - || stay | output | */
    /*   308 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*   309 */ FSM_I(FSM_OP_STORE, 6), 0, /* last_output */
    /*   311 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 5)), /* turn */
    /*   312 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*   313 */ FSM_I(FSM_OP_NOT, 0),
    /*   314 */ FSM_I(FSM_OP_AND, 0),
    /*   315 */ FSM_I(FSM_OP_STORE, 5), 1, /* turn */
    /*   317 */ FSM_I(FSM_OP_DONE, 0),
    /* ATTACHED, ProcessExited */
    /*   318 */ FSM_I(FSM_OP_TAKE_SURE, 23), /* | ProcessExited | - || stay | turn = false | */
    /*   319 */ FSM_I(FSM_OP_SET, 5), 0, /* turn */
    /*   321 */ FSM_I(FSM_OP_DONE, 0),
    /* COUNTING, ClientAttached */
    /*   322 */ FSM_I(FSM_OP_TAKE, 11), /* | ClientAttached | - || ATTACHED | - | */
    /*   323 */ FSM_I(FSM_OP_STOP, 0), /* check */
    /*   324 */ FSM_I(FSM_OP_STOP, 1), /* cap */
    /*   325 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 1)),
    /*   326 */ FSM_I(FSM_OP_STORE, 7), 0, /* idle_start */
    /*   328 */ FSM_I(FSM_OP_SET, 8), 0, /* deferred */
    /*   330 */ FSM_I(FSM_OP_GOTO, 0), /* ATTACHED */
    /*   331 */ FSM_I(FSM_OP_DONE, 0),
    /* COUNTING, ClientLeft */
    /*   332 */ FSM_I(FSM_OP_ANSWER, 15), 3, /* ClientLeft */
    /* COUNTING, PromptWritten */
    /*   334 */ FSM_I(FSM_OP_TAKE_SURE, 18), /* | PromptWritten | - || stay | turn = true | */
    /*   335 */ FSM_I(FSM_OP_SET, 5), 1, /* turn */
    /*   337 */ FSM_I(FSM_OP_DONE, 0),
    /* COUNTING, OutputLine */
    /*   338 */ FSM_I(FSM_OP_TAKE, 21), /* | OutputLine | - || stay | output | */
    /*   339 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_NOW, 0)),
    /*   340 */ FSM_I(FSM_OP_STORE, 6), 0, /* last_output */
    /*   342 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 5)), /* turn */
    /*   343 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
    /*   344 */ FSM_I(FSM_OP_NOT, 0),
    /*   345 */ FSM_I(FSM_OP_AND, 0),
    /*   346 */ FSM_I(FSM_OP_STORE, 5), 1, /* turn */
    /*   348 */ FSM_I(FSM_OP_DONE, 0),
    /* COUNTING, ProcessExited */
    /*   349 */ FSM_I(FSM_OP_TAKE_SURE, 24), /* | ProcessExited | - || stay | turn = false | */
    /*   350 */ FSM_I(FSM_OP_SET, 5), 0, /* turn */
    /*   352 */ FSM_I(FSM_OP_DONE, 0),
    /*   353 */ FSM_I(FSM_OP_TAKE, 26), /* | expired check, expired cap | kill || KILLED | emit Kill(check_idle.reason) | */
    /*   354 */ FSM_I(FSM_OP_STOP, 0), /* check */
    /*   355 */ FSM_I(FSM_OP_STOP, 1), /* cap */
    /*   356 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 1)),
    /*   357 */ FSM_I(FSM_OP_STORE, 7), 0, /* idle_start */
    /*   359 */ FSM_I(FSM_OP_SET, 8), 0, /* deferred */
    /*   361 */ FSM_I(FSM_OP_CALL, 170),
    /*   362 */ FSM_I(FSM_OP_ARG, 0),
    /*   363 */ FSM_I(FSM_OP_EMIT, 0), /* Kill */
    /*   364 */ FSM_I(FSM_OP_GOTO, 2), /* KILLED */
    /*   365 */ FSM_I(FSM_OP_DONE, 0),
    /*   366 */ FSM_I(FSM_OP_TAKE, 27), /* | expired check | recheck || stay | again | */
    /*   367 */ FSM_I(FSM_OP_CALL, 166),
    /*   368 */ FSM_I(FSM_OP_STORE, 8), 1, /* deferred */
    /*   370 */ FSM_I(FSM_OP_CALL, 147),
    /*   371 */ FSM_I(FSM_OP_START, 0), /* check */
    /*   372 */ FSM_I(FSM_OP_CALL, 170),
    /*   373 */ FSM_I(FSM_OP_ARG, 0),
    /*   374 */ FSM_I(FSM_OP_CALL, 147),
    /*   375 */ FSM_I(FSM_OP_ARG, 0),
    /*   376 */ FSM_I(FSM_OP_EMIT, 1), /* LogDeferred */
    /*   377 */ FSM_I(FSM_OP_DONE, 0),
    /*   378 */ FSM_I(FSM_OP_TAKE, 28), /* | expired check, expired cap | kill || KILLED | emit Kill(check_idle.reason) | */
    /*   379 */ FSM_I(FSM_OP_STOP, 0), /* check */
    /*   380 */ FSM_I(FSM_OP_STOP, 1), /* cap */
    /*   381 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_CONST, 1)),
    /*   382 */ FSM_I(FSM_OP_STORE, 7), 0, /* idle_start */
    /*   384 */ FSM_I(FSM_OP_SET, 8), 0, /* deferred */
    /*   386 */ FSM_I(FSM_OP_CALL, 170),
    /*   387 */ FSM_I(FSM_OP_ARG, 0),
    /*   388 */ FSM_I(FSM_OP_EMIT, 0), /* Kill */
    /*   389 */ FSM_I(FSM_OP_GOTO, 2), /* KILLED */
    /*   390 */ FSM_I(FSM_OP_DONE, 0),
    /*   391 */ FSM_I(FSM_OP_TAKE_SURE, 29), /* | expired cap | recheck || stay | - | */
    /*   392 */ FSM_I(FSM_OP_DONE, 0),
    /* KILLED, ClientAttached */
    /*   393 */ FSM_I(FSM_OP_ANSWER, 12), 1, /* ClientAttached */
    /* KILLED, ClientLeft */
    /*   395 */ FSM_I(FSM_OP_ANSWER, 16), 1, /* ClientLeft */
    /* KILLED, PromptWritten */
    /*   397 */ FSM_I(FSM_OP_ANSWER, 19), 1, /* PromptWritten */
    /* KILLED, OutputLine */
    /*   399 */ FSM_I(FSM_OP_ANSWER, 22), 1, /* OutputLine */
    /* KILLED, ProcessExited */
    /*   401 */ FSM_I(FSM_OP_ANSWER, 25), 1, /* ProcessExited */
    /*   403 */ FSM_I(FSM_OP_GAP, 0),
};

const struct fsm_machine idle_guard_machine = {
    .format = 1,
    .name = "idle_guard", .source = "idle_guard.fsm", .version = 1,
    .hash = {0x06, 0x81, 0x76, 0x90, 0xc1, 0xf7, 0xf9, 0x0a, 0xfb, 0xdc, 0x03, 0xe8, 0x15, 0xb0, 0x9e, 0x15,
             0x97, 0x97, 0xc7, 0x60, 0x20, 0xe4, 0xd7, 0x82, 0x15, 0x29, 0x68, 0x54, 0x0e, 0xb7, 0x16, 0x6b},
    .leaves = 3, .hot_slots = 11, .slots = 14, .shared_slots = 0, .param_slot = 11,
    .queue_slot = 14, .queue_limit = 0, .queue_fields = 0, .text_bytes = 0, .queue_bytes = 0,
    .types = types, .type_count = 10,
    .names = names, .name_count = 2,
    .params = params, .param_count = 3,
    .vars = vars, .var_count = 4,
    .fields = fields, .field_count = 3,
    .args = args, .arg_count = 3,
    .events = events, .event_count = 5,
    .effects = effects, .effect_count = 2,
    .timers = timers, .timer_count = 2,
    .states = states, .state_count = 3,
    .leaf_state = leaf_state,
    .promises = promises, .promise_count = 6,
    .triggers = triggers, .trigger_count = 4,
    .tests = tests, .test_count = 13,
    .cells = cells, .cell_count = 22,
    .masks = masks, .mask_count = 2,
    .rows = rows, .row_count = 30,
    .decisions = decisions, .decision_count = 4,
    .pair_rows = pair_rows, .pair_row_count = 20,
    .pairs = pairs,
    .texts = texts, .text_count = 1,
    .constants = constants, .constant_count = 37,
    .code = code, .code_count = 404,
    .start = 247,
};
