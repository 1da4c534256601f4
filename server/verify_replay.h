/* verify_replay.h: a verification from the inside, for verify_*.c. */
#ifndef VERIFY_REPLAY_H
#define VERIFY_REPLAY_H

#include "json_event.h"
#include "verify_store.h"

struct verify_bytes {
    uint8_t *data;
    size_t length;
};

struct verify_spec {
    int64_t id;
    const struct fsm_machine *m; /* NULL if no loaded table has its hash */
    struct fsm_instance *inst;   /* where one of its instances is awake */
    int64_t awake;               /* whose that is, or 0 */
};

struct verify_owner {
    struct fsm_shared *shared; /* NULL before its first instance */
    struct verify_bytes snapshot;
    bool changing; /* a server wrote it while the snapshots were read */
    const struct fsm_machine *m;
};

struct verify_instance {
    char *name; /* NULL: there is no instance of that id */
    struct verify_spec *spec;
    int64_t owner, cursor, at_cursor; /* cursor: of the snapshot; at_cursor: replayed so far */
    struct verify_bytes snapshot, state;
    bool faulty;
};

struct verification {
    struct store *store;
    const struct verify_report *report;
    struct verify_result *result;
    struct verify_spec *spec;
    size_t specs;
    struct verify_owner *owner; /* [owners]: by id */
    int64_t owners;
    struct verify_instance *inst; /* [instances]: by id */
    int64_t instances, all;
    struct fsm_out out;
    struct text text; /* effects, and texts of fields */
    struct fsm_fields fields;
};

void *verify_memory(void *old, size_t size); /* realloc that does not fail */
bool verify_same(const struct verify_bytes *x, const struct verify_bytes *y);
struct verify_spec *verify_find_spec(const struct verification *v, int64_t id);

/* The first fault of an instance is told. Answers false. */
bool verify_fault(struct verification *v, struct verify_instance *inst, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* verify_replay.c: does an entry again and compares; after the snapshot's entry, the snapshot too. */
bool verify_replay(struct verification *v, struct verify_instance *inst, const struct store_entry *entry);

#endif
