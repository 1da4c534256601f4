/* scn_parse_expect.c: what may stand after `expect`. */
#include <string.h>

#include "scn_parse.h"

static const struct result_word {
    const char *word;
    enum fsm_result result;
} RESULTS[] = {{"stepped", FSM_STEPPED},   {"ignored", FSM_IGNORED},       {"rejected", FSM_REJECTED},
               {"deferred", FSM_DEFERRED}, {"superseded", FSM_SUPERSEDED}, {NULL, FSM_STEPPED}};

bool scn_is_word(const char *name)
{
    static const char *const WORDS[] = {
        "any",    "emit",     "exactly", "expired", "in",       "missing",  "no",         "of",      "pick",
        "random", "refill",   "refused", "row",     "running",  "state",    "stepped",    "stopped", "then",
        "true",   "violated", "false",   "ignored", "rejected", "deferred", "superseded", NULL};
    for (size_t i = 0; WORDS[i]; i++)
        if (!strcmp(WORDS[i], name))
            return true;
    return false;
}

/* ---- effects ---- */

static struct scn_effect *parse_effect(struct scn_parser *p)
{
    struct scn_effect *effect = arena_alloc(p->arena, sizeof *effect);
    effect->name = scn_want_name(p, "an effect", &effect->name_at);
    if (scn_at(p, SCN_CALL)) {
        effect->call = (uint32_t)p->token->value;
        scn_take(p, SCN_CALL);
    }
    if (scn_at(p, SCN_LPAREN))
        effect->args = scn_parse_settings(p, SCN_COLON);
    return p->failed ? NULL : effect;
}

/* Whether after a comma comes another effect and not another item: a name that no operator follows. */
static bool goes_on(const struct scn_parser *p)
{
    const struct scn_token *next = p->token + 1;
    if (!scn_at(p, SCN_COMMA) || (next->kind != SCN_NAME && next->kind != SCN_QUOTED))
        return false;
    if (next->kind == SCN_NAME) {
        char word[16] = "";
        if (next->at.length < sizeof word)
            memcpy(word, p->source->text + next->at.offset, next->at.length);
        if (scn_is_word(word))
            return false;
    }
    next++;
    return next->kind == SCN_COMMA || next->kind == SCN_NEWLINE || next->kind == SCN_LPAREN || next->kind == SCN_CALL ||
           (next->kind == SCN_NAME && next->at.length == 4 && !memcmp(p->source->text + next->at.offset, "then", 4));
}

static void parse_emit(struct scn_parser *p, struct scn_item *item)
{
    struct scn_effect **end = &item->effects;
    bool then = false;
    item->kind = scn_take_word(p, "exactly") ? SCN_EXPECT_EXACTLY : SCN_EXPECT_EMIT;
    do {
        *end = parse_effect(p);
        if (!*end)
            return;
        (*end)->then = then;
        end = &(*end)->next;
        then = scn_at_word(p, "then");
    } while (goes_on(p) ? scn_take(p, SCN_COMMA) : scn_take_word(p, "then"));
}

static void parse_no(struct scn_parser *p, struct scn_item *item)
{
    if (scn_take_word(p, "emit")) {
        item->kind = SCN_EXPECT_NO_EMIT;
        item->name = scn_want_name(p, "an effect", &item->name_at);
    } else {
        item->kind = SCN_EXPECT_NO_EFFECT;
        if (!scn_take_word(p, "effect"))
            scn_expected(p, "`effect` or `emit`");
    }
}

/* ---- rows and verdicts ---- */

static void parse_row(struct scn_parser *p, struct scn_item *item)
{
    item->kind = SCN_EXPECT_ROW;
    if (scn_take_word(p, "of"))
        item->name = scn_want_name(p, "a state or a decision", &item->name_at);
    if (scn_at(p, SCN_TEXT)) {
        struct scn_value *text = scn_parse_value(p);
        item->row = text->text;
    } else if (!item->name) {
        scn_expected(p, "`of` or the cells of a row in quotes");
    }
}

static bool parse_result(struct scn_parser *p, struct scn_item *item)
{
    for (const struct result_word *known = RESULTS; known->word; known++) {
        if (!scn_take_word(p, known->word))
            continue;
        item->kind = SCN_EXPECT_RESULT;
        item->result = known->result;
        return true;
    }
    return false;
}

/* `refused`, or with the reason. FSM_STEPPED stands for any. */
static void parse_refused(struct scn_parser *p, struct scn_item *item)
{
    item->kind = SCN_EXPECT_REFUSED;
    item->result = FSM_STEPPED;
    for (enum fsm_result result = FSM_BAD_EVENT; result < FSM_RESULTS; result++)
        if (scn_take_word(p, fsm_result_name(result)))
            item->result = result;
}

/* ---- values and timers ---- */

static void parse_timer(struct scn_parser *p, struct scn_item *item)
{
    if (scn_take_word(p, "running")) {
        item->kind = SCN_EXPECT_RUNNING;
    } else if (scn_take_word(p, "stopped")) {
        item->kind = SCN_EXPECT_STOPPED;
    } else if (scn_take_word(p, "in")) {
        item->kind = SCN_EXPECT_LEFT;
        item->value = scn_parse_value(p);
        if (item->value && item->value->kind != SCN_VALUE_DURATION) {
            diag_add(p->diags, "S102", item->value->at, "after `in` stands a duration");
            p->failed = true;
        }
    } else {
        scn_expected(p, "a comparison, `running`, `stopped` or `in`");
    }
}

static void parse_comparison(struct scn_parser *p, struct scn_item *item)
{
    item->name = scn_want_name(p, "an expectation", &item->name_at);
    if (scn_take(p, SCN_LBRACKET)) {
        item->element = scn_want_name(p, "an element", &item->element_at);
        scn_want(p, SCN_RBRACKET, "`]`");
    }
    if (p->failed || p->token->kind < SCN_EQ || p->token->kind > SCN_GE) {
        parse_timer(p, item);
        return;
    }
    item->kind = SCN_EXPECT_VALUE;
    item->op = p->token->kind;
    scn_take(p, p->token->kind);
    item->value = scn_parse_value(p);
}

static void parse_plain(struct scn_parser *p, struct scn_item *item)
{
    if (scn_take_word(p, "state")) {
        item->kind = SCN_EXPECT_STATE;
        item->name = scn_want_name(p, "a state", &item->name_at);
    } else if (scn_take_word(p, "emit")) {
        parse_emit(p, item);
    } else if (scn_take_word(p, "no")) {
        parse_no(p, item);
    } else if (scn_take_word(p, "row")) {
        parse_row(p, item);
    } else if (scn_take_word(p, "refused")) {
        parse_refused(p, item);
    } else if (scn_take_word(p, "violated")) {
        item->kind = SCN_EXPECT_VIOLATED;
        item->name = scn_want_name(p, "an invariant", &item->name_at);
    } else if (!parse_result(p, item)) {
        parse_comparison(p, item);
    }
}

static struct scn_item *parse_item(struct scn_parser *p)
{
    struct scn_item *item = arena_alloc(p->arena, sizeof *item);
    uint32_t begin = p->token->at.offset;
    if (scn_at_name(p) && scn_peek(p)->kind == SCN_DOT) {
        item->instance = scn_want_name(p, "an instance", &item->instance_at);
        scn_take(p, SCN_DOT);
    }
    parse_plain(p, item);
    item->at = scn_since(p, begin);
    return p->failed ? NULL : item;
}

struct scn_item *scn_parse_items(struct scn_parser *p)
{
    struct scn_item *first = NULL, **end = &first;
    do {
        *end = parse_item(p);
        if (!*end)
            return first;
        end = &(*end)->next;
    } while (scn_take(p, SCN_COMMA));
    return first;
}
