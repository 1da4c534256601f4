/* arrows.c: walks the code of every pair to its rows, and from each row to the leaves it can lead to. */
#include "arrows.h"

#include <string.h>

#include "code.h"

/* ---- walking code ---- */

void code_walk_open(struct code_walk *walk, const struct fsm_machine *m)
{
    *walk = (struct code_walk){.m = m};
    walk->seen = mem_resize(NULL, (m->code_count + 1u) * sizeof *walk->seen);
    memset(walk->seen, 0, (m->code_count + 1u) * sizeof *walk->seen);
}

void code_walk_close(struct code_walk *walk)
{
    mem_free(walk->seen);
    list_release(&walk->open);
}

void code_walk_add(struct code_walk *walk, uint32_t at)
{
    if (walk->seen[at] == walk->walk)
        return;
    walk->seen[at] = walk->walk;
    list_push(&walk->open, at);
}

void code_walk_begin(struct code_walk *walk, uint32_t at)
{
    walk->walk++;
    walk->open.count = 0;
    code_walk_add(walk, at);
}

bool code_walk_next(struct code_walk *walk, uint32_t *at)
{
    if (!walk->open.count)
        return false;
    *at = walk->open.item[--walk->open.count];
    return true;
}

static void add_targets(struct code_walk *walk, const uint32_t *target, uint32_t count, uint32_t apart)
{
    for (uint32_t i = 0; i < count; i++)
        code_walk_add(walk, target[i * apart]);
}

void code_walk_after(struct code_walk *walk, uint32_t at)
{
    const uint32_t *word = &walk->m->code[at];
    switch (FSM_I_OP(*word)) {
    case FSM_OP_RET:
    case FSM_OP_GAP:
    case FSM_OP_DONE:
    case FSM_OP_ANSWER:
        return;
    case FSM_OP_JUMP:
        code_walk_add(walk, FSM_I_A(*word));
        return;
    case FSM_OP_UNLESS:
        code_walk_add(walk, FSM_I_A(*word));
        code_walk_add(walk, at + 1);
        return;
    case FSM_OP_SWITCH:
    case FSM_OP_SWITCH_TOP:
        add_targets(walk, word + 3, word[1], 1);
        return;
    case FSM_OP_CUT:
    case FSM_OP_CUT_TOP:
        add_targets(walk, word + 2, 2, 1);
        return;
    case FSM_OP_CUTS:
    case FSM_OP_CUTS_TOP:
        add_targets(walk, word + 3, word[1] + 1, 1);
        return;
    case FSM_OP_SCAN:
        add_targets(walk, word + 4, word[2], 2);
        code_walk_add(walk, word[3 + 2 * word[2]]);
        return;
    default:
        code_walk_add(walk, at + fsm_op_words(walk->m->code, at));
    }
}

/* ---- rows ---- */

struct reader {
    const struct fsm_machine *m;
    struct code_walk walk;
    uint32_t *row_code; /* [row_count]: where the row's deeds begin in this pair, or 0 */
    arrow_list *arrows;
    LIST(uint32_t) goes; /* the GOTOs of one row */
};

/* Finds the rows that some input of the pair takes. */
static void find_rows(struct reader *reader, const struct fsm_pair *pair)
{
    const struct fsm_machine *m = reader->m;
    uint32_t at;
    for (uint32_t i = 0; i < pair->rows; i++)
        reader->row_code[m->pair_rows[pair->row + i]] = 0;
    code_walk_begin(&reader->walk, pair->code);
    while (code_walk_next(&reader->walk, &at)) {
        uint32_t op = FSM_I_OP(m->code[at]);
        if (op == FSM_OP_TAKE || op == FSM_OP_TAKE_SURE)
            reader->row_code[FSM_I_A(m->code[at])] = at;
        else
            code_walk_after(&reader->walk, at);
    }
}

static uint16_t history_at(const struct fsm_machine *m, uint32_t word)
{
    uint32_t place = FSM_I_A(word);
    for (uint16_t s = 0; FSM_I_OP(word) == FSM_OP_SWITCH && s < m->state_count; s++)
        if (m->states[s].history != UINT16_MAX && place == FSM_AT(FSM_INST, m->states[s].history))
            return s;
    return UINT16_MAX;
}

static uint64_t started_at(uint32_t word)
{
    uint32_t op = FSM_I_OP(word);
    return op == FSM_OP_START || op == FSM_OP_START_AT ? (uint64_t)1 << FSM_I_A(word) : 0;
}

/* The timers started from `at` on. With `history`, only up to a change of leaf, and those changes are noted. */
static uint64_t read_deeds(struct reader *reader, uint32_t at, uint16_t *history)
{
    uint64_t starts = 0;
    code_walk_begin(&reader->walk, at);
    while (code_walk_next(&reader->walk, &at)) {
        uint32_t word = reader->m->code[at];
        uint16_t state = history_at(reader->m, word);
        starts |= started_at(word);
        if (history && state != UINT16_MAX)
            *history = state;
        if (history && FSM_I_OP(word) == FSM_OP_GOTO)
            list_push(&reader->goes, at);
        else
            code_walk_after(&reader->walk, at);
    }
    return starts;
}

static void add_row(struct reader *reader, struct arrow arrow)
{
    arrow.history = UINT16_MAX;
    reader->goes.count = 0;
    arrow.starts = read_deeds(reader, arrow.code, &arrow.history);
    arrow.stays = reader->goes.count == 0;
    arrow.to = arrow.leaf;
    if (arrow.stays)
        list_push(reader->arrows, arrow);
    for (size_t i = reader->goes.count; i-- > 0;) { /* found last branch first */
        struct arrow go = arrow;
        uint32_t at = reader->goes.item[i];
        go.to = (uint16_t)FSM_I_A(reader->m->code[at]);
        go.starts |= read_deeds(reader, at, NULL);
        list_push(reader->arrows, go);
    }
}

void arrows_read(const struct fsm_machine *m, arrow_list *arrows)
{
    struct reader reader = {.m = m, .arrows = arrows};
    reader.row_code = mem_resize(NULL, (m->row_count + 1u) * sizeof *reader.row_code);
    code_walk_open(&reader.walk, m);
    for (uint16_t leaf = 0; leaf < m->leaves; leaf++)
        for (uint16_t column = 0; column < fsm_columns(m); column++) {
            const struct fsm_pair *pair = fsm_pair_of(m, leaf, column);
            if (pair->rows)
                find_rows(&reader, pair);
            for (uint32_t i = 0; i < pair->rows; i++) {
                uint32_t row = m->pair_rows[pair->row + i], code = reader.row_code[row];
                if (code)
                    add_row(&reader, (struct arrow){.leaf = leaf, .column = column, .row = row, .code = code});
            }
        }
    code_walk_close(&reader.walk);
    list_release(&reader.goes);
    mem_free(reader.row_code);
}
