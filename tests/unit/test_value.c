/* test_value.c: values as text and back; and why rows match or do not. */
#include "explain.h"
#include "greatest.h"
#include "rich.h"
#include "value.h"
#include "verify.h"

#define MISS FSM_MISSING

static struct rich rich;
static const struct fsm_machine *m;

static const struct fsm_type *plain(enum fsm_kind kind, unsigned scale)
{
    static struct fsm_type type;
    type = (struct fsm_type){.kind = (uint8_t)kind,
                             .scale = (uint8_t)scale,
                             .optional = 1,
                             .names = 0,
                             .index = UINT16_MAX,
                             .count = 1,
                             .lo = MISS + 1,
                             .hi = INT64_MAX};
    return &type;
}

TEST values_print_and_parse_back(void)
{
    static const struct {
        enum fsm_kind kind;
        unsigned scale;
        int64_t value;
        const char *text;
    } cases[] = {
        {FSM_BOOL, 0, 1, "true"},
        {FSM_BOOL, 0, 0, "false"},
        {FSM_BOOL, 0, MISS, "missing"},
        {FSM_NAMED, 0, 2, "high"},
        {FSM_STATE, 0, 1, "BUSY"},
        {FSM_ROW, 0, 0, "high"},
        {FSM_INT, 0, -12, "-12"},
        {FSM_INT, 0, INT64_MAX, "9223372036854775807"},
        {FSM_INT, 0, MISS + 1, "-9223372036854775807"},
        {FSM_INT, 2, 70, "0.70"},
        {FSM_INT, 2, -5, "-0.05"},
        {FSM_INT, 3, 12345, "12.345"},
        {FSM_DURATION, 0, 0, "0s"},
        {FSM_DURATION, 0, 180000, "3m"},
        {FSM_DURATION, 0, 5400000, "1h30m"},
        {FSM_DURATION, 0, 800, "800ms"},
        {FSM_DURATION, 0, -50400000, "-14h"},
        {FSM_DURATION, 0, 90061001, "25h1m1s1ms"},
        {FSM_TIME, 0, 0, "1970-01-01T00:00:00.000Z"},
        {FSM_TIME, 0, -1, "1969-12-31T23:59:59.999Z"},
        {FSM_TIME, 0, INT64_C(951782400000), "2000-02-29T00:00:00.000Z"},
        {FSM_TIME, 0, INT64_C(1798761599999), "2026-12-31T23:59:59.999Z"},
        {FSM_TIME, 0, INT64_C(253402300799999), "9999-12-31T23:59:59.999Z"},
        {FSM_TIME, 0, INT64_C(253402300800000), "+010000-01-01T00:00:00.000Z"},
        {FSM_TIME, 0, INT64_C(-62167219200000), "0000-01-01T00:00:00.000Z"},
        {FSM_TIME, 0, INT64_C(-62167219200001), "-000001-12-31T23:59:59.999Z"},
        {FSM_TIME, 0, INT64_MAX, "+292278994-08-17T07:12:55.807Z"},
        {FSM_TIME, 0, MISS + 1, "-292275055-05-16T16:47:04.193Z"},
        {FSM_SET, 0, 5, "{low, high}"},
        {FSM_SET, 0, 0, "{}"},
    };
    m = rich_build(&rich);
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        char text[80];
        int64_t back = 77;
        const struct fsm_type *type = plain(cases[i].kind, cases[i].scale);
        ASSERT_EQ(strlen(cases[i].text), fsm_value_print(m, type, cases[i].value, text, sizeof text));
        ASSERT_STR_EQ(cases[i].text, text);
        ASSERT(fsm_value_parse(m, type, text, &back));
        ASSERT_EQ(cases[i].value, back);
    }
    PASS();
}

TEST other_spellings_parse(void)
{
    int64_t v;
    ASSERT(fsm_value_parse(m, plain(FSM_DURATION, 0), "1500", &v));
    ASSERT_EQ(1500, v);
    ASSERT(fsm_value_parse(m, plain(FSM_DURATION, 0), "1d2h", &v));
    ASSERT_EQ(93600000, v);
    ASSERT(fsm_value_parse(m, plain(FSM_INT, 2), "1", &v));
    ASSERT_EQ(100, v);
    ASSERT(fsm_value_parse(m, plain(FSM_INT, 2), "1.5", &v));
    ASSERT_EQ(150, v);
    ASSERT(fsm_value_parse(m, plain(FSM_SET, 0), "{ high,low }", &v));
    ASSERT_EQ(5, v);
    PASS();
}

TEST nonsense_does_not_parse(void)
{
    static const struct {
        enum fsm_kind kind;
        unsigned scale;
        const char *text;
    } cases[] = {
        {FSM_BOOL, 0, "yes"},
        {FSM_BOOL, 0, ""},
        {FSM_NAMED, 0, "lo"},
        {FSM_NAMED, 0, "lowest"},
        {FSM_NAMED, 0, ""},
        {FSM_INT, 0, "1.0"},
        {FSM_INT, 0, ""},
        {FSM_INT, 0, "-"},
        {FSM_INT, 0, "1x"},
        {FSM_INT, 0, " 1"},
        {FSM_INT, 2, "0.705"},
        {FSM_INT, 2, "0."},
        {FSM_INT, 2, ".5"},
        {FSM_INT, 0, "9223372036854775808"},
        {FSM_INT, 18, "9223372036854775807"},
        {FSM_DURATION, 0, "3x"},
        {FSM_DURATION, 0, "3m1h"},
        {FSM_DURATION, 0, "1m1m"},
        {FSM_DURATION, 0, "m"},
        {FSM_DURATION, 0, "1m5"},
        {FSM_DURATION, 0, "9999999999999d"},
        {FSM_TIME, 0, "2026-01-01"},
        {FSM_TIME, 0, "2026-13-01T00:00:00.000Z"},
        {FSM_TIME, 0, "2025-02-29T00:00:00.000Z"},
        {FSM_TIME, 0, "2026-01-01T24:00:00.000Z"},
        {FSM_TIME, 0, "2026-01-01T00:00:00Z"},
        {FSM_TIME, 0, "2026-01-01T00:00:00.000"},
        {FSM_TIME, 0, "26-01-01T00:00:00.000Z"},
        {FSM_TIME, 0, "2026-00-01T00:00:00.000Z"},
        {FSM_TIME, 0, "2026-01-00T00:00:00.000Z"},
        {FSM_TIME, 0, "+292278994-08-17T07:12:55.808Z"},
        {FSM_TIME, 0, "-292275055-05-16T16:47:04.192Z"},
        {FSM_TIME, 0, "+999999999-01-01T00:00:00.000Z"},
        {FSM_SET, 0, "low"},
        {FSM_SET, 0, "{low"},
        {FSM_SET, 0, "{low high}"},
        {FSM_SET, 0, "{nope}"},
        {FSM_SET, 0, "{"},
        {FSM_ROW, 0, "5x"},
        {FSM_TEXT, 0, "text"},
        {FSM_STATE, 0, "OUTER"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        int64_t v = 77;
        if (fsm_value_parse(m, plain(cases[i].kind, cases[i].scale), cases[i].text, &v))
            FAILm(cases[i].text);
        ASSERT_EQ(77, v);
    }
    struct fsm_type bounded = *plain(FSM_INT, 0);
    int64_t v;
    bounded.hi = 20;
    bounded.optional = 0;
    ASSERT(fsm_value_parse(m, &bounded, "20", &v));
    ASSERT_FALSE(fsm_value_parse(m, &bounded, "21", &v));
    ASSERT_FALSE(fsm_value_parse(m, &bounded, "missing", &v));
    PASS();
}

TEST printing_needs_no_machine_and_counts_beyond_its_room(void)
{
    char text[4];
    ASSERT_EQ(5, fsm_value_print(NULL, plain(FSM_DURATION, 0), 800, text, sizeof text));
    ASSERT_STR_EQ("800", text);
    ASSERT_EQ(5, fsm_value_print(NULL, plain(FSM_DURATION, 0), 800, NULL, 0));
    ASSERT_EQ(1, fsm_value_print(NULL, plain(FSM_NAMED, 0), 2, text, sizeof text));
    ASSERT_EQ(2, fsm_value_print(m, plain(FSM_TEXT, 0), 0, text, sizeof text));
    ASSERT_STR_EQ("\"\"", text);
    PASS();
}

TEST every_instant_of_some_years_comes_back(void)
{
    const struct fsm_type *type = plain(FSM_TIME, 0);
    for (int64_t day = -800000; day < 800000; day += 97) {
        char text[40];
        int64_t back, at = day * 86400000 + (day & 0xfff) * 17;
        fsm_value_print(NULL, type, at, text, sizeof text);
        ASSERT(fsm_value_parse(NULL, type, text, &back));
        ASSERT_EQ(at, back);
    }
    PASS();
}

/* ---- explanations ---- */

TEST a_row_is_explained_by_its_first_failing_cell(void)
{
    char why[200];
    struct fsm_reason reason[2];
    m = rich_build(&rich);
    ASSERTm(why, fsm_verify(m, why, sizeof why));
    struct world w = world_open(m);
    ASSERT_EQ(FSM_STEPPED, world_create(&w, 0));
    w.inst->slot[FSM_SLOT_LEAF] = 2;
    int64_t field[] = {0, 0};
    struct fsm_scene scene = {.shared = w.shared, .inst = w.inst, .field = field, .now = 0};
    ASSERT_EQ(1, fsm_explain(m, &scene, 2, rich.talk, reason, 2));
    ASSERT(reason[0].matches && reason[0].chosen);
    field[0] = 2;
    ASSERT_EQ(1, fsm_explain(m, &scene, 2, rich.talk, reason, 2));
    ASSERT_FALSE(reason[0].matches || reason[0].chosen);
    ASSERT_EQ(0, reason[0].cell);
    ASSERT_EQ(2, reason[0].value);
    field[0] = MISS;
    ASSERT_EQ(1, fsm_explain(m, &scene, 2, rich.talk, reason, 2));
    ASSERT_EQ(MISS, reason[0].value);
    ASSERT_EQ(1, fsm_explain(m, &scene, 2, rich.talk, NULL, 0));
    ASSERT_EQ(0, fsm_explain(m, &scene, 0, rich.hop, reason, 2));
    ASSERT_EQ(0, fsm_explain(m, &scene, 0, fsm_expired(m, 0), reason, 2));
    ASSERT_EQ(1, fsm_explain_decision(m, &scene, 2, 0, reason, 2));
    ASSERT_FALSE(reason[0].matches);
    ASSERT_EQ(UINT16_MAX, fsm_test_decision(m, 0));
    world_close(&w);
    PASS();
}

/* Three rows on a timer and a decision: in `expired` the timer reads stopped. */
TEST an_expiry_is_explained_with_its_timer_stopped(void)
{
    static struct assembly as;
    char why[200];
    struct fsm_reason reason[3];
    as_begin(&as, "explained");
    uint16_t x = as_var(&as, "x", as_type(&as, FSM_INT, 0, 9), 4), t = as_timer(&as, "t");
    as_leaf(&as, "ONLY");
    uint32_t present = as_constant(&as, MISS + 1), five = as_constant(&as, 5);
    uint16_t when = as_time(&as);
    uint32_t function = AS(&as, FSM_OP_LOAD, FSM_AT(FSM_INST, x));
    AS(&as, FSM_OP_RET, 0);
    as.decision[as.m.decision_count++] =
        (struct fsm_decision_def){.name = "d", .rows = 3, .policy = FSM_COLLECT, .code = function};
    as.test[0] = (struct fsm_test){"t", AS(&as, FSM_OP_LOAD, FSM_AT(FSM_INST, as.timer[t].slot)), when, 1, present};
    AS(&as, FSM_OP_RET, 0);
    as.test[1] = (struct fsm_test){"d", AS(&as, FSM_OP_CALL, function), 0, 1, five};
    AS(&as, FSM_OP_RET, 0);
    as.m.test_count = 2;
    static const uint64_t atoms[][2] = {{2, 3}, {1, 1}, {3, 3}}; /* running, any; stopped, < 5; any, any */
    for (int i = 0; i < 3; i++) {
        uint32_t row = as_row(&as, "row");
        as.row[row].cells = 2;
        for (uint16_t k = 0; k < 2; k++) {
            as.mask[as.m.mask_count] = atoms[i][k];
            as.cell[as.m.cell_count++] = (struct fsm_cell){"cell", k, as.m.mask_count++};
        }
        as.pair_row[as.m.pair_row_count++] = row;
    }
    as.pair[fsm_expired(&as.m, t)].rows = 3;
    as.m.start = AS(&as, FSM_OP_GOTO, 0);
    AS(&as, FSM_OP_DONE, 0);
    ASSERTm(why, fsm_verify(&as.m, why, sizeof why));
    struct world w = world_open(&as.m);
    ASSERT_EQ(FSM_STEPPED, world_create(&w, 0));
    w.inst->slot[as.timer[t].slot] = 50;
    struct fsm_scene scene = {.inst = w.inst, .now = 50};
    ASSERT_EQ(3, fsm_explain(&as.m, &scene, 0, fsm_expired(&as.m, t), reason, 3));
    ASSERT_FALSE(reason[0].matches);
    ASSERT_EQ(MISS, reason[0].value);
    ASSERT(reason[1].matches && reason[1].chosen);
    ASSERT(reason[2].matches && !reason[2].chosen);
    ASSERT_EQ(50, w.inst->slot[as.timer[t].slot]);
    ASSERT_EQ(3, fsm_explain_decision(&as.m, &scene, 0, 0, reason, 3));
    ASSERT(reason[0].matches && reason[0].chosen);
    ASSERT_FALSE(reason[1].matches);
    ASSERT_EQ(50, reason[1].value);
    ASSERT(reason[2].chosen);
    ASSERT_EQ(0, fsm_test_decision(&as.m, 1));
    world_close(&w);
    PASS();
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_TEST(values_print_and_parse_back);
    RUN_TEST(other_spellings_parse);
    RUN_TEST(nonsense_does_not_parse);
    RUN_TEST(printing_needs_no_machine_and_counts_beyond_its_room);
    RUN_TEST(every_instant_of_some_years_comes_back);
    RUN_TEST(a_row_is_explained_by_its_first_failing_cell);
    RUN_TEST(an_expiry_is_explained_with_its_timer_stopped);
    GREATEST_MAIN_END();
}
