/* promela_walk.c: code becomes Promela.
 *
 * The code is walked with formulas on its stack. A jump becomes a branch; what several ways lead to is written once,
 * after them, and reached by number: jumps go forward only, so that one pass in the order of addresses will do. What
 * is called becomes an inline, or is written in place if it is a single formula. */
#include <string.h>

#include "promela_in.h"

/* ---- ways ---- */

static struct join *join_at(struct walk *w, uint32_t at)
{
    for (size_t i = 0; i < w->joins.count; i++)
        if (w->joins.item[i].code == at)
            return &w->joins.item[i];
    return NULL;
}

static void walk_from(struct walk *w, uint32_t at, struct stack stack);

static void jump(struct walk *w, uint32_t to, struct stack *stack)
{
    struct join *join = join_at(w, to);
    if (!join) {
        walk_from(w, to, *stack);
        return;
    }
    for (uint16_t i = 0; i < stack->depth; i++) {
        const char *name = walk_own(w, "s", i), *text = formula_in(w->p, &stack->item[i], BINDS_LOGIC);
        if (strcmp(name, text) != 0)
            promela_line(w->p, "%s = %s;", name, text);
        join->span[i] = join->jumped ? span_either(join->span[i], stack->item[i].span) : stack->item[i].span;
    }
    join->jumped = true;
    join->depth = stack->depth;
    join->args = stack->args;
    promela_line(w->p, "%sat = %u;",
                 promela_hidden(w->p, arena_printf(&w->p->arena, "%sat", w->prefix)) ? w->prefix : "", to);
}

struct way {
    struct formula condition;
    uint32_t to;
};

/* Takes the first way whose condition holds; the last condition need not be asked. */
static void choose(struct walk *w, const struct way *way, uint32_t ways, struct stack *stack)
{
    struct promela *p = w->p;
    uint32_t live = 0, only = 0;
    for (uint32_t i = 0; i < ways; i++)
        if (!way[i].condition.known || way[i].condition.number) {
            live++;
            only = i;
            if (way[i].condition.known) {
                ways = i + 1;
                break;
            }
        }
    if (live <= 1) {
        jump(w, way[only].to, stack);
        return;
    }
    promela_line(p, "if");
    for (uint32_t i = 0; i <= only; i++) {
        const struct formula *condition = &way[i].condition;
        if (condition->known && !condition->number)
            continue;
        uint64_t lines = promela_branch(p, i == only ? "else" : formula_in(p, condition, BINDS_LOGIC));
        jump(w, way[i].to, stack);
        promela_branch_end(p, lines);
    }
    promela_line(p, "fi;");
}

#define GAP_AT 0 /* code 0 is a gap */

static void choose_value(struct walk *w, const uint32_t *word, struct formula x, struct stack *stack)
{
    struct promela *p = w->p;
    uint32_t count = word[1], ways = 0;
    struct way *way = arena_alloc(&p->arena, (count + 1) * sizeof *way);
    bool *done = arena_alloc(&p->arena, count * sizeof *done);
    walk_keep(w, &x);
    for (uint32_t i = 0; i < count; i++) {
        struct formula any = formula_number(p, 0);
        for (uint32_t k = i; !done[i] && k < count; k++) {
            if (word[3 + k] != word[3 + i])
                continue;
            struct formula number = formula_number(p, (int64_t)(int32_t)word[2] + k);
            struct formula same = formula_compare(p, FSM_OP_EQ, &x, &number);
            any = formula_logic(p, false, &any, &same);
            done[k] = k > i;
        }
        if (!done[i])
            way[ways++] = (struct way){any, word[3 + i]};
    }
    struct formula least = formula_number(p, (int32_t)word[2]),
                   most = formula_number(p, (int32_t)word[2] + (int64_t)count - 1);
    if (x.span.may_miss || x.span.lo < least.number || x.span.hi > most.number)
        way[ways++] = (struct way){formula_number(p, 1), GAP_AT};
    choose(w, way, ways, stack);
}

static void choose_cut(struct walk *w, uint32_t cut, uint32_t cuts, const uint32_t *target, struct formula x,
                       struct stack *stack)
{
    struct promela *p = w->p;
    struct way *way = arena_alloc(&p->arena, (cuts + 1) * sizeof *way);
    walk_keep(w, &x);
    for (uint32_t i = 0; i < cuts; i++) /* the greatest cut first */
        way[i] = (struct way){formula_reaches(p, &x, p->m->constants[cut + cuts - 1 - i]), target[cuts - i]};
    way[cuts] = (struct way){formula_number(p, 1), target[0]};
    choose(w, way, cuts + 1, stack);
}

static void choose_row(struct walk *w, const uint32_t *word, struct stack *stack)
{
    struct promela *p = w->p;
    uint32_t rows = word[2];
    struct way *way = arena_alloc(&p->arena, (rows + 1) * sizeof *way);
    for (uint32_t i = 0; i < rows; i++)
        way[i] = (struct way){walk_row_matches(w, word[3 + 2 * i], FSM_I_A(*word), word[1]), word[4 + 2 * i]};
    way[rows] = (struct way){formula_number(p, 1), word[3 + 2 * rows]};
    choose(w, way, rows + 1, stack);
}

static void branch(struct walk *w, uint32_t at, struct stack *stack)
{
    struct promela *p = w->p;
    const uint32_t *word = &p->m->code[at];
    uint32_t a = FSM_I_A(*word);
    struct formula x;
    switch (FSM_I_OP(*word)) {
    case FSM_OP_JUMP:
        jump(w, a, stack);
        break;
    case FSM_OP_UNLESS: {
        x = *stack_pop(stack);
        struct way way[] = {{x, at + 1}, {formula_number(p, 1), a}};
        choose(w, way, 2, stack);
        break;
    }
    case FSM_OP_SWITCH:
        choose_value(w, word, walk_place(w, a), stack);
        break;
    case FSM_OP_SWITCH_TOP:
        x = *stack_pop(stack);
        choose_value(w, word, x, stack);
        break;
    case FSM_OP_CUT:
        choose_cut(w, word[1], 1, word + 2, walk_place(w, a), stack);
        break;
    case FSM_OP_CUT_TOP:
        x = *stack_pop(stack);
        choose_cut(w, word[1], 1, word + 2, x, stack);
        break;
    case FSM_OP_CUTS:
        choose_cut(w, word[2], word[1], word + 3, walk_place(w, a), stack);
        break;
    case FSM_OP_CUTS_TOP:
        x = *stack_pop(stack);
        choose_cut(w, word[2], word[1], word + 3, x, stack);
        break;
    default:
        choose_row(w, word, stack);
    }
}

/* ---- walking ---- */

/* Where a way ends: with a value, or in a gap. */
static void end_way(struct walk *w, uint32_t op, struct stack *stack)
{
    struct formula value = formula_number(w->p, FSM_MISSING);
    if (w->kind != WALK_VALUE)
        return; /* DONE, or a gap: `result` says already that no row was taken */
    if (op == FSM_OP_RET)
        value = *stack_pop(stack);
    w->span = w->returned ? span_either(w->span, value.span) : value.span;
    w->returned = true;
    promela_line(w->p, "%s = %s;", w->result, formula_in(w->p, &value, BINDS_LOGIC));
}

static void walk_from(struct walk *w, uint32_t at, struct stack stack)
{
    const struct fsm_machine *m = w->p->m;
    unsigned opened = 0;
    for (bool first = true;; first = false) {
        uint32_t op = FSM_I_OP(m->code[at]);
        if (!first && join_at(w, at)) {
            jump(w, at, &stack);
            break;
        }
        if (shape_branches(op)) {
            branch(w, at, &stack);
            break;
        }
        if (op == FSM_OP_RET || op == FSM_OP_GAP || op == FSM_OP_DONE) {
            end_way(w, op, &stack);
            break;
        }
        if (!walk_make(w, at, &stack))
            deed_emit(w, at, &stack, &opened);
        if (op == FSM_OP_ANSWER)
            break;
        at += fsm_op_words(m->code, at);
    }
    for (; opened; opened--) {
        w->p->indent--;
        promela_line(w->p, ":: else -> result = REFUSED");
        promela_line(w->p, "fi;");
    }
}

static void walk_all(struct walk *w, uint32_t code)
{
    struct promela *p = w->p;
    shape_joins(w, code);
    if (w->joins.count) {
        promela_hidden(p, arena_printf(&p->arena, "%sat", w->prefix));
        promela_line(p, "%sat = 0;", w->prefix);
    }
    struct stack stack = {.depth = 0};
    walk_from(w, code, stack);
    for (size_t i = 0; i < w->joins.count; i++) {
        struct join *join = &w->joins.item[i];
        if (!join->jumped)
            continue;
        stack.depth = join->depth;
        stack.args = join->args;
        for (uint16_t k = 0; k < join->depth; k++)
            stack.item[k] = formula_name(walk_own(w, "s", k), join->span[k], true);
        promela_line(p, "if");
        uint64_t lines = promela_branch(p, arena_printf(&p->arena, "%sat == %u", w->prefix, join->code));
        walk_from(w, join->code, stack);
        promela_branch_end(p, lines);
        promela_line(p, ":: else");
        promela_line(p, "fi;");
    }
    list_release(&w->joins);
}

void walk_step(struct promela *p, uint32_t code, enum walk_kind kind, uint16_t event)
{
    struct walk w = {.p = p, .prefix = kind == WALK_ALWAYS ? "a_" : "m_", .kind = kind, .event = event};
    walk_all(&w, code);
}

struct formula walk_value(struct promela *p, uint32_t code, const char *prefix, uint16_t event, bool promise)
{
    struct walk w = {.p = p, .prefix = prefix, .kind = WALK_VALUE, .event = event, .promise = promise};
    if (shape_is_straight(p->m, code)) {
        struct stack stack = {.depth = 0};
        walk_straight(&w, code, &stack);
        return *stack_pop(&stack);
    }
    w.result = promela_hidden(p, arena_printf(&p->arena, "%svalue", prefix));
    walk_all(&w, code);
    return formula_name(w.result, w.span, false);
}

/* ---- what is called ---- */

static const char *decision_name(const struct fsm_machine *m, uint32_t code)
{
    for (uint16_t d = 0; d < m->decision_count; d++)
        if (m->decisions[d].code == code)
            return m->decisions[d].name;
    return "part of a table";
}

/* Calls go backward: what a function calls stands before it. */
void walk_functions(struct promela *p)
{
    if (!p->functions.count)
        shape_functions(p);
    for (size_t i = 0; i < p->functions.count; i++) {
        struct function *function = &p->functions.item[i];
        promela_comment(p, "%s", decision_name(p->m, function->code));
        promela_inline(p, arena_printf(&p->arena, "f%u", function->code));
        p->looks = (struct looks){false, false, false};
        struct formula value =
            walk_value(p, function->code, arena_printf(&p->arena, "f%u_", function->code), UINT16_MAX, false);
        function->span = value.span;
        function->looks = p->looks;
        promela_inline_end(p);
    }
}
