/* make_expression.c: mutants of what is computed: numbers one off, names of the same type, another operator. */
#include <inttypes.h>
#include <string.h>

#include "make.h"

/* ---- literals ---- */

static const char *print_number(struct arena *arena, int64_t value, uint8_t scale)
{
    int64_t unit = 1, size = value < 0 ? -value : value;
    for (uint8_t i = 0; i < scale; i++)
        unit *= 10;
    if (scale == 0)
        return arena_printf(arena, "%" PRId64, value);
    return arena_printf(arena, "%s%" PRId64 ".%0*" PRId64, value < 0 ? "-" : "", size / unit, scale, size % unit);
}

/* As the language writes it: larger units first, none that is zero. */
static const char *print_duration(struct arena *arena, int64_t ms)
{
    static const struct {
        const char *name;
        int64_t ms;
    } unit[] = {{"d", 86400000}, {"h", 3600000}, {"m", 60000}, {"s", 1000}, {"ms", 1}};
    const char *text = ms < 0 ? "-" : "";
    int64_t rest = ms < 0 ? -ms : ms;
    if (ms == 0)
        return "0s";
    for (size_t i = 0; i < sizeof unit / sizeof unit[0]; i++) {
        if (rest / unit[i].ms)
            text = arena_printf(arena, "%s%" PRId64 "%s", text, rest / unit[i].ms, unit[i].name);
        rest %= unit[i].ms;
    }
    return text;
}

/* The least step that matters: whole seconds move by one, what is finer by a millisecond. */
static int64_t step_of(const struct node *node)
{
    return node->kind == NODE_DURATION && node->value % 1000 == 0 ? 1000 : 1;
}

static void make_moved(struct maker *maker, enum mutant_kind kind, const struct node *node, int64_t value)
{
    struct arena *arena = &maker->mutants->arena;
    make_mutant(maker, kind, node->at, "%s",
                node->kind == NODE_DURATION ? print_duration(arena, value) : print_number(arena, value, node->scale));
}

/* Both ways; a value does not become negative, for that is only refused. */
static void make_literal(struct maker *maker, const struct node *node, enum make_use use)
{
    enum mutant_kind kind = use == MAKE_BOUND ? MUTANT_MOVE_BOUND : MUTANT_CHANGE_VALUE;
    int64_t step = step_of(node);
    make_moved(maker, kind, node, node->value + step);
    if (use == MAKE_BOUND || node->value >= step)
        make_moved(maker, kind, node, node->value - step);
}

/* ---- names ---- */

/* The n-th name of a choice or of a data table's keys; NULL past the last. */
static const char *name_at(const struct node *choice, unsigned n)
{
    const struct node *name = choice->kind == NODE_CHOICE ? node_kid(choice, n) : node_kid(choice, n + 2);
    if (name && choice->kind == NODE_TABLE)
        name = name->kid->kid;
    return name && name->kind == NODE_ID ? name->text : NULL;
}

/* A named value becomes the next of its type. A name may belong to several types: what does not fit is found when it
 * is compiled, and then was no mutant. */
static void make_other_name(struct maker *maker, const struct node *node)
{
    for (size_t c = 0; c < maker->choices.count; c++) {
        const struct node *choice = maker->choices.item[c];
        const char *name;
        for (unsigned n = 0; (name = name_at(choice, n)); n++) {
            const char *other = name_at(choice, n + 1);
            if (!strcmp(name, node->text) && (other || n > 0))
                make_mutant(maker, MUTANT_CHANGE_VALUE, node->at, "%s",
                            make_name(maker, other ? other : name_at(choice, 0)));
        }
    }
}

static void make_other_value(struct maker *maker, const struct node *node)
{
    if (node->value == 0)
        make_other_name(maker, node);
    else if (!strcmp(node->text, "true") || !strcmp(node->text, "false"))
        make_mutant(maker, MUTANT_CHANGE_VALUE, node->at, *node->text == 't' ? "false" : "true");
}

/* ---- operators ---- */

static const char *other_operator(uint8_t op)
{
    static const char *const other[] = {
        [OP_OR] = "and", [OP_AND] = "or", [OP_EQ] = "!=", [OP_NE] = "=",  [OP_LT] = "<=", [OP_LE] = "<",
        [OP_GT] = ">=",  [OP_GE] = ">",   [OP_ADD] = "-", [OP_SUB] = "+", [OP_NEG] = NULL};
    return other[op];
}

static const char *other_word(const char *word, unsigned n)
{
    static const char *const pair[][2] = {{"running", "stopped"},
                                          {"stopped", "running"},
                                          {"missing", "some"},
                                          {"none", "some"},
                                          {"some", "none"},
                                          {"some", "missing"},
                                          {"first", "last"},
                                          {"last", "first"},
                                          {"min", "max"},
                                          {"max", "min"},
                                          {"all", "any"},
                                          {"any", "all"},
                                          {"following", "preceding"},
                                          {"preceding", "following"}};
    for (size_t i = 0; i < sizeof pair / sizeof pair[0]; i++)
        if (!strcmp(word, pair[i][0]) && n-- == 0)
            return pair[i][1];
    return NULL;
}

static void make_other_word(struct maker *maker, const struct node *node)
{
    const char *other;
    for (unsigned n = 0; (other = other_word(node->text, n)); n++)
        make_mutant(maker, MUTANT_CHANGE_OPERATOR, node->at, "%s", other);
}

static bool is_order(uint8_t op)
{
    return op == OP_LT || op == OP_LE || op == OP_GT || op == OP_GE;
}

/* `< 3` with its number moved is `<= 3` already. */
static bool is_whole(const struct node *node)
{
    return node->kind == NODE_INT || node->kind == NODE_DECIMAL;
}

static void make_binary(struct maker *maker, const struct node *node)
{
    const struct node *right = node->kid->next;
    const char *other = other_operator(node->op);
    if (other && !(is_order(node->op) && is_whole(right)))
        make_mutant(maker, MUTANT_CHANGE_OPERATOR, node->at, "%s", other);
}

static void make_test(struct maker *maker, const struct node *test)
{
    if (is_order(test->op) && !is_whole(test->kid))
        make_mutant(maker, MUTANT_MOVE_BOUND, test->at, "%s", other_operator(test->op));
}

static void make_kids(struct maker *maker, const struct node *node, enum make_use use)
{
    for (const struct node *kid = node->kid; kid; kid = kid->next)
        make_expression(maker, kid, use);
}

/* What something is compared with is a value of its type, not a variable. */
static void make_compared(struct maker *maker, const struct node *node, enum make_use use)
{
    make_kids(maker, node, use);
    if (node->kid->next->kind == NODE_ID)
        make_other_value(maker, node->kid->next);
}

void make_expression(struct maker *maker, const struct node *node, enum make_use use)
{
    switch (node->kind) {
    case NODE_INT:
    case NODE_DECIMAL:
    case NODE_DURATION:
        make_literal(maker, node, use);
        break;
    case NODE_STRING:
        make_mutant(maker, MUTANT_CHANGE_VALUE, node->at, node->value ? "\"\"" : "\"?\"");
        break;
    case NODE_ID:
        if (use == MAKE_VALUE)
            make_other_value(maker, node);
        break;
    case NODE_BINARY:
        make_binary(maker, node);
        make_compared(maker, node, use);
        break;
    case NODE_FOLD:
        make_other_word(maker, node);
        make_compared(maker, node, MAKE_BOUND);
        break;
    case NODE_TEST:
        make_test(maker, node);
        make_kids(maker, node, use);
        break;
    case NODE_UNARY:
        if (node->op == OP_NOT)
            make_without(maker, MUTANT_CHANGE_OPERATOR, node->at);
        make_kids(maker, node, use);
        break;
    case NODE_IS:
    case NODE_CALL:
        make_other_word(maker, node);
        make_kids(maker, node, use);
        break;
    case NODE_INDEX: /* a[i]: i is a value, a is what it says */
        make_expression(maker, node->kid->next, MAKE_VALUE);
        break;
    case NODE_DOT:
        if (node->kid->kind != NODE_ID)
            make_expression(maker, node->kid, use);
        break;
    case NODE_SPAN:
    case NODE_EMPTY_SET:
        make_kids(maker, node, use);
        break;
    default:
        break;
    }
}
