/* catalog_check.c: the tool fsm_check: a spec's text in, all that is to be said of it out. In the child. */
#include "catalog_bounds.h"
#include "catalog_in.h"

void catalog_check(const void *input, FILE *to)
{
    const struct catalog_texts *texts = input;
    struct source source = {"spec.fsm", texts->spec, (uint32_t)texts->length};
    struct compilation c;
    struct proof proof = {0};
    catalog_compile(&c, &source);
    if (c.machine)
        catalog_prove_within(&proof, &c, 200000, 1);
    fprintf(to, "{\"good\":%s,\"verdict\":\"%s\",\"diagnostics\":", diags_errors(c.diags) ? "false" : "true",
            c.machine ? proof_verdict(&proof, &c) : "not proved");
    diags_print(c.diags, to, DIAG_JSON);
    if (c.machine) {
        putc(',', to);
        proof_print_json(to, &proof, &c);
    }
    putc('}', to);
}
