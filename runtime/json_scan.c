/* json_scan.c: JSON text, piece by piece. */
#include "json_scan.h"

#include <string.h>

static void skip_space(struct json *j)
{
    while (j->at < j->end && (*j->at == ' ' || *j->at == '\t' || *j->at == '\n' || *j->at == '\r'))
        j->at++;
}

static bool next_is(const struct json *j, char c)
{
    return j->at < j->end && *j->at == c;
}

bool json_take(struct json *j, char c)
{
    skip_space(j);
    if (!next_is(j, c))
        return false;
    j->at++;
    return true;
}

bool json_word(struct json *j, const char *word)
{
    size_t length = strlen(word);
    skip_space(j);
    if ((size_t)(j->end - j->at) < length || memcmp(j->at, word, length) != 0)
        return false;
    j->at += length;
    return true;
}

bool json_at_end(struct json *j)
{
    skip_space(j);
    return j->at == j->end;
}

/* ---- numbers ---- */

static size_t take_digits(struct json *j)
{
    const char *from = j->at;
    while (j->at < j->end && *j->at >= '0' && *j->at <= '9')
        j->at++;
    return (size_t)(j->at - from);
}

bool json_number(struct json *j, struct json_piece *number)
{
    struct json scan = *j;
    skip_space(&scan);
    number->from = scan.at;
    if (next_is(&scan, '-'))
        scan.at++;
    bool zero = next_is(&scan, '0');
    size_t digits = take_digits(&scan);
    if (digits == 0 || (zero && digits > 1))
        return false;
    if (next_is(&scan, '.')) {
        scan.at++;
        if (take_digits(&scan) == 0)
            return false;
    }
    if (next_is(&scan, 'e') || next_is(&scan, 'E'))
        return false;
    number->length = (size_t)(scan.at - number->from);
    *j = scan;
    return true;
}

/* ---- strings ---- */

bool json_string(struct json *j, struct json_piece *string)
{
    struct json scan = *j;
    if (!json_take(&scan, '"'))
        return false;
    string->from = scan.at;
    for (; scan.at < scan.end && *scan.at != '"'; scan.at++) {
        if ((unsigned char)*scan.at < 0x20)
            return false;
        if (*scan.at == '\\' && ++scan.at == scan.end)
            return false;
    }
    if (scan.at == scan.end)
        return false;
    string->length = (size_t)(scan.at - string->from);
    scan.at++;
    *j = scan;
    return true;
}

/* Four hex digits, or UINT32_MAX. */
static uint32_t hex4(const char *at, const char *end)
{
    uint32_t value = 0;
    if (end - at < 4)
        return UINT32_MAX;
    for (int i = 0; i < 4; i++) {
        static const char DIGITS[] = "0123456789abcdef0123456789ABCDEF";
        const char *digit = at[i] ? strchr(DIGITS, at[i]) : NULL;
        if (!digit)
            return UINT32_MAX;
        value = value << 4 | (uint32_t)((digit - DIGITS) & 15);
    }
    return value;
}

/* The code point of a \u escape whose digits begin at *at, which moves past it; UINT32_MAX if it is none. */
static uint32_t code_point(const char **at, const char *end)
{
    uint32_t high = hex4(*at, end);
    if (high == UINT32_MAX || (high >= 0xdc00 && high <= 0xdfff))
        return UINT32_MAX;
    *at += 4;
    if (high < 0xd800 || high > 0xdbff)
        return high;
    if (end - *at < 6 || (*at)[0] != '\\' || (*at)[1] != 'u')
        return UINT32_MAX;
    uint32_t low = hex4(*at + 2, end);
    if (low < 0xdc00 || low > 0xdfff)
        return UINT32_MAX;
    *at += 6;
    return 0x10000 + ((high - 0xd800) << 10) + (low - 0xdc00);
}

static unsigned to_utf8(uint32_t code, char *to)
{
    if (code < 0x80) {
        to[0] = (char)code;
        return 1;
    }
    unsigned length = code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    for (unsigned i = length; i-- > 1; code >>= 6)
        to[i] = (char)(0x80 | (code & 0x3f));
    to[0] = (char)((0xf00u >> length & 0xf0u) | code);
    return length;
}

/* One escape after its backslash; answers the bytes it stands for, 0 if it is none. */
static unsigned escape(const char **at, const char *end, char *to)
{
    static const char NAMES[] = "\"\\/bfnrt", BYTES[] = "\"\\/\b\f\n\r\t";
    char c = *(*at)++;
    const char *known = c ? strchr(NAMES, c) : NULL;
    if (known) {
        to[0] = BYTES[known - NAMES];
        return 1;
    }
    uint32_t code = c == 'u' ? code_point(at, end) : UINT32_MAX;
    return code == UINT32_MAX ? 0 : to_utf8(code, to);
}

/* The next character of a string without its escapes; answers its bytes, 0 if it is none. */
static unsigned next_character(const char **at, const char *end, char *to)
{
    to[0] = *(*at)++;
    if (to[0] != '\\')
        return 1;
    return *at < end ? escape(at, end, to) : 0;
}

size_t json_unescape(struct json_piece string, char *to, size_t room)
{
    const char *at = string.from, *end = at + string.length;
    size_t length = 0;
    while (at < end) {
        char character[4];
        unsigned count = next_character(&at, end, character);
        if (count == 0)
            return SIZE_MAX;
        if (to && length + count <= room)
            memcpy(to + length, character, count);
        length += count;
    }
    return length;
}

bool json_equals(struct json_piece string, const char *text)
{
    const char *at = string.from, *end = at + string.length;
    size_t left = strlen(text);
    while (at < end) {
        char character[4];
        unsigned count = next_character(&at, end, character);
        if (count == 0 || count > left || memcmp(text, character, count) != 0)
            return false;
        text += count;
        left -= count;
    }
    return left == 0;
}
