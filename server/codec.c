/* codec.c: JSON from outside, read strictly into json-c's objects, and from there into structs by field tables.
 *
 * json-c's own tokener takes what RFC 8259 does not (NaN, `1.`, raw control characters, lone surrogates, overlong
 * UTF-8) and lets integers that are too large become others. So the text is read here; json-c keeps the values. */
#include "codec.h"

#include <assert.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "json_scan.h"
#include "text.h"

/* ---- parsing ---- */

struct parser {
    struct json in;
    unsigned depth;
    const char *fault; /* what is wrong at in.at, or NULL */
};

static bool parse_value(struct parser *p, struct json_object **value);

static bool wrong(struct parser *p, const char *fault)
{
    if (!p->fault)
        p->fault = fault;
    return false;
}

/* The bytes of the string that comes next, without escapes. The caller frees what is not in `room`. */
static char *parse_string(struct parser *p, char *room, size_t size, size_t *length)
{
    struct json_piece piece;
    json_at_end(&p->in); /* white space: so that a fault is told where the string begins */
    if (!json_string(&p->in, &piece)) {
        wrong(p, "a string is not closed, or has a control character in it");
        return NULL;
    }
    char *to = piece.length < size ? room : malloc(piece.length + 1);
    assert(to);
    *length = json_unescape(piece, to, piece.length);
    if (*length != SIZE_MAX) {
        to[*length] = 0;
        return to;
    }
    if (to != room)
        free(to);
    p->in.at = piece.from;
    wrong(p, "a string has an escape that is none");
    return NULL;
}

static bool parse_text(struct parser *p, struct json_object **value)
{
    char room[512];
    size_t length;
    char *text = parse_string(p, room, sizeof room, &length);
    if (!text)
        return false;
    *value = json_object_new_string_len(text, (int)length);
    assert(*value);
    if (text != room)
        free(text);
    return true;
}

static bool parse_member(struct parser *p, struct json_object *object)
{
    char room[128];
    size_t length;
    char *name = parse_string(p, room, sizeof room, &length);
    if (!name)
        return false;
    struct json_object *value = NULL;
    bool good = strlen(name) == length || wrong(p, "the name of a member has a NUL in it");
    good = good && (json_take(&p->in, ':') || wrong(p, "`:` is expected after the name of a member"));
    good = good && parse_value(p, &value);
    if (good)
        json_object_object_add(object, name, value);
    if (name != room)
        free(name);
    return good;
}

static bool parse_object(struct parser *p, struct json_object **value)
{
    *value = json_object_new_object();
    assert(*value);
    if (json_take(&p->in, '}'))
        return true;
    do {
        if (!parse_member(p, *value))
            return false;
    } while (json_take(&p->in, ','));
    return json_take(&p->in, '}') || wrong(p, "`,` or `}` is expected after a member");
}

static bool parse_array(struct parser *p, struct json_object **value)
{
    *value = json_object_new_array();
    assert(*value);
    if (json_take(&p->in, ']'))
        return true;
    do {
        struct json_object *element = NULL;
        if (!parse_value(p, &element))
            return false;
        json_object_array_add(*value, element);
    } while (json_take(&p->in, ','));
    return json_take(&p->in, ']') || wrong(p, "`,` or `]` is expected after an element");
}

static bool parse_nested(struct parser *p, struct json_object **value)
{
    if (p->depth == CODEC_DEPTH)
        return wrong(p, "arrays and objects are nested too deeply");
    p->depth++;
    bool good = json_take(&p->in, '{') ? parse_object(p, value) : json_take(&p->in, '[') && parse_array(p, value);
    p->depth--;
    if (!good) {
        json_object_put(*value);
        *value = NULL;
    }
    return good;
}

/* The exponent after a number, if there is one; *has tells. */
static bool skip_exponent(struct json *in, bool *has)
{
    *has = in->at < in->end && (*in->at == 'e' || *in->at == 'E');
    if (!*has)
        return true;
    in->at++;
    if (in->at < in->end && (*in->at == '+' || *in->at == '-'))
        in->at++;
    const char *digits = in->at;
    while (in->at < in->end && *in->at >= '0' && *in->at <= '9')
        in->at++;
    return in->at > digits;
}

/* A number's text. Whole numbers that fit stay whole; the others keep their text beside the double. */
static struct json_object *number_of(const char *text, bool whole)
{
    errno = 0;
    int64_t integer = whole ? strtoll(text, NULL, 10) : 0;
    struct json_object *number =
        whole && errno == 0 ? json_object_new_int64(integer) : json_object_new_double_s(strtod(text, NULL), text);
    assert(number);
    return number;
}

/* json_number takes no exponent: the mantissa is cut off and given to it alone. */
static bool parse_number(struct parser *p, struct json_object **value)
{
    const char *from = p->in.at, *mantissa = from;
    while (mantissa < p->in.end && *mantissa && strchr("-0123456789.", *mantissa))
        mantissa++;
    struct json in = {from, mantissa}, rest = {mantissa, p->in.end};
    struct json_piece number;
    bool exponent;
    if (!json_number(&in, &number) || in.at != mantissa || !skip_exponent(&rest, &exponent))
        return wrong(p, "a number is not written as JSON wants it");
    p->in.at = rest.at;
    size_t length = (size_t)(rest.at - from);
    char room[64], *text = length < sizeof room ? room : malloc(length + 1);
    assert(text);
    memcpy(text, from, length);
    text[length] = 0;
    *value = number_of(text, !exponent && !memchr(from, '.', length));
    if (text != room)
        free(text);
    return true;
}

static bool parse_value(struct parser *p, struct json_object **value)
{
    *value = NULL;
    if (json_at_end(&p->in))
        return wrong(p, "the text ends where a value is expected");
    char c = *p->in.at;
    if (c == '"')
        return parse_text(p, value);
    if (c == '{' || c == '[')
        return parse_nested(p, value);
    if (c == '-' || (c >= '0' && c <= '9'))
        return parse_number(p, value);
    if (json_word(&p->in, "null"))
        return true;
    bool yes = json_word(&p->in, "true");
    if (!yes && !json_word(&p->in, "false"))
        return wrong(p, "a value is expected");
    *value = json_object_new_boolean(yes);
    assert(*value);
    return true;
}

static bool parse_all(struct parser *p, struct json_object **value)
{
    return parse_value(p, value) && (json_at_end(&p->in) || wrong(p, "there is more text after the value")) &&
           (*value || wrong(p, "null says nothing"));
}

struct json_object *codec_parse(const char *text, size_t length, char *why, size_t size)
{
    struct parser p = {{text, text + length}, 0, NULL};
    struct json_object *value = NULL;
    if (length > INT32_MAX || !fsm_utf8_valid(text, length)) {
        snprintf(why, size, "not JSON: the text is %s", length > INT32_MAX ? "too long" : "not UTF-8");
        return NULL;
    }
    if (parse_all(&p, &value))
        return value;
    json_object_put(value);
    snprintf(why, size, "not JSON at byte %zu: %s", (size_t)(p.in.at - text), p.fault);
    return NULL;
}

/* ---- reading by field tables ---- */

/* Whole numbers may come as 5.0 or 5e0: JSON does not tell them apart. */
static bool integer_of(struct json_object *value, int64_t *to)
{
    if (json_object_is_type(value, json_type_int)) {
        *to = json_object_get_int64(value);
        return *to != CODEC_ABSENT;
    }
    if (!json_object_is_type(value, json_type_double))
        return false;
    double number = json_object_get_double(value);
    if (!(number >= -9007199254740992.0 && number <= 9007199254740992.0))
        return false;
    *to = (int64_t)number;
    return (double)*to == number;
}

static bool within(const struct codec_field *field, int64_t value)
{
    return (field->least == 0 && field->most == 0) || (value >= field->least && value <= field->most);
}

static bool read_integer(const struct codec_field *field, struct json_object *value, void *to)
{
    int64_t number = CODEC_ABSENT;
    bool good = !value || (integer_of(value, &number) && within(field, number));
    memcpy(to, &number, sizeof number);
    return good;
}

static bool read_bool(struct json_object *value, void *to)
{
    int64_t number = value ? json_object_get_boolean(value) : CODEC_ABSENT;
    memcpy(to, &number, sizeof number);
    return !value || json_object_is_type(value, json_type_boolean);
}

static bool read_text(const struct codec_field *field, struct json_object *value, void *to)
{
    bool text = json_object_is_type(value, json_type_string);
    const char *string = text ? json_object_get_string(value) : NULL;
    memcpy(to, &string, sizeof string);
    size_t length = text ? (size_t)json_object_get_string_len(value) : 0;
    return !value || (text && strlen(string) == length && within(field, (int64_t)length));
}

static bool read_object(struct json_object *value, enum json_type type, void *to)
{
    memcpy(to, &value, sizeof value);
    return !value || type == json_type_null || json_object_is_type(value, type);
}

static bool read_field(const struct codec_field *field, struct json_object *value, void *to)
{
    switch (field->kind) {
    case CODEC_TEXT:
        return read_text(field, value, to);
    case CODEC_INTEGER:
        return read_integer(field, value, to);
    case CODEC_BOOL:
        return read_bool(value, to);
    case CODEC_OBJECT:
        return read_object(value, json_type_object, to);
    case CODEC_ARRAY:
        return read_object(value, json_type_array, to);
    case CODEC_ANY:
        return read_object(value, json_type_null, to);
    }
    assert(!"a kind of field");
    return false;
}

static void say_wish(const struct codec_field *field, char *why, size_t size)
{
    static const char *const WISHES[] = {"a text", "an integer", "true or false", "an object", "an array", "a value"};
    long long least = field->least, most = field->most;
    if (least == 0 && most == 0)
        snprintf(why, size, "`%s` must be %s", field->name, WISHES[field->kind]);
    else if (field->kind == CODEC_INTEGER)
        snprintf(why, size, "`%s` must be an integer from %lld to %lld", field->name, least, most);
    else
        snprintf(why, size, "`%s` must be a text of %lld to %lld bytes", field->name, least, most);
}

bool codec_read(struct json_object *from, const struct codec_field *fields, size_t count, void *to, char *why,
                size_t size)
{
    const struct codec_field *fault = NULL;
    bool object = json_object_is_type(from, json_type_object);
    for (size_t i = 0; i < count; i++) {
        struct json_object *value = NULL;
        if (object)
            json_object_object_get_ex(from, fields[i].name, &value);
        bool good = read_field(&fields[i], value, (char *)to + fields[i].offset) && (value || !fields[i].required);
        if (!good && !fault)
            fault = &fields[i];
    }
    if (!object)
        snprintf(why, size, "an object is expected");
    else if (fault)
        say_wish(fault, why, size);
    return object && !fault;
}
