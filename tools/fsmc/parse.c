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

static bool has_cell(const struct line *line, uint8_t kind)
{
    for (size_t i = 1; i < line->count; i++)
        if (is_bar(line->token[i - 1].kind) && cell_is(line, i, kind))
            return true;
    return false;
}

static bool has_token(const struct line *line, uint8_t kind)
{
    for (size_t i = 0; i < line->count; i++)
        if (line->token[i].kind == kind)
            return true;
    return false;
}

/* A transition table's header begins with `on` and has `next` or `do`; one that lacks the one or got the
 * others wrong was still meant to be one. */
static bool is_header(const struct parse *parse, const struct line *line)
{
    if (has_cell(line, TOKEN_NEXT) || has_cell(line, TOKEN_DO))
        return true;
    return cell_is(line, 1, TOKEN_ON) &&
           (!parse->outline.has_header || has_token(line, TOKEN_NEXT) || has_token(line, TOKEN_DO));
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
            diag_other(diag_add(parse->diags, "E118", token->at, "this row has a second `||`"), parted->at,
                       "the first");
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
    uint64_t *cells = &parse->do_inputs, bit = 1;

    parse->do_inputs = parse->do_outputs = 0;
    for (size_t i = 0; i + 1 < line->count; i++) {
        if (!is_bar(line->token[i].kind))
            continue;
        if (line->token[i].kind == TOKEN_BARS) {
            cells = &parse->do_outputs;
            bit = 1;
        }
        if (cell_is(line, i + 1, TOKEN_DO))
            *cells |= bit;
        bit <<= 1;
    }
    parse->deaf = false;
    parse->outline.has_header = true;
}

/* Whether a row should be given to the grammar. */
static bool prepare_row(struct parse *parse, const struct line *line)
{
    bool header = is_header(parse, line);

    if (header) {
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
    parse->deaf = header;
    return false;
}

/* A line that is a row but for its first `|`. */
static bool lacks_first_bar(const struct line *line)
{
    return line->count > 1 && line->token[line->count - 1].kind == TOKEN_PIPE;
}

static void tell_lacking_bar(struct parse *parse, const struct line *line)
{
    diag_add(parse->diags, "E116", line->token[0].at, "a row begins with `|`");
    parse->deaf = parse->deaf || has_token(line, TOKEN_NEXT) || has_token(line, TOKEN_DO);
}

struct do_cells { /* a bit for each cell still to come */
    uint64_t here, outputs;
};

static void feed(struct parse *parse, struct token token)
{
    grammar_(parse->grammar, token.kind, token);
}

/* Keeps step with the cells of a row: whether the one after this bar holds statements. */
static bool enters_do_cell(struct do_cells *cells, const struct token *token)
{
    bool entered;

    if (token->kind == TOKEN_BARS)
        cells->here = cells->outputs;
    entered = is_bar(token->kind) && cells->here & 1;
    cells->here >>= is_bar(token->kind);
    return entered;
}

size_t parse_feed(struct parse *parse, const struct line *line, size_t count)
{
    struct do_cells cells = {0, 0};

    if (is_row(line) && !is_header(parse, line))
        cells = (struct do_cells){parse->do_inputs, parse->do_outputs};
    parse->refused = parse->too_deep = false;
    grammar_Finalize(parse->grammar);
    grammar_Init(parse->grammar, parse);
    for (size_t i = 0; i < count; i++) {
        const struct token *token = &line->token[i];

        feed(parse, *token);
        if (parse->refused || parse->too_deep)
            return i;
        if (enters_do_cell(&cells, token) && i + 1 < line->count)
            feed(parse, (struct token){{token->at.offset, 0}, TOKEN_DO_CELL});
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
        parse->deaf = parse->deaf || (is_row(line) && is_header(parse, line));
        outline_broken(parse, line);
    }
}

static void take_line(struct parse *parse, const struct line *line)
{
    bool row = is_row(line);

    if (has_token(line, TOKEN_BAD)) {
        parse->deaf = parse->deaf || (row && is_header(parse, line));
        outline_broken(parse, line);
    } else if (lacks_first_bar(line)) {
        tell_lacking_bar(parse, line);
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
