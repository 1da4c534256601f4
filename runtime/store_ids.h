/* store_ids.h: the latest event ids, as fingerprints and the places of their entries, in memory.
 *
 * A ring in the order of the log, and an open-addressing table over it. It knows no SQL: a fingerprint that is found
 * is a candidate, which the caller compares with the log. The fingerprint is keyed (SipHash-1-3 with the database's
 * own secret), so that nobody can choose ids that collide. 32 bits are enough: at STORE_IDS ids one unknown id in
 * 16,000 meets a stranger. */
#ifndef STORE_IDS_H
#define STORE_IDS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct store_ids {
    uint64_t key[2];
    uint64_t next;  /* the number of the next id; ids are numbered from 0 as they come */
    uint64_t first; /* the oldest kept */
    uint64_t kept;  /* from here on they belong to the running transaction */
    int64_t *seq;   /* [room]: of id n at n % room */
    uint32_t *print;
    size_t room;
    uint32_t *slot; /* [slots]: 1 + a place in the ring, or 0 */
    size_t slots;   /* a power of two, at least 3/2 of room */
};

void ids_release(struct store_ids *ids);
uint32_t ids_print(const struct store_ids *ids, int64_t instance, const char *event_id);

/* Makes room for one more. False: out of memory, and nothing has changed. */
bool ids_reserve(struct store_ids *ids);
/* Remembers an id; room was reserved. `seq` is greater than all before. */
void ids_add(struct store_ids *ids, uint32_t print, int64_t seq);

/* Ends a transaction: what it added stays, and what lies outside the latest STORE_IDS goes; or what it added goes. */
void ids_keep(struct store_ids *ids);
void ids_drop(struct store_ids *ids);

/* Candidates for a print, in no order: start with *place = ids_start, until it answers 0. Those outside the latest
 * STORE_IDS are passed over. */
size_t ids_start(const struct store_ids *ids, uint32_t print);
int64_t ids_candidate(const struct store_ids *ids, uint32_t print, size_t *place);

/* The entry of id n, for first <= n < next. */
int64_t ids_seq(const struct store_ids *ids, uint64_t n);
uint32_t ids_print_of(const struct store_ids *ids, uint64_t n);
/* The oldest id inside the window. */
uint64_t ids_oldest(const struct store_ids *ids);

#endif
