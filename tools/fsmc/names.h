/* names.h: a map from names to numbers, in the order they were added. One per namespace. */
#ifndef FSMC_NAMES_H
#define FSMC_NAMES_H

#include <stddef.h>
#include <stdint.h>

#include "arena.h"

struct names {
    const char **name; /* [count]; borrowed */
    size_t count, room;
    uint32_t *slot; /* open-addressed: position + 1, 0 is free */
    size_t slots;
};

#define NAMES_NONE UINT32_MAX

/* Adds `name` (borrowed) and returns its position; a name that is there already returns NAMES_NONE. */
uint32_t names_add(struct names *names, const char *name);
uint32_t names_find(const struct names *names, const char *name); /* position or NAMES_NONE */
void names_release(struct names *names);

#endif
