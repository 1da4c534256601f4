/* project_text.c: what is text, and how long it is to an editor. */
#include <string.h>

#include "project_in.h"

/* The bytes of the character at `at`, which is more than ASCII; 0 if it is not UTF-8 (RFC 3629). */
static size_t character(const unsigned char *at, size_t left)
{
    unsigned char first = at[0];
    size_t length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
    if (first < 0xc2 || first > 0xf4 || length > left)
        return 0;
    /* No longer than needed, no surrogate, nothing past U+10FFFF. */
    unsigned char least = first == 0xe0 ? 0xa0 : first == 0xf0 ? 0x90 : 0x80;
    unsigned char most = first == 0xed ? 0x9f : first == 0xf4 ? 0x8f : 0xbf;
    if (at[1] < least || at[1] > most)
        return 0;
    for (size_t i = 2; i < length; i++)
        if ((at[i] & 0xc0) != 0x80)
            return 0;
    return length;
}

bool project_is_utf8(const char *bytes, size_t length)
{
    const unsigned char *at = (const unsigned char *)bytes;
    for (size_t i = 0; i < length;) {
        uint64_t eight = 0;
        if (length - i >= sizeof eight)
            memcpy(&eight, at + i, sizeof eight);
        if (length - i >= sizeof eight && !(eight & 0x8080808080808080u)) {
            i += sizeof eight;
            continue;
        }
        size_t step = at[i] < 0x80 ? 1 : character(at + i, length - i);
        if (step == 0)
            return false;
        i += step;
    }
    return true;
}

/* A character is counted at its first byte; those of four bytes are two units. */
size_t project_characters(const char *bytes, size_t length)
{
    size_t count = 0;
    for (size_t i = 0; i < length; i++) {
        unsigned char byte = (unsigned char)bytes[i];
        count += (size_t)((byte & 0xc0) != 0x80) + (size_t)(byte >= 0xf0);
    }
    return count;
}

size_t project_lines(const char *bytes, size_t length)
{
    size_t count = 1;
    for (size_t i = 0; i < length; i++)
        count += bytes[i] == '\n';
    return count;
}
