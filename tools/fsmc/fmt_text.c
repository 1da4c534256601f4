/* fmt_text.c: tokens as text, with a space where one belongs. */
#include <assert.h>
#include <string.h>

#include "fmt_lines.h"
#include "utf8.h"

#define HANG 4 /* a line that goes on inside brackets is indented this much more */

void text_add(struct text *text, const char *bytes, size_t length)
{
    mem_grow((void **)&text->bytes, text->count + length, &text->room, 1);
    memcpy(text->bytes + text->count, bytes, length);
    text->count += length;
}

void text_pad(struct text *text, size_t columns)
{
    while (columns-- > 0)
        text_add(text, " ", 1);
}

struct piece text_piece(const struct text *text, size_t from)
{
    struct piece piece = {from, text->count - from, 0};

    for (size_t at = from; at < text->count;) {
        uint32_t character;
        at += utf8_decode(text->bytes + at, (uint32_t)(text->count - at), &character);
        piece.width += character < 0x80 ? 1 : utf8_width(character);
    }
    return piece;
}

/* What the spaces depend on: the token before, and what it was there. */
struct spacing {
    uint8_t before;   /* kind of the token before, 0 at the start */
    bool value_ended; /* it ended a value */
    bool keyword;     /* it is a soft word used as a word, not as a name */
    bool sign;        /* it is the minus of a negative value */
    bool arrow;       /* an arrow came before */
    unsigned depth;   /* open brackets */
};

static bool opens(uint8_t kind)
{
    return kind == TOKEN_LPAREN || kind == TOKEN_LBRACKET || kind == TOKEN_LSET;
}

static bool closes(uint8_t kind)
{
    return kind == TOKEN_RPAREN || kind == TOKEN_RBRACKET || kind == TOKEN_RSET;
}

static bool ends_value(uint8_t kind)
{
    switch (kind) {
    case TOKEN_NAME:
    case TOKEN_INT:
    case TOKEN_DECIMAL:
    case TOKEN_DURATION:
    case TOKEN_STRING:
    case TOKEN_STATE:
    case TOKEN_NOW:
    case TOKEN_TRUE:
    case TOKEN_FALSE:
    case TOKEN_RUNNING:
    case TOKEN_STOPPED:
    case TOKEN_MISSING:
    case TOKEN_SOME:
    case TOKEN_NONE:
        return true;
    default:
        return closes(kind);
    }
}

static bool wants_space(const struct spacing *spacing, uint8_t kind)
{
    uint8_t before = spacing->before;

    if (before == 0 || spacing->sign || opens(before) || before == TOKEN_DOT || before == TOKEN_DOTS)
        return false;
    switch (kind) {
    case TOKEN_RPAREN:
    case TOKEN_RBRACKET:
    case TOKEN_RSET:
    case TOKEN_COMMA:
    case TOKEN_SEMICOLON:
    case TOKEN_DOT:
    case TOKEN_DOTS:
        return false;
    case TOKEN_LPAREN:
        return !(spacing->value_ended || before == TOKEN_COUNT);
    case TOKEN_LBRACKET:
        return !spacing->value_ended;
    case TOKEN_COLON:
        return spacing->depth == 0 && !spacing->arrow;
    default:
        return true;
    }
}

static void pass(struct spacing *spacing, uint8_t kind)
{
    bool soft = token_role(kind) == WORD_SOFT;

    spacing->keyword = soft && (spacing->value_ended || spacing->keyword);
    spacing->sign = kind == TOKEN_MINUS && !spacing->value_ended;
    spacing->value_ended = soft ? !spacing->keyword : ends_value(kind);
    spacing->arrow = spacing->arrow || kind == TOKEN_ARROW;
    spacing->depth += opens(kind);
    if (closes(kind) && spacing->depth > 0)
        spacing->depth--;
    spacing->before = kind;
}

/* A break, or a comment that one follows; `token` is never the last. */
static void render_trivia(struct fmt *fmt, const struct token *token, const struct spacing *spacing, unsigned indent)
{
    if (token->kind == TOKEN_BREAK) {
        text_add(&fmt->text, "\n", 1);
        text_pad(&fmt->text, closes(token[1].kind) ? indent : indent + HANG);
    } else {
        text_pad(&fmt->text, spacing->before ? 2 : 0);
        text_add(&fmt->text, fmt->source->text + token->at.offset, token->at.length);
    }
}

static struct piece render(struct fmt *fmt, const struct token *token, size_t count, unsigned indent,
                           struct spacing *spacing)
{
    size_t from = fmt->text.count;

    spacing->before = 0;
    for (size_t i = 0; i < count; i++) {
        if (token_is_trivia(token[i].kind)) {
            render_trivia(fmt, &token[i], spacing, indent);
            spacing->before = 0;
            continue;
        }
        if (wants_space(spacing, token[i].kind))
            text_add(&fmt->text, " ", 1);
        text_add(&fmt->text, fmt->source->text + token[i].at.offset, token[i].at.length);
        pass(spacing, token[i].kind);
    }
    return text_piece(&fmt->text, from);
}

struct piece fmt_render(struct fmt *fmt, const struct token *token, size_t count, unsigned indent)
{
    struct spacing spacing = {0};

    return render(fmt, token, count, indent, &spacing);
}

static void add_piece(struct fmt *fmt, struct fmt_line *line, struct piece piece)
{
    mem_grow((void **)&fmt->piece, fmt->pieces, &fmt->piece_room, sizeof piece);
    fmt->piece[fmt->pieces++] = piece;
    line->pieces++;
}

static bool is_bar(uint8_t kind)
{
    return kind == TOKEN_BAR || kind == TOKEN_BARS;
}

static void cut_row(struct fmt *fmt, struct fmt_line *line)
{
    size_t start = 1;

    line->header = line->token[1].kind == TOKEN_ON && is_bar(line->token[2].kind);
    for (size_t i = 1; i < line->count; i++) {
        if (!is_bar(line->token[i].kind))
            continue;
        add_piece(fmt, line, fmt_render(fmt, &line->token[start], i - start, line->indent));
        if (line->token[i].kind == TOKEN_BARS)
            line->inputs = line->pieces;
        start = i + 1;
    }
    if (line->inputs == 0)
        line->inputs = line->pieces;
}

/* Whether column `column` (1, 2, 3) of a declaration begins at this token: `:` `=` `env`, or the one sign
 * that types and promises have. */
static bool begins_column(const struct fmt_line *line, size_t at, size_t column)
{
    static const uint8_t value[] = {TOKEN_COLON, TOKEN_EQ, TOKEN_ENV};
    uint8_t kind = line->token[at].kind;

    if (line->class == FMT_VALUE)
        return column <= 3 && kind == value[column - 1] && (kind != TOKEN_ENV || at + 2 == line->count);
    return column == 1 && kind == (line->class == FMT_TYPE ? TOKEN_EQ : TOKEN_COLON);
}

static void cut_declaration(struct fmt *fmt, struct fmt_line *line)
{
    struct spacing spacing = {0};
    size_t start = 0;

    for (size_t i = 1; i < line->count; i++) {
        if (!begins_column(line, i, line->pieces + 1))
            continue;
        add_piece(fmt, line, render(fmt, &line->token[start], i - start, line->indent, &spacing));
        start = i;
    }
    add_piece(fmt, line, render(fmt, &line->token[start], line->count - start, line->indent, &spacing));
}

void fmt_cut(struct fmt *fmt, struct fmt_line *line)
{
    line->piece = fmt->pieces;
    if (line->kind == FMT_ROW)
        cut_row(fmt, line);
    else if (line->kind == FMT_DECLARATION)
        cut_declaration(fmt, line);
    else if (line->kind != FMT_BLANK)
        line->whole = fmt_render(fmt, line->token, line->count, line->indent);
}
