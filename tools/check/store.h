/* store.h: all states met so far, each once, in the order they were met.
 *
 * A state is `words` words in one array; a table of numbers finds it again, and five bits of its hash beside each
 * number say nearly always whether it is worth looking at. Beyond its words a state costs its parent's number (4 bytes)
 * and its share of the table: 4 bytes over a load between 7/16 and 7/8, so at most 13.2 bytes in all. */
#ifndef CHECK_STORE_H
#define CHECK_STORE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define STORE_BITS 27
#define STORE_MOST ((1u << STORE_BITS) - 2) /* states */

struct visited {
    size_t words;
    uint64_t *state;  /* [room][words] */
    uint32_t *parent; /* [room], or NULL if nobody asks */
    uint32_t *table;  /* [slots]: a tag of the hash above STORE_BITS bits of number + 1, or 0 */
    size_t count, room, slots;
};

void visited_open(struct visited *store, size_t words, bool parents);
void visited_close(struct visited *store);

static inline const uint64_t *visited_at(const struct visited *store, size_t number)
{
    return store->state + number * store->words;
}

/* Waiting for memory is most of the work, so it is asked for early: first where a hash leads, then what is there. */
static inline void visited_foresee(const struct visited *store, uint64_t hash)
{
    __builtin_prefetch(&store->table[hash & (store->slots - 1)]);
}
void visited_foresee_state(const struct visited *store, uint64_t hash);

/* True if the state is new; it is then number count - 1. Room must have been made. */
bool visited_add(struct visited *store, const uint64_t *state, uint64_t hash, uint32_t parent);
/* Makes room for `more` states. */
void visited_reserve(struct visited *store, size_t more);

#endif
