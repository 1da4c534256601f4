/* mistake.c: what is wrong with a line, in the words of someone who writes specs.
 *
 * The grammar is asked which tokens it would have taken instead; they are put into a few classes (a name, a
 * value, a comparison …), and what could only have carried the expression on is left unsaid. */
#include "suggest.h"
#include "syntax.h"

#define EXPECTED_MAX 8
#define QUOTED_MAX 40 /* characters of the source quoted in a message */

struct expected {
    const char *what[EXPECTED_MAX];
    unsigned count;
};

static bool accepts(struct parse *parse, uint8_t kind)
{
    return grammar_accepts(parse->grammar, kind);
}

static void expect(struct expected *expected, const char *what)
{
    if (expected->count < EXPECTED_MAX)
        expected->what[expected->count++] = what;
}

/* Begins a value: said as "a value", never one by one. */
static bool begins_value(uint8_t kind)
{
    switch (kind) {
    case TOKEN_NAME:
    case TOKEN_INT:
    case TOKEN_DECIMAL:
    case TOKEN_DURATION:
    case TOKEN_STRING:
    case TOKEN_LPAREN:
    case TOKEN_LSET:
    case TOKEN_MINUS:
    case TOKEN_NOT:
    case TOKEN_STATE:
    case TOKEN_NOW:
    case TOKEN_TRUE:
    case TOKEN_FALSE:
    case TOKEN_RUNNING:
    case TOKEN_STOPPED:
    case TOKEN_MISSING:
    case TOKEN_SOME:
    case TOKEN_NONE:
    case TOKEN_COUNT:
    case TOKEN_ALL:
    case TOKEN_ANY:
    case TOKEN_SET:
    case TOKEN_LIST:
    case TOKEN_EMITTED:
    case TOKEN_BEFORE:
        return true;
    default:
        return token_role(kind) == WORD_SOFT;
    }
}

/* Makes a comparison of the value before it: said as "a comparison". */
static bool begins_comparison(uint8_t kind)
{
    switch (kind) {
    case TOKEN_EQ:
    case TOKEN_NE:
    case TOKEN_LT:
    case TOKEN_LE:
    case TOKEN_GT:
    case TOKEN_GE:
    case TOKEN_IN:
    case TOKEN_IS:
    case TOKEN_RUNNING:
    case TOKEN_STOPPED:
    case TOKEN_MISSING:
    case TOKEN_SOME:
    case TOKEN_NONE:
        return true;
    default:
        return false;
    }
}

/* Carries a value on: possible nearly everywhere, and so seldom what was forgotten. */
static bool carries_on(uint8_t kind)
{
    switch (kind) {
    case TOKEN_PLUS:
    case TOKEN_MINUS:
    case TOKEN_AND:
    case TOKEN_OR:
    case TOKEN_DOT:
    case TOKEN_DOTS:
    case TOKEN_LBRACKET:
    case TOKEN_LPAREN:
    case TOKEN_SEMICOLON:
        return true;
    default:
        return false;
    }
}

/* Stands alone in a cell; too many to name where any value will do. */
static bool stands_alone(uint8_t kind)
{
    return kind == TOKEN_ON || kind == TOKEN_NEXT || kind == TOKEN_DO || kind == TOKEN_STAY || kind == TOKEN_DEFER ||
           kind == TOKEN_REJECT || kind == TOKEN_IGNORE || kind == TOKEN_ALWAYS || kind == TOKEN_HISTORY ||
           kind == TOKEN_RESUME || kind == TOKEN_EXPIRED;
}

static void expect_words(struct parse *parse, struct expected *expected, bool value, bool comparison, bool all)
{
    bool name = accepts(parse, TOKEN_NAME);

    for (int i = 1; i < grammar_kinds(); i++) {
        uint8_t kind = (uint8_t)i;
        bool said = (value && (begins_value(kind) || stands_alone(kind))) || (comparison && begins_comparison(kind)) ||
                    (name && (kind == TOKEN_NAME || token_role(kind) == WORD_SOFT));

        if (kind == TOKEN_DO_CELL || said || !accepts(parse, kind))
            continue;
        if (all || !(carries_on(kind) || (comparison && kind == TOKEN_COMMA)))
            expect(expected, token_what(kind));
    }
}

/* What could have come next, the grammar having seen all before it. */
static void gather(struct parse *parse, struct expected *expected)
{
    bool value = accepts(parse, TOKEN_NAME) && accepts(parse, TOKEN_INT);
    bool comparison = accepts(parse, TOKEN_LT);

    *expected = (struct expected){0};
    if (value)
        expect(expected, accepts(parse, TOKEN_SET) ? "a type" : "a value");
    else if (accepts(parse, TOKEN_NAME))
        expect(expected, token_what(TOKEN_NAME));
    if (comparison)
        expect(expected, "a comparison");
    expect_words(parse, expected, value, comparison, false);
    if (accepts(parse, 0))
        expect(expected, token_what(TOKEN_NEWLINE));
    if (expected->count == 0)
        expect_words(parse, expected, value, comparison, true);
}

/* "a value, `|` or the end of the line" */
static const char *join(struct parse *parse, const struct expected *expected)
{
    const char *text = expected->count ? expected->what[0] : "something else";

    for (unsigned i = 1; i < expected->count; i++)
        text = arena_printf(parse->arena, "%s%s%s", text, i + 1 < expected->count ? ", " : " or ", expected->what[i]);
    return text;
}

/* A token as written, in backquotes, or in words. */
static const char *quote(struct parse *parse, struct token token)
{
    const char *text = parse->source->text + token.at.offset;
    uint32_t length = token.at.length;

    if (token.kind == TOKEN_NEWLINE || token.kind == TOKEN_END)
        return token_what(token.kind);
    if (token.kind == TOKEN_STRING)
        return "a text";
    if (*text == '`') {
        text++;
        length -= 2;
    }
    if (length > QUOTED_MAX)
        return arena_printf(parse->arena, "`%.*s…`", QUOTED_MAX, text);
    return arena_printf(parse->arena, "`%.*s`", (int)length, text);
}

/* The word most like a name, among those `wanted` allows; NULL if none is near. */
static const char *nearest_word(struct parse *parse, struct token name, bool (*wanted)(struct parse *, uint8_t))
{
    const char *candidates[UINT8_MAX + 1] = {NULL};

    if (name.kind != TOKEN_NAME)
        return NULL;
    for (int i = 1; i < grammar_kinds(); i++)
        if (word_text((uint8_t)i) && wanted(parse, (uint8_t)i))
            candidates[i] = word_text((uint8_t)i);
    return suggest(arena_text(parse->arena, parse->source->text + name.at.offset, name.at.length), candidates,
                   (size_t)grammar_kinds());
}

static bool begins_line(struct parse *parse, uint8_t kind)
{
    (void)parse;
    return token_role(kind) == WORD_ITEM || token_role(kind) == WORD_PART || kind == TOKEN_STATE ||
           kind == TOKEN_WINDOW || kind == TOKEN_LIMIT;
}

/* Whether a statement, or the line itself, begins with token `at`. */
static bool begins_statement(const struct line *line, size_t at)
{
    uint8_t before = at > 0 ? line->token[at - 1].kind : 0;

    return at == 0 || before == TOKEN_SEMICOLON || before == TOKEN_BAR || before == TOKEN_BARS ||
           before == TOKEN_ENTER || before == TOKEN_EXIT;
}

/* A name that is nearly the word which could have stood there, or which could have begun the statement. */
static void hint_word(struct parse *parse, struct diag *diag, const struct line *line, size_t at)
{
    const char *word = at < line->count ? nearest_word(parse, line->token[at], accepts) : NULL;

    if (word == NULL && at > 0 && begins_statement(line, at - 1))
        word = nearest_word(parse, line->token[at - 1], begins_line);
    if (word)
        diag_hint(diag, "did you mean `%s`?", word);
}

static uint8_t closer_of(uint8_t kind)
{
    return kind == TOKEN_LPAREN     ? TOKEN_RPAREN
           : kind == TOKEN_LBRACKET ? TOKEN_RBRACKET
           : kind == TOKEN_LSET     ? TOKEN_RSET
                                    : 0;
}

/* The innermost bracket still open before token `at`, or NULL. */
static const struct token *open_bracket(const struct line *line, size_t at)
{
    unsigned closed = 0;

    while (at-- > 0) {
        uint8_t kind = line->token[at].kind;
        if (kind == TOKEN_RPAREN || kind == TOKEN_RBRACKET || kind == TOKEN_RSET)
            closed++;
        else if (closer_of(kind) && closed-- == 0)
            return &line->token[at];
    }
    return NULL;
}

static bool is_word(struct token token)
{
    return token.kind == TOKEN_NAME || word_text(token.kind);
}

/* A line that begins like no other: either its first token cannot, or it is a name and another follows. */
static bool tell_beginning(struct parse *parse, const struct line *line, size_t at)
{
    struct token first = line->token[0];
    const char *word;
    struct diag *diag;

    if (at == 0) {
        diag_add(parse->diags, "E114", first.at, "no line begins with %s", quote(parse, first));
        return true;
    }
    if (at != 1 || at == line->count || first.kind != TOKEN_NAME)
        return false;
    if (!is_word(line->token[1]) && line->token[1].kind != TOKEN_COLON)
        return false;
    word = nearest_word(parse, first, begins_line);
    diag = diag_add(parse->diags, "E114", first.at, "%s begins neither a declaration nor a statement",
                    quote(parse, first));
    if (word)
        diag_hint(diag, "did you mean `%s`?", word);
    return true;
}

void mistake_tell(struct parse *parse, const struct line *line, size_t at)
{
    struct token found = at < line->count ? line->token[at] : line->newline;
    const struct token *bracket = open_bracket(line, at);
    struct expected expected;
    struct diag *diag;

    if (tell_beginning(parse, line, at))
        return;
    parse_feed(parse, line, at);
    if (bracket && accepts(parse, closer_of(bracket->kind)) &&
        (found.kind == TOKEN_NEWLINE || found.kind == TOKEN_BAR || found.kind == TOKEN_BARS)) {
        diag = diag_add(parse->diags, "E115", bracket->at, "this %s is never closed", token_what(bracket->kind));
        diag_other(diag, found.at, "expected %s before here", token_what(closer_of(bracket->kind)));
    } else if (word_text(found.kind) && accepts(parse, TOKEN_NAME) && !accepts(parse, TOKEN_INT)) {
        diag = diag_add(parse->diags, "E113", found.at, "expected a name, found %s, a word of the language",
                        quote(parse, found));
        diag_hint(diag, "a name spelled so stands in backquotes");
    } else {
        gather(parse, &expected);
        diag = diag_add(parse->diags, "E112", found.at, "expected %s, found %s", join(parse, &expected),
                        quote(parse, found));
        hint_word(parse, diag, line, at);
    }
    parse->refused = true;
}
