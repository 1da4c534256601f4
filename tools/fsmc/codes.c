/* codes.c: every code fsmc can report, gathered from the families' own files. A code never changes its meaning
 * and is never used again for another. In ascending order of number, errors and warnings together; those of scenarios
 * come last. */
#include <stddef.h>
#include <strings.h>

#include "diag.h"

#define CODE(code, title, text, wrong, right) {code, title, text, wrong, right},
static const struct code_help codes[] = {
#include "codes_text.def"

#include "codes_names.def"

#include "codes_table.def"

#include "codes_time.def"

#include "codes_promise.def"

#include "codes_scenario.def"
};
#undef CODE

enum { CODES = sizeof codes / sizeof codes[0] };

const struct code_help *code_find(const char *code)
{
    for (unsigned i = 0; i < CODES; i++)
        if (strcasecmp(codes[i].code, code) == 0)
            return &codes[i];
    return NULL;
}

const struct code_help *code_at(unsigned n)
{
    return n < CODES ? &codes[n] : NULL;
}
