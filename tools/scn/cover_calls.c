/* cover_calls.c: decisions that statements and columns ask.
 *
 * A CALL that asks a decision is made to stop the run: what is then in the slots is what the decision reads. So a
 * decision between two assignments is asked with the values it had there, and one on a way not taken is not asked. */
#include <string.h>

#include "code.h"
#include "cover_data.h"

/* Finds the calls of decisions from `at` on, through every function that is no decision itself. */
static void find_calls(struct cover *cover, uint32_t at, struct cover_calls *calls)
{
    const struct fsm_machine *m = cover->m;
    code_walk_begin(&cover->walk, at);
    while (code_walk_next(&cover->walk, &at)) {
        uint32_t target = FSM_I_A(m->code[at]);
        code_walk_after(&cover->walk, at);
        if (FSM_I_OP(m->code[at]) != FSM_OP_CALL)
            continue;
        if (cover->decision_at[target] == UINT16_MAX)
            code_walk_add(&cover->walk, target);
        else
            list_push(&calls->sites, at);
    }
}

static void *zeroed(size_t size)
{
    return memset(mem_resize(NULL, size), 0, size);
}

void cover_calls_open(struct cover *cover, const arrow_list *arrows)
{
    const struct fsm_machine *m = cover->m;
    cover->decision_at = mem_resize(NULL, m->code_count * sizeof *cover->decision_at);
    memset(cover->decision_at, 0xff, m->code_count * sizeof *cover->decision_at);
    for (uint16_t d = 0; d < m->decision_count; d++)
        cover->decision_at[m->decisions[d].code] = d;
    code_walk_open(&cover->walk, m);
    cover->test_calls = zeroed((m->test_count + 1u) * sizeof *cover->test_calls);
    cover->row_calls = zeroed((m->row_count + 1u) * sizeof *cover->row_calls);
    for (uint32_t t = 0; t < m->test_count; t++)
        find_calls(cover, m->tests[t].code, &cover->test_calls[t]);
    for (size_t i = 0; i < arrows->count; i++) {
        const struct arrow *arrow = &arrows->item[i];
        bool again = i > 0 && arrows->item[i - 1].code == arrow->code; /* one row, several histories */
        if (!again)
            find_calls(cover, arrow->code, &cover->row_calls[arrow->row]);
    }
}

void cover_calls_close(struct cover *cover)
{
    for (uint32_t t = 0; t < cover->m->test_count; t++)
        list_release(&cover->test_calls[t].sites);
    for (uint32_t r = 0; r < cover->m->row_count; r++)
        list_release(&cover->row_calls[r].sites);
    mem_free(cover->test_calls);
    mem_free(cover->row_calls);
    mem_free(cover->decision_at);
    code_walk_close(&cover->walk);
}

/* Whether a run from `at` comes by the call at `site`; if so it has stopped there. */
static bool runs_to(struct cover *cover, uint32_t at, uint32_t site)
{
    cover->code[site] = FSM_I(FSM_OP_GAP, 0);
    enum fsm_result result = fsm_run(&cover->step.run, at);
    cover->code[site] = cover->m->code[site];
    return result == FSM_NO_ROW;
}

static uint16_t asked_at(const struct cover *cover, uint32_t site)
{
    return cover->decision_at[FSM_I_A(cover->m->code[site])];
}

void cover_ask_test(struct cover *cover, uint16_t test)
{
    const struct cover_calls *calls = &cover->test_calls[test];
    for (size_t i = 0; i < calls->sites.count; i++)
        if (runs_to(cover, cover->m->tests[test].code, calls->sites.item[i]))
            cover_ask_decision(cover, asked_at(cover, calls->sites.item[i]));
}

/* What statements change, beside old values and temporaries, which every run sets for itself. */
struct kept {
    uint16_t rows, effects, args, arg, text_args;
};

static struct kept keep(struct cover *cover)
{
    const struct fsm_run *run = &cover->step.run;
    memcpy(cover->kept, cover->slot, cover->m->hot_slots * sizeof(int64_t));
    memcpy(cover->kept_shared, cover->shared, cover->m->shared_slots * sizeof(int64_t));
    return (struct kept){run->out->row_count, run->out->effect_count, run->out->arg_count, run->arg, run->text_args};
}

static void restore(struct cover *cover, const struct kept *kept)
{
    struct fsm_run *run = &cover->step.run;
    memcpy(cover->slot, cover->kept, cover->m->hot_slots * sizeof(int64_t));
    memcpy(cover->shared, cover->kept_shared, cover->m->shared_slots * sizeof(int64_t));
    run->out->row_count = kept->rows;
    run->out->effect_count = kept->effects;
    run->out->arg_count = kept->args;
    run->arg = kept->arg;
    run->text_args = kept->text_args;
}

void cover_ask_row(struct cover *cover, uint32_t row, uint32_t at)
{
    const struct cover_calls *calls = &cover->row_calls[row];
    if (!calls->sites.count)
        return;
    struct kept kept = keep(cover);
    for (size_t i = 0; i < calls->sites.count; i++) {
        if (runs_to(cover, at, calls->sites.item[i]))
            cover_ask_decision(cover, asked_at(cover, calls->sites.item[i]));
        restore(cover, &kept);
    }
}
