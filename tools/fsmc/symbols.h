/* symbols.h: names of a spec, each in its namespace. */
#ifndef FSMC_SYMBOLS_H
#define FSMC_SYMBOLS_H

#include "model.h"

/* Adds a name, or reports E201 with the first definition; false then. */
bool symbol_add(struct model *model, enum name_space space, const char *name, enum symbol_kind kind, size_t index,
                const struct node *node);
const struct symbol *symbol_find(const struct model *model, enum name_space space, const char *name); /* NULL if none */
/* Adds "did you mean" if a near name exists. */
void symbol_suggest(const struct model *model, enum name_space space, const char *name, struct diag *diag);
/* The same among declarations. */
void decl_suggest(const struct model *model, const decl_list *decls, const char *name, struct diag *diag);
/* The index of an event, effect … called as `node` says; reports E202 and gives NO_INDEX. `what` is "event" …. */
uint16_t symbol_index(struct model *model, enum name_space space, const char *name, struct place at, const char *what);

#endif
