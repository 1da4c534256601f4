/* mcp_fixtures_input.c: fixtures of 2026-07-28 that need to ask before they can answer.
 *
 * A stateless server asks by its result: "input_required", with the questions. The client then sends the same request
 * again with the answers; what has to be known from before travels with it as requestState, which is signed, since
 * it comes from outside. One table says who asks what; the rounds are the same for all. */
#include <openssl/crypto.h>
#include <openssl/hmac.h>
#include <stdio.h>
#include <sys/random.h>

#include "mcp_in.h"

#define ROUNDS 2
#define QUESTIONS 3

struct question {
    const char *key, *method, *capability, *params;
    const char *proof; /* a member that an answer has */
};

static const struct asker {
    const char *name;
    bool state; /* carries requestState */
    struct question rounds[ROUNDS][QUESTIONS];
} askers[] = {
#define ELICIT(key, message, field, type)                                                                 \
    {                                                                                                     \
        key, "elicitation/create", "elicitation",                                                         \
            "{\"mode\":\"form\",\"message\":\"" message                                                   \
            "\",\"requestedSchema\":{\"type\":\"object\",\"properties\":{\"" field "\":{\"type\":\"" type \
            "\"}},\"required\":[\"" field "\"]}}",                                                        \
            "action"                                                                                      \
    }
#define SAMPLE(key, text)                                                                       \
    {                                                                                           \
        key, "sampling/createMessage", "sampling",                                              \
            "{\"messages\":[{\"role\":\"user\",\"content\":{\"type\":\"text\",\"text\":\"" text \
            "\"}}],\"maxTokens\":100}",                                                         \
            "content"                                                                           \
    }
#define ROOTS(key)                                \
    {                                             \
        key, "roots/list", "roots", "{}", "roots" \
    }
    {"test_input_required_result_elicitation", false, {{ELICIT("user_name", "What is your name?", "name", "string")}}},
    {"test_streaming_elicitation", false, {{ELICIT("user_name", "What is your name?", "name", "string")}}},
    {"test_input_required_result_sampling", false, {{SAMPLE("capital_question", "What is the capital of France?")}}},
    {"test_input_required_result_list_roots", false, {{ROOTS("client_roots")}}},
    {"test_input_required_result_request_state", true, {{ELICIT("confirm", "Please confirm", "ok", "boolean")}}},
    {"test_input_required_result_tampered_state", true, {{ELICIT("confirm", "Please confirm", "ok", "boolean")}}},
    {"test_input_required_result_multiple_inputs",
     true,
     {{ELICIT("user_name", "What is your name?", "name", "string"), SAMPLE("greeting", "Generate a greeting"),
       ROOTS("client_roots")}}},
    {"test_input_required_result_multi_round",
     true,
     {{ELICIT("step1", "Step 1: What is your name?", "name", "string")},
      {ELICIT("step2", "Step 2: What is your favorite color?", "color", "string")}}},
    {"test_input_required_result_capabilities",
     false,
     {{ELICIT("user_name", "What is your name?", "name", "string"), SAMPLE("greeting", "Generate a greeting")}}},
    {"test_input_required_result_prompt",
     false,
     {{ELICIT("user_context", "What context should the prompt use?", "context", "string")}}},
};

/* ---- the state that travels ---- */

static void sign(const char *name, unsigned round, char to[72])
{
    static uint8_t key[32];
    static bool ready;
    if (!ready) {
        ssize_t got = getrandom(key, sizeof key, 0);
        assert(got == (ssize_t)sizeof key);
        ready = true;
    }
    char message[128];
    uint8_t digest[32];
    int length = snprintf(message, sizeof message, "%u.%s", round, name);
    HMAC(EVP_sha256(), key, sizeof key, (const uint8_t *)message, (size_t)length, digest, NULL);
    char *at = to + snprintf(to, 72, "%u.", round);
    for (int i = 0; i < 32; i++)
        at += snprintf(at, 3, "%02x", digest[i]);
}

/* The round that a state stands for; ROUNDS: it is not one of ours. */
static unsigned round_of(const char *name, const char *state)
{
    unsigned round;
    for (round = 0; round < ROUNDS; round++) {
        char ours[72];
        sign(name, round, ours);
        if (strlen(state) == strlen(ours) && CRYPTO_memcmp(state, ours, strlen(ours)) == 0)
            break;
    }
    return round;
}

/* ---- questions and answers ---- */

static bool can(struct json_object *params, const char *capability)
{
    struct json_object *meta = rpc_member(params, "_meta", json_type_object);
    return rpc_member(rpc_member(meta, MCP_META "clientCapabilities", json_type_object), capability, json_type_object);
}

static bool answered(struct json_object *params, const struct question *question)
{
    struct json_object *given = rpc_member(params, "inputResponses", json_type_object);
    return json_object_object_get_ex(rpc_member(given, question->key, json_type_object), question->proof, NULL);
}

/* Members of input_required for what is still open in a round; false: nothing is. */
static bool put_questions(const struct asker *asker, unsigned round, struct json_object *params, bool again,
                          struct text *to)
{
    unsigned count = 0;
    text_put(to, "\"resultType\":\"input_required\",\"inputRequests\":{");
    for (unsigned i = 0; i < QUESTIONS && asker->rounds[round][i].key; i++) {
        const struct question *question = &asker->rounds[round][i];
        if (!can(params, question->capability) || (!again && answered(params, question)))
            continue;
        text_format(to, "%s\"%s\":{\"method\":\"%s\",\"params\":%s}", count++ ? "," : "", question->key,
                    question->method, question->params);
    }
    text_char(to, '}');
    if (asker->state) {
        char state[72];
        sign(asker->name, round, state);
        text_format(to, ",\"requestState\":\"%s\"", state);
    }
    return count > 0;
}

static void put_thanks(const struct asker *asker, struct json_object *params, struct text *to)
{
    struct json_object *given = rpc_member(params, "inputResponses", json_type_object);
    struct json_object *first = rpc_member(given, asker->rounds[0][0].key, json_type_object);
    const char *name = rpc_text(rpc_member(first, "content", json_type_object), "name");
    if (name)
        text_format(to, "Hello, %s!", name);
    else
        text_format(to, "Thank you for %s", given ? rpc_written(given) : "nothing");
    if (asker->state)
        text_put(to, " state-ok");
}

enum input_state fixture_input(const char *name, struct json_object *params, struct text *to)
{
    const struct asker *asker = askers;
    while (strcmp(asker->name, name) != 0)
        asker++;
    const char *state = rpc_text(params, "requestState");
    unsigned round = asker->state && state ? round_of(name, state) : 0;
    if (round == ROUNDS)
        return INPUT_FORGED;
    if (put_questions(asker, round, params, false, to))
        return INPUT_WANTED;
    to->length = 0;
    if (round + 1 < ROUNDS && asker->rounds[round + 1][0].key && put_questions(asker, round + 1, params, true, to))
        return INPUT_WANTED;
    to->length = 0;
    put_thanks(asker, params, to);
    return INPUT_COMPLETE;
}

/* ---- the tools ---- */

static void ask(void *context, struct mcp *mcp, mcp_call number, struct json_object *arguments)
{
    (void)context, (void)arguments;
    struct call *call = call_find(mcp, number);
    struct text said = {0};
    if (call->session) {
        mcp_fail(mcp, number, "This tool asks in the way of 2026-07-28, without a session", NULL);
        return;
    }
    switch (fixture_input(call->tool->tool->name, call->params, &said)) {
    case INPUT_WANTED:
        call_answer(mcp, call, said.data, said.length);
        break;
    case INPUT_COMPLETE:
        mcp_finish(mcp, number, said.data, said.length);
        break;
    case INPUT_FORGED:
        call_error(mcp, call, 400, RPC_PARAMS, "Invalid params: requestState is not one of this server", NULL);
        break;
    }
    text_release(&said);
}

#define ASKING(name)                                                                                 \
    {                                                                                                \
        name, name, "Asks the client before it answers", schema, NULL, true, false, true, false, ask \
    }
#define schema "{\"type\":\"object\",\"properties\":{},\"additionalProperties\":false}"

const struct mcp_tool fixture_inputs[] = {
    ASKING("test_input_required_result_elicitation"),     ASKING("test_streaming_elicitation"),
    ASKING("test_input_required_result_sampling"),        ASKING("test_input_required_result_list_roots"),
    ASKING("test_input_required_result_request_state"),   ASKING("test_input_required_result_tampered_state"),
    ASKING("test_input_required_result_multiple_inputs"), ASKING("test_input_required_result_multi_round"),
    ASKING("test_input_required_result_capabilities"),
};
const size_t fixture_input_count = sizeof fixture_inputs / sizeof *fixture_inputs;
