/* make_cell.c: mutants of single cells: a test turned round, a bound moved, another state, another answer. */
#include <string.h>

#include "make.h"

/* ---- tests ---- */

static const char *opposite_of(uint8_t op)
{
    static const char *const opposite[] = {[OP_EQ] = "!=", [OP_NE] = "=", [OP_LT] = ">=",    [OP_LE] = ">",
                                           [OP_GT] = "<=", [OP_GE] = "<", [OP_IN] = "not in"};
    return opposite[op];
}

static const char *opposite_word(const char *word)
{
    static const char *const pair[][2] = {{"true", "false"},      {"false", "true"},   {"running", "stopped"},
                                          {"stopped", "running"}, {"missing", "some"}, {"none", "some"}};
    for (size_t i = 0; i < sizeof pair / sizeof pair[0]; i++)
        if (!strcmp(word, pair[i][0]))
            return pair[i][1];
    return NULL;
}

/* `not` stands before the first value and turns the whole list round. */
static void make_negated(struct maker *maker, const struct node *cell)
{
    const struct node *test = cell->kid;
    struct place at = make_part(maker, test->at.offset);
    const struct token *first = &maker->tokens.item[make_token(maker, at.offset)];
    bool alone = !test->next;
    if (first->kind == TOKEN_NOT)
        make_without(maker, MUTANT_NEGATE_CELL, first->at);
    else if (alone && test->kind == NODE_TEST)
        make_mutant(maker, MUTANT_NEGATE_CELL, test->at, "%s", opposite_of(test->op));
    else if (alone && test->kind == NODE_ID && test->value && opposite_word(test->text))
        make_mutant(maker, MUTANT_NEGATE_CELL, test->at, "%s", opposite_word(test->text));
    else
        make_mutant(maker, MUTANT_NEGATE_CELL, (struct place){at.offset, 0}, "not ");
}

static void make_test(struct maker *maker, const struct node *cell)
{
    if (cell->kid->kind == NODE_DASH || cell->kid->kind == NODE_KEYWORD)
        return;
    make_negated(maker, cell);
    for (const struct node *test = cell->kid; test; test = test->next)
        make_expression(maker, test, MAKE_BOUND);
}

/* ---- where it leads ---- */

static const char *following_state(const struct maker *maker, const char *name)
{
    size_t count = maker->states.count;
    for (size_t s = 0; s < count; s++)
        if (!strcmp(maker->states.item[s], name))
            return count > 1 ? maker->states.item[(s + 1) % count] : NULL;
    return NULL;
}

static void make_answer(struct maker *maker, const struct node *word)
{
    if (!strcmp(word->text, "ignore"))
        make_mutant(maker, MUTANT_SWAP_ANSWER, word->at, "reject");
    else if (!strcmp(word->text, "reject") || !strcmp(word->text, "defer"))
        make_mutant(maker, MUTANT_SWAP_ANSWER, word->at, "ignore");
}

/* `stay` becomes the state after the one the row is in; a state the one after it, and `stay`. */
static void make_next(struct maker *maker, const struct node *cell)
{
    const struct node *next = cell->kid;
    struct place at = make_part(maker, next->at.offset);
    const char *here = strchr(maker->owner, ' ') + 1, *other;
    if (next->kind == NODE_ID) {
        if ((other = following_state(maker, make_name(maker, next->text))))
            make_mutant(maker, MUTANT_REDIRECT, at, "%s", other);
        make_mutant(maker, MUTANT_REDIRECT, at, "stay");
    } else if (next->kind == NODE_GO) {
        make_mutant(maker, MUTANT_REDIRECT, at, "%s", make_name(maker, next->kid->text));
        make_mutant(maker, MUTANT_REDIRECT, next->at, *next->text == 'h' ? "resume" : "history");
    } else if (next->kind == NODE_KEYWORD && !strcmp(next->text, "stay")) {
        if ((other = following_state(maker, make_name(maker, here))))
            make_mutant(maker, MUTANT_REDIRECT, at, "%s", other);
    } else if (next->kind == NODE_KEYWORD) {
        make_answer(maker, next);
    }
}

/* ---- rows ---- */

static bool is_column(const struct node *header, const char *word)
{
    return header->kid->kind == NODE_KEYWORD && !strcmp(header->kid->text, word);
}

static void make_output(struct maker *maker, const struct node *head, const struct node *cell)
{
    if (is_column(head, "next"))
        make_next(maker, cell);
    else if (cell->kid->kind == NODE_BLOCK)
        make_statements(maker, cell->kid);
    else
        make_expression(maker, cell->kid, MAKE_VALUE);
}

void make_cells(struct maker *maker, const struct node *header, const struct node *row)
{
    const struct node *head = header->kid;
    int64_t n = 0;
    for (const struct node *cell = row->kid; cell && head; cell = cell->next, head = head->next, n++) {
        if (n >= row->value)
            make_output(maker, head, cell);
        else if (!is_column(head, "on"))
            make_test(maker, cell);
    }
}

/* ---- lists ---- */

/* The list without one of its events, as it is written. */
static const char *list_without(const struct maker *maker, const struct node *list, const struct node *one)
{
    const char *text = "";
    for (const struct node *kid = list->kid; kid; kid = kid->next)
        if (kid != one)
            text = arena_printf(&maker->mutants->arena, "%s%s%s%s", text, *text ? ", " : "",
                                kid->kind == NODE_EXPIRED ? "expired " : "", make_name(maker, kid->text));
    return text;
}

/* One event of a list gets the other answer, on a line of its own. Its key does not speak of the rest of the list. */
void make_answers(struct maker *maker, const struct node *list)
{
    const char *word = node_kind_name(list->kind), *other = list->kind == NODE_IGNORE ? "reject" : "ignore";
    struct place at = place_between(list->at.offset, list->end);
    for (const struct node *one = list->kid; one; one = one->next) {
        const char *name = make_name(maker, one->text), *rest = list_without(maker, list, one);
        if (one->kind == NODE_EXPIRED) /* a timer is not told that it was rejected */
            continue;
        if (*rest)
            make_mutant(maker, MUTANT_SWAP_ANSWER, at, "%s %s\n  %s %s", word, rest, other, name);
        else
            make_mutant(maker, MUTANT_SWAP_ANSWER, at, "%s %s", other, name);
        maker->mutants->item.item[maker->mutants->item.count - 1].key =
            arena_printf(&maker->mutants->arena, "%s %s: %s %s => %s %s", mutant_kind_name(MUTANT_SWAP_ANSWER),
                         maker->owner, word, name, other, name);
    }
}
