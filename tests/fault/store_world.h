/* store_world.h: what a store should hold, kept naively in arrays, beside the store itself.
 *
 * Contents are made from numbers (`mark`), so the arrays hold only numbers, and every text and blob can be made again
 * to compare. world_batch does the same random things to both; what it did counts once the commit is reported. */
#ifndef STORE_WORLD_H
#define STORE_WORLD_H

#include "store.h"
#include "store_scratch.h"

#define WORLD_INSTANCES 64
#define WORLD_ENTRIES 4096
#define WORLD_OWNERS 8

struct world_instance {
    int64_t spec, owner, created, cursor, last, deadline;
    uint32_t mark; /* of its state */
};

struct world_entry {
    int64_t instance, spec, cursor, prev, at, now;
    int64_t event_id; /* 0: none */
    uint32_t mark;
};

struct world {
    struct world_instance instance[WORLD_INSTANCES]; /* of id at id - 1, and so below */
    struct world_entry entry[WORLD_ENTRIES];
    uint32_t owner[WORLD_OWNERS]; /* marks of the shared variables */
    int64_t instances, entries, owners, specs;
    int64_t event_ids; /* given out so far, used or not */
};

struct world_random {
    uint64_t state;
};
uint64_t world_draw(struct world_random *random, uint64_t below);

/* A batch of random writes between store_begin and store_commit. On false the store has failed at *stage: nothing
 * counts, and the caller rolls back. On true *world is what the store holds. */
enum world_stage { WORLD_BEGIN, WORLD_WRITE, WORLD_COMMIT };
bool world_batch(struct world *world, struct store *store, struct world_random *random, int steps,
                 enum world_stage *stage);
/* The same without begin and commit. */
bool world_writes(struct world *world, struct store *store, struct world_random *random, int steps);

/* Whether the store holds exactly that: by store_log, instances, owners, deadlines, histories, ids and store_verify.
 * Says the first difference on stderr if `loud`. */
bool world_same(const struct world *world, struct store *store, bool loud);
/* The same without store_verify, which must see no open transaction's ids. */
bool world_alike(const struct world *world, struct store *store, bool loud);

/* Counting: says FAIL and the words if not good; tally_end prints the counts and answers main's exit code. */
bool tally(bool good, const char *format, ...) __attribute__((format(printf, 2, 3)));
int tally_end(void);

#endif
