/* contest.c: all states of one to four apps that share a quota (apps.fsm beside this file),
 * found by explore(), by SPIN and by a search written by hand. All three must find the same number.
 * Seconds are the processor's, so that what else runs does not count.
 *
 * `bench_explore [MOST]` stops at MOST instances. Overhead is what a state costs beyond its packed words: the table
 * that finds it again and, where counterexamples are wanted, its parent. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>

#include "compile.h"
#include "explore.h"
#include "ideal.h"
#include "source.h"
#include "spin.h"

#define SPEC "tests/bench/explore/apps.fsm"
#define ROOM "build/bench_explore.room"

struct ours {
    uint64_t states;
    double seconds;
    double packed, overhead, overhead_traced; /* bytes per state */
    int64_t tick;
};

static double processor_seconds(void)
{
    struct timespec at;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &at);
    return (double)at.tv_sec + (double)at.tv_nsec / 1e9;
}

static struct exploration explored(const struct fsm_machine *m, const int64_t *params, unsigned instances,
                                   bool count_only)
{
    struct exploration x = {.m = m, .params = params, .instances = instances, .count_only = count_only};
    explore(&x);
    return x;
}

/* Once for its speed, and once more with what counterexamples need, for its memory. */
static bool run_ours(const struct fsm_machine *m, const int64_t *params, unsigned instances, struct ours *ours)
{
    double began = processor_seconds();
    struct exploration x = explored(m, params, instances, true);
    ours->seconds = processor_seconds() - began;
    ours->states = x.states;
    ours->tick = x.world.tick;
    ours->packed = (double)x.state_bytes / (double)x.states;
    ours->overhead = (double)x.overhead_bytes / (double)x.states;
    bool exhausted = x.exhausted;
    exploration_close(&x);
    x = explored(m, params, instances, false);
    ours->overhead_traced = (double)x.overhead_bytes / (double)x.states;
    exploration_close(&x);
    return exhausted;
}

static int64_t param(const struct fsm_machine *m, const int64_t *params, const char *name)
{
    for (uint16_t i = 0; i < m->param_count; i++) {
        if (!strcmp(m->params[i].name, name))
            return params[m->params[i].slot - m->param_slot];
    }
    fprintf(stderr, "bench: there is no parameter %s\n", name);
    exit(2);
}

static void print_rate(const char *who, uint64_t states, double seconds)
{
    printf("  %-8s %9.3f s %12.0f states/s", who, seconds, seconds > 0 ? (double)states / seconds : 0);
}

static bool contest(const struct fsm_machine *m, const int64_t *params, unsigned instances)
{
    struct ours ours;
    struct spin_run spin;
    double ideal_seconds;
    if (!run_ours(m, params, instances, &ours) || !spin_search(m, params, instances, ROOM, &spin))
        return false;
    uint64_t ideal = ideal_search(instances, (unsigned)param(m, params, "quota_size"),
                                  (unsigned)(param(m, params, "quick_task") / ours.tick), (unsigned)(60000 / ours.tick),
                                  &ideal_seconds);
    printf("K=%u: %" PRIu64 " states on a grid of %" PRId64 " ms\n", instances, ours.states, ours.tick);
    print_rate("explore", ours.states, ours.seconds);
    printf("  %.1f bytes packed, %.1f beyond (%.1f with traces)\n", ours.packed, ours.overhead, ours.overhead_traced);
    print_rate("SPIN", spin.states, spin.seconds);
    printf("  %.1f bytes in all\n", spin.bytes);
    print_rate("by hand", ideal, ideal_seconds);
    printf("\n");
    if (ours.states > 100000)
        printf("  explore is %.1f times SPIN\n", spin.seconds / ours.seconds);
    if (spin.states == ours.states && ideal == ours.states)
        return true;
    printf("  the numbers of states differ: SPIN %" PRIu64 ", by hand %" PRIu64 "\n", spin.states, ideal);
    return false;
}

static int contests(const struct fsm_machine *m, unsigned most)
{
    int64_t params[FSM_SLOTS_MAX];
    fsm_defaults(m, params);
    mkdir("build", 0777);
    mkdir(ROOM, 0777);
    for (unsigned instances = 1; instances <= most; instances++)
        if (!contest(m, params, instances))
            return 1;
    return 0;
}

int main(int argc, char **argv)
{
    struct source source;
    struct compilation compilation;
    char message[512];
    if (!source_read(SPEC, &source, message, sizeof message)) {
        fprintf(stderr, "bench: %s\n", message);
        return 2;
    }
    compile(&compilation, &source);
    int result = compilation.machine ? contests(compilation.machine, argc > 1 ? (unsigned)atoi(argv[1]) : 4) : 2;
    compilation_close(&compilation);
    source_release(&source);
    return result;
}
