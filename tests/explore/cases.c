/* cases.c: see cases.h. */
#include "cases.h"

#include <stdlib.h>
#include <string.h>

#include "compare.h"

#define WORDS_MOST 4

/* ---- lines ---- */

struct words { /* of a comment line: "violated", "exclusive", "at", "3" */
    char word[WORDS_MOST][40];
    unsigned count;
};

/* False at the first line that is no comment. */
static bool next_line(const char **text, struct words *words)
{
    memset(words, 0, sizeof *words);
    if (**text != '#')
        return false;
    words->count = 0;
    int count = sscanf(*text + 1, "%*[ ]%39[^ \n]%*[ ]%39[^ \n]%*[ ]%39[^ \n]%*[ ]%39[^ \n]", words->word[0],
                       words->word[1], words->word[2], words->word[3]);
    words->count = count > 0 ? (unsigned)count : 0;
    *text += strcspn(*text, "\n");
    *text += **text == '\n';
    return true;
}

static bool says(const struct words *words, const char *first, unsigned count)
{
    return words->count >= count && !strcmp(words->word[0], first);
}

struct expected case_expected(const char *text)
{
    struct expected expected = {.tick = -1, .instances = 1};
    struct words words;
    while (next_line(&text, &words)) {
        if (says(&words, "tick", 2))
            expected.tick = strtoll(words.word[1], NULL, 10);
        if (says(&words, "instances", 2))
            expected.instances = (unsigned)strtoul(words.word[1], NULL, 10);
    }
    return expected;
}

/* ---- claims ---- */

struct claims {
    const struct fsm_machine *m;
    const struct exploration *fast;
    const struct naive *slow;
    FILE *to;
    unsigned promises, leaves, refusals; /* how many were named */
    bool good;
};

static void complain(struct claims *claims, const struct words *words, const char *what)
{
    fprintf(claims->to, "%s:", what);
    for (unsigned w = 0; w < words->count; w++)
        fprintf(claims->to, " %s", words->word[w]);
    fputc('\n', claims->to);
    claims->good = false;
}

static void claim_promise(struct claims *claims, const struct words *words, bool decided)
{
    uint16_t p = 0;
    while (p < claims->m->promise_count && strcmp(claims->m->promises[p].name, words->word[1]) != 0)
        p++;
    if (p == claims->m->promise_count) {
        complain(claims, words, "there is no such promise");
        return;
    }
    const struct naive_promise *slow = &claims->slow->promise[p];
    const struct promise_report *fast = &claims->fast->promise[p];
    unsigned depth = (unsigned)strtoul(words->word[3], NULL, 10);
    claims->promises++;
    if (slow->decided != decided || (decided && slow->depth != depth))
        complain(claims, words, "not so by naive");
    if (fast->decided != decided || (decided && fast->depth != depth))
        complain(claims, words, "not so by explore");
}

static void claim_leaf(struct claims *claims, const struct words *words)
{
    uint16_t l = 0;
    while (l < claims->m->leaves && strcmp(leaf_name(claims->m, l), words->word[1]) != 0)
        l++;
    if (l == claims->m->leaves) {
        complain(claims, words, "there is no such leaf");
        return;
    }
    bool reached = strcmp(words->word[2], "unreached") != 0, waits = !strcmp(words->word[2], "waits");
    claims->leaves++;
    if (claims->slow->reached[l] != reached || claims->slow->waits[l] != waits)
        complain(claims, words, "not so by naive");
    if (claims->fast->leaf[l].reached != reached || claims->fast->leaf[l].waits != waits)
        complain(claims, words, "not so by explore");
}

static bool is_refusal(const struct claims *claims, const struct words *words, enum fsm_result result, uint16_t leaf,
                       uint16_t column)
{
    return !strcmp(words->word[1], fsm_result_name(result)) && !strcmp(words->word[2], leaf_name(claims->m, leaf)) &&
           !strcmp(words->word[3], column_name(claims->m, column));
}

static void claim_refusal(struct claims *claims, const struct words *words)
{
    bool slow = false, fast = false;
    for (size_t i = 0; i < claims->slow->refusals.count; i++) {
        const struct naive_refusal *refusal = &claims->slow->refusals.item[i];
        slow = slow || is_refusal(claims, words, refusal->result, refusal->leaf, refusal->column);
    }
    for (uint32_t i = 0; i < claims->fast->refusals; i++) {
        const struct refusal *refusal = &claims->fast->refusal[i];
        fast = fast || is_refusal(claims, words, refusal->result, refusal->leaf, refusal->column);
    }
    claims->refusals++;
    if (!slow)
        complain(claims, words, "not so by naive");
    if (!fast)
        complain(claims, words, "not so by explore");
}

static void claim_states(struct claims *claims, const struct words *words)
{
    size_t states = strtoul(words->word[1], NULL, 10);
    if (claims->slow->states != states) {
        complain(claims, words, "not so by naive");
        fprintf(claims->to, "  it has %zu\n", claims->slow->states);
    }
}

static void claim_tick(struct claims *claims, const struct words *words)
{
    if (claims->fast->world.tick != strtoll(words->word[1], NULL, 10))
        complain(claims, words, "not so by explore");
}

static void claim(struct claims *claims, const struct words *words)
{
    if (says(words, "violated", 4) || says(words, "reached", 4))
        claim_promise(claims, words, true);
    else if (says(words, "holds", 2) || says(words, "unreached", 2))
        claim_promise(claims, words, false);
    else if (says(words, "leaf", 3))
        claim_leaf(claims, words);
    else if (says(words, "refused", 4))
        claim_refusal(claims, words);
    else if (says(words, "states", 2))
        claim_states(claims, words);
    else if (says(words, "tick", 2))
        claim_tick(claims, words);
}

bool case_holds(const char *text, const struct exploration *fast, const struct naive *slow, FILE *to)
{
    struct claims claims = {.m = slow->m, .fast = fast, .slow = slow, .to = to, .good = true};
    struct words words;
    while (next_line(&text, &words))
        claim(&claims, &words);
    if (claims.promises != slow->m->promise_count || claims.leaves != slow->m->leaves ||
        claims.refusals != slow->refusals.count || slow->circles) {
        fprintf(to, "the case names %u promises, %u leaves, %u refusals; there are %u, %u, %zu\n", claims.promises,
                claims.leaves, claims.refusals, slow->m->promise_count, slow->m->leaves, slow->refusals.count);
        claims.good = false;
    }
    return claims.good;
}
