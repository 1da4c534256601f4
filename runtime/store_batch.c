/* store_batch.c: transactions.
 *
 * A commit whose sync failed may lie whole in the WAL: SQLite has forgotten it, but a crash before the next commit
 * would find it again. So it is doubtful, and the WAL is written back and truncated before anything else is begun. */
#include "store_in.h"

bool store_checkpoint(struct store *store)
{
    if (store->begun)
        return store_fail(store, "a checkpoint inside a transaction");
    store_settle(store);
    if (sqlite3_wal_checkpoint_v2(store->db, "main", SQLITE_CHECKPOINT_TRUNCATE, NULL, NULL) != SQLITE_OK)
        return store_fail_sql(store, "write back the WAL");
    store->doubtful = false;
    return true;
}

bool store_begin(struct store *store)
{
    if (store->begun)
        return store_fail(store, "a transaction inside a transaction");
    if (store->read_only)
        return store_fail(store, "the database was opened for reading only");
    store_settle(store);
    if (store->doubtful && !store_checkpoint(store))
        return false;
    if (!store_run(store, SQL_BEGIN, "begin a transaction"))
        return false;
    store->begun = true;
    return true;
}

bool store_commit(struct store *store)
{
    store_settle(store);
    if (!store_writable(store) || !store_recent_save(store))
        return false;
    if (!store_run(store, SQL_COMMIT, "commit")) {
        store->doubtful = true;
        return false;
    }
    ids_keep(&store->ids);
    store->begun = false;
    return true;
}

void store_rollback(struct store *store)
{
    store_settle(store);
    if (!store->begun)
        return;
    /* After some failures SQLite has rolled back by itself. */
    if (!sqlite3_get_autocommit(store->db)) {
        sqlite3_step(store->statement[SQL_ROLLBACK]);
        sqlite3_reset(store->statement[SQL_ROLLBACK]);
    }
    ids_drop(&store->ids);
    store->begun = store->failed = false;
    /* At once, while the failure may be past; if not now, store_begin tries again. */
    if (store->doubtful &&
        sqlite3_wal_checkpoint_v2(store->db, "main", SQLITE_CHECKPOINT_TRUNCATE, NULL, NULL) == SQLITE_OK)
        store->doubtful = false;
}
