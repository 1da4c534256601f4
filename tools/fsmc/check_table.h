/* check_table.h: gaps, overlaps and dead rows, read off the diagrams that run. */
#ifndef FSMC_CHECK_TABLE_H
#define FSMC_CHECK_TABLE_H

#include "diagram.h"
#include "model.h"

void check_decision(struct model *model, struct table_use *use, struct diagram_input *input);
void check_pair(struct model *model, uint16_t leaf, uint16_t column, struct rule *const *rules, size_t count,
                struct diagram_input *input, const struct diagram *diagram);
/* Appends rows, below all others, for what the tests cannot answer in this leaf: they are no gaps. */
void check_impossible(struct model *model, const struct grid *grid, uint16_t leaf, struct diagram_input *input);
/* Whether two rows that overlap test by test can really be met at once. */
bool check_can_meet(const struct grid *grid, const struct diagram_input *input, uint32_t a, uint32_t b);
/* The same for inputs in which two tests of one column contradict each other. */
void check_related(struct model *model, const struct grid *grid, struct diagram_input *input);
/* Rows no input leads to, once all uses and pairs are known. */
void check_unused_rows(struct model *model);

#endif
