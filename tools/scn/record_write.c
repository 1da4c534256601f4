/* record_write.c: one line of a recording: what happened, and what came of it. */
#include <inttypes.h>
#include <string.h>

#include "json_event.h"
#include "number.h"
#include "record_in.h"
#include "scn_print.h"

/* ---- values ---- */

#define FIND(things, count, wanted) find(things, count, sizeof *(things), wanted)

/* The place of a name among things that have theirs as first member; `count` if it is not there. */
static size_t find(const void *things, size_t count, size_t size, const char *name)
{
    size_t i = 0;
    while (i < count && strcmp(*(const char *const *)(const void *)((const char *)things + i * size), name) != 0)
        i++;
    return i;
}

static bool unknown(const struct recording *r, const struct record_entry *entry, const char *what, const char *name)
{
    return record_refuse(r->why, entry->line, "%s has no %s `%s`", r->m->name, what, name);
}

/* (name: value, …) of what the object gives; nothing if that is nothing. */
static bool write_settings(const struct recording *r, FILE *to, const struct record_entry *entry,
                           const struct fsm_var *vars, uint16_t count, struct json_object *object)
{
    const char *before = "(", *what;
    struct json_object *value;
    json_object_object_foreach(object, key, ignored)
    {
        (void)ignored;
        if (FIND(vars, count, key) == count)
            return unknown(r, entry, "field", key);
    }
    for (uint16_t i = 0; i < count; i++) {
        if (!json_object_object_get_ex(object, vars[i].name, &value))
            continue;
        fprintf(to, "%s%s: ", before, vars[i].name);
        if (!record_value(to, r->m, &r->m->types[vars[i].type], r->base, value, &what))
            return record_refuse(r->why, entry->line, "`%s` is not %s", vars[i].name, what);
        before = ", ";
    }
    fputs(*before == ',' ? ")" : "", to);
    return true;
}

/* with NAME = VALUE, … for the parameters that are not as by default. */
static bool write_params(const struct recording *r, FILE *to, const struct record_entry *entry)
{
    struct json_object *params = r->log.instances.item[entry->who].params, *value;
    int64_t given[FSM_SLOTS_MAX] = {0}, usual[FSM_SLOTS_MAX] = {0};
    const char *text = json_object_to_json_string(params), *before = " with ", *what;
    char why[300];
    fsm_defaults(r->m, usual);
    fsm_defaults(r->m, given);
    if (!fsm_params_from_json(r->m, text, strlen(text), given, why, sizeof why))
        return record_refuse(r->why, entry->line, "parameters of another spec: %s", why);
    for (uint16_t p = 0; p < r->m->param_count; p++) {
        const struct fsm_var *param = &r->m->params[p];
        const struct fsm_type *type = &r->m->types[param->type];
        size_t slot = (size_t)(param->slot - r->m->param_slot);
        if (!memcmp(given + slot, usual + slot, type->count * sizeof *given))
            continue;
        json_object_object_get_ex(params, param->name, &value);
        fprintf(to, "%s%s = ", before, param->name);
        if (!record_value(to, r->m, type, r->base, value, &what))
            return record_refuse(r->why, entry->line, "`%s` is not %s", param->name, what);
        before = ", ";
    }
    return true;
}

/* ---- what happened ---- */

static bool has_several(const struct recording *r)
{
    return r->log.instances.count > 1;
}

static void write_at(const struct recording *r, FILE *to, const struct record_entry *entry)
{
    fputs("  at ", to);
    scn_print_clock(to, entry->at - r->base);
    putc(' ', to);
}

static void write_who(const struct recording *r, FILE *to, const struct record_entry *entry, const char *after)
{
    if (has_several(r))
        fprintf(to, "%s%s", r->log.instances.item[entry->who].name, after);
}

static bool write_event(const struct recording *r, FILE *to, const struct record_entry *entry)
{
    size_t e = FIND(r->m->events, r->m->event_count, entry->event);
    if (e == r->m->event_count)
        return unknown(r, entry, "event", entry->event);
    const struct fsm_event_def *event = &r->m->events[e];
    write_at(r, to, entry);
    write_who(r, to, entry, " ");
    scn_print_name(to, event->name);
    if (entry->call)
        fprintf(to, "#%" PRIu32, entry->call);
    if (entry->payload && !write_settings(r, to, entry, &r->m->fields[event->field], event->fields, entry->payload))
        return false;
    putc('\n', to);
    return true;
}

static bool write_due(const struct recording *r, FILE *to, const struct record_entry *entry)
{
    bool timer = entry->cause == FSM_BY_TIMER;
    if (timer && FIND(r->m->timers, r->m->timer_count, entry->event) == r->m->timer_count)
        return unknown(r, entry, "timer", entry->event);
    if (!timer && FIND(r->m->shared, r->m->shared_count, entry->event) == r->m->shared_count)
        return unknown(r, entry, "shared variable", entry->event);
    write_at(r, to, entry);
    fputs(timer ? "expired " : "refill ", to);
    write_who(r, to, entry, ".");
    fprintf(to, "%s\n", entry->event);
    return true;
}

/* What follows a comment sign ends with its line. */
static void write_comment(FILE *to, const char *id)
{
    fputs("  # ", to);
    for (; *id; id++)
        putc((unsigned char)*id < ' ' ? '?' : *id, to);
}

/* The first instance of several is there from the beginning. */
static bool write_instance(const struct recording *r, FILE *to, const struct record_entry *entry, bool later)
{
    const struct record_instance *instance = &r->log.instances.item[entry->who];
    fprintf(to, "  instance %s", instance->name);
    if (instance->belongs)
        fprintf(to, " owner %s", instance->belongs);
    if (!write_params(r, to, entry))
        return false;
    if (later) {
        fputs(" at ", to);
        scn_print_clock(to, entry->at - r->base);
    }
    if (strcmp(instance->id, instance->name) != 0)
        write_comment(to, instance->id);
    putc('\n', to);
    return true;
}

static bool write_head(const struct recording *r, FILE *to, const struct record_entry *entry)
{
    const char *id = r->log.instances.item[0].id;
    char from[40];
    struct fsm_sink sink = {from, sizeof from, 0};
    if (entry->at < 0)
        return record_refuse(r->why, entry->line, "a scenario begins after 1970");
    fsm_time_print(&sink, entry->at);
    fsm_sink_end(&sink);
    fprintf(to, "# Recorded: %s version %" PRIu32 ", %zu steps.\n", r->log.head.machine, r->log.head.version,
            r->log.entries.count);
    if (r->log.reordered)
        fputs("# The log has them in another order; here they stand in that of time.\n", to);
    fputs("scenario ", to);
    scn_print_text(to, (struct fsm_text){id, (uint32_t)strlen(id)});
    fputs(" for ", to);
    scn_print_name(to, r->m->name);
    if (!has_several(r) && !write_params(r, to, entry))
        return false;
    fprintf(to, " from %s\n", from);
    return !has_several(r) || write_instance(r, to, entry, false);
}

/* ---- what came of it ---- */

static bool write_effect(const struct recording *r, FILE *to, const struct record_entry *entry,
                         struct json_object *effect)
{
    struct json_object *name = NULL, *args = NULL, *call = NULL;
    if (json_object_is_type(effect, json_type_object))
        json_object_object_get_ex(effect, "call", &call);
    if (!json_object_is_type(effect, json_type_object) || !json_object_object_get_ex(effect, "name", &name) ||
        !json_object_is_type(name, json_type_string) || !json_object_object_get_ex(effect, "args", &args) ||
        !json_object_is_type(args, json_type_object) || (call && !json_object_is_type(call, json_type_int)))
        return record_refuse(r->why, entry->line, "an effect is an object with name, args and, for a prompt, call");
    size_t e = FIND(r->m->effects, r->m->effect_count, json_object_get_string(name));
    if (e == r->m->effect_count)
        return unknown(r, entry, "effect", json_object_get_string(name));
    scn_print_name(to, r->m->effects[e].name);
    if (call)
        fprintf(to, "#%" PRId64, json_object_get_int64(call));
    return write_settings(r, to, entry, &r->m->args[r->m->effects[e].arg], r->m->effects[e].args, args);
}

/* All effects of a line, in their order; `no effect` if there is none. */
static bool write_effects(const struct recording *r, FILE *to, const struct record_line *line)
{
    const char *before = ", emit exactly ";
    for (size_t s = 0; s < line->steps.count; s++) {
        const struct record_entry *entry = line->steps.item[s];
        for (size_t i = 0; i < json_object_array_length(entry->effects); i++) {
            struct json_object *effect = json_object_array_get_idx(entry->effects, i);
            fputs(before, to);
            if (!write_effect(r, to, entry, effect))
                return false;
            before = ", ";
        }
    }
    fputs(before[2] ? ", no effect" : "", to);
    return true;
}

static bool is_refused(const struct record_entry *entry)
{
    return entry->result >= FSM_BAD_EVENT;
}

static bool write_outcome(const struct recording *r, FILE *to, const struct record_line *line)
{
    const struct record_entry *first = line->first;
    bool judged = (first->cause == FSM_BY_EVENT || first->cause == FSM_BY_TIMER) && !is_refused(first);
    if (FIND(r->m->states, r->m->state_count, line->last->to) == r->m->state_count)
        return unknown(r, line->last, "state", line->last->to);
    fputs("    expect ", to);
    if (judged)
        fprintf(to, "%s, ", fsm_result_name(first->result));
    if (first->cause == FSM_BY_REFILL || line == r->lines.item) /* the others name the instance themselves */
        write_who(r, to, first, ".");
    fprintf(to, "state %s", line->last->to);
    if (!write_effects(r, to, line))
        return false;
    putc('\n', to);
    return true;
}

/* What a scenario fails for unless it is expected. */
static void write_mishaps(FILE *to, const struct record_line *line)
{
    for (size_t i = 0; i < line->steps.count; i++)
        if (is_refused(line->steps.item[i]))
            fprintf(to, "    expect refused %s\n", fsm_result_name(line->steps.item[i]->result));
    for (size_t i = 0; i < line->violated.count; i++)
        fprintf(to, "    expect violated %s\n", line->violated.item[i]->name);
}

/* ---- lines ---- */

bool record_write_line(const struct recording *r, FILE *to, size_t i)
{
    const struct record_line *line = &r->lines.item[i];
    const struct record_entry *entry = line->first;
    bool good = i == 0                            ? write_head(r, to, entry)
                : entry->cause == FSM_BY_CREATION ? write_instance(r, to, entry, true)
                : entry->cause == FSM_BY_EVENT    ? write_event(r, to, entry)
                                                  : write_due(r, to, entry);
    if (!good || (!r->bare && !write_outcome(r, to, line)))
        return false;
    write_mishaps(to, line);
    return true;
}
