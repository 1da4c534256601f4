/* check_gaps.c: inputs without an answer, as rows to paste.
 *
 * The gaps of a table come as boxes (diagram_boxes.c), the largest first; each is printed as the row that is missing.
 * No two of these rows have an input in common: pasted, they close the gap and overlap nothing. */
#include <string.h>

#include "check_cells.h"
#include "check_report.h"
#include "check_table.h"
#include "columns.h"
#include "expr.h"
#include "states.h"

#define BOXES_MAX 12
#define INPUTS_EXACT 9007199254740992.0 /* 2^53 */

/* ---- words ---- */

static const char *share(const struct checked *checked)
{
    const struct diagram_facts *facts = &checked->facts;
    struct arena *arena = checked->model->arena;
    if (facts->uncovered <= 0) /* found in a table too large to count in */
        return "some inputs";
    if (facts->inputs > INPUTS_EXACT)
        return arena_printf(arena, "%.3g %% of its inputs", 100 * facts->uncovered / facts->inputs);
    return arena_printf(arena, "%.0f of %.0f inputs (%.3g %%)", facts->uncovered, facts->inputs,
                        100 * facts->uncovered / facts->inputs);
}

/* Classes as atoms of their only test. */
static const uint64_t *atoms_of(const struct checked *checked, const struct subject *subject, const uint64_t *classes)
{
    const struct grid_test *test = &checked->space.grid->tests.item[subject->test[0]];
    uint64_t *atoms = arena_alloc(checked->model->arena, (space_atoms(test) + 63u) / 64 * sizeof *atoms);
    for (uint32_t class = 0; class < subject->classes; class ++)
        if (classes[class / 64] >> class % 64 & 1)
            atoms[subject->atom[0][class] / 64] |= UINT64_C(1) << subject->atom[0][class] % 64;
    return atoms;
}

/* The plain test of the column that a linked test is about; there is one, or it were not linked. */
static uint16_t plain_test(const struct grid *grid, uint16_t linked)
{
    uint16_t test = 0;
    while (grid->tests.item[test].bound || !expr_equal(grid->tests.item[test].expr, grid->tests.item[linked].expr->x))
        test++;
    return test;
}

/* Says of a linked test's column what the box says: that it is missing, or there. */
static void settle_linked(const struct checked *checked, uint16_t linked, const uint64_t **atoms)
{
    const struct grid *grid = checked->space.grid;
    uint16_t gone = grid_atoms(&grid->tests.item[linked]), plain = plain_test(grid, linked);
    size_t words = (grid_atoms(&grid->tests.item[plain]) + 63u) / 64;
    bool missing = atoms[linked][gone / 64] >> gone % 64 & 1;
    uint64_t *own = arena_alloc(checked->model->arena, words * sizeof *own);
    for (size_t i = 0; i < words; i++)
        own[i] = atoms[plain] ? atoms[plain][i] : ~UINT64_C(0);
    if (missing) {
        memset(own, 0, words * sizeof *own);
        own[0] = 1;
        atoms[linked] = NULL;
    } else {
        own[0] &= ~UINT64_C(1);
    }
    atoms[plain] = own;
}

/* A box as sets of atoms of each test, as struct gap has them. */
static const uint64_t *const *box_atoms(const struct checked *checked, const struct diagram_box *box)
{
    const struct space *space = &checked->space;
    const uint64_t **atoms = arena_alloc(checked->model->arena, (space->grid->tests.count + 1) * sizeof *atoms);
    for (uint16_t test = 0; test < space->grid->tests.count; test++) {
        const struct subject *subject = &space->subjects.item[space->subject_of[test]];
        const uint64_t *allowed = box->allowed[space->axis_of[test]];
        atoms[test] = allowed && subject->tests == 1 ? atoms_of(checked, subject, allowed) : allowed;
    }
    for (uint16_t test = 0; test < space->grid->tests.count; test++)
        if (atoms[test] && test_is_linked(&space->grid->tests.item[test]))
            settle_linked(checked, test, atoms);
    return atoms;
}

/* ---- headers ---- */

static bool header_has(const struct model *model, const struct node *header, const char *column)
{
    int64_t c = 0;
    for (const struct node *cell = header->kid; cell && c < header->value; cell = cell->next, c++)
        if (!strcmp(model_text(model, cell), column))
            return true;
    return false;
}

static bool header_says(const struct checked *checked, const struct node *header, const uint64_t *const *atoms)
{
    const struct grid *grid = checked->space.grid;
    for (size_t i = 0; i < grid->tests.count; i++)
        if (atoms[i] && !header_has(checked->model, header, grid->tests.item[i].column))
            return false;
    return true;
}

/* The header of a table that has all columns the gap asks; NULL if none has. */
static const struct node *header_for(const struct checked *checked, const uint64_t *const *atoms)
{
    if (checked->use)
        return checked->use->decision->header;
    for (size_t i = 0; i < checked->rows; i++)
        if (checked->rules[i]->header && header_says(checked, checked->rules[i]->header, atoms))
            return checked->rules[i]->header;
    return NULL;
}

/* ---- rows ---- */

static const char *row_under(const struct checked *checked, const struct node *header, const uint64_t *const *atoms,
                             bool *exact)
{
    struct model *model = checked->model;
    const char *text = "|", *event = checked->use ? NULL : states_column_name(model, checked->column);
    int64_t c = 0;
    for (const struct node *cell = header->kid; cell; cell = cell->next, c++) {
        const char *content = c >= header->value ? "?"
                              : c == 0 && event
                                  ? event
                                  : column_cell_text(model, checked->space.grid, atoms, model_text(model, cell), exact);
        text = arena_printf(model->arena, "%s%s %s |", text, c == header->value ? "|" : "", content);
    }
    return text;
}

/* A table of its own, for a gap that asks columns of several tables. */
static const char *own_table(const struct checked *checked, const uint64_t *const *atoms, bool *exact)
{
    struct model *model = checked->model;
    const struct grid *grid = checked->space.grid;
    const char *head = "| on |",
               *row = arena_printf(model->arena, "| %s |", states_column_name(model, checked->column));
    for (size_t i = 0; i < grid->tests.count; i++) {
        const char *column = grid->tests.item[i].column;
        bool again = false;
        for (size_t k = 0; k < i; k++)
            again = again || (atoms[k] && !strcmp(grid->tests.item[k].column, column));
        if (!atoms[i] || again)
            continue;
        head = arena_printf(model->arena, "%s %s |", head, column);
        row = arena_printf(model->arena, "%s %s |", row, column_cell_text(model, grid, atoms, column, exact));
    }
    return arena_printf(model->arena, "%s| next | do |\n       %s| ? | ? |", head, row);
}

static const char *gap_row(const struct checked *checked, const uint64_t *const *atoms, bool *exact)
{
    const struct node *header = header_for(checked, atoms);
    *exact = true;
    return header ? row_under(checked, header, atoms, exact) : own_table(checked, atoms, exact);
}

/* ---- reports ---- */

static void box_asks(const struct checked *checked, const struct diagram_box *box, bool *asked)
{
    for (size_t s = 0; s < checked->space.subjects.count; s++)
        asked[s] = box->atoms[s] != NULL;
}

static struct place place_of(const struct checked *checked)
{
    return checked->use ? checked->use->decision->node->at : checked->rules[0]->node->at;
}

static const char *state_name(const struct checked *checked)
{
    return checked->model->states.item[checked->model->leaf_state.item[checked->leaf]].name;
}

static struct diag *gap_diag(const struct checked *checked)
{
    struct model *model = checked->model;
    unsigned before = diags_errors(model->diags);
    struct diag *diag =
        checked->use ? diag_add_more(model->diags, "E301", place_of(checked), "decision `%s` has no row for %s",
                                     checked->use->decision->name, share(checked))
                     : diag_add_more(model->diags, "E301", place_of(checked), "state `%s` has no row for `%s` in %s",
                                     state_name(checked), states_column_name(model, checked->column), share(checked));
    model->gap_errors += diags_errors(model->diags) - before;
    return diag;
}

/* The report of the same gap in another state, or of the decision asked with other arguments. */
static const struct gap_report *report_like(const struct checked *checked, const char *text)
{
    const struct model *model = checked->model;
    uint32_t offset = place_of(checked).offset;
    for (size_t i = model->gap_reports.count; i-- > 0;)
        if (model->gap_reports.item[i].at.offset == offset && !strcmp(model->gap_reports.item[i].text, text))
            return &model->gap_reports.item[i];
    return NULL;
}

static void gap_add(const struct checked *checked, const uint64_t *const *atoms, struct diag *diag,
                    struct diag_line *line, const char *text)
{
    struct gap gap = {.grid = checked->space.grid,
                      .use = checked->use,
                      .leaf = checked->leaf,
                      .column = checked->column,
                      .atoms = atoms,
                      .diag = diag,
                      .line = line,
                      .text = text};
    list_push(&checked->model->gaps, gap);
}

static void say_more(struct diag *diag, const struct diagram_boxes *boxes, bool counted)
{
    if (boxes->more)
        diag_note(diag, "and %s%u more such rows", boxes->many ? "at least " : "", boxes->more);
    else if (boxes->many && counted)
        diag_note(diag, "and more such rows");
    else if (boxes->many)
        diag_note(diag, "there may be more: gaps of so large a table are searched for, not excluded");
}

static void report_boxes(struct checked *checked, const struct diagram_boxes *boxes,
                         const uint64_t *const *const *atoms, const char *const *row, bool exact, const char *all)
{
    struct model *model = checked->model;
    bool *asked = arena_alloc(model->arena, (checked->space.subjects.count + 1) * sizeof *asked);
    struct diag *diag = gap_diag(checked);
    struct gap_report report = {place_of(checked), diag, model->gaps.count, boxes->count, all};
    box_asks(checked, &boxes->box[0], asked);
    diag_note(diag, "e.g. %s", witness_text(&checked->space, boxes->box[0].witness, asked));
    if (checked->unsure)
        diag_note(diag, "%s", checked->unsure);
    if (!exact)
        diag_note(diag, "some cell below is wider than the gap: one cell cannot say all its bounds");
    for (unsigned i = 0; i < boxes->count; i++) {
        const char *text = arena_printf(model->arena, "paste: %s", row[i]);
        diag_hint(diag, "%s", text);
        gap_add(checked, atoms[i], diag, diag_last_line(diag), text);
    }
    say_more(diag, boxes, checked->facts.uncovered > 0);
    list_push(&model->gap_reports, report);
}

void report_gaps(struct checked *checked)
{
    struct model *model = checked->model;
    struct diagram_boxes boxes;
    const char *all = "";
    bool exact = true;
    diagram_boxes(&checked->space.input, checked->diagram, checked->space.axes, BOXES_MAX, model->arena, &boxes);
    if (boxes.count == 0)
        return;
    const uint64_t *const **atoms = arena_alloc(model->arena, boxes.count * sizeof *atoms);
    const char **row = arena_alloc(model->arena, boxes.count * sizeof *row);
    bool *asked = arena_alloc(model->arena, (checked->space.subjects.count + 1) * sizeof *asked);
    for (unsigned i = 0; i < boxes.count; i++) {
        bool own;
        atoms[i] = box_atoms(checked, &boxes.box[i]);
        row[i] = gap_row(checked, atoms[i], &own);
        exact = exact && own;
        all = arena_printf(model->arena, "%s%s\n", all, row[i]);
        box_asks(checked, &boxes.box[i], asked);
        checked->unsure = checked->unsure ? checked->unsure : space_doubt(&checked->space, asked);
    }
    const struct gap_report *like = report_like(checked, all);
    if (!like) {
        report_boxes(checked, &boxes, atoms, row, exact, all);
        return;
    }
    if (!checked->use && model->gaps.item[like->first].leaf != checked->leaf)
        diag_note(like->diag, "the same in state `%s`", state_name(checked));
    for (unsigned i = 0; i < boxes.count; i++) {
        const struct gap *same = &model->gaps.item[like->first + i];
        gap_add(checked, atoms[i], same->diag, same->line, same->text);
    }
}

/* ---- what no run reaches ---- */

static void gap_print(struct model *model, const struct gap *gap)
{
    bool unreachable = true;
    for (size_t i = 0; i < model->gaps.count; i++)
        if (model->gaps.item[i].line == gap->line)
            unreachable = unreachable && model->gaps.item[i].unreachable;
    diag_line_change(gap->diag, gap->line, "%s%s", gap->text, unreachable ? "   # no run reaches this" : "");
}

void gap_mark_unreachable(struct model *model, size_t gap)
{
    model->gaps.item[gap].unreachable = true;
    gap_print(model, &model->gaps.item[gap]);
}

void gap_mark_reachable(struct model *model, size_t gap)
{
    model->gaps.item[gap].unreachable = false;
    gap_print(model, &model->gaps.item[gap]);
}
