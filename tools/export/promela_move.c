/* promela_move.c: what can happen, move by move.
 *
 * A move is one d_step: it begins when nothing is due on its instance (or with what is due), takes a row, rests, and
 * asks the promises. Between moves the model is in one place only, so that a state of SPIN is a state of the machine.
 * Where an event has several inputs one is chosen first; an atomic sequence keeps that from being a state. */
#include <inttypes.h>

#include "promela_in.h"

static const char *instance_argument(const struct promela *p)
{
    return p->instances == 1 ? "" : "i";
}

static const char *instance_suffix(struct promela *p)
{
    return p->instances == 1 ? "" : arena_printf(&p->arena, "[%s]", p->index);
}

bool moves_always(const struct promela *p)
{
    for (uint16_t leaf = 0; leaf < p->m->leaves; leaf++)
        if (FSM_I_OP(p->m->code[fsm_pair_of(p->m, leaf, fsm_always(p->m))->code]) != FSM_OP_GAP)
            return true;
    return false;
}

static bool is_timed(const struct promela *p)
{
    return p->world->tick != 0;
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

static void open_inline(struct promela *p, const char *name)
{
    promela_line(p, "inline %s(%s) {", name, instance_argument(p));
    p->indent++;
}

static void close_inline(struct promela *p)
{
    p->indent--;
    promela_line(p, "}");
}

static void declare_begin(struct promela *p)
{
    promela_comment(p, "before any row is chosen");
    open_inline(p, "begin");
    promela_line(p, "result = NO_ROW;");
    if (moves_always(p))
        promela_line(p, "%s = 0;", promela_hidden(p, "rows"));
    if (p->facts.asked_any)
        promela_line(p, "%s = 0;", promela_hidden(p, "emitted_any"));
    for (uint16_t e = 0; e < p->m->effect_count; e++)
        if (p->facts.asked[e])
            promela_line(p, "%s = 0;", promela_hidden(p, arena_printf(&p->arena, "emitted_%s", p->m->effects[e].name)));
    slots_begin(p);
    close_inline(p);
}

static void declare_restore(struct promela *p)
{
    if (!p->facts.refusable)
        return;
    promela_comment(p, "a refused step has not happened");
    open_inline(p, "restore");
    slots_restore(p);
    close_inline(p);
}

static void declare_rest(struct promela *p)
{
    promela_comment(p, "`always` rows, until none matches");
    promela_hidden(p, "took");
    open_inline(p, "rest");
    promela_line(p, "do");
    promela_line(p, ":: result == STEPPED ->");
    p->indent++;
    promela_line(p, "took = 0;");
    by_leaf(p, fsm_always(p->m), WALK_ALWAYS);
    promela_line(p, "if :: took == 0 -> break :: else fi");
    p->indent--;
    promela_line(p, ":: else -> break");
    promela_line(p, "od;");
    close_inline(p);
}

/* Whether anything is left to do after a row. */
static bool finishes(const struct promela *p)
{
    return moves_always(p) || p->facts.refusable || p->facts.defers;
}

static void declare_finish(struct promela *p)
{
    const char *at = p->instances == 1 ? "" : "[i]";
    promela_comment(p, "after the row");
    open_inline(p, "finish");
    if (moves_always(p))
        promela_line(p, "rest(%s);", instance_argument(p));
    promela_line(p, "if");
    if (p->facts.refusable)
        promela_line(p, ":: result == REFUSED -> restore(%s)", instance_argument(p));
    if (p->facts.defers) {
        struct formula before = slot_read(p, FSM_BEFORE, FSM_SLOT_LEAF);
        promela_line(p, ":: result == STEPPED && state%s != %s -> released%s = queued%s", at, before.text, at, at);
    }
    promela_line(p, ":: else");
    promela_line(p, "fi;");
    close_inline(p);
}

/* ---- fields ---- */

/* Fields are variables of one move; one that is read where there is none is 0. */
static void no_fields(struct promela *p, uint32_t from)
{
    for (uint32_t k = from; k < FSM_FIELDS_MAX; k++)
        if (p->facts.field_lacking[k])
            promela_line(p, "field_%u = 0;", k);
}

static const char *input_text(struct promela *p, uint32_t index)
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
static void ask_promises(struct promela *p, uint16_t column)
{
    const char *i = instance_argument(p);
    if (finishes(p))
        promela_line(p, "finish(%s);", i);
    promela_line(p, "if");
    promela_line(p, ":: result == STEPPED || result == IGNORED ->");
    p->indent++;
    bool excludes = promises_exclude(p, column);
    if (excludes) {
        p->next.refusable = true;
        if (p->facts.defers)
            promela_refuse(p, "an assumption speaks of an event while events are deferred");
        promela_line(p, "if");
        promela_line(p, ":: excluded -> restore(%s)", i);
        promela_line(p, ":: else ->");
        p->indent++;
    }
    promela_line(p, "asked(%s);", i);
    promises_after(p, FSM_ON_EVENT, column);
    if (excludes) {
        p->indent--;
        promela_line(p, "fi");
    }
    p->indent--;
    promela_line(p, ":: else");
    promela_line(p, "fi;");
}

/* The other instances see only what is shared. */
static void ask_of_states(struct promela *p, const char *moved)
{
    if (!promises_of_state(p, false))
        return;
    for (unsigned k = 0; k < p->instances; k++) {
        const char *number = arena_printf(&p->arena, "%u", k);
        if (p->instances == 1)
            promela_line(p, moved ? "still();" : "if :: QUIET(0) -> still() :: else fi;");
        else if (moved && number[0] == moved[0] && !moved[1])
            promela_line(p, "still(%u);", k);
        else if (!moved || promises_of_state(p, true))
            promela_line(p, "if :: QUIET(%u) -> still(%u) :: else fi;", k, k);
    }
}

/* A loop may not be the last thing in a d_step. */
static void end_move(struct promela *p, const char *moved)
{
    ask_of_states(p, moved);
    promela_line(p, "skip");
}

static void declare_event(struct promela *p, uint16_t event)
{
    const struct fsm_event_def *def = &p->m->events[event];
    bool reply = def->reply_to != UINT16_MAX && p->m->effects[def->reply_to].mode != FSM_NO_CALL;
    const char *i = instance_argument(p), *calls = reply ? slot_calls(p, def->reply_to) : NULL;
    promela_comment(p, "event %s, line %u", def->name, def->line);
    open_inline(p, arena_printf(&p->arena, "rows_%s", def->name));
    by_leaf(p, event, WALK_STEP);
    close_inline(p);
    open_inline(p, arena_printf(&p->arena, "event_%s", def->name));
    no_fields(p, def->slots);
    promela_line(p, "begin(%s);", i);
    if (reply)
        promela_line(p, "%s--;", calls);
    promela_line(p, "rows_%s(%s);", def->name, i);
    if (reply)
        promela_line(p, "if :: result == NO_ROW -> %s++ :: else fi;", calls);
    ask_promises(p, event);
    close_inline(p);
}

static void declare_expiry(struct promela *p, uint16_t timer)
{
    struct formula missing = formula_number(p, FSM_MISSING);
    promela_comment(p, "expired %s", p->m->timers[timer].name);
    open_inline(p, arena_printf(&p->arena, "expired_%s", p->m->timers[timer].name));
    no_fields(p, 0);
    slot_write(p, false, p->m->timers[timer].slot, &missing);
    promela_line(p, "begin(%s);", instance_argument(p));
    by_leaf(p, fsm_expired(p->m, timer), WALK_STEP);
    ask_promises(p, fsm_expired(p->m, timer));
    close_inline(p);
}

static bool is_deferred_somewhere(const struct promela *p, uint16_t event)
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
    open_inline(p, "retry");
    promela_line(p, "input = queue[%s0];", first);
    promela_line(p, "queued%s--;", at);
    promela_line(p, "released%s--;", at);
    promela_line(p, "place = 0;");
    promela_line(p, "do");
    promela_line(p, ":: place < queued%s -> queue[%splace] = queue[%splace + 1]; place++", at, first, first);
    promela_line(p, ":: else -> break");
    promela_line(p, "od;");
    promela_line(p, "queue[%splace] = 0;", first);
    close_inline(p);
}

static void declare_release(struct promela *p, uint16_t event)
{
    const struct abstraction *world = p->world;
    const char *i = instance_argument(p), *name = p->m->events[event].name;
    open_inline(p, arena_printf(&p->arena, "retry_%s", name));
    promela_line(p, "retry(%s);", i);
    promela_line(p, "if");
    for (uint32_t n = world->first_input[event]; n < world->first_input[event + 1]; n++)
        promela_line(p, ":: input == %u -> %sskip", n, input_text(p, n));
    promela_line(p, "fi;");
    no_fields(p, p->m->events[event].slots);
    promela_line(p, "begin(%s);", i);
    promela_line(p, "rows_%s(%s);", name, i);
    ask_promises(p, event);
    close_inline(p);
}

static void declare_creation(struct promela *p)
{
    promela_comment(p, "an instance comes to be");
    open_inline(p, "create");
    no_fields(p, 0);
    promela_line(p, "begin(%s);", instance_argument(p));
    promela_line(p, "result = STEPPED;");
    walk_step(p, p->m->start, WALK_STEP, UINT16_MAX);
    if (finishes(p))
        promela_line(p, "finish(%s);", instance_argument(p));
    slots_begin(p); /* nothing was before */
    promela_line(p, "asked(%s);", instance_argument(p));
    close_inline(p);
}

void moves_declare(struct promela *p)
{
    promela_hidden(p, "result");
    if (p->facts.defers)
        promela_hidden(p, "input");
    walk_functions(p);
    declare_begin(p);
    declare_restore(p);
    if (moves_always(p))
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
        if (is_deferred_somewhere(p, e))
            declare_release(p, e);
    declare_creation(p);
}

/* ---- options ---- */

static void event_option(struct promela *p, unsigned instance, uint16_t event)
{
    const struct abstraction *world = p->world;
    const struct fsm_event_def *def = &p->m->events[event];
    const char *arg = p->instances == 1 ? "" : p->index, *guard = arena_printf(&p->arena, "QUIET(%u)", instance);
    uint32_t first = world->first_input[event], end = world->first_input[event + 1];
    if (def->reply_to != UINT16_MAX && p->m->effects[def->reply_to].mode != FSM_NO_CALL)
        guard = arena_printf(&p->arena, "%s && %s > 0", guard, slot_calls(p, def->reply_to));
    if (end - first == 1) {
        promela_line(p, ":: d_step { %s -> %sevent_%s(%s);", guard, input_text(p, first), def->name, arg);
    } else {
        promela_line(p, ":: atomic { %s ->", guard);
        p->indent++;
        promela_line(p, "if");
        for (uint32_t n = first; n < end; n++)
            promela_line(p, ":: d_step { %sskip }", input_text(p, n));
        promela_line(p, "fi;");
        p->indent--;
        promela_line(p, "   d_step { event_%s(%s);", def->name, arg);
    }
    p->indent++;
    end_move(p, p->index);
    p->indent--;
    promela_line(p, end - first == 1 ? "   }" : "   } }");
}

/* Of timers that are due the one declared first; a free one when nothing is due. */
static void expiry_options(struct promela *p, unsigned instance, uint16_t timer)
{
    const char *arg = p->instances == 1 ? "" : p->index, *guard = NULL;
    int64_t base = slot_free_base(p, timer);
    const char *name = slot_variable(p, false, p->m->timers[timer].slot);
    guard = arena_printf(&p->arena, "%s == 0", name);
    for (uint16_t t = 0; t < timer; t++)
        guard = arena_printf(&p->arena, "%s && %s != 0", guard, slot_variable(p, false, p->m->timers[t].slot));
    if (base)
        guard = arena_printf(&p->arena, "%s || QUIET(%u) && %s == %" PRId64, guard, instance, name, base);
    promela_line(p, ":: d_step { %s -> expired_%s(%s);", guard, p->m->timers[timer].name, arg);
    p->indent++;
    end_move(p, p->index);
    p->indent--;
    promela_line(p, "   }");
}

static void release_option(struct promela *p, uint16_t event)
{
    const char *arg = p->instances == 1 ? "" : p->index, *suffix = instance_suffix(p);
    const char *head =
        p->instances == 1 ? "queue[0]" : arena_printf(&p->arena, "queue[%s * %u]", arg, p->m->queue_limit);
    const char *guard = arena_printf(&p->arena, "released%s > 0 && %s >= %u && %s < %u", suffix, head,
                                     p->world->first_input[event], head, p->world->first_input[event + 1]);
    for (uint16_t t = 0; t < p->m->timer_count; t++)
        guard = arena_printf(&p->arena, "%s && %s != 0", guard, slot_variable(p, false, p->m->timers[t].slot));
    promela_line(p, ":: d_step { %s -> retry_%s(%s);", guard, p->m->events[event].name, arg);
    p->indent++;
    end_move(p, p->index);
    p->indent--;
    promela_line(p, "   }");
}

static void refill_option(struct promela *p, unsigned instance, uint16_t variable)
{
    const struct fsm_var *var = &p->m->shared[variable];
    const char *arg = p->instances == 1 ? "" : p->index;
    struct formula value = formula_number(p, slot_refill(p, var));
    if (!fsm_in_domain(p->m, &p->m->types[var->type], value.number))
        return; /* refused, and nothing changes */
    promela_line(p, ":: d_step { QUIET(%u) -> begin(%s);", instance, arg);
    p->indent++;
    promela_comment(p, "refill of %s", var->name);
    no_fields(p, 0);
    for (uint16_t k = 0; k < p->m->types[var->type].count; k++)
        slot_write(p, true, (uint32_t)var->slot + k, &value);
    promela_line(p, "result = STEPPED;");
    promela_line(p, "asked(%s);", arg);
    promises_after(p, FSM_ON_REFILL, variable);
    end_move(p, p->index);
    p->indent--;
    promela_line(p, "   }");
}

static void tick_option(struct promela *p)
{
    const char *guard = "QUIET(0)";
    for (unsigned k = 1; k < p->instances; k++)
        guard = arena_printf(&p->arena, "%s && QUIET(%u)", guard, k);
    promela_line(p, ":: d_step { %s -> skip;", guard);
    p->indent++;
    promela_comment(p, "a tick passes for all");
    slots_tick_shared(p);
    for (unsigned k = 0; k < p->instances; k++) {
        p->index = arena_printf(&p->arena, "%u", k);
        slots_tick(p);
    }
    end_move(p, NULL);
    p->indent--;
    promela_line(p, "   }");
}

static void instance_options(struct promela *p, unsigned instance)
{
    p->index = arena_printf(&p->arena, "%u", instance);
    for (uint16_t e = 0; e < p->m->event_count; e++)
        event_option(p, instance, e);
    for (uint16_t t = 0; t < p->m->timer_count; t++)
        expiry_options(p, instance, t);
    for (uint16_t e = 0; p->facts.defers && e < p->m->event_count; e++)
        if (is_deferred_somewhere(p, e))
            release_option(p, e);
    for (uint16_t s = 0; s < p->m->shared_count; s++)
        if (p->m->shared[s].every)
            refill_option(p, instance, s);
}

void moves_options(struct promela *p)
{
    for (unsigned k = 0; k < p->instances; k++)
        instance_options(p, k);
    if (is_timed(p))
        tick_option(p);
    p->index = "i";
}
