/* web_echo.c: a server on web.h alone, for the tests of HTTP and WebSocket.
 *
 *   web_echo [port [name=value ...]]      names: token, origin, host, body, message, queue, connections, rate
 * prints `port N` when it listens, and ends on SIGTERM. */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "web.h"

#define SLOW_MS 100

static struct web *web;
static const char *origins[2], *hosts[2];
static unsigned gone; /* streams and requests whose peer went away */

static void respond_text(web_id id, int status, const char *text)
{
    web_respond(id, status, "text/plain", NULL, text, strlen(text));
}

/* ---- answers that come later ---- */

struct later {
    uv_timer_t timer;
    web_id id;
    int chunks;
};

static void on_later_closed(uv_handle_t *handle)
{
    free(handle->data);
}

static void on_later(uv_timer_t *timer)
{
    struct later *later = timer->data;
    char chunk[32];
    if (later->chunks == 0)
        respond_text(later->id, 200, "slow\n");
    snprintf(chunk, sizeof chunk, "data: %d\n\n", later->chunks);
    if (later->chunks > 0 && later->chunks <= 3 && web_stream_write(later->id, chunk, strlen(chunk))) {
        later->chunks++;
        return;
    }
    web_stream_end(later->id);
    uv_close((uv_handle_t *)timer, on_later_closed);
}

static void begin_later(uv_loop_t *loop, web_id id, int chunks)
{
    struct later *later = calloc(1, sizeof *later);
    if (!later)
        abort();
    *later = (struct later){.id = id, .chunks = chunks};
    uv_timer_init(loop, &later->timer);
    later->timer.data = later;
    uv_timer_start(&later->timer, on_later, chunks ? 10 : SLOW_MS, 10);
}

/* ---- requests ---- */

static void respond_large(const struct web_request *request)
{
    size_t length = strtoul(request->query, NULL, 10);
    char *body = malloc(length + 1);
    if (!body)
        abort();
    for (size_t i = 0; i < length; i++)
        body[i] = (char)('a' + i % 26);
    web_respond(request->id, 200, "text/plain", NULL, body, length);
    free(body);
}

/* Writes until the reader is dropped for being slow. */
static void flood(const struct web_request *request)
{
    static char chunk[65536];
    memset(chunk, 'x', sizeof chunk);
    web_stream_begin(request->id, 200, "text/event-stream", NULL);
    while (web_stream_write(request->id, chunk, sizeof chunk))
        continue;
}

/* The header named by the query. */
static void respond_header(const struct web_request *request)
{
    const char *value = web_header(request, request->query);
    respond_text(request->id, value ? 200 : 404, value ? value : "");
}

static void respond_state(const struct web_request *request)
{
    char text[80];
    snprintf(text, sizeof text, "connections %u gone %u\n", web_connections(web), gone);
    respond_text(request->id, 200, text);
}

static void on_request(void *context, const struct web_request *request)
{
    uv_loop_t *loop = context;
    const char *path = request->path;
    if (strcmp(path, "/hello") == 0)
        web_respond(request->id, 200, "text/plain", "x-extra: yes\r\n", "hello\n", 6);
    else if (strcmp(path, "/echo") == 0)
        web_respond(request->id, 200, "text/plain", NULL, request->body, request->body_length);
    else if (strcmp(path, "/method") == 0)
        respond_text(request->id, 200, request->method);
    else if (strcmp(path, "/query") == 0)
        respond_text(request->id, 200, request->query);
    else if (strcmp(path, "/none") == 0)
        web_respond(request->id, 204, NULL, NULL, NULL, 0);
    else if (strcmp(path, "/slow") == 0)
        begin_later(loop, request->id, 0);
    else if (strcmp(path, "/large") == 0)
        respond_large(request);
    else if (strcmp(path, "/header") == 0)
        respond_header(request);
    else if (strcmp(path, "/state") == 0)
        respond_state(request);
    else if (strcmp(path, "/flood") == 0)
        flood(request);
    else if (strcmp(path, "/stream") == 0 || strcmp(path, "/silent") == 0) {
        web_stream_begin(request->id, 200, "text/event-stream", "cache-control: no-store\r\n");
        if (path[2] == 't')
            begin_later(loop, request->id, 1);
    } else
        respond_text(request->id, 404, path);
}

static void on_stream_closed(void *context, web_id stream)
{
    (void)context;
    (void)stream;
    gone++;
}

/* ---- sockets ---- */

static bool on_opened(void *context, const struct web_opening *opening)
{
    (void)context;
    if (strcmp(opening->path, "/welcome") == 0) {
        struct web_bytes *bytes = web_bytes_of("welcome", 7);
        web_send(opening->socket, bytes);
        web_bytes_release(bytes);
    }
    if (strcmp(opening->path, "/closed") == 0)
        web_close(opening->socket, 4001, "not today");
    return strcmp(opening->path, "/nothing") != 0;
}

/* `close CODE` closes, `flood` writes until it is dropped; anything else is echoed. */
static void on_message(void *context, web_id socket, const char *text, size_t length)
{
    (void)context;
    if (strncmp(text, "close ", 6) == 0) {
        web_close(socket, atoi(text + 6), "as you say");
        return;
    }
    struct web_bytes *bytes = web_bytes_of(text, length);
    web_send(socket, bytes);
    while (strcmp(text, "flood") == 0 && web_send(socket, bytes))
        continue;
    web_bytes_release(bytes);
}

static void on_closed(void *context, web_id socket)
{
    (void)context;
    (void)socket;
    gone++;
}

/* ---- main ---- */

static void on_done(void *context)
{
    (void)context;
    web_free(web);
}

static void on_signal(uv_signal_t *signal, int number)
{
    (void)number;
    uv_close((uv_handle_t *)signal, NULL);
    web_shutdown(web, 1000, on_done, NULL);
}

static void take_option(struct web_options *options, const char *text)
{
    const char *value = strchr(text, '=');
    if (!value++)
        return;
    if (strncmp(text, "token=", 6) == 0)
        options->token = value;
    else if (strncmp(text, "origin=", 7) == 0)
        origins[0] = value;
    else if (strncmp(text, "host=", 5) == 0)
        hosts[0] = value;
    else if (strncmp(text, "body=", 5) == 0)
        options->body_max = strtoul(value, NULL, 10);
    else if (strncmp(text, "message=", 8) == 0)
        options->message_max = strtoul(value, NULL, 10);
    else if (strncmp(text, "queue=", 6) == 0)
        options->queue_max = strtoul(value, NULL, 10);
    else if (strncmp(text, "connections=", 12) == 0)
        options->connections_max = (unsigned)strtoul(value, NULL, 10);
    else if (strncmp(text, "rate=", 5) == 0)
        options->rate_max = (unsigned)strtoul(value, NULL, 10);
}

int main(int argc, char **argv)
{
    struct web_options options = {
        .host = "127.0.0.1",
        .port = (uint16_t)(argc > 1 ? atoi(argv[1]) : 0),
        .origins = origins,
        .hosts = hosts,
        .body_max = 4 << 20,
        .message_max = 1 << 20,
        .queue_max = 4 << 20,
        .connections_max = 4096,
    };
    for (int i = 2; i < argc; i++)
        take_option(&options, argv[i]);
    uv_loop_t loop;
    uv_signal_t terminate;
    char why[200];
    uv_loop_init(&loop);
    struct web_handlers handlers = {&loop, on_request, on_stream_closed, on_opened, on_message, on_closed};
    web = web_open(&loop, &options, &handlers, why, sizeof why);
    if (!web) {
        fprintf(stderr, "web_echo: %s\n", why);
        uv_loop_close(&loop);
        return 1;
    }
    uv_signal_init(&loop, &terminate);
    uv_signal_start(&terminate, on_signal, SIGTERM);
    printf("port %d\n", web_port(web));
    fflush(stdout);
    uv_run(&loop, UV_RUN_DEFAULT);
    return uv_loop_close(&loop) == 0 ? 0 : 1;
}
