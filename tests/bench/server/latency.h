/* latency.h: how long things took, in buckets that are never wider than 1/64 of what they hold. */
#ifndef LATENCY_H
#define LATENCY_H

#include <stdint.h>

#define LATENCY_PARTS 64 /* of each power of two */

struct latency {
    uint64_t count, most_ns;
    uint64_t bucket[LATENCY_PARTS * 60];
};

void latency_add(struct latency *latency, uint64_t ns);
double latency_ms(const struct latency *latency,
                  double share); /* 0.99: what 99 % did not pass; 0 if there is nothing */

#endif
