/* explain.c: tables asked row by row and cell by cell, as they were written. */
#include "explain.h"

#include <string.h>

#include "code.h"

/* The scene, made safe to ask any test in. */
struct question {
    const struct fsm_machine *m;
    struct fsm_scene scene;
    int64_t field[FSM_FIELDS_MAX];
};

static void ask(struct question *q, const struct fsm_machine *m, const struct fsm_scene *scene, uint16_t slots)
{
    q->m = m;
    q->scene = *scene;
    memset(q->field, 0, sizeof q->field);
    if (scene->field && slots)
        memcpy(q->field, scene->field, (slots < FSM_FIELDS_MAX ? slots : FSM_FIELDS_MAX) * sizeof *q->field);
    q->scene.field = q->field;
}

static bool passes(const struct question *q, const struct fsm_cell *cell, int64_t *value)
{
    const struct fsm_machine *m = q->m;
    const struct fsm_test *test = &m->tests[cell->test];
    uint32_t atom = 0;
    *value = fsm_eval(m, test->code, &q->scene);
    while (atom < test->cuts && m->constants[test->cut + atom] <= *value)
        atom++;
    return m->masks[cell->atoms + atom / 64] >> atom % 64 & 1;
}

static struct fsm_reason reason_of(const struct question *q, uint32_t row)
{
    const struct fsm_row *def = &q->m->rows[row];
    struct fsm_reason reason = {.row = row, .value = FSM_MISSING};
    for (uint32_t c = def->cell; c < def->cell + def->cells; c++) {
        if (passes(q, &q->m->cells[c], &reason.value))
            continue;
        reason.cell = c;
        return reason;
    }
    reason.value = FSM_MISSING;
    reason.matches = true;
    return reason;
}

uint32_t fsm_explain(const struct fsm_machine *m, const struct fsm_scene *scene, uint16_t slots, uint16_t column,
                     struct fsm_reason *reason, uint32_t room)
{
    union {
        struct fsm_instance inst;
        int64_t slot[FSM_SLOTS_MAX];
    } stopped;
    struct question q;
    bool chosen = false;
    const struct fsm_pair *pair = fsm_pair_of(m, scene->inst->slot[FSM_SLOT_LEAF], column);
    ask(&q, m, scene, slots);
    if (column >= m->event_count && column < fsm_always(m)) {
        memcpy(stopped.slot, scene->inst->slot, m->slots * sizeof(int64_t));
        stopped.slot[m->timers[column - m->event_count].slot] = FSM_MISSING;
        q.scene.inst = &stopped.inst;
        q.scene.before = NULL;
    }
    for (uint32_t i = 0; i < pair->rows && i < room; i++) {
        reason[i] = reason_of(&q, m->pair_rows[pair->row + i]);
        reason[i].chosen = reason[i].matches && !chosen;
        chosen |= reason[i].matches;
    }
    return pair->rows;
}

uint32_t fsm_explain_decision(const struct fsm_machine *m, const struct fsm_scene *scene, uint16_t slots,
                              uint16_t decision, struct fsm_reason *reason, uint32_t room)
{
    const struct fsm_decision_def *def = &m->decisions[decision];
    struct question q;
    bool chosen = false;
    ask(&q, m, scene, slots);
    for (uint32_t i = 0; i < def->rows && i < room; i++) {
        reason[i] = reason_of(&q, def->row + i);
        reason[i].chosen = reason[i].matches && (def->policy == FSM_COLLECT || !chosen);
        chosen |= reason[i].matches;
    }
    return def->rows;
}

/* The decision whose code is at `at`, or whose output the function there gives: that calls the decision first. */
static uint16_t decision_at(const struct fsm_machine *m, uint32_t at)
{
    for (uint16_t d = 0; d < m->decision_count; d++)
        if (m->decisions[d].code == at)
            return d;
    for (uint16_t d = 0; d < m->decision_count && FSM_I_OP(m->code[at]) == FSM_OP_CALL; d++)
        if (m->decisions[d].code == FSM_I_A(m->code[at]))
            return d;
    return UINT16_MAX;
}

uint16_t fsm_test_decision(const struct fsm_machine *m, uint16_t test)
{
    for (uint32_t at = m->tests[test].code; at < m->code_count; at += fsm_op_words(m->code, at)) {
        uint32_t op = FSM_I_OP(m->code[at]);
        if (op == FSM_OP_RET || op == FSM_OP_GAP)
            break;
        uint16_t decision = op == FSM_OP_CALL ? decision_at(m, FSM_I_A(m->code[at])) : UINT16_MAX;
        if (decision != UINT16_MAX)
            return decision;
    }
    return UINT16_MAX;
}
