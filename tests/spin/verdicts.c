/* verdicts.c: what our own exploration says of a machine, a line for each promise, to be held against SPIN's.
 *
 *   verdicts FILE INSTANCES [PARAM=VALUE]…
 *
 * prints `promise NAME violated|holds|reached|unreached`, `tick MS` and `states N`. Exit status 1 if nothing was
 * exhausted. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "compile.h"
#include "explore.h"
#include "source.h"
#include "value.h"

static bool set_param(const struct fsm_machine *m, int64_t *params, char *setting)
{
    char *equals = strchr(setting, '=');
    if (!equals)
        return false;
    *equals = 0;
    for (uint16_t i = 0; i < m->param_count; i++)
        if (!strcmp(m->params[i].name, setting))
            return fsm_value_parse(m, &m->types[m->params[i].type], equals + 1,
                                   &params[m->params[i].slot - m->param_slot]);
    return false;
}

static const char *verdict_of(const struct fsm_promise_def *promise, bool decided)
{
    if (promise->kind == FSM_REACHABLE)
        return decided ? "reached" : "unreached";
    return decided ? "violated" : "holds";
}

static int explore_machine(const struct fsm_machine *m, int count, char **settings)
{
    int64_t params[FSM_SLOTS_MAX];
    fsm_defaults(m, params);
    struct exploration x = {.m = m, .params = params, .count_only = true, .instances = (unsigned)atoi(settings[0])};
    for (int i = 1; i < count; i++)
        if (!set_param(m, params, settings[i])) {
            fprintf(stderr, "verdicts: no such setting: %s\n", settings[i]);
            return 2;
        }
    explore(&x);
    for (uint16_t p = 0; p < m->promise_count; p++)
        printf("promise %s %s\n", m->promises[p].name, verdict_of(&m->promises[p], x.promise[p].decided));
    printf("tick %" PRId64 "\nstates %" PRIu64 "\n", x.world.tick, x.states);
    int result = x.exhausted ? 0 : 1;
    if (result)
        fprintf(stderr, "verdicts: %s was not exhausted\n", m->name);
    exploration_close(&x);
    return result;
}

int main(int argc, char **argv)
{
    struct source source;
    struct compilation compilation;
    char message[512];
    if (argc < 3 || !source_read(argv[1], &source, message, sizeof message)) {
        fprintf(stderr, "verdicts: %s\n", argc < 3 ? "FILE INSTANCES [PARAM=VALUE]…" : message);
        return 2;
    }
    int result = 2;
    compile(&compilation, &source);
    if (compilation.machine)
        result = explore_machine(compilation.machine, argc - 2, argv + 2);
    else
        diags_print(compilation.diags, stderr, DIAG_PLAIN);
    compilation_close(&compilation);
    source_release(&source);
    return result;
}
