/* store_open.c: the file, its lock and its settings; transactions are in store_batch.c.
 *
 * One server writes to a file: it holds a flock on PATH.lock, which goes with the process however that ends. Whoever
 * only reads takes no lock, and sees what was committed. */
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "store_in.h"

#define PATH_ROOM 4096

/* Chosen by measurement (docs/store.md). The cache bounds memory: with it a full store stays below 8 MB. */
#define SETTINGS                   \
    "PRAGMA page_size = 4096;"     \
    "PRAGMA cache_size = -2048;"   \
    "PRAGMA mmap_size = 0;"        \
    "PRAGMA temp_store = MEMORY;"  \
    "PRAGMA secure_delete = OFF;"  \
    "PRAGMA trusted_schema = OFF;" \
    "PRAGMA recursive_triggers = ON;" /* so that REPLACE meets the trigger against DELETE */
#define SETTINGS_WRITER                 \
    "PRAGMA journal_mode = WAL;"        \
    "PRAGMA wal_autocheckpoint = 4000;" \
    "PRAGMA journal_size_limit = 33554432;"
#define BUSY_MS 1000 /* somebody else's write, from a shell: waited for, but not for long, since the loop stands */

static bool fail_open(char *why, size_t size, const char *path, const char *words, const char *more)
{
    snprintf(why, size, "%s %s%s", path, words, more);
    return false;
}

/* ---- the lock ---- */

static bool fail_lock(char *why, size_t size, const char *path)
{
    int code = errno;
    const char *slash = strrchr(path, '/');
    int length = slash ? (int)(slash - path) : 1;
    const char *directory = slash ? path : ".";
    if (slash == path)
        length = 1;
    if (code == ENOENT || code == ENOTDIR)
        snprintf(why, size, "no such directory: %.*s", length, directory);
    else
        snprintf(why, size, "cannot write in %.*s: %s", length, directory, strerror(code));
    return false;
}

static bool take_lock(struct store *store, const char *path, char *why, size_t size)
{
    char name[PATH_ROOM];
    if ((size_t)snprintf(name, sizeof name, "%s.lock", path) >= sizeof name)
        return fail_open(why, size, path, "is too long a name", "");
    store->lock = open(name, O_RDWR | O_CREAT | O_CLOEXEC, 0644);
    if (store->lock < 0)
        return fail_lock(why, size, path);
    if (flock(store->lock, LOCK_EX | LOCK_NB) == 0)
        return true;
    if (errno == EWOULDBLOCK)
        return fail_open(why, size, path, "is in use by another server", "");
    return fail_open(why, size, path, "cannot be locked: ", strerror(errno));
}

/* ---- the database ---- */

/* SQLite says "unable to open" of everything; a look at the file says more. */
static bool fail_database(struct store *store, const char *path, char *why, size_t size)
{
    struct stat status;
    if (stat(path, &status) != 0)
        return fail_open(why, size, path, "cannot be opened: ", strerror(errno));
    if (S_ISDIR(status.st_mode))
        return fail_open(why, size, path, "is a directory", "");
    return fail_open(why, size, path, "cannot be opened: ", store->db ? sqlite3_errmsg(store->db) : "out of memory");
}

static bool open_database(struct store *store, const char *path, const char *vfs, char *why, size_t size)
{
    int flags = SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE |
                (store->read_only ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE);
    if (sqlite3_open_v2(path, &store->db, flags, vfs) != SQLITE_OK)
        return fail_database(store, path, why, size);
    if (!store->read_only && sqlite3_db_readonly(store->db, "main") == 1)
        return fail_open(why, size, path, "is read-only", "");
    sqlite3_busy_timeout(store->db, BUSY_MS);
    return true;
}

static bool set_up(struct store *store, const char *path, bool normal, char *why, size_t size)
{
    if (sqlite3_exec(store->db, SETTINGS, NULL, NULL, NULL) != SQLITE_OK ||
        (!store->read_only && sqlite3_exec(store->db, SETTINGS_WRITER, NULL, NULL, NULL) != SQLITE_OK))
        return fail_open(why, size, path, "cannot be set up: ", sqlite3_errmsg(store->db));
    const char *synchronous = normal ? "PRAGMA synchronous = NORMAL" : "PRAGMA synchronous = FULL";
    if (sqlite3_exec(store->db, synchronous, NULL, NULL, NULL) != SQLITE_OK)
        return fail_open(why, size, path, "cannot be set up: ", sqlite3_errmsg(store->db));
    return store->read_only || store_schema_migrate(store->db, path, store_schema_steps, STORE_SCHEMA, why, size);
}

static bool read_in(struct store *store, const char *path, char *why, size_t size)
{
    if (store_prepare(store) && store_recent_load(store))
        return true;
    return fail_open(why, size, path, "cannot be read: ", store->why);
}

struct store *store_open(const char *path, const struct store_options *options, char *why, size_t size)
{
    static const struct store_options plain;
    if (!options)
        options = &plain;
    struct store *store = sqlite3_malloc64(sizeof *store);
    if (!store) {
        fail_open(why, size, path, "cannot be opened: ", "out of memory");
        return NULL;
    }
    memset(store, 0, sizeof *store);
    store->lock = -1;
    store->read_only = options->read_only;
    if ((store->read_only || take_lock(store, path, why, size)) &&
        open_database(store, path, options->vfs, why, size) &&
        store_schema_check(store->db, path, store->read_only, why, size) &&
        set_up(store, path, options->normal, why, size) && read_in(store, path, why, size))
        return store;
    store_close(store);
    return NULL;
}

void store_close(struct store *store)
{
    if (!store)
        return;
    store_rollback(store);
    store_finalize(store);
    sqlite3_close(store->db); /* the last one to close writes the WAL back and removes it */
    ids_release(&store->ids);
    if (store->lock >= 0)
        close(store->lock);
    sqlite3_free(store);
}
