/* engine.c: the turn. What is asked in one turn of the loop is written in one transaction, and told after it.
 *
 * Sockets are read in the loop's poll phase: so the commit stands right after it, and once more before it, for what
 * timers did. A commit that fails takes everything of the turn back: memory is forgotten and read again. */
#include "engine_in.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "say.h"

void *engine_memory(size_t size)
{
    void *memory = calloc(1, size ? size : 1);
    if (!memory) {
        say(SAY_ERROR, "out of memory", NULL);
        abort();
    }
    return memory;
}

bool engine_refuse(struct engine_problem *problem, const char *code, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    problem->code = code;
    problem->cursor = 0;
    vsnprintf(problem->message, sizeof problem->message, format, arguments);
    va_end(arguments);
    return false;
}

static int64_t real_clock(void)
{
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

int64_t engine_now(struct engine *engine)
{
    int64_t now = engine->clock();
    if (now > engine->latest)
        engine->latest = now;
    return engine->latest;
}

/* ---- the transaction ---- */

bool engine_write(struct engine *engine, struct engine_problem *problem)
{
    if (engine->broken)
        return engine_refuse(problem, "UNAVAILABLE", "the store refuses to write");
    if (engine->writing)
        return true;
    if (!store_begin(engine->store)) {
        engine->broken = true; /* asked once a turn: it may have waited for somebody's lock */
        return engine_refuse(problem, "UNAVAILABLE", "the store refuses to write: %s", store_why(engine->store));
    }
    engine->writing = true;
    return true;
}

/* Nothing of the turn happened: what it touched is read from the file again when it is next asked for. */
static void take_back(struct engine *engine)
{
    while (engine->dirty) {
        struct live *live = engine->dirty;
        engine->dirty = live->next_dirty;
        due_add(engine, live->id, engine_now(engine) + LOOK_AGAIN_MS); /* its hint may be used up: look at it again */
        live_forget(engine, live);
    }
    while (engine->dirty_owners) {
        struct owner *owner = engine->dirty_owners;
        engine->dirty_owners = owner->next_dirty;
        owner_forget(engine, owner);
    }
    if (engine->writing)
        store_rollback(engine->store);
    store_instance_count(engine->store, &engine->numbers.instances);
}

static bool end_transaction(struct engine *engine)
{
    if (!engine->writing && !engine->broken)
        return true;
    bool good = !engine->broken && live_save_dirty(engine) && store_commit(engine->store);
    if (good) {
        live_all_saved(engine);
        engine->numbers.commits++;
        engine->numbers.steps += engine->batch;
    } else {
        say(SAY_ERROR, "commit failed", "why", store_why(engine->store), NULL);
        take_back(engine);
    }
    engine->writing = engine->broken = false;
    engine->batch = 0;
    return good;
}

static void deliver(struct engine *engine, bool committed)
{
    struct held *held = engine->held;
    size_t count = engine->held_count;
    engine->held = NULL; /* whoever is told may ask again */
    engine->held_count = engine->held_room = 0;
    for (size_t i = 0; i < count; i++) {
        held[i].deliver(held[i].context, held[i].to, held[i].tag, held[i].answer, committed);
        free(held[i].tag);
    }
    free(held);
}

void engine_commit(struct engine *engine)
{
    bool good = end_transaction(engine);
    if (engine->held_count)
        deliver(engine, good);
}

void engine_hold(struct engine *engine, engine_deliver *how, void *context, uint64_t to, const char *tag,
                 struct web_bytes *answer)
{
    if (engine->held_count == engine->held_room) {
        engine->held_room = engine->held_room ? 2 * engine->held_room : 64;
        engine->held = realloc(engine->held, engine->held_room * sizeof *engine->held);
        if (!engine->held)
            abort();
    }
    engine->held[engine->held_count++] = (struct held){how, context, to, tag ? strdup(tag) : NULL, answer};
}

void engine_make_room(struct engine *engine)
{
    if (engine->batch >= ENGINE_BATCH)
        engine_commit(engine);
}

static void on_before_poll(uv_prepare_t *handle)
{
    struct engine *engine = handle->data;
    if (engine->writing || engine->broken || engine->held_count)
        engine_commit(engine);
    live_trim(engine);
    due_arm(engine);
}

static void on_after_poll(uv_check_t *handle)
{
    struct engine *engine = handle->data;
    if (engine->writing || engine->broken || engine->held_count)
        engine_commit(engine);
}

/* ---- opening ---- */

static bool remember_deadline(void *context, int64_t id, int64_t deadline)
{
    due_add(context, id, deadline);
    return true;
}

static bool load(struct engine *engine, char *why, size_t size)
{
    if (specs_load(engine) && store_deadlines(engine->store, remember_deadline, engine) &&
        store_instance_count(engine->store, &engine->numbers.instances))
        return true;
    snprintf(why, size, "%s", store_why(engine->store));
    return false;
}

static void start_handles(struct engine *engine)
{
    uv_prepare_init(engine->loop, &engine->before_poll);
    uv_check_init(engine->loop, &engine->after_poll);
    uv_timer_init(engine->loop, &engine->alarm);
    engine->before_poll.data = engine->after_poll.data = engine->alarm.data = engine;
    uv_prepare_start(&engine->before_poll, on_before_poll);
    uv_check_start(&engine->after_poll, on_after_poll);
}

struct engine *engine_open(uv_loop_t *loop, struct catalog *catalog, const struct engine_options *options, char *why,
                           size_t size)
{
    struct engine *engine = engine_memory(sizeof *engine);
    struct store_options how = {.normal = options->normal};
    char path[4096];
    snprintf(path, sizeof path, "%s/machines.db", options->data_dir);
    engine->loop = loop;
    engine->catalog = catalog;
    engine->clock = options->clock ? options->clock : real_clock;
    engine->instances_max = options->instances_max;
    engine->cache_bytes = options->cache_bytes;
    engine->alarm_at = FSM_MISSING;
    engine->buckets = 1024;
    engine->bucket = engine_memory(engine->buckets * sizeof *engine->bucket);
    engine->store = store_open(path, &how, why, size);
    if (!engine->store || !load(engine, why, size)) {
        if (engine->store)
            store_close(engine->store);
        free(engine->bucket);
        free(engine);
        return NULL;
    }
    start_handles(engine);
    return engine;
}

static void release(uv_handle_t *handle)
{
    struct engine *engine = handle->data; /* the last of the three handles to close */
    text_release(&engine->payload);
    text_release(&engine->effects);
    text_release(&engine->members);
    text_release(&engine->scratch);
    for (size_t i = 0; i < engine->specs; i++)
        free(engine->spec[i].name);
    free(engine->spec);
    free(engine->bucket);
    free(engine->hint);
    free(engine->place);
    free(engine->encoded);
    free(engine->out.bytes);
    free(engine);
}

void engine_close(struct engine *engine)
{
    engine_commit(engine);
    while (engine->newest)
        live_forget(engine, engine->newest);
    while (engine->owners_by_name) /* a tree's root holds a pointer to what it keeps */
        owner_forget(engine, *(struct owner **)engine->owners_by_name);
    store_close(engine->store);
    uv_close((uv_handle_t *)&engine->before_poll, NULL);
    uv_close((uv_handle_t *)&engine->after_poll, NULL);
    uv_close((uv_handle_t *)&engine->alarm, release);
}

void engine_listen(struct engine *engine, const struct engine_listener *listener)
{
    engine->listener = *listener;
}

struct engine_numbers engine_count(const struct engine *engine)
{
    struct engine_numbers numbers = engine->numbers;
    numbers.cached = (int64_t)engine->live_count;
    numbers.timers = (int64_t)engine->hints;
    return numbers;
}
