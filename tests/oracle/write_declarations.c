/* write_declarations.c: types, variables, timers, events, effects and data tables. */
#include <inttypes.h>
#include <string.h>

#include "writer.h"

static const struct place_in nowhere = {0};

/* ---- types ---- */

/* Members are drawn from one pool, so that one name often belongs to several types. */
static void write_enumeration(struct writer *writer)
{
    static const char *const pool[] = {"red",  "green", "blue", "low",   "mid",   "high",
                                       "open", "shut",  "ajar", "north", "south", "east"};
    const unsigned most = sizeof pool / sizeof *pool;
    struct enumeration *names = &writer->enumeration[writer->enumerations];
    const char **name_of = arena_alloc(writer->arena, most * sizeof *name_of);
    names->name = say(writer, "kind%u", writer->enumerations);
    names->count = 2 + below(writer, 4);
    names->name_of = name_of;
    unsigned first = below(writer, most);
    for (unsigned i = 0; i < names->count; i++)
        name_of[i] = pool[(first + i) % most];
    writer->enumerations++;
    fprintf(writer->to, "type %s = ", names->name);
    for (unsigned i = 0; i < names->count; i++)
        fprintf(writer->to, "%s%s", i ? " | " : "", name_of[i]);
    fputs("\n", writer->to);
}

/* ---- variables ---- */

static void write_constant(struct writer *writer)
{
    struct domain domain = random_domain(writer, false);
    if (domain.kind == VALUE_TIME || domain.kind == VALUE_SET)
        domain = plain_domain(VALUE_DURATION, 0, 300000);
    domain.optional = false;
    domain.lo = domain.lo < 0 && domain.kind == VALUE_DURATION ? 0 : domain.lo;
    const char *name = say(writer, "c%u", writer->consts.count);
    const char *type = domain_text(writer, &domain);
    int64_t number = domain.choices ? domain.choice[0]
                                    : random_in(writer->random, domain.lo, domain.hi > 900000 ? 900000 : domain.hi);
    fprintf(writer->to, "const %s : %s = %s\n", name, type, literal_text(writer, &domain, number));
    domain.lo = domain.hi = number;
    declare_variable(writer, &writer->consts, name, domain);
}

static void write_parameter(struct writer *writer)
{
    struct domain domain = random_domain(writer, false);
    if (domain.kind == VALUE_TIME || domain.kind == VALUE_SET)
        domain = plain_domain(VALUE_DURATION, 1000, 600000);
    domain.optional = false;
    const char *name = say(writer, "p%u", writer->params.count);
    fprintf(writer->to, "param %s : %s = %s", name, domain_text(writer, &domain), random_literal(writer, &domain));
    fprintf(writer->to, chance(writer, 20) ? " env P%u\n" : "\n", writer->params.count);
    declare_variable(writer, &writer->params, name, domain);
}

static void write_variable(struct writer *writer)
{
    struct domain domain = random_domain(writer, true);
    const char *name = say(writer, "v%u", writer->vars.count), *index = "";
    bool missing = domain.kind == VALUE_TIME || (domain.optional && chance(writer, 50));
    const char *first = missing ? "missing" : random_literal(writer, &domain);
    if (chance(writer, 25) && domain.kind != VALUE_SET) {
        domain.index = &writer->enumeration[below(writer, writer->enumerations)];
        index = say(writer, "[%s]", domain.index->name);
    }
    fprintf(writer->to, "var %s%s : %s = %s\n", name, index, domain_text(writer, &domain), first);
    declare_variable(writer, &writer->vars, name, domain);
}

/* A window's length: a parameter that is never 0, or a literal. */
static const char *window_length(struct writer *writer)
{
    for (unsigned i = 0; i < writer->params.count; i++) {
        const struct domain *domain = &writer->params.item[i].domain;
        if (domain->kind == VALUE_DURATION && domain->lo > 0 && chance(writer, 60))
            return writer->params.item[i].name;
    }
    struct domain domain = plain_domain(VALUE_DURATION, 1000, 900000);
    return random_literal(writer, &domain);
}

static void write_shared(struct writer *writer)
{
    struct domain domain = random_domain(writer, false);
    if (domain.kind == VALUE_TIME || domain.kind == VALUE_SET || domain.choices)
        domain = plain_domain(VALUE_NUMBER, 0, 20);
    domain.optional = false;
    const char *name = say(writer, "s%u", writer->shared.count), *first = random_literal(writer, &domain);
    struct expression x = express(writer, &nowhere, &domain, 1);
    if (!x.domain.optional && !x.constant && x.domain.lo <= domain.hi && x.domain.hi >= domain.lo)
        first = x.text;
    fprintf(writer->to, "shared %s : %s = %s", name, domain_text(writer, &domain), first);
    if (chance(writer, 60)) {
        fprintf(writer->to, " refill every %s", window_length(writer));
        if (chance(writer, 50)) {
            struct domain offset = plain_domain(VALUE_DURATION, -50400000, 50400000);
            fprintf(writer->to, " offset %s", random_literal(writer, &offset));
        }
    }
    fputs("\n", writer->to);
    declare_variable(writer, &writer->shared, name, domain);
}

static void write_timers(struct writer *writer)
{
    unsigned timers = below(writer, 5), windows = below(writer, 3);
    for (unsigned t = 0; t < timers; t++) {
        writer->timer[writer->timers] = say(writer, "t%u", writer->timers);
        fprintf(writer->to, "timer %s\n", writer->timer[writer->timers++]);
    }
    for (unsigned w = 0; w < windows; w++) {
        struct window *window = &writer->window[writer->windows];
        *window =
            (struct window){say(writer, "w%u", writer->windows), 1 + below(writer, 6), 1000 * (1 + below(writer, 300))};
        fprintf(writer->to, "window %s : %u in %" PRId64 "s\n", window->name, window->count, window->length_ms / 1000);
        writer->windows++;
    }
}

/* ---- events and effects ---- */

static const char *write_fields(struct writer *writer, struct variables *fields, const char *prefix, unsigned most,
                                bool lists)
{
    const char *text = "";
    unsigned count = below(writer, most + 1);
    for (unsigned i = 0; i < count; i++) {
        struct domain domain = random_domain(writer, true);
        const char *name = say(writer, "%s%u", prefix, i), *index = "";
        if (chance(writer, 15) && domain.kind != VALUE_SET) {
            domain.index = &writer->enumeration[below(writer, writer->enumerations)];
            index = say(writer, "[%s]", domain.index->name);
        } else if (lists && writer->vars.count && chance(writer, 20)) { /* an argument may be named like a variable */
            const struct variable *variable = &writer->vars.item[below(writer, writer->vars.count)];
            if (variables_find(fields, variable->name))
                continue;
            declare_variable(writer, fields, variable->name, variable->domain);
            text = say(writer, "%s%s%s", text, *text ? ", " : "", variable->name);
            continue;
        } else if (lists && chance(writer, 25)) {
            domain = named_domain(&writer->enumeration[below(writer, writer->enumerations)]);
            domain.list = true;
        }
        text = say(writer, "%s%s%s%s: %s%s", text, *text ? ", " : "", name, index, domain.list ? "list of " : "",
                   domain_text(writer, &domain));
        declare_variable(writer, fields, name, domain);
    }
    return *text ? say(writer, "(%s)", text) : "";
}

static struct event *declare_event(struct writer *writer, const char *name, int reply_to)
{
    struct event *event = &writer->event[writer->events++];
    *event = (struct event){.name = name, .reply_to = reply_to};
    return event;
}

static void write_events(struct writer *writer)
{
    unsigned count = 1 + below(writer, 2 + writer->size);
    for (unsigned i = 0; i < count; i++) {
        struct event *event = declare_event(writer, say(writer, "Event%u", writer->events), -1);
        const char *fields = write_fields(writer, &event->fields, say(writer, "f%u_", writer->events), 3, false);
        fprintf(writer->to, "event %s%s\n", event->name, fields);
    }
}

static void write_calls(struct writer *writer, struct effect *effect)
{
    static const char *const modes[] = {"once", "latest", "queue"};
    int index = (int)writer->effects;
    unsigned mode = below(writer, 3);
    effect->mode = mode == 0 ? CALL_ONCE : mode == 1 ? CALL_LATEST : CALL_QUEUE;
    const char *size = mode == 2 && chance(writer, 70) ? say(writer, " %u", 1 + below(writer, 4)) : "";
    struct event *reply = declare_event(writer, say(writer, "Reply%d", index), index);
    const char *fields = write_fields(writer, &reply->fields, say(writer, "r%d_", index), 2, false);
    fprintf(writer->to, " calls prompt ask%d %s%s -> %s%s", index, modes[mode], size, reply->name, fields);
    if (chance(writer, 60)) {
        struct event *failure = declare_event(writer, say(writer, "Failed%d", index), index);
        fields = write_fields(writer, &failure->fields, say(writer, "x%d_", index), 1, false);
        fprintf(writer->to, " else %s%s", failure->name, fields);
    }
}

static void write_effects(struct writer *writer)
{
    unsigned count = 1 + below(writer, 4);
    for (unsigned i = 0; i < count; i++) {
        struct effect *effect = &writer->effect[writer->effects];
        effect->name = say(writer, "Effect%u", writer->effects);
        fprintf(writer->to, "effect %s%s", effect->name, write_fields(writer, &effect->args, "a", 3, true));
        if (chance(writer, 25))
            write_calls(writer, effect);
        fputs("\n", writer->to);
        writer->effects++;
    }
}

/* ---- data tables ---- */

static struct domain column_domain(struct writer *writer, const char **name)
{
    struct domain domain = random_domain(writer, true);
    while (domain.kind == VALUE_TIME || domain.kind == VALUE_SET || domain.choices ||
           (domain.names && !*domain.names->name))
        domain = random_domain(writer, true);
    domain.optional = false;
    if (domain.kind == VALUE_TEXT)
        domain.hi = 9;
    if (domain.kind == VALUE_DURATION)
        domain.hi = domain.hi > 900000 ? 900000 : domain.hi, domain.lo = domain.lo < 0 ? 0 : domain.lo;
    if (domain.kind == VALUE_NAMED)
        *name = domain.names->name;
    return domain;
}

/* The least domain that holds the cells, as the compiler takes it. */
static void write_rows(struct writer *writer, struct written_table *table, const unsigned *order, unsigned rows)
{
    for (unsigned r = 0; r < rows; r++) {
        fputs("  |", writer->to);
        for (unsigned c = 0; c < table->columns.count; c++) {
            struct domain *domain = &table->columns.item[c].domain;
            int64_t number =
                domain->kind == VALUE_TEXT ? below(writer, 4) : random_in(writer->random, domain->lo, domain->hi);
            if (c == 0 && table->key)
                number = order[r];
            if (domain->kind == VALUE_NUMBER || domain->kind == VALUE_DURATION)
                number = r == 0 ? domain->lo : r == 1 ? domain->hi : number;
            table->number[table->key ? order[r] : r][c] = number;
            fprintf(writer->to, " %s %s", literal_text(writer, domain, number),
                    c || table->columns.count == 1 ? "|" : "||");
        }
        fputs("\n", writer->to);
    }
    for (unsigned c = 0; rows == 1 && c < table->columns.count; c++)
        if (table->columns.item[c].domain.kind == VALUE_NUMBER || table->columns.item[c].domain.kind == VALUE_DURATION)
            table->columns.item[c].domain.hi = table->columns.item[c].domain.lo;
}

static void shuffle(struct writer *writer, unsigned *order, unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        order[i] = i;
    for (unsigned i = count; i-- > 1;) {
        unsigned other = below(writer, i + 1), held = order[i];
        order[i] = order[other];
        order[other] = held;
    }
}

static void write_table(struct writer *writer)
{
    struct written_table *table = &writer->table[writer->tables];
    unsigned order[16], rows = 1 + below(writer, 5), columns = 1 + below(writer, 3);
    table->name = say(writer, "tab%u", writer->tables);
    if (chance(writer, 75)) {
        table->key = &writer->enumeration[below(writer, writer->enumerations)];
        rows = table->key->count;
    }
    shuffle(writer, order, rows);
    if (chance(writer, 50))
        for (unsigned i = 0; i < rows; i++)
            order[i] = i;
    if (table->key)
        declare_variable(writer, &table->columns, "key", named_domain(table->key));
    for (unsigned c = 0; c < columns; c++) {
        const char *name = say(writer, "col%u_%u", writer->tables, c);
        struct domain domain = column_domain(writer, &name);
        if (!variables_find(&table->columns, name))
            declare_variable(writer, &table->columns, name, domain);
    }
    fprintf(writer->to, "\ntable %s%s%s\n  |", table->name, table->key ? " : " : "",
            table->key ? table->key->name : "");
    for (unsigned c = 0; c < table->columns.count; c++)
        fprintf(writer->to, " %s %s", table->columns.item[c].name, c ? "|" : table->columns.count > 1 ? "||" : "|");
    fputs("\n", writer->to);
    write_rows(writer, table, order, rows);
    writer->tables++;
}

/* ---- all ---- */

static void write_some(struct writer *writer, unsigned most, void (*write)(struct writer *))
{
    for (unsigned i = below(writer, most + 1); i > 0; i--)
        write(writer);
}

void write_declarations(struct writer *writer)
{
    fputs("machine generated version 1\n", writer->to);
    if (chance(writer, 40))
        fprintf(writer->to, "limit deferred %u\n", 1 + below(writer, 6));
    if (chance(writer, 20))
        fprintf(writer->to, "limit deferred_bytes %u\n", 1 + below(writer, 40));
    write_enumeration(writer);
    write_some(writer, 2, write_enumeration);
    write_some(writer, 2, write_alias);
    write_some(writer, 2, write_constant);
    write_some(writer, 3, write_parameter);
    write_some(writer, 2, write_shared);
    write_some(writer, 2 + writer->size, write_variable);
    write_timers(writer);
    write_events(writer);
    write_effects(writer);
    write_some(writer, 2, write_table);
}
