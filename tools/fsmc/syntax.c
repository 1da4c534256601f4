/* syntax.c: nodes from tokens. The grammar's actions are made of these. */
#include "syntax.h"

#include <assert.h>
#include <string.h>

#include "literal.h"

struct node *syntax_worded(struct parse *parse, enum node_kind kind, struct token token, const char *text)
{
    return node_new(parse->arena, kind, token.at, text);
}

struct node *syntax_node(struct parse *parse, enum node_kind kind, struct token token)
{
    return node_new(parse->arena, kind, token.at, NULL);
}

struct node *syntax_named(struct parse *parse, enum node_kind kind, struct token token)
{
    const char *text = parse->source->text + token.at.offset;
    size_t length = token.at.length;

    if (*text == '`') {
        text += 1;
        length -= 2;
    }
    return node_new(parse->arena, kind, token.at, arena_text(parse->arena, text, length));
}

struct node *syntax_id(struct parse *parse, struct token token, bool reserved)
{
    struct node *node = syntax_named(parse, NODE_ID, token);

    node->value = reserved;
    return node;
}

static void read_string(struct parse *parse, struct node *node)
{
    size_t length = node->at.length - 2, used;
    char *bytes = arena_alloc(parse->arena, length + 1);
    enum literal_fault fault = literal_string(parse->source->text + node->at.offset + 1, length, bytes, &used);

    assert(fault == LITERAL_FINE);
    node->text = bytes;
    node->value = (int64_t)used;
}

/* The lexer lets no faulty literal through. */
struct node *syntax_literal(struct parse *parse, struct token token)
{
    const char *text = parse->source->text + token.at.offset;
    struct node *node = syntax_node(parse, NODE_INT, token);
    enum literal_fault fault = LITERAL_FINE;

    switch (token.kind) {
    case TOKEN_STRING:
        node->kind = NODE_STRING;
        read_string(parse, node);
        break;
    case TOKEN_DURATION:
        node->kind = NODE_DURATION;
        fault = literal_duration(text, token.at.length, &node->value);
        break;
    case TOKEN_DECIMAL:
        node->kind = NODE_DECIMAL; /* fall through */
    default:
        fault = literal_number(text, token.at.length, &node->value, &node->scale);
    }
    assert(fault == LITERAL_FINE);
    return node;
}

/* A tree that has become too deep stays as it is; parse.c gives its line up. */
static bool fits(struct parse *parse, const struct node *kid)
{
    if (kid->depth >= SYNTAX_DEPTH_MAX)
        parse->too_deep = true;
    return !parse->too_deep;
}

struct node *syntax_unary(struct parse *parse, uint8_t op, struct token token, struct node *operand)
{
    struct node *node;

    if (!fits(parse, operand))
        return operand;
    node = node_add(syntax_node(parse, NODE_UNARY, token), operand);
    node->op = op;
    return node;
}

struct node *syntax_binary(struct parse *parse, uint8_t op, struct token token, struct node *left, struct node *right)
{
    struct node *node;

    if (!fits(parse, left) || !fits(parse, right))
        return left;
    node = node_add(node_add(syntax_node(parse, NODE_BINARY, token), left), right);
    node->op = op;
    return node;
}

struct node *syntax_postfix(struct parse *parse, struct node *node, struct node *base)
{
    return fits(parse, base) ? node_add(node, base) : node;
}

uint8_t syntax_op(struct token token)
{
    switch (token.kind) {
    case TOKEN_EQ:
        return OP_EQ;
    case TOKEN_NE:
        return OP_NE;
    case TOKEN_LT:
        return OP_LT;
    case TOKEN_LE:
        return OP_LE;
    case TOKEN_GT:
        return OP_GT;
    default:
        assert(token.kind == TOKEN_GE);
        return OP_GE;
    }
}

struct node *syntax_list(struct parse *parse, struct node *first)
{
    struct node *list = node_new(parse->arena, NODE_NONE, first ? first->at : (struct place){0, 0}, NULL);

    return first ? node_add(list, first) : list;
}

struct node *syntax_turn(struct node *list, enum node_kind kind, struct node *head)
{
    list->kind = kind;
    if (head) {
        list->at = head->at;
        list->text = head->text;
        if (list->end < head->end)
            list->end = head->end;
    }
    return list;
}

struct node *syntax_params(struct node *list, struct token near)
{
    list->kind = NODE_PARAMS;
    list->at = near.at;
    if (list->end < near.at.offset + near.at.length)
        list->end = near.at.offset + near.at.length;
    return list;
}

struct node *syntax_until(struct node *node, struct token last)
{
    node->end = last.at.offset + last.at.length;
    return node;
}
