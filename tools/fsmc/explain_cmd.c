/* explain_cmd.c: fsmc explain: which row matches, and for every other row the first cell that fails.
 *
 * An instance is made, put into the state asked for, given the values asked for, and asked. Nothing steps. */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "command.h"
#include "compile.h"
#include "explain.h"
#include "options.h"
#include "source.h"
#include "suggest.h"
#include "value.h"

#define EXPLAIN_EPOCH INT64_C(1767225600000) /* the instant `now` stands at unless said otherwise: 2026-01-01 */
#define EXPLAIN_DEPTH 8                      /* decisions explained below decisions */

struct explain {
    const struct fsm_machine *m;
    struct fsm_instance *inst;
    struct fsm_shared *shared;
    int64_t field[FSM_FIELDS_MAX];
    int64_t now;
    uint16_t column, slots;
};

/* ---- what is asked ---- */

static bool set_state(struct explain *e, const char *name)
{
    const char *names[512];
    size_t count = 0;
    for (uint16_t leaf = 0; leaf < e->m->leaves; leaf++) {
        const char *state = e->m->states[e->m->leaf_state[leaf]].name;
        if (!strcmp(state, name)) {
            e->inst->slot[FSM_SLOT_LEAF] = leaf;
            return true;
        }
        if (count < sizeof names / sizeof *names)
            names[count++] = state;
    }
    const char *near = suggest(name, names, count);
    command_fail("machine %s is never in a state %s%s%s%s", e->m->name, name, near ? "; did you mean " : "",
                 near ? near : "", near ? "?" : "");
    return false;
}

/* name or name[element]; the variable and the slot meant. */
static const struct fsm_var *find_slot(const struct fsm_machine *m, const struct fsm_var *vars, uint16_t count,
                                       const char *name, uint16_t *slot)
{
    size_t length = strcspn(name, "[");
    for (uint16_t i = 0; i < count; i++) {
        const struct fsm_type *type = &m->types[vars[i].type];
        if (strlen(vars[i].name) != length || strncmp(vars[i].name, name, length))
            continue;
        *slot = vars[i].slot;
        if (type->index == UINT16_MAX)
            return name[length] ? NULL : &vars[i];
        for (uint16_t k = 0; k < type->count; k++) {
            const char *element = m->names[type->index].name_of[k];
            if (!strncmp(name + length + (name[length] == '['), element, strlen(element)) && name[length] == '[' &&
                !strcmp(name + length + 1 + strlen(element), "]")) {
                *slot = (uint16_t)(*slot + k);
                return &vars[i];
            }
        }
        return NULL;
    }
    return NULL;
}

static bool parse_into(const struct explain *e, const struct fsm_type *type, const char *name, const char *text,
                       int64_t *value)
{
    if (type->kind == FSM_TEXT)
        return *value = 0, true; /* a text decides nothing */
    if (fsm_value_parse(e->m, type, text, value))
        return true;
    char lo[80], hi[80];
    fsm_value_print(e->m, type, type->lo, lo, sizeof lo);
    fsm_value_print(e->m, type, type->hi, hi, sizeof hi);
    command_fail("%s cannot be %s; its values go from %s to %s", name, text, lo, hi);
    return false;
}

/* t=running, t=stopped, or t=30s: how long it has still to run. */
static bool set_timer(struct explain *e, uint16_t timer, const char *text)
{
    struct fsm_type length = {.kind = FSM_DURATION,
                              .names = UINT16_MAX,
                              .index = UINT16_MAX,
                              .count = 1,
                              .lo = -(INT64_C(1) << 52),
                              .hi = INT64_C(1) << 52};
    int64_t *deadline = &e->inst->slot[e->m->timers[timer].slot], left;
    if (!strcmp(text, "stopped"))
        *deadline = FSM_MISSING;
    else if (!strcmp(text, "running"))
        *deadline = e->now + 1;
    else if (fsm_value_parse(e->m, &length, text, &left))
        *deadline = e->now + left;
    else
        return command_fail("timer %s is running, stopped or a duration, not %s", e->m->timers[timer].name, text),
               false;
    return true;
}

/* An instant is written as one, or as how long ago it was. */
static bool set_instant(struct explain *e, const struct fsm_type *type, const char *name, const char *text,
                        int64_t *value)
{
    struct fsm_type ago = {
        .kind = FSM_DURATION, .names = UINT16_MAX, .index = UINT16_MAX, .count = 1, .lo = 0, .hi = INT64_C(1) << 52};
    int64_t age;
    if (fsm_value_parse(e->m, &ago, text, &age))
        return *value = e->now - age, true;
    return parse_into(e, type, name, text, value);
}

static bool set_name(struct explain *e, char *setting)
{
    const struct fsm_machine *m = e->m;
    char *equals = strchr(setting, '=');
    uint16_t slot;
    if (!equals)
        return command_fail("%s: a setting is NAME=VALUE", setting), false;
    *equals = 0;
    for (uint16_t i = 0; i < m->timer_count; i++)
        if (!strcmp(m->timers[i].name, setting))
            return set_timer(e, i, equals + 1);
    const struct fsm_var *shared = find_slot(m, m->shared, m->shared_count, setting, &slot);
    int64_t *value = shared ? &e->shared->slot[slot] : NULL;
    const struct fsm_var *var = shared ? shared : find_slot(m, m->vars, m->var_count, setting, &slot);
    if (!var)
        var = find_slot(m, m->params, m->param_count, setting, &slot);
    if (!var)
        return command_fail("machine %s has no variable, parameter or timer %s", m->name, setting), false;
    if (!value)
        value = &e->inst->slot[slot];
    const struct fsm_type *type = &m->types[var->type];
    return type->kind == FSM_TIME ? set_instant(e, type, setting, equals + 1, value)
                                  : parse_into(e, type, setting, equals + 1, value);
}

/* ---- the event ---- */

static char *trim(char *text)
{
    while (isspace((unsigned char)*text))
        text++;
    for (char *end = text + strlen(text); end > text && isspace((unsigned char)end[-1]);)
        *--end = 0;
    return text;
}

static bool find_event(struct explain *e, const char *name)
{
    const char *names[512];
    size_t count = 0;
    for (uint16_t i = 0; i < e->m->event_count; i++) {
        if (!strcmp(e->m->events[i].name, name)) {
            e->column = i;
            e->slots = e->m->events[i].slots;
            return true;
        }
        if (count < sizeof names / sizeof *names)
            names[count++] = e->m->events[i].name;
    }
    const char *near = suggest(name, names, count);
    command_fail("machine %s has no event %s%s%s%s", e->m->name, name, near ? "; did you mean " : "", near ? near : "",
                 near ? "?" : "");
    return false;
}

static bool find_timer(struct explain *e, const char *name)
{
    for (uint16_t i = 0; i < e->m->timer_count; i++)
        if (!strcmp(e->m->timers[i].name, name)) {
            e->column = fsm_expired(e->m, i);
            return true;
        }
    return command_fail("machine %s has no timer %s", e->m->name, name), false;
}

static void first_values(struct explain *e)
{
    const struct fsm_event_def *event = &e->m->events[e->column];
    for (uint16_t i = 0; i < event->fields; i++) {
        const struct fsm_var *field = &e->m->fields[event->field + i];
        const struct fsm_type *type = &e->m->types[field->type];
        for (uint16_t k = 0; k < type->count; k++)
            e->field[field->slot + k] = type->optional ? FSM_MISSING : type->kind == FSM_TEXT ? 0 : type->lo;
    }
}

static bool set_field(struct explain *e, char *setting)
{
    const struct fsm_event_def *event = &e->m->events[e->column];
    char *colon = strchr(setting, ':');
    uint16_t slot;
    if (!colon)
        return command_fail("%s: a field is NAME: VALUE", setting), false;
    *colon = 0;
    char *name = trim(setting);
    const struct fsm_var *field = find_slot(e->m, &e->m->fields[event->field], event->fields, name, &slot);
    if (!field)
        return command_fail("event %s has no field %s", event->name, name), false;
    return parse_into(e, &e->m->types[field->type], name, trim(colon + 1), &e->field[slot]);
}

/* Event, Event(field: value, …), `expired t` or `always`. */
static bool set_event(struct explain *e, char *text)
{
    text = trim(text);
    if (!strncmp(text, "expired ", 8))
        return find_timer(e, trim(text + 8));
    if (!strcmp(text, "always"))
        return e->column = fsm_always(e->m), true;
    char *open = strchr(text, '('), *close = open ? strrchr(text, ')') : NULL;
    if (open && (!close || close[1]))
        return command_fail("%s: an event is NAME(FIELD: VALUE, …)", text), false;
    if (open)
        *open = *close = 0;
    if (!find_event(e, trim(text)))
        return false;
    first_values(e);
    char *rest = NULL;
    for (char *one = open ? strtok_r(open + 1, ",", &rest) : NULL; one; one = strtok_r(NULL, ",", &rest))
        if (*trim(one) && !set_field(e, one))
            return false;
    return true;
}

/* ---- the answer ---- */

/* A value as the cell's column is asked: timers run or stand, collect tables have hits or none. */
static void print_read(const struct fsm_machine *m, uint16_t test, int64_t value, char *to, size_t room)
{
    uint16_t decision = fsm_test_decision(m, test);
    for (uint16_t i = 0; i < m->timer_count; i++)
        if (!strcmp(m->timers[i].name, m->tests[test].text)) {
            snprintf(to, room, "%s", value == FSM_MISSING ? "stopped" : "running");
            return;
        }
    if (decision != UINT16_MAX && m->decisions[decision].policy == FSM_COLLECT &&
        !strcmp(m->decisions[decision].name, m->tests[test].text))
        snprintf(to, room, "%s", value ? "some" : "none");
    else
        fsm_value_print(m, &m->types[m->tests[test].type], value, to, room);
}

static void print_reason(const struct explain *e, const struct fsm_reason *reason, int depth)
{
    const struct fsm_row *row = &e->m->rows[reason->row];
    printf("%*s%s line %u: %s\n", 2 * depth, "",
           reason->chosen    ? "=>"
           : reason->matches ? " ="
                             : "  ",
           row->line, row->text);
    if (reason->matches)
        return;
    const struct fsm_cell *cell = &e->m->cells[reason->cell];
    const struct fsm_test *test = &e->m->tests[cell->test];
    char value[200];
    print_read(e->m, cell->test, reason->value, value, sizeof value);
    printf("%*s     not %s: %s is %s\n", 2 * depth, "", cell->text, test->text, value);
}

static struct fsm_scene scene_of(const struct explain *e)
{
    return (struct fsm_scene){.shared = e->shared,
                              .shared_before = e->shared,
                              .inst = e->inst,
                              .before = e->inst,
                              .field = e->field,
                              .now = e->now};
}

static void explain_decision(const struct explain *e, uint16_t decision, int depth, bool *told);

/* The decisions that the cells of these rows ask, each once. */
static void explain_below(const struct explain *e, const struct fsm_reason *reason, uint32_t count, int depth,
                          bool *told)
{
    for (uint32_t i = 0; i < count; i++) {
        const struct fsm_row *row = &e->m->rows[reason[i].row];
        for (uint16_t k = 0; k < row->cells; k++) {
            uint16_t decision = fsm_test_decision(e->m, e->m->cells[row->cell + k].test);
            if (decision != UINT16_MAX && !told[decision] && depth < EXPLAIN_DEPTH)
                explain_decision(e, decision, depth + 1, told);
        }
    }
}

static void explain_rows(const struct explain *e, struct fsm_reason *reason, uint32_t count, int depth, bool *told)
{
    for (uint32_t i = 0; i < count; i++)
        print_reason(e, &reason[i], depth);
    explain_below(e, reason, count, depth, told);
}

static void explain_decision(const struct explain *e, uint16_t decision, int depth, bool *told)
{
    const struct fsm_decision_def *def = &e->m->decisions[decision];
    struct fsm_reason *reason = mem_resize(NULL, (def->rows + 1) * sizeof *reason);
    struct fsm_scene scene = scene_of(e);
    told[decision] = true;
    printf("%*sdecision %s, line %u\n", 2 * depth, "", def->name, def->line);
    uint32_t count = fsm_explain_decision(e->m, &scene, e->slots, decision, reason, def->rows);
    explain_rows(e, reason, count, depth, told);
    mem_free(reason);
}

static void explain(const struct explain *e, const char *state, const char *event)
{
    const struct fsm_pair *pair = fsm_pair_of(e->m, e->inst->slot[FSM_SLOT_LEAF], e->column);
    struct fsm_reason *reason = mem_resize(NULL, (pair->rows + 1) * sizeof *reason);
    bool *told = mem_resize(NULL, e->m->decision_count + 1u);
    struct fsm_scene scene = scene_of(e);
    static const char *const verdict[] = {"takes", "ignores", "defers", "rejects"};
    memset(told, 0, e->m->decision_count + 1u);
    uint32_t count = fsm_explain(e->m, &scene, e->slots, e->column, reason, pair->rows), chosen = count;
    for (uint32_t i = 0; i < count; i++)
        if (reason[i].chosen)
            chosen = i;
    if (chosen < count)
        printf("%s %s %s\n", state, verdict[e->m->rows[reason[chosen].row].verdict], event);
    else
        printf("%s has no row for %s\n", state, event);
    explain_rows(e, reason, count, 0, told);
    mem_free(told);
    mem_free(reason);
}

static bool explain_open(struct explain *e, const struct fsm_machine *m)
{
    int64_t params[FSM_SLOTS_MAX];
    struct fsm_out *out = mem_resize(NULL, sizeof *out);
    *e = (struct explain){.m = m,
                          .now = EXPLAIN_EPOCH,
                          .inst = mem_resize(NULL, fsm_instance_size(m)),
                          .shared = mem_resize(NULL, fsm_shared_size(m) + 1)};
    memset(e->inst, 0, fsm_instance_size(m));
    out->capacity = (uint32_t)fsm_out_size(m);
    out->bytes = mem_resize(NULL, out->capacity + 1u);
    fsm_defaults(m, params);
    fsm_shared_init(m, params, e->now, e->shared);
    bool created = fsm_create(m, e->shared, e->inst, params, e->now, out) == FSM_STEPPED;
    mem_free(out->bytes);
    mem_free(out);
    if (!created)
        command_fail("an instance of %s cannot be made", m->name);
    return created;
}

static int explain_machine(const struct fsm_machine *m, int count, char **argv)
{
    struct explain e;
    char *event = strdup(argv[3]);
    bool good = explain_open(&e, m) && set_state(&e, argv[2]);
    for (int i = 4; good && i <= count; i++)
        good = set_name(&e, argv[i]);
    good = good && event && set_event(&e, event);
    if (good)
        explain(&e, argv[2], argv[3]);
    free(event);
    mem_free(e.inst);
    mem_free(e.shared);
    return good ? EXIT_FINE : EXIT_USAGE;
}

int command_explain(int argc, char **argv)
{
    const struct option options[] = {{NULL, NULL, NULL}};
    struct source source;
    char message[512];
    int count = options_parse(options, argc, argv);
    if (count < 0)
        return EXIT_USAGE;
    if (count < 3)
        return command_fail(
            "explain wants a file, a state and an event, as in `fsmc explain x.fsm IDLE 'Coin(value: 2)' paid=1`");
    if (!source_read(argv[1], &source, message, sizeof message))
        return command_fail("%s", message);
    struct compilation compilation;
    compile(&compilation, &source);
    int result = command_report(compilation.diags, false);
    if (compilation.machine)
        result = explain_machine(compilation.machine, count, argv);
    compilation_close(&compilation);
    source_release(&source);
    return result;
}
