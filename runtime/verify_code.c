/* verify_code.c: how instructions hang together.
 *
 * Jumps go forward only, so one pass upwards meets every way to an instruction before the instruction: it finds
 * the stack depth, whether a row was chosen, and which arguments wait for an effect, the same on every way. Then
 * passes downwards find what the code from each instruction on needs: stack, calls, fields, temps. A call leads
 * back, to code whose needs the pass has yet to see; so passes are repeated until nothing changes, which takes as
 * many as calls are deep. Calls go below every entry that leads to them: no code can call itself. */
#include <stdlib.h>
#include <string.h>

#include "verify_in.h"

enum kind { UNREACHED, EXPRESSION, DEED, VIEW }; /* ends in RET; in DONE, ANSWER or GAP; in DONE */

struct state { /* on the way to an instruction */
    uint8_t kind, depth;
    bool chosen;      /* a row was taken */
    uint32_t sure;    /* by the TAKE_SURE at this address, 0 for none */
    uint32_t floor;   /* the lowest entry that leads here */
    uint32_t pending; /* the last argument waiting for its effect: index in `args`, 0 for none */
};

struct arg { /* an argument instruction, and the one before it */
    uint32_t before;
    uint32_t slots; /* 0 for a list */
    bool text;
};

enum { NEEDS_STATE = 1, NEEDS_BEFORE = 2, ANSWERS = 4, DEFERS = 8 };
enum { TEMP_WORDS = (FSM_TEMPS_MAX + 63) / 64 };

struct need { /* of the code from an instruction on */
    uint8_t peak, calls;
    uint16_t flags, fields, arguments;
    uint64_t temps[TEMP_WORDS]; /* read before they are written */
};

struct check {
    const struct verify *v;
    const struct fsm_machine *m;
    struct state *state;
    struct need *need;
    struct arg *args;
    uint32_t arg_count, arg_room;
    bool again; /* a call has led to a function not seen before */
};

static bool bad(const struct check *c, uint32_t at, const char *what)
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
        return bad(c, at, "is reached in different ways");
    if (to->kind == VIEW && to->floor != from->floor)
        return bad(c, at, "is shared by two views");
    if (from->floor < to->floor)
        to->floor = from->floor;
    return true;
}

static bool enter(struct check *c, uint32_t code, enum kind kind, bool chosen)
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
    uint32_t space = FSM_AT_SPACE(word->a);
    if (word->at - state->sure > FSM_SURE_MAX)
        return false;
    switch (word->op) {
    case FSM_OP_PUSH:
    case FSM_OP_SET:
    case FSM_OP_STOP:
    case FSM_OP_SAVE_LEAF:
    case FSM_OP_GOTO:
    case FSM_OP_ARG:
    case FSM_OP_DONE:
        return true;
    case FSM_OP_LOAD:
        return space == FSM_INST || space == FSM_SHARED || space == FSM_FIELD || space == FSM_CONST || space == FSM_NOW;
    case FSM_OP_START:
        return is_there(c->m, word->at - 1);
    case FSM_OP_EMIT:
        return c->m->effects[word->a].mode == FSM_NO_CALL;
    default:
        return false;
    }
}

/* Whether the instruction may stand in this kind of code at this point of it. */
static bool belongs(const struct check *c, const struct word *word, const struct state *state)
{
    uint32_t op = word->op;
    if (is_deed(op) && (state->kind != DEED || !state->chosen))
        return bad(c, word->at, "a deed before its row is taken");
    if (state->sure && !is_sure(c, word, state))
        return bad(c, word->at, "may be refused in a row that may not");
    if ((op == FSM_OP_TAKE || op == FSM_OP_TAKE_SURE || op == FSM_OP_ANSWER) && (state->kind != DEED || state->chosen))
        return bad(c, word->at, "a row where none is to be chosen");
    if (is_argument(op) && state->kind != VIEW && !(state->kind == DEED && state->chosen))
        return bad(c, word->at, "an argument of nothing");
    if (op == FSM_OP_RET && (state->kind != EXPRESSION || state->depth != 1))
        return bad(c, word->at, "does not return one value");
    if (op == FSM_OP_DONE &&
        (state->kind == EXPRESSION || state->depth != 0 || (state->kind == DEED && !state->chosen)))
        return bad(c, word->at, "ends what is not complete");
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
        return enter(c, word->a, EXPRESSION, false);
    }
    return (callee->kind == EXPRESSION && callee->depth == 0) || bad(c, word->at, "calls what is no function");
}

/* What the instruction does to the state. */
static bool follow(struct check *c, const struct word *word, struct state *state)
{
    const uint32_t *w = &c->m->code[word->at];
    switch (word->op) {
    case FSM_OP_CALL:
        if (word->a >= state->floor)
            return bad(c, word->at, "calls what is not below it");
        return call(c, word);
    case FSM_OP_TAKE_SURE:
        if (has_always(c->m))
            return bad(c, word->at, "`always` may be refused after it");
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
            return bad(c, word->at, "other arguments than declared");
        state->pending = 0;
        return true;
    }
    case FSM_OP_DONE:
        if (state->kind == VIEW)
            return view_done(c, state);
        return state->pending == 0 || bad(c, word->at, "arguments without an effect");
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
            return bad(c, at, "takes from an empty stack");
        if (!belongs(c, &word, &state))
            return false;
        state.depth = (uint8_t)(state.depth - word.pops + word.pushes);
        if (state.depth > FSM_STACK_MAX)
            return bad(c, at, "too deep a stack");
        if (!follow(c, &word, &state) || !lead_on(c, &word, &state))
            return false;
    }
    return true;
}

/* ---- the passes downwards ---- */

static uint8_t most8(unsigned x, unsigned y)
{
    unsigned most = x > y ? x : y;
    return (uint8_t)(most < UINT8_MAX ? most : UINT8_MAX);
}

static void need_join(struct need *to, const struct need *from)
{
    to->peak = most8(to->peak, from->peak);
    to->calls = most8(to->calls, from->calls);
    to->flags |= from->flags;
    if (from->fields > to->fields)
        to->fields = from->fields;
    if (from->arguments > to->arguments)
        to->arguments = from->arguments;
    for (int i = 0; i < TEMP_WORDS; i++)
        to->temps[i] |= from->temps[i];
}

static void temp_use(struct need *need, uint32_t temp)
{
    need->temps[temp / 64] |= (uint64_t)1 << temp % 64;
}

static void temp_set(struct need *need, uint32_t temp)
{
    need->temps[temp / 64] &= ~((uint64_t)1 << temp % 64);
}

static void need_place(const struct check *c, const struct word *word, struct need *need)
{
    uint32_t index = FSM_AT_INDEX(word->place), end = index + word->places;
    switch ((enum fsm_space)FSM_AT_SPACE(word->place)) {
    case FSM_FIELD:
        need->fields = end > need->fields ? (uint16_t)end : need->fields;
        break;
    case FSM_ARGUMENT:
        need->arguments = end > need->arguments ? (uint16_t)end : need->arguments;
        break;
    case FSM_TEMP:
        for (uint32_t temp = index; temp < end; temp++)
            temp_use(need, temp);
        break;
    case FSM_INST:
        need->flags |= (uint16_t)(index < c->m->param_slot ? NEEDS_STATE : 0);
        break;
    case FSM_BEFORE:
    case FSM_BEFORE_SHARED:
        need->flags |= NEEDS_BEFORE | NEEDS_STATE;
        break;
    case FSM_CONST:
    case FSM_NOW:
        break;
    default:
        need->flags |= NEEDS_STATE;
    }
}

static void need_scan(const struct check *c, const struct word *word, struct need *need)
{
    const uint32_t *w = &c->m->code[word->at];
    uint32_t stride = word->op == FSM_OP_SCAN ? 2 : 1;
    for (uint32_t i = 0; i < w[2]; i++) {
        const struct fsm_row *row = &c->m->rows[w[3 + i * stride]];
        for (uint32_t k = 0; k < row->cells; k++)
            temp_use(need, w[1] + c->m->cells[row->cell + k].test - word->a);
    }
}

/* What the instruction itself adds to the needs of what follows. */
static void need_own(const struct check *c, const struct word *word, struct need *need)
{
    const uint32_t *w = &c->m->code[word->at];
    unsigned depth = c->state[word->at].depth;
    switch (word->op) {
    case FSM_OP_ATOM:
        temp_set(need, w[1]);
        break;
    case FSM_OP_STORE_TEMP:
        temp_set(need, word->a);
        break;
    case FSM_OP_SCAN:
    case FSM_OP_SCAN_ALL:
        need_scan(c, word, need);
        break;
    case FSM_OP_CALL: {
        struct need callee = c->need[word->a];
        callee.peak = most8(depth + callee.peak, 0);
        callee.calls = most8(callee.calls + 1u, 0);
        need_join(need, &callee);
        break;
    }
    case FSM_OP_WINDOW:
    case FSM_OP_EMITTED:
        need->flags |= NEEDS_STATE;
        break;
    case FSM_OP_ANSWER:
        need->flags |= (uint16_t)(ANSWERS | (w[1] == FSM_DEFERRED ? DEFERS : 0));
        break;
    default:
        break;
    }
    if (word->places)
        need_place(c, word, need);
    need->peak = most8(need->peak, depth - word->pops + word->pushes);
}

static bool pass_downwards(struct check *c, bool *changed)
{
    const uint32_t *code = c->m->code;
    *changed = false;
    for (uint32_t at = c->m->code_count; at-- > 0;) {
        struct word word;
        struct need need = {0};
        if (c->state[at].kind == UNREACHED)
            continue;
        if (!verify_word(c->v, at, &word))
            return false;
        for (uint32_t i = 0; i < word.ways.count; i++)
            need_join(&need, &c->need[code[word.ways.first + i * word.ways.stride]]);
        if (word.ways.last)
            need_join(&need, &c->need[code[word.ways.last]]);
        if (word.ways.jump)
            need_join(&need, &c->need[word.ways.jump]);
        if (word.ways.falls)
            need_join(&need, &c->need[at + word.words]);
        need_own(c, &word, &need);
        if (memcmp(&need, &c->need[at], sizeof need) == 0)
            continue;
        c->need[at] = need;
        *changed = true;
    }
    return true;
}

static bool find_needs(struct check *c)
{
    bool changed = true;
    for (int pass = 0; changed; pass++) {
        if (pass > FSM_CALLS_MAX + 2)
            return verify_fail(c->v, "calls are nested more than %d deep", FSM_CALLS_MAX);
        if (!pass_downwards(c, &changed))
            return false;
    }
    return true;
}

/* ---- entries ---- */

static bool temps_needed(const struct need *need)
{
    uint64_t any = 0;
    for (int i = 0; i < TEMP_WORDS; i++)
        any |= need->temps[i];
    return any != 0;
}

/* What code may ask of whoever runs it. */
struct allowance {
    uint32_t fields, arguments;
    uint16_t flags;
};

static bool allowed(const struct check *c, uint32_t code, struct allowance allowance)
{
    const struct need *need = &c->need[code];
    if (need->peak > FSM_STACK_MAX)
        return bad(c, code, "needs too deep a stack");
    if (need->calls > FSM_CALLS_MAX)
        return bad(c, code, "calls are nested too deep");
    if (temps_needed(need))
        return bad(c, code, "reads a temp before it is written");
    if (need->fields > allowance.fields)
        return bad(c, code, "reads a field its event does not have");
    if (need->arguments > allowance.arguments)
        return bad(c, code, "reads an argument its effect does not have");
    if (need->flags & ~allowance.flags)
        return bad(c, code, "reads or answers what it may not here");
    return true;
}

static struct allowance pair_allowance(const struct fsm_machine *m, uint32_t column)
{
    struct allowance allowance = {.flags = NEEDS_STATE};
    if (column == fsm_always(m))
        return allowance;
    allowance.flags |= ANSWERS;
    if (column < m->event_count) {
        allowance.fields = m->events[column].slots;
        if (m->queue_limit == 0 || m->events[column].slots <= m->queue_fields)
            allowance.flags |= DEFERS;
    }
    return allowance;
}

/* Slots of an effect's arguments up to its first list. */
static uint32_t argument_slots(const struct fsm_machine *m, const struct fsm_effect_def *effect)
{
    uint32_t slots = 0;
    for (uint32_t a = effect->arg; a < (uint32_t)effect->arg + effect->args; a++) {
        const struct fsm_type *type = &m->types[m->args[a].type];
        if (type->list)
            return slots + 1;
        slots += type->count;
    }
    return slots;
}

static struct allowance promise_allowance(const struct fsm_machine *m, const struct fsm_promise_def *promise)
{
    struct allowance allowance = {.fields = FSM_FIELDS_MAX, .flags = NEEDS_STATE | NEEDS_BEFORE};
    if (promise->when == FSM_ON_EMIT)
        allowance.arguments = FSM_ARGS_MAX;
    for (uint32_t t = promise->trigger; t < (uint32_t)promise->trigger + promise->triggers; t++) {
        uint16_t index = m->triggers[t];
        if (promise->when == FSM_ON_EMIT) {
            uint32_t slots = argument_slots(m, &m->effects[index]);
            allowance.arguments = slots < allowance.arguments ? slots : allowance.arguments;
        } else if (promise->when == FSM_ON_EVENT) {
            uint32_t slots = index < m->event_count ? m->events[index].slots : 0;
            allowance.fields = slots < allowance.fields ? slots : allowance.fields;
        }
    }
    return allowance;
}

/* Every entry is visited twice: to enter it, and when the needs are known to check them. */
struct visit {
    struct check *c;
    bool enters;
};

static bool visit(const struct visit *visit, uint32_t code, enum kind kind, bool chosen, struct allowance allowance)
{
    return visit->enters ? enter(visit->c, code, kind, chosen) : allowed(visit->c, code, allowance);
}

static bool visit_shared(const struct visit *to)
{
    const struct fsm_machine *m = to->c->m;
    for (uint16_t s = 0; s < m->shared_count; s++) {
        const uint32_t code[] = {m->shared[s].init, m->shared[s].every, m->shared[s].offset};
        for (int i = 0; i < 3; i++)
            if (code[i] && !visit(to, code[i], EXPRESSION, false, (struct allowance){0}))
                return false;
    }
    return true;
}

static bool visit_expressions(const struct visit *to)
{
    const struct fsm_machine *m = to->c->m;
    struct allowance any_event = {.fields = FSM_FIELDS_MAX, .flags = NEEDS_STATE};
    for (uint32_t t = 0; t < m->test_count; t++)
        if (!visit(to, m->tests[t].code, EXPRESSION, false, any_event))
            return false;
    for (uint16_t d = 0; d < m->decision_count; d++)
        if (!visit(to, m->decisions[d].code, EXPRESSION, false, any_event))
            return false;
    for (uint16_t p = 0; p < m->promise_count; p++)
        if (!visit(to, m->promises[p].code, EXPRESSION, false, promise_allowance(m, &m->promises[p])))
            return false;
    for (uint16_t i = 0; i < m->view_count; i++)
        if (!visit(to, m->views[i].code, VIEW, false, (struct allowance){.flags = NEEDS_STATE}))
            return false;
    return true;
}

static bool visit_pairs(const struct visit *to)
{
    const struct fsm_machine *m = to->c->m;
    for (uint32_t leaf = 0; leaf < m->leaves; leaf++)
        for (uint32_t column = 0; column < fsm_columns(m); column++) {
            uint32_t code = fsm_pair_of(m, leaf, (uint16_t)column)->code;
            if (!visit(to, code, DEED, false, pair_allowance(m, column)))
                return false;
        }
    return true;
}

static bool visit_all(const struct visit *to)
{
    struct allowance start = {.flags = NEEDS_STATE};
    return visit_shared(to) && visit_expressions(to) && visit_pairs(to) &&
           visit(to, to->c->m->start, DEED, true, start);
}

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
    struct visit enters = {c, true}, checks = {c, false};
    return visit_all(&enters) && reach_all(c) && find_needs(c) && visit_all(&checks);
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
