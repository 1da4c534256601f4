/* fmt_lines.h: the formatter's view of a source, private to fmt*.c.
 *
 * Lines are made of pieces: the cells of a row, the columns of a declaration, else the whole line. Pieces are
 * text in one growing buffer. Aligning joins a line's pieces into one; printing adds comments. */
#ifndef FSMC_FMT_LINES_H
#define FSMC_FMT_LINES_H

#include <stdbool.h>
#include <stddef.h>

#include "diag.h"
#include "lexer.h"

struct piece {
    size_t offset, length; /* in struct text */
    unsigned width;        /* columns on the screen */
};

struct text {
    char *bytes;
    size_t count, room;
};

enum fmt_kind { FMT_BLANK, FMT_COMMENT, FMT_CODE, FMT_ROW, FMT_DECLARATION };

/* Declarations of one class that follow each other are aligned together. */
enum fmt_class { FMT_NO_CLASS, FMT_VALUE, FMT_TYPE, FMT_PROMISE };

struct fmt_line {
    enum fmt_kind kind;
    enum fmt_class class;
    const struct token *token; /* the first of `count`; the trailing comment is not among them */
    size_t count;
    const struct token *comment; /* trailing, or NULL */
    unsigned indent;             /* columns */
    size_t piece, pieces;        /* in struct fmt */
    size_t inputs;               /* of a row: cells before `||`; `pieces` if there is none */
    bool header;                 /* of a row: begins with `on` */
    bool broken;                 /* goes on inside brackets: several lines, aligned with nothing */
    struct piece whole;          /* the line as it is printed, indentation and comment not included */
};

struct fmt {
    const struct source *source;
    struct tokens tokens;
    struct text text;
    struct fmt_line *line;
    size_t lines, line_room;
    struct piece *piece;
    size_t pieces, piece_room;
};

/* fmt_lines.c: lines with their kinds and indentation. */
void fmt_split(struct fmt *fmt);

/* fmt_text.c: pieces with the right spaces between their tokens. */
void text_add(struct text *text, const char *bytes, size_t length);
void text_pad(struct text *text, size_t columns);
struct piece text_piece(const struct text *text, size_t from);
/* Renders tokens as one piece; a break inside brackets becomes a new line indented by `indent`. */
struct piece fmt_render(struct fmt *fmt, const struct token *token, size_t count, unsigned indent);
void fmt_cut(struct fmt *fmt, struct fmt_line *line); /* a line into its pieces */

/* fmt_align.c: pieces joined to whole lines. */
void fmt_align(struct fmt *fmt);

#endif
