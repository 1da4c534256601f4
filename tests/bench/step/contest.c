/* contest.c: the intervention machine stepped by fsm_step, by a C switch and by Ragel.
 *
 * First all four run the same events side by side and must agree on everything after every step; then each is
 * timed, in turns, and the best turn counts. `--check` stops after the comparison. */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "events.h"
#include "ours.h"

enum { COUNT = 1 << 16, TURNS = 60, SEEDS = 10, ROWS = 23, ROWS_MAX = 256 };
static const int64_t start_ms = 1767225600000; /* 2026-01-01T00:00:00Z */

typedef enum app_result step_function(struct app *app, struct app_quota *quota, const struct app_input *input,
                                      struct app_out *out);

/* ---- agreement ---- */

static bool same_out(const struct app_out *a, const struct app_out *b)
{
    if (a->result != b->result || a->cause != b->cause || a->effects != b->effects)
        return false;
    if (a->cause != BY_REFILL && (a->what != b->what || a->at != b->at))
        return false;
    for (unsigned i = 0; i < a->effects; i++)
        if (a->effect[i] != b->effect[i] || a->arg[i] != b->arg[i])
            return false;
    return a->from == b->from && a->to == b->to;
}

static bool same_app(const struct app *a, const struct app *b)
{
    return a->state == b->state && a->on_app == b->on_app && a->preserved == b->preserved &&
           memcmp(a->deadline, b->deadline, sizeof a->deadline) == 0;
}

/* Rows are numbered differently: the numbering only has to be one to one. */
static bool same_row(int *theirs_of, unsigned ours, unsigned theirs)
{
    if (ours >= ROWS_MAX || theirs >= ROWS_MAX)
        return false;
    for (unsigned i = 0; i < ROWS_MAX; i++)
        if (i != ours && theirs_of[i] == (int)theirs + 1)
            return false;
    if (theirs_of[ours] == 0)
        theirs_of[ours] = (int)theirs + 1;
    return theirs_of[ours] == (int)theirs + 1;
}

struct world { /* of one hand-written contender */
    struct app app;
    struct app_quota quota;
    struct app_out out;
};

static bool agree(const struct world *a, const struct world *b)
{
    return same_out(&a->out, &b->out) && same_app(&a->app, &b->app) && a->quota.left == b->quota.left;
}

/* Runs one event through all four, step by step. Returns the number of steps, or 0 if they disagree. */
static unsigned compare_event(struct ours *ours, struct world world[3], const struct app_input *input, int *rows)
{
    struct world told = {0};
    unsigned steps = 0;

    do {
        ours_step(ours, input);
        ours_tell(ours, &told.app, &told.quota, &told.out);
        switch_step(&world[0].app, &world[0].quota, input, &world[0].out);
        ragel_table_step(&world[1].app, &world[1].quota, input, &world[1].out);
        ragel_goto_step(&world[2].app, &world[2].quota, input, &world[2].out);
        bool rowed = told.out.result == STEPPED && told.out.cause != BY_REFILL;
        if (!agree(&told, &world[0]) || !agree(&world[0], &world[1]) || !agree(&world[0], &world[2]))
            return 0;
        if (rowed && (world[1].out.row != world[0].out.row || world[2].out.row != world[0].out.row ||
                      !same_row(rows, told.out.row, world[0].out.row)))
            return 0;
        steps++;
    } while (told.out.cause != BY_EVENT);
    return steps;
}

static unsigned count_rows(const int *rows)
{
    unsigned count = 0;
    for (unsigned i = 0; i < ROWS_MAX; i++)
        count += rows[i] != 0;
    return count;
}

/* Returns the number of steps, or 0 after saying where they disagree, or if a row of the machine was not taken. */
static unsigned compare(struct ours *ours, const struct app_input *input, uint64_t seed)
{
    int rows[ROWS_MAX] = {0};
    struct world world[3];
    unsigned steps = 0;

    ours_init(ours, start_ms);
    for (int i = 0; i < 3; i++)
        app_init(&world[i].app, &world[i].quota, start_ms);
    ragel_table_init(&world[1].app);
    ragel_goto_init(&world[2].app);
    for (unsigned i = 0; i < COUNT; i++) {
        unsigned took = compare_event(ours, world, &input[i], rows);
        if (took == 0) {
            printf("seed %u: they disagree at event %u, in state %d\n", (unsigned)seed, i, (int)world[0].out.from);
            return 0;
        }
        steps += took;
    }
    if (count_rows(rows) == ROWS)
        return steps;
    printf("seed %u: only %u of %d rows were taken\n", (unsigned)seed, count_rows(rows), ROWS);
    return 0;
}

/* ---- time ---- */

static double seconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

static volatile uint64_t witness; /* what the steps told is used, so that none can be left out */

static double time_ours(struct ours *ours, const struct app_input *input)
{
    uint64_t sum = 0;
    ours_init(ours, start_ms);
    double begun = seconds();
    for (unsigned i = 0; i < COUNT; i++) {
        do {
            ours_step(ours, &input[i]);
            sum += (uint64_t)ours->out->to + ours->out->effect_count;
        } while (ours->out->cause != FSM_BY_EVENT);
    }
    double took = seconds() - begun;
    witness = sum;
    return took;
}

/* Inlined with a constant `step`: a direct call, as for ours. */
static inline __attribute__((always_inline)) double time_app(step_function *step, struct app *app,
                                                             struct app_quota *quota, const struct app_input *input)
{
    struct app_out out;
    uint64_t sum = 0;
    double begun = seconds();
    for (unsigned i = 0; i < COUNT; i++) {
        do {
            step(app, quota, &input[i], &out);
            sum += (uint64_t)out.to + out.effects;
        } while (out.cause != BY_EVENT);
    }
    double took = seconds() - begun;
    witness = sum;
    return took;
}

static double time_turn(int contender, struct ours *ours, const struct app_input *input)
{
    struct app app;
    struct app_quota quota;

    app_init(&app, &quota, start_ms);
    switch (contender) {
    case 0:
        return time_app(switch_step, &app, &quota, input);
    case 1:
        ragel_goto_init(&app);
        return time_app(ragel_goto_step, &app, &quota, input);
    case 2:
        ragel_table_init(&app);
        return time_app(ragel_table_step, &app, &quota, input);
    default:
        return time_ours(ours, input);
    }
}

static void contest(struct ours *ours, const struct app_input *input)
{
    static const char *const names[] = {"C switch", "Ragel -G2", "Ragel -T0", "fsm_step"};
    double best[4] = {1e9, 1e9, 1e9, 1e9};

    for (int turn = 0; turn < TURNS; turn++) {
        for (int i = 0; i < 4; i++) {
            double took = time_turn(i, ours, input);
            best[i] = took < best[i] ? took : best[i];
        }
    }
    for (int i = 0; i < 4; i++)
        printf("  %-10s %6.1f ns/event  %5.2fx\n", names[i], best[i] * 1e9 / COUNT, best[i] / best[0]);
}

int main(int argc, char **argv)
{
    bool check_only = argc > 1 && strcmp(argv[1], "--check") == 0;
    struct app_input *input = calloc(COUNT, sizeof *input);
    struct ours ours;
    unsigned steps = 0, passed = 0;

    ours_open(&ours);
    for (uint64_t seed = SEEDS; seed >= 1; seed--) {
        events_fill(input, COUNT, seed, start_ms);
        steps = compare(&ours, input, seed);
        passed += steps > 0;
    }
    if (passed == SEEDS)
        printf("intervention, seed 1: %d events in %u steps; all four agree after each\n", COUNT, steps);
    if (check_only)
        printf("%u passed, %u failed\n", passed, SEEDS - passed);
    else if (passed == SEEDS)
        contest(&ours, input);
    ours_close(&ours);
    free(input);
    return passed == SEEDS ? 0 : 1;
}
