/* mutate.h: a machine copied into blocks of exactly its size, so that a sanitizer sees every step outside an array,
 * and its tables changed at random, but for pointers and how many names there are. */
#ifndef MUTATE_H
#define MUTATE_H

#include <stddef.h>

#include "rich.h"

enum { TABLE_MAX = 32 };

struct table { /* one array of the clone */
    uint8_t *bytes;
    const uint8_t *original;
    size_t size, count;
    size_t pointer[3]; /* offsets + 1 of pointers in an item */
};

struct clone {
    struct fsm_machine m;
    struct table table[TABLE_MAX];
    int tables;
};

static inline void *clone_table(struct clone *c, const void *from, size_t size, size_t count, size_t p0, size_t p1)
{
    struct table *table = &c->table[c->tables++];
    *table = (struct table){malloc(size * count), from, size, count, {p0, p1, 0}};
    if (count)
        memcpy(table->bytes, from, size * count);
    return table->bytes;
}

#define AT(type, member) (offsetof(struct type, member) + 1)

static inline void clone_open(struct clone *c, const struct fsm_machine *m)
{
    memset(c, 0, sizeof *c);
    c->m = *m;
    struct fsm_machine *to = &c->m;
    size_t pairs = (size_t)m->leaves * fsm_columns(m), var = AT(fsm_var, name), env = AT(fsm_var, env);
    to->types = clone_table(c, m->types, sizeof *m->types, m->type_count, 0, 0);
    to->params = clone_table(c, m->params, sizeof *m->params, m->param_count, var, env);
    to->vars = clone_table(c, m->vars, sizeof *m->vars, m->var_count, var, env);
    to->shared = clone_table(c, m->shared, sizeof *m->shared, m->shared_count, var, env);
    to->fields = clone_table(c, m->fields, sizeof *m->fields, m->field_count, var, env);
    to->args = clone_table(c, m->args, sizeof *m->args, m->arg_count, var, env);
    to->columns = clone_table(c, m->columns, sizeof *m->columns, m->column_count, var, env);
    to->events = clone_table(c, m->events, sizeof *m->events, m->event_count, AT(fsm_event_def, name), 0);
    to->effects = clone_table(c, m->effects, sizeof *m->effects, m->effect_count, AT(fsm_effect_def, name),
                              AT(fsm_effect_def, prompt));
    to->timers = clone_table(c, m->timers, sizeof *m->timers, m->timer_count, AT(fsm_timer_def, name), 0);
    to->windows = clone_table(c, m->windows, sizeof *m->windows, m->window_count, AT(fsm_window_def, name), 0);
    to->states = clone_table(c, m->states, sizeof *m->states, m->state_count, AT(fsm_state_def, name), 0);
    to->leaf_state = clone_table(c, m->leaf_state, sizeof *m->leaf_state, m->leaves, 0, 0);
    to->data = clone_table(c, m->data, sizeof *m->data, m->data_count, AT(fsm_data_def, name), 0);
    to->views = clone_table(c, m->views, sizeof *m->views, m->view_count, AT(fsm_view_def, name), 0);
    to->promises = clone_table(c, m->promises, sizeof *m->promises, m->promise_count, AT(fsm_promise_def, name), 0);
    to->triggers = clone_table(c, m->triggers, sizeof *m->triggers, m->trigger_count, 0, 0);
    to->tests = clone_table(c, m->tests, sizeof *m->tests, m->test_count, AT(fsm_test, text), 0);
    to->cells = clone_table(c, m->cells, sizeof *m->cells, m->cell_count, AT(fsm_cell, text), 0);
    to->masks = clone_table(c, m->masks, sizeof *m->masks, m->mask_count, 0, 0);
    to->rows = clone_table(c, m->rows, sizeof *m->rows, m->row_count, AT(fsm_row, text), 0);
    to->decisions =
        clone_table(c, m->decisions, sizeof *m->decisions, m->decision_count, AT(fsm_decision_def, name), 0);
    to->pair_rows = clone_table(c, m->pair_rows, sizeof *m->pair_rows, m->pair_row_count, 0, 0);
    to->pairs = clone_table(c, m->pairs, sizeof *m->pairs, pairs, 0, 0);
    to->constants = clone_table(c, m->constants, sizeof *m->constants, m->constant_count, 0, 0);
    to->code = clone_table(c, m->code, sizeof *m->code, m->code_count, 0, 0); /* the last one */
}

static inline void clone_close(struct clone *c)
{
    for (int i = 0; i < c->tables; i++)
        free(c->table[i].bytes);
}

static inline void table_restore(const struct table *table)
{
    if (table->count)
        memcpy(table->bytes, table->original, table->size * table->count);
}

/* A value that is often near a bound of something. */
static inline uint64_t mutate_value(uint64_t *seed)
{
    static const uint64_t special[] = {0,      1,          2,          0xff,       0xffff,
                                       0xfffe, 0x7fffffff, 0xffffffff, UINT64_MAX, (uint64_t)INT64_MIN};
    uint32_t kind = rich_random(seed) % 4;
    if (kind == 0)
        return special[rich_random(seed) % 10];
    if (kind == 1)
        return (uint64_t)rich_random(seed) << 32 | rich_random(seed);
    return rich_random(seed) % (kind == 2 ? 8 : 300);
}

/* Changes a code word: its opcode, its operand a little, or all of it. */
static inline void mutate_word(uint32_t *word, uint64_t *seed)
{
    switch (rich_random(seed) % 4) {
    case 0:
        *word = FSM_I(rich_random(seed) % (FSM_OPS + 1), FSM_I_A(*word));
        break;
    case 1:
        *word = FSM_I(FSM_I_OP(*word), FSM_I_A(*word) + rich_random(seed) % 9 - 4);
        break;
    case 2:
        *word += rich_random(seed) % 9 - 4;
        break;
    default:
        *word = FSM_I(rich_random(seed) % FSM_OPS, FSM_AT(rich_random(seed) % 12, rich_random(seed) % 40));
    }
}

static inline void mutate_table(const struct table *table, uint64_t *seed)
{
    size_t at = rich_random(seed) % table->count * table->size, width = (size_t)1 << rich_random(seed) % 4;
    size_t inside = rich_random(seed) % table->size / width * width;
    uint64_t value = mutate_value(seed);
    if (inside + width > table->size)
        return;
    memcpy(table->bytes + at + inside, &value, width); /* little-endian is near enough */
    for (int i = 0; table->pointer[i]; i++)
        memcpy(table->bytes + at + table->pointer[i] - 1, table->original + at + table->pointer[i] - 1, sizeof(char *));
}

/* Changes one or a few things in one or a few tables; mostly code. */
static inline void clone_mutate(struct clone *c, uint64_t *seed)
{
    int changes = 1 + (int)(rich_random(seed) % 3);
    while (changes--) {
        const struct table *code = &c->table[c->tables - 1],
                           *table = &c->table[rich_random(seed) % (uint32_t)c->tables];
        if (rich_random(seed) % 2 || table == code || table->count == 0)
            mutate_word((uint32_t *)(void *)code->bytes + 1 + rich_random(seed) % (code->count - 1), seed);
        else
            mutate_table(table, seed);
    }
}

static inline void clone_restore(struct clone *c)
{
    for (int i = 0; i < c->tables; i++)
        table_restore(&c->table[i]);
}

#endif
