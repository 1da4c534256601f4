/* ours.h: gen/intervention.c run by fsm_step, in the terms of the hand-written contenders. */
#ifndef BENCH_OURS_H
#define BENCH_OURS_H

#include "app.h"
#include "fsm.h"

struct ours { /* names looked up once; what a step needs stands ready */
    const struct fsm_machine *m;
    struct fsm_shared *shared;
    struct fsm_instance *inst;
    struct fsm_out *out;
    uint16_t event[EVENTS], timer[TIMERS], timer_slot[TIMERS], on_app, preserved, quota;
    int64_t *params;
};

void ours_open(struct ours *ours);
void ours_close(struct ours *ours);
void ours_init(struct ours *ours, int64_t now);

static inline enum fsm_result ours_step(const struct ours *ours, const struct app_input *input)
{
    struct fsm_event event = {.type = ours->event[input->event], .field = &input->field};
    return fsm_step(ours->m, ours->shared, ours->inst, &event, input->at, ours->out);
}

/* Says what the last step did in the others' words. The row is the index in machine->rows. */
void ours_tell(const struct ours *ours, struct app *app, struct app_quota *quota, struct app_out *out);

#endif
