/* diag_json.c: diagnostics for tools: one JSON array, one object a line. Lines and columns count from 1, columns
 * in characters; endLine and endColumn are just past the last character. */
#include <stddef.h>

#include "diag_list.h"
#include "json_text.h"
#include "source.h"

struct finder { /* cursors that mostly move forward: starts, ends, second places */
    const struct source *source;
    struct cursor start, end, related;
};

static const char *severity(const char *code)
{
    return code[0] == 'W' ? "warning" : "error";
}

static void print_notes(const struct diag *diag, FILE *to)
{
    const char *separator = "";
    fputs(",\"notes\":[", to);
    for (const struct diag_line *line = diag->lines; line != NULL; line = line->next) {
        if (line->kind != DIAG_NOTE)
            continue;
        fputs(separator, to);
        json_text(to, line->text);
        separator = ",";
    }
    putc(']', to);
}

static void print_hint(const struct diag *diag, FILE *to)
{
    const char *hint = NULL;
    for (const struct diag_line *line = diag->lines; line != NULL; line = line->next) {
        if (line->kind == DIAG_HINT)
            hint = hint == NULL ? line->text : arena_printf(diag->arena, "%s\n%s", hint, line->text);
    }
    fputs(",\"hint\":", to);
    json_text(to, hint);
}

static void print_related(const struct diag *diag, struct finder *finder, FILE *to)
{
    fputs(",\"related\":[", to);
    for (const struct diag_related *related = diag->related; related != NULL; related = related->next) {
        cursor_move(&finder->related, finder->source, related->at.offset);
        fputs("{\"file\":", to);
        json_text(to, finder->source->name);
        fprintf(to, ",\"line\":%u,\"column\":%u,\"message\":", finder->related.line, finder->related.column);
        json_text(to, related->text);
        fputs(related->next != NULL ? "}," : "}", to);
    }
    putc(']', to);
}

static void print_one(const struct diag *diag, struct finder *finder, FILE *to)
{
    cursor_move(&finder->start, finder->source, diag->at.offset);
    cursor_move(&finder->end, finder->source, diag->at.offset + diag->at.length);
    fprintf(to, "{\"code\":\"%s\",\"severity\":\"%s\",\"file\":", diag->code, severity(diag->code));
    json_text(to, finder->source->name);
    fprintf(to, ",\"line\":%u,\"column\":%u", finder->start.line, finder->start.column);
    fprintf(to, ",\"endLine\":%u,\"endColumn\":%u,\"message\":", finder->end.line, finder->end.column);
    json_text(to, diag->text);
    print_notes(diag, to);
    print_hint(diag, to);
    print_related(diag, finder, to);
    putc('}', to);
}

void diags_print_json(const struct diags *diags, FILE *to)
{
    struct finder finder = {.source = diags->source};
    putc('[', to);
    for (size_t i = 0; i < diags->count; i++) {
        fputs(i == 0 ? "\n" : ",\n", to);
        print_one(diags->item[i], &finder, to);
    }
    fputs(diags->count == 0 ? "]\n" : "\n]\n", to);
}
