/* wire_in.h: what wire.c, frame.c and http.c share. */
#ifndef WIRE_IN_H
#define WIRE_IN_H

#include "wire.h"

char *bytes_room(struct bytes *bytes, size_t length); /* where `length` more may be written; then add to bytes->to */

enum next frame_next(struct wire *wire, struct message *message);
enum next http_next(struct wire *wire, struct message *message);
void http_upgrade(struct wire *wire, const struct address *address, const char *path);

#endif
