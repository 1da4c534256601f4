/* scn_bind_value.c: values as the types of a machine have them. */
#include <assert.h>
#include <string.h>

#include "scn_bind.h"
#include "value.h"

struct want { /* one slot */
    struct scn_binder *b;
    const struct fsm_type *type;
    enum scn_value_use use;
};

/* ---- what is wrong ---- */

static void describe(const struct want *w, char *to, size_t room)
{
    const struct fsm_type *type = w->type;
    char lo[80], hi[80];
    fsm_value_print(w->b->m, type, type->lo, lo, sizeof lo);
    fsm_value_print(w->b->m, type, type->hi, hi, sizeof hi);
    bool bounded = type->lo > FSM_MISSING + 1 && type->hi < INT64_MAX;
    switch ((enum fsm_kind)type->kind) {
    case FSM_BOOL:
        snprintf(to, room, "true or false");
        break;
    case FSM_SET:
        snprintf(to, room, "a set such as {}");
        break;
    case FSM_TEXT:
        snprintf(to, room, "a text of at most %lld bytes, in quotes", (long long)type->hi);
        break;
    case FSM_TIME:
        snprintf(to, room, "a time such as 00:30");
        break;
    case FSM_DURATION:
        snprintf(to, room, bounded ? "a duration from %s to %s" : "a duration", lo, hi);
        break;
    case FSM_INT:
        snprintf(to, room, "a number from %s to %s", lo, hi);
        break;
    default:
        snprintf(to, room, "one of %s … %s", lo, hi);
    }
}

static bool misfit(const struct want *w, const struct scn_value *value)
{
    char wanted[240];
    describe(w, wanted, sizeof wanted);
    diag_add(w->b->diags, "S106", value->at, "%s%s is wanted here", wanted, w->type->optional ? ", or missing," : "");
    return false;
}

/* ---- constants ---- */

static bool name_value(const struct want *w, const struct scn_value *value, int64_t *v)
{
    *v = fsm_value_named(w->b->m, w->type, value->text, strlen(value->text));
    if (*v != FSM_MISSING && w->type->kind != FSM_SET)
        return true;
    if (!value->quoted && !strcmp(value->text, "missing"))
        return *v = FSM_MISSING, w->type->optional || w->use == SCN_TO_COMPARE || misfit(w, value);
    *v = !strcmp(value->text, "true");
    return (w->type->kind == FSM_BOOL && (*v || !strcmp(value->text, "false"))) || misfit(w, value);
}

static bool number_value(const struct want *w, const struct scn_value *value, int64_t *v)
{
    *v = value->number;
    if (w->type->kind == FSM_ROW && value->scale == 0 && !fsm_value_name(w->b->m, w->type, *v))
        return true;
    if (w->type->kind != FSM_INT || value->scale > w->type->scale)
        return misfit(w, value);
    for (unsigned scale = value->scale; scale < w->type->scale; scale++)
        if (__builtin_mul_overflow(*v, 10, v))
            return misfit(w, value);
    return true;
}

static bool set_value(const struct want *w, const struct scn_value *value, int64_t *v)
{
    *v = 0;
    if (w->type->kind != FSM_SET)
        return misfit(w, value);
    for (const struct scn_value *kid = value->kid; kid; kid = kid->next) {
        int64_t member =
            kid->kind == SCN_VALUE_NAME ? fsm_value_named(w->b->m, w->type, kid->text, strlen(kid->text)) : FSM_MISSING;
        if (member == FSM_MISSING) {
            const struct fsm_names *names = &w->b->m->names[w->type->names];
            scn_tell_unknown(w->b, kid->at, "member", kid->kind == SCN_VALUE_NAME ? kid->text : "?", names->name_of,
                             names->count, sizeof *names->name_of);
            return false;
        }
        *v |= (int64_t)1 << member;
    }
    return true;
}

static bool text_value(const struct want *w, const struct scn_value *value, int64_t *v)
{
    if (w->type->kind != FSM_TEXT || (w->use != SCN_TO_COMPARE && value->length > (uint64_t)w->type->hi))
        return misfit(w, value);
    *v = (int64_t)w->b->texts.count;
    list_push(&w->b->texts, ((struct fsm_text){value->text, (uint32_t)value->length}));
    return true;
}

static bool constant_value(const struct want *w, const struct scn_value *value, int64_t *v)
{
    switch (value->kind) {
    case SCN_VALUE_NAME:
        return name_value(w, value, v);
    case SCN_VALUE_NUMBER:
        return number_value(w, value, v);
    case SCN_VALUE_DURATION:
        *v = value->number + (w->type->kind == FSM_TIME ? w->b->scenario->base : 0);
        return w->type->kind == FSM_DURATION || w->type->kind == FSM_TIME || misfit(w, value);
    case SCN_VALUE_CLOCK:
        *v = value->number + w->b->scenario->base;
        return w->type->kind == FSM_TIME || misfit(w, value);
    case SCN_VALUE_INSTANT:
        *v = value->number;
        return w->type->kind == FSM_TIME || misfit(w, value);
    case SCN_VALUE_TEXT:
        return text_value(w, value, v);
    case SCN_VALUE_SET:
        return set_value(w, value, v);
    default:
        return misfit(w, value);
    }
}

static bool fits(const struct want *w, int64_t v)
{
    return w->use == SCN_TO_COMPARE || w->type->kind == FSM_TEXT || fsm_in_domain(w->b->m, w->type, v);
}

static bool bind_constant(const struct want *w, const struct scn_value *value, int64_t *v)
{
    return constant_value(w, value, v) && (fits(w, *v) || misfit(w, value));
}

/* ---- what is drawn ---- */

static bool may_draw(const struct want *w, const struct scn_value *value)
{
    if (w->use == SCN_TO_SEND)
        return true;
    diag_add(w->b->diags, "S106", value->at, "%s",
             w->use == SCN_TO_SET ? "a parameter is not drawn" : "what is expected is not drawn");
    return false;
}

/* The loop of that name around the line, counted from outside, or -1. */
static int find_loop(const struct want *w, const struct scn_value *value)
{
    if (value->kind != SCN_VALUE_NAME || value->quoted || w->type->kind != FSM_INT || w->use == SCN_TO_SET)
        return -1;
    for (unsigned i = w->b->loops; i > 0; i--)
        if (!strcmp(w->b->loop[i - 1]->name, value->text))
            return (int)i - 1;
    return -1;
}

static bool bind_loop(const struct want *w, const struct scn_value *value, int loop, struct scn_draw *draw)
{
    const struct scn_line *line = w->b->loop[loop];
    draw->kind = SCN_DRAW_LOOP;
    draw->lo = loop;
    if (w->type->scale == 0 && w->use == SCN_TO_COMPARE)
        return true;
    return (w->type->scale == 0 && w->type->choices == 0 && line->first >= w->type->lo && line->last <= w->type->hi) ||
           misfit(w, value);
}

static bool bind_any(const struct want *w, const struct scn_value *value, struct scn_draw *draw)
{
    bool bounded = w->type->kind != FSM_TEXT && w->type->lo > FSM_MISSING + 1 && w->type->hi < INT64_MAX;
    draw->kind = SCN_DRAW_ANY;
    draw->lo = w->type->lo;
    draw->hi = w->type->hi;
    if (!bounded && w->type->choices == 0) {
        struct diag *diag = diag_add(w->b->diags, "S106", value->at, "there is no end of values here to draw from");
        diag_hint(diag, "write `pick(…)` or `random …..…`");
        return false;
    }
    return may_draw(w, value);
}

static bool bind_pick(const struct want *w, const struct scn_value *value, struct scn_draw *draw)
{
    uint32_t count = 0;
    for (const struct scn_value *kid = value->kid; kid; kid = kid->next)
        count++;
    int64_t *choice = arena_alloc(w->b->arena, count * sizeof *choice);
    draw->kind = SCN_DRAW_PICK;
    draw->choice = choice;
    draw->choices = count;
    for (const struct scn_value *kid = value->kid; kid; kid = kid->next)
        if (!bind_constant(w, kid, choice++))
            return false;
    return may_draw(w, value);
}

static bool bind_random(const struct want *w, const struct scn_value *value, struct scn_draw *draw)
{
    draw->kind = SCN_DRAW_RANGE;
    if (!bind_constant(w, value->kid, &draw->lo) || !bind_constant(w, value->kid->next, &draw->hi))
        return false;
    if (draw->lo > draw->hi || w->type->choices)
        return misfit(w, value);
    return may_draw(w, value);
}

/* ---- slots ---- */

static bool bind_slot(struct scn_binder *b, const struct scn_value *value, const struct fsm_type *type, uint16_t slot,
                      enum scn_value_use use, scn_draw_list *to)
{
    struct want w = {b, type, use};
    struct scn_draw draw = {.kind = SCN_DRAW_CONSTANT, .slot = slot, .type = type};
    int loop = find_loop(&w, value);
    bool good = loop >= 0                         ? bind_loop(&w, value, loop, &draw)
                : value->kind == SCN_VALUE_ANY    ? bind_any(&w, value, &draw)
                : value->kind == SCN_VALUE_PICK   ? bind_pick(&w, value, &draw)
                : value->kind == SCN_VALUE_RANDOM ? bind_random(&w, value, &draw)
                                                  : bind_constant(&w, value, &draw.lo);
    if (good)
        list_push(to, draw);
    return good;
}

static bool bind_array(struct scn_binder *b, const struct scn_value *value, const struct fsm_type *type, uint16_t slot,
                       enum scn_value_use use, scn_draw_list *to)
{
    const struct fsm_names *index = &b->m->names[type->index];
    uint64_t seen[FSM_NAMED_MAX / 64] = {0};
    for (const struct scn_value *kid = value->kid; kid; kid = kid->next) {
        uint16_t k = scn_find(index->name_of, index->count, sizeof *index->name_of, kid->key);
        if (k == UINT16_MAX) {
            scn_tell_unknown(b, kid->key_at, "element", kid->key, index->name_of, index->count, sizeof *index->name_of);
            return false;
        }
        if (seen[k / 64] >> k % 64 & 1)
            return diag_add(b->diags, "S107", kid->key_at, "`%s` is given twice", kid->key), false;
        seen[k / 64] |= (uint64_t)1 << k % 64;
        if (!bind_slot(b, kid, type, (uint16_t)(slot + k), use, to))
            return false;
    }
    for (uint16_t k = 0; k < type->count; k++)
        if (!(seen[k / 64] >> k % 64 & 1))
            return diag_add(b->diags, "S107", value->at, "the element `%s` is not given", index->name_of[k]), false;
    return true;
}

static bool bind_list(struct scn_binder *b, const struct scn_value *value, const struct fsm_type *type, uint16_t slot,
                      enum scn_value_use use, scn_draw_list *to)
{
    uint16_t count = 0;
    if (value->kind != SCN_VALUE_LIST)
        return diag_add(b->diags, "S106", value->at, "a list such as [] is wanted here"), false;
    for (const struct scn_value *kid = value->kid; kid && count < FSM_ARGS_MAX; kid = kid->next)
        count++;
    list_push(to, ((struct scn_draw){.kind = SCN_DRAW_CONSTANT, .slot = slot, .type = type, .lo = count}));
    for (const struct scn_value *kid = value->kid; kid && count; kid = kid->next, count--)
        if (!bind_slot(b, kid, type, ++slot, use, to))
            return false;
    return true;
}

bool scn_bind_value(struct scn_binder *b, const struct scn_value *value, const struct fsm_type *type, uint16_t slot,
                    enum scn_value_use use, scn_draw_list *to)
{
    if (type->list)
        return bind_list(b, value, type, slot, use, to);
    if (type->index == UINT16_MAX)
        return bind_slot(b, value, type, slot, use, to);
    if (value->kind == SCN_VALUE_ARRAY)
        return bind_array(b, value, type, slot, use, to);
    for (uint16_t k = 0; k < type->count; k++)
        if (!bind_slot(b, value, type, (uint16_t)(slot + k), use, to))
            return false;
    return true;
}

struct scn_draws scn_keep_draws(struct scn_binder *b, scn_draw_list *list)
{
    struct scn_draws draws = {arena_alloc(b->arena, (list->count + 1) * sizeof *draws.item), (uint32_t)list->count};
    if (list->count)
        memcpy(draws.item, list->item, list->count * sizeof *draws.item);
    list_release(list);
    return draws;
}
