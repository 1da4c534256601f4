/* store_statements.c: all the SQL that runs after open, and how it is run.
 *
 * One list, prepared once: what the store does to the file can be read here. Preparing it is also the check that the
 * schema holds what we need. */
#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "store_in.h"

#define ENTRY                                                                                                          \
    "seq, instance, spec, cursor, prev, at, now, actor, event_id, cause, type, call, payload, result, row, \"from\", " \
    "\"to\", effects"
#define OWNER "SELECT id, spec, name, shared FROM owner "
#define INSTANCE                                                                                         \
    "SELECT i.id, i.name, i.spec, ifnull(i.owner, 0), i.created, s.cursor, s.last, s.deadline, s.state " \
    "FROM instance AS i JOIN snapshot AS s ON s.instance = i.id "

static const char *const SQL[SQL_COUNT] = {
    [SQL_BEGIN] = "BEGIN IMMEDIATE",
    [SQL_COMMIT] = "COMMIT",
    [SQL_ROLLBACK] = "ROLLBACK",
    [SQL_APPEND] = "INSERT INTO log (" ENTRY ") VALUES (NULL, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
    [SQL_MARK] = "INSERT INTO mark (instance, cursor, seq) VALUES (?, ?, ?)",
    [SQL_MARK_FIND] = "SELECT seq FROM mark WHERE instance = ? AND cursor = ?",
    [SQL_ENTRY] = "SELECT " ENTRY " FROM log WHERE seq = ?",
    [SQL_LOG] = "SELECT " ENTRY " FROM log WHERE seq >= ? ORDER BY seq",
    [SQL_HOP] = "SELECT instance, cursor, prev FROM log WHERE seq = ?",
    [SQL_EVENT_ID] = "SELECT instance, event_id FROM log WHERE seq = ?",
    [SQL_RECENT_ADD] = "INSERT INTO recent (upto, ids) VALUES (?, ?)",
    [SQL_RECENT_FORGET] = "DELETE FROM recent WHERE upto < ?",
    [SQL_RECENT] = "SELECT upto, ids FROM recent ORDER BY upto",
    [SQL_SECRET] = "SELECT key FROM secret",
    [SQL_SPEC_FIND] = "SELECT id FROM spec WHERE hash = ? AND name = ? AND version = ?",
    [SQL_SPEC_ADD] = "INSERT INTO spec (hash, name, version) VALUES (?, ?, ?)",
    [SQL_SPECS] = "SELECT id, name, version, hash FROM spec ORDER BY id",
    [SQL_OWNER_ADD] = "INSERT INTO owner (spec, name, shared) VALUES (?, ?, ?)",
    [SQL_OWNER_SAVE] = "UPDATE owner SET shared = ? WHERE id = ?",
    [SQL_OWNER_FIND] = OWNER "WHERE spec = ? AND name = ?",
    [SQL_OWNER_LOAD] = OWNER "WHERE id = ?",
    [SQL_INSTANCE_ADD] = "INSERT INTO instance (name, spec, owner, created) VALUES (?, ?, nullif(?, 0), ?)",
    [SQL_INSTANCE_FIND] = INSTANCE "WHERE i.name = ?",
    [SQL_INSTANCE_LOAD] = INSTANCE "WHERE i.id = ?",
    [SQL_INSTANCES] = INSTANCE "ORDER BY i.id",
    [SQL_INSTANCE_COUNT] = "SELECT count(*) FROM snapshot",
    [SQL_DEADLINES] = "SELECT instance, deadline FROM snapshot WHERE deadline NOT NULL ORDER BY instance",
    [SQL_SNAPSHOT_ADD] = "INSERT INTO snapshot (cursor, last, deadline, state, instance) VALUES (?, ?, ?, ?, ?)",
    [SQL_SNAPSHOT_SAVE] = "UPDATE snapshot SET cursor = ?, last = ?, deadline = ?, state = ? WHERE instance = ?",
};

bool store_prepare(struct store *store)
{
    for (int i = 0; i < SQL_COUNT; i++)
        if (sqlite3_prepare_v3(store->db, SQL[i], -1, SQLITE_PREPARE_PERSISTENT, &store->statement[i], NULL) !=
            SQLITE_OK)
            return store_fail_sql(store, "read the schema");
    return true;
}

void store_finalize(struct store *store)
{
    for (int i = 0; i < SQL_COUNT; i++)
        sqlite3_finalize(store->statement[i]);
}

void store_settle(struct store *store)
{
    sqlite3_reset(store->answering);
    store->answering = NULL;
}

/* ---- failures ---- */

const char *store_why(const struct store *store)
{
    return store->why;
}

bool store_fail(struct store *store, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(store->why, sizeof store->why, format, arguments);
    va_end(arguments);
    store->failed = store->begun;
    return false;
}

bool store_fail_sql(struct store *store, const char *doing)
{
    int code = sqlite3_extended_errcode(store->db);
    const char *words = sqlite3_errmsg(store->db), *sort = sqlite3_errstr(code);
    if (strcmp(words, sort) == 0)
        return store_fail(store, "cannot %s: %s (%d)", doing, words, code);
    return store_fail(store, "cannot %s: %s (%d, %s)", doing, words, code, sort);
}

bool store_writable(struct store *store)
{
    if (!store->begun)
        return store_fail(store, "a write outside a transaction");
    return !store->failed; /* why still says what failed first */
}

/* ---- running ---- */

bool store_run(struct store *store, enum store_sql sql, const char *doing)
{
    sqlite3_stmt *statement = store->statement[sql];
    bool done = sqlite3_step(statement) == SQLITE_DONE;
    if (!done)
        store_fail_sql(store, doing);
    sqlite3_reset(statement);
    return done;
}

bool store_next(struct store *store, sqlite3_stmt *statement, const char *doing, bool *row)
{
    int code = sqlite3_step(statement);
    *row = code == SQLITE_ROW;
    if (*row)
        return true;
    if (code != SQLITE_DONE)
        store_fail_sql(store, doing);
    sqlite3_reset(statement);
    return code == SQLITE_DONE;
}

bool store_answer(struct store *store, sqlite3_stmt *statement, const char *doing, bool *found)
{
    assert(!store->answering);
    if (!store_next(store, statement, doing, found))
        return false;
    if (*found)
        store->answering = statement;
    return true;
}

/* ---- values: a bind that fails would write NULL in silence, and with static values none has a reason to ---- */

void store_bind_text(sqlite3_stmt *statement, int place, const char *text)
{
    int code =
        text ? sqlite3_bind_text(statement, place, text, -1, SQLITE_STATIC) : sqlite3_bind_null(statement, place);
    assert(code == SQLITE_OK);
}

void store_bind_blob(sqlite3_stmt *statement, int place, const void *bytes, size_t length)
{
    int code = sqlite3_bind_blob64(statement, place, length ? bytes : "", length, SQLITE_STATIC);
    assert(code == SQLITE_OK);
}

void store_bind_number(sqlite3_stmt *statement, int place, int64_t number)
{
    int code = sqlite3_bind_int64(statement, place, number);
    assert(code == SQLITE_OK);
}

void store_bind_optional(sqlite3_stmt *statement, int place, int64_t number)
{
    if (number != STORE_NONE)
        store_bind_number(statement, place, number);
    else
        store_bind_text(statement, place, NULL);
}

const char *store_column_text(sqlite3_stmt *statement, int column)
{
    return (const char *)sqlite3_column_text(statement, column);
}

int64_t store_column_optional(sqlite3_stmt *statement, int column)
{
    return sqlite3_column_type(statement, column) == SQLITE_NULL ? STORE_NONE : sqlite3_column_int64(statement, column);
}
