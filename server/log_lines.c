/* log_lines.c: who is in the log first, then one walk along it.
 *
 * One instance is read by its own chain. Where an owner's instances share variables the whole log is walked, since its
 * order is what counts. */
#include "log_lines.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "json_event.h"

struct who {
    int64_t id;
    char *name;
};

struct walk {
    struct store *store;
    struct text *to;
    int64_t owner;
    char *owner_name;
    struct who *who;
    size_t count;
    struct store_spec spec;
    char *machine;
};

/* ---- pieces ---- */

static void put_text(struct text *to, const char *name, const char *value)
{
    text_format(to, ",\"%s\":", name);
    text_json(to, value);
}

static void put_time(struct text *to, const char *name, int64_t time)
{
    char json[60];
    fsm_time_to_json(time, json, sizeof json);
    text_format(to, ",\"%s\":%s", name, json);
}

static void put_hash(struct text *to, const uint8_t hash[32])
{
    text_put(to, ",\"hash\":\"");
    for (int i = 0; i < 32; i++)
        text_format(to, "%02x", hash[i]);
    text_char(to, '"');
}

static void put_head(const struct walk *walk, const char *name, const struct store_entry *creation)
{
    struct text *to = walk->to;
    text_put(to, "{\"log\":1,\"instance\":");
    text_json(to, name);
    put_text(to, "machine", walk->machine);
    text_format(to, ",\"version\":%" PRIu32, walk->spec.version);
    put_hash(to, walk->spec.hash);
    put_text(to, "owner", walk->owner_name ? walk->owner_name : "");
    put_time(to, "created", creation->at);
    text_format(to, ",\"params\":%s}\n", creation->payload ? creation->payload : "{}");
}

static void put_entry(const struct walk *walk, const char *name, const struct store_entry *entry)
{
    struct text *to = walk->to;
    text_format(to, "{\"seq\":%" PRId64 ",\"instance\":", entry->seq);
    text_json(to, name);
    text_format(to, ",\"cursor\":%" PRId64, entry->cursor);
    put_time(to, "at", entry->at);
    put_time(to, "now", entry->now);
    put_text(to, "actor", entry->actor);
    put_text(to, "eventId", entry->event_id);
    put_text(to, "cause", entry->cause);
    put_text(to, "event", entry->type);
    text_format(to, ",\"call\":%" PRId64 ",\"payload\":%s", entry->call, entry->payload ? entry->payload : "null");
    put_text(to, "result", entry->result);
    if (entry->row == STORE_NONE)
        text_put(to, ",\"row\":null");
    else
        text_format(to, ",\"row\":%" PRId64, entry->row);
    put_text(to, "from", entry->from);
    put_text(to, "to", entry->to);
    text_format(to, ",\"effects\":%s", entry->effects ? entry->effects : "[]");
    put_hash(to, walk->spec.hash);
    text_put(to, "}\n");
}

/* ---- the walk ---- */

static void add_who(struct walk *walk, int64_t id, const char *name)
{
    walk->who = realloc(walk->who, (walk->count + 1) * sizeof *walk->who);
    char *kept = strdup(name);
    if (!walk->who || !kept)
        abort();
    walk->who[walk->count++] = (struct who){id, kept};
}

static bool note_sharer(void *context, const struct store_instance *row)
{
    struct walk *walk = context;
    if (row->owner == walk->owner)
        add_who(walk, row->id, row->name);
    return true;
}

static bool note_spec(void *context, const struct store_spec *row)
{
    struct walk *walk = context;
    if (row->id != walk->spec.id)
        return true;
    walk->spec = *row;
    walk->machine = strdup(row->name);
    return false;
}

static int by_id(const void *left, const void *right)
{
    const struct who *a = left, *b = right;
    return (a->id > b->id) - (a->id < b->id);
}

static bool on_entry(void *context, const struct store_entry *entry)
{
    const struct walk *walk = context;
    const struct who wanted = {entry->instance, NULL};
    const struct who *who = bsearch(&wanted, walk->who, walk->count, sizeof *walk->who, by_id);
    if (!who)
        return true;
    if (entry->cursor == 1)
        put_head(walk, who->name, entry);
    put_entry(walk, who->name, entry);
    return true;
}

static bool find_sharers(struct walk *walk)
{
    struct store_owner owner;
    bool found;
    if (!store_owner_load(walk->store, walk->owner, &owner, &found))
        return false;
    walk->owner_name = strdup(found ? owner.name : "");
    return store_instances(walk->store, note_sharer, walk);
}

static bool walk_log(struct walk *walk, const char *instance, bool *found)
{
    struct store_instance row;
    if (!store_instance_find(walk->store, instance, &row, found) || !*found)
        return !*found;
    struct store_instance own = {
        .id = row.id, .spec = row.spec, .owner = row.owner, .cursor = row.cursor, .last = row.last};
    walk->owner = own.owner;
    walk->spec.id = own.spec;
    if (!store_specs(walk->store, note_spec, walk))
        return false;
    if (own.owner)
        return find_sharers(walk) && store_log(walk->store, 1, on_entry, walk);
    add_who(walk, own.id, instance);
    return store_history(walk->store, &own, 0, 0, on_entry, walk);
}

bool log_lines(struct store *store, const char *instance, struct text *to, char *why, size_t size)
{
    struct walk walk = {.store = store, .to = to};
    bool found = true, good = walk_log(&walk, instance, &found);
    if (!good)
        snprintf(why, size, "%s", store_why(store));
    else if (!found)
        snprintf(why, size, "there is no instance %.200s", instance);
    for (size_t i = 0; i < walk.count; i++)
        free(walk.who[i].name);
    free(walk.who);
    free(walk.machine);
    free(walk.owner_name);
    return good && found;
}
