/* generate.c: random tables: one to five columns of every kind, no to eight rows, cells of every shape. */
#include <string.h>

#include "table.h"

static uint64_t state;

static int below(int bound)
{
    state = state * 6364136223846793005u + 1442695040888963407u;
    return (int)(((state >> 33) * (uint64_t)bound) >> 31);
}

/* ---- variables ---- */

static void variable_make(struct variable *variable, int index)
{
    static const int choices[3][4] = {{1, 2, 5, 9}, {-3, 0, 4, 8}, {2, 3, 4, 7}};
    memset(variable, 0, sizeof *variable);
    variable->kind = (enum variable_kind)below(V_TIMER + 1);
    variable->optional = variable->kind == V_TIMER || below(3) == 0;
    snprintf(variable->name, sizeof variable->name, "x%d", index);
    switch (variable->kind) {
    case V_BOOL:
        variable->hi = 1;
        break;
    case V_NAMED:
        variable->hi = 1 + below(6);
        break;
    case V_INT:
        variable->lo = below(5) - 2;
        variable->hi = variable->lo + 1 + below(8);
        break;
    case V_CHOICE:
        variable->choices = 2 + below(3);
        memcpy(variable->choice, choices[below(3)], sizeof variable->choice);
        variable->lo = variable->choice[0];
        variable->hi = variable->choice[variable->choices - 1];
        break;
    case V_DURATION:
        variable->hi = 2 + below(6);
        break;
    case V_TIMER:
        break;
    }
}

/* A parameter that cells compare with. */
static void bound_make(struct variable *variable)
{
    *variable = (struct variable){.kind = V_INT, .name = "limit", .param = true, .lo = below(3)};
    variable->hi = variable->lo + 1 + below(4);
}

/* ---- columns ---- */

static const char *const signs[OPERATORS] = {"<", "<=", "=", "!=", ">=", ">"};

static void column_make(struct table *table, struct column *column, int variable)
{
    const struct variable *v = &table->variable[variable];
    int kind = below(10);
    *column = (struct column){.kind = C_PLAIN, .variable = variable};
    snprintf(column->text, sizeof column->text, "%s", v->name);
    if (kind == 0 && v->kind == V_INT) {
        column->kind = C_PLUS;
        column->constant = 1 + below(3);
        snprintf(column->text, sizeof column->text, "%s + %d", v->name, column->constant);
    } else if (kind <= 2 && (v->kind == V_INT || v->kind == V_DURATION)) {
        column->kind = C_COMPARE;
        column->op = (enum comparison)below(OPERATORS);
        column->constant = v->lo + below(v->hi - v->lo + 1);
        snprintf(column->text, sizeof column->text, "%s %s %d%s", v->name, signs[column->op], column->constant,
                 v->kind == V_DURATION ? "ms" : "");
    } else if (kind <= 4 && v->optional && v->kind != V_TIMER) {
        column->kind = C_MISSING;
        snprintf(column->text, sizeof column->text, "%s missing", v->name);
    }
}

static bool is_new(const struct table *table, const struct column *column)
{
    for (int c = 0; c < table->columns; c++)
        if (!strcmp(table->column[c].text, column->text))
            return false;
    return true;
}

/* ---- cells ---- */

/* A value of the column's domain; of those that are there. */
static int some_value(const struct table *table, int column)
{
    const struct column *c = &table->column[column];
    const struct variable *v = &table->variable[c->variable];
    if (column_is_truth(c))
        return below(2);
    int value = variable_value(v, v->optional + below(variable_values(v) - v->optional));
    return c->kind == C_PLUS ? value + c->constant : value;
}

static bool has_order(const struct table *table, int column)
{
    const struct variable *v = &table->variable[table->column[column].variable];
    return !column_is_truth(&table->column[column]) && v->kind != V_BOOL && v->kind != V_TIMER;
}

static void item_make(const struct table *table, int column, int bound, struct item *item)
{
    const struct column *c = &table->column[column];
    const struct variable *v = &table->variable[c->variable];
    bool optional = v->optional && !column_is_truth(c);
    int kind = below(12);
    *item = (struct item){.kind = I_VALUE, .a = some_value(table, column)};
    if (optional && (kind == 0 || v->kind == V_TIMER)) {
        item->kind = below(3) ? I_MISSING : I_SOME;
    } else if (has_order(table, column) && kind <= 4) {
        item->kind = I_COMPARE;
        item->op = (enum comparison)below(OPERATORS);
    } else if (has_order(table, column) && kind <= 6) {
        item->kind = I_SPAN;
        item->b = some_value(table, column);
        if (item->b < item->a) {
            int swapped = item->a;
            item->a = item->b;
            item->b = swapped;
        }
    } else if (kind <= 8 && bound >= 0 && (v->kind == V_INT || v->kind == V_CHOICE) && has_order(table, column)) {
        *item = (struct item){.kind = I_BOUND, .op = (enum comparison)below(OPERATORS), .a = bound};
        if (v->kind == V_CHOICE && (item->op == EQUAL || item->op == UNEQUAL))
            item->op = LESS; /* a choice equals only one of its members */
    }
}

/* Whether some value of the column passes; fsmc refuses cells that none does. */
static bool cell_is_good(const struct table *table, int column, const struct cell *cell, int bound)
{
    int value[VARIABLES_MAX] = {0}, variable = table->column[column].variable;
    int bounds = bound >= 0 ? variable_values(&table->variable[bound]) : 1;
    for (int i = 0; i < variable_values(&table->variable[variable]); i++)
        for (int k = 0; k < bounds; k++) {
            if (bound >= 0)
                value[bound] = variable_value(&table->variable[bound], k);
            value[variable] = variable_value(&table->variable[variable], i);
            if (cell_passes(table, column, cell, value))
                return true;
        }
    return false;
}

/* A header such as `x > 9` may always be false: its cells pass whatever the type has. */
static bool truth_is_good(const struct cell *cell)
{
    bool some = false;
    for (int truth = 0; truth < 2; truth++) {
        bool passes = false;
        for (int i = 0; i < cell->items; i++)
            passes = passes || item_passes(&cell->item[i], truth, NULL);
        some = some || passes != cell->negate;
    }
    return some;
}

static void cell_make(const struct table *table, int column, int bound, int dash_percent, struct cell *cell)
{
    memset(cell, 0, sizeof *cell);
    cell->any = below(100) < dash_percent;
    bool good = cell->any;
    while (!good) {
        cell->negate = below(4) == 0;
        cell->items = 1 + (below(3) == 0 ? below(ITEMS_MAX) : 0);
        for (int i = 0; i < cell->items; i++)
            item_make(table, column, bound, &cell->item[i]);
        good = column_is_truth(&table->column[column]) ? truth_is_good(cell) : cell_is_good(table, column, cell, bound);
    }
}

void table_generate(struct table *table, uint64_t seed)
{
    memset(table, 0, sizeof *table);
    state = seed * 0x9e3779b97f4a7c15u + 1;
    int columns = 1 + below(COLUMNS_MAX), bound = below(3) == 0 ? 0 : -1, dashes = below(101);
    table->policy = (enum policy)below(4);
    table->in_state = table->policy <= FIRST && below(3) == 0;
    if (bound == 0)
        bound_make(&table->variable[table->variables++]);
    while (table->columns < columns) {
        bool again = table->columns > 0 && below(4) == 0;
        int variable = again ? table->column[below(table->columns)].variable : table->variables;
        if (!again)
            variable_make(&table->variable[table->variables++], variable);
        struct column column;
        column_make(table, &column, variable);
        if (is_new(table, &column))
            table->column[table->columns++] = column;
        else if (!again || table->columns == columns - 1)
            columns--;
    }
    table->rows = table->in_state ? 1 + below(ROWS_MAX) : below(ROWS_MAX + 1);
    for (int r = 0; r < table->rows; r++) {
        table->row[r].output = below(2);
        for (int c = 0; c < table->columns; c++)
            cell_make(table, c, bound, dashes, &table->row[r].cell[c]);
    }
}
