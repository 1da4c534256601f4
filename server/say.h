/* say.h: the server's own log, on stderr: one event a line, as text for people or as JSON (LOG=json).
 *
 *   say(SAY_INFO, "listening", "port", SAY_NUMBER, (int64_t)3000, NULL)
 * Pairs of name and value follow; a value is a string, or SAY_NUMBER and an int64_t. */
#ifndef SAY_H
#define SAY_H

#include <stdbool.h>
#include <stdint.h>

enum say_level { SAY_DEBUG, SAY_INFO, SAY_WARN, SAY_ERROR };
#define SAY_NUMBER ((const char *)1)

void say_as(bool json, enum say_level least);
void say(enum say_level level, const char *what, ... /* name, value, …, NULL */) __attribute__((sentinel));

#endif
