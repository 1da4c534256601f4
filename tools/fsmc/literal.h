/* literal.h: what numbers, durations, texts and names written in a source stand for. */
#ifndef FSMC_LITERAL_H
#define FSMC_LITERAL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Fifteen digits: exact in every JSON reader, and no sum of two of them overflows. */
#define LITERAL_MAX INT64_C(999999999999999)
#define LITERAL_SCALE_MAX 9

enum literal_fault {
    LITERAL_FINE,
    LITERAL_TOO_LARGE,
    LITERAL_TOO_FINE,  /* more than LITERAL_SCALE_MAX decimal places */
    LITERAL_MALFORMED, /* not a number and not a duration: 3minutes, 30m1h */
    LITERAL_BAD_ESCAPE
};

/* Digits, with at most one dot: the value scaled by 10^scale. */
enum literal_fault literal_number(const char *text, size_t length, int64_t *value, uint8_t *scale);

/* 800ms, 1h30m: milliseconds. Units descend and none comes twice. */
enum literal_fault literal_duration(const char *text, size_t length, int64_t *ms);

/* The inside of a text, quotes not included. `bytes` has room for `length` (NULL only checks);
 * *used is what was written; on a fault, the offset of the backslash. */
enum literal_fault literal_string(const char *text, size_t length, char *bytes, size_t *used);

#endif
