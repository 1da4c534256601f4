/* latency.c: see latency.h. Small values have a bucket each; above, a power of two and its upper six bits choose. */
#include "latency.h"

static unsigned bucket_of(uint64_t ns)
{
    if (ns < LATENCY_PARTS)
        return (unsigned)ns;
    unsigned power = 63 - (unsigned)__builtin_clzll(ns);
    return (power - 5) * LATENCY_PARTS + (unsigned)(ns >> (power - 6)) % LATENCY_PARTS;
}

/* The most a bucket holds. */
static uint64_t bucket_top(unsigned bucket)
{
    if (bucket < LATENCY_PARTS)
        return bucket;
    unsigned power = bucket / LATENCY_PARTS + 5;
    return (((uint64_t)LATENCY_PARTS + bucket % LATENCY_PARTS + 1) << (power - 6)) - 1;
}

void latency_add(struct latency *latency, uint64_t ns)
{
    latency->count++;
    latency->bucket[bucket_of(ns)]++;
    if (ns > latency->most_ns)
        latency->most_ns = ns;
}

double latency_ms(const struct latency *latency, double share)
{
    uint64_t wanted = (uint64_t)((double)latency->count * share), seen = 0;
    for (unsigned i = 0; i < LATENCY_PARTS * 60; i++) {
        seen += latency->bucket[i];
        if (seen > wanted || (seen == latency->count && seen > 0)) {
            uint64_t top = bucket_top(i);
            return (double)(top < latency->most_ns ? top : latency->most_ns) / 1e6;
        }
    }
    return 0;
}
