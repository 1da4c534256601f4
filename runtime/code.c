/* code.c: the shape of every instruction, as one table.
 *
 * Whoever reads code word by word (verify, dump, emit) asks here how long an instruction is. */
#include "code.h"

#include <stddef.h>

enum tail { TAIL_NONE, TAIL_SWITCH, TAIL_CUTS, TAIL_SCAN, TAIL_SCAN_ALL };

struct shape {
    const char *name;
    uint8_t head; /* words before the tail */
    uint8_t tail; /* enum tail */
};

static const struct shape SHAPES[FSM_OPS] = {
    [FSM_OP_LOAD] = {"load", 1, TAIL_NONE},
    [FSM_OP_TEXT] = {"text", 1, TAIL_NONE},
    [FSM_OP_PUSH] = {"push", 1, TAIL_NONE},
    [FSM_OP_ADD] = {"add", 1, TAIL_NONE},
    [FSM_OP_SUB] = {"sub", 1, TAIL_NONE},
    [FSM_OP_NEG] = {"neg", 1, TAIL_NONE},
    [FSM_OP_MIN] = {"min", 1, TAIL_NONE},
    [FSM_OP_MAX] = {"max", 1, TAIL_NONE},
    [FSM_OP_EQ] = {"eq", 1, TAIL_NONE},
    [FSM_OP_NE] = {"ne", 1, TAIL_NONE},
    [FSM_OP_LT] = {"lt", 1, TAIL_NONE},
    [FSM_OP_LE] = {"le", 1, TAIL_NONE},
    [FSM_OP_GT] = {"gt", 1, TAIL_NONE},
    [FSM_OP_GE] = {"ge", 1, TAIL_NONE},
    [FSM_OP_AND] = {"and", 1, TAIL_NONE},
    [FSM_OP_OR] = {"or", 1, TAIL_NONE},
    [FSM_OP_NOT] = {"not", 1, TAIL_NONE},
    [FSM_OP_HAS] = {"has", 1, TAIL_NONE},
    [FSM_OP_IN] = {"in", 1, TAIL_NONE},
    [FSM_OP_SET_ADD] = {"set_add", 1, TAIL_NONE},
    [FSM_OP_SET_DEL] = {"set_del", 1, TAIL_NONE},
    [FSM_OP_SUCC] = {"succ", 1, TAIL_NONE},
    [FSM_OP_PRED] = {"pred", 1, TAIL_NONE},
    [FSM_OP_INDEX] = {"index", 2, TAIL_NONE},
    [FSM_OP_DATA] = {"data", 2, TAIL_NONE},
    [FSM_OP_ALL] = {"all", 2, TAIL_NONE},
    [FSM_OP_ANY] = {"any", 2, TAIL_NONE},
    [FSM_OP_COUNT] = {"count", 2, TAIL_NONE},
    [FSM_OP_WINDOW] = {"window", 1, TAIL_NONE},
    [FSM_OP_BUCKET] = {"bucket", 1, TAIL_NONE},
    [FSM_OP_FIRST] = {"first", 1, TAIL_NONE},
    [FSM_OP_EMITTED] = {"emitted", 1, TAIL_NONE},
    [FSM_OP_JUMP] = {"jump", 1, TAIL_NONE},
    [FSM_OP_UNLESS] = {"unless", 1, TAIL_NONE},
    [FSM_OP_CALL] = {"call", 1, TAIL_NONE},
    [FSM_OP_RET] = {"ret", 1, TAIL_NONE},
    [FSM_OP_SWITCH] = {"switch", 3, TAIL_SWITCH},
    [FSM_OP_SWITCH_TOP] = {"switch_top", 3, TAIL_SWITCH},
    [FSM_OP_CUT] = {"cut", 4, TAIL_NONE},
    [FSM_OP_CUT_TOP] = {"cut_top", 4, TAIL_NONE},
    [FSM_OP_CUTS] = {"cuts", 3, TAIL_CUTS},
    [FSM_OP_CUTS_TOP] = {"cuts_top", 3, TAIL_CUTS},
    [FSM_OP_ATOM] = {"atom", 2, TAIL_NONE},
    [FSM_OP_SCAN] = {"scan", 3, TAIL_SCAN},
    [FSM_OP_SCAN_ALL] = {"scan_all", 3, TAIL_SCAN_ALL},
    [FSM_OP_GAP] = {"gap", 1, TAIL_NONE},
    [FSM_OP_TAKE] = {"take", 1, TAIL_NONE},
    [FSM_OP_TAKE_SURE] = {"take_sure", 1, TAIL_NONE},
    [FSM_OP_ANSWER] = {"answer", 2, TAIL_NONE},
    [FSM_OP_DONE] = {"done", 1, TAIL_NONE},
    [FSM_OP_SET] = {"set", 2, TAIL_NONE},
    [FSM_OP_STORE] = {"store", 2, TAIL_NONE},
    [FSM_OP_STORE_SHARED] = {"store_shared", 2, TAIL_NONE},
    [FSM_OP_STORE_AT] = {"store_at", 3, TAIL_NONE},
    [FSM_OP_STORE_TEMP] = {"store_temp", 1, TAIL_NONE},
    [FSM_OP_COPY] = {"copy", 3, TAIL_NONE},
    [FSM_OP_FILL] = {"fill", 2, TAIL_NONE},
    [FSM_OP_START] = {"start", 1, TAIL_NONE},
    [FSM_OP_START_AT] = {"start_at", 1, TAIL_NONE},
    [FSM_OP_STOP] = {"stop", 1, TAIL_NONE},
    [FSM_OP_MARK] = {"mark", 1, TAIL_NONE},
    [FSM_OP_SAVE_LEAF] = {"save_leaf", 1, TAIL_NONE},
    [FSM_OP_GOTO] = {"goto", 1, TAIL_NONE},
    [FSM_OP_ARG] = {"arg", 1, TAIL_NONE},
    [FSM_OP_ARG_TEXT] = {"arg_text", 1, TAIL_NONE},
    [FSM_OP_ARGS] = {"args", 2, TAIL_NONE},
    [FSM_OP_ARG_LIST] = {"arg_list", 1, TAIL_NONE},
    [FSM_OP_EMIT] = {"emit", 1, TAIL_NONE},
};

uint32_t fsm_op_head(uint32_t op)
{
    return op < FSM_OPS ? SHAPES[op].head : 0;
}

uint32_t fsm_op_words(const uint32_t *code, uint32_t at)
{
    uint32_t op = FSM_I_OP(code[at]);
    if (op >= FSM_OPS)
        return 1;
    uint64_t words = SHAPES[op].head;
    switch ((enum tail)SHAPES[op].tail) {
    case TAIL_NONE:
        break;
    case TAIL_SWITCH:
        words += code[at + 1];
        break;
    case TAIL_CUTS:
        words += (uint64_t)code[at + 1] + 1;
        break;
    case TAIL_SCAN:
        words += (uint64_t)code[at + 2] * 2 + 1;
        break;
    case TAIL_SCAN_ALL:
        words += code[at + 2];
        break;
    }
    return words < UINT32_MAX ? (uint32_t)words : UINT32_MAX;
}

const char *fsm_op_name(uint32_t op)
{
    return op < FSM_OPS ? SHAPES[op].name : "?";
}

bool fsm_op_is_sure(uint32_t word)
{
    uint32_t space = FSM_AT_SPACE(FSM_I_A(word));
    switch (FSM_I_OP(word)) {
    case FSM_OP_PUSH:
    case FSM_OP_SET:
    case FSM_OP_STOP:
    case FSM_OP_START:
    case FSM_OP_SAVE_LEAF:
    case FSM_OP_GOTO:
    case FSM_OP_ARG:
    case FSM_OP_EMIT:
    case FSM_OP_DONE:
        return true;
    case FSM_OP_LOAD:
        return space == FSM_INST || space == FSM_SHARED || space == FSM_FIELD || space == FSM_CONST || space == FSM_NOW;
    default:
        return false;
    }
}
