/* machine_tools.c: what each tool of machine_tools_table does. Arguments have passed the tool's schema before they come
 * here; they are read once more by field tables, which know the bounds of the engine. */
#include "machine_tools.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "machine_schemas.h"

struct machine_tools {
    struct engine *engine;
    struct catalog *catalog;
    struct text text; /* an answer being written */
};

struct ask { /* one call */
    struct machine_tools *tools;
    struct mcp *mcp;
    mcp_call call;
    struct json_object *arguments;
};

struct machine_tools *machine_tools_new(struct engine *engine, struct catalog *catalog)
{
    struct machine_tools *tools = calloc(1, sizeof *tools);
    assert(tools);
    tools->engine = engine;
    tools->catalog = catalog;
    return tools;
}

void machine_tools_free(struct machine_tools *tools)
{
    if (tools)
        text_release(&tools->text);
    free(tools);
}

/* ---- answering ---- */

/* `tag` is the sentence of a problem; then the answer tells its code. */
static void deliver(void *context, uint64_t call, const char *tag, struct web_bytes *answer, bool committed)
{
    struct mcp *mcp = context;
    size_t length = web_bytes_length(answer);
    if (!committed)
        mcp_fail(mcp, call, "the store refused to write; nothing was changed", "{\"code\":\"UNAVAILABLE\"}");
    else if (tag)
        mcp_fail(mcp, call, tag, web_bytes_data(answer));
    else
        mcp_finish(mcp, call, web_bytes_data(answer), length);
    web_bytes_release(answer);
}

/* With the NUL that text_bytes keeps after the end, for mcp_fail; the length is that of the JSON. */
static void hold(const struct ask *ask, const char *tag)
{
    struct text *text = &ask->tools->text;
    struct web_bytes *answer = web_bytes_new(text->length + 1);
    memcpy(web_bytes_data(answer), text->data, text->length + 1);
    web_bytes_set_length(answer, text->length);
    engine_hold(ask->tools->engine, deliver, ask->mcp, ask->call, tag, answer);
}

static struct text *begin(const struct ask *ask)
{
    ask->tools->text.length = 0;
    text_char(&ask->tools->text, '{');
    return &ask->tools->text;
}

static void answer(const struct ask *ask, bool good, const struct engine_problem *problem)
{
    struct text *to = &ask->tools->text;
    if (good) {
        text_char(to, '}');
        hold(ask, NULL);
        return;
    }
    to->length = 0;
    text_put(to, "{\"code\":");
    text_json(to, problem->code);
    text_put(to, ",\"message\":");
    text_json(to, problem->message);
    if (problem->cursor) {
        text_put(to, ",\"cursor\":");
        text_integer(to, problem->cursor);
    }
    text_char(to, '}');
    hold(ask, problem->message);
}

/* ---- instances ---- */

struct query {
    const char *instance;
    int64_t after, limit;
};

#define AT(type, member) offsetof(struct type, member)
static const struct codec_field creation_fields[] = {
    {"machine", CODEC_TEXT, true, AT(engine_creation, machine), 1, 100},
    {"instance", CODEC_TEXT, false, AT(engine_creation, instance), 1, 128},
    {"owner", CODEC_TEXT, false, AT(engine_creation, owner), 0, 200},
    {"params", CODEC_OBJECT, false, AT(engine_creation, params), 0, 0},
};
static const struct codec_field message_fields[] = {
    {"instance", CODEC_TEXT, true, AT(engine_message, instance), 1, 128},
    {"event", CODEC_TEXT, true, AT(engine_message, event), 1, 200},
    {"eventId", CODEC_TEXT, false, AT(engine_message, event_id), 1, 128},
    {"payload", CODEC_OBJECT, false, AT(engine_message, payload), 0, 0},
    {"expectedCursor", CODEC_INTEGER, false, AT(engine_message, expected_cursor), 0, INT64_MAX},
    {"call", CODEC_INTEGER, false, AT(engine_message, call), 0, UINT32_MAX},
};
static const struct codec_field query_fields[] = {
    {"instance", CODEC_TEXT, true, AT(query, instance), 1, 128},
    {"after", CODEC_INTEGER, false, AT(query, after), 0, INT64_MAX},
    {"limit", CODEC_INTEGER, false, AT(query, limit), 1, 1000},
};
#undef AT
#define COUNT(table) (sizeof(table) / sizeof *(table))

/* False: the call has failed with what is wrong. */
static bool read_arguments(const struct ask *ask, const struct codec_field *fields, size_t count, void *to)
{
    char why[300];
    if (codec_read(ask->arguments, fields, count, to, why, sizeof why))
        return true;
    mcp_fail(ask->mcp, ask->call, why, "{\"code\":\"BAD_PAYLOAD\"}");
    return false;
}

static void create(const struct ask *ask)
{
    struct engine_creation creation = {0};
    struct engine_problem problem = {0};
    if (!read_arguments(ask, creation_fields, COUNT(creation_fields), &creation))
        return;
    creation.actor = "mcp";
    answer(ask, engine_create(ask->tools->engine, &creation, begin(ask), &problem), &problem);
}

static void send_event(const struct ask *ask)
{
    struct engine_message message = {0};
    struct engine_problem problem = {0};
    if (!read_arguments(ask, message_fields, COUNT(message_fields), &message))
        return;
    message.actor = "mcp";
    answer(ask, engine_send(ask->tools->engine, &message, begin(ask), &problem), &problem);
}

static void explain(const struct ask *ask)
{
    struct engine_message message = {0};
    struct engine_problem problem = {0};
    if (!read_arguments(ask, message_fields, COUNT(message_fields), &message))
        return;
    answer(ask, engine_explain(ask->tools->engine, &message, begin(ask), &problem), &problem);
}

static void state(const struct ask *ask)
{
    struct query query = {0};
    struct engine_problem problem = {0};
    if (!read_arguments(ask, query_fields, COUNT(query_fields), &query))
        return;
    answer(ask, engine_describe(ask->tools->engine, query.instance, begin(ask), &problem), &problem);
}

static void history(const struct ask *ask)
{
    struct query query = {0};
    struct engine_problem problem = {0};
    if (!read_arguments(ask, query_fields, COUNT(query_fields), &query))
        return;
    answer(ask, engine_history(ask->tools->engine, query.instance, query.after, query.limit, begin(ask), &problem),
           &problem);
}

/* ---- specs ---- */

static void finish(const struct ask *ask)
{
    mcp_finish(ask->mcp, ask->call, ask->tools->text.data, ask->tools->text.length);
}

static void list(const struct ask *ask)
{
    struct text *to = begin(ask);
    text_put(to, "\"machines\":");
    catalog_list(ask->tools->catalog, to);
    text_char(to, '}');
    finish(ask);
}

static const char *text_of(const struct ask *ask, const char *name, size_t *length)
{
    struct json_object *value = json_object_object_get(ask->arguments, name);
    *length = (size_t)json_object_get_string_len(value);
    return json_object_get_string(value);
}

struct late { /* a call whose answer is worked on elsewhere; it keeps the endpoint's memory, so that it may come late */
    struct mcp *mcp;
    mcp_call call;
};

static struct late *late_new(const struct ask *ask)
{
    struct late *late = malloc(sizeof *late);
    assert(late);
    *late = (struct late){ask->mcp, ask->call};
    mcp_keep(ask->mcp);
    return late;
}

/* {"error": "…"} is a failure; everything else is what was asked for, also when the spec is wrong. */
static void late_answer(void *context, const char *json, size_t length)
{
    struct late *late = context;
    char why[200];
    struct json_object *parsed = codec_parse(json, length, why, sizeof why), *error;
    if (json_object_object_get_ex(parsed, "error", &error))
        mcp_fail(late->mcp, late->call, json_object_get_string(error), NULL);
    else
        mcp_finish(late->mcp, late->call, json, length);
    json_object_put(parsed);
    mcp_let_go(late->mcp);
    free(late);
}

static void check(const struct ask *ask)
{
    size_t length;
    const char *spec = text_of(ask, "spec", &length);
    catalog_check_text(ask->tools->catalog, mcp_loop(ask->mcp), spec, length, late_answer, late_new(ask));
}

static void simulate(const struct ask *ask)
{
    size_t length, scenario_length;
    const char *spec = text_of(ask, "spec", &length);
    const char *scenario = text_of(ask, "scenario", &scenario_length);
    catalog_simulate_text(ask->tools->catalog, mcp_loop(ask->mcp), spec, length, scenario, scenario_length, late_answer,
                          late_new(ask));
}

/* ---- the table ---- */

#define TOOL(name)                                                                                        \
    static void call_##name(void *context, struct mcp *mcp, mcp_call call, struct json_object *arguments) \
    {                                                                                                     \
        name(&(struct ask){context, mcp, call, arguments});                                               \
    }
TOOL(list)
TOOL(create)
TOOL(send_event)
TOOL(state)
TOOL(explain)
TOOL(history)
TOOL(check)
TOOL(simulate)
#undef TOOL

/* The hints: read_only, destructive, idempotent, open_world. */
static const struct mcp_tool table[] = {
    {"fsm_list", "List machines",
     "Lists the state machines that are served: their states, events with fields, effects and parameters. Start here.",
     schema_list_in, schema_list_out, true, false, true, false, call_list},
    {"fsm_create", "Create an instance",
     "Creates an instance of a machine. It lives in the server's database, keeps its timers, and answers to its name.",
     schema_create_in, schema_state_out, false, false, false, false, call_create},
    {"fsm_send", "Send an event",
     "Sends an event to an instance and tells what it did: the row that matched, the states left and entered, the "
     "effects. Durable before it is answered. With an eventId a repeat changes nothing and gets the same answer.",
     schema_send_in, schema_send_out, false, true, false, false, call_send_event},
    {"fsm_state", "Show an instance",
     "Shows an instance as it is now: state, variables, parameters, running timers, views and its cursor.",
     schema_instance_in, schema_state_out, true, false, true, false, call_state},
    {"fsm_explain", "Explain an event",
     "Tells what an event would do and why, without doing it: the row that would match and, for every other row, the "
     "first cell that fails with the value it read.",
     schema_explain_in, schema_explain_out, true, false, true, false, call_explain},
    {"fsm_history", "Read the log of an instance",
     "Reads what happened to an instance, oldest first, expiries of timers included. Page on with `after`.",
     schema_history_in, schema_history_out, true, false, true, false, call_history},
    {"fsm_check", "Check a spec",
     "Compiles a spec (.fsm) and explores its states within bounds; gives all diagnostics: gaps, overlaps, broken "
     "promises with the shortest run that breaks them.",
     schema_check_in, schema_check_out, true, false, true, false, call_check},
    {"fsm_simulate", "Run a scenario",
     "Runs a scenario (.scn) against a spec (.fsm) on virtual time; gives every step and what was expected in vain.",
     schema_simulate_in, schema_simulate_out, true, false, true, false, call_simulate},
};

const struct mcp_tool *machine_tools_table(size_t *count)
{
    *count = COUNT(table);
    return table;
}
