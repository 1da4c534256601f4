/* mutant.h: a spec with one small mistake in it.
 *
 * A mutant is one edit of the source text. It has a key, by which people speak of it: its kind, the item it is in, and
 * the lines that change, before and after. White space and comments are not part of a key, so that fsmc fmt and new
 * comments leave it as it is. */
#ifndef MUTATE_MUTANT_H
#define MUTATE_MUTANT_H

#include "arena.h"
#include "diag.h"
#include "list.h"

enum mutant_kind {
    MUTANT_DELETE_ROW,
    MUTANT_SWAP_ROWS,
    MUTANT_NEGATE_CELL,
    MUTANT_MOVE_BOUND,
    MUTANT_CHANGE_OPERATOR,
    MUTANT_CHANGE_VALUE,
    MUTANT_TIMER_LENGTH,
    MUTANT_DROP_ACTION,
    MUTANT_REDIRECT,
    MUTANT_SWAP_ANSWER,
    MUTANT_KINDS
};

struct mutant {
    enum mutant_kind kind;
    struct place at;            /* what is replaced */
    const char *with;           /* by this */
    const char *owner;          /* "state IDLE", "decision entry", "const grace_for" */
    const char *probe;          /* swapped rows: a source that is free of E302 if their order cannot matter; or NULL */
    const char *before, *after; /* the lines that change, as they are written, joined by newlines */
    const char *key;
    unsigned line;
};

struct mutants {
    struct arena arena;
    LIST(struct mutant) item;
};

/* All mutants of a source that compiles, in the order of the text; `file` is its tree. */
void mutants_make(struct mutants *mutants, const struct source *source, const struct node *file);
void mutants_release(struct mutants *mutants);

const char *mutant_kind_name(enum mutant_kind kind); /* "delete-row" */

/* The source with the edit made; released with mem_free. */
char *mutant_text(const struct source *source, const struct mutant *mutant, uint32_t *length);

/* mutant_text.c: fills in what is said of a mutant: line, before, after and key. */
void mutant_describe(struct arena *arena, const struct source *source, struct mutant *mutant);

#endif
