/* promela_step.c: steps as inlines: what begins one, its rows, what ends it, and the promises it asks.
 *
 * A step comes in two halves, the row (event_E, retry_E, expired_T) and what comes after (after_E, after_expired_T):
 * together they are one move, but SPIN bounds the length of a d_step. */
#include <inttypes.h>

#include "promela_in.h"

bool steps_rest(const struct promela *p)
{
    for (uint16_t leaf = 0; leaf < p->m->leaves; leaf++)
        if (FSM_I_OP(p->m->code[fsm_pair_of(p->m, leaf, fsm_always(p->m))->code]) != FSM_OP_GAP)
            return true;
    return false;
}

/* ---- what a column's rows do, leaf by leaf ---- */

static const char *leaf_name(const struct promela *p, uint16_t leaf)
{
    return p->m->states[p->m->leaf_state[leaf]].name;
}

/* Leaves that share their code stand together. */
static const char *leaves_with(struct promela *p, uint32_t code, uint16_t column, uint16_t from)
{
    const char *state = slot_variable(p, false, FSM_SLOT_LEAF), *text = NULL;
    for (uint16_t leaf = from; leaf < p->m->leaves; leaf++) {
        if (fsm_pair_of(p->m, leaf, column)->code != code)
            continue;
        const char *one = arena_printf(&p->arena, "%s == S_%s", state, leaf_name(p, leaf));
        text = text ? arena_printf(&p->arena, "%s || %s", text, one) : one;
    }
    return text;
}

static bool is_first_with(const struct promela *p, uint32_t code, uint16_t column, uint16_t leaf)
{
    for (uint16_t before = 0; before < leaf; before++)
        if (fsm_pair_of(p->m, before, column)->code == code)
            return false;
    return true;
}

static void by_leaf(struct promela *p, uint16_t column, enum walk_kind kind)
{
    uint16_t event = column < p->m->event_count ? column : UINT16_MAX;
    promela_line(p, "if");
    for (uint16_t leaf = 0; leaf < p->m->leaves; leaf++) {
        uint32_t code = fsm_pair_of(p->m, leaf, column)->code;
        if (FSM_I_OP(p->m->code[code]) == FSM_OP_GAP || !is_first_with(p, code, column, leaf))
            continue;
        uint64_t lines = promela_branch(p, leaves_with(p, code, column, leaf));
        walk_step(p, code, kind, event);
        promela_branch_end(p, lines);
    }
    promela_line(p, ":: else");
    promela_line(p, "fi;");
}

/* ---- around every step ---- */

static void declare_begin(struct promela *p)
{
    promela_comment(p, "before any row is chosen");
    promela_inline(p, "begin");
    promela_line(p, "result = NO_ROW;");
    if (steps_rest(p))
        promela_line(p, "%s = 0;", promela_hidden(p, "rows"));
    if (p->facts.asked_any)
        promela_line(p, "%s = 0;", promela_hidden(p, "emitted_any"));
    for (uint16_t e = 0; e < p->m->effect_count; e++)
        if (p->facts.asked[e])
            promela_line(p, "%s = 0;", promela_hidden(p, arena_printf(&p->arena, "emitted_%s", p->m->effects[e].name)));
    slots_begin(p);
    promela_inline_end(p);
}

static void declare_restore(struct promela *p)
{
    if (!p->facts.refusable)
        return;
    promela_comment(p, "a refused step has not happened");
    promela_inline(p, "restore");
    slots_restore(p);
    promela_inline_end(p);
}

static void declare_rest(struct promela *p)
{
    promela_comment(p, "`always` rows, until none matches");
    promela_hidden(p, "took");
    promela_inline(p, "rest");
    promela_line(p, "do");
    promela_line(p, ":: result == STEPPED ->");
    p->indent++;
    promela_line(p, "took = 0;");
    by_leaf(p, fsm_always(p->m), WALK_ALWAYS);
    promela_line(p, "if :: took == 0 -> break :: else fi");
    p->indent--;
    promela_line(p, ":: else -> break");
    promela_line(p, "od;");
    promela_inline_end(p);
}

/* Whether anything is left to do after a row. */
static bool finishes(const struct promela *p)
{
    return steps_rest(p) || p->facts.refusable || p->facts.defers;
}

static void declare_finish(struct promela *p)
{
    const char *at = p->instances == 1 ? "" : "[i]";
    promela_comment(p, "after the row");
    promela_inline(p, "finish");
    if (steps_rest(p))
        promela_call(p, "rest");
    promela_line(p, "if");
    if (p->facts.refusable)
        promela_line(p, ":: result == REFUSED -> %s", promela_called(p, "restore"));
    if (p->facts.defers) {
        struct formula before = slot_read(p, FSM_BEFORE, FSM_SLOT_LEAF);
        promela_line(p, ":: result == STEPPED && state%s != %s -> released%s = queued%s", at, before.text, at, at);
    }
    promela_line(p, ":: else");
    promela_line(p, "fi;");
    promela_inline_end(p);
}

/* ---- fields ---- */

/* Fields are variables of one move; one that is read where there is none is 0. */
void step_no_fields(struct promela *p, uint32_t from)
{
    for (uint32_t k = from; k < FSM_FIELDS_MAX; k++)
        if (p->facts.field_lacking[k])
            promela_line(p, "field_%u = 0;", k);
}

const char *step_input(struct promela *p, uint32_t index)
{
    const struct input *input = &p->world->input[index];
    const char *text = p->facts.defers ? arena_printf(&p->arena, "input = %u; ", index) : "";
    for (uint32_t k = 0; k < p->m->events[input->event].slots; k++) {
        struct formula number = formula_number(p, input_value(p, input, k));
        if (p->facts.field_read[k])
            text = arena_printf(&p->arena, "%sfield_%u = %s; ", text, k, formula_in(p, &number, BINDS_SUM));
    }
    return text;
}

/* ---- steps ---- */

/* After the row: the promises, unless an assumption about the event fails. */
static void declare_after(struct promela *p, const char *name, uint16_t column)
{
    promela_inline(p, arena_printf(&p->arena, "after_%s", name));
    if (finishes(p))
        promela_call(p, "finish");
    promela_line(p, "if");
    promela_line(p, ":: result == STEPPED || result == IGNORED ->");
    p->indent++;
    bool excludes = promises_exclude(p, column);
    if (excludes) {
        p->next.refusable = true;
        if (p->facts.defers)
            promela_refuse(p, "an assumption speaks of an event while events are deferred");
        promela_line(p, "if");
        promela_line(p, ":: excluded -> %s", promela_called(p, "restore"));
        promela_line(p, ":: else ->");
        p->indent++;
    }
    promela_call(p, "asked");
    promises_after(p, FSM_ON_EVENT, column);
    if (excludes) {
        p->indent--;
        promela_line(p, "fi");
    }
    p->indent--;
    promela_line(p, ":: else");
    promela_line(p, "fi;");
    promela_inline_end(p);
}

static void declare_event(struct promela *p, uint16_t event)
{
    const struct fsm_event_def *def = &p->m->events[event];
    bool reply = def->reply_to != UINT16_MAX && p->m->effects[def->reply_to].mode != FSM_NO_CALL;
    const char *calls = reply ? slot_calls(p, def->reply_to) : NULL;
    promela_comment(p, "event %s, line %u", def->name, def->line);
    promela_inline(p, arena_printf(&p->arena, "rows_%s", def->name));
    by_leaf(p, event, WALK_STEP);
    promela_inline_end(p);
    promela_inline(p, arena_printf(&p->arena, "event_%s", def->name));
    step_no_fields(p, def->slots);
    promela_call(p, "begin");
    if (reply)
        promela_line(p, "%s--;", calls);
    promela_call(p, arena_printf(&p->arena, "rows_%s", def->name));
    if (reply)
        promela_line(p, "if :: result == NO_ROW -> %s++ :: else fi;", calls);
    promela_inline_end(p);
    declare_after(p, def->name, event);
}

static void declare_expiry(struct promela *p, uint16_t timer)
{
    struct formula missing = formula_number(p, FSM_MISSING);
    promela_comment(p, "expired %s", p->m->timers[timer].name);
    promela_inline(p, arena_printf(&p->arena, "expired_%s", p->m->timers[timer].name));
    step_no_fields(p, 0);
    slot_write(p, false, p->m->timers[timer].slot, &missing);
    promela_call(p, "begin");
    by_leaf(p, fsm_expired(p->m, timer), WALK_STEP);
    promela_inline_end(p);
    declare_after(p, arena_printf(&p->arena, "expired_%s", p->m->timers[timer].name), fsm_expired(p->m, timer));
}

bool step_is_deferred(const struct promela *p, uint16_t event)
{
    for (uint16_t leaf = 0; leaf < p->m->leaves; leaf++) {
        const struct fsm_pair *pair = fsm_pair_of(p->m, leaf, event);
        for (uint32_t r = 0; r < pair->rows; r++)
            if (p->m->rows[p->m->pair_rows[pair->row + r]].verdict == FSM_DEFERRED)
                return true;
    }
    return false;
}

/* The oldest deferred event leaves the queue. */
static void declare_retry(struct promela *p)
{
    const char *at = p->instances == 1 ? "" : "[i]";
    const char *first = p->instances == 1 ? "" : arena_printf(&p->arena, "i * %u + ", p->m->queue_limit);
    promela_comment(p, "the oldest deferred event is tried again");
    promela_hidden(p, "place");
    promela_inline(p, "retry");
    promela_line(p, "input = queue[%s0];", first);
    promela_line(p, "queued%s--;", at);
    promela_line(p, "released%s--;", at);
    promela_line(p, "place = 0;");
    promela_line(p, "do");
    promela_line(p, ":: place < queued%s -> queue[%splace] = queue[%splace + 1]; place++", at, first, first);
    promela_line(p, ":: else -> break");
    promela_line(p, "od;");
    promela_line(p, "queue[%splace] = 0;", first);
    promela_inline_end(p);
}

static void declare_release(struct promela *p, uint16_t event)
{
    const struct abstraction *world = p->world;
    const char *name = p->m->events[event].name;
    promela_inline(p, arena_printf(&p->arena, "retry_%s", name));
    promela_call(p, "retry");
    promela_line(p, "if");
    for (uint32_t n = world->first_input[event]; n < world->first_input[event + 1]; n++)
        promela_line(p, ":: input == %u -> %sskip", n, step_input(p, n));
    promela_line(p, "fi;");
    step_no_fields(p, p->m->events[event].slots);
    promela_call(p, "begin");
    promela_call(p, arena_printf(&p->arena, "rows_%s", name));
    promela_inline_end(p);
}

static void declare_creation(struct promela *p)
{
    promela_comment(p, "an instance comes to be");
    promela_inline(p, "create");
    step_no_fields(p, 0);
    promela_call(p, "begin");
    promela_line(p, "result = STEPPED;");
    walk_step(p, p->m->start, WALK_STEP, UINT16_MAX);
    if (finishes(p))
        promela_call(p, "finish");
    slots_begin(p); /* nothing was before */
    promela_call(p, "asked");
    promela_inline_end(p);
}

void steps_declare(struct promela *p)
{
    promela_hidden(p, "result");
    if (p->facts.defers)
        promela_hidden(p, "input");
    walk_functions(p);
    declare_begin(p);
    declare_restore(p);
    if (steps_rest(p))
        declare_rest(p);
    if (finishes(p))
        declare_finish(p);
    promises_declare(p);
    for (uint16_t e = 0; e < p->m->event_count; e++)
        declare_event(p, e);
    for (uint16_t t = 0; t < p->m->timer_count; t++)
        declare_expiry(p, t);
    if (p->facts.defers)
        declare_retry(p);
    for (uint16_t e = 0; p->facts.defers && e < p->m->event_count; e++)
        if (step_is_deferred(p, e))
            declare_release(p, e);
    declare_creation(p);
}
