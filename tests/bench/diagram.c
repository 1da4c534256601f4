/* diagram.c: how long diagrams take, and how large they get.
 *
 * Each case runs in a process of its own, so that its peak memory is its own. The tables are those of the
 * promise: 8 columns, 30 % of the cells `-`, the others one value, uniform, seed 1, policy first. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "diagram.h"

struct bench {
    const char *name;
    uint32_t rows;
    uint16_t tests, atoms;
    unsigned dash_percent;
    bool ascending; /* row i has value i; else random */
    bool unique;
};

static const struct bench bench_all[] = {
    {"1k rows, 8 x 6", 1000, 8, 6, 30, false, false},
    {"10k rows, 8 x 6", 10000, 8, 6, 30, false, false},
    {"1k rows, 8 x 10", 1000, 8, 10, 30, false, false},
    {"10k rows, 8 x 10", 10000, 8, 10, 30, false, false},
    {"1k rows, 8 x 20", 1000, 8, 20, 30, false, false},
    {"10k rows, 8 x 20", 10000, 8, 20, 30, false, false},
    {"10k rows, 1 x 10k", 10000, 1, 10000, 0, true, false},
    {"10k rows, 2 x 10k", 10000, 2, 10000, 30, true, false},
    {"1k rows, 8 x 6, unique", 1000, 8, 6, 30, false, true},
    {"10k rows, 8 x 6, unique", 10000, 8, 6, 30, false, true},
    {"10k rows, 1 x 10k, unique", 10000, 1, 10000, 0, true, true},
};

static uint64_t random_state = 1;

static uint32_t random_below(uint32_t bound)
{
    random_state = random_state * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)(((random_state >> 32) * bound) >> 32);
}

static void table_fill(const struct bench *bench, struct diagram_input *input, uint16_t *atoms)
{
    size_t words = (bench->atoms + 63u) / 64u;
    uint64_t *value = calloc(bench->atoms * words, sizeof *value); /* one set per value, shared by the cells */
    struct diagram_row *row = calloc(bench->rows, sizeof *row);
    struct diagram_cell *cell = calloc((size_t)bench->rows * bench->tests, sizeof *cell);
    for (unsigned i = 0; i < bench->atoms; i++)
        value[i * words + i / 64] = (uint64_t)1 << i % 64;
    for (unsigned i = 0; i < bench->tests; i++)
        atoms[i] = bench->atoms;
    for (uint32_t i = 0; i < bench->rows; i++) {
        row[i].cell = cell;
        for (uint16_t test = 0; test < bench->tests; test++) {
            if (random_below(100) < bench->dash_percent)
                continue;
            uint32_t atom = bench->ascending ? i % bench->atoms : random_below(bench->atoms);
            *cell++ = (struct diagram_cell){test, value + atom * words};
            row[i].cells++;
        }
    }
    *input = (struct diagram_input){.atoms = atoms,
                                    .tests = bench->tests,
                                    .row = row,
                                    .rows = bench->rows,
                                    .unique = bench->unique,
                                    .max_nodes = 1000000};
}

static double now_ms(void)
{
    struct timespec at;
    clock_gettime(CLOCK_MONOTONIC, &at);
    return (double)at.tv_sec * 1e3 + (double)at.tv_nsec / 1e6;
}

static bool all_allowed(void *context, uint32_t a, uint32_t b)
{
    (void)context, (void)a, (void)b;
    return true;
}

static void bench_run(const struct bench *bench)
{
    uint16_t atoms[DIAGRAM_TESTS_MAX];
    struct diagram_input input;
    struct diagram diagram;
    struct diagram_facts facts;
    struct arena arena = {0};
    table_fill(bench, &input, atoms);
    double start_ms = now_ms();
    diagram_build(&input, &diagram);
    double built_ms = now_ms();
    diagram_facts(&input, &diagram, &arena, all_allowed, NULL, &facts);
    double done_ms = now_ms();
    struct rusage usage;
    getrusage(RUSAGE_SELF, &usage);
    printf("%-26s %9.1f %9.1f %9u %10u %8.1f  %s\n", bench->name, built_ms - start_ms, done_ms - built_ms,
           diagram.nodes, diagram.kid_count, (double)usage.ru_maxrss / 1024, diagram.exploded ? "exploded" : "");
    fflush(stdout);
}

int main(void)
{
    printf("%-26s %9s %9s %9s %10s %8s\n", "table", "build ms", "facts ms", "nodes", "kids", "peak MB");
    fflush(stdout);
    for (size_t i = 0; i < sizeof bench_all / sizeof bench_all[0]; i++) {
        int status;
        pid_t child = fork();
        if (child == 0) {
            bench_run(&bench_all[i]);
            _exit(0);
        }
        if (child < 0 || waitpid(child, &status, 0) != child || status != 0)
            return 1;
    }
    return 0;
}
