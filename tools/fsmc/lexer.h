/* lexer.h: a source as an array of tokens, each with its place.
 *
 * Newline is a token: it ends a line that has something on it. Inside ( ) [ ] and { } of a set a line goes
 * on; there a line break is TOKEN_BREAK. A line whose first token is `|` is a row: it ends at its newline
 * whatever is open, and its `|` and `||` are TOKEN_BAR and TOKEN_BARS; elsewhere `|` is TOKEN_PIPE.
 * Comments, blank lines and breaks are tokens too: the formatter keeps what the parser skips. */
#ifndef FSMC_LEXER_H
#define FSMC_LEXER_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

#include "ast.h"
#include "diag.h"
#include "grammar.h" /* TOKEN_NAME, TOKEN_ACTION …: lemon's numbers for the tokens of tokens.def */

/* Tokens the grammar never sees. */
enum {
    TOKEN_NEWLINE = 200, /* ends a line: for the grammar, the end of its sentence */
    TOKEN_END,           /* once, at the end; always follows a newline or nothing */
    TOKEN_BAD,           /* what was here is reported; its line is not parsed */
    TOKEN_COMMENT,       /* from # to the end of the line, without trailing space */
    TOKEN_BLANK,         /* one or more empty lines */
    TOKEN_BREAK          /* a line break inside brackets */
};

#define LEXER_LINE_TOKENS_MAX 100000 /* a line longer than this is not one a person wrote */
#define LEXER_NESTING_MAX 100        /* open brackets; also of states in states */
#define LEXER_NAME_MAX 128           /* bytes; names end up in C identifiers */
#define LEXER_MISTAKES_MAX 100       /* after so many in one file the rest is not looked for */

struct token {
    struct place at;
    uint8_t kind;
};

struct tokens {
    struct token *item; /* the last is TOKEN_END */
    size_t count, room;
    bool given_up; /* there were too many mistakes: the source was not read to its end */
};

/* Reads the whole source. Mistakes go to `diags`; with NULL they are passed over. Released by the caller. */
void tokens_read(struct tokens *tokens, const struct source *source, struct diags *diags);
void tokens_release(struct tokens *tokens);

/* Whether there are so many mistakes that more say nothing; then tells so (E111), the last thing told of a source. */
bool lexer_gives_up(struct diags *diags, struct place at);

/* Whether the token is a comment, a blank line or a break: nothing that changes the meaning. */
bool token_is_trivia(uint8_t kind);

enum word_role { WORD_NONE, WORD_ITEM, WORD_PART, WORD_HARD, WORD_SOFT };

/* The role of a token kind; WORD_NONE for what is not a word of the language. */
enum word_role token_role(uint8_t kind);
/* How a message speaks of a kind: "a name", "`state`", "the end of the line". */
const char *token_what(uint8_t kind);
/* The spelling of a word of the language; NULL for other kinds. */
const char *word_text(uint8_t kind);
/* The kind of a word of the language, TOKEN_NAME for any other. */
uint8_t word_kind(const char *text, size_t length);

/* One line a token: place, kind, spelling. For `fsmc dump --tokens`. */
void tokens_dump(FILE *to, const struct source *source, const struct tokens *tokens);

#endif
