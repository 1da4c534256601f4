/* mode_fanout.c: one instance, many subscribers, and a sender that waits until its steps have reached them all.
 *
 * Every subscriber must be told of every step once and in order. */
#include <stdio.h>
#include <string.h>

#include "load.h"

#define RING 4096

struct fanout {
    struct wire sender;
    char instance[96];
    uint64_t sent, delivered, told[65536]; /* steps; deliveries; steps each subscriber knows of */
    uint64_t sent_ns[RING];
    int64_t first_cursor; /* of the creation */
};

static bool say(struct load *load, struct wire *wire, const char *type, const char *payload)
{
    char text[ASK_ROOM];
    int length = snprintf(text, sizeof text, "{\"type\":\"%s\",\"payload\":%s,\"id\":\"fanout\",\"timestamp\":%llu}",
                          type, payload, (unsigned long long)load->now_ms);
    wire_say(wire, text, (size_t)length);
    return load_flush(load, wire);
}

/* Waits for a message of the type; those before it may be anything but an error. */
static bool await_type(struct load *load, struct wire *wire, const char *type, struct message *message)
{
    while (wire_await(wire, message, 10000)) {
        struct span is = field(message, "type");
        if (span_is(is, type))
            return true;
        if (span_is(is, "machine:error"))
            break;
    }
    load_wrong(load, "fan-out could not be set up", NULL);
    return false;
}

static bool send_next(struct load *load, struct fanout *fanout)
{
    char payload[256];
    snprintf(payload, sizeof payload, "{\"instance\":\"%s\",\"event\":\"%s\",\"eventId\":\"f%08x-%llu\"}",
             fanout->instance, fanout->sent % 2 ? "Push" : "Coin", load->run, (unsigned long long)fanout->sent);
    fanout->sent++;
    fanout->sent_ns[fanout->sent % RING] = load->now_ns;
    return say(load, &fanout->sender, "machine:send", payload);
}

static void delivered(struct load *load, struct fanout *fanout, struct wire *wire, const struct message *message)
{
    uint64_t *told = &fanout->told[wire - load->wires];
    uint64_t step = (uint64_t)(span_number(field(message, "cursor")) - fanout->first_cursor);
    if (step != *told + 1 || !span_is(field(message, "instance"), fanout->instance)) {
        load_wrong(load, "a step was left out or told twice", message);
        return;
    }
    *told = step;
    fanout->delivered++;
    load->answers++;
    latency_add(&load->latency, load->now_ns - fanout->sent_ns[step % RING]);
    while (!load->stopping &&
           fanout->delivered + load->wire_count * load->options.in_flight >= (fanout->sent + 1) * load->wire_count) {
        if (!send_next(load, fanout)) {
            load_wrong(load, "the sender's connection was closed", NULL);
            return;
        }
    }
}

static bool on_message(struct load *load, struct wire *wire, const struct message *message)
{
    struct fanout *fanout = load->context;
    struct span type = field(message, "type");
    if (wire == &fanout->sender)
        return span_is(type, "machine:ack");
    if (!span_is(type, "machine:step"))
        return false;
    delivered(load, fanout, wire, message);
    return true;
}

/* With the longest patience, so that no timer steps the instance in between. */
static bool prepare(struct load *load, struct fanout *fanout)
{
    char payload[256];
    struct message message;
    snprintf(fanout->instance, sizeof fanout->instance, "%sfanout", load->options.prefix);
    snprintf(payload, sizeof payload, "{\"machine\":\"turnstile\",\"instance\":\"%s\",\"params\":{\"patience\":60000}}",
             fanout->instance);
    if (!wire_open(&fanout->sender, &load->options.address, "/ws", load->fault, sizeof load->fault))
        return false;
    load_watch(load, &fanout->sender);
    if (!say(load, &fanout->sender, "machine:create", payload) ||
        !await_type(load, &fanout->sender, "machine:created", &message))
        return false;
    fanout->first_cursor = span_number(field(&message, "cursor"));
    snprintf(payload, sizeof payload, "{\"instance\":\"%s\"}", fanout->instance);
    for (unsigned i = 0; i < load->wire_count; i++) {
        struct wire *wire = &load->wires[i];
        if (!say(load, wire, "machine:subscribe", payload) || !await_type(load, wire, "machine:subscribed", &message))
            return false;
    }
    return true;
}

static bool run(struct load *load, struct fanout *fanout)
{
    load->told = on_message;
    load->context = fanout;
    if (!send_next(load, fanout) || !load_turns(load, load->options.warm_seconds))
        return false;
    load->answers = 0;
    memset(&load->latency, 0, sizeof load->latency);
    uint64_t began_ns = load->now_ns;
    if (!load_turns(load, load->options.seconds))
        return false;
    load->options.seconds = (double)(load->now_ns - began_ns) / 1e9;
    uint64_t answers = load->answers;
    load->stopping = true;
    for (unsigned i = 0; i < 100 && fanout->delivered < fanout->sent * load->wire_count; i++)
        load_turns(load, 0.05);
    load->answers = answers;
    if (fanout->delivered != fanout->sent * load->wire_count)
        load_wrong(load, "steps were never delivered", NULL);
    return true;
}

bool mode_fanout(struct load *load)
{
    static struct fanout fanout;
    bool good = load_connect(load, load->options.connections, "/ws") && prepare(load, &fanout) && run(load, &fanout);
    wire_close(&fanout.sender);
    return good;
}
