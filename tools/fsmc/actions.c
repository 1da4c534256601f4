/* actions.c: see actions.h. The arguments of an action are computed once, into temps. */
#include "actions.h"

#include <string.h>

#include "symbols.h"
#include "types.h"

#define ACTION_DEPTH_MAX 50
#define STATEMENTS_MAX 10000 /* of one row, with all actions it calls written out */

/* ---- assignment ---- */

static const struct decl *target_of(const struct scope *scope, const struct node *target, bool *shared)
{
    struct model *model = scope->model;
    const struct node *name = target->kind == NODE_INDEX ? node_kid(target, 0) : target;
    const struct symbol *symbol = name->kind == NODE_ID ? symbol_find(model, NS_VALUE, name->text) : NULL;
    if (symbol && (symbol->kind == SYM_VAR || symbol->kind == SYM_SHARED)) {
        *shared = symbol->kind == SYM_SHARED;
        return *shared ? &model->shared.item[symbol->index] : &model->vars.item[symbol->index];
    }
    static const char *const what[] = {"a type",     "a constant", "a parameter",   "a variable",
                                       "a variable", "a timer",    "a window",      "a table",
                                       "a decision", "a pick",     "something else"};
    struct place nowhere = {0, 0};
    bool given = name->text && !symbol && expr_local(scope, name->text, nowhere);
    if (!symbol && !given && name->text)
        symbol_suggest(model, NS_VALUE, name->text,
                       diag_add(model->diags, "E202", name->at, "there is no variable `%s`", name->text));
    else
        diag_add(model->diags, "E212", target->at, "only variables are assigned, and `%s` is %s",
                 name->text ? name->text : "this",
                 symbol  ? what[symbol->kind]
                 : given ? "given from outside"
                         : "none");
    return NULL;
}

static bool always_fits(const struct fsm_type *have, const struct fsm_type *want)
{
    return have->lo >= want->lo && have->hi <= want->hi && (!have->optional || want->optional) && !want->choices;
}

static void store_scalar(struct code *code, const struct decl *decl, bool shared, const struct expr *expr)
{
    struct model *model = code->model;
    uint16_t type = type_intern(model, type_element(decl->type));
    bool fits = always_fits(&expr->type, &decl->type);
    if (!shared && expr->kind == X_CONST && fits && expr->value >= INT32_MIN && expr->value <= INT32_MAX &&
        decl->type.kind != FSM_TEXT) {
        code_op(code, FSM_OP_SET, decl->slot);
        code_word(code, (uint32_t)(int32_t)expr->value);
        return;
    }
    code_expr(code, expr);
    code_op(code, shared ? FSM_OP_STORE_SHARED : FSM_OP_STORE, decl->slot);
    code_word(code, type);
}

static void store_array(struct code *code, const struct decl *decl, const struct expr *expr)
{
    uint32_t shape = type_intern(code->model, type_element(decl->type)) | (uint32_t)decl->type.count << 16;
    if (type_is_array(&expr->type)) {
        code_op(code, FSM_OP_COPY, decl->slot);
        code_word(code, expr->place);
    } else {
        code_expr(code, expr);
        code_op(code, FSM_OP_FILL, decl->slot);
    }
    code_word(code, shape);
}

static void store_element(struct code *code, const struct scope *scope, const struct decl *decl,
                          const struct node *target, const struct expr *expr)
{
    struct model *model = code->model;
    struct fsm_type index = type_named(model, decl->type.index);
    const struct expr *at = expr_expect(scope, node_kid(target, 1), &index, "the index of this array");
    if (expr_is_error(at))
        return;
    code_expr(code, at);
    code_expr(code, expr);
    code_op(code, FSM_OP_STORE_AT, decl->slot);
    code_word(code, type_intern(model, type_element(decl->type)));
    code_word(code, decl->type.count);
}

static void do_assign(struct code *code, const struct scope *scope, const struct node *node)
{
    struct model *model = code->model;
    const struct node *target = node_kid(node, 0), *value = node_kid(node, 1);
    bool shared = false, element = target->kind == NODE_INDEX;
    const struct decl *decl = target_of(scope, target, &shared);
    if (!decl)
        return;
    if (element && !type_is_array(&decl->type)) {
        diag_add(model->diags, "E216", target->at, "`%s` is %s, not an array", decl->name,
                 type_text_of(model, &decl->type));
        return;
    }
    const char *what = arena_printf(model->arena, "`%s`", decl->name);
    if (type_is_error(&decl->type))
        return;
    bool whole = type_is_array(&decl->type) && !element;
    struct fsm_type wanted = element ? type_element(decl->type) : decl->type;
    const struct expr *expr = expr_resolve(scope, value, &wanted);
    if (whole && !expr_is_error(expr) && !type_is_array(&expr->type))
        wanted = type_element(wanted);
    expr = expr_expect(scope, value, &wanted, what);
    if (expr_is_error(expr) || type_is_error(&decl->type) || expr_never_fits(model, decl, expr))
        return;
    if (element)
        store_element(code, scope, decl, target, expr);
    else if (whole)
        store_array(code, decl, expr);
    else
        store_scalar(code, decl, shared, expr);
}

/* ---- effects ---- */

void action_argument(struct code *code, const struct scope *scope, const struct expr *expr)
{
    (void)scope;
    if (expr->kind == X_LIST) {
        struct table_use *use = code->model->uses.item[expr->place];
        code_expr(code, expr);
        code_op(code, FSM_OP_ARG_LIST, use->list_constant[expr->n]);
    } else if (type_is_array(&expr->type)) {
        code_op(code, FSM_OP_ARGS, expr->place);
        code_word(code, expr->type.count | (expr->type.kind == FSM_TEXT ? 1u << 16 : 0));
    } else {
        code_expr(code, expr);
        code_op(code, expr->type.kind == FSM_TEXT ? FSM_OP_ARG_TEXT : FSM_OP_ARG, 0);
    }
}

/* The hits of a collect table are listed from constants: one per row. */
bool action_list(struct model *model, const struct expr *expr)
{
    struct table_use *use = model->uses.item[expr->place];
    size_t outputs = use->decision->outputs.count, rows = use->decision->rows.count;
    if (use->list_constant[expr->n])
        return true;
    for (size_t r = 0; r < rows; r++) {
        const struct expr *value = use->output[r * outputs + expr->n];
        if (!value || value->kind != X_CONST) {
            diag_add(model->diags, "E223", expr->at, "`list` wants an output whose cells are constants");
            return false;
        }
    }
    use->list_constant[expr->n] = (uint32_t)model->constants.count;
    for (size_t r = 0; r < rows; r++)
        list_push(&model->constants, use->output[r * outputs + expr->n]->value);
    return true;
}

static const struct expr *argument(const struct scope *scope, const struct node *node, const struct decl *decl)
{
    const char *what = arena_printf(scope->model->arena, "argument `%s`", decl->name);
    struct fsm_type wanted = decl->type;
    wanted.optional = 1; /* what is not there is emitted as missing */
    const struct expr *expr = expr_expect(scope, node, &wanted, what);
    if (expr_is_error(expr))
        return expr;
    if (expr->kind == X_LIST && !action_list(scope->model, expr))
        return NULL;
    if ((expr->kind == X_LIST) == (decl->type.list != 0))
        return expr;
    diag_add(scope->model->diags, "E223", node->at, "argument `%s` is %s list", decl->name,
             decl->type.list ? "a" : "not a");
    return NULL;
}

/* "3", or "1 to 3" where the last ones may be left out. */
static const char *argument_count(const struct model *model, const struct effect *effect)
{
    size_t most = effect->args.count, least = most;
    while (least > 0 && effect->args.item[least - 1].type.optional)
        least--;
    return least == most ? arena_printf(model->arena, "%zu", most)
                         : arena_printf(model->arena, "%zu to %zu", least, most);
}

static bool is_missing(const struct node *node)
{
    return node->kind == NODE_ID && node->value && !strcmp(node->text, "missing");
}

/* An argument that is not there: an empty list, or every value of it missing. */
static void emit_absent(struct code *code, const struct fsm_type *type)
{
    if (type->list) {
        code_push(code, 0);
        code_op(code, FSM_OP_ARG_LIST, 0);
        return;
    }
    for (uint16_t i = 0; i < type->count; i++) {
        code_push(code, FSM_MISSING);
        code_op(code, type->kind == FSM_TEXT ? FSM_OP_ARG_TEXT : FSM_OP_ARG, 0);
    }
}

static void do_emit(struct code *code, const struct scope *scope, const struct node *node)
{
    struct model *model = code->model;
    uint16_t index = symbol_index(model, NS_EFFECT, node->text, node->at, "effect");
    if (index == NO_INDEX)
        return;
    const struct effect *effect = &model->effects.item[index];
    const struct node *arg = node->kid;
    size_t given = node_count(node), n = 0;
    if (given > effect->args.count || (given < effect->args.count && !effect->args.item[given].type.optional)) {
        struct diag *diag =
            diag_add(model->diags, "E209", node->at, "effect `%s` takes %s argument%s, not %zu", effect->name,
                     argument_count(model, effect), effect->args.count == 1 ? "" : "s", given);
        diag_other(diag, effect->node->at, "defined here");
        return;
    }
    for (; n < effect->args.count; n++, arg = arg ? arg->next : NULL) {
        const struct decl *decl = &effect->args.item[n];
        if (!arg || is_missing(arg)) {
            emit_absent(code, &decl->type);
            continue;
        }
        const struct expr *expr = argument(scope, arg, decl);
        if (!expr || expr_is_error(expr))
            return;
        action_argument(code, scope, expr);
    }
    code_op(code, FSM_OP_EMIT, index);
}

/* ---- timers and windows ---- */

static uint16_t value_symbol(struct model *model, const struct node *node, enum symbol_kind kind, const char *what)
{
    const struct symbol *symbol = symbol_find(model, NS_VALUE, node->text);
    if (symbol && symbol->kind == kind)
        return symbol->index;
    symbol_suggest(model, NS_VALUE, node->text,
                   diag_add(model->diags, "E202", node->at, "there is no %s `%s`", what, node->text));
    return NO_INDEX;
}

static void do_start(struct code *code, const struct scope *scope, const struct node *node)
{
    uint16_t timer = value_symbol(code->model, node, SYM_TIMER, "timer");
    struct fsm_type wanted = node->op ? type_time() : type_duration();
    if (!node->op)
        wanted.lo = 0;
    const struct expr *expr = expr_expect(scope, node->kid, &wanted, node->op ? "`start … at`" : "`start … for`");
    if (timer == NO_INDEX || expr_is_error(expr))
        return;
    code->model->timers.item[timer].started = true;
    code_expr(code, expr);
    code_op(code, node->op ? FSM_OP_START_AT : FSM_OP_START, timer);
}

static void do_stop(struct code *code, const struct node *node)
{
    uint16_t timer = value_symbol(code->model, node, SYM_TIMER, "timer");
    if (timer != NO_INDEX)
        code_op(code, FSM_OP_STOP, timer);
}

static void do_mark(struct code *code, const struct node *node)
{
    uint16_t window = value_symbol(code->model, node, SYM_WINDOW, "window");
    if (window != NO_INDEX)
        code_op(code, FSM_OP_MARK, window);
}

static void do_set_history(struct code *code, const struct node *node)
{
    struct model *model = code->model;
    uint16_t outer = symbol_index(model, NS_STATE, node->text, node->at, "state");
    uint16_t inner = symbol_index(model, NS_STATE, node->kid->text, node->kid->at, "state");
    if (outer == NO_INDEX || inner == NO_INDEX || model->states.item[outer].history == NO_INDEX)
        return;
    const struct state *from = &model->states.item[outer], *to = &model->states.item[inner];
    if (to->first_leaf < from->first_leaf || to->first_leaf >= from->first_leaf + from->leaves || inner == outer) {
        diag_add(model->diags, "E413", node->kid->at, "`%s` is not inside `%s`", node->kid->text, node->text);
        return;
    }
    while (model->states.item[inner].initial != NO_INDEX)
        inner = model->states.item[inner].initial;
    code_op(code, FSM_OP_SET, from->history);
    code_word(code, model->states.item[inner].first_leaf);
}

/* ---- decisions applied, actions called ---- */

static bool apply_targets(struct model *model, const struct decision *decision, const struct node *node,
                          const struct decl **decl, bool *shared)
{
    for (size_t k = 0; k < decision->outputs.count; k++) {
        const struct decl *output = &decision->outputs.item[k];
        const struct symbol *symbol = symbol_find(model, NS_VALUE, output->name);
        bool var = symbol && (symbol->kind == SYM_VAR || symbol->kind == SYM_SHARED);
        shared[k] = var && symbol->kind == SYM_SHARED;
        decl[k] = !var ? NULL : shared[k] ? &model->shared.item[symbol->index] : &model->vars.item[symbol->index];
        if (decl[k] && type_alike(&decl[k]->type, &output->type))
            continue;
        if (decl[k]) {
            struct diag *unlike =
                diag_add(model->diags, "E222", node->at, "`%s` is %s, and the output is %s", output->name,
                         type_text_of(model, &decl[k]->type), type_text_of(model, &output->type));
            diag_other(unlike, output->node->at, "this output");
            return false;
        }
        struct diag *diag =
            diag_add(model->diags, "E222", node->at, "there is no variable `%s` to assign", output->name);
        diag_other(diag, output->node->at, "this output");
        return false;
    }
    return true;
}

/* All outputs are computed before the first is assigned. */
static void apply_row(struct code *code, const struct table_use *use, size_t row, const struct decl *const *decl,
                      const bool *shared)
{
    size_t outputs = use->decision->outputs.count;
    for (size_t k = 0; k < outputs; k++)
        if (use->output[row * outputs + k]) {
            code_expr(code, use->output[row * outputs + k]);
            code->held++;
        }
    code->held = 0;
    for (size_t k = outputs; k-- > 0;)
        if (use->output[row * outputs + k]) {
            code_op(code, shared[k] ? FSM_OP_STORE_SHARED : FSM_OP_STORE, decl[k]->slot);
            code_word(code, type_intern(code->model, decl[k]->type));
        }
}

static void do_apply(struct code *code, const struct scope *scope, const struct node *node)
{
    struct model *model = code->model;
    uint16_t index = value_symbol(model, node, SYM_DECISION, "decision");
    if (index == NO_INDEX)
        return;
    struct decision *decision = model->decisions.item[index];
    if (decision->policy == FSM_COLLECT) {
        diag_add(model->diags, "E222", node->at, "a collect table has several answers and cannot be applied");
        return;
    }
    const struct expr *hit = use_hit(scope, decision, node);
    if (expr_is_error(hit))
        return;
    struct table_use *use = model->uses.item[hit->place];
    const struct decl **decl = arena_alloc(model->arena, (decision->outputs.count + 1) * sizeof *decl);
    bool *shared = arena_alloc(model->arena, (decision->outputs.count + 1) * sizeof *shared);
    if (!apply_targets(model, decision, node, decl, shared))
        return;
    for (size_t i = 0; i < decision->rows.count * decision->outputs.count; i++)
        if (use->output[i] && expr_is_error(use->output[i]))
            return;
    uint32_t end = code_label(code), first = (uint32_t)code->labels.count;
    code_op(code, FSM_OP_CALL, code->dry ? 0 : use->code);
    code_op(code, FSM_OP_SWITCH_TOP, 0);
    code_word(code, (uint32_t)decision->rows.count);
    code_word(code, 0);
    for (size_t r = 0; r < decision->rows.count; r++)
        code_target(code, code_label(code));
    for (size_t r = 0; r < decision->rows.count; r++) {
        code_place(code, first + (uint32_t)r);
        apply_row(code, use, r, decl, shared);
        code_jump(code, FSM_OP_JUMP, end);
    }
    code_place(code, end);
}

/* What an action assigns does not reach its arguments: an array that it could change is copied. */
static const struct expr *hold_array(struct code *code, const struct expr *array, uint16_t *temp)
{
    uint16_t first = *temp, count = array->type.count;
    if (FSM_AT_SPACE(array->place) != FSM_INST)
        return array;
    if (first + count > FSM_ACTION_TEMPS_MAX) { /* reported where the temps are counted */
        *temp = FSM_ACTION_TEMPS_MAX + 1;
        return array;
    }
    for (uint16_t k = 0; k < count; k++) {
        code_expr(code, expr_load(code->model, type_element(array->type), array->place + k, array->at));
        code_op(code, FSM_OP_STORE_TEMP, (*temp)++);
    }
    return expr_load(code->model, array->type, FSM_AT(FSM_TEMP, first), array->at);
}

static void do_action(struct code *code, const struct scope *scope, const struct node *node)
{
    struct model *model = code->model;
    const struct symbol *symbol = symbol_find(model, NS_ACTION, node->text);
    if (!symbol) {
        symbol_suggest(model, NS_ACTION, node->text,
                       diag_add(model->diags, "E202", node->at, "there is no action `%s`", node->text));
        return;
    }
    struct action *action = model->actions.item[symbol->index];
    action->mentioned = true;
    if (code->depth > ACTION_DEPTH_MAX) {
        diag_add(model->diags, "E215", node->at, "actions call actions more than %d deep", ACTION_DEPTH_MAX);
        return;
    }
    if (action->busy) {
        diag_other(diag_add(model->diags, "E213", node->at, "action `%s` calls itself", node->text), action->node->at,
                   "defined here");
        return;
    }
    struct binding *bindings = bind_arguments(scope, &action->params, node, "action", action->name, action->node);
    if (!bindings)
        return;
    action->used = true;
    uint16_t temp = scope->temps;
    for (size_t i = 0; i < action->params.count; i++) {
        if (type_is_array(&bindings[i].expr->type)) {
            bindings[i].expr = hold_array(code, bindings[i].expr, &temp);
            continue;
        }
        struct expr *held = arena_alloc(model->arena, sizeof *held);
        *held =
            (struct expr){.kind = X_TEMP, .type = bindings[i].expr->type, .at = bindings[i].expr->at, .place = temp};
        code_expr(code, bindings[i].expr);
        code_op(code, FSM_OP_STORE_TEMP, temp++);
        bindings[i].expr = held;
    }
    if (temp > FSM_ACTION_TEMPS_MAX) {
        diag_add(model->diags, "E215", node->at, "actions calling actions with more than %d arguments in all",
                 FSM_ACTION_TEMPS_MAX);
        return;
    }
    struct scope inner = *scope;
    inner.binding = bindings;
    inner.bindings = action->params.count;
    inner.temps = temp;
    action->busy = true;
    code->depth++;
    action_block(code, &inner, node_kid(action->node, 1));
    action->busy = false;
    code->depth--;
}

void action_block(struct code *code, const struct scope *scope, const struct node *block)
{
    for (const struct node *node = block ? block->kid : NULL; node; node = node->next) {
        if (code->statements++ == STATEMENTS_MAX)
            diag_add(code->model->diags, "E215", block->at, "what is done here comes to more than %d statements",
                     STATEMENTS_MAX);
        if (code->statements > STATEMENTS_MAX)
            return;
        switch (node->kind) {
        case NODE_ASSIGN:
            do_assign(code, scope, node);
            break;
        case NODE_EMIT:
            do_emit(code, scope, node);
            break;
        case NODE_START:
            do_start(code, scope, node);
            break;
        case NODE_STOP:
            do_stop(code, node);
            break;
        case NODE_APPLY:
            do_apply(code, scope, node);
            break;
        case NODE_MARK:
            do_mark(code, node);
            break;
        case NODE_SET_HISTORY:
            do_set_history(code, node);
            break;
        case NODE_DO:
            do_action(code, scope, node);
            break;
        default:
            break;
        }
    }
}
