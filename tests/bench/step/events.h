/* events.h: seeded, realistic input for the intervention machine. */
#ifndef BENCH_EVENTS_H
#define BENCH_EVENTS_H

#include <stddef.h>
#include <stdint.h>

#include "app.h"

void events_fill(struct app_input *input, size_t count, uint64_t seed, int64_t start);

#endif
