/* catalog_watch.c: files that change are proved and taken again.
 *
 * Editors replace files by renaming, so folders are watched. Changes come in bursts: the last one counts, a moment
 * later. A file is proved by one job at a time; what changes meanwhile is proved after it. */
#include "catalog_in.h"

#include <stdlib.h>
#include <string.h>

#include "source.h"

#define DEBOUNCE_MS 50

struct catalog_file {
    struct catalog *catalog;
    char *path;
    const char *name; /* its last part */
    bool changed;
    struct job *job;      /* or NULL */
    struct source source; /* what is being proved */
};

struct catalog_folder {
    uv_fs_event_t event; /* first: the handle is the folder */
    struct catalog *catalog;
    char path[];
};

void catalog_file_add(struct catalog *catalog, const char *path)
{
    for (size_t i = 0; i < catalog->files.count; i++)
        if (!strcmp(catalog->files.item[i]->path, path))
            return;
    struct catalog_file *file = mem_resize(NULL, sizeof *file);
    *file = (struct catalog_file){.catalog = catalog, .path = strdup(path)};
    if (!file->path)
        abort();
    const char *slash = strrchr(file->path, '/');
    file->name = slash ? slash + 1 : file->path;
    list_push(&catalog->files, file);
}

/* ---- proving again ---- */

static void prove_again(struct catalog_file *file);

static void on_proved(void *context, const char *why, const struct text *answer)
{
    struct catalog_file *file = context;
    struct catalog *catalog = file->catalog;
    struct text report = {0};
    bool good = !why;
    file->job = NULL;
    if (good)
        good = catalog_take(catalog, file->path, &file->source, answer, &report);
    else
        source_release(&file->source);
    if (why)
        text_format(&report, "%s: %s\n", file->path, why);
    if (!good)
        text_put(&report, "what was served before is served on\n");
    catalog->changed(catalog->context, file->path, good, report.data ? report.data : "");
    text_release(&report);
    if (file->changed)
        prove_again(file);
}

static void prove_again(struct catalog_file *file)
{
    char message[512];
    struct catalog *catalog = file->catalog;
    file->changed = false;
    if (!source_read(file->path, &file->source, message, sizeof message)) {
        catalog->changed(catalog->context, file->path, false, message);
        return;
    }
    file->job = job_start(catalog->loop, catalog_prove, &file->source, &catalog_prove_limits, on_proved, file);
    if (file->job)
        return;
    source_release(&file->source);
    catalog->changed(catalog->context, file->path, false, "no process can be made to prove it");
}

static void on_quiet(uv_timer_t *timer)
{
    struct catalog *catalog = timer->data;
    for (size_t i = 0; i < catalog->files.count; i++)
        if (catalog->files.item[i]->changed && !catalog->files.item[i]->job)
            prove_again(catalog->files.item[i]);
}

/* ---- watching ---- */

static bool is_inside(const struct catalog_file *file, const char *folder)
{
    size_t length = (size_t)(file->name - file->path);
    return length == 0 ? !strcmp(folder, ".") : strlen(folder) == length && !memcmp(folder, file->path, length);
}

static void on_event(uv_fs_event_t *handle, const char *name, int events, int status)
{
    struct catalog_folder *folder = (struct catalog_folder *)handle;
    struct catalog *catalog = folder->catalog;
    (void)events;
    for (size_t i = 0; status == 0 && i < catalog->files.count; i++) {
        struct catalog_file *file = catalog->files.item[i];
        if (!is_inside(file, folder->path) || (name && strcmp(name, file->name) != 0))
            continue;
        file->changed = true;
        uv_timer_start(catalog->debounce, on_quiet, DEBOUNCE_MS, 0);
    }
}

static void watch_folder(struct catalog *catalog, const struct catalog_file *file)
{
    size_t length = (size_t)(file->name - file->path);
    for (size_t i = 0; i < catalog->folders.count; i++)
        if (is_inside(file, catalog->folders.item[i]->path))
            return;
    struct catalog_folder *folder = calloc(1, sizeof *folder + length + 2);
    if (!folder)
        abort();
    folder->catalog = catalog;
    memcpy(folder->path, length ? file->path : ".", length ? length : 1);
    uv_fs_event_init(catalog->loop, &folder->event);
    list_push(&catalog->folders, folder);
    int failure = uv_fs_event_start(&folder->event, on_event, folder->path, 0);
    if (failure)
        catalog->changed(catalog->context, file->path, false, uv_strerror(failure));
}

void catalog_watch(struct catalog *catalog, uv_loop_t *loop,
                   void (*changed)(void *context, const char *path, bool good, const char *report), void *context)
{
    catalog->loop = loop;
    catalog->changed = changed;
    catalog->context = context;
    catalog->debounce = calloc(1, sizeof *catalog->debounce);
    if (!catalog->debounce)
        abort();
    uv_timer_init(loop, catalog->debounce);
    catalog->debounce->data = catalog;
    for (size_t i = 0; i < catalog->files.count; i++)
        watch_folder(catalog, catalog->files.item[i]);
}

/* ---- the end ---- */

static void free_handle(uv_handle_t *handle)
{
    free(handle);
}

void catalog_files_end(struct catalog *catalog)
{
    for (size_t i = 0; i < catalog->files.count; i++) {
        struct catalog_file *file = catalog->files.item[i];
        if (!file->job)
            continue;
        job_cancel(file->job);
        file->job = NULL;
        source_release(&file->source);
    }
    for (size_t i = 0; i < catalog->folders.count; i++)
        uv_close((uv_handle_t *)&catalog->folders.item[i]->event, free_handle);
    if (catalog->debounce)
        uv_close((uv_handle_t *)catalog->debounce, free_handle);
    catalog->debounce = NULL;
    list_release(&catalog->folders);
}

void catalog_files_release(struct catalog *catalog)
{
    for (size_t i = 0; i < catalog->files.count; i++) {
        free(catalog->files.item[i]->path);
        mem_free(catalog->files.item[i]);
    }
    list_release(&catalog->files);
}
