/* test_scenario.c: scenarios as texts, run on a small machine that has one of everything. */
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "compile.h"
#include "greatest.h"
#include "scenario.h"
#include "scn_tree.h"

static const char MACHINE[] =
    "machine box version 1\n"
    "param most : 1..9 = 3\n"
    "param wait : 1s..1h = 30s\n"
    "type trait = calm | quick | kind\n"
    "type mood = fine | sad\n"
    "shared coins : 0..20 = most refill every 1h\n"
    "var total : 0..9 = 0\n"
    "var rate : 0.00..9.99 = 0.50\n"
    "var mood : mood optional = missing\n"
    "var seen : set of trait = {}\n"
    "var level[trait] : 0..9 = 0\n"
    "var when : time = missing\n"
    "var note : text(40) = \"\"\n"
    "timer ring\n"
    "timer soon\n"
    "window recent : 3 in 60s\n"
    "event Go(n: 0..9)\n"
    "event Put(size: 0..20, mood_now: mood optional, has: set of trait, lev[trait]: 0..9, text: text(40))\n"
    "event Open\n"
    "event Shut\n"
    "event Later(word: text(10))\n"
    "event Start(length: 1s..10m)\n"
    "event Soon\n"
    "event Ask\n"
    "event Nothing\n"
    "event Never\n"
    "effect Ping\n"
    "effect Pong(n: 0..9)\n"
    "effect Said(word: text(10))\n"
    "effect Levels(level, seen, late: duration)\n"
    "effect Reasons(whole: list of trait)\n"
    "effect Query(n: 0..9) calls prompt query queue 2 -> Answer(good: bool) else Failed\n"
    "decision reasons -> trait\n"
    "  policy collect\n"
    "  | total || trait |\n"
    "  | > 0   || calm  |\n"
    "  | > 4   || quick |\n"
    "decision big(n: 0..9) -> bool\n"
    "  | n   || big   |\n"
    "  | > 4 || true  |\n"
    "  | <= 4 || false |\n"
    "state WORK initial {\n"
    "  enter emit Ping\n"
    "  | on | big(n) || next | do |\n"
    "  | Go | true   || stay | total = n; emit Pong(n); mark recent |\n"
    "  | Go | false  || stay | emit Ping; emit Pong(n); emit Ping; mark recent |\n"
    "  | Put | - || stay | mood = mood_now; seen = has; level = lev; note = text; coins = size; when = now; "
    "emit Levels(level, seen, 0s) |\n"
    "  | Start | - || stay | start ring for length |\n"
    "  | expired ring | - || stay | emit Reasons(list reasons.trait); total = 9 |\n"
    "  | Soon | - || stay | start soon for 0s; emit Ping |\n"
    "  | expired soon | - || stay | emit Pong(9) |\n"
    "  | Ask | - || stay | emit Query(total); total = total + 1 |\n"
    "  | Answer | - || stay | rate = 1.25 |\n"
    "  | Failed | - || stay | rate = 9.00 |\n"
    "  ignore Nothing\n"
    "  reject Never\n"
    "  state SHUT initial waiting\n"
    "    | on || next |\n"
    "    | Open || OPEN |\n"
    "    defer Later\n"
    "    ignore Shut\n"
    "  state OPEN waiting\n"
    "    | on || next | do |\n"
    "    | Shut || SHUT | - |\n"
    "    | Later || stay | emit Said(word) |\n"
    "    ignore Open\n"
    "}\n"
    "invariant small : total < 9 or ring stopped\n"
    "invariant patient : never when some and now - when > 10m\n"
    "invariant steady : on event Go : total = before.total or n = 7 or n = 9\n"
    "invariant loud : on emit Pong : n != 5\n"
    "assume polite : on event Start : before.ring running\n"
    "reachable full : total = 9\n";

static struct compilation compiled;
static const struct fsm_machine *m;
static char *said;
static struct scn_result result;

/* Runs scenarios for the machine; `said` is what was told. */
static bool run_watched(const char *text, const struct scn_watch *watch)
{
    size_t length;
    free(said);
    FILE *to = open_memstream(&said, &length);
    bool good = scn_run("t.scn", text, strlen(text), m, watch, to, &result);
    fclose(to);
    return good;
}

static bool run_text(const char *text)
{
    return run_watched(text, NULL);
}

/* Runs the lines of one scenario: whether it passes. */
static bool passes(const char *lines)
{
    char text[8000];
    snprintf(text, sizeof text, "scenario \"x\" for box\n%s", lines);
    return run_text(text) && result.scenarios == 1 && result.failed == 0;
}

/* Whether it fails and says `why`. */
static bool fails(const char *lines, const char *why)
{
    char text[8000];
    snprintf(text, sizeof text, "scenario \"x\" for box\n%s", lines);
    bool failed = run_text(text) && result.failed == 1 && strstr(said, why);
    if (!failed)
        fprintf(stderr, "said: %s\n", said);
    return failed;
}

/* Whether the text is no scenario file and the mistake is told with that code, line and column. */
static bool refused(const char *text, const char *where)
{
    bool good = run_text(text);
    if (good || !strstr(said, where))
        fprintf(stderr, "said: %s\n", said);
    return !good && strstr(said, where);
}

static void compile_machine(void)
{
    static struct source source;
    source = (struct source){"box.fsm", MACHINE, sizeof MACHINE - 1};
    compile(&compiled, &source);
    if (!compiled.machine)
        diags_print(compiled.diags, stderr, DIAG_PLAIN), abort();
    m = compiled.machine;
}

/* ---- time ---- */

TEST times_are_written_in_three_ways(void)
{
    ASSERT(
        passes("at 00:05 Start(length: 10m)\nexpect ring in 10m, violated polite\nat 10:04.999\nexpect ring in 1ms\n"));
    ASSERT(passes("at 1:00:00\nexpect coins = 3\nat 90m\nafter 500ms\nat 1:30:00.500\n"));
    ASSERT(passes("at 00:01.5 Go(n: 1)\nafter 500ms\nat 2s\n"));
    ASSERT(refused("scenario \"x\" for box\nat 0:5 Go(n: 1)\n", "t.scn:2:4: error S103"));
    ASSERT(refused("scenario \"x\" for box\nat 00:60\n", "t.scn:2:4: error S103"));
    ASSERT(refused("scenario \"x\" for box\nat 1:2:03\n", "t.scn:2:4: error S103"));
    ASSERT(refused("scenario \"x\" for box\nafter 00:10\n", "t.scn:2:7: error S103"));
    ASSERT(refused("scenario \"x\" for box\nat -5s\n", "t.scn:2:4: error S103"));
    PASS();
}

TEST time_never_runs_backwards(void)
{
    ASSERT(refused("scenario \"x\" for box\nat 00:10\nat 00:09\n", "t.scn:3:4: error S104"));
    ASSERT(refused("scenario \"x\" for box\nat 00:10\nafter 5s\nat 00:14\n", "t.scn:4:4: error S104"));
    ASSERT(passes("at 00:10\nat 00:10\nafter 0s\nat 00:10\nrestart\nat 00:05\n"));
    ASSERT(fails("for n in 1..2\nat 00:10\nat 00:11\nend\n", "t.scn:3:1: failed: \"x\" with n = 2 (seed 1)"));
    ASSERT(strstr(said, "time runs backwards here"));
    ASSERT(fails("for n in 1..100\nafter 999999999999999ms\nend\n", "time does not go that far"));
    PASS();
}

TEST refills_follow_the_clock(void)
{
    const char *lines = "at 00:00 Put(size: 9, has: {}, lev: 0, text: \"\")\nexpect coins = 9\n"
                        "at 00:59.999\nexpect coins = 9\nat 01:00 refill coins\nexpect coins = 3, no effect\n";
    char text[1000];
    snprintf(text, sizeof text, "scenario \"x\" for box from 22:59:00\n%s", lines);
    ASSERT(run_text(text) && result.failed == 0 && result.scenarios == 1);
    snprintf(text, sizeof text, "scenario \"x\" for box from 2026-01-31T22:59:00Z\n%s", lines);
    ASSERT(run_text(text) && result.failed == 0);
    snprintf(text, sizeof text, "scenario \"x\" for box from 2026-01-31T22:59:00.001Z\n%s", lines);
    ASSERT(run_text(text) && result.failed == 1);
    /* one refill, however many windows have begun */
    ASSERT(passes("at 5:30:00\nexpect coins = 3\n"));
    ASSERT_EQ(2, (int)result.steps);
    ASSERT(fails("at 00:30 refill coins\n", "coins is not refilled then"));
    ASSERT(fails("at 2:30:00 refill coins\n", "coins is not refilled then, but at 2:00:00"));
    ASSERT(refused("scenario \"x\" for box from 22:59\n", "t.scn:1:27: error S103"));
    ASSERT(refused("scenario \"x\" for box from 1969-01-01T00:00:00Z\n", "t.scn:1:27: error S103"));
    PASS();
}

TEST expiries_are_asserted_not_injected(void)
{
    const char *start = "at 00:00 Start(length: 5s)\nexpect violated polite\n";
    char lines[400];
    snprintf(lines, sizeof lines, "%sat 00:05 expired ring\nexpect total = 9, ring stopped\n", start);
    ASSERT(passes(lines));
    ASSERT_EQ(3, (int)result.steps);
    snprintf(lines, sizeof lines, "%sat 00:04 expired ring\n", start);
    ASSERT(fails(lines, "ring does not expire then: it runs until 00:05"));
    snprintf(lines, sizeof lines, "%sat 00:06 expired ring\n", start);
    ASSERT(fails(lines, "ring does not expire then, but at 00:05"));
    ASSERT(fails("at 00:05 expired ring\n", "ring does not expire then: it is stopped"));
    PASS();
}

TEST what_is_due_fires_before_the_line_and_counts_to_it(void)
{
    ASSERT(passes("at 00:00 Start(length: 5s)\nexpect violated polite\nat 00:05 Go(n: 7)\n"
                  "expect emit Reasons then Pong(n: 7), emit exactly Reasons, Pong, total = 7\n"));
    /* a timer made due at once waits for the next line, of the same instant */
    ASSERT(passes("at 00:01 Soon\nexpect emit exactly Ping, soon in 0s\nat 00:01 expired soon\nexpect emit exactly "
                  "Pong(n: 9)\n"));
    ASSERT(passes("at 00:01 Soon\nat 00:01 Nothing\nexpect emit Pong, ignored\n"));
    /* the end of the scenario fires what is due: two steps after creation */
    ASSERT(passes("at 00:01 Soon\n"));
    ASSERT_EQ(3, (int)result.steps);
    PASS();
}

TEST instances_fire_in_the_order_of_deadlines(void)
{
    ASSERT(passes(
        "instance a\ninstance b\n"
        "at 00:00 a Start(length: 8s)\nexpect violated polite\nat 00:01 b Start(length: 5s)\nexpect violated polite\n"
        "at 00:08\nexpect emit exactly Reasons, Reasons, a.total = 9, b.total = 9\n"));
    ASSERT(fails(
        "instance a\ninstance b\n"
        "at 00:00 a Start(length: 8s)\nexpect violated polite\nat 00:01 b Start(length: 5s)\nexpect violated polite\n"
        "at 00:08\nexpect no effect\n",
        "        00:06 b expired ring: stays in SHUT, emits Reasons(whole: [])\n"
        "        00:08 a expired ring: stays in SHUT, emits Reasons(whole: [])\n"));
    PASS();
}

/* ---- values ---- */

TEST values_of_every_type(void)
{
    ASSERT(passes(
        "at 00:07 Put(size: 20, mood_now: sad, has: {kind, calm}, lev: {calm: 1, quick: 2, kind: 3}, text: \"a "
        "\\\"b\\\"\")\n"
        "expect coins = 20, mood = sad, seen = {calm, kind}, level = {quick: 2, calm: 1, kind: 3}, level[quick] = 2\n"
        "expect note = \"a \\\"b\\\"\", when = 00:07, when = 7s, when = 1970-01-01T00:00:07Z, most = 3, wait = 30s\n"
        "expect rate = 0.5, rate = 0.50, rate < 1, rate != 0.51, mood > fine, seen != {}, note != \"\"\n"
        "expect emit Levels(level: {calm: 1, quick: 2, kind: 3}, seen: {kind, calm}, late: 0s)\n"));
    ASSERT(passes("at 00:07 Put(size: 0, has: {}, lev: 4, text: \"\")\n"
                  "expect mood = missing, seen = {}, level = 4, note = \"\", emit Levels(level: 4)\n"));
    ASSERT(fails(
        "at 00:07 Put(size: 0, has: {quick}, lev: {calm: 0, quick: 1, kind: 0}, text: \"q\\n\")\nexpect seen = {}\n",
        "seen is {quick}"));
    ASSERT(fails("at 00:07 Put(size: 0, has: {}, lev: {calm: 0, quick: 1, kind: 0}, text: \"q\\n\")\nexpect level = 1, "
                 "note = \"\"\n",
                 "level is {calm: 0, quick: 1, kind: 0}"));
    ASSERT(strstr(said, "note is \"q\\n\""));
    ASSERT(fails("at 00:07 Put(size: 0, has: {}, lev: 0, text: \"\")\nexpect when = missing\n", "when is 00:07"));
    PASS();
}

TEST values_must_fit(void)
{
    ASSERT(refused("scenario \"x\" for box\nat 00:01 Go(n: 10)\n", "t.scn:2:16: error S106"));
    ASSERT(refused("scenario \"x\" for box\nat 00:01 Go(n: missing)\n", "t.scn:2:16: error S106"));
    ASSERT(refused("scenario \"x\" for box\nat 00:01 Go(n: 0.5)\n", "t.scn:2:16: error S106"));
    ASSERT(refused("scenario \"x\" for box\nat 00:01 Start(length: 5)\n", "t.scn:2:24: error S106"));
    ASSERT(refused("scenario \"x\" for box with most = 0\n", "t.scn:1:34: error S106"));
    ASSERT(refused("scenario \"x\" for box with most = any\n", "t.scn:1:34: error S106"));
    ASSERT(refused("scenario \"x\" for box\nat 00:01 Later(word: \"12345678901\")\n", "t.scn:2:22: error S106"));
    ASSERT(refused("scenario \"x\" for box\nat 00:01 Later(word: any)\n", "t.scn:2:22: error S106"));
    ASSERT(refused("scenario \"x\" for box\nat 00:01\nexpect total = any\n", "t.scn:3:16: error S106"));
    ASSERT(refused("scenario \"x\" for box\nat 00:01\nexpect note < \"\"\n", "t.scn:3:8: error S106"));
    ASSERT(refused("scenario \"x\" for box\nat 00:01\nexpect ring = 3s\n", "t.scn:3:8: error S106"));
    ASSERT(refused("scenario \"x\" for box\nat 00:01\nexpect level = {calm: 1, quick: 2}\n", "t.scn:3:16: error S107"));
    ASSERT(refused("scenario \"x\" for box\nat 00:01\nexpect level = {calm: 1, calm: 2}\n", "t.scn:3:26: error S107"));
    ASSERT(refused("scenario \"x\" for box\nat 00:01 Go\n", "t.scn:2:10: error S107"));
    ASSERT(refused("scenario \"x\" for box\nat 00:01 Go(n: 1, n: 2)\n", "t.scn:2:19: error S107"));
    PASS();
}

TEST unknown_names_have_a_suggestion(void)
{
    ASSERT(refused("scenario \"x\" for box\nat 00:01 Opne\n", "t.scn:2:10: error S105: there is no event `Opne`"));
    ASSERT(strstr(said, "did you mean `Open`?"));
    ASSERT(refused("scenario \"x\" for box\nat 00:01 Go(m: 1)\n", "t.scn:2:13: error S105: there is no field `m`"));
    ASSERT(refused("scenario \"x\" for box with mots = 1\n", "t.scn:1:27: error S105: there is no parameter `mots`"));
    ASSERT(refused("scenario \"x\" for box\nat 00:01\nexpect state OPNE\n", "t.scn:3:14: error S105"));
    ASSERT(refused("scenario \"x\" for box\nat 00:01\nexpect emit Pnig\n", "t.scn:3:13: error S105"));
    ASSERT(refused("scenario \"x\" for box\nat 00:01\nexpect emit Pong(m: 1)\n", "t.scn:3:18: error S105"));
    ASSERT(refused("scenario \"x\" for box\nat 00:01\nexpect rnig running\n", "t.scn:3:8: error S105"));
    ASSERT(refused("scenario \"x\" for box\nat 00:01 expired rnig\n", "t.scn:2:18: error S105"));
    ASSERT(refused("scenario \"x\" for box\nat 00:01 refill coyns\n", "t.scn:2:17: error S105"));
    ASSERT(refused("scenario \"x\" for box\nat 00:01\nexpect violated smal\n", "t.scn:3:17: error S105"));
    ASSERT(refused("scenario \"x\" for box\nat 00:01 Put(size: 1, has: {clam}, lev: 0, text: \"\")\n",
                   "t.scn:2:29: error S105"));
    ASSERT(refused("scenario \"x\" for box\ninstance a\nat 00:01 b Open\n",
                   "t.scn:3:10: error S105: there is no instance `b`"));
    PASS();
}

/* ---- effects ---- */

TEST effects_in_any_order_in_order_and_exactly(void)
{
    /* Go(n: 1) emits Ping, Pong(1), Ping */
    ASSERT(passes("at 00:01 Go(n: 1)\nexpect emit Pong, emit Ping, Ping, emit Ping then Pong then Ping\n"));
    ASSERT(passes("at 00:01 Go(n: 1)\nexpect emit exactly Ping, Pong(n: 1), Ping, total = 0\n"));
    ASSERT(passes("at 00:01 Go(n: 1)\nexpect emit exactly Ping then Pong then Ping\n"));
    ASSERT(fails("at 00:01 Go(n: 1)\nexpect emit Ping, Ping, Ping\n", "emitted: Ping, Pong(n: 1), Ping"));
    ASSERT(fails("at 00:01 Go(n: 1)\nexpect emit Pong then Pong\n", "emitted: Ping, Pong(n: 1), Ping"));
    ASSERT(fails("at 00:01 Go(n: 1)\nexpect emit exactly Ping, Pong\n", "emitted: Ping, Pong(n: 1), Ping"));
    ASSERT(fails("at 00:01 Go(n: 1)\nexpect emit exactly Ping, Ping, Pong\n", "emitted:"));
    ASSERT(fails("at 00:01 Go(n: 1)\nexpect emit Pong(n: 2)\n", "emitted:"));
    ASSERT(fails("at 00:01 Go(n: 1)\nexpect no emit Ping\n", "emitted:"));
    ASSERT(fails("at 00:01 Go(n: 1)\nexpect no effect\n", "emitted:"));
    ASSERT(fails("at 00:01 Open\nexpect emit Ping\n", "nothing is emitted"));
    ASSERT(passes("at 00:01 Go(n: 1)\nexpect no emit Said\nat 00:02 Open\nexpect no effect\n"));
    ASSERT(passes("expect emit exactly Ping\n")); /* of the creation */
    PASS();
}

TEST lists_and_calls(void)
{
    ASSERT(passes("at 00:00 Start(length: 5s)\nexpect violated polite\nat 00:01 Go(n: 7)\nat 00:05\n"
                  "expect emit Reasons(whole: [calm, quick])\n"));
    ASSERT(fails("at 00:00 Start(length: 5s)\nexpect violated polite\nat 00:01 Go(n: 7)\nat 00:05\n"
                 "expect emit Reasons(whole: [calm])\n",
                 "emitted: Reasons(whole: [calm, quick])"));
    ASSERT(
        passes("at 00:01 Ask\nexpect emit Query#1(n: 0)\nat 00:02 Ask\nexpect emit Query#2(n: 1)\n"
               "at 00:03 Ask\nexpect refused limit, total = 2\n"
               "at 00:04 Answer#2(good: true)\nexpect rate = 1.25\nat 00:05 Answer#2(good: true)\nexpect superseded\n"
               "at 00:06 Failed\nexpect rate = 9.00\nat 00:07 Failed\nexpect superseded\n"));
    ASSERT(refused("scenario \"x\" for box\nat 00:01 Open#1\n", "t.scn:2:10: error S106"));
    ASSERT(passes("at 00:01 Open #1 is a comment\n"));
    PASS();
}

TEST deferred_events_follow_what_releases_them(void)
{
    ASSERT(
        passes("at 00:01 Later(word: \"one\")\nexpect deferred, no effect\nat 00:02 Later(word: \"two\")\n"
               "at 00:03 Open\nexpect stepped, emit exactly Said(word: \"one\"), Said(word: \"two\"), state OPEN\n"));
    ASSERT_EQ(6, (int)result.steps);
    /* a timer that is due at the same instant comes first, and both wait for the next line */
    ASSERT(passes(
        "at 00:01 Later(word: \"one\")\nat 00:02 Soon\nat 00:02 expired soon\nat 00:02 Open\nexpect emit Said\n"));
    PASS();
}

/* ---- verdicts, rows, promises ---- */

TEST verdicts(void)
{
    ASSERT(
        passes("at 00:01 Nothing\nexpect ignored\nat 00:01 Never\nexpect rejected\nat 00:01 Open\nexpect stepped\n"));
    ASSERT(fails("at 00:01 Never\nexpect ignored\n", "it is rejected"));
    ASSERT(fails("at 00:01 Open\nexpect refused\n", "it is not: stepped"));
    ASSERT(refused("scenario \"x\" for box\nat 00:01\nexpect ignored\n", "t.scn:3:8: error S109"));
    /* total = total + 1 leaves 0..9 at the tenth: but two calls are the limit, and that is met first */
    ASSERT(fails("at 00:01 Ask\nat 00:01 Ask\nat 00:01 Ask\n", "refused (limit)"));
    ASSERT(fails("at 00:00 Go(n: 9)\nat 00:01 Ask\n", "refused (range): an assignment leaves its domain: total"));
    PASS();
}

TEST rows_by_their_cells(void)
{
    ASSERT(passes(
        "at 00:01 Go(n: 7)\nexpect row of WORK, row \"| Go | true\", row of WORK \"Go|true || stay\", row \"| ... | "
        "true\"\n"
        "expect row \"| … | … | … | total = n;  emit Pong(n); mark recent |\", row of big \"| > 4 || true |\"\n"));
    ASSERT(fails("at 00:01 Go(n: 7)\nexpect row \"| Go | false\"\n", "the row was line"));
    ASSERT(fails("at 00:01 Go(n: 7)\nexpect row \"| Go | true | stay | total = n; emit Pong(n); mark recent | - |\"\n",
                 "the row was line"));
    ASSERT(fails("at 00:01 Go(n: 7)\nexpect row of OPEN\n", "the row was line"));
    ASSERT(fails("at 00:01 Go(n: 7)\nexpect row of big \"| <= 4\"\n", "| > 4 || true |"));
    ASSERT(refused("scenario \"x\" for box\nat 00:01\nexpect row \"x\"\n", "t.scn:3:8: error S109"));
    PASS();
}

TEST promises_are_asked_after_every_step(void)
{
    ASSERT(fails("at 00:01 Go(n: 6)\n", "invariant `steady` (box.fsm:70)"));
    ASSERT(passes("at 00:01 Go(n: 6)\nexpect violated steady\n"));
    ASSERT(fails("at 00:01 Go(n: 5)\nexpect violated steady\n", "invariant `loud`"));
    ASSERT(passes("at 00:01 Go(n: 5)\nexpect violated steady, violated loud\n"));
    ASSERT(fails("at 00:01 Go(n: 7)\nexpect violated steady\n", "steady is not violated"));
    ASSERT(fails("at 00:01 Start(length: 5s)\n", "assumption `polite`"));
    ASSERT(refused("scenario \"x\" for box\nat 00:01\nexpect violated full\n", "t.scn:3:17: error S106"));
    /* a promise about a state is violated by the mere passing of time */
    ASSERT(passes(
        "at 00:00 Put(size: 1, has: {}, lev: 0, text: \"\")\nat 10:00\nat 10:00.001\nexpect violated patient\n"));
    ASSERT(fails("at 00:00 Put(size: 1, has: {}, lev: 0, text: \"\")\nat 10:01 Nothing\n",
                 "invariant `patient` (box.fsm:69)"));
    PASS();
}

/* ---- instances and owners ---- */

TEST owners_share(void)
{
    ASSERT(passes("instance a\ninstance b\ninstance c owner other with most = 5\n"
                  "expect a.coins = 3, c.coins = 5, c.most = 5\n"
                  "at 00:01 a Put(size: 9, has: {}, lev: 0, text: \"\")\nexpect coins = 9, b.coins = 9, c.coins = 5\n"
                  "at 00:02 c Open\nexpect state OPEN, a.state SHUT, a.state WORK\n"));
    ASSERT(refused("scenario \"x\" for box\ninstance a\ninstance b\nat 00:01 Open\n", "t.scn:4:10: error S108"));
    ASSERT(refused("scenario \"x\" for box\ninstance a\ninstance b\nat 00:01\nexpect state OPEN\n",
                   "t.scn:5:8: error S108"));
    ASSERT(
        refused("scenario \"x\" for box\ninstance a\ninstance b\nat 00:01 expired ring\n", "t.scn:4:18: error S108"));
    ASSERT(refused("scenario \"x\" for box\ninstance a\ninstance a\n", "t.scn:3:10: error S107"));
    ASSERT(refused("scenario \"x\" for box\nat 00:01\ninstance a\n", "t.scn:3:1: error S109"));
    PASS();
}

/* ---- loops ---- */

TEST loops_repeat_and_count(void)
{
    ASSERT(passes("for n in 1..3\nafter 1s Go(n: 7)\nend\nexpect total = 7\n") ==
           false); /* nothing above to speak of */
    ASSERT(strstr(said, "t.scn:5:1: error S109"));
    ASSERT(passes("at 00:00 Go(n: 7)\nfor n in 0..4\nfor k in 1..2\nafter 1s Go(n: n)\nexpect emit Pong(n: "
                  "n)\nend\nend\nat 00:10\n"));
    ASSERT_EQ(12, (int)result.steps); /* creation, one, ten */
    ASSERT(passes("for n in 1..100\nrestart\nat 00:00 Ask\nexpect total = 1\nend\n"));
    ASSERT_EQ(201, (int)result.steps);
    ASSERT(
        fails("at 00:00 Go(n: 7)\nfor n in 1..3\nfor k in 3..4\nafter 1s Go(n: n)\nexpect emit Pong(n: 1)\nend\nend\n",
              "with n = 2, k = 3 (seed 1)"));
    ASSERT(refused("scenario \"x\" for box\nfor n in 1..3\n", "t.scn:2:1: error S109"));
    ASSERT(refused("scenario \"x\" for box\nend\n", "t.scn:2:1: error S109"));
    ASSERT(refused("scenario \"x\" for box\nfor n in 3..1\nend\n", "t.scn:2:10: error S109"));
    ASSERT(refused("scenario \"x\" for box\nfor n in 1..99\nafter 1s Go(n: n)\nend\n", "t.scn:3:16: error S106"));
    PASS();
}

static uint64_t trace; /* a hash of everything a watcher saw */
static unsigned seen_steps, seen_low, seen_high, seen_missing;

static void hash_step(void *context, const struct scn_step *step)
{
    (void)context;
    seen_steps++;
    trace = trace * 31 + (uint64_t)step->out->at;
    for (uint16_t i = 0; step->event && i < m->events[step->event->type].slots; i++)
        trace = trace * 31 + (uint64_t)step->event->field[i];
    if (step->event && step->event->type == 0 && step->event->field[0] == 0)
        seen_low++;
    if (step->event && step->event->type == 0 && step->event->field[0] == 4)
        seen_high++;
    if (step->event && step->event->type == 1 && step->event->field[1] == FSM_MISSING)
        seen_missing++;
}

static uint64_t trace_of(const char *text)
{
    const struct scn_watch watch = {NULL, hash_step};
    trace = seen_steps = seen_low = seen_high = seen_missing = 0;
    return run_watched(text, &watch) && result.failed == 0 ? trace : 0;
}

TEST the_generator_is_seeded(void)
{
    const char *body =
        "for n in 1..200\nafter random 1s..2s pick(Go(n: random 0..4), Open, Shut, Put(size: any, mood_now: any, "
        "has: any, lev: any, text: pick(\"a\", \"b\")))\nexpect total = 0\nrestart\nend\n";
    char one[800], same[800], other[800];
    snprintf(one, sizeof one, "scenario \"x\" for box\n%s", body);
    snprintf(same, sizeof same, "scenario \"y\" for box seed 1\n%s", body);
    snprintf(other, sizeof other, "scenario \"x\" for box seed 2\n%s", body);
    uint64_t first = trace_of(one);
    ASSERT(first != 0);
    ASSERT_EQ(401, (int)seen_steps); /* a creation, then 200 events, each followed by another creation */
    ASSERT(seen_low > 0 && seen_high > 0 && seen_missing > 0);
    ASSERT(trace_of(same) == first);
    ASSERT(trace_of(other) != 0 && trace_of(other) != first);
    PASS();
}

static unsigned steps_seen, asked_steady, held_steady, created;

static void count_step(void *context, const struct scn_step *step)
{
    uint16_t steady = 2;
    (void)context;
    steps_seen++;
    created += step->before == NULL;
    asked_steady += step->asked[steady];
    held_steady += step->asked[steady] && step->held[steady];
}

TEST watchers_see_every_step(void)
{
    const struct scn_watch watch = {NULL, count_step};
    steps_seen = asked_steady = held_steady = created = 0;
    ASSERT(run_watched("scenario \"x\" for box\ninstance a\ninstance b\nat 00:01 a Go(n: 6)\nexpect violated steady\n"
                       "at 00:02 b Go(n: 1)\nat 00:03 b Open\n",
                       &watch));
    ASSERT_EQ(5, (int)steps_seen);
    ASSERT_EQ(2, (int)created);
    ASSERT_EQ(2, (int)asked_steady);
    ASSERT_EQ(1, (int)held_steady);
    PASS();
}

/* ---- text ---- */

TEST other_machines_are_left_out(void)
{
    ASSERT(run_text("scenario \"x\" for door\nat 00:01 Knock\nscenario \"y\" for box\n"));
    ASSERT_EQ(1, (int)result.scenarios);
    ASSERT(run_text(""));
    ASSERT_EQ(0, (int)result.scenarios);
    PASS();
}

TEST all_mistakes_come_out_in_one_run(void)
{
    ASSERT(refused("at 00:01\nscenario \"x\" for box\nfoo\nat 00:01 Go(n 1)\nat 00:02 Go(n: 'x')\nexpect\nat 00:03 "
                   "Open(\nat 00:04 @\n",
                   "t.scn:1:1: error S102"));
    ASSERT(strstr(said, "t.scn:3:1: error S102"));
    ASSERT(strstr(said, "t.scn:4:15: error S102"));
    ASSERT(strstr(said, "t.scn:5:16: error S101"));
    ASSERT(strstr(said, "t.scn:6:7: error S102"));
    ASSERT(strstr(said, "t.scn:7:15: error S102"));
    ASSERT(strstr(said, "t.scn:8:10: error S101"));
    ASSERT(refused("scenario \"x\" for box\n# \xff\n", "t.scn:2:3: error S101"));
    ASSERT(refused("scenario \"x\n", "t.scn:1:10: error S101"));
    ASSERT(refused("scenario \"x\" for box with most = 1 with most = 2\n", "t.scn:1:36: error S107"));
    PASS();
}

TEST layout_is_free(void)
{
    ASSERT(passes("\n  # a comment\n\tat 00:01 Put(size: 1,   # more\n  has: {calm,\n kind}, lev: 0,\n text: \"# "
                  "none\")  # end\n\r\n"
                  " expect note = \"# none\", seen = {calm, kind}\r\n"));
    ASSERT(passes("at 00:01 `Open`\nexpect state `OPEN`, `total` = 0"));
    PASS();
}

SUITE(scenarios)
{
    RUN_TEST(times_are_written_in_three_ways);
    RUN_TEST(time_never_runs_backwards);
    RUN_TEST(refills_follow_the_clock);
    RUN_TEST(expiries_are_asserted_not_injected);
    RUN_TEST(what_is_due_fires_before_the_line_and_counts_to_it);
    RUN_TEST(instances_fire_in_the_order_of_deadlines);
    RUN_TEST(values_of_every_type);
    RUN_TEST(values_must_fit);
    RUN_TEST(unknown_names_have_a_suggestion);
    RUN_TEST(effects_in_any_order_in_order_and_exactly);
    RUN_TEST(lists_and_calls);
    RUN_TEST(deferred_events_follow_what_releases_them);
    RUN_TEST(verdicts);
    RUN_TEST(rows_by_their_cells);
    RUN_TEST(promises_are_asked_after_every_step);
    RUN_TEST(owners_share);
    RUN_TEST(loops_repeat_and_count);
    RUN_TEST(the_generator_is_seeded);
    RUN_TEST(watchers_see_every_step);
    RUN_TEST(other_machines_are_left_out);
    RUN_TEST(all_mistakes_come_out_in_one_run);
    RUN_TEST(layout_is_free);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    compile_machine();
    RUN_SUITE(scenarios);
    compilation_close(&compiled);
    free(said);
    GREATEST_MAIN_END();
}
