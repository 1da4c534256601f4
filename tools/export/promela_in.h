/* promela_in.h: what the files of the Promela writer share.
 *
 * The model is written twice. The first time nobody reads it: it tells which slots are read as they were before, how
 * far timers reach and which steps can be refused. The second time it is written with just what that needs. */
#ifndef EXPORT_PROMELA_IN_H
#define EXPORT_PROMELA_IN_H

#include <stdarg.h>

#include "abstract.h"
#include "code.h"
#include "list.h"
#include "promela.h"

#define PROMELA_LARGEST INT64_C(1000000000) /* numbers in the model are 32 bits wide, and so are their sums */
#define PROMELA_D_STEP 1200                 /* lines in one d_step, about; SPIN takes some 2,000 statements */
#define PROMELA_EMISSIONS 4                 /* of one effect in one step whose arguments a promise reads */
#define PROMELA_SET_MAX 30                  /* members of a set, rows of a collect table */

struct span { /* what a value can be */
    int64_t lo, hi;
    bool may_miss;
};

/* How tightly the text of a formula binds. */
enum binding { BINDS_ATOM, BINDS_SUM, BINDS_COMPARISON, BINDS_LOGIC };

/* A value of the machine as text of the model. */
struct formula {
    const char *text;
    const char *present; /* how to ask whether it is there; NULL: by comparing */
    const char *negated; /* the text of -value, if there is a better one than a sign before it; or NULL */
    struct span span;
    uint8_t binding;
    bool plain; /* a name or a number: may be written twice */
    bool fixed; /* a number or a variable of this one evaluation: no deed changes it */
    bool known; /* it is `number`, which may be FSM_MISSING */
    int64_t number;
    int field; /* it is that slot of the event, plus `offset`; or -1 */
    int64_t offset;
};

/* What is known of one slot. */
struct slot_facts {
    bool before, old; /* it is read as it was */
    bool free;        /* a timer with free starts */
    struct span span; /* SLOT_DEADLINE: how far from now it is set otherwise */
    int64_t least;    /* ticks that a free start runs at least */
};

/* What a piece of code asks for beyond the instance as it is. */
struct looks {
    bool back;   /* the step: what was before, its event, its effects */
    bool shared; /* what is shared */
    bool chosen; /* what was when the row was chosen */
};

struct function { /* code that others call, as an inline */
    uint32_t code;
    struct span span;
    struct looks looks;
};

struct facts {
    struct slot_facts *slot, *shared;
    struct span temp[FSM_TEMPS_MAX];
    bool temp_used[FSM_TEMPS_MAX], field_read[FSM_FIELDS_MAX];
    bool field_lacking[FSM_FIELDS_MAX]; /* read after steps that have no such field: it is 0 then */
    bool *asked;                        /* [effects]: a promise asks whether it was emitted */
    uint64_t *arguments;                /* [effects]: bits of the argument slots that promises read */
    bool asked_any;
    bool *of_state;  /* [promises]: it asks nothing of the step */
    bool *of_shared; /* [promises]: it reads what is shared */
    uint64_t *lines; /* [columns][leaves]: of the rows */
    uint8_t *piece;  /* [columns][leaves]: which piece of its column they are in */
    bool refusable;  /* some row can be refused */
    bool defers;
};

struct inlined {
    const char *name;
    uint64_t lines; /* with those of all that it calls: SPIN bounds what may stand in one d_step */
};

struct promela {
    const struct abstraction *world;
    const struct fsm_machine *m;
    unsigned instances;
    const char *index; /* of the instance that moves: `i` in inlines; "" with a single one */
    FILE *to;
    unsigned indent;
    uint64_t lines;
    struct arena arena;
    struct facts facts, next; /* of the pass before; gathered by this one */
    bool last;                /* the second pass */
    LIST(struct function) functions;
    LIST(struct inlined) inlines;
    LIST(const char *) hidden; /* names of variables of one evaluation, declared once each */
    struct looks looks;        /* of what is walked */
    const char *why;           /* the first thing that cannot be said, or NULL */
};

/* ---- text (promela_text.c) ---- */

void promela_line(struct promela *p, const char *format, ...) __attribute__((format(printf, 2, 3)));
void promela_comment(struct promela *p, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* `:: condition ->` and what follows, one deeper; promela_branch_end sees to it that something follows. */
uint64_t promela_branch(struct promela *p, const char *condition);
void promela_branch_end(struct promela *p, uint64_t lines);
/* An inline of the instance that moves; promela_call calls it, promela_called is the text of a call. */
void promela_inline(struct promela *p, const char *name);
void promela_inline_end(struct promela *p);
void promela_call(struct promela *p, const char *name);
const char *promela_called(struct promela *p, const char *name);
uint64_t promela_lines_of(const struct promela *p, const char *name);
/* The first refusal counts. */
void promela_refuse(struct promela *p, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* A name that Promela and C leave to us. */
const char *promela_name(struct promela *p, const char *name);
/* Declares a variable of one evaluation. */
const char *promela_hidden(struct promela *p, const char *name);

/* ---- formulas (promela_formula.c) ---- */

struct formula formula_number(struct promela *p, int64_t number);
struct formula formula_name(const char *name, struct span span, bool fixed);
/* Text that is complete in itself. */
struct formula formula_text(const char *text, enum binding binding, struct span span);
const char *formula_in(struct promela *p, const struct formula *f, enum binding loosest);
struct formula formula_add(struct promela *p, const struct formula *x, const struct formula *y);
struct formula formula_subtract(struct promela *p, const struct formula *x, const struct formula *y);
struct formula formula_negate(struct promela *p, const struct formula *x);
struct formula formula_extreme(struct promela *p, const struct formula *x, const struct formula *y, bool greatest);
struct formula formula_compare(struct promela *p, uint32_t op, const struct formula *x, const struct formula *y);
struct formula formula_logic(struct promela *p, bool both, const struct formula *x, const struct formula *y);
struct formula formula_not(struct promela *p, const struct formula *x);
struct formula formula_present(struct promela *p, const struct formula *x);
/* Whether x reaches a cut; missing is below all. */
struct formula formula_reaches(struct promela *p, const struct formula *x, int64_t cut);
/* condition ? x : y */
struct formula formula_choose(struct promela *p, const struct formula *condition, const struct formula *x,
                              const struct formula *y);
/* Whether x lies in the type's domain. */
struct formula formula_fits(struct promela *p, const struct formula *x, const struct fsm_type *type);
struct span span_either(struct span x, struct span y);

/* ---- slots (promela_slot.c) ---- */

/* The value of a slot as it is (FSM_INST, FSM_SHARED), was when the row was chosen, or before the step. */
struct formula slot_read(struct promela *p, uint32_t space, uint32_t index);
/* Emits the assignment; the value is known to fit. */
void slot_write(struct promela *p, bool shared, uint32_t index, const struct formula *value);
const char *slot_variable(struct promela *p, bool shared, uint32_t index); /* as it is written in a step */
bool slot_is_live(const struct promela *p, bool shared, uint32_t index);
bool slot_is_stored(const struct promela *p, bool shared, uint32_t index); /* live, and not part of another's */
/* A timer started for nobody knows how long is this number plus the ticks it runs at least; 0 if none ever is. */
int64_t slot_free_base(const struct promela *p, uint16_t timer);
void slot_start_free(struct promela *p, uint16_t timer, uint16_t event, const struct formula *value);
/* The oldest slot of an effect's calls stands for all: it holds how many are out. */
const char *slot_calls(struct promela *p, uint16_t effect);
/* What a shared variable is given at first and by a refill. */
int64_t slot_refill(struct promela *p, const struct fsm_var *var);
void slots_declare(struct promela *p);
void slots_begin(struct promela *p);   /* inline begin(i): keeps what is read as it was */
void slots_chosen(struct promela *p);  /* keeps what is read as it was when the row was chosen */
void slots_restore(struct promela *p); /* inline restore(i) */
void slots_tick(struct promela *p);    /* one tick older: the slots of p->index */
void slots_tick_shared(struct promela *p);
int64_t slot_ages(const struct promela *p, const struct slot *slot); /* ticks up to which an age is counted */

/* ---- code (promela_walk.c) ---- */

enum walk_kind { WALK_STEP, WALK_ALWAYS, WALK_VALUE };

struct join { /* code that more than one way leads to */
    uint32_t code;
    bool jumped;
    uint16_t depth, args;
    struct span span[FSM_STACK_MAX];
};

struct walk {
    struct promela *p;
    const char *prefix; /* of its own variables */
    const char *result; /* WALK_VALUE: the variable that takes it */
    enum walk_kind kind;
    uint16_t event; /* whose fields are meant, or UINT16_MAX */
    bool promise;   /* OLD is what was before the step */
    unsigned scratch;
    bool returned;
    struct span span; /* WALK_VALUE */
    LIST(struct join) joins;
};

struct stack {
    struct formula item[FSM_STACK_MAX];
    uint16_t depth;
    uint16_t args; /* of the next effect */
};

static inline void stack_push(struct stack *stack, struct formula f)
{
    stack->item[stack->depth++] = f;
}

static inline struct formula *stack_pop(struct stack *stack)
{
    return &stack->item[--stack->depth];
}

/* Emits the code at `code`: what a leaf does with an event, or creation. */
void walk_step(struct promela *p, uint32_t code, enum walk_kind kind, uint16_t event);
/* Emits what is needed and answers with the value of expression code. */
struct formula walk_value(struct promela *p, uint32_t code, const char *prefix, uint16_t event, bool promise);
/* The inlines of all code that is called. */
void walk_functions(struct promela *p);

/* ---- the shape of code (promela_shape.c) ---- */

bool shape_branches(uint32_t op);
bool shape_is_straight(const struct fsm_machine *m, uint32_t at); /* whether the code is one formula */
void shape_joins(struct walk *w, uint32_t root);                  /* fills w->joins, in the order of addresses */
/* Fills p->functions with what a step or a promise calls. */
void shape_functions(struct promela *p);
struct function *promela_function(struct promela *p, uint32_t code); /* or NULL */

/* ---- places (promela_place.c) ---- */

/* A variable of this walk. */
const char *walk_own(struct walk *w, const char *what, unsigned number);
/* Keeps a formula in a variable unless it may be written twice; afterwards it may. */
void walk_keep(struct walk *w, struct formula *f);
/* Before a deed: what is still on the stack is computed now. */
void walk_settle(struct walk *w, struct stack *stack);
/* The value at a place. */
struct formula walk_place(struct walk *w, uint32_t a);
struct formula walk_temp(struct walk *w, uint32_t index);
void walk_set_temp(struct walk *w, uint32_t index, const struct formula *value);
void walk_call(struct walk *w, uint32_t target, struct stack *stack);
/* A slot of an input as the model says it: instants are relative. */
int64_t input_value(const struct promela *p, const struct input *input, uint32_t index);

/* ---- values (promela_value.c) ---- */

/* Does one instruction that makes a value; false if it is of another kind. */
bool walk_make(struct walk *w, uint32_t at, struct stack *stack);
/* Runs code that is one formula. */
void walk_straight(struct walk *w, uint32_t at, struct stack *stack);
/* Whether all cells of a row pass, the atoms of its tests being kept from `temp` on. */
struct formula walk_row_matches(struct walk *w, uint32_t row, uint32_t first_test, uint32_t temp);

/* ---- deeds (promela_deed.c) ---- */

/* Emits one deed; *opened counts the conditions it opened that end with the row. */
void deed_emit(struct walk *w, uint32_t at, struct stack *stack, unsigned *opened);

/* ---- steps (promela_step.c) ---- */

void steps_declare(struct promela *p);                          /* the inlines of all steps */
bool steps_rest(const struct promela *p);                       /* whether any state has `always` rows */
bool step_is_deferred(const struct promela *p, uint16_t event); /* whether some state defers it */
/* The rows of a column (as in machine->pairs) come in so many pieces, each an inline. */
unsigned step_pieces(const struct promela *p, uint16_t column);
const char *step_rows(struct promela *p, uint16_t column, unsigned piece);
const char *step_input(struct promela *p, uint32_t index); /* the assignments that make up an input */
void step_no_fields(struct promela *p, uint32_t from);     /* fields from there on are 0 */

/* ---- moves (promela_move.c) ---- */

void moves_options(struct promela *p); /* the options of the process */

/* ---- promises (promela_promise.c) ---- */

void promises_number(struct promela *p);  /* the names that -DONLY and -DREACH take */
void promises_gather(struct promela *p);  /* what promises ask of effects */
void promises_declare(struct promela *p); /* inlines: asked(i) after a step, still(i) of a state at rest */
/* Emits those that one event or refill calls for. */
void promises_after(struct promela *p, enum fsm_promise_when when, uint16_t trigger);
/* Emits `excluded = 1` where an assumption about the event does not hold; false if there is none. */
bool promises_exclude(struct promela *p, uint16_t trigger);
/* Whether any asks for a state at rest; `shared`: that reads what is shared. */
bool promises_of_state(const struct promela *p, bool shared);

#endif
