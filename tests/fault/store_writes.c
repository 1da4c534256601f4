/* store_writes.c: the N-th write fails, for every N of a short run.
 *
 * With an I/O error or a full disk, once or from then on. After the failure and store_rollback exactly the committed
 * batches are there: in the store that goes on, in the file opened again, and in the file as a crash right then would
 * leave it. Only where the disk stays broken may a batch whose commit failed be found after all, whole.
 *
 *   store_writes [STRIDE]     only every so-manieth write, where time is short */
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>

#include "store_vfs.h"

#define BATCHES 6
#define CHECKPOINT_AFTER 3

static struct world worlds[BATCHES + 1]; /* after so many commits: the same in every run */
static struct world world;
static struct scratch scratch;

enum ending { GOES_ON, CLOSES, CRASHES };
static const char *const ENDING[] = {"goes on", "closes", "crashes"};

struct attempt {
    int64_t at;
    int code;
    enum disk_fault fault;
    enum ending ending;
};

static struct store *open_faulty(char *why, size_t size)
{
    struct store_options options = {.vfs = DISK_VFS};
    return store_open(scratch.path, &options, why, size);
}

/* Batches until one fails; how many were committed. */
static int run_batches(struct store *store, struct world_random *random, enum world_stage *stage)
{
    int commits = 0;
    for (; commits < BATCHES && world_batch(&world, store, random, 8, stage); commits++)
        if (commits == CHECKPOINT_AFTER)
            store_checkpoint(store); /* may fail, and nothing is lost by it */
    return commits;
}

/* The file is opened again, on a good disk: it holds `world`; or, if it may, what the failed batch would have made. */
static bool reopened_same(const struct world *or_later)
{
    char why[512];
    disk_reset();
    struct store *store = open_faulty(why, sizeof why);
    if (!store) {
        printf("%s\n", why);
        return false;
    }
    bool same = world_same(&world, store, !or_later) || (or_later && world_same(or_later, store, true));
    store_close(store);
    return same;
}

static bool goes_on(struct store *store, struct world_random *random)
{
    enum world_stage stage;
    return world_same(&world, store, true) && world_batch(&world, store, random, 8, &stage) &&
           world_same(&world, store, true);
}

/* False once there is no N-th write. */
static bool attempt(const struct attempt *a)
{
    struct world_random random = {1};
    char why[512] = "";
    enum world_stage stage = WORLD_BEGIN;
    scratch_clear(&scratch);
    disk_reset();
    world = worlds[0];
    disk = (struct disk){.fault = a->fault, .at = a->at, .code = a->code};
    struct store *store = open_faulty(why, sizeof why);
    int commits = store ? run_batches(store, &random, &stage) : 0;
    bool reached = disk.count >= a->at, failed = store && commits < BATCHES;
    bool good = !failed ? store || *why : *store_why(store) != 0;
    if (failed)
        store_rollback(store);
    if (store && a->ending == GOES_ON && reached && a->fault == DISK_FAILS_ONCE)
        good = good && goes_on(store, &random);
    disk.dead = a->ending == CRASHES;
    store_close(store);
    bool doubt = failed && stage == WORLD_COMMIT && a->fault == DISK_FAILS_ON;
    good = good && reopened_same(doubt ? &worlds[commits + 1] : NULL);
    tally(good, "operation %lld, code %d, %s, then %s", (long long)a->at, a->code,
          a->fault == DISK_FAILS_ONCE ? "once" : "from then on", ENDING[a->ending]);
    return reached;
}

static void make_worlds(void)
{
    struct world_random random = {1};
    char why[512];
    enum world_stage stage;
    struct store *store = open_faulty(why, sizeof why);
    bool good = store != NULL;
    for (int i = 0; good && i < BATCHES; i++) {
        worlds[i + 1] = worlds[i];
        good = world_batch(&worlds[i + 1], store, &random, 8, &stage);
    }
    tally(good, "a run without faults");
    store_close(store);
}

int main(int argc, char **argv)
{
    int stride = argc > 1 ? atoi(argv[1]) : 1;
    static const struct attempt kinds[] = {
        {.code = SQLITE_IOERR, .fault = DISK_FAILS_ONCE, .ending = GOES_ON},
        {.code = SQLITE_IOERR, .fault = DISK_FAILS_ONCE, .ending = CLOSES},
        {.code = SQLITE_IOERR, .fault = DISK_FAILS_ONCE, .ending = CRASHES},
        {.code = SQLITE_IOERR, .fault = DISK_FAILS_ON, .ending = CLOSES},
        {.code = SQLITE_IOERR, .fault = DISK_FAILS_ON, .ending = CRASHES},
        {.code = SQLITE_FULL, .fault = DISK_FAILS_ONCE, .ending = GOES_ON},
        {.code = SQLITE_FULL, .fault = DISK_FAILS_ON, .ending = CLOSES},
    };
    disk_register();
    scratch_make(&scratch);
    make_worlds();
    int64_t most = 0;
    for (size_t kind = 0; kind < sizeof kinds / sizeof *kinds; kind++) {
        struct attempt a = kinds[kind];
        for (a.at = 1; attempt(&a); a.at += stride)
            most = a.at > most ? a.at : most;
    }
    printf("%lld writes failed in turn\n", (long long)most);
    tally(most > 50, "a short run has only %lld writes", (long long)most);
    disk_reset();
    scratch_remove(&scratch);
    return tally_end();
}
