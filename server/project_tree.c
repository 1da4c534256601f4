/* project_tree.c: the whole project as JSON, read from the disk. Links are not walked: the walk ends. */
#include <errno.h>
#include <fcntl.h>
#include <string.h>

#include "project_in.h"

struct scan {
    const struct project *project;
    struct text *to;
    struct project_count *count;
    char path[PROJECT_PATH_MAX]; /* of the node that is being written */
};

static void put_head(struct scan *scan, const char *name, const char *type)
{
    text_put(scan->to, "{\"name\":");
    text_json(scan->to, name);
    text_put(scan->to, ",\"path\":");
    text_json(scan->to, scan->path);
    text_put(scan->to, ",\"type\":\"");
    text_put(scan->to, type);
    text_char(scan->to, '"');
}

static void put_children(struct scan *scan, const struct project_listing *listing);

/* Writes the folder at scan->path. One that has gone, or may not be read, has no children. */
static bool put_folder(struct scan *scan, const char *name)
{
    struct project_listing listing = {0};
    int fd = project_at_exactly(scan->project, scan->path, O_RDONLY | O_DIRECTORY | O_NONBLOCK);
    bool good = fd >= 0 && project_list(scan->project, scan->path, fd, &listing);
    put_head(scan, name, "directory");
    text_put(scan->to, ",\"children\":[");
    put_children(scan, &listing);
    text_put(scan->to, "]}");
    project_listing_release(&listing);
    return good;
}

static void put_child(struct scan *scan, const char *name, enum project_kind kind)
{
    if (kind == PROJECT_FOLDER) {
        scan->count->folders++;
        put_folder(scan, name);
    } else {
        scan->count->files++;
        put_head(scan, name, "file");
        text_char(scan->to, '}');
    }
}

static void put_children(struct scan *scan, const struct project_listing *listing)
{
    size_t length = strlen(scan->path), start = length ? length + 1 : 0;
    scan->count->left_out += listing->left_out;
    for (size_t i = 0; i < listing->count; i++) {
        const char *name = project_listed_name(listing, i);
        if (scan->count->files + scan->count->folders == PROJECT_TREE_MAX) {
            scan->count->left_out += listing->count - i;
            break;
        }
        if (i)
            text_char(scan->to, ',');
        if (length)
            scan->path[length] = '/';
        memcpy(scan->path + start, name, strlen(name) + 1); /* what is too long is not listed */
        put_child(scan, name, listing->item[i].kind);
    }
    scan->path[length] = 0;
}

bool project_tree(const struct project *project, struct text *to, struct project_count *count, char *why, size_t size)
{
    struct scan scan = {.project = project, .to = to, .count = count};
    size_t before = to->length;
    const char *root = project_root(project), *slash = strrchr(root, '/');
    *count = (struct project_count){0};
    if (put_folder(&scan, slash[1] ? slash + 1 : root))
        return true;
    to->length = before;
    return project_path_fails("", why, size);
}
