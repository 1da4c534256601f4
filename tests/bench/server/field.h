/* field.h: what an answer says, found without parsing it whole: the load must never be what is measured. */
#ifndef FIELD_H
#define FIELD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "wire.h"

struct span {
    const char *at; /* NULL: not there */
    size_t length;
};

/* The first member of that name in the JSON text, at any depth: a string without its quotes, or a number or word. */
struct span field(const struct message *message, const char *name);
bool span_is(struct span span, const char *text);
int64_t span_number(struct span span); /* -1 if it is none */
/* An instant, as "2026-01-01T00:00:00.000Z" or as a number of ms; -1 if it is neither. */
int64_t span_time_ms(struct span span);

struct span http_header(const struct message *message, const char *name); /* by its name in small letters */

#endif
