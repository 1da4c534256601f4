/* lexer.re: a source as tokens. re2c finds where a token ends; the functions around it decide what lines
 * and brackets make of it. Nothing here recurses and every byte is looked at a bounded number of times. */
#include "lexer.h"

#include <assert.h>
#include <string.h>

#include "literal.h"
#include "source.h"
#include "utf8.h"

/* Kinds of piece that only tokens_read sees. */
enum { PIECE_LINE_END = 250, PIECE_BRACE, PIECE_BRACE_END, PIECE_BARS };

struct lexer {
    const struct source *source;
    struct diags *diags; /* or NULL */
    struct tokens *tokens;
    const char *start, *cursor, *limit;
    char open[LEXER_NESTING_MAX]; /* the closing sign of each open bracket */
    unsigned depth;
    bool row;             /* this line began with | */
    uint8_t first;        /* kind of the line's first token, 0 before there is one */
    bool commented;       /* this line has a comment */
    unsigned line_tokens; /* so far */
    uint32_t reported;    /* codes reported for this line: one of each is enough */
};

enum lexer_code { LEX_UTF8, LEX_NUL, LEX_CHARACTER, LEX_OPEN_STRING, LEX_ESCAPE, LEX_LARGE, LEX_FINE, LEX_NUMBER,
                  LEX_BACKQUOTE, LEX_LIMIT };

static struct place piece_place(const struct lexer *lexer)
{
    return (struct place){(uint32_t)(lexer->start - lexer->source->text), (uint32_t)(lexer->cursor - lexer->start)};
}

/* Whether a mistake with this code should be told: once a line, and not without end. */
static bool lexer_may_tell(struct lexer *lexer, enum lexer_code code)
{
    if (lexer->diags == NULL || lexer->tokens->given_up || lexer->reported & 1u << code)
        return false;
    lexer->reported |= 1u << code;
    lexer->tokens->given_up = lexer_gives_up(lexer->diags, piece_place(lexer));
    return !lexer->tokens->given_up;
}

static void push(struct lexer *lexer, int kind)
{
    struct tokens *tokens = lexer->tokens;

    mem_grow((void **)&tokens->item, tokens->count, &tokens->room, sizeof *tokens->item);
    tokens->item[tokens->count++] = (struct token){piece_place(lexer), (uint8_t)kind};
}

/* Adds a token that the grammar sees. */
static void push_significant(struct lexer *lexer, int kind)
{
    if (lexer->first == 0)
        lexer->first = (uint8_t)kind;
    lexer->line_tokens++;
    push(lexer, kind);
}

/* Gives the line up: what is left of it is not read. */
static void abandon_line(struct lexer *lexer)
{
    const char *newline = memchr(lexer->cursor, '\n', (size_t)(lexer->limit - lexer->cursor));

    push_significant(lexer, TOKEN_BAD);
    lexer->cursor = newline ? newline : lexer->limit;
    lexer->depth = 0;
}

static int number_kind(struct lexer *lexer, int kind)
{
    size_t length = (size_t)(lexer->cursor - lexer->start);
    struct place at = piece_place(lexer);
    int64_t value;
    uint8_t scale;
    enum literal_fault fault = kind == TOKEN_DURATION ? literal_duration(lexer->start, length, &value)
                                                      : literal_number(lexer->start, length, &value, &scale);

    if (fault == LITERAL_TOO_LARGE && lexer_may_tell(lexer, LEX_LARGE))
        diag_add(lexer->diags, "E106", at, "this %s is too large", kind == TOKEN_DURATION ? "duration" : "number");
    if (fault == LITERAL_TOO_FINE && lexer_may_tell(lexer, LEX_FINE))
        diag_add(lexer->diags, "E107", at, "a decimal number has at most %d places", LITERAL_SCALE_MAX);
    if (fault == LITERAL_MALFORMED && lexer_may_tell(lexer, LEX_NUMBER))
        diag_add(lexer->diags, "E108", at, "`%.*s` is neither a number nor a duration", length < 40 ? (int)length : 40,
                 lexer->start);
    return fault == LITERAL_FINE ? kind : TOKEN_BAD;
}

static int string_kind(struct lexer *lexer)
{
    size_t used, length = (size_t)(lexer->cursor - lexer->start) - 2;
    const char *text = lexer->start + 1;

    if (literal_string(text, length, NULL, &used) == LITERAL_FINE)
        return TOKEN_STRING;
    if (lexer_may_tell(lexer, LEX_ESCAPE)) {
        uint32_t offset = (uint32_t)(text - lexer->source->text + (ptrdiff_t)used);
        uint32_t character, size = 1 + utf8_decode(text + used + 1, (uint32_t)(length - used - 1), &character);
        struct diag *diag = diag_add(lexer->diags, "E105", (struct place){offset, size},
                                     "`%.*s` is no escape of a text", (int)size, text + used);
        diag_hint(diag, "a text knows \\\" \\\\ \\n \\t and \\u with four hexadecimal digits, as in \\u00e9");
    }
    return TOKEN_BAD;
}

static int open_string(struct lexer *lexer)
{
    if (lexer_may_tell(lexer, LEX_OPEN_STRING))
        diag_add(lexer->diags, "E104", (struct place){piece_place(lexer).offset, 1},
                 "this text has no closing `\"` on its line");
    return TOKEN_BAD;
}

static int name_kind(struct lexer *lexer)
{
    size_t length = (size_t)(lexer->cursor - lexer->start);

    if (length <= LEXER_NAME_MAX)
        return word_kind(lexer->start, length);
    if (lexer_may_tell(lexer, LEX_LIMIT))
        diag_add(lexer->diags, "E110", piece_place(lexer), "a name has at most %d characters", LEXER_NAME_MAX);
    return TOKEN_BAD;
}

static int bad_backquote(struct lexer *lexer)
{
    if (lexer_may_tell(lexer, LEX_BACKQUOTE))
        diag_add(lexer->diags, "E109", piece_place(lexer), "backquotes hold one name: letters, digits and `_`");
    return TOKEN_BAD;
}

/* What people write who come from other languages. */
static const char *lexer_hint(const char *text)
{
    static const char *const pairs[][2] = {
        {"==", "equality is written `=`"},  {"&&", "write `and`"},     {"<>", "write `!=`"},
        {"!", "write `not`, or `!=`"},      {"'", "a text stands in double quotes"},
        {"//", "a comment starts with `#`"}, {"/*", "a comment starts with `#`"},
        {"*", "there is no multiplication; give the value a `const`"},
    };

    for (size_t i = 0; i < sizeof pairs / sizeof pairs[0]; i++)
        if (strncmp(text, pairs[i][0], strlen(pairs[i][0])) == 0)
            return pairs[i][1];
    return NULL;
}

/* A character with no meaning here. Invalid UTF-8 and NUL were told by check_bytes. */
static int bad_character(struct lexer *lexer)
{
    uint32_t character, size = utf8_decode(lexer->start, (uint32_t)(lexer->limit - lexer->start), &character);
    const char *hint = lexer_hint(lexer->start);
    struct diag *diag;

    if (size > 1)
        lexer->cursor = lexer->start + size;
    if (character == UINT32_MAX || character == 0 || !lexer_may_tell(lexer, LEX_CHARACTER))
        return TOKEN_BAD;
    if (!utf8_printable(character))
        diag = diag_add(lexer->diags, "E103", piece_place(lexer), "the invisible character U+%04X has no place here",
                        (unsigned)character);
    else
        diag = diag_add(lexer->diags, "E103", piece_place(lexer), "`%.*s` has no meaning here",
                        (int)(lexer->cursor - lexer->start), lexer->start);
    if (hint)
        diag_hint(diag, "%s", hint);
    return TOKEN_BAD;
}

/* The next piece of the source: a token's kind, or one of PIECE_*. Space is passed over. */
static int next_piece(struct lexer *lexer)
{
    const char *YYCURSOR = lexer->cursor, *YYMARKER;

#define DONE(value) return lexer->cursor = YYCURSOR, (value)
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
        "\n"                        { DONE(PIECE_LINE_END); }
        "#" [^\n]*                  { DONE(TOKEN_COMMENT); }
        name                        { DONE(name_kind(lexer)); }
        "`" name "`"                { DONE(TOKEN_NAME); }
        "`" [^`\n]* "`"?            { DONE(bad_backquote(lexer)); }
        digit+                      { DONE(number_kind(lexer, TOKEN_INT)); }
        digit+ "." digit+           { DONE(number_kind(lexer, TOKEN_DECIMAL)); }
        digit+ ("." digit+)? letter (letter | digit)*
                                    { DONE(number_kind(lexer, TOKEN_DURATION)); }
        ["] inside* ["]             { DONE(string_kind(lexer)); }
        ["] inside* "\\"?           { DONE(open_string(lexer)); }
        "|"                         { DONE(TOKEN_BAR); }
        "||"                        { DONE(PIECE_BARS); }
        "->"                        { DONE(TOKEN_ARROW); }
        ":"                         { DONE(TOKEN_COLON); }
        ","                         { DONE(TOKEN_COMMA); }
        ";"                         { DONE(TOKEN_SEMICOLON); }
        "."                         { DONE(TOKEN_DOT); }
        ".."                        { DONE(TOKEN_DOTS); }
        "("                         { DONE(TOKEN_LPAREN); }
        ")"                         { DONE(TOKEN_RPAREN); }
        "["                         { DONE(TOKEN_LBRACKET); }
        "]"                         { DONE(TOKEN_RBRACKET); }
        "{"                         { DONE(PIECE_BRACE); }
        "}"                         { DONE(PIECE_BRACE_END); }
        "="                         { DONE(TOKEN_EQ); }
        "!="                        { DONE(TOKEN_NE); }
        "<"                         { DONE(TOKEN_LT); }
        "<="                        { DONE(TOKEN_LE); }
        ">"                         { DONE(TOKEN_GT); }
        ">="                        { DONE(TOKEN_GE); }
        "+"                         { DONE(TOKEN_PLUS); }
        "-"                         { DONE(TOKEN_MINUS); }
        "==" | "&&" | "<>"          { DONE(bad_character(lexer)); }
        $                           { DONE(TOKEN_END); }
        *                           { DONE(bad_character(lexer)); }
        */
    }
#undef DONE
}

static bool is_name_character(char c)
{
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_';
}

/* Whether the next line, though brackets are open, plainly begins anew: the bracket was forgotten, and the
 * mistake should end with its line. Looks at one line only, so that the work stays linear. */
static bool next_line_begins_anew(const struct lexer *lexer)
{
    const char *at = lexer->cursor, *end;
    enum word_role role;
    uint8_t kind;

    at += strspn(at, " \t\v\f\r");
    if (at == lexer->limit || *at == '|')
        return true;
    if (*at == '}')
        return memchr(lexer->open, '}', lexer->depth) == NULL;
    end = at + strspn(at, "abcdefghijklmnopqrstuvwxyz");
    kind = word_kind(at, (size_t)(end - at));
    if (kind == TOKEN_STATE && (*end == ' ' || *end == '\t')) { /* a state's header, not `state = S` */
        end += strspn(end, " \t");
        return is_name_character(*end) || *end == '`';
    }
    role = token_role(kind);
    return (role == WORD_ITEM || role == WORD_PART) && !is_name_character(*end);
}

static void end_line(struct lexer *lexer)
{
    const struct tokens *tokens = lexer->tokens;
    uint8_t last = tokens->count ? tokens->item[tokens->count - 1].kind : TOKEN_BLANK;

    lexer->reported = 0;
    if (lexer->depth > 0 && !lexer->row && !next_line_begins_anew(lexer)) {
        if (last != TOKEN_BREAK)
            push(lexer, TOKEN_BREAK);
        return;
    }
    if (lexer->first)
        push(lexer, TOKEN_NEWLINE);
    else if (!lexer->commented && last != TOKEN_BLANK)
        push(lexer, TOKEN_BLANK);
    lexer->depth = 0;
    lexer->row = lexer->commented = false;
    lexer->first = 0;
    lexer->line_tokens = 0;
}

static void comment(struct lexer *lexer)
{
    while (strchr(" \t\v\f\r", lexer->cursor[-1]))
        lexer->cursor--;
    push(lexer, TOKEN_COMMENT);
    lexer->commented = true;
}

static void open_bracket(struct lexer *lexer, int kind, char closer)
{
    if (lexer->depth == LEXER_NESTING_MAX) {
        if (lexer_may_tell(lexer, LEX_LIMIT))
            diag_add(lexer->diags, "E110", piece_place(lexer), "brackets nest at most %d deep", LEXER_NESTING_MAX);
        abandon_line(lexer);
        return;
    }
    lexer->open[lexer->depth++] = closer;
    push_significant(lexer, kind);
}

/* Closes down to the bracket that `closer` ends; one that ends none is left to the grammar. */
static void close_bracket(struct lexer *lexer, int kind, char closer)
{
    unsigned depth = lexer->depth;

    while (depth > 0 && lexer->open[depth - 1] != closer)
        depth--;
    if (depth > 0)
        lexer->depth = depth - 1;
    push_significant(lexer, kind);
}

/* A brace opens the block of a state in a state's header, or where it ends a line; elsewhere a set. */
static void brace(struct lexer *lexer)
{
    const char *after = lexer->cursor + strspn(lexer->cursor, " \t\v\f\r");
    bool ends_line = after == lexer->limit || *after == '\n' || *after == '#';

    if (!lexer->row && lexer->depth == 0 && (lexer->first == TOKEN_STATE || ends_line))
        push_significant(lexer, TOKEN_LBLOCK);
    else
        open_bracket(lexer, TOKEN_LSET, '}');
}

static void brace_end(struct lexer *lexer)
{
    bool of_set = memchr(lexer->open, '}', lexer->depth) != NULL;

    if (of_set)
        close_bracket(lexer, TOKEN_RSET, '}');
    else
        push_significant(lexer, TOKEN_RBLOCK);
}

static void take(struct lexer *lexer, int piece)
{
    switch (piece) {
    case PIECE_LINE_END:
        end_line(lexer);
        break;
    case TOKEN_COMMENT:
        comment(lexer);
        break;
    case TOKEN_LPAREN:
        open_bracket(lexer, piece, ')');
        break;
    case TOKEN_LBRACKET:
        open_bracket(lexer, piece, ']');
        break;
    case TOKEN_RPAREN:
        close_bracket(lexer, piece, ')');
        break;
    case TOKEN_RBRACKET:
        close_bracket(lexer, piece, ']');
        break;
    case PIECE_BRACE:
        brace(lexer);
        break;
    case PIECE_BRACE_END:
        brace_end(lexer);
        break;
    case TOKEN_BAR:
        if (lexer->first == 0)
            lexer->row = true;
        push_significant(lexer, lexer->row ? TOKEN_BAR : TOKEN_PIPE);
        break;
    case PIECE_BARS:
        if (lexer->first == 0)
            lexer->row = true;
        push_significant(lexer, TOKEN_BARS);
        break;
    default:
        push_significant(lexer, piece);
    }
}

/* Tells of bytes that are no text: one of each kind a line. */
static void check_bytes(struct lexer *lexer)
{
    const char *first = lexer->cursor;

    while (lexer->cursor < lexer->limit && !lexer->tokens->given_up) {
        uint32_t character, size = utf8_decode(lexer->cursor, (uint32_t)(lexer->limit - lexer->cursor), &character);

        lexer->start = lexer->cursor;
        lexer->cursor += size;
        if (character == '\n')
            lexer->reported = 0;
        if (character == UINT32_MAX && lexer_may_tell(lexer, LEX_UTF8))
            diag_add(lexer->diags, "E101", piece_place(lexer), "the byte 0x%02x is not UTF-8",
                     (unsigned char)*lexer->start);
        if (character == 0 && lexer_may_tell(lexer, LEX_NUL))
            diag_add(lexer->diags, "E102", piece_place(lexer), "a NUL byte has no place in a source");
    }
    lexer->reported = 0;
    lexer->start = lexer->cursor = first;
}

static void read_all(struct lexer *lexer)
{
    int piece;

    while (!lexer->tokens->given_up && (piece = next_piece(lexer)) != TOKEN_END) {
        take(lexer, piece);
        if (lexer->line_tokens > LEXER_LINE_TOKENS_MAX) {
            if (lexer->reported == 0 && lexer_may_tell(lexer, LEX_LIMIT))
                diag_add(lexer->diags, "E110", piece_place(lexer), "a line has at most %d words and signs",
                         LEXER_LINE_TOKENS_MAX);
            abandon_line(lexer);
        }
    }
    if (lexer->first)
        push(lexer, TOKEN_NEWLINE);
}

void tokens_read(struct tokens *tokens, const struct source *source, struct diags *diags)
{
    struct lexer lexer = {.source = source, .diags = diags, .tokens = tokens};

    *tokens = (struct tokens){0};
    lexer.start = lexer.cursor = source->text;
    lexer.limit = source->text + source->length;
    assert(*lexer.limit == '\0');
    if (source->length > SOURCE_MAX) {
        if (diags)
            diag_add(diags, "E110", (struct place){0, 0}, "a source has at most %u MB", SOURCE_MAX >> 20);
        lexer.cursor = lexer.limit;
    }
    if (strncmp(lexer.cursor, "\xef\xbb\xbf", 3) == 0)
        lexer.cursor += 3;
    if (diags)
        check_bytes(&lexer);
    read_all(&lexer);
    lexer.start = lexer.cursor = lexer.limit;
    push(&lexer, TOKEN_END);
}

void tokens_release(struct tokens *tokens)
{
    mem_free(tokens->item);
    *tokens = (struct tokens){0};
}
