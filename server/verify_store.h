/* verify_store.h: replays a whole database and compares it with what it says of itself, byte for byte.
 *
 * The log is the truth: every entry is done again on the tables it was done on, and must come to the same; then every
 * instance's snapshot, and the shared variables of every owner, must be what that leads to. A server may be running:
 * what it adds meanwhile is left for the next time. */
#ifndef VERIFY_STORE_H
#define VERIFY_STORE_H

#include "catalog.h"
#include "store.h"

#define VERIFY_FAULTS_MAX 20 /* told; the rest is counted */

struct verify_report {
    void *context;
    void (*fault)(void *context, const char *instance, const char *what); /* the first of each instance */
    void (*progress)(void *context, int64_t events, int64_t all);         /* now and then; or NULL */
};

struct verify_result {
    int64_t instances, events; /* replayed */
    int64_t faults;            /* instances and owners with one */
    int64_t others;            /* instances of specs that are not loaded: left alone */
    int64_t moved;             /* rows that stand at another line now than when they were logged */
};

/* On false, `why` says why the database cannot be read. */
bool verify_store(struct store *store, const struct catalog *catalog, const struct verify_report *report,
                  struct verify_result *result, char *why, size_t size);

#endif
