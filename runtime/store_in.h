/* store_in.h: what the store_*.c share.
 *
 * Every statement is prepared once, at open. A statement that answers is left on its row until the next reading call
 * (store->answering), so that answers need no copy; writing calls leave it alone, and a row that was read may be
 * written back. All memory comes from SQLite's allocator, so that one shim can fail each allocation in turn. */
#ifndef STORE_IN_H
#define STORE_IN_H

#include <sqlite3.h>

#include "store.h"
#include "store_ids.h"

#define STORE_STRIDE 256                /* every so many entries of an instance have a row in `mark` */
#define STORE_APPLICATION_ID 0x66736d64 /* "fsmd" */

enum store_sql {
    SQL_BEGIN,
    SQL_COMMIT,
    SQL_ROLLBACK,
    SQL_APPEND,
    SQL_MARK,
    SQL_MARK_FIND,
    SQL_ENTRY,
    SQL_LOG,
    SQL_HOP,
    SQL_EVENT_ID,
    SQL_RECENT_ADD,
    SQL_RECENT_FORGET,
    SQL_RECENT,
    SQL_SECRET,
    SQL_SPEC_FIND,
    SQL_SPEC_ADD,
    SQL_SPECS,
    SQL_OWNER_ADD,
    SQL_OWNER_SAVE,
    SQL_OWNER_FIND,
    SQL_OWNER_LOAD,
    SQL_INSTANCE_ADD,
    SQL_INSTANCE_FIND,
    SQL_INSTANCE_LOAD,
    SQL_INSTANCES,
    SQL_INSTANCE_COUNT,
    SQL_DEADLINES,
    SQL_SNAPSHOT_ADD,
    SQL_SNAPSHOT_SAVE,
    SQL_COUNT
};

struct store {
    sqlite3 *db;
    sqlite3_stmt *statement[SQL_COUNT];
    sqlite3_stmt *answering; /* the last answer points into its row; or NULL */
    struct store_ids ids;
    int lock; /* descriptor that holds the flock, or -1 */
    bool read_only;
    bool begun;    /* between store_begin and store_commit or store_rollback */
    bool failed;   /* something in this transaction did: only store_rollback is left */
    bool doubtful; /* a commit failed, and may lie whole in the WAL: cleared away before the next transaction */
    char why[512];
};

/* ---- store_statements.c ---- */

bool store_prepare(struct store *store);
void store_finalize(struct store *store);

/* Forgets the last answer. Called first by whatever reads, and around transactions. */
void store_settle(struct store *store);
/* Whether a write may go ahead: inside a transaction that has not failed. */
bool store_writable(struct store *store);

/* Both set why and answer false; inside a transaction it has then failed. The second adds SQLite's words. */
bool store_fail(struct store *store, const char *format, ...) __attribute__((format(printf, 2, 3)));
bool store_fail_sql(struct store *store, const char *doing);

/* Runs a statement that answers no rows; `doing` is for why: "cannot " + doing. */
bool store_run(struct store *store, enum store_sql sql, const char *doing);
/* Steps to the next row. On *row = false the statement has been reset. */
bool store_next(struct store *store, sqlite3_stmt *statement, const char *doing, bool *row);
/* Steps to the one row a question has; it stays there as the answer. */
bool store_answer(struct store *store, sqlite3_stmt *statement, const char *doing, bool *found);

void store_bind_text(sqlite3_stmt *statement, int place, const char *text); /* borrowed until the next bind */
void store_bind_blob(sqlite3_stmt *statement, int place, const void *bytes, size_t length);
void store_bind_number(sqlite3_stmt *statement, int place, int64_t number);
void store_bind_optional(sqlite3_stmt *statement, int place, int64_t number); /* STORE_NONE is NULL */
const char *store_column_text(sqlite3_stmt *statement, int column);           /* NULL for NULL */
int64_t store_column_optional(sqlite3_stmt *statement, int column);

/* ---- store_schema.c ---- */

/* Whether the database is ours, or empty, and not newer than what we know. Changes nothing. */
bool store_schema_check(sqlite3 *db, const char *path, bool read_only, char *why, size_t size);
/* Migrates forward, each version in a transaction of its own. `steps[v]` leads from version v to v + 1. */
bool store_schema_migrate(sqlite3 *db, const char *path, const char *const *steps, int count, char *why, size_t size);
extern const char *const store_schema_steps[STORE_SCHEMA];

/* ---- store_recent.c ---- */

bool store_recent_load(struct store *store);
/* Writes the ids of this transaction, and forgets rows that are past the window. */
bool store_recent_save(struct store *store);

#endif
