/* scn_parse_value.c: tokens one by one, and the values and settings made of them. */
#include <string.h>

#include "literal.h"
#include "scn_parse.h"

/* ---- tokens ---- */

bool scn_at(const struct scn_parser *p, enum scn_token_kind kind)
{
    return p->token->kind == kind;
}

static bool is_spelled(const struct scn_parser *p, const struct scn_token *token, const char *word)
{
    return token->kind == SCN_NAME && strlen(word) == token->at.length &&
           memcmp(p->source->text + token->at.offset, word, token->at.length) == 0;
}

bool scn_at_word(const struct scn_parser *p, const char *word)
{
    return is_spelled(p, p->token, word);
}

bool scn_at_name(const struct scn_parser *p)
{
    return scn_at(p, SCN_NAME) || scn_at(p, SCN_QUOTED);
}

const struct scn_token *scn_peek(const struct scn_parser *p)
{
    return p->token->kind == SCN_END ? p->token : p->token + 1;
}

/* Whether the token begins a line and nothing else: then a bracket before it was forgotten. */
static bool begins_line(const struct scn_parser *p, const struct scn_token *token)
{
    static const char *const WORDS[] = {"scenario", "instance", "at", "after", "expect", "for", "end", "restart"};
    for (size_t i = 0; i < sizeof WORDS / sizeof *WORDS; i++)
        if (is_spelled(p, token, WORDS[i]))
            return true;
    return token->kind == SCN_END;
}

static void advance(struct scn_parser *p)
{
    p->end = p->token->at.offset + p->token->at.length;
    if (p->token->kind == SCN_LPAREN || p->token->kind == SCN_LBRACE || p->token->kind == SCN_LBRACKET)
        p->depth++;
    if (p->depth > 0 &&
        (p->token->kind == SCN_RPAREN || p->token->kind == SCN_RBRACE || p->token->kind == SCN_RBRACKET))
        p->depth--;
    p->token++;
    while (p->depth > 0 && p->token->kind == SCN_NEWLINE && !begins_line(p, p->token + 1))
        p->token++;
}

bool scn_take(struct scn_parser *p, enum scn_token_kind kind)
{
    if (p->failed || !scn_at(p, kind))
        return false;
    advance(p);
    return true;
}

bool scn_take_word(struct scn_parser *p, const char *word)
{
    return scn_at_word(p, word) && scn_take(p, SCN_NAME);
}

bool scn_expected(struct scn_parser *p, const char *what)
{
    if (!p->failed && p->token->kind == SCN_NEWLINE)
        diag_add(p->diags, "S102", (struct place){p->end, 1}, "the line ends where %s is expected", what);
    else if (!p->failed && p->token->kind == SCN_END)
        diag_add(p->diags, "S102", p->token->at, "the file ends where %s is expected", what);
    else if (!p->failed && p->token->kind != SCN_BAD)
        diag_add(p->diags, "S102", p->token->at, "%s is expected here", what);
    p->failed = true;
    return false;
}

bool scn_want(struct scn_parser *p, enum scn_token_kind kind, const char *what)
{
    return scn_take(p, kind) || scn_expected(p, what);
}

bool scn_want_word(struct scn_parser *p, const char *word)
{
    char what[40];
    snprintf(what, sizeof what, "`%s`", word);
    return scn_take_word(p, word) || scn_expected(p, what);
}

const char *scn_want_name(struct scn_parser *p, const char *what, struct place *at)
{
    if (!scn_at_name(p) || p->failed)
        return scn_expected(p, what), NULL;
    bool quoted = scn_at(p, SCN_QUOTED);
    *at = p->token->at;
    advance(p);
    return arena_text(p->arena, p->source->text + at->offset + quoted, at->length - 2u * quoted);
}

struct place scn_since(const struct scn_parser *p, uint32_t offset)
{
    return (struct place){offset, p->end - offset};
}

/* ---- values ---- */

static struct scn_value *value_new(struct scn_parser *p, enum scn_value_kind kind)
{
    struct scn_value *value = arena_alloc(p->arena, sizeof *value);
    value->kind = kind;
    value->at = p->token->at;
    return value;
}

static struct scn_value *parse_number(struct scn_parser *p)
{
    bool negative = scn_at(p, SCN_MINUS);
    uint32_t begin = p->token->at.offset;
    scn_take(p, SCN_MINUS);
    const struct scn_token *token = p->token;
    if (token->kind != SCN_INT && token->kind != SCN_DECIMAL && token->kind != SCN_DURATION)
        return scn_expected(p, "a number or a duration"), NULL;
    struct scn_value *value = value_new(p, token->kind == SCN_DURATION ? SCN_VALUE_DURATION : SCN_VALUE_NUMBER);
    value->number = negative ? -token->value : token->value;
    value->scale = token->scale;
    scn_take(p, token->kind);
    value->at = scn_since(p, begin);
    return value;
}

static struct scn_value *parse_instant(struct scn_parser *p)
{
    struct scn_value *value = value_new(p, scn_at(p, SCN_CLOCK) ? SCN_VALUE_CLOCK : SCN_VALUE_INSTANT);
    value->number = p->token->value;
    scn_take(p, p->token->kind);
    return value;
}

static struct scn_value *parse_text(struct scn_parser *p)
{
    struct scn_value *value = value_new(p, SCN_VALUE_TEXT);
    size_t length = value->at.length - 2;
    char *bytes = arena_alloc(p->arena, length + 1);
    literal_string(p->source->text + value->at.offset + 1, length, bytes, &value->length);
    value->text = bytes;
    scn_take(p, SCN_TEXT);
    return value;
}

/* Values parted by commas, up to `close`. */
static bool parse_kids(struct scn_parser *p, struct scn_value *parent, enum scn_token_kind close, const char *what)
{
    struct scn_value **end = &parent->kid;
    if (p->depth > SCN_NESTING_MAX)
        return scn_expected(p, "less nesting");
    if (!scn_at(p, close)) {
        do {
            *end = scn_parse_value(p);
            if (!*end)
                return false;
            end = &(*end)->next;
        } while (scn_take(p, SCN_COMMA));
    }
    return scn_want(p, close, what);
}

/* {a, b} is a set, {a: 1, b: 2} an array. */
static struct scn_value *parse_braces(struct scn_parser *p)
{
    struct scn_value *value = value_new(p, SCN_VALUE_SET), **end = &value->kid;
    uint32_t begin = p->token->at.offset;
    scn_take(p, SCN_LBRACE);
    if (p->depth > SCN_NESTING_MAX)
        return scn_expected(p, "less nesting"), NULL;
    if (scn_at_name(p) && scn_peek(p)->kind == SCN_COLON) {
        value->kind = SCN_VALUE_ARRAY;
        do {
            struct place key_at;
            const char *key = scn_want_name(p, "an element", &key_at);
            struct scn_value *kid = key && scn_want(p, SCN_COLON, "`:`") ? scn_parse_value(p) : NULL;
            if (!kid)
                return NULL;
            kid->key = key;
            kid->key_at = key_at;
            *end = kid;
            end = &kid->next;
        } while (scn_take(p, SCN_COMMA));
        if (!scn_want(p, SCN_RBRACE, "`,` or `}`"))
            return NULL;
    } else if (!parse_kids(p, value, SCN_RBRACE, "`,` or `}`")) {
        return NULL;
    }
    value->at = scn_since(p, begin);
    return value;
}

static struct scn_value *parse_list(struct scn_parser *p)
{
    struct scn_value *value = value_new(p, SCN_VALUE_LIST);
    scn_take(p, SCN_LBRACKET);
    if (!parse_kids(p, value, SCN_RBRACKET, "`,` or `]`"))
        return NULL;
    value->at = scn_since(p, value->at.offset);
    return value;
}

static struct scn_value *parse_pick(struct scn_parser *p)
{
    struct scn_value *value = value_new(p, SCN_VALUE_PICK);
    scn_take_word(p, "pick");
    if (!scn_want(p, SCN_LPAREN, "`(`") || !parse_kids(p, value, SCN_RPAREN, "`,` or `)`"))
        return NULL;
    value->at = scn_since(p, value->at.offset);
    if (!value->kid)
        return diag_add(p->diags, "S102", value->at, "there is nothing to pick from"), p->failed = true, NULL;
    return value;
}

static struct scn_value *parse_random(struct scn_parser *p)
{
    struct scn_value *value = value_new(p, SCN_VALUE_RANDOM);
    scn_take_word(p, "random");
    value->kid = parse_number(p);
    if (!value->kid || !scn_want(p, SCN_DOTS, "`..`"))
        return NULL;
    value->kid->next = parse_number(p);
    value->at = scn_since(p, value->at.offset);
    return value->kid->next ? value : NULL;
}

static struct scn_value *parse_name(struct scn_parser *p)
{
    struct scn_value *value = value_new(p, SCN_VALUE_NAME);
    if (scn_take_word(p, "any")) {
        value->kind = SCN_VALUE_ANY;
        return value;
    }
    value->quoted = scn_at(p, SCN_QUOTED);
    value->text = scn_want_name(p, "a value", &value->at);
    return value->text ? value : NULL;
}

struct scn_value *scn_parse_value(struct scn_parser *p)
{
    switch ((enum scn_token_kind)p->token->kind) {
    case SCN_MINUS:
    case SCN_INT:
    case SCN_DECIMAL:
    case SCN_DURATION:
        return parse_number(p);
    case SCN_CLOCK:
    case SCN_INSTANT:
        return parse_instant(p);
    case SCN_TEXT:
        return parse_text(p);
    case SCN_LBRACE:
        return parse_braces(p);
    case SCN_LBRACKET:
        return parse_list(p);
    default:
        if (scn_at_word(p, "pick") && scn_peek(p)->kind == SCN_LPAREN)
            return parse_pick(p);
        if (scn_at_word(p, "random"))
            return parse_random(p);
        return parse_name(p);
    }
}

/* ---- settings ---- */

static struct scn_setting *parse_setting(struct scn_parser *p, enum scn_token_kind between)
{
    struct scn_setting *setting = arena_alloc(p->arena, sizeof *setting);
    setting->name = scn_want_name(p, between == SCN_EQ ? "a parameter" : "a name", &setting->name_at);
    if (!setting->name || !scn_want(p, between, between == SCN_EQ ? "`=`" : "`:`"))
        return NULL;
    setting->value = scn_parse_value(p);
    return setting->value ? setting : NULL;
}

struct scn_setting *scn_parse_settings(struct scn_parser *p, enum scn_token_kind between)
{
    struct scn_setting *first = NULL, **end = &first;
    bool brackets = between == SCN_COLON;
    if (brackets && (!scn_take(p, SCN_LPAREN) || scn_take(p, SCN_RPAREN)))
        return NULL;
    do {
        *end = parse_setting(p, between);
        if (!*end)
            return NULL;
        end = &(*end)->next;
    } while (scn_take(p, SCN_COMMA));
    if (brackets)
        scn_want(p, SCN_RPAREN, "`,` or `)`");
    return first;
}
