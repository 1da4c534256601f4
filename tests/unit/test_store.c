/* test_store.c: each function of the store, and what happens when it is misused. */
#include <string.h>

#include "greatest.h"
#include "store.h"
#include "store_scratch.h"

static struct scratch scratch;
static struct store *store;
static const uint8_t HASH[32] = {1, 2, 3};

static void set_up(void *unused)
{
    char why[512];
    (void)unused;
    scratch_make(&scratch);
    store = store_open(scratch.path, NULL, why, sizeof why);
    if (!store) {
        fprintf(stderr, "%s\n", why);
        abort();
    }
}

static void tear_down(void *unused)
{
    (void)unused;
    store_close(store);
    scratch_remove(&scratch);
}

static void reopen(void)
{
    char why[512];
    store_close(store);
    store = store_open(scratch.path, NULL, why, sizeof why);
    if (!store)
        abort();
}

static struct store_entry entry_of(const struct store_instance *instance, const char *event_id)
{
    return (struct store_entry){.instance = instance->id,
                                .spec = 1,
                                .cursor = instance->cursor + 1,
                                .prev = instance->last,
                                .at = 10,
                                .now = 20,
                                .event_id = event_id,
                                .cause = "event",
                                .type = "Coin",
                                .result = "stepped",
                                .row = STORE_NONE,
                                .to = "OPEN",
                                .effects = "[]"};
}

/* Inside a transaction: a spec and an instance with its creation. */
static bool make_instance(const char *name, struct store_instance *instance)
{
    *instance = (struct store_instance){.name = name,
                                        .spec = 1,
                                        .created = 5,
                                        .deadline = STORE_NONE,
                                        .state = (const uint8_t *)"state",
                                        .state_length = 5};
    return store_spec_id(store, "turnstile", 1, HASH) == 1 && store_instance_add(store, instance);
}

static bool step(struct store_instance *instance, const char *event_id)
{
    struct store_entry entry = entry_of(instance, event_id);
    if (!store_append(store, &entry))
        return false;
    instance->cursor++;
    instance->last = entry.seq;
    return store_instance_save(store, instance);
}

/* ---- specs and owners ---- */

struct specs {
    int count;
    struct store_spec last;
    char name[32];
};

static bool note_spec(void *context, const struct store_spec *spec)
{
    struct specs *specs = context;
    specs->count++;
    specs->last = *spec;
    snprintf(specs->name, sizeof specs->name, "%s", spec->name);
    return specs->count < 2;
}

TEST a_spec_has_one_number(void)
{
    uint8_t other[32] = {9};
    ASSERT(store_begin(store));
    ASSERT_EQ(1, store_spec_id(store, "turnstile", 1, HASH));
    ASSERT_EQ(1, store_spec_id(store, "turnstile", 1, HASH));
    ASSERT_EQ(2, store_spec_id(store, "turnstile", 1, other));
    ASSERT_EQ(3, store_spec_id(store, "turnstile", 4000000000u, other));
    ASSERT(store_commit(store));
    ASSERT_EQ(1, store_spec_id(store, "turnstile", 1, HASH));
    reopen();
    ASSERT_EQ(3, store_spec_id(store, "turnstile", 4000000000u, other));
    struct specs specs = {0};
    ASSERT(store_specs(store, note_spec, &specs));
    ASSERT_EQ(2, specs.count);
    ASSERT_EQ(2, specs.last.id);
    ASSERT_EQ(1, specs.last.version);
    ASSERT_STR_EQ("turnstile", specs.name);
    ASSERT_MEM_EQ(other, specs.last.hash, 32);
    PASS();
}

TEST a_new_spec_needs_a_transaction(void)
{
    ASSERT_EQ(0, store_spec_id(store, "turnstile", 1, HASH));
    ASSERT_STR_EQ("a write outside a transaction", store_why(store));
    PASS();
}

TEST owners_are_found_by_spec_and_name(void)
{
    struct store_owner owner = {.spec = 1, .name = "", .shared = (const uint8_t *)"a\0b", .shared_length = 3}, found;
    bool there;
    ASSERT(store_begin(store));
    ASSERT_EQ(1, store_spec_id(store, "turnstile", 1, HASH));
    ASSERT(store_owner_add(store, &owner));
    ASSERT_EQ(1, owner.id);
    owner.name = "ann";
    ASSERT(store_owner_add(store, &owner));
    ASSERT_EQ(2, owner.id);
    owner.shared_length = 0;
    ASSERT(store_owner_save(store, &owner));
    ASSERT(store_commit(store));
    ASSERT(store_owner_find(store, 1, "", &found, &there) && there);
    ASSERT_EQ(1, found.id);
    ASSERT_EQ(3, found.shared_length);
    ASSERT_MEM_EQ("a\0b", found.shared, 3);
    ASSERT(store_owner_load(store, 2, &found, &there) && there);
    ASSERT_STR_EQ("ann", found.name);
    ASSERT_EQ(1, found.spec);
    ASSERT_EQ(0, found.shared_length);
    ASSERT(store_owner_find(store, 2, "ann", &found, &there) && !there);
    ASSERT(store_owner_load(store, 3, &found, &there) && !there);
    PASS();
}

TEST an_owner_that_is_not_there_is_not_saved(void)
{
    struct store_owner owner = {.id = 7, .shared = (const uint8_t *)"x", .shared_length = 1};
    ASSERT(store_begin(store));
    ASSERT_FALSE(store_owner_save(store, &owner));
    ASSERT_STR_EQ("no owner 7 to save", store_why(store));
    store_rollback(store);
    PASS();
}

/* ---- instances ---- */

TEST an_instance_comes_back_as_it_was(void)
{
    struct store_instance instance, found;
    bool there;
    ASSERT(store_begin(store));
    ASSERT(make_instance("one", &instance));
    ASSERT_EQ(1, instance.id);
    ASSERT(step(&instance, NULL));
    instance.deadline = -4;
    instance.state = (const uint8_t *)"", instance.state_length = 0;
    ASSERT(store_instance_save(store, &instance));
    ASSERT(store_commit(store));
    reopen();
    ASSERT(store_instance_find(store, "one", &found, &there) && there);
    ASSERT_STR_EQ("one", found.name);
    ASSERT_EQ(1, found.spec);
    ASSERT_EQ(0, found.owner);
    ASSERT_EQ(5, found.created);
    ASSERT_EQ(1, found.cursor);
    ASSERT_EQ(1, found.last);
    ASSERT_EQ(-4, found.deadline);
    ASSERT_EQ(0, found.state_length);
    ASSERT(store_instance_load(store, 1, &found, &there) && there);
    ASSERT_STR_EQ("one", found.name);
    ASSERT(store_instance_find(store, "two", &found, &there) && !there);
    ASSERT(store_instance_load(store, 2, &found, &there) && !there);
    PASS();
}

/* The answer of a load may be written back while its row is still held. */
TEST what_was_loaded_may_be_saved(void)
{
    struct store_instance instance;
    bool there;
    ASSERT(store_begin(store));
    ASSERT(make_instance("one", &instance));
    ASSERT(store_commit(store));
    ASSERT(store_begin(store));
    ASSERT(store_instance_load(store, 1, &instance, &there) && there);
    ASSERT(step(&instance, "a"));
    ASSERT(step(&instance, "b"));
    ASSERT(store_commit(store));
    ASSERT(store_instance_load(store, 1, &instance, &there) && there);
    ASSERT_EQ(2, instance.cursor);
    ASSERT_EQ(5, instance.state_length);
    ASSERT_MEM_EQ("state", instance.state, 5);
    PASS();
}

TEST names_are_unique(void)
{
    struct store_instance instance;
    int64_t count;
    ASSERT(store_begin(store));
    ASSERT(make_instance("one", &instance));
    ASSERT_FALSE(make_instance("one", &instance));
    ASSERT(strstr(store_why(store), "cannot add an instance: UNIQUE constraint failed: instance.name"));
    ASSERT_FALSE(store_commit(store));
    store_rollback(store);
    ASSERT(store_instance_count(store, &count));
    ASSERT_EQ(0, count);
    PASS();
}

TEST an_instance_that_is_not_there_is_not_saved(void)
{
    struct store_instance instance = {.id = 3, .state = (const uint8_t *)"x", .state_length = 1};
    ASSERT(store_begin(store));
    ASSERT_FALSE(store_instance_save(store, &instance));
    ASSERT_STR_EQ("no instance 3 to save", store_why(store));
    store_rollback(store);
    PASS();
}

static bool stop_at_second(void *context, const struct store_instance *instance)
{
    (void)instance;
    return ++*(int *)context < 2;
}

static bool sum_deadlines(void *context, int64_t id, int64_t deadline)
{
    *(int64_t *)context += id * 1000 + deadline;
    return true;
}

TEST instances_and_deadlines_in_order(void)
{
    struct store_instance instance;
    int seen = 0;
    int64_t sum = 0, count;
    ASSERT(store_begin(store));
    for (int i = 0; i < 3; i++) {
        char name[2] = {(char)('a' + i), 0};
        ASSERT(make_instance(name, &instance));
        instance.deadline = i == 1 ? STORE_NONE : i;
        ASSERT(store_instance_save(store, &instance));
    }
    ASSERT(store_commit(store));
    ASSERT(store_instances(store, stop_at_second, &seen));
    ASSERT_EQ(2, seen);
    ASSERT(store_deadlines(store, sum_deadlines, &sum));
    ASSERT_EQ(1000 + 3002, sum); /* the first at 0, the third at 2 */
    ASSERT(store_instance_count(store, &count));
    ASSERT_EQ(3, count);
    PASS();
}

TEST a_state_of_megabytes(void)
{
    static uint8_t state[3000000];
    struct store_instance instance;
    bool there;
    state[2999999] = 7;
    ASSERT(store_begin(store));
    ASSERT(make_instance("one", &instance));
    instance.state = state, instance.state_length = sizeof state;
    ASSERT(store_instance_save(store, &instance));
    ASSERT(store_commit(store));
    ASSERT(store_instance_load(store, 1, &instance, &there) && there);
    ASSERT_EQ(sizeof state, instance.state_length);
    ASSERT_EQ(0, memcmp(state, instance.state, sizeof state));
    PASS();
}

/* ---- the log ---- */

TEST an_entry_comes_back_as_it_was(void)
{
    struct store_instance instance;
    struct store_entry found;
    bool there;
    ASSERT(store_begin(store));
    ASSERT(make_instance("one", &instance));
    struct store_entry entry = {.instance = 1,
                                .spec = 1,
                                .cursor = 1,
                                .prev = 0,
                                .at = INT64_MAX,
                                .now = -1,
                                .actor = "ann",
                                .event_id = "e",
                                .cause = "event",
                                .type = "Coin",
                                .call = 3,
                                .payload = "{\"ä\":1}",
                                .result = "stepped",
                                .row = 0,
                                .from = "A",
                                .to = "B",
                                .effects = "[]"};
    ASSERT(store_append(store, &entry));
    ASSERT_EQ(1, entry.seq);
    struct store_entry bare = {.instance = 1,
                               .spec = 1,
                               .cursor = 2,
                               .prev = 1,
                               .cause = "creation",
                               .type = "",
                               .result = "stepped",
                               .row = STORE_NONE};
    ASSERT(store_append(store, &bare));
    ASSERT(store_commit(store));
    ASSERT(store_entry(store, 1, &found, &there) && there);
    ASSERT_EQ(INT64_MAX, found.at);
    ASSERT_EQ(-1, found.now);
    ASSERT_STR_EQ("ann", found.actor);
    ASSERT_STR_EQ("e", found.event_id);
    ASSERT_STR_EQ("event", found.cause);
    ASSERT_STR_EQ("Coin", found.type);
    ASSERT_EQ(3, found.call);
    ASSERT_STR_EQ("{\"ä\":1}", found.payload);
    ASSERT_STR_EQ("stepped", found.result);
    ASSERT_EQ(0, found.row);
    ASSERT_STR_EQ("A", found.from);
    ASSERT_STR_EQ("B", found.to);
    ASSERT_STR_EQ("[]", found.effects);
    ASSERT(store_entry(store, 2, &found, &there) && there);
    ASSERT(!found.actor && !found.event_id && !found.payload && !found.from && !found.to && !found.effects);
    ASSERT_EQ(STORE_NONE, found.row);
    ASSERT_STR_EQ("", found.type);
    ASSERT(store_entry(store, 3, &found, &there) && !there);
    PASS();
}

struct walk {
    int64_t count, first, last, most;
};

static bool note_cursor(void *context, const struct store_entry *entry)
{
    struct walk *walk = context;
    if (walk->count++ == 0)
        walk->first = entry->cursor;
    else if (entry->cursor != walk->last + 1)
        walk->count = -1000000;
    walk->last = entry->cursor;
    return walk->count != walk->most;
}

static enum greatest_test_res history_is(const struct store_instance *instance, int64_t after, int64_t limit,
                                         int64_t first, int64_t last)
{
    struct walk walk = {0};
    ASSERT(store_history(store, instance, after, limit, note_cursor, &walk));
    ASSERT_EQ_FMT(first ? last - first + 1 : 0, walk.count, "%ld");
    ASSERT_EQ_FMT(first, walk.first, "%ld");
    ASSERT_EQ_FMT(last, walk.last, "%ld");
    PASS();
}

/* 1,000 events of each of two instances in turn: pages end at 256, 512, 768 and with the last. */
TEST history_by_pages(void)
{
    struct store_instance one, two;
    ASSERT(store_begin(store));
    ASSERT(make_instance("one", &one));
    ASSERT(make_instance("two", &two));
    for (int i = 0; i < 1000; i++)
        ASSERT(step(&one, NULL) && step(&two, NULL));
    CHECK_CALL(history_is(&one, 990, 0, 991, 1000)); /* uncommitted entries are seen */
    ASSERT(store_commit(store));
    static const int64_t after[] = {0, 1, 254, 255, 256, 257, 511, 512, 767, 768, 998, 999};
    for (size_t i = 0; i < sizeof after / sizeof *after; i++) {
        CHECK_CALL(history_is(&two, after[i], 0, after[i] + 1, 1000));
        CHECK_CALL(history_is(&two, after[i], 1, after[i] + 1, after[i] + 1));
        int64_t end = after[i] + 300 < 1000 ? after[i] + 300 : 1000;
        CHECK_CALL(history_is(&one, after[i], 300, after[i] + 1, end));
    }
    CHECK_CALL(history_is(&one, 1000, 0, 0, 0));
    CHECK_CALL(history_is(&one, 5000, 10, 0, 0));
    CHECK_CALL(history_is(&one, INT64_MAX, INT64_MAX, 0, 0));
    CHECK_CALL(history_is(&one, -5, 2, 1, 2));
    struct walk stopped = {.most = 300};
    ASSERT(store_history(store, &one, 0, 0, note_cursor, &stopped));
    ASSERT_EQ(300, stopped.last);
    PASS();
}

/* An instance as it was earlier gives the history of then. */
TEST history_of_an_older_answer(void)
{
    struct store_instance instance, older;
    ASSERT(store_begin(store));
    ASSERT(make_instance("one", &instance));
    for (int i = 0; i < 100; i++)
        ASSERT(step(&instance, NULL));
    older = instance;
    for (int i = 0; i < 400; i++)
        ASSERT(step(&instance, NULL));
    ASSERT(store_commit(store));
    CHECK_CALL(history_is(&older, 10, 0, 11, 100));
    PASS();
}

TEST a_history_that_does_not_fit_says_so(void)
{
    struct store_instance instance;
    struct walk walk = {0};
    ASSERT(store_begin(store));
    ASSERT(make_instance("one", &instance));
    ASSERT(step(&instance, NULL) && step(&instance, NULL));
    ASSERT(store_commit(store));
    instance.last = 1;
    ASSERT_FALSE(store_history(store, &instance, 0, 0, note_cursor, &walk));
    ASSERT_STR_EQ("entry 1 is not event 2 of instance 1: the chain is broken", store_why(store));
    PASS();
}

static bool note_seq(void *context, const struct store_entry *entry)
{
    struct walk *walk = context;
    walk->last = entry->seq;
    return ++walk->count != walk->most;
}

TEST the_log_from_anywhere(void)
{
    struct store_instance instance;
    ASSERT(store_begin(store));
    ASSERT(make_instance("one", &instance));
    for (int i = 0; i < 10; i++)
        ASSERT(step(&instance, NULL));
    ASSERT(store_commit(store));
    struct walk all = {0}, some = {.most = 3}, none = {0};
    ASSERT(store_log(store, 0, note_seq, &all));
    ASSERT_EQ(10, all.count);
    ASSERT(store_log(store, 5, note_seq, &some));
    ASSERT_EQ(7, some.last);
    ASSERT(store_log(store, 11, note_seq, &none));
    ASSERT_EQ(0, none.count);
    PASS();
}

/* ---- event ids ---- */

TEST ids_are_seen_at_once_and_after_opening(void)
{
    struct store_instance one, two;
    ASSERT(store_begin(store));
    ASSERT(make_instance("one", &one));
    ASSERT(make_instance("two", &two));
    ASSERT_EQ(0, store_seen(store, 1, "a"));
    ASSERT(step(&one, "a"));
    ASSERT_EQ(1, store_seen(store, 1, "a"));
    ASSERT_EQ(0, store_seen(store, 2, "a"));
    ASSERT_EQ(0, store_seen(store, 1, "A"));
    ASSERT(step(&two, "a"));
    ASSERT_EQ(2, store_seen(store, 2, "a"));
    ASSERT(step(&one, ""));
    ASSERT_EQ(3, store_seen(store, 1, ""));
    ASSERT(store_commit(store));
    reopen();
    ASSERT_EQ(1, store_seen(store, 1, "a"));
    ASSERT_EQ(2, store_seen(store, 2, "a"));
    ASSERT_EQ(3, store_seen(store, 1, ""));
    PASS();
}

TEST a_rollback_forgets_ids_and_numbers(void)
{
    struct store_instance instance;
    ASSERT(store_begin(store));
    ASSERT(make_instance("one", &instance));
    ASSERT(step(&instance, "a"));
    ASSERT(store_commit(store));
    struct store_instance before = instance;
    ASSERT(store_begin(store));
    ASSERT(step(&instance, "b"));
    ASSERT_EQ(2, store_seen(store, 1, "b"));
    store_rollback(store);
    ASSERT_EQ(0, store_seen(store, 1, "b"));
    ASSERT_EQ(1, store_seen(store, 1, "a"));
    ASSERT(store_begin(store));
    ASSERT(step(&before, "c"));
    ASSERT_EQ(2, before.last);
    ASSERT(store_commit(store));
    ASSERT_EQ(2, store_seen(store, 1, "c"));
    PASS();
}

/* One more than the window, in a few transactions: the first is forgotten, also by the file. */
TEST the_oldest_id_is_forgotten_in_order(void)
{
    struct store_instance instance;
    char id[32], why[512];
    ASSERT(store_begin(store));
    ASSERT(make_instance("one", &instance));
    for (int64_t i = 1; i <= STORE_IDS + 1; i++) {
        snprintf(id, sizeof id, "%lld", (long long)i);
        struct store_entry entry = entry_of(&instance, id);
        ASSERT(store_append(store, &entry));
        instance.cursor++;
        instance.last = entry.seq;
        if (i % 50000 == 1) {
            ASSERT(store_commit(store) && store_begin(store));
        }
    }
    ASSERT(store_instance_save(store, &instance));
    ASSERT_EQ(0, store_seen(store, 1, "1"));
    ASSERT(store_commit(store));
    for (int i = 0; i < 2; i++) {
        ASSERT_EQ(0, store_seen(store, 1, "1"));
        ASSERT_EQ(2, store_seen(store, 1, "2"));
        ASSERT_EQ(STORE_IDS + 1, store_seen(store, 1, id));
        ASSERTm(why, store_verify(store, why, sizeof why));
        reopen();
    }
    PASS();
}

/* ---- misuse ---- */

TEST writes_need_a_transaction(void)
{
    static const char words[] = "a write outside a transaction";
    struct store_instance instance = {.name = "one", .spec = 1};
    struct store_owner owner = {.spec = 1, .name = ""};
    struct store_entry entry = entry_of(&instance, NULL);
    ASSERT_FALSE(store_instance_add(store, &instance));
    ASSERT_STR_EQ(words, store_why(store));
    ASSERT_FALSE(store_instance_save(store, &instance));
    ASSERT_FALSE(store_owner_add(store, &owner));
    ASSERT_FALSE(store_owner_save(store, &owner));
    ASSERT_FALSE(store_append(store, &entry));
    ASSERT_FALSE(store_commit(store));
    ASSERT_STR_EQ(words, store_why(store));
    store_rollback(store);
    ASSERT(store_begin(store) && store_commit(store));
    PASS();
}

TEST transactions_do_not_nest(void)
{
    ASSERT(store_begin(store));
    ASSERT_FALSE(store_begin(store));
    ASSERT_STR_EQ("a transaction inside a transaction", store_why(store));
    store_rollback(store);
    ASSERT(store_begin(store));
    ASSERT_FALSE(store_checkpoint(store));
    ASSERT_STR_EQ("a checkpoint inside a transaction", store_why(store));
    store_rollback(store);
    ASSERT(store_checkpoint(store));
    PASS();
}

TEST after_a_failure_only_rollback_is_left(void)
{
    struct store_instance instance, lost = {.id = 99};
    ASSERT(store_begin(store));
    ASSERT(make_instance("one", &instance));
    ASSERT_FALSE(store_instance_save(store, &lost));
    ASSERT_FALSE(step(&instance, "a"));
    ASSERT_FALSE(store_commit(store));
    ASSERT_STR_EQ("no instance 99 to save", store_why(store));
    store_rollback(store);
    int64_t count;
    ASSERT(store_instance_count(store, &count));
    ASSERT_EQ(0, count);
    PASS();
}

TEST what_must_be_there_must_be_there(void)
{
    struct store_instance instance;
    ASSERT(store_begin(store));
    ASSERT(make_instance("one", &instance));
    struct store_entry entry = entry_of(&instance, "a");
    entry.cause = NULL;
    ASSERT_FALSE(store_append(store, &entry));
    ASSERT(strstr(store_why(store), "NOT NULL constraint failed: log.cause"));
    ASSERT_EQ(0, store_seen(store, 1, "a"));
    store_rollback(store);
    PASS();
}

TEST closing_inside_a_transaction_rolls_back(void)
{
    struct store_instance instance;
    int64_t count;
    ASSERT(store_begin(store));
    ASSERT(make_instance("one", &instance));
    reopen();
    ASSERT(store_instance_count(store, &count));
    ASSERT_EQ(0, count);
    store_close(NULL);
    PASS();
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    SET_SETUP(set_up, NULL);
    SET_TEARDOWN(tear_down, NULL);
    RUN_TEST(a_spec_has_one_number);
    RUN_TEST(a_new_spec_needs_a_transaction);
    RUN_TEST(owners_are_found_by_spec_and_name);
    RUN_TEST(an_owner_that_is_not_there_is_not_saved);
    RUN_TEST(an_instance_comes_back_as_it_was);
    RUN_TEST(what_was_loaded_may_be_saved);
    RUN_TEST(names_are_unique);
    RUN_TEST(an_instance_that_is_not_there_is_not_saved);
    RUN_TEST(instances_and_deadlines_in_order);
    RUN_TEST(a_state_of_megabytes);
    RUN_TEST(an_entry_comes_back_as_it_was);
    RUN_TEST(history_by_pages);
    RUN_TEST(history_of_an_older_answer);
    RUN_TEST(a_history_that_does_not_fit_says_so);
    RUN_TEST(the_log_from_anywhere);
    RUN_TEST(ids_are_seen_at_once_and_after_opening);
    RUN_TEST(a_rollback_forgets_ids_and_numbers);
    RUN_TEST(the_oldest_id_is_forgotten_in_order);
    RUN_TEST(writes_need_a_transaction);
    RUN_TEST(transactions_do_not_nest);
    RUN_TEST(after_a_failure_only_rollback_is_left);
    RUN_TEST(what_must_be_there_must_be_there);
    RUN_TEST(closing_inside_a_transaction_rolls_back);
    GREATEST_MAIN_END();
}
