/* options.h: command lines, the same way for every command. Options may stand anywhere; `--` ends them; a lone
 * `-` is no option; values are taken as `-o DIR`, `-oDIR`, `--output DIR` or `--output=DIR`. */
#ifndef FSMC_OPTIONS_H
#define FSMC_OPTIONS_H

#include <stdbool.h>

struct option { /* exactly one of flag and value is set; the table ends with a name of NULL */
    const char *name;
    bool *flag;
    const char **value;
};

/* Sets what the options say and moves the other arguments to argv[1] …, in order, NULL after the last.
 * Returns how many there are, or -1 after a line on stderr that says what is wrong; then exit with EXIT_USAGE.
 * *flag and *value keep what the caller put there unless the option is given. argv[0] is the command's name. */
int options_parse(const struct option *options, int argc, char **argv);

#endif
