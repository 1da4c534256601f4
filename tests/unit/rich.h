/* rich.h: one machine with something of every kind, for tests of what must work on any: encodings, JSON,
 * verification and their fuzzers. */
#ifndef RICH_H
#define RICH_H

#include "assemble.h"

struct rich {
    struct assembly as;
    uint16_t load, talk, reply, hop; /* events */
    uint16_t flag, level, ratio, wait, when, set, words, rationale, pillar, where, pick, beat;
};

static const char *const RICH_LEVELS[] = {"low", "middle", "high"};

static inline void rich_types(struct rich *r, uint16_t *type)
{
    struct assembly *as = &r->as;
    uint16_t names = as_names(as, "level", RICH_LEVELS, 3);
    as_text(as, "");
    as_text(as, "h\xc3\xa9llo \"you\"\n");
    as_constant(as, 60000);
    as_constant(as, 3600000);
    for (int i = 0; i < 3; i++)
        as_constant(as, 2 - i); /* the key column of the table */
    as->column[as->m.column_count++] = (struct fsm_var){.name = "key", .type = 1, .init = 2};
    as->data[as->m.data_count++] = (struct fsm_data_def){.name = "table", .column = 0, .columns = 1, .rows = 3};
    type[0] = as_bool(as);
    type[1] = as_named(as, names);
    type[2] = as_type(as, FSM_INT, -100, 100);
    as->type[type[2]].scale = 2;
    type[3] = as_type(as, FSM_DURATION, 60000, 3600000);
    as->type[type[3]].choices = 2;
    type[4] = as_time(as);
    type[5] = as_set(as, names);
    type[6] = as_type(as, FSM_TEXT, 0, 20);
    type[7] = as_array(as, as_optional(as, type[6]), names);
    type[8] = as_array(as, type[2], names);
    type[9] = as_optional(as, as_type(as, FSM_STATE, 0, 2));
    type[10] = as_type(as, FSM_ROW, 0, 2);
    as->type[type[10]].names = 0;
    type[11] = as_optional(as, type[1]);
}

static inline void rich_declare(struct rich *r, const uint16_t *type)
{
    struct assembly *as = &r->as;
    r->flag = as_var(as, "flag", type[0], 0);
    r->level = as_var(as, "level", type[11], FSM_MISSING);
    r->ratio = as_var(as, "ratio", type[2], 70);
    r->wait = as_var(as, "wait", type[3], 60000);
    r->when = as_var(as, "when", type[4], FSM_MISSING);
    r->set = as_var(as, "set", type[5], 5);
    r->words = as_var(as, "words", type[6], 1);
    r->rationale = as_var(as, "rationale", type[7], FSM_MISSING);
    r->pillar = as_var(as, "pillar", type[8], -5);
    r->where = as_var(as, "where", type[9], FSM_MISSING);
    r->pick = as_var(as, "pick", type[10], 1);
    uint16_t history = as_hot(as, 1);
    r->beat = as_timer(as, "beat");
    as_timer(as, "rest");
    as_window(as, "marks", 3, 60000);
    uint16_t score = as_effect(as, "Score");
    as_effect_arg(as, score, "words", type[6]);
    as_effect_arg(as, score, "pillar", type[8]);
    as_calls(as, score, FSM_QUEUE, 3);
    as_effect(as, "Ping");
    as_param(as, "tau", type[2], 70);
    as_param(as, "window", type[3], 3600000);
    as_param(as, "greeting", type[6], 1);
    as_shared(as, "quota", as_type(as, FSM_INT, 0, 20), 3);
    as_shared(as, "cells", type[8], 0);
    r->load = as_event(as, "Load");
    as_field(as, "set", type[5]);
    as_field(as, "words", type[6]);
    as_field(as, "because", type[7]);
    as_field(as, "score", type[8]);
    r->talk = as_event(as, "Talk");
    as_field(as, "level", type[11]);
    as_field(as, "words", type[6]);
    r->reply = as_event(as, "Reply");
    as_field(as, "ratio", type[2]);
    as->event[r->reply].reply_to = score;
    r->hop = as_event(as, "Hop");
    as_queue(as, 4, 100);
    /* OUTER { IDLE, BUSY } and REST */
    as->state[0] = (struct fsm_state_def){
        .name = "OUTER", .parent = UINT16_MAX, .leaves = 2, .flags = FSM_INITIAL, .history = history};
    as->m.state_count = 1;
    as_leaf(as, "IDLE");
    as_leaf(as, "BUSY");
    as_leaf(as, "REST");
    as->state[1].parent = as->state[2].parent = 0;
}

/* Load stores everything its event carries, starts, marks and calls. */
static inline uint32_t rich_load(struct rich *r, const uint16_t *type, uint32_t row)
{
    struct assembly *as = &r->as;
    uint32_t code = AS(as, FSM_OP_TAKE, row);
    AS(as, FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0));
    AS(as, FSM_OP_STORE, r->set, type[5]);
    AS(as, FSM_OP_TEXT, FSM_AT(FSM_FIELD, 1));
    AS(as, FSM_OP_STORE, r->words, type[6]);
    AS(as, FSM_OP_COPY, r->rationale, FSM_AT(FSM_FIELD, 2), type[7] | 3u << 16);
    AS(as, FSM_OP_COPY, r->pillar, FSM_AT(FSM_FIELD, 5), type[8] | 3u << 16);
    AS(as, FSM_OP_LOAD, FSM_AT(FSM_NOW, 0));
    AS(as, FSM_OP_STORE, r->when, type[4]);
    AS(as, FSM_OP_SET, r->flag, 1);
    AS(as, FSM_OP_LOAD, FSM_AT(FSM_INST, r->wait));
    AS(as, FSM_OP_START, r->beat);
    AS(as, FSM_OP_MARK, 0);
    AS(as, FSM_OP_LOAD, FSM_AT(FSM_INST, r->words));
    AS(as, FSM_OP_ARG_TEXT, 0);
    AS(as, FSM_OP_ARGS, FSM_AT(FSM_INST, r->pillar), 3);
    AS(as, FSM_OP_EMIT, 0);
    AS(as, FSM_OP_LOAD, FSM_AT(FSM_SHARED, 0));
    AS(as, FSM_OP_PUSH, 1);
    AS(as, FSM_OP_SUB, 0);
    AS(as, FSM_OP_PUSH, 0);
    AS(as, FSM_OP_MAX, 0);
    AS(as, FSM_OP_STORE_SHARED, 0, as->shared[0].type);
    AS(as, FSM_OP_DONE, 0);
    return code;
}

/* Hop goes round the leaves and leaves history behind. */
static inline void rich_hop(struct rich *r, uint32_t row)
{
    struct assembly *as = &r->as;
    for (uint16_t leaf = 0; leaf < 3; leaf++) {
        as_pair(as, leaf, r->hop, AS(as, FSM_OP_TAKE, row));
        if (leaf < 2)
            AS(as, FSM_OP_SAVE_LEAF, as->state[0].history);
        AS(as, FSM_OP_GOTO, (leaf + 1u) % 3u);
        AS(as, FSM_OP_DONE, 0);
    }
}

/* Talk is deferred in IDLE and BUSY; REST decides on it by a scan. */
static inline void rich_talk(struct rich *r, const uint16_t *type, uint32_t row)
{
    struct assembly *as = &r->as;
    as->test[0] = (struct fsm_test){.text = "level", .type = type[11], .cuts = 2, .cut = as->m.constant_count};
    as_constant(as, 0);
    as_constant(as, 1);
    as->m.test_count = 1;
    as->test[0].code = AS(as, FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0));
    AS(as, FSM_OP_RET, 0);
    as->row[row].cells = 1;
    as->cell[0] = (struct fsm_cell){"low", 0, 0};
    as->mask[0] = 2;
    as->m.cell_count = as->m.mask_count = 1;
    uint32_t defer = AS(as, FSM_OP_ANSWER, row, FSM_DEFERRED);
    as_pair(as, 0, r->talk, defer);
    as_pair(as, 1, r->talk, defer);
    uint32_t code = AS(as, FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0));
    AS(as, FSM_OP_ATOM, 0, 3);
    uint32_t scan = AS(as, FSM_OP_SCAN, 0, 3, 1, row, 0, 0);
    as_patch(as, scan + 4);
    AS(as, FSM_OP_TAKE, row);
    AS(as, FSM_OP_TEXT, FSM_AT(FSM_FIELD, 1));
    AS(as, FSM_OP_STORE, r->words, type[6]);
    AS(as, FSM_OP_DONE, 0);
    as_patch(as, scan + 5);
    AS(as, FSM_OP_ANSWER, row, FSM_IGNORED);
    as_pair(as, 2, r->talk, code);
}

static inline void rich_others(struct rich *r, const uint16_t *type, uint32_t row)
{
    struct assembly *as = &r->as;
    struct fsm_machine *m = &as->m;
    uint32_t load = rich_load(r, type, row), reply = AS(as, FSM_OP_TAKE, row);
    AS(as, FSM_OP_LOAD, FSM_AT(FSM_FIELD, 0));
    AS(as, FSM_OP_STORE, r->ratio, type[2]);
    AS(as, FSM_OP_DONE, 0);
    uint32_t expired = AS(as, FSM_OP_TAKE, row);
    AS(as, FSM_OP_SET, r->flag, 0);
    AS(as, FSM_OP_DONE, 0);
    for (uint16_t leaf = 0; leaf < 3; leaf++) {
        as_pair(as, leaf, r->load, load);
        as_pair(as, leaf, r->reply, reply);
        as_pair(as, leaf, fsm_expired(m, 0), expired);
        as_pair(as, leaf, fsm_expired(m, 1), expired);
    }
    /* an always row of BUSY that makes itself false, and reads what was */
    uint32_t always = AS(as, FSM_OP_SWITCH, FSM_AT(FSM_INST, r->flag), 2, 0, 0, 0);
    as_patch(as, always + 3);
    AS(as, FSM_OP_GAP, 0);
    as_patch(as, always + 4);
    AS(as, FSM_OP_TAKE, row);
    AS(as, FSM_OP_SET, r->flag, 0);
    AS(as, FSM_OP_LOAD, FSM_AT(FSM_OLD, r->flag));
    uint32_t unless = AS(as, FSM_OP_UNLESS, 0);
    AS(as, FSM_OP_EMIT, 1);
    as_land(as, unless);
    AS(as, FSM_OP_DONE, 0);
    as_pair(as, 1, fsm_always(m), always);
    m->start = AS(as, FSM_OP_GOTO, 0);
    AS(as, FSM_OP_DONE, 0);
}

/* A promise with a called function, a view and a decision. */
static inline void rich_questions(struct rich *r, const uint16_t *type)
{
    struct assembly *as = &r->as;
    struct fsm_machine *m = &as->m;
    uint32_t function = AS(as, FSM_OP_LOAD, FSM_AT(FSM_INST, r->level));
    AS(as, FSM_OP_HAS, 0);
    AS(as, FSM_OP_RET, 0);
    as->decision[m->decision_count++] = (struct fsm_decision_def){.name = "has", .rows = 1, .code = function};
    uint32_t promise = AS(as, FSM_OP_CALL, function);
    AS(as, FSM_OP_LOAD, FSM_AT(FSM_BEFORE, r->flag));
    AS(as, FSM_OP_OR, 0);
    AS(as, FSM_OP_PUSH, 7);
    AS(as, FSM_OP_ALL, FSM_AT(FSM_INST, r->pillar), 3 | FSM_OP_LE << 16);
    AS(as, FSM_OP_AND, 0);
    AS(as, FSM_OP_RET, 0);
    as->promise[m->promise_count++] = (struct fsm_promise_def){.name = "sane", .code = promise};
    as->view[0] = (struct fsm_view_def){.name = "Panel", .arg = m->arg_count, .args = 2};
    as_arg(as, "words", type[6]);
    as_arg(as, "n", type[2]);
    as->view[0].code = AS(as, FSM_OP_LOAD, FSM_AT(FSM_INST, r->words));
    AS(as, FSM_OP_ARG_TEXT, 0);
    AS(as, FSM_OP_WINDOW, 0);
    AS(as, FSM_OP_ARG, 0);
    AS(as, FSM_OP_DONE, 0);
    m->view_count = 1;
}

static inline const struct fsm_machine *rich_build(struct rich *r)
{
    uint16_t type[12];
    struct assembly *as = &r->as;
    as_begin(as, "rich");
    rich_types(r, type);
    rich_declare(r, type);
    uint32_t every = AS(as, FSM_OP_LOAD, FSM_AT(FSM_INST, as->m.param_slot + 1));
    AS(as, FSM_OP_RET, 0);
    as_refill(as, 0, 0, every, 0);
    uint32_t row = as_row(as, "| row |");
    as->row[row].state = UINT16_MAX;
    as->pair_row[as->m.pair_row_count++] = row;
    rich_talk(r, type, row);
    rich_others(r, type, row);
    rich_hop(r, row);
    rich_questions(r, type);
    as->pair[fsm_columns(&as->m) * 2 + r->talk].rows = 1;
    return &as->m;
}

/* Some event, from random numbers; fields and texts are borrowed from `store`. */
struct rich_event {
    struct fsm_event event;
    int64_t field[FSM_FIELDS_MAX];
    struct fsm_text text[8];
};

static inline uint32_t rich_random(uint64_t *seed)
{
    *seed = *seed * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return (uint32_t)(*seed >> 33);
}

static inline const struct fsm_event *rich_event(struct rich_event *e, uint64_t *seed)
{
    static const char *const words[] = {
        "", "a", "hello", "h\xc3\xa9", "\"\\\n\t", "\xf0\x9f\x98\x80", "twenty bytes exactly"};
    memset(e, 0, sizeof *e);
    for (size_t i = 0; i < sizeof e->text / sizeof e->text[0]; i++) {
        const char *text = words[rich_random(seed) % 7];
        e->text[i] = (struct fsm_text){text, (uint32_t)strlen(text)};
    }
    e->event = (struct fsm_event){
        .type = (uint16_t)(rich_random(seed) % 4), .call = rich_random(seed) % 6, .field = e->field, .text = e->text};
    switch (e->event.type) {
    case 0:
        e->field[0] = rich_random(seed) % 8;
        e->field[1] = 0;
        for (int i = 0; i < 3; i++)
            e->field[2 + i] = rich_random(seed) % 3 ? i + 1 : FSM_MISSING;
        for (int i = 0; i < 3; i++)
            e->field[5 + i] = (int64_t)(rich_random(seed) % 201) - 100;
        break;
    case 1:
        e->field[0] = (int64_t)(rich_random(seed) % 4) - 1;
        e->field[0] = e->field[0] < 0 ? FSM_MISSING : e->field[0];
        e->field[1] = 0;
        break;
    case 2:
        e->field[0] = (int64_t)(rich_random(seed) % 210) - 105; /* sometimes out of its domain */
        break;
    default:
        break;
    }
    return &e->event;
}

#endif
