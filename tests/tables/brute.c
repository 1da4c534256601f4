/* brute.c: what a cell means, word by word, and every input of a table. */
#include <string.h>

#include "table.h"

/* ---- variables ---- */

int variable_values(const struct variable *variable)
{
    int present = variable->kind == V_CHOICE ? variable->choices : variable->hi - variable->lo + 1;
    return present + variable->optional;
}

int variable_value(const struct variable *variable, int index)
{
    if (variable->optional && index == 0)
        return GONE;
    index -= variable->optional;
    return variable->kind == V_CHOICE ? variable->choice[index] : variable->lo + index;
}

/* ---- columns ---- */

bool column_is_truth(const struct column *column)
{
    return column->kind == C_COMPARE || column->kind == C_MISSING;
}

/* `<`, `<=`, `>` and `>=` with a missing side are false. */
bool compare(enum comparison op, int a, int b)
{
    bool there = a != GONE && b != GONE;
    switch (op) {
    case LESS:
        return there && a < b;
    case AT_MOST:
        return there && a <= b;
    case EQUAL:
        return a == b;
    case UNEQUAL:
        return a != b;
    case AT_LEAST:
        return there && a >= b;
    default:
        return there && a > b;
    }
}

int column_value(const struct table *table, int column, const int *value)
{
    const struct column *c = &table->column[column];
    int v = value[c->variable];
    switch (c->kind) {
    case C_PLUS:
        return v == GONE ? GONE : v + c->constant;
    case C_COMPARE:
        return compare(c->op, v, c->constant);
    case C_MISSING:
        return v == GONE;
    default:
        return v;
    }
}

/* ---- cells ---- */

bool item_passes(const struct item *item, int value, const int *values)
{
    switch (item->kind) {
    case I_VALUE:
        return value == item->a;
    case I_COMPARE:
        return compare(item->op, value, item->a);
    case I_SPAN:
        return value != GONE && value >= item->a && value <= item->b;
    case I_MISSING:
        return value == GONE;
    case I_SOME:
        return value != GONE;
    default:
        return compare(item->op, value, values[item->a]);
    }
}

bool cell_passes(const struct table *table, int column, const struct cell *cell, const int *value)
{
    bool some = false;
    if (cell->any)
        return true;
    for (int i = 0; i < cell->items; i++)
        some = some || item_passes(&cell->item[i], column_value(table, column, value), value);
    return some != cell->negate;
}

bool row_matches(const struct table *table, const struct row *row, const int *value)
{
    for (int c = 0; c < table->columns; c++)
        if (!cell_passes(table, c, &row->cell[c], value))
            return false;
    return true;
}

/* ---- inputs ---- */

/* Whether a cell, one of its bounds or the header changes its mind between two inputs. What `not` denies is denied as
 * a whole: bounds inside it that touch are none. */
static bool is_cut(const struct table *table, int column, const struct cell *cell, const int *before, const int *after)
{
    int x = column_value(table, column, before), y = column_value(table, column, after);
    if (column_is_truth(&table->column[column]))
        return x != y;
    for (int i = 0; i < cell->items && !cell->negate; i++)
        if (item_passes(&cell->item[i], x, before) != item_passes(&cell->item[i], y, after))
            return true;
    return cell_passes(table, column, cell, before) != cell_passes(table, column, cell, after);
}

static void note_cuts(struct table *table, int column, const struct cell *cell)
{
    int at = table->column[column].variable, before[VARIABLES_MAX] = {0}, after[VARIABLES_MAX] = {0};
    struct variable *variable = &table->variable[at];
    for (int v = variable->lo + 1; v <= variable->hi; v++) {
        before[at] = v - 1;
        after[at] = v;
        if (is_cut(table, column, cell, before, after))
            variable->cut[v - variable->lo] = true;
    }
}

static void note_reads(struct table *table)
{
    for (int r = 0; r < table->rows; r++)
        for (int c = 0; c < table->columns; c++) {
            const struct cell *cell = &table->row[r].cell[c];
            struct variable *variable = &table->variable[table->column[c].variable];
            if (cell->any)
                continue;
            variable->read = true;
            for (int i = 0; i < cell->items; i++)
                if (cell->item[i].kind == I_BOUND)
                    table->variable[cell->item[i].a].read = true;
            if (variable->kind == V_DURATION)
                note_cuts(table, c, cell);
        }
}

static double weight_of(const struct table *table, const int *value)
{
    for (int i = 0; i < table->variables; i++) {
        const struct variable *variable = &table->variable[i];
        if (variable->read && variable->kind == V_DURATION && value[i] != GONE && value[i] != variable->lo &&
            !variable->cut[value[i] - variable->lo])
            return 0;
    }
    return 1;
}

bool inputs_fill(struct table *table, struct inputs *inputs)
{
    long count = 1;
    note_reads(table);
    for (int i = 0; i < table->variables; i++)
        count *= table->variable[i].read ? variable_values(&table->variable[i]) : 1;
    if (count > INPUTS_MAX)
        return false;
    inputs->count = (int)count;
    for (int n = 0; n < inputs->count; n++) {
        int *value = inputs->value[n], left = n;
        for (int i = table->variables; i-- > 0;) {
            int values = table->variable[i].read ? variable_values(&table->variable[i]) : 1;
            value[i] = variable_value(&table->variable[i], left % values);
            left /= values;
        }
        inputs->weight[n] = weight_of(table, value);
        inputs->matches[n] = 0;
        for (int r = 0; r < table->rows; r++)
            inputs->matches[n] |= (unsigned)row_matches(table, &table->row[r], value) << r;
    }
    return true;
}
