/* lower.c: the order in which code is written. Word 0 is a gap: what a pair without rules leads to. */
#include "lower.h"

#include <string.h>

#include "actions.h"
#include "check_table.h"
#include "expr.h"
#include "states.h"
#include "symbols.h"
#include "types.h"

#define CODE_MAX 0xffffff     /* a call has 24 bits for its target */
#define CONSTANTS_MAX 0xfffff /* a place has 20 bits for its index */

/* ---- promises and views ---- */

static void promise_triggers(struct model *model, struct promise *promise)
{
    for (const struct node *name = node_kid(promise->node, 1)->kid; name; name = name->next) {
        uint16_t index = NO_INDEX;
        const struct symbol *symbol = promise->when == FSM_ON_REFILL ? symbol_find(model, NS_VALUE, name->text) : NULL;
        if (promise->when == FSM_ON_EMIT)
            index = symbol_index(model, NS_EFFECT, name->text, name->at, "effect");
        else if (promise->when == FSM_ON_EVENT)
            index = states_column(model, name);
        else if (symbol && symbol->kind == SYM_SHARED)
            index = symbol->index;
        else if (promise->when == FSM_ON_REFILL)
            decl_suggest(model, &model->shared, name->text,
                         diag_add(model->diags, "E202", name->at, "there is no shared variable `%s`", name->text));
        if (index != NO_INDEX)
            list_push(&promise->triggers, index);
    }
}

/* The event whose fields a promise may read: its trigger's, or the only one that has them. */
static const struct event *promise_event(const struct model *model, const struct promise *promise)
{
    bool one = promise->when == FSM_ON_EVENT && promise->triggers.count == 1 &&
               promise->triggers.item[0] < model->events.count;
    return one ? &model->events.item[promise->triggers.item[0]] : NULL;
}

static const struct event *field_owner(const struct model *model, const struct node *node)
{
    for (size_t e = 0; node->kind == NODE_ID && e < model->events.count; e++)
        for (size_t f = 0; f < model->events.item[e].fields.count; f++)
            if (names_find(&model->space[NS_VALUE], node->text) == NAMES_NONE &&
                !strcmp(model->events.item[e].fields.item[f].name, node->text))
                return &model->events.item[e];
    for (const struct node *kid = node->kid; kid; kid = kid->next) {
        const struct event *found = field_owner(model, kid);
        if (found)
            return found;
    }
    return NULL;
}

static void lower_promise(struct code *code, struct promise *promise)
{
    struct model *model = code->model;
    const struct node *body = node_kid(promise->node, 2);
    struct scope scope = {.model = model, .promise = true};
    if (!promise->triggers.count)
        promise_triggers(model, promise);
    if (promise->when == FSM_ON_EMIT && promise->triggers.count == 1)
        scope.effect = &model->effects.item[promise->triggers.item[0]];
    scope.event = promise_event(model, promise);
    if (!scope.event && promise->when == FSM_ON_EMIT)
        scope.event = field_owner(model, body);
    const struct expr *expr = expr_condition(&scope, body, "a promise");
    if (expr_is_error(expr))
        return;
    if (!code->dry)
        lower_needs(code, expr);
    promise->code = code_here(code);
    code_expr(code, expr);
    if (node_kid(promise->node, 0)->text[0] == 'n') /* never */
        code_op(code, FSM_OP_NOT, 0);
    code_op(code, FSM_OP_RET, 0);
}

static void lower_view(struct code *code, struct view *view)
{
    struct model *model = code->model;
    struct scope scope = {.model = model};
    view->code = code_here(code);
    view->args.count = 0;
    for (const struct node *arg = view->node->kid; arg; arg = arg->next) {
        const struct expr *expr = expr_value(model, expr_resolve(&scope, arg, NULL));
        if (expr_is_error(expr))
            continue;
        struct decl decl = {.name = model_text(model, arg), .node = arg, .type = expr->type};
        if (expr->type.kind == KIND_MASK || expr->type.kind == KIND_HIT)
            diag_add(model->diags, "E203", arg->at, "name one output of this decision");
        if (expr->kind == X_LIST && !action_list(model, expr))
            continue;
        list_push(&view->args, decl);
        action_argument(code, &scope, expr);
    }
    code_op(code, FSM_OP_DONE, 0);
}

static uint32_t lower_function(struct code *code, const struct expr *expr)
{
    if (!expr || expr_is_error(expr))
        return 0;
    if (!code->dry)
        lower_needs(code, expr);
    uint32_t at = code_here(code);
    code_expr(code, expr);
    code_op(code, FSM_OP_RET, 0);
    return at;
}

static void lower_shared(struct code *code)
{
    for (size_t i = 0; i < code->model->shared.count; i++) {
        struct decl *decl = &code->model->shared.item[i];
        decl->init_code = lower_function(code, decl->init);
        decl->every_code = lower_function(code, decl->every);
        decl->offset_code = lower_function(code, decl->offset);
    }
}

/* ---- everything ---- */

/* Every rule, in its first leaf at least. */
static void each_rule(struct code *code)
{
    struct model *model = code->model;
    for (size_t s = 0; s < model->states.count; s++)
        for (size_t r = 0; r < model->states.item[s].rules.count; r++) {
            /* what a guard saw is kept for exits too, and these differ from leaf to leaf */
            uint16_t leaves = model->states.item[s].rules.item[r].seen.count ? model->states.item[s].leaves : 1;
            for (uint16_t i = 0; i < leaves; i++)
                lower_rule(code, &model->states.item[s].rules.item[r],
                           (uint16_t)(model->states.item[s].first_leaf + i));
        }
}

/* The statements of every state, whichever rules lead in and out of it. */
static void each_exit(struct code *code)
{
    struct model *model = code->model;
    struct scope scope = {.model = model};
    for (size_t s = 0; s < model->states.count; s++) {
        for (size_t i = 0; i < model->states.item[s].exit.count; i++)
            action_block(code, &scope, model->states.item[s].exit.item[i]);
        for (size_t i = 0; i < model->states.item[s].enter.count; i++)
            action_block(code, &scope, model->states.item[s].enter.item[i]);
        code->statements = 0;
    }
}

/* Parameters that stand for themselves: for what is checked though nobody calls it. */
static const struct expr **own_parameters(struct model *model, const decl_list *params)
{
    const struct expr **arg = arena_alloc(model->arena, (params->count + 1) * sizeof *arg);
    for (size_t i = 0; i < params->count; i++)
        arg[i] =
            expr_load(model, params->item[i].type, FSM_AT(FSM_FIELD, params->item[i].slot), params->item[i].node->at);
    return arg;
}

static void use_unused_picks(struct model *model)
{
    for (size_t i = 0; i < model->picks.count; i++) {
        struct pick *pick = model->picks.item[i];
        if (pick->used || pick->data == NO_INDEX)
            continue;
        if (!pick->mentioned && !diags_errors(model->diags))
            diag_add(model->diags, "W230", pick->node->at, "pick `%s` is never read", pick->name);
        struct pick_use *use = arena_alloc(model->arena, sizeof *use);
        *use = (struct pick_use){.pick = pick, .arg = own_parameters(model, &pick->params)};
        list_push(&model->pick_uses, use);
        use_resolve_pick(model, use);
    }
}

/* A decision nobody reads is compiled and checked all the same. */
static void use_unused(struct model *model)
{
    use_unused_picks(model);
    for (size_t i = 0; i < model->decisions.count; i++) {
        struct decision *decision = model->decisions.item[i];
        if (decision->used)
            continue;
        if (!decision->mentioned && !diags_errors(model->diags))
            diag_add(model->diags, "W230", decision->node->at, "decision `%s` is never read", decision->name);
        struct table_use *use = arena_alloc(model->arena, sizeof *use);
        *use = (struct table_use){
            .decision = decision, .text = decision->name, .arg = own_parameters(model, &decision->params)};
        list_push(&model->uses, use);
        use_resolve(model, use);
    }
}

/* The body of an action nobody calls; the event is any that has the fields it reads. */
static void check_unused_action(struct code *code, struct action *action)
{
    struct model *model = code->model;
    const struct node *body = node_kid(action->node, 1);
    struct binding *bindings = arena_alloc(model->arena, (action->params.count + 1) * sizeof *bindings);
    const struct expr **arg = own_parameters(model, &action->params);
    for (size_t i = 0; i < action->params.count; i++)
        bindings[i] = (struct binding){action->params.item[i].name, arg[i]};
    struct scope scope = {.model = model, .binding = bindings, .bindings = action->params.count};
    scope.event = body ? field_owner(model, body) : NULL;
    if (!action->mentioned && !diags_errors(model->diags))
        diag_add(model->diags, "W230", action->node->at, "action `%s` is never called", action->name);
    code->statements = 0;
    action->busy = true;
    action_block(code, &scope, body);
    action->busy = false;
}

void lower_check(struct model *model)
{
    struct code code = {.model = model, .dry = true};
    lower_shared(&code);
    each_rule(&code);
    each_exit(&code);
    lower_start(&code);
    for (size_t i = 0; i < model->promises.count; i++)
        lower_promise(&code, &model->promises.item[i]);
    for (size_t i = 0; i < model->views.count; i++)
        lower_view(&code, &model->views.item[i]);
    for (size_t i = 0; i < model->actions.count; i++)
        if (!model->actions.item[i]->used)
            check_unused_action(&code, model->actions.item[i]);
    use_unused(model);
    list_release(&code.patches);
    list_release(&code.labels);
    model->code.count = 0;
}

static void lower_uses(struct code *code)
{
    struct model *model = code->model;
    for (size_t i = 0; i < model->pick_uses.count; i++)
        lower_pick(code, model->pick_uses.item[i]);
    for (size_t i = 0; i < model->uses.count; i++) {
        struct table_use *use = model->uses.item[i];
        lower_use(code, use);
        for (uint32_t k = 0; k < use->decision->outputs.count; k++)
            if (use->output_needed[k])
                lower_output(code, use, k);
    }
}

void lower(struct model *model)
{
    struct code code = {.model = model};
    code_op(&code, FSM_OP_GAP, 0);
    lower_uses(&code);
    for (uint16_t c = 0; c < model_columns(model); c++) {
        lower_grid(model, &model->grids[c]);
        lower_tests(&code, &model->grids[c]);
    }
    lower_shared(&code);
    for (size_t i = 0; i < model->promises.count; i++)
        lower_promise(&code, &model->promises.item[i]);
    for (size_t i = 0; i < model->views.count; i++)
        lower_view(&code, &model->views.item[i]);
    model->start = code_here(&code);
    lower_start(&code);
    lower_pairs(&code);
    check_unused_rows(model);
    if (model->tests.count > UINT16_MAX - 1)
        diag_add(model->diags, "E215", model->machine->at, "the tables ask %zu things in all; the most is %d",
                 model->tests.count, UINT16_MAX - 1);
    if (model->code.count > CODE_MAX || model->constants.count > CONSTANTS_MAX)
        diag_add(model->diags, "E215", model->machine->at,
                 "the tables come to %zu words of code and %zu constants; the most are %d and %d", model->code.count,
                 model->constants.count, CODE_MAX, CONSTANTS_MAX);
}
