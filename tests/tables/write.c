/* write.c: a table as .fsm text, and cells and values read back from what fsmc prints. */
#include <stdlib.h>
#include <string.h>

#include "table.h"

static const char *const signs[OPERATORS] = {"<", "<=", "=", "!=", ">=", ">"};

/* ---- writing ---- */

static void put_value(FILE *to, const struct variable *variable, bool truth, int value)
{
    if (value == GONE)
        fputs(variable->kind == V_TIMER ? "stopped" : "missing", to);
    else if (truth || variable->kind == V_BOOL)
        fputs(value ? "true" : "false", to);
    else if (variable->kind == V_NAMED)
        fprintf(to, "%s_n%d", variable->name, value);
    else if (variable->kind == V_TIMER)
        fputs("running", to);
    else
        fprintf(to, variable->kind == V_DURATION ? "%dms" : "%d", value);
}

static void put_item(FILE *to, const struct table *table, int column, const struct item *item)
{
    const struct variable *variable = &table->variable[table->column[column].variable];
    bool truth = column_is_truth(&table->column[column]);
    switch (item->kind) {
    case I_VALUE:
        put_value(to, variable, truth, item->a);
        break;
    case I_COMPARE:
        fprintf(to, "%s ", signs[item->op]);
        put_value(to, variable, truth, item->a);
        break;
    case I_SPAN:
        put_value(to, variable, truth, item->a);
        fputs("..", to);
        put_value(to, variable, truth, item->b);
        break;
    case I_MISSING:
        fputs(variable->kind == V_TIMER ? "stopped" : "missing", to);
        break;
    case I_SOME:
        fputs(variable->kind == V_TIMER ? "running" : "some", to);
        break;
    case I_BOUND:
        fprintf(to, "%s %s", signs[item->op], table->variable[item->a].name);
        break;
    }
}

static void put_cell(FILE *to, const struct table *table, int column, const struct cell *cell)
{
    if (cell->any)
        fputs("-", to);
    else if (cell->negate)
        fputs("not ", to);
    for (int i = 0; i < cell->items && !cell->any; i++) {
        fputs(i ? ", " : "", to);
        put_item(to, table, column, &cell->item[i]);
    }
}

static void put_type(FILE *to, const struct variable *variable)
{
    if (variable->kind == V_BOOL)
        fputs("bool", to);
    for (int i = 0; variable->kind == V_NAMED && i <= variable->hi; i++)
        fprintf(to, "%s%s_n%d", i ? " | " : "", variable->name, i);
    for (int i = 0; i < variable->choices; i++)
        fprintf(to, "%s%d", i ? " | " : "", variable->choice[i]);
    if (variable->kind == V_INT)
        fprintf(to, "%d..%d", variable->lo, variable->hi);
    if (variable->kind == V_DURATION)
        fprintf(to, "%dms..%dms", variable->lo, variable->hi);
    if (variable->optional)
        fputs(" optional", to);
}

static int put_variables(FILE *to, const struct table *table)
{
    int lines = 0;
    for (int i = 0; i < table->variables; i++, lines++) {
        const struct variable *variable = &table->variable[i];
        if (variable->kind == V_TIMER) {
            fprintf(to, "timer %s\n", variable->name);
            continue;
        }
        fprintf(to, "%s %s : ", variable->param ? "param" : "var", variable->name);
        put_type(to, variable);
        fputs(" = ", to);
        put_value(to, variable, false, variable_value(variable, 0));
        putc('\n', to);
    }
    return lines;
}

static void put_row(FILE *to, const struct table *table, const struct row *row)
{
    fputs(table->in_state ? "  | Ask |" : "  |", to);
    for (int c = 0; c < table->columns; c++) {
        putc(' ', to);
        put_cell(to, table, c, &row->cell[c]);
        fputs(" |", to);
    }
    fprintf(to, table->in_state ? "| stay | y = %d |\n" : "| %d |\n", row->output);
}

/* A pasted row, its `?` replaced by something legal. */
static void put_pasted(FILE *to, const struct table *table, const char *row)
{
    bool first = true;
    fputs("  ", to);
    for (; *row; row++) {
        if (*row == '?')
            fputs(!table->in_state ? "0" : first ? "stay" : "-", to), first = false;
        else
            putc(*row, to);
    }
    putc('\n', to);
}

int table_write(FILE *to, const struct table *table, char *const *pasted, int count)
{
    static const char *const policies[] = {"unique", "first", "any", "collect"};
    fputs("machine m\nevent Ask\nvar y : 0..1 = 0\n", to);
    int line = 4 + put_variables(to, table);
    fputs(table->in_state ? "state S initial waiting\n" : "decision d -> 0..1\n", to);
    fprintf(to, "  policy %s\n  |%s", policies[table->policy], table->in_state ? " on |" : "");
    for (int c = 0; c < table->columns; c++)
        fprintf(to, " %s |", table->column[c].text);
    fputs(table->in_state ? "| next | do |\n" : "| d |\n", to);
    for (int r = 0; r < table->rows; r++)
        put_row(to, table, &table->row[r]);
    for (int i = 0; i < count; i++)
        put_pasted(to, table, pasted[i]);
    if (!table->in_state)
        fputs("state S initial waiting\n  ignore Ask\n", to);
    for (int i = 0; i < table->variables; i++)
        if (table->variable[i].kind == V_TIMER)
            fprintf(to, "  ignore expired %s\n", table->variable[i].name);
    return line + 3;
}

/* ---- reading ---- */

bool value_read(const struct table *table, const struct variable *variable, bool truth, const char *text, int *value)
{
    char spelled[32];
    (void)table;
    for (int i = 0; i < (truth ? 2 : variable_values(variable)); i++) {
        *value = truth ? i : variable_value(variable, i);
        FILE *to = fmemopen(spelled, sizeof spelled, "w");
        put_value(to, variable, truth, *value);
        fclose(to);
        if (!strcmp(text, spelled))
            return true;
    }
    if (truth || variable->kind == V_BOOL || variable->kind == V_NAMED || variable->kind == V_TIMER)
        return false;
    char *end; /* a bound may lie outside the domain */
    *value = (int)strtol(text, &end, 10);
    if (variable->kind == V_DURATION && !strncmp(end, *value ? "ms" : "s", 2))
        end += *value ? 2 : 1;
    return end != text && *end == '\0';
}

/* A value of a column: one of its variable, moved by what the column adds. */
static bool column_value_read(const struct table *table, int column, const char *text, int *value)
{
    const struct column *c = &table->column[column];
    return value_read(table, &table->variable[c->variable], column_is_truth(c), text, value);
}

static bool is_bound(const struct table *table, const char *text, int *variable)
{
    for (*variable = 0; *variable < table->variables; ++*variable)
        if (table->variable[*variable].param && !strcmp(text, table->variable[*variable].name))
            return true;
    return false;
}

static bool item_read(const struct table *table, int column, char *text, struct item *item)
{
    char *dots = strstr(text, "..");
    *item = (struct item){.kind = I_VALUE, .op = EQUAL};
    if (!strcmp(text, "missing") || !strcmp(text, "stopped") || !strcmp(text, "some") || !strcmp(text, "running")) {
        item->kind = *text == 'm' || text[2] == 'o' ? I_MISSING : I_SOME;
        return true;
    }
    if (dots) {
        *dots = '\0';
        item->kind = I_SPAN;
        return column_value_read(table, column, text, &item->a) && column_value_read(table, column, dots + 2, &item->b);
    }
    size_t sign = strcspn(text, " ");
    for (int op = 0; op < OPERATORS && text[sign]; op++)
        if (strlen(signs[op]) == sign && !strncmp(text, signs[op], sign)) {
            item->kind = I_COMPARE;
            item->op = (enum comparison)op;
            text += sign + 1;
            break;
        }
    int variable;
    if (is_bound(table, text, &variable)) {
        *item = (struct item){.kind = I_BOUND, .op = item->op, .a = variable};
        return true;
    }
    return column_value_read(table, column, text, &item->a);
}

bool cell_read(const struct table *table, int column, const char *text, struct cell *cell)
{
    char copy[512], *rest = copy;
    memset(cell, 0, sizeof *cell);
    snprintf(copy, sizeof copy, "%s", text);
    cell->any = !strcmp(text, "-");
    cell->negate = !strncmp(text, "not ", 4);
    rest += cell->negate ? 4 : 0;
    while (rest && !cell->any) {
        char *next = strstr(rest, ", ");
        if (next) {
            *next = '\0';
            next += 2;
        }
        if (cell->items == (int)(sizeof cell->item / sizeof *cell->item) ||
            !item_read(table, column, rest, &cell->item[cell->items++]))
            return false;
        rest = next;
    }
    return true;
}
