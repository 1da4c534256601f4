/* diag_list.h: a diagnostic from the inside, shared by diag.c, which collects, and diag_text.c and
 * diag_json.c, which print. Nobody else includes it. */
#ifndef FSMC_DIAG_LIST_H
#define FSMC_DIAG_LIST_H

#include "diag.h"

enum diag_line_kind { DIAG_NOTE, DIAG_HINT };

struct diag_line {
    enum diag_line_kind kind;
    const char *text;
    struct diag_line *next;
};

struct diag_related { /* a second place */
    struct place at;
    const char *text;
    struct diag_related *next;
};

struct diag {
    struct arena *arena; /* NULL for the throw-away, which keeps nothing */
    const char *code;    /* from codes_*.def: as long-lived as the program */
    const char *text;
    struct place at;
    uint32_t number; /* the order in which they were found */
    struct diag_line *lines, **lines_end;
    struct diag_related *related, **related_end;
};

struct diags {
    struct arena arena;
    const struct source *source;
    struct diag **item; /* kept ones; sorted by place, then code, from the first print on */
    size_t count, room;
    uint32_t *bucket; /* hash of code and offset: 1 + index in item; 0 is free */
    size_t buckets;
    unsigned errors, warnings;
    struct diag throw_away;
};

void diags_print_text(const struct diags *diags, FILE *to, bool colour);
void diags_print_json(const struct diags *diags, FILE *to);

#endif
