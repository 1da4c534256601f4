/* web_peer.c: libwebsockets, and nothing else of the server, in one file.
 *
 * The sockets are accepted by web_server.c and adopted here. libwebsockets parses requests and frames, upgrades,
 * answers pings and closes; what it tells is handed on as it comes, and what is written is raw bytes, many frames at
 * once. Two of its ways shape the rest. An HTTP connection whose request is not answered yet must not be read from, or
 * it spins: so it is paused, and someone else looks whether the peer is still there. And a close frame is only sure to
 * be sent if the closing begins outside of its callbacks, with nothing left to write. */
#include "web_peer.h"

#include <assert.h>
#include <libwebsockets.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "say.h"

#define RECEIVE_SIZE 4096 /* read at once from a socket; each connection has so much */
#define TIMEOUT_SECONDS 20
#define NEVER_SECONDS 1000000000 /* it would end streams after some minutes: web_server.c looks after that */

/* ---- what it tells ---- */

static int receive(struct connection *connection, struct lws *wire, const void *data, size_t length)
{
    struct socket_piece piece = {
        .data = data,
        .length = length,
        .follows = lws_remaining_packet_payload(wire),
        .binary = lws_frame_is_binary(wire),
        .last = lws_is_final_fragment(wire),
    };
    socket_received(connection, &piece);
    return 0;
}

static int tell_close(struct connection *connection, struct lws *wire, const void *data, size_t length)
{
    int code = socket_peer_closes(connection, data, length);
    if (code == 0)
        return 0;
    lws_close_reason(wire, (enum lws_close_status)code, NULL, 0);
    return -1;
}

/* What a connection of WebSocket says. */
static int tell_socket(struct connection *connection, struct lws *wire, enum lws_callback_reasons reason, void *in,
                       size_t length)
{
    switch (reason) {
    case LWS_CALLBACK_ESTABLISHED:
        socket_established(connection);
        return 0;
    case LWS_CALLBACK_RECEIVE:
        return receive(connection, wire, in, length);
    case LWS_CALLBACK_WS_PEER_INITIATED_CLOSE:
        return tell_close(connection, wire, in, length);
    case LWS_CALLBACK_SERVER_WRITEABLE:
        socket_writable(connection);
        return 0;
    default:
        return 0;
    }
}

static int tell(struct lws *wire, enum lws_callback_reasons reason, void *user, void *in, size_t length)
{
    struct connection *connection = wire ? lws_get_opaque_user_data(wire) : NULL;
    (void)user;
    if (!connection)
        return 0;
    switch (reason) {
    case LWS_CALLBACK_SERVER_NEW_CLIENT_INSTANTIATED:
        connection->wire = wire;
        return 0;
    case LWS_CALLBACK_HTTP:
        return http_request(connection) ? 0 : -1;
    case LWS_CALLBACK_HTTP_BODY:
        return http_body(connection, in, length) ? 0 : -1;
    case LWS_CALLBACK_HTTP_BODY_COMPLETION:
        return http_body_end(connection) ? 0 : -1;
    case LWS_CALLBACK_HTTP_WRITEABLE:
        return http_writable(connection) ? 0 : -1;
    case LWS_CALLBACK_HTTP_CONFIRM_UPGRADE:
        return socket_upgrade(connection) ? 0 : -1;
    case LWS_CALLBACK_RAW_ADOPT: /* it takes CONNECT, and noise, for something else than HTTP */
    case LWS_CALLBACK_RAW_RX:
        return -1;
    case LWS_CALLBACK_CLOSED:
    case LWS_CALLBACK_CLOSED_HTTP:
    case LWS_CALLBACK_RAW_CLOSE:
        connection_gone(connection);
        return 0;
    case LWS_CALLBACK_WSI_DESTROY:
        lws_set_opaque_user_data(wire, NULL);
        connection_free(connection);
        return 0;
    default:
        return tell_socket(connection, wire, reason, in, length);
    }
}

static const struct lws_protocols PROTOCOLS[] = {
    {.name = "", .callback = tell, .rx_buffer_size = RECEIVE_SIZE, .tx_packet_size = WEB_PIECE},
    {.name = NULL},
};

static void hear_log(int level, const char *line)
{
    (void)level;
    say(SAY_DEBUG, "libwebsockets", "says", line, NULL);
}

/* ---- the context ---- */

bool peer_open(struct web *web)
{
    void *loops[] = {web->loop};
    struct lws_context_creation_info info = {
        .options =
            LWS_SERVER_OPTION_LIBUV | LWS_SERVER_OPTION_EXPLICIT_VHOSTS | LWS_SERVER_OPTION_SKIP_SERVER_CANONICAL_NAME,
        .foreign_loops = loops,
        .pcontext = (struct lws_context **)&web->wire,
        .port = CONTEXT_PORT_NO_LISTEN_SERVER,
        .protocols = PROTOCOLS,
        .max_http_header_data = 2 * WEB_HEADER_MAX,
        .max_http_header_pool =
            (unsigned short)(web->options.connections_max < 60000 ? web->options.connections_max : 60000),
        .pt_serv_buf_size = 2 * RECEIVE_SIZE,
        .timeout_secs = TIMEOUT_SECONDS,
        .keepalive_timeout = NEVER_SECONDS,
        .timeout_secs_ah_idle = NEVER_SECONDS,
        .vhost_name = "web",
    };
    lws_set_log_level(LLL_ERR | LLL_WARN, hear_log);
    web->wire = lws_create_context(&info);
    web->vhost = web->wire ? lws_create_vhost(web->wire, &info) : NULL;
    return web->vhost != NULL;
}

void peer_destroy(struct web *web)
{
    lws_context_destroy(web->wire);
}

bool peer_adopt(struct connection *connection)
{
    lws_adopt_desc_t info = {
        .vh = connection->web->vhost,
        .type = LWS_ADOPT_SOCKET | LWS_ADOPT_HTTP,
        .fd.sockfd = connection->fd,
        .opaque = connection,
    };
    return lws_adopt_descriptor_vhost_via_info(&info) != NULL;
}

/* ---- one connection ---- */

bool peer_write(struct connection *connection, const char *data, size_t length)
{
    return lws_write(connection->wire, (unsigned char *)(uintptr_t)data, length, LWS_WRITE_RAW) >= 0;
}

bool peer_choked(struct connection *connection)
{
    return lws_partial_buffered(connection->wire);
}

void peer_want(struct connection *connection)
{
    lws_callback_on_writable(connection->wire);
}

void peer_pause(struct connection *connection, bool pause)
{
    if (connection->paused == pause)
        return;
    connection->paused = pause;
    lws_rx_flow_control(connection->wire, !pause);
}

void peer_settle(struct connection *connection)
{
    lws_set_timeout(connection->wire, NO_PENDING_TIMEOUT, 0);
}

bool peer_next(struct connection *connection)
{
    return lws_http_transaction_completed(connection->wire) == 0;
}

void peer_kill(struct connection *connection)
{
    lws_set_timeout(connection->wire, PENDING_TIMEOUT_USER_OK, LWS_TO_KILL_SYNC);
}

void peer_close(struct connection *connection)
{
    lws_close_reason(connection->wire, (enum lws_close_status)connection->close_code,
                     (unsigned char *)connection->close_reason, strlen(connection->close_reason));
    peer_kill(connection);
}

/* ---- the head of a request ---- */

/* All fragments of a header, with a comma or `&` between them. */
static char *copy_token(struct lws *wire, enum lws_token_indexes token, char between)
{
    size_t room = (size_t)lws_hdr_total_length(wire, token) + 64, length = 0;
    char *value = malloc(room);
    assert(value);
    for (int i = 0;; i++) {
        size_t at = length + (i > 0);
        int count = at + 1 < room ? lws_hdr_copy_fragment(wire, value + at, (int)(room - at), token, i) : -1;
        if (count < 0)
            break;
        if (i > 0)
            value[length] = between;
        length = at + (size_t)count;
    }
    value[length] = 0;
    return value;
}

static size_t head_size(struct lws *wire)
{
    size_t size = 0;
    for (int token = 0; token < WSI_TOKEN_COUNT; token++)
        size += (size_t)lws_hdr_total_length(wire, (enum lws_token_indexes)token);
    return size;
}

bool peer_head_read(struct connection *connection, struct peer_head *head)
{
    static const char *const METHODS[] = {"GET", "POST", "OPTIONS", "PUT", "PATCH", "DELETE", "CONNECT", "HEAD"};
    struct lws *wire = connection->wire;
    char *path = NULL;
    int length = 0, method = lws_http_get_uri_and_method(wire, &path, &length);
    if (method < 0 || (size_t)method >= sizeof METHODS / sizeof *METHODS || !path)
        return false;
    char version[12] = "";
    lws_hdr_copy(wire, version, sizeof version, WSI_TOKEN_HTTP);
    *head = (struct peer_head){
        .method = METHODS[method],
        .path = strndup(path, (size_t)length),
        .query = copy_token(wire, WSI_TOKEN_HTTP_URI_ARGS, '&'),
        .size = head_size(wire),
        .version_1_0 = strcmp(version, "HTTP/1.1") != 0,
    };
    assert(head->path);
    return true;
}

void peer_head_release(struct peer_head *head)
{
    free(head->path);
    free(head->query);
}

/* The header that libwebsockets knows under this name, or WSI_TOKEN_COUNT. */
static enum lws_token_indexes token_of(const char *name)
{
    size_t length = strlen(name);
    for (int token = 0; token < WSI_TOKEN_COUNT; token++) {
        const char *known = (const char *)lws_token_to_string((enum lws_token_indexes)token);
        if (known && strncmp(known, name, length) == 0 && strcmp(known + length, ":") == 0)
            return (enum lws_token_indexes)token;
    }
    return WSI_TOKEN_COUNT;
}

char *peer_header(struct connection *connection, const char *name)
{
    enum lws_token_indexes token = token_of(name);
    if (token != WSI_TOKEN_COUNT)
        return lws_hdr_total_length(connection->wire, token) ? copy_token(connection->wire, token, ',') : NULL;
    char with_colon[80];
    int length = snprintf(with_colon, sizeof with_colon, "%s:", name);
    assert(length > 0 && length < (int)sizeof with_colon);
    int count = lws_hdr_custom_length(connection->wire, with_colon, length);
    if (count < 0)
        return NULL;
    char *value = malloc((size_t)count + 1);
    assert(value);
    if (lws_hdr_custom_copy(connection->wire, value, count + 1, with_colon, length) < 0)
        value[0] = 0;
    return value;
}
