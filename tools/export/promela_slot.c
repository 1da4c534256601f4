/* promela_slot.c: what the model remembers, in the smallest types that hold it.
 *
 * Time is relative: `now` is always 0, a timer is the ticks it has left, an instant the ticks since. A variable that
 * may hold nothing says so by a number it cannot have otherwise (NONE_8, NONE_16, NONE_32: the greatest, so that a
 * stopped timer is later than all and an age that never began grows no more). */
#include <inttypes.h>
#include <string.h>

#include "promela_in.h"

#define SHORT_MOST 32000

/* ---- whose slot it is ---- */

static const struct slot *slot_of(const struct promela *p, bool shared, uint32_t index)
{
    return shared ? &p->world->shared[index] : &p->world->slot[index];
}

static struct slot_facts *facts_of(struct facts *facts, bool shared, uint32_t index)
{
    return shared ? &facts->shared[index] : &facts->slot[index];
}

static const struct fsm_var *variable_at(const struct promela *p, bool shared, uint32_t index)
{
    const struct fsm_var *vars = shared ? p->m->shared : p->m->vars;
    uint16_t count = shared ? p->m->shared_count : p->m->var_count;
    for (uint16_t v = 0; v < count; v++)
        if (index >= vars[v].slot && index < (uint32_t)vars[v].slot + p->m->types[vars[v].type].count)
            return &vars[v];
    return NULL;
}

static int timer_at(const struct promela *p, uint32_t index)
{
    for (uint16_t t = 0; t < p->m->timer_count; t++)
        if (p->m->timers[t].slot == index)
            return t;
    return -1;
}

/* The effect whose first call slot this is, or -1. */
static int calls_at(const struct promela *p, uint32_t index)
{
    for (uint16_t e = 0; e < p->m->effect_count; e++)
        if (p->m->effects[e].mode != FSM_NO_CALL && p->m->effects[e].slot == index)
            return e;
    return -1;
}

static const char *element_name(struct promela *p, const struct fsm_var *var, uint32_t index)
{
    const struct fsm_type *type = &p->m->types[var->type];
    if (type->index == UINT16_MAX)
        return promela_name(p, var->name);
    return arena_printf(&p->arena, "%s_%s", promela_name(p, var->name),
                        p->m->names[type->index].name_of[index - var->slot]);
}

static const char *other_name(struct promela *p, uint32_t index)
{
    const struct fsm_machine *m = p->m;
    for (uint16_t s = 0; s < m->state_count; s++)
        if (m->states[s].history == index)
            return arena_printf(&p->arena, "history_%s", m->states[s].name);
    for (uint16_t w = 0; w < m->window_count; w++)
        if (index >= m->windows[w].slot && index < (uint32_t)m->windows[w].slot + m->windows[w].count)
            return arena_printf(&p->arena, "%s_%u", promela_name(p, m->windows[w].name), index - m->windows[w].slot);
    for (uint16_t e = 0; e < m->effect_count; e++)
        if (m->effects[e].mode != FSM_NO_CALL && m->effects[e].slot == index)
            return arena_printf(&p->arena, "out_%s", m->effects[e].name);
    return arena_printf(&p->arena, "slot_%u", index);
}

static const char *base_name(struct promela *p, bool shared, uint32_t index)
{
    const struct fsm_var *var = variable_at(p, shared, index);
    if (!shared && index == FSM_SLOT_LEAF)
        return "state";
    if (var)
        return element_name(p, var, index);
    int timer = timer_at(p, index);
    return timer >= 0 ? promela_name(p, p->m->timers[timer].name) : other_name(p, index);
}

const char *slot_variable(struct promela *p, bool shared, uint32_t index)
{
    const char *name = base_name(p, shared, index);
    return shared || p->instances == 1 ? name : arena_printf(&p->arena, "%s[%s]", name, p->index);
}

const char *slot_calls(struct promela *p, uint16_t effect)
{
    return slot_variable(p, false, p->m->effects[effect].slot);
}

bool slot_is_live(const struct promela *p, bool shared, uint32_t index)
{
    if (!shared && index == FSM_SLOT_LEAF)
        return true;
    if (!shared && (index < FSM_SLOT_FIRST || index >= p->m->param_slot))
        return false;
    return slot_of(p, shared, index)->kind != SLOT_DEAD;
}

bool slot_is_stored(const struct promela *p, bool shared, uint32_t index)
{
    if (!slot_is_live(p, shared, index))
        return false;
    return shared || slot_of(p, shared, index)->kind != SLOT_CALL || calls_at(p, index) >= 0;
}

int64_t slot_free_base(const struct promela *p, uint16_t timer)
{
    const struct slot_facts *facts = &p->facts.slot[p->m->timers[timer].slot];
    int64_t tick = p->world->tick ? p->world->tick : 1;
    if (!facts->free)
        return 0;
    return facts->span.lo <= facts->span.hi && facts->span.hi > 0 ? (facts->span.hi + tick - 1) / tick + 1 : 1;
}

int64_t slot_ages(const struct promela *p, const struct slot *slot)
{
    return p->world->tick && slot->clamp != INT64_MAX ? (slot->clamp + p->world->tick - 1) / p->world->tick : 0;
}

/* ---- how it is stored ---- */

struct storage {
    const char *type, *none;
    int64_t lo, hi; /* of the numbers stored, `none` left out */
    bool optional;
};

static struct storage storage_for(int64_t lo, int64_t hi, bool optional)
{
    struct storage s = {"int", "NONE_32", lo, hi, optional};
    if (lo >= 0 && hi <= 1 && !optional)
        s.type = "bit";
    else if (lo >= 0 && hi <= (optional ? 254 : 255))
        s.type = "byte", s.none = "NONE_8";
    else if (lo >= -SHORT_MOST && hi <= SHORT_MOST)
        s.type = "short", s.none = "NONE_16";
    return s;
}

static int64_t clip(int64_t v)
{
    return v < -PROMELA_LARGEST ? -PROMELA_LARGEST : v > PROMELA_LARGEST ? PROMELA_LARGEST : v;
}

static struct storage storage_of_value(struct promela *p, bool shared, uint32_t index)
{
    const struct fsm_var *var = variable_at(p, shared, index);
    if (!var)
        return storage_for(0, p->m->leaves - 1, index != FSM_SLOT_LEAF);
    const struct fsm_type *type = &p->m->types[var->type];
    if (type->kind == FSM_TEXT)
        return storage_for(0, 0, type->optional);
    if (type->kind == FSM_SET && type->hi >= (INT64_C(1) << PROMELA_SET_MAX))
        promela_refuse(p, "`%s` is a set of more than %d values", var->name, PROMELA_SET_MAX);
    return storage_for(clip(type->lo), clip(type->hi), type->optional);
}

static struct storage storage_of(struct promela *p, bool shared, uint32_t index)
{
    const struct slot *slot = slot_of(p, shared, index);
    const struct slot_facts *facts = facts_of(&p->facts, shared, index);
    int64_t tick = p->world->tick ? p->world->tick : 1;
    if (!shared && index == FSM_SLOT_LEAF)
        return storage_for(0, p->m->leaves - 1, false);
    switch ((enum slot_kind)slot->kind) {
    case SLOT_CALL:
        return storage_for(0, p->m->effects[calls_at(p, index)].calls, false);
    case SLOT_DEADLINE: {
        int64_t base = slot_free_base(p, (uint16_t)timer_at(p, index)), most = (facts->span.hi + tick - 1) / tick;
        return storage_for(0, !p->last ? SHORT_MOST : base ? base + facts->least : most > 0 ? most : 0, true);
    }
    case SLOT_INSTANT:
        if (slot->clamp == INT64_MAX) {
            promela_refuse(p, "the age of `%s` has no bound", base_name(p, shared, index));
            return storage_for(0, 0, true);
        }
        return storage_for(0, slot_ages(p, slot), true);
    default:
        return storage_of_value(p, shared, index);
    }
}

/* ---- reading ---- */

int64_t slot_refill(struct promela *p, const struct fsm_var *var)
{
    if (!var->init)
        return var->initial;
    struct formula value = walk_value(p, var->init, "m_", UINT16_MAX, false);
    if (!value.known)
        promela_refuse(p, "the first value of `%s` depends on more than parameters", var->name);
    return value.number;
}

static int64_t shared_first(struct promela *p, const struct fsm_var *var)
{
    const struct fsm_type *type = &p->m->types[var->type];
    int64_t first = slot_refill(p, var);
    if (fsm_in_domain(p->m, type, first))
        return first;
    return type->choices ? p->m->constants[type->choice] : first < type->lo ? type->lo : type->hi;
}

static int64_t first_value(struct promela *p, bool shared, uint32_t index)
{
    const struct fsm_var *var = variable_at(p, shared, index);
    if (shared && var)
        return shared_first(p, var);
    if (!var)
        return !shared && index == FSM_SLOT_LEAF ? 0 : FSM_MISSING;
    if (p->m->types[var->type].kind == FSM_TEXT)
        return var->initial == FSM_MISSING ? FSM_MISSING : 0;
    return var->initial;
}

static const char *called(struct promela *p, const char *macro, const char *name, const char *none)
{
    return arena_printf(&p->arena, "%s(%s, %s)", macro, name, none);
}

static struct formula read_stored(struct promela *p, bool shared, uint32_t index, const char *name)
{
    struct storage s = storage_of(p, shared, index);
    int64_t tick = p->world->tick ? p->world->tick : 1;
    const struct slot *slot = slot_of(p, shared, index);
    struct formula f = formula_name(name, (struct span){s.lo, s.hi, s.optional}, false);
    if (!s.optional)
        return f;
    f.present = arena_printf(&p->arena, "%s != %s", name, s.none);
    if (slot->kind == SLOT_DEADLINE) {
        f.text = called(p, "LEFT", name, s.none);
        f.span = (struct span){0, s.hi * tick, true};
    } else if (slot->kind == SLOT_INSTANT) {
        f.text = called(p, "SINCE", name, s.none);
        f.negated = called(p, "AGE", name, s.none);
        f.span = (struct span){-s.hi * tick, 0, true};
    } else {
        f.text = called(p, "SOME", name, s.none);
    }
    return f;
}

static struct formula read_hot(struct promela *p, uint32_t space, bool shared, uint32_t index)
{
    const char *name = slot_variable(p, shared, index);
    p->looks.shared |= shared;
    if (space == FSM_BEFORE || space == FSM_BEFORE_SHARED) {
        facts_of(&p->next, shared, index)->before = true;
        p->looks.back = true;
        name = promela_hidden(p, arena_printf(&p->arena, "before_%s", base_name(p, shared, index)));
    } else if (space == FSM_OLD || space == FSM_OLD_SHARED) {
        facts_of(&p->next, shared, index)->old = true;
        p->looks.chosen = true;
        name = promela_hidden(p, arena_printf(&p->arena, "old_%s", base_name(p, shared, index)));
    }
    return read_stored(p, shared, index, name);
}

struct formula slot_read(struct promela *p, uint32_t space, uint32_t index)
{
    bool shared = space == FSM_SHARED || space == FSM_OLD_SHARED || space == FSM_BEFORE_SHARED;
    if (!shared && index >= p->m->param_slot)
        return formula_number(p, p->world->params[index - p->m->param_slot]);
    if (!shared && index == FSM_SLOT_NOW)
        return formula_number(p, 0);
    if (!slot_is_live(p, shared, index))
        return formula_number(p, first_value(p, shared, index));
    return read_hot(p, space, shared, index);
}

/* ---- writing ---- */

/* The number of ticks, refused if it is none; ticks below 0 are 0. */
static const char *ticks_text(struct promela *p, const char *name, const struct formula *value)
{
    int64_t tick = p->world->tick ? p->world->tick : 1;
    if (value->known && value->number > 0 && value->number % tick)
        promela_refuse(p, "`%s` is set to %" PRId64 " ms, which the tick of %" PRId64 " ms does not divide", name,
                       value->number, tick);
    if (value->known) {
        struct formula ticks = formula_number(p, value->number > 0 ? value->number / tick : 0);
        return formula_in(p, &ticks, BINDS_ATOM);
    }
    const char *text = formula_in(p, value, BINDS_ATOM);
    promela_line(p, "assert(%s %% TICK == 0);", text);
    return value->span.lo >= 0 ? arena_printf(&p->arena, "%s / TICK", text)
                               : arena_printf(&p->arena, "(%s > 0 -> %s / TICK : 0)", text, text);
}

/* An age beyond the last that counts is the last; a mark that is out of its window might as well not be there. */
static const char *age_text(struct promela *p, bool shared, uint32_t index, const struct formula *value,
                            struct storage s)
{
    struct formula age = formula_negate(p, value);
    int64_t most = s.hi * (p->world->tick ? p->world->tick : 1);
    if (age.span.lo < 0)
        promela_refuse(p, "`%s` may lie in the future", base_name(p, shared, index));
    if (age.known && age.number >= most)
        age.number = most;
    const char *text = ticks_text(p, base_name(p, shared, index), &age);
    if (age.known || age.span.hi <= most)
        return text;
    return arena_printf(&p->arena, "(%s > %" PRId64 " -> %" PRId64 " : %s)", formula_in(p, &age, BINDS_SUM), most, s.hi,
                        text);
}

static const char *stored_text(struct promela *p, bool shared, uint32_t index, const struct formula *value,
                               struct storage s)
{
    uint8_t kind = slot_of(p, shared, index)->kind;
    if (value->known && value->number == FSM_MISSING)
        return s.none;
    struct formula present = formula_present(p, value), there = *value;
    there.span.may_miss = false;
    const char *text = kind == SLOT_DEADLINE  ? ticks_text(p, base_name(p, shared, index), &there)
                       : kind == SLOT_INSTANT ? age_text(p, shared, index, &there, s)
                                              : formula_in(p, &there, BINDS_LOGIC);
    return present.known ? text : arena_printf(&p->arena, "(%s -> %s : %s)", present.text, text, s.none);
}

void slot_write(struct promela *p, bool shared, uint32_t index, const struct formula *value)
{
    if (!slot_is_live(p, shared, index))
        return;
    struct slot_facts *facts = facts_of(&p->next, shared, index);
    if (slot_of(p, shared, index)->kind == SLOT_DEADLINE)
        facts->span = span_either(facts->span, value->span);
    const char *text = stored_text(p, shared, index, value, storage_of(p, shared, index));
    const char *name = slot_variable(p, shared, index);
    if (strcmp(text, name) != 0)
        promela_line(p, "%s = %s;", name, text);
}

/* The fewest ticks that a field of each input of the event stands for. */
void slot_start_free(struct promela *p, uint16_t timer, uint16_t event, const struct formula *value)
{
    const struct abstraction *world = p->world;
    uint32_t index = p->m->timers[timer].slot;
    struct formula field = *value, ticks = formula_number(p, 0);
    struct slot_facts *facts = &p->next.slot[index];
    int64_t tick = world->tick ? world->tick : 1;
    field.text = arena_printf(&p->arena, "field_%d", value->field);
    field.binding = BINDS_ATOM;
    for (uint32_t n = world->first_input[event]; n < world->first_input[event + 1]; n++) {
        const struct input *input = &world->input[n];
        int64_t least = (input->range[value->field].lo + value->offset + tick - 1) / tick;
        struct formula number = formula_number(p, slot_free_base(p, timer) + (least > 0 ? least : 0));
        struct formula sent = formula_number(p, input->field[value->field]);
        struct formula same = formula_compare(p, FSM_OP_EQ, &field, &sent);
        ticks = n == world->first_input[event] ? number : formula_choose(p, &same, &number, &ticks);
        facts->least = least > facts->least ? least : facts->least;
    }
    facts->free = true;
    promela_line(p, "%s = %s;", slot_variable(p, false, index), formula_in(p, &ticks, BINDS_SUM));
}

/* ---- all of them ---- */

static void declare(struct promela *p, bool shared, uint32_t index)
{
    struct storage s = storage_of(p, shared, index);
    int64_t first = first_value(p, shared, index);
    const char *name = base_name(p, shared, index);
    if (slot_of(p, shared, index)->kind == SLOT_CALL)
        first = 0;
    struct formula number = formula_number(p, first);
    const char *text = first == FSM_MISSING ? s.none : formula_in(p, &number, BINDS_SUM);
    if (shared || p->instances == 1)
        promela_line(p, "%s %s = %s;", s.type, name, text);
    else
        promela_line(p, "%s %s[%u] = %s;", s.type, name, p->instances, text);
}

void slots_declare(struct promela *p)
{
    for (uint32_t s = 0; s < p->m->shared_slots; s++)
        if (slot_is_stored(p, true, s))
            declare(p, true, s);
    for (uint32_t s = 0; s < p->m->param_slot; s++)
        if (slot_is_stored(p, false, s))
            declare(p, false, s);
}

static void keep(struct promela *p, bool shared, uint32_t count, bool old)
{
    for (uint32_t s = 0; s < count; s++) {
        const struct slot_facts *facts = facts_of(&p->facts, shared, s);
        bool wanted = old ? facts->old : facts->before || p->facts.refusable;
        if (!slot_is_stored(p, shared, s) || !wanted)
            continue;
        const char *name = arena_printf(&p->arena, "%s_%s", old ? "old" : "before", base_name(p, shared, s));
        promela_line(p, "%s = %s;", promela_hidden(p, name), slot_variable(p, shared, s));
    }
}

void slots_begin(struct promela *p)
{
    keep(p, true, p->m->shared_slots, false);
    keep(p, false, p->m->param_slot, false);
}

void slots_chosen(struct promela *p)
{
    keep(p, true, p->m->shared_slots, true);
    keep(p, false, p->m->param_slot, true);
}

static void put_back(struct promela *p, bool shared, uint32_t count)
{
    for (uint32_t s = 0; s < count; s++)
        if (slot_is_stored(p, shared, s))
            promela_line(p, "%s = before_%s;", slot_variable(p, shared, s), base_name(p, shared, s));
}

void slots_restore(struct promela *p)
{
    put_back(p, true, p->m->shared_slots);
    put_back(p, false, p->m->param_slot);
}

static bool fades(const struct promela *p, uint32_t index)
{
    for (uint16_t w = 0; w < p->m->window_count; w++)
        if (index >= p->m->windows[w].slot && index < (uint32_t)p->m->windows[w].slot + p->m->windows[w].count)
            return true;
    return false;
}

static void tick_age(struct promela *p, bool shared, uint32_t index, const char *name)
{
    int64_t most = slot_ages(p, slot_of(p, shared, index));
    promela_line(p, "if :: %s < %" PRId64 " -> %s++ :: else fi;", name, most, name);
    if (!shared && fades(p, index))
        promela_line(p, "if :: %s == %" PRId64 " -> %s = %s :: else fi;", name, most, name,
                     storage_of(p, shared, index).none);
}

static void tick_timer(struct promela *p, uint32_t index, const char *name)
{
    int64_t base = slot_free_base(p, (uint16_t)timer_at(p, index));
    const char *none = storage_of(p, false, index).none;
    if (base)
        promela_line(p, "if :: %s != %" PRId64 " && %s != %s -> %s-- :: else fi;", name, base, name, none, name);
    else
        promela_line(p, "if :: %s != %s -> %s-- :: else fi;", name, none, name);
}

static void tick(struct promela *p, bool shared, uint32_t index)
{
    const struct slot *slot = slot_of(p, shared, index);
    const char *name = slot_variable(p, shared, index);
    if (slot->kind == SLOT_INSTANT)
        tick_age(p, shared, index, name);
    else if (slot->kind == SLOT_DEADLINE)
        tick_timer(p, index, name);
}

void slots_tick(struct promela *p)
{
    for (uint32_t s = 0; s < p->m->param_slot; s++)
        if (slot_is_stored(p, false, s) && s != FSM_SLOT_LEAF)
            tick(p, false, s);
}

void slots_tick_shared(struct promela *p)
{
    for (uint32_t s = 0; s < p->m->shared_slots; s++)
        if (slot_is_stored(p, true, s))
            tick(p, true, s);
}
