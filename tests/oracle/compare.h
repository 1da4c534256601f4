/* compare.h: one machine, two readings: the compiled tables stepped by fsm_step, and the tree interpreted.
 *
 * A trace is decided beforehand, so that it can be run again without some of its moments. */
#ifndef ORACLE_COMPARE_H
#define ORACLE_COMPARE_H

#include "fsm.h"
#include "interpreter.h"
#include "random.h"

#define PAIR_INSTANCES 4 /* two owners with two instances each */

struct moment { /* something happens to one instance */
    int64_t now_ms;
    unsigned instance;
    bool skipped;
    const struct occurrence *occurrence; /* NULL: time passes */
};

struct trace {
    struct arena *arena;
    int64_t begin_ms[PAIR_INSTANCES];
    const struct value *param[PAIR_INSTANCES];
    unsigned moments;
    struct moment *moment;
};

struct subject { /* borrowed all */
    const struct spec *spec;
    const struct fsm_machine *machine;
};

struct tally {
    uint64_t steps;
    uint64_t result[FSM_RESULTS], cause[FSM_BY_CREATION + 1];
};

/* Random parameters, events and instants, in `arena`. */
void trace_make(struct trace *trace, struct arena *arena, struct random *random, const struct spec *spec,
                unsigned moments);
void trace_print(FILE *to, const struct trace *trace, const struct spec *spec);

/* Runs a trace both ways. False at the first difference, which is described on `to` unless that is NULL;
 * *at is its moment. */
bool compare(const struct subject *subject, const struct trace *trace, struct tally *tally, FILE *to, unsigned *at);

#endif
