/* codec_text.c: text that grows, and JSON strings in it. */
#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "codec.h"

#define FIRST_ROOM 256

/* Room for `more` bytes and the NUL after them. */
static void reserve(struct text *text, size_t more)
{
    if (text->room - text->length > more)
        return;
    size_t room = text->room ? text->room : FIRST_ROOM;
    while (room - text->length <= more)
        room *= 2;
    text->data = realloc(text->data, room);
    assert(text->data);
    text->room = room;
}

char *text_room(struct text *text, size_t more)
{
    reserve(text, more);
    return text->data + text->length;
}

void text_release(struct text *text)
{
    free(text->data);
    *text = (struct text){0};
}

void text_bytes(struct text *text, const char *bytes, size_t length)
{
    reserve(text, length);
    if (length)
        memcpy(text->data + text->length, bytes, length);
    text->length += length;
    text->data[text->length] = 0;
}

void text_put(struct text *text, const char *string)
{
    text_bytes(text, string, strlen(string));
}

void text_char(struct text *text, char c)
{
    text_bytes(text, &c, 1);
}

void text_format(struct text *text, const char *format, ...)
{
    va_list list, again;
    va_start(list, format);
    va_copy(again, list);
    reserve(text, 0);
    size_t room = text->room - text->length;
    int length = vsnprintf(text->data + text->length, room, format, list);
    assert(length >= 0);
    if ((size_t)length >= room) {
        reserve(text, (size_t)length);
        vsnprintf(text->data + text->length, (size_t)length + 1, format, again);
    }
    text->length += (size_t)length;
    va_end(again);
    va_end(list);
}

void text_integer(struct text *text, int64_t value)
{
    char digits[24], *at = digits + sizeof digits;
    uint64_t left = value < 0 ? 0 - (uint64_t)value : (uint64_t)value;
    do {
        *--at = (char)('0' + left % 10);
        left /= 10;
    } while (left);
    if (value < 0)
        *--at = '-';
    text_bytes(text, at, (size_t)(digits + sizeof digits - at));
}

/* ---- JSON strings ---- */

/* The length of the character at `at` that is more than ASCII, 0 if it is not UTF-8. */
static size_t character(const unsigned char *at, size_t left)
{
    unsigned char c = at[0];
    size_t length = c >= 0xc2 && c <= 0xdf ? 2 : c >= 0xe0 && c <= 0xef ? 3 : c >= 0xf0 && c <= 0xf4 ? 4 : 0;
    if (length == 0 || length > left)
        return 0;
    /* No longer than needed, no surrogate, nothing past U+10FFFF. */
    unsigned char least = c == 0xe0 ? 0xa0 : c == 0xf0 ? 0x90 : 0x80, most = c == 0xed ? 0x9f : c == 0xf4 ? 0x8f : 0xbf;
    if (at[1] < least || at[1] > most)
        return 0;
    for (size_t i = 2; i < length; i++)
        if ((at[i] & 0xc0) != 0x80)
            return 0;
    return length;
}

static void put_escape(struct text *text, unsigned char c)
{
    static const char NAMES[] = "\b\f\n\r\t\"\\", LETTERS[] = "bfnrt\"\\";
    const char *named = c ? strchr(NAMES, c) : NULL;
    if (named) {
        char escape[2] = {'\\', LETTERS[named - NAMES]};
        text_bytes(text, escape, 2);
    } else {
        text_format(text, "\\u%04x", c);
    }
}

void text_json_bytes(struct text *text, const char *bytes, size_t length)
{
    const unsigned char *at = (const unsigned char *)bytes;
    size_t plain = 0; /* from here to i, bytes stand for themselves */
    text_char(text, '"');
    for (size_t i = 0; i < length;) {
        size_t step = at[i] < 0x80 ? 1 : character(at + i, length - i);
        bool escaped = at[i] < 0x20 || at[i] == '"' || at[i] == '\\';
        if (!escaped && step != 0) {
            i += step;
            continue;
        }
        text_bytes(text, bytes + plain, i - plain);
        if (escaped)
            put_escape(text, at[i]);
        else
            text_put(text, "\xef\xbf\xbd");
        plain = ++i;
    }
    text_bytes(text, bytes + plain, length - plain);
    text_char(text, '"');
}

void text_json(struct text *text, const char *string)
{
    if (string)
        text_json_bytes(text, string, strlen(string));
    else
        text_put(text, "null");
}
