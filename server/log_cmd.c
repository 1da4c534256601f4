/* log_cmd.c: fsmd log: what happened to an instance, as JSON lines or as a scenario. Also while a server runs. */
#include <stdio.h>

#include "command_options.h"
#include "commands.h"
#include "log_lines.h"

static int print_log(const struct command_options *options)
{
    struct text log = {0}, scenario = {0};
    char why[1000];
    bool good =
        log_lines(options->store, options->argument, &log, why, sizeof why) &&
        (!options->scenario || catalog_scenario(options->catalog, log.data, log.length, &scenario, why, sizeof why));
    const struct text *shown = options->scenario ? &scenario : &log;
    if (!good)
        fprintf(stderr, "fsmd: %s\n", why);
    else if (fwrite(shown->data, 1, shown->length, stdout) != shown->length || fflush(stdout))
        good = false;
    text_release(&log);
    text_release(&scenario);
    return good ? 0 : 1;
}

int log_command(int argc, char **argv)
{
    struct command_options options;
    if (!command_options_read(&options, argc, argv, "log INSTANCE [--scn] [--data DIR] [--machine FILE]", 1))
        return 2;
    int code = command_options_open(&options) ? print_log(&options) : 1;
    command_options_close(&options);
    return code;
}
