/* engine_step.c: steps: decided by the tables, written to the log, told to who listens.
 *
 * One call of fsm_step is one entry of the log, whatever came of it: what a machine ignores or rejects is history too,
 * and an event id that comes again gets the answer it got. */
#include "engine_in.h"

#include <stdlib.h>
#include <string.h>

#include "json_event.h"

#define DUE_MAX 10000 /* steps of one instance in one go: a spec that is not proved may never come to rest */

static const char *const CAUSE[] = {[FSM_BY_EVENT] = "event",
                                    [FSM_BY_TIMER] = "timer",
                                    [FSM_BY_REFILL] = "refill",
                                    [FSM_BY_RELEASE] = "release",
                                    [FSM_BY_CREATION] = "creation"};

/* ---- the log ---- */

static const char *leaf_name(const struct fsm_machine *m, int64_t leaf)
{
    return leaf == FSM_MISSING ? NULL : m->states[m->leaf_state[leaf]].name;
}

/* The event, timer or shared variable that a step is about. */
static const char *what_stepped(const struct fsm_machine *m, const struct fsm_out *out)
{
    if (out->cause == FSM_BY_CREATION)
        return "";
    if (out->cause == FSM_BY_REFILL)
        return m->shared[out->column].name;
    return out->column < m->event_count ? m->events[out->column].name : m->timers[out->column - m->event_count].name;
}

static void tell_step(struct engine *engine, const struct live *live, const struct store_entry *entry)
{
    struct text *to = &engine->members;
    if (!engine->listener.wanted || !engine->listener.wanted(engine->listener.context, live->name, live->m->name))
        return;
    to->length = 0;
    text_put(to, "\"instance\":");
    text_json(to, live->name);
    text_put(to, ",\"machine\":");
    text_json(to, live->m->name);
    text_put(to, ",\"hash\":");
    tell_hash(to, live->m->hash);
    text_char(to, ',');
    tell_entry(to, entry);
    text_char(to, ',');
    tell_facts(engine, live, to);
    engine->listener.step(engine->listener.context, live->name, live->m->name, to->data, to->length);
}

/* Logs what engine->out says. `entry` is left filled for whoever answers. False: the turn is broken. */
bool step_log(struct engine *engine, const struct step *step, struct store_entry *entry, struct engine_problem *problem)
{
    struct live *live = step->live;
    const struct fsm_machine *m = live->m;
    const struct fsm_out *out = &engine->out;
    engine->effects.length = 0;
    tell_effects(&engine->effects, live, step->event, out);
    *entry = (struct store_entry){.instance = live->id,
                                  .spec = live->spec,
                                  .cursor = live->cursor + 1,
                                  .prev = live->last,
                                  .at = out->at,
                                  .now = step->now,
                                  .actor = step->actor,
                                  .event_id = step->event_id,
                                  .cause = CAUSE[out->cause],
                                  .type = what_stepped(m, out),
                                  .call = step->call,
                                  .payload = step->payload,
                                  .result = fsm_result_name(out->result),
                                  .row = out->row_count ? m->rows[out->row[0]].line : STORE_NONE,
                                  .from = leaf_name(m, out->from),
                                  .to = leaf_name(m, out->to),
                                  .effects = engine->effects.data};
    live_touch(engine, live); /* before the append: memory has stepped already, and a refusal must take that back */
    if (live->owner)
        owner_touch(engine, live->owner);
    if (!store_append(engine->store, entry)) {
        engine->broken = true;
        return engine_refuse(problem, "UNAVAILABLE", "the store refuses to write: %s", store_why(engine->store));
    }
    live->cursor = entry->cursor;
    live->last = entry->seq;
    engine->batch++;
    tell_step(engine, live, entry);
    return true;
}

/* ---- stepping ---- */

void step_prepare(struct engine *engine, const struct fsm_machine *m)
{
    size_t size = fsm_out_size(m);
    if (size > engine->out.capacity) {
        free(engine->out.bytes);
        engine->out.bytes = engine_memory(size);
        engine->out.capacity = (uint32_t)size;
    }
}

static struct fsm_shared *shared_of(const struct live *live)
{
    return live->owner ? live->owner->shared : NULL;
}

static const char *released_payload(struct engine *engine, const struct fsm_machine *m)
{
    struct text *to = &engine->scratch;
    to->length = 0;
    size_t size = fsm_fields_to_json(m, &engine->out.released, NULL, 0);
    fsm_fields_to_json(m, &engine->out.released, text_room(to, size), size + 1);
    return to->data;
}

/* Logs a step that no event made. */
static bool log_due(struct engine *engine, struct live *live, int64_t now, struct engine_problem *problem)
{
    struct store_entry entry;
    struct step step = {.live = live, .now = now};
    if (engine->out.cause == FSM_BY_RELEASE) {
        step.event = &engine->out.released;
        step.payload = released_payload(engine, live->m);
        step.call = engine->out.released.call;
    }
    return step_log(engine, &step, &entry, problem);
}

bool step_due(struct engine *engine, struct live *live, int64_t now, struct engine_problem *problem)
{
    step_prepare(engine, live->m);
    for (unsigned steps = 0; steps < DUE_MAX; steps++) {
        int64_t deadline = fsm_next_deadline(live->m, live->inst);
        if (deadline == FSM_MISSING || deadline > now)
            return true;
        if (!engine_write(engine, problem))
            return false;
        if (fsm_advance(live->m, shared_of(live), live->inst, now, &engine->out) == FSM_IDLE)
            return true;
        if (!log_due(engine, live, now, problem))
            return false;
    }
    return true;
}

/* Brings everything due into the log, then the event itself. */
static bool step_event(struct engine *engine, struct step *step, const struct fsm_event *event,
                       struct store_entry *entry, struct engine_problem *problem)
{
    struct live *live = step->live;
    for (unsigned steps = 0; steps < DUE_MAX; steps++) {
        fsm_step(live->m, shared_of(live), live->inst, event, step->now, &engine->out);
        if (engine->out.cause == FSM_BY_EVENT)
            return step_log(engine, step, entry, problem);
        if (!log_due(engine, live, step->now, problem))
            return false;
    }
    return engine_refuse(problem, "LIMIT", "instance %s does not come to rest", live->name);
}

/* ---- sending ---- */

static bool refused(const char *result)
{
    return strcmp(result, "stepped") && strcmp(result, "ignored") && strcmp(result, "deferred") &&
           strcmp(result, "superseded");
}

static void tell_ack(struct text *to, const struct live *live, const struct store_entry *entry, bool duplicate)
{
    text_put(to, "\"instance\":");
    text_json(to, live->name);
    text_put(to, ",\"machine\":");
    text_json(to, live->m->name);
    text_char(to, ',');
    tell_entry(to, entry);
    text_put(to, duplicate ? ",\"duplicate\":true" : ",\"duplicate\":false");
}

/* What an entry of the log is as an answer. */
static bool answer_entry(const struct live *live, const struct store_entry *entry, bool duplicate, struct text *to,
                         struct engine_problem *problem)
{
    if (!refused(entry->result)) {
        tell_ack(to, live, entry, duplicate);
        return true;
    }
    engine_refuse(problem, !strcmp(entry->result, "limit") ? "LIMIT" : "REJECTED",
                  !strcmp(entry->result, "rejected") ? "%s is rejected in state %s" : "%s is refused in state %s (%s)",
                  entry->type, entry->to, entry->result);
    problem->cursor = entry->cursor;
    return false;
}

static bool answer_again(struct engine *engine, const struct live *live, int64_t seq, struct text *to,
                         struct engine_problem *problem)
{
    struct store_entry entry;
    bool found;
    if (!store_entry(engine->store, seq, &entry, &found) || !found)
        return engine_refuse(problem, "UNAVAILABLE", "the store cannot be read: %s", store_why(engine->store));
    return answer_entry(live, &entry, true, to, problem);
}

bool step_find_event(const struct fsm_machine *m, const char *name, uint16_t *event, struct engine_problem *problem)
{
    for (*event = 0; *event < m->event_count; ++*event)
        if (!strcmp(m->events[*event].name, name))
            return true;
    return engine_refuse(problem, "UNKNOWN_EVENT", "machine %s has no event %.100s", m->name, name);
}

/* Fields from a payload; the payload's text is in engine->payload, texts of fields in engine->scratch. */
bool step_read_fields(struct engine *engine, const struct fsm_machine *m, const struct engine_message *message,
                      struct fsm_fields *fields, struct fsm_event *event, struct engine_problem *problem)
{
    char why[400] = "";
    struct text *payload = &engine->payload;
    payload->length = 0;
    if (message->payload)
        text_put(payload, json_object_to_json_string_ext(message->payload,
                                                         JSON_C_TO_STRING_PLAIN | JSON_C_TO_STRING_NOSLASHESCAPE));
    else
        text_put(payload, "{}");
    engine->scratch.length = 0;
    if (!fsm_fields_from_json(m, event->type, payload->data, payload->length, fields,
                              text_room(&engine->scratch, payload->length), why, sizeof why))
        return engine_refuse(problem, "BAD_PAYLOAD", "%s: %s", m->events[event->type].name, why);
    if (message->call != CODEC_ABSENT && message->call && m->events[event->type].reply_to == UINT16_MAX)
        return engine_refuse(problem, "BAD_PAYLOAD", "%s answers no call, so it has no `call`",
                             m->events[event->type].name);
    event->field = fields->value;
    event->text = fields->text;
    event->call = message->call == CODEC_ABSENT ? 0 : (uint32_t)message->call;
    return true;
}

static bool expects(const struct live *live, int64_t expected, struct engine_problem *problem)
{
    if (expected == CODEC_ABSENT || expected == live->cursor)
        return true;
    engine_refuse(problem, "CONFLICT", "instance %s is at cursor %lld, not %lld", live->name, (long long)live->cursor,
                  (long long)expected);
    problem->cursor = live->cursor;
    return false;
}

bool engine_send(struct engine *engine, const struct engine_message *message, struct text *to,
                 struct engine_problem *problem)
{
    engine_make_room(engine);
    struct live *live = live_runnable(engine, message->instance, problem);
    struct fsm_fields fields;
    struct fsm_event event = {0};
    struct store_entry entry;
    int64_t now = engine_now(engine), seen;
    if (!live || !step_find_event(live->m, message->event, &event.type, problem))
        return false;
    if (message->event_id && (seen = store_seen(engine->store, live->id, message->event_id)))
        return seen > 0
                   ? answer_again(engine, live, seen, to, problem)
                   : engine_refuse(problem, "UNAVAILABLE", "the store cannot be read: %s", store_why(engine->store));
    if (!step_read_fields(engine, live->m, message, &fields, &event, problem) || !engine_write(engine, problem))
        return false;
    struct text texts = engine->scratch; /* what is due uses scratch too */
    engine->scratch = (struct text){0};
    if (live->owner && engine->hints && engine->hint[0].deadline <= now)
        due_fire(engine); /* what others do to shared variables before now comes before the event */
    struct step step = {.live = live,
                        .event = &event,
                        .payload = engine->payload.data,
                        .event_id = message->event_id,
                        .actor = message->actor,
                        .call = event.call,
                        .now = now};
    bool good = step_due(engine, live, now, problem) && expects(live, message->expected_cursor, problem) &&
                step_event(engine, &step, &event, &entry, problem) && answer_entry(live, &entry, false, to, problem);
    text_release(&engine->scratch);
    engine->scratch = texts;
    struct engine_problem later;
    if (!engine->broken)
        step_due(engine, live, now, &later);
    due_schedule(engine, live);
    return good;
}
