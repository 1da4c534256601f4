/* load.h: many connections on one epoll loop, driven as fast as answers come or at a steady rate.
 *
 * A server is asked over and over: on each connection a number of asks is kept in flight, each with an id of its own.
 * Every answer is checked: it must be of the kind that was asked for, and carry the id of an ask that waits. */
#ifndef LOAD_H
#define LOAD_H

#include <stdio.h>

#include "field.h"
#include "latency.h"
#include "wire.h"

#define ID_LENGTH 36
#define ASK_ROOM 1024 /* bytes of the longest ask */

struct options {
    struct address address;
    const char *mode, *prefix; /* instances are called PREFIX0, PREFIX1, … */
    unsigned connections, in_flight, instances, timers;
    double seconds, warm_seconds, wait_seconds; /* measured; before; at most, for the last answers */
    double rate;                                /* asks a second in all; 0: as many as are answered */
    unsigned patience; /* least duration of the timers, ms; they are spread over ten seconds from there */
    bool have;         /* the instances are there already */
    int pid;           /* whose memory is told; 0: nobody's */
    const char *acks;  /* file to write acknowledged events to, or NULL */
};

struct load;

/* One kind of ask and what answers it. */
struct exchange {
    const char *path; /* where to POST; NULL: a WebSocket message */
    /* Writes the ask with number `serial`; answers its length. */
    size_t (*ask)(const struct load *load, uint64_t serial, const char *id, char *to, size_t room);
    bool (*good)(const struct message *message, const char *id);
};

struct ask {
    char id[ID_LENGTH + 1];
    bool waits;
    uint64_t sent_ns;
};

struct load {
    struct options options;
    struct wire *wires;
    unsigned wire_count;
    struct ask *asks; /* in_flight of each wire */
    const struct exchange *exchange;
    const char *names;       /* instances the exchange is about are called so, with a number */
    unsigned named;          /* and there are so many */
    uint64_t asked, waiting; /* in this exchange */
    uint64_t limit;          /* of asks, 0: none */
    double budget;           /* asks that the rate still allows */
    bool stopping;           /* no more asks; wait for what is under way */
    int epoll;
    uint32_t run;            /* in every id, so that no two runs share one */
    uint64_t now_ns, now_ms; /* monotonic; of the wall */
    uint64_t answers, wrong;
    char fault[512]; /* the first thing that was wrong */
    struct latency latency;
    FILE *acks; /* a line for each good answer that names an instance: INSTANCE EVENT_ID CURSOR; or NULL */
    /* Messages that are no answer to an ask; NULL: there are none. */
    bool (*told)(struct load *load, struct wire *wire, const struct message *message);
    void *context; /* of told */
};

/* ---- connections ---- */

bool load_connect(struct load *load, unsigned count, const char *websocket_path);
void load_disconnect(struct load *load);
void load_watch(struct load *load, struct wire *wire); /* one more connection, which the caller owns */
bool load_flush(struct load *load, struct wire *wire);
void load_wrong(struct load *load, const char *what, const struct message *message);

/* ---- running ---- */

/* Reads and answers for a time, or until `limit` asks have been answered. False: a connection was lost. */
bool load_turns(struct load *load, double seconds);
/* Asks `exchange` of instances NAMES0 … : warms up, measures, waits for the rest. */
bool load_measure(struct load *load, const struct exchange *exchange, const char *names, unsigned named);
/* Asks it `count` times and waits for all answers. */
bool load_all(struct load *load, const struct exchange *exchange, const char *names, unsigned named, uint64_t count);

/* ---- modes: each connects, prepares and measures. False: load->fault says why. ---- */

bool mode_ping(struct load *load);
bool mode_echo(struct load *load);
bool mode_create(struct load *load);
bool mode_send(struct load *load);
bool mode_connect(struct load *load);
bool mode_mcp(struct load *load);
bool mode_fanout(struct load *load);
bool mode_timers(struct load *load);

/* The instances that a mode sends to, made over connections of their own; nothing to do with options.have. */
bool create_instances(struct load *load, const char *names, unsigned count, bool timed);
extern const struct exchange exchange_send; /* Coin, and on every second round Push */
extern const struct exchange exchange_coin;

#endif
