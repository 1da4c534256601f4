/* write_expression.c: random expressions of a wanted kind. */
#include <string.h>

#include "writer.h"

/* ---- sums ---- */

static struct expression sum(struct writer *writer, const struct place_in *place, const struct domain *like,
                             unsigned depth)
{
    struct expression a = express(writer, place, like, depth - 1);
    bool add = chance(writer, 50);
    struct domain other = *like;
    if (like->kind == VALUE_TIME)
        other = plain_domain(VALUE_DURATION, 0, 600000);
    if (like->kind == VALUE_DURATION)
        other.hi = other.hi > 600000 ? 600000 : other.hi, other.lo = other.lo < 0 || other.lo > other.hi ? 0 : other.lo;
    other.choices = 0;
    struct expression b = express(writer, place, &other, 0), both = a;
    both.text = say(writer, "(%s %c %s)", a.text, add ? '+' : '-', b.text);
    both.domain.lo = add ? a.domain.lo + b.domain.lo : a.domain.lo - b.domain.hi;
    both.domain.hi = add ? a.domain.hi + b.domain.hi : a.domain.hi - b.domain.lo;
    both.domain.optional = a.domain.optional || b.domain.optional;
    both.domain.choices = 0;
    both.constant = a.constant && b.constant;
    return both;
}

static int64_t least(int64_t x, int64_t y)
{
    return x < y ? x : y;
}

static int64_t most(int64_t x, int64_t y)
{
    return x > y ? x : y;
}

static struct expression min_max(struct writer *writer, struct expression a, struct expression b, bool larger)
{
    struct expression both = a;
    both.text = say(writer, "%s(%s, %s)", larger ? "max" : "min", a.text, b.text);
    both.domain.lo = larger ? most(a.domain.lo, b.domain.lo) : least(a.domain.lo, b.domain.lo);
    both.domain.hi = larger ? most(a.domain.hi, b.domain.hi) : least(a.domain.hi, b.domain.hi);
    both.domain.optional = a.domain.optional || b.domain.optional;
    both.domain.choices = 0;
    both.constant = a.constant && b.constant;
    return both;
}

static struct expression count_array(struct writer *writer, const struct place_in *place, const struct domain *like,
                                     unsigned depth)
{
    for (unsigned i = 0; place->runs && i < writer->vars.count; i++) {
        const struct variable *variable = &writer->vars.item[i];
        if (!variable->domain.index || variable->domain.kind == VALUE_TEXT || variable->domain.kind == VALUE_SET ||
            chance(writer, 40))
            continue;
        struct domain domain = plain_domain(VALUE_NUMBER, 0, domain_count(&variable->domain)),
                      element = variable->domain;
        element.index = NULL;
        const char *op =
            variable->domain.kind == VALUE_BOOL ? "=" : (const char *[]){"=", "!=", "<", ">="}[below(writer, 4)];
        return expression_of(
            say(writer, "(count %s %s %s)", variable->name, op, express(writer, place, &element, 0).text), &domain);
    }
    return express(writer, place, like, depth - 1);
}

static struct expression compound(struct writer *writer, const struct place_in *place, const struct domain *like,
                                  unsigned depth)
{
    struct expression x;
    switch (like->kind) {
    case VALUE_BOOL:
        return express_bool(writer, place, depth);
    case VALUE_NUMBER:
        if (like->scale == 0 && chance(writer, 20))
            return count_array(writer, place, like, depth);
        /* fall through */
    case VALUE_DURATION:
        if (chance(writer, 60))
            return sum(writer, place, like, depth);
        x = express(writer, place, like, depth - 1);
        return min_max(writer, x, express(writer, place, like, 0), chance(writer, 50));
    case VALUE_TIME:
        return sum(writer, place, like, depth);
    case VALUE_NAMED:
        x = express(writer, place, like, 0);
        if (x.constant)
            return x;
        x.text = say(writer, "%s(%s)", chance(writer, 50) ? "following" : "preceding", x.text);
        x.domain.optional = true;
        return x;
    case VALUE_SET: {
        struct domain member = named_domain(like->names);
        x = express(writer, place, like, depth - 1);
        struct expression y = express(writer, place, &member, 0);
        x.text = say(writer, "(%s %c %s)", x.text, chance(writer, 60) ? '+' : '-', y.text);
        x.domain.optional |= y.domain.optional;
        return x;
    }
    default:
        return atom(writer, place, like);
    }
}

struct expression express(struct writer *writer, const struct place_in *place, const struct domain *like,
                          unsigned depth)
{
    if (depth > 0 && chance(writer, 45))
        return compound(writer, place, like, depth);
    return atom(writer, place, like);
}

static bool within(const struct expression *expression, const struct domain *like)
{
    bool bounded = like->kind == VALUE_NUMBER || like->kind == VALUE_DURATION || like->kind == VALUE_TEXT;
    if (expression->domain.optional && !like->optional)
        return false;
    for (unsigned i = 0; i < like->choices; i++)
        if (expression->constant && like->choice[i] == expression->domain.lo &&
            expression->domain.lo == expression->domain.hi)
            return true;
    if (like->choices)
        return false;
    if (like->kind == VALUE_DURATION && like->hi == FOREVER)
        return true;
    return !bounded || (expression->domain.lo >= like->lo && expression->domain.hi <= like->hi);
}

struct expression express_inside(struct writer *writer, const struct place_in *place, const struct domain *like,
                                 unsigned depth)
{
    struct expression x = express(writer, place, like, depth);
    for (unsigned tries = 0; tries < 4 && !within(&x, like); tries++)
        x = express(writer, place, like, tries < 2 ? depth : 0);
    bool bounded = (like->kind == VALUE_NUMBER || like->kind == VALUE_DURATION) && !like->choices;
    if (!within(&x, like) && bounded && (like->optional || !x.domain.optional)) {
        struct domain end = *like;
        end.lo = end.hi = like->lo;
        x = min_max(writer, x, expression_of(literal_text(writer, like, like->lo), &end), true);
        end.lo = end.hi = like->hi;
        x = min_max(writer, x, expression_of(literal_text(writer, like, like->hi), &end), false);
    }
    if (within(&x, like) || like->kind == VALUE_ROW)
        return x;
    if (like->kind == VALUE_TIME)
        return expression_of("now", like);
    return literal_expression(writer, like);
}

/* ---- conditions ---- */

static const char *compare(struct writer *writer, const struct place_in *place, unsigned depth)
{
    static const char *const ops[] = {"=", "!=", "<", "<=", ">", ">="};
    struct domain domain = random_domain(writer, false);
    bool equality = domain.kind == VALUE_BOOL || domain.kind == VALUE_SET;
    struct expression a = express(writer, place, &domain, depth);
    struct expression b = express(writer, place, &domain, 0);
    for (unsigned tries = 0; tries < 5 && a.constant; tries++)
        a = express(writer, place, &domain, 0);
    if (a.constant || !strcmp(a.text, "missing"))
        return "false";
    return say(writer, "(%s %s %s)", a.text, ops[below(writer, equality ? 2 : 6)], b.text);
}

static const char *condition(struct writer *writer, const struct place_in *place, unsigned depth)
{
    struct domain domain, boolean = plain_domain(VALUE_BOOL, 0, 1);
    struct expression x, y;
    switch (below(writer, 8)) {
    case 0:
        return say(writer, "(not %s)", express_inside(writer, place, &boolean, depth - 1).text);
    case 1:
        x = express_inside(writer, place, &boolean, depth - 1);
        y = express_inside(writer, place, &boolean, depth - 1);
        return say(writer, "(%s %s %s)", x.text, chance(writer, 50) ? "and" : "or", y.text);
    case 2:
        if (!writer->timers || !place->runs)
            break;
        return say(writer, "(%s %s)", writer->timer[below(writer, writer->timers)],
                   chance(writer, 50) ? "running" : "stopped");
    case 3:
        domain = random_domain(writer, false);
        x = express(writer, place, &domain, 0);
        if (!x.domain.optional || x.constant || !strcmp(x.text, "missing"))
            break;
        return say(writer, "(%s %s)", x.text, chance(writer, 50) ? "missing" : "is some");
    case 4:
        domain = named_domain(&writer->enumeration[below(writer, writer->enumerations)]);
        x = express(writer, place, &domain, 0);
        if (x.constant)
            break;
        return say(writer, "(%s is %s)", x.text, chance(writer, 50) ? "last" : "first");
    case 5:
        domain = named_domain(&writer->enumeration[below(writer, writer->enumerations)]);
        y = express(writer, place, &domain, 0);
        domain.kind = VALUE_SET;
        x = express(writer, place, &domain, 0);
        if (x.constant)
            break;
        return say(writer, "(%s in %s)", y.text, x.text);
    case 6:
        if (!writer->states || !place->runs)
            break;
        return say(writer, "(state %s %s)",
                   chance(writer, 70) ? "=" : "!=", writer->state[below(writer, writer->states)].name);
    default:
        break;
    }
    return compare(writer, place, depth - 1);
}

struct expression express_bool(struct writer *writer, const struct place_in *place, unsigned depth)
{
    struct domain boolean = plain_domain(VALUE_BOOL, 0, 1);
    return expression_of(condition(writer, place, depth ? depth : 1), &boolean);
}
