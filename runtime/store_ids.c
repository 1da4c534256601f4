/* store_ids.c: the latest event ids in memory: see store_ids.h.
 *
 * Ids older than the window are only let go at the end of a transaction, so a rollback needs to take away what came
 * last and nothing else. The ring therefore settles a little above STORE_IDS. Removal shifts the rest of its cluster
 * back, so the table has no tombstones and does not age. */
#include "store_ids.h"

#include <assert.h>
#include <sqlite3.h>
#include <string.h>

#include "store.h"

#define ROOM_FIRST 1024
#define ROOM_SETTLED (STORE_IDS + 4096) /* the window, and what a few full batches add to it */

void ids_release(struct store_ids *ids)
{
    sqlite3_free(ids->seq);
    sqlite3_free(ids->print);
    sqlite3_free(ids->slot);
    memset(ids, 0, sizeof *ids);
}

/* ---- fingerprints ---- */

static uint64_t rotate(uint64_t word, int bits)
{
    return word << bits | word >> (64 - bits);
}

static void sip_round(uint64_t v[4])
{
    v[0] += v[1], v[1] = rotate(v[1], 13) ^ v[0], v[0] = rotate(v[0], 32);
    v[2] += v[3], v[3] = rotate(v[3], 16) ^ v[2];
    v[0] += v[3], v[3] = rotate(v[3], 21) ^ v[0];
    v[2] += v[1], v[1] = rotate(v[1], 17) ^ v[2], v[2] = rotate(v[2], 32);
}

static void sip_word(uint64_t v[4], uint64_t word)
{
    v[3] ^= word;
    sip_round(v);
    v[0] ^= word;
}

/* Little-endian on every machine: fingerprints are kept in the file. */
static uint64_t word_at(const char *bytes, size_t count)
{
    uint64_t word = 0;
    for (size_t i = 0; i < count; i++)
        word |= (uint64_t)(uint8_t)bytes[i] << 8 * i;
    return word;
}

uint32_t ids_print(const struct store_ids *ids, int64_t instance, const char *event_id)
{
    uint64_t v[4] = {ids->key[0] ^ 0x736f6d6570736575, ids->key[1] ^ 0x646f72616e646f6d,
                     ids->key[0] ^ 0x6c7967656e657261, ids->key[1] ^ 0x7465646279746573};
    size_t length = strlen(event_id), whole = length & ~(size_t)7;
    sip_word(v, (uint64_t)instance);
    for (size_t i = 0; i < whole; i += 8)
        sip_word(v, word_at(event_id + i, 8));
    sip_word(v, word_at(event_id + whole, length - whole) | (uint64_t)(length + 8) << 56);
    v[2] ^= 0xff;
    for (int i = 0; i < 3; i++)
        sip_round(v);
    return (uint32_t)(v[0] ^ v[1] ^ v[2] ^ v[3]);
}

/* ---- the table ---- */

static size_t place_of(const struct store_ids *ids, uint64_t n)
{
    return (size_t)(n % ids->room);
}

static void table_put(struct store_ids *ids, uint64_t n)
{
    size_t place = place_of(ids, n), at = ids->print[place] & (ids->slots - 1);
    while (ids->slot[at])
        at = (at + 1) & (ids->slots - 1);
    ids->slot[at] = (uint32_t)place + 1;
}

/* Fills the hole at `hole` with whatever behind it would otherwise not be found any more. */
static void table_close(struct store_ids *ids, size_t hole)
{
    size_t mask = ids->slots - 1;
    for (size_t at = (hole + 1) & mask; ids->slot[at]; at = (at + 1) & mask) {
        size_t home = ids->print[ids->slot[at] - 1] & mask;
        if (((at - home) & mask) >= ((at - hole) & mask)) {
            ids->slot[hole] = ids->slot[at];
            hole = at;
        }
    }
    ids->slot[hole] = 0;
}

static void table_take(struct store_ids *ids, uint64_t n)
{
    size_t place = place_of(ids, n), at = ids->print[place] & (ids->slots - 1);
    while (ids->slot[at] != place + 1) {
        assert(ids->slot[at]);
        at = (at + 1) & (ids->slots - 1);
    }
    table_close(ids, at);
}

/* ---- the ring ---- */

static size_t room_after(size_t room)
{
    if (!room)
        return ROOM_FIRST;
    return room < ROOM_SETTLED && room * 2 > ROOM_SETTLED ? ROOM_SETTLED : room * 2;
}

static size_t slots_for(size_t room)
{
    size_t slots = ROOM_FIRST;
    while (slots < room + room / 2)
        slots *= 2;
    return slots;
}

bool ids_reserve(struct store_ids *ids)
{
    if (ids->next - ids->first < ids->room)
        return true;
    struct store_ids more = *ids;
    more.room = room_after(ids->room);
    more.slots = slots_for(more.room);
    more.seq = sqlite3_malloc64(more.room * sizeof *more.seq);
    more.print = sqlite3_malloc64(more.room * sizeof *more.print);
    more.slot = sqlite3_malloc64(more.slots * sizeof *more.slot);
    if (!more.seq || !more.print || !more.slot) {
        ids_release(&more);
        return false;
    }
    memset(more.slot, 0, more.slots * sizeof *more.slot);
    for (uint64_t n = ids->first; n < ids->next; n++) {
        more.seq[place_of(&more, n)] = ids_seq(ids, n);
        more.print[place_of(&more, n)] = ids_print_of(ids, n);
        table_put(&more, n);
    }
    ids_release(ids);
    *ids = more;
    return true;
}

void ids_add(struct store_ids *ids, uint32_t print, int64_t seq)
{
    assert(ids->next - ids->first < ids->room);
    ids->seq[place_of(ids, ids->next)] = seq;
    ids->print[place_of(ids, ids->next)] = print;
    table_put(ids, ids->next++);
}

void ids_keep(struct store_ids *ids)
{
    while (ids->first < ids_oldest(ids))
        table_take(ids, ids->first++);
    ids->kept = ids->next;
}

void ids_drop(struct store_ids *ids)
{
    while (ids->next > ids->kept)
        table_take(ids, --ids->next);
}

/* ---- asking ---- */

size_t ids_start(const struct store_ids *ids, uint32_t print)
{
    return ids->slots ? print & (ids->slots - 1) : 0;
}

/* The number of the id at a place of the ring. */
static uint64_t number_at(const struct store_ids *ids, size_t place)
{
    size_t first = place_of(ids, ids->first);
    return ids->first + (place >= first ? place - first : place + ids->room - first);
}

int64_t ids_candidate(const struct store_ids *ids, uint32_t print, size_t *at)
{
    if (!ids->slots)
        return 0;
    for (uint32_t slot; (slot = ids->slot[*at]) != 0;) {
        *at = (*at + 1) & (ids->slots - 1);
        if (ids->print[slot - 1] == print && number_at(ids, slot - 1) >= ids_oldest(ids))
            return ids->seq[slot - 1];
    }
    return 0;
}

int64_t ids_seq(const struct store_ids *ids, uint64_t n)
{
    assert(n >= ids->first && n < ids->next);
    return ids->seq[place_of(ids, n)];
}

uint32_t ids_print_of(const struct store_ids *ids, uint64_t n)
{
    assert(n >= ids->first && n < ids->next);
    return ids->print[place_of(ids, n)];
}

uint64_t ids_oldest(const struct store_ids *ids)
{
    uint64_t oldest = ids->next > STORE_IDS ? ids->next - STORE_IDS : 0;
    return oldest > ids->first ? oldest : ids->first;
}
