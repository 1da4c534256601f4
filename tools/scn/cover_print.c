/* cover_print.c: coverage for people: the tables as they were written, marked; then what else is uncovered; then how
 * much is covered. */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "cover_words.h"
#include "row_text.h"

struct print {
    FILE *to;
    const struct cover *cover;
    const struct fsm_machine *m;
    bool colour;
    const char *text;
    LIST(size_t) line; /* where each line begins, and one past the last */
};

struct block { /* lines of a table */
    uint32_t first, last;
};
typedef LIST(struct block) block_list;

/* ---- tables ---- */

static void find_lines(struct print *print, size_t length)
{
    list_push(&print->line, 0);
    for (size_t i = 0; i < length; i++)
        if (print->text[i] == '\n')
            list_push(&print->line, i + 1);
    if (length && print->text[length - 1] != '\n')
        list_push(&print->line, length + 1);
}

static void block_add(block_list *blocks, uint32_t first, uint32_t line)
{
    for (size_t i = 0; i < blocks->count; i++)
        if (blocks->item[i].first == first) {
            blocks->item[i].last = line > blocks->item[i].last ? line : blocks->item[i].last;
            return;
        }
    list_push(blocks, ((struct block){first, line}));
}

static int compare_blocks(const void *left, const void *right)
{
    const struct block *a = left, *b = right;
    return (a->first > b->first) - (a->first < b->first);
}

/* A table goes from the line that names its decision or state to its last row or list. */
static void find_blocks(const struct print *print, block_list *blocks)
{
    const struct fsm_machine *m = print->m;
    for (uint16_t d = 0; d < m->decision_count; d++)
        for (uint32_t i = 0; i < m->decisions[d].rows; i++)
            block_add(blocks, m->decisions[d].line, m->rows[m->decisions[d].row + i].line);
    for (size_t i = 0; i < print->cover->rows.count; i++) {
        const struct fsm_row *row = &m->rows[print->cover->rows.item[i].row];
        if (row->state != UINT16_MAX)
            block_add(blocks, m->states[row->state].line, row->line);
    }
    if (blocks->count)
        qsort(blocks->item, blocks->count, sizeof *blocks->item, compare_blocks);
}

static bool is_missed(const struct print *print, const struct cover_row *row, uint32_t line, bool hit)
{
    return print->m->rows[row->row].line == line && row->hit == hit;
}

/* One line: `!` if anything on it never decided; where that is only some of its events, which. */
static void print_line(const struct print *print, uint32_t line)
{
    const struct cover *cover = print->cover;
    size_t from = print->line.item[line - 1], to = print->line.item[line] - 1, missed = 0, hit = 0;
    char name[300];
    for (size_t i = 0; i < cover->rows.count; i++) {
        missed += is_missed(print, &cover->rows.item[i], line, false);
        hit += is_missed(print, &cover->rows.item[i], line, true);
    }
    while (to > from && (print->text[to - 1] == '\r' || print->text[to - 1] == ' '))
        to--;
    fprintf(print->to, "%s%s%.*s", missed && print->colour ? "\x1b[31m" : "",
            missed      ? "! "
            : to > from ? "  "
                        : "",
            (int)(to - from), print->text + from);
    for (size_t i = 0, told = 0; missed && hit && i < cover->rows.count; i++)
        if (is_missed(print, &cover->rows.item[i], line, false))
            fprintf(print->to, "%s%s", told++ ? ", " : "  <- never ",
                    column_words(print->m, cover->rows.item[i].column, name, sizeof name));
    fprintf(print->to, "%s\n", missed && print->colour ? "\x1b[0m" : "");
}

static void print_tables(struct print *print)
{
    block_list blocks = {0};
    find_blocks(print, &blocks);
    for (size_t i = 0; i < blocks.count; i++) {
        for (uint32_t line = blocks.item[i].first; line <= blocks.item[i].last && line < print->line.count; line++)
            print_line(print, line);
        putc('\n', print->to);
    }
    list_release(&blocks);
}

/* ---- the rest ---- */

/* A heading before the first of a list. */
static FILE *item(const struct print *print, bool *first, const char *heading)
{
    if (*first)
        fprintf(print->to, "%s\n", heading);
    *first = false;
    fputs("  ", print->to);
    return print->to;
}

static void print_side(const struct print *print, const struct cover_bound *bound, bool inside, bool *first)
{
    FILE *to = item(print, first, "cells never met from this side:");
    char *words = NULL;
    size_t length = 0;
    FILE *memory = open_memstream(&words, &length);
    fprintf(to, "line %" PRIu32 ": ", bound->line);
    condition_write(to, print->m, &print->m->cells[bound->cell]);
    fprintf(to, ": %s", inside ? "inside" : "outside");
    if (memory) {
        bound_words(memory, print->cover, bound, inside);
        fclose(memory);
        fprintf(to, length ? " (%s)" : "%s", words);
    }
    free(words);
    putc('\n', to);
}

static int compare_bounds(const void *left, const void *right)
{
    const struct cover_bound *a = *(const struct cover_bound *const *)left,
                             *b = *(const struct cover_bound *const *)right;
    int line = (a->line > b->line) - (a->line < b->line);
    return line ? line : (a > b) - (a < b);
}

static void print_cells(const struct print *print)
{
    LIST(const struct cover_bound *) bounds = {0};
    bool first = true;
    for (size_t i = 0; i < print->cover->bounds.count; i++)
        list_push(&bounds, &print->cover->bounds.item[i]);
    if (bounds.count)
        qsort(bounds.item, bounds.count, sizeof *bounds.item, compare_bounds);
    for (size_t i = 0; i < bounds.count; i++) {
        if (!bounds.item[i]->inside)
            print_side(print, bounds.item[i], true, &first);
        if (!bounds.item[i]->outside)
            print_side(print, bounds.item[i], false, &first);
    }
    list_release(&bounds);
}

static void print_transitions(const struct print *print)
{
    bool first = true;
    char name[300];
    for (size_t i = 0; i < print->cover->transitions.count; i++) {
        const struct cover_transition *transition = &print->cover->transitions.item[i];
        if (!transition->taken)
            fprintf(item(print, &first, "transitions never taken:"), "%s, %s -> %s\n",
                    leaf_name(print->m, transition->leaf),
                    column_words(print->m, transition->column, name, sizeof name), leaf_name(print->m, transition->to));
    }
}

static void print_pairs(const struct print *print)
{
    const struct fsm_machine *m = print->m;
    bool first = true;
    char name[300];
    for (uint16_t leaf = 0; leaf < m->leaves; leaf++) {
        bool any = false;
        for (uint16_t column = 0; column < fsm_always(m); column++) {
            if (!cover_pair_missed(print->cover, leaf, column))
                continue;
            if (!any)
                fprintf(item(print, &first, "events never met:"), "%s:", leaf_name(m, leaf));
            fprintf(print->to, "%s %s", any ? "," : "", column_words(m, column, name, sizeof name));
            any = true;
        }
        if (any)
            putc('\n', print->to);
    }
}

static void print_names(const struct print *print)
{
    const struct cover *cover = print->cover;
    const struct fsm_machine *m = print->m;
    bool first = true;
    for (uint16_t t = 0; t < m->timer_count; t++) {
        if (cover->timers_start & ~cover->timers_fired & (uint64_t)1 << t)
            fprintf(item(print, &first, "timers:"), "%s never fired\n", m->timers[t].name);
        if (cover->timers_stop & ~cover->timers_stopped & (uint64_t)1 << t)
            fprintf(item(print, &first, "timers:"), "%s never stopped while running\n", m->timers[t].name);
    }
    first = true;
    for (uint16_t p = 0; p < m->promise_count; p++)
        if (!cover->promise[p].exercised)
            fprintf(item(print, &first, "promises never exercised:"), "line %" PRIu32 ": %s\n", m->promises[p].line,
                    m->promises[p].name);
    first = true;
    for (uint16_t e = 0; e < m->effect_count; e++)
        if (!cover->effect_emitted[e])
            fprintf(item(print, &first, "effects never emitted:"), "%s\n", m->effects[e].name);
}

static void print_count(const struct print *print, const char *name, struct cover_count count)
{
    unsigned permille = cover_permille(count);
    fprintf(print->to, "%-12s %5" PRIu64 " of %5" PRIu64 "  %3u.%u %%\n", name, count.covered, count.total,
            permille / 10, permille % 10);
}

void cover_print(FILE *to, const struct cover *cover, const char *text, size_t length, bool colour)
{
    struct print print = {.to = to, .cover = cover, .m = cover->m, .colour = colour, .text = text};
    find_lines(&print, length);
    print_tables(&print);
    print_cells(&print);
    print_transitions(&print);
    print_pairs(&print);
    print_names(&print);
    if (cover_overall(cover).covered < cover_overall(cover).total)
        putc('\n', to);
    for (int measure = 0; measure < COVER_MEASURES; measure++)
        print_count(&print, cover_measure_name((enum cover_measure)measure),
                    cover_count(cover, (enum cover_measure)measure));
    print_count(&print, "overall", cover_overall(cover));
    list_release(&print.line);
}
