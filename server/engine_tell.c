/* engine_tell.c: what is said about instances: how they are, what they did, what they would do and why. */
#include "engine_in.h"

#include <stdlib.h>
#include <string.h>

#include "explain.h"
#include "json_event.h"
#include "log_lines.h"
#include "value.h"

#define HISTORY_DEFAULT 100
#define HISTORY_MAX 1000

/* ---- pieces ---- */

void tell_hash(struct text *to, const uint8_t hash[32])
{
    char *hex = text_room(to, 66);
    *hex++ = '"';
    for (int i = 0; i < 64; i++)
        *hex++ = "0123456789abcdef"[hash[i / 2] >> (i % 2 ? 0 : 4) & 15];
    hex[0] = '"';
    hex[1] = 0;
    to->length += 66;
}

void tell_time(struct text *to, int64_t time)
{
    to->length += fsm_time_to_json(time, text_room(to, 40), 41);
}

/* Writes what some function of the runtime writes, in as much room as it takes. */
#define TELL(to, call_with)                     \
    do {                                        \
        size_t room_ = 256, size_;              \
        char *at_ = text_room(to, room_);       \
        while ((size_ = (call_with)) > room_)   \
            at_ = text_room(to, room_ = size_); \
        (to)->length += size_;                  \
    } while (0)

void tell_effects(struct text *to, const struct live *live, const struct fsm_event *event, const struct fsm_out *out)
{
    if (!out->effect_count)
        text_put(to, "[]");
    else
        TELL(to, fsm_effects_to_json(live->m, live->inst, event, out, at_, room_ + 1));
}

static const struct fsm_shared *shared_of(const struct live *live)
{
    return live->owner ? live->owner->shared : NULL;
}

void tell_facts(struct engine *engine, const struct live *live, struct text *to)
{
    (void)engine;
    TELL(to, fsm_facts_to_json(live->m, shared_of(live), live->inst, at_, room_ + 1));
}

static void member(struct text *to, const char *name)
{
    text_char(to, ',');
    text_char(to, '"');
    text_put(to, name);
    text_put(to, "\":");
}

static void number_or_null(struct text *to, int64_t number)
{
    if (number == STORE_NONE)
        text_put(to, "null");
    else
        text_integer(to, number);
}

void tell_entry(struct text *to, const struct store_entry *entry)
{
    text_put(to, "\"cursor\":");
    text_integer(to, entry->cursor);
    member(to, "at");
    tell_time(to, entry->at);
    member(to, "cause");
    text_json(to, entry->cause);
    member(to, "event");
    text_json(to, entry->type);
    member(to, "eventId");
    text_json(to, entry->event_id);
    member(to, "result");
    text_json(to, entry->result);
    member(to, "from");
    text_json(to, entry->from);
    member(to, "to");
    text_json(to, entry->to);
    member(to, "row");
    number_or_null(to, entry->row);
    member(to, "effects");
    text_put(to, entry->effects);
}

/* What the log has beyond what goes to listeners. */
static void tell_logged(struct text *to, const struct store_entry *entry)
{
    text_put(to, "\"seq\":");
    text_integer(to, entry->seq);
    text_char(to, ',');
    tell_entry(to, entry);
    member(to, "now");
    tell_time(to, entry->now);
    member(to, "actor");
    text_json(to, entry->actor);
    member(to, "call");
    text_integer(to, entry->call);
    member(to, "payload");
    text_put(to, entry->payload ? entry->payload : "null");
}

/* ---- how it is ---- */

bool engine_describe(struct engine *engine, const char *instance, struct text *to, struct engine_problem *problem)
{
    struct live *live = live_runnable(engine, instance, problem);
    if (!live)
        return false;
    text_put(to, "\"instance\":");
    text_json(to, live->name);
    member(to, "machine");
    text_json(to, live->m->name);
    member(to, "version");
    text_integer(to, live->m->version);
    member(to, "hash");
    tell_hash(to, live->m->hash);
    member(to, "owner");
    text_json(to, live->owner ? live->owner->name : "");
    member(to, "created");
    tell_time(to, live->created);
    member(to, "cursor");
    text_integer(to, live->cursor);
    text_char(to, ',');
    tell_facts(engine, live, to);
    member(to, "params");
    TELL(to, fsm_params_to_json(live->m, live->inst, at_, room_ + 1));
    member(to, "views");
    TELL(to, fsm_views_to_json(live->m, shared_of(live), live->inst, engine_now(engine), at_, room_ + 1));
    member(to, "deadline");
    tell_time(to, fsm_next_deadline(live->m, live->inst));
    return true;
}

/* ---- what it did ---- */

struct page {
    struct text *to;
    int64_t limit;
    bool more;
};

static bool add_to_page(void *context, const struct store_entry *entry)
{
    struct page *page = context;
    if (page->limit-- == 0)
        page->more = true;
    if (page->more)
        return false;
    if (page->to->data[page->to->length - 1] != '[')
        text_char(page->to, ',');
    text_char(page->to, '{');
    tell_logged(page->to, entry);
    text_char(page->to, '}');
    return true;
}

/* The row of an instance as the store has it with this turn's steps. */
static bool row_of(struct engine *engine, const char *name, struct store_instance *row, struct engine_problem *problem)
{
    struct live *live = live_find(engine, name, problem);
    if (!live)
        return false;
    *row = (struct store_instance){.id = live->id, .spec = live->spec, .cursor = live->cursor, .last = live->last};
    return true;
}

bool engine_history(struct engine *engine, const char *instance, int64_t after, int64_t limit, struct text *to,
                    struct engine_problem *problem)
{
    struct store_instance row;
    struct page page = {to, limit == CODEC_ABSENT ? HISTORY_DEFAULT : limit > HISTORY_MAX ? HISTORY_MAX : limit, false};
    if (!row_of(engine, instance, &row, problem))
        return false;
    text_put(to, "\"instance\":");
    text_json(to, instance);
    member(to, "cursor");
    text_integer(to, row.cursor);
    member(to, "events");
    text_char(to, '[');
    if (!store_history(engine->store, &row, after == CODEC_ABSENT ? 0 : after, page.limit + 1, add_to_page, &page))
        return engine_refuse(problem, "UNAVAILABLE", "the store cannot be read: %s", store_why(engine->store));
    text_char(to, ']');
    member(to, "more");
    text_put(to, page.more ? "true" : "false");
    return true;
}

/* ---- the whole log ---- */

bool engine_log(struct engine *engine, const char *instance, struct text *to, struct engine_problem *problem)
{
    char why[400];
    if (!live_find(engine, instance, problem))
        return false;
    engine_commit(engine); /* what is read is the file */
    return log_lines(engine->store, instance, to, why, sizeof why) || engine_refuse(problem, "UNAVAILABLE", "%s", why);
}

/* ---- what it would do ---- */

struct trial { /* a copy that may be stepped */
    struct fsm_instance *inst;
    struct fsm_shared *shared;
    struct fsm_out *out;
};

static void tell_value(struct text *to, const struct fsm_machine *m, const struct fsm_type *type, int64_t value)
{
    char shown[300];
    fsm_value_print(m, type, value, shown, sizeof shown);
    text_json(to, shown);
}

static void tell_reason(struct text *to, const struct fsm_machine *m, const struct fsm_reason *reason)
{
    const struct fsm_row *row = &m->rows[reason->row];
    text_format(to, "{\"line\":%u,\"text\":", row->line);
    text_json(to, row->text);
    member(to, "matches");
    text_put(to, reason->matches ? "true" : "false");
    member(to, "chosen");
    text_put(to, reason->chosen ? "true" : "false");
    if (!reason->matches) {
        const struct fsm_cell *cell = &m->cells[reason->cell];
        const struct fsm_test *test = &m->tests[cell->test];
        member(to, "fails");
        text_put(to, "{\"column\":");
        text_json(to, test->text);
        member(to, "wants");
        text_json(to, cell->text);
        member(to, "value");
        tell_value(to, m, &m->types[test->type], reason->value);
        text_char(to, '}');
    }
    text_char(to, '}');
}

static void tell_reasons(struct text *to, const struct fsm_machine *m, const struct trial *trial,
                         const struct fsm_event *event, int64_t now)
{
    int64_t field[FSM_FIELDS_MAX] = {0};
    struct fsm_scene scene = {.shared = trial->shared, .inst = trial->inst, .field = field, .now = now};
    uint16_t slots = m->events[event->type].slots;
    memcpy(field, event->field, slots * sizeof *field);
    uint32_t count = fsm_explain(m, &scene, slots, event->type, NULL, 0);
    struct fsm_reason *reason = engine_memory(count * sizeof *reason);
    fsm_explain(m, &scene, slots, event->type, reason, count);
    text_char(to, '[');
    for (uint32_t i = 0; i < count; i++) {
        if (i)
            text_char(to, ',');
        tell_reason(to, m, &reason[i]);
    }
    text_char(to, ']');
    free(reason);
}

static void tell_trial(struct engine *engine, const struct live *live, const struct trial *trial,
                       const struct fsm_event *event, int64_t now, struct text *to)
{
    const struct fsm_machine *m = live->m;
    struct fsm_type state = {.kind = FSM_STATE};
    const struct fsm_out *out = trial->out;
    text_put(to, "\"instance\":");
    text_json(to, live->name);
    member(to, "event");
    text_json(to, m->events[event->type].name);
    member(to, "state");
    text_json(to, fsm_value_name(m, &state, trial->inst->slot[FSM_SLOT_LEAF]));
    member(to, "rows");
    tell_reasons(to, m, trial, event, now);
    fsm_step(m, trial->shared, trial->inst, event, now, trial->out);
    member(to, "result");
    text_json(to, fsm_result_name(out->result));
    member(to, "to");
    text_json(to, fsm_value_name(m, &state, out->to));
    member(to, "row");
    number_or_null(to, out->row_count ? (int64_t)m->rows[out->row[0]].line : STORE_NONE);
    member(to, "effects");
    struct live copy = *live;
    copy.inst = trial->inst;
    tell_effects(to, &copy, event, out);
    member(to, "cursor");
    text_integer(to, live->cursor);
    member(to, "deadline");
    tell_time(to, fsm_next_deadline(live->m, live->inst));
    (void)engine;
}

bool engine_explain(struct engine *engine, const struct engine_message *message, struct text *to,
                    struct engine_problem *problem)
{
    struct live *live = live_runnable(engine, message->instance, problem);
    struct fsm_fields fields;
    struct fsm_event event = {0};
    int64_t now = engine_now(engine);
    if (!live || !step_find_event(live->m, message->event, &event.type, problem) ||
        !step_read_fields(engine, live->m, message, &fields, &event, problem))
        return false;
    const struct fsm_machine *m = live->m;
    struct trial trial = {engine_memory(fsm_instance_size(m)), NULL, engine_memory(sizeof *trial.out)};
    trial.out->bytes = engine_memory(fsm_out_size(m));
    trial.out->capacity = (uint32_t)fsm_out_size(m);
    memcpy(trial.inst, live->inst, fsm_instance_size(m));
    if (live->owner) {
        trial.shared = engine_memory(fsm_shared_size(m));
        memcpy(trial.shared, live->owner->shared, fsm_shared_size(m));
    }
    for (unsigned steps = 0; steps < 1000 && fsm_advance(m, trial.shared, trial.inst, now, trial.out) != FSM_IDLE;)
        steps++;
    tell_trial(engine, live, &trial, &event, now, to);
    free(trial.out->bytes);
    free(trial.out);
    free(trial.inst);
    free(trial.shared);
    return true;
}
