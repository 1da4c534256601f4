/* eval.c: expressions, straight from the tree. */
#include <assert.h>
#include <string.h>

#include "scene.h"

void complain(struct run *run, const char *what)
{
    if (!run->out->complaint)
        run->out->complaint = what;
}

static bool word_is(const struct node *node, const char *word)
{
    return !strcmp(node->text, word);
}

/* ---- timers ---- */

static struct value deadline_of(const struct scope *scope, struct value v)
{
    if (v.kind != VALUE_TIMER)
        return v;
    return scope->run->inst->deadline[v.number];
}

static struct value remaining_of(const struct scope *scope, struct value v)
{
    if (v.kind != VALUE_TIMER)
        return v;
    return value_subtract(deadline_of(scope, v), value_of(VALUE_TIME, scope->run->now_ms));
}

/* ---- names ---- */

static struct value member_of(const struct enumeration *names, int index)
{
    struct value v = value_of(VALUE_NAMED, index);
    v.names = names;
    return v;
}

static struct value variable_value(const struct value *slot, const struct variable *variable)
{
    if (!variable->domain.index)
        return slot[variable->slot];
    struct value array = {
        .kind = VALUE_ARRAY, .count = domain_count(&variable->domain), .index = variable->domain.index};
    array.element = slot + variable->slot;
    return array;
}

static struct value symbol_value(const struct scope *scope, const struct symbol *symbol, const struct node *node)
{
    const struct spec *spec = scope->run->spec;
    const struct decision *decision;
    switch (symbol->kind) {
    case SYMBOL_CONST: {
        const struct variable *constant = &spec->consts.item[symbol->index];
        return value_rescale(eval(scope, constant->first, &constant->domain), constant->domain.scale);
    }
    case SYMBOL_PARAM:
        return scope->run->inst->param[symbol->index];
    case SYMBOL_VAR:
        return variable_value(scope->run->inst->slot, &spec->vars.item[symbol->index]);
    case SYMBOL_SHARED:
        return scope->run->shared->value[symbol->index];
    case SYMBOL_TIMER:
        return value_of(VALUE_TIMER, symbol->index);
    case SYMBOL_DECISION:
        decision = &spec->decision[symbol->index];
        if (!strcmp(decision->policy, "collect"))
            return value_of(VALUE_HITS, decide_hits(scope, decision, node));
        return decide_one(scope, decision, node, 0);
    case SYMBOL_PICK:
        return pick_row(scope, symbol->index, node);
    default:
        assert(!"a name has a value");
        return value_missing(VALUE_UNKNOWN);
    }
}

static struct value missing_of(const struct domain *wanted)
{
    struct value v = value_missing(wanted ? wanted->kind : VALUE_UNKNOWN);
    if (wanted && (wanted->kind == VALUE_NAMED || wanted->kind == VALUE_SET))
        v.names = wanted->names;
    return v;
}

static const struct value *local_value(const struct scope *scope, const char *name)
{
    for (unsigned i = 0; i < scope->bindings; i++)
        if (!strcmp(scope->binding[i].name, name))
            return &scope->binding[i].value;
    const struct variable *field = scope->event ? variables_find(&scope->event->fields, name) : NULL;
    return field ? &scope->run->occurrence->field[field - scope->event->fields.item] : NULL;
}

static struct value name_value(const struct scope *scope, const struct node *node, const struct domain *wanted)
{
    const struct spec *spec = scope->run->spec;
    if (node->value == 1 && word_is(node, "true"))
        return value_bool(true);
    if (node->value == 1 && word_is(node, "false"))
        return value_bool(false);
    if (node->value == 1 && word_is(node, "missing"))
        return missing_of(wanted);
    if (node->value == 1 && word_is(node, "now"))
        return value_of(VALUE_TIME, scope->run->now_ms);
    if (node->value == 1 && word_is(node, "state"))
        return value_of(VALUE_STATE, scope->run->inst->leaf);
    if (wanted && (wanted->kind == VALUE_NAMED || wanted->kind == VALUE_SET)) {
        int index = enumeration_find(wanted->names, node->text);
        if (index >= 0)
            return member_of(wanted->names, index);
    }
    const struct value *local = local_value(scope, node->text);
    if (local)
        return *local;
    const struct symbol *symbol = spec_symbol(spec, node->text);
    if (symbol)
        return symbol_value(scope, symbol, node);
    for (unsigned i = 0; i < spec->enumerations; i++) {
        int index = enumeration_find(spec->enumeration[i], node->text);
        if (index >= 0)
            return member_of(spec->enumeration[i], index);
    }
    assert(!"a name is known");
    return value_missing(VALUE_UNKNOWN);
}

/* Whether a bare name stands for a value by itself, or needs its neighbour to know what it is. */
static bool name_stands_alone(const struct scope *scope, const struct node *node)
{
    return node->kind != NODE_ID || node->value == 1 || local_value(scope, node->text) ||
           spec_symbol(scope->run->spec, node->text);
}

/* ---- tables and arrays ---- */

struct value table_cell(const struct scope *scope, const struct table *table, unsigned row,
                        const struct variable *column)
{
    const struct node *cell = node_kid(table->row[row], (unsigned)(column - table->columns.item));
    struct scope plain = {.run = scope->run};
    return value_rescale(eval(&plain, cell->kid, &column->domain), column->domain.scale);
}

static struct value row_column(const struct scope *scope, struct value row, const char *name)
{
    const struct variable *column = variables_find(&row.table->columns, name);
    if (row.missing)
        return missing_of(&column->domain);
    return table_cell(scope, row.table, (unsigned)row.number, column);
}

static struct value row_of_key(const struct scope *scope, const struct table *table, const struct node *node)
{
    struct domain key = table->columns.item[0].domain;
    struct value wanted = eval(scope, node, &key), row = value_missing(VALUE_ROW);
    row.table = table;
    if (wanted.missing)
        return row;
    row.missing = false;
    while (table_cell(scope, table, (unsigned)row.number, &table->columns.item[0]).number != wanted.number)
        row.number++;
    return row;
}

static const struct decision *decision_named(const struct scope *scope, const struct node *node)
{
    const struct symbol *symbol;
    if (node->kind != NODE_ID && node->kind != NODE_CALL)
        return NULL;
    symbol = spec_symbol(scope->run->spec, node->text);
    return symbol && symbol->kind == SYMBOL_DECISION ? &scope->run->spec->decision[symbol->index] : NULL;
}

static struct value dot_value(const struct scope *scope, const struct node *node)
{
    const struct node *base = node->kid;
    if (scope->table && base->kind == NODE_ID && !strcmp(base->text, scope->table->name))
        return table_cell(scope, scope->table, scope->row, variables_find(&scope->table->columns, node->text));
    const struct decision *decision = decision_named(scope, base);
    if (decision) {
        const struct variable *output = variables_find(&decision->outputs, node->text);
        return decide_one(scope, decision, base, (unsigned)(output - decision->outputs.item));
    }
    return row_column(scope, eval(scope, base, NULL), node->text);
}

static struct value index_value(const struct scope *scope, const struct node *node)
{
    const struct node *base = node_kid(node, 0);
    const struct symbol *symbol = base->kind == NODE_ID ? spec_symbol(scope->run->spec, base->text) : NULL;
    if (symbol && symbol->kind == SYMBOL_TABLE && !local_value(scope, base->text))
        return row_of_key(scope, &scope->run->spec->table[symbol->index], node_kid(node, 1));
    struct value array = eval(scope, base, NULL);
    struct domain index = {.kind = VALUE_NAMED, .names = array.index};
    struct value at = eval(scope, node_kid(node, 1), &index);
    assert(array.kind == VALUE_ARRAY);
    if (at.missing) {
        struct value none = array.element[0];
        none.missing = true;
        return none;
    }
    return array.element[at.number];
}

/* ---- functions ---- */

static struct value bucket(const struct scope *scope, const struct node *node)
{
    struct value at = eval(scope, node_kid(node, 0), NULL), length = eval(scope, node_kid(node, 1), NULL);
    struct value offset = node_kid(node, 2) ? eval(scope, node_kid(node, 2), NULL) : value_of(VALUE_DURATION, 0);
    if (at.missing || length.missing || offset.missing || length.number <= 0)
        return value_missing(VALUE_NUMBER);
    int64_t sum = at.number + offset.number;
    return value_of(VALUE_NUMBER, sum / length.number - (sum % length.number < 0));
}

static struct value count_marks(const struct scope *scope, const struct node *name)
{
    const struct spec *spec = scope->run->spec;
    unsigned index = spec_symbol(spec, name->text)->index;
    const struct naive_window *window = &scope->run->inst->window[index];
    int64_t count = 0;
    for (unsigned i = 0; i < window->count; i++)
        count += scope->run->now_ms - window->mark_ms[i] < spec->window[index].length_ms;
    return value_of(VALUE_NUMBER, count);
}

static struct value neighbour(const struct scope *scope, const struct node *node, const struct domain *wanted)
{
    struct value v = eval(scope, node->kid, wanted);
    v.number += word_is(node, "following") ? 1 : -1;
    v.missing = v.missing || v.number < 0 || v.number >= v.names->count;
    return v;
}

static struct value domain_like(struct value v, struct domain *domain)
{
    *domain = (struct domain){.kind = v.kind, .scale = v.scale};
    if (v.kind == VALUE_NAMED || v.kind == VALUE_SET)
        domain->names = v.names;
    return v;
}

static struct value call_value(const struct scope *scope, const struct node *node, const struct domain *wanted)
{
    const struct symbol *symbol = spec_symbol(scope->run->spec, node->text);
    if (symbol && (symbol->kind == SYMBOL_DECISION || symbol->kind == SYMBOL_PICK))
        return symbol_value(scope, symbol, node);
    if (word_is(node, "min") || word_is(node, "max")) {
        struct value a = remaining_of(scope, eval(scope, node_kid(node, 0), wanted));
        return value_pick(a, remaining_of(scope, eval(scope, node_kid(node, 1), wanted)), word_is(node, "max"));
    }
    if (word_is(node, "following") || word_is(node, "preceding"))
        return neighbour(scope, node, wanted);
    if (word_is(node, "bucket"))
        return bucket(scope, node);
    if (word_is(node, "deadline"))
        return deadline_of(scope, eval(scope, node->kid, NULL));
    if (word_is(node, "remaining"))
        return remaining_of(scope, eval(scope, node->kid, NULL));
    assert(word_is(node, "count"));
    return count_marks(scope, node->kid);
}

/* ---- operators ---- */

static struct value compare_state(const struct scope *scope, const struct node *node, struct value leaf)
{
    int outer = spec_state(scope->run->spec, node->last->text);
    bool inside = spec_inside(scope->run->spec, (int)leaf.number, outer);
    return value_bool(inside == (node->op == OP_EQ));
}

static struct value comparison(const struct scope *scope, const struct node *node)
{
    const struct node *left = node_kid(node, 0), *right = node_kid(node, 1);
    struct domain like;
    struct value a, b;
    if (name_stands_alone(scope, left)) {
        a = domain_like(eval(scope, left, NULL), &like);
        if (a.kind == VALUE_STATE)
            return compare_state(scope, node, a);
        b = eval(scope, right, &like);
    } else {
        b = domain_like(eval(scope, right, NULL), &like);
        a = eval(scope, left, &like);
    }
    return value_bool(value_compare(node->op, deadline_of(scope, a), deadline_of(scope, b)));
}

static struct value set_change(struct value set, struct value member, bool add)
{
    uint64_t bit = UINT64_C(1) << (member.number & 63);
    set.missing = set.missing || member.missing;
    set.number = (int64_t)(add ? (uint64_t)set.number | bit : (uint64_t)set.number & ~bit);
    return set;
}

static struct value sum_value(const struct scope *scope, const struct node *node, const struct domain *wanted)
{
    struct domain like;
    bool add = node->op == OP_ADD;
    struct value a = domain_like(remaining_of(scope, eval(scope, node_kid(node, 0), wanted)), &like);
    if (a.kind == VALUE_SET) {
        like.kind = VALUE_NAMED;
        return set_change(a, eval(scope, node_kid(node, 1), &like), add);
    }
    struct value b = remaining_of(scope, eval(scope, node_kid(node, 1), &like));
    return add ? value_add(a, b) : value_subtract(a, b);
}

static struct value member_value(const struct scope *scope, const struct node *node)
{
    struct domain like;
    struct value set = domain_like(eval(scope, node_kid(node, 1), NULL), &like);
    like.kind = VALUE_NAMED;
    struct value v = eval(scope, node_kid(node, 0), &like);
    return value_bool(!v.missing && !set.missing && (set.number >> v.number & 1));
}

static struct value binary_value(const struct scope *scope, const struct node *node, const struct domain *wanted)
{
    switch (node->op) {
    case OP_OR:
        return value_bool(eval(scope, node->kid, NULL).number || eval(scope, node->last, NULL).number);
    case OP_AND:
        return value_bool(eval(scope, node->kid, NULL).number && eval(scope, node->last, NULL).number);
    case OP_IN:
        return member_value(scope, node);
    case OP_ADD:
    case OP_SUB:
        return sum_value(scope, node, wanted);
    default:
        return comparison(scope, node);
    }
}

static struct value is_value(const struct scope *scope, const struct node *node)
{
    struct value v = eval(scope, node->kid, NULL);
    if (word_is(node, "last"))
        return value_bool(!v.missing && v.number == (int64_t)v.names->count - 1);
    if (word_is(node, "first"))
        return value_bool(!v.missing && v.number == 0);
    if (v.kind == VALUE_HITS)
        return value_bool((v.number > 0) == word_is(node, "some"));
    bool has = !deadline_of(scope, v).missing;
    return value_bool(has == (word_is(node, "some") || word_is(node, "running")));
}

static struct value fold_value(const struct scope *scope, const struct node *node)
{
    struct domain like;
    struct value array = eval(scope, node_kid(node, 0), NULL);
    domain_like(array.element[0], &like);
    struct value y = eval(scope, node_kid(node, 1), &like);
    uint32_t count = 0;
    for (uint32_t i = 0; i < array.count; i++)
        count += value_compare(node->op, array.element[i], y);
    if (word_is(node, "count"))
        return value_of(VALUE_NUMBER, count);
    return value_bool(word_is(node, "all") ? count == array.count : count > 0);
}

static struct value set_value(const struct scope *scope, const struct node *node, const struct domain *wanted)
{
    struct domain member = {.kind = VALUE_NAMED, .names = wanted->names};
    struct value set = value_of(VALUE_SET, 0);
    set.names = wanted->names;
    for (const struct node *kid = node->kid; kid; kid = kid->next)
        set = set_change(set, eval(scope, kid, &member), true);
    return set;
}

struct value eval(const struct scope *scope, const struct node *node, const struct domain *wanted)
{
    struct value v;
    switch (node->kind) {
    case NODE_ID:
        return name_value(scope, node, wanted);
    case NODE_INT:
    case NODE_DECIMAL:
        v = value_of(VALUE_NUMBER, node->value);
        v.scale = node->scale;
        return wanted && wanted->kind == VALUE_NUMBER ? value_rescale(v, wanted->scale) : v;
    case NODE_DURATION:
        return value_of(VALUE_DURATION, node->value);
    case NODE_STRING:
        v = value_of(VALUE_TEXT, 0);
        v.text = node->text;
        v.count = (uint32_t)node->value;
        return v;
    case NODE_EMPTY_SET:
        return set_value(scope, node, wanted);
    case NODE_DOT:
        return dot_value(scope, node);
    case NODE_INDEX:
        return index_value(scope, node);
    case NODE_CALL:
        return call_value(scope, node, wanted);
    case NODE_BINARY:
        return binary_value(scope, node, wanted);
    case NODE_UNARY:
        if (node->op == OP_NOT)
            return value_bool(!eval(scope, node->kid, NULL).number);
        return value_negate(eval(scope, node->kid, wanted));
    case NODE_IS:
        return is_value(scope, node);
    default:
        assert(node->kind == NODE_FOLD);
        return fold_value(scope, node);
    }
}
