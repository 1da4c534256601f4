/* verify_replay.c: one entry of the log, done again.
 *
 * What fsm_step was given is in the entry: the event and the clock. A step that no event made is what is due then. */
#include "verify_replay.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "encode.h"

/* ---- stepping ---- */

static bool wake(struct verification *v, struct verify_instance *inst, int64_t id)
{
    struct verify_spec *spec = inst->spec;
    char why[200];
    if (spec->awake == id)
        return true;
    if (spec->awake) {
        struct verify_instance *other = &v->inst[spec->awake];
        size_t length = fsm_encode(spec->m, spec->inst, NULL, 0);
        other->state.data = verify_memory(other->state.data, length);
        other->state.length = fsm_encode(spec->m, spec->inst, other->state.data, length);
    }
    spec->awake = id;
    return !inst->state.data ||
           fsm_decode(spec->m, inst->state.data, inst->state.length, spec->inst, why, sizeof why) ||
           verify_fault(v, inst, "its replayed state does not decode: %s", why);
}

static struct verify_owner *owner_of(const struct verification *v, const struct verify_instance *inst)
{
    return inst->owner > 0 && inst->owner < v->owners ? &v->owner[inst->owner] : NULL;
}

static bool create(struct verification *v, struct verify_instance *inst, const struct store_entry *entry)
{
    const struct fsm_machine *m = inst->spec->m;
    struct verify_owner *owner = owner_of(v, inst);
    int64_t params[FSM_SLOTS_MAX] = {0};
    char why[300];
    fsm_defaults(m, params);
    if (entry->payload && !fsm_params_from_json(m, entry->payload, strlen(entry->payload), params, why, sizeof why))
        return verify_fault(v, inst, "its parameters cannot be read: %s", why);
    if (owner && !owner->shared) {
        owner->m = m;
        owner->shared = verify_memory(NULL, fsm_shared_size(m));
        fsm_shared_init(m, params, entry->now, owner->shared);
    }
    if (m->shared_count && !owner)
        return verify_fault(v, inst, "it shares variables and has no owner");
    fsm_create(m, owner ? owner->shared : NULL, inst->spec->inst, params, entry->now, &v->out);
    return true;
}

static bool send_event(struct verification *v, struct verify_instance *inst, const struct store_entry *entry,
                       struct fsm_event *event)
{
    const struct fsm_machine *m = inst->spec->m;
    const char *payload = entry->payload ? entry->payload : "{}";
    char why[300];
    while (event->type < m->event_count && strcmp(m->events[event->type].name, entry->type) != 0)
        event->type++;
    if (event->type == m->event_count)
        return verify_fault(v, inst, "event %" PRId64 ": there is no %s", entry->cursor, entry->type);
    v->text.length = 0;
    char *bytes = text_room(&v->text, strlen(payload));
    if (!fsm_fields_from_json(m, event->type, payload, strlen(payload), &v->fields, bytes, why, sizeof why))
        return verify_fault(v, inst, "event %" PRId64 ": its payload cannot be read: %s", entry->cursor, why);
    event->call = (uint32_t)entry->call;
    event->field = v->fields.value;
    event->text = v->fields.text;
    struct verify_owner *owner = owner_of(v, inst);
    fsm_step(m, owner ? owner->shared : NULL, inst->spec->inst, event, entry->now, &v->out);
    return true;
}

/* ---- comparing ---- */

static const char *const CAUSE[] = {[FSM_BY_EVENT] = "event",
                                    [FSM_BY_TIMER] = "timer",
                                    [FSM_BY_REFILL] = "refill",
                                    [FSM_BY_RELEASE] = "release",
                                    [FSM_BY_CREATION] = "creation"};

static const char *type_of(const struct fsm_machine *m, const struct fsm_out *out)
{
    if (out->cause == FSM_BY_CREATION)
        return "";
    if (out->cause == FSM_BY_REFILL)
        return m->shared[out->column].name;
    return out->column < m->event_count ? m->events[out->column].name : m->timers[out->column - m->event_count].name;
}

static const char *leaf_name(const struct fsm_machine *m, int64_t leaf)
{
    return leaf == FSM_MISSING ? "" : m->states[m->leaf_state[leaf]].name;
}

/* Whether the log says the same; what it says may be NULL. */
static bool agrees(struct verification *v, struct verify_instance *inst, int64_t cursor, const char *what,
                   const char *logged, const char *now)
{
    logged = logged ? logged : "";
    return !strcmp(logged, now) || verify_fault(v, inst, "event %" PRId64 ": the log has %s %s, the replay %s", cursor,
                                                what, *logged ? logged : "none", *now ? now : "none");
}

static const char *effects_of(struct verification *v, const struct verify_instance *inst, const struct fsm_event *event)
{
    const struct fsm_machine *m = inst->spec->m;
    struct text effects = {0};
    size_t size = fsm_effects_to_json(m, inst->spec->inst, event, &v->out, NULL, 0);
    fsm_effects_to_json(m, inst->spec->inst, event, &v->out, text_room(&effects, size), size + 1);
    text_release(&v->text);
    v->text = effects;
    return effects.data;
}

/* Comments move rows to other lines without making another spec: that is counted, and no fault. */
static bool same_row(struct verification *v, struct verify_instance *inst, const struct store_entry *entry)
{
    bool taken = v->out.row_count > 0;
    if (taken != (entry->row != STORE_NONE))
        return verify_fault(v, inst, "event %" PRId64 ": %s took a row, %s did not", entry->cursor,
                            taken ? "the replay" : "the log", taken ? "the log" : "the replay");
    v->result->moved += taken && inst->spec->m->rows[v->out.row[0]].line != entry->row;
    return true;
}

static bool compare(struct verification *v, struct verify_instance *inst, const struct store_entry *entry,
                    const struct fsm_event *event)
{
    const struct fsm_machine *m = inst->spec->m;
    const struct fsm_out *out = &v->out;
    int64_t cursor = entry->cursor;
    if (out->result == FSM_IDLE)
        return verify_fault(v, inst, "event %" PRId64 ": the log has a %s of %s, in the replay nothing is due", cursor,
                            entry->cause, entry->type);
    const struct fsm_event *cause = out->cause == FSM_BY_RELEASE ? &out->released : event;
    return agrees(v, inst, cursor, "cause", entry->cause, CAUSE[out->cause]) &&
           agrees(v, inst, cursor, "type", entry->type, type_of(m, out)) &&
           agrees(v, inst, cursor, "result", entry->result, fsm_result_name(out->result)) &&
           agrees(v, inst, cursor, "from", entry->from, leaf_name(m, out->from)) &&
           agrees(v, inst, cursor, "to", entry->to, leaf_name(m, out->to)) &&
           (entry->at == out->at ||
            verify_fault(v, inst, "event %" PRId64 ": it happened at another instant", cursor)) &&
           agrees(v, inst, cursor, "effects", entry->effects, effects_of(v, inst, cause)) && same_row(v, inst, entry);
}

static bool compare_snapshot(struct verification *v, struct verify_instance *inst)
{
    const struct verify_spec *spec = inst->spec;
    size_t length = fsm_encode(spec->m, spec->inst, NULL, 0);
    struct verify_bytes state = {verify_memory(NULL, length), length};
    fsm_encode(spec->m, spec->inst, state.data, length);
    bool same = verify_same(&state, &inst->snapshot);
    free(state.data);
    return same ||
           verify_fault(v, inst, "after event %" PRId64 " its state is another than the snapshot", inst->cursor);
}

/* ---- entries ---- */

bool verify_replay(struct verification *v, struct verify_instance *inst, const struct store_entry *entry)
{
    struct fsm_event event = {0};
    struct verify_owner *owner = owner_of(v, inst);
    bool sent = !strcmp(entry->cause, "event");
    if (entry->cursor != inst->at_cursor + 1)
        return verify_fault(v, inst, "event %" PRId64 " follows %" PRId64, entry->cursor, inst->at_cursor);
    if (verify_find_spec(v, entry->spec) != inst->spec)
        return verify_fault(v, inst, "event %" PRId64 " was made by another spec", entry->cursor);
    if (!wake(v, inst, entry->instance))
        return false;
    if (entry->cursor == 1) {
        if (!create(v, inst, entry))
            return false;
    } else if (sent) {
        if (!send_event(v, inst, entry, &event))
            return false;
    } else {
        fsm_advance(inst->spec->m, owner ? owner->shared : NULL, inst->spec->inst, entry->now, &v->out);
    }
    inst->at_cursor = entry->cursor;
    v->result->events++;
    return compare(v, inst, entry, sent ? &event : NULL) &&
           (inst->cursor != entry->cursor || compare_snapshot(v, inst));
}
