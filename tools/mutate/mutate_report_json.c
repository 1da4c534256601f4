/* mutate_report_json.c: the same for programs, as one object. */
#include "json_text.h"
#include "mutate_report.h"

static void print_string(FILE *to, const char *name, const char *text)
{
    fprintf(to, ",\"%s\":", name);
    json_text(to, text);
}

static void print_mutant(FILE *to, const struct mutate_report *report, size_t i)
{
    const struct mutant *mutant = report->mutant[i];
    const struct verdict *verdict = &report->verdict[i];
    fprintf(to, "%s\n{\"line\":%u,\"kind\":\"%s\"", i ? "," : "", mutant->line, mutant_kind_name(mutant->kind));
    print_string(to, "owner", mutant->owner);
    print_string(to, "before", mutant->before);
    print_string(to, "after", mutant->after);
    print_string(to, "key", mutant->key);
    print_string(to, "fate", fate_name(verdict->fate));
    print_string(to, "by", *verdict->by ? verdict->by : NULL);
    if (verdict->fate == FATE_SURVIVED) {
        fprintf(to, ",\"explored\":%s,\"bounded\":%s", verdict->explored ? "true" : "false",
                verdict->bounded ? "true" : "false");
        print_string(to, "explained", report->excuse[i] ? report->excuse[i]->reason : NULL);
    }
    putc('}', to);
}

static void print_tally(FILE *to, const struct mutate_tally *tally)
{
    fprintf(to, "{\"made\":%zu,\"killed\":%zu,\"explained\":%zu", tally->made, tally->killed, tally->explained);
    for (enum fate fate = FATE_UNTRIED; fate < FATES; fate++)
        fprintf(to, ",\"%s\":%zu", fate_name(fate), tally->fate[fate]);
    putc('}', to);
}

static void print_kinds(FILE *to, const struct mutate_report *report)
{
    fputs(",\"kinds\":{", to);
    for (enum mutant_kind kind = 0; kind < MUTANT_KINDS; kind++) {
        struct mutate_tally tally = mutate_report_tally(report, kind);
        fprintf(to, "%s\"%s\":", kind ? "," : "", mutant_kind_name(kind));
        print_tally(to, &tally);
    }
    putc('}', to);
}

static void print_stale(FILE *to, const struct mutate_report *report)
{
    bool any = false;
    fputs(",\"stale\":[", to);
    for (size_t i = 0; i < report->excuses->item.count; i++) {
        if (!mutate_report_is_stale(report, &report->excuses->item.item[i]))
            continue;
        fputs(any ? "," : "", to);
        json_text(to, report->excuses->item.item[i].key);
        any = true;
    }
    putc(']', to);
}

void mutate_report_json(FILE *to, const struct mutate_report *report)
{
    struct mutate_tally all = mutate_report_tally(report, MUTANT_KINDS);
    fputs("{\"file\":", to);
    json_text(to, report->path);
    print_string(to, "machine", report->machine);
    fprintf(to, ",\"scenarios\":%u,\"proved\":%s,\"interrupted\":%s,\"mutants\":[", report->scenarios,
            report->proved ? "true" : "false", report->interrupted ? "true" : "false");
    for (size_t i = 0; i < report->count; i++)
        print_mutant(to, report, i);
    putc(']', to);
    print_stale(to, report);
    print_kinds(to, report);
    fputs(",\"all\":", to);
    print_tally(to, &all);
    fprintf(to, ",\"percent\":%.2f}\n", mutate_report_percent(&all));
}
