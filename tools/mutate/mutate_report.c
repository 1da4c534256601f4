/* mutate_report.c: survivors one by one, then a table by kind, then one line to remember. */
#include "mutate_report.h"

#include <ctype.h>
#include <string.h>

/* ---- counting ---- */

struct mutate_tally mutate_report_tally(const struct mutate_report *report, enum mutant_kind kind)
{
    struct mutate_tally tally = {0};
    for (size_t i = 0; i < report->count; i++) {
        enum fate fate = report->verdict[i].fate;
        if (kind != MUTANT_KINDS && report->mutant[i]->kind != kind)
            continue;
        tally.fate[fate]++;
        tally.made += fate_is_counted(fate);
        tally.killed += fate_is_kill(fate);
        tally.explained += fate == FATE_SURVIVED && report->excuse[i];
    }
    return tally;
}

double mutate_report_percent(const struct mutate_tally *tally)
{
    return tally->made ? 100.0 * (double)tally->killed / (double)tally->made : 100.0;
}

bool mutate_report_is_stale(const struct mutate_report *report, const struct excuse *excuse)
{
    return report->complete && report->proved && !report->interrupted && !excuse->used;
}

/* ---- survivors ---- */

/* Each line with its sign, without the blanks at its ends. */
static void print_lines(FILE *to, char sign, const char *text)
{
    for (const char *line = text, *end; *line; line = *end ? end + 1 : end) {
        end = line + strcspn(line, "\n");
        const char *stop = end;
        while (line < stop && isspace((unsigned char)*line))
            line++;
        while (stop > line && isspace((unsigned char)stop[-1]))
            stop--;
        if (stop > line)
            fprintf(to, "    %c %.*s\n", sign, (int)(stop - line), line);
    }
}

static const char *how_far(const struct mutate_report *report, const struct verdict *verdict)
{
    if (!report->proved)
        return "";
    return !verdict->explored ? " (not explored)" : verdict->bounded ? " (proof bounded)" : "";
}

static void print_survivor(FILE *to, const struct mutate_report *report, size_t i)
{
    const struct mutant *mutant = report->mutant[i];
    const struct excuse *excuse = report->excuse[i];
    fprintf(to, "%s:%u: %s in %s %s%s\n", report->path, mutant->line, mutant_kind_name(mutant->kind), mutant->owner,
            excuse ? "is explained" : "survives", how_far(report, &report->verdict[i]));
    print_lines(to, '-', mutant->before);
    print_lines(to, '+', mutant->after);
    if (excuse)
        fprintf(to, "    because: %s\n", excuse->reason);
    else
        fprintf(to, "    key: %s\n", mutant->key);
    putc('\n', to);
}

static void print_survivors(FILE *to, const struct mutate_report *report, bool explained)
{
    for (size_t i = 0; i < report->count; i++)
        if (report->verdict[i].fate == FATE_SURVIVED && !report->excuse[i] == !explained)
            print_survivor(to, report, i);
}

/* What killed by dying is worth a look: it may be a mistake of ours. */
static void print_dead(FILE *to, const struct mutate_report *report)
{
    for (size_t i = 0; i < report->count; i++)
        if (report->verdict[i].fate == FATE_DIED)
            fprintf(to, "%s:%u: %s in %s died: %s\n", report->path, report->mutant[i]->line,
                    mutant_kind_name(report->mutant[i]->kind), report->mutant[i]->owner, report->verdict[i].by);
}

static void print_stale(FILE *to, const struct mutate_report *report)
{
    for (size_t i = 0; i < report->excuses->item.count; i++) {
        const struct excuse *excuse = &report->excuses->item.item[i];
        if (mutate_report_is_stale(report, excuse))
            fprintf(to, "%s:%u: stale: no mutant with this key survives\n    %s\n", excuse->path, excuse->line,
                    excuse->key);
    }
}

/* ---- the table ---- */

static void print_row(FILE *to, const char *name, const struct mutate_tally *tally)
{
    fprintf(to, "%-16s %6zu %8zu %7zu %6zu %5zu %10zu %9zu %7zu\n", name, tally->made, tally->fate[FATE_REFUSED],
            tally->fate[FATE_GOLDEN], tally->fate[FATE_PROOF], tally->fate[FATE_DIED], tally->explained,
            tally->fate[FATE_SURVIVED] - tally->explained, tally->fate[FATE_EQUAL]);
}

static void print_table(FILE *to, const struct mutate_report *report)
{
    fprintf(to, "%-16s %6s %8s %7s %6s %5s %10s %9s %7s\n", "", "made", "refused", "golden", "proof", "died",
            "explained", "survived", "equal");
    for (enum mutant_kind kind = 0; kind < MUTANT_KINDS; kind++) {
        struct mutate_tally tally = mutate_report_tally(report, kind);
        if (tally.made + tally.fate[FATE_EQUAL])
            print_row(to, mutant_kind_name(kind), &tally);
    }
    struct mutate_tally all = mutate_report_tally(report, MUTANT_KINDS);
    print_row(to, "all", &all);
}

void mutate_report_text(FILE *to, const struct mutate_report *report)
{
    struct mutate_tally all = mutate_report_tally(report, MUTANT_KINDS);
    print_survivors(to, report, true);
    print_survivors(to, report, false);
    print_dead(to, report);
    print_stale(to, report);
    print_table(to, report);
    if (report->interrupted)
        fprintf(to, "interrupted: %zu mutants were not tried\n", all.fate[FATE_UNTRIED]);
    else if (!report->proved)
        fputs("the checks were not asked (--no-proof)\n", to);
    if (all.explained)
        fprintf(to, "%zu more are explained\n", all.explained);
    fprintf(to, "%zu of %zu mutants killed (%.1f %%)\n", all.killed, all.made, mutate_report_percent(&all));
}
