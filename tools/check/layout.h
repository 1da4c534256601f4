/* layout.h: a state as bits.
 *
 * What matters of an instance and of what it shares becomes a few words, every piece in a field of its own that lies
 * within one word; times are relative to now and counted in ticks. Equal states have equal words. The words of what is
 * shared come first, then the instance's own: together a joint, which is what one step of one instance sees. */
#ifndef CHECK_LAYOUT_H
#define CHECK_LAYOUT_H

#include "abstract.h"

enum field_kind {
    FIELD_VALUE,     /* of a slot: v - lo + 1, or 0 for missing */
    FIELD_AGE,       /* of an instant: ticks + 1, or 0 for missing */
    FIELD_REMAINING, /* of a timer: 0 stopped, 1 + ticks, or free_base + the fewest ticks it still runs */
    FIELD_CALLS,     /* how many calls of an effect are out */
    FIELD_QUEUED,    /* deferred events */
    FIELD_RELEASED,
    FIELD_ENTRY, /* a deferred event: its input + 1 */
};

struct field {
    uint8_t kind;
    bool shared;
    bool fades;                /* a mark of a window: out of it, it might as well not be there */
    uint8_t word, shift, bits; /* word of the joint */
    uint16_t slot;             /* instance or shared slot; the effect for FIELD_CALLS; the place in the queue */
    uint16_t timer;            /* FIELD_REMAINING */
    int64_t lo;                /* FIELD_VALUE */
    uint64_t most;             /* highest content */
    uint64_t free_base;        /* FIELD_REMAINING */
    const uint32_t *class_of;  /* [most + 1]: the least content no test can tell it from; NULL if all are told apart */
};

#define JOINT_MAX 32 /* words */

struct layout {
    const struct abstraction *world;
    const struct fsm_machine *m;
    struct field *field;
    uint16_t fields;
    uint16_t shared_words, words;       /* words of a joint: shared first */
    uint8_t width[JOINT_MAX];           /* bits used of each */
    uint64_t remaining_mask[JOINT_MAX]; /* all FIELD_REMAINING */
    uint64_t timed_mask[JOINT_MAX];     /* all fields that a tick changes */
    uint64_t queue_mask[JOINT_MAX];
    uint16_t leaf, queued, released;  /* fields; queued is UINT16_MAX where nothing is deferred */
    const struct fsm_instance *blank; /* an instance as created, for what is dead */
    const struct fsm_shared *blank_shared;
};

enum pack_result {
    PACK_FINE,
    PACK_OFF_GRID, /* a time is no multiple of the tick: layout_off_grid says by how much */
    PACK_LATE,     /* of two deadlines in the past the one declared later is the earlier: an order that is not kept */
    PACK_TOO_LONG, /* a timer, an age or a value beyond what was foreseen */
};

/* False if a state does not fit into JOINT_MAX words. */
bool layout_make(struct layout *layout, const struct abstraction *world, const struct fsm_instance *blank,
                 const struct fsm_shared *blank_shared, struct arena *arena);

static inline uint64_t field_get(const struct field *field, const uint64_t *joint)
{
    return joint[field->word] >> field->shift & ((UINT64_C(1) << field->bits) - 1);
}
static inline void field_put(const struct field *field, uint64_t *joint, uint64_t content)
{
    uint64_t mask = ((UINT64_C(1) << field->bits) - 1) << field->shift;
    joint[field->word] = (joint[field->word] & ~mask) | content << field->shift;
}

/* The instance and what it shares, as they are at CHECK_NOW. Both are written whole. */
void layout_unpack(const struct layout *layout, const uint64_t *joint, struct fsm_instance *inst,
                   struct fsm_shared *shared);

/* `cause` is the input that was just taken, or NULL, and `timers` those it has started: so free timers are told. *off
 * is set for PACK_OFF_GRID. */
enum pack_result layout_pack(const struct layout *layout, const struct fsm_instance *inst,
                             const struct fsm_shared *shared, const struct input *cause, uint64_t timers,
                             uint64_t *joint, int64_t *off);

/* Something is due: a timer, or a released event. */
bool layout_is_due(const struct layout *layout, const uint64_t *joint);
/* A timer runs, or a call is out. */
bool layout_expects(const struct layout *layout, const uint64_t *joint);
/* One tick passes; nothing is due. */
void layout_tick(const struct layout *layout, uint64_t *joint);

#endif
