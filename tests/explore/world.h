/* world.h: a state of the naive explorer: whole byte images of some instances and of what they share.
 *
 * The instant of every image is 0: when time passes, the instants in it move to the past instead. So equal images
 * are equal states, whenever they are reached. Nothing else is left out, but for numbers that only grow: the calls
 * out are numbered by age, and what is older than the horizon is as old as the horizon. */
#ifndef EXPLORE_WORLD_H
#define EXPLORE_WORLD_H

#include "fsm.h"

struct world {
    const struct fsm_machine *m;
    unsigned instances;
    size_t instance_slots, shared_slots; /* of an image, which is int64_t all through */
    int64_t horizon;                     /* ms */
};

/* The horizon is twice the largest number anywhere in the machine, and two ticks, on the grid. */
void world_init(struct world *world, const struct fsm_machine *m, const int64_t *params, unsigned instances,
                int64_t tick);

size_t world_slots(const struct world *world); /* of one image */

struct fsm_instance *world_instance(const struct world *world, int64_t *image, unsigned instance);
struct fsm_shared *world_shared(const struct world *world, int64_t *image);

/* Shared variables as at first, without any refill to come: the explorer does those itself. */
void world_share(const struct fsm_machine *m, const int64_t *params, struct fsm_shared *shared);

/* Lets `passed_ms` go by and brings the image into the form described above. */
void world_settle(const struct world *world, int64_t *image, int64_t passed_ms);

/* Whether a timer has expired at instant `now`, or an event waits to be tried again. */
bool instance_is_due(const struct fsm_machine *m, const struct fsm_instance *inst, int64_t now);

/* Whether nothing will happen in it of itself: no timer runs, no call is out and no
 * event is to be tried again. */
bool instance_waits(const struct fsm_machine *m, const struct fsm_instance *inst);

/* A refill as a step of `inst`: false, with out->result FSM_RANGE, if the value is outside its domain. */
bool world_refill(const struct fsm_machine *m, struct fsm_shared *shared, const struct fsm_instance *inst,
                  uint16_t variable, int64_t now, struct fsm_out *out);

#endif
