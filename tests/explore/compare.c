/* compare.c: findings side by side; see compare.h. */
#include "compare.h"

#include <stdarg.h>

const char *column_name(const struct fsm_machine *m, uint16_t column)
{
    if (column < m->event_count)
        return m->events[column].name;
    return column < fsm_always(m) ? m->timers[column - m->event_count].name : "always";
}

const char *leaf_name(const struct fsm_machine *m, size_t leaf)
{
    return m->states[m->leaf_state[leaf]].name;
}

static unsigned differ(FILE *to, const char *format, ...) __attribute__((format(printf, 2, 3)));
static unsigned differ(FILE *to, const char *format, ...)
{
    va_list list;
    va_start(list, format);
    vfprintf(to, format, list);
    va_end(list);
    return 1;
}

/* A free timer has no end in explore(): all that there is must be found, and more may be. */
static bool is_free(const struct exploration *fast)
{
    return fast->world.free_starts > 0;
}

/* Whether a finding of one is none of the other, so that one of them is wrong. */
static bool disagree(const struct exploration *fast, bool by_fast, bool by_slow)
{
    return is_free(fast) ? by_slow && !by_fast : by_fast != by_slow;
}

static const char *yes(bool b)
{
    return b ? "yes" : "no";
}

static unsigned compare_promises(const struct exploration *fast, const struct naive *slow, FILE *to)
{
    const struct fsm_machine *m = fast->m;
    unsigned count = 0;
    for (uint16_t p = 0; p < m->promise_count; p++) {
        const struct promise_report *f = &fast->promise[p];
        const struct naive_promise *s = &slow->promise[p];
        const char *name = m->promises[p].name;
        if (disagree(fast, f->exercised, s->exercised) &&
            !slow->circles) /* in circles there may be no state at rest to ask */
            count += differ(to, "%s is asked: explore %s, naive %s\n", name, yes(f->exercised), yes(s->exercised));
        if (disagree(fast, f->decided, s->decided))
            count += differ(to, "%s is decided: explore %s (depth %u), naive %s (depth %u)\n", name, yes(f->decided),
                            f->depth, yes(s->decided), s->depth);
        else if (f->decided && s->decided && (is_free(fast) ? f->depth > s->depth : f->depth != s->depth))
            count += differ(to, "%s is decided at depth: explore %u, naive %u\n", name, f->depth, s->depth);
    }
    return count;
}

static unsigned compare_leaves(const struct exploration *fast, const struct naive *slow, FILE *to)
{
    unsigned count = 0;
    for (uint16_t l = 0; l < fast->m->leaves; l++) {
        const struct leaf_report *f = &fast->leaf[l];
        const char *name = leaf_name(fast->m, l);
        if (disagree(fast, f->reached, slow->reached[l]))
            count += differ(to, "%s is reached: explore %s, naive %s\n", name, yes(f->reached), yes(slow->reached[l]));
        if (disagree(fast, f->waits, slow->waits[l]))
            count += differ(to, "%s waits: explore %s, naive %s\n", name, yes(f->waits), yes(slow->waits[l]));
    }
    return count;
}

/* Rows of decisions are in no step. */
static unsigned compare_rows(const struct exploration *fast, const struct naive *slow, FILE *to)
{
    unsigned count = 0;
    for (uint32_t r = 0; r < fast->m->row_count; r++) {
        const struct fsm_row *row = &fast->m->rows[r];
        if (row->state != UINT16_MAX && disagree(fast, fast->row_taken[r], slow->row_taken[r]))
            count += differ(to, "the row of line %u is taken: explore %s, naive %s\n", row->line,
                            yes(fast->row_taken[r]), yes(slow->row_taken[r]));
    }
    return count;
}

static unsigned compare_edges(const struct exploration *fast, const struct naive *slow, FILE *to)
{
    const struct fsm_machine *m = fast->m;
    unsigned count = 0;
    for (size_t from = 0; from < m->leaves; from++)
        for (size_t next = 0; next < m->leaves; next++)
            for (uint16_t c = 0; c < fsm_columns(m); c++) {
                size_t at = (from * m->leaves + next) * fsm_columns(m) + c;
                if (from != next && disagree(fast, fast->edge[at], slow->edge[at]))
                    count += differ(to, "%s goes to %s by %s: explore %s, naive %s\n", leaf_name(m, from),
                                    leaf_name(m, next), column_name(m, c), yes(fast->edge[at]), yes(slow->edge[at]));
            }
    return count;
}

static bool fast_refuses(const struct exploration *fast, const struct naive_refusal *refusal)
{
    for (uint32_t i = 0; i < fast->refusals; i++)
        if (fast->refusal[i].result == refusal->result && fast->refusal[i].leaf == refusal->leaf &&
            fast->refusal[i].column == refusal->column)
            return true;
    return false;
}

static bool slow_refuses(const struct naive *slow, const struct refusal *refusal)
{
    for (size_t i = 0; i < slow->refusals.count; i++)
        if (slow->refusals.item[i].result == refusal->result && slow->refusals.item[i].leaf == refusal->leaf &&
            slow->refusals.item[i].column == refusal->column)
            return true;
    return false;
}

static unsigned compare_refusals(const struct exploration *fast, const struct naive *slow, FILE *to)
{
    const struct fsm_machine *m = fast->m;
    unsigned count = 0;
    bool circles = false;
    for (uint32_t i = 0; i < fast->refusals; i++) {
        const struct refusal *refusal = &fast->refusal[i];
        circles = circles || refusal->column == UINT16_MAX;
        if (refusal->column != UINT16_MAX && disagree(fast, true, slow_refuses(slow, refusal)))
            count += differ(to, "only explore refuses with %s: %s in %s\n", fsm_result_name(refusal->result),
                            column_name(m, refusal->column), leaf_name(m, refusal->leaf));
    }
    for (size_t i = 0; i < slow->refusals.count; i++) {
        const struct naive_refusal *refusal = &slow->refusals.item[i];
        if (disagree(fast, fast_refuses(fast, refusal), true))
            count += differ(to, "only naive refuses with %s: %s in %s\n", fsm_result_name(refusal->result),
                            column_name(m, refusal->column), leaf_name(m, refusal->leaf));
    }
    if (disagree(fast, circles, slow->circles))
        count += differ(to, "expiries go in circles: explore %s, naive %s\n", yes(circles), yes(slow->circles));
    return count;
}

unsigned compare_findings(const struct exploration *fast, const struct naive *slow, FILE *to)
{
    unsigned count = 0;
    if (!fast->exhausted)
        count += differ(to, "explore gave up after %llu states\n", (unsigned long long)fast->states);
    if (fast->states > slow->states && !is_free(fast))
        count += differ(to, "states: explore %llu, naive only %zu\n", (unsigned long long)fast->states, slow->states);
    count += compare_promises(fast, slow, to);
    count += compare_leaves(fast, slow, to);
    count += compare_rows(fast, slow, to);
    count += compare_edges(fast, slow, to);
    count += compare_refusals(fast, slow, to);
    return count;
}
