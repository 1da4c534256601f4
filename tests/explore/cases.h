/* cases.h: machines by hand that say at their top, in comments, what exploring them must find.
 *
 *   # tick 500ms                  the grid that explore() must choose; 0ms if nothing is measured
 *   # instances 2                 1 unless said otherwise
 *   # states 12                   of the naive explorer, exactly; explore() may need fewer
 *   # violated NAME at 3          an invariant or assumption, and the shortest way in moves; 0 is creation
 *   # holds NAME
 *   # reached NAME at 2           a `reachable`
 *   # unreached NAME
 *   # leaf NAME waits|moves|unreached
 *   # refused RESULT LEAF COLUMN  COLUMN is an event, or a timer for its expiry
 *
 * All promises, leaves and refusals are listed, so that nothing is found that was not thought of. */
#ifndef EXPLORE_CASES_H
#define EXPLORE_CASES_H

#include <stdio.h>

#include "explore.h"
#include "naive.h"

struct expected {
    int64_t tick;
    unsigned instances;
};

/* What must be known before anything is explored. */
struct expected case_expected(const char *text);

/* Whether both found what the text says; what they did not is a line each to `to`. */
bool case_holds(const char *text, const struct exploration *fast, const struct naive *slow, FILE *to);

#endif
