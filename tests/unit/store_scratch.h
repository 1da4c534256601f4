/* store_scratch.h: a directory for one test's database, below build/ (or here, where there is none). */
#ifndef STORE_SCRATCH_H
#define STORE_SCRATCH_H

#include <dirent.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

struct scratch {
    char directory[64], path[96]; /* path: of the database in it */
};

static inline void scratch_make(struct scratch *scratch)
{
    bool below = mkdir("build", 0755) == 0 || access("build", W_OK) == 0;
    snprintf(scratch->directory, sizeof scratch->directory, "%sstore-XXXXXX", below ? "build/" : "");
    if (!mkdtemp(scratch->directory)) {
        perror(scratch->directory);
        exit(1);
    }
    snprintf(scratch->path, sizeof scratch->path, "%s/machines.db", scratch->directory);
}

/* Removes the files in it. */
static inline void scratch_clear(const struct scratch *scratch)
{
    DIR *directory = opendir(scratch->directory);
    for (struct dirent *file; directory && (file = readdir(directory));) {
        char name[400];
        snprintf(name, sizeof name, "%s/%s", scratch->directory, file->d_name);
        if (file->d_name[0] != '.')
            unlink(name);
    }
    if (directory)
        closedir(directory);
}

static inline void scratch_remove(const struct scratch *scratch)
{
    scratch_clear(scratch);
    rmdir(scratch->directory);
}

#endif
