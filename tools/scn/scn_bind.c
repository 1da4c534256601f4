/* scn_bind.c: the names of a scenario looked up in its machine, once, before it runs. */
#include "scn_bind.h"

#include <string.h>

#include "suggest.h"

/* ---- names ---- */

static const char *name_at(const void *items, size_t i, size_t size)
{
    return *(const char *const *)(const void *)((const char *)items + i * size);
}

uint16_t scn_find(const void *items, size_t count, size_t size, const char *name)
{
    for (size_t i = 0; i < count; i++)
        if (!strcmp(name_at(items, i, size), name))
            return (uint16_t)i;
    return UINT16_MAX;
}

void scn_tell_unknown(struct scn_binder *b, struct place at, const char *what, const char *name, const void *items,
                      size_t count, size_t size)
{
    const char **known = mem_resize(NULL, (count + 1) * sizeof *known);
    for (size_t i = 0; i < count; i++)
        known[i] = name_at(items, i, size);
    const char *near = suggest(name, known, count);
    struct diag *diag = diag_add(b->diags, "S105", at, "there is no %s `%s`", what, name);
    if (near)
        diag_hint(diag, "did you mean `%s`?", near);
    mem_free(known);
}

/* ---- events ---- */

static bool check_twice(struct scn_binder *b, const struct scn_setting *settings)
{
    bool good = true;
    for (const struct scn_setting *one = settings; one; one = one->next)
        for (const struct scn_setting *other = settings; other != one; other = other->next)
            if (!strcmp(one->name, other->name)) {
                diag_add(b->diags, "S107", one->name_at, "`%s` is given twice", one->name);
                good = false;
            }
    return good;
}

/* Texts stand in a list of their own; a field of a text is a place in it. */
static uint16_t text_place(const struct fsm_machine *m, const struct fsm_event_def *def, uint16_t slot)
{
    uint16_t place = 0;
    for (uint16_t i = 0; i < def->fields; i++) {
        const struct fsm_var *field = &m->fields[def->field + i];
        const struct fsm_type *type = &m->types[field->type];
        for (uint16_t k = 0; type->kind == FSM_TEXT && k < type->count && field->slot + k < slot; k++)
            place++;
    }
    return place;
}

/* Constants are set for good, the rest is kept to be drawn. */
static void place_draws(struct scn_binder *b, struct scn_event *event, scn_draw_list *draws)
{
    const struct fsm_event_def *def = &b->m->events[event->type];
    size_t kept = 0;
    for (size_t i = 0; i < draws->count; i++) {
        struct scn_draw *draw = &draws->item[i];
        bool text = draw->type->kind == FSM_TEXT;
        if (text)
            draw->hi = text_place(b->m, def, draw->slot);
        if (draw->kind != SCN_DRAW_CONSTANT)
            draws->item[kept++] = *draw;
        else if (text && draw->lo != FSM_MISSING)
            event->text[draw->hi] = b->texts.item[draw->lo], event->field[draw->slot] = draw->hi;
        else
            event->field[draw->slot] = draw->lo;
    }
    draws->count = kept;
}

static bool bind_field(struct scn_binder *b, const struct scn_event *event, const struct fsm_var *field,
                       scn_draw_list *draws)
{
    const struct fsm_type *type = &b->m->types[field->type];
    for (const struct scn_setting *setting = event->fields; setting; setting = setting->next)
        if (!strcmp(setting->name, field->name))
            return scn_bind_value(b, setting->value, type, field->slot, SCN_TO_SEND, draws);
    for (uint16_t k = 0; k < type->count; k++)
        event->field[field->slot + k] = FSM_MISSING;
    if (!type->optional)
        diag_add(b->diags, "S107", event->at, "the field `%s` of `%s` is not given", field->name, event->name);
    return type->optional;
}

static bool bind_fields(struct scn_binder *b, struct scn_event *event)
{
    const struct fsm_event_def *def = &b->m->events[event->type];
    const struct fsm_var *fields = &b->m->fields[def->field];
    scn_draw_list draws = {0};
    bool good = check_twice(b, event->fields);
    event->field = arena_alloc(b->arena, FSM_FIELDS_MAX * sizeof *event->field);
    event->text = arena_alloc(b->arena, (def->texts + 1u) * sizeof *event->text);
    for (uint16_t i = 0; i < def->texts; i++)
        event->text[i].bytes = "";
    for (const struct scn_setting *setting = event->fields; setting; setting = setting->next)
        if (SCN_FIND(fields, def->fields, setting->name) == UINT16_MAX) {
            SCN_UNKNOWN(b, setting->name_at, "field", setting->name, fields, def->fields);
            good = false;
        }
    for (uint16_t i = 0; good && i < def->fields; i++)
        good = bind_field(b, event, &fields[i], &draws);
    place_draws(b, event, &draws);
    event->draws = scn_keep_draws(b, &draws);
    return good;
}

static bool bind_event(struct scn_binder *b, struct scn_event *event)
{
    event->type = SCN_FIND(b->m->events, b->m->event_count, event->name);
    if (event->type == UINT16_MAX)
        return SCN_UNKNOWN(b, event->name_at, "event", event->name, b->m->events, b->m->event_count), false;
    if (event->call && b->m->events[event->type].reply_to == UINT16_MAX)
        return diag_add(b->diags, "S106", event->at, "`%s` answers no call", event->name), false;
    return scn_bind_who(b, event->instance, event->instance_at, event->name_at, SCN_WHO_NONE, &event->who) &
           bind_fields(b, event);
}

/* ---- lines ---- */

static struct scn_draw bind_delay(const struct scn_value *time)
{
    if (time->kind == SCN_VALUE_RANDOM)
        return (struct scn_draw){.kind = SCN_DRAW_RANGE, .lo = time->kid->number, .hi = time->kid->next->number};
    return (struct scn_draw){.kind = SCN_DRAW_CONSTANT, .lo = time->number};
}

static bool bind_expired(struct scn_binder *b, struct scn_line *line)
{
    uint16_t timer = SCN_FIND(b->m->timers, b->m->timer_count, line->name);
    line->column = fsm_expired(b->m, timer == UINT16_MAX ? 0 : timer);
    if (timer == UINT16_MAX)
        return SCN_UNKNOWN(b, line->name_at, "timer", line->name, b->m->timers, b->m->timer_count), false;
    return scn_bind_who(b, line->instance, line->instance_at, line->name_at, SCN_WHO_NONE, &line->who);
}

static bool bind_refill(struct scn_binder *b, struct scn_line *line)
{
    line->column = SCN_FIND(b->m->shared, b->m->shared_count, line->name);
    if (line->column == UINT16_MAX)
        return SCN_UNKNOWN(b, line->name_at, "shared variable", line->name, b->m->shared, b->m->shared_count), false;
    if (!b->m->shared[line->column].every)
        return diag_add(b->diags, "S106", line->name_at, "`%s` is never refilled", line->name), false;
    return scn_bind_who(b, line->instance, line->instance_at, line->name_at, SCN_WHO_ALL, &line->who);
}

static bool bind_deed(struct scn_binder *b, struct scn_line *line)
{
    bool good = true;
    switch (line->kind) {
    case SCN_EVENT:
        for (struct scn_event *event = line->events; event; event = event->next, line->event_count++)
            good &= bind_event(b, event);
        return good;
    case SCN_EXPIRED:
        return bind_expired(b, line);
    case SCN_REFILL:
        return bind_refill(b, line);
    case SCN_FOR:
        b->loop[b->loops++] = line;
        return true;
    case SCN_LOOP_END:
        b->loops--;
        return true;
    case SCN_CREATE:
    case SCN_INSTANCE:
    case SCN_TIME:
        return true;
    }
    return false;
}

static bool bind_line(struct scn_binder *b, struct scn_line *line)
{
    if (line->time)
        line->delay = bind_delay(line->time);
    return bind_deed(b, line) & scn_bind_items(b, line);
}

/* ---- instances ---- */

static bool bind_params(struct scn_binder *b, const struct scn_setting *settings, int64_t *params)
{
    const struct fsm_machine *m = b->m;
    bool good = check_twice(b, settings);
    for (const struct scn_setting *setting = settings; setting; setting = setting->next) {
        uint16_t i = SCN_FIND(m->params, m->param_count, setting->name);
        scn_draw_list draws = {0};
        if (i == UINT16_MAX) {
            SCN_UNKNOWN(b, setting->name_at, "parameter", setting->name, m->params, m->param_count);
            good = false;
            continue;
        }
        const struct fsm_var *param = &m->params[i];
        good &= scn_bind_value(b, setting->value, &m->types[param->type], (uint16_t)(param->slot - m->param_slot),
                               SCN_TO_SET, &draws);
        for (size_t k = 0; k < draws.count; k++)
            params[draws.item[k].slot] = draws.item[k].lo;
        list_release(&draws);
    }
    return good;
}

/* Without an owner, an instance belongs to the one that all such have. */
static unsigned find_owner(struct scn_scenario *scenario, const struct scn_instance *instance)
{
    for (const struct scn_instance *other = scenario->instances; other != instance; other = other->next)
        if (instance->owner && other->owner ? !strcmp(other->owner, instance->owner) : instance->owner == other->owner)
            return other->owner_index;
    return scenario->owner_count++;
}

static bool bind_instances(struct scn_binder *b)
{
    struct scn_scenario *scenario = b->scenario;
    bool good = true;
    if (!scenario->instances) {
        scenario->instances = arena_alloc(b->arena, sizeof *scenario->instances);
        scenario->instances->name = "";
        scenario->instance_count = 1;
    }
    for (struct scn_instance *instance = scenario->instances; instance; instance = instance->next) {
        instance->owner_index = find_owner(scenario, instance);
        instance->param = arena_alloc(b->arena, FSM_SLOTS_MAX * sizeof *instance->param);
        fsm_defaults(b->m, instance->param);
        good &= bind_params(b, scenario->params, instance->param) & bind_params(b, instance->params, instance->param);
    }
    return good;
}

bool scn_bind(struct arena *arena, struct scn_scenario *scenario, const struct fsm_machine *m, struct diags *diags)
{
    struct scn_binder b = {.arena = arena, .scenario = scenario, .m = m, .diags = diags};
    bool good = bind_instances(&b);
    for (b.line = 0; b.line < scenario->lines; b.line++)
        good &= bind_line(&b, &scenario->line[b.line]);
    scenario->texts = (uint32_t)b.texts.count;
    scenario->text = arena_alloc(arena, (b.texts.count + 1) * sizeof *scenario->text);
    if (b.texts.count)
        memcpy(scenario->text, b.texts.item, b.texts.count * sizeof *scenario->text);
    list_release(&b.texts);
    return good;
}
