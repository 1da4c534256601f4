/* test_engine.c: the engine when the store refuses: nothing of the turn has happened, nothing is lost, nothing spins.
 *
 * Calls of the store are made to fail by the linker's --wrap; what would go to sockets is kept here. */
#include <stdlib.h>
#include <string.h>

#include "engine_in.h"
#include "greatest.h"
#include "say.h"
#include "store_scratch.h"
#include "wire.h"

static int64_t clock_ms;
static long fail_append, fail_commit, fail_load; /* which one from now on, from 1; 0 none; -1 all */
static long loads, commits;
static char last[4096]; /* what was sent last */
static struct scratch scratch;
static uv_loop_t loop;
static struct catalog *catalog;
static struct engine *engine;
static struct wire *wire;

static bool fails(long *which)
{
    return *which < 0 || (*which > 0 && --*which == 0);
}

bool __real_store_append(struct store *store, struct store_entry *entry);
bool __wrap_store_append(struct store *store, struct store_entry *entry)
{
    return !fails(&fail_append) && __real_store_append(store, entry);
}

bool __real_store_commit(struct store *store);
bool __wrap_store_commit(struct store *store)
{
    commits++;
    return !fails(&fail_commit) && __real_store_commit(store);
}

bool __real_store_instance_load(struct store *store, int64_t id, struct store_instance *row, bool *found);
bool __wrap_store_instance_load(struct store *store, int64_t id, struct store_instance *row, bool *found)
{
    loads++;
    *found = false;
    return !fails(&fail_load) && __real_store_instance_load(store, id, row, found);
}

bool web_send(web_id socket, struct web_bytes *bytes)
{
    (void)socket;
    snprintf(last, sizeof last, "%.*s", (int)web_bytes_length(bytes), web_bytes_data(bytes));
    return true;
}

static int64_t read_clock(void)
{
    return clock_ms;
}

static bool opened(void)
{
    struct engine_options options = {.cache_bytes = 1 << 20, .clock = read_clock};
    struct text report = {0};
    char why[500] = "";
    clock_ms = 1800000000000;
    fail_append = fail_commit = fail_load = 0;
    scratch_make(&scratch);
    options.data_dir = scratch.directory;
    say_as(false, SAY_ERROR + 1);
    catalog = catalog_new();
    bool good = catalog_load_file(catalog, "tests/server/pulse.fsm", &report);
    uv_loop_init(&loop);
    engine = engine_open(&loop, catalog, &options, why, sizeof why);
    wire = engine ? wire_new(engine, catalog) : NULL;
    text_release(&report);
    return good && engine;
}

static void closed(void)
{
    engine_close(engine);
    uv_run(&loop, UV_RUN_DEFAULT);
    uv_loop_close(&loop);
    wire_free(wire);
    catalog_unwatch(catalog);
    catalog_free(catalog);
    scratch_clear(&scratch);
    rmdir(scratch.directory);
}

static const char *ask(const char *text)
{
    wire_message(wire, 7, text, strlen(text));
    return last;
}

static void turn(void)
{
    due_fire(engine);
    engine_commit(engine);
}

#define CREATE(machine, name) \
    "{\"type\":\"machine:create\",\"payload\":{\"machine\":\"" machine "\",\"instance\":\"" name "\"}}"
#define SEND(name, event) "{\"type\":\"machine:send\",\"payload\":{\"instance\":\"" name "\",\"event\":\"" event "\"}}"
#define STATE(name) "{\"type\":\"machine:state\",\"payload\":{\"instance\":\"" name "\"}}"

TEST a_refused_append_leaves_nothing_in_memory(void)
{
    ASSERT(opened());
    ask(CREATE("turnstile", "a"));
    turn();
    fail_append = 1;
    ask(SEND("a", "Coin"));
    turn();
    ASSERTm(last, strstr(last, "UNAVAILABLE"));
    ask(STATE("a"));
    turn();
    ASSERTm(last, strstr(last, "\"cursor\":1,") && strstr(last, "\"paid\":0"));
    closed();
    PASS();
}

TEST a_refused_commit_takes_the_turn_back_and_answers_are_whole(void)
{
    ASSERT(opened());
    ask(CREATE("turnstile", "a"));
    turn();
    for (int i = 0; i < ENGINE_BATCH; i++)
        ask(SEND("a", "Push"));
    fail_commit = 1; /* met by the next message, which finds the batch full */
    ask(SEND("a", "Push"));
    engine_commit(engine);
    ASSERTm(last, !strncmp(last, "{\"type\":\"machine:ack\",\"payload\":{\"instance\":\"a\"", 47));
    ASSERTm(last, strstr(last, "\"cursor\":2,"));
    closed();
    PASS();
}

TEST an_instance_has_one_hint(void)
{
    ASSERT(opened());
    ask(CREATE("pulse", "a"));
    turn();
    for (int i = 0; i < 1000; i++) {
        ask(SEND("a", "Poke"));
        turn();
        clock_ms += 20;
        turn();
    }
    ASSERT_EQ(1, engine_count(engine).timers);
    closed();
    PASS();
}

TEST a_refusing_store_is_asked_again_later_not_at_once(void)
{
    ASSERT(opened());
    ask(CREATE("pulse", "a"));
    ask(CREATE("pulse", "b"));
    ask(CREATE("pulse", "c"));
    turn();
    clock_ms += 25 * 3600000;
    fail_append = -1;
    loads = 0;
    turn();
    ASSERT(loads <= 3);
    fail_append = 0;
    fail_commit = -1;
    clock_ms += 2000;
    commits = 0;
    for (int i = 0; i < 100; i++)
        turn();
    ASSERT(commits <= 1);
    fail_commit = 0;
    clock_ms += 2000;
    turn();
    ask(STATE("b"));
    turn();
    ASSERT_FALSEm(last, strstr(last, "\"cursor\":1,"));
    closed();
    PASS();
}

TEST a_timer_survives_a_failed_read(void)
{
    ASSERT(opened());
    ask(CREATE("pulse", "a"));
    turn();
    clock_ms += 3600000;
    fail_load = 1;
    turn();
    ASSERT_EQ(1, engine_count(engine).timers);
    clock_ms += 2000;
    turn();
    ask(STATE("a"));
    turn();
    ASSERTm(last, strstr(last, "\"cursor\":2,"));
    closed();
    PASS();
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_TEST(a_refused_append_leaves_nothing_in_memory);
    RUN_TEST(a_refused_commit_takes_the_turn_back_and_answers_are_whole);
    RUN_TEST(an_instance_has_one_hint);
    RUN_TEST(a_refusing_store_is_asked_again_later_not_at_once);
    RUN_TEST(a_timer_survives_a_failed_read);
    GREATEST_MAIN_END();
}
