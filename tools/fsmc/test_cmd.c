/* test_cmd.c: fsmc test: runs scenarios and says which fail, where, and why. */
#include <errno.h>
#include <fts.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "command.h"
#include "json_text.h"
#include "options.h"
#include "scn_machines.h"
#include "scn_report.h"
#include "scn_update.h"
#include "scn_watch.h"
#include "source.h"

struct test {
    const char *filter; /* or NULL */
    bool json, watch, update;
    char **paths;             /* ends with NULL */
    LIST(const char *) given; /* with --machine */

    /* one run */
    struct scn_machines machines;
    struct scn_watcher *watcher; /* or NULL */
    unsigned passed, failed, files;
    unsigned long long steps;
    bool bad; /* diagnostics were reported */
};

struct test_file {
    struct test *test;
    const char *path;
    struct source source;
    struct arena arena;
    struct diags *diags;
    struct scn_file *tree;
    unsigned told; /* failures of this scenario */
};

/* ---- one scenario ---- */

static bool is_filtered_out(const struct test *test, const struct scn_scenario *scenario)
{
    return test->filter && !strstr(scenario->title, test->filter);
}

static void tell(void *context, const struct scn_failure *failure)
{
    struct test_file *file = context;
    if (!file->test->json) {
        scn_failure_text(stdout, &file->source, failure);
        return;
    }
    if (file->told++)
        putchar(',');
    scn_failure_json(stdout, &file->source, failure);
}

static void begin_json(const struct test_file *file, const struct scn_scenario *scenario)
{
    unsigned line, column;
    source_locate(&file->source, scenario->at.offset, &line, &column);
    fputs("{\"file\":", stdout);
    json_text(stdout, file->source.name);
    printf(",\"line\":%u,\"title\":", line);
    json_text(stdout, scenario->title);
    fputs(",\"machine\":", stdout);
    json_text(stdout, scenario->machine);
    fputs(",\"failures\":[", stdout);
}

static void run_scenario(struct test_file *file, const struct scn_scenario *scenario, const struct fsm_machine *m)
{
    struct test *test = file->test;
    struct scn_report report = {.context = file, .failed = tell};
    file->told = 0;
    if (test->json)
        begin_json(file, scenario);
    struct scn_outcome outcome = scn_run_one(scenario, m, NULL, &report);
    test->steps += outcome.steps;
    *(outcome.passed ? &test->passed : &test->failed) += 1;
    if (test->json)
        printf("],\"passed\":%s,\"steps\":%llu}\n", outcome.passed ? "true" : "false", outcome.steps);
}

/* ---- one file ---- */

/* As command_report, but every line of --json is an object by itself. */
static void report_mistakes(struct test *test, struct diags *diags, const char *path)
{
    test->bad = true;
    if (test->json) {
        fputs("{\"file\":", stdout);
        json_text(stdout, path);
        fputs(",\"diagnostics\":", stdout);
    }
    command_report(diags, test->json);
    if (test->json)
        puts("}");
}

/* The scenario's machine; without one, or if that has errors, a diagnostic. */
static const struct fsm_machine *machine_of(struct test_file *file, const struct scn_scenario *scenario)
{
    struct test *test = file->test;
    struct scn_machine *machine = scn_machines_find(&test->machines, file->path, scenario->machine);
    if (!machine) {
        diag_add(file->diags, "S110", scenario->machine_at, "there is no machine `%s`", scenario->machine);
        return NULL;
    }
    if (test->watcher)
        scn_watcher_add(test->watcher, machine->path);
    if (!machine->told && diags_errors(machine->compilation.diags)) {
        machine->told = true;
        report_mistakes(test, machine->compilation.diags, machine->path);
    }
    if (!machine->compilation.machine)
        diag_add(file->diags, "S110", scenario->machine_at, "the machine `%s` has errors", scenario->machine);
    else if (strcmp(machine->compilation.machine->name, scenario->machine) != 0)
        diag_add(file->diags, "S110", scenario->machine_at, "%s declares the machine `%s`", machine->path,
                 machine->compilation.machine->name);
    return machine->compilation.machine;
}

static void bind_file(struct test_file *file)
{
    for (struct scn_scenario *scenario = file->tree->scenarios; scenario; scenario = scenario->next) {
        const struct fsm_machine *m = is_filtered_out(file->test, scenario) ? NULL : machine_of(file, scenario);
        if (m && !strcmp(m->name, scenario->machine))
            scn_bind(&file->arena, scenario, m, file->diags);
    }
}

/* Reads and binds a file. On false it is to be closed all the same. */
static bool open_file(struct test_file *file)
{
    file->diags = diags_open(&file->source);
    file->tree = scn_parse(&file->arena, &file->source, file->diags);
    if (diags_errors(file->diags) == 0)
        bind_file(file);
    return diags_errors(file->diags) == 0;
}

static void close_file(struct test_file *file)
{
    diags_close(file->diags);
    arena_release(&file->arena);
    source_release(&file->source);
}

static void each_scenario(struct test_file *file,
                          void (*run)(struct test_file *, const struct scn_scenario *, const struct fsm_machine *))
{
    for (const struct scn_scenario *scenario = file->tree->scenarios; scenario; scenario = scenario->next)
        if (!is_filtered_out(file->test, scenario))
            run(file, scenario,
                scn_machines_find(&file->test->machines, file->path, scenario->machine)->compilation.machine);
}

static int test_file(struct test *test, const char *path)
{
    struct test_file file = {.test = test, .path = path};
    char message[512];
    if (!source_read(path, &file.source, message, sizeof message))
        return command_fail("%s", message);
    test->files++;
    if (test->watcher)
        scn_watcher_add(test->watcher, path);
    if (open_file(&file))
        each_scenario(&file, run_scenario);
    else
        report_mistakes(test, file.diags, path);
    close_file(&file);
    return EXIT_FINE;
}

/* ---- update ---- */

struct updating {
    struct test_file file; /* first: run_update is given this */
    struct scn_edits edits;
};

static void run_update(struct test_file *file, const struct scn_scenario *scenario, const struct fsm_machine *m)
{
    struct updating *updating = (struct updating *)(void *)file;
    struct scn_report report = {.context = &updating->edits, .failed = scn_edits_take, .go_on = true};
    scn_run_one(scenario, m, NULL, &report);
}

static int write_update(struct updating *updating)
{
    char *bytes = NULL;
    size_t length = 0;
    FILE *to = open_memstream(&bytes, &length);
    if (!to)
        return command_fail("out of memory");
    scn_edits_write(to, &updating->file.source, &updating->edits);
    fclose(to);
    bool written = scn_replace_file(updating->file.path, bytes, length);
    int error = errno;
    free(bytes);
    if (!written)
        return command_fail("cannot write %s: %s", updating->file.path, strerror(error));
    if (!updating->file.test->json)
        printf("%s: %zu expectation%s updated\n", updating->file.path, updating->edits.item.count,
               updating->edits.item.count == 1 ? "" : "s");
    return EXIT_FINE;
}

static int update_file(struct test *test, const char *path)
{
    struct updating updating = {.file = {.test = test, .path = path}};
    char message[512];
    int result = EXIT_FINE;
    if (!source_read(path, &updating.file.source, message, sizeof message))
        return command_fail("%s", message);
    if (open_file(&updating.file)) {
        each_scenario(&updating.file, run_update);
        if (updating.edits.item.count)
            result = write_update(&updating);
    }
    scn_edits_release(&updating.edits);
    close_file(&updating.file);
    return result;
}

/* ---- all files ---- */

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

static int test_entry(struct test *test, const FTSENT *entry)
{
    if (entry->fts_info == FTS_NS || entry->fts_info == FTS_ERR || entry->fts_info == FTS_DNR)
        return command_fail("cannot read %s: %s", entry->fts_path, strerror(entry->fts_errno));
    if (entry->fts_info == FTS_D && test->watcher)
        scn_watcher_add(test->watcher, entry->fts_path);
    if (!is_wanted(entry))
        return EXIT_FINE;
    int result = test->update ? update_file(test, entry->fts_path) : EXIT_FINE;
    return result == EXIT_FINE ? test_file(test, entry->fts_path) : result;
}

static int test_tree(struct test *test)
{
    FTS *tree = fts_open(test->paths, FTS_LOGICAL | FTS_NOCHDIR, compare_names);
    int worst = EXIT_FINE;
    if (!tree)
        return command_fail("cannot read %s: %s", test->paths[0], strerror(errno));
    for (const FTSENT *entry; (entry = fts_read(tree));) {
        int result = test_entry(test, entry);
        worst = result > worst ? result : worst;
    }
    fts_close(tree);
    return worst;
}

static double seconds_now(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

static int summarise(const struct test *test, double seconds)
{
    if (test->json)
        printf("{\"passed\":%u,\"failed\":%u,\"steps\":%llu,\"seconds\":%.3f}\n", test->passed, test->failed,
               test->steps, seconds);
    else
        printf("%llu step%s in %.3f s\n%u passed, %u failed\n", test->steps, test->steps == 1 ? "" : "s", seconds,
               test->passed, test->failed);
    if (test->bad || test->failed)
        return EXIT_DIAGNOSTICS;
    if (test->files == 0)
        return command_fail("there is no .scn file in %s", test->paths[0]);
    if (test->passed == 0)
        return test->filter ? command_fail("no scenario has %s in its title", test->filter)
                            : command_fail("there is no scenario in %s", test->paths[0]);
    return EXIT_FINE;
}

static int test_once(struct test *test)
{
    char message[512];
    double began = seconds_now();
    int result = EXIT_FINE;
    test->passed = test->failed = test->files = 0;
    test->steps = 0;
    test->bad = false;
    for (size_t i = 0; i < test->given.count && result == EXIT_FINE; i++)
        if (!scn_machines_add(&test->machines, test->given.item[i], message, sizeof message))
            result = command_fail("%s", message);
    if (result == EXIT_FINE)
        result = test_tree(test);
    if (result == EXIT_FINE)
        result = summarise(test, seconds_now() - began);
    scn_machines_release(&test->machines);
    fflush(stdout);
    return result;
}

static int test_for_ever(struct test *test)
{
    struct scn_watcher watcher;
    if (!scn_watcher_open(&watcher))
        return command_fail("cannot watch files: %s", strerror(errno));
    test->watcher = &watcher;
    do {
        test_once(test);
    } while (scn_watcher_wait(&watcher));
    int error = errno;
    scn_watcher_close(&watcher);
    return command_fail("cannot watch files: %s", strerror(error));
}

/* --machine may be given several times: takes those out. Answers the new argc, or -1. */
static int take_machines(struct test *test, int argc, char **argv)
{
    int kept = 0;
    for (int i = 0; i < argc; i++) {
        if (!strncmp(argv[i], "--machine=", 10))
            list_push(&test->given, argv[i] + 10);
        else if (strcmp(argv[i], "--machine") != 0)
            argv[kept++] = argv[i];
        else if (++i < argc)
            list_push(&test->given, argv[i]);
        else
            return fputs("fsmc test: a value is missing after --machine\n", stderr), -1;
    }
    argv[kept] = NULL;
    return kept;
}

int command_test(int argc, char **argv)
{
    struct test test = {0};
    const struct option options[] = {{"--filter", NULL, &test.filter},
                                     {"--json", &test.json, NULL},
                                     {"--watch", &test.watch, NULL},
                                     {"--update", &test.update, NULL},
                                     {NULL, NULL, NULL}};
    int result = EXIT_USAGE, left = take_machines(&test, argc, argv);
    int count = left < 0 ? -1 : options_parse(options, left, argv);
    test.paths = argv + 1;
    if (count == 0)
        command_fail("test wants one or more .scn files or directories");
    else if (count > 0)
        result = test.watch ? test_for_ever(&test) : test_once(&test);
    list_release(&test.given);
    return result;
}
