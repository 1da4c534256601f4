/* fuzz_mcp.c: whatever clients send, in whatever order, with connections that break: MCP answers each request once,
 * with JSON that parses, and in the end nobody waits and nothing is leaked.
 *
 * The input is a conversation: blocks between lines of %%, each `METHOD`, header lines, an empty line and a body; or
 * `TIME ms`, `CLOSE n` (the n-th last peer goes), `BREAK` (the next chunk finds its peer gone). $S is the last session
 * named, $Q the last question asked. A conversation that begins with `-` has no fixtures. */
#include "fake_web.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* ---- tools ---- */

static mcp_call open_calls[16];
static unsigned open_count;

static void echo(void *context, struct mcp *mcp, mcp_call call, struct json_object *arguments)
{
    (void)context;
    const char *text = json_object_to_json_string_ext(arguments, JSON_C_TO_STRING_PLAIN);
    mcp_finish(mcp, call, text, strlen(text));
}

/* Left open; the next one ends the one before it, well or badly, whether it is still there or not. */
static void leave(void *context, struct mcp *mcp, mcp_call call, struct json_object *arguments)
{
    (void)context, (void)arguments;
    mcp_call *slot = &open_calls[open_count++ % 16];
    mcp_progress(mcp, *slot, open_count, -1, "on");
    mcp_log(mcp, *slot, MCP_NOTICE, "about to end");
    if (open_count % 2)
        mcp_finish(mcp, *slot, "{\n\"late\":true}", 14);
    else
        mcp_fail(mcp, *slot, "failed", "{}");
    assert(mcp_cancelled(mcp, *slot));
    *slot = call;
}

static const struct mcp_tool tools[] = {
    {"echo", "Echo", "Echo",
     "{\"type\":\"object\",\"properties\":{\"a\":{\"type\":[\"string\",\"null\"],\"maxLength\":5},\"n\":{\"type\":"
     "\"integer\",\"minimum\":-3,\"maximum\":3},\"e\":{\"enum\":[1,\"x\",null]},\"l\":{\"type\":\"array\",\"items\":{"
     "\"$ref\":\"#/$defs/o\"},\"minItems\":1,\"maxItems\":3}},\"$defs\":{\"o\":{\"type\":\"object\",\"properties\":{"
     "\"o\":{\"$ref\":\"#/$defs/o\"}},\"required\":[\"k\"],\"additionalProperties\":{\"type\":\"boolean\"}}},"
     "\"additionalProperties\":false}",
     "{\"type\":\"object\"}", true, false, true, false, echo},
    {"leave", "Leave", "Leave", "{\"type\":\"object\"}", NULL, false, true, false, true, leave},
};

/* ---- the conversation ---- */

/* Copies, with $S and $Q filled in. */
static char *filled(const char *from, size_t length, const char *question)
{
    struct text to = {0};
    text_bytes(&to, "", 0);
    for (size_t i = 0; i < length; i++) {
        if (from[i] == '$' && i + 1 < length && (from[i + 1] == 'S' || from[i + 1] == 'Q'))
            text_put(&to, from[++i] == 'S' ? fake_session : question);
        else if (from[i])
            text_char(&to, from[i]);
    }
    return to.data;
}

/* "ask-N" of the last question that any stream carries. */
static const char *last_question(char *room, size_t size)
{
    snprintf(room, size, "ask-0");
    for (web_id id = fake_last; id >= 1 && id + 8 > fake_last; id--) {
        const struct text *said = &fake_request(id)->said;
        const char *at = said->length ? strstr(said->data, "ask-") : NULL;
        if (at)
            snprintf(room, size, "%.*s", (int)strcspn(at, "\""), at);
    }
    return room;
}

static void send_block(char *block)
{
    const char *headers[40] = {0};
    size_t count = 0;
    char *method = strsep(&block, "\n"), *line;
    while ((line = strsep(&block, "\n")) && *line)
        if (count < 38 && strchr(line, ':')) {
            headers[count++] = strsep(&line, ":");
            headers[count++] = line + strspn(line, " ");
        }
    if (fake_last < FAKE_REQUESTS)
        fake_send(method, headers, block ? block : "");
}

static void run_block(const char *from, size_t length)
{
    char question[40];
    char *block = filled(from, length, last_question(question, sizeof question));
    if (strncmp(block, "TIME ", 5) == 0)
        fake_advance((uint64_t)strtoul(block + 5, NULL, 10) % 100000);
    else if (strncmp(block, "CLOSE ", 6) == 0 && fake_last)
        fake_gone(fake_last - strtoul(block + 6, NULL, 10) % fake_last);
    else if (strncmp(block, "BREAK", 5) == 0)
        fake_breaks = true;
    else if (*block)
        send_block(block);
    free(block);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct mcp_options options = {.path = "/mcp",
                                  .name = "f",
                                  .title = "F",
                                  .version = "0",
                                  .tools = tools,
                                  .tool_count = sizeof tools / sizeof *tools,
                                  .conformance = !size || *data != '-',
                                  .sessions_max = 4,
                                  .idle_ms = 60000};
    memset(open_calls, 0, sizeof open_calls);
    open_count = 0;
    fake_begin(&options);
    const char *at = (const char *)data, *end = at + size;
    while (at < end) {
        const char *next = memmem(at, (size_t)(end - at), "\n%%\n", 4);
        run_block(at, (size_t)((next ? next : end) - at));
        at = next ? next + 4 : end;
    }
    fake_end();
    return 0;
}
