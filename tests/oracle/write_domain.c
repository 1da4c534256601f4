/* write_domain.c: random domains, and literals inside them. */
#include <assert.h>
#include <inttypes.h>
#include <string.h>

#include "writer.h"

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

int64_t random_number(struct writer *writer, const struct domain *domain)
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
        text =
            say(writer, "%s..%s", literal_text(writer, domain, domain->lo), literal_text(writer, domain, domain->hi));
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
