/* take.c: one step. It takes one row, then `always` rows until none matches; a step that is refused leaves
 * everything as it was. */
#include <string.h>

#include "scene.h"

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

bool step_enter(const struct scope *scope, int common, int to)
{
    int parent = scope->run->spec->state[to].parent;
    if (parent != common && !step_enter(scope, common, parent))
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
    return (go && !strcmp(next->text, "resume")) || step_enter(scope, common, inst->leaf);
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

bool step_rest(struct run *run)
{
    for (;;) {
        struct scope scope = {.run = run};
        struct choice choice;
        if (!choose(&scope, (struct cause){-1, -1}, &choice))
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

void step_begin(struct naive_outcome *out, enum fsm_cause cause, unsigned subject, int64_t at_ms, int leaf)
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

void run_begin(struct run *run, struct naive_instance *inst, struct naive_shared *shared,
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
        for (uint32_t i = 0; fields->item[f].domain.kind == VALUE_TEXT && i < (v->kind == VALUE_ARRAY ? v->count : 1);
             i++) {
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

void step_transact(struct run *run, struct cause cause)
{
    static struct saved saved;
    struct naive_outcome *out = run->out;
    struct scope scope = {.run = run, .event = cause.event >= 0 ? &run->spec->event[cause.event] : NULL};
    struct choice choice;
    save(run, &saved);
    if (!choose(&scope, cause, &choice)) {
        out->result = FSM_NO_ROW;
    } else if (take(&scope, &choice) && step_rest(run)) {
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
