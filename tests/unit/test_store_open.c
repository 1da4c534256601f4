/* test_store_open.c: opening files good, bad, strange, newer and in use; the schema and its guards; store_verify on a
 * file that somebody has changed behind the store's back. */
#include <fcntl.h>
#include <sqlite3.h>
#include <string.h>
#include <sys/wait.h>

#include "greatest.h"
#include "store_in.h"
#include "store_scratch.h"

static struct scratch scratch;
static char why[512];

static void set_up(void *unused)
{
    (void)unused;
    scratch_make(&scratch);
    *why = 0;
}

static void tear_down(void *unused)
{
    (void)unused;
    scratch_remove(&scratch);
}

static struct store *open_plain(void)
{
    return store_open(scratch.path, NULL, why, sizeof why);
}

static struct store *open_to_read(void)
{
    return store_open(scratch.path, &(struct store_options){.read_only = true}, why, sizeof why);
}

/* What somebody with a shell does to the file. NULL if it worked, else what SQLite said, until the next call. */
static const char *shell(const char *sql)
{
    static char said[256];
    sqlite3 *db;
    sqlite3_open(scratch.path, &db);
    bool good = sqlite3_exec(db, sql, NULL, NULL, NULL) == SQLITE_OK;
    snprintf(said, sizeof said, "%s", sqlite3_errmsg(db));
    sqlite3_close(db);
    return good ? NULL : said;
}

/* Two instances with 300 events each, an id on every one of them. */
static bool fill(void)
{
    static const uint8_t hash[32];
    struct store *store = open_plain();
    bool good = store && store_begin(store) && store_spec_id(store, "turnstile", 1, hash) == 1;
    struct store_instance instance[2];
    for (int i = 0; good && i < 2; i++) {
        instance[i] = (struct store_instance){.name = i ? "two" : "one", .spec = 1, .deadline = STORE_NONE};
        good = store_instance_add(store, &instance[i]);
    }
    for (int i = 0; good && i < 600; i++) {
        char id[16];
        snprintf(id, sizeof id, "%d", i);
        struct store_instance *to = &instance[i % 2];
        struct store_entry entry = {.instance = to->id,
                                    .spec = 1,
                                    .cursor = to->cursor + 1,
                                    .prev = to->last,
                                    .event_id = id,
                                    .cause = "event",
                                    .type = "Coin",
                                    .result = "stepped",
                                    .row = 3,
                                    .to = "OPEN",
                                    .effects = "[]"};
        good = store_append(store, &entry);
        to->cursor++;
        to->last = entry.seq;
    }
    good = good && store_instance_save(store, &instance[0]) && store_instance_save(store, &instance[1]) &&
           store_commit(store);
    store_close(store);
    return good;
}

static void write_file(const char *text, size_t length)
{
    FILE *file = fopen(scratch.path, "wb");
    fwrite(text, 1, length, file);
    fclose(file);
}

/* ---- files ---- */

TEST a_missing_directory(void)
{
    ASSERT_EQ(NULL, store_open("no/such/place/machines.db", NULL, why, sizeof why));
    ASSERT_STR_EQ("no such directory: no/such/place", why);
    PASS();
}

TEST a_file_where_a_directory_should_be(void)
{
    char path[200];
    write_file("x", 1);
    snprintf(path, sizeof path, "%s/machines.db", scratch.path);
    ASSERT_EQ(NULL, store_open(path, NULL, why, sizeof why));
    ASSERT(strstr(why, "no such directory: ") == why);
    PASS();
}

TEST a_directory_is_no_database(void)
{
    ASSERT_EQ(0, mkdir(scratch.path, 0755));
    ASSERT_EQ(NULL, open_plain());
    ASSERT(strstr(why, "machines.db is a directory"));
    rmdir(scratch.path);
    PASS();
}

TEST text_is_no_database(void)
{
    char text[5000];
    memset(text, 'x', sizeof text);
    write_file(text, sizeof text);
    ASSERT_EQ(NULL, open_plain());
    ASSERT(strstr(why, "machines.db is not a database"));
    ASSERT_EQ(NULL, open_to_read());
    ASSERT(strstr(why, "machines.db is not a database"));
    PASS();
}

TEST a_damaged_schema(void)
{
    ASSERT(fill());
    int file = open(scratch.path, O_RDWR);
    char garbage[3000];
    memset(garbage, 0xee, sizeof garbage);
    ASSERT_EQ((ssize_t)sizeof garbage, pwrite(file, garbage, sizeof garbage, 100));
    close(file);
    ASSERT_EQ(NULL, open_plain());
    ASSERTm(why, strstr(why, "machines.db is damaged: "));
    PASS();
}

TEST a_file_cut_short(void)
{
    ASSERT(fill());
    ASSERT_EQ(0, truncate(scratch.path, 4096));
    ASSERT_EQ(NULL, open_plain());
    ASSERTm(why, strstr(why, "damaged") || strstr(why, "malformed"));
    PASS();
}

TEST a_table_that_is_gone(void)
{
    ASSERT(fill());
    ASSERT_EQ(NULL, shell("DROP TABLE mark"));
    ASSERT_EQ(NULL, open_plain());
    ASSERTm(why, strstr(why, "no such table: main.mark") || strstr(why, "no such table: mark"));
    PASS();
}

TEST a_missing_file_is_not_made_by_a_reader(void)
{
    ASSERT_EQ(NULL, open_to_read());
    ASSERTm(why, strstr(why, "machines.db cannot be opened: No such file or directory"));
    ASSERT_EQ(-1, access(scratch.path, F_OK));
    PASS();
}

TEST an_empty_file_is_no_log_to_read(void)
{
    write_file("", 0);
    ASSERT_EQ(NULL, open_to_read());
    ASSERTm(why, strstr(why, "machines.db is empty"));
    struct store *store = open_plain();
    ASSERT(store);
    store_close(store);
    PASS();
}

/* Root may write anything, so somebody else tries: exit 0 if the words are right. */
static int open_as_nobody(const char *words)
{
    pid_t child = fork();
    if (child == 0) {
        if (geteuid() == 0 && (setegid(65534) != 0 || seteuid(65534) != 0))
            _exit(3);
        struct store *store = open_plain();
        if (!store && !strstr(why, words))
            fprintf(stderr, "%s\n", why);
        _exit(!store && strstr(why, words) ? 0 : 1);
    }
    int status = 0;
    waitpid(child, &status, 0);
    return status;
}

TEST a_read_only_directory(void)
{
    chmod(scratch.directory, 0555);
    int status = open_as_nobody("cannot write in ");
    chmod(scratch.directory, 0755);
    ASSERT_EQ(0, status);
    PASS();
}

TEST a_read_only_file(void)
{
    char lock[128];
    ASSERT(fill());
    snprintf(lock, sizeof lock, "%s.lock", scratch.path);
    chmod(lock, 0666);
    chmod(scratch.path, 0444);
    chmod(scratch.directory, 0777);
    ASSERT_EQ(0, open_as_nobody("machines.db is read-only"));
    PASS();
}

TEST a_second_server_meets_the_lock(void)
{
    struct store *first = open_plain();
    ASSERT(first);
    ASSERT_EQ(NULL, open_plain());
    ASSERT(strstr(why, "machines.db is in use by another server"));
    struct store *reader = open_to_read();
    ASSERT(reader);
    store_close(reader);
    store_close(first);
    struct store *second = open_plain();
    ASSERT(second);
    store_close(second);
    PASS();
}

/* ---- reading beside a server ---- */

TEST a_reader_sees_what_is_committed_and_writes_nothing(void)
{
    int64_t count;
    ASSERT(fill());
    struct store *writer = open_plain(), *reader = open_to_read();
    ASSERT(writer && reader);
    struct store_instance three = {.name = "three", .spec = 1, .deadline = STORE_NONE};
    ASSERT(store_begin(writer));
    ASSERT(store_instance_add(writer, &three));
    struct store_entry entry = {.instance = 3,
                                .spec = 1,
                                .cursor = 1,
                                .event_id = "new",
                                .cause = "creation",
                                .type = "",
                                .result = "stepped",
                                .row = STORE_NONE};
    ASSERT(store_append(writer, &entry));
    three.cursor = 1, three.last = entry.seq;
    ASSERT(store_instance_save(writer, &three));
    ASSERTm(why, store_verify(writer, why, sizeof why)); /* also inside a transaction */
    ASSERTm(why, store_verify(reader, why, sizeof why));
    ASSERT(store_instance_count(reader, &count));
    ASSERT_EQ(2, count);
    ASSERT(store_commit(writer));
    ASSERT(store_instance_count(reader, &count));
    ASSERT_EQ(3, count);
    ASSERTm(why, store_verify(reader, why, sizeof why));
    ASSERT_EQ(601, store_seen(reader, 3, "new"));
    ASSERT_FALSE(store_begin(reader));
    ASSERT_STR_EQ("the database was opened for reading only", store_why(reader));
    store_close(reader);
    store_close(writer);
    PASS();
}

/* ---- versions ---- */

TEST a_newer_schema_is_refused(void)
{
    char words[200];
    ASSERT(fill());
    ASSERT_EQ(NULL, shell("PRAGMA user_version = 7"));
    snprintf(words, sizeof words, "%s has schema 7; this fsmd knows %d: use a newer fsmd", scratch.path, STORE_SCHEMA);
    ASSERT_EQ(NULL, open_plain());
    ASSERT_STR_EQ(words, why);
    ASSERT_EQ(NULL, open_to_read());
    ASSERT_STR_EQ(words, why);
    PASS();
}

TEST another_programs_database_is_left_alone(void)
{
    ASSERT_EQ(NULL, shell("CREATE TABLE t (x)"));
    ASSERT_EQ(NULL, open_plain());
    ASSERT(strstr(why, "machines.db is a database of another program"));
    ASSERT_EQ(NULL, shell("DROP TABLE t; PRAGMA application_id = 5"));
    ASSERT_EQ(NULL, open_plain());
    ASSERT(strstr(why, "machines.db is a database of another program"));
    PASS();
}

static int64_t number(sqlite3 *db, const char *sql)
{
    sqlite3_stmt *statement;
    sqlite3_prepare_v2(db, sql, -1, &statement, NULL);
    int64_t value = sqlite3_step(statement) == SQLITE_ROW ? sqlite3_column_int64(statement, 0) : -1;
    sqlite3_finalize(statement);
    return value;
}

/* Steps of a made-up schema 2: one more entry is all it takes. */
TEST versions_migrate_forward(void)
{
    const char *const steps[] = {store_schema_steps[0], "ALTER TABLE instance ADD COLUMN colour TEXT;"};
    const char *const broken[] = {store_schema_steps[0], "CREATE TABLE half (x); CREATE NONSENSE;"};
    sqlite3 *db;
    ASSERT(fill());
    ASSERT_EQ(SQLITE_OK, sqlite3_open(scratch.path, &db));
    ASSERT_EQ(1, number(db, "PRAGMA user_version"));
    ASSERT_FALSE(store_schema_migrate(db, scratch.path, broken, 2, why, sizeof why));
    ASSERTm(why, strstr(why, "machines.db cannot be brought from schema 1 to 2: near \"NONSENSE\""));
    ASSERT_EQ(1, number(db, "PRAGMA user_version"));
    ASSERT_EQ(0, number(db, "SELECT count(*) FROM sqlite_schema WHERE name = 'half'"));
    ASSERT(store_schema_migrate(db, scratch.path, steps, 2, why, sizeof why));
    ASSERT_EQ(2, number(db, "PRAGMA user_version"));
    ASSERT_EQ(2, number(db, "SELECT count(*) FROM instance WHERE colour IS NULL"));
    ASSERT(store_schema_migrate(db, scratch.path, steps, 2, why, sizeof why)); /* nothing left to do */
    sqlite3_close(db);
    PASS();
}

TEST a_new_file_says_whose_it_is(void)
{
    sqlite3 *db;
    ASSERT(fill());
    ASSERT_EQ(SQLITE_OK, sqlite3_open(scratch.path, &db));
    ASSERT_EQ(0x66736d64, number(db, "PRAGMA application_id"));
    ASSERT_EQ(1, number(db, "SELECT journal_mode = 'wal' FROM pragma_journal_mode"));
    ASSERT_EQ(4096, number(db, "PRAGMA page_size"));
    sqlite3_close(db);
    PASS();
}

TEST full_unless_normal_is_asked(void)
{
    struct store *store = open_plain();
    ASSERT_EQ(2, number(store->db, "PRAGMA synchronous"));
    store_close(store);
    store = store_open(scratch.path, &(struct store_options){.normal = true}, why, sizeof why);
    ASSERT_EQ(1, number(store->db, "PRAGMA synchronous"));
    store_close(store);
    PASS();
}

/* ---- the log is append-only ---- */

TEST triggers_guard_the_log(void)
{
    ASSERT(fill());
    ASSERT_STR_EQ("the log is append-only: entries are never changed",
                  shell("UPDATE log SET type = 'x' WHERE seq = 1"));
    ASSERT_STR_EQ("the log is append-only: entries are never deleted", shell("DELETE FROM log WHERE seq = 600"));
    struct store *store = open_plain();
    ASSERT_EQ(SQLITE_CONSTRAINT_TRIGGER,
              sqlite3_exec(store->db, "REPLACE INTO log SELECT * FROM log WHERE seq = 3", NULL, NULL, NULL));
    ASSERT_EQ(600, number(store->db, "SELECT count(*) FROM log"));
    store_close(store);
    PASS();
}

/* ---- verify ---- */

/* Does `sql` to a filled file, with the triggers out of the way; verify then says `words`. */
static enum greatest_test_res found_out(const char *sql, const char *words)
{
    scratch_clear(&scratch);
    ASSERT(fill());
    ASSERT_EQ(NULL, shell("DROP TRIGGER log_is_not_updated; DROP TRIGGER log_is_not_deleted"));
    ASSERT_EQ(NULL, shell(sql));
    struct store *store = open_to_read();
    ASSERTm(why, store);
    bool whole = store_verify(store, why, sizeof why);
    store_close(store);
    ASSERT_FALSEm(sql, whole);
    ASSERT_STR_EQ(words, why);
    PASS();
}

TEST a_good_file_is_whole(void)
{
    ASSERT(fill());
    struct store *store = open_plain();
    ASSERTm(why, store_verify(store, why, sizeof why));
    store_close(store);
    PASS();
}

/* Entry n is event (n + 1) / 2 of instance 1 or 2, odd ones of 1; 511 and 512 are marked. */
TEST verify_finds_what_was_changed(void)
{
    CHECK_CALL(found_out("DELETE FROM log WHERE seq = 7", "entry 7 of the log is missing"));
    CHECK_CALL(found_out("UPDATE log SET cursor = 9 WHERE seq = 7", "entry 7: event 9 of instance 1 follows event 3"));
    CHECK_CALL(found_out("UPDATE log SET prev = 4 WHERE seq = 7", "entry 7: the one before it is 5, not 4"));
    CHECK_CALL(found_out("DELETE FROM recent; UPDATE log SET instance = 2 WHERE seq = 1",
                         "entry 2: event 1 of instance 2 follows event 1"));
    CHECK_CALL(found_out("UPDATE log SET instance = 3 WHERE seq = 1",
                         "a link leads nowhere: a row of log names one of instance that is not there"));
    CHECK_CALL(found_out("UPDATE log SET spec = 2 WHERE seq = 1",
                         "a link leads nowhere: a row of log names one of spec that is not there"));
    CHECK_CALL(found_out("UPDATE snapshot SET cursor = 299 WHERE instance = 2",
                         "instance 2: its snapshot is of event 299 (entry 600), the log ends with 300 (entry 600)"));
    CHECK_CALL(found_out("UPDATE snapshot SET last = 1 WHERE instance = 1",
                         "instance 1: its snapshot is of event 300 (entry 1), the log ends with 300 (entry 599)"));
    CHECK_CALL(found_out("DELETE FROM snapshot WHERE instance = 1", "there are 2 instances and 1 snapshots"));
    CHECK_CALL(found_out("DELETE FROM mark WHERE instance = 2", "entry 512: event 256 of instance 2 has no mark"));
    CHECK_CALL(found_out("UPDATE mark SET seq = 510", "entry 511: event 256 of instance 1 has no mark"));
    CHECK_CALL(found_out("INSERT INTO mark VALUES (1, 77, 5)", "there are 3 marks, and 2 entries that have one"));
    CHECK_CALL(found_out("UPDATE log SET event_id = 'other' WHERE seq = 20",
                         "entry 20: its event id is not among the recent ones"));
    CHECK_CALL(found_out("UPDATE log SET event_id = NULL WHERE seq = 600",
                         "entry 600, whose event id is remembered, has none"));
    CHECK_CALL(
        found_out("UPDATE log SET instance = 2 WHERE seq = 1", "entry 1: its event id is not among the recent ones"));
    CHECK_CALL(found_out("DELETE FROM recent", "0 event ids are remembered instead of 600"));
    CHECK_CALL(found_out("UPDATE recent SET ids = substr(ids, 9)", "599 event ids are remembered instead of 600"));
    CHECK_CALL(
        found_out("INSERT INTO instance VALUES (9, 'nine', 1, NULL, 0)", "there are 3 instances, the last is 9"));
    PASS();
}

/* A byte of a leaf page flipped in the file itself. */
TEST verify_finds_damaged_pages(void)
{
    ASSERT(fill());
    int file = open(scratch.path, O_RDWR), found = 0;
    struct stat status;
    fstat(file, &status);
    char page[4096], header[8];
    for (off_t at = status.st_size - 4096; at > 4096 * 20; at -= 4096 * 5) {
        ASSERT_EQ(4096, pread(file, page, sizeof page, at));
        memset(header, 0xff, sizeof header);
        ASSERT_EQ(8, pwrite(file, header, sizeof header, at));
        struct store *store = open_to_read();
        found += !store || !store_verify(store, why, sizeof why);
        store_close(store);
        ASSERT_EQ(4096, pwrite(file, page, sizeof page, at));
        found -= 1;
    }
    close(file);
    ASSERT_EQ(0, found);
    struct store *store = open_to_read();
    ASSERT(store && store_verify(store, why, sizeof why));
    store_close(store);
    PASS();
}

TEST ids_that_are_damaged_are_named(void)
{
    ASSERT(fill());
    ASSERT_EQ(NULL, shell("UPDATE recent SET ids = x'010203'"));
    ASSERT_EQ(NULL, open_plain());
    ASSERTm(why, strstr(why, "the event ids up to entry 600 are damaged"));
    ASSERT_EQ(NULL, shell("DELETE FROM secret"));
    ASSERT_EQ(NULL, open_plain());
    ASSERTm(why, strstr(why, "the key of event ids is missing"));
    PASS();
}

/* ---- fingerprints that agree by chance ---- */

struct print {
    uint32_t print;
    int number;
};

static int by_print(const void *left, const void *right)
{
    const struct print *a = left, *b = right;
    return (a->print > b->print) - (a->print < b->print);
}

/* Among 300,000 ids about ten pairs agree in 32 bits. */
TEST an_id_that_only_looks_the_same_is_not_seen(void)
{
    enum { IDS = 300000 };
    static struct print prints[IDS];
    char id[2][16];
    int at = 1;
    ASSERT(fill());
    struct store *store = open_plain();
    for (int i = 0; i < IDS; i++) {
        snprintf(id[0], sizeof id[0], "id-%d", i);
        prints[i] = (struct print){ids_print(&store->ids, 1, id[0]), i};
    }
    qsort(prints, IDS, sizeof *prints, by_print);
    while (at < IDS && prints[at].print != prints[at - 1].print)
        at++;
    ASSERT(at < IDS);
    for (int i = 0; i < 2; i++)
        snprintf(id[i], sizeof id[i], "id-%d", prints[at - i].number);
    struct store_entry entry = {.instance = 1,
                                .spec = 1,
                                .cursor = 301,
                                .prev = 599,
                                .event_id = id[0],
                                .cause = "event",
                                .type = "Coin",
                                .result = "stepped",
                                .row = STORE_NONE};
    ASSERT(store_begin(store) && store_append(store, &entry));
    ASSERT_EQ(601, store_seen(store, 1, id[0]));
    ASSERT_EQ(0, store_seen(store, 1, id[1]));
    entry.event_id = id[1], entry.cursor++, entry.prev = 601;
    ASSERT(store_append(store, &entry));
    ASSERT_EQ(601, store_seen(store, 1, id[0]));
    ASSERT_EQ(602, store_seen(store, 1, id[1]));
    store_close(store);
    PASS();
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    SET_SETUP(set_up, NULL);
    SET_TEARDOWN(tear_down, NULL);
    RUN_TEST(a_missing_directory);
    RUN_TEST(a_file_where_a_directory_should_be);
    RUN_TEST(a_directory_is_no_database);
    RUN_TEST(text_is_no_database);
    RUN_TEST(a_damaged_schema);
    RUN_TEST(a_file_cut_short);
    RUN_TEST(a_table_that_is_gone);
    RUN_TEST(a_missing_file_is_not_made_by_a_reader);
    RUN_TEST(an_empty_file_is_no_log_to_read);
    RUN_TEST(a_read_only_directory);
    RUN_TEST(a_read_only_file);
    RUN_TEST(a_second_server_meets_the_lock);
    RUN_TEST(a_reader_sees_what_is_committed_and_writes_nothing);
    RUN_TEST(a_newer_schema_is_refused);
    RUN_TEST(another_programs_database_is_left_alone);
    RUN_TEST(versions_migrate_forward);
    RUN_TEST(a_new_file_says_whose_it_is);
    RUN_TEST(full_unless_normal_is_asked);
    RUN_TEST(triggers_guard_the_log);
    RUN_TEST(a_good_file_is_whole);
    RUN_TEST(verify_finds_what_was_changed);
    RUN_TEST(verify_finds_damaged_pages);
    RUN_TEST(ids_that_are_damaged_are_named);
    RUN_TEST(an_id_that_only_looks_the_same_is_not_seen);
    GREATEST_MAIN_END();
}
