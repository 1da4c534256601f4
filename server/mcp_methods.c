/* mcp_methods.c: the methods, one table for both eras. What an era adds to a result is added in mcp_answer.c, or here
 * by put_cache. An endpoint without fixtures has no resources and no prompts; it says so instead of failing. */
#include <stdio.h>

#include "mcp_in.h"

static const char *const levels[] = {"debug", "info", "notice", "warning", "error", "critical", "alert", "emergency"};

int level_named(const char *name)
{
    for (int i = 0; i <= MCP_EMERGENCY; i++)
        if (strcmp(levels[i], name) == 0)
            return i;
    return -1;
}

const char *level_name(enum mcp_level level)
{
    return levels[level];
}

void method_server_info(const struct mcp *mcp, struct text *to)
{
    text_put(to, "{\"name\":");
    text_json(to, mcp->options.name);
    text_put(to, ",\"title\":");
    text_json(to, mcp->options.title);
    text_put(to, ",\"version\":");
    text_json(to, mcp->options.version);
    text_char(to, '}');
}

void method_capabilities(const struct mcp *mcp, bool modern, struct text *to)
{
    const char *resources = !modern && mcp->options.conformance ? "{\"subscribe\":true}" : "{}";
    text_format(to, "{\"tools\":{},\"resources\":%s,\"prompts\":{},\"completions\":{},\"logging\":{}}", resources);
}

/* ---- results ---- */

static void finish(const struct exchange *x)
{
    exchange_result(x, x->mcp->members.data, x->mcp->members.length);
}

static struct text *members_of(const struct exchange *x)
{
    x->mcp->members.length = 0;
    return &x->mcp->members;
}

/* How long a list may be kept. What a token protects must not be shared: so never "public". */
static void put_cache(const struct exchange *x, struct text *to)
{
    if (x->modern)
        text_put(to, ",\"ttlMs\":60000,\"cacheScope\":\"private\"");
}

static void bad_params(const struct exchange *x, const char *message)
{
    exchange_error(x, 200, RPC_PARAMS, message, NULL);
}

/* A list in one page: so no cursor can be one of ours. */
static void answer_list(const struct exchange *x, const char *name, void (*write)(struct text *to))
{
    if (json_object_object_get_ex(x->rpc->params, "cursor", NULL)) {
        bad_params(x, "Invalid cursor");
        return;
    }
    struct text *to = members_of(x);
    text_format(to, "\"%s\":", name);
    if (x->mcp->options.conformance)
        write(to);
    else
        text_put(to, "[]");
    put_cache(x, to);
    finish(x);
}

static void ping(const struct exchange *x)
{
    exchange_result(x, "", 0);
}

static void discover(const struct exchange *x)
{
    struct text *to = members_of(x);
    text_put(to, "\"supportedVersions\":[\"" MCP_MODERN "\"],\"capabilities\":");
    method_capabilities(x->mcp, true, to);
    if (x->mcp->options.instructions) {
        text_put(to, ",\"instructions\":");
        text_json(to, x->mcp->options.instructions);
    }
    put_cache(x, to);
    finish(x);
}

static void set_level(const struct exchange *x)
{
    const char *name = rpc_text(x->rpc->params, "level");
    int level = name ? level_named(name) : -1;
    if (level < 0) {
        bad_params(x, "`level` must be one of debug, info, notice, warning, error, critical, alert, emergency");
        return;
    }
    x->session->level = (enum mcp_level)level;
    exchange_result(x, "", 0);
}

static void tools_list(const struct exchange *x)
{
    if (json_object_object_get_ex(x->rpc->params, "cursor", NULL)) {
        bad_params(x, "Invalid cursor");
        return;
    }
    struct text *to = members_of(x);
    text_put(to, "\"tools\":");
    text_bytes(to, x->mcp->tool_list.data, x->mcp->tool_list.length);
    put_cache(x, to);
    finish(x);
}

/* ---- resources ---- */

static void resources_list(const struct exchange *x)
{
    answer_list(x, "resources", fixtures_resources);
}

static void templates_list(const struct exchange *x)
{
    answer_list(x, "resourceTemplates", fixtures_templates);
}

static void no_resource(const struct exchange *x, const char *uri)
{
    struct text data = {0};
    text_put(&data, "{\"uri\":");
    text_json(&data, uri);
    text_char(&data, '}');
    exchange_error(x, 200, x->modern ? RPC_PARAMS : RPC_NO_RESOURCE, "Resource not found", data.data);
    text_release(&data);
}

static void resources_read(const struct exchange *x)
{
    const char *uri = rpc_text(x->rpc->params, "uri");
    struct text *to = members_of(x);
    if (!uri) {
        bad_params(x, "`uri` must be a string");
    } else if (x->mcp->options.conformance && fixtures_read(uri, to)) {
        put_cache(x, to);
        finish(x);
    } else {
        no_resource(x, uri);
    }
}

static void resources_subscribe(const struct exchange *x)
{
    const char *uri = rpc_text(x->rpc->params, "uri");
    if (!uri) {
        bad_params(x, "`uri` must be a string");
        return;
    }
    if (!x->session->watched)
        x->session->watched = json_object_new_object();
    if (json_object_object_length(x->session->watched) >= MCP_WATCHED_MAX) {
        exchange_error(x, 200, RPC_REFUSED, "Too many subscriptions", NULL);
        return;
    }
    json_object_object_add(x->session->watched, uri, NULL);
    exchange_result(x, "", 0);
}

static void resources_unsubscribe(const struct exchange *x)
{
    const char *uri = rpc_text(x->rpc->params, "uri");
    if (!uri) {
        bad_params(x, "`uri` must be a string");
        return;
    }
    if (x->session->watched)
        json_object_object_del(x->session->watched, uri);
    exchange_result(x, "", 0);
}

/* ---- prompts, completion ---- */

static void prompts_list(const struct exchange *x)
{
    answer_list(x, "prompts", fixtures_prompts);
}

static void prompts_get(const struct exchange *x)
{
    const char *name = rpc_text(x->rpc->params, "name");
    if (!name)
        bad_params(x, "`name` must be a string");
    else if (!x->mcp->options.conformance || !fixtures_prompt(x, name))
        bad_params(x, "Unknown prompt");
}

static void complete(const struct exchange *x)
{
    if (!rpc_member(x->rpc->params, "ref", json_type_object) ||
        !rpc_member(x->rpc->params, "argument", json_type_object)) {
        bad_params(x, "`ref` and `argument` must be objects");
        return;
    }
    struct text *to = members_of(x);
    text_put(to, "\"completion\":{\"values\":[],\"total\":0,\"hasMore\":false}");
    finish(x);
}

/* ---- the table ---- */

enum { LEGACY = 1, MODERN = 2, BOTH = 3, WATCHING = 4 /* with fixtures only */ };

static const struct method {
    const char *name;
    int when;
    void (*run)(const struct exchange *x);
} methods[] = {
    {"tools/call", BOTH, tools_call},
    {"tools/list", BOTH, tools_list},
    {"ping", LEGACY, ping},
    {"server/discover", MODERN, discover},
    {"logging/setLevel", LEGACY, set_level},
    {"resources/list", BOTH, resources_list},
    {"resources/templates/list", BOTH, templates_list},
    {"resources/read", BOTH, resources_read},
    {"resources/subscribe", LEGACY | WATCHING, resources_subscribe},
    {"resources/unsubscribe", LEGACY | WATCHING, resources_unsubscribe},
    {"prompts/list", BOTH, prompts_list},
    {"prompts/get", BOTH, prompts_get},
    {"completion/complete", BOTH, complete},
};

bool method_run(const struct exchange *x)
{
    for (size_t i = 0; i < sizeof methods / sizeof *methods; i++) {
        const struct method *method = &methods[i];
        if (strcmp(method->name, x->rpc->method) != 0)
            continue;
        if (!(method->when & (x->modern ? MODERN : LEGACY)))
            return false;
        if ((method->when & WATCHING) && !x->mcp->options.conformance)
            return false;
        method->run(x);
        return true;
    }
    return false;
}
