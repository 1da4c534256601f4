/* verify_word.c: one instruction: its length, its operands, its targets. */
#include <string.h>

#include "verify_in.h"

/* How many values an instruction takes and gives. */
static const struct {
    uint8_t pops, pushes;
} EFFECT[FSM_OPS] = {
    [FSM_OP_LOAD] = {0, 1},     [FSM_OP_TEXT] = {0, 1},       [FSM_OP_PUSH] = {0, 1},
    [FSM_OP_ADD] = {2, 1},      [FSM_OP_SUB] = {2, 1},        [FSM_OP_NEG] = {1, 1},
    [FSM_OP_MIN] = {2, 1},      [FSM_OP_MAX] = {2, 1},        [FSM_OP_EQ] = {2, 1},
    [FSM_OP_NE] = {2, 1},       [FSM_OP_LT] = {2, 1},         [FSM_OP_LE] = {2, 1},
    [FSM_OP_GT] = {2, 1},       [FSM_OP_GE] = {2, 1},         [FSM_OP_AND] = {2, 1},
    [FSM_OP_OR] = {2, 1},       [FSM_OP_NOT] = {1, 1},        [FSM_OP_HAS] = {1, 1},
    [FSM_OP_IN] = {2, 1},       [FSM_OP_SET_ADD] = {2, 1},    [FSM_OP_SET_DEL] = {2, 1},
    [FSM_OP_SUCC] = {1, 1},     [FSM_OP_PRED] = {1, 1},       [FSM_OP_INDEX] = {1, 1},
    [FSM_OP_DATA] = {1, 1},     [FSM_OP_ALL] = {1, 1},        [FSM_OP_ANY] = {1, 1},
    [FSM_OP_COUNT] = {1, 1},    [FSM_OP_WINDOW] = {0, 1},     [FSM_OP_BUCKET] = {3, 1},
    [FSM_OP_FIRST] = {1, 1},    [FSM_OP_EMITTED] = {0, 1},    [FSM_OP_UNLESS] = {1, 0},
    [FSM_OP_CALL] = {0, 1},     [FSM_OP_RET] = {1, 0},        [FSM_OP_SWITCH_TOP] = {1, 0},
    [FSM_OP_CUT_TOP] = {1, 0},  [FSM_OP_CUTS_TOP] = {1, 0},   [FSM_OP_ATOM] = {1, 0},
    [FSM_OP_SCAN_ALL] = {0, 1}, [FSM_OP_STORE] = {1, 0},      [FSM_OP_STORE_SHARED] = {1, 0},
    [FSM_OP_STORE_AT] = {2, 0}, [FSM_OP_STORE_TEMP] = {1, 0}, [FSM_OP_FILL] = {1, 0},
    [FSM_OP_START] = {1, 0},    [FSM_OP_START_AT] = {1, 0},   [FSM_OP_ARG] = {1, 0},
    [FSM_OP_ARG_TEXT] = {1, 0}, [FSM_OP_ARG_LIST] = {1, 0},
};

static bool bad(const struct verify *v, const struct word *word, const char *what)
{
    return verify_fail(v, "code %u: %s: %s", word->at, fsm_op_name(word->op), what);
}

/* ---- places ---- */

static uint32_t space_size(const struct fsm_machine *m, uint32_t space)
{
    switch ((enum fsm_space)space) {
    case FSM_INST:
        return m->queue_slot;
    case FSM_OLD:
    case FSM_BEFORE:
        return m->hot_slots;
    case FSM_SHARED:
    case FSM_OLD_SHARED:
    case FSM_BEFORE_SHARED:
        return m->shared_slots;
    case FSM_FIELD:
        return FSM_FIELDS_MAX;
    case FSM_CONST:
        return m->constant_count;
    case FSM_TEMP:
        return FSM_TEMPS_MAX;
    case FSM_ARGUMENT:
        return FSM_ARGS_MAX;
    case FSM_NOW:
        return 1;
    case FSM_SPACES:
        break;
    }
    return 0;
}

static bool reads(const struct verify *v, struct word *word, uint32_t place, uint32_t count)
{
    uint32_t size = space_size(v->m, FSM_AT_SPACE(place)), index = FSM_AT_INDEX(place);
    if (place >> 24 || index > size || count > size - index || index == size)
        return bad(v, word, "reads outside its space");
    word->place = place;
    word->places = count;
    return true;
}

/* ---- variables ---- */

static bool same_choices(const struct fsm_machine *m, const struct fsm_type *x, const struct fsm_type *y)
{
    return x->choices == y->choices && (x->choices == 0 || memcmp(&m->constants[x->choice], &m->constants[y->choice],
                                                                  x->choices * sizeof(int64_t)) == 0);
}

static bool same_domain(const struct fsm_machine *m, uint32_t x, uint32_t y)
{
    const struct fsm_type *a = &m->types[x], *b = &m->types[y];
    return a->kind == b->kind && a->lo == b->lo && a->hi == b->hi && a->optional == b->optional &&
           same_choices(m, a, b);
}

static bool writes(const struct verify *v, const struct word *word, uint32_t type, uint32_t count)
{
    const struct fsm_machine *m = v->m;
    bool shared = word->op == FSM_OP_STORE_SHARED;
    const uint16_t *map = shared ? v->shared : v->slot;
    uint32_t size = shared ? m->shared_slots : m->hot_slots;
    if (type >= m->type_count)
        return bad(v, word, "no such type");
    if (word->a > size || count > size - word->a)
        return bad(v, word, "writes outside the variables");
    for (uint32_t slot = word->a; slot < word->a + count; slot++) {
        if (map[slot] == SLOT_HISTORY && m->types[type].kind == FSM_STATE && m->types[type].hi < m->leaves)
            continue;
        if (map[slot] >= m->type_count)
            return bad(v, word, "writes what is no variable");
        if (!same_domain(m, map[slot], type))
            return bad(v, word, "stores by another type than its variable's");
    }
    return true;
}

static bool sets(const struct verify *v, const struct word *word, int64_t value)
{
    const struct fsm_machine *m = v->m;
    uint16_t type = word->a < m->hot_slots ? v->slot[word->a] : SLOT_FREE;
    if (type == SLOT_HISTORY)
        return (value >= 0 && value < m->leaves) || bad(v, word, "no such leaf");
    if (type >= m->type_count)
        return bad(v, word, "writes what is no variable");
    if (m->types[type].kind == FSM_TEXT || !fsm_in_domain(m, &m->types[type], value))
        return bad(v, word, "the value is not in the variable's domain");
    return true;
}

/* ---- tables ---- */

static bool scans(const struct verify *v, const struct word *word, const uint32_t *row, uint32_t stride)
{
    const struct fsm_machine *m = v->m;
    uint32_t temp = m->code[word->at + 1], count = m->code[word->at + 2];
    if (word->a >= m->test_count || temp >= FSM_TEMPS_MAX)
        return bad(v, word, "no such test or temp");
    for (uint32_t i = 0; i < count; i++) {
        if (row[i * stride] >= m->row_count)
            return bad(v, word, "no such row");
        const struct fsm_row *at = &m->rows[row[i * stride]];
        for (uint32_t c = at->cell; c < at->cell + at->cells; c++)
            if (m->cells[c].test < word->a || m->cells[c].test - word->a >= FSM_TEMPS_MAX - temp)
                return bad(v, word, "a cell asks a test outside the scan");
    }
    return true;
}

static bool compares(uint32_t op)
{
    return op >= FSM_OP_EQ && op <= FSM_OP_GE;
}

/* ---- operands ---- */

static bool below(const struct verify *v, const struct word *word, uint32_t index, uint32_t count)
{
    return index < count || bad(v, word, "no such index");
}

static bool constants(const struct verify *v, const struct word *word, uint32_t first, uint64_t count)
{
    return first + count <= v->m->constant_count || bad(v, word, "reads outside the constants");
}

static bool answers(uint32_t verdict)
{
    return verdict == FSM_IGNORED || verdict == FSM_DEFERRED || verdict == FSM_REJECTED;
}

static bool operands(const struct verify *v, struct word *word)
{
    const struct fsm_machine *m = v->m;
    const uint32_t *w = &m->code[word->at];
    uint32_t a = word->a;
    switch ((enum fsm_op)word->op) {
    case FSM_OP_LOAD:
        return reads(v, word, a, 1);
    case FSM_OP_TEXT:
        return reads(v, word, a, 1) && (FSM_AT_SPACE(a) == FSM_FIELD || bad(v, word, "not of a field"));
    case FSM_OP_INDEX:
        return reads(v, word, a, w[1]);
    case FSM_OP_DATA:
        return constants(v, word, a, w[1]);
    case FSM_OP_ALL:
    case FSM_OP_ANY:
    case FSM_OP_COUNT:
        return reads(v, word, a, w[1] & 0xffffu) && (compares(w[1] >> 16) || bad(v, word, "not a comparison"));
    case FSM_OP_WINDOW:
    case FSM_OP_MARK:
        return below(v, word, a, m->window_count);
    case FSM_OP_EMITTED:
        return a == 0xffff || below(v, word, a, m->effect_count);
    case FSM_OP_SWITCH:
        return reads(v, word, a, 1);
    case FSM_OP_CUT:
        return reads(v, word, a, 1) && constants(v, word, w[1], 1);
    case FSM_OP_CUT_TOP:
        return constants(v, word, w[1], 1);
    case FSM_OP_CUTS:
        return reads(v, word, a, 1) && constants(v, word, w[2], w[1]);
    case FSM_OP_CUTS_TOP:
        return constants(v, word, w[2], w[1]);
    case FSM_OP_ATOM:
        return below(v, word, a, m->test_count) && below(v, word, w[1], FSM_TEMPS_MAX);
    case FSM_OP_SCAN:
        return scans(v, word, w + 3, 2);
    case FSM_OP_SCAN_ALL:
        return below(v, word, w[2], FSM_COLLECT_MAX + 1) && scans(v, word, w + 3, 1);
    case FSM_OP_TAKE:
    case FSM_OP_TAKE_SURE:
        return below(v, word, a, m->row_count);
    case FSM_OP_ANSWER:
        return below(v, word, a, m->row_count) && (answers(w[1]) || bad(v, word, "not an answer"));
    case FSM_OP_SET:
        return sets(v, word, (int32_t)w[1]);
    case FSM_OP_STORE:
    case FSM_OP_STORE_SHARED:
        return writes(v, word, w[1], 1);
    case FSM_OP_STORE_AT:
        return writes(v, word, w[1], w[2]);
    case FSM_OP_STORE_TEMP:
        return below(v, word, a, FSM_TEMPS_MAX);
    case FSM_OP_COPY:
        return writes(v, word, w[2] & 0xffffu, w[2] >> 16) && reads(v, word, w[1], w[2] >> 16);
    case FSM_OP_FILL:
        return writes(v, word, w[1] & 0xffffu, w[1] >> 16);
    case FSM_OP_START:
    case FSM_OP_START_AT:
    case FSM_OP_STOP:
        return below(v, word, a, m->timer_count);
    case FSM_OP_SAVE_LEAF:
        return (a < m->hot_slots && v->slot[a] == SLOT_HISTORY) || bad(v, word, "not a history");
    case FSM_OP_GOTO:
        return below(v, word, a, m->leaves);
    case FSM_OP_ARGS:
        return reads(v, word, a, w[1] & 0xffffu) && below(v, word, w[1] >> 16, 2);
    case FSM_OP_EMIT:
        return below(v, word, a, m->effect_count);
    default:
        return true;
    }
}

/* ---- ways ---- */

static void find_ways(const struct fsm_machine *m, struct word *word)
{
    const uint32_t *w = &m->code[word->at];
    struct ways *ways = &word->ways;
    ways->falls = true;
    switch ((enum fsm_op)word->op) {
    case FSM_OP_JUMP:
        ways->falls = false;
        ways->jump = word->a;
        break;
    case FSM_OP_UNLESS:
        ways->jump = word->a;
        break;
    case FSM_OP_SWITCH:
    case FSM_OP_SWITCH_TOP:
        *ways = (struct ways){.first = word->at + 3, .stride = 1, .count = w[1]};
        break;
    case FSM_OP_CUT:
    case FSM_OP_CUT_TOP:
        *ways = (struct ways){.first = word->at + 2, .stride = 1, .count = 2};
        break;
    case FSM_OP_CUTS:
    case FSM_OP_CUTS_TOP:
        *ways = (struct ways){.first = word->at + 3, .stride = 1, .count = w[1] + 1};
        break;
    case FSM_OP_SCAN:
        *ways = (struct ways){.first = word->at + 4, .stride = 2, .count = w[2], .last = word->at + 3 + 2 * w[2]};
        break;
    case FSM_OP_RET:
    case FSM_OP_GAP:
    case FSM_OP_ANSWER:
    case FSM_OP_DONE:
        ways->falls = false;
        break;
    default:
        break;
    }
}

static bool forward(const struct verify *v, const struct word *word, uint32_t target)
{
    return (target > word->at && target < v->m->code_count) || bad(v, word, "a jump that is not forward");
}

static bool check_ways(const struct verify *v, const struct word *word)
{
    const struct ways *ways = &word->ways;
    bool jumps = word->op == FSM_OP_JUMP || word->op == FSM_OP_UNLESS;
    if (ways->falls && word->words >= v->m->code_count - word->at)
        return bad(v, word, "runs off the end");
    if ((jumps && !forward(v, word, ways->jump)) || (ways->last && !forward(v, word, v->m->code[ways->last])))
        return false;
    for (uint32_t i = 0; i < ways->count; i++)
        if (!forward(v, word, v->m->code[ways->first + i * ways->stride]))
            return false;
    return true;
}

bool verify_word(const struct verify *v, uint32_t at, struct word *word)
{
    const struct fsm_machine *m = v->m;
    *word = (struct word){.op = FSM_I_OP(m->code[at]), .a = FSM_I_A(m->code[at]), .at = at};
    uint32_t head = fsm_op_head(word->op), room = m->code_count - at;
    if (head == 0 || head > room || (word->words = fsm_op_words(m->code, at)) > room)
        return bad(v, word, head ? "its words run off the end" : "no such instruction");
    word->pops = EFFECT[word->op].pops;
    word->pushes = EFFECT[word->op].pushes;
    find_ways(m, word);
    return check_ways(v, word) && operands(v, word);
}
