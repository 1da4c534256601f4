/* graph_cmd.c: fsmc graph: a machine as a picture. */
#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "command.h"
#include "compile.h"
#include "dot.h"
#include "options.h"
#include "source.h"
#include "svg.h"

static bool write_picture(FILE *to, const struct fsm_machine *m, bool dot, char *message, size_t size)
{
    char *svg = NULL;
    size_t length = 0;
    if (dot)
        return dot_write(to, m), true;
    if (!svg_draw(m, &svg, &length, message, size))
        return false;
    fwrite(svg, 1, length, to);
    svg_free(svg);
    return true;
}

/* The file is whole or, after a message, not to be used. */
static int draw(const struct fsm_machine *m, bool dot, const char *path)
{
    char message[512];
    FILE *to = path ? fopen(path, "w") : stdout;
    if (!to)
        return command_fail("cannot write %s: %s", path, strerror(errno));
    bool good = write_picture(to, m, dot, message, sizeof message);
    bool written = !path || (!ferror(to) & (fclose(to) == 0));
    if (!good)
        return command_fail("%s", message);
    return written ? EXIT_FINE : command_fail("cannot write %s", path);
}

int command_graph(int argc, char **argv)
{
    bool svg = false, dot = false;
    const char *path = NULL;
    const struct option options[] = {
        {"--svg", &svg, NULL}, {"--dot", &dot, NULL}, {"-o", NULL, &path}, {NULL, NULL, NULL}};
    struct source source;
    char message[512];
    int count = options_parse(options, argc, argv);
    if (count < 0)
        return EXIT_USAGE;
    if (count != 1 || svg == dot)
        return command_fail("graph wants --svg or --dot and one file, as in `fsmc graph --svg x.fsm -o x.svg`");
    if (!source_read(argv[1], &source, message, sizeof message))
        return command_fail("%s", message);
    struct compilation compilation;
    compile(&compilation, &source);
    int result = command_report(compilation.diags, false);
    if (compilation.machine)
        result = draw(compilation.machine, dot, path);
    compilation_close(&compilation);
    source_release(&source);
    return result;
}
