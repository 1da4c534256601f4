/* perform.c: statements. Each sees what those before it did; one that cannot be carried out refuses the step. */
#include <assert.h>
#include <string.h>

#include "scene.h"

static bool refuse(const struct scope *scope, enum fsm_result result)
{
    scope->run->out->result = result;
    return false;
}

/* A timer that is carried as a value is the time it has left; a number takes the places of its domain. */
static struct value fitted(const struct scope *scope, struct value v, const struct domain *domain)
{
    if (v.kind == VALUE_TIMER) {
        v = scope->run->inst->deadline[v.number];
        if (domain->kind == VALUE_DURATION)
            v = value_subtract(v, value_of(VALUE_TIME, scope->run->now_ms));
    }
    v = value_rescale(v, domain->scale);
    if (v.kind == VALUE_ARRAY || v.kind == VALUE_LIST)
        return v;
    v.kind = domain->kind;
    if (v.kind == VALUE_NAMED || v.kind == VALUE_SET)
        v.names = domain->names;
    return v;
}

/* ---- assignment ---- */

static bool store(const struct scope *scope, struct value *slot, const struct domain *domain, struct value v)
{
    v = fitted(scope, v, domain);
    if (!domain_has(domain, &v))
        return refuse(scope, domain->kind == VALUE_TEXT && !v.missing ? FSM_LIMIT : FSM_RANGE);
    *slot = v;
    return true;
}

static bool store_all(const struct scope *scope, struct value *slot, const struct domain *domain, struct value v)
{
    for (unsigned i = 0; i < domain_count(domain); i++)
        if (!store(scope, &slot[i], domain, v.kind == VALUE_ARRAY ? v.element[i] : v))
            return false;
    return true;
}

/* The variable of that name and where its first element is. */
static const struct variable *target(const struct scope *scope, const char *name, struct value **slot)
{
    struct run *run = scope->run;
    const struct symbol *symbol = spec_symbol(run->spec, name);
    if (symbol->kind == SYMBOL_SHARED) {
        *slot = &run->shared->value[symbol->index];
        return &run->spec->shared.item[symbol->index];
    }
    assert(symbol->kind == SYMBOL_VAR);
    const struct variable *variable = &run->spec->vars.item[symbol->index];
    *slot = &run->inst->slot[variable->slot];
    return variable;
}

static bool do_assign(const struct scope *scope, const struct node *node)
{
    const struct node *to = node->kid, *name = to->kind == NODE_INDEX ? to->kid : to;
    struct value *slot;
    const struct variable *variable = target(scope, name->text, &slot);
    if (to->kind != NODE_INDEX)
        return store_all(scope, slot, &variable->domain, eval(scope, node->last, &variable->domain));
    struct domain index = {.kind = VALUE_NAMED, .names = variable->domain.index};
    struct value at = eval(scope, to->last, &index), v = eval(scope, node->last, &variable->domain);
    return at.missing ? refuse(scope, FSM_RANGE) : store(scope, &slot[at.number], &variable->domain, v);
}

/* All outputs are known before the first is assigned. */
static bool do_apply(const struct scope *scope, const struct node *node)
{
    const struct spec *spec = scope->run->spec;
    const struct decision *decision = &spec->decision[spec_symbol(spec, node->text)->index];
    struct answer answer;
    decide(scope, decision, node, &answer);
    if (!answer.hits)
        return refuse(scope, FSM_NO_ROW);
    for (unsigned k = 0; k < answer.outputs; k++) {
        struct value *slot;
        const struct variable *variable = target(scope, decision->outputs.item[k].name, &slot);
        if (!answer.unchanged[k] && !store(scope, slot, &variable->domain, answer.value[k]))
            return false;
    }
    return true;
}

/* ---- effects ---- */

static bool push(const struct scope *scope, struct value v)
{
    struct naive_outcome *out = scope->run->out;
    if (out->args == FSM_ARGS_MAX)
        return refuse(scope, FSM_LIMIT);
    out->arg[out->args++] = v;
    return true;
}

static bool push_elements(const struct scope *scope, struct value v, const struct domain *domain)
{
    for (uint32_t i = 0; i < v.count; i++)
        if (!push(scope, fitted(scope, v.element[i], domain)))
            return false;
    return true;
}

/* `list d.field`: how many hits, then each one's output. */
static bool push_list(const struct scope *scope, const struct node *node, const struct domain *domain)
{
    const struct spec *spec = scope->run->spec;
    const struct node *call = node->kid->kind == NODE_DOT ? node->kid->kid : node->kid;
    const struct decision *decision = &spec->decision[spec_symbol(spec, call->text)->index];
    const char *name = node->kid->kind == NODE_DOT ? node->kid->text : decision->outputs.item[0].name;
    unsigned output = (unsigned)(variables_find(&decision->outputs, name) - decision->outputs.item);
    struct answer answer;
    decide(scope, decision, call, &answer);
    if (!push(scope, value_of(VALUE_NUMBER, answer.hits)))
        return false;
    for (unsigned h = 0; h < answer.hits; h++)
        if (!push(scope, fitted(scope, answer.value[h * answer.outputs + output], domain)))
            return false;
    return true;
}

static bool push_argument(const struct scope *scope, const struct node *node, const struct domain *domain)
{
    if (!node)
        return push(scope, value_missing(domain->kind));
    if (node->kind == NODE_LIST)
        return push_list(scope, node, domain);
    struct value v = eval(scope, node, domain);
    return v.kind == VALUE_ARRAY ? push_elements(scope, v, domain) : push(scope, fitted(scope, v, domain));
}

static bool place_call(const struct scope *scope, unsigned index, uint32_t *number)
{
    struct naive_instance *inst = scope->run->inst;
    const struct effect *effect = &scope->run->spec->effect[index];
    struct naive_calls *calls = &inst->calls[index];
    if (effect->mode == CALL_LATEST)
        calls->count = 0;
    if (calls->count == effect->calls)
        return refuse(scope, FSM_LIMIT);
    *number = calls->number[calls->count++] = ++inst->calls_made;
    return true;
}

static bool do_emit(const struct scope *scope, const struct node *node)
{
    struct naive_outcome *out = scope->run->out;
    unsigned index = (unsigned)spec_effect(scope->run->spec, node->text), from = out->args;
    const struct effect *effect = &scope->run->spec->effect[index];
    const struct node *arg = node->kid;
    uint32_t call = 0;
    for (unsigned i = 0; i < effect->args.count; i++, arg = arg ? arg->next : NULL)
        if (!push_argument(scope, arg, &effect->args.item[i].domain))
            return false;
    if (out->effects == FSM_EFFECTS_MAX)
        return refuse(scope, FSM_LIMIT);
    if (effect->mode != CALL_NONE && !place_call(scope, index, &call))
        return false;
    out->effect[out->effects++] = (struct naive_effect){index, call, from, out->args - from};
    return true;
}

/* ---- time ---- */

static bool do_start(const struct scope *scope, const struct node *node)
{
    struct run *run = scope->run;
    int timer = spec_timer(run->spec, node->text);
    struct domain wanted = {.kind = node->op ? VALUE_TIME : VALUE_DURATION};
    struct value v = fitted(scope, eval(scope, node->kid, &wanted), &wanted);
    if (v.missing)
        return refuse(scope, FSM_RANGE);
    run->inst->deadline[timer] = value_of(VALUE_TIME, node->op ? v.number : run->now_ms + v.number);
    run->out->timers |= UINT64_C(1) << timer;
    return true;
}

static void do_stop(const struct scope *scope, const struct node *node)
{
    int timer = spec_timer(scope->run->spec, node->text);
    struct value *deadline = &scope->run->inst->deadline[timer];
    if (!deadline->missing)
        scope->run->out->timers |= UINT64_C(1) << timer;
    *deadline = value_missing(VALUE_TIME);
}

static void do_mark(const struct scope *scope, const struct node *node)
{
    unsigned index = spec_symbol(scope->run->spec, node->text)->index;
    struct naive_window *window = &scope->run->inst->window[index];
    assert(scope->run->spec->window[index].count <= NAIVE_MARKS);
    if (window->count == scope->run->spec->window[index].count)
        memmove(window->mark_ms, window->mark_ms + 1, --window->count * sizeof *window->mark_ms);
    window->mark_ms[window->count++] = scope->run->now_ms;
}

static void do_set_history(const struct scope *scope, const struct node *node)
{
    const struct spec *spec = scope->run->spec;
    scope->run->inst->history[spec_state(spec, node->text)] = spec_leaf(spec, spec_state(spec, node->kid->text));
}

/* ---- actions ---- */

/* Arguments are computed once: what the action assigns later does not reach them. */
static bool do_action(const struct scope *scope, const struct node *node)
{
    const struct spec *spec = scope->run->spec;
    int action = spec_action(spec, node->text);
    struct binding binding[SPEC_MOST];
    struct value element[NAIVE_SLOTS];
    unsigned used = 0;
    const struct variables *params = &spec->action_params[action];
    bind_params(scope, params, node, binding);
    for (unsigned i = 0; i < params->count; i++) {
        struct value *v = &binding[i].value;
        if (v->kind != VALUE_ARRAY)
            continue;
        assert(used + v->count <= NAIVE_SLOTS);
        v->element = memcpy(element + used, v->element, v->count * sizeof *element);
        used += v->count;
    }
    struct scope inner = *scope;
    inner.binding = binding;
    inner.bindings = params->count;
    return perform(&inner, spec->action[action]->last);
}

bool perform(const struct scope *scope, const struct node *block)
{
    bool good = true;
    for (const struct node *node = block->kid; node && good; node = node->next) {
        switch (node->kind) {
        case NODE_ASSIGN:
            good = do_assign(scope, node);
            break;
        case NODE_EMIT:
            good = do_emit(scope, node);
            break;
        case NODE_START:
            good = do_start(scope, node);
            break;
        case NODE_STOP:
            do_stop(scope, node);
            break;
        case NODE_APPLY:
            good = do_apply(scope, node);
            break;
        case NODE_MARK:
            do_mark(scope, node);
            break;
        case NODE_SET_HISTORY:
            do_set_history(scope, node);
            break;
        default:
            assert(node->kind == NODE_DO);
            good = do_action(scope, node);
        }
    }
    return good;
}
