/* lower_table.c: a grid's tests, cells and rows as the runtime has them, and diagrams as instructions. */
#include <string.h>

#include "columns.h"
#include "lower.h"
#include "types.h"

/* ---- tests, cells, rows ---- */

static uint32_t mask_intern(struct model *model, const uint64_t *atoms, size_t words)
{
    size_t window = model->masks.count > 512 ? model->masks.count - 512 : 0;
    for (size_t i = window; i + words <= model->masks.count; i++)
        if (!memcmp(&model->masks.item[i], atoms, words * sizeof *atoms))
            return (uint32_t)i;
    for (size_t i = 0; i < words; i++)
        list_push(&model->masks, atoms[i]);
    return (uint32_t)(model->masks.count - words);
}

static void lower_test(struct model *model, struct grid_test *test)
{
    struct fsm_type type = test->expr->type;
    if (type.kind == KIND_MASK)
        type = type_int(0, INT64_MAX);
    struct fsm_test out = {.text = test->text,
                           .type = type_intern(model, type),
                           .cuts = (uint16_t)test->cuts.count,
                           .cut = (uint32_t)model->constants.count};
    for (size_t i = 0; i < test->cuts.count; i++)
        list_push(&model->constants, test->cuts.item[i]);
    test->index = (uint16_t)model->tests.count;
    list_push(&model->tests, out);
}

static void lower_row(struct model *model, const struct grid *grid, struct grid_row *row)
{
    struct row_out out = {.text = model_text(model, row->node),
                          .line = model_line(model, row->node),
                          .cell = (uint32_t)model->cells.count,
                          .cells = (uint16_t)row->cells.count,
                          .state = NO_INDEX,
                          .verdict = FSM_STEPPED};
    for (size_t i = 0; i < row->cells.count; i++) {
        struct grid_cell *cell = &row->cells.item[i];
        const struct grid_test *test = &grid->tests.item[cell->test];
        cell->mask = mask_intern(model, cell->atoms, (grid_atoms(test) + 63u) / 64);
        struct fsm_cell done = {.text = model_text(model, cell->node), .test = test->index, .atoms = cell->mask};
        list_push(&model->cells, done);
    }
    row->row = (uint32_t)model->rows.count;
    list_push(&model->rows, out);
}

void lower_grid(struct model *model, struct grid *grid)
{
    for (size_t i = 0; i < grid->tests.count; i++)
        lower_test(model, &grid->tests.item[i]);
    for (size_t i = 0; i < grid->rows.count; i++)
        lower_row(model, grid, &grid->rows.item[i]);
}

void lower_tests(struct code *code, struct grid *grid)
{
    for (size_t i = 0; i < grid->tests.count; i++) {
        struct grid_test *test = &grid->tests.item[i];
        lower_needs(code, test->expr);
        test->code = code_here(code);
        code->model->tests.item[test->index].code = test->code;
        code_expr(code, test->expr);
        code_op(code, FSM_OP_RET, 0);
    }
}

struct diagram_input lower_input(struct model *model, const struct grid *grid, const uint32_t *pick,
                                 const uint16_t *level, size_t rows)
{
    uint16_t *atoms = arena_alloc(model->arena, (grid->tests.count + 1) * sizeof *atoms);
    struct diagram_row *row = arena_alloc(model->arena, (rows + 1) * sizeof *row);
    for (size_t i = 0; i < grid->tests.count; i++)
        atoms[i] = grid_atoms(&grid->tests.item[i]);
    for (size_t r = 0; r < rows; r++) {
        const struct grid_row *from = &grid->rows.item[pick[r]];
        struct diagram_cell *cell = arena_alloc(model->arena, (from->cells.count + 1) * sizeof *cell);
        for (size_t i = 0; i < from->cells.count; i++)
            cell[i] = (struct diagram_cell){.test = from->cells.item[i].test, .atoms = from->cells.item[i].atoms};
        row[r] =
            (struct diagram_row){.cell = cell, .cells = (uint16_t)from->cells.count, .level = level ? level[r] : 0};
    }
    return (struct diagram_input){.atoms = atoms,
                                  .tests = (uint16_t)grid->tests.count,
                                  .row = row,
                                  .rows = (uint32_t)rows,
                                  .max_nodes = model->max_nodes};
}

/* ---- diagrams ---- */

/* Atoms that are single consecutive values from the domain's start: a jump table. */
static bool is_dense(const struct grid_test *test)
{
    int64_t base = grid_atom_value(test, 0);
    if (base == FSM_MISSING || base < INT32_MIN / 2 || base > INT32_MAX / 2 || test->cuts.item[0] != base + 1)
        return false;
    for (size_t i = 1; i < test->cuts.count; i++)
        if (test->cuts.item[i] != test->cuts.item[i - 1] + 1)
            return false;
    return !test->bound && test->expr->type.kind != KIND_MASK &&
           test->cuts.item[test->cuts.count - 1] == test->expr->type.hi;
}

void lower_branch(struct code *code, const struct grid_test *test)
{
    const struct expr *expr = test->expr;
    bool direct = expr->kind == X_LOAD;
    uint32_t place = direct ? expr->place : 0, cut = code->model->tests.item[test->index].cut;
    if (!direct)
        code_expr(code, expr);
    if (test->cuts.count == 1) {
        code_op(code, direct ? FSM_OP_CUT : FSM_OP_CUT_TOP, place);
        code_word(code, cut);
    } else if (is_dense(test)) {
        code_op(code, direct ? FSM_OP_SWITCH : FSM_OP_SWITCH_TOP, place);
        code_word(code, grid_atoms(test));
        code_word(code, (uint32_t)(int32_t)grid_atom_value(test, 0));
    } else {
        code_op(code, direct ? FSM_OP_CUTS : FSM_OP_CUTS_TOP, place);
        code_word(code, (uint32_t)test->cuts.count);
        code_word(code, cut);
    }
}

void lower_diagram(struct code *code, const struct grid *grid, const struct diagram *diagram, uint16_t state,
                   leaf_label leaf, void *context)
{
    if (diagram->root & DIAGRAM_LEAF) {
        code_jump(code, FSM_OP_JUMP, leaf(context, diagram->root));
        return;
    }
    uint32_t first = (uint32_t)code->labels.count, *way = NULL;
    size_t room = 0;
    for (uint32_t i = 0; i < diagram->nodes; i++)
        code_label(code);
    for (uint32_t i = diagram->root + 1; i-- > 0;) { /* children have lower numbers, and jumps go forward */
        const struct diagram_node *node = &diagram->node[i];
        const struct grid_test *test = &grid->tests.item[node->test];
        size_t atoms = grid_atoms(test);
        if (atoms > room)
            way = mem_resize(way, (room = atoms) * sizeof *way);
        for (size_t atom = 0; atom < atoms; atom++) {
            uint32_t kid = diagram->kids[node->kid + atom];
            way[atom] = kid & DIAGRAM_LEAF ? leaf(context, kid) : first + kid;
        }
        code_place(code, first + i);
        if (test->expr->kind == X_OUTPUT && lower_inline(code, test, state, way, leaf(context, DIAGRAM_NONE)))
            continue;
        lower_branch(code, test);
        for (size_t atom = 0; atom < atoms; atom++)
            code_target(code, way[atom]);
    }
    mem_free(way);
}

/* ---- row tests ---- */

struct bucket { /* rows that pass one atom of the index column */
    LIST(uint32_t) rows;
};

static bool row_passes(const struct grid_row *row, uint16_t test, uint16_t atom)
{
    for (size_t i = 0; i < row->cells.count; i++)
        if (row->cells.item[i].test == test)
            return row->cells.item[i].atoms[atom / 64] >> atom % 64 & 1;
    return true;
}

/* `at` holds positions in `pick`: what the answers are numbered by. */
static void scan_rows(struct code *code, const struct grid *grid, const uint32_t *pick, const uint32_t *at,
                      size_t count, uint16_t temp, leaf_label leaf, void *context)
{
    code_op(code, FSM_OP_SCAN, grid->tests.item[0].index);
    code_word(code, temp);
    code_word(code, (uint32_t)count);
    for (size_t i = 0; i < count; i++) {
        code_word(code, grid->rows.item[pick[at[i]]].row);
        code_target(code, leaf(context, DIAGRAM_LEAF | at[i]));
    }
    code_target(code, leaf(context, DIAGRAM_NONE));
}

#define INDEX_SHARE_MAX 8 /* an index may write each row this often; past that the rows are scanned without one */

/* How many atoms of the first column get a list of rows of their own: all, or one list for everything. */
static uint16_t index_atoms(const struct grid *grid, const uint32_t *pick, size_t rows)
{
    uint16_t atoms = grid_atoms(&grid->tests.item[0]);
    size_t listed = 0;
    for (size_t i = 0; i < rows; i++)
        for (uint16_t atom = 0; atom < atoms && listed <= rows * INDEX_SHARE_MAX; atom++)
            listed += row_passes(&grid->rows.item[pick[i]], 0, atom);
    return listed > rows * INDEX_SHARE_MAX ? 1 : atoms;
}

void lower_scan(struct code *code, const struct grid *grid, const uint32_t *pick, size_t rows, uint16_t temp,
                leaf_label leaf, void *context)
{
    const struct grid_test *index = &grid->tests.item[0];
    for (size_t i = 0; i < grid->tests.count; i++) {
        code_expr(code, grid->tests.item[i].expr);
        code_op(code, FSM_OP_ATOM, grid->tests.item[i].index);
        code_word(code, temp + (uint32_t)i);
    }
    uint32_t first = (uint32_t)code->labels.count;
    uint16_t atoms = index_atoms(grid, pick, rows);
    if (atoms > 1)
        lower_branch(code, index);
    for (uint16_t atom = 0; atom < atoms && atoms > 1; atom++)
        code_target(code, code_label(code));
    for (uint16_t atom = 0; atom < atoms; atom++) {
        struct bucket bucket = {0};
        for (size_t i = 0; i < rows; i++)
            if (atoms == 1 || row_passes(&grid->rows.item[pick[i]], 0, atom))
                list_push(&bucket.rows, (uint32_t)i);
        if (atoms > 1)
            code_place(code, first + atom);
        scan_rows(code, grid, pick, bucket.rows.item, bucket.rows.count, temp, leaf, context);
        list_release(&bucket.rows);
    }
}
