/* test_cover.c: coverage, with every number counted by hand. */
#include "feed.h"
#include "greatest.h"
#include "machines.h"

#define SECOND INT64_C(1000)

/* covered of total for one measure. */
#define ASSERT_COVERED(feed, measure, want_covered, want_total)                                    \
    do {                                                                                           \
        struct cover_count got = cover_count((feed)->cover, COVER_##measure);                      \
        ASSERT_EQ_FMT((unsigned long)(want_covered), (unsigned long)got.covered, #measure " %lu"); \
        ASSERT_EQ_FMT((unsigned long)(want_total), (unsigned long)got.total, #measure " of %lu");  \
    } while (0)

static char *printed(const struct feed *feed)
{
    char *text = NULL;
    size_t length;
    FILE *to = open_memstream(&text, &length);
    cover_print(to, feed->cover, feed->source.text, feed->source.length, false);
    fclose(to);
    return text;
}

/* ---- a small machine, step by step ---- */

static const char *const till = "machine till version 1\n"
                                "param price : 1..5 = 2\n"
                                "var paid : 0..5 = 0\n"
                                "timer closing\n"
                                "event Coin\n"
                                "event Push\n"
                                "effect Unlock\n"
                                "effect Beep\n"
                                "decision coin -> enough | more\n"
                                "  | paid + 1 || coin   |\n"
                                "  | >= price || enough |\n"
                                "  | < price  || more   |\n"
                                "state LOCKED initial waiting\n"
                                "  | on   | coin   || next | do                        |\n"
                                "  | Coin | enough || OPEN | paid = 0; emit Unlock     |\n"
                                "  | Coin | more   || stay | paid = min(paid + 1, 5)   |\n"
                                "  | Push | -      || stay | emit Beep                 |\n"
                                "state OPEN\n"
                                "  enter start closing for 10s\n"
                                "  exit stop closing\n"
                                "  | on                    || next   | do |\n"
                                "  | Push, expired closing || LOCKED | -  |\n"
                                "  | Coin                  || stay   | -  |\n"
                                "invariant shut : never state = LOCKED and closing running\n"
                                "invariant pays : on emit Unlock : before.paid > 0\n"
                                "reachable rich : paid = 5\n";

TEST nothing_is_covered_at_first(void)
{
    struct feed feed;
    feed_open(&feed, till);
    ASSERT_COVERED(&feed, ROWS, 0, 2 + 3 + 3);      /* a row for two events is two */
    ASSERT_COVERED(&feed, CELLS, 0, 2 * 2 + 2 * 2); /* two cells of the decision, two of LOCKED, one bound each */
    ASSERT_COVERED(&feed, TRANSITIONS, 0, 3 + 3);   /* Coin leads to two leaves from LOCKED */
    ASSERT_COVERED(&feed, PAIRS, 0, 2 + 3);         /* no row takes the expiry in LOCKED */
    ASSERT_COVERED(&feed, TIMERS, 0, 2);            /* fired, stopped */
    ASSERT_COVERED(&feed, PROMISES, 0, 3);
    ASSERT_COVERED(&feed, EFFECTS, 0, 2);
    ASSERT_EQ(0, cover_overall(feed.cover).covered);
    ASSERT_EQ(8 + 8 + 6 + 5 + 2 + 3 + 2, cover_overall(feed.cover).total);
    feed_close(&feed);
    PASS();
}

TEST creation_alone_covers_nothing(void)
{
    struct feed feed;
    feed_open(&feed, till);
    ASSERT_EQ(FSM_STEPPED, feed_create(&feed, 0));
    ASSERT_EQ(0, cover_overall(feed.cover).covered);
    feed_close(&feed);
    PASS();
}

TEST each_step_covers_what_it_does(void)
{
    struct feed feed;
    feed_open(&feed, till);
    feed_create(&feed, 0);

    ASSERT_EQ(FSM_STEPPED, feed_send(&feed, "Coin", NULL, 1 * SECOND)); /* 0 + 1 < 2: more */
    ASSERT_COVERED(&feed, ROWS, 2, 8);
    ASSERT_COVERED(&feed, CELLS, 4, 8); /* >= price and `enough` from outside, < price and `more` from inside */
    ASSERT_COVERED(&feed, TRANSITIONS, 1, 6);
    ASSERT_COVERED(&feed, PAIRS, 1, 5);
    ASSERT_COVERED(&feed, PROMISES, 0, 3); /* paid changed, which `shut` does not read; `rich` was not reached */
    ASSERT_COVERED(&feed, EFFECTS, 0, 2);

    feed_send(&feed, "Coin", NULL, 2 * SECOND); /* 1 + 1 >= 2: enough */
    ASSERT_COVERED(&feed, ROWS, 4, 8);
    ASSERT_COVERED(&feed, CELLS, 8, 8);
    ASSERT_COVERED(&feed, TRANSITIONS, 2, 6);
    ASSERT_COVERED(&feed, PAIRS, 1, 5);
    ASSERT_COVERED(&feed, PROMISES, 2, 3);
    ASSERT_COVERED(&feed, EFFECTS, 1, 2);
    ASSERT_COVERED(&feed, TIMERS, 0, 2);

    feed_send(&feed, "Push", NULL, 3 * SECOND); /* out of OPEN: the timer is stopped while it runs */
    ASSERT_COVERED(&feed, ROWS, 5, 8);
    ASSERT_COVERED(&feed, TRANSITIONS, 3, 6);
    ASSERT_COVERED(&feed, PAIRS, 2, 5);
    ASSERT_COVERED(&feed, TIMERS, 1, 2);

    feed_send(&feed, "Coin", NULL, 4 * SECOND);
    feed_send(&feed, "Coin", NULL, 5 * SECOND);
    ASSERT_COVERED(&feed, ROWS, 5, 8);
    feed_send(&feed, "Push", NULL, 15 * SECOND); /* first the expiry, then a push in LOCKED */
    ASSERT_COVERED(&feed, ROWS, 7, 8);
    ASSERT_COVERED(&feed, TRANSITIONS, 5, 6);
    ASSERT_COVERED(&feed, PAIRS, 4, 5);
    ASSERT_COVERED(&feed, TIMERS, 2, 2);
    ASSERT_COVERED(&feed, EFFECTS, 2, 2);
    feed_close(&feed);
    PASS();
}

TEST counts_merge_over_instances(void)
{
    struct feed feed;
    feed_open(&feed, till);
    feed_create(&feed, 0);
    feed_send(&feed, "Coin", NULL, 1 * SECOND);
    feed_create(&feed, 0);
    feed_send(&feed, "Push", NULL, 1 * SECOND);
    ASSERT_COVERED(&feed, ROWS, 3, 8);
    ASSERT_COVERED(&feed, PAIRS, 2, 5);
    feed_close(&feed);
    PASS();
}

TEST percent_is_rounded_down(void)
{
    ASSERT_EQ(1000, cover_permille((struct cover_count){0, 0}));
    ASSERT_EQ(0, cover_permille((struct cover_count){0, 3}));
    ASSERT_EQ(333, cover_permille((struct cover_count){1, 3}));
    ASSERT_EQ(999, cover_permille((struct cover_count){99999, 100000}));
    ASSERT_EQ(1000, cover_permille((struct cover_count){3, 3}));
    PASS();
}

/* ---- values between two rows of one step ---- */

static const char *const chain = "machine chain version 1\n"
                                 "var n : 0..9 = 0\n"
                                 "event Go(by: 0..3)\n"
                                 "type size = small | large\n"
                                 "effect Said(size)\n"
                                 "decision size -> size\n"
                                 "  | n    || size  |\n"
                                 "  | < 3  || small |\n"
                                 "  | >= 3 || large |\n"
                                 "state A initial waiting\n"
                                 "  | on || next | do                 |\n"
                                 "  | Go || stay | n = min(n + by, 9) |\n"
                                 "  | on     | n    || next | do                            |\n"
                                 "  | always | 3..9 || B    | n = 0; emit Said(size); n = 5 |\n"
                                 "state B waiting\n"
                                 "  ignore Go\n"
                                 "  | on     | n || next | do |\n"
                                 "  | always | 5 || C    | -  |\n"
                                 "state C waiting\n"
                                 "  ignore Go\n";

TEST always_rows_are_asked_with_the_values_between(void)
{
    struct feed feed;
    const int64_t two = 2;
    feed_open(&feed, chain);
    /* The decision's 2 rows, Go, two of always; the two lists are no rows. */
    ASSERT_COVERED(&feed, ROWS, 0, 5);
    /* < 3 and >= 3: a bound each; 3..9: its upper end is the domain's, so one bound; 5: from below and above. */
    ASSERT_COVERED(&feed, CELLS, 0, 2 * (1 + 1 + 1 + 2));
    ASSERT_COVERED(&feed, TRANSITIONS, 0, 3);
    feed_create(&feed, 0);
    ASSERT_COVERED(&feed, ROWS, 0, 5);
    ASSERT_COVERED(&feed, CELLS, 1, 10); /* 3..9 from outside: asked after creation with n = 0 */
    feed_send(&feed, "Go", &two, 1 * SECOND);
    ASSERT_COVERED(&feed, ROWS, 1, 5);
    ASSERT_COVERED(&feed, TRANSITIONS, 1, 3);
    feed_send(&feed, "Go", &two, 2 * SECOND); /* n is 4, then 0, then 5; A, B, C in one step */
    ASSERT_COVERED(&feed, TRANSITIONS, 3, 3);
    /* Go and both of always; `small`, which the decision said at n = 0, and not `large`, which it said at 4 and 5. */
    ASSERT_COVERED(&feed, ROWS, 4, 5);
    /* 3..9 from inside too; 5 from inside at both ends; < 3 inside and >= 3 outside. */
    ASSERT_COVERED(&feed, CELLS, 2 + 2 + 1 + 1, 10);
    ASSERT_COVERED(&feed, EFFECTS, 1, 1);
    feed_close(&feed);
    PASS();
}

static const char *const born = "machine born version 1\n"
                                "var n : 0..9 = 1\n"
                                "event Go\n"
                                "state A initial\n"
                                "  enter n = 4\n"
                                "  ignore Go\n"
                                "  | on     | n || next | do    |\n"
                                "  | always | 4 || B    | n = 6 |\n"
                                "state B waiting\n"
                                "  ignore Go\n"
                                "  | on     | n || next | do |\n"
                                "  | always | 9 || A    | -  |\n";

TEST always_rows_of_a_creation_count(void)
{
    struct feed feed;
    feed_open(&feed, born);
    feed_create(&feed, 0);
    ASSERT_COVERED(&feed, ROWS, 1, 2);
    ASSERT_COVERED(&feed, TRANSITIONS, 1, 2);
    /* 4 has two ends, both seen from inside; 9 is the domain's last, one end, seen from outside. */
    ASSERT_COVERED(&feed, CELLS, 2 + 1, 2 * (2 + 1));
    ASSERT_COVERED(&feed, PAIRS, 0, 2);
    feed_close(&feed);
    PASS();
}

/* ---- decisions ---- */

static const char *const decisions = "machine d version 1\n"
                                     "var x : 0..9 = 0\n"
                                     "var y : bool = false\n"
                                     "event Set(to: 0..9, yes: bool)\n"
                                     "event Look\n"
                                     "effect Seen(a: bool, b: bool)\n"
                                     "decision big(n: 0..9) -> bool\n"
                                     "  policy first\n"
                                     "  | n    | y    || big   |\n"
                                     "  | > 7  | -    || true  |\n"
                                     "  | > 3  | true || true  |\n"
                                     "  | -    | -    || false |\n"
                                     "decision inner -> bool\n"
                                     "  | y     || inner |\n"
                                     "  | true  || true  |\n"
                                     "  | false || false |\n"
                                     "decision outer -> low | high\n"
                                     "  policy first\n"
                                     "  | x   | inner || outer |\n"
                                     "  | = 0 | -     || low   |\n"
                                     "  | -   | true  || high  |\n"
                                     "  | -   | -     || low   |\n"
                                     "state S initial waiting\n"
                                     "  | on   | outer || next | do                         |\n"
                                     "  | Look | low   || stay | emit Seen(big(x), big(4))  |\n"
                                     "  | Look | high  || stay | -                          |\n"
                                     "  | Set  | -     || stay | x = to; y = yes            |\n";

static void set(struct feed *feed, int64_t x, int64_t y)
{
    const int64_t field[] = {x, y};
    feed_send(feed, "Set", field, 0);
}

TEST decisions_count_where_they_are_asked(void)
{
    struct feed feed;
    feed_open(&feed, decisions);
    /* `big` is asked with x and with 4 and is one table: 3 + 2 + 3 rows, and 3 of S. */
    ASSERT_COVERED(&feed, ROWS, 0, 11);
    feed_create(&feed, 0);
    set(&feed, 0, 0);
    ASSERT_COVERED(&feed, ROWS, 1, 11); /* Set asks nothing */
    feed_send(&feed, "Look", NULL, 0);
    /* outer: x = 0 decides at once, so `inner` is not asked. The row emits big(0) and big(4), both by the last row. */
    ASSERT_COVERED(&feed, ROWS, 1 + 1 + 1 + 1, 11);
    set(&feed, 5, 1);
    feed_send(&feed, "Look", NULL, 0);
    /* outer: row 2, and inner is true. The row `high` reads nothing more. */
    ASSERT_COVERED(&feed, ROWS, 4 + 1 + 1 + 1, 11);
    set(&feed, 8, 0);
    feed_send(&feed, "Look", NULL, 0);
    /* inner is false, outer's last row, `low` again: big(8) by its first row. */
    ASSERT_COVERED(&feed, ROWS, 7 + 1 + 1 + 1, 11);
    set(&feed, 0, 1);
    feed_send(&feed, "Look", NULL, 0); /* big(0) is false, big(4) is true by the second row */
    ASSERT_COVERED(&feed, ROWS, 11, 11);
    feed_close(&feed);
    PASS();
}

/* ---- sides of cells ---- */

static const char *const sides = "machine s version 1\n"
                                 "type colour = red | green | blue | white\n"
                                 "event Try(n: 0..20, c: colour, m: 0..9 optional)\n"
                                 "state S initial waiting\n"
                                 "  policy first\n"
                                 "  | on  | n    | c         | m    || next | do |\n"
                                 "  | Try | 5..9 | red, blue | some || stay | -  |\n"
                                 "  | Try | -    | -         | -    || stay | -  |\n";

static void try(struct feed *feed, int64_t n, int64_t c, int64_t m)
{
    const int64_t field[] = {n, c, m};
    feed_send(feed, "Try", field, 0);
}

TEST a_cell_is_met_from_both_sides_of_each_bound(void)
{
    struct feed feed;
    feed_open(&feed, sides);
    feed_create(&feed, 0);
    ASSERT_COVERED(&feed, CELLS, 0, 2 * (2 + 1 + 1)); /* 5..9 has two ends, the names one, some one */
    try(&feed, 7, 0, 3);
    ASSERT_COVERED(&feed, CELLS, 4, 8); /* all from inside; 5..9 is one atom, next to both ends */
    try(&feed, 4, 1, 3);                /* two cells fail: neither alone kept the row from matching */
    ASSERT_COVERED(&feed, CELLS, 4, 8);
    try(&feed, 4, 0, 3);
    ASSERT_COVERED(&feed, CELLS, 5, 8);
    try(&feed, 0, 2, 3); /* the same side */
    ASSERT_COVERED(&feed, CELLS, 5, 8);
    try(&feed, 10, 0, 3);
    ASSERT_COVERED(&feed, CELLS, 6, 8);
    try(&feed, 5, 3, 3); /* any other name will do */
    ASSERT_COVERED(&feed, CELLS, 7, 8);
    try(&feed, 9, 2, FSM_MISSING);
    ASSERT_COVERED(&feed, CELLS, 8, 8);
    feed_close(&feed);
    PASS();
}

/* ---- answers that are no steps, replies, deferred events ---- */

static const char *const calls = "machine c version 1\n"
                                 "event Ask\n"
                                 "event Open\n"
                                 "effect Call calls prompt p once -> Reply(good: bool) else Failed\n"
                                 "state SHUT initial waiting\n"
                                 "  | on   || next | do        |\n"
                                 "  | Open || OPEN | emit Call |\n"
                                 "  defer Ask\n"
                                 "  reject Failed\n"
                                 "  ignore Reply\n"
                                 "state OPEN waiting\n"
                                 "  | on     | good  || next | do        |\n"
                                 "  | Reply  | true  || stay | emit Call |\n"
                                 "  | Reply  | false || SHUT | -         |\n"
                                 "  | Failed | -     || stay | -         |\n"
                                 "  | Ask    | -     || stay | -         |\n"
                                 "  ignore Open\n";

TEST replies_and_deferred_events_are_walked_too(void)
{
    struct feed feed;
    const int64_t yes = 1, no = 0;
    feed_open(&feed, calls);
    ASSERT_COVERED(&feed, PAIRS, 0, 8);
    feed_create(&feed, 0);
    ASSERT_EQ(FSM_SUPERSEDED, feed_send(&feed, "Failed", NULL, 0));
    ASSERT_COVERED(&feed, PAIRS, 0, 8); /* nobody looked it up */
    ASSERT_EQ(FSM_DEFERRED, feed_send(&feed, "Ask", NULL, 0));
    ASSERT_COVERED(&feed, PAIRS, 1, 8);
    ASSERT_EQ(FSM_STEPPED, feed_send(&feed, "Open", NULL, 0));
    ASSERT_COVERED(&feed, ROWS, 1, 5);
    ASSERT_EQ(FSM_STEPPED, feed_send(&feed, "Reply", &yes, 0)); /* after the deferred Ask; its call may be made again */
    ASSERT_COVERED(&feed, ROWS, 3, 5);
    ASSERT_COVERED(&feed, PAIRS, 4, 8);
    ASSERT_EQ(FSM_STEPPED, feed_send(&feed, "Reply", &no, 0));
    ASSERT_COVERED(&feed, ROWS, 4, 5);
    ASSERT_COVERED(&feed, CELLS, 4, 4);
    ASSERT_EQ(FSM_STEPPED, feed_send(&feed, "Open", NULL, 0));
    ASSERT_EQ(FSM_IGNORED, feed_send(&feed, "Open", NULL, 0));
    ASSERT_COVERED(&feed, PAIRS, 5, 8);
    ASSERT_COVERED(&feed, TRANSITIONS, 4, 5); /* Failed stays unseen */
    feed_close(&feed);
    PASS();
}

/* ---- histories ---- */

static const char *const player = "machine player version 1\n"
                                  "event Pause\n"
                                  "event Play\n"
                                  "event Skip\n"
                                  "state LOADED initial {\n"
                                  "  | on    || next   |\n"
                                  "  | Pause || PAUSED |\n"
                                  "  ignore Play\n"
                                  "  state SONG initial waiting\n"
                                  "    | on   || next  |\n"
                                  "    | Skip || RADIO |\n"
                                  "  state RADIO waiting\n"
                                  "    | on   || next |\n"
                                  "    | Skip || SONG |\n"
                                  "}\n"
                                  "state PAUSED waiting\n"
                                  "  | on   || next           |\n"
                                  "  | Play || history LOADED |\n"
                                  "  ignore Pause, Skip\n";

TEST a_history_is_a_transition_to_each_leaf(void)
{
    struct feed feed;
    feed_open(&feed, player);
    ASSERT_COVERED(&feed, ROWS, 0, 4);
    ASSERT_COVERED(&feed, TRANSITIONS, 0, 2 + 2 + 2); /* Pause from two leaves, Skip from two, Play to two */
    feed_create(&feed, 0);
    feed_send(&feed, "Pause", NULL, 0);
    feed_send(&feed, "Play", NULL, 0);
    ASSERT_COVERED(&feed, ROWS, 2, 4);
    ASSERT_COVERED(&feed, TRANSITIONS, 2, 6);
    feed_send(&feed, "Skip", NULL, 0);
    feed_send(&feed, "Pause", NULL, 0);
    feed_send(&feed, "Play", NULL, 0);
    ASSERT_COVERED(&feed, ROWS, 3, 4);
    ASSERT_COVERED(&feed, TRANSITIONS, 5, 6);
    feed_send(&feed, "Skip", NULL, 0);
    ASSERT_COVERED(&feed, ROWS, 4, 4);
    ASSERT_COVERED(&feed, TRANSITIONS, 6, 6);
    feed_close(&feed);
    PASS();
}

/* ---- the text ---- */

TEST uncovered_rows_are_marked_in_the_margin(void)
{
    struct feed feed;
    feed_open(&feed, till);
    feed_create(&feed, 0);
    feed_send(&feed, "Coin", NULL, 1 * SECOND);
    feed_send(&feed, "Coin", NULL, 2 * SECOND);
    feed_send(&feed, "Push", NULL, 3 * SECOND);
    char *text = printed(&feed);
    ASSERT_STR_EQ("  decision coin -> enough | more\n"
                  "    | paid + 1 || coin   |\n"
                  "    | >= price || enough |\n"
                  "    | < price  || more   |\n"
                  "\n"
                  "  state LOCKED initial waiting\n"
                  "    | on   | coin   || next | do                        |\n"
                  "    | Coin | enough || OPEN | paid = 0; emit Unlock     |\n"
                  "    | Coin | more   || stay | paid = min(paid + 1, 5)   |\n"
                  "!   | Push | -      || stay | emit Beep                 |\n"
                  "\n"
                  "  state OPEN\n"
                  "    enter start closing for 10s\n"
                  "    exit stop closing\n"
                  "    | on                    || next   | do |\n"
                  "!   | Push, expired closing || LOCKED | -  |  <- never expired closing\n"
                  "!   | Coin                  || stay   | -  |\n"
                  "\n"
                  "transitions never taken:\n"
                  "  LOCKED, Push -> LOCKED\n"
                  "  OPEN, Coin -> OPEN\n"
                  "  OPEN, expired closing -> LOCKED\n"
                  "events never met:\n"
                  "  LOCKED: Push\n"
                  "  OPEN: Coin, expired closing\n"
                  "timers:\n"
                  "  closing never fired\n"
                  "promises never exercised:\n"
                  "  line 26: rich\n"
                  "effects never emitted:\n"
                  "  Beep\n"
                  "\n"
                  "rows             5 of     8   62.5 %\n"
                  "cells            8 of     8  100.0 %\n"
                  "transitions      3 of     6   50.0 %\n"
                  "pairs            2 of     5   40.0 %\n"
                  "timers           1 of     2   50.0 %\n"
                  "promises         2 of     3   66.6 %\n"
                  "effects          1 of     2   50.0 %\n"
                  "overall         22 of    34   64.7 %\n",
                  text);
    free(text);
    feed_close(&feed);
    PASS();
}

TEST cells_name_the_value_that_is_missing(void)
{
    struct feed feed;
    feed_open(&feed, sides);
    feed_create(&feed, 0);
    try(&feed, 7, 0, 3);
    char *text = printed(&feed);
    ASSERT(strstr(text, "cells never met from this side:\n"
                        "  line 7: n = 5..9: outside (n at 4)\n"
                        "  line 7: n = 5..9: outside (n at 10)\n"
                        "  line 7: c = red, blue: outside\n"
                        "  line 7: m some: outside\n"));
    free(text);
    feed_close(&feed);
    PASS();
}

TEST json_says_the_same(void)
{
    struct feed feed;
    char *text = NULL;
    size_t length;
    struct scn_result result = {2, 1, 4};
    feed_open(&feed, born);
    feed_create(&feed, 0);
    FILE *to = open_memstream(&text, &length);
    cover_print_json(to, feed.cover, &result);
    fclose(to);
    ASSERT_STR_EQ("{\"machine\":\"born\",\"scenarios\":2,\"failed\":1,\"steps\":4,"
                  "\"rows\":{\"covered\":1,\"total\":2,\"percent\":50.0},"
                  "\"cells\":{\"covered\":3,\"total\":6,\"percent\":50.0},"
                  "\"transitions\":{\"covered\":1,\"total\":2,\"percent\":50.0},"
                  "\"pairs\":{\"covered\":0,\"total\":2,\"percent\":0.0},"
                  "\"timers\":{\"covered\":0,\"total\":0,\"percent\":100.0},"
                  "\"promises\":{\"covered\":0,\"total\":0,\"percent\":100.0},"
                  "\"effects\":{\"covered\":0,\"total\":0,\"percent\":100.0},"
                  "\"overall\":{\"covered\":5,\"total\":12,\"percent\":41.6},"
                  "\"uncovered\":{\"rows\":[{\"line\":12,\"event\":\"always\",\"text\":\"| always | 9 || A | - |\"}],"
                  "\"cells\":[{\"line\":8,\"condition\":\"n = 4\",\"side\":\"outside\",\"nearest\":\"n at 3\"},"
                  "{\"line\":8,\"condition\":\"n = 4\",\"side\":\"outside\",\"nearest\":\"n at 5\"},"
                  "{\"line\":12,\"condition\":\"n = 9\",\"side\":\"inside\",\"nearest\":\"n at 9\"}],"
                  "\"transitions\":[{\"state\":\"B\",\"event\":\"always\",\"next\":\"A\"}],"
                  "\"pairs\":[{\"state\":\"A\",\"event\":\"Go\"},{\"state\":\"B\",\"event\":\"Go\"}],"
                  "\"timers\":[],\"promises\":[],\"effects\":[]}}",
                  text);
    free(text);
    feed_close(&feed);
    PASS();
}

/* ---- every machine, at random ---- */

static uint64_t random_state = 1;

static uint64_t draw(uint64_t below)
{
    random_state = random_state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return (random_state >> 33) % below;
}

static int64_t draw_value(const struct fsm_machine *m, const struct fsm_type *type)
{
    if (type->optional && draw(4) == 0)
        return FSM_MISSING;
    if (type->kind == FSM_TEXT)
        return 0;
    if (type->choices)
        return m->constants[type->choice + draw(type->choices)];
    if (draw(2)) /* the ends are where tables change their mind */
        return draw(2) ? type->lo : type->hi;
    uint64_t width = (uint64_t)type->hi - (uint64_t)type->lo;
    return type->lo + (int64_t)draw(width < 1000000 ? width + 1 : 1000000);
}

/* Walks each step again: cover_step asserts that the walk takes the rows that the step took. */
TEST random_runs_are_walked_as_they_ran(void)
{
    static const struct fsm_text text = {"hello", 5};
    for (int i = 0; machines[i]; i++) {
        struct feed feed = {0};
        int64_t now = 0;
        feed_open_machine(&feed, machines[i]);
        for (int n = 0; n < 20000; n++) {
            int64_t field[FSM_FIELDS_MAX];
            struct fsm_event event = {.type = (uint16_t)draw(feed.m->event_count), .field = field, .text = &text};
            const struct fsm_event_def *def = &feed.m->events[event.type];
            if (n % 25 == 0)
                ASSERT_EQ(FSM_STEPPED, feed_create(&feed, now = (int64_t)draw(100000000)));
            for (uint16_t f = 0; f < def->fields; f++) {
                const struct fsm_var *var = &feed.m->fields[def->field + f];
                for (uint16_t k = 0; k < feed.m->types[var->type].count; k++)
                    field[var->slot + k] = draw_value(feed.m, &feed.m->types[var->type]);
            }
            feed_event(&feed, &event, now += (int64_t)draw(60000));
        }
        struct cover_count all = cover_overall(feed.cover);
        ASSERT(all.covered > all.total / 3);
        ASSERT(all.covered <= all.total);
        feed_close(&feed);
    }
    PASS();
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_TEST(nothing_is_covered_at_first);
    RUN_TEST(creation_alone_covers_nothing);
    RUN_TEST(each_step_covers_what_it_does);
    RUN_TEST(counts_merge_over_instances);
    RUN_TEST(percent_is_rounded_down);
    RUN_TEST(always_rows_are_asked_with_the_values_between);
    RUN_TEST(always_rows_of_a_creation_count);
    RUN_TEST(decisions_count_where_they_are_asked);
    RUN_TEST(a_cell_is_met_from_both_sides_of_each_bound);
    RUN_TEST(replies_and_deferred_events_are_walked_too);
    RUN_TEST(a_history_is_a_transition_to_each_leaf);
    RUN_TEST(uncovered_rows_are_marked_in_the_margin);
    RUN_TEST(cells_name_the_value_that_is_missing);
    RUN_TEST(json_says_the_same);
    RUN_TEST(random_runs_are_walked_as_they_ran);
    GREATEST_MAIN_END();
}
