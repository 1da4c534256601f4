/* fake_web.h: web.h and the little of libuv that MCP needs, without sockets and without waiting.
 *
 * Time stands still until fake_advance. A request is made of lines; what was said to it is kept, and everything that
 * may not be said to it (twice, too late, no JSON) is an assert. Included once by a test or a fuzzer. */
#ifndef FAKE_WEB_H
#define FAKE_WEB_H

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "mcp.h"

#define FAKE_REQUESTS 512

/* ---- time ---- */

static uint64_t fake_now_ms = 1000000;
static uv_timer_t *fake_timer;
static uv_timer_cb fake_fires;
static uint64_t fake_due_ms;

uint64_t uv_now(const uv_loop_t *loop)
{
    (void)loop;
    return fake_now_ms;
}

int uv_timer_init(uv_loop_t *loop, uv_timer_t *timer)
{
    (void)loop;
    fake_timer = timer;
    fake_fires = NULL;
    return 0;
}

int uv_timer_start(uv_timer_t *timer, uv_timer_cb fires, uint64_t delay_ms, uint64_t repeat_ms)
{
    assert(timer == fake_timer && repeat_ms == 0);
    fake_fires = fires;
    fake_due_ms = fake_now_ms + delay_ms;
    return 0;
}

uint64_t uv_timer_get_due_in(const uv_timer_t *timer)
{
    (void)timer;
    return fake_due_ms > fake_now_ms ? fake_due_ms - fake_now_ms : 0;
}

int uv_is_active(const uv_handle_t *handle)
{
    (void)handle;
    return fake_fires != NULL;
}

void uv_close(uv_handle_t *handle, uv_close_cb closed)
{
    fake_fires = NULL;
    closed(handle);
}

static inline void fake_advance(uint64_t ms)
{
    uint64_t until_ms = fake_now_ms + ms;
    while (fake_fires && fake_due_ms <= until_ms) {
        uv_timer_cb fires = fake_fires;
        if (fake_due_ms > fake_now_ms)
            fake_now_ms = fake_due_ms;
        fake_fires = NULL;
        fires(fake_timer);
    }
    fake_now_ms = until_ms;
}

/* ---- requests ---- */

enum fake_state { FAKE_OPEN, FAKE_STREAMING, FAKE_ANSWERED, FAKE_GONE };

static struct fake_request {
    enum fake_state state;
    int status;
    char type[64];
    struct text said; /* the body, or all chunks */
} fake_requests[FAKE_REQUESTS];
static web_id fake_last;      /* id of the last request */
static bool fake_breaks;      /* the next chunk finds the peer gone */
static char fake_session[64]; /* the last Mcp-Session-Id given */
static struct mcp *fake_mcp;  /* told of what goes */

static inline struct fake_request *fake_request(web_id id)
{
    assert(id >= 1 && id <= fake_last);
    return &fake_requests[id - 1];
}

const char *web_header(const struct web_request *request, const char *name)
{
    const char *const *pair = request->headers;
    for (; pair && pair[0]; pair += 2)
        if (strcasecmp(pair[0], name) == 0)
            return pair[1];
    return NULL;
}

static inline void fake_is_json(const char *data, size_t length)
{
    char why[200];
    struct json_object *parsed = codec_parse(data, length, why, sizeof why);
    assert(parsed);
    json_object_put(parsed);
}

void web_respond(web_id id, int status, const char *type, const char *extra, const char *body, size_t length)
{
    static const char header[] = "Mcp-Session-Id: ";
    struct fake_request *request = fake_request(id);
    if (request->state == FAKE_GONE)
        return;
    assert(request->state == FAKE_OPEN);
    request->state = FAKE_ANSWERED;
    request->status = status;
    snprintf(request->type, sizeof request->type, "%s", type ? type : "");
    text_bytes(&request->said, body, length);
    if (length && strcmp(request->type, "application/json") == 0)
        fake_is_json(body, length);
    if (extra && strncmp(extra, header, sizeof header - 1) == 0)
        snprintf(fake_session, sizeof fake_session, "%.*s", (int)strcspn(extra + sizeof header - 1, "\r"),
                 extra + sizeof header - 1);
}

void web_stream_begin(web_id id, int status, const char *type, const char *extra)
{
    struct fake_request *request = fake_request(id);
    (void)extra;
    if (request->state == FAKE_GONE)
        return;
    assert(request->state == FAKE_OPEN);
    request->state = FAKE_STREAMING;
    request->status = status;
    snprintf(request->type, sizeof request->type, "%s", type);
}

static inline void fake_gone(web_id id)
{
    struct fake_request *request = fake_request(id);
    if (request->state == FAKE_ANSWERED || request->state == FAKE_GONE)
        return;
    request->state = FAKE_GONE;
    mcp_stream_closed(fake_mcp, id);
}

bool web_stream_write(web_id id, const char *data, size_t length)
{
    struct fake_request *request = fake_request(id);
    if (fake_breaks) {
        fake_breaks = false;
        fake_gone(id);
    }
    if (request->state == FAKE_GONE)
        return false;
    assert(request->state == FAKE_STREAMING);
    assert(length > 2 && memcmp(data + length - 2, "\n\n", 2) == 0);
    text_bytes(&request->said, data, length);
    return true;
}

void web_stream_end(web_id id)
{
    struct fake_request *request = fake_request(id);
    if (request->state == FAKE_GONE)
        return;
    assert(request->state == FAKE_STREAMING);
    request->state = FAKE_ANSWERED;
}

/* Headers are pairs, NULL at the end; accept and content-type are as they should be unless given. */
static inline struct fake_request *fake_send(const char *method, const char *const *headers, const char *body)
{
    const char *all[64] = {0};
    size_t count = 0;
    bool accept = false, type = false;
    assert(fake_last < FAKE_REQUESTS);
    for (; headers && headers[count] && count < 56; count += 2) {
        all[count] = headers[count];
        all[count + 1] = headers[count + 1];
        accept |= strcasecmp(headers[count], "accept") == 0;
        type |= strcasecmp(headers[count], "content-type") == 0;
    }
    if (!accept) {
        all[count++] = "accept";
        all[count++] = "application/json, text/event-stream";
    }
    if (!type) {
        all[count++] = "content-type";
        all[count++] = "application/json";
    }
    struct web_request request = {.id = ++fake_last,
                                  .method = method,
                                  .path = "/mcp",
                                  .query = "",
                                  .body = body,
                                  .body_length = strlen(body),
                                  .headers = all};
    fake_requests[fake_last - 1] = (struct fake_request){0};
    mcp_request(fake_mcp, &request);
    return fake_request(request.id);
}

static inline void fake_begin(const struct mcp_options *options)
{
    fake_last = 0;
    fake_breaks = false;
    *fake_session = 0;
    fake_mcp = mcp_open(NULL, options);
}

/* Closes the endpoint: nobody may be left waiting. */
static inline void fake_end(void)
{
    mcp_close(fake_mcp);
    fake_mcp = NULL;
    for (web_id id = 1; id <= fake_last; id++) {
        assert(fake_request(id)->state == FAKE_ANSWERED || fake_request(id)->state == FAKE_GONE);
        text_release(&fake_request(id)->said);
    }
}

#endif
