/* mcp_session.c: who is known. A session is found by its UUID, which is also all that is needed to speak in its name:
 * so it comes from the kernel's randomness. Sessions that nobody uses end by themselves, as clients that go away
 * without DELETE are the usual ones. */
#include <stdio.h>
#include <sys/random.h>

#include "mcp_in.h"

static void write_uuid(char to[37])
{
    uint8_t bytes[16];
    ssize_t got = getrandom(bytes, sizeof bytes, 0);
    assert(got == (ssize_t)sizeof bytes);
    bytes[6] = (uint8_t)((bytes[6] & 0x0f) | 0x40); /* version 4 */
    bytes[8] = (uint8_t)((bytes[8] & 0x3f) | 0x80);
    char *at = to;
    for (int i = 0; i < 16; i++) {
        if (i == 4 || i == 6 || i == 8 || i == 10)
            *at++ = '-';
        at += snprintf(at, 3, "%02x", bytes[i]);
    }
}

/* FNV-1a: ids are ours, but those asked for are anybody's; the chains are short since sessions are bounded. */
static unsigned bucket_of(const char *id)
{
    uint32_t hash = 2166136261u;
    for (; *id; id++)
        hash = (hash ^ (uint8_t)*id) * 16777619u;
    return hash % MCP_SESSION_BUCKETS;
}

struct session *session_new(struct mcp *mcp, const char *version, struct json_object *capabilities)
{
    if (mcp->session_count >= mcp->options.sessions_max)
        return NULL;
    struct session *session = mcp_allocate(sizeof *session);
    write_uuid(session->id);
    session->version = version;
    session->capabilities = capabilities ? json_object_get(capabilities) : json_object_new_object();
    session->level = MCP_INFO;
    session->used_ms = uv_now(mcp->loop);
    session->standing.session = session;
    struct session **bucket = &mcp->sessions[bucket_of(session->id)];
    session->next = *bucket;
    *bucket = session;
    mcp->session_count++;
    return session;
}

struct session *session_find(struct mcp *mcp, const char *id)
{
    for (struct session *session = mcp->sessions[bucket_of(id)]; session; session = session->next)
        if (strcmp(session->id, id) == 0) {
            session->used_ms = uv_now(mcp->loop);
            return session;
        }
    return NULL;
}

void session_free(struct mcp *mcp, struct session *session)
{
    struct session **link = &mcp->sessions[bucket_of(session->id)];
    while (*link != session)
        link = &(*link)->next;
    *link = session->next;
    mcp->session_count--;
    while (session->calls)
        call_cancel(mcp, session->calls);
    assert(!session->streams); /* each belonged to a call */
    stream_disconnect(&session->standing);
    events_free(session);
    json_object_put(session->capabilities);
    json_object_put(session->watched);
    free(session);
}

static bool in_use(const struct session *session)
{
    return session->calls || session->standing.web;
}

void sessions_expire(struct mcp *mcp, uint64_t now_ms)
{
    for (unsigned i = 0; i < MCP_SESSION_BUCKETS; i++)
        for (struct session *session = mcp->sessions[i], *next; session; session = next) {
            next = session->next;
            if (in_use(session))
                session->used_ms = now_ms;
            else if (now_ms - session->used_ms >= mcp->options.idle_ms)
                session_free(mcp, session);
        }
}

void sessions_free(struct mcp *mcp)
{
    for (unsigned i = 0; i < MCP_SESSION_BUCKETS; i++)
        while (mcp->sessions[i])
            session_free(mcp, mcp->sessions[i]);
}
