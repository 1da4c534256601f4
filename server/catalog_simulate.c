/* catalog_simulate.c: the tool fsm_simulate: a spec and scenarios in, every step and every failure out. In the child.
 */
#include <stdlib.h>
#include <string.h>

#include "catalog_in.h"
#include "json_event.h"
#include "json_text.h"
#include "scn_print.h"
#include "scn_report.h"

enum { STEPS_MAX = 2000 }; /* told; the rest is counted */

struct simulation {
    const struct source *source; /* of the scenarios */
    const struct scn_scenario *scenario;
    FILE *steps, *failures;
    unsigned long long told, more;
    unsigned passed, failed, failures_told;
    struct text scratch;
};

/* ---- steps ---- */

static const char *leaf_name(const struct fsm_machine *m, int64_t leaf)
{
    return leaf == FSM_MISSING ? NULL : m->states[m->leaf_state[leaf]].name;
}

static const char *name_of(const struct fsm_machine *m, const struct fsm_out *out)
{
    if (out->cause == FSM_BY_CREATION)
        return "";
    if (out->cause == FSM_BY_REFILL)
        return m->shared[out->column].name;
    return out->column < m->event_count ? m->events[out->column].name : m->timers[out->column - m->event_count].name;
}

static const char *instance_name(const struct simulation *s, unsigned who)
{
    const struct scn_instance *instance = s->scenario->instances;
    while (who--)
        instance = instance->next;
    return instance->name;
}

static void write_effects(struct simulation *s, const struct scn_step *step)
{
    struct text *to = &s->scratch;
    size_t size = fsm_effects_to_json(step->m, step->inst, step->event, step->out, NULL, 0);
    to->length = 0;
    fsm_effects_to_json(step->m, step->inst, step->event, step->out, text_room(to, size), size + 1);
    fprintf(s->steps, ",\"effects\":%s}", to->data);
}

static void write_step(void *context, const struct scn_step *step)
{
    static const char *const CAUSE[] = {[FSM_BY_EVENT] = "event",
                                        [FSM_BY_TIMER] = "timer",
                                        [FSM_BY_REFILL] = "refill",
                                        [FSM_BY_RELEASE] = "release",
                                        [FSM_BY_CREATION] = "creation"};
    struct simulation *s = context;
    const struct fsm_out *out = step->out;
    if (s->told == STEPS_MAX) {
        s->more++;
        return;
    }
    fputs(s->told++ ? ",{\"scenario\":" : "{\"scenario\":", s->steps);
    json_text(s->steps, step->scenario);
    fputs(",\"instance\":", s->steps);
    json_text(s->steps, instance_name(s, step->instance));
    fputs(",\"at\":\"", s->steps);
    scn_print_clock(s->steps, out->at - s->scenario->base);
    fprintf(s->steps, "\",\"cause\":\"%s\",\"event\":\"%s\",\"result\":\"%s\",\"from\":", CAUSE[out->cause],
            name_of(step->m, out), fsm_result_name(out->result));
    json_text(s->steps, leaf_name(step->m, out->from));
    fputs(",\"to\":", s->steps);
    json_text(s->steps, leaf_name(step->m, step->inst->slot[FSM_SLOT_LEAF]));
    if (out->row_count)
        fprintf(s->steps, ",\"row\":%u", step->m->rows[out->row[0]].line);
    else
        fputs(",\"row\":null", s->steps);
    write_effects(s, step);
}

/* ---- failures ---- */

static void write_failure(void *context, const struct scn_failure *failure)
{
    struct simulation *s = context;
    fputs(s->failures_told++ ? ",{\"scenario\":" : "{\"scenario\":", s->failures);
    json_text(s->failures, failure->scenario->title);
    fputs(",\"failure\":", s->failures);
    scn_failure_json(s->failures, s->source, failure);
    putc('}', s->failures);
}

static void run_all(struct simulation *s, const struct scn_file *file, const struct fsm_machine *m)
{
    struct scn_watch watch = {s, write_step};
    struct scn_report report = {.context = s, .failed = write_failure};
    for (s->scenario = file->scenarios; s->scenario; s->scenario = s->scenario->next)
        *(scn_run_one(s->scenario, m, &watch, &report).passed ? &s->passed : &s->failed) += 1;
}

/* ---- the answer ---- */

static bool bind_all(struct arena *arena, const struct scn_file *file, const struct fsm_machine *m, struct diags *diags)
{
    for (struct scn_scenario *scenario = file->scenarios; scenario && !diags_errors(diags); scenario = scenario->next)
        if (strcmp(scenario->machine, m->name) != 0)
            diag_add(diags, "S110", scenario->machine_at, "the spec declares the machine `%s`", m->name);
        else
            scn_bind(arena, scenario, m, diags);
    return diags_errors(diags) == 0;
}

/* Mistakes of the spec, or else of the scenarios. */
static void write_answer(FILE *to, const struct simulation *s, const char *steps, const char *failures,
                         struct diags *diags)
{
    fprintf(to,
            "{\"passed\":%u,\"failed\":%u,\"steps\":[%s],\"more\":%llu,\"failures\":[%s],\"diagnostics\":", s->passed,
            s->failed, steps, s->more, failures);
    diags_print(diags, to, DIAG_JSON);
    putc('}', to);
}

void catalog_simulate(const void *input, FILE *to)
{
    const struct catalog_texts *texts = input;
    struct source spec = {"spec.fsm", texts->spec, (uint32_t)texts->length};
    struct source source = {"scenario.scn", texts->scenario, (uint32_t)texts->scenario_length};
    struct simulation s = {.source = &source};
    struct compilation c;
    struct arena arena = {0};
    char *steps = NULL, *failures = NULL;
    size_t steps_length, failures_length;
    struct diags *diags = diags_open(&source);
    s.steps = open_memstream(&steps, &steps_length);
    s.failures = open_memstream(&failures, &failures_length);
    if (!s.steps || !s.failures)
        abort();
    compile(&c, &spec);
    struct scn_file *file = scn_parse(&arena, &source, diags);
    if (c.machine && diags_errors(diags) == 0 && bind_all(&arena, file, c.machine, diags))
        run_all(&s, file, c.machine);
    fclose(s.steps);
    fclose(s.failures);
    write_answer(to, &s, steps, failures, c.machine ? diags : c.diags);
}
