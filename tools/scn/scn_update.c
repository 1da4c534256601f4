/* scn_update.c: what `fsmc test --update` does to a file. */
#include "scn_update.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

void scn_edits_take(void *edits, const struct scn_failure *failure)
{
    struct scn_edits *to = edits;
    for (const struct scn_problem *problem = failure->problems; problem; problem = problem->next) {
        if (!problem->item || !problem->instead || *failure->loops)
            continue;
        size_t length = strlen(problem->instead);
        char *text = mem_resize(NULL, length + 1);
        memcpy(text, problem->instead, length + 1);
        list_push(&to->item, ((struct scn_edit){problem->at, text}));
    }
}

static int by_place(const void *left, const void *right)
{
    const struct scn_edit *a = left, *b = right;
    return (a->at.offset > b->at.offset) - (a->at.offset < b->at.offset);
}

void scn_edits_write(FILE *to, const struct source *source, struct scn_edits *edits)
{
    uint32_t at = 0;
    if (edits->item.count)
        qsort(edits->item.item, edits->item.count, sizeof *edits->item.item, by_place);
    for (size_t i = 0; i < edits->item.count; i++) {
        const struct scn_edit *edit = &edits->item.item[i];
        fwrite(source->text + at, 1, edit->at.offset - at, to);
        fputs(edit->text, to);
        at = edit->at.offset + edit->at.length;
    }
    fwrite(source->text + at, 1, source->length - at, to);
}

void scn_edits_release(struct scn_edits *edits)
{
    for (size_t i = 0; i < edits->item.count; i++)
        mem_free(edits->item.item[i].text);
    list_release(&edits->item);
}

static bool write_all(int fd, const char *text, size_t length)
{
    for (size_t done = 0; done < length;) {
        ssize_t wrote = write(fd, text + done, length - done);
        if (wrote < 0 && errno != EINTR)
            return false;
        done += wrote > 0 ? (size_t)wrote : 0;
    }
    return true;
}

bool scn_replace_file(const char *path, const char *text, size_t length)
{
    struct stat status;
    char *target = realpath(path, NULL), *beside = NULL;
    int fd = -1;
    bool done = target != NULL && stat(target, &status) == 0 && asprintf(&beside, "%s.XXXXXX", target) > 0 &&
                (fd = mkstemp(beside)) >= 0 && write_all(fd, text, length) && fchmod(fd, status.st_mode & 07777) == 0 &&
                fsync(fd) == 0 && rename(beside, target) == 0;
    int error = errno;
    if (fd >= 0) {
        close(fd);
        if (!done)
            unlink(beside);
    }
    free(beside);
    free(target);
    errno = error;
    return done;
}
