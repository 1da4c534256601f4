/* json_text.c: valid JSON whatever the bytes, so that a tool reading --json never meets a broken line. */
#include "json_text.h"

#include <stdint.h>
#include <string.h>

#include "utf8.h"

static void put_character(FILE *to, const char *bytes, uint32_t length, uint32_t character)
{
    switch (character) {
    case '"':
        fputs("\\\"", to);
        break;
    case '\\':
        fputs("\\\\", to);
        break;
    case '\n':
        fputs("\\n", to);
        break;
    case '\t':
        fputs("\\t", to);
        break;
    case UINT32_MAX:
        fputs("\\ufffd", to);
        break;
    default:
        if (character <= 0xffff && !utf8_printable(character))
            fprintf(to, "\\u%04x", (unsigned)character);
        else
            fwrite(bytes, 1, length, to);
    }
}

void json_text(FILE *to, const char *text)
{
    if (text == NULL) {
        fputs("null", to);
        return;
    }
    putc('"', to);
    for (size_t left = strlen(text); left > 0;) {
        uint32_t character, length = utf8_decode(text, left > 4 ? 4 : (uint32_t)left, &character);
        put_character(to, text, length, character);
        text += length;
        left -= length;
    }
    putc('"', to);
}
