/* main.c: explore_oracle [--seed N] [--machines N] [--verbose] [FILE...]: random machines, each explored by explore()
 * and by the naive explorer, which must find the same. With files, those machines instead, and what they say of
 * themselves in comments must be found as well. The first difference ends the run with the shortest machine that was
 * found to show it. */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "cases.h"
#include "compare.h"
#include "compile.h"
#include "generate.h"
#include "source.h"

#define STATES_MOST 3000 /* a random machine with more is left out */

struct options {
    uint64_t seed;
    unsigned machines;
    bool verbose;
    unsigned files;
    char **file;
};

struct tally {
    uint64_t fast_states, slow_states;
    unsigned compared, left_out, bounded, decided, undecided, refusals;
};

enum outcome { AGREED, LEFT_OUT, DIFFERED };

/* ---- one machine ---- */

static void count(struct tally *tally, const struct exploration *fast, const struct naive *slow)
{
    tally->compared++;
    tally->fast_states += fast->states;
    tally->slow_states += slow->states;
    tally->refusals += (unsigned)slow->refusals.count;
    for (uint16_t p = 0; p < slow->m->promise_count; p++)
        *(slow->promise[p].decided ? &tally->decided : &tally->undecided) += 1;
}

/* `claims` is the text with the expectations of a case, or NULL. */
static enum outcome explore_both(const struct fsm_machine *m, const char *text, unsigned instances, const char *claims,
                                 struct tally *tally, FILE *to)
{
    int64_t params[FSM_SLOTS_MAX];
    enum outcome outcome = LEFT_OUT;
    fsm_defaults(m, params);
    struct exploration fast = {.m = m, .params = params, .instances = instances, .max_states = 4 * STATES_MOST};
    explore(&fast);
    struct naive slow = {.m = m,
                         .source = text,
                         .params = params,
                         .instances = instances,
                         .tick = fast.world.tick,
                         .max_states = claims ? SIZE_MAX : STATES_MOST};
    if (fast.bound && fast.states < fast.max_states) {
        tally->bounded++; /* it says that it does not know */
    } else if (naive_explore(&slow) && slow.exhausted) {
        bool good = compare_findings(&fast, &slow, to) == 0;
        good = compare_traces(&fast, text, to) == 0 && good;
        good = (!claims || case_holds(claims, &fast, &slow, to)) && good;
        outcome = good ? AGREED : DIFFERED;
        count(tally, &fast, &slow);
    }
    naive_close(&slow);
    exploration_close(&fast);
    return outcome;
}

/* A text that does not compile differs if `strict`, else it is left out. */
static enum outcome run_text(const char *text, unsigned instances, const char *claims, bool strict, struct tally *tally,
                             FILE *to)
{
    struct source source = {.name = "random.fsm", .text = text, .length = (uint32_t)strlen(text)};
    struct compilation c = {0};
    enum outcome outcome = strict ? DIFFERED : LEFT_OUT;
    compile(&c, &source);
    if (c.machine)
        outcome = explore_both(c.machine, text, instances, claims, tally, to);
    else
        diags_print(c.diags, to, DIAG_PLAIN);
    compilation_close(&c);
    return outcome;
}

/* ---- random machines ---- */

static bool differs(const char *text, unsigned instances)
{
    struct tally tally = {0};
    FILE *nowhere = fopen("/dev/null", "w");
    enum outcome outcome = run_text(text, instances, NULL, false, &tally, nowhere);
    fclose(nowhere);
    return outcome == DIFFERED;
}

/* Leaves out line after line as long as the two still differ. */
static char *shrink(struct arena *arena, const char *text, unsigned instances)
{
    char *shortest = arena_text(arena, text, strlen(text));
    for (bool shorter = true; shorter;) {
        shorter = false;
        for (char *line = shortest; *line;) {
            size_t length = strcspn(line, "\n") + 1;
            char *without = arena_printf(arena, "%.*s%s", (int)(line - shortest), shortest, line + length);
            bool leave_out = differs(without, instances);
            line = leave_out ? without + (line - shortest) : line + length;
            shortest = leave_out ? without : shortest;
            shorter = shorter || leave_out;
        }
    }
    return shortest;
}

static void report(struct arena *arena, const char *text, unsigned instances)
{
    struct tally tally = {0};
    const char *shortest = differs(text, instances) ? shrink(arena, text, instances) : text;
    printf("%s\nwith %u instance%s:\n", shortest, instances, instances == 1 ? "" : "s");
    run_text(shortest, instances, NULL, true, &tally, stdout);
}

static bool run_random(const struct options *options, unsigned n, struct tally *tally)
{
    struct arena arena = {0};
    struct random random = {options->seed + n};
    const char *text = generate(&arena, &random);
    bool good = true, shares = strstr(text, "\nshared ") != NULL;
    FILE *nowhere = fopen("/dev/null", "w");
    for (unsigned instances = 1; instances <= 1u + shares && good; instances++) {
        enum outcome outcome = run_text(text, instances, NULL, true, tally, nowhere);
        good = outcome != DIFFERED;
        tally->left_out += outcome == LEFT_OUT;
        if (!good)
            report(&arena, text, instances);
    }
    fclose(nowhere);
    if (!good)
        printf("found with --seed %" PRIu64 " --machines 1\n", options->seed + n);
    arena_release(&arena);
    return good;
}

/* ---- cases ---- */

static bool run_file(const struct options *options, unsigned n, struct tally *tally)
{
    struct source source;
    char message[200];
    if (!source_read(options->file[n], &source, message, sizeof message)) {
        printf("%s\n", message);
        return false;
    }
    struct expected expected = case_expected(source.text);
    const char *claims = expected.tick >= 0 ? source.text : NULL;
    bool good = run_text(source.text, expected.instances, claims, true, tally, stdout) == AGREED;
    if (!good)
        printf("found in %s\n", options->file[n]);
    source_release(&source);
    return good;
}

/* ---- all of them ---- */

static void print_tally(const struct tally *tally)
{
    printf("%u explorations compared, %u left out, %u of them by explore\n", tally->compared, tally->left_out,
           tally->bounded);
    printf("%" PRIu64 " states by explore, %" PRIu64 " by naive\n", tally->fast_states, tally->slow_states);
    printf("%u promises decided, %u not, %u refusals\n", tally->decided, tally->undecided, tally->refusals);
}

static bool read_options(int words, char **word, struct options *options)
{
    for (int i = 1; i < words; i++) {
        char *end = NULL;
        uint64_t number = i + 1 < words ? strtoull(word[i + 1], &end, 10) : 0;
        bool numbered = end && end != word[i + 1] && *end == '\0';
        if (word[i][0] != '-') {
            options->file = word + i;
            options->files = (unsigned)(words - i);
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
        else
            return false;
        i++;
    }
    return true;
}

int main(int words, char **word)
{
    struct options options = {.seed = (uint64_t)time(NULL), .machines = 300};
    struct tally tally = {0};
    unsigned passed = 0, failed = 0;
    if (!read_options(words, word, &options)) {
        fprintf(stderr, "usage: explore_oracle [--seed N] [--machines N] [--verbose] [FILE...]\n");
        return 2;
    }
    setvbuf(stdout, NULL, _IOLBF, 0);
    if (!options.files)
        printf("seed %" PRIu64 "\n", options.seed);
    unsigned runs = options.files ? options.files : options.machines;
    for (unsigned n = 0; n < runs && (options.files || !failed); n++)
        *((options.files ? run_file : run_random)(&options, n, &tally) ? &passed : &failed) += 1;
    if (options.verbose)
        print_tally(&tally);
    printf("%u passed, %u failed\n", passed, failed);
    return failed > 0;
}
