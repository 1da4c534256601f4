/* scn_machines.h: the machines that scenarios are for, each found and compiled once. */
#ifndef SCN_MACHINES_H
#define SCN_MACHINES_H

#include "compile.h"
#include "list.h"

struct scn_machine {
    char *path;
    struct source source;
    struct compilation compilation;
    bool given; /* with --machine: found by the name in it */
    bool told;  /* its mistakes were reported */
};

struct scn_machines {
    LIST(struct scn_machine *) item;
};

/* Takes a file given with --machine. On false, message says why it cannot be read. */
bool scn_machines_add(struct scn_machines *machines, const char *path, char *message, size_t size);

/* The machine of that name for a scenario in `file`: of the files given, else NAME.fsm beside it, else
 * machines/NAME.fsm in its directory or the nearest above. NULL if there is none; its `compilation.machine` is NULL if
 * it has errors. */
struct scn_machine *scn_machines_find(struct scn_machines *machines, const char *file, const char *name);
void scn_machines_release(struct scn_machines *machines);

#endif
