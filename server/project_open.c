/* project_open.c: the root, and the only way from it to a file.
 *
 * openat2 with RESOLVE_BENEATH walks a path in the kernel and fails with EXDEV the moment a part of it would leave the
 * root, whoever swaps what meanwhile. It also fails on links that leave and come back, as absolute ones do: those are
 * read here, written anew relative to the root, and walked again, so that the kernel has the last word. */
#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/openat2.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "project_in.h"

#define TRIES_MAX 100 /* of a walk that somebody's rename disturbs */

void *project_allocate(size_t size)
{
    void *memory = calloc(1, size);
    assert(memory);
    return memory;
}

char *project_copy(const char *bytes, size_t length)
{
    char *copy = malloc(length + 1);
    assert(copy);
    if (length)
        memcpy(copy, bytes, length);
    copy[length] = 0;
    return copy;
}

/* ---- walking ---- */

static int walk(const struct project *project, const char *path, int flags, uint64_t resolve)
{
    struct open_how how = {.flags = (uint64_t)(flags | O_CLOEXEC), .resolve = RESOLVE_BENEATH | resolve};
    for (int tries = 1;; tries++) {
        long fd = syscall(SYS_openat2, project->root, *path ? path : ".", &how, sizeof how);
        if (fd >= 0 || (errno != EAGAIN && errno != EINTR) || tries == TRIES_MAX)
            return (int)fd;
    }
}

int project_at_exactly(const struct project *project, const char *path, int flags)
{
    return walk(project, path, flags, RESOLVE_NO_SYMLINKS);
}

bool project_link(const struct project *project, const char *base, int fd, char *to)
{
    char target[PROJECT_PATH_MAX];
    ssize_t length = readlinkat(fd, "", target, sizeof target);
    if (length <= 0 || length == sizeof target)
        return false;
    target[length] = 0;
    return project_path_from(project, base, target, to);
}

/* Where the link that is the first `length` bytes of `path` leads; false if it is none, or leads out. */
static bool read_link(const struct project *project, const char *path, size_t length, char *to)
{
    char base[PROJECT_PATH_MAX];
    struct stat status;
    memcpy(base, path, length);
    base[length] = 0;
    int fd = walk(project, base, O_PATH | O_NOFOLLOW, RESOLVE_NO_MAGICLINKS);
    if (fd < 0)
        return false;
    char *slash = strrchr(base, '/');
    *(slash ? slash : base) = 0;
    bool good = fstat(fd, &status) == 0 && S_ISLNK(status.st_mode) && project_link(project, base, fd, to);
    close(fd);
    return good;
}

/* Replaces the first link in `path` by where it leads. False: there is none, or it leads out. */
static bool follow_first(const struct project *project, char *path)
{
    char target[PROJECT_PATH_MAX], whole[PROJECT_PATH_MAX];
    for (size_t length = 0; path[length];) {
        length += path[length] == '/';
        length += strcspn(path + length, "/");
        if (!read_link(project, path, length, target))
            continue;
        const char *rest = path + length + (path[length] == '/');
        if (*rest ? !project_path_join(whole, target, rest) : !project_path_join(whole, "", target))
            return false;
        memcpy(path, whole, strlen(whole) + 1);
        return true;
    }
    return false;
}

int project_at(const struct project *project, const char *path, int flags)
{
    char now[PROJECT_PATH_MAX];
    assert(strlen(path) < sizeof now);
    memcpy(now, path, strlen(path) + 1);
    for (int links = 0;; links++) {
        int fd = walk(project, now, flags, RESOLVE_NO_MAGICLINKS);
        if (fd >= 0 || errno != EXDEV)
            return fd;
        if (links == PROJECT_LINKS_MAX || !follow_first(project, now)) {
            errno = links == PROJECT_LINKS_MAX ? ELOOP : EXDEV;
            return -1;
        }
    }
}

/* ---- the root ---- */

const char *project_root(const struct project *project)
{
    return *project->real ? project->real : "/";
}

/* The path without a `/` at its end. */
static char *copy_root(const char *path)
{
    size_t length = strlen(path);
    while (length && path[length - 1] == '/')
        length--;
    return project_copy(path, length);
}

static bool open_root(struct project *project, const char *directory, char *why, size_t size)
{
    project->root = open(directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    char *real = project->root < 0 ? NULL : realpath(directory, NULL);
    if (!real) {
        snprintf(why, size, "the project `%s`: %s", directory, strerror(errno));
        return false;
    }
    project->real = copy_root(real);
    project->given = copy_root(*directory == '/' ? directory : real);
    free(real);
    int fd = project_at(project, "", O_PATH);
    if (fd < 0)
        snprintf(why, size, "the project `%s`: openat2, which keeps paths inside it: %s", directory, strerror(errno));
    else
        close(fd);
    return fd >= 0;
}

struct project *project_open(const char *directory, char *why, size_t size)
{
    struct project *project = project_allocate(sizeof *project);
    if (open_root(project, directory, why, size))
        return project;
    project_close(project);
    return NULL;
}

void project_close(struct project *project)
{
    assert(!project->watch);
    project_buffers_release(project);
    if (project->root >= 0)
        close(project->root);
    free(project->real);
    free(project->given);
    free(project);
}
