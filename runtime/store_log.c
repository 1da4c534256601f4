/* store_log.c: the log: appended to, read by place, by instance and whole.
 *
 * An entry points to the one before it of the same instance, so appending touches the end of one table and nothing
 * else. Reading forwards goes by `mark`, which has every STORE_STRIDE-th entry of an instance: a page of history is
 * the way back from the next mark, at most that many entries, then turned around. */
#include "store_in.h"

static const char READING[] = "read the log";

/* ---- appending ---- */

static void bind_entry(sqlite3_stmt *statement, const struct store_entry *entry)
{
    store_bind_number(statement, 1, entry->instance);
    store_bind_number(statement, 2, entry->spec);
    store_bind_number(statement, 3, entry->cursor);
    store_bind_number(statement, 4, entry->prev);
    store_bind_number(statement, 5, entry->at);
    store_bind_number(statement, 6, entry->now);
    store_bind_text(statement, 7, entry->actor);
    store_bind_text(statement, 8, entry->event_id);
    store_bind_text(statement, 9, entry->cause);
    store_bind_text(statement, 10, entry->type);
    store_bind_number(statement, 11, entry->call);
    store_bind_text(statement, 12, entry->payload);
    store_bind_text(statement, 13, entry->result);
    store_bind_optional(statement, 14, entry->row);
    store_bind_text(statement, 15, entry->from);
    store_bind_text(statement, 16, entry->to);
    store_bind_text(statement, 17, entry->effects);
}

static bool append_mark(struct store *store, const struct store_entry *entry)
{
    sqlite3_stmt *statement = store->statement[SQL_MARK];
    store_bind_number(statement, 1, entry->instance);
    store_bind_number(statement, 2, entry->cursor);
    store_bind_number(statement, 3, entry->seq);
    return store_run(store, SQL_MARK, "mark an entry of the log");
}

bool store_append(struct store *store, struct store_entry *entry)
{
    if (!store_writable(store))
        return false;
    if (entry->event_id && !ids_reserve(&store->ids))
        return store_fail(store, "out of memory");
    bind_entry(store->statement[SQL_APPEND], entry);
    if (!store_run(store, SQL_APPEND, "append to the log"))
        return false;
    entry->seq = sqlite3_last_insert_rowid(store->db);
    if (entry->event_id)
        ids_add(&store->ids, ids_print(&store->ids, entry->instance, entry->event_id), entry->seq);
    return entry->cursor % STORE_STRIDE != 0 || append_mark(store, entry);
}

/* ---- reading ---- */

static void read_entry(sqlite3_stmt *statement, struct store_entry *entry)
{
    *entry = (struct store_entry){
        .seq = sqlite3_column_int64(statement, 0),
        .instance = sqlite3_column_int64(statement, 1),
        .spec = sqlite3_column_int64(statement, 2),
        .cursor = sqlite3_column_int64(statement, 3),
        .prev = sqlite3_column_int64(statement, 4),
        .at = sqlite3_column_int64(statement, 5),
        .now = sqlite3_column_int64(statement, 6),
        .actor = store_column_text(statement, 7),
        .event_id = store_column_text(statement, 8),
        .cause = store_column_text(statement, 9),
        .type = store_column_text(statement, 10),
        .call = sqlite3_column_int64(statement, 11),
        .payload = store_column_text(statement, 12),
        .result = store_column_text(statement, 13),
        .row = store_column_optional(statement, 14),
        .from = store_column_text(statement, 15),
        .to = store_column_text(statement, 16),
        .effects = store_column_text(statement, 17),
    };
}

bool store_entry(struct store *store, int64_t seq, struct store_entry *entry, bool *found)
{
    store_settle(store);
    sqlite3_stmt *statement = store->statement[SQL_ENTRY];
    store_bind_number(statement, 1, seq);
    if (!store_answer(store, statement, READING, found))
        return false;
    if (*found)
        read_entry(statement, entry);
    return true;
}

bool store_log(struct store *store, int64_t from, bool (*each)(void *, const struct store_entry *), void *context)
{
    store_settle(store);
    sqlite3_stmt *statement = store->statement[SQL_LOG];
    store_bind_number(statement, 1, from);
    struct store_entry entry;
    bool good, row = true;
    while ((good = store_next(store, statement, READING, &row)) && row) {
        read_entry(statement, &entry);
        if (!each(context, &entry))
            break;
    }
    sqlite3_reset(statement);
    return good;
}

/* ---- history of one instance ---- */

/* Where an entry's predecessor lies; false as well if it is not the entry it should be. */
static bool hop(struct store *store, int64_t seq, int64_t instance, int64_t cursor, int64_t *prev)
{
    sqlite3_stmt *statement = store->statement[SQL_HOP];
    store_bind_number(statement, 1, seq);
    bool row;
    if (!store_next(store, statement, READING, &row))
        return false;
    bool right = row && sqlite3_column_int64(statement, 0) == instance && sqlite3_column_int64(statement, 1) == cursor;
    *prev = row ? sqlite3_column_int64(statement, 2) : 0;
    sqlite3_reset(statement);
    return right || store_fail(store, "entry %lld is not event %lld of instance %lld: the chain is broken",
                               (long long)seq, (long long)cursor, (long long)instance);
}

/* The entry with that cursor, a multiple of STORE_STRIDE. */
static bool find_mark(struct store *store, int64_t instance, int64_t cursor, int64_t *seq)
{
    sqlite3_stmt *statement = store->statement[SQL_MARK_FIND];
    store_bind_number(statement, 1, instance);
    store_bind_number(statement, 2, cursor);
    bool row;
    if (!store_next(store, statement, READING, &row))
        return false;
    *seq = row ? sqlite3_column_int64(statement, 0) : 0;
    sqlite3_reset(statement);
    return row || store_fail(store, "event %lld of instance %lld has no mark", (long long)cursor, (long long)instance);
}

/* The entries with cursors in (after, upto], which no mark divides, into seq[0 … upto - after). */
static bool find_page(struct store *store, const struct store_instance *instance, int64_t after, int64_t upto,
                      int64_t *seq)
{
    int64_t cursor = (after / STORE_STRIDE + 1) * STORE_STRIDE, at;
    if (cursor > instance->cursor)
        cursor = instance->cursor, at = instance->last;
    else if (!find_mark(store, instance->id, cursor, &at))
        return false;
    for (; cursor > after; cursor--) {
        if (cursor <= upto)
            seq[cursor - after - 1] = at;
        if (!hop(store, at, instance->id, cursor, &at))
            return false;
    }
    return true;
}

bool store_history(struct store *store, const struct store_instance *instance, int64_t after, int64_t limit,
                   bool (*each)(void *context, const struct store_entry *entry), void *context)
{
    int64_t seq[STORE_STRIDE], end = instance->cursor, next;
    after = after > 0 ? after : 0;
    if (limit > 0 && after < end && limit < end - after)
        end = after + limit;
    for (; after < end; after = next) {
        next = (after / STORE_STRIDE + 1) * STORE_STRIDE;
        next = next < end ? next : end;
        if (!find_page(store, instance, after, next, seq))
            return false;
        for (int64_t i = 0; i < next - after; i++) {
            struct store_entry entry;
            bool found;
            if (!store_entry(store, seq[i], &entry, &found))
                return false;
            if (!found)
                return store_fail(store, "entry %lld of the log is gone", (long long)seq[i]);
            if (!each(context, &entry))
                return true;
        }
    }
    return true;
}
