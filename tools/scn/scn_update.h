/* scn_update.h: expectations that failed, rewritten to what is the case; nothing else of the file is touched. */
#ifndef SCN_UPDATE_H
#define SCN_UPDATE_H

#include "list.h"
#include "scn_report.h"

struct scn_edit {
    struct place at;
    char *text;
};

struct scn_edits {
    LIST(struct scn_edit) item;
};

/* Takes from a failure what can be rewritten: not inside loops, where an expectation speaks of many moments, and not
 * what nobody wrote. A scn_report.failed, with struct scn_edits as context. */
void scn_edits_take(void *edits, const struct scn_failure *failure);
/* Writes the source with the edits made. */
void scn_edits_write(FILE *to, const struct source *source, struct scn_edits *edits);
void scn_edits_release(struct scn_edits *edits);

/* Puts `text` in place of the file, whole or not at all. On false errno says why. */
bool scn_replace_file(const char *path, const char *text, size_t length);

#endif
