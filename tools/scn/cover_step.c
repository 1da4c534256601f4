/* cover_step.c: one step, walked once more on copies and row by row, and what it covers.
 *
 * The walk is the runtime's own fsm_run. So the leaf and the values between the event's row and the `always` rows
 * after it are those of the step, and the rows it takes must be the same. */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "code.h"
#include "cover_data.h"

/* ---- the stage ---- */

/* A reply is no longer out when its row runs. */
static void end_call(const struct fsm_machine *m, int64_t *slot, const struct fsm_event *event)
{
    const struct fsm_event_def *def = &m->events[event->type];
    if (def->reply_to == UINT16_MAX || m->effects[def->reply_to].mode == FSM_NO_CALL)
        return;
    const struct fsm_effect_def *effect = &m->effects[def->reply_to];
    int64_t *call = slot + effect->slot;
    uint16_t at = 0;
    while (at < effect->calls && event->call != 0 && call[at] != event->call)
        at++;
    if (at == effect->calls)
        return;
    memmove(call + at, call + at + 1, (effect->calls - at - 1u) * sizeof *call);
    call[effect->calls - 1] = FSM_MISSING;
}

static void begin(struct cover *cover, const struct scn_step *s, const struct fsm_instance *texts)
{
    struct fsm_run *run = &cover->step.run;
    uint16_t fields = s->event ? cover->m->events[s->event->type].slots : 0;
    memset(cover->field, 0, sizeof cover->field);
    if (fields)
        memcpy(cover->field, s->event->field, fields * sizeof *cover->field);
    fsm_step_begin(&cover->step, &cover->traced, (struct fsm_shared *)cover->shared, (struct fsm_instance *)cover->slot,
                   s->event, cover->field, cover->out);
    run->inst = texts;
    fsm_run_unchosen(run);
}

/* The values as they were when the step's table was asked. */
static void stage_step(struct cover *cover, const struct scn_step *s)
{
    const struct fsm_machine *m = cover->m;
    const struct fsm_out *out = s->out;
    memcpy(cover->slot, s->before->slot, m->slots * sizeof(int64_t));
    if (s->shared_before)
        memcpy(cover->shared, s->shared_before->slot, m->shared_slots * sizeof(int64_t));
    if (out->cause == FSM_BY_TIMER)
        cover->slot[m->timers[out->column - m->event_count].slot] = FSM_MISSING;
    if (out->cause == FSM_BY_EVENT && s->event)
        end_call(m, cover->slot, s->event);
    fsm_out_begin(cover->out, out->cause, out->column, out->at, out->from);
    begin(cover, s, s->before);
}

/* The values after creation and before its `always` rows: those of a machine that has none. */
static bool stage_creation(struct cover *cover, const struct scn_step *s)
{
    const struct fsm_machine *m = cover->m;
    const struct fsm_shared *shared = s->shared_before ? s->shared_before : s->shared;
    struct fsm_machine quiet = *m;
    size_t pairs = (size_t)m->leaves * fsm_columns(m);
    memcpy(cover->quiet_pairs, m->pairs, pairs * sizeof *cover->quiet_pairs);
    for (size_t at = fsm_always(m); at < pairs; at += fsm_columns(m))
        cover->quiet_pairs[at] = (struct fsm_pair){0, 0, 0};
    quiet.pairs = cover->quiet_pairs;
    if (shared)
        memcpy(cover->shared, shared->slot, m->shared_slots * sizeof(int64_t));
    struct fsm_instance *inst = (struct fsm_instance *)cover->slot;
    if (fsm_create(&quiet, (struct fsm_shared *)cover->shared, inst, s->inst->slot + m->param_slot, s->out->at,
                   cover->out) != FSM_STEPPED)
        return false;
    fsm_out_begin(cover->out, FSM_BY_CREATION, 0, s->out->at, FSM_MISSING);
    begin(cover, s, inst);
    fsm_run_chosen(&cover->step.run, true);
    return true;
}

/* ---- rows ---- */

static void note_transition(struct cover *cover, uint16_t leaf, uint16_t column, uint16_t to)
{
    struct cover_transition key = {.leaf = leaf, .column = column, .to = to};
    struct cover_transition *found =
        bsearch(&key, cover->transitions.item, cover->transitions.count, sizeof key, cover_transition_compare);
    assert(found);
    found->taken = true;
}

static uint16_t leaf_now(const struct cover *cover)
{
    return (uint16_t)cover->slot[FSM_SLOT_LEAF];
}

/* Takes row number `k` of the step. */
static void take_row(struct cover *cover, const struct scn_step *s, uint16_t column, uint16_t k)
{
    uint16_t leaf = leaf_now(cover);
    uint32_t code = fsm_pair_of(cover->m, leaf, column)->code;
    fsm_run_unchosen(&cover->step.run);
    cover_ask_pair(cover, leaf, column, s->out->row[k]);
    cover_ask_row(cover, s->out->row[k], code);
    fsm_run_unchosen(&cover->step.run);
    enum fsm_result result = fsm_run(&cover->step.run, code);
    assert(result == FSM_STEPPED && cover->out->row_count == k + 1 && cover->out->row[k] == s->out->row[k]);
    note_transition(cover, leaf, column, leaf_now(cover));
}

static void take_rows(struct cover *cover, const struct scn_step *s)
{
    bool created = s->out->cause == FSM_BY_CREATION;
    uint16_t always = fsm_always(cover->m);
    if (created ? !stage_creation(cover, s) : (stage_step(cover, s), false))
        return;
    for (uint16_t k = 0; k < s->out->row_count; k++)
        take_row(cover, s, k == 0 && !created ? s->out->column : always, k);
    fsm_run_unchosen(&cover->step.run);
    cover_ask_pair(cover, leaf_now(cover), always, UINT32_MAX); /* the one that let it rest */
}

/* ---- all of it ---- */

static bool is_running(const struct fsm_instance *inst, const struct fsm_timer_def *timer)
{
    return inst->slot[timer->slot] != FSM_MISSING;
}

static void note_timers(struct cover *cover, const struct scn_step *s)
{
    const struct fsm_machine *m = cover->m;
    const struct fsm_out *out = s->out;
    uint16_t fired = out->cause == FSM_BY_TIMER ? (uint16_t)(out->column - m->event_count) : UINT16_MAX;
    if (fired != UINT16_MAX && out->result < FSM_BAD_EVENT)
        cover->timers_fired |= (uint64_t)1 << fired;
    for (uint16_t t = 0; s->before && t < m->timer_count; t++)
        if (t != fired && is_running(s->before, &m->timers[t]) && !is_running(s->inst, &m->timers[t]))
            cover->timers_stopped |= (uint64_t)1 << t;
}

void cover_step(void *context, const struct scn_step *s)
{
    struct cover *cover = context;
    const struct fsm_out *out = s->out;
    bool created = out->cause == FSM_BY_CREATION;
    note_timers(cover, s);
    cover_promises_step(cover, s);
    for (uint16_t i = 0; i < out->effect_count; i++)
        cover->effect_emitted[out->effect[i].effect] = true;
    if (out->cause == FSM_BY_REFILL || out->result == FSM_SUPERSEDED || out->result == FSM_IDLE ||
        out->result == FSM_BAD_EVENT || out->result == FSM_BAD_FIELD)
        return;
    if (!created)
        cover->pair_asked[(size_t)out->from * fsm_columns(cover->m) + out->column] = true;
    if (out->result == FSM_STEPPED) {
        take_rows(cover, s);
    } else if (out->result < FSM_BAD_EVENT && !created) { /* ignored, deferred, rejected */
        stage_step(cover, s);
        cover_ask_pair(cover, (uint16_t)out->from, out->column, out->row[0]);
    }
}
