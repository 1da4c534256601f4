/* verify_code.c: how instructions hang together.
 *
 * Jumps go forward only, so one pass upwards meets every way to an instruction before the instruction: it finds
 * the stack depth, whether a row was chosen, and which arguments wait for an effect, the same on every way. Calls
 * go below every entry that leads to them: no code can call itself. */
#include <stdlib.h>

#include "verify_in.h"

struct arg { /* an argument instruction, and the one before it */
    uint32_t before;
    uint32_t slots; /* 0 for a list */
    bool text;
};

bool verify_bad(const struct check *c, uint32_t at, const char *what)
{
    return verify_fail(c->v, "code %u: %s: %s", at, fsm_op_name(FSM_I_OP(c->m->code[at])), what);
}

/* ---- arguments that wait ---- */

static bool arg_push(struct check *c, struct state *state, uint32_t slots, bool text)
{
    if (c->arg_count == c->arg_room) {
        uint32_t room = c->arg_room ? c->arg_room * 2 : 64;
        struct arg *args = realloc(c->args, room * sizeof *args);
        if (!args)
            return verify_fail(c->v, "no memory to verify the tables");
        c->args = args;
        c->arg_room = room;
    }
    if (c->arg_count == 0)
        c->arg_count = 1; /* index 0 means none */
    c->args[c->arg_count] = (struct arg){state->pending, slots, text};
    state->pending = c->arg_count++;
    return true;
}

static bool args_equal(const struct check *c, uint32_t x, uint32_t y)
{
    while (x != y) {
        if (x == 0 || y == 0 || c->args[x].slots != c->args[y].slots || c->args[x].text != c->args[y].text)
            return false;
        x = c->args[x].before;
        y = c->args[y].before;
    }
    return true;
}

/* Whether the arguments that wait are those declared, slot for slot from the last to the first. */
static bool args_fit(const struct check *c, uint32_t pending, uint32_t first, uint32_t count)
{
    while (count--) {
        const struct fsm_type *type = &c->m->types[c->m->args[first + count].type];
        uint32_t wanted = type->list ? 0 : type->count;
        do {
            if (pending == 0)
                return false;
            const struct arg *arg = &c->args[pending];
            bool list = arg->slots == 0;
            if (list != (type->list != 0) || (!list && arg->text != (type->kind == FSM_TEXT)) || arg->slots > wanted)
                return false;
            wanted -= arg->slots;
            pending = arg->before;
        } while (wanted);
    }
    return pending == 0;
}

/* ---- the pass upwards ---- */

static bool reach(struct check *c, uint32_t at, const struct state *from)
{
    struct state *to = &c->state[at];
    if (to->kind == UNREACHED) {
        *to = *from;
        return true;
    }
    if (to->kind != from->kind || to->depth != from->depth || to->chosen != from->chosen || to->sure != from->sure ||
        !args_equal(c, to->pending, from->pending))
        return verify_bad(c, at, "is reached in different ways");
    if (to->kind == VIEW && to->floor != from->floor)
        return verify_bad(c, at, "is shared by two views");
    if (from->floor < to->floor)
        to->floor = from->floor;
    return true;
}

bool verify_enter(struct check *c, uint32_t code, enum kind kind, bool chosen)
{
    struct state state = {.kind = (uint8_t)kind, .chosen = chosen, .floor = code};
    if (code >= c->m->code_count)
        return verify_fail(c->v, "code %u: begins outside the code", code);
    return reach(c, code, &state);
}

static bool is_deed(uint32_t op)
{
    switch (op) {
    case FSM_OP_SET:
    case FSM_OP_STORE:
    case FSM_OP_STORE_SHARED:
    case FSM_OP_STORE_AT:
    case FSM_OP_COPY:
    case FSM_OP_FILL:
    case FSM_OP_START:
    case FSM_OP_START_AT:
    case FSM_OP_STOP:
    case FSM_OP_MARK:
    case FSM_OP_SAVE_LEAF:
    case FSM_OP_GOTO:
    case FSM_OP_EMIT:
        return true;
    default:
        return false;
    }
}

static bool is_argument(uint32_t op)
{
    return op == FSM_OP_ARG || op == FSM_OP_ARG_TEXT || op == FSM_OP_ARGS || op == FSM_OP_ARG_LIST;
}

static bool has_always(const struct fsm_machine *m)
{
    for (uint16_t leaf = 0; leaf < m->leaves; leaf++)
        if (FSM_I_OP(m->code[fsm_pair_of(m, leaf, fsm_always(m))->code]) != FSM_OP_GAP)
            return true;
    return false;
}

/* Whether the value pushed by the instruction at `at` is always there. */
static bool is_there(const struct fsm_machine *m, uint32_t at)
{
    uint32_t a = FSM_I_A(m->code[at]), index = FSM_AT_INDEX(a);
    if (FSM_I_OP(m->code[at]) == FSM_OP_PUSH)
        return true;
    if (FSM_I_OP(m->code[at]) != FSM_OP_LOAD)
        return false;
    if (FSM_AT_SPACE(a) == FSM_CONST)
        return m->constants[index] != FSM_MISSING;
    for (uint16_t i = 0; FSM_AT_SPACE(a) == FSM_INST && i < m->param_count; i++)
        if (m->params[i].slot == index)
            return !m->types[m->params[i].type].optional;
    for (uint16_t i = 0; FSM_AT_SPACE(a) == FSM_FIELD && i < m->field_count; i++) { /* whichever event it is */
        const struct fsm_type *type = &m->types[m->fields[i].type];
        if (index >= m->fields[i].slot && index < (uint32_t)m->fields[i].slot + type->count && type->optional)
            return false;
    }
    return FSM_AT_SPACE(a) == FSM_FIELD;
}

/* Whether an instruction after TAKE_SURE can never be refused. The bound on their number keeps effects and arguments
 * within what one step may have. */
static bool is_sure(const struct check *c, const struct word *word, const struct state *state)
{
    if (word->at - state->sure > FSM_SURE_MAX)
        return false;
    if (word->op == FSM_OP_START)
        return is_there(c->m, word->at - 1);
    if (word->op == FSM_OP_EMIT)
        return c->m->effects[word->a].mode == FSM_NO_CALL;
    return fsm_op_is_sure(c->m->code[word->at]);
}

/* Whether the instruction may stand in this kind of code at this point of it. */
static bool belongs(const struct check *c, const struct word *word, const struct state *state)
{
    uint32_t op = word->op;
    if (is_deed(op) && (state->kind != DEED || !state->chosen))
        return verify_bad(c, word->at, "a deed before its row is taken");
    if (state->sure && !is_sure(c, word, state))
        return verify_bad(c, word->at, "may be refused in a row that may not");
    if ((op == FSM_OP_TAKE || op == FSM_OP_TAKE_SURE || op == FSM_OP_ANSWER) && (state->kind != DEED || state->chosen))
        return verify_bad(c, word->at, "a row where none is to be chosen");
    if (is_argument(op) && state->kind != VIEW && !(state->kind == DEED && state->chosen))
        return verify_bad(c, word->at, "an argument of nothing");
    if (op == FSM_OP_RET && (state->kind != EXPRESSION || state->depth != 1))
        return verify_bad(c, word->at, "does not return one value");
    if (op == FSM_OP_DONE &&
        (state->kind == EXPRESSION || state->depth != 0 || (state->kind == DEED && !state->chosen)))
        return verify_bad(c, word->at, "ends what is not complete");
    return true;
}

static bool view_done(const struct check *c, const struct state *state)
{
    for (uint16_t i = 0; i < c->m->view_count; i++) {
        const struct fsm_view_def *view = &c->m->views[i];
        if (view->code == state->floor && !args_fit(c, state->pending, view->arg, view->args))
            return verify_fail(c->v, "view %s: its code gives other arguments than declared", view->name);
    }
    return true;
}

static bool call(struct check *c, const struct word *word)
{
    const struct state *callee = &c->state[word->a];
    if (callee->kind == UNREACHED) {
        c->again = true;
        return verify_enter(c, word->a, EXPRESSION, false);
    }
    return (callee->kind == EXPRESSION && callee->depth == 0) || verify_bad(c, word->at, "calls what is no function");
}

/* What the instruction does to the state. */
static bool follow(struct check *c, const struct word *word, struct state *state)
{
    const uint32_t *w = &c->m->code[word->at];
    switch (word->op) {
    case FSM_OP_CALL:
        if (word->a >= state->floor)
            return verify_bad(c, word->at, "calls what is not below it");
        return call(c, word);
    case FSM_OP_TAKE_SURE:
        if (has_always(c->m))
            return verify_bad(c, word->at, "`always` may be refused after it");
        state->sure = word->at;
        state->chosen = true;
        return true;
    case FSM_OP_TAKE:
        state->chosen = true;
        return true;
    case FSM_OP_ARG:
        return arg_push(c, state, 1, false);
    case FSM_OP_ARG_TEXT:
        return arg_push(c, state, 1, true);
    case FSM_OP_ARGS:
        return (w[1] & 0xffffu) == 0 || arg_push(c, state, w[1] & 0xffffu, w[1] >> 16);
    case FSM_OP_ARG_LIST:
        return arg_push(c, state, 0, false);
    case FSM_OP_EMIT: {
        const struct fsm_effect_def *effect = &c->m->effects[word->a];
        if (!args_fit(c, state->pending, effect->arg, effect->args))
            return verify_bad(c, word->at, "other arguments than declared");
        state->pending = 0;
        return true;
    }
    case FSM_OP_DONE:
        if (state->kind == VIEW)
            return view_done(c, state);
        return state->pending == 0 || verify_bad(c, word->at, "arguments without an effect");
    default:
        return true;
    }
}

static bool lead_on(struct check *c, const struct word *word, const struct state *state)
{
    const struct ways *ways = &word->ways;
    const uint32_t *code = c->m->code;
    for (uint32_t i = 0; i < ways->count; i++)
        if (!reach(c, code[ways->first + i * ways->stride], state))
            return false;
    return (!ways->last || reach(c, code[ways->last], state)) && (!ways->jump || reach(c, ways->jump, state)) &&
           (!ways->falls || reach(c, word->at + word->words, state));
}

static bool pass_upwards(struct check *c)
{
    for (uint32_t at = 0; at < c->m->code_count; at++) {
        struct state state = c->state[at];
        struct word word;
        if (state.kind == UNREACHED)
            continue;
        if (!verify_word(c->v, at, &word))
            return false;
        if (state.depth < word.pops)
            return verify_bad(c, at, "takes from an empty stack");
        if (!belongs(c, &word, &state))
            return false;
        state.depth = (uint8_t)(state.depth - word.pops + word.pushes);
        if (state.depth > FSM_STACK_MAX)
            return verify_bad(c, at, "too deep a stack");
        if (!follow(c, &word, &state) || !lead_on(c, &word, &state))
            return false;
    }
    return true;
}

/* ---- the whole ---- */

/* A pass may meet calls of functions that nothing else leads to; the next one then goes through them too. */
static bool reach_all(struct check *c)
{
    do {
        c->again = false;
        if (!pass_upwards(c))
            return false;
    } while (c->again);
    return true;
}

static bool check_all(struct check *c)
{
    return verify_entries(c, true) && reach_all(c) && verify_needs(c) && verify_entries(c, false);
}

bool verify_code(const struct verify *v)
{
    const struct fsm_machine *m = v->m;
    struct check c = {.v = v, .m = m};
    c.state = calloc(m->code_count, sizeof *c.state);
    c.need = calloc(m->code_count, sizeof *c.need);
    bool fine = c.state && c.need ? check_all(&c) : verify_fail(v, "no memory to verify the tables");
    free(c.state);
    free(c.need);
    free(c.args);
    return fine;
}
