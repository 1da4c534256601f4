/* Tables, made by fsmc from turnstile.fsm: turnstile version 1.
 * Change the spec, not this file. Spec 6b9dded80a62077f1c0a5ea55a0615266b0e74e9b3146c6960c1cb8e35304cf7 */
#include "turnstile.h"

#include "code.h"

static const char *const names_0[] = {
    "enough", "more",
};

static const struct fsm_names names[] = {
    {"", 2, names_0},
};

static const struct fsm_type types[] = {
    {FSM_INT, 0, 0, 0, 65535, 65535, 1, 0, 0, 0, 5},
    {FSM_INT, 0, 0, 0, 65535, 65535, 1, 0, 0, -4, 5},
    {FSM_NAMED, 0, 0, 0, 0, 65535, 1, 0, 0, 0, 1},
    {FSM_INT, 0, 0, 0, 65535, 65535, 1, 0, 0, 1, 5},
    {FSM_DURATION, 0, 0, 0, 65535, 65535, 1, 0, 0, 1000, 60000},
};

static const struct fsm_var params[] = {
    {"price", 3, 7, 2, "TURNSTILE_PRICE", 0, 0, 0, 0},
    {"patience", 4, 8, 10000, "TURNSTILE_PATIENCE_MS", 0, 0, 0, 0},
};

static const struct fsm_var vars[] = {
    {"paid", 0, 5, 0, NULL, 0, 0, 0, 0},
};

static const struct fsm_var args[] = {
    {"missing_coins", 0, 0, 0, NULL, 0, 0, 0, 0},
};

static const struct fsm_event_def events[] = {
    {"Coin", 0, 0, 0, 0, 65535, 10, 1, 0, 0},
    {"Push", 0, 0, 0, 0, 65535, 11, 1, 0, 0},
};

static const struct fsm_effect_def effects[] = {
    {"Unlock", 0, 0, FSM_NO_CALL, 0, 7, NULL, 65535, 65535, 13},
    {"Lock", 0, 0, FSM_NO_CALL, 0, 7, NULL, 65535, 65535, 14},
    {"Beep", 0, 1, FSM_NO_CALL, 0, 7, NULL, 65535, 65535, 15},
};

static const struct fsm_timer_def timers[] = {
    {"closing", 6},
};

static const struct fsm_state_def states[] = {
    {"LOCKED", 65535, 0, 1, 13, 65535, 23},
    {"OPEN", 65535, 1, 1, 8, 65535, 29},
};

static const uint16_t leaf_state[] = {
    0, /* LOCKED */
    1, /* OPEN */
};

static const struct fsm_promise_def promises[] = {
    {"opens_paid", FSM_INVARIANT, FSM_ON_EMIT, 0, 1, 26, 37},
    {"closes", FSM_INVARIANT, FSM_ALWAYS_HOLDS, 1, 0, 32, 38},
    {"gets_open", FSM_REACHABLE, FSM_ALWAYS_HOLDS, 1, 0, 40, 39},
};

static const uint16_t triggers[] = {
    0,
};

static const struct fsm_test tests[] = {
    {"paid + 1 - price", 1, 1, 1, 1},
    {"coin", 24, 2, 1, 2},
};

static const struct fsm_cell cells[] = {
    {">= price", 0, 0},
    {"< price", 0, 1},
    {"enough", 1, 1},
    {"more", 1, 0},
};

static const struct fsm_row rows[] = {
    {"| >= price || enough |", 20, 0, 1, 65535, FSM_STEPPED},
    {"| < price || more |", 21, 1, 1, 65535, FSM_STEPPED},
    {"| Coin | enough || OPEN | paid = 0; emit Unlock |", 25, 2, 1, 0, FSM_STEPPED},
    {"| Coin | more || stay | paid = min(paid + 1, 5) |", 26, 3, 1, 0, FSM_STEPPED},
    {"| Coin || stay | - |", 35, 4, 0, 1, FSM_STEPPED},
    {"| Push | - || stay | emit Beep(price - paid) |", 27, 4, 0, 0, FSM_STEPPED},
    {"| Push || LOCKED | - |", 33, 4, 0, 1, FSM_STEPPED},
    {"| expired closing || LOCKED | - |", 34, 4, 0, 1, FSM_STEPPED},
};

static const struct fsm_decision_def decisions[] = {
    {"coin", FSM_UNIQUE, 0, 2, 7, 18},
};

static const uint32_t pair_rows[] = {
    2, 3, 5, 4, 6, 7,
};

static const struct fsm_pair pairs[] = {
    /* LOCKED */
    {46, 0, 2}, /* Coin */
    {72, 2, 1}, /* Push */
    {0, 0, 0}, /* expired closing */
    {0, 0, 0}, /* always */
    /* OPEN */
    {79, 3, 1}, /* Coin */
    {81, 4, 1}, /* Push */
    {86, 5, 1}, /* expired closing */
    {0, 0, 0}, /* always */
};

static const char *const texts[] = {
    "",
};

static const int64_t constants[] = {
    0, 0, 1, 0, 1,
};

static const uint64_t masks[] = {
    0x2, 0x1,
};

/* Every diagram, expression and action: see runtime/code.h. */
static const uint32_t code[] = {
    /*     0 */ FSM_I(FSM_OP_GAP, 0),
    /*     1 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 5)), /* paid */
    /*     2 */ FSM_I(FSM_OP_PUSH, 1),
    /*     3 */ FSM_I(FSM_OP_ADD, 0),
    /*     4 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* price */
    /*     5 */ FSM_I(FSM_OP_SUB, 0),
    /*     6 */ FSM_I(FSM_OP_RET, 0),
    /* coin */
    /*     7 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 5)), /* paid */
    /*     8 */ FSM_I(FSM_OP_PUSH, 1),
    /*     9 */ FSM_I(FSM_OP_ADD, 0),
    /*    10 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* price */
    /*    11 */ FSM_I(FSM_OP_SUB, 0),
    /*    12 */ FSM_I(FSM_OP_CUT_TOP, 0), 1, 16, 18,
    /*    16 */ FSM_I(FSM_OP_PUSH, 1),
    /*    17 */ FSM_I(FSM_OP_RET, 0),
    /*    18 */ FSM_I(FSM_OP_PUSH, 0),
    /*    19 */ FSM_I(FSM_OP_RET, 0),
    /*    20 */ FSM_I(FSM_OP_CALL, 7),
    /*    21 */ FSM_I(FSM_OP_DATA, 3), 2,
    /*    23 */ FSM_I(FSM_OP_RET, 0),
    /*    24 */ FSM_I(FSM_OP_CALL, 20),
    /*    25 */ FSM_I(FSM_OP_RET, 0),
    /* promise, opens_paid */
    /*    26 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 5)), /* paid */
    /*    27 */ FSM_I(FSM_OP_PUSH, 1),
    /*    28 */ FSM_I(FSM_OP_ADD, 0),
    /*    29 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* price */
    /*    30 */ FSM_I(FSM_OP_GE, 0),
    /*    31 */ FSM_I(FSM_OP_RET, 0),
    /* promise, closes */
    /*    32 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 0)), /* state */
    /*    33 */ FSM_I(FSM_OP_PUSH, 0),
    /*    34 */ FSM_I(FSM_OP_EQ, 0),
    /*    35 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 6)), /* closing */
    /*    36 */ FSM_I(FSM_OP_HAS, 0),
    /*    37 */ FSM_I(FSM_OP_AND, 0),
    /*    38 */ FSM_I(FSM_OP_NOT, 0),
    /*    39 */ FSM_I(FSM_OP_RET, 0),
    /* promise, gets_open */
    /*    40 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 0)), /* state */
    /*    41 */ FSM_I(FSM_OP_PUSH, 1),
    /*    42 */ FSM_I(FSM_OP_EQ, 0),
    /*    43 */ FSM_I(FSM_OP_RET, 0),
    /* creation */
    /*    44 */ FSM_I(FSM_OP_GOTO, 0), /* LOCKED */
    /*    45 */ FSM_I(FSM_OP_DONE, 0),
    /* LOCKED, Coin */
    /*    46 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 5)), /* paid */
    /*    47 */ FSM_I(FSM_OP_PUSH, 1),
    /*    48 */ FSM_I(FSM_OP_ADD, 0),
    /*    49 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* price */
    /*    50 */ FSM_I(FSM_OP_SUB, 0),
    /*    51 */ FSM_I(FSM_OP_CUT_TOP, 0), 1, 63, 55,
    /*    55 */ FSM_I(FSM_OP_TAKE_SURE, 2), /* | Coin | enough || OPEN | paid = 0; emit Unlock | */
    /*    56 */ FSM_I(FSM_OP_SET, 5), 0, /* paid */
    /*    58 */ FSM_I(FSM_OP_EMIT, 0), /* Unlock */
    /*    59 */ FSM_I(FSM_OP_GOTO, 1), /* OPEN */
    /*    60 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 8)), /* patience */
    /*    61 */ FSM_I(FSM_OP_START, 0), /* closing */
    /*    62 */ FSM_I(FSM_OP_DONE, 0),
    /*    63 */ FSM_I(FSM_OP_TAKE, 3), /* | Coin | more || stay | paid = min(paid + 1, 5) | */
    /*    64 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 5)), /* paid */
    /*    65 */ FSM_I(FSM_OP_PUSH, 1),
    /*    66 */ FSM_I(FSM_OP_ADD, 0),
    /*    67 */ FSM_I(FSM_OP_PUSH, 5),
    /*    68 */ FSM_I(FSM_OP_MIN, 0),
    /*    69 */ FSM_I(FSM_OP_STORE, 5), 0, /* paid */
    /*    71 */ FSM_I(FSM_OP_DONE, 0),
    /* LOCKED, Push */
    /*    72 */ FSM_I(FSM_OP_TAKE, 5), /* | Push | - || stay | emit Beep(price - paid) | */
    /*    73 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 7)), /* price */
    /*    74 */ FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 5)), /* paid */
    /*    75 */ FSM_I(FSM_OP_SUB, 0),
    /*    76 */ FSM_I(FSM_OP_ARG, 0),
    /*    77 */ FSM_I(FSM_OP_EMIT, 2), /* Beep */
    /*    78 */ FSM_I(FSM_OP_DONE, 0),
    /* OPEN, Coin */
    /*    79 */ FSM_I(FSM_OP_TAKE_SURE, 4), /* | Coin || stay | - | */
    /*    80 */ FSM_I(FSM_OP_DONE, 0),
    /* OPEN, Push */
    /*    81 */ FSM_I(FSM_OP_TAKE_SURE, 6), /* | Push || LOCKED | - | */
    /*    82 */ FSM_I(FSM_OP_STOP, 0), /* closing */
    /*    83 */ FSM_I(FSM_OP_EMIT, 1), /* Lock */
    /*    84 */ FSM_I(FSM_OP_GOTO, 0), /* LOCKED */
    /*    85 */ FSM_I(FSM_OP_DONE, 0),
    /* OPEN, expired closing */
    /*    86 */ FSM_I(FSM_OP_TAKE_SURE, 7), /* | expired closing || LOCKED | - | */
    /*    87 */ FSM_I(FSM_OP_STOP, 0), /* closing */
    /*    88 */ FSM_I(FSM_OP_EMIT, 1), /* Lock */
    /*    89 */ FSM_I(FSM_OP_GOTO, 0), /* LOCKED */
    /*    90 */ FSM_I(FSM_OP_DONE, 0),
    /*    91 */ FSM_I(FSM_OP_GAP, 0),
};

const struct fsm_machine turnstile_machine = {
    .format = 1,
    .name = "turnstile", .source = "turnstile.fsm", .version = 1,
    .hash = {0x6b, 0x9d, 0xde, 0xd8, 0x0a, 0x62, 0x07, 0x7f, 0x1c, 0x0a, 0x5e, 0xa5, 0x5a, 0x06, 0x15, 0x26,
             0x6b, 0x0e, 0x74, 0xe9, 0xb3, 0x14, 0x6c, 0x69, 0x60, 0xc1, 0xcb, 0x8e, 0x35, 0x30, 0x4c, 0xf7},
    .leaves = 2, .hot_slots = 7, .slots = 9, .shared_slots = 0, .param_slot = 7,
    .queue_slot = 9, .queue_limit = 0, .queue_fields = 0, .text_bytes = 0, .queue_bytes = 0,
    .types = types, .type_count = 5,
    .names = names, .name_count = 1,
    .params = params, .param_count = 2,
    .vars = vars, .var_count = 1,
    .args = args, .arg_count = 1,
    .events = events, .event_count = 2,
    .effects = effects, .effect_count = 3,
    .timers = timers, .timer_count = 1,
    .states = states, .state_count = 2,
    .leaf_state = leaf_state,
    .promises = promises, .promise_count = 3,
    .triggers = triggers, .trigger_count = 1,
    .tests = tests, .test_count = 2,
    .cells = cells, .cell_count = 4,
    .masks = masks, .mask_count = 2,
    .rows = rows, .row_count = 8,
    .decisions = decisions, .decision_count = 1,
    .pair_rows = pair_rows, .pair_row_count = 6,
    .pairs = pairs,
    .texts = texts, .text_count = 1,
    .constants = constants, .constant_count = 5,
    .code = code, .code_count = 92,
    .start = 44,
};

const char turnstile_certificate[] =
    "spec: sha256 6b9dded80a62077f1c0a5ea55a0615266b0e74e9b3146c6960c1cb8e35304cf7\n"
    "tables: 6 exact: no gap, no overlap\n"
    "states: exhausted 30 states on a grid of 5s, 5 settings of parameters\n"
    "parameters: every value of price; patience = 10s\n"
    "promises: 2 invariants, 0 assumptions, 1 reachable: all hold\n"
    "tables' bytes: 2402; comparisons per event: at most 1; no malloc, no recursion\n";
