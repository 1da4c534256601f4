/* mcp_server.c: a server on web.h and mcp.h alone, for the judges of tests/mcp and for the fuzzers' hand-made cases.
 *
 * Two endpoints, /mcp and /mcp/machines, with the conformance fixtures and a few plain tools: one that answers at
 * once, one that answers later, one that never does. Prints its port; SIGTERM ends it. --sessions N and --idle MS
 * bound the sessions, so that a test can reach the bounds. */
#include <assert.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "mcp.h"

#define ENDPOINTS 2

struct server {
    uv_loop_t loop;
    uv_signal_t signals[2];
    struct web *web;
    struct mcp *mcp[ENDPOINTS];
};

static const char *const paths[ENDPOINTS] = {"/mcp", "/mcp/machines"};
static struct server server;

/* ---- tools ---- */

static void echo(void *context, struct mcp *mcp, mcp_call call, struct json_object *arguments)
{
    (void)context;
    const char *text = json_object_to_json_string_ext(arguments, JSON_C_TO_STRING_PLAIN);
    mcp_finish(mcp, call, text, strlen(text));
}

struct later {
    uv_timer_t timer;
    struct mcp *mcp;
    mcp_call call;
};

static void later_closed(uv_handle_t *handle)
{
    free(handle->data);
}

static void later_fired(uv_timer_t *timer)
{
    struct later *later = timer->data;
    mcp_progress(later->mcp, later->call, 1, 1, "done");
    mcp_finish(later->mcp, later->call, "{\"late\":true}", 13);
    uv_close((uv_handle_t *)timer, later_closed);
}

static void wait_for(void *context, struct mcp *mcp, mcp_call call, struct json_object *arguments)
{
    (void)context;
    struct later *later = calloc(1, sizeof *later);
    assert(later);
    later->mcp = mcp;
    later->call = call;
    later->timer.data = later;
    uv_timer_init(&server.loop, &later->timer);
    uv_timer_start(&later->timer, later_fired, (uint64_t)json_object_get_int64(json_object_object_get(arguments, "ms")),
                   0);
}

static void never(void *context, struct mcp *mcp, mcp_call call, struct json_object *arguments)
{
    (void)context, (void)mcp, (void)call, (void)arguments;
}

static const struct mcp_tool tools[] = {
    {"echo", "Echo", "Gives its arguments back",
     "{\"type\":\"object\",\"properties\":{\"text\":{\"type\":\"string\",\"maxLength\":100000,\"description\":"
     "\"Any text\"},\"count\":{\"type\":\"integer\",\"minimum\":0,\"maximum\":9,\"description\":\"A digit\"}},"
     "\"required\":[\"text\"],\"additionalProperties\":false}",
     "{\"type\":\"object\",\"properties\":{\"text\":{\"type\":\"string\"},\"count\":{\"type\":\"integer\"}},"
     "\"required\":[\"text\"]}",
     true, false, true, false, echo},
    {"wait", "Wait", "Answers after a while",
     "{\"type\":\"object\",\"properties\":{\"ms\":{\"type\":\"integer\",\"minimum\":0,\"maximum\":60000,"
     "\"description\":"
     "\"How long\"}},\"required\":[\"ms\"],\"additionalProperties\":false}",
     "{\"type\":\"object\",\"properties\":{\"late\":{\"type\":\"boolean\"}},\"required\":[\"late\"]}", true, false,
     true, false, wait_for},
    {"never", "Never", "Never answers", "{\"type\":\"object\",\"properties\":{},\"additionalProperties\":false}", NULL,
     true, false, true, false, never},
};

/* ---- the server ---- */

static void on_request(void *context, const struct web_request *request)
{
    (void)context;
    for (int i = 0; i < ENDPOINTS; i++)
        if (strcmp(request->path, paths[i]) == 0) {
            mcp_request(server.mcp[i], request);
            return;
        }
    web_respond(request->id, 404, "text/plain", NULL, "not found\n", 10);
}

static void on_stream_closed(void *context, web_id stream)
{
    (void)context;
    for (int i = 0; i < ENDPOINTS; i++)
        mcp_stream_closed(server.mcp[i], stream);
}

static bool on_socket(void *context, const struct web_opening *opening)
{
    (void)context, (void)opening;
    return false;
}

static void on_down(void *context)
{
    (void)context;
    uv_stop(&server.loop);
}

static void on_signal(uv_signal_t *handle, int signal)
{
    (void)handle, (void)signal;
    for (int i = 0; i < ENDPOINTS; i++)
        mcp_close(server.mcp[i]);
    web_shutdown(server.web, 500, on_down, NULL);
}

static void watch_signals(void)
{
    const int numbers[2] = {SIGTERM, SIGINT};
    for (int i = 0; i < 2; i++) {
        uv_signal_init(&server.loop, &server.signals[i]);
        uv_signal_start(&server.signals[i], on_signal, numbers[i]);
    }
}

static unsigned option(int argc, char **argv, const char *name, unsigned otherwise)
{
    for (int i = 1; i + 1 < argc; i++)
        if (strcmp(argv[i], name) == 0)
            return (unsigned)strtoul(argv[i + 1], NULL, 10);
    return otherwise;
}

int main(int argc, char **argv)
{
    char why[300] = "";
    struct web_options web = {.host = "127.0.0.1",
                              .port = (uint16_t)option(argc, argv, "--port", 0),
                              .body_max = 4u << 20,
                              .message_max = 1u << 20,
                              .queue_max = 4u << 20,
                              .connections_max = 4096};
    struct web_handlers handlers = {
        .request = on_request, .stream_closed = on_stream_closed, .socket_opened = on_socket};
    uv_loop_init(&server.loop);
    for (int i = 0; i < ENDPOINTS; i++) {
        struct mcp_options options = {.path = paths[i],
                                      .name = "mcp-server",
                                      .title = "A server for tests",
                                      .version = "1.0.0",
                                      .tools = tools,
                                      .tool_count = sizeof tools / sizeof *tools,
                                      .conformance = true,
                                      .sessions_max = option(argc, argv, "--sessions", 0),
                                      .idle_ms = option(argc, argv, "--idle", 0)};
        server.mcp[i] = mcp_open(&server.loop, &options);
    }
    server.web = web_open(&server.loop, &web, &handlers, why, sizeof why);
    if (!server.web) {
        fprintf(stderr, "mcp_server: %s\n", why);
        return 1;
    }
    watch_signals();
    printf("%u\n", web_port(server.web));
    fflush(stdout);
    uv_run(&server.loop, UV_RUN_DEFAULT);
    web_free(server.web);
    return 0;
}
