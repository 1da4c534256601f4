/* doors.h: who may come in. Pure: headers in, verdict out.
 *
 * A page that the user visits can make the browser call loopback: so Host must name this machine, and Origin, when
 * there is one, must be a page of this server or of loopback (any port), or be allowed by name. With a token, every
 * request carries it as `Authorization: Bearer …`, or a WebSocket as its subprotocol-free query `?token=…`. */
#ifndef DOORS_H
#define DOORS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct doors {
    const char *host; /* what is listened on */
    uint16_t port;
    const char *token;          /* NULL: none is asked for */
    const char *const *origins; /* further ones; NULL at the end, or NULL */
    const char *const *hosts;
};

struct visitor {
    const char *host, *origin, *authorization; /* headers, NULL if absent */
    const char *query;                         /* decoded, `&` between its parts; "" if there is none */
    bool websocket;
};

struct verdict {
    int status; /* 0: come in; 400 no Host, 401 no or a wrong token, 403 foreign Host or Origin */
    const char *message;
};

struct verdict doors_ask(const struct doors *doors, const struct visitor *visitor);

/* Equal? In a time that depends on the length of `given` alone. */
bool doors_same_secret(const char *secret, const char *given);

bool doors_is_loopback(const char *host); /* 127.0.0.0/8, ::1, localhost */

#endif
