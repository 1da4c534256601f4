/* make_statement.c: mutants of what is done: a statement left out, a timer that runs a little longer or shorter,
 * another value emitted or assigned, another history. */
#include <string.h>

#include "make.h"

/* ---- left out ---- */

static bool is_semicolon(const struct maker *maker, size_t token)
{
    return maker->tokens.item[token].kind == TOKEN_SEMICOLON;
}

static size_t skip_trivia(const struct maker *maker, size_t token)
{
    while (token_is_trivia(maker->tokens.item[token].kind) && maker->tokens.item[token].kind != TOKEN_BLANK)
        token++;
    return token;
}

/* A statement goes with one of the semicolons beside it; the only one of a cell leaves a `-`, the only one after
 * `enter` takes that word along. */
static void make_dropped(struct maker *maker, const struct node *statement)
{
    const struct token *token = maker->tokens.item;
    struct place at = make_part(maker, statement->at.offset);
    size_t first = make_token(maker, at.offset), after = skip_trivia(maker, make_token(maker, at.offset + at.length));
    uint8_t before = first > 0 ? token[first - 1].kind : TOKEN_NEWLINE;
    if (is_semicolon(maker, after) && before != TOKEN_SEMICOLON)
        make_mutant(maker, MUTANT_DROP_ACTION, place_between(at.offset, token[after + 1].at.offset), "%s", "");
    else if (before == TOKEN_SEMICOLON)
        make_mutant(maker, MUTANT_DROP_ACTION, place_between(token[first - 1].at.offset, at.offset + at.length), "%s",
                    "");
    else if (before == TOKEN_ENTER || before == TOKEN_EXIT)
        make_mutant(maker, MUTANT_DROP_ACTION, place_between(token[first - 1].at.offset, at.offset + at.length), "%s",
                    "");
    else if (before == TOKEN_BAR || before == TOKEN_BARS)
        make_mutant(maker, MUTANT_DROP_ACTION, at, "-");
    else
        make_mutant(maker, MUTANT_DROP_ACTION, at, "%s", "");
}

/* ---- changed ---- */

static bool is_duration(const struct node *node)
{
    return node->kind == NODE_DURATION;
}

static void make_length(struct maker *maker, const struct node *statement)
{
    struct place end = {statement->end, 0};
    size_t made = maker->mutants->item.count;
    make_expression(maker, statement->kid, MAKE_VALUE);
    if (is_duration(statement->kid)) {
        for (size_t i = made; i < maker->mutants->item.count; i++) {
            maker->mutants->item.item[i].kind = MUTANT_TIMER_LENGTH;
            mutant_describe(&maker->mutants->arena, maker->source, &maker->mutants->item.item[i]);
        }
        return;
    }
    make_mutant(maker, MUTANT_TIMER_LENGTH, end, " + 1s");
    make_mutant(maker, MUTANT_TIMER_LENGTH, end, " - 1s");
}

/* history S = X: the state before or after X, whichever is inside S too. */
static void make_history(struct maker *maker, const struct node *statement)
{
    const struct node *name = statement->kid;
    const char *now = make_name(maker, name->text);
    for (size_t s = 0; s < maker->states.count; s++) {
        if (strcmp(maker->states.item[s], now) != 0)
            continue;
        if (s > 0)
            make_mutant(maker, MUTANT_REDIRECT, name->at, "%s", maker->states.item[s - 1]);
        if (s + 1 < maker->states.count)
            make_mutant(maker, MUTANT_REDIRECT, name->at, "%s", maker->states.item[s + 1]);
    }
}

static void make_statement(struct maker *maker, const struct node *statement)
{
    make_dropped(maker, statement);
    switch (statement->kind) {
    case NODE_START:
        make_length(maker, statement);
        break;
    case NODE_SET_HISTORY:
        make_history(maker, statement);
        break;
    case NODE_ASSIGN:
        if (statement->kid->kind == NODE_INDEX)
            make_expression(maker, statement->kid, MAKE_VALUE);
        make_expression(maker, statement->kid->next, MAKE_VALUE);
        break;
    default: /* arguments */
        for (const struct node *kid = statement->kid; kid; kid = kid->next)
            make_expression(maker, kid, MAKE_VALUE);
    }
}

void make_statements(struct maker *maker, const struct node *block)
{
    for (const struct node *statement = block->kid; statement; statement = statement->next)
        make_statement(maker, statement);
}
