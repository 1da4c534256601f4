/* mcp_fixtures.c: the tools that the conformance suite calls: content of every kind, log, progress, questions to the
 * client, a stream let go of half-way. Served with --conformance only; what each must do is the suite's word. */
#include <stdio.h>

#include "mcp_in.h"

#define SOUND "UklGRiwAAABXQVZFZm10IBAAAAABAAEAQB8AAIA+AAACABAAZGF0YQgAAAAAAAAAAAAAAA=="
#define PAUSE_MS 50

// clang-format off
#define NOTHING MCP_JSON({"type":"object","properties":{},"additionalProperties":false})
#define TEXT(name, what) \
    "{\"type\":\"object\",\"properties\":{\"" name "\":{\"type\":\"string\",\"description\":\"" what "\"}}," \
    "\"required\":[\"" name "\"],\"additionalProperties\":false}"

static const char schema_2020[] = MCP_JSON({
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "type": "object",
    "$defs": {"address": {"$anchor": "addressDef", "type": "object",
                          "properties": {"street": {"type": "string"}, "city": {"type": "string"}}}},
    "properties": {"name": {"type": "string"}, "address": {"$ref": "#/$defs/address"},
                   "contactMethod": {"type": "string", "enum": ["phone", "email"]},
                   "phone": {"type": "string"}, "email": {"type": "string"}},
    "allOf": [{"anyOf": [{"required": ["phone"]}, {"required": ["email"]}]}],
    "if": {"properties": {"contactMethod": {"const": "phone"}}, "required": ["contactMethod"]},
    "then": {"required": ["phone"]},
    "else": {"required": ["email"]},
    "additionalProperties": false});

static const char schema_header[] = MCP_JSON({
    "type": "object",
    "properties": {"region": {"type": "string", "description": "Repeated in the header", "x-mcp-header": "Region"}},
    "required": ["region"],
    "additionalProperties": false});

static const char ask_user[] = MCP_JSON({
    "type": "object",
    "properties": {"username": {"type": "string", "description": "User's response"},
                   "email": {"type": "string", "description": "User's email address"}},
    "required": ["username", "email"]});

static const char ask_defaults[] = MCP_JSON({
    "type": "object",
    "properties": {"name": {"type": "string", "description": "Name", "default": "John Doe"},
                   "age": {"type": "integer", "description": "Age", "default": 30},
                   "score": {"type": "number", "description": "Score", "default": 95.5},
                   "status": {"type": "string", "enum": ["active", "inactive", "pending"], "default": "active"},
                   "verified": {"type": "boolean", "description": "Verified", "default": true}},
    "required": []});

static const char ask_choices[] = MCP_JSON({
    "type": "object",
    "properties": {
        "untitledSingle": {"type": "string", "enum": ["option1", "option2", "option3"]},
        "titledSingle": {"type": "string", "oneOf": [{"const": "value1", "title": "First Option"},
            {"const": "value2", "title": "Second Option"}, {"const": "value3", "title": "Third Option"}]},
        "legacyEnum": {"type": "string", "enum": ["opt1", "opt2", "opt3"],
                       "enumNames": ["Option One", "Option Two", "Option Three"]},
        "untitledMulti": {"type": "array", "items": {"type": "string", "enum": ["option1", "option2", "option3"]}},
        "titledMulti": {"type": "array", "items": {"anyOf": [{"const": "value1", "title": "First Choice"},
            {"const": "value2", "title": "Second Choice"}, {"const": "value3", "title": "Third Choice"}]}}},
    "required": []});
// clang-format on

static void content(struct mcp *mcp, mcp_call number, const char *array)
{
    struct text *members = &mcp->members;
    members->length = 0;
    text_format(members, "\"content\":%s", array);
    call_answer(mcp, call_find(mcp, number), members->data, members->length);
}

static void say_text(struct mcp *mcp, struct call *call, const char *text)
{
    mcp_finish(mcp, call->number, text, strlen(text));
}

/* ---- fixed content ---- */

static const char *const contents[][2] = {
    {"test_simple_text", "[{\"type\":\"text\",\"text\":\"This is a simple text response for testing.\"}]"},
    {"test_image_content", "[{\"type\":\"image\",\"data\":\"" FIXTURE_PIXEL "\",\"mimeType\":\"image/png\"}]"},
    {"test_audio_content", "[{\"type\":\"audio\",\"data\":\"" SOUND "\",\"mimeType\":\"audio/wav\"}]"},
    {"test_embedded_resource",
     "[{\"type\":\"resource\",\"resource\":{\"uri\":\"test://embedded-resource\",\"mimeType\":"
     "\"text/plain\",\"text\":\"This is an embedded resource content.\"}}]"},
    {"test_multiple_content_types",
     "[{\"type\":\"text\",\"text\":\"Multiple content types test:\"},"
     "{\"type\":\"image\",\"data\":\"" FIXTURE_PIXEL "\",\"mimeType\":\"image/png\"},"
     "{\"type\":\"resource\",\"resource\":{\"uri\":\"test://mixed-content-resource\",\"mimeType\":"
     "\"application/json\",\"text\":\"{\\\"test\\\":\\\"data\\\",\\\"value\\\":123}\"}}]"},
};

static void give_content(void *context, struct mcp *mcp, mcp_call number, struct json_object *arguments)
{
    (void)context, (void)arguments;
    const char *name = call_find(mcp, number)->tool->tool->name;
    size_t i = 0;
    while (strcmp(contents[i][0], name) != 0)
        i++;
    content(mcp, number, contents[i][1]);
}

static void give_error(void *context, struct mcp *mcp, mcp_call number, struct json_object *arguments)
{
    (void)context, (void)arguments;
    mcp_fail(mcp, number, "This tool intentionally returns an error for testing", NULL);
}

static void give_arguments(void *context, struct mcp *mcp, mcp_call number, struct json_object *arguments)
{
    (void)context;
    const char *text = rpc_written(arguments);
    mcp_finish(mcp, number, text, strlen(text));
}

/* ---- said on the way ---- */

static void log_on(struct mcp *mcp, struct call *call, struct json_object *answer)
{
    static const char *const lines[] = {"Tool execution started", "Tool processing data", "Tool execution completed"};
    (void)answer;
    mcp_log(mcp, call->number, MCP_INFO, lines[call->round++]);
    if (call->round < 3)
        call_wake(mcp, call, PAUSE_MS, log_on);
    else
        say_text(mcp, call, "Three lines were logged.");
}

static void give_log(void *context, struct mcp *mcp, mcp_call number, struct json_object *arguments)
{
    (void)context, (void)arguments;
    log_on(mcp, call_find(mcp, number), NULL);
}

static void progress_on(struct mcp *mcp, struct call *call, struct json_object *answer)
{
    (void)answer;
    mcp_progress(mcp, call->number, 50.0 * call->round, 100, "Still at it");
    if (call->round++ < 2)
        call_wake(mcp, call, PAUSE_MS, progress_on);
    else
        say_text(mcp, call, "Progress was told three times.");
}

static void give_progress(void *context, struct mcp *mcp, mcp_call number, struct json_object *arguments)
{
    (void)context, (void)arguments;
    progress_on(mcp, call_find(mcp, number), NULL);
}

static void reconnected(struct mcp *mcp, struct call *call, struct json_object *answer)
{
    (void)answer;
    say_text(mcp, call, "The answer waited for the client to come back.");
}

static void give_reconnection(void *context, struct mcp *mcp, mcp_call number, struct json_object *arguments)
{
    (void)context, (void)arguments;
    struct call *call = call_find(mcp, number);
    call_pause(mcp, call);
    call_wake(mcp, call, 2 * PAUSE_MS, reconnected);
}

static void give_update(void *context, struct mcp *mcp, mcp_call number, struct json_object *arguments)
{
    (void)context, (void)arguments;
    streams_updated(mcp, "test://watched-resource");
    say_text(mcp, call_find(mcp, number), "Those who watch were told.");
}

/* ---- questions to the client ---- */

/* Only a client with a session can be asked while its call waits, and only for what it said it can do. */
static bool can_ask(struct mcp *mcp, struct call *call, const char *capability)
{
    char message[100];
    if (call->session && !call->batch && call_can(call, capability))
        return true;
    snprintf(message, sizeof message, "This tool needs a client with a session that offers %s", capability);
    mcp_fail(mcp, call->number, message, NULL);
    return false;
}

static void sampled(struct mcp *mcp, struct call *call, struct json_object *answer)
{
    const char *text = rpc_text(rpc_member(answer, "content", json_type_object), "text");
    struct text said = {0};
    text_format(&said, "LLM response: %s", text ? text : rpc_written(answer));
    say_text(mcp, call, said.data);
    text_release(&said);
}

static void ask_sampling(void *context, struct mcp *mcp, mcp_call number, struct json_object *arguments)
{
    (void)context;
    struct call *call = call_find(mcp, number);
    if (!can_ask(mcp, call, "sampling"))
        return;
    struct text params = {0};
    text_put(&params, "{\"messages\":[{\"role\":\"user\",\"content\":{\"type\":\"text\",\"text\":");
    text_json(&params, rpc_text(arguments, "prompt"));
    text_put(&params, "}}],\"maxTokens\":100}");
    call_ask(mcp, call, "sampling/createMessage", params.data, sampled);
    text_release(&params);
}

static void elicited(struct mcp *mcp, struct call *call, struct json_object *answer)
{
    const char *action = rpc_text(answer, "action");
    struct json_object *given = rpc_member(answer, "content", json_type_object);
    struct text said = {0};
    text_format(&said, "Elicitation completed: action=%s, content=%s", action ? action : "?",
                given ? rpc_written(given) : "{}");
    say_text(mcp, call, said.data);
    text_release(&said);
}

static void elicit(struct mcp *mcp, mcp_call number, const char *message, const char *schema)
{
    struct call *call = call_find(mcp, number);
    if (!can_ask(mcp, call, "elicitation"))
        return;
    struct text params = {0};
    text_put(&params, "{\"message\":");
    text_json(&params, message);
    text_format(&params, ",\"requestedSchema\":%s}", schema);
    call_ask(mcp, call, "elicitation/create", params.data, elicited);
    text_release(&params);
}

static void ask_elicitation(void *context, struct mcp *mcp, mcp_call number, struct json_object *arguments)
{
    (void)context;
    elicit(mcp, number, rpc_text(arguments, "message"), ask_user);
}

static void ask_with_defaults(void *context, struct mcp *mcp, mcp_call number, struct json_object *arguments)
{
    (void)context, (void)arguments;
    elicit(mcp, number, "Please look at these defaults", ask_defaults);
}

static void ask_with_choices(void *context, struct mcp *mcp, mcp_call number, struct json_object *arguments)
{
    (void)context, (void)arguments;
    elicit(mcp, number, "Please choose", ask_choices);
}

static void need_sampling(void *context, struct mcp *mcp, mcp_call number, struct json_object *arguments)
{
    (void)context, (void)arguments;
    struct call *call = call_find(mcp, number);
    if (call_can(call, "sampling"))
        say_text(mcp, call, "The client offers sampling.");
    else
        call_error(mcp, call, 400, RPC_CAPABILITY, "Missing required client capability: sampling",
                   "{\"requiredCapabilities\":{\"sampling\":{}}}");
}

/* ---- the table ---- */

#define FIXTURE(name, what, schema, run)                              \
    {                                                                 \
        name, name, what, schema, NULL, true, false, true, false, run \
    }

static const struct mcp_tool tools[] = {
    FIXTURE("test_simple_text", "Returns simple text", NOTHING, give_content),
    FIXTURE("test_image_content", "Returns an image", NOTHING, give_content),
    FIXTURE("test_audio_content", "Returns audio", NOTHING, give_content),
    FIXTURE("test_embedded_resource", "Returns an embedded resource", NOTHING, give_content),
    FIXTURE("test_multiple_content_types", "Returns text, an image and a resource", NOTHING, give_content),
    FIXTURE("test_error_handling", "Always fails", NOTHING, give_error),
    FIXTURE("test_tool_with_logging", "Logs three lines, 50 ms apart", NOTHING, give_log),
    FIXTURE("test_logging_tool", "Logs three lines, to those who asked for log", NOTHING, give_log),
    FIXTURE("test_tool_with_progress", "Tells its progress three times, 50 ms apart", NOTHING, give_progress),
    FIXTURE("test_reconnection", "Lets go of its stream before it answers", NOTHING, give_reconnection),
    FIXTURE("test_resource_update", "Tells those who watch test://watched-resource", NOTHING, give_update),
    FIXTURE("test_sampling", "Asks the client's model", TEXT("prompt", "What to ask the model"), ask_sampling),
    FIXTURE("test_elicitation", "Asks the user", TEXT("message", "What to show the user"), ask_elicitation),
    FIXTURE("test_elicitation_sep1034_defaults", "Asks the user, with defaults", NOTHING, ask_with_defaults),
    FIXTURE("test_elicitation_sep1330_enums", "Asks the user to choose", NOTHING, ask_with_choices),
    FIXTURE("test_missing_capability", "Needs a client that offers sampling", NOTHING, need_sampling),
    FIXTURE("test_x_mcp_header", "Has an argument that a header repeats", schema_header, give_arguments),
    FIXTURE("json_schema_2020_12_tool", "Tool with JSON Schema 2020-12 features", schema_2020, give_arguments),
};

void fixtures_add(struct mcp *mcp)
{
    tools_add(mcp, tools, sizeof tools / sizeof *tools, NULL);
    tools_add(mcp, fixture_inputs, fixture_input_count, NULL);
}
