/* dot_text.c: text that stays what it is, in labels and in strings of dot: both read the entities of XML. */
#include "dot_text.h"

#include <stdbool.h>
#include <stddef.h>

#define BACKSLASH "&#92;&#92;" /* dot makes one backslash of two */

/* What XML and dot would read as something else. */
static const char *entity(char c)
{
    switch (c) {
    case '&':
        return "&amp;";
    case '<':
        return "&lt;";
    case '>':
        return "&gt;";
    case '"':
        return "&quot;";
    case '\\':
        return BACKSLASH;
    default:
        return NULL;
    }
}

static void put(FILE *to, char c)
{
    const char *name = entity(c);
    if (name)
        fputs(name, to);
    else
        putc((unsigned char)c < ' ' ? ' ' : c, to);
}

/* A line is broken after `;` soon, after `,` when it is full, and at any space when it is much longer. */
static bool breaks(const char *text, size_t at, unsigned column, unsigned width)
{
    char last = at > 0 ? text[at - 1] : ' ';
    unsigned full = last == ';' ? width / 2 : last == ',' ? width : width + width / 2;
    return width && text[at] == ' ' && column > full;
}

void html_write(FILE *to, const char *text, size_t length, unsigned width)
{
    unsigned column = 0;
    for (size_t i = 0; i < length; i++) {
        column += ((unsigned char)text[i] & 0xc0) != 0x80;
        if (!breaks(text, i, column, width)) {
            put(to, text[i]);
            continue;
        }
        fputs("<BR ALIGN=\"LEFT\"/>", to);
        column = 0;
    }
}

void quoted_write(FILE *to, const char *text, size_t length)
{
    for (size_t i = 0; i < length; i++) {
        fputs(text[i] == '\\' ? BACKSLASH : "", to); /* a tooltip goes through that twice */
        put(to, text[i]);
    }
}
