/* promela_promise.c: promises as assertions.
 *
 * `spin -DONLY=name` asserts one invariant, `-DREACH=name` asserts that one `reachable` is never reached (so that an
 * error means it is); `all` and `none` are names as well. The message names the variable told_NAME; a run that goes on
 * after errors (pan -c0) tells of all. */
#include "promela_in.h"

static bool triggered(const struct promela *p, const struct fsm_promise_def *promise, uint16_t trigger)
{
    for (uint16_t t = 0; t < promise->triggers; t++)
        if (p->m->triggers[promise->trigger + t] == trigger)
            return true;
    return false;
}

/* What is assumed of an event is not asked: an event against it does not happen. */
static bool excludes(const struct fsm_promise_def *promise)
{
    return promise->kind == FSM_ASSUME && promise->when == FSM_ON_EVENT;
}

void promises_number(struct promela *p)
{
    promela_line(p, "#define P_none 0");
    promela_line(p, "#define P_all 1");
    for (uint16_t i = 0; i < p->m->promise_count; i++)
        promela_line(p, "#define P_%s %u", p->m->promises[i].name, i + 2);
}

static void gather_code(struct promela *p, const struct fsm_promise_def *promise, uint16_t effect)
{
    const struct fsm_machine *m = p->m;
    for (uint32_t at = promise->code; FSM_I_OP(m->code[at]) != FSM_OP_RET; at += fsm_op_words(m->code, at)) {
        uint32_t a = FSM_I_A(m->code[at]), op = FSM_I_OP(m->code[at]);
        bool place = op == FSM_OP_LOAD || op == FSM_OP_INDEX || op == FSM_OP_CUT || op == FSM_OP_SWITCH ||
                     op == FSM_OP_CUTS || op == FSM_OP_ALL || op == FSM_OP_ANY || op == FSM_OP_COUNT;
        uint32_t count = op == FSM_OP_LOAD || op == FSM_OP_CUT || op == FSM_OP_SWITCH || op == FSM_OP_CUTS
                             ? 1
                             : m->code[at + 1] & 0xffffu;
        for (uint32_t i = 0; place && FSM_AT_SPACE(a) == FSM_ARGUMENT && i < count; i++) {
            if (FSM_AT_INDEX(a) + i >= 64)
                promela_refuse(p, "promise `%s` reads an argument beyond the 64th", promise->name);
            else
                p->next.arguments[effect] |= UINT64_C(1) << (FSM_AT_INDEX(a) + i);
        }
    }
}

void promises_gather(struct promela *p)
{
    for (uint16_t i = 0; i < p->m->promise_count; i++) {
        const struct fsm_promise_def *promise = &p->m->promises[i];
        for (uint16_t t = 0; promise->when == FSM_ON_EMIT && t < promise->triggers; t++) {
            uint16_t effect = p->m->triggers[promise->trigger + t];
            p->next.asked[effect] = true;
            gather_code(p, promise, effect);
        }
    }
}

/* ---- one promise ---- */

static void tell(struct promela *p, const struct fsm_promise_def *promise)
{
    struct formula holds = walk_value(p, promise->code, "p_", UINT16_MAX, true);
    bool reach = promise->kind == FSM_REACHABLE;
    struct formula told = reach ? holds : formula_not(p, &holds);
    const char *name = promela_hidden(p, arena_printf(&p->arena, "told_%s", promise->name));
    promela_line(p, "if");
    promela_line(p, ":: %s -> %s = 1; assert(!%s)", formula_in(p, &told, BINDS_LOGIC), name, name);
    promela_line(p, ":: else");
    promela_line(p, "fi;");
}

/* Once for each effect of that kind that the step emitted. */
static void tell_emissions(struct promela *p, const struct fsm_promise_def *promise, uint16_t effect)
{
    const char *count = promela_hidden(p, arena_printf(&p->arena, "emitted_%s", p->m->effects[effect].name));
    uint64_t arguments = p->facts.arguments[effect];
    promela_hidden(p, "emission");
    promela_line(p, "emission = 0;");
    promela_line(p, "do");
    promela_line(p, ":: emission < %s ->", count);
    p->indent++;
    for (unsigned a = 0; a < 64; a++)
        if (arguments >> a & 1)
            promela_line(p, "%s = %s_%u[emission];", promela_hidden(p, arena_printf(&p->arena, "argument_%u", a)),
                         p->m->effects[effect].name, a);
    tell(p, promise);
    promela_line(p, "emission++");
    p->indent--;
    promela_line(p, ":: else -> break");
    promela_line(p, "od;");
}

static void open_selection(struct promela *p, const struct fsm_promise_def *promise)
{
    const char *which = promise->kind == FSM_REACHABLE ? "REACH" : "ONLY";
    fprintf(p->to, "#if CHOSEN(%s) == P_all || CHOSEN(%s) == P_%s /* line %u */\n", which, which, promise->name,
            promise->line);
}

static void close_selection(struct promela *p)
{
    fputs("#endif\n", p->to);
}

static void ask(struct promela *p, uint16_t index)
{
    const struct fsm_promise_def *promise = &p->m->promises[index];
    open_selection(p, promise);
    p->looks = (struct looks){false, false, false};
    if (promise->when == FSM_ON_EMIT)
        for (uint16_t t = 0; t < promise->triggers; t++)
            tell_emissions(p, promise, p->m->triggers[promise->trigger + t]);
    else
        tell(p, promise);
    p->next.of_state[index] = promise->when == FSM_ALWAYS_HOLDS && !p->looks.back;
    p->next.of_shared[index] = p->looks.shared;
    close_selection(p);
}

/* ---- when they are asked ---- */

bool promises_of_state(const struct promela *p, bool shared)
{
    for (uint16_t i = 0; i < p->m->promise_count; i++)
        if (p->facts.of_state[i] && (!shared || p->facts.of_shared[i]))
            return true;
    return false;
}

void promises_declare(struct promela *p)
{
    promela_comment(p, "asked after a step that happened: what it did");
    promela_inline(p, "asked");
    promela_line(p, "skip;");
    for (uint16_t i = 0; i < p->m->promise_count; i++) {
        uint8_t when = p->m->promises[i].when;
        if ((when == FSM_ALWAYS_HOLDS && !p->facts.of_state[i]) || when == FSM_ON_EMIT)
            ask(p, i);
    }
    promela_inline_end(p);
    if (!promises_of_state(p, false))
        return;
    promela_comment(p, "asked of states, however they came about");
    promela_inline(p, "still");
    promela_line(p, "skip;");
    for (uint16_t i = 0; i < p->m->promise_count; i++)
        if (p->facts.of_state[i])
            ask(p, i);
    promela_inline_end(p);
}

void promises_after(struct promela *p, enum fsm_promise_when when, uint16_t trigger)
{
    for (uint16_t i = 0; i < p->m->promise_count; i++)
        if (p->m->promises[i].when == when && triggered(p, &p->m->promises[i], trigger) &&
            !excludes(&p->m->promises[i]))
            ask(p, i);
}

bool promises_exclude(struct promela *p, uint16_t trigger)
{
    bool any = false;
    for (uint16_t i = 0; i < p->m->promise_count; i++) {
        const struct fsm_promise_def *promise = &p->m->promises[i];
        if (!excludes(promise) || !triggered(p, promise, trigger))
            continue;
        if (!any)
            promela_line(p, "%s = 0;", promela_hidden(p, "excluded"));
        promela_comment(p, "assume %s, line %u", promise->name, promise->line);
        struct formula holds = walk_value(p, promise->code, "p_", UINT16_MAX, true);
        if (!holds.known)
            promela_line(p, "if :: %s :: else -> excluded = 1 fi;", formula_in(p, &holds, BINDS_LOGIC));
        else if (!holds.number)
            promela_line(p, "excluded = 1;");
        any = true;
    }
    return any;
}
