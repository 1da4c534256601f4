/* scn_parse.h: what the files of the parser share. A line is parsed from its first token on; whatever is wrong with it
 * is told once, and the next line begins anew. */
#ifndef SCN_PARSE_H
#define SCN_PARSE_H

#include "scn_lexer.h"
#include "scn_tree.h"

struct scn_parser {
    struct arena *arena;
    const struct source *source;
    struct diags *diags;
    const struct scn_token *token; /* the next one */
    uint32_t end;                  /* just past the last token taken */
    unsigned depth;                /* open brackets */
    bool failed;                   /* something is wrong with this line and was told */
};

/* ---- tokens ---- */

bool scn_at(const struct scn_parser *p, enum scn_token_kind kind);
bool scn_at_word(const struct scn_parser *p, const char *word);
bool scn_at_name(const struct scn_parser *p); /* a name or word */
/* The token after the next. */
const struct scn_token *scn_peek(const struct scn_parser *p);
bool scn_take(struct scn_parser *p, enum scn_token_kind kind);
bool scn_take_word(struct scn_parser *p, const char *word);
/* Wants one; without it, tells so and answers false (NULL). */
bool scn_want(struct scn_parser *p, enum scn_token_kind kind, const char *what);
bool scn_want_word(struct scn_parser *p, const char *word);
const char *scn_want_name(struct scn_parser *p, const char *what, struct place *at);
/* Tells that `what` is expected at the next token, once a line; answers false. */
bool scn_expected(struct scn_parser *p, const char *what);
struct place scn_since(const struct scn_parser *p, uint32_t offset); /* from there to the last token taken */

/* ---- parts ---- */

struct scn_value *scn_parse_value(struct scn_parser *p); /* NULL when it failed */
/* `(name: value, …)` or, with '=', `name = value, …` */
struct scn_setting *scn_parse_settings(struct scn_parser *p, enum scn_token_kind between);
struct scn_item *scn_parse_items(struct scn_parser *p); /* what follows `expect` */

#endif
