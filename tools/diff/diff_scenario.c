/* diff_scenario.c: scenarios run on both machines, step beside step.
 *
 * A step is told in words that do not depend on how either machine numbers its things: what happened, the states, the
 * effects with their arguments, the timers that run. Two runs are the same as long as these words are. */
#include <stdlib.h>
#include <string.h>

#include "diff.h"
#include "scn_print.h"
#include "scn_report.h"

struct step_mark {
    uint64_t hash;
    uint32_t at; /* in the text */
};

struct run { /* of one scenario on one machine */
    const struct scn_scenario *scenario;
    FILE *to; /* the words of the step at hand */
    char *bytes;
    size_t length;
    LIST(struct step_mark) steps;
    size_t wanted;    /* the step whose words are kept */
    const char *text; /* these, or NULL */
    struct arena *arena;
    bool passed;
    const char *problem; /* of the first line that failed, or NULL */
    uint32_t problem_at;
};

struct bound_file { /* a file of scenarios, for one machine */
    struct arena arena;
    struct diags *diags;
    struct scn_file *tree;
};

/* ---- a step in words ---- */

static struct fsm_text text_of(const void *context, int64_t handle)
{
    const struct scn_step *step = context;
    return fsm_text_of(step->m, step->inst, step->event, step->out, handle);
}

static void print_cause(FILE *to, const struct scn_step *step)
{
    const struct fsm_machine *m = step->m;
    uint16_t column = step->out->column;
    switch (step->out->cause) {
    case FSM_BY_CREATION:
        fputs("created", to);
        break;
    case FSM_BY_TIMER:
        fprintf(to, "expired %s", m->timers[column - m->event_count].name);
        break;
    case FSM_BY_REFILL:
        fprintf(to, "refill %s", m->shared[column].name);
        break;
    default:
        fputs(m->events[column].name, to);
        break;
    }
}

static const char *leaf_name(const struct fsm_machine *m, int64_t leaf)
{
    return leaf == FSM_MISSING ? "nowhere" : m->states[m->leaf_state[leaf]].name;
}

static void print_states(FILE *to, const struct scn_step *step)
{
    const struct fsm_out *out = step->out;
    if (out->result != FSM_STEPPED)
        fprintf(to, " is %s in %s", fsm_result_name(out->result), leaf_name(step->m, out->from));
    else if (out->from == out->to)
        fprintf(to, " in %s", leaf_name(step->m, out->to));
    else if (out->from == FSM_MISSING)
        fprintf(to, " in %s", leaf_name(step->m, out->to));
    else
        fprintf(to, ", %s to %s", leaf_name(step->m, out->from), leaf_name(step->m, out->to));
}

static void print_effects(FILE *to, const struct scn_step *step, int64_t base)
{
    const struct scn_values values = {step->m, base, text_of, step};
    for (uint16_t i = 0; i < step->out->effect_count; i++) {
        const struct fsm_effect *effect = &step->out->effect[i];
        const struct fsm_effect_def *def = &step->m->effects[effect->effect];
        fprintf(to, "%s %s", i ? " then" : "; emit", def->name);
        scn_print_settings(to, &values, step->m->args + def->arg, def->args, step->out->arg + effect->arg);
    }
}

/* The timer whose name comes next after `name`; their order is declared, and that is told elsewhere. */
static const struct fsm_timer_def *next_timer(const struct scn_step *step, const char *name)
{
    const struct fsm_timer_def *next = NULL;
    for (uint16_t t = 0; t < step->m->timer_count; t++) {
        const struct fsm_timer_def *timer = &step->m->timers[t];
        if (step->inst->slot[timer->slot] != FSM_MISSING && strcmp(timer->name, name) > 0 &&
            (!next || strcmp(timer->name, next->name) < 0))
            next = timer;
    }
    return next;
}

static void print_timers(FILE *to, const struct scn_step *step)
{
    const char *before = "";
    for (const struct fsm_timer_def *timer; (timer = next_timer(step, before)); before = timer->name) {
        fprintf(to, "%s%s in ", *before ? ", " : "; ", timer->name);
        scn_print_duration(to, step->inst->slot[timer->slot] - step->out->at);
    }
}

static void print_step(FILE *to, const struct scn_step *step, const struct scn_scenario *scenario)
{
    scn_print_clock(to, step->out->at - scenario->base);
    fputc(' ', to);
    if (scenario->instance_count > 1) {
        const struct scn_instance *instance = scenario->instances;
        for (unsigned i = 0; i < step->instance; i++)
            instance = instance->next;
        fprintf(to, "%s.", instance->name);
    }
    print_cause(to, step);
    print_states(to, step);
    print_effects(to, step, scenario->base);
    print_timers(to, step);
}

/* ---- runs ---- */

static uint64_t hash_of(const char *bytes, size_t length)
{
    uint64_t hash = UINT64_C(14695981039346656037);
    for (size_t i = 0; i < length; i++)
        hash = (hash ^ (unsigned char)bytes[i]) * UINT64_C(1099511628211);
    return hash;
}

static void take_step(void *context, const struct scn_step *step)
{
    struct run *run = context;
    rewind(run->to);
    print_step(run->to, step, run->scenario);
    fflush(run->to);
    struct step_mark mark = {hash_of(run->bytes, run->length), step->at};
    if (run->steps.count == run->wanted)
        run->text = arena_text(run->arena, run->bytes, run->length);
    list_push(&run->steps, mark);
}

static void take_failure(void *context, const struct scn_failure *failure)
{
    struct run *run = context;
    if (run->problem || !failure->problems)
        return;
    run->problem = arena_text(run->arena, failure->problems->text, strlen(failure->problems->text));
    run->problem_at = failure->problems->at.offset;
}

/* Failing lines do not end it: what comes after them is compared too. */
static void run_scenario(struct run *run, struct diff *diff, const struct scn_scenario *scenario,
                         const struct fsm_machine *m, size_t wanted)
{
    *run = (struct run){.scenario = scenario, .arena = &diff->arena, .wanted = wanted};
    const struct scn_watch watch = {run, take_step};
    const struct scn_report report = {.context = run, .failed = take_failure, .go_on = true};
    run->to = open_memstream(&run->bytes, &run->length);
    run->passed = scn_run_one(scenario, m, &watch, &report).passed;
    fclose(run->to);
    free(run->bytes);
}

/* The first step that is another, or SIZE_MAX. */
static size_t first_other(const struct run run[2])
{
    size_t i = 0;
    while (i < run[OLD].steps.count && i < run[NEW].steps.count &&
           run[OLD].steps.item[i].hash == run[NEW].steps.item[i].hash)
        i++;
    return i == run[OLD].steps.count && i == run[NEW].steps.count ? SIZE_MAX : i;
}

static unsigned line_at(const struct source *source, uint32_t offset)
{
    unsigned line, column;
    source_locate(source, offset, &line, &column);
    return line;
}

static const char *outcome(const struct run run[2])
{
    if (run[OLD].passed == run[NEW].passed)
        return run[NEW].passed ? "passes, but acts differently" : "fails, and acts differently";
    return run[NEW].passed ? "failed, now passes" : "passed, now fails";
}

/* The steps are the same, but not what is expected of them: of a variable, of a row, of a promise. */
static void tell_expectation(struct diff_change *change, const struct source *source, const struct run run[2])
{
    const struct run *failed = &run[run[OLD].passed ? NEW : OLD];
    change->old = run[OLD].problem ? run[OLD].problem : "as expected";
    change->new = run[NEW].problem ? run[NEW].problem : "as expected";
    if (failed->problem)
        change->line[OLD] = change->line[NEW] = line_at(source, failed->problem_at);
}

static void compare_runs(struct diff *diff, const struct source *source, struct scn_scenario *const scenario[2],
                         const struct fsm_machine *const m[2])
{
    struct run run[2], again;
    for (int which = OLD; which <= NEW; which++)
        run_scenario(&run[which], diff, scenario[which], m[which], SIZE_MAX);
    size_t other = first_other(run);
    if (other != SIZE_MAX || run[OLD].passed != run[NEW].passed) {
        struct diff_change *change =
            diff_add(diff, DIFF_SCENARIOS, outcome(run), "scenario",
                     arena_text(&diff->arena, scenario[OLD]->title, strlen(scenario[OLD]->title)));
        change->in = source->name;
        change->line[OLD] = change->line[NEW] = line_at(source, scenario[OLD]->at.offset);
        for (int which = OLD; which <= NEW && other != SIZE_MAX; which++) {
            if (other >= run[which].steps.count)
                continue;
            change->line[OLD] = change->line[NEW] = line_at(source, run[which].steps.item[other].at);
            run_scenario(&again, diff, scenario[which], m[which], other);
            *(which == OLD ? &change->old : &change->new) = again.text;
            list_release(&again.steps);
        }
        if (other == SIZE_MAX)
            tell_expectation(change, source, run);
    }
    list_release(&run[OLD].steps);
    list_release(&run[NEW].steps);
}

/* ---- files ---- */

static void file_open(struct bound_file *file, const struct source *source)
{
    *file = (struct bound_file){.diags = diags_open(source)};
    file->tree = scn_parse(&file->arena, source, file->diags);
}

static void file_close(struct bound_file *file)
{
    diags_close(file->diags);
    arena_release(&file->arena);
}

/* Whether a scenario means something to a machine; if not, *why is the first thing that does not. */
static bool binds(struct diff *diff, struct bound_file *file, const struct source *source,
                  struct scn_scenario *scenario, const struct fsm_machine *m, const char **why)
{
    const char *code;
    struct diags *diags = diags_open(source);
    bool good = scn_bind(&file->arena, scenario, m, diags);
    *why = NULL;
    if (!good && diags_item(diags, 0, &code, why))
        *why = arena_printf(&diff->arena, "%s: %s", code, *why);
    diags_close(diags);
    return good;
}

static void tell_unbound(struct diff *diff, const struct source *source, const struct scn_scenario *scenario,
                         const char *const why[2])
{
    struct diff_change *change = diff_add(
        diff, DIFF_SCENARIOS, why[NEW] ? "means nothing to the new machine" : "means nothing to the old machine",
        "scenario", arena_text(&diff->arena, scenario->title, strlen(scenario->title)));
    change->in = source->name;
    change->line[OLD] = change->line[NEW] = line_at(source, scenario->at.offset);
    change->note = why[NEW] ? why[NEW] : why[OLD];
}

static bool is_for(const struct scn_scenario *scenario, const struct fsm_machine *m)
{
    return !strcmp(scenario->machine, m->name);
}

static void compare_scenario(struct diff *diff, const struct source *source, struct bound_file file[2],
                             struct scn_scenario *const scenario[2], const struct fsm_machine *const m[2])
{
    const char *why[2];
    bool old = binds(diff, &file[OLD], source, scenario[OLD], m[OLD], &why[OLD]);
    bool new = binds(diff, &file[NEW], source, scenario[NEW], m[NEW], &why[NEW]);
    if (old && new)
        compare_runs(diff, source, scenario, m);
    else if (old || new)
        tell_unbound(diff, source, scenario[OLD], why);
}

bool diff_scenarios(struct diff *diff, const struct source *source, const struct fsm_machine *old,
                    const struct fsm_machine *new, FILE *mistakes, unsigned *count)
{
    const struct fsm_machine *const m[2] = {old, new};
    struct bound_file file[2];
    file_open(&file[OLD], source);
    file_open(&file[NEW], source);
    bool good = diags_errors(file[OLD].diags) == 0;
    if (!good)
        diags_print(file[OLD].diags, mistakes, DIAG_PLAIN);
    struct scn_scenario *scenario[2] = {good ? file[OLD].tree->scenarios : NULL,
                                        good ? file[NEW].tree->scenarios : NULL};
    for (; scenario[OLD]; scenario[OLD] = scenario[OLD]->next, scenario[NEW] = scenario[NEW]->next) {
        if (!is_for(scenario[OLD], old) && !is_for(scenario[OLD], new))
            continue;
        compare_scenario(diff, source, file, scenario, m);
        ++*count;
    }
    file_close(&file[OLD]);
    file_close(&file[NEW]);
    return good;
}
