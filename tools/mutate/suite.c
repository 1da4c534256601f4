/* suite.c: finds scenarios, reads them once, and runs them on whatever machine it is given. */
#include "suite.h"

#include <errno.h>
#include <fts.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "command.h"
#include "scn_report.h"
#include "source.h"

/* ---- reading ---- */

static void count_scenarios(struct suite *suite, const struct scn_file *tree, const char *machine)
{
    for (const struct scn_scenario *scenario = tree->scenarios; scenario; scenario = scenario->next)
        suite->scenarios += !strcmp(scenario->machine, machine);
}

static bool read_file(struct suite *suite, const char *path, const char *machine)
{
    struct suite_file *file = arena_alloc(&suite->arena, sizeof *file);
    char message[512];
    file->path = arena_text(&suite->arena, path, strlen(path));
    if (!source_read(file->path, &file->source, message, sizeof message)) {
        command_fail("%s", message);
        return false;
    }
    list_push(&suite->file, file);
    struct diags *diags = diags_open(&file->source);
    file->tree = scn_parse(&suite->arena, &file->source, diags);
    bool good = command_report(diags, false) == EXIT_FINE;
    diags_close(diags);
    if (good)
        count_scenarios(suite, file->tree, machine);
    return good;
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

static bool read_entry(struct suite *suite, const FTSENT *entry, const char *machine)
{
    if (entry->fts_info == FTS_NS || entry->fts_info == FTS_ERR || entry->fts_info == FTS_DNR) {
        command_fail("cannot read %s: %s", entry->fts_path, strerror(entry->fts_errno));
        return false;
    }
    return !is_wanted(entry) || read_file(suite, entry->fts_path, machine);
}

bool suite_read(struct suite *suite, char *const *paths, const char *machine)
{
    bool good = true;
    *suite = (struct suite){0};
    FTS *tree = fts_open(paths, FTS_LOGICAL | FTS_NOCHDIR, compare_names);
    if (!tree) {
        command_fail("cannot read %s: %s", paths[0], strerror(errno));
        return false;
    }
    for (const FTSENT *entry; good && (entry = fts_read(tree));)
        good = read_entry(suite, entry, machine);
    fts_close(tree);
    return good;
}

void suite_release(struct suite *suite)
{
    for (size_t i = 0; i < suite->file.count; i++)
        source_release(&suite->file.item[i]->source);
    list_release(&suite->file);
    arena_release(&suite->arena);
}

/* ---- running ---- */

static void pass_over(void *context, const struct scn_failure *failure)
{
    (void)context;
    (void)failure;
}

static bool passes(struct suite *suite, const struct suite_file *file, struct scn_scenario *scenario,
                   const struct fsm_machine *m)
{
    const struct scn_report report = {.failed = pass_over};
    struct diags *diags = diags_open(&file->source);
    bool bound = scn_bind(&suite->arena, scenario, m, diags);
    diags_close(diags);
    return bound && scn_run_one(scenario, m, NULL, &report).passed;
}

const char *suite_run(struct suite *suite, const struct fsm_machine *m)
{
    for (size_t i = 0; i < suite->file.count; i++) {
        struct suite_file *file = suite->file.item[i];
        for (struct scn_scenario *scenario = file->tree->scenarios; scenario; scenario = scenario->next)
            if (!strcmp(scenario->machine, m->name) && !passes(suite, file, scenario, m))
                return scenario->title;
    }
    return NULL;
}

/* ---- finding ---- */

static char *try(const char *directory, const char *below, const char *machine)
{
    struct stat status;
    char *path = NULL;
    if (asprintf(&path, "%s%s%s%s", directory, *directory ? "/" : "", below, machine) < 0)
        abort();
    if (stat(path, &status) == 0 && S_ISDIR(status.st_mode))
        return path;
    free(path);
    return NULL;
}

/* Names are kept relative as long as they can be, for messages. */
char *suite_find(const char *spec, const char *machine)
{
    char *whole = realpath(spec, NULL), *slash, *found = NULL;
    struct arena arena = {0};
    const char *prefix = strrchr(spec, '/') ? arena_text(&arena, spec, (size_t)(strrchr(spec, '/') - spec)) : "";
    found = try(prefix, "", machine);
    while (!found && whole && (slash = strrchr(whole, '/'))) {
        *slash = 0;
        char *here = realpath(".", NULL);
        size_t length = here ? strlen(here) : 0;
        bool inside = here && !strncmp(whole, here, length) && (whole[length] == '/' || whole[length] == 0);
        found = try(!inside ? whole : whole[length] ? whole + length + 1 : "", "tests/golden/", machine);
        free(here);
    }
    free(whole);
    arena_release(&arena);
    return found;
}
