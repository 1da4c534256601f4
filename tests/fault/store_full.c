/* store_full.c: a disk that is really full: a small tmpfs in a mount namespace of our own, which goes with us.
 *
 * The store fails with a clear word, keeps what was committed, and goes on once there is room. Where mounting is not
 * allowed this says so and leaves the matter to store_writes. */
#include <fcntl.h>
#include <sched.h>
#include <stdio.h>
#include <string.h>
#include <sys/mount.h>
#include <unistd.h>

#include "store_world.h"

static struct world world;

static bool mount_small(const char *directory)
{
    return unshare(CLONE_NEWNS) == 0 && mount("none", "/", NULL, MS_REC | MS_PRIVATE, NULL) == 0 &&
           mount("tmpfs", directory, "tmpfs", 0, "size=640k") == 0;
}

static void make_ballast(const char *name)
{
    static const char bytes[200 * 1024];
    int file = open(name, O_CREAT | O_WRONLY, 0644);
    tally(file >= 0 && write(file, bytes, sizeof bytes) == (ssize_t)sizeof bytes, "ballast");
    close(file);
}

static void fill(struct store *store, struct world_random *random)
{
    enum world_stage stage;
    int commits = 0;
    while (commits < 1000 && world_batch(&world, store, random, 10, &stage))
        commits++;
    tally(commits > 0 && commits < 1000, "%d commits fit", commits);
    tally(strstr(store_why(store), "full") || strstr(store_why(store), "I/O"), "why: %s", store_why(store));
    printf("after %d commits: %s\n", commits, store_why(store));
    store_rollback(store);
}

int main(void)
{
    struct scratch scratch;
    char why[512], ballast[128];
    scratch_make(&scratch);
    if (!mount_small(scratch.directory)) {
        printf("skipped: no mount is allowed here\n1 passed, 0 failed\n");
        scratch_remove(&scratch);
        return 0;
    }
    snprintf(ballast, sizeof ballast, "%s/ballast", scratch.directory);
    make_ballast(ballast);
    struct world_random random = {3};
    struct store *store = store_open(scratch.path, NULL, why, sizeof why);
    if (tally(store != NULL, "%s", why)) {
        fill(store, &random);
        tally(world_same(&world, store, true), "what was committed is there");
        unlink(ballast);
        enum world_stage stage;
        tally(world_batch(&world, store, &random, 10, &stage), "with room again: %s", store_why(store));
        store_close(store);
        store = store_open(scratch.path, NULL, why, sizeof why);
        tally(store && world_same(&world, store, true), "after all that: %s", why);
        store_close(store);
    }
    scratch_clear(&scratch);
    umount(scratch.directory);
    scratch_remove(&scratch);
    return tally_end();
}
