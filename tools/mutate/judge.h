/* judge.h: what becomes of one mutant. The cheapest judge is asked first. */
#ifndef MUTATE_JUDGE_H
#define MUTATE_JUDGE_H

#include <signal.h>

#include "compile.h"
#include "mutant.h"
#include "suite.h"

enum fate {
    FATE_UNTRIED,  /* the run was interrupted before */
    FATE_REFUSED,  /* the compiler finds a mistake */
    FATE_INVALID,  /* the words of the edit mean nothing here: no mutant */
    FATE_EQUAL,    /* the tables are the same: no mutant */
    FATE_GOLDEN,   /* a scenario fails */
    FATE_PROOF,    /* a promise breaks, or the checks find what they did not find before */
    FATE_DIED,     /* it ran for too long, or crashed */
    FATE_SURVIVED, /* nothing of this */
    FATES
};

struct verdict {
    uint8_t fate;
    bool explored;
    bool bounded; /* the proof ended early */
    char by[160]; /* the code of the diagnostic and its sentence, the title of the scenario */
};

/* How mutants are judged; borrowed. */
struct judge {
    const struct source *source;
    const struct compilation *original;
    struct suite *suite;
    uint64_t max_states;         /* per setting of the parameters; 0: none */
    bool bounded;                /* the exploration of the original was */
    volatile sig_atomic_t *stop; /* ends the exploration of the original */
    LIST(const char *) known;    /* findings of the original: "E501 sentence"; no mutant is to blame for them */
};

const char *fate_name(enum fate fate); /* "golden" */
bool fate_is_kill(enum fate fate);
bool fate_is_counted(enum fate fate); /* it was a mutant, and was tried */

/* Compiles it and runs the scenarios. For a process of its own: the scenarios are bound but once. With NULL for the
 * mutant the original is judged. */
void judge_tests(const struct judge *judge, const struct mutant *mutant, struct verdict *verdict);

/* Explores what has passed its tests. With NULL the original is explored, and what is found is added to `known`. */
void judge_proof(struct judge *judge, const struct mutant *mutant, struct verdict *verdict);

#endif
