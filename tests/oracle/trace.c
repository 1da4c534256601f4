/* trace.c: random events at random instants. */
#include <assert.h>
#include <inttypes.h>
#include <string.h>

#include "compare.h"

/* ---- values ---- */

static struct value text_value(struct random *random, const struct domain *domain)
{
    static char long_text[1201];
    static const char *const texts[] = {
        "", "a", "hello", "12345678", "h\xc3\xa9llo", "a much longer text than eight bytes"};
    struct value v = value_of(VALUE_TEXT, 0);
    if (!*long_text)
        memset(long_text, 'z', sizeof long_text - 1);
    unsigned which = random_below(random, 40);
    v.text = which < 1 ? long_text : texts[which % 6];
    if (strlen(v.text) > (uint64_t)domain->hi && !random_chance(random, 3))
        v.text = texts[which % 3];
    v.count = (uint32_t)strlen(v.text);
    return v;
}

/* Inside the domain, but rarely just outside. */
static struct value element_value(struct random *random, const struct domain *domain, int64_t now_ms, bool wild)
{
    struct value v = value_of(domain->kind, 0);
    v.scale = domain->scale;
    if (domain->kind == VALUE_NAMED || domain->kind == VALUE_SET)
        v.names = domain->names;
    v.missing = domain->optional ? random_chance(random, 30) : wild && random_chance(random, 1);
    if (v.missing)
        return v;
    if (domain->kind == VALUE_TEXT)
        return text_value(random, domain);
    int64_t lo = domain->lo, hi = domain->hi;
    if (domain->kind == VALUE_DURATION)
        lo = lo < -60000 ? -60000 : lo, hi = hi > 1200000 ? 1200000 : hi;
    if (domain->kind == VALUE_TIME)
        lo = now_ms - 300000, hi = now_ms + 300000;
    if (domain->choices)
        v.number = domain->choice[random_below(random, domain->choices)];
    else
        v.number = random_in(random, lo, hi);
    if (domain->kind == VALUE_DURATION && random_chance(random, 70) && v.number - v.number % 1000 >= lo &&
        !domain->choices)
        v.number -= v.number % 1000;
    if (random_chance(random, 15) && !domain->choices)
        v.number = random_chance(random, 50) ? lo : hi;
    if (wild && random_chance(random, 1))
        v.number = domain->kind == VALUE_DURATION || domain->kind == VALUE_TIME ? v.number : hi + 1;
    return v;
}

static struct value field_value(struct arena *arena, struct random *random, const struct domain *domain, int64_t now_ms)
{
    if (!domain->index)
        return element_value(random, domain, now_ms, true);
    struct value array = {.kind = VALUE_ARRAY, .count = domain_count(domain), .index = domain->index};
    struct value *element = arena_alloc(arena, array.count * sizeof *element);
    for (uint32_t i = 0; i < array.count; i++)
        element[i] = element_value(random, domain, now_ms, true);
    array.element = element;
    return array;
}

static const struct occurrence *random_occurrence(struct arena *arena, struct random *random, const struct spec *spec,
                                                  int64_t now_ms)
{
    struct occurrence *occurrence = arena_alloc(arena, sizeof *occurrence);
    occurrence->event = random_below(random, spec->events);
    if (spec->event[occurrence->event].reply_to >= 0 && random_chance(random, 60))
        occurrence->event = random_below(random, spec->events);
    const struct event *event = &spec->event[occurrence->event];
    if (event->reply_to >= 0 && random_chance(random, 30))
        occurrence->call = 1 + random_below(random, 30);
    struct value *field = arena_alloc(arena, (event->fields.count + 1) * sizeof *field);
    for (unsigned f = 0; f < event->fields.count; f++)
        field[f] = field_value(arena, random, &event->fields.item[f].domain, now_ms);
    occurrence->field = field;
    return occurrence;
}

/* ---- instants ---- */

static int64_t random_gap(struct random *random)
{
    switch (random_below(random, 10)) {
    case 0:
    case 1:
        return 0;
    case 2:
        return random_in(random, 1, 50);
    case 3:
    case 4:
        return 1000 * random_in(random, 1, 5);
    case 5:
    case 6:
        return random_in(random, 1, 20000);
    case 7:
        return 1000 * random_in(random, 1, 120);
    case 8:
        return random_in(random, 1, 600000);
    default:
        return random_chance(random, 20) ? random_in(random, 1, 200000000) : 60000;
    }
}

/* ---- traces ---- */

/* Instances of one owner have the same parameters: the shared variables were made with them. */
static void trace_begin(struct trace *trace, struct random *random, const struct spec *spec)
{
    static const int64_t begins[] = {0, 1700000000000, -86400000, 1000};
    int64_t begin = begins[random_below(random, 4)];
    for (unsigned i = 0; i < PAIR_INSTANCES; i++) {
        struct value *param = arena_alloc(trace->arena, (spec->params.count + 1) * sizeof *param);
        for (unsigned p = 0; p < spec->params.count; p++) {
            const struct domain *domain = &spec->params.item[p].domain;
            param[p] = random_chance(random, 50) ? naive_first(spec, &spec->params.item[p])
                                                 : element_value(random, domain, begin, false);
        }
        trace->param[i] = i % 2 ? trace->param[i - 1] : param;
        trace->begin_ms[i] = begin += i % 2 ? random_in(random, 0, 100000) : 0;
    }
}

void trace_make(struct trace *trace, struct arena *arena, struct random *random, const struct spec *spec,
                unsigned moments)
{
    *trace = (struct trace){.arena = arena, .moments = moments};
    trace->moment = arena_alloc(arena, (moments + 1) * sizeof *trace->moment);
    trace_begin(trace, random, spec);
    int64_t now = trace->begin_ms[PAIR_INSTANCES - 1];
    for (unsigned i = 0; i < moments; i++) {
        struct moment *moment = &trace->moment[i];
        now += random_gap(random);
        moment->now_ms = now;
        moment->instance = random_below(random, PAIR_INSTANCES);
        if (!random_chance(random, 8))
            moment->occurrence = random_occurrence(arena, random, spec, now);
    }
}

static void occurrence_print(FILE *to, const struct occurrence *occurrence, const struct spec *spec)
{
    const struct event *event = &spec->event[occurrence->event];
    fputs(event->name, to);
    for (unsigned f = 0; f < event->fields.count; f++) {
        fprintf(to, "%s%s: ", f ? ", " : "(", event->fields.item[f].name);
        value_print(to, &occurrence->field[f]);
    }
    fputs(event->fields.count ? ")" : "", to);
    if (event->reply_to >= 0)
        fprintf(to, " to call %u", occurrence->call);
}

void trace_print(FILE *to, const struct trace *trace, const struct spec *spec)
{
    for (unsigned i = 0; i < PAIR_INSTANCES; i++) {
        fprintf(to, "instance %u of owner %u from %" PRId64, i, i / 2, trace->begin_ms[i]);
        for (unsigned p = 0; p < spec->params.count; p++) {
            fprintf(to, "%s%s = ", p ? ", " : " with ", spec->params.item[p].name);
            value_print(to, &trace->param[i][p]);
        }
        putc('\n', to);
    }
    for (unsigned i = 0; i < trace->moments; i++) {
        const struct moment *moment = &trace->moment[i];
        if (moment->skipped)
            continue;
        fprintf(to, "at %" PRId64 "  instance %u  ", moment->now_ms, moment->instance);
        if (moment->occurrence)
            occurrence_print(to, moment->occurrence, spec);
        else
            fputs("(time passes)", to);
        putc('\n', to);
    }
}
