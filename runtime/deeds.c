/* deeds.c: the instructions that are rare or long, kept out of the loop that must be quick. */
#include "deeds.h"

#include <string.h>

#include "arith.h"
#include "domain.h"
#include "text.h"

static enum fsm_result refuse(struct fsm_run *run, enum fsm_result result, uint32_t culprit)
{
    run->out->culprit = culprit;
    return result;
}

static const int64_t *place_of(const struct fsm_run *run, uint32_t a)
{
    return &run->space[FSM_AT_SPACE(a)][FSM_AT_INDEX(a)];
}

/* ---- assignments ---- */

int64_t fsm_field_handle(const struct fsm_run *run, int64_t v)
{
    if (!run->event || v < 0 || v >= run->m->events[run->event->type].texts)
        return FSM_MISSING;
    return fsm_text_handle(FSM_TEXT_FIELD, (uint32_t)v);
}

enum fsm_result fsm_store_text(struct fsm_run *run, uint32_t slot, const struct fsm_type *type, int64_t handle)
{
    if (handle == FSM_MISSING ? !type->optional : !fsm_text_known(run->m, run->event, handle))
        return refuse(run, FSM_RANGE, slot);
    if (fsm_text_of(run->m, run->inst, run->event, run->out, handle).length > (uint64_t)type->hi)
        return refuse(run, FSM_LIMIT, slot);
    run->texts_stored = 1;
    run->space[FSM_INST][slot] = handle;
    return FSM_STEPPED;
}

static enum fsm_result store(struct fsm_run *run, uint32_t slot, const struct fsm_type *type, int64_t v)
{
    if (type->kind == FSM_TEXT)
        return fsm_store_text(run, slot, type, v);
    if (!fsm_fits(run->m, type, v))
        return refuse(run, FSM_RANGE, slot);
    run->space[FSM_INST][slot] = v;
    return FSM_STEPPED;
}

enum fsm_result fsm_store_at(struct fsm_run *run, const uint32_t *word, int64_t index, int64_t v)
{
    uint32_t slot = FSM_I_A(word[0]);
    if (index < 0 || index >= word[2])
        return refuse(run, FSM_RANGE, slot);
    return store(run, slot + (uint32_t)index, &run->m->types[word[1]], v);
}

enum fsm_result fsm_copy(struct fsm_run *run, const uint32_t *word)
{
    uint32_t slot = FSM_I_A(word[0]), count = word[2] >> 16;
    const struct fsm_type *type = &run->m->types[word[2] & 0xffffu];
    const int64_t *from = place_of(run, word[1]);
    bool handles = type->kind == FSM_TEXT && FSM_AT_SPACE(word[1]) == FSM_FIELD;
    for (uint32_t i = 0; i < count; i++) {
        int64_t v = handles ? fsm_field_handle(run, from[i]) : from[i];
        enum fsm_result result = store(run, slot + i, type, v);
        if (result != FSM_STEPPED)
            return result;
    }
    return FSM_STEPPED;
}

enum fsm_result fsm_fill(struct fsm_run *run, const uint32_t *word, int64_t v)
{
    uint32_t slot = FSM_I_A(word[0]), count = word[1] >> 16;
    const struct fsm_type *type = &run->m->types[word[1] & 0xffffu];
    for (uint32_t i = 0; i < count; i++) {
        enum fsm_result result = store(run, slot + i, type, v);
        if (result != FSM_STEPPED)
            return result;
    }
    return FSM_STEPPED;
}

/* ---- time ---- */

enum fsm_result fsm_start(struct fsm_run *run, uint32_t timer, int64_t deadline)
{
    uint32_t slot = run->m->timers[timer].slot;
    if (deadline == FSM_MISSING)
        return refuse(run, FSM_RANGE, slot);
    run->space[FSM_INST][slot] = deadline;
    run->out->timers |= (uint64_t)1 << timer;
    return FSM_STEPPED;
}

void fsm_mark(struct fsm_run *run, uint32_t window)
{
    const struct fsm_window_def *def = &run->m->windows[window];
    int64_t *mark = run->space[FSM_INST] + def->slot;
    memmove(mark, mark + 1, (def->count - 1u) * sizeof *mark);
    mark[def->count - 1] = fsm_run_now(run);
}

int64_t fsm_window_count(const struct fsm_run *run, uint32_t window)
{
    const struct fsm_window_def *def = &run->m->windows[window];
    const int64_t *mark = run->space[FSM_INST] + def->slot;
    int64_t count = 0;
    for (uint16_t i = 0; i < def->count; i++)
        count += mark[i] != FSM_MISSING && fsm_subtract(fsm_run_now(run), mark[i]) < def->length;
    return count;
}

/* ---- effects ---- */

static enum fsm_result push(struct fsm_run *run, int64_t v)
{
    struct fsm_out *out = run->out;
    if (out->arg_count == FSM_ARGS_MAX)
        return refuse(run, FSM_LIMIT, 0);
    out->arg[out->arg_count++] = v;
    return FSM_STEPPED;
}

enum fsm_result fsm_push_text(struct fsm_run *run, int64_t handle)
{
    if (handle != FSM_MISSING && !fsm_text_known(run->m, run->event, handle))
        return refuse(run, FSM_RANGE, 0);
    enum fsm_result result = push(run, handle);
    if (result == FSM_STEPPED && fsm_text_is(handle, FSM_TEXT_VARIABLE))
        run->text_arg[run->text_args++] = (uint16_t)(run->out->arg_count - 1);
    return result;
}

enum fsm_result fsm_push_args(struct fsm_run *run, const uint32_t *word)
{
    const int64_t *from = place_of(run, FSM_I_A(word[0]));
    uint32_t count = word[1] & 0xffffu;
    bool texts = word[1] >> 16, fields = FSM_AT_SPACE(FSM_I_A(word[0])) == FSM_FIELD;
    for (uint32_t i = 0; i < count; i++) {
        int64_t v = texts && fields ? fsm_field_handle(run, from[i]) : from[i];
        enum fsm_result result = texts ? fsm_push_text(run, v) : push(run, v);
        if (result != FSM_STEPPED)
            return result;
    }
    return FSM_STEPPED;
}

enum fsm_result fsm_push_list(struct fsm_run *run, uint32_t constant, int64_t mask)
{
    uint64_t bits = mask == FSM_MISSING ? 0 : (uint64_t)mask;
    enum fsm_result result = push(run, __builtin_popcountll(bits));
    for (; bits && result == FSM_STEPPED; bits &= bits - 1) {
        uint32_t at = constant + (uint32_t)__builtin_ctzll(bits);
        result = at < run->m->constant_count ? push(run, run->m->constants[at]) : refuse(run, FSM_RANGE, 0);
    }
    return result;
}

/* Outstanding calls stand oldest first, the free slots after them. */
enum fsm_result fsm_place_call(struct fsm_run *run, const struct fsm_effect_def *def, uint32_t *call)
{
    int64_t *out = run->space[FSM_INST] + def->slot;
    uint16_t free = 0;
    while (free < def->calls && out[free] != FSM_MISSING)
        free++;
    if (def->mode == FSM_LATEST)
        free = 0;
    if (free == def->calls || run->space[FSM_INST][FSM_SLOT_CALL] >= UINT32_MAX)
        return refuse(run, FSM_LIMIT, def->slot);
    out[free] = ++run->space[FSM_INST][FSM_SLOT_CALL];
    *call = (uint32_t)out[free];
    return FSM_STEPPED;
}

/* ---- questions ---- */

static bool compare(uint32_t op, int64_t x, int64_t y)
{
    bool both = x != FSM_MISSING && y != FSM_MISSING;
    switch (op) {
    case FSM_OP_EQ:
        return x == y;
    case FSM_OP_NE:
        return x != y;
    case FSM_OP_LT:
        return both && x < y;
    case FSM_OP_LE:
        return both && x <= y;
    case FSM_OP_GT:
        return both && x > y;
    default:
        return both && x >= y;
    }
}

/* How many of the array compare so; ALL and ANY are made of it. */
int64_t fsm_compare_all(const struct fsm_run *run, const uint32_t *word, int64_t y)
{
    const int64_t *array = place_of(run, FSM_I_A(word[0]));
    uint32_t count = word[1] & 0xffffu, op = word[1] >> 16;
    int64_t hits = 0;
    for (uint32_t i = 0; i < count; i++)
        hits += compare(op, array[i], y);
    return hits;
}

bool fsm_row_matches(const struct fsm_machine *m, const struct fsm_row *row, uint32_t first_test, const int64_t *atom)
{
    for (uint32_t c = 0; c < row->cells; c++) {
        const struct fsm_cell *cell = &m->cells[row->cell + c];
        uint64_t bit = (uint64_t)atom[cell->test - first_test];
        if (bit > m->tests[cell->test].cuts || !(m->masks[cell->atoms + bit / 64] >> bit % 64 & 1))
            return false;
    }
    return true;
}
