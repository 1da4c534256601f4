/* declare.h: from items to declarations. */
#ifndef FSMC_DECLARE_H
#define FSMC_DECLARE_H

#include "model.h"

/* Names, types, slots and constants of everything but states' tables and actions' bodies. */
void declare(struct model *model);

/* The type of a parameter, argument or output: as written, or that of the variable, type or field of its name. */
struct fsm_type declare_field_type(struct model *model, const struct node *field);

#endif
