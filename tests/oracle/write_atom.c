/* write_atom.c: expressions of one word: a literal, a variable, a column, a decision's answer. All that fit are
 * offered, and one is kept. */
#include <string.h>

#include "writer.h"

bool domains_alike(const struct domain *a, const struct domain *b)
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

static struct expression index_expression(struct writer *writer, const struct place_in *place,
                                          const struct enumeration *names)
{
    struct domain domain = named_domain(names);
    struct place_in flat = *place;
    flat.lookups = false;
    return express(writer, &flat, &domain, 0);
}

struct expression expression_of(const char *text, const struct domain *domain)
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
        if (!domains_alike(&variable->domain, like) || (variable->domain.index && !place->lookups) || !offered(atoms))
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
    for (unsigned d = 0; d < place->decisions; d++) {
        const struct written_decision *decision = &atoms->writer->decision[d];
        for (unsigned k = 0; k < decision->outputs.count && !decision->applied; k++) {
            const struct domain *output = &decision->outputs.item[k].domain;
            if (!domains_alike(output, like) || !offered(atoms))
                continue;
            struct place_in inner = *place;
            inner.decisions = d;
            const char *args = arguments(atoms->writer, &inner, &decision->params);
            if (!args)
                continue;
            bool bare = decision->outputs.count == 1 && !decision->collect;
            atoms->kept = expression_of(say(atoms->writer, "%s%s%s%s", decision->name, args, bare ? "" : ".",
                                            bare ? "" : decision->outputs.item[k].name),
                                        output);
            atoms->kept.domain.optional |= decision->collect;
        }
    }
}

static struct expression column_of(struct writer *writer, const char *row, const struct variable *column, bool optional)
{
    struct expression cell = expression_of(say(writer, "%s.%s", row, column->name), &column->domain);
    cell.domain.optional |= optional;
    return cell;
}

static void offer_tables(struct atoms *atoms, const struct place_in *place, const struct domain *like)
{
    struct writer *writer = atoms->writer;
    for (unsigned t = 0; t < writer->tables; t++) {
        const struct written_table *table = &writer->table[t];
        for (unsigned c = 0; table->key && place->row_of != table && c < table->columns.count; c++) {
            if (!domains_alike(&table->columns.item[c].domain, like) || !offered(atoms))
                continue;
            struct expression index = index_expression(writer, place, table->key);
            const char *row = say(writer, "%s[%s]", table->name, index.text);
            atoms->kept = column_of(writer, row, &table->columns.item[c], index.domain.optional);
            atoms->kept.constant = index.constant;
            if (index.constant && like->kind != VALUE_TEXT)
                atoms->kept.domain.lo = atoms->kept.domain.hi = table->number[index.domain.lo][c];
        }
    }
}

static void offer_picks(struct atoms *atoms, const struct place_in *place, const struct domain *like)
{
    struct writer *writer = atoms->writer;
    struct place_in inner = *place;
    inner.picks = false;
    for (unsigned p = 0; p < writer->picks; p++) {
        const struct written_pick *pick = &writer->pick[p];
        bool whole = like->kind == VALUE_ROW && (const struct written_table *)like->table == pick->table;
        const char *args = whole && offered(atoms) ? arguments(writer, &inner, &pick->params) : NULL;
        if (args)
            atoms->kept = expression_of(say(writer, "%s%s", pick->name, args), like);
        for (unsigned c = 0; c < pick->table->columns.count; c++) {
            const struct variable *column = &pick->table->columns.item[c];
            if (!domains_alike(&column->domain, like) || !offered(atoms))
                continue;
            args = arguments(writer, &inner, &pick->params);
            if (args)
                atoms->kept = column_of(writer, say(writer, "%s%s", pick->name, args), column, true);
        }
    }
}

/* Columns of rows at hand: of the table a `where` asks, and of parameters that are rows. */
static void offer_rows(struct atoms *atoms, const struct place_in *place, const struct domain *like)
{
    const struct variables *columns = place->row_of ? &place->row_of->columns : NULL;
    for (unsigned c = 0; columns && c < columns->count; c++)
        if (domains_alike(&columns->item[c].domain, like) && offered(atoms))
            atoms->kept = column_of(atoms->writer, place->row_of->name, &columns->item[c], false);
    for (unsigned i = 0; place->params && i < place->params->count; i++) {
        const struct variable *row = &place->params->item[i];
        if (row->domain.kind != VALUE_ROW)
            continue;
        columns = &((const struct written_table *)row->domain.table)->columns;
        for (unsigned c = 0; c < columns->count; c++)
            if (domains_alike(&columns->item[c].domain, like) && offered(atoms))
                atoms->kept = column_of(atoms->writer, row->name, &columns->item[c], true);
    }
}

struct expression literal_expression(struct writer *writer, const struct domain *like)
{
    struct domain domain = *like;
    int64_t number = like->kind == VALUE_TEXT ? below(writer, 4) : random_number(writer, like);
    if (like->kind != VALUE_TEXT && like->kind != VALUE_SET)
        domain.lo = domain.hi = number;
    domain.choices = 0;
    domain.optional = false;
    struct expression literal = expression_of(literal_text(writer, like, number), &domain);
    literal.constant = true;
    return literal;
}

static void offer_literal(struct atoms *atoms, const struct domain *like)
{
    if (like->kind != VALUE_TIME && like->kind != VALUE_ROW && offered(atoms))
        atoms->kept = literal_expression(atoms->writer, like);
}

/* What the guards asked is worth asking again. */
static void offer_echoes(struct atoms *atoms, const struct place_in *place, const struct domain *like)
{
    for (unsigned i = 0; i < 3 * place->echoes; i++) {
        const struct column *column = &place->echo[i / 3];
        if (column->kind == COLUMN_VALUE && domains_alike(&column->domain, like) && offered(atoms))
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

struct expression atom(struct writer *writer, const struct place_in *place, const struct domain *like)
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
    offer_rows(&atoms, place, like);
    if (place->lookups) {
        offer_tables(&atoms, place, like);
        offer_decisions(&atoms, place, like);
    }
    if (place->lookups && place->picks)
        offer_picks(&atoms, place, like);
    if (!atoms.kept.text) {
        atoms.kept = expression_of("missing", like);
        atoms.kept.domain.optional = true;
    }
    return atoms.kept;
}

/* ---- arrays ---- */

static const char *array_in(struct writer *writer, const struct variables *list, const struct domain *domain,
                            const char *kept, unsigned *seen)
{
    for (unsigned i = 0; list && i < list->count; i++) {
        const struct domain *have = &list->item[i].domain;
        if (have->index == domain->index && domains_alike(have, domain) && have->optional == domain->optional &&
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
