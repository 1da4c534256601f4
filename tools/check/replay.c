/* replay.c: a trace is only worth its replay. */
#include "replay.h"

#include <string.h>

#include "asked.h"
#include "refill.h"

static const struct fsm_text EMPTY_TEXT[FSM_FIELDS_MAX];

struct stage {
    const struct fsm_machine *m;
    const struct trace *trace;
    struct fsm_instance *inst[8], *before;
    struct fsm_shared *shared, *shared_before;
    struct fsm_out *out;
    struct replay *replay;
};

static void *room(size_t size)
{
    void *memory = mem_resize(NULL, size + 1);
    memset(memory, 0, size + 1);
    return memory;
}

static void ask(struct stage *stage, unsigned instance, const int64_t *field)
{
    const struct fsm_machine *m = stage->m;
    int64_t fields[FSM_FIELDS_MAX] = {0};
    if (field && stage->out->column < m->event_count)
        memcpy(fields, field, m->events[stage->out->column].slots * sizeof *fields);
    struct fsm_scene scene = {.shared = stage->shared,
                              .shared_before = stage->shared_before,
                              .inst = stage->inst[instance],
                              .before = stage->before,
                              .field = fields,
                              .out = stage->out,
                              .now = stage->out->at};
    promise_before(m, stage->out, stage->before);
    for (uint16_t p = 0; p < m->promise_count; p++) {
        bool asked, held;
        if (promise_is_of_state(m, &m->promises[p]))
            continue; /* asked at the end */
        promise_ask(m, &m->promises[p], &scene, &asked, &held);
        stage->replay->violated[p] = asked && held == (m->promises[p].kind == FSM_REACHABLE);
    }
}

static void keep(struct stage *stage, unsigned instance)
{
    memcpy(stage->before, stage->inst[instance], fsm_instance_size(stage->m));
    if (stage->shared)
        memcpy(stage->shared_before, stage->shared, fsm_shared_size(stage->m));
}

static bool is_cause(const struct move *move, const struct fsm_out *out)
{
    static const enum fsm_cause cause[] = {[MOVE_EVENT] = FSM_BY_EVENT,
                                           [MOVE_EXPIRY] = FSM_BY_TIMER,
                                           [MOVE_RELEASE] = FSM_BY_RELEASE,
                                           [MOVE_REFILL] = FSM_BY_REFILL};
    return out->cause == cause[move->kind] && out->column == move->column;
}

static void make_move(struct stage *stage, const struct move *move)
{
    int64_t now = stage->trace->from + move->at;
    struct fsm_event event = {.type = move->column, .call = 0, .field = move->field, .text = EMPTY_TEXT};
    const struct fsm_event *given = move->kind == MOVE_EVENT ? &event : NULL;
    struct fsm_out *out = stage->out;
    for (int turn = 0; turn < 1000; turn++) {
        keep(stage, move->instance);
        fsm_step(stage->m, stage->shared, stage->inst[move->instance], given, now, out);
        ask(stage, move->instance, out->cause == FSM_BY_RELEASE ? out->released_field : move->field);
        stage->replay->last = out->result;
        if (is_cause(move, out))
            break;
        stage->replay->same = false; /* something else was due */
        if (out->result == FSM_IDLE || out->cause == FSM_BY_EVENT)
            break;
    }
    if (out->at != now)
        stage->replay->same = false;
}

/* Time has passed and nothing is due: promises about states are asked once more. */
static void end(struct stage *stage)
{
    const struct fsm_machine *m = stage->m;
    int64_t now = stage->trace->from + stage->trace->end;
    for (unsigned i = 0; i < stage->trace->instances; i++) {
        struct fsm_scene scene = {.shared = stage->shared, .inst = stage->inst[i], .now = now};
        if (!instance_is_at_rest(m, stage->inst[i], now))
            continue;
        for (uint16_t p = 0; p < m->promise_count; p++)
            if (promise_is_of_state(m, &m->promises[p]) &&
                (fsm_eval(m, m->promises[p].code, &scene) == 1) == (m->promises[p].kind == FSM_REACHABLE))
                stage->replay->violated[p] = true;
    }
}

static bool begin(struct stage *stage)
{
    const struct fsm_machine *m = stage->m;
    const struct trace *trace = stage->trace;
    if (stage->shared)
        fsm_shared_init(m, trace->params, trace->from, stage->shared);
    for (unsigned i = 0; i < trace->instances; i++) {
        if (fsm_create(m, stage->shared, stage->inst[i], trace->params, trace->from, stage->out) != FSM_STEPPED)
            return false;
        keep(stage, i);
        ask(stage, i, NULL);
    }
    return true;
}

void replay_run(const struct fsm_machine *m, const struct trace *trace, struct replay *replay)
{
    struct stage stage = {.m = m, .trace = trace, .replay = replay};
    for (unsigned i = 0; i < trace->instances; i++)
        stage.inst[i] = room(fsm_instance_size(m));
    stage.before = room(fsm_instance_size(m));
    stage.shared = m->shared_slots ? room(fsm_shared_size(m)) : NULL;
    stage.shared_before = m->shared_slots ? room(fsm_shared_size(m)) : NULL;
    stage.out = room(sizeof *stage.out);
    stage.out->capacity = (uint32_t)fsm_out_size(m);
    stage.out->bytes = room(stage.out->capacity);
    replay->same = begin(&stage);
    for (uint32_t i = 0; replay->same && i < trace->moves; i++)
        make_move(&stage, &trace->move[i]);
    if (replay->same)
        end(&stage);
    for (unsigned i = 0; i < trace->instances; i++)
        mem_free(stage.inst[i]);
    mem_free(stage.before);
    mem_free(stage.shared);
    mem_free(stage.shared_before);
    mem_free(stage.out->bytes);
    mem_free(stage.out);
}

/* The length of a refill's window, which is parameters' alone. */
static int64_t window_of(const struct fsm_machine *m, uint16_t variable, const int64_t *params)
{
    struct fsm_instance *inst = room(fsm_instance_size(m));
    memcpy(inst->slot + m->param_slot, params, (size_t)(m->queue_slot - m->param_slot) * sizeof *params);
    struct fsm_scene scene = {.inst = inst};
    int64_t window = fsm_eval(m, m->shared[variable].every, &scene);
    mem_free(inst);
    return window;
}

void replay_fit(const struct fsm_machine *m, struct trace *trace)
{
    bool *violated = room(m->promise_count);
    struct replay replay = {.violated = violated};
    trace->from = 0;
    for (uint32_t i = 0; i < trace->moves; i++)
        if (trace->move[i].kind == MOVE_REFILL) {
            int64_t window = window_of(m, trace->move[i].column, trace->params);
            if (window > 0)
                trace->from = (trace->move[i].at / window + 1) * window - trace->move[i].at;
            break;
        }
    replay_run(m, trace, &replay);
    trace->real = replay.same;
    mem_free(violated);
}
