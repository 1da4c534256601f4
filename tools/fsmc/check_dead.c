/* check_dead.c: rows no input reaches, and which rows stand in their way.
 *
 * Of the rows before a dead one those that answer first inside it are kept; each of these is then left out if the
 * others do without it. What remains is named: without any one of them the row would live. */
#include <string.h>

#include "check_report.h"
#include "check_table.h"
#include "columns.h"

#define TRIED_MAX 48 /* rows that are left out one by one */

/* ---- who hides a row ---- */

struct hiding {
    const struct diagram_input *input;
    uint32_t row;
    struct arena arena;        /* of cells cut down to the row's */
    struct diagram_row *cut;   /* [input->rows]: rows inside the row */
    LIST(uint32_t) candidates; /* what may hide it, in order */
};

static const uint64_t *cell_of(const struct diagram_row *row, uint16_t test)
{
    for (uint16_t i = 0; i < row->cells; i++)
        if (row->cell[i].test == test)
            return row->cell[i].atoms;
    return NULL;
}

/* The part of a row that lies inside the dead one; false if there is none. */
static bool cut_down(struct hiding *hiding, const struct diagram_row *row, struct diagram_row *out)
{
    const struct diagram_input *input = hiding->input;
    const struct diagram_row *box = &input->row[hiding->row];
    struct diagram_cell *cell = arena_alloc(&hiding->arena, (input->tests + 1u) * sizeof *cell);
    *out = (struct diagram_row){.cell = cell};
    for (uint16_t test = 0; test < input->tests; test++) {
        const uint64_t *a = cell_of(row, test), *b = cell_of(box, test);
        size_t words = (input->atoms[test] + 63u) / 64;
        if (!a && !b)
            continue;
        uint64_t *both = arena_alloc(&hiding->arena, words * sizeof *both), some = 0;
        for (size_t i = 0; i < words; i++) {
            uint64_t valid = i + 1 < words || input->atoms[test] % 64 == 0 ? ~UINT64_C(0)
                                                                           : ~(~UINT64_C(0) << input->atoms[test] % 64);
            both[i] = (a ? a[i] : ~UINT64_C(0)) & (b ? b[i] : ~UINT64_C(0)) & valid;
            some |= both[i];
        }
        if (!some)
            return false;
        cell[out->cells++] = (struct diagram_cell){.test = test, .atoms = both};
    }
    return true;
}

/* Whether the candidates hide the row, all but the one at `without`; `used` [candidates] gets those that answer
 * something. A diagram too large counts as no. */
static bool are_enough(struct hiding *hiding, size_t without, bool *used)
{
    struct diagram_row *row = arena_alloc(&hiding->arena, (hiding->candidates.count + 2) * sizeof *row);
    size_t *which = arena_alloc(&hiding->arena, (hiding->candidates.count + 2) * sizeof *which);
    struct diagram_input input = {
        .atoms = hiding->input->atoms, .tests = hiding->input->tests, .row = row, .max_nodes = 20000};
    for (size_t i = 0; i < hiding->candidates.count; i++)
        if (i != without) {
            which[input.rows] = i;
            row[input.rows++] = hiding->cut[hiding->candidates.item[i]];
        }
    row[input.rows] = hiding->cut[hiding->row];
    uint32_t own = DIAGRAM_LEAF | input.rows++;
    struct diagram diagram;
    diagram_build(&input, &diagram);
    bool enough = !diagram.exploded && diagram.root != own;
    for (uint32_t i = 0; i < diagram.kid_count; i++) {
        enough = enough && diagram.kids[i] != own;
        if (used && diagram.kids[i] & DIAGRAM_LEAF && diagram.kids[i] != DIAGRAM_NONE && diagram.kids[i] != own)
            used[which[diagram.kids[i] & ~DIAGRAM_LEAF]] = true;
    }
    if (used && diagram.root & DIAGRAM_LEAF && diagram.root != DIAGRAM_NONE && diagram.root != own)
        used[which[diagram.root & ~DIAGRAM_LEAF]] = true;
    diagram_release(&diagram);
    return enough;
}

static void candidates_gather(struct hiding *hiding)
{
    for (uint32_t r = 0; r < hiding->row; r++)
        if (cut_down(hiding, &hiding->input->row[r], &hiding->cut[r]))
            list_push(&hiding->candidates, r);
    cut_down(hiding, &hiding->input->row[hiding->row], &hiding->cut[hiding->row]);
}

/* Inputs that cannot be hide a row too, but nobody wrote them: they are always kept. */
static void candidates_thin(struct hiding *hiding, const bool *used)
{
    size_t kept = 0;
    for (size_t i = 0; i < hiding->candidates.count; i++)
        if (used[i] || hiding->candidates.item[i] < hiding->input->impossible)
            hiding->candidates.item[kept++] = hiding->candidates.item[i];
    hiding->candidates.count = kept;
    for (size_t i = kept <= TRIED_MAX ? kept : 0; i-- > 0;)
        if (hiding->candidates.item[i] >= hiding->input->impossible && are_enough(hiding, i, NULL)) {
            for (size_t k = i + 1; k < hiding->candidates.count; k++)
                hiding->candidates.item[k - 1] = hiding->candidates.item[k];
            hiding->candidates.count--;
        }
}

size_t rows_hiding(const struct checked *checked, uint32_t row, uint32_t *hiding, size_t most)
{
    const struct diagram_input *input = &checked->space.input;
    struct hiding self = {.input = input, .row = row + input->impossible};
    size_t count = 0;
    self.cut = arena_alloc(&self.arena, (input->rows + 1) * sizeof *self.cut);
    candidates_gather(&self);
    bool *used = arena_alloc(&self.arena, (self.candidates.count + 1) * sizeof *used);
    if (are_enough(&self, SIZE_MAX, used)) {
        candidates_thin(&self, used);
        for (size_t i = 0; i < self.candidates.count && count < most; i++)
            if (self.candidates.item[i] >= input->impossible)
                hiding[count++] = checked_row(checked, self.candidates.item[i]);
    }
    list_release(&self.candidates);
    arena_release(&self.arena);
    return count;
}

/* ---- reports ---- */

static void report_row(struct model *model, const struct decision *decision, size_t row)
{
    const char *hidden = decision->hidden ? decision->hidden[row] : NULL;
    struct diag *diag = diag_add(model->diags, "W303", decision->rows.item[row]->at, "no input reaches this row: %s",
                                 hidden ? "earlier rows answer all it could" : "no input is as it asks");
    if (hidden && *hidden)
        diag_note(diag, "%s", hidden);
}

static void report_decision(struct model *model, const struct decision *decision)
{
    if (!decision->row_used || decision->unsure)
        return;
    for (size_t r = 0; r < decision->rows.count; r++)
        if (!decision->row_used[r])
            report_row(model, decision, r);
    const struct node *cell = decision->header->kid;
    for (int64_t c = 0; cell && c < decision->header->value; c++, cell = cell->next)
        if (!decision->column_matters[c] && decision->rows.count)
            diag_add(model->diags, "W304", cell->at, "this column never matters: the answer is the same without it");
}

static void report_rule(struct model *model, const struct rule *rule)
{
    if (!rule->hidden_by.count && model->gap_errors)
        return; /* a decision it asks may not have all its rows yet */
    const char *state = model->states.item[rule->state].name, *lines = "";
    struct diag *diag =
        rule->hidden_by.count
            ? diag_add(model->diags, "W303", rule->node->at,
                       "nothing is left for this: other rows of `%s` or of the states inside it answer first", state)
            : diag_add(model->diags, "W303", rule->node->at, "nothing is left for this: no input is as it asks");
    for (size_t i = 0; i < rule->hidden_by.count; i++)
        lines = arena_printf(model->arena, "%s%s%u", lines,
                             !i                              ? ""
                             : i + 1 < rule->hidden_by.count ? ", "
                                                             : " and ",
                             rule->hidden_by.item[i]);
    if (rule->hidden_by.count)
        diag_note(diag, rule->hidden_by.count > 1 ? "hidden by lines %s together" : "hidden by line %s", lines);
}

void check_unused_rows(struct model *model)
{
    for (size_t i = 0; i < model->decisions.count; i++)
        report_decision(model, model->decisions.item[i]);
    for (size_t s = 0; s < model->states.count; s++)
        for (size_t r = 0; r < model->states.item[s].rules.count; r++)
            if (!model->states.item[s].rules.item[r].used)
                report_rule(model, &model->states.item[s].rules.item[r]);
}
