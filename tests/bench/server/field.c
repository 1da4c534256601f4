/* field.c: see field.h. Names are looked for with their quotes, so that "id" is not found in "eventId", nor in text
 * where quotes are escaped. */
#include "field.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static struct span value_at(const char *at, const char *end)
{
    while (at < end && (*at == ' ' || *at == ':'))
        at++;
    const char *stop = at;
    if (at < end && *at == '"') {
        at++;
        stop = memchr(at, '"', (size_t)(end - at));
        return stop ? (struct span){at, (size_t)(stop - at)} : (struct span){0};
    }
    while (stop < end && *stop != ',' && *stop != '}' && *stop != ']')
        stop++;
    return (struct span){at, (size_t)(stop - at)};
}

struct span field(const struct message *message, const char *name)
{
    char quoted[64];
    size_t size = (size_t)snprintf(quoted, sizeof quoted, "\"%s\":", name);
    const char *found = message->length ? memmem(message->text, message->length, quoted, size) : NULL;
    return found ? value_at(found + size, message->text + message->length) : (struct span){0};
}

bool span_is(struct span span, const char *text)
{
    return span.at && span.length == strlen(text) && !memcmp(span.at, text, span.length);
}

int64_t span_number(struct span span)
{
    int64_t number = 0;
    if (!span.at || span.length == 0 || span.length > 18)
        return -1;
    for (size_t i = 0; i < span.length; i++) {
        if (span.at[i] < '0' || span.at[i] > '9')
            return -1;
        number = number * 10 + (span.at[i] - '0');
    }
    return number;
}

int64_t span_time_ms(struct span span)
{
    struct tm at = {0};
    int ms;
    char text[32];
    if (span_number(span) >= 0)
        return span_number(span);
    if (!span.at || span.length != 24)
        return -1;
    snprintf(text, sizeof text, "%.24s", span.at);
    if (sscanf(text, "%4d-%2d-%2dT%2d:%2d:%2d.%3dZ", &at.tm_year, &at.tm_mon, &at.tm_mday, &at.tm_hour, &at.tm_min,
               &at.tm_sec, &ms) != 7)
        return -1;
    at.tm_year -= 1900;
    at.tm_mon -= 1;
    return (int64_t)timegm(&at) * 1000 + ms;
}
