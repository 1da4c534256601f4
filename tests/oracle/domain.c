/* domain.c: written types, and what belongs to them. */
#include "domain.h"

#include <assert.h>
#include <string.h>

#define FOREVER_MS (INT64_C(1) << 52) /* bounds of `duration` and `time`: 142,000 years either way */

unsigned domain_count(const struct domain *domain)
{
    return domain->index ? domain->index->count : 1;
}

static bool domain_has_one(const struct domain *domain, const struct value *v)
{
    if (v->missing)
        return domain->optional;
    if (domain->kind == VALUE_TEXT)
        return v->count <= domain->hi;
    if (v->number < domain->lo || v->number > domain->hi)
        return false;
    for (unsigned i = 0; i < domain->choices; i++)
        if (domain->choice[i] == v->number)
            return true;
    return domain->choices == 0;
}

bool domain_has(const struct domain *domain, const struct value *v)
{
    if (v->kind != VALUE_ARRAY)
        return domain_has_one(domain, v);
    for (uint32_t i = 0; i < v->count; i++)
        if (!domain_has_one(domain, &v->element[i]))
            return false;
    return true;
}

struct domain domain_make(enum value_kind kind, int64_t lo, int64_t hi)
{
    return (struct domain){.kind = kind, .lo = lo, .hi = hi};
}

const struct node *literal_of(const struct node *node)
{
    return node->kind == NODE_UNARY ? node->kid : node;
}

int64_t literal_value(const struct spec *spec, const struct node *node)
{
    const struct symbol *symbol = node->kind == NODE_ID ? spec_symbol(spec, node->text) : NULL;
    if (symbol) {
        assert(symbol->kind == SYMBOL_CONST);
        return literal_value(spec, spec->consts.item[symbol->index].first);
    }
    return node->kind == NODE_UNARY ? -node->kid->value : node->value;
}

const struct enumeration *enumeration_add(struct spec *spec, const char *name, unsigned count, const char **name_of)
{
    struct enumeration *names = arena_alloc(spec->arena, sizeof *names);
    *names = (struct enumeration){name, count, name_of};
    assert(spec->enumerations < sizeof spec->enumeration / sizeof *spec->enumeration);
    spec->enumeration[spec->enumerations++] = names;
    return names;
}

const struct enumeration *enumeration_named(const struct spec *spec, const char *name)
{
    for (unsigned i = 0; i < spec->enumerations; i++)
        if (!strcmp(spec->enumeration[i]->name, name))
            return spec->enumeration[i];
    return NULL;
}

struct domain domain_named(const struct enumeration *names)
{
    struct domain domain = domain_make(VALUE_NAMED, 0, (int64_t)names->count - 1);
    domain.names = names;
    return domain;
}

static struct domain domain_choice(struct spec *spec, const struct node *node, const char *name)
{
    unsigned count = node_count(node), i = 0;
    const struct node *first = literal_of(node->kid);
    if (first->kind == NODE_ID) {
        const char **name_of = arena_alloc(spec->arena, count * sizeof *name_of);
        for (const struct node *kid = node->kid; kid; kid = kid->next)
            name_of[i++] = kid->text;
        return domain_named(enumeration_add(spec, name, count, name_of));
    }
    struct domain domain =
        domain_make(first->kind == NODE_DURATION ? VALUE_DURATION : VALUE_NUMBER, INT64_MAX, INT64_MIN);
    int64_t *choice = arena_alloc(spec->arena, count * sizeof *choice);
    for (const struct node *kid = node->kid; kid; kid = kid->next, i++) {
        choice[i] = literal_value(spec, kid);
        domain.lo = choice[i] < domain.lo ? choice[i] : domain.lo;
        domain.hi = choice[i] > domain.hi ? choice[i] : domain.hi;
    }
    domain.scale = first->scale;
    domain.choices = count;
    domain.choice = choice;
    return domain;
}

struct domain domain_word(struct spec *spec, const char *name)
{
    if (!strcmp(name, "bool"))
        return domain_make(VALUE_BOOL, 0, 1);
    if (!strcmp(name, "duration"))
        return domain_make(VALUE_DURATION, -FOREVER_MS, FOREVER_MS);
    if (!strcmp(name, "time")) {
        struct domain domain = domain_make(VALUE_TIME, -FOREVER_MS, FOREVER_MS);
        domain.optional = true;
        return domain;
    }
    if (!strcmp(name, "text"))
        return domain_make(VALUE_TEXT, 0, 1000);
    for (unsigned i = 0; i < spec->types; i++)
        if (!strcmp(spec->type[i].name, name))
            return spec->type[i].domain;
    const struct enumeration *names = enumeration_named(spec, name);
    if (names)
        return domain_named(names);
    const struct symbol *symbol = spec_symbol(spec, name);
    assert(symbol && symbol->kind == SYMBOL_TABLE);
    struct domain domain = domain_make(VALUE_ROW, 0, INT64_MAX);
    domain.table = &spec->table[symbol->index];
    return domain;
}

struct domain domain_of(struct spec *spec, const struct node *node, const char *name)
{
    struct domain domain;
    switch (node->kind) {
    case NODE_ID:
    case NODE_NAME:
        return domain_word(spec, node->text);
    case NODE_CALL:
        return domain_make(VALUE_TEXT, 0, literal_value(spec, node->kid));
    case NODE_SPAN:
        domain = domain_make(literal_of(node->kid)->kind == NODE_DURATION ? VALUE_DURATION : VALUE_NUMBER,
                             literal_value(spec, node->kid), literal_value(spec, node->last));
        domain.scale = literal_of(node->kid)->scale;
        return domain;
    case NODE_CHOICE:
        return domain_choice(spec, node, name);
    case NODE_SET_OF:
        domain = domain_of(spec, node->kid, "");
        domain.kind = VALUE_SET;
        domain.hi = (int64_t)((UINT64_C(1) << domain.names->count) - 1);
        return domain;
    case NODE_LIST_OF:
        domain = domain_of(spec, node->kid, "");
        domain.list = true;
        return domain;
    default:
        assert(node->kind == NODE_OPTIONAL);
        domain = domain_of(spec, node->kid, "");
        domain.optional = true;
        return domain;
    }
}
