/* promela_deed.c: rows, and what they do.
 *
 * A deed that may be refused opens a condition: what follows it in the row stands inside, and the way out says
 * REFUSED. The step then puts everything back. */
#include "promela_in.h"

static struct formula take(struct stack *stack)
{
    return stack->item[--stack->depth];
}

/* What follows happens only if the condition holds. */
static void require(struct walk *w, const struct formula *condition, unsigned *opened)
{
    struct promela *p = w->p;
    if (condition->known && condition->number)
        return;
    p->next.refusable = true;
    promela_line(p, "if");
    promela_line(p, ":: %s ->", formula_in(p, condition, BINDS_LOGIC));
    p->indent++;
    (*opened)++;
}

/* ---- rows ---- */

static void begin_row(struct walk *w, uint32_t index, unsigned *opened)
{
    struct promela *p = w->p;
    const struct fsm_row *row = &p->m->rows[index];
    promela_comment(p, "line %u: %s", row->line, row->text);
    if (w->kind == WALK_ALWAYS) {
        struct formula few = formula_text(arena_printf(&p->arena, "%s < %d", promela_hidden(p, "rows"), FSM_ROWS_MAX),
                                          BINDS_COMPARISON, (struct span){0, 1, false});
        promela_line(p, "took = 1;");
        require(w, &few, opened);
        promela_line(p, "rows++;");
    } else {
        promela_line(p, "result = STEPPED;");
        if (steps_rest(p))
            promela_line(p, "rows = 1;");
    }
    slots_chosen(p);
}

static void defer(struct promela *p)
{
    const char *i = p->instances == 1 ? "" : arena_printf(&p->arena, "[%s]", p->index);
    const char *first = p->instances == 1 ? "" : arena_printf(&p->arena, "%s * %u + ", p->index, p->m->queue_limit);
    p->next.defers = true;
    promela_line(p, "if");
    promela_line(p, ":: queued%s < %u -> queue[%squeued%s] = input; queued%s++; result = DEFERRED", i,
                 p->m->queue_limit, first, i, i);
    promela_line(p, ":: else");
    promela_line(p, "fi;");
}

static void answer(struct walk *w, const uint32_t *word)
{
    const struct fsm_row *row = &w->p->m->rows[FSM_I_A(*word)];
    if (w->kind == WALK_ALWAYS)
        promela_refuse(w->p, "line %u: an `always` row that answers", row->line);
    promela_comment(w->p, "line %u: %s", row->line, row->text);
    if (word[1] == FSM_DEFERRED)
        defer(w->p);
    else
        promela_line(w->p, "result = %s;", word[1] == FSM_REJECTED ? "REJECTED" : "IGNORED");
}

/* ---- assignments ---- */

static void store(struct walk *w, struct stack *stack, bool shared, uint32_t slot, uint16_t type, unsigned *opened)
{
    struct promela *p = w->p;
    struct formula value = take(stack);
    const struct fsm_type *domain = &p->m->types[type];
    if (domain->kind == FSM_TEXT && value.known && value.number != FSM_MISSING)
        value = formula_number(p, 0); /* which text it is makes no difference */
    struct formula fits = formula_fits(p, &value, domain);
    if (!fits.known)
        walk_keep(w, &value);
    walk_settle(w, stack);
    fits = formula_fits(p, &value, domain);
    require(w, &fits, opened);
    slot_write(p, shared, slot, &value);
}

static void store_at(struct walk *w, struct stack *stack, const uint32_t *word, unsigned *opened)
{
    struct promela *p = w->p;
    struct formula value = take(stack), index = take(stack);
    walk_keep(w, &value);
    walk_keep(w, &index);
    walk_settle(w, stack);
    struct formula fits = formula_fits(p, &value, &p->m->types[word[1]]);
    struct formula least = formula_reaches(p, &index, 0), most = formula_reaches(p, &index, word[2]);
    struct formula below = formula_not(p, &most), within = formula_logic(p, true, &least, &below);
    fits = formula_logic(p, true, &within, &fits);
    require(w, &fits, opened);
    promela_line(p, "if");
    for (uint32_t i = 0; i < word[2]; i++) {
        struct formula number = formula_number(p, i), same = formula_compare(p, FSM_OP_EQ, &index, &number);
        if (same.known && !same.number)
            continue;
        uint64_t lines = promela_branch(p, formula_in(p, &same, BINDS_LOGIC));
        slot_write(p, false, FSM_I_A(*word) + i, &value);
        promela_branch_end(p, lines);
    }
    promela_line(p, ":: else");
    promela_line(p, "fi;");
}

/* n slots from formulas that `element` gives. */
static void copy(struct walk *w, struct stack *stack, const uint32_t *word, unsigned *opened)
{
    struct promela *p = w->p;
    const struct fsm_type *type = &p->m->types[word[2] & 0xffffu];
    uint32_t count = word[2] >> 16;
    struct formula *value = arena_alloc(&p->arena, count * sizeof *value), all = formula_number(p, 1);
    walk_settle(w, stack);
    for (uint32_t i = 0; i < count; i++) {
        value[i] = walk_place(w, word[1] + i);
        struct formula fits = formula_fits(p, &value[i], type);
        all = formula_logic(p, true, &all, &fits);
    }
    require(w, &all, opened);
    for (uint32_t i = 0; i < count; i++)
        slot_write(p, false, FSM_I_A(*word) + i, &value[i]);
}

static void fill(struct walk *w, struct stack *stack, const uint32_t *word, unsigned *opened)
{
    struct promela *p = w->p;
    struct formula value = take(stack);
    walk_keep(w, &value);
    walk_settle(w, stack);
    struct formula fits = formula_fits(p, &value, &p->m->types[word[1] & 0xffffu]);
    require(w, &fits, opened);
    for (uint32_t i = 0; i < word[1] >> 16; i++)
        slot_write(p, false, FSM_I_A(*word) + i, &value);
}

/* ---- time ---- */

static bool is_free_start(const struct walk *w, uint16_t timer, const struct formula *value)
{
    const struct abstraction *world = w->p->world;
    for (uint16_t i = 0; i < world->free_starts; i++) {
        const struct free_start *start = &world->free_start[i];
        if (start->timer == timer && start->event == w->event && start->field == value->field &&
            start->offset == value->offset)
            return true;
    }
    return false;
}

static void start(struct walk *w, struct stack *stack, uint16_t timer, unsigned *opened)
{
    struct promela *p = w->p;
    struct formula value = take(stack);
    walk_keep(w, &value);
    walk_settle(w, stack);
    struct formula there = formula_present(p, &value);
    require(w, &there, opened);
    value.span.may_miss = false;
    if (is_free_start(w, timer, &value))
        slot_start_free(p, timer, w->event, &value);
    else
        slot_write(p, false, p->m->timers[timer].slot, &value);
}

static void mark(struct promela *p, uint32_t window)
{
    const struct fsm_window_def *def = &p->m->windows[window];
    struct formula now = formula_number(p, 0);
    for (uint32_t s = def->slot; s + 1 < (uint32_t)def->slot + def->count; s++)
        if (slot_is_live(p, false, s))
            promela_line(p, "%s = %s;", slot_variable(p, false, s), slot_variable(p, false, s + 1));
    slot_write(p, false, (uint32_t)def->slot + def->count - 1, &now);
}

/* ---- effects ---- */

static uint32_t next_effect(const struct fsm_machine *m, uint32_t at)
{
    while (FSM_I_OP(m->code[at]) != FSM_OP_EMIT)
        at += fsm_op_words(m->code, at);
    return FSM_I_A(m->code[at]);
}

static bool is_read(const struct promela *p, uint32_t effect, uint16_t argument)
{
    return argument < 64 && p->facts.arguments[effect] >> argument & 1;
}

static void argument(struct walk *w, uint32_t at, struct stack *stack, const struct formula *value)
{
    struct promela *p = w->p;
    if (is_read(p, next_effect(p->m, at), stack->args))
        promela_line(p, "%s = %s;", promela_hidden(p, arena_printf(&p->arena, "arg_%u", stack->args)),
                     formula_in(p, value, BINDS_LOGIC));
    stack->args++;
}

static void argument_list(struct walk *w, uint32_t at, struct stack *stack)
{
    uint32_t effect = next_effect(w->p->m, at);
    if (w->p->facts.arguments[effect] >> stack->args)
        promela_refuse(w->p, "a promise reads a list of effect `%s`", w->p->m->effects[effect].name);
    stack->depth--;
    stack->args++;
}

static void place_call(struct walk *w, uint16_t effect, unsigned *opened)
{
    struct promela *p = w->p;
    const struct fsm_effect_def *def = &p->m->effects[effect];
    if (def->mode == FSM_NO_CALL)
        return;
    const char *out = slot_calls(p, effect);
    if (def->mode == FSM_LATEST) {
        promela_line(p, "%s = 1;", out);
        return;
    }
    struct formula room =
        formula_text(arena_printf(&p->arena, "%s < %u", out, def->calls), BINDS_COMPARISON, (struct span){0, 1, false});
    require(w, &room, opened);
    promela_line(p, "%s++;", out);
}

static void emit(struct walk *w, uint16_t effect, struct stack *stack, unsigned *opened)
{
    struct promela *p = w->p;
    const char *name = p->m->effects[effect].name;
    place_call(w, effect, opened);
    stack->args = 0;
    if (p->facts.asked_any)
        promela_line(p, "emitted_any = 1;");
    if (!p->facts.asked[effect])
        return;
    const char *count = promela_hidden(p, arena_printf(&p->arena, "emitted_%s", name));
    if (!p->facts.arguments[effect]) {
        promela_line(p, "%s = 1;", count);
        return;
    }
    promela_line(p, "assert(%s < %d);", count, PROMELA_EMISSIONS);
    for (unsigned a = 0; a < 64; a++)
        if (is_read(p, effect, (uint16_t)a)) {
            promela_hidden(p, arena_printf(&p->arena, "%s_%u[%d]", name, a, PROMELA_EMISSIONS));
            promela_line(p, "%s_%u[%s] = arg_%u;", name, a, count, a);
        }
    promela_line(p, "%s++;", count);
}

/* ---- one deed ---- */

static bool deed_time(struct walk *w, uint32_t op, uint32_t a, struct stack *stack, unsigned *opened)
{
    struct formula missing = formula_number(w->p, FSM_MISSING);
    switch (op) {
    case FSM_OP_START:
    case FSM_OP_START_AT: /* now is 0: for and at are the same */
        start(w, stack, (uint16_t)a, opened);
        return true;
    case FSM_OP_STOP:
        slot_write(w->p, false, w->p->m->timers[a].slot, &missing);
        return true;
    case FSM_OP_MARK:
        mark(w->p, a);
        return true;
    default:
        return false;
    }
}

static bool deed_effect(struct walk *w, uint32_t at, struct stack *stack, unsigned *opened)
{
    const uint32_t *word = &w->p->m->code[at];
    struct formula value;
    switch (FSM_I_OP(*word)) {
    case FSM_OP_ARG:
    case FSM_OP_ARG_TEXT:
        value = take(stack);
        argument(w, at, stack, &value);
        return true;
    case FSM_OP_ARGS:
        for (uint32_t i = 0; i < (word[1] & 0xffffu); i++) {
            value = walk_place(w, FSM_I_A(*word) + i);
            argument(w, at, stack, &value);
        }
        return true;
    case FSM_OP_ARG_LIST:
        argument_list(w, at, stack);
        return true;
    case FSM_OP_EMIT:
        walk_settle(w, stack);
        emit(w, (uint16_t)FSM_I_A(*word), stack, opened);
        return true;
    default:
        return false;
    }
}

void deed_emit(struct walk *w, uint32_t at, struct stack *stack, unsigned *opened)
{
    struct promela *p = w->p;
    const uint32_t *word = &p->m->code[at];
    uint32_t op = FSM_I_OP(*word), a = FSM_I_A(*word);
    struct formula value;
    if (deed_effect(w, at, stack, opened))
        return;
    if (op != FSM_OP_STORE && op != FSM_OP_STORE_SHARED && op != FSM_OP_STORE_AT && op != FSM_OP_FILL &&
        op != FSM_OP_START && op != FSM_OP_START_AT)
        walk_settle(w, stack);
    if (deed_time(w, op, a, stack, opened))
        return;
    switch (op) {
    case FSM_OP_TAKE:
    case FSM_OP_TAKE_SURE:
        begin_row(w, a, opened);
        break;
    case FSM_OP_ANSWER:
        answer(w, word);
        break;
    case FSM_OP_SET:
        value = formula_number(p, (int32_t)word[1]);
        slot_write(p, false, a, &value);
        break;
    case FSM_OP_STORE:
    case FSM_OP_STORE_SHARED:
        store(w, stack, op == FSM_OP_STORE_SHARED, a, (uint16_t)word[1], opened);
        break;
    case FSM_OP_STORE_AT:
        store_at(w, stack, word, opened);
        break;
    case FSM_OP_COPY:
        copy(w, stack, word, opened);
        break;
    case FSM_OP_FILL:
        fill(w, stack, word, opened);
        break;
    case FSM_OP_SAVE_LEAF:
        value = slot_read(p, FSM_INST, FSM_SLOT_LEAF);
        slot_write(p, false, a, &value);
        break;
    default: /* GOTO */
        promela_line(p, "%s = S_%s;", slot_variable(p, false, FSM_SLOT_LEAF), p->m->states[p->m->leaf_state[a]].name);
    }
}
