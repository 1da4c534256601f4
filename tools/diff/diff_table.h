/* diff_table.h: what decisions and transitions have in common: tables laid over each other, as changes. */
#ifndef DIFF_TABLE_H
#define DIFF_TABLE_H

#include "diff.h"
#include "overlay.h"

/* Takes columns, counts and doubts from an overlay. */
void diff_overlay(struct diff *diff, struct diff_change *change, const struct overlay *overlay);

/* Adds the rows that only one of two tables has, as they are written, where they cannot be laid over each other.
 * Nothing if the tables are the same. */
void diff_rows(struct diff *diff, struct diff_change *change, const struct table_side table[2],
               const struct overlay_answers answers[2]);

#endif
