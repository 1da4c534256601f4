/* mutant.c: makes the edit of a mutant, and says what it is. */
#include "mutant.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "source.h"

const char *mutant_kind_name(enum mutant_kind kind)
{
    static const char *const name[MUTANT_KINDS] = {
        [MUTANT_DELETE_ROW] = "delete-row",
        [MUTANT_SWAP_ROWS] = "swap-rows",
        [MUTANT_NEGATE_CELL] = "negate-cell",
        [MUTANT_MOVE_BOUND] = "move-bound",
        [MUTANT_CHANGE_OPERATOR] = "change-operator",
        [MUTANT_CHANGE_VALUE] = "change-value",
        [MUTANT_TIMER_LENGTH] = "timer-length",
        [MUTANT_DROP_ACTION] = "drop-action",
        [MUTANT_REDIRECT] = "redirect",
        [MUTANT_SWAP_ANSWER] = "swap-answer",
    };
    return name[kind];
}

char *mutant_text(const struct source *source, const struct mutant *mutant, uint32_t *length)
{
    size_t with = strlen(mutant->with), end = mutant->at.offset + mutant->at.length;
    char *text = mem_resize(NULL, source->length - mutant->at.length + with + 1);
    memcpy(text, source->text, mutant->at.offset);
    memcpy(text + mutant->at.offset, mutant->with, with);
    memcpy(text + mutant->at.offset + with, source->text + end, source->length - end + 1);
    *length = (uint32_t)(source->length - mutant->at.length + with);
    return text;
}

/* ---- what is said ---- */

static uint32_t line_start(const struct source *source, uint32_t offset)
{
    while (offset > 0 && source->text[offset - 1] != '\n')
        offset--;
    return offset;
}

static uint32_t line_end(const struct source *source, uint32_t offset)
{
    while (offset < source->length && source->text[offset] != '\n')
        offset++;
    return offset;
}

/* Where the comment of a line begins, or its end: a `#` in a text is none. */
static const char *line_stop(const char *line, const char *end)
{
    bool quoted = false;
    for (const char *c = line; c < end; c++) {
        if (quoted && *c == '\\' && c + 1 < end)
            c++;
        else if (*c == '"')
            quoted = !quoted;
        else if (*c == '#' && !quoted)
            return c;
    }
    return end;
}

/* Appends words with one blank between them; what is between quotes stays. */
static void put_words(FILE *to, const char *line, const char *end)
{
    bool quoted = false, blank = false, any = false;
    for (const char *c = line; c < end; c++) {
        if (!quoted && isspace((unsigned char)*c)) {
            blank = any;
            continue;
        }
        if (blank)
            putc(' ', to);
        blank = false;
        any = true;
        putc(*c, to);
        if (quoted && *c == '\\' && c + 1 < end)
            putc(*++c, to);
        else if (*c == '"')
            quoted = !quoted;
    }
}

/* The lines of a text without comments, blanks and empty lines, joined by ` / `. */
static const char *squeeze(struct arena *arena, const char *text)
{
    char *bytes = NULL;
    size_t length = 0;
    FILE *to = open_memstream(&bytes, &length);
    if (!to)
        abort();
    for (const char *line = text, *end; *line; line = *end ? end + 1 : end) {
        end = line + strcspn(line, "\n");
        const char *stop = line_stop(line, end);
        if (strspn(line, " \t\r") >= (size_t)(stop - line))
            continue;
        if (fflush(to) == 0 && length)
            fputs(" / ", to);
        put_words(to, line, stop);
    }
    fclose(to);
    const char *kept = arena_text(arena, bytes, length);
    free(bytes);
    return kept;
}

void mutant_describe(struct arena *arena, const struct source *source, struct mutant *mutant)
{
    uint32_t start = line_start(source, mutant->at.offset), end = mutant->at.offset + mutant->at.length;
    uint32_t stop = line_end(source, end);
    unsigned column;
    source_locate(source, mutant->at.offset, &mutant->line, &column);
    mutant->before = arena_text(arena, source->text + start, stop - start);
    mutant->after = arena_printf(arena, "%.*s%s%.*s", (int)(mutant->at.offset - start), source->text + start,
                                 mutant->with, (int)(stop - end), source->text + end);
    const char *after = squeeze(arena, mutant->after);
    mutant->key = arena_printf(arena, "%s %s: %s => %s", mutant_kind_name(mutant->kind), mutant->owner,
                               squeeze(arena, mutant->before), *after ? after : "nothing");
}
