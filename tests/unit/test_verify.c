/* test_verify.c: tables that are wrong are refused; and whatever is not refused can be run, with any events, without
 * ever leaving an array: tables changed at random try to break that, under sanitizers. */
#include "encode.h"
#include "explain.h"
#include "greatest.h"
#include "json.h"
#include "mutate.h"
#include "verify.h"

static struct rich rich;
static char why[200];

static bool verified(void)
{
    return fsm_verify(&rich.as.m, why, sizeof why);
}

/* Builds anew, applies the change, and must be refused for that reason. */
#define REFUSED(change, reason)         \
    do {                                \
        rich_build(&rich);              \
        struct assembly *as = &rich.as; \
        struct fsm_machine *m = &as->m; \
        (void)m;                        \
        change;                         \
        ASSERT_FALSE(verified());       \
        ASSERT_STR_EQ(reason, why);     \
    } while (0)

TEST the_rich_machine_is_well_formed(void)
{
    rich_build(&rich);
    ASSERTm(why, verified());
    PASS();
}

TEST wrong_declarations_are_refused(void)
{
    REFUSED(m->format = 2, "format 2, not 1");
    REFUSED(m->leaves = 0, "no leaves, or the code does not begin with a gap");
    REFUSED(as->code[0] = FSM_I(FSM_OP_DONE, 0), "no leaves, or the code does not begin with a gap");
    REFUSED(m->slots++, "the slots are not laid out as they should be");
    REFUSED(m->param_slot--, "the slots are not laid out as they should be");
    REFUSED(m->text_bytes++, "text_bytes is not what the text variables need");
    REFUSED(as->var[0].slot++, "level: slot 6 has an owner already");
    REFUSED(as->var[0].initial = 2, "flag: its first value is not in its domain");
    REFUSED(as->var[0].type = 99, "flag: no such type");
    REFUSED(as->var[10].slot = 400, "pick: its slots are not where they belong");
    REFUSED(as->type[0].hi = 2, "type 0: its bounds are not those of its kind");
    REFUSED(as->type[2].lo = FSM_MISSING, "type 2: its bounds are not those of its kind");
    REFUSED(as->type[1].names = 7, "type 1: its bounds are not those of its kind");
    REFUSED(as->type[2].count = 2, "type 2: its slots are not those of its index");
    REFUSED(as->type[3].choice = 5000, "type 3: choices of what has none, or outside the constants");
    REFUSED(as->constant[1] = 1, "type 3: a choice is out of bounds");
    REFUSED(as->shared[0].bucket = 1, "cells: slot 1 has an owner already");
    REFUSED(as->shared[0].type = 6, "quota: its first value is not in its domain");
    REFUSED(as->event[1].slots = 3, "Talk: its slots or texts are not those of its fields");
    REFUSED(as->event[1].texts = 0, "Talk: its slots or texts are not those of its fields");
    REFUSED(as->event[2].reply_to = 9, "Reply: a reply to no effect");
    REFUSED(as->effect[0].mode = FSM_ONCE, "Score: its calls do not fit its mode");
    REFUSED(as->effect[0].mode = 9, "Score: its call is not one");
    REFUSED(as->effect[0].args = 99, "Score: outside its array");
    REFUSED(as->window[0].count = 0, "window 0: no slots, or not where they belong");
    REFUSED(as->state[1].parent = 1, "state IDLE: its parent or leaves are wrong");
    REFUSED(as->leaf_state[0] = 0x33, "leaf 0 is no state");
    REFUSED(as->data[0].rows = 999, "key: outside its array");
    PASS();
}

TEST wrong_tables_are_refused(void)
{
    REFUSED(as->test[0].cuts = 999, "test 0: its type or cuts are wrong");
    REFUSED(as->constant[as->test[0].cut] = 1, "test 0: its type or cuts are wrong");
    REFUSED(as->cell[0].atoms = 1, "cell 0: its test or atoms are wrong");
    REFUSED(as->row[0].cells = 2, "row 0: its cells, state or verdict are wrong");
    REFUSED(as->pair_row[0] = 9, "pair row 0: no such row");
    REFUSED(as->pair[0].rows = 5, "pair: outside its array");
    REFUSED(as->promise[0].when = 9, "promise sane is not one");
    REFUSED(m->start = 99999, "code 99999: begins outside the code");
    PASS();
}

/* Puts code at the end for event Hop in leaf 0. */
#define CODE(...)                                                 \
    do {                                                          \
        const uint32_t code[] = {__VA_ARGS__};                    \
        as_pair(as, 0, rich.hop, as_here(as));                    \
        for (size_t i = 0; i < sizeof code / sizeof code[0]; i++) \
            as_word(as, code[i]);                                 \
    } while (0)

static bool ends_with(const char *reason)
{
    size_t length = strlen(reason);
    return strlen(why) >= length && strcmp(why + strlen(why) - length, reason) == 0;
}

#define BAD(reason, ...)                \
    do {                                \
        rich_build(&rich);              \
        struct assembly *as = &rich.as; \
        CODE(__VA_ARGS__);              \
        ASSERT_FALSE(verified());       \
        if (!ends_with(reason))         \
            ASSERT_STR_EQ(reason, why); \
    } while (0)

#define TAKE FSM_I(FSM_OP_TAKE, 0)
#define DONE FSM_I(FSM_OP_DONE, 0)
#define PUSH FSM_I(FSM_OP_PUSH, 1)

TEST wrong_code_is_refused(void)
{
    uint32_t here = 0;
    rich_build(&rich);
    here = as_here(&rich.as);
    BAD("add: takes from an empty stack", PUSH, FSM_I(FSM_OP_ADD, 0), DONE);
    BAD("push: runs off the end", PUSH);
    BAD("set: its words run off the end", TAKE, FSM_I(FSM_OP_SET, rich.flag));
    BAD("?: no such instruction", FSM_OPS);
    BAD("jump: a jump that is not forward", FSM_I(FSM_OP_JUMP, here));
    BAD("jump: a jump that is not forward", FSM_I(FSM_OP_JUMP, 4000), DONE);
    BAD("jump: a jump that is not forward", FSM_I(FSM_OP_JUMP, 0), DONE);
    BAD("call: calls what is not below it", FSM_I(FSM_OP_CALL, here), DONE);
    BAD("call: calls what is no function", FSM_I(FSM_OP_CALL, rich.as.m.start), DONE);
    BAD("done: ends what is not complete", PUSH, DONE);
    BAD("done: ends what is not complete", DONE);
    BAD("ret: does not return one value", PUSH, FSM_I(FSM_OP_RET, 0));
    BAD("goto: a deed before its row is taken", FSM_I(FSM_OP_GOTO, 1), DONE);
    BAD("goto: no such index", TAKE, FSM_I(FSM_OP_GOTO, 3), DONE);
    BAD("take: a row where none is to be chosen", TAKE, TAKE, DONE);
    BAD("answer: a row where none is to be chosen", TAKE, FSM_I(FSM_OP_ANSWER, 0), FSM_IGNORED);
    BAD("answer: not an answer", FSM_I(FSM_OP_ANSWER, 0), FSM_STEPPED);
    BAD("load: reads outside its space", FSM_I(FSM_OP_LOAD, FSM_AT(FSM_INST, 4000)), DONE);
    BAD("load: reads outside its space", FSM_I(FSM_OP_LOAD, FSM_AT(15, 0)), DONE);
    BAD("load: reads a field its event does not have", FSM_I(FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0)),
        FSM_I(FSM_OP_UNLESS, here + 2), TAKE, DONE);
    BAD("load: reads a temp before it is written", FSM_I(FSM_OP_LOAD, FSM_AT(FSM_TEMP, 3)),
        FSM_I(FSM_OP_UNLESS, here + 2), TAKE, DONE);
    BAD("load: reads or answers what it may not here", FSM_I(FSM_OP_LOAD, FSM_AT(FSM_BEFORE, 0)),
        FSM_I(FSM_OP_UNLESS, here + 2), TAKE, DONE);
    BAD("set: writes what is no variable", TAKE, FSM_I(FSM_OP_SET, FSM_SLOT_LEAF), 7, DONE);
    BAD("set: the value is not in the variable's domain", TAKE, FSM_I(FSM_OP_SET, rich.flag), 2, DONE);
    BAD("set: the value is not in the variable's domain", TAKE, FSM_I(FSM_OP_SET, rich.words), 0, DONE);
    BAD("store: stores by another type than its variable's", TAKE, PUSH, FSM_I(FSM_OP_STORE, rich.flag), 1, DONE);
    BAD("store: writes what is no variable", TAKE, PUSH, FSM_I(FSM_OP_STORE, rich.as.m.param_slot - 1), 0, DONE);
    BAD("store: writes outside the variables", TAKE, PUSH, FSM_I(FSM_OP_STORE, rich.as.m.param_slot), 0, DONE);
    BAD("emit: other arguments than declared", TAKE, FSM_I(FSM_OP_EMIT, 0), DONE);
    BAD("emit: other arguments than declared", TAKE, PUSH, FSM_I(FSM_OP_ARG, 0), FSM_I(FSM_OP_EMIT, 1), DONE);
    BAD("done: arguments without an effect", TAKE, PUSH, FSM_I(FSM_OP_ARG, 0), DONE);
    BAD("arg: an argument of nothing", PUSH, FSM_I(FSM_OP_ARG, 0), DONE);
    BAD("save_leaf: not a history", TAKE, FSM_I(FSM_OP_SAVE_LEAF, rich.flag), DONE);
    BAD("done: is reached in different ways", PUSH, FSM_I(FSM_OP_UNLESS, here + 3), TAKE, DONE);
    BAD("all: not a comparison", PUSH, FSM_I(FSM_OP_ALL, FSM_AT(FSM_INST, rich.pillar)), 3 | FSM_OP_ADD << 16, DONE);
    BAD("data: reads outside the constants", PUSH, FSM_I(FSM_OP_DATA, 0), 9999, DONE);
    PASS();
}

TEST timers_and_always_may_not_defer_or_answer(void)
{
    rich_build(&rich);
    uint32_t defer = rich.as.pair[rich.talk].code;
    as_pair(&rich.as, 0, fsm_expired(&rich.as.m, 0), defer);
    ASSERT_FALSE(verified());
    ASSERT(ends_with("reads or answers what it may not here"));
    rich_build(&rich);
    as_pair(&rich.as, 0, fsm_always(&rich.as.m), defer);
    ASSERT_FALSE(verified());
    ASSERT(ends_with("reads or answers what it may not here"));
    PASS();
}

TEST a_deep_stack_is_refused_also_across_calls(void)
{
    for (int extra = 0; extra < 2; extra++) {
        rich_build(&rich);
        struct assembly *as = &rich.as;
        uint32_t function = as_here(as);
        for (int i = 0; i < 40; i++)
            AS(as, FSM_OP_PUSH, 1);
        for (int i = 0; i < 39; i++)
            AS(as, FSM_OP_ADD, 0);
        AS(as, FSM_OP_RET, 0);
        uint32_t code = as_here(as);
        for (int i = 0; i < FSM_STACK_MAX - 40 + extra; i++)
            AS(as, FSM_OP_PUSH, 1);
        AS(as, FSM_OP_CALL, function);
        for (int i = 0; i < FSM_STACK_MAX - 40 + extra; i++)
            AS(as, FSM_OP_ADD, 0);
        AS(as, FSM_OP_RET, 0);
        as->promise[0].code = code;
        ASSERT_EQ(extra == 0, verified());
        struct fsm_instance *inst = calloc(1, fsm_instance_size(&as->m));
        struct fsm_scene scene = {.inst = inst};
        if (extra == 0)
            ASSERT_EQ(FSM_STACK_MAX, fsm_eval(&as->m, code, &scene));
        free(inst);
    }
    PASS();
}

TEST deep_calls_are_refused(void)
{
    for (int extra = 0; extra < 2; extra++) {
        rich_build(&rich);
        struct assembly *as = &rich.as;
        uint32_t function = AS(as, FSM_OP_PUSH, 1);
        AS(as, FSM_OP_RET, 0);
        for (int i = 0; i < FSM_CALLS_MAX + extra; i++) {
            uint32_t next = AS(as, FSM_OP_CALL, function);
            AS(as, FSM_OP_RET, 0);
            function = next;
        }
        as->promise[0].code = function;
        ASSERT_EQ(extra == 0, verified());
        struct fsm_instance *inst = calloc(1, fsm_instance_size(&as->m));
        struct fsm_scene scene = {.inst = inst};
        if (extra == 0)
            ASSERT_EQ(1, fsm_eval(&as->m, function, &scene));
        free(inst);
    }
    PASS();
}

/* ---- tables changed at random ---- */

/* Runs everything there is to run. */
static void exercise(const struct fsm_machine *m, uint64_t *seed)
{
    static uint8_t bytes[16384];
    static char json[16384];
    struct world w = world_open(m);
    int64_t now = rich_random(seed) % 1000;
    if (world_create(&w, now) == FSM_STEPPED) {
        struct fsm_reason reason[4];
        struct fsm_instance *before = malloc(fsm_instance_size(m)), *back = malloc(fsm_instance_size(m));
        struct fsm_shared *shared_before = malloc(fsm_shared_size(m) + 1);
        for (int i = 0; i < 12; i++) {
            struct rich_event event;
            rich_event(&event, seed);
            if (event.event.type < m->event_count && m->events[event.event.type].texts > 8)
                continue;
            now += rich_random(seed) % 70000;
            memcpy(before, w.inst, fsm_instance_size(m));
            memcpy(shared_before, w.shared, fsm_shared_size(m));
            for (int k = 0; k < 6 && (k == 0 || w.out->cause != FSM_BY_EVENT); k++) {
                fsm_step(m, w.shared, w.inst, &event.event, now, w.out);
                for (uint16_t a = 0; a < w.out->arg_count; a++)
                    fsm_text_of(m, w.inst, &event.event, w.out, w.out->arg[a]);
            }
            struct fsm_scene scene = {.inst = w.inst,
                                      .before = before,
                                      .shared = w.shared,
                                      .shared_before = shared_before,
                                      .field = event.field,
                                      .out = w.out,
                                      .now = now};
            for (uint16_t p = 0; p < m->promise_count; p++)
                fsm_eval(m, m->promises[p].code, &scene);
            if (event.event.type < m->event_count)
                fsm_explain(m, &scene, m->events[event.event.type].slots, event.event.type, reason, 4);
            for (uint16_t d = 0; d < m->decision_count; d++)
                fsm_explain_decision(m, &scene, 0, d, reason, 4);
            size_t length = fsm_encode(m, w.inst, bytes, sizeof bytes);
            if (length < sizeof bytes)
                fsm_decode(m, bytes, length, back, why, sizeof why);
            length = fsm_to_json(m, w.inst, json, sizeof json);
            if (length < sizeof json)
                fsm_from_json(m, json, length, back, why, sizeof why);
        }
        struct fsm_out *view = w.out;
        for (uint16_t v = 0; v < m->view_count; v++)
            fsm_view(m, w.shared, w.inst, now, v, view);
        free(before);
        free(back);
        free(shared_before);
    }
    world_close(&w);
}

TEST what_is_not_refused_can_be_run(void)
{
    const char *rounds_text = getenv("MUTATIONS");
    long rounds = rounds_text ? atol(rounds_text) : 20000, accepted = 0;
    const char *seed_text = getenv("SEED");
    uint64_t seed = seed_text ? strtoull(seed_text, NULL, 0) : 1;
    struct clone clone;
    clone_open(&clone, rich_build(&rich));
    for (long i = 0; i < rounds; i++) {
        clone_mutate(&clone, &seed);
        if (fsm_verify(&clone.m, why, sizeof why)) {
            accepted++;
            exercise(&clone.m, &seed);
        }
        if (i % 2 == 1)
            clone_restore(&clone);
    }
    clone_close(&clone);
    printf("  %ld of %ld changed machines accepted and run\n", accepted, rounds);
    ASSERT(accepted * 20 > rounds);
    PASS();
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_TEST(the_rich_machine_is_well_formed);
    RUN_TEST(wrong_declarations_are_refused);
    RUN_TEST(wrong_tables_are_refused);
    RUN_TEST(wrong_code_is_refused);
    RUN_TEST(timers_and_always_may_not_defer_or_answer);
    RUN_TEST(a_deep_stack_is_refused_also_across_calls);
    RUN_TEST(deep_calls_are_refused);
    RUN_TEST(what_is_not_refused_can_be_run);
    GREATEST_MAIN_END();
}
