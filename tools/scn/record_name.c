/* record_name.c: ids of the wire as names of a scenario: letters, digits and underscores, each its own. */
#include <ctype.h>
#include <string.h>

#include "record_in.h"
#include "scn_tree.h"

enum { NAME_MAX_BYTES = 100 }; /* a name may have 128, and a number may follow */

/* What is no letter or digit becomes an underscore; a digit does not come first. */
static char *plain_name(struct arena *arena, const char *id)
{
    size_t length = strnlen(id, NAME_MAX_BYTES);
    char *name = arena_printf(arena, "%s%.*s", isalpha((unsigned char)*id) ? "" : "_", (int)length, id);
    for (char *c = name; *c; c++)
        if (!isalnum((unsigned char)*c))
            *c = '_';
    return name;
}

const char *record_name(struct arena *arena, const char *id, bool (*taken)(void *context, const char *name),
                        void *context)
{
    const char *plain = plain_name(arena, id), *name = plain;
    for (unsigned n = 2; scn_is_word(name) || taken(context, name); n++)
        name = arena_printf(arena, "%s_%u", plain, n);
    return name;
}
