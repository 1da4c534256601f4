/* mix.h: a hash of a few words, good enough for tables whose size is a power of two. */
#ifndef CHECK_MIX_H
#define CHECK_MIX_H

#include <stddef.h>
#include <stdint.h>

static inline uint64_t mix_words(const uint64_t *word, size_t count)
{
    uint64_t hash = UINT64_C(0x9e3779b97f4a7c15);
    for (size_t i = 0; i < count; i++) {
        unsigned __int128 product = (unsigned __int128)(hash ^ word[i]) * UINT64_C(0xd6e8feb86659fd93);
        hash = (uint64_t)product ^ (uint64_t)(product >> 64);
    }
    return hash ^ hash >> 29;
}

#endif
