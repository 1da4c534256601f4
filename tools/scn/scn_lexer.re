/* scn_lexer.re: re2c finds where a token ends; the functions around it find what it is worth. Every byte is looked at
 * a bounded number of times, and a mistake costs no more than its token. */
#include "scn_lexer.h"

#include <stdbool.h>
#include <string.h>

#include "list.h"
#include "literal.h"
#include "number.h"
#include "utf8.h"

#define LEXER_MISTAKES_MAX 100 /* after so many the rest of the file is not looked at */
#define LEXER_NAME_MAX 128     /* as in .fsm files */

struct lexer {
    const struct source *source;
    struct diags *diags;
    struct scn_tokens *tokens;
    const char *start, *cursor, *limit;
    int64_t value; /* of the token being read */
    uint8_t scale;
};

static struct place token_place(const struct lexer *lexer)
{
    return (struct place){(uint32_t)(lexer->start - lexer->source->text), (uint32_t)(lexer->cursor - lexer->start)};
}

static size_t token_length(const struct lexer *lexer)
{
    return (size_t)(lexer->cursor - lexer->start);
}

static int shown(const struct lexer *lexer)
{
    size_t length = token_length(lexer);
    return length < 40 ? (int)length : 40;
}

static int bad_number(struct lexer *lexer, const char *what)
{
    diag_add(lexer->diags, "S103", token_place(lexer), "`%.*s` is no %s", shown(lexer), lexer->start, what);
    return SCN_BAD;
}

static int number_kind(struct lexer *lexer, int kind)
{
    enum literal_fault fault = literal_number(lexer->start, token_length(lexer), &lexer->value, &lexer->scale);
    return fault == LITERAL_FINE ? kind : bad_number(lexer, "number that fits");
}

static int duration_kind(struct lexer *lexer)
{
    enum literal_fault fault = literal_duration(lexer->start, token_length(lexer), &lexer->value);
    return fault == LITERAL_FINE ? SCN_DURATION : bad_number(lexer, "duration; one is written 800ms, 30s, 1h30m");
}

static int call_kind(struct lexer *lexer)
{
    uint8_t scale;
    enum literal_fault fault = literal_number(lexer->start + 1, token_length(lexer) - 1, &lexer->value, &scale);
    if (fault == LITERAL_FINE && lexer->value > 0 && lexer->value <= UINT32_MAX)
        return SCN_CALL;
    return bad_number(lexer, "number of a call");
}

/* Minutes and seconds, or hours, minutes and seconds; thousandths after a dot. The first part may be any number. */
static int clock_kind(struct lexer *lexer)
{
    int64_t part[4] = {0}, thousandths = 0;
    int parts = 0, width[4] = {0}, places = 0;
    for (const char *at = lexer->start; at < lexer->cursor; at++) {
        if (*at == ':' && parts < 3) {
            parts++;
        } else if (*at == '.') {
            places = 1;
        } else if (places) {
            thousandths = thousandths * 10 + (*at - '0');
            places++;
        } else if (++width[parts] <= 9) {
            part[parts] = part[parts] * 10 + (*at - '0');
        }
    }
    lexer->scale = (uint8_t)(parts + 1);
    if (parts > 2 || width[0] > 9 || width[1] != 2 || part[1] > 59 || (parts == 2 && (width[2] != 2 || part[2] > 59)))
        return bad_number(lexer, "time; one is written 00:30, 90:00 or 1:02:03.250");
    int64_t seconds = parts == 2 ? (part[0] * 60 + part[1]) * 60 + part[2] : part[0] * 60 + part[1];
    for (; places > 0 && places < 4; places++)
        thousandths *= 10;
    lexer->value = seconds * 1000 + thousandths;
    return SCN_CLOCK;
}

/* As fsm_time_print writes it; the thousandths may be left out. */
static int instant_kind(struct lexer *lexer)
{
    char text[40];
    size_t length = token_length(lexer);
    if (length == 20) {
        memcpy(text, lexer->start, 19);
        memcpy(text + 19, ".000Z", 6);
        if (fsm_time_parse(text, 24, &lexer->value))
            return SCN_INSTANT;
    } else if (fsm_time_parse(lexer->start, length, &lexer->value)) {
        return SCN_INSTANT;
    }
    return bad_number(lexer, "instant; one is written 2026-01-31T23:59:30Z");
}

static int text_kind(struct lexer *lexer)
{
    size_t used;
    if (literal_string(lexer->start + 1, token_length(lexer) - 2, NULL, &used) == LITERAL_FINE)
        return SCN_TEXT;
    struct place at = {token_place(lexer).offset + 1 + (uint32_t)used, 2};
    struct diag *diag = diag_add(lexer->diags, "S101", at, "this is no escape of a text");
    diag_hint(diag, "a text knows \\\" \\\\ \\n \\t and \\u with four hexadecimal digits, as in \\u00e9");
    return SCN_BAD;
}

static int open_text(struct lexer *lexer)
{
    diag_add(lexer->diags, "S101", (struct place){token_place(lexer).offset, 1},
             "this text has no closing `\"` on its line");
    return SCN_BAD;
}

static int name_kind(struct lexer *lexer, int kind)
{
    if (token_length(lexer) <= LEXER_NAME_MAX)
        return kind;
    diag_add(lexer->diags, "S101", token_place(lexer), "a name has at most %d characters", LEXER_NAME_MAX);
    return SCN_BAD;
}

static int bad_character(struct lexer *lexer)
{
    uint32_t character, size = utf8_decode(lexer->start, (uint32_t)(lexer->limit - lexer->start), &character);
    lexer->cursor = lexer->start + size;
    if (character == UINT32_MAX)
        diag_add(lexer->diags, "S101", token_place(lexer), "the byte 0x%02x is not UTF-8",
                 (unsigned char)*lexer->start);
    else if (!utf8_printable(character))
        diag_add(lexer->diags, "S101", token_place(lexer), "the invisible character U+%04X has no place here",
                 (unsigned)character);
    else
        diag_add(lexer->diags, "S101", token_place(lexer), "`%.*s` has no meaning here", (int)size, lexer->start);
    return SCN_BAD;
}

static bool is_glued(const struct lexer *lexer)
{
    if (lexer->start == lexer->source->text)
        return false;
    char c = lexer->start[-1];
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_' || c == '`';
}

/* The kind of the next token; space and comments are passed over. */
static int next_token(struct lexer *lexer)
{
    const char *YYCURSOR = lexer->cursor, *YYMARKER;
    lexer->value = 0;
    lexer->scale = 0;

#define DONE(what) return lexer->cursor = YYCURSOR, (what)
    for (;;) {
        lexer->start = YYCURSOR;
        /*!re2c
        re2c:define:YYCTYPE = "unsigned char";
        re2c:define:YYLIMIT = "lexer->limit";
        re2c:yyfill:enable = 0;
        re2c:eof = 0;

        letter = [A-Za-z_];
        digit = [0-9];
        name = letter (letter | digit)*;
        inside = [^"\\\n] | "\\" [^\n];

        [ \t\v\f\r]+                { continue; }
        "\n"                        { DONE(SCN_NEWLINE); }
        "#" digit+                  { if (is_glued(lexer)) DONE(call_kind(lexer)); goto comment; }
        "#"                         { goto comment; }
        name                        { DONE(name_kind(lexer, SCN_NAME)); }
        "`" name "`"                { DONE(name_kind(lexer, SCN_QUOTED)); }
        digit+                      { DONE(number_kind(lexer, SCN_INT)); }
        digit+ "." digit+           { DONE(number_kind(lexer, SCN_DECIMAL)); }
        digit+ ("." digit+)? letter (letter | digit)*
                                    { DONE(duration_kind(lexer)); }
        digit+ (":" digit+)+ ("." digit{1,3})?
                                    { DONE(clock_kind(lexer)); }
        digit{4} "-" digit{2} "-" digit{2} "T" [0-9:.]* "Z"?
                                    { DONE(instant_kind(lexer)); }
        ["] inside* ["]             { DONE(text_kind(lexer)); }
        ["] inside* "\\"?           { DONE(open_text(lexer)); }
        "("                         { DONE(SCN_LPAREN); }
        ")"                         { DONE(SCN_RPAREN); }
        "{"                         { DONE(SCN_LBRACE); }
        "}"                         { DONE(SCN_RBRACE); }
        "["                         { DONE(SCN_LBRACKET); }
        "]"                         { DONE(SCN_RBRACKET); }
        ","                         { DONE(SCN_COMMA); }
        ":"                         { DONE(SCN_COLON); }
        "."                         { DONE(SCN_DOT); }
        ".."                        { DONE(SCN_DOTS); }
        "="                         { DONE(SCN_EQ); }
        "!="                        { DONE(SCN_NE); }
        "<"                         { DONE(SCN_LT); }
        "<="                        { DONE(SCN_LE); }
        ">"                         { DONE(SCN_GT); }
        ">="                        { DONE(SCN_GE); }
        "-"                         { DONE(SCN_MINUS); }
        $                           { DONE(SCN_END); }
        *                           { DONE(bad_character(lexer)); }
        */
    comment:
        YYCURSOR = memchr(YYCURSOR, '\n', (size_t)(lexer->limit - YYCURSOR));
        if (YYCURSOR == NULL)
            YYCURSOR = lexer->limit;
    }
#undef DONE
}

static void push(struct lexer *lexer, int kind)
{
    list_push(lexer->tokens, ((struct scn_token){token_place(lexer), (uint8_t)kind, lexer->scale, lexer->value}));
}

/* Texts and comments may hold any character; that it is UTF-8 is asked once for all. */
static bool check_bytes(struct lexer *lexer)
{
    for (const char *at = lexer->cursor; at < lexer->limit;) {
        uint32_t character, size = utf8_decode(at, (uint32_t)(lexer->limit - at), &character);
        if (character == UINT32_MAX || character == 0) {
            struct place place = {(uint32_t)(at - lexer->source->text), size};
            diag_add(lexer->diags, "S101", place, "the byte 0x%02x is no text", (unsigned char)*at);
            return false;
        }
        at += size;
    }
    return true;
}

void scn_tokens_read(struct scn_tokens *tokens, const struct source *source, struct diags *diags)
{
    bool marked = source->length >= 3 && memcmp(source->text, "\xef\xbb\xbf", 3) == 0;
    struct lexer lexer = {.source = source,
                          .diags = diags,
                          .tokens = tokens,
                          .cursor = source->text + (marked ? 3 : 0),
                          .limit = source->text + source->length};
    int kind = SCN_END, last = SCN_NEWLINE;
    *tokens = (struct scn_tokens){0};
    lexer.start = lexer.cursor;
    bool good = check_bytes(&lexer);
    while (good && (kind = next_token(&lexer)) != SCN_END && diags_errors(diags) < LEXER_MISTAKES_MAX) {
        if (kind != SCN_NEWLINE || last != SCN_NEWLINE)
            push(&lexer, kind);
        last = kind;
    }
    lexer.start = lexer.cursor = kind == SCN_END ? lexer.cursor : lexer.limit;
    if (last != SCN_NEWLINE)
        push(&lexer, SCN_NEWLINE);
    push(&lexer, SCN_END);
}

void scn_tokens_release(struct scn_tokens *tokens)
{
    list_release(tokens);
}
