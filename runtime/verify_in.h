/* verify_in.h: what the parts of fsm_verify share: verify.c looks at declarations, verify_word.c at single
 * instructions, verify_code.c at how they hang together, verify_need.c at what they need. */
#ifndef FSM_VERIFY_IN_H
#define FSM_VERIFY_IN_H

#include "code.h"
#include "fsm.h"

enum { SLOT_FREE = UINT16_MAX, SLOT_TAKEN = UINT16_MAX - 1, SLOT_HISTORY = UINT16_MAX - 2 };

struct verify {
    const struct fsm_machine *m;
    char *why;
    size_t size;
    uint16_t slot[FSM_SLOTS_MAX], shared[FSM_SLOTS_MAX]; /* the type of the variable there, or SLOT_… */
};

/* Writes why and answers false. */
bool verify_fail(const struct verify *v, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Where an instruction may go. */
struct ways {
    bool falls;                    /* to the next one */
    uint32_t first, stride, count; /* words with targets */
    uint32_t last;                 /* word with one more target, or 0 */
    uint32_t jump;                 /* the target in the operand, or 0 */
};

/* One instruction, its operands checked. */
struct word {
    uint32_t op, a, at, words;
    uint8_t pops, pushes;
    struct ways ways;
    uint32_t place, places; /* what it reads: FSM_AT and how many; 0 places for nothing */
};

/* Decodes the instruction at `at` and checks everything that can be seen from it alone. */
bool verify_word(const struct verify *v, uint32_t at, struct word *word);

/* Checks all code that something leads to. */
bool verify_code(const struct verify *v);

/* ---- between verify_code.c and verify_need.c ---- */

enum kind { UNREACHED, EXPRESSION, DEED, VIEW }; /* ends in RET; in DONE, ANSWER or GAP; in DONE */

struct state { /* on the way to an instruction */
    uint8_t kind, depth;
    bool chosen;      /* a row was taken */
    uint32_t sure;    /* by the TAKE_SURE at this address, 0 for none */
    uint32_t floor;   /* the lowest entry that leads here */
    uint32_t pending; /* the last argument waiting for its effect: index in `args`, 0 for none */
};

enum { TEMP_WORDS = (FSM_TEMPS_MAX + 63) / 64 };

struct need { /* of the code from an instruction on */
    uint8_t peak, calls;
    uint16_t flags, fields, arguments;
    uint64_t temps[TEMP_WORDS]; /* read before they are written */
};

struct check {
    const struct verify *v;
    const struct fsm_machine *m;
    struct state *state;
    struct need *need;
    struct arg *args;
    uint32_t arg_count, arg_room;
    bool again; /* a call has led to a function not seen before */
};

/* Fails, naming the instruction. */
bool verify_bad(const struct check *c, uint32_t at, const char *what);

/* Code of that kind begins there. */
bool verify_enter(struct check *c, uint32_t code, enum kind kind, bool chosen);

/* Finds the needs of all code that was reached. */
bool verify_needs(struct check *c);

/* Visits all that leads into code: enters it, or else, when the needs are known, checks them. */
bool verify_entries(struct check *c, bool enters);

#endif
