/* write_expression.c: random expressions of a wanted kind. */
#include <assert.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "writer.h"

#define FOREVER (INT64_C(1) << 52)

const char *say(struct writer *writer, const char *format, ...)
{
    char buffer[4096];
    va_list list;
    va_start(list, format);
    int length = vsnprintf(buffer, sizeof buffer, format, list);
    va_end(list);
    assert(length >= 0 && (size_t)length < sizeof buffer);
    return arena_text(writer->arena, buffer, (size_t)length);
}

bool chance(struct writer *writer, unsigned percent)
{
    return random_chance(writer->random, percent);
}

unsigned below(struct writer *writer, unsigned count)
{
    return random_below(writer->random, count);
}

/* ---- literals ---- */

static const char *duration_text(struct writer *writer, int64_t ms)
{
    const char *sign = ms < 0 ? "-" : "";
    int64_t size = ms < 0 ? -ms : ms;
    if (size % 3600000 == 0 && size)
        return say(writer, "%s%" PRId64 "h", sign, size / 3600000);
    if (size % 60000 == 0 && size)
        return say(writer, "%s%" PRId64 "m", sign, size / 60000);
    if (size % 1000 == 0)
        return say(writer, "%s%" PRId64 "s", sign, size / 1000);
    return say(writer, "%s%" PRId64 "ms", sign, size);
}

static const char *number_text(struct writer *writer, int64_t number, uint8_t scale)
{
    int64_t power = scale == 2 ? 100 : scale == 1 ? 10 : 1, size = number < 0 ? -number : number;
    const char *sign = number < 0 ? "-" : "";
    if (scale == 0)
        return say(writer, "%s%" PRId64, sign, size);
    return say(writer, "%s%" PRId64 ".%0*" PRId64, sign, size / power, (int)scale, size % power);
}

static const char *set_text(struct writer *writer, const struct enumeration *names, int64_t bits)
{
    const char *text = "";
    for (unsigned i = 0; i < names->count; i++)
        if (bits >> i & 1)
            text = say(writer, "%s%s%s", text, *text ? ", " : "", names->name_of[i]);
    return say(writer, "{%s}", text);
}

const char *literal_text(struct writer *writer, const struct domain *domain, int64_t number)
{
    switch (domain->kind) {
    case VALUE_BOOL:
        return number ? "true" : "false";
    case VALUE_NAMED:
        return domain->names->name_of[number];
    case VALUE_DURATION:
        return duration_text(writer, number);
    case VALUE_SET:
        return set_text(writer, domain->names, number);
    case VALUE_TEXT: {
        static const char *const texts[] = {"\"\"", "\"x\"", "\"yes, well\"", "\"caf\\u00e9\""};
        return texts[number & 3 && domain->hi >= 9 ? number & 3 : number & 1];
    }
    default:
        return number_text(writer, number, domain->scale);
    }
}

/* Bounds that are no bounds are narrowed to what a test can live with. */
static void sensible(const struct domain *domain, int64_t *lo, int64_t *hi)
{
    *lo = domain->lo < -600000 ? -600000 : domain->lo;
    *hi = domain->hi > 3600000 ? 3600000 : domain->hi;
    if (*lo > *hi)
        *lo = domain->lo, *hi = domain->hi;
}

static int64_t random_number(struct writer *writer, const struct domain *domain)
{
    int64_t lo, hi;
    if (domain->choices)
        return domain->choice[below(writer, domain->choices)];
    sensible(domain, &lo, &hi);
    int64_t number = random_in(writer->random, lo, hi);
    if (domain->kind != VALUE_DURATION || chance(writer, 20))
        return number;
    int64_t rounded = number - number % 1000;
    return rounded >= lo && rounded <= hi ? rounded : number;
}

const char *random_literal(struct writer *writer, const struct domain *domain)
{
    return literal_text(writer, domain, domain->kind == VALUE_TEXT ? below(writer, 4) : random_number(writer, domain));
}

/* ---- domains ---- */

struct domain plain_domain(enum value_kind kind, int64_t lo, int64_t hi)
{
    return (struct domain){.kind = kind, .lo = lo, .hi = hi};
}

struct domain named_domain(const struct enumeration *names)
{
    struct domain domain = plain_domain(VALUE_NAMED, 0, (int64_t)names->count - 1);
    domain.names = names;
    return domain;
}

static struct domain random_choice(struct writer *writer, bool duration)
{
    static const int64_t numbers[] = {0, 1, 3, 7, 20}, durations[] = {1000, 60000, 90000, 3600000, 14400000};
    const int64_t *from = duration ? durations : numbers;
    struct domain domain = plain_domain(duration ? VALUE_DURATION : VALUE_NUMBER, from[1], from[3]);
    unsigned first = below(writer, 2);
    domain.choices = 2 + below(writer, 3);
    domain.choice = from + first;
    domain.lo = from[first];
    domain.hi = from[first + domain.choices - 1];
    return domain;
}

static struct domain random_range(struct writer *writer)
{
    int64_t lo = chance(writer, 70) ? 0 : random_in(writer->random, -5, 5);
    struct domain domain = plain_domain(VALUE_NUMBER, lo, lo + 1 + below(writer, chance(writer, 80) ? 9 : 200));
    if (chance(writer, 30)) {
        domain.scale = (uint8_t)(1 + below(writer, 2));
        domain.lo *= 10;
        domain.hi *= 10;
    }
    return domain;
}

static struct domain random_duration(struct writer *writer)
{
    if (chance(writer, 20))
        return plain_domain(VALUE_DURATION, -FOREVER, FOREVER);
    int64_t lo = chance(writer, 50) ? 0 : 1000 * below(writer, 60);
    return plain_domain(VALUE_DURATION, lo, lo + 1000 * (1 + below(writer, 600)));
}

/* Its names are written where it is declared and belong to no other type. */
static struct domain domain_in_place(struct writer *writer)
{
    static const char *const pool[] = {"idle", "busy", "done", "red", "low"};
    struct enumeration *names = arena_alloc(writer->arena, sizeof *names);
    *names = (struct enumeration){"", 2 + below(writer, 4), pool};
    return named_domain(names);
}

static struct domain fresh_domain(struct writer *writer, bool texts)
{
    struct domain domain;
    switch (below(writer, texts ? 11 : 10)) {
    case 0:
    case 1:
        domain = plain_domain(VALUE_BOOL, 0, 1);
        break;
    case 2:
    case 3:
        domain = chance(writer, 10) ? domain_in_place(writer)
                                    : named_domain(&writer->enumeration[below(writer, writer->enumerations)]);
        break;
    case 4:
    case 5:
    case 6:
        domain = chance(writer, 90) ? random_range(writer) : random_choice(writer, false);
        break;
    case 7:
        domain = chance(writer, 80) ? random_duration(writer) : random_choice(writer, true);
        break;
    case 8:
        domain = plain_domain(VALUE_TIME, -FOREVER, FOREVER);
        domain.optional = true;
        return domain;
    case 9:
        domain = named_domain(&writer->enumeration[below(writer, writer->enumerations)]);
        domain.kind = VALUE_SET;
        domain.hi = (INT64_C(1) << domain.names->count) - 1;
        return domain;
    default:
        return plain_domain(VALUE_TEXT, 0, chance(writer, 50) ? 1000 : 8);
    }
    domain.optional = chance(writer, domain.kind == VALUE_BOOL ? 8 : 20);
    return domain;
}

struct domain random_domain(struct writer *writer, bool texts)
{
    const unsigned room = sizeof writer->domain / sizeof *writer->domain;
    if (writer->domains && chance(writer, 55)) {
        struct domain domain = writer->domain[below(writer, writer->domains)];
        return domain.kind == VALUE_TEXT && !texts ? plain_domain(VALUE_BOOL, 0, 1) : domain;
    }
    struct domain domain = fresh_domain(writer, texts);
    bool in_place = domain.names && !*domain.names->name;
    if (writer->domains < room && !in_place)
        writer->domain[writer->domains++] = domain;
    return domain;
}

struct domain row_domain(struct writer *writer, const struct written_table *table)
{
    (void)writer;
    struct domain domain = plain_domain(VALUE_ROW, 0, 0);
    domain.optional = true;
    domain.table = (const struct table *)table; /* for comparison only */
    return domain;
}

static bool same_domain(const struct domain *a, const struct domain *b)
{
    return a->kind == b->kind && a->scale == b->scale && a->names == b->names && a->optional == b->optional &&
           a->lo == b->lo && a->hi == b->hi && a->choices == b->choices;
}

void write_alias(struct writer *writer)
{
    struct domain domain = random_domain(writer, false);
    for (unsigned i = 0; i < writer->domains; i++) {
        if (!same_domain(&domain, &writer->domain[i]) || writer->alias[i] || domain.kind == VALUE_NAMED)
            continue;
        const char *text = domain_text(writer, &domain);
        writer->alias[i] = say(writer, "alias%u", i);
        fprintf(writer->to, "type %s = %s\n", writer->alias[i], text);
    }
}

const char *domain_text(struct writer *writer, const struct domain *domain)
{
    const char *text = "";
    struct domain element = *domain;
    element.index = NULL;
    for (unsigned i = 0; i < writer->domains; i++)
        if (writer->alias[i] && same_domain(&element, &writer->domain[i]) && chance(writer, 70))
            return writer->alias[i];
    if (domain->kind == VALUE_ROW)
        return say(writer, "%s optional", ((const struct written_table *)domain->table)->name);
    if (domain->kind == VALUE_NAMED && !*domain->names->name) {
        for (unsigned i = 0; i < domain->names->count; i++)
            text = say(writer, "%s%s%s", text, i ? " | " : "", domain->names->name_of[i]);
    } else if (domain->choices) {
        for (unsigned i = 0; i < domain->choices; i++)
            text = say(writer, "%s%s%s", text, i ? " | " : "", literal_text(writer, domain, domain->choice[i]));
    } else if (domain->kind == VALUE_BOOL) {
        text = "bool";
    } else if (domain->kind == VALUE_NAMED) {
        text = domain->names->name;
    } else if (domain->kind == VALUE_SET) {
        return say(writer, "set of %s", domain->names->name);
    } else if (domain->kind == VALUE_TIME) {
        return "time";
    } else if (domain->kind == VALUE_TEXT) {
        return domain->hi == 1000 ? "text" : say(writer, "text(%" PRId64 ")", domain->hi);
    } else if (domain->kind == VALUE_DURATION && domain->hi == FOREVER) {
        text = "duration";
    } else {
        text = say(writer, "%s..%s", literal_text(writer, domain, domain->lo), literal_text(writer, domain, domain->hi));
    }
    return domain->optional ? say(writer, "%s optional", text) : text;
}

struct variable *declare_variable(struct writer *writer, struct variables *list, const char *name, struct domain domain)
{
    if (!list->item)
        list->item = arena_alloc(writer->arena, WRITER_MOST * sizeof *list->item);
    assert(list->count < WRITER_MOST);
    struct variable *variable = &list->item[list->count++];
    *variable = (struct variable){.name = name, .domain = domain, .slot = list->slots};
    list->slots += domain_count(&domain);
    return variable;
}

/* ---- atoms ---- */

static bool alike(const struct domain *a, const struct domain *b)
{
    return a->kind == b->kind && a->scale == b->scale && a->names == b->names && a->table == b->table;
}

struct atoms { /* candidates; one is kept, each with the same chance */
    struct writer *writer;
    unsigned seen;
    struct expression kept;
};

static bool offered(struct atoms *atoms)
{
    return below(atoms->writer, ++atoms->seen) == 0;
}

static struct expression index_expression(struct writer *writer, const struct place_in *place, const struct enumeration *names)
{
    struct domain domain = named_domain(names);
    struct place_in flat = *place;
    flat.lookups = false;
    return express(writer, &flat, &domain, 0);
}

static struct expression expression_of(const char *text, const struct domain *domain)
{
    struct expression expression = {.text = text, .domain = *domain};
    expression.domain.index = NULL;
    return expression;
}

static void offer_variables(struct atoms *atoms, const struct place_in *place, const struct variables *list,
                            const struct domain *like)
{
    for (unsigned i = 0; list && i < list->count; i++) {
        const struct variable *variable = &list->item[i];
        if (!alike(&variable->domain, like) || (variable->domain.index && !place->lookups) || !offered(atoms))
            continue;
        atoms->kept = expression_of(variable->name, &variable->domain);
        atoms->kept.constant = list == &atoms->writer->consts;
        if (variable->domain.index) {
            struct expression index = index_expression(atoms->writer, place, variable->domain.index);
            if (list != &atoms->writer->vars && like->kind == VALUE_TEXT) /* fields are read by constants only */
                index = expression_of(variable->domain.index->name_of[0], &variable->domain);
            atoms->kept.text = say(atoms->writer, "%s[%s]", variable->name, index.text);
            atoms->kept.domain.optional |= index.domain.optional;
        }
    }
}

/* Arguments; NULL if some array has no like. */
const char *arguments(struct writer *writer, const struct place_in *place, const struct variables *params)
{
    const char *text = "";
    struct place_in shallow = *place;
    shallow.decisions = 0;
    shallow.picks = false;
    for (unsigned i = 0; i < params->count; i++) {
        const struct domain *domain = &params->item[i].domain;
        const char *arg = domain->index ? array_like(writer, place, domain)
                                        : express_inside(writer, chance(writer, 70) ? &shallow : place, domain, 1).text;
        if (!arg || (domain->kind == VALUE_ROW && !strcmp(arg, "missing")))
            return NULL;
        text = say(writer, "%s%s%s", text, i ? ", " : "", arg);
    }
    return params->count ? say(writer, "(%s)", text) : "";
}

static void offer_decisions(struct atoms *atoms, const struct place_in *place, const struct domain *like)
{
    for (unsigned d = 0; place->lookups && d < place->decisions; d++) {
        const struct written_decision *decision = &atoms->writer->decision[d];
        for (unsigned k = 0; k < decision->outputs.count && !decision->applied; k++) {
            const struct domain *output = &decision->outputs.item[k].domain;
            if (!alike(output, like) || !offered(atoms))
                continue;
            struct place_in inner = *place;
            inner.decisions = d;
            const char *args = arguments(atoms->writer, &inner, &decision->params);
            if (!args)
                continue;
            bool bare = decision->outputs.count == 1 && !decision->collect;
            atoms->kept = expression_of(say(atoms->writer, "%s%s%s%s", decision->name, args, bare ? "" : ".",
                                            bare ? "" : decision->outputs.item[k].name), output);
            atoms->kept.domain.optional |= decision->collect;
        }
    }
}

static void offer_tables(struct atoms *atoms, const struct place_in *place, const struct domain *like)
{
    struct writer *writer = atoms->writer;
    struct place_in inner = *place;
    inner.picks = false;
    for (unsigned t = 0; t < writer->tables; t++) {
        const struct written_table *table = &writer->table[t];
        for (unsigned c = 0; c < table->columns.count; c++) {
            const struct variable *column = &table->columns.item[c];
            if (!alike(&column->domain, like) || place->row_of == table || !table->key || !place->lookups || !offered(atoms))
                continue;
            struct expression index = index_expression(writer, place, table->key);
            atoms->kept = expression_of(say(writer, "%s[%s].%s", table->name, index.text, column->name), &column->domain);
            atoms->kept.domain.optional |= index.domain.optional;
            atoms->kept.constant = index.constant;
            if (index.constant && like->kind != VALUE_TEXT)
                atoms->kept.domain.lo = atoms->kept.domain.hi = table->number[index.domain.lo][c];
        }
    }
    for (unsigned p = 0; place->picks && place->lookups && p < writer->picks; p++) {
        const struct written_pick *pick = &writer->pick[p];
        for (unsigned c = 0; c < pick->table->columns.count; c++) {
            const struct variable *column = &pick->table->columns.item[c];
            if (!alike(&column->domain, like) || !offered(atoms))
                continue;
            const char *args = arguments(writer, &inner, &pick->params);
            if (!args)
                continue;
            atoms->kept = expression_of(say(writer, "%s%s.%s", pick->name, args, column->name), &column->domain);
            atoms->kept.domain.optional = true;
        }
    }
    for (unsigned i = 0; place->params && i < place->params->count; i++) {
        const struct variable *row = &place->params->item[i];
        const struct written_table *table = (const struct written_table *)row->domain.table;
        for (unsigned c = 0; row->domain.kind == VALUE_ROW && c < table->columns.count; c++) {
            if (!alike(&table->columns.item[c].domain, like) || !offered(atoms))
                continue;
            atoms->kept = expression_of(say(writer, "%s.%s", row->name, table->columns.item[c].name), &table->columns.item[c].domain);
            atoms->kept.domain.optional = true;
        }
    }
    for (unsigned p = 0; like->kind == VALUE_ROW && place->picks && p < writer->picks; p++) {
        const char *args = alike(&(struct domain){.kind = VALUE_ROW, .table = (const struct table *)writer->pick[p].table}, like)
                               ? arguments(writer, &inner, &writer->pick[p].params) : NULL;
        if (args && offered(atoms))
            atoms->kept = expression_of(say(writer, "%s%s", writer->pick[p].name, args), like);
    }
    for (unsigned c = 0; place->row_of && c < place->row_of->columns.count; c++)
        if (alike(&place->row_of->columns.item[c].domain, like) && offered(atoms))
            atoms->kept = expression_of(say(writer, "%s.%s", place->row_of->name, place->row_of->columns.item[c].name),
                                        &place->row_of->columns.item[c].domain);
}

static void offer_literal(struct atoms *atoms, const struct domain *like)
{
    if (like->kind == VALUE_TIME || like->kind == VALUE_ROW || !offered(atoms))
        return;
    struct domain domain = *like;
    int64_t number = like->kind == VALUE_TEXT ? below(atoms->writer, 4) : random_number(atoms->writer, like);
    if (like->kind != VALUE_TEXT && like->kind != VALUE_SET)
        domain.lo = domain.hi = number;
    domain.choices = 0;
    domain.optional = false;
    atoms->kept = expression_of(literal_text(atoms->writer, like, number), &domain);
    atoms->kept.constant = true;
}

/* What the guards asked is worth asking again. */
static void offer_echoes(struct atoms *atoms, const struct place_in *place, const struct domain *like)
{
    for (unsigned i = 0; i < 3 * place->echoes; i++) {
        const struct column *column = &place->echo[i / 3];
        if (column->kind == COLUMN_VALUE && alike(&column->domain, like) && offered(atoms))
            atoms->kept = expression_of(column->text, &column->domain);
    }
}

static void offer_times(struct atoms *atoms, const struct place_in *place, const struct domain *like)
{
    struct writer *writer = atoms->writer;
    if (!place->runs)
        return;
    if (like->kind == VALUE_TIME && offered(atoms)) {
        atoms->kept = expression_of("now", like);
        atoms->kept.domain.optional = false;
    }
    for (unsigned t = 0; t < writer->timers; t++)
        if ((like->kind == VALUE_TIME || like->kind == VALUE_DURATION) && offered(atoms)) {
            struct domain domain = plain_domain(like->kind, -2 * FOREVER, 2 * FOREVER);
            domain.optional = true;
            const char *function = like->kind == VALUE_TIME ? "deadline" : "remaining";
            atoms->kept = expression_of(say(writer, "%s(%s)", function, writer->timer[t]), &domain);
        }
    for (unsigned i = 0; i < writer->vars.count && like->kind == VALUE_DURATION; i++) {
        struct domain domain = plain_domain(VALUE_DURATION, -2 * FOREVER, 2 * FOREVER);
        domain.optional = true;
        if (writer->vars.item[i].domain.kind == VALUE_TIME && !writer->vars.item[i].domain.index && offered(atoms))
            atoms->kept = expression_of(say(writer, "(now - %s)", writer->vars.item[i].name), &domain);
    }
    for (unsigned w = 0; w < writer->windows && like->kind == VALUE_NUMBER && like->scale == 0; w++)
        if (offered(atoms)) {
            struct domain domain = plain_domain(VALUE_NUMBER, 0, writer->window[w].count);
            atoms->kept = expression_of(say(writer, "count(%s)", writer->window[w].name), &domain);
        }
    if (like->kind == VALUE_NUMBER && like->scale == 0 && chance(writer, 5) && offered(atoms)) {
        struct domain domain = plain_domain(VALUE_NUMBER, 0, FOREVER);
        domain.optional = true;
        atoms->kept = expression_of(say(writer, "bucket(now, %us)", 10 + below(writer, 500)), &domain);
    }
}

static struct expression atom(struct writer *writer, const struct place_in *place, const struct domain *like)
{
    struct atoms atoms = {.writer = writer};
    offer_literal(&atoms, like);
    offer_variables(&atoms, place, &writer->consts, like);
    offer_variables(&atoms, place, &writer->params, like);
    offer_variables(&atoms, place, place->fields, like);
    offer_variables(&atoms, place, place->params, like);
    if (place->runs) {
        offer_variables(&atoms, place, &writer->vars, like);
        offer_variables(&atoms, place, &writer->shared, like);
    }
    offer_times(&atoms, place, like);
    offer_echoes(&atoms, place, like);
    offer_tables(&atoms, place, like);
    offer_decisions(&atoms, place, like);
    if (!atoms.kept.text) {
        atoms.kept = expression_of("missing", like);
        atoms.kept.domain.optional = true;
    }
    return atoms.kept;
}

/* ---- arrays ---- */

static const char *array_in(struct writer *writer, const struct variables *list, const struct domain *domain, const char *kept,
                            unsigned *seen)
{
    for (unsigned i = 0; list && i < list->count; i++) {
        const struct domain *have = &list->item[i].domain;
        if (have->index == domain->index && alike(have, domain) && have->optional == domain->optional &&
            have->lo >= domain->lo && have->hi <= domain->hi && below(writer, ++*seen) == 0)
            kept = list->item[i].name;
    }
    return kept;
}

const char *array_like(struct writer *writer, const struct place_in *place, const struct domain *domain)
{
    unsigned seen = 0;
    const char *kept = array_in(writer, place->fields, domain, NULL, &seen);
    kept = array_in(writer, place->params, domain, kept, &seen);
    return place->runs ? array_in(writer, &writer->vars, domain, kept, &seen) : kept;
}

/* ---- sums ---- */

static struct expression sum(struct writer *writer, const struct place_in *place, const struct domain *like, unsigned depth)
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

static struct expression count_array(struct writer *writer, const struct place_in *place, const struct domain *like, unsigned depth)
{
    for (unsigned i = 0; place->runs && i < writer->vars.count; i++) {
        const struct variable *variable = &writer->vars.item[i];
        if (!variable->domain.index || variable->domain.kind == VALUE_TEXT || variable->domain.kind == VALUE_SET || chance(writer, 40))
            continue;
        struct domain domain = plain_domain(VALUE_NUMBER, 0, domain_count(&variable->domain)), element = variable->domain;
        element.index = NULL;
        const char *op = variable->domain.kind == VALUE_BOOL ? "=" : (const char *[]){"=", "!=", "<", ">="}[below(writer, 4)];
        return expression_of(say(writer, "(count %s %s %s)", variable->name, op, express(writer, place, &element, 0).text), &domain);
    }
    return express(writer, place, like, depth - 1);
}

static struct expression compound(struct writer *writer, const struct place_in *place, const struct domain *like, unsigned depth)
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

struct expression express(struct writer *writer, const struct place_in *place, const struct domain *like, unsigned depth)
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
        if (expression->constant && like->choice[i] == expression->domain.lo && expression->domain.lo == expression->domain.hi)
            return true;
    if (like->choices)
        return false;
    if (like->kind == VALUE_DURATION && like->hi == FOREVER)
        return true;
    return !bounded || (expression->domain.lo >= like->lo && expression->domain.hi <= like->hi);
}

struct expression express_inside(struct writer *writer, const struct place_in *place, const struct domain *like, unsigned depth)
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
    struct atoms atoms = {.writer = writer};
    offer_literal(&atoms, like);
    return atoms.kept;
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
        return say(writer, "(%s %s)", writer->timer[below(writer, writer->timers)], chance(writer, 50) ? "running" : "stopped");
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
        return say(writer, "(state %s %s)", chance(writer, 70) ? "=" : "!=", writer->state[below(writer, writer->states)].name);
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
