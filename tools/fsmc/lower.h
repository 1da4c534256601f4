/* lower.h: from rules and tables to diagrams and code. */
#ifndef FSMC_LOWER_H
#define FSMC_LOWER_H

#include "assemble.h"
#include "diagram.h"

/* Finds every mistake in statements, and every decision they read, writing nothing. */
void lower_check(struct model *model);
/* Writes all code: functions first, then the diagram of each (state, event), then what rows do. */
void lower(struct model *model);

/* ---- lower_table.c ---- */

/* Gives a grid its place among the machine's tests, cells and rows. */
void lower_grid(struct model *model, struct grid *grid);
/* The diagram's input for rows `pick[0..rows)` of a grid; levels may be NULL. From the arena. */
struct diagram_input lower_input(struct model *model, const struct grid *grid, const uint32_t *pick,
                                 const uint16_t *level, size_t rows);
/* Writes the diagram; leaf(context, row or set) gives the label of an answer. `state` is the leaf the machine is in
 * whenever this runs, or NO_INDEX. */
typedef uint32_t (*leaf_label)(void *context, uint32_t leaf);
void lower_diagram(struct code *code, const struct grid *grid, const struct diagram *diagram, uint16_t state,
                   leaf_label leaf, void *context);
/* Writes the instruction that tells a test's atoms apart, its targets still to follow. */
void lower_branch(struct code *code, const struct grid_test *test);
/* Writes row tests instead, behind an index on the first columns. */
void lower_scan(struct code *code, const struct grid *grid, const uint32_t *pick, size_t rows, uint16_t temp,
                leaf_label leaf, void *context);
/* Writes each test as a function, for explanations. */
void lower_tests(struct code *code, struct grid *grid);

/* ---- lower_inline.c ---- */

/* A test that asks a small decision: writes that decision's diagram here, its answers leading straight to way[atom],
 * or to `gap`. False if it is not such a test, and nothing was written. */
bool lower_inline(struct code *code, const struct grid_test *test, uint16_t state, const uint32_t *way, uint32_t gap);

/* ---- lower_uses.c ---- */
void lower_use(struct code *code, struct table_use *use);
void lower_pick(struct code *code, struct pick_use *use);
uint16_t lower_scan_temps(struct code *code, const struct grid *grid, struct place at); /* where its atoms are kept */

/* ---- lower_pairs.c ---- */
void lower_pairs(struct code *code);

/* ---- lower_rule.c ---- */

/* Writes what a rule does in a leaf: exit, do, enter. */
void lower_rule(struct code *code, const struct rule *rule, uint16_t leaf);
/* Reports E412 for a rule that some input takes in this leaf. */
void lower_check_final(struct model *model, const struct rule *rule, uint16_t leaf);
/* Whether leaving `leaf` by this rule runs no exit; `outer` is the state it stays in. */
bool lower_exits_quietly(const struct model *model, const struct rule *rule, uint16_t leaf, uint16_t *outer);
void lower_start(struct code *code);

#endif
