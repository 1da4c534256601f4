/* utf8.c: decoding by hand, because the C library's depends on the locale and fsmc's output may not. */
#include "utf8.h"

#include <stddef.h>

static bool is_tail(char byte)
{
    return ((unsigned char)byte & 0xc0u) == 0x80u;
}

static uint32_t length_of(unsigned char first)
{
    if (first < 0x80)
        return 1;
    if (first >= 0xc2 && first <= 0xdf)
        return 2;
    if (first >= 0xe0 && first <= 0xef)
        return 3;
    return first >= 0xf0 && first <= 0xf4 ? 4 : 0;
}

uint32_t utf8_decode(const char *text, uint32_t length, uint32_t *character)
{
    static const uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
    unsigned char first = (unsigned char)text[0];
    uint32_t bytes = length_of(first);

    *character = UINT32_MAX;
    if (bytes == 0 || bytes > length)
        return 1;
    uint32_t value = bytes == 1 ? first : first & (0x7fu >> bytes);
    for (uint32_t i = 1; i < bytes; i++) {
        if (!is_tail(text[i]))
            return 1;
        value = value << 6 | ((unsigned char)text[i] & 0x3fu);
    }
    if (value < least[bytes] || value > 0x10ffff || (value >= 0xd800 && value <= 0xdfff))
        return 1;
    *character = value;
    return bytes;
}

struct range {
    uint32_t first, last;
};

static bool in_ranges(const struct range *range, size_t count, uint32_t character)
{
    for (size_t i = 0; i < count && character >= range[i].first; i++)
        if (character <= range[i].last)
            return true;
    return false;
}
#define IN(ranges, character) in_ranges(ranges, sizeof(ranges) / sizeof(ranges)[0], character)

unsigned utf8_width(uint32_t character)
{
    static const struct range combining[] = {
        {0x0300, 0x036f}, {0x0483, 0x0489}, {0x0591, 0x05bd}, {0x064b, 0x065f}, {0x093c, 0x093c}, {0x0e34, 0x0e3a},
        {0x1ab0, 0x1aff}, {0x1dc0, 0x1dff}, {0x200b, 0x200d}, {0x20d0, 0x20ff}, {0xfe00, 0xfe0f}, {0xfe20, 0xfe2f},
    };
    static const struct range wide[] = {
        {0x1100, 0x115f},   {0x231a, 0x231b},   {0x23e9, 0x23ec},   {0x2e80, 0x303e},   {0x3041, 0x33ff},
        {0x3400, 0x4dbf},   {0x4e00, 0x9fff},   {0xa000, 0xa4cf},   {0xac00, 0xd7a3},   {0xf900, 0xfaff},
        {0xfe30, 0xfe6f},   {0xff00, 0xff60},   {0xffe0, 0xffe6},   {0x1f300, 0x1f64f}, {0x1f680, 0x1f6ff},
        {0x1f900, 0x1f9ff}, {0x1fa70, 0x1faff}, {0x20000, 0x3fffd},
    };
    if (character < 0x300 || character == UINT32_MAX)
        return 1;
    if (IN(combining, character))
        return 0;
    return IN(wide, character) ? 2 : 1;
}

bool utf8_printable(uint32_t character)
{
    static const struct range hidden[] = {
        {0, 0x1f}, {0x7f, 0x9f}, {0x200e, 0x200f}, {0x2028, 0x202e}, {0x2066, 0x2069}, {0xfeff, 0xfeff},
    };
    return character <= 0x10ffff && !IN(hidden, character);
}
