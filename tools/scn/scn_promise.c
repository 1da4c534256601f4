/* scn_promise.c: invariants and assumptions, asked after every step that they speak of, by the rules of the explorer
 * (tools/check/asked.h): an event that is ignored has happened; one that is rejected, deferred, refused or superseded
 * has not.
 *
 * A promise that speaks of a state alone is asked of states in which nothing is due: also when only time has passed,
 * and of every instance that shares what a step has changed. `reachable` is asked for watchers alone. */
#include <string.h>

#include "asked.h"
#include "code.h"
#include "scn_world.h"

static bool triggers(const struct fsm_machine *m, const struct fsm_promise_def *promise, uint16_t index)
{
    for (uint16_t t = 0; t < promise->triggers; t++)
        if (m->triggers[promise->trigger + t] == index)
            return true;
    return false;
}

/* For each of `count` indices, the promises of that sort that it triggers. */
static uint32_t *gather(struct scn_promises *promises, struct arena *arena, const struct fsm_machine *m,
                        enum fsm_promise_when when, uint32_t count, bool all)
{
    uint32_t *begin = arena_alloc(arena, (count + 1) * sizeof *begin);
    for (uint32_t index = 0; index < count; index++) {
        begin[index] = (uint32_t)promises->list.count;
        for (uint16_t p = 0; p < m->promise_count; p++)
            if (m->promises[p].when == when && (all || m->promises[p].kind != FSM_REACHABLE) &&
                triggers(m, &m->promises[p], (uint16_t)index))
                list_push(&promises->list, p);
    }
    begin[count] = (uint32_t)promises->list.count;
    return begin;
}

/* Whether the passing of time can change what the code gives. What it calls is taken to ask for the time. */
static bool asks_time(const struct fsm_machine *m, uint32_t code)
{
    for (uint32_t at = code; FSM_I_OP(m->code[at]) != FSM_OP_RET; at += fsm_op_words(m->code, at)) {
        uint32_t op = FSM_I_OP(m->code[at]);
        if (op == FSM_OP_CALL || op == FSM_OP_WINDOW || op >= FSM_OP_SWITCH)
            return true;
        if (op == FSM_OP_LOAD && FSM_AT_SPACE(FSM_I_A(m->code[at])) == FSM_NOW)
            return true;
    }
    return false;
}

/* 0: of a state and the time; 1: of a state alone; 2: of a step. */
static int sort_of(const struct fsm_machine *m, const struct fsm_promise_def *promise)
{
    if (!promise_is_of_state(m, promise))
        return 2;
    return asks_time(m, promise->code) ? 0 : 1;
}

void scn_promises_open(struct scn_promises *promises, struct arena *arena, const struct fsm_machine *m, bool all)
{
    *promises = (struct scn_promises){0};
    uint32_t *end[] = {&promises->timed, &promises->of_state, &promises->always};
    for (int sort = 0; sort < 3; sort++) {
        for (uint16_t p = 0; p < m->promise_count; p++)
            if (m->promises[p].when == FSM_ALWAYS_HOLDS && (all || m->promises[p].kind != FSM_REACHABLE) &&
                sort_of(m, &m->promises[p]) == sort)
                list_push(&promises->list, p);
        *end[sort] = (uint32_t)promises->list.count;
    }
    promises->by_column = gather(promises, arena, m, FSM_ON_EVENT, fsm_columns(m), all);
    promises->by_effect = gather(promises, arena, m, FSM_ON_EMIT, m->effect_count, all);
    promises->by_refill = gather(promises, arena, m, FSM_ON_REFILL, m->shared_count, all);
}

void scn_promises_close(struct scn_promises *promises)
{
    list_release(&promises->list);
}

#define AT_ONCE 32

static void violate(struct scn_world *w, uint16_t promise, unsigned who, int64_t at)
{
    if (w->m->promises[promise].kind != FSM_REACHABLE)
        list_push(&w->violations, ((struct scn_violation){.promise = promise, .who = (uint16_t)who, .at = at}));
}

/* Evaluates the promises from `from` on in the list, at most AT_ONCE of them up to `to`; answers how many. */
static uint32_t evaluate(const struct scn_world *w, const struct fsm_scene *scene, uint32_t from, uint32_t to,
                         int64_t *value)
{
    uint32_t code[AT_ONCE], count = 0;
    for (uint32_t i = from; i < to && count < AT_ONCE; i++)
        code[count++] = w->m->promises[w->promises.list.item[i]].code;
    fsm_eval_each(w->m, code, count, scene, value);
    return count;
}

static void ask(struct scn_world *w, unsigned who, const struct fsm_scene *scene, uint32_t from, uint32_t to)
{
    int64_t value[AT_ONCE];
    uint32_t known = from; /* values of those before it are there */
    for (uint32_t i = from; i < to; i++) {
        uint16_t p = w->promises.list.item[i];
        uint32_t at = (i - from) % AT_ONCE;
        if (i == known)
            known += evaluate(w, scene, i, to, value);
        bool holds = value[at] == 1;
        bool reaches = w->m->promises[p].kind == FSM_REACHABLE && w->asked[p] && w->held[p];
        w->held[p] = reaches || (holds && (!w->asked[p] || w->held[p]));
        w->asked[p] = true;
        if (!holds)
            violate(w, p, who, scene->now);
    }
}

/* The first `count` of those that speak of states, of an instance on which nothing is due. */
static void ask_state(struct scn_world *w, unsigned who, uint32_t count, int64_t now)
{
    if (!instance_is_at_rest(w->m, w->body[who].inst, now))
        return;
    struct fsm_scene scene = {.shared = w->shared[w->body[who].as->owner_index], .inst = w->body[who].inst, .now = now};
    for (uint32_t i = 0; i < count; i++)
        if (fsm_eval(w->m, w->m->promises[w->promises.list.item[i]].code, &scene) != 1)
            violate(w, w->promises.list.item[i], who, now);
}

void scn_promises_pass(struct scn_world *w, int64_t now)
{
    for (unsigned i = 0; w->promises.timed && i < w->bodies; i++)
        if (w->body[i].made)
            ask_state(w, i, w->promises.timed, now);
}

/* The other instances that see what this step did to shared variables. */
static void ask_sharers(struct scn_world *w, const struct scn_moment *moment)
{
    unsigned owner = w->body[moment->who].as->owner_index;
    if (!memcmp(moment->shared_before, w->shared[owner], w->m->shared_slots * sizeof(int64_t)))
        return;
    for (unsigned i = 0; i < w->bodies; i++)
        if (i != moment->who && w->body[i].as->owner_index == owner && w->body[i].made)
            ask_state(w, i, w->promises.of_state, moment->out.at);
}

static void ask_step(struct scn_world *w, const struct scn_moment *moment)
{
    const struct fsm_out *out = &moment->out;
    const struct scn_promises *promises = &w->promises;
    const struct scn_body *body = &w->body[moment->who];
    bool created = out->cause == FSM_BY_CREATION;
    struct fsm_scene scene = {.shared = w->shared[body->as->owner_index],
                              .shared_before = moment->shared_before,
                              .inst = body->inst,
                              .before = created ? NULL : moment->before,
                              .field = moment->event ? moment->event->field : NULL,
                              .out = out,
                              .now = out->at};
    bool rests = instance_is_at_rest(w->m, body->inst, out->at);
    ask(w, moment->who, &scene, rests ? 0 : promises->of_state, promises->always);
    if (out->cause == FSM_BY_REFILL)
        ask(w, moment->who, &scene, promises->by_refill[out->column], promises->by_refill[out->column + 1]);
    else if (!created)
        ask(w, moment->who, &scene, promises->by_column[out->column], promises->by_column[out->column + 1]);
    for (uint16_t e = 0; e < out->effect_count; e++) {
        scene.effect = &out->effect[e];
        uint32_t effect = scene.effect->effect;
        ask(w, moment->who, &scene, promises->by_effect[effect], promises->by_effect[effect + 1]);
    }
}

void scn_promises_ask(struct scn_world *w, struct scn_moment *moment)
{
    if (w->watch) {
        memset(w->asked, 0, w->m->promise_count * sizeof *w->asked);
        memset(w->held, 0, w->m->promise_count * sizeof *w->held);
    }
    if (moment->out.result != FSM_STEPPED && moment->out.result != FSM_IGNORED)
        return;
    if (moment->out.cause != FSM_BY_CREATION)
        promise_before(w->m, &moment->out, moment->before);
    ask_step(w, moment);
    if (w->bodies > 1 && w->promises.of_state)
        ask_sharers(w, moment);
}
