/* check_report.h: a table as the checks see it, and what each of them has to say of it. */
#ifndef FSMC_CHECK_REPORT_H
#define FSMC_CHECK_REPORT_H

#include "check_space.h"

struct checked { /* one decision with its arguments, or one state and event */
    struct model *model;
    struct space space;
    const struct diagram *diagram; /* of space.input */
    struct diagram_facts facts;
    struct table_use *use;     /* or NULL: */
    uint16_t leaf, column;     /* a pair */
    struct rule *const *rules; /* of a pair: the rows */
    size_t rows;
    const char *unsure;
};

/* A row of space.input as a row of the table. */
static inline uint32_t checked_row(const struct checked *checked, uint32_t row)
{
    return row - checked->space.input.impossible;
}
/* Where a row of the table stands. */
const struct node *checked_node(const struct checked *checked, uint32_t row);

/* E301. check_gaps.c */
void report_gaps(struct checked *checked);
/* E302; whether there are any. check_overlaps.c */
bool report_overlaps(struct checked *checked);
/* The rows, of the table, that together answer all that `row` could; at most `most` of them are found, and none if
 * that would take long. Returns how many. check_dead.c */
size_t rows_hiding(const struct checked *checked, uint32_t row, uint32_t *hiding, size_t most);

#endif
