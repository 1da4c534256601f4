/* syntax.h: what parse.c, outline.c, mistake.c and the grammar share; private to them.
 *
 * Every line of a source is one sentence of the grammar (grammar.y) and becomes one node. Which line
 * belongs to which is not the grammar's business but the outline's (outline.c). So a mistake ends with its
 * line, and no line can make another one wrong. */
#ifndef FSMC_SYNTAX_H
#define FSMC_SYNTAX_H

#include <stdbool.h>

#include "ast.h"
#include "diag.h"
#include "lexer.h"

#define SYNTAX_DEPTH_MAX 500 /* of a tree: later passes recurse over it */
#define SYNTAX_COLUMNS_MAX 64

struct outline {
    struct node *file;
    struct node *block[LEXER_NESTING_MAX]; /* states whose { is open */
    struct place opened[LEXER_NESTING_MAX];
    unsigned depth, beyond;  /* open blocks, and those past the limit */
    struct node *item;       /* the item without braces that takes rows, parts and statements, or NULL */
    bool lost;               /* its header was wrong: what follows is dropped without a word */
    bool has_header;         /* a row beginning with `on` was seen in this state */
    unsigned forgiven;       /* `}` that will look stray because a missing one was told */
    struct place last_close; /* the last `}` that closed something; length 0 if there was none */
};

struct parse {
    struct arena *arena;
    const struct source *source;
    struct diags *diags;
    void *grammar;                  /* lemon's parser */
    struct node *line;              /* what the sentence just read has become */
    bool refused;                   /* the grammar has no use for the last token */
    bool too_deep;                  /* the sentence nests too deep */
    uint64_t do_inputs, do_outputs; /* by the last header row: which cells, counted from | or ||, hold statements */
    bool deaf;                      /* the last header row was wrong: its body is not read */
    struct outline outline;
};

struct line { /* the tokens of one line that mean something; the newline is not among them */
    const struct token *token;
    size_t count;
    struct token newline;
};

/* parse.c. Feeds tokens [0, count) of the line to a grammar that has seen nothing; stops early if one is refused.
 * Returns how many were taken. */
size_t parse_feed(struct parse *parse, const struct line *line, size_t count);

/* syntax.c: nodes from tokens, for the grammar's actions. `text` of a name is without its backquotes. */
struct node *syntax_node(struct parse *parse, enum node_kind kind, struct token token);
struct node *syntax_named(struct parse *parse, enum node_kind kind, struct token token);
struct node *syntax_worded(struct parse *parse, enum node_kind kind, struct token token, const char *text);
struct node *syntax_id(struct parse *parse, struct token token, bool reserved);
struct node *syntax_literal(struct parse *parse, struct token token);
struct node *syntax_unary(struct parse *parse, uint8_t op, struct token token, struct node *operand);
struct node *syntax_binary(struct parse *parse, uint8_t op, struct token token, struct node *left, struct node *right);
struct node *syntax_postfix(struct parse *parse, struct node *node, struct node *base);
uint8_t syntax_op(struct token token);
/* A list is built as a node of no kind and then turned into what it belongs to. */
struct node *syntax_list(struct parse *parse, struct node *first);
struct node *syntax_turn(struct node *list, enum node_kind kind, struct node *head);
struct node *syntax_params(struct node *list, struct token near);
struct node *syntax_until(struct node *node, struct token last);

/* outline.c: finds each line's place in the tree. */
void outline_take(struct parse *parse, struct node *line);
void outline_broken(struct parse *parse, const struct line *line); /* a line that could not be parsed */
bool outline_expects_header(const struct parse *parse);            /* a state's first row comes next */
void outline_end(struct parse *parse, struct place end);

/* mistake.c: tells what is wrong with a line whose token `at` was refused (line->count: the newline). */
void mistake_tell(struct parse *parse, const struct line *line, size_t at);

/* The grammar: lemon's parser and two questions about it. */
size_t grammar_size(void);
void grammar_Init(void *grammar, struct parse *parse);
void grammar_Finalize(void *grammar);
void grammar_(void *grammar, int kind, struct token token); /* kind 0 ends the sentence */
bool grammar_accepts(void *grammar, int kind);
int grammar_kinds(void); /* token kinds are 1 … grammar_kinds() - 1 */

#endif
