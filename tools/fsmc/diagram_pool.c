/* diagram_pool.c: three hash indexes over three arrays. */
#include "diagram_pool.h"

#include <string.h>

#define MEMO_WORDS_MAX 8000000u /* 32 MB, and as much again for its index at worst */
#define MEMO_HEAD 3u            /* words of a record before its rows */

void *pool_reserve(void *items, size_t need, size_t *room, size_t size)
{
    if (need <= *room)
        return items;
    *room = need + need / 2;
    return mem_resize(items, *room * size);
}

static uint32_t hash_words(uint32_t seed, const uint32_t *word, uint32_t words)
{
    uint64_t hash = seed + 1;
    for (uint32_t i = 0; i < words; i++) {
        hash = (hash ^ word[i]) * 0x9e3779b97f4a7c15u;
        hash ^= hash >> 32;
    }
    return (uint32_t)hash;
}

static void index_put(struct pool_index *index, uint32_t hash, uint32_t id)
{
    uint32_t at = hash & (index->room - 1);
    while (index->slot[at].id != POOL_FREE)
        at = (at + 1) & (index->room - 1);
    index->slot[at] = (struct pool_slot){hash, id};
}

static void index_add(struct pool_index *index, uint32_t hash, uint32_t id)
{
    if ((uint64_t)index->used * 3 >= (uint64_t)index->room * 2) {
        struct pool_index old = *index;
        index->room = old.room == 0 ? 256 : old.room * 2;
        index->slot = mem_resize(NULL, index->room * sizeof *index->slot);
        memset(index->slot, 0xff, index->room * sizeof *index->slot);
        for (uint32_t i = 0; i < old.room; i++)
            if (old.slot[i].id != POOL_FREE)
                index_put(index, old.slot[i].hash, old.slot[i].id);
        mem_free(old.slot);
    }
    index_put(index, hash, id);
    index->used++;
}

/* The next id with this hash, or POOL_FREE. *probe counts the slots looked at, from 0. */
static uint32_t index_next(const struct pool_index *index, uint32_t hash, uint32_t *probe)
{
    while (index->room != 0) {
        const struct pool_slot *slot = &index->slot[(hash + (*probe)++) & (index->room - 1)];
        if (slot->id == POOL_FREE || slot->hash == hash)
            return slot->id;
    }
    return POOL_FREE;
}

static bool all_equal(const uint32_t *kid, uint32_t kids)
{
    for (uint32_t i = 1; i < kids; i++)
        if (kid[i] != kid[0])
            return false;
    return true;
}

static uint32_t node_add(struct diagram_pool *pool, unsigned test, const uint32_t *kid)
{
    struct diagram *diagram = pool->diagram;
    uint32_t kids = pool->atoms[test];
    diagram->node = pool_reserve(diagram->node, (size_t)diagram->nodes + 1, &pool->node_room, sizeof *diagram->node);
    diagram->kids =
        pool_reserve(diagram->kids, (size_t)diagram->kid_count + kids, &pool->kid_room, sizeof *diagram->kids);
    diagram->node[diagram->nodes] = (struct diagram_node){.test = (uint16_t)test, .kid = diagram->kid_count};
    memcpy(diagram->kids + diagram->kid_count, kid, kids * sizeof *kid);
    diagram->kid_count += kids;
    return diagram->nodes++;
}

uint32_t pool_node(struct diagram_pool *pool, unsigned test, const uint32_t *kid)
{
    const struct diagram *diagram = pool->diagram;
    uint32_t kids = pool->atoms[test], probe = 0, id;
    if (all_equal(kid, kids))
        return kid[0];
    uint32_t hash = hash_words(test, kid, kids);
    while ((id = index_next(&pool->nodes, hash, &probe)) != POOL_FREE) {
        const struct diagram_node *node = &diagram->node[id];
        if (node->test == test && memcmp(diagram->kids + node->kid, kid, kids * sizeof *kid) == 0)
            return id;
    }
    id = node_add(pool, test, kid);
    index_add(&pool->nodes, hash, id);
    return id;
}

uint32_t pool_set(struct diagram_pool *pool, uint64_t set)
{
    struct diagram *diagram = pool->diagram;
    uint32_t half[2] = {(uint32_t)set, (uint32_t)(set >> 32)};
    uint32_t hash = hash_words(0, half, 2), probe = 0, id;
    while ((id = index_next(&pool->sets, hash, &probe)) != POOL_FREE)
        if (diagram->sets[id] == set)
            return DIAGRAM_LEAF | id;
    diagram->sets = pool_reserve(diagram->sets, (size_t)diagram->set_count + 1, &pool->set_room, sizeof set);
    diagram->sets[diagram->set_count] = set;
    index_add(&pool->sets, hash, diagram->set_count);
    return DIAGRAM_LEAF | diagram->set_count++;
}

bool pool_recall(struct diagram_pool *pool, unsigned test, const uint32_t *row, uint32_t rows, uint32_t *hash,
                 uint32_t *answer)
{
    uint32_t probe = 0, id;
    *hash = hash_words(test, row, rows);
    while ((id = index_next(&pool->lists, *hash, &probe)) != POOL_FREE) {
        const uint32_t *record = pool->memo + id;
        if (record[0] == test && record[2] == rows && memcmp(record + MEMO_HEAD, row, rows * sizeof *row) == 0) {
            *answer = record[1];
            return true;
        }
    }
    return false;
}

void pool_remember(struct diagram_pool *pool, unsigned test, const uint32_t *row, uint32_t rows, uint32_t hash,
                   uint32_t answer)
{
    if (rows + MEMO_HEAD > MEMO_WORDS_MAX - pool->memo_words)
        return;
    pool->memo =
        pool_reserve(pool->memo, (size_t)pool->memo_words + MEMO_HEAD + rows, &pool->memo_room, sizeof *pool->memo);
    uint32_t *record = pool->memo + pool->memo_words;
    record[0] = test;
    record[1] = answer;
    record[2] = rows;
    memcpy(record + MEMO_HEAD, row, rows * sizeof *row);
    index_add(&pool->lists, hash, pool->memo_words);
    pool->memo_words += MEMO_HEAD + rows;
}

void pool_release(struct diagram_pool *pool)
{
    mem_free(pool->memo);
    mem_free(pool->nodes.slot);
    mem_free(pool->sets.slot);
    mem_free(pool->lists.slot);
    memset(pool, 0, sizeof *pool);
}
