/* value.c: arithmetic and comparison as the language defines them, one value at a time. */
#include "value.h"

#include <assert.h>
#include <inttypes.h>
#include <string.h>

#include "ast.h"

struct value value_of(enum value_kind kind, int64_t number)
{
    return (struct value){.kind = kind, .number = number};
}

struct value value_missing(enum value_kind kind)
{
    return (struct value){.kind = kind, .missing = true};
}

struct value value_bool(bool yes)
{
    return value_of(VALUE_BOOL, yes);
}

struct value value_rescale(struct value v, uint8_t scale)
{
    if (v.kind != VALUE_NUMBER)
        return v;
    for (; v.scale < scale; v.scale++)
        v.number *= 10;
    return v;
}

/* ---- comparison ---- */

static bool text_equal(const struct value *a, const struct value *b)
{
    return a->count == b->count && (a->count == 0 || memcmp(a->text, b->text, a->count) == 0);
}

bool value_same(const struct value *a, const struct value *b)
{
    if (a->missing || b->missing)
        return a->missing == b->missing;
    if (a->kind == VALUE_TEXT)
        return b->kind == VALUE_TEXT && text_equal(a, b);
    if (a->kind != VALUE_ARRAY && a->kind != VALUE_LIST)
        return a->number == b->number;
    if (a->count != b->count)
        return false;
    for (uint32_t i = 0; i < a->count; i++)
        if (!value_same(&a->element[i], &b->element[i]))
            return false;
    return true;
}

bool value_compare(uint8_t op, struct value a, struct value b)
{
    if (op == OP_EQ || op == OP_NE) {
        bool equal = a.missing && b.missing;
        if (!a.missing && !b.missing)
            equal = value_rescale(a, b.scale).number == value_rescale(b, a.scale).number;
        return equal == (op == OP_EQ);
    }
    if (a.missing || b.missing)
        return false;
    int64_t x = value_rescale(a, b.scale).number, y = value_rescale(b, a.scale).number;
    switch (op) {
    case OP_LT:
        return x < y;
    case OP_LE:
        return x <= y;
    case OP_GT:
        return x > y;
    default:
        assert(op == OP_GE);
        return x >= y;
    }
}

/* ---- arithmetic ---- */

struct value value_add(struct value a, struct value b)
{
    if (a.missing || b.missing)
        return value_missing(a.kind == VALUE_UNKNOWN ? b.kind : a.kind);
    struct value sum = value_rescale(a, b.scale);
    sum.number += value_rescale(b, a.scale).number;
    return sum;
}

struct value value_subtract(struct value a, struct value b)
{
    enum value_kind kind = a.kind == VALUE_TIME && b.kind == VALUE_TIME ? VALUE_DURATION : a.kind;
    if (a.missing || b.missing)
        return value_missing(kind);
    struct value rest = value_rescale(a, b.scale);
    rest.number -= value_rescale(b, a.scale).number;
    rest.kind = kind;
    return rest;
}

struct value value_negate(struct value a)
{
    a.number = -a.number;
    return a;
}

struct value value_pick(struct value a, struct value b, bool larger)
{
    if (a.missing || b.missing)
        return value_missing(a.kind == VALUE_UNKNOWN ? b.kind : a.kind);
    return value_compare(OP_GT, a, b) == larger ? value_rescale(a, b.scale) : value_rescale(b, a.scale);
}

/* ---- words ---- */

static void print_set(FILE *to, const struct value *v)
{
    const char *comma = "";
    putc('{', to);
    for (unsigned i = 0; i < v->names->count; i++)
        if (v->number >> i & 1) {
            fprintf(to, "%s%s", comma, v->names->name_of[i]);
            comma = ", ";
        }
    putc('}', to);
}

static void print_elements(FILE *to, const struct value *v)
{
    putc('[', to);
    for (uint32_t i = 0; i < v->count; i++) {
        fputs(i ? ", " : "", to);
        value_print(to, &v->element[i]);
    }
    putc(']', to);
}

void value_print(FILE *to, const struct value *v)
{
    bool named = v->kind == VALUE_NAMED && v->names && v->number >= 0 && v->number < v->names->count;
    if (v->missing)
        fputs("missing", to);
    else if (v->kind == VALUE_BOOL)
        fputs(v->number ? "true" : "false", to);
    else if (named)
        fputs(v->names->name_of[v->number], to);
    else if (v->kind == VALUE_SET && v->names)
        print_set(to, v);
    else if (v->kind == VALUE_TEXT)
        fprintf(to, "\"%.*s%s\"", v->count > 20 ? 20 : (int)v->count, v->text, v->count > 20 ? "..." : "");
    else if (v->kind == VALUE_ARRAY || v->kind == VALUE_LIST)
        print_elements(to, v);
    else
        fprintf(to, "%" PRId64 "%s", v->number, v->kind == VALUE_DURATION || v->kind == VALUE_TIME ? "ms" : "");
}
