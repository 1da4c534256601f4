/* source.c: reading a file whole, and telling which line and column an offset is. */
#include "source.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "arena.h"

static bool fail(char *message, size_t size, const char *path, const char *why)
{
    snprintf(message, size, "cannot read %s: %s", path, why);
    return false;
}

/* Reads fd to its end into *text, NUL-terminated. Returns the length, or -1 with errno set. */
static ssize_t read_all(int fd, char **text)
{
    size_t used = 0, room = 0;
    ssize_t got;

    *text = NULL;
    do {
        if (used + 1 >= room) {
            room = room == 0 ? 16384 : room * 2;
            *text = mem_resize(*text, room);
        }
        do
            got = read(fd, *text + used, room - used - 1);
        while (got < 0 && errno == EINTR);
        used += got > 0 ? (size_t)got : 0;
    } while (got > 0 && used <= SOURCE_MAX);
    if (used > SOURCE_MAX) {
        errno = EFBIG;
        return -1;
    }
    (*text)[used] = '\0';
    return got < 0 ? -1 : (ssize_t)used;
}

bool source_read(const char *path, struct source *source, char *message, size_t size)
{
    bool standard = strcmp(path, "-") == 0;
    const char *name = standard ? "<stdin>" : path;
    int fd = standard ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC);
    char *text;

    if (fd < 0)
        return fail(message, size, name, strerror(errno));
    ssize_t length = read_all(fd, &text);
    int error = errno;
    if (!standard)
        close(fd);
    if (length < 0) {
        mem_free(text);
        return fail(message, size, name, error == EFBIG ? "it is larger than 64 MB" : strerror(error));
    }
    *source = (struct source){.name = name, .text = text, .length = (uint32_t)length};
    return true;
}

void source_release(struct source *source)
{
    mem_free((char *)(uintptr_t)source->text);
    source->text = NULL;
}

/* Bytes from..to hold no line end: how many characters begin there. */
static unsigned count_characters(const char *text, uint32_t from, uint32_t to)
{
    unsigned count = 0;
    for (; from < to; from++)
        count += ((unsigned char)text[from] & 0xc0u) != 0x80u;
    return count;
}

void cursor_move(struct cursor *cursor, const struct source *source, uint32_t offset)
{
    if (offset > source->length)
        offset = source->length;
    if (cursor->line == 0 || offset < cursor->offset) {
        uint32_t mark = source->length >= 3 && memcmp(source->text, "\xef\xbb\xbf", 3) == 0 ? 3 : 0;
        *cursor = (struct cursor){.offset = mark, .start = mark, .line = 1, .column = 1};
    }
    while (cursor->offset < offset) {
        const char *from = source->text + cursor->offset;
        const char *end = memchr(from, '\n', offset - cursor->offset);
        if (end == NULL) {
            cursor->column += count_characters(source->text, cursor->offset, offset);
            cursor->offset = offset;
        } else {
            cursor->offset = cursor->start = (uint32_t)(end - source->text) + 1;
            cursor->line++;
            cursor->column = 1;
        }
    }
}

void source_locate(const struct source *source, uint32_t offset, unsigned *line, unsigned *column)
{
    struct cursor cursor = {0};
    cursor_move(&cursor, source, offset);
    *line = cursor.line;
    *column = cursor.column;
}
