/* scn_step.c: what is due happens, in the order of deadlines, then of instances; each as a step of its own that is
 * logged, asked for its promises and shown to the watcher. */
#include <assert.h>
#include <string.h>

#include "scn_world.h"

enum {
    LOG_MAX = 4096,    /* steps kept for messages, on a line that asks for no effects */
    STILL_MAX = 10000, /* steps at one instant: beyond them time stands still */
};

/* ---- the log ---- */

void scn_log_clear(struct scn_log *log)
{
    log->steps.count = log->emitted.count = log->args.count = log->texts.count = log->bytes.count = 0;
    log->dropped = 0;
}

void scn_log_release(struct scn_log *log)
{
    list_release(&log->steps);
    list_release(&log->emitted);
    list_release(&log->args);
    list_release(&log->texts);
    list_release(&log->bytes);
}

static int64_t keep_text(struct scn_world *w, const struct scn_moment *moment, int64_t handle)
{
    if (handle == FSM_MISSING)
        return handle;
    struct scn_log *log = &w->log;
    struct fsm_text text = fsm_text_of(w->m, w->body[moment->who].inst, moment->event, &moment->out, handle);
    struct scn_span span = {log->bytes.count, text.length};
    for (uint32_t i = 0; i < text.length; i++)
        list_push(&log->bytes, text.bytes[i]);
    list_push(&log->texts, span);
    return (int64_t)log->texts.count - 1;
}

static void keep_args(struct scn_world *w, const struct scn_moment *moment, const struct fsm_effect *effect)
{
    const struct fsm_effect_def *def = &w->m->effects[effect->effect];
    const int64_t *arg = &moment->out.arg[effect->arg];
    for (uint16_t a = 0; a < def->args; a++) {
        const struct fsm_type *type = &w->m->types[w->m->args[def->arg + a].type];
        uint16_t slots = scn_slots(type, arg);
        for (uint16_t i = 0; i < slots; i++, arg++) {
            bool text = type->kind == FSM_TEXT && !(type->list && i == 0);
            list_push(&w->log.args, text ? keep_text(w, moment, *arg) : *arg);
        }
    }
}

static void log_step(struct scn_world *w, const struct scn_moment *moment)
{
    struct scn_log *log = &w->log;
    const struct fsm_out *out = &moment->out;
    if (log->steps.count == LOG_MAX && !w->line->asks_effects) {
        unsigned long long dropped = log->dropped + log->steps.count;
        scn_log_clear(log);
        log->dropped = dropped;
    }
    uint32_t first = (uint32_t)log->emitted.count;
    for (uint16_t e = 0; e < out->effect_count; e++) {
        const struct fsm_effect *effect = &out->effect[e];
        list_push(&log->emitted, ((struct scn_emitted){(uint16_t)moment->who, effect->effect, effect->call,
                                                       (uint32_t)log->args.count}));
        keep_args(w, moment, effect);
    }
    list_push(&log->steps,
              ((struct scn_logged){.at = out->at,
                                   .from = out->from,
                                   .to = out->result == FSM_STEPPED ? w->body[moment->who].inst->slot[FSM_SLOT_LEAF]
                                                                    : out->from,
                                   .row = out->row_count ? out->row[0] : UINT32_MAX,
                                   .culprit = out->culprit,
                                   .effect = first,
                                   .effects = out->effect_count,
                                   .who = (uint16_t)moment->who,
                                   .column = out->column,
                                   .cause = (uint8_t)out->cause,
                                   .result = (uint8_t)out->result}));
}

/* ---- one step ---- */

static void show(struct scn_world *w, const struct scn_moment *moment)
{
    bool shares = w->m->shared_slots > 0, created = moment->out.cause == FSM_BY_CREATION;
    const struct scn_body *body = &w->body[moment->who];
    struct scn_step step = {.m = w->m,
                            .scenario = w->scenario->title,
                            .at = w->line->at.offset,
                            .instance = moment->who,
                            .shared_before = shares ? moment->shared_before : NULL,
                            .shared = shares ? w->shared[body->as->owner_index] : NULL,
                            .before = created ? NULL : moment->before,
                            .inst = body->inst,
                            .event = moment->event,
                            .out = &moment->out,
                            .asked = w->asked,
                            .held = w->held};
    if (w->watch && w->watch->step)
        w->watch->step(w->watch->context, &step);
}

static void after_step(struct scn_world *w, struct scn_moment *moment)
{
    w->steps++;
    w->still = moment->out.at == w->last_at ? w->still + 1 : 0;
    w->last_at = moment->out.at;
    scn_promises_ask(w, moment);
    log_step(w, moment);
    if (w->watch)
        show(w, moment);
}

/* Without a watcher nobody reads the texts of what was before. */
static void keep_before(struct scn_world *w, struct scn_moment *moment)
{
    const struct scn_body *body = &w->body[moment->who];
    size_t size = w->watch ? fsm_instance_size(w->m) : w->m->queue_slot * sizeof(int64_t);
    memcpy(moment->before, body->inst, size);
    memcpy(moment->shared_before, w->shared[body->as->owner_index], w->m->shared_slots * sizeof(int64_t));
}

bool scn_step(struct scn_world *w, struct scn_moment *moment, unsigned who, const struct fsm_event *event, int64_t now)
{
    const struct scn_body *body = &w->body[who];
    moment->who = who;
    keep_before(w, moment);
    fsm_step(w->m, w->shared[body->as->owner_index], body->inst, event, now, &moment->out);
    if (moment->out.result == FSM_IDLE)
        return false;
    moment->event = moment->out.cause == FSM_BY_EVENT     ? event
                    : moment->out.cause == FSM_BY_RELEASE ? &moment->out.released
                                                          : NULL;
    after_step(w, moment);
    return true;
}

/* ---- creation ---- */

static bool is_first_of_owner(const struct scn_world *w, unsigned who)
{
    for (unsigned i = 0; i < who; i++)
        if (w->body[i].as->owner_index == w->body[who].as->owner_index)
            return false;
    return true;
}

bool scn_create_one(struct scn_world *w, unsigned who)
{
    struct scn_moment *moment = w->other;
    const struct scn_body *body = &w->body[who];
    struct fsm_shared *shared = w->shared[body->as->owner_index];
    moment->who = who;
    moment->event = NULL;
    if (is_first_of_owner(w, who))
        fsm_shared_init(w->m, body->as->param, w->now, shared);
    memcpy(moment->shared_before, shared, w->m->shared_slots * sizeof(int64_t));
    memset(body->inst, 0, fsm_instance_size(w->m));
    bool created = fsm_create(w->m, shared, body->inst, body->as->param, w->now, &moment->out) == FSM_STEPPED;
    w->body[who].made = created;
    after_step(w, moment);
    return created;
}

bool scn_create(struct scn_world *w)
{
    w->now = w->last_at = w->scenario->base;
    w->still = 0;
    for (unsigned i = 0; i < w->bodies; i++)
        w->body[i].made = false;
    for (unsigned i = 0; i < w->bodies; i++)
        if (w->body[i].as->line == 0 && !scn_create_one(w, i))
            return false;
    return true;
}

/* ---- what is due ---- */

static bool stands_still(struct scn_world *w)
{
    if (w->still < STILL_MAX)
        return false;
    scn_tell(w, w->line->at, NULL, "time stands still: step follows step at one instant, without end", NULL);
    return w->aborted = true;
}

/* The instance whose next deadline or released event comes first, at or before `limit`; the number of instances if
 * there is none. */
static unsigned first_due(const struct scn_world *w, int64_t limit, int64_t *at)
{
    unsigned first = w->bodies;
    for (unsigned i = 0; i < w->bodies; i++) {
        int64_t next = w->body[i].made ? fsm_next_deadline(w->m, w->body[i].inst) : FSM_MISSING;
        if (next == FSM_MISSING || next > limit || (first < w->bodies && next >= *at))
            continue;
        first = i;
        *at = next;
    }
    return first;
}

static bool is_wanted(const struct scn_line *until, const struct scn_moment *moment, int64_t at)
{
    const struct fsm_out *out = &moment->out;
    enum fsm_cause cause = until->kind == SCN_EXPIRED ? FSM_BY_TIMER : FSM_BY_REFILL;
    return out->cause == cause && out->column == until->column && out->at == at &&
           (until->who == moment->who || until->who == SCN_WHO_ALL);
}

static void swap_moments(struct scn_world *w)
{
    struct scn_moment *moment = w->own;
    w->own = w->other;
    w->other = moment;
    w->has_own = true;
}

/* One step of `who`; whether it is the one waited for. */
static bool fire_one(struct scn_world *w, unsigned who, int64_t at, int64_t limit, const struct scn_line *until,
                     bool *idle)
{
    *idle = !scn_step(w, w->other, who, NULL, at);
    if (*idle || !until || !is_wanted(until, w->other, limit))
        return false;
    swap_moments(w);
    return true;
}

/* Of several instances with something due at the instant of an assertion, the one it names comes first. */
static unsigned next_due(const struct scn_world *w, int64_t limit, const struct scn_line *until, int64_t *at)
{
    unsigned first = first_due(w, limit, at);
    bool asserts = until && until->kind == SCN_EXPIRED && first < w->bodies && *at == limit;
    return asserts && fsm_next_deadline(w->m, w->body[until->who].inst) == limit ? until->who : first;
}

/* All deadlines before `limit`, or at it too; true if what was waited for came. */
static bool fire_deadlines(struct scn_world *w, int64_t limit, bool at_it, const struct scn_line *until)
{
    int64_t at = 0;
    bool idle;
    for (unsigned who; (who = next_due(w, limit, until, &at)) < w->bodies && (at_it || at < limit);)
        if (fire_one(w, who, at, limit, until, &idle))
            return true;
        else if (stands_still(w))
            return false;
    return false;
}

/* No deadline is left, but a refill may be due. */
static bool fire_refills(struct scn_world *w, unsigned who, int64_t limit, const struct scn_line *until)
{
    for (bool idle = !w->body[who].made; !idle && !w->aborted && !stands_still(w);)
        if (fire_one(w, who, limit, limit, until, &idle))
            return true;
    return false;
}

/* A creation makes the refills of its owner itself, without a word. */
static bool leaves_refills(const struct scn_world *w, unsigned who, const struct scn_line *until)
{
    return until && until->kind == SCN_INSTANCE && w->body[who].as->owner_index == w->body[until->who].as->owner_index;
}

bool scn_fire(struct scn_world *w, int64_t limit, const struct scn_line *until)
{
    bool named = until && until->kind == SCN_REFILL && until->who != SCN_WHO_ALL;
    if (named && (fire_deadlines(w, limit, false, until) || fire_refills(w, until->who, limit, until)))
        return true;
    if (w->aborted || fire_deadlines(w, limit, true, until))
        return !w->aborted;
    for (unsigned i = 0; w->m->shared_count && i < w->bodies; i++)
        if (!leaves_refills(w, i, until) && fire_refills(w, i, limit, until))
            return true;
    return until == NULL || until->kind == SCN_INSTANCE;
}

void scn_release(struct scn_world *w, unsigned who)
{
    const int64_t *slot = w->body[who].inst->slot;
    while (slot[FSM_SLOT_RELEASED] > 0 && !stands_still(w)) {
        for (uint16_t t = 0; t < w->m->timer_count; t++) {
            int64_t deadline = slot[w->m->timers[t].slot];
            if (deadline != FSM_MISSING && deadline <= slot[FSM_SLOT_NOW])
                return;
        }
        scn_step(w, w->other, who, NULL, slot[FSM_SLOT_NOW]);
    }
}
