/* test_verify_store.c: a database that was written step by step is verified; one in which a byte is otherwise is not.
 *
 * The steps are those of a server: everything due is done first, each call of fsm_step is one entry, snapshots are
 * saved with them. */
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "encode.h"
#include "greatest.h"
#include "intervention.h"
#include "json_event.h"
#include "log_lines.h"
#include "turnstile.h"
#include "verify_store.h"

enum { INSTANCES = 6, STEPS = 400 };

struct one {
    const struct fsm_machine *m;
    struct fsm_instance *inst;
    struct store_instance row;
    char name[20];
};

static char path[] = "build/verify-XXXXXX";
static struct store *store;
static struct one one[INSTANCES];
static struct fsm_shared *shared; /* of the owner of all intervention instances */
static struct store_owner owner;
static uint8_t bytes[20000], shared_bytes[1000];
static char payload[2000], effects[20000];
static struct fsm_out out;
static uint64_t seed;
static char why[1000];

static uint64_t draw(uint64_t count)
{
    seed = seed * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return (seed >> 33) % count;
}

/* ---- writing ---- */

static struct fsm_shared *shared_of(const struct one *o)
{
    return o->m->shared_count ? shared : NULL;
}

static const char *leaf_name(const struct fsm_machine *m, int64_t leaf)
{
    return leaf == FSM_MISSING ? NULL : m->states[m->leaf_state[leaf]].name;
}

static const char *type_of(const struct fsm_machine *m)
{
    if (out.cause == FSM_BY_CREATION)
        return "";
    if (out.cause == FSM_BY_REFILL)
        return m->shared[out.column].name;
    return out.column < m->event_count ? m->events[out.column].name : m->timers[out.column - m->event_count].name;
}

static void append(struct one *o, const struct fsm_event *event, const char *sent, int64_t now)
{
    static const char *const CAUSE[] = {"event", "timer", "refill", "release", "creation"};
    fsm_effects_to_json(o->m, o->inst, event, &out, effects, sizeof effects);
    struct store_entry entry = {.instance = o->row.id,
                                .spec = o->row.spec,
                                .cursor = o->row.cursor + 1,
                                .prev = o->row.last,
                                .at = out.at,
                                .now = now,
                                .cause = CAUSE[out.cause],
                                .type = type_of(o->m),
                                .payload = sent,
                                .result = fsm_result_name(out.result),
                                .row = out.row_count ? o->m->rows[out.row[0]].line : STORE_NONE,
                                .from = leaf_name(o->m, out.from),
                                .to = leaf_name(o->m, out.to),
                                .effects = effects};
    if (!store_append(store, &entry))
        abort();
    o->row.cursor = entry.cursor;
    o->row.last = entry.seq;
    o->row.deadline = fsm_next_deadline(o->m, o->inst);
    o->row.state_length = fsm_encode(o->m, o->inst, bytes, sizeof bytes);
    o->row.state = bytes;
    if (!store_instance_save(store, &o->row))
        abort();
    if (!o->m->shared_count)
        return;
    owner.shared_length = fsm_shared_encode(o->m, shared, shared_bytes, sizeof shared_bytes);
    owner.shared = shared_bytes;
    if (!store_owner_save(store, &owner))
        abort();
}

static void create(struct one *o, unsigned number, const struct fsm_machine *m, int64_t now)
{
    int64_t params[FSM_SLOTS_MAX] = {0};
    *o = (struct one){.m = m, .inst = calloc(1, fsm_instance_size(m))};
    snprintf(o->name, sizeof o->name, "one-%u", number);
    fsm_defaults(m, params);
    int64_t spec = store_spec_id(store, m->name, m->version, m->hash);
    if (m->shared_count && !shared) {
        shared = calloc(1, fsm_shared_size(m));
        fsm_shared_init(m, params, now, shared);
        owner = (struct store_owner){.spec = spec, .name = "ada", .shared = shared_bytes};
        owner.shared_length = fsm_shared_encode(m, shared, shared_bytes, sizeof shared_bytes);
        if (!store_owner_add(store, &owner))
            abort();
    }
    if (fsm_create(m, shared_of(o), o->inst, params, now, &out) != FSM_STEPPED)
        abort();
    o->row = (struct store_instance){.name = o->name, .spec = spec, .owner = m->shared_count ? owner.id : 0};
    o->row.created = now;
    o->row.deadline = STORE_NONE;
    o->row.state_length = fsm_encode(m, o->inst, bytes, sizeof bytes);
    o->row.state = bytes;
    if (!store_instance_add(store, &o->row))
        abort();
    fsm_params_to_json(m, o->inst, payload, sizeof payload);
    append(o, NULL, payload, now);
}

static void step(struct one *o, int64_t now)
{
    struct fsm_fields fields = {0};
    struct fsm_event event = {.type = (uint16_t)draw(o->m->event_count), .field = fields.value, .text = fields.text};
    const struct fsm_event_def *def = &o->m->events[event.type];
    for (uint16_t i = 0; i < def->fields; i++) {
        const struct fsm_type *type = &o->m->types[o->m->fields[def->field + i].type];
        fields.value[i] = type->lo + (int64_t)draw((uint64_t)(type->hi - type->lo) + 1);
    }
    do {
        fsm_step(o->m, shared_of(o), o->inst, &event, now, &out);
        bool sent = out.cause == FSM_BY_EVENT;
        if (sent)
            fsm_fields_to_json(o->m, &event, payload, sizeof payload);
        append(o, sent ? &event : NULL, sent ? payload : NULL, now);
    } while (out.cause != FSM_BY_EVENT);
}

static void remove_database(void)
{
    static const char *const END[] = {"", "-wal", "-shm", ".lock"};
    char name[40];
    for (size_t i = 0; i < sizeof END / sizeof *END; i++) {
        snprintf(name, sizeof name, "%s%s", path, END[i]);
        unlink(name);
    }
}

/* Instances of two machines, those of one sharing a quota that is refilled. */
static void write_database(uint64_t from)
{
    int64_t now = INT64_C(1767225600000);
    const struct store_options options = {.normal = true};
    remove_database();
    store = store_open(path, &options, why, sizeof why);
    if (!store || !store_begin(store))
        abort();
    seed = from;
    shared = NULL;
    for (unsigned i = 0; i < INSTANCES; i++)
        create(&one[i], i, i % 2 ? &turnstile_machine : &intervention_machine, now += (int64_t)draw(5000));
    for (unsigned i = 0; i < STEPS; i++)
        step(&one[draw(INSTANCES)], now += (int64_t)draw(draw(4) ? 5000 : 4000000));
    if (!store_commit(store))
        abort();
    store_close(store);
    for (unsigned i = 0; i < INSTANCES; i++)
        free(one[i].inst);
    free(shared);
}

/* ---- verifying ---- */

static char told[4000];

static void keep_fault(void *context, const char *instance, const char *what)
{
    (void)context;
    snprintf(told + strlen(told), sizeof told - strlen(told), "%s: %s\n", instance, what);
}

static struct verify_result verify(void)
{
    const struct store_options options = {.read_only = true};
    const struct verify_report report = {NULL, keep_fault, NULL};
    struct catalog *catalog = catalog_new();
    struct verify_result result = {0};
    *told = 0;
    store = store_open(path, &options, why, sizeof why);
    if (!store || !verify_store(store, catalog, &report, &result, why, sizeof why))
        abort();
    store_close(store);
    catalog_unwatch(catalog);
    catalog_free(catalog);
    return result;
}

static void change(const char *sql)
{
    sqlite3 *db;
    sqlite3_open(path, &db);
    sqlite3_exec(db, "DROP TRIGGER log_is_not_updated; DROP TRIGGER log_is_not_deleted;", NULL, NULL, NULL);
    if (sqlite3_exec(db, sql, NULL, NULL, NULL) != SQLITE_OK || sqlite3_changes(db) != 1)
        abort();
    sqlite3_close(db);
}

TEST what_was_written_is_verified(void)
{
    for (uint64_t from = 1; from <= 5; from++) {
        write_database(from);
        struct verify_result result = verify();
        ASSERT_STR_EQ("", told);
        ASSERT_EQ(INSTANCES, result.instances);
        ASSERT(result.events >= INSTANCES + STEPS);
        ASSERT_EQ(0, result.faults);
        ASSERT_EQ(0, result.others);
        ASSERT_EQ(0, result.moved);
    }
    PASS();
}

/* Each is one change of one row, and what is said of it. */
TEST what_is_changed_is_found(void)
{
    static const struct {
        const char *sql, *said;
    } CHANGE[] = {
        {"UPDATE log SET \"to\" = 'NOWHERE' WHERE seq = 50", "the log has to NOWHERE, the replay "},
        {"UPDATE log SET \"from\" = 'NOWHERE' WHERE seq = 50", "the log has from NOWHERE, the replay "},
        {"UPDATE log SET result = 'ignored' WHERE seq = (SELECT min(seq) FROM log WHERE result = 'stepped' AND cause = "
         "'event')",
         "the log has result ignored, the replay stepped"},
        {"UPDATE log SET cause = 'timer' WHERE seq = (SELECT min(seq) FROM log WHERE cause = 'refill')",
         "the log has cause timer, the replay refill"},
        {"UPDATE log SET effects = '[]' WHERE seq = (SELECT min(seq) FROM log WHERE effects <> '[]')",
         "the log has effects [], the replay [{"},
        {"UPDATE log SET row = NULL WHERE seq = (SELECT min(seq) FROM log WHERE row IS NOT NULL)",
         "the replay took a row, the log did not"},
        {"UPDATE log SET at = at + 1 WHERE seq = 60", "it happened at another instant"},
        {"UPDATE log SET type = 'Coyn' WHERE seq = (SELECT min(seq) FROM log WHERE type = 'Coin')", "there is no Coyn"},
        {"UPDATE log SET payload = '{\"x\":1}' WHERE seq = 60", "its payload cannot be read"},
        {"DELETE FROM log WHERE seq = (SELECT max(last) FROM snapshot)", "the log ends with event "},
        {"DELETE FROM log WHERE seq = 60", " follows "},
        {"UPDATE snapshot SET state = (SELECT state FROM snapshot WHERE instance = 4) WHERE instance = 2",
         "its state is another than the snapshot"},
        {"UPDATE owner SET shared = zeroblob(length(shared))", "are others than its snapshot"},
    };
    for (size_t i = 0; i < sizeof CHANGE / sizeof *CHANGE; i++) {
        write_database(7);
        change(CHANGE[i].sql);
        struct verify_result result = verify();
        ASSERTm(CHANGE[i].sql, result.faults > 0);
        if (!strstr(told, CHANGE[i].said))
            FAILm(told);
    }
    PASS();
}

/* A comment may have moved the rows; that is told, and no fault. */
TEST rows_that_moved_are_counted(void)
{
    write_database(3);
    change("UPDATE log SET row = row + 1000 WHERE seq = (SELECT min(seq) FROM log WHERE row IS NOT NULL)");
    struct verify_result result = verify();
    ASSERT_EQ(0, result.faults);
    ASSERT_EQ(1, result.moved);
    PASS();
}

TEST other_specs_are_left_alone(void)
{
    write_database(3);
    change("UPDATE spec SET hash = zeroblob(32) WHERE name = 'turnstile'");
    struct verify_result result = verify();
    ASSERT_EQ(0, result.faults);
    ASSERT_EQ(INSTANCES / 2, result.instances);
    ASSERT_EQ(INSTANCES / 2, result.others);
    PASS();
}

/* The log that is printed replays, too: of one instance, and of all that share. */
TEST the_log_becomes_a_scenario(void)
{
    const struct store_options options = {.read_only = true};
    struct catalog *catalog = catalog_new();
    write_database(4);
    store = store_open(path, &options, why, sizeof why);
    ASSERT(store);
    for (int i = 0; i < 2; i++) {
        struct text log = {0}, scenario = {0};
        ASSERT(log_lines(store, i ? "one-1" : "one-2", &log, why, sizeof why));
        ASSERTm(why, catalog_scenario(catalog, log.data, log.length, &scenario, why, sizeof why));
        ASSERT(strstr(scenario.data, i ? "for turnstile" : "instance one_0 owner ada"));
        text_release(&log);
        text_release(&scenario);
    }
    struct text none = {0};
    ASSERT_FALSE(log_lines(store, "nobody", &none, why, sizeof why));
    ASSERT_STR_EQ("there is no instance nobody", why);
    store_close(store);
    catalog_unwatch(catalog);
    catalog_free(catalog);
    PASS();
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    int fd = mkstemp(path);
    if (fd < 0)
        return 1;
    close(fd);
    out.capacity = 65536;
    out.bytes = malloc(out.capacity);
    RUN_TEST(what_was_written_is_verified);
    RUN_TEST(what_is_changed_is_found);
    RUN_TEST(rows_that_moved_are_counted);
    RUN_TEST(other_specs_are_left_alone);
    RUN_TEST(the_log_becomes_a_scenario);
    free(out.bytes);
    remove_database();
    GREATEST_MAIN_END();
}
