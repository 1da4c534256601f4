/* words.h: expressions and statements in one spelling, whatever the layout they were written in.
 *
 * Constants are said by their value and actions by what they do, so that two texts are equal where only white space,
 * parentheses, a constant's name or an action's boundary differ. */
#ifndef DIFF_WORDS_H
#define DIFF_WORDS_H

#include "model.h"

struct word_binding { /* a parameter of an action, and what stands for it */
    const char *name, *text;
};

struct words {
    struct model *model;
    struct arena *arena;
    const struct event *event; /* whose fields are in scope, or NULL */
    const struct word_binding *binding;
    size_t bindings;
};

const char *words_expr(const struct words *words, const struct node *node);
/* A cell: tests parted by commas, `-`. */
const char *words_cell(const struct words *words, const struct node *cell);

struct deed { /* one statement; of an action each of its own */
    const char *text;
    const char *timer; /* that it starts or stops, or NULL */
    bool starts;
};
typedef LIST(struct deed) deed_list;

/* Appends the statements of a block (or of nothing: NULL, `-`). */
void words_deeds(const struct words *words, const struct node *block, deed_list *deeds);

/* "0..20", "bool", "a | b optional", "set of trait" … as a declaration says it. */
const char *words_type(const struct model *model, struct arena *arena, const struct fsm_type *type);

#endif
