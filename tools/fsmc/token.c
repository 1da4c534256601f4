/* token.c: what is known of a token by its kind alone, all of it from tokens.def. */
#include <assert.h>
#include <string.h>

#include "lexer.h"
#include "source.h"

struct word {
    const char *text;
    uint8_t kind;
};

static const struct word words[] = {
/* sorted by text, as tokens.def is */
#define SIGN(kind, what)
#define WORD(kind, text, role) {text, TOKEN_##kind},
#include "tokens.def"
#undef SIGN
#undef WORD
};

static const char *const whats[TOKEN_BREAK + 1] = {
#define SIGN(kind, what) [TOKEN_##kind] = what,
#define WORD(kind, text, role) [TOKEN_##kind] = "`" text "`",
#include "tokens.def"
#undef SIGN
#undef WORD
    [TOKEN_NEWLINE] = "the end of the line", [TOKEN_END] = "the end of the file", [TOKEN_BAD] = "a mistake",
    [TOKEN_COMMENT] = "a comment",           [TOKEN_BLANK] = "an empty line",     [TOKEN_BREAK] = "a line break",
};

static const char *const texts[TOKEN_BREAK + 1] = {
#define SIGN(kind, what)
#define WORD(kind, text, role) [TOKEN_##kind] = text,
#include "tokens.def"
#undef SIGN
#undef WORD
};

static const uint8_t roles[TOKEN_BREAK + 1] = {
#define SIGN(kind, what)
#define WORD(kind, text, role) [TOKEN_##kind] = WORD_##role,
#include "tokens.def"
#undef SIGN
#undef WORD
};

bool lexer_gives_up(struct diags *diags, struct place at)
{
    if (diags_errors(diags) < LEXER_MISTAKES_MAX)
        return false;
    diag_add(diags, "E111", at, "too many mistakes: the rest of this file is not looked at");
    return true;
}

bool token_is_trivia(uint8_t kind)
{
    return kind == TOKEN_COMMENT || kind == TOKEN_BLANK || kind == TOKEN_BREAK;
}

enum word_role token_role(uint8_t kind)
{
    assert(kind <= TOKEN_BREAK);
    return (enum word_role)roles[kind];
}

const char *token_what(uint8_t kind)
{
    assert(kind <= TOKEN_BREAK && whats[kind]);
    return whats[kind];
}

const char *word_text(uint8_t kind)
{
    assert(kind <= TOKEN_BREAK);
    return texts[kind];
}

uint8_t word_kind(const char *text, size_t length)
{
    size_t low = 0, high = sizeof words / sizeof words[0];

    while (low < high) {
        size_t middle = (low + high) / 2;
        int order = strncmp(words[middle].text, text, length);
        if (order == 0 && words[middle].text[length] == '\0')
            return words[middle].kind;
        if (order < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return TOKEN_NAME;
}

/* Whether the spelling says more than the kind. */
static bool has_spelling(uint8_t kind)
{
    return whats[kind][0] != '`' && kind != TOKEN_NEWLINE && kind != TOKEN_END && kind != TOKEN_BLANK &&
           kind != TOKEN_BREAK;
}

void tokens_dump(FILE *to, const struct source *source, const struct tokens *tokens)
{
    struct cursor cursor = {0};

    for (size_t i = 0; i < tokens->count; i++) {
        const struct token *token = &tokens->item[i];

        cursor_move(&cursor, source, token->at.offset);
        fprintf(to, "%u:%u\t%s", cursor.line, cursor.column, token_what(token->kind));
        if (has_spelling(token->kind))
            fprintf(to, "\t%.*s", (int)token->at.length, source->text + token->at.offset);
        putc('\n', to);
    }
}
