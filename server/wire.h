/* wire.h: machines over WebSocket: the envelope, and the messages machine:* and ping (docs/server.md). */
#ifndef WIRE_H
#define WIRE_H

#include "engine.h"

struct wire;
struct wire *wire_new(struct engine *engine, struct catalog *catalog);
void wire_free(struct wire *wire);

void wire_message(struct wire *wire, web_id socket, const char *text, size_t length);
void wire_closed(struct wire *wire, web_id socket);

#endif
