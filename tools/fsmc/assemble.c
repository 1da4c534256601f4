/* assemble.c: words, labels and expressions. */
#include "assemble.h"

#include "types.h"

uint32_t code_here(const struct code *code)
{
    return (uint32_t)code->model->code.count;
}

void code_word(struct code *code, uint32_t word)
{
    list_push(&code->model->code, word);
}

void code_op(struct code *code, enum fsm_op op, uint32_t a)
{
    code_word(code, FSM_I(op, a));
}

uint32_t code_label(struct code *code)
{
    list_push(&code->labels, 0);
    return (uint32_t)code->labels.count - 1;
}

void code_place(struct code *code, uint32_t label)
{
    code->labels.item[label] = code_here(code);
}

void code_target(struct code *code, uint32_t label)
{
    struct code_patch patch = {code_here(code), label, false};
    list_push(&code->patches, patch);
    code_word(code, 0);
}

void code_jump(struct code *code, enum fsm_op op, uint32_t label)
{
    struct code_patch patch = {code_here(code), label, true};
    list_push(&code->patches, patch);
    code_op(code, op, 0);
}

void code_finish(struct code *code)
{
    for (size_t i = 0; i < code->patches.count; i++) {
        const struct code_patch *patch = &code->patches.item[i];
        uint32_t *word = &code->model->code.item[patch->at], address = code->labels.item[patch->label];
        *word = patch->operand ? FSM_I(FSM_I_OP(*word), address) : address;
    }
    list_release(&code->patches);
    list_release(&code->labels);
}

uint32_t code_constant(struct model *model, int64_t value)
{
    for (size_t i = 0; i < model->constants.count && i < 4096; i++)
        if (model->constants.item[i] == value)
            return (uint32_t)i;
    list_push(&model->constants, value);
    return (uint32_t)model->constants.count - 1;
}

void code_push(struct code *code, int64_t value)
{
    if (value >= -(1 << 23) && value < 1 << 23)
        code_op(code, FSM_OP_PUSH, (uint32_t)value);
    else
        code_op(code, FSM_OP_LOAD, FSM_AT(FSM_CONST, code_constant(code->model, value)));
}

static void code_value(struct code *code, const struct expr *expr);

static void code_operation(struct code *code, const struct expr *expr)
{
    code_value(code, expr->x);
    if (expr->y)
        code_value(code, expr->y);
    if (expr->z)
        code_value(code, expr->z);
    code_op(code, expr->op, expr->place);
}

static void code_call(struct code *code, uint32_t address)
{
    code_op(code, FSM_OP_CALL, address);
}

/* ---- bounds ---- */

static uint32_t more(uint32_t a, uint32_t b)
{
    return a > b ? a : b;
}

/* How many values an expression needs at once. */
static uint32_t stack_of(const struct expr *expr)
{
    if (!expr)
        return 0;
    if (expr->kind == X_OUTPUT || expr->kind == X_LIST)
        return 1;
    return more(more(1, stack_of(expr->x)),
                more(expr->y ? 1 + stack_of(expr->y) : 0, expr->z ? 2 + stack_of(expr->z) : 0));
}

static uint32_t calls_of(const struct model *model, const struct expr *expr);

/* How deep decisions read decisions below this one; remembered, since uses are shared. */
static uint32_t use_calls(const struct model *model, struct table_use *use)
{
    if (use->calls)
        return use->calls;
    uint32_t calls = 0;
    for (size_t i = 0; i < use->grid.tests.count; i++)
        calls = more(calls, calls_of(model, use->grid.tests.item[i].expr));
    for (size_t i = 0; i < use->decision->rows.count * use->decision->outputs.count; i++)
        calls = more(calls, calls_of(model, use->output[i]));
    return use->calls = (uint16_t)(calls + 2); /* itself, and the function of an output */
}

static uint32_t pick_calls(const struct model *model, const struct pick_use *use)
{
    uint32_t calls = 0;
    for (size_t i = 0; i < use->pick->order.count; i++)
        calls = more(calls, calls_of(model, use->where[i]));
    return calls + 1;
}

static uint32_t calls_of(const struct model *model, const struct expr *expr)
{
    if (!expr)
        return 0;
    if (expr->kind == X_DECIDE || expr->kind == X_OUTPUT || expr->kind == X_LIST)
        return use_calls(model, model->uses.item[expr->place]);
    if (expr->kind == X_PICK)
        return pick_calls(model, model->pick_uses.item[expr->place]);
    return more(calls_of(model, expr->x), more(calls_of(model, expr->y), calls_of(model, expr->z)));
}

static void check_bounds(struct code *code, const struct expr *expr)
{
    struct model *model = code->model;
    if (code->held + stack_of(expr) > FSM_STACK_MAX - 8) /* a decision called from here needs some too */
        diag_add(model->diags, "E215", expr->at, "this expression is too deep; give a part of it a name");
    if (calls_of(model, expr) > FSM_CALLS_MAX - 1)
        diag_add(model->diags, "E215", expr->at, "decisions read decisions more than %d deep from here",
                 FSM_CALLS_MAX / 2 - 1);
}

void code_expr(struct code *code, const struct expr *expr)
{
    check_bounds(code, expr);
    code_value(code, expr);
}

static void code_value(struct code *code, const struct expr *expr)
{
    struct model *model = code->model;
    switch (expr->kind) {
    case X_CONST:
        code_push(code, expr->value);
        break;
    case X_LOAD:
        code_op(code, FSM_OP_LOAD, expr->place);
        break;
    case X_TEMP:
        code_op(code, FSM_OP_LOAD, FSM_AT(FSM_TEMP, expr->place));
        break;
    case X_TEXT:
        code_op(code, FSM_OP_TEXT, expr->place);
        break;
    case X_OP:
        code_operation(code, expr);
        break;
    case X_INDEX:
        code_value(code, expr->x);
        code_op(code, FSM_OP_INDEX, expr->place);
        code_word(code, expr->n);
        break;
    case X_DATA:
        code_value(code, expr->x);
        code_op(code, FSM_OP_DATA, expr->place);
        code_word(code, expr->n);
        break;
    case X_FOLD:
        code_value(code, expr->y);
        code_op(code, expr->op, expr->place);
        code_word(code, expr->n | (uint32_t)expr->cmp << 16);
        break;
    case X_WINDOW:
        code_op(code, FSM_OP_WINDOW, expr->place);
        break;
    case X_LIST:
    case X_DECIDE:
        code_call(code, code->dry ? 0 : model->uses.item[expr->place]->code);
        break;
    case X_OUTPUT:
        model->uses.item[expr->place]->output_needed[expr->n] = true;
        code_call(code, code->dry ? 0 : model->uses.item[expr->place]->output_code[expr->n]);
        break;
    case X_PICK:
        code_call(code, code->dry ? 0 : model->pick_uses.item[expr->place]->code);
        break;
    case X_EMITTED:
        code_op(code, FSM_OP_EMITTED, expr->place);
        break;
    case X_ERROR:
        break;
    }
}
