/* store_alloc.c: the N-th allocation fails, for every N of a short run, alone or with all that follow.
 *
 * All memory of the store comes from SQLite's allocator, which is wrapped here. Whatever fails says why; after a
 * rollback, with memory again, exactly the committed batches are there.
 *
 *   store_alloc [STRIDE]      only every so-manieth allocation, where time is short */
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>

#include "store_vfs.h"

#define BATCHES 2

static sqlite3_mem_methods real;
static long allocations, fail_at; /* 0: never */
static bool fail_on;

static bool fails(void)
{
    allocations++;
    return fail_at && (allocations == fail_at || (fail_on && allocations > fail_at));
}

static void *failing_malloc(int size)
{
    return fails() ? NULL : real.xMalloc(size);
}

static void *failing_realloc(void *bytes, int size)
{
    return fails() ? NULL : real.xRealloc(bytes, size);
}

static void wrap_allocator(void)
{
    sqlite3_config(SQLITE_CONFIG_GETMALLOC, &real);
    sqlite3_mem_methods failing = real;
    failing.xMalloc = failing_malloc;
    failing.xRealloc = failing_realloc;
    sqlite3_config(SQLITE_CONFIG_MALLOC, &failing);
}

static struct world world;
static struct scratch scratch;

static void arm(long at, bool on)
{
    allocations = 0;
    fail_at = at;
    fail_on = on;
}

/* Opens, writes, reads. False if anything failed, after the rollback. *why is set then. */
static bool run(const struct store_options *options, char *why, size_t size)
{
    struct world_random random = {11};
    enum world_stage stage;
    struct store *store = store_open(scratch.path, options, why, size);
    if (!store)
        return false;
    bool good = true;
    for (int i = 0; good && i < BATCHES; i++)
        good = world_batch(&world, store, &random, 8, &stage);
    good = good && store_checkpoint(store);
    if (!good)
        store_rollback(store);
    bool same = good && world_same(&world, store, false);
    if (!good)
        snprintf(why, size, "%s", store_why(store));
    else if (!same)
        snprintf(why, size, "reading failed");
    store_close(store);
    return same;
}

/* False once there is no N-th allocation. */
static bool attempt(long at, bool on)
{
    struct store_options options = {.vfs = DISK_VFS}; /* for its syncs, which do not wait */
    char why[512] = "";
    scratch_clear(&scratch);
    disk_reset();
    world = (struct world){0};
    arm(at, on);
    bool good = run(&options, why, sizeof why);
    bool reached = allocations >= at;
    arm(0, false);
    bool told = good || *why;
    struct store *store = store_open(scratch.path, &options, why, sizeof why);
    bool same = store && world_same(&world, store, true);
    store_close(store);
    tally(told && same, "allocation %ld, %s: %s", at, on ? "from then on" : "once", why);
    return reached;
}

int main(int argc, char **argv)
{
    int stride = argc > 1 ? atoi(argv[1]) : 1;
    wrap_allocator();
    disk_register();
    scratch_make(&scratch);
    long most = 0;
    for (int on = 0; on <= 1; on++)
        for (long at = 1; attempt(at, on); at += stride)
            most = at > most ? at : most;
    printf("allocations up to %ld failed in turn\n", most);
    tally(most > 300, "a short run has only %ld allocations", most);
    disk_reset();
    scratch_remove(&scratch);
    return tally_end();
}
