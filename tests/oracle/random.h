/* random.h: a seeded sequence (splitmix64): the same seed gives the same machines and events everywhere. */
#ifndef ORACLE_RANDOM_H
#define ORACLE_RANDOM_H

#include <stdbool.h>
#include <stdint.h>

struct random {
    uint64_t state;
};

static inline uint64_t random_next(struct random *random)
{
    uint64_t z = random->state += UINT64_C(0x9e3779b97f4a7c15);
    z = (z ^ z >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ z >> 27) * UINT64_C(0x94d049bb133111eb);
    return z ^ z >> 31;
}

static inline unsigned random_below(struct random *random, unsigned count)
{
    return (unsigned)(random_next(random) % count);
}

/* lo..hi inclusive */
static inline int64_t random_in(struct random *random, int64_t lo, int64_t hi)
{
    return lo + (int64_t)(random_next(random) % ((uint64_t)hi - (uint64_t)lo + 1));
}

static inline bool random_chance(struct random *random, unsigned percent)
{
    return random_below(random, 100) < percent;
}

#endif
