/* project_read.c: a file's content, whole. */
#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "project_in.h"

static bool too_big(const char *path, char *why, size_t size)
{
    snprintf(why, size, "`%s` is bigger than %d MiB", path, PROJECT_FILE_MAX >> 20);
    return false;
}

/* Opens what is a regular file, and not too big if it will be read. O_NONBLOCK: a FIFO without a writer does not keep us. */
static int open_file(const struct project *project, const char *path, struct stat *status, char *why, size_t size)
{
    int fd = project_at(project, path, O_RDONLY | O_NONBLOCK | O_NOCTTY);
    if (fd < 0 || fstat(fd, status) != 0)
        project_path_fails(path, why, size);
    else if (S_ISDIR(status->st_mode))
        project_path_says(path, "is a folder", why, size);
    else if (!S_ISREG(status->st_mode))
        project_path_says(path, "is not a regular file", why, size);
    else if (status->st_size > PROJECT_FILE_MAX && !project_is_binary(path))
        too_big(path, why, size);
    else
        return fd;
    if (fd >= 0)
        close(fd);
    return -1;
}

/* Reads to the end, which may have moved since fstat. False: errno; EFBIG. */
static bool read_all(int fd, size_t expected, struct project_file *file)
{
    size_t room = expected + 1; /* one more, to see the end */
    file->content = malloc(room + 1);
    assert(file->content);
    for (ssize_t got; (got = read(fd, file->content + file->length, room - file->length)) != 0;) {
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0)
            return false;
        file->length += (size_t)got;
        if (file->length > PROJECT_FILE_MAX) {
            errno = EFBIG;
            return false;
        }
        if (file->length == room) {
            room = 2 * room < PROJECT_FILE_MAX ? 2 * room : PROJECT_FILE_MAX + 1;
            file->content = realloc(file->content, room + 1);
            assert(file->content);
        }
    }
    file->content[file->length] = 0;
    return true;
}

static void measure(struct project_file *file)
{
    file->binary = file->binary || memchr(file->content, 0, file->length) != NULL ||
                   !project_is_utf8(file->content, file->length);
    if (file->binary) {
        file->length = 0;
        file->content[0] = 0;
    } else {
        file->characters = project_characters(file->content, file->length);
        file->lines = project_lines(file->content, file->length);
    }
}

bool project_read(const struct project *project, const char *path, struct project_file *file, char *why, size_t size)
{
    char clean[PROJECT_PATH_MAX];
    struct stat status;
    *file = (struct project_file){0};
    if (!project_path(project, path, clean, why, size))
        return false;
    int fd = open_file(project, clean, &status, why, size);
    if (fd < 0)
        return false;
    file->language = project_language(clean);
    file->binary = project_is_binary(clean);
    bool good = true;
    if (file->binary)
        file->content = project_copy("", 0);
    else
        good = read_all(fd, (size_t)status.st_size, file) ||
               (errno == EFBIG ? too_big(clean, why, size) : project_path_fails(clean, why, size));
    close(fd);
    if (good)
        measure(file);
    else
        project_file_release(file);
    return good;
}

void project_file_release(struct project_file *file)
{
    free(file->content);
    *file = (struct project_file){0};
}
