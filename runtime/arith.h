/* arith.h: arithmetic on values that may be missing. It saturates instead of overflowing, and no present
 * result is ever FSM_MISSING. */
#ifndef FSM_ARITH_H
#define FSM_ARITH_H

#include "fsm.h"

#define FSM_LEAST (FSM_MISSING + 1)

static inline int64_t fsm_add(int64_t x, int64_t y)
{
    int64_t sum;
    if (x == FSM_MISSING || y == FSM_MISSING)
        return FSM_MISSING;
    if (__builtin_add_overflow(x, y, &sum))
        return x < 0 ? FSM_LEAST : INT64_MAX;
    return sum == FSM_MISSING ? FSM_LEAST : sum;
}

static inline int64_t fsm_negate(int64_t x)
{
    return x == FSM_MISSING ? FSM_MISSING : -x;
}

static inline int64_t fsm_subtract(int64_t x, int64_t y)
{
    return fsm_add(x, fsm_negate(y));
}

/* The remainder that is never negative. */
static inline int64_t fsm_modulo(int64_t x, int64_t positive)
{
    int64_t rest = x % positive;
    return rest < 0 ? rest + positive : rest;
}

static inline int64_t fsm_bucket(int64_t time, int64_t window, int64_t offset)
{
    int64_t local = fsm_add(time, offset);
    if (local == FSM_MISSING || window == FSM_MISSING || window <= 0)
        return FSM_MISSING;
    return local / window - (local % window < 0);
}

#endif
