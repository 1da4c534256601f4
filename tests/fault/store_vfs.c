/* store_vfs.c: the disk of the store's fault tests: see store_vfs.h. */
#include "store_vfs.h"

#include <assert.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define SECTOR 512
#define FILES 8

struct disk disk;

/* ---- what would survive ---- */

struct change { /* bytes written at `offset`, or a truncation to it */
    struct change *next;
    bool truncates;
    sqlite3_int64 offset;
    size_t length;
    uint8_t bytes[];
};

struct image {
    char path[512];
    uint8_t *bytes; /* as synced */
    size_t length;
    struct change *first, **end;
};
static struct image images[FILES];
static int image_count;

static void image_forget_changes(struct image *image)
{
    while (image->first) {
        struct change *gone = image->first;
        image->first = gone->next;
        free(gone);
    }
    image->end = &image->first;
}

static void image_load(struct image *image)
{
    FILE *file = fopen(image->path, "rb");
    if (!file)
        return;
    fseek(file, 0, SEEK_END);
    image->length = (size_t)ftell(file);
    rewind(file);
    image->bytes = malloc(image->length + 1);
    size_t got = fread(image->bytes, 1, image->length, file);
    assert(got == image->length);
    fclose(file);
}

static struct image *image_of(const char *path)
{
    for (int i = 0; i < image_count; i++)
        if (strcmp(images[i].path, path) == 0)
            return &images[i];
    assert(image_count < FILES);
    struct image *image = &images[image_count++];
    *image = (struct image){.end = &image->first};
    snprintf(image->path, sizeof image->path, "%s", path);
    image_load(image);
    return image;
}

static void image_change(struct image *image, bool truncates, sqlite3_int64 offset, const void *bytes, size_t length)
{
    struct change *change = malloc(sizeof *change + length);
    *change = (struct change){.truncates = truncates, .offset = offset, .length = length};
    if (length)
        memcpy(change->bytes, bytes, length);
    *image->end = change;
    image->end = &change->next;
}

static void image_resize(struct image *image, size_t length)
{
    image->bytes = realloc(image->bytes, length + 1);
    if (length > image->length)
        memset(image->bytes + image->length, 0, length - image->length);
    image->length = length;
}

static void image_put(struct image *image, size_t offset, const uint8_t *bytes, size_t length)
{
    if (offset + length > image->length)
        image_resize(image, offset + length);
    memcpy(image->bytes + offset, bytes, length);
}

/* Applies what is kept of a change: with `random`, each sector by the toss of a coin. */
static void image_apply(struct image *image, const struct change *change, struct world_random *random)
{
    if (change->truncates) {
        if (!random || world_draw(random, 2))
            image_resize(image, (size_t)change->offset);
        return;
    }
    size_t from = (size_t)change->offset, end = from + change->length;
    for (size_t next; from < end; from = next) {
        next = (from / SECTOR + 1) * SECTOR;
        next = next < end ? next : end;
        if (!random || world_draw(random, 2))
            image_put(image, from, change->bytes + (from - (size_t)change->offset), next - from);
    }
}

static void image_sync(struct image *image)
{
    for (struct change *change = image->first; change; change = change->next)
        image_apply(image, change, NULL);
    image_forget_changes(image);
}

static void image_write(const struct image *image)
{
    FILE *file = fopen(image->path, "wb");
    assert(file);
    size_t put = image->length ? fwrite(image->bytes, 1, image->length, file) : 0;
    assert(put == image->length);
    fclose(file);
}

void disk_reset(void)
{
    for (int i = 0; i < image_count; i++) {
        image_forget_changes(&images[i]);
        free(images[i].bytes);
    }
    image_count = 0;
    disk = (struct disk){0};
}

void disk_crash(enum disk_loss loss, struct world_random *random)
{
    for (int i = 0; i < image_count; i++) {
        struct image *image = &images[i];
        for (struct change *change = image->first; change && loss == DISK_LOSES_SOME; change = change->next)
            image_apply(image, change, random);
        image_forget_changes(image);
        image_write(image);
        char shared[600]; /* the WAL's index is memory, not disk */
        snprintf(shared, sizeof shared, "%s-shm", image->path);
        unlink(shared);
    }
    disk_reset();
}

/* ---- faults ---- */

/* SQLITE_OK, or how the operation that is about to be done fails. */
static int next_operation(int code)
{
    if (disk.dead)
        return SQLITE_IOERR;
    if (disk.fault == DISK_GOOD || ++disk.count < disk.at)
        return SQLITE_OK;
    if (disk.fault == DISK_LOSES_POWER) {
        disk.dead = true;
        return SQLITE_IOERR;
    }
    if (disk.fault == DISK_FAILS_ONCE && disk.count > disk.at)
        return SQLITE_OK;
    return disk.code == SQLITE_FULL ? SQLITE_FULL : code;
}

/* ---- files ---- */

struct faulty_file {
    sqlite3_file base;
    struct image *image;
    sqlite3_file *real;
};

static sqlite3_file *real_of(sqlite3_file *file)
{
    return ((struct faulty_file *)file)->real;
}

static struct image *image_in(sqlite3_file *file)
{
    return ((struct faulty_file *)file)->image;
}

static int faulty_close(sqlite3_file *file)
{
    sqlite3_file *real = real_of(file);
    int code = real->pMethods ? real->pMethods->xClose(real) : SQLITE_OK;
    sqlite3_free(real);
    return code;
}

static int faulty_read(sqlite3_file *file, void *to, int length, sqlite3_int64 offset)
{
    return real_of(file)->pMethods->xRead(real_of(file), to, length, offset);
}

/* A write that fails has written half. */
static int faulty_write(sqlite3_file *file, const void *bytes, int length, sqlite3_int64 offset)
{
    sqlite3_file *real = real_of(file);
    int fault = next_operation(SQLITE_IOERR_WRITE);
    if (fault && disk.dead)
        return fault;
    int done = fault ? length / 2 : length, code = SQLITE_OK;
    if (done) {
        code = real->pMethods->xWrite(real, bytes, done, offset);
        image_change(image_in(file), false, offset, bytes, (size_t)done);
    }
    return fault ? fault : code;
}

static int faulty_truncate(sqlite3_file *file, sqlite3_int64 length)
{
    int fault = next_operation(SQLITE_IOERR_TRUNCATE);
    if (fault)
        return fault;
    image_change(image_in(file), true, length, NULL, 0);
    return real_of(file)->pMethods->xTruncate(real_of(file), length);
}

/* What is lost is decided here, so the real file need not wait for a real disk. */
static int faulty_sync(sqlite3_file *file, int flags)
{
    (void)flags;
    int fault = next_operation(SQLITE_IOERR_FSYNC);
    if (!fault)
        image_sync(image_in(file));
    return fault;
}

static int faulty_size(sqlite3_file *file, sqlite3_int64 *length)
{
    return real_of(file)->pMethods->xFileSize(real_of(file), length);
}

static int faulty_lock(sqlite3_file *file, int level)
{
    return real_of(file)->pMethods->xLock(real_of(file), level);
}

static int faulty_unlock(sqlite3_file *file, int level)
{
    return real_of(file)->pMethods->xUnlock(real_of(file), level);
}

static int faulty_check_lock(sqlite3_file *file, int *answer)
{
    return real_of(file)->pMethods->xCheckReservedLock(real_of(file), answer);
}

/* Hints about sizes would let the real VFS write past us. */
static int faulty_control(sqlite3_file *file, int operation, void *argument)
{
    if (operation == SQLITE_FCNTL_SIZE_HINT || operation == SQLITE_FCNTL_CHUNK_SIZE)
        return SQLITE_NOTFOUND;
    return real_of(file)->pMethods->xFileControl(real_of(file), operation, argument);
}

static int faulty_sector(sqlite3_file *file)
{
    return real_of(file)->pMethods->xSectorSize(real_of(file));
}

static int faulty_device(sqlite3_file *file)
{
    return real_of(file)->pMethods->xDeviceCharacteristics(real_of(file));
}

static int faulty_shm_map(sqlite3_file *file, int page, int size, int extend, void volatile **to)
{
    return real_of(file)->pMethods->xShmMap(real_of(file), page, size, extend, to);
}

static int faulty_shm_lock(sqlite3_file *file, int offset, int count, int flags)
{
    return real_of(file)->pMethods->xShmLock(real_of(file), offset, count, flags);
}

static void faulty_shm_barrier(sqlite3_file *file)
{
    real_of(file)->pMethods->xShmBarrier(real_of(file));
}

static int faulty_shm_unmap(sqlite3_file *file, int remove)
{
    return real_of(file)->pMethods->xShmUnmap(real_of(file), remove);
}

static const sqlite3_io_methods METHODS = {
    .iVersion = 2,
    .xClose = faulty_close,
    .xRead = faulty_read,
    .xWrite = faulty_write,
    .xTruncate = faulty_truncate,
    .xSync = faulty_sync,
    .xFileSize = faulty_size,
    .xLock = faulty_lock,
    .xUnlock = faulty_unlock,
    .xCheckReservedLock = faulty_check_lock,
    .xFileControl = faulty_control,
    .xSectorSize = faulty_sector,
    .xDeviceCharacteristics = faulty_device,
    .xShmMap = faulty_shm_map,
    .xShmLock = faulty_shm_lock,
    .xShmBarrier = faulty_shm_barrier,
    .xShmUnmap = faulty_shm_unmap,
};

/* ---- the VFS ---- */

static sqlite3_vfs *under(sqlite3_vfs *vfs)
{
    return vfs->pAppData;
}

static int faulty_open(sqlite3_vfs *vfs, const char *name, sqlite3_file *file, int flags, int *out)
{
    struct faulty_file *faulty = (struct faulty_file *)file;
    *faulty = (struct faulty_file){0};
    assert(name);
    faulty->real = sqlite3_malloc64((sqlite3_uint64)under(vfs)->szOsFile);
    if (!faulty->real)
        return SQLITE_NOMEM;
    memset(faulty->real, 0, (size_t)under(vfs)->szOsFile);
    int code = under(vfs)->xOpen(under(vfs), name, faulty->real, flags, out);
    if (code != SQLITE_OK) {
        sqlite3_free(faulty->real);
        return code;
    }
    faulty->image = image_of(name);
    faulty->base.pMethods = &METHODS;
    return SQLITE_OK;
}

/* A removal is taken to be durable: SQLite asks for the directory to be synced where that matters. */
static int faulty_delete(sqlite3_vfs *vfs, const char *name, int sync_directory)
{
    int fault = next_operation(SQLITE_IOERR_DELETE);
    if (fault)
        return fault;
    struct image *image = image_of(name);
    image_forget_changes(image);
    image_resize(image, 0);
    return under(vfs)->xDelete(under(vfs), name, sync_directory);
}

void disk_register(void)
{
    static sqlite3_vfs vfs;
    sqlite3_vfs *real = sqlite3_vfs_find(NULL);
    vfs = *real;
    vfs.zName = DISK_VFS;
    vfs.pNext = NULL;
    vfs.pAppData = real;
    vfs.szOsFile = (int)sizeof(struct faulty_file);
    vfs.xOpen = faulty_open;
    vfs.xDelete = faulty_delete;
    int code = sqlite3_vfs_register(&vfs, 0);
    assert(code == SQLITE_OK);
}
