/* fmt_align.c: the cells of a table and the columns of declarations, one under the other. What is far wider
 * than the rest does not widen its column: it sticks out alone. */
#include <string.h>

#include "fmt_lines.h"
#include "syntax.h"

#define CELL_WIDTH_MAX 200 /* of cells that count for their column; also keeps the output's size in proportion */

static const struct piece *line_piece(const struct fmt *fmt, const struct fmt_line *line, size_t n)
{
    return &fmt->piece[line->piece + n];
}

/* Pieces and text live in the same buffer, which may move: so the copy goes by offset. */
static void add_piece(struct fmt *fmt, struct piece piece)
{
    mem_grow((void **)&fmt->text.bytes, fmt->text.count + piece.length, &fmt->text.room, 1);
    memcpy(fmt->text.bytes + fmt->text.count, fmt->text.bytes + piece.offset, piece.length);
    fmt->text.count += piece.length;
}

/* ---- tables ---- */

struct widths {
    unsigned input[SYNTAX_COLUMNS_MAX], output[SYNTAX_COLUMNS_MAX];
};

static unsigned *width_of(struct widths *widths, const struct fmt_line *row, size_t cell)
{
    return cell < row->inputs ? &widths->input[cell] : &widths->output[cell - row->inputs];
}

static void measure_row(const struct fmt *fmt, const struct fmt_line *row, struct widths *widths)
{
    for (size_t i = 0; i < row->pieces; i++) {
        unsigned width = line_piece(fmt, row, i)->width, *widest = width_of(widths, row, i);
        if (width <= CELL_WIDTH_MAX && width > *widest)
            *widest = width;
    }
}

static void join_row(struct fmt *fmt, struct fmt_line *row, struct widths *widths)
{
    size_t from = fmt->text.count;

    text_add(&fmt->text, "|", 1);
    for (size_t i = 0; i < row->pieces; i++) {
        struct piece piece = *line_piece(fmt, row, i);
        unsigned width = *width_of(widths, row, i);

        text_add(&fmt->text, " ", 1);
        add_piece(fmt, piece);
        text_pad(&fmt->text, piece.width < width ? width - piece.width : 0);
        text_add(&fmt->text, " ||", i + 1 == row->inputs && i + 1 < row->pieces ? 3 : 2);
    }
    row->whole = text_piece(&fmt->text, from);
}

/* The table that begins with the row fmt->line[at]: rows up to the next header or the next line of another
 * kind; comments and blank lines may stand between. Returns the line after its last row. */
static size_t table_end(const struct fmt *fmt, size_t at)
{
    size_t end = at + 1;

    for (size_t i = at + 1; i < fmt->lines; i++) {
        const struct fmt_line *line = &fmt->line[i];
        if (line->kind == FMT_ROW && !line->header)
            end = i + 1;
        else if (line->kind != FMT_COMMENT && line->kind != FMT_BLANK)
            break;
    }
    return end;
}

static size_t align_table(struct fmt *fmt, size_t at)
{
    struct widths widths = {{0}, {0}};
    size_t end = table_end(fmt, at);

    for (size_t i = at; i < end; i++)
        if (fmt->line[i].kind == FMT_ROW)
            measure_row(fmt, &fmt->line[i], &widths);
    for (size_t i = at; i < end; i++)
        if (fmt->line[i].kind == FMT_ROW)
            join_row(fmt, &fmt->line[i], &widths);
    return end;
}

/* ---- declarations ---- */

#define COLUMNS_MAX 4

/* A column begins after the widest of those before it, unless what stands there is wider than this. */
static const unsigned ordinary_width[COLUMNS_MAX] = {40, 18, 40, 0};

struct run { /* declarations of one class, each on the line after the other */
    size_t from, end;
    unsigned start[COLUMNS_MAX]; /* where each column begins */
};

/* Where column n begins in this line: at the common place or, if it is past that, after one space. */
static unsigned column_start(const struct run *run, unsigned reached, size_t n)
{
    if (n == 0)
        return 0;
    return reached + 1 > run->start[n] ? reached + 1 : run->start[n];
}

/* How far the first n columns of a line reach. */
static unsigned reach(const struct fmt *fmt, const struct fmt_line *line, const struct run *run, size_t n)
{
    unsigned reached = 0;

    for (size_t i = 0; i < n; i++)
        reached = column_start(run, reached, i) + line_piece(fmt, line, i)->width;
    return reached;
}

static void measure_column(const struct fmt *fmt, struct run *run, size_t n)
{
    for (size_t i = run->from; i < run->end; i++) {
        const struct fmt_line *line = &fmt->line[i];
        unsigned reached;

        if (line->pieces <= n || line_piece(fmt, line, n - 1)->width > ordinary_width[n - 1])
            continue;
        reached = reach(fmt, line, run, n) + 1;
        if (reached > run->start[n])
            run->start[n] = reached;
    }
}

static void join_declaration(struct fmt *fmt, struct fmt_line *line, const struct run *run)
{
    size_t from = fmt->text.count;
    unsigned reached = 0;

    for (size_t i = 0; i < line->pieces; i++) {
        struct piece piece = *line_piece(fmt, line, i);
        unsigned start = column_start(run, reached, i);

        text_pad(&fmt->text, start - reached);
        add_piece(fmt, piece);
        reached = start + piece.width;
    }
    line->whole = text_piece(&fmt->text, from);
}

static size_t align_declarations(struct fmt *fmt, size_t at)
{
    struct run run = {at, at, {0}};

    while (run.end < fmt->lines && fmt->line[run.end].kind == FMT_DECLARATION &&
           fmt->line[run.end].class == fmt->line[at].class)
        run.end++;
    for (size_t n = 1; n < COLUMNS_MAX; n++)
        measure_column(fmt, &run, n);
    for (size_t i = run.from; i < run.end; i++)
        join_declaration(fmt, &fmt->line[i], &run);
    return run.end;
}

void fmt_align(struct fmt *fmt)
{
    for (size_t i = 0; i < fmt->lines;) {
        if (fmt->line[i].kind == FMT_ROW)
            i = align_table(fmt, i);
        else if (fmt->line[i].kind == FMT_DECLARATION)
            i = align_declarations(fmt, i);
        else
            i++;
    }
}
