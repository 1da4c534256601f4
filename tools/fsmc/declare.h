/* declare.h: from items to declarations. */
#ifndef FSMC_DECLARE_H
#define FSMC_DECLARE_H

#include "model.h"

/* Names, types, slots and constants of everything but states' tables and actions' bodies. */
void declare(struct model *model);

/* The type of a parameter, argument or output: as written, or that of the variable, type or field of its name. */
struct fsm_type declare_field_type(struct model *model, const struct node *field);

/* ---- parts of it ---- */
/* Appends the fields from `from` on; slots count up from 0. Only effects may have lists. How many slots there are. */
uint16_t declare_fields(struct model *model, const struct node *from, decl_list *fields, bool lists);
void declare_decision(struct model *model, const struct node *node); /* declare_tables.c */
void declare_pick(struct model *model, const struct node *node);
void declare_action(struct model *model, const struct node *node);
void declare_limit(struct model *model, const struct node *node);
void declare_slots(struct model *model);                        /* slots.c */
void declare_key(struct model *model, const struct node *node); /* declare_data.c: a table's name and key */
/* Its columns and constants, made when first asked for: constants and cells may read tables. `asker` is who asks. */
void declare_data(struct model *model, uint16_t index, const struct node *asker);
/* Whether a row has the cells of its header; reports E307. */
bool declare_row_fits(struct model *model, const struct node *header, const struct node *row);

#endif
