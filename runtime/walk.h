/* walk.h: the way most steps go: a few cuts, then a row that nothing can refuse.
 *
 * Such a row needs no image to go back to, no stack but for arguments, and no `always` after it, so that the whole
 * step stays in registers. Whatever else the code holds (calls, arithmetic, stores that are checked) is met before the
 * row is chosen, when nothing has changed yet: the walk gives up and fsm_run begins anew. fsm_verify has seen to it
 * that after TAKE_SURE there are only the instructions of walk_deeds. */
#ifndef FSM_WALK_H
#define FSM_WALK_H

#include "arith.h"
#include "code.h"
#include "fsm.h"

struct fsm_walk {
    const struct fsm_machine *m;
    int64_t *slot;
    const int64_t *space[FSM_SPACES]; /* those that guards and sure rows read; the others are not set */
    struct fsm_out *out;
};

#define WALK_AT(walk, a) ((walk)->space[FSM_AT_SPACE(a)][FSM_AT_INDEX(a)])

static inline void walk_emit(struct fsm_out *out, uint32_t effect, uint16_t first)
{
    out->effect[out->effect_count++] =
        (struct fsm_effect){.effect = (uint16_t)effect, .arg = first, .args = (uint16_t)(out->arg_count - first)};
}

static inline __attribute__((always_inline)) void walk_deeds(const struct fsm_walk *walk, const uint32_t *word)
{
    const struct fsm_machine *m = walk->m;
    struct fsm_out *out = walk->out;
    int64_t *slot = walk->slot, stack[FSM_SURE_MAX + 1], *top = stack;
    uint16_t first = 0;
    for (;; word++) {
        uint32_t a = FSM_I_A(*word);
        switch (FSM_I_OP(*word)) {
        case FSM_OP_SET:
            slot[a] = (int32_t) * ++word;
            break;
        case FSM_OP_GOTO:
            slot[FSM_SLOT_LEAF] = a;
            break;
        case FSM_OP_EMIT:
            walk_emit(out, a, first);
            first = out->arg_count;
            break;
        case FSM_OP_STOP:
            out->timers |= (uint64_t)(slot[m->timers[a].slot] != FSM_MISSING) << a;
            slot[m->timers[a].slot] = FSM_MISSING;
            break;
        case FSM_OP_START:
            out->timers |= (uint64_t)1 << a;
            slot[m->timers[a].slot] = fsm_add(out->at, *--top);
            break;
        case FSM_OP_LOAD:
            *top++ = WALK_AT(walk, a);
            break;
        case FSM_OP_PUSH:
            *top++ = (int32_t)*word >> 8;
            break;
        case FSM_OP_ARG:
            out->arg[out->arg_count++] = *--top;
            break;
        case FSM_OP_SAVE_LEAF:
            slot[a] = slot[FSM_SLOT_LEAF];
            break;
        default: /* DONE */
            return;
        }
    }
}

/* True if the walk has done the whole step; *result is then FSM_STEPPED, FSM_IGNORED or FSM_REJECTED. */
static inline __attribute__((always_inline)) bool fsm_walk(const struct fsm_walk *walk, uint32_t at,
                                                           enum fsm_result *result)
{
    const struct fsm_machine *m = walk->m;
    const uint32_t *code = m->code, *word = code + at;
    struct fsm_out *out = walk->out;
    for (;;) {
        uint32_t a = FSM_I_A(*word);
        switch (FSM_I_OP(*word)) {
        case FSM_OP_CUT:
            if (WALK_AT(walk, a) >= m->constants[word[1]]) /* a branch is foreseen; a computed way is waited for */
                word = code + word[3];
            else
                word = code + word[2];
            break;
        case FSM_OP_SWITCH: {
            uint64_t way = (uint64_t)WALK_AT(walk, a) - (uint64_t)(int64_t)(int32_t)word[2];
            if (way >= word[1])
                return false;
            word = code + word[3 + way];
            break;
        }
        case FSM_OP_TAKE_SURE:
            out->row[0] = a;
            out->row_count = 1;
            *result = FSM_STEPPED;
            walk_deeds(walk, word + 1);
            return true;
        case FSM_OP_ANSWER:
            if (word[1] == FSM_DEFERRED)
                return false;
            out->row[0] = a;
            out->row_count = 1;
            *result = (enum fsm_result)word[1];
            return true;
        default:
            return false;
        }
    }
}

#endif
