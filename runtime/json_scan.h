/* json_scan.h: JSON text, piece by piece. The reader of an instance knows what must come; nothing is built. */
#ifndef FSM_JSON_SCAN_H
#define FSM_JSON_SCAN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct json {
    const char *at, *end;
};

/* A string still with its escapes, or a number: where it stands in the text. */
struct json_piece {
    const char *from;
    size_t length;
};

/* Skips white space; then takes c if it comes. */
bool json_take(struct json *j, char c);
bool json_word(struct json *j, const char *word); /* true, false, null */
bool json_string(struct json *j, struct json_piece *string);
/* A number in decimal notation, without an exponent. */
bool json_number(struct json *j, struct json_piece *number);
bool json_at_end(struct json *j);

/* Writes the string without its escapes to `to` (at most `room` bytes, none if NULL) and answers its length;
 * SIZE_MAX for an escape that is none. */
size_t json_unescape(struct json_piece string, char *to, size_t room);
bool json_equals(struct json_piece string, const char *text);

#endif
