/* write_statements.c: what the rows of a random machine do. Most assignments keep to their domain, some do not. */
#include <string.h>

#include "plan.h"

static const struct thing *field_of_sort(struct plan *plan, const struct things *fields, enum sort sort)
{
    for (unsigned f = 0; fields && f < fields->count; f++)
        if (fields->item[f].sort == sort && chance(plan, 70))
            return &fields->item[f];
    return NULL;
}

/* ---- assignments ---- */

static const char *assign_bool(struct plan *plan, const struct thing *thing, const struct things *fields)
{
    const struct thing *field = field_of_sort(plan, fields, SORT_BOOL);
    if (field)
        return say(plan, "%s = %s", thing->name, field->name);
    unsigned which = below(plan, 5);
    return which == 0 ? say(plan, "%s = not %s", thing->name, thing->name)
                      : say(plan, "%s = %s", thing->name, which < 3 ? "true" : "false");
}

static const char *assign_colour(struct plan *plan, const struct thing *thing, const struct things *fields)
{
    const struct thing *field = field_of_sort(plan, fields, SORT_COLOUR);
    if (field)
        return say(plan, "%s = %s", thing->name, field->name);
    if (plan->decision == DECISION_COLLECT && chance(plan, 20))
        return say(plan, "%s = faults.colour", thing->name);
    return chance(plan, 15) ? say(plan, "%s = following(%s)", thing->name, thing->name)
                            : say(plan, "%s = %s", thing->name, COLOURS[below(plan, 3)]);
}

static const char *assign_number(struct plan *plan, const struct thing *thing, const struct things *fields)
{
    const struct thing *field = field_of_sort(plan, fields, SORT_NUMBER);
    unsigned hi = (unsigned)thing->hi;
    if (field)
        return field->hi <= thing->hi || chance(plan, 20) ? say(plan, "%s = %s", thing->name, field->name)
                                                          : say(plan, "%s = min(%s, %u)", thing->name, field->name, hi);
    switch (below(plan, 12)) {
    case 0:
        return say(plan, "%s = %s + 1", thing->name, thing->name);
    case 1:
        return say(plan, "%s = %s - 1", thing->name, thing->name);
    case 2:
    case 3:
    case 4:
        return say(plan, "%s = max(%s - 1, 0)", thing->name, thing->name);
    case 5:
    case 6:
        return say(plan, "%s = %u", thing->name, below(plan, hi + 1));
    default:
        return say(plan, "%s = min(%s + 1, %u)", thing->name, thing->name, hi);
    }
}

static const char *assign_maybe(struct plan *plan, const struct thing *thing, const struct things *fields)
{
    const struct thing *field = field_of_sort(plan, fields, SORT_MAYBE);
    if (field && field->hi <= thing->hi)
        return say(plan, "%s = %s", thing->name, field->name);
    return chance(plan, 40) ? say(plan, "%s = missing", thing->name)
                            : say(plan, "%s = %u", thing->name, below(plan, (unsigned)thing->hi + 1));
}

static const char *assign_array(struct plan *plan, const struct thing *thing, const struct things *fields)
{
    const struct thing *field = field_of_sort(plan, fields, SORT_COLOUR);
    const char *index = field ? field->name : COLOURS[below(plan, 3)];
    if (chance(plan, 20))
        return say(plan, "%s = 0", thing->name);
    return say(plan, "%s[%s] = min(%s[%s] + 1, %u)", thing->name, index, thing->name, index, (unsigned)thing->hi);
}

static const char *assign(struct plan *plan, const struct thing *thing, const struct things *fields)
{
    switch (thing->sort) {
    case SORT_BOOL:
        return assign_bool(plan, thing, fields);
    case SORT_COLOUR:
        return assign_colour(plan, thing, fields);
    case SORT_NUMBER:
        return assign_number(plan, thing, fields);
    case SORT_MAYBE:
        return assign_maybe(plan, thing, fields);
    case SORT_SET:
        return say(plan, "%s = %s %c %s", thing->name, thing->name, chance(plan, 70) ? '+' : '-',
                   COLOURS[below(plan, 3)]);
    case SORT_ARRAY:
        return assign_array(plan, thing, fields);
    default:
        return say(plan, "%s = %s", thing->name, chance(plan, 85) ? "now" : "missing");
    }
}

/* ---- all statements ---- */

static const char *use_timer(struct plan *plan, const struct things *fields)
{
    const struct thing *length = field_of_sort(plan, fields, SORT_LENGTH);
    const struct thing *instant = some_variable(plan, SORT_TIME);
    unsigned timer = below(plan, plan->timers), which = below(plan, 20);
    if (which < 5)
        return say(plan, "stop t%u", timer);
    if (length && which < 15)
        return say(plan, "start t%u for %s", timer, length->name);
    if (instant && which < 7)
        return say(plan, "start t%u at %s + %s", timer, instant->name, duration_text(plan, 3));
    if (which == 7)
        return say(plan, "start t%u at now + %s", timer, duration_text(plan, 2));
    if (which == 8)
        return say(plan, "start t%u for 0s", timer);
    return say(plan, "start t%u for %s", timer, plan->wait_param && chance(plan, 40) ? "wait" : duration_text(plan, 3));
}

static const char *emit(struct plan *plan)
{
    const struct planned_effect *effect = &plan->effect[below(plan, plan->effects)];
    const struct thing *number = some_variable(plan, SORT_NUMBER);
    if (!effect->level)
        return say(plan, "emit %s", effect->name);
    return number && chance(plan, 50) ? say(plan, "emit %s(%s)", effect->name, number->name)
                                      : say(plan, "emit %s(%u)", effect->name, below(plan, 4));
}

static const char *set_history(struct plan *plan)
{
    for (unsigned s = 0; s < plan->states; s++)
        if (plan->state[s].parent >= 0 && chance(plan, 50))
            return say(plan, "history %s = %s", plan->state[plan->state[s].parent].name, plan->state[s].name);
    return NULL;
}

static const char *statement(struct plan *plan, const struct things *fields)
{
    unsigned which = below(plan, 100);
    const char *text = NULL;
    if (which < 45 && plan->vars.count)
        text = assign(plan, &plan->vars.item[below(plan, plan->vars.count)], fields);
    else if (which < 72 && plan->timers)
        text = use_timer(plan, fields);
    else if (which < 76 && plan->windows)
        text = "mark w";
    else if (which < 80 && plan->decision == DECISION_APPLIED)
        text = "apply adjust";
    else if (which < 82)
        text = set_history(plan);
    return text ? text : emit(plan);
}

const char *statements(struct plan *plan, const struct things *fields, unsigned most)
{
    const char *text = NULL;
    unsigned count = chance(plan, 85) ? 1 + below(plan, most) : 0;
    for (unsigned i = 0; i < count; i++) {
        const char *one = statement(plan, fields);
        text = text ? say(plan, "%s; %s", text, one) : one;
    }
    return text ? text : "-";
}
