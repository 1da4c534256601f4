/* scn_watch.h: waiting until one of some files changes. */
#ifndef SCN_WATCH_H
#define SCN_WATCH_H

#include <stdbool.h>

struct scn_watcher {
    int fd; /* of inotify */
};

bool scn_watcher_open(struct scn_watcher *watcher); /* on false errno says why */
/* Watches the directory that a file is in, or a directory itself: editors replace files. */
void scn_watcher_add(struct scn_watcher *watcher, const char *path);
/* Returns when a .scn or .fsm file in a watched directory was written, made, moved or removed; false if it cannot. */
bool scn_watcher_wait(struct scn_watcher *watcher);
void scn_watcher_close(struct scn_watcher *watcher);

#endif
