/* excuse.c: reads what was said in favour of survivors. */
#include "excuse.h"

#include <ctype.h>
#include <string.h>
#include <unistd.h>

#include "command.h"

static const char *trimmed(struct arena *arena, const char *line, size_t length)
{
    while (length && isspace((unsigned char)*line))
        line++, length--;
    while (length && isspace((unsigned char)line[length - 1]))
        length--;
    return arena_text(arena, line, length);
}

static void add_reason(struct excuses *excuses, struct excuse *excuse, const char *text)
{
    excuse->reason = *excuse->reason ? arena_printf(&excuses->arena, "%s %s", excuse->reason, text) : text;
}

/* False for a reason that belongs to no key. */
static bool take_line(struct excuses *excuses, const char *path, unsigned number, const char *line, size_t length,
                      size_t first)
{
    const char *text = trimmed(&excuses->arena, line, length);
    bool indented = length && isspace((unsigned char)*line);
    if (!*text || *text == '#')
        return true;
    if (!indented) {
        struct excuse excuse = {.key = text, .reason = "", .path = path, .line = number};
        list_push(&excuses->item, excuse);
        return true;
    }
    if (excuses->item.count == first) {
        command_fail("%s:%u: a reason with no mutant above it", path, number);
        return false;
    }
    add_reason(excuses, &excuses->item.item[excuses->item.count - 1], text);
    return true;
}

static bool read_file(struct excuses *excuses, const char *path)
{
    struct source source;
    char message[512];
    size_t first = excuses->item.count;
    unsigned number = 0;
    bool good = true;
    if (!source_read(path, &source, message, sizeof message)) {
        command_fail("%s", message);
        return false;
    }
    for (const char *line = source.text, *end; good && *line; line = *end ? end + 1 : end) {
        end = line + strcspn(line, "\n");
        good = take_line(excuses, path, ++number, line, (size_t)(end - line), first);
    }
    for (size_t i = first; good && i < excuses->item.count; i++) {
        good = *excuses->item.item[i].reason != 0;
        if (!good)
            command_fail("%s:%u: this mutant has no reason; write why below it, indented", path,
                         excuses->item.item[i].line);
    }
    source_release(&source);
    return good;
}

bool excuses_read(struct excuses *excuses, char *const *paths)
{
    bool good = true;
    *excuses = (struct excuses){0};
    for (size_t i = 0; good && paths[i]; i++) {
        const char *path = arena_printf(&excuses->arena, "%s/survivors", paths[i]);
        if (access(path, F_OK) == 0)
            good = read_file(excuses, path);
    }
    return good;
}

void excuses_release(struct excuses *excuses)
{
    list_release(&excuses->item);
    arena_release(&excuses->arena);
}

struct excuse *excuse_find(const struct excuses *excuses, const char *key)
{
    for (size_t i = 0; i < excuses->item.count; i++)
        if (!strcmp(excuses->item.item[i].key, key))
            return &excuses->item.item[i];
    return NULL;
}
