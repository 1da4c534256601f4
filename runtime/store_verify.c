/* store_verify.c: whether the file holds together, beyond what SQLite can see.
 *
 * One pass over the log in its order, with the latest cursor and place of every instance in memory, so a million
 * entries take about a second and no index is needed. Nothing is changed, and all is read as of one moment, so that a
 * server may go on meanwhile. */
#include <stdio.h>
#include <string.h>

#include "store_in.h"

struct tip { /* where the log has got to with an instance */
    int64_t cursor, last;
};

struct verification {
    struct store *store;
    struct tip *tips; /* [instances]: of instance id at id - 1 */
    int64_t instances, marks, seq;
    uint64_t id;        /* the next event id in memory that the log should show */
    uint64_t event_ids; /* entries that have one */
    char *why;
    size_t size;
};

#define FAULT(v, ...) (snprintf((v)->why, (v)->size, __VA_ARGS__), false)

/* Runs a question whose first column says "ok", or which has no row, when all is well. */
static bool ask_sqlite(struct verification *v, const char *sql, const char *what)
{
    sqlite3_stmt *statement = NULL;
    if (sqlite3_prepare_v2(v->store->db, sql, -1, &statement, NULL) != SQLITE_OK)
        return FAULT(v, "%s: %s", what, sqlite3_errmsg(v->store->db));
    bool row = sqlite3_step(statement) == SQLITE_ROW, good = true;
    const char *answer = row ? store_column_text(statement, 0) : NULL;
    if (row && (!answer || strcmp(answer, "ok") != 0))
        good = FAULT(v, "%s: %s", what, answer ? answer : "no answer");
    if (sqlite3_finalize(statement) != SQLITE_OK && good)
        good = FAULT(v, "%s: %s", what, sqlite3_errmsg(v->store->db));
    return good;
}

static bool ask_number(struct verification *v, const char *sql, int64_t *number)
{
    sqlite3_stmt *statement = NULL;
    sqlite3_prepare_v2(v->store->db, sql, -1, &statement, NULL);
    bool row = sqlite3_step(statement) == SQLITE_ROW;
    *number = row ? sqlite3_column_int64(statement, 0) : 0;
    sqlite3_finalize(statement);
    return row || FAULT(v, "%s", sqlite3_errmsg(v->store->db));
}

/* ---- the log ---- */

/* A mark stands where it should. All of them are counted, so that none stands elsewhere. */
static bool check_mark(struct verification *v, int64_t instance, int64_t cursor)
{
    sqlite3_stmt *statement = v->store->statement[SQL_MARK_FIND];
    store_bind_number(statement, 1, instance);
    store_bind_number(statement, 2, cursor);
    bool row = sqlite3_step(statement) == SQLITE_ROW;
    int64_t seq = row ? sqlite3_column_int64(statement, 0) : 0;
    sqlite3_reset(statement);
    v->marks++;
    return seq == v->seq || FAULT(v, "entry %lld: event %lld of instance %lld has no mark", (long long)v->seq,
                                  (long long)cursor, (long long)instance);
}

/* The ids in memory are those of the log, from the oldest on. */
static bool check_id(struct verification *v, int64_t instance, const char *event_id)
{
    const struct store_ids *ids = &v->store->ids;
    if (!event_id)
        return true;
    v->event_ids++;
    if (v->id == ids->first && (v->id == ids->next || v->seq < ids_seq(ids, v->id)))
        return true; /* older than all of them: check_ids counts whether it may be */
    if (v->id < ids->next && ids_seq(ids, v->id) == v->seq &&
        ids_print_of(ids, v->id) == ids_print(ids, instance, event_id)) {
        v->id++;
        return true;
    }
    return FAULT(v, "entry %lld: its event id is not among the recent ones", (long long)v->seq);
}

static bool check_entry(struct verification *v, sqlite3_stmt *row)
{
    int64_t seq = sqlite3_column_int64(row, 0), instance = sqlite3_column_int64(row, 1);
    int64_t cursor = sqlite3_column_int64(row, 2), prev = sqlite3_column_int64(row, 3);
    if (seq != ++v->seq)
        return FAULT(v, "entry %lld of the log is missing", (long long)v->seq);
    if (instance < 1 || instance > v->instances)
        return FAULT(v, "entry %lld: there is no instance %lld", (long long)seq, (long long)instance);
    struct tip *tip = &v->tips[instance - 1];
    if (cursor != tip->cursor + 1)
        return FAULT(v, "entry %lld: event %lld of instance %lld follows event %lld", (long long)seq, (long long)cursor,
                     (long long)instance, (long long)tip->cursor);
    if (prev != tip->last)
        return FAULT(v, "entry %lld: the one before it is %lld, not %lld", (long long)seq, (long long)tip->last,
                     (long long)prev);
    *tip = (struct tip){cursor, seq};
    return (cursor % STORE_STRIDE != 0 || check_mark(v, instance, cursor)) &&
           check_id(v, instance, store_column_text(row, 4));
}

/* ---- the snapshots ---- */

static bool check_snapshot(struct verification *v, sqlite3_stmt *row)
{
    int64_t instance = sqlite3_column_int64(row, 0);
    int64_t cursor = sqlite3_column_int64(row, 1), last = sqlite3_column_int64(row, 2);
    const struct tip *tip = &v->tips[instance - 1];
    return (cursor == tip->cursor && last == tip->last) ||
           FAULT(v, "instance %lld: its snapshot is of event %lld (entry %lld), the log ends with %lld (entry %lld)",
                 (long long)instance, (long long)cursor, (long long)last, (long long)tip->cursor, (long long)tip->last);
}

static bool check_rows(struct verification *v, const char *sql, bool (*check)(struct verification *, sqlite3_stmt *))
{
    sqlite3_stmt *statement = NULL;
    sqlite3_prepare_v2(v->store->db, sql, -1, &statement, NULL);
    bool good = true;
    int code;
    while ((code = sqlite3_step(statement)) == SQLITE_ROW && (good = check(v, statement)))
        ;
    if (good && code != SQLITE_DONE)
        good = FAULT(v, "%s", sqlite3_errmsg(v->store->db));
    sqlite3_finalize(statement);
    return good;
}

/* Ids run from 1 without holes in both tables: nothing ever deletes an instance. */
static bool count_instances(struct verification *v)
{
    int64_t highest, snapshots, highest_snapshot;
    if (!ask_number(v, "SELECT count(*) FROM instance", &v->instances) ||
        !ask_number(v, "SELECT ifnull(max(id), 0) FROM instance", &highest) ||
        !ask_number(v, "SELECT count(*) FROM snapshot", &snapshots) ||
        !ask_number(v, "SELECT ifnull(max(instance), 0) FROM snapshot", &highest_snapshot))
        return false;
    if (highest != v->instances)
        return FAULT(v, "there are %lld instances, the last is %lld", (long long)v->instances, (long long)highest);
    return (snapshots == highest && highest_snapshot == highest) ||
           FAULT(v, "there are %lld instances and %lld snapshots", (long long)highest, (long long)snapshots);
}

static bool check_marks(struct verification *v)
{
    int64_t marks;
    return ask_number(v, "SELECT count(*) FROM mark", &marks) &&
           (marks == v->marks ||
            FAULT(v, "there are %lld marks, and %lld entries that have one", (long long)marks, (long long)v->marks));
}

static bool check_ids(struct verification *v)
{
    const struct store_ids *ids = &v->store->ids;
    uint64_t remembered = ids->next - ids_oldest(ids), due = v->event_ids < STORE_IDS ? v->event_ids : STORE_IDS;
    if (v->id != ids->next)
        return FAULT(v, "entry %lld, whose event id is remembered, has none", (long long)ids_seq(ids, v->id));
    return remembered == due || FAULT(v, "%llu event ids are remembered instead of %llu",
                                      (unsigned long long)remembered, (unsigned long long)due);
}

static bool check_chains(struct verification *v)
{
    if (!count_instances(v))
        return false;
    size_t bytes = ((size_t)v->instances + 1) * sizeof *v->tips;
    v->tips = sqlite3_malloc64(bytes);
    if (!v->tips)
        return FAULT(v, "out of memory");
    memset(v->tips, 0, bytes);
    return check_rows(v, "SELECT seq, instance, cursor, prev, event_id FROM log ORDER BY seq", check_entry) &&
           check_rows(v, "SELECT instance, cursor, last FROM snapshot ORDER BY instance", check_snapshot) &&
           check_marks(v) && check_ids(v);
}

static bool check_all(struct verification *v)
{
    return ask_sqlite(v, "PRAGMA integrity_check(1)", "the file is damaged") &&
           ask_sqlite(v,
                      "SELECT 'a row of ' || \"table\" || ' names one of ' || parent || ' that is not there' "
                      "FROM pragma_foreign_key_check LIMIT 1",
                      "a link leads nowhere") &&
           check_chains(v);
}

/* A reader's ids are those of when it opened; a server may have gone on since. */
static bool refresh_ids(struct verification *v)
{
    struct store *store = v->store;
    if (store->read_only) {
        ids_release(&store->ids);
        if (!store_recent_load(store))
            return FAULT(v, "%s", store->why);
    }
    v->id = store->ids.first;
    return true;
}

bool store_verify(struct store *store, char *why, size_t size)
{
    store_settle(store);
    struct verification v = {.store = store, .why = why, .size = size};
    bool moment = sqlite3_get_autocommit(store->db);
    if (moment && sqlite3_exec(store->db, "BEGIN", NULL, NULL, NULL) != SQLITE_OK)
        return FAULT(&v, "%s", sqlite3_errmsg(store->db));
    bool good = refresh_ids(&v) && check_all(&v);
    if (moment && !sqlite3_get_autocommit(store->db))
        sqlite3_exec(store->db, "ROLLBACK", NULL, NULL, NULL);
    sqlite3_free(v.tips);
    return good;
}
