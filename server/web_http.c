/* web_http.c: HTTP requests, whole, in; answers and streams out.
 *
 * The doors are asked before anything else. A request that is refused has its body read over, if it has a bounded one,
 * so that the connection can be kept; else the answer is given at once and the connection closed behind it. */
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/socket.h>
#include <time.h>

#include "codec.h"
#include "web_peer.h"

/* ---- headers ---- */

#define HEADERS_MAX 32

struct headers { /* those asked for, kept while the handler runs */
    struct connection *connection;
    char *value[HEADERS_MAX];
    unsigned count;
};

const char *web_header(const struct web_request *request, const char *name)
{
    struct headers *headers = request->headers;
    char *value = peer_header(headers->connection, name);
    if (!value)
        return NULL;
    assert(headers->count < HEADERS_MAX);
    return headers->value[headers->count++] = value;
}

struct verdict http_ask_doors(struct connection *connection, const char *query, bool websocket)
{
    const struct web *web = connection->web;
    struct doors doors = {web->options.host, web->port, web->options.token, web->options.origins, web->options.hosts};
    char *host = peer_header(connection, "host"), *origin = peer_header(connection, "origin"),
         *authorization = peer_header(connection, "authorization");
    struct visitor visitor = {host, origin, authorization, query, websocket};
    struct verdict verdict = doors_ask(&doors, &visitor);
    free(host);
    free(origin);
    free(authorization);
    return verdict;
}

/* ---- answers ---- */

static const char *reason_of(int status)
{
    static const struct {
        int status;
        const char *reason;
    } REASONS[] = {
        {200, "OK"},
        {201, "Created"},
        {202, "Accepted"},
        {204, "No Content"},
        {304, "Not Modified"},
        {400, "Bad Request"},
        {401, "Unauthorized"},
        {403, "Forbidden"},
        {404, "Not Found"},
        {405, "Method Not Allowed"},
        {406, "Not Acceptable"},
        {409, "Conflict"},
        {411, "Length Required"},
        {413, "Content Too Large"},
        {414, "URI Too Long"},
        {415, "Unsupported Media Type"},
        {426, "Upgrade Required"},
        {429, "Too Many Requests"},
        {431, "Request Header Fields Too Large"},
        {500, "Internal Server Error"},
        {501, "Not Implemented"},
        {503, "Service Unavailable"},
    };
    for (size_t i = 0; i < sizeof REASONS / sizeof *REASONS; i++)
        if (REASONS[i].status == status)
            return REASONS[i].reason;
    return "";
}

static void put_date(struct text *head)
{
    static time_t last;
    static char line[64];
    time_t now = time(NULL);
    if (now != last) {
        struct tm parts;
        gmtime_r(&now, &parts);
        strftime(line, sizeof line, "date: %a, %d %b %Y %H:%M:%S GMT\r\n", &parts);
        last = now;
    }
    text_put(head, line);
}

/* The head up to the line about the body's length. */
static void put_head(const struct connection *connection, struct text *head, int status, const char *content_type,
                     const char *extra)
{
    text_format(head, "HTTP/1.1 %d %s\r\n", status, reason_of(status));
    put_date(head);
    if (content_type)
        text_format(head, "content-type: %s\r\n", content_type);
    if (extra)
        text_put(head, extra);
    if (connection->close_after)
        text_put(head, "connection: close\r\n");
    else if (connection->version_1_0)
        text_put(head, "connection: keep-alive\r\n");
}

static bool has_no_body(int status)
{
    return status < 200 || status == 204 || status == 304;
}

static void put_answer(const struct connection *connection, struct text *to, int status, const char *content_type,
                       const char *extra, const char *body, size_t length)
{
    put_head(connection, to, status, content_type, extra);
    if (!has_no_body(status))
        text_format(to, "content-length: %zu\r\n", length);
    text_put(to, "\r\n");
    if (!has_no_body(status) && !connection->head_only)
        text_bytes(to, body, length);
}

static void push(struct connection *connection, struct text *text)
{
    queue_push(&connection->queue, web_bytes_of(text->data, text->length));
    text_release(text);
}

/* The handler may be answering while it is being asked; then the end of that sees to the writing. */
static void go_on(struct connection *connection)
{
    if (connection->dispatching)
        return;
    peer_pause(connection, false);
    peer_want(connection);
}

static void answer(struct connection *connection, int status, const char *content_type, const char *extra,
                   const char *body, size_t length)
{
    struct text text = {0};
    connection->close_after |= connection->web->stopping;
    put_answer(connection, &text, status, content_type, extra, body, length);
    push(connection, &text);
    connection->stage = STAGE_ANSWERED;
    go_on(connection);
}

void web_respond(web_id request, int status, const char *content_type, const char *extra, const char *body,
                 size_t length)
{
    struct connection *connection = connection_of(request);
    if (connection && connection->stage == STAGE_ASKED)
        answer(connection, status, content_type, extra, body, length);
}

/* {"error": message}, as all that the web itself refuses. */
static void put_error(struct text *body, const char *message)
{
    text_put(body, "{\"error\":");
    text_json(body, message);
    text_put(body, "}\n");
}

static void answer_error(struct connection *connection, int status, const char *message)
{
    struct text body = {0};
    put_error(&body, message);
    const char *extra = status == 401 ? "www-authenticate: Bearer\r\n" : NULL;
    answer(connection, status, "application/json", extra, body.data, body.length);
    text_release(&body);
}

void http_refuse(struct connection *connection, int status, const char *extra, const char *message)
{
    struct text body = {0}, text = {0};
    connection->close_after = true;
    put_error(&body, message);
    extra = status == 401 ? "www-authenticate: Bearer\r\n" : extra;
    put_answer(connection, &text, status, "application/json", extra, body.data, body.length);
    peer_write(connection, text.data, text.length);
    text_release(&body);
    text_release(&text);
}

/* ---- streams ---- */

void web_stream_begin(web_id request, int status, const char *content_type, const char *extra)
{
    struct connection *connection = connection_of(request);
    if (!connection || connection->stage != STAGE_ASKED)
        return;
    struct text head = {0};
    connection->close_after |= connection->version_1_0; /* which ends a body without a length by closing */
    put_head(connection, &head, status, content_type, extra);
    text_put(&head, connection->version_1_0 ? "\r\n" : "transfer-encoding: chunked\r\n\r\n");
    push(connection, &head);
    connection->stage = STAGE_STREAM;
    go_on(connection);
}

bool web_stream_write(web_id request, const char *data, size_t length)
{
    struct connection *connection = connection_of(request);
    if (!connection || connection->stage != STAGE_STREAM)
        return false;
    if (connection->queue.bytes + length + WEB_QUEUE_COST > connection->web->options.queue_max) {
        connection_doom(connection);
        return false;
    }
    if (length == 0 || connection->head_only)
        return true;
    struct text chunk = {0};
    if (connection->version_1_0) {
        text_bytes(&chunk, data, length);
    } else {
        text_format(&chunk, "%zx\r\n", length);
        text_bytes(&chunk, data, length);
        text_put(&chunk, "\r\n");
    }
    push(connection, &chunk);
    go_on(connection);
    return true;
}

void web_stream_end(web_id request)
{
    struct connection *connection = connection_of(request);
    if (!connection || connection->stage != STAGE_STREAM)
        return;
    if (!connection->version_1_0 && !connection->head_only)
        queue_push(&connection->queue, web_bytes_of("0\r\n\r\n", 5));
    connection->stage = STAGE_ANSWERED;
    go_on(connection);
}

/* ---- writing ---- */

static bool linger(struct connection *connection)
{
    connection->stage = STAGE_LINGER;
    connection->id = 0;
    connection->patience_end = uv_now(connection->web->loop) + WEB_LINGER_MS;
    shutdown(connection->fd, SHUT_WR);
    return true;
}

/* All is written. */
static bool finish(struct connection *connection)
{
    if (connection->stage == STAGE_STREAM) {
        peer_pause(connection, true);
        connection->patience_end = 0;
        return true;
    }
    if (connection->stage != STAGE_ANSWERED)
        return true;
    if (connection->close_after)
        return connection->body_follows && linger(connection);
    connection->stage = STAGE_IDLE;
    connection->first = false;
    connection->id = 0;
    connection->patience_end = uv_now(connection->web->loop) + WEB_IDLE_MS;
    return peer_next(connection);
}

bool http_writable(struct connection *connection)
{
    struct web_bytes *bytes;
    if (connection->doomed || connection->stage == STAGE_LINGER)
        return true;
    while ((bytes = queue_first(&connection->queue)) && !peer_choked(connection)) {
        size_t left = bytes->length - connection->sent, count = left < WEB_PIECE ? left : WEB_PIECE;
        if (!peer_write(connection, bytes->data + connection->sent, count))
            return false;
        connection->sent += count;
        if (connection->sent == bytes->length) {
            connection->sent = 0;
            queue_pop(&connection->queue);
        }
    }
    if (!connection->queue.count && !peer_choked(connection))
        return finish(connection);
    connection->patience_end = uv_now(connection->web->loop) + WEB_STALL_MS;
    peer_want(connection);
    return true;
}

/* ---- requests ---- */

static void dispatch(struct connection *connection)
{
    struct web *web = connection->web;
    struct peer_head head;
    struct headers headers = {.connection = connection};
    bool good = peer_head_read(connection, &head);
    assert(good);
    peer_settle(connection);
    connection->stage = STAGE_ASKED;
    connection->patience_end = 0;
    connection->dispatching = true;
    struct web_request request = {
        .id = connection_name(connection),
        .method = head.method,
        .path = head.path,
        .query = head.query,
        .body = connection->in ? connection->in : "",
        .body_length = connection->in_length,
        .loopback = connection->loopback,
        .headers = &headers,
    };
    web->handlers.request(web->handlers.context, &request);
    connection->dispatching = false;
    while (headers.count)
        free(headers.value[--headers.count]);
    peer_head_release(&head);
    free(connection->in);
    connection->in = NULL;
    connection->in_length = connection->in_room = 0;
    if (connection->stage == STAGE_ASKED)
        peer_pause(connection, true);
    else
        go_on(connection);
}

/* What is wrong with a request before its body is read. */
struct objection {
    int status;
    const char *message;
    bool fatal; /* where its body ends is not known, or too far off */
};

static struct objection object_to_length(const char *length, const char *coding, bool wants_length, size_t most)
{
    if (coding)
        return strcasecmp(coding, "chunked") == 0
                   ? (struct objection){411, "a body needs a Content-Length: chunks are not taken", true}
                   : (struct objection){501, "this Transfer-Encoding is not known", true};
    if (!length)
        return wants_length ? (struct objection){411, "a Content-Length is needed", true} : (struct objection){0};
    size_t digits = strspn(length, "0123456789");
    if (digits == 0 || length[digits] != 0)
        return (struct objection){400, "the Content-Length is not a number", true};
    if (digits > 15 || strtoull(length, NULL, 10) > most)
        return (struct objection){413, "the body is too large", true};
    return (struct objection){0};
}

static struct objection object(struct connection *connection, const struct peer_head *head, const char *length,
                               const char *coding)
{
    bool wants_length =
        strcmp(head->method, "POST") == 0 || strcmp(head->method, "PUT") == 0 || strcmp(head->method, "PATCH") == 0;
    struct objection objection = object_to_length(length, coding, wants_length, connection->web->options.body_max);
    if (objection.status)
        return objection;
    if (strlen(head->path) + strlen(head->query) > WEB_PATH_MAX)
        return (struct objection){414, "the path is too long", false};
    if (head->size > WEB_HEADER_MAX)
        return (struct objection){431, "the headers are too large", false};
    struct verdict verdict = http_ask_doors(connection, head->query, false);
    if (verdict.status == 0 && !connection_in_rate(connection))
        return (struct objection){429, "too many requests in a second", false};
    return (struct objection){verdict.status, verdict.message, false};
}

static void keep_or_close(struct connection *connection)
{
    char *word = peer_header(connection, "connection");
    bool keep = word && strcasestr(word, "keep-alive"), close = word && strcasestr(word, "close");
    connection->close_after = close || (connection->version_1_0 && !keep);
    free(word);
}

static void expect_body(struct connection *connection, size_t length)
{
    connection->stage = STAGE_BODY;
    connection->patience_end = 0; /* libwebsockets has its own with bodies */
    if (connection->refused)
        return;
    connection->in = malloc(length + 1);
    assert(connection->in);
    connection->in_room = length;
    char *expect = peer_header(connection, "expect");
    if (expect && strcasecmp(expect, "100-continue") == 0)
        peer_write(connection, "HTTP/1.1 100 Continue\r\n\r\n", 25);
    free(expect);
}

/* libwebsockets tells of the end of a body if there is one, and after POST also if it is empty. */
static bool begin(struct connection *connection, const struct peer_head *head, const char *length, const char *coding)
{
    struct objection objection = object(connection, head, length, coding);
    size_t count = length && !objection.fatal ? (size_t)strtoull(length, NULL, 10) : 0;
    connection->refused = objection.status;
    connection->refusal = objection.message;
    connection->body_follows = objection.fatal;
    if (objection.fatal)
        connection->close_after = true;
    else if (count > 0 || (length && strcmp(head->method, "POST") == 0)) {
        expect_body(connection, count);
        return true;
    }
    if (objection.status)
        answer_error(connection, objection.status, objection.message);
    else
        dispatch(connection);
    return true;
}

bool http_request(struct connection *connection)
{
    struct peer_head head;
    if (connection->doomed || !peer_head_read(connection, &head))
        return false;
    connection->head_only = strcmp(head.method, "HEAD") == 0;
    connection->version_1_0 = head.version_1_0;
    keep_or_close(connection);
    char *length = peer_header(connection, "content-length"), *coding = peer_header(connection, "transfer-encoding");
    bool good = begin(connection, &head, length, coding);
    free(length);
    free(coding);
    peer_head_release(&head);
    return good;
}

/* libwebsockets 4.1.6 takes the wrong bytes for the body of a request that it had read together with the one before it:
 * those of the request itself from its first on, and when they are more than the body it never comes back, but for
 * being told to close. Both can be seen before anything has been done: such a body begins like the request, or ends
 * twice. */
static bool refuse_pipeline(struct connection *connection)
{
    http_refuse(connection, 400, NULL, "a request with a body cannot be sent ahead of the answer before it");
    return false;
}

static bool begins_like_request(struct connection *connection, const char *data, size_t length)
{
    struct peer_head head;
    if (connection->in_length > 0 || !peer_head_read(connection, &head))
        return false;
    size_t count = strlen(head.method);
    bool same = length > count && strncasecmp(data, head.method, count) == 0 && data[count] == ' ';
    peer_head_release(&head);
    return same;
}

bool http_body(struct connection *connection, const char *data, size_t length)
{
    if (connection->stage != STAGE_BODY || length == 0)
        return true;
    if (!connection->first && begins_like_request(connection, data, length))
        return refuse_pipeline(connection);
    if (connection->refused)
        return true;
    if (length > connection->in_room - connection->in_length)
        return false;
    memcpy(connection->in + connection->in_length, data, length);
    connection->in_length += length;
    return true;
}

static bool write_and_close(struct connection *connection)
{
    struct web_bytes *bytes;
    while ((bytes = queue_first(&connection->queue))) {
        peer_write(connection, bytes->data + connection->sent, bytes->length - connection->sent);
        connection->sent = 0;
        queue_pop(&connection->queue);
    }
    return false;
}

bool http_body_end(struct connection *connection)
{
    switch (connection->stage) {
    case STAGE_BODY:
        connection->stage = STAGE_ENDED;
        peer_pause(connection, true);
        connection_mark(connection);
        return true;
    case STAGE_ENDED:
        return refuse_pipeline(connection);
    case STAGE_ANSWERED:
    case STAGE_LINGER:
        return !connection->body_follows || write_and_close(connection);
    default:
        return true;
    }
}

void http_proceed(struct connection *connection)
{
    if (connection->stage != STAGE_ENDED)
        return;
    if (connection->refused) {
        peer_settle(connection);
        answer_error(connection, connection->refused, connection->refusal);
        return;
    }
    connection->in[connection->in_length] = 0;
    dispatch(connection);
}
