/* scn_watch.c: inotify, with a short pause so that an editor that writes several files at once counts as one change. */
#include "scn_watch.h"

#include <errno.h>
#include <poll.h>
#include <string.h>
#include <sys/inotify.h>
#include <sys/stat.h>
#include <unistd.h>

#include "arena.h"

enum { SETTLE_MS = 50 };

bool scn_watcher_open(struct scn_watcher *watcher)
{
    watcher->fd = inotify_init1(IN_CLOEXEC);
    return watcher->fd >= 0;
}

void scn_watcher_add(struct scn_watcher *watcher, const char *path)
{
    struct stat status;
    struct arena arena = {0};
    const char *slash = strrchr(path, '/'), *directory = path;
    if (stat(path, &status) == 0 && !S_ISDIR(status.st_mode))
        directory = slash ? arena_text(&arena, path, (size_t)(slash - path) + (slash == path)) : ".";
    inotify_add_watch(watcher->fd, directory, IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE);
    arena_release(&arena);
}

static bool is_ours(const char *name)
{
    size_t length = strlen(name);
    return length > 4 && (!strcmp(name + length - 4, ".scn") || !strcmp(name + length - 4, ".fsm"));
}

/* Reads what has come; whether a file of ours is among it. -1 if that is not possible. */
static int read_changes(struct scn_watcher *watcher)
{
    char bytes[8192] __attribute__((aligned(8)));
    ssize_t got = read(watcher->fd, bytes, sizeof bytes);
    int ours = got < 0 && errno != EINTR ? -1 : 0;
    for (ssize_t at = 0; at < got;) {
        const struct inotify_event *event = (const void *)(bytes + at);
        if (event->len && is_ours(event->name))
            ours = 1;
        at += (ssize_t)(sizeof *event + event->len);
    }
    return ours;
}

bool scn_watcher_wait(struct scn_watcher *watcher)
{
    struct pollfd more = {.fd = watcher->fd, .events = POLLIN};
    int changed = 0;
    while (changed == 0)
        changed = read_changes(watcher);
    while (changed > 0 && poll(&more, 1, SETTLE_MS) > 0)
        if (read_changes(watcher) < 0)
            return false;
    return changed > 0;
}

void scn_watcher_close(struct scn_watcher *watcher)
{
    close(watcher->fd);
}
