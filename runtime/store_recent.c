/* store_recent.c: event ids seen before.
 *
 * Each transaction leaves one row in `recent` with the fingerprints of its ids, so that open reads a few megabytes in
 * order instead of the log's tail. A row holds, oldest first, eight bytes an id: the fingerprint, and how far its
 * entry lies before `upto`, both little-endian. Rows past the window are deleted as new ones come. */
#include <assert.h>
#include <string.h>

#include "store_in.h"

#define ID_BYTES 8

static void put_word(uint8_t *to, uint32_t word)
{
    for (int i = 0; i < 4; i++)
        to[i] = (uint8_t)(word >> 8 * i);
}

static uint32_t get_word(const uint8_t *from)
{
    return from[0] | (uint32_t)from[1] << 8 | (uint32_t)from[2] << 16 | (uint32_t)from[3] << 24;
}

/* ---- reading ---- */

static bool load_secret(struct store *store)
{
    sqlite3_stmt *statement = store->statement[SQL_SECRET];
    bool row;
    if (!store_next(store, statement, "read the key of event ids", &row))
        return false;
    if (!row || sqlite3_column_bytes(statement, 0) != sizeof store->ids.key) {
        sqlite3_reset(statement);
        return store_fail(store, "the key of event ids is missing");
    }
    const uint8_t *bytes = sqlite3_column_blob(statement, 0);
    for (int i = 0; i < 2; i++)
        store->ids.key[i] = get_word(bytes + 8 * i) | (uint64_t)get_word(bytes + 8 * i + 4) << 32;
    sqlite3_reset(statement);
    return true;
}

static bool load_row(struct store *store, int64_t upto, const uint8_t *bytes, int length)
{
    if (length % ID_BYTES)
        return store_fail(store, "the event ids up to entry %lld are damaged", (long long)upto);
    for (int i = 0; i < length; i += ID_BYTES) {
        if (!ids_reserve(&store->ids))
            return store_fail(store, "out of memory");
        ids_add(&store->ids, get_word(bytes + i), upto - get_word(bytes + i + 4));
        if (store->ids.next - store->ids.kept >= 1024)
            ids_keep(&store->ids);
    }
    return true;
}

bool store_recent_load(struct store *store)
{
    sqlite3_stmt *statement = store->statement[SQL_RECENT];
    bool good = load_secret(store), row = good;
    while (row && (good = store_next(store, statement, "read the event ids", &row)) && row) {
        const uint8_t *bytes = sqlite3_column_blob(statement, 1);
        good = row = load_row(store, sqlite3_column_int64(statement, 0), bytes, sqlite3_column_bytes(statement, 1));
    }
    sqlite3_reset(statement);
    ids_keep(&store->ids);
    return good;
}

/* ---- writing ---- */

static bool save_row(struct store *store, int64_t upto, uint64_t count, uint8_t *bytes)
{
    const struct store_ids *ids = &store->ids;
    for (uint64_t i = 0; i < count; i++) {
        int64_t before = upto - ids_seq(ids, ids->kept + i);
        assert(before >= 0 && before <= UINT32_MAX);
        put_word(bytes + i * ID_BYTES, ids_print_of(ids, ids->kept + i));
        put_word(bytes + i * ID_BYTES + 4, (uint32_t)before);
    }
    sqlite3_stmt *statement = store->statement[SQL_RECENT_ADD];
    store_bind_number(statement, 1, upto);
    store_bind_blob(statement, 2, bytes, count * ID_BYTES);
    return store_run(store, SQL_RECENT_ADD, "write the event ids");
}

bool store_recent_save(struct store *store)
{
    const struct store_ids *ids = &store->ids;
    uint64_t count = ids->next - ids->kept;
    if (!count)
        return true;
    uint8_t *bytes = sqlite3_malloc64(count * ID_BYTES);
    if (!bytes)
        return store_fail(store, "out of memory");
    bool saved = save_row(store, ids_seq(ids, ids->next - 1), count, bytes);
    sqlite3_free(bytes);
    store_bind_number(store->statement[SQL_RECENT_FORGET], 1, ids_seq(ids, ids_oldest(ids)));
    return saved && store_run(store, SQL_RECENT_FORGET, "forget old event ids");
}

/* ---- asking ---- */

/* Whether the entry is that instance's with that id: fingerprints may agree by chance. */
static bool confirm(struct store *store, int64_t seq, int64_t instance, const char *event_id, bool *same)
{
    sqlite3_stmt *statement = store->statement[SQL_EVENT_ID];
    store_bind_number(statement, 1, seq);
    bool row;
    if (!store_next(store, statement, "look up an event id", &row))
        return false;
    const char *text = row ? store_column_text(statement, 1) : NULL;
    *same = text && sqlite3_column_int64(statement, 0) == instance && strcmp(text, event_id) == 0;
    sqlite3_reset(statement);
    return true;
}

int64_t store_seen(struct store *store, int64_t instance, const char *event_id)
{
    uint32_t print = ids_print(&store->ids, instance, event_id);
    size_t place = ids_start(&store->ids, print);
    int64_t latest = 0;
    for (int64_t seq; (seq = ids_candidate(&store->ids, print, &place)) != 0;) {
        bool same = false;
        if (seq > latest && !confirm(store, seq, instance, event_id, &same))
            return -1;
        if (same)
            latest = seq;
    }
    return latest;
}
