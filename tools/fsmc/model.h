/* model.h: a spec with every name resolved to an index and every expression typed.
 *
 * Filled in passes (compile.c reads as the recipe): declare makes the declarations, states the hierarchy,
 * lower the diagrams and code. Nodes are borrowed from the tree; everything else lives in the arena or in
 * lists that model_release frees. */
#ifndef FSMC_MODEL_H
#define FSMC_MODEL_H

#include <stdbool.h>

#include "ast.h"
#include "code.h"
#include "diag.h"
#include "fsm.h"
#include "list.h"
#include "names.h"
#include "source.h"

#define NO_INDEX UINT16_MAX

/* Kinds of expressions that no runtime value has. */
enum { KIND_TIMER = 100, KIND_MASK, KIND_HIT, KIND_ERROR };

/* ---- expressions ---- */

enum expr_kind {
    X_ERROR,   /* already reported */
    X_CONST,   /* value */
    X_LOAD,    /* place; an array when type.index is set */
    X_TEXT,    /* place in FIELD: a text field */
    X_OP,      /* op on x, y, z; place: operand of SUCC */
    X_INDEX,   /* place[x], n */
    X_DATA,    /* constants[place + x], n rows */
    X_FOLD,    /* op ALL ANY COUNT; cmp; array at place, n; y */
    X_WINDOW,  /* count of window `place` */
    X_DECIDE,  /* row (or mask of rows) of table use `place` */
    X_OUTPUT,  /* output n of table use `place` */
    X_LIST,    /* all hits' output n of collect use `place` */
    X_PICK,    /* row of pick use `place` */
    X_EMITTED, /* effect `place` */
    X_TEMP     /* temp `place` */
};

struct expr {
    enum expr_kind kind;
    uint8_t op, cmp;
    struct fsm_type type;
    struct place at;
    int64_t value;
    uint32_t place, n;
    const struct expr *x, *y, *z;
};

/* ---- declarations ---- */

struct values { /* a type of named values */
    const char *name;
    struct names names;
    struct place at;
};

struct decl { /* a variable of any sort: param, const, var, shared, field, argument, output, column */
    const char *name;
    struct fsm_type type;
    uint16_t slot;
    int64_t initial;
    const char *env;
    const struct node *node;
    const struct expr *init, *every, *offset; /* shared */
    uint16_t bucket;
    uint32_t init_code, every_code, offset_code;
};
typedef LIST(struct decl) decl_list;

struct event {
    const char *name;
    const struct node *node;
    decl_list fields;
    uint16_t slots, texts, reply_to;
};

struct effect {
    const char *name;
    const struct node *node;
    decl_list args;
    uint8_t mode;
    uint16_t calls, slot, reply, failure;
    const char *prompt;
};

struct timer {
    const char *name;
    const struct node *node;
    uint16_t slot;
    bool started, handled;
};

struct window {
    const char *name;
    const struct node *node;
    uint16_t slot, count;
    int64_t length;
};

struct data { /* a table of constants */
    const char *name;
    const struct node *node;
    decl_list columns; /* slot: index of its first constant */
    uint32_t constant; /* of the first column */
    uint16_t rows;
    LIST(uint16_t) written; /* rows in the order they stand, which a key's order need not be */
    bool keyed, busy, done;
};

struct decision {
    const char *name;
    const struct node *node;
    decl_list params, outputs;
    uint8_t policy;
    const struct node *header;
    LIST(const struct node *) rows;
    bool *row_used;       /* [rows]: in some use */
    bool *column_matters; /* [input columns]: in some use */
    const char **hidden;  /* [rows]: what answers instead of a row that is not used, or NULL */
    bool mentioned, used, busy, unsure; /* used: called with arguments that fit; busy: being resolved; unsure: dead rows cannot be told */
};

struct pick {
    const char *name;
    const struct node *node;
    decl_list params;
    uint16_t data;
    LIST(uint16_t) order; /* rows as asked */
    bool mentioned, used, busy;
};

struct action {
    const char *name;
    const struct node *node;
    decl_list params;
    bool mentioned, used, busy; /* busy: being compiled, so that a cycle is seen */
};

/* ---- tables ---- */

struct span { /* inclusive */
    int64_t lo, hi;
};

struct grid_test {
    const struct expr *expr;
    const char *text;   /* what is asked: the column, or the column - its bound */
    const char *column; /* the column as written */
    const char *bound;  /* the bound as written, or NULL */
    bool mixed, timer;  /* a cell that is a test of its own; a timer, asked whether it runs */
    LIST(int64_t) cuts;
    uint16_t index; /* in the machine's tests */
    uint32_t code;  /* of the expression, for explanations */
};

struct grid_cell {
    uint16_t test;
    uint16_t spans;
    const struct span *span;
    const struct node *node;
    const uint64_t *atoms;
    uint32_t mask; /* index in the machine's masks */
};

struct grid_row {
    const struct node *node;
    LIST(struct grid_cell) cells;
    uint32_t row; /* index in the machine's rows */
};

/* Tests and rows that belong together: a decision's, or all rows of one event. */
struct grid {
    LIST(struct grid_test) tests;
    LIST(struct grid_row) rows;
};

struct table_use { /* a decision with its arguments */
    struct decision *decision;
    const struct expr **arg;
    bool old; /* reads the values its guard saw */
    bool resolved;
    struct grid grid;
    const struct expr **output; /* [row * outputs + k]; NULL for `-` */
    const struct node **output_cell;
    struct diagram *diagram;
    uint16_t calls;          /* how deep decisions are read from here; 0 while unknown */
    uint32_t code;           /* gives the row */
    uint32_t *output_code;   /* [k], made on demand; 0 is none */
    bool *output_needed;     /* [k] */
    uint32_t *list_constant; /* [k]: constants of an output, for `list` */
    const char *text;
    const char *unsure; /* why its gaps and overlaps are not exact, or NULL */
};

/* Inputs that no row of a table answers, as one row would say them. */
struct gap {
    const struct grid *grid;
    struct table_use *use;         /* the decision, or NULL: */
    uint16_t leaf, column;         /* the state and event */
    const uint64_t *const *atoms;  /* [grid->tests]: the atoms of each test that are in it; NULL: all */
    struct diag *diag;
    struct diag_line *line;        /* where it is printed; several gaps may share it */
    const char *text;              /* what stands there */
    bool unreachable;              /* see gap_mark_unreachable */
};

struct gap_report { /* gaps reported at one place: those of another state or use are compared with them */
    struct place at;
    struct diag *diag;
    size_t first, count; /* in gaps */
    const char *text;    /* all lines */
};

struct pick_use {
    struct pick *pick;
    const struct expr **arg;
    bool old;
    bool resolved;
    const struct expr **where; /* by position in pick->order */
    uint32_t code;
};

/* ---- states ---- */

struct rule {                /* a row of a state's table for one event, or its ignore, defer or reject of it */
    const struct node *node; /* ROW, or the NAME in an ignore list */
    const struct node *list; /* IGNORE DEFER REJECT part, or NULL */
    uint16_t state, column;
    uint16_t table; /* which table of the state, for the policy */
    uint8_t policy;
    uint8_t verdict;                 /* enum fsm_result */
    uint32_t row;                    /* in the column's grid */
    const struct node *header;       /* of its table, NULL for lists */
    const struct node *next, *block; /* cells' contents */
    uint32_t label;                  /* of what it does, once written, for every leaf that stays in `outer`; + 1 */
    uint16_t outer;
    bool used;                       /* some input leads to it */
    LIST(unsigned) hidden_by;        /* where it does not: the lines of what answers first, ascending */
    LIST(const struct expr *) seen;  /* table uses its guard reads */
};

struct state {
    const char *name;
    const struct node *node;
    uint16_t parent, first_leaf, leaves, history;
    uint16_t initial; /* substate, or NO_INDEX for a leaf */
    uint8_t flags;
    bool keeps_history, broken; /* broken: a table of it was reported, so that events may seem unanswered */
    LIST(const struct node *) enter, exit;
    LIST(struct rule) rules;
};

struct promise {
    const char *name;
    const struct node *node;
    uint8_t kind, when;
    LIST(uint16_t) triggers;
    uint32_t code;
};

struct view {
    const char *name;
    const struct node *node;
    decl_list args;
    uint32_t code;
};

enum name_space { NS_TYPE, NS_VALUE, NS_EVENT, NS_EFFECT, NS_ACTION, NS_STATE, NS_VIEW, NS_PROMISE, NAME_SPACES };

enum symbol_kind {
    SYM_TYPE,
    SYM_CONST,
    SYM_PARAM,
    SYM_VAR,
    SYM_SHARED,
    SYM_TIMER,
    SYM_WINDOW,
    SYM_DATA,
    SYM_DECISION,
    SYM_PICK,
    SYM_OTHER
};

struct symbol {
    enum symbol_kind kind;
    uint16_t index;
    const struct node *node;
};

struct row_out { /* a row of the machine, as explanations need it */
    const char *text;
    uint32_t line, cell;
    uint16_t cells, state;
    uint8_t verdict;
};

struct pair_out {
    uint32_t code, row, rows;
    const char *unsure; /* as in struct table_use */
};

struct model {
    struct arena *arena;
    struct diags *diags;
    const struct source *source;
    const struct node *file, *machine;
    struct cursor *cursor; /* lines are mostly asked in order */

    struct names space[NAME_SPACES];
    LIST(struct symbol) symbol[NAME_SPACES];
    bool overflowed[NAME_SPACES];
    size_t use_rows; /* of all decisions, once per list of arguments */

    LIST(struct values) values;
    LIST(struct fsm_type) types;   /* interned */
    LIST(struct fsm_type) aliases; /* types with a name that are no named values: SYM_OTHER */
    decl_list consts, params, vars, shared;
    LIST(struct timer) timers;
    LIST(struct window) windows;
    LIST(struct event) events;
    LIST(struct effect) effects;
    LIST(struct data) data;
    LIST(struct decision *) decisions;
    LIST(struct pick *) picks;
    LIST(struct action *) actions;
    LIST(struct state) states;
    LIST(struct view) views;
    LIST(struct promise) promises;
    LIST(uint16_t) leaf_state;
    uint16_t initial; /* state */

    LIST(struct table_use *) uses;
    LIST(struct pick_use *) pick_uses;
    struct grid *grids; /* per column */
    LIST(struct gap) gaps;
    LIST(struct gap_report) gap_reports;
    LIST(struct place) overlaps; /* reported: of each pair of rows the later, then the earlier */
    bool with_gaps;              /* compile_with_gaps: tables with gaps and overlaps are built all the same */
    unsigned gap_errors;         /* E301 and E302 */

    LIST(int64_t) constants;
    LIST(const char *) texts;
    struct names text_index;
    LIST(uint64_t) masks;
    LIST(struct fsm_test) tests;
    LIST(struct fsm_cell) cells;
    LIST(struct row_out) rows;
    LIST(uint32_t) pair_rows;
    LIST(struct pair_out) pairs;
    LIST(uint32_t) code;
    uint32_t start; /* address */

    uint16_t hot_slots, param_slot, queue_slot, queue_limit, queue_fields, slots, shared_slots;
    uint32_t text_bytes, queue_bytes;
    uint32_t max_nodes;
    unsigned soft;  /* errors that do not stand in the way of looking for more */
    unsigned depth; /* decisions being resolved inside each other */
};

/* The line of a node, 1-based. */
unsigned model_line(const struct model *model, const struct node *node);
/* The source text of a node with runs of blanks made one. */
const char *model_text(const struct model *model, const struct node *node);
void model_release(struct model *model);

static inline uint16_t model_columns(const struct model *model)
{
    return (uint16_t)(model->events.count + model->timers.count + 1);
}

#endif
