/* cover_words.c: names of columns, leaves and bounds. */
#include "cover_words.h"

#include <string.h>

#include "row_text.h"
#include "value.h"

const char *column_words(const struct fsm_machine *m, uint16_t column, char *to, size_t size)
{
    snprintf(to, size, "%s%s", column_is_timer(m, column) ? "expired " : "", column_name(m, column));
    return to;
}

const char *leaf_name(const struct fsm_machine *m, uint16_t leaf)
{
    return m->states[m->leaf_state[leaf]].name;
}

void bound_words(FILE *to, const struct cover *cover, const struct cover_bound *bound, bool inside)
{
    const struct fsm_machine *m = cover->m;
    const struct fsm_cell *cell = &m->cells[bound->cell];
    const struct fsm_test *test = &m->tests[cell->test];
    const struct fsm_type *type = &m->types[test->type];
    char value[200];
    if (bound->cut == UINT16_MAX || !strpbrk(cell->text, "0123456789<>=")) /* no value is nearer than another */
        return;
    bool above = (m->masks[cell->atoms + (bound->cut + 1u) / 64] >> (bound->cut + 1u) % 64 & 1) == inside;
    int64_t at = m->constants[test->cut + bound->cut];
    if (!above)
        at = type->optional && at == type->lo ? FSM_MISSING : at - 1;
    fsm_value_print(m, type, at, value, sizeof value);
    fprintf(to, "%s at %s", test->text, value);
}
