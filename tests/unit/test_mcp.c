/* test_mcp.c: what needs a clock that can be turned, and what is easier asked of a function than of a server: expiry,
 * bounds, streams, cancellation; arguments against schemas; headers. */
#include "fake_web.h"
#include "greatest.h"
#include "mcp_in.h"

static mcp_call last_call;

static void leave(void *context, struct mcp *mcp, mcp_call call, struct json_object *arguments)
{
    (void)context, (void)mcp, (void)arguments;
    last_call = call;
}

static const struct mcp_tool tools[] = {
    {"leave", "Leave", "Leaves the call open", "{\"type\":\"object\"}", NULL, true, false, true, false, leave},
};

static void open_endpoint(unsigned sessions_max, unsigned idle_ms)
{
    fake_begin(&(struct mcp_options){.path = "/mcp",
                                     .name = "t",
                                     .title = "T",
                                     .version = "1",
                                     .tools = tools,
                                     .tool_count = 1,
                                     .conformance = true,
                                     .sessions_max = sessions_max,
                                     .idle_ms = idle_ms});
}

static struct fake_request *initialize(const char *version)
{
    char body[200];
    snprintf(body, sizeof body,
             "{\"jsonrpc\":\"2.0\",\"id\":0,\"method\":\"initialize\",\"params\":{\"protocolVersion\":\"%s\"}}",
             version);
    return fake_send("POST", NULL, body);
}

static struct fake_request *with_session(const char *method, const char *body)
{
    return fake_send(method, (const char *[]){"mcp-session-id", fake_session, NULL}, body);
}

static struct fake_request *ping(void)
{
    return with_session("POST", "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}");
}

#define LEAVE \
    "{\"jsonrpc\":\"2.0\",\"id\":\"c\",\"method\":\"tools/call\",\"params\":{\"name\":\"leave\",\"arguments\":{}"
#define UPDATE "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":\"test_resource_update\"}}"

static struct fake_request *leave_modern(void)
{
    return fake_send(
        "POST",
        (const char *[]){"mcp-protocol-version", MCP_MODERN, "mcp-method", "tools/call", "mcp-name", "leave", NULL},
        LEAVE ",\"_meta\":{\"" MCP_META "protocolVersion\":\"" MCP_MODERN "\",\"" MCP_META
              "clientCapabilities\":{}}}}");
}

static bool says(const struct fake_request *request, const char *text)
{
    return request->said.length && strstr(request->said.data, text);
}

/* ---- sessions ---- */

TEST sessions_end_when_nobody_uses_them(void)
{
    open_endpoint(0, 10000);
    initialize(MCP_LATEST);
    fake_advance(9000);
    ASSERT_EQ(200, ping()->status);
    fake_advance(9000);
    ASSERT_EQ(200, ping()->status);
    fake_advance(10600); /* and a tick */
    ASSERT_EQ(404, ping()->status);
    ASSERT_EQ(0u, mcp_count(fake_mcp).sessions);
    fake_end();
    PASS();
}

TEST streams_and_calls_keep_a_session(void)
{
    open_endpoint(0, 10000);
    initialize(MCP_LATEST);
    struct fake_request *stream = with_session("GET", "");
    fake_advance(60000);
    ASSERT_EQ(200, ping()->status);
    fake_gone((web_id)(stream - fake_requests) + 1);
    with_session("POST", LEAVE "}}");
    fake_advance(60000);
    ASSERT_EQ(200, ping()->status);
    mcp_finish(fake_mcp, last_call, "{}", 2);
    fake_advance(60000);
    ASSERT_EQ(404, ping()->status);
    fake_end();
    PASS();
}

TEST sessions_are_bounded(void)
{
    open_endpoint(2, 0);
    ASSERT_EQ(200, initialize(MCP_LATEST)->status);
    ASSERT_EQ(200, initialize(MCP_LATEST)->status);
    ASSERT_EQ(503, initialize(MCP_LATEST)->status);
    ASSERT_EQ(200, with_session("DELETE", "")->status);
    ASSERT_EQ(200, initialize(MCP_LATEST)->status);
    fake_end();
    PASS();
}

/* ---- calls ---- */

TEST calls_are_bounded(void)
{
    open_endpoint(0, 0);
    initialize(MCP_LATEST);
    with_session("POST", LEAVE "}}");
    fake_mcp->free_count = 0; /* as if all slots were taken */
    struct fake_request *request = with_session("POST", LEAVE "}}");
    ASSERT_EQ(503, request->status);
    fake_mcp->free_count = MCP_CALLS_MAX - 1;
    fake_end();
    PASS();
}

TEST a_call_is_json_within_its_patience_and_a_stream_beyond(void)
{
    open_endpoint(0, 0);
    initialize(MCP_LATEST);
    struct fake_request *quick = with_session("POST", LEAVE "}}");
    fake_advance(MCP_PATIENCE_MS - 1);
    ASSERT_EQ(FAKE_OPEN, quick->state);
    mcp_finish(fake_mcp, last_call, "{\"a\":1}", 7);
    ASSERT_STR_EQ("application/json", quick->type);
    struct fake_request *slow = with_session("POST", LEAVE "}}");
    fake_advance(MCP_PATIENCE_MS + MCP_TICK_MS);
    ASSERT_EQ(FAKE_STREAMING, slow->state);
    ASSERT_STR_EQ("id: 1-0\nretry: 1000\ndata: \n\n", slow->said.data);
    mcp_finish(fake_mcp, last_call, "{\n}", 3);
    ASSERT_EQ(FAKE_ANSWERED, slow->state);
    ASSERT(says(slow, "id: 1-1\nevent: message\ndata: {\"jsonrpc\""));
    fake_end();
    PASS();
}

TEST silent_streams_get_comments(void)
{
    open_endpoint(0, 0);
    initialize(MCP_LATEST);
    struct fake_request *stream = with_session("GET", "");
    fake_advance(MCP_KEEP_ALIVE_MS - MCP_TICK_MS);
    ASSERT_FALSE(says(stream, ": still here"));
    fake_advance(2 * MCP_TICK_MS);
    ASSERT(says(stream, ": still here\n\n"));
    fake_end();
    PASS();
}

TEST an_answer_comes_once_and_late_words_are_lost(void)
{
    open_endpoint(0, 0);
    initialize(MCP_LATEST);
    struct fake_request *first = with_session("POST", LEAVE "}}");
    mcp_call old = last_call;
    mcp_fail(fake_mcp, old, "no", "{\"code\":\"X\"}");
    ASSERT(says(first, "\"isError\":true"));
    ASSERT(says(first, "{\\\"code\\\":\\\"X\\\"}"));
    ASSERT_FALSE(says(first, "structuredContent"));
    struct fake_request *second = with_session("POST", LEAVE "}}");
    ASSERT(last_call != old && mcp_cancelled(fake_mcp, old));
    mcp_finish(fake_mcp, old, "{}", 2);
    mcp_progress(fake_mcp, old, 1, 2, NULL);
    ASSERT_EQ(FAKE_OPEN, second->state);
    ASSERT_FALSE(mcp_cancelled(fake_mcp, last_call));
    fake_end();
    ASSERT_EQ(503, second->status);
    PASS();
}

TEST a_lost_connection_cancels_without_a_session_only(void)
{
    open_endpoint(0, 0);
    initialize(MCP_LATEST);
    with_session("POST", LEAVE "}}");
    fake_gone(fake_last);
    fake_advance(2000);
    ASSERT_FALSE(mcp_cancelled(fake_mcp, last_call));
    mcp_call kept = last_call;
    ASSERT_EQ(FAKE_OPEN, leave_modern()->state);
    fake_gone(fake_last);
    ASSERT(mcp_cancelled(fake_mcp, last_call));
    fake_advance(1);
    ASSERT_EQ(1u, mcp_count(fake_mcp).calls);
    mcp_finish(fake_mcp, kept, "{}", 2);
    fake_end();
    PASS();
}

TEST a_reader_that_is_dropped_while_written_to_does_no_harm(void)
{
    open_endpoint(0, 0);
    leave_modern();
    fake_advance(MCP_PATIENCE_MS + MCP_TICK_MS);
    fake_breaks = true;
    fake_advance(MCP_KEEP_ALIVE_MS + MCP_TICK_MS);
    ASSERT(mcp_cancelled(fake_mcp, last_call));
    fake_advance(MCP_TICK_MS);
    ASSERT_EQ(0u, mcp_count(fake_mcp).calls);
    fake_end();
    PASS();
}

/* ---- what is kept for those who come back ---- */

TEST replay_is_bounded_in_events(void)
{
    open_endpoint(0, 0);
    initialize("2025-06-18");
    with_session("POST", "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"resources/subscribe\",\"params\":{\"uri\":"
                         "\"test://watched-resource\"}}");
    for (unsigned i = 0; i < MCP_REPLAY_EVENTS + 10; i++)
        with_session("POST", UPDATE);
    struct fake_request *stream =
        fake_send("GET", (const char *[]){"mcp-session-id", fake_session, "last-event-id", "0-0", NULL}, "");
    ASSERT_FALSE(says(stream, "id: 0-10\n"));
    ASSERT(says(stream, "id: 0-11\n"));
    ASSERT(says(stream, "id: 0-138\n"));
    fake_end();
    PASS();
}

TEST replay_is_bounded_in_bytes(void)
{
    struct session session = {.version = MCP_LATEST};
    struct stream stream = {.session = &session, .number = 3};
    size_t size = MCP_REPLAY_BYTES / 4;
    char *data = calloc(1, size);
    memset(data, 'x', size);
    for (int i = 0; i < 9; i++)
        stream_send(&stream, data, size);
    ASSERT_EQ(4u, session.event_count);
    ASSERT_EQ((size_t)MCP_REPLAY_BYTES, session.event_bytes);
    stream_send(&stream, data, 1);
    ASSERT_EQ(4u, session.event_count);
    ASSERT_EQ(10u, stream.sequence);
    free(data);
    events_free(&session);
    PASS();
}

/* ---- schemas ---- */

/* NULL: it fits; else what is wrong. */
static const char *misfit(const char *schema, const char *value)
{
    static char why[300];
    struct json_object *a = json_tokener_parse(schema), *b = json_tokener_parse(value);
    bool good = schema_check(a, b, why, sizeof why);
    json_object_put(a);
    json_object_put(b);
    return good ? NULL : why;
}

TEST schemas_name_the_member_and_what_it_wants(void)
{
    static const struct {
        const char *schema, *value, *says; /* NULL: nothing to say */
    } cases[] = {
        {"{\"type\":\"object\"}", "{}", NULL},
        {"{\"type\":\"object\"}", "[]", "`arguments` must be of type object"},
        {"{\"properties\":{\"a\":{\"type\":\"integer\"}}}", "{\"a\":1.0}", "`a` must be of type integer"},
        {"{\"properties\":{\"a\":{\"type\":\"number\"}}}", "{\"a\":1}", NULL},
        {"{\"properties\":{\"a\":{\"type\":[\"string\",\"null\"]}}}", "{\"a\":null}", NULL},
        {"{\"properties\":{\"a\":{\"type\":[\"string\",\"null\"]}}}", "{\"a\":1}",
         "`a` must be of type string or null"},
        {"{\"required\":[\"a\"]}", "{}", "`a` is required"},
        {"{\"properties\":{\"o\":{\"required\":[\"b\"]}}}", "{\"o\":{}}", "`o.b` is required"},
        {"{\"additionalProperties\":false}", "{\"a\":1}", "`a` is not an argument"},
        {"{\"additionalProperties\":{\"type\":\"string\"}}", "{\"a\":1}", "`a` must be of type string"},
        {"{\"properties\":{\"a\":{\"enum\":[1,\"x\"]}}}", "{\"a\":\"y\"}", "`a` must be one of [1,\"x\"]"},
        {"{\"properties\":{\"a\":{\"enum\":[1,\"x\"]}}}", "{\"a\":1}", NULL},
        {"{\"properties\":{\"a\":{\"minimum\":0}}}", "{\"a\":-0.5}", "`a` must be at least 0"},
        {"{\"properties\":{\"a\":{\"maximum\":9}}}", "{\"a\":10}", "`a` must be at most 9"},
        {"{\"properties\":{\"a\":{\"minLength\":1}}}", "{\"a\":\"\"}", "`a` must have at least 1 characters"},
        {"{\"properties\":{\"a\":{\"maxLength\":2}}}", "{\"a\":\"\xc3\xa4\xc3\xb6\"}", NULL},
        {"{\"properties\":{\"a\":{\"maxLength\":2}}}", "{\"a\":\"abc\"}", "`a` must have at most 2 characters"},
        {"{\"properties\":{\"l\":{\"items\":{\"type\":\"string\"}}}}", "{\"l\":[\"a\",2]}",
         "`l[1]` must be of type string"},
        {"{\"properties\":{\"l\":{\"minItems\":1}}}", "{\"l\":[]}", "`l` must have at least 1 items"},
        {"{\"properties\":{\"l\":{\"maxItems\":1}}}", "{\"l\":[1,2]}", "`l` must have at most 1 items"},
        {"{\"$defs\":{\"d\":{\"type\":\"string\"}},\"properties\":{\"a\":{\"$ref\":\"#/$defs/d\"}}}", "{\"a\":1}",
         "`a` must be of type string"},
        {"{\"properties\":{\"a\":{\"$ref\":\"#/$defs/none\"}}}", "{\"a\":1}", NULL},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const char *got = misfit(cases[i].schema, cases[i].value);
        ASSERT_STR_EQm(cases[i].schema, cases[i].says ? cases[i].says : "", got ? got : "");
    }
    PASS();
}

/* ---- headers ---- */

static bool value_says(const char *header, const char *value)
{
    struct web_request request = {.headers = (void *)(const char *[]){"x", header, NULL}};
    return header_says(&request, "x", value);
}

TEST header_values_are_plain_or_base64(void)
{
    ASSERT(value_says("Hello", "Hello"));
    ASSERT(value_says(" \tHello ", "Hello"));
    ASSERT_FALSE(value_says("hello", "Hello"));
    ASSERT_FALSE(value_says("Hell", "Hello"));
    ASSERT(value_says("=?base64?SGVsbG8=?=", "Hello"));
    ASSERT(value_says("=?BASE64?SGVsbG8=?=", "Hello"));
    ASSERT(value_says("=?base64?"
                      "?=",
                      ""));
    ASSERT_FALSE(value_says("=?base64?SGVsbG8?=", "Hello"));     /* padding is missing */
    ASSERT_FALSE(value_says("=?base64?SGVs!!!bG8=?=", "Hello")); /* not of the alphabet */
    ASSERT_FALSE(value_says("=?base64?SGVsbG9=?=", "Hello"));    /* bits left over */
    ASSERT_FALSE(value_says("=?base64?SGVsbG8=SGVs?=", "HelloHel"));
    ASSERT_FALSE(value_says("=?base64?SGVs?=", "Hello"));
    ASSERT_FALSE(value_says("=?base64?SGVsbG8=?=", "Hell"));
    ASSERT(value_says("SGVsbG8=", "SGVsbG8="));
    ASSERT(value_says("=?base64?SGVsbG8=", "=?base64?SGVsbG8="));
    PASS();
}

TEST accept_lists_types_and_ranges(void)
{
    ASSERT(header_covers("text/event-stream", "text/event-stream"));
    ASSERT(header_covers("a/b , TEXT/Event-Stream;q=0.1", "text/event-stream"));
    ASSERT(header_covers("text/*", "text/event-stream"));
    ASSERT(header_covers("*/*", "text/event-stream"));
    ASSERT_FALSE(header_covers("text/event-streams", "text/event-stream"));
    ASSERT_FALSE(header_covers("text/event", "text/event-stream"));
    ASSERT_FALSE(header_covers("application/*", "text/event-stream"));
    ASSERT_FALSE(header_covers("a/b;x=text/event-stream", "text/event-stream"));
    ASSERT_FALSE(header_covers("", "text/event-stream"));
    ASSERT_FALSE(header_covers(NULL, "text/event-stream"));
    ASSERT_FALSE(header_covers(",,;", "text/event-stream"));
    PASS();
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_TEST(sessions_end_when_nobody_uses_them);
    RUN_TEST(streams_and_calls_keep_a_session);
    RUN_TEST(sessions_are_bounded);
    RUN_TEST(calls_are_bounded);
    RUN_TEST(a_call_is_json_within_its_patience_and_a_stream_beyond);
    RUN_TEST(silent_streams_get_comments);
    RUN_TEST(an_answer_comes_once_and_late_words_are_lost);
    RUN_TEST(a_lost_connection_cancels_without_a_session_only);
    RUN_TEST(a_reader_that_is_dropped_while_written_to_does_no_harm);
    RUN_TEST(replay_is_bounded_in_events);
    RUN_TEST(replay_is_bounded_in_bytes);
    RUN_TEST(schemas_name_the_member_and_what_it_wants);
    RUN_TEST(header_values_are_plain_or_base64);
    RUN_TEST(accept_lists_types_and_ranges);
    GREATEST_MAIN_END();
}
