/* web_socket.c: WebSocket messages, whole, in and out.
 *
 * What is sent is queued and framed here, many frames to one write. A message longer than a piece goes out in
 * fragments, so that no write is long and control frames find their place between. */
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "text.h"
#include "web_peer.h"

/* ---- the upgrade ---- */

/* Is the word among those between commas? Upper and lower case are one. */
static bool has_word(const char *list, const char *word)
{
    size_t length = strlen(word);
    for (const char *at = list; at && *at;) {
        at += strspn(at, " \t,");
        size_t count = strcspn(at, " \t,");
        if (count == length && strncasecmp(at, word, length) == 0)
            return true;
        at += count;
    }
    return false;
}

/* 16 bytes in base64. */
static bool is_key(const char *key)
{
    static const char DIGITS[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    return key && strlen(key) == 24 && strspn(key, DIGITS) == 22 && strcmp(key + 22, "==") == 0;
}

struct refusal {
    int status;
    const char *extra, *message;
};

static struct refusal check_handshake(const struct peer_head *head, const char *upgrade, const char *connection,
                                      const char *version, const char *key)
{
    if (strcmp(head->method, "GET") != 0)
        return (struct refusal){405, "allow: GET\r\n", "a WebSocket is opened by GET"};
    if (head->version_1_0)
        return (struct refusal){400, NULL, "a WebSocket needs HTTP/1.1"};
    if (!upgrade || strcasecmp(upgrade, "websocket") != 0 || !connection || !has_word(connection, "upgrade"))
        return (struct refusal){400, NULL, "`Upgrade: websocket` and `Connection: Upgrade` are needed together"};
    if (!version || strcmp(version, "13") != 0)
        return (struct refusal){426, "sec-websocket-version: 13\r\nupgrade: websocket\r\n",
                                "WebSocket version 13 is spoken"};
    if (!is_key(key))
        return (struct refusal){400, NULL, "`Sec-WebSocket-Key` must be 16 bytes in base64"};
    return (struct refusal){0, NULL, NULL};
}

static struct refusal ask_handshake(struct connection *connection, const struct peer_head *head)
{
    static const char *const NAMES[] = {"upgrade", "connection", "sec-websocket-version", "sec-websocket-key"};
    char *value[4];
    for (int i = 0; i < 4; i++)
        value[i] = peer_header(connection, NAMES[i]);
    struct refusal refusal = check_handshake(head, value[0], value[1], value[2], value[3]);
    for (int i = 0; i < 4; i++)
        free(value[i]);
    return refusal;
}

static struct refusal ask_handler(struct connection *connection, const struct peer_head *head)
{
    struct web *web = connection->web;
    if (web->stopping)
        return (struct refusal){503, NULL, "the server is shutting down"};
    connection->stage = STAGE_OPENING;
    connection->close_code = 0;
    struct web_opening opening = {connection_name(connection), head->path, head->query, connection->loopback};
    if (web->handlers.socket_opened(web->handlers.context, &opening))
        return (struct refusal){0, NULL, NULL};
    connection->stage = STAGE_GONE;
    connection->id = 0;
    queue_release(&connection->queue);
    return (struct refusal){404, NULL, "no WebSocket is served here"};
}

bool socket_upgrade(struct connection *connection)
{
    struct peer_head head;
    if (!peer_head_read(connection, &head)) {
        http_refuse(connection, 400, NULL, "the request is not understood");
        return false;
    }
    struct verdict verdict = http_ask_doors(connection, head.query, true);
    struct refusal refusal = {verdict.status, NULL, verdict.message};
    if (refusal.status == 0)
        refusal = ask_handshake(connection, &head);
    if (refusal.status == 0)
        refusal = ask_handler(connection, &head);
    peer_head_release(&head);
    if (refusal.status)
        http_refuse(connection, refusal.status, refusal.extra, refusal.message);
    return refusal.status == 0;
}

void socket_established(struct connection *connection)
{
    connection->stage = connection->close_code ? STAGE_CLOSING : STAGE_SOCKET;
    connection_watch(connection, false);
    if (connection->queue.count || connection->close_code)
        connection_mark(connection);
}

/* ---- messages in ---- */

static void reserve(char **to, size_t *room, size_t need)
{
    if (need <= *room)
        return;
    size_t more = *room ? *room : 1024;
    while (more < need)
        more *= 2;
    *to = realloc(*to, more);
    assert(*to);
    *room = more;
}

static void hand_on(struct connection *connection, const char *text, size_t length)
{
    struct web *web = connection->web;
    if (!fsm_utf8_valid(text, length))
        web_close(connection->id, 1007, "the text is not UTF-8");
    else if (!connection_in_rate(connection))
        web_close(connection->id, 1008, "too many messages in a second");
    else
        web->handlers.socket_message(web->handlers.context, connection->id, text, length);
}

static void append(struct connection *connection, const struct socket_piece *piece)
{
    reserve(&connection->in, &connection->in_room, connection->in_length + piece->length + 1);
    if (piece->length)
        memcpy(connection->in + connection->in_length, piece->data, piece->length);
    connection->in_length += piece->length;
}

/* Most messages come in one piece. The copy gives them a NUL, and a place of their own. */
static void take_whole(struct connection *connection, const struct socket_piece *piece)
{
    struct web *web = connection->web;
    reserve(&web->message, &web->message_room, piece->length + 1);
    if (piece->length)
        memcpy(web->message, piece->data, piece->length);
    web->message[piece->length] = 0;
    hand_on(connection, web->message, piece->length);
}

static void take_last(struct connection *connection)
{
    char *text = connection->in;
    size_t length = connection->in_length;
    connection->in = NULL;
    connection->in_length = connection->in_room = 0;
    connection->in_message = false;
    text[length] = 0;
    hand_on(connection, text, length);
    free(text);
}

void socket_received(struct connection *connection, const struct socket_piece *piece)
{
    if (connection->stage != STAGE_SOCKET)
        return;
    size_t most = connection->web->options.message_max, known = connection->in_length + piece->length;
    if (piece->binary) {
        web_close(connection->id, 1003, "only text is understood");
    } else if (known > most || piece->follows > most - known) {
        web_close(connection->id, 1009, "the message is too large");
    } else if (piece->last && !connection->in_message) {
        take_whole(connection, piece);
    } else {
        connection->in_message = true;
        append(connection, piece);
        if (piece->last)
            take_last(connection);
    }
}

/* ---- messages out ---- */

bool web_send(web_id socket, struct web_bytes *text)
{
    struct connection *connection = connection_of(socket);
    if (!connection || (connection->stage != STAGE_SOCKET && connection->stage != STAGE_OPENING))
        return false;
    if (connection->queue.bytes + text->length + WEB_QUEUE_COST > connection->web->options.queue_max) {
        connection_doom(connection);
        return false;
    }
    queue_push(&connection->queue, web_bytes_keep(text));
    if (connection->stage == STAGE_SOCKET)
        connection_mark(connection);
    return true;
}

size_t web_queued(web_id socket)
{
    struct connection *connection = connection_of(socket);
    return connection ? connection->queue.bytes : 0;
}

/* The header of a frame of the server: no mask. Answers its length. */
static size_t put_header(unsigned char *to, unsigned opcode, bool last, size_t length)
{
    to[0] = (unsigned char)(opcode | (last ? 0x80u : 0u));
    if (length < 126) {
        to[1] = (unsigned char)length;
        return 2;
    }
    bool wide = length > 0xffff;
    unsigned count = wide ? 8 : 2;
    to[1] = wide ? 127 : 126;
    for (unsigned i = 0; i < count; i++)
        to[2 + i] = (unsigned char)(length >> 8 * (count - 1 - i));
    return 2 + count;
}

#define FRAME_HEADER 10
#define FRAGMENT (WEB_PIECE - FRAME_HEADER)

/* Fills the scratch with frames from the queue; answers the bytes. */
static size_t gather(struct connection *connection)
{
    char *scratch = connection->web->scratch;
    size_t filled = 0;
    struct web_bytes *bytes;
    while ((bytes = queue_first(&connection->queue))) {
        size_t left = bytes->length - connection->sent, room = WEB_PIECE - filled;
        if (room < FRAME_HEADER + left && filled > 0)
            break;
        size_t count = left < FRAGMENT ? left : FRAGMENT;
        filled += put_header((unsigned char *)scratch + filled, connection->sent ? 0 : 1, count == left, count);
        memcpy(scratch + filled, bytes->data + connection->sent, count);
        filled += count;
        connection->sent += count;
        if (connection->sent < bytes->length)
            break;
        connection->sent = 0;
        queue_pop(&connection->queue);
    }
    return filled;
}

static void write_queue(struct connection *connection)
{
    while (connection->queue.count && !peer_choked(connection)) {
        size_t filled = gather(connection);
        if (!peer_write(connection, connection->web->scratch, filled)) {
            connection_doom(connection);
            return;
        }
    }
    if (connection->queue.count || peer_choked(connection))
        peer_want(connection);
}

void socket_flush(struct connection *connection)
{
    if (connection->stage != STAGE_SOCKET && connection->stage != STAGE_CLOSING)
        return;
    write_queue(connection);
    bool empty = connection->queue.count == 0 && !peer_choked(connection);
    if (connection->stage == STAGE_CLOSING && empty && !connection->doomed) {
        connection->stage = STAGE_CLOSED;
        peer_close(connection);
    }
}

void socket_writable(struct connection *connection)
{
    if (connection->queue.count || connection->stage == STAGE_CLOSING)
        connection_mark(connection);
}

/* ---- closing ---- */

#define CLOSE_REASON_MAX 119

void web_close(web_id socket, int code, const char *reason)
{
    struct connection *connection = connection_of(socket);
    if (!connection || (connection->stage != STAGE_SOCKET && connection->stage != STAGE_OPENING))
        return;
    connection->close_code = code;
    size_t length = (size_t)snprintf(connection->close_reason, CLOSE_REASON_MAX + 1, "%s", reason ? reason : "");
    for (size_t at = CLOSE_REASON_MAX; length > CLOSE_REASON_MAX && (reason[at] & 0xc0) == 0x80; at--)
        connection->close_reason[at - 1] = 0; /* not in the middle of a character */
    if (connection->stage == STAGE_OPENING)
        return; /* it will be closed once it is there */
    connection->stage = STAGE_CLOSING;
    connection_mark(connection);
}

/* libwebsockets echoes the peer's code, having made 1002 of most that may not be sent. */
int socket_peer_closes(struct connection *connection, const unsigned char *data, size_t length)
{
    connection->stage = STAGE_CLOSED;
    queue_release(&connection->queue);
    if (length == 1)
        return 1002;
    if (length >= 2 && (data[0] << 8 | data[1]) >= 5000)
        return 1002;
    return length > 2 && !fsm_utf8_valid((const char *)data + 2, length - 2) ? 1007 : 0;
}
