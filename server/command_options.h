/* command_options.h: what `fsmd verify` and `fsmd log` are told, and the database and tables they look at. */
#ifndef COMMAND_OPTIONS_H
#define COMMAND_OPTIONS_H

#include "catalog.h"
#include "store.h"

struct command_options {
    const char *argument; /* the one after the options, or NULL */
    bool scenario;        /* --scn */
    const char *machine[64];
    unsigned machines;
    struct store *store;
    struct catalog *catalog;
};

/* Reads the options; `arguments` is how many others are wanted, none or one. On false, what is wrong was told. */
bool command_options_read(struct command_options *options, int argc, char **argv, const char *usage, int arguments);
/* Opens the database of DATA_DIR for reading, and loads the tables. On false, what is wrong was told. */
bool command_options_open(struct command_options *options);
void command_options_close(struct command_options *options);

#endif
