/* project_in.h: the insides of the project, for project_*.c. */
#ifndef PROJECT_IN_H
#define PROJECT_IN_H

#include "project.h"

#define PROJECT_LINKS_MAX 8 /* links that are followed by hand for one path */

struct project_entry; /* a buffer: project_buffers.c */
struct project_watch; /* project_watch.c */

struct project {
    int root;    /* the folder */
    char *real;  /* its absolute path without links; "" if that is / */
    char *given; /* the absolute path by which it was opened, likewise; or the same as `real` */
    struct project_entry **buffers; /* by path */
    size_t buffer_count, buffer_room, buffer_bytes;
    uint64_t buffer_tick; /* counts updates */
    struct project_watch *watch;
};

void *project_allocate(size_t size); /* zeroed, never NULL */
char *project_copy(const char *bytes, size_t length);

/* ---- project_path.c ---- */

/* Writes into `to` (PROJECT_PATH_MAX bytes) where `path`, which begins at the folder `base` of the project, leads, by
 * its letters alone. False: out of the project, or too long. */
bool project_path_from(const struct project *project, const char *base, const char *path, char *to);
/* `base`/`name`, or `name` if `base` is empty. False: too long. */
bool project_path_join(char *to, const char *base, const char *name);
/* Says what errno means for `path`; false. */
bool project_path_fails(const char *path, char *why, size_t size);
bool project_path_says(const char *path, const char *what, char *why, size_t size);

/* ---- project_open.c ---- */

/* Opens what a clean path names, following links that stay inside. -1: errno; EXDEV: it leads out. */
int project_at(const struct project *project, const char *path, int flags);
/* The same, but no part of the path may be a link: ELOOP. */
int project_at_exactly(const struct project *project, const char *path, int flags);
/* Reads the link that `fd` is (O_PATH | O_NOFOLLOW) and lies in the folder `base`: the clean path it leads to. */
bool project_link(const struct project *project, const char *base, int fd, char *to);

/* ---- project_text.c ---- */
bool project_is_utf8(const char *bytes, size_t length);
size_t project_characters(const char *bytes, size_t length); /* of what is UTF-8 */
size_t project_lines(const char *bytes, size_t length);

/* ---- project_buffers.c ---- */
void project_buffer_saved(struct project *project, const char *path, const char *content, size_t length);
void project_buffers_release(struct project *project);

/* ---- project_folder.c: what is listed of one folder ---- */

enum project_kind { PROJECT_NONE, PROJECT_FILE, PROJECT_FOLDER };

struct project_listing {
    struct project_listed {
        enum project_kind kind;
        size_t name; /* where it begins in `names` */
    } *item;
    size_t count, room;
    struct text names;
    size_t left_out;
};
/* What `name` in the folder `base` is listed as; PROJECT_NONE: not at all. A link to a file inside is a file. */
enum project_kind project_kind_of(const struct project *project, const char *base, const char *name);
/* Lists the open folder `fd`, by name. False: errno. `fd` is closed in any case. */
bool project_list(const struct project *project, const char *base, int fd, struct project_listing *listing);
void project_listing_release(struct project_listing *listing);
static inline const char *project_listed_name(const struct project_listing *listing, size_t index)
{
    return listing->names.data + listing->item[index].name;
}

/* ---- project_save.c ---- */
#define PROJECT_TEMPORARY ".fsmd-save-" /* so begin the names of files that are being written; never listed */

#endif
