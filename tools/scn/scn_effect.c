/* scn_effect.c: expectations about everything that was emitted since the line before. */
#include <string.h>

#include "scn_expect.h"

static bool concerns(const struct scn_world *w, const struct scn_item *item, const struct scn_emitted *emitted)
{
    unsigned who = item->who == SCN_WHO_LINE ? w->own->who : item->who;
    return who == SCN_WHO_ALL || who == emitted->who;
}

static bool arg_fits(struct scn_world *w, const struct scn_setting *arg, const int64_t *actual)
{
    struct scn_values values = scn_logged_values(w);
    const struct scn_draws *draws = &arg->draws;
    if (w->m->types[arg->var->type].list && actual[0] != draws->item[0].lo)
        return false;
    for (uint32_t i = 0; i < draws->count; i++) {
        const struct scn_draw *draw = &draws->item[i];
        bool count = draw->type->list && i == 0;
        if (!count && !scn_slot_equals(w, draw, &values, actual[draw->slot]))
            return false;
    }
    return true;
}

static const int64_t *find_arg(const struct scn_world *w, const struct scn_emitted *emitted, const struct fsm_var *var)
{
    const int64_t *at = scn_args_of(w, emitted);
    const struct fsm_var *each = &w->m->args[w->m->effects[emitted->effect].arg];
    for (; each != var; each++)
        at += scn_slots(&w->m->types[each->type], at);
    return at;
}

static bool effect_fits(struct scn_world *w, const struct scn_item *item, const struct scn_effect *effect,
                        const struct scn_emitted *emitted)
{
    if (!concerns(w, item, emitted) || emitted->effect != effect->effect ||
        (effect->call && effect->call != emitted->call))
        return false;
    for (const struct scn_setting *arg = effect->args; arg; arg = arg->next)
        if (!arg_fits(w, arg, find_arg(w, emitted, arg->var)))
            return false;
    return true;
}

/* Each effect is found, each at a place of its own; after `then`, behind the one before. */
static bool all_found(struct scn_world *w, const struct scn_item *item)
{
    size_t count = w->log.emitted.count, last = 0;
    bool *used = arena_alloc(&w->arena, count + 1), good = true;
    for (const struct scn_effect *effect = item->effects; good && effect; effect = effect->next) {
        size_t i = effect->then ? last + 1 : 0;
        while (i < count && (used[i] || !effect_fits(w, item, effect, &w->log.emitted.item[i])))
            i++;
        good = i < count;
        if (good)
            used[last = i] = true;
    }
    return good;
}

static bool exactly_these(struct scn_world *w, const struct scn_item *item)
{
    const struct scn_effect *effect = item->effects;
    for (size_t i = 0; i < w->log.emitted.count; i++) {
        if (!concerns(w, item, &w->log.emitted.item[i]))
            continue;
        if (!effect || !effect_fits(w, item, effect, &w->log.emitted.item[i]))
            return false;
        effect = effect->next;
    }
    return effect == NULL;
}

static bool none_of(const struct scn_world *w, const struct scn_item *item)
{
    for (size_t i = 0; i < w->log.emitted.count; i++) {
        const struct scn_emitted *emitted = &w->log.emitted.item[i];
        if (concerns(w, item, emitted) && (item->kind == SCN_EXPECT_NO_EFFECT || emitted->effect == item->index))
            return false;
    }
    return true;
}

static bool effects_hold(struct scn_world *w, const struct scn_item *item)
{
    switch (item->kind) {
    case SCN_EXPECT_EMIT:
        return all_found(w, item);
    case SCN_EXPECT_EXACTLY:
        return exactly_these(w, item);
    default:
        return none_of(w, item);
    }
}

/* How many were emitted, and their list. */
static size_t print_all(FILE *to, const struct scn_world *w, const struct scn_item *item)
{
    size_t count = 0;
    for (size_t i = 0; i < w->log.emitted.count; i++) {
        const struct scn_emitted *emitted = &w->log.emitted.item[i];
        if (!concerns(w, item, emitted))
            continue;
        if (count++)
            fputs(", ", to);
        scn_print_emitted(to, w, emitted);
    }
    return count;
}

void scn_check_effects(struct scn_world *w, const struct scn_item *item)
{
    struct scn_text all, instead;
    if (effects_hold(w, item))
        return;
    size_t count = print_all(scn_text_open(&all), w, item);
    const char *list = scn_text_close(w, &all);
    scn_text_open(&instead);
    if (item->instance)
        fprintf(instead.to, "%s.", item->instance);
    if (count == 0)
        fputs("no effect", instead.to);
    else
        fprintf(instead.to, item->kind == SCN_EXPECT_EMIT ? "emit %s" : "emit exactly %s", list);
    const char *text = count ? arena_printf(&w->arena, "emitted: %s", list) : "nothing is emitted";
    scn_tell(w, item->at, item, text, scn_text_close(w, &instead));
}
