/* verify_cmd.c: fsmd verify: the database is what its log makes of it, or where it is not. */
#include <inttypes.h>
#include <stdio.h>
#include <unistd.h>

#include "command_options.h"
#include "commands.h"
#include "verify_store.h"

static void tell_fault(void *context, const char *instance, const char *what)
{
    const bool *terminal = context;
    fprintf(stderr, "%s%s: %s\n", *terminal ? "\r\033[K" : "", instance, what);
}

static void tell_progress(void *context, int64_t events, int64_t all)
{
    const bool *terminal = context;
    if (*terminal)
        fprintf(stderr, "\r%" PRId64 " of %" PRId64 " events\033[K", events, all);
}

static int conclude(const struct verify_result *result)
{
    if (result->others)
        printf("%" PRId64 " instance%s of other specs left alone\n", result->others, result->others == 1 ? "" : "s");
    if (result->moved)
        printf("%" PRId64 " rows stand at other lines now than when they were logged\n", result->moved);
    if (result->faults) {
        printf("%" PRId64 " of %" PRId64 " instances are not what their log makes of them\n", result->faults,
               result->instances);
        return 1;
    }
    printf("verified %" PRId64 " instance%s, %" PRId64 " event%s\n", result->instances,
           result->instances == 1 ? "" : "s", result->events, result->events == 1 ? "" : "s");
    return 0;
}

static int verify(struct command_options *options)
{
    bool terminal = isatty(STDERR_FILENO) == 1;
    const struct verify_report report = {&terminal, tell_fault, tell_progress};
    struct verify_result result;
    char why[1000];
    bool whole = store_verify(options->store, why, sizeof why);
    if (!whole)
        fprintf(stderr, "%s\n", why);
    bool read = verify_store(options->store, options->catalog, &report, &result, why, sizeof why);
    if (terminal)
        fputs("\r\033[K", stderr);
    if (!read) {
        fprintf(stderr, "fsmd: %s\n", why);
        return 1;
    }
    int code = conclude(&result);
    return whole ? code : 1;
}

int verify_command(int argc, char **argv)
{
    struct command_options options;
    if (!command_options_read(&options, argc, argv, "verify [--data DIR] [--machine FILE]", 0))
        return 2;
    int code = command_options_open(&options) ? verify(&options) : 1;
    command_options_close(&options);
    return code;
}
