/* parse.c: feeds the lines of a source to the grammar, one sentence each.
 *
 * A line that is wrong is told of once and given up whole; the next one starts afresh. Rows are looked over
 * before the grammar sees them: what is wrong with their bars is best said in terms of cells, and the header
 * row says which cells hold statements. */
#include "parse.h"

#include <assert.h>
#include <string.h>

#include "syntax.h"

static bool is_bar(uint8_t kind)
{
    return kind == TOKEN_BAR || kind == TOKEN_BARS;
}

static bool is_row(const struct line *line)
{
    return is_bar(line->token[0].kind);
}

/* Whether cell `at` (the token after a bar) is exactly one token of this kind. */
static bool cell_is(const struct line *line, size_t at, uint8_t kind)
{
    return at + 1 < line->count && line->token[at].kind == kind && is_bar(line->token[at + 1].kind);
}

/* A transition table's header begins with `on`; one that has `next` or `do` was meant to. */
static bool is_header(const struct line *line)
{
    if (cell_is(line, 1, TOKEN_ON))
        return true;
    for (size_t i = 1; i < line->count; i++)
        if (is_bar(line->token[i - 1].kind) && (cell_is(line, i, TOKEN_NEXT) || cell_is(line, i, TOKEN_DO)))
            return true;
    return false;
}

/* Whether the bar token[at] has an empty cell on a side of it that was not looked at yet. */
static bool leaves_cell_empty(const struct line *line, size_t at)
{
    if (at > 0 && is_bar(line->token[at - 1].kind))
        return true;
    return line->token[at].kind == TOKEN_BARS && (at == 0 || at == line->count - 1);
}

/* Tells the first thing wrong with the bars of a row. */
static bool check_bars(struct parse *parse, const struct line *line)
{
    const struct token *parted = NULL;
    unsigned bars = 0;

    if (line->count == 1 || !is_bar(line->token[line->count - 1].kind)) {
        diag_add(parse->diags, "E116", line->token[0].at, "this row is not closed: it lacks the `|` at its end");
        return false;
    }
    for (size_t i = 0; i < line->count; i++) {
        const struct token *token = &line->token[i];
        if (!is_bar(token->kind))
            continue;
        if (leaves_cell_empty(line, i)) {
            diag_add(parse->diags, "E117", token->at, "a cell of this row is empty; `-` stands for anything");
            return false;
        }
        if (token->kind == TOKEN_BARS && parted) {
            diag_other(diag_add(parse->diags, "E118", token->at, "this row has a second `||`"), parted->at, "the first");
            return false;
        }
        if (token->kind == TOKEN_BARS)
            parted = token;
        if (++bars > SYNTAX_COLUMNS_MAX + 1) {
            diag_add(parse->diags, "E110", token->at, "a row has at most %d cells", SYNTAX_COLUMNS_MAX);
            return false;
        }
    }
    return true;
}

/* Remembers which cells of the rows below this header hold statements. */
static void take_header(struct parse *parse, const struct line *line)
{
    unsigned cell = 0;

    parse->do_cells = 0;
    for (size_t i = 1; i < line->count && cell < SYNTAX_COLUMNS_MAX; i++) {
        if (!is_bar(line->token[i - 1].kind))
            continue;
        if (cell_is(line, i, TOKEN_DO))
            parse->do_cells |= UINT64_C(1) << cell;
        cell++;
    }
    parse->deaf = false;
    parse->outline.has_header = true;
}

/* Whether a row should be given to the grammar. */
static bool prepare_row(struct parse *parse, const struct line *line)
{
    if (is_header(line)) {
        take_header(parse, line);
    } else if (!parse->deaf && outline_expects_header(parse)) {
        struct diag *diag = diag_add(parse->diags, "E124", line->token[0].at, "this table has no header row");
        diag_hint(diag, "a state's table begins with a row such as `| on | … || next | do |`");
        parse->deaf = true;
    }
    if (parse->deaf)
        return false;
    if (check_bars(parse, line))
        return true;
    parse->deaf = is_header(line);
    return false;
}

static void feed(struct parse *parse, struct token token)
{
    grammar_(parse->grammar, token.kind, token);
}

size_t parse_feed(struct parse *parse, const struct line *line, size_t count)
{
    uint64_t do_cells = is_row(line) && !is_header(line) ? parse->do_cells : 0;

    parse->refused = parse->too_deep = false;
    grammar_Finalize(parse->grammar);
    grammar_Init(parse->grammar, parse);
    for (size_t i = 0; i < count; i++) {
        struct token token = line->token[i];

        feed(parse, token);
        if (parse->refused || parse->too_deep)
            return i;
        if (do_cells && is_bar(token.kind) && i + 1 < line->count) {
            if (do_cells & 1)
                feed(parse, (struct token){{token.at.offset, 0}, TOKEN_DO_CELL});
            do_cells >>= 1;
        }
    }
    return count;
}

static void read_line(struct parse *parse, const struct line *line)
{
    size_t taken;

    parse->line = NULL;
    taken = parse_feed(parse, line, line->count);
    if (!parse->refused && !parse->too_deep)
        grammar_(parse->grammar, 0, line->newline);
    if (parse->too_deep)
        diag_add(parse->diags, "E110", line->token[taken < line->count ? taken : 0].at,
                 "this expression has too many parts: at most %d may build on each other", SYNTAX_DEPTH_MAX);
    else if (parse->refused)
        mistake_tell(parse, line, taken);
    else
        outline_take(parse, parse->line);
    if (parse->refused || parse->too_deep) {
        parse->deaf = parse->deaf || (is_row(line) && is_header(line));
        outline_broken(parse, line);
    }
}

static bool has_bad_token(const struct line *line)
{
    for (size_t i = 0; i < line->count; i++)
        if (line->token[i].kind == TOKEN_BAD)
            return true;
    return false;
}

static void take_line(struct parse *parse, const struct line *line)
{
    bool row = is_row(line);

    if (has_bad_token(line)) {
        parse->deaf = parse->deaf || (row && is_header(line));
        outline_broken(parse, line);
    } else if (!row || prepare_row(parse, line)) {
        read_line(parse, line);
    }
}

/* The next line's tokens without trivia, in `buffer`; false at the end of the source. */
static bool next_line(const struct tokens *tokens, size_t *at, struct tokens *buffer, struct line *line)
{
    buffer->count = 0;
    for (;; ++*at) {
        struct token token = tokens->item[*at];
        if (token.kind == TOKEN_END)
            return false;
        if (token.kind == TOKEN_NEWLINE)
            break;
        if (token_is_trivia(token.kind))
            continue;
        mem_grow((void **)&buffer->item, buffer->count, &buffer->room, sizeof token);
        buffer->item[buffer->count++] = token;
    }
    *line = (struct line){buffer->item, buffer->count, tokens->item[(*at)++]};
    assert(line->count > 0);
    return true;
}

struct node *parse(struct arena *arena, const struct source *source, struct diags *diags)
{
    struct parse parse = {.arena = arena, .source = source, .diags = diags};
    struct tokens tokens, buffer = {0};
    struct line line;
    size_t at = 0;

    tokens_read(&tokens, source, diags);
    parse.outline.file = node_new(arena, NODE_FILE, (struct place){0, 0}, NULL);
    parse.grammar = mem_resize(NULL, grammar_size());
    grammar_Init(parse.grammar, &parse);
    while (!tokens.given_up && next_line(&tokens, &at, &buffer, &line)) {
        tokens.given_up = lexer_gives_up(diags, line.token[0].at);
        if (!tokens.given_up)
            take_line(&parse, &line);
    }
    if (!tokens.given_up)
        outline_end(&parse, tokens.item[tokens.count - 1].at);
    grammar_Finalize(parse.grammar);
    mem_free(parse.grammar);
    tokens_release(&buffer);
    tokens_release(&tokens);
    return parse.outline.file;
}
