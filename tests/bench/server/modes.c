/* modes.c: the asks that are one message each, and the modes made of them alone. */
#include <stdio.h>

#include "load.h"

#define CREATORS 16 /* connections that make instances */

static size_t ask_ping(const struct load *load, uint64_t serial, const char *id, char *to, size_t room)
{
    (void)serial;
    return (size_t)snprintf(to, room, "{\"type\":\"ping\",\"payload\":{},\"id\":\"%s\",\"timestamp\":%llu}", id,
                            (unsigned long long)load->now_ms);
}

static bool is_pong(const struct message *message, const char *id)
{
    (void)id;
    return span_is(field(message, "type"), "pong");
}

static bool is_ping(const struct message *message, const char *id)
{
    (void)id;
    return span_is(field(message, "type"), "ping");
}

static size_t ask_create(const struct load *load, uint64_t serial, const char *id, char *to, size_t room)
{
    return (size_t)snprintf(
        to, room,
        "{\"type\":\"machine:create\",\"payload\":{\"machine\":\"turnstile\",\"instance\":\"%s%llu\"},"
        "\"id\":\"%s\",\"timestamp\":%llu}",
        load->names, (unsigned long long)serial, id, (unsigned long long)load->now_ms);
}

/* As ask_create, each with a patience of its own. */
static size_t ask_create_timed(const struct load *load, uint64_t serial, const char *id, char *to, size_t room)
{
    unsigned patience = load->options.patience + (unsigned)(serial * 7919 % 10000);
    return (size_t)snprintf(
        to, room,
        "{\"type\":\"machine:create\",\"payload\":{\"machine\":\"turnstile\",\"instance\":\"%s%llu\","
        "\"params\":{\"patience\":%u}},\"id\":\"%s\",\"timestamp\":%llu}",
        load->names, (unsigned long long)serial, patience, id, (unsigned long long)load->now_ms);
}

static bool is_created(const struct message *message, const char *id)
{
    (void)id;
    return span_is(field(message, "type"), "machine:created") && span_is(field(message, "state"), "LOCKED");
}

static size_t put_send(const struct load *load, uint64_t serial, const char *event, const char *id, char *to,
                       size_t room)
{
    return (size_t)snprintf(to, room,
                            "{\"type\":\"machine:send\",\"payload\":{\"instance\":\"%s%llu\",\"event\":\"%s\","
                            "\"eventId\":\"%s\"},\"id\":\"%s\",\"timestamp\":%llu}",
                            load->names, (unsigned long long)(serial % load->named), event, id, id,
                            (unsigned long long)load->now_ms);
}

static size_t ask_send(const struct load *load, uint64_t serial, const char *id, char *to, size_t room)
{
    return put_send(load, serial, serial / load->named % 2 ? "Push" : "Coin", id, to, room);
}

static size_t ask_coin(const struct load *load, uint64_t serial, const char *id, char *to, size_t room)
{
    return put_send(load, serial, "Coin", id, to, room);
}

static bool is_ack(const struct message *message, const char *id)
{
    return span_is(field(message, "type"), "machine:ack") && span_is(field(message, "eventId"), id) &&
           span_is(field(message, "duplicate"), "false") && span_number(field(message, "cursor")) > 1;
}

static const struct exchange exchange_ping = {NULL, ask_ping, is_pong};
static const struct exchange exchange_echo = {NULL, ask_ping, is_ping};
static const struct exchange exchange_create = {NULL, ask_create, is_created};
static const struct exchange exchange_create_timed = {NULL, ask_create_timed, is_created};
const struct exchange exchange_send = {NULL, ask_send, is_ack};
const struct exchange exchange_coin = {NULL, ask_coin, is_ack};

bool create_instances(struct load *load, const char *names, unsigned count, bool timed)
{
    if (load->options.have)
        return true;
    bool good = load_connect(load, CREATORS, "/ws") &&
                load_all(load, timed ? &exchange_create_timed : &exchange_create, names, count, count);
    load_disconnect(load);
    return good;
}

bool mode_ping(struct load *load)
{
    return load_connect(load, load->options.connections, "/ws") && load_measure(load, &exchange_ping, "", 1);
}

bool mode_echo(struct load *load)
{
    return load_connect(load, load->options.connections, "/ws") && load_measure(load, &exchange_echo, "", 1);
}

bool mode_create(struct load *load)
{
    load->options.seconds = 0;
    return create_instances(load, load->options.prefix, load->options.instances, false);
}

bool mode_send(struct load *load)
{
    return create_instances(load, load->options.prefix, load->options.instances, false) &&
           load_connect(load, load->options.connections, "/ws") &&
           load_measure(load, &exchange_send, load->options.prefix, load->options.instances);
}

bool mode_connect(struct load *load)
{
    if (!load_connect(load, load->options.connections, "/ws") ||
        !load_all(load, &exchange_ping, "", 1, load->wire_count))
        return false;
    printf("open=%u\n", load->wire_count);
    fflush(stdout);
    return load_turns(load, load->options.seconds);
}
