/* spec.h: a parse tree with its declarations listed. Nothing is compiled: rows, cells and statements stay the nodes
 * that were written, and the interpreter reads them anew each time. */
#ifndef ORACLE_SPEC_H
#define ORACLE_SPEC_H

#include "ast.h"
#include "diag.h"
#include "value.h"

#define SPEC_CALLS_MOST 16 /* outstanding calls of one effect */
#define SPEC_MOST 64       /* declarations of one kind, fields of one list */

struct domain {
    enum value_kind kind;
    bool optional, list;
    uint8_t scale;
    const struct enumeration *names; /* NAMED, SET */
    const struct enumeration *index; /* of an array, else NULL */
    const struct table *table;       /* ROW */
    unsigned choices;
    const int64_t *choice;
    int64_t lo, hi;
};

struct variable { /* also a field, a parameter, an argument, an output, a column */
    const char *name;
    struct domain domain;
    const struct node *node, *first; /* first: expression of its first value */
    unsigned slot;                   /* of its first element */
};

struct variables {
    unsigned count, slots;
    struct variable *item;
};

struct window {
    const char *name;
    unsigned count;
    int64_t length_ms;
};

struct event {
    const char *name;
    const struct node *node;
    struct variables fields;
    int reply_to; /* effect, or -1 */
};

enum call_mode { CALL_NONE, CALL_ONCE, CALL_LATEST, CALL_QUEUE };

struct effect {
    const char *name;
    struct variables args;
    enum call_mode mode;
    unsigned calls;
};

struct table {
    const char *name;
    const struct node *node, *header;
    const struct enumeration *key; /* NULL without one */
    struct variables columns;
    unsigned rows;
    const struct node *row[SPEC_MOST];
};

struct decision {
    const char *name, *policy;
    const struct node *node, *header;
    struct variables params, outputs;
    unsigned rows;
    const struct node *row[SPEC_MOST];
};

struct state {
    const char *name;
    const struct node *node;
    int parent, initial; /* -1: none; a leaf has no initial */
    bool keeps_history;
};

enum symbol_kind {
    SYMBOL_NONE,
    SYMBOL_CONST,
    SYMBOL_PARAM,
    SYMBOL_VAR,
    SYMBOL_SHARED,
    SYMBOL_TIMER,
    SYMBOL_WINDOW,
    SYMBOL_TABLE,
    SYMBOL_DECISION,
    SYMBOL_PICK
};

struct symbol {
    const char *name;
    enum symbol_kind kind;
    unsigned index;
};

struct named_domain {
    const char *name;
    struct domain domain;
};

struct spec {
    struct arena *arena;
    const uint16_t *line_at; /* by offset */
    const struct node *file;
    unsigned enumerations, types;
    const struct enumeration *enumeration[2 * SPEC_MOST];
    struct named_domain type[SPEC_MOST];
    struct variables consts, params, vars, shared;
    unsigned timers, windows, events, effects, tables, decisions, picks, actions, states;
    const char *timer[SPEC_MOST];
    struct window window[SPEC_MOST];
    struct event event[SPEC_MOST];
    struct effect effect[SPEC_MOST];
    struct table table[SPEC_MOST];
    struct decision decision[SPEC_MOST];
    struct variables pick_params[SPEC_MOST];
    const struct node *pick[SPEC_MOST], *action[SPEC_MOST];
    struct variables action_params[SPEC_MOST];
    struct state state[SPEC_MOST];
    int initial;
    unsigned queue_limit, queue_bytes; /* 0 where nothing defers, where no event has a text */
    unsigned symbols;
    struct symbol symbol[1024]; /* open addressing by name */
};

/* Lists what the tree of a sound spec declares. Both are borrowed. */
void spec_read(struct spec *spec, struct arena *arena, const struct source *source, const struct node *file);

const struct symbol *spec_symbol(const struct spec *spec, const char *name); /* NULL if there is none */
int spec_state(const struct spec *spec, const char *name);                   /* -1 if there is none */
int spec_event(const struct spec *spec, const char *name);
int spec_effect(const struct spec *spec, const char *name);
int spec_timer(const struct spec *spec, const char *name);
int spec_action(const struct spec *spec, const char *name);
int enumeration_find(const struct enumeration *names, const char *name);
const struct variable *variables_find(const struct variables *variables, const char *name);

bool spec_inside(const struct spec *spec, int state, int outer); /* also true of outer itself */
int spec_leaf(const struct spec *spec, int state);               /* the leaf that entering it leads to */
unsigned spec_line(const struct spec *spec, const struct node *node);
bool cell_is(const struct node *cell, const char *word);

unsigned domain_count(const struct domain *domain); /* elements: 1 for what is no array */
bool domain_has(const struct domain *domain, const struct value *v);

#endif
