/* lower_uses.c: decisions and picks as functions. Each is written after those it reads, so calls go backward. */
#include <string.h>

#include "check_table.h"
#include "columns.h"
#include "expr.h"
#include "lower.h"
#include "types.h"

/* ---- what an expression reads ---- */

void lower_needs(struct code *code, const struct expr *expr)
{
    if (!expr)
        return;
    if (expr->kind == X_DECIDE || expr->kind == X_LIST)
        lower_use(code, code->model->uses.item[expr->place]);
    if (expr->kind == X_OUTPUT) {
        lower_use(code, code->model->uses.item[expr->place]);
        lower_output(code, code->model->uses.item[expr->place], expr->n);
    }
    if (expr->kind == X_PICK)
        lower_pick(code, code->model->pick_uses.item[expr->place]);
    if (expr->kind != X_OUTPUT && expr->kind != X_LIST)
        lower_needs(code, expr->x);
    lower_needs(code, expr->y);
    lower_needs(code, expr->z);
}

/* ---- decisions ---- */

struct use_leaves { /* one answer per leaf, written once */
    struct code *code;
    const struct table_use *use;
    LIST(uint32_t) leaf;
    uint32_t *label; /* by row, for the first policies */
    uint32_t none;
    LIST(uint32_t) labels;
};

static uint32_t use_leaf(void *context, uint32_t leaf)
{
    struct use_leaves *leaves = context;
    bool collect = leaves->use->decision->policy == FSM_COLLECT;
    if (leaf != DIAGRAM_NONE && !collect && (leaf & ~DIAGRAM_LEAF) >= leaves->use->grid.rows.count)
        leaf = DIAGRAM_NONE; /* an input that cannot be */
    uint32_t *label = leaf == DIAGRAM_NONE ? &leaves->none : &leaves->label[leaf & ~DIAGRAM_LEAF];
    if (*label)
        return *label - 1;
    *label = code_label(leaves->code) + 1;
    list_push(&leaves->leaf, leaf);
    list_push(&leaves->labels, *label - 1);
    return *label - 1;
}

static void write_leaves(struct use_leaves *leaves)
{
    struct code *code = leaves->code;
    for (size_t i = 0; i < leaves->leaf.count; i++) {
        uint32_t leaf = leaves->leaf.item[i];
        code_place(code, leaves->labels.item[i]);
        if (leaf == DIAGRAM_NONE && code->model->with_gaps) {
            code_op(code, FSM_OP_GAP, 0); /* a gap that was reported: asking it refuses the step */
            continue;
        }
        if (leaf == DIAGRAM_NONE)
            code_push(code, FSM_MISSING);
        else if (leaves->use->decision->policy == FSM_COLLECT)
            code_push(code, (int64_t)leaves->use->diagram->sets[leaf & ~DIAGRAM_LEAF]);
        else
            code_push(code, leaf & ~DIAGRAM_LEAF);
        code_op(code, FSM_OP_RET, 0);
    }
    list_release(&leaves->leaf);
    list_release(&leaves->labels);
}

/* Atoms of tables that are scanned live side by side: the one may be asked while the other is. */
uint16_t lower_scan_temps(struct code *code, const struct grid *grid, struct place at)
{
    size_t first = FSM_ACTION_TEMPS_MAX + code->scanned;
    if (first + grid->tests.count > FSM_TEMPS_MAX) {
        diag_add(code->model->diags, "E215", at, "too many tables of this size");
        return FSM_ACTION_TEMPS_MAX;
    }
    code->scanned += (uint32_t)grid->tests.count;
    return (uint16_t)first;
}

static void write_scan_all(struct code *code, const struct table_use *use, const uint32_t *pick)
{
    uint16_t temp = lower_scan_temps(code, &use->grid, use->decision->node->at);
    for (size_t i = 0; i < use->grid.tests.count; i++) {
        code_expr(code, use->grid.tests.item[i].expr);
        code_op(code, FSM_OP_ATOM, use->grid.tests.item[i].index);
        code_word(code, temp + (uint32_t)i);
    }
    code_op(code, FSM_OP_SCAN_ALL, use->grid.tests.item[0].index);
    code_word(code, temp);
    code_word(code, (uint32_t)use->grid.rows.count);
    for (size_t i = 0; i < use->grid.rows.count; i++)
        code_word(code, use->grid.rows.item[pick[i]].row);
    code_op(code, FSM_OP_RET, 0);
}

static void write_use(struct code *code, struct table_use *use, const uint32_t *pick)
{
    size_t answers = use->decision->policy == FSM_COLLECT ? use->diagram->set_count : use->grid.rows.count;
    struct use_leaves leaves = {
        .code = code, .use = use, .label = arena_alloc(code->model->arena, (answers + 1) * sizeof(uint32_t))};
    use->code = code_here(code);
    if (use->diagram->exploded && use->decision->policy == FSM_COLLECT) {
        write_scan_all(code, use, pick);
        return;
    }
    if (use->diagram->exploded)
        lower_scan(code, &use->grid, pick, use->grid.rows.count,
                   lower_scan_temps(code, &use->grid, use->decision->node->at), use_leaf, &leaves);
    else
        lower_diagram(code, &use->grid, use->diagram, NO_INDEX, use_leaf, &leaves);
    write_leaves(&leaves);
}

void lower_use(struct code *code, struct table_use *use)
{
    struct model *model = code->model;
    if (use->code || use->diagram)
        return;
    use->diagram = arena_alloc(model->arena, sizeof *use->diagram);
    for (size_t i = 0; i < use->grid.tests.count; i++)
        lower_needs(code, use->grid.tests.item[i].expr);
    size_t count = use->decision->rows.count * use->decision->outputs.count;
    for (size_t i = 0; i < count; i++)
        lower_needs(code, use->output[i]);
    lower_grid(model, &use->grid);
    lower_tests(code, &use->grid);
    uint32_t *pick = arena_alloc(model->arena, (use->grid.rows.count + 1) * sizeof *pick);
    for (size_t i = 0; i < use->grid.rows.count; i++)
        pick[i] = (uint32_t)i;
    struct diagram_input input = lower_input(model, &use->grid, pick, NULL, use->grid.rows.count);
    input.collect = use->decision->policy == FSM_COLLECT;
    input.unique = use->decision->policy == FSM_UNIQUE || use->decision->policy == FSM_ANY;
    if (!input.collect)
        check_related(model, &use->grid, &input);
    diagram_build(&input, use->diagram);
    if (!use->old)
        check_decision(model, use, &input);
    write_use(code, use, pick);
}

/* ---- outputs ---- */

static bool all_constant(const struct table_use *use, uint32_t output)
{
    size_t outputs = use->decision->outputs.count;
    for (size_t r = 0; r < use->decision->rows.count; r++) {
        const struct expr *expr = use->output[r * outputs + output];
        if (!expr || expr->kind != X_CONST)
            return false;
    }
    return use->decision->rows.count > 0;
}

static void write_constants(struct code *code, const struct table_use *use, uint32_t output)
{
    struct model *model = code->model;
    size_t outputs = use->decision->outputs.count, rows = use->decision->rows.count;
    code_op(code, FSM_OP_DATA, (uint32_t)model->constants.count);
    code_word(code, (uint32_t)rows);
    code_op(code, FSM_OP_RET, 0);
    for (size_t r = 0; r < rows; r++)
        list_push(&model->constants, use->output[r * outputs + output]->value);
}

/* One way per row; no row is missing. */
static void write_cases(struct code *code, const struct table_use *use, uint32_t output)
{
    struct model *model = code->model;
    size_t outputs = use->decision->outputs.count, rows = use->decision->rows.count;
    uint32_t first = (uint32_t)code->labels.count;
    code_op(code, FSM_OP_CUTS_TOP, 0);
    code_word(code, (uint32_t)rows);
    code_word(code, (uint32_t)model->constants.count);
    for (size_t r = 0; r < rows; r++)
        list_push(&model->constants, (int64_t)r);
    for (size_t r = 0; r <= rows; r++)
        code_target(code, code_label(code));
    for (size_t r = 0; r <= rows; r++) {
        const struct expr *expr = r ? use->output[(r - 1) * outputs + output] : NULL;
        code_place(code, first + (uint32_t)r);
        if (expr)
            code_expr(code, expr);
        else
            code_push(code, FSM_MISSING);
        code_op(code, FSM_OP_RET, 0);
    }
}

void lower_output(struct code *code, struct table_use *use, uint32_t output)
{
    if (use->output_code[output])
        return;
    use->output_code[output] = code_here(code);
    code_op(code, FSM_OP_CALL, use->code);
    if (use->decision->policy == FSM_COLLECT)
        code_op(code, FSM_OP_FIRST, 0);
    if (all_constant(use, output))
        write_constants(code, use, output);
    else
        write_cases(code, use, output);
}

/* ---- picks ---- */

void lower_pick(struct code *code, struct pick_use *use)
{
    if (use->code)
        return;
    size_t rows = use->pick->order.count;
    for (size_t i = 0; i < rows; i++)
        lower_needs(code, use->where[i]);
    use->code = code_here(code);
    for (size_t i = 0; i < rows; i++) {
        if (use->where[i]->kind == X_CONST && !use->where[i]->value)
            continue;
        uint32_t next = code_label(code);
        code_expr(code, use->where[i]);
        code_jump(code, FSM_OP_UNLESS, next);
        code_push(code, use->pick->order.item[i]);
        code_op(code, FSM_OP_RET, 0);
        code_place(code, next);
    }
    code_push(code, FSM_MISSING);
    code_op(code, FSM_OP_RET, 0);
}
