/* log_lines.h: the log of an instance as JSON lines, straight from the store. docs/log.md tells the form. */
#ifndef LOG_LINES_H
#define LOG_LINES_H

#include "codec.h"
#include "store.h"

/* The whole history of an instance, with that of all who share its owner's variables. On false, `why` says why it
 * cannot be read, or that there is no such instance. */
bool log_lines(struct store *store, const char *instance, struct text *to, char *why, size_t size);

#endif
