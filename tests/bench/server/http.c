/* http.c: just enough HTTP/1.1 for a client that keeps its connection: POST of JSON, and answers whose end is told by
 * their length or by their chunks. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "field.h"
#include "wire_in.h"

void http_upgrade(struct wire *wire, const struct address *address, const char *path)
{
    char *to = bytes_room(&wire->out, 512);
    int length = snprintf(to, 512,
                          "GET %s HTTP/1.1\r\nHost: %s:%u\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                          "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAECAwQFBgcICQoLDA0ODw==\r\n\r\n",
                          path, address->host, address->port);
    wire->out.to += (size_t)length;
}

void wire_post(struct wire *wire, const struct address *address, const char *path, const char *body, size_t length)
{
    char *to = bytes_room(&wire->out, length + 512);
    int head = snprintf(to, 512,
                        "POST %s HTTP/1.1\r\nHost: %s:%u\r\nContent-Type: application/json\r\n"
                        "Accept: application/json, text/event-stream\r\nContent-Length: %zu\r\n",
                        path, address->host, address->port, length);
    if (wire->session[0])
        head += snprintf(to + head, 512 - (size_t)head, "Mcp-Session-Id: %s\r\nMCP-Protocol-Version: 2025-11-25\r\n",
                         wire->session);
    memcpy(to + head, "\r\n", 2);
    memcpy(to + head + 2, body, length);
    wire->out.to += (size_t)head + 2 + length;
}

struct span http_header(const struct message *message, const char *name)
{
    size_t length = strlen(name);
    const char *line = message->head, *end = message->head + message->head_length;
    while (line < end) {
        const char *stop = memchr(line, '\r', (size_t)(end - line));
        if (!stop)
            break;
        if ((size_t)(stop - line) > length && line[length] == ':' && !strncasecmp(line, name, length)) {
            line += length + 1;
            while (line < stop && *line == ' ')
                line++;
            return (struct span){line, (size_t)(stop - line)};
        }
        line = stop + 2;
    }
    return (struct span){0};
}

/* Puts the chunks from `at` on together where they are. NEXT_MESSAGE: `size` bytes of them made `length` of body. */
static enum next join_chunks(char *at, size_t have, size_t *length, size_t *size)
{
    *length = *size = 0;
    for (;;) {
        char *line = at + *size, *ends;
        char *stop = memmem(line, have - *size, "\r\n", 2);
        if (!stop)
            return NEXT_NONE;
        size_t chunk = strtoul(line, &ends, 16);
        if (ends == line || chunk > 1u << 30)
            return NEXT_FAULT;
        size_t begins = (size_t)(stop + 2 - at);
        if (have < begins + chunk + 2)
            return NEXT_NONE;
        *size = begins + chunk + 2;
        *length += chunk;
        if (chunk == 0)
            break;
    }
    size_t from = 0, to = 0;
    while (to < *length) {
        size_t chunk = strtoul(at + from, NULL, 16);
        from = (size_t)((char *)memchr(at + from, '\n', *size - from) + 1 - at);
        memmove(at + to, at + from, chunk);
        to += chunk;
        from += chunk + 2;
    }
    return NEXT_MESSAGE;
}

/* Finds the body that follows the head. An answer that tells no length has none. */
static enum next find_body(struct message *message, size_t have, size_t *size)
{
    if (http_header(message, "transfer-encoding").at)
        return join_chunks(message->text, have, &message->length, size);
    struct span length = http_header(message, "content-length");
    message->length = length.at && message->status != 101 ? strtoul(length.at, NULL, 10) : 0;
    *size = message->length;
    return have < *size ? NEXT_NONE : NEXT_MESSAGE;
}

enum next http_next(struct wire *wire, struct message *message)
{
    struct bytes *in = &wire->in;
    char *begins = in->at + in->from;
    size_t have = in->to - in->from, size;
    char *ends = have ? memmem(begins, have, "\r\n\r\n", 4) : NULL;
    if (!ends)
        return NEXT_NONE;
    if (have < 13 || memcmp(begins, "HTTP/1.1 ", 9))
        return NEXT_FAULT;
    *message = (struct message){.status = atoi(begins + 9), .text = ends + 4};
    message->head = (char *)memchr(begins, '\n', have) + 1;
    message->head_length = (size_t)(ends + 2 - message->head);
    size_t head = (size_t)(ends + 4 - begins);
    enum next next = find_body(message, have - head, &size);
    if (next == NEXT_MESSAGE)
        in->from += head + size;
    return next;
}
