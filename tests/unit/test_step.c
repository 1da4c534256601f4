/* test_step.c: the order of things in time, deferred events, calls and texts: what a step promises beyond its
 * instructions. */
#include "assemble.h"
#include "greatest.h"
#include "text.h"
#include "verify.h"

#define MISS FSM_MISSING
#define I FSM_AT
#define HOUR INT64_C(3600000)

static struct assembly as;
static struct world w;
static uint32_t row;

static void begin(void)
{
    as_begin(&as, "step");
    row = as_row(&as, "| row |");
}

static void start_in(uint16_t leaf)
{
    as.m.start = AS(&as, FSM_OP_GOTO, leaf);
    AS(&as, FSM_OP_DONE, 0);
}

static bool ready(int64_t now)
{
    char why[200];
    if (!fsm_verify(&as.m, why, sizeof why)) {
        printf("  verify: %s\n", why);
        return false;
    }
    w = world_open(&as.m);
    return world_create(&w, now) == FSM_STEPPED;
}

static uint32_t take(void)
{
    return AS(&as, FSM_OP_TAKE, row);
}

static void done(void)
{
    AS(&as, FSM_OP_DONE, 0);
}

/* A row that only goes to a leaf. */
static uint32_t go_to(uint16_t leaf)
{
    uint32_t code = take();
    AS(&as, FSM_OP_GOTO, leaf);
    done();
    return code;
}

static uint32_t answer(enum fsm_result verdict)
{
    return AS(&as, FSM_OP_ANSWER, row, verdict);
}

static void *copy_of(const void *from, size_t size)
{
    void *copy = malloc(size + 1);
    memcpy(copy, from, size);
    return copy;
}

/* ---- timers ---- */

static uint16_t timer[3], log_slot, kick;

/* Three timers that append their number to a decimal log when they expire. */
static void begin_timers(void)
{
    static const char *const names[] = {"a", "b", "c"};
    begin();
    uint16_t number = as_type(&as, FSM_INT, 0, 999999);
    log_slot = as_var(&as, "log", number, 0);
    for (int i = 0; i < 3; i++)
        timer[i] = as_timer(&as, names[i]);
    kick = as_event(&as, "Kick");
    as_leaf(&as, "ONLY");
    for (int i = 0; i < 3; i++) {
        uint32_t code = take();
        for (int k = 0; k < 9; k++)
            AS(&as, FSM_OP_LOAD, I(FSM_INST, log_slot));
        AS(&as, FSM_OP_LOAD, I(FSM_INST, log_slot));
        for (int k = 0; k < 9; k++)
            AS(&as, FSM_OP_ADD, 0);
        AS(&as, FSM_OP_PUSH, i + 1);
        AS(&as, FSM_OP_ADD, 0);
        AS(&as, FSM_OP_STORE, log_slot, number);
        done();
        as_pair(&as, 0, fsm_expired(&as.m, timer[i]), code);
    }
    as_pair(&as, 0, kick, answer(FSM_IGNORED));
    start_in(0);
}

static void set_timer(int i, int64_t deadline)
{
    w.inst->slot[as.timer[timer[i]].slot] = deadline;
}

TEST expiries_come_by_deadline_then_by_declaration(void)
{
    begin_timers();
    ASSERT(ready(0));
    set_timer(0, 30);
    set_timer(1, 10);
    set_timer(2, 10);
    ASSERT_EQ(10, fsm_next_deadline(&as.m, w.inst));
    static const int64_t at[] = {10, 10, 30};
    static const int expected[] = {1, 2, 0};
    for (int i = 0; i < 3; i++) {
        ASSERT_EQ(FSM_STEPPED, world_send(&w, kick, NULL, 100));
        ASSERT_EQ(FSM_BY_TIMER, w.out->cause);
        ASSERT_EQ(at[i], w.out->at);
        ASSERT_EQ(at[i], w.inst->slot[FSM_SLOT_NOW]);
        ASSERT_EQ(fsm_expired(&as.m, timer[expected[i]]), w.out->column);
        ASSERT_EQ(UINT64_C(1) << timer[expected[i]], w.out->timers);
    }
    ASSERT_EQ(FSM_IGNORED, world_send(&w, kick, NULL, 100));
    ASSERT_EQ(FSM_BY_EVENT, w.out->cause);
    ASSERT_EQ(231, w.inst->slot[log_slot]);
    ASSERT_EQ(MISS, fsm_next_deadline(&as.m, w.inst));
    ASSERT_EQ(FSM_IDLE, fsm_advance(&as.m, w.shared, w.inst, 100, w.out));
    world_close(&w);
    PASS();
}

TEST a_deadline_in_the_past_runs_at_the_last_instant(void)
{
    begin_timers();
    ASSERT(ready(50));
    set_timer(0, 20);
    ASSERT_EQ(FSM_STEPPED, fsm_advance(&as.m, w.shared, w.inst, 10, w.out));
    ASSERT_EQ(50, w.out->at);
    set_timer(1, MISS + 1);
    ASSERT_EQ(MISS + 1, fsm_next_deadline(&as.m, w.inst));
    ASSERT_EQ(FSM_STEPPED, fsm_advance(&as.m, w.shared, w.inst, 50, w.out));
    ASSERT_EQ(50, w.out->at);
    set_timer(1, INT64_MAX);
    ASSERT_EQ(FSM_IDLE, fsm_advance(&as.m, w.shared, w.inst, INT64_MAX - 1, w.out));
    ASSERT_EQ(FSM_STEPPED, fsm_advance(&as.m, w.shared, w.inst, INT64_MAX, w.out));
    world_close(&w);
    PASS();
}

TEST time_never_runs_backwards(void)
{
    begin();
    uint16_t when = as_time(&as), slot = as_var(&as, "seen", when, MISS);
    uint16_t tick = as_event(&as, "Tick");
    as_leaf(&as, "ONLY");
    uint32_t code = take();
    AS(&as, FSM_OP_LOAD, I(FSM_NOW, 0));
    AS(&as, FSM_OP_STORE, slot, when);
    done();
    as_pair(&as, 0, tick, code);
    start_in(0);
    ASSERT(ready(100));
    ASSERT_EQ(FSM_STEPPED, world_send(&w, tick, NULL, 200));
    ASSERT_EQ(FSM_STEPPED, world_send(&w, tick, NULL, 150));
    ASSERT_EQ(200, w.out->at);
    ASSERT_EQ(200, w.inst->slot[slot]);
    world_close(&w);
    PASS();
}

TEST a_timer_restarted_in_its_own_expiry_runs_again(void)
{
    begin();
    uint16_t t = as_timer(&as, "beat");
    as_leaf(&as, "ONLY");
    uint32_t code = AS(&as, FSM_OP_CUT, I(FSM_INST, as.timer[t].slot), as_constant(&as, MISS + 1), 0, 0);
    as_patch(&as, code + 2); /* stopped, as it must read */
    take();
    AS(&as, FSM_OP_PUSH, 10);
    AS(&as, FSM_OP_START, t);
    done();
    as_patch(&as, code + 3);
    AS(&as, FSM_OP_GAP, 0);
    as_pair(&as, 0, fsm_expired(&as.m, t), code);
    start_in(0);
    ASSERT(ready(0));
    w.inst->slot[as.timer[t].slot] = 5;
    for (int64_t at = 5; at <= 35; at += 10) {
        ASSERT_EQ(FSM_STEPPED, fsm_advance(&as.m, w.shared, w.inst, 40, w.out));
        ASSERT_EQ(at, w.out->at);
    }
    ASSERT_EQ(FSM_IDLE, fsm_advance(&as.m, w.shared, w.inst, 40, w.out));
    ASSERT_EQ(45, fsm_next_deadline(&as.m, w.inst));
    world_close(&w);
    PASS();
}

TEST a_timer_for_no_time_expires_at_the_same_instant(void)
{
    begin();
    uint16_t t = as_timer(&as, "spin");
    as_leaf(&as, "ONLY");
    uint32_t code = take();
    AS(&as, FSM_OP_PUSH, 0);
    AS(&as, FSM_OP_START, t);
    done();
    as_pair(&as, 0, fsm_expired(&as.m, t), code);
    start_in(0);
    ASSERT(ready(0));
    w.inst->slot[as.timer[t].slot] = 5;
    for (int i = 0; i < 100; i++) {
        ASSERT_EQ(FSM_STEPPED, fsm_advance(&as.m, w.shared, w.inst, 7, w.out));
        ASSERT_EQ(5, w.out->at);
    }
    world_close(&w);
    PASS();
}

TEST a_refused_expiry_stops_its_timer_and_moves_time(void)
{
    begin();
    uint16_t t = as_timer(&as, "t");
    uint16_t small = as_type(&as, FSM_INT, 0, 1), x = as_var(&as, "x", small, 0);
    as_leaf(&as, "ONLY");
    uint32_t code = take();
    AS(&as, FSM_OP_SET, x, 1);
    AS(&as, FSM_OP_PUSH, 2);
    AS(&as, FSM_OP_STORE, x, small);
    done();
    as_pair(&as, 0, fsm_expired(&as.m, t), code);
    start_in(0);
    ASSERT(ready(0));
    w.inst->slot[as.timer[t].slot] = 5;
    ASSERT_EQ(FSM_RANGE, fsm_advance(&as.m, w.shared, w.inst, 9, w.out));
    ASSERT_EQ(FSM_BY_TIMER, w.out->cause);
    ASSERT_EQ(1, w.out->timers);
    ASSERT_EQ(0, w.inst->slot[x]);
    ASSERT_EQ(MISS, w.inst->slot[as.timer[t].slot]);
    ASSERT_EQ(5, w.inst->slot[FSM_SLOT_NOW]);
    ASSERT_EQ(FSM_IDLE, fsm_advance(&as.m, w.shared, w.inst, 9, w.out));
    world_close(&w);
    PASS();
}

/* ---- refills ---- */

static uint16_t quota, quota_type, window_slot, offset_slot, spend;

/* A quota of 3 per window; Spend takes one, timer `a` takes one too. */
static void begin_quota(int64_t window, int64_t offset)
{
    begin();
    quota_type = as_type(&as, FSM_INT, 0, 20);
    uint16_t duration = as_type(&as, FSM_DURATION, -24 * HOUR, 24 * HOUR);
    timer[0] = as_timer(&as, "a");
    window_slot = as_param(&as, "window", duration, window);
    offset_slot = as_param(&as, "offset", duration, offset);
    uint16_t size = as_param(&as, "size", quota_type, 3);
    quota = as_shared(&as, "quota", quota_type, 0);
    uint32_t init = AS(&as, FSM_OP_LOAD, I(FSM_INST, size));
    AS(&as, FSM_OP_RET, 0);
    uint32_t every = AS(&as, FSM_OP_LOAD, I(FSM_INST, window_slot));
    AS(&as, FSM_OP_RET, 0);
    uint32_t zone = AS(&as, FSM_OP_LOAD, I(FSM_INST, offset_slot));
    AS(&as, FSM_OP_RET, 0);
    as_refill(&as, quota, init, every, zone);
    spend = as_event(&as, "Spend");
    as_leaf(&as, "ONLY");
    uint32_t code = take();
    AS(&as, FSM_OP_LOAD, I(FSM_SHARED, 0));
    AS(&as, FSM_OP_PUSH, 1);
    AS(&as, FSM_OP_SUB, 0);
    AS(&as, FSM_OP_STORE_SHARED, 0, quota_type);
    done();
    as_pair(&as, 0, spend, code);
    as_pair(&as, 0, fsm_expired(&as.m, timer[0]), code);
    start_in(0);
}

TEST passed_windows_are_one_refill_with_an_offset(void)
{
    begin_quota(HOUR, HOUR / 2);
    ASSERT(ready(0)); /* windows begin at half past */
    ASSERT_EQ(HOUR / 2, w.shared->slot[as.shared[quota].bucket + 1]);
    ASSERT_EQ(FSM_STEPPED, world_send(&w, spend, NULL, HOUR / 2 - 1));
    ASSERT_EQ(2, w.shared->slot[0]);
    ASSERT_EQ(FSM_STEPPED, world_send(&w, spend, NULL, 4 * HOUR));
    ASSERT_EQ(FSM_BY_REFILL, w.out->cause);
    ASSERT_EQ(quota, w.out->column);
    ASSERT_EQ(3 * HOUR + HOUR / 2, w.out->at);
    ASSERT_EQ(0, w.out->effect_count);
    ASSERT_EQ(0, w.out->row_count);
    ASSERT_EQ(3, w.shared->slot[0]);
    ASSERT_EQ(4, w.shared->slot[as.shared[quota].bucket]);
    ASSERT_EQ(FSM_STEPPED, world_send(&w, spend, NULL, 4 * HOUR));
    ASSERT_EQ(FSM_BY_EVENT, w.out->cause);
    ASSERT_EQ(2, w.shared->slot[0]);
    world_close(&w);
    PASS();
}

TEST a_timer_between_windows_parts_refills(void)
{
    begin_quota(HOUR, 0);
    ASSERT(ready(0));
    w.inst->slot[as.timer[timer[0]].slot] = 2 * HOUR;
    static const enum fsm_cause cause[] = {FSM_BY_REFILL, FSM_BY_TIMER, FSM_BY_REFILL, FSM_BY_EVENT};
    static const int64_t at[] = {2 * HOUR, 2 * HOUR, 5 * HOUR, 5 * HOUR + 1};
    static const int64_t left[] = {3, 2, 3, 2};
    for (int i = 0; i < 4; i++) {
        ASSERT_EQ(FSM_STEPPED, world_send(&w, spend, NULL, 5 * HOUR + 1));
        ASSERT_EQ(cause[i], w.out->cause);
        ASSERT_EQ(at[i], w.out->at);
        ASSERT_EQ(left[i], w.shared->slot[0]);
    }
    world_close(&w);
    PASS();
}

TEST a_window_without_length_never_ends(void)
{
    begin_quota(0, 0);
    ASSERT(ready(0));
    ASSERT_EQ(3, w.shared->slot[0]);
    ASSERT_EQ(FSM_STEPPED, world_send(&w, spend, NULL, INT64_MAX));
    ASSERT_EQ(FSM_BY_EVENT, w.out->cause);
    world_close(&w);
    begin_quota(HOUR, 0);
    ASSERT(ready(0));
    ASSERT_EQ(FSM_STEPPED, world_send(&w, spend, NULL, INT64_MAX));
    ASSERT_EQ(FSM_BY_REFILL, w.out->cause);
    ASSERT_EQ(FSM_STEPPED, world_send(&w, spend, NULL, INT64_MAX));
    ASSERT_EQ(FSM_BY_EVENT, w.out->cause);
    world_close(&w);
    PASS();
}

TEST windows_before_the_epoch(void)
{
    begin_quota(HOUR, 0);
    ASSERT(ready(-HOUR / 2));
    ASSERT_EQ(-1, w.shared->slot[as.shared[quota].bucket]);
    ASSERT_EQ(0, w.shared->slot[as.shared[quota].bucket + 1]);
    world_close(&w);
    PASS();
}

TEST a_refill_out_of_range_moves_on(void)
{
    begin_quota(HOUR, 0);
    ASSERT(ready(0));
    w.inst->slot[offset_slot + 1] = 99; /* size: as no creation would allow */
    ASSERT_EQ(FSM_RANGE, world_send(&w, spend, NULL, HOUR));
    ASSERT_EQ(FSM_BY_REFILL, w.out->cause);
    ASSERT_EQ(FSM_CULPRIT_SHARED, w.out->culprit);
    ASSERT_EQ(3, w.shared->slot[0]);
    ASSERT_EQ(FSM_STEPPED, world_send(&w, spend, NULL, HOUR));
    ASSERT_EQ(FSM_BY_EVENT, w.out->cause);
    world_close(&w);
    PASS();
}

TEST creation_refills_silently_and_restores_on_refusal(void)
{
    int64_t params[3];
    begin_quota(HOUR, 0);
    as.m.start = AS(&as, FSM_OP_LOAD, I(FSM_SHARED, 0));
    AS(&as, FSM_OP_PUSH, 2);
    AS(&as, FSM_OP_SUB, 0);
    AS(&as, FSM_OP_STORE_SHARED, 0, quota_type);
    AS(&as, FSM_OP_LOAD, I(FSM_SHARED, 0));
    AS(&as, FSM_OP_PUSH, 2);
    AS(&as, FSM_OP_SUB, 0);
    AS(&as, FSM_OP_STORE_SHARED, 0, quota_type);
    done();
    char why[100];
    ASSERT(fsm_verify(&as.m, why, sizeof why));
    w = world_open(&as.m);
    fsm_defaults(&as.m, params);
    fsm_shared_init(&as.m, params, 0, w.shared);
    w.shared->slot[0] = 0;
    int64_t *before = copy_of(w.shared, fsm_shared_size(&as.m));
    ASSERT_EQ(FSM_RANGE, fsm_create(&as.m, w.shared, w.inst, params, HOUR, w.out));
    ASSERT_EQ(FSM_BY_CREATION, w.out->cause);
    ASSERT_MEM_EQ(before, w.shared, fsm_shared_size(&as.m));
    params[2] = 4;
    ASSERT_EQ(FSM_STEPPED, fsm_create(&as.m, w.shared, w.inst, params, HOUR, w.out));
    ASSERT_EQ(0, w.shared->slot[0]);
    ASSERT_EQ(MISS, w.out->from);
    params[2] = 21;
    ASSERT_EQ(FSM_RANGE, fsm_create(&as.m, w.shared, w.inst, params, HOUR, w.out));
    ASSERT_EQ(offset_slot + 1u, w.out->culprit);
    fsm_shared_init(&as.m, params, 0, w.shared);
    ASSERT_EQ(20, w.shared->slot[0]);
    free(before);
    world_close(&w);
    PASS();
}

/* ---- deferred events ---- */

static uint16_t say, open_event, shut, said, texts_seen;

/* BUSY defers Say(n, words, more); OPEN takes it and counts; Open goes BUSY -> OPEN, Shut back. */
static void begin_queue(uint16_t limit, uint32_t bytes)
{
    begin();
    uint16_t number = as_type(&as, FSM_INT, 0, 1000), text = as_type(&as, FSM_TEXT, 0, 10);
    uint16_t maybe = as_optional(&as, text);
    as_text(&as, "");
    said = as_var(&as, "said", number, 0);
    texts_seen = as_var(&as, "words", text, 0);
    uint16_t heard = as_effect(&as, "Heard");
    as_effect_arg(&as, heard, "words", text);
    as_effect_arg(&as, heard, "more", maybe);
    say = as_event(&as, "Say");
    as_field(&as, "n", number);
    as_field(&as, "words", text);
    as_field(&as, "more", maybe);
    open_event = as_event(&as, "Open");
    shut = as_event(&as, "Shut");
    as_queue(&as, limit, bytes);
    as_leaf(&as, "BUSY");
    as_leaf(&as, "OPEN");
    uint32_t defer = answer(FSM_DEFERRED);
    as_pair(&as, 0, say, defer);
    as_pair(&as, 0, open_event, go_to(1));
    as_pair(&as, 0, shut, answer(FSM_REJECTED));
    as_pair(&as, 1, shut, go_to(0));
    as_pair(&as, 1, open_event, answer(FSM_IGNORED));
    /* OPEN takes Say; n = 99 shuts, n = 100 leaves its domain, n = 101 is a gap, n = 102 is deferred again */
    uint32_t cut = AS(&as, FSM_OP_SWITCH, I(FSM_FIELD, 0), 103, 0);
    for (int i = 0; i < 103; i++)
        as_word(&as, 0);
    for (int i = 0; i < 99; i++)
        as_patch(&as, cut + 3 + (uint32_t)i);
    take();
    AS(&as, FSM_OP_LOAD, I(FSM_FIELD, 0));
    AS(&as, FSM_OP_STORE, said, number);
    AS(&as, FSM_OP_TEXT, I(FSM_FIELD, 1));
    AS(&as, FSM_OP_STORE, texts_seen, text);
    AS(&as, FSM_OP_LOAD, I(FSM_INST, texts_seen));
    AS(&as, FSM_OP_ARG_TEXT, 0);
    AS(&as, FSM_OP_TEXT, I(FSM_FIELD, 2));
    AS(&as, FSM_OP_ARG_TEXT, 0);
    AS(&as, FSM_OP_EMIT, heard);
    done();
    as_patch(&as, cut + 3 + 99);
    go_to(0);
    as_patch(&as, cut + 3 + 100);
    take();
    AS(&as, FSM_OP_PUSH, -1);
    AS(&as, FSM_OP_STORE, said, number);
    done();
    as_patch(&as, cut + 3 + 101);
    AS(&as, FSM_OP_GAP, 0);
    as_patch(&as, cut + 3 + 102);
    answer(FSM_DEFERRED);
    as_pair(&as, 1, say, cut);
    start_in(0);
}

static enum fsm_result say_at(int64_t now, int64_t n, const char *words, const char *more)
{
    int64_t field[] = {n, 0, more ? 1 : MISS};
    struct fsm_text text[] = {{words, (uint32_t)strlen(words)}, {more, more ? (uint32_t)strlen(more) : 0}};
    struct fsm_event event = {.type = say, .call = 7, .field = field, .text = text};
    return fsm_step(&as.m, w.shared, w.inst, &event, now, w.out);
}

static bool arg_is(int i, const char *expected)
{
    struct fsm_text text = fsm_text_of(&as.m, w.inst, &w.out->released, w.out, w.out->arg[w.out->effect[0].arg + i]);
    return text.length == strlen(expected) && memcmp(text.bytes, expected, text.length) == 0;
}

TEST deferred_events_come_back_in_order_with_their_texts(void)
{
    begin_queue(4, 64);
    ASSERT(ready(0));
    ASSERT_EQ(FSM_DEFERRED, say_at(10, 1, "one", "uno"));
    ASSERT_EQ(10, w.inst->slot[FSM_SLOT_NOW]);
    ASSERT_EQ(FSM_DEFERRED, say_at(20, 2, "", NULL));
    ASSERT_EQ(FSM_DEFERRED, say_at(30, 3, "three", NULL));
    ASSERT_EQ(MISS, fsm_next_deadline(&as.m, w.inst));
    ASSERT_EQ(FSM_STEPPED, world_send(&w, open_event, NULL, 40));
    ASSERT_EQ(3, w.inst->slot[FSM_SLOT_RELEASED]);
    ASSERT_EQ(40, fsm_next_deadline(&as.m, w.inst));
    static const char *const words[] = {"one", "", "three"}, *const more[] = {"uno", "", ""};
    for (int i = 0; i < 3; i++) {
        ASSERT_EQ(FSM_STEPPED, say_at(99, 50, "late", NULL));
        ASSERT_EQ(FSM_BY_RELEASE, w.out->cause);
        ASSERT_EQ(say, w.out->column);
        ASSERT_EQ(40, w.out->at);
        ASSERT_EQ(7, w.out->released.call);
        ASSERT_EQ(i + 1, w.out->released.field[0]);
        ASSERT_EQ(i + 1, w.inst->slot[said]);
        ASSERT(arg_is(0, words[i]));
        ASSERT(arg_is(1, more[i]));
    }
    ASSERT_EQ(FSM_STEPPED, say_at(99, 50, "late", NULL));
    ASSERT_EQ(FSM_BY_EVENT, w.out->cause);
    ASSERT_EQ(50, w.inst->slot[said]);
    for (uint32_t i = as.m.queue_slot; i < as.m.slots; i++)
        ASSERT_EQ(0, w.inst->slot[i]);
    const char *bytes = (const char *)&w.inst->slot[as.m.slots] + as.m.text_bytes;
    for (uint32_t i = 0; i < as.m.queue_bytes; i++)
        ASSERT_EQ(0, bytes[i]);
    world_close(&w);
    PASS();
}

TEST a_change_of_leaf_amid_releases_keeps_the_rest(void)
{
    begin_queue(4, 64);
    ASSERT(ready(0));
    ASSERT_EQ(FSM_DEFERRED, say_at(10, 1, "a", NULL));
    ASSERT_EQ(FSM_DEFERRED, say_at(10, 99, "b", NULL));
    ASSERT_EQ(FSM_DEFERRED, say_at(10, 3, "c", NULL));
    ASSERT_EQ(FSM_STEPPED, world_send(&w, open_event, NULL, 40));
    ASSERT_EQ(FSM_STEPPED, fsm_advance(&as.m, w.shared, w.inst, 40, w.out)); /* 1 */
    ASSERT_EQ(FSM_STEPPED, fsm_advance(&as.m, w.shared, w.inst, 40, w.out)); /* 99 shuts: all are released anew */
    ASSERT_EQ(1, w.inst->slot[FSM_SLOT_RELEASED]);
    ASSERT_EQ(FSM_DEFERRED, fsm_advance(&as.m, w.shared, w.inst, 40, w.out)); /* and 3 is deferred again */
    ASSERT_EQ(FSM_BY_RELEASE, w.out->cause);
    ASSERT_EQ(0, w.inst->slot[FSM_SLOT_RELEASED]);
    ASSERT_EQ(1, w.inst->slot[FSM_SLOT_QUEUED]);
    ASSERT_EQ(FSM_IDLE, fsm_advance(&as.m, w.shared, w.inst, 40, w.out));
    ASSERT_EQ(FSM_STEPPED, world_send(&w, open_event, NULL, 41));
    ASSERT_EQ(FSM_STEPPED, fsm_advance(&as.m, w.shared, w.inst, 41, w.out));
    ASSERT_EQ(3, w.inst->slot[said]);
    ASSERT(arg_is(0, "c"));
    world_close(&w);
    PASS();
}

TEST a_released_event_deferred_again_goes_to_the_tail(void)
{
    begin_queue(3, 64);
    ASSERT(ready(0));
    ASSERT_EQ(FSM_DEFERRED, say_at(10, 102, "x", "y"));
    ASSERT_EQ(FSM_DEFERRED, say_at(10, 2, "b", NULL));
    ASSERT_EQ(FSM_STEPPED, world_send(&w, open_event, NULL, 40));
    ASSERT_EQ(FSM_DEFERRED, fsm_advance(&as.m, w.shared, w.inst, 40, w.out));
    ASSERT_EQ(2, w.inst->slot[FSM_SLOT_QUEUED]);
    ASSERT_EQ(1, w.inst->slot[FSM_SLOT_RELEASED]);
    ASSERT_EQ(FSM_STEPPED, fsm_advance(&as.m, w.shared, w.inst, 40, w.out));
    ASSERT_EQ(2, w.inst->slot[said]);
    ASSERT(arg_is(0, "b"));
    ASSERT_EQ(FSM_IDLE, fsm_advance(&as.m, w.shared, w.inst, 40, w.out));
    ASSERT_EQ(102, w.inst->slot[as.m.queue_slot + 2]);
    ASSERT_EQ(7, w.inst->slot[as.m.queue_slot + 1]);
    world_close(&w);
    PASS();
}

TEST a_refused_release_drops_the_event_alone(void)
{
    begin_queue(4, 64);
    ASSERT(ready(0));
    ASSERT_EQ(FSM_DEFERRED, say_at(10, 100, "a", NULL));
    ASSERT_EQ(FSM_DEFERRED, say_at(10, 101, "b", NULL));
    ASSERT_EQ(FSM_DEFERRED, say_at(10, 3, "c", NULL));
    ASSERT_EQ(FSM_STEPPED, world_send(&w, open_event, NULL, 40));
    ASSERT_EQ(FSM_RANGE, fsm_advance(&as.m, w.shared, w.inst, 40, w.out));
    ASSERT_EQ(FSM_BY_RELEASE, w.out->cause);
    ASSERT_EQ(FSM_NO_ROW, fsm_advance(&as.m, w.shared, w.inst, 40, w.out));
    ASSERT_EQ(FSM_STEPPED, fsm_advance(&as.m, w.shared, w.inst, 40, w.out));
    ASSERT_EQ(3, w.inst->slot[said]);
    ASSERT_EQ(0, w.inst->slot[FSM_SLOT_QUEUED]);
    world_close(&w);
    PASS();
}

TEST a_full_queue_refuses_and_keeps_every_byte(void)
{
    begin_queue(2, 8);
    ASSERT(ready(0));
    ASSERT_EQ(FSM_DEFERRED, say_at(10, 1, "12345", NULL));
    size_t size = fsm_instance_size(&as.m);
    void *before = copy_of(w.inst, size);
    ASSERT_EQ(FSM_LIMIT, say_at(20, 2, "1234", NULL));
    ASSERT_MEM_EQ(before, w.inst, size);
    ASSERT_EQ(FSM_LIMIT, say_at(20, 2, "12", "34"));
    ASSERT_MEM_EQ(before, w.inst, size);
    free(before);
    ASSERT_EQ(FSM_DEFERRED, say_at(20, 2, "12", "3"));
    before = copy_of(w.inst, size);
    ASSERT_EQ(FSM_LIMIT, say_at(30, 3, "", NULL));
    ASSERT_MEM_EQ(before, w.inst, size);
    free(before);
    world_close(&w);
    PASS();
}

/* ---- what comes from outside ---- */

TEST events_are_checked_before_anything_runs(void)
{
    begin_queue(2, 8);
    ASSERT(ready(5));
    size_t size = fsm_instance_size(&as.m);
    void *before = copy_of(w.inst, size);
    ASSERT_EQ(FSM_BAD_EVENT, world_send(&w, 3, NULL, 10));
    ASSERT_EQ(FSM_BAD_EVENT, world_send(&w, UINT16_MAX, NULL, 10));
    ASSERT_EQ(FSM_BAD_FIELD, say_at(10, 1001, "a", NULL));
    ASSERT_EQ(0, w.out->culprit);
    ASSERT_EQ(FSM_BAD_FIELD, say_at(10, MISS, "a", NULL));
    ASSERT_EQ(FSM_BAD_FIELD, say_at(10, 1, "12345678901", NULL));
    ASSERT_EQ(1, w.out->culprit);
    ASSERT_EQ(FSM_BAD_FIELD, say_at(10, 1, "", "\xff"));
    ASSERT_EQ(2, w.out->culprit);
    int64_t field[] = {1, 2, MISS}, missing[] = {1, MISS, MISS};
    struct fsm_text text[2] = {{"", 0}, {"", 0}};
    struct fsm_event event = {.type = say, .field = field, .text = text};
    ASSERT_EQ(FSM_BAD_FIELD, fsm_step(&as.m, w.shared, w.inst, &event, 10, w.out));
    event.field = missing;
    ASSERT_EQ(FSM_BAD_FIELD, fsm_step(&as.m, w.shared, w.inst, &event, 10, w.out));
    ASSERT_EQ(FSM_REJECTED, world_send(&w, shut, NULL, 10));
    ASSERT_EQ(1, w.out->row_count);
    ASSERT_MEM_EQ(before, w.inst, size);
    free(before);
    world_close(&w);
    PASS();
}

TEST utf8_is_checked_to_the_letter(void)
{
    static const struct {
        const char *bytes;
        bool valid;
    } cases[] = {{"", true},
                 {"plain", true},
                 {"\xc3\xa9", true},
                 {"\xc3", false},
                 {"\xc0\x80", false},
                 {"\xe2\x82\xac", true},
                 {"\xe2\x82", false},
                 {"\xe0\x9f\xbf", false},
                 {"\xed\xa0\x80", false},
                 {"\xf0\x9f\x98\x80", true},
                 {"\xf0\x8f\xbf\xbf", false},
                 {"\x80", false},
                 {"\xf4\x8f\xbf\xbf", true},
                 {"\xf4\x90\x80\x80", false},
                 {"\xf5\x80\x80\x80", false},
                 {"a\xe2\x28\xa1", false}};
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
        ASSERT_EQ(cases[i].valid, fsm_utf8_valid(cases[i].bytes, strlen(cases[i].bytes)));
    ASSERT(fsm_utf8_valid("\0", 1));
    PASS();
}

/* ---- calls ---- */

static uint16_t ask_event, reply, score_slot;

/* Ask calls; Reply comes back: n = 0 is taken, 1 ignored, 2 rejected, 3 a gap. */
static void begin_calls(enum fsm_call_mode mode, uint16_t calls)
{
    begin();
    uint16_t number = as_type(&as, FSM_INT, 0, 3);
    uint16_t score = as_effect(&as, "Score");
    as_calls(&as, score, mode, calls);
    score_slot = as.effect[score].slot;
    ask_event = as_event(&as, "Ask");
    reply = as_event(&as, "Reply");
    as_field(&as, "n", number);
    as.event[reply].reply_to = score;
    as.effect[score].reply = reply;
    as_queue(&as, 2, 0);
    as_leaf(&as, "ONLY");
    uint32_t ask_code = take();
    AS(&as, FSM_OP_EMIT, score);
    done();
    as_pair(&as, 0, ask_event, ask_code);
    uint32_t code = AS(&as, FSM_OP_SWITCH, I(FSM_FIELD, 0), 4, 0, 0, 0, 0, 0);
    as_patch(&as, code + 3);
    take();
    done();
    as_patch(&as, code + 4);
    answer(FSM_IGNORED);
    as_patch(&as, code + 5);
    answer(FSM_REJECTED);
    as_patch(&as, code + 6);
    AS(&as, FSM_OP_GAP, 0);
    as_pair(&as, 0, reply, code);
    start_in(0);
}

static enum fsm_result reply_to(uint32_t call, int64_t n, int64_t now)
{
    struct fsm_event event = {.type = reply, .call = call, .field = &n};
    return fsm_step(&as.m, w.shared, w.inst, &event, now, w.out);
}

TEST once_refuses_a_second_call(void)
{
    begin_calls(FSM_ONCE, 1);
    ASSERT(ready(0));
    ASSERT_EQ(FSM_SUPERSEDED, reply_to(0, 0, 1));
    ASSERT_EQ(FSM_STEPPED, world_send(&w, ask_event, NULL, 1));
    ASSERT_EQ(1, w.out->effect[0].call);
    ASSERT_EQ(FSM_LIMIT, world_send(&w, ask_event, NULL, 2));
    ASSERT_EQ(1, w.inst->slot[FSM_SLOT_CALL]);
    ASSERT_EQ(FSM_SUPERSEDED, reply_to(2, 0, 3));
    ASSERT_EQ(FSM_STEPPED, reply_to(1, 0, 3));
    ASSERT_EQ(MISS, w.inst->slot[score_slot]);
    ASSERT_EQ(FSM_SUPERSEDED, reply_to(1, 0, 3));
    ASSERT_EQ(FSM_STEPPED, world_send(&w, ask_event, NULL, 4));
    ASSERT_EQ(2, w.out->effect[0].call);
    world_close(&w);
    PASS();
}

TEST latest_supersedes_the_older_call(void)
{
    begin_calls(FSM_LATEST, 1);
    ASSERT(ready(0));
    ASSERT_EQ(FSM_STEPPED, world_send(&w, ask_event, NULL, 1));
    ASSERT_EQ(FSM_STEPPED, world_send(&w, ask_event, NULL, 2));
    ASSERT_EQ(2, w.out->effect[0].call);
    ASSERT_EQ(FSM_SUPERSEDED, reply_to(1, 0, 3));
    ASSERT_EQ(FSM_STEPPED, reply_to(0, 0, 3));
    world_close(&w);
    PASS();
}

TEST queued_calls_end_in_any_order(void)
{
    begin_calls(FSM_QUEUE, 3);
    ASSERT(ready(0));
    for (int i = 1; i <= 3; i++)
        ASSERT_EQ(FSM_STEPPED, world_send(&w, ask_event, NULL, i));
    ASSERT_EQ(FSM_LIMIT, world_send(&w, ask_event, NULL, 4));
    ASSERT_EQ(FSM_STEPPED, reply_to(2, 0, 5));
    ASSERT_EQ(1, w.inst->slot[score_slot]);
    ASSERT_EQ(3, w.inst->slot[score_slot + 1]);
    ASSERT_EQ(MISS, w.inst->slot[score_slot + 2]);
    ASSERT_EQ(FSM_STEPPED, reply_to(0, 0, 5));
    ASSERT_EQ(3, w.inst->slot[score_slot]);
    ASSERT_EQ(FSM_STEPPED, world_send(&w, ask_event, NULL, 6));
    ASSERT_EQ(4, w.inst->slot[score_slot + 1]);
    world_close(&w);
    PASS();
}

TEST any_verdict_ends_a_call_but_a_refusal_does_not(void)
{
    begin_calls(FSM_QUEUE, 3);
    ASSERT(ready(0));
    for (int i = 1; i <= 3; i++)
        ASSERT_EQ(FSM_STEPPED, world_send(&w, ask_event, NULL, i));
    size_t size = fsm_instance_size(&as.m);
    void *before = copy_of(w.inst, size);
    for (uint32_t call = 0; call <= 3; call++) {
        ASSERT_EQ(FSM_NO_ROW, reply_to(call, 3, 9));
        ASSERT_MEM_EQ(before, w.inst, size);
    }
    ASSERT_EQ(FSM_SUPERSEDED, reply_to(4, 3, 9));
    ASSERT_MEM_EQ(before, w.inst, size);
    ASSERT_EQ(FSM_IGNORED, reply_to(1, 1, 9));
    ASSERT_EQ(2, w.inst->slot[score_slot]);
    ASSERT_EQ(9, w.inst->slot[FSM_SLOT_NOW]);
    ASSERT_EQ(FSM_REJECTED, reply_to(2, 2, 9));
    ASSERT_EQ(3, w.inst->slot[score_slot]);
    free(before);
    world_close(&w);
    PASS();
}

TEST call_numbers_do_not_wrap(void)
{
    begin_calls(FSM_LATEST, 1);
    ASSERT(ready(0));
    w.inst->slot[FSM_SLOT_CALL] = UINT32_MAX - 1;
    ASSERT_EQ(FSM_STEPPED, world_send(&w, ask_event, NULL, 1));
    ASSERT_EQ(UINT32_MAX, w.out->effect[0].call);
    ASSERT_EQ(FSM_LIMIT, world_send(&w, ask_event, NULL, 1));
    world_close(&w);
    PASS();
}

/* ---- texts ---- */

static uint16_t swap, first, second, shown;

TEST texts_swap_and_effects_keep_the_value_of_their_moment(void)
{
    begin();
    uint16_t text = as_type(&as, FSM_TEXT, 0, 10), maybe = as_optional(&as, text);
    uint32_t one = as_text(&as, "one"), three = as_text(&as, "three");
    first = as_var(&as, "first", text, one);
    second = as_var(&as, "second", text, three);
    uint16_t third = as_var(&as, "third", maybe, MISS);
    shown = as_effect(&as, "Shown");
    as_effect_arg(&as, shown, "a", text);
    as_effect_arg(&as, shown, "b", text);
    swap = as_event(&as, "Swap");
    as_leaf(&as, "ONLY");
    uint32_t code = take();
    AS(&as, FSM_OP_LOAD, I(FSM_INST, first));
    AS(&as, FSM_OP_STORE, third, maybe);
    AS(&as, FSM_OP_LOAD, I(FSM_INST, second));
    AS(&as, FSM_OP_STORE, first, text);
    AS(&as, FSM_OP_LOAD, I(FSM_OLD, first));
    AS(&as, FSM_OP_STORE, second, text);
    AS(&as, FSM_OP_LOAD, I(FSM_INST, first));
    AS(&as, FSM_OP_ARG_TEXT, 0);
    AS(&as, FSM_OP_LOAD, I(FSM_INST, second));
    AS(&as, FSM_OP_ARG_TEXT, 0);
    AS(&as, FSM_OP_EMIT, shown);
    done();
    as_pair(&as, 0, swap, code);
    start_in(0);
    ASSERT(ready(0));
    ASSERT_EQ(MISS, w.inst->slot[third]);
    for (int i = 0; i < 4; i++) {
        const char *a = i % 2 ? "one" : "three", *b = i % 2 ? "three" : "one";
        ASSERT_EQ(FSM_STEPPED, world_send(&w, swap, NULL, i));
        ASSERT(arg_is(0, a));
        ASSERT(arg_is(1, b));
        struct fsm_text text_a = fsm_text_of(&as.m, w.inst, NULL, NULL, w.inst->slot[first]);
        ASSERT_EQ(strlen(a), text_a.length);
        ASSERT_EQ(0, memcmp(a, text_a.bytes, text_a.length));
        struct fsm_text text_c = fsm_text_of(&as.m, w.inst, NULL, NULL, w.inst->slot[third]);
        ASSERT_EQ(strlen(b), text_c.length);
    }
    /* a copy of the bytes is a copy of the instance */
    struct fsm_instance *copy = copy_of(w.inst, fsm_instance_size(&as.m));
    memset(w.inst, 0xee, fsm_instance_size(&as.m));
    ASSERT_EQ(3, fsm_text_of(&as.m, copy, NULL, NULL, copy->slot[first]).length);
    free(copy);
    world_close(&w);
    PASS();
}

TEST a_shorter_text_leaves_no_trace(void)
{
    begin_queue(2, 64);
    as_pair(&as, 0, say, as.pair[fsm_columns(&as.m) + say].code);
    ASSERT(ready(0));
    ASSERT_EQ(FSM_STEPPED, say_at(1, 5, "", NULL));
    size_t size = fsm_instance_size(&as.m);
    void *before = copy_of(w.inst, size);
    ASSERT_EQ(FSM_STEPPED, say_at(1, 5, "long words", NULL));
    ASSERT(memcmp(before, w.inst, size) != 0);
    ASSERT_EQ(FSM_STEPPED, say_at(1, 5, "", NULL));
    ASSERT_MEM_EQ(before, w.inst, size);
    free(before);
    world_close(&w);
    PASS();
}

/* ---- always ---- */

TEST always_rows_follow_and_see_old_values_of_their_own(void)
{
    begin();
    uint16_t number = as_type(&as, FSM_INT, 0, 100);
    uint16_t x = as_var(&as, "x", number, 0), y = as_var(&as, "y", number, 0);
    uint16_t bump = as_event(&as, "Bump");
    as_leaf(&as, "A");
    as_leaf(&as, "B");
    uint32_t limit = as_constant(&as, 5);
    uint32_t code = take();
    AS(&as, FSM_OP_SET, x, 1);
    AS(&as, FSM_OP_SET, y, 0);
    AS(&as, FSM_OP_GOTO, 1);
    done();
    as_pair(&as, 0, bump, code);
    as_pair(&as, 1, bump, answer(FSM_IGNORED));
    code = AS(&as, FSM_OP_CUT, I(FSM_OLD, x), limit, 0, 0); /* while x < 5: x = x + 1; y = old x */
    as_patch(&as, code + 2);
    take();
    AS(&as, FSM_OP_LOAD, I(FSM_INST, x));
    AS(&as, FSM_OP_PUSH, 1);
    AS(&as, FSM_OP_ADD, 0);
    AS(&as, FSM_OP_STORE, x, number);
    AS(&as, FSM_OP_LOAD, I(FSM_OLD, x));
    AS(&as, FSM_OP_STORE, y, number);
    done();
    as_patch(&as, code + 3);
    AS(&as, FSM_OP_GAP, 0);
    as_pair(&as, 1, fsm_always(&as.m), code);
    start_in(0);
    ASSERT(ready(0));
    ASSERT_EQ(FSM_STEPPED, world_send(&w, bump, NULL, 1));
    ASSERT_EQ(5, w.inst->slot[x]);
    ASSERT_EQ(4, w.inst->slot[y]);
    ASSERT_EQ(5, w.out->row_count);
    ASSERT_EQ(1, w.out->to);
    w.inst->slot[x] = 0;
    ASSERT_EQ(FSM_IGNORED, world_send(&w, bump, NULL, 2));
    ASSERT_EQ(0, w.inst->slot[x]);
    world_close(&w);
    PASS();
}

TEST results_have_names(void)
{
    for (int r = 0; r < FSM_RESULTS; r++)
        ASSERT(strcmp("?", fsm_result_name((enum fsm_result)r)) != 0);
    ASSERT_STR_EQ("no_row", fsm_result_name(FSM_NO_ROW));
    ASSERT_STR_EQ("?", fsm_result_name(FSM_RESULTS));
    PASS();
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_TEST(expiries_come_by_deadline_then_by_declaration);
    RUN_TEST(a_deadline_in_the_past_runs_at_the_last_instant);
    RUN_TEST(time_never_runs_backwards);
    RUN_TEST(a_timer_restarted_in_its_own_expiry_runs_again);
    RUN_TEST(a_timer_for_no_time_expires_at_the_same_instant);
    RUN_TEST(a_refused_expiry_stops_its_timer_and_moves_time);
    RUN_TEST(passed_windows_are_one_refill_with_an_offset);
    RUN_TEST(a_timer_between_windows_parts_refills);
    RUN_TEST(a_window_without_length_never_ends);
    RUN_TEST(windows_before_the_epoch);
    RUN_TEST(a_refill_out_of_range_moves_on);
    RUN_TEST(creation_refills_silently_and_restores_on_refusal);
    RUN_TEST(deferred_events_come_back_in_order_with_their_texts);
    RUN_TEST(a_change_of_leaf_amid_releases_keeps_the_rest);
    RUN_TEST(a_released_event_deferred_again_goes_to_the_tail);
    RUN_TEST(a_refused_release_drops_the_event_alone);
    RUN_TEST(a_full_queue_refuses_and_keeps_every_byte);
    RUN_TEST(events_are_checked_before_anything_runs);
    RUN_TEST(utf8_is_checked_to_the_letter);
    RUN_TEST(once_refuses_a_second_call);
    RUN_TEST(latest_supersedes_the_older_call);
    RUN_TEST(queued_calls_end_in_any_order);
    RUN_TEST(any_verdict_ends_a_call_but_a_refusal_does_not);
    RUN_TEST(call_numbers_do_not_wrap);
    RUN_TEST(texts_swap_and_effects_keep_the_value_of_their_moment);
    RUN_TEST(a_shorter_text_leaves_no_trace);
    RUN_TEST(always_rows_follow_and_see_old_values_of_their_own);
    RUN_TEST(results_have_names);
    GREATEST_MAIN_END();
}
