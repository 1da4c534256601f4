/* project_folder.c: which names of a folder are listed, and as what.
 *
 * Listed are files, folders but for seven names of noise, and links to files inside the project. Not listed are links
 * to folders (what is in them has a place of its own, and a link to a folder above would never end), links that lead
 * out or nowhere, and what is neither file nor folder. Names that are not UTF-8 cannot be said in JSON: they are left
 * out and counted. Any other name is listed as it is, a newline included. */
#include <assert.h>
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "project_in.h"

static const char *const EXCLUDED[] = {"node_modules", ".git", "dist", "build", "coverage", ".next", ".cache"};

static bool is_excluded(const char *name)
{
    for (size_t i = 0; i < sizeof EXCLUDED / sizeof *EXCLUDED; i++)
        if (!strcmp(name, EXCLUDED[i]))
            return true;
    return false;
}

static bool is_temporary(const char *name)
{
    return !strncmp(name, PROJECT_TEMPORARY, sizeof PROJECT_TEMPORARY - 1);
}

/* What the link at `path` leads to is listed as a file, or not at all. */
static enum project_kind kind_of_link(const struct project *project, const char *path)
{
    struct stat status;
    int fd = project_at(project, path, O_PATH);
    if (fd < 0)
        return PROJECT_NONE;
    bool file = fstat(fd, &status) == 0 && S_ISREG(status.st_mode);
    close(fd);
    return file ? PROJECT_FILE : PROJECT_NONE;
}

static enum project_kind kind_of_type(const struct project *project, const char *path, const char *name, int type)
{
    switch (type) {
    case DT_REG:
        return is_temporary(name) ? PROJECT_NONE : PROJECT_FILE;
    case DT_DIR:
        return is_excluded(name) ? PROJECT_NONE : PROJECT_FOLDER;
    case DT_LNK:
        return kind_of_link(project, path);
    default:
        return PROJECT_NONE;
    }
}

static int type_of(const struct project *project, const char *path)
{
    struct stat status;
    int fd = project_at_exactly(project, path, O_PATH | O_NOFOLLOW);
    int type = fd >= 0 && fstat(fd, &status) == 0 ? (int)IFTODT(status.st_mode) : DT_UNKNOWN;
    if (fd >= 0)
        close(fd);
    return type;
}

enum project_kind project_kind_of(const struct project *project, const char *base, const char *name)
{
    char path[PROJECT_PATH_MAX];
    if (!project_is_utf8(name, strlen(name)) || !project_path_join(path, base, name))
        return PROJECT_NONE;
    return kind_of_type(project, path, name, type_of(project, path));
}

/* ---- a whole folder ---- */

static void push(struct project_listing *listing, const char *name, enum project_kind kind)
{
    if (listing->count == listing->room) {
        listing->room = listing->room ? 2 * listing->room : 32;
        listing->item = realloc(listing->item, listing->room * sizeof *listing->item);
        assert(listing->item);
    }
    listing->item[listing->count++] = (struct project_listed){.kind = kind, .name = listing->names.length};
    text_bytes(&listing->names, name, strlen(name) + 1);
}

static void take(const struct project *project, const char *base, const struct dirent *entry,
                 struct project_listing *listing)
{
    char path[PROJECT_PATH_MAX];
    const char *name = entry->d_name;
    if (!strcmp(name, ".") || !strcmp(name, ".."))
        return;
    if (!project_is_utf8(name, strlen(name)) || !project_path_join(path, base, name)) {
        listing->left_out++;
        return;
    }
    int type = entry->d_type == DT_UNKNOWN ? type_of(project, path) : entry->d_type;
    enum project_kind kind = kind_of_type(project, path, name, type);
    if (kind != PROJECT_NONE)
        push(listing, name, kind);
}

static int by_name(const void *a, const void *b, void *names)
{
    const struct project_listed *left = a, *right = b;
    return strcmp((const char *)names + left->name, (const char *)names + right->name);
}

bool project_list(const struct project *project, const char *base, int fd, struct project_listing *listing)
{
    DIR *folder = fdopendir(fd);
    if (!folder) {
        close(fd);
        return false;
    }
    *listing = (struct project_listing){0};
    errno = 0;
    for (struct dirent *entry; (entry = readdir(folder)); errno = 0)
        take(project, base, entry, listing);
    int failure = errno;
    closedir(folder);
    if (failure) {
        project_listing_release(listing);
        errno = failure;
        return false;
    }
    if (listing->count)
        qsort_r(listing->item, listing->count, sizeof *listing->item, by_name, listing->names.data);
    return true;
}

void project_listing_release(struct project_listing *listing)
{
    free(listing->item);
    text_release(&listing->names);
    *listing = (struct project_listing){0};
}
