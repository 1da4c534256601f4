/* diag.h: what fsmc tells a spec's author. A diagnostic has a stable code, a place, one sentence, and
 * where there are any a second place, notes and a suggestion. They are collected, sorted by place, and
 * printed once each: the same code at the same place is reported once, however often it is found. */
#ifndef FSMC_DIAG_H
#define FSMC_DIAG_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

#include "arena.h"
#include "ast.h"

struct source { /* owned by whoever read it; text is NUL-terminated after length */
    const char *name;
    const char *text;
    uint32_t length;
};

struct diags;
struct diag;
struct diag_line;

struct diags *diags_open(const struct source *source);
void diags_close(struct diags *diags);

/* Adds a diagnostic; `code` is e.g. "E203" and must stand in codes_*.def. The sentence has no final dot.
 * Returns it so that notes can follow; for a repeat (same code, same offset) returns a throw-away. */
struct diag *diag_add(struct diags *diags, const char *code, struct place at, const char *format, ...)
    __attribute__((format(printf, 4, 5)));
/* The same for what may be said several times of one place: it is never taken for a repeat. */
struct diag *diag_add_more(struct diags *diags, const char *code, struct place at, const char *format, ...)
    __attribute__((format(printf, 4, 5)));
void diag_other(struct diag *diag, struct place at, const char *format, ...) __attribute__((format(printf, 3, 4)));
void diag_note(struct diag *diag, const char *format, ...) __attribute__((format(printf, 2, 3)));
void diag_hint(struct diag *diag, const char *format, ...) __attribute__((format(printf, 2, 3))); /* did you mean, paste */

/* The note or hint added last, and another text for it; NULL, and nothing, where nothing is kept. */
struct diag_line *diag_last_line(const struct diag *diag);
void diag_line_change(struct diag *diag, struct diag_line *line, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

unsigned diags_errors(const struct diags *diags);
unsigned diags_warnings(const struct diags *diags);
/* The n-th that is kept, counted from 0: its code and its sentence. False past the last. */
bool diags_item(const struct diags *diags, size_t n, const char **code, const char **text);

enum diag_style { DIAG_PLAIN, DIAG_COLOUR, DIAG_JSON };
void diags_print(struct diags *diags, FILE *to, enum diag_style style);

/* The 1-based line and column (in characters, not bytes) of an offset. */
void source_locate(const struct source *source, uint32_t offset, unsigned *line, unsigned *column);

/* One entry per code, gathered from codes_*.def. */
struct code_help {
    const char *code, *title, *text, *wrong, *right;
};
const struct code_help *code_find(const char *code); /* NULL if unknown */
const struct code_help *code_at(unsigned n);         /* NULL past the last; in order of code */

#endif
