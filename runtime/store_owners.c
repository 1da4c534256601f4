/* store_owners.c: specs, and the variables an owner's instances share. Both are few, and found by name. */
#include <string.h>

#include "store_in.h"

/* ---- specs ---- */

static bool find_spec(struct store *store, const char *name, uint32_t version, const uint8_t hash[32], int64_t *id)
{
    sqlite3_stmt *statement = store->statement[SQL_SPEC_FIND];
    store_bind_blob(statement, 1, hash, 32);
    store_bind_text(statement, 2, name);
    store_bind_number(statement, 3, version);
    bool row;
    if (!store_next(store, statement, "look up a spec", &row))
        return false;
    *id = row ? sqlite3_column_int64(statement, 0) : 0;
    sqlite3_reset(statement);
    return true;
}

int64_t store_spec_id(struct store *store, const char *name, uint32_t version, const uint8_t hash[32])
{
    store_settle(store);
    int64_t id;
    if (!find_spec(store, name, version, hash, &id))
        return 0;
    if (id)
        return id;
    if (!store_writable(store))
        return 0;
    sqlite3_stmt *statement = store->statement[SQL_SPEC_ADD];
    store_bind_blob(statement, 1, hash, 32);
    store_bind_text(statement, 2, name);
    store_bind_number(statement, 3, version);
    return store_run(store, SQL_SPEC_ADD, "add a spec") ? sqlite3_last_insert_rowid(store->db) : 0;
}

bool store_specs(struct store *store, bool (*each)(void *context, const struct store_spec *spec), void *context)
{
    store_settle(store);
    sqlite3_stmt *statement = store->statement[SQL_SPECS];
    bool good, row;
    while ((good = store_next(store, statement, "read the specs", &row)) && row) {
        struct store_spec spec = {.id = sqlite3_column_int64(statement, 0),
                                  .name = store_column_text(statement, 1),
                                  .version = (uint32_t)sqlite3_column_int64(statement, 2)};
        const void *hash = sqlite3_column_blob(statement, 3);
        if (hash && sqlite3_column_bytes(statement, 3) == sizeof spec.hash)
            memcpy(spec.hash, hash, sizeof spec.hash);
        if (!each(context, &spec))
            break;
    }
    sqlite3_reset(statement);
    return good;
}

/* ---- owners ---- */

bool store_owner_add(struct store *store, struct store_owner *owner)
{
    if (!store_writable(store))
        return false;
    sqlite3_stmt *statement = store->statement[SQL_OWNER_ADD];
    store_bind_number(statement, 1, owner->spec);
    store_bind_text(statement, 2, owner->name);
    store_bind_blob(statement, 3, owner->shared, owner->shared_length);
    if (!store_run(store, SQL_OWNER_ADD, "add an owner"))
        return false;
    owner->id = sqlite3_last_insert_rowid(store->db);
    return true;
}

bool store_owner_save(struct store *store, const struct store_owner *owner)
{
    if (!store_writable(store))
        return false;
    sqlite3_stmt *statement = store->statement[SQL_OWNER_SAVE];
    store_bind_blob(statement, 1, owner->shared, owner->shared_length);
    store_bind_number(statement, 2, owner->id);
    if (!store_run(store, SQL_OWNER_SAVE, "save an owner"))
        return false;
    return sqlite3_changes(store->db) == 1 || store_fail(store, "no owner %lld to save", (long long)owner->id);
}

static bool answer_owner(struct store *store, sqlite3_stmt *statement, struct store_owner *owner, bool *found)
{
    if (!store_answer(store, statement, "read an owner", found))
        return false;
    if (*found)
        *owner = (struct store_owner){
            .id = sqlite3_column_int64(statement, 0),
            .spec = sqlite3_column_int64(statement, 1),
            .name = store_column_text(statement, 2),
            .shared = sqlite3_column_blob(statement, 3),
            .shared_length = (size_t)sqlite3_column_bytes(statement, 3),
        };
    return true;
}

bool store_owner_find(struct store *store, int64_t spec, const char *name, struct store_owner *owner, bool *found)
{
    store_settle(store);
    store_bind_number(store->statement[SQL_OWNER_FIND], 1, spec);
    store_bind_text(store->statement[SQL_OWNER_FIND], 2, name);
    return answer_owner(store, store->statement[SQL_OWNER_FIND], owner, found);
}

bool store_owner_load(struct store *store, int64_t id, struct store_owner *owner, bool *found)
{
    store_settle(store);
    store_bind_number(store->statement[SQL_OWNER_LOAD], 1, id);
    return answer_owner(store, store->statement[SQL_OWNER_LOAD], owner, found);
}
