/* verify_need.c: what code needs, and whether its entries grant it.
 *
 * Passes downwards find what the code from each instruction on needs: stack, calls, fields, temps. A call leads
 * back, to code whose needs the pass has yet to see; so passes are repeated until nothing changes, which takes as
 * many as calls are deep. Then no entry may need more than whoever runs it has. */
#include <string.h>

#include "verify_in.h"

enum { NEEDS_STATE = 1, NEEDS_BEFORE = 2, ANSWERS = 4, DEFERS = 8 };

/* ---- the passes downwards ---- */

static uint8_t most8(unsigned x, unsigned y)
{
    unsigned most = x > y ? x : y;
    return (uint8_t)(most < UINT8_MAX ? most : UINT8_MAX);
}

static void need_join(struct need *to, const struct need *from)
{
    to->peak = most8(to->peak, from->peak);
    to->calls = most8(to->calls, from->calls);
    to->flags |= from->flags;
    if (from->fields > to->fields)
        to->fields = from->fields;
    if (from->arguments > to->arguments)
        to->arguments = from->arguments;
    for (int i = 0; i < TEMP_WORDS; i++)
        to->temps[i] |= from->temps[i];
}

static void temp_use(struct need *need, uint32_t temp)
{
    need->temps[temp / 64] |= (uint64_t)1 << temp % 64;
}

static void temp_set(struct need *need, uint32_t temp)
{
    need->temps[temp / 64] &= ~((uint64_t)1 << temp % 64);
}

static void need_place(const struct check *c, const struct word *word, struct need *need)
{
    uint32_t index = FSM_AT_INDEX(word->place), end = index + word->places;
    switch ((enum fsm_space)FSM_AT_SPACE(word->place)) {
    case FSM_FIELD:
        need->fields = end > need->fields ? (uint16_t)end : need->fields;
        break;
    case FSM_ARGUMENT:
        need->arguments = end > need->arguments ? (uint16_t)end : need->arguments;
        break;
    case FSM_TEMP:
        for (uint32_t temp = index; temp < end; temp++)
            temp_use(need, temp);
        break;
    case FSM_INST:
        need->flags |= (uint16_t)(index < c->m->param_slot ? NEEDS_STATE : 0);
        break;
    case FSM_BEFORE:
    case FSM_BEFORE_SHARED:
        need->flags |= NEEDS_BEFORE | NEEDS_STATE;
        break;
    case FSM_CONST:
    case FSM_NOW:
        break;
    default:
        need->flags |= NEEDS_STATE;
    }
}

static void need_scan(const struct check *c, const struct word *word, struct need *need)
{
    const uint32_t *w = &c->m->code[word->at];
    uint32_t stride = word->op == FSM_OP_SCAN ? 2 : 1;
    for (uint32_t i = 0; i < w[2]; i++) {
        const struct fsm_row *row = &c->m->rows[w[3 + i * stride]];
        for (uint32_t k = 0; k < row->cells; k++)
            temp_use(need, w[1] + c->m->cells[row->cell + k].test - word->a);
    }
}

/* What the instruction itself adds to the needs of what follows. */
static void need_own(const struct check *c, const struct word *word, struct need *need)
{
    const uint32_t *w = &c->m->code[word->at];
    unsigned depth = c->state[word->at].depth;
    switch (word->op) {
    case FSM_OP_ATOM:
        temp_set(need, w[1]);
        break;
    case FSM_OP_STORE_TEMP:
        temp_set(need, word->a);
        break;
    case FSM_OP_SCAN:
    case FSM_OP_SCAN_ALL:
        need_scan(c, word, need);
        break;
    case FSM_OP_CALL: {
        struct need callee = c->need[word->a];
        callee.peak = most8(depth + callee.peak, 0);
        callee.calls = most8(callee.calls + 1u, 0);
        need_join(need, &callee);
        break;
    }
    case FSM_OP_WINDOW:
    case FSM_OP_EMITTED:
        need->flags |= NEEDS_STATE;
        break;
    case FSM_OP_ANSWER:
        need->flags |= (uint16_t)(ANSWERS | (w[1] == FSM_DEFERRED ? DEFERS : 0));
        break;
    default:
        break;
    }
    if (word->places)
        need_place(c, word, need);
    need->peak = most8(need->peak, depth - word->pops + word->pushes);
}

static bool pass_downwards(struct check *c, bool *changed)
{
    const uint32_t *code = c->m->code;
    *changed = false;
    for (uint32_t at = c->m->code_count; at-- > 0;) {
        struct word word;
        struct need need = {0};
        if (c->state[at].kind == UNREACHED)
            continue;
        if (!verify_word(c->v, at, &word))
            return false;
        for (uint32_t i = 0; i < word.ways.count; i++)
            need_join(&need, &c->need[code[word.ways.first + i * word.ways.stride]]);
        if (word.ways.last)
            need_join(&need, &c->need[code[word.ways.last]]);
        if (word.ways.jump)
            need_join(&need, &c->need[word.ways.jump]);
        if (word.ways.falls)
            need_join(&need, &c->need[at + word.words]);
        need_own(c, &word, &need);
        if (memcmp(&need, &c->need[at], sizeof need) == 0)
            continue;
        c->need[at] = need;
        *changed = true;
    }
    return true;
}

bool verify_needs(struct check *c)
{
    bool changed = true;
    for (int pass = 0; changed; pass++) {
        if (pass > FSM_CALLS_MAX + 2)
            return verify_fail(c->v, "calls are nested more than %d deep", FSM_CALLS_MAX);
        if (!pass_downwards(c, &changed))
            return false;
    }
    return true;
}

/* ---- entries ---- */

static bool temps_needed(const struct need *need)
{
    uint64_t any = 0;
    for (int i = 0; i < TEMP_WORDS; i++)
        any |= need->temps[i];
    return any != 0;
}

/* What code may ask of whoever runs it. */
struct allowance {
    uint32_t fields, arguments;
    uint16_t flags;
    bool temps; /* a table asked with an action's argument: fsm_eval has it missing */
};

static bool allowed(const struct check *c, uint32_t code, struct allowance allowance)
{
    const struct need *need = &c->need[code];
    if (need->peak > FSM_STACK_MAX)
        return verify_bad(c, code, "needs too deep a stack");
    if (need->calls > FSM_CALLS_MAX)
        return verify_bad(c, code, "calls are nested too deep");
    if (temps_needed(need) && !allowance.temps)
        return verify_bad(c, code, "reads a temp before it is written");
    if (need->fields > allowance.fields)
        return verify_bad(c, code, "reads a field its event does not have");
    if (need->arguments > allowance.arguments)
        return verify_bad(c, code, "reads an argument its effect does not have");
    if (need->flags & ~allowance.flags)
        return verify_bad(c, code, "reads or answers what it may not here");
    return true;
}

static struct allowance pair_allowance(const struct fsm_machine *m, uint32_t column)
{
    struct allowance allowance = {.flags = NEEDS_STATE};
    if (column == fsm_always(m))
        return allowance;
    allowance.flags |= ANSWERS;
    if (column < m->event_count) {
        allowance.fields = m->events[column].slots;
        if (m->queue_limit == 0 || m->events[column].slots <= m->queue_fields)
            allowance.flags |= DEFERS;
    }
    return allowance;
}

/* Slots of an effect's arguments up to its first list. */
static uint32_t argument_slots(const struct fsm_machine *m, const struct fsm_effect_def *effect)
{
    uint32_t slots = 0;
    for (uint32_t a = effect->arg; a < (uint32_t)effect->arg + effect->args; a++) {
        const struct fsm_type *type = &m->types[m->args[a].type];
        if (type->list)
            return slots + 1;
        slots += type->count;
    }
    return slots;
}

static struct allowance promise_allowance(const struct fsm_machine *m, const struct fsm_promise_def *promise)
{
    struct allowance allowance = {.fields = FSM_FIELDS_MAX, .flags = NEEDS_STATE | NEEDS_BEFORE};
    if (promise->when == FSM_ON_EMIT)
        allowance.arguments = FSM_ARGS_MAX;
    for (uint32_t t = promise->trigger; t < (uint32_t)promise->trigger + promise->triggers; t++) {
        uint16_t index = m->triggers[t];
        if (promise->when == FSM_ON_EMIT) {
            uint32_t slots = argument_slots(m, &m->effects[index]);
            allowance.arguments = slots < allowance.arguments ? slots : allowance.arguments;
        } else if (promise->when == FSM_ON_EVENT) {
            uint32_t slots = index < m->event_count ? m->events[index].slots : 0;
            allowance.fields = slots < allowance.fields ? slots : allowance.fields;
        }
    }
    return allowance;
}

/* Every entry is visited twice: to enter it, and when the needs are known to check them. */
struct visit {
    struct check *c;
    bool enters;
};

static bool visit(const struct visit *visit, uint32_t code, enum kind kind, bool chosen, struct allowance allowance)
{
    return visit->enters ? verify_enter(visit->c, code, kind, chosen) : allowed(visit->c, code, allowance);
}

static bool visit_shared(const struct visit *to)
{
    const struct fsm_machine *m = to->c->m;
    for (uint16_t s = 0; s < m->shared_count; s++) {
        const uint32_t code[] = {m->shared[s].init, m->shared[s].every, m->shared[s].offset};
        for (int i = 0; i < 3; i++)
            if (code[i] && !visit(to, code[i], EXPRESSION, false, (struct allowance){0}))
                return false;
    }
    return true;
}

static bool visit_expressions(const struct visit *to)
{
    const struct fsm_machine *m = to->c->m;
    struct allowance any_event = {.fields = FSM_FIELDS_MAX, .flags = NEEDS_STATE, .temps = true};
    for (uint32_t t = 0; t < m->test_count; t++)
        if (!visit(to, m->tests[t].code, EXPRESSION, false, any_event))
            return false;
    for (uint16_t d = 0; d < m->decision_count; d++)
        if (!visit(to, m->decisions[d].code, EXPRESSION, false, any_event))
            return false;
    for (uint16_t p = 0; p < m->promise_count; p++)
        if (!visit(to, m->promises[p].code, EXPRESSION, false, promise_allowance(m, &m->promises[p])))
            return false;
    for (uint16_t i = 0; i < m->view_count; i++)
        if (!visit(to, m->views[i].code, VIEW, false, (struct allowance){.flags = NEEDS_STATE}))
            return false;
    return true;
}

static bool visit_pairs(const struct visit *to)
{
    const struct fsm_machine *m = to->c->m;
    for (uint32_t leaf = 0; leaf < m->leaves; leaf++)
        for (uint32_t column = 0; column < fsm_columns(m); column++) {
            uint32_t code = fsm_pair_of(m, leaf, (uint16_t)column)->code;
            if (!visit(to, code, DEED, false, pair_allowance(m, column)))
                return false;
        }
    return true;
}

bool verify_entries(struct check *c, bool enters)
{
    const struct visit to = {c, enters};
    struct allowance start = {.flags = NEEDS_STATE};
    return visit_shared(&to) && visit_expressions(&to) && visit_pairs(&to) &&
           visit(&to, c->m->start, DEED, true, start);
}
