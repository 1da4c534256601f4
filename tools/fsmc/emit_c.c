/* emit_c.c: constant tables in C. The same machine gives the same bytes: no time, no path, no order of memory. */
#include "emit_c.h"

#include <inttypes.h>
#include <string.h>

#include "disassemble.h"

/* ---- pieces ---- */

static void print_string(FILE *to, const char *text)
{
    if (!text) {
        fputs("NULL", to);
        return;
    }
    putc('"', to);
    for (const unsigned char *c = (const unsigned char *)text; *c; c++) {
        if (*c == '"' || *c == '\\')
            fprintf(to, "\\%c", *c);
        else if (*c == '\n')
            fputs("\\n", to);
        else if (*c < 32 || *c == 127 || (*c == '?' && c[1] == '?'))
            fprintf(to, "\\%03o", *c);
        else
            putc(*c, to);
    }
    putc('"', to);
}

static void print_value(FILE *to, int64_t value)
{
    if (value == FSM_MISSING)
        fputs("FSM_MISSING", to);
    else if (value >= -INT32_MAX && value <= INT32_MAX)
        fprintf(to, "%" PRId64, value);
    else
        fprintf(to, "INT64_C(%" PRId64 ")", value);
}

static void print_hash(FILE *to, const struct fsm_machine *m)
{
    for (size_t i = 0; i < sizeof m->hash; i++)
        fprintf(to, "%02x", m->hash[i]);
}

static void print_banner(FILE *to, const struct fsm_machine *m, const char *what)
{
    fprintf(to, "/* %s, made by fsmc from %s: %s version %" PRIu32 ".\n * Change the spec, not this file. Spec ", what,
            m->source, m->name, m->version);
    print_hash(to, m);
    fputs(" */\n", to);
}

static void print_enum(FILE *to, const struct fsm_machine *m, const char *what,
                       const char *(*name)(const struct fsm_machine *, uint16_t), uint16_t count)
{
    if (!count)
        return;
    fprintf(to, "\nenum %s_%s {\n", m->name, what);
    for (uint16_t i = 0; i < count; i++)
        fprintf(to, "    %s_%s_%s,\n", m->name, what, name(m, i));
    fputs("};\n", to);
}

static const char *leaf_name(const struct fsm_machine *m, uint16_t i)
{
    return m->states[m->leaf_state[i]].name;
}
static const char *event_name(const struct fsm_machine *m, uint16_t i)
{
    return m->events[i].name;
}
static const char *effect_name(const struct fsm_machine *m, uint16_t i)
{
    return m->effects[i].name;
}
static const char *timer_name(const struct fsm_machine *m, uint16_t i)
{
    return m->timers[i].name;
}

void emit_header(FILE *to, const struct fsm_machine *m)
{
    print_banner(to, m, "Names");
    fprintf(to, "#ifndef GEN_%s_H\n#define GEN_%s_H\n\n#include \"fsm.h\"\n", m->name, m->name);
    print_enum(to, m, "state", leaf_name, m->leaves);
    print_enum(to, m, "event", event_name, m->event_count);
    print_enum(to, m, "effect", effect_name, m->effect_count);
    print_enum(to, m, "timer", timer_name, m->timer_count);
    fprintf(to, "\nextern const struct fsm_machine %s_machine;\nextern const char %s_certificate[];\n\n#endif\n",
            m->name, m->name);
}

/* ---- tables ---- */

static void open_table(FILE *to, const char *type, const char *name)
{
    fprintf(to, "\nstatic const %s %s[] = {\n", type, name);
}

static void close_table(FILE *to)
{
    fputs("};\n", to);
}

static void emit_names(FILE *to, const struct fsm_machine *m)
{
    for (uint16_t i = 0; i < m->name_count; i++) {
        fprintf(to, "\nstatic const char *const names_%u[] = {", i);
        for (uint16_t k = 0; k < m->names[i].count; k++) {
            fputs(k % 8 ? " " : "\n    ", to);
            print_string(to, m->names[i].name_of[k]);
            putc(',', to);
        }
        fputs("\n};\n", to);
    }
    if (!m->name_count)
        return;
    open_table(to, "struct fsm_names", "names");
    for (uint16_t i = 0; i < m->name_count; i++) {
        fputs("    {", to);
        print_string(to, m->names[i].name);
        fprintf(to, ", %u, names_%u},\n", m->names[i].count, i);
    }
    close_table(to);
}

static void emit_types(FILE *to, const struct fsm_machine *m)
{
    static const char *const kind[] = {"FSM_BOOL", "FSM_NAMED", "FSM_INT",   "FSM_DURATION", "FSM_TIME",
                                       "FSM_SET",  "FSM_TEXT",  "FSM_STATE", "FSM_ROW"};
    if (!m->type_count)
        return;
    open_table(to, "struct fsm_type", "types");
    for (uint16_t i = 0; i < m->type_count; i++) {
        const struct fsm_type *type = &m->types[i];
        fprintf(to, "    {%s, %u, %u, %u, %u, %u, %u, %u, %" PRIu32 ", ", kind[type->kind], type->scale, type->optional,
                type->list, type->names, type->index, type->count, type->choices, type->choice);
        print_value(to, type->lo);
        fputs(", ", to);
        print_value(to, type->hi);
        fputs("},\n", to);
    }
    close_table(to);
}

static void emit_vars(FILE *to, const char *name, const struct fsm_var *vars, uint16_t count)
{
    if (!count)
        return;
    open_table(to, "struct fsm_var", name);
    for (uint16_t i = 0; i < count; i++) {
        fputs("    {", to);
        print_string(to, vars[i].name);
        fprintf(to, ", %u, %u, ", vars[i].type, vars[i].slot);
        print_value(to, vars[i].initial);
        fputs(", ", to);
        print_string(to, vars[i].env);
        fprintf(to, ", %" PRIu32 ", %" PRIu32 ", %" PRIu32 ", %u},\n", vars[i].init, vars[i].every, vars[i].offset,
                vars[i].bucket);
    }
    close_table(to);
}

static void emit_events(FILE *to, const struct fsm_machine *m)
{
    if (!m->event_count)
        return;
    open_table(to, "struct fsm_event_def", "events");
    for (uint16_t i = 0; i < m->event_count; i++) {
        const struct fsm_event_def *event = &m->events[i];
        fputs("    {", to);
        print_string(to, event->name);
        fprintf(to, ", %u, %u, %u, %u, %u, %" PRIu32 ", %u, ", event->field, event->fields, event->slots, event->texts,
                event->reply_to, event->line, event->plain);
        print_value(to, event->lo);
        fputs(", ", to);
        print_value(to, event->hi);
        fputs("},\n", to);
    }
    close_table(to);
}

static void emit_effects(FILE *to, const struct fsm_machine *m)
{
    static const char *const mode[] = {"FSM_NO_CALL", "FSM_ONCE", "FSM_LATEST", "FSM_QUEUE"};
    if (!m->effect_count)
        return;
    open_table(to, "struct fsm_effect_def", "effects");
    for (uint16_t i = 0; i < m->effect_count; i++) {
        const struct fsm_effect_def *effect = &m->effects[i];
        fputs("    {", to);
        print_string(to, effect->name);
        fprintf(to, ", %u, %u, %s, %u, %u, ", effect->arg, effect->args, mode[effect->mode], effect->calls,
                effect->slot);
        print_string(to, effect->prompt);
        fprintf(to, ", %u, %u, %" PRIu32 "},\n", effect->reply, effect->failure, effect->line);
    }
    close_table(to);
}

static void emit_time(FILE *to, const struct fsm_machine *m)
{
    if (m->timer_count) {
        open_table(to, "struct fsm_timer_def", "timers");
        for (uint16_t i = 0; i < m->timer_count; i++)
            fprintf(to, "    {\"%s\", %u},\n", m->timers[i].name, m->timers[i].slot);
        close_table(to);
    }
    if (!m->window_count)
        return;
    open_table(to, "struct fsm_window_def", "windows");
    for (uint16_t i = 0; i < m->window_count; i++)
        fprintf(to, "    {\"%s\", %u, %u, %" PRId64 "},\n", m->windows[i].name, m->windows[i].slot, m->windows[i].count,
                m->windows[i].length);
    close_table(to);
}

static void emit_states(FILE *to, const struct fsm_machine *m)
{
    open_table(to, "struct fsm_state_def", "states");
    for (uint16_t i = 0; i < m->state_count; i++) {
        const struct fsm_state_def *state = &m->states[i];
        fprintf(to, "    {\"%s\", %u, %u, %u, %u, %u, %" PRIu32 "},\n", state->name, state->parent, state->first_leaf,
                state->leaves, state->flags, state->history, state->line);
    }
    close_table(to);
    open_table(to, "uint16_t", "leaf_state");
    for (uint16_t i = 0; i < m->leaves; i++)
        fprintf(to, "    %u, /* %s */\n", m->leaf_state[i], leaf_name(m, i));
    close_table(to);
}

static void emit_data(FILE *to, const struct fsm_machine *m)
{
    if (!m->data_count)
        return;
    open_table(to, "struct fsm_data_def", "data");
    for (uint16_t i = 0; i < m->data_count; i++)
        fprintf(to, "    {\"%s\", %u, %u, %u},\n", m->data[i].name, m->data[i].column, m->data[i].columns,
                m->data[i].rows);
    close_table(to);
}

static void emit_promises(FILE *to, const struct fsm_machine *m)
{
    static const char *const kind[] = {"FSM_INVARIANT", "FSM_ASSUME", "FSM_REACHABLE"};
    static const char *const when[] = {"FSM_ALWAYS_HOLDS", "FSM_ON_EMIT", "FSM_ON_EVENT", "FSM_ON_REFILL"};
    if (m->view_count) {
        open_table(to, "struct fsm_view_def", "views");
        for (uint16_t i = 0; i < m->view_count; i++)
            fprintf(to, "    {\"%s\", %u, %u, %" PRIu32 "},\n", m->views[i].name, m->views[i].arg, m->views[i].args,
                    m->views[i].code);
        close_table(to);
    }
    if (m->promise_count) {
        open_table(to, "struct fsm_promise_def", "promises");
        for (uint16_t i = 0; i < m->promise_count; i++) {
            const struct fsm_promise_def *promise = &m->promises[i];
            fprintf(to, "    {\"%s\", %s, %s, %u, %u, %" PRIu32 ", %" PRIu32 "},\n", promise->name, kind[promise->kind],
                    when[promise->when], promise->trigger, promise->triggers, promise->code, promise->line);
        }
        close_table(to);
    }
    if (!m->trigger_count)
        return;
    open_table(to, "uint16_t", "triggers");
    for (uint16_t i = 0; i < m->trigger_count; i++)
        fprintf(to, "    %u,\n", m->triggers[i]);
    close_table(to);
}

static void emit_rows(FILE *to, const struct fsm_machine *m)
{
    static const char *const verdict[] = {"FSM_STEPPED", "FSM_IGNORED", "FSM_DEFERRED", "FSM_REJECTED"};
    if (m->test_count) {
        open_table(to, "struct fsm_test", "tests");
        for (uint32_t i = 0; i < m->test_count; i++) {
            fputs("    {", to);
            print_string(to, m->tests[i].text);
            fprintf(to, ", %" PRIu32 ", %u, %u, %" PRIu32 "},\n", m->tests[i].code, m->tests[i].type, m->tests[i].cuts,
                    m->tests[i].cut);
        }
        close_table(to);
    }
    if (m->cell_count) {
        open_table(to, "struct fsm_cell", "cells");
        for (uint32_t i = 0; i < m->cell_count; i++) {
            fputs("    {", to);
            print_string(to, m->cells[i].text);
            fprintf(to, ", %u, %" PRIu32 "},\n", m->cells[i].test, m->cells[i].atoms);
        }
        close_table(to);
    }
    if (!m->row_count)
        return;
    open_table(to, "struct fsm_row", "rows");
    for (uint32_t i = 0; i < m->row_count; i++) {
        fputs("    {", to);
        print_string(to, m->rows[i].text);
        fprintf(to, ", %" PRIu32 ", %" PRIu32 ", %u, %u, %s},\n", m->rows[i].line, m->rows[i].cell, m->rows[i].cells,
                m->rows[i].state, verdict[m->rows[i].verdict]);
    }
    close_table(to);
}

static void emit_decisions(FILE *to, const struct fsm_machine *m)
{
    static const char *const policy[] = {"FSM_UNIQUE", "FSM_FIRST", "FSM_ANY", "FSM_COLLECT"};
    if (!m->decision_count)
        return;
    open_table(to, "struct fsm_decision_def", "decisions");
    for (uint16_t i = 0; i < m->decision_count; i++) {
        const struct fsm_decision_def *decision = &m->decisions[i];
        fputs("    {", to);
        print_string(to, decision->name);
        fprintf(to, ", %s, %" PRIu32 ", %" PRIu32 ", %" PRIu32 ", %" PRIu32 "},\n", policy[decision->policy],
                decision->row, decision->rows, decision->code, decision->line);
    }
    close_table(to);
}

static void emit_pairs(FILE *to, const struct fsm_machine *m)
{
    if (m->pair_row_count) {
        open_table(to, "uint32_t", "pair_rows");
        for (uint32_t i = 0; i < m->pair_row_count; i++)
            fprintf(to, "%s%" PRIu32 ",%s", i % 16 ? " " : "    ", m->pair_rows[i],
                    i % 16 == 15 || i + 1 == m->pair_row_count ? "\n" : "");
        close_table(to);
    }
    open_table(to, "struct fsm_pair", "pairs");
    for (uint16_t leaf = 0; leaf < m->leaves; leaf++) {
        fprintf(to, "    /* %s */\n", leaf_name(m, leaf));
        for (uint16_t column = 0; column < fsm_columns(m); column++) {
            const struct fsm_pair *pair = fsm_pair_of(m, leaf, column);
            const char *name = column < m->event_count   ? m->events[column].name
                               : column == fsm_always(m) ? "always"
                                                         : m->timers[column - m->event_count].name;
            fprintf(to, "    {%" PRIu32 ", %" PRIu32 ", %" PRIu32 "}, /* %s%s */\n", pair->code, pair->row, pair->rows,
                    column >= m->event_count && column != fsm_always(m) ? "expired " : "", name);
        }
    }
    close_table(to);
}

static void emit_constants(FILE *to, const struct fsm_machine *m)
{
    if (m->text_count) {
        fputs("\nstatic const char *const texts[] = {\n", to);
        for (uint32_t i = 0; i < m->text_count; i++) {
            fputs("    ", to);
            print_string(to, m->texts[i]);
            fputs(",\n", to);
        }
        close_table(to);
    }
    open_table(to, "int64_t", "constants");
    for (uint32_t i = 0; i < m->constant_count; i++) {
        fputs(i % 8 ? " " : "    ", to);
        print_value(to, m->constants[i]);
        fputs(i % 8 == 7 || i + 1 == m->constant_count ? ",\n" : ",", to);
    }
    close_table(to);
    if (!m->mask_count)
        return;
    open_table(to, "uint64_t", "masks");
    for (uint32_t i = 0; i < m->mask_count; i++)
        fprintf(to, "%s0x%" PRIx64 ",%s", i % 8 ? " " : "    ", m->masks[i],
                i % 8 == 7 || i + 1 == m->mask_count ? "\n" : "");
    close_table(to);
}

/* ---- the machine ---- */

static void emit_field(FILE *to, const char *name, const char *count_name, uint32_t count)
{
    if (count)
        fprintf(to, "    .%s = %s, .%s = %" PRIu32 ",\n", name, name, count_name, count);
}

static void emit_machine(FILE *to, const struct fsm_machine *m)
{
    fprintf(to, "\nconst struct fsm_machine %s_machine = {\n    .format = %" PRIu32 ",\n    .name = \"%s\", .source = ",
            m->name, m->format, m->name);
    print_string(to, m->source);
    fprintf(to, ", .version = %" PRIu32 ",\n    .hash = {", m->version);
    for (size_t i = 0; i < sizeof m->hash; i++)
        fprintf(to, "%s0x%02x", i == 0 ? "" : i % 16 ? ", " : ",\n             ", m->hash[i]);
    fprintf(to, "},\n    .leaves = %u, .hot_slots = %u, .slots = %u, .shared_slots = %u, .param_slot = %u,\n",
            m->leaves, m->hot_slots, m->slots, m->shared_slots, m->param_slot);
    fprintf(to,
            "    .queue_slot = %u, .queue_limit = %u, .queue_fields = %u, .text_bytes = %" PRIu32
            ", .queue_bytes = %" PRIu32 ",\n",
            m->queue_slot, m->queue_limit, m->queue_fields, m->text_bytes, m->queue_bytes);
    emit_field(to, "types", "type_count", m->type_count);
    emit_field(to, "names", "name_count", m->name_count);
    emit_field(to, "params", "param_count", m->param_count);
    emit_field(to, "vars", "var_count", m->var_count);
    emit_field(to, "shared", "shared_count", m->shared_count);
    emit_field(to, "fields", "field_count", m->field_count);
    emit_field(to, "args", "arg_count", m->arg_count);
    emit_field(to, "columns", "column_count", m->column_count);
    emit_field(to, "events", "event_count", m->event_count);
    emit_field(to, "effects", "effect_count", m->effect_count);
    emit_field(to, "timers", "timer_count", m->timer_count);
    emit_field(to, "windows", "window_count", m->window_count);
    emit_field(to, "states", "state_count", m->state_count);
    fputs("    .leaf_state = leaf_state,\n", to);
    emit_field(to, "data", "data_count", m->data_count);
    emit_field(to, "views", "view_count", m->view_count);
    emit_field(to, "promises", "promise_count", m->promise_count);
    emit_field(to, "triggers", "trigger_count", m->trigger_count);
    emit_field(to, "tests", "test_count", m->test_count);
    emit_field(to, "cells", "cell_count", m->cell_count);
    emit_field(to, "masks", "mask_count", m->mask_count);
    emit_field(to, "rows", "row_count", m->row_count);
    emit_field(to, "decisions", "decision_count", m->decision_count);
    emit_field(to, "pair_rows", "pair_row_count", m->pair_row_count);
    fputs("    .pairs = pairs,\n", to);
    emit_field(to, "texts", "text_count", m->text_count);
    emit_field(to, "constants", "constant_count", m->constant_count);
    emit_field(to, "code", "code_count", m->code_count);
    fprintf(to, "    .start = %" PRIu32 ",\n};\n", m->start);
}

void emit_source(FILE *to, const struct fsm_machine *m)
{
    print_banner(to, m, "Tables");
    fprintf(to, "#include \"%s.h\"\n\n#include \"code.h\"\n", m->name);
    emit_names(to, m);
    emit_types(to, m);
    emit_vars(to, "params", m->params, m->param_count);
    emit_vars(to, "vars", m->vars, m->var_count);
    emit_vars(to, "shared", m->shared, m->shared_count);
    emit_vars(to, "fields", m->fields, m->field_count);
    emit_vars(to, "args", m->args, m->arg_count);
    emit_vars(to, "columns", m->columns, m->column_count);
    emit_events(to, m);
    emit_effects(to, m);
    emit_time(to, m);
    emit_states(to, m);
    emit_data(to, m);
    emit_promises(to, m);
    emit_rows(to, m);
    emit_decisions(to, m);
    emit_pairs(to, m);
    emit_constants(to, m);
    fputs("\n/* Every diagram, expression and action: see runtime/code.h. */\nstatic const uint32_t code[] = {\n", to);
    disassemble(to, m);
    close_table(to);
    emit_machine(to, m);
}
