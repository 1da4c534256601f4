/* pool.h: judges mutants in processes of their own, several at a time, so that one that crashes or never ends is its
 * own end alone. */
#ifndef MUTATE_POOL_H
#define MUTATE_POOL_H

#include <signal.h>

#include "judge.h"

struct pool {
    struct judge *judge;
    const struct mutant *const *mutant; /* [count] */
    struct verdict *verdict;            /* [count]: FATE_UNTRIED, or what was found before */
    size_t count;
    unsigned jobs;
    bool prove;                        /* judge_proof those that survived so far, else judge_tests all untried ones */
    const volatile sig_atomic_t *stop; /* set by a signal handler */
    void (*progress)(const struct pool *pool, size_t done, size_t wanted); /* after each; or NULL */
};

/* False if a process cannot be started; then a message was written to stderr. What is not done when *stop is set keeps
 * its verdict. */
bool pool_run(const struct pool *pool);

#endif
