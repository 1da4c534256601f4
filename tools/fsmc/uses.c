/* uses.c: decisions and picks with their arguments.
 *
 * A decision is resolved once per list of arguments: its parameters stand for the caller's expressions, which
 * are pure. So there are no calls with frames at run time, and `entry(monitored)` in two states is one table.
 * The `old` twin of a use reads the values its guard saw. */
#include <string.h>

#include "columns.h"
#include "expr.h"
#include "expr_names.h"
#include "symbols.h"
#include "types.h"

#define USE_ROWS_MAX 200000 /* a decision is compiled once per list of arguments */

/* ---- arguments ---- */

static bool looks_back(const struct expr *expr)
{
    uint32_t space = expr ? FSM_AT_SPACE(expr->place) : 0;
    bool place = expr && (expr->kind == X_LOAD || expr->kind == X_INDEX || expr->kind == X_FOLD);
    if (place && (space == FSM_BEFORE || space == FSM_BEFORE_SHARED || space == FSM_ARGUMENT))
        return true;
    return expr && (looks_back(expr->x) || looks_back(expr->y) || looks_back(expr->z));
}

/* A parameter has its declared domain, and where an argument can be more than that, all it can be. */
static const struct expr *as_declared(struct model *model, const struct expr *expr, const struct fsm_type *type)
{
    struct expr *declared = arena_alloc(model->arena, sizeof *declared);
    *declared = *expr;
    declared->type.optional |= type->optional;
    declared->type.choices = expr->kind == X_CONST || expr->type.choice == type->choice ? type->choices : 0;
    declared->type.choice = type->choice;
    declared->type.lo = type->lo < expr->type.lo ? type->lo : expr->type.lo;
    declared->type.hi = type->hi > expr->type.hi ? type->hi : expr->type.hi;
    if (expr->kind == X_CONST && type->kind != FSM_TEXT && !type_is_array(type)) {
        uint32_t at = 0; /* the body is checked on the declared domain: the constant is read like any other value */
        while (at < model->constants.count && model->constants.item[at] != expr->value)
            at++;
        if (at == model->constants.count)
            list_push(&model->constants, expr->value);
        return expr_load(model, declared->type, FSM_AT(FSM_CONST, at), expr->at);
    }
    return declared;
}

struct binding *bind_arguments(const struct scope *scope, const decl_list *params, const struct node *call,
                               const char *what, const char *name, const struct node *defined)
{
    struct model *model = scope->model;
    unsigned given = call->kind == NODE_ID || call->kind == NODE_KEYWORD ? 0 : node_count(call);
    if (given != params->count) {
        struct diag *diag = diag_add(model->diags, "E209", call->at, "%s `%s` takes %zu argument%s, not %u", what, name,
                                     params->count, params->count == 1 ? "" : "s", given);
        diag_other(diag, defined->at, "defined here");
        return NULL;
    }
    struct binding *bindings = arena_alloc(model->arena, (params->count + 1) * sizeof *bindings);
    bool good = true;
    const struct node *arg = params->count ? call->kid : NULL;
    for (size_t i = 0; i < params->count; i++, arg = arg->next) {
        const char *where = arena_printf(model->arena, "parameter `%s`", params->item[i].name);
        bindings[i].name = params->item[i].name;
        bindings[i].expr = expr_expect(scope, arg, &params->item[i].type, where);
        if (scope->promise && looks_back(bindings[i].expr)) {
            diag_add(model->diags, "E217", arg->at,
                     "a decision is asked about values as they are, not about `before` or an effect's argument");
            bindings[i].expr = expr_error(scope, arg);
        }
        if (expr_size(bindings[i].expr, 0) > EXPR_SIZE_MAX) {
            diag_add(model->diags, "E215", arg->at, "this argument comes to more than %d operations", EXPR_SIZE_MAX);
            bindings[i].expr = expr_error(scope, arg);
        }
        if (expr_is_error(bindings[i].expr))
            good = false;
        else
            bindings[i].expr = as_declared(model, bindings[i].expr, &params->item[i].type);
    }
    return good ? bindings : NULL;
}

static bool same_arguments(const struct expr *const *a, const struct expr *const *b, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (!expr_equal(a[i], b[i]))
            return false;
    return true;
}

/* ---- decisions ---- */

static uint32_t use_find(struct model *model, struct decision *decision, const struct expr **arg, bool old)
{
    for (size_t i = 0; i < model->uses.count; i++) {
        const struct table_use *use = model->uses.item[i];
        if (use->decision == decision && use->old == old && same_arguments(use->arg, arg, decision->params.count))
            return (uint32_t)i;
    }
    model->use_rows += decision->rows.count + 1;
    struct table_use *use = arena_alloc(model->arena, sizeof *use);
    *use = (struct table_use){.decision = decision, .arg = arg, .old = old};
    list_push(&model->uses, use);
    return (uint32_t)(model->uses.count - 1);
}

static const struct expr *decide(struct model *model, uint32_t index, struct place at)
{
    bool collect = model->uses.item[index]->decision->policy == FSM_COLLECT;
    struct fsm_type type = {
        .kind = collect ? KIND_MASK : KIND_HIT, .names = NO_INDEX, .index = NO_INDEX, .count = 1, .hi = INT64_MAX};
    struct expr *expr = arena_alloc(model->arena, sizeof *expr);
    *expr = (struct expr){.kind = X_DECIDE, .type = type, .at = at, .place = index};
    return expr;
}

/* `-` leaves a variable unchanged when the decision is applied; there is nothing to read. */
static void check_written(struct model *model, const struct table_use *use, size_t n, struct place at)
{
    const struct decision *decision = use->decision;
    for (size_t r = 0; r < decision->rows.count && !decision->outputs.item[n].type.optional; r++) {
        const struct node *cell = use->output_cell ? use->output_cell[r * decision->outputs.count + n] : NULL;
        if (cell && cell->kid && cell->kid->kind == NODE_DASH)
            diag_other(diag_add(model->diags, "E309", cell->at, "`-` says nothing, and output `%s` is read",
                                decision->outputs.item[n].name),
                       at, "read here");
    }
}

/* What an output can be: its domain, and where rows compute more than that, all they compute. */
static struct fsm_type output_type(const struct table_use *use, size_t n)
{
    const struct decision *decision = use->decision;
    struct fsm_type type = decision->outputs.item[n].type;
    for (size_t r = 0; r < decision->rows.count; r++) {
        const struct expr *expr = use->output[r * decision->outputs.count + n];
        if (!expr || expr_is_error(expr))
            continue;
        type.optional |= expr->type.optional;
        if (type.kind != FSM_INT && type.kind != FSM_DURATION)
            continue;
        if (expr->type.lo < type.lo || expr->type.hi > type.hi)
            type.choices = 0;
        type.lo = expr->type.lo < type.lo ? expr->type.lo : type.lo;
        type.hi = expr->type.hi > type.hi ? expr->type.hi : type.hi;
    }
    if (decision->policy == FSM_COLLECT)
        type.optional = 1; /* missing where nothing is hit */
    return type;
}

static const struct expr *output_of(struct model *model, const struct expr *hit, size_t n, struct place at)
{
    const struct table_use *use = model->uses.item[hit->place];
    check_written(model, use, n, at);
    struct expr *expr = arena_alloc(model->arena, sizeof *expr);
    *expr = (struct expr){
        .kind = X_OUTPUT, .type = output_type(use, n), .at = at, .place = hit->place, .n = (uint32_t)n, .x = hit};
    return expr;
}

static bool seen_by_guard(const struct scope *scope, const struct expr *use)
{
    for (size_t i = 0; i < scope->seen_count; i++)
        if (scope->seen[i]->place == use->place)
            return true;
    return false;
}

const struct expr *use_hit(const struct scope *scope, struct decision *decision, const struct node *call)
{
    struct model *model = scope->model;
    decision->mentioned = true;
    struct binding *bindings =
        bind_arguments(scope, &decision->params, call, "decision", decision->name, decision->node);
    if (!bindings)
        return expr_error(scope, call);
    decision->used = true;
    const struct expr **arg = arena_alloc(model->arena, (decision->params.count + 1) * sizeof *arg);
    for (size_t i = 0; i < decision->params.count; i++)
        arg[i] = bindings[i].expr;
    if (model->depth > FSM_CALLS_MAX / 2) {
        diag_add(model->diags, "E215", call->at, "decisions read decisions more than %d deep", FSM_CALLS_MAX / 2);
        return expr_error(scope, call);
    }
    if (model->use_rows > USE_ROWS_MAX) {
        diag_add(model->diags, "E215", call->at, "decisions with all their arguments come to more than %d rows",
                 USE_ROWS_MAX);
        return expr_error(scope, call);
    }
    if (decision->busy) {
        struct diag *diag = diag_add(model->diags, "E213", call->at, "decision `%s` reads itself", decision->name);
        diag_other(diag, decision->node->at, "defined here");
        return expr_error(scope, call);
    }
    uint32_t index = use_find(model, decision, arg, false);
    struct table_use *use = model->uses.item[index];
    if (!use->text)
        use->text = model_text(model, call);
    use_resolve(model, use);
    const struct expr *hit = decide(model, index, call->at);
    return seen_by_guard(scope, hit) ? use_old(model, hit) : hit;
}

const struct expr *use_decision(const struct scope *scope, struct decision *decision, const struct node *call)
{
    const struct expr *hit = use_hit(scope, decision, call);
    if (expr_is_error(hit) || decision->policy == FSM_COLLECT || decision->outputs.count != 1)
        return hit;
    return output_of(scope->model, hit, 0, call->at);
}

const struct expr *use_output(const struct scope *scope, const struct expr *hit, const char *output, struct place at)
{
    const struct decision *decision = scope->model->uses.item[hit->place]->decision;
    for (size_t i = 0; i < decision->outputs.count; i++)
        if (!strcmp(decision->outputs.item[i].name, output))
            return output_of(scope->model, hit, i, at);
    struct diag *diag =
        diag_add(scope->model->diags, "E202", at, "decision `%s` has no output `%s`", decision->name, output);
    decl_suggest(scope->model, &decision->outputs, output, diag);
    diag_other(diag, decision->node->at, "defined here");
    struct node nowhere = {.at = at};
    return expr_error(scope, &nowhere);
}

static uint32_t old_twin(struct model *model, const struct table_use *use)
{
    const struct expr **arg = arena_alloc(model->arena, (use->decision->params.count + 1) * sizeof *arg);
    for (size_t i = 0; i < use->decision->params.count; i++)
        arg[i] = expr_old(model, use->arg[i]);
    uint32_t index = use_find(model, use->decision, arg, true);
    model->uses.item[index]->text = use->text;
    use_resolve(model, model->uses.item[index]);
    return index;
}

static uint32_t old_pick(struct model *model, const struct pick_use *use);

const struct expr *use_old(struct model *model, const struct expr *expr)
{
    struct expr *old = arena_alloc(model->arena, sizeof *old);
    *old = *expr;
    if (expr->kind == X_PICK)
        old->place = old_pick(model, model->pick_uses.item[expr->place]);
    else if (!model->uses.item[expr->place]->old)
        old->place = old_twin(model, model->uses.item[expr->place]);
    if (expr->x)
        old->x = use_old(model, expr->x);
    return old;
}

/* ---- a use's rows ---- */

/* Which output a header cell names; NO_INDEX is reported. */
static uint16_t header_output(struct model *model, const struct decision *decision, const struct node *cell)
{
    const struct node *name = cell->kid;
    if (name && !name->next && (name->kind == NODE_ID || name->kind == NODE_KEYWORD))
        for (size_t i = 0; i < decision->outputs.count; i++)
            if (!strcmp(decision->outputs.item[i].name, name->text))
                return (uint16_t)i;
    if (decision->outputs.count == 1 && name && name->text && !strcmp(name->text, decision->name))
        return 0;
    struct diag *diag =
        diag_add(model->diags, "E308", cell->at, "this is not an output of decision `%s`", decision->name);
    diag_other(diag, decision->node->at, "its outputs are named here");
    return NO_INDEX;
}

/* Each output has one column. */
static void check_outputs(struct model *model, const struct decision *decision, const uint16_t *column, size_t columns)
{
    for (uint16_t k = 0; k < decision->outputs.count; k++) {
        size_t count = 0, wrong = 0;
        for (size_t c = 0; c < columns; c++) {
            count += column[c] == k;
            wrong += column[c] == NO_INDEX;
        }
        if (count > 1 || (!count && !wrong))
            diag_add(model->diags, "E308", decision->header->at, "output `%s` has %s column",
                     decision->outputs.item[k].name, count ? "more than one" : "no");
    }
}

static void outputs_resolve(const struct scope *scope, struct table_use *use, const uint16_t *column)
{
    struct model *model = scope->model;
    const struct decision *decision = use->decision;
    size_t row = 0;
    for (size_t r = 0; r < decision->rows.count; r++, row++) {
        const struct node *node = decision->rows.item[r];
        size_t inputs = (size_t)node->value, c = 0;
        for (const struct node *cell = node->kid; cell; cell = cell->next, c++) {
            if (c < inputs || !cell->kid || column[c - inputs] == NO_INDEX)
                continue;
            size_t k = column[c - inputs];
            use->output_cell[row * decision->outputs.count + k] = cell;
            if (cell->kid->kind == NODE_DASH)
                continue;
            if (cell->kid->next || cell->kid->kind == NODE_TEST || cell->kid->kind == NODE_SPAN) {
                diag_add(model->diags, "E309", cell->at, "an output cell holds one value");
                continue;
            }
            const char *where = arena_printf(model->arena, "output `%s`", decision->outputs.item[k].name);
            const struct expr *expr = expr_expect(scope, cell->kid, &decision->outputs.item[k].type, where);
            expr_never_fits(model, &decision->outputs.item[k], expr);
            use->output[row * decision->outputs.count + k] = use->old ? expr_old(model, expr) : expr;
        }
    }
}

static void inputs_resolve(const struct scope *scope, struct table_use *use)
{
    const struct decision *decision = use->decision;
    struct model *model = scope->model;
    size_t inputs = (size_t)decision->header->value, c = 0;
    const struct expr **column = arena_alloc(model->arena, (inputs + 1) * sizeof *column);
    const struct node **head = arena_alloc(model->arena, (inputs + 1) * sizeof *head);
    for (const struct node *cell = decision->header->kid; cell && c < inputs; cell = cell->next, c++) {
        column[c] = cell->kid ? expr_resolve(scope, cell->kid, NULL) : expr_error(scope, cell);
        if (use->old)
            column[c] = expr_old(model, column[c]);
        head[c] = cell;
    }
    for (size_t r = 0; r < decision->rows.count; r++) {
        const struct node *node = decision->rows.item[r];
        struct grid_row row = {.node = node};
        c = 0;
        for (const struct node *cell = node->kid; cell && c < inputs; cell = cell->next, c++)
            column_cell(scope, &use->grid, &row, column[c], head[c], cell);
        list_push(&use->grid.rows, row);
    }
}

void use_resolve(struct model *model, struct table_use *use)
{
    if (use->resolved)
        return;
    use->resolved = true;
    struct decision *decision = use->decision;
    decision->busy = true;
    model->depth++;
    struct binding *bindings = arena_alloc(model->arena, (decision->params.count + 1) * sizeof *bindings);
    for (size_t i = 0; i < decision->params.count; i++)
        bindings[i] = (struct binding){decision->params.item[i].name, use->arg[i]};
    struct scope scope = {.model = model, .binding = bindings, .bindings = decision->params.count, .old = use->old};
    use->output = arena_alloc(model->arena, (decision->rows.count * decision->outputs.count + 1) * sizeof *use->output);
    use->output_cell =
        arena_alloc(model->arena, (decision->rows.count * decision->outputs.count + 1) * sizeof *use->output_cell);
    use->output_code = arena_alloc(model->arena, (decision->outputs.count + 1) * sizeof *use->output_code);
    use->output_needed = arena_alloc(model->arena, (decision->outputs.count + 1) * sizeof *use->output_needed);
    use->list_constant = arena_alloc(model->arena, (decision->outputs.count + 1) * sizeof *use->list_constant);
    if (decision->header) {
        inputs_resolve(&scope, use);
        size_t inputs = (size_t)decision->header->value, outputs = node_count(decision->header) - inputs, c = 0;
        uint16_t *column = arena_alloc(model->arena, (outputs + 1) * sizeof *column);
        for (const struct node *cell = decision->header->kid; cell; cell = cell->next, c++)
            if (c >= inputs)
                column[c - inputs] = header_output(model, decision, cell);
        check_outputs(model, decision, column, outputs);
        outputs_resolve(&scope, use, column);
        grid_finish(model, &use->grid);
    }
    decision->busy = false;
    model->depth--;
}

/* ---- picks ---- */

static const struct expr *pick_condition(struct model *model, const struct pick_use *use, uint16_t row)
{
    const struct pick *pick = use->pick;
    struct binding *bindings = arena_alloc(model->arena, (pick->params.count + 1) * sizeof *bindings);
    for (size_t i = 0; i < pick->params.count; i++)
        bindings[i] = (struct binding){pick->params.item[i].name, use->arg[i]};
    struct scope scope = {.model = model,
                          .binding = bindings,
                          .bindings = pick->params.count,
                          .row_of = model->data.item[pick->data].name,
                          .row = row};
    const struct expr *expr = expr_condition(&scope, node_kid(pick->node, 2), "`where`");
    return use->old ? expr_old(model, expr) : expr;
}

void use_resolve_pick(struct model *model, struct pick_use *use)
{
    if (use->resolved)
        return;
    use->resolved = use->pick->busy = true;
    use->where = arena_alloc(model->arena, (use->pick->order.count + 1) * sizeof *use->where);
    for (size_t i = 0; i < use->pick->order.count; i++)
        use->where[i] = pick_condition(model, use, use->pick->order.item[i]);
    use->pick->busy = false;
}

static uint32_t pick_find(struct model *model, struct pick *pick, const struct expr **arg, bool old)
{
    for (size_t i = 0; i < model->pick_uses.count; i++) {
        const struct pick_use *use = model->pick_uses.item[i];
        if (use->pick == pick && use->old == old && same_arguments(use->arg, arg, pick->params.count))
            return (uint32_t)i;
    }
    struct pick_use *use = arena_alloc(model->arena, sizeof *use);
    *use = (struct pick_use){.pick = pick, .arg = arg, .old = old};
    list_push(&model->pick_uses, use);
    return (uint32_t)(model->pick_uses.count - 1);
}

static uint32_t old_pick(struct model *model, const struct pick_use *use)
{
    const struct expr **arg = arena_alloc(model->arena, (use->pick->params.count + 1) * sizeof *arg);
    for (size_t i = 0; i < use->pick->params.count; i++)
        arg[i] = expr_old(model, use->arg[i]);
    uint32_t index = pick_find(model, use->pick, arg, true);
    use_resolve_pick(model, model->pick_uses.item[index]);
    return index;
}

const struct expr *use_pick(const struct scope *scope, struct pick *pick, const struct node *call)
{
    struct model *model = scope->model;
    pick->mentioned = true;
    struct binding *bindings = bind_arguments(scope, &pick->params, call, "pick", pick->name, pick->node);
    if (!bindings || pick->data == NO_INDEX)
        return expr_error(scope, call);
    pick->used = true;
    const struct expr **arg = arena_alloc(model->arena, (pick->params.count + 1) * sizeof *arg);
    for (size_t i = 0; i < pick->params.count; i++)
        arg[i] = bindings[i].expr;
    if (pick->busy) {
        diag_other(diag_add(model->diags, "E213", call->at, "pick `%s` reads itself", pick->name), pick->node->at,
                   "defined here");
        return expr_error(scope, call);
    }
    uint32_t index = pick_find(model, pick, arg, false);
    use_resolve_pick(model, model->pick_uses.item[index]);
    struct expr *expr = arena_alloc(model->arena, sizeof *expr);
    *expr = (struct expr){
        .kind = X_PICK, .type = type_optional(type_row(model, pick->data)), .at = call->at, .place = index};
    return expr;
}
