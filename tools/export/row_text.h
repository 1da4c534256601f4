/* row_text.h: the words of rows, for people: a row's parts as written, its cells as conditions, names of columns. */
#ifndef EXPORT_ROW_TEXT_H
#define EXPORT_ROW_TEXT_H

#include <stdio.h>

#include "fsm.h"

/* A piece of a text that stands elsewhere. */
struct piece {
    const char *text;
    size_t length;
};

/* The cells of a row after `||`, as written: where it leads, and what it does ("" if nothing). */
struct piece row_next(const struct fsm_row *row);
struct piece row_do(const struct fsm_row *row);

/* What a column of machine->pairs is called: an event's name, a timer's for its expiry, `always`. */
const char *column_name(const struct fsm_machine *m, uint16_t column);
bool column_is_timer(const struct fsm_machine *m, uint16_t column);

/* A cell with its column: `quota > 0`, `not on_app`, `plan = free, pro`. */
void condition_write(FILE *to, const struct fsm_machine *m, const struct fsm_cell *cell);
/* A row's cells, parted by commas. Nothing if every cell is `-`. */
void guard_write(FILE *to, const struct fsm_machine *m, const struct fsm_row *row);

#endif
