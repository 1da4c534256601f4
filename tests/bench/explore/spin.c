/* spin.c: SPIN's side of the contest: exact depth-first search, no reduction, no bit state, optimised. */
#include "spin.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>

#include "abstract.h"
#include "promela.h"

static bool write_model(const struct fsm_machine *m, const int64_t *params, unsigned instances, const char *path)
{
    struct arena arena = {0};
    struct abstraction world;
    char why[400] = "";
    FILE *to = fopen(path, "w");
    if (!to) {
        perror(path);
        return false;
    }
    abstract(&world, m, params, 0, &arena);
    bool written = promela_write(to, &world, instances, why, sizeof why);
    arena_release(&arena);
    if (fclose(to) != 0 || !written)
        fprintf(stderr, "bench: no model was written: %s\n", why);
    return written;
}

static bool run_command(const char *room, const char *command)
{
    char line[1000];
    snprintf(line, sizeof line, "cd '%s' && %s", room, command);
    if (system(line) == 0)
        return true;
    fprintf(stderr, "bench: failed: %s\n", line);
    return false;
}

static void read_line(const char *line, struct spin_run *run, uint64_t *errors)
{
    const char *at = strstr(line, "errors: ");
    uint64_t stored;
    double megabytes;
    if (at)
        *errors += strtoull(at + 8, NULL, 10);
    if (strstr(line, "states, stored") && sscanf(line, " %" SCNu64, &stored) == 1 && stored > 0)
        run->states = stored - 1;
    if (strstr(line, "actual memory usage for states") && sscanf(line, " %lf", &megabytes) == 1 && run->states)
        run->bytes = megabytes * 1048576 / (double)run->states;
    if (strstr(line, "max search depth too small"))
        ++*errors;
}

static bool read_report(const char *path, struct spin_run *run)
{
    char line[1000];
    uint64_t errors = 0;
    FILE *from = fopen(path, "r");
    if (!from) {
        perror(path);
        return false;
    }
    while (fgets(line, sizeof line, from))
        read_line(line, run, &errors);
    fclose(from);
    if (errors || !run->states)
        fprintf(stderr, "bench: SPIN did not search everything, or found an error; see %s\n", path);
    return !errors && run->states;
}

/* Processor time of all commands so far. */
static double children_seconds(void)
{
    struct rusage usage;
    getrusage(RUSAGE_CHILDREN, &usage);
    return (double)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) +
           (double)(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6;
}

bool spin_search(const struct fsm_machine *m, const int64_t *params, unsigned instances, const char *room,
                 struct spin_run *run)
{
    char model[1000], report[1000];
    snprintf(model, sizeof model, "%s/model.pml", room);
    snprintf(report, sizeof report, "%s/pan.log", room);
    *run = (struct spin_run){0, 0, 0};
    if (!write_model(m, params, instances, model) || !run_command(room, "spin -a model.pml >spin.log 2>&1") ||
        !run_command(room, "gcc -O2 -w -DSAFETY -DNOREDUCE -DMEMLIM=6000 -o pan pan.c"))
        return false;
    double began = children_seconds();
    bool searched = run_command(room, "./pan -m4000000 -w24 >pan.log 2>&1");
    run->seconds = children_seconds() - began;
    return searched && read_report(report, run);
}
