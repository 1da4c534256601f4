/* diff_table.c: see diff_table.h. */
#include "diff_table.h"

#include <string.h>

void diff_overlay(struct diff *diff, struct diff_change *change, const struct overlay *overlay)
{
    const char *note = NULL;
    if (overlay->fault)
        note = arena_printf(&diff->arena, "compared row by row, for %s", overlay->fault);
    else if (overlay->many && !overlay->boxes.count)
        note = "too many rows to tell";
    else if (overlay->more || overlay->many)
        note = arena_printf(&diff->arena, "and %s%u more such rows", overlay->many ? "at least " : "", overlay->more);
    else if (overlay->doubt)
        note = overlay->doubt;
    else if (overlay->wide)
        note = "some cell is wider than what changed: one cell cannot say all its bounds";
    change->column = overlay->column;
    change->columns = overlay->columns;
    change->inputs = overlay->inputs;
    change->changed = overlay->changed;
    change->note = note;
}

/* ---- row by row ---- */

static const char *row_text(struct diff *diff, enum which which, const struct table_side *table, size_t row,
                            const struct overlay_answers *answers)
{
    const struct grid_row *from = &table->grid->rows.item[table->pick[row]];
    const char *text = "";
    for (size_t i = 0; i < from->cells.count; i++) {
        const struct grid_cell *cell = &from->cells.item[i];
        const char *said = cell->node ? model_text(diff->joint.side[which].model, cell->node) : "-";
        text = arena_printf(&diff->arena, "%s%s%s: %s", text, i ? ", " : "", table->grid->tests.item[cell->test].column,
                            said);
    }
    return arena_printf(&diff->arena, "%s%s%s", text, *text ? " -> " : "", answers->text[row]);
}

static bool has_text(const char *const *text, size_t count, const char *wanted)
{
    for (size_t i = 0; i < count; i++)
        if (!strcmp(text[i], wanted))
            return true;
    return false;
}

void diff_rows(struct diff *diff, struct diff_change *change, const struct table_side table[2],
               const struct overlay_answers answers[2])
{
    const char **text[2];
    bool same = table[OLD].rows == table[NEW].rows;
    for (enum which which = OLD; which <= NEW; which++) {
        text[which] = arena_alloc(&diff->arena, (table[which].rows + 1) * sizeof *text[which]);
        for (size_t r = 0; r < table[which].rows; r++)
            text[which][r] = row_text(diff, which, &table[which], r, &answers[which]);
    }
    for (size_t r = 0; r < table[OLD].rows && same; r++)
        same = !strcmp(text[OLD][r], text[NEW][r]);
    if (same)
        return;
    for (enum which which = OLD; which <= NEW; which++)
        for (size_t r = 0; r < table[which].rows; r++)
            if (!has_text(text[1 - which], table[1 - which].rows, text[which][r]))
                diff_case_add(change, NULL, NULL, which == OLD ? text[OLD][r] : NULL,
                              which == NEW ? text[NEW][r] : NULL);
    if (!change->cases.count)
        diff_case_add(change, NULL, NULL, "the same rows", "in another order");
}
