/* mcp_header.c: what the headers of a request say, and whether the body says the same.
 *
 * In the stateless era a gateway may route by headers without reading bodies: so they must agree, to the letter. A
 * value that a header cannot hold as it is comes as =?base64?…?=. */
#include <ctype.h>
#include <stdio.h>
#include <strings.h>

#include "mcp_in.h"

/* Is `type` one of the media types listed, or covered by a range such as text/…? Parameters are not looked at. */
static bool range_covers(const char *range, size_t length, const char *type)
{
    if (length == 3 && strncmp(range, "*/*", 3) == 0)
        return true;
    size_t slash = (size_t)(strchr(type, '/') - type) + 1;
    if (length == slash + 1 && range[slash] == '*')
        return strncasecmp(range, type, slash) == 0;
    return length == strlen(type) && strncasecmp(range, type, length) == 0;
}

static size_t trimmed(const char *at, size_t length)
{
    while (length && (at[length - 1] == ' ' || at[length - 1] == '\t'))
        length--;
    return length;
}

bool header_covers(const char *accept, const char *type)
{
    for (const char *at = accept; at && *at;) {
        at += strspn(at, " \t,");
        size_t length = strcspn(at, ",;");
        if (range_covers(at, trimmed(at, length), type))
            return true;
        at += strcspn(at, ",");
    }
    return false;
}

bool header_is_json(const struct web_request *request)
{
    const char *at = web_header(request, "content-type");
    if (!at)
        return false;
    at += strspn(at, " \t");
    size_t length = trimmed(at, strcspn(at, ";"));
    return length == 16 && strncasecmp(at, "application/json", 16) == 0;
}

/* ---- values ---- */

static int sextet(char c)
{
    static const char alphabet[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    const char *at = c ? strchr(alphabet, c) : NULL;
    return at ? (int)(at - alphabet) : -1;
}

/* Four characters to up to three bytes, strictly: padding only at the end, and no bits left over. -1: they are none. */
static int decode_group(const char *from, bool last, uint8_t *to)
{
    int pads = last ? (from[3] == '=') + (from[3] == '=' && from[2] == '=') : 0;
    uint32_t bits = 0;
    for (int i = 0; i < 4; i++) {
        int value = i >= 4 - pads ? 0 : sextet(from[i]);
        if (value < 0)
            return -1;
        bits = bits << 6 | (uint32_t)value;
    }
    if ((pads == 1 && (bits & 0xff)) || (pads == 2 && (bits & 0xffff)))
        return -1;
    for (int i = 0; i < 3 - pads; i++)
        to[i] = (uint8_t)(bits >> (16 - 8 * i));
    return 3 - pads;
}

/* Is `encoded` the Base64 of `value`? */
static bool base64_is(const char *encoded, size_t length, const char *value)
{
    size_t left = strlen(value);
    if (length % 4)
        return false;
    for (size_t i = 0; i < length; i += 4) {
        uint8_t bytes[3];
        int count = decode_group(encoded + i, i + 4 == length, bytes);
        if (count < 0 || (size_t)count > left || memcmp(bytes, value, (size_t)count) != 0)
            return false;
        value += count;
        left -= (size_t)count;
    }
    return left == 0;
}

bool header_says(const struct web_request *request, const char *name, const char *value)
{
    const char *at = web_header(request, name);
    if (!at)
        return false;
    at += strspn(at, " \t");
    size_t length = trimmed(at, strlen(at));
    if (length >= 11 && strncasecmp(at, "=?base64?", 9) == 0 && strncmp(at + length - 2, "?=", 2) == 0)
        return base64_is(at + 9, length - 11, value);
    return length == strlen(value) && strncmp(at, value, length) == 0;
}

/* ---- arguments that are repeated in headers ---- */

static bool is_scalar(struct json_object *value)
{
    switch (json_object_get_type(value)) {
    case json_type_string:
    case json_type_int:
    case json_type_boolean:
        return true;
    default:
        return false;
    }
}

/* Mcp-Param-NAME, in lower case as web_header wants it. False: NAME is too long to be ours. */
static bool param_header(const char *name, char *to, size_t size)
{
    int length = snprintf(to, size, "mcp-param-%s", name);
    for (char *at = to; *at; at++)
        *at = (char)tolower((unsigned char)*at);
    return length > 0 && (size_t)length < size;
}

bool header_params(const struct web_request *request, struct json_object *schema, struct json_object *arguments,
                   char *why, size_t size)
{
    struct json_object *properties = rpc_member(schema, "properties", json_type_object);
    if (!properties)
        return true;
    json_object_object_foreach(properties, name, property)
    {
        const char *header = rpc_text(property, "x-mcp-header");
        struct json_object *value;
        char key[128];
        if (!header || !param_header(header, key, sizeof key))
            continue;
        bool given = json_object_object_get_ex(arguments, name, &value) && is_scalar(value);
        if (given ? header_says(request, key, json_object_get_string(value)) : !web_header(request, key))
            continue;
        snprintf(why, size, "Header mismatch: Mcp-Param-%s does not say what `%s` says", header, name);
        return false;
    }
    return true;
}
