/* outline.c: which line belongs to which.
 *
 * Declarations stand at the top. A decision, table, action or state takes the lines after its header up to
 * the next declaration; a state with substates holds them between braces. When a header is wrong, what
 * would have been its body is dropped without a word: the author has been told of the cause. */
#include <assert.h>
#include <string.h>

#include "syntax.h"

/* The node that takes rows, parts and statements now, or NULL. */
static struct node *taker(const struct outline *outline)
{
    if (outline->item)
        return outline->item;
    return outline->depth ? outline->block[outline->depth - 1] : NULL;
}

static bool is_state(const struct node *node)
{
    return node && node->kind == NODE_STATE;
}

bool outline_expects_header(const struct parse *parse)
{
    const struct outline *outline = &parse->outline;

    return !outline->lost && !outline->has_header && is_state(taker(outline));
}

static void forget_header(struct parse *parse)
{
    parse->deaf = false;
    parse->do_inputs = parse->do_outputs = 0;
    parse->outline.has_header = false;
}

static void lose(struct parse *parse)
{
    parse->outline.lost = true;
    parse->outline.item = NULL;
}

static void open_block(struct parse *parse, struct node *state, struct place brace)
{
    struct outline *outline = &parse->outline;

    if (outline->depth == LEXER_NESTING_MAX) {
        if (outline->beyond++ == 0)
            diag_add(parse->diags, "E110", state->at, "states nest at most %d deep", LEXER_NESTING_MAX);
        lose(parse);
        return;
    }
    outline->block[outline->depth] = state;
    outline->opened[outline->depth] = brace;
    outline->depth++;
    outline->item = NULL;
    outline->lost = false;
}

static void take_state(struct parse *parse, struct node *state)
{
    struct outline *outline = &parse->outline;
    bool block = state->value != 0;

    forget_header(parse);
    state->value = 0;
    node_add(outline->depth ? outline->block[outline->depth - 1] : outline->file, state);
    outline->item = state;
    outline->lost = false;
    if (block)
        open_block(parse, state, (struct place){state->end - 1, 1});
}

/* A declaration that only stands at the top ends all blocks: those still open lack their `}`. A block whose
 * header was wrong may never have been meant as one, and is passed over. */
static void close_all(struct parse *parse, struct place at, const char *where)
{
    struct outline *outline = &parse->outline;

    if (outline->depth > 0 && outline->block[outline->depth - 1]->text) {
        struct diag *diag = diag_add(parse->diags, "E119", at, "a `}` is missing %s", where);
        diag_other(diag, outline->opened[outline->depth - 1], "state `%s` opened here",
                   outline->block[outline->depth - 1]->text);
    }
    outline->forgiven += outline->depth + outline->beyond;
    outline->depth = outline->beyond = 0;
}

/* Closes the innermost block; false if there is none. */
static bool close_block(struct parse *parse, struct place at)
{
    struct outline *outline = &parse->outline;

    forget_header(parse);
    outline->item = NULL;
    if (outline->beyond > 0) {
        outline->beyond--;
        return true;
    }
    if (outline->depth == 0)
        return false;
    outline->block[--outline->depth]->end = at.offset + at.length;
    outline->lost = false;
    outline->last_close = at;
    return true;
}

static void take_close(struct parse *parse, struct place at)
{
    struct outline *outline = &parse->outline;
    struct diag *diag;

    if (close_block(parse, at))
        return;
    if (outline->forgiven > 0) {
        outline->forgiven--;
        return;
    }
    diag = diag_add(parse->diags, "E120", at, "this `}` closes nothing");
    if (outline->last_close.length)
        diag_other(diag, outline->last_close, "the last block was closed here");
}

static void take_item(struct parse *parse, struct node *item)
{
    struct outline *outline = &parse->outline;
    bool has_body = item->kind == NODE_DECISION || item->kind == NODE_TABLE || item->kind == NODE_ACTION;

    close_all(parse, item->at, "before this");
    forget_header(parse);
    node_add(outline->file, item);
    outline->item = has_body ? item : NULL;
    outline->lost = false;
}

static void take_items(struct parse *parse, struct node *list)
{
    struct node *next;

    for (struct node *item = list->kid; item; item = next) {
        next = item->next;
        item->next = NULL;
        take_item(parse, item);
    }
}

/* A line that found no taker. What follows it would find none either. */
static void misplaced(struct parse *parse, const struct node *line, const char *what, const char *where)
{
    diag_add(parse->diags, "E121", line->at, "%s stands only in %s", what, where);
    lose(parse);
}

static bool has_substates(const struct node *state)
{
    return state->last->kind == NODE_STATE;
}

/* A state's own parts stand before its substates, or they would be read as the last substate's. */
static void add_part(struct parse *parse, struct node *owner, struct node *part)
{
    if (is_state(owner) && has_substates(owner)) {
        struct diag *diag = diag_add(parse->diags, "E123", part->at, "a state's own lines stand before its substates");
        diag_other(diag, owner->last->at, "the substate before it");
        lose(parse);
        return;
    }
    node_add(owner, part);
}

static void take_policy(struct parse *parse, struct node *policy)
{
    struct node *owner = taker(&parse->outline), *slot;

    if (is_state(owner)) {
        add_part(parse, owner, policy);
        return;
    }
    if (owner == NULL || owner->kind != NODE_DECISION) {
        misplaced(parse, policy, "a policy", "a decision or before a table of a state");
        return;
    }
    slot = node_kid(owner, 2);
    if (slot->kind != NODE_NONE || slot->next) {
        diag_add(parse->diags, "E122", policy->at, "a decision has one policy, and it stands before the rows");
        return;
    }
    slot->kind = NODE_NAME;
    slot->at = policy->at;
    slot->text = policy->text;
    slot->end = policy->end;
}

static void take_row(struct parse *parse, struct node *row)
{
    struct node *owner = taker(&parse->outline);

    if (owner && (is_state(owner) || owner->kind == NODE_DECISION || owner->kind == NODE_TABLE))
        add_part(parse, owner, row);
    else
        misplaced(parse, row, "a row", "a decision, a table or a state");
}

static void take_part(struct parse *parse, struct node *part)
{
    struct node *owner = taker(&parse->outline);

    if (is_state(owner))
        add_part(parse, owner, part);
    else
        misplaced(parse, part, "this", "a state");
}

static void take_statements(struct parse *parse, struct node *block)
{
    struct node *owner = taker(&parse->outline), *body, *next;

    if (owner == NULL || owner->kind != NODE_ACTION) {
        misplaced(parse, block, "a statement", "an action, after `enter` or `exit`, or in a `do` cell");
        return;
    }
    body = owner->last;
    for (struct node *statement = block->kid; statement; statement = next) {
        next = statement->next;
        statement->next = NULL;
        node_add(body, statement);
    }
    owner->end = body->end;
}

/* Lines that belong to the item before them; false if the line is none of these. */
static bool take_inner(struct parse *parse, struct node *line)
{
    void (*take)(struct parse *, struct node *);

    switch (line->kind) {
    case NODE_POLICY:
        take = take_policy;
        break;
    case NODE_ROW:
        take = take_row;
        break;
    case NODE_BLOCK:
        take = take_statements;
        break;
    case NODE_ENTER:
    case NODE_EXIT:
    case NODE_IGNORE:
    case NODE_DEFER:
    case NODE_REJECT:
        take = take_part;
        break;
    default:
        return false;
    }
    if (!parse->outline.lost)
        take(parse, line);
    return true;
}

void outline_take(struct parse *parse, struct node *line)
{
    if (take_inner(parse, line))
        return;
    switch (line->kind) {
    case NODE_STATE:
        take_state(parse, line);
        break;
    case NODE_NONE:
        take_close(parse, line->at);
        break;
    case NODE_FILE:
        take_items(parse, line);
        break;
    default:
        take_item(parse, line);
    }
}

/* After a line that may have been a header nothing is known of its body: it is lost, and its rows are not
 * even read before the next header row, nor is a `}` missed or found stray because of it. */
void outline_broken(struct parse *parse, const struct line *line)
{
    const struct token *last = &line->token[line->count - 1];
    uint8_t first = line->token[0].kind;

    if (last->kind == TOKEN_LBLOCK) {
        struct node *unknown = node_new(parse->arena, NODE_STATE, last->at, NULL);
        node_add(unknown, node_new(parse->arena, NODE_FLAGS, last->at, NULL));
        open_block(parse, unknown, last->at);
    } else if (first == TOKEN_BAR || first == TOKEN_BARS || token_role(first) == WORD_PART) {
        return;
    } else if (first == TOKEN_RBLOCK) {
        close_block(parse, line->token[0].at);
    } else if (first == TOKEN_STATE) {
        parse->outline.forgiven++;
    }
    forget_header(parse);
    parse->deaf = true;
    lose(parse);
}

/* Items grow after they have joined their parent, which learns only now how far they reach. */
static void stretch(struct node *node)
{
    for (struct node *kid = node->kid; kid; kid = kid->next) {
        if (kid->kind == NODE_STATE)
            stretch(kid);
        if (node->end < kid->end)
            node->end = kid->end;
    }
}

void outline_end(struct parse *parse, struct place end)
{
    close_all(parse, end, "at the end of the file");
    stretch(parse->outline.file);
}
