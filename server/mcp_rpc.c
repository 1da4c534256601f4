/* mcp_rpc.c: JSON-RPC 2.0 as MCP speaks it: what a message is, and what is none.
 *
 * An id is a string or an integer, 0 and "" included, and goes back as it came. Params, if any, are an object. */
#include "mcp_in.h"

const char *rpc_written(struct json_object *value)
{
    return json_object_to_json_string_ext(value, JSON_C_TO_STRING_PLAIN | JSON_C_TO_STRING_NOSLASHESCAPE);
}

struct json_object *rpc_member(struct json_object *object, const char *name, enum json_type type)
{
    struct json_object *value;
    if (!object || !json_object_object_get_ex(object, name, &value) || !json_object_is_type(value, type))
        return NULL;
    return value;
}

/* The string itself, if no NUL would cut it short. */
static const char *whole_string(struct json_object *value)
{
    const char *string = json_object_get_string(value);
    return strlen(string) == (size_t)json_object_get_string_len(value) ? string : NULL;
}

const char *rpc_text(struct json_object *object, const char *name)
{
    struct json_object *value = rpc_member(object, name, json_type_string);
    return value ? whole_string(value) : NULL;
}

static bool is_id(struct json_object *value)
{
    return json_object_is_type(value, json_type_int) || json_object_is_type(value, json_type_string);
}

static bool read_call(struct json_object *from, struct rpc *rpc, const char **why)
{
    struct json_object *params;
    rpc->method = rpc_text(from, "method");
    if (!rpc->method) {
        *why = "`method` must be a string";
        return false;
    }
    if (!json_object_object_get_ex(from, "params", &params))
        return true;
    if (!json_object_is_type(params, json_type_object)) {
        *why = "`params` must be an object";
        return false;
    }
    rpc->params = params;
    return true;
}

static bool read_response(struct json_object *from, struct rpc *rpc, bool has_id, const char **why)
{
    bool good = json_object_object_get_ex(from, "result", &rpc->result);
    bool bad = json_object_object_get_ex(from, "error", &rpc->error);
    rpc->kind = RPC_RESPONSE;
    if (good != bad && (has_id || bad))
        return true;
    *why = "neither a request (`method`) nor a response (`id`, and `result` or `error`)";
    return false;
}

bool rpc_read(struct json_object *from, struct rpc *rpc, const char **why)
{
    *rpc = (struct rpc){.id = "null"};
    if (!json_object_is_type(from, json_type_object)) {
        *why = "a message must be an object";
        return false;
    }
    struct json_object *id;
    bool has_id = json_object_object_get_ex(from, "id", &id);
    if (has_id && is_id(id))
        rpc->id = rpc_written(id);
    const char *version = rpc_text(from, "jsonrpc");
    if (!version || strcmp(version, "2.0") != 0) {
        *why = "`jsonrpc` must be \"2.0\"";
        return false;
    }
    struct json_object *method;
    if (!json_object_object_get_ex(from, "method", &method))
        return read_response(from, rpc, has_id && is_id(id), why);
    if (has_id && !is_id(id)) {
        *why = "`id` must be a string or an integer";
        return false;
    }
    rpc->kind = has_id ? RPC_REQUEST : RPC_NOTIFICATION;
    return read_call(from, rpc, why);
}
