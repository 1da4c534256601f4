/* compare.c: see compare.h. Everything a step says and everything an instance holds is compared, by the layout that
 * fsm.h documents. */
#include "compare.h"

#include <assert.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

struct both { /* one instance, twice */
    struct fsm_instance *inst;
    struct fsm_shared *shared;
    struct naive_instance naive;
    struct naive_shared *naive_shared;
    bool exists;
};

struct comparison {
    const struct spec *spec;
    const struct fsm_machine *m;
    struct fsm_out out;
    struct naive_outcome naive;
    struct both both[PAIR_INSTANCES];
    struct naive_shared naive_shared[PAIR_INSTANCES / 2];
    struct tally *tally;
    FILE *to; /* where a difference is described, or NULL */
};

/* ---- saying so ---- */

static bool differ(const struct comparison *c, const char *format, ...) __attribute__((format(printf, 2, 3)));

static bool differ(const struct comparison *c, const char *format, ...)
{
    va_list list;
    if (!c->to)
        return false;
    va_start(list, format);
    fputs("difference: ", c->to);
    vfprintf(c->to, format, list);
    putc('\n', c->to);
    va_end(list);
    return false;
}

static void print_value(const struct comparison *c, const char *who, const char *what, unsigned element,
                        const struct value *v)
{
    if (!c->to)
        return;
    fprintf(c->to, "  %s: %s[%u] is ", who, what, element);
    value_print(c->to, v);
    putc('\n', c->to);
}

/* ---- values of the tables as values of the tree ---- */

static int64_t row_position(const struct table *table, int64_t row)
{
    if (!table->key)
        return row;
    for (unsigned r = 0; r < table->rows; r++)
        if (!strcmp(table->row[r]->kid->kid->text, table->key->name_of[row]))
            return r;
    return -1;
}

static struct value value_from(const struct comparison *c, const struct domain *domain, int64_t word,
                               const struct fsm_instance *inst, const struct fsm_event *event)
{
    struct value v = value_of(domain->kind, word);
    v.scale = domain->scale;
    if (word == FSM_MISSING)
        return value_missing(domain->kind);
    if (domain->kind == VALUE_TEXT) {
        struct fsm_text text = fsm_text_of(c->m, inst, event, &c->out, word);
        v.text = text.bytes;
        v.count = text.length;
        v.number = 0;
    }
    if (domain->kind == VALUE_NAMED || domain->kind == VALUE_SET)
        v.names = domain->names;
    if (domain->kind == VALUE_ROW)
        v.number = row_position(domain->table, word);
    return v;
}

static bool same_value(const struct comparison *c, const char *what, unsigned element, const struct value *table,
                       const struct value *tree)
{
    if (value_same(table, tree))
        return true;
    differ(c, "value of %s", what);
    print_value(c, "tables", what, element, table);
    print_value(c, "tree", what, element, tree);
    return false;
}

/* ---- outcomes ---- */

static const char *leaf_name(const struct comparison *c, int64_t leaf)
{
    return leaf == FSM_MISSING ? "nowhere" : c->m->states[c->m->leaf_state[leaf]].name;
}

static const char *state_name(const struct comparison *c, int state)
{
    return state < 0 ? "nowhere" : c->spec->state[state].name;
}

static const char *subject_of(const struct comparison *c)
{
    const struct fsm_machine *m = c->m;
    if (c->out.cause == FSM_BY_REFILL)
        return m->shared[c->out.column].name;
    if (c->out.cause == FSM_BY_TIMER)
        return m->timers[c->out.column - m->event_count].name;
    return c->out.cause == FSM_BY_CREATION || c->out.result == FSM_IDLE ? "" : m->events[c->out.column].name;
}

static const char *naive_subject(const struct comparison *c)
{
    const struct spec *spec = c->spec;
    if (c->naive.cause == FSM_BY_REFILL)
        return spec->shared.item[c->naive.subject].name;
    if (c->naive.cause == FSM_BY_TIMER)
        return spec->timer[c->naive.subject];
    return c->naive.cause == FSM_BY_CREATION || c->naive.result == FSM_IDLE ? "" : spec->event[c->naive.subject].name;
}

static bool same_rows(const struct comparison *c)
{
    const struct fsm_out *out = &c->out;
    if (out->row_count != c->naive.rows)
        return differ(c, "tables took %u rows, the tree %u", out->row_count, c->naive.rows);
    for (unsigned i = 0; i < out->row_count; i++)
        if (c->m->rows[out->row[i]].line != c->naive.line[i])
            return differ(c, "row %u: tables took line %u, the tree line %u", i, c->m->rows[out->row[i]].line,
                          c->naive.line[i]);
    return true;
}

static bool same_effect(const struct comparison *c, const struct both *both, const struct fsm_event *event, unsigned n)
{
    const struct fsm_effect *effect = &c->out.effect[n];
    const struct naive_effect *naive = &c->naive.effect[n];
    const struct effect *spec = &c->spec->effect[naive->effect];
    if (strcmp(c->m->effects[effect->effect].name, spec->name))
        return differ(c, "effect %u: tables emit %s, the tree %s", n, c->m->effects[effect->effect].name, spec->name);
    if (effect->call != naive->call || effect->args != naive->args)
        return differ(c, "effect %s: call %u with %u values, the tree call %u with %u", spec->name, effect->call,
                      effect->args, naive->call, naive->args);
    unsigned at = 0;
    for (unsigned i = 0; i < spec->args.count; i++) {
        const struct domain *domain = &spec->args.item[i].domain, number = {.kind = VALUE_NUMBER};
        unsigned count = domain->list ? 1 + (unsigned)c->naive.arg[naive->arg + at].number : domain_count(domain);
        for (unsigned k = 0; k < count; k++, at++) {
            struct value table = value_from(c, domain->list && k == 0 ? &number : domain, c->out.arg[effect->arg + at],
                                            both->inst, event);
            if (!same_value(c, spec->args.item[i].name, k, &table, &c->naive.arg[naive->arg + at]))
                return differ(c, "in effect %s", spec->name);
        }
    }
    return true;
}

static bool same_outcome(const struct comparison *c, const struct both *both, const struct fsm_event *event)
{
    const struct fsm_out *out = &c->out;
    const struct naive_outcome *naive = &c->naive;
    if (naive->complaint)
        return differ(c, "the compiler let pass what it must not: %s", naive->complaint);
    if (out->result != naive->result || out->cause != naive->cause)
        return differ(c, "tables: %s by cause %d, the tree: %s by cause %d", fsm_result_name(out->result),
                      (int)out->cause, fsm_result_name(naive->result), (int)naive->cause);
    if (strcmp(subject_of(c), naive_subject(c)) || out->at != naive->at_ms)
        return differ(c, "tables: %s at %" PRId64 ", the tree: %s at %" PRId64, subject_of(c), out->at,
                      naive_subject(c), naive->at_ms);
    if (!same_rows(c))
        return false;
    if (out->result < FSM_BAD_EVENT && strcmp(leaf_name(c, out->to), state_name(c, naive->to)))
        return differ(c, "tables went to %s, the tree to %s", leaf_name(c, out->to), state_name(c, naive->to));
    if (strcmp(leaf_name(c, out->from), state_name(c, naive->from)))
        return differ(c, "tables came from %s, the tree from %s", leaf_name(c, out->from), state_name(c, naive->from));
    if (out->timers != naive->timers)
        return differ(c, "timers changed: tables %" PRIx64 ", the tree %" PRIx64, out->timers, naive->timers);
    if (out->effect_count != naive->effects)
        return differ(c, "tables emit %u effects, the tree %u", out->effect_count, naive->effects);
    for (unsigned n = 0; n < out->effect_count; n++)
        if (!same_effect(c, both, event, n))
            return false;
    return true;
}

/* ---- instances ---- */

static bool same_variables(const struct comparison *c, const struct both *both)
{
    for (unsigned i = 0; i < c->spec->vars.count; i++) {
        const struct variable *variable = &c->spec->vars.item[i];
        assert(!strcmp(variable->name, c->m->vars[i].name));
        for (unsigned k = 0; k < domain_count(&variable->domain); k++) {
            struct value v =
                value_from(c, &variable->domain, both->inst->slot[c->m->vars[i].slot + k], both->inst, NULL);
            if (!same_value(c, variable->name, k, &v, &both->naive.slot[variable->slot + k]))
                return false;
        }
    }
    for (unsigned i = 0; i < c->spec->shared.count; i++) {
        const struct variable *variable = &c->spec->shared.item[i];
        struct value v = value_from(c, &variable->domain, both->shared->slot[c->m->shared[i].slot], both->inst, NULL);
        if (!same_value(c, variable->name, 0, &v, &both->naive_shared->value[i]))
            return false;
    }
    return true;
}

static bool same_times(const struct comparison *c, const struct both *both)
{
    const struct domain instant = {.kind = VALUE_TIME};
    for (unsigned t = 0; t < c->spec->timers; t++) {
        struct value v = value_from(c, &instant, both->inst->slot[c->m->timers[t].slot], both->inst, NULL);
        if (!same_value(c, c->spec->timer[t], 0, &v, &both->naive.deadline[t]))
            return false;
    }
    for (unsigned w = 0; w < c->spec->windows; w++) {
        const struct naive_window *window = &both->naive.window[w];
        const int64_t *mark = &both->inst->slot[c->m->windows[w].slot + c->m->windows[w].count - window->count];
        for (unsigned i = 0; i < window->count; i++)
            if (mark[i] != window->mark_ms[i])
                return differ(c, "marks of window %s", c->spec->window[w].name);
        if (window->count < c->m->windows[w].count && mark[-1] != FSM_MISSING)
            return differ(c, "how many marks window %s has", c->spec->window[w].name);
    }
    if (both->inst->slot[FSM_SLOT_NOW] != both->naive.last_ms)
        return differ(c, "the last instant: tables %" PRId64 ", the tree %" PRId64, both->inst->slot[FSM_SLOT_NOW],
                      both->naive.last_ms);
    return true;
}

static bool same_calls(const struct comparison *c, const struct both *both)
{
    for (unsigned e = 0; e < c->spec->effects; e++) {
        const struct naive_calls *calls = &both->naive.calls[e];
        for (unsigned i = 0; c->spec->effect[e].mode != CALL_NONE && i < c->m->effects[e].calls; i++) {
            int64_t number = both->inst->slot[c->m->effects[e].slot + i];
            if (number != (i < calls->count ? (int64_t)calls->number[i] : FSM_MISSING))
                return differ(c, "outstanding calls of %s", c->spec->effect[e].name);
        }
    }
    return true;
}

static bool same_states(const struct comparison *c, const struct both *both)
{
    if (strcmp(leaf_name(c, both->inst->slot[FSM_SLOT_LEAF]), state_name(c, both->naive.leaf)))
        return differ(c, "tables are in %s, the tree in %s", leaf_name(c, both->inst->slot[FSM_SLOT_LEAF]),
                      state_name(c, both->naive.leaf));
    for (unsigned s = 0; s < c->spec->states; s++) {
        assert(!strcmp(c->m->states[s].name, c->spec->state[s].name));
        if (!c->spec->state[s].keeps_history)
            continue;
        const char *table = leaf_name(c, both->inst->slot[c->m->states[s].history]);
        if (strcmp(table, state_name(c, both->naive.history[s])))
            return differ(c, "history of %s: tables %s, the tree %s", c->spec->state[s].name, table,
                          state_name(c, both->naive.history[s]));
    }
    return true;
}

/* ---- the queue ---- */

static struct value queued_value(const struct domain *domain, int64_t word, const char **bytes)
{
    struct value v = value_of(domain->kind, word);
    if (word == FSM_MISSING)
        return value_missing(domain->kind);
    if (domain->kind == VALUE_TEXT) {
        v.text = *bytes;
        v.count = (uint32_t)word;
        *bytes += word;
    }
    return v;
}

static bool same_queued(const struct comparison *c, const int64_t *entry, const struct occurrence *occurrence,
                        const char **bytes)
{
    const struct fsm_event_def *def = &c->m->events[entry[0]];
    const struct event *event = &c->spec->event[occurrence->event];
    if (strcmp(def->name, event->name) || entry[1] != occurrence->call)
        return differ(c, "queued: tables %s, the tree %s", def->name, event->name);
    for (unsigned f = 0; f < event->fields.count; f++) {
        const struct variable *field = &event->fields.item[f];
        for (unsigned k = 0; k < domain_count(&field->domain); k++) {
            struct value v = queued_value(&field->domain, entry[2 + field->slot + k], bytes);
            const struct value *naive = &occurrence->field[f];
            if (!same_value(c, field->name, k, &v, naive->kind == VALUE_ARRAY ? &naive->element[k] : naive))
                return differ(c, "in queued %s", event->name);
        }
    }
    return true;
}

static bool same_queue(const struct comparison *c, const struct both *both)
{
    const int64_t *slot = both->inst->slot;
    const char *bytes = (const char *)&slot[c->m->slots] + c->m->text_bytes;
    if (slot[FSM_SLOT_QUEUED] != both->naive.queued || slot[FSM_SLOT_RELEASED] != both->naive.released)
        return differ(c, "queued: tables %" PRId64 " (%" PRId64 " released), the tree %u (%u)", slot[FSM_SLOT_QUEUED],
                      slot[FSM_SLOT_RELEASED], both->naive.queued, both->naive.released);
    for (unsigned i = 0; i < both->naive.queued; i++)
        if (!same_queued(c, &slot[c->m->queue_slot + i * (2u + c->m->queue_fields)], both->naive.queue[i], &bytes))
            return false;
    return true;
}

static bool same_instance(const struct comparison *c, const struct both *both)
{
    return same_states(c, both) && same_variables(c, both) && same_times(c, both) && same_calls(c, both) &&
           same_queue(c, both);
}

/* ---- both ways ---- */

static int64_t word_of(const struct value *v)
{
    return v->missing ? FSM_MISSING : v->number;
}

/* The occurrence as the tables take it; `field` and `text` have room. */
static struct fsm_event event_of(const struct comparison *c, const struct occurrence *occurrence, int64_t *field,
                                 struct fsm_text *text)
{
    const struct event *event = &c->spec->event[occurrence->event];
    uint16_t type = 0, texts = 0;
    while (strcmp(c->m->events[type].name, event->name))
        type++;
    for (unsigned f = 0; f < event->fields.count; f++) {
        const struct variable *variable = &event->fields.item[f];
        const struct value *v = &occurrence->field[f];
        for (unsigned k = 0; k < domain_count(&variable->domain); k++) {
            const struct value *element = v->kind == VALUE_ARRAY ? &v->element[k] : v;
            field[variable->slot + k] = word_of(element);
            if (variable->domain.kind != VALUE_TEXT)
                continue;
            text[texts] =
                (struct fsm_text){element->missing ? "" : element->text, element->missing ? 0 : element->count};
            field[variable->slot + k] = element->missing ? FSM_MISSING : texts;
            texts++;
        }
    }
    return (struct fsm_event){.type = type, .call = occurrence->call, .field = field, .text = text};
}

static void count(struct comparison *c)
{
    if (!c->tally)
        return;
    c->tally->steps++;
    c->tally->result[c->out.result]++;
    c->tally->cause[c->out.cause]++;
}

#define STEPS_A_MOMENT 40 /* a machine that restarts a timer of no length would fire for ever */

static bool run_moment(struct comparison *c, struct both *both, const struct moment *moment)
{
    int64_t field[FSM_FIELDS_MAX];
    struct fsm_text text[FSM_FIELDS_MAX];
    struct fsm_event event = {0};
    if (moment->occurrence)
        event = event_of(c, moment->occurrence, field, text);
    for (unsigned steps = 0; steps < STEPS_A_MOMENT; steps++) {
        fsm_step(c->m, both->shared, both->inst, moment->occurrence ? &event : NULL, moment->now_ms, &c->out);
        naive_step(&both->naive, both->naive_shared, moment->occurrence, moment->now_ms, &c->naive);
        count(c);
        bool released = c->out.cause == FSM_BY_RELEASE;
        if (!same_outcome(c, both,
                          released             ? &c->out.released
                          : moment->occurrence ? &event
                                               : NULL) ||
            !same_instance(c, both))
            return false;
        if (c->out.cause == FSM_BY_EVENT)
            break;
    }
    return true;
}

static bool run_creation(struct comparison *c, const struct trace *trace, unsigned i)
{
    struct both *both = &c->both[i];
    int64_t param[SPEC_MOST];
    for (unsigned p = 0; p < c->spec->params.count; p++)
        param[p] = word_of(&trace->param[i][p]);
    if (i % 2 == 0) {
        fsm_shared_init(c->m, param, trace->begin_ms[i], both->shared);
        naive_shared_init(c->spec, both->naive_shared, trace->param[i], trace->begin_ms[i]);
    }
    fsm_create(c->m, both->shared, both->inst, param, trace->begin_ms[i], &c->out);
    naive_create(c->spec, &both->naive, both->naive_shared, trace->param[i], trace->begin_ms[i], &c->naive);
    count(c);
    both->exists = c->out.result == FSM_STEPPED;
    return same_outcome(c, both, NULL) && (!both->exists || same_instance(c, both));
}

static void comparison_open(struct comparison *c, const struct subject *subject)
{
    c->spec = subject->spec;
    c->m = subject->machine;
    c->out.capacity = (uint32_t)fsm_out_size(c->m);
    c->out.bytes = malloc(c->out.capacity + 1);
    for (unsigned i = 0; i < PAIR_INSTANCES; i++) {
        struct both *both = &c->both[i];
        both->inst = malloc(fsm_instance_size(c->m));
        both->shared = i % 2 ? c->both[i - 1].shared : malloc(fsm_shared_size(c->m) + 1);
        both->naive_shared = &c->naive_shared[i / 2];
        both->exists = false;
        assert(both->inst && both->shared);
    }
}

static void comparison_close(struct comparison *c)
{
    for (unsigned i = 0; i < PAIR_INSTANCES; i++) {
        free(c->both[i].inst);
        if (i % 2 == 0)
            free(c->both[i].shared);
    }
    free(c->out.bytes);
}

bool compare(const struct subject *subject, const struct trace *trace, struct tally *tally, FILE *to, unsigned *at)
{
    static struct comparison c;
    bool good = true;
    c.tally = tally;
    c.to = to;
    *at = 0;
    comparison_open(&c, subject);
    for (unsigned i = 0; i < PAIR_INSTANCES && good; i++)
        good = run_creation(&c, trace, i);
    for (unsigned i = 0; i < trace->moments && good; i++) {
        const struct moment *moment = &trace->moment[i];
        if (moment->skipped || !c.both[moment->instance].exists)
            continue;
        *at = i;
        good = run_moment(&c, &c.both[moment->instance], moment);
    }
    comparison_close(&c);
    return good;
}
