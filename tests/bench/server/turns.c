/* turns.c: the loop. Each turn reads what came, asks anew for every answer, and writes once for each connection. */
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <time.h>

#include "load.h"

static uint64_t clock_ns(clockid_t clock)
{
    struct timespec at;
    clock_gettime(clock, &at);
    return (uint64_t)at.tv_sec * 1000000000 + (uint64_t)at.tv_nsec;
}

static void tick(struct load *load)
{
    uint64_t before = load->now_ns;
    load->now_ns = clock_ns(CLOCK_MONOTONIC);
    load->now_ms = clock_ns(CLOCK_REALTIME) / 1000000;
    double most = load->options.rate / 20; /* what a turn that came late may make good */
    load->budget += load->options.rate * (double)(load->now_ns - before) / 1e9;
    if (load->budget > most)
        load->budget = most;
}

void load_wrong(struct load *load, const char *what, const struct message *message)
{
    if (load->wrong++ || load->fault[0])
        return;
    int length = message ? (int)(message->length < 300 ? message->length : 300) : 0;
    snprintf(load->fault, sizeof load->fault, "%s%s%.*s", what, message ? ": " : "", length,
             message ? message->text : "");
}

/* ---- asking ---- */

static void put_hex(char *to, uint64_t value, unsigned digits)
{
    while (digits-- > 0) {
        to[digits] = "0123456789abcdef"[value & 15];
        value >>= 4;
    }
}

/* A UUID by its looks: run, connection, place among those in flight, serial number. */
static void put_id(const struct load *load, char *id, unsigned wire, unsigned slot, uint64_t serial)
{
    memcpy(id, "00000000-0000-4000-8000-000000000000", ID_LENGTH + 1);
    put_hex(id, load->run, 8);
    put_hex(id + 9, wire, 4);
    put_hex(id + 15, slot, 3);
    put_hex(id + 24, serial, 12);
}

static bool may_ask(const struct load *load)
{
    return !load->stopping && (!load->limit || load->asked < load->limit) &&
           (load->options.rate <= 0 || load->limit || load->budget >= 1);
}

static void ask(struct load *load, unsigned at, unsigned slot)
{
    char text[ASK_ROOM];
    struct wire *wire = &load->wires[at];
    struct ask *asked = &load->asks[at * load->options.in_flight + slot];
    uint64_t serial = load->asked++;
    put_id(load, asked->id, at, slot, serial);
    size_t length = load->exchange->ask(load, serial, asked->id, text, sizeof text);
    assert(length < sizeof text);
    if (load->exchange->path)
        wire_post(wire, &load->options.address, load->exchange->path, text, length);
    else
        wire_say(wire, text, length);
    asked->waits = true;
    asked->sent_ns = load->now_ns;
    load->waiting++;
    load->budget -= 1;
}

/* Fills what is free: at the beginning, and, with a rate, at every turn from another connection on. */
static bool ask_free(struct load *load)
{
    unsigned first = (unsigned)(load->asked % load->wire_count);
    for (unsigned i = 0; i < load->wire_count && may_ask(load); i++) {
        unsigned at = (first + i) % load->wire_count;
        for (unsigned slot = 0; slot < load->options.in_flight && may_ask(load); slot++) {
            if (load->asks[at * load->options.in_flight + slot].waits)
                continue;
            ask(load, at, slot);
            if (load->options.rate > 0)
                break; /* one each, so that they arrive spread over the connections */
        }
        if (!load_flush(load, &load->wires[at]))
            return false;
    }
    return true;
}

/* ---- answers ---- */

static unsigned slot_of(const char *id)
{
    unsigned slot = 0;
    for (unsigned i = 15; i < 18; i++)
        slot = slot << 4 | (unsigned)((id[i] & 15) + (id[i] >= 'a' ? 9 : 0));
    return slot;
}

static struct ask *asked_by(struct load *load, unsigned at, struct span id)
{
    if (!id.at || id.length != ID_LENGTH)
        return NULL;
    unsigned slot = slot_of(id.at);
    if (slot >= load->options.in_flight)
        return NULL;
    struct ask *asked = &load->asks[at * load->options.in_flight + slot];
    return asked->waits && !memcmp(asked->id, id.at, ID_LENGTH) ? asked : NULL;
}

static void note_ack(struct load *load, const struct message *message)
{
    struct span instance = field(message, "instance"), event = field(message, "eventId"),
                cursor = field(message, "cursor");
    if (instance.at && event.at && cursor.at)
        fprintf(load->acks, "%.*s %.*s %.*s\n", (int)instance.length, instance.at, (int)event.length, event.at,
                (int)cursor.length, cursor.at);
}

static void answered(struct load *load, unsigned at, const struct message *message)
{
    struct ask *asked = asked_by(load, at, field(message, "id"));
    if (!asked) {
        load_wrong(load, "an answer to nothing that was asked", message);
        return;
    }
    asked->waits = false;
    load->waiting--;
    if (load->exchange->good(message, asked->id)) {
        load->answers++;
        latency_add(&load->latency, load->now_ns - asked->sent_ns);
        if (load->acks)
            note_ack(load, message);
    } else {
        load_wrong(load, "not the answer that was asked for", message);
    }
    if (load->options.rate <= 0 && may_ask(load))
        ask(load, at, (unsigned)(asked - load->asks) % load->options.in_flight);
}

static bool read_wire(struct load *load, struct wire *wire)
{
    struct message message;
    enum next next;
    bool ours = wire >= load->wires && wire < load->wires + load->wire_count;
    bool open = wire_receive(wire);
    while ((next = wire_next(wire, &message)) == NEXT_MESSAGE) {
        if (load->told && load->told(load, wire, &message))
            continue;
        if (ours && load->exchange)
            answered(load, (unsigned)(wire - load->wires), &message);
        else
            load_wrong(load, "a message nobody asked for", &message);
    }
    return open && next != NEXT_FAULT && load_flush(load, wire);
}

/* ---- turns ---- */

static bool over(const struct load *load, uint64_t until_ns)
{
    bool asked_all = load->stopping || (load->limit && load->asked >= load->limit);
    return load->now_ns >= until_ns || (asked_all && load->exchange && !load->waiting);
}

static bool turn(struct load *load)
{
    struct epoll_event ready[256];
    int count = epoll_wait(load->epoll, ready, 256, 1);
    tick(load);
    for (int i = 0; i < count; i++) {
        if (!read_wire(load, ready[i].data.ptr)) {
            load_wrong(load, "the server closed a connection", NULL);
            return false;
        }
    }
    return load->options.rate <= 0 || !load->exchange || ask_free(load);
}

bool load_turns(struct load *load, double seconds)
{
    load->now_ns = clock_ns(CLOCK_MONOTONIC); /* what passed before is no budget */
    tick(load);
    uint64_t until_ns = load->now_ns + (uint64_t)(seconds * 1e9);
    while (!over(load, until_ns)) {
        if (!turn(load))
            return false;
    }
    return true;
}

static bool begin(struct load *load, const struct exchange *exchange, const char *names, unsigned named, uint64_t limit)
{
    load->exchange = exchange;
    load->names = names;
    load->named = named;
    load->limit = limit;
    load->asked = load->waiting = 0;
    load->budget = 0;
    load->stopping = false;
    load->run++;
    load->asks = calloc((size_t)load->wire_count * load->options.in_flight, sizeof *load->asks);
    assert(load->asks);
    load->now_ns = clock_ns(CLOCK_MONOTONIC);
    tick(load);
    return ask_free(load);
}

/* Every ask is to be answered, also those under way at the end. */
static bool finish(struct load *load)
{
    load->stopping = true;
    bool good = load_turns(load, load->options.wait_seconds);
    if (good && load->waiting) {
        load_wrong(load, "asks were never answered", NULL);
        good = false;
    }
    free(load->asks);
    load->asks = NULL;
    load->exchange = NULL;
    return good;
}

bool load_all(struct load *load, const struct exchange *exchange, const char *names, unsigned named, uint64_t count)
{
    bool good = begin(load, exchange, names, named, count) && load_turns(load, 600) && load->asked == count;
    return finish(load) && good && !load->wrong;
}

bool load_measure(struct load *load, const struct exchange *exchange, const char *names, unsigned named)
{
    bool good = begin(load, exchange, names, named, 0) && load_turns(load, load->options.warm_seconds);
    load->answers = 0;
    memset(&load->latency, 0, sizeof load->latency);
    uint64_t began_ns = load->now_ns;
    good = good && load_turns(load, load->options.seconds);
    uint64_t answers = load->answers;
    load->options.seconds = (double)(load->now_ns - began_ns) / 1e9;
    good = finish(load) && good;
    load->answers = answers;
    return good;
}
