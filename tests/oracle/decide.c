/* decide.c: cells, rows and decisions. Rows are tried one after the other; a cell is asked as it is written. */
#include <assert.h>
#include <string.h>

#include "scene.h"

/* ---- cells ---- */

static bool word_passes(const struct scope *scope, struct value v, const char *word, bool *passes)
{
    bool some = !strcmp(word, "some"), running = !strcmp(word, "running");
    bool none = !strcmp(word, "none"), stopped = !strcmp(word, "stopped"), missing = !strcmp(word, "missing");
    if (!some && !running && !none && !stopped && !missing)
        return false;
    if (v.kind == VALUE_HITS)
        *passes = (v.number > 0) == some;
    else if (v.kind == VALUE_TIMER)
        *passes = scope->run->inst->deadline[v.number].missing == stopped;
    else
        *passes = v.missing == missing;
    return true;
}

static bool item_passes(const struct scope *scope, struct value v, const struct node *item)
{
    struct domain like = {.kind = v.kind, .scale = v.scale};
    bool passes;
    if (v.kind == VALUE_NAMED)
        like.names = v.names;
    if (item->kind == NODE_ID && item->value == 1 && word_passes(scope, v, item->text, &passes))
        return passes;
    if (v.kind == VALUE_STATE)
        return spec_inside(scope->run->spec, (int)v.number, spec_state(scope->run->spec, item->text));
    if (v.kind == VALUE_TIMER)
        v = scope->run->inst->deadline[v.number];
    if (item->kind == NODE_TEST && item->op == OP_IN) {
        like.kind = VALUE_SET;
        struct value set = eval(scope, item->kid, &like);
        return !v.missing && !set.missing && (set.number >> v.number & 1);
    }
    if (item->kind == NODE_TEST)
        return value_compare(item->op, v, eval(scope, item->kid, &like));
    if (item->kind == NODE_SPAN)
        return value_compare(OP_GE, v, eval(scope, item->kid, &like)) &&
               value_compare(OP_LE, v, eval(scope, item->last, &like));
    return value_compare(OP_EQ, v, eval(scope, item, &like));
}

bool cell_passes(const struct scope *scope, const struct node *head, const struct node *cell)
{
    const struct node *item = cell->kid;
    if (item->kind == NODE_DASH)
        return true;
    struct value v = eval(scope, head->kid, NULL);
    bool negate = item->kind == NODE_UNARY && item->op == OP_NOT, any = false;
    for (; item; item = item->next) {
        bool first = item == cell->kid;
        any = any || item_passes(scope, v, first && negate ? item->kid : item);
    }
    return any != negate;
}

static bool row_passes(const struct scope *scope, const struct node *header, const struct node *row)
{
    const struct node *head = header->kid, *cell = row->kid;
    for (int64_t c = 0; c < header->value; c++, head = head->next, cell = cell->next)
        if (!cell_passes(scope, head, cell))
            return false;
    return true;
}

/* ---- arguments ---- */

void bind_params(const struct scope *scope, const struct variables *params, const struct node *call,
                 struct binding *binding)
{
    const struct node *arg = call->kid;
    for (unsigned i = 0; i < params->count; i++, arg = arg->next) {
        const struct domain *domain = &params->item[i].domain;
        struct value v = eval(scope, arg, domain);
        if (v.kind == VALUE_TIMER)
            v = value_subtract(scope->run->inst->deadline[v.number], value_of(VALUE_TIME, scope->run->now_ms));
        binding[i] = (struct binding){params->item[i].name, value_rescale(v, domain->scale)};
    }
}

/* ---- what the guard saw ---- */

static bool node_equal(const struct node *a, const struct node *b)
{
    if (!a || !b)
        return a == b;
    if (a->kind != b->kind || a->op != b->op || a->value != b->value || a->scale != b->scale)
        return false;
    if ((a->text == NULL) != (b->text == NULL) || (a->text && strcmp(a->text, b->text)))
        return false;
    const struct node *x = a->kid, *y = b->kid;
    for (; x && y; x = x->next, y = y->next)
        if (!node_equal(x, y))
            return false;
    return !x && !y;
}

static bool is_member(const struct spec *spec, const char *name)
{
    for (unsigned i = 0; i < spec->enumerations; i++)
        if (enumeration_find(spec->enumeration[i], name) >= 0)
            return true;
    return false;
}

static bool is_constant(const struct scope *scope, const struct node *node);

static bool all_constant(const struct scope *scope, const struct node *first)
{
    for (; first; first = first->next)
        if (!is_constant(scope, first))
            return false;
    return true;
}

/* `x and false` is known without x, and so is `x or true`. */
static bool known_half(const struct scope *scope, const struct node *node)
{
    for (const struct node *kid = node->kid; kid; kid = kid->next)
        if (is_constant(scope, kid) && (eval(scope, kid, NULL).number != 0) == (node->op == OP_OR))
            return true;
    return false;
}

static bool is_constant(const struct scope *scope, const struct node *node)
{
    const struct symbol *symbol = node->text ? spec_symbol(scope->run->spec, node->text) : NULL;
    switch (node->kind) {
    case NODE_ID:
        if (node->value == 1)
            return strcmp(node->text, "now") && strcmp(node->text, "state");
        return symbol ? symbol->kind == SYMBOL_CONST : is_member(scope->run->spec, node->text);
    case NODE_BINARY:
        return all_constant(scope, node->kid) || ((node->op == OP_AND || node->op == OP_OR) && known_half(scope, node));
    case NODE_CALL:
        return (!strcmp(node->text, "min") || !strcmp(node->text, "max")) && all_constant(scope, node->kid);
    case NODE_INDEX:
        symbol = node->kid->kind == NODE_ID ? spec_symbol(scope->run->spec, node->kid->text) : NULL;
        return symbol && symbol->kind == SYMBOL_TABLE && is_constant(scope, node->last);
    case NODE_DOT:
        return node->kid->kind == NODE_INDEX && is_constant(scope, node->kid);
    case NODE_FOLD:
        return false;
    default:
        return all_constant(scope, node->kid);
    }
}

/* Whether two calls ask the same: arguments are equal as written, or constants of one value. */
static bool same_arguments(const struct scope *scope, const struct decision *decision, const struct node *a,
                           const struct node *b)
{
    const struct node *x = a->kid, *y = b->kid;
    for (unsigned i = 0; i < decision->params.count; i++, x = x->next, y = y->next) {
        const struct domain *domain = &decision->params.item[i].domain;
        if (node_equal(x, y))
            continue;
        if (!is_constant(scope, x) || !is_constant(scope, y))
            return false;
        struct value one = value_rescale(eval(scope, x, domain), domain->scale);
        struct value other = value_rescale(eval(scope, y, domain), domain->scale);
        if (!value_same(&one, &other))
            return false;
    }
    return true;
}

static const struct answer *seen_answer(const struct scope *scope, const struct decision *decision,
                                        const struct node *call)
{
    const struct run *run = scope->run;
    for (unsigned i = 0; scope->statement && i < run->seen_count; i++)
        if (run->seen[i].decision == decision && same_arguments(scope, decision, run->seen[i].call, call))
            return &run->seen[i].answer;
    return NULL;
}

static void see(const struct scope *scope, const struct node *node)
{
    struct run *run = scope->run;
    const struct symbol *symbol =
        node->kind == NODE_ID || node->kind == NODE_CALL ? spec_symbol(run->spec, node->text) : NULL;
    if (symbol && symbol->kind == SYMBOL_DECISION) {
        assert(run->seen_count < SEEN_MOST);
        struct seen *seen = &run->seen[run->seen_count];
        seen->decision = &run->spec->decision[symbol->index];
        seen->call = node;
        decide(scope, seen->decision, node, &seen->answer);
        run->seen_count++;
    }
    for (const struct node *kid = node->kid; kid; kid = kid->next)
        see(scope, kid);
}

void see_guard(const struct scope *scope, const struct node *header, const struct node *row)
{
    const struct node *head = header->kid->next, *cell = row->kid->next;
    scope->run->seen_count = 0;
    for (int64_t c = 1; c < header->value; c++, head = head->next, cell = cell->next) {
        if (cell->kid->kind == NODE_DASH)
            continue;
        see(scope, head);
        see(scope, cell);
    }
}

/* ---- decisions ---- */

static struct scope decision_scope(const struct scope *scope, const struct decision *decision, const struct node *call,
                                   struct binding *binding)
{
    bind_params(scope, &decision->params, call, binding);
    return (struct scope){.run = scope->run, .binding = binding, .bindings = decision->params.count};
}

static const struct node *output_cell(const struct decision *decision, const struct node *row, unsigned output)
{
    const struct node *head = decision->header->kid, *cell = row->kid;
    for (int64_t c = 0; c < decision->header->value || !cell_is(head, decision->outputs.item[output].name); c++) {
        head = head->next;
        cell = cell->next;
    }
    return cell;
}

static struct value output_value(const struct scope *inner, const struct decision *decision, const struct node *row,
                                 unsigned output, bool *unchanged)
{
    const struct domain *domain = &decision->outputs.item[output].domain;
    const struct node *cell = output_cell(decision, row, output);
    *unchanged = cell->kid->kind == NODE_DASH;
    if (*unchanged)
        return value_missing(domain->kind);
    return value_rescale(eval(inner, cell->kid, domain), domain->scale);
}

static bool same_outputs(const struct scope *inner, const struct decision *decision, const struct node *a,
                         const struct node *b)
{
    for (unsigned k = 0; k < decision->outputs.count; k++) {
        bool no_x, no_y;
        struct value x = output_value(inner, decision, a, k, &no_x), y = output_value(inner, decision, b, k, &no_y);
        if (no_x != no_y || !value_same(&x, &y))
            return false;
    }
    return true;
}

/* The rows that match, in order: one but for `collect`. */
static unsigned matching_rows(const struct scope *inner, const struct decision *decision, const struct node **hit)
{
    bool collect = !strcmp(decision->policy, "collect"), first = !strcmp(decision->policy, "first");
    bool any = !strcmp(decision->policy, "any");
    unsigned hits = 0;
    for (unsigned r = 0; r < decision->rows && !(first && hits); r++) {
        if (!row_passes(inner, decision->header, decision->row[r]))
            continue;
        if (!collect && hits && !(any && same_outputs(inner, decision, hit[0], decision->row[r])))
            complain(inner->run, "two rows of a decision answer one input");
        if (collect || !hits)
            hit[hits++] = decision->row[r];
    }
    if (!hits && !collect)
        complain(inner->run, "a decision has no row for an input");
    return hits;
}

void decide(const struct scope *scope, const struct decision *decision, const struct node *call, struct answer *answer)
{
    const struct answer *seen = seen_answer(scope, decision, call);
    if (seen) {
        *answer = *seen;
        return;
    }
    struct binding binding[SPEC_MOST];
    const struct node *hit[SPEC_MOST];
    struct scope inner = decision_scope(scope, decision, call, binding);
    answer->hits = matching_rows(&inner, decision, hit);
    answer->outputs = decision->outputs.count;
    assert(answer->hits * answer->outputs <= ANSWER_VALUES);
    for (unsigned h = 0; h < answer->hits; h++)
        for (unsigned k = 0; k < answer->outputs; k++) {
            unsigned at = h * answer->outputs + k;
            answer->value[at] = output_value(&inner, decision, hit[h], k, &answer->unchanged[at]);
        }
}

struct value decide_one(const struct scope *scope, const struct decision *decision, const struct node *call,
                        unsigned output)
{
    const struct answer *seen = seen_answer(scope, decision, call);
    if (seen && seen->hits)
        return seen->value[output];
    if (!seen) {
        struct binding binding[SPEC_MOST];
        const struct node *hit[SPEC_MOST];
        struct scope inner = decision_scope(scope, decision, call, binding);
        bool unchanged;
        if (matching_rows(&inner, decision, hit))
            return output_value(&inner, decision, hit[0], output, &unchanged);
    }
    struct value none = value_missing(decision->outputs.item[output].domain.kind);
    none.names = decision->outputs.item[output].domain.names;
    return none;
}

unsigned decide_hits(const struct scope *scope, const struct decision *decision, const struct node *call)
{
    const struct answer *seen = seen_answer(scope, decision, call);
    if (seen)
        return seen->hits;
    struct binding binding[SPEC_MOST];
    const struct node *hit[SPEC_MOST];
    struct scope inner = decision_scope(scope, decision, call, binding);
    return matching_rows(&inner, decision, hit);
}

/* ---- picks ---- */

/* The first row in declared order among those with the least `order by`. */
struct value pick_row(const struct scope *scope, unsigned pick, const struct node *call)
{
    const struct spec *spec = scope->run->spec;
    const struct node *node = spec->pick[pick], *where = node_kid(node, 2), *order = node_kid(node, 3);
    const struct table *table = &spec->table[spec_symbol(spec, node_kid(node, 1)->text)->index];
    struct binding binding[SPEC_MOST];
    bind_params(scope, &spec->pick_params[pick], call, binding);
    struct scope inner = {
        .run = scope->run, .binding = binding, .bindings = spec->pick_params[pick].count, .table = table};
    struct value best = value_missing(VALUE_ROW), best_key = {0};
    best.table = table;
    for (inner.row = 0; inner.row < table->rows; inner.row++) {
        if (!eval(&inner, where, NULL).number)
            continue;
        struct value key = order->kind == NODE_NONE ? value_of(VALUE_NUMBER, 0) : eval(&inner, order, NULL);
        if (!best.missing && !value_compare(OP_LT, key, best_key))
            continue;
        best.missing = false;
        best.number = inner.row;
        best_key = key;
    }
    return best;
}
