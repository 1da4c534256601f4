/* test_run.c: every instruction of the runtime, one by one, on a machine made by hand. */
#include "assemble.h"
#include "greatest.h"
#include "text.h"
#include "verify.h"

#define MISS FSM_MISSING
#define I FSM_AT

static struct assembly as;
static struct world w;
static uint16_t small, levels, level_array, marks, score, names3, emptied, timer;
static uint16_t slot_x, slot_set, slot_array, slot_when, slot_text, history;
static uint32_t row0;
static uint16_t go, ping, note;

static const char *const THREE[] = {"low", "middle", "high"};

/* A machine with one of everything; each test gives the event `go` its code. */
static void begin(void)
{
    as_begin(&as, "run");
    small = as_type(&as, FSM_INT, -5, 20);
    names3 = as_names(&as, "level", THREE, 3);
    levels = as_set(&as, names3);
    level_array = as_array(&as, small, names3);
    uint16_t when = as_time(&as), text = as_type(&as, FSM_TEXT, 0, 8);
    emptied = (uint16_t)as_text(&as, "");
    as_text(&as, "12345678");
    as_text(&as, "123456789");
    slot_x = as_var(&as, "x", small, 3);
    slot_set = as_var(&as, "set", levels, 0);
    slot_array = as_var(&as, "array", level_array, 7);
    slot_when = as_var(&as, "when", when, MISS);
    slot_text = as_var(&as, "text", text, emptied);
    history = as_hot(&as, 1);
    timer = as_timer(&as, "timer");
    marks = as_window(&as, "marks", 3, 100);
    score = as_effect(&as, "Score");
    as_calls(&as, score, FSM_QUEUE, 2);
    ping = as_effect(&as, "Ping");
    note = as_effect(&as, "Note");
    as_effect_arg(&as, note, "n", small);
    as_param(&as, "limit", small, 9);
    as_shared(&as, "pot", small, 5);
    go = as_event(&as, "Go");
    as_field(&as, "n", small);
    as_field(&as, "t", text);
    as_leaf(&as, "A");
    as_leaf(&as, "B");
    as.state[0].history = history;
    as_constant(&as, 10);
    as_constant(&as, 20);
    as_constant(&as, 30);
    row0 = as_row(&as, "| Go |");
    as.m.start = AS(&as, FSM_OP_GOTO, 0);
    AS(&as, FSM_OP_DONE, 0);
}

static bool ready(uint32_t code)
{
    char why[200];
    as_pair(&as, 0, go, code);
    as_pair(&as, 1, go, code);
    if (!fsm_verify(&as.m, why, sizeof why)) {
        printf("  verify: %s\n", why);
        return false;
    }
    w = world_open(&as.m);
    return world_create(&w, 1000) == FSM_STEPPED;
}

static enum fsm_result send(int64_t now)
{
    static const int64_t field[] = {4, 0};
    static const struct fsm_text text[] = {{"hey", 3}};
    struct fsm_event event = {.type = go, .field = field, .text = text};
    return fsm_step(&as.m, w.shared, w.inst, &event, now, w.out);
}

/* ---- expressions ---- */

static uint32_t value_constant(int64_t v)
{
    return FSM_AT(FSM_CONST, as_constant(&as, v));
}

/* The value of `op` on up to three values. */
static int64_t value_of(uint32_t op, uint32_t a, int count, const int64_t *x)
{
    begin();
    uint32_t code = as_here(&as);
    for (int i = 0; i < count; i++)
        AS(&as, FSM_OP_LOAD, value_constant(x[i]));
    AS(&as, op, a);
    AS(&as, FSM_OP_RET, 0);
    as.decision[as.m.decision_count++] = (struct fsm_decision_def){.name = "d", .code = code};
    if (!ready(0))
        return -99;
    int64_t field[FSM_FIELDS_MAX] = {4};
    struct fsm_scene scene = {.shared = w.shared, .inst = w.inst, .field = field, .now = 1000};
    int64_t v = fsm_eval(&as.m, code, &scene);
    world_close(&w);
    return v;
}

#define V(...)                                                              \
    (sizeof((int64_t[]){__VA_ARGS__}) / sizeof(int64_t)), (const int64_t[]) \
    {                                                                       \
        __VA_ARGS__                                                         \
    }

TEST arithmetic_saturates_and_spreads_missing(void)
{
    ASSERT_EQ(7, value_of(FSM_OP_ADD, 0, V(3, 4)));
    ASSERT_EQ(MISS, value_of(FSM_OP_ADD, 0, V(3, MISS)));
    ASSERT_EQ(INT64_MAX, value_of(FSM_OP_ADD, 0, V(INT64_MAX, 1)));
    ASSERT_EQ(MISS + 1, value_of(FSM_OP_ADD, 0, V(MISS + 1, -1)));
    ASSERT_EQ(MISS + 1, value_of(FSM_OP_ADD, 0, V(MISS + 2, -9)));
    ASSERT_EQ(-1, value_of(FSM_OP_SUB, 0, V(3, 4)));
    ASSERT_EQ(MISS, value_of(FSM_OP_SUB, 0, V(MISS, 4)));
    ASSERT_EQ(INT64_MAX, value_of(FSM_OP_SUB, 0, V(1, MISS + 1)));
    ASSERT_EQ(-3, value_of(FSM_OP_NEG, 0, V(3)));
    ASSERT_EQ(MISS, value_of(FSM_OP_NEG, 0, V(MISS)));
    ASSERT_EQ(3, value_of(FSM_OP_MIN, 0, V(3, 4)));
    ASSERT_EQ(MISS, value_of(FSM_OP_MIN, 0, V(3, MISS)));
    ASSERT_EQ(4, value_of(FSM_OP_MAX, 0, V(3, 4)));
    ASSERT_EQ(MISS, value_of(FSM_OP_MAX, 0, V(MISS, 4)));
    PASS();
}

TEST comparisons_with_missing_are_false_but_for_equality(void)
{
    static const struct {
        uint32_t op;
        int less, equal, greater, missing, both;
    } rows[] = {{FSM_OP_EQ, 0, 1, 0, 0, 1}, {FSM_OP_NE, 1, 0, 1, 1, 0}, {FSM_OP_LT, 1, 0, 0, 0, 0},
                {FSM_OP_LE, 1, 1, 0, 0, 0}, {FSM_OP_GT, 0, 0, 1, 0, 0}, {FSM_OP_GE, 0, 1, 1, 0, 0}};
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        ASSERT_EQ(rows[i].less, value_of(rows[i].op, 0, V(1, 2)));
        ASSERT_EQ(rows[i].equal, value_of(rows[i].op, 0, V(2, 2)));
        ASSERT_EQ(rows[i].greater, value_of(rows[i].op, 0, V(3, 2)));
        ASSERT_EQ(rows[i].missing, value_of(rows[i].op, 0, V(MISS, 2)));
        ASSERT_EQ(rows[i].missing, value_of(rows[i].op, 0, V(2, MISS)));
        ASSERT_EQ(rows[i].both, value_of(rows[i].op, 0, V(MISS, MISS)));
    }
    PASS();
}

TEST logic_and_presence(void)
{
    ASSERT_EQ(1, value_of(FSM_OP_AND, 0, V(1, 1)));
    ASSERT_EQ(0, value_of(FSM_OP_AND, 0, V(1, 0)));
    ASSERT_EQ(1, value_of(FSM_OP_OR, 0, V(1, 0)));
    ASSERT_EQ(0, value_of(FSM_OP_OR, 0, V(0, 0)));
    ASSERT_EQ(1, value_of(FSM_OP_NOT, 0, V(0)));
    ASSERT_EQ(0, value_of(FSM_OP_NOT, 0, V(1)));
    ASSERT_EQ(1, value_of(FSM_OP_HAS, 0, V(0)));
    ASSERT_EQ(0, value_of(FSM_OP_HAS, 0, V(MISS)));
    PASS();
}

TEST sets_and_neighbours(void)
{
    ASSERT_EQ(1, value_of(FSM_OP_IN, 0, V(1, 6)));
    ASSERT_EQ(0, value_of(FSM_OP_IN, 0, V(0, 6)));
    ASSERT_EQ(0, value_of(FSM_OP_IN, 0, V(MISS, 6)));
    ASSERT_EQ(0, value_of(FSM_OP_IN, 0, V(1, MISS)));
    ASSERT_EQ(0, value_of(FSM_OP_IN, 0, V(63, 6)));
    ASSERT_EQ(7, value_of(FSM_OP_SET_ADD, 0, V(6, 0)));
    ASSERT_EQ(MISS, value_of(FSM_OP_SET_ADD, 0, V(6, 64)));
    ASSERT_EQ(4, value_of(FSM_OP_SET_DEL, 0, V(6, 1)));
    ASSERT_EQ(MISS, value_of(FSM_OP_SET_DEL, 0, V(MISS, 1)));
    ASSERT_EQ(2, value_of(FSM_OP_SUCC, 3, V(1)));
    ASSERT_EQ(MISS, value_of(FSM_OP_SUCC, 3, V(2)));
    ASSERT_EQ(MISS, value_of(FSM_OP_SUCC, 3, V(MISS)));
    ASSERT_EQ(MISS, value_of(FSM_OP_SUCC, 0, V(0)));
    ASSERT_EQ(0, value_of(FSM_OP_PRED, 0, V(1)));
    ASSERT_EQ(MISS, value_of(FSM_OP_PRED, 0, V(0)));
    ASSERT_EQ(1, value_of(FSM_OP_FIRST, 0, V(6)));
    ASSERT_EQ(MISS, value_of(FSM_OP_FIRST, 0, V(0)));
    ASSERT_EQ(MISS, value_of(FSM_OP_FIRST, 0, V(MISS)));
    PASS();
}

TEST buckets_round_down_also_before_the_epoch(void)
{
    ASSERT_EQ(1, value_of(FSM_OP_BUCKET, 0, V(1999, 1000, 0)));
    ASSERT_EQ(2, value_of(FSM_OP_BUCKET, 0, V(1999, 1000, 1)));
    ASSERT_EQ(-1, value_of(FSM_OP_BUCKET, 0, V(-1, 1000, 0)));
    ASSERT_EQ(-1, value_of(FSM_OP_BUCKET, 0, V(-1000, 1000, 0)));
    ASSERT_EQ(MISS, value_of(FSM_OP_BUCKET, 0, V(1, 0, 0)));
    ASSERT_EQ(MISS, value_of(FSM_OP_BUCKET, 0, V(MISS, 1000, 0)));
    ASSERT_EQ(MISS, value_of(FSM_OP_BUCKET, 0, V(1, MISS, 0)));
    ASSERT_EQ(MISS, value_of(FSM_OP_BUCKET, 0, V(1, 1000, MISS)));
    PASS();
}

TEST loads_from_every_space(void)
{
    static const int64_t none[1];
    begin();
    uint16_t limit = as.m.param_slot;
    ASSERT_EQ(3, value_of(FSM_OP_LOAD, I(FSM_INST, slot_x), 0, none));
    ASSERT_EQ(9, value_of(FSM_OP_LOAD, I(FSM_INST, limit), 0, none));
    ASSERT_EQ(5, value_of(FSM_OP_LOAD, I(FSM_SHARED, 0), 0, none));
    ASSERT_EQ(3, value_of(FSM_OP_LOAD, I(FSM_OLD, slot_x), 0, none));
    ASSERT_EQ(5, value_of(FSM_OP_LOAD, I(FSM_OLD_SHARED, 0), 0, none));
    ASSERT_EQ(4, value_of(FSM_OP_LOAD, I(FSM_FIELD, 0), 0, none));
    ASSERT_EQ(20, value_of(FSM_OP_LOAD, I(FSM_CONST, 1), 0, none));
    ASSERT_EQ(1000, value_of(FSM_OP_LOAD, I(FSM_NOW, 0), 0, none));
    ASSERT_EQ(-8388608, value_of(FSM_OP_PUSH, 0x800000, 0, none));
    ASSERT_EQ(8388607, value_of(FSM_OP_PUSH, 0x7fffff, 0, none));
    ASSERT_EQ(0, value_of(FSM_OP_WINDOW, 0, 0, none));
    ASSERT_EQ(0, value_of(FSM_OP_EMITTED, 0xffff, 0, none));
    PASS();
}

/* Code of an expression with two further words. */
static int64_t array_value(uint32_t op, uint32_t a, uint32_t w1, int64_t x)
{
    begin();
    uint32_t code = AS(&as, FSM_OP_LOAD, value_constant(x));
    AS(&as, op, a, w1);
    AS(&as, FSM_OP_RET, 0);
    as.decision[as.m.decision_count++] = (struct fsm_decision_def){.name = "d", .code = code};
    if (!ready(0))
        return -99;
    w.inst->slot[slot_array + 1] = 8;
    struct fsm_scene scene = {.shared = w.shared, .inst = w.inst, .now = 1000};
    int64_t v = fsm_eval(&as.m, code, &scene);
    world_close(&w);
    return v;
}

TEST arrays_and_data(void)
{
    begin();
    uint32_t array = I(FSM_INST, slot_array);
    ASSERT_EQ(8, array_value(FSM_OP_INDEX, array, 3, 1));
    ASSERT_EQ(MISS, array_value(FSM_OP_INDEX, array, 3, 3));
    ASSERT_EQ(MISS, array_value(FSM_OP_INDEX, array, 3, -1));
    ASSERT_EQ(MISS, array_value(FSM_OP_INDEX, array, 3, MISS));
    ASSERT_EQ(30, array_value(FSM_OP_DATA, 0, 3, 2));
    ASSERT_EQ(MISS, array_value(FSM_OP_DATA, 0, 3, 3));
    ASSERT_EQ(1, array_value(FSM_OP_ALL, array, 3 | FSM_OP_GE << 16, 7));
    ASSERT_EQ(0, array_value(FSM_OP_ALL, array, 3 | FSM_OP_EQ << 16, 7));
    ASSERT_EQ(1, array_value(FSM_OP_ANY, array, 3 | FSM_OP_GT << 16, 7));
    ASSERT_EQ(0, array_value(FSM_OP_ANY, array, 3 | FSM_OP_LT << 16, 7));
    ASSERT_EQ(2, array_value(FSM_OP_COUNT, array, 3 | FSM_OP_LE << 16, 7));
    ASSERT_EQ(1, array_value(FSM_OP_COUNT, array, 3 | FSM_OP_NE << 16, 7));
    PASS();
}

TEST calls_return_and_branches_join(void)
{
    begin();
    uint32_t function = AS(&as, FSM_OP_LOAD, I(FSM_INST, slot_x));
    uint32_t unless = AS(&as, FSM_OP_UNLESS, 0);
    AS(&as, FSM_OP_PUSH, 100);
    uint32_t jump = AS(&as, FSM_OP_JUMP, 0);
    as_land(&as, unless);
    AS(&as, FSM_OP_PUSH, 200);
    as_land(&as, jump);
    AS(&as, FSM_OP_RET, 0);
    uint32_t code = AS(&as, FSM_OP_PUSH, 1);
    AS(&as, FSM_OP_CALL, function);
    AS(&as, FSM_OP_ADD, 0);
    AS(&as, FSM_OP_RET, 0);
    as.decision[as.m.decision_count++] = (struct fsm_decision_def){.name = "d", .code = code};
    ASSERT(ready(0));
    struct fsm_scene scene = {.shared = w.shared, .inst = w.inst, .now = 0};
    ASSERT_EQ(101, fsm_eval(&as.m, code, &scene));
    w.inst->slot[slot_x] = 0;
    ASSERT_EQ(201, fsm_eval(&as.m, code, &scene));
    world_close(&w);
    PASS();
}

/* ---- diagrams ---- */

/* Leads to n ends that each push their number; answers where it begins. */
static uint32_t ends(uint32_t head, uint32_t first, uint32_t stride, uint32_t n)
{
    for (uint32_t i = 0; i < n; i++) {
        as_patch(&as, head + first + i * stride);
        AS(&as, FSM_OP_PUSH, i);
        AS(&as, FSM_OP_RET, 0);
    }
    return head;
}

static int64_t walk(uint32_t code, int64_t x)
{
    struct fsm_scene scene = {.shared = w.shared, .inst = w.inst, .now = 0};
    w.inst->slot[slot_x] = x;
    return fsm_eval(&as.m, code, &scene);
}

static uint32_t decide(uint32_t code)
{
    as.decision[as.m.decision_count++] = (struct fsm_decision_def){.name = "d", .code = code};
    return code;
}

TEST diagrams_part_values(void)
{
    begin();
    uint32_t x = I(FSM_INST, slot_x), code[6], top;
    code[0] = decide(ends(AS(&as, FSM_OP_SWITCH, x, 3, (uint32_t)-1, 0, 0, 0), 3, 1, 3));
    code[1] = decide(AS(&as, FSM_OP_LOAD, x));
    ends(AS(&as, FSM_OP_SWITCH_TOP, 0, 3, (uint32_t)-1, 0, 0, 0), 3, 1, 3);
    code[2] = decide(ends(AS(&as, FSM_OP_CUT, x, 0, 0, 0), 2, 1, 2));
    code[3] = decide(AS(&as, FSM_OP_LOAD, x));
    ends(AS(&as, FSM_OP_CUT_TOP, 0, 0, 0, 0), 2, 1, 2);
    code[4] = decide(ends(AS(&as, FSM_OP_CUTS, x, 3, 0, 0, 0, 0, 0), 3, 1, 4));
    code[5] = decide(AS(&as, FSM_OP_LOAD, x));
    top = AS(&as, FSM_OP_CUTS_TOP, 0, 3, 0, 0, 0, 0, 0);
    ends(top, 3, 1, 4);
    ASSERT(ready(0));
    for (int i = 0; i < 2; i++) {
        ASSERT_EQ(0, walk(code[i], -1));
        ASSERT_EQ(2, walk(code[i], 1));
        ASSERT_EQ(MISS, walk(code[i], 2));
        ASSERT_EQ(MISS, walk(code[i], -2));
        ASSERT_EQ(MISS, walk(code[i], MISS));
        ASSERT_EQ(0, walk(code[2 + i], 9));
        ASSERT_EQ(0, walk(code[2 + i], MISS));
        ASSERT_EQ(1, walk(code[2 + i], 10));
        ASSERT_EQ(0, walk(code[4 + i], MISS));
        ASSERT_EQ(1, walk(code[4 + i], 19));
        ASSERT_EQ(2, walk(code[4 + i], 20));
        ASSERT_EQ(3, walk(code[4 + i], 31));
    }
    world_close(&w);
    PASS();
}

/* Two rows on one test: x below 10; x from 20 to 29. */
static void two_rows(uint32_t first[2])
{
    as.test[as.m.test_count++] = (struct fsm_test){"x", 0, small, 3, 0};
    uint32_t code = AS(&as, FSM_OP_LOAD, I(FSM_INST, slot_x));
    AS(&as, FSM_OP_RET, 0);
    as.test[0].code = code;
    static const uint64_t atoms[] = {1, 4};
    for (int i = 0; i < 2; i++) {
        first[i] = as_row(&as, "row");
        as.row[first[i]].cells = 1;
        as.row[first[i]].state = UINT16_MAX;
        as.cell[as.m.cell_count++] = (struct fsm_cell){"cell", 0, as.m.mask_count};
        as.mask[as.m.mask_count++] = atoms[i];
    }
}

TEST scans_ask_rows_in_order(void)
{
    uint32_t row[2];
    begin();
    two_rows(row);
    uint32_t first = decide(AS(&as, FSM_OP_LOAD, I(FSM_INST, slot_x)));
    AS(&as, FSM_OP_ATOM, 0, 5);
    uint32_t scan = AS(&as, FSM_OP_SCAN, 0, 5, 2, row[0], 0, row[1], 0, 0);
    as_patch(&as, scan + 4);
    AS(&as, FSM_OP_PUSH, 1);
    AS(&as, FSM_OP_RET, 0);
    as_patch(&as, scan + 6);
    AS(&as, FSM_OP_PUSH, 2);
    AS(&as, FSM_OP_RET, 0);
    as_patch(&as, scan + 7);
    AS(&as, FSM_OP_PUSH, 3);
    AS(&as, FSM_OP_RET, 0);
    uint32_t all = decide(AS(&as, FSM_OP_LOAD, I(FSM_INST, slot_x)));
    AS(&as, FSM_OP_ATOM, 0, 5);
    AS(&as, FSM_OP_SCAN_ALL, 0, 5, 3, row[1], row[0], row[1]);
    AS(&as, FSM_OP_RET, 0);
    ASSERT(ready(0));
    ASSERT_EQ(1, walk(first, 9));
    ASSERT_EQ(1, walk(first, MISS));
    ASSERT_EQ(2, walk(first, 20));
    ASSERT_EQ(3, walk(first, 30));
    ASSERT_EQ(2, walk(all, 9));
    ASSERT_EQ(5, walk(all, 29));
    ASSERT_EQ(0, walk(all, 15));
    world_close(&w);
    PASS();
}

/* ---- deeds ---- */

static uint32_t take(void)
{
    return AS(&as, FSM_OP_TAKE, row0);
}

static bool done(uint32_t code)
{
    AS(&as, FSM_OP_DONE, 0);
    return ready(code);
}

TEST assignments(void)
{
    begin();
    uint32_t code = take();
    AS(&as, FSM_OP_SET, slot_x, 11);
    AS(&as, FSM_OP_PUSH, 2);
    AS(&as, FSM_OP_STORE, slot_array, small);
    AS(&as, FSM_OP_PUSH, 1);
    AS(&as, FSM_OP_PUSH, 15);
    AS(&as, FSM_OP_STORE_AT, slot_array, small, 3);
    AS(&as, FSM_OP_PUSH, 6);
    AS(&as, FSM_OP_STORE, slot_set, levels);
    AS(&as, FSM_OP_PUSH, 1);
    AS(&as, FSM_OP_STORE_SHARED, 0, small);
    AS(&as, FSM_OP_LOAD, I(FSM_OLD, slot_x));
    AS(&as, FSM_OP_STORE_TEMP, 9);
    AS(&as, FSM_OP_LOAD, I(FSM_TEMP, 9));
    AS(&as, FSM_OP_STORE, slot_array + 2, level_array);
    ASSERT(done(code));
    ASSERT_EQ(FSM_STEPPED, send(2000));
    ASSERT_EQ(11, w.inst->slot[slot_x]);
    ASSERT_EQ(2, w.inst->slot[slot_array]);
    ASSERT_EQ(15, w.inst->slot[slot_array + 1]);
    ASSERT_EQ(3, w.inst->slot[slot_array + 2]);
    ASSERT_EQ(6, w.inst->slot[slot_set]);
    ASSERT_EQ(1, w.shared->slot[0]);
    ASSERT_EQ(2000, w.inst->slot[FSM_SLOT_NOW]);
    ASSERT_EQ(1, w.out->row_count);
    ASSERT_EQ(row0, w.out->row[0]);
    world_close(&w);
    PASS();
}

TEST whole_arrays(void)
{
    begin();
    uint32_t code = take();
    AS(&as, FSM_OP_PUSH, 4);
    AS(&as, FSM_OP_FILL, slot_array, level_array | 3 << 16);
    AS(&as, FSM_OP_COPY, slot_array, I(FSM_CONST, 0), level_array | 2u << 16);
    ASSERT(done(code));
    ASSERT_EQ(FSM_STEPPED, send(2000));
    ASSERT_EQ(10, w.inst->slot[slot_array]);
    ASSERT_EQ(20, w.inst->slot[slot_array + 1]);
    ASSERT_EQ(4, w.inst->slot[slot_array + 2]);
    world_close(&w);
    PASS();
}

TEST time_and_states(void)
{
    begin();
    uint32_t code = take();
    AS(&as, FSM_OP_SAVE_LEAF, history);
    AS(&as, FSM_OP_GOTO, 1);
    AS(&as, FSM_OP_PUSH, 500);
    AS(&as, FSM_OP_START, timer);
    AS(&as, FSM_OP_MARK, marks);
    AS(&as, FSM_OP_LOAD, I(FSM_NOW, 0));
    AS(&as, FSM_OP_STORE, slot_when, 3);
    ASSERT_EQ(3, as.var[3].type);
    ASSERT(done(code));
    ASSERT_EQ(FSM_STEPPED, send(2000));
    ASSERT_EQ(0, w.out->from);
    ASSERT_EQ(1, w.out->to);
    ASSERT_EQ(0, w.inst->slot[history]);
    ASSERT_EQ(2500, w.inst->slot[as.timer[timer].slot]);
    ASSERT_EQ(2500, fsm_next_deadline(&as.m, w.inst));
    ASSERT_EQ(1, w.out->timers);
    ASSERT_EQ(2000, w.inst->slot[slot_when]);
    ASSERT_EQ(2000, w.inst->slot[as.window[marks].slot + 2]);
    ASSERT_EQ(MISS, w.inst->slot[as.window[marks].slot + 1]);
    for (int i = 1; i <= 3; i++)
        ASSERT_EQ(FSM_STEPPED, send(2000 + 40 * i));
    int64_t *mark = w.inst->slot + as.window[marks].slot;
    ASSERT_EQ(2040, mark[0]);
    ASSERT_EQ(2120, mark[2]);
    world_close(&w);
    PASS();
}

TEST windows_count_what_is_younger_than_their_length(void)
{
    begin();
    uint32_t count = decide(AS(&as, FSM_OP_WINDOW, marks));
    AS(&as, FSM_OP_RET, 0);
    uint32_t code = take();
    AS(&as, FSM_OP_MARK, marks);
    ASSERT(done(code));
    ASSERT_EQ(FSM_STEPPED, send(2000));
    ASSERT_EQ(FSM_STEPPED, send(2050));
    struct fsm_scene scene = {.shared = w.shared, .inst = w.inst, .now = 2099};
    ASSERT_EQ(2, fsm_eval(&as.m, count, &scene));
    scene.now = 2100;
    ASSERT_EQ(1, fsm_eval(&as.m, count, &scene));
    scene.now = 2150;
    ASSERT_EQ(0, fsm_eval(&as.m, count, &scene));
    world_close(&w);
    PASS();
}

TEST stopping_says_so_only_if_it_ran(void)
{
    begin();
    uint32_t code = take();
    AS(&as, FSM_OP_STOP, timer);
    ASSERT(done(code));
    ASSERT_EQ(FSM_STEPPED, send(2000));
    ASSERT_EQ(0, w.out->timers);
    w.inst->slot[as.timer[timer].slot] = 9000;
    ASSERT_EQ(FSM_STEPPED, send(2000));
    ASSERT_EQ(1, w.out->timers);
    ASSERT_EQ(MISS, w.inst->slot[as.timer[timer].slot]);
    world_close(&w);
    PASS();
}

TEST effects_carry_arguments(void)
{
    begin();
    uint32_t constants = as_constant(&as, 2);
    as_constant(&as, 4);
    as_constant(&as, 6);
    uint16_t list_type = as_optional(&as, small);
    as.type[list_type].optional = 0;
    as.type[list_type].list = 1;
    uint16_t rich = as_effect(&as, "Rich");
    as_effect_arg(&as, rich, "array", level_array);
    as_effect_arg(&as, rich, "list", list_type);
    as_effect_arg(&as, rich, "text", as.var[4].type);
    uint32_t code = take();
    AS(&as, FSM_OP_EMIT, ping);
    AS(&as, FSM_OP_LOAD, I(FSM_FIELD, 0));
    AS(&as, FSM_OP_ARG, 0);
    AS(&as, FSM_OP_EMIT, note);
    AS(&as, FSM_OP_ARGS, I(FSM_INST, slot_array), 3);
    AS(&as, FSM_OP_PUSH, 5);
    AS(&as, FSM_OP_ARG_LIST, constants);
    AS(&as, FSM_OP_TEXT, I(FSM_FIELD, 1));
    AS(&as, FSM_OP_ARG_TEXT, 0);
    AS(&as, FSM_OP_EMIT, rich);
    AS(&as, FSM_OP_EMITTED, note);
    AS(&as, FSM_OP_STORE, slot_x, small);
    ASSERT(done(code));
    ASSERT_EQ(FSM_STEPPED, send(2000));
    ASSERT_EQ(3, w.out->effect_count);
    ASSERT_EQ(0, w.out->effect[0].args);
    ASSERT_EQ(note, w.out->effect[1].effect);
    ASSERT_EQ(4, w.out->arg[w.out->effect[1].arg]);
    ASSERT_EQ(7, w.out->effect[2].args);
    const int64_t *arg = &w.out->arg[w.out->effect[2].arg];
    ASSERT_EQ(7, arg[0]);
    ASSERT_EQ(7, arg[2]);
    ASSERT_EQ(2, arg[3]);
    ASSERT_EQ(2, arg[4]);
    ASSERT_EQ(6, arg[5]);
    ASSERT(fsm_text_is(arg[6], FSM_TEXT_FIELD));
    ASSERT_EQ(1, w.inst->slot[slot_x]);
    world_close(&w);
    PASS();
}

/* ---- refusals: nothing changes, byte for byte ---- */

static bool refused(enum fsm_result expected, uint32_t culprit)
{
    size_t size = fsm_instance_size(&as.m);
    void *before = malloc(size), *shared = malloc(fsm_shared_size(&as.m));
    memcpy(before, w.inst, size);
    memcpy(shared, w.shared, fsm_shared_size(&as.m));
    enum fsm_result result = send(5000);
    bool same = memcmp(before, w.inst, size) == 0 && memcmp(shared, w.shared, fsm_shared_size(&as.m)) == 0;
    bool fine = result == expected && w.out->result == expected && w.out->culprit == culprit && same &&
                w.out->effect_count == 0 && w.out->arg_count == 0 && w.out->timers == 0 && w.out->to == w.out->from;
    if (!fine)
        printf("  %s, culprit %u%s\n", fsm_result_name(result), w.out->culprit, same ? "" : ", changed");
    free(before);
    free(shared);
    world_close(&w);
    return fine;
}

/* A row that changes one of everything, and has yet to fail. */
static uint32_t busy_row(void)
{
    uint32_t code = take();
    AS(&as, FSM_OP_SET, slot_x, 11);
    AS(&as, FSM_OP_PUSH, 1);
    AS(&as, FSM_OP_STORE_SHARED, 0, small);
    AS(&as, FSM_OP_PUSH, 5);
    AS(&as, FSM_OP_START, timer);
    AS(&as, FSM_OP_MARK, marks);
    AS(&as, FSM_OP_EMIT, score);
    AS(&as, FSM_OP_PUSH, 1);
    AS(&as, FSM_OP_STORE, slot_text, as.var[4].type);
    AS(&as, FSM_OP_GOTO, 1);
    return code;
}

TEST a_refused_range_restores_all(void)
{
    begin();
    uint32_t code = busy_row();
    AS(&as, FSM_OP_PUSH, 21);
    AS(&as, FSM_OP_STORE, slot_x, small);
    ASSERT(done(code));
    ASSERT(refused(FSM_RANGE, slot_x));
    begin();
    code = busy_row();
    AS(&as, FSM_OP_PUSH, -6);
    AS(&as, FSM_OP_STORE_SHARED, 0, small);
    ASSERT(done(code));
    ASSERT(refused(FSM_RANGE, FSM_CULPRIT_SHARED));
    begin();
    code = busy_row();
    AS(&as, FSM_OP_PUSH, 3);
    AS(&as, FSM_OP_PUSH, 1);
    AS(&as, FSM_OP_STORE_AT, slot_array, small, 3);
    ASSERT(done(code));
    ASSERT(refused(FSM_RANGE, slot_array));
    begin();
    code = busy_row();
    AS(&as, FSM_OP_LOAD, I(FSM_INST, slot_when));
    AS(&as, FSM_OP_START_AT, timer);
    ASSERT(done(code));
    ASSERT(refused(FSM_RANGE, as.timer[timer].slot));
    begin();
    code = busy_row();
    AS(&as, FSM_OP_COPY, slot_array, I(FSM_CONST, 0), level_array | 3u << 16);
    ASSERT(done(code));
    ASSERT(refused(FSM_RANGE, slot_array + 2));
    PASS();
}

TEST a_refused_limit_restores_all(void)
{
    begin();
    uint32_t code = busy_row();
    AS(&as, FSM_OP_PUSH, 2);
    AS(&as, FSM_OP_STORE, slot_text, as.var[4].type);
    ASSERT(done(code));
    ASSERT(refused(FSM_LIMIT, slot_text));
    begin();
    code = busy_row();
    AS(&as, FSM_OP_EMIT, score);
    AS(&as, FSM_OP_EMIT, score);
    ASSERT(done(code));
    ASSERT(refused(FSM_LIMIT, as.effect[score].slot));
    begin();
    code = busy_row();
    for (int i = 0; i < FSM_EFFECTS_MAX; i++)
        AS(&as, FSM_OP_EMIT, ping);
    ASSERT(done(code));
    ASSERT(refused(FSM_LIMIT, 0));
    PASS();
}

TEST a_gap_in_a_row_restores_all(void)
{
    begin();
    uint32_t code = busy_row();
    AS(&as, FSM_OP_GAP, 0);
    ASSERT(ready(code));
    ASSERT(refused(FSM_NO_ROW, 0));
    begin();
    ASSERT(ready(0));
    ASSERT(refused(FSM_NO_ROW, 0));
    PASS();
}

TEST always_rows_that_do_not_rest_restore_all(void)
{
    begin();
    uint32_t code = busy_row();
    AS(&as, FSM_OP_DONE, 0);
    uint32_t again = take();
    AS(&as, FSM_OP_DONE, 0);
    as_pair(&as, 1, fsm_always(&as.m), again);
    ASSERT(ready(code));
    ASSERT(refused(FSM_LOOP, 0));
    PASS();
}

TEST views_give_their_arguments(void)
{
    begin();
    as.view[0] = (struct fsm_view_def){.name = "Panel", .arg = as.m.arg_count, .args = 2};
    as_arg(&as, "x", small);
    as_arg(&as, "text", as.var[4].type);
    as.view[0].code = AS(&as, FSM_OP_LOAD, I(FSM_INST, slot_x));
    AS(&as, FSM_OP_ARG, 0);
    AS(&as, FSM_OP_LOAD, I(FSM_INST, slot_text));
    AS(&as, FSM_OP_ARG_TEXT, 0);
    AS(&as, FSM_OP_DONE, 0);
    as.m.view_count = 1;
    ASSERT(ready(0));
    fsm_view(&as.m, w.shared, w.inst, 2000, 0, w.out);
    ASSERT_EQ(2, w.out->arg_count);
    ASSERT_EQ(3, w.out->arg[0]);
    ASSERT_EQ(0, fsm_text_of(&as.m, w.inst, NULL, w.out, w.out->arg[1]).length);
    world_close(&w);
    PASS();
}

TEST every_instruction_has_a_name_and_a_length(void)
{
    for (uint32_t op = 0; op < FSM_OPS; op++) {
        ASSERT(fsm_op_head(op) >= 1);
        ASSERT(strcmp(fsm_op_name(op), "?") != 0);
    }
    ASSERT_EQ(0, fsm_op_head(FSM_OPS));
    ASSERT_STR_EQ("?", fsm_op_name(FSM_OPS));
    const uint32_t scan[] = {FSM_I(FSM_OP_SCAN, 0), 0, 5}, huge[] = {FSM_I(FSM_OP_SWITCH, 0), UINT32_MAX, 0};
    ASSERT_EQ(14, fsm_op_words(scan, 0));
    ASSERT_EQ(UINT32_MAX, fsm_op_words(huge, 0));
    PASS();
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_TEST(arithmetic_saturates_and_spreads_missing);
    RUN_TEST(comparisons_with_missing_are_false_but_for_equality);
    RUN_TEST(logic_and_presence);
    RUN_TEST(sets_and_neighbours);
    RUN_TEST(buckets_round_down_also_before_the_epoch);
    RUN_TEST(loads_from_every_space);
    RUN_TEST(arrays_and_data);
    RUN_TEST(calls_return_and_branches_join);
    RUN_TEST(diagrams_part_values);
    RUN_TEST(scans_ask_rows_in_order);
    RUN_TEST(assignments);
    RUN_TEST(whole_arrays);
    RUN_TEST(time_and_states);
    RUN_TEST(windows_count_what_is_younger_than_their_length);
    RUN_TEST(stopping_says_so_only_if_it_ran);
    RUN_TEST(effects_carry_arguments);
    RUN_TEST(a_refused_range_restores_all);
    RUN_TEST(a_refused_limit_restores_all);
    RUN_TEST(a_gap_in_a_row_restores_all);
    RUN_TEST(always_rows_that_do_not_rest_restore_all);
    RUN_TEST(views_give_their_arguments);
    RUN_TEST(every_instruction_has_a_name_and_a_length);
    GREATEST_MAIN_END();
}
