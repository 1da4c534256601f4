/* mutate_cmd.c: fsmc mutate: would anybody notice if the spec were a little wrong?
 *
 * Every small mistake that can be made in a spec is made, one at a time. The compiler, the scenarios and the checks are
 * asked in this order whether they see it. What none of them sees is either no mistake or a scenario that is missing.
 */
#include <errno.h>
#include <inttypes.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "command.h"
#include "mutate_report.h"
#include "options.h"
#include "pool.h"

#define STATES_DEFAULT 500000 /* for each setting of the parameters; seconds for a mutant */

struct mutate {
    const char *sample_text, *seed_text, *jobs_text, *states_text, *min_text, *filter;
    bool no_proof, json;
    uint64_t sample, seed, jobs, states;
    double least;

    const char *path;
    struct compilation *original;
    struct suite suite;
    struct excuses excuses;
    struct mutants mutants;
    LIST(const struct mutant *) chosen;
    LIST(const struct excuse *) excuse; /* [chosen]: of a survivor, or NULL */
    struct verdict *verdict;            /* [chosen] */
};

static volatile sig_atomic_t interrupted;

static void interrupt(int signal_number)
{
    interrupted = 1;
    signal(signal_number, SIG_DFL); /* a second one ends it at once */
}

/* ---- options ---- */

static bool read_count(const char *name, const char *text, uint64_t least, uint64_t most, uint64_t *count)
{
    char *end;
    if (!text)
        return true;
    errno = 0;
    unsigned long long value = strtoull(text, &end, 10);
    if (errno || *end || end == text || *text == '-' || value < least || value > most) {
        command_fail("%s wants a number from %" PRIu64 " to %" PRIu64 ", not %s", name, least, most, text);
        return false;
    }
    *count = value;
    return true;
}

static bool read_percent(const char *text, double *percent)
{
    char *end = NULL;
    *percent = strtod(text, &end);
    if (*text && !*end && *percent >= 0 && *percent <= 100)
        return true;
    command_fail("--min wants a number from 0 to 100, not %s", text);
    return false;
}

static bool read_options(struct mutate *mutate)
{
    long cores = sysconf(_SC_NPROCESSORS_ONLN);
    mutate->jobs = cores > 0 ? (uint64_t)cores : 1;
    mutate->states = STATES_DEFAULT;
    mutate->seed = 1;
    return read_count("--sample", mutate->sample_text, 1, UINT32_MAX, &mutate->sample) &&
           read_count("--seed", mutate->seed_text, 0, UINT32_MAX, &mutate->seed) &&
           read_count("--jobs", mutate->jobs_text, 1, 64, &mutate->jobs) &&
           read_count("--max-states", mutate->states_text, 0, UINT32_MAX, &mutate->states) &&
           read_percent(mutate->min_text, &mutate->least);
}

/* ---- which mutants ---- */

static uint64_t draw(uint64_t *state)
{
    uint64_t z = (*state += 0x9e3779b97f4a7c15u);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

/* Keeps `sample` of them, each as likely as any other, in their order. */
static void take_sample(struct mutate *mutate)
{
    size_t left = mutate->chosen.count, kept = 0;
    uint64_t wanted = mutate->sample, state = mutate->seed;
    for (size_t i = 0; i < mutate->chosen.count; i++, left--) {
        if (draw(&state) % left >= wanted)
            continue;
        mutate->chosen.item[kept++] = mutate->chosen.item[i];
        wanted--;
    }
    mutate->chosen.count = kept;
}

static void choose(struct mutate *mutate)
{
    for (size_t i = 0; i < mutate->mutants.item.count; i++)
        if (!mutate->filter || strstr(mutate->mutants.item.item[i].key, mutate->filter))
            list_push(&mutate->chosen, &mutate->mutants.item.item[i]);
    if (mutate->sample && mutate->sample < mutate->chosen.count)
        take_sample(mutate);
    size_t size = mutate->chosen.count * sizeof *mutate->verdict;
    mutate->verdict = mem_resize(NULL, size + 1);
    memset(mutate->verdict, 0, size + 1);
}

/* ---- judging ---- */

static void progress(const struct pool *pool, size_t done, size_t wanted)
{
    if (isatty(STDERR_FILENO))
        fprintf(stderr, "\r%s: %zu of %zu\033[K%s", pool->prove ? "exploring survivors" : "trying mutants", done,
                wanted, done == wanted ? "\r\033[K" : "");
}

/* The scenarios must pass on the spec as it is: else every mutant would be killed by the first. */
static int try_original(const struct mutate *mutate, struct judge *judge)
{
    const struct mutant *none = NULL;
    struct verdict verdict = {0};
    struct pool pool = {.judge = judge, .mutant = &none, .verdict = &verdict, .count = 1, .jobs = 1};
    pool.stop = &interrupted;
    if (!pool_run(&pool))
        return EXIT_USAGE;
    if (verdict.fate == FATE_SURVIVED || interrupted)
        return EXIT_FINE;
    fprintf(stderr, "fsmc: %s fails its scenarios as it is: %s\n", mutate->path, verdict.by);
    return EXIT_DIAGNOSTICS;
}

static bool any_survives(const struct mutate *mutate)
{
    for (size_t i = 0; i < mutate->chosen.count; i++)
        if (mutate->verdict[i].fate == FATE_SURVIVED)
            return true;
    return false;
}

static int judge_all(struct mutate *mutate, struct judge *judge)
{
    struct pool pool = {.judge = judge, .mutant = mutate->chosen.item, .verdict = mutate->verdict};
    pool.count = mutate->chosen.count;
    pool.jobs = (unsigned)mutate->jobs;
    pool.stop = &interrupted;
    pool.progress = progress;
    if (!pool_run(&pool))
        return EXIT_USAGE;
    if (mutate->no_proof || interrupted || !any_survives(mutate))
        return EXIT_FINE;
    struct verdict baseline;
    judge_proof(judge, NULL, &baseline);
    pool.prove = true;
    return pool_run(&pool) ? EXIT_FINE : EXIT_USAGE;
}

/* ---- the answer ---- */

static void find_excuses(struct mutate *mutate)
{
    for (size_t i = 0; i < mutate->chosen.count; i++) {
        struct excuse *excuse = NULL;
        if (mutate->verdict[i].fate == FATE_SURVIVED)
            excuse = excuse_find(&mutate->excuses, mutate->chosen.item[i]->key);
        if (excuse)
            excuse->used = true;
        list_push(&mutate->excuse, excuse);
    }
}

static bool any_stale(const struct mutate_report *report)
{
    for (size_t i = 0; i < report->excuses->item.count; i++)
        if (mutate_report_is_stale(report, &report->excuses->item.item[i]))
            return true;
    return false;
}

static int answer(struct mutate *mutate)
{
    find_excuses(mutate);
    struct mutate_report report = {.path = mutate->path,
                                   .machine = mutate->original->machine->name,
                                   .scenarios = mutate->suite.scenarios,
                                   .mutant = mutate->chosen.item,
                                   .verdict = mutate->verdict,
                                   .excuse = mutate->excuse.item,
                                   .count = mutate->chosen.count,
                                   .excuses = &mutate->excuses,
                                   .complete = !mutate->filter && !mutate->sample,
                                   .proved = !mutate->no_proof,
                                   .interrupted = interrupted};
    (mutate->json ? mutate_report_json : mutate_report_text)(stdout, &report);
    struct mutate_tally all = mutate_report_tally(&report, MUTANT_KINDS);
    if (interrupted)
        return 130;
    if (mutate_report_percent(&all) < mutate->least)
        fprintf(stderr, "fsmc: less than %g %% of the mutants are killed\n", mutate->least);
    return mutate_report_percent(&all) < mutate->least || any_stale(&report) ? EXIT_DIAGNOSTICS : EXIT_FINE;
}

static int mutate_machine(struct mutate *mutate)
{
    struct judge judge = {.source = mutate->original->source, .original = mutate->original, .suite = &mutate->suite};
    judge.max_states = mutate->states;
    judge.stop = &interrupted;
    mutants_make(&mutate->mutants, mutate->original->source, mutate->original->file);
    choose(mutate);
    signal(SIGINT, interrupt);
    int result = try_original(mutate, &judge);
    if (result == EXIT_FINE)
        result = judge_all(mutate, &judge);
    if (result == EXIT_FINE)
        result = answer(mutate);
    list_release(&judge.known);
    return result;
}

/* ---- the command ---- */

static void release(struct mutate *mutate)
{
    mutants_release(&mutate->mutants);
    list_release(&mutate->chosen);
    list_release(&mutate->excuse);
    mem_free(mutate->verdict);
}

/* `paths` ends with NULL. */
static int mutate_with(struct mutate *mutate, char *const *paths)
{
    int result = EXIT_USAGE;
    const char *name = mutate->original->machine->name;
    if (suite_read(&mutate->suite, paths, name) && excuses_read(&mutate->excuses, paths)) {
        if (mutate->suite.scenarios)
            result = mutate_machine(mutate);
        else
            command_fail("there is no scenario for %s in %s", name, paths[0]);
    }
    release(mutate);
    excuses_release(&mutate->excuses);
    suite_release(&mutate->suite);
    return result;
}

static int mutate_file(struct mutate *mutate, char *const *paths)
{
    const char *name = mutate->original->machine->name;
    if (*paths)
        return mutate_with(mutate, paths);
    char *found[2] = {suite_find(mutate->path, name), NULL};
    if (!found[0])
        return command_fail("there is no directory tests/golden/%s near %s; name the scenarios after the spec", name,
                            mutate->path);
    int result = mutate_with(mutate, found);
    free(found[0]);
    return result;
}

int command_mutate(int argc, char **argv)
{
    struct mutate mutate = {.min_text = "0"};
    const struct option options[] = {{"--no-proof", &mutate.no_proof, NULL},
                                     {"--json", &mutate.json, NULL},
                                     {"--sample", NULL, &mutate.sample_text},
                                     {"--seed", NULL, &mutate.seed_text},
                                     {"--jobs", NULL, &mutate.jobs_text},
                                     {"--filter", NULL, &mutate.filter},
                                     {"--max-states", NULL, &mutate.states_text},
                                     {"--min", NULL, &mutate.min_text},
                                     {NULL, NULL, NULL}};
    struct source source;
    char message[512];
    int count = options_parse(options, argc, argv);
    if (count < 0 || !read_options(&mutate))
        return EXIT_USAGE;
    if (count == 0)
        return command_fail("mutate wants a machine, as in `fsmc mutate x.fsm`");
    mutate.path = argv[1];
    if (!source_read(mutate.path, &source, message, sizeof message))
        return command_fail("%s", message);
    struct compilation original;
    compile(&original, &source);
    mutate.original = &original;
    int result = command_report(original.diags, false);
    if (original.machine)
        result = mutate_file(&mutate, argv + 2);
    compilation_close(&original);
    source_release(&source);
    return result;
}
