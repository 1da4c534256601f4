/* machines.c: see machines.h. The machines are those of the oracle of steps (tests/oracle): every kind of declaration,
 * expression, statement and state. */
#include "machines.h"

#include <string.h>

#include "compile.h"
#include "diff.h"

#define VERSION "machine generated version 1"

/* How many changes there are from one text to another; -1 if one does not compile. */
static int changes_between(const char *old, const char *new)
{
    const char *text[2] = {old, new};
    struct compilation compilation[2];
    struct source source[2];
    int changes = -1;
    for (int which = OLD; which <= NEW; which++) {
        source[which] = (struct source){which == OLD ? "old" : "new", text[which], (uint32_t)strlen(text[which])};
        compile(&compilation[which], &source[which]);
    }
    if (compilation[OLD].machine && compilation[NEW].machine) {
        struct diff diff;
        diff_open(&diff, &compilation[OLD].model, &compilation[NEW].model);
        diff_models(&diff);
        changes = (int)diff.changes.count;
        diff_release(&diff);
    }
    compilation_close(&compilation[OLD]);
    compilation_close(&compilation[NEW]);
    return changes;
}

bool machines_good(uint64_t seed, const char **why)
{
    struct arena arena = {0};
    const char *text = machine_generated(&arena, seed), *next = machine_generated(&arena, seed + 1);
    const char *again = arena_printf(&arena, "machine generated version 2%s", text + strlen(VERSION));
    *why = NULL;
    if (strncmp(text, VERSION, strlen(VERSION)) != 0)
        *why = "the machine begins otherwise";
    else if (changes_between(text, again) > 0)
        *why = "a machine differs from itself";
    else if (changes_between(text, next) == 0 || changes_between(next, text) == 0)
        *why = "two machines do not differ";
    arena_release(&arena);
    return !*why;
}
