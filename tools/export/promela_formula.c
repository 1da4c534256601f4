/* promela_formula.c: the machine's arithmetic as Promela.
 *
 * Promela knows no missing value: it is one number, less than every other. What is known of the operands decides how
 * much must be asked; most formulas come out as they were written in the spec. */
#include <inttypes.h>
#include <string.h>

#include "promela_in.h"

static const struct span TRUTH = {0, 1, false};

/* ---- making ---- */

static const char *number_text(struct promela *p, int64_t number)
{
    if (number == FSM_MISSING)
        return "MISSING";
    if (number > PROMELA_LARGEST || number < -PROMELA_LARGEST)
        promela_refuse(p, "the number %" PRId64 " is too large", number);
    return arena_printf(&p->arena, number < 0 ? "(%" PRId64 ")" : "%" PRId64, number);
}

/* Its text is made when it is asked for: a number that is only compared with spans may be of any size. */
struct formula formula_number(struct promela *p, int64_t number)
{
    (void)p;
    return (struct formula){
        .span = number == FSM_MISSING ? (struct span){1, 0, true} : (struct span){number, number, false},
        .plain = true,
        .fixed = true,
        .known = true,
        .number = number,
        .field = -1,
    };
}

struct formula formula_name(const char *name, struct span span, bool fixed)
{
    return (struct formula){.text = name, .span = span, .plain = true, .fixed = fixed, .field = -1};
}

struct formula formula_text(const char *text, enum binding binding, struct span span)
{
    return (struct formula){.text = text, .span = span, .binding = (uint8_t)binding, .field = -1};
}

const char *formula_in(struct promela *p, const struct formula *f, enum binding loosest)
{
    if (f->known)
        return number_text(p, f->number);
    return f->binding > loosest ? arena_printf(&p->arena, "(%s)", f->text) : f->text;
}

static struct formula truth(struct promela *p, bool v)
{
    return formula_number(p, v);
}

static bool is(const struct formula *f, bool v)
{
    return f->known && f->number == v;
}

/* A span without values is that of nothing but missing. */
struct span span_either(struct span x, struct span y)
{
    if (x.lo > x.hi || y.lo > y.hi)
        return (struct span){x.lo > x.hi ? y.lo : x.lo, x.lo > x.hi ? y.hi : x.hi, x.may_miss || y.may_miss};
    return (struct span){x.lo < y.lo ? x.lo : y.lo, x.hi > y.hi ? x.hi : y.hi, x.may_miss || y.may_miss};
}

static bool always_missing(const struct formula *f)
{
    return f->known && f->number == FSM_MISSING;
}

/* ---- presence ---- */

struct formula formula_present(struct promela *p, const struct formula *x)
{
    if (x->known)
        return truth(p, x->number != FSM_MISSING);
    if (!x->span.may_miss)
        return truth(p, true);
    if (x->present)
        return formula_text(x->present, BINDS_COMPARISON, TRUTH);
    return formula_text(arena_printf(&p->arena, "%s != MISSING", formula_in(p, x, BINDS_SUM)), BINDS_COMPARISON, TRUTH);
}

static struct formula both_present(struct promela *p, const struct formula *x, const struct formula *y)
{
    struct formula left = formula_present(p, x), right = formula_present(p, y);
    return formula_logic(p, true, &left, &right);
}

struct formula formula_choose(struct promela *p, const struct formula *condition, const struct formula *x,
                              const struct formula *y)
{
    if (condition->known)
        return condition->number ? *x : *y;
    const char *text = arena_printf(&p->arena, "(%s -> %s : %s)", formula_in(p, condition, BINDS_LOGIC),
                                    formula_in(p, x, BINDS_SUM), formula_in(p, y, BINDS_SUM));
    return formula_text(text, BINDS_ATOM, span_either(x->span, y->span));
}

static struct formula unless_missing(struct promela *p, const struct formula *x, const struct formula *y,
                                     struct formula value)
{
    struct formula condition = both_present(p, x, y), missing = formula_number(p, FSM_MISSING);
    return formula_choose(p, &condition, &value, &missing);
}

/* ---- sums ---- */

static struct formula offset_by(struct formula sum, const struct formula *x, int64_t offset)
{
    if (x->field >= 0) {
        sum.field = x->field;
        sum.offset = x->offset + offset;
    }
    return sum;
}

struct formula formula_add(struct promela *p, const struct formula *x, const struct formula *y)
{
    if (always_missing(x) || always_missing(y))
        return formula_number(p, FSM_MISSING);
    if (x->known && y->known)
        return formula_number(p, x->number + y->number);
    if (is(x, 0))
        return *y;
    if (is(y, 0))
        return *x;
    struct span span = {x->span.lo + y->span.lo, x->span.hi + y->span.hi, false};
    struct formula sum = formula_text(
        arena_printf(&p->arena, "%s + %s", formula_in(p, x, BINDS_SUM), formula_in(p, y, BINDS_ATOM)), BINDS_SUM, span);
    sum = unless_missing(p, x, y, sum);
    return y->known ? offset_by(sum, x, y->number) : x->known ? offset_by(sum, y, x->number) : sum;
}

struct formula formula_negate(struct promela *p, const struct formula *x)
{
    if (x->known)
        return formula_number(p, x->number == FSM_MISSING ? FSM_MISSING : -x->number);
    struct span span = {-x->span.hi, -x->span.lo, false};
    if (x->negated) {
        struct formula negated = formula_text(x->negated, BINDS_ATOM, span);
        negated.span.may_miss = x->span.may_miss;
        negated.present = x->present;
        negated.plain = x->plain;
        return negated;
    }
    struct formula zero = formula_number(p, 0);
    return unless_missing(
        p, x, &zero, formula_text(arena_printf(&p->arena, "0 - %s", formula_in(p, x, BINDS_ATOM)), BINDS_SUM, span));
}

struct formula formula_subtract(struct promela *p, const struct formula *x, const struct formula *y)
{
    if (is(x, 0))
        return formula_negate(p, y);
    if (y->known) {
        struct formula negative = formula_number(p, y->number == FSM_MISSING ? FSM_MISSING : -y->number);
        if (y->number <= 0 || x->known)
            return formula_add(p, x, &negative);
    }
    if (always_missing(x))
        return *x;
    struct span span = {x->span.lo - y->span.hi, x->span.hi - y->span.lo, false};
    struct formula difference = formula_text(
        arena_printf(&p->arena, "%s - %s", formula_in(p, x, BINDS_SUM), formula_in(p, y, BINDS_ATOM)), BINDS_SUM, span);
    difference = unless_missing(p, x, y, difference);
    return y->known ? offset_by(difference, x, -y->number) : difference;
}

struct formula formula_extreme(struct promela *p, const struct formula *x, const struct formula *y, bool greatest)
{
    if (always_missing(x) || always_missing(y))
        return formula_number(p, FSM_MISSING);
    if (x->span.hi <= y->span.lo && !x->span.may_miss && !y->span.may_miss)
        return greatest ? *y : *x;
    if (y->span.hi <= x->span.lo && !x->span.may_miss && !y->span.may_miss)
        return greatest ? *x : *y;
    struct formula less =
        formula_text(arena_printf(&p->arena, "%s < %s", formula_in(p, x, BINDS_SUM), formula_in(p, y, BINDS_SUM)),
                     BINDS_COMPARISON, TRUTH);
    struct formula chosen = greatest ? formula_choose(p, &less, y, x) : formula_choose(p, &less, x, y);
    int64_t lo = x->span.lo < y->span.lo ? x->span.lo : y->span.lo,
            hi = x->span.hi > y->span.hi ? x->span.hi : y->span.hi;
    if (greatest)
        lo = x->span.lo > y->span.lo ? x->span.lo : y->span.lo;
    else
        hi = x->span.hi < y->span.hi ? x->span.hi : y->span.hi;
    chosen.span = (struct span){lo, hi, false};
    return unless_missing(p, x, y, chosen);
}

/* ---- comparisons ---- */

static const char *sign_of(uint32_t op)
{
    switch (op) {
    case FSM_OP_EQ:
        return "==";
    case FSM_OP_NE:
        return "!=";
    case FSM_OP_LT:
        return "<";
    case FSM_OP_LE:
        return "<=";
    case FSM_OP_GT:
        return ">";
    default:
        return ">=";
    }
}

/* 1 or 0 if the spans alone decide for present values, else -1. */
static int decided(uint32_t op, struct span x, struct span y)
{
    switch (op) {
    case FSM_OP_EQ:
        return x.lo == x.hi && y.lo == y.hi && x.lo == y.lo ? 1 : x.hi < y.lo || x.lo > y.hi ? 0 : -1;
    case FSM_OP_NE:
        return x.lo == x.hi && y.lo == y.hi && x.lo == y.lo ? 0 : x.hi < y.lo || x.lo > y.hi ? 1 : -1;
    case FSM_OP_LT:
        return x.hi < y.lo ? 1 : x.lo >= y.hi ? 0 : -1;
    case FSM_OP_LE:
        return x.hi <= y.lo ? 1 : x.lo > y.hi ? 0 : -1;
    case FSM_OP_GT:
        return x.lo > y.hi ? 1 : x.hi <= y.lo ? 0 : -1;
    default:
        return x.lo >= y.hi ? 1 : x.hi < y.lo ? 0 : -1;
    }
}

static struct formula compared(struct promela *p, uint32_t op, const struct formula *x, const struct formula *y)
{
    const char *text =
        arena_printf(&p->arena, "%s %s %s", formula_in(p, x, BINDS_SUM), sign_of(op), formula_in(p, y, BINDS_SUM));
    return formula_text(text, BINDS_COMPARISON, TRUTH);
}

static struct formula with_missing(struct promela *p, uint32_t op, const struct formula *x)
{
    struct formula present = formula_present(p, x);
    return op == FSM_OP_NE ? present : op == FSM_OP_EQ ? formula_not(p, &present) : truth(p, false);
}

struct formula formula_compare(struct promela *p, uint32_t op, const struct formula *x, const struct formula *y)
{
    if (always_missing(y))
        return with_missing(p, op, x);
    if (always_missing(x))
        return with_missing(p, op, y);
    int verdict = decided(op, x->span, y->span);
    bool both = !x->span.may_miss && !y->span.may_miss, equality = op == FSM_OP_EQ || op == FSM_OP_NE;
    if (verdict >= 0 && both)
        return truth(p, verdict);
    if (verdict == (op == FSM_OP_NE) && equality && !(x->span.may_miss && y->span.may_miss))
        return truth(p, verdict); /* never the same, there or not */
    if (equality)
        return compared(p, op, x, y);
    if (verdict >= 0)
        return verdict ? both_present(p, x, y) : truth(p, false);
    /* missing is the least number: only the side that would then be too small must be asked */
    struct formula asked = formula_present(p, op == FSM_OP_LT || op == FSM_OP_LE ? x : y);
    struct formula sign = compared(p, op, x, y);
    return formula_logic(p, true, &asked, &sign);
}

struct formula formula_reaches(struct promela *p, const struct formula *x, int64_t cut)
{
    if (x->known)
        return truth(p, x->number >= cut);
    if (cut == FSM_MISSING)
        return truth(p, true);
    if (x->span.lo >= cut)
        return formula_present(p, x);
    if (x->span.hi < cut)
        return truth(p, false);
    struct formula bound = formula_number(p, cut);
    return compared(p, FSM_OP_GE, x, &bound);
}

/* ---- logic ---- */

struct formula formula_logic(struct promela *p, bool both, const struct formula *x, const struct formula *y)
{
    if (is(x, both))
        return *y;
    if (is(y, both) || is(x, !both))
        return *x;
    if (is(y, !both))
        return *y;
    const char *text = arena_printf(&p->arena, "%s %s %s", formula_in(p, x, BINDS_COMPARISON), both ? "&&" : "||",
                                    formula_in(p, y, BINDS_COMPARISON));
    return formula_text(text, BINDS_LOGIC, TRUTH);
}

struct formula formula_not(struct promela *p, const struct formula *x)
{
    if (x->known)
        return truth(p, x->number == 0);
    if (x->binding == BINDS_ATOM && x->text[0] == '!')
        return formula_text(x->text + 1, BINDS_ATOM, TRUTH);
    return formula_text(arena_printf(&p->arena, "!%s", formula_in(p, x, BINDS_ATOM)), BINDS_ATOM, TRUTH);
}

/* ---- domains ---- */

static struct formula among(struct promela *p, const struct formula *x, const struct fsm_type *type)
{
    struct formula any = truth(p, false);
    for (uint32_t i = 0; i < type->choices; i++) {
        struct formula choice = formula_number(p, p->m->constants[type->choice + i]);
        struct formula same = formula_compare(p, FSM_OP_EQ, x, &choice);
        any = formula_logic(p, false, &any, &same);
    }
    return any;
}

static struct formula within(struct promela *p, const struct formula *x, const struct fsm_type *type)
{
    struct formula above = formula_reaches(p, x, type->lo);
    if (x->span.hi <= type->hi)
        return above;
    struct formula beyond = formula_reaches(p, x, type->hi + 1), below = formula_not(p, &beyond);
    return formula_logic(p, true, &above, &below);
}

struct formula formula_fits(struct promela *p, const struct formula *x, const struct fsm_type *type)
{
    if (always_missing(x))
        return truth(p, type->optional);
    if (type->kind == FSM_TEXT)
        return type->optional ? truth(p, true) : formula_present(p, x);
    struct formula fits = type->choices ? among(p, x, type) : within(p, x, type);
    if (!type->optional || !x->span.may_miss)
        return fits;
    struct formula present = formula_present(p, x), absent = formula_not(p, &present);
    return formula_logic(p, false, &absent, &fits);
}
