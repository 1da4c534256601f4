/* dot.c: states as boxes, rows as arrows.
 *
 * A row stands where it was written: the rows of a state with states inside leave from one box in its frame, not from
 * each leaf. Rows that stay are listed in their state if they do anything; what is ignored, deferred and rejected is
 * told by the tooltip. Nothing here depends on more than the machine, so the drawing is the same every time. */
#include "dot.h"

#include <stdlib.h>
#include <string.h>

#include "arrows.h"
#include "code.h"
#include "dot_text.h"
#include "row_text.h"

#define INK "#1f2328"
#define MUTED "#57606a"
#define TIMED "#953800"      /* expiries */
#define RESTS "#6639ba"      /* always */
#define WAITS "#0550ae"      /* states that may wait for ever */
#define CLOCK "\xe2\x97\xb7" /* U+25F7 */

#define GUARD_WIDTH 30 /* characters after which a label's line is broken */
#define DO_WIDTH 34
#define ARROW_ROWS_MAX 5 /* guards shown on one arrow, rows listed in one state; the rest is in the tooltip */
#define STATE_ROWS_MAX 14

enum edge_kind { EDGE_PLAIN, EDGE_HISTORY, EDGE_RESUME };

struct edge { /* all rows of one state for one event that lead to the same state */
    uint16_t from, to, column;
    uint8_t kind;
    LIST(uint32_t) rows;
};

struct stay { /* a row that stays and does something */
    uint32_t row;
    uint16_t column;
};

struct picture {
    const struct fsm_machine *m;
    FILE *to;
    LIST(struct edge) edges;
    LIST(struct stay) stays; /* by line */
    uint64_t *starts;        /* [leaves]: timers started on the way to it */
};

/* ---- gathering ---- */

static uint8_t kind_of(const struct fsm_machine *m, const struct arrow *arrow)
{
    if (arrow->history == UINT16_MAX)
        return EDGE_PLAIN;
    return strncmp(row_next(&m->rows[arrow->row]).text, "resume", 6) ? EDGE_HISTORY : EDGE_RESUME;
}

static struct edge *edge_for(struct picture *picture, const struct arrow *arrow)
{
    const struct fsm_machine *m = picture->m;
    struct edge edge = {.from = m->rows[arrow->row].state,
                        .to = arrow->history == UINT16_MAX ? m->leaf_state[arrow->to] : arrow->history,
                        .column = arrow->column,
                        .kind = kind_of(m, arrow)};
    for (size_t i = 0; i < picture->edges.count; i++) {
        struct edge *old = &picture->edges.item[i];
        if (old->from == edge.from && old->to == edge.to && old->column == edge.column && old->kind == edge.kind)
            return old;
    }
    list_push(&picture->edges, edge);
    return &picture->edges.item[picture->edges.count - 1];
}

/* Rows as they were written, not by event. */
static void sort_stays(struct picture *picture)
{
    struct stay *stay = picture->stays.item;
    const struct fsm_row *def = picture->m->rows;
    for (size_t i = 1; i < picture->stays.count; i++)
        for (size_t k = i; k > 0 && def[stay[k].row].line < def[stay[k - 1].row].line; k--) {
            struct stay swap = stay[k];
            stay[k] = stay[k - 1];
            stay[k - 1] = swap;
        }
}

static void edge_add(struct edge *edge, uint32_t row)
{
    for (size_t i = 0; i < edge->rows.count; i++)
        if (edge->rows.item[i] == row)
            return;
    list_push(&edge->rows, row);
}

/* A row of an outer state comes once for each leaf. */
static void stay_add(struct picture *picture, const struct arrow *arrow)
{
    for (size_t i = 0; i < picture->stays.count; i++)
        if (picture->stays.item[i].row == arrow->row)
            return;
    list_push(&picture->stays, ((struct stay){arrow->row, arrow->column}));
}

static void gather(struct picture *picture)
{
    const struct fsm_machine *m = picture->m;
    arrow_list arrows = {0};
    arrows_read(m, &arrows);
    for (size_t i = 0; i < arrows.count; i++) {
        const struct arrow *arrow = &arrows.item[i];
        picture->starts[arrow->to] |= arrow->starts;
        if (!arrow->stays)
            edge_add(edge_for(picture, arrow), arrow->row);
        else if (FSM_I_OP(m->code[arrow->code + 1]) != FSM_OP_DONE)
            stay_add(picture, arrow);
    }
    list_release(&arrows);
}

/* ---- words ---- */

static void write_guard(struct picture *picture, uint32_t row)
{
    char *text = NULL;
    size_t length = 0;
    FILE *memory = open_memstream(&text, &length);
    if (!memory)
        return;
    guard_write(memory, picture->m, &picture->m->rows[row]);
    fclose(memory);
    html_write(picture->to, text, length, GUARD_WIDTH);
    free(text);
}

static void write_name(struct picture *picture, const char *name)
{
    html_write(picture->to, name, strlen(name), 0);
}

static void write_column(struct picture *picture, uint16_t column)
{
    if (column_is_timer(picture->m, column))
        fputs(CLOCK " ", picture->to);
    write_name(picture, column_name(picture->m, column));
}

static void write_rows_tip(struct picture *picture, const uint32_t *row, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        const struct fsm_row *def = &picture->m->rows[row[i]];
        fprintf(picture->to, "%sline %u: ", i ? "\\n" : "", def->line);
        quoted_write(picture->to, def->text, strlen(def->text));
    }
}

/* `ignores A, B` and so on: the events of a leaf that have no arrow and no line. */
static void write_answers(struct picture *picture, uint16_t leaf)
{
    static const char *const word[] = {"stays and does nothing at", "ignores", "defers", "rejects"};
    const struct fsm_machine *m = picture->m;
    for (uint8_t verdict = FSM_STEPPED; verdict <= FSM_REJECTED; verdict++) {
        bool any = false;
        for (uint16_t column = 0; column < fsm_columns(m); column++) {
            const struct fsm_pair *pair = fsm_pair_of(m, leaf, column);
            bool found = false;
            for (uint32_t i = 0; i < pair->rows && !found; i++) {
                const struct fsm_row *row = &m->rows[m->pair_rows[pair->row + i]];
                struct piece next = row_next(row);
                found = row->verdict == verdict &&
                        (verdict || (next.length == 4 && !memcmp(next.text, "stay", 4) && !row_do(row).length));
            }
            if (!found)
                continue;
            fprintf(picture->to, "%s%s ", any ? "," : "\\n", any ? "" : word[verdict]);
            fputs(column_is_timer(m, column) ? "expired " : "", picture->to);
            quoted_write(picture->to, column_name(m, column), strlen(column_name(m, column)));
            any = true;
        }
    }
}

/* ---- states ---- */

static void write_stay(struct picture *picture, const struct stay *stay)
{
    const struct fsm_row *def = &picture->m->rows[stay->row];
    struct piece done = row_do(def);
    fputs("<TR><TD ALIGN=\"LEFT\" VALIGN=\"TOP\"><FONT POINT-SIZE=\"9\">", picture->to);
    fputs(column_is_timer(picture->m, stay->column) ? "<FONT COLOR=\"" TIMED "\">" : "<FONT>", picture->to);
    write_column(picture, stay->column);
    fputs("</FONT>", picture->to);
    if (def->cells) {
        fputs("<FONT COLOR=\"" MUTED "\"> [", picture->to);
        write_guard(picture, stay->row);
        fputs("]</FONT>", picture->to);
    }
    fputs("<BR ALIGN=\"LEFT\"/></FONT></TD><TD ALIGN=\"LEFT\" VALIGN=\"TOP\"><FONT POINT-SIZE=\"9\" COLOR=\"" MUTED
          "\">",
          picture->to);
    html_write(picture->to, done.text, done.length, DO_WIDTH);
    fputs("<BR ALIGN=\"LEFT\"/></FONT></TD></TR>", picture->to);
}

static void write_stays(struct picture *picture, uint16_t state)
{
    unsigned count = 0;
    for (size_t i = 0; i < picture->stays.count; i++) {
        if (picture->m->rows[picture->stays.item[i].row].state != state)
            continue;
        if (count++ == 0)
            fputs("<HR/>", picture->to);
        if (count <= STATE_ROWS_MAX)
            write_stay(picture, &picture->stays.item[i]);
    }
    if (count > STATE_ROWS_MAX)
        fprintf(picture->to,
                "<TR><TD ALIGN=\"LEFT\" COLSPAN=\"2\"><FONT POINT-SIZE=\"9\">\xe2\x80\xa6 %u more</FONT></TD></TR>",
                count - STATE_ROWS_MAX);
}

static void write_timers(struct picture *picture, uint64_t timers)
{
    if (!timers)
        return;
    fputs("<TR><TD COLSPAN=\"2\"><FONT POINT-SIZE=\"9\" COLOR=\"" TIMED "\">" CLOCK, picture->to);
    for (uint16_t t = 0; t < picture->m->timer_count; t++)
        if (timers >> t & 1) {
            putc(' ', picture->to);
            write_name(picture, picture->m->timers[t].name);
        }
    fputs("</FONT></TD></TR>", picture->to);
}

static void write_leaf(struct picture *picture, uint16_t state)
{
    const struct fsm_state_def *def = &picture->m->states[state];
    bool waits = def->flags & FSM_WAITING, final = def->flags & FSM_FINAL;
    fprintf(picture->to,
            "s%u [label=<<TABLE BORDER=\"0\" CELLSPACING=\"0\" CELLPADDING=\"3\"><TR><TD COLSPAN=\"2\"><B>", state);
    write_name(picture, def->name);
    fprintf(picture->to, "</B>%s</TD></TR>", waits ? "<FONT POINT-SIZE=\"9\" COLOR=\"" WAITS "\"> waits</FONT>" : "");
    write_timers(picture, picture->starts[def->first_leaf]);
    write_stays(picture, state);
    fprintf(picture->to, "</TABLE>>, fillcolor=\"%s\", color=\"%s\"%s, tooltip=\"",
            waits   ? "#ddf4ff"
            : final ? "#eaeef2"
                    : "#f6f8fa",
            waits ? WAITS : MUTED, final ? ", peripheries=2" : "");
    quoted_write(picture->to, def->name, strlen(def->name));
    write_answers(picture, def->first_leaf);
    fputs("\"];\n", picture->to);
}

static uint16_t initial_leaf(const struct fsm_machine *m, uint16_t parent)
{
    for (uint16_t s = 0; s < m->state_count; s++)
        if (m->states[s].parent == parent && m->states[s].flags & FSM_INITIAL)
            return m->states[s].flags & FSM_LEAF ? s : initial_leaf(m, s);
    return 0;
}

/* The dot that points to where a state, or the machine, is entered. */
static void write_initial(struct picture *picture, uint16_t parent)
{
    uint16_t leaf = initial_leaf(picture->m, parent);
    fprintf(picture->to,
            "i%u [shape=point, width=0.13, fillcolor=\"" INK "\", color=\"" INK
            "\", tooltip=\"begins here\"];\ni%u -> s%u [weight=8];\n",
            parent, parent, leaf);
}

static bool leaves_from(const struct picture *picture, uint16_t state)
{
    for (size_t i = 0; i < picture->edges.count; i++)
        if (picture->edges.item[i].from == state)
            return true;
    for (size_t i = 0; i < picture->stays.count; i++)
        if (picture->m->rows[picture->stays.item[i].row].state == state)
            return true;
    return false;
}

static void write_state(struct picture *picture, uint16_t state);

static void write_frame(struct picture *picture, uint16_t state)
{
    const struct fsm_machine *m = picture->m;
    const struct fsm_state_def *def = &m->states[state];
    fprintf(picture->to, "subgraph cluster_%u {\nlabel=<<B>", state);
    write_name(picture, def->name);
    fprintf(picture->to, "</B>>; labeljust=l; style=rounded; color=\"#8c959f\"; bgcolor=\"%s\"; tooltip=\"",
            def->parent == UINT16_MAX ? "#fbfcfd" : "#f3f5f7");
    quoted_write(picture->to, def->name, strlen(def->name));
    fputs("\";\n", picture->to);
    write_initial(picture, state);
    if (def->history != UINT16_MAX)
        fprintf(picture->to,
                "h%u [shape=circle, label=<<B>H</B>>, margin=0.02, width=0.3, tooltip=\"the state it was last left "
                "in\"];\n",
                state);
    if (leaves_from(picture, state)) {
        fprintf(picture->to,
                "s%u [style=\"rounded,dashed\", color=\"" MUTED "\", label=<<TABLE BORDER=\"0\" CELLSPACING=\"0\" "
                "CELLPADDING=\"3\"><TR><TD COLSPAN=\"2\"><FONT COLOR=\"" MUTED
                "\"><I>anywhere inside</I></FONT></TD></TR>",
                state);
        write_stays(picture, state);
        fputs("</TABLE>>, tooltip=\"in every state of this frame that does not answer itself\"];\n", picture->to);
    }
    for (uint16_t s = 0; s < m->state_count; s++)
        if (m->states[s].parent == state)
            write_state(picture, s);
    fputs("}\n", picture->to);
}

static void write_state(struct picture *picture, uint16_t state)
{
    if (picture->m->states[state].flags & FSM_LEAF)
        write_leaf(picture, state);
    else
        write_frame(picture, state);
}

/* ---- arrows ---- */

static void write_guards(struct picture *picture, const struct edge *edge)
{
    size_t shown = edge->rows.count < ARROW_ROWS_MAX ? edge->rows.count : ARROW_ROWS_MAX;
    for (size_t i = 0; i < shown; i++) {
        if (!picture->m->rows[edge->rows.item[i]].cells)
            continue;
        fputs("<TR><TD ALIGN=\"LEFT\"><FONT POINT-SIZE=\"9\" COLOR=\"" MUTED "\">", picture->to);
        fputs(i ? "or " : "", picture->to);
        write_guard(picture, edge->rows.item[i]);
        fputs("<BR ALIGN=\"LEFT\"/></FONT></TD></TR>", picture->to);
    }
    if (shown < edge->rows.count)
        fprintf(picture->to, "<TR><TD ALIGN=\"LEFT\"><FONT POINT-SIZE=\"9\">\xe2\x80\xa6 %zu more</FONT></TD></TR>",
                edge->rows.count - shown);
}

static void write_edge(struct picture *picture, const struct edge *edge)
{
    static const char *const word[] = {"", " (history)", " (resume)"};
    const struct fsm_machine *m = picture->m;
    const char *colour = column_is_timer(m, edge->column) ? TIMED : edge->column == fsm_always(m) ? RESTS : INK;
    fprintf(picture->to,
            "s%u -> %c%u [color=\"%s\", fontcolor=\"%s\"%s, label=<<TABLE BORDER=\"0\" CELLSPACING=\"0\" "
            "CELLPADDING=\"1\"><TR><TD ALIGN=\"LEFT\">",
            edge->from, edge->kind ? 'h' : 's', edge->to, colour, colour, edge->kind ? ", style=dashed" : "");
    write_column(picture, edge->column);
    fprintf(picture->to, "%s</TD></TR>", word[edge->kind]);
    write_guards(picture, edge);
    fputs("</TABLE>>, tooltip=\"", picture->to);
    write_rows_tip(picture, edge->rows.item, edge->rows.count);
    fputs("\", labeltooltip=\"", picture->to);
    write_rows_tip(picture, edge->rows.item, edge->rows.count);
    fputs("\"];\n", picture->to);
}

/* ---- the whole ---- */

static void write_head(struct picture *picture)
{
    const struct fsm_machine *m = picture->m;
    fputs("digraph \"", picture->to);
    quoted_write(picture->to, m->name, strlen(m->name));
    fputs("\" {\ngraph [fontname=\"Helvetica,Arial,sans-serif\", fontsize=12, fontcolor=\"" INK
          "\", bgcolor=\"#ffffff\", "
          "pad=0.3, nodesep=0.35, ranksep=0.45, labelloc=t, labeljust=l, tooltip=\" \", label=<<B>",
          picture->to);
    write_name(picture, m->name);
    fprintf(picture->to, "</B> <FONT POINT-SIZE=\"10\" COLOR=\"" MUTED "\">version %u</FONT>>];\n", m->version);
    fputs("node [shape=box, style=\"rounded,filled\", fontname=\"Helvetica,Arial,sans-serif\", fontsize=12, "
          "fontcolor=\"" INK "\", fillcolor=\"#f6f8fa\", color=\"" MUTED "\", margin=\"0.08,0.04\"];\n"
          "edge [fontname=\"Helvetica,Arial,sans-serif\", fontsize=10, color=\"" INK "\", fontcolor=\"" INK
          "\", arrowsize=0.7];\n",
          picture->to);
}

void dot_write(FILE *to, const struct fsm_machine *m)
{
    struct picture picture = {.m = m, .to = to};
    picture.starts = mem_resize(NULL, (m->leaves + 1u) * sizeof *picture.starts);
    memset(picture.starts, 0, (m->leaves + 1u) * sizeof *picture.starts);
    gather(&picture);
    sort_stays(&picture);
    write_head(&picture);
    write_initial(&picture, UINT16_MAX);
    for (uint16_t s = 0; s < m->state_count; s++)
        if (m->states[s].parent == UINT16_MAX)
            write_state(&picture, s);
    for (size_t i = 0; i < picture.edges.count; i++)
        write_edge(&picture, &picture.edges.item[i]);
    fputs("}\n", to);
    for (size_t i = 0; i < picture.edges.count; i++)
        list_release(&picture.edges.item[i].rows);
    list_release(&picture.edges);
    list_release(&picture.stays);
    mem_free(picture.starts);
}
