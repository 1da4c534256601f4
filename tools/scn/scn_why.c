/* scn_why.c: why the line's own step took its row: every row that was asked, and of those that did not match the first
 * cell that failed; then the same of the decisions that those cells ask. */
#include <string.h>

#include "explain.h"
#include "scn_world.h"
#include "value.h"

enum { WHY_ROWS_MAX = 16, WHY_DEPTH_MAX = 4 }; /* rows told of one table; decisions below decisions */

struct why {
    FILE *to;
    const struct fsm_machine *m;
    struct fsm_scene scene;
    uint16_t slots; /* fields of the event */
    bool *told;     /* [decisions] */
};

/* A value as the cell's column is asked: timers run or stand, collect tables have hits or none. */
static void print_read(const struct why *why, uint16_t test, int64_t value)
{
    const struct fsm_machine *m = why->m;
    uint16_t decision = fsm_test_decision(m, test);
    char text[200];
    fsm_value_print(m, &m->types[m->tests[test].type], value, text, sizeof text);
    for (uint16_t i = 0; i < m->timer_count; i++)
        if (!strcmp(m->timers[i].name, m->tests[test].text))
            snprintf(text, sizeof text, "%s", value == FSM_MISSING ? "stopped" : "running");
    if (decision != UINT16_MAX && m->decisions[decision].policy == FSM_COLLECT &&
        !strcmp(m->decisions[decision].name, m->tests[test].text))
        snprintf(text, sizeof text, "%s", value ? "some" : "none");
    fputs(text, why->to);
}

static void print_reason(const struct why *why, const struct fsm_reason *reason, int depth)
{
    const struct fsm_row *row = &why->m->rows[reason->row];
    const char *mark = reason->chosen ? "=>" : reason->matches ? " =" : "  ";
    fprintf(why->to, "%*s%s line %u: %s\n", 2 * depth, "", mark, row->line, row->text);
    if (reason->matches)
        return;
    const struct fsm_cell *cell = &why->m->cells[reason->cell];
    fprintf(why->to, "%*s     not %s: %s is ", 2 * depth, "", cell->text, why->m->tests[cell->test].text);
    print_read(why, cell->test, reason->value);
    putc('\n', why->to);
}

static void print_decision(const struct why *why, uint16_t decision, int depth);

static void print_rows(const struct why *why, const struct fsm_reason *reason, uint32_t count, int depth)
{
    uint32_t shown = 0;
    for (uint32_t i = 0; i < count; i++)
        if (reason[i].chosen || shown < WHY_ROWS_MAX) {
            print_reason(why, &reason[i], depth);
            shown++;
        }
    if (shown < count)
        fprintf(why->to, "%*s   and %u more rows\n", 2 * depth, "", count - shown);
    for (uint32_t i = 0; i < count; i++) {
        const struct fsm_row *row = &why->m->rows[reason[i].row];
        for (uint16_t k = 0; k < row->cells; k++) {
            uint16_t decision = fsm_test_decision(why->m, why->m->cells[row->cell + k].test);
            if (decision != UINT16_MAX && !why->told[decision] && depth < WHY_DEPTH_MAX)
                print_decision(why, decision, depth + 1);
        }
    }
}

static void print_decision(const struct why *why, uint16_t decision, int depth)
{
    const struct fsm_decision_def *def = &why->m->decisions[decision];
    struct fsm_reason *reason = mem_resize(NULL, (def->rows + 1) * sizeof *reason);
    why->told[decision] = true;
    fprintf(why->to, "%*sdecision %s, line %u\n", 2 * depth, "", def->name, def->line);
    uint32_t count = fsm_explain_decision(why->m, &why->scene, why->slots, decision, reason, def->rows);
    print_rows(why, reason, count, depth);
    mem_free(reason);
}

struct fsm_scene scn_scene_of(const struct scn_moment *moment)
{
    return (struct fsm_scene){.shared = moment->shared_before,
                              .shared_before = moment->shared_before,
                              .inst = moment->before,
                              .before = moment->before,
                              .field = moment->event ? moment->event->field : NULL,
                              .now = moment->out.at};
}

void scn_print_why(FILE *to, const struct scn_world *w)
{
    const struct scn_moment *own = w->own;
    const struct fsm_machine *m = w->m;
    if (!w->has_own || own->out.cause == FSM_BY_REFILL || own->out.result == FSM_BAD_FIELD ||
        own->out.result == FSM_SUPERSEDED)
        return;
    struct why why = {to, m, scn_scene_of(own), own->event ? m->events[own->event->type].slots : 0,
                      mem_resize(NULL, m->decision_count + 1u)};
    memset(why.told, 0, m->decision_count + 1u);
    const struct fsm_pair *pair = fsm_pair_of(m, own->out.from, own->out.column);
    struct fsm_reason *reason = mem_resize(NULL, (pair->rows + 1) * sizeof *reason);
    uint32_t count = fsm_explain(m, &why.scene, why.slots, own->out.column, reason, pair->rows);
    print_rows(&why, reason, count, 0);
    mem_free(reason);
    mem_free(why.told);
}
