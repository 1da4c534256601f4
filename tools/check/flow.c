/* flow.c: the symbolic walk.
 *
 * Jumps lead forward and calls backward, so one pass over ascending addresses meets every way into an instruction
 * before the instruction itself; where ways join, what is known is joined. Guards and promises always matter. What a
 * statement computes matters as far as its target does: facts found while an expression is on the stack wait in
 * `pending` for the sink at its end. */
#include "flow.h"

#include <assert.h>
#include <string.h>

#include "code.h"
#include "flow_value.h"

struct state { /* before an instruction */
    uint8_t depth;
    bool deed;     /* a row was taken */
    uint16_t args; /* of the effect that is being made */
    struct value stack[FSM_STACK_MAX];
    struct value *temp; /* [FSM_TEMPS_MAX], copied when changed */
};

typedef LIST(struct fact) fact_list;

struct function { /* walked once per event: what it returns, and the facts on the way */
    uint32_t entry;
    struct value result;
    const struct fact *facts;
    size_t count;
};
struct memory {
    LIST(struct function) functions;
};

struct walk {
    struct flow *flow;
    struct memory *memory;
    uint16_t event;    /* whose fields are meant, or UINT16_MAX */
    uint16_t effect;   /* whose arguments are meant, or UINT16_MAX */
    uint32_t top;      /* highest address that waits */
    struct state **at; /* [code_count] */
    fact_list pending; /* what the value on the stack has asked */
    fact_list certain; /* what guards ask */
    bool asked_temp;   /* it depends on an argument of the action that calls it */
    bool returned;
    struct value result; /* of the function that is walked */
    unsigned depth;
};

static void copy_facts(fact_list *to, const fact_list *from, uint32_t sink)
{
    for (size_t i = 0; i < from->count; i++) {
        struct fact fact = from->item[i];
        fact.sink = sink;
        list_push(to, fact);
    }
}

static bool same_fact(const struct flow *flow, const struct fact *x, const struct fact *y)
{
    if (x->kind != y->kind || x->cuts != y->cuts || !value_same(flow, &x->value, &y->value))
        return false;
    for (uint32_t i = 0; i < x->cuts && x->cut != y->cut; i++)
        if (x->cut[i] != y->cut[i])
            return false;
    return true;
}

/* A diagram asks the same in many places. */
static void add(struct walk *walk, fact_list *to, struct fact fact)
{
    for (size_t i = 0; i < to->count; i++)
        if (same_fact(walk->flow, &to->item[i], &fact))
            return;
    fact.event = walk->event;
    list_push(to, fact);
}

static void pend(struct walk *walk, struct fact fact)
{
    add(walk, &walk->pending, fact);
}

/* What was asked at the end of a piece of a guard; in functions it waits for whoever called. */
static void ascertain(struct walk *walk)
{
    for (size_t i = 0; !walk->depth && i < walk->pending.count; i++)
        add(walk, &walk->certain, walk->pending.item[i]);
    if (!walk->depth)
        walk->pending.count = 0;
}

/* What waits, and the value itself, count for `sink`. */
static void settle(struct walk *walk, uint32_t sink)
{
    fact_list *facts = (fact_list *)&walk->flow->facts;
    copy_facts(facts, &walk->pending, sink);
    walk->pending.count = 0;
}

static void test(struct walk *walk, const struct value *value, const int64_t *cut, uint32_t cuts)
{
    pend(walk, (struct fact){.kind = FACT_TEST, .value = *value, .cut = cut, .cuts = cuts});
}

static void flows(struct walk *walk, const struct value *value, uint32_t sink)
{
    struct fact fact = {.kind = FACT_FLOW, .value = *value, .sink = sink, .event = walk->event};
    list_push(&walk->flow->facts, fact);
}

/* ---- places ---- */

static uint16_t type_of_slot(const struct fsm_machine *m, const struct fsm_var *var, uint16_t count, uint32_t slot)
{
    for (uint16_t i = 0; i < count; i++)
        if (slot >= var[i].slot && slot < var[i].slot + (uint32_t)m->types[var[i].type].count)
            return var[i].type;
    return UINT16_MAX;
}

static struct value load_instance(const struct walk *walk, uint8_t space, uint32_t index)
{
    const struct flow *flow = walk->flow;
    const struct fsm_machine *m = flow->m;
    if (index >= m->param_slot)
        return value_const(flow, flow->params[index - m->param_slot]);
    struct value value = value_place(flow, index, space, type_of_slot(m, m->vars, m->var_count, index));
    if (index == FSM_SLOT_LEAF) {
        value.lo = 0;
        value.hi = m->leaves - 1;
        value.may_miss = false;
    }
    return value;
}

static struct value load_field(const struct walk *walk, uint32_t index)
{
    const struct flow *flow = walk->flow;
    const struct fsm_machine *m = flow->m;
    if (walk->event == UINT16_MAX)
        return value_opaque(flow, NULL, NULL, false, FSM_MISSING + 1, INT64_MAX);
    const struct fsm_event_def *event = &m->events[walk->event];
    uint16_t type = type_of_slot(m, m->fields + event->field, event->fields, index);
    return value_place(flow, flow->places.field[walk->event] + index, FSM_FIELD, type);
}

static struct value load(struct walk *walk, const struct state *state, uint32_t place)
{
    const struct flow *flow = walk->flow;
    const struct fsm_machine *m = flow->m;
    uint32_t index = FSM_AT_INDEX(place);
    uint8_t space = (uint8_t)FSM_AT_SPACE(place);
    switch ((enum fsm_space)space) {
    case FSM_INST:
    case FSM_OLD:
    case FSM_BEFORE:
        return load_instance(walk, space, index);
    case FSM_SHARED:
    case FSM_OLD_SHARED:
    case FSM_BEFORE_SHARED:
        return value_place(flow, flow->places.shared + index, space,
                           type_of_slot(m, m->shared, m->shared_count, index));
    case FSM_FIELD:
        return load_field(walk, index);
    case FSM_CONST:
        return value_const(flow, m->constants[index]);
    case FSM_TEMP:
        walk->asked_temp = walk->asked_temp || index < FSM_ACTION_TEMPS_MAX;
        return state->temp[index];
    case FSM_ARGUMENT:
        if (walk->effect == UINT16_MAX)
            break;
        return value_place(flow, flow->places.argument[walk->effect] + index, FSM_ARGUMENT, UINT16_MAX);
    case FSM_NOW: {
        struct value now = value_place(flow, flow->places.now, FSM_NOW, UINT16_MAX);
        now.may_miss = false;
        return now;
    }
    default:
        break;
    }
    return value_opaque(flow, NULL, NULL, false, FSM_MISSING + 1, INT64_MAX);
}

/* ---- ways ---- */

static void join(struct walk *walk, struct state *to, const struct state *from)
{
    const struct flow *flow = walk->flow;
    for (uint8_t i = 0; i < to->depth && i < from->depth; i++)
        to->stack[i] = value_either(flow, &to->stack[i], &from->stack[i]);
    to->deed = to->deed || from->deed;
    if (to->temp == from->temp)
        return;
    struct value *temp = arena_alloc(flow->arena, FSM_TEMPS_MAX * sizeof *temp);
    for (int i = 0; i < FSM_TEMPS_MAX; i++)
        temp[i] = value_either(flow, &to->temp[i], &from->temp[i]);
    to->temp = temp;
}

static void go(struct walk *walk, uint32_t target, const struct state *state)
{
    if (walk->at[target]) {
        join(walk, walk->at[target], state);
        return;
    }
    struct state *copy = mem_resize(NULL, sizeof *copy);
    *copy = *state;
    walk->at[target] = copy;
    walk->top = target > walk->top ? target : walk->top;
}

static void set_temp(const struct flow *flow, struct state *state, uint32_t index, const struct value *value)
{
    struct value *temp = arena_alloc(flow->arena, FSM_TEMPS_MAX * sizeof *temp);
    memcpy(temp, state->temp, FSM_TEMPS_MAX * sizeof *temp);
    temp[index] = *value;
    state->temp = temp;
}

static struct value walk_function(struct walk *caller, uint32_t at, const struct state *state);

/* ---- questions ---- */

static const int64_t EITHER_SIDE[2] = {0, 1}; /* where a difference tells < from =, and = from > */

static struct value compare(struct walk *walk, uint32_t op, const struct value *x, const struct value *y)
{
    struct value difference = value_add(walk->flow, x, y, true);
    bool below = op != FSM_OP_LE && op != FSM_OP_GT, above = op != FSM_OP_LT && op != FSM_OP_GE;
    test(walk, &difference, EITHER_SIDE + !below, (uint32_t)below + above);
    return value_opaque(walk->flow, x, y, false, 0, 1);
}

static struct value fold(struct walk *walk, const struct state *state, const uint32_t *word, const struct value *y)
{
    uint32_t count = word[1] & 0xffffu;
    struct value all = value_opaque(walk->flow, y, NULL, false, 0, FSM_I_OP(word[0]) == FSM_OP_COUNT ? count : 1);
    for (uint32_t i = 0; i < count; i++) {
        struct value element = load(walk, state, FSM_I_A(word[0]) + i);
        compare(walk, word[1] >> 16, &element, y);
        all = value_opaque(walk->flow, &all, &element, false, all.lo, all.hi);
    }
    return all;
}

static struct value window(struct walk *walk, const struct state *state, uint32_t index)
{
    const struct flow *flow = walk->flow;
    const struct fsm_window_def *def = &flow->m->windows[index];
    struct value now = load(walk, state, FSM_AT(FSM_NOW, 0)),
                 all = value_opaque(flow, NULL, NULL, false, 0, def->count);
    int64_t *length = arena_alloc(flow->arena, sizeof *length);
    *length = def->length;
    for (uint16_t i = 0; i < def->count; i++) {
        struct value mark = load(walk, state, FSM_AT(FSM_INST, def->slot + i));
        struct value age = value_add(flow, &now, &mark, true);
        test(walk, &age, length, 1);
        all = value_opaque(flow, &all, &mark, false, 0, def->count);
    }
    return all;
}

static struct value indexed(struct walk *walk, const struct state *state, const uint32_t *word,
                            const struct value *index)
{
    const struct flow *flow = walk->flow;
    struct value all = *index;
    int64_t lo = INT64_MAX, hi = FSM_MISSING + 1;
    bool may_miss = index->may_miss || index->lo < 0 || index->hi >= word[1];
    for (uint32_t i = 0; i < word[1]; i++) {
        struct value element = load(walk, state, FSM_I_A(word[0]) + i);
        lo = element.lo < lo ? element.lo : lo;
        hi = element.hi > hi ? element.hi : hi;
        may_miss = may_miss || element.may_miss;
        all = value_opaque(flow, &all, &element, true, lo, hi);
    }
    all.may_miss = may_miss;
    return all;
}

static struct value data(struct walk *walk, const uint32_t *word, const struct value *index)
{
    const struct flow *flow = walk->flow;
    struct value value = value_consts(flow, flow->m->constants + FSM_I_A(word[0]), word[1]);
    value.deps = index->deps;
    value.raw = index->raw;
    value.may_miss = value.may_miss || index->may_miss || index->lo < 0 || index->hi >= word[1];
    return value;
}

static struct value scan_all(const struct walk *walk, const struct state *state)
{
    struct value all = value_opaque(walk->flow, NULL, NULL, false, 0, INT64_MAX);
    for (int i = FSM_ACTION_TEMPS_MAX; i < FSM_TEMPS_MAX; i++)
        all = value_opaque(walk->flow, &all, &state->temp[i], false, 0, INT64_MAX);
    return all;
}

static struct value set_change(const struct flow *flow, const struct value *set, const struct value *member)
{
    int64_t hi = member->hi >= 0 && member->hi < FSM_SET_MAX ? (INT64_C(2) << member->hi) - 1 : INT64_MAX;
    struct value value = value_opaque(flow, set, member, true, set->lo, set->hi > hi ? set->hi : hi);
    value.may_miss = set->may_miss;
    return value;
}

/* An operation on the topmost values that leaves one; false if `op` is no such thing. */
static bool operate(struct walk *walk, struct state *state, const uint32_t *word)
{
    struct flow *flow = walk->flow;
    uint32_t op = FSM_I_OP(word[0]), a = FSM_I_A(word[0]);
    struct value *top = &state->stack[state->depth];
    bool two = op == FSM_OP_ADD || op == FSM_OP_SUB || op == FSM_OP_MIN || op == FSM_OP_MAX ||
               (op >= FSM_OP_EQ && op <= FSM_OP_OR) || op == FSM_OP_IN || op == FSM_OP_SET_ADD || op == FSM_OP_SET_DEL;
    struct value *x = top - (two ? 2 : 1), *y = top - 1;
    switch (op) {
    case FSM_OP_LOAD:
        *top = load(walk, state, a);
        state->depth++;
        return true;
    case FSM_OP_TEXT:
        *top = value_opaque(flow, NULL, NULL, false, 0, INT64_MAX);
        state->depth++;
        return true;
    case FSM_OP_PUSH:
        *top = value_const(flow, (int32_t)word[0] >> 8);
        state->depth++;
        return true;
    case FSM_OP_EMITTED:
        *top = value_opaque(flow, NULL, NULL, false, 0, 1);
        state->depth++;
        return true;
    case FSM_OP_WINDOW:
        *top = window(walk, state, a);
        state->depth++;
        return true;
    case FSM_OP_SCAN_ALL:
        *top = scan_all(walk, state);
        state->depth++;
        return true;
    case FSM_OP_CALL:
        *top = walk_function(walk, a, state);
        state->depth++;
        return true;
    case FSM_OP_ADD:
    case FSM_OP_SUB:
        *x = value_add(flow, x, y, op == FSM_OP_SUB);
        break;
    case FSM_OP_MIN:
    case FSM_OP_MAX:
        compare(walk, FSM_OP_LT, x, y); /* which of the two it is */
        *x = value_extreme(flow, x, y, op == FSM_OP_MAX);
        break;
    case FSM_OP_EQ:
    case FSM_OP_NE:
    case FSM_OP_LT:
    case FSM_OP_LE:
    case FSM_OP_GT:
    case FSM_OP_GE:
        *x = compare(walk, op, x, y);
        break;
    case FSM_OP_AND:
    case FSM_OP_OR:
    case FSM_OP_IN:
        *x = value_opaque(flow, x, y, true, 0, 1);
        break;
    case FSM_OP_SET_ADD:
    case FSM_OP_SET_DEL:
        *x = set_change(flow, x, y);
        break;
    case FSM_OP_NEG:
        *x = value_negate(flow, x);
        break;
    case FSM_OP_NOT:
        *x = value_opaque(flow, x, NULL, true, 0, 1);
        break;
    case FSM_OP_HAS:
        pend(walk, (struct fact){.kind = FACT_SEES, .value = *x});
        *x = value_opaque(flow, x, NULL, false, 0, 1);
        break;
    case FSM_OP_SUCC:
    case FSM_OP_PRED:
        *x = value_opaque(flow, x, NULL, true, x->lo, x->hi);
        x->may_miss = true;
        break;
    case FSM_OP_FIRST:
        *x = value_opaque(flow, x, NULL, true, 0, 62);
        x->may_miss = true;
        break;
    case FSM_OP_INDEX:
        *x = indexed(walk, state, word, x);
        break;
    case FSM_OP_DATA:
        *x = data(walk, word, x);
        break;
    case FSM_OP_ALL:
    case FSM_OP_ANY:
    case FSM_OP_COUNT:
        *x = fold(walk, state, word, x);
        break;
    case FSM_OP_BUCKET:
        flow->absolute = true;
        state->depth = (uint8_t)(state->depth - 2);
        top[-3] = value_opaque(flow, &top[-3], &top[-2], true, FSM_MISSING + 1, INT64_MAX);
        top[-3].may_miss = true;
        return true;
    default:
        return false;
    }
    state->depth = (uint8_t)(state->depth - (two ? 1 : 0));
    return true;
}

/* ---- deeds ---- */

/* Where a value begins, or ends, to be one that the type refuses. */
static void refused_at(const struct flow *flow, const struct fsm_type *type, struct fact *fact)
{
    uint32_t pieces = type->choices ? type->choices : 1;
    int64_t *cut = arena_alloc(flow->arena, 2 * pieces * sizeof *cut);
    for (uint32_t i = 0; i < pieces; i++) {
        int64_t first = type->choices ? flow->m->constants[type->choice + i] : type->lo;
        int64_t last = type->choices ? first : type->hi;
        cut[2 * i] = first;
        cut[2 * i + 1] = last == INT64_MAX ? last : last + 1;
    }
    fact->cut = cut;
    fact->cuts = 2 * pieces;
}

static void store(struct walk *walk, const struct value *value, uint32_t sink, uint16_t type)
{
    const struct flow *flow = walk->flow;
    fact_list *facts = (fact_list *)&walk->flow->facts;
    copy_facts(facts, &walk->pending, sink);
    flows(walk, value, sink);
    if (type == UINT16_MAX || value_fits(flow, value, type))
        return;
    copy_facts(facts, &walk->pending, SINK_ALWAYS);
    struct fact fact = {.kind = FACT_TEST, .value = *value, .sink = SINK_ALWAYS, .event = walk->event};
    refused_at(flow, &flow->m->types[type], &fact);
    list_push(facts, fact);
}

static void store_at(struct walk *walk, const struct value *index, const struct value *value, const uint32_t *word)
{
    for (uint32_t i = 0; i < word[2]; i++) {
        uint32_t sink = FSM_I_A(word[0]) + i;
        struct value self = value_place(walk->flow, sink, FSM_INST, (uint16_t)word[1]);
        store(walk, value, sink, (uint16_t)word[1]);
        flows(walk, index, sink);
        flows(walk, &self, sink);
    }
    if (index->may_miss || index->lo < 0 || index->hi >= word[2]) {
        copy_facts((fact_list *)&walk->flow->facts, &walk->pending, SINK_ALWAYS);
        flows(walk, index, SINK_ALWAYS);
    }
    walk->pending.count = 0;
}

static void copy_array(struct walk *walk, const struct state *state, uint32_t slot, uint32_t place, uint32_t packed)
{
    for (uint32_t i = 0; i < packed >> 16; i++) {
        struct value element = load(walk, state, place + i);
        store(walk, &element, slot + i, (uint16_t)packed);
    }
}

static uint16_t next_effect(const struct fsm_machine *m, uint32_t at)
{
    for (; at < m->code_count; at += fsm_op_words(m->code, at)) {
        if (FSM_I_OP(m->code[at]) == FSM_OP_EMIT)
            return (uint16_t)FSM_I_A(m->code[at]);
        if (FSM_I_OP(m->code[at]) == FSM_OP_DONE)
            break;
    }
    return UINT16_MAX;
}

/* The rest of an effect's arguments from `first` on, or just one. */
static void argue(struct walk *walk, uint32_t at, const struct value *value, uint16_t first, bool rest)
{
    const struct fsm_machine *m = walk->flow->m;
    const uint32_t *argument = walk->flow->places.argument;
    uint16_t effect = next_effect(m, at);
    if (effect == UINT16_MAX)
        return;
    uint32_t end = argument[effect + 1], sink = argument[effect] + first;
    for (; sink < end; sink++) {
        copy_facts((fact_list *)&walk->flow->facts, &walk->pending, sink);
        flows(walk, value, sink);
        if (!rest)
            break;
    }
    walk->pending.count = 0;
}

static void start(struct walk *walk, const struct value *value, uint16_t timer, bool at)
{
    struct fact fact = {.kind = FACT_START, .value = *value, .timer = timer, .at = at, .sink = SINK_ALWAYS};
    fact.event = walk->event;
    settle(walk, SINK_ALWAYS);
    list_push(&walk->flow->facts, fact);
}

static void emit_arguments(struct walk *walk, struct state *state, uint32_t at, const uint32_t *word)
{
    switch (FSM_I_OP(word[0])) {
    case FSM_OP_ARGS:
        for (uint32_t i = 0; i < (word[1] & 0xffffu); i++) {
            struct value element = load(walk, state, FSM_I_A(word[0]) + i);
            argue(walk, at, &element, state->args++, false);
        }
        break;
    case FSM_OP_ARG_LIST:
        argue(walk, at, &state->stack[--state->depth], state->args, true);
        break;
    default:
        argue(walk, at, &state->stack[--state->depth], state->args++, false);
    }
}

/* Statements: they leave the stack empty. */
static void perform(struct walk *walk, struct state *state, uint32_t at, const uint32_t *word)
{
    uint32_t a = FSM_I_A(word[0]);
    struct value constant;
    switch (FSM_I_OP(word[0])) {
    case FSM_OP_SET:
        constant = value_const(walk->flow, (int32_t)word[1]);
        flows(walk, &constant, a);
        break;
    case FSM_OP_STORE:
        store(walk, &state->stack[--state->depth], a, (uint16_t)word[1]);
        walk->pending.count = 0;
        break;
    case FSM_OP_STORE_SHARED:
        store(walk, &state->stack[--state->depth], walk->flow->places.shared + a, (uint16_t)word[1]);
        walk->pending.count = 0;
        break;
    case FSM_OP_STORE_AT:
        state->depth = (uint8_t)(state->depth - 2);
        store_at(walk, &state->stack[state->depth], &state->stack[state->depth + 1], word);
        break;
    case FSM_OP_STORE_TEMP: /* what it depends on travels with it */
        set_temp(walk->flow, state, a, &state->stack[--state->depth]);
        settle(walk, SINK_ALWAYS);
        break;
    case FSM_OP_COPY:
        copy_array(walk, state, a, word[1], word[2]);
        break;
    case FSM_OP_FILL:
        state->depth--;
        for (uint32_t i = 0; i < word[1] >> 16; i++)
            store(walk, &state->stack[state->depth], a + i, (uint16_t)word[1]);
        walk->pending.count = 0;
        break;
    case FSM_OP_START:
    case FSM_OP_START_AT:
        start(walk, &state->stack[--state->depth], (uint16_t)a, FSM_I_OP(word[0]) == FSM_OP_START_AT);
        break;
    case FSM_OP_SAVE_LEAF:
        constant = load(walk, state, FSM_AT(FSM_INST, FSM_SLOT_LEAF));
        flows(walk, &constant, a);
        break;
    case FSM_OP_ARG:
    case FSM_OP_ARG_TEXT:
    case FSM_OP_ARGS:
    case FSM_OP_ARG_LIST:
        emit_arguments(walk, state, at, word);
        break;
    case FSM_OP_EMIT:
        state->args = 0;
        break;
    case FSM_OP_TAKE:
    case FSM_OP_TAKE_SURE:
        state->deed = true;
        break;
    default: /* STOP, MARK, GOTO */
        break;
    }
}

/* ---- branches ---- */

static const int64_t *all_cuts(const struct flow *flow, int32_t base, uint32_t count)
{
    int64_t *cut = arena_alloc(flow->arena, (count + 1) * sizeof *cut);
    for (uint32_t i = 0; i <= count; i++)
        cut[i] = (int64_t)base + i;
    return cut;
}

static void branch(struct walk *walk, struct state *state, const struct value *value, const int64_t *cut, uint32_t cuts,
                   const uint32_t *target, uint32_t targets)
{
    test(walk, value, cut, cuts);
    ascertain(walk);
    for (uint32_t i = 0; i < targets; i++)
        go(walk, target[i], state);
}

static bool divide(struct walk *walk, struct state *state, const uint32_t *word)
{
    const struct fsm_machine *m = walk->flow->m;
    uint32_t op = FSM_I_OP(word[0]);
    bool top = op == FSM_OP_SWITCH_TOP || op == FSM_OP_CUT_TOP || op == FSM_OP_CUTS_TOP;
    struct value value;
    if (op < FSM_OP_SWITCH || op > FSM_OP_CUTS_TOP)
        return false;
    value = top ? state->stack[--state->depth] : load(walk, state, FSM_I_A(word[0]));
    if (op == FSM_OP_SWITCH || op == FSM_OP_SWITCH_TOP)
        branch(walk, state, &value, all_cuts(walk->flow, (int32_t)word[2], word[1]), word[1] + 1, word + 3, word[1]);
    else if (op == FSM_OP_CUT || op == FSM_OP_CUT_TOP)
        branch(walk, state, &value, &m->constants[word[1]], 1, word + 2, 2);
    else
        branch(walk, state, &value, &m->constants[word[2]], word[1], word + 3, word[1] + 1);
    return true;
}

static void atom(struct walk *walk, struct state *state, const uint32_t *word)
{
    const struct fsm_test *asked = &walk->flow->m->tests[FSM_I_A(word[0])];
    struct value value = state->stack[--state->depth],
                 seen = value_opaque(walk->flow, &value, NULL, false, 0, asked->cuts);
    test(walk, &value, &walk->flow->m->constants[asked->cut], asked->cuts);
    ascertain(walk);
    set_temp(walk->flow, state, word[1], &seen);
}

static void returns(struct walk *walk, const struct value *value)
{
    walk->result = walk->returned ? value_either(walk->flow, &walk->result, value) : *value;
    walk->returned = true;
}

/* ---- the walk ---- */

static void visit(struct walk *walk, struct state *state, uint32_t at)
{
    const uint32_t *word = walk->flow->m->code + at;
    uint32_t next = at + fsm_op_words(walk->flow->m->code, at);
    switch (FSM_I_OP(word[0])) {
    case FSM_OP_JUMP:
        go(walk, FSM_I_A(word[0]), state);
        return;
    case FSM_OP_UNLESS:
        state->depth--;
        pend(walk, (struct fact){.kind = FACT_FLOW, .value = state->stack[state->depth]});
        ascertain(walk);
        go(walk, FSM_I_A(word[0]), state);
        break;
    case FSM_OP_SCAN:
        for (uint32_t i = 0; i < word[2]; i++)
            go(walk, word[4 + 2 * i], state);
        go(walk, word[3 + 2 * word[2]], state);
        return;
    case FSM_OP_RET:
        returns(walk, &state->stack[state->depth - 1]);
        return;
    case FSM_OP_GAP:
    case FSM_OP_ANSWER:
    case FSM_OP_DONE:
        return;
    case FSM_OP_ATOM:
        atom(walk, state, word);
        break;
    default:
        if (divide(walk, state, word))
            return;
        if (!operate(walk, state, word))
            perform(walk, state, at, word);
    }
    go(walk, next, state);
}

static void walk_from(struct walk *walk, uint32_t entry, const struct state *state)
{
    walk->top = entry;
    go(walk, entry, state);
    for (uint32_t at = entry; at <= walk->top; at++)
        if (walk->at[at]) {
            visit(walk, walk->at[at], at);
            mem_free(walk->at[at]);
            walk->at[at] = NULL;
        }
}

/* ---- functions ---- */

static bool recall(struct walk *caller, uint32_t entry, struct value *result)
{
    const struct memory *memory = caller->memory;
    for (size_t i = 0; i < memory->functions.count; i++) {
        const struct function *function = &memory->functions.item[i];
        if (function->entry != entry)
            continue;
        for (size_t k = 0; k < function->count; k++)
            add(caller, &caller->pending, function->facts[k]);
        *result = function->result;
        return true;
    }
    return false;
}

static void remember(struct walk *caller, uint32_t entry, const struct walk *walk)
{
    struct fact *facts = arena_alloc(caller->flow->arena, (walk->pending.count + 1) * sizeof *facts);
    if (walk->pending.count)
        memcpy(facts, walk->pending.item, walk->pending.count * sizeof *facts);
    struct function function = {entry, walk->result, facts, walk->pending.count};
    list_push(&caller->memory->functions, function);
}

/* A function's facts wait with the caller's: they count for whatever its value goes into. */
static struct value walk_function(struct walk *caller, uint32_t entry, const struct state *state)
{
    struct value result;
    if (recall(caller, entry, &result))
        return result;
    struct walk walk = *caller;
    struct state inside = {.temp = state->temp};
    walk.pending = (fact_list){0};
    walk.returned = walk.asked_temp = false;
    walk.depth++;
    walk_from(&walk, entry, &inside);
    if (!walk.returned)
        walk.result = value_opaque(caller->flow, NULL, NULL, false, FSM_MISSING + 1, INT64_MAX);
    for (size_t i = 0; i < walk.pending.count; i++) /* which answer is given depends on all it asks */
        value_depend(caller->flow, &walk.result, &walk.pending.item[i].value);
    if (!walk.asked_temp)
        remember(caller, entry, &walk);
    for (size_t i = 0; i < walk.pending.count; i++)
        add(caller, &caller->pending, walk.pending.item[i]);
    caller->asked_temp = caller->asked_temp || walk.asked_temp;
    list_release(&walk.pending);
    return walk.result;
}

/* ---- entries ---- */

static void walk_entry(struct flow *flow, uint32_t entry, uint16_t event, uint16_t effect, struct state **at,
                       bool promise)
{
    struct memory memory = {0};
    struct walk walk = {.flow = flow, .event = event, .effect = effect, .at = at, .memory = &memory};
    struct state *state = mem_resize(NULL, sizeof *state);
    memset(state, 0, sizeof *state);
    state->temp = arena_alloc(flow->arena, FSM_TEMPS_MAX * sizeof *state->temp);
    for (int i = 0; i < FSM_TEMPS_MAX; i++)
        state->temp[i] = value_opaque(flow, NULL, NULL, false, 0, 0);
    walk_from(&walk, entry, state);
    copy_facts((fact_list *)&flow->facts, &walk.certain, SINK_ALWAYS);
    settle(&walk, SINK_ALWAYS);
    if (promise && walk.returned)
        flows(&walk, &walk.result, SINK_ALWAYS);
    list_release(&walk.certain);
    list_release(&walk.pending);
    list_release(&memory.functions);
    mem_free(state);
}

static void number_places(struct flow *flow)
{
    const struct fsm_machine *m = flow->m;
    struct places *places = &flow->places;
    uint32_t next = m->queue_slot;
    places->shared = next;
    next += m->shared_slots;
    places->field = arena_alloc(flow->arena, (m->event_count + 1u) * sizeof *places->field);
    for (uint16_t e = 0; e < m->event_count; e++) {
        places->field[e] = next;
        next += m->events[e].slots;
    }
    places->field[m->event_count] = next;
    places->argument = arena_alloc(flow->arena, (m->effect_count + 1u) * sizeof *places->argument);
    for (uint16_t e = 0; e < m->effect_count; e++) {
        places->argument[e] = next;
        for (uint16_t a = 0; a < m->effects[e].args; a++)
            next += m->types[m->args[m->effects[e].arg + a].type].count;
    }
    places->argument[m->effect_count] = next;
    places->now = next++;
    places->count = next;
    flow->words = (next + 63) / 64;
}

static const struct fsm_type *var_type(const struct fsm_machine *m, const struct fsm_var *var, uint16_t count,
                                       uint32_t slot)
{
    uint16_t type = type_of_slot(m, var, count, slot);
    return type == UINT16_MAX ? NULL : &m->types[type];
}

const struct fsm_type *flow_type(const struct flow *flow, uint32_t place)
{
    const struct fsm_machine *m = flow->m;
    const struct places *places = &flow->places;
    if (place < m->param_slot)
        return var_type(m, m->vars, m->var_count, place);
    if (place < places->shared)
        return var_type(m, m->params, m->param_count, place);
    if (place < places->field[0])
        return var_type(m, m->shared, m->shared_count, place - places->shared);
    for (uint16_t e = 0; e < m->event_count; e++)
        if (place < places->field[e + 1])
            return var_type(m, m->fields + m->events[e].field, m->events[e].fields, place - places->field[e]);
    for (uint16_t e = 0; e < m->effect_count; e++)
        if (place < places->argument[e + 1])
            return var_type(m, m->args + m->effects[e].arg, m->effects[e].args, place - places->argument[e]);
    return NULL;
}

static void walk_pairs(struct flow *flow, struct state **at)
{
    const struct fsm_machine *m = flow->m;
    uint16_t columns = fsm_columns(m);
    for (uint16_t column = 0; column < columns; column++)
        for (uint16_t leaf = 0; leaf < m->leaves; leaf++) {
            uint32_t code = fsm_pair_of(m, leaf, column)->code;
            bool seen = false; /* leaves share what they inherit */
            for (uint16_t before = 0; before < leaf && !seen; before++)
                seen = fsm_pair_of(m, before, column)->code == code;
            if (!seen)
                walk_entry(flow, code, column < m->event_count ? column : UINT16_MAX, UINT16_MAX, at, false);
        }
}

static void walk_promise(struct flow *flow, const struct fsm_promise_def *promise, struct state **at)
{
    const struct fsm_machine *m = flow->m;
    if (promise->when == FSM_ALWAYS_HOLDS || promise->when == FSM_ON_REFILL)
        walk_entry(flow, promise->code, UINT16_MAX, UINT16_MAX, at, true);
    for (uint16_t i = 0; i < promise->triggers; i++) {
        uint16_t trigger = m->triggers[promise->trigger + i];
        if (promise->when == FSM_ON_EVENT)
            walk_entry(flow, promise->code, trigger < m->event_count ? trigger : UINT16_MAX, UINT16_MAX, at, true);
        else if (promise->when == FSM_ON_EMIT)
            walk_entry(flow, promise->code, UINT16_MAX, trigger, at, true);
    }
}

void flow_walk(struct flow *flow, const struct fsm_machine *m, const int64_t *params, struct arena *arena)
{
    memset(flow, 0, sizeof *flow);
    flow->m = m;
    flow->params = params;
    flow->arena = arena;
    number_places(flow);
    struct state **at = mem_resize(NULL, (m->code_count + 1u) * sizeof *at);
    memset(at, 0, (m->code_count + 1u) * sizeof *at);
    walk_entry(flow, m->start, UINT16_MAX, UINT16_MAX, at, false);
    walk_pairs(flow, at);
    for (uint16_t p = 0; p < m->promise_count; p++)
        walk_promise(flow, &m->promises[p], at);
    mem_free(at);
}

void flow_release(struct flow *flow)
{
    list_release(&flow->facts);
}
