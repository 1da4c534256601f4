/* promela_move.c: what can happen, move by move.
 *
 * A move is one d_step: it begins when nothing is due on its instance (or with what is due), takes a row, rests, and
 * asks the promises. Between moves the model is in one place only, so that a state of SPIN is a state of the machine.
 * Where an event has several inputs one is chosen first, and a step that is too long for one d_step becomes two; an
 * atomic sequence keeps that from being a state. */
#include <inttypes.h>
#include <string.h>

#include "promela_in.h"

/* Promises about states are asked where nothing is due. A move changes for the other instances what is shared alone;
 * `moved` is NULL where time passed for all. */
static void ask_of_states(struct promela *p, const char *moved)
{
    if (!promises_of_state(p, false))
        return;
    for (unsigned k = 0; k < p->instances; k++) {
        const char *number = arena_printf(&p->arena, "%u", k);
        if (p->instances == 1)
            promela_line(p, "if :: QUIET(0) -> still() :: else fi;");
        else if (!moved || !strcmp(number, moved) || promises_of_state(p, true))
            promela_line(p, "if :: QUIET(%u) -> still(%u) :: else fi;", k, k);
    }
}

/* The promises about states, then an end: a loop may not be the last thing in a d_step. */
static void end_move(struct promela *p, const char *moved)
{
    ask_of_states(p, moved);
    promela_line(p, "skip");
}

/* ---- moves of an instance ---- */

static void choose_input(struct promela *p, uint16_t event)
{
    p->indent++;
    promela_line(p, "if");
    for (uint32_t n = p->world->first_input[event]; n < p->world->first_input[event + 1]; n++)
        promela_line(p, ":: d_step { %sskip }", step_input(p, n));
    promela_line(p, "fi;");
    p->indent--;
}

/* Pieces follow each other in one d_step until it is long. */
static void pieces(struct promela *p, uint16_t column, const char *after)
{
    uint64_t lines = 0;
    unsigned count = step_pieces(p, column);
    for (unsigned piece = 0; piece <= count; piece++) {
        const char *name = piece < count ? step_rows(p, column, piece) : after;
        uint64_t more = promela_lines_of(p, name);
        if (lines && lines + more > PROMELA_D_STEP) {
            promela_line(p, "skip };");
            promela_line(p, "d_step {");
            lines = 0;
        }
        promela_call(p, name);
        lines += more;
    }
}

static bool is_long(struct promela *p, uint16_t column, const char *after)
{
    uint64_t lines = promela_lines_of(p, after);
    for (unsigned piece = 0; piece < step_pieces(p, column); piece++)
        lines += promela_lines_of(p, step_rows(p, column, piece));
    return lines > PROMELA_D_STEP;
}

struct option_text {
    const char *guard;
    const char *input;         /* assignments that make up the event's input, if there is one only */
    const char *begin, *after; /* inlines */
    uint16_t column;
    bool chosen; /* one of several inputs */
};

static void option(struct promela *p, const struct option_text *o)
{
    bool atomic = o->chosen || is_long(p, o->column, o->after);
    if (atomic)
        promela_line(p, ":: atomic { %s ->", o->guard);
    if (o->chosen)
        choose_input(p, o->column);
    if (atomic)
        promela_line(p, "   d_step { %s%s;", o->input, promela_called(p, o->begin));
    else
        promela_line(p, ":: d_step { %s -> %s%s;", o->guard, o->input, promela_called(p, o->begin));
    p->indent++;
    pieces(p, o->column, o->after);
    end_move(p, p->index);
    p->indent--;
    promela_line(p, atomic ? "   } }" : "   }");
}

static void event_option(struct promela *p, unsigned instance, uint16_t event)
{
    const struct fsm_event_def *def = &p->m->events[event];
    uint32_t first = p->world->first_input[event], inputs = p->world->first_input[event + 1] - first;
    struct option_text o = {.guard = arena_printf(&p->arena, "QUIET(%u)", instance),
                            .input = inputs == 1 ? step_input(p, first) : "",
                            .begin = arena_printf(&p->arena, "event_%s", def->name),
                            .after = arena_printf(&p->arena, "after_%s", def->name),
                            .column = event,
                            .chosen = inputs > 1};
    if (def->reply_to != UINT16_MAX && p->m->effects[def->reply_to].mode != FSM_NO_CALL)
        o.guard = arena_printf(&p->arena, "%s && %s > 0", o.guard, slot_calls(p, def->reply_to));
    if (inputs)
        option(p, &o);
}

/* Of timers that are due the one declared first; a free one when nothing is due. */
static void expiry_option(struct promela *p, unsigned instance, uint16_t timer)
{
    int64_t base = slot_free_base(p, timer);
    const char *name = slot_variable(p, false, p->m->timers[timer].slot);
    const char *guard = arena_printf(&p->arena, "%s == 0", name);
    for (uint16_t t = 0; t < timer; t++)
        guard = arena_printf(&p->arena, "%s && %s != 0", guard, slot_variable(p, false, p->m->timers[t].slot));
    if (base)
        guard = arena_printf(&p->arena, "%s || QUIET(%u) && %s == %" PRId64, guard, instance, name, base);
    struct option_text o = {.guard = guard,
                            .input = "",
                            .begin = arena_printf(&p->arena, "expired_%s", p->m->timers[timer].name),
                            .after = arena_printf(&p->arena, "after_expired_%s", p->m->timers[timer].name),
                            .column = fsm_expired(p->m, timer)};
    option(p, &o);
}

static void release_option(struct promela *p, uint16_t event)
{
    bool one = p->instances == 1;
    const char *suffix = one ? "" : arena_printf(&p->arena, "[%s]", p->index);
    const char *head = one ? "queue[0]" : arena_printf(&p->arena, "queue[%s * %u]", p->index, p->m->queue_limit);
    const char *guard = arena_printf(&p->arena, "released%s > 0 && %s >= %u && %s < %u", suffix, head,
                                     p->world->first_input[event], head, p->world->first_input[event + 1]);
    for (uint16_t t = 0; t < p->m->timer_count; t++)
        guard = arena_printf(&p->arena, "%s && %s != 0", guard, slot_variable(p, false, p->m->timers[t].slot));
    struct option_text o = {.guard = guard,
                            .input = "",
                            .begin = arena_printf(&p->arena, "retry_%s", p->m->events[event].name),
                            .after = arena_printf(&p->arena, "after_%s", p->m->events[event].name),
                            .column = event};
    option(p, &o);
}

static void refill_option(struct promela *p, unsigned instance, uint16_t variable)
{
    const struct fsm_var *var = &p->m->shared[variable];
    struct formula value = formula_number(p, slot_refill(p, var));
    if (!fsm_in_domain(p->m, &p->m->types[var->type], value.number))
        return; /* refused, and nothing changes */
    promela_line(p, ":: d_step { QUIET(%u) -> %s;", instance, promela_called(p, "begin"));
    p->indent++;
    promela_comment(p, "refill of %s", var->name);
    step_no_fields(p, 0);
    for (uint16_t k = 0; k < p->m->types[var->type].count; k++)
        slot_write(p, true, (uint32_t)var->slot + k, &value);
    promela_line(p, "result = STEPPED;");
    promela_call(p, "asked");
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
        expiry_option(p, instance, t);
    for (uint16_t e = 0; p->facts.defers && e < p->m->event_count; e++)
        if (step_is_deferred(p, e))
            release_option(p, e);
    for (uint16_t s = 0; s < p->m->shared_count; s++)
        if (p->m->shared[s].every)
            refill_option(p, instance, s);
}

void moves_options(struct promela *p)
{
    for (unsigned k = 0; k < p->instances; k++)
        instance_options(p, k);
    if (p->world->tick)
        tick_option(p);
    p->index = "i";
}
