/* make.c: goes through a spec and makes every mutant of it.
 *
 * What is mutated is behaviour: rows, cells, actions, values. Declared domains say what can be, promises what must
 * hold, and views what is shown; they stay, for it is they that should kill. The tree says what a text means and the
 * tokens where it stands, so that comments, backquotes and broken lines need no care. */
#include "make.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

/* ---- places ---- */

struct place place_between(uint32_t start, uint32_t end)
{
    return (struct place){start, end - start};
}

size_t make_token(const struct maker *maker, uint32_t offset)
{
    size_t low = 0, high = maker->tokens.count;
    while (low < high) {
        size_t middle = (low + high) / 2;
        if (maker->tokens.item[middle].at.offset < offset)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

bool make_is_separator(uint8_t kind)
{
    return kind == TOKEN_BAR || kind == TOKEN_BARS || kind == TOKEN_SEMICOLON || kind == TOKEN_NEWLINE ||
           kind == TOKEN_ENTER || kind == TOKEN_EXIT || kind == TOKEN_END || kind == TOKEN_BLANK;
}

struct place make_part(const struct maker *maker, uint32_t offset)
{
    const struct token *token = maker->tokens.item;
    size_t first = make_token(maker, offset), last = first;
    while (first > 0 && !make_is_separator(token[first - 1].kind))
        first--;
    while (token_is_trivia(token[first].kind))
        first++;
    for (size_t i = last; !make_is_separator(token[i].kind); i++)
        if (!token_is_trivia(token[i].kind))
            last = i;
    return place_between(token[first].at.offset, token[last].at.offset + token[last].at.length);
}

const char *make_copy(const struct maker *maker, struct place at)
{
    return arena_text(&maker->mutants->arena, maker->source->text + at.offset, at.length);
}

const char *make_name(const struct maker *maker, const char *name)
{
    enum word_role role = token_role(word_kind(name, strlen(name)));
    return role == WORD_NONE || role == WORD_SOFT ? name : arena_printf(&maker->mutants->arena, "`%s`", name);
}

void make_mutant(struct maker *maker, enum mutant_kind kind, struct place at, const char *format, ...)
{
    char *with = NULL;
    va_list arguments;
    va_start(arguments, format);
    int length = vasprintf(&with, format, arguments);
    va_end(arguments);
    if (length < 0)
        abort();
    struct mutants *mutants = maker->mutants;
    struct mutant mutant = {.kind = kind, .at = at, .owner = maker->owner};
    mutant.with = arena_text(&mutants->arena, with, (size_t)length);
    free(with);
    for (size_t i = 0; i < mutants->item.count; i++) {
        const struct mutant *old = &mutants->item.item[i];
        if (old->at.offset == at.offset && old->at.length == at.length && !strcmp(old->with, mutant.with))
            return;
    }
    mutant_describe(&mutants->arena, maker->source, &mutant);
    list_push(&mutants->item, mutant);
}

void make_without(struct maker *maker, enum mutant_kind kind, struct place at)
{
    const struct token *next = &maker->tokens.item[make_token(maker, at.offset) + 1];
    make_mutant(maker, kind, place_between(at.offset, next->at.offset), "%s", "");
}

/* ---- what there is ---- */

static void gather(struct maker *maker, const struct node *node)
{
    if (node->kind == NODE_STATE)
        list_push(&maker->states, make_name(maker, node->text));
    if (node->kind == NODE_CHOICE && node->kid->kind == NODE_ID)
        list_push(&maker->choices, node);
    if (node->kind == NODE_TABLE)
        list_push(&maker->choices, node);
    for (const struct node *kid = node->kid; kid; kid = kid->next)
        gather(maker, kid);
}

/* ---- items ---- */

static void make_kids(struct maker *maker, const struct node *item, unsigned first, unsigned last, enum make_use use)
{
    for (unsigned n = first; n <= last; n++)
        make_expression(maker, node_kid(item, n), use);
}

static void make_state(struct maker *maker, const struct node *state)
{
    const char *owner = maker->owner;
    maker->owner = arena_printf(&maker->mutants->arena, "state %s", state->text);
    make_tables(maker, state);
    for (const struct node *part = state->kid; part; part = part->next) {
        if (part->kind == NODE_ENTER || part->kind == NODE_EXIT)
            make_statements(maker, part->kid);
        else if (part->kind == NODE_IGNORE || part->kind == NODE_REJECT || part->kind == NODE_DEFER)
            make_answers(maker, part);
        else if (part->kind == NODE_STATE)
            make_state(maker, part);
    }
    maker->owner = owner;
}

static void make_item(struct maker *maker, const struct node *item)
{
    maker->owner = arena_printf(&maker->mutants->arena, "%s %s", node_kind_name(item->kind), item->text);
    switch (item->kind) {
    case NODE_CONST:
    case NODE_PARAM:
        make_kids(maker, item, 1, 1, MAKE_VALUE);
        break;
    case NODE_VAR:
        make_kids(maker, item, 2, 2, MAKE_VALUE);
        break;
    case NODE_SHARED:
        make_kids(maker, item, 1, 3, MAKE_VALUE);
        break;
    case NODE_WINDOW:
        make_kids(maker, item, 0, 1, MAKE_BOUND);
        break;
    case NODE_LIMIT:
        make_kids(maker, item, 0, 0, MAKE_BOUND);
        break;
    case NODE_PICK:
        make_kids(maker, item, 2, 3, MAKE_BOUND);
        break;
    case NODE_DECISION:
    case NODE_TABLE:
        make_tables(maker, item);
        break;
    case NODE_ACTION:
        make_statements(maker, node_kid(item, 1));
        break;
    case NODE_STATE:
        make_state(maker, item);
        break;
    default:
        break;
    }
}

static int by_place(const void *left, const void *right)
{
    const struct mutant *a = left, *b = right;
    if (a->at.offset != b->at.offset)
        return a->at.offset < b->at.offset ? -1 : 1;
    return a->kind != b->kind ? (a->kind > b->kind) - (a->kind < b->kind) : strcmp(a->with, b->with);
}

void mutants_make(struct mutants *mutants, const struct source *source, const struct node *file)
{
    struct maker maker = {.mutants = mutants, .source = source, .file = file};
    *mutants = (struct mutants){0};
    tokens_read(&maker.tokens, source, NULL);
    gather(&maker, file);
    for (const struct node *item = file->kid; item; item = item->next)
        make_item(&maker, item);
    if (mutants->item.count)
        qsort(mutants->item.item, mutants->item.count, sizeof *mutants->item.item, by_place);
    list_release(&maker.states);
    list_release(&maker.choices);
    tokens_release(&maker.tokens);
}

void mutants_release(struct mutants *mutants)
{
    list_release(&mutants->item);
    arena_release(&mutants->arena);
}
