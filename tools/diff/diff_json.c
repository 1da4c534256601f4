/* diff_json.c: a diff for programs: one object. What is not there is null or left out. */
#include <string.h>

#include "diff.h"
#include "json_text.h"

static void print_member(FILE *to, const char *name, const char *text)
{
    fprintf(to, ",\"%s\":", name);
    json_text(to, text);
}

static void print_case(FILE *to, const struct diff_change *change, const struct diff_case *one)
{
    bool some = false;
    fputs("{\"when\":{", to);
    for (size_t c = 0; one->cell && c < change->columns; c++) {
        if (!strcmp(one->cell[c], "-"))
            continue;
        fputs(some ? "," : "", to);
        json_text(to, change->column[c]);
        fputc(':', to);
        json_text(to, one->cell[c]);
        some = true;
    }
    fputc('}', to);
    if (one->change)
        print_member(to, "change", one->change);
    print_member(to, "old", one->old);
    print_member(to, "new", one->new);
    fputc('}', to);
}

static void print_change(FILE *to, const struct diff_change *change)
{
    static const char *const section[DIFF_SECTIONS] = {"declarations", "decisions", "transitions",
                                                       "timers",       "promises",  "scenarios"};
    fprintf(to, "{\"section\":\"%s\"", section[change->section]);
    print_member(to, "change", change->change);
    print_member(to, "what", change->what);
    print_member(to, "name", change->name);
    if (change->in)
        print_member(to, change->section == DIFF_SCENARIOS ? "file" : "in", change->in);
    if (change->section == DIFF_SCENARIOS) {
        fprintf(to, ",\"line\":%u", change->line[NEW]);
    } else {
        if (change->line[OLD])
            fprintf(to, ",\"old_line\":%u", change->line[OLD]);
        if (change->line[NEW])
            fprintf(to, ",\"new_line\":%u", change->line[NEW]);
    }
    if (!change->cases.count) {
        print_member(to, "old", change->old);
        print_member(to, "new", change->new);
    }
    if (change->inputs > 0)
        fprintf(to, ",\"inputs\":%.0f,\"changed\":%.0f", change->inputs, change->changed);
    if (change->cases.count)
        fputs(",\"cases\":[", to);
    for (size_t i = 0; i < change->cases.count; i++) {
        fputs(i ? "," : "", to);
        print_case(to, change, &change->cases.item[i]);
    }
    fputs(change->cases.count ? "]" : "", to);
    if (change->note)
        print_member(to, "note", change->note);
    fputc('}', to);
}

void diff_print_json(FILE *to, const struct diff *diff, const char *old, const char *new)
{
    fputs("{\"old\":", to);
    json_text(to, old);
    fputs(",\"new\":", to);
    json_text(to, new);
    fprintf(to, ",\"differs\":%s,\"changes\":[", diff->changes.count ? "true" : "false");
    for (size_t i = 0; i < diff->changes.count; i++) {
        fputs(i ? ",\n" : "\n", to);
        print_change(to, diff->changes.item[i]);
    }
    fputs("]}\n", to);
}
