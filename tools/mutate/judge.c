/* judge.c: compiles a mutant, compares it, runs the scenarios on it, explores it. */
#include "judge.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "findings.h"
#include "same.h"
#include "settings.h"

#define TESTS_SECONDS 20  /* then a mutant has died; its scenarios take milliseconds */
#define PROOF_SECONDS 120 /* then the proof is bounded */

const char *fate_name(enum fate fate)
{
    static const char *const name[FATES] = {"untried", "refused", "invalid", "equal",
                                            "golden",  "proof",   "died",    "survived"};
    return name[fate];
}

bool fate_is_kill(enum fate fate)
{
    return fate == FATE_REFUSED || fate == FATE_GOLDEN || fate == FATE_PROOF || fate == FATE_DIED;
}

bool fate_is_counted(enum fate fate)
{
    return fate_is_kill(fate) || fate == FATE_SURVIVED;
}

static void say(struct verdict *verdict, enum fate fate, const char *code, const char *text)
{
    verdict->fate = (uint8_t)fate;
    snprintf(verdict->by, sizeof verdict->by, "%s%s%s", code, *code ? " " : "", text);
}

/* ---- compiling ---- */

/* The edit wrote words that cannot stand there: that says nothing of the spec. A deletion writes no words. */
static bool is_nonsense(const struct mutant *mutant, const char *code)
{
    static const char *const codes[] = {"E202", "E203", "E206", "E207", "E209", "E210",
                                        "E216", "E218", "E219", "E309", "E413"};
    if (mutant->kind == MUTANT_DELETE_ROW || mutant->kind == MUTANT_SWAP_ROWS || mutant->kind == MUTANT_DROP_ACTION)
        return false;
    for (size_t i = 0; i < sizeof codes / sizeof codes[0]; i++)
        if (!strcmp(code, codes[i]))
            return true;
    return code[1] == '1';
}

/* The first error; false if there is none. */
static bool first_error(const struct diags *diags, const char **code, const char **text)
{
    for (size_t n = 0; diags_item(diags, n, code, text); n++)
        if (**code == 'E')
            return true;
    return false;
}

static bool has_code(const struct source *source, const char *wanted)
{
    struct compilation c;
    const char *code, *text;
    bool found = false;
    compile(&c, source);
    for (size_t n = 0; !found && diags_item(c.diags, n, &code, &text); n++)
        found = !strcmp(code, wanted);
    compilation_close(&c);
    return found;
}

/* Whether two rows never answer the same input, or answer it alike. */
static bool order_is_idle(const struct judge *judge, const struct mutant *mutant)
{
    if (!mutant->probe)
        return false;
    const struct source probe = {judge->source->name, mutant->probe, (uint32_t)strlen(mutant->probe)};
    return !has_code(&probe, "E302");
}

/* ---- tests ---- */

static void judge_machine(const struct judge *judge, const struct mutant *mutant, const struct fsm_machine *m,
                          struct verdict *verdict)
{
    if (mutant && (machine_is_same(judge->original->machine, m) || order_is_idle(judge, mutant))) {
        say(verdict, FATE_EQUAL, "", "");
        return;
    }
    const char *title = suite_run(judge->suite, m);
    say(verdict, title ? FATE_GOLDEN : FATE_SURVIVED, "", title ? title : "");
}

static struct source source_of(const struct judge *judge, const struct mutant *mutant)
{
    struct source source = {.name = judge->source->name};
    const struct mutant none = {.with = ""};
    source.text = mutant_text(judge->source, mutant ? mutant : &none, &source.length);
    return source;
}

void judge_tests(const struct judge *judge, const struct mutant *mutant, struct verdict *verdict)
{
    struct source source = source_of(judge, mutant);
    struct compilation c;
    const char *code = "", *text = "";
    *verdict = (struct verdict){0};
    alarm(TESTS_SECONDS); /* its signal is the end of this process */
    compile(&c, &source);
    if (c.machine)
        judge_machine(judge, mutant, c.machine, verdict);
    else if (first_error(c.diags, &code, &text))
        say(verdict, mutant && is_nonsense(mutant, code) ? FATE_INVALID : FATE_REFUSED, code, text);
    alarm(0);
    compilation_close(&c);
    mem_free((char *)(uintptr_t)source.text);
}

/* ---- proof ---- */

static volatile sig_atomic_t late;

static void be_late(int signal_number)
{
    (void)signal_number;
    late = 1;
}

static bool is_known(const struct judge *judge, const char *code, const char *text)
{
    size_t length = strlen(code);
    for (size_t i = 0; i < judge->known.count; i++)
        if (!strncmp(judge->known.item[i], code, length) && !strcmp(judge->known.item[i] + length + 1, text))
            return true;
    return false;
}

/* What never happens is known only of what was explored to its end, and so is whether that is new. */
static bool says_never(const char *code)
{
    return !strcmp(code, "E401") || !strcmp(code, "E404") || !strcmp(code, "E502");
}

/* The first error that the original does not have. */
static bool finds_new(const struct judge *judge, const struct diags *diags, const char **code, const char **text)
{
    for (size_t n = 0; diags_item(diags, n, code, text); n++)
        if (**code == 'E' && !is_known(judge, *code, *text) && !(judge->bounded && says_never(*code)))
            return true;
    return false;
}

/* Stops at the first setting that shows something, and at one that is not exhausted. */
static bool explore_all(const struct judge *judge, struct compilation *c, bool all)
{
    int64_t base[FSM_SLOTS_MAX] = {0};
    struct settings settings;
    struct findings findings;
    const char *code, *text;
    fsm_defaults(c->machine, base);
    settings_make(&settings, c->machine, base, &c->arena);
    findings_open(&findings, c, NULL);
    for (unsigned n = 0; n < settings.count && findings.exhausted; n++) {
        struct exploration x = {.m = c->machine,
                                .params = settings.value[n],
                                .max_states = judge->max_states,
                                .stop = all ? judge->stop : &late,
                                .gap = findings_gap,
                                .context = &findings};
        explore(&x);
        findings_add(&findings, &x);
        exploration_close(&x);
        if (!all && finds_new(judge, c->diags, &code, &text))
            break;
    }
    findings_conclude(&findings);
    bool exhausted = findings.exhausted;
    findings_close(&findings);
    return exhausted;
}

/* Findings may come of reaching more and of reaching less: the messages tell them apart. */
static void keep_findings(struct judge *judge, struct arena *arena, const struct diags *diags)
{
    const char *code, *text;
    for (size_t n = 0; diags_item(diags, n, &code, &text); n++)
        if (*code == 'E')
            list_push(&judge->known, arena_printf(arena, "%s %s", code, text));
}

void judge_proof(struct judge *judge, const struct mutant *mutant, struct verdict *verdict)
{
    struct source source = source_of(judge, mutant);
    struct compilation c;
    const char *code, *text;
    *verdict = (struct verdict){.fate = FATE_SURVIVED, .explored = true};
    if (mutant) {
        signal(SIGALRM, be_late);
        alarm(PROOF_SECONDS);
    }
    compile(&c, &source);
    verdict->bounded = !explore_all(judge, &c, !mutant);
    if (!mutant) {
        judge->bounded = verdict->bounded;
        keep_findings(judge, &judge->suite->arena, c.diags);
    } else if (finds_new(judge, c.diags, &code, &text)) {
        say(verdict, FATE_PROOF, code, text);
    }
    compilation_close(&c);
    mem_free((char *)(uintptr_t)source.text);
}
