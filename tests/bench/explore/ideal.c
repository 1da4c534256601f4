/* ideal.c: the intervention machine by hand, and a search of its product over a bitmap.
 *
 * What one app does with what it sees (its own state and the quota) is put into a table first. The search then adds
 * and subtracts numbers, and asks one bit per move: no packing, no hashing, no promises. */
#include "ideal.h"

#include <assert.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { IDLE, QUICK, CHOICE, ACTIVE };

/* Timers: 0 stopped, else the ticks left and 1. A quick task at 1 is due; an intention or activity at 1 may end. */
struct app {
    unsigned leaf, on_app, preserved, quick, intention, activity;
};

struct rules {
    unsigned instances, quota, quick, least;
    unsigned apps; /* states of one app */
};

enum { MOVES = 11 };

struct to {
    uint32_t app, quota;
};

struct table {
    struct rules rules;
    struct to *to;   /* [apps][quota + 1][MOVES] */
    uint8_t *moves;  /* [apps][quota + 1] */
    uint32_t *later; /* [apps]: after a tick */
    uint8_t *due;    /* [apps] */
};

/* ---- one app ---- */

static struct app app_of(const struct rules *r, uint32_t number)
{
    struct app a;
    a.leaf = number % 4, number /= 4;
    a.on_app = number % 2, number /= 2;
    a.preserved = number % 2, number /= 2;
    a.quick = number % (r->quick + 2), number /= r->quick + 2;
    a.intention = number % (r->least + 2), number /= r->least + 2;
    a.activity = number;
    return a;
}

static uint32_t number_of(const struct rules *r, const struct app *a)
{
    uint32_t number = a->activity;
    number = number * (r->least + 2) + a->intention;
    number = number * (r->quick + 2) + a->quick;
    number = number * 2 + a->preserved;
    number = number * 2 + a->on_app;
    return number * 4 + a->leaf;
}

static void leave_intervention(struct app *a, unsigned leaf)
{
    a->leaf = leaf;
    a->preserved = 0;
    a->activity = 0;
}

static void begin_quick_task(const struct rules *r, struct app *a, unsigned *quota)
{
    --*quota;
    a->quick = r->quick + 1;
    a->leaf = QUICK;
}

static void foreground(const struct rules *r, struct app *a, unsigned *quota)
{
    a->on_app = 1;
    if (a->leaf != IDLE || a->intention || a->quick)
        return;
    if (*quota)
        begin_quick_task(r, a, quota);
    else
        a->leaf = ACTIVE;
}

static void exits(struct app *a)
{
    bool stays = a->leaf == ACTIVE && a->preserved;
    a->on_app = 0;
    if (a->leaf == CHOICE)
        a->leaf = IDLE;
    else if (a->leaf == ACTIVE && !stays)
        leave_intervention(a, IDLE);
}

static void quit(struct app *a)
{
    if (a->leaf != QUICK && a->leaf != CHOICE)
        return;
    a->leaf = IDLE;
    a->on_app = 0;
    a->quick = 0;
}

static void intention_ends(struct app *a)
{
    a->intention = 0;
    if (a->leaf == IDLE && a->on_app)
        a->leaf = ACTIVE;
}

static void activity_ends(struct app *a)
{
    a->activity = 0;
    if (a->leaf != ACTIVE)
        return;
    if (a->on_app)
        a->preserved = 0;
    else
        leave_intervention(a, IDLE);
}

static void quick_task_ends(struct app *a)
{
    a->quick = 0;
    if (a->leaf == QUICK)
        a->leaf = a->on_app ? CHOICE : IDLE;
}

/* False if the move is none here. */
static bool move(const struct rules *r, struct app *a, unsigned *quota, unsigned number)
{
    if ((a->quick == 1) != (number == 0))
        return false;
    switch (number) {
    case 0:
        quick_task_ends(a);
        return true;
    case 1:
        a->on_app = 1; /* an app that is not monitored comes to the foreground */
        return true;
    case 2:
        foreground(r, a, quota);
        return true;
    case 3:
        exits(a);
        return true;
    case 4:
        quit(a);
        return true;
    case 5:
        if (a->leaf == CHOICE && *quota)
            begin_quick_task(r, a, quota);
        else if (a->leaf == CHOICE)
            a->leaf = ACTIVE;
        return true;
    case 6:
        if (a->leaf == ACTIVE) {
            leave_intervention(a, IDLE);
            a->intention = r->least + 1;
        }
        return true;
    case 7:
        if (a->leaf == ACTIVE) {
            a->preserved = 1;
            a->activity = r->least + 1;
        }
        return true;
    case 8:
        if (a->intention == 1)
            intention_ends(a);
        return true;
    case 9:
        if (a->activity == 1)
            activity_ends(a);
        return true;
    default:
        *quota = r->quota; /* refilled at any time */
        return true;
    }
}

static uint32_t later(const struct rules *r, struct app a)
{
    a.quick -= a.quick > 1;
    a.intention -= a.intention > 1;
    a.activity -= a.activity > 1;
    return number_of(r, &a);
}

/* ---- the table ---- */

static void *room(size_t size)
{
    void *memory = calloc(1, size);
    assert(memory);
    return memory;
}

static void table_fill(struct table *t, uint32_t number, unsigned quota)
{
    size_t at = (size_t)number * (t->rules.quota + 1) + quota;
    for (unsigned m = 0; m < MOVES; m++) {
        struct app a = app_of(&t->rules, number);
        unsigned left = quota;
        if (!move(&t->rules, &a, &left, m))
            continue;
        uint32_t to = number_of(&t->rules, &a);
        if (to != number || left != quota)
            t->to[at * MOVES + t->moves[at]++] = (struct to){to, left};
    }
}

static void table_make(struct table *t, struct rules rules)
{
    rules.apps = 16 * (rules.quick + 2) * (rules.least + 2) * (rules.least + 2);
    t->rules = rules;
    t->to = room((size_t)rules.apps * (rules.quota + 1) * MOVES * sizeof *t->to);
    t->moves = room((size_t)rules.apps * (rules.quota + 1));
    t->later = room(rules.apps * sizeof *t->later);
    t->due = room(rules.apps);
    for (uint32_t n = 0; n < rules.apps; n++) {
        struct app a = app_of(&rules, n);
        t->due[n] = a.quick == 1;
        t->later[n] = later(&rules, a);
        for (unsigned q = 0; q <= rules.quota; q++)
            table_fill(t, n, q);
    }
}

static void table_release(struct table *t)
{
    free(t->to);
    free(t->moves);
    free(t->later);
    free(t->due);
}

/* Apps are numbered anew: only those that one alone can come to, so that the bitmap is small. */
static void table_shrink(struct table *t)
{
    uint32_t apps = t->rules.apps, *renamed = room(apps * sizeof *renamed), *open = room(apps * sizeof *open),
             count = 0;
    size_t quotas = t->rules.quota + 1;
    open[count++] = 0;
    renamed[0] = 1;
    for (uint32_t next = 0; next < count; next++) {
        uint32_t n = open[next];
        for (unsigned q = 0; q < quotas; q++)
            for (unsigned m = 0; m < t->moves[n * quotas + q]; m++) {
                uint32_t to = t->to[(n * quotas + q) * MOVES + m].app;
                if (!renamed[to])
                    open[count++] = to, renamed[to] = count;
            }
        if (!t->due[n] && !renamed[t->later[n]])
            open[count++] = t->later[n], renamed[t->later[n]] = count;
    }
    struct table small = {.rules = t->rules};
    small.rules.apps = count;
    small.to = room(count * quotas * MOVES * sizeof *small.to);
    small.moves = room(count * quotas);
    small.later = room(count * sizeof *small.later);
    small.due = room(count);
    for (uint32_t i = 0; i < count; i++) {
        uint32_t n = open[i];
        small.due[i] = t->due[n];
        small.later[i] = t->due[n] ? i : renamed[t->later[n]] - 1;
        memcpy(small.moves + i * quotas, t->moves + n * quotas, quotas);
        memcpy(small.to + i * quotas * MOVES, t->to + n * quotas * MOVES, quotas * MOVES * sizeof *small.to);
        for (size_t k = 0; k < quotas * MOVES; k++)
            small.to[i * quotas * MOVES + k].app = renamed[small.to[i * quotas * MOVES + k].app] - 1;
    }
    free(renamed);
    free(open);
    table_release(t);
    *t = small;
}

/* ---- the search ---- */

struct bitmap_search {
    uint64_t *seen;
    uint64_t *open; /* all states, in the order they were met */
    uint64_t count;
};

static inline void meet(struct bitmap_search *s, uint64_t state)
{
    uint64_t bit = UINT64_C(1) << state % 64;
    if (s->seen[state / 64] & bit)
        return;
    s->seen[state / 64] |= bit;
    s->open[s->count++] = state;
}

static void expand(const struct table *t, struct bitmap_search *s, uint64_t state)
{
    uint64_t apps = t->rules.apps, rest = state / (t->rules.quota + 1), weight = t->rules.quota + 1, ticked = 0;
    unsigned quota = (unsigned)(state % (t->rules.quota + 1));
    bool due = false;
    for (unsigned i = 0; i < t->rules.instances; i++, weight *= apps, rest /= apps) {
        uint64_t app = rest % apps;
        size_t at = app * (t->rules.quota + 1) + quota;
        const struct to *to = t->to + at * MOVES;
        due = due || t->due[app];
        ticked += t->later[app] * weight;
        for (unsigned m = 0; m < t->moves[at]; m++)
            meet(s, state + to[m].app * weight - app * weight + to[m].quota - quota);
    }
    if (!due)
        meet(s, ticked + quota);
}

static double now(void)
{
    struct timespec at;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &at);
    return (double)at.tv_sec + (double)at.tv_nsec / 1e9;
}

uint64_t ideal_search(unsigned instances, unsigned quota, unsigned quick, unsigned least, double *seconds)
{
    struct table table;
    table_make(&table, (struct rules){.instances = instances, .quota = quota, .quick = quick, .least = least});
    table_shrink(&table);
    uint64_t states = quota + 1;
    for (unsigned i = 0; i < instances; i++)
        states *= table.rules.apps;
    double began = now();
    struct bitmap_search s = {.seen = room(states / 8 + 8), .open = malloc(states * sizeof *s.open)};
    assert(s.open);
    meet(&s, quota);
    for (uint64_t next = 0; next < s.count; next++)
        expand(&table, &s, s.open[next]);
    *seconds = now() - began;
    free(s.seen);
    free(s.open);
    table_release(&table);
    return s.count;
}
