/* mcp_in.h: what the files of mcp_*.c share: an endpoint, its sessions, streams and calls.
 *
 * Ownership is a tree. The endpoint owns sessions and calls; a session owns its replay buffer and its streams, and
 * lists its calls; a call of the stateless era owns its own stream. Whatever ends takes what it owns with it. */
#ifndef MCP_IN_H
#define MCP_IN_H

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "mcp.h"

#define MCP_LATEST "2025-11-25" /* of the era with sessions */
#define MCP_MODERN "2026-07-28"
#define MCP_META "io.modelcontextprotocol/"

#define MCP_CALLS_MAX 4096              /* in flight at an endpoint: bounds what one client can make us remember */
#define MCP_SESSION_BUCKETS 256         /* of the map of sessions */
#define MCP_REPLAY_EVENTS 128           /* kept for Last-Event-ID, for each session */
#define MCP_REPLAY_BYTES (256u * 1024u) /* likewise */
#define MCP_WATCHED_MAX 64              /* resources one session may subscribe to */
#define MCP_BATCH_MAX 256               /* messages in one array */
#define MCP_PATIENCE_MS 1000            /* a call open for longer becomes a stream, so that nobody takes it for lost */
#define MCP_TICK_MS 500
#define MCP_KEEP_ALIVE_MS 15000 /* between comments on a silent stream; proxies give up at 30 s or 60 s */
#define MCP_RETRY_MS 1000       /* how long a client waits before it comes back to a stream */

/* JSON-RPC's codes, and MCP's own */
enum {
    RPC_PARSE = -32700,
    RPC_INVALID = -32600,
    RPC_NO_METHOD = -32601,
    RPC_PARAMS = -32602,
    RPC_REFUSED = -32000,
    RPC_NO_SESSION = -32001,
    RPC_NO_RESOURCE = -32002, /* before 2026-07-28, which says RPC_PARAMS */
    RPC_HEADER = -32020,
    RPC_CAPABILITY = -32021,
    RPC_VERSION = -32022,
};

/* ---- messages (mcp_rpc.c) ---- */

enum rpc_kind { RPC_REQUEST, RPC_NOTIFICATION, RPC_RESPONSE };

struct rpc { /* all borrowed from the parsed body */
    enum rpc_kind kind;
    const char *id;                     /* as JSON; "null" if it cannot be told */
    const char *method;                 /* of requests and notifications */
    struct json_object *params;         /* an object, or NULL */
    struct json_object *result, *error; /* of responses; one of them */
};

/* On false, `why` says what is wrong; rpc->id is set all the same, for the error that answers it. */
bool rpc_read(struct json_object *from, struct rpc *rpc, const char **why);

/* A member that is a string without a NUL inside, else NULL. */
const char *rpc_text(struct json_object *object, const char *name);
struct json_object *rpc_member(struct json_object *object, const char *name, enum json_type type);
/* A value as JSON, owned by it. */
const char *rpc_written(struct json_object *value);

/* ---- sessions (mcp_session.c) ---- */

struct stream {              /* server-sent events to one client; outlives the connection that carries it */
    struct session *session; /* NULL: the stateless era; no ids, nothing kept */
    struct stream *next;     /* in session->streams */
    web_id web;              /* 0: nobody is connected */
    unsigned number;         /* 0: the standing one, which GET opens */
    unsigned sequence;       /* of its last event */
};

struct event { /* kept for those who come back */
    unsigned stream, sequence;
    char *data;
    size_t length;
};

struct session {
    struct session *next; /* in the bucket */
    char id[37];
    const char *version;              /* agreed on */
    struct json_object *capabilities; /* of the client; owned, an object */
    enum mcp_level level;
    uint64_t used_ms;
    struct stream standing;
    struct stream *streams;      /* of calls; owned */
    unsigned stream_count;       /* ever; the last number given */
    struct call *calls;          /* listed, not owned */
    struct json_object *watched; /* URIs subscribed to; owned, or NULL */
    struct event *events;        /* a ring of MCP_REPLAY_EVENTS, or NULL */
    unsigned event_first, event_count;
    size_t event_bytes;
};

struct session *session_new(struct mcp *mcp, const char *version, struct json_object *capabilities);
struct session *session_find(struct mcp *mcp, const char *id);
/* Its calls are cancelled, its streams ended. */
void session_free(struct mcp *mcp, struct session *session);
void sessions_expire(struct mcp *mcp, uint64_t now_ms);
void sessions_free(struct mcp *mcp);

/* ---- streams (mcp_stream.c) ---- */

/* A stream on the answer to `request`; of `session`, or NULL for the stateless era. */
struct stream *stream_new(struct session *session, web_id request);
void stream_free(struct stream *stream); /* ended first, if it is connected */
/* Begins the answer and says first where the stream is, so that a client can come back even before the first event. */
void stream_connect(struct stream *stream, web_id request);
void stream_send(struct stream *stream, const char *data, size_t length);
void stream_disconnect(struct stream *stream);
void stream_keep_alive(struct stream *stream);
/* Answers a GET that comes with Last-Event-ID. */
void stream_resume(struct session *session, web_id request, unsigned number, unsigned after);
/* Sends a notification on the standing streams of those sessions that watch `uri`. */
void streams_updated(struct mcp *mcp, const char *uri);
void events_free(struct session *session);

/* ---- calls (mcp_call.c) ---- */

struct tool {
    const struct mcp_tool *tool;
    void *context;
    struct json_object *input; /* the schema, parsed */
};

struct call;
/* The next step of a tool that takes several; `answer` is what the client said to a question, else NULL. */
typedef void call_step(struct mcp *mcp, struct call *call, struct json_object *answer);

struct call { /* of a tool, from the request to its answer */
    mcp_call number;
    struct session *session;   /* NULL: the stateless era */
    struct call *next, **link; /* in session->calls */
    web_id request;            /* 0: gone, or paused */
    struct stream *stream;     /* NULL: answered as JSON, so far */
    struct batch *batch;       /* or NULL */
    const struct tool *tool;
    char *id, *progress_token;  /* as JSON; owned; the token may be NULL */
    struct json_object *params; /* of the request; a share is held */
    int level;                  /* least enum mcp_level wanted; above all: none */
    uint64_t began_ms;
    call_step *step;   /* what a timer or an answer leads to */
    uint64_t wake_ms;  /* 0: no timer */
    uint64_t question; /* asked and not yet answered, or 0 */
    unsigned round;    /* for the tool's own use */
};

struct call *call_find(const struct mcp *mcp, mcp_call number);
void call_free(struct mcp *mcp, struct call *call);
/* Drops it without an answer: the client said notifications/cancelled. */
void call_cancel(struct mcp *mcp, struct call *call);
void calls_free(struct mcp *mcp);
void calls_tick(struct mcp *mcp, uint64_t now_ms); /* wakes, and makes streams of what stays open */
/* What the client can do: "sampling", "elicitation", "roots". */
bool call_can(const struct call *call, const char *capability);
/* Ends it with members of a result. */
void call_answer(struct mcp *mcp, struct call *call, const char *members, size_t length);
void call_error(struct mcp *mcp, struct call *call, int status, int code, const char *message, const char *data);
/* Sends a notification on the call's stream, which begins with the first. */
void call_notify(struct mcp *mcp, struct call *call, const char *method, const char *params);
/* Asks the client; the step takes its answer. Only with a session. */
void call_ask(struct mcp *mcp, struct call *call, const char *method, const char *params, call_step *step);
void call_wake(struct mcp *mcp, struct call *call, unsigned delay_ms, call_step *step);
/* Makes the call a stream and lets go of the connection: the client comes back for the rest. */
void call_pause(struct mcp *mcp, struct call *call);
/* A response of the client's to call_ask. */
void calls_answered(struct mcp *mcp, struct session *session, const struct rpc *rpc);

/* ---- requests (mcp_answer.c) ---- */

struct exchange { /* one request, and where its answer goes: for the length of the handler */
    struct mcp *mcp;
    const struct web_request *web;
    struct session *session; /* NULL: the stateless era, or initialize */
    struct batch *batch;     /* or NULL */
    bool modern;
    const struct rpc *rpc;
};

void exchange_result(const struct exchange *x, const char *members, size_t length);
/* `data` is JSON, or NULL. In a batch the status says nothing. */
void exchange_error(const struct exchange *x, int status, int code, const char *message, const char *data);
/* An error about a request of which nothing else is known. */
void exchange_refuse(struct mcp *mcp, web_id request, int status, int code, const char *message);
void exchange_refuse_method(web_id request, const char *allow);

/* What any answer is made of. */
void answer_write(struct mcp *mcp, struct text *to, const char *id, bool modern, const char *members, size_t length);
void error_write(struct text *to, const char *id, int code, const char *message, const char *data);
void answer_deliver(web_id request, struct batch *batch, int status, const struct text *answer);

struct batch { /* an array of requests, answered together */
    web_id request;
    unsigned waiting; /* answers still to come, and one for the reader itself */
    struct text answers;
};
void batch_leave(struct batch *batch); /* one fewer to wait for; the last sends it all */

/* ---- the eras ---- */

void legacy_request(struct mcp *mcp, const struct web_request *request, struct json_object *body);
void legacy_get(struct mcp *mcp, const struct web_request *request);
void legacy_delete(struct mcp *mcp, const struct web_request *request);
bool legacy_version(const char *version); /* is it one we speak? */

bool modern_asked(const struct web_request *request, struct json_object *body);
void modern_request(struct mcp *mcp, const struct web_request *request, struct json_object *body);

/* ---- methods of both (mcp_methods.c) ---- */

/* True: answered, or begun. False: there is no such method. */
bool method_run(const struct exchange *x);
void method_capabilities(const struct mcp *mcp, bool modern, struct text *to);
void method_server_info(const struct mcp *mcp, struct text *to);
int level_named(const char *name); /* -1: none */
const char *level_name(enum mcp_level level);

/* tools/call (mcp_tools.c) */
void tools_add(struct mcp *mcp, const struct mcp_tool *tools, size_t count, void *context);
void tools_call(const struct exchange *x);
void tools_free(struct mcp *mcp);

/* ---- headers (mcp_header.c) ---- */

/* Does Accept, which may be NULL, cover a media type? */
bool header_covers(const char *accept, const char *type);
bool header_is_json(const struct web_request *request);
/* Is the header there, and does it say `value`, plain or as =?base64?…?= ? */
bool header_says(const struct web_request *request, const char *name, const char *value);
/* Do the headers that the schema asks for by x-mcp-header agree with the arguments? `why` names the one that does not.
 */
bool header_params(const struct web_request *request, struct json_object *schema, struct json_object *arguments,
                   char *why, size_t size);

/* ---- schemas (mcp_schema.c) ---- */

/* Is `value` as the schema wants it? Of JSON Schema: type, enum, properties, required, additionalProperties, items,
 * minItems, maxItems, minimum, maximum, minLength, maxLength, and $ref into $defs. On false, `why` names the member. */
bool schema_check(struct json_object *schema, struct json_object *value, char *why, size_t size);

/* ---- fixtures (mcp_fixtures*.c): what the conformance suite wants to find, and nobody else ---- */

void fixtures_add(struct mcp *mcp);
void fixtures_resources(struct text *to); /* arrays */
void fixtures_templates(struct text *to);
void fixtures_prompts(struct text *to);
bool fixtures_read(const char *uri, struct text *to);             /* members of the result; false: there is none */
bool fixtures_prompt(const struct exchange *x, const char *name); /* answers; false: there is none */

extern const struct mcp_tool fixture_inputs[]; /* tools that answer with input_required */
extern const size_t fixture_input_count;
enum input_state { INPUT_WANTED, INPUT_COMPLETE, INPUT_FORGED };
/* What the tool or prompt `name` makes of the params so far. WANTED: members of the result; COMPLETE: a sentence. */
enum input_state fixture_input(const char *name, struct json_object *params, struct text *to);

#define FIXTURE_PIXEL /* a red one, as PNG */ \
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR42mP4z8AAAAMBAQD3A0FDAAAAAElFTkSuQmCC"

/* JSON as it is, without a backslash before every quote. */
#define MCP_JSON(...) #__VA_ARGS__

/* ---- the endpoint ---- */

struct mcp {
    uv_loop_t *loop;
    uv_timer_t timer;
    unsigned keepers;           /* the open endpoint itself is one */
    uint64_t tick_ms, alive_ms; /* of the next tick; of the last comments */
    struct mcp_options options;
    struct tool *tools;
    size_t tool_count;
    struct text tool_list; /* the array that tools/list gives */
    struct text info;      /* name, title, version as an object */
    struct session *sessions[MCP_SESSION_BUCKETS];
    unsigned session_count;
    struct call *calls[MCP_CALLS_MAX];
    uint16_t free_slots[MCP_CALLS_MAX];
    unsigned free_count;
    unsigned call_count;
    uint64_t serial;             /* of calls and questions */
    struct text answer, members; /* scratch: one answer is made at a time */
};

/* Makes sure that the timer fires by then. */
void mcp_wake_by(struct mcp *mcp, uint64_t at_ms);

static inline void *mcp_allocate(size_t size)
{
    void *memory = calloc(1, size);
    assert(memory);
    return memory;
}

static inline char *mcp_copy(const char *string)
{
    char *copy = strdup(string);
    assert(copy);
    return copy;
}

#endif
