/* store_bench.c: how fast the store is by itself: batches of 512 steps over many instances, one commit each; then how
 * long a file with them takes to open, and what memory it holds.
 *
 *   store_bench FILE [--normal] [--instances N] [--batches N] [--batch N] [--keep]
 *
 * States have 300 bytes, payloads 100, event ids 36 and are all different; an instance is saved once per commit. */
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "store.h"

struct bench {
    struct store *store;
    struct store_instance *instance; /* [instances] */
    int64_t *saved_in;               /* the batch that last touched it */
    int64_t instances, batches, batch, events;
    uint64_t random;
    uint8_t state[300];
    char payload[101];
};

static double now_s(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

/* Of this process: what a busy neighbour does not change much. */
static double processor_s(void)
{
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

static long resident_kb(void)
{
    FILE *file = fopen("/proc/self/status", "r");
    char line[256];
    long kb = 0;
    while (file && fgets(line, sizeof line, file))
        if (sscanf(line, "VmRSS: %ld", &kb) == 1)
            break;
    if (file)
        fclose(file);
    return kb;
}

static uint64_t draw(struct bench *b)
{
    b->random ^= b->random << 13, b->random ^= b->random >> 7, b->random ^= b->random << 17;
    return b->random;
}

static void must(struct bench *b, bool good)
{
    if (good)
        return;
    fprintf(stderr, "store_bench: %s\n", store_why(b->store));
    exit(1);
}

static void append(struct bench *b, struct store_instance *instance, const char *cause)
{
    char id[37];
    snprintf(id, sizeof id, "%016llx-%019lld", (unsigned long long)draw(b), (long long)b->events++);
    struct store_entry entry = {.instance = instance->id,
                                .spec = 1,
                                .cursor = ++instance->cursor,
                                .prev = instance->last,
                                .at = 1700000000000 + b->events,
                                .now = 1700000000000 + b->events,
                                .actor = "web",
                                .event_id = id,
                                .cause = cause,
                                .type = "Coin",
                                .payload = b->payload,
                                .result = "stepped",
                                .row = 31,
                                .from = "LOCKED",
                                .to = "OPEN",
                                .effects = "[{\"effect\":\"Unlock\"}]"};
    must(b, store_append(b->store, &entry));
    instance->last = entry.seq;
}

static void create_all(struct bench *b)
{
    static const uint8_t hash[32];
    must(b, store_begin(b->store));
    must(b, store_spec_id(b->store, "turnstile", 1, hash) == 1);
    for (int64_t i = 0; i < b->instances; i++) {
        char name[40];
        snprintf(name, sizeof name, "turnstile-%016llx", (unsigned long long)draw(b));
        struct store_instance *instance = &b->instance[i];
        *instance = (struct store_instance){.name = name,
                                            .spec = 1,
                                            .created = 1700000000000,
                                            .deadline = STORE_NONE,
                                            .state = b->state,
                                            .state_length = sizeof b->state};
        must(b, store_instance_add(b->store, instance));
        append(b, instance, "creation");
        must(b, store_instance_save(b->store, instance));
    }
    must(b, store_commit(b->store));
}

static void run_batch(struct bench *b, int64_t number)
{
    must(b, store_begin(b->store));
    int64_t touched[4096], count = 0;
    assert(b->batch <= 4096);
    for (int64_t i = 0; i < b->batch; i++) {
        int64_t at = (int64_t)(draw(b) % (uint64_t)b->instances);
        append(b, &b->instance[at], "event");
        if (b->saved_in[at] != number)
            touched[count++] = at;
        b->saved_in[at] = number;
    }
    for (int64_t i = 0; i < count; i++) {
        struct store_instance *instance = &b->instance[touched[i]];
        b->state[48] = (uint8_t)draw(b);
        instance->deadline = 1700000000000 + b->events;
        must(b, store_instance_save(b->store, instance));
    }
    must(b, store_commit(b->store));
}

static int by_time(const void *left, const void *right)
{
    double a = *(const double *)left, b = *(const double *)right;
    return (a > b) - (a < b);
}

static void run(struct bench *b, bool normal)
{
    double *took = calloc((size_t)b->batches, sizeof *took), began = now_s(), worked = processor_s();
    for (int64_t i = 0; i < b->batches; i++) {
        double at = now_s();
        run_batch(b, i + 1);
        took[i] = now_s() - at;
    }
    double all = now_s() - began, work = processor_s() - worked;
    qsort(took, (size_t)b->batches, sizeof *took, by_time);
    printf("%s, %lld instances, batches of %lld: %.0f events/s (%.0f per processor second); a batch takes %.2f ms, p99 "
           "%.2f ms, at most %.2f ms\n",
           normal ? "NORMAL" : "FULL", (long long)b->instances, (long long)b->batch,
           (double)(b->batches * b->batch) / all, (double)(b->batches * b->batch) / work, took[b->batches / 2] * 1e3,
           took[b->batches * 99 / 100] * 1e3, took[b->batches - 1] * 1e3);
    free(took);
}

static bool count_deadline(void *context, int64_t id, int64_t deadline)
{
    (void)id, (void)deadline;
    ++*(int64_t *)context;
    return true;
}

static void reopen(struct bench *b, const char *path, const struct store_options *options)
{
    char why[512];
    double began = now_s();
    store_close(b->store);
    double closed = now_s();
    long before = resident_kb();
    b->store = store_open(path, options, why, sizeof why);
    double opened = now_s();
    long after = resident_kb();
    if (!b->store) {
        fprintf(stderr, "store_bench: %s\n", why);
        exit(1);
    }
    int64_t deadlines = 0;
    must(b, store_deadlines(b->store, count_deadline, &deadlines));
    printf("%lld entries: closed in %.0f ms, opened in %.1f ms (+%ld KB), %lld deadlines in %.1f ms (then +%ld KB)\n",
           (long long)b->events, (closed - began) * 1e3, (opened - closed) * 1e3, after - before, (long long)deadlines,
           (now_s() - opened) * 1e3, resident_kb() - before);
}

static void remove_all(const char *path)
{
    static const char *const ends[] = {"", "-wal", "-shm", ".lock"};
    for (size_t i = 0; i < sizeof ends / sizeof *ends; i++) {
        char name[4200];
        snprintf(name, sizeof name, "%s%s", path, ends[i]);
        unlink(name);
    }
}

int main(int argc, char **argv)
{
    struct bench b = {.instances = 1000, .batches = 1000, .batch = 512, .random = 88172645463325252};
    struct store_options options = {0};
    bool keep = false;
    const char *path = argc > 1 ? argv[1] : "store_bench.db";
    for (int i = 2; i < argc; i++) {
        if (strcmp(argv[i], "--normal") == 0)
            options.normal = true;
        else if (strcmp(argv[i], "--keep") == 0)
            keep = true;
        else if (strcmp(argv[i], "--instances") == 0 && i + 1 < argc)
            b.instances = atoll(argv[++i]);
        else if (strcmp(argv[i], "--batches") == 0 && i + 1 < argc)
            b.batches = atoll(argv[++i]);
        else if (strcmp(argv[i], "--batch") == 0 && i + 1 < argc)
            b.batch = atoll(argv[++i]);
    }
    memset(b.payload, 'p', 100);
    b.instance = calloc((size_t)b.instances, sizeof *b.instance);
    b.saved_in = calloc((size_t)b.instances, sizeof *b.saved_in);
    char why[512];
    remove_all(path);
    b.store = store_open(path, &options, why, sizeof why);
    if (!b.store) {
        fprintf(stderr, "store_bench: %s\n", why);
        return 1;
    }
    create_all(&b);
    run(&b, options.normal);
    reopen(&b, path, &options);
    bool good = store_verify(b.store, why, sizeof why);
    if (!good)
        fprintf(stderr, "store_bench: %s\n", why);
    store_close(b.store);
    if (!keep)
        remove_all(path);
    free(b.instance);
    free(b.saved_in);
    return good ? 0 : 1;
}
