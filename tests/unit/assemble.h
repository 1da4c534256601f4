/* assemble.h: machines by hand, for tests of the runtime that must not depend on the compiler.
 *
 * Declare in this order: types, names and texts as needed; history, variables, timers, windows and calls (which
 * take the hot slots), then parameters, then events; then states; then code. Code is appended word by word; jumps
 * go forward, so a target is a hole that is patched when the place is known. */
#ifndef ASSEMBLE_H
#define ASSEMBLE_H

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "code.h"
#include "fsm.h"

#define AS_MAX 64
#define AS_CODE_MAX 4096

struct assembly {
    struct fsm_machine m;
    struct fsm_type type[AS_MAX];
    struct fsm_names names[AS_MAX];
    struct fsm_var param[AS_MAX], var[AS_MAX], shared[AS_MAX], field[AS_MAX], arg[AS_MAX], column[AS_MAX];
    struct fsm_event_def event[AS_MAX];
    struct fsm_effect_def effect[AS_MAX];
    struct fsm_timer_def timer[AS_MAX];
    struct fsm_window_def window[AS_MAX];
    struct fsm_state_def state[AS_MAX];
    uint16_t leaf_state[AS_MAX];
    struct fsm_data_def data[AS_MAX];
    struct fsm_view_def view[AS_MAX];
    struct fsm_promise_def promise[AS_MAX];
    uint16_t trigger[AS_MAX];
    struct fsm_test test[AS_MAX];
    struct fsm_cell cell[256];
    uint64_t mask[256];
    struct fsm_row row[256];
    struct fsm_decision_def decision[AS_MAX];
    uint32_t pair_row[256];
    struct fsm_pair pair[1024];
    const char *text[AS_MAX];
    int64_t constant[256];
    uint32_t code[AS_CODE_MAX];
};

static inline void as_begin(struct assembly *as, const char *name)
{
    memset(as, 0, sizeof *as);
    struct fsm_machine *m = &as->m;
    m->format = FSM_FORMAT;
    m->name = name;
    m->source = "assembled";
    m->version = 1;
    memset(m->hash, 0x5a, sizeof m->hash);
    m->hot_slots = m->slots = m->param_slot = m->queue_slot = FSM_SLOT_FIRST;
    m->types = as->type, m->names = as->names, m->params = as->param, m->vars = as->var, m->shared = as->shared;
    m->fields = as->field, m->args = as->arg, m->columns = as->column, m->events = as->event;
    m->effects = as->effect, m->timers = as->timer, m->windows = as->window, m->states = as->state;
    m->leaf_state = as->leaf_state, m->data = as->data, m->views = as->view, m->promises = as->promise;
    m->triggers = as->trigger, m->tests = as->test, m->cells = as->cell, m->masks = as->mask, m->rows = as->row;
    m->decisions = as->decision, m->pair_rows = as->pair_row, m->pairs = as->pair, m->texts = as->text;
    m->constants = as->constant, m->code = as->code;
    as->code[m->code_count++] = FSM_I(FSM_OP_GAP, 0);
}

/* ---- types ---- */

static inline uint16_t as_type(struct assembly *as, enum fsm_kind kind, int64_t lo, int64_t hi)
{
    as->type[as->m.type_count] = (struct fsm_type){
        .kind = (uint8_t)kind, .names = UINT16_MAX, .index = UINT16_MAX, .count = 1, .lo = lo, .hi = hi};
    return as->m.type_count++;
}

static inline uint16_t as_bool(struct assembly *as)
{
    return as_type(as, FSM_BOOL, 0, 1);
}

static inline uint16_t as_time(struct assembly *as)
{
    uint16_t type = as_type(as, FSM_TIME, FSM_MISSING + 1, INT64_MAX);
    as->type[type].optional = 1;
    return type;
}

static inline uint16_t as_names(struct assembly *as, const char *name, const char *const *name_of, uint16_t count)
{
    as->names[as->m.name_count] = (struct fsm_names){name, count, name_of};
    return as->m.name_count++;
}

static inline uint16_t as_named(struct assembly *as, uint16_t names)
{
    uint16_t type = as_type(as, FSM_NAMED, 0, as->names[names].count - 1);
    as->type[type].names = names;
    return type;
}

static inline uint16_t as_set(struct assembly *as, uint16_t names)
{
    uint16_t type = as_type(as, FSM_SET, 0, ((int64_t)1 << as->names[names].count) - 1);
    as->type[type].names = names;
    return type;
}

/* The type of an array of `type` indexed by `names`. */
static inline uint16_t as_array(struct assembly *as, uint16_t type, uint16_t names)
{
    as->type[as->m.type_count] = as->type[type];
    as->type[as->m.type_count].index = names;
    as->type[as->m.type_count].count = as->names[names].count;
    return as->m.type_count++;
}

static inline uint16_t as_optional(struct assembly *as, uint16_t type)
{
    as->type[as->m.type_count] = as->type[type];
    as->type[as->m.type_count].optional = 1;
    return as->m.type_count++;
}

static inline uint32_t as_text(struct assembly *as, const char *text)
{
    as->text[as->m.text_count] = text;
    return as->m.text_count++;
}

static inline uint32_t as_constant(struct assembly *as, int64_t v)
{
    as->constant[as->m.constant_count] = v;
    return as->m.constant_count++;
}

/* ---- declarations ---- */

static inline uint16_t as_hot(struct assembly *as, uint32_t count)
{
    struct fsm_machine *m = &as->m;
    uint16_t slot = m->hot_slots;
    m->hot_slots = (uint16_t)(m->hot_slots + count);
    m->param_slot = m->queue_slot = m->slots = m->hot_slots;
    return slot;
}

/* Answers the slot. */
static inline uint16_t as_var(struct assembly *as, const char *name, uint16_t type, int64_t initial)
{
    uint16_t slot = as_hot(as, as->type[type].count);
    as->var[as->m.var_count++] = (struct fsm_var){.name = name, .type = type, .slot = slot, .initial = initial};
    if (as->type[type].kind == FSM_TEXT)
        as->m.text_bytes += as->type[type].count * (uint32_t)(4 + as->type[type].hi);
    return slot;
}

static inline uint16_t as_timer(struct assembly *as, const char *name)
{
    as->timer[as->m.timer_count] = (struct fsm_timer_def){name, as_hot(as, 1)};
    return as->m.timer_count++;
}

static inline uint16_t as_window(struct assembly *as, const char *name, uint16_t count, int64_t length)
{
    as->window[as->m.window_count] = (struct fsm_window_def){name, as_hot(as, count), count, length};
    return as->m.window_count++;
}

static inline uint16_t as_param(struct assembly *as, const char *name, uint16_t type, int64_t initial)
{
    struct fsm_machine *m = &as->m;
    uint16_t slot = m->queue_slot;
    as->param[m->param_count++] = (struct fsm_var){.name = name, .type = type, .slot = slot, .initial = initial};
    m->queue_slot = m->slots = (uint16_t)(m->queue_slot + as->type[type].count);
    return slot;
}

/* Answers the index; its slot is as->shared[i].slot. */
static inline uint16_t as_shared(struct assembly *as, const char *name, uint16_t type, int64_t initial)
{
    struct fsm_machine *m = &as->m;
    as->shared[m->shared_count] =
        (struct fsm_var){.name = name, .type = type, .slot = m->shared_slots, .initial = initial};
    m->shared_slots = (uint16_t)(m->shared_slots + as->type[type].count);
    return m->shared_count++;
}

/* Gives shared variable s a refill by expression code `every` and `offset`. */
static inline void as_refill(struct assembly *as, uint16_t s, uint32_t init, uint32_t every, uint32_t offset)
{
    as->shared[s].init = init;
    as->shared[s].every = every;
    as->shared[s].offset = offset;
    as->shared[s].bucket = as->m.shared_slots;
    as->m.shared_slots = (uint16_t)(as->m.shared_slots + 2);
}

static inline uint16_t as_effect(struct assembly *as, const char *name)
{
    as->effect[as->m.effect_count] =
        (struct fsm_effect_def){.name = name, .arg = as->m.arg_count, .reply = UINT16_MAX, .failure = UINT16_MAX};
    return as->m.effect_count++;
}

/* Of the effect or view declared last. */
static inline uint16_t as_arg(struct assembly *as, const char *name, uint16_t type)
{
    as->arg[as->m.arg_count] = (struct fsm_var){.name = name, .type = type};
    return as->m.arg_count++;
}

static inline void as_effect_arg(struct assembly *as, uint16_t effect, const char *name, uint16_t type)
{
    as_arg(as, name, type);
    as->effect[effect].args++;
}

static inline void as_calls(struct assembly *as, uint16_t effect, enum fsm_call_mode mode, uint16_t calls)
{
    as->effect[effect].mode = (uint8_t)mode;
    as->effect[effect].calls = calls;
    as->effect[effect].slot = as_hot(as, calls);
    as->effect[effect].prompt = "prompt";
}

static inline uint16_t as_event(struct assembly *as, const char *name)
{
    as->event[as->m.event_count] =
        (struct fsm_event_def){.name = name, .field = as->m.field_count, .reply_to = UINT16_MAX};
    return as->m.event_count++;
}

/* A field of the event declared last; answers its slot. */
static inline uint16_t as_field(struct assembly *as, const char *name, uint16_t type)
{
    struct fsm_event_def *event = &as->event[as->m.event_count - 1];
    uint16_t slot = event->slots;
    as->field[as->m.field_count++] = (struct fsm_var){.name = name, .type = type, .slot = slot};
    event->fields++;
    event->slots = (uint16_t)(event->slots + as->type[type].count);
    if (as->type[type].kind == FSM_TEXT)
        event->texts = (uint16_t)(event->texts + as->type[type].count);
    return slot;
}

/* After all events and parameters. */
static inline void as_queue(struct assembly *as, uint16_t limit, uint32_t bytes)
{
    struct fsm_machine *m = &as->m;
    for (uint16_t e = 0; e < m->event_count; e++)
        if (m->queue_fields < m->events[e].slots)
            m->queue_fields = m->events[e].slots;
    m->queue_limit = limit;
    m->queue_bytes = bytes;
    m->slots = (uint16_t)(m->queue_slot + limit * (2 + m->queue_fields));
}

/* A leaf at the top; answers its leaf index. */
static inline uint16_t as_leaf(struct assembly *as, const char *name)
{
    struct fsm_machine *m = &as->m;
    as->state[m->state_count] = (struct fsm_state_def){.name = name,
                                                       .parent = UINT16_MAX,
                                                       .first_leaf = m->leaves,
                                                       .leaves = 1,
                                                       .flags = FSM_LEAF | (m->leaves ? 0 : FSM_INITIAL),
                                                       .history = UINT16_MAX};
    as->leaf_state[m->leaves] = m->state_count++;
    return m->leaves++;
}

static inline uint32_t as_row(struct assembly *as, const char *text)
{
    as->row[as->m.row_count] = (struct fsm_row){.text = text, .cell = as->m.cell_count};
    return as->m.row_count++;
}

/* ---- code ---- */

static inline uint32_t as_here(const struct assembly *as)
{
    return as->m.code_count;
}

static inline uint32_t as_word(struct assembly *as, uint32_t word)
{
    assert(as->m.code_count < AS_CODE_MAX);
    as->code[as->m.code_count] = word;
    return as->m.code_count++;
}

/* Appends an instruction and its further words; answers where it is. */
#define AS(as, op, a, ...)                                             \
    as_words((as), FSM_I(op, a), (const uint32_t[]){0, ##__VA_ARGS__}, \
             sizeof((const uint32_t[]){0, ##__VA_ARGS__}) / sizeof(uint32_t) - 1)

static inline uint32_t as_words(struct assembly *as, uint32_t first, const uint32_t *rest, size_t count)
{
    uint32_t at = as_word(as, first);
    for (size_t i = 1; i <= count; i++)
        as_word(as, rest[i]);
    return at;
}

/* A target word, or the operand of a jump, that leads here. */
static inline void as_patch(struct assembly *as, uint32_t hole)
{
    as->code[hole] = as_here(as);
}
static inline void as_land(struct assembly *as, uint32_t jump)
{
    as->code[jump] = FSM_I(FSM_I_OP(as->code[jump]), as_here(as));
}

static inline void as_pair(struct assembly *as, uint16_t leaf, uint16_t column, uint32_t code)
{
    as->pair[(size_t)leaf * fsm_columns(&as->m) + column].code = code;
}

/* ---- running ---- */

struct world { /* one instance, its owner's shared variables and an outcome, each in its own block */
    const struct fsm_machine *m;
    struct fsm_instance *inst;
    struct fsm_shared *shared;
    struct fsm_out *out;
};

static inline struct world world_open(const struct fsm_machine *m)
{
    struct world w = {m, calloc(1, fsm_instance_size(m)), calloc(1, fsm_shared_size(m) + 1), calloc(1, sizeof *w.out)};
    w.out->capacity = (uint32_t)fsm_out_size(m);
    w.out->bytes = w.out->capacity ? malloc(w.out->capacity) : NULL;
    return w;
}

static inline void world_close(struct world *w)
{
    free(w->out->bytes);
    free(w->out);
    free(w->shared);
    free(w->inst);
}

/* Makes the instance with default parameters. */
static inline enum fsm_result world_create(struct world *w, int64_t now)
{
    int64_t params[FSM_SLOTS_MAX];
    fsm_defaults(w->m, params);
    fsm_shared_init(w->m, params, now, w->shared);
    return fsm_create(w->m, w->shared, w->inst, params, now, w->out);
}

static inline enum fsm_result world_send(struct world *w, uint16_t type, const int64_t *field, int64_t now)
{
    struct fsm_event event = {.type = type, .field = field};
    return fsm_step(w->m, w->shared, w->inst, &event, now, w->out);
}

#endif
