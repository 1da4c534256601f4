/* store_oracle.c: random batches, rollbacks, checkpoints and reopenings, each followed by a comparison of everything
 * the store can be asked with the naive world.
 *
 *   store_oracle [SEED [RUNS]] */
#include <stdio.h>
#include <stdlib.h>

#include "store_world.h"

static struct world world, pending;

static struct store *must_open(const struct scratch *scratch, bool normal, bool read_only)
{
    char why[512];
    struct store_options options = {.normal = normal, .read_only = read_only};
    struct store *store = store_open(scratch->path, &options, why, sizeof why);
    if (!store) {
        printf("FAIL %s\n", why);
        exit(1);
    }
    return store;
}

/* Inside the transaction its own writes are seen; after a rollback they never were. */
static bool roll_back(struct store *store, struct world_random *random)
{
    pending = world;
    if (!store_begin(store) || !world_writes(&pending, store, random, (int)world_draw(random, 30)))
        return false;
    bool seen = world_alike(&pending, store, true);
    store_rollback(store);
    return seen && world_alike(&world, store, true);
}

static bool read_beside(const struct scratch *scratch)
{
    struct store *reader = must_open(scratch, false, true);
    bool same = world_same(&world, reader, true);
    store_close(reader);
    return same;
}

static void run(const struct scratch *scratch, uint64_t seed)
{
    struct world_random random = {seed};
    world = (struct world){0};
    struct store *store = must_open(scratch, seed % 2, false);
    bool good = true;
    for (int i = 0; good && i < 40; i++) {
        enum world_stage stage;
        switch (world_draw(&random, 8)) {
        case 0:
            good = roll_back(store, &random);
            break;
        case 1:
            store_close(store);
            store = must_open(scratch, seed % 2, false);
            break;
        case 2:
            good = store_checkpoint(store);
            break;
        case 3:
            good = read_beside(scratch);
            break;
        default:
            good = world_batch(&world, store, &random, (int)world_draw(&random, 120), &stage);
        }
        good = good && world_same(&world, store, true);
    }
    tally(good, "seed %llu: %s", (unsigned long long)seed, store_why(store));
    store_close(store);
    scratch_clear(scratch);
}

int main(int argc, char **argv)
{
    uint64_t seed = argc > 1 ? strtoull(argv[1], NULL, 10) : 1;
    int runs = argc > 2 ? atoi(argv[2]) : 20;
    struct scratch scratch;
    scratch_make(&scratch);
    for (int i = 0; i < runs; i++)
        run(&scratch, seed + (uint64_t)i);
    scratch_remove(&scratch);
    return tally_end();
}
