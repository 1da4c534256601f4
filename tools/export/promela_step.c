/* promela_step.c: steps as inlines: what begins one, its rows, what ends it, and the promises it asks.
 *
 * A step comes in pieces that follow each other: what comes before any row (event_E, retry_E, expired_T), the rows
 * (rows_E; several where they are long) and what comes after (after_E). Together they are one move, but SPIN bounds
 * the length of a d_step, and the pieces are where it may be cut. */
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
static const char *leaves_with(struct promela *p, const char *state, uint32_t code, uint16_t column, uint16_t from)
{
    const char *text = NULL;
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

/* The rows of one piece. `state` is where the leaf is read: a piece before may have changed it. */
static void by_leaf(struct promela *p, uint16_t column, enum walk_kind kind, uint8_t piece, const char *state)
{
    uint16_t event = column < p->m->event_count ? column : UINT16_MAX;
    size_t first = (size_t)column * p->m->leaves;
    promela_line(p, "if");
    for (uint16_t leaf = 0; leaf < p->m->leaves; leaf++) {
        uint32_t code = fsm_pair_of(p->m, leaf, column)->code;
        if (FSM_I_OP(p->m->code[code]) == FSM_OP_GAP || !is_first_with(p, code, column, leaf) ||
            p->facts.piece[first + leaf] != piece)
            continue;
        uint64_t lines = promela_branch(p, leaves_with(p, state, code, column, leaf));
        walk_step(p, code, kind, event);
        promela_branch_end(p, lines);
        p->next.lines[first + leaf] = p->lines - lines;
    }
    promela_line(p, ":: else");
    promela_line(p, "fi;");
}

/* Leaves go into one piece until it is long. */
static void cut_pieces(struct promela *p, uint16_t column)
{
    size_t first = (size_t)column * p->m->leaves;
    uint64_t lines = 0;
    uint8_t piece = 0;
    for (uint16_t leaf = 0; leaf < p->m->leaves; leaf++) {
        lines += p->next.lines[first + leaf];
        if (lines > PROMELA_D_STEP && lines > p->next.lines[first + leaf] && piece < UINT8_MAX) {
            piece++;
            lines = p->next.lines[first + leaf];
        }
        p->next.piece[first + leaf] = piece;
    }
}

unsigned step_pieces(const struct promela *p, uint16_t column)
{
    return p->facts.piece[(size_t)column * p->m->leaves + p->m->leaves - 1] + 1u;
}

const char *step_rows(struct promela *p, uint16_t column, unsigned piece)
{
    bool event = column < p->m->event_count;
    const char *name = event ? p->m->events[column].name : p->m->timers[column - p->m->event_count].name;
    const char *rows = arena_printf(&p->arena, event ? "rows_%s" : "rows_expired_%s", name);
    return step_pieces(p, column) == 1 ? rows : arena_printf(&p->arena, "%s_%u", rows, piece);
}

static void declare_rows(struct promela *p, uint16_t column)
{
    unsigned pieces = step_pieces(p, column);
    const char *state = pieces == 1 ? slot_variable(p, false, FSM_SLOT_LEAF) : "leaf";
    for (unsigned piece = 0; piece < pieces; piece++) {
        promela_inline(p, step_rows(p, column, piece));
        by_leaf(p, column, WALK_STEP, (uint8_t)piece, state);
        promela_inline_end(p);
    }
    cut_pieces(p, column);
}

/* Before any row; with several pieces, the leaf is kept for all of them. */
static void call_begin(struct promela *p, uint16_t column)
{
    promela_call(p, "begin");
    if (step_pieces(p, column) > 1)
        promela_line(p, "%s = %s;", promela_hidden(p, "leaf"), slot_variable(p, false, FSM_SLOT_LEAF));
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
    by_leaf(p, fsm_always(p->m), WALK_ALWAYS, 0, slot_variable(p, false, FSM_SLOT_LEAF));
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

static bool is_reply(const struct promela *p, uint16_t event)
{
    uint16_t effect = p->m->events[event].reply_to;
    return effect != UINT16_MAX && p->m->effects[effect].mode != FSM_NO_CALL;
}

/* After the row: the promises, unless an assumption about the event fails. */
static void declare_after(struct promela *p, const char *name, uint16_t column)
{
    promela_inline(p, arena_printf(&p->arena, "after_%s", name));
    if (column < p->m->event_count && is_reply(p, column)) /* which nothing came of: its call is still out */
        promela_line(p, "if :: ended == 1 && result == NO_ROW -> %s++ :: else fi;",
                     slot_calls(p, p->m->events[column].reply_to));
    if (finishes(p))
        promela_call(p, "finish");
    promela_line(p, "if");
    promela_line(p, ":: result == STEPPED || result == IGNORED ->");
    p->indent++;
    bool excludes = promises_exclude(p, column);
    if (excludes) {
        p->next.refusable = true;
        if (p->facts.defers || column >= p->m->event_count)
            promela_refuse(p, "an assumption speaks of an expiry, or of an event while events are deferred");
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
    promela_comment(p, "event %s, line %u", def->name, def->line);
    promela_inline(p, arena_printf(&p->arena, "event_%s", def->name));
    step_no_fields(p, def->slots);
    call_begin(p, event);
    if (is_reply(p, event)) {
        promela_line(p, "%s--;", slot_calls(p, def->reply_to));
        promela_line(p, "%s = 1;", promela_hidden(p, "ended"));
    }
    promela_inline_end(p);
    declare_rows(p, event);
    declare_after(p, def->name, event);
}

static void declare_expiry(struct promela *p, uint16_t timer)
{
    struct formula missing = formula_number(p, FSM_MISSING);
    uint16_t column = fsm_expired(p->m, timer);
    promela_comment(p, "expired %s", p->m->timers[timer].name);
    promela_inline(p, arena_printf(&p->arena, "expired_%s", p->m->timers[timer].name));
    step_no_fields(p, 0);
    slot_write(p, false, p->m->timers[timer].slot, &missing);
    call_begin(p, column);
    promela_inline_end(p);
    declare_rows(p, column);
    declare_after(p, arena_printf(&p->arena, "expired_%s", p->m->timers[timer].name), column);
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
    call_begin(p, event);
    if (is_reply(p, event)) /* its call ended when it was deferred */
        promela_line(p, "ended = 0;");
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
