/* scn_run.c: the lines of a scenario, one after the other, on virtual time. */
#include <string.h>

#include "scn_world.h"

#define TIME_MAX (INT64_C(1) << 55) /* ms since time zero: beyond it deadlines would overflow */

/* ---- events ---- */

static void draw_fields(struct scn_world *w, struct scn_event *event)
{
    for (uint32_t i = 0; i < event->draws.count; i++) {
        const struct scn_draw *draw = &event->draws.item[i];
        int64_t v = scn_draw(w, draw);
        if (draw->type->kind == FSM_TEXT && v != FSM_MISSING) {
            event->text[draw->hi] = w->scenario->text[v];
            v = draw->hi;
        }
        event->field[draw->slot] = v;
    }
}

static struct scn_event *choose_event(struct scn_world *w, const struct scn_line *line)
{
    struct scn_event *event = line->events;
    if (line->event_count > 1)
        for (uint64_t n = scn_random(w, line->event_count); n > 0; n--)
            event = event->next;
    return event;
}

static void send(struct scn_world *w, struct scn_event *chosen)
{
    draw_fields(w, chosen);
    w->sent = (struct fsm_event){chosen->type, chosen->call, chosen->field, chosen->text};
    do
        w->has_own = scn_step(w, w->own, chosen->who, &w->sent, w->now);
    while (w->own->out.cause != FSM_BY_EVENT);
    scn_release(w, chosen->who);
}

/* ---- what was asserted ---- */

/* Something else of that sort happened on this line: when. */
static void tell_absent(struct scn_world *w, const struct scn_line *line)
{
    struct scn_text text;
    const struct scn_logged *last = NULL;
    for (size_t i = 0; i < w->log.steps.count; i++) {
        const struct scn_logged *step = &w->log.steps.item[i];
        if (step->cause == (line->kind == SCN_EXPIRED ? FSM_BY_TIMER : FSM_BY_REFILL) && step->column == line->column &&
            (line->who == SCN_WHO_ALL || line->who == step->who))
            last = step;
    }
    fprintf(scn_text_open(&text), line->kind == SCN_EXPIRED ? "%s does not expire then" : "%s is not refilled then",
            line->name);
    if (last) {
        fputs(", but at ", text.to);
        scn_print_clock(text.to, last->at - w->scenario->base);
    } else if (line->kind == SCN_EXPIRED) {
        const struct fsm_timer_def *timer = &w->m->timers[line->column - w->m->event_count];
        int64_t deadline = w->body[line->who].inst->slot[timer->slot];
        fputs(deadline == FSM_MISSING ? ": it is stopped" : ": it runs until ", text.to);
        if (deadline != FSM_MISSING)
            scn_print_clock(text.to, deadline - w->scenario->base);
    }
    scn_tell(w, line->at, NULL, scn_text_close(w, &text), NULL);
}

/* ---- time ---- */

static bool pass_time(struct scn_world *w, const struct scn_line *line)
{
    int64_t base = w->scenario->base;
    int64_t then = scn_draw(w, &line->delay) + (line->after ? w->now : base);
    if (then < w->now || then - base > TIME_MAX) {
        scn_tell(w, line->at, NULL, then < w->now ? "time runs backwards here" : "time does not go that far", NULL);
        w->aborted = true;
        return false;
    }
    w->now = then;
    return true;
}

static void create_later(struct scn_world *w, const struct scn_line *line)
{
    if (scn_create_one(w, line->who))
        return;
    scn_tell(w, line->at, NULL, "the instance cannot be made", NULL);
    w->aborted = true;
}

static void run_timed(struct scn_world *w, const struct scn_line *line)
{
    bool happens = line->kind == SCN_EVENT || line->kind == SCN_TIME;
    if (!pass_time(w, line))
        return;
    bool came = scn_fire(w, w->now, happens ? NULL : line);
    if (w->aborted)
        return;
    if (!came)
        tell_absent(w, line);
    if (w->now > w->last_at)
        scn_promises_pass(w, w->now);
    if (line->kind == SCN_EVENT)
        send(w, choose_event(w, line));
    else if (line->kind == SCN_INSTANCE)
        create_later(w, line);
    else if (w->has_own)
        scn_release(w, w->own->who);
}

/* ---- lines ---- */

static void create(struct scn_world *w)
{
    if (scn_create(w))
        return;
    scn_tell(w, w->line->at, NULL, "an instance cannot be made", NULL);
    w->aborted = true;
}

/* What is still due at the end, or before everything begins anew, happens too. */
static void settle(struct scn_world *w)
{
    if (w->steps > 0)
        scn_fire(w, w->now, NULL);
}

static void finish_line(struct scn_world *w)
{
    scn_check(w);
    scn_report_line(w);
    arena_release(&w->arena);
    if (w->failed && !w->report->go_on)
        w->aborted = true;
}

static void begin_line(struct scn_world *w, const struct scn_line *line)
{
    w->line = line;
    w->has_own = false;
    w->violations.count = 0;
    scn_log_clear(&w->log);
}

/* Answers the line that comes next. */
static const struct scn_line *run_line(struct scn_world *w, const struct scn_line *line)
{
    switch (line->kind) {
    case SCN_FOR:
        w->loop_line[w->loops] = line;
        w->loop[w->loops++] = line->first;
        return line + 1;
    case SCN_LOOP_END:
        line = w->scenario->line + line->other;
        if (w->loop[w->loops - 1]++ < line->last)
            return line + 1;
        w->loops--;
        return w->scenario->line + line->other + 1;
    default:
        begin_line(w, line);
        if (line->kind == SCN_CREATE) {
            settle(w);
            if (!w->aborted)
                create(w);
        } else {
            run_timed(w, line);
        }
        finish_line(w);
        return line + 1;
    }
}

static void run_lines(struct scn_world *w)
{
    const struct scn_scenario *scenario = w->scenario;
    const struct scn_line *last = scenario->line, *line = scenario->line;
    while (line < scenario->line + scenario->lines && !w->aborted) {
        if (line->kind != SCN_FOR && line->kind != SCN_LOOP_END)
            last = line;
        line = run_line(w, line);
    }
    if (w->aborted)
        return;
    struct scn_line end = *last; /* its expectations were met before */
    end.items = NULL;
    begin_line(w, &end);
    settle(w);
    finish_line(w);
}

/* ---- worlds ---- */

static struct scn_moment *moment_open(struct arena *arena, const struct fsm_machine *m)
{
    struct scn_moment *moment = arena_alloc(arena, sizeof *moment);
    moment->before = arena_alloc(arena, fsm_instance_size(m));
    moment->shared_before = arena_alloc(arena, fsm_shared_size(m) + 1);
    moment->out.capacity = (uint32_t)fsm_out_size(m);
    moment->out.bytes = moment->out.capacity ? arena_alloc(arena, moment->out.capacity) : NULL;
    return moment;
}

static void world_open(struct scn_world *w, struct arena *arena)
{
    const struct scn_scenario *scenario = w->scenario;
    const struct scn_instance *instance = scenario->instances;
    w->bodies = scenario->instance_count;
    w->body = arena_alloc(arena, w->bodies * sizeof *w->body);
    w->shared = arena_alloc(arena, scenario->owner_count * sizeof *w->shared);
    for (unsigned i = 0; i < w->bodies; i++, instance = instance->next)
        w->body[i] = (struct scn_body){.inst = arena_alloc(arena, fsm_instance_size(w->m)), .as = instance};
    for (unsigned i = 0; i < scenario->owner_count; i++)
        w->shared[i] = arena_alloc(arena, fsm_shared_size(w->m) + 1);
    w->own = moment_open(arena, w->m);
    w->other = moment_open(arena, w->m);
    w->asked = arena_alloc(arena, w->m->promise_count + 1u);
    w->held = arena_alloc(arena, w->m->promise_count + 1u);
    w->random = scenario->seed;
    w->problems_end = &w->problems;
    scn_promises_open(&w->promises, arena, w->m, w->watch != NULL);
}

struct scn_outcome scn_run_one(const struct scn_scenario *scenario, const struct fsm_machine *m,
                               const struct scn_watch *watch, const struct scn_report *report)
{
    struct arena arena = {0};
    struct scn_world *w = arena_alloc(&arena, sizeof *w);
    *w = (struct scn_world){.m = m, .scenario = scenario, .watch = watch, .report = report};
    world_open(w, &arena);
    run_lines(w);
    struct scn_outcome outcome = {!w->failed, w->steps};
    scn_promises_close(&w->promises);
    scn_log_release(&w->log);
    list_release(&w->violations);
    arena_release(&w->arena);
    arena_release(&arena);
    return outcome;
}
