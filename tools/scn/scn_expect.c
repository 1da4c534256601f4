/* scn_expect.c: expectations about states, values and timers, rows and verdicts; and what nobody expected: violated
 * promises and refused steps. Those about effects are in scn_effect.c. */
#include <assert.h>
#include <string.h>

#include "arith.h"
#include "explain.h"
#include "scn_expect.h"
#include "scn_lexer.h"

const struct fsm_instance *scn_instance_of(const struct scn_world *w, unsigned who)
{
    return w->body[who == SCN_WHO_LINE ? w->own->who : who].inst;
}

static const struct fsm_shared *shared_of(const struct scn_world *w, unsigned who)
{
    return w->shared[w->body[who == SCN_WHO_LINE ? w->own->who : who].as->owner_index];
}

/* The instance of an item, with its dot, as the item itself names it. */
static void print_prefix(FILE *to, const struct scn_item *item)
{
    if (item->instance)
        fprintf(to, "%s.", item->instance);
}

/* ---- states ---- */

static void check_state(struct scn_world *w, const struct scn_item *item)
{
    int64_t leaf = scn_instance_of(w, item->who)->slot[FSM_SLOT_LEAF];
    const struct fsm_state_def *state = &w->m->states[item->index];
    if (leaf >= state->first_leaf && leaf < state->first_leaf + state->leaves)
        return;
    const char *actual = w->m->states[w->m->leaf_state[leaf]].name;
    struct scn_text instead;
    print_prefix(scn_text_open(&instead), item);
    fprintf(instead.to, "state %s", actual);
    scn_tell(w, item->at, item, arena_printf(&w->arena, "the state is %s", actual), scn_text_close(w, &instead));
}

/* ---- values ---- */

static int64_t window_count(const struct scn_world *w, const struct scn_item *item)
{
    const struct fsm_window_def *window = &w->m->windows[item->index];
    const int64_t *mark = scn_instance_of(w, item->who)->slot + window->slot;
    int64_t count = 0;
    for (uint16_t i = 0; i < window->count; i++)
        count += mark[i] != FSM_MISSING && w->now - mark[i] < window->length;
    return count;
}

static bool compare(uint8_t op, int64_t x, int64_t y)
{
    bool there = x != FSM_MISSING && y != FSM_MISSING;
    switch (op) {
    case SCN_EQ:
        return x == y;
    case SCN_NE:
        return x != y;
    case SCN_LT:
        return there && x < y;
    case SCN_LE:
        return there && x <= y;
    case SCN_GT:
        return there && x > y;
    case SCN_GE:
        return there && x >= y;
    }
    assert(!"a comparison");
    return false;
}

bool scn_texts_equal(struct fsm_text x, struct fsm_text y)
{
    return x.length == y.length && (x.length == 0 || !memcmp(x.bytes, y.bytes, x.length));
}

bool scn_slot_equals(struct scn_world *w, const struct scn_draw *draw, const struct scn_values *values, int64_t actual)
{
    int64_t wanted = scn_draw(w, draw);
    if (draw->type->kind != FSM_TEXT || wanted == FSM_MISSING || actual == FSM_MISSING)
        return wanted == actual;
    return scn_texts_equal(w->scenario->text[wanted], values->text(values->context, actual));
}

/* `!=` asks that they are not all equal. */
static bool value_holds(struct scn_world *w, const struct scn_item *item, const struct scn_values *values,
                        const int64_t *actual)
{
    const struct scn_draws *draws = &item->draws;
    bool equal = true;
    if (item->op != SCN_EQ && item->op != SCN_NE)
        return compare(item->op, actual[0], scn_draw(w, &draws->item[0]));
    for (uint32_t i = 0; i < draws->count; i++)
        equal &= scn_slot_equals(w, &draws->item[i], values, actual[draws->item[i].slot]);
    return equal == (item->op == SCN_EQ);
}

static void check_value(struct scn_world *w, const struct scn_item *item)
{
    const struct fsm_instance *inst = scn_instance_of(w, item->who);
    const struct fsm_type *type = item->draws.item[0].type;
    struct scn_values values = scn_instance_values(w, inst);
    int64_t count = item->in == SCN_IN_WINDOW ? window_count(w, item) : 0;
    const int64_t *actual = item->in == SCN_IN_WINDOW   ? &count
                            : item->in == SCN_IN_SHARED ? shared_of(w, item->who)->slot + item->var->slot
                                                        : inst->slot + item->var->slot;
    if (item->element)
        actual += item->index;
    if (value_holds(w, item, &values, actual))
        return;
    struct scn_text text, instead;
    fprintf(scn_text_open(&text), "%s%s%s%s is ", item->name, item->element ? "[" : "",
            item->element ? item->element : "", item->element ? "]" : "");
    scn_print_slots(text.to, &values, type, actual);
    print_prefix(scn_text_open(&instead), item);
    fprintf(instead.to, "%s%s%s%s = ", item->name, item->element ? "[" : "", item->element ? item->element : "",
            item->element ? "]" : "");
    scn_print_slots(instead.to, &values, type, actual);
    const char *told = scn_text_close(w, &text);
    scn_tell(w, item->at, item, told, scn_text_close(w, &instead));
}

static bool timer_holds(const struct scn_item *item, bool running, int64_t left)
{
    if (item->kind == SCN_EXPECT_LEFT)
        return running && left == item->value->number;
    return running == (item->kind == SCN_EXPECT_RUNNING);
}

static void check_timer(struct scn_world *w, const struct scn_item *item)
{
    int64_t deadline = scn_instance_of(w, item->who)->slot[w->m->timers[item->index].slot];
    bool running = deadline != FSM_MISSING;
    int64_t left = running ? fsm_subtract(deadline, w->now) : 0;
    if (timer_holds(item, running, left))
        return;
    struct scn_text text, instead;
    fprintf(scn_text_open(&text), running ? "%s expires in " : "%s is stopped", item->name);
    print_prefix(scn_text_open(&instead), item);
    fprintf(instead.to, running ? "%s in " : "%s stopped", item->name);
    if (running) {
        scn_print_duration(text.to, left);
        scn_print_duration(instead.to, left);
    }
    const char *told = scn_text_close(w, &text);
    scn_tell(w, item->at, item, told, scn_text_close(w, &instead));
}

/* ---- rows ---- */

/* The next cell of a row: from its first to just past its last character. Bars inside quotes part nothing. */
static bool next_cell(const char **at, const char **begin, const char **end)
{
    const char *s = *at;
    bool quoted = false;
    s += strspn(s, "| \t");
    *begin = *end = s;
    for (; *s && (quoted || *s != '|'); s++) {
        if (*s == '"' && (s == *begin || s[-1] != '\\'))
            quoted = !quoted;
        if (*s != ' ' && *s != '\t')
            *end = s + 1;
    }
    *at = s;
    return *end > *begin;
}

/* Compares cells but for the amount of white space. */
static bool same_cell(const char *x, const char *x_end, const char *y, const char *y_end)
{
    while (x < x_end && y < y_end) {
        if (*x == ' ' && *y == ' ') {
            x += strspn(x, " \t");
            y += strspn(y, " \t");
        } else if (*x++ != *y++) {
            return false;
        }
    }
    return x >= x_end && y >= y_end;
}

bool scn_row_begins(const char *row, const char *cells)
{
    const char *cell, *cell_end, *got, *got_end;
    while (next_cell(&cells, &cell, &cell_end)) {
        if (!next_cell(&row, &got, &got_end))
            return false;
        size_t length = (size_t)(cell_end - cell);
        bool anything = (length == 3 && !memcmp(cell, "...", 3)) || (length == 3 && !memcmp(cell, "…", 3));
        if (!anything && !same_cell(cell, cell_end, got, got_end))
            return false;
    }
    return true;
}

static bool row_fits(const struct scn_world *w, const struct scn_item *item, uint32_t row)
{
    const struct fsm_row *def = &w->m->rows[row];
    if (item->name && !item->of_decision && def->state != item->index)
        return false;
    return !item->row || scn_row_begins(def->text, item->row);
}

/* The rows that a decision of that name gave, whatever its arguments; the last is *row. */
static bool decision_fits(const struct scn_world *w, const struct scn_item *item, uint32_t *row)
{
    const struct fsm_machine *m = w->m;
    struct fsm_scene scene = scn_scene_of(w->own);
    uint16_t slots = w->own->event ? m->events[w->own->event->type].slots : 0;
    bool fits = false;
    for (uint16_t d = item->index; d < m->decision_count && !fits; d++) {
        const struct fsm_decision_def *def = &m->decisions[d];
        if (strcspn(def->name, "(") != strlen(item->name) || strncmp(def->name, item->name, strlen(item->name)) != 0)
            continue;
        struct fsm_reason *reason = mem_resize(NULL, (def->rows + 1) * sizeof *reason);
        uint32_t count = fsm_explain_decision(m, &scene, slots, d, reason, def->rows);
        for (uint32_t i = 0; i < count && !fits; i++)
            if (reason[i].chosen) {
                *row = reason[i].row;
                fits = row_fits(w, item, *row);
            }
        mem_free(reason);
    }
    return fits;
}

static void check_row(struct scn_world *w, const struct scn_item *item)
{
    const struct fsm_out *out = &w->own->out;
    uint32_t row = out->row_count && w->has_own ? out->row[0] : UINT32_MAX;
    if (item->of_decision) {
        row = UINT32_MAX;
        if (w->has_own && decision_fits(w, item, &row))
            return;
    }
    for (uint16_t i = 0; !item->of_decision && w->has_own && i < out->row_count; i++)
        if (row_fits(w, item, out->row[i]))
            return;
    if (row == UINT32_MAX) {
        scn_tell(w, item->at, item, "no row was taken", NULL);
        return;
    }
    const struct fsm_row *def = &w->m->rows[row];
    struct scn_text instead;
    fputs("row ", scn_text_open(&instead));
    if (item->name)
        fprintf(instead.to, "of %s ", item->of_decision ? item->name : w->m->states[def->state].name);
    if (item->row)
        scn_print_text(instead.to, (struct fsm_text){def->text, (uint32_t)strlen(def->text)});
    scn_tell(w, item->at, item, arena_printf(&w->arena, "the row was line %u: %s", def->line, def->text),
             scn_text_close(w, &instead));
}

/* ---- verdicts ---- */

static void check_result(struct scn_world *w, const struct scn_item *item)
{
    enum fsm_result result = w->own->out.result;
    if (w->has_own && result == item->result)
        return;
    if (!w->has_own) {
        scn_tell(w, item->at, item, "it did not happen", NULL);
        return;
    }
    bool refused = result >= FSM_BAD_EVENT;
    const char *name = fsm_result_name(result);
    scn_tell(w, item->at, item, arena_printf(&w->arena, "it is %s%s", refused ? "refused: " : "", name),
             arena_printf(&w->arena, "%s%s", refused ? "refused " : "", name));
}

static void check_refused(struct scn_world *w, const struct scn_item *item)
{
    for (size_t i = 0; i < w->log.steps.count; i++) {
        enum fsm_result result = w->log.steps.item[i].result;
        if (result >= FSM_BAD_EVENT && (item->result == FSM_STEPPED || item->result == result)) {
            w->refusal_expected = true;
            return;
        }
    }
    const char *name = w->has_own ? fsm_result_name(w->own->out.result) : "idle";
    scn_tell(w, item->at, item, w->has_own ? arena_printf(&w->arena, "it is not: %s", name) : "nothing is",
             !w->has_own                           ? NULL
             : w->own->out.result >= FSM_BAD_EVENT ? arena_printf(&w->arena, "refused %s", name)
                                                   : name);
}

static void check_violated(struct scn_world *w, const struct scn_item *item)
{
    bool violated = false;
    for (size_t i = 0; i < w->violations.count; i++) {
        struct scn_violation *violation = &w->violations.item[i];
        if (violation->promise != item->index || (item->who != SCN_WHO_ALL && item->who != violation->who))
            continue;
        violation->expected = violated = true;
    }
    if (!violated)
        scn_tell(w, item->at, item, arena_printf(&w->arena, "%s is not violated", item->name), NULL);
}

/* ---- what nobody expected ---- */

static bool told_before(const struct scn_world *w, size_t i)
{
    const struct scn_violation *one = &w->violations.item[i];
    for (size_t k = 0; k < i; k++)
        if (w->violations.item[k].promise == one->promise && w->violations.item[k].who == one->who)
            return true;
    return false;
}

static void tell_violation(struct scn_world *w, const struct scn_violation *violation)
{
    const struct fsm_promise_def *promise = &w->m->promises[violation->promise];
    struct scn_text text;
    fprintf(scn_text_open(&text), "%s `%s` (%s:%u) %s at ", promise->kind == FSM_ASSUME ? "assumption" : "invariant",
            promise->name, w->m->source, promise->line, promise->kind == FSM_ASSUME ? "does not hold" : "is violated");
    scn_print_clock(text.to, violation->at - w->scenario->base);
    scn_print_who(text.to, w, violation->who, " by ");
    scn_tell(w, w->line->at, NULL, scn_text_close(w, &text), NULL)->violated = promise;
}

static void check_unexpected(struct scn_world *w)
{
    for (size_t i = 0; i < w->violations.count; i++)
        if (!w->violations.item[i].expected && !told_before(w, i))
            tell_violation(w, &w->violations.item[i]);
    for (size_t i = 0; i < w->log.steps.count && !w->refusal_expected; i++) {
        const struct scn_logged *step = &w->log.steps.item[i];
        struct scn_text text;
        if (step->result < FSM_BAD_EVENT)
            continue;
        scn_print_refusal(scn_text_open(&text), w, step);
        scn_tell(w, w->line->at, NULL, scn_text_close(w, &text), NULL);
    }
}

static void check_item(struct scn_world *w, const struct scn_item *item)
{
    switch (item->kind) {
    case SCN_EXPECT_STATE:
        check_state(w, item);
        break;
    case SCN_EXPECT_VALUE:
        check_value(w, item);
        break;
    case SCN_EXPECT_RUNNING:
    case SCN_EXPECT_STOPPED:
    case SCN_EXPECT_LEFT:
        check_timer(w, item);
        break;
    case SCN_EXPECT_EMIT:
    case SCN_EXPECT_EXACTLY:
    case SCN_EXPECT_NO_EMIT:
    case SCN_EXPECT_NO_EFFECT:
        scn_check_effects(w, item);
        break;
    case SCN_EXPECT_ROW:
        check_row(w, item);
        break;
    case SCN_EXPECT_RESULT:
        check_result(w, item);
        break;
    case SCN_EXPECT_REFUSED:
        check_refused(w, item);
        break;
    case SCN_EXPECT_VIOLATED:
        check_violated(w, item);
        break;
    }
}

void scn_check(struct scn_world *w)
{
    w->refusal_expected = false;
    for (const struct scn_item *item = w->line->items; item; item = item->next)
        check_item(w, item);
    check_unexpected(w);
}
