/* check_table.c: every input has an answer, and one only.
 *
 * A gap is printed as the row that is missing, ready to paste; an overlap as the two rows and an input both
 * take. What the checks see is the diagram the runtime walks. */
#include "check_table.h"

#include <string.h>

#include "columns.h"
#include "expr.h"
#include "lower.h"
#include "states.h"

/* ---- words ---- */

/* The cell a gap has in the column called `column`: the first test of it that is not free. */
static const char *gap_cell(const struct model *model, const struct grid *grid, const uint16_t *gap, const char *column)
{
    for (size_t i = 0; i < grid->tests.count; i++)
        if (gap[i] != DIAGRAM_ANY && !grid->tests.item[i].mixed && !strcmp(grid->tests.item[i].column, column))
            return grid_atom_text(model, &grid->tests.item[i], gap[i]);
    return "-";
}

static const char *gap_row(const struct model *model, const struct grid *grid, const uint16_t *gap,
                           const struct node *header, const char *event)
{
    const char *text = "|";
    int64_t c = 0;
    for (const struct node *cell = header->kid; cell; cell = cell->next, c++) {
        const char *content = c >= header->value ? "?"
                              : c == 0 && event  ? event
                                                 : gap_cell(model, grid, gap, model_text(model, cell));
        text = arena_printf(model->arena, "%s%s %s |", text, c == header->value ? "|" : "", content);
    }
    return text;
}

static const char *witness(const struct model *model, const struct grid *grid, const uint16_t *input)
{
    const char *text = "";
    for (size_t i = 0; i < grid->tests.count; i++) {
        const struct grid_test *test = &grid->tests.item[i];
        if (input[i] == DIAGRAM_ANY)
            continue;
        const char *atom = grid_atom_text(model, test, input[i]);
        bool sign = *atom == '<' || *atom == '>' || *atom == '=';
        const char *separator = *text ? ", " : "";
        if (test->mixed)
            text = arena_printf(model->arena, input[i] ? "%s%s%s" : "%s%snot (%s)", text, separator, test->text);
        else
            text = arena_printf(model->arena, "%s%s%s %s%s", text, separator, test->column, sign ? "" : "= ", atom);
    }
    return *text ? text : "any input";
}

static const char *share(const struct model *model, const struct diagram_facts *facts)
{
    if (facts->uncovered <= 0) /* found in a table too large to count in */
        return "some inputs";
    return arena_printf(model->arena, "%.0f of %.0f inputs (%.3g %%)", facts->uncovered, facts->inputs,
                        100 * facts->uncovered / facts->inputs);
}

/* ---- decisions ---- */

struct use_rows {
    const struct table_use *use;
    const struct diagram_input *input;
};

/* Whether two rows that overlap may: they agree, or no input is in both. */
static bool same_outputs(void *context, uint32_t a, uint32_t b)
{
    const struct use_rows *rows = context;
    const struct table_use *use = rows->use;
    size_t outputs = use->decision->outputs.count, written = use->decision->rows.count;
    if (a >= written || b >= written || !check_can_meet(&use->grid, rows->input, a, b))
        return true;
    if (use->decision->policy != FSM_ANY)
        return false;
    for (size_t k = 0; k < outputs; k++) {
        const struct expr *x = use->output[a * outputs + k], *y = use->output[b * outputs + k];
        if (x != y && (!x || !y || x->kind != X_CONST || y->kind != X_CONST || x->value != y->value))
            return false;
    }
    return true;
}

static void note_used(struct model *model, struct table_use *use, const struct diagram_facts *facts)
{
    struct decision *decision = use->decision;
    size_t inputs = (size_t)decision->header->value, c = 0;
    if (!decision->row_used) {
        decision->row_used = arena_alloc(model->arena, (decision->rows.count + 1) * sizeof *decision->row_used);
        decision->column_matters = arena_alloc(model->arena, (inputs + 1) * sizeof *decision->column_matters);
    }
    for (size_t r = 0; r < decision->rows.count; r++)
        decision->row_used[r] = decision->row_used[r] || facts->row_used[r];
    for (const struct node *cell = decision->header->kid; cell && c < inputs; cell = cell->next, c++)
        for (size_t i = 0; i < use->grid.tests.count; i++)
            if (facts->test_matters[i] && !strcmp(use->grid.tests.item[i].column, model_text(model, cell)))
                decision->column_matters[c] = true;
}

void check_decision(struct model *model, struct table_use *use, struct diagram_input *input)
{
    struct decision *decision = use->decision;
    struct diagram_facts facts;
    if (!decision->header)
        return;
    struct use_rows rows = {use, input};
    diagram_facts(input, use->diagram, model->arena, same_outputs, &rows, &facts);
    note_used(model, use, &facts);
    if (use->diagram->exploded) {
        decision->unsure = true;
        struct diag *diag =
            diag_add(model->diags, "W305", decision->node->at,
                     "`%s` is too large for one diagram: its rows are tested one by one", decision->name);
        diag_note(diag, "behind an index on its first column; gaps are searched for, but not excluded");
    }
    if (facts.has_gap && decision->policy != FSM_COLLECT) {
        struct diag *diag = diag_add(model->diags, "E301", decision->node->at, "decision `%s` has no row for %s",
                                     decision->name, share(model, &facts));
        diag_note(diag, "e.g. %s", witness(model, &use->grid, facts.gap));
        diag_hint(diag, "paste: %s", gap_row(model, &use->grid, facts.gap, decision->header, NULL));
    }
    if (!facts.has_overlap)
        return;
    decision->unsure = true; /* rows the overlap hides are not dead */
    const struct node *a = decision->rows.item[facts.overlap_row[0]], *b = decision->rows.item[facts.overlap_row[1]];
    struct diag *diag = diag_add(model->diags, "E302", b->at, "two rows of `%s` answer the same input%s",
                                 decision->name, decision->policy == FSM_ANY ? " differently" : "");
    diag_other(diag, a->at, "the other row");
    diag_note(diag, "e.g. %s", witness(model, &use->grid, facts.overlap));
}

/* ---- states ---- */

struct pair_rules {
    struct rule *const *rules;
    size_t count;
    const struct grid *grid;
    const struct diagram_input *input;
};

static bool same_answer(void *context, uint32_t a, uint32_t b)
{
    const struct pair_rules *pair = context;
    if (a >= pair->count || b >= pair->count || !check_can_meet(pair->grid, pair->input, a, b))
        return true;
    const struct rule *x = pair->rules[a], *y = pair->rules[b];
    return x->policy == FSM_FIRST && y->policy == FSM_FIRST && x->table == y->table && x->state == y->state;
}

static void report_gap(struct model *model, uint16_t leaf, uint16_t column, const struct rule *rule,
                       const struct diagram_facts *facts)
{
    const struct state *state = &model->states.item[model->leaf_state.item[leaf]];
    const struct grid *grid = &model->grids[column];
    const char *event = states_column_name(model, column);
    struct diag *diag = diag_add(model->diags, "E301", rule->node->at, "state `%s` has no row for `%s` in %s",
                                 state->name, event, share(model, facts));
    diag_note(diag, "e.g. %s", witness(model, grid, facts->gap));
    if (rule->header)
        diag_hint(diag, "paste: %s", gap_row(model, grid, facts->gap, rule->header, event));
}

void check_pair(struct model *model, uint16_t leaf, uint16_t column, struct rule *const *rules, size_t count,
                struct diagram_input *input, const struct diagram *diagram)
{
    struct pair_rules pair = {rules, count, &model->grids[column], input};
    struct diagram_facts facts;
    diagram_facts(input, diagram, model->arena, same_answer, &pair, &facts);
    for (size_t i = 0; i < count; i++) {
        rules[i]->used = rules[i]->used || facts.row_used[i];
        if (facts.row_used[i])
            lower_check_final(model, rules[i], leaf);
    }
    if (diagram->exploded)
        diag_add(model->diags, "W305", rules[0]->node->at,
                 "these rows are too many for one diagram: they are tested one by one");
    if (facts.has_gap && column + 1u != model_columns(model))
        report_gap(model, leaf, column, rules[0], &facts);
    if (!facts.has_overlap)
        return;
    for (size_t i = 0; i < count; i++)
        rules[i]->used = true;
    const struct rule *a = rules[facts.overlap_row[0]], *b = rules[facts.overlap_row[1]];
    struct diag *diag =
        diag_add(model->diags, "E302", b->node->at, "two rows of state `%s` take `%s` for the same input",
                 model->states.item[b->state].name, states_column_name(model, column));
    diag_other(diag, a->node->at, "the other row");
    diag_note(diag, "e.g. %s", witness(model, &model->grids[column], facts.overlap));
}

/* ---- what cannot be ---- */

/* Which rows a decision can answer with in this leaf. Children come before parents, so one pass downwards does. */
static void possible_rows(struct model *model, const struct table_use *use, uint16_t leaf, bool *row)
{
    const struct diagram *diagram = use->diagram;
    bool *live = arena_alloc(model->arena, (diagram->nodes + 1) * sizeof *live);
    if (diagram->root & DIAGRAM_LEAF) {
        if ((diagram->root & ~DIAGRAM_LEAF) < use->decision->rows.count)
            row[diagram->root & ~DIAGRAM_LEAF] = true;
        return;
    }
    live[diagram->root] = true;
    for (uint32_t i = diagram->root + 1; i-- > 0;) {
        const struct grid_test *test = &use->grid.tests.item[diagram->node[i].test];
        for (uint16_t atom = 0; live[i] && atom < grid_atoms(test); atom++) {
            uint32_t kid = diagram->kids[diagram->node[i].kid + atom];
            bool beyond = kid & DIAGRAM_LEAF && (kid & ~DIAGRAM_LEAF) >= use->decision->rows.count;
            if ((grid_asks_state(test) && atom != grid_atom_of(test, leaf)) || beyond)
                continue;
            if (kid & DIAGRAM_LEAF)
                row[kid & ~DIAGRAM_LEAF] = true;
            else
                live[kid] = true;
        }
    }
}

/* The atoms `state`, or a decision's output, cannot have in this leaf; NULL if it can have all. */
static uint64_t *impossible_atoms(struct model *model, const struct grid_test *test, uint16_t leaf)
{
    const struct expr *expr = test->expr;
    if (grid_asks_state(test)) {
        uint16_t own = grid_atom_of(test, leaf);
        uint64_t *others = arena_alloc(model->arena, (grid_atoms(test) + 63u) / 64 * sizeof *others);
        memset(others, 0xff, (grid_atoms(test) + 63u) / 64 * sizeof *others);
        others[own / 64] &= ~(UINT64_C(1) << own % 64);
        return others;
    }
    const struct table_use *use = expr->kind == X_OUTPUT ? model->uses.item[expr->place] : NULL;
    if (!use || use->decision->policy == FSM_COLLECT || use->diagram->exploded)
        return NULL;
    size_t outputs = use->decision->outputs.count, rows = use->decision->rows.count,
           words = (grid_atoms(test) + 63u) / 64;
    bool *row = arena_alloc(model->arena, (rows + 1) * sizeof *row);
    uint64_t *atoms = arena_alloc(model->arena, words * sizeof *atoms);
    possible_rows(model, use, leaf, row);
    memset(atoms, 0xff, words * sizeof *atoms);
    for (size_t r = 0; r < rows; r++) {
        const struct expr *output = use->output[r * outputs + expr->n];
        if (!row[r])
            continue;
        if (!output || output->kind != X_CONST)
            return NULL;
        uint16_t atom = grid_atom_of(test, output->value);
        atoms[atom / 64] &= ~(UINT64_C(1) << atom % 64);
    }
    return atoms;
}

void check_impossible(struct model *model, const struct grid *grid, uint16_t leaf, struct diagram_input *input)
{
    struct diagram_row *row = arena_alloc(model->arena, (input->rows + grid->tests.count + 1) * sizeof *row);
    memcpy(row, input->row, input->rows * sizeof *row);
    for (size_t i = 0; i < grid->tests.count; i++) {
        uint64_t *atoms = impossible_atoms(model, &grid->tests.item[i], leaf);
        if (!atoms)
            continue;
        struct diagram_cell *cell = arena_alloc(model->arena, sizeof *cell);
        *cell = (struct diagram_cell){.test = (uint16_t)i, .atoms = atoms};
        row[input->rows++] = (struct diagram_row){.cell = cell, .cells = 1, .level = UINT16_MAX};
    }
    input->row = row;
}

/* ---- dead rows ---- */

void check_unused_rows(struct model *model)
{
    for (size_t i = 0; i < model->decisions.count; i++) {
        const struct decision *decision = model->decisions.item[i];
        for (size_t r = 0; decision->row_used && !decision->unsure && r < decision->rows.count; r++)
            if (!decision->row_used[r])
                diag_add(model->diags, "W303", decision->rows.item[r]->at,
                         "no input reaches this row: earlier rows answer all it could");
        const struct node *cell = decision->row_used ? decision->header->kid : NULL;
        for (int64_t c = 0; cell && c < decision->header->value && !decision->unsure; c++, cell = cell->next)
            if (!decision->column_matters[c] && decision->rows.count)
                diag_add(model->diags, "W304", cell->at,
                         "this column never matters: the answer is the same without it");
    }
    for (size_t s = 0; s < model->states.count; s++)
        for (size_t r = 0; r < model->states.item[s].rules.count; r++) {
            const struct rule *rule = &model->states.item[s].rules.item[r];
            if (!rule->used)
                diag_add(model->diags, "W303", rule->node->at,
                         "nothing is left for this: other rows of `%s` or of the states inside it answer first",
                         model->states.item[s].name);
        }
}
