/* project_path.c: paths by their letters: where they lead if no link is in them, and what to say of them.
 *
 * What leads out is refused here, before anything is opened; links are project_open.c's matter. */
#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "project_in.h"

/* ---- saying ---- */

bool project_path_says(const char *path, const char *what, char *why, size_t size)
{
    snprintf(why, size, "`%s` %s", *path ? path : ".", what);
    return false;
}

bool project_path_fails(const char *path, char *why, size_t size)
{
    switch (errno) {
    case EXDEV:
        return project_path_says(path, "leads out of the project", why, size);
    case ENOENT:
        return project_path_says(path, "does not exist", why, size);
    case ENOTDIR:
        return project_path_says(path, "has a part that is not a folder", why, size);
    case EISDIR:
        return project_path_says(path, "is a folder", why, size);
    case ELOOP:
        return project_path_says(path, "leads through too many links", why, size);
    case EACCES:
    case EPERM:
    case EROFS:
        return project_path_says(path, "is not permitted to this server", why, size);
    case ENAMETOOLONG:
        return project_path_says(path, "is too long", why, size);
    case ENXIO:
    case ENODEV:
        return project_path_says(path, "is not a regular file", why, size);
    case ENOSPC:
    case EDQUOT:
        return project_path_says(path, "does not fit: the disk is full", why, size);
    default:
        snprintf(why, size, "`%s`: %s", path, strerror(errno));
        return false;
    }
}

/* ---- normalising ---- */

bool project_path_join(char *to, const char *base, const char *name)
{
    int length = snprintf(to, PROJECT_PATH_MAX, "%s%s%s", base, *base ? "/" : "", name);
    return length < PROJECT_PATH_MAX;
}

/* Appends the parts of `path` to the absolute path `to`, whose `/` is written as "". False: too long. */
static bool push_parts(char *to, size_t room, const char *path)
{
    size_t length = strlen(to);
    while (*path) {
        size_t part = strcspn(path, "/");
        if (part == 2 && !memcmp(path, "..", 2)) {
            while (length && to[--length] != '/')
                continue;
        } else if (part && !(part == 1 && *path == '.')) {
            if (length + part + 2 > room)
                return false;
            to[length++] = '/';
            memcpy(to + length, path, part);
            length += part;
        }
        path += part + (path[part] == '/');
    }
    to[length] = 0;
    return true;
}

/* What follows `root` and a `/` in `path`; "" if they are the same; NULL if it is not below. */
static const char *below(const char *root, const char *path)
{
    size_t length = strlen(root);
    if (strncmp(path, root, length) != 0)
        return NULL;
    return path[length] == '/' ? path + length + 1 : path[length] ? NULL : path + length;
}

bool project_path_from(const struct project *project, const char *base, const char *path, char *to)
{
    char whole[2 * PROJECT_PATH_MAX] = "";
    bool relative = *path != '/';
    if ((relative && !(push_parts(whole, sizeof whole, project->real) && push_parts(whole, sizeof whole, base))) ||
        !push_parts(whole, sizeof whole, path))
        return false;
    const char *inside = below(project->real, whole);
    if (!inside)
        inside = below(project->given, whole);
    if (!inside || strlen(inside) >= PROJECT_PATH_MAX)
        return false;
    memcpy(to, inside, strlen(inside) + 1);
    return true;
}

bool project_path(const struct project *project, const char *path, char *to, char *why, size_t size)
{
    size_t length = strlen(path);
    if (length == 0) {
        snprintf(why, size, "the path is empty");
        return false;
    }
    if (length >= PROJECT_PATH_MAX) {
        snprintf(why, size, "the path is longer than %d bytes", PROJECT_PATH_MAX - 1);
        return false;
    }
    if (!project_is_utf8(path, length)) {
        snprintf(why, size, "the path is not UTF-8");
        return false;
    }
    return project_path_from(project, "", path, to) || project_path_says(path, "leads out of the project", why, size);
}
