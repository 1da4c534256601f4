/* certificate.h: what was established of a machine, and how. */
#ifndef CHECK_CERTIFICATE_H
#define CHECK_CERTIFICATE_H

#include "compile.h"
#include "explore.h"

struct certificate {
    const struct fsm_machine *m;
    unsigned tables, unsure; /* decisions and (state, event) tables; those whose gaps were only searched for */
    unsigned wrong;          /* gaps and overlaps that were reported */
    bool explored, exhausted;
    const char *bound; /* why not exhausted */
    uint64_t states;   /* in all explorations */
    uint32_t depth;
    int64_t tick;
    unsigned instances, settings; /* settings: combinations of parameters */
    const char *varied, *fixed;   /* parameters with all their values; those held at their defaults; "" for none */
    LIST(const char *) notes;     /* what is not exact */
    unsigned invariants, reachables, assumptions, broken; /* broken: violated, or never reached */
    double seconds;
};

/* Sets what the compiler knows: tables and promises. */
void certificate_count(struct certificate *certificate, const struct model *model);

uint64_t certificate_table_bytes(const struct fsm_machine *m);
/* The most comparisons that one event can cost, `always` left out. */
uint32_t certificate_comparisons(const struct fsm_machine *m);

/* The lines of a certificate, without what differs from run to run; each begins with `prefix`. */
void certificate_print(FILE *to, const struct certificate *certificate, const char *prefix);
void certificate_print_json(FILE *to, const struct certificate *certificate, unsigned errors, unsigned warnings);

#endif
