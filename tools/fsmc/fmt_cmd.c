/* fmt_cmd.c: `fsmc fmt`. A file is replaced only when its text changes and only as a whole: the new text is
 * written beside it and renamed over it, so that a full disk or a power cut never leaves half a spec. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "arena.h"
#include "command.h"
#include "fmt.h"
#include "options.h"
#include "parse.h"
#include "source.h"

struct text { /* from open_memstream */
    char *bytes;
    size_t length;
};

static bool format(const struct source *source, struct text *text)
{
    FILE *to = open_memstream(&text->bytes, &text->length);
    if (to == NULL)
        return false;
    bool formatted = fmt_source(source, to);
    return fclose(to) == 0 && formatted;
}

static int report_mistakes(const struct source *source, bool json)
{
    struct arena arena = {0};
    struct diags *diags = diags_open(source);
    parse(&arena, source, diags);
    int result = command_report(diags, json);
    diags_close(diags);
    arena_release(&arena);
    return result == EXIT_FINE ? command_fail("cannot format %s: out of memory", source->name) : result;
}

static bool write_all(int fd, const struct text *text)
{
    for (size_t done = 0; done < text->length;) {
        ssize_t wrote = write(fd, text->bytes + done, text->length - done);
        if (wrote < 0 && errno != EINTR)
            return false;
        done += wrote > 0 ? (size_t)wrote : 0;
    }
    return true;
}

/* Puts text in place of the file at `path`, a link followed to its target, permissions kept. */
static bool replace(const char *path, const struct text *text)
{
    struct stat status;
    char *target = realpath(path, NULL), *beside = NULL;
    int fd = -1;

    bool done = target != NULL && stat(target, &status) == 0 && asprintf(&beside, "%s.XXXXXX", target) > 0 &&
                (fd = mkstemp(beside)) >= 0 && write_all(fd, text) && fchmod(fd, status.st_mode & 07777) == 0 &&
                fsync(fd) == 0 && rename(beside, target) == 0;
    int error = errno;
    if (fd >= 0) {
        close(fd);
        if (!done)
            unlink(beside);
    }
    free(beside);
    free(target);
    errno = error;
    return done;
}

static int settle(const struct source *source, const struct text *text, bool check)
{
    bool standard = strcmp(source->name, "<stdin>") == 0;
    bool same = text->length == source->length && memcmp(text->bytes, source->text, text->length) == 0;

    if (check) {
        if (!same)
            puts(source->name);
        return same ? EXIT_FINE : EXIT_DIAGNOSTICS;
    }
    if (standard)
        return fwrite(text->bytes, 1, text->length, stdout) == text->length ? EXIT_FINE : EXIT_USAGE;
    if (same || replace(source->name, text))
        return EXIT_FINE;
    return command_fail("cannot write %s: %s", source->name, strerror(errno));
}

static int format_file(const char *path, bool check, bool json)
{
    struct source source;
    struct text text = {NULL, 0};
    char message[512];

    if (!source_read(path, &source, message, sizeof message))
        return command_fail("%s", message);
    int result = format(&source, &text) ? settle(&source, &text, check) : report_mistakes(&source, json);
    free(text.bytes);
    source_release(&source);
    return result;
}

int command_fmt(int argc, char **argv)
{
    bool check = false, json = false;
    const struct option options[] = {{"--check", &check, NULL}, {"--json", &json, NULL}, {NULL, NULL, NULL}};
    int files = options_parse(options, argc, argv);
    int worst = EXIT_FINE;

    if (files < 0)
        return EXIT_USAGE;
    if (files == 0)
        return command_fail("fmt needs a file, or - for the standard input");
    for (int i = 1; i <= files; i++) {
        int result = format_file(argv[i], check, json);
        worst = result > worst ? result : worst;
    }
    return worst;
}
