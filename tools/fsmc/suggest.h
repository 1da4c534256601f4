/* suggest.h: did you mean … */
#ifndef FSMC_SUGGEST_H
#define FSMC_SUGGEST_H

#include <stddef.h>

/* The candidate nearest to `word`: equal but for case, else by the fewest letters typed wrongly, left out, put in or
 * swapped with a neighbour. NULL if none is nearer than a third of the word (but one slip is always allowed),
 * and for the word itself. Of equally near ones the first. NULLs among the candidates are skipped. */
const char *suggest(const char *word, const char *const *candidates, size_t count);

#endif
