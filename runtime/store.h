/* store.h: the event log and the instances it made, in one SQLite file (WAL). Only store_*.c know SQL.
 *
 * The log is append-only, and the truth; an instance's row is its latest snapshot, kept in the same transaction. One
 * log entry is one call of fsm_step (or the creation), so the log replays to the same bytes. Nothing here interprets a
 * machine: states, payloads and effects are bytes and names that whoever steps has made.
 *
 * All writes go between store_begin and store_commit; after a false from any of them the caller ends the transaction
 * with store_rollback, and nothing of it was written. Strings and blobs passed in are borrowed for the call; those in
 * an answer live until the next call that reads or ends a transaction, so what was read may be written back. Functions
 * that can fail answer false and set store_why(). */
#ifndef STORE_H
#define STORE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define STORE_SCHEMA 1       /* PRAGMA user_version; older ones are migrated forward, a newer one is refused */
#define STORE_NONE INT64_MIN /* no deadline, no number: stored as NULL; equals FSM_MISSING */

struct store;

struct store_options {
    bool normal;     /* PRAGMA synchronous = NORMAL rather than FULL: a power loss may lose the last commits */
    bool read_only;  /* for verify and log: also while a server runs */
    const char *vfs; /* for tests of faults; NULL is SQLite's own */
};

/* Opens or creates the file. A server takes a lock beside it (path + ".lock", flock) that a second one meets:
 * read_only does not. On NULL, `why` says what is wrong: no such directory, read-only, in use by another server, not
 * a database, damaged (quick_check of the schema), or of a newer version. */
struct store *store_open(const char *path, const struct store_options *options, char *why, size_t size);
void store_close(struct store *store);
const char *store_why(const struct store *store); /* about the last failure, with SQLite's words */

/* ---- transactions ---- */

bool store_begin(struct store *store);
bool store_commit(struct store *store);
void store_rollback(struct store *store);

/* ---- specs: which tables an instance or event ran on ---- */

struct store_spec {
    int64_t id; /* 1 … */
    const char *name;
    uint32_t version;
    uint8_t hash[32];
};
/* The number of a spec, adding it if it is new (then inside a transaction). 0 on failure. */
int64_t store_spec_id(struct store *store, const char *name, uint32_t version, const uint8_t hash[32]);
bool store_specs(struct store *store, bool (*each)(void *context, const struct store_spec *spec), void *context);

/* ---- owners: shared variables, one row per (spec, owner) ---- */

struct store_owner {
    int64_t id;
    int64_t spec;
    const char *name;      /* "" for instances that name no owner */
    const uint8_t *shared; /* fsm_shared_encode */
    size_t shared_length;
};
bool store_owner_add(struct store *store, struct store_owner *owner);        /* sets id */
bool store_owner_save(struct store *store, const struct store_owner *owner); /* shared, by id */
bool store_owner_find(struct store *store, int64_t spec, const char *name, struct store_owner *owner, bool *found);
bool store_owner_load(struct store *store, int64_t id, struct store_owner *owner, bool *found);

/* ---- instances ---- */

struct store_instance {
    int64_t id;
    const char *name;     /* on the wire; unique */
    int64_t spec, owner;  /* owner: of store_owner; 0 if the machine shares nothing */
    int64_t created;      /* ms since the epoch */
    int64_t cursor;       /* of the last entry: 1 is the creation */
    int64_t last;         /* that entry's place in the log */
    int64_t deadline;     /* fsm_next_deadline, or STORE_NONE */
    const uint8_t *state; /* fsm_encode, which holds the parameters too */
    size_t state_length;
};
bool store_instance_add(struct store *store, struct store_instance *instance); /* sets id */
/* Saves cursor, last, deadline and state, by id. */
bool store_instance_save(struct store *store, const struct store_instance *instance);
bool store_instance_find(struct store *store, const char *name, struct store_instance *instance, bool *found);
bool store_instance_load(struct store *store, int64_t id, struct store_instance *instance, bool *found);
/* Every instance, in the order of ids; `each` answers false to stop. It may not call the store. */
bool store_instances(struct store *store, bool (*each)(void *context, const struct store_instance *), void *context);
/* (id, deadline) of those that have one, without reading states. */
bool store_deadlines(struct store *store, bool (*each)(void *context, int64_t id, int64_t deadline), void *context);
bool store_instance_count(struct store *store, int64_t *count);

/* ---- the log ---- */

struct store_entry {
    int64_t seq; /* its place in the whole log; set by append */
    int64_t instance, spec;
    int64_t cursor;        /* per instance, from 1 */
    int64_t prev;          /* the instance's entry before this one, or 0 */
    int64_t at;            /* the step's instant (a deadline for an expiry) */
    int64_t now;           /* the clock that was given to fsm_step */
    const char *actor;     /* who sent it, or NULL */
    const char *event_id;  /* or NULL */
    const char *cause;     /* "event", "timer", "refill", "release", "creation" */
    const char *type;      /* the event, timer or shared variable; "" at creation */
    int64_t call;          /* replies: the call answered; else 0 */
    const char *payload;   /* the event's fields as JSON; params at creation; or NULL */
    const char *result;    /* fsm_result_name */
    int64_t row;           /* the line of the row taken, or STORE_NONE */
    const char *from, *to; /* names of leaves; from is NULL at creation */
    const char *effects;   /* JSON array as on the wire */
};
/* Appends; sets seq. UPDATE and DELETE on the log are refused by triggers. No index is touched but the rowid's
 * (and a sparse one, every 256th entry of an instance, so that history finds its page). */
bool store_append(struct store *store, struct store_entry *entry);
bool store_entry(struct store *store, int64_t seq, struct store_entry *entry, bool *found);
/* Entries of an instance with cursor > after, oldest first, at most `limit` (0: all). */
bool store_history(struct store *store, const struct store_instance *instance, int64_t after, int64_t limit,
                   bool (*each)(void *context, const struct store_entry *entry), void *context);
/* The whole log in the order of seq, from `from` on; `each` answers false to stop. */
bool store_log(struct store *store, int64_t from, bool (*each)(void *context, const struct store_entry *),
               void *context);

/* ---- event ids ---- */

/* The entry with that event id of that instance, among the latest STORE_IDS events of the log that carry one:
 * remembered in memory (appended ones at once, uncommitted too; forgotten again by rollback), read back from `recent`
 * at open. The latest, if there are several; 0 if there is none; -1 on failure. A reader's are those of its open. */
#define STORE_IDS 262144
int64_t store_seen(struct store *store, int64_t instance, const char *event_id);

/* ---- the whole file ---- */

/* PRAGMA integrity_check, foreign keys, and chains: cursors without holes, prev and last right, marks and event ids
 * those of the log. All as of one moment, so a server may go on meanwhile. On false `why` names the first fault. */
bool store_verify(struct store *store, char *why, size_t size);
/* Truncates the WAL; called now and then, and at close. */
bool store_checkpoint(struct store *store);

#endif
