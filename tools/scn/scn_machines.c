/* scn_machines.c: looks for machines where scenarios expect them. */
#include "scn_machines.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "source.h"

static struct scn_machine *open_machine(struct scn_machines *machines, const char *path, char *message, size_t size)
{
    for (size_t i = 0; i < machines->item.count; i++)
        if (!strcmp(machines->item.item[i]->path, path))
            return machines->item.item[i];
    struct source source;
    char *kept = mem_resize(NULL, strlen(path) + 1);
    memcpy(kept, path, strlen(path) + 1);
    if (!source_read(kept, &source, message, size)) {
        mem_free(kept);
        return NULL;
    }
    struct scn_machine *machine = mem_resize(NULL, sizeof *machine);
    *machine = (struct scn_machine){.path = kept, .source = source};
    compile(&machine->compilation, &machine->source);
    list_push(&machines->item, machine);
    return machine;
}

bool scn_machines_add(struct scn_machines *machines, const char *path, char *message, size_t size)
{
    struct scn_machine *machine = open_machine(machines, path, message, size);
    if (machine)
        machine->given = true;
    return machine != NULL;
}

/* DIRECTORY/[machines/]NAME.fsm, if there is such a file. */
static struct scn_machine *try(struct scn_machines *machines, const char *directory, const char *below,
                               const char *name)
{
    struct arena arena = {0};
    char message[512];
    const char *path = arena_printf(&arena, "%s%s%s%s.fsm", directory, *directory ? "/" : "", below, name);
    struct scn_machine *found = access(path, F_OK) == 0 ? open_machine(machines, path, message, sizeof message) : NULL;
    arena_release(&arena);
    return found;
}

/* The whole path of a file, also of one that is yet to be written; NULL if its directory does not exist. */
static char *whole_path(const char *file)
{
    char *whole = realpath(file, NULL), *directory = NULL, *above;
    if (whole)
        return whole;
    const char *slash = strrchr(file, '/');
    if (asprintf(&above, "%.*s.", slash ? (int)(slash + 1 - file) : 0, file) < 0)
        return NULL;
    directory = realpath(above, NULL);
    free(above);
    if (directory && asprintf(&whole, "%s/-", strcmp(directory, "/") ? directory : "") < 0)
        whole = NULL;
    free(directory);
    return whole;
}

/* Goes up from the scenario's directory. Names are kept relative as long as they can be, for messages. */
static struct scn_machine *look_above(struct scn_machines *machines, const char *file, const char *name)
{
    char *whole = whole_path(file), *here = getcwd(NULL, 0), *slash;
    struct scn_machine *found = NULL;
    while (!found && whole && (slash = strrchr(whole, '/'))) {
        *slash = 0;
        size_t length = here ? strlen(here) : 0;
        bool inside = here && !strncmp(whole, here, length) && (whole[length] == '/' || whole[length] == 0);
        const char *directory = !inside ? whole : whole[length] ? whole + length + 1 : "";
        if (*whole || !inside)
            found = try(machines, directory, "machines/", name);
    }
    free(whole);
    free(here);
    return found;
}

struct scn_machine *scn_machines_find(struct scn_machines *machines, const char *file, const char *name)
{
    for (size_t i = 0; i < machines->item.count; i++) {
        struct scn_machine *machine = machines->item.item[i];
        const struct fsm_machine *m = machine->compilation.machine;
        if (machine->given && m && !strcmp(m->name, name))
            return machine;
    }
    const char *slash = strrchr(file, '/');
    struct arena arena = {0};
    const char *directory = slash ? arena_text(&arena, file, (size_t)(slash - file)) : "";
    struct scn_machine *found = try(machines, directory, "", name);
    arena_release(&arena);
    return found ? found : look_above(machines, file, name);
}

void scn_machines_release(struct scn_machines *machines)
{
    for (size_t i = 0; i < machines->item.count; i++) {
        struct scn_machine *machine = machines->item.item[i];
        compilation_close(&machine->compilation);
        source_release(&machine->source);
        mem_free(machine->path);
        mem_free(machine);
    }
    list_release(&machines->item);
}
