/* cover_table.c: tables asked as they were written, row by row and cell by cell, to see which rows decide and which
 * cells are met from inside and from outside. */
#include <assert.h>
#include <string.h>

#include "cover_data.h"

/* ---- bounds ---- */

static bool cell_passes(const struct fsm_machine *m, const struct fsm_cell *cell, uint32_t atom)
{
    return m->masks[cell->atoms + atom / 64] >> atom % 64 & 1;
}

/* Between values that are measured the nearest ones count; between names none is nearer than another. */
static bool is_measured(const struct fsm_machine *m, const struct fsm_cell *cell)
{
    uint8_t kind = m->types[m->tests[cell->test].type].kind;
    return kind == FSM_INT || kind == FSM_DURATION || kind == FSM_TIME;
}

static void bounds_add(struct cover *cover, uint32_t index, uint32_t line)
{
    const struct fsm_machine *m = cover->m;
    const struct fsm_cell *cell = &m->cells[index];
    size_t first = cover->bounds.count;
    cover->cell_bound[index] = (uint32_t)first;
    for (uint16_t cut = 0; cut < m->tests[cell->test].cuts; cut++) {
        struct cover_bound bound = {.cell = index, .line = line, .cut = is_measured(m, cell) ? cut : UINT16_MAX};
        if (cell_passes(m, cell, cut) == cell_passes(m, cell, cut + 1u))
            continue;
        if (bound.cut != UINT16_MAX || cover->bounds.count == first)
            list_push(&cover->bounds, bound);
    }
    cover->cell_bounds[index] = (uint16_t)(cover->bounds.count - first);
}

/* The same cell of the same row, in a decision that is asked with other arguments. */
static bool same_cell(const struct fsm_machine *m, const struct fsm_cell *a, const struct fsm_cell *b)
{
    uint32_t cuts = m->tests[a->test].cuts;
    if (cuts != m->tests[b->test].cuts || strcmp(a->text, b->text))
        return false;
    for (uint32_t atom = 0; atom <= cuts; atom++)
        if (cell_passes(m, a, atom) != cell_passes(m, b, atom))
            return false;
    return true;
}

void cover_cells_open(struct cover *cover)
{
    const struct fsm_machine *m = cover->m;
    for (uint32_t r = 0; r < m->row_count; r++) {
        const struct fsm_row *row = &m->rows[r], *first = &m->rows[cover->rows.item[cover->row_item[r]].row];
        for (uint16_t c = 0; c < row->cells; c++) {
            uint32_t index = row->cell + c, twin = first->cell + c;
            if (first != row && c < first->cells && same_cell(m, &m->cells[index], &m->cells[twin])) {
                cover->cell_bound[index] = cover->cell_bound[twin];
                cover->cell_bounds[index] = cover->cell_bounds[twin];
            } else {
                bounds_add(cover, index, row->line);
            }
        }
    }
}

/* ---- asking ---- */

struct table {
    const uint32_t *list; /* the rows, or NULL: those from `first` on */
    uint32_t first, count;
    uint32_t chosen; /* of a pair: the row that decided */
    bool decision, collect;
};

static uint16_t atom_of(struct cover *cover, uint16_t test)
{
    const struct fsm_test *def = &cover->m->tests[test];
    if (cover->atom_asked[test] == cover->asking)
        return cover->atom[test];
    int64_t value = fsm_run_value(&cover->step.run, def->code);
    uint16_t atom = 0;
    while (atom < def->cuts && cover->m->constants[def->cut + atom] <= value)
        atom++;
    cover->atom_asked[test] = cover->asking;
    return cover->atom[test] = atom;
}

/* A cell met at `atom`: each of its bounds next to that atom is seen from this side. */
static void note_side(struct cover *cover, uint32_t cell, uint16_t atom, bool inside)
{
    struct cover_bound *bound = &cover->bounds.item[cover->cell_bound[cell]];
    for (uint16_t i = 0; i < cover->cell_bounds[cell]; i++, bound++)
        if (bound->cut == UINT16_MAX || bound->cut == atom || bound->cut + 1 == atom) {
            bound->inside |= inside;
            bound->outside |= !inside;
        }
}

/* Cells from the left, up to the first that fails, are what the row was asked. */
static void note_asked(struct cover *cover, uint16_t test, size_t from)
{
    for (size_t i = from; i < cover->asked.count; i++)
        if (cover->asked.item[i] == test)
            return;
    list_push(&cover->asked, test);
}

struct look {
    uint32_t failing, cell; /* how many cells fail, and the last that does */
};

static struct look look_at(struct cover *cover, const struct fsm_row *row, bool asked, size_t from)
{
    struct look look = {0, 0};
    for (uint32_t c = row->cell; c < row->cell + row->cells; c++) {
        const struct fsm_cell *cell = &cover->m->cells[c];
        if (asked && !look.failing && cover->test_calls[cell->test].sites.count)
            note_asked(cover, cell->test, from);
        if (cell_passes(cover->m, cell, atom_of(cover, cell->test)))
            continue;
        look.failing++;
        look.cell = c;
    }
    return look;
}

static void note_decided(struct cover *cover, uint32_t row)
{
    const struct fsm_row *def = &cover->m->rows[row];
    cover->rows.item[cover->row_item[row]].hit = true;
    for (uint32_t c = def->cell; c < def->cell + def->cells; c++)
        note_side(cover, c, atom_of(cover, cover->m->cells[c].test), true);
}

static void ask(struct cover *cover, const struct table *table)
{
    size_t from = cover->asked.count;
    bool decided = false;
    cover->asking++;
    for (uint32_t i = 0; i < table->count; i++) {
        uint32_t row = table->list ? table->list[i] : table->first + i;
        struct look look = look_at(cover, &cover->m->rows[row], !decided || table->collect, from);
        bool decides = table->decision ? !look.failing && !decided : row == table->chosen;
        assert(!decides || !look.failing);
        if (look.failing == 1)
            note_side(cover, look.cell, atom_of(cover, cover->m->cells[look.cell].test), false);
        if (decides)
            note_decided(cover, row);
        decided |= decides && !table->collect;
    }
    for (size_t i = from; i < cover->asked.count; i++) /* a decision that is asked pushes behind, and pops */
        cover_ask_test(cover, cover->asked.item[i]);
    cover->asked.count = from;
}

void cover_ask_pair(struct cover *cover, uint16_t leaf, uint16_t column, uint32_t chosen)
{
    const struct fsm_pair *pair = fsm_pair_of(cover->m, leaf, column);
    struct table table = {.list = &cover->m->pair_rows[pair->row], .count = pair->rows, .chosen = chosen};
    ask(cover, &table);
}

void cover_ask_decision(struct cover *cover, uint16_t decision)
{
    const struct fsm_decision_def *def = &cover->m->decisions[decision];
    struct table table = {
        .first = def->row, .count = def->rows, .decision = true, .collect = def->policy == FSM_COLLECT};
    ask(cover, &table);
}
