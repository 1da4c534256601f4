/* ideal.h: the same search by hand, as fast as memory allows: what an explorer could reach if it knew the machine. */
#ifndef BENCH_IDEAL_H
#define BENCH_IDEAL_H

#include <stdint.h>

/* The intervention machine with `instances` apps that share a quota of `quota`; a quick task lasts `quick` ticks, an
 * intention or an activity at least `least`. Answers how many states there are; *seconds is how long the search took,
 * its tables made before. */
uint64_t ideal_search(unsigned instances, unsigned quota, unsigned quick, unsigned least, double *seconds);

#endif
