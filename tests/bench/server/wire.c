/* wire.c: sockets, and the bytes of a connection in and out. What the bytes mean is in frame.c and http.c. */
#include "wire.h"

#include <arpa/inet.h>
#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "wire_in.h"

#define READ_ROOM 65536

bool address_read(const char *url, struct address *address)
{
    const char *begins = strstr(url, "://");
    begins = begins ? begins + 3 : url;
    const char *colon = strchr(begins, ':');
    if (!colon || colon == begins || (size_t)(colon - begins) >= sizeof address->host)
        return false;
    char *ends;
    unsigned long port = strtoul(colon + 1, &ends, 10);
    if (ends == colon + 1 || port == 0 || port > 65535 || (*ends && *ends != '/'))
        return false;
    snprintf(address->host, sizeof address->host, "%.*s", (int)(colon - begins), begins);
    if (!strcmp(address->host, "localhost"))
        snprintf(address->host, sizeof address->host, "127.0.0.1");
    address->port = (uint16_t)port;
    return true;
}

char *bytes_room(struct bytes *bytes, size_t length)
{
    if (bytes->from == bytes->to)
        bytes->from = bytes->to = 0;
    if (bytes->to + length > bytes->room && bytes->from > 0) {
        memmove(bytes->at, bytes->at + bytes->from, bytes->to - bytes->from);
        bytes->to -= bytes->from;
        bytes->from = 0;
    }
    if (bytes->to + length > bytes->room) {
        bytes->room = (bytes->to + length) * 2;
        bytes->at = realloc(bytes->at, bytes->room);
        assert(bytes->at);
    }
    return bytes->at + bytes->to;
}

static bool connect_to(struct wire *wire, const struct address *address)
{
    struct sockaddr_in to = {.sin_family = AF_INET, .sin_port = htons(address->port)};
    wire->file = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    int on = 1;
    return wire->file >= 0 && inet_pton(AF_INET, address->host, &to.sin_addr) == 1 &&
           connect(wire->file, (struct sockaddr *)&to, sizeof to) == 0 &&
           setsockopt(wire->file, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on) == 0 &&
           fcntl(wire->file, F_SETFL, O_NONBLOCK) == 0;
}

bool wire_open(struct wire *wire, const struct address *address, const char *websocket_path, char *why, size_t size)
{
    *wire = (struct wire){.file = -1};
    if (!connect_to(wire, address)) {
        snprintf(why, size, "cannot connect to %s:%u: %s", address->host, address->port, strerror(errno));
        wire_close(wire);
        return false;
    }
    if (!websocket_path)
        return true;
    struct message answer;
    http_upgrade(wire, address, websocket_path);
    if (!wire_await(wire, &answer, 10000) || answer.status != 101) {
        snprintf(why, size, "%s:%u does not upgrade %s to a WebSocket", address->host, address->port, websocket_path);
        wire_close(wire);
        return false;
    }
    wire->websocket = true;
    return true;
}

void wire_close(struct wire *wire)
{
    if (wire->file >= 0)
        close(wire->file);
    free(wire->in.at);
    free(wire->out.at);
    *wire = (struct wire){.file = -1};
}

bool wire_flush(struct wire *wire)
{
    struct bytes *out = &wire->out;
    while (out->from < out->to) {
        ssize_t written = send(wire->file, out->at + out->from, out->to - out->from, MSG_NOSIGNAL);
        if (written < 0 && errno == EINTR)
            continue;
        if (written < 0) {
            wire->wants_write = errno == EAGAIN;
            return wire->wants_write;
        }
        out->from += (size_t)written;
    }
    wire->wants_write = false;
    return true;
}

bool wire_receive(struct wire *wire)
{
    char *to = bytes_room(&wire->in, READ_ROOM);
    ssize_t length = recv(wire->file, to, READ_ROOM, 0);
    if (length < 0)
        return errno == EAGAIN || errno == EINTR;
    wire->in.to += (size_t)length;
    return length > 0;
}

enum next wire_next(struct wire *wire, struct message *message)
{
    return wire->websocket ? frame_next(wire, message) : http_next(wire, message);
}

bool wire_await(struct wire *wire, struct message *message, int patience_ms)
{
    for (;;) {
        enum next next = wire_next(wire, message);
        if (next != NEXT_NONE)
            return next == NEXT_MESSAGE;
        if (!wire_flush(wire))
            return false;
        struct pollfd on = {.fd = wire->file, .events = (short)(POLLIN | (wire->wants_write ? POLLOUT : 0))};
        int ready = poll(&on, 1, patience_ms);
        if (ready == 0 || (ready < 0 && errno != EINTR) || ((on.revents & (POLLIN | POLLHUP)) && !wire_receive(wire)))
            return false;
    }
}
