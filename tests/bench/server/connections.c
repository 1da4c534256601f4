/* connections.c: opening many connections, and putting them on the loop. */
#include <assert.h>
#include <errno.h>
#include <stdlib.h>
#include <sys/epoll.h>

#include "load.h"

void load_watch(struct load *load, struct wire *wire)
{
    struct epoll_event on = {.events = EPOLLIN, .data.ptr = wire};
    int failed = epoll_ctl(load->epoll, EPOLL_CTL_ADD, wire->file, &on);
    assert(!failed);
}

bool load_flush(struct load *load, struct wire *wire)
{
    bool wanted = wire->wants_write;
    bool open = wire_flush(wire);
    if (wire->wants_write != wanted) {
        struct epoll_event on = {.events = wire->wants_write ? EPOLLIN | EPOLLOUT : EPOLLIN, .data.ptr = wire};
        int failed = epoll_ctl(load->epoll, EPOLL_CTL_MOD, wire->file, &on);
        assert(!failed || !open);
    }
    return open;
}

bool load_connect(struct load *load, unsigned count, const char *websocket_path)
{
    char why[256];
    load->wires = calloc(count, sizeof *load->wires);
    assert(load->wires);
    for (load->wire_count = 0; load->wire_count < count; load->wire_count++) {
        struct wire *wire = &load->wires[load->wire_count];
        if (!wire_open(wire, &load->options.address, websocket_path, why, sizeof why)) {
            load_wrong(load, why, NULL);
            return false;
        }
        load_watch(load, wire);
    }
    return true;
}

void load_disconnect(struct load *load)
{
    for (unsigned i = 0; i < load->wire_count; i++)
        wire_close(&load->wires[i]);
    free(load->wires);
    load->wires = NULL;
    load->wire_count = 0;
}
