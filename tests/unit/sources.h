/* sources.h: sources for the front end's tests, from strings and from files. */
#ifndef TESTS_SOURCES_H
#define TESTS_SOURCES_H

#include <assert.h>
#include <glob.h>
#include <stdlib.h>
#include <string.h>

#include "diag.h"
#include "source.h"

/* Every .fsm file of the tree that should parse; released by globfree. */
static inline void source_files(glob_t *files)
{
    int first = glob("tests/lang/*.fsm", 0, NULL, files);
    assert(first == 0);
    glob("machines/*.fsm", GLOB_APPEND, NULL, files);
}

static inline struct source source_of(const char *text)
{
    return (struct source){"test.fsm", text, (uint32_t)strlen(text)};
}

/* What diags_print says, as a string to be freed; one "E112:5:19 " per diagnostic. */
static inline char *diag_summary(struct diags *diags)
{
    char *printed, *summary, *line, *rest = NULL;
    size_t length;
    FILE *to = open_memstream(&printed, &length);

    assert(to);
    diags_print(diags, to, DIAG_PLAIN);
    fclose(to);
    summary = calloc(1, length + 1);
    for (line = strtok_r(printed, "\n", &rest); line; line = strtok_r(NULL, "\n", &rest)) {
        unsigned at_line, at_column;
        char code[8];
        if (sscanf(line, "%*[^:]:%u:%u: error %4[E0-9]:", &at_line, &at_column, code) == 3)
            sprintf(summary + strlen(summary), "%s:%u:%u ", code, at_line, at_column);
    }
    free(printed);
    return summary;
}

#endif
