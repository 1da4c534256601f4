/* run.c: the loop that walks code.
 *
 * fsm_verify has checked every index, jump and stack depth, so the loop checks none: it only refuses what
 * values alone can make wrong. No instruction calls a function unless it is rare or long (deeds.c). */
#include "run.h"

#include "arith.h"
#include "deeds.h"
#include "domain.h"

static int64_t atom_of(const struct fsm_machine *m, uint32_t cut, uint32_t cuts, int64_t v)
{
    uint32_t low = 0, high = cuts;
    while (low < high) {
        uint32_t middle = (low + high) / 2;
        if (m->constants[cut + middle] <= v)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

/* Words of the target that the scan ends at. */
static uint32_t scan(const struct fsm_run *run, const uint32_t *word)
{
    const struct fsm_machine *m = run->m;
    uint32_t first = FSM_I_A(word[0]), rows = word[2];
    const uint32_t *pair = word + 3;
    for (uint32_t i = 0; i < rows; i++, pair += 2)
        if (fsm_row_matches(m, &m->rows[pair[0]], first, run->temp + word[1]))
            return pair[1];
    return pair[0];
}

static int64_t scan_all(const struct fsm_run *run, const uint32_t *word)
{
    const struct fsm_machine *m = run->m;
    uint64_t mask = 0;
    for (uint32_t i = 0; i < word[2]; i++)
        if (fsm_row_matches(m, &m->rows[word[3 + i]], FSM_I_A(word[0]), run->temp + word[1]))
            mask |= (uint64_t)1 << i;
    return (int64_t)mask;
}

static bool emitted(const struct fsm_run *run, uint32_t effect)
{
    const struct fsm_out *out = run->out;
    for (uint16_t i = 0; out && i < out->effect_count; i++)
        if (effect == 0xffff || out->effect[i].effect == effect)
            return true;
    return false;
}

static int64_t set_change(int64_t set, int64_t value, bool add)
{
    if (set == FSM_MISSING || value < 0 || value >= FSM_SET_MAX)
        return FSM_MISSING;
    int64_t bit = (int64_t)1 << value;
    return add ? set | bit : set & ~bit;
}

static inline bool both(int64_t x, int64_t y)
{
    return x != FSM_MISSING && y != FSM_MISSING;
}

static inline enum fsm_result emit(struct fsm_run *run, uint32_t effect)
{
    struct fsm_out *out = run->out;
    const struct fsm_effect_def *def = &run->m->effects[effect];
    uint32_t call = 0;
    if (__builtin_expect(out->effect_count == FSM_EFFECTS_MAX, 0))
        return FSM_LIMIT;
    if (def->mode != FSM_NO_CALL) {
        enum fsm_result result = fsm_place_call(run, def, &call);
        if (result != FSM_STEPPED)
            return result;
    }
    struct fsm_effect *to = &out->effect[out->effect_count++];
    to->effect = (uint16_t)effect;
    to->arg = run->arg;
    to->args = (uint16_t)(out->arg_count - run->arg);
    to->call = call;
    run->arg = out->arg_count;
    return FSM_STEPPED;
}

#define OPERAND FSM_I_A(*word)
#define PLACE(a) run->space[(a) >> 20][(a)&0xfffffu]
#define NEXT(words)  \
    word += (words); \
    break
#define TRY(deed)                                      \
    do {                                               \
        enum fsm_result tried = (deed);                \
        if (__builtin_expect(tried != FSM_STEPPED, 0)) \
            return tried;                              \
    } while (0)
#define REFUSE(result, who)        \
    do {                           \
        run->out->culprit = (who); \
        return (result);           \
    } while (0)
/* Two operands become one. */
#define BINARY(expression)               \
    do {                                 \
        int64_t y = *--top, x = top[-1]; \
        top[-1] = (expression);          \
        word++;                          \
    } while (0)

enum fsm_result fsm_run(struct fsm_run *run, uint32_t at)
{
    const struct fsm_machine *m = run->m;
    const uint32_t *code = m->code, *word = code + at;
    const uint32_t *back[FSM_CALLS_MAX];
    int64_t stack[FSM_STACK_MAX], *top = stack;
    unsigned calls = 0;

    for (;;) {
        int64_t v;
        switch ((enum fsm_op)FSM_I_OP(*word)) {
        /* values */
        case FSM_OP_LOAD:
            *top++ = PLACE(OPERAND);
            NEXT(1);
        case FSM_OP_TEXT:
            *top++ = fsm_field_handle(run, PLACE(OPERAND));
            NEXT(1);
        case FSM_OP_PUSH:
            *top++ = (int32_t)*word >> 8;
            NEXT(1);
        case FSM_OP_ADD:
            BINARY(fsm_add(x, y));
            break;
        case FSM_OP_SUB:
            BINARY(fsm_subtract(x, y));
            break;
        case FSM_OP_NEG:
            top[-1] = fsm_negate(top[-1]);
            NEXT(1);
        case FSM_OP_MIN:
            BINARY(x < y ? x : y); /* missing is the least */
            break;
        case FSM_OP_MAX:
            BINARY(!both(x, y) ? FSM_MISSING : x > y ? x : y);
            break;
        case FSM_OP_EQ:
            BINARY(x == y);
            break;
        case FSM_OP_NE:
            BINARY(x != y);
            break;
        case FSM_OP_LT:
            BINARY(both(x, y) && x < y);
            break;
        case FSM_OP_LE:
            BINARY(both(x, y) && x <= y);
            break;
        case FSM_OP_GT:
            BINARY(both(x, y) && x > y);
            break;
        case FSM_OP_GE:
            BINARY(both(x, y) && x >= y);
            break;
        case FSM_OP_AND:
            BINARY(x & y & 1);
            break;
        case FSM_OP_OR:
            BINARY((x | y) & 1);
            break;
        case FSM_OP_NOT:
            top[-1] = top[-1] == 0;
            NEXT(1);
        case FSM_OP_HAS:
            top[-1] = top[-1] != FSM_MISSING;
            NEXT(1);
        case FSM_OP_IN:
            BINARY(y != FSM_MISSING && x >= 0 && x < FSM_SET_MAX && (y >> x & 1));
            break;
        case FSM_OP_SET_ADD:
            BINARY(set_change(x, y, true));
            break;
        case FSM_OP_SET_DEL:
            BINARY(set_change(x, y, false));
            break;
        case FSM_OP_SUCC:
            v = top[-1];
            top[-1] = v >= 0 && v < (int64_t)OPERAND - 1 ? v + 1 : FSM_MISSING;
            NEXT(1);
        case FSM_OP_PRED:
            top[-1] = top[-1] > 0 ? top[-1] - 1 : FSM_MISSING;
            NEXT(1);
        case FSM_OP_INDEX:
            v = top[-1];
            top[-1] = v >= 0 && v < word[1] ? (&PLACE(OPERAND))[v] : FSM_MISSING;
            NEXT(2);
        case FSM_OP_DATA:
            v = top[-1];
            top[-1] = v >= 0 && v < word[1] ? m->constants[OPERAND + (uint32_t)v] : FSM_MISSING;
            NEXT(2);
        case FSM_OP_ALL:
            top[-1] = fsm_compare_all(run, word, top[-1]) == (word[1] & 0xffffu);
            NEXT(2);
        case FSM_OP_ANY:
            top[-1] = fsm_compare_all(run, word, top[-1]) > 0;
            NEXT(2);
        case FSM_OP_COUNT:
            top[-1] = fsm_compare_all(run, word, top[-1]);
            NEXT(2);
        case FSM_OP_WINDOW:
            *top++ = fsm_window_count(run, OPERAND);
            NEXT(1);
        case FSM_OP_BUCKET:
            top -= 2;
            top[-1] = fsm_bucket(top[-1], top[0], top[1]);
            NEXT(1);
        case FSM_OP_FIRST:
            v = top[-1];
            top[-1] = v == FSM_MISSING || v == 0 ? FSM_MISSING : __builtin_ctzll((uint64_t)v);
            NEXT(1);
        case FSM_OP_EMITTED:
            *top++ = emitted(run, OPERAND);
            NEXT(1);

        /* ways */
        case FSM_OP_JUMP:
            word = code + OPERAND;
            break;
        case FSM_OP_UNLESS:
            word = *--top == 0 ? code + OPERAND : word + 1;
            break;
        case FSM_OP_CALL:
            back[calls++] = word + 1;
            word = code + OPERAND;
            break;
        case FSM_OP_RET:
            if (calls == 0) {
                run->value = top[-1];
                return FSM_STEPPED;
            }
            word = back[--calls];
            break;

        /* diagrams */
        case FSM_OP_SWITCH:
            v = PLACE(OPERAND);
            goto switched;
        case FSM_OP_SWITCH_TOP:
            v = *--top;
        switched:
            if (__builtin_expect((uint64_t)v - (uint64_t)(int64_t)(int32_t)word[2] >= word[1], 0))
                return FSM_NO_ROW;
            word = code + word[3 + (uint64_t)v - (uint64_t)(int64_t)(int32_t)word[2]];
            break;
        case FSM_OP_CUT:
            if (PLACE(OPERAND) >= m->constants[word[1]]) { /* a jump, not a choice: what follows is then foreseen */
                word = code + word[3];
                break;
            }
            word = code + word[2];
            break;
        case FSM_OP_CUT_TOP:
            word = code + word[2 + (*--top >= m->constants[word[1]])];
            break;
        case FSM_OP_CUTS:
            word = code + word[3 + atom_of(m, word[2], word[1], PLACE(OPERAND))];
            break;
        case FSM_OP_CUTS_TOP:
            word = code + word[3 + atom_of(m, word[2], word[1], *--top)];
            break;
        case FSM_OP_ATOM:
            run->temp[word[1]] = atom_of(m, m->tests[OPERAND].cut, m->tests[OPERAND].cuts, *--top);
            NEXT(2);
        case FSM_OP_SCAN:
            word = code + scan(run, word);
            break;
        case FSM_OP_SCAN_ALL:
            *top++ = scan_all(run, word);
            NEXT(3 + word[2]);
        case FSM_OP_GAP:
            return FSM_NO_ROW;

        /* deeds */
        case FSM_OP_TAKE:
            if (__builtin_expect(run->out->row_count == FSM_ROWS_MAX, 0))
                return FSM_LOOP;
            fsm_run_chosen(run, run->out->row_count == 0);
            run->out->row[run->out->row_count++] = OPERAND;
            NEXT(1);
        case FSM_OP_TAKE_SURE:
            run->sure = true;
            run->out->row[0] = OPERAND;
            run->out->row_count = 1;
            NEXT(1);
        case FSM_OP_ANSWER:
            if (__builtin_expect(run->out->row_count == FSM_ROWS_MAX, 0))
                return FSM_LOOP;
            run->out->row[run->out->row_count++] = OPERAND;
            return (enum fsm_result)word[1];
        case FSM_OP_DONE:
            return FSM_STEPPED;
        case FSM_OP_SET:
            run->space[FSM_INST][OPERAND] = (int32_t)word[1];
            NEXT(2);
        case FSM_OP_STORE: {
            const struct fsm_type *type = &m->types[word[1]];
            v = *--top;
            if (type->kind == FSM_TEXT)
                TRY(fsm_store_text(run, OPERAND, type, v));
            else if (!fsm_fits(m, type, v))
                REFUSE(FSM_RANGE, OPERAND);
            else
                run->space[FSM_INST][OPERAND] = v;
            NEXT(2);
        }
        case FSM_OP_STORE_SHARED:
            v = *--top;
            if (!fsm_fits(m, &m->types[word[1]], v))
                REFUSE(FSM_RANGE, OPERAND | FSM_CULPRIT_SHARED);
            run->space[FSM_SHARED][OPERAND] = v;
            NEXT(2);
        case FSM_OP_STORE_AT:
            top -= 2;
            TRY(fsm_store_at(run, word, top[0], top[1]));
            NEXT(3);
        case FSM_OP_STORE_TEMP:
            run->temp[OPERAND] = *--top;
            NEXT(1);
        case FSM_OP_COPY:
            TRY(fsm_copy(run, word));
            NEXT(3);
        case FSM_OP_FILL:
            TRY(fsm_fill(run, word, *--top));
            NEXT(2);
        case FSM_OP_START:
            TRY(fsm_start(run, OPERAND, fsm_add(fsm_run_now(run), *--top)));
            NEXT(1);
        case FSM_OP_START_AT:
            TRY(fsm_start(run, OPERAND, *--top));
            NEXT(1);
        case FSM_OP_STOP: {
            int64_t *deadline = &run->space[FSM_INST][m->timers[OPERAND].slot];
            run->out->timers |= (uint64_t)(*deadline != FSM_MISSING) << OPERAND;
            *deadline = FSM_MISSING;
            NEXT(1);
        }
        case FSM_OP_MARK:
            fsm_mark(run, OPERAND);
            NEXT(1);
        case FSM_OP_SAVE_LEAF:
            run->space[FSM_INST][OPERAND] = run->space[FSM_INST][FSM_SLOT_LEAF];
            NEXT(1);
        case FSM_OP_GOTO:
            run->space[FSM_INST][FSM_SLOT_LEAF] = OPERAND;
            NEXT(1);
        case FSM_OP_ARG:
            if (__builtin_expect(run->out->arg_count == FSM_ARGS_MAX, 0))
                return FSM_LIMIT;
            run->out->arg[run->out->arg_count++] = *--top;
            NEXT(1);
        case FSM_OP_ARG_TEXT:
            TRY(fsm_push_text(run, *--top));
            NEXT(1);
        case FSM_OP_ARGS:
            TRY(fsm_push_args(run, word));
            NEXT(2);
        case FSM_OP_ARG_LIST:
            TRY(fsm_push_list(run, OPERAND, *--top));
            NEXT(1);
        case FSM_OP_EMIT:
            TRY(emit(run, OPERAND));
            NEXT(1);
        case FSM_OPS:
        default:
            __builtin_unreachable();
        }
    }
}

int64_t fsm_run_value(struct fsm_run *run, uint32_t at)
{
    return fsm_run(run, at) == FSM_STEPPED ? run->value : FSM_MISSING;
}
