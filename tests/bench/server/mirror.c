/* mirror.c: a server that decides nothing and keeps nothing: what load can drive at most.
 *
 * It speaks as much WebSocket as load does and answers each message by a good one with the same id, from one epoll
 * loop. `mirror PORT` prints a line once it listens. If what is measured elsewhere comes near what load reaches here,
 * it is load that was measured. */
#include <arpa/inet.h>
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

#define ROOM (1 << 18)

struct peer {
    int file;
    size_t have;
    int upgraded;
    unsigned char in[ROOM];
};

static unsigned char out[ROOM * 4]; /* no answer is more than four times its message */

static struct peer *peer_accept(int listener)
{
    struct peer *peer = calloc(1, sizeof *peer);
    assert(peer);
    peer->file = accept(listener, NULL, NULL);
    assert(peer->file >= 0);
    return peer;
}

/* The key that load sends is always the same, and it does not look at what is made of it. */
static size_t upgrade(struct peer *peer)
{
    static const char answer[] =
        "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n";
    unsigned char *end = memmem(peer->in, peer->have, "\r\n\r\n", 4);
    if (!end)
        return 0;
    peer->upgraded = 1;
    ssize_t sent = send(peer->file, answer, sizeof answer - 1, MSG_NOSIGNAL);
    assert(sent == sizeof answer - 1);
    return (size_t)(end + 4 - peer->in);
}

static size_t put_answer(unsigned char *to, const char *text, size_t length)
{
    static const char id_name[] = "\"id\":\"";
    char answer[512] = "";
    const char *id = memmem(text, length, id_name, sizeof id_name - 1);
    assert(id && length > 12);
    id += sizeof id_name - 1;
    int size;
    if (!memcmp(text, "{\"type\":\"ping", 13))
        size =
            snprintf(answer, sizeof answer, "{\"type\":\"pong\",\"payload\":{},\"id\":\"%.36s\",\"timestamp\":0}", id);
    else if (!memcmp(text, "{\"type\":\"machine:create", 23))
        size = snprintf(
            answer, sizeof answer,
            "{\"type\":\"machine:created\",\"payload\":{\"state\":\"LOCKED\",\"cursor\":1},\"id\":\"%.36s\"}", id);
    else
        size = snprintf(answer, sizeof answer,
                        "{\"type\":\"machine:ack\",\"payload\":{\"instance\":\"b0\",\"eventId\":\"%.36s\",\"cursor\":2,"
                        "\"from\":\"LOCKED\",\"to\":\"LOCKED\",\"row\":26,\"effects\":[],\"duplicate\":false},"
                        "\"id\":\"%.36s\",\"timestamp\":0}",
                        id, id);
    size_t head = size < 126 ? 2 : 4;
    to[0] = 0x81;
    to[1] = (unsigned char)(size < 126 ? size : 126);
    if (head == 4) {
        to[2] = (unsigned char)(size >> 8);
        to[3] = (unsigned char)size;
    }
    memcpy(to + head, answer, (size_t)size);
    return head + (size_t)size;
}

/* Answers one frame at `in`; answers its size, 0 if it is not whole yet. */
static size_t mirror_frame(unsigned char *in, size_t have, unsigned char *to, size_t *put)
{
    if (have < 8)
        return 0;
    size_t head = (in[1] & 127) < 126 ? 6 : 8;
    size_t length = head == 6 ? in[1] & 127u : (size_t)in[2] << 8 | in[3];
    if (have < head + length)
        return 0;
    for (size_t i = 0; i < length; i++)
        in[head + i] ^= in[head - 4 + (i & 3)];
    *put = put_answer(to, (char *)in + head, length);
    return head + length;
}

static int serve(struct peer *peer)
{
    ssize_t length = recv(peer->file, peer->in + peer->have, ROOM - peer->have, 0);
    if (length <= 0)
        return 0;
    peer->have += (size_t)length;
    size_t used = 0, said = 0, put, size;
    if (!peer->upgraded)
        used = upgrade(peer);
    while (peer->upgraded && (size = mirror_frame(peer->in + used, peer->have - used, out + said, &put)) > 0) {
        used += size;
        said += put;
    }
    memmove(peer->in, peer->in + used, peer->have - used);
    peer->have -= used;
    return said == 0 || send(peer->file, out, said, MSG_NOSIGNAL) == (ssize_t)said;
}

static void add(int epoll, int file, void *what)
{
    struct epoll_event on = {.events = EPOLLIN, .data.ptr = what};
    int failed = epoll_ctl(epoll, EPOLL_CTL_ADD, file, &on);
    assert(!failed);
}

int main(int argc, char **argv)
{
    struct sockaddr_in at = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    int listener = socket(AF_INET, SOCK_STREAM, 0), epoll = epoll_create1(0), on = 1;
    at.sin_port = htons((uint16_t)(argc == 2 ? atoi(argv[1]) : 0));
    setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
    if (argc != 2 || bind(listener, (struct sockaddr *)&at, sizeof at) || listen(listener, 1024)) {
        fprintf(stderr, "usage: mirror PORT, one that is free\n");
        return 2;
    }
    printf("listening on port %s\n", argv[1]);
    fflush(stdout);
    add(epoll, listener, NULL);
    for (;;) {
        struct epoll_event ready[256];
        int count = epoll_wait(epoll, ready, 256, -1);
        for (int i = 0; i < count; i++) {
            struct peer *peer = ready[i].data.ptr;
            if (!peer) {
                peer = peer_accept(listener);
                add(epoll, peer->file, peer);
            } else if (!serve(peer)) {
                close(peer->file);
                free(peer);
            }
        }
    }
}
