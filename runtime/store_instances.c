/* store_instances.c: instances and their latest snapshots. What never changes is in `instance`, what every step
 * changes in `snapshot`; outside this file they are one. */
#include <assert.h>

#include "store_in.h"

static const char READING[] = "read an instance";

static bool bind_snapshot(struct store *store, enum store_sql sql, const struct store_instance *instance)
{
    sqlite3_stmt *statement = store->statement[sql];
    store_bind_number(statement, 1, instance->cursor);
    store_bind_number(statement, 2, instance->last);
    store_bind_optional(statement, 3, instance->deadline);
    store_bind_blob(statement, 4, instance->state, instance->state_length);
    store_bind_number(statement, 5, instance->id);
    return store_run(store, sql, "save an instance");
}

bool store_instance_add(struct store *store, struct store_instance *instance)
{
    if (!store_writable(store))
        return false;
    sqlite3_stmt *statement = store->statement[SQL_INSTANCE_ADD];
    store_bind_text(statement, 1, instance->name);
    store_bind_number(statement, 2, instance->spec);
    store_bind_number(statement, 3, instance->owner);
    store_bind_number(statement, 4, instance->created);
    if (!store_run(store, SQL_INSTANCE_ADD, "add an instance"))
        return false;
    instance->id = sqlite3_last_insert_rowid(store->db);
    return bind_snapshot(store, SQL_SNAPSHOT_ADD, instance);
}

bool store_instance_save(struct store *store, const struct store_instance *instance)
{
    if (!store_writable(store) || !bind_snapshot(store, SQL_SNAPSHOT_SAVE, instance))
        return false;
    return sqlite3_changes(store->db) == 1 || store_fail(store, "no instance %lld to save", (long long)instance->id);
}

static void read_instance(sqlite3_stmt *statement, struct store_instance *instance)
{
    *instance = (struct store_instance){
        .id = sqlite3_column_int64(statement, 0),
        .name = store_column_text(statement, 1),
        .spec = sqlite3_column_int64(statement, 2),
        .owner = sqlite3_column_int64(statement, 3),
        .created = sqlite3_column_int64(statement, 4),
        .cursor = sqlite3_column_int64(statement, 5),
        .last = sqlite3_column_int64(statement, 6),
        .deadline = store_column_optional(statement, 7),
        .state = sqlite3_column_blob(statement, 8),
        .state_length = (size_t)sqlite3_column_bytes(statement, 8),
    };
}

static bool answer_instance(struct store *store, sqlite3_stmt *statement, struct store_instance *instance, bool *found)
{
    if (!store_answer(store, statement, READING, found))
        return false;
    if (*found)
        read_instance(statement, instance);
    return true;
}

bool store_instance_find(struct store *store, const char *name, struct store_instance *instance, bool *found)
{
    store_settle(store);
    store_bind_text(store->statement[SQL_INSTANCE_FIND], 1, name);
    return answer_instance(store, store->statement[SQL_INSTANCE_FIND], instance, found);
}

bool store_instance_load(struct store *store, int64_t id, struct store_instance *instance, bool *found)
{
    store_settle(store);
    store_bind_number(store->statement[SQL_INSTANCE_LOAD], 1, id);
    return answer_instance(store, store->statement[SQL_INSTANCE_LOAD], instance, found);
}

bool store_instances(struct store *store, bool (*each)(void *context, const struct store_instance *), void *context)
{
    store_settle(store);
    sqlite3_stmt *statement = store->statement[SQL_INSTANCES];
    struct store_instance instance;
    bool good, row;
    while ((good = store_next(store, statement, READING, &row)) && row) {
        read_instance(statement, &instance);
        if (!each(context, &instance))
            break;
    }
    sqlite3_reset(statement);
    return good;
}

bool store_deadlines(struct store *store, bool (*each)(void *context, int64_t id, int64_t deadline), void *context)
{
    store_settle(store);
    sqlite3_stmt *statement = store->statement[SQL_DEADLINES];
    bool good, row;
    while ((good = store_next(store, statement, "read the deadlines", &row)) && row)
        if (!each(context, sqlite3_column_int64(statement, 0), sqlite3_column_int64(statement, 1)))
            break;
    sqlite3_reset(statement);
    return good;
}

bool store_instance_count(struct store *store, int64_t *count)
{
    store_settle(store);
    sqlite3_stmt *statement = store->statement[SQL_INSTANCE_COUNT];
    bool row;
    if (!store_next(store, statement, "count the instances", &row))
        return false;
    assert(row);
    *count = sqlite3_column_int64(statement, 0);
    sqlite3_reset(statement);
    return true;
}
