/* mcp.h: the Model Context Protocol over HTTP, both eras (2025-11-25 with sessions and before; 2026-07-28 without).
 *
 * An endpoint is a path and a table of tools; /mcp/machines and /mcp are two endpoints on this code. A tool answers at
 * once or later, by the number of its call, which stays safe after the asker has gone. */
#ifndef MCP_H
#define MCP_H

#include <json-c/json.h>

#include "codec.h"
#include "web.h"

struct mcp;
typedef uint64_t mcp_call; /* 0 is none; never used twice */

struct mcp_tool {
    const char *name, *title, *description;
    const char *input_schema;  /* JSON text: an object schema; arguments are checked against it before the call */
    const char *output_schema; /* or NULL; then no structured content */
    bool read_only, destructive, idempotent, open_world;
    /* `arguments` is an object, borrowed for the call; empty if none were given. */
    void (*call)(void *context, struct mcp *mcp, mcp_call call, struct json_object *arguments);
};

struct mcp_options {
    const char *path;                                  /* "/mcp/machines" */
    const char *name, *title, *version, *instructions; /* instructions may be NULL */
    const struct mcp_tool *tools;
    size_t tool_count;
    void *context;         /* for the tools */
    bool conformance;      /* adds the fixtures that the conformance suite wants: tools, resources, prompts */
    unsigned sessions_max; /* 0: 1024; 503 beyond */
    unsigned idle_ms;      /* a session unused for so long ends; 0: 30 min */
};

/* The options are copied, what they point to is borrowed. A schema that is no JSON object is our mistake: an assert. */
struct mcp *mcp_open(uv_loop_t *loop, const struct mcp_options *options);
/* Ends streams, answers what waits with 503, forgets sessions. The memory goes when the loop next runs
 * and nobody keeps it. */
void mcp_close(struct mcp *mcp);

/* For requests whose path is this endpoint's. */
void mcp_request(struct mcp *mcp, const struct web_request *request);
/* The peer of a stream or of an unanswered request has gone; ids of others are no harm. */
void mcp_stream_closed(struct mcp *mcp, web_id stream);

/* ---- for tools ---- */

/* Ends a call well: `structured` is a JSON object's text, which is also sent as text content. */
void mcp_finish(struct mcp *mcp, mcp_call call, const char *structured, size_t length);
/* Ends it with isError and a sentence; `structured`, which may be NULL, follows as a second text: clients hold
 * structured content against the output schema even when it tells of an error. */
void mcp_fail(struct mcp *mcp, mcp_call call, const char *message, const char *structured);
/* Only sent if the client gave a token; total < 0: unknown; message may be NULL. */
void mcp_progress(struct mcp *mcp, mcp_call call, double progress, double total, const char *message);

enum mcp_level { MCP_DEBUG, MCP_INFO, MCP_NOTICE, MCP_WARNING, MCP_ERROR, MCP_CRITICAL, MCP_ALERT, MCP_EMERGENCY };
/* A line of log to the client, if it asked for this level. */
void mcp_log(struct mcp *mcp, mcp_call call, enum mcp_level level, const char *message);

bool mcp_cancelled(const struct mcp *mcp, mcp_call call); /* also: answered, or gone */

/* For tools whose work is done elsewhere: the endpoint's memory stays until it is let go of, though it be closed. */
void mcp_keep(struct mcp *mcp);
void mcp_let_go(struct mcp *mcp);
uv_loop_t *mcp_loop(const struct mcp *mcp);

struct mcp_numbers {
    unsigned sessions, calls, streams;
};
struct mcp_numbers mcp_count(const struct mcp *mcp);

#endif
