/* diff_names.c: renaming, where it is certain: two sources whose tokens differ in nothing but names that they declare,
 * each of which is another name everywhere, and no two the same. Whatever differs more than that, or in a name that the
 * language or the world gives (min, collect, an environment variable), is told as what it does. */
#include <string.h>

#include "diff.h"
#include "lexer.h"
#include "symbols.h"

struct naming {
    struct diff *diff;
    const struct source *source[2];
    struct names name[2]; /* the n-th of the one is the n-th of the other */
    LIST(const struct token *) first[2];
};

/* The next token that means something. */
static const struct token *next(const struct token *token)
{
    while (token_is_trivia(token->kind))
        token++;
    return token;
}

static const char *spelling(struct naming *naming, enum which which, const struct token *token)
{
    const char *text = naming->source[which]->text + token->at.offset;
    bool quoted = *text == '`';
    return arena_text(&naming->diff->arena, text + quoted, token->at.length - 2u * quoted);
}

static bool same_text(const struct naming *naming, const struct token *old, const struct token *new)
{
    return old->at.length == new->at.length && !memcmp(naming->source[OLD]->text + old->at.offset,
                                                       naming->source[NEW]->text + new->at.offset, old->at.length);
}

/* Whether the two names go together, now and before. */
static bool match(struct naming *naming, const struct token *old, const struct token *new)
{
    const char *a = spelling(naming, OLD, old), *b = spelling(naming, NEW, new);
    uint32_t x = names_find(&naming->name[OLD], a), y = names_find(&naming->name[NEW], b);
    if (x != y)
        return false;
    if (x == NAMES_NONE) {
        names_add(&naming->name[OLD], a);
        names_add(&naming->name[NEW], b);
        list_push(&naming->first[OLD], old);
        list_push(&naming->first[NEW], new);
    }
    return true;
}

/* Whether the token may be a name: a soft word is one where no word stands. */
static bool is_name(const struct token *token)
{
    return token->kind == TOKEN_NAME || token_role(token->kind) == WORD_SOFT;
}

static bool match_all(struct naming *naming, const struct token *old, const struct token *new)
{
    for (;; old++, new ++) {
        old = next(old);
        new = next(new);
        if (is_name(old) && is_name(new) &&
            (old->kind == TOKEN_NAME || new->kind == TOKEN_NAME || old->kind == new->kind)) {
            if (!match(naming, old, new))
                return false;
            continue;
        }
        if (old->kind != new->kind)
            return false;
        if (old->kind == TOKEN_END)
            return true;
        if (old->kind != TOKEN_NEWLINE && !same_text(naming, old, new))
            return false;
    }
}

static const char *what_is(const struct model *model, const char *name)
{
    static const char *const what[NAME_SPACES] = {"type",   NULL,    "event", "effect",
                                                  "action", "state", "view",  "promise"};
    static const char *const value[] = {"type",   "const", "param",    "var",  "shared", "timer",
                                        "window", "table", "decision", "pick", "value"};
    for (int space = 0; space < NAME_SPACES; space++) {
        const struct symbol *symbol = symbol_find(model, (enum name_space)space, name);
        if (symbol)
            return what[space] ? what[space] : value[symbol->kind];
    }
    return "name";
}

/* ---- names that are the author's to change ---- */

static bool is_given(const char *name)
{
    static const char *const given[] = {"min",   "max",    "following", "preceding", "deadline", "remaining",
                                        "count", "bucket", "bool",      "duration",  "time",     "text",
                                        "first", "unique", "any",       "collect",   "deferred", "deferred_bytes",
                                        "once",  "latest", "queue"};
    for (size_t i = 0; i < sizeof given / sizeof *given; i++)
        if (!strcmp(name, given[i]))
            return true;
    return false;
}

static bool is_local(const struct model *model, const char *name)
{
    for (size_t i = 0; i < model->events.count; i++)
        if (decl_named(&model->events.item[i].fields, name))
            return true;
    for (size_t i = 0; i < model->effects.count; i++)
        if (decl_named(&model->effects.item[i].args, name))
            return true;
    for (size_t i = 0; i < model->decisions.count; i++)
        if (decl_named(&model->decisions.item[i]->params, name) || decl_named(&model->decisions.item[i]->outputs, name))
            return true;
    for (size_t i = 0; i < model->picks.count; i++)
        if (decl_named(&model->picks.item[i]->params, name))
            return true;
    for (size_t i = 0; i < model->actions.count; i++)
        if (decl_named(&model->actions.item[i]->params, name))
            return true;
    for (size_t i = 0; i < model->data.count; i++)
        if (decl_named(&model->data.item[i].columns, name))
            return true;
    return false;
}

static bool is_declared(const struct model *model, const char *name)
{
    bool declared = is_local(model, name);
    for (int space = 0; space < NAME_SPACES; space++)
        declared = declared || symbol_find(model, (enum name_space)space, name);
    for (size_t i = 0; i < model->values.count; i++)
        declared = declared || names_find(&model->values.item[i].names, name) != NAMES_NONE;
    return declared && !is_given(name);
}

static bool are_declared(const struct naming *naming)
{
    const struct joint *joint = &naming->diff->joint;
    for (size_t i = 0; i < naming->name[OLD].count; i++) {
        const char *old = naming->name[OLD].name[i], *new = naming->name[NEW].name[i];
        if (strcmp(old, new) != 0 &&
            !(is_declared(joint->side[OLD].model, old) && is_declared(joint->side[NEW].model, new)))
            return false;
    }
    return true;
}

static void tell(struct naming *naming)
{
    for (size_t i = 0; i < naming->name[OLD].count; i++) {
        const char *old = naming->name[OLD].name[i], *new = naming->name[NEW].name[i];
        if (!strcmp(old, new))
            continue;
        struct diff *diff = naming->diff;
        struct diff_change *change =
            diff_add(diff, DIFF_DECLARATIONS, "renamed", what_is(diff->joint.side[OLD].model, old), old);
        change->old = old;
        change->new = new;
        for (int which = OLD; which <= NEW; which++) {
            unsigned column;
            source_locate(naming->source[which], naming->first[which].item[i]->at.offset, &change->line[which],
                          &column);
        }
    }
}

bool diff_renamed(struct diff *diff)
{
    struct naming naming = {.diff = diff};
    struct tokens tokens[2];
    for (int which = OLD; which <= NEW; which++) {
        naming.source[which] = diff->joint.side[which].model->source;
        tokens_read(&tokens[which], naming.source[which], NULL);
    }
    bool renamed = match_all(&naming, tokens[OLD].item, tokens[NEW].item) && are_declared(&naming);
    if (renamed)
        tell(&naming);
    for (int which = OLD; which <= NEW; which++) {
        tokens_release(&tokens[which]);
        names_release(&naming.name[which]);
        list_release(&naming.first[which]);
    }
    return renamed;
}
