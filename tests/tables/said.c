/* said.c: compiles a text and takes fsmc's answer apart, line by line. */
#include "said.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "compile.h"

/* The last code seen decides what a line with `=` belongs to. */
struct reader {
    struct said *said;
    char code[8];
};

static void read_gap(struct said *said, const char *text)
{
    const char *counts = strstr(text, "has no row for ");
    said->gap = true;
    counts = counts ? counts + strlen("has no row for ") : text;
    if (!strncmp(counts, "`Ask` in ", 9))
        counts += 9;
    if (!strcmp(counts, "some inputs"))
        return;
    if (sscanf(counts, "%lf of %lf inputs (%15[^ ] %%)", &said->uncovered, &said->inputs, said->percent) != 3)
        snprintf(said->strange, sizeof said->strange, "%s", text);
}

static void read_place(struct reader *reader, int line, int column, const char *text)
{
    struct said *said = reader->said;
    if (!strncmp(text, "note: the other row", 19) && said->pairs) {
        said->pair[said->pairs - 1].other = line;
        return;
    }
    const char *code = strchr(text, ' ');
    snprintf(reader->code, sizeof reader->code, "%.4s", code ? code + 1 : "");
    if (!strcmp(reader->code, "E301") && !said->gap)
        read_gap(said, text);
    else if (!strcmp(reader->code, "E302") && said->pairs < PAIRS_MAX)
        said->pair[said->pairs++].line = line;
    else if (!strcmp(reader->code, "W303") && said->deads < 16)
        said->dead[said->deads++] = line;
    else if (!strcmp(reader->code, "W304") && said->idles < 16)
        said->idle[said->idles++] = column;
    else if (!strcmp(reader->code, "W305"))
        said->given_up = true;
    else if (strcmp(reader->code, "W230"))
        snprintf(said->strange, sizeof said->strange, "%s", text);
}

static void read_hidden(struct said *said, const char *text)
{
    char *to = said->hidden_by[said->deads - 1];
    size_t used = 0;
    for (; *text; text++)
        if (*text >= '0' && *text <= '9')
            to[used++] = *text;
        else if (used && to[used - 1] != ' ')
            to[used++] = ' ';
    to[used] = '\0';
}

static void read_note(struct reader *reader, const char *text)
{
    struct said *said = reader->said;
    if (!strncmp(text, "e.g. ", 5) && !strcmp(reader->code, "E301"))
        snprintf(said->witness, sizeof said->witness, "%s", text + 5);
    else if (!strncmp(text, "e.g. ", 5) && said->pairs)
        snprintf(said->pair[said->pairs - 1].witness, sizeof said->pair->witness, "%s", text + 5);
    else if (!strncmp(text, "paste: ", 7) && said->pastes < PASTED_MAX)
        said->pasted[said->pastes++] = strdup(text + 7);
    else if (!strncmp(text, "and ", 4))
        said->more = said->more || !strcmp(reader->code, "E301"); /* else more overlaps */
    else if (!strncmp(text, "hidden by ", 10) && said->deads)
        read_hidden(said, text);
    else if (strstr(text, "searched for"))
        said->more = said->more || !strcmp(reader->code, "E301");
    else if (strstr(text, "is wider than the gap"))
        said->wider = true;
    else if (strstr(text, "perhaps no input is so"))
        said->doubted = true;
    else
        snprintf(said->strange, sizeof said->strange, "%s", text);
}

static void read_line(struct reader *reader, char *line)
{
    int at, column, used = 0;
    if (sscanf(line, "t:%d:%d: %n", &at, &column, &used) == 2 && used)
        read_place(reader, at, column, line + used);
    else if (!strncmp(line, "      = ", 8))
        read_note(reader, line + 8);
}

void said_by_fsmc(struct said *said, const char *text)
{
    struct source source = {.name = "t", .text = text, .length = (uint32_t)strlen(text)};
    struct compilation compilation;
    struct reader reader = {.said = said};
    char *printed = NULL;
    size_t length = 0;
    memset(said, 0, sizeof *said);
    compile_with_gaps(&compilation, &source);
    said->built = compilation.machine != NULL;
    FILE *to = open_memstream(&printed, &length);
    diags_print(compilation.diags, to, DIAG_PLAIN);
    fclose(to);
    compilation_close(&compilation);
    for (char *line = printed, *end; (end = strchr(line, '\n')) != NULL; line = end + 1) {
        *end = '\0';
        read_line(&reader, line);
    }
    free(printed);
}

void said_release(struct said *said)
{
    for (int i = 0; i < said->pastes; i++)
        free(said->pasted[i]);
}
