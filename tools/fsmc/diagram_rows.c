/* diagram_rows.c: bit sets become runs, once per table. */
#include "diagram_rows.h"

#include <assert.h>
#include <string.h>

#include "diagram_pool.h"

/* The first bit at or after `from` that equals `value`, or `count`. */
static unsigned bits_find(const uint64_t *bits, unsigned from, unsigned count, bool value)
{
    while (from < count) {
        uint64_t word = (value ? bits[from / 64] : ~bits[from / 64]) >> from % 64;
        if (word != 0) {
            from += (unsigned)__builtin_ctzll(word);
            return from < count ? from : count;
        }
        from = (from | 63) + 1;
    }
    return count;
}

static void run_add(struct diagram_rows *rows, unsigned from, unsigned past)
{
    rows->run = pool_reserve(rows->run, (size_t)rows->runs + 1, &rows->run_room, sizeof *rows->run);
    rows->run[rows->runs++] = (struct diagram_run){(uint16_t)from, (uint16_t)past};
}

/* Adds a cell's runs, unless it asks nothing. Returns false if it allows nothing. */
static bool cell_add(struct diagram_rows *rows, struct diagram_demand *demand, const struct diagram_cell *cell,
                     unsigned atoms)
{
    unsigned from = bits_find(cell->atoms, 0, atoms, true);
    unsigned past = bits_find(cell->atoms, from, atoms, false);
    if (from == atoms)
        return false;
    if (from == 0 && past == atoms)
        return true;
    assert(demand->asks >> cell->test == 0);
    demand->asks |= (uint64_t)1 << cell->test;
    while (from < atoms) {
        run_add(rows, from, past);
        from = bits_find(cell->atoms, past, atoms, true);
        past = bits_find(cell->atoms, from, atoms, false);
    }
    rows->cell = pool_reserve(rows->cell, (size_t)rows->cells + 2, &rows->cell_room, sizeof *rows->cell);
    rows->cell[++rows->cells] = rows->runs;
    return true;
}

static void row_add(struct diagram_rows *rows, const struct diagram_input *input, uint32_t row)
{
    const struct diagram_row *from = &input->row[row];
    struct diagram_demand *demand = &rows->demand[row];
    *demand = (struct diagram_demand){.cell = rows->cells, .level = from->level};
    assert(row == 0 || from->level >= input->row[row - 1].level);
    for (unsigned i = 0; i < from->cells; i++) {
        assert(from->cell[i].test < input->tests);
        if (!cell_add(rows, demand, &from->cell[i], input->atoms[from->cell[i].test]))
            return;
    }
    rows->live[rows->lives++] = row;
}

void diagram_rows_init(struct diagram_rows *rows, const struct diagram_input *input)
{
    assert(input->tests <= DIAGRAM_TESTS_MAX);
    assert(input->rows < (DIAGRAM_NONE & ~DIAGRAM_LEAF));
    memset(rows, 0, sizeof *rows);
    rows->demand = mem_resize(NULL, ((size_t)input->rows + 1) * sizeof *rows->demand);
    rows->live = mem_resize(NULL, ((size_t)input->rows + 1) * sizeof *rows->live);
    rows->cell = pool_reserve(rows->cell, 1, &rows->cell_room, sizeof *rows->cell);
    rows->cell[0] = 0;
    for (unsigned i = 0; i < input->tests; i++)
        assert(input->atoms[i] > 0);
    for (uint32_t i = 0; i < input->rows; i++)
        row_add(rows, input, i);
}

void diagram_rows_release(struct diagram_rows *rows)
{
    mem_free(rows->demand);
    mem_free(rows->live);
    mem_free(rows->cell);
    mem_free(rows->run);
    memset(rows, 0, sizeof *rows);
}
