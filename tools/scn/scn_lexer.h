/* scn_lexer.h: a .scn file as an array of tokens, each with its place and its value.
 *
 * Words are names: which of them mean something depends on where they stand, so the parser compares spellings. A name
 * in backquotes is never a word. A `#` begins a comment, but glued to a name and followed by a digit it is the number
 * of a call: `Control#2`. Every line end is a token; the parser passes over those inside brackets. */
#ifndef SCN_LEXER_H
#define SCN_LEXER_H

#include <stdint.h>

#include "diag.h"

enum scn_token_kind {
    SCN_NAME,
    SCN_QUOTED, /* a name in backquotes */
    SCN_CALL,   /* #2 */
    SCN_INT,
    SCN_DECIMAL,
    SCN_DURATION,
    SCN_CLOCK,   /* 00:30, 1:02:03.250: ms */
    SCN_INSTANT, /* 2026-01-31T23:59:30Z: ms since the epoch */
    SCN_TEXT,
    SCN_LPAREN,
    SCN_RPAREN,
    SCN_LBRACE,
    SCN_RBRACE,
    SCN_LBRACKET,
    SCN_RBRACKET,
    SCN_COMMA,
    SCN_COLON,
    SCN_DOT,
    SCN_DOTS,
    SCN_EQ,
    SCN_NE,
    SCN_LT,
    SCN_LE,
    SCN_GT,
    SCN_GE,
    SCN_MINUS,
    SCN_NEWLINE,
    SCN_END, /* once, at the end; always follows a newline or nothing */
    SCN_BAD  /* what was here is reported */
};

struct scn_token {
    struct place at;
    uint8_t kind;
    uint8_t scale; /* of a decimal; of a clock how many parts it has */
    int64_t value; /* of numbers, durations, clocks, instants and calls */
};

struct scn_tokens {
    struct scn_token *item;
    size_t count, room;
};

/* Reads the whole source; mistakes go to `diags`. Released by the caller. */
void scn_tokens_read(struct scn_tokens *tokens, const struct source *source, struct diags *diags);
void scn_tokens_release(struct scn_tokens *tokens);

#endif
