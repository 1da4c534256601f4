/* compare_traces.c: every trace of explore() must be a run that ends in what it is said to show. */
#include <inttypes.h>

#include "compare.h"
#include "rerun.h"

struct traces {
    const struct exploration *fast;
    const char *source;
    FILE *to;
    unsigned bad;
};

static void print_trace(const struct traces *traces, const struct trace *trace)
{
    static const char *const kinds[] = {"tick", "event", "expiry", "release", "refill"};
    const struct fsm_machine *m = traces->fast->m;
    for (uint32_t n = 0; n < trace->moves; n++) {
        const struct move *move = &trace->move[n];
        bool event = move->kind == MOVE_EVENT && move->column < m->event_count;
        fprintf(traces->to, "  %6" PRId64 "ms  %u  %s %s", move->at, move->instance, kinds[move->kind],
                move->kind == MOVE_REFILL ? m->shared[move->column].name : column_name(m, move->column));
        for (uint16_t f = 0; event && f < m->events[move->column].slots; f++)
            fprintf(traces->to, " %" PRId64, move->field[f]);
        fputc('\n', traces->to);
    }
    fprintf(traces->to, "  %6" PRId64 "ms  the end\n", trace->end);
}

static void complain(struct traces *traces, const struct trace *trace, const char *what, const char *name,
                     const char *why)
{
    fprintf(traces->to, "the trace to %s %s: %s\n", what, name, why);
    print_trace(traces, trace);
    traces->bad++;
}

/* The moves of the trace and the ticks between them. */
static uint64_t depth_of(const struct traces *traces, const struct trace *trace)
{
    int64_t tick = traces->fast->world.tick;
    return trace->moves + (tick ? (uint64_t)(trace->end / tick) : 0);
}

/* By the clock a refill may come at another moment than is free to it here. */
static bool has_refill(const struct trace *trace)
{
    for (uint32_t n = 0; n < trace->moves; n++)
        if (trace->move[n].kind == MOVE_REFILL)
            return true;
    return false;
}

/* With a free timer it may be no run; then it says so. */
static bool is_excused(const struct traces *traces, const struct trace *trace)
{
    return traces->fast->world.free_starts > 0 && !trace->real;
}

static void check_promise(struct traces *traces, uint16_t p)
{
    const struct fsm_machine *m = traces->fast->m;
    const struct promise_report *report = &traces->fast->promise[p];
    struct rerun rerun;
    if (!report->decided || is_excused(traces, &report->trace))
        return;
    bool ran = rerun_run(&rerun, m, traces->source, traces->fast->world.tick, &report->trace);
    if (!ran)
        complain(traces, &report->trace, "promise", m->promises[p].name, rerun.message);
    else if (rerun.decided[p].moves != report->trace.moves || rerun.decided[p].at != report->trace.end)
        complain(traces, &report->trace, "promise", m->promises[p].name, "it is not decided just at its end");
    else if (depth_of(traces, &report->trace) != report->depth)
        complain(traces, &report->trace, "promise", m->promises[p].name, "its length is not its depth");
    else if (!report->trace.real && !has_refill(&report->trace))
        complain(traces, &report->trace, "promise", m->promises[p].name, "it is said not to be real");
    rerun_close(&rerun);
}

static bool ends_in(struct rerun *rerun, const struct trace *trace, uint16_t leaf, bool waits)
{
    for (unsigned i = 0; i < trace->instances; i++) {
        const struct fsm_instance *inst = world_instance(&rerun->world, rerun->image, i);
        if (inst->slot[FSM_SLOT_LEAF] == leaf && (!waits || instance_waits(rerun->m, inst)))
            return true;
    }
    return false;
}

static void check_leaf(struct traces *traces, uint16_t leaf)
{
    const struct fsm_machine *m = traces->fast->m;
    const struct leaf_report *report = &traces->fast->leaf[leaf];
    struct rerun rerun;
    if (!report->reached || is_excused(traces, &report->trace))
        return;
    bool ran = rerun_run(&rerun, m, traces->source, traces->fast->world.tick, &report->trace);
    if (!ran)
        complain(traces, &report->trace, "leaf", leaf_name(m, leaf), rerun.message);
    else if (!ends_in(&rerun, &report->trace, leaf, report->waits))
        complain(traces, &report->trace, "leaf", leaf_name(m, leaf), "it does not end there");
    rerun_close(&rerun);
}

static void check_refusal(struct traces *traces, const struct refusal *refusal)
{
    const struct fsm_machine *m = traces->fast->m;
    bool circles = refusal->column == UINT16_MAX; /* then no single step is refused */
    const char *name = circles ? "everything" : column_name(m, refusal->column);
    struct rerun rerun;
    if (is_excused(traces, &refusal->trace))
        return;
    bool ran = rerun_run(&rerun, m, traces->source, traces->fast->world.tick, &refusal->trace);
    const struct fsm_out *out = &rerun.out;
    if (!ran)
        complain(traces, &refusal->trace, "refusal of", name, rerun.message);
    else if (!circles && !(out->result == refusal->result && out->column == refusal->column &&
                           out->from == refusal->leaf && out->culprit == refusal->culprit)) {
        snprintf(rerun.message, sizeof rerun.message, "it ends with %s in %s, culprit %u, not %s in %s, culprit %u",
                 fsm_result_name(out->result), leaf_name(m, (size_t)out->from), out->culprit,
                 fsm_result_name(refusal->result), leaf_name(m, refusal->leaf), refusal->culprit);
        complain(traces, &refusal->trace, "refusal of", name, rerun.message);
    }
    rerun_close(&rerun);
}

unsigned compare_traces(const struct exploration *fast, const char *source, FILE *to)
{
    struct traces traces = {fast, source, to, 0};
    for (uint16_t p = 0; p < fast->m->promise_count; p++)
        check_promise(&traces, p);
    for (uint16_t l = 0; l < fast->m->leaves; l++)
        check_leaf(&traces, l);
    for (uint32_t r = 0; r < fast->refusals; r++)
        check_refusal(&traces, &fast->refusal[r]);
    return traces.bad;
}
