/* settings.c: which parameters decide, and all their values if those are few. */
#include "settings.h"

#include <string.h>

#include "reads.h"
#include "value.h"

#define VALUES_MAX 32 /* of a parameter that is gone through */

static void read_all(struct reads *reads)
{
    const struct fsm_machine *m = reads->m;
    reads_add(reads, m->start);
    for (uint32_t i = 0; i < (uint32_t)m->leaves * fsm_columns(m); i++)
        reads_add(reads, m->pairs[i].code);
    for (uint16_t p = 0; p < m->promise_count; p++)
        reads_add(reads, m->promises[p].code);
    for (uint16_t s = 0; s < m->shared_count; s++)
        if (m->shared[s].init)
            reads_add(reads, m->shared[s].init);
}

/* How many values a parameter has, 0 if they are too many. */
static unsigned values_of(const struct fsm_machine *m, const struct fsm_var *param)
{
    const struct fsm_type *type = &m->types[param->type];
    if (type->count != 1 || type->kind == FSM_TEXT || type->kind == FSM_TIME || type->optional)
        return 0;
    if (type->choices)
        return type->choices <= VALUES_MAX ? type->choices : 0;
    uint64_t span = (uint64_t)type->hi - (uint64_t)type->lo;
    return span < VALUES_MAX ? (unsigned)span + 1 : 0;
}

static int64_t value_at(const struct fsm_machine *m, const struct fsm_var *param, unsigned n)
{
    const struct fsm_type *type = &m->types[param->type];
    return type->choices ? m->constants[type->choice + n] : type->lo + n;
}

static void add(struct settings *settings, const int64_t *value)
{
    size_t bytes = (size_t)(settings->m->queue_slot - settings->m->param_slot) * sizeof *value;
    if (settings->count && !memcmp(settings->value[0], value, bytes))
        return; /* the defaults are there */
    memcpy(settings->value[settings->count++], value, bytes);
}

static void describe(struct settings *settings, const int64_t *base, const bool *varied, const bool *decides,
                     struct arena *arena)
{
    const struct fsm_machine *m = settings->m;
    settings->varied = settings->fixed = "";
    for (uint16_t p = 0; p < m->param_count; p++) {
        const struct fsm_var *param = &m->params[p];
        char text[200] = "…";
        if (varied[p])
            settings->varied =
                arena_printf(arena, "%s%s%s", settings->varied, *settings->varied ? ", " : "", param->name);
        if (varied[p] || !decides[p])
            continue;
        if (m->types[param->type].count == 1 && m->types[param->type].kind != FSM_TEXT)
            fsm_value_print(m, &m->types[param->type], base[param->slot - m->param_slot], text, sizeof text);
        settings->fixed =
            arena_printf(arena, "%s%s%s = %s", settings->fixed, *settings->fixed ? ", " : "", param->name, text);
    }
}

/* All combinations, counted like an odometer. */
static void combine(struct settings *settings, const int64_t *base, const bool *varied)
{
    const struct fsm_machine *m = settings->m;
    unsigned at[FSM_SLOTS_MAX] = {0};
    int64_t value[FSM_SLOTS_MAX];
    memcpy(value, base, sizeof value);
    for (bool more = true; more;) {
        for (uint16_t p = 0; p < m->param_count; p++)
            if (varied[p])
                value[m->params[p].slot - m->param_slot] = value_at(m, &m->params[p], at[p]);
        add(settings, value);
        more = false;
        for (uint16_t p = 0; p < m->param_count && !more; p++) {
            if (!varied[p])
                continue;
            more = ++at[p] < values_of(m, &m->params[p]);
            at[p] = more ? at[p] : 0;
        }
    }
}

static void one_by_one(struct settings *settings, const int64_t *base, const bool *varied)
{
    const struct fsm_machine *m = settings->m;
    int64_t value[FSM_SLOTS_MAX];
    for (uint16_t p = 0; p < m->param_count; p++)
        for (unsigned n = 0; varied[p] && n < values_of(m, &m->params[p]); n++) {
            memcpy(value, base, sizeof value);
            value[m->params[p].slot - m->param_slot] = value_at(m, &m->params[p], n);
            add(settings, value);
        }
}

void settings_make(struct settings *settings, const struct fsm_machine *m, const int64_t *base, struct arena *arena)
{
    struct reads reads;
    bool *varied = arena_alloc(arena, m->param_count + 1u), *decides = arena_alloc(arena, m->param_count + 1u);
    uint64_t product = 1, sum = 1;
    *settings = (struct settings){.m = m};
    reads_open(&reads, m);
    read_all(&reads);
    for (uint16_t p = 0; p < m->param_count; p++) {
        decides[p] = reads.slot[m->params[p].slot];
        varied[p] = decides[p] && values_of(m, &m->params[p]) > 1;
        sum += varied[p] ? values_of(m, &m->params[p]) : 0;
        product = product > SETTINGS_MAX ? product : product * (varied[p] ? values_of(m, &m->params[p]) : 1);
    }
    reads_close(&reads);
    bool all = product <= SETTINGS_MAX;
    settings->value = arena_alloc(arena, (all ? SETTINGS_MAX + 1 : sum + 1) * sizeof *settings->value);
    add(settings, base);
    describe(settings, base, varied, decides, arena);
    if (all)
        combine(settings, base, varied);
    else
        one_by_one(settings, base, varied);
    if (!all)
        settings->varied = arena_printf(arena, "%s, each alone", settings->varied);
}
