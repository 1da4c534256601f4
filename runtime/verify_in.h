/* verify_in.h: what the parts of fsm_verify share: verify.c looks at declarations, verify_word.c at single
 * instructions, verify_code.c at how they hang together. */
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

#endif
