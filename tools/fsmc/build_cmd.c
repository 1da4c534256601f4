/* build_cmd.c: fsmc build: specs in, C tables out. Files are written whole or not at all. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "command.h"
#include "compile.h"
#include "emit_c.h"
#include "options.h"
#include "source.h"

struct build {
    const char *directory; /* NULL: check only */
    bool json;
};

/* Writes beside the target and renames; a file that is right already is left alone. */
static bool write_file(const char *directory, const char *name, const char *ending, const char *text, size_t length)
{
    char path[4096], aside[4096 + 8];
    snprintf(path, sizeof path, "%s/%s.%s", directory, name, ending);
    snprintf(aside, sizeof aside, "%s.new", path);
    FILE *out = fopen(aside, "wb");
    bool good = out && fwrite(text, 1, length, out) == length;
    if (out && fclose(out))
        good = false;
    if (good && rename(aside, path) == 0)
        return true;
    command_fail("cannot write %s: %s", path, strerror(errno));
    if (out)
        unlink(aside);
    return false;
}

struct text {
    char *bytes;
    size_t length;
};

static bool render(struct text *text, const struct fsm_machine *m, void (*write)(FILE *, const struct fsm_machine *))
{
    *text = (struct text){NULL, 0};
    FILE *memory = open_memstream(&text->bytes, &text->length);
    if (memory)
        write(memory, m);
    if (memory && fclose(memory) == 0)
        return true;
    command_fail("out of memory");
    return false;
}

/* Both files are made before either is written. */
static bool emit(const struct build *build, const struct fsm_machine *m)
{
    struct text header, source = {NULL, 0};
    bool good = render(&header, m, emit_header) && render(&source, m, emit_source) &&
                write_file(build->directory, m->name, "h", header.bytes, header.length) &&
                write_file(build->directory, m->name, "c", source.bytes, source.length);
    free(header.bytes);
    free(source.bytes);
    return good;
}

static int build_file(const struct build *build, const char *path)
{
    struct source source;
    char message[512];
    if (!source_read(path, &source, message, sizeof message))
        return command_fail("%s", message);
    struct compilation compilation;
    compile(&compilation, &source);
    int result = command_report(compilation.diags, build->json);
    if (compilation.machine && build->directory && !emit(build, compilation.machine))
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
