/* mcp_legacy.c: the era of sessions: 2025-11-25 and before.
 *
 * POST carries one message (an array of them only before 2025-06-18), GET opens the standing stream or resumes any,
 * DELETE ends the session. The first message is initialize, whose answer names the session. */
#include <stdio.h>

#include "mcp_in.h"

/* Newest first. Arrays of messages went away with 2025-06-18. */
static const struct version {
    const char *name;
    bool arrays;
} versions[] = {{MCP_LATEST, false}, {"2025-06-18", false}, {"2025-03-26", true}, {"2024-11-05", true}};

static const struct version *version_named(const char *name)
{
    for (size_t i = 0; i < sizeof versions / sizeof *versions; i++)
        if (strcmp(versions[i].name, name) == 0)
            return &versions[i];
    return NULL;
}

bool legacy_version(const char *version)
{
    return version_named(version) != NULL;
}

/* ---- which session ---- */

/* The session that the request names, if its headers are in order; else it is refused. */
static struct session *session_of(struct mcp *mcp, const struct web_request *request, const char *rpc_id)
{
    const char *id = web_header(request, "mcp-session-id");
    const char *version = web_header(request, "mcp-protocol-version");
    struct session *session = id ? session_find(mcp, id) : NULL;
    int status = 0, code = RPC_REFUSED;
    const char *message = NULL;
    if (!id) {
        status = 400;
        message = "Bad Request: the header Mcp-Session-Id is missing; send initialize first";
    } else if (!session) {
        status = 404;
        code = RPC_NO_SESSION;
        message = "Session not found";
    } else if (version && !legacy_version(version)) {
        status = 400;
        message = "Bad Request: unsupported MCP-Protocol-Version; supported are 2025-11-25, 2025-06-18, 2025-03-26, "
                  "2024-11-05";
    }
    if (!message)
        return session;
    mcp->answer.length = 0;
    error_write(&mcp->answer, rpc_id, code, message, NULL);
    answer_deliver(request->id, NULL, status, &mcp->answer);
    return NULL;
}

/* ---- initialize ---- */

static void write_initialized(struct mcp *mcp, const char *version, struct text *to)
{
    text_format(to, "\"protocolVersion\":\"%s\",\"capabilities\":", version);
    method_capabilities(mcp, false, to);
    text_put(to, ",\"serverInfo\":");
    text_bytes(to, mcp->info.data, mcp->info.length);
    if (mcp->options.instructions) {
        text_put(to, ",\"instructions\":");
        text_json(to, mcp->options.instructions);
    }
}

static void initialize(const struct exchange *x)
{
    struct mcp *mcp = x->mcp;
    const char *wanted = rpc_text(x->rpc->params, "protocolVersion");
    if (!wanted) {
        exchange_error(x, 400, RPC_PARAMS, "`protocolVersion` must be a string", NULL);
        return;
    }
    if (web_header(x->web, "mcp-session-id")) {
        exchange_error(x, 400, RPC_INVALID, "Invalid Request: this session is initialized already", NULL);
        return;
    }
    const struct version *version = version_named(wanted);
    struct session *session = session_new(mcp, version ? version->name : MCP_LATEST,
                                          rpc_member(x->rpc->params, "capabilities", json_type_object));
    if (!session) {
        exchange_error(x, 503, RPC_REFUSED, "Too many sessions", NULL);
        return;
    }
    char extra[80];
    snprintf(extra, sizeof extra, "Mcp-Session-Id: %s\r\n", session->id);
    mcp->members.length = mcp->answer.length = 0;
    write_initialized(mcp, session->version, &mcp->members);
    answer_write(mcp, &mcp->answer, x->rpc->id, false, mcp->members.data, mcp->members.length);
    web_respond(x->web->id, 200, "application/json", extra, mcp->answer.data, mcp->answer.length);
    mcp_wake_by(mcp, uv_now(mcp->loop) + MCP_TICK_MS);
}

/* ---- messages ---- */

static void cancelled(struct mcp *mcp, struct session *session, struct json_object *params)
{
    struct json_object *id;
    if (!json_object_object_get_ex(params, "requestId", &id))
        return;
    const char *written = rpc_written(id);
    for (struct call *call = session->calls; call; call = call->next)
        if (strcmp(call->id, written) == 0) {
            call_cancel(mcp, call);
            return;
        }
}

/* What needs no answer. */
static void take(struct mcp *mcp, struct session *session, const struct rpc *rpc)
{
    if (rpc->kind == RPC_RESPONSE)
        calls_answered(mcp, session, rpc);
    else if (strcmp(rpc->method, "notifications/cancelled") == 0)
        cancelled(mcp, session, rpc->params);
}

static void run(const struct exchange *x)
{
    if (x->rpc->kind != RPC_REQUEST)
        take(x->mcp, x->session, x->rpc);
    else if (!method_run(x))
        exchange_error(x, 200, RPC_NO_METHOD, "Method not found", NULL);
}

static void run_one(struct mcp *mcp, const struct web_request *request, struct json_object *body)
{
    struct rpc rpc;
    const char *why;
    struct exchange x = {.mcp = mcp, .web = request, .rpc = &rpc};
    if (!rpc_read(body, &rpc, &why)) {
        exchange_error(&x, 400, RPC_PARSE, why, NULL);
        return;
    }
    if (rpc.kind == RPC_REQUEST && strcmp(rpc.method, "initialize") == 0) {
        initialize(&x);
        return;
    }
    x.session = session_of(mcp, request, rpc.kind == RPC_REQUEST ? rpc.id : "null");
    if (!x.session)
        return;
    run(&x);
    if (rpc.kind != RPC_REQUEST)
        web_respond(request->id, 202, NULL, NULL, NULL, 0);
}

/* ---- arrays ---- */

/* One of an array: it is counted before it is run, since its answer may come at once. */
static void run_member(struct exchange *x, struct json_object *message)
{
    struct rpc rpc;
    const char *why;
    x->rpc = &rpc;
    bool good = rpc_read(message, &rpc, &why);
    if (!good || rpc.kind == RPC_REQUEST)
        x->batch->waiting++;
    if (!good)
        exchange_error(x, 400, RPC_INVALID, why, NULL);
    else if (rpc.kind == RPC_REQUEST && strcmp(rpc.method, "initialize") == 0)
        exchange_error(x, 400, RPC_INVALID, "initialize must not be part of an array", NULL);
    else
        run(x);
}

static void run_array(struct mcp *mcp, const struct web_request *request, struct json_object *body)
{
    struct session *session = session_of(mcp, request, "null");
    size_t count = json_object_array_length(body);
    if (!session)
        return;
    if (!version_named(session->version)->arrays) {
        exchange_refuse(mcp, request->id, 400, RPC_INVALID,
                        "Invalid Request: arrays of messages ended with 2025-06-18");
        return;
    }
    if (!count || count > MCP_BATCH_MAX) {
        exchange_refuse(mcp, request->id, 400, RPC_INVALID, "Invalid Request: an array has 1 to 256 messages");
        return;
    }
    struct batch *batch = mcp_allocate(sizeof *batch);
    *batch = (struct batch){.request = request->id, .waiting = 1};
    struct exchange x = {.mcp = mcp, .web = request, .session = session, .batch = batch};
    for (size_t i = 0; i < count; i++)
        run_member(&x, json_object_array_get_idx(body, i));
    batch_leave(batch);
}

void legacy_request(struct mcp *mcp, const struct web_request *request, struct json_object *body)
{
    if (json_object_is_type(body, json_type_array))
        run_array(mcp, request, body);
    else
        run_one(mcp, request, body);
}

/* ---- GET, DELETE ---- */

/* "STREAM-SEQUENCE", as stream_send writes it. */
static bool read_event_id(const char *text, unsigned *stream, unsigned *sequence)
{
    int end = 0;
    return *text >= '0' && *text <= '9' && sscanf(text, "%9u-%9u%n", stream, sequence, &end) == 2 && !text[end];
}

void legacy_get(struct mcp *mcp, const struct web_request *request)
{
    unsigned stream, sequence;
    if (!header_covers(web_header(request, "accept"), "text/event-stream")) {
        exchange_refuse(mcp, request->id, 406, RPC_REFUSED, "Not Acceptable: the client must accept text/event-stream");
        return;
    }
    struct session *session = session_of(mcp, request, "null");
    if (!session)
        return;
    const char *last = web_header(request, "last-event-id");
    if (last && !(read_event_id(last, &stream, &sequence) && stream <= session->stream_count))
        exchange_refuse(mcp, request->id, 400, RPC_REFUSED, "Bad Request: Last-Event-ID is none of this session");
    else if (last)
        stream_resume(session, request->id, stream, sequence);
    else if (session->standing.web)
        exchange_refuse(mcp, request->id, 409, RPC_REFUSED, "Conflict: this session has a stream already");
    else
        stream_connect(&session->standing, request->id);
}

void legacy_delete(struct mcp *mcp, const struct web_request *request)
{
    struct session *session = session_of(mcp, request, "null");
    if (!session)
        return;
    session_free(mcp, session);
    web_respond(request->id, 200, NULL, NULL, NULL, 0);
}
