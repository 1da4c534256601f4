/* check_table.c: every input has an answer, and one only.
 *
 * Each table is looked at in the space of its inputs (check_space.h): on the diagram the runtime walks where the tests
 * are independent, else on one of its own, in which what cannot be is left out. Gaps (check_gaps.c), overlaps
 * (check_overlaps.c) and dead rows (check_dead.c) are read off it. */
#include "check_table.h"

#include <string.h>

#include "check_report.h"
#include "columns.h"
#include "lower.h"

#define EXPLAINED_MAX 100 /* dead rows of one table of which it is said what hides them */
#define HIDING_MAX 12     /* lines named */

const struct node *checked_node(const struct checked *checked, uint32_t row)
{
    return checked->use ? checked->use->decision->rows.item[row] : checked->rules[row]->node;
}

/* Opens the space and reads the facts; `own` is the diagram where one had to be built. */
static void checked_open(struct checked *checked, const struct grid *grid, const struct diagram_input *input,
                         const struct diagram *diagram, struct diagram *own)
{
    struct model *model = checked->model;
    space_open(&checked->space, model, grid, checked->leaf);
    space_rows(&checked->space, input, (uint32_t)checked->rows);
    checked->space.input.unique = false; /* overlaps are looked for one by one */
    memset(own, 0, sizeof *own);
    checked->diagram = diagram;
    if (!checked->space.plain && !diagram->exploded) {
        diagram_build(&checked->space.input, own);
        checked->diagram = own;
    }
    diagram_facts(&checked->space.input, checked->diagram, model->arena, NULL, NULL, &checked->facts);
    if (checked->diagram->exploded)
        checked->unsure = "too large for one diagram: gaps are searched for, not excluded";
}

static void checked_close(struct checked *checked, struct diagram *own)
{
    diagram_release(own);
    space_release(&checked->space);
}

static bool row_used(const struct checked *checked, size_t row)
{
    return checked->facts.row_used[row + checked->space.input.impossible];
}

/* ---- decisions ---- */

static void note_columns(struct checked *checked)
{
    struct decision *decision = checked->use->decision;
    const struct grid *grid = &checked->use->grid;
    size_t inputs = (size_t)decision->header->value, c = 0;
    for (const struct node *cell = decision->header->kid; cell && c < inputs; cell = cell->next, c++) {
        const char *column = model_text(checked->model, cell);
        for (size_t i = 0; i < grid->tests.count; i++)
            if (checked->facts.test_matters[checked->space.subject_of[i]] &&
                !strcmp(grid->tests.item[i].column, column))
                decision->column_matters[c] = true;
    }
}

/* "hidden by lines 17, 18 and 19 together", or NULL. */
static const char *hiding_text(const struct checked *checked, uint32_t row)
{
    struct model *model = checked->model;
    uint32_t hiding[HIDING_MAX + 1];
    size_t count = rows_hiding(checked, row, hiding, HIDING_MAX + 1);
    const char *text = "";
    for (size_t i = 0; i < count && i < HIDING_MAX; i++)
        text = arena_printf(model->arena, "%s%s%u", text,
                            !i                                    ? ""
                            : i + 1 < count && i + 1 < HIDING_MAX ? ", "
                                                                  : " and ",
                            model_line(model, checked_node(checked, hiding[i])));
    if (count == 0)
        return NULL;
    if (count == 1)
        return arena_printf(model->arena, "hidden by line %s", text);
    return arena_printf(model->arena, "hidden by lines %s%s together", text, count > HIDING_MAX ? " and others" : "");
}

static void note_rows(struct checked *checked)
{
    struct model *model = checked->model;
    struct decision *decision = checked->use->decision;
    size_t rows = decision->rows.count, explained = 0;
    if (!decision->row_used) {
        decision->row_used = arena_alloc(model->arena, (rows + 1) * sizeof *decision->row_used);
        decision->column_matters =
            arena_alloc(model->arena, ((size_t)decision->header->value + 1) * sizeof *decision->column_matters);
        decision->hidden = arena_alloc(model->arena, (rows + 1) * sizeof *decision->hidden);
    }
    for (size_t r = 0; r < rows; r++) {
        decision->row_used[r] = decision->row_used[r] || row_used(checked, r);
        if (decision->row_used[r] || decision->unsure || decision->hidden[r] || decision->policy == FSM_COLLECT)
            continue;
        decision->hidden[r] = explained++ < EXPLAINED_MAX ? hiding_text(checked, (uint32_t)r) : "";
    }
}

void check_decision(struct model *model, struct table_use *use, struct diagram_input *input)
{
    struct decision *decision = use->decision;
    struct checked checked = {.model = model, .use = use, .leaf = NO_INDEX, .rows = decision->rows.count};
    struct diagram own;
    if (!decision->header)
        return;
    bool exclusive = input->unique;
    checked_open(&checked, &use->grid, input, use->diagram, &own);
    if (use->diagram->exploded) {
        struct diag *diag =
            diag_add(model->diags, "W305", decision->node->at,
                     "`%s` is too large for one diagram: its rows are tested one by one", decision->name);
        diag_note(diag, "behind an index on its first column; gaps are searched for, but not excluded");
    }
    bool overlaps = exclusive && report_overlaps(&checked);
    if (overlaps || checked.diagram->exploded)
        decision->unsure = true; /* rows that an overlap hides are not dead */
    note_rows(&checked);
    note_columns(&checked);
    if (decision->policy != FSM_COLLECT && checked.facts.has_gap)
        report_gaps(&checked);
    use->unsure = checked.unsure;
    checked_close(&checked, &own);
}

/* ---- states ---- */

static void line_add(struct rule *rule, unsigned line)
{
    size_t at = 0;
    while (at < rule->hidden_by.count && rule->hidden_by.item[at] < line)
        at++;
    if (at < rule->hidden_by.count && rule->hidden_by.item[at] == line)
        return;
    list_push(&rule->hidden_by, line);
    for (size_t i = rule->hidden_by.count - 1; i > at; i--)
        rule->hidden_by.item[i] = rule->hidden_by.item[i - 1];
    rule->hidden_by.item[at] = line;
}

static void note_rules(struct checked *checked)
{
    size_t explained = 0;
    for (size_t i = 0; i < checked->rows; i++) {
        struct rule *rule = checked->rules[i];
        uint32_t hiding[HIDING_MAX];
        rule->used = rule->used || row_used(checked, i);
        if (row_used(checked, i))
            lower_check_final(checked->model, rule, checked->leaf);
        if (rule->used || rule->hidden_by.count >= HIDING_MAX || explained++ >= EXPLAINED_MAX)
            continue;
        size_t count = rows_hiding(checked, (uint32_t)i, hiding, HIDING_MAX);
        for (size_t k = 0; k < count; k++)
            line_add(rule, model_line(checked->model, checked->rules[hiding[k]]->node));
    }
}

const char *check_pair(struct model *model, uint16_t leaf, uint16_t column, struct rule *const *rules, size_t count,
                       struct diagram_input *input, const struct diagram *diagram)
{
    struct checked checked = {.model = model, .leaf = leaf, .column = column, .rules = rules, .rows = count};
    struct diagram own;
    checked_open(&checked, &model->grids[column], input, diagram, &own);
    if (diagram->exploded) {
        struct diag *diag = diag_add(model->diags, "W305", rules[0]->node->at,
                                     "these rows are too many for one diagram: they are tested one by one");
        diag_note(diag, "gaps are searched for, but not excluded");
    }
    bool overlaps = report_overlaps(&checked);
    for (size_t i = 0; i < count && overlaps; i++)
        rules[i]->used = true; /* what an overlap hides is not dead */
    note_rules(&checked);
    if (column + 1u != model_columns(model) && checked.facts.has_gap)
        report_gaps(&checked);
    checked_close(&checked, &own);
    return checked.unsure;
}

/* ---- what cannot be, for the diagram that runs ---- */

/* The atoms `state`, or a decision's output, cannot have in this leaf; NULL if it can have all. */
static uint64_t *impossible_atoms(struct model *model, const struct grid_test *test, uint16_t leaf)
{
    size_t words = (grid_atoms(test) + 63u) / 64, count;
    const int64_t *known;
    if (!grid_asks_state(test) && test->expr->kind != X_OUTPUT)
        return NULL;
    if (!values_known(model, test->expr, leaf, &known, &count))
        return NULL;
    uint64_t *others = arena_alloc(model->arena, words * sizeof *others);
    memset(others, 0xff, words * sizeof *others);
    for (size_t i = 0; i < count; i++) {
        uint16_t own = grid_atom_of(test, known[i]);
        others[own / 64] &= ~(UINT64_C(1) << own % 64);
    }
    return others;
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
