/* certificate.c: what was established, in words that claim no more than was done. */
#include "certificate.h"

#include <inttypes.h>
#include <string.h>

#include "code.h"
#include "json_text.h"
#include "number.h"

/* ---- measures ---- */

static void count_tables(struct certificate *certificate, const struct model *model)
{
    for (size_t i = 0; i < model->uses.count; i++) {
        certificate->tables++;
        certificate->unsure += model->uses.item[i]->unsure != NULL;
    }
    for (size_t i = 0; i < model->pairs.count; i++) {
        certificate->tables += model->pairs.item[i].rows > 0;
        certificate->unsure += model->pairs.item[i].unsure != NULL;
    }
}

static void count_promises(struct certificate *certificate, const struct fsm_machine *m)
{
    unsigned *of_kind[] = {&certificate->invariants, &certificate->assumptions, &certificate->reachables};
    for (uint16_t p = 0; p < m->promise_count; p++)
        ++*of_kind[m->promises[p].kind];
}

void certificate_count(struct certificate *certificate, const struct model *model)
{
    count_tables(certificate, model);
    certificate->wrong = model->gap_errors;
    count_promises(certificate, certificate->m);
}

static uint64_t text_bytes(const char *text)
{
    return text ? strlen(text) + 1 : 0;
}

uint64_t certificate_table_bytes(const struct fsm_machine *m)
{
    uint64_t pairs = (uint64_t)m->leaves * fsm_columns(m);
    uint64_t bytes =
        sizeof *m + m->type_count * sizeof *m->types + m->name_count * sizeof *m->names +
        (uint64_t)(m->param_count + m->var_count + m->shared_count + m->field_count + m->arg_count + m->column_count) *
            sizeof *m->vars +
        m->event_count * sizeof *m->events + m->effect_count * sizeof *m->effects + m->timer_count * sizeof *m->timers +
        m->window_count * sizeof *m->windows + m->state_count * sizeof *m->states + m->leaves * sizeof *m->leaf_state +
        m->data_count * sizeof *m->data + m->view_count * sizeof *m->views + m->promise_count * sizeof *m->promises +
        m->trigger_count * sizeof *m->triggers + m->test_count * sizeof *m->tests + m->cell_count * sizeof *m->cells +
        m->mask_count * sizeof *m->masks + m->row_count * sizeof *m->rows + m->decision_count * sizeof *m->decisions +
        m->pair_row_count * sizeof *m->pair_rows + pairs * sizeof *m->pairs + m->constant_count * sizeof *m->constants +
        m->code_count * sizeof *m->code;
    for (uint32_t r = 0; r < m->row_count; r++)
        bytes += text_bytes(m->rows[r].text);
    return bytes;
}

/* Comparisons that one instruction makes, calls left out. */
static uint32_t cost_of(const struct fsm_machine *m, const uint32_t *word)
{
    uint32_t cuts = 0, count = 0;
    switch (FSM_I_OP(word[0])) {
    case FSM_OP_CUT:
    case FSM_OP_CUT_TOP:
    case FSM_OP_SWITCH:
    case FSM_OP_SWITCH_TOP:
    case FSM_OP_UNLESS:
    case FSM_OP_EQ:
    case FSM_OP_NE:
    case FSM_OP_LT:
    case FSM_OP_LE:
    case FSM_OP_GT:
    case FSM_OP_GE:
        return 1;
    case FSM_OP_CUTS:
    case FSM_OP_CUTS_TOP:
        cuts = word[1];
        break;
    case FSM_OP_ATOM:
        cuts = m->tests[FSM_I_A(word[0])].cuts;
        break;
    case FSM_OP_ALL:
    case FSM_OP_ANY:
    case FSM_OP_COUNT:
        return word[1] & 0xffffu;
    case FSM_OP_SCAN:
    case FSM_OP_SCAN_ALL: {
        uint32_t stride = FSM_I_OP(word[0]) == FSM_OP_SCAN ? 2 : 1;
        for (uint32_t i = 0; i < word[2]; i++)
            count += m->rows[word[3 + i * stride]].cells;
        return count;
    }
    default:
        return 0;
    }
    while (cuts) { /* by halves */
        count++;
        cuts /= 2;
    }
    return count;
}

static uint32_t most_of(const uint32_t *cost, const uint32_t *target, uint32_t count, uint32_t stride)
{
    uint32_t most = 0;
    for (uint32_t i = 0; i < count; i++)
        most = cost[target[i * stride]] > most ? cost[target[i * stride]] : most;
    return most;
}

/* What the costliest way on from an instruction costs. */
static uint32_t cost_after(const struct fsm_machine *m, const uint32_t *cost, uint32_t at, bool ends)
{
    const uint32_t *word = m->code + at;
    uint32_t next = ends ? 0 : cost[at + fsm_op_words(m->code, at)];
    switch (FSM_I_OP(word[0])) {
    case FSM_OP_JUMP:
        return cost[FSM_I_A(word[0])];
    case FSM_OP_UNLESS:
        return cost[FSM_I_A(word[0])] > next ? cost[FSM_I_A(word[0])] : next;
    case FSM_OP_SWITCH:
    case FSM_OP_SWITCH_TOP:
        return most_of(cost, word + 3, word[1], 1);
    case FSM_OP_CUT:
    case FSM_OP_CUT_TOP:
        return most_of(cost, word + 2, 2, 1);
    case FSM_OP_CUTS:
    case FSM_OP_CUTS_TOP:
        return most_of(cost, word + 3, word[1] + 1, 1);
    case FSM_OP_SCAN: {
        uint32_t most = most_of(cost, word + 4, word[2], 2), none = cost[word[3 + 2 * word[2]]];
        return most > none ? most : none;
    }
    case FSM_OP_RET:
    case FSM_OP_GAP:
    case FSM_OP_ANSWER:
    case FSM_OP_DONE:
        return 0;
    default:
        return next;
    }
}

/* Jumps lead forward, so that one pass downwards gives the cost from each instruction on; a call leads back to a cost
 * that a pass before has found. Passes go on until nothing changes, at most as many as calls are deep. */
uint32_t certificate_comparisons(const struct fsm_machine *m)
{
    uint32_t *start = mem_resize(NULL, (m->code_count + 1u) * sizeof *start), starts = 0, most = 0;
    uint32_t *cost = mem_resize(NULL, (m->code_count + 1u) * sizeof *cost);
    memset(cost, 0, (m->code_count + 1u) * sizeof *cost);
    for (uint32_t at = 0; at < m->code_count; at += fsm_op_words(m->code, at))
        start[starts++] = at;
    bool changed = true;
    for (int pass = 0; changed && pass <= FSM_CALLS_MAX; pass++) {
        changed = false;
        for (uint32_t i = starts; i-- > 0;) {
            uint32_t at = start[i], call = 0;
            if (FSM_I_OP(m->code[at]) == FSM_OP_CALL)
                call = cost[FSM_I_A(m->code[at])];
            uint32_t all = cost_of(m, m->code + at) + call + cost_after(m, cost, at, i + 1 == starts);
            changed = changed || all != cost[at];
            cost[at] = all;
        }
    }
    for (uint32_t i = 0; i < (uint32_t)m->leaves * fsm_columns(m); i++)
        if (i % fsm_columns(m) != fsm_always(m) && cost[m->pairs[i].code] > most)
            most = cost[m->pairs[i].code];
    mem_free(start);
    mem_free(cost);
    return most;
}

/* ---- words ---- */

static const char *duration(int64_t ms, char *text, size_t size)
{
    struct fsm_sink sink = {.to = text, .room = size};
    fsm_duration_print(&sink, ms);
    fsm_sink_end(&sink);
    return text;
}

static void print_states(FILE *to, const struct certificate *c)
{
    char tick[64];
    if (!c->explored) {
        fprintf(to, "states: skipped: not explored");
        return;
    }
    if (c->exhausted)
        fprintf(to, "states: exhausted %" PRIu64 " states", c->states);
    else
        fprintf(to, "states: bounded at %" PRIu64 " states, depth %" PRIu32, c->states, c->depth);
    if (c->tick)
        fprintf(to, " on a grid of %s", duration(c->tick, tick, sizeof tick));
    if (c->instances > 1)
        fprintf(to, ", %u instances that share", c->instances);
    if (c->settings > 1)
        fprintf(to, ", %u settings of parameters", c->settings);
    if (!c->exhausted && c->bound)
        fprintf(to, ": %s", c->bound);
}

static void print_count(FILE *to, unsigned count, const char *what)
{
    fprintf(to, "%u %s%s", count, what, count == 1 ? "" : "s");
}

static void print_promises(FILE *to, const struct certificate *c)
{
    print_count(to, c->invariants, "invariant");
    fputs(", ", to);
    print_count(to, c->assumptions, "assumption");
    fprintf(to, ", %u reachable: ", c->reachables);
}

void certificate_print(FILE *to, const struct certificate *c, const char *prefix)
{
    fprintf(to, "%sspec: sha256 ", prefix);
    for (size_t i = 0; i < sizeof c->m->hash; i++)
        fprintf(to, "%02x", c->m->hash[i]);
    fprintf(to, "\n%stables: ", prefix);
    if (c->wrong)
        fprintf(to, "%u, with gaps or overlaps\n", c->tables);
    else if (c->unsure)
        fprintf(to, "%u exact, %u bounded: gaps were searched for, not excluded\n", c->tables - c->unsure, c->unsure);
    else
        fprintf(to, "%u exact: no gap, no overlap\n", c->tables);
    fputs(prefix, to);
    print_states(to, c);
    fputc('\n', to);
    if (c->explored && (*c->varied || *c->fixed))
        fprintf(to, "%sparameters: %s%s%s%s\n", prefix, *c->varied ? "every value of " : "", c->varied,
                *c->varied && *c->fixed ? "; " : "", c->fixed);
    fprintf(to, "%spromises: ", prefix);
    if (!c->explored)
        fprintf(to, "skipped\n");
    else
        print_promises(to, c);
    if (c->explored && c->broken)
        fprintf(to, "%u broken\n", c->broken);
    else if (c->explored)
        fprintf(to, "%s\n", c->exhausted ? "all hold" : "none violated as far as was explored");
    for (size_t i = 0; i < c->notes.count; i++)
        fprintf(to, "%snot exact: %s\n", prefix, c->notes.item[i]);
    fprintf(to, "%stables' bytes: %" PRIu64 "; comparisons per event: at most %" PRIu32 "; no malloc, no recursion\n",
            prefix, certificate_table_bytes(c->m), certificate_comparisons(c->m));
}

static void print_json_list(FILE *to, const struct certificate *c)
{
    for (size_t i = 0; i < c->notes.count; i++) {
        fputs(i ? ", " : "", to);
        json_text(to, c->notes.item[i]);
    }
}

void certificate_print_json(FILE *to, const struct certificate *c, unsigned errors, unsigned warnings)
{
    fputs("{\"machine\": ", to);
    json_text(to, c->m->name);
    fputs(", \"spec\": \"", to);
    for (size_t i = 0; i < sizeof c->m->hash; i++)
        fprintf(to, "%02x", c->m->hash[i]);
    fprintf(to, "\", \"errors\": %u, \"warnings\": %u, \"tables\": {\"count\": %u, \"bounded\": %u}, ", errors,
            warnings, c->tables, c->unsure);
    fprintf(to,
            "\"exploration\": {\"result\": \"%s\", \"states\": %" PRIu64 ", \"depth\": %" PRIu32
            ", \"tick_ms\": %" PRId64 ", \"instances\": %u, \"settings\": %u, \"seconds\": %.3f, \"bound\": ",
            !c->explored   ? "skipped"
            : c->exhausted ? "exhausted"
                           : "bounded",
            c->states, c->depth, c->tick, c->instances, c->settings, c->seconds);
    json_text(to, c->bound);
    fputs(", \"every_value_of\": ", to);
    json_text(to, c->varied ? c->varied : "");
    fputs(", \"fixed\": ", to);
    json_text(to, c->fixed ? c->fixed : "");
    fputs(", \"not_exact\": [", to);
    print_json_list(to, c);
    fprintf(to,
            "]}, \"table_bytes\": %" PRIu64 ", \"comparisons_per_event\": %" PRIu32
            ", \"malloc\": false, \"recursion\": false}",
            certificate_table_bytes(c->m), certificate_comparisons(c->m));
}
