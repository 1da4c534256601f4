/* diag_text.c: diagnostics for people: the GNU first line that editors jump to, the source line with a caret, then
 * notes, and each second place in the same form.
 *
 * A source line is shown as a terminal shows it: tabs become spaces, wide characters count twice, what cannot be
 * shown (controls, bytes that are no UTF-8) is a replacement character. Of a long line only the part around the
 * caret is shown, so that a line of 10 MB costs no more than any other. */
#include <stddef.h>
#include <string.h>

#include "diag_list.h"
#include "source.h"
#include "utf8.h"

enum {
    PRINTED_MAX = 200,
    WINDOW_BEFORE = 60, /* characters kept before the caret */
    WINDOW = 100,       /* and in all */
    TAB = 4,
};

struct paint {
    const char *place, *error, *warning, *note, *caret, *plain;
};
static const struct paint paints[] = {
    {"", "", "", "", "", ""},
    {"\033[1m", "\033[1;31m", "\033[1;35m", "\033[36m", "\033[1;32m", "\033[0m"},
};

struct printer {
    FILE *to;
    const struct source *source;
    const struct paint *paint;
    struct cursor main, related; /* main places ascend; second places mostly do */
};

/* Prints text, what cannot be shown replaced; after a line feed follows `margin`. */
static void put_text(FILE *to, const char *text, const char *margin)
{
    for (size_t left = strlen(text); left > 0;) {
        uint32_t character, length = utf8_decode(text, left > 4 ? 4 : (uint32_t)left, &character);
        if (character == '\n')
            fprintf(to, "\n%s", margin);
        else if (utf8_printable(character))
            fwrite(text, 1, length, to);
        else
            fputs("\xef\xbf\xbd", to);
        text += length;
        left -= length;
    }
}

/* Moves back from `at` by at most `count` characters, not before `start`. Bytes that only continue a character
 * but belong to none must not lead far away: hence the bound in bytes. */
static uint32_t step_back(const char *text, uint32_t start, uint32_t at, unsigned count)
{
    if (at - start > 4 * count)
        start = at - 4 * count;
    while (at > start && count > 0) {
        at--;
        count -= ((unsigned char)text[at] & 0xc0u) != 0x80u;
    }
    return at;
}

struct excerpt { /* the part of a line that is shown, and in columns where the caret goes */
    uint32_t from, to;
    bool cut_before, cut_after;
    unsigned caret, tildes;
};

static bool at_line_end(const struct source *source, uint32_t at)
{
    if (at == source->length || source->text[at] == '\n')
        return true;
    return source->text[at] == '\r' && (at + 1 == source->length || source->text[at + 1] == '\n');
}

/* Chooses the excerpt around `place`, whose line starts at `start`, and measures it. */
static struct excerpt excerpt_of(const struct source *source, uint32_t start, struct place place)
{
    struct excerpt excerpt = {.from = step_back(source->text, start, place.offset, WINDOW_BEFORE)};
    uint32_t at = excerpt.from, end = place.offset + place.length;
    excerpt.cut_before = at > start;
    unsigned column = excerpt.cut_before ? 1 : 0, shown = 0;

    excerpt.caret = column;
    for (; !at_line_end(source, at) && (shown < WINDOW || at <= place.offset); shown++) {
        uint32_t character, length = utf8_decode(source->text + at, source->length - at, &character);
        unsigned width = character == '\t' ? TAB - column % TAB : utf8_printable(character) ? utf8_width(character) : 1;
        if (at < place.offset)
            excerpt.caret = column + width;
        else if (at < end)
            excerpt.tildes += width;
        column += width;
        at += length;
    }
    excerpt.to = at;
    excerpt.cut_after = !at_line_end(source, at);
    return excerpt;
}

static void put_source(const struct printer *printer, const struct excerpt *excerpt)
{
    const char *text = printer->source->text;
    unsigned column = excerpt->cut_before ? 1 : 0;

    fputs(excerpt->cut_before ? "…" : "", printer->to);
    for (uint32_t at = excerpt->from; at < excerpt->to;) {
        uint32_t character, length = utf8_decode(text + at, excerpt->to - at, &character);
        if (character == '\t') {
            unsigned width = TAB - column % TAB;
            fprintf(printer->to, "%*s", (int)width, "");
            column += width;
        } else {
            bool printable = utf8_printable(character);
            fwrite(printable ? text + at : "\xef\xbf\xbd", 1, printable ? length : 3, printer->to);
            column += printable ? utf8_width(character) : 1;
        }
        at += length;
    }
    fputs(excerpt->cut_after ? "…" : "", printer->to);
}

static int gutter(unsigned line)
{
    int width = 5;
    for (; line > 99999; line /= 10)
        width++;
    return width;
}

/* The source line and under it the caret. */
static void put_excerpt(const struct printer *printer, const struct cursor *cursor, struct place place)
{
    int width = gutter(cursor->line);
    if (place.offset < cursor->start)
        place = (struct place){cursor->start, 0}; /* inside a byte order mark */
    if (place.offset > printer->source->length)
        place = (struct place){printer->source->length, 0};
    struct excerpt excerpt = excerpt_of(printer->source, cursor->start, place);

    fprintf(printer->to, "%*u |%s", width, cursor->line, excerpt.to > excerpt.from ? " " : "");
    put_source(printer, &excerpt);
    fprintf(printer->to, "\n%*s | %*s%s^", width, "", (int)excerpt.caret, "", printer->paint->caret);
    for (unsigned i = 1; i < excerpt.tildes; i++)
        putc('~', printer->to);
    fprintf(printer->to, "%s\n", printer->paint->plain);
}

static void put_place(const struct printer *printer, const struct cursor *cursor)
{
    fputs(printer->paint->place, printer->to);
    put_text(printer->to, printer->source->name, "");
    fprintf(printer->to, ":%u:%u:%s ", cursor->line, cursor->column, printer->paint->plain);
}

static void put_lines(const struct printer *printer, const struct diag *diag, int width)
{
    char margin[32];
    snprintf(margin, sizeof margin, "%*s", width + 3, "");
    for (const struct diag_line *line = diag->lines; line != NULL; line = line->next) {
        fprintf(printer->to, "%*s= ", width + 1, "");
        put_text(printer->to, line->text, margin);
        putc('\n', printer->to);
    }
}

static void put_related(struct printer *printer, const struct diag_related *related)
{
    cursor_move(&printer->related, printer->source, related->at.offset);
    put_place(printer, &printer->related);
    fprintf(printer->to, "%snote:%s ", printer->paint->note, printer->paint->plain);
    put_text(printer->to, related->text, "    ");
    putc('\n', printer->to);
    put_excerpt(printer, &printer->related, related->at);
}

static void put_diag(struct printer *printer, const struct diag *diag)
{
    bool warning = diag->code[0] == 'W';
    cursor_move(&printer->main, printer->source, diag->at.offset);
    put_place(printer, &printer->main);
    fprintf(printer->to, "%s%s %s:%s ", warning ? printer->paint->warning : printer->paint->error,
            warning ? "warning" : "error", diag->code, printer->paint->plain);
    put_text(printer->to, diag->text, "    ");
    putc('\n', printer->to);
    put_excerpt(printer, &printer->main, diag->at);
    put_lines(printer, diag, gutter(printer->main.line));
    for (const struct diag_related *related = diag->related; related != NULL; related = related->next)
        put_related(printer, related);
}

void diags_print_text(const struct diags *diags, FILE *to, bool colour)
{
    struct printer printer = {.to = to, .source = diags->source, .paint = &paints[colour]};
    size_t printed = diags->count < PRINTED_MAX ? diags->count : PRINTED_MAX;
    for (size_t i = 0; i < printed; i++)
        put_diag(&printer, diags->item[i]);
    size_t left = (size_t)diags->errors + diags->warnings - printed;
    if (left > 0)
        fprintf(to, "… and %zu more\n", left);
}
