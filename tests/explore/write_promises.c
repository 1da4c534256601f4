/* write_promises.c: what a random machine promises, in every form that promises have. */
#include "plan.h"

/* ---- predicates ---- */

/* What `on event` and `on emit` let a condition read besides the variables. */
struct context {
    const struct things *fields;
    bool level;
};

static const char *about_number(struct plan *plan, const char *name, int64_t hi)
{
    static const char *const signs[] = {"<", ">", "<=", "=", "!="};
    return say(plan, "%s %s %u", name, signs[below(plan, 5)], below(plan, (unsigned)hi + 1));
}

static const char *about_thing(struct plan *plan, const struct thing *thing, const char *prefix)
{
    const char *name = say(plan, "%s%s", prefix, thing->name), *colour = COLOURS[below(plan, 3)];
    switch (thing->sort) {
    case SORT_BOOL:
        return name;
    case SORT_COLOUR:
        return say(plan, "%s %s %s", name, chance(plan, 50) ? "=" : "<", COLOURS[1 + below(plan, 2)]);
    case SORT_MAYBE:
        return chance(plan, 50) ? say(plan, "%s missing", name) : say(plan, "%s >= 1", name);
    case SORT_SET:
        return say(plan, "%s in %s", colour, name);
    case SORT_ARRAY:
        return say(plan, "%s %s >= 1", chance(plan, 50) ? "all" : "any", name);
    case SORT_TIME:
        return chance(plan, 25)
                   ? say(plan, "%s missing", name)
                   : say(plan, "now - %s %s %s", name, chance(plan, 50) ? "<" : ">=", duration_text(plan, 3));
    case SORT_WIDE:
        return say(plan, "%s >= %u", name, (unsigned)thing->cut);
    case SORT_LENGTH:
        return say(plan, "%s > %us", name, (unsigned)plan->unit);
    case SORT_NUMBER:
        break;
    }
    return about_number(plan, name, thing->hi);
}

static const char *about_timer(struct plan *plan)
{
    unsigned timer = below(plan, plan->timers), which = below(plan, 10);
    if (which < 4)
        return say(plan, "t%u %s", timer, chance(plan, 50) ? "running" : "stopped");
    if (which < 6)
        return say(plan, "before.t%u running", timer);
    if (which < 8)
        return say(plan, "remaining(t%u) <= %s", timer, duration_text(plan, 2));
    return say(plan, "t%u = before.t%u", timer, timer);
}

static const char *about_change(struct plan *plan)
{
    const struct thing *number = some_variable(plan, SORT_NUMBER), *flag = some_variable(plan, SORT_BOOL);
    if (number && chance(plan, 60))
        return say(plan, "%s %s before.%s", number->name, chance(plan, 50) ? ">=" : "=", number->name);
    if (flag)
        return say(plan, "(%s or not before.%s)", flag->name, flag->name);
    return say(plan, "state = before.state");
}

static const char *atom(struct plan *plan, const struct context *context)
{
    unsigned which = below(plan, 100);
    if (context->fields && context->fields->count && which < 35)
        return about_thing(plan, &context->fields->item[below(plan, context->fields->count)], "");
    if (context->level && which < 50)
        return about_number(plan, "level", 3);
    if (plan->vars.count && which < 60)
        return about_thing(plan, &plan->vars.item[below(plan, plan->vars.count)], "");
    if (plan->timers && which < 75)
        return about_timer(plan);
    if (plan->windows && which < 80)
        return "count(w) >= 2";
    if (which < 85)
        return about_change(plan);
    if (which < 90)
        return say(plan, "emitted %s", plan->effect[below(plan, plan->effects)].name);
    return say(plan, "state = %s", some_state(plan, true)->name);
}

static const char *condition(struct plan *plan, const struct context *context, unsigned most)
{
    const char *text = atom(plan, context);
    for (unsigned i = below(plan, most); i > 0; i--) {
        bool negated = chance(plan, 25);
        text = say(plan, "(%s) %s %s(%s)", text, chance(plan, 50) ? "and" : "or", negated ? "not " : "",
                   atom(plan, context));
    }
    return text;
}

/* ---- forms ---- */

static const char *on_event(struct plan *plan, bool inputs_only)
{
    const struct planned_event *event = &plan->event[below(plan, plan->events)];
    struct context context = {.fields = &event->fields};
    if (plan->timers && !inputs_only && chance(plan, 30)) {
        context.fields = NULL;
        return say(plan, "on event expired t%u : %s", below(plan, plan->timers), condition(plan, &context, 3));
    }
    return say(plan, "on event %s : %s", event->name, condition(plan, &context, 3));
}

static const char *on_emit(struct plan *plan)
{
    const struct planned_effect *effect = &plan->effect[below(plan, plan->effects)];
    struct context context = {.level = effect->level};
    return say(plan, "on emit %s : %s", effect->name, condition(plan, &context, 3));
}

static const char *on_refill(struct plan *plan)
{
    struct context context = {0};
    for (unsigned v = 0; v < plan->vars.count; v++)
        if (plan->vars.item[v].refilled)
            return say(plan, "on refill %s : %s", plan->vars.item[v].name, condition(plan, &context, 3));
    return NULL;
}

static const char *some_form(struct plan *plan)
{
    struct context context = {0};
    unsigned which = below(plan, 100);
    const char *refill = which < 20 ? on_refill(plan) : NULL;
    if (refill)
        return refill;
    if (which < 40)
        return on_event(plan, false);
    if (which < 55)
        return on_emit(plan);
    return which < 85 ? say(plan, "never (%s) and (%s)", atom(plan, &context), condition(plan, &context, 3))
                      : condition(plan, &context, 4);
}

void write_promises(struct plan *plan)
{
    unsigned invariants = 1 + below(plan, 5), goals = below(plan, 3);
    for (unsigned i = 0; i < invariants; i++)
        fprintf(plan->to, "invariant p%u : %s\n", i, some_form(plan));
    for (unsigned i = 0; i < goals; i++)
        fprintf(plan->to, "reachable r%u : %s\n", i, some_form(plan));
    if (chance(plan, 15))
        fprintf(plan->to, "assume a0 : %s\n", on_event(plan, true));
    if (chance(plan, 8)) {
        struct context context = {0};
        fprintf(plan->to, "assume a1 : %s\n", condition(plan, &context, 2));
    }
}
