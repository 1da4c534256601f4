/* scn_draw.c: the values of a scenario that are not written down: counters of loops, and a seeded generator. The same
 * seed gives the same values on every machine. */
#include "scn_world.h"

/* splitmix64: every seed is as good as any other. */
static uint64_t next(uint64_t *state)
{
    uint64_t z = *state += 0x9e3779b97f4a7c15u;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
    z = (z ^ z >> 27) * 0x94d049bb133111ebu;
    return z ^ z >> 31;
}

uint64_t scn_random(struct scn_world *w, uint64_t count)
{
    uint64_t bits = next(&w->random);
    return count ? (uint64_t)((unsigned __int128)bits * count >> 64) : bits;
}

static int64_t between(struct scn_world *w, int64_t lo, int64_t hi)
{
    return (int64_t)((uint64_t)lo + scn_random(w, (uint64_t)hi - (uint64_t)lo + 1));
}

static int64_t any(struct scn_world *w, const struct scn_draw *draw)
{
    const struct fsm_type *type = draw->type;
    if (type->optional && scn_random(w, 4) == 0)
        return FSM_MISSING;
    if (type->choices)
        return w->m->constants[type->choice + scn_random(w, type->choices)];
    return between(w, draw->lo, draw->hi);
}

int64_t scn_draw(struct scn_world *w, const struct scn_draw *draw)
{
    switch ((enum scn_draw_kind)draw->kind) {
    case SCN_DRAW_CONSTANT:
        return draw->lo;
    case SCN_DRAW_LOOP:
        return w->loop[draw->lo];
    case SCN_DRAW_ANY:
        return any(w, draw);
    case SCN_DRAW_PICK:
        return draw->choice[scn_random(w, draw->choices)];
    case SCN_DRAW_RANGE:
        return between(w, draw->lo, draw->hi);
    }
    return FSM_MISSING;
}
