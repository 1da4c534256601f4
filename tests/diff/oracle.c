/* oracle.c: random pairs of tables, fsmc's word on what differs against every input.
 *
 *     diff_oracle [--seed N] [--pairs N] [--machines N] [--show SEED]
 *
 * The second table of a pair is the first with a few things changed: rows moved, dropped, doubled, cells and answers
 * exchanged, columns in another order or asking something else, domains widened. Every input of either is tried on
 * both: it lies in exactly one of the boxes that are told if its answer is another, with these two answers, and in none
 * if it is not. */
#include <stdlib.h>
#include <string.h>

#include "../oracle/random.h"
#include "../tables/table.h"
#include "compile.h"
#include "diff.h"
#include "machines.h"

#define BOXES_MAX 400
#define TRIED_MAX 400000

struct pair {
    struct table table[2];
    struct table both; /* the variables with the domains of both, the columns of both */
    struct row box[BOXES_MAX];
    const struct diff_case *told[BOXES_MAX];
    int boxes;
    const struct diff_change *change;
    char why[200];
};

static bool fail(struct pair *pair, const char *why)
{
    if (!*pair->why)
        snprintf(pair->why, sizeof pair->why, "%s", why);
    return false;
}

/* ---- what is changed ---- */

static void rows_swap(struct table *table, unsigned a, unsigned b)
{
    struct row row = table->row[a];
    table->row[a] = table->row[b];
    table->row[b] = row;
}

static void columns_swap(struct table *table, unsigned a, unsigned b)
{
    struct column column = table->column[a];
    table->column[a] = table->column[b];
    table->column[b] = column;
    for (int r = 0; r < table->rows; r++) {
        struct cell cell = table->row[r].cell[a];
        table->row[r].cell[a] = table->row[r].cell[b];
        table->row[r].cell[b] = cell;
    }
}

static void widen(struct variable *variable, struct random *random)
{
    if (variable->kind == V_CHOICE && variable->choices < 4)
        variable->hi = variable->choice[variable->choices++];
    else if (variable->kind == V_INT || variable->kind == V_DURATION || variable->kind == V_NAMED)
        variable->hi += 1 + (int)random_below(random, 2);
}

/* The column asks something else: another sum, another comparison. */
static void column_change(struct table *table, struct column *column, struct random *random)
{
    static const char *const sign[OPERATORS] = {"<", "<=", "=", "!=", ">=", ">"};
    const struct variable variable = table->variable[column->variable];
    if (table->columns == COLUMNS_MAX)
        return;
    if (column->kind == C_PLUS) {
        column->constant += 1 + (int)random_below(random, 2);
        snprintf(column->text, sizeof column->text, "%s + %d", variable.name, column->constant);
    } else if (column->kind == C_COMPARE) {
        column->op = (enum comparison)random_below(random, OPERATORS);
        snprintf(column->text, sizeof column->text, "%s %s %d%s", variable.name, sign[column->op], column->constant,
                 variable.kind == V_DURATION ? "ms" : "");
    }
}

static void row_change(struct table *table, struct random *random)
{
    unsigned rows = (unsigned)table->rows, a = random_below(random, rows), b = random_below(random, rows);
    unsigned column = random_below(random, (unsigned)table->columns);
    switch (random_below(random, 7)) {
    case 0:
        rows_swap(table, a, b);
        break;
    case 1:
        table->row[a] = table->row[--table->rows];
        break;
    case 2:
        if (table->rows < ROWS_MAX)
            table->row[table->rows++] = table->row[a];
        break;
    case 3:
        table->row[a].output = !table->row[a].output;
        break;
    case 4:
        table->row[a].cell[column] = table->row[b].cell[column];
        break;
    case 5:
        table->row[a].cell[column].any = true;
        break;
    default:
        table->row[a].cell[column].negate = !table->row[a].cell[column].negate;
        break;
    }
}

static void change(struct table *table, struct random *random)
{
    unsigned column = random_below(random, (unsigned)table->columns);
    unsigned other = random_below(random, (unsigned)table->columns);
    switch (random_below(random, 8)) {
    case 0:
        columns_swap(table, column, other);
        break;
    case 1:
        widen(&table->variable[table->column[column].variable], random);
        break;
    case 2:
        column_change(table, &table->column[column], random);
        break;
    case 3:
        if (table->policy <= FIRST)
            table->policy = (enum policy)(FIRST - table->policy);
        break;
    default:
        if (table->rows > table->in_state)
            row_change(table, random);
        break;
    }
}

static int column_find(const struct table *table, const char *text)
{
    int c = 0;
    while (c < table->columns && strcmp(table->column[c].text, text) != 0)
        c++;
    return c;
}

static bool pair_make(struct pair *pair, uint64_t seed)
{
    struct random random = {seed * 77 + 5};
    table_generate(&pair->table[OLD], seed);
    pair->table[NEW] = pair->table[OLD];
    for (unsigned i = random_below(&random, 5); i > 0; i--)
        change(&pair->table[NEW], &random);
    if (random_chance(&random, 30)) { /* what was widened may as well be narrowed */
        struct table table = pair->table[OLD];
        pair->table[OLD] = pair->table[NEW];
        pair->table[NEW] = table;
    }
    pair->both = pair->table[NEW];
    for (int c = 0; c < pair->table[OLD].columns; c++)
        if (column_find(&pair->both, pair->table[OLD].column[c].text) == pair->both.columns) {
            if (pair->both.columns == COLUMNS_MAX)
                return false;
            pair->both.column[pair->both.columns++] = pair->table[OLD].column[c];
        }
    for (int i = 0; i < pair->both.variables; i++)
        if (pair->table[OLD].variable[i].hi > pair->both.variable[i].hi)
            pair->both.variable[i] = pair->table[OLD].variable[i];
    return true;
}

/* ---- every input ---- */

static void note_reads(const struct table *table, bool *read)
{
    for (int r = 0; r < table->rows; r++)
        for (int c = 0; c < table->columns; c++) {
            const struct cell *cell = &table->row[r].cell[c];
            read[table->column[c].variable] = read[table->column[c].variable] || !cell->any;
            for (int i = 0; i < cell->items && !cell->any; i++)
                if (cell->item[i].kind == I_BOUND)
                    read[cell->item[i].a] = true;
        }
}

/* What a table answers, as fsmc would say it; "" for nothing. */
static void answer_of(const struct table *table, const int *value, char *text, size_t size)
{
    size_t length = 0;
    *text = '\0';
    for (int r = 0; r < table->rows; r++) {
        if (!row_matches(table, &table->row[r], value))
            continue;
        length += (size_t)snprintf(text + length, size - length, "%s%d", length ? "; " : "", table->row[r].output);
        if (table->policy != COLLECT)
            return;
    }
}

/* In a state an answer is what is done; all of it where the other table has none. */
static bool is_said(const struct pair *pair, const char *said, const char *other, const char *answer)
{
    char text[64];
    if (!*answer || !said)
        return !*answer && !said;
    if (!pair->both.in_state)
        return !strcmp(said, answer);
    snprintf(text, sizeof text, other ? "y = %s" : "stay: y = %s", answer);
    return !strcmp(said, text);
}

static bool check_input(struct pair *pair, const int *value, bool *differs)
{
    char answer[2][64];
    int hits = 0;
    answer_of(&pair->table[OLD], value, answer[OLD], sizeof answer[OLD]);
    answer_of(&pair->table[NEW], value, answer[NEW], sizeof answer[NEW]);
    *differs = strcmp(answer[OLD], answer[NEW]) != 0;
    for (int i = 0; i < pair->boxes; i++) {
        if (!row_matches(&pair->both, &pair->box[i], value))
            continue;
        hits++;
        if (!is_said(pair, pair->told[i]->old, pair->told[i]->new, answer[OLD]) ||
            !is_said(pair, pair->told[i]->new, pair->told[i]->old, answer[NEW]))
            return fail(pair, "a box tells another answer");
    }
    if (hits > 1)
        return fail(pair, "two boxes hold one input");
    return hits == *differs || fail(pair, hits ? "a box holds an input that did not change" : "a change is not told");
}

/* fsmc counts whole values; durations by pieces, which are not counted here. */
static bool check_counts(struct pair *pair, const bool *read, long tried, long changed)
{
    for (int i = 0; i < pair->both.variables; i++)
        if (read[i] && pair->both.variable[i].kind == V_DURATION)
            return true;
    if (!pair->change)
        return !changed || fail(pair, "changes are not counted");
    return (pair->change->inputs == (double)tried && pair->change->changed == (double)changed) ||
           fail(pair, "the inputs are not counted right");
}

/* Tries all inputs; true if they are too many. */
static bool check_inputs(struct pair *pair)
{
    bool read[VARIABLES_MAX] = {false};
    int at[VARIABLES_MAX] = {0}, value[VARIABLES_MAX];
    long count = 1, changed = 0;
    note_reads(&pair->table[OLD], read);
    note_reads(&pair->table[NEW], read);
    for (int i = 0; i < pair->both.variables; i++)
        count *= read[i] ? variable_values(&pair->both.variable[i]) : 1;
    if (count > TRIED_MAX)
        return true;
    for (long n = 0; n < count; n++) {
        bool differs;
        for (int i = 0; i < pair->both.variables; i++)
            value[i] = variable_value(&pair->both.variable[i], at[i]);
        if (!check_input(pair, value, &differs))
            return false;
        changed += differs;
        for (int i = pair->both.variables; i-- > 0;) {
            if (read[i] && ++at[i] < variable_values(&pair->both.variable[i]))
                break;
            at[i] = 0;
        }
    }
    return check_counts(pair, read, count, changed);
}

/* ---- what fsmc says ---- */

static bool read_case(struct pair *pair, const struct diff_change *told, const struct diff_case *one)
{
    struct row *row = &pair->box[pair->boxes];
    if (pair->boxes == BOXES_MAX)
        return fail(pair, "more boxes than such a table can have");
    for (int c = 0; c < pair->both.columns; c++)
        row->cell[c] = (struct cell){.any = true};
    for (size_t c = 0; one->cell && c < told->columns; c++) {
        int column = column_find(&pair->both, told->column[c]);
        if (column == pair->both.columns)
            return fail(pair, "a column is told that no table has");
        if (!cell_read(&pair->both, column, one->cell[c], &row->cell[column]))
            return fail(pair, "a cell cannot be read");
    }
    pair->told[pair->boxes++] = one;
    return true;
}

static int wider; /* pairs of which some box could not be said in cells */

static bool check_diff(struct pair *pair, const struct diff *diff)
{
    pair->boxes = 0;
    pair->change = NULL;
    for (size_t i = 0; i < diff->changes.count; i++) {
        const struct diff_change *told = diff->changes.item[i];
        if (told->section == DIFF_DECLARATIONS)
            continue;
        if (told->section != (pair->both.in_state ? DIFF_TRANSITIONS : DIFF_DECISIONS) || pair->change)
            return fail(pair, "something else is told");
        if (told->note && strncmp(told->note, "some cell is wider", 18) != 0)
            return fail(pair, told->note);
        wider += told->note != NULL;
        if (told->note)
            return true;
        pair->change = told;
        for (size_t k = 0; k < told->cases.count; k++)
            if (!read_case(pair, told, &told->cases.item[k]))
                return false;
    }
    return check_inputs(pair);
}

/* ---- a run ---- */

static char *table_text(const struct table *table)
{
    char *text = NULL;
    size_t length = 0;
    FILE *to = open_memstream(&text, &length);
    table_write(to, table, NULL, 0);
    fclose(to);
    return text;
}

static int refused, differing;

/* A change may make a cell that no value passes: fsmc refuses such a table, and there is nothing to compare. */
static bool run(struct pair *pair, uint64_t seed)
{
    struct compilation compilation[2];
    struct source source[2];
    *pair->why = '\0';
    if (!pair_make(pair, seed))
        return true;
    char *text[2] = {table_text(&pair->table[OLD]), table_text(&pair->table[NEW])};
    for (int which = OLD; which <= NEW; which++) {
        source[which] = (struct source){which == OLD ? "old" : "new", text[which], (uint32_t)strlen(text[which])};
        compile_with_gaps(&compilation[which], &source[which]);
    }
    bool good = true, built = compilation[OLD].machine && compilation[NEW].machine;
    refused += !built;
    if (built) {
        struct diff diff;
        diff_open(&diff, &compilation[OLD].model, &compilation[NEW].model);
        diff_models(&diff);
        good = check_diff(pair, &diff);
        differing += pair->change != NULL;
        diff_release(&diff);
    }
    for (int which = OLD; which <= NEW; which++) {
        compilation_close(&compilation[which]);
        free(text[which]);
    }
    return good;
}

static void show(struct pair *pair, uint64_t seed)
{
    pair_make(pair, seed);
    for (int which = OLD; which <= NEW; which++) {
        char *text = table_text(&pair->table[which]);
        printf("# %s\n%s", which == OLD ? "old" : "new", text);
        free(text);
    }
}

int main(int argc, char **argv)
{
    static struct pair pair;
    uint64_t seed = 1, pairs = 4000, machines = 300;
    int passed = 0, failed = 0;
    const char *why;
    for (int i = 1; i + 1 < argc; i += 2) {
        uint64_t value = strtoull(argv[i + 1], NULL, 10);
        if (!strcmp(argv[i], "--seed"))
            seed = value;
        if (!strcmp(argv[i], "--pairs"))
            pairs = value;
        if (!strcmp(argv[i], "--machines"))
            machines = value;
        if (!strcmp(argv[i], "--show")) {
            show(&pair, value);
            return 0;
        }
    }
    for (uint64_t i = 0; i < pairs; i++) {
        bool good = run(&pair, seed + i);
        passed += good;
        failed += !good;
        if (!good && failed <= 20)
            printf("FAIL --show %llu: %s\n", (unsigned long long)(seed + i), pair.why);
    }
    for (uint64_t i = 0; i < machines; i++) {
        bool good = machines_good(seed + i, &why);
        passed += good;
        failed += !good;
        if (!good)
            printf("FAIL machine %llu: %s\n", (unsigned long long)(seed + i), why);
    }
    printf("%d pairs differ; %d were refused; in %d some box was more than a cell can say\n", differing, refused,
           wider);
    printf("%d passed, %d failed\n", passed, failed);
    return failed != 0;
}
