/* suite.h: the scenarios that a mutant has to pass, read and parsed once. */
#ifndef MUTATE_SUITE_H
#define MUTATE_SUITE_H

#include "list.h"
#include "scn_tree.h"

struct suite_file {
    char *path;
    struct source source;
    struct scn_file *tree;
};

struct suite {
    struct arena arena;
    LIST(struct suite_file *) file;
    unsigned scenarios; /* for the machine */
};

/* Reads files, and *.scn of directories, and keeps what is for the machine of that name. On false a message was
 * written to stderr: a file that cannot be read, or is no scenario file. */
bool suite_read(struct suite *suite, char *const *paths, const char *machine);
void suite_release(struct suite *suite);

/* Runs the scenarios up to the first that fails or means nothing to `m`: answers its title, or NULL. The tree is bound
 * to `m`: each process can do this once. */
const char *suite_run(struct suite *suite, const struct fsm_machine *m);

/* The directory with the scenarios of a machine: NAME beside the spec, or tests/golden/NAME beside it or in the
 * nearest directory above. NULL if there is none; else released with free. */
char *suite_find(const char *spec, const char *machine);

#endif
