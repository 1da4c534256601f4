/* disassemble.c: see disassemble.h. What begins at an address (a decision, a state's answer to an event) is said
 * above it; what an operand names stands behind it. */
#include "disassemble.h"

#include <ctype.h>

#include "arena.h"
#include "code.h"

static const char *const space_name[FSM_SPACES] = {"INST",  "SHARED", "OLD",  "OLD_SHARED", "BEFORE", "BEFORE_SHARED",
                                                   "FIELD", "CONST",  "TEMP", "ARGUMENT",   "NOW"};

static bool has_place(uint32_t op)
{
    switch (op) {
    case FSM_OP_LOAD:
    case FSM_OP_TEXT:
    case FSM_OP_INDEX:
    case FSM_OP_ALL:
    case FSM_OP_ANY:
    case FSM_OP_COUNT:
    case FSM_OP_SWITCH:
    case FSM_OP_CUT:
    case FSM_OP_CUTS:
    case FSM_OP_ARGS:
        return true;
    default:
        return false;
    }
}

static const char *var_at(const struct fsm_machine *m, const struct fsm_var *vars, uint16_t count, uint32_t slot)
{
    for (uint16_t i = 0; i < count; i++)
        if (slot >= vars[i].slot && slot < vars[i].slot + m->types[vars[i].type].count)
            return vars[i].name;
    return NULL;
}

static const char *slot_name(const struct fsm_machine *m, uint32_t slot)
{
    if (slot == FSM_SLOT_LEAF)
        return "state";
    const char *name = var_at(m, m->vars, m->var_count, slot);
    if (!name)
        name = var_at(m, m->params, m->param_count, slot);
    for (uint16_t i = 0; !name && i < m->timer_count; i++)
        if (m->timers[i].slot == slot)
            name = m->timers[i].name;
    return name;
}

static const char *place_name(const struct fsm_machine *m, uint32_t a)
{
    switch (FSM_AT_SPACE(a)) {
    case FSM_INST:
    case FSM_OLD:
    case FSM_BEFORE:
        return slot_name(m, FSM_AT_INDEX(a));
    case FSM_SHARED:
    case FSM_OLD_SHARED:
    case FSM_BEFORE_SHARED:
        return var_at(m, m->shared, m->shared_count, FSM_AT_INDEX(a));
    default:
        return NULL;
    }
}

static const char *operand_name(const struct fsm_machine *m, uint32_t op, uint32_t a)
{
    if (has_place(op))
        return place_name(m, a);
    switch (op) {
    case FSM_OP_EMIT:
        return m->effects[a].name;
    case FSM_OP_START:
    case FSM_OP_START_AT:
    case FSM_OP_STOP:
        return m->timers[a].name;
    case FSM_OP_MARK:
    case FSM_OP_WINDOW:
        return m->windows[a].name;
    case FSM_OP_GOTO:
        return m->states[m->leaf_state[a]].name;
    case FSM_OP_TAKE:
    case FSM_OP_TAKE_SURE:
    case FSM_OP_ANSWER:
        return m->rows[a].text;
    case FSM_OP_SET:
    case FSM_OP_STORE:
    case FSM_OP_STORE_AT:
    case FSM_OP_COPY:
    case FSM_OP_FILL:
        return slot_name(m, a);
    case FSM_OP_STORE_SHARED:
        return var_at(m, m->shared, m->shared_count, a);
    default:
        return NULL;
    }
}

/* A comment must not end inside a name. */
static void print_comment(FILE *to, const char *text)
{
    fputs(" /* ", to);
    for (; *text; text++) {
        putc(*text, to);
        if (text[0] == '*' && text[1] == '/')
            putc(' ', to);
        if (text[0] == '/' && text[1] == '*')
            putc(' ', to);
    }
    fputs(" */", to);
}

static void print_instruction(FILE *to, const struct fsm_machine *m, uint32_t at, uint32_t words)
{
    uint32_t word = m->code[at], op = FSM_I_OP(word), a = FSM_I_A(word);
    fprintf(to, "    /* %5u */ FSM_I(FSM_OP_", at);
    for (const char *name = fsm_op_name(op); *name; name++)
        putc(toupper((unsigned char)*name), to);
    fputs(", ", to);
    if (has_place(op))
        fprintf(to, "FSM_AT(FSM_%s, %u)),", space_name[FSM_AT_SPACE(a)], FSM_AT_INDEX(a));
    else
        fprintf(to, "%d),", op == FSM_OP_PUSH && a & 0x800000 ? (int)(a | 0xff000000u) : (int)a);
    for (uint32_t i = 1; i < words; i++)
        fprintf(to, "%s%u,", i > 16 && i % 16 == 1 ? "\n                " : " ", m->code[at + i]);
    const char *name = operand_name(m, op, a);
    if (name)
        print_comment(to, name);
    putc('\n', to);
}

/* ---- what begins where ---- */

static void print_title(FILE *to, const char *first, const char *second)
{
    fputs("   ", to);
    const char *gap = *second ? ", " : "";
    char text[512];
    snprintf(text, sizeof text, "%s%s%s", first, gap, second);
    print_comment(to, text);
    putc('\n', to);
}

static const char *column_title(const struct fsm_machine *m, uint16_t column, char *buffer, size_t size)
{
    if (column < m->event_count)
        return m->events[column].name;
    if (column == fsm_always(m))
        return "always";
    snprintf(buffer, size, "expired %s", m->timers[column - m->event_count].name);
    return buffer;
}

struct title {
    uint32_t at;
    const char *first, *second;
};

static size_t gather_titles(const struct fsm_machine *m, struct title *titles, char (*buffer)[80])
{
    size_t count = 0;
    for (uint16_t i = 0; i < m->decision_count; i++)
        titles[count++] = (struct title){m->decisions[i].code, m->decisions[i].name, ""};
    for (uint16_t i = 0; i < m->promise_count; i++)
        titles[count++] = (struct title){m->promises[i].code, "promise", m->promises[i].name};
    for (uint16_t i = 0; i < m->view_count; i++)
        titles[count++] = (struct title){m->views[i].code, "view", m->views[i].name};
    titles[count++] = (struct title){m->start, "creation", ""};
    for (uint16_t leaf = 0; leaf < m->leaves; leaf++)
        for (uint16_t column = 0; column < fsm_columns(m); column++)
            if (fsm_pair_of(m, leaf, column)->code)
                titles[count++] =
                    (struct title){fsm_pair_of(m, leaf, column)->code, m->states[m->leaf_state[leaf]].name,
                                   column_title(m, column, buffer[column], sizeof *buffer)};
    return count;
}

static int title_compare(const void *a, const void *b)
{
    const struct title *x = a, *y = b;
    return (x->at > y->at) - (x->at < y->at);
}

void disassemble(FILE *to, const struct fsm_machine *m)
{
    size_t most = (size_t)m->decision_count + m->promise_count + m->view_count + 1 + (size_t)m->leaves * fsm_columns(m);
    struct title *titles = mem_resize(NULL, most * sizeof *titles);
    char(*buffer)[80] = mem_resize(NULL, fsm_columns(m) * sizeof *buffer);
    size_t count = gather_titles(m, titles, buffer), next = 0;
    /* stable order for equal addresses: insertion keeps the order of gathering, qsort need not */
    for (size_t i = 0; i < count; i++)
        for (size_t k = i; k > 0 && title_compare(&titles[k - 1], &titles[k]) > 0; k--) {
            struct title swap = titles[k];
            titles[k] = titles[k - 1];
            titles[k - 1] = swap;
        }
    for (uint32_t at = 0; at < m->code_count;) {
        uint32_t words = fsm_op_words(m->code, at);
        for (; next < count && titles[next].at <= at; next++)
            print_title(to, titles[next].first, titles[next].second);
        print_instruction(to, m, at, words);
        at += words;
    }
    mem_free(titles);
    mem_free(buffer);
}
