/* cover_cmd.c: fsmc cover: what scenarios exercise of a machine. */
#include <errno.h>
#include <fts.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "command.h"
#include "compile.h"
#include "cover.h"
#include "options.h"
#include "source.h"

struct coverage {
    const struct fsm_machine *m;
    struct cover *cover;
    struct scn_result result;
    bool bad; /* a file that is no scenario file */
};

/* ---- scenarios ---- */

/* EXIT_USAGE for a file that cannot be read. */
static int run_file(struct coverage *coverage, const char *path)
{
    const struct scn_watch watch = {coverage->cover, cover_step};
    struct scn_result result = {0, 0, 0};
    struct source source;
    char message[512];
    if (!source_read(path, &source, message, sizeof message))
        return command_fail("%s", message);
    if (!scn_run(path, source.text, source.length, coverage->m, &watch, stderr, &result))
        coverage->bad = true;
    coverage->result.scenarios += result.scenarios;
    coverage->result.failed += result.failed;
    coverage->result.steps += result.steps;
    source_release(&source);
    return EXIT_FINE;
}

static int compare_names(const FTSENT **left, const FTSENT **right)
{
    return strcmp((*left)->fts_name, (*right)->fts_name);
}

/* A file that is named is read; of a directory, all that end in .scn, in the order of their names. */
static bool is_wanted(const FTSENT *entry)
{
    size_t length = entry->fts_namelen;
    bool file = entry->fts_info == FTS_F || entry->fts_info == FTS_DEFAULT;
    return file && (entry->fts_level == 0 || (length > 4 && !strcmp(entry->fts_name + length - 4, ".scn")));
}

static int run_entry(struct coverage *coverage, const FTSENT *entry)
{
    if (entry->fts_info == FTS_NS || entry->fts_info == FTS_ERR || entry->fts_info == FTS_DNR)
        return command_fail("cannot read %s: %s", entry->fts_path, strerror(entry->fts_errno));
    return is_wanted(entry) ? run_file(coverage, entry->fts_path) : EXIT_FINE;
}

static int run_all(struct coverage *coverage, char **paths)
{
    FTS *tree = fts_open(paths, FTS_LOGICAL | FTS_NOCHDIR, compare_names);
    int result = EXIT_FINE;
    if (!tree)
        return command_fail("cannot read %s: %s", paths[0], strerror(errno));
    for (const FTSENT *entry; result == EXIT_FINE && (entry = fts_read(tree));)
        result = run_entry(coverage, entry);
    fts_close(tree);
    return result;
}

/* ---- the answer ---- */

static bool reaches(struct cover_count count, double least)
{
    return (double)count.covered * 100.0 >= least * (double)count.total;
}

/* Rows, transitions and the whole, each by itself. */
static bool is_enough(const struct cover *cover, double least)
{
    return reaches(cover_count(cover, COVER_ROWS), least) && reaches(cover_count(cover, COVER_TRANSITIONS), least) &&
           reaches(cover_overall(cover), least);
}

static int report(const struct coverage *coverage, const struct source *source, bool json, double least)
{
    const struct scn_result *result = &coverage->result;
    if (json) {
        cover_print_json(stdout, coverage->cover, result);
        putchar('\n');
    } else {
        cover_print(stdout, coverage->cover, source->text, source->length, isatty(STDOUT_FILENO));
        printf("\n%u scenario%s, %u failed\n", result->scenarios, result->scenarios == 1 ? "" : "s", result->failed);
    }
    bool enough = is_enough(coverage->cover, least);
    if (!enough)
        fprintf(stderr, "fsmc: rows, transitions or the whole are covered by less than %g %%\n", least);
    return enough && !coverage->bad && !result->failed ? EXIT_FINE : EXIT_DIAGNOSTICS;
}

static int cover_machine(const struct fsm_machine *m, const struct source *source, char **paths, bool json,
                         double least)
{
    struct coverage coverage = {.m = m, .cover = cover_open(m)};
    int result = run_all(&coverage, paths);
    if (result == EXIT_FINE && !coverage.result.scenarios && !coverage.bad)
        result = command_fail("there is no scenario for %s", m->name);
    else if (result == EXIT_FINE)
        result = report(&coverage, source, json, least);
    cover_close(coverage.cover);
    return result;
}

static bool read_percent(const char *text, double *percent)
{
    char *end = NULL;
    *percent = strtod(text, &end);
    return *text && !*end && *percent >= 0 && *percent <= 100;
}

int command_cover(int argc, char **argv)
{
    bool json = false;
    const char *least = "0";
    double percent;
    const struct option options[] = {{"--json", &json, NULL}, {"--min", NULL, &least}, {NULL, NULL, NULL}};
    struct source source;
    char message[512];
    int count = options_parse(options, argc, argv);
    if (count < 0)
        return EXIT_USAGE;
    if (!read_percent(least, &percent))
        return command_fail("--min wants a number from 0 to 100, not %s", least);
    if (count < 2)
        return command_fail("cover wants a machine and scenarios, as in `fsmc cover x.fsm tests/golden/x`");
    if (!source_read(argv[1], &source, message, sizeof message))
        return command_fail("%s", message);
    struct compilation compilation;
    compile(&compilation, &source);
    int result = command_report(compilation.diags, false);
    if (compilation.machine)
        result = cover_machine(compilation.machine, &source, argv + 2, json, percent);
    compilation_close(&compilation);
    source_release(&source);
    return result;
}
