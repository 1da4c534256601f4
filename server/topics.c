/* topics.c: two trees, topics by name and followers by socket, each pointing into the other. */
#include "topics.h"

#include <search.h>
#include <stdlib.h>
#include <string.h>

struct topic {
    char *name;
    web_id *socket;
    size_t count, room;
};

struct follower {
    web_id socket;
    struct topic **topic;
    size_t count, room;
};

struct topics {
    void *by_name, *by_socket;
};

static int compare_names(const void *x, const void *y)
{
    return strcmp(((const struct topic *)x)->name, ((const struct topic *)y)->name);
}

static int compare_sockets(const void *x, const void *y)
{
    web_id a = ((const struct follower *)x)->socket, b = ((const struct follower *)y)->socket;
    return (a > b) - (a < b);
}

/* Room for one more of `size` bytes. */
static void *grow(void *list, size_t count, size_t *room, size_t size)
{
    if (count < *room)
        return list;
    *room = *room ? 2 * *room : 4;
    list = realloc(list, *room * size);
    if (!list)
        abort();
    return list;
}

static void *kept(void *made)
{
    if (!made)
        abort();
    return made;
}

struct topics *topics_new(void)
{
    return kept(calloc(1, sizeof(struct topics)));
}

static struct topic *find_topic(const struct topics *topics, const char *name)
{
    struct topic key = {.name = (char *)(uintptr_t)name};
    struct topic **found = tfind(&key, &topics->by_name, compare_names);
    return found ? *found : NULL;
}

static struct follower *find_follower(const struct topics *topics, web_id socket)
{
    struct follower key = {.socket = socket};
    struct follower **found = tfind(&key, &topics->by_socket, compare_sockets);
    return found ? *found : NULL;
}

static struct topic *make_topic(struct topics *topics, const char *name)
{
    struct topic *topic = kept(calloc(1, sizeof *topic));
    topic->name = kept(strdup(name));
    kept(tsearch(topic, &topics->by_name, compare_names));
    return topic;
}

static struct follower *make_follower(struct topics *topics, web_id socket)
{
    struct follower *follower = kept(calloc(1, sizeof *follower));
    follower->socket = socket;
    kept(tsearch(follower, &topics->by_socket, compare_sockets));
    return follower;
}

bool topics_follow(struct topics *topics, const char *name, web_id socket)
{
    struct topic *topic = find_topic(topics, name);
    struct follower *follower = find_follower(topics, socket);
    for (size_t i = 0; follower && topic && i < follower->count; i++)
        if (follower->topic[i] == topic)
            return true;
    if (follower && follower->count >= TOPICS_PER_SOCKET)
        return false;
    topic = topic ? topic : make_topic(topics, name);
    follower = follower ? follower : make_follower(topics, socket);
    topic->socket = grow(topic->socket, topic->count, &topic->room, sizeof *topic->socket);
    topic->socket[topic->count++] = socket;
    follower->topic = grow(follower->topic, follower->count, &follower->room, sizeof(struct topic *));
    follower->topic[follower->count++] = topic;
    return true;
}

static void remove_socket(struct topics *topics, struct topic *topic, web_id socket)
{
    for (size_t i = 0; i < topic->count; i++)
        if (topic->socket[i] == socket)
            topic->socket[i--] = topic->socket[--topic->count];
    if (topic->count)
        return;
    tdelete(topic, &topics->by_name, compare_names);
    free(topic->socket);
    free(topic->name);
    free(topic);
}

void topics_leave(struct topics *topics, const char *name, web_id socket)
{
    struct topic *topic = find_topic(topics, name);
    struct follower *follower = find_follower(topics, socket);
    if (!topic || !follower)
        return;
    for (size_t i = 0; i < follower->count; i++)
        if (follower->topic[i] == topic) {
            follower->topic[i] = follower->topic[--follower->count];
            remove_socket(topics, topic, socket);
            return;
        }
}

void topics_gone(struct topics *topics, web_id socket)
{
    struct follower *follower = find_follower(topics, socket);
    if (!follower)
        return;
    for (size_t i = 0; i < follower->count; i++)
        remove_socket(topics, follower->topic[i], socket);
    tdelete(follower, &topics->by_socket, compare_sockets);
    free(follower->topic);
    free(follower);
}

const web_id *topics_followers(const struct topics *topics, const char *name, size_t *count)
{
    const struct topic *topic = find_topic(topics, name);
    *count = topic ? topic->count : 0;
    return topic ? topic->socket : NULL;
}

void topics_free(struct topics *topics)
{
    while (topics->by_socket) /* a tree's root holds a pointer to what it keeps */
        topics_gone(topics, (*(struct follower **)topics->by_socket)->socket);
    free(topics);
}
