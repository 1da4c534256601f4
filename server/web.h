/* web.h: HTTP/1.1 and WebSocket on one libuv loop. Only web_*.c know libwebsockets.
 *
 * Handlers are called with whole requests and whole messages; they answer at once or later. A request or socket is
 * named by a handle that stays safe after the peer has gone: whatever is then said to it is dropped. All calls are
 * made on the loop's thread. */
#ifndef WEB_H
#define WEB_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <uv.h>

typedef uint64_t web_id; /* of a request, stream or socket; 0 is none; never used twice */

/* ---- what is sent: counted, so that one frame may go to a thousand sockets ---- */

struct web_bytes;                              /* immutable once sent */
struct web_bytes *web_bytes_new(size_t room);  /* length 0, one owner: the caller */
char *web_bytes_data(struct web_bytes *bytes); /* `room` bytes to write */
void web_bytes_set_length(struct web_bytes *bytes, size_t length);
size_t web_bytes_length(const struct web_bytes *bytes);
struct web_bytes *web_bytes_of(const char *data, size_t length); /* a copy */
void web_bytes_release(struct web_bytes *bytes);                 /* the caller's share; sends keep their own */

/* ---- HTTP ---- */

struct web_request { /* borrowed for the call of the handler */
    web_id id;
    const char *method; /* "GET" … */
    const char *path;   /* percent-decoded, without the query */
    const char *query;  /* percent-decoded, `&` between its parts; "" if there is none */
    const char *body;   /* NUL after it */
    size_t body_length;
    bool loopback; /* the peer's address is one of this machine */
    void *headers; /* for web_header */
};
/* A header by its lower-case name without a colon; NULL if absent. Lives as long as the request. */
const char *web_header(const struct web_request *request, const char *name);

/* Answers a request. `extra` is header lines, each ended by \r\n, or NULL. HEAD gets no body. */
void web_respond(web_id request, int status, const char *content_type, const char *extra, const char *body,
                 size_t length);

/* An answer that goes on: server-sent events. Headers first, then chunks of text, then the end. A reader whose queue
 * passes the bound is dropped; on_stream_close tells of any end but web_stream_end. */
void web_stream_begin(web_id request, int status, const char *content_type, const char *extra);
bool web_stream_write(web_id request, const char *data, size_t length); /* false: gone, or dropped just now */
void web_stream_end(web_id request);

/* ---- WebSocket ---- */

struct web_opening { /* an upgrade that passed the doors: borrowed for the call */
    web_id socket;
    const char *path, *query;
    bool loopback;
};
bool web_send(web_id socket, struct web_bytes *text);        /* one text message; false: gone, or dropped as too slow */
void web_close(web_id socket, int code, const char *reason); /* with a close frame, after what is queued */
size_t web_queued(web_id socket);                            /* bytes not yet written */

/* ---- the server ---- */

struct web_handlers {
    void *context;
    void (*request)(void *context, const struct web_request *request);
    void (*stream_closed)(void *context, web_id stream); /* the peer of a stream or of an unanswered request has gone */
    bool (*socket_opened)(void *context, const struct web_opening *opening);               /* false: 404 */
    void (*socket_message)(void *context, web_id socket, const char *text, size_t length); /* valid UTF-8, NUL after */
    void (*socket_closed)(void *context, web_id socket);
};

struct web_options {
    const char *host;           /* "127.0.0.1" */
    uint16_t port;              /* 0: any; web_port tells */
    const char *token;          /* bearer token; required of every peer if set; needed if host is not loopback */
    const char *const *origins; /* further origins allowed, NULL at the end; or NULL */
    const char *const *hosts;   /* further Host names allowed, NULL at the end; or NULL */
    size_t body_max;            /* 4 MiB: 413 beyond */
    size_t message_max;         /* of one WebSocket message, 1 MiB: close 1009 beyond */
    size_t queue_max;           /* bytes queued for one reader, 4 MiB: dropped beyond */
    unsigned connections_max;   /* 4096: 503 beyond */
    unsigned rate_max;          /* messages and requests a second per connection, 0 none: close 1008 / 429 beyond */
};

struct web;
/* Listens. On NULL, `why` names the fault: "port 3000 is in use by another program" … */
struct web *web_open(uv_loop_t *loop, const struct web_options *options, const struct web_handlers *handlers, char *why,
                     size_t size);
uint16_t web_port(const struct web *web);
unsigned web_connections(const struct web *web);
/* Stops listening, ends streams, sends close frames (1001) and waits for what is queued, at most `patience_ms`; then
 * calls `done`. web_free after that. */
void web_shutdown(struct web *web, unsigned patience_ms, void (*done)(void *context), void *context);
void web_free(struct web *web);

#endif
