/* make.h: what the files that make mutants share. */
#ifndef MUTATE_MAKE_H
#define MUTATE_MAKE_H

#include "lexer.h"
#include "mutant.h"

struct maker {
    struct mutants *mutants;
    const struct source *source;
    const struct node *file;
    struct tokens tokens;
    LIST(const char *) states;         /* their names as written in a cell, in the order of the text */
    LIST(const struct node *) choices; /* NODE_CHOICE of names, and the data tables whose keys are names */
    const char *owner;                 /* of what is made now */
};

/* One mutant: the text at `at` is replaced by what the format says. Two that do the same are one. */
void make_mutant(struct maker *maker, enum mutant_kind kind, struct place at, const char *format, ...)
    __attribute__((format(printf, 4, 5)));

/* The word at `at` is left out, and the blanks after it. */
void make_without(struct maker *maker, enum mutant_kind kind, struct place at);

/* ---- places ---- */

struct place place_between(uint32_t start, uint32_t end);
/* The index of the token that begins at an offset, or of the first one after it. */
size_t make_token(const struct maker *maker, uint32_t offset);
/* What stands between the separators around `offset`: a statement, or a cell; comments are left out. */
struct place make_part(const struct maker *maker, uint32_t offset);
bool make_is_separator(uint8_t kind);
/* The text of a place, in the arena. */
const char *make_copy(const struct maker *maker, struct place at);
/* A name as it has to be written: in backquotes if it is a word of the language. */
const char *make_name(const struct maker *maker, const char *name);

/* ---- parts ---- */

/* Where an expression stands decides what its literals are: bounds that something is compared with, or values. */
enum make_use { MAKE_BOUND, MAKE_VALUE };

void make_expression(struct maker *maker, const struct node *node, enum make_use use);   /* make_expression.c */
void make_statements(struct maker *maker, const struct node *block);                     /* make_statement.c */
void make_tables(struct maker *maker, const struct node *item);                          /* make_table.c */
void make_cells(struct maker *maker, const struct node *header, const struct node *row); /* make_cell.c */
void make_answers(struct maker *maker, const struct node *list);                         /* make_cell.c: ignore A, B */

#endif
