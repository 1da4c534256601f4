/* fmt.c: the formatter's passes in order, and the printing of its lines. */
#include "fmt.h"

#include "fmt_lines.h"
#include "parse.h"

#define COMMENT_COLUMN_MAX 100 /* a line longer than this does not push its neighbours' comments away */

static bool parses(const struct source *source)
{
    struct arena arena = {0};
    struct diags *diags = diags_open(source);
    bool fine;

    parse(&arena, source, diags);
    fine = diags_errors(diags) == 0;
    diags_close(diags);
    arena_release(&arena);
    return fine;
}

static unsigned line_width(const struct fmt_line *line)
{
    return line->indent + line->whole.width;
}

/* Whether the trailing comments of two neighbours are aligned. */
static bool goes_with(const struct fmt_line *line, const struct fmt_line *next)
{
    return (line->kind == FMT_ROW) == (next->kind == FMT_ROW) && !line->broken && !next->broken &&
           next->kind != FMT_BLANK && next->kind != FMT_COMMENT;
}

/* The end of the run of neighbours that begins with line `at`, and where its comments begin. */
static size_t comment_run(const struct fmt *fmt, size_t at, unsigned *column)
{
    size_t end = at;

    *column = 0;
    do {
        const struct fmt_line *line = &fmt->line[end++];
        if (line->comment && !line->broken && line_width(line) <= COMMENT_COLUMN_MAX && line_width(line) + 2 > *column)
            *column = line_width(line) + 2;
    } while (end < fmt->lines && goes_with(&fmt->line[end - 1], &fmt->line[end]));
    return end;
}

static void print_line(const struct fmt *fmt, const struct fmt_line *line, unsigned comment_column, FILE *out)
{
    if (line->kind != FMT_BLANK) {
        fprintf(out, "%*s", (int)line->indent, "");
        fwrite(fmt->text.bytes + line->whole.offset, 1, line->whole.length, out);
    }
    if (line->comment) {
        unsigned width = line_width(line) + 2;
        fprintf(out, "%*s", width < comment_column ? (int)(comment_column - width + 2) : 2, "");
        fwrite(fmt->source->text + line->comment->at.offset, 1, line->comment->at.length, out);
    }
    putc('\n', out);
}

static void print(const struct fmt *fmt, FILE *out)
{
    for (size_t i = 0; i < fmt->lines;) {
        unsigned column;
        size_t end = comment_run(fmt, i, &column);
        for (; i < end; i++)
            print_line(fmt, &fmt->line[i], column, out);
    }
}

bool fmt_source(const struct source *source, FILE *out)
{
    struct fmt fmt = {.source = source};

    if (!parses(source))
        return false;
    tokens_read(&fmt.tokens, source, NULL);
    fmt_split(&fmt);
    for (size_t i = 0; i < fmt.lines; i++)
        fmt_cut(&fmt, &fmt.line[i]);
    fmt_align(&fmt);
    print(&fmt, out);
    mem_free(fmt.text.bytes);
    mem_free(fmt.line);
    mem_free(fmt.piece);
    tokens_release(&fmt.tokens);
    return true;
}
