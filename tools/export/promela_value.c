/* promela_value.c: the instructions that make values of values. */
#include "promela_in.h"

/* ---- values ---- */

/* place[i] or constants[i]: the last that fits is what is left when no other does. */
static struct formula element_of(struct walk *w, uint32_t op, uint32_t a, uint32_t count, struct formula *index)
{
    struct promela *p = w->p;
    walk_keep(w, index);
    struct formula chosen = formula_number(p, FSM_MISSING);
    for (uint32_t i = count; i-- > 0;) {
        struct formula number = formula_number(p, i), same = formula_compare(p, FSM_OP_EQ, index, &number);
        struct formula element = op == FSM_OP_DATA ? formula_number(p, p->m->constants[a + i]) : walk_place(w, a + i);
        bool last = i + 1 == count && index->span.hi <= i && !index->span.may_miss && index->span.lo >= 0;
        chosen = last ? element : formula_choose(p, &same, &element, &chosen);
    }
    return chosen;
}

static struct formula sum_of(struct promela *p, struct formula sum, const struct formula *more)
{
    struct formula one = formula_number(p, 1), zero = formula_number(p, 0);
    struct formula counted = more->known ? *more : formula_choose(p, more, &one, &zero);
    return formula_add(p, &sum, &counted);
}

static struct formula fold(struct walk *w, const uint32_t *word, struct formula *y)
{
    struct promela *p = w->p;
    uint32_t op = FSM_I_OP(*word), count = word[1] & 0xffffu, sign = word[1] >> 16;
    struct formula result = formula_number(p, op == FSM_OP_ALL);
    walk_keep(w, y);
    for (uint32_t i = 0; i < count; i++) {
        struct formula x = walk_place(w, FSM_I_A(*word) + i), hit = formula_compare(p, sign, &x, y);
        result = op == FSM_OP_COUNT ? sum_of(p, result, &hit) : formula_logic(p, op == FSM_OP_ALL, &result, &hit);
    }
    return result;
}

static struct formula window_count(struct promela *p, uint32_t window)
{
    const struct fsm_window_def *def = &p->m->windows[window];
    struct formula sum = formula_number(p, 0), length = formula_number(p, def->length);
    for (uint32_t i = 0; i < def->count; i++) {
        struct formula mark = slot_read(p, FSM_INST, def->slot + i), age = formula_negate(p, &mark);
        struct formula young = formula_compare(p, FSM_OP_LT, &age, &length);
        sum = sum_of(p, sum, &young);
    }
    return sum;
}

static struct formula in_set(struct walk *w, struct formula *x, struct formula *set)
{
    struct promela *p = w->p;
    struct formula none = formula_number(p, 0);
    walk_keep(w, x);
    walk_keep(w, set);
    struct formula least = formula_reaches(p, x, 0), most = formula_reaches(p, x, PROMELA_SET_MAX + 1);
    struct formula below = formula_not(p, &most), there = formula_present(p, set);
    if (x->known && (x->number < 0 || x->number > PROMELA_SET_MAX))
        return none;
    struct formula bit = formula_text(
        arena_printf(&p->arena, "(%s >> %s & 1)", formula_in(p, set, BINDS_ATOM), formula_in(p, x, BINDS_ATOM)),
        BINDS_ATOM, (struct span){0, 1, false});
    struct formula sure = formula_logic(p, true, &least, &below);
    sure = formula_logic(p, true, &there, &sure);
    return formula_choose(p, &sure, &bit, &none);
}

static struct formula set_change(struct walk *w, struct formula *set, struct formula *x, bool add)
{
    struct promela *p = w->p;
    walk_keep(w, x);
    walk_keep(w, set);
    struct formula missing = formula_number(p, FSM_MISSING), there = formula_present(p, set);
    struct formula least = formula_reaches(p, x, 0), most = formula_reaches(p, x, PROMELA_SET_MAX + 1);
    struct formula below = formula_not(p, &most), sure = formula_logic(p, true, &least, &below);
    sure = formula_logic(p, true, &there, &sure);
    const char *text = arena_printf(&p->arena, add ? "(%s | (1 << %s))" : "(%s & ~(1 << %s))",
                                    formula_in(p, set, BINDS_ATOM), formula_in(p, x, BINDS_ATOM));
    struct formula changed =
        formula_text(text, BINDS_ATOM, (struct span){0, (INT64_C(1) << PROMELA_SET_MAX) - 1, false});
    return formula_choose(p, &sure, &changed, &missing);
}

static struct formula neighbour(struct walk *w, struct formula *x, int64_t last, bool next)
{
    struct promela *p = w->p;
    walk_keep(w, x);
    struct formula one = formula_number(p, 1), missing = formula_number(p, FSM_MISSING);
    struct formula moved = next ? formula_add(p, x, &one) : formula_subtract(p, x, &one);
    struct formula least = formula_reaches(p, x, next ? 0 : 1), most = formula_reaches(p, x, last);
    struct formula below = formula_not(p, &most), sure = next ? formula_logic(p, true, &least, &below) : least;
    moved.span = (struct span){next ? 1 : 0, next ? last : x->span.hi - 1, false};
    return formula_choose(p, &sure, &moved, &missing);
}

static struct formula lowest_bit(struct walk *w, struct formula *mask)
{
    struct promela *p = w->p;
    struct formula chosen = formula_number(p, FSM_MISSING), none = formula_number(p, 0);
    walk_keep(w, mask);
    if (mask->span.hi >= (INT64_C(1) << PROMELA_SET_MAX))
        promela_refuse(p, "a collect decision has more than %d rows", PROMELA_SET_MAX);
    for (int64_t bit = PROMELA_SET_MAX - 1; bit >= 0; bit--) {
        if (mask->span.hi < (INT64_C(1) << bit) && !p->why)
            continue;
        struct formula number = formula_number(p, bit),
                       set =
                           formula_text(arena_printf(&p->arena, "%s & %ld", formula_in(p, mask, BINDS_ATOM), 1L << bit),
                                        BINDS_SUM, (struct span){0, INT64_C(1) << bit, false});
        struct formula hit = formula_compare(p, FSM_OP_NE, &set, &none);
        hit.text = arena_printf(&p->arena, "(%s) != 0", set.text);
        chosen = formula_choose(p, &hit, &number, &chosen);
    }
    struct formula there = formula_present(p, mask), missing = formula_number(p, FSM_MISSING);
    return formula_choose(p, &there, &chosen, &missing);
}

static struct formula emitted(struct promela *p, uint32_t effect)
{
    p->looks.back = true;
    if (effect == 0xffff)
        p->next.asked_any = true;
    else
        p->next.asked[effect] = true;
    const char *name =
        effect == 0xffff ? "emitted_any" : arena_printf(&p->arena, "emitted_%s", p->m->effects[effect].name);
    return formula_text(arena_printf(&p->arena, "%s != 0", promela_hidden(p, name)), BINDS_COMPARISON,
                        (struct span){0, 1, false});
}

/* ---- tables tested row by row ---- */

/* Which atom of a test a value is in: how many of its cuts it reaches. */
static struct formula atom_of(struct walk *w, const struct fsm_test *test, struct formula *x)
{
    struct formula sum = formula_number(w->p, 0);
    walk_keep(w, x);
    for (uint32_t i = 0; i < test->cuts; i++) {
        struct formula reached = formula_reaches(w->p, x, w->p->m->constants[test->cut + i]);
        sum = sum_of(w->p, sum, &reached);
    }
    return sum;
}

static struct formula cell_passes(struct walk *w, const struct fsm_cell *cell, uint32_t first, uint32_t temp)
{
    struct promela *p = w->p;
    struct formula atom = walk_temp(w, temp + cell->test - first), any = formula_number(p, 0);
    for (uint32_t bit = 0; bit <= p->m->tests[cell->test].cuts; bit++) {
        if (!(p->m->masks[cell->atoms + bit / 64] >> bit % 64 & 1))
            continue;
        struct formula number = formula_number(p, bit), same = formula_compare(p, FSM_OP_EQ, &atom, &number);
        any = formula_logic(p, false, &any, &same);
    }
    return any;
}

struct formula walk_row_matches(struct walk *w, uint32_t index, uint32_t first, uint32_t temp)
{
    const struct fsm_row *row = &w->p->m->rows[index];
    struct formula all = formula_number(w->p, 1);
    for (uint32_t c = 0; c < row->cells; c++) {
        struct formula passes = cell_passes(w, &w->p->m->cells[row->cell + c], first, temp);
        all = formula_logic(w->p, true, &all, &passes);
    }
    return all;
}

static struct formula scan_all(struct walk *w, const uint32_t *word)
{
    struct promela *p = w->p;
    struct formula mask = formula_number(p, 0), none = formula_number(p, 0);
    if (word[2] > PROMELA_SET_MAX)
        promela_refuse(p, "a collect decision has more than %d rows", PROMELA_SET_MAX);
    for (uint32_t i = 0; i < word[2] && !p->why; i++) {
        struct formula hit = walk_row_matches(w, word[3 + i], FSM_I_A(*word), word[1]);
        struct formula bit = formula_number(p, INT64_C(1) << i), part = formula_choose(p, &hit, &bit, &none);
        mask = formula_add(p, &mask, &part);
    }
    return mask;
}

/* ---- one instruction of the kind that makes a value ---- */

static bool make_binary(struct walk *w, uint32_t op, struct stack *stack)
{
    struct promela *p = w->p;
    if (op < FSM_OP_ADD || op > FSM_OP_OR || op == FSM_OP_NEG)
        return false;
    struct formula y = *stack_pop(stack), x = *stack_pop(stack);
    if (op == FSM_OP_MIN || op == FSM_OP_MAX || x.span.may_miss || y.span.may_miss) {
        walk_keep(w, &x);
        walk_keep(w, &y);
    }
    switch (op) {
    case FSM_OP_ADD:
        stack_push(stack, formula_add(p, &x, &y));
        break;
    case FSM_OP_SUB:
        stack_push(stack, formula_subtract(p, &x, &y));
        break;
    case FSM_OP_MIN:
    case FSM_OP_MAX:
        stack_push(stack, formula_extreme(p, &x, &y, op == FSM_OP_MAX));
        break;
    case FSM_OP_AND:
    case FSM_OP_OR:
        stack_push(stack, formula_logic(p, op == FSM_OP_AND, &x, &y));
        break;
    default:
        stack_push(stack, formula_compare(p, op, &x, &y));
    }
    return true;
}

static bool make_unary(struct walk *w, const uint32_t *word, struct stack *stack)
{
    struct promela *p = w->p;
    struct formula *x = stack->depth ? &stack->item[stack->depth - 1] : NULL;
    switch (FSM_I_OP(*word)) {
    case FSM_OP_NEG:
        walk_keep(w, x);
        *x = formula_negate(p, x);
        return true;
    case FSM_OP_NOT:
        *x = formula_not(p, x);
        return true;
    case FSM_OP_HAS:
        walk_keep(w, x);
        *x = formula_present(p, x);
        return true;
    case FSM_OP_SUCC:
        *x = neighbour(w, x, (int64_t)FSM_I_A(*word) - 1, true);
        return true;
    case FSM_OP_PRED:
        *x = neighbour(w, x, INT64_MAX, false);
        return true;
    case FSM_OP_INDEX:
    case FSM_OP_DATA:
        *x = element_of(w, FSM_I_OP(*word), FSM_I_A(*word), word[1], x);
        return true;
    case FSM_OP_ALL:
    case FSM_OP_ANY:
    case FSM_OP_COUNT:
        *x = fold(w, word, x);
        return true;
    case FSM_OP_FIRST:
        *x = lowest_bit(w, x);
        return true;
    default:
        return false;
    }
}

bool walk_make(struct walk *w, uint32_t at, struct stack *stack)
{
    struct promela *p = w->p;
    const uint32_t *word = &p->m->code[at];
    uint32_t op = FSM_I_OP(*word), a = FSM_I_A(*word);
    if (make_binary(w, op, stack) || make_unary(w, word, stack))
        return true;
    struct formula x, y;
    switch (op) {
    case FSM_OP_LOAD:
    case FSM_OP_TEXT:
        stack_push(stack, walk_place(w, a));
        return true;
    case FSM_OP_PUSH:
        stack_push(stack, formula_number(p, (int32_t)*word >> 8));
        return true;
    case FSM_OP_IN:
        y = *stack_pop(stack), x = *stack_pop(stack);
        stack_push(stack, in_set(w, &x, &y));
        return true;
    case FSM_OP_SET_ADD:
    case FSM_OP_SET_DEL:
        y = *stack_pop(stack), x = *stack_pop(stack);
        stack_push(stack, set_change(w, &x, &y, op == FSM_OP_SET_ADD));
        return true;
    case FSM_OP_WINDOW:
        stack_push(stack, window_count(p, a));
        return true;
    case FSM_OP_EMITTED:
        stack_push(stack, emitted(p, a));
        return true;
    case FSM_OP_CALL:
        walk_call(w, a, stack);
        return true;
    case FSM_OP_SCAN_ALL:
        stack_push(stack, scan_all(w, word));
        return true;
    case FSM_OP_ATOM:
        x = *stack_pop(stack);
        x = atom_of(w, &p->m->tests[a], &x);
        walk_set_temp(w, word[1], &x);
        return true;
    case FSM_OP_STORE_TEMP:
        x = *stack_pop(stack);
        walk_settle(w, stack);
        walk_set_temp(w, a, &x);
        return true;
    case FSM_OP_BUCKET:
        promela_refuse(p, "bucket() asks for the wall clock");
        stack->depth = (uint16_t)(stack->depth - 3);
        stack_push(stack, formula_number(p, 0));
        return true;
    default:
        return false;
    }
}

void walk_straight(struct walk *w, uint32_t at, struct stack *stack)
{
    for (; FSM_I_OP(w->p->m->code[at]) != FSM_OP_RET; at += fsm_op_words(w->p->m->code, at))
        walk_make(w, at, stack);
}
