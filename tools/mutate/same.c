/* same.c: compares machines, table by table. */
#include "same.h"

#include <string.h>

#include "code.h"

static bool text_is_same(const char *a, const char *b)
{
    return a == b || (a && b && !strcmp(a, b));
}

static bool bytes_are_same(const void *a, const void *b, size_t size)
{
    return size == 0 || !memcmp(a, b, size);
}

static bool sizes_are_same(const struct fsm_machine *a, const struct fsm_machine *b)
{
    return a->version == b->version && a->leaves == b->leaves && a->hot_slots == b->hot_slots && a->slots == b->slots &&
           a->shared_slots == b->shared_slots && a->param_slot == b->param_slot && a->queue_slot == b->queue_slot &&
           a->queue_limit == b->queue_limit && a->queue_fields == b->queue_fields && a->text_bytes == b->text_bytes &&
           a->queue_bytes == b->queue_bytes && a->start == b->start;
}

static bool counts_are_same(const struct fsm_machine *a, const struct fsm_machine *b)
{
    return a->type_count == b->type_count && a->name_count == b->name_count && a->param_count == b->param_count &&
           a->var_count == b->var_count && a->shared_count == b->shared_count && a->field_count == b->field_count &&
           a->arg_count == b->arg_count && a->column_count == b->column_count && a->event_count == b->event_count &&
           a->effect_count == b->effect_count && a->timer_count == b->timer_count &&
           a->window_count == b->window_count && a->state_count == b->state_count && a->data_count == b->data_count &&
           a->view_count == b->view_count && a->promise_count == b->promise_count && a->row_count == b->row_count &&
           a->decision_count == b->decision_count && a->text_count == b->text_count &&
           a->constant_count == b->constant_count && a->code_count == b->code_count;
}

/* ---- declarations ---- */

static bool type_is_same(const struct fsm_type *a, const struct fsm_type *b)
{
    return a->kind == b->kind && a->scale == b->scale && a->optional == b->optional && a->list == b->list &&
           a->names == b->names && a->index == b->index && a->count == b->count && a->choices == b->choices &&
           a->choice == b->choice && a->lo == b->lo && a->hi == b->hi;
}

static bool names_are_same(const struct fsm_names *a, const struct fsm_names *b)
{
    bool same = a->count == b->count;
    for (uint16_t i = 0; i < a->count && same; i++)
        same = text_is_same(a->name_of[i], b->name_of[i]);
    return same;
}

static bool types_are_same(const struct fsm_machine *a, const struct fsm_machine *b)
{
    bool same = true;
    for (uint16_t i = 0; i < a->type_count && same; i++)
        same = type_is_same(&a->types[i], &b->types[i]);
    for (uint16_t i = 0; i < a->name_count && same; i++)
        same = names_are_same(&a->names[i], &b->names[i]);
    return same;
}

static bool vars_are_same(const struct fsm_var *a, const struct fsm_var *b, uint16_t count)
{
    bool same = true;
    for (uint16_t i = 0; i < count && same; i++)
        same = text_is_same(a[i].name, b[i].name) && a[i].type == b[i].type && a[i].slot == b[i].slot &&
               a[i].initial == b[i].initial && text_is_same(a[i].env, b[i].env) && a[i].init == b[i].init &&
               a[i].every == b[i].every && a[i].offset == b[i].offset && a[i].bucket == b[i].bucket;
    return same;
}

static bool all_vars_are_same(const struct fsm_machine *a, const struct fsm_machine *b)
{
    return vars_are_same(a->params, b->params, a->param_count) && vars_are_same(a->vars, b->vars, a->var_count) &&
           vars_are_same(a->shared, b->shared, a->shared_count) &&
           vars_are_same(a->fields, b->fields, a->field_count) && vars_are_same(a->args, b->args, a->arg_count) &&
           vars_are_same(a->columns, b->columns, a->column_count);
}

static bool states_are_same(const struct fsm_machine *a, const struct fsm_machine *b)
{
    bool same = true;
    for (uint16_t i = 0; i < a->state_count && same; i++) {
        const struct fsm_state_def *x = &a->states[i], *y = &b->states[i];
        same = text_is_same(x->name, y->name) && x->parent == y->parent && x->first_leaf == y->first_leaf &&
               x->leaves == y->leaves && x->flags == y->flags && x->history == y->history;
    }
    return same && bytes_are_same(a->leaf_state, b->leaf_state, a->leaves * sizeof *a->leaf_state);
}

/* Effects and events are never mutated, but the slots of calls may move. */
static bool things_are_same(const struct fsm_machine *a, const struct fsm_machine *b)
{
    bool same = true;
    for (uint16_t i = 0; i < a->effect_count && same; i++)
        same = text_is_same(a->effects[i].name, b->effects[i].name) && a->effects[i].mode == b->effects[i].mode &&
               a->effects[i].calls == b->effects[i].calls && a->effects[i].slot == b->effects[i].slot;
    for (uint16_t i = 0; i < a->event_count && same; i++)
        same = text_is_same(a->events[i].name, b->events[i].name) && a->events[i].field == b->events[i].field &&
               a->events[i].fields == b->events[i].fields;
    for (uint16_t i = 0; i < a->timer_count && same; i++)
        same = text_is_same(a->timers[i].name, b->timers[i].name) && a->timers[i].slot == b->timers[i].slot;
    for (uint16_t i = 0; i < a->window_count && same; i++)
        same = a->windows[i].slot == b->windows[i].slot && a->windows[i].count == b->windows[i].count &&
               a->windows[i].length == b->windows[i].length;
    for (uint16_t i = 0; i < a->data_count && same; i++)
        same = a->data[i].column == b->data[i].column && a->data[i].columns == b->data[i].columns &&
               a->data[i].rows == b->data[i].rows;
    return same;
}

/* ---- code ---- */

/* Where the code of everything begins. */
static bool entries_are_same(const struct fsm_machine *a, const struct fsm_machine *b)
{
    bool same = true;
    for (size_t i = 0; i < (size_t)a->leaves * fsm_columns(a) && same; i++)
        same = a->pairs[i].code == b->pairs[i].code;
    for (uint16_t i = 0; i < a->decision_count && same; i++)
        same = a->decisions[i].code == b->decisions[i].code && a->decisions[i].policy == b->decisions[i].policy;
    for (uint16_t i = 0; i < a->view_count && same; i++)
        same = a->views[i].code == b->views[i].code;
    for (uint16_t i = 0; i < a->promise_count && same; i++)
        same = a->promises[i].code == b->promises[i].code;
    for (uint32_t i = 0; i < a->row_count && same; i++)
        same = a->rows[i].state == b->rows[i].state && a->rows[i].verdict == b->rows[i].verdict;
    return same;
}

/* Where a table has no diagram its rows are tested one by one. */
static bool has_scan(const struct fsm_machine *m)
{
    for (uint32_t at = 0; at < m->code_count; at += fsm_op_words(m->code, at)) {
        uint32_t op = FSM_I_OP(m->code[at]);
        if (op == FSM_OP_SCAN || op == FSM_OP_SCAN_ALL)
            return true;
    }
    return false;
}

static bool tests_are_same(const struct fsm_machine *a, const struct fsm_machine *b)
{
    bool same = a->test_count == b->test_count && a->mask_count == b->mask_count;
    for (uint32_t i = 0; i < a->test_count && same; i++)
        same = a->tests[i].code == b->tests[i].code && a->tests[i].cuts == b->tests[i].cuts &&
               a->tests[i].cut == b->tests[i].cut;
    return same && bytes_are_same(a->masks, b->masks, a->mask_count * sizeof *a->masks);
}

static bool code_is_same(const struct fsm_machine *a, const struct fsm_machine *b)
{
    bool same = true;
    for (uint32_t i = 0; i < a->text_count && same; i++)
        same = text_is_same(a->texts[i], b->texts[i]);
    return same && bytes_are_same(a->constants, b->constants, a->constant_count * sizeof *a->constants) &&
           bytes_are_same(a->code, b->code, a->code_count * sizeof *a->code);
}

bool machine_is_same(const struct fsm_machine *a, const struct fsm_machine *b)
{
    return sizes_are_same(a, b) && counts_are_same(a, b) && types_are_same(a, b) && all_vars_are_same(a, b) &&
           states_are_same(a, b) && things_are_same(a, b) && entries_are_same(a, b) && code_is_same(a, b) &&
           (!has_scan(a) || tests_are_same(a, b));
}
