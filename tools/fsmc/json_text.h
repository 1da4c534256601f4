/* json_text.h: strings for --json. */
#ifndef FSMC_JSON_TEXT_H
#define FSMC_JSON_TEXT_H

#include <stdio.h>

/* Prints text as a JSON string with its quotes; what is not valid UTF-8 becomes U+FFFD. NULL prints null. */
void json_text(FILE *to, const char *text);

#endif
