/* catalog_prove.c: a spec is compiled and explored within bounds, in the child, and reported as fsmc check reports. */
#include <signal.h>
#include <sys/time.h>

#include "catalog_bounds.h"
#include "catalog_in.h"
#include "prove.h"

const struct job_limits catalog_prove_limits = {.seconds = 10, .memory = (size_t)1 << 30, .answer_max = 1 << 20};

static volatile sig_atomic_t out_of_time;

static void on_alarm(int number)
{
    (void)number;
    out_of_time = 1;
}

void catalog_prove_within(struct proof *proof, struct compilation *c, uint64_t states, unsigned seconds)
{
    int64_t base[FSM_SLOTS_MAX] = {0};
    struct prove_bounds bounds = {.states = states, .stop = &out_of_time};
    signal(SIGALRM, on_alarm);
    setitimer(ITIMER_REAL, &(struct itimerval){.it_value = {.tv_sec = seconds}}, NULL);
    fsm_defaults(c->machine, base);
    prove(proof, c, base, &bounds, NULL);
    if (out_of_time && !proof->certificate.exhausted)
        proof->certificate.bound = "time is up";
}

void catalog_compile(struct compilation *c, const struct source *source)
{
    compile(c, source);
    if (c->machine)
        return;
    compilation_close(c); /* perhaps only gaps: then it is worth knowing whether a run meets them */
    compile_with_gaps(c, source);
}

void catalog_prove(const void *input, FILE *to)
{
    struct compilation c;
    struct proof proof = {0};
    catalog_compile(&c, input);
    if (c.machine)
        catalog_prove_within(&proof, &c, 2000000, 5);
    bool wrong = diags_errors(c.diags) > 0;
    putc(wrong ? 'e' : proof.certificate.exhausted ? 'p' : 'b', to);
    diags_print(c.diags, to, DIAG_PLAIN);
    if (!c.machine)
        return;
    fprintf(to, "%s: %s\n", c.source->name, proof_verdict(&proof, &c));
    certificate_print(to, &proof.certificate, "  ");
}
