/* generated.c: a random machine of the oracle of steps. A file by itself: that oracle has its own idea of an event. */
#include "../oracle/generate.h"
#include "machines.h"

const char *machine_generated(struct arena *arena, uint64_t seed)
{
    struct random random = {seed};
    return generate(arena, &random, 1 + random_below(&random, 6));
}
