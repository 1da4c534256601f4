/* store_kill.c: kill -9 at any moment, over and over on one file.
 *
 * A child commits batches and reports each through a pipe once store_commit has answered; the parent kills it at a
 * random time. Every batch that was reported is found, whole, once, and in order; at most the one under way besides.
 *
 *   store_kill [ROUNDS [SEED]] */
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "store_world.h"

#define INSTANCES 5
#define BIGGEST 8

static struct scratch scratch;

/* Batch b has so many entries, with the ids "b-0", "b-1" … */
static int batch_size(int64_t batch)
{
    return 1 + (int)(batch * 7919 % BIGGEST);
}

static bool write_entry(struct store *store, struct store_instance *instance, int64_t batch, int number)
{
    char id[40];
    uint8_t state[300];
    snprintf(id, sizeof id, "%lld-%d", (long long)batch, number);
    memset(state, number, sizeof state);
    struct store_entry entry = {.instance = instance->id,
                                .spec = 1,
                                .cursor = ++instance->cursor,
                                .prev = instance->last,
                                .event_id = id,
                                .cause = "event",
                                .type = "Coin",
                                .result = "stepped",
                                .row = STORE_NONE,
                                .to = "OPEN",
                                .effects = "[]"};
    if (!store_append(store, &entry))
        return false;
    instance->last = entry.seq;
    instance->state = state, instance->state_length = sizeof state;
    return store_instance_save(store, instance);
}

static bool write_batch(struct store *store, struct store_instance *instances, int64_t batch)
{
    if (!store_begin(store))
        return false;
    for (int i = 0; i < batch_size(batch); i++)
        if (!write_entry(store, &instances[(batch + i) % INSTANCES], batch, i))
            return false;
    return store_commit(store);
}

/* ---- the child ---- */

static bool load_instances(struct store *store, struct store_instance *instances)
{
    for (int i = 0; i < INSTANCES; i++) {
        bool found;
        if (!store_instance_load(store, i + 1, &instances[i], &found) || !found)
            return false;
    }
    return true;
}

static _Noreturn void commit_for_ever(int64_t batch, int report)
{
    struct store_instance instances[INSTANCES];
    char why[512];
    struct store *store = store_open(scratch.path, NULL, why, sizeof why);
    if (!store || !load_instances(store, instances)) {
        fprintf(stderr, "child: %s\n", store ? store_why(store) : why);
        _exit(2);
    }
    for (;; batch++) {
        if (!write_batch(store, instances, batch)) {
            fprintf(stderr, "child: %s\n", store_why(store));
            _exit(2);
        }
        if (write(report, &batch, sizeof batch) != sizeof batch)
            _exit(3);
        if (batch % 50 == 0)
            store_checkpoint(store);
    }
}

/* Lets a child begin with `batch` and kills it, some time after it began or, if `busy`, after its first report; the
 * last batch it reported, or batch - 1. */
static int64_t run_child(int64_t batch, long microseconds, bool busy)
{
    int ends[2];
    if (pipe(ends) != 0)
        exit(1);
    pid_t child = fork();
    if (child == 0) {
        close(ends[0]);
        commit_for_ever(batch, ends[1]);
    }
    close(ends[1]);
    if (busy)
        poll(&(struct pollfd){.fd = ends[0], .events = POLLIN}, 1, 5000);
    nanosleep(&(struct timespec){.tv_nsec = microseconds * 1000}, NULL);
    kill(child, SIGKILL);
    int status;
    waitpid(child, &status, 0);
    tally(WIFSIGNALED(status), "the child ended by itself: %d", status);
    int64_t last = batch - 1, reported;
    while (read(ends[0], &reported, sizeof reported) == sizeof reported)
        last = reported;
    close(ends[0]);
    return last;
}

/* ---- what is found ---- */

struct reading {
    int64_t batch;
    int number;
    bool good;
};

static bool read_in_order(void *context, const struct store_entry *entry)
{
    struct reading *reading = context;
    char id[40];
    snprintf(id, sizeof id, "%lld-%d", (long long)reading->batch, reading->number);
    reading->good = entry->event_id && strcmp(entry->event_id, id) == 0;
    if (++reading->number == batch_size(reading->batch))
        reading->batch++, reading->number = 0;
    return reading->good;
}

/* The number of whole batches, or -1. */
static int64_t count_batches(void)
{
    char why[512];
    struct reading reading = {.batch = 1, .good = true};
    struct store *store = store_open(scratch.path, NULL, why, sizeof why);
    bool good = store && store_verify(store, why, sizeof why) && store_log(store, 0, read_in_order, &reading) &&
                reading.good && reading.number == 0;
    if (!good)
        printf("found otherwise: %s\n", why);
    store_close(store);
    return good ? reading.batch - 1 : -1;
}

static bool make_instances(void)
{
    static const uint8_t hash[32];
    char why[512];
    struct store *store = store_open(scratch.path, NULL, why, sizeof why);
    bool good = store && store_begin(store) && store_spec_id(store, "turnstile", 1, hash) == 1;
    for (int i = 0; good && i < INSTANCES; i++) {
        char name[16];
        snprintf(name, sizeof name, "i%d", i);
        struct store_instance instance = {.name = name, .spec = 1, .deadline = STORE_NONE};
        good = store_instance_add(store, &instance);
    }
    good = good && store_commit(store);
    store_close(store);
    return good;
}

int main(int argc, char **argv)
{
    int rounds = argc > 1 ? atoi(argv[1]) : 100;
    struct world_random random = {argc > 2 ? strtoull(argv[2], NULL, 10) : 1};
    int64_t batches = 0, reported = 0, beyond = 0;
    scratch_make(&scratch);
    tally(make_instances(), "the file is made");
    for (int i = 0; i < rounds && batches >= 0; i++) {
        reported = run_child(batches + 1, (long)world_draw(&random, 10000), i % 4 != 0);
        batches = count_batches();
        tally(batches == reported || batches == reported + 1, "round %d: %lld batches reported, %lld found", i,
              (long long)reported, (long long)batches);
        beyond += batches > reported;
    }
    printf("%d kills, %lld commits reported and found, %lld kills between a commit and its report\n", rounds,
           (long long)batches, (long long)beyond);
    tally(batches > rounds, "too few commits for a test");
    scratch_remove(&scratch);
    return tally_end();
}
