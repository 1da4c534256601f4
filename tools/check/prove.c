/* prove.c: explorations of all settings, added up. */
#include "prove.h"

#include <string.h>

#include "json_text.h"

static void add_note(struct certificate *certificate, const char *note, struct arena *arena)
{
    for (size_t i = 0; i < certificate->notes.count; i++)
        if (!strcmp(certificate->notes.item[i], note))
            return;
    list_push(&certificate->notes, arena_text(arena, note, strlen(note)));
}

static void add_to_certificate(struct certificate *certificate, const struct exploration *x, struct arena *arena)
{
    certificate->settings++;
    certificate->states += x->states;
    certificate->depth = x->depth > certificate->depth ? x->depth : certificate->depth;
    certificate->exhausted = certificate->exhausted && x->exhausted;
    certificate->bound = certificate->bound ? certificate->bound : x->bound;
    certificate->instances = x->instances;
    certificate->seconds += x->seconds;
    if (!certificate->tick || (x->world.tick && x->world.tick < certificate->tick))
        certificate->tick = x->world.tick;
    for (uint16_t i = 0; i < x->world.note_count; i++)
        add_note(certificate, x->world.notes[i], arena);
}

static void explore_setting(struct proof *proof, const int64_t *params, const struct prove_bounds *bounds,
                            struct arena *arena)
{
    struct exploration x = {.m = proof->certificate.m,
                            .params = params,
                            .tick = bounds->tick,
                            .instances = bounds->instances,
                            .max_states = bounds->states,
                            .max_depth = bounds->depth,
                            .stop = bounds->stop,
                            .progress = bounds->progress,
                            .gap = findings_gap,
                            .context = &proof->findings};
    explore(&x);
    if (bounds->ended)
        bounds->ended(&x);
    findings_add(&proof->findings, &x);
    add_to_certificate(&proof->certificate, &x, arena);
    exploration_close(&x);
}

static void explore_settings(struct proof *proof, const struct prove_bounds *bounds, struct arena *arena)
{
    struct certificate *certificate = &proof->certificate;
    const struct findings *findings = &proof->findings;
    certificate->explored = certificate->exhausted = true;
    for (unsigned n = 0; n < proof->settings.count && certificate->exhausted && !(bounds->stop && *bounds->stop); n++)
        explore_setting(proof, proof->settings.value[n], bounds, arena);
    findings_conclude(&proof->findings);
    for (uint16_t p = 0; p < certificate->m->promise_count; p++)
        certificate->broken += certificate->m->promises[p].kind == FSM_REACHABLE
                                   ? findings->exhausted && !findings->reached[p]
                                   : findings->violated[p];
}

void prove(struct proof *proof, struct compilation *c, const int64_t *base, const struct prove_bounds *bounds,
           const char *save)
{
    *proof = (struct proof){.certificate = {.m = c->machine}};
    settings_make(&proof->settings, c->machine, base, &c->arena);
    proof->certificate.varied = proof->settings.varied;
    proof->certificate.fixed = proof->settings.fixed;
    certificate_count(&proof->certificate, &c->model);
    findings_open(&proof->findings, c, save);
    if (bounds)
        explore_settings(proof, bounds, &c->arena);
}

void proof_close(struct proof *proof)
{
    findings_close(&proof->findings);
    list_release(&proof->certificate.notes);
}

const char *proof_verdict(const struct proof *proof, const struct compilation *c)
{
    if (diags_errors(c->diags))
        return "not proved";
    if (!proof->certificate.explored)
        return "tables checked";
    return proof->certificate.exhausted ? "proved" : "no mistake found";
}

static const char *promise_verdict(const struct findings *findings, const struct fsm_machine *m, uint16_t p)
{
    if (m->promises[p].kind == FSM_REACHABLE)
        return findings->reached[p] ? "reached" : findings->exhausted ? "unreached" : "unknown";
    return findings->violated[p] ? "violated" : findings->exhausted ? "holds" : "unknown";
}

void proof_print_json(FILE *to, const struct proof *proof, const struct compilation *c)
{
    static const char *const KIND[] = {"invariant", "assume", "reachable"};
    const struct fsm_machine *m = c->machine;
    fputs("\"promises\": [", to);
    for (uint16_t p = 0; p < m->promise_count; p++) {
        fputs(p ? ", {\"name\": " : "{\"name\": ", to);
        json_text(to, m->promises[p].name);
        fprintf(to, ", \"kind\": \"%s\", \"verdict\": \"%s\"}", KIND[m->promises[p].kind],
                promise_verdict(&proof->findings, m, p));
    }
    fputs("], \"certificate\": ", to);
    certificate_print_json(to, &proof->certificate, diags_errors(c->diags), diags_warnings(c->diags));
}
