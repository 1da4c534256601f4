/* scn_tell.c: words for what happened on a line, and for what is wrong with it. */
#include <stdlib.h>
#include <string.h>

#include "scn_world.h"

enum { HAPPENED_MAX = 12 }; /* steps told of one line, the last ones */

/* ---- texts ---- */

FILE *scn_text_open(struct scn_text *text)
{
    *text = (struct scn_text){0};
    text->to = open_memstream(&text->bytes, &text->length);
    if (!text->to) {
        fputs("fsmc: out of memory\n", stderr);
        exit(1);
    }
    return text->to;
}

const char *scn_text_close(struct scn_world *w, struct scn_text *text)
{
    fclose(text->to);
    const char *kept = arena_text(&w->arena, text->bytes, text->length);
    free(text->bytes);
    return kept;
}

static struct fsm_text logged_text(const void *context, int64_t v)
{
    const struct scn_log *log = context;
    const struct scn_span *span = &log->texts.item[v];
    return (struct fsm_text){log->bytes.count ? log->bytes.item + span->from : "", span->length};
}

struct scn_values scn_logged_values(const struct scn_world *w)
{
    return (struct scn_values){w->m, w->scenario->base, logged_text, &w->log};
}

struct held_by {
    const struct fsm_machine *m;
    const struct fsm_instance *inst;
};

static struct fsm_text instance_text(const void *context, int64_t v)
{
    const struct held_by *by = context;
    return fsm_text_of(by->m, by->inst, NULL, NULL, v);
}

struct scn_values scn_instance_values(struct scn_world *w, const struct fsm_instance *inst)
{
    struct held_by *by = arena_alloc(&w->arena, sizeof *by);
    *by = (struct held_by){w->m, inst};
    return (struct scn_values){w->m, w->scenario->base, instance_text, by};
}

/* ---- what happened ---- */

void scn_print_who(FILE *to, const struct scn_world *w, unsigned who, const char *before)
{
    if (*w->body[who].as->name)
        fprintf(to, "%s%s", before, w->body[who].as->name);
}

const int64_t *scn_args_of(const struct scn_world *w, const struct scn_emitted *emitted)
{
    static const int64_t NOTHING;
    return w->log.args.count ? w->log.args.item + emitted->arg : &NOTHING;
}

void scn_print_emitted(FILE *to, const struct scn_world *w, const struct scn_emitted *emitted)
{
    const struct fsm_effect_def *def = &w->m->effects[emitted->effect];
    struct scn_values values = scn_logged_values(w);
    scn_print_name(to, def->name);
    if (emitted->call)
        fprintf(to, "#%u", emitted->call);
    scn_print_settings(to, &values, &w->m->args[def->arg], def->args, scn_args_of(w, emitted));
}

static const char *leaf_name(const struct scn_world *w, int64_t leaf)
{
    return leaf < 0 ? "nowhere" : w->m->states[w->m->leaf_state[leaf]].name;
}

static void print_cause(FILE *to, const struct scn_world *w, const struct scn_logged *step)
{
    const struct fsm_machine *m = w->m;
    switch ((enum fsm_cause)step->cause) {
    case FSM_BY_TIMER:
        fprintf(to, "expired %s", m->timers[step->column - m->event_count].name);
        break;
    case FSM_BY_REFILL:
        fprintf(to, "refill %s", m->shared[step->column].name);
        break;
    case FSM_BY_CREATION:
        fputs("is created", to);
        break;
    case FSM_BY_RELEASE:
        fprintf(to, "%s, deferred until now", m->events[step->column].name);
        break;
    case FSM_BY_EVENT:
        fputs(m->events[step->column].name, to);
        break;
    }
}

static const char *slot_name(const struct fsm_machine *m, uint32_t slot)
{
    const struct fsm_var *vars = slot & FSM_CULPRIT_SHARED ? m->shared : m->vars;
    uint16_t count = slot & FSM_CULPRIT_SHARED ? m->shared_count : m->var_count;
    slot &= ~FSM_CULPRIT_SHARED;
    for (uint16_t i = 0; i < count; i++)
        if (slot >= vars[i].slot && slot < (uint32_t)vars[i].slot + m->types[vars[i].type].count)
            return vars[i].name;
    for (uint16_t i = 0; i < m->param_count && vars == m->vars; i++)
        if (slot == m->params[i].slot)
            return m->params[i].name;
    for (uint16_t i = 0; i < m->timer_count && vars == m->vars; i++)
        if (slot == m->timers[i].slot)
            return m->timers[i].name;
    return NULL;
}

static const char *culprit_name(const struct fsm_machine *m, const struct scn_logged *step)
{
    if (step->result == FSM_BAD_FIELD)
        return step->culprit < m->field_count ? m->fields[step->culprit].name : NULL;
    return step->result == FSM_RANGE ? slot_name(m, step->culprit) : NULL;
}

void scn_print_refusal(FILE *to, const struct scn_world *w, const struct scn_logged *step)
{
    static const char *const REASON[FSM_RESULTS] = {
        [FSM_BAD_EVENT] = "there is no such event", [FSM_BAD_FIELD] = "a field lies outside its domain",
        [FSM_NO_ROW] = "no row answers it",         [FSM_RANGE] = "an assignment leaves its domain",
        [FSM_LIMIT] = "a limit is reached",         [FSM_LOOP] = "`always` does not come to rest",
    };
    const char *culprit = culprit_name(w->m, step);
    fprintf(to, "refused (%s): %s%s%s", fsm_result_name(step->result), REASON[step->result], culprit ? ": " : "",
            culprit ? culprit : "");
}

static void print_step(FILE *to, const struct scn_world *w, const struct scn_logged *step)
{
    scn_print_clock(to, step->at - w->scenario->base);
    scn_print_who(to, w, step->who, " ");
    putc(' ', to);
    print_cause(to, w, step);
    fputs(": ", to);
    if (step->result >= FSM_BAD_EVENT)
        scn_print_refusal(to, w, step);
    else if (step->result != FSM_STEPPED)
        fprintf(to, "%s in %s", fsm_result_name(step->result), leaf_name(w, step->from));
    else if (step->from == step->to)
        fprintf(to, "stays in %s", leaf_name(w, step->to));
    else
        fprintf(to, "%s -> %s", leaf_name(w, step->from), leaf_name(w, step->to));
    for (uint32_t e = 0; e < step->effects; e++) {
        fputs(e ? ", " : ", emits ", to);
        scn_print_emitted(to, w, &w->log.emitted.item[step->effect + e]);
    }
    putc('\n', to);
}

static void print_happened(FILE *to, const struct scn_world *w)
{
    size_t count = w->log.steps.count, first = count > HAPPENED_MAX ? count - HAPPENED_MAX : 0;
    if (w->log.dropped + first > 0)
        fprintf(to, "… %llu steps before\n", w->log.dropped + first);
    for (size_t i = first; i < count; i++)
        print_step(to, w, &w->log.steps.item[i]);
    if (count == 0)
        fputs("nothing\n", to);
}

/* ---- problems ---- */

struct scn_problem *scn_tell(struct scn_world *w, struct place at, const struct scn_item *item, const char *text,
                             const char *instead)
{
    struct scn_problem *problem = arena_alloc(&w->arena, sizeof *problem);
    *problem = (struct scn_problem){
        .at = at, .item = item, .text = arena_text(&w->arena, text, strlen(text)), .instead = instead};
    *w->problems_end = problem;
    w->problems_end = &problem->next;
    return problem;
}

static void print_loops(FILE *to, const struct scn_world *w)
{
    for (unsigned i = 0; i < w->loops; i++)
        fprintf(to, "%s%s = %lld", i ? ", " : "", w->loop_line[i]->name, (long long)w->loop[i]);
}

void scn_report_line(struct scn_world *w)
{
    if (!w->problems)
        return;
    struct scn_text happened, why, loops;
    print_happened(scn_text_open(&happened), w);
    scn_print_why(scn_text_open(&why), w);
    print_loops(scn_text_open(&loops), w);
    struct scn_failure failure = {.scenario = w->scenario,
                                  .line = w->line,
                                  .problems = w->problems,
                                  .machine = w->m->source,
                                  .happened = scn_text_close(w, &happened),
                                  .why = scn_text_close(w, &why),
                                  .loops = scn_text_close(w, &loops)};
    w->report->failed(w->report->context, &failure);
    w->failed = true;
    w->problems = NULL;
    w->problems_end = &w->problems;
    arena_release(&w->arena);
}
