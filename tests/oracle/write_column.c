/* write_column.c: columns, cells, and rows that part all inputs among them.
 *
 * A partition is a tree of splits: each splits one column's values in two or three, and each of its leaves is a row.
 * Both sides of a split ask the same thing (one bound, or one list and its negation), so a checker that knows
 * nothing of how bounds relate still sees that nothing is left out and nothing is taken twice. */
#include <assert.h>
#include <string.h>

#include "writer.h"

struct column random_column(struct writer *writer, const struct place_in *place)
{
    struct column column = {.kind = COLUMN_VALUE};
    if (place->runs && writer->timers && chance(writer, 15)) {
        column.kind = COLUMN_TIMER;
        column.text = writer->timer[below(writer, writer->timers)];
        return column;
    }
    if (place->runs && writer->states && chance(writer, 8)) {
        column.kind = COLUMN_STATE;
        column.text = "state";
        return column;
    }
    for (unsigned d = 0; d < place->decisions; d++) {
        const struct written_decision *decision = &writer->decision[d];
        struct place_in inner = *place;
        inner.decisions = d;
        const char *args =
            decision->collect && chance(writer, 25) ? arguments(writer, &inner, &decision->params) : NULL;
        if (!args)
            continue;
        column.kind = COLUMN_HITS;
        column.text = say(writer, "%s%s", decision->name, args);
        return column;
    }
    for (;;) {
        struct domain domain = random_domain(writer, false);
        if (domain.kind == VALUE_SET)
            continue;
        struct expression x = express(writer, place, &domain, chance(writer, 35) ? 2 : 0);
        if (x.constant || x.text[0] == '-' || !strcmp(x.text, "missing") || !strcmp(x.text, "false") ||
            !strcmp(x.text, "true"))
            continue;
        column.text = x.text;
        column.domain = x.domain;
        return column;
    }
}

/* ---- constants inside a column's domain ---- */

static int64_t inside(struct writer *writer, const struct domain *domain)
{
    int64_t lo = domain->lo, hi = domain->hi;
    if (domain->choices) {
        unsigned first = 0, last = domain->choices - 1;
        while (domain->choice[first] < lo)
            first++;
        while (domain->choice[last] > hi)
            last--;
        return domain->choice[first + below(writer, last - first + 1)];
    }
    if (domain->kind == VALUE_DURATION) {
        if (lo < -60000)
            lo = hi >= -60000 ? -60000 : lo > hi - 60000 ? lo : hi - 60000;
        if (hi > lo + 900000)
            hi = lo + 900000;
        int64_t number = random_in(writer->random, lo, hi), rounded = number - number % 1000;
        return rounded >= lo && rounded <= hi ? rounded : number;
    }
    if (domain->kind == VALUE_NUMBER && lo < -1000)
        lo = hi >= -1000 ? -1000 : lo > hi - 50 ? lo : hi - 50;
    if (domain->kind == VALUE_NUMBER && hi - lo > 50 && chance(writer, 60))
        hi = lo + 50;
    if (domain->kind == VALUE_NUMBER && hi > lo + 5000)
        hi = lo + 5000;
    return random_in(writer->random, lo, hi);
}

/* A bound b with some value below it and some not. */
static const char *cut(struct writer *writer, const struct domain *domain)
{
    struct domain upper = *domain;
    upper.lo++;
    return literal_text(writer, domain, inside(writer, &upper));
}

static const char *constant(struct writer *writer, const struct domain *domain)
{
    return literal_text(writer, domain, inside(writer, domain));
}

/* ---- bounds that are expressions ---- */

/* One that can be below, at and above the column; NULL if none was found. */
static const char *symbolic(struct writer *writer, const struct place_in *place, const struct column *column,
                            bool optional)
{
    struct domain like = column->domain;
    for (unsigned tries = 0; tries < 6; tries++) {
        struct expression x = express(writer, place, &like, chance(writer, 30));
        if (x.constant || !strcmp(x.text, "missing") || !strncmp(x.text, "(not", 4) || !strcmp(x.text, column->text) ||
            (x.domain.optional && !optional))
            continue;
        if (x.domain.lo < column->domain.hi && column->domain.lo < x.domain.hi)
            return x.text;
    }
    return NULL;
}

/* ---- splits ---- */

static unsigned split_names(struct writer *writer, unsigned count, const char *const *name_of, bool optional,
                            const char **cell)
{
    const char *in = "", *out = "";
    unsigned chosen = 0;
    for (unsigned i = 0; i < count; i++) {
        bool pick = chance(writer, 45);
        const char **list = pick ? &in : &out;
        chosen += pick;
        *list = say(writer, "%s%s%s", *list, **list ? ", " : "", name_of[i]);
    }
    if (chosen == 0 || (chosen == count && !optional))
        return 0;
    cell[0] = in;
    cell[1] = optional || chance(writer, 40) ? say(writer, "not %s", in) : out;
    return 2;
}

static unsigned split_optional(struct writer *writer, const struct domain *domain, const char **cell)
{
    const char *bound = cut(writer, domain);
    switch (below(writer, 4)) {
    case 0:
        cell[0] = "missing";
        cell[1] = chance(writer, 50) ? "some" : "not missing";
        return 2;
    case 1:
        cell[0] = "missing";
        cell[1] = say(writer, "< %s", bound);
        cell[2] = say(writer, ">= %s", bound);
        return 3;
    case 2:
        cell[0] = say(writer, "< %s", bound);
        cell[1] = say(writer, "%s>= %s%s", chance(writer, 50) ? "missing, " : "", bound, "");
        if (cell[1][0] != 'm')
            cell[1] = say(writer, "%s, missing", cell[1]);
        return 2;
    default:
        cell[0] = constant(writer, domain);
        cell[1] = say(writer, "%s %s", chance(writer, 50) ? "not" : "!=", cell[0]);
        return 2;
    }
}

static unsigned split_ordered(struct writer *writer, const struct domain *domain, const char **cell)
{
    const char *bound = cut(writer, domain);
    int64_t lo = inside(writer, domain), hi = inside(writer, domain);
    switch (below(writer, 4)) {
    case 0:
        if (lo >= hi || lo == domain->lo || hi == domain->hi)
            break;
        cell[0] = say(writer, "%s..%s", literal_text(writer, domain, lo), literal_text(writer, domain, hi));
        cell[1] = say(writer, "< %s, > %s", literal_text(writer, domain, lo), literal_text(writer, domain, hi));
        return 2;
    case 1:
        cell[0] = constant(writer, domain);
        cell[1] = say(writer, "%s %s", chance(writer, 50) ? "not" : "!=", cell[0]);
        return 2;
    case 2:
        if (lo == domain->lo || lo == domain->hi)
            break;
        cell[0] = say(writer, "< %s", literal_text(writer, domain, lo));
        cell[1] = say(writer, "= %s", literal_text(writer, domain, lo));
        cell[2] = say(writer, "> %s", literal_text(writer, domain, lo));
        return 3;
    default:
        break;
    }
    cell[0] = say(writer, "< %s", bound);
    cell[1] = say(writer, ">= %s", bound);
    return 2;
}

static unsigned split_symbolic(struct writer *writer, const struct place_in *place, const struct column *column,
                               const char **cell)
{
    const char *bound = symbolic(writer, place, column, true);
    bool ordered = column->domain.kind != VALUE_BOOL && chance(writer, 60);
    if (!bound)
        return 0;
    cell[0] = say(writer, "%s%s", ordered ? "< " : chance(writer, 50) ? "= " : "", bound);
    cell[1] = say(writer, "%s %s", ordered ? ">=" : cell[0][0] == '=' ? "!=" : "not", bound);
    if (!ordered)
        return 2;
    bound = symbolic(writer, place, column, false);
    if (!bound || column->domain.optional)
        return 0;
    cell[0] = say(writer, "< %s", bound);
    cell[1] = say(writer, ">= %s", bound);
    if (chance(writer, 70))
        return 2;
    cell[1] = say(writer, "= %s", bound);
    cell[2] = say(writer, "> %s", bound);
    return 3;
}

static bool within_state(const struct writer *writer, int state, int outer)
{
    while (state >= 0 && state != outer)
        state = writer->state[state].parent;
    return state == outer;
}

/* Some leaf is inside the state and some is not. */
static unsigned split_states(struct writer *writer, const char **cell)
{
    int outer = (int)below(writer, writer->states);
    bool outside = false;
    for (unsigned s = 0; s < writer->states; s++)
        outside = outside || (!writer->state[s].composite && !within_state(writer, (int)s, outer));
    if (!outside)
        return 0;
    cell[0] = writer->state[outer].name;
    cell[1] = say(writer, "not %s", cell[0]);
    return 2;
}

unsigned split_column(struct writer *writer, const struct place_in *place, const struct column *column,
                      const char **cell)
{
    const struct domain *domain = &column->domain;
    unsigned count = 0;
    switch (column->kind) {
    case COLUMN_TIMER:
        cell[0] = "running";
        cell[1] = chance(writer, 80) ? "stopped" : "not running";
        return 2;
    case COLUMN_HITS:
        cell[0] = "some";
        cell[1] = chance(writer, 80) ? "none" : "not some";
        return 2;
    case COLUMN_STATE:
        return split_states(writer, cell);
    default:
        break;
    }
    if (chance(writer, 30))
        count = split_symbolic(writer, place, column, cell);
    for (unsigned tries = 0; tries < 3 && !count && domain->kind == VALUE_NAMED; tries++)
        count = split_names(writer, domain->names->count, domain->names->name_of, domain->optional, cell);
    if (!count && domain->kind == VALUE_BOOL && !domain->optional) {
        cell[0] = "true";
        cell[1] = chance(writer, 80) ? "false" : "not true";
        count = 2;
    }
    if (!count && (domain->kind == VALUE_TIME || (domain->optional && chance(writer, 20)))) {
        if (!domain->optional)
            return 0;
        cell[0] = "missing";
        cell[1] = "some";
        count = 2;
    }
    if (!count && domain->kind != VALUE_BOOL && domain->lo == domain->hi)
        return 0;
    if (!count && domain->kind == VALUE_BOOL) {
        cell[0] = chance(writer, 50) ? "true" : "false";
        cell[1] = say(writer, "not %s", cell[0]);
        count = 2;
    }
    if (!count)
        count = domain->optional ? split_optional(writer, domain, cell) : split_ordered(writer, domain, cell);
    return count;
}

/* ---- single cells ---- */

static const char *random_item(struct writer *writer, const struct place_in *place, const struct column *column)
{
    static const char *const ops[] = {"<", "<=", ">", ">=", "=", "!="};
    const struct domain *domain = &column->domain;
    bool unordered = domain->kind == VALUE_BOOL || domain->kind == VALUE_TIME;
    if (domain->optional && chance(writer, 20))
        return chance(writer, 50) ? "missing" : "some";
    if (domain->kind == VALUE_NAMED && *domain->names->name && chance(writer, 15)) {
        struct domain set = *domain;
        set.kind = VALUE_SET;
        set.hi = (INT64_C(1) << set.names->count) - 1;
        struct expression x = express(writer, place, &set, 0);
        if (!x.constant && strcmp(x.text, "missing"))
            return say(writer, "in %s", x.text);
    }
    const char *bound = chance(writer, 35) ? symbolic(writer, place, column, true) : NULL;
    if (bound && chance(writer, 40))
        return bound;
    if (bound)
        return say(writer, "%s %s", ops[domain->kind == VALUE_BOOL ? 4 + below(writer, 2) : below(writer, 6)], bound);
    if (domain->kind == VALUE_TIME)
        return domain->optional ? "some" : say(writer, ">= now");
    if (domain->lo == domain->hi || unordered || chance(writer, 30))
        return constant(writer, domain);
    if (chance(writer, 20)) {
        int64_t lo = inside(writer, domain), hi = inside(writer, domain);
        return say(writer, "%s..%s", literal_text(writer, domain, lo < hi ? lo : hi),
                   literal_text(writer, domain, lo < hi ? hi : lo));
    }
    unsigned op = below(writer, 6);
    struct domain lower = *domain;
    lower.hi--;
    return say(writer, "%s %s", ops[op], op == 1 || op == 2 ? constant(writer, &lower) : cut(writer, domain));
}

const char *random_cell(struct writer *writer, const struct place_in *place, const struct column *column)
{
    const char *cell[3];
    if (column->kind != COLUMN_VALUE || chance(writer, 30)) {
        unsigned count = split_column(writer, place, column, cell);
        return count ? cell[below(writer, count)] : "-";
    }
    const char *text = random_item(writer, place, column);
    for (unsigned i = below(writer, 6); i > 3; i--)
        text = say(writer, "%s, %s", text, random_item(writer, place, column));
    return text;
}

/* ---- partitions ---- */

static void partition_split(struct writer *writer, const struct place_in *place, const struct column *column,
                            const bool *usable, const char **cells, unsigned depth, struct partition *partition)
{
    unsigned columns = partition->columns, c = columns ? below(writer, columns) : 0, count = 0;
    const char *cell[3], *row[8];
    if (depth && columns && usable[c] && !strcmp(cells[c], "-") && partition->rows + 6 < PARTITION_MOST)
        count = split_column(writer, place, &column[c], cell);
    if (!count) {
        if (depth > 1 && partition->rows + 6 < PARTITION_MOST) {
            partition_split(writer, place, column, usable, cells, depth - 1, partition);
            return;
        }
        assert(partition->rows < PARTITION_MOST);
        memcpy(&partition->cell[partition->rows++ * columns], cells, columns * sizeof *cells);
        return;
    }
    memcpy(row, cells, columns * sizeof *row);
    for (unsigned i = 0; i < count; i++) {
        row[c] = cell[i];
        partition_split(writer, place, column, usable, row, depth - 1, partition);
    }
}

void partition_make(struct writer *writer, const struct place_in *place, const struct column *column, unsigned columns,
                    const bool *usable, struct partition *partition)
{
    const char *cells[8];
    assert(columns <= 8);
    for (unsigned c = 0; c < columns; c++)
        cells[c] = "-";
    partition->columns = columns;
    partition->rows = 0;
    partition_split(writer, place, column, usable, cells, 1 + below(writer, 3), partition);
}
