/* web_peer.h: what is asked of libwebsockets. Only web_peer.c knows it. */
#ifndef WEB_PEER_H
#define WEB_PEER_H

#include "web_in.h"

bool peer_open(struct web *web);
void peer_destroy(struct web *web); /* twice: see web_server.c */
/* Takes the connection's socket. On false the connection has been freed. */
bool peer_adopt(struct connection *connection);

/* Raw bytes; what does not fit into the socket is kept by libwebsockets, and goes out before anything else. */
bool peer_write(struct connection *connection, const char *data, size_t length);
bool peer_choked(struct connection *connection); /* it keeps something so */
void peer_want(struct connection *connection);   /* asks to be told when it can be written */
void peer_pause(struct connection *connection, bool pause);
void peer_settle(struct connection *connection); /* ends its own patience: ours begins */
/* The answer is out: on to the next request. False: the connection is not kept. Only when writable. */
bool peer_next(struct connection *connection);
/* The two ends. Not from the wire. peer_close sends close_code and close_reason. */
void peer_close(struct connection *connection);
void peer_kill(struct connection *connection);

struct peer_head { /* released by peer_head_release */
    const char *method;
    char *path, *query;
    size_t size; /* of all headers that libwebsockets knows by name */
    bool version_1_0;
};
bool peer_head_read(struct connection *connection, struct peer_head *head);
void peer_head_release(struct peer_head *head);
/* A copy for the caller to free, or NULL. */
char *peer_header(struct connection *connection, const char *name);

#endif
