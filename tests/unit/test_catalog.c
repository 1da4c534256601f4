/* test_catalog.c: tables found by name and hash, files taken again when they change, and specs from outside, good, bad
 * and hostile, that the loop never waits for. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "catalog.h"
#include "greatest.h"
#include "turnstile.h"

static const char DOOR[] = "machine door version 1\n"
                           "event Push(force: 1..9)\n"
                           "effect Moved(force: 1..9)\n"
                           "state SHUT initial waiting\n"
                           "  | on   | force || next | do                |\n"
                           "  | Push | > 3   || OPEN | emit Moved(force) |\n"
                           "  | Push | <= 3  || stay | -                 |\n"
                           "state OPEN final\n"
                           "  ignore Push\n";

static char folder[] = "build/catalog-XXXXXX", path[64];
static uv_loop_t loop;

/* ---- answers ---- */

struct answer {
    struct text json;
    struct json_object *object;
    unsigned count;
};

static void keep(void *context, const char *json, size_t length)
{
    struct answer *answer = context;
    char why[200];
    text_bytes(&answer->json, json, length);
    json_object_put(answer->object);
    answer->object = codec_parse(json, length, why, sizeof why);
    answer->count++;
}

static struct json_object *member(const struct answer *answer, const char *name)
{
    struct json_object *value = NULL;
    if (answer->object)
        json_object_object_get_ex(answer->object, name, &value);
    return value;
}

static void forget(struct answer *answer)
{
    json_object_put(answer->object);
    text_release(&answer->json);
    *answer = (struct answer){0};
}

/* ---- files ---- */

static void write_file(const char *name, const char *text)
{
    char beside[80];
    snprintf(beside, sizeof beside, "%s.new", name);
    FILE *to = fopen(beside, "w");
    fputs(text, to);
    fclose(to);
    rename(beside, name);
}

struct seen {
    unsigned good, bad;
    char report[2000];
};

static void on_changed(void *context, const char *name, bool good, const char *report)
{
    struct seen *seen = context;
    (void)name;
    *(good ? &seen->good : &seen->bad) += 1;
    snprintf(seen->report, sizeof seen->report, "%s", report);
}

static void stop(uv_timer_t *timer)
{
    uv_close((uv_handle_t *)timer, NULL);
    uv_stop(&loop);
}

static void run_for(unsigned ms)
{
    static uv_timer_t timer;
    uv_timer_init(&loop, &timer);
    uv_timer_start(&timer, stop, ms, 0);
    uv_run(&loop, UV_RUN_DEFAULT);
}

/* ---- tests ---- */

TEST the_tables_of_the_program_are_there(void)
{
    struct catalog *catalog = catalog_new();
    struct text list = {0};
    char why[200];
    uint8_t other[32] = {0};
    ASSERT_EQ(&turnstile_machine, catalog_named(catalog, "turnstile"));
    ASSERT_EQ(&turnstile_machine, catalog_hashed(catalog, turnstile_machine.hash));
    ASSERT_EQ(NULL, catalog_named(catalog, "turnstyle"));
    ASSERT_EQ(NULL, catalog_hashed(catalog, other));
    catalog_list(catalog, &list);
    struct json_object *machines = codec_parse(list.data, list.length, why, sizeof why);
    ASSERT(machines);
    ASSERT_EQ(5, json_object_array_length(machines));
    for (size_t i = 0; i < 5; i++) {
        struct json_object *proved = NULL;
        json_object_object_get_ex(json_object_array_get_idx(machines, i), "proved", &proved);
        ASSERT(json_object_get_boolean(proved));
    }
    ASSERT(strstr(list.data,
                  "{\"name\":\"missing_coins\",\"type\":\"number\",\"optional\":false,\"least\":0,\"most\":5}"));
    ASSERT(strstr(list.data, "{\"name\":\"patience\",\"type\":\"duration\",\"optional\":false,\"least\":1000,"
                             "\"most\":60000,\"default\":10000}"));
    json_object_put(machines);
    text_release(&list);
    catalog_unwatch(catalog);
    catalog_free(catalog);
    PASS();
}

TEST a_picture_is_drawn_once(void)
{
    struct catalog *catalog = catalog_new();
    struct text once = {0}, twice = {0};
    ASSERT(catalog_svg(catalog, "turnstile", &once));
    ASSERT(strstr(once.data, "<svg"));
    ASSERT(catalog_svg(catalog, "turnstile", &twice));
    ASSERT_STR_EQ(once.data, twice.data);
    ASSERT_FALSE(catalog_svg(catalog, "nothing", &twice));
    text_release(&once);
    text_release(&twice);
    catalog_unwatch(catalog);
    catalog_free(catalog);
    PASS();
}

TEST a_file_is_proved_and_served(void)
{
    struct catalog *catalog = catalog_new();
    struct text report = {0};
    write_file(path, DOOR);
    ASSERT(catalog_add_file(catalog, path, &report));
    ASSERT(strstr(report.data, ": proved\n"));
    ASSERT(catalog_named(catalog, "door"));
    report.length = 0;
    write_file(path, "machine door version 2\nstate A\n");
    ASSERT_FALSE(catalog_add_file(catalog, path, &report));
    ASSERT(strstr(report.data, "error E"));
    ASSERT_EQ(1, catalog_named(catalog, "door")->version);
    report.length = 0;
    ASSERT_FALSE(catalog_add_file(catalog, "no/such.fsm", &report));
    ASSERT(strstr(report.data, "cannot read no/such.fsm"));
    text_release(&report);
    catalog_unwatch(catalog);
    catalog_free(catalog);
    PASS();
}

TEST a_file_that_changes_is_taken_again(void)
{
    struct catalog *catalog = catalog_new();
    struct text report = {0};
    struct seen seen = {0};
    char text[sizeof DOOR + 10];
    write_file(path, DOOR);
    ASSERT(catalog_add_file(catalog, path, &report));
    const struct fsm_machine *old = catalog_named(catalog, "door");
    catalog_watch(catalog, &loop, on_changed, &seen);
    run_for(20);
    write_file(path, "machine door version 2\nstate A\n");
    run_for(700);
    ASSERT_EQ(0, seen.good);
    ASSERT_EQ(1, seen.bad);
    ASSERT(strstr(seen.report, "error E"));
    ASSERT(strstr(seen.report, "is served on"));
    ASSERT_EQ(old, catalog_named(catalog, "door"));
    snprintf(text, sizeof text, "%s", DOOR);
    memcpy(strstr(text, "version 1"), "version 3", 9);
    for (int i = 0; i < 5; i++) /* a burst is one change */
        write_file(path, text);
    run_for(700);
    ASSERT_EQ(1, seen.good);
    ASSERT_EQ(3, catalog_named(catalog, "door")->version);
    ASSERT_EQ(old, catalog_hashed(catalog, old->hash));
    text_release(&report);
    catalog_unwatch(catalog);
    uv_run(&loop, UV_RUN_DEFAULT);
    catalog_free(catalog);
    PASS();
}

TEST a_spec_is_checked(void)
{
    struct catalog *catalog = catalog_new();
    struct answer good = {0}, gap = {0}, nothing = {0};
    char text[sizeof DOOR];
    strcpy(text, DOOR);
    memcpy(strstr(text, "<= 3"), "<= 2", 4);
    catalog_check_text(catalog, &loop, DOOR, strlen(DOOR), keep, &good);
    catalog_check_text(catalog, &loop, text, strlen(text), keep, &gap);
    catalog_check_text(catalog, &loop, "", 0, keep, &nothing);
    ASSERT_EQ(0, good.count);
    uv_run(&loop, UV_RUN_DEFAULT);
    ASSERT_EQ(1, good.count);
    ASSERT(json_object_get_boolean(member(&good, "good")));
    ASSERT_STR_EQ("proved", json_object_get_string(member(&good, "verdict")));
    ASSERT_EQ(0, json_object_array_length(member(&good, "diagnostics")));
    ASSERT(member(&good, "certificate"));
    ASSERT_FALSE(json_object_get_boolean(member(&gap, "good")));
    ASSERT(strstr(gap.json.data, "E301"));
    ASSERT(member(&nothing, "diagnostics"));
    forget(&good);
    forget(&gap);
    forget(&nothing);
    catalog_unwatch(catalog);
    catalog_free(catalog);
    PASS();
}

TEST a_scenario_is_simulated(void)
{
    static const char SCENARIO[] = "scenario \"pushed\" for door\n"
                                   "  at 00:05 Push(force: 5)\n"
                                   "    expect state OPEN\n"
                                   "scenario \"not enough\" for door\n"
                                   "  at 00:05 Push(force: 1)\n"
                                   "    expect state OPEN\n";
    struct catalog *catalog = catalog_new();
    struct answer answer = {0}, other = {0}, wrong = {0};
    catalog_simulate_text(catalog, &loop, DOOR, strlen(DOOR), SCENARIO, strlen(SCENARIO), keep, &answer);
    catalog_simulate_text(catalog, &loop, DOOR, strlen(DOOR), "scenario \"x\" for gate\n", 21, keep, &other);
    catalog_simulate_text(catalog, &loop, "machine", 7, SCENARIO, strlen(SCENARIO), keep, &wrong);
    uv_run(&loop, UV_RUN_DEFAULT);
    ASSERT_EQ(1, json_object_get_int(member(&answer, "passed")));
    ASSERT_EQ(1, json_object_get_int(member(&answer, "failed")));
    ASSERT_EQ(4, json_object_array_length(member(&answer, "steps")));
    ASSERT(strstr(answer.json.data, "\"at\":\"00:05\",\"cause\":\"event\",\"event\":\"Push\",\"result\":\"stepped\","
                                    "\"from\":\"SHUT\",\"to\":\"OPEN\",\"row\":6,"
                                    "\"effects\":[{\"name\":\"Moved\",\"args\":{\"force\":5}}]"));
    ASSERT(strstr(answer.json.data, "the state is SHUT"));
    ASSERT(strstr(other.json.data, "S110"));
    ASSERT(strstr(wrong.json.data, "spec.fsm"));
    forget(&answer);
    forget(&other);
    forget(&wrong);
    catalog_unwatch(catalog);
    catalog_free(catalog);
    PASS();
}

/* A loop of a thousand million steps, and a text that is too long: the loop runs on meanwhile. */
TEST a_hostile_text_is_given_up(void)
{
    static const char ENDLESS[] = "scenario \"endless\" for door\n"
                                  "  for n in 1..1000000000\n"
                                  "    after 1s Push(force: 1)\n"
                                  "  end\n";
    struct catalog *catalog = catalog_new();
    struct answer endless = {0}, longest = {0}, last = {0}, cancelled = {0};
    static char text[70000];
    memset(text, ' ', sizeof text);
    catalog_check_text(catalog, &loop, text, sizeof text, keep, &longest);
    ASSERT_EQ(1, longest.count);
    ASSERT(member(&longest, "error"));
    catalog_simulate_text(catalog, &loop, DOOR, strlen(DOOR), ENDLESS, strlen(ENDLESS), keep, &endless);
    uint64_t began = uv_hrtime();
    run_for(30);
    ASSERT(uv_hrtime() - began < 1000000000);
    ASSERT_EQ(0, endless.count);
    uv_run(&loop, UV_RUN_DEFAULT);
    ASSERT_EQ(1, endless.count);
    ASSERT(strstr(endless.json.data, "it took too long"));
    for (int i = 0; i < 40; i++)
        catalog_simulate_text(catalog, &loop, DOOR, strlen(DOOR), ENDLESS, strlen(ENDLESS), keep,
                              i == 39 ? &last : &cancelled);
    ASSERT(member(&last, "error"));
    ASSERT_EQ(7, cancelled.count); /* those that found no room */
    catalog_unwatch(catalog);
    uv_run(&loop, UV_RUN_DEFAULT);
    ASSERT_EQ(7, cancelled.count);
    forget(&endless);
    forget(&longest);
    forget(&last);
    text_release(&cancelled.json);
    json_object_put(cancelled.object);
    catalog_free(catalog);
    PASS();
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    if (!mkdtemp(folder))
        return 1;
    snprintf(path, sizeof path, "%s/door.fsm", folder);
    uv_loop_init(&loop);
    RUN_TEST(the_tables_of_the_program_are_there);
    RUN_TEST(a_picture_is_drawn_once);
    RUN_TEST(a_file_is_proved_and_served);
    RUN_TEST(a_file_that_changes_is_taken_again);
    RUN_TEST(a_spec_is_checked);
    RUN_TEST(a_scenario_is_simulated);
    RUN_TEST(a_hostile_text_is_given_up);
    uv_loop_close(&loop);
    unlink(path);
    rmdir(folder);
    GREATEST_MAIN_END();
}
