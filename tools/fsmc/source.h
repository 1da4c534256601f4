/* source.h: the text of a .fsm file, and places in it. */
#ifndef FSMC_SOURCE_H
#define FSMC_SOURCE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "diag.h"

#define SOURCE_MAX (64u << 20) /* bytes; keeps every offset far below 2^32 */

/* Reads a whole file, or the standard input for "-". On false, message says why (`cannot read x.fsm: No such
 * file or directory`) and nothing is to be released. `path` is borrowed as the source's name. */
bool source_read(const char *path, struct source *source, char *message, size_t size);
void source_release(struct source *source);

/* A place that moves: asking for ascending offsets costs one pass over the text, not one pass each.
 * Starts as {0}. Lines and columns count from 1; a column is a character, and a byte order mark is none. */
struct cursor {
    uint32_t offset;
    uint32_t start; /* of its line */
    unsigned line, column;
};
void cursor_move(struct cursor *cursor, const struct source *source, uint32_t offset);

#endif
