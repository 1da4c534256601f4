/* emit_files.c: a machine's C files, with what is known of it. Both are made before either is written, and each is
 * written whole or not at all. */
#include "emit_files.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "command.h"
#include "emit_c.h"

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

static bool render(struct text *text, const struct fsm_machine *m, const struct certificate *certificate,
                   void (*write)(FILE *, const struct fsm_machine *, const struct certificate *))
{
    *text = (struct text){NULL, 0};
    FILE *memory = open_memstream(&text->bytes, &text->length);
    if (memory)
        write(memory, m, certificate);
    if (memory && fclose(memory) == 0)
        return true;
    command_fail("out of memory");
    return false;
}

static void write_header(FILE *to, const struct fsm_machine *m, const struct certificate *certificate)
{
    (void)certificate;
    emit_header(to, m);
}

/* The certificate as one constant text, a line of it to a line. */
static void write_source(FILE *to, const struct fsm_machine *m, const struct certificate *certificate)
{
    char *text = NULL;
    size_t length = 0;
    emit_source(to, m);
    fprintf(to, "\nconst char %s_certificate[] =", m->name);
    FILE *memory = open_memstream(&text, &length);
    if (memory)
        certificate_print(memory, certificate, "");
    if (!memory || fclose(memory))
        return;
    for (char *line = text, *end; (end = strchr(line, '\n')); line = end + 1) {
        fputs("\n    \"", to);
        for (const char *at = line; at < end; at++)
            fprintf(to, *at == '"' || *at == '\\' ? "\\%c" : "%c", *at);
        fputs("\\n\"", to);
    }
    fputs(";\n", to);
    free(text);
}

bool emit_files(const char *directory, const struct fsm_machine *m, const struct certificate *certificate)
{
    struct text header, source = {NULL, 0};
    bool good = render(&header, m, certificate, write_header) && render(&source, m, certificate, write_source) &&
                write_file(directory, m->name, "h", header.bytes, header.length) &&
                write_file(directory, m->name, "c", source.bytes, source.length);
    free(header.bytes);
    free(source.bytes);
    return good;
}
