/* fsm.h: machines as constant data, and the one function that runs them.
 *
 * fsmc turns a .fsm file into a `struct fsm_machine`: names, types and one array of code in which every
 * decision of the spec has become a diagram. Checker, replayer, server and emitted C share that structure
 * and `fsm_step`. A step is pure and total: no allocation, no clock, no I/O, no recursion, bounded work.
 *
 * All values are int64_t. A bool is 0 or 1, a named value its index, a fixed-point number its scaled
 * integer, a duration or an instant milliseconds, a set a bit mask, a text a handle (see fsm_text_of),
 * a row of a data table its index. Whatever may be absent is FSM_MISSING, which is less than every value. */
#ifndef FSM_H
#define FSM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "limits.h"

#define FSM_FORMAT 1 /* of struct fsm_machine and its code; fsm_verify refuses any other */
#define FSM_MISSING INT64_MIN

/* ---- types ---- */

enum fsm_kind {
    FSM_BOOL,
    FSM_NAMED,    /* one of names[0..count) of `names` */
    FSM_INT,      /* also fixed point: the value is scaled by 10^scale */
    FSM_DURATION, /* ms */
    FSM_TIME,     /* ms since the epoch */
    FSM_SET,      /* bit mask over `names` */
    FSM_TEXT,     /* handle; hi is the most bytes it may have */
    FSM_STATE,    /* leaf index */
    FSM_ROW,      /* index of a row of data table `names` */
};

struct fsm_type {
    uint8_t kind;
    uint8_t scale;    /* decimal places of a fixed-point number */
    uint8_t optional; /* may be FSM_MISSING */
    uint8_t list;     /* effect arguments only: a count, then that many values */
    uint16_t names;   /* index into machine->names, or of a data table */
    uint16_t index;   /* for arrays: the names it is indexed by, else UINT16_MAX */
    uint16_t count;   /* slots: 1, or the size of `index` */
    uint16_t choices; /* when not 0: the value is one of choice_count constants from `choice` */
    uint32_t choice;
    int64_t lo, hi; /* inclusive bounds of a present value, set for every kind: 0..1 for a bool, 0..n-1 for names,
                     * states and rows, 0..2^n-1 for a set, 0..most bytes for a text, FSM_MISSING+1..INT64_MAX if
                     * nothing was said about a duration or time */
};

struct fsm_names {
    const char *name; /* "" when the type was written in place */
    uint16_t count;
    const char *const *name_of;
};

/* ---- declarations ---- */

/* A variable, parameter, event field, effect argument, decision output or data column. */
struct fsm_var {
    const char *name;
    uint16_t type;
    uint16_t slot;    /* where it lives: instance, shared or field slot; the first of `count` */
    int64_t initial;  /* every slot's first value; texts: handle of a constant text */
    const char *env;  /* parameters: the environment variable, or NULL */
    uint32_t init;    /* shared: code that gives the first and refilled value; columns: index in constants */
    uint32_t every;   /* shared: code that gives the window of its refill, or 0 */
    uint32_t offset;  /* shared: code that gives the UTC offset of its refill, or 0 */
    uint16_t bucket;  /* shared with `every`: two slots, the current window's number and when the next begins */
};

enum fsm_call_mode { FSM_NO_CALL, FSM_ONCE, FSM_LATEST, FSM_QUEUE };

struct fsm_event_def {
    const char *name;
    uint16_t field, fields; /* range in machine->fields */
    uint16_t slots;         /* field slots in all */
    uint16_t texts;         /* how many of them are texts */
    uint16_t reply_to;      /* effect this is a reply to or failure of, or UINT16_MAX */
    uint32_t line;
    uint8_t plain;  /* it has no field, or one value between lo and hi: checked without a loop */
    int64_t lo, hi;
};

struct fsm_effect_def {
    const char *name;
    uint16_t arg, args;  /* range in machine->args */
    uint8_t mode;        /* enum fsm_call_mode */
    uint16_t calls;      /* slots for outstanding call numbers, from `slot` */
    uint16_t slot;
    const char *prompt;  /* NULL without a call */
    uint16_t reply, failure;
    uint32_t line;
};

struct fsm_timer_def {
    const char *name;
    uint16_t slot; /* its deadline, FSM_MISSING when stopped */
};

struct fsm_window_def {
    const char *name;
    uint16_t slot, count; /* instants, newest last */
    int64_t length;
};

enum fsm_state_flag { FSM_INITIAL = 1, FSM_FINAL = 2, FSM_WAITING = 4, FSM_LEAF = 8 };

/* States in declaration order, parents before children; the leaves below one state are contiguous. */
struct fsm_state_def {
    const char *name;
    uint16_t parent; /* UINT16_MAX at the top */
    uint16_t first_leaf, leaves;
    uint8_t flags;
    uint16_t history; /* slot with the leaf last left, or UINT16_MAX */
    uint32_t line;
};

struct fsm_data_def { /* a `table`: column c has its `rows` constants from machine->columns[c].init on */
    const char *name;
    uint16_t column, columns; /* range in machine->columns */
    uint16_t rows;
};

struct fsm_view_def {
    const char *name;
    uint16_t arg, args; /* range in machine->args */
    uint32_t code;      /* pushes its arguments like an effect's, then FSM_OP_DONE */
};

enum fsm_promise_kind { FSM_INVARIANT, FSM_ASSUME, FSM_REACHABLE };
enum fsm_promise_when { FSM_ALWAYS_HOLDS, FSM_ON_EMIT, FSM_ON_EVENT, FSM_ON_REFILL };

struct fsm_promise_def {
    const char *name;
    uint8_t kind, when;
    uint16_t trigger, triggers; /* range in machine->triggers: effect, event or shared indices */
    uint32_t code;              /* pushes 0 or 1, then FSM_OP_RET */
    uint32_t line;
};

/* ---- tables as written, for explanations ---- */

/* What a column asks: the value of `code`, and which of its atoms that is: the number of cuts <= value. */
struct fsm_test {
    const char *text;
    uint32_t code;
    uint16_t type;
    uint16_t cuts;
    uint32_t cut; /* index in machine->constants */
};

struct fsm_cell {
    const char *text;
    uint16_t test;  /* index in machine->tests */
    uint32_t atoms; /* index in machine->masks: one bit per atom that passes */
};

struct fsm_row {
    const char *text; /* the row as written */
    uint32_t line;
    uint32_t cell;
    uint16_t cells;
    uint16_t state;  /* the state it stands in, or UINT16_MAX for decisions */
    uint8_t verdict; /* enum fsm_result it leads to: FSM_STEPPED, FSM_IGNORED, FSM_DEFERRED, FSM_REJECTED */
};

enum fsm_policy { FSM_UNIQUE, FSM_FIRST, FSM_ANY, FSM_COLLECT };

struct fsm_decision_def {
    const char *name; /* with its arguments, as called */
    uint8_t policy;
    uint32_t row, rows; /* range in machine->rows */
    uint32_t code;      /* gives the row's index, FSM_MISSING for none; a mask of rows under collect */
    uint32_t line;
};

struct fsm_pair { /* what a leaf does with an event */
    uint32_t code;
    uint32_t row, rows; /* range in machine->pair_rows, in the order they are asked */
};

/* ---- the machine ---- */

struct fsm_machine {
    uint32_t format;
    const char *name, *source;
    uint32_t version;
    uint8_t hash[32]; /* of the spec's tokens: white space and comments do not count */

    /* sizes */
    uint16_t leaves, hot_slots, slots, shared_slots, param_slot, queue_slot, queue_limit, queue_fields;
    uint32_t text_bytes, queue_bytes;

    const struct fsm_type *types;             uint16_t type_count;
    const struct fsm_names *names;            uint16_t name_count;
    const struct fsm_var *params;             uint16_t param_count;
    const struct fsm_var *vars;               uint16_t var_count;
    const struct fsm_var *shared;             uint16_t shared_count;
    const struct fsm_var *fields;             uint16_t field_count;
    const struct fsm_var *args;               uint16_t arg_count;
    const struct fsm_var *columns;            uint16_t column_count;
    const struct fsm_event_def *events;       uint16_t event_count;
    const struct fsm_effect_def *effects;     uint16_t effect_count;
    const struct fsm_timer_def *timers;       uint16_t timer_count;
    const struct fsm_window_def *windows;     uint16_t window_count;
    const struct fsm_state_def *states;       uint16_t state_count;
    const uint16_t *leaf_state;               /* [leaves]: index in states */
    const struct fsm_data_def *data;          uint16_t data_count;
    const struct fsm_view_def *views;         uint16_t view_count;
    const struct fsm_promise_def *promises;   uint16_t promise_count;
    const uint16_t *triggers;                 uint16_t trigger_count;
    const struct fsm_test *tests;             uint32_t test_count;
    const struct fsm_cell *cells;             uint32_t cell_count;
    const uint64_t *masks;                    uint32_t mask_count;
    const struct fsm_row *rows;               uint32_t row_count;
    const struct fsm_decision_def *decisions; uint16_t decision_count;
    const uint32_t *pair_rows;                uint32_t pair_row_count;
    const struct fsm_pair *pairs;             /* [leaves][fsm_columns(m)] */
    const char *const *texts;                 uint32_t text_count; /* constant texts */
    const int64_t *constants;                 uint32_t constant_count;
    const uint32_t *code;                     uint32_t code_count;
    uint32_t start; /* code run at creation: enters the initial leaf */
};

/* Columns of `pairs`: the events, then `expired t` per timer, then `always`. */
static inline uint16_t fsm_expired(const struct fsm_machine *m, uint16_t timer)
{
    return (uint16_t)(m->event_count + timer);
}
static inline uint16_t fsm_always(const struct fsm_machine *m)
{
    return (uint16_t)(m->event_count + m->timer_count);
}
static inline uint16_t fsm_columns(const struct fsm_machine *m)
{
    return (uint16_t)(m->event_count + m->timer_count + 1);
}
static inline const struct fsm_pair *fsm_pair_of(const struct fsm_machine *m, int64_t leaf, uint16_t column)
{
    return &m->pairs[(size_t)leaf * fsm_columns(m) + column];
}

/* ---- instances ---- */

/* The first slots of every instance. Then come history, variables, timers, windows and calls up to
 * hot_slots (what a step may change), then parameters, then the queue of deferred events. */
enum {
    FSM_SLOT_LEAF,
    FSM_SLOT_NOW,      /* the last instant */
    FSM_SLOT_CALL,     /* the last call's number */
    FSM_SLOT_QUEUED,   /* deferred events */
    FSM_SLOT_RELEASED, /* of these, those to be tried again */
    FSM_SLOT_FIRST
};

/* Fixed size: fsm_instance_size(m), no pointers: a copy of the bytes is a copy of the instance, and equal
 * instances have equal bytes. The caller owns the memory.
 *
 * After slot[m->slots] come the text variables, in the order of m->vars and for arrays of their elements:
 * a uint32_t length and type.hi bytes each, text_bytes in all. Then queue_bytes: the texts of the deferred
 * events, one after the other. A deferred event is an entry of 2 + queue_fields slots from queue_slot on,
 * the oldest first: event, call, fields; a text field holds its length. slots = queue_slot + queue_limit
 * entries, queue_slot = param_slot + the parameters, param_slot = hot_slots. Unused slots and bytes are 0. */
struct fsm_instance {
    int64_t slot[1];
};
/* The variables shared by all instances of one owner: fsm_shared_size(m). */
struct fsm_shared {
    int64_t slot[1];
};

size_t fsm_instance_size(const struct fsm_machine *m);
size_t fsm_shared_size(const struct fsm_machine *m);

struct fsm_text {
    const char *bytes; /* UTF-8, not terminated; borrowed */
    uint32_t length;
};

struct fsm_event {
    uint16_t type;              /* index in machine->events */
    uint32_t call;              /* for replies: the call answered; 0 means the oldest one out */
    const int64_t *field;       /* `slots` values; a text field holds an index into `text` */
    const struct fsm_text *text;
};

/* ---- steps ---- */

enum fsm_result {
    FSM_STEPPED,    /* a row was taken */
    FSM_IGNORED,    /* the spec says ignore; nothing changed (here and in reject: but a reply ends its call) */
    FSM_DEFERRED,   /* kept until the state changes */
    FSM_REJECTED,   /* the spec says reject; nothing changed */
    FSM_SUPERSEDED, /* a reply nobody waits for any more; nothing changed */
    FSM_IDLE,       /* no event was given and nothing is due */
    /* Refusals: nothing changed (a refused expiry stops its timer, a refused deferred event is dropped). */
    FSM_BAD_EVENT, /* no such event */
    FSM_BAD_FIELD, /* out->culprit: the index in machine->fields */
    FSM_NO_ROW,    /* a gap of the spec */
    FSM_RANGE,     /* an assignment left its domain; out->culprit: slot, + FSM_CULPRIT_SHARED for shared */
    FSM_LIMIT,     /* queue, effects, text or calls beyond their declared limit */
    FSM_LOOP,      /* `always` rows did not come to rest */
    FSM_RESULTS
};
#define FSM_CULPRIT_SHARED 0x10000u

enum fsm_cause { FSM_BY_EVENT, FSM_BY_TIMER, FSM_BY_REFILL, FSM_BY_RELEASE, FSM_BY_CREATION };

struct fsm_effect {
    uint16_t effect; /* index in machine->effects */
    uint16_t arg;    /* its first argument in out->arg, laid out as the types of its args say */
    uint16_t args;   /* slots */
    uint32_t call;   /* the call's number, when it calls a prompt */
};

/* What a step did. The caller gives `bytes` and `capacity` (fsm_out_size(m) at least; NULL and 0 if that is 0).
 * Only what the counters count is written. */
struct fsm_out {
    enum fsm_result result;
    enum fsm_cause cause;
    uint16_t column; /* of machine->pairs: which event or expiry; the shared variable for a refill; 0 at creation */
    int64_t at;      /* the instant of the step: a deadline for an expiry */
    int64_t from, to; /* leaves; from is FSM_MISSING at creation */
    uint16_t row_count, effect_count, arg_count;
    uint32_t culprit;
    uint64_t timers; /* bit t: timer t was started or stopped */
    uint32_t row[FSM_ROWS_MAX]; /* the event's row, then those of `always`: indices in machine->rows */
    struct fsm_effect effect[FSM_EFFECTS_MAX];
    int64_t arg[FSM_ARGS_MAX]; /* texts: handles for fsm_text_of */
    struct fsm_event released; /* cause FSM_BY_RELEASE: the event, borrowed from `bytes` and the two below */
    int64_t released_field[FSM_FIELDS_MAX];
    struct fsm_text released_text[FSM_FIELDS_MAX];
    char *bytes;
    uint32_t capacity, used;
};

size_t fsm_out_size(const struct fsm_machine *m);

/* The declared defaults of all parameters, in slot order, into value[0..param slots). */
void fsm_defaults(const struct fsm_machine *m, int64_t *value);

/* Whether v (of `type->count` slots) lies in the type's domain. */
bool fsm_in_domain(const struct fsm_machine *m, const struct fsm_type *type, int64_t v);

/* Makes the owner's shared variables. `params` as from fsm_defaults. A first value outside its domain
 * becomes the nearest one inside. */
void fsm_shared_init(const struct fsm_machine *m, const int64_t *params, int64_t now, struct fsm_shared *shared);

/* Makes an instance and enters its initial state; out says with which effects. Refills that are due happen
 * silently. FSM_RANGE with a parameter's slot as culprit: its value is outside its domain. After a refusal
 * the instance is not one; shared is as before.
 * `shared` may be NULL when the machine shares nothing (here and below). */
enum fsm_result fsm_create(const struct fsm_machine *m, struct fsm_shared *shared, struct fsm_instance *inst,
                           const int64_t *params, int64_t now, struct fsm_out *out);

/* Does the next thing due at or before `now`: a refill, else the expiry with the earliest deadline (then
 * declared first), else a released deferred event, else `event` itself. One call is one step of the log:
 * while out->cause is not FSM_BY_EVENT the event was not looked at yet; call again. With event NULL the
 * answer is FSM_IDLE once nothing is due. Time never runs backwards: an earlier `now` counts as the last. */
enum fsm_result fsm_step(const struct fsm_machine *m, struct fsm_shared *shared, struct fsm_instance *inst,
                         const struct fsm_event *event, int64_t now, struct fsm_out *out);

/* fsm_step without an event. */
enum fsm_result fsm_advance(const struct fsm_machine *m, struct fsm_shared *shared, struct fsm_instance *inst,
                            int64_t now, struct fsm_out *out);

/* The earliest deadline, the last instant if a deferred event waits to be retried, else FSM_MISSING. */
int64_t fsm_next_deadline(const struct fsm_machine *m, const struct fsm_instance *inst);

/* The bytes behind a text handle found in out->arg, a slot of `inst`, or a constant (whose handle is its index
 * in machine->texts). Empty for FSM_MISSING. Borrowed from where it lies: until inst or out is used again.
 * `event` is the one given to that step (for out->cause FSM_BY_RELEASE: &out->released). */
struct fsm_text fsm_text_of(const struct fsm_machine *m, const struct fsm_instance *inst,
                            const struct fsm_event *event, const struct fsm_out *out, int64_t handle);

/* Evaluates expression code (a promise, a test): `before` is the instance at the step's start, or inst. */
struct fsm_scene {
    const struct fsm_shared *shared, *shared_before;
    const struct fsm_instance *inst, *before;
    const int64_t *field;         /* of the event, FSM_FIELDS_MAX of them if `code` may ask for another's; or NULL */
    const struct fsm_out *out;    /* for `emitted`, or NULL */
    const struct fsm_effect *effect; /* the effect a promise speaks of, or NULL */
    int64_t now;
};
int64_t fsm_eval(const struct fsm_machine *m, uint32_t code, const struct fsm_scene *scene);
/* The same of several expressions, which is quicker than one by one. */
void fsm_eval_each(const struct fsm_machine *m, const uint32_t *code, uint32_t count, const struct fsm_scene *scene,
                   int64_t *value);

/* Runs a view: out->arg[0..out->arg_count) are its values. */
void fsm_view(const struct fsm_machine *m, const struct fsm_shared *shared, const struct fsm_instance *inst,
              int64_t now, uint16_t view, struct fsm_out *out);

const char *fsm_result_name(enum fsm_result result); /* "stepped", "no_row" … */

#endif
