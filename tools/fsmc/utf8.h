/* utf8.h: characters and how wide a terminal shows them. */
#ifndef FSMC_UTF8_H
#define FSMC_UTF8_H

#include <stdbool.h>
#include <stdint.h>

/* Decodes the character at text[0..length), length > 0. Returns how many bytes it has; what is not valid UTF-8 is
 * one byte with *character UINT32_MAX. */
uint32_t utf8_decode(const char *text, uint32_t length, uint32_t *character);

/* Columns on a terminal: 0 for marks that combine, 2 for wide ones, else 1. */
unsigned utf8_width(uint32_t character);

/* Whether the character may be shown as it is: no control, and nothing that reorders the text around it. */
bool utf8_printable(uint32_t character);

#endif
