/* main.c: oracle [--seed N] [--machines N] [--events N] [--verbose] [FILE...]: random machines, each compiled and
 * stepped, and each read by the naive interpreter, on the same random events. With files, those machines instead,
 * each on several traces. The first difference ends the run with the machine and the shortest trace that was found
 * to show it. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "compare.h"
#include "compiled.h"
#include "generate.h"
#include "parse.h"
#include "source.h"

#define TRACES_A_FILE 10

struct options {
    uint64_t seed;
    unsigned machines, events;
    bool verbose;
    unsigned files;
    char **file;
};

/* ---- one machine ---- */

/* Leaves out moments, many at a time and then few, as long as the two still differ. */
static void shrink(const struct subject *subject, struct trace *trace, unsigned last)
{
    trace->moments = last + 1;
    for (unsigned size = trace->moments / 2 + 1; size > 0; size /= 2)
        for (unsigned from = 0; from < trace->moments; from += size) {
            bool was[size];
            unsigned at;
            for (unsigned i = 0; i < size && from + i < trace->moments; i++) {
                was[i] = trace->moment[from + i].skipped;
                trace->moment[from + i].skipped = true;
            }
            if (!compare(subject, trace, NULL, NULL, &at))
                continue;
            for (unsigned i = 0; i < size && from + i < trace->moments; i++)
                trace->moment[from + i].skipped = was[i];
        }
}

static void report(const struct subject *subject, struct trace *trace, unsigned last, const char *text)
{
    unsigned at;
    shrink(subject, trace, last);
    unsigned line = 1;
    for (const char *from = text; *from; line++) {
        size_t length = strcspn(from, "\n");
        printf("%4u  %.*s\n", line, (int)length, from);
        from += length + (from[length] == '\n');
    }
    putchar('\n');
    trace_print(stdout, trace, subject->spec);
    putchar('\n');
    compare(subject, trace, NULL, stdout, &at);
}

static bool run_source(const struct source *source, struct random *random, unsigned events, struct tally *tally)
{
    static struct spec spec;
    struct arena arena = {0};
    struct compiled compiled = compiled_open(source);
    bool good = compiled.machine != NULL;
    if (good) {
        struct trace trace;
        struct subject subject = {&spec, compiled.machine};
        unsigned at;
        spec_read(&spec, &arena, source, parse(&arena, source, compiled.diags));
        trace_make(&trace, &arena, random, &spec, events);
        good = compare(&subject, &trace, tally, NULL, &at);
        if (!good)
            report(&subject, &trace, at, source->text);
    } else {
        printf("%s\nthe compiler refuses it:\n", source->text);
        diags_print(compiled.diags, stdout, DIAG_PLAIN);
    }
    compiled_close(&compiled);
    arena_release(&arena);
    return good;
}

static bool run_machine(const struct options *options, unsigned n, struct tally *tally)
{
    struct arena arena = {0};
    struct random random = {options->seed + n};
    struct source source = {.name = "generated.fsm"};
    source.text = generate(&arena, &random, 1 + random_below(&random, 10));
    source.length = (uint32_t)strlen(source.text);
    bool good = run_source(&source, &random, options->events, tally);
    if (!good)
        printf("found with --seed %" PRIu64 " --machines 1 --events %u\n", options->seed + n, options->events);
    arena_release(&arena);
    return good;
}

static bool run_file(const struct options *options, unsigned n, struct tally *tally)
{
    const char *name = options->file[n / TRACES_A_FILE];
    struct random random = {options->seed + n};
    struct source source;
    char message[200];
    if (!source_read(name, &source, message, sizeof message)) {
        printf("%s\n", message);
        return false;
    }
    bool good = run_source(&source, &random, options->events, tally);
    if (!good)
        printf("found in %s\n", name);
    source_release(&source);
    return good;
}

/* ---- all of them ---- */

static void print_tally(const struct tally *tally)
{
    static const char *const causes[] = {"event", "timer", "refill", "release", "creation"};
    printf("%" PRIu64 " steps\n", tally->steps);
    for (unsigned i = 0; i < FSM_RESULTS; i++)
        printf("  %-12s %10" PRIu64 "\n", fsm_result_name((enum fsm_result)i), tally->result[i]);
    for (unsigned i = 0; i <= FSM_BY_CREATION; i++)
        printf("  by %-9s %10" PRIu64 "\n", causes[i], tally->cause[i]);
}

static bool read_options(int count, char **word, struct options *options)
{
    for (int i = 1; i < count; i++) {
        char *end = NULL;
        uint64_t number = i + 1 < count ? strtoull(word[i + 1], &end, 10) : 0;
        bool numbered = end && end != word[i + 1] && *end == '\0';
        if (word[i][0] != '-') {
            options->file = word + i;
            options->files = (unsigned)(count - i);
            return true;
        }
        if (!strcmp(word[i], "--verbose")) {
            options->verbose = true;
            continue;
        }
        if (!numbered)
            return false;
        if (!strcmp(word[i], "--seed"))
            options->seed = number;
        else if (!strcmp(word[i], "--machines"))
            options->machines = (unsigned)number;
        else if (!strcmp(word[i], "--events"))
            options->events = (unsigned)number;
        else
            return false;
        i++;
    }
    return true;
}

int main(int count, char **word)
{
    struct options options = {.seed = (uint64_t)time(NULL), .machines = 1000, .events = 1000};
    struct tally tally = {0};
    unsigned passed = 0;
    if (!read_options(count, word, &options)) {
        fprintf(stderr, "usage: oracle [--seed N] [--machines N] [--events N] [--verbose] [FILE...]\n");
        return 2;
    }
    setvbuf(stdout, NULL, _IOLBF, 0);
    printf("seed %" PRIu64 "\n", options.seed);
    unsigned runs = options.files ? options.files * TRACES_A_FILE : options.machines;
    while (passed < runs && (options.files ? run_file : run_machine)(&options, passed, &tally))
        passed++;
    if (options.verbose)
        print_tally(&tally);
    printf("%u passed, %u failed\n", passed, passed < runs);
    return passed < runs;
}
