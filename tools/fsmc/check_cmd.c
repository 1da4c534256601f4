/* check_cmd.c: fsmc check: everything that can be established of a spec before it runs.
 *
 * Tables are checked by the compiler as it builds them. Then all reachable states are explored, once for every setting
 * of the parameters, and what that shows is reported like any other mistake. A certificate says how far it went. */
#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "command.h"
#include "emit_files.h"
#include "json_text.h"
#include "options.h"
#include "prove.h"
#include "source.h"
#include "value.h"

#define STATES_DEFAULT 50000000 /* at about 25 bytes each */

struct check {
    const char *tick, *max_states, *max_depth, *instances, *save, *output, *set;
    bool json, tables;
    int64_t tick_ms;
    uint64_t states;
    uint32_t depth, count;
    bool first; /* of several files in JSON */
};

static volatile sig_atomic_t interrupted;

static void interrupt(int signal_number)
{
    interrupted = 1;
    signal(signal_number, SIG_DFL); /* a second one ends it at once */
}

/* ---- progress ---- */

#define PATIENCE_SECONDS 1.0

static void progress(void *context, const struct exploration *x)
{
    (void)context;
    if (!isatty(STDERR_FILENO) || x->seconds < PATIENCE_SECONDS)
        return;
    fprintf(stderr, "\r%s: %.2f M states, %.2f M/s, depth %u, %.0f MB\033[K", x->m->name, (double)x->states / 1e6,
            (double)x->states / x->seconds / 1e6, x->depth, (double)(x->state_bytes + x->overhead_bytes) / 1e6);
}

static void progress_end(const struct exploration *x)
{
    if (isatty(STDERR_FILENO) && x->seconds >= PATIENCE_SECONDS)
        fputs("\r\033[K", stderr);
}

/* ---- parameters ---- */

/* `name=value,name=value`; false after a message. */
static bool set_parameters(const struct fsm_machine *m, const char *text, int64_t *value)
{
    char *copy = text ? strdup(text) : NULL, *rest = copy, *word;
    bool good = true;
    while (good && rest && (word = strsep(&rest, ","))) {
        char *equals = strchr(word, '=');
        uint16_t p = 0;
        if (equals)
            *equals = 0;
        while (p < m->param_count && strcmp(m->params[p].name, word))
            p++;
        good = equals && p < m->param_count && m->types[m->params[p].type].count == 1 &&
               fsm_value_parse(m, &m->types[m->params[p].type], equals + 1, &value[m->params[p].slot - m->param_slot]);
        if (!good)
            command_fail("--set %s: no parameter of %s takes that", text, m->name);
    }
    free(copy);
    return good;
}

/* ---- one file ---- */

static void print_result(const struct check *check, const struct compilation *c, const struct proof *proof)
{
    if (check->json) {
        fputs(", ", stdout);
        proof_print_json(stdout, proof, c);
        return;
    }
    printf("%s: %s\n", c->source->name, proof_verdict(proof, c));
    certificate_print(stdout, &proof->certificate, "  ");
    if (proof->certificate.explored)
        printf("  time: %.2f s\n", proof->certificate.seconds);
}

static int check_machine(const struct check *check, struct compilation *c)
{
    const struct prove_bounds bounds = {.tick = check->tick_ms,
                                        .instances = check->count,
                                        .states = check->states,
                                        .depth = check->depth,
                                        .stop = &interrupted,
                                        .progress = progress,
                                        .ended = progress_end};
    int64_t base[FSM_SLOTS_MAX] = {0};
    struct proof proof;
    fsm_defaults(c->machine, base);
    if (!set_parameters(c->machine, check->set, base))
        return EXIT_USAGE;
    prove(&proof, c, base, check->tables ? NULL : &bounds, check->save);
    int result = command_report(c->diags, check->json);
    print_result(check, c, &proof);
    if (proof.findings.cannot_save)
        result = command_fail("cannot write to %s: %s", check->save, strerror(errno));
    if (!result && check->output && !emit_files(check->output, c->machine, &proof.certificate))
        result = EXIT_USAGE;
    proof_close(&proof);
    return result;
}

static int check_file(struct check *check, const char *path)
{
    struct source source;
    char message[512];
    if (!source_read(path, &source, message, sizeof message))
        return command_fail("%s", message);
    struct compilation c;
    if (check->json) {
        fputs(check->first ? "[{\"file\": " : ",\n {\"file\": ", stdout);
        json_text(stdout, path);
        fputs(", \"diagnostics\": ", stdout);
        check->first = false;
    }
    compile(&c, &source);
    if (!c.machine) { /* perhaps only gaps: then it is worth knowing whether a run meets them */
        compilation_close(&c);
        compile_with_gaps(&c, &source);
    }
    int result = c.machine ? check_machine(check, &c) : command_report(c.diags, check->json);
    if (check->json)
        putchar('}');
    compilation_close(&c);
    source_release(&source);
    return result;
}

/* ---- the command ---- */

static bool read_count(const char *name, const char *text, uint64_t most, uint64_t *count)
{
    char *end;
    if (!text)
        return true;
    errno = 0;
    unsigned long long value = strtoull(text, &end, 10);
    if (errno || *end || end == text || *text == '-' || value > most) {
        command_fail("%s wants a number up to %llu, not %s", name, (unsigned long long)most, text);
        return false;
    }
    *count = value;
    return true;
}

static bool read_options(struct check *check)
{
    uint64_t depth = 0, instances = 0;
    const struct fsm_type duration = {.kind = FSM_DURATION, .lo = 1, .hi = INT64_C(86400000), .count = 1};
    check->states = STATES_DEFAULT;
    if (check->tick && !fsm_value_parse(NULL, &duration, check->tick, &check->tick_ms)) {
        command_fail("--tick wants a duration such as 500ms, not %s", check->tick);
        return false;
    }
    if (!read_count("--max-states", check->max_states, UINT32_MAX, &check->states) ||
        !read_count("--max-depth", check->max_depth, UINT32_MAX, &depth) ||
        !read_count("--instances", check->instances, 8, &instances))
        return false;
    check->depth = (uint32_t)depth;
    check->count = (uint32_t)instances;
    return true;
}

int command_check(int argc, char **argv)
{
    struct check check = {.first = true};
    const struct option options[] = {{"--json", &check.json, NULL},
                                     {"--tables", &check.tables, NULL},
                                     {"--tick", NULL, &check.tick},
                                     {"--max-states", NULL, &check.max_states},
                                     {"--max-depth", NULL, &check.max_depth},
                                     {"--instances", NULL, &check.instances},
                                     {"--set", NULL, &check.set},
                                     {"--save", NULL, &check.save},
                                     {"-o", NULL, &check.output},
                                     {"--output", NULL, &check.output},
                                     {NULL, NULL, NULL}};
    int count = options_parse(options, argc, argv), worst = EXIT_FINE;
    if (count < 0 || !read_options(&check))
        return EXIT_USAGE;
    if (count == 0)
        return command_fail("check wants one or more .fsm files");
    if (check.output && mkdir(check.output, 0777) && errno != EEXIST)
        return command_fail("cannot make %s: %s", check.output, strerror(errno));
    signal(SIGINT, interrupt);
    for (int i = 1; i <= count && !interrupted; i++) {
        int result = check_file(&check, argv[i]);
        worst = result > worst ? result : worst;
    }
    if (check.json)
        puts(check.first ? "[]" : "]");
    return interrupted ? 130 : worst;
}
