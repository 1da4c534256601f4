/* write_tables.c: declarations, columns with their cells, statements and decisions of a random machine. */
#include "plan.h"

/* ---- declarations ---- */

static const char *type_text(struct plan *plan, const struct thing *thing)
{
    switch (thing->sort) {
    case SORT_BOOL:
        return "bool";
    case SORT_COLOUR:
        return "colour";
    case SORT_MAYBE:
        return say(plan, "0..%u optional", (unsigned)thing->hi);
    case SORT_SET:
        return "set of colour";
    case SORT_TIME:
        return "time";
    case SORT_LENGTH:
        return say(plan, "%us..%us", (unsigned)plan->unit, (unsigned)(plan->unit * thing->hi));
    case SORT_NUMBER:
    case SORT_ARRAY:
    case SORT_WIDE:
        break;
    }
    return say(plan, "0..%u", (unsigned)thing->hi);
}

static const char *first_value(struct plan *plan, const struct thing *thing)
{
    switch (thing->sort) {
    case SORT_BOOL:
        return chance(plan, 50) ? "true" : "false";
    case SORT_COLOUR:
        return COLOURS[below(plan, 3)];
    case SORT_MAYBE:
        return chance(plan, 60) ? "missing" : "1";
    case SORT_SET:
        return chance(plan, 60) ? "{}" : "{red}";
    case SORT_TIME:
        return "missing";
    default:
        return say(plan, "%u", below(plan, (unsigned)thing->hi + 1));
    }
}

static void write_variables(struct plan *plan)
{
    for (unsigned v = 0; v < plan->vars.count; v++) {
        const struct thing *thing = &plan->vars.item[v];
        bool limited = thing->shared && thing->sort == SORT_NUMBER && thing->hi == 2 && plan->limit_param;
        fprintf(plan->to, "%s %s%s : %s = %s%s\n", thing->shared ? "shared" : "var", thing->name,
                thing->sort == SORT_ARRAY ? "[colour]" : "", type_text(plan, thing),
                limited ? "limit" : first_value(plan, thing), thing->refilled ? " refill every 1h" : "");
    }
}

static void write_events(struct plan *plan)
{
    for (unsigned e = 0; e < plan->events; e++) {
        const struct planned_event *event = &plan->event[e];
        if (event->name[0] != 'E')
            continue;
        fprintf(plan->to, "event %s", event->name);
        for (unsigned f = 0; f < event->fields.count; f++)
            fprintf(plan->to, "%s%s: %s", f ? ", " : "(", event->fields.item[f].name,
                    type_text(plan, &event->fields.item[f]));
        fputs(event->fields.count ? ")\n" : "\n", plan->to);
    }
}

void write_declarations(struct plan *plan)
{
    static const char *const modes[] = {"latest", "once", "queue 2"};
    fputs("machine random version 1\n", plan->to);
    if (plan->defers)
        fprintf(plan->to, "limit deferred %u\n", 1 + below(plan, 2));
    fputs("type colour = red | green | blue\n", plan->to);
    if (plan->wait_param)
        fprintf(plan->to, "param wait : %us..%us = %s\n", (unsigned)plan->unit, 3 * (unsigned)plan->unit,
                duration_text(plan, 3));
    if (plan->limit_param)
        fputs("param limit : 1..2 = 1\n", plan->to);
    write_variables(plan);
    for (unsigned t = 0; t < plan->timers; t++)
        fprintf(plan->to, "timer t%u\n", t);
    if (plan->windows)
        fprintf(plan->to, "window w : 2 in %s\n", duration_text(plan, 3));
    write_events(plan);
    for (unsigned e = 0; e < plan->effects; e++) {
        const struct planned_effect *effect = &plan->effect[e];
        fprintf(plan->to, "effect %s%s", effect->name, effect->level ? "(level: 0..3)" : "");
        if (effect->calls)
            fprintf(plan->to, " calls prompt ask %s -> Answer(ok: bool) else Failed", modes[below(plan, 3)]);
        fputs("\n", plan->to);
    }
}

/* ---- columns ---- */

static struct column thing_column(struct plan *plan, const struct thing *thing)
{
    struct column column = {.header = thing->name, .hi = thing->hi, .cut = thing->cut};
    const char *colour = COLOURS[below(plan, 3)];
    switch (thing->sort) {
    case SORT_BOOL:
        column.kind = COLUMN_BOOL;
        break;
    case SORT_COLOUR:
        column.kind = COLUMN_COLOUR;
        break;
    case SORT_NUMBER:
        column.kind = COLUMN_NUMBER;
        break;
    case SORT_MAYBE:
        column.kind = COLUMN_MAYBE;
        break;
    case SORT_SET:
        column.kind = COLUMN_BOOL;
        column.header = say(plan, "%s in %s", colour, thing->name);
        break;
    case SORT_ARRAY:
        column.kind = chance(plan, 50) ? COLUMN_NUMBER : COLUMN_BOOL;
        column.header = column.kind == COLUMN_NUMBER
                            ? say(plan, "%s[%s]", thing->name, colour)
                            : say(plan, "%s %s >= 1", chance(plan, 50) ? "all" : "any", thing->name);
        break;
    case SORT_TIME:
        column.kind = COLUMN_AGE;
        column.header = say(plan, "now - %s", thing->name);
        break;
    case SORT_WIDE:
        column.kind = COLUMN_CUT;
        break;
    case SORT_LENGTH:
        column.kind = COLUMN_LENGTH;
        break;
    }
    return column;
}

struct column some_column(struct plan *plan, const struct things *fields, bool decisions)
{
    for (;;) {
        unsigned which = below(plan, 100);
        if (fields && fields->count && which < 35)
            return thing_column(plan, &fields->item[below(plan, fields->count)]);
        if (plan->vars.count && which < 75)
            return thing_column(plan, &plan->vars.item[below(plan, plan->vars.count)]);
        if (plan->timers && which < 85)
            return (struct column){.kind = COLUMN_TIMER, .header = say(plan, "t%u", below(plan, plan->timers))};
        if (plan->windows && which < 90)
            return (struct column){.kind = COLUMN_NUMBER, .header = "count(w)", .hi = 2};
        if (decisions && plan->decision == DECISION_VALUE && which < 97)
            return (struct column){.kind = COLUMN_VERDICT, .header = "judge"};
        if (decisions && plan->decision == DECISION_COLLECT && which < 97)
            return (struct column){.kind = COLUMN_SOME, .header = "faults"};
        if (which >= 97) /* where there is nothing else to ask */
            return (struct column){.kind = COLUMN_BOOL, .header = "1 = 1"};
    }
}

/* ---- cells ---- */

/* The cell `one`, and what it leaves. */
struct halves {
    const char *one, *other;
};

static struct halves number_halves(struct plan *plan, int64_t hi)
{
    unsigned k = 1 + below(plan, (unsigned)hi), which = below(plan, 10);
    if (plan->limit_param && which < 2)
        return (struct halves){">= limit", "< limit"};
    if (which < 4)
        return (struct halves){say(plan, "%u", k), say(plan, "not %u", k)};
    return (struct halves){say(plan, ">= %u", k), say(plan, "< %u", k)};
}

static struct halves age_halves(struct plan *plan)
{
    const char *bound = duration_text(plan, 3);
    switch (below(plan, 3)) {
    case 0:
        return (struct halves){say(plan, "< %s", bound), say(plan, ">= %s, missing", bound)};
    case 1:
        return (struct halves){say(plan, "> %s", bound), say(plan, "<= %s, missing", bound)};
    default:
        return (struct halves){"missing", "some"};
    }
}

static struct halves cell_halves(struct plan *plan, const struct column *column)
{
    const char *colour = COLOURS[below(plan, 3)];
    switch (column->kind) {
    case COLUMN_BOOL:
        return (struct halves){"true", "false"};
    case COLUMN_COLOUR:
        return (struct halves){colour, say(plan, "not %s", colour)};
    case COLUMN_NUMBER:
        return number_halves(plan, column->hi);
    case COLUMN_MAYBE:
        return chance(plan, 60) ? (struct halves){"missing", "some"} : (struct halves){">= 1", "< 1, missing"};
    case COLUMN_AGE:
        return age_halves(plan);
    case COLUMN_TIMER:
        return (struct halves){"running", "stopped"};
    case COLUMN_CUT:
        return (struct halves){say(plan, ">= %u", (unsigned)column->cut), say(plan, "< %u", (unsigned)column->cut)};
    case COLUMN_LENGTH:
        return (struct halves){say(plan, "> %us", (unsigned)plan->unit), say(plan, "<= %us", (unsigned)plan->unit)};
    case COLUMN_VERDICT:
        return (struct halves){"yes", "not yes"};
    case COLUMN_SOME:
        break;
    }
    return (struct halves){"some", "none"};
}

const char *some_cell(struct plan *plan, const struct column *column)
{
    if (column->kind == COLUMN_AGE && plan->wait_param && chance(plan, 40))
        return chance(plan, 50) ? "< wait" : ">= wait";
    struct halves halves = cell_halves(plan, column);
    return chance(plan, 50) ? halves.one : halves.other;
}

void both_cells(struct plan *plan, const struct column *column, const char *cell[2])
{
    struct halves halves = cell_halves(plan, column);
    cell[0] = halves.one;
    cell[1] = halves.other;
}

/* ---- decisions ---- */

static void write_judge(struct plan *plan)
{
    struct column one = some_column(plan, NULL, false), other = some_column(plan, NULL, false);
    const char *a[2], *b[2];
    both_cells(plan, &one, a);
    both_cells(plan, &other, b);
    fprintf(plan->to, "decision judge -> yes | no | perhaps\n");
    switch (below(plan, 3)) {
    case 0:
        fprintf(plan->to, "  policy first\n  | %s | state || judge |\n", one.header);
        fprintf(plan->to, "  | %s | - || yes |\n", a[0]);
        fprintf(plan->to, "  | - | %s || perhaps |\n  | - | - || no |\n", some_state(plan, true)->name);
        break;
    case 1:
        fprintf(plan->to, "  | %s || judge |\n  | %s || yes |\n  | %s || no |\n", one.header, a[0], a[1]);
        break;
    default:
        if (one.header == other.header) /* one column twice is one question */
            b[0] = a[0], b[1] = a[1];
        fprintf(plan->to, "  policy any\n  | %s | %s || judge |\n", one.header, other.header);
        fprintf(plan->to, "  | %s | - || yes |\n  | - | %s || yes |\n  | %s | %s || no |\n", a[0], b[0], a[1], b[1]);
    }
}

void write_decision(struct plan *plan)
{
    struct column one = some_column(plan, NULL, false), other = some_column(plan, NULL, false);
    if (plan->decision == DECISION_VALUE) {
        write_judge(plan);
    } else if (plan->decision == DECISION_COLLECT) {
        fprintf(plan->to, "decision faults -> colour\n  policy collect\n  | %s | %s || colour |\n", one.header,
                other.header);
        fprintf(plan->to, "  | %s | - || blue |\n  | - | %s || red |\n", some_cell(plan, &one),
                some_cell(plan, &other));
    } else if (plan->decision == DECISION_APPLIED) {
        const struct thing *thing = &plan->vars.item[plan->applied];
        fprintf(plan->to, "decision adjust -> %s\n  policy first\n  | %s | %s || %s |\n", thing->name, one.header,
                other.header, thing->name);
        fprintf(plan->to, "  | %s | %s || min(%s + 1, %u) |\n", some_cell(plan, &one), some_cell(plan, &other),
                thing->name, (unsigned)thing->hi);
        fprintf(plan->to, "  | %s | - || 0 |\n  | - | - || - |\n", some_cell(plan, &one));
    }
}
