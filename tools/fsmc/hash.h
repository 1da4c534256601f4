/* hash.h: a spec's identity. */
#ifndef FSMC_HASH_H
#define FSMC_HASH_H

#include <stdint.h>

#include "diag.h"

/* SHA-256 over the tokens of a source: white space, comments and line breaks inside brackets do not
 * count. Two specs with the same hash are the same machine. */
void spec_hash(const struct source *source, uint8_t hash[32]);

#endif
