/* flow_value.c: what is known of a value after an operation. When nothing better is known, what it depends on is. */
#include "flow_value.h"

#include <string.h>

#include "arith.h"

static const uint64_t *join(const struct flow *flow, const uint64_t *x, const uint64_t *y)
{
    if (!x || x == y)
        return y;
    if (!y)
        return x;
    uint64_t *both = arena_alloc(flow->arena, flow->words * sizeof *both);
    for (uint32_t i = 0; i < flow->words; i++)
        both[i] = x[i] | y[i];
    return both;
}

static struct value nothing(void)
{
    return (struct value){.shape = SHAPE_OPAQUE, .type = UINT16_MAX, .lo = FSM_LEAST, .hi = INT64_MAX};
}

struct value value_consts(const struct flow *flow, const int64_t *v, size_t count)
{
    struct value value = nothing();
    int64_t sorted[CONSTS_MAX];
    size_t kept = 0;
    bool many = false;
    value.lo = INT64_MAX;
    value.hi = FSM_LEAST;
    for (size_t i = 0; i < count; i++) {
        if (v[i] == FSM_MISSING) {
            value.may_miss = true;
            continue;
        }
        value.lo = v[i] < value.lo ? v[i] : value.lo;
        value.hi = v[i] > value.hi ? v[i] : value.hi;
        size_t at = 0;
        while (at < kept && sorted[at] < v[i])
            at++;
        if (at < kept && sorted[at] == v[i])
            continue;
        if (kept == CONSTS_MAX) {
            many = true;
            continue;
        }
        memmove(sorted + at + 1, sorted + at, (kept - at) * sizeof *sorted);
        sorted[at] = v[i];
        kept++;
    }
    if (many)
        return value;
    int64_t *copy = arena_alloc(flow->arena, (kept + 1) * sizeof *copy);
    memcpy(copy, sorted, kept * sizeof *copy);
    value.shape = SHAPE_CONSTS;
    value.constant_of = copy;
    value.consts = (uint16_t)kept;
    return value;
}

struct value value_const(const struct flow *flow, int64_t v)
{
    return value_consts(flow, &v, 1);
}

struct value value_place(const struct flow *flow, uint32_t place, uint8_t space, uint16_t type)
{
    struct value value = nothing();
    uint64_t *deps = arena_alloc(flow->arena, flow->words * sizeof *deps);
    deps[place / 64] |= UINT64_C(1) << place % 64;
    value.deps = value.raw = deps;
    value.shape = SHAPE_LINEAR;
    value.terms = 1;
    value.term[0] = (struct term){place, space, 1};
    value.may_miss = true;
    value.type = type;
    if (type != UINT16_MAX) {
        value.lo = flow->m->types[type].lo;
        value.hi = flow->m->types[type].hi;
        value.may_miss = flow->m->types[type].optional;
    }
    return value;
}

struct value value_opaque(const struct flow *flow, const struct value *x, const struct value *y, bool raw, int64_t lo,
                          int64_t hi)
{
    struct value value = nothing();
    value.deps = join(flow, x ? x->deps : NULL, y ? y->deps : NULL);
    value.raw = raw ? join(flow, x ? x->raw : NULL, y ? y->raw : NULL) : NULL;
    value.lo = lo;
    value.hi = hi;
    return value;
}

/* ---- sums ---- */

static bool as_linear(struct value *value)
{
    if (value->shape == SHAPE_CONSTS && value->consts == 1 && !value->may_miss) {
        value->shape = SHAPE_LINEAR;
        value->terms = 0;
        value->constant = value->constant_of[0];
    }
    return value->shape == SHAPE_LINEAR;
}

static bool add_term(struct value *sum, struct term term)
{
    for (uint8_t i = 0; i < sum->terms; i++)
        if (sum->term[i].place == term.place && sum->term[i].space == term.space) {
            if (sum->term[i].sign == term.sign)
                return false;
            sum->term[i] = sum->term[--sum->terms];
            return true;
        }
    if (sum->terms == TERMS_MAX)
        return false;
    sum->term[sum->terms++] = term;
    return true;
}

static bool add_linear(struct value *sum, const struct value *x, const struct value *y, int8_t sign)
{
    struct value first = *x, second = *y;
    if (!as_linear(&first) || !as_linear(&second))
        return false;
    sum->terms = first.terms;
    memcpy(sum->term, first.term, sizeof sum->term);
    sum->constant = sign > 0 ? fsm_add(first.constant, second.constant) : fsm_subtract(first.constant, second.constant);
    for (uint8_t i = 0; i < second.terms; i++) {
        struct term term = second.term[i];
        term.sign = (int8_t)(term.sign * sign);
        if (!add_term(sum, term))
            return false;
    }
    sum->shape = SHAPE_LINEAR;
    return true;
}

static bool add_consts(const struct flow *flow, struct value *sum, const struct value *x, const struct value *y,
                       bool negative)
{
    int64_t all[CONSTS_MAX * 4];
    size_t count = 0;
    if (x->shape != SHAPE_CONSTS || y->shape != SHAPE_CONSTS || (size_t)x->consts * y->consts > CONSTS_MAX * 4)
        return false;
    for (uint16_t i = 0; i < x->consts; i++)
        for (uint16_t j = 0; j < y->consts; j++)
            all[count++] = negative ? fsm_subtract(x->constant_of[i], y->constant_of[j])
                                    : fsm_add(x->constant_of[i], y->constant_of[j]);
    struct value consts = value_consts(flow, all, count);
    if (consts.shape != SHAPE_CONSTS)
        return false;
    sum->shape = SHAPE_CONSTS;
    sum->consts = consts.consts;
    sum->constant_of = consts.constant_of;
    return true;
}

struct value value_add(const struct flow *flow, const struct value *x, const struct value *y, bool negative)
{
    int64_t lo = negative ? fsm_subtract(x->lo, y->hi) : fsm_add(x->lo, y->lo);
    int64_t hi = negative ? fsm_subtract(x->hi, y->lo) : fsm_add(x->hi, y->hi);
    struct value sum = value_opaque(flow, x, y, true, lo, hi);
    sum.may_miss = x->may_miss || y->may_miss;
    if (!add_consts(flow, &sum, x, y, negative))
        add_linear(&sum, x, y, negative ? -1 : 1);
    return sum;
}

struct value value_negate(const struct flow *flow, const struct value *x)
{
    struct value zero = value_const(flow, 0);
    return value_add(flow, &zero, x, true);
}

/* What it may be among other things: durations that timers are started for are worth knowing. */
static void keep_consts(const struct flow *flow, struct value *value, const struct value *x, const struct value *y)
{
    int64_t all[2 * CONSTS_MAX];
    if (x->consts)
        memcpy(all, x->constant_of, x->consts * sizeof *all);
    if (y->consts)
        memcpy(all + x->consts, y->constant_of, y->consts * sizeof *all);
    struct value both = value_consts(flow, all, (size_t)x->consts + y->consts);
    value->consts = both.consts;
    value->constant_of = both.constant_of;
}

struct value value_extreme(const struct flow *flow, const struct value *x, const struct value *y, bool greatest)
{
    int64_t lo = (x->lo < y->lo) == greatest ? y->lo : x->lo, hi = (x->hi < y->hi) == greatest ? y->hi : x->hi;
    struct value value = value_opaque(flow, x, y, true, lo, hi);
    value.may_miss = x->may_miss || y->may_miss;
    keep_consts(flow, &value, x, y);
    return value;
}

/* ---- joins ---- */

static bool same_places(const struct flow *flow, const uint64_t *x, const uint64_t *y)
{
    return x == y || (x && y && !memcmp(x, y, flow->words * sizeof *x));
}

bool value_same(const struct flow *flow, const struct value *x, const struct value *y)
{
    if (x->shape != y->shape || x->terms != y->terms || x->consts != y->consts || x->may_miss != y->may_miss ||
        x->lo != y->lo || x->hi != y->hi || x->constant != y->constant)
        return false;
    for (uint8_t i = 0; i < x->terms; i++)
        if (x->term[i].place != y->term[i].place || x->term[i].space != y->term[i].space ||
            x->term[i].sign != y->term[i].sign)
            return false;
    for (uint16_t i = 0; i < x->consts; i++)
        if (x->constant_of[i] != y->constant_of[i])
            return false;
    return same_places(flow, x->deps, y->deps) && same_places(flow, x->raw, y->raw);
}

struct value value_either(const struct flow *flow, const struct value *x, const struct value *y)
{
    if (value_same(flow, x, y))
        return *x;
    struct value value = value_opaque(flow, x, y, true, x->lo < y->lo ? x->lo : y->lo, x->hi > y->hi ? x->hi : y->hi);
    value.may_miss = x->may_miss || y->may_miss;
    keep_consts(flow, &value, x, y);
    if (x->shape == SHAPE_CONSTS && y->shape == SHAPE_CONSTS && value.consts)
        value.shape = SHAPE_CONSTS;
    return value;
}

void value_depend(const struct flow *flow, struct value *value, const struct value *other)
{
    value->deps = join(flow, value->deps, other->deps);
}

bool value_fits(const struct flow *flow, const struct value *value, uint16_t type)
{
    const struct fsm_type *to = &flow->m->types[type];
    if (value->type == type || to->kind == FSM_TEXT)
        return true;
    if (value->may_miss && !to->optional)
        return false;
    if (to->choices) {
        for (uint16_t i = 0; i < value->consts; i++)
            if (!fsm_in_domain(flow->m, to, value->constant_of[i]))
                return false;
        return value->shape == SHAPE_CONSTS;
    }
    return (value->shape == SHAPE_CONSTS && !value->consts) || (value->lo >= to->lo && value->hi <= to->hi);
}
