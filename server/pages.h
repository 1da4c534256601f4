/* pages.h: what plain HTTP shows: /health, /machines, /instances (docs/server.md). */
#ifndef PAGES_H
#define PAGES_H

#include "engine.h"

struct pages;
struct pages *pages_new(struct engine *engine, struct catalog *catalog);
void pages_free(struct pages *pages);
/* How many connections there are is known once the door is open. */
void pages_serve(struct pages *pages, const struct web *web);

void pages_request(struct pages *pages, const struct web_request *request);

#endif
