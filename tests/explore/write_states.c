/* write_states.c: the states of a random machine and their tables. Every table ends in a row that takes the rest, or
 * has a row for either half of one column; so every leaf answers every event. */
#include "plan.h"

struct asked { /* an event or an expiry */
    const char *name;
    const struct things *fields;
    bool expiry;
};

static unsigned list_asked(struct plan *plan, struct asked *asked)
{
    unsigned count = 0;
    for (unsigned e = 0; e < plan->events; e++)
        asked[count++] = (struct asked){plan->event[e].name, &plan->event[e].fields, false};
    for (unsigned t = 0; t < plan->timers; t++)
        asked[count++] = (struct asked){say(plan, "expired t%u", t), NULL, true};
    return count;
}

/* ---- rows ---- */

static const char *next_cell(struct plan *plan)
{
    unsigned which = below(plan, 100);
    if (which < 35)
        return "stay";
    for (unsigned s = 0; s < plan->states && which < 50; s++)
        if (plan->state[s].composite)
            return say(plan, "%s %s", chance(plan, 50) ? "history" : "resume", plan->state[s].name);
    return some_state(plan, true)->name;
}

static const char *do_text(struct plan *plan, const struct asked *asked)
{
    return statements(plan, asked->fields, 3);
}

static void write_row(struct plan *plan, const struct asked *asked, const char *one, const char *other)
{
    unsigned which = below(plan, 100);
    fprintf(plan->to, "  | %s | %s |%s%s", asked->name, one, other ? " " : "", other ? other : "");
    fputs(other ? " ||" : "|", plan->to);
    if (which < 5)
        fputs(" reject | - |\n", plan->to);
    else if (which < 9)
        fputs(" ignore | - |\n", plan->to);
    else if (which < 14 && plan->defers && !asked->expiry)
        fputs(" defer | - |\n", plan->to);
    else
        fprintf(plan->to, " %s | %s |\n", next_cell(plan), do_text(plan, asked));
}

static void write_table(struct plan *plan, const struct asked *asked)
{
    struct column one = some_column(plan, asked->fields, true), other = some_column(plan, asked->fields, true);
    const char *cell[2];
    if (chance(plan, 40)) {
        both_cells(plan, &one, cell);
        fprintf(plan->to, "  | on | %s || next | do |\n", one.header);
        write_row(plan, asked, cell[0], NULL);
        write_row(plan, asked, cell[1], NULL);
        return;
    }
    fprintf(plan->to, "  policy first\n  | on | %s | %s || next | do |\n", one.header, other.header);
    for (unsigned rows = below(plan, 3); rows > 0; rows--)
        write_row(plan, asked, some_cell(plan, &one), chance(plan, 60) ? some_cell(plan, &other) : "-");
    write_row(plan, asked, "-", "-");
}

/* A row that undoes its own condition, and now and then one that does not. */
static void write_always(struct plan *plan)
{
    const struct thing *number = some_variable(plan, SORT_NUMBER), *flag = some_variable(plan, SORT_BOOL);
    const char *next = chance(plan, 70) ? "stay" : next_cell(plan);
    bool undo = chance(plan, 93);
    if (number && chance(plan, 60))
        fprintf(plan->to, "  | on | %s || next | do |\n  | always | >= %u || %s | %s |\n", number->name,
                (unsigned)number->hi, next, undo ? say(plan, "%s = 0", number->name) : "-");
    else if (flag)
        fprintf(plan->to, "  | on | %s || next | do |\n  | always | true || %s | %s |\n", flag->name, next,
                undo ? say(plan, "%s = false", flag->name) : "-");
}

/* ---- states ---- */

static void write_blocks(struct plan *plan)
{
    const char *text = statements(plan, NULL, 2);
    if (text[0] != '-' && chance(plan, 60))
        fprintf(plan->to, "  enter %s\n", text);
    text = statements(plan, NULL, 1);
    if (text[0] != '-' && chance(plan, 40))
        fprintf(plan->to, "  exit %s\n", text);
}

static void write_list(struct plan *plan, const struct asked *asked)
{
    static const char *const words[] = {"ignore", "reject", "defer"};
    bool may_defer = plan->defers && !asked->expiry;
    fprintf(plan->to, "  %s %s\n", words[below(plan, may_defer ? 3 : 2)], asked->name);
}

static void write_state(struct plan *plan, unsigned index)
{
    const struct planned_state *state = &plan->state[index];
    struct asked asked[2 * PLAN_MOST];
    unsigned count = list_asked(plan, asked);
    bool inside = state->parent >= 0;
    fprintf(plan->to, "state %s%s%s\n", state->name, state->initial ? " initial" : "", state->composite ? " {" : "");
    write_blocks(plan);
    for (unsigned a = 0; a < count; a++) {
        unsigned which = below(plan, 100);
        bool may_leave = inside || (asked[a].expiry && !state->initial);
        if (may_leave && which < 30)
            continue;
        if (which < (state->initial ? 40 : 48) && which >= 30 && !(asked[a].expiry && state->initial && !inside))
            write_list(plan, &asked[a]);
        else
            write_table(plan, &asked[a]);
    }
    if (!state->composite && chance(plan, 15))
        write_always(plan);
    for (unsigned s = 0; s < plan->states; s++)
        if (plan->state[s].parent == (int)index)
            write_state(plan, s);
    if (state->composite)
        fputs("}\n", plan->to);
}

void write_states(struct plan *plan)
{
    for (unsigned s = 0; s < plan->states; s++)
        if (plan->state[s].parent < 0)
            write_state(plan, s);
}
