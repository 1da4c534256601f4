/* diagram_pool.h: what makes a diagram small and its building quick, each thing kept once.
 *
 * Nodes and sets are found again by content (hash-consing). The memo remembers the answer for a list of
 * rows still alive before a test. All three compare contents, not just hashes: what is found is equal. */
#ifndef FSMC_DIAGRAM_POOL_H
#define FSMC_DIAGRAM_POOL_H

#include "diagram.h"

struct pool_slot { /* id POOL_FREE: empty */
    uint32_t hash, id;
};
struct pool_index { /* open addressing, at most two thirds full */
    struct pool_slot *slot;
    uint32_t room, used; /* room is a power of two, or 0 */
};
#define POOL_FREE UINT32_MAX

struct diagram_pool {
    struct diagram *diagram; /* being filled; borrowed */
    const uint16_t *atoms;   /* per test; borrowed */
    uint32_t *memo;          /* records: test, answer, how many rows, rows */
    uint32_t memo_words;
    size_t node_room, kid_room, set_room, memo_room;
    struct pool_index nodes, sets, lists;
};

/* Releases all but the diagram. */
void pool_release(struct diagram_pool *pool);

/* The node with these children (as many as the test has atoms), or the child itself if they are all equal. */
uint32_t pool_node(struct diagram_pool *pool, unsigned test, const uint32_t *kid);

/* The leaf for a set of rows. */
uint32_t pool_set(struct diagram_pool *pool, uint64_t set);

/* Finds the answer remembered for a list of rows. *hash is set, for pool_remember, which may decline when
 * the memo has grown large: a forgotten answer costs time only. */
bool pool_recall(struct diagram_pool *pool, unsigned test, const uint32_t *row, uint32_t rows, uint32_t *hash,
                 uint32_t *answer);
void pool_remember(struct diagram_pool *pool, unsigned test, const uint32_t *row, uint32_t rows, uint32_t hash,
                   uint32_t answer);

/* `items`, moved if need be to hold `need` of `size` bytes; grows by half so that adding one by one is linear. */
void *pool_reserve(void *items, size_t need, size_t *room, size_t size);

#endif
