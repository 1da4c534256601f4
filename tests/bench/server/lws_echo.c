/* lws_echo.c: the barest echo on libwebsockets and libuv: messages are kept, and written when the connection is
 * writable. What the server reaches is measured against it.
 *
 *   lws_echo [port]      prints `port N` and serves for ever */
#include <libwebsockets.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <uv.h>

struct message {
    struct message *next;
    size_t length;
    unsigned char data[]; /* LWS_PRE bytes before the text */
};

struct peer {
    struct message *first, **last;
};

static void keep(struct peer *peer, const void *text, size_t length)
{
    struct message *message = malloc(sizeof *message + LWS_PRE + length);
    if (!message)
        abort();
    message->next = NULL;
    message->length = length;
    memcpy(message->data + LWS_PRE, text, length);
    *peer->last = message;
    peer->last = &message->next;
}

static struct message *take(struct peer *peer)
{
    struct message *message = peer->first;
    peer->first = message->next;
    if (!peer->first)
        peer->last = &peer->first;
    return message;
}

/* As many as the socket takes: that is several times as fast as one for each callback. */
static int write_all(struct lws *wire, struct peer *peer)
{
    int written = 0;
    while (peer->first && written >= 0 && !lws_send_pipe_choked(wire)) {
        struct message *message = take(peer);
        written = lws_write(wire, message->data + LWS_PRE, message->length, LWS_WRITE_TEXT);
        free(message);
    }
    if (peer->first)
        lws_callback_on_writable(wire);
    return written < 0 ? -1 : 0;
}

static int tell(struct lws *wire, enum lws_callback_reasons reason, void *user, void *in, size_t length)
{
    struct peer *peer = user;
    switch (reason) {
    case LWS_CALLBACK_ESTABLISHED:
        peer->first = NULL;
        peer->last = &peer->first;
        return 0;
    case LWS_CALLBACK_RECEIVE:
        keep(peer, in, length);
        lws_callback_on_writable(wire);
        return 0;
    case LWS_CALLBACK_SERVER_WRITEABLE:
        return write_all(wire, peer);
    case LWS_CALLBACK_CLOSED:
        while (peer->first)
            free(take(peer));
        return 0;
    default:
        return 0;
    }
}

static const struct lws_protocols PROTOCOLS[] = {
    {.name = "", .callback = tell, .per_session_data_size = sizeof(struct peer), .rx_buffer_size = 4096},
    {.name = NULL},
};

int main(int argc, char **argv)
{
    uv_loop_t loop;
    uv_loop_init(&loop);
    void *loops[] = {&loop};
    struct lws_context_creation_info info = {
        .port = argc > 1 ? atoi(argv[1]) : 0,
        .iface = "127.0.0.1",
        .protocols = PROTOCOLS,
        .options = LWS_SERVER_OPTION_LIBUV | LWS_SERVER_OPTION_EXPLICIT_VHOSTS,
        .foreign_loops = loops,
    };
    lws_set_log_level(LLL_ERR, NULL);
    struct lws_context *context = lws_create_context(&info);
    struct lws_vhost *vhost = context ? lws_create_vhost(context, &info) : NULL;
    if (!vhost)
        return 1;
    printf("port %d\n", lws_get_vhost_listen_port(vhost));
    fflush(stdout);
    return uv_run(&loop, UV_RUN_DEFAULT);
}
