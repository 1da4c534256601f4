/* code.h: the instructions of struct fsm_machine.code.
 *
 * One array of 32-bit words holds every diagram, expression and action. A word is an opcode in its low
 * 8 bits and an operand `a` in the other 24; some instructions take more words (w1, w2 …). Jumps go forward
 * only and calls go backward only, so that every run ends: fsm_verify checks both, and the stack depth.
 *
 * A place (FSM_AT) names a readable value: a space in the high 4 bits of `a`, an index in the low 20. */
#ifndef FSM_CODE_H
#define FSM_CODE_H

#include <stdbool.h>
#include <stdint.h>

enum fsm_space {
    FSM_INST,          /* slot of the instance, as it is now */
    FSM_SHARED,        /* slot of the owner's shared variables, as it is now */
    FSM_OLD,           /* hot slot of the instance when the row was chosen (differs from BEFORE in `always`) */
    FSM_OLD_SHARED,
    FSM_BEFORE,        /* hot slot of the instance when the step began, after refill */
    FSM_BEFORE_SHARED,
    FSM_FIELD,         /* slot of the event */
    FSM_CONST,         /* index in machine->constants */
    FSM_TEMP,          /* argument of an action, or an atom kept for FSM_OP_SCAN */
    FSM_ARGUMENT,      /* slot of the effect a promise speaks of */
    FSM_NOW,           /* the instant of the step */
    FSM_SPACES
};

#define FSM_AT(space, index) ((uint32_t)(space) << 20 | (uint32_t)(index))
#define FSM_AT_SPACE(a) ((a) >> 20 & 15u)
#define FSM_AT_INDEX(a) ((a) & 0xfffffu)
#define FSM_I(op, a) ((uint32_t)(op) | ((uint32_t)(a) & 0xffffffu) << 8)
#define FSM_I_OP(word) ((word) & 0xffu)
#define FSM_I_A(word) ((word) >> 8)

/* Stack effects are written before -- after. "missing" spreads through arithmetic; comparisons other than
 * = and != with a missing side are false. Arithmetic saturates instead of overflowing. */
enum fsm_op {
    /* values */
    FSM_OP_LOAD,  /* a: place           -- value */
    FSM_OP_TEXT,  /* a: place in FIELD  -- handle of that text field */
    FSM_OP_PUSH,  /* a: signed 24 bits  -- a */
    FSM_OP_ADD,   /* x y -- x+y */
    FSM_OP_SUB,   /* x y -- x-y */
    FSM_OP_NEG,   /* x -- -x */
    FSM_OP_MIN,   /* x y -- min; missing if either is */
    FSM_OP_MAX,
    FSM_OP_EQ, /* x y -- bool; missing equals missing */
    FSM_OP_NE,
    FSM_OP_LT,
    FSM_OP_LE,
    FSM_OP_GT,
    FSM_OP_GE,
    FSM_OP_AND, /* x y -- bool; operands are 0 or 1 */
    FSM_OP_OR,
    FSM_OP_NOT,
    FSM_OP_HAS,     /* x -- x is not missing */
    FSM_OP_IN,      /* value set -- bool; false if either is missing */
    FSM_OP_SET_ADD, /* set value -- set */
    FSM_OP_SET_DEL,
    FSM_OP_SUCC,   /* a: how many values; v -- v+1, or missing after the last */
    FSM_OP_PRED,   /* v -- v-1, or missing before the first */
    FSM_OP_INDEX,  /* a: place, w1: n; i -- place[i], missing outside 0..n */
    FSM_OP_DATA,   /* a: constant, w1: n; i -- constants[a+i], missing outside */
    FSM_OP_ALL,    /* a: place, w1: n | opcode of a comparison << 16; y -- all place[i] OP y */
    FSM_OP_ANY,    /* likewise, any */
    FSM_OP_COUNT,  /* likewise, how many */
    FSM_OP_WINDOW, /* a: window -- how many marks are younger than its length */
    FSM_OP_BUCKET, /* time window offset -- floor((time+offset)/window); missing if any is, or window <= 0 */
    FSM_OP_FIRST,  /* mask -- its lowest bit's number, missing for 0 */
    FSM_OP_EMITTED, /* a: effect, 0xffff for any -- whether the step emitted it */
    /* ways */
    FSM_OP_JUMP,   /* a: target */
    FSM_OP_UNLESS, /* a: target; x -- , jumps when x is 0 */
    FSM_OP_CALL,   /* a: target -- value */
    FSM_OP_RET,
    /* diagrams: which way a value goes */
    FSM_OP_SWITCH,     /* a: place, w1: n, w2: base (signed); targets[n]; value outside: FSM_NO_ROW */
    FSM_OP_SWITCH_TOP, /* the same on: value -- */
    FSM_OP_CUT,        /* a: place, w1: constant; targets: value < cut, value >= cut. missing is below all */
    FSM_OP_CUT_TOP,    /* value -- */
    FSM_OP_CUTS,       /* a: place, w1: n, w2: constant; targets[n+1] by the number of cuts <= value */
    FSM_OP_CUTS_TOP,   /* value -- */
    FSM_OP_ATOM,       /* a: test, w1: temp; value -- , temp = its atom */
    FSM_OP_SCAN,       /* a: first test, w1: first temp, w2: n; (row, target)[n], target for none */
    FSM_OP_SCAN_ALL,   /* a: first test, w1: first temp, w2: n; row[n] -- mask of the positions that match */
    FSM_OP_GAP,        /* no row: FSM_NO_ROW, or rest for `always` */
    /* deeds */
    FSM_OP_TAKE,         /* a: row */
    FSM_OP_TAKE_SURE,    /* a: row that nothing can refuse: nothing is kept to go back to, and no `always` follows */
    FSM_OP_ANSWER,       /* a: row, w1: FSM_IGNORED, FSM_DEFERRED or FSM_REJECTED; ends the run */
    FSM_OP_DONE,         /* ends the run */
    FSM_OP_SET,          /* a: instance slot, w1: signed value; known to fit */
    FSM_OP_STORE,        /* a: instance slot, w1: type; v -- */
    FSM_OP_STORE_SHARED, /* a: shared slot, w1: type; v -- */
    FSM_OP_STORE_AT,     /* a: instance slot, w1: type (element's), w2: n; i v -- */
    FSM_OP_STORE_TEMP,   /* a: temp; v -- */
    FSM_OP_COPY,         /* a: instance slot, w1: place, w2: type | n << 16 */
    FSM_OP_FILL,         /* a: instance slot, w1: type | n << 16; v -- */
    FSM_OP_START,        /* a: timer; duration -- */
    FSM_OP_START_AT,     /* a: timer; instant -- */
    FSM_OP_STOP,         /* a: timer */
    FSM_OP_MARK,         /* a: window */
    FSM_OP_SAVE_LEAF,    /* a: history slot */
    FSM_OP_GOTO,         /* a: leaf */
    FSM_OP_ARG,          /* v -- */
    FSM_OP_ARG_TEXT,     /* handle -- */
    FSM_OP_ARGS,         /* a: place, w1: n | 1 << 16 if texts; an array argument */
    FSM_OP_ARG_LIST,     /* a: constant; mask -- , a count and constants[a+bit] for each bit */
    FSM_OP_EMIT,         /* a: effect; takes the arguments since the last EMIT */
    FSM_OPS
};

uint32_t fsm_op_head(uint32_t op); /* words of an instruction before its variable tail; 0 if there is no such op */
uint32_t fsm_op_words(const uint32_t *code, uint32_t at); /* in all, tail included */
const char *fsm_op_name(uint32_t op);

/* Whether an instruction may follow TAKE_SURE: it can never be refused. START and EMIT may if what they are given is
 * there and no call is placed; the caller asks that. */
bool fsm_op_is_sure(uint32_t word);

#endif
