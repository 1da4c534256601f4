/* diff_print.c: a diff for people, one section after the other; what was is red, what is green. */
#include <string.h>

#include "diff.h"
#include "utf8.h"

#define ONE_LINE 70 /* longer answers stand below each other */

struct paint {
    const char *old, *new, *head, *none;
};

struct print {
    FILE *to;
    struct paint paint;
};

static const char *const titles[DIFF_SECTIONS] = {"declarations", "decisions", "transitions",
                                                  "timers",       "promises",  "scenarios"};

/* ---- cells ---- */

static int width_of(const char *text)
{
    int width = 0;
    for (uint32_t left = (uint32_t)strlen(text); left > 0;) {
        uint32_t character;
        uint32_t length = (uint32_t)utf8_decode(text, left, &character);
        width += character < 0x80 ? 1 : (int)utf8_width(character);
        text += length;
        left -= length;
    }
    return width;
}

static void print_cells(struct print *print, const char *const *cell, const struct diff_change *change)
{
    fputs("    |", print->to);
    for (size_t c = 0; c < change->columns; c++) {
        int width = width_of(change->column[c]);
        for (size_t i = 0; i < change->cases.count; i++) {
            int own = change->cases.item[i].cell ? width_of(change->cases.item[i].cell[c]) : 0;
            width = own > width ? own : width;
        }
        fprintf(print->to, " %s%*s |", cell[c], width - width_of(cell[c]), "");
    }
}

/* ---- was and now ---- */

static const char *or_nothing(const char *text)
{
    return text ? text : "nothing";
}

static void print_answers(struct print *print, const char *lead, const char *change, const char *old, const char *new)
{
    const struct paint *paint = &print->paint;
    bool timer = change && strchr(change, ' '), is_long = strlen(or_nothing(old)) + strlen(or_nothing(new)) > ONE_LINE;
    fputs(lead, print->to);
    if (timer)
        fprintf(print->to, " %s:", change);
    if (is_long)
        fprintf(print->to, "\n      was %s%s%s\n      now %s%s%s\n", paint->old, or_nothing(old), paint->none,
                paint->new, or_nothing(new), paint->none);
    else
        fprintf(print->to, " was %s%s%s, now %s%s%s\n", paint->old, or_nothing(old), paint->none, paint->new,
                or_nothing(new), paint->none);
}

static void print_cases(struct print *print, const struct diff_change *change)
{
    bool header = false;
    for (size_t i = 0; i < change->cases.count; i++) {
        const struct diff_case *one = &change->cases.item[i];
        if (one->cell && !header) {
            print_cells(print, change->column, change);
            fputc('\n', print->to);
            header = true;
        }
        if (one->cell)
            print_cells(print, one->cell, change);
        print_answers(print, one->cell ? " ->" : "    ->", one->change, one->old, one->new);
    }
    if (change->note)
        fprintf(print->to, "    (%s)\n", change->note);
}

/* ---- changes ---- */

static void print_lines(struct print *print, const struct diff_change *change)
{
    if (change->line[OLD] && change->line[NEW] && change->line[OLD] != change->line[NEW])
        fprintf(print->to, "  (lines %u and %u)", change->line[OLD], change->line[NEW]);
    else if (change->line[OLD] || change->line[NEW])
        fprintf(print->to, "  (line %u)", change->line[NEW] ? change->line[NEW] : change->line[OLD]);
    fputc('\n', print->to);
}

/* "event Coin(value: 1..9)", "param most: 1..9 = 3". */
static void print_thing(struct print *print, const struct diff_change *change, const char *text)
{
    fprintf(print->to, "%s %s", change->what, change->name);
    if (text && *text)
        fprintf(print->to, "%s%s", *text == '(' ? "" : ": ", text);
}

static void print_declared(struct print *print, const struct diff_change *change)
{
    const struct paint *paint = &print->paint;
    if (!change->old || !change->new) {
        fprintf(print->to, "  %s%c ", change->new ? paint->new : paint->old, change->new ? '+' : '-');
        print_thing(print, change, change->new ? change->new : change->old);
        fputs(paint->none, print->to);
    } else if (!strcmp(change->change, "renamed")) {
        fprintf(print->to, "  ~ %s %s%s%s is now called %s%s%s", change->what, paint->old, change->old, paint->none,
                paint->new, change->new, paint->none);
    } else {
        fprintf(print->to, "  ~ %s %s %s: was %s%s%s, now %s%s%s", change->what, change->name, change->change,
                paint->old, *change->old ? change->old : "-", paint->none, paint->new, *change->new ? change->new : "-",
                paint->none);
    }
    print_lines(print, change);
}

static void print_table(struct print *print, const struct diff_change *change)
{
    fprintf(print->to, "  ~ %s%s%s", change->in ? "" : change->what, change->in ? "" : " ", change->name);
    if (change->in)
        fprintf(print->to, " in %s", change->in);
    if (change->inputs > 0 && change->section == DIFF_DECISIONS)
        fprintf(print->to, ": another answer to %.0f of %.0f inputs (%.3g %%)", change->changed, change->inputs,
                100 * change->changed / change->inputs);
    print_lines(print, change);
    print_cases(print, change);
}

static void print_scenario(struct print *print, const struct diff_change *change)
{
    fprintf(print->to, "  ~ %s:%u: \"%s\" %s\n", change->in, change->line[NEW], change->name, change->change);
    if (change->old || change->new) {
        fprintf(print->to, "      was %s%s%s\n", print->paint.old, or_nothing(change->old), print->paint.none);
        fprintf(print->to, "      now %s%s%s\n", print->paint.new, or_nothing(change->new), print->paint.none);
    }
    if (change->note)
        fprintf(print->to, "    (%s)\n", change->note);
}

static void print_change(struct print *print, const struct diff_change *change)
{
    if (change->section == DIFF_SCENARIOS)
        print_scenario(print, change);
    else if (change->cases.count || change->note)
        print_table(print, change);
    else
        print_declared(print, change);
}

void diff_print(FILE *to, const struct diff *diff, bool colour)
{
    struct print print = {.to = to, .paint = {"", "", "", ""}};
    if (colour)
        print.paint = (struct paint){"\033[31m", "\033[32m", "\033[1m", "\033[0m"};
    for (int section = 0; section < DIFF_SECTIONS; section++) {
        bool some = false;
        for (size_t i = 0; i < diff->changes.count; i++) {
            if ((int)diff->changes.item[i]->section != section)
                continue;
            if (!some)
                fprintf(to, "%s%s%s\n", print.paint.head, titles[section], print.paint.none);
            some = true;
            print_change(&print, diff->changes.item[i]);
        }
    }
    if (!diff->changes.count)
        fputs("no difference in behaviour\n", to);
}
