/* web_in.h: what the files of the web share. Nothing of libwebsockets is seen here but the name of its struct.
 *
 *   web_server.c  listening, accepting, the connections' handles, patience, shutting down
 *   web_http.c    requests in, answers and streams out
 *   web_socket.c  messages in and out
 *   web_bytes.c   counted bytes and the queues of them
 *   web_peer.c    libwebsockets: it calls the functions marked "from the wire", and offers those of web_peer.h */
#ifndef WEB_IN_H
#define WEB_IN_H

#include "doors.h"
#include "web.h"

struct web_bytes {
    size_t owners, length, room;
    char data[];
};
struct web_bytes *web_bytes_keep(struct web_bytes *bytes); /* one owner more */

struct web_queue { /* a ring */
    struct web_bytes **item;
    uint32_t first, count, room;
    size_t bytes; /* in it, with what each costs besides */
};
#define WEB_QUEUE_COST 32 /* of an item besides its bytes: so that empty messages are bounded too */
void queue_push(struct web_queue *queue, struct web_bytes *bytes); /* taken */
struct web_bytes *queue_first(const struct web_queue *queue);      /* or NULL */
void queue_pop(struct web_queue *queue);
void queue_release(struct web_queue *queue);

enum web_stage {
    /* HTTP */
    STAGE_IDLE,     /* between requests */
    STAGE_BODY,     /* a body is coming in */
    STAGE_ENDED,    /* it is there; what follows is done in the next turn, outside of libwebsockets */
    STAGE_ASKED,    /* the handler has the request and has not answered */
    STAGE_STREAM,   /* the answer goes on */
    STAGE_ANSWERED, /* all of the answer is queued */
    STAGE_LINGER,   /* answered, and to be closed once the peer has had time to read that */
    /* WebSocket */
    STAGE_OPENING, /* the handler has said yes */
    STAGE_SOCKET,
    STAGE_CLOSING, /* no more is taken in or queued; a close frame follows what is queued */
    STAGE_CLOSED,  /* ours is sent or theirs is answered */
    /* both */
    STAGE_GONE,
};

struct lws;

struct connection {
    struct web *web;
    struct lws *wire;
    int fd;
    uint32_t slot;
    web_id id; /* of the socket, or of the current request; 0 between requests */
    enum web_stage stage;
    bool loopback, dirty, doomed, paused, watched;
    struct connection *dirty_before, *dirty_after;
    struct web_queue queue;
    size_t sent; /* of the first in the queue */

    char *in; /* a body, or a message in pieces */
    size_t in_length, in_room;
    bool in_message; /* a message has begun */

    bool first; /* no request was answered before */
    bool head_only, version_1_0, close_after, body_follows, dispatching;
    int refused; /* a status to answer with once the body has been read over */
    const char *refusal;
    uint64_t patience_end; /* loop time until when something must have happened; 0: no matter */

    int close_code;
    char close_reason[120];

    uint64_t rate_second;
    unsigned rate_count;
};

struct web {
    struct web_options options;
    struct web_handlers handlers;
    uv_loop_t *loop;
    uint16_t port;
    int listener;
    void *wire; /* the context of libwebsockets; it becomes NULL when that is gone */
    void *vhost;
    uv_poll_t accepting;
    uv_timer_t tick, patience;
    uv_idle_t idle;
    unsigned connections, watched;
    struct connection *dirty;
    char *scratch; /* WEB_PIECE bytes to write from, and a message to hand on */
    char *message;
    size_t message_room;
    bool deaf; /* too many files are open to accept more */
    bool stopping;
    unsigned finishing; /* turns of the loop since the last connection went */
    unsigned handles;   /* of libuv, not yet closed */
    void (*done)(void *context);
    void *done_context;
};

#define WEB_PIECE 65536      /* bytes written at once */
#define WEB_STALL_MS 30000   /* an answer of which nothing is read for so long is dropped */
#define WEB_LINGER_MS 1000   /* after an answer to a body that was not read */
#define WEB_FIRST_MS 20000   /* a request must have come in so long after the connection */
#define WEB_IDLE_MS 75000    /* and so long after the last */
#define WEB_HEADER_MAX 16384 /* bytes of headers: 431 beyond; past the double libwebsockets hangs up */
#define WEB_PATH_MAX 8192    /* bytes of path and query: 414 beyond */

/* ---- web_server.c ---- */

struct connection *connection_of(web_id id);           /* NULL: gone */
web_id connection_name(struct connection *connection); /* gives it a new id */
/* Something is to be written, closed or dropped: the loop's next turn sees to it, outside of libwebsockets. */
void connection_mark(struct connection *connection);
void connection_doom(struct connection *connection); /* drops it, without a word to the peer */
bool connection_in_rate(struct connection *connection);
/* HTTP connections are watched: libwebsockets does not read from those that wait for an answer, so someone must look
 * whether the peer is still there; and patience with them ends. */
void connection_watch(struct connection *connection, bool watch);

/* From the wire. */
void connection_gone(struct connection *connection); /* tells the handler, once; lets go of what is queued */
void connection_free(struct connection *connection);

/* ---- web_http.c ---- */
void http_proceed(struct connection *connection); /* not from the wire */
/* From the wire; false: close it. */
bool http_request(struct connection *connection);
bool http_body(struct connection *connection, const char *data, size_t length);
bool http_body_end(struct connection *connection);
bool http_writable(struct connection *connection);
struct verdict http_ask_doors(struct connection *connection, const char *query, bool websocket);
/* Writes a whole answer at once, for a connection that then closes. */
void http_refuse(struct connection *connection, int status, const char *extra, const char *message);

/* ---- web_socket.c ---- */
void socket_flush(struct connection *connection); /* not from the wire */
/* From the wire. */
bool socket_upgrade(struct connection *connection); /* false: an answer that refuses was written */
void socket_established(struct connection *connection);
struct socket_piece {
    const char *data;
    size_t length, follows; /* follows: bytes of the same frame that are still to come */
    bool binary, last;
};
void socket_received(struct connection *connection, const struct socket_piece *piece);
int socket_peer_closes(struct connection *connection, const unsigned char *data, size_t length); /* 0, or a code */
void socket_writable(struct connection *connection);

#endif
