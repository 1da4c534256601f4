/* step.h: the transaction that is one step, for those who begin one (step.c, create.c). */
#ifndef FSM_STEP_H
#define FSM_STEP_H

#include "run.h"

struct fsm_step {
    struct fsm_run run;
    struct fsm_image image[2];
};

static inline void fsm_out_begin(struct fsm_out *out, enum fsm_cause cause, uint16_t column, int64_t at, int64_t leaf)
{
    out->cause = cause;
    out->column = column;
    out->at = at;
    out->from = leaf;
    out->to = leaf;
    out->row_count = out->effect_count = out->arg_count = 0;
    out->culprit = 0;
    out->timers = 0;
    out->used = 0;
}

/* `event` is NULL and `field` too where no event is given. */
static inline void fsm_step_begin(struct fsm_step *step, const struct fsm_machine *m, struct fsm_shared *shared,
                                  struct fsm_instance *inst, const struct fsm_event *event, const int64_t *field,
                                  struct fsm_out *out)
{
    struct fsm_run *run = &step->run;
    int64_t **space = run->space;
    run->m = m;
    run->inst = inst;
    run->event = event;
    run->out = out;
    run->image = step->image;
    run->texts_stored = run->arg = run->text_args = 0;
    run->sure = run->kept = false;
    space[FSM_INST] = inst->slot; /* OLD and BEFORE come with the row that is chosen: guards read neither */
    space[FSM_SHARED] = (int64_t *)shared;
    space[FSM_FIELD] = fsm_run_reads(field);
    space[FSM_CONST] = fsm_run_reads(m->constants);
    space[FSM_TEMP] = run->temp;
    space[FSM_NOW] = &out->at;
}

/* Runs `code` and then `always` to rest; commits, defers or restores. */
enum fsm_result fsm_step_transact(struct fsm_step *step, struct fsm_instance *inst, uint32_t code);

#endif
