/* findings.c: what an exploration says to the author of a spec: each thing once, with the shortest way to it. */
#include "findings.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "check_table.h"
#include "trace_text.h"

static void *room(size_t size)
{
    void *memory = mem_resize(NULL, size + 1);
    memset(memory, 0, size + 1);
    return memory;
}

void findings_open(struct findings *findings, const struct compilation *c, const char *save)
{
    const struct fsm_machine *m = c->machine;
    *findings = (struct findings){.c = c, .save = save, .exhausted = true};
    findings->leaf_reached = room(m->leaves);
    findings->waits = room(m->leaves);
    findings->row_taken = room(m->row_count);
    findings->edge = room((size_t)m->leaves * m->leaves * fsm_columns(m));
    findings->violated = room(m->promise_count);
    findings->reached = room(m->promise_count);
    findings->asked = room(m->promise_count);
    findings->gap_met = room(c->model.gaps.count);
}

void findings_close(struct findings *findings)
{
    mem_free(findings->leaf_reached);
    mem_free(findings->waits);
    mem_free(findings->row_taken);
    mem_free(findings->edge);
    mem_free(findings->violated);
    mem_free(findings->reached);
    mem_free(findings->asked);
    mem_free(findings->gap_met);
    list_release(&findings->saved);
}

/* ---- places ---- */

static const struct model *model_of(const struct findings *findings)
{
    return &findings->c->model;
}

static struct place place_of_leaf(const struct findings *findings, uint16_t leaf)
{
    const struct model *model = model_of(findings);
    return model->states.item[model->leaf_state.item[leaf]].node->at;
}

/* The row that begins in this line, or a name in a list: its first character that is no blank. */
static struct place place_of_line(const struct findings *findings, uint32_t line)
{
    const struct source *source = findings->c->source;
    uint32_t at = 0;
    for (uint32_t n = 1; n < line && at < source->length; at++)
        n += source->text[at] == '\n';
    while (at < source->length && (source->text[at] == ' ' || source->text[at] == '\t'))
        at++;
    return (struct place){at, 1};
}

static const char *leaf_name(const struct fsm_machine *m, uint16_t leaf)
{
    return m->states[m->leaf_state[leaf]].name;
}

static const char *column_name(const struct findings *findings, uint16_t column)
{
    const struct fsm_machine *m = findings->c->machine;
    if (column < m->event_count)
        return m->events[column].name;
    if (column < fsm_always(m))
        return arena_printf(model_of(findings)->arena, "expired %s", m->timers[column - m->event_count].name);
    return "always";
}

/* ---- ways ---- */

#define LINES_MAX 40 /* of a way in a diagnostic; the file has them all */

static void note_trace(struct diag *diag, const struct fsm_machine *m, const struct trace *trace)
{
    uint32_t skip = trace->moves > LINES_MAX ? trace->moves - LINES_MAX : 0;
    if (skip)
        diag_note(diag, "  … %u moves before …", skip);
    for (uint32_t i = skip; i < trace->moves; i++) {
        char *line = NULL;
        size_t length = 0;
        FILE *memory = open_memstream(&line, &length);
        if (!memory)
            return;
        trace_print_move(memory, m, trace, i);
        fclose(memory);
        diag_note(diag, "  %s", line);
        free(line);
    }
    if (trace->moves == 0 || trace->end > trace->move[trace->moves - 1].at) {
        char *line = NULL;
        size_t length = 0;
        FILE *memory = open_memstream(&line, &length);
        if (!memory)
            return;
        trace_print_time(memory, trace->end);
        fclose(memory);
        diag_note(diag, "  at %s", line);
        free(line);
    }
    if (!trace->real)
        diag_note(diag,
                  "this run was found with timers and refills that may happen at any time, and does not replay as "
                  "it stands: it may not be possible");
}

/* DIR/MACHINE-WHAT.scn; written once. */
static void save_trace(struct findings *findings, struct diag *diag, const struct trace *trace, const char *what,
                       const char *title)
{
    const struct fsm_machine *m = findings->c->machine;
    char path[4096];
    if (!findings->save) {
        diag_hint(diag, "`fsmc check --save DIR` writes this as a scenario for `fsmc test`");
        return;
    }
    if (mkdir(findings->save, 0777) && errno != EEXIST) {
        findings->cannot_save = true;
        return;
    }
    snprintf(path, sizeof path, "%s/%s-%s.scn", findings->save, m->name, what);
    FILE *file = fopen(path, "w");
    if (file)
        trace_print(file, m, trace, title);
    if (!file || fclose(file)) {
        findings->cannot_save = true;
        return;
    }
    diag_hint(diag, "`fsmc test %s` replays it", path);
    list_push(&findings->saved, arena_text(model_of(findings)->arena, path, strlen(path)));
}

static void show_trace(struct findings *findings, struct diag *diag, const struct trace *trace, const char *what,
                       const char *title)
{
    note_trace(diag, findings->c->machine, trace);
    save_trace(findings, diag, trace, what, title);
}

/* ---- promises ---- */

static void add_violation(struct findings *findings, const struct exploration *x, uint16_t p)
{
    const struct model *model = model_of(findings);
    const struct promise *promise = &model->promises.item[p];
    const char *kind = promise->kind == FSM_ASSUME ? "assumption" : "invariant";
    if (findings->violated[p])
        return;
    findings->violated[p] = true;
    struct diag *diag = diag_add(model->diags, "E501", promise->node->at, "%s `%s` does not hold", kind, promise->name);
    uint32_t moves = x->promise[p].trace.moves;
    diag_note(diag, moves == 0 ? "from the beginning:" : moves == 1 ? "after one move:" : "after %u moves:", moves);
    show_trace(findings, diag, &x->promise[p].trace, promise->name,
               arena_printf(model->arena, "%s is violated", promise->name));
}

static void add_promises(struct findings *findings, const struct exploration *x)
{
    const struct fsm_machine *m = x->m;
    for (uint16_t p = 0; p < m->promise_count; p++) {
        findings->asked[p] = findings->asked[p] || x->promise[p].exercised;
        if (!x->promise[p].decided)
            continue;
        if (m->promises[p].kind == FSM_REACHABLE)
            findings->reached[p] = true;
        else
            add_violation(findings, x, p);
    }
}

/* ---- refusals ---- */

static const char *slot_name(const struct fsm_machine *m, uint32_t culprit)
{
    bool shared = culprit & FSM_CULPRIT_SHARED;
    uint32_t slot = culprit & ~FSM_CULPRIT_SHARED;
    const struct fsm_var *var = shared ? m->shared : m->vars;
    for (uint16_t v = 0; v < (shared ? m->shared_count : m->var_count); v++)
        if (slot >= var[v].slot && slot < var[v].slot + (uint32_t)m->types[var[v].type].count)
            return var[v].name;
    for (uint16_t t = 0; t < m->timer_count; t++)
        if (m->timers[t].slot == slot)
            return m->timers[t].name;
    for (uint16_t p = 0; p < m->param_count; p++)
        if (m->params[p].slot == slot)
            return m->params[p].name;
    for (uint16_t e = 0; e < m->effect_count; e++)
        if (m->effects[e].mode != FSM_NO_CALL && m->effects[e].slot == slot)
            return m->effects[e].name;
    return NULL;
}

static struct place place_of_refusal(const struct findings *findings, const struct refusal *refusal)
{
    if (refusal->row != UINT32_MAX)
        return place_of_line(findings, findings->c->machine->rows[refusal->row].line);
    return place_of_leaf(findings, refusal->leaf);
}

static void add_refusal(struct findings *findings, const struct refusal *refusal)
{
    const struct fsm_machine *m = findings->c->machine;
    const struct model *model = model_of(findings);
    struct place at = place_of_refusal(findings, refusal);
    const char *name = slot_name(m, refusal->culprit), *what = "refused";
    struct diag *diag;
    if (refusal->result == FSM_LOOP && refusal->column == UINT16_MAX) {
        diag = diag_add(model->diags, "E408", place_of_leaf(findings, refusal->leaf),
                        "timers expire one after the other in no time, without end");
        what = "no-time";
    } else if (refusal->result == FSM_LOOP) {
        diag = diag_add(model->diags, "E408", at, "`always` does not come to rest after `%s` in `%s`",
                        column_name(findings, refusal->column), leaf_name(m, refusal->leaf));
        what = "no-rest";
    } else if (refusal->result == FSM_RANGE) {
        diag = diag_add(model->diags, "E503", at, "`%s` can leave its domain", name ? name : "a value");
        what = "range";
    } else if (refusal->result == FSM_LIMIT) {
        diag = diag_add(model->diags, "E504", at, "a limit can be passed: %s%s%s", name ? "a second call of `" : "",
                        name ? name : "effects, arguments or deferred events", name ? "`, or one too many" : "");
        what = "limit";
    } else {
        return; /* gaps are reported where they are */
    }
    if (refusal->column != UINT16_MAX)
        diag_note(diag, "the step is then refused whole, and `%s` is lost:", column_name(findings, refusal->column));
    findings->refused = true;
    show_trace(findings, diag, &refusal->trace, what, arena_printf(model->arena, "a step is refused (%s)", what));
}

/* ---- states ---- */

static bool may_wait(const struct fsm_machine *m, uint16_t leaf)
{
    for (uint16_t s = m->leaf_state[leaf]; s != UINT16_MAX; s = m->states[s].parent)
        if (m->states[s].flags & (FSM_WAITING | FSM_FINAL))
            return true;
    return false;
}

static void add_waits(struct findings *findings, const struct exploration *x)
{
    const struct fsm_machine *m = x->m;
    const struct model *model = model_of(findings);
    for (uint16_t leaf = 0; leaf < m->leaves; leaf++) {
        if (!x->leaf[leaf].waits || findings->waits[leaf] || may_wait(m, leaf))
            continue;
        findings->waits[leaf] = true;
        struct diag *diag = diag_add(model->diags, "E403", place_of_leaf(findings, leaf),
                                     "`%s` can wait for ever: no timer runs, no call is out", leaf_name(m, leaf));
        show_trace(findings, diag, &x->leaf[leaf].trace, leaf_name(m, leaf),
                   arena_printf(model->arena, "%s waits for ever", leaf_name(m, leaf)));
        diag_hint(diag, "start a timer on the way in, or say `state %s waiting` if that is meant", leaf_name(m, leaf));
    }
}

void findings_add(struct findings *findings, const struct exploration *x)
{
    const struct fsm_machine *m = x->m;
    findings->exhausted = findings->exhausted && x->exhausted;
    for (uint16_t leaf = 0; leaf < m->leaves; leaf++)
        findings->leaf_reached[leaf] = findings->leaf_reached[leaf] || x->leaf[leaf].reached;
    for (uint32_t r = 0; r < m->row_count; r++)
        findings->row_taken[r] = findings->row_taken[r] || x->row_taken[r];
    for (size_t e = 0; e < (size_t)m->leaves * m->leaves * fsm_columns(m); e++)
        findings->edge[e] = findings->edge[e] || x->edge[e];
    add_promises(findings, x);
    for (uint32_t i = 0; i < x->refusals; i++)
        add_refusal(findings, &x->refusal[i]);
    add_waits(findings, x);
}

/* ---- gaps ---- */

static bool is_in_gap(const struct fsm_machine *m, const struct gap *gap, const struct fsm_scene *scene)
{
    for (size_t i = 0; i < gap->grid->tests.count; i++) {
        const struct fsm_test *test = &m->tests[gap->grid->tests.item[i].index];
        if (!gap->atoms[i])
            continue;
        int64_t value = fsm_eval(m, test->code, scene);
        uint32_t atom = 0;
        while (atom < test->cuts && m->constants[test->cut + atom] <= value)
            atom++;
        if (!(gap->atoms[i][atom / 64] >> atom % 64 & 1))
            return false;
    }
    return true;
}

void findings_gap(void *context, uint16_t leaf, uint16_t column, const struct fsm_scene *scene)
{
    struct findings *findings = context;
    const struct model *model = model_of(findings);
    for (size_t g = 0; g < model->gaps.count; g++) {
        const struct gap *gap = &model->gaps.item[g];
        if (!findings->gap_met[g] && (gap->use || (gap->leaf == leaf && gap->column == column)))
            findings->gap_met[g] = is_in_gap(findings->c->machine, gap, scene);
    }
}

static void say_gaps(struct findings *findings)
{
    struct model *model = (struct model *)(uintptr_t)model_of(findings);
    for (size_t g = 0; g < model->gaps.count; g++)
        if (!findings->gap_met[g])
            gap_mark_unreachable(model, g);
}

/* ---- what only the whole shows ---- */

static bool has_edge(const struct findings *findings, uint16_t from, uint16_t to)
{
    const struct fsm_machine *m = findings->c->machine;
    const bool *edge = findings->edge + ((size_t)from * m->leaves + to) * fsm_columns(m);
    return memchr(edge, true, fsm_columns(m)) != NULL;
}

static bool is_final(const struct fsm_machine *m, uint16_t leaf)
{
    for (uint16_t s = m->leaf_state[leaf]; s != UINT16_MAX; s = m->states[s].parent)
        if (m->states[s].flags & FSM_FINAL)
            return true;
    return false;
}

/* A state, with all inside it, that no run enters. Only the outermost is named. */
static void say_unreached(struct findings *findings)
{
    const struct fsm_machine *m = findings->c->machine;
    const struct model *model = model_of(findings);
    bool *dead = room(m->state_count);
    for (uint16_t s = 0; s < m->state_count; s++) {
        const struct fsm_state_def *state = &m->states[s];
        dead[s] = true;
        for (uint16_t i = 0; i < state->leaves; i++)
            dead[s] = dead[s] && !findings->leaf_reached[state->first_leaf + i];
        if (dead[s] && (state->parent == UINT16_MAX || !dead[state->parent]))
            diag_add(model->diags, "E401", model->states.item[s].node->at, "no run enters `%s`", state->name);
    }
    mem_free(dead);
}

static bool any_leaf_reached(const struct findings *findings, uint16_t state)
{
    const struct fsm_state_def *def = &findings->c->machine->states[state];
    for (uint16_t i = 0; i < def->leaves; i++)
        if (findings->leaf_reached[def->first_leaf + i])
            return true;
    return false;
}

/* Lists answer what should not come: that nothing does is fine. */
static bool is_listed(const struct fsm_machine *m, uint32_t row)
{
    return m->rows[row].text[0] != '|';
}

static void say_untaken(struct findings *findings)
{
    const struct fsm_machine *m = findings->c->machine;
    for (uint32_t r = 0; r < m->row_count; r++) {
        const struct fsm_row *row = &m->rows[r];
        if (row->state == UINT16_MAX || findings->row_taken[r] || is_listed(m, r) ||
            !any_leaf_reached(findings, row->state))
            continue;
        bool twin = false; /* a row for two events is taken if either leads to it */
        for (uint32_t other = 0; other < m->row_count && !twin; other++)
            twin = other != r && m->rows[other].line == row->line && findings->row_taken[other];
        if (!twin)
            diag_add(model_of(findings)->diags, "W402", place_of_line(findings, row->line),
                     "no run of the machine takes this row");
    }
}

/* From which leaves a final state can be reached. */
static bool *find_saved(const struct findings *findings)
{
    const struct fsm_machine *m = findings->c->machine;
    bool *saved = room(m->leaves);
    for (uint16_t leaf = 0; leaf < m->leaves; leaf++)
        saved[leaf] = is_final(m, leaf) && findings->leaf_reached[leaf];
    for (bool more = true; more;) {
        more = false;
        for (uint16_t from = 0; from < m->leaves; from++)
            for (uint16_t to = 0; to < m->leaves && !saved[from]; to++)
                if (saved[to] && has_edge(findings, from, to))
                    saved[from] = more = true;
    }
    return saved;
}

static bool is_left(const struct findings *findings, uint16_t leaf)
{
    for (uint16_t to = 0; to < findings->c->machine->leaves; to++)
        if (to != leaf && has_edge(findings, leaf, to))
            return true;
    return false;
}

static void say_trapped(struct findings *findings)
{
    const struct fsm_machine *m = findings->c->machine;
    const struct model *model = model_of(findings);
    bool *saved = find_saved(findings), ends = false;
    for (uint16_t leaf = 0; leaf < m->leaves; leaf++)
        ends = ends || (is_final(m, leaf) && findings->leaf_reached[leaf]);
    for (uint16_t leaf = 0; leaf < m->leaves && m->leaves > 1; leaf++) {
        if (!findings->leaf_reached[leaf] || is_final(m, leaf))
            continue;
        if (!is_left(findings, leaf) && !may_wait(m, leaf))
            diag_add(model->diags, "E404", place_of_leaf(findings, leaf),
                     "`%s` is never left: no event or timer leads out", leaf_name(m, leaf));
        else if (ends && !saved[leaf] && is_left(findings, leaf))
            diag_add(model->diags, "E404", place_of_leaf(findings, leaf), "from `%s` no run comes to a final state",
                     leaf_name(m, leaf));
    }
    mem_free(saved);
}

/* The one event that leads out of a leaf, or UINT16_MAX. The two answers to a call are one: either comes. */
static uint16_t only_way_out(const struct findings *findings, uint16_t leaf)
{
    const struct fsm_machine *m = findings->c->machine;
    uint16_t only = UINT16_MAX;
    for (uint16_t column = 0; column < fsm_columns(m); column++)
        for (uint16_t to = 0; to < m->leaves; to++) {
            if (to == leaf || !findings->edge[((size_t)leaf * m->leaves + to) * fsm_columns(m) + column])
                continue;
            if (column >= m->event_count || m->events[column].reply_to != UINT16_MAX ||
                (only != UINT16_MAX && only != column))
                return UINT16_MAX;
            only = column;
        }
    return only;
}

static void say_stranded(struct findings *findings)
{
    const struct fsm_machine *m = findings->c->machine;
    for (uint16_t leaf = 0; leaf < m->leaves; leaf++) {
        if (!findings->leaf_reached[leaf] || may_wait(m, leaf) || findings->waits[leaf])
            continue;
        uint16_t event = only_way_out(findings, leaf);
        if (event != UINT16_MAX)
            diag_add(model_of(findings)->diags, "W406", place_of_leaf(findings, leaf),
                     "if `%s` never arrives, `%s` is never left", m->events[event].name, leaf_name(m, leaf));
    }
}

static void say_promises(struct findings *findings)
{
    const struct model *model = model_of(findings);
    for (size_t p = 0; p < model->promises.count; p++) {
        const struct promise *promise = &model->promises.item[p];
        if (promise->kind == FSM_REACHABLE && !findings->reached[p])
            diag_add(model->diags, "E502", promise->node->at, "`%s` is never reached", promise->name);
        else if (promise->kind != FSM_REACHABLE && !findings->asked[p])
            diag_add(model->diags, "W505", promise->node->at, "nothing ever asks `%s`: it holds because it is empty",
                     promise->name);
    }
}

void findings_conclude(struct findings *findings)
{
    if (!findings->exhausted)
        return; /* what was not met may still be there */
    say_gaps(findings);
    say_unreached(findings);
    if (!findings->refused) /* a row whose steps are refused is not taken, and that has been said */
        say_untaken(findings);
    say_trapped(findings);
    say_stranded(findings);
    say_promises(findings);
}
