/* write_decisions.c: picks, and decisions of all four policies. */
#include <string.h>

#include "writer.h"

/* ---- heads ---- */

static const char *write_params(struct writer *writer, struct variables *params, const char *prefix, bool arrays)
{
    const char *text = "";
    unsigned count = below(writer, 3);
    for (unsigned i = 0; i < count; i++) {
        struct domain domain = random_domain(writer, false);
        const char *name = say(writer, "%s%u", prefix, i), *index = "";
        const struct event *event = &writer->event[below(writer, writer->events)];
        const struct variable *field =
            event->fields.count ? &event->fields.item[below(writer, event->fields.count)] : NULL;
        if (field && field->domain.kind != VALUE_TEXT && field->domain.kind != VALUE_TIME && chance(writer, 25) &&
            !variables_find(params, field->name)) { /* the field's name says its type */
            declare_variable(writer, params, field->name, field->domain);
            text = say(writer, "%s%s%s", text, *text ? ", " : "", field->name);
            continue;
        }
        while (domain.kind == VALUE_TIME)
            domain = random_domain(writer, false);
        if (arrays && chance(writer, 20) && domain.kind != VALUE_SET) {
            domain.index = &writer->enumeration[below(writer, writer->enumerations)];
            index = say(writer, "[%s]", domain.index->name);
        }
        text = say(writer, "%s%s%s%s: %s", text, *text ? ", " : "", name, index, domain_text(writer, &domain));
        declare_variable(writer, params, name, domain);
    }
    return *text ? say(writer, "(%s)", text) : "";
}

static const char *write_outputs(struct writer *writer, struct written_decision *decision)
{
    const char *text = "";
    unsigned count = 1 + below(writer, 3);
    for (unsigned i = 0; i < count; i++) {
        struct domain domain = random_domain(writer, false);
        if (domain.kind == VALUE_TIME || domain.kind == VALUE_SET)
            domain = plain_domain(VALUE_BOOL, 0, 1);
        if (count == 1 && !decision->collect && chance(writer, 60)) {
            const char *type = domain_text(writer, &domain);
            bool both = (domain.kind == VALUE_NAMED && !strcmp(type, domain.names->name)) || !strncmp(type, "alias", 5);
            declare_variable(writer, &decision->outputs, both ? type : decision->name,
                             domain); /* a name alone is both */
            return type;
        }
        const char *name = say(writer, "o%u_%u", writer->decisions, i);
        text = say(writer, "%s%s%s: %s", text, i ? ", " : "", name, domain_text(writer, &domain));
        declare_variable(writer, &decision->outputs, name, domain);
    }
    return text;
}

/* Outputs that are variables, for `apply`; NULL if there is none to name. */
static const char *applied_outputs(struct writer *writer, struct written_decision *decision)
{
    const char *text = NULL;
    for (unsigned i = 0; i < writer->vars.count && decision->outputs.count < 3; i++) {
        const struct variable *variable = &writer->vars.item[i];
        if (variable->domain.index || variable->domain.kind == VALUE_TEXT || chance(writer, 50))
            continue;
        bool typed = chance(writer, 30) && !(variable->domain.names && !*variable->domain.names->name);
        const char *type = typed ? say(writer, ": %s", domain_text(writer, &variable->domain)) : "";
        text = text ? say(writer, "%s, %s%s", text, variable->name, type) : say(writer, "%s%s", variable->name, type);
        declare_variable(writer, &decision->outputs, variable->name, variable->domain);
    }
    return text;
}

/* ---- rows ---- */

static void write_outputs_of_row(struct writer *writer, const struct place_in *place,
                                 const struct written_decision *decision, bool constant)
{
    static const struct place_in nowhere = {0};
    for (unsigned k = 0; k < decision->outputs.count; k++) {
        const struct domain *domain = &decision->outputs.item[k].domain;
        const char *text = decision->applied && chance(writer, 30) ? "-"
                           : constant                              ? random_literal(writer, domain)
                                      : express_inside(writer, chance(writer, 50) ? place : &nowhere, domain, 1).text;
        fprintf(writer->to, " %s |", text);
    }
}

static void write_row(struct writer *writer, const struct place_in *place, const struct written_decision *decision,
                      const char *const *cell, unsigned columns, const char *outputs)
{
    fputs("  |", writer->to);
    for (unsigned c = 0; c < columns; c++)
        fprintf(writer->to, " %s %s", cell[c], c + 1 < columns ? "|" : "||");
    if (outputs)
        fprintf(writer->to, "%s", outputs);
    else
        write_outputs_of_row(writer, place, decision, decision->constant);
    fputs("\n", writer->to);
}

static void write_random_rows(struct writer *writer, const struct place_in *place,
                              const struct written_decision *decision, const struct column *column, unsigned columns,
                              bool total)
{
    const char *cell[8];
    for (unsigned r = 1 + below(writer, 5); r > 0; r--) {
        for (unsigned c = 0; c < columns; c++)
            cell[c] = chance(writer, 40) ? "-" : random_cell(writer, place, &column[c]);
        write_row(writer, place, decision, cell, columns, NULL);
    }
    for (unsigned c = 0; c < columns; c++)
        cell[c] = "-";
    if (total)
        write_row(writer, place, decision, cell, columns, NULL);
}

static const char *constant_outputs(struct writer *writer, const struct written_decision *decision)
{
    const char *text = "";
    for (unsigned k = 0; k < decision->outputs.count; k++)
        text = say(writer, "%s %s |", text, random_literal(writer, &decision->outputs.item[k].domain));
    return text;
}

/* Under `any`, a row comes again with one cell narrowed and the same outputs. */
static void write_parted_rows(struct writer *writer, const struct place_in *place,
                              const struct written_decision *decision, const struct column *column, unsigned columns,
                              bool any)
{
    static const bool usable[8] = {true, true, true, true, true, true, true, true};
    struct partition partition;
    partition_make(writer, place, column, columns, usable, &partition);
    for (unsigned r = 0; r < partition.rows; r++) {
        const char **cell = &partition.cell[r * columns];
        const char *outputs = any ? constant_outputs(writer, decision) : NULL;
        write_row(writer, place, decision, cell, columns, outputs);
        unsigned c = below(writer, columns);
        if (!any || strcmp(cell[c], "-") || chance(writer, 40))
            continue;
        cell[c] = random_cell(writer, place, &column[c]);
        write_row(writer, place, decision, cell, columns, outputs);
    }
}

/* ---- decisions ---- */

static void write_decision(struct writer *writer)
{
    static const char *const policies[] = {"unique", "first", "any", "collect"};
    struct written_decision *decision = &writer->decision[writer->decisions];
    unsigned policy = below(writer, 4), columns = 1 + below(writer, 4);
    struct column column[8];
    *decision = (struct written_decision){.name = say(writer, "d%u", writer->decisions), .collect = policy == 3};
    decision->constant = policy == 2 || (decision->collect && chance(writer, 70));
    const char *params = write_params(writer, &decision->params, say(writer, "q%u_", writer->decisions), true);
    const char *outputs = policy < 2 && chance(writer, 30) ? applied_outputs(writer, decision) : NULL;
    decision->applied = outputs != NULL;
    if (!outputs)
        outputs = write_outputs(writer, decision);
    struct place_in place = {
        .params = &decision->params, .decisions = writer->decisions, .lookups = true, .picks = true, .runs = true};
    for (unsigned c = 0; c < columns; c++)
        column[c] = random_column(writer, &place);
    fprintf(writer->to, "\ndecision %s%s -> %s\n", decision->name, params, outputs);
    if (policy || chance(writer, 50))
        fprintf(writer->to, "  policy %s\n", policies[policy]);
    fputs("  |", writer->to);
    for (unsigned c = 0; c < columns; c++)
        fprintf(writer->to, " %s %s", column[c].text, c + 1 < columns ? "|" : "||");
    for (unsigned k = 0; k < decision->outputs.count; k++)
        fprintf(writer->to, " %s |", decision->outputs.item[k].name);
    fputs("\n", writer->to);
    if (policy == 1 || policy == 3)
        write_random_rows(writer, &place, decision, column, columns, policy == 1);
    else
        write_parted_rows(writer, &place, decision, column, columns, policy == 2);
    writer->decisions++;
}

/* ---- picks ---- */

static void write_pick(struct writer *writer)
{
    if (!writer->tables)
        return;
    struct written_pick *pick = &writer->pick[writer->picks];
    *pick = (struct written_pick){.name = say(writer, "k%u", writer->picks),
                                  .table = &writer->table[below(writer, writer->tables)]};
    const char *params = write_params(writer, &pick->params, say(writer, "z%u_", writer->picks), true);
    struct place_in place = {.params = &pick->params, .lookups = true, .runs = true, .row_of = pick->table};
    fprintf(writer->to, "\npick %s%s from %s where %s", pick->name, params, pick->table->name,
            express_bool(writer, &place, 2).text);
    for (unsigned c = 0; c < pick->table->columns.count; c++) {
        const struct variable *column = &pick->table->columns.item[c];
        if (column->domain.kind == VALUE_TEXT || chance(writer, 70))
            continue;
        fprintf(writer->to, " order by %s.%s", pick->table->name, column->name);
        break;
    }
    fputs("\n", writer->to);
    writer->picks++;
}

void write_decisions(struct writer *writer)
{
    for (unsigned i = below(writer, 3); i > 0; i--)
        write_pick(writer);
    for (unsigned i = below(writer, 2 + writer->size / 2); i > 0; i--)
        write_decision(writer);
}
