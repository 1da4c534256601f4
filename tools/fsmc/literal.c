/* literal.c: numbers, durations and texts from their spelling. The lexer asks whether one is well formed,
 * the parser for its value; both through the same functions, so that they cannot disagree. */
#include "literal.h"

#include <string.h>

static bool add_digit(int64_t *value, char digit)
{
    if (*value > LITERAL_MAX / 10)
        return false;
    *value = *value * 10 + (digit - '0');
    return *value <= LITERAL_MAX;
}

enum literal_fault literal_number(const char *text, size_t length, int64_t *value, uint8_t *scale)
{
    const char *dot = memchr(text, '.', length);
    size_t places = dot ? length - (size_t)(dot - text) - 1 : 0;

    *value = 0;
    *scale = 0;
    if (places > LITERAL_SCALE_MAX)
        return LITERAL_TOO_FINE;
    for (size_t i = 0; i < length; i++)
        if (text[i] != '.' && !add_digit(value, text[i]))
            return LITERAL_TOO_LARGE;
    *scale = (uint8_t)places;
    return LITERAL_FINE;
}

static const struct unit {
    const char *name;
    int64_t ms;
} units[] = {{"d", 86400000}, {"h", 3600000}, {"m", 60000}, {"s", 1000}, {"ms", 1}};

/* The index of the unit spelled by text[0..length), or -1. */
static int find_unit(const char *text, size_t length)
{
    for (int i = 0; i < (int)(sizeof units / sizeof units[0]); i++)
        if (strlen(units[i].name) == length && memcmp(units[i].name, text, length) == 0)
            return i;
    return -1;
}

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

enum literal_fault literal_duration(const char *text, size_t length, int64_t *ms)
{
    const char *end = text + length;
    int last_unit = -1;

    *ms = 0;
    while (text < end) {
        int64_t count = 0;
        const char *name;
        int unit;

        if (!is_digit(*text))
            return LITERAL_MALFORMED;
        for (; text < end && is_digit(*text); text++)
            if (!add_digit(&count, *text))
                return LITERAL_TOO_LARGE;
        for (name = text; text < end && !is_digit(*text);)
            text++;
        unit = find_unit(name, (size_t)(text - name));
        if (unit <= last_unit)
            return LITERAL_MALFORMED;
        last_unit = unit;
        if (count > (LITERAL_MAX - *ms) / units[unit].ms)
            return LITERAL_TOO_LARGE;
        *ms += count * units[unit].ms;
    }
    return LITERAL_FINE;
}

static int hex_digit(char c)
{
    if (is_digit(c))
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    if (c >= 'A' && c <= 'F')
        return c - 'A' + 10;
    return -1;
}

/* The four hexadecimal digits after \u as UTF-8: 1 to 3 bytes, or 0 if they name no character. NUL is
 * refused because texts end up in C strings, surrogates because they are no characters. */
static size_t unescape_unicode(const char *digits, size_t length, char bytes[3])
{
    unsigned code = 0;

    if (length < 4)
        return 0;
    for (int i = 0; i < 4; i++) {
        int digit = hex_digit(digits[i]);
        if (digit < 0)
            return 0;
        code = code * 16 + (unsigned)digit;
    }
    if (code == 0 || (code >= 0xd800 && code <= 0xdfff))
        return 0;
    if (code < 0x80) {
        bytes[0] = (char)code;
        return 1;
    }
    if (code < 0x800) {
        bytes[0] = (char)(0xc0 | code >> 6);
        bytes[1] = (char)(0x80 | (code & 0x3f));
        return 2;
    }
    bytes[0] = (char)(0xe0 | code >> 12);
    bytes[1] = (char)(0x80 | (code >> 6 & 0x3f));
    bytes[2] = (char)(0x80 | (code & 0x3f));
    return 3;
}

/* One escape at text[0] = '\\': its bytes and how many characters of the source it took, or 0. */
static size_t unescape(const char *text, size_t length, char bytes[3], size_t *count)
{
    *count = 1;
    if (length < 2)
        return 0;
    switch (text[1]) {
    case 'n':
        bytes[0] = '\n';
        return 2;
    case 't':
        bytes[0] = '\t';
        return 2;
    case '"':
    case '\\':
        bytes[0] = text[1];
        return 2;
    case 'u':
        *count = unescape_unicode(text + 2, length - 2, bytes);
        return *count ? 6 : 0;
    default:
        return 0;
    }
}

enum literal_fault literal_string(const char *text, size_t length, char *bytes, size_t *used)
{
    size_t written = 0;

    for (size_t i = 0; i < length;) {
        char piece[3] = {text[i]};
        size_t count = 1, taken = text[i] == '\\' ? unescape(text + i, length - i, piece, &count) : 1;

        if (taken == 0) {
            *used = i;
            return LITERAL_BAD_ESCAPE;
        }
        if (bytes)
            memcpy(bytes + written, piece, count);
        written += count;
        i += taken;
    }
    *used = written;
    return LITERAL_FINE;
}
