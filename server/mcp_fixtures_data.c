/* mcp_fixtures_data.c: the resources and prompts that the conformance suite reads. */
#include <stdio.h>

#include "mcp_in.h"

/* ---- resources ---- */

// clang-format off
static const char resources[] = MCP_JSON([
    {"uri": "test://static-text", "name": "static-text", "description": "A text that stays", "mimeType": "text/plain"},
    {"uri": "test://static-binary", "name": "static-binary", "description": "A pixel", "mimeType": "image/png"},
    {"uri": "test://watched-resource", "name": "watched-resource", "description": "One to subscribe to",
     "mimeType": "text/plain"}]);
static const char templates[] = MCP_JSON([
    {"uriTemplate": "test://template/{id}/data", "name": "template", "description": "Data by id",
     "mimeType": "application/json"}]);
static const char prompts[] = MCP_JSON([
    {"name": "test_simple_prompt", "description": "A prompt without arguments"},
    {"name": "test_prompt_with_arguments", "description": "A prompt with two arguments", "arguments": [
        {"name": "arg1", "description": "First test argument", "required": true},
        {"name": "arg2", "description": "Second test argument", "required": true}]},
    {"name": "test_prompt_with_embedded_resource", "description": "A prompt with a resource in it", "arguments": [
        {"name": "resourceUri", "description": "URI of the resource to embed", "required": true}]},
    {"name": "test_prompt_with_image", "description": "A prompt with an image in it"},
    {"name": "test_input_required_result_prompt", "description": "A prompt that asks first"}]);
// clang-format on

void fixtures_resources(struct text *to)
{
    text_put(to, resources);
}

void fixtures_templates(struct text *to)
{
    text_put(to, templates);
}

void fixtures_prompts(struct text *to)
{
    text_put(to, prompts);
}

/* test://template/ID/data; false: the URI is no such. */
static bool read_template(const char *uri, struct text *to)
{
    static const char before[] = "test://template/", after[] = "/data";
    size_t length = strlen(uri), fixed = sizeof before + sizeof after - 2;
    if (length <= fixed || strncmp(uri, before, sizeof before - 1) != 0 ||
        strcmp(uri + length - sizeof after + 1, after) != 0)
        return false;
    const char *id = uri + sizeof before - 1;
    int id_length = (int)(length - fixed);
    if (memchr(id, '/', (size_t)id_length))
        return false;
    struct text data = {0};
    text_put(&data, "{\"id\":");
    text_json_bytes(&data, id, (size_t)id_length);
    text_put(&data, ",\"templateTest\":true,\"data\":\"for that id\"}");
    text_put(to, "\"contents\":[{\"uri\":");
    text_json(to, uri);
    text_put(to, ",\"mimeType\":\"application/json\",\"text\":");
    text_json_bytes(to, data.data, data.length);
    text_put(to, "}]");
    text_release(&data);
    return true;
}

bool fixtures_read(const char *uri, struct text *to)
{
    static const char *const fixed[][2] = {
        {"test://static-text", "\"text/plain\",\"text\":\"This is the content of the static text resource.\""},
        {"test://static-binary", "\"image/png\",\"blob\":\"" FIXTURE_PIXEL "\""},
        {"test://watched-resource", "\"text/plain\",\"text\":\"Watched.\""},
    };
    for (size_t i = 0; i < sizeof fixed / sizeof *fixed; i++)
        if (strcmp(uri, fixed[i][0]) == 0) {
            text_format(to, "\"contents\":[{\"uri\":\"%s\",\"mimeType\":%s}]", uri, fixed[i][1]);
            return true;
        }
    return read_template(uri, to);
}

/* ---- prompts ---- */

static void put_text(struct text *to, const char *text)
{
    text_put(to, "{\"role\":\"user\",\"content\":{\"type\":\"text\",\"text\":");
    text_json(to, text);
    text_put(to, "}}");
}

static void simple(struct json_object *arguments, struct text *to)
{
    (void)arguments;
    put_text(to, "This is a simple prompt for testing.");
}

static void with_arguments(struct json_object *arguments, struct text *to)
{
    struct text said = {0};
    text_format(&said, "Prompt with arguments: arg1='%s', arg2='%s'", rpc_text(arguments, "arg1"),
                rpc_text(arguments, "arg2"));
    put_text(to, said.data);
    text_release(&said);
}

static void with_resource(struct json_object *arguments, struct text *to)
{
    text_put(to, "{\"role\":\"user\",\"content\":{\"type\":\"resource\",\"resource\":{\"uri\":");
    text_json(to, rpc_text(arguments, "resourceUri"));
    text_put(to, ",\"mimeType\":\"text/plain\",\"text\":\"Embedded resource content for testing.\"}}},");
    put_text(to, "Please process the embedded resource above.");
}

static void with_image(struct json_object *arguments, struct text *to)
{
    (void)arguments;
    text_put(to, "{\"role\":\"user\",\"content\":{\"type\":\"image\",\"data\":\"" FIXTURE_PIXEL
                 "\",\"mimeType\":\"image/png\"}},");
    put_text(to, "Please analyze the image above.");
}

static const struct prompt {
    const char *name;
    const char *needs[2]; /* arguments */
    void (*write)(struct json_object *arguments, struct text *to);
} texts[] = {
    {"test_simple_prompt", {NULL}, simple},
    {"test_prompt_with_arguments", {"arg1", "arg2"}, with_arguments},
    {"test_prompt_with_embedded_resource", {"resourceUri"}, with_resource},
    {"test_prompt_with_image", {NULL}, with_image},
};

static void give_prompt(const struct exchange *x, const struct prompt *prompt)
{
    struct json_object *arguments = rpc_member(x->rpc->params, "arguments", json_type_object);
    for (int i = 0; i < 2; i++)
        if (prompt->needs[i] && !rpc_text(arguments, prompt->needs[i])) {
            char message[80];
            snprintf(message, sizeof message, "`arguments.%s` must be a string", prompt->needs[i]);
            exchange_error(x, 200, RPC_PARAMS, message, NULL);
            return;
        }
    struct text *to = &x->mcp->members;
    to->length = 0;
    text_put(to, "\"messages\":[");
    prompt->write(arguments, to);
    text_char(to, ']');
    exchange_result(x, to->data, to->length);
}

/* The one that asks: in the stateless era by its result, before that not at all. */
static void give_asking(const struct exchange *x, const char *name)
{
    struct text said = {0}, *to = &x->mcp->members;
    enum input_state state = x->modern ? fixture_input(name, x->rpc->params, &said) : INPUT_COMPLETE;
    to->length = 0;
    if (state == INPUT_WANTED) {
        text_put(to, said.data);
    } else {
        text_put(to, "\"messages\":[");
        put_text(to, said.length ? said.data : "A prompt without context.");
        text_char(to, ']');
    }
    exchange_result(x, to->data, to->length);
    text_release(&said);
}

bool fixtures_prompt(const struct exchange *x, const char *name)
{
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
        if (strcmp(texts[i].name, name) == 0) {
            give_prompt(x, &texts[i]);
            return true;
        }
    if (strcmp(name, "test_input_required_result_prompt") != 0)
        return false;
    give_asking(x, name);
    return true;
}
