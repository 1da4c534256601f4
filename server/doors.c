/* doors.c: who may come in. */
#include "doors.h"

#include <arpa/inet.h>
#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* ---- names of hosts ---- */

/* `name`, `name:port`, `[address]:port`: where the name stands in the text, without brackets. */
struct authority {
    const char *name;
    size_t length;
    const char *port; /* after the colon, or NULL */
};

static bool is_port(const char *text)
{
    size_t digits = strspn(text, "0123456789");
    return digits > 0 && digits <= 5 && text[digits] == 0;
}

static bool is_name(const char *name, size_t length)
{
    for (size_t i = 0; i < length; i++)
        if (!isalnum((unsigned char)name[i]) && !strchr("-._:", name[i]))
            return false;
    return length > 0 && length < 254;
}

static bool authority_of(const char *text, struct authority *to)
{
    bool bracket = text[0] == '[';
    to->name = text + bracket;
    to->length = strcspn(to->name, bracket ? "]" : ":");
    const char *rest = to->name + to->length;
    if (bracket && *rest++ != ']')
        return false;
    to->port = *rest == ':' ? rest + 1 : NULL;
    return is_name(to->name, to->length) && (to->port ? is_port(to->port) : *rest == 0);
}

static bool same_name(const struct authority *authority, const char *name)
{
    return strlen(name) == authority->length && strncasecmp(name, authority->name, authority->length) == 0;
}

bool doors_is_loopback(const char *host)
{
    struct in_addr four;
    struct in6_addr six;
    if (inet_pton(AF_INET, host, &four) == 1)
        return ntohl(four.s_addr) >> 24 == 127;
    if (inet_pton(AF_INET6, host, &six) == 1)
        return IN6_IS_ADDR_LOOPBACK(&six);
    size_t length = strlen(host);
    return strcasecmp(host, "localhost") == 0 || (length > 10 && strcasecmp(host + length - 10, ".localhost") == 0);
}

static bool is_address(const char *host)
{
    char room[sizeof(struct in6_addr)];
    return inet_pton(AF_INET, host, room) == 1 || inet_pton(AF_INET6, host, room) == 1;
}

static bool is_any(const char *host)
{
    return strcmp(host, "0.0.0.0") == 0 || strcmp(host, "::") == 0;
}

static bool in_list(const char *const *list, const char *text)
{
    for (; list && *list; list++)
        if (strcasecmp(*list, text) == 0)
            return true;
    return false;
}

/* ---- Host ---- */

/* A foreign name that was made to point here is what this keeps out. An address is no such name: who listens on all of
 * them is meant by any. */
static bool host_is_ours(const struct doors *doors, const char *host)
{
    struct authority authority;
    char name[256];
    if (in_list(doors->hosts, host))
        return true;
    if (!authority_of(host, &authority))
        return false;
    memcpy(name, authority.name, authority.length);
    name[authority.length] = 0;
    return doors_is_loopback(name) || same_name(&authority, doors->host) || in_list(doors->hosts, name) ||
           (is_any(doors->host) && is_address(name));
}

/* ---- Origin ---- */

static bool origin_is_ours(const struct doors *doors, const char *origin, const char *host)
{
    if (in_list(doors->origins, origin))
        return true;
    const char *colon = strstr(origin, "://");
    size_t scheme = colon ? (size_t)(colon - origin) : 0;
    if (!(scheme == 4 && strncasecmp(origin, "http", 4) == 0) && !(scheme == 5 && strncasecmp(origin, "https", 5) == 0))
        return false;
    const char *at = colon + 3;
    struct authority authority;
    char name[256];
    if (!authority_of(at, &authority))
        return false;
    memcpy(name, authority.name, authority.length);
    name[authority.length] = 0;
    return doors_is_loopback(name) || strcasecmp(at, host) == 0;
}

/* ---- the token ---- */

bool doors_same_secret(const char *secret, const char *given)
{
    size_t length = strlen(secret), count = strlen(given);
    unsigned differ = length != count;
    for (size_t i = 0; i < count; i++)
        differ |= (unsigned char)given[i] ^ (unsigned char)secret[length ? i % length : 0];
    return differ == 0;
}

/* A browser cannot give a WebSocket headers: so there, and only there, the query may carry it. */
static bool query_has_token(const char *query, const char *token)
{
    for (const char *at = query; at; at = strchr(at, '&')) {
        at += *at == '&';
        char *given = strncmp(at, "token=", 6) == 0 ? strndup(at + 6, strcspn(at + 6, "&")) : NULL;
        bool same = given && doors_same_secret(token, given);
        free(given);
        if (same)
            return true;
    }
    return false;
}

static bool has_token(const char *token, const struct visitor *visitor)
{
    const char *given = visitor->authorization;
    if (given && strncasecmp(given, "Bearer ", 7) == 0)
        return doors_same_secret(token, given + 7 + strspn(given + 7, " "));
    return visitor->websocket && query_has_token(visitor->query, token);
}

struct verdict doors_ask(const struct doors *doors, const struct visitor *visitor)
{
    if (!visitor->host || !*visitor->host)
        return (struct verdict){400, "a Host header is needed"};
    if (!host_is_ours(doors, visitor->host))
        return (struct verdict){403, "this Host is not served here; ALLOWED_HOSTS may name it"};
    if (visitor->origin && !origin_is_ours(doors, visitor->origin, visitor->host))
        return (struct verdict){403, "pages of this Origin may not come in; ALLOWED_ORIGINS may name it"};
    if (doors->token && !has_token(doors->token, visitor))
        return (struct verdict){401, "a bearer token is needed"};
    return (struct verdict){0, NULL};
}
