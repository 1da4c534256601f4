/* table.c: lists become the constant arrays of struct fsm_machine. Nothing is decided here or after. */
#include "table.h"

#include <string.h>

#include "types.h"

typedef LIST(struct fsm_var) var_list;

static void add_vars(struct model *model, var_list *vars, const decl_list *decls)
{
    for (size_t i = 0; i < decls->count; i++) {
        const struct decl *decl = &decls->item[i];
        struct fsm_var var = {.name = decl->name,
                              .type = type_intern(model, decl->type),
                              .slot = decl->slot,
                              .initial = decl->initial,
                              .env = decl->env,
                              .init = decl->init_code,
                              .every = decl->every_code,
                              .offset = decl->offset_code,
                              .bucket = decl->bucket};
        list_push(vars, var);
    }
}

static void *keep(struct model *model, void *items, size_t size)
{
    void *copy = arena_alloc(model->arena, size + 1);
    if (size)
        memcpy(copy, items, size);
    mem_free(items);
    return copy;
}

static void build_names(struct model *model, struct fsm_machine *m)
{
    struct fsm_names *names = arena_alloc(model->arena, (model->values.count + 1) * sizeof *names);
    for (size_t i = 0; i < model->values.count; i++) {
        const struct values *values = &model->values.item[i];
        names[i] = (struct fsm_names){
            .name = values->name, .count = (uint16_t)values->names.count, .name_of = values->names.name};
    }
    m->names = names;
    m->name_count = (uint16_t)model->values.count;
}

static void build_vars(struct model *model, struct fsm_machine *m)
{
    var_list params = {0}, vars = {0}, shared = {0}, columns = {0};
    struct fsm_data_def *data = arena_alloc(model->arena, (model->data.count + 1) * sizeof *data);
    add_vars(model, &params, &model->params);
    add_vars(model, &vars, &model->vars);
    add_vars(model, &shared, &model->shared);
    for (size_t i = 0; i < model->data.count; i++) {
        const struct data *from = &model->data.item[i];
        data[i] = (struct fsm_data_def){.name = from->name,
                                        .column = (uint16_t)columns.count,
                                        .columns = (uint16_t)from->columns.count,
                                        .rows = from->rows};
        add_vars(model, &columns, &from->columns);
        for (size_t c = data[i].column; c < columns.count; c++) {
            columns.item[c].slot = 0;
            columns.item[c].init = from->constant + from->columns.item[c - data[i].column].slot;
        }
    }
    m->param_count = (uint16_t)params.count;
    m->var_count = (uint16_t)vars.count;
    m->shared_count = (uint16_t)shared.count;
    m->column_count = (uint16_t)columns.count;
    m->data_count = (uint16_t)model->data.count;
    m->params = keep(model, params.item, params.count * sizeof *params.item);
    m->vars = keep(model, vars.item, vars.count * sizeof *vars.item);
    m->shared = keep(model, shared.item, shared.count * sizeof *shared.item);
    m->columns = keep(model, columns.item, columns.count * sizeof *columns.item);
    m->data = data;
}

/* At most one value, with nothing to ask of it but its bounds. */
static void note_plain(const struct event *from, struct fsm_event_def *event)
{
    const struct fsm_type *type = from->fields.count ? &from->fields.item[0].type : NULL;
    event->plain =
        from->slots == 0 || (from->slots == 1 && type->kind != FSM_TEXT && !type->optional && !type->choices);
    event->lo = event->plain && type ? type->lo : 0;
    event->hi = event->plain && type ? type->hi : 0;
}

static void build_events(struct model *model, struct fsm_machine *m)
{
    struct fsm_event_def *events = arena_alloc(model->arena, (model->events.count + 1) * sizeof *events);
    var_list fields = {0};
    for (size_t i = 0; i < model->events.count; i++) {
        const struct event *from = &model->events.item[i];
        events[i] = (struct fsm_event_def){.name = from->name,
                                           .field = (uint16_t)fields.count,
                                           .fields = (uint16_t)from->fields.count,
                                           .slots = from->slots,
                                           .texts = from->texts,
                                           .reply_to = from->reply_to,
                                           .line = model_line(model, from->node)};
        note_plain(from, &events[i]);
        add_vars(model, &fields, &from->fields);
    }
    m->event_count = (uint16_t)model->events.count;
    m->field_count = (uint16_t)fields.count;
    m->events = events;
    m->fields = keep(model, fields.item, fields.count * sizeof *fields.item);
}

static void build_effects(struct model *model, struct fsm_machine *m)
{
    struct fsm_effect_def *effects = arena_alloc(model->arena, (model->effects.count + 1) * sizeof *effects);
    struct fsm_view_def *views = arena_alloc(model->arena, (model->views.count + 1) * sizeof *views);
    var_list args = {0};
    for (size_t i = 0; i < model->effects.count; i++) {
        const struct effect *from = &model->effects.item[i];
        effects[i] = (struct fsm_effect_def){.name = from->name,
                                             .arg = (uint16_t)args.count,
                                             .args = (uint16_t)from->args.count,
                                             .mode = from->mode,
                                             .calls = from->calls,
                                             .slot = from->slot,
                                             .prompt = from->prompt,
                                             .reply = from->reply,
                                             .failure = from->failure,
                                             .line = model_line(model, from->node)};
        add_vars(model, &args, &from->args);
    }
    for (size_t i = 0; i < model->views.count; i++) {
        const struct view *from = &model->views.item[i];
        views[i] = (struct fsm_view_def){
            .name = from->name, .arg = (uint16_t)args.count, .args = (uint16_t)from->args.count, .code = from->code};
        add_vars(model, &args, &from->args);
    }
    m->effect_count = (uint16_t)model->effects.count;
    m->view_count = (uint16_t)model->views.count;
    m->arg_count = (uint16_t)args.count;
    m->effects = effects;
    m->views = views;
    m->args = keep(model, args.item, args.count * sizeof *args.item);
}

static void build_time(struct model *model, struct fsm_machine *m)
{
    struct fsm_timer_def *timers = arena_alloc(model->arena, (model->timers.count + 1) * sizeof *timers);
    struct fsm_window_def *windows = arena_alloc(model->arena, (model->windows.count + 1) * sizeof *windows);
    for (size_t i = 0; i < model->timers.count; i++)
        timers[i] = (struct fsm_timer_def){model->timers.item[i].name, model->timers.item[i].slot};
    for (size_t i = 0; i < model->windows.count; i++) {
        const struct window *from = &model->windows.item[i];
        windows[i] = (struct fsm_window_def){from->name, from->slot, from->count, from->length};
    }
    m->timer_count = (uint16_t)model->timers.count;
    m->window_count = (uint16_t)model->windows.count;
    m->timers = timers;
    m->windows = windows;
}

static void build_states(struct model *model, struct fsm_machine *m)
{
    struct fsm_state_def *states = arena_alloc(model->arena, (model->states.count + 1) * sizeof *states);
    for (size_t i = 0; i < model->states.count; i++) {
        const struct state *from = &model->states.item[i];
        states[i] = (struct fsm_state_def){.name = from->name,
                                           .parent = from->parent,
                                           .first_leaf = from->first_leaf,
                                           .leaves = from->leaves,
                                           .flags = from->flags,
                                           .history = from->history,
                                           .line = model_line(model, from->node)};
    }
    m->state_count = (uint16_t)model->states.count;
    m->leaves = (uint16_t)model->leaf_state.count;
    m->states = states;
    m->leaf_state = model->leaf_state.item;
}

static void build_promises(struct model *model, struct fsm_machine *m)
{
    struct fsm_promise_def *promises = arena_alloc(model->arena, (model->promises.count + 1) * sizeof *promises);
    LIST(uint16_t) triggers = {0};
    for (size_t i = 0; i < model->promises.count; i++) {
        const struct promise *from = &model->promises.item[i];
        promises[i] = (struct fsm_promise_def){.name = from->name,
                                               .kind = from->kind,
                                               .when = from->when,
                                               .trigger = (uint16_t)triggers.count,
                                               .triggers = (uint16_t)from->triggers.count,
                                               .code = from->code,
                                               .line = model_line(model, from->node)};
        for (size_t k = 0; k < from->triggers.count; k++)
            list_push(&triggers, from->triggers.item[k]);
    }
    m->promise_count = (uint16_t)model->promises.count;
    m->trigger_count = (uint16_t)triggers.count;
    m->promises = promises;
    m->triggers = keep(model, triggers.item, triggers.count * sizeof *triggers.item);
}

static void build_rows(struct model *model, struct fsm_machine *m)
{
    struct fsm_row *rows = arena_alloc(model->arena, (model->rows.count + 1) * sizeof *rows);
    for (size_t i = 0; i < model->rows.count; i++) {
        const struct row_out *from = &model->rows.item[i];
        rows[i] = (struct fsm_row){from->text, from->line, from->cell, from->cells, from->state, from->verdict};
    }
    m->rows = rows;
    m->row_count = (uint32_t)model->rows.count;
    m->tests = model->tests.item;
    m->test_count = (uint32_t)model->tests.count;
    m->cells = model->cells.item;
    m->cell_count = (uint32_t)model->cells.count;
    m->masks = model->masks.item;
    m->mask_count = (uint32_t)model->masks.count;
}

static void build_tables(struct model *model, struct fsm_machine *m)
{
    struct fsm_decision_def *decisions = arena_alloc(model->arena, (model->uses.count + 1) * sizeof *decisions);
    struct fsm_pair *pairs = arena_alloc(model->arena, (model->pairs.count + 1) * sizeof *pairs);
    for (size_t i = 0; i < model->uses.count; i++) {
        const struct table_use *use = model->uses.item[i];
        decisions[i] = (struct fsm_decision_def){.name = use->text,
                                                 .policy = use->decision->policy,
                                                 .rows = (uint32_t)use->grid.rows.count,
                                                 .row = use->grid.rows.count ? use->grid.rows.item[0].row : 0,
                                                 .code = use->code,
                                                 .line = model_line(model, use->decision->node)};
    }
    for (size_t i = 0; i < model->pairs.count; i++)
        pairs[i] = (struct fsm_pair){model->pairs.item[i].code, model->pairs.item[i].row, model->pairs.item[i].rows};
    m->decisions = decisions;
    m->decision_count = (uint16_t)model->uses.count;
    m->pairs = pairs;
    m->pair_rows = model->pair_rows.item;
    m->pair_row_count = (uint32_t)model->pair_rows.count;
}

const struct fsm_machine *table_build(struct model *model, const uint8_t hash[32])
{
    struct fsm_machine *m = arena_alloc(model->arena, sizeof *m);
    m->format = FSM_FORMAT;
    m->name = model->machine->text;
    const char *slash = strrchr(model->source->name, '/'); /* the same tables wherever fsmc is called from */
    m->source = slash ? slash + 1 : model->source->name;
    m->version = (uint32_t)model->machine->value;
    memcpy(m->hash, hash, sizeof m->hash);
    m->hot_slots = model->hot_slots;
    m->slots = model->slots;
    m->shared_slots = model->shared_slots;
    m->param_slot = model->param_slot;
    m->queue_slot = model->queue_slot;
    m->queue_limit = model->queue_limit;
    m->queue_fields = model->queue_fields;
    m->text_bytes = model->text_bytes;
    m->queue_bytes = model->queue_bytes;
    build_names(model, m);
    build_vars(model, m);
    build_events(model, m);
    build_effects(model, m);
    build_time(model, m);
    build_states(model, m);
    build_promises(model, m);
    build_rows(model, m);
    build_tables(model, m);
    m->texts = model->texts.item;
    m->text_count = (uint32_t)model->texts.count;
    m->constants = model->constants.item;
    m->constant_count = (uint32_t)model->constants.count;
    m->code = model->code.item;
    m->code_count = (uint32_t)model->code.count;
    m->start = model->start;
    m->types = model->types.item;
    m->type_count = (uint16_t)model->types.count;
    return m;
}
