/* write_states.c: the tree of states and its tables. A state's rows need not answer everything if the state around it
 * does; at the top every event has its answer. */
#include <stdlib.h>
#include <string.h>

#include "writer.h"

#define ASKED_MOST (2 * WRITER_MOST) /* events, then expiries */

/* ---- the tree ---- */

static int add_state(struct writer *writer, int parent, bool initial)
{
    struct written_state *state = &writer->state[writer->states];
    *state = (struct written_state){.name = say(writer, "S%u", writer->states), .parent = parent, .initial = initial};
    state->depth = parent < 0 ? 0 : writer->state[parent].depth + 1;
    return (int)writer->states++;
}

static void add_children(struct writer *writer, int parent, unsigned most)
{
    unsigned count = 1 + below(writer, most), initial = below(writer, count);
    for (unsigned i = 0; i < count && writer->states < WRITER_MOST - 4; i++) {
        int state = add_state(writer, parent, i == initial);
        bool deep = writer->state[state].depth < 3 && writer->states < 10;
        if (deep && chance(writer, 25)) {
            writer->state[state].composite = true;
            add_children(writer, state, 3);
        }
    }
}

/* Every level has its initial state even where the room for states ran out. */
static void plan_states(struct writer *writer)
{
    add_children(writer, -1, 1 + writer->size / 2);
    for (int parent = -1; parent < (int)writer->states; parent++) {
        int first = -1;
        bool initial = false;
        for (unsigned s = 0; s < writer->states; s++) {
            if (writer->state[s].parent != parent)
                continue;
            first = first < 0 ? (int)s : first;
            initial = initial || writer->state[s].initial;
        }
        if (first >= 0 && !initial)
            writer->state[first].initial = true;
        if (first < 0 && parent >= 0)
            writer->state[parent].composite = false;
    }
    for (unsigned s = 0; s < writer->states; s++) {
        struct written_state *state = &writer->state[s];
        state->final = !state->composite && state->parent < 0 && !state->initial && chance(writer, 6);
    }
}

/* ---- rows ---- */

static unsigned asked_count(const struct writer *writer)
{
    return writer->events + writer->timers;
}

static const char *asked_name(struct writer *writer, unsigned asked)
{
    if (asked < writer->events)
        return writer->event[asked].name;
    return say(writer, "expired %s", writer->timer[asked - writer->events]);
}

static const struct event *asked_event(const struct writer *writer, unsigned asked)
{
    return asked < writer->events ? &writer->event[asked] : NULL;
}

static const char *next_cell(struct writer *writer, const struct written_state *state, bool answers, bool defers)
{
    unsigned which = below(writer, 100);
    if (answers && which < 12)
        return which < 5 ? "reject" : which < 9 || !defers ? "ignore" : "defer";
    if (state->final || which < 50)
        return "stay";
    for (unsigned s = 0; s < writer->states; s++)
        if (writer->state[s].composite && chance(writer, 10))
            return say(writer, "%s %s", chance(writer, 50) ? "history" : "resume", writer->state[s].name);
    return writer->state[below(writer, writer->states)].name;
}

static void write_row(struct writer *writer, const char *on, const char *const *cell, unsigned columns,
                      const char *next, const char *act)
{
    fprintf(writer->to, "  | %s |", on);
    for (unsigned c = 0; c < columns; c++)
        fprintf(writer->to, "%s %s |", c ? "" : "", cell[c]);
    fprintf(writer->to, "| %s | %s |\n", next, act ? act : "-");
}

static bool is_answer(const char *next)
{
    return !strcmp(next, "reject") || !strcmp(next, "ignore") || !strcmp(next, "defer");
}

static void write_taken(struct writer *writer, const struct written_state *state, unsigned asked,
                        const struct place_in *place, const struct column *column, const char *const *cell,
                        unsigned columns)
{
    const struct event *event = asked_event(writer, asked);
    const char *next = next_cell(writer, state, true, event != NULL);
    struct column echo[8];
    struct place_in inside = *place;
    inside.echo = echo;
    for (unsigned c = 0; c < columns; c++)
        if (strcmp(cell[c], "-") && column[c].kind == COLUMN_VALUE)
            echo[inside.echoes++] = column[c];
    const char *act =
        is_answer(next) || chance(writer, 15) ? NULL : statements(writer, &inside, event, false, writer->actions);
    write_row(writer, asked_name(writer, asked), cell, columns, next, act);
}

/* ---- tables ---- */

struct plan { /* what a state does with each event and expiry */
    enum { LEFT, LISTED, PARTIAL, WHOLE } way[ASKED_MOST];
};

static void write_header(struct writer *writer, const struct column *column, unsigned columns)
{
    fputs("  | on |", writer->to);
    for (unsigned c = 0; c < columns; c++)
        fprintf(writer->to, " %s |", column[c].text);
    fputs("| next | do |\n", writer->to);
}

/* One table for the events chosen; columns with fields are asked for the event that has them. */
static void write_table(struct writer *writer, const struct written_state *state, const struct plan *plan,
                        const bool *chosen)
{
    struct column column[4];
    struct partition partition;
    int owner[4];
    unsigned columns = below(writer, 4);
    bool first = chance(writer, 25), usable[8];
    struct place_in place = {.decisions = writer->decisions, .lookups = true, .picks = true, .runs = true};
    for (unsigned c = 0; c < columns; c++) {
        owner[c] = -1;
        place.fields = NULL;
        for (unsigned a = 0; a < writer->events; a++)
            if (chosen[a] && writer->event[a].fields.count && chance(writer, 40))
                owner[c] = (int)a, place.fields = &writer->event[a].fields;
        column[c] = random_column(writer, &place);
    }
    if (first)
        fputs("  policy first\n", writer->to);
    write_header(writer, column, columns);
    for (unsigned a = 0; a < asked_count(writer); a++) {
        if (!chosen[a])
            continue;
        const struct event *event = asked_event(writer, a);
        place.fields = event ? &event->fields : NULL;
        place.echo = NULL;
        place.echoes = 0;
        for (unsigned c = 0; c < columns; c++)
            usable[c] = owner[c] < 0 || owner[c] == (int)a;
        partition_make(writer, &place, column, columns, usable, &partition);
        unsigned left = plan->way[a] == PARTIAL ? below(writer, partition.rows) : partition.rows;
        for (unsigned r = 0; r < partition.rows; r++) {
            const char **cell = &partition.cell[r * columns];
            if (r == left)
                continue;
            for (unsigned c = 0; first && c < columns; c++)
                if (usable[c] && !strcmp(cell[c], "-") && chance(writer, 30)) {
                    const char *kept = cell[c];
                    cell[c] = random_cell(writer, &place, &column[c]);
                    write_taken(writer, state, a, &place, column, cell, columns);
                    cell[c] = kept;
                }
            write_taken(writer, state, a, &place, column, cell, columns);
        }
    }
}

static void write_tables(struct writer *writer, const struct written_state *state, const struct plan *plan)
{
    bool todo[ASKED_MOST] = {0}, chosen[ASKED_MOST];
    unsigned left = 0;
    for (unsigned a = 0; a < asked_count(writer); a++)
        left += todo[a] = plan->way[a] == PARTIAL || plan->way[a] == WHOLE;
    while (left) {
        unsigned now = 0;
        for (unsigned a = 0; a < asked_count(writer); a++) {
            chosen[a] = todo[a] && chance(writer, 60);
            now += chosen[a];
            todo[a] = todo[a] && !chosen[a];
        }
        if (now)
            write_table(writer, state, plan, chosen);
        left -= now;
    }
}

/* Rows that undo their own condition, so that they come to rest; now and then ones that do not. */
static void write_always(struct writer *writer, const struct written_state *state)
{
    struct place_in place = {.decisions = writer->decisions, .lookups = true, .picks = true, .runs = true};
    if (!writer->vars.count)
        return;
    const struct variable *variable = &writer->vars.item[below(writer, writer->vars.count)];
    const struct domain *domain = &variable->domain;
    bool number = domain->kind == VALUE_NUMBER && !domain->choices && domain->scale == 0;
    if (domain->index || domain->optional || (!number && domain->kind != VALUE_BOOL) || domain->lo == domain->hi)
        return;
    const char *high = literal_text(writer, domain, domain->hi), *low = literal_text(writer, domain, domain->lo);
    const char *undo = number && chance(writer, 60) ? say(writer, "%s = %s - 1", variable->name, variable->name)
                                                    : say(writer, "%s = %s", variable->name, low);
    const char *cell = number ? say(writer, "> %s", low) : high;
    const char *act = statements(writer, &place, NULL, true, 0);
    if (chance(writer, 92))
        act = act ? say(writer, "%s; %s", act, undo) : undo;
    fprintf(writer->to, "  | on | %s || next | do |\n", variable->name);
    write_row(writer, "always", &cell, 1, chance(writer, 75) ? "stay" : next_cell(writer, state, false, false), act);
}

/* ---- lists ---- */

static void write_list(struct writer *writer, const char *word, const unsigned *asked, unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        fprintf(writer->to, "%s%s", i ? ", " : say(writer, "  %s ", word), asked_name(writer, asked[i]));
    if (count)
        fputs("\n", writer->to);
}

static void write_lists(struct writer *writer, const struct plan *plan, const bool *closed)
{
    static const char *const words[] = {"ignore", "defer", "reject"};
    unsigned asked[3][ASKED_MOST], count[3] = {0};
    for (unsigned a = 0; a < asked_count(writer); a++) {
        if (plan->way[a] != LISTED && !closed[a])
            continue;
        unsigned word = chance(writer, 15) && a < writer->events ? 1 : 2 * below(writer, 2);
        asked[word][count[word]++] = a;
    }
    for (unsigned word = 0; word < 3; word++)
        write_list(writer, words[word], asked[word], count[word]);
}

/* ---- states ---- */

static void write_blocks(struct writer *writer)
{
    struct place_in place = {.decisions = writer->decisions, .lookups = true, .picks = true, .runs = true};
    for (unsigned i = 0; i < 2; i++) {
        const char *text =
            chance(writer, 30) ? statements(writer, &place, NULL, chance(writer, 90), writer->actions) : NULL;
        if (text)
            fprintf(writer->to, "  %s %s\n", i ? "exit" : "enter", text);
    }
}

/* `answered`: what the states around answer whole. */
static void write_state(struct writer *writer, unsigned index, const bool *answered)
{
    const struct written_state *state = &writer->state[index];
    struct plan plan;
    bool whole[ASKED_MOST], closed[ASKED_MOST] = {0};
    for (unsigned a = 0; a < asked_count(writer); a++) {
        bool expiry = a >= writer->events,
             free = answered[a] || state->composite || (expiry && state->initial == false);
        unsigned which = below(writer, 100);
        plan.way[a] = free && which < 35 ? LEFT : which < 50 ? LISTED : which < 62 ? PARTIAL : WHOLE;
        closed[a] = plan.way[a] == PARTIAL && (!answered[a] || chance(writer, 20));
        whole[a] = answered[a] || plan.way[a] != LEFT;
    }
    fprintf(writer->to, "\nstate %s%s%s%s\n", state->name, state->initial ? " initial" : "",
            state->final ? " final" : "", state->composite ? " {" : "");
    write_blocks(writer);
    write_tables(writer, state, &plan);
    if (chance(writer, 25))
        write_always(writer, state);
    write_lists(writer, &plan, closed);
    for (unsigned s = 0; s < writer->states; s++)
        if (writer->state[s].parent == (int)index)
            write_state(writer, s, whole);
    if (state->composite)
        fputs("}\n", writer->to);
}

void write_states(struct writer *writer)
{
    static const bool nothing[ASKED_MOST];
    for (unsigned s = 0; s < writer->states; s++)
        if (writer->state[s].parent < 0)
            write_state(writer, s, nothing);
}

/* ---- the machine ---- */

const char *generate(struct arena *arena, struct random *random, unsigned size)
{
    struct writer writer = {.arena = arena, .random = random, .size = size};
    char *text = NULL;
    size_t length;
    writer.to = open_memstream(&text, &length);
    write_declarations(&writer);
    plan_states(&writer);
    write_decisions(&writer);
    write_actions(&writer);
    write_states(&writer);
    fclose(writer.to);
    const char *copy = arena_text(arena, text, length);
    free(text);
    return copy;
}
