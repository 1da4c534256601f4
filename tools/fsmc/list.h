/* list.h: arrays that grow. LIST(T) is a struct of items, count and room; released with list_release. */
#ifndef FSMC_LIST_H
#define FSMC_LIST_H

#include <stddef.h>

#include "arena.h"

#define LIST(T)             \
    struct {                \
        T *item;            \
        size_t count, room; \
    }

static inline void *list_more(void *items, size_t count, size_t *room, size_t size)
{
    if (count < *room)
        return items;
    *room = *room ? *room * 2 : 8;
    return mem_resize(items, *room * size);
}

#define list_push(list, value)                                                                   \
    ((list)->item = list_more((list)->item, (list)->count, &(list)->room, sizeof *(list)->item), \
     (list)->item[(list)->count++] = (value))

#define list_release(list) (mem_free((list)->item), (list)->item = NULL, (list)->count = (list)->room = 0)

#endif
