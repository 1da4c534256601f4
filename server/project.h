/* project.h: the files of PROJECT_DIR, and what an editor holds of them unsaved.
 *
 * Paths are relative to the project, with `/`; absolute ones and `..` are taken if they end up inside. No path, link or
 * race leads out: the kernel checks every step (openat2). What is not a regular file is refused, never waited for.
 * Text is UTF-8 without NUL; characters are UTF-16 units, as editors count. Saving stands apart, in project_save.h, so
 * that who may only read cannot even call it. On false, `why` says what is wrong and names the path. One thread, but
 * for project_tree. */
#ifndef PROJECT_H
#define PROJECT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <uv.h>

#include "codec.h"

#define PROJECT_PATH_MAX 4096           /* bytes of a path with its NUL, as the kernel has it */
#define PROJECT_FILE_MAX (16 << 20)     /* bytes of a file that is read or saved: it goes over the wire whole */
#define PROJECT_BUFFERS_MAX (256 << 20) /* bytes of all buffers */
#define PROJECT_TREE_MAX 1000000        /* files and folders listed */

struct project;

/* `directory` must be a folder that can be read. NULL: `why` says what is wrong. */
struct project *project_open(const char *directory, char *why, size_t size);
void project_close(struct project *project); /* after project_unwatch */
/* Its absolute path, without links. */
const char *project_root(const struct project *project);

/* Writes the path by which the project knows what `path` names: relative, without `.`, `..` and doubled `/`; empty for
 * the project itself. Nothing is looked up. `to` has PROJECT_PATH_MAX bytes. */
bool project_path(const struct project *project, const char *path, char *to, char *why, size_t size);

/* ---- what a name tells ---- */

/* A language as Monaco names it; "plaintext" if the name tells nothing. */
const char *project_language(const char *path);
bool project_is_binary(const char *path); /* by its extension */

/* ---- reading ---- */

struct project_file {
    char *content; /* owned; NUL after it; empty if binary */
    size_t length;
    size_t characters, lines; /* newlines + 1; both 0 if binary */
    const char *language;     /* not owned */
    bool binary;              /* by its extension, or because it is not text */
};
bool project_read(const struct project *project, const char *path, struct project_file *file, char *why, size_t size);
void project_file_release(struct project_file *file);

/* ---- buffers ---- */

struct project_buffer { /* borrowed until buffers change */
    const char *path;   /* as project_path writes it */
    const char *content;
    size_t length, characters;
    int64_t line, column;
    bool dirty;
    char updated[25]; /* ISO 8601 with milliseconds */
};
/* The buffer of `path` is now this, and dirty. The file need not exist. Refused for binary files, and when all buffers
 * together are too big; before that, clean ones give way, the oldest first. */
bool project_buffer_update(struct project *project, const char *path, const char *content, size_t length, int64_t line,
                           int64_t column, char *why, size_t size);
const struct project_buffer *project_buffer(const struct project *project, const char *path); /* NULL: there is none */
/* All, by path: NULL past the last. */
const struct project_buffer *project_buffer_at(const struct project *project, size_t index);
void project_buffer_forget(struct project *project, const char *path);
/* {path, content, cursorPosition: {line, column}, dirty, lastUpdated}; null for NULL. */
void project_buffer_json(const struct project_buffer *buffer, struct text *to);

/* Appends the unified diff from the saved file to the buffer: `---`, `+++` and hunks. Nothing if there is no buffer, or
 * a clean one, or no difference. A file that is gone counts as empty. */
bool project_diff(const struct project *project, const char *path, struct text *to, char *why, size_t size);

/* ---- the tree ---- */

struct project_count {
    size_t files, folders; /* listed, without the project itself */
    size_t left_out;       /* names that are not UTF-8, and what is beyond the bounds */
};
/* Appends {name, path, type: "file"|"directory", children}, children by name, of the whole project. Any thread. */
bool project_tree(const struct project *project, struct text *to, struct project_count *count, char *why, size_t size);

/* ---- watching ---- */

enum project_action {
    PROJECT_ADD,
    PROJECT_CHANGE,
    PROJECT_UNLINK,
    PROJECT_ADD_DIR,    /* what is in it follows, one by one */
    PROJECT_UNLINK_DIR, /* with all that was in it; path "": the project is gone */
    PROJECT_RENAME,     /* a file or a folder with all that is in it; nothing was at `new_path` */
    PROJECT_RESCAN,     /* too much happened to tell: take the tree anew; any file may have changed */
};
const char *project_action_name(enum project_action action); /* "add" … "rename", "rescan" */

struct project_change { /* borrowed for the call */
    enum project_action action;
    const char *path;
    const char *new_path; /* PROJECT_RENAME; else NULL */
};

/* Tells from the loop of whatever changes in the tree as project_tree lists it, no later than some 20 ms. Applied in
 * order to the tree as it was at this call, changes give the tree as it is. One watch for each project. */
bool project_watch(struct project *project, uv_loop_t *loop,
                   void (*changed)(void *context, const struct project_change *change), void *context, char *why,
                   size_t size);
/* From now on nothing is told, not even what has happened already. Also from within `changed`. The loop must run once
 * more before it is closed. */
void project_unwatch(struct project *project);

#endif
