/* build_cmd.c: fsmc build: specs in, C tables out. */
#include <errno.h>
#include <string.h>
#include <sys/stat.h>

#include "certificate.h"
#include "command.h"
#include "compile.h"
#include "emit_files.h"
#include "options.h"
#include "source.h"

struct build {
    const char *directory; /* NULL: check only */
    bool json;
};

static int build_file(const struct build *build, const char *path)
{
    struct source source;
    char message[512];
    if (!source_read(path, &source, message, sizeof message))
        return command_fail("%s", message);
    struct compilation compilation;
    compile(&compilation, &source);
    int result = command_report(compilation.diags, build->json);
    struct certificate certificate = {.m = compilation.machine, .varied = "", .fixed = ""};
    if (compilation.machine)
        certificate_count(&certificate, &compilation.model);
    if (compilation.machine && build->directory && !emit_files(build->directory, compilation.machine, &certificate))
        result = EXIT_USAGE;
    compilation_close(&compilation);
    source_release(&source);
    return result;
}

int command_build(int argc, char **argv)
{
    struct build build = {0};
    const struct option options[] = {{"--json", &build.json, NULL},
                                     {"-o", NULL, &build.directory},
                                     {"--output", NULL, &build.directory},
                                     {NULL, NULL, NULL}};
    int count = options_parse(options, argc, argv), worst = EXIT_FINE;
    if (count < 0)
        return EXIT_USAGE;
    if (count == 0)
        return command_fail("build wants one or more .fsm files");
    if (build.directory && mkdir(build.directory, 0777) && errno != EEXIST)
        return command_fail("cannot make %s: %s", build.directory, strerror(errno));
    for (int i = 1; i <= count; i++) {
        int result = build_file(&build, argv[i]);
        worst = result > worst ? result : worst;
    }
    return worst;
}
