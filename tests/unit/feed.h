/* feed.h: one instance of a machine that is stepped by a test, and a cover that watches it. */
#ifndef TEST_FEED_H
#define TEST_FEED_H

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "compile.h"
#include "cover.h"
#include "sources.h"

struct feed {
    struct source source;
    struct compilation compilation;
    const struct fsm_machine *m;
    struct cover *cover;
    struct fsm_instance *inst, *before;
    struct fsm_shared *shared, *shared_before;
    struct fsm_out out;
    bool asked[64], held[64];
};

/* ---- promises, the plain way ---- */

static bool feed_triggered(const struct feed *feed, const struct fsm_promise_def *def, uint16_t wanted)
{
    for (uint16_t i = 0; i < def->triggers; i++)
        if (feed->m->triggers[def->trigger + i] == wanted)
            return true;
    return false;
}

static void feed_ask(struct feed *feed, uint16_t p, struct fsm_scene *scene)
{
    bool holds = fsm_eval(feed->m, feed->m->promises[p].code, scene) == 1;
    feed->held[p] = feed->asked[p] && feed->m->promises[p].kind != FSM_REACHABLE ? feed->held[p] && holds : holds;
    feed->asked[p] = true;
}

static void feed_promise(struct feed *feed, uint16_t p, struct fsm_scene *scene)
{
    const struct fsm_promise_def *def = &feed->m->promises[p];
    const struct fsm_out *out = &feed->out;
    bool by_event = out->cause != FSM_BY_REFILL && out->cause != FSM_BY_CREATION;
    feed->asked[p] = feed->held[p] = false;
    if (def->when == FSM_ALWAYS_HOLDS ||
        (def->when == FSM_ON_EVENT && by_event && feed_triggered(feed, def, out->column)) ||
        (def->when == FSM_ON_REFILL && out->cause == FSM_BY_REFILL && feed_triggered(feed, def, out->column)))
        feed_ask(feed, p, scene);
    for (uint16_t i = 0; def->when == FSM_ON_EMIT && i < out->effect_count; i++)
        if (feed_triggered(feed, def, out->effect[i].effect)) {
            scene->effect = &out->effect[i];
            feed_ask(feed, p, scene);
        }
}

static void feed_watch(struct feed *feed, const struct fsm_event *event)
{
    bool created = feed->out.cause == FSM_BY_CREATION;
    int64_t field[FSM_FIELDS_MAX] = {0};
    const struct fsm_event *cause = feed->out.cause == FSM_BY_EVENT     ? event
                                    : feed->out.cause == FSM_BY_RELEASE ? &feed->out.released
                                                                        : NULL;
    if (cause && cause->type < feed->m->event_count && feed->m->events[cause->type].slots)
        memcpy(field, cause->field, feed->m->events[cause->type].slots * sizeof *field);
    struct fsm_scene scene = {.shared = feed->shared,
                              .shared_before = feed->shared_before,
                              .inst = feed->inst,
                              .before = created ? feed->inst : feed->before,
                              .field = field,
                              .out = &feed->out,
                              .now = feed->out.at};
    for (uint16_t p = 0; p < feed->m->promise_count; p++)
        feed_promise(feed, p, &scene);
    cover_step(feed->cover, &(struct scn_step){.m = feed->m,
                                               .scenario = "feed",
                                               .shared_before = feed->m->shared_slots ? feed->shared_before : NULL,
                                               .shared = feed->m->shared_slots ? feed->shared : NULL,
                                               .before = created ? NULL : feed->before,
                                               .inst = feed->inst,
                                               .event = cause,
                                               .out = &feed->out,
                                               .asked = feed->asked,
                                               .held = feed->held});
}

/* ---- the instance ---- */

static enum fsm_result feed_create(struct feed *feed, int64_t now)
{
    int64_t params[FSM_SLOTS_MAX];
    fsm_defaults(feed->m, params);
    fsm_shared_init(feed->m, params, now, feed->shared);
    memcpy(feed->shared_before, feed->shared, fsm_shared_size(feed->m));
    enum fsm_result result = fsm_create(feed->m, feed->shared, feed->inst, params, now, &feed->out);
    feed_watch(feed, NULL);
    return result;
}

/* One call of fsm_step. */
static enum fsm_result feed_step(struct feed *feed, const struct fsm_event *event, int64_t now)
{
    memcpy(feed->before, feed->inst, fsm_instance_size(feed->m));
    memcpy(feed->shared_before, feed->shared, fsm_shared_size(feed->m));
    enum fsm_result result = fsm_step(feed->m, feed->shared, feed->inst, event, now, &feed->out);
    if (result != FSM_IDLE)
        feed_watch(feed, event);
    return result;
}

/* Lets everything due happen, then the event. */
static enum fsm_result feed_event(struct feed *feed, const struct fsm_event *event, int64_t now)
{
    enum fsm_result result;
    do
        result = feed_step(feed, event, now);
    while (feed->out.cause != FSM_BY_EVENT);
    return result;
}

static enum fsm_result feed_send(struct feed *feed, const char *name, const int64_t *field, int64_t now)
{
    struct fsm_event event = {.type = UINT16_MAX, .field = field};
    for (uint16_t e = 0; e < feed->m->event_count; e++)
        if (!strcmp(feed->m->events[e].name, name))
            event.type = e;
    assert(event.type != UINT16_MAX);
    return feed_event(feed, &event, now);
}

static void feed_open_machine(struct feed *feed, const struct fsm_machine *m)
{
    size_t size = fsm_instance_size(m), shared = fsm_shared_size(m) + 64;
    feed->m = m;
    feed->cover = cover_open(m);
    feed->inst = calloc(1, size);
    feed->before = calloc(1, size);
    feed->shared = calloc(1, shared);
    feed->shared_before = calloc(1, shared);
    feed->out.capacity = (uint32_t)fsm_out_size(m);
    feed->out.bytes = malloc(feed->out.capacity + 1u);
    assert(feed->inst && feed->before && feed->shared && feed->shared_before && feed->out.bytes);
}

/* The text must compile. */
static void feed_open(struct feed *feed, const char *text)
{
    memset(feed, 0, sizeof *feed);
    feed->source = source_of(text);
    compile(&feed->compilation, &feed->source);
    if (diags_errors(feed->compilation.diags))
        diags_print(feed->compilation.diags, stderr, DIAG_PLAIN);
    assert(feed->compilation.machine);
    feed_open_machine(feed, feed->compilation.machine);
}

static void feed_close(struct feed *feed)
{
    cover_close(feed->cover);
    free(feed->inst);
    free(feed->before);
    free(feed->shared);
    free(feed->shared_before);
    free(feed->out.bytes);
    if (feed->source.text)
        compilation_close(&feed->compilation);
}

#endif
