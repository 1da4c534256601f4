/* svg.c: dot text in, SVG text out, through libgvc.
 *
 * Graph and layout are released after each picture. The context is made once and kept: Graphviz's text plugin
 * remembers the name of the last font, which a context owns, and would read it after the context was freed. */
#include "svg.h"

#include <graphviz/gvc.h>
#include <stdio.h>
#include <stdlib.h>

#include "dot.h"

static char *dot_text(const struct fsm_machine *m)
{
    char *text = NULL;
    size_t length = 0;
    FILE *memory = open_memstream(&text, &length);
    if (!memory)
        return NULL;
    dot_write(memory, m);
    if (fclose(memory) == 0)
        return text;
    free(text);
    return NULL;
}

static GVC_t *context(void)
{
    static GVC_t *graphviz;
    if (!graphviz)
        graphviz = gvContext();
    return graphviz;
}

static bool fail(char *message, size_t size, const char *what)
{
    snprintf(message, size, "cannot draw the picture: %s", what);
    return false;
}

/* The layout is not freed: where edges meet nested clusters, Graphviz 2.42 frees a part of it twice. A picture is drawn
 * once per machine, so that what is lost is little. */
static bool render(GVC_t *graphviz, graph_t *graph, char **svg, size_t *length, char *message, size_t size)
{
    unsigned bytes = 0;
    if (gvLayout(graphviz, graph, "dot"))
        return fail(message, size, "Graphviz has no layout `dot`");
    bool good = gvRenderData(graphviz, graph, "svg", svg, &bytes) == 0 && *svg;
    *length = bytes;
    return good || fail(message, size, "Graphviz cannot write SVG");
}

bool svg_draw(const struct fsm_machine *m, char **svg, size_t *length, char *message, size_t size)
{
    char *text = dot_text(m);
    if (!text)
        return fail(message, size, "out of memory");
    *svg = NULL;
    GVC_t *graphviz = context();
    graph_t *graph = graphviz ? agmemread(text) : NULL;
    bool good = graph ? render(graphviz, graph, svg, length, message, size)
                      : fail(message, size, "Graphviz does not read its text");
    free(text);
    return good;
}

void svg_free(char *svg)
{
    gvFreeRenderData(svg);
}
