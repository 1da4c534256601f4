/* demand.c: what matters spreads backwards until nothing more does.
 *
 * Guards and promises matter. A place matters if something that matters depends on it; a cut of a variable is a cut
 * of whatever is copied into it; what is combined in a way that no cut describes matters exactly. */
#include "demand.h"

#include <string.h>

#include "arith.h"
#include "code.h"

bool place_is_instant(const struct flow *flow, uint32_t place)
{
    const struct fsm_machine *m = flow->m;
    const struct fsm_type *type = place < m->param_slot ? flow_type(flow, place) : NULL;
    if (type)
        return type->kind == FSM_TIME;
    for (uint16_t w = 0; w < m->window_count; w++)
        if (place >= m->windows[w].slot && place < m->windows[w].slot + (uint32_t)m->windows[w].count)
            return true;
    return false;
}

static bool set(bool *flag)
{
    bool changed = !*flag;
    *flag = true;
    return changed;
}

#define CUTS_MAX 256 /* a variable that counts up to itself is cut everywhere */

/* Cuts that nothing lies below or above are left out: those of instants by age, the others by domain. */
static bool add_cut(struct demands *demands, uint32_t place, int64_t cut)
{
    struct demand *demand = &demands->place[place];
    if (cut <= demand->least || cut > demand->most)
        return false;
    if (demand->cuts.count == CUTS_MAX)
        return set(&demand->exact);
    for (size_t i = 0; i < demand->cuts.count; i++)
        if (demand->cuts.item[i] == cut)
            return false;
    list_push(&demand->cuts, cut);
    return true;
}

static void bound(const struct flow *flow, uint32_t place, struct demand *demand)
{
    const struct fsm_type *type = flow_type(flow, place);
    bool instant = place_is_instant(flow, place);
    demand->least = instant ? 0 : type ? type->lo : FSM_MISSING;
    demand->most = instant || !type ? INT64_MAX - 1 : type->hi;
}

static bool each(struct demands *demands, const uint64_t *places, bool exact)
{
    bool changed = false;
    for (uint32_t p = 0; places && p < demands->flow->places.count; p++)
        if (places[p / 64] >> p % 64 & 1) {
            changed |= set(&demands->place[p].live);
            changed |= exact && set(&demands->place[p].exact);
            demands->place[p].rest_asked = demands->place[p].rest_asked || exact;
        }
    return changed;
}

/* The one place a sum is about: a place, or the age of an instant (now - x). `sign` is that of the value or age. */
static bool about(const struct flow *flow, const struct value *value, uint32_t *place, int *sign)
{
    if (value->shape != SHAPE_LINEAR)
        return false;
    const struct term *term = value->term;
    if (value->terms == 1 && !place_is_instant(flow, term[0].place) && term[0].space != FSM_NOW) {
        *place = term[0].place;
        *sign = term[0].sign;
        return true;
    }
    if (value->terms != 2 || term[0].sign == term[1].sign)
        return false;
    int now = term[0].space == FSM_NOW ? 0 : term[1].space == FSM_NOW ? 1 : -1;
    if (now < 0 || !place_is_instant(flow, term[!now].place))
        return false;
    *place = term[!now].place;
    *sign = term[now].sign;
    return true;
}

/* Whether a place only ever takes the present instant, or none. */
static bool is_only_now(const struct flow *flow, uint32_t place)
{
    for (size_t i = 0; i < flow->facts.count; i++) {
        const struct fact *fact = &flow->facts.item[i];
        const struct value *value = &fact->value;
        if (fact->kind == FACT_FLOW && fact->sink == place && value->shape != SHAPE_CONSTS &&
            (value->shape != SHAPE_LINEAR || value->terms != 1 || value->term[0].space != FSM_NOW || value->constant))
            return false;
    }
    return true;
}

/* x against before.x, an instant that only moves to now: how long ago it was matters up to the bound. */
static bool is_moved_instant(const struct flow *flow, const struct value *value)
{
    return value->shape == SHAPE_LINEAR && value->terms == 2 && value->term[0].place == value->term[1].place &&
           value->term[0].sign != value->term[1].sign && place_is_instant(flow, value->term[0].place) &&
           is_only_now(flow, value->term[0].place);
}

/* t against before.t: whether it was started or stopped. */
static bool is_same_timer(const struct flow *flow, const struct value *value)
{
    if (value->shape != SHAPE_LINEAR || value->terms != 2 || value->term[0].place != value->term[1].place ||
        value->term[0].sign == value->term[1].sign || value->constant)
        return false;
    for (uint16_t t = 0; t < flow->m->timer_count; t++)
        if (flow->m->timers[t].slot == value->term[0].place)
            return true;
    return false;
}

static bool test_moved(struct demands *demands, const struct fact *fact)
{
    bool changed = false;
    for (uint32_t i = 0; i < fact->cuts; i++) {
        int64_t bound = fsm_subtract(fact->cut[i], fact->value.constant);
        changed |= add_cut(demands, fact->value.term[0].place, 1);
        changed |= add_cut(demands, fact->value.term[0].place, bound < 0 ? 1 - bound : bound);
        changed |= add_cut(demands, fact->value.term[0].place, (bound < 0 ? 1 - bound : bound) + 1);
    }
    return changed;
}

static bool test(struct demands *demands, const struct fact *fact)
{
    uint32_t place;
    int sign;
    if (fact->cuts && fact->cut[fact->cuts - 1] <= FSM_LEAST)
        return false; /* missing or not is all that is asked */
    if (is_moved_instant(demands->flow, &fact->value))
        return test_moved(demands, fact);
    if (is_same_timer(demands->flow, &fact->value))
        return set(&demands->place[fact->value.term[0].place].exact);
    if (!about(demands->flow, &fact->value, &place, &sign))
        return each(demands, fact->value.raw, true);
    bool changed = false;
    for (uint32_t i = 0; i < fact->cuts; i++) {
        int64_t rest = fsm_subtract(fact->cut[i], fact->value.constant);
        changed |= add_cut(demands, place, sign > 0 ? rest : fsm_subtract(1, rest));
    }
    return changed;
}

/* x + c becomes the sink's: what cuts the sink cuts x. */
static bool flow_into(struct demands *demands, const struct fact *fact)
{
    const struct flow *flow = demands->flow;
    const struct value *value = &fact->value;
    if (fact->sink == SINK_ALWAYS)
        return each(demands, value->raw, true);
    const struct demand *sink = &demands->place[fact->sink];
    if (value->shape == SHAPE_LINEAR && value->terms == 1 && value->term[0].sign > 0 &&
        value->term[0].space != FSM_NOW) {
        uint32_t place = value->term[0].place;
        bool ages = place_is_instant(flow, place);
        bool changed = sink->exact && set(&demands->place[place].exact);
        demands->place[place].moved = true;
        for (size_t i = 0; i < sink->cuts.count; i++)
            changed |= add_cut(demands, place,
                               ages ? fsm_add(sink->cuts.item[i], value->constant)
                                    : fsm_subtract(sink->cuts.item[i], value->constant));
        return changed;
    }
    if (value->shape == SHAPE_LINEAR && value->terms == 1 && value->term[0].space == FSM_NOW)
        return false;
    return each(demands, value->raw, sink->exact || sink->cuts.count > 0);
}

bool fact_is_free_start(const struct flow *flow, const struct fact *fact, uint32_t *field, int64_t *offset)
{
    const struct value *value = &fact->value;
    if (fact->kind != FACT_START || fact->at || fact->event == UINT16_MAX || value->shape != SHAPE_LINEAR ||
        value->terms != 1 || value->term[0].sign < 0 || value->term[0].space != FSM_FIELD || value->may_miss)
        return false;
    *field = value->term[0].place - flow->places.field[fact->event];
    *offset = value->constant;
    return true;
}

/* When a timer starts at an instant in the past it is due at once: how far past does not matter. */
static bool start(struct demands *demands, const struct fact *fact)
{
    const struct flow *flow = demands->flow;
    const struct value *value = &fact->value;
    uint32_t field;
    int64_t offset;
    if (fact_is_free_start(flow, fact, &field, &offset))
        return false;
    if (fact->at && value->shape == SHAPE_LINEAR && value->terms == 1 && place_is_instant(flow, value->term[0].place) &&
        value->term[0].sign > 0)
        return set(&demands->place[value->term[0].place].moved) |
               add_cut(demands, value->term[0].place, value->constant > 0 ? value->constant : 0);
    if (value->shape == SHAPE_LINEAR && value->terms == 1 && value->term[0].space == FSM_NOW)
        return false;
    return each(demands, value->raw, true);
}

static bool apply(struct demands *demands, const struct fact *fact)
{
    if (fact->sink != SINK_ALWAYS && !demands->place[fact->sink].live)
        return false;
    bool changed = each(demands, fact->value.deps, false);
    switch ((enum fact_kind)fact->kind) {
    case FACT_TEST:
        return test(demands, fact) || changed;
    case FACT_FLOW:
        return flow_into(demands, fact) || changed;
    case FACT_START:
        return start(demands, fact) || changed;
    case FACT_SEES:
        break;
    }
    return changed;
}

void demands_find(struct demands *demands, const struct flow *flow)
{
    demands->flow = flow;
    demands->place = mem_resize(NULL, flow->places.count * sizeof *demands->place);
    memset(demands->place, 0, flow->places.count * sizeof *demands->place);
    for (uint32_t p = 0; p < flow->places.count; p++)
        bound(flow, p, &demands->place[p]);
    bool changed = true;
    while (changed) {
        changed = false;
        for (size_t i = 0; i < flow->facts.count; i++)
            changed |= apply(demands, &flow->facts.item[i]);
    }
}

void demands_release(struct demands *demands)
{
    for (uint32_t p = 0; p < demands->flow->places.count; p++)
        list_release(&demands->place[p].cuts);
    mem_free(demands->place);
}
