/* mcp_endpoint.c: an endpoint's life, its one timer, and the way of a request to its era. */
#include "mcp_in.h"

#define SESSIONS_MAX 1024u
#define IDLE_MS (30u * 60u * 1000u)

/* ---- time ---- */

static void keep_alive(struct mcp *mcp)
{
    for (unsigned i = 0; i < MCP_SESSION_BUCKETS; i++)
        for (struct session *session = mcp->sessions[i]; session; session = session->next)
            stream_keep_alive(&session->standing);
    for (unsigned i = 0; i < MCP_CALLS_MAX; i++)
        if (mcp->calls[i] && mcp->calls[i]->stream)
            stream_keep_alive(mcp->calls[i]->stream);
}

static void on_timer(uv_timer_t *timer)
{
    struct mcp *mcp = timer->data;
    uint64_t now_ms = uv_now(mcp->loop);
    calls_tick(mcp, now_ms);
    if (now_ms >= mcp->tick_ms) {
        mcp->tick_ms = now_ms + MCP_TICK_MS;
        sessions_expire(mcp, now_ms);
    }
    if (now_ms >= mcp->alive_ms + MCP_KEEP_ALIVE_MS) {
        mcp->alive_ms = now_ms;
        keep_alive(mcp);
    }
    if (mcp->session_count || mcp->call_count)
        mcp_wake_by(mcp, now_ms + MCP_TICK_MS);
}

void mcp_wake_by(struct mcp *mcp, uint64_t at_ms)
{
    uint64_t now_ms = uv_now(mcp->loop);
    uint64_t delay_ms = at_ms > now_ms ? at_ms - now_ms : 0;
    if (uv_is_active((uv_handle_t *)&mcp->timer) && uv_timer_get_due_in(&mcp->timer) <= delay_ms)
        return;
    uv_timer_start(&mcp->timer, on_timer, delay_ms, 0);
}

/* ---- life ---- */

struct mcp *mcp_open(uv_loop_t *loop, const struct mcp_options *options)
{
    struct mcp *mcp = mcp_allocate(sizeof *mcp);
    mcp->loop = loop;
    mcp->keepers = 1;
    mcp->options = *options;
    if (!mcp->options.sessions_max)
        mcp->options.sessions_max = SESSIONS_MAX;
    if (!mcp->options.idle_ms)
        mcp->options.idle_ms = IDLE_MS;
    for (unsigned i = 0; i < MCP_CALLS_MAX; i++)
        mcp->free_slots[i] = (uint16_t)(MCP_CALLS_MAX - 1 - i);
    mcp->free_count = MCP_CALLS_MAX;
    text_char(&mcp->tool_list, '[');
    tools_add(mcp, options->tools, options->tool_count, options->context);
    if (options->conformance)
        fixtures_add(mcp);
    text_char(&mcp->tool_list, ']');
    method_server_info(mcp, &mcp->info);
    uv_timer_init(loop, &mcp->timer);
    mcp->timer.data = mcp;
    mcp->alive_ms = uv_now(loop);
    return mcp;
}

void mcp_keep(struct mcp *mcp)
{
    mcp->keepers++;
}

void mcp_let_go(struct mcp *mcp)
{
    if (--mcp->keepers)
        return;
    tools_free(mcp);
    text_release(&mcp->info);
    text_release(&mcp->answer);
    text_release(&mcp->members);
    free(mcp);
}

uv_loop_t *mcp_loop(const struct mcp *mcp)
{
    return mcp->loop;
}

static void on_closed(uv_handle_t *handle)
{
    mcp_let_go(handle->data);
}

void mcp_close(struct mcp *mcp)
{
    calls_free(mcp);
    sessions_free(mcp);
    uv_close((uv_handle_t *)&mcp->timer, on_closed);
}

struct mcp_numbers mcp_count(const struct mcp *mcp)
{
    struct mcp_numbers numbers = {.sessions = mcp->session_count, .calls = mcp->call_count};
    for (unsigned i = 0; i < MCP_SESSION_BUCKETS; i++)
        for (const struct session *session = mcp->sessions[i]; session; session = session->next)
            numbers.streams += session->standing.web != 0;
    for (unsigned i = 0; i < MCP_CALLS_MAX; i++)
        numbers.streams += mcp->calls[i] && mcp->calls[i]->stream && mcp->calls[i]->stream->web;
    return numbers;
}

/* ---- requests ---- */

static void post(struct mcp *mcp, const struct web_request *request)
{
    char why[300];
    if (!header_is_json(request)) {
        exchange_refuse(mcp, request->id, 415, RPC_REFUSED,
                        "Unsupported Media Type: the content type must be application/json");
        return;
    }
    const char *accept = web_header(request, "accept");
    if (!header_covers(accept, "application/json") || !header_covers(accept, "text/event-stream")) {
        exchange_refuse(mcp, request->id, 406, RPC_REFUSED,
                        "Not Acceptable: the client must accept both application/json and text/event-stream");
        return;
    }
    struct json_object *body = codec_parse(request->body, request->body_length, why, sizeof why);
    if (!body)
        exchange_refuse(mcp, request->id, 400, RPC_PARSE, why);
    else if (modern_asked(request, body))
        modern_request(mcp, request, body);
    else
        legacy_request(mcp, request, body);
    json_object_put(body);
}

void mcp_request(struct mcp *mcp, const struct web_request *request)
{
    if (strcmp(request->method, "POST") == 0)
        post(mcp, request);
    else if (modern_asked(request, NULL))
        exchange_refuse_method(request->id, "POST");
    else if (strcmp(request->method, "GET") == 0)
        legacy_get(mcp, request);
    else if (strcmp(request->method, "DELETE") == 0)
        legacy_delete(mcp, request);
    else
        exchange_refuse_method(request->id, "GET, POST, DELETE");
}

static void call_closed(struct mcp *mcp, struct call *call, web_id stream)
{
    if (call->stream && call->stream->web == stream)
        call->stream->web = 0;
    if (call->request != stream)
        return;
    call->request = 0;
    mcp_wake_by(mcp, uv_now(mcp->loop));
}

void mcp_stream_closed(struct mcp *mcp, web_id stream)
{
    for (unsigned i = 0; i < MCP_SESSION_BUCKETS; i++)
        for (struct session *session = mcp->sessions[i]; session; session = session->next)
            if (session->standing.web == stream)
                session->standing.web = 0;
    for (unsigned i = 0, left = mcp->call_count; i < MCP_CALLS_MAX && left; i++)
        if (mcp->calls[i]) {
            left--;
            call_closed(mcp, mcp->calls[i], stream);
        }
}
