/* fuzz_parse.c: any bytes at all are parsed without harm; what parses is formatted, parses again, formats to
 * the same text and keeps its hash. */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "arena.h"
#include "fmt.h"
#include "hash.h"
#include "parse.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static bool format(const struct source *source, char **text, size_t *length)
{
    FILE *to = open_memstream(text, length);
    bool formatted = fmt_source(source, to);

    fclose(to);
    return formatted;
}

static void check_format(const struct source *source)
{
    char *once, *twice;
    size_t once_length, twice_length;

    if (format(source, &once, &once_length)) {
        struct source again = {"again.fsm", once, (uint32_t)once_length};
        uint8_t before[32], after[32];
        bool formatted = format(&again, &twice, &twice_length);

        assert(formatted);
        assert(once_length == twice_length && memcmp(once, twice, once_length) == 0);
        spec_hash(source, before);
        spec_hash(&again, after);
        assert(memcmp(before, after, sizeof before) == 0);
        free(twice);
    }
    free(once);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *text = malloc(size + 1);
    struct source source = {"fuzz.fsm", text, (uint32_t)size};
    struct arena arena = {0};
    struct diags *diags = diags_open(&source);
    FILE *nowhere = fopen("/dev/null", "w");
    struct node *file;

    memcpy(text, data, size);
    text[size] = '\0';
    file = parse(&arena, &source, diags);
    assert(file);
    node_dump(nowhere, file, text);
    diags_print(diags, nowhere, DIAG_PLAIN);
    check_format(&source);
    fclose(nowhere);
    diags_close(diags);
    arena_release(&arena);
    free(text);
    return 0;
}
