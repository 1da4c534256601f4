/* verify_store.c: reads what a database says of itself, then its log.
 *
 * First all snapshots are read, then the log. An instance rests as its encoding, and is compared when it has got to the
 * entry that its snapshot was taken after; so one of many instances costs little memory, and what a running server
 * appends does not disturb. */
#include "verify_store.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "encode.h"
#include "verify_replay.h"

#define PROGRESS_EVERY 8192

/* ---- memory and faults ---- */

void *verify_memory(void *old, size_t size)
{
    void *memory = realloc(old, size ? size : 1);
    if (!memory)
        abort();
    return memory;
}

static void keep_bytes(struct verify_bytes *to, const uint8_t *data, size_t length)
{
    to->data = verify_memory(to->data, length);
    if (length)
        memcpy(to->data, data, length);
    to->length = length;
}

bool verify_same(const struct verify_bytes *x, const struct verify_bytes *y)
{
    return x->length == y->length && (x->length == 0 || !memcmp(x->data, y->data, x->length));
}

bool verify_fault(struct verification *v, struct verify_instance *inst, const char *format, ...)
{
    char what[600];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(what, sizeof what, format, arguments);
    va_end(arguments);
    if (!inst->faulty && v->result->faults++ < VERIFY_FAULTS_MAX)
        v->report->fault(v->report->context, inst->name, what);
    inst->faulty = true;
    return false;
}

/* ---- the snapshots ---- */

struct reading {
    struct verification *v;
    const struct catalog *catalog;
};

static bool read_spec(void *context, const struct store_spec *row)
{
    const struct reading *reading = context;
    struct verification *v = reading->v;
    const struct fsm_machine *m = catalog_hashed(reading->catalog, row->hash);
    v->spec = verify_memory(v->spec, (v->specs + 1) * sizeof *v->spec);
    v->spec[v->specs++] = (struct verify_spec){row->id, m, m ? verify_memory(NULL, fsm_instance_size(m)) : NULL, 0};
    if (m && fsm_out_size(m) > v->out.capacity) {
        v->out.capacity = (uint32_t)fsm_out_size(m);
        v->out.bytes = verify_memory(v->out.bytes, v->out.capacity);
    }
    return true;
}

struct verify_spec *verify_find_spec(const struct verification *v, int64_t id)
{
    for (size_t i = 0; i < v->specs; i++)
        if (v->spec[i].id == id)
            return &v->spec[i];
    return NULL;
}

static bool read_instance(void *context, const struct store_instance *row)
{
    struct verification *v = context;
    if (row->owner > 0 && row->owner >= v->owners) /* made while this was read */
        return true;
    if (row->id >= v->instances) {
        int64_t count = row->id + row->id / 2 + 64;
        v->inst = verify_memory(v->inst, (size_t)count * sizeof *v->inst);
        memset(v->inst + v->instances, 0, (size_t)(count - v->instances) * sizeof *v->inst);
        v->instances = count;
    }
    struct verify_instance *inst = &v->inst[row->id];
    *inst = (struct verify_instance){
        .name = strdup(row->name), .spec = verify_find_spec(v, row->spec), .owner = row->owner, .cursor = row->cursor};
    if (!inst->name)
        abort();
    bool loaded = inst->spec && inst->spec->m;
    *(loaded ? &v->result->instances : &v->result->others) += 1;
    v->all += row->cursor;
    if (loaded)
        keep_bytes(&inst->snapshot, row->state, row->state_length);
    return true;
}

/* Owners before and after the instances: one that stayed as it was fits to them. */
static bool read_owners(struct verification *v, bool again)
{
    struct store_owner row;
    bool found = true;
    for (int64_t id = 1; found; id++) {
        if (!store_owner_load(v->store, id, &row, &found))
            return false;
        if (!found || (again && id >= v->owners))
            return true;
        if (!again) {
            v->owner = verify_memory(v->owner, (size_t)(id + 1) * sizeof *v->owner);
            v->owner[id] = (struct verify_owner){0};
            v->owners = id + 1;
            keep_bytes(&v->owner[id].snapshot, row.shared, row.shared_length);
        } else {
            struct verify_bytes now = {(uint8_t *)(uintptr_t)row.shared, row.shared_length};
            v->owner[id].changing = !verify_same(&v->owner[id].snapshot, &now);
        }
    }
    return true;
}

/* ---- the log ---- */

/* Of an instance that was made, or went on, after the snapshots were read nothing can be said now. */
static bool on_entry(void *context, const struct store_entry *entry)
{
    struct verification *v = context;
    struct verify_instance *inst =
        entry->instance > 0 && entry->instance < v->instances ? &v->inst[entry->instance] : NULL;
    if (v->report->progress && v->result->events % PROGRESS_EVERY == 0)
        v->report->progress(v->report->context, v->result->events, v->all);
    if (inst && inst->name && inst->spec && inst->spec->m && !inst->faulty && entry->cursor <= inst->cursor)
        verify_replay(v, inst, entry);
    return true;
}

static void compare_ends(struct verification *v)
{
    for (int64_t id = 1; id < v->instances; id++) {
        struct verify_instance *inst = &v->inst[id];
        if (inst->name && inst->spec && inst->spec->m && inst->at_cursor < inst->cursor && !inst->faulty)
            verify_fault(v, inst, "the log ends with event %" PRId64 ", the snapshot is of event %" PRId64,
                         inst->at_cursor, inst->cursor);
    }
}

static void compare_owners(struct verification *v)
{
    for (int64_t id = 1; id < v->owners; id++) {
        struct verify_owner *owner = &v->owner[id];
        if (!owner->shared || owner->changing)
            continue;
        size_t length = fsm_shared_encode(owner->m, owner->shared, NULL, 0);
        struct verify_bytes now = {verify_memory(NULL, length), length};
        fsm_shared_encode(owner->m, owner->shared, now.data, length);
        struct verify_instance nobody = {.name = "(owner)"};
        if (!verify_same(&now, &owner->snapshot))
            verify_fault(v, &nobody, "the variables shared by owner %" PRId64 " are others than its snapshot", id);
        free(now.data);
    }
}

static void release(struct verification *v)
{
    for (int64_t id = 0; id < v->instances; id++) {
        free(v->inst[id].name);
        free(v->inst[id].snapshot.data);
        free(v->inst[id].state.data);
    }
    for (int64_t id = 1; id < v->owners; id++) {
        free(v->owner[id].shared);
        free(v->owner[id].snapshot.data);
    }
    for (size_t i = 0; i < v->specs; i++)
        free(v->spec[i].inst);
    free(v->inst);
    free(v->owner);
    free(v->spec);
    free(v->out.bytes);
    text_release(&v->text);
}

bool verify_store(struct store *store, const struct catalog *catalog, const struct verify_report *report,
                  struct verify_result *result, char *why, size_t size)
{
    struct verification *v = verify_memory(NULL, sizeof *v);
    memset(v, 0, sizeof *v);
    *result = (struct verify_result){0};
    v->store = store;
    v->report = report;
    v->result = result;
    struct reading reading = {v, catalog};
    bool good = store_specs(store, read_spec, &reading) && read_owners(v, false) &&
                store_instances(store, read_instance, v) && read_owners(v, true) && store_log(store, 1, on_entry, v);
    if (good) {
        compare_ends(v);
        compare_owners(v);
    } else {
        snprintf(why, size, "%s", store_why(store));
    }
    release(v);
    free(v);
    return good;
}
