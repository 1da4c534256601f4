/* command_options.c: the options and resources of commands that look at a database. */
#include "command_options.h"

#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "config.h"

static bool misuse(const char *usage)
{
    fprintf(stderr, "fsmd: the command is `fsmd %s`\n", usage);
    return false;
}

bool command_options_read(struct command_options *options, int argc, char **argv, const char *usage, int arguments)
{
    static const struct option known[] = {{"data", required_argument, NULL, 'd'},
                                          {"machine", required_argument, NULL, 'm'},
                                          {"scn", no_argument, NULL, 's'},
                                          {NULL, 0, NULL, 0}};
    *options = (struct command_options){0};
    for (int option; (option = getopt_long(argc, argv, "", known, NULL)) != -1;) {
        if (option == 'd')
            setenv("DATA_DIR", optarg, 1);
        else if (option == 'm' && options->machines < sizeof options->machine / sizeof *options->machine)
            options->machine[options->machines++] = optarg;
        else if (option == 's' && strstr(usage, "--scn"))
            options->scenario = true;
        else
            return misuse(usage);
    }
    if (argc - optind != arguments)
        return misuse(usage);
    options->argument = argv[optind];
    return true;
}

static bool load_tables(struct command_options *options)
{
    options->catalog = catalog_new();
    for (unsigned i = 0; i < options->machines; i++) {
        struct text report = {0};
        bool good = catalog_load_file(options->catalog, options->machine[i], &report);
        if (!good)
            fprintf(stderr, "%sfsmd: %s cannot be used\n", report.data ? report.data : "", options->machine[i]);
        text_release(&report);
        if (!good)
            return false;
    }
    return true;
}

bool command_options_open(struct command_options *options)
{
    const struct store_options reading = {.read_only = true};
    struct config config = {0};
    char why[4000] = "", path[4096];
    if (!config_read(&config, ".env", why, sizeof why) && !config.data_dir) {
        fprintf(stderr, "fsmd: %s\n", why);
        return false;
    }
    snprintf(path, sizeof path, "%s/machines.db", config.data_dir);
    options->store = store_open(path, &reading, why, sizeof why);
    if (options->store)
        return load_tables(options);
    fprintf(stderr, "fsmd: %s\n", why);
    return false;
}

void command_options_close(struct command_options *options)
{
    if (options->catalog) {
        catalog_unwatch(options->catalog);
        catalog_free(options->catalog);
    }
    if (options->store)
        store_close(options->store);
}
