/* engine_due.c: which instance is due when.
 *
 * A heap of hints: every instance with a deadline has one that is not later than it. A hint may be early or stale (its
 * timer was stopped or moved on): then looking at the instance puts that right. So moving a timer later, which is what
 * most restarts do, costs nothing. */
#include "engine_in.h"

#include <stdlib.h>

#define LOOK_AGAIN_MS 1000 /* the wall clock may be set while the alarm sleeps */

static void swap(struct hint *x, struct hint *y)
{
    struct hint kept = *x;
    *x = *y;
    *y = kept;
}

void due_add(struct engine *engine, int64_t id, int64_t deadline)
{
    if (engine->hints == engine->hint_room) {
        engine->hint_room = engine->hint_room ? 2 * engine->hint_room : 256;
        engine->hint = realloc(engine->hint, engine->hint_room * sizeof *engine->hint);
        if (!engine->hint)
            abort();
    }
    size_t at = engine->hints++;
    engine->hint[at] = (struct hint){deadline, id};
    for (; at && engine->hint[(at - 1) / 2].deadline > engine->hint[at].deadline; at = (at - 1) / 2)
        swap(&engine->hint[at], &engine->hint[(at - 1) / 2]);
}

static struct hint take_first(struct engine *engine)
{
    struct hint first = engine->hint[0];
    engine->hint[0] = engine->hint[--engine->hints];
    for (size_t at = 0, least;; at = least) {
        least = at;
        for (size_t child = 2 * at + 1; child <= 2 * at + 2 && child < engine->hints; child++)
            if (engine->hint[child].deadline < engine->hint[least].deadline)
                least = child;
        if (least == at)
            break;
        swap(&engine->hint[at], &engine->hint[least]);
    }
    return first;
}

void due_schedule(struct engine *engine, struct live *live)
{
    int64_t deadline = fsm_next_deadline(live->m, live->inst);
    if (deadline == FSM_MISSING || (live->armed != FSM_MISSING && live->armed <= deadline))
        return;
    live->armed = deadline;
    due_add(engine, live->id, deadline);
}

static void on_alarm(uv_timer_t *handle)
{
    struct engine *engine = handle->data;
    engine->alarm_at = FSM_MISSING;
    due_fire(engine);
}

void due_arm(struct engine *engine)
{
    if (!engine->hints) {
        uv_timer_stop(&engine->alarm);
        engine->alarm_at = FSM_MISSING;
        return;
    }
    int64_t first = engine->hint[0].deadline, now = engine_now(engine);
    if (engine->alarm_at == first)
        return;
    int64_t wait = first <= now ? 0 : first - now > LOOK_AGAIN_MS ? LOOK_AGAIN_MS : first - now;
    engine->alarm_at = wait == LOOK_AGAIN_MS ? FSM_MISSING : first;
    uv_update_time(engine->loop);
    uv_timer_start(&engine->alarm, on_alarm, (uint64_t)wait, 0);
}

/* A hint came true, or was early. An instance whose tables are not loaded is left alone. */
static void look_at(struct engine *engine, struct hint hint, int64_t now)
{
    struct engine_problem problem;
    struct live *live = live_by_id(engine, hint.id);
    if (!live || !live->m)
        return;
    live->armed = FSM_MISSING;
    if (!step_due(engine, live, now, &problem)) {
        due_add(engine, hint.id, now + LOOK_AGAIN_MS); /* the store refuses now: later */
        live->armed = now + LOOK_AGAIN_MS;
        return;
    }
    due_schedule(engine, live);
}

/* One instance goes on only as far as no other comes before it: so the log is in the order of deadlines, which matters
 * to those who share variables. */
void due_fire(struct engine *engine)
{
    int64_t now = engine_now(engine);
    while (engine->hints && engine->hint[0].deadline <= now && engine->batch < ENGINE_BATCH) {
        struct hint first = take_first(engine);
        int64_t other = engine->hints ? engine->hint[0].deadline : now;
        look_at(engine, first, other < now ? other : now);
    }
}
