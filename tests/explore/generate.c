/* generate.c: what a random machine has: variables, timers, events, effects; see generate.h. */
#include "generate.h"

#include <stdlib.h>

#include "plan.h"

const char *const COLOURS[3] = {"red", "green", "blue"};

/* ---- small things ---- */

const char *duration_text(struct plan *plan, unsigned most)
{
    return say(plan, "%us", (unsigned)plan->unit * (1 + below(plan, most)));
}

const struct planned_state *some_state(struct plan *plan, bool any)
{
    for (;;) {
        const struct planned_state *state = &plan->state[below(plan, plan->states)];
        if (any || !state->composite)
            return state;
    }
}

const struct thing *some_variable(struct plan *plan, enum sort sort)
{
    unsigned first = plan->vars.count ? below(plan, plan->vars.count) : 0;
    for (unsigned i = 0; i < plan->vars.count; i++) {
        const struct thing *thing = &plan->vars.item[(first + i) % plan->vars.count];
        if (thing->sort == sort)
            return thing;
    }
    return NULL;
}

/* ---- planning ---- */

static void plan_variables(struct plan *plan)
{
    static const enum sort sorts[] = {SORT_BOOL,   SORT_BOOL,  SORT_COLOUR, SORT_NUMBER,
                                      SORT_NUMBER, SORT_MAYBE, SORT_SET,    SORT_ARRAY};
    bool sharing = chance(plan, 30);
    unsigned shared = sharing ? 1u + chance(plan, 15) : 0;
    unsigned count = sharing ? below(plan, 3) : 1 + below(plan, 3),
             instants = chance(plan, 45) ? 1 + chance(plan, 20) : 0;
    for (unsigned i = 0; i < count; i++)
        plan->vars.item[plan->vars.count++] =
            (struct thing){.name = say(plan, "v%u", i), .sort = sorts[below(plan, 8)], .hi = 1 + below(plan, 3)};
    for (unsigned i = 0; i < instants; i++)
        plan->vars.item[plan->vars.count++] = (struct thing){.name = say(plan, "x%u", i), .sort = SORT_TIME};
    for (unsigned i = 0; i < shared; i++)
        plan->vars.item[plan->vars.count++] = (struct thing){.name = say(plan, "q%u", i),
                                                             .sort = chance(plan, 80) ? SORT_NUMBER : SORT_BOOL,
                                                             .hi = 1 + below(plan, 2),
                                                             .shared = true,
                                                             .refilled = chance(plan, 50)};
    plan->timers = below(plan, 3) + chance(plan, 10);
    plan->windows = chance(plan, 12);
}

static struct thing plan_field(struct plan *plan, const char *name)
{
    static const enum sort sorts[] = {SORT_BOOL, SORT_BOOL, SORT_COLOUR, SORT_NUMBER, SORT_NUMBER, SORT_MAYBE};
    struct thing field = {.name = name, .hi = 1 + below(plan, 3)};
    unsigned which = below(plan, 100);
    field.sort = which < 12 ? SORT_WIDE : which < 24 && plan->timers ? SORT_LENGTH : sorts[below(plan, 6)];
    if (field.sort == SORT_WIDE) {
        field.hi = chance(plan, 50) ? 1000 : 40;
        field.cut = 1 + below(plan, (unsigned)field.hi);
    }
    if (field.sort == SORT_LENGTH)
        field.hi = chance(plan, 30) ? 20 + below(plan, 3) : 2 + below(plan, 3);
    return field;
}

static void plan_events(struct plan *plan)
{
    plan->events = 2 + below(plan, 2) + chance(plan, 20);
    for (unsigned e = 0; e < plan->events; e++) {
        struct planned_event *event = &plan->event[e];
        event->name = say(plan, "E%u", e);
        unsigned fields = chance(plan, 50) ? 1 + chance(plan, 20) : 0;
        for (unsigned f = 0; f < fields; f++)
            event->fields.item[event->fields.count++] = plan_field(plan, say(plan, "f%u%u", e, f));
    }
}

/* The replies to a call are events as well. */
static void plan_effects(struct plan *plan)
{
    plan->effects = 1 + below(plan, 2);
    for (unsigned e = 0; e < plan->effects; e++)
        plan->effect[e] = (struct planned_effect){.name = say(plan, "Do%u", e), .level = chance(plan, 40)};
    if (!chance(plan, 25))
        return;
    struct planned_event *answer = &plan->event[plan->events++], *failure = &plan->event[plan->events++];
    plan->effect[plan->effects++] = (struct planned_effect){.name = "Ask", .calls = true};
    answer->name = "Answer";
    answer->fields = (struct things){.item = {{.name = "ok", .sort = SORT_BOOL}}, .count = 1};
    failure->name = "Failed";
}

static void plan_states(struct plan *plan)
{
    unsigned top = 1 + below(plan, 3) + chance(plan, 40), nested = chance(plan, 45) ? below(plan, top) : top;
    unsigned initial = below(plan, top);
    for (unsigned s = 0; s < top; s++) {
        int parent = (int)plan->states;
        plan->state[plan->states++] = (struct planned_state){
            .name = say(plan, "S%u", s), .parent = -1, .composite = s == nested, .initial = s == initial};
        unsigned inside = s == nested ? 1 + below(plan, 3) : 0, first = inside ? below(plan, inside) : 0;
        for (unsigned i = 0; i < inside; i++)
            plan->state[plan->states++] =
                (struct planned_state){.name = say(plan, "S%u_%u", s, i), .parent = parent, .initial = i == first};
    }
}

static void plan_decision(struct plan *plan)
{
    static const enum decision_kind kinds[] = {DECISION_VALUE, DECISION_VALUE, DECISION_COLLECT, DECISION_APPLIED};
    plan->decision = chance(plan, 40) ? kinds[below(plan, 4)] : DECISION_NONE;
    if (plan->decision != DECISION_APPLIED)
        return;
    for (unsigned v = 0; v < plan->vars.count; v++)
        if (plan->vars.item[v].sort == SORT_NUMBER && !plan->vars.item[v].shared) {
            plan->applied = (int)v;
            return;
        }
    plan->decision = DECISION_NONE;
}

const char *generate(struct arena *arena, struct random *random)
{
    struct plan plan = {.arena = arena, .random = random};
    char *text = NULL;
    size_t length;
    plan.to = open_memstream(&text, &length);
    plan.unit = 1 + below(&plan, 2);
    plan.wait_param = chance(&plan, 25);
    plan.limit_param = chance(&plan, 25);
    plan.defers = chance(&plan, 30);
    plan_variables(&plan);
    plan_events(&plan);
    plan_effects(&plan);
    plan_states(&plan);
    plan_decision(&plan);
    write_declarations(&plan);
    write_decision(&plan);
    write_states(&plan);
    write_promises(&plan);
    fclose(plan.to);
    const char *copy = arena_text(arena, text, length);
    free(text);
    return copy;
}
