/* store_schema.c: the tables, their versions, and whose database it is. docs/store.md says what the columns mean.
 *
 * The version is PRAGMA user_version; an empty file has version 0. steps[v] leads from v to v + 1, in one transaction
 * with the new number. A step that was released is never changed: version 2 is one more entry. */
#include <stdio.h>

#include "store_in.h"

/* Foreign keys are declared for the reader and for store_verify; they are not enforced on every append. */
static const char VERSION_1[] =
    "PRAGMA application_id = 0x66736d64;"
    "CREATE TABLE spec ("
    "  id      INTEGER PRIMARY KEY,"
    "  name    TEXT    NOT NULL,"
    "  version INTEGER NOT NULL,"
    "  hash    BLOB    NOT NULL CHECK (length(hash) = 32),"
    "  UNIQUE (hash, name, version)"
    ") STRICT;"
    "CREATE TABLE owner ("
    "  id     INTEGER PRIMARY KEY,"
    "  spec   INTEGER NOT NULL REFERENCES spec,"
    "  name   TEXT    NOT NULL,"
    "  shared BLOB    NOT NULL,"
    "  UNIQUE (spec, name)"
    ") STRICT;"
    "CREATE TABLE instance ("
    "  id      INTEGER PRIMARY KEY,"
    "  name    TEXT    NOT NULL UNIQUE,"
    "  spec    INTEGER NOT NULL REFERENCES spec,"
    "  owner   INTEGER REFERENCES owner,"
    "  created INTEGER NOT NULL"
    ") STRICT;"
    /* Beside `instance`, not in it: what is saved with every step shares no page with what never changes. */
    "CREATE TABLE snapshot ("
    "  instance INTEGER PRIMARY KEY REFERENCES instance,"
    "  cursor   INTEGER NOT NULL,"
    "  last     INTEGER NOT NULL,"
    "  deadline INTEGER,"
    "  state    BLOB    NOT NULL"
    ") STRICT;"
    "CREATE TABLE log ("
    "  seq      INTEGER PRIMARY KEY,"
    "  instance INTEGER NOT NULL REFERENCES instance,"
    "  spec     INTEGER NOT NULL REFERENCES spec,"
    "  cursor   INTEGER NOT NULL,"
    "  prev     INTEGER NOT NULL,"
    "  at       INTEGER NOT NULL,"
    "  now      INTEGER NOT NULL,"
    "  actor    TEXT,"
    "  event_id TEXT,"
    "  cause    TEXT    NOT NULL,"
    "  type     TEXT    NOT NULL,"
    "  call     INTEGER NOT NULL,"
    "  payload  TEXT,"
    "  result   TEXT    NOT NULL,"
    "  row      INTEGER,"
    "  \"from\" TEXT,"
    "  \"to\"   TEXT,"
    "  effects  TEXT"
    ") STRICT;"
    "CREATE TRIGGER log_is_not_updated BEFORE UPDATE ON log BEGIN"
    "  SELECT raise(ABORT, 'the log is append-only: entries are never changed'); END;"
    "CREATE TRIGGER log_is_not_deleted BEFORE DELETE ON log BEGIN"
    "  SELECT raise(ABORT, 'the log is append-only: entries are never deleted'); END;"
    "CREATE TABLE mark ("
    "  instance INTEGER NOT NULL,"
    "  cursor   INTEGER NOT NULL,"
    "  seq      INTEGER NOT NULL REFERENCES log,"
    "  PRIMARY KEY (instance, cursor)"
    ") STRICT, WITHOUT ROWID;"
    "CREATE TABLE recent ("
    "  upto INTEGER PRIMARY KEY REFERENCES log,"
    "  ids  BLOB    NOT NULL"
    ") STRICT;"
    "CREATE TABLE secret (key BLOB NOT NULL CHECK (length(key) = 16)) STRICT;"
    "INSERT INTO secret VALUES (randomblob(16));";

const char *const store_schema_steps[STORE_SCHEMA] = {VERSION_1};

static bool say(char *why, size_t size, const char *path, const char *words, const char *more)
{
    snprintf(why, size, "%s %s%s", path, words, more);
    return false;
}

/* What opening a file for the first time can show to be wrong with it. */
static bool say_sql(sqlite3 *db, char *why, size_t size, const char *path)
{
    switch (sqlite3_errcode(db)) {
    case SQLITE_NOTADB:
        return say(why, size, path, "is not a database", "");
    case SQLITE_CORRUPT:
        return say(why, size, path, "is damaged: ", sqlite3_errmsg(db));
    case SQLITE_READONLY:
        return say(why, size, path, "is read-only", "");
    default:
        return say(why, size, path, "cannot be read: ", sqlite3_errmsg(db));
    }
}

/* The first column of the first row; 0 if there is none. */
static bool ask_number(sqlite3 *db, const char *sql, int64_t *number)
{
    sqlite3_stmt *statement = NULL;
    if (sqlite3_prepare_v2(db, sql, -1, &statement, NULL) != SQLITE_OK)
        return false;
    bool row = sqlite3_step(statement) == SQLITE_ROW;
    *number = row ? sqlite3_column_int64(statement, 0) : 0;
    return sqlite3_finalize(statement) == SQLITE_OK;
}

bool store_schema_check(sqlite3 *db, const char *path, bool read_only, char *why, size_t size)
{
    int64_t application, version, tables, damaged;
    if (!ask_number(db, "PRAGMA application_id", &application) || !ask_number(db, "PRAGMA user_version", &version) ||
        !ask_number(db, "SELECT count(*) FROM sqlite_schema", &tables) ||
        !ask_number(db, "SELECT count(*) FROM pragma_quick_check('sqlite_schema') WHERE quick_check <> 'ok'", &damaged))
        return say_sql(db, why, size, path);
    if (damaged)
        return say(why, size, path, "is damaged: its schema cannot be trusted", "");
    bool empty = application == 0 && version == 0 && tables == 0;
    if (application != STORE_APPLICATION_ID && !empty)
        return say(why, size, path, "is a database of another program", "");
    if (version > STORE_SCHEMA) {
        snprintf(why, size, "%s has schema %lld; this fsmd knows %d: use a newer fsmd", path, (long long)version,
                 STORE_SCHEMA);
        return false;
    }
    if (read_only && version < STORE_SCHEMA)
        return empty ? say(why, size, path, "is empty", "")
                     : say(why, size, path, "has an older schema: start fsmd once, which migrates it", "");
    return true;
}

static bool migrate_one(sqlite3 *db, const char *step, int version)
{
    char number[64];
    snprintf(number, sizeof number, "PRAGMA user_version = %d", version + 1);
    return sqlite3_exec(db, "BEGIN IMMEDIATE", NULL, NULL, NULL) == SQLITE_OK &&
           sqlite3_exec(db, step, NULL, NULL, NULL) == SQLITE_OK &&
           sqlite3_exec(db, number, NULL, NULL, NULL) == SQLITE_OK &&
           sqlite3_exec(db, "COMMIT", NULL, NULL, NULL) == SQLITE_OK;
}

bool store_schema_migrate(sqlite3 *db, const char *path, const char *const *steps, int count, char *why, size_t size)
{
    int64_t version;
    if (!ask_number(db, "PRAGMA user_version", &version))
        return say_sql(db, why, size, path);
    for (int v = (int)version; v < count; v++)
        if (!migrate_one(db, steps[v], v)) {
            snprintf(why, size, "%s cannot be brought from schema %d to %d: %s", path, v, v + 1, sqlite3_errmsg(db));
            if (!sqlite3_get_autocommit(db))
                sqlite3_exec(db, "ROLLBACK", NULL, NULL, NULL);
            return false;
        }
    return true;
}
