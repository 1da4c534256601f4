/* prove.h: everything that exploration can establish of a compiled spec: all settings of its parameters, one after the
 * other, what they show, and the certificate. For fsmc check, and for a server that takes in specs. */
#ifndef CHECK_PROVE_H
#define CHECK_PROVE_H

#include "certificate.h"
#include "findings.h"
#include "settings.h"

struct prove_bounds {
    int64_t tick;       /* 0: chosen */
    unsigned instances; /* likewise */
    uint64_t states;    /* of each exploration; 0: no bound */
    uint32_t depth;     /* likewise */
    volatile sig_atomic_t *stop;
    void (*progress)(void *context, const struct exploration *x); /* or NULL */
    void (*ended)(const struct exploration *x);                   /* one exploration; or NULL */
};

struct proof {
    struct settings settings;
    struct findings findings;
    struct certificate certificate;
};

/* `base` are the values of parameters that are not varied. What is wrong goes to c->diags; counterexamples are also
 * saved in the directory `save`, unless that is NULL. Without bounds (NULL) nothing is explored. */
void prove(struct proof *proof, struct compilation *c, const int64_t *base, const struct prove_bounds *bounds,
           const char *save);
void proof_close(struct proof *proof);

/* "proved", "no mistake found" (not all was explored), "tables checked" (nothing was), "not proved". */
const char *proof_verdict(const struct proof *proof, const struct compilation *c);
/* The members `"promises": […], "certificate": {…}` of a JSON object. */
void proof_print_json(FILE *to, const struct proof *proof, const struct compilation *c);

#endif
