/* table.h: a random table as the oracle knows it: variables, columns that read them, rows of cells.
 *
 * Everything is small, so that every input can be tried. Nothing here knows how fsmc looks at a table: a cell is asked
 * whether a value passes, as docs/language.md says it, and that is all. */
#ifndef TABLES_TABLE_H
#define TABLES_TABLE_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

#define VARIABLES_MAX 6
#define COLUMNS_MAX 5
#define ROWS_MAX 8
#define ITEMS_MAX 3
#define INPUTS_MAX 60000
#define GONE (-1000000) /* missing */

enum variable_kind { V_BOOL, V_NAMED, V_INT, V_CHOICE, V_DURATION, V_TIMER };

struct variable {
    enum variable_kind kind;
    char name[8];
    bool optional, param;
    int lo, hi; /* of a present value; a timer is 0 when it runs */
    int choice[4], choices;
    bool read;    /* some cell that is not `-` depends on it */
    bool cut[64]; /* durations: some item changes its mind between v - 1 and v; by v - lo */
};

enum column_kind { C_PLAIN, C_PLUS, C_COMPARE, C_MISSING };
enum comparison { LESS, AT_MOST, EQUAL, UNEQUAL, AT_LEAST, MORE, OPERATORS };

struct column {
    enum column_kind kind;
    int variable;
    enum comparison op; /* C_COMPARE */
    int constant;       /* C_COMPARE, C_PLUS */
    char text[48];
};

enum item_kind { I_VALUE, I_COMPARE, I_SPAN, I_MISSING, I_SOME, I_BOUND };

struct item {
    enum item_kind kind;
    enum comparison op; /* I_COMPARE, I_BOUND */
    int a, b;           /* the value or bounds; I_BOUND: a variable */
};

struct cell {
    bool any, negate;
    int items;
    struct item item[ITEMS_MAX * 4]; /* those read back may be longer */
};

struct row {
    struct cell cell[COLUMNS_MAX];
    int output;
};

enum policy { UNIQUE, FIRST, ANY, COLLECT };

struct table {
    struct variable variable[VARIABLES_MAX];
    struct column column[COLUMNS_MAX];
    struct row row[ROWS_MAX];
    int variables, columns, rows;
    enum policy policy;
    bool in_state; /* a state's table for one event; else a decision */
};

/* ---- generate.c ---- */
void table_generate(struct table *table, uint64_t seed);

/* ---- write.c ---- */

/* Writes the table as a .fsm file, with `pasted` rows after its own. Returns the line of its first row. */
int table_write(FILE *to, const struct table *table, char *const *pasted, int count);
/* Reads a cell back; false if it is no cell. */
bool cell_read(const struct table *table, int column, const char *text, struct cell *cell);
/* Reads a value of a column, or of a variable; false if it is none. */
bool value_read(const struct table *table, const struct variable *variable, bool truth, const char *text, int *value);

/* ---- brute.c ---- */
int variable_values(const struct variable *variable);           /* how many, missing included */
int variable_value(const struct variable *variable, int index); /* ascending, missing first */
bool column_is_truth(const struct column *column);
int column_value(const struct table *table, int column, const int *value);
bool compare(enum comparison op, int a, int b);
bool item_passes(const struct item *item, int value, const int *values);
bool cell_passes(const struct table *table, int column, const struct cell *cell, const int *value);
bool row_matches(const struct table *table, const struct row *row, const int *value);

/* All inputs: every combination of values of the variables that are read. */
struct inputs {
    int count;
    int value[INPUTS_MAX][VARIABLES_MAX];
    double weight[INPUTS_MAX];    /* 1, or 0 for a duration that is not the first of its piece */
    unsigned matches[INPUTS_MAX]; /* bit per row */
};
/* Notes what is read and where durations are cut; false if there are too many inputs. */
bool inputs_fill(struct table *table, struct inputs *inputs);

#endif
