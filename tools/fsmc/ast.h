/* ast.h: a .fsm file as a tree, just as written. The parser decides nothing but structure; what a name or
 * a cell means is found in resolve. Nodes live in the arena of their compilation.
 *
 * Every node has a kind, a place in the source, a text where it has a name or spelling, and a list of
 * children. The comment at each kind gives text and children; [x] is optional (NODE_NONE stands in for it),
 * x* is any number. */
#ifndef FSMC_AST_H
#define FSMC_AST_H

#include <stdint.h>
#include <stdio.h>

#include "arena.h"

struct place { /* bytes of the source text */
    uint32_t offset, length;
};

enum node_kind {
    NODE_NONE,
    NODE_FILE, /* item* */

    /* items */
    NODE_MACHINE,   /* text: name; value: version */
    NODE_TYPE_DEF,  /* text: name; TYPE */
    NODE_CONST,     /* text: name; TYPE, expr */
    NODE_PARAM,     /* text: name; TYPE, expr, [NAME env] */
    NODE_VAR,       /* text: name; [NAME index type], TYPE, expr */
    NODE_SHARED,    /* text: name; TYPE, expr, [expr every], [expr offset] */
    NODE_TIMER,     /* text: name */
    NODE_WINDOW,    /* text: name; expr count, expr length */
    NODE_LIMIT,     /* text: name; expr */
    NODE_EVENT,     /* text: name; FIELD* */
    NODE_EFFECT,    /* text: name; PARAMS of FIELD*, [CALLS] */
    NODE_CALLS,     /* text: prompt; NAME mode, [expr queue size], EVENT reply, [EVENT failure] */
    NODE_VIEW,      /* text: name; expr* */
    NODE_DECISION,  /* text: name; PARAMS of FIELD*, OUTPUTS of FIELD*, [NAME policy], ROW* */
    NODE_PICK,      /* text: name; PARAMS, NAME table, expr where, [expr order by] */
    NODE_TABLE,     /* text: name; [NAME key type], ROW* */
    NODE_ACTION,    /* text: name; PARAMS, BLOCK */
    NODE_STATE,     /* text: name; FLAGS of NAME* (initial final waiting), part*; parts: ENTER EXIT IGNORE DEFER REJECT POLICY ROW STATE */
    NODE_INVARIANT, /* text: name; NAME always|never|emit|event|refill, TRIGGERS of (NAME | EXPIRED)*, expr */
    NODE_ASSUME,    /* likewise */
    NODE_REACHABLE, /* likewise */

    /* parts of items */
    NODE_PARAMS,  /* FIELD* */
    NODE_OUTPUTS, /* FIELD*; a lone unnamed TYPE is a FIELD with text NULL */
    NODE_FLAGS,   /* NAME* */
    NODE_TRIGGERS,
    NODE_FIELD,   /* text: name, may be NULL; [NAME index type], [TYPE] */
    NODE_NAME,    /* text */
    NODE_BLOCK,   /* statement* */
    NODE_ENTER,   /* BLOCK */
    NODE_EXIT,    /* BLOCK */
    NODE_IGNORE,  /* (NAME | EXPIRED)* */
    NODE_DEFER,
    NODE_REJECT,
    NODE_POLICY,  /* text: policy; before a table of a state */

    /* tables */
    NODE_ROW,  /* CELL*; value: how many of them are inputs (before ||), or all if there is no || */
    NODE_CELL, /* DASH, or one or more expr, TEST, SPAN; or BLOCK in a `do` column (DASH if it is -) */
    NODE_DASH,
    NODE_TEST, /* op: comparison; expr      > 0 */
    NODE_SPAN, /* expr, expr                1..3; also a type */
    NODE_KEYWORD, /* text: a reserved word standing alone in a cell: on next do stay defer reject ignore always state history … */
    NODE_GO,      /* text: "history" or "resume"; NAME state    in a `next` cell */

    /* types: an expr (a name, or text(500)), SPAN, or one of */
    NODE_CHOICE,   /* expr*     a | b | c, 1h | 4h */
    NODE_SET_OF,   /* TYPE */
    NODE_LIST_OF,  /* TYPE */
    NODE_OPTIONAL, /* TYPE      0..3 optional */

    /* expressions */
    NODE_ID,       /* text; value: 1 for a reserved word, 0 for a name (perhaps in backquotes); also state, now, true, false, missing, some, none, running, stopped */
    NODE_INT,      /* value */
    NODE_DECIMAL,  /* value, scale  0.70 is 70 with scale 2 */
    NODE_DURATION, /* value in ms */
    NODE_STRING,   /* text, unescaped; value: its length */
    NODE_EMPTY_SET, /* expr*    {} or {a, b} */
    NODE_DOT,      /* text: field; expr      d.field, row.text, before.x (expr is ID before) */
    NODE_INDEX,    /* expr, expr             a[i] */
    NODE_CALL,     /* text: name; expr*      f(x) */
    NODE_BINARY,   /* op; expr, expr         or and + - = != < <= > >= in */
    NODE_UNARY,    /* op; expr               not - */
    NODE_IS,       /* text: running stopped missing some none last first; expr     x running, x is last */
    NODE_FOLD,     /* text: all any count; op; expr array, expr      all level >= tau */
    NODE_LIST,     /* expr                   list d.field */
    NODE_EMITTED,  /* text: effect, or "any" */
    NODE_EXPIRED,  /* text: timer            in `on` cells, lists of events, triggers */

    /* statements */
    NODE_ASSIGN,     /* expr target (ID or INDEX), expr */
    NODE_EMIT,       /* text: effect; expr* */
    NODE_START,      /* text: timer; expr;  op: 0 for, 1 at */
    NODE_STOP,       /* text: timer */
    NODE_APPLY,      /* text: decision; expr* */
    NODE_MARK,       /* text: window */
    NODE_SET_HISTORY, /* text: state; NAME substate */
    NODE_DO,         /* text: action; expr* */
    NODE_KINDS
};

enum node_op { OP_NONE, OP_OR, OP_AND, OP_NOT, OP_EQ, OP_NE, OP_LT, OP_LE, OP_GT, OP_GE, OP_IN, OP_ADD, OP_SUB, OP_NEG };

struct node {
    enum node_kind kind;
    uint8_t op, scale;
    uint16_t depth;    /* of an expression; the parser keeps it bounded, so passes may recurse */
    struct place at;   /* the name or operator that stands for it, for a caret */
    const char *text;  /* NUL-terminated, in the arena */
    int64_t value;
    struct node *kid, *last, *next; /* first and last child, next sibling */
    uint32_t end;      /* offset just past its last token */
};

struct node *node_new(struct arena *arena, enum node_kind kind, struct place at, const char *text);
struct node *node_add(struct node *parent, struct node *kid);          /* returns parent */
struct node *node_kid(const struct node *node, unsigned n);            /* n-th child or NULL */
unsigned node_count(const struct node *node);                          /* children */
const char *node_kind_name(enum node_kind kind);                       /* "row" */
const char *node_op_name(uint8_t op);                                  /* ">=" */
void node_dump(FILE *to, const struct node *node, const char *source); /* fsmc dump --ast */

#endif
