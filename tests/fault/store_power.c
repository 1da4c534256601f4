/* store_power.c: the power goes at every write of a short run.
 *
 * What was not synced is lost, all of it or sector by sector at random. With FULL every commit that was reported is
 * found; with NORMAL commits may be lost, but what is found is what some earlier commit left, whole. That NORMAL loses
 * some here shows that the test could see FULL lose one.
 *
 *   store_power [STRIDE]      only every so-manieth write, where time is short */
#include <stdio.h>
#include <stdlib.h>

#include "store_vfs.h"

#define BATCHES 9
#define ROUNDS 3 /* one that loses everything, the others some of it */

static struct world worlds[BATCHES + 2]; /* after so many commits */
static struct scratch scratch;

struct outage {
    bool normal;
    int64_t at;
    enum disk_loss loss;
    uint64_t seed;
};

/* Which of the worlds the store holds, or -1. */
static int which_world(struct store *store, int most)
{
    for (int i = most; i >= 0; i--)
        if (world_same(&worlds[i], store, false))
            return i;
    world_same(&worlds[most], store, true);
    return -1;
}

/* A run as far as it goes; how many commits were reported. The worlds come out the same in every run. */
static int run_until_outage(const struct outage *outage)
{
    struct store_options options = {.normal = outage->normal, .vfs = DISK_VFS};
    struct world_random random = {7};
    char why[512];
    enum world_stage stage;
    int commits = 0;
    disk = (struct disk){.fault = DISK_LOSES_POWER, .at = outage->at};
    struct store *store = store_open(scratch.path, &options, why, sizeof why);
    for (; store && commits < BATCHES; commits++) {
        struct world next = worlds[commits];
        if (!world_batch(&next, store, &random, 6, &stage))
            break;
        worlds[commits + 1] = next;
        if (commits % 4 == 3)
            store_checkpoint(store);
    }
    disk.dead = true;
    store_close(store);
    return commits;
}

/* How many reported commits were lost, or -1 if the file is not what any commit left. */
static int lose_power(const struct outage *outage, bool *reached)
{
    struct world_random random = {outage->seed};
    struct store_options options = {.normal = outage->normal, .vfs = DISK_VFS};
    char why[512];
    scratch_clear(&scratch);
    disk_reset();
    int reported = run_until_outage(outage);
    *reached = disk.count >= outage->at;
    disk_crash(outage->loss, &random);
    struct store *store = store_open(scratch.path, &options, why, sizeof why);
    if (!store) {
        printf("%s\n", why);
        return -1;
    }
    /* The commit under way may have got through. */
    int most = reported < BATCHES ? reported + 1 : reported, held = which_world(store, most);
    store_close(store);
    return held < 0 ? -1 : held >= reported ? 0 : reported - held;
}

/* How many runs lost a reported commit. */
static int try_all(bool normal, int stride)
{
    int lossy = 0;
    bool reached = true;
    for (int64_t at = 1; reached; at += stride)
        for (int round = 0; round < ROUNDS; round++) {
            struct outage outage = {normal, at, round ? DISK_LOSES_SOME : DISK_LOSES_ALL, (uint64_t)(at * 100 + round)};
            int lost = lose_power(&outage, &reached);
            tally(normal ? lost >= 0 : lost == 0, "%s, outage at operation %lld, round %d: lost %d",
                  normal ? "NORMAL" : "FULL", (long long)at, round, lost);
            lossy += lost > 0;
        }
    return lossy;
}

/* All worlds, also those that an outage will cut short, are made by one run without any. */
static void make_worlds(void)
{
    struct outage none = {.normal = false, .at = INT64_MAX};
    disk_reset();
    int commits = run_until_outage(&none);
    tally(commits == BATCHES, "a run without an outage ended after %d commits", commits);
}

int main(int argc, char **argv)
{
    int stride = argc > 1 ? atoi(argv[1]) : 1;
    disk_register();
    scratch_make(&scratch);
    make_worlds();
    int full = try_all(false, stride), normal = try_all(true, stride);
    printf("runs that lost a reported commit: %d with FULL, %d with NORMAL\n", full, normal);
    tally(normal > 0, "NORMAL lost nothing: this disk forgets nothing");
    disk_reset();
    scratch_remove(&scratch);
    return tally_end();
}
