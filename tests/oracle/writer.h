/* writer.h: inside the generator: what was declared so far, and expressions made of it.
 *
 * An expression comes with the interval its values lie in, so that no cell is empty and no assignment is always
 * wrong: those the compiler refuses. */
#ifndef ORACLE_WRITER_H
#define ORACLE_WRITER_H

#include <stdarg.h>

#include "generate.h"

#define WRITER_MOST 24
#define FOREVER (INT64_C(1) << 52) /* bounds of a `duration` or `time` nobody bounded */

struct written_table { /* a data table, its columns and key */
    const char *name;
    const struct enumeration *key; /* NULL without one */
    struct variables columns;
    int64_t number[16][8]; /* by key and column */
};

struct written_decision {
    const char *name;
    struct variables params, outputs;
    bool collect, constant; /* constant: its outputs may be listed */
    bool applied;           /* its outputs are variables and may be left unchanged */
};

struct written_pick {
    const char *name;
    const struct written_table *table;
    struct variables params;
};

struct written_action {
    const char *name;
    struct variables params;
    const struct event *event; /* whose fields it reads, or NULL */
};

struct written_state {
    const char *name;
    int parent, depth;
    bool composite, initial, final;
};

struct writer {
    struct arena *arena;
    struct random *random;
    unsigned size;
    FILE *to;
    unsigned domains; /* used before, so that variables of one domain meet */
    struct domain domain[8];
    const char *alias[8]; /* or NULL */
    unsigned enumerations, timers, windows, events, effects, tables, decisions, picks, actions, states;
    struct enumeration enumeration[WRITER_MOST];
    struct variables consts, params, vars, shared;
    const char *timer[WRITER_MOST];
    struct window window[WRITER_MOST];
    struct event event[WRITER_MOST];
    struct effect effect[WRITER_MOST];
    struct written_table table[WRITER_MOST];
    struct written_decision decision[WRITER_MOST];
    struct written_pick pick[WRITER_MOST];
    struct written_action action[WRITER_MOST];
    struct written_state state[WRITER_MOST];
};

struct column;

struct place_in {                            /* what may be named where an expression stands */
    const struct variables *fields, *params; /* or NULL */
    unsigned decisions;                      /* those declared before */
    bool lookups, picks, runs;          /* runs: there is an instance, so variables, timers and `now` can be read */
    const struct written_table *row_of; /* whose columns a `where` reads, or NULL */
    const struct column *echo;          /* what the guards ask, to be asked again in statements; or NULL */
    unsigned echoes;
};

struct expression {
    const char *text;
    struct domain domain; /* kind, names and scale; lo..hi and optional as they really are */
    bool constant;
};

const char *say(struct writer *writer, const char *format, ...) __attribute__((format(printf, 2, 3)));
bool chance(struct writer *writer, unsigned percent);
unsigned below(struct writer *writer, unsigned count);

struct domain plain_domain(enum value_kind kind, int64_t lo, int64_t hi);
struct domain named_domain(const struct enumeration *names);
/* A random domain of a kind; texts only where `texts`. */
struct domain random_domain(struct writer *writer, bool texts);
const char *domain_text(struct writer *writer, const struct domain *domain);
const char *literal_text(struct writer *writer, const struct domain *domain, int64_t number);
const char *random_literal(struct writer *writer, const struct domain *domain);
struct variable *declare_variable(struct writer *writer, struct variables *list, const char *name,
                                  struct domain domain);

bool domains_alike(const struct domain *a, const struct domain *b); /* kind, names and scale */
int64_t random_number(struct writer *writer, const struct domain *domain);
struct expression expression_of(const char *text, const struct domain *domain);
struct expression literal_expression(struct writer *writer, const struct domain *like);
/* An expression of one word, like `like`. */
struct expression atom(struct writer *writer, const struct place_in *place, const struct domain *like);
/* An expression of the kind, names and scale of `like`. */
struct expression express(struct writer *writer, const struct place_in *place, const struct domain *like,
                          unsigned depth);
/* One whose values all lie in `like` (and are there, unless it is optional), for arguments and outputs. */
struct expression express_inside(struct writer *writer, const struct place_in *place, const struct domain *like,
                                 unsigned depth);
struct expression express_bool(struct writer *writer, const struct place_in *place, unsigned depth);
/* The name of an array like `domain`, or NULL. */
const char *array_like(struct writer *writer, const struct place_in *place, const struct domain *domain);
const char *arguments(struct writer *writer, const struct place_in *place, const struct variables *params);

/* ---- columns ---- */

struct domain row_domain(struct writer *writer, const struct written_table *table);
/* A domain with a name of its own, or one whose names are written in place. */
void write_alias(struct writer *writer);

enum column_kind { COLUMN_VALUE, COLUMN_TIMER, COLUMN_HITS, COLUMN_STATE };

struct column {
    enum column_kind kind;
    const char *text;
    struct domain domain;
};

struct column random_column(struct writer *writer, const struct place_in *place);
/* Cells that part a column's values among them: 2 or 3 of cell[3]; how many. */
unsigned split_column(struct writer *writer, const struct place_in *place, const struct column *column,
                      const char **cell);
/* Any one cell that some value passes. */
const char *random_cell(struct writer *writer, const struct place_in *place, const struct column *column);

/* Rows that part the inputs among them: cells of row r are cell[r * columns + c]. */
#define PARTITION_MOST 24
struct partition {
    unsigned columns, rows;
    const char *cell[PARTITION_MOST * 8];
};
void partition_make(struct writer *writer, const struct place_in *place, const struct column *column, unsigned columns,
                    const bool *usable, struct partition *partition);

/* ---- parts of a machine ---- */

void write_declarations(struct writer *writer);
void write_decisions(struct writer *writer);
void write_actions(struct writer *writer);
void write_states(struct writer *writer);
const char *statements(struct writer *writer, const struct place_in *place, const struct event *event, bool careful,
                       unsigned actions);

#endif
