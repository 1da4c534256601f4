/* dot_text.h: text made safe for Graphviz. */
#ifndef EXPORT_DOT_TEXT_H
#define EXPORT_DOT_TEXT_H

#include <stdio.h>

/* Text inside an HTML-like label, broken into lines of about `width` characters; 0: not broken. */
void html_write(FILE *to, const char *text, size_t length, unsigned width);
/* Text inside a quoted string of dot: a name or a tooltip. */
void quoted_write(FILE *to, const char *text, size_t length);

#endif
