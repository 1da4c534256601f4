/* wire.h: one client connection, speaking WebSocket or HTTP with keep-alive, made to cost next to nothing.
 *
 * Opening blocks; afterwards nothing does. What is said is gathered and written in one call; what is read is handed out
 * message by message, in place. */
#ifndef WIRE_H
#define WIRE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct bytes {
    char *at;
    size_t from, to, room; /* of which from..to is still to be used */
};

struct wire {
    int file; /* -1: not open */
    bool websocket, wants_write;
    struct bytes in, out;
    char session[64]; /* MCP: what the server called this session */
};

struct address {
    char host[64];
    uint16_t port;
};

struct message { /* lives until the next wire_receive */
    char *text;
    size_t length;
    int status;       /* HTTP */
    const char *head; /* HTTP: the header lines, ended by an empty one */
    size_t head_length;
};

/* [ws://|http://]HOST:PORT[/] */
bool address_read(const char *url, struct address *address);

/* Connects; with a path, as a WebSocket. On false, `why` names the fault. */
bool wire_open(struct wire *wire, const struct address *address, const char *websocket_path, char *why, size_t size);
void wire_close(struct wire *wire);

/* One text message in a masked frame. */
void wire_say(struct wire *wire, const char *text, size_t length);
/* One POST of JSON, with the session if there is one. */
void wire_post(struct wire *wire, const struct address *address, const char *path, const char *body, size_t length);
/* Writes what is gathered, as far as the socket takes it; wants_write tells whether there is more. */
bool wire_flush(struct wire *wire);

/* Reads what there is. False: the peer has closed, or the connection broke. */
bool wire_receive(struct wire *wire);
enum next { NEXT_NONE, NEXT_MESSAGE, NEXT_FAULT };
/* The next whole message. Pings are answered on the way; a close frame, or what is no frame, is a fault. */
enum next wire_next(struct wire *wire, struct message *message);
/* Waits for it. */
bool wire_await(struct wire *wire, struct message *message, int patience_ms);

#endif
