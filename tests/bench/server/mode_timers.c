/* mode_timers.c: how late timers are told of while events arrive.
 *
 * A few connections watch instances whose timers run. A turnstile that closes by itself is opened again at once by two
 * coins, so that as many timers keep running. Lateness is the time from the deadline to the message's arrival. */
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>

#include "load.h"

#define WATCHED 1000 /* instances that one connection follows; a server may allow no more */

struct watch {
    struct wire *wires;
    unsigned wire_count, subscribed;
    struct latency late;
    bool measuring;
};

static void say(struct load *load, struct wire *wire, const char *type, const char *payload)
{
    char text[ASK_ROOM];
    int length = snprintf(text, sizeof text, "{\"type\":\"%s\",\"payload\":%s,\"id\":\"timers\",\"timestamp\":%llu}",
                          type, payload, (unsigned long long)load->now_ms);
    wire_say(wire, text, (size_t)length);
}

static void open_again(struct load *load, struct wire *wire, struct span instance)
{
    char payload[256];
    snprintf(payload, sizeof payload, "{\"instance\":\"%.*s\",\"event\":\"Coin\"}", (int)instance.length, instance.at);
    say(load, wire, "machine:send", payload);
    say(load, wire, "machine:send", payload);
}

static void expired(struct load *load, struct watch *watch, struct wire *wire, const struct message *message)
{
    int64_t at = span_time_ms(field(message, "at")), now = (int64_t)load->now_ms;
    if (at < 0 || !span_is(field(message, "to"), "LOCKED"))
        load_wrong(load, "not an expiry as it should be", message);
    else if (now < at)
        load_wrong(load, "a timer fired early", message);
    else if (watch->measuring)
        latency_add(&watch->late, (uint64_t)(now - at) * 1000000);
    open_again(load, wire, field(message, "instance"));
}

static bool on_message(struct load *load, struct wire *wire, const struct message *message)
{
    struct watch *watch = load->context;
    if (wire < watch->wires || wire >= watch->wires + watch->wire_count)
        return false;
    struct span type = field(message, "type");
    if (span_is(type, "machine:subscribed"))
        watch->subscribed++;
    else if (span_is(type, "machine:step") && span_is(field(message, "event"), "closing"))
        expired(load, watch, wire, message);
    return !span_is(type, "machine:error");
}

static bool subscribe(struct load *load, struct watch *watch, const char *names)
{
    char payload[128];
    for (unsigned i = 0; i < load->options.timers; i++) {
        struct wire *wire = &watch->wires[i / WATCHED];
        snprintf(payload, sizeof payload, "{\"instance\":\"%s%u\"}", names, i);
        say(load, wire, "machine:subscribe", payload);
        if (i % 100 == 99 && (!load_flush(load, wire) || !load_turns(load, 0.001)))
            return false;
    }
    for (unsigned i = 0; i < watch->wire_count; i++) {
        if (!load_flush(load, &watch->wires[i]))
            return false;
    }
    for (unsigned i = 0; i < 200 && watch->subscribed < load->options.timers; i++) {
        if (!load_turns(load, 0.05))
            return false;
    }
    if (watch->subscribed < load->options.timers)
        load_wrong(load, "subscriptions are not answered", NULL);
    return !load->wrong;
}

static bool open_watch(struct load *load, struct watch *watch)
{
    unsigned count = (load->options.timers + WATCHED - 1) / WATCHED;
    watch->wires = calloc(count, sizeof *watch->wires);
    assert(watch->wires);
    for (; watch->wire_count < count; watch->wire_count++) {
        struct wire *wire = &watch->wires[watch->wire_count];
        if (!wire_open(wire, &load->options.address, "/ws", load->fault, sizeof load->fault))
            return false;
        load_watch(load, wire);
    }
    load->told = on_message;
    load->context = watch;
    return true;
}

static void close_watch(struct watch *watch)
{
    for (unsigned i = 0; i < watch->wire_count; i++)
        wire_close(&watch->wires[i]);
    free(watch->wires);
}

static bool prepare(struct load *load, struct watch *watch, const char *names)
{
    return create_instances(load, names, load->options.timers, true) &&
           create_instances(load, load->options.prefix, load->options.instances, false) && open_watch(load, watch) &&
           subscribe(load, watch, names) && load_connect(load, load->options.connections, "/ws") &&
           load_all(load, &exchange_coin, names, load->options.timers, 2 * (uint64_t)load->options.timers);
}

bool mode_timers(struct load *load)
{
    static struct watch watch;
    char names[96];
    snprintf(names, sizeof names, "%stimed", load->options.prefix);
    bool good = prepare(load, &watch, names);
    watch.measuring = true;
    if (good && load->options.seconds > 0)
        good = load_measure(load, &exchange_send, load->options.prefix, load->options.instances);
    printf("expiries=%llu late_p50_ms=%.0f late_p99_ms=%.0f late_max_ms=%.0f\n", (unsigned long long)watch.late.count,
           latency_ms(&watch.late, 0.5), latency_ms(&watch.late, 0.99), (double)watch.late.most_ns / 1e6);
    close_watch(&watch);
    return good;
}
