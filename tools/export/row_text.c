/* row_text.c: rows taken apart, and cells as conditions. */
#include "row_text.h"

#include <string.h>

/* ---- rows ---- */

static struct piece trimmed(const char *from, const char *to)
{
    while (from < to && *from == ' ')
        from++;
    while (to > from && to[-1] == ' ')
        to--;
    return (struct piece){from, (size_t)(to - from)};
}

/* Guards hold no texts, so the first `||` parts them from the rest; `next` is a name. */
struct piece row_next(const struct fsm_row *row)
{
    const char *begin = strstr(row->text, "||");
    const char *end = begin ? strchr(begin + 2, '|') : NULL;
    return end ? trimmed(begin + 2, end) : (struct piece){"", 0};
}

struct piece row_do(const struct fsm_row *row)
{
    const char *begin = strstr(row->text, "||");
    begin = begin ? strchr(begin + 2, '|') : NULL;
    const char *end = strrchr(row->text, '|');
    if (!begin || end <= begin)
        return (struct piece){"", 0};
    struct piece piece = trimmed(begin + 1, end);
    return piece.length == 1 && *piece.text == '-' ? (struct piece){"", 0} : piece;
}

const char *column_name(const struct fsm_machine *m, uint16_t column)
{
    if (column < m->event_count)
        return m->events[column].name;
    return column < fsm_always(m) ? m->timers[column - m->event_count].name : "always";
}

bool column_is_timer(const struct fsm_machine *m, uint16_t column)
{
    return column >= m->event_count && column < fsm_always(m);
}

/* ---- guards ---- */

static bool ends_with(const char *text, size_t length, const char *end)
{
    size_t size = strlen(end);
    return size && length >= size && !memcmp(text + length - size, end, size);
}

static bool is_any_of(const char *word, const char *const *words)
{
    for (; *words; words++)
        if (!strcmp(word, *words))
            return true;
    return false;
}

/* A column against something that is not constant is a test of the difference; it was written as a comparison. */
static size_t column_length(const char *column, const char *cell)
{
    size_t length = strlen(column);
    const char *bound = cell + strspn(cell, "<>=! ");
    if (ends_with(column, length, bound)) {
        size_t before = length - strlen(bound);
        if (before > 3 && !memcmp(column + before - 3, " - ", 3))
            return before - 3;
    }
    return length;
}

void condition_write(FILE *to, const struct fsm_machine *m, const struct fsm_cell *cell)
{
    static const char *const plain[] = {"running", "stopped", "some", "none", "missing", NULL};
    const struct fsm_test *test = &m->tests[cell->test];
    const char *column = test->text, *text = cell->text;
    size_t length = column_length(column, text);
    if (m->types[test->type].kind == FSM_BOOL && is_any_of(text, (const char *const[]){"true", "false", NULL})) {
        fprintf(to, *text == 't' ? "%s" : strchr(column, ' ') ? "not (%s)" : "not %s", column);
        return;
    }
    bool compares = strchr("<>=!", *text) || !strncmp(text, "not ", 4) || !strncmp(text, "in ", 3);
    if (ends_with(column, length, text) && length > strlen(text)) /* a cell that is a test of its own */
        fprintf(to, "%.*s", (int)length, column);
    else
        fprintf(to, "%.*s %s%s", (int)length, column, compares || is_any_of(text, plain) ? "" : "= ", text);
}

void guard_write(FILE *to, const struct fsm_machine *m, const struct fsm_row *row)
{
    for (uint16_t i = 0; i < row->cells; i++) {
        fputs(i ? ", " : "", to);
        condition_write(to, m, &m->cells[row->cell + i]);
    }
}
