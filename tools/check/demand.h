/* demand.h: how much of each place matters, from the facts of flow.h. */
#ifndef CHECK_DEMAND_H
#define CHECK_DEMAND_H

#include "flow.h"

struct demand {          /* of one place */
    bool live;           /* some guard, timer or promise depends on it */
    bool moved;          /* its very value goes on, into a variable or a timer */
    bool rest_asked;     /* a timer: what is left of it is asked, or its deadline, other than whether it has changed */
    bool exact;          /* every value may make a difference; else only between the cuts */
    int64_t least, most; /* what it can be, for cuts */
    LIST(int64_t) cuts;  /* of its value; for instants, of its age. Not sorted */
};

struct demands {
    const struct flow *flow;
    struct demand *place; /* [flow->places.count] */
};

void demands_find(struct demands *demands, const struct flow *flow);
void demands_release(struct demands *demands);

/* Whether a place holds an instant, and so counts by its age. */
bool place_is_instant(const struct flow *flow, uint32_t place);
/* A timer started for a field and a constant: sets both, when the fact says so. */
bool fact_is_free_start(const struct flow *flow, const struct fact *fact, uint32_t *field, int64_t *offset);

#endif
