/* web_bytes.c: counted bytes, and queues of them. */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "web_in.h"

struct web_bytes *web_bytes_new(size_t room)
{
    struct web_bytes *bytes = malloc(sizeof *bytes + room);
    assert(bytes);
    *bytes = (struct web_bytes){.owners = 1, .room = room};
    return bytes;
}

char *web_bytes_data(struct web_bytes *bytes)
{
    return bytes->data;
}

void web_bytes_set_length(struct web_bytes *bytes, size_t length)
{
    assert(length <= bytes->room);
    bytes->length = length;
}

size_t web_bytes_length(const struct web_bytes *bytes)
{
    return bytes->length;
}

struct web_bytes *web_bytes_of(const char *data, size_t length)
{
    struct web_bytes *bytes = web_bytes_new(length);
    if (length)
        memcpy(bytes->data, data, length);
    bytes->length = length;
    return bytes;
}

struct web_bytes *web_bytes_keep(struct web_bytes *bytes)
{
    bytes->owners++;
    return bytes;
}

void web_bytes_release(struct web_bytes *bytes)
{
    assert(bytes->owners > 0);
    if (--bytes->owners == 0)
        free(bytes);
}

/* ---- queues ---- */

static void grow(struct web_queue *queue)
{
    uint32_t room = queue->room ? queue->room * 2 : 8;
    struct web_bytes **item = malloc(room * sizeof(struct web_bytes *));
    assert(item);
    for (uint32_t i = 0; i < queue->count; i++)
        item[i] = queue->item[(queue->first + i) & (queue->room - 1)];
    free(queue->item);
    queue->item = item;
    queue->first = 0;
    queue->room = room;
}

void queue_push(struct web_queue *queue, struct web_bytes *bytes)
{
    if (queue->count == queue->room)
        grow(queue);
    queue->item[(queue->first + queue->count++) & (queue->room - 1)] = bytes;
    queue->bytes += bytes->length + WEB_QUEUE_COST;
}

struct web_bytes *queue_first(const struct web_queue *queue)
{
    return queue->count ? queue->item[queue->first] : NULL;
}

void queue_pop(struct web_queue *queue)
{
    struct web_bytes *bytes = queue_first(queue);
    assert(bytes);
    queue->bytes -= bytes->length + WEB_QUEUE_COST;
    queue->first = (queue->first + 1) & (queue->room - 1);
    queue->count--;
    web_bytes_release(bytes);
}

void queue_release(struct web_queue *queue)
{
    while (queue->count)
        queue_pop(queue);
    free(queue->item);
    *queue = (struct web_queue){0};
}
