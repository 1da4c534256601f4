/* diff_cmd.c: fsmc diff: what differs in the behaviour of two machines. Exits as diff(1) does: 0 nothing, 1 something,
 * 2 trouble. */
#include <errno.h>
#include <fts.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "command.h"
#include "compile.h"
#include "diff.h"
#include "options.h"
#include "source.h"

struct pair {
    const char *path[2];
    struct source source[2];
    struct compilation compilation[2];
    struct diff diff;
    unsigned scenarios;
};

/* ---- scenarios ---- */

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

static int diff_file(struct pair *pair, const char *path)
{
    char message[512];
    struct source source;
    if (!source_read(arena_text(&pair->diff.arena, path, strlen(path)), &source, message, sizeof message))
        return command_fail("%s", message);
    bool good = diff_scenarios(&pair->diff, &source, pair->compilation[OLD].machine, pair->compilation[NEW].machine,
                               stderr, &pair->scenarios);
    source_release(&source);
    return good ? EXIT_FINE : EXIT_USAGE;
}

static int diff_entry(struct pair *pair, const FTSENT *entry)
{
    if (entry->fts_info == FTS_NS || entry->fts_info == FTS_ERR || entry->fts_info == FTS_DNR)
        return command_fail("cannot read %s: %s", entry->fts_path, strerror(entry->fts_errno));
    return is_wanted(entry) ? diff_file(pair, entry->fts_path) : EXIT_FINE;
}

static int diff_tree(struct pair *pair, char **paths)
{
    FTS *tree = fts_open(paths, FTS_LOGICAL | FTS_NOCHDIR, compare_names);
    int worst = EXIT_FINE;
    if (!tree)
        return command_fail("cannot read %s: %s", paths[0], strerror(errno));
    for (const FTSENT *entry; (entry = fts_read(tree));) {
        int result = diff_entry(pair, entry);
        worst = result > worst ? result : worst;
    }
    fts_close(tree);
    return worst;
}

/* tests/golden/NAME in the directory of `file` or the nearest above, or NULL. Relative where it can be. */
static char *goldens_above(struct arena *arena, const char *file, const char *name)
{
    char *whole = realpath(file, NULL), *here = getcwd(NULL, 0), *slash, *found = NULL;
    size_t length = here ? strlen(here) : 0;
    while (!found && whole && (slash = strrchr(whole, '/'))) {
        *slash = 0;
        char *path = arena_printf(arena, "%s/tests/golden/%s", whole, name);
        if (access(path, F_OK) != 0)
            continue;
        bool inside = here && !strncmp(path, here, length) && path[length] == '/';
        found = inside ? path + length + 1 : path;
    }
    free(whole);
    free(here);
    return found;
}

static int diff_goldens(struct pair *pair, char **paths)
{
    const char *name = pair->compilation[OLD].machine->name;
    char *own[2] = {NULL, NULL};
    if (*paths) {
        int result = diff_tree(pair, paths);
        bool none = result == EXIT_FINE && pair->scenarios == 0;
        return none ? command_fail("there is no scenario for %s in %s", name, paths[0]) : result;
    }
    own[0] = goldens_above(&pair->diff.arena, pair->path[OLD], name);
    if (!own[0])
        own[0] = goldens_above(&pair->diff.arena, pair->path[NEW], name);
    return own[0] ? diff_tree(pair, own) : EXIT_FINE;
}

/* ---- machines ---- */

static int diff_machines(struct pair *pair, char **paths, bool json)
{
    diff_open(&pair->diff, &pair->compilation[OLD].model, &pair->compilation[NEW].model);
    int result = diff_goldens(pair, paths);
    if (result == EXIT_FINE) {
        diff_models(&pair->diff);
        if (json)
            diff_print_json(stdout, &pair->diff, pair->path[OLD], pair->path[NEW]);
        else
            diff_print(stdout, &pair->diff, isatty(STDOUT_FILENO));
        result = pair->diff.changes.count ? EXIT_DIAGNOSTICS : EXIT_FINE;
    }
    diff_release(&pair->diff);
    return result;
}

/* Warnings of a machine that compiles are not about what differs. */
static bool compile_one(struct pair *pair, enum which which, bool json)
{
    compile(&pair->compilation[which], &pair->source[which]);
    if (pair->compilation[which].machine)
        return true;
    command_report(pair->compilation[which].diags, json);
    return false;
}

static int diff_sources(struct pair *pair, char **paths, bool json)
{
    int result = EXIT_USAGE;
    bool old = compile_one(pair, OLD, json), new = old &&compile_one(pair, NEW, json);
    if (new)
        result = diff_machines(pair, paths, json);
    compilation_close(&pair->compilation[OLD]);
    if (old)
        compilation_close(&pair->compilation[NEW]);
    return result;
}

int command_diff(int argc, char **argv)
{
    bool json = false;
    const struct option options[] = {{"--json", &json, NULL}, {NULL, NULL, NULL}};
    struct pair pair = {0};
    char message[512];
    int count = options_parse(options, argc, argv);
    if (count < 0)
        return EXIT_USAGE;
    if (count < 2)
        return command_fail("diff wants two machines, as in `fsmc diff old.fsm new.fsm`");
    pair.path[OLD] = argv[1];
    pair.path[NEW] = argv[2];
    if (!source_read(argv[1], &pair.source[OLD], message, sizeof message))
        return command_fail("%s", message);
    int result = EXIT_USAGE;
    if (source_read(argv[2], &pair.source[NEW], message, sizeof message)) {
        result = diff_sources(&pair, argv + 3, json);
        source_release(&pair.source[NEW]);
    } else {
        command_fail("%s", message);
    }
    source_release(&pair.source[OLD]);
    return result;
}
