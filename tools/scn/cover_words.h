/* cover_words.h: what is uncovered, in words that the text and the JSON share. */
#ifndef SCN_COVER_WORDS_H
#define SCN_COVER_WORDS_H

#include <stdio.h>

#include "cover_data.h"

/* An event, `expired t` or `always`. Terminated and cut off at `size`; gives `to`. */
const char *column_words(const struct fsm_machine *m, uint16_t column, char *to, size_t size);
const char *leaf_name(const struct fsm_machine *m, uint16_t leaf);
/* The value just inside or just outside: `paid + 1 - price at 0`. Empty where no value is nearest. */
void bound_words(FILE *to, const struct cover *cover, const struct cover_bound *bound, bool inside);

#endif
