/* excuse.h: why some mutants may live. Beside the scenarios stands a file `survivors`:
 *
 *     # a comment
 *     move-bound decision gate: | >= 3 || yes | => | >= 4 || yes |
 *       No run has three: the counter ends at two.
 *
 * A line that is not indented is the key of a mutant, and the indented lines below say why no test can kill it. */
#ifndef MUTATE_EXCUSE_H
#define MUTATE_EXCUSE_H

#include "list.h"
#include "source.h"

struct excuse {
    const char *key, *reason;
    const char *path; /* of the file it stands in */
    unsigned line;
    bool used; /* a mutant has this key and has survived */
};

struct excuses {
    struct arena arena;
    LIST(struct excuse) item;
};

/* Reads DIRECTORY/survivors of each path that is a directory and has one. On false a message was written to stderr: it
 * cannot be read, or a key lacks its reason. */
bool excuses_read(struct excuses *excuses, char *const *paths);
void excuses_release(struct excuses *excuses);

struct excuse *excuse_find(const struct excuses *excuses, const char *key); /* NULL if there is none */

#endif
