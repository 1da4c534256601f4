/* mcp_modern.c: the stateless era: 2026-07-28. Every request says of itself what a session used to know, in its _meta,
 * and again in headers that must agree. There is no GET, no DELETE, and no answer that belongs to another request. */
#include <stdio.h>

#include "mcp_in.h"

static const char *version_said(struct json_object *body)
{
    struct json_object *params = rpc_member(body, "params", json_type_object);
    return rpc_text(rpc_member(params, "_meta", json_type_object), MCP_META "protocolVersion");
}

bool modern_asked(const struct web_request *request, struct json_object *body)
{
    return header_says(request, "mcp-protocol-version", MCP_MODERN) || (body && version_said(body));
}

/* ---- what every request must say ---- */

static bool refused(const struct exchange *x, int code, const char *message)
{
    exchange_error(x, 400, code, message, NULL);
    return false;
}

static bool refused_version(const struct exchange *x, const char *requested)
{
    struct text data = {0};
    text_put(&data, "{\"supported\":[\"" MCP_MODERN "\"],\"requested\":");
    text_json(&data, requested);
    text_char(&data, '}');
    exchange_error(x, 400, RPC_VERSION, "Unsupported protocol version", data.data);
    text_release(&data);
    return false;
}

/* The parameter that Mcp-Name repeats, or NULL. */
static const char *name_of(const struct rpc *rpc)
{
    if (strcmp(rpc->method, "tools/call") == 0 || strcmp(rpc->method, "prompts/get") == 0)
        return rpc_text(rpc->params, "name");
    return strcmp(rpc->method, "resources/read") == 0 ? rpc_text(rpc->params, "uri") : NULL;
}

static bool headers_agree(const struct exchange *x, const char *version)
{
    const char *name = name_of(x->rpc);
    if (!header_says(x->web, "mcp-protocol-version", version))
        return refused(x, RPC_HEADER, "Header mismatch: MCP-Protocol-Version does not say what _meta says");
    if (strcmp(version, MCP_MODERN) != 0)
        return refused_version(x, version);
    if (!header_says(x->web, "mcp-method", x->rpc->method))
        return refused(x, RPC_HEADER, "Header mismatch: Mcp-Method does not say what `method` says");
    if (name && !header_says(x->web, "mcp-name", name))
        return refused(x, RPC_HEADER, "Header mismatch: Mcp-Name does not say what the params say");
    return true;
}

static bool says_enough(const struct exchange *x)
{
    struct json_object *meta = rpc_member(x->rpc->params, "_meta", json_type_object);
    const char *version = rpc_text(meta, MCP_META "protocolVersion");
    if (!version)
        return refused(x, RPC_PARAMS, "Invalid params: _meta must have " MCP_META "protocolVersion");
    if (!rpc_member(meta, MCP_META "clientCapabilities", json_type_object))
        return refused(x, RPC_PARAMS, "Invalid params: _meta must have " MCP_META "clientCapabilities");
    return headers_agree(x, version);
}

void modern_request(struct mcp *mcp, const struct web_request *request, struct json_object *body)
{
    struct rpc rpc;
    const char *why;
    struct exchange x = {.mcp = mcp, .web = request, .modern = true, .rpc = &rpc};
    if (!rpc_read(body, &rpc, &why))
        exchange_error(&x, 400, json_object_is_type(body, json_type_object) ? RPC_PARSE : RPC_INVALID, why, NULL);
    else if (rpc.kind == RPC_RESPONSE)
        exchange_error(&x, 400, RPC_INVALID, "Invalid Request: nothing was asked", NULL);
    else if (rpc.kind == RPC_NOTIFICATION)
        web_respond(request->id, 202, NULL, NULL, NULL, 0);
    else if (says_enough(&x) && !method_run(&x))
        exchange_error(&x, 404, RPC_NO_METHOD, "Method not found", NULL);
}
