/* scn_text.c: a failing line for people: where it is, the line and what was expected of it as written, what is the
 * case instead, what happened since the line before, and why. */
#include <string.h>

#include "scn_report.h"
#include "source.h"
#include "utf8.h"

enum { SHOWN_MAX = 160 }; /* characters of a line */

/* One line of the source with a mark under `place`, if it has a length. */
static void print_line(FILE *to, const struct source *source, struct place place, bool mark)
{
    struct cursor cursor = {0};
    cursor_move(&cursor, source, place.offset);
    const char *line = source->text + cursor.start;
    size_t length = strcspn(line, "\r\n"), before = place.offset - cursor.start, under = place.length;
    if (length > SHOWN_MAX)
        length = SHOWN_MAX;
    if (before + under > length)
        under = before < length ? length - before : 0;
    fprintf(to, "%5u | ", cursor.line);
    for (size_t i = 0; i < length; i++)
        putc(line[i] == '\t' ? ' ' : line[i], to);
    putc('\n', to);
    if (!mark || under == 0)
        return;
    fputs("      | ", to);
    for (size_t i = 0; i < before + under; i++)
        if (((unsigned char)line[i] & 0xc0u) != 0x80u)
            putc(i < before ? ' ' : i == before ? '^' : '~', to);
    putc('\n', to);
}

static void print_indented(FILE *to, const char *text)
{
    for (size_t length; *text; text += length + (text[length] == '\n')) {
        length = strcspn(text, "\n");
        fprintf(to, "        %.*s\n", (int)length, text);
    }
}

void scn_failure_text(FILE *to, const struct source *source, const struct scn_failure *failure)
{
    const struct scn_problem *problem = failure->problems;
    uint32_t shown = UINT32_MAX;
    unsigned line, column;
    source_locate(source, problem->at.offset, &line, &column);
    fprintf(to, "%s:%u:%u: failed: \"%s\"", source->name, line, column, failure->scenario->title);
    fprintf(to, *failure->loops ? " with %s (seed %llu)\n" : "\n", failure->loops,
            (unsigned long long)failure->scenario->seed);
    if (problem->at.offset != failure->line->at.offset)
        print_line(to, source, failure->line->at, false);
    for (; problem; problem = problem->next) {
        if (problem->at.offset != shown)
            print_line(to, source, problem->at, true);
        shown = problem->at.offset;
        fprintf(to, "      = %s\n", problem->text);
    }
    fputs("      happened:\n", to);
    print_indented(to, failure->happened);
    if (*failure->why)
        fprintf(to, "      why, in %s:\n", failure->machine);
    print_indented(to, failure->why);
}
