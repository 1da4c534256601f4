/* actions.h: statements become code. */
#ifndef FSMC_ACTIONS_H
#define FSMC_ACTIONS_H

#include "assemble.h"
#include "expr.h"

/* Writes the statements of a BLOCK in `scope`. Actions are written out where they are called. */
void action_block(struct code *code, const struct scope *scope, const struct node *block);

/* The constants `list d.output` is made of; false if they are none, which is reported (E223). */
bool action_list(struct model *model, const struct expr *expr);

/* Writes the values of arguments for an effect or a view; `decls` may be NULL for a view (types are found). */
void action_argument(struct code *code, const struct scope *scope, const struct expr *expr);

#endif
