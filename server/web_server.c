/* web_server.c: listening, accepting, handles, patience, and shutting down.
 *
 * Our own listening socket, so that a port in use is known and told at once. Handles are slot and number: found in one
 * step, and never the same twice. What must happen outside of libwebsockets' callbacks, writing to WebSockets first of
 * all, is marked, and done in the loop's next turn before it waits again. */
#include <arpa/inet.h>
#include <assert.h>
#include <errno.h>
#include <netdb.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

#include "say.h"
#include "web_peer.h"

#define TICK_MS 100
#define ACCEPTED_AT_ONCE 64
#define OTHER_FILES 128 /* besides connections: databases, logs, what libraries open */

/* ---- handles ---- */

#define SLOT_BITS 20
#define SLOT_MAX (1u << SLOT_BITS)

static struct {
    struct connection **connection; /* by slot */
    uint32_t *free;                 /* slots not in use */
    uint32_t room, frees;
    uint64_t number; /* the last given */
} slots;

static void slots_grow(void)
{
    uint32_t room = slots.room ? slots.room * 2 : 64;
    assert(room <= SLOT_MAX);
    slots.connection = realloc(slots.connection, room * sizeof *slots.connection);
    slots.free = realloc(slots.free, room * sizeof *slots.free);
    assert(slots.connection && slots.free);
    for (uint32_t slot = room; slot-- > slots.room;) {
        slots.connection[slot] = NULL;
        slots.free[slots.frees++] = slot;
    }
    slots.room = room;
}

struct connection *connection_of(web_id id)
{
    uint32_t slot = (uint32_t)id & (SLOT_MAX - 1);
    struct connection *connection = id != 0 && slot < slots.room ? slots.connection[slot] : NULL;
    return connection && connection->id == id && !connection->doomed ? connection : NULL;
}

web_id connection_name(struct connection *connection)
{
    return connection->id = ++slots.number << SLOT_BITS | connection->slot;
}

static struct connection *connection_new(struct web *web, int fd)
{
    struct connection *connection = calloc(1, sizeof *connection);
    assert(connection);
    if (slots.frees == 0)
        slots_grow();
    connection->web = web;
    connection->fd = fd;
    connection->slot = slots.free[--slots.frees];
    slots.connection[connection->slot] = connection;
    connection->first = true;
    connection->patience_end = uv_now(web->loop) + WEB_FIRST_MS;
    web->connections++;
    connection_watch(connection, true);
    return connection;
}

/* ---- marks ---- */

static void unmark(struct connection *connection)
{
    if (!connection->dirty)
        return;
    connection->dirty = false;
    if (connection->dirty_before)
        connection->dirty_before->dirty_after = connection->dirty_after;
    else
        connection->web->dirty = connection->dirty_after;
    if (connection->dirty_after)
        connection->dirty_after->dirty_before = connection->dirty_before;
    connection->dirty_before = connection->dirty_after = NULL;
}

static void on_idle(uv_idle_t *idle);

void connection_mark(struct connection *connection)
{
    struct web *web = connection->web;
    if (connection->dirty)
        return;
    if (!web->dirty)
        uv_idle_start(&web->idle, on_idle);
    connection->dirty = true;
    connection->dirty_before = NULL;
    connection->dirty_after = web->dirty;
    if (web->dirty)
        web->dirty->dirty_before = connection;
    web->dirty = connection;
}

void connection_doom(struct connection *connection)
{
    if (connection->stage == STAGE_GONE || connection->doomed)
        return;
    connection->doomed = true;
    connection_mark(connection);
}

/* The handler is told here and not from within whatever it called that found the peer too slow. */
static void drop(struct connection *connection)
{
    connection_gone(connection);
    shutdown(connection->fd, SHUT_RDWR); /* so that libwebsockets has no hope for what it still keeps */
    peer_kill(connection);
}

static void finish(struct web *web);

static void on_idle(uv_idle_t *idle)
{
    struct web *web = idle->data;
    struct connection *connection;
    while ((connection = web->dirty)) {
        unmark(connection);
        if (connection->doomed)
            drop(connection);
        else if (connection->stage < STAGE_OPENING)
            http_proceed(connection);
        else
            socket_flush(connection);
    }
    if (web->stopping && web->connections == 0)
        finish(web);
    else
        uv_idle_stop(idle);
}

/* ---- rate ---- */

bool connection_in_rate(struct connection *connection)
{
    unsigned most = connection->web->options.rate_max;
    if (most == 0)
        return true;
    uint64_t second = uv_now(connection->web->loop) / 1000;
    if (second != connection->rate_second)
        connection->rate_count = 0;
    connection->rate_second = second;
    return ++connection->rate_count <= most;
}

/* ---- those that are gone ---- */

void connection_gone(struct connection *connection)
{
    struct web *web = connection->web;
    enum web_stage stage = connection->stage;
    web_id id = connection->id;
    if (stage == STAGE_GONE)
        return;
    connection->stage = STAGE_GONE;
    connection->id = 0;
    connection_watch(connection, false);
    queue_release(&connection->queue);
    free(connection->in);
    connection->in = NULL;
    if (stage == STAGE_ASKED || stage == STAGE_STREAM)
        web->handlers.stream_closed(web->handlers.context, id);
    else if (stage >= STAGE_OPENING)
        web->handlers.socket_closed(web->handlers.context, id);
}

void connection_free(struct connection *connection)
{
    struct web *web = connection->web;
    connection_gone(connection);
    unmark(connection);
    slots.connection[connection->slot] = NULL;
    slots.free[slots.frees++] = connection->slot;
    free(connection);
    if (--web->connections == 0 && web->stopping)
        uv_idle_start(&web->idle, on_idle);
}

/* ---- the watch ---- */

static void on_tick(uv_timer_t *tick);

void connection_watch(struct connection *connection, bool watch)
{
    struct web *web = connection->web;
    if (connection->watched == watch)
        return;
    connection->watched = watch;
    web->watched += watch ? 1u : -1u;
    if (watch && !uv_is_active((uv_handle_t *)&web->tick))
        uv_timer_start(&web->tick, on_tick, TICK_MS, TICK_MS);
}

/* A peer that says no more may still read an answer that is on its way; one that is only asked for is in vain. */
static bool has_left(const struct connection *connection, short events)
{
    bool waits = connection->stage == STAGE_ASKED || connection->stage == STAGE_STREAM;
    bool silent = (events & POLLRDHUP) && (waits || connection->stage == STAGE_LINGER);
    bool late = connection->patience_end && uv_now(connection->web->loop) > connection->patience_end;
    return silent || late || (events & (POLLHUP | POLLERR));
}

static void look_after_watched(struct web *web)
{
    struct pollfd *polls = calloc(web->watched, sizeof *polls);
    uint32_t *slot = calloc(web->watched, sizeof *slot);
    assert(polls && slot);
    nfds_t count = 0;
    for (uint32_t i = 0; i < slots.room && count < web->watched; i++)
        if (slots.connection[i] && slots.connection[i]->web == web && slots.connection[i]->watched) {
            polls[count] = (struct pollfd){slots.connection[i]->fd, POLLRDHUP, 0};
            slot[count++] = i;
        }
    poll(polls, count, 0);
    for (nfds_t i = 0; i < count; i++)
        if (has_left(slots.connection[slot[i]], polls[i].revents))
            connection_doom(slots.connection[slot[i]]);
    free(polls);
    free(slot);
}

/* ---- accepting ---- */

static bool is_loopback(const struct sockaddr_storage *peer)
{
    if (peer->ss_family == AF_INET)
        return ntohl(((const struct sockaddr_in *)peer)->sin_addr.s_addr) >> 24 == 127;
    const struct in6_addr *six = &((const struct sockaddr_in6 *)peer)->sin6_addr;
    return peer->ss_family == AF_INET6 &&
           (IN6_IS_ADDR_LOOPBACK(six) || (IN6_IS_ADDR_V4MAPPED(six) && six->s6_addr[12] == 127));
}

#define TOO_MANY "{\"error\":\"too many connections\"}\n"

static void turn_away(int fd)
{
    char answer[256], unread[4096];
    int length = snprintf(answer, sizeof answer,
                          "HTTP/1.1 503 Service Unavailable\r\ncontent-type: application/json\r\nconnection: close\r\n"
                          "content-length: %zu\r\n\r\n%s",
                          sizeof TOO_MANY - 1, TOO_MANY);
    ssize_t count = send(fd, answer, (size_t)length, MSG_NOSIGNAL | MSG_DONTWAIT);
    count = recv(fd, unread, sizeof unread, MSG_DONTWAIT); /* what is unread at close would take the answer with it */
    (void)count;
    close(fd);
}

static void take_in(struct web *web, int fd, const struct sockaddr_storage *peer)
{
    int yes = 1;
    if (web->connections >= web->options.connections_max) {
        turn_away(fd);
        return;
    }
    setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
    struct connection *connection = connection_new(web, fd);
    connection->loopback = is_loopback(peer);
    if (!peer_adopt(connection))
        say(SAY_WARN, "a connection could not be taken in", NULL);
}

static void on_connection(uv_poll_t *accepting, int status, int events)
{
    struct web *web = accepting->data;
    (void)status;
    (void)events;
    for (int i = 0; i < ACCEPTED_AT_ONCE; i++) {
        struct sockaddr_storage peer = {0};
        socklen_t length = sizeof peer;
        int fd = accept4(web->listener, (struct sockaddr *)&peer, &length, SOCK_NONBLOCK | SOCK_CLOEXEC);
        if (fd >= 0) {
            take_in(web, fd, &peer);
        } else if (errno == EMFILE || errno == ENFILE || errno == ENOBUFS || errno == ENOMEM) {
            say(SAY_WARN, "connections wait", "why", strerror(errno), NULL);
            web->deaf = true;
            uv_poll_stop(&web->accepting);
            uv_timer_start(&web->tick, on_tick, TICK_MS, TICK_MS);
            return;
        } else if (errno != ECONNABORTED && errno != EINTR) {
            return;
        }
    }
}

static void on_tick(uv_timer_t *tick)
{
    struct web *web = tick->data;
    if (web->deaf && !web->stopping)
        uv_poll_start(&web->accepting, UV_READABLE, on_connection);
    web->deaf = false;
    if (web->watched == 0)
        uv_timer_stop(tick);
    else
        look_after_watched(web);
}

/* ---- listening ---- */

static void say_bind_fault(const struct web_options *options, char *why, size_t size)
{
    if (errno == EADDRINUSE)
        snprintf(why, size, "port %d is in use by another program", options->port);
    else if (errno == EACCES)
        snprintf(why, size, "port %d may not be used by this user", options->port);
    else if (errno == EADDRNOTAVAIL)
        snprintf(why, size, "host `%s` is not an address of this machine", options->host);
    else
        snprintf(why, size, "cannot listen on %s port %d: %s", options->host, options->port, strerror(errno));
}

/* Linux lets no second socket listen on an address in use, SO_REUSEADDR or not: it only forgives connections that are
 * still dying from the last run. */
static int listen_on(const struct addrinfo *address)
{
    int yes = 1, fd = socket(address->ai_family, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
    if (fd < 0)
        return -1;
    setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
    if (bind(fd, address->ai_addr, address->ai_addrlen) == 0 && listen(fd, 1024) == 0)
        return fd;
    int error = errno;
    close(fd);
    errno = error;
    return -1;
}

static bool open_listener(struct web *web, char *why, size_t size)
{
    struct addrinfo hints = {.ai_socktype = SOCK_STREAM, .ai_flags = AI_PASSIVE | AI_NUMERICSERV}, *found = NULL;
    char service[8];
    snprintf(service, sizeof service, "%d", web->options.port);
    int fault = getaddrinfo(web->options.host, service, &hints, &found);
    if (fault != 0) {
        snprintf(why, size, "host `%s` cannot be found: %s", web->options.host, gai_strerror(fault));
        return false;
    }
    web->listener = listen_on(found);
    freeaddrinfo(found);
    if (web->listener < 0) {
        say_bind_fault(&web->options, why, size);
        return false;
    }
    struct sockaddr_storage mine;
    socklen_t length = sizeof mine;
    getsockname(web->listener, (struct sockaddr *)&mine, &length);
    web->port = ntohs(mine.ss_family == AF_INET6 ? ((struct sockaddr_in6 *)&mine)->sin6_port
                                                 : ((struct sockaddr_in *)&mine)->sin_port);
    return true;
}

/* libwebsockets keeps tables as long as the limit on open files: so that is made as large as needed, and no larger. */
static void fit_files(struct web *web)
{
    struct rlimit limit;
    rlim_t need = (rlim_t)web->options.connections_max + OTHER_FILES;
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0)
        return;
    limit.rlim_cur = limit.rlim_max < need ? limit.rlim_max : need;
    setrlimit(RLIMIT_NOFILE, &limit);
    if (limit.rlim_cur < need && limit.rlim_cur > OTHER_FILES)
        web->options.connections_max = (unsigned)(limit.rlim_cur - OTHER_FILES);
}

static void open_handles(struct web *web)
{
    int fault = uv_poll_init(web->loop, &web->accepting, web->listener);
    assert(fault == 0);
    uv_timer_init(web->loop, &web->tick);
    uv_timer_init(web->loop, &web->patience);
    uv_idle_init(web->loop, &web->idle);
    web->accepting.data = web->tick.data = web->patience.data = web->idle.data = web;
    web->handles = 4;
    uv_poll_start(&web->accepting, UV_READABLE, on_connection);
}

struct web *web_open(uv_loop_t *loop, const struct web_options *options, const struct web_handlers *handlers, char *why,
                     size_t size)
{
    struct web *web = calloc(1, sizeof *web);
    assert(web);
    *web = (struct web){.options = *options, .handlers = *handlers, .loop = loop, .listener = -1};
    if (!open_listener(web, why, size)) {
        free(web);
        return NULL;
    }
    fit_files(web);
    if (!peer_open(web)) {
        snprintf(why, size, "libwebsockets does not start: is its plugin for libuv installed?");
        close(web->listener);
        free(web);
        return NULL;
    }
    web->scratch = malloc(WEB_PIECE);
    assert(web->scratch);
    open_handles(web);
    return web;
}

uint16_t web_port(const struct web *web)
{
    return web->port;
}

unsigned web_connections(const struct web *web)
{
    return web->connections;
}

/* ---- shutting down ---- */

static void on_handle_closed(uv_handle_t *handle)
{
    struct web *web = handle->data;
    if (--web->handles == 0)
        web->done(web->done_context);
}

/* No connection is left. libwebsockets goes first, while the idle handle keeps the loop turning, and then our handles.
 * On a loop that is not its own libwebsockets closes its handles when it is first told to go (its pipe in one turn, the
 * others in the next) and frees its memory when it is told again. */
#define TURNS_TO_CLOSE 4
static void finish(struct web *web)
{
    unsigned turn = web->finishing++;
    if (turn == 0 || turn == TURNS_TO_CLOSE)
        peer_destroy(web);
    if (turn < TURNS_TO_CLOSE)
        return;
    assert(!web->wire);
    uv_close((uv_handle_t *)&web->accepting, on_handle_closed);
    uv_close((uv_handle_t *)&web->tick, on_handle_closed);
    uv_close((uv_handle_t *)&web->patience, on_handle_closed);
    uv_close((uv_handle_t *)&web->idle, on_handle_closed);
}

static void part_from(struct connection *connection)
{
    switch (connection->stage) {
    case STAGE_STREAM:
        connection->close_after = true;
        web_stream_end(connection->id);
        return;
    case STAGE_OPENING:
    case STAGE_SOCKET:
        web_close(connection->id, 1001, "the server is shutting down");
        return;
    case STAGE_IDLE:
    case STAGE_BODY:
    case STAGE_ENDED:
    case STAGE_LINGER:
        connection_doom(connection);
        return;
    default: /* an answer is on its way; or the end is */
        connection->close_after = true;
        return;
    }
}

static void for_each(struct web *web, void (*act)(struct connection *connection))
{
    for (uint32_t i = 0; i < slots.room; i++)
        if (slots.connection[i] && slots.connection[i]->web == web)
            act(slots.connection[i]);
}

static void insist(struct connection *connection)
{
    connection->doomed = true; /* also those of which the handler has been told */
    connection_mark(connection);
}

static void on_patience_end(uv_timer_t *patience)
{
    for_each(patience->data, insist);
}

void web_shutdown(struct web *web, unsigned patience_ms, void (*done)(void *context), void *context)
{
    assert(!web->stopping);
    web->stopping = true;
    web->done = done;
    web->done_context = context;
    uv_poll_stop(&web->accepting);
    close(web->listener);
    for_each(web, part_from);
    uv_timer_start(&web->patience, on_patience_end, patience_ms, 0);
    uv_idle_start(&web->idle, on_idle);
}

void web_free(struct web *web)
{
    assert(web->handles == 0);
    free(web->scratch);
    free(web->message);
    free(web);
}
