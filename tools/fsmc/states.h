/* states.h: the hierarchy of states and the rules that stand in it. */
#ifndef FSMC_STATES_H
#define FSMC_STATES_H

#include "model.h"

void states_declare(struct model *model); /* names, parents, leaves */
void states_rules(struct model *model);   /* every row and list becomes rules; guards fill model->grids */

uint8_t declare_policy(struct model *model, const struct node *name); /* declare.c */

const char *states_column_name(const struct model *model, uint16_t column); /* "Coin", "expired t", "always" */
/* The column of `pairs` an `on` cell or a list names; NO_INDEX is reported. */
uint16_t states_column(struct model *model, const struct node *name);

#endif
