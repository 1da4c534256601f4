/* mcp_tools.c: the tools of an endpoint: listed once, called often. */
#include <stdio.h>

#include "mcp_in.h"

/* ---- the list ---- */

static void put_flag(struct text *to, const char *name, bool value)
{
    text_format(to, ",\"%s\":%s", name, value ? "true" : "false");
}

static void put_tool(struct text *to, const struct mcp_tool *tool)
{
    text_put(to, to->length > 1 ? ",{\"name\":" : "{\"name\":");
    text_json(to, tool->name);
    text_put(to, ",\"title\":");
    text_json(to, tool->title);
    text_put(to, ",\"description\":");
    text_json(to, tool->description);
    text_format(to, ",\"inputSchema\":%s", tool->input_schema);
    if (tool->output_schema)
        text_format(to, ",\"outputSchema\":%s", tool->output_schema);
    text_put(to, ",\"annotations\":{\"title\":");
    text_json(to, tool->title);
    put_flag(to, "readOnlyHint", tool->read_only);
    put_flag(to, "destructiveHint", tool->destructive);
    put_flag(to, "idempotentHint", tool->idempotent);
    put_flag(to, "openWorldHint", tool->open_world);
    text_put(to, "}}");
}

static struct json_object *parse_schema(const char *schema)
{
    char why[200];
    struct json_object *parsed = codec_parse(schema, strlen(schema), why, sizeof why);
    assert(json_object_is_type(parsed, json_type_object));
    return parsed;
}

void tools_add(struct mcp *mcp, const struct mcp_tool *tools, size_t count, void *context)
{
    mcp->tools = realloc(mcp->tools, (mcp->tool_count + count + 1) * sizeof *mcp->tools);
    assert(mcp->tools);
    for (size_t i = 0; i < count; i++) {
        mcp->tools[mcp->tool_count++] = (struct tool){&tools[i], context, parse_schema(tools[i].input_schema)};
        if (tools[i].output_schema)
            json_object_put(parse_schema(tools[i].output_schema));
        put_tool(&mcp->tool_list, &tools[i]);
    }
}

void tools_free(struct mcp *mcp)
{
    for (size_t i = 0; i < mcp->tool_count; i++)
        json_object_put(mcp->tools[i].input);
    free(mcp->tools);
    text_release(&mcp->tool_list);
}

/* ---- a call ---- */

static const struct tool *tool_named(const struct mcp *mcp, const char *name)
{
    for (size_t i = 0; i < mcp->tool_count; i++)
        if (strcmp(mcp->tools[i].tool->name, name) == 0)
            return &mcp->tools[i];
    return NULL;
}

/* Log is sent from this level on: the session's, or what the request itself asks for, or none. */
static int level_wanted(const struct exchange *x, struct json_object *meta)
{
    if (x->session)
        return (int)x->session->level;
    const char *name = rpc_text(meta, MCP_META "logLevel");
    int level = name ? level_named(name) : -1;
    return level < 0 ? MCP_EMERGENCY + 1 : level;
}

static struct call *call_new(const struct exchange *x, const struct tool *tool)
{
    struct mcp *mcp = x->mcp;
    struct call *call = mcp_allocate(sizeof *call);
    unsigned slot = mcp->free_slots[--mcp->free_count];
    call->number = ++mcp->serial * MCP_CALLS_MAX + slot;
    mcp->calls[slot] = call;
    mcp->call_count++;
    call->tool = tool;
    call->request = x->batch ? 0 : x->web->id;
    call->batch = x->batch;
    call->id = mcp_copy(x->rpc->id);
    call->params = json_object_get(x->rpc->params);
    call->began_ms = uv_now(mcp->loop);
    struct json_object *meta = rpc_member(x->rpc->params, "_meta", json_type_object), *token;
    call->level = level_wanted(x, meta);
    if (json_object_object_get_ex(meta, "progressToken", &token) &&
        (json_object_is_type(token, json_type_string) || json_object_is_type(token, json_type_int)))
        call->progress_token = mcp_copy(rpc_written(token));
    call->session = x->session;
    if (x->session) {
        call->link = &x->session->calls;
        call->next = x->session->calls;
        if (call->next)
            call->next->link = &call->next;
        x->session->calls = call;
    }
    mcp_wake_by(mcp, call->began_ms + MCP_TICK_MS);
    return call;
}

/* The arguments, a share for the caller; NULL: they are no object. */
static struct json_object *arguments_of(struct json_object *params)
{
    struct json_object *arguments;
    if (!json_object_object_get_ex(params, "arguments", &arguments) || !arguments)
        return json_object_new_object();
    return json_object_is_type(arguments, json_type_object) ? json_object_get(arguments) : NULL;
}

static void begin(const struct exchange *x, const struct tool *tool, struct json_object *arguments)
{
    char why[600];
    if (x->modern && !header_params(x->web, tool->input, arguments, why, sizeof why)) {
        exchange_error(x, 400, RPC_HEADER, why, NULL);
        return;
    }
    if (!x->mcp->free_count) {
        exchange_error(x, 503, RPC_REFUSED, "Too many calls are open", NULL);
        return;
    }
    mcp_call number = call_new(x, tool)->number;
    if (schema_check(tool->input, arguments, why, sizeof why))
        tool->tool->call(tool->context, x->mcp, number, arguments);
    else
        mcp_fail(x->mcp, number, why, NULL);
}

void tools_call(const struct exchange *x)
{
    const char *name = rpc_text(x->rpc->params, "name");
    if (!name) {
        exchange_error(x, 200, RPC_PARAMS, "`name` must be a string", NULL);
        return;
    }
    const struct tool *tool = tool_named(x->mcp, name);
    if (!tool) {
        char message[160];
        snprintf(message, sizeof message, "Unknown tool: %.120s", name);
        exchange_error(x, 200, RPC_PARAMS, message, NULL);
        return;
    }
    struct json_object *arguments = arguments_of(x->rpc->params);
    if (!arguments) {
        exchange_error(x, 200, RPC_PARAMS, "`arguments` must be an object", NULL);
        return;
    }
    begin(x, tool, arguments);
    json_object_put(arguments);
}
