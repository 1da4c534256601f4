/* mcp_stream.c: server-sent events that survive their connection.
 *
 * An event's id is "STREAM-SEQUENCE" within its session. The last events of a session, of all its streams, are kept
 * in one ring bounded by number and bytes; a client that comes back with Last-Event-ID gets those of that stream it
 * has not seen, and then what follows. A stream whose call is over lives on in the ring alone. */
#include <stdio.h>

#include "mcp_in.h"

static const char event_headers[] = "Cache-Control: no-cache, no-transform\r\nX-Accel-Buffering: no\r\n";

/* ---- what is kept ---- */

static struct event *event_at(const struct session *session, unsigned index)
{
    return &session->events[(session->event_first + index) % MCP_REPLAY_EVENTS];
}

static void event_forget(struct session *session)
{
    struct event *event = event_at(session, 0);
    session->event_bytes -= event->length;
    free(event->data);
    session->event_first = (session->event_first + 1) % MCP_REPLAY_EVENTS;
    session->event_count--;
}

static void event_keep(const struct stream *stream, const char *data, size_t length)
{
    struct session *session = stream->session;
    if (!session->events)
        session->events = mcp_allocate(MCP_REPLAY_EVENTS * sizeof *session->events);
    while (session->event_count &&
           (session->event_count == MCP_REPLAY_EVENTS || session->event_bytes + length > MCP_REPLAY_BYTES))
        event_forget(session);
    if (length > MCP_REPLAY_BYTES)
        return;
    struct event *event = event_at(session, session->event_count++);
    *event = (struct event){.stream = stream->number, .sequence = stream->sequence, .length = length};
    event->data = mcp_allocate(length + 1);
    memcpy(event->data, data, length);
    session->event_bytes += length;
}

void events_free(struct session *session)
{
    while (session->event_count)
        event_forget(session);
    free(session->events);
}

/* ---- what is sent ---- */

/* White space of JSON that would end a line of the event becomes a blank. */
static void put_line(struct text *to, const char *data, size_t length)
{
    size_t from = to->length;
    text_bytes(to, data, length);
    for (char *at = to->data + from; *at; at++)
        if (*at == '\n' || *at == '\r')
            *at = ' ';
}

static void write_event(struct stream *stream, unsigned sequence, const char *data, size_t length)
{
    struct text frame = {0};
    if (stream->session)
        text_format(&frame, "id: %u-%u\n", stream->number, sequence);
    text_put(&frame, "event: message\ndata: ");
    put_line(&frame, data, length);
    text_put(&frame, "\n\n");
    if (!web_stream_write(stream->web, frame.data, frame.length))
        stream->web = 0;
    text_release(&frame);
}

void stream_send(struct stream *stream, const char *data, size_t length)
{
    stream->sequence++;
    if (stream->session)
        event_keep(stream, data, length);
    if (stream->web)
        write_event(stream, stream->sequence, data, length);
}

void stream_keep_alive(struct stream *stream)
{
    static const char comment[] = ": still here\n\n";
    if (stream->web && !web_stream_write(stream->web, comment, sizeof comment - 1))
        stream->web = 0;
}

/* ---- connections ---- */

/* An event without data: only clients of 2025-11-25 expect one. */
static void write_priming(struct stream *stream)
{
    if (!stream->session || strcmp(stream->session->version, MCP_LATEST) != 0)
        return;
    char frame[64];
    int length = snprintf(frame, sizeof frame, "id: %u-%u\nretry: %u\ndata: \n\n", stream->number, stream->sequence,
                          MCP_RETRY_MS);
    if (!web_stream_write(stream->web, frame, (size_t)length))
        stream->web = 0;
}

void stream_connect(struct stream *stream, web_id request)
{
    stream->web = request;
    web_stream_begin(request, 200, "text/event-stream", event_headers);
    write_priming(stream);
}

void stream_disconnect(struct stream *stream)
{
    if (stream->web)
        web_stream_end(stream->web);
    stream->web = 0;
}

struct stream *stream_new(struct session *session, web_id request)
{
    struct stream *stream = mcp_allocate(sizeof *stream);
    if (session) {
        stream->session = session;
        stream->number = ++session->stream_count;
        stream->next = session->streams;
        session->streams = stream;
    }
    if (request)
        stream_connect(stream, request);
    return stream;
}

void stream_free(struct stream *stream)
{
    stream_disconnect(stream);
    if (stream->session) {
        struct stream **link = &stream->session->streams;
        while (*link != stream)
            link = &(*link)->next;
        *link = stream->next;
    }
    free(stream);
}

/* ---- coming back ---- */

static void replay(struct session *session, struct stream *stream, unsigned after)
{
    for (unsigned i = 0; i < session->event_count && stream->web; i++) {
        const struct event *event = event_at(session, i);
        if (event->stream == stream->number && event->sequence > after)
            write_event(stream, event->sequence, event->data, event->length);
    }
}

static struct stream *stream_numbered(struct session *session, unsigned number)
{
    if (number == 0)
        return &session->standing;
    struct stream *stream = session->streams;
    while (stream && stream->number != number)
        stream = stream->next;
    return stream;
}

/* The connection that the client lost may not have noticed yet: the new one takes its place. */
void stream_resume(struct session *session, web_id request, unsigned number, unsigned after)
{
    struct stream *stream = stream_numbered(session, number);
    struct stream over = {.session = session, .number = number};
    if (!stream)
        stream = &over;
    stream_disconnect(stream);
    stream->web = request;
    web_stream_begin(request, 200, "text/event-stream", event_headers);
    replay(session, stream, after);
    if (stream == &over)
        stream_disconnect(stream);
}

void streams_updated(struct mcp *mcp, const char *uri)
{
    struct text message = {0};
    text_put(&message, "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/resources/updated\",\"params\":{\"uri\":");
    text_json(&message, uri);
    text_put(&message, "}}");
    for (unsigned i = 0; i < MCP_SESSION_BUCKETS; i++)
        for (struct session *session = mcp->sessions[i]; session; session = session->next)
            if (session->watched && json_object_object_get_ex(session->watched, uri, NULL))
                stream_send(&session->standing, message.data, message.length);
    text_release(&message);
}
