/* mcp_call.c: a tool's call from its request to its answer.
 *
 * A call is answered as plain JSON, unless something is said before the answer (progress, log, a question) or it
 * stays open for long: then it is a stream. A call's number finds it as long as it waits: slot and serial in one, so
 * that a tool may come back late to a call that is no more, and nothing happens. */
#include <inttypes.h>
#include <math.h>
#include <stdio.h>

#include "mcp_in.h"

struct call *call_find(const struct mcp *mcp, mcp_call number)
{
    struct call *call = mcp->calls[number % MCP_CALLS_MAX];
    return call && call->number == number ? call : NULL;
}

/* Without a session a client that has gone has cancelled; it is forgotten at the next tick, never under the feet of
 * whoever was just writing to it. */
static bool call_lost(const struct call *call)
{
    return !call->session && (!call->request || (call->stream && !call->stream->web));
}

bool mcp_cancelled(const struct mcp *mcp, mcp_call number)
{
    const struct call *call = call_find(mcp, number);
    return !call || call_lost(call);
}

void call_free(struct mcp *mcp, struct call *call)
{
    unsigned slot = (unsigned)(call->number % MCP_CALLS_MAX);
    mcp->calls[slot] = NULL;
    mcp->free_slots[mcp->free_count++] = (uint16_t)slot;
    mcp->call_count--;
    if (call->session) {
        *call->link = call->next;
        if (call->next)
            call->next->link = call->link;
    }
    if (call->stream)
        stream_free(call->stream);
    json_object_put(call->params);
    free(call->id);
    free(call->progress_token);
    free(call);
}

/* Nobody waits for the answer any more, but HTTP wants one: an empty stream says nothing. */
void call_cancel(struct mcp *mcp, struct call *call)
{
    if (call->batch)
        batch_leave(call->batch);
    else if (!call->stream && call->request)
        call->stream = stream_new(NULL, call->request);
    call_free(mcp, call);
}

void calls_free(struct mcp *mcp)
{
    for (unsigned i = 0; i < MCP_CALLS_MAX; i++) {
        struct call *call = mcp->calls[i];
        if (!call)
            continue;
        if (call->stream || call->batch)
            call_cancel(mcp, call);
        else
            call_error(mcp, call, 503, RPC_REFUSED, "The server is closing", NULL);
    }
}

bool call_can(const struct call *call, const char *capability)
{
    struct json_object *meta = rpc_member(call->params, "_meta", json_type_object);
    struct json_object *can =
        call->session ? call->session->capabilities : rpc_member(meta, MCP_META "clientCapabilities", json_type_object);
    return rpc_member(can, capability, json_type_object) != NULL;
}

/* ---- the answer ---- */

static void deliver(struct mcp *mcp, struct call *call, int status)
{
    if (call->stream)
        stream_send(call->stream, mcp->answer.data, mcp->answer.length);
    else if (call->request || call->batch)
        answer_deliver(call->request, call->batch, status, &mcp->answer);
    call_free(mcp, call);
}

void call_answer(struct mcp *mcp, struct call *call, const char *members, size_t length)
{
    mcp->answer.length = 0;
    answer_write(mcp, &mcp->answer, call->id, !call->session, members, length);
    deliver(mcp, call, 200);
}

void call_error(struct mcp *mcp, struct call *call, int status, int code, const char *message, const char *data)
{
    mcp->answer.length = 0;
    error_write(&mcp->answer, call->id, code, message, data);
    deliver(mcp, call, status);
}

void mcp_finish(struct mcp *mcp, mcp_call number, const char *structured, size_t length)
{
    struct call *call = call_find(mcp, number);
    if (!call)
        return;
    struct text *members = &mcp->members;
    members->length = 0;
    text_put(members, "\"content\":[{\"type\":\"text\",\"text\":");
    text_json_bytes(members, structured, length);
    text_put(members, "}]");
    if (call->tool->tool->output_schema) {
        text_put(members, ",\"structuredContent\":");
        text_bytes(members, structured, length);
    }
    call_answer(mcp, call, members->data, members->length);
}

void mcp_fail(struct mcp *mcp, mcp_call number, const char *message, const char *structured)
{
    struct call *call = call_find(mcp, number);
    if (!call)
        return;
    struct text *members = &mcp->members;
    members->length = 0;
    text_put(members, "\"content\":[{\"type\":\"text\",\"text\":");
    text_json(members, message);
    if (structured) {
        text_put(members, "},{\"type\":\"text\",\"text\":");
        text_json(members, structured);
    }
    text_put(members, "}],\"isError\":true");
    call_answer(mcp, call, members->data, members->length);
}

/* ---- what is said before it ---- */

/* The call's stream, begun if it is not yet; NULL in an array of calls, which has room for answers only. */
static struct stream *stream_of(struct call *call)
{
    if (!call->stream && !call->batch)
        call->stream = stream_new(call->session, call->request);
    return call->stream;
}

void call_notify(struct mcp *mcp, struct call *call, const char *method, const char *params)
{
    struct stream *stream = stream_of(call);
    if (!stream)
        return;
    mcp->answer.length = 0;
    text_format(&mcp->answer, "{\"jsonrpc\":\"2.0\",\"method\":\"%s\",\"params\":%s}", method, params);
    stream_send(stream, mcp->answer.data, mcp->answer.length);
}

void mcp_progress(struct mcp *mcp, mcp_call number, double progress, double total, const char *message)
{
    struct call *call = call_find(mcp, number);
    if (!call || !call->progress_token || !isfinite(progress))
        return;
    struct text *params = &mcp->members;
    params->length = 0;
    text_format(params, "{\"progressToken\":%s,\"progress\":%.15g", call->progress_token, progress);
    if (total >= 0 && isfinite(total))
        text_format(params, ",\"total\":%.15g", total);
    if (message) {
        text_put(params, ",\"message\":");
        text_json(params, message);
    }
    text_char(params, '}');
    call_notify(mcp, call, "notifications/progress", params->data);
}

void mcp_log(struct mcp *mcp, mcp_call number, enum mcp_level level, const char *message)
{
    struct call *call = call_find(mcp, number);
    if (!call || (int)level < call->level)
        return;
    struct text *params = &mcp->members;
    params->length = 0;
    text_format(params, "{\"level\":\"%s\",\"logger\":", level_name(level));
    text_json(params, call->tool->tool->name);
    text_put(params, ",\"data\":");
    text_json(params, message);
    text_char(params, '}');
    call_notify(mcp, call, "notifications/message", params->data);
}

/* ---- what is asked, and what comes later ---- */

void call_ask(struct mcp *mcp, struct call *call, const char *method, const char *params, call_step *step)
{
    assert(call->session && !call->batch);
    call->question = ++mcp->serial;
    call->step = step;
    mcp->answer.length = 0;
    text_format(&mcp->answer, "{\"jsonrpc\":\"2.0\",\"id\":\"ask-%" PRIu64 "\",\"method\":\"%s\",\"params\":%s}",
                call->question, method, params);
    stream_send(stream_of(call), mcp->answer.data, mcp->answer.length);
}

static void take_answer(struct mcp *mcp, struct call *call, const struct rpc *rpc)
{
    call->question = 0;
    if (rpc->result) {
        call->step(mcp, call, rpc->result);
        return;
    }
    const char *said = rpc_text(rpc->error, "message");
    char message[256];
    snprintf(message, sizeof message, "The client refused: %s", said ? said : "it gave no reason");
    mcp_fail(mcp, call->number, message, NULL);
}

void calls_answered(struct mcp *mcp, struct session *session, const struct rpc *rpc)
{
    char id[32];
    for (struct call *call = session->calls; call; call = call->next) {
        snprintf(id, sizeof id, "\"ask-%" PRIu64 "\"", call->question);
        if (call->question && strcmp(id, rpc->id) == 0) {
            take_answer(mcp, call, rpc);
            return;
        }
    }
}

void call_wake(struct mcp *mcp, struct call *call, unsigned delay_ms, call_step *step)
{
    call->step = step;
    call->wake_ms = uv_now(mcp->loop) + delay_ms;
    mcp_wake_by(mcp, call->wake_ms);
}

void call_pause(struct mcp *mcp, struct call *call)
{
    (void)mcp;
    struct stream *stream = stream_of(call);
    if (stream)
        stream_disconnect(stream);
}

static void call_tick(struct mcp *mcp, struct call *call, uint64_t now_ms)
{
    if (call_lost(call)) {
        call_free(mcp, call);
    } else if (call->wake_ms && now_ms >= call->wake_ms) {
        call->wake_ms = 0;
        call->step(mcp, call, NULL);
    } else if (call->wake_ms) {
        mcp_wake_by(mcp, call->wake_ms);
    } else if (!call->stream && now_ms - call->began_ms >= MCP_PATIENCE_MS) {
        stream_of(call);
    }
}

void calls_tick(struct mcp *mcp, uint64_t now_ms)
{
    for (unsigned i = 0, left = mcp->call_count; i < MCP_CALLS_MAX && left; i++)
        if (mcp->calls[i]) {
            left--;
            call_tick(mcp, mcp->calls[i], now_ms);
        }
}
