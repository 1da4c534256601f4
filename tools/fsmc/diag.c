/* diag.c: collects what fsmc has to say. A code is reported once per place, however many passes find it;
 * printing sorts by place, so that the order in which passes run is never seen.
 *
 * A hostile source can be wrong in millions of places: beyond KEPT_MAX they are only counted. */
#include <assert.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "diag_list.h"

enum { KEPT_MAX = 10000 };

struct diags *diags_open(const struct source *source)
{
    struct diags *diags = mem_resize(NULL, sizeof *diags);
    *diags = (struct diags){.source = source};
    return diags;
}

void diags_close(struct diags *diags)
{
    if (diags == NULL)
        return;
    arena_release(&diags->arena);
    mem_free(diags->item);
    mem_free(diags->bucket);
    mem_free(diags);
}

static size_t hash(const char *code, uint32_t offset)
{
    uint64_t h = offset + 1;
    for (; *code != '\0'; code++)
        h = (h ^ (unsigned char)*code) * 0x9e3779b97f4a7c15u;
    return (size_t)(h >> 24);
}

/* The bucket of a diagnostic: the one that holds its like, or the free one where it belongs. */
static uint32_t *bucket_of(struct diags *diags, const char *code, uint32_t offset)
{
    for (size_t i = hash(code, offset);; i++) {
        uint32_t *bucket = &diags->bucket[i & (diags->buckets - 1)];
        if (*bucket == 0)
            return bucket;
        const struct diag *like = diags->item[*bucket - 1];
        if (like->at.offset == offset && strcmp(like->code, code) == 0)
            return bucket;
    }
}

static void grow_buckets(struct diags *diags)
{
    if (diags->count * 2 < diags->buckets)
        return;
    diags->buckets = diags->buckets == 0 ? 64 : diags->buckets * 2;
    diags->bucket = mem_resize(diags->bucket, diags->buckets * sizeof *diags->bucket);
    memset(diags->bucket, 0, diags->buckets * sizeof *diags->bucket);
    for (uint32_t i = 0; i < diags->count; i++)
        *bucket_of(diags, diags->item[i]->code, diags->item[i]->at.offset) = i + 1;
}

static const char *print_to(struct arena *arena, const char *format, va_list arguments)
{
    assert(format != NULL); /* gcc with sanitizers on asks for this */
    va_list again;
    va_copy(again, arguments);
    int length = vsnprintf(NULL, 0, format, again);
    va_end(again);
    assert(length >= 0);
    char *text = arena_alloc(arena, (size_t)length + 1);
    vsnprintf(text, (size_t)length + 1, format, arguments);
    return text;
}

static struct diag *keep(struct diags *diags, const char *code, struct place at)
{
    struct diag *diag = arena_alloc(&diags->arena, sizeof *diag);
    *diag = (struct diag){.arena = &diags->arena, .code = code, .at = at, .number = (uint32_t)diags->count};
    diag->lines_end = &diag->lines;
    diag->related_end = &diag->related;
    mem_grow((void **)&diags->item, diags->count, &diags->room, sizeof *diags->item);
    diags->item[diags->count++] = diag;
    return diag;
}

/* Counts the diagnostic and makes room for it; the throw-away if it is not kept. */
static struct diag *admit(struct diags *diags, const char *code, struct place at, bool more)
{
    const struct code_help *help = code_find(code);
    assert(help != NULL);
    grow_buckets(diags);
    uint32_t *bucket = bucket_of(diags, code, at.offset);
    if (*bucket != 0 && !more)
        return &diags->throw_away;
    *(code[0] == 'W' ? &diags->warnings : &diags->errors) += 1;
    if (diags->count == KEPT_MAX)
        return &diags->throw_away;
    struct diag *diag = keep(diags, help->code, at);
    *bucket = (uint32_t)diags->count;
    return diag;
}

struct diag *diag_add(struct diags *diags, const char *code, struct place at, const char *format, ...)
{
    struct diag *diag = admit(diags, code, at, false);
    if (diag->arena == NULL)
        return diag;
    va_list arguments;
    va_start(arguments, format);
    diag->text = print_to(&diags->arena, format, arguments);
    va_end(arguments);
    return diag;
}

struct diag *diag_add_more(struct diags *diags, const char *code, struct place at, const char *format, ...)
{
    struct diag *diag = admit(diags, code, at, true);
    if (diag->arena == NULL)
        return diag;
    va_list arguments;
    va_start(arguments, format);
    diag->text = print_to(&diags->arena, format, arguments);
    va_end(arguments);
    return diag;
}

void diag_other(struct diag *diag, struct place at, const char *format, ...)
{
    if (diag->arena == NULL)
        return;
    struct diag_related *related = arena_alloc(diag->arena, sizeof *related);
    va_list arguments;
    va_start(arguments, format);
    *related = (struct diag_related){.at = at, .text = print_to(diag->arena, format, arguments)};
    va_end(arguments);
    *diag->related_end = related;
    diag->related_end = &related->next;
}

static void add_line(struct diag *diag, enum diag_line_kind kind, const char *format, va_list arguments)
{
    if (diag->arena == NULL)
        return;
    struct diag_line *line = arena_alloc(diag->arena, sizeof *line);
    *line = (struct diag_line){.kind = kind, .text = print_to(diag->arena, format, arguments)};
    *diag->lines_end = line;
    diag->lines_end = &line->next;
}

void diag_note(struct diag *diag, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    add_line(diag, DIAG_NOTE, format, arguments);
    va_end(arguments);
}

void diag_hint(struct diag *diag, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    add_line(diag, DIAG_HINT, format, arguments);
    va_end(arguments);
}

struct diag_line *diag_last_line(const struct diag *diag)
{
    struct diag_line *line = diag->lines;
    while (line != NULL && line->next != NULL)
        line = line->next;
    return line;
}

void diag_line_change(struct diag *diag, struct diag_line *line, const char *format, ...)
{
    if (diag->arena == NULL || line == NULL)
        return;
    va_list arguments;
    va_start(arguments, format);
    line->text = print_to(diag->arena, format, arguments);
    va_end(arguments);
}

unsigned diags_errors(const struct diags *diags)
{
    return diags->errors;
}

unsigned diags_warnings(const struct diags *diags)
{
    return diags->warnings;
}

bool diags_item(const struct diags *diags, size_t n, const char **code, const char **text)
{
    if (n >= diags->count)
        return false;
    *code = diags->item[n]->code;
    *text = diags->item[n]->text;
    return true;
}

static int by_place(const void *left, const void *right)
{
    const struct diag *a = *(struct diag *const *)left, *b = *(struct diag *const *)right;
    if (a->at.offset != b->at.offset)
        return a->at.offset < b->at.offset ? -1 : 1;
    int order = strcmp(a->code, b->code);
    return order != 0 ? order : (a->number > b->number) - (a->number < b->number);
}

void diags_print(struct diags *diags, FILE *to, enum diag_style style)
{
    if (diags->count > 0)
        qsort(diags->item, diags->count, sizeof *diags->item, by_place);
    diags->buckets = 0; /* the order has changed: the next diag_add hashes anew */
    if (style == DIAG_JSON)
        diags_print_json(diags, to);
    else
        diags_print_text(diags, to, style == DIAG_COLOUR);
}
