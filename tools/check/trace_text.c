/* trace_text.c: a trace as a scenario. What it writes, `fsmc test` reads. */
#include "trace_text.h"

#include <string.h>

#include "number.h"
#include "value.h"

void trace_print_time(FILE *to, int64_t ms)
{
    int64_t seconds = ms / 1000, hours = seconds / 3600;
    if (hours)
        fprintf(to, "%lld:%02d:%02d", (long long)hours, (int)(seconds / 60 % 60), (int)(seconds % 60));
    else
        fprintf(to, "%02d:%02d", (int)(seconds / 60), (int)(seconds % 60));
    if (ms % 1000)
        fprintf(to, ".%03d", (int)(ms % 1000));
}

static void print_value(FILE *to, const struct fsm_machine *m, const struct fsm_type *type, int64_t value)
{
    char text[4096];
    if (value == FSM_MISSING || type->kind != FSM_TEXT)
        fsm_value_print(m, type, value, text, sizeof text);
    else
        strcpy(text, "\"\"");
    fputs(text, to);
}

static void print_field(FILE *to, const struct fsm_machine *m, const struct fsm_var *field, const int64_t *value)
{
    const struct fsm_type *type = &m->types[field->type];
    fprintf(to, "%s: ", field->name);
    if (type->index == UINT16_MAX) {
        print_value(to, m, type, value[field->slot]);
        return;
    }
    for (uint16_t i = 0; i < type->count; i++) {
        fprintf(to, "%s%s: ", i ? ", " : "{", m->names[type->index].name_of[i]);
        print_value(to, m, type, value[field->slot + i]);
    }
    putc('}', to);
}

static void print_event(FILE *to, const struct fsm_machine *m, const struct move *move)
{
    const struct fsm_event_def *event = &m->events[move->column];
    fputs(event->name, to);
    for (uint16_t f = 0; f < event->fields; f++) {
        fputs(f ? ", " : "(", to);
        print_field(to, m, &m->fields[event->field + f], move->field);
    }
    if (event->fields)
        putc(')', to);
}

static char instance_name(const struct move *move)
{
    return (char)('a' + move->instance);
}

void trace_print_move(FILE *to, const struct fsm_machine *m, const struct trace *trace, uint32_t index)
{
    const struct move *move = &trace->move[index];
    bool several = trace->instances > 1;
    fputs("at ", to);
    trace_print_time(to, move->at);
    putc(' ', to);
    switch ((enum move_kind)move->kind) {
    case MOVE_EVENT:
        if (several)
            fprintf(to, "%c ", instance_name(move));
        print_event(to, m, move);
        break;
    case MOVE_EXPIRY:
        fputs("expired ", to);
        if (several)
            fprintf(to, "%c.", instance_name(move));
        fputs(m->timers[move->column - m->event_count].name, to);
        break;
    case MOVE_RELEASE:
        if (several)
            fprintf(to, "%c ", instance_name(move));
        fprintf(to, "%s, deferred before, is taken", m->events[move->column].name);
        break;
    case MOVE_REFILL:
        fprintf(to, "refill %s", m->shared[move->column].name);
        break;
    case MOVE_TICK:
        break;
    }
}

static void print_params(FILE *to, const struct fsm_machine *m, const int64_t *params)
{
    int64_t defaults[FSM_SLOTS_MAX];
    const char *word = " with ";
    fsm_defaults(m, defaults);
    for (uint16_t p = 0; p < m->param_count; p++) {
        uint32_t slot = m->params[p].slot - m->param_slot;
        if (params[slot] == defaults[slot])
            continue;
        fprintf(to, "%s%s = ", word, m->params[p].name);
        print_value(to, m, &m->types[m->params[p].type], params[slot]);
        word = ", ";
    }
}

void trace_print(FILE *to, const struct fsm_machine *m, const struct trace *trace, const char *title)
{
    int64_t last = 0;
    fprintf(to, "scenario \"%s\" for %s", title, m->name);
    print_params(to, m, trace->params);
    if (trace->from) {
        char text[64];
        struct fsm_sink sink = {.to = text, .room = sizeof text};
        fsm_time_print(&sink, trace->from);
        fsm_sink_end(&sink);
        fprintf(to, " from %s", text);
    }
    putc('\n', to);
    for (unsigned i = 0; trace->instances > 1 && i < trace->instances; i++)
        fprintf(to, "  instance %c\n", (int)('a' + i));
    for (uint32_t i = 0; i < trace->moves; i++) {
        bool comment = trace->move[i].kind == MOVE_RELEASE; /* it follows by itself */
        fputs(comment ? "  # " : "  ", to);
        trace_print_move(to, m, trace, i);
        putc('\n', to);
        last = trace->move[i].at;
    }
    if (trace->end > last || !trace->moves) {
        fputs("  at ", to);
        trace_print_time(to, trace->end);
        putc('\n', to);
    }
}
