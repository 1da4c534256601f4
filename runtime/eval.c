/* eval.c: expressions and views, run on an instance that nothing changes. */
#include "run.h"

static const int64_t NOTHING[FSM_ARGS_MAX]; /* fields and arguments where there are none */

static void stage(struct fsm_run *run, const struct fsm_machine *m, const struct fsm_scene *scene, int64_t *now)
{
    const struct fsm_instance *before = scene->before ? scene->before : scene->inst;
    const struct fsm_shared *shared_before = scene->shared_before ? scene->shared_before : scene->shared;
    const int64_t *argument = scene->effect && scene->out ? &scene->out->arg[scene->effect->arg] : NOTHING;
    int64_t **space = run->space;
    run->m = m;
    run->inst = scene->inst;
    run->event = NULL;
    run->text_args = 0;
    space[FSM_INST] = fsm_run_reads(scene->inst->slot);
    space[FSM_SHARED] = scene->shared ? fsm_run_reads(scene->shared->slot) : NULL;
    space[FSM_OLD] = space[FSM_BEFORE] = fsm_run_reads(before->slot);
    space[FSM_OLD_SHARED] = space[FSM_BEFORE_SHARED] = shared_before ? fsm_run_reads(shared_before->slot) : NULL;
    space[FSM_FIELD] = fsm_run_reads(scene->field ? scene->field : NOTHING);
    space[FSM_CONST] = fsm_run_reads(m->constants);
    space[FSM_TEMP] = run->temp;
    space[FSM_ARGUMENT] = fsm_run_reads(argument);
    space[FSM_NOW] = now;
}

void fsm_eval_each(const struct fsm_machine *m, const uint32_t *code, uint32_t count, const struct fsm_scene *scene,
                   int64_t *value)
{
    struct fsm_run run;
    int64_t now = scene->now;
    stage(&run, m, scene, &now);
    for (int i = 0; i < FSM_ACTION_TEMPS_MAX; i++) /* no action runs that would have arguments */
        run.temp[i] = FSM_MISSING;
    run.out = (struct fsm_out *)(uintptr_t)scene->out; /* an expression only asks it */
    for (uint32_t i = 0; i < count; i++)
        value[i] = fsm_run_value(&run, code[i]);
}

int64_t fsm_eval(const struct fsm_machine *m, uint32_t code, const struct fsm_scene *scene)
{
    int64_t value;
    fsm_eval_each(m, &code, 1, scene, &value);
    return value;
}

void fsm_view(const struct fsm_machine *m, const struct fsm_shared *shared, const struct fsm_instance *inst,
              int64_t now, uint16_t view, struct fsm_out *out)
{
    struct fsm_run run;
    stage(&run, m, &(struct fsm_scene){.shared = shared, .inst = inst}, &now);
    run.out = out;
    out->effect_count = out->arg_count = 0;
    out->used = 0;
    fsm_run(&run, m->views[view].code);
}
