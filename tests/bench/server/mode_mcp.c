/* mode_mcp.c: tools/call of fsm_send, a session on each connection. HTTP/1.1 allows one ask at a time on each. */
#include <stdio.h>
#include <string.h>

#include "load.h"

#define PATH "/mcp/machines"

static size_t ask_call(const struct load *load, uint64_t serial, const char *id, char *to, size_t room)
{
    return (size_t)snprintf(
        to, room,
        "{\"jsonrpc\":\"2.0\",\"id\":\"%s\",\"method\":\"tools/call\",\"params\":{\"name\":"
        "\"fsm_send\",\"arguments\":{\"instance\":\"%s%llu\",\"event\":\"%s\",\"eventId\":\"%s\"}}}",
        id, load->names, (unsigned long long)(serial % load->named), serial / load->named % 2 ? "Push" : "Coin", id);
}

static bool is_result(const struct message *message, const char *id)
{
    return message->status == 200 && field(message, "structuredContent").at && !field(message, "error").at &&
           !span_is(field(message, "isError"), "true") && span_is(field(message, "eventId"), id) &&
           span_is(field(message, "duplicate"), "false");
}

static const struct exchange exchange_call = {PATH, ask_call, is_result};

static bool post(struct load *load, struct wire *wire, const char *body, struct message *answer)
{
    wire_post(wire, &load->options.address, PATH, body, strlen(body));
    return wire_await(wire, answer, 10000);
}

static bool open_session(struct load *load, struct wire *wire)
{
    struct message answer;
    if (!post(load, wire,
              "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{\"protocolVersion\":\"2025-11-25\","
              "\"capabilities\":{},\"clientInfo\":{\"name\":\"load\",\"version\":\"1\"}}}",
              &answer))
        return false;
    struct span session = http_header(&answer, "mcp-session-id");
    if (answer.status != 200 || !session.at || session.length >= sizeof wire->session)
        return false;
    memcpy(wire->session, session.at, session.length);
    return post(load, wire, "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}", &answer) &&
           answer.status == 202;
}

bool mode_mcp(struct load *load)
{
    if (!create_instances(load, load->options.prefix, load->options.instances, false))
        return false;
    load->options.in_flight = 1;
    if (!load_connect(load, load->options.connections, NULL))
        return false;
    for (unsigned i = 0; i < load->wire_count; i++) {
        if (!open_session(load, &load->wires[i])) {
            load_wrong(load, "no MCP session was opened", NULL);
            return false;
        }
    }
    return load_measure(load, &exchange_call, load->options.prefix, load->options.instances);
}
