/* store_world.c: the naive side of the store's tests: see store_world.h. */
#include "store_world.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

uint64_t world_draw(struct world_random *random, uint64_t below)
{
    random->state += 0x9e3779b97f4a7c15;
    uint64_t z = random->state;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
    z = (z ^ z >> 27) * 0x94d049bb133111eb;
    return (z ^ z >> 31) % below;
}

/* ---- contents from numbers ---- */

#define BLOB_MAX 9000

static size_t make_blob(uint32_t mark, uint8_t *bytes)
{
    struct world_random random = {mark};
    size_t length = world_draw(&random, 20) == 0 ? world_draw(&random, BLOB_MAX) : world_draw(&random, 400);
    for (size_t i = 0; i < length; i++)
        bytes[i] = (uint8_t)world_draw(&random, 256);
    return length;
}

struct entry_text {
    char actor[32], event_id[40], payload[64], effects[64];
};

static const char *const CAUSE[] = {"event", "timer", "refill", "release", "creation"};
static const char *const RESULT[] = {"stepped", "ignored", "rejected"};
static const char *const LEAF[] = {"LOCKED", "OPEN", "ÖFFNEN"};

static void make_entry(const struct world_entry *known, struct entry_text *text, struct store_entry *entry)
{
    uint32_t mark = known->mark;
    snprintf(text->actor, sizeof text->actor, "actor-%u", mark % 7);
    snprintf(text->event_id, sizeof text->event_id, "event-%lld", (long long)known->event_id);
    snprintf(text->payload, sizeof text->payload, "{\"n\":%u}", mark);
    snprintf(text->effects, sizeof text->effects, "[{\"effect\":\"Beep\",\"n\":%u}]", mark % 1000);
    *entry = (struct store_entry){.instance = known->instance,
                                  .spec = known->spec,
                                  .cursor = known->cursor,
                                  .prev = known->prev,
                                  .at = known->at,
                                  .now = known->now,
                                  .actor = mark % 7 ? text->actor : NULL,
                                  .event_id = known->event_id ? text->event_id : NULL,
                                  .cause = CAUSE[mark % 5],
                                  .type = mark % 11 ? "Coin" : "",
                                  .call = mark % 3 ? 0 : mark,
                                  .payload = mark % 5 ? text->payload : NULL,
                                  .result = RESULT[mark % 3],
                                  .row = mark % 4 ? (int64_t)(mark % 200) : STORE_NONE,
                                  .from = mark % 13 ? LEAF[mark % 3] : NULL,
                                  .to = LEAF[mark % 2],
                                  .effects = text->effects};
}

static void make_instance(const struct world_instance *known, int64_t id, char name[32], uint8_t *state,
                          struct store_instance *instance)
{
    snprintf(name, 32, "instance-%lld", (long long)id);
    *instance = (struct store_instance){.id = id,
                                        .name = name,
                                        .spec = known->spec,
                                        .owner = known->owner,
                                        .created = known->created,
                                        .cursor = known->cursor,
                                        .last = known->last,
                                        .deadline = known->deadline,
                                        .state = state,
                                        .state_length = make_blob(known->mark, state)};
}

static void make_spec(int64_t id, char name[32], uint8_t hash[32])
{
    snprintf(name, 32, "spec-%lld", (long long)id);
    memset(hash, (int)id, 32);
}

/* ---- writing ---- */

static uint32_t draw_mark(struct world_random *random)
{
    return (uint32_t)world_draw(random, UINT32_MAX);
}

static bool add_spec(struct world *world, struct store *store)
{
    char name[32];
    uint8_t hash[32];
    make_spec(++world->specs, name, hash);
    return store_spec_id(store, name, (uint32_t)world->specs, hash) == world->specs;
}

static bool add_owner(struct world *world, struct store *store, struct world_random *random)
{
    uint8_t shared[BLOB_MAX];
    char name[32];
    uint32_t mark = draw_mark(random);
    snprintf(name, sizeof name, world->owners ? "owner-%lld" : "", (long long)world->owners + 1);
    struct store_owner owner = {.spec = 1, .name = name, .shared = shared, .shared_length = make_blob(mark, shared)};
    if (!store_owner_add(store, &owner))
        return false;
    world->owner[world->owners++] = mark;
    return owner.id == world->owners;
}

static bool save_owner(struct world *world, struct store *store, struct world_random *random)
{
    uint8_t shared[BLOB_MAX];
    int64_t at = (int64_t)world_draw(random, (uint64_t)world->owners);
    world->owner[at] = draw_mark(random);
    struct store_owner owner = {.id = at + 1, .shared = shared};
    owner.shared_length = make_blob(world->owner[at], shared);
    return store_owner_save(store, &owner);
}

static bool save_instance(struct world *world, struct store *store, int64_t id, bool fresh)
{
    uint8_t state[BLOB_MAX];
    char name[32];
    struct store_instance instance;
    make_instance(&world->instance[id - 1], id, name, state, &instance);
    if (!fresh)
        return store_instance_save(store, &instance);
    instance.id = 0;
    return store_instance_add(store, &instance) && instance.id == id;
}

static bool append_entry(struct world *world, struct store *store, struct world_random *random, int64_t id)
{
    struct world_instance *instance = &world->instance[id - 1];
    struct world_entry known = {.instance = id,
                                .spec = instance->spec,
                                .cursor = instance->cursor + 1,
                                .prev = instance->last,
                                .at = (int64_t)world_draw(random, 1u << 30),
                                .now = 77,
                                .mark = draw_mark(random)};
    if (world_draw(random, 4))
        known.event_id = ++world->event_ids;
    struct entry_text text;
    struct store_entry entry;
    make_entry(&known, &text, &entry);
    if (!store_append(store, &entry))
        return false;
    world->entry[world->entries++] = known;
    instance->cursor++;
    instance->last = entry.seq;
    instance->mark = draw_mark(random);
    instance->deadline = world_draw(random, 3) ? (int64_t)world_draw(random, 1u << 20) : STORE_NONE;
    return entry.seq == world->entries;
}

static bool create_instance(struct world *world, struct store *store, struct world_random *random)
{
    int64_t id = world->instances + 1;
    world->instance[world->instances++] =
        (struct world_instance){.spec = 1 + (int64_t)world_draw(random, (uint64_t)world->specs),
                                .owner = (int64_t)world_draw(random, (uint64_t)world->owners + 1),
                                .created = 5,
                                .deadline = STORE_NONE,
                                .mark = draw_mark(random)};
    return save_instance(world, store, id, true) && append_entry(world, store, random, id) &&
           save_instance(world, store, id, false);
}

/* Instances of low numbers get most events, so that some have more than one mark's worth. */
static bool step_instance(struct world *world, struct store *store, struct world_random *random)
{
    uint64_t reach = 1 + world_draw(random, (uint64_t)world->instances);
    int64_t id = 1 + (int64_t)world_draw(random, reach);
    return append_entry(world, store, random, id) && save_instance(world, store, id, false);
}

static bool one_write(struct world *world, struct store *store, struct world_random *random)
{
    if (world->specs == 0 || (world->specs < 5 && world_draw(random, 50) == 0))
        return add_spec(world, store);
    if (world->owners < WORLD_OWNERS && world_draw(random, 30) == 0)
        return add_owner(world, store, random);
    if (world->owners && world_draw(random, 20) == 0)
        return save_owner(world, store, random);
    if (world->instances == 0 || (world->instances < WORLD_INSTANCES && world_draw(random, 15) == 0))
        return create_instance(world, store, random);
    return step_instance(world, store, random);
}

bool world_writes(struct world *world, struct store *store, struct world_random *random, int steps)
{
    for (int i = 0; i < steps && world->entries < WORLD_ENTRIES; i++)
        if (!one_write(world, store, random))
            return false;
    return true;
}

bool world_batch(struct world *world, struct store *store, struct world_random *random, int steps,
                 enum world_stage *stage)
{
    static struct world pending; /* too big for a stack */
    pending = *world;
    *stage = WORLD_BEGIN;
    if (!store_begin(store))
        return false;
    *stage = WORLD_WRITE;
    if (!world_writes(&pending, store, random, steps))
        return false;
    *stage = WORLD_COMMIT;
    if (!store_commit(store))
        return false;
    *world = pending;
    return true;
}

/* ---- comparing ---- */

struct comparison {
    const struct world *world;
    int64_t next; /* seq, instance or spec expected next */
    int64_t instance, cursor;
    bool good, loud;
    char what[200];
};

static bool differ(struct comparison *c, const char *what, int64_t where)
{
    if (c->good)
        snprintf(c->what, sizeof c->what, "%s (%lld)", what, (long long)where);
    c->good = false;
    return false;
}

static bool same_text(const char *left, const char *right)
{
    return left && right ? strcmp(left, right) == 0 : left == right;
}

static bool same_bytes(const void *left, size_t left_length, const void *right, size_t right_length)
{
    return left_length == right_length && (!left_length || memcmp(left, right, left_length) == 0);
}

static bool same_entry(const struct world_entry *known, int64_t seq, const struct store_entry *entry)
{
    struct entry_text text;
    struct store_entry want;
    make_entry(known, &text, &want);
    return entry->seq == seq && entry->instance == want.instance && entry->spec == want.spec &&
           entry->cursor == want.cursor && entry->prev == want.prev && entry->at == want.at && entry->now == want.now &&
           same_text(entry->actor, want.actor) && same_text(entry->event_id, want.event_id) &&
           same_text(entry->cause, want.cause) && same_text(entry->type, want.type) && entry->call == want.call &&
           same_text(entry->payload, want.payload) && same_text(entry->result, want.result) && entry->row == want.row &&
           same_text(entry->from, want.from) && same_text(entry->to, want.to) &&
           same_text(entry->effects, want.effects);
}

static bool compare_entry(void *context, const struct store_entry *entry)
{
    struct comparison *c = context;
    if (c->next >= c->world->entries)
        return differ(c, "an entry too many", entry->seq);
    if (!same_entry(&c->world->entry[c->next], c->next + 1, entry))
        return differ(c, "an entry differs", entry->seq);
    c->next++;
    return true;
}

static bool compare_history(void *context, const struct store_entry *entry)
{
    struct comparison *c = context;
    if (entry->instance != c->instance || entry->cursor != ++c->cursor || entry->seq > c->world->entries ||
        !same_entry(&c->world->entry[entry->seq - 1], entry->seq, entry))
        return differ(c, "a history differs", entry->seq);
    return true;
}

static bool same_instance(const struct world_instance *known, int64_t id, const struct store_instance *instance)
{
    uint8_t state[BLOB_MAX];
    char name[32];
    struct store_instance want;
    make_instance(known, id, name, state, &want);
    return instance->id == id && same_text(instance->name, name) && instance->spec == want.spec &&
           instance->owner == want.owner && instance->created == want.created && instance->cursor == want.cursor &&
           instance->last == want.last && instance->deadline == want.deadline &&
           same_bytes(instance->state, instance->state_length, state, want.state_length);
}

static bool compare_instance(void *context, const struct store_instance *instance)
{
    struct comparison *c = context;
    if (c->next >= c->world->instances)
        return differ(c, "an instance too many", instance->id);
    if (!same_instance(&c->world->instance[c->next], c->next + 1, instance))
        return differ(c, "an instance differs", instance->id);
    c->next++;
    return true;
}

static bool compare_deadline(void *context, int64_t id, int64_t deadline)
{
    struct comparison *c = context;
    while (c->next < c->world->instances && c->world->instance[c->next].deadline == STORE_NONE)
        c->next++;
    if (c->next >= c->world->instances || id != c->next + 1 || deadline != c->world->instance[c->next].deadline)
        return differ(c, "a deadline differs", id);
    c->next++;
    return true;
}

static bool compare_spec(void *context, const struct store_spec *spec)
{
    struct comparison *c = context;
    char name[32];
    uint8_t hash[32];
    make_spec(++c->next, name, hash);
    if (spec->id != c->next || spec->version != c->next || !same_text(spec->name, name) ||
        memcmp(spec->hash, hash, sizeof hash) != 0)
        return differ(c, "a spec differs", spec->id);
    return true;
}

static void compare_all_entries(struct comparison *c, struct store *store)
{
    c->next = 0;
    if (!store_log(store, 0, compare_entry, c) || (c->good && c->next != c->world->entries))
        differ(c, "the log ends early", c->next);
    struct store_entry entry;
    bool found;
    if (!store_entry(store, c->world->entries + 1, &entry, &found) || found)
        differ(c, "an entry beyond the last", c->world->entries + 1);
    for (int64_t n = 0; n < c->world->entries; n += 1 + n / 8) {
        const struct world_entry *known = &c->world->entry[n];
        char id[40];
        snprintf(id, sizeof id, "event-%lld", (long long)known->event_id);
        if (store_seen(store, known->instance, id) != (known->event_id ? n + 1 : 0))
            differ(c, "an event id is not as it was", n + 1);
        if (store_seen(store, known->instance + 1, id) != 0)
            differ(c, "another instance's event id is known", n + 1);
    }
}

static void compare_all_instances(struct comparison *c, struct store *store)
{
    int64_t count = -1;
    if (!store_instance_count(store, &count) || count != c->world->instances)
        differ(c, "the number of instances differs", count);
    c->next = 0;
    if (!store_instances(store, compare_instance, c) || (c->good && c->next != c->world->instances))
        differ(c, "instances are missing", c->next);
    c->next = 0;
    if (!store_deadlines(store, compare_deadline, c))
        differ(c, "deadlines cannot be read", 0);
    for (; c->good && c->next < c->world->instances; c->next++)
        if (c->world->instance[c->next].deadline != STORE_NONE)
            differ(c, "a deadline is missing", c->next + 1);
    for (int64_t id = 1; id <= c->world->instances; id++) {
        struct store_instance instance;
        bool found;
        char name[32];
        snprintf(name, sizeof name, "instance-%lld", (long long)id);
        if (!store_instance_find(store, name, &instance, &found) || !found ||
            !same_instance(&c->world->instance[id - 1], id, &instance))
            differ(c, "an instance is not found by name", id);
        c->instance = id, c->cursor = 0;
        if (!store_history(store, &instance, 0, 0, compare_history, c) || c->cursor != instance.cursor)
            differ(c, "a history ends early", id);
        int64_t after = c->cursor = instance.cursor * 2 / 3, limit = 1 + instance.cursor / 4;
        int64_t end = after + limit < instance.cursor ? after + limit : instance.cursor;
        if (!store_history(store, &instance, after, limit, compare_history, c) || c->cursor != end)
            differ(c, "a part of a history is not as asked", id);
    }
}

static void compare_owners(struct comparison *c, struct store *store)
{
    for (int64_t id = 1; id <= c->world->owners + 1; id++) {
        uint8_t shared[BLOB_MAX];
        struct store_owner owner;
        bool found = false;
        if (!store_owner_load(store, id, &owner, &found) || found != (id <= c->world->owners)) {
            differ(c, "an owner is there, or is not", id);
            continue;
        }
        if (found && !same_bytes(owner.shared, owner.shared_length, shared, make_blob(c->world->owner[id - 1], shared)))
            differ(c, "an owner's variables differ", id);
    }
}

bool world_alike(const struct world *world, struct store *store, bool loud)
{
    struct comparison c = {.world = world, .good = true, .loud = loud};
    compare_all_entries(&c, store);
    compare_all_instances(&c, store);
    compare_owners(&c, store);
    c.next = 0;
    if (!store_specs(store, compare_spec, &c) || (c.good && c.next != world->specs))
        differ(&c, "the specs differ", c.next);
    if (!c.good && loud)
        fprintf(stderr, "differs: %s; %s\n", c.what, store_why(store));
    return c.good;
}

bool world_same(const struct world *world, struct store *store, bool loud)
{
    char why[512] = "";
    bool whole = store_verify(store, why, sizeof why);
    if (!whole && loud)
        fprintf(stderr, "verify: %s\n", why);
    return world_alike(world, store, loud) && whole;
}

/* ---- counting ---- */

static int passed, failed;

bool tally(bool good, const char *format, ...)
{
    if (good) {
        passed++;
        return true;
    }
    failed++;
    va_list arguments;
    va_start(arguments, format);
    fputs("FAIL ", stdout);
    vprintf(format, arguments);
    putchar('\n');
    va_end(arguments);
    return false;
}

int tally_end(void)
{
    printf("%d passed, %d failed\n", passed, failed);
    return failed || !passed;
}
