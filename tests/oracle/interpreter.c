/* interpreter.c: steps. What is due comes first, each thing as a step of its own; a step takes one row, then `always`
 * rows until none matches; a step that is refused leaves everything as it was. */
#include "interpreter.h"

#include <assert.h>
#include <string.h>

#include "scene.h"

enum { ALWAYS = -1 }; /* in place of an event or timer */

struct cause { /* what a row's `on` cell is asked for */
    int event, timer; /* -1: not that; both -1: `always` */
};

/* ---- rows ---- */

static bool trigger_is(const struct spec *spec, const struct node *name, struct cause cause)
{
    if (name->kind == NODE_EXPIRED)
        return cause.timer >= 0 && spec_timer(spec, name->text) == cause.timer;
    if (!strcmp(name->text, "always"))
        return cause.timer < 0 && cause.event < 0;
    return cause.event >= 0 && spec_event(spec, name->text) == cause.event;
}

static bool triggered(const struct spec *spec, const struct node *list, struct cause cause)
{
    for (const struct node *name = list->kid; name; name = name->next)
        if (trigger_is(spec, name, cause))
            return true;
    return false;
}

static bool guards_pass(const struct scope *scope, const struct node *header, const struct node *row)
{
    const struct node *head = header->kid->next, *cell = row->kid->next;
    for (int64_t c = 1; c < header->value; c++, head = head->next, cell = cell->next)
        if (!cell_passes(scope, head, cell))
            return false;
    return true;
}

struct choice { /* a row with its header, or the name in a list */
    const struct node *header, *row, *list;
};

/* The row of one state's tables that matches. Two may only where both stand in one `first` table. */
static bool choose_row(const struct scope *scope, const struct node *state, struct cause cause, struct choice *choice)
{
    const struct node *header = NULL;
    bool first = false, next_first = false;
    choice->row = NULL;
    for (const struct node *part = state->kid; part; part = part->next) {
        if (part->kind == NODE_POLICY)
            next_first = !strcmp(part->text, "first");
        if (part->kind != NODE_ROW)
            continue;
        if (cell_is(part->kid, "on")) {
            header = part;
            first = next_first;
            next_first = false;
            continue;
        }
        if (!triggered(scope->run->spec, part->kid, cause) || (choice->row && choice->header == header && first))
            continue;
        if (!guards_pass(scope, header, part))
            continue;
        if (choice->row)
            complain(scope->run, "two rows of a state take one input");
        else
            *choice = (struct choice){header, part, NULL};
    }
    return choice->row != NULL;
}

static bool choose_list(const struct scope *scope, const struct node *state, struct cause cause, struct choice *choice)
{
    for (const struct node *part = state->kid; part; part = part->next) {
        if (part->kind != NODE_IGNORE && part->kind != NODE_DEFER && part->kind != NODE_REJECT)
            continue;
        for (const struct node *name = part->kid; name; name = name->next)
            if (trigger_is(scope->run->spec, name, cause)) {
                *choice = (struct choice){NULL, name, part};
                return true;
            }
    }
    return false;
}

/* The leaf's own rows, then its lists, then those of the state around it. */
static bool choose(const struct scope *scope, struct cause cause, struct choice *choice)
{
    const struct spec *spec = scope->run->spec;
    for (int state = scope->run->inst->leaf; state != -1; state = spec->state[state].parent)
        if (choose_row(scope, spec->state[state].node, cause, choice) ||
            choose_list(scope, spec->state[state].node, cause, choice))
            return true;
    return false;
}

/* ---- moves ---- */

static bool run_parts(const struct scope *scope, int state, enum node_kind kind)
{
    struct scope plain = *scope;
    plain.event = NULL;
    for (const struct node *part = scope->run->spec->state[state].node->kid; part; part = part->next)
        if (part->kind == kind && !perform(&plain, part->kid))
            return false;
    return true;
}

static bool leave(const struct scope *scope, int common)
{
    struct naive_instance *inst = scope->run->inst;
    const struct spec *spec = scope->run->spec;
    for (int state = inst->leaf; state != common; state = spec->state[state].parent) {
        if (!run_parts(scope, state, NODE_EXIT))
            return false;
        inst->history[state] = inst->leaf;
    }
    return true;
}

/* Enters from `common` (excluded) inwards to `to`. */
static bool enter(const struct scope *scope, int common, int to)
{
    int parent = scope->run->spec->state[to].parent;
    if (parent != common && !enter(scope, common, parent))
        return false;
    return run_parts(scope, to, NODE_ENTER);
}

static int common_state(const struct spec *spec, int leaf, int target)
{
    int common = spec->state[target].parent;
    while (common != -1 && !spec_inside(spec, leaf, common))
        common = spec->state[common].parent;
    return common;
}

static bool move(const struct scope *scope, const struct node *next, const struct node *block)
{
    struct naive_instance *inst = scope->run->inst;
    const struct spec *spec = scope->run->spec;
    bool go = next->kind == NODE_GO;
    int target = spec_state(spec, go ? next->kid->text : next->text);
    int common = common_state(spec, inst->leaf, target);
    if (!leave(scope, common) || (block && !perform(scope, block)))
        return false;
    inst->leaf = go ? inst->history[target] : spec_leaf(spec, target);
    return (go && !strcmp(next->text, "resume")) || enter(scope, common, inst->leaf);
}

static const struct node *cell_under(const struct choice *choice, const char *word)
{
    const struct node *head = choice->header->kid, *cell = choice->row->kid;
    while (head && !cell_is(head, word)) {
        head = head->next;
        cell = cell->next;
    }
    return head ? cell->kid : NULL;
}

static enum fsm_result verdict_of(const char *word)
{
    return !strcmp(word, "ignore") ? FSM_IGNORED : !strcmp(word, "defer") ? FSM_DEFERRED : FSM_REJECTED;
}

/* Takes a chosen row. True if it was carried out; else out->result says what became of it. */
static bool take(struct scope *scope, const struct choice *choice)
{
    struct naive_outcome *out = scope->run->out;
    if (out->rows == FSM_ROWS_MAX) {
        out->result = FSM_LOOP;
        return false;
    }
    out->line[out->rows++] = spec_line(scope->run->spec, choice->row);
    if (choice->list) {
        out->result = choice->list->kind == NODE_IGNORE  ? FSM_IGNORED
                      : choice->list->kind == NODE_DEFER ? FSM_DEFERRED
                                                         : FSM_REJECTED;
        return false;
    }
    const struct node *next = cell_under(choice, "next"), *block = cell_under(choice, "do");
    if (block && block->kind != NODE_BLOCK)
        block = NULL;
    if (next->kind == NODE_KEYWORD && strcmp(next->text, "stay")) {
        out->result = verdict_of(next->text);
        return false;
    }
    see_guard(scope, choice->header, choice->row);
    scope->statement = true;
    if (next->kind == NODE_KEYWORD)
        return !block || perform(scope, block);
    return move(scope, next, block);
}

/* Takes `always` rows until none matches. */
static bool rest(struct run *run)
{
    for (;;) {
        struct scope scope = {.run = run};
        struct choice choice;
        if (!choose(&scope, (struct cause){ALWAYS, ALWAYS}, &choice))
            return true;
        if (!take(&scope, &choice))
            return false;
    }
}

/* ---- the transaction ---- */

struct saved {
    struct naive_instance inst;
    struct naive_shared shared;
    uint64_t timers;
};

static void save(const struct run *run, struct saved *saved)
{
    saved->inst = *run->inst;
    saved->shared = *run->shared;
    saved->timers = run->out->timers;
}

static void restore(struct run *run, const struct saved *saved)
{
    *run->inst = saved->inst;
    *run->shared = saved->shared;
    run->out->timers = saved->timers;
    run->out->effects = run->out->args = 0;
}

static void begin(struct naive_outcome *out, enum fsm_cause cause, unsigned subject, int64_t at_ms, int leaf)
{
    out->result = FSM_STEPPED;
    out->cause = cause;
    out->subject = subject;
    out->at_ms = at_ms;
    out->from = out->to = leaf;
    out->rows = out->effects = out->args = 0;
    out->timers = 0;
    out->released = NULL;
    out->complaint = NULL;
}

static void run_begin(struct run *run, struct naive_instance *inst, struct naive_shared *shared,
                      const struct occurrence *occurrence, struct naive_outcome *out)
{
    run->spec = inst->spec;
    run->inst = inst;
    run->shared = shared;
    run->occurrence = occurrence;
    run->now_ms = out->at_ms;
    run->out = out;
    run->seen_count = 0;
}

static unsigned text_bytes(const struct spec *spec, const struct occurrence *occurrence)
{
    const struct variables *fields = &spec->event[occurrence->event].fields;
    unsigned bytes = 0;
    for (unsigned f = 0; f < fields->count; f++) {
        const struct value *v = &occurrence->field[f];
        for (uint32_t i = 0; fields->item[f].domain.kind == VALUE_TEXT && i < (v->kind == VALUE_ARRAY ? v->count : 1); i++) {
            const struct value *text = v->kind == VALUE_ARRAY ? &v->element[i] : v;
            bytes += text->missing ? 0 : text->count;
        }
    }
    return bytes;
}

static bool queue_push(struct naive_instance *inst, const struct occurrence *occurrence)
{
    unsigned bytes = text_bytes(inst->spec, occurrence);
    for (unsigned i = 0; i < inst->queued; i++)
        bytes += text_bytes(inst->spec, inst->queue[i]);
    if (inst->queued == inst->spec->queue_limit || bytes > inst->spec->queue_bytes)
        return false;
    inst->queue[inst->queued++] = occurrence;
    return true;
}

/* Chooses and takes a row, and comes to rest. */
static void transact(struct run *run, struct cause cause)
{
    static struct saved saved;
    struct naive_outcome *out = run->out;
    struct scope scope = {.run = run, .event = cause.event >= 0 ? &run->spec->event[cause.event] : NULL};
    struct choice choice;
    save(run, &saved);
    if (!choose(&scope, cause, &choice)) {
        out->result = FSM_NO_ROW;
    } else if (take(&scope, &choice) && rest(run)) {
        out->to = run->inst->leaf;
        run->inst->last_ms = out->at_ms;
        if (out->to != out->from)
            run->inst->released = run->inst->queued;
        return;
    }
    if (out->result == FSM_DEFERRED && !queue_push(run->inst, run->occurrence))
        out->result = FSM_LIMIT;
    if (out->result >= FSM_BAD_EVENT)
        restore(run, &saved);
}

/* ---- refills ---- */

static struct value shared_expression(const struct naive_instance *inst, const struct node *node,
                                      const struct domain *wanted, int64_t now_ms)
{
    static struct naive_outcome nowhere;
    static struct run run;
    run = (struct run){.spec = inst->spec, .inst = (struct naive_instance *)inst, .now_ms = now_ms, .out = &nowhere};
    struct scope scope = {.run = &run};
    return eval(&scope, node, wanted);
}

static bool refills(const struct variable *shared)
{
    return node_kid(shared->node, 2)->kind != NODE_NONE;
}

/* The window around `at`: it begins at a multiple of its length, seen from the offset. */
static int64_t window_begin(const struct naive_instance *inst, const struct variable *shared, int64_t at_ms, int64_t *length)
{
    const struct node *offset = node_kid(shared->node, 3);
    int64_t shift = offset->kind == NODE_NONE ? 0 : shared_expression(inst, offset, NULL, at_ms).number;
    *length = shared_expression(inst, node_kid(shared->node, 2), NULL, at_ms).number;
    int64_t past = (at_ms + shift) % *length;
    return at_ms - (past < 0 ? past + *length : past);
}

static void window_enter(const struct naive_instance *inst, struct naive_shared *shared, unsigned index, int64_t at_ms)
{
    int64_t length, begins = window_begin(inst, &inst->spec->shared.item[index], at_ms, &length);
    shared->next_ms[index] = begins + length;
}

static struct value fill_value(const struct naive_instance *inst, unsigned index, int64_t at_ms)
{
    const struct variable *variable = &inst->spec->shared.item[index];
    struct value v = shared_expression(inst, variable->first, &variable->domain, at_ms);
    v = value_rescale(v, variable->domain.scale);
    v.kind = variable->domain.kind;
    return v;
}

/* The refill due first at or before `limit`, or -1. */
static int refill_due(const struct naive_instance *inst, const struct naive_shared *shared, int64_t limit_ms, int64_t *at_ms)
{
    const struct spec *spec = inst->spec;
    int first = -1;
    for (unsigned i = 0; i < spec->shared.count; i++) {
        int64_t length;
        if (!refills(&spec->shared.item[i]) || shared->next_ms[i] > limit_ms)
            continue;
        int64_t begins = window_begin(inst, &spec->shared.item[i], limit_ms, &length);
        if (first == -1 || begins < *at_ms) {
            first = (int)i;
            *at_ms = begins;
        }
    }
    return first;
}

static bool refill(const struct naive_instance *inst, struct naive_shared *shared, unsigned index, int64_t limit_ms)
{
    struct value v = fill_value(inst, index, limit_ms);
    window_enter(inst, shared, index, limit_ms);
    if (!domain_has(&inst->spec->shared.item[index].domain, &v))
        return false;
    shared->value[index] = v;
    return true;
}

/* ---- what is due ---- */

static int timer_due(const struct naive_instance *inst, int64_t limit_ms)
{
    int first = -1;
    for (unsigned t = 0; t < inst->spec->timers; t++) {
        const struct value *deadline = &inst->deadline[t];
        if (deadline->missing || deadline->number > limit_ms)
            continue;
        if (first == -1 || deadline->number < inst->deadline[first].number)
            first = (int)t;
    }
    return first;
}

static int64_t later(int64_t x, int64_t y)
{
    return x > y ? x : y;
}

static void step_refill(struct naive_instance *inst, struct naive_shared *shared, unsigned index, int64_t at_ms,
                        int64_t limit_ms, struct naive_outcome *out)
{
    inst->last_ms = later(at_ms, inst->last_ms);
    begin(out, FSM_BY_REFILL, index, inst->last_ms, inst->leaf);
    if (!refill(inst, shared, index, limit_ms))
        out->result = FSM_RANGE;
}

static void step_timer(struct naive_instance *inst, struct naive_shared *shared, int timer, struct naive_outcome *out)
{
    static struct run run;
    begin(out, FSM_BY_TIMER, (unsigned)timer, later(inst->deadline[timer].number, inst->last_ms), inst->leaf);
    inst->deadline[timer] = value_missing(VALUE_TIME);
    inst->last_ms = out->at_ms;
    out->timers = UINT64_C(1) << timer;
    run_begin(&run, inst, shared, NULL, out);
    transact(&run, (struct cause){-1, timer});
}

static void step_released(struct naive_instance *inst, struct naive_shared *shared, struct naive_outcome *out)
{
    static struct run run;
    const struct occurrence *occurrence = inst->queue[0];
    memmove(inst->queue, inst->queue + 1, --inst->queued * sizeof *inst->queue);
    inst->released--;
    begin(out, FSM_BY_RELEASE, occurrence->event, inst->last_ms, inst->leaf);
    out->released = occurrence;
    run_begin(&run, inst, shared, occurrence, out);
    transact(&run, (struct cause){(int)occurrence->event, -1});
}

/* ---- events from outside ---- */

static bool fields_fit(const struct spec *spec, const struct occurrence *occurrence)
{
    const struct variables *fields = &spec->event[occurrence->event].fields;
    for (unsigned f = 0; f < fields->count; f++)
        if (!domain_has(&fields->item[f].domain, &occurrence->field[f]))
            return false;
    return true;
}

/* A reply ends the call it answers; 0 is the oldest. */
static bool call_end(struct naive_calls *calls, uint32_t number)
{
    for (unsigned i = 0; i < calls->count; i++)
        if (number == 0 || calls->number[i] == number) {
            memmove(calls->number + i, calls->number + i + 1, (calls->count - i - 1) * sizeof *calls->number);
            calls->count--;
            return true;
        }
    return false;
}

static void step_occurrence(struct naive_instance *inst, struct naive_shared *shared, const struct occurrence *occurrence,
                            int64_t now_ms, struct naive_outcome *out)
{
    static struct run run;
    int effect = inst->spec->event[occurrence->event].reply_to;
    begin(out, FSM_BY_EVENT, occurrence->event, now_ms, inst->leaf);
    if (!fields_fit(inst->spec, occurrence)) {
        out->result = FSM_BAD_FIELD;
        return;
    }
    struct naive_calls calls = {0};
    if (effect >= 0) {
        calls = inst->calls[effect];
        if (!call_end(&inst->calls[effect], occurrence->call)) {
            out->result = FSM_SUPERSEDED;
            return;
        }
    }
    run_begin(&run, inst, shared, occurrence, out);
    transact(&run, (struct cause){(int)occurrence->event, -1});
    if (effect >= 0 && out->result >= FSM_BAD_EVENT)
        inst->calls[effect] = calls;
    else if (effect >= 0 || out->result == FSM_DEFERRED)
        inst->last_ms = now_ms;
}

void naive_step(struct naive_instance *inst, struct naive_shared *shared, const struct occurrence *occurrence,
                int64_t now_ms, struct naive_outcome *out)
{
    int64_t now = later(now_ms, inst->last_ms), at = 0;
    int64_t limit = inst->released ? inst->last_ms : now;
    int timer = timer_due(inst, limit);
    int64_t instant = timer < 0 ? limit : later(inst->deadline[timer].number, inst->last_ms);
    int variable = refill_due(inst, shared, instant, &at);
    if (variable >= 0) {
        step_refill(inst, shared, (unsigned)variable, at, instant, out);
    } else if (timer >= 0) {
        step_timer(inst, shared, timer, out);
    } else if (inst->released) {
        step_released(inst, shared, out);
    } else if (occurrence) {
        step_occurrence(inst, shared, occurrence, now, out);
    } else {
        begin(out, FSM_BY_EVENT, 0, now, inst->leaf);
        out->result = FSM_IDLE;
    }
}

/* ---- beginnings ---- */

struct value naive_first(const struct spec *spec, const struct variable *variable)
{
    static struct naive_instance nobody;
    nobody.spec = spec;
    struct value v = shared_expression(&nobody, variable->first, &variable->domain, 0);
    v = value_rescale(v, variable->domain.scale);
    v.kind = variable->domain.kind;
    if (v.kind == VALUE_NAMED || v.kind == VALUE_SET)
        v.names = variable->domain.names;
    return v;
}

static void params_set(const struct spec *spec, struct naive_instance *inst, const struct value *param)
{
    inst->spec = spec;
    for (unsigned i = 0; i < spec->params.count; i++)
        inst->param[i] = param[i];
}

static int64_t nearest(const struct domain *domain, int64_t number)
{
    return number < domain->lo ? domain->lo : number > domain->hi ? domain->hi : number;
}

void naive_shared_init(const struct spec *spec, struct naive_shared *shared, const struct value *param, int64_t now_ms)
{
    static struct naive_instance nobody;
    params_set(spec, &nobody, param);
    for (unsigned i = 0; i < spec->shared.count; i++) {
        shared->value[i] = fill_value(&nobody, i, now_ms);
        if (!domain_has(&spec->shared.item[i].domain, &shared->value[i]))
            shared->value[i].number = nearest(&spec->shared.item[i].domain, shared->value[i].number);
        if (refills(&spec->shared.item[i]))
            window_enter(&nobody, shared, i, now_ms);
    }
}

static void instance_init(const struct spec *spec, struct naive_instance *inst, const struct value *param, int64_t now_ms)
{
    memset(inst, 0, sizeof *inst);
    params_set(spec, inst, param);
    inst->last_ms = now_ms;
    for (unsigned i = 0; i < spec->vars.count; i++) {
        const struct variable *variable = &spec->vars.item[i];
        for (unsigned k = 0; k < domain_count(&variable->domain); k++)
            inst->slot[variable->slot + k] = naive_first(spec, variable);
    }
    for (unsigned t = 0; t < spec->timers; t++)
        inst->deadline[t] = value_missing(VALUE_TIME);
    for (unsigned s = 0; s < spec->states; s++)
        inst->history[s] = spec_leaf(spec, (int)s);
}

void naive_create(const struct spec *spec, struct naive_instance *inst, struct naive_shared *shared,
                  const struct value *param, int64_t now_ms, struct naive_outcome *out)
{
    static struct run run;
    struct naive_shared original = *shared;
    int64_t at;
    int variable;
    begin(out, FSM_BY_CREATION, 0, now_ms, -1);
    instance_init(spec, inst, param, now_ms);
    while ((variable = refill_due(inst, shared, now_ms, &at)) >= 0)
        refill(inst, shared, (unsigned)variable, now_ms);
    inst->leaf = spec_leaf(spec, spec->initial);
    run_begin(&run, inst, shared, NULL, out);
    struct scope scope = {.run = &run, .statement = true};
    if (enter(&scope, -1, inst->leaf) && rest(&run)) {
        out->to = inst->leaf;
        return;
    }
    *shared = original;
    out->effects = out->args = 0;
    out->timers = 0;
}
