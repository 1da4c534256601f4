/* command.h: the commands of fsmc. Each is called with its own name as argv[0] and returns the program's exit
 * code: 0 fine, 1 diagnostics (or an answer of no, as from fmt --check), 2 wrong usage or an unreadable file. */
#ifndef FSMC_COMMAND_H
#define FSMC_COMMAND_H

#include <stdbool.h>

#include "diag.h"

enum command_exit { EXIT_FINE = 0, EXIT_DIAGNOSTICS = 1, EXIT_USAGE = 2 };

struct command {
    const char *name;
    const char *usage;   /* what follows the name */
    const char *summary; /* one line */
    int (*run)(int argc, char **argv);
    const char *page; /* the rest of `fsmc help NAME` */
};
extern const struct command commands[]; /* ends with a name of NULL */

int command_build(int argc, char **argv);
int command_check(int argc, char **argv);
int command_cover(int argc, char **argv);
int command_graph(int argc, char **argv);
int command_export(int argc, char **argv);
int command_fmt(int argc, char **argv);
int command_dump(int argc, char **argv);
int command_explain(int argc, char **argv);
int command_help(int argc, char **argv);
int command_diff(int argc, char **argv);
int command_mutate(int argc, char **argv);
int command_record(int argc, char **argv);
int command_test(int argc, char **argv);
int command_version(int argc, char **argv);

const struct command *command_find(const char *name); /* NULL if unknown */

/* Prints what was found: as JSON on stdout, else on stderr, coloured when that is a terminal, with a last line
 * like `2 errors, 1 warning`. Returns EXIT_DIAGNOSTICS if there was an error, EXIT_FINE otherwise. */
int command_report(struct diags *diags, bool json);

/* One line on stderr, `fsmc: …`, for wrong usage and for the world's failures. Returns EXIT_USAGE. */
int command_fail(const char *format, ...) __attribute__((format(printf, 1, 2)));

#endif
