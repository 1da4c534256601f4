/* search.h: the inside of an exploration, for explore.c and trace.c. */
#ifndef CHECK_SEARCH_H
#define CHECK_SEARCH_H

#include "list.h"
#include "moves.h"
#include "product.h"
#include "store.h"

/* Where something was found: in a state, or on a move out of it. */
struct spot {
    uint32_t state, depth;
    bool moving;
    uint8_t instance;
    struct act act;
};

struct refusal_spot {
    struct refusal refusal;
    struct spot spot;
};

struct search {
    struct exploration *x;
    struct layout layout;
    struct product product;
    struct moves moves;
    struct visited store;
    struct fsm_instance *blank;
    struct fsm_shared *blank_shared;
    struct spot *promise;         /* [promises] */
    struct spot *reached, *waits; /* [leaves] */
    LIST(struct refusal_spot) refusals;
    struct visited joints; /* those looked at; used with several instances, where each comes back again and again */
    /* promises about states alone */
    uint64_t asked[JOINT_MAX];       /* what they read */
    uint64_t *verdict_key, *verdict; /* [room][words], [room][verdict_words] */
    bool *verdict_known;
    size_t verdict_room, verdict_used, verdict_words;
    /* the state that is left right now */
    uint32_t state, depth;
    uint8_t instance;
    int64_t off_grid; /* not 0: the tick must be finer */
    bool too_long, late;
};

/* The moves from the beginning to `spot`, with times and fields such as the runtime itself takes. */
struct trace trace_to(struct search *search, const struct spot *spot);

#endif
