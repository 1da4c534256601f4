/* wire.c: the messages about machines, by a table: a type, the fields of its payload, what answers it.
 *
 *   {"type": "machine:send", "payload": {"instance": "door-1", "event": "Coin"}, "id": "7", "timestamp": 1767225600000}
 *
 * Every answer carries the id of what it answers. All but `pong` wait for the turn's commit. */
#include "wire.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "say.h"
#include "topics.h"

struct wire {
    struct engine *engine;
    struct catalog *catalog;
    struct topics *topics;
    struct text text; /* an answer being written */
};

struct ask { /* one message */
    struct wire *wire;
    web_id socket;
    const char *id; /* JSON text, or NULL */
    struct text *to;
    struct engine_problem problem;
    const char *instance, *event_id; /* for errors */
};

union payload {
    struct engine_creation creation;
    struct engine_message message;
    struct {
        const char *instance, *machine;
        int64_t after, limit;
    } query;
};

/* ---- sending ---- */

static int64_t now_ms(void)
{
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

static void begin(struct text *to, const char *type)
{
    to->length = 0;
    text_put(to, "{\"type\":\"");
    text_put(to, type);
    text_put(to, "\",\"payload\":{");
}

static struct web_bytes *end(struct text *to, const char *id)
{
    text_char(to, '}');
    if (id) {
        text_put(to, ",\"id\":");
        text_put(to, id);
    }
    text_put(to, ",\"timestamp\":");
    text_integer(to, now_ms());
    text_char(to, '}');
    return web_bytes_of(to->data, to->length);
}

static void put_member(struct text *to, const char *name, const char *value)
{
    if (!value)
        return;
    if (to->data[to->length - 1] != '{')
        text_char(to, ',');
    text_char(to, '"');
    text_put(to, name);
    text_put(to, "\":");
    text_json(to, value);
}

static void deliver(void *context, uint64_t socket, const char *id, struct web_bytes *answer, bool committed)
{
    (void)context;
    if (!committed) {
        struct text text = {0}; /* not the wire's: a commit may come while an answer is being written there */
        web_bytes_release(answer);
        begin(&text, "machine:error");
        put_member(&text, "code", "UNAVAILABLE");
        put_member(&text, "message", "the store refused to write; nothing was changed");
        answer = end(&text, id);
        text_release(&text);
    }
    web_send(socket, answer);
    web_bytes_release(answer);
}

static void hold(struct ask *ask)
{
    engine_hold(ask->wire->engine, deliver, ask->wire, ask->socket, ask->id, end(ask->to, ask->id));
}

static void answer_error(struct ask *ask, const char *type)
{
    begin(ask->to, type);
    put_member(ask->to, "code", ask->problem.code);
    put_member(ask->to, "message", ask->problem.message);
    put_member(ask->to, "instance", ask->instance);
    put_member(ask->to, "eventId", ask->event_id);
    if (ask->problem.cursor)
        text_format(ask->to, ",\"cursor\":%lld", (long long)ask->problem.cursor);
    hold(ask);
}

/* ---- steps, to whoever follows the instance or its machine ---- */

static void topic_name(struct text *to, char kind, const char *name)
{
    to->length = 0;
    text_char(to, kind);
    text_put(to, name);
}

static const web_id *followers(struct wire *wire, char kind, const char *name, size_t *count)
{
    char topic[256];
    struct text text = {topic, 0, sizeof topic};
    if (strlen(name) >= sizeof topic - 2) {
        *count = 0;
        return NULL;
    }
    topic_name(&text, kind, name);
    return topics_followers(wire->topics, topic, count);
}

static bool wanted(void *context, const char *instance, const char *machine)
{
    size_t by_instance, by_machine;
    followers(context, 'i', instance, &by_instance);
    followers(context, 'm', machine, &by_machine);
    return by_instance + by_machine > 0;
}

/* The tag of a held step is "instance machine": neither has a space in it. */
static void fan_out(void *context, uint64_t to, const char *tag, struct web_bytes *step, bool committed)
{
    struct wire *wire = context;
    char name[256];
    const char *space = strchr(tag, ' ');
    size_t count;
    (void)to;
    if (committed && (size_t)(space - tag) < sizeof name) {
        memcpy(name, tag, (size_t)(space - tag));
        name[space - tag] = 0;
        const web_id *socket = followers(wire, 'i', name, &count);
        for (size_t i = 0; i < count; i++)
            web_send(socket[i], step);
        socket = followers(wire, 'm', space + 1, &count);
        for (size_t i = 0; i < count; i++)
            web_send(socket[i], step);
    }
    web_bytes_release(step);
}

static void on_step(void *context, const char *instance, const char *machine, const char *members, size_t length)
{
    struct wire *wire = context;
    struct text text = {0}, tag = {0};
    begin(&text, "machine:step");
    text_bytes(&text, members, length);
    text_put(&tag, instance);
    text_char(&tag, ' ');
    text_put(&tag, machine);
    engine_hold(wire->engine, fan_out, wire, 0, tag.data, end(&text, NULL));
    text_release(&text);
    text_release(&tag);
}

/* ---- handlers: false after a problem ---- */

static bool handle_list(struct ask *ask, union payload *payload)
{
    (void)payload;
    begin(ask->to, "machine:list");
    text_put(ask->to, "\"machines\":");
    catalog_list(ask->wire->catalog, ask->to);
    return true;
}

static bool handle_create(struct ask *ask, union payload *payload)
{
    payload->creation.actor = "ws";
    begin(ask->to, "machine:created");
    return engine_create(ask->wire->engine, &payload->creation, ask->to, &ask->problem);
}

static bool handle_send(struct ask *ask, union payload *payload)
{
    payload->message.actor = "ws";
    begin(ask->to, "machine:ack");
    return engine_send(ask->wire->engine, &payload->message, ask->to, &ask->problem);
}

static bool handle_explain(struct ask *ask, union payload *payload)
{
    begin(ask->to, "machine:explanation");
    return engine_explain(ask->wire->engine, &payload->message, ask->to, &ask->problem);
}

static bool handle_state(struct ask *ask, union payload *payload)
{
    begin(ask->to, "machine:state");
    return engine_describe(ask->wire->engine, payload->query.instance, ask->to, &ask->problem);
}

static bool handle_history(struct ask *ask, union payload *payload)
{
    begin(ask->to, "machine:history");
    return engine_history(ask->wire->engine, payload->query.instance, payload->query.after, payload->query.limit,
                          ask->to, &ask->problem);
}

static bool refuse(struct ask *ask, const char *code, const char *message)
{
    ask->problem = (struct engine_problem){.code = code};
    strncpy(ask->problem.message, message, sizeof ask->problem.message - 1);
    return false;
}

/* Names an instance or a machine that there is, as a topic; false after a problem. */
static bool read_topic(struct ask *ask, const union payload *payload, struct text *topic)
{
    const char *instance = payload->query.instance, *machine = payload->query.machine;
    if (!instance == !machine)
        return refuse(ask, "BAD_PAYLOAD", "give either `instance` or `machine`");
    if (machine && !catalog_named(ask->wire->catalog, machine))
        return refuse(ask, "UNKNOWN_MACHINE", "there is no such machine");
    topic_name(topic, instance ? 'i' : 'm', instance ? instance : machine);
    return true;
}

/* The steps that were missed, as they would have come. */
static bool catch_up(struct ask *ask, const char *instance, int64_t after)
{
    struct text missed = {0};
    begin(&missed, "machine:missed");
    bool good = engine_history(ask->wire->engine, instance, after, 1000, &missed, &ask->problem);
    if (good)
        engine_hold(ask->wire->engine, deliver, ask->wire, ask->socket, ask->id, end(&missed, ask->id));
    text_release(&missed);
    return good;
}

static bool handle_subscribe(struct ask *ask, union payload *payload)
{
    struct text topic = {0};
    const char *instance = payload->query.instance;
    bool good = read_topic(ask, payload, &topic);
    begin(ask->to, "machine:subscribed");
    if (good && instance)
        good = engine_describe(ask->wire->engine, instance, ask->to, &ask->problem);
    else if (good)
        put_member(ask->to, "machine", payload->query.machine);
    if (good && !topics_follow(ask->wire->topics, topic.data, ask->socket))
        good = refuse(ask, "LIMIT", "a socket can follow 1000 instances and machines");
    if (good && instance && payload->query.after != CODEC_ABSENT)
        good = catch_up(ask, instance, payload->query.after);
    text_release(&topic);
    return good;
}

static bool handle_unsubscribe(struct ask *ask, union payload *payload)
{
    struct text topic = {0};
    bool good = read_topic(ask, payload, &topic);
    if (good)
        topics_leave(ask->wire->topics, topic.data, ask->socket);
    begin(ask->to, "machine:unsubscribed");
    put_member(ask->to, "instance", payload->query.instance);
    put_member(ask->to, "machine", payload->query.machine);
    text_release(&topic);
    return good;
}

/* ---- the table ---- */

#define AT(member) offsetof(union payload, member)
static const struct codec_field CREATION[] = {
    {"machine", CODEC_TEXT, true, AT(creation.machine), 1, 100},
    {"instance", CODEC_TEXT, false, AT(creation.instance), 0, 0},
    {"owner", CODEC_TEXT, false, AT(creation.owner), 0, 200},
    {"params", CODEC_OBJECT, false, AT(creation.params), 0, 0},
};
static const struct codec_field MESSAGE[] = {
    {"instance", CODEC_TEXT, true, AT(message.instance), 1, 128},
    {"event", CODEC_TEXT, true, AT(message.event), 1, 200},
    {"eventId", CODEC_TEXT, false, AT(message.event_id), 1, 128},
    {"payload", CODEC_OBJECT, false, AT(message.payload), 0, 0},
    {"expectedCursor", CODEC_INTEGER, false, AT(message.expected_cursor), 0, INT64_MAX},
    {"call", CODEC_INTEGER, false, AT(message.call), 0, UINT32_MAX},
};
static const struct codec_field QUERY[] = {
    {"instance", CODEC_TEXT, false, AT(query.instance), 1, 128},
    {"machine", CODEC_TEXT, false, AT(query.machine), 1, 100},
    {"after", CODEC_INTEGER, false, AT(query.after), 0, INT64_MAX},
    {"limit", CODEC_INTEGER, false, AT(query.limit), 1, 1000},
};
static const struct codec_field INSTANCE[] = {
    {"instance", CODEC_TEXT, true, AT(query.instance), 1, 128},
    {"after", CODEC_INTEGER, false, AT(query.after), 0, INT64_MAX},
    {"limit", CODEC_INTEGER, false, AT(query.limit), 1, 1000},
};
#undef AT
#define FIELDS(table) table, sizeof table / sizeof table[0]

static const struct route {
    const char *type;
    const struct codec_field *fields;
    size_t count;
    bool (*handle)(struct ask *ask, union payload *payload);
} ROUTES[] = {
    {"machine:send", FIELDS(MESSAGE), handle_send},
    {"machine:create", FIELDS(CREATION), handle_create},
    {"machine:list", NULL, 0, handle_list},
    {"machine:subscribe", FIELDS(QUERY), handle_subscribe},
    {"machine:unsubscribe", FIELDS(QUERY), handle_unsubscribe},
    {"machine:state", FIELDS(INSTANCE), handle_state},
    {"machine:explain", FIELDS(MESSAGE), handle_explain},
    {"machine:history", FIELDS(INSTANCE), handle_history},
};
#undef FIELDS

static void run(struct ask *ask, const struct route *route, struct json_object *body)
{
    union payload payload;
    char why[400];
    memset(&payload, 0, sizeof payload);
    if (!codec_read(body, route->fields, route->count, &payload, why, sizeof why)) {
        refuse(ask, "BAD_PAYLOAD", why);
        answer_error(ask, "machine:error");
        return;
    }
    bool sends = route->fields == MESSAGE;
    ask->instance = sends                       ? payload.message.instance
                    : route->fields == CREATION ? payload.creation.instance
                                                : payload.query.instance;
    ask->event_id = sends ? payload.message.event_id : NULL;
    if (route->handle(ask, &payload))
        hold(ask);
    else
        answer_error(ask, "machine:error");
}

/* ---- the envelope ---- */

static void pong(struct ask *ask)
{
    begin(ask->to, "pong");
    struct web_bytes *answer = end(ask->to, ask->id);
    web_send(ask->socket, answer);
    web_bytes_release(answer);
}

static void dispatch(struct ask *ask, const char *type, struct json_object *body)
{
    if (!strcmp(type, "ping")) {
        pong(ask);
        return;
    }
    for (size_t i = 0; i < sizeof ROUTES / sizeof ROUTES[0]; i++)
        if (!strcmp(type, ROUTES[i].type)) {
            run(ask, &ROUTES[i], body);
            return;
        }
    say(SAY_WARN, "unknown message type", "type", type, NULL);
    if (!strncmp(type, "machine:", 8)) {
        refuse(ask, "UNKNOWN_TYPE", "there is no such message");
        answer_error(ask, "connection:error");
    }
}

struct envelope {
    const char *type;
    struct json_object *payload, *id;
};
static const struct codec_field ENVELOPE[] = {
    {"type", CODEC_TEXT, true, offsetof(struct envelope, type), 1, 100},
    {"payload", CODEC_OBJECT, false, offsetof(struct envelope, payload), 0, 0},
    {"id", CODEC_ANY, false, offsetof(struct envelope, id), 0, 0},
};

void wire_message(struct wire *wire, web_id socket, const char *text, size_t length)
{
    struct ask ask = {.wire = wire, .socket = socket, .to = &wire->text};
    struct envelope envelope;
    char why[300];
    struct json_object *message = codec_parse(text, length, why, sizeof why);
    if (message && codec_read(message, ENVELOPE, sizeof ENVELOPE / sizeof ENVELOPE[0], &envelope, why, sizeof why)) {
        struct json_object *body = envelope.payload ? envelope.payload : json_object_new_object();
        if (envelope.id)
            ask.id = json_object_to_json_string_ext(envelope.id, JSON_C_TO_STRING_PLAIN);
        dispatch(&ask, envelope.type, body);
        if (!envelope.payload)
            json_object_put(body);
    } else {
        say(SAY_WARN, "bad message", "why", why, NULL);
        refuse(&ask, message ? "BAD_MESSAGE" : "BAD_JSON", why);
        answer_error(&ask, "connection:error");
    }
    json_object_put(message);
}

void wire_closed(struct wire *wire, web_id socket)
{
    topics_gone(wire->topics, socket);
}

struct wire *wire_new(struct engine *engine, struct catalog *catalog)
{
    struct wire *wire = calloc(1, sizeof *wire);
    if (!wire)
        abort();
    wire->engine = engine;
    wire->catalog = catalog;
    wire->topics = topics_new();
    engine_listen(engine, &(struct engine_listener){wire, wanted, on_step});
    return wire;
}

void wire_free(struct wire *wire)
{
    topics_free(wire->topics);
    text_release(&wire->text);
    free(wire);
}
