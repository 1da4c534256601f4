/* diff_deeds.c: see diff_deeds.h. */
#include "diff_deeds.h"

#include <string.h>

/* ---- in words ---- */

enum part { ALL, NO_TIMERS };

static const char *deeds_text(struct diff *diff, const deed_list *deeds, enum part part)
{
    const char *text = "";
    for (size_t i = 0; i < deeds->count; i++)
        if (part == ALL || !deeds->item[i].timer)
            text = arena_printf(&diff->arena, "%s%s%s", text, *text ? "; " : "", deeds->item[i].text);
    return *text ? text : "-";
}

static const char *verdict_text(uint8_t verdict)
{
    switch (verdict) {
    case FSM_IGNORED:
        return "ignored";
    case FSM_DEFERRED:
        return "deferred";
    default:
        return "rejected";
    }
}

static const char *with_deeds(struct diff *diff, const char *next, const char *deeds)
{
    return strcmp(deeds, "-") ? arena_printf(&diff->arena, "%s: %s", next, deeds) : next;
}

struct rule_words rule_words(struct diff *diff, enum which which, const struct rule *rule)
{
    struct words words = {.model = diff->joint.side[which].model, .arena = &diff->arena};
    struct rule_words own = {.verdict = rule->verdict};
    if (rule->verdict != FSM_STEPPED) {
        own.all = own.next = verdict_text(rule->verdict);
        return own;
    }
    own.next = rule->next->kind == NODE_GO ? words_expr(&words, rule->next) : rule->next->text;
    words_deeds(&words, rule->block, &own.deeds);
    own.all = with_deeds(diff, own.next, deeds_text(diff, &own.deeds, ALL));
    return own;
}

struct rule_words block_words(struct diff *diff, enum which which, const struct state *state, bool exit)
{
    struct words words = {.model = diff->joint.side[which].model, .arena = &diff->arena};
    struct rule_words own = {.verdict = FSM_STEPPED};
    size_t count = exit ? state->exit.count : state->enter.count;
    for (size_t i = 0; i < count; i++)
        words_deeds(&words, exit ? state->exit.item[i] : state->enter.item[i], &own.deeds);
    own.all = deeds_text(diff, &own.deeds, ALL);
    return own;
}

/* ---- timers ---- */

struct timer_deeds {  /* of one timer */
    const char *text; /* NULL: none */
    bool starts;      /* the last of them */
};

static struct timer_deeds timer_deeds(struct diff *diff, const deed_list *deeds, const char *timer)
{
    struct timer_deeds own = {0};
    for (size_t i = 0; i < deeds->count; i++) {
        const struct deed *deed = &deeds->item[i];
        if (!deed->timer || strcmp(deed->timer, timer) != 0)
            continue;
        own.text = own.text ? arena_printf(&diff->arena, "%s; %s", own.text, deed->text) : deed->text;
        own.starts = deed->starts;
    }
    return own;
}

static const char *timer_change(struct timer_deeds old, struct timer_deeds new)
{
    if (!old.text)
        return new.starts ? "newly started" : "newly stopped";
    if (!new.text)
        return old.starts ? "no longer started" : "no longer stopped";
    if (old.starts && new.starts)
        return "another duration";
    return new.starts ? "started instead of stopped" : "stopped instead of started";
}

static void compare_timer(struct diff *diff, const struct rule_words *old, const struct rule_words *new,
                          const char *timer, const char *const *cell, struct diff_change *timers)
{
    struct timer_deeds before = timer_deeds(diff, &old->deeds, timer), after = timer_deeds(diff, &new->deeds, timer);
    if (before.text && after.text && !strcmp(before.text, after.text))
        return;
    const char *change = before.starts == after.starts && before.text && after.text && !before.starts
                             ? "changed"
                             : timer_change(before, after);
    diff_case_add(timers, cell, change, before.text, after.text);
}

static bool names_timer(const deed_list *deeds, size_t count, const char *timer)
{
    for (size_t i = 0; i < count; i++)
        if (deeds->item[i].timer && !strcmp(deeds->item[i].timer, timer))
            return true;
    return false;
}

static void compare_timers(struct diff *diff, const struct rule_words *old, const struct rule_words *new,
                           const char *const *cell, struct diff_change *timers)
{
    for (size_t i = 0; i < old->deeds.count; i++)
        if (old->deeds.item[i].timer && !names_timer(&old->deeds, i, old->deeds.item[i].timer))
            compare_timer(diff, old, new, old->deeds.item[i].timer, cell, timers);
    for (size_t i = 0; i < new->deeds.count; i++)
        if (new->deeds.item[i].timer && !names_timer(&new->deeds, i, new->deeds.item[i].timer) &&
            !names_timer(&old->deeds, old->deeds.count, new->deeds.item[i].timer))
            compare_timer(diff, old, new, new->deeds.item[i].timer, cell, timers);
}

/* ---- both ---- */

void deeds_compare(struct diff *diff, const struct rule_words *old, const struct rule_words *new,
                   const char *const *cell, struct diff_change *transitions, struct diff_change *timers)
{
    size_t before = timers->cases.count;
    const char *from = deeds_text(diff, &old->deeds, NO_TIMERS), *to = deeds_text(diff, &new->deeds, NO_TIMERS);
    bool moved = old->next && strcmp(old->next, new->next) != 0, other = strcmp(from, to) != 0;
    compare_timers(diff, old, new, cell, timers);
    if (moved && other)
        diff_case_add(transitions, cell, "redirected", with_deeds(diff, old->next, from),
                      with_deeds(diff, new->next, to));
    else if (moved)
        diff_case_add(transitions, cell, "redirected", old->next, new->next);
    else if (other)
        diff_case_add(transitions, cell, "actions", from, to);
    else if (timers->cases.count == before) /* the same statements, in another order */
        diff_case_add(transitions, cell, "order", deeds_text(diff, &old->deeds, ALL),
                      deeds_text(diff, &new->deeds, ALL));
}
