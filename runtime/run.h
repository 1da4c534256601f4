/* run.h: one run of code. Steps, expressions and views set the stage; fsm_run plays. */
#ifndef FSM_RUN_H
#define FSM_RUN_H

#include <string.h>

#include "code.h"
#include "domain.h"

/* The slots as they were when a row was chosen: what FSM_OLD and FSM_BEFORE read, and what a refusal restores. */
struct fsm_image {
    int64_t slot[FSM_SLOTS_MAX], shared[FSM_SLOTS_MAX];
};

struct fsm_run {
    const struct fsm_machine *m;
    int64_t *space[FSM_SPACES]; /* where index 0 of each enum fsm_space is; deeds write INST, SHARED and TEMP only */
    const struct fsm_instance *inst;
    const struct fsm_event *event; /* for its texts; may be NULL */
    struct fsm_out *out;           /* takes rows, effects and arguments; expressions only ask it, and it may be NULL */
    struct fsm_image *image;       /* [2]: taken by the step's first row, and by each row of `always`; unused else */
    int64_t value;                 /* what an expression came to */
    bool sure;                     /* the row taken cannot be refused */
    bool kept;                     /* image[0] holds what to go back to */
    uint16_t texts_stored;         /* whether a text variable was assigned */
    uint16_t arg;                  /* in out->arg: the first argument of the next effect */
    uint16_t text_args;            /* arguments that name text variables */
    uint16_t text_arg[FSM_ARGS_MAX];
    int64_t temp[FSM_TEMPS_MAX];
};

static inline int64_t fsm_run_now(const struct fsm_run *run)
{
    return *run->space[FSM_NOW];
}

/* For spaces that nobody writes. */
static inline int64_t *fsm_run_reads(const int64_t *value)
{
    return (int64_t *)(uintptr_t)value;
}

/* Until a row is chosen the old values are the current ones. */
static inline void fsm_run_unchosen(struct fsm_run *run)
{
    run->space[FSM_OLD] = run->space[FSM_INST];
    run->space[FSM_OLD_SHARED] = run->space[FSM_SHARED];
}

/* Copies whole chunks: instances, shared variables and images have room for the last one. */
static inline void fsm_copy_slots(int64_t *to, const int64_t *from, uint32_t count)
{
    for (uint32_t i = 0; i < count; i += FSM_CHUNK)
        memcpy(to + i, from + i, FSM_CHUNK * sizeof *to);
}

/* A row is chosen: keeps the slots as they are. */
static inline void fsm_run_chosen(struct fsm_run *run, bool first)
{
    struct fsm_image *image = &run->image[!first];
    fsm_copy_slots(image->slot, run->space[FSM_INST], run->m->hot_slots);
    fsm_copy_slots(image->shared, run->space[FSM_SHARED], run->m->shared_slots);
    run->space[FSM_OLD] = image->slot;
    run->space[FSM_OLD_SHARED] = image->shared;
    if (first) {
        run->kept = true;
        run->space[FSM_BEFORE] = image->slot;
        run->space[FSM_BEFORE_SHARED] = image->shared;
    }
}

/* Runs m->code from `at`. FSM_STEPPED at the end, with `value` set for an expression; FSM_IGNORED, FSM_DEFERRED or
 * FSM_REJECTED when a row answers so; FSM_NO_ROW in a gap; else the refusal, with out->culprit set. */
enum fsm_result fsm_run(struct fsm_run *run, uint32_t at);

/* The value of expression code; FSM_MISSING where it meets a gap. */
int64_t fsm_run_value(struct fsm_run *run, uint32_t at);

#endif
