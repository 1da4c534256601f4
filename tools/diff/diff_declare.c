/* diff_declare.c: what a machine declares, each thing as one text, compared by name. Promises are compared here too:
 * a promise is its words. */
#include <string.h>

#include "diff.h"
#include "types.h"
#include "words.h"

struct thing {
    const char *what, *name, *text;
    const struct node *node;
};
typedef LIST(struct thing) thing_list;

struct declared {
    struct words words;
    thing_list things;
};

static void thing_add(struct declared *declared, const char *what, const char *name, const char *text,
                      const struct node *node)
{
    struct thing thing = {what, name, text, node};
    list_push(&declared->things, thing);
}

#define SAY(...) arena_printf(declared->words.arena, __VA_ARGS__)

static const char *domain_text(struct declared *declared, const struct decl *decl)
{
    return words_type(declared->words.model, declared->words.arena, &decl->type);
}

/* [trait] of an array, or nothing. */
static const char *index_text(struct declared *declared, const struct decl *decl)
{
    return decl->type.index == NO_INDEX ? "" : SAY("[%s]", declared->words.model->values.item[decl->type.index].name);
}

static const char *fields_text(struct declared *declared, const decl_list *fields)
{
    const char *text = "";
    for (size_t i = 0; i < fields->count; i++)
        text = SAY("%s%s%s%s: %s", text, i ? ", " : "", fields->item[i].name, index_text(declared, &fields->item[i]),
                   domain_text(declared, &fields->item[i]));
    return *text ? SAY("(%s)", text) : "";
}

/* ---- values ---- */

static void list_types(struct declared *declared)
{
    const struct model *model = declared->words.model;
    for (size_t i = 0; i < model->values.count; i++) {
        const struct values *values = &model->values.item[i];
        const char *text = "";
        for (size_t k = 0; k < values->names.count; k++)
            text = SAY("%s%s%s", text, k ? " | " : "", values->names.name[k]);
        if (*values->name)
            thing_add(declared, "type", values->name, text, NULL);
    }
}

/* `kid`: where the first value stands. */
static void list_values(struct declared *declared, const char *what, const decl_list *decls, unsigned kid)
{
    for (size_t i = 0; i < decls->count; i++) {
        const struct decl *decl = &decls->item[i];
        const struct node *every = decl->node->kind == NODE_SHARED ? node_kid(decl->node, 2) : NULL;
        const struct node *offset = decl->node->kind == NODE_SHARED ? node_kid(decl->node, 3) : NULL;
        const char *text = SAY("%s%s = %s", index_text(declared, decl), domain_text(declared, decl),
                               words_expr(&declared->words, node_kid(decl->node, kid)));
        if (decl->env)
            text = SAY("%s env %s", text, decl->env);
        if (every && every->kind != NODE_NONE)
            text = SAY("%s refill every %s", text, words_expr(&declared->words, every));
        if (offset && offset->kind != NODE_NONE)
            text = SAY("%s offset %s", text, words_expr(&declared->words, offset));
        thing_add(declared, what, decl->name, text, decl->node);
    }
}

static void list_clocks(struct declared *declared)
{
    const struct model *model = declared->words.model;
    for (size_t i = 0; i < model->timers.count; i++)
        thing_add(declared, "timer", model->timers.item[i].name, "", model->timers.item[i].node);
    for (size_t i = 0; i < model->windows.count; i++) {
        const struct window *window = &model->windows.item[i];
        struct fsm_type duration = type_duration();
        thing_add(declared, "window", window->name,
                  SAY("%u in %s", window->count, value_text(model, &duration, window->length)), window->node);
    }
}

/* ---- events, effects, states, views ---- */

static void list_events(struct declared *declared)
{
    const struct model *model = declared->words.model;
    static const char *const mode[] = {"", "once", "latest", "queue"};
    for (size_t i = 0; i < model->events.count; i++)
        thing_add(declared, "event", model->events.item[i].name, fields_text(declared, &model->events.item[i].fields),
                  model->events.item[i].node);
    for (size_t i = 0; i < model->effects.count; i++) {
        const struct effect *effect = &model->effects.item[i];
        const char *text = fields_text(declared, &effect->args);
        if (effect->mode != FSM_NO_CALL)
            text = SAY("%s calls prompt %s %s", text, effect->prompt, mode[effect->mode]);
        if (effect->mode == FSM_QUEUE)
            text = SAY("%s %u", text, effect->calls);
        if (effect->mode != FSM_NO_CALL && effect->reply != NO_INDEX)
            text = SAY("%s -> %s", text, model->events.item[effect->reply].name);
        if (effect->mode != FSM_NO_CALL && effect->failure != NO_INDEX)
            text = SAY("%s else %s", text, model->events.item[effect->failure].name);
        thing_add(declared, "effect", effect->name, text, effect->node);
    }
}

static void list_states(struct declared *declared)
{
    const struct model *model = declared->words.model;
    for (size_t i = 0; i < model->states.count; i++) {
        const struct state *state = &model->states.item[i];
        const char *text = SAY("%s%s%s", state->flags & FSM_INITIAL ? " initial" : "",
                               state->flags & FSM_FINAL ? " final" : "", state->flags & FSM_WAITING ? " waiting" : "");
        if (state->parent != NO_INDEX)
            text = SAY("%s in %s", text, model->states.item[state->parent].name);
        thing_add(declared, "state", state->name, *text ? text + 1 : text, state->node);
    }
}

static void list_views(struct declared *declared)
{
    const struct model *model = declared->words.model;
    for (size_t i = 0; i < model->views.count; i++) {
        const char *text = "";
        for (const struct node *arg = model->views.item[i].node->kid; arg; arg = arg->next)
            text = SAY("%s%s%s", text, *text ? ", " : "", words_expr(&declared->words, arg));
        thing_add(declared, "view", model->views.item[i].name, SAY("(%s)", text), model->views.item[i].node);
    }
    for (const struct node *item = model->file->kid; item; item = item->next)
        if (item->kind == NODE_LIMIT)
            thing_add(declared, "limit", item->text, words_expr(&declared->words, item->kid), item);
}

/* ---- tables of constants ---- */

/* A row is known by its key, or by its number. */
static void list_row(struct declared *declared, const struct data *data, const struct node *header,
                     const struct node *row, unsigned number)
{
    const char *key = data->keyed ? words_cell(&declared->words, row->kid) : SAY("%u", number);
    const struct node *cell = row->kid, *head = header->kid;
    for (; cell && head; cell = cell->next, head = head->next)
        if (!data->keyed || cell != row->kid)
            thing_add(declared, "constant", SAY("%s[%s].%s", data->name, key, words_cell(&declared->words, head)),
                      words_cell(&declared->words, cell), row);
}

static void list_data(struct declared *declared)
{
    const struct model *model = declared->words.model;
    for (size_t i = 0; i < model->data.count; i++) {
        const struct data *data = &model->data.item[i];
        const struct node *header = node_kid(data->node, 1);
        unsigned number = 0;
        const char *keys = "";
        for (const struct node *row = header ? header->next : NULL; row && data->keyed; row = row->next)
            keys = SAY("%s%s%s", keys, *keys ? ", " : "", words_cell(&declared->words, row->kid));
        thing_add(declared, "table", data->name, keys, data->node); /* their order is what `pick` goes by */
        for (const struct node *row = header ? header->next : NULL; row; row = row->next)
            list_row(declared, data, header, row, ++number);
    }
    for (size_t i = 0; i < model->picks.count; i++) {
        const struct pick *pick = model->picks.item[i];
        const struct node *by = node_kid(pick->node, 3);
        const char *text =
            SAY("%s from %s where %s", fields_text(declared, &pick->params), model->data.item[pick->data].name,
                words_expr(&declared->words, node_kid(pick->node, 2)));
        if (by && by->kind != NODE_NONE)
            text = SAY("%s order by %s", text, words_expr(&declared->words, by));
        thing_add(declared, "pick", pick->name, text, pick->node);
    }
}

static void list_all(struct declared *declared)
{
    const struct model *model = declared->words.model;
    thing_add(declared, "machine", "machine", model->machine->text, model->machine);
    list_types(declared);
    list_values(declared, "const", &model->consts, 1);
    list_values(declared, "param", &model->params, 1);
    list_values(declared, "var", &model->vars, 2);
    list_values(declared, "shared", &model->shared, 1);
    list_clocks(declared);
    list_events(declared);
    list_states(declared);
    list_data(declared);
    list_views(declared);
}

/* ---- promises ---- */

static void list_promises(struct declared *declared)
{
    static const char *const what[] = {"invariant", "assume", "reachable"};
    const struct model *model = declared->words.model;
    for (size_t i = 0; i < model->promises.count; i++) {
        const struct promise *promise = &model->promises.item[i];
        const char *when = node_kid(promise->node, 0)->text;
        const char *text = words_expr(&declared->words, node_kid(promise->node, 2)), *triggers = "";
        for (const struct node *trigger = node_kid(promise->node, 1)->kid; trigger; trigger = trigger->next)
            triggers = SAY("%s%s%s", triggers, *triggers ? ", " : "", words_expr(&declared->words, trigger));
        if (*triggers)
            text = SAY("on %s %s: %s", when, triggers, text);
        else if (strcmp(when, "always") != 0)
            text = SAY("%s %s", when, text);
        thing_add(declared, what[promise->kind], promise->name, text, promise->node);
    }
}

/* ---- comparing ---- */

static const struct thing *thing_find(const thing_list *things, const struct thing *like)
{
    for (size_t i = 0; i < things->count; i++)
        if (!strcmp(things->item[i].what, like->what) && !strcmp(things->item[i].name, like->name))
            return &things->item[i];
    return NULL;
}

/* A cell of a table that is gone as a whole is not told. */
static bool is_told_already(const struct thing *thing, const thing_list *other)
{
    size_t length = strcspn(thing->name, "[");
    if (strcmp(thing->what, "constant") != 0)
        return false;
    for (size_t i = 0; i < other->count; i++)
        if (!strcmp(other->item[i].what, "table") && strlen(other->item[i].name) == length &&
            !strncmp(other->item[i].name, thing->name, length))
            return false;
    return true;
}

static unsigned line_of(const struct declared *declared, const struct thing *thing)
{
    return thing && thing->node ? model_line(declared->words.model, thing->node) : 0;
}

static void compare_one(struct diff *diff, enum diff_section section, struct declared declared[2],
                        const struct thing *old, const struct thing *new)
{
    const struct thing *any = old ? old : new;
    const char *changed = section == DIFF_PROMISES ? "reworded" : "changed";
    if (old && new && !strcmp(old->text, new->text))
        return;
    if (!(old && new) && is_told_already(any, &declared[old ? NEW : OLD].things))
        return;
    struct diff_change *change = diff_add(diff, section,
                                          old && new ? changed
                                          : old      ? "removed"
                                                     : "added",
                                          any->what, any->name);
    change->old = old ? old->text : NULL;
    change->new = new ? new->text : NULL;
    change->line[OLD] = line_of(&declared[OLD], old);
    change->line[NEW] = line_of(&declared[NEW], new);
}

static void compare_all(struct diff *diff, enum diff_section section, void (*list)(struct declared *))
{
    struct declared declared[2] = {0};
    for (int which = OLD; which <= NEW; which++) {
        declared[which].words = (struct words){.model = diff->joint.side[which].model, .arena = &diff->arena};
        list(&declared[which]);
    }
    for (size_t i = 0; i < declared[OLD].things.count; i++) {
        const struct thing *old = &declared[OLD].things.item[i];
        compare_one(diff, section, declared, old, thing_find(&declared[NEW].things, old));
    }
    for (size_t i = 0; i < declared[NEW].things.count; i++) {
        const struct thing *new = &declared[NEW].things.item[i];
        if (!thing_find(&declared[OLD].things, new))
            compare_one(diff, section, declared, NULL, new);
    }
    for (int which = OLD; which <= NEW; which++)
        list_release(&declared[which].things);
}

/* Timers that run out in the same instant expire in the order they are declared in. */
static const char *timer_order(struct diff *diff, enum which which)
{
    const struct model *own = diff->joint.side[which].model, *other = diff->joint.side[1 - which].model;
    const char *order = "";
    for (size_t i = 0; i < own->timers.count; i++)
        for (size_t k = 0; k < other->timers.count; k++)
            if (!strcmp(own->timers.item[i].name, other->timers.item[k].name))
                order = arena_printf(&diff->arena, "%s%s%s", order, *order ? ", " : "", own->timers.item[i].name);
    return order;
}

static void compare_timer_order(struct diff *diff)
{
    const char *old = timer_order(diff, OLD), *new = timer_order(diff, NEW);
    if (!strcmp(old, new))
        return;
    struct diff_change *change = diff_add(diff, DIFF_DECLARATIONS, "changed", "timer", "order");
    change->old = old;
    change->new = new;
}

void diff_declarations(struct diff *diff)
{
    compare_all(diff, DIFF_DECLARATIONS, list_all);
    compare_timer_order(diff);
    compare_all(diff, DIFF_PROMISES, list_promises);
}
