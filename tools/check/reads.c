/* reads.c: follows code through all its branches and calls and notes what it may read. */
#include "reads.h"

#include <string.h>

#include "arena.h"
#include "code.h"
#include "list.h"

static bool *flags(size_t count)
{
    bool *flag = mem_resize(NULL, count + 1);
    memset(flag, 0, count + 1);
    return flag;
}

void reads_open(struct reads *reads, const struct fsm_machine *m)
{
    *reads = (struct reads){.m = m,
                            .slot = flags(m->queue_slot),
                            .shared = flags(m->shared_slots),
                            .emits = flags(m->effect_count),
                            .leads = flags(m->leaves),
                            .seen = (uint8_t *)flags(m->code_count)};
}

void reads_clear(struct reads *reads)
{
    const struct fsm_machine *m = reads->m;
    memset(reads->slot, 0, m->queue_slot);
    memset(reads->shared, 0, m->shared_slots);
    memset(reads->emits, 0, m->effect_count);
    memset(reads->leads, 0, m->leaves);
    reads->before = reads->emitted = reads->outside = false;
}

void reads_close(struct reads *reads)
{
    mem_free(reads->slot);
    mem_free(reads->shared);
    mem_free(reads->emits);
    mem_free(reads->leads);
    mem_free(reads->seen);
}

static void read_places(struct reads *reads, uint32_t place, uint32_t count)
{
    uint32_t index = FSM_AT_INDEX(place);
    switch ((enum fsm_space)FSM_AT_SPACE(place)) {
    case FSM_OLD:
    case FSM_BEFORE:
        reads->before = true;
        memset(reads->slot + index, true, count);
        break;
    case FSM_INST:
        memset(reads->slot + index, true, count);
        break;
    case FSM_OLD_SHARED:
    case FSM_BEFORE_SHARED:
        reads->before = true;
        memset(reads->shared + index, true, count);
        break;
    case FSM_SHARED:
        memset(reads->shared + index, true, count);
        break;
    case FSM_FIELD:
    case FSM_ARGUMENT:
        reads->outside = true;
        break;
    default:
        break;
    }
}

enum { UNSEEN, TO_DO, DONE };

static void mark(struct reads *reads, uint32_t at)
{
    if (reads->seen[at] == UNSEEN)
        reads->seen[at] = TO_DO;
    reads->top = at > reads->top ? at : reads->top;
}

/* The targets of an instruction that divides the way. */
static void follow(struct reads *reads, const uint32_t *target, uint32_t count, uint32_t stride)
{
    for (uint32_t i = 0; i < count; i++)
        mark(reads, target[i * stride]);
}

/* True if the way does not go on to the next instruction. */
static bool look(struct reads *reads, uint32_t at)
{
    const struct fsm_machine *m = reads->m;
    const uint32_t *word = m->code + at;
    uint32_t a = FSM_I_A(word[0]);
    switch (FSM_I_OP(word[0])) {
    case FSM_OP_LOAD:
    case FSM_OP_TEXT:
        read_places(reads, a, 1);
        break;
    case FSM_OP_INDEX:
        read_places(reads, a, word[1]);
        break;
    case FSM_OP_ALL:
    case FSM_OP_ANY:
    case FSM_OP_COUNT:
    case FSM_OP_ARGS:
        read_places(reads, a, word[1] & 0xffffu);
        break;
    case FSM_OP_COPY:
        read_places(reads, word[1], word[2] >> 16);
        break;
    case FSM_OP_WINDOW:
    case FSM_OP_MARK: /* marks move up */
        read_places(reads, FSM_AT(FSM_INST, m->windows[a].slot), m->windows[a].count);
        break;
    case FSM_OP_SAVE_LEAF:
        reads->slot[FSM_SLOT_LEAF] = true;
        break;
    case FSM_OP_EMITTED:
        reads->emitted = true;
        break;
    case FSM_OP_EMIT:
        reads->emits[a] = true;
        break;
    case FSM_OP_GOTO:
        reads->leads[a] = true;
        break;
    case FSM_OP_JUMP:
        mark(reads, a);
        return true;
    case FSM_OP_UNLESS:
        mark(reads, a);
        break;
    case FSM_OP_SWITCH:
        read_places(reads, a, 1);
        /* fall through */
    case FSM_OP_SWITCH_TOP:
        follow(reads, word + 3, word[1], 1);
        return true;
    case FSM_OP_CUT:
        read_places(reads, a, 1);
        /* fall through */
    case FSM_OP_CUT_TOP:
        follow(reads, word + 2, 2, 1);
        return true;
    case FSM_OP_CUTS:
        read_places(reads, a, 1);
        /* fall through */
    case FSM_OP_CUTS_TOP:
        follow(reads, word + 3, word[1] + 1, 1);
        return true;
    case FSM_OP_SCAN:
        follow(reads, word + 4, word[2], 2);
        follow(reads, word + 3 + 2 * word[2], 1, 1);
        return true;
    case FSM_OP_RET:
    case FSM_OP_GAP:
    case FSM_OP_ANSWER:
    case FSM_OP_DONE:
        return true;
    default:
        break;
    }
    return false;
}

/* Jumps lead forward: one pass upwards from each entry does. Calls lead back and are entries of their own. */
void reads_add(struct reads *reads, uint32_t code)
{
    const struct fsm_machine *m = reads->m;
    LIST(uint32_t) entries = {0};
    LIST(uint32_t) visited = {0};
    list_push(&entries, code);
    while (entries.count) {
        uint32_t entry = entries.item[--entries.count];
        mark(reads, entry);
        for (uint32_t at = entry; at <= reads->top; at++) {
            if (reads->seen[at] != TO_DO)
                continue;
            reads->seen[at] = DONE;
            list_push(&visited, at);
            if (!look(reads, at))
                mark(reads, at + fsm_op_words(m->code, at));
            if (FSM_I_OP(m->code[at]) == FSM_OP_CALL)
                list_push(&entries, FSM_I_A(m->code[at]));
        }
    }
    for (size_t i = 0; i < visited.count; i++)
        reads->seen[visited.item[i]] = UNSEEN;
    reads->top = 0;
    list_release(&entries);
    list_release(&visited);
}

void reads_add_step(struct reads *reads, uint16_t leaf, uint16_t column)
{
    const struct fsm_machine *m = reads->m;
    bool *asked = flags(m->leaves);
    reads_add(reads, fsm_pair_of(m, leaf, column)->code);
    reads->leads[leaf] = true;
    for (bool more = true; more;) {
        more = false;
        for (uint16_t to = 0; to < m->leaves; to++)
            if (reads->leads[to] && !asked[to]) {
                asked[to] = more = true;
                reads_add(reads, fsm_pair_of(m, to, fsm_always(m))->code);
            }
    }
    mem_free(asked);
}
