/* interpreter.h: what a spec means, read off the tree slowly and literally.
 *
 * Every event walks the rows of the leaf's tables one by one and evaluates every cell as it stands. Nothing of the
 * compiler but its parser, and nothing of the runtime but the numbers that name results, is used here: where this
 * and fsm_step agree, two independent readings of the language agree.
 *
 * The world is handed in: occurrences and their texts are borrowed and must outlive the instance they meet. */
#ifndef ORACLE_INTERPRETER_H
#define ORACLE_INTERPRETER_H

#include "fsm.h"
#include "spec.h"

#define NAIVE_SLOTS 256 /* elements of all variables */
#define NAIVE_MARKS 64  /* of one window */
#define NAIVE_WINDOWS 8
#define NAIVE_QUEUE 64

struct occurrence { /* an event from outside */
    unsigned event;
    uint32_t call;
    const struct value *field; /* one per field */
};

struct naive_shared {
    struct value value[SPEC_MOST];
    int64_t next_ms[SPEC_MOST]; /* when the next window of its refill begins */
};

struct naive_calls {
    unsigned count;
    uint32_t number[SPEC_CALLS_MOST]; /* oldest first */
};

struct naive_window {
    unsigned count;
    int64_t mark_ms[NAIVE_MARKS]; /* oldest first */
};

struct naive_instance {
    const struct spec *spec;
    int leaf;
    int64_t last_ms; /* the instant of the last step that changed it */
    uint32_t calls_made;
    struct value param[SPEC_MOST];
    struct value slot[NAIVE_SLOTS];
    struct value deadline[SPEC_MOST];
    int history[SPEC_MOST]; /* by state: the leaf last left */
    struct naive_window window[NAIVE_WINDOWS];
    struct naive_calls calls[SPEC_MOST]; /* by effect */
    unsigned queued, released;           /* of the queued, how many wait for a second try */
    const struct occurrence *queue[NAIVE_QUEUE];
};

struct naive_effect {
    unsigned effect;
    uint32_t call;
    unsigned arg, args; /* elements in outcome.arg */
};

struct naive_outcome {
    enum fsm_result result;
    enum fsm_cause cause;
    unsigned subject; /* the event, timer or shared variable */
    int64_t at_ms;
    int from, to; /* leaves; from is -1 at creation */
    unsigned rows, effects, args;
    unsigned line[FSM_ROWS_MAX];
    struct naive_effect effect[FSM_EFFECTS_MAX];
    struct value arg[FSM_ARGS_MAX];
    uint64_t timers;
    const struct occurrence *released;
    const char *complaint; /* set where the spec itself is at fault: two rows for one input, or none */
};

/* `param` has one value per parameter. */
void naive_shared_init(const struct spec *spec, struct naive_shared *shared, const struct value *param, int64_t now_ms);
void naive_create(const struct spec *spec, struct naive_instance *inst, struct naive_shared *shared,
                  const struct value *param, int64_t now_ms, struct naive_outcome *out);

/* Does the next thing due, else the occurrence, as fsm_step does. */
void naive_step(struct naive_instance *inst, struct naive_shared *shared, const struct occurrence *occurrence,
                int64_t now_ms, struct naive_outcome *out);

/* The first value of a declared variable or parameter. */
struct value naive_first(const struct spec *spec, const struct variable *variable);

#endif
