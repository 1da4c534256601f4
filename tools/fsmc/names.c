/* names.c: open addressing over a growing array of names; positions never change. */
#include "names.h"

#include "list.h"

#include <string.h>

static uint64_t name_hash(const char *name)
{
    uint64_t hash = 14695981039346656037u;
    for (; *name; name++)
        hash = (hash ^ (unsigned char)*name) * 1099511628211u;
    return hash;
}

/* The slot of `name`, or the free one where it belongs. There is always a free one. */
static size_t names_slot(const struct names *names, const char *name)
{
    size_t at = (size_t)name_hash(name) & (names->slots - 1);
    while (names->slot[at] && strcmp(names->name[names->slot[at] - 1], name))
        at = (at + 1) & (names->slots - 1);
    return at;
}

static void names_rehash(struct names *names)
{
    names->slots = names->slots ? names->slots * 2 : 16;
    names->slot = mem_resize(names->slot, names->slots * sizeof *names->slot);
    memset(names->slot, 0, names->slots * sizeof *names->slot);
    for (size_t i = 0; i < names->count; i++)
        names->slot[names_slot(names, names->name[i])] = (uint32_t)i + 1;
}

uint32_t names_add(struct names *names, const char *name)
{
    if (names_find(names, name) != NAMES_NONE)
        return NAMES_NONE;
    names->name = list_more((void *)names->name, names->count, &names->room, sizeof *names->name);
    names->name[names->count++] = name;
    if (names->count * 2 > names->slots)
        names_rehash(names);
    else
        names->slot[names_slot(names, name)] = (uint32_t)names->count;
    return (uint32_t)names->count - 1;
}

uint32_t names_find(const struct names *names, const char *name)
{
    if (!names->slots)
        return NAMES_NONE;
    uint32_t found = names->slot[names_slot(names, name)];
    return found ? found - 1 : NAMES_NONE;
}

void names_release(struct names *names)
{
    mem_free((void *)names->name);
    mem_free(names->slot);
    memset(names, 0, sizeof *names);
}
