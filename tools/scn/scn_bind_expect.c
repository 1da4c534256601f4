/* scn_bind_expect.c: what expectations speak of. */
#include <string.h>

#include "scn_bind.h"
#include "scn_lexer.h"

/* ---- instances ---- */

/* Whether the instance has been created when the line happens. */
static bool is_created(struct scn_binder *b, const struct scn_instance *instance, struct place at)
{
    if (instance->line <= b->line)
        return true;
    diag_add(b->diags, "S109", at, "`%s` is created only below", instance->name);
    return false;
}

bool scn_bind_who(struct scn_binder *b, const char *name, struct place name_at, struct place at, unsigned otherwise,
                  unsigned *who)
{
    unsigned i = 0;
    *who = otherwise;
    if (!name && b->scenario->instance_count == 1)
        return *who = 0, is_created(b, b->scenario->instances, at);
    if (!name && otherwise != SCN_WHO_NONE)
        return true;
    if (!name)
        return diag_add(b->diags, "S108", at, "which instance is meant?"), false;
    for (const struct scn_instance *instance = b->scenario->instances; instance; instance = instance->next, i++)
        if (!strcmp(instance->name, name))
            return *who = i, is_created(b, instance, name_at);
    const char *known[SCN_INSTANCES_MAX];
    unsigned count = 0;
    for (const struct scn_instance *instance = b->scenario->instances; instance; instance = instance->next)
        known[count++] = instance->name;
    SCN_UNKNOWN(b, name_at, "instance", name, known, count);
    return false;
}

static unsigned line_who(const struct scn_line *line)
{
    if (line->kind == SCN_INSTANCE)
        return line->who;
    return line->kind == SCN_EVENT || line->kind == SCN_EXPIRED ? SCN_WHO_LINE : SCN_WHO_NONE;
}

/* ---- values ---- */

static struct fsm_type *element_type(struct scn_binder *b, const struct fsm_type *type)
{
    struct fsm_type *element = arena_alloc(b->arena, sizeof *element);
    *element = *type;
    element->index = UINT16_MAX;
    element->count = 1;
    return element;
}

/* The variable, shared variable, parameter or window that the item names, as item->in, var and index; its type. */
static const struct fsm_type *find_value(struct scn_binder *b, struct scn_item *item)
{
    const struct fsm_machine *m = b->m;
    uint16_t i;
    if ((i = SCN_FIND(m->vars, m->var_count, item->name)) != UINT16_MAX)
        item->in = SCN_IN_VAR, item->var = &m->vars[i];
    else if ((i = SCN_FIND(m->shared, m->shared_count, item->name)) != UINT16_MAX)
        item->in = SCN_IN_SHARED, item->var = &m->shared[i];
    else if ((i = SCN_FIND(m->params, m->param_count, item->name)) != UINT16_MAX)
        item->in = SCN_IN_PARAM, item->var = &m->params[i];
    else if ((i = SCN_FIND(m->windows, m->window_count, item->name)) != UINT16_MAX) {
        struct fsm_type *count = arena_alloc(b->arena, sizeof *count);
        *count = (struct fsm_type){.kind = FSM_INT, .index = UINT16_MAX, .count = 1, .hi = m->windows[i].count};
        item->in = SCN_IN_WINDOW;
        item->index = i;
        return count;
    } else if (SCN_FIND(m->timers, m->timer_count, item->name) != UINT16_MAX) {
        struct diag *diag = diag_add(b->diags, "S106", item->name_at, "`%s` is a timer", item->name);
        diag_hint(diag, "write `%s running`, `%s stopped` or `%s in 3m`", item->name, item->name, item->name);
        return NULL;
    } else {
        SCN_UNKNOWN(b, item->name_at, "variable", item->name, m->vars, m->var_count);
        return NULL;
    }
    item->index = UINT16_MAX;
    return &m->types[item->var->type];
}

static const struct fsm_type *find_element(struct scn_binder *b, struct scn_item *item, const struct fsm_type *type)
{
    if (!item->element)
        return type;
    if (type->index == UINT16_MAX)
        return diag_add(b->diags, "S106", item->element_at, "`%s` is no array", item->name), NULL;
    const struct fsm_names *names = &b->m->names[type->index];
    item->index = scn_find(names->name_of, names->count, sizeof *names->name_of, item->element);
    if (item->index != UINT16_MAX)
        return element_type(b, type);
    scn_tell_unknown(b, item->element_at, "element", item->element, names->name_of, names->count,
                     sizeof *names->name_of);
    return NULL;
}

static bool is_ordered(const struct fsm_type *type)
{
    return type->kind == FSM_INT || type->kind == FSM_DURATION || type->kind == FSM_TIME || type->kind == FSM_NAMED;
}

static bool bind_comparison(struct scn_binder *b, const struct scn_line *line, struct scn_item *item)
{
    const struct fsm_type *type = find_value(b, item);
    scn_draw_list draws = {0};
    type = type ? find_element(b, item, type) : NULL;
    if (!type)
        return false;
    if (item->op != SCN_EQ && item->op != SCN_NE && (!is_ordered(type) || type->index != UINT16_MAX))
        return diag_add(b->diags, "S106", item->at, "`%s` has no order: ask for `=` or `!=`", item->name), false;
    bool one_owner = b->scenario->owner_count == 1;
    unsigned otherwise = item->in == SCN_IN_SHARED && one_owner ? 0 : line_who(line);
    enum scn_value_use use = item->op == SCN_EQ ? SCN_TO_EQUAL : SCN_TO_COMPARE;
    bool good = scn_bind_who(b, item->instance, item->instance_at, item->at, otherwise, &item->who) &&
                scn_bind_value(b, item->value, type, 0, use, &draws);
    item->draws = scn_keep_draws(b, &draws);
    return good;
}

static bool bind_timer(struct scn_binder *b, const struct scn_line *line, struct scn_item *item)
{
    item->index = SCN_FIND(b->m->timers, b->m->timer_count, item->name);
    if (item->index == UINT16_MAX)
        return SCN_UNKNOWN(b, item->name_at, "timer", item->name, b->m->timers, b->m->timer_count), false;
    return scn_bind_who(b, item->instance, item->instance_at, item->at, line_who(line), &item->who);
}

static bool bind_state(struct scn_binder *b, const struct scn_line *line, struct scn_item *item)
{
    item->index = SCN_FIND(b->m->states, b->m->state_count, item->name);
    if (item->index == UINT16_MAX)
        return SCN_UNKNOWN(b, item->name_at, "state", item->name, b->m->states, b->m->state_count), false;
    return scn_bind_who(b, item->instance, item->instance_at, item->at, line_who(line), &item->who);
}

/* ---- effects ---- */

static bool bind_arg(struct scn_binder *b, const struct fsm_effect_def *def, struct scn_setting *arg)
{
    const struct fsm_var *vars = &b->m->args[def->arg];
    uint16_t i = SCN_FIND(vars, def->args, arg->name);
    scn_draw_list draws = {0};
    if (i == UINT16_MAX)
        return SCN_UNKNOWN(b, arg->name_at, "argument", arg->name, vars, def->args), false;
    arg->var = &vars[i];
    /* A computed argument may lie outside its domain, so one may be expected there. */
    bool good = scn_bind_value(b, arg->value, &b->m->types[arg->var->type], 0, SCN_TO_COMPARE, &draws);
    arg->draws = scn_keep_draws(b, &draws);
    return good;
}

static bool bind_effect(struct scn_binder *b, const char *name, struct place at, uint16_t *effect)
{
    *effect = SCN_FIND(b->m->effects, b->m->effect_count, name);
    if (*effect == UINT16_MAX)
        SCN_UNKNOWN(b, at, "effect", name, b->m->effects, b->m->effect_count);
    return *effect != UINT16_MAX;
}

static bool bind_effects(struct scn_binder *b, struct scn_line *line, struct scn_item *item)
{
    line->asks_effects = true;
    for (struct scn_effect *effect = item->effects; effect; effect = effect->next) {
        if (!bind_effect(b, effect->name, effect->name_at, &effect->effect))
            return false;
        for (struct scn_setting *arg = effect->args; arg; arg = arg->next)
            if (!bind_arg(b, &b->m->effects[effect->effect], arg))
                return false;
    }
    if (item->kind == SCN_EXPECT_NO_EMIT && !bind_effect(b, item->name, item->name_at, &item->index))
        return false;
    unsigned otherwise = line_who(line) == SCN_WHO_NONE ? SCN_WHO_ALL : line_who(line);
    return scn_bind_who(b, item->instance, item->instance_at, item->at, otherwise, &item->who);
}

/* ---- rows, verdicts, promises ---- */

static bool has_step(struct scn_binder *b, const struct scn_line *line, const struct scn_item *item)
{
    if (line->kind == SCN_EVENT || line->kind == SCN_EXPIRED)
        return true;
    diag_add(b->diags, "S109", item->at, "the line above sends no event that this could speak of");
    return false;
}

static uint16_t find_decision(const struct fsm_machine *m, const char *name)
{
    for (uint16_t i = 0; i < m->decision_count; i++)
        if (strcspn(m->decisions[i].name, "(") == strlen(name) && !strncmp(m->decisions[i].name, name, strlen(name)))
            return i;
    return UINT16_MAX;
}

static bool bind_row(struct scn_binder *b, const struct scn_line *line, struct scn_item *item)
{
    item->who = SCN_WHO_LINE;
    item->index = UINT16_MAX;
    if (!has_step(b, line, item))
        return false;
    if (!item->name)
        return true;
    item->index = SCN_FIND(b->m->states, b->m->state_count, item->name);
    if (item->index != UINT16_MAX)
        return true;
    item->of_decision = true;
    item->index = find_decision(b->m, item->name);
    if (item->index == UINT16_MAX)
        SCN_UNKNOWN(b, item->name_at, "state or decision", item->name, b->m->states, b->m->state_count);
    return item->index != UINT16_MAX;
}

static bool bind_violated(struct scn_binder *b, struct scn_item *item)
{
    const struct fsm_machine *m = b->m;
    item->index = SCN_FIND(m->promises, m->promise_count, item->name);
    if (item->index == UINT16_MAX)
        return SCN_UNKNOWN(b, item->name_at, "invariant", item->name, m->promises, m->promise_count), false;
    if (m->promises[item->index].kind == FSM_REACHABLE)
        return diag_add(b->diags, "S106", item->name_at, "`%s` is no invariant and no assumption", item->name), false;
    return scn_bind_who(b, item->instance, item->instance_at, item->at, SCN_WHO_ALL, &item->who);
}

static bool bind_item(struct scn_binder *b, struct scn_line *line, struct scn_item *item)
{
    switch (item->kind) {
    case SCN_EXPECT_STATE:
        return bind_state(b, line, item);
    case SCN_EXPECT_VALUE:
        return bind_comparison(b, line, item);
    case SCN_EXPECT_RUNNING:
    case SCN_EXPECT_STOPPED:
    case SCN_EXPECT_LEFT:
        return bind_timer(b, line, item);
    case SCN_EXPECT_EMIT:
    case SCN_EXPECT_EXACTLY:
    case SCN_EXPECT_NO_EMIT:
    case SCN_EXPECT_NO_EFFECT:
        return bind_effects(b, line, item);
    case SCN_EXPECT_ROW:
        return bind_row(b, line, item);
    case SCN_EXPECT_RESULT:
        return has_step(b, line, item);
    case SCN_EXPECT_REFUSED:
        return true;
    case SCN_EXPECT_VIOLATED:
        return bind_violated(b, item);
    }
    return false;
}

bool scn_bind_items(struct scn_binder *b, struct scn_line *line)
{
    bool good = true;
    for (struct scn_item *item = line->items; item; item = item->next)
        good &= bind_item(b, line, item);
    return good;
}
