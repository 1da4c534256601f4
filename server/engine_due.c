/* engine_due.c: which instance is due when.
 *
 * A heap of hints: every instance with a deadline has one that is not later than it. A hint may be early or stale (its
 * timer was stopped or moved on): then looking at the instance puts that right. So moving a timer later, which is what
 * most restarts do, costs nothing. */
#include "engine_in.h"

#include <stdlib.h>
#include <string.h>

/* ---- the heap: one hint an instance; `place` says where, 0 for nowhere ---- */

static void put(struct engine *engine, size_t at, struct hint hint)
{
    engine->hint[at] = hint;
    engine->place[hint.id] = (uint32_t)at + 1;
}

static void sift_up(struct engine *engine, size_t at)
{
    struct hint hint = engine->hint[at];
    for (; at && engine->hint[(at - 1) / 2].deadline > hint.deadline; at = (at - 1) / 2)
        put(engine, at, engine->hint[(at - 1) / 2]);
    put(engine, at, hint);
}

static void sift_down(struct engine *engine, size_t at)
{
    struct hint hint = engine->hint[at];
    for (size_t child; (child = 2 * at + 1) < engine->hints; at = child) {
        if (child + 1 < engine->hints && engine->hint[child + 1].deadline < engine->hint[child].deadline)
            child++;
        if (engine->hint[child].deadline >= hint.deadline)
            break;
        put(engine, at, engine->hint[child]);
    }
    put(engine, at, hint);
}

static void *grow(void *list, size_t *room, size_t need, size_t size)
{
    size_t more = *room ? *room : 256;
    if (need <= *room)
        return list;
    while (more < need)
        more *= 2;
    list = realloc(list, more * size);
    if (!list)
        abort();
    memset((char *)list + *room * size, 0, (more - *room) * size);
    *room = more;
    return list;
}

void due_add(struct engine *engine, int64_t id, int64_t deadline)
{
    engine->place = grow(engine->place, &engine->place_room, (size_t)id + 1, sizeof *engine->place);
    size_t at = engine->place[id];
    if (at && engine->hint[at - 1].deadline <= deadline)
        return;
    if (!at) {
        engine->hint = grow(engine->hint, &engine->hint_room, engine->hints + 1, sizeof *engine->hint);
        at = ++engine->hints;
    }
    engine->hint[at - 1] = (struct hint){deadline, id};
    sift_up(engine, at - 1);
}

static struct hint take_first(struct engine *engine)
{
    struct hint first = engine->hint[0], last = engine->hint[--engine->hints];
    engine->place[first.id] = 0;
    if (engine->hints) {
        engine->hint[0] = last;
        sift_down(engine, 0);
    }
    return first;
}

void due_schedule(struct engine *engine, struct live *live)
{
    int64_t deadline = fsm_next_deadline(live->m, live->inst);
    if (deadline != FSM_MISSING)
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
    bool gone;
    struct live *live = live_by_id(engine, hint.id, &gone);
    if (gone || (live && !live->m))
        return;
    if (live && step_due(engine, live, now, &problem))
        due_schedule(engine, live);
    else
        due_add(engine, hint.id, engine_now(engine) + LOOK_AGAIN_MS); /* the store refuses now: later */
}

/* One instance goes on only as far as no other comes before it: so the log is in the order of deadlines, which matters
 * to those who share variables. */
void due_fire(struct engine *engine)
{
    int64_t now = engine_now(engine);
    while (engine->hints && engine->hint[0].deadline <= now && engine->batch < ENGINE_BATCH && !engine->broken) {
        struct hint first = take_first(engine);
        int64_t other = engine->hints ? engine->hint[0].deadline : now;
        look_at(engine, first, other < now ? other : now);
    }
}
