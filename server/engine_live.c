/* engine_live.c: instances and owners in memory: found by name, read when first asked for, saved with the commit, let
 * go when they were not used for long. */
#include "engine_in.h"

#include <search.h>
#include <stdlib.h>
#include <string.h>

#include "encode.h"
#include "say.h"

/* ---- specs ---- */

static bool spec_load(void *context, const struct store_spec *spec)
{
    struct engine *engine = context;
    engine->spec = realloc(engine->spec, (engine->specs + 1) * sizeof *engine->spec);
    if (!engine->spec)
        abort();
    struct known_spec *known = &engine->spec[engine->specs++];
    *known = (struct known_spec){.id = spec->id, .name = strdup(spec->name)};
    memcpy(known->hash, spec->hash, sizeof known->hash);
    known->m = catalog_hashed(engine->catalog, spec->hash);
    return true;
}

bool specs_load(struct engine *engine)
{
    return store_specs(engine->store, spec_load, engine);
}

struct known_spec *spec_known(struct engine *engine, int64_t id)
{
    for (size_t i = 0; i < engine->specs; i++)
        if (engine->spec[i].id == id) {
            if (!engine->spec[i].m)
                engine->spec[i].m = catalog_hashed(engine->catalog, engine->spec[i].hash);
            return &engine->spec[i];
        }
    return NULL;
}

int64_t spec_of(struct engine *engine, const struct fsm_machine *m, struct engine_problem *problem)
{
    for (size_t i = 0; i < engine->specs; i++)
        if (!memcmp(engine->spec[i].hash, m->hash, sizeof m->hash))
            return engine->spec[i].id;
    /* A spec's number must survive a turn that is taken back: it is committed by itself. */
    engine_commit(engine);
    struct store_spec spec = {.name = m->name, .version = m->version};
    memcpy(spec.hash, m->hash, sizeof spec.hash);
    if (store_begin(engine->store) && (spec.id = store_spec_id(engine->store, m->name, m->version, m->hash)) &&
        store_commit(engine->store)) {
        spec_load(engine, &spec);
        return spec.id;
    }
    engine_refuse(problem, "UNAVAILABLE", "the store refuses to write: %s", store_why(engine->store));
    store_rollback(engine->store);
    return 0;
}

/* ---- by name ---- */

static uint64_t hash_name(const char *name)
{
    uint64_t hash = 14695981039346656037u;
    for (; *name; name++)
        hash = (hash ^ (unsigned char)*name) * 1099511628211u;
    return hash ^ hash >> 32;
}

static struct live **bucket_of(struct engine *engine, const char *name)
{
    return &engine->bucket[hash_name(name) & (engine->buckets - 1)];
}

static void grow(struct engine *engine)
{
    struct live **old = engine->bucket;
    size_t count = engine->buckets;
    engine->buckets *= 4;
    engine->bucket = engine_memory(engine->buckets * sizeof *engine->bucket);
    for (size_t i = 0; i < count; i++)
        for (struct live *live = old[i], *next; live; live = next) {
            struct live **bucket = bucket_of(engine, live->name);
            next = live->next_same;
            live->next_same = *bucket;
            *bucket = live;
        }
    free(old);
}

/* ---- by use ---- */

static void unlink_live(struct engine *engine, struct live *live)
{
    *(live->older ? &live->older->newer : &engine->oldest) = live->newer;
    *(live->newer ? &live->newer->older : &engine->newest) = live->older;
}

static void link_newest(struct engine *engine, struct live *live)
{
    live->older = engine->newest;
    live->newer = NULL;
    *(engine->newest ? &engine->newest->newer : &engine->oldest) = live;
    engine->newest = live;
}

/* With what the allocator and the owner take; about. */
static size_t bytes_of(const struct live *live)
{
    return sizeof *live + strlen(live->name) + (live->m ? fsm_instance_size(live->m) : 0) + 100;
}

struct live *live_add(struct engine *engine, const struct store_instance *row, struct owner *owner,
                      const struct fsm_machine *m)
{
    struct live *live = engine_memory(sizeof *live);
    struct live **bucket;
    live->id = row->id;
    live->spec = row->spec;
    live->created = row->created;
    live->cursor = row->cursor;
    live->last = row->last;
    live->name = strdup(row->name);
    live->m = m;
    live->owner = owner;
    if (owner)
        owner->users++;
    if (m)
        live->inst = engine_memory(fsm_instance_size(m));
    if (engine->live_count >= 2 * engine->buckets)
        grow(engine);
    bucket = bucket_of(engine, live->name);
    live->next_same = *bucket;
    *bucket = live;
    link_newest(engine, live);
    engine->live_count++;
    engine->live_bytes += bytes_of(live);
    return live;
}

void live_forget(struct engine *engine, struct live *live)
{
    struct live **at = bucket_of(engine, live->name);
    while (*at != live)
        at = &(*at)->next_same;
    *at = live->next_same;
    unlink_live(engine, live);
    engine->live_count--;
    engine->live_bytes -= bytes_of(live);
    if (live->owner && --live->owner->users == 0 && !live->owner->dirty)
        owner_forget(engine, live->owner);
    free(live->inst);
    free(live->name);
    free(live);
}

void live_trim(struct engine *engine)
{
    while (engine->live_bytes > engine->cache_bytes && engine->oldest && !engine->oldest->dirty)
        live_forget(engine, engine->oldest);
}

/* ---- owners ---- */

static int compare_names(const void *x, const void *y)
{
    const struct owner *a = x, *b = y;
    return a->spec != b->spec ? (a->spec > b->spec) - (a->spec < b->spec) : strcmp(a->name, b->name);
}

static int compare_ids(const void *x, const void *y)
{
    const struct owner *a = x, *b = y;
    return (a->id > b->id) - (a->id < b->id);
}

/* The number comes with the row: until then an owner is found by name alone. */
static void owner_numbered(struct engine *engine, struct owner *owner, int64_t id)
{
    owner->id = id;
    if (!tsearch(owner, &engine->owners_by_id, compare_ids))
        abort();
}

static struct owner *owner_add(struct engine *engine, const struct store_owner *row, const struct fsm_machine *m)
{
    struct owner *owner = engine_memory(sizeof *owner);
    owner->spec = row->spec;
    owner->name = strdup(row->name);
    owner->m = m;
    owner->shared = engine_memory(fsm_shared_size(m));
    if (!tsearch(owner, &engine->owners_by_name, compare_names))
        abort();
    if (row->id)
        owner_numbered(engine, owner, row->id);
    return owner;
}

void owner_forget(struct engine *engine, struct owner *owner)
{
    tdelete(owner, &engine->owners_by_name, compare_names);
    if (owner->id)
        tdelete(owner, &engine->owners_by_id, compare_ids);
    for (struct live *live = engine->newest, *next; live && owner->users; live = next) {
        next = live->older;
        if (live->owner == owner) { /* it would point at what is gone */
            live->owner = NULL;
            owner->users--;
            live_forget(engine, live);
        }
    }
    free(owner->shared);
    free(owner->name);
    free(owner);
}

static struct owner *owner_decode(struct engine *engine, const struct store_owner *row, const struct fsm_machine *m,
                                  struct engine_problem *problem)
{
    char why[200];
    struct owner *owner = owner_add(engine, row, m);
    if (fsm_shared_decode(m, row->shared, row->shared_length, owner->shared, why, sizeof why))
        return owner;
    owner_forget(engine, owner);
    engine_refuse(problem, "UNAVAILABLE", "the shared variables of an owner are damaged: %s", why);
    return NULL;
}

static uint8_t *encode_room(struct engine *engine, size_t size)
{
    if (size > engine->encoded_room) {
        free(engine->encoded);
        engine->encoded = engine_memory(size);
        engine->encoded_room = size;
    }
    return engine->encoded;
}

static void encode_owner(struct engine *engine, const struct owner *owner, struct store_owner *row)
{
    size_t size = fsm_shared_encode(owner->m, owner->shared, NULL, 0);
    *row = (struct store_owner){.id = owner->id, .spec = owner->spec, .name = owner->name};
    row->shared = encode_room(engine, size);
    row->shared_length = fsm_shared_encode(owner->m, owner->shared, engine->encoded, size);
}

static struct owner *owner_create(struct engine *engine, int64_t spec, const struct fsm_machine *m, const char *name,
                                  const int64_t *params, int64_t now, struct engine_problem *problem)
{
    struct store_owner row = {.spec = spec, .name = name};
    if (!engine_write(engine, problem))
        return NULL;
    struct owner *owner = owner_add(engine, &row, m);
    fsm_shared_init(m, params, now, owner->shared);
    encode_owner(engine, owner, &row);
    owner_touch(engine, owner);
    if (store_owner_add(engine->store, &row)) {
        owner_numbered(engine, owner, row.id);
        return owner;
    }
    engine->broken = true;
    engine_refuse(problem, "UNAVAILABLE", "the store refuses to write: %s", store_why(engine->store));
    return NULL;
}

struct owner *owner_known(struct engine *engine, int64_t spec, const struct fsm_machine *m, const char *name,
                          struct engine_problem *problem)
{
    struct owner wanted = {.spec = spec, .name = (char *)(uintptr_t)name};
    struct owner **kept = tfind(&wanted, &engine->owners_by_name, compare_names);
    struct store_owner row;
    bool found;
    problem->code = NULL;
    if (kept || !m->shared_count)
        return kept ? *kept : NULL;
    if (!store_owner_find(engine->store, spec, name, &row, &found)) {
        engine_refuse(problem, "UNAVAILABLE", "the store cannot be read: %s", store_why(engine->store));
        return NULL;
    }
    return found ? owner_decode(engine, &row, m, problem) : NULL;
}

struct owner *owner_find(struct engine *engine, int64_t spec, const struct fsm_machine *m, const char *name,
                         const int64_t *params, int64_t now, struct engine_problem *problem)
{
    struct owner *owner = owner_known(engine, spec, m, name, problem);
    return owner || problem->code ? owner : owner_create(engine, spec, m, name, params, now, problem);
}

static struct owner *owner_by_id(struct engine *engine, int64_t id, const struct fsm_machine *m,
                                 struct engine_problem *problem)
{
    struct store_owner row;
    bool found;
    struct owner wanted = {.id = id};
    struct owner **kept = tfind(&wanted, &engine->owners_by_id, compare_ids);
    if (kept)
        return *kept;
    if (store_owner_load(engine->store, id, &row, &found) && found)
        return owner_decode(engine, &row, m, problem);
    engine_refuse(problem, "UNAVAILABLE", "the owner of an instance cannot be read: %s", store_why(engine->store));
    return NULL;
}

/* ---- reading instances ---- */

/* `row` is used up: the store may be asked in between, so its bytes are copied first. */
static struct live *live_load(struct engine *engine, const struct store_instance *row, struct engine_problem *problem)
{
    struct known_spec *spec = spec_known(engine, row->spec);
    const struct fsm_machine *m = spec ? spec->m : NULL;
    char why[200] = "";
    struct live *live = live_add(engine, row, NULL, m);
    int64_t owner = row->owner;
    if (!m)
        return live;
    if (!fsm_decode(m, row->state, row->state_length, live->inst, why, sizeof why))
        engine_refuse(problem, "UNAVAILABLE", "instance %s is damaged: %s", live->name, why);
    else if (!owner || (live->owner = owner_by_id(engine, owner, m, problem))) {
        if (live->owner)
            live->owner->users++;
        due_schedule(engine, live); /* its tables may have come after its hint was passed over */
        return live;
    }
    say(SAY_ERROR, "instance cannot be read", "instance", live->name, "why", problem->message, NULL);
    live_forget(engine, live);
    return NULL;
}

struct live *live_find(struct engine *engine, const char *name, struct engine_problem *problem)
{
    struct store_instance row;
    bool found;
    for (struct live *live = *bucket_of(engine, name), *next; live; live = next) {
        next = live->next_same;
        if (!strcmp(live->name, name)) {
            if (!live->m && spec_known(engine, live->spec)->m) { /* its tables came later */
                live_forget(engine, live);
                break;
            }
            if (live != engine->newest) {
                unlink_live(engine, live);
                link_newest(engine, live);
            }
            return live;
        }
    }
    if (!store_instance_find(engine->store, name, &row, &found)) {
        engine_refuse(problem, "UNAVAILABLE", "the store cannot be read: %s", store_why(engine->store));
        return NULL;
    }
    if (!found) {
        engine_refuse(problem, "NO_INSTANCE", "there is no instance %.200s", name);
        return NULL;
    }
    return live_load(engine, &row, problem);
}

struct live *live_by_id(struct engine *engine, int64_t id, bool *gone)
{
    struct engine_problem problem;
    struct store_instance row;
    bool found = false, read = store_instance_load(engine->store, id, &row, &found);
    *gone = read && !found;
    if (!found)
        return NULL;
    struct live *live = *bucket_of(engine, row.name);
    while (live && live->id != id)
        live = live->next_same;
    return live ? live : live_load(engine, &row, &problem);
}

struct live *live_runnable(struct engine *engine, const char *name, struct engine_problem *problem)
{
    struct live *live = live_find(engine, name, problem);
    if (live && !live->m) {
        struct known_spec *spec = spec_known(engine, live->spec);
        struct text hash = {0};
        tell_hash(&hash, spec->hash);
        engine_refuse(problem, "SPEC_CHANGED",
                      "instance %s runs on %s %.12s, whose tables are not loaded; its log can be read", live->name,
                      spec->name, hash.data + 1);
        text_release(&hash);
        return NULL;
    }
    return live;
}

/* ---- saving ---- */

void live_touch(struct engine *engine, struct live *live)
{
    if (live->dirty)
        return;
    live->dirty = true;
    live->next_dirty = engine->dirty;
    engine->dirty = live;
}

void owner_touch(struct engine *engine, struct owner *owner)
{
    if (owner->dirty)
        return;
    owner->dirty = true;
    owner->next_dirty = engine->dirty_owners;
    engine->dirty_owners = owner;
}

static bool save_instance(struct engine *engine, const struct live *live)
{
    size_t size = fsm_encode(live->m, live->inst, engine->encoded, engine->encoded_room);
    struct store_instance row = {.id = live->id, .cursor = live->cursor, .last = live->last};
    if (size > engine->encoded_room) {
        encode_room(engine, size);
        fsm_encode(live->m, live->inst, engine->encoded, size);
    }
    row.deadline = fsm_next_deadline(live->m, live->inst);
    row.state = engine->encoded;
    row.state_length = size;
    return store_instance_save(engine->store, &row);
}

static bool save_owner(struct engine *engine, const struct owner *owner)
{
    struct store_owner row;
    encode_owner(engine, owner, &row);
    return store_owner_save(engine->store, &row);
}

bool live_save_dirty(struct engine *engine)
{
    for (struct live *live = engine->dirty; live; live = live->next_dirty)
        if (!save_instance(engine, live))
            return false;
    for (struct owner *owner = engine->dirty_owners; owner; owner = owner->next_dirty)
        if (!save_owner(engine, owner))
            return false;
    return true;
}

void live_all_saved(struct engine *engine)
{
    for (; engine->dirty; engine->dirty = engine->dirty->next_dirty)
        engine->dirty->dirty = false;
    for (struct owner *owner; (owner = engine->dirty_owners);) {
        engine->dirty_owners = owner->next_dirty;
        owner->dirty = false;
        if (!owner->users)
            owner_forget(engine, owner);
    }
}
