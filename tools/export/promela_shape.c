/* promela_shape.c: where code leads: what follows what, where ways meet, what is called. */
#include <stdlib.h>
#include <string.h>

#include "promela_in.h"

/* Calls `visit` for each address that can follow. */
static void successors(const struct fsm_machine *m, uint32_t at, void (*visit)(void *, uint32_t), void *context)
{
    const uint32_t *word = &m->code[at];
    uint32_t op = FSM_I_OP(*word), words = fsm_op_words(m->code, at);
    switch (op) {
    case FSM_OP_RET:
    case FSM_OP_GAP:
    case FSM_OP_DONE:
    case FSM_OP_ANSWER:
        return;
    case FSM_OP_UNLESS:
        visit(context, at + 1);
        visit(context, FSM_I_A(*word));
        return;
    case FSM_OP_JUMP:
        visit(context, FSM_I_A(*word));
        return;
    case FSM_OP_SCAN:
        for (uint32_t i = 0; i < word[2]; i++)
            visit(context, word[3 + 2 * i + 1]);
        visit(context, word[3 + 2 * word[2]]);
        return;
    case FSM_OP_CUT:
    case FSM_OP_CUT_TOP:
        visit(context, word[2]);
        visit(context, word[3]);
        return;
    case FSM_OP_SWITCH:
    case FSM_OP_SWITCH_TOP:
    case FSM_OP_CUTS:
    case FSM_OP_CUTS_TOP:
        for (uint32_t i = 3; i < words; i++)
            visit(context, word[i]);
        return;
    default:
        visit(context, at + words);
    }
}

bool shape_branches(uint32_t op)
{
    switch (op) {
    case FSM_OP_UNLESS:
    case FSM_OP_JUMP:
    case FSM_OP_SCAN:
    case FSM_OP_SWITCH:
    case FSM_OP_SWITCH_TOP:
    case FSM_OP_CUT:
    case FSM_OP_CUT_TOP:
    case FSM_OP_CUTS:
    case FSM_OP_CUTS_TOP:
        return true;
    default:
        return false;
    }
}

/* Whether the code is one formula. */
bool shape_is_straight(const struct fsm_machine *m, uint32_t at)
{
    for (; FSM_I_OP(m->code[at]) != FSM_OP_RET; at += fsm_op_words(m->code, at))
        if (shape_branches(FSM_I_OP(m->code[at])) || FSM_I_OP(m->code[at]) == FSM_OP_GAP)
            return false;
    return true;
}

/* So short that it is better written twice than jumped to. */
static bool is_tiny(const struct fsm_machine *m, uint32_t at)
{
    for (int i = 0; i < 3; i++, at += fsm_op_words(m->code, at))
        switch (FSM_I_OP(m->code[at])) {
        case FSM_OP_RET:
        case FSM_OP_GAP:
        case FSM_OP_DONE:
        case FSM_OP_ANSWER:
            return true;
        case FSM_OP_PUSH:
        case FSM_OP_LOAD:
            break;
        default:
            return false;
        }
    return false;
}

struct shape {
    const struct fsm_machine *m;
    uint8_t *seen; /* [code]: 0, 1 way, or more */
    LIST(uint32_t) open;
};

static void shape_visit(void *context, uint32_t at)
{
    struct shape *shape = context;
    if (shape->seen[at] == 0)
        list_push(&shape->open, at);
    if (shape->seen[at] < 2)
        shape->seen[at]++;
}

static int by_address(const void *x, const void *y)
{
    uint32_t a = ((const struct join *)x)->code, b = ((const struct join *)y)->code;
    return (a > b) - (a < b);
}

void shape_joins(struct walk *w, uint32_t root)
{
    const struct fsm_machine *m = w->p->m;
    struct shape shape = {.m = m, .seen = mem_resize(NULL, m->code_count)};
    memset(shape.seen, 0, m->code_count);
    shape_visit(&shape, root);
    for (size_t next = 0; next < shape.open.count; next++)
        successors(m, shape.open.item[next], shape_visit, &shape);
    for (size_t i = 0; i < shape.open.count; i++)
        if (shape.seen[shape.open.item[i]] > 1 && !is_tiny(m, shape.open.item[i])) {
            struct join join = {.code = shape.open.item[i]};
            list_push(&w->joins, join);
        }
    if (w->joins.count)
        qsort(w->joins.item, w->joins.count, sizeof *w->joins.item, by_address);
    list_release(&shape.open);
    mem_free(shape.seen);
}

/* ---- what is called ---- */

struct function *promela_function(struct promela *p, uint32_t code)
{
    for (size_t i = 0; i < p->functions.count; i++)
        if (p->functions.item[i].code == code)
            return &p->functions.item[i];
    return NULL;
}

static int by_code(const void *x, const void *y)
{
    uint32_t a = ((const struct function *)x)->code, b = ((const struct function *)y)->code;
    return (a > b) - (a < b);
}

/* Views are no part of the model: only what a step or a promise calls. */
void shape_functions(struct promela *p)
{
    const struct fsm_machine *m = p->m;
    struct shape shape = {.m = m, .seen = mem_resize(NULL, m->code_count)};
    memset(shape.seen, 0, m->code_count);
    shape_visit(&shape, m->start);
    for (uint32_t i = 0; i < (uint32_t)m->leaves * fsm_columns(m); i++)
        shape_visit(&shape, m->pairs[i].code);
    for (uint16_t i = 0; i < m->promise_count; i++)
        shape_visit(&shape, m->promises[i].code);
    for (size_t next = 0; next < shape.open.count; next++) {
        uint32_t at = shape.open.item[next];
        struct function function = {.code = FSM_I_A(m->code[at])};
        successors(m, at, shape_visit, &shape);
        if (FSM_I_OP(m->code[at]) != FSM_OP_CALL)
            continue;
        shape_visit(&shape, function.code);
        if (!shape_is_straight(m, function.code) && !promela_function(p, function.code))
            list_push(&p->functions, function);
    }
    if (p->functions.count)
        qsort(p->functions.item, p->functions.count, sizeof *p->functions.item, by_code);
    list_release(&shape.open);
    mem_free(shape.seen);
}
