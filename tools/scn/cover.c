/* cover.c: what there is to cover in a machine, and how much of it is. */
#include "cover.h"

#include <stdlib.h>
#include <string.h>

#include "code.h"
#include "cover_data.h"

static void *zeroed(size_t size)
{
    return memset(mem_resize(NULL, size + 1), 0, size + 1);
}

/* ---- what there is ---- */

static struct cover_row row_written(const struct fsm_machine *m, uint32_t row, uint16_t column)
{
    return (struct cover_row){.row = row, .column = column, .listed = m->rows[row].text[0] != '|'};
}

/* Rows of a decision are the same row if they stand on the same line. */
static uint32_t find_line(const struct cover *cover, uint32_t line)
{
    for (size_t i = cover->rows.count; i-- > 0;)
        if (cover->rows.item[i].column == UINT16_MAX && cover->m->rows[cover->rows.item[i].row].line == line)
            return (uint32_t)i;
    return UINT32_MAX;
}

static void add_decisions(struct cover *cover)
{
    const struct fsm_machine *m = cover->m;
    for (uint16_t d = 0; d < m->decision_count; d++) {
        const struct fsm_decision_def *def = &m->decisions[d];
        uint32_t first = def->rows ? find_line(cover, m->rows[def->row].line) : UINT32_MAX;
        for (uint32_t i = 0; i < def->rows; i++) {
            cover->row_item[def->row + i] = first == UINT32_MAX ? (uint32_t)cover->rows.count : first + i;
            if (first == UINT32_MAX)
                list_push(&cover->rows, row_written(m, def->row + i, UINT16_MAX));
        }
    }
}

static void add_pairs(struct cover *cover)
{
    const struct fsm_machine *m = cover->m;
    for (uint16_t column = 0; column < fsm_columns(m); column++)
        for (uint16_t leaf = 0; leaf < m->leaves; leaf++) {
            const struct fsm_pair *pair = fsm_pair_of(m, leaf, column);
            for (uint32_t i = 0; i < pair->rows; i++) {
                uint32_t row = m->pair_rows[pair->row + i];
                if (cover->row_item[row] != UINT32_MAX)
                    continue;
                cover->row_item[row] = (uint32_t)cover->rows.count;
                list_push(&cover->rows, row_written(m, row, column));
            }
        }
}

int cover_transition_compare(const void *left, const void *right)
{
    const struct cover_transition *a = left, *b = right;
    int leaf = (a->leaf > b->leaf) - (a->leaf < b->leaf), column = (a->column > b->column) - (a->column < b->column);
    return leaf ? leaf : column ? column : (a->to > b->to) - (a->to < b->to);
}

static void add_transitions(struct cover *cover, const arrow_list *arrows)
{
    size_t kept = 0;
    for (size_t i = 0; i < arrows->count; i++) {
        const struct arrow *arrow = &arrows->item[i];
        struct cover_transition transition = {.leaf = arrow->leaf, .column = arrow->column, .to = arrow->to};
        list_push(&cover->transitions, transition);
    }
    struct cover_transition *item = cover->transitions.item;
    if (arrows->count)
        qsort(item, arrows->count, sizeof *item, cover_transition_compare);
    for (size_t i = 0; i < arrows->count; i++)
        if (!kept || cover_transition_compare(&item[kept - 1], &item[i]))
            item[kept++] = item[i];
    cover->transitions.count = kept;
}

static void add_timers(struct cover *cover)
{
    const struct fsm_machine *m = cover->m;
    for (uint32_t at = 0; at < m->code_count; at += fsm_op_words(m->code, at)) {
        uint32_t op = FSM_I_OP(m->code[at]);
        uint64_t bit =
            op == FSM_OP_START || op == FSM_OP_START_AT || op == FSM_OP_STOP ? (uint64_t)1 << FSM_I_A(m->code[at]) : 0;
        *(op == FSM_OP_STOP ? &cover->timers_stop : &cover->timers_start) |= bit;
    }
}

static void open_scratch(struct cover *cover)
{
    const struct fsm_machine *m = cover->m;
    size_t size = fsm_instance_size(m), shared = fsm_shared_size(m) + FSM_CHUNK * sizeof(int64_t);
    cover->slot = zeroed(size);
    cover->kept = zeroed(size);
    cover->shared = zeroed(shared);
    cover->kept_shared = zeroed(shared);
    cover->out = zeroed(sizeof *cover->out);
    cover->out->capacity = (uint32_t)fsm_out_size(m);
    cover->out->bytes = zeroed(cover->out->capacity);
    cover->atom = zeroed(m->test_count * sizeof *cover->atom);
    cover->atom_asked = zeroed(m->test_count * sizeof *cover->atom_asked);
    cover->quiet_pairs = zeroed((size_t)m->leaves * fsm_columns(m) * sizeof *cover->quiet_pairs);
}

struct cover *cover_open(const struct fsm_machine *m)
{
    struct cover *cover = zeroed(sizeof *cover);
    arrow_list arrows = {0};
    cover->m = m;
    cover->traced = *m;
    cover->traced.code = cover->code = mem_resize(NULL, m->code_count * sizeof *cover->code);
    memcpy(cover->code, m->code, m->code_count * sizeof *cover->code);
    cover->row_item = mem_resize(NULL, (m->row_count + 1u) * sizeof *cover->row_item);
    memset(cover->row_item, 0xff, (m->row_count + 1u) * sizeof *cover->row_item);
    cover->cell_bound = zeroed(m->cell_count * sizeof *cover->cell_bound);
    cover->cell_bounds = zeroed(m->cell_count * sizeof *cover->cell_bounds);
    cover->pair_asked = zeroed((size_t)m->leaves * fsm_columns(m));
    cover->effect_emitted = zeroed(m->effect_count);
    arrows_read(m, &arrows);
    add_decisions(cover);
    add_pairs(cover);
    add_transitions(cover, &arrows);
    add_timers(cover);
    cover_cells_open(cover);
    cover_calls_open(cover, &arrows);
    cover_promises_open(cover);
    open_scratch(cover);
    list_release(&arrows);
    return cover;
}

void cover_close(struct cover *cover)
{
    void *const owned[] = {cover->code,       cover->row_item,       cover->cell_bound, cover->cell_bounds,
                           cover->pair_asked, cover->effect_emitted, cover->slot,       cover->kept,
                           cover->shared,     cover->kept_shared,    cover->out->bytes, cover->out,
                           cover->atom,       cover->atom_asked,     cover->quiet_pairs};
    cover_promises_close(cover);
    cover_calls_close(cover);
    list_release(&cover->rows);
    list_release(&cover->bounds);
    list_release(&cover->transitions);
    list_release(&cover->asked);
    for (size_t i = 0; i < sizeof owned / sizeof *owned; i++)
        mem_free(owned[i]);
    mem_free(cover);
}

/* ---- counts ---- */

static void count(struct cover_count *count_of, bool covered)
{
    count_of->total++;
    count_of->covered += covered;
}

static struct cover_count count_bits(uint64_t can, uint64_t seen)
{
    return (struct cover_count){(uint64_t)__builtin_popcountll(can & seen), (uint64_t)__builtin_popcountll(can)};
}

static struct cover_count add(struct cover_count a, struct cover_count b)
{
    return (struct cover_count){a.covered + b.covered, a.total + b.total};
}

static struct cover_count count_flags(const bool *flag, size_t total)
{
    struct cover_count sum = {0, 0};
    for (size_t i = 0; i < total; i++)
        count(&sum, flag[i]);
    return sum;
}

static bool pair_counts(const struct fsm_machine *m, uint16_t leaf, uint16_t column)
{
    return fsm_pair_of(m, leaf, column)->rows > 0;
}

bool cover_pair_missed(const struct cover *cover, uint16_t leaf, uint16_t column)
{
    return pair_counts(cover->m, leaf, column) && !cover->pair_asked[(size_t)leaf * fsm_columns(cover->m) + column];
}

/* `always` is asked by itself and is no pair. */
static struct cover_count count_pairs(const struct cover *cover)
{
    struct cover_count sum = {0, 0};
    for (uint16_t leaf = 0; leaf < cover->m->leaves; leaf++)
        for (uint16_t column = 0; column < fsm_always(cover->m); column++)
            if (pair_counts(cover->m, leaf, column))
                count(&sum, !cover_pair_missed(cover, leaf, column));
    return sum;
}

struct cover_count cover_count(const struct cover *cover, enum cover_measure measure)
{
    struct cover_count sum = {0, 0};
    switch (measure) {
    case COVER_ROWS:
        for (size_t i = 0; i < cover->rows.count; i++)
            if (!cover->rows.item[i].listed)
                count(&sum, cover->rows.item[i].hit);
        return sum;
    case COVER_CELLS:
        for (size_t i = 0; i < cover->bounds.count; i++) {
            count(&sum, cover->bounds.item[i].inside);
            count(&sum, cover->bounds.item[i].outside);
        }
        return sum;
    case COVER_TRANSITIONS:
        for (size_t i = 0; i < cover->transitions.count; i++)
            count(&sum, cover->transitions.item[i].taken);
        return sum;
    case COVER_PAIRS:
        return count_pairs(cover);
    case COVER_TIMERS:
        return add(count_bits(cover->timers_start, cover->timers_fired),
                   count_bits(cover->timers_stop, cover->timers_stopped));
    case COVER_PROMISES:
        for (uint16_t p = 0; p < cover->m->promise_count; p++)
            count(&sum, cover->promise[p].exercised);
        return sum;
    case COVER_EFFECTS:
        return count_flags(cover->effect_emitted, cover->m->effect_count);
    case COVER_MEASURES:
        break;
    }
    return sum;
}

struct cover_count cover_overall(const struct cover *cover)
{
    struct cover_count sum = {0, 0};
    for (int measure = 0; measure < COVER_MEASURES; measure++)
        sum = add(sum, cover_count(cover, (enum cover_measure)measure));
    return sum;
}

const char *cover_measure_name(enum cover_measure measure)
{
    static const char *const name[] = {"rows", "cells", "transitions", "pairs", "timers", "promises", "effects"};
    return name[measure];
}

unsigned cover_permille(struct cover_count count_of)
{
    return count_of.total ? (unsigned)(count_of.covered * 1000 / count_of.total) : 1000;
}
