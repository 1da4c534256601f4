/* spin.h: the same search by SPIN, from the model that fsmc exports. */
#ifndef BENCH_SPIN_H
#define BENCH_SPIN_H

#include <stdbool.h>
#include <stdint.h>

#include "fsm.h"

struct spin_run {
    uint64_t states; /* without the one before creation */
    double seconds;  /* of the search alone: neither SPIN's own work nor the compiler's counts */
    double bytes;    /* memory per state, as pan counts it */
};

/* Writes the model into `room`, a directory, and lets SPIN search all of it. False after a message. */
bool spin_search(const struct fsm_machine *m, const int64_t *params, unsigned instances, const char *room,
                 struct spin_run *run);

#endif
