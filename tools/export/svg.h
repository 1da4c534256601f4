/* svg.h: a machine as a picture for a web page, laid out by Graphviz in this process. */
#ifndef EXPORT_SVG_H
#define EXPORT_SVG_H

#include <stdbool.h>
#include <stddef.h>

#include "fsm.h"

/* Draws what dot_write writes. The picture is SVG, NUL-terminated, without time stamps: the same machine gives the same
 * bytes as long as the fonts are the same. Owned by the caller, released with svg_free. On false, `message` says why.
 * Graphviz keeps global state: one call at a time. It also forgets parts of labels, some 40 KB for a large machine:
 * a server draws each machine once and keeps the picture. */
bool svg_draw(const struct fsm_machine *m, char **svg, size_t *length, char *message, size_t size);
void svg_free(char *svg);

#endif
