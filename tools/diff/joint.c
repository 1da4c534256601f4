/* joint.c: which values, states and tables of two machines are the same. */
#include "joint.h"

#include <string.h>

#include "types.h"

const struct decl *decl_named(const decl_list *decls, const char *name)
{
    for (size_t i = 0; i < decls->count; i++)
        if (!strcmp(decls->item[i].name, name))
            return &decls->item[i];
    return NULL;
}

const struct event *event_named(const struct model *model, const char *name)
{
    for (size_t i = 0; i < model->events.count; i++)
        if (!strcmp(model->events.item[i].name, name))
            return &model->events.item[i];
    return NULL;
}

const struct state *state_named(const struct model *model, const char *name)
{
    for (size_t i = 0; i < model->states.count; i++)
        if (!strcmp(model->states.item[i].name, name))
            return &model->states.item[i];
    return NULL;
}

/* ---- two orders as one ---- */

typedef LIST(const char *) name_list;

static size_t name_at(const name_list *names, const char *name)
{
    size_t at = 0;
    while (at < names->count && strcmp(names->item[at], name) != 0)
        at++;
    return at;
}

static bool has_name(const char *const *name, size_t count, const char *wanted)
{
    for (size_t i = 0; i < count; i++)
        if (!strcmp(name[i], wanted))
            return true;
    return false;
}

static void name_insert(name_list *names, size_t at, const char *name)
{
    list_push(names, name);
    for (size_t i = names->count - 1; i > at; i--)
        names->item[i] = names->item[i - 1];
    names->item[at] = name;
}

/* The old names in their order; what only the new one has comes after what it follows there. */
static void names_merge(name_list *all, const char *const *old, size_t olds, const char *const *new, size_t news)
{
    size_t at = 0;
    for (size_t i = 0; i < olds; i++)
        list_push(all, old[i]);
    for (size_t i = 0; i < news; i++) {
        if (!has_name(old, olds, new[i]))
            name_insert(all, at, new[i]);
        at = name_at(all, new[i]) + 1;
    }
}

static struct order_map map_make(struct arena *arena, const name_list *all, const char *const *name, size_t count)
{
    struct order_map map = {.to = arena_alloc(arena, (count + 1) * sizeof *map.to), .count = (uint16_t)count};
    map.ordered = true;
    for (size_t i = 0; i < count; i++) {
        map.to[i] = (uint16_t)name_at(all, name[i]);
        map.ordered = map.ordered && (!i || map.to[i] > map.to[i - 1]);
    }
    map.same = map.ordered && all->count == count;
    return map;
}

/* ---- named values ---- */

static void values_join(struct joint *joint, size_t old, size_t new)
{
    const struct names none = {0};
    const struct names *a = old == SIZE_MAX ? &none : &joint->side[OLD].model->values.item[old].names;
    const struct names *b = new == SIZE_MAX ? &none : &joint->side[NEW].model->values.item[new].names;
    struct values values = {.name = old == SIZE_MAX ? joint->side[NEW].model->values.item[new].name
                                                    : joint->side[OLD].model->values.item[old].name};
    name_list all = {0};
    names_merge(&all, a->name, a->count, b->name, b->count);
    for (size_t i = 0; i < all.count; i++)
        names_add(&values.names, all.item[i]);
    uint16_t index = (uint16_t)joint->model.values.count;
    list_push(&joint->model.values, values);
    if (old != SIZE_MAX) {
        joint->side[OLD].values[old] = map_make(&joint->arena, &all, a->name, a->count);
        joint->side[OLD].values[old].joint = index;
    }
    if (new != SIZE_MAX) {
        joint->side[NEW].values[new] = map_make(&joint->arena, &all, b->name, b->count);
        joint->side[NEW].values[new].joint = index;
    }
    list_release(&all);
}

static bool is_joined(const struct joint *joint, enum which which, size_t values)
{
    return joint->side[which].values[values].joint != NO_INDEX;
}

/* A type written in place has no name: it is known by what is declared with it. */
static void join_types(struct joint *joint, const struct fsm_type *old, const struct fsm_type *new)
{
    bool named = (old->kind == FSM_NAMED || old->kind == FSM_SET) && old->kind == new->kind;
    if (named && !is_joined(joint, OLD, old->names) && !is_joined(joint, NEW, new->names))
        values_join(joint, old->names, new->names);
}

static void join_decls(struct joint *joint, const decl_list *old, const decl_list *new)
{
    for (size_t i = 0; i < old->count; i++) {
        const struct decl *twin = decl_named(new, old->item[i].name);
        if (twin)
            join_types(joint, &old->item[i].type, &twin->type);
        else if (old->count == new->count)
            join_types(joint, &old->item[i].type, &new->item[i].type);
    }
}

static void join_declared(struct joint *joint)
{
    const struct model *old = joint->side[OLD].model, *new = joint->side[NEW].model;
    join_decls(joint, &old->vars, &new->vars);
    join_decls(joint, &old->shared, &new->shared);
    join_decls(joint, &old->params, &new->params);
    join_decls(joint, &old->consts, &new->consts);
    for (size_t i = 0; i < old->events.count; i++) {
        const struct event *twin = event_named(new, old->events.item[i].name);
        if (twin)
            join_decls(joint, &old->events.item[i].fields, &twin->fields);
    }
    for (size_t i = 0; i < old->decisions.count; i++)
        for (size_t k = 0; k < new->decisions.count; k++)
            if (!strcmp(old->decisions.item[i]->name, new->decisions.item[k]->name)) {
                join_decls(joint, &old->decisions.item[i]->params, &new->decisions.item[k]->params);
                join_decls(joint, &old->decisions.item[i]->outputs, &new->decisions.item[k]->outputs);
            }
    for (size_t i = 0; i < old->picks.count; i++)
        for (size_t k = 0; k < new->picks.count; k++)
            if (!strcmp(old->picks.item[i]->name, new->picks.item[k]->name))
                join_decls(joint, &old->picks.item[i]->params, &new->picks.item[k]->params);
    for (size_t i = 0; i < old->data.count; i++)
        for (size_t k = 0; k < new->data.count; k++)
            if (!strcmp(old->data.item[i].name, new->data.item[k].name))
                join_decls(joint, &old->data.item[i].columns, &new->data.item[k].columns);
}

static void join_values(struct joint *joint)
{
    for (int which = OLD; which <= NEW; which++) {
        struct side *side = &joint->side[which];
        side->values = arena_alloc(&joint->arena, (side->model->values.count + 1) * sizeof *side->values);
        for (size_t i = 0; i < side->model->values.count; i++)
            side->values[i].joint = NO_INDEX;
    }
    const struct model *old = joint->side[OLD].model, *new = joint->side[NEW].model;
    for (size_t i = 0; i < old->values.count; i++)
        for (size_t k = 0; k < new->values.count; k++)
            if (*old->values.item[i].name && !strcmp(old->values.item[i].name, new->values.item[k].name) &&
                !is_joined(joint, NEW, k) && !is_joined(joint, OLD, i))
                values_join(joint, i, k);
    join_declared(joint);
    for (size_t i = 0; i < old->values.count; i++)
        if (!is_joined(joint, OLD, i))
            values_join(joint, i, SIZE_MAX);
    for (size_t i = 0; i < new->values.count; i++)
        if (!is_joined(joint, NEW, i))
            values_join(joint, SIZE_MAX, i);
}

/* ---- states ---- */

static name_list leaf_names(const struct model *model)
{
    name_list names = {0};
    for (size_t i = 0; i < model->leaf_state.count; i++)
        list_push(&names, model->states.item[model->leaf_state.item[i]].name);
    return names;
}

/* The joint world knows leaves alone: its states are all at the top. */
static void join_states(struct joint *joint)
{
    name_list old = leaf_names(joint->side[OLD].model), new = leaf_names(joint->side[NEW].model), all = {0};
    names_merge(&all, old.item, old.count, new.item, new.count);
    joint->side[OLD].leaves = map_make(&joint->arena, &all, old.item, old.count);
    joint->side[NEW].leaves = map_make(&joint->arena, &all, new.item, new.count);
    for (uint16_t i = 0; i < all.count; i++) {
        struct state state = {.name = all.item[i],
                              .parent = NO_INDEX,
                              .first_leaf = i,
                              .leaves = 1,
                              .initial = NO_INDEX,
                              .history = NO_INDEX};
        list_push(&joint->model.states, state);
        list_push(&joint->model.leaf_state, i);
    }
    list_release(&old);
    list_release(&new);
    list_release(&all);
}

/* ---- tables of constants ---- */

/* Whether a row of the one is the row of that number of the other. */
static bool rows_alike(const struct joint *joint, const struct data *old, const struct data *new)
{
    if (old->rows != new->rows || old->keyed != new->keyed)
        return false;
    if (!old->keyed)
        return true;
    uint16_t a = old->columns.item[0].type.names, b = new->columns.item[0].type.names;
    return joint->side[OLD].values[a].joint == joint->side[NEW].values[b].joint && joint->side[OLD].values[a].same &&
           joint->side[NEW].values[b].same;
}

static void join_data(struct joint *joint)
{
    const struct model *old = joint->side[OLD].model, *new = joint->side[NEW].model;
    for (int which = OLD; which <= NEW; which++) {
        struct side *side = &joint->side[which];
        side->data = arena_alloc(&joint->arena, (side->model->data.count + 1) * sizeof *side->data);
        for (size_t i = 0; i < side->model->data.count; i++)
            side->data[i] = NO_INDEX;
    }
    for (uint16_t i = 0; i < old->data.count; i++)
        for (uint16_t k = 0; k < new->data.count; k++)
            if (!strcmp(old->data.item[i].name, new->data.item[k].name) &&
                rows_alike(joint, &old->data.item[i], &new->data.item[k]))
                joint->side[OLD].data[i] = joint->side[NEW].data[k] = i;
}

/* ---- the joint world ---- */

void joint_open(struct joint *joint, struct model *old, struct model *new)
{
    *joint = (struct joint){.side = {{.model = old}, {.model = new}}};
    joint->model.max_nodes = COMPILE_MAX_NODES;
    join_values(joint);
    join_states(joint);
    join_data(joint);
}

void joint_release(struct joint *joint)
{
    for (size_t i = 0; i < joint->model.values.count; i++)
        names_release(&joint->model.values.item[i].names);
    list_release(&joint->model.values);
    list_release(&joint->model.states);
    list_release(&joint->model.leaf_state);
    arena_release(&joint->arena);
}
