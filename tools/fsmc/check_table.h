/* check_table.h: gaps, overlaps and dead rows, read off the diagrams that run. */
#ifndef FSMC_CHECK_TABLE_H
#define FSMC_CHECK_TABLE_H

#include "diagram.h"
#include "model.h"

void check_decision(struct model *model, struct table_use *use, struct diagram_input *input);
/* Returns why gaps and overlaps of the pair are not exact, or NULL. */
const char *check_pair(struct model *model, uint16_t leaf, uint16_t column, struct rule *const *rules, size_t count,
                       struct diagram_input *input, const struct diagram *diagram);
/* Appends rows, below all others, for what the tests cannot answer in this leaf: they are no gaps. */
void check_impossible(struct model *model, const struct grid *grid, uint16_t leaf, struct diagram_input *input);
/* The same for inputs in which two tests of one column contradict each other. */
void check_related(struct model *model, const struct grid *grid, struct diagram_input *input);
/* Rows no input leads to, once all uses and pairs are known. */
void check_unused_rows(struct model *model);

/* For who knows which inputs any run can meet: the line of a gap that no run meets says so. A line that several gaps
 * share says so once all of them are marked. */
void gap_mark_unreachable(struct model *model, size_t gap);
void gap_mark_reachable(struct model *model, size_t gap);

#endif
