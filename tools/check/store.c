/* store.c: the set of states, and its growth. */
#include "store.h"

#include <string.h>

#include "arena.h"
#include "mix.h"

void visited_open(struct visited *store, size_t words, bool parents)
{
    *store = (struct visited){.words = words, .slots = 1024};
    store->table = mem_resize(NULL, store->slots * sizeof *store->table);
    memset(store->table, 0, store->slots * sizeof *store->table);
    store->room = 512;
    store->state = mem_resize(NULL, store->room * words * sizeof *store->state);
    store->parent = parents ? mem_resize(NULL, store->room * sizeof *store->parent) : NULL;
}

void visited_close(struct visited *store)
{
    mem_free(store->state);
    mem_free(store->parent);
    mem_free(store->table);
}

static inline uint32_t tag_of(uint64_t hash)
{
    return (uint32_t)(hash >> 32) & ~((1u << STORE_BITS) - 1);
}

static inline bool has_tag(uint32_t entry, uint32_t tag)
{
    return (entry ^ tag) >> STORE_BITS == 0;
}

static inline const uint64_t *state_of(const struct visited *store, uint32_t entry)
{
    return visited_at(store, (entry & ((1u << STORE_BITS) - 1)) - 1);
}

static void rehash(struct visited *store)
{
    memset(store->table, 0, store->slots * sizeof *store->table);
    for (size_t n = 0; n < store->count; n++) {
        uint64_t hash = mix_words(visited_at(store, n), store->words);
        size_t i = hash & (store->slots - 1);
        while (store->table[i])
            i = (i + 1) & (store->slots - 1);
        store->table[i] = tag_of(hash) | (uint32_t)(n + 1);
    }
}

void visited_reserve(struct visited *store, size_t more)
{
    if (store->count + more > store->room) {
        store->room = store->room + store->room / 2 + more;
        store->state = mem_resize(store->state, store->room * store->words * sizeof *store->state);
        if (store->parent)
            store->parent = mem_resize(store->parent, store->room * sizeof *store->parent);
    }
    if ((store->count + more) * 8 < store->slots * 7)
        return;
    while ((store->count + more) * 8 >= store->slots * 7)
        store->slots *= 2;
    mem_free(store->table);
    store->table = mem_resize(NULL, store->slots * sizeof *store->table);
    rehash(store);
}

void visited_foresee_state(const struct visited *store, uint64_t hash)
{
    uint32_t tag = tag_of(hash);
    for (size_t i = hash & (store->slots - 1); store->table[i]; i = (i + 1) & (store->slots - 1))
        if (has_tag(store->table[i], tag)) {
            __builtin_prefetch(state_of(store, store->table[i]));
            return;
        }
}

static inline bool same(const uint64_t *x, const uint64_t *y, size_t words)
{
    while (words && x[words - 1] == y[words - 1])
        words--;
    return !words;
}

bool visited_add(struct visited *store, const uint64_t *state, uint64_t hash, uint32_t parent)
{
    size_t words = store->words, i = hash & (store->slots - 1);
    uint32_t tag = tag_of(hash);
    for (; store->table[i]; i = (i + 1) & (store->slots - 1))
        if (has_tag(store->table[i], tag) && same(state_of(store, store->table[i]), state, words))
            return false;
    memcpy(store->state + store->count * words, state, words * sizeof *state);
    if (store->parent)
        store->parent[store->count] = parent;
    store->table[i] = tag | (uint32_t)++store->count;
    return true;
}
