/* fmt_lines.c: which lines a source has, of what kind, and how far each is indented. */
#include <assert.h>

#include "fmt_lines.h"

#define STEP 2 /* columns a level of nesting is indented by */

struct nesting {
    unsigned blocks; /* open braces of states */
    bool in_item;    /* after the header of an item without braces */
};

static bool is_word(uint8_t kind)
{
    return kind == TOKEN_NAME || token_role(kind) != WORD_NONE;
}

/* Whether the line declares something, rather than being part of what was declared before it. */
static bool is_item(const struct fmt_line *line)
{
    uint8_t first = line->token[0].kind;

    if (first == TOKEN_WINDOW || first == TOKEN_LIMIT) /* these may also be the name that begins a statement */
        return line->count > 1 && is_word(line->token[1].kind);
    return token_role(first) == WORD_ITEM || first == TOKEN_STATE;
}

static void indent_line(struct nesting *nesting, struct fmt_line *line)
{
    bool opens = line->token[line->count - 1].kind == TOKEN_LBLOCK;

    if (line->token[0].kind == TOKEN_RBLOCK) {
        assert(nesting->blocks > 0);
        nesting->blocks--;
        nesting->in_item = false;
        line->indent = STEP * nesting->blocks;
    } else if (is_item(line)) {
        line->indent = STEP * nesting->blocks;
        nesting->in_item = !opens;
        nesting->blocks += opens;
    } else {
        line->indent = STEP * (nesting->blocks + nesting->in_item);
    }
}

static bool is_broken(const struct fmt_line *line)
{
    for (size_t i = 0; i < line->count; i++)
        if (line->token[i].kind == TOKEN_BREAK)
            return true;
    return false;
}

static void classify(struct fmt_line *line)
{
    line->kind = FMT_DECLARATION;
    switch (line->token[0].kind) {
    case TOKEN_BAR:
        line->kind = FMT_ROW;
        break;
    case TOKEN_PARAM:
    case TOKEN_CONST:
    case TOKEN_VAR:
    case TOKEN_SHARED:
        line->class = FMT_VALUE;
        break;
    case TOKEN_TYPE:
        line->class = FMT_TYPE;
        break;
    case TOKEN_INVARIANT:
    case TOKEN_ASSUME:
    case TOKEN_REACHABLE:
        line->class = FMT_PROMISE;
        break;
    default:
        line->kind = FMT_CODE;
    }
    line->broken = is_broken(line);
    if (line->broken)
        line->kind = FMT_CODE;
}

static struct fmt_line *add_line(struct fmt *fmt, enum fmt_kind kind, const struct token *token, size_t count)
{
    mem_grow((void **)&fmt->line, fmt->lines, &fmt->line_room, sizeof *fmt->line);
    fmt->line[fmt->lines] = (struct fmt_line){.kind = kind, .token = token, .count = count};
    return &fmt->line[fmt->lines++];
}

static void add_code(struct fmt *fmt, struct nesting *nesting, const struct token *token, size_t count)
{
    const struct token *comment = token[count - 1].kind == TOKEN_COMMENT ? &token[count - 1] : NULL;
    struct fmt_line *line = add_line(fmt, FMT_CODE, token, comment ? count - 1 : count);

    line->comment = comment;
    classify(line);
    indent_line(nesting, line);
}

/* Comments on lines of their own go with the line below; before a `}`, with what it closes. */
static void indent_comments(struct fmt *fmt)
{
    unsigned indent = 0;

    for (size_t i = fmt->lines; i-- > 0;) {
        struct fmt_line *line = &fmt->line[i];
        if (line->kind == FMT_COMMENT)
            line->indent = indent;
        else if (line->kind != FMT_BLANK)
            indent = line->indent + (line->token[0].kind == TOKEN_RBLOCK ? STEP : 0);
    }
}

void fmt_split(struct fmt *fmt)
{
    const struct token *token = fmt->tokens.item, *start = NULL;
    struct nesting nesting = {0, false};

    for (; token->kind != TOKEN_END; token++) {
        if (start && token->kind == TOKEN_NEWLINE) {
            add_code(fmt, &nesting, start, (size_t)(token - start));
            start = NULL;
        } else if (start == NULL && token->kind == TOKEN_COMMENT) {
            add_line(fmt, FMT_COMMENT, token, 1);
        } else if (start == NULL && token->kind == TOKEN_BLANK) {
            add_line(fmt, FMT_BLANK, token, 1);
        } else if (start == NULL) {
            start = token;
        }
    }
    if (fmt->lines && fmt->line[fmt->lines - 1].kind == FMT_BLANK)
        fmt->lines--;
    indent_comments(fmt);
}
