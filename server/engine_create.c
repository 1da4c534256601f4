/* engine_create.c: new instances: their names, their parameters, their owners, their first step. */
#include "engine_in.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>

#include "json_event.h"
#include "value.h"

static void make_name(char *to, size_t size, int64_t now)
{
    uint8_t random[10];
    if (getrandom(random, sizeof random, 0) != sizeof random)
        abort();
    snprintf(to, size, "%08llx-%04llx-7%03x-%04x-%02x%02x%02x%02x%02x%02x", (unsigned long long)(now >> 16),
             (unsigned long long)(now & 0xffff), (random[0] << 8 | random[1]) & 0xfff,
             0x8000 | ((random[2] << 8 | random[3]) & 0x3fff), random[4], random[5], random[6], random[7], random[8],
             random[9]);
}

static bool good_name(const char *name)
{
    size_t length = strspn(name, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._:@-");
    return length > 0 && length <= 128 && !name[length] && name[0] != '.';
}

bool engine_defaults(const struct fsm_machine *m, int64_t *value, char *why, size_t size)
{
    fsm_defaults(m, value);
    for (uint16_t p = 0; p < m->param_count; p++) {
        const struct fsm_var *param = &m->params[p];
        const char *text = param->env ? getenv(param->env) : NULL;
        if (!text || !*text || fsm_value_parse(m, &m->types[param->type], text, &value[param->slot - m->param_slot]))
            continue;
        snprintf(why, size, "%s=%.60s: parameter %s of %s cannot have this value", param->env, text, param->name,
                 m->name);
        return false;
    }
    return true;
}

static bool read_params(const struct fsm_machine *m, struct json_object *params, int64_t *value,
                        struct engine_problem *problem)
{
    char why[400] = "";
    if (!engine_defaults(m, value, why, sizeof why))
        return engine_refuse(problem, "BAD_PAYLOAD", "%s", why);
    if (!params)
        return true;
    const char *text = json_object_to_json_string_ext(params, JSON_C_TO_STRING_PLAIN | JSON_C_TO_STRING_NOSLASHESCAPE);
    return fsm_params_from_json(m, text, strlen(text), value, why, sizeof why) ||
           engine_refuse(problem, "BAD_PAYLOAD", "params: %s", why);
}

static bool may_create(struct engine *engine, const struct engine_creation *creation, struct engine_problem *problem)
{
    struct engine_problem none;
    if (engine->instances_max && engine->numbers.instances >= engine->instances_max)
        return engine_refuse(problem, "LIMIT", "there are %lld instances, the most that are allowed",
                             (long long)engine->numbers.instances);
    if (creation->owner && strlen(creation->owner) > 200)
        return engine_refuse(problem, "BAD_PAYLOAD", "owner has more than 200 bytes");
    if (!creation->instance)
        return true;
    if (!good_name(creation->instance))
        return engine_refuse(problem, "BAD_PAYLOAD",
                             "instance is 1 to 128 letters, digits and . _ : @ -, and does not begin with a dot");
    struct live *live = live_find(engine, creation->instance, &none);
    if (!live)
        return !strcmp(none.code, "NO_INSTANCE") || engine_refuse(problem, none.code, "%s", none.message);
    engine_refuse(problem, "CONFLICT", "there is an instance %s already", live->name);
    problem->cursor = live->cursor;
    return false;
}

/* Adds the row of an instance whose creation comes next. */
static struct live *add_instance(struct engine *engine, const char *name, int64_t spec, struct owner *owner,
                                 const struct fsm_machine *m, int64_t now, struct engine_problem *problem)
{
    struct store_instance row = {.name = name, .spec = spec, .owner = owner ? owner->id : 0, .created = now};
    row.deadline = STORE_NONE;
    row.state = (const uint8_t *)"";
    if (store_instance_add(engine->store, &row))
        return live_add(engine, &row, owner, m);
    engine->broken = true;
    engine_refuse(problem, "UNAVAILABLE", "the store refuses to write: %s", store_why(engine->store));
    return NULL;
}

static const char *params_text(struct engine *engine, const struct live *live)
{
    struct text *to = &engine->payload;
    to->length = 0;
    size_t size = fsm_params_to_json(live->m, live->inst, NULL, 0);
    fsm_params_to_json(live->m, live->inst, text_room(to, size), size + 1);
    return to->data;
}

/* Whether the spec lets an instance begin so; tried on copies, so that a refusal leaves nothing behind. */
static bool may_begin(struct engine *engine, const struct fsm_machine *m, const struct owner *owner,
                      const int64_t *value, int64_t now, struct engine_problem *problem)
{
    struct fsm_instance *inst = engine_memory(fsm_instance_size(m));
    struct fsm_shared *shared = m->shared_count ? engine_memory(fsm_shared_size(m)) : NULL;
    if (owner)
        memcpy(shared, owner->shared, fsm_shared_size(m));
    else if (shared)
        fsm_shared_init(m, value, now, shared);
    step_prepare(engine, m);
    enum fsm_result result = fsm_create(m, shared, inst, value, now, &engine->out);
    free(inst);
    free(shared);
    return result == FSM_STEPPED || engine_refuse(problem, result == FSM_RANGE ? "BAD_PAYLOAD" : "REJECTED",
                                                  "%s cannot be created: %s", m->name, fsm_result_name(result));
}

/* Makes the instance and logs its creation; NULL after a problem. */
static struct live *begin(struct engine *engine, const struct engine_creation *creation, const struct fsm_machine *m,
                          const char *name, const int64_t *value, struct engine_problem *problem)
{
    int64_t now = engine_now(engine), spec = spec_of(engine, m, problem);
    const char *owner_name = creation->owner ? creation->owner : "";
    struct owner *owner = NULL;
    struct store_entry entry;
    if (!spec || !engine_write(engine, problem))
        return NULL;
    struct owner *known = owner_known(engine, spec, m, owner_name, problem);
    if (!known && problem->code)
        return NULL;
    if (!may_begin(engine, m, known, value, now, problem)) {
        if (known && !known->users && !known->dirty)
            owner_forget(engine, known); /* it was only looked at */
        return NULL;
    }
    if (m->shared_count && !(owner = owner_find(engine, spec, m, owner_name, value, now, problem)))
        return NULL;
    struct live *live = add_instance(engine, name, spec, owner, m, now, problem);
    if (!live)
        return NULL;
    live_touch(engine, live);
    fsm_create(m, owner ? owner->shared : NULL, live->inst, value, now, &engine->out);
    struct step step = {.live = live, .actor = creation->actor, .payload = params_text(engine, live), .now = now};
    return step_log(engine, &step, &entry, problem) ? live : NULL;
}

static bool create_named(struct engine *engine, const struct engine_creation *creation, const struct fsm_machine *m,
                         const char *name, struct text *to, struct engine_problem *problem)
{
    int64_t value[FSM_SLOTS_MAX];
    struct engine_problem later;
    if (!read_params(m, creation->params, value, problem))
        return false;
    struct live *live = begin(engine, creation, m, name, value, problem);
    if (!live)
        return false;
    engine->numbers.instances++;
    text_put(to, "\"effects\":");
    text_bytes(to, engine->effects.data, engine->effects.length);
    text_char(to, ',');
    step_due(engine, live, engine_now(engine), &later);
    due_schedule(engine, live);
    return engine_describe(engine, name, to, problem);
}

bool engine_create(struct engine *engine, const struct engine_creation *creation, struct text *to,
                   struct engine_problem *problem)
{
    char made[40];
    engine_make_room(engine);
    const struct fsm_machine *m = catalog_named(engine->catalog, creation->machine);
    if (!m)
        return engine_refuse(problem, "UNKNOWN_MACHINE", "there is no machine %.100s", creation->machine);
    if (!may_create(engine, creation, problem))
        return false;
    make_name(made, sizeof made, engine_now(engine));
    return create_named(engine, creation, m, creation->instance ? creation->instance : made, to, problem);
}
