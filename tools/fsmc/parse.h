/* parse.h: from source to tree. */
#ifndef FSMC_PARSE_H
#define FSMC_PARSE_H

#include "arena.h"
#include "ast.h"
#include "diag.h"

/* The tree of a source, as ast.h describes it; never NULL: an empty source is a NODE_FILE without items.
 * Every mistake of text and syntax (E1xx) goes to `diags`. Where there was one the tree lacks the line
 * and all that depends on it, so nothing but diagnostics should be made of it. */
struct node *parse(struct arena *arena, const struct source *source, struct diags *diags);

#endif
