/* ast.c: nodes, and their printed form for `fsmc dump --ast`.
 *
 * The parser bounds the depth of every tree (see SYNTAX_DEPTH_MAX), so the dump may recurse. */
#include "ast.h"

#include <assert.h>
#include <inttypes.h>
#include <string.h>

struct node *node_new(struct arena *arena, enum node_kind kind, struct place at, const char *text)
{
    struct node *node = arena_alloc(arena, sizeof *node);

    node->kind = kind;
    node->at = at;
    node->text = text;
    node->end = at.offset + at.length;
    return node;
}

struct node *node_add(struct node *parent, struct node *kid)
{
    assert(kid->next == NULL);
    if (parent->last)
        parent->last->next = kid;
    else
        parent->kid = kid;
    parent->last = kid;
    if (parent->end < kid->end)
        parent->end = kid->end;
    if (parent->depth <= kid->depth)
        parent->depth = (uint16_t)(kid->depth + 1);
    return parent;
}

struct node *node_kid(const struct node *node, unsigned n)
{
    struct node *kid = node->kid;

    while (kid && n-- > 0)
        kid = kid->next;
    return kid;
}

unsigned node_count(const struct node *node)
{
    unsigned count = 0;

    for (const struct node *kid = node->kid; kid; kid = kid->next)
        count++;
    return count;
}

const char *node_kind_name(enum node_kind kind)
{
    static const char *const names[NODE_KINDS] = {
        [NODE_NONE] = "none",
        [NODE_FILE] = "file",
        [NODE_MACHINE] = "machine",
        [NODE_TYPE_DEF] = "type",
        [NODE_CONST] = "const",
        [NODE_PARAM] = "param",
        [NODE_VAR] = "var",
        [NODE_SHARED] = "shared",
        [NODE_TIMER] = "timer",
        [NODE_WINDOW] = "window",
        [NODE_LIMIT] = "limit",
        [NODE_EVENT] = "event",
        [NODE_EFFECT] = "effect",
        [NODE_CALLS] = "calls",
        [NODE_VIEW] = "view",
        [NODE_DECISION] = "decision",
        [NODE_PICK] = "pick",
        [NODE_TABLE] = "table",
        [NODE_ACTION] = "action",
        [NODE_STATE] = "state",
        [NODE_INVARIANT] = "invariant",
        [NODE_ASSUME] = "assume",
        [NODE_REACHABLE] = "reachable",
        [NODE_PARAMS] = "params",
        [NODE_OUTPUTS] = "outputs",
        [NODE_FLAGS] = "flags",
        [NODE_TRIGGERS] = "triggers",
        [NODE_FIELD] = "field",
        [NODE_NAME] = "name",
        [NODE_BLOCK] = "block",
        [NODE_ENTER] = "enter",
        [NODE_EXIT] = "exit",
        [NODE_IGNORE] = "ignore",
        [NODE_DEFER] = "defer",
        [NODE_REJECT] = "reject",
        [NODE_POLICY] = "policy",
        [NODE_ROW] = "row",
        [NODE_CELL] = "cell",
        [NODE_DASH] = "dash",
        [NODE_TEST] = "test",
        [NODE_SPAN] = "span",
        [NODE_KEYWORD] = "keyword",
        [NODE_GO] = "go",
        [NODE_CHOICE] = "choice",
        [NODE_SET_OF] = "set_of",
        [NODE_LIST_OF] = "list_of",
        [NODE_OPTIONAL] = "optional",
        [NODE_ID] = "id",
        [NODE_INT] = "int",
        [NODE_DECIMAL] = "decimal",
        [NODE_DURATION] = "duration",
        [NODE_STRING] = "string",
        [NODE_EMPTY_SET] = "set",
        [NODE_DOT] = "dot",
        [NODE_INDEX] = "index",
        [NODE_CALL] = "call",
        [NODE_BINARY] = "binary",
        [NODE_UNARY] = "unary",
        [NODE_IS] = "is",
        [NODE_FOLD] = "fold",
        [NODE_LIST] = "list",
        [NODE_EMITTED] = "emitted",
        [NODE_EXPIRED] = "expired",
        [NODE_ASSIGN] = "assign",
        [NODE_EMIT] = "emit",
        [NODE_START] = "start",
        [NODE_STOP] = "stop",
        [NODE_APPLY] = "apply",
        [NODE_MARK] = "mark",
        [NODE_SET_HISTORY] = "set_history",
        [NODE_DO] = "do",
    };

    assert((unsigned)kind < NODE_KINDS && names[kind]);
    return names[kind];
}

const char *node_op_name(uint8_t op)
{
    static const char *const names[] = {
        [OP_NONE] = "", [OP_OR] = "or", [OP_AND] = "and", [OP_NOT] = "not", [OP_EQ] = "=",
        [OP_NE] = "!=", [OP_LT] = "<",  [OP_LE] = "<=",   [OP_GT] = ">",    [OP_GE] = ">=",
        [OP_IN] = "in", [OP_ADD] = "+", [OP_SUB] = "-",   [OP_NEG] = "-",
    };

    assert(op < sizeof names / sizeof names[0]);
    return names[op];
}

/* A text with quotes and controls escaped, so that a dump has one node a line. */
static void dump_quoted(FILE *to, const char *text, int64_t length)
{
    putc('"', to);
    for (int64_t i = 0; i < length; i++) {
        unsigned char c = (unsigned char)text[i];
        if (c == '"' || c == '\\')
            fprintf(to, "\\%c", c);
        else if (c < 0x20 || c == 0x7f)
            fprintf(to, "\\x%02x", c);
        else
            putc(c, to);
    }
    putc('"', to);
}

static void dump_value(FILE *to, const struct node *node)
{
    switch (node->kind) {
    case NODE_INT:
    case NODE_MACHINE:
    case NODE_ROW:
        fprintf(to, " %" PRId64, node->value);
        break;
    case NODE_DURATION:
        fprintf(to, " %" PRId64 "ms", node->value);
        break;
    case NODE_DECIMAL:
        fprintf(to, " %" PRId64 "e-%u", node->value, (unsigned)node->scale);
        break;
    case NODE_START:
        fputs(node->op ? " at" : " for", to);
        break;
    default:
        if (node->op != OP_NONE)
            fprintf(to, " %s", node_op_name(node->op));
    }
}

struct line_counter { /* neighbours in the tree are neighbours in the text, so lines are counted from the last one */
    const char *source;
    uint32_t offset;
    unsigned line;
};

static unsigned line_of(struct line_counter *counter, uint32_t offset)
{
    for (; counter->offset < offset; counter->offset++)
        counter->line += counter->source[counter->offset] == '\n';
    for (; counter->offset > offset; counter->offset--)
        counter->line -= counter->source[counter->offset - 1] == '\n';
    return counter->line;
}

static void dump_node(FILE *to, const struct node *node, struct line_counter *counter, int indent)
{
    fprintf(to, "%5u  %*s%s", line_of(counter, node->at.offset), indent, "", node_kind_name(node->kind));
    dump_value(to, node);
    if (node->kind == NODE_STRING) {
        putc(' ', to);
        dump_quoted(to, node->text, node->value);
    } else if (node->text) {
        fprintf(to, " %s", node->text);
    }
    putc('\n', to);
    for (const struct node *kid = node->kid; kid; kid = kid->next)
        dump_node(to, kid, counter, indent + 2);
}

void node_dump(FILE *to, const struct node *node, const char *source)
{
    struct line_counter counter = {source, 0, 1};

    dump_node(to, node, &counter, 0);
}
