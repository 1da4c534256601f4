/* test_emit.c: what was emitted is what was compiled. Every machine in gen/ is compiled again in memory and
 * compared with the linked tables: field by field, and step by step on random events. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "compile.h"
#include "greatest.h"
#include "machines.h"
#include "source.h"

#define EVENTS 20000

static uint64_t seed;

static uint64_t next_random(void)
{
    seed ^= seed << 13;
    seed ^= seed >> 7;
    seed ^= seed << 17;
    return seed;
}

static bool same_text(const char *a, const char *b)
{
    return a == b || (a && b && strcmp(a, b) == 0);
}

static bool same_vars(const struct fsm_var *a, const struct fsm_var *b, uint16_t count)
{
    for (uint16_t i = 0; i < count; i++)
        if (!same_text(a[i].name, b[i].name) || !same_text(a[i].env, b[i].env) || a[i].type != b[i].type ||
            a[i].slot != b[i].slot || a[i].initial != b[i].initial || a[i].init != b[i].init ||
            a[i].every != b[i].every || a[i].offset != b[i].offset || a[i].bucket != b[i].bucket)
            return false;
    return true;
}

static bool same_rows(const struct fsm_machine *a, const struct fsm_machine *b)
{
    if (a->row_count != b->row_count || a->cell_count != b->cell_count || a->test_count != b->test_count)
        return false;
    for (uint32_t i = 0; i < a->row_count; i++)
        if (!same_text(a->rows[i].text, b->rows[i].text) || a->rows[i].line != b->rows[i].line ||
            a->rows[i].cell != b->rows[i].cell || a->rows[i].cells != b->rows[i].cells ||
            a->rows[i].state != b->rows[i].state || a->rows[i].verdict != b->rows[i].verdict)
            return false;
    for (uint32_t i = 0; i < a->cell_count; i++)
        if (!same_text(a->cells[i].text, b->cells[i].text) || a->cells[i].test != b->cells[i].test ||
            a->cells[i].atoms != b->cells[i].atoms)
            return false;
    for (uint32_t i = 0; i < a->test_count; i++)
        if (!same_text(a->tests[i].text, b->tests[i].text) || a->tests[i].code != b->tests[i].code ||
            a->tests[i].cut != b->tests[i].cut)
            return false;
    return true;
}

static bool same_numbers(const struct fsm_machine *a, const struct fsm_machine *b)
{
    return a->code_count == b->code_count && !memcmp(a->code, b->code, a->code_count * sizeof *a->code) &&
           a->constant_count == b->constant_count &&
           !memcmp(a->constants, b->constants, a->constant_count * sizeof *a->constants) &&
           a->mask_count == b->mask_count &&
           (!a->mask_count || !memcmp(a->masks, b->masks, a->mask_count * sizeof *a->masks)) &&
           !memcmp(a->pairs, b->pairs, (size_t)a->leaves * fsm_columns(a) * sizeof *a->pairs) && a->start == b->start &&
           a->slots == b->slots && a->hot_slots == b->hot_slots && a->text_bytes == b->text_bytes &&
           a->queue_bytes == b->queue_bytes;
}

static bool same_machine(const struct fsm_machine *a, const struct fsm_machine *b)
{
    return same_text(a->name, b->name) && a->version == b->version && !memcmp(a->hash, b->hash, sizeof a->hash) &&
           same_numbers(a, b) && same_rows(a, b) && a->var_count == b->var_count &&
           same_vars(a->vars, b->vars, a->var_count) && a->param_count == b->param_count &&
           same_vars(a->params, b->params, a->param_count) && a->shared_count == b->shared_count &&
           same_vars(a->shared, b->shared, a->shared_count) && a->field_count == b->field_count &&
           same_vars(a->fields, b->fields, a->field_count) && a->arg_count == b->arg_count &&
           same_vars(a->args, b->args, a->arg_count) && a->column_count == b->column_count &&
           same_vars(a->columns, b->columns, a->column_count);
}

struct run {
    const struct fsm_machine *m;
    struct fsm_instance *inst;
    struct fsm_shared *shared;
    struct fsm_out *out;
};

static void run_open(struct run *run, const struct fsm_machine *m, int64_t now)
{
    int64_t params[FSM_SLOTS_MAX];
    run->m = m;
    run->inst = calloc(1, fsm_instance_size(m));
    run->shared = calloc(1, fsm_shared_size(m) + 1);
    run->out = calloc(1, sizeof *run->out);
    run->out->capacity = (uint32_t)fsm_out_size(m);
    run->out->bytes = calloc(1, run->out->capacity + 1u);
    fsm_defaults(m, params);
    fsm_shared_init(m, params, now, run->shared);
    fsm_create(m, run->shared, run->inst, params, now, run->out);
}

static void run_close(struct run *run)
{
    free(run->out->bytes);
    free(run->out);
    free(run->inst);
    free(run->shared);
}

static int64_t random_value(const struct fsm_machine *m, const struct fsm_type *type)
{
    if (type->optional && next_random() % 4 == 0)
        return FSM_MISSING;
    if (type->choices)
        return m->constants[type->choice + next_random() % type->choices];
    uint64_t width = (uint64_t)type->hi - (uint64_t)type->lo + 1;
    return (int64_t)((uint64_t)type->lo + (width ? next_random() % width : next_random()));
}

static void random_fields(const struct fsm_machine *m, const struct fsm_event_def *def, int64_t *field)
{
    int64_t text = 0;
    for (uint16_t i = 0; i < def->fields; i++) {
        const struct fsm_var *var = &m->fields[def->field + i];
        const struct fsm_type *type = &m->types[var->type];
        for (uint16_t k = 0; k < type->count; k++)
            field[var->slot + k] = type->kind == FSM_TEXT ? text++ : random_value(m, type);
    }
}

static bool same_outcome(const struct run *a, const struct run *b)
{
    const struct fsm_out *x = a->out, *y = b->out;
    return x->result == y->result && x->cause == y->cause && x->column == y->column && x->at == y->at &&
           x->row_count == y->row_count && (!x->row_count || x->row[0] == y->row[0]) &&
           x->effect_count == y->effect_count && x->arg_count == y->arg_count && x->timers == y->timers &&
           !memcmp(a->inst, b->inst, fsm_instance_size(a->m)) && !memcmp(a->shared, b->shared, fsm_shared_size(a->m));
}

TEST steps_agree(const struct fsm_machine *gen, const struct fsm_machine *compiled)
{
    static const struct fsm_text words[FSM_FIELDS_MAX] = {{"a", 1}, {"bee", 3}, {"", 0}, {"d\xc3\xa9", 3}};
    struct run a, b;
    int64_t now = INT64_C(1700000000000), field[FSM_FIELDS_MAX];
    run_open(&a, gen, now);
    run_open(&b, compiled, now);
    for (int i = 0; i < EVENTS; i++) {
        struct fsm_event event = {.type = (uint16_t)(next_random() % (gen->event_count ? gen->event_count : 1u)),
                                  .field = field,
                                  .text = words};
        now += (int64_t)(next_random() % 4 ? next_random() % 1000 : next_random() % 600000);
        random_fields(gen, &gen->events[event.type], field);
        do {
            fsm_step(gen, a.shared, a.inst, &event, now, a.out);
            fsm_step(compiled, b.shared, b.inst, &event, now, b.out);
            ASSERT(same_outcome(&a, &b));
        } while (a.out->cause != FSM_BY_EVENT);
        if (i % 500 == 499) { /* begin again, or a final state would be all there is */
            run_close(&a);
            run_close(&b);
            run_open(&a, gen, now);
            run_open(&b, compiled, now);
        }
    }
    run_close(&a);
    run_close(&b);
    PASS();
}

TEST emitted_as_compiled(const struct fsm_machine *gen)
{
    char path[200], message[200];
    struct source source;
    struct compilation compilation;
    snprintf(path, sizeof path, "machines/%s.fsm", gen->name);
    ASSERT(source_read(path, &source, message, sizeof message));
    compile(&compilation, &source);
    ASSERT(compilation.machine);
    ASSERT(same_machine(gen, compilation.machine));
    CHECK_CALL(steps_agree(gen, compilation.machine));
    compilation_close(&compilation);
    source_release(&source);
    PASS();
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    const char *fixed = getenv("TEST_SEED");
    seed = fixed ? strtoull(fixed, NULL, 10) : (uint64_t)time(NULL) * 2654435761u + 1;
    printf("seed %llu\n", (unsigned long long)seed);
    for (size_t i = 0; machines[i]; i++)
        RUN_TEST1(emitted_as_compiled, machines[i]);
    GREATEST_MAIN_END();
}
